//! Argument checks that both generations share: each yields the argument in the type the operations want.

use super::status::*;
use super::types::*;
use crate::op::sparse::{Array, Base, Index, Matrix, Trans};
use core::ffi::{c_int, c_void};

/// A size at a position: not negative.
#[inline]
pub(super) fn size(call: &'static str, number: u32, name: &str, value: c_int) -> Outcome<usize> {
    parameter(call, number, name, value, value >= 0)?;
    Ok(value as usize)
}

/// op at a position.
#[inline]
pub(super) fn operation(
    call: &'static str,
    number: u32,
    name: &str,
    op: cusparseOperation_t,
) -> Outcome<Trans> {
    parameter(call, number, name, op.0, op.is_known())?;
    Ok(match op {
        CUSPARSE_OPERATION_NON_TRANSPOSE => Trans::No,
        CUSPARSE_OPERATION_TRANSPOSE => Trans::Yes,
        _ => Trans::Conj,
    })
}

/// An array of `len` elements at a position: not NULL unless there are none, aligned, inside the address space.
#[inline]
pub(super) fn array<T>(
    call: &'static str,
    number: u32,
    name: &str,
    start: *const T,
    len: usize,
) -> Outcome<Array<T>> {
    parameter(call, number, name, "NULL pointer", len == 0 || !start.is_null())?;
    Array::new(start, len).map_err(|_| {
        let text = format_args!("parameter number {number} ({name}): {len} elements at {start:?}");
        refuse(call, CUSPARSE_STATUS_INVALID_VALUE, text)
    })
}

/// The arrays of a matrix by compressed rows, at three positions.
pub(super) fn compressed<I: Index, T>(
    call: &'static str,
    (rows, cols, nnz): (usize, usize, usize),
    base: Base,
    (values, value_number): (*const T, u32),
    (offsets, offset_number): (*const I, u32),
    (indices, index_number): (*const I, u32),
) -> Outcome<Matrix<I, T>> {
    let values = array(call, value_number, "csrVal", values, nnz)?;
    let offsets = array(call, offset_number, "csrRowPtr", offsets, rows.saturating_add(1))?;
    let indices = array(call, index_number, "csrColInd", indices, nnz)?;
    Ok(Matrix { rows, cols, base, offsets, indices, values })
}

/// Elements of work memory start at 128 bytes: what a program passes as a buffer is not used, but checked.
#[inline]
pub(super) fn buffer(call: &'static str, number: u32, start: *const c_void) -> Outcome {
    let aligned = start.addr() & 127 == 0;
    parameter(call, number, "pBuffer", format_args!("{start:?}"), !start.is_null() && aligned)
}

/// Bytes of a buffer that a program is told to bring: not 0, which some would not allocate.
pub(super) const BUFFER: usize = 512;
