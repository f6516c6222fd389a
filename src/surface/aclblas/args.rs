//! Argument checks: each yields the argument in the type the operations want, or the status.

use super::status::{Outcome, refuse};
use super::types::*;
use crate::abi::shape;
use crate::op::batched::Trans;
use core::ffi::c_int;
use core::fmt::Arguments;

/// Refuses an argument unless `holds`.
pub(super) fn valid(call: &'static str, holds: bool, text: Arguments) -> Outcome {
    if holds { Ok(()) } else { Err(refuse(call, ACLBLAS_STATUS_INVALID_VALUE, text)) }
}

/// A dimension: not negative.
pub(super) fn dim(call: &'static str, name: &str, value: c_int) -> Outcome<usize> {
    valid(call, value >= 0, format_args!("{name} is {value}"))?;
    Ok(value as usize)
}

/// A leading dimension: at least max(1, rows).
pub(super) fn leading(call: &'static str, name: &str, value: c_int, rows: usize) -> Outcome<usize> {
    let holds = value >= 1 && value as usize >= rows;
    valid(call, holds, format_args!("{name} is {value} for {rows} rows"))?;
    Ok(value as usize)
}

/// A pointer: not NULL.
pub(super) fn required<X>(call: &'static str, name: &str, pointer: *const X) -> Outcome {
    valid(call, !pointer.is_null(), format_args!("{name} is NULL"))
}

/// An operation: listed.
pub(super) fn operation(call: &'static str, trans: aclblasOperation_t) -> Outcome<Trans> {
    match trans {
        ACLBLAS_OP_N => Ok(Trans::No),
        ACLBLAS_OP_T => Ok(Trans::Yes),
        ACLBLAS_OP_C => Ok(Trans::Conj),
        _ => Err(refuse(call, ACLBLAS_STATUS_INVALID_ENUM, format_args!("trans is {}", trans.0))),
    }
}

/// A rows x cols matrix and `batch` arrays of `rows` integers lie inside the address space.
pub(super) fn fits<T>(
    call: &'static str,
    (rows, cols): (usize, usize),
    ld: usize,
    batch: usize,
) -> Outcome {
    let matrix = shape::matrix_extent(rows, cols, ld).and_then(shape::bytes_of::<T>);
    let pivots = shape::product(&[rows, batch]).and_then(shape::bytes_of::<c_int>);
    let holds = matrix.is_some() && pivots.is_some();
    valid(call, holds, format_args!("the arrays do not fit the address space"))
}

/// The host integer in which getrs, geqrf and gels tell which argument was refused.
pub(super) struct HostInfo(pub *mut c_int);

impl HostInfo {
    /// Stores -position if the check of the argument at that position (the handle is 1) failed.
    pub(super) fn note<X>(&self, position: c_int, check: Outcome<X>) -> Outcome<X> {
        if check.is_err() {
            self.set(-position);
        }
        check
    }

    pub(super) fn set(&self, value: c_int) {
        if !self.0.is_null() {
            // SAFETY: the caller passes NULL or room for one value on the host.
            unsafe { *self.0 = value };
        }
    }
}
