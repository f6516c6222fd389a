//! Row numbers to row offsets and back.

use super::super::args::array;
use super::super::handle;
use super::super::status::*;
use super::super::types::*;
use super::args::{base, size};
use crate::abi::guard;
use crate::op::sparse::convert;
use core::ffi::c_int;

/// The m + 1 offsets of the rows of nnz entries whose row numbers are given in ascending order. Columns by their
/// numbers become offsets of columns in the same way. Asynchronous.
///
/// Row numbers that do not ascend or name no row are a failure of the stream.
///
/// CUSPARSE_STATUS_INVALID_VALUE for nnz or m < 0, NULL arrays with something in them, another idxBase.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseXcoo2csr(
    handle: cusparseHandle_t,
    cooRowInd: *const c_int,
    nnz: c_int,
    m: c_int,
    csrSortedRowPtr: *mut c_int,
    idxBase: cusparseIndexBase_t,
) -> cusparseStatus_t {
    guard("cusparseXcoo2csr", |call| {
        answer(|| {
            let context = handle::initialized(call, handle)?;
            let nnz = size(call, 3, "nnz", nnz)?;
            let numbers = array(call, 2, "cooRowInd", cooRowInd, nnz)?;
            let m = size(call, 4, "m", m)?;
            let offsets = array(call, 5, "csrSortedRowPtr", csrSortedRowPtr, m.saturating_add(1))?;
            let base = base(call, 6, idxBase)?;
            let stream = context.stream(call)?;
            // SAFETY: the C caller's arrays until the stream has done the work.
            unsafe { convert::coo_to_csr(call, &stream, m, base, numbers, offsets) }
                .map_err(failed(call))
        })
    })
}

/// The row numbers of nnz entries with the offsets of m rows. Asynchronous.
///
/// Offsets that decrease or lead beyond nnz are a failure of the stream.
///
/// CUSPARSE_STATUS_INVALID_VALUE for nnz or m < 0, NULL arrays with something in them, another idxBase.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseXcsr2coo(
    handle: cusparseHandle_t,
    csrSortedRowPtr: *const c_int,
    nnz: c_int,
    m: c_int,
    cooRowInd: *mut c_int,
    idxBase: cusparseIndexBase_t,
) -> cusparseStatus_t {
    guard("cusparseXcsr2coo", |call| {
        answer(|| {
            let context = handle::initialized(call, handle)?;
            let nnz = size(call, 3, "nnz", nnz)?;
            let m = size(call, 4, "m", m)?;
            let offsets = array(call, 2, "csrSortedRowPtr", csrSortedRowPtr, m.saturating_add(1))?;
            let numbers = array(call, 5, "cooRowInd", cooRowInd, nnz)?;
            let base = base(call, 6, idxBase)?;
            let stream = context.stream(call)?;
            // SAFETY: the C caller's arrays until the stream has done the work.
            unsafe { convert::csr_to_coo(call, &stream, m, base, offsets, numbers) }
                .map_err(failed(call))
        })
    })
}
