//! What is declared so that programs link, and refused when called.

use super::super::handle;
use super::super::status::*;
use super::super::types::*;
use crate::abi::guard;
use core::ffi::{c_int, c_void};
use num_complex::Complex;

/// Refuses.
pub(super) fn refused(call: &'static str, handle: cusparseHandle_t) -> cusparseStatus_t {
    answer(|| {
        handle::get(call, handle)?;
        Err(refuse(call, CUSPARSE_STATUS_NOT_SUPPORTED, format_args!("not implemented")))
    })
}

/// Functions that refuse: the types of their arguments behind the handle.
macro_rules! refusals {
    ($($name:ident($($ty:ty),* $(,)?);)*) => {$(
        fn $name<T>(call: &'static str, handle: cusparseHandle_t, $(_: $ty),*) -> cusparseStatus_t {
            refused(call, handle)
        }
    )*};
}
pub(super) use refusals;

c_api! {
    /// A colouring of the graph of a matrix. Not implemented: CUSPARSE_STATUS_NOT_SUPPORTED.
    [cusparseScsrcolor: f32, cusparseDcsrcolor: f64]
    fn(handle: cusparseHandle_t, m: c_int, nnz: c_int, descrA: cusparseMatDescr_t, csrSortedValA:
       *const T, csrSortedRowPtrA: *const c_int, csrSortedColIndA: *const c_int, fractionToColor:
       *const T, ncolors: *mut c_int, coloring: *mut c_int, reordering: *mut c_int, info:
       cusparseColorInfo_t) -> cusparseStatus_t
       = csrcolor;
    /// A colouring of the graph of a matrix. Not implemented: CUSPARSE_STATUS_NOT_SUPPORTED.
    [cusparseCcsrcolor: Complex<f32>]
    fn(handle: cusparseHandle_t, m: c_int, nnz: c_int, descrA: cusparseMatDescr_t, csrSortedValA:
       *const T, csrSortedRowPtrA: *const c_int, csrSortedColIndA: *const c_int, fractionToColor: *const f32, ncolors: *mut c_int, coloring: *mut c_int, reordering: *mut c_int, info:
       cusparseColorInfo_t) -> cusparseStatus_t
       = csrcolor_f32;
    /// A colouring of the graph of a matrix. Not implemented: CUSPARSE_STATUS_NOT_SUPPORTED.
    [cusparseZcsrcolor: Complex<f64>]
    fn(handle: cusparseHandle_t, m: c_int, nnz: c_int, descrA: cusparseMatDescr_t, csrSortedValA:
       *const T, csrSortedRowPtrA: *const c_int, csrSortedColIndA: *const c_int, fractionToColor: *const f64, ncolors: *mut c_int, coloring: *mut c_int, reordering: *mut c_int, info:
       cusparseColorInfo_t) -> cusparseStatus_t
       = csrcolor_f64;
    /// The product of two compressed matrices, plus a third one. Not implemented: CUSPARSE_STATUS_NOT_SUPPORTED.
    [cusparseScsrgemm2: f32, cusparseDcsrgemm2: f64, cusparseCcsrgemm2: Complex<f32>,
     cusparseZcsrgemm2: Complex<f64>]
    fn(handle: cusparseHandle_t, m: c_int, n: c_int, k: c_int, alpha: *const T, descrA:
       cusparseMatDescr_t, nnzA: c_int, csrSortedValA: *const T, csrSortedRowPtrA: *const c_int,
       csrSortedColIndA: *const c_int, descrB: cusparseMatDescr_t, nnzB: c_int, csrSortedValB:
       *const T, csrSortedRowPtrB: *const c_int, csrSortedColIndB: *const c_int, beta: *const T,
       descrD: cusparseMatDescr_t, nnzD: c_int, csrSortedValD: *const T, csrSortedRowPtrD: *const
       c_int, csrSortedColIndD: *const c_int, descrC: cusparseMatDescr_t, csrSortedValC: *mut T,
       csrSortedRowPtrC: *const c_int, csrSortedColIndC: *mut c_int, info: csrgemm2Info_t, pBuffer:
       *mut c_void) -> cusparseStatus_t
       = csrgemm2;
    /// The product of two compressed matrices, plus a third one, the size of its buffer. Not implemented: CUSPARSE_STATUS_NOT_SUPPORTED.
    [cusparseScsrgemm2_bufferSizeExt: f32, cusparseDcsrgemm2_bufferSizeExt: f64,
     cusparseCcsrgemm2_bufferSizeExt: Complex<f32>, cusparseZcsrgemm2_bufferSizeExt: Complex<f64>]
    fn(handle: cusparseHandle_t, m: c_int, n: c_int, k: c_int, alpha: *const T, descrA:
       cusparseMatDescr_t, nnzA: c_int, csrSortedRowPtrA: *const c_int, csrSortedColIndA: *const
       c_int, descrB: cusparseMatDescr_t, nnzB: c_int, csrSortedRowPtrB: *const c_int,
       csrSortedColIndB: *const c_int, beta: *const T, descrD: cusparseMatDescr_t, nnzD: c_int,
       csrSortedRowPtrD: *const c_int, csrSortedColIndD: *const c_int, info: csrgemm2Info_t,
       pBufferSizeInBytes: *mut usize) -> cusparseStatus_t
       = csrgemm2_buffer_size_ext;
}

refusals! {
    csrcolor(c_int, c_int, cusparseMatDescr_t, *const T, *const c_int, *const c_int, *const T, *mut
        c_int, *mut c_int, *mut c_int, cusparseColorInfo_t);
    csrcolor_f32(c_int, c_int, cusparseMatDescr_t, *const T, *const c_int, *const c_int, *const f32, *mut
        c_int, *mut c_int, *mut c_int, cusparseColorInfo_t);
    csrcolor_f64(c_int, c_int, cusparseMatDescr_t, *const T, *const c_int, *const c_int, *const f64, *mut
        c_int, *mut c_int, *mut c_int, cusparseColorInfo_t);
    csrgemm2(c_int, c_int, c_int, *const T, cusparseMatDescr_t, c_int, *const T, *const c_int,
        *const c_int, cusparseMatDescr_t, c_int, *const T, *const c_int, *const c_int, *const T,
        cusparseMatDescr_t, c_int, *const T, *const c_int, *const c_int, cusparseMatDescr_t, *mut T,
        *const c_int, *mut c_int, csrgemm2Info_t, *mut c_void);
    csrgemm2_buffer_size_ext(c_int, c_int, c_int, *const T, cusparseMatDescr_t, c_int, *const c_int,
        *const c_int, cusparseMatDescr_t, c_int, *const c_int, *const c_int, *const T,
        cusparseMatDescr_t, c_int, *const c_int, *const c_int, csrgemm2Info_t, *mut usize);
}

/// The product of two compressed matrices, plus a third one, its offsets. Not implemented: CUSPARSE_STATUS_NOT_SUPPORTED.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseXcsrgemm2Nnz(
    handle: cusparseHandle_t,
    _m: c_int,
    _n: c_int,
    _k: c_int,
    _descrA: cusparseMatDescr_t,
    _nnzA: c_int,
    _csrSortedRowPtrA: *const c_int,
    _csrSortedColIndA: *const c_int,
    _descrB: cusparseMatDescr_t,
    _nnzB: c_int,
    _csrSortedRowPtrB: *const c_int,
    _csrSortedColIndB: *const c_int,
    _descrD: cusparseMatDescr_t,
    _nnzD: c_int,
    _csrSortedRowPtrD: *const c_int,
    _csrSortedColIndD: *const c_int,
    _descrC: cusparseMatDescr_t,
    _csrSortedRowPtrC: *mut c_int,
    _nnzTotalDevHostPtr: *mut c_int,
    _info: csrgemm2Info_t,
    _pBuffer: *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseXcsrgemm2Nnz", |call| refused(call, handle))
}
