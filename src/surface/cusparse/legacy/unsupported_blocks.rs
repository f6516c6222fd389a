//! Solves with and factorizations of matrices of blocks: declared so that programs link, and refused when called.

use super::super::types::*;
use super::unsupported::{refusals, refused};
use crate::abi::guard;
use core::ffi::{c_int, c_void};
use num_complex::Complex;

c_api! {
    /// An incomplete Cholesky factorization of a matrix of blocks. Not implemented: CUSPARSE_STATUS_NOT_SUPPORTED.
    [cusparseSbsric02: f32, cusparseDbsric02: f64, cusparseCbsric02: Complex<f32>, cusparseZbsric02:
     Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: c_int, nnzb: c_int, descrA:
       cusparseMatDescr_t, bsrSortedVal: *mut T, bsrSortedRowPtr: *const c_int, bsrSortedColInd:
       *const c_int, blockDim: c_int, info: bsric02Info_t, policy: cusparseSolvePolicy_t, pBuffer:
       *mut c_void) -> cusparseStatus_t
       = bsric02;
    /// An incomplete Cholesky factorization of a matrix of blocks, its analysis. Not implemented: CUSPARSE_STATUS_NOT_SUPPORTED.
    [cusparseSbsric02_analysis: f32, cusparseDbsric02_analysis: f64, cusparseCbsric02_analysis:
     Complex<f32>, cusparseZbsric02_analysis: Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: c_int, nnzb: c_int, descrA:
       cusparseMatDescr_t, bsrSortedVal: *const T, bsrSortedRowPtr: *const c_int, bsrSortedColInd:
       *const c_int, blockDim: c_int, info: bsric02Info_t, policy: cusparseSolvePolicy_t,
       pInputBuffer: *mut c_void) -> cusparseStatus_t
       = bsric02_analysis;
    /// An incomplete Cholesky factorization of a matrix of blocks, the size of its buffer. Not implemented: CUSPARSE_STATUS_NOT_SUPPORTED.
    [cusparseSbsric02_bufferSize: f32, cusparseDbsric02_bufferSize: f64,
     cusparseCbsric02_bufferSize: Complex<f32>, cusparseZbsric02_bufferSize: Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: c_int, nnzb: c_int, descrA:
       cusparseMatDescr_t, bsrSortedVal: *mut T, bsrSortedRowPtr: *const c_int, bsrSortedColInd:
       *const c_int, blockDim: c_int, info: bsric02Info_t, pBufferSizeInBytes: *mut c_int) ->
       cusparseStatus_t
       = bsric02_buffer_size;
    /// An incomplete Cholesky factorization of a matrix of blocks, the size of its buffer. Not implemented: CUSPARSE_STATUS_NOT_SUPPORTED.
    [cusparseSbsric02_bufferSizeExt: f32, cusparseDbsric02_bufferSizeExt: f64,
     cusparseCbsric02_bufferSizeExt: Complex<f32>, cusparseZbsric02_bufferSizeExt: Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: c_int, nnzb: c_int, descrA:
       cusparseMatDescr_t, bsrSortedVal: *mut T, bsrSortedRowPtr: *const c_int, bsrSortedColInd:
       *const c_int, blockSize: c_int, info: bsric02Info_t, pBufferSize: *mut usize) ->
       cusparseStatus_t
       = bsric02_buffer_size_ext;
    /// An incomplete LU factorization of a matrix of blocks. Not implemented: CUSPARSE_STATUS_NOT_SUPPORTED.
    [cusparseSbsrilu02: f32, cusparseDbsrilu02: f64, cusparseCbsrilu02: Complex<f32>,
     cusparseZbsrilu02: Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: c_int, nnzb: c_int, descrA:
       cusparseMatDescr_t, bsrSortedVal: *mut T, bsrSortedRowPtr: *const c_int, bsrSortedColInd:
       *const c_int, blockDim: c_int, info: bsrilu02Info_t, policy: cusparseSolvePolicy_t, pBuffer:
       *mut c_void) -> cusparseStatus_t
       = bsrilu02;
    /// An incomplete LU factorization of a matrix of blocks, its analysis. Not implemented: CUSPARSE_STATUS_NOT_SUPPORTED.
    [cusparseSbsrilu02_analysis: f32, cusparseDbsrilu02_analysis: f64, cusparseCbsrilu02_analysis:
     Complex<f32>, cusparseZbsrilu02_analysis: Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: c_int, nnzb: c_int, descrA:
       cusparseMatDescr_t, bsrSortedVal: *mut T, bsrSortedRowPtr: *const c_int, bsrSortedColInd:
       *const c_int, blockDim: c_int, info: bsrilu02Info_t, policy: cusparseSolvePolicy_t, pBuffer:
       *mut c_void) -> cusparseStatus_t
       = bsrilu02_analysis;
    /// An incomplete LU factorization of a matrix of blocks, the size of its buffer. Not implemented: CUSPARSE_STATUS_NOT_SUPPORTED.
    [cusparseSbsrilu02_bufferSize: f32, cusparseDbsrilu02_bufferSize: f64,
     cusparseCbsrilu02_bufferSize: Complex<f32>, cusparseZbsrilu02_bufferSize: Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: c_int, nnzb: c_int, descrA:
       cusparseMatDescr_t, bsrSortedVal: *mut T, bsrSortedRowPtr: *const c_int, bsrSortedColInd:
       *const c_int, blockDim: c_int, info: bsrilu02Info_t, pBufferSizeInBytes: *mut c_int) ->
       cusparseStatus_t
       = bsrilu02_buffer_size;
    /// An incomplete LU factorization of a matrix of blocks, the size of its buffer. Not implemented: CUSPARSE_STATUS_NOT_SUPPORTED.
    [cusparseSbsrilu02_bufferSizeExt: f32, cusparseDbsrilu02_bufferSizeExt: f64,
     cusparseCbsrilu02_bufferSizeExt: Complex<f32>, cusparseZbsrilu02_bufferSizeExt: Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: c_int, nnzb: c_int, descrA:
       cusparseMatDescr_t, bsrSortedVal: *mut T, bsrSortedRowPtr: *const c_int, bsrSortedColInd:
       *const c_int, blockSize: c_int, info: bsrilu02Info_t, pBufferSize: *mut usize) ->
       cusparseStatus_t
       = bsrilu02_buffer_size_ext;
    /// An incomplete LU factorization of a matrix of blocks, what small pivots are replaced by. Not implemented: CUSPARSE_STATUS_NOT_SUPPORTED.
    [cusparseSbsrilu02_numericBoost: f32, cusparseDbsrilu02_numericBoost: f64,
     cusparseCbsrilu02_numericBoost: Complex<f32>, cusparseZbsrilu02_numericBoost: Complex<f64>]
    fn(handle: cusparseHandle_t, info: bsrilu02Info_t, enable_boost: c_int, tol: *mut f64,
       boost_val: *mut T) -> cusparseStatus_t
       = bsrilu02_numeric_boost;
    /// A triangular solve with a matrix of blocks, many right-hand sides, its analysis. Not implemented: CUSPARSE_STATUS_NOT_SUPPORTED.
    [cusparseSbsrsm2_analysis: f32, cusparseDbsrsm2_analysis: f64, cusparseCbsrsm2_analysis:
     Complex<f32>, cusparseZbsrsm2_analysis: Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transXY:
       cusparseOperation_t, mb: c_int, n: c_int, nnzb: c_int, descrA: cusparseMatDescr_t,
       bsrSortedVal: *const T, bsrSortedRowPtr: *const c_int, bsrSortedColInd: *const c_int,
       blockSize: c_int, info: bsrsm2Info_t, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) ->
       cusparseStatus_t
       = bsrsm2_analysis;
    /// A triangular solve with a matrix of blocks, many right-hand sides, the size of its buffer. Not implemented: CUSPARSE_STATUS_NOT_SUPPORTED.
    [cusparseSbsrsm2_bufferSize: f32, cusparseDbsrsm2_bufferSize: f64, cusparseCbsrsm2_bufferSize:
     Complex<f32>, cusparseZbsrsm2_bufferSize: Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transXY:
       cusparseOperation_t, mb: c_int, n: c_int, nnzb: c_int, descrA: cusparseMatDescr_t,
       bsrSortedVal: *mut T, bsrSortedRowPtr: *const c_int, bsrSortedColInd: *const c_int,
       blockSize: c_int, info: bsrsm2Info_t, pBufferSizeInBytes: *mut c_int) -> cusparseStatus_t
       = bsrsm2_buffer_size;
    /// A triangular solve with a matrix of blocks, many right-hand sides, the size of its buffer. Not implemented: CUSPARSE_STATUS_NOT_SUPPORTED.
    [cusparseSbsrsm2_bufferSizeExt: f32, cusparseDbsrsm2_bufferSizeExt: f64,
     cusparseCbsrsm2_bufferSizeExt: Complex<f32>, cusparseZbsrsm2_bufferSizeExt: Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transB:
       cusparseOperation_t, mb: c_int, n: c_int, nnzb: c_int, descrA: cusparseMatDescr_t,
       bsrSortedVal: *mut T, bsrSortedRowPtr: *const c_int, bsrSortedColInd: *const c_int,
       blockSize: c_int, info: bsrsm2Info_t, pBufferSize: *mut usize) -> cusparseStatus_t
       = bsrsm2_buffer_size_ext;
    /// A triangular solve with a matrix of blocks, many right-hand sides. Not implemented: CUSPARSE_STATUS_NOT_SUPPORTED.
    [cusparseSbsrsm2_solve: f32, cusparseDbsrsm2_solve: f64, cusparseCbsrsm2_solve: Complex<f32>,
     cusparseZbsrsm2_solve: Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transXY:
       cusparseOperation_t, mb: c_int, n: c_int, nnzb: c_int, alpha: *const T, descrA:
       cusparseMatDescr_t, bsrSortedVal: *const T, bsrSortedRowPtr: *const c_int, bsrSortedColInd:
       *const c_int, blockSize: c_int, info: bsrsm2Info_t, B: *const T, ldb: c_int, X: *mut T, ldx:
       c_int, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t
       = bsrsm2_solve;
    /// A triangular solve with a matrix of blocks, one right-hand side, its analysis. Not implemented: CUSPARSE_STATUS_NOT_SUPPORTED.
    [cusparseSbsrsv2_analysis: f32, cusparseDbsrsv2_analysis: f64, cusparseCbsrsv2_analysis:
     Complex<f32>, cusparseZbsrsv2_analysis: Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: c_int,
       nnzb: c_int, descrA: cusparseMatDescr_t, bsrSortedValA: *const T, bsrSortedRowPtrA: *const
       c_int, bsrSortedColIndA: *const c_int, blockDim: c_int, info: bsrsv2Info_t, policy:
       cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t
       = bsrsv2_analysis;
    /// A triangular solve with a matrix of blocks, one right-hand side, the size of its buffer. Not implemented: CUSPARSE_STATUS_NOT_SUPPORTED.
    [cusparseSbsrsv2_bufferSize: f32, cusparseDbsrsv2_bufferSize: f64, cusparseCbsrsv2_bufferSize:
     Complex<f32>, cusparseZbsrsv2_bufferSize: Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: c_int,
       nnzb: c_int, descrA: cusparseMatDescr_t, bsrSortedValA: *mut T, bsrSortedRowPtrA: *const
       c_int, bsrSortedColIndA: *const c_int, blockDim: c_int, info: bsrsv2Info_t,
       pBufferSizeInBytes: *mut c_int) -> cusparseStatus_t
       = bsrsv2_buffer_size;
    /// A triangular solve with a matrix of blocks, one right-hand side, the size of its buffer. Not implemented: CUSPARSE_STATUS_NOT_SUPPORTED.
    [cusparseSbsrsv2_bufferSizeExt: f32, cusparseDbsrsv2_bufferSizeExt: f64,
     cusparseCbsrsv2_bufferSizeExt: Complex<f32>, cusparseZbsrsv2_bufferSizeExt: Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: c_int,
       nnzb: c_int, descrA: cusparseMatDescr_t, bsrSortedValA: *mut T, bsrSortedRowPtrA: *const
       c_int, bsrSortedColIndA: *const c_int, blockSize: c_int, info: bsrsv2Info_t, pBufferSize:
       *mut usize) -> cusparseStatus_t
       = bsrsv2_buffer_size_ext;
    /// A triangular solve with a matrix of blocks, one right-hand side. Not implemented: CUSPARSE_STATUS_NOT_SUPPORTED.
    [cusparseSbsrsv2_solve: f32, cusparseDbsrsv2_solve: f64, cusparseCbsrsv2_solve: Complex<f32>,
     cusparseZbsrsv2_solve: Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: c_int,
       nnzb: c_int, alpha: *const T, descrA: cusparseMatDescr_t, bsrSortedValA: *const T,
       bsrSortedRowPtrA: *const c_int, bsrSortedColIndA: *const c_int, blockDim: c_int, info:
       bsrsv2Info_t, f: *const T, x: *mut T, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) ->
       cusparseStatus_t
       = bsrsv2_solve;
}

refusals! {
    bsric02(cusparseDirection_t, c_int, c_int, cusparseMatDescr_t, *mut T, *const c_int, *const
        c_int, c_int, bsric02Info_t, cusparseSolvePolicy_t, *mut c_void);
    bsric02_analysis(cusparseDirection_t, c_int, c_int, cusparseMatDescr_t, *const T, *const c_int,
        *const c_int, c_int, bsric02Info_t, cusparseSolvePolicy_t, *mut c_void);
    bsric02_buffer_size(cusparseDirection_t, c_int, c_int, cusparseMatDescr_t, *mut T, *const c_int,
        *const c_int, c_int, bsric02Info_t, *mut c_int);
    bsric02_buffer_size_ext(cusparseDirection_t, c_int, c_int, cusparseMatDescr_t, *mut T, *const
        c_int, *const c_int, c_int, bsric02Info_t, *mut usize);
    bsrilu02(cusparseDirection_t, c_int, c_int, cusparseMatDescr_t, *mut T, *const c_int, *const
        c_int, c_int, bsrilu02Info_t, cusparseSolvePolicy_t, *mut c_void);
    bsrilu02_analysis(cusparseDirection_t, c_int, c_int, cusparseMatDescr_t, *mut T, *const c_int,
        *const c_int, c_int, bsrilu02Info_t, cusparseSolvePolicy_t, *mut c_void);
    bsrilu02_buffer_size(cusparseDirection_t, c_int, c_int, cusparseMatDescr_t, *mut T, *const
        c_int, *const c_int, c_int, bsrilu02Info_t, *mut c_int);
    bsrilu02_buffer_size_ext(cusparseDirection_t, c_int, c_int, cusparseMatDescr_t, *mut T, *const
        c_int, *const c_int, c_int, bsrilu02Info_t, *mut usize);
    bsrilu02_numeric_boost(bsrilu02Info_t, c_int, *mut f64, *mut T);
    bsrsm2_analysis(cusparseDirection_t, cusparseOperation_t, cusparseOperation_t, c_int, c_int,
        c_int, cusparseMatDescr_t, *const T, *const c_int, *const c_int, c_int, bsrsm2Info_t,
        cusparseSolvePolicy_t, *mut c_void);
    bsrsm2_buffer_size(cusparseDirection_t, cusparseOperation_t, cusparseOperation_t, c_int, c_int,
        c_int, cusparseMatDescr_t, *mut T, *const c_int, *const c_int, c_int, bsrsm2Info_t, *mut
        c_int);
    bsrsm2_buffer_size_ext(cusparseDirection_t, cusparseOperation_t, cusparseOperation_t, c_int,
        c_int, c_int, cusparseMatDescr_t, *mut T, *const c_int, *const c_int, c_int, bsrsm2Info_t,
        *mut usize);
    bsrsm2_solve(cusparseDirection_t, cusparseOperation_t, cusparseOperation_t, c_int, c_int, c_int,
        *const T, cusparseMatDescr_t, *const T, *const c_int, *const c_int, c_int, bsrsm2Info_t,
        *const T, c_int, *mut T, c_int, cusparseSolvePolicy_t, *mut c_void);
    bsrsv2_analysis(cusparseDirection_t, cusparseOperation_t, c_int, c_int, cusparseMatDescr_t,
        *const T, *const c_int, *const c_int, c_int, bsrsv2Info_t, cusparseSolvePolicy_t, *mut
        c_void);
    bsrsv2_buffer_size(cusparseDirection_t, cusparseOperation_t, c_int, c_int, cusparseMatDescr_t,
        *mut T, *const c_int, *const c_int, c_int, bsrsv2Info_t, *mut c_int);
    bsrsv2_buffer_size_ext(cusparseDirection_t, cusparseOperation_t, c_int, c_int,
        cusparseMatDescr_t, *mut T, *const c_int, *const c_int, c_int, bsrsv2Info_t, *mut usize);
    bsrsv2_solve(cusparseDirection_t, cusparseOperation_t, c_int, c_int, *const T,
        cusparseMatDescr_t, *const T, *const c_int, *const c_int, c_int, bsrsv2Info_t, *const T,
        *mut T, cusparseSolvePolicy_t, *mut c_void);
}

/// An incomplete Cholesky factorization of a matrix of blocks, its first zero pivot. Not implemented: CUSPARSE_STATUS_NOT_SUPPORTED.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseXbsric02_zeroPivot(
    handle: cusparseHandle_t,
    _info: bsric02Info_t,
    _position: *mut c_int,
) -> cusparseStatus_t {
    guard("cusparseXbsric02_zeroPivot", |call| refused(call, handle))
}

/// An incomplete LU factorization of a matrix of blocks, its first zero pivot. Not implemented: CUSPARSE_STATUS_NOT_SUPPORTED.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseXbsrilu02_zeroPivot(
    handle: cusparseHandle_t,
    _info: bsrilu02Info_t,
    _position: *mut c_int,
) -> cusparseStatus_t {
    guard("cusparseXbsrilu02_zeroPivot", |call| refused(call, handle))
}

/// A triangular solve with a matrix of blocks, many right-hand sides, its first zero pivot. Not implemented: CUSPARSE_STATUS_NOT_SUPPORTED.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseXbsrsm2_zeroPivot(
    handle: cusparseHandle_t,
    _info: bsrsm2Info_t,
    _position: *mut c_int,
) -> cusparseStatus_t {
    guard("cusparseXbsrsm2_zeroPivot", |call| refused(call, handle))
}

/// A triangular solve with a matrix of blocks, one right-hand side, its first zero pivot. Not implemented: CUSPARSE_STATUS_NOT_SUPPORTED.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseXbsrsv2_zeroPivot(
    handle: cusparseHandle_t,
    _info: bsrsv2Info_t,
    _position: *mut c_int,
) -> cusparseStatus_t {
    guard("cusparseXbsrsv2_zeroPivot", |call| refused(call, handle))
}
