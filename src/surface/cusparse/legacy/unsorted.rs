//! Compressed rows that are sorted, and put back as they were.

use super::super::args::array;
use super::super::handle::{self, Context};
use super::super::object;
use super::super::status::*;
use super::super::types::*;
use super::args::{buffer, general, give_buffer_size, size};
use super::sort::sizes;
use crate::abi::{guard, kind};
use crate::op::device::handle::Registry;
use crate::op::sparse::sort::Order;
use crate::op::sparse::{Array, Scalar};
use core::ffi::{c_int, c_void};
use num_complex::Complex;

static INFOS: Registry<Option<Order>> = Registry::new(kind::CUSPARSE_CSRU2CSR);

/// Creates what the permutation of a sorted matrix is kept in.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseCreateCsru2csrInfo(info: *mut csru2csrInfo_t) -> cusparseStatus_t {
    guard("cusparseCreateCsru2csrInfo", |call| {
        // SAFETY: the C caller's to be written.
        answer(|| unsafe { object::create(call, 1, "info", &INFOS, info, None) })
    })
}

/// Destroys it. Work that was queued with it is not affected. NULL is accepted.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseDestroyCsru2csrInfo(info: csru2csrInfo_t) -> cusparseStatus_t {
    guard("cusparseDestroyCsru2csrInfo", |call| {
        answer(|| object::destroy(call, "info", &INFOS, info))
    })
}

/// Looks at or changes a living info.
fn with<R>(
    call: &'static str,
    number: u32,
    info: csru2csrInfo_t,
    act: impl FnOnce(&mut Option<Order>) -> R,
) -> Outcome<R> {
    pointer(call, number, "info", info)?;
    INFOS.with(info.cast(), act).map_err(|_| {
        let text = format_args!("parameter number {number} (info): there is no such object");
        refuse(call, CUSPARSE_STATUS_INVALID_VALUE, text)
    })
}

c_api! {
    /// Stores how many bytes csru2csr, or csr2csru, wants as a buffer. Nothing is kept there, so it is a small number, and not
    /// 0. No array is read.
    [cusparseScsru2csr_bufferSizeExt: f32, cusparseDcsru2csr_bufferSizeExt: f64,
     cusparseCcsru2csr_bufferSizeExt: Complex<f32>, cusparseZcsru2csr_bufferSizeExt: Complex<f64>]
    fn(handle: cusparseHandle_t, m: c_int, n: c_int, nnz: c_int, csrVal: *mut T, csrRowPtr: *const
       c_int, csrColInd: *mut c_int, info: csru2csrInfo_t, pBufferSizeInBytes: *mut usize) ->
       cusparseStatus_t
       = unsorted_buffer_size;
    /// Sorts the columns of each row of a compressed matrix with their values, and keeps in `info` how. Asynchronous.
    /// Offsets that are not sound are a failure of the stream.
    ///
    /// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, no such
    /// descriptor or info, a pBuffer not at a multiple of 128 bytes.
    [cusparseScsru2csr: f32, cusparseDcsru2csr: f64, cusparseCcsru2csr: Complex<f32>,
     cusparseZcsru2csr: Complex<f64>]
    fn(handle: cusparseHandle_t, m: c_int, n: c_int, nnz: c_int, descrA: cusparseMatDescr_t, csrVal:
       *mut T, csrRowPtr: *const c_int, csrColInd: *mut c_int, info: csru2csrInfo_t, pBuffer: *mut
       c_void) -> cusparseStatus_t
       = unsorted_to_sorted;
    /// Puts the columns and values of a compressed matrix back to where they were before cusparse<t>csru2csr with this
    /// info and as many rows and entries. Asynchronous.
    ///
    /// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, no such
    /// descriptor or info, an info that nothing was sorted with, a pBuffer not at a multiple of 128 bytes.
    [cusparseScsr2csru: f32, cusparseDcsr2csru: f64, cusparseCcsr2csru: Complex<f32>,
     cusparseZcsr2csru: Complex<f64>]
    fn(handle: cusparseHandle_t, m: c_int, n: c_int, nnz: c_int, descrA: cusparseMatDescr_t, csrVal:
       *mut T, csrRowPtr: *const c_int, csrColInd: *mut c_int, info: csru2csrInfo_t, pBuffer: *mut
       c_void) -> cusparseStatus_t
       = sorted_to_unsorted;
}

unsafe fn unsorted_buffer_size<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    m: c_int,
    n: c_int,
    nnz: c_int,
    _csrVal: *mut T,
    _csrRowPtr: *const c_int,
    _csrColInd: *mut c_int,
    info: csru2csrInfo_t,
    pBufferSizeInBytes: *mut usize,
) -> cusparseStatus_t {
    answer(|| {
        sizes(call, handle, (m, n, nnz))?;
        with(call, 8, info, |_| ())?;
        // SAFETY: the C caller's to be written.
        unsafe { give_buffer_size(call, 9, pBufferSizeInBytes) }
    })
}

/// What both directions are given.
struct Unsorted<T> {
    context: Context,
    rows: usize,
    base: crate::op::sparse::Base,
    offsets: Array<c_int>,
    indices: Array<c_int>,
    values: Array<T>,
}

fn unsorted<T>(
    call: &'static str,
    handle: cusparseHandle_t,
    (m, n, nnz): (c_int, c_int, c_int),
    descr: cusparseMatDescr_t,
    (values, offsets, indices): (*mut T, *const c_int, *mut c_int),
    info: csru2csrInfo_t,
    pBuffer: *mut c_void,
) -> Outcome<Unsorted<T>> {
    let context = handle::initialized(call, handle)?;
    let rows = size(call, 2, "m", m)?;
    size(call, 3, "n", n)?;
    let nnz = size(call, 4, "nnz", nnz)?;
    let base = general(call, 5, "descrA", descr)?.base();
    let values = array(call, 6, "csrVal", values, nnz)?;
    let offsets = array(call, 7, "csrRowPtr", offsets, rows.saturating_add(1))?;
    let indices = array(call, 8, "csrColInd", indices, nnz)?;
    with(call, 9, info, |_| ())?;
    buffer(call, 10, pBuffer)?;
    Ok(Unsorted { context, rows, base, offsets, indices, values })
}

unsafe fn unsorted_to_sorted<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    m: c_int,
    n: c_int,
    nnz: c_int,
    descrA: cusparseMatDescr_t,
    csrVal: *mut T,
    csrRowPtr: *const c_int,
    csrColInd: *mut c_int,
    info: csru2csrInfo_t,
    pBuffer: *mut c_void,
) -> cusparseStatus_t {
    answer(|| {
        let arrays = (csrVal, csrRowPtr, csrColInd);
        let a = unsorted(call, handle, (m, n, nnz), descrA, arrays, info, pBuffer)?;
        let stream = a.context.stream(call)?;
        let order = Order::new(a.rows, a.indices.len()).map_err(failed(call))?;
        let arrays = (a.offsets, a.indices, a.values);
        // SAFETY: the C caller's arrays until the stream has done the work.
        unsafe { order.sort(call, &stream, a.base, arrays) }.map_err(failed(call))?;
        let former = with(call, 9, info, |kept| kept.replace(order))?;
        drop(former);
        Ok(())
    })
}

unsafe fn sorted_to_unsorted<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    m: c_int,
    n: c_int,
    nnz: c_int,
    descrA: cusparseMatDescr_t,
    csrVal: *mut T,
    csrRowPtr: *const c_int,
    csrColInd: *mut c_int,
    info: csru2csrInfo_t,
    pBuffer: *mut c_void,
) -> cusparseStatus_t {
    answer(|| {
        let arrays = (csrVal, csrRowPtr, csrColInd);
        let a = unsorted(call, handle, (m, n, nnz), descrA, arrays, info, pBuffer)?;
        let order = with(call, 9, info, |kept| kept.clone())?;
        let order = order.filter(|order| order.is_of(a.rows, a.indices.len()));
        let Some(order) = order else {
            let text = format_args!("parameter number 9 (info): no such matrix was sorted with it");
            return Err(refuse(call, CUSPARSE_STATUS_INVALID_VALUE, text));
        };
        let stream = a.context.stream(call)?;
        // SAFETY: the C caller's arrays until the stream has done the work.
        unsafe { order.undo(call, &stream, (a.indices, a.values)) }.map_err(failed(call))
    })
}
