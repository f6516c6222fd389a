//! gebsr2gebsc: columns of blocks of a matrix of rectangular blocks.

use super::super::args::{array, compressed};
use super::super::handle;
use super::super::status::*;
use super::super::types::*;
use super::args::{base, buffer, give_buffer_size, size};
use super::bsr::{block_dim, whole};
use crate::op::sparse::Scalar;
use crate::op::sparse::reblock::{Columns, transpose};
use core::ffi::{c_int, c_void};
use num_complex::Complex;

c_api! {
    /// Stores how many bytes gebsr2gebsc wants as a buffer. Nothing is kept there, so it is a small number, and
    /// not 0. No array is read.
    [cusparseSgebsr2gebsc_bufferSize: f32, cusparseDgebsr2gebsc_bufferSize: f64,
     cusparseCgebsr2gebsc_bufferSize: Complex<f32>, cusparseZgebsr2gebsc_bufferSize: Complex<f64>]
    fn(handle: cusparseHandle_t, mb: c_int, nb: c_int, nnzb: c_int, bsrSortedVal: *const T,
       bsrSortedRowPtr: *const c_int, bsrSortedColInd: *const c_int, rowBlockDim: c_int,
       colBlockDim: c_int, pBufferSizeInBytes: *mut c_int) -> cusparseStatus_t
       = buffer_size;
    /// Stores how many bytes gebsr2gebsc wants as a buffer. Nothing is kept there, so it is a small number, and
    /// not 0. No array is read.
    [cusparseSgebsr2gebsc_bufferSizeExt: f32, cusparseDgebsr2gebsc_bufferSizeExt: f64,
     cusparseCgebsr2gebsc_bufferSizeExt: Complex<f32>, cusparseZgebsr2gebsc_bufferSizeExt:
     Complex<f64>]
    fn(handle: cusparseHandle_t, mb: c_int, nb: c_int, nnzb: c_int, bsrSortedVal: *const T,
       bsrSortedRowPtr: *const c_int, bsrSortedColInd: *const c_int, rowBlockDim: c_int,
       colBlockDim: c_int, pBufferSize: *mut usize) -> cusparseStatus_t
       = buffer_size;
    /// The columns of blocks of a matrix of mb x nb blocks, nnzb of which are stored, each of rowBlockDim x colBlockDim elements: nb + 1 offsets, the blocks'
    /// rows (ascending) and, with CUSPARSE_ACTION_NUMERIC, their values. Elements of a block stay where they are in it. Both are counted from
    /// idxBase. Asynchronous. A matrix that is not sound is a failure of the stream.
    ///
    /// CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than 1 x 1, NULL arrays with something in them, another copyValues or
    /// idxBase, a pBuffer not at a multiple of 128 bytes.
    [cusparseSgebsr2gebsc: f32, cusparseDgebsr2gebsc: f64, cusparseCgebsr2gebsc: Complex<f32>,
     cusparseZgebsr2gebsc: Complex<f64>]
    fn(handle: cusparseHandle_t, mb: c_int, nb: c_int, nnzb: c_int, bsrSortedVal: *const T,
       bsrSortedRowPtr: *const c_int, bsrSortedColInd: *const c_int, rowBlockDim: c_int,
       colBlockDim: c_int, bscVal: *mut T, bscRowInd: *mut c_int, bscColPtr: *mut c_int, copyValues:
       cusparseAction_t, idxBase: cusparseIndexBase_t, pBuffer: *mut c_void) -> cusparseStatus_t
       = gebsr2gebsc;
}

unsafe fn buffer_size<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    mb: c_int,
    nb: c_int,
    nnzb: c_int,
    _bsrSortedVal: *const T,
    _bsrSortedRowPtr: *const c_int,
    _bsrSortedColInd: *const c_int,
    rowBlockDim: c_int,
    colBlockDim: c_int,
    pBufferSizeInBytes: *mut impl TryFrom<usize>,
) -> cusparseStatus_t {
    answer(|| {
        handle::initialized(call, handle)?;
        size(call, 2, "mb", mb)?;
        size(call, 3, "nb", nb)?;
        size(call, 4, "nnzb", nnzb)?;
        block_dim(call, 8, rowBlockDim)?;
        block_dim(call, 9, colBlockDim)?;
        // SAFETY: the C caller's to be written.
        unsafe { give_buffer_size(call, 10, pBufferSizeInBytes) }
    })
}

unsafe fn gebsr2gebsc<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    mb: c_int,
    nb: c_int,
    nnzb: c_int,
    bsrSortedVal: *const T,
    bsrSortedRowPtr: *const c_int,
    bsrSortedColInd: *const c_int,
    rowBlockDim: c_int,
    colBlockDim: c_int,
    bscVal: *mut T,
    bscRowInd: *mut c_int,
    bscColPtr: *mut c_int,
    copyValues: cusparseAction_t,
    idxBase: cusparseIndexBase_t,
    pBuffer: *mut c_void,
) -> cusparseStatus_t {
    answer(|| {
        let context = handle::initialized(call, handle)?;
        let (mb, nb) = (size(call, 2, "mb", mb)?, size(call, 3, "nb", nb)?);
        let nnzb = size(call, 4, "nnzb", nnzb)?;
        let (high, wide) = (block_dim(call, 8, rowBlockDim)?, block_dim(call, 9, colBlockDim)?);
        parameter(call, 13, "copyValues", copyValues.0, copyValues.is_known())?;
        let base = base(call, 14, idxBase)?;
        let each = whole(call, 8, high, wide)?;
        let len = whole(call, 8, nnzb, each)?;
        let numeric = copyValues == CUSPARSE_ACTION_NUMERIC;
        let places = (core::ptr::dangling::<()>(), 5);
        let (offsets, indices) = ((bsrSortedRowPtr, 6), (bsrSortedColInd, 7));
        let pattern = compressed(call, (mb, nb, nnzb), base, places, offsets, indices)?;
        let read = if numeric { len } else { 0 };
        let values = array(call, 5, "bsrSortedVal", bsrSortedVal, read)?;
        let to = array(call, 10, "bscVal", bscVal.cast_const(), read)?;
        let row_numbers = array(call, 11, "bscRowInd", bscRowInd.cast_const(), nnzb)?;
        let lines = nb.saturating_add(1);
        let offsets = array(call, 12, "bscColPtr", bscColPtr.cast_const(), lines)?;
        buffer(call, 15, pBuffer)?;
        let stream = context.stream(call)?;
        let to = Columns { offsets, row_numbers, values: numeric.then_some(to) };
        // SAFETY: the C caller's arrays until the stream has done the work.
        unsafe { transpose(call, &stream, pattern, (each, values), to) }.map_err(failed(call))
    })
}
