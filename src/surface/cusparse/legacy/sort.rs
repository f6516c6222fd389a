//! Sorting of coordinates and of compressed rows and columns.

use super::super::args::array;
use super::super::handle;
use super::super::status::*;
use super::super::types::*;
use super::args::{buffer, general, give_buffer_size, size};
use crate::abi::guard;
use crate::op::sparse::{Array, sort};
use core::ffi::{c_int, c_void};

/// Writes 0, 1, ... n - 1 to p. Asynchronous.
///
/// CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseCreateIdentityPermutation(
    handle: cusparseHandle_t,
    n: c_int,
    p: *mut c_int,
) -> cusparseStatus_t {
    guard("cusparseCreateIdentityPermutation", |call| {
        answer(|| {
            let context = handle::initialized(call, handle)?;
            let n = size(call, 2, "n", n)?;
            let p = array(call, 3, "p", p, n)?;
            let stream = context.stream(call)?;
            // SAFETY: the C caller's array until the stream has done the work.
            unsafe { sort::enumerate(call, &stream, p) }.map_err(failed(call))
        })
    })
}

/// Checks what a buffer size is asked with.
pub(super) fn sizes(
    call: &'static str,
    handle: cusparseHandle_t,
    (m, n, nnz): (c_int, c_int, c_int),
) -> Outcome {
    handle::initialized(call, handle)?;
    size(call, 2, "m", m)?;
    size(call, 3, "n", n)?;
    size(call, 4, "nnz", nnz).map(|_| ())
}

/// Stores how many bytes cusparseXcoosortByRow or -ByColumn wants as a buffer. Nothing is kept there, so it is a small number, and not
/// 0. No array is read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseXcoosort_bufferSizeExt(
    handle: cusparseHandle_t,
    m: c_int,
    n: c_int,
    nnz: c_int,
    _cooRowsA: *const c_int,
    _cooColsA: *const c_int,
    pBufferSizeInBytes: *mut usize,
) -> cusparseStatus_t {
    guard("cusparseXcoosort_bufferSizeExt", |call| {
        answer(|| {
            sizes(call, handle, (m, n, nnz))?;
            // SAFETY: the C caller's to be written.
            unsafe { give_buffer_size(call, 7, pBufferSizeInBytes) }
        })
    })
}

/// Stores how many bytes cusparseXcsrsort wants as a buffer. Nothing is kept there, so it is a small number, and not
/// 0. No array is read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseXcsrsort_bufferSizeExt(
    handle: cusparseHandle_t,
    m: c_int,
    n: c_int,
    nnz: c_int,
    _csrRowPtrA: *const c_int,
    _csrColIndA: *const c_int,
    pBufferSizeInBytes: *mut usize,
) -> cusparseStatus_t {
    guard("cusparseXcsrsort_bufferSizeExt", |call| {
        answer(|| {
            sizes(call, handle, (m, n, nnz))?;
            // SAFETY: the C caller's to be written.
            unsafe { give_buffer_size(call, 7, pBufferSizeInBytes) }
        })
    })
}

/// Stores how many bytes cusparseXcscsort wants as a buffer. Nothing is kept there, so it is a small number, and not
/// 0. No array is read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseXcscsort_bufferSizeExt(
    handle: cusparseHandle_t,
    m: c_int,
    n: c_int,
    nnz: c_int,
    _cscColPtrA: *const c_int,
    _cscRowIndA: *const c_int,
    pBufferSizeInBytes: *mut usize,
) -> cusparseStatus_t {
    guard("cusparseXcscsort_bufferSizeExt", |call| {
        answer(|| {
            sizes(call, handle, (m, n, nnz))?;
            // SAFETY: the C caller's to be written.
            unsafe { give_buffer_size(call, 7, pBufferSizeInBytes) }
        })
    })
}

/// Sorts nnz coordinates by rows, and by columns in each. P, unless NULL, is reordered as the entries are; numbers from 0 on
/// become the permutation, with which cusparse<t>gthr sorts the values. Entries at one place keep their order. Asynchronous.
///
/// CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, a pBuffer not at a multiple of 128 bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseXcoosortByRow(
    handle: cusparseHandle_t,
    m: c_int,
    n: c_int,
    nnz: c_int,
    cooRowsA: *mut c_int,
    cooColsA: *mut c_int,
    P: *mut c_int,
    pBuffer: *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseXcoosortByRow", |call| {
        answer(|| {
            // SAFETY: the C caller's arrays until the stream has done the work.
            unsafe {
                coordinates(call, handle, (m, n, nnz), [cooRowsA, cooColsA, P], pBuffer, false)
            }
        })
    })
}

/// Sorts nnz coordinates by columns, and by rows in each. P, unless NULL, is reordered as the entries are; numbers from 0 on
/// become the permutation, with which cusparse<t>gthr sorts the values. Entries at one place keep their order. Asynchronous.
///
/// CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, a pBuffer not at a multiple of 128 bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseXcoosortByColumn(
    handle: cusparseHandle_t,
    m: c_int,
    n: c_int,
    nnz: c_int,
    cooRowsA: *mut c_int,
    cooColsA: *mut c_int,
    P: *mut c_int,
    pBuffer: *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseXcoosortByColumn", |call| {
        answer(|| {
            // SAFETY: the C caller's arrays until the stream has done the work.
            unsafe {
                coordinates(call, handle, (m, n, nnz), [cooRowsA, cooColsA, P], pBuffer, true)
            }
        })
    })
}

unsafe fn coordinates(
    call: &'static str,
    handle: cusparseHandle_t,
    (m, n, nnz): (c_int, c_int, c_int),
    [rows, cols, permutation]: [*mut c_int; 3],
    pBuffer: *mut c_void,
    by_columns: bool,
) -> Outcome {
    let context = handle::initialized(call, handle)?;
    size(call, 2, "m", m)?;
    size(call, 3, "n", n)?;
    let nnz = size(call, 4, "nnz", nnz)?;
    let rows = array(call, 5, "cooRowsA", rows, nnz)?;
    let cols = array(call, 6, "cooColsA", cols, nnz)?;
    let permutation = optional(call, 7, permutation, nnz)?;
    buffer(call, 8, pBuffer)?;
    let stream = context.stream(call)?;
    let (major, minor) = if by_columns { (cols, rows) } else { (rows, cols) };
    // SAFETY: the caller's promise.
    unsafe { sort::coordinates(call, &stream, [major, minor, permutation]) }.map_err(failed(call))
}

/// A permutation, which may be missing.
fn optional(
    call: &'static str,
    number: u32,
    start: *mut c_int,
    nnz: usize,
) -> Outcome<Array<c_int>> {
    array(call, number, "P", start, if start.is_null() { 0 } else { nnz })
}

/// Sorts the columns of each row of a compressed matrix. P, unless NULL, is reordered as the entries are; numbers from 0 on
/// become the permutation, with which cusparse<t>gthr sorts the values. Entries at one place keep their order. Asynchronous.
///
/// Offsets that are not sound are a failure of the stream.
///
/// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, no such
/// descriptor, a pBuffer not at a multiple of 128 bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseXcsrsort(
    handle: cusparseHandle_t,
    m: c_int,
    n: c_int,
    nnz: c_int,
    descrA: cusparseMatDescr_t,
    csrRowPtrA: *const c_int,
    csrColIndA: *mut c_int,
    P: *mut c_int,
    pBuffer: *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseXcsrsort", |call| {
        answer(|| {
            // SAFETY: the C caller's arrays until the stream has done the work.
            unsafe {
                let arrays = (csrRowPtrA, csrColIndA, P);
                lines(call, handle, (m, n, nnz), false, descrA, arrays, pBuffer)
            }
        })
    })
}

/// Sorts the rows of each column of a compressed matrix. P, unless NULL, is reordered as the entries are; numbers from 0 on
/// become the permutation, with which cusparse<t>gthr sorts the values. Entries at one place keep their order. Asynchronous.
///
/// Offsets that are not sound are a failure of the stream.
///
/// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, no such
/// descriptor, a pBuffer not at a multiple of 128 bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseXcscsort(
    handle: cusparseHandle_t,
    m: c_int,
    n: c_int,
    nnz: c_int,
    descrA: cusparseMatDescr_t,
    cscColPtrA: *const c_int,
    cscRowIndA: *mut c_int,
    P: *mut c_int,
    pBuffer: *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseXcscsort", |call| {
        answer(|| {
            // SAFETY: the C caller's arrays until the stream has done the work.
            unsafe {
                let arrays = (cscColPtrA, cscRowIndA, P);
                lines(call, handle, (m, n, nnz), true, descrA, arrays, pBuffer)
            }
        })
    })
}

unsafe fn lines(
    call: &'static str,
    handle: cusparseHandle_t,
    (m, n, nnz): (c_int, c_int, c_int),
    by_columns: bool,
    descr: cusparseMatDescr_t,
    (offsets, indices, permutation): (*const c_int, *mut c_int, *mut c_int),
    pBuffer: *mut c_void,
) -> Outcome {
    let context = handle::initialized(call, handle)?;
    let (m, n) = (size(call, 2, "m", m)?, size(call, 3, "n", n)?);
    let nnz = size(call, 4, "nnz", nnz)?;
    let base = general(call, 5, "descrA", descr)?.base();
    let lines = if by_columns { n } else { m };
    let offsets = array(call, 6, "offsets", offsets, lines.saturating_add(1))?;
    let indices = array(call, 7, "indices", indices, nnz)?;
    let permutation = optional(call, 8, permutation, nnz)?;
    buffer(call, 9, pBuffer)?;
    let stream = context.stream(call)?;
    // SAFETY: the caller's promise.
    unsafe { sort::rows(call, &stream, base, offsets, indices, permutation) }.map_err(failed(call))
}
