//! Products with and conversions of matrices of blocks: declared so that programs link, and refused when called.

use super::super::types::*;
use super::unsupported::{refusals, refused};
use crate::abi::guard;
use core::ffi::{c_int, c_void};
use num_complex::Complex;

c_api! {
    /// Some rows of the product of a matrix of blocks and a vector. Not implemented: CUSPARSE_STATUS_NOT_SUPPORTED.
    [cusparseSbsrxmv: f32, cusparseDbsrxmv: f64, cusparseCbsrxmv: Complex<f32>, cusparseZbsrxmv:
     Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, sizeOfMask:
       c_int, mb: c_int, nb: c_int, nnzb: c_int, alpha: *const T, descrA: cusparseMatDescr_t,
       bsrSortedValA: *const T, bsrSortedMaskPtrA: *const c_int, bsrSortedRowPtrA: *const c_int,
       bsrSortedEndPtrA: *const c_int, bsrSortedColIndA: *const c_int, blockDim: c_int, x: *const T,
       beta: *const T, y: *mut T) -> cusparseStatus_t
       = bsrxmv;
    /// Columns of rectangular blocks of rows of them. Not implemented: CUSPARSE_STATUS_NOT_SUPPORTED.
    [cusparseSgebsr2gebsc: f32, cusparseDgebsr2gebsc: f64, cusparseCgebsr2gebsc: Complex<f32>,
     cusparseZgebsr2gebsc: Complex<f64>]
    fn(handle: cusparseHandle_t, mb: c_int, nb: c_int, nnzb: c_int, bsrSortedVal: *const T,
       bsrSortedRowPtr: *const c_int, bsrSortedColInd: *const c_int, rowBlockDim: c_int,
       colBlockDim: c_int, bscVal: *mut T, bscRowInd: *mut c_int, bscColPtr: *mut c_int, copyValues:
       cusparseAction_t, idxBase: cusparseIndexBase_t, pBuffer: *mut c_void) -> cusparseStatus_t
       = gebsr2gebsc;
    /// Columns of rectangular blocks of rows of them, the size of its buffer. Not implemented: CUSPARSE_STATUS_NOT_SUPPORTED.
    [cusparseSgebsr2gebsc_bufferSize: f32, cusparseDgebsr2gebsc_bufferSize: f64,
     cusparseCgebsr2gebsc_bufferSize: Complex<f32>, cusparseZgebsr2gebsc_bufferSize: Complex<f64>]
    fn(handle: cusparseHandle_t, mb: c_int, nb: c_int, nnzb: c_int, bsrSortedVal: *const T,
       bsrSortedRowPtr: *const c_int, bsrSortedColInd: *const c_int, rowBlockDim: c_int,
       colBlockDim: c_int, pBufferSizeInBytes: *mut c_int) -> cusparseStatus_t
       = gebsr2gebsc_buffer_size;
    /// Columns of rectangular blocks of rows of them, the size of its buffer. Not implemented: CUSPARSE_STATUS_NOT_SUPPORTED.
    [cusparseSgebsr2gebsc_bufferSizeExt: f32, cusparseDgebsr2gebsc_bufferSizeExt: f64,
     cusparseCgebsr2gebsc_bufferSizeExt: Complex<f32>, cusparseZgebsr2gebsc_bufferSizeExt:
     Complex<f64>]
    fn(handle: cusparseHandle_t, mb: c_int, nb: c_int, nnzb: c_int, bsrSortedVal: *const T,
       bsrSortedRowPtr: *const c_int, bsrSortedColInd: *const c_int, rowBlockDim: c_int,
       colBlockDim: c_int, pBufferSize: *mut usize) -> cusparseStatus_t
       = gebsr2gebsc_buffer_size_ext;
    /// Blocks of another shape. Not implemented: CUSPARSE_STATUS_NOT_SUPPORTED.
    [cusparseSgebsr2gebsr: f32, cusparseDgebsr2gebsr: f64, cusparseCgebsr2gebsr: Complex<f32>,
     cusparseZgebsr2gebsr: Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: c_int, nb: c_int, nnzb: c_int,
       descrA: cusparseMatDescr_t, bsrSortedValA: *const T, bsrSortedRowPtrA: *const c_int,
       bsrSortedColIndA: *const c_int, rowBlockDimA: c_int, colBlockDimA: c_int, descrC:
       cusparseMatDescr_t, bsrSortedValC: *mut T, bsrSortedRowPtrC: *mut c_int, bsrSortedColIndC:
       *mut c_int, rowBlockDimC: c_int, colBlockDimC: c_int, pBuffer: *mut c_void) ->
       cusparseStatus_t
       = gebsr2gebsr;
    /// Blocks of another shape, the size of its buffer. Not implemented: CUSPARSE_STATUS_NOT_SUPPORTED.
    [cusparseSgebsr2gebsr_bufferSize: f32, cusparseDgebsr2gebsr_bufferSize: f64,
     cusparseCgebsr2gebsr_bufferSize: Complex<f32>, cusparseZgebsr2gebsr_bufferSize: Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: c_int, nb: c_int, nnzb: c_int,
       descrA: cusparseMatDescr_t, bsrSortedValA: *const T, bsrSortedRowPtrA: *const c_int,
       bsrSortedColIndA: *const c_int, rowBlockDimA: c_int, colBlockDimA: c_int, rowBlockDimC:
       c_int, colBlockDimC: c_int, pBufferSizeInBytes: *mut c_int) -> cusparseStatus_t
       = gebsr2gebsr_buffer_size;
    /// Blocks of another shape, the size of its buffer. Not implemented: CUSPARSE_STATUS_NOT_SUPPORTED.
    [cusparseSgebsr2gebsr_bufferSizeExt: f32, cusparseDgebsr2gebsr_bufferSizeExt: f64,
     cusparseCgebsr2gebsr_bufferSizeExt: Complex<f32>, cusparseZgebsr2gebsr_bufferSizeExt:
     Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: c_int, nb: c_int, nnzb: c_int,
       descrA: cusparseMatDescr_t, bsrSortedValA: *const T, bsrSortedRowPtrA: *const c_int,
       bsrSortedColIndA: *const c_int, rowBlockDimA: c_int, colBlockDimA: c_int, rowBlockDimC:
       c_int, colBlockDimC: c_int, pBufferSize: *mut usize) -> cusparseStatus_t
       = gebsr2gebsr_buffer_size_ext;
}

refusals! {
    bsrxmv(cusparseDirection_t, cusparseOperation_t, c_int, c_int, c_int, c_int, *const T,
        cusparseMatDescr_t, *const T, *const c_int, *const c_int, *const c_int, *const c_int, c_int,
        *const T, *const T, *mut T);
    gebsr2gebsc(c_int, c_int, c_int, *const T, *const c_int, *const c_int, c_int, c_int, *mut T,
        *mut c_int, *mut c_int, cusparseAction_t, cusparseIndexBase_t, *mut c_void);
    gebsr2gebsc_buffer_size(c_int, c_int, c_int, *const T, *const c_int, *const c_int, c_int, c_int,
        *mut c_int);
    gebsr2gebsc_buffer_size_ext(c_int, c_int, c_int, *const T, *const c_int, *const c_int, c_int,
        c_int, *mut usize);
    gebsr2gebsr(cusparseDirection_t, c_int, c_int, c_int, cusparseMatDescr_t, *const T, *const
        c_int, *const c_int, c_int, c_int, cusparseMatDescr_t, *mut T, *mut c_int, *mut c_int,
        c_int, c_int, *mut c_void);
    gebsr2gebsr_buffer_size(cusparseDirection_t, c_int, c_int, c_int, cusparseMatDescr_t, *const T,
        *const c_int, *const c_int, c_int, c_int, c_int, c_int, *mut c_int);
    gebsr2gebsr_buffer_size_ext(cusparseDirection_t, c_int, c_int, c_int, cusparseMatDescr_t, *const
        T, *const c_int, *const c_int, c_int, c_int, c_int, c_int, *mut usize);
}

/// Compressed rows of a matrix of rectangular blocks. Not implemented: CUSPARSE_STATUS_NOT_SUPPORTED.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseXgebsr2csr(
    handle: cusparseHandle_t,
    _dirA: cusparseDirection_t,
    _mb: c_int,
    _nb: c_int,
    _descrA: cusparseMatDescr_t,
    _bsrSortedRowPtrA: *const c_int,
    _bsrSortedColIndA: *const c_int,
    _rowBlockDim: c_int,
    _colBlockDim: c_int,
    _descrC: cusparseMatDescr_t,
    _csrSortedRowPtrC: *mut c_int,
    _csrSortedColIndC: *mut c_int,
) -> cusparseStatus_t {
    guard("cusparseXgebsr2csr", |call| refused(call, handle))
}

/// Blocks of another shape, its offsets. Not implemented: CUSPARSE_STATUS_NOT_SUPPORTED.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseXgebsr2gebsrNnz(
    handle: cusparseHandle_t,
    _dirA: cusparseDirection_t,
    _mb: c_int,
    _nb: c_int,
    _nnzb: c_int,
    _descrA: cusparseMatDescr_t,
    _bsrSortedRowPtrA: *const c_int,
    _bsrSortedColIndA: *const c_int,
    _rowBlockDimA: c_int,
    _colBlockDimA: c_int,
    _descrC: cusparseMatDescr_t,
    _bsrSortedRowPtrC: *mut c_int,
    _rowBlockDimC: c_int,
    _colBlockDimC: c_int,
    _nnzTotalDevHostPtr: *mut c_int,
    _pBuffer: *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseXgebsr2gebsrNnz", |call| refused(call, handle))
}
