//! Argument checks: each yields the argument in the type the operations want, or the status.

use super::status::{Outcome, refuse};
use super::types::*;
use crate::abi::fortran::Int;
use crate::abi::shape;
use crate::op::blas::Trans;
use crate::op::queued::Address;
use core::fmt::Arguments;

/// Refuses an argument unless `holds`.
#[inline]
pub(super) fn valid(call: &'static str, holds: bool, text: Arguments) -> Outcome {
    if holds { Ok(()) } else { Err(refuse(call, CUBLAS_STATUS_INVALID_VALUE, text)) }
}

/// A pointer: not NULL, and aligned.
#[inline]
pub(super) fn required<X>(call: &'static str, name: &str, pointer: *const X) -> Outcome {
    let holds = !pointer.is_null() && pointer.is_aligned();
    valid(call, holds, format_args!("{name} is NULL or misaligned"))
}

/// A dimension: not negative.
#[inline]
pub(super) fn dim<I: Int>(call: &'static str, name: &str, value: I) -> Outcome<usize> {
    let value = value.get();
    valid(call, value >= 0, format_args!("{name} is {value}"))?;
    Ok(value as usize)
}

/// A leading dimension: at least max(1, rows).
#[inline]
pub(super) fn leading<I: Int>(
    call: &'static str,
    name: &str,
    value: I,
    rows: usize,
) -> Outcome<usize> {
    let value = value.get();
    let holds = value >= 1 && value as usize >= rows;
    valid(call, holds, format_args!("{name} is {value} for {rows} rows"))?;
    Ok(value as usize)
}

/// An operation: listed, and not the conjugate alone.
#[inline]
pub(super) fn operation(call: &'static str, name: &str, op: cublasOperation_t) -> Outcome<Trans> {
    match op {
        CUBLAS_OP_N => Ok(Trans::No),
        CUBLAS_OP_T => Ok(Trans::Yes),
        CUBLAS_OP_C => Ok(Trans::Conj),
        _ => Err(refuse(call, CUBLAS_STATUS_INVALID_VALUE, format_args!("{name} is {}", op.0))),
    }
}

/// A vector of n > 0 elements: not NULL, and inside the address space.
#[inline]
pub(super) fn vector<T>(
    call: &'static str,
    name: &str,
    x: *const T,
    n: isize,
    inc: isize,
) -> Outcome<Address<T>> {
    required(call, name, x)?;
    let extent = shape::extent(&[n], &[inc.checked_abs().unwrap_or(isize::MAX)]);
    let fits = extent.and_then(shape::bytes_of::<T>).is_some();
    valid(call, fits, format_args!("{name} exceeds the address space"))?;
    Ok(Address::of(x))
}

/// A rows x cols matrix with a leading dimension that has been checked: inside the address space.
#[inline]
pub(super) fn fits<T>(
    call: &'static str,
    name: &str,
    (rows, cols): (usize, usize),
    ld: usize,
) -> Outcome {
    let bytes = shape::matrix_extent(rows, cols, ld).and_then(shape::bytes_of::<T>);
    valid(call, bytes.is_some(), format_args!("{name} exceeds the address space"))
}
