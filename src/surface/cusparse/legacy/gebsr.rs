//! Matrices of rectangular blocks: blocks of another shape, and the pattern of all elements.

use super::super::args::{array, compressed};
use super::super::handle;
use super::super::status::*;
use super::super::types::*;
use super::args::{buffer, general, give_buffer_size, open, size, total};
use super::bsr::{block_dim, by_rows, whole};
use crate::abi::guard;
use crate::op::sparse::blocks::{self, OpenBlocks};
use crate::op::sparse::reblock;
use crate::op::sparse::storage::Blocks;
use crate::op::sparse::{Array, Scalar};
use core::ffi::{c_int, c_void};
use num_complex::Complex;

/// The pattern of a matrix of mb x nb blocks by compressed rows of elements, counted from descrC's base: all elements of blocks, in the order of
/// the rows' blocks, and the offsets. Asynchronous. A matrix that is not sound is a failure of the stream.
///
/// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than
/// 1 x 1, NULL offsets, another dirA, no such descriptor.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseXgebsr2csr(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: c_int,
    nb: c_int,
    descrA: cusparseMatDescr_t,
    bsrSortedRowPtrA: *const c_int,
    bsrSortedColIndA: *const c_int,
    rowBlockDim: c_int,
    colBlockDim: c_int,
    descrC: cusparseMatDescr_t,
    csrSortedRowPtrC: *mut c_int,
    csrSortedColIndC: *mut c_int,
) -> cusparseStatus_t {
    guard("cusparseXgebsr2csr", |call| {
        answer(|| {
            let context = handle::initialized(call, handle)?;
            let by_rows = by_rows(call, dirA)?;
            let (mb, nb) = (size(call, 3, "mb", mb)?, size(call, 4, "nb", nb)?);
            let base = general(call, 5, "descrA", descrA)?.base();
            let (none, numbers) = (core::ptr::dangling::<()>(), [0, 6, 7]);
            let (rows, columns) = (bsrSortedRowPtrA, bsrSortedColIndA);
            let pattern = open(call, (mb, nb), base, none, rows, columns, numbers)?;
            let block = (block_dim(call, 8, rowBlockDim)?, block_dim(call, 9, colBlockDim)?);
            let base = general(call, 10, "descrC", descrC)?.base();
            let shape = (whole(call, 8, mb, block.0)?, whole(call, 9, nb, block.1)?);
            let (rows, columns) = (csrSortedRowPtrC, csrSortedColIndC);
            let to = open(call, shape, base, none, rows, columns, [0, 11, 12])?;
            let stream = context.stream(call)?;
            let from = OpenBlocks { pattern, block, by_rows };
            // SAFETY: the C caller's arrays until the stream has done the work.
            unsafe { blocks::to_csr(call, &stream, from, to) }.map_err(failed(call))
        })
    })
}

/// Blocks as they come: how many rows and columns of them and how many are stored, with their descriptor and the shape of each.
struct Given<T> {
    dir: cusparseDirection_t,
    size: (c_int, c_int, c_int),
    descr: cusparseMatDescr_t,
    values: *const T,
    offsets: *const c_int,
    indices: *const c_int,
    dims: [c_int; 2],
}

/// The blocks; the parameters from position `first` on are values (if `valued`), offsets and indices, and both dimensions.
fn given<T>(
    call: &'static str,
    first: u32,
    valued: bool,
    a: Given<T>,
) -> Outcome<Blocks<c_int, T>> {
    let at = |n: u32| first.saturating_add(n).saturating_add(u32::from(valued));
    let by_rows = by_rows(call, a.dir)?;
    let (mb, nb) = (size(call, 3, "mb", a.size.0)?, size(call, 4, "nb", a.size.1)?);
    let nnzb = size(call, 5, "nnzb", a.size.2)?;
    let base = general(call, 6, "descrA", a.descr)?.base();
    let [high, wide] = a.dims;
    let block = (block_dim(call, at(2), high)?, block_dim(call, at(3), wide)?);
    let len = whole(call, at(2), nnzb, whole(call, at(2), block.0, block.1)?)?;
    let places = (core::ptr::dangling::<()>(), 0);
    let (offsets, indices) = ((a.offsets, at(0)), (a.indices, at(1)));
    let pattern = compressed(call, (mb, nb, nnzb), base, places, offsets, indices)?;
    let values = match valued {
        true => array(call, first, "bsrSortedValA", a.values, len)?,
        false => Array::new(a.values, len).map_err(failed(call))?,
    };
    Ok(Blocks { pattern, block, by_rows, values })
}

/// Rows and columns of blocks of another shape that cover the matrix, and that shape.
fn covering<T>(
    call: &'static str,
    a: &Blocks<c_int, T>,
    [(high_number, high), (wide_number, wide)]: [(u32, c_int); 2],
) -> Outcome<((usize, usize), (usize, usize))> {
    let block = (block_dim(call, high_number, high)?, block_dim(call, wide_number, wide)?);
    let rows = whole(call, 3, a.pattern.rows, a.block.0)?;
    let cols = whole(call, 4, a.pattern.cols, a.block.1)?;
    Ok(((rows.div_ceil(block.0), cols.div_ceil(block.1)), block))
}

/// The offsets of the rows of blocks of rowBlockDimC x colBlockDimC elements that hold those of A's blocks, counted from descrC's base, and the
/// number of those blocks: in host memory (the call waits) or, in that pointer mode, in device memory (the call does not wait).
///
/// A matrix that is not sound is an error of the call if it waits, else of the stream.
///
/// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than
/// 1 x 1, NULL arrays with something in them, another dirA, no such descriptor, a pBuffer not at a multiple of 128 bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseXgebsr2gebsrNnz(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: c_int,
    nb: c_int,
    nnzb: c_int,
    descrA: cusparseMatDescr_t,
    bsrSortedRowPtrA: *const c_int,
    bsrSortedColIndA: *const c_int,
    rowBlockDimA: c_int,
    colBlockDimA: c_int,
    descrC: cusparseMatDescr_t,
    bsrSortedRowPtrC: *mut c_int,
    rowBlockDimC: c_int,
    colBlockDimC: c_int,
    nnzTotalDevHostPtr: *mut c_int,
    pBuffer: *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseXgebsr2gebsrNnz", |call| {
        answer(|| {
            let context = handle::initialized(call, handle)?;
            let a = Given {
                dir: dirA,
                size: (mb, nb, nnzb),
                descr: descrA,
                values: core::ptr::dangling::<()>(),
                offsets: bsrSortedRowPtrA,
                indices: bsrSortedColIndA,
                dims: [rowBlockDimA, colBlockDimA],
            };
            let a = given(call, 7, false, a)?;
            let base = general(call, 11, "descrC", descrC)?.base();
            let dims = [(13, rowBlockDimC), (14, colBlockDimC)];
            let ((rows, _), block) = covering(call, &a, dims)?;
            let to = bsrSortedRowPtrC.cast_const();
            let to = array(call, 12, "bsrSortedRowPtrC", to, rows.saturating_add(1))?;
            let total = total(call, 15, context.mode, nnzTotalDevHostPtr)?;
            buffer(call, 16, pBuffer)?;
            let stream = context.stream(call)?;
            // SAFETY: the C caller's arrays until the stream has done the work.
            unsafe { reblock::offsets(call, &stream, a, block, (base, to), total) }
                .map_err(failed_in(call))
        })
    })
}

c_api! {
    /// Stores how many bytes gebsr2gebsr, or its Nnz, wants as a buffer. Nothing is kept there, so it is a small number, and
    /// not 0. No array is read.
    [cusparseSgebsr2gebsr_bufferSize: f32, cusparseDgebsr2gebsr_bufferSize: f64,
     cusparseCgebsr2gebsr_bufferSize: Complex<f32>, cusparseZgebsr2gebsr_bufferSize: Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: c_int, nb: c_int, nnzb: c_int,
       descrA: cusparseMatDescr_t, bsrSortedValA: *const T, bsrSortedRowPtrA: *const c_int,
       bsrSortedColIndA: *const c_int, rowBlockDimA: c_int, colBlockDimA: c_int, rowBlockDimC:
       c_int, colBlockDimC: c_int, pBufferSizeInBytes: *mut c_int) -> cusparseStatus_t
       = buffer_size;
    /// Stores how many bytes gebsr2gebsr, or its Nnz, wants as a buffer. Nothing is kept there, so it is a small number, and
    /// not 0. No array is read.
    [cusparseSgebsr2gebsr_bufferSizeExt: f32, cusparseDgebsr2gebsr_bufferSizeExt: f64,
     cusparseCgebsr2gebsr_bufferSizeExt: Complex<f32>, cusparseZgebsr2gebsr_bufferSizeExt:
     Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: c_int, nb: c_int, nnzb: c_int,
       descrA: cusparseMatDescr_t, bsrSortedValA: *const T, bsrSortedRowPtrA: *const c_int,
       bsrSortedColIndA: *const c_int, rowBlockDimA: c_int, colBlockDimA: c_int, rowBlockDimC:
       c_int, colBlockDimC: c_int, pBufferSize: *mut usize) -> cusparseStatus_t
       = buffer_size;
    /// The blocks of rowBlockDimC x colBlockDimC elements that hold those of A's blocks, whose offsets cusparseXgebsr2gebsrNnz has found; the elements
    /// of both lie by rows or by columns (dirA). What no block of A has is zero. Asynchronous. A matrix that is not sound, or other offsets, are
    /// a failure of the stream.
    ///
    /// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than
    /// 1 x 1, NULL arrays with something in them, another dirA, no such descriptor, a pBuffer not at a multiple of 128 bytes.
    [cusparseSgebsr2gebsr: f32, cusparseDgebsr2gebsr: f64, cusparseCgebsr2gebsr: Complex<f32>,
     cusparseZgebsr2gebsr: Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: c_int, nb: c_int, nnzb: c_int,
       descrA: cusparseMatDescr_t, bsrSortedValA: *const T, bsrSortedRowPtrA: *const c_int,
       bsrSortedColIndA: *const c_int, rowBlockDimA: c_int, colBlockDimA: c_int, descrC:
       cusparseMatDescr_t, bsrSortedValC: *mut T, bsrSortedRowPtrC: *mut c_int, bsrSortedColIndC:
       *mut c_int, rowBlockDimC: c_int, colBlockDimC: c_int, pBuffer: *mut c_void) ->
       cusparseStatus_t
       = gebsr2gebsr;
}

unsafe fn buffer_size<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: c_int,
    nb: c_int,
    nnzb: c_int,
    descrA: cusparseMatDescr_t,
    _bsrSortedValA: *const T,
    _bsrSortedRowPtrA: *const c_int,
    _bsrSortedColIndA: *const c_int,
    rowBlockDimA: c_int,
    colBlockDimA: c_int,
    rowBlockDimC: c_int,
    colBlockDimC: c_int,
    pBufferSizeInBytes: *mut impl TryFrom<usize>,
) -> cusparseStatus_t {
    answer(|| {
        handle::initialized(call, handle)?;
        by_rows(call, dirA)?;
        size(call, 3, "mb", mb)?;
        size(call, 4, "nb", nb)?;
        size(call, 5, "nnzb", nnzb)?;
        general(call, 6, "descrA", descrA)?;
        let dims = [rowBlockDimA, colBlockDimA, rowBlockDimC, colBlockDimC];
        for (dim, number) in dims.into_iter().zip(10..) {
            block_dim(call, number, dim)?;
        }
        // SAFETY: the C caller's to be written.
        unsafe { give_buffer_size(call, 14, pBufferSizeInBytes) }
    })
}

unsafe fn gebsr2gebsr<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: c_int,
    nb: c_int,
    nnzb: c_int,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: *const T,
    bsrSortedRowPtrA: *const c_int,
    bsrSortedColIndA: *const c_int,
    rowBlockDimA: c_int,
    colBlockDimA: c_int,
    descrC: cusparseMatDescr_t,
    bsrSortedValC: *mut T,
    bsrSortedRowPtrC: *mut c_int,
    bsrSortedColIndC: *mut c_int,
    rowBlockDimC: c_int,
    colBlockDimC: c_int,
    pBuffer: *mut c_void,
) -> cusparseStatus_t {
    answer(|| {
        let context = handle::initialized(call, handle)?;
        let a = Given {
            dir: dirA,
            size: (mb, nb, nnzb),
            descr: descrA,
            values: bsrSortedValA,
            offsets: bsrSortedRowPtrA,
            indices: bsrSortedColIndA,
            dims: [rowBlockDimA, colBlockDimA],
        };
        let a = given(call, 7, true, a)?;
        let base = general(call, 12, "descrC", descrC)?.base();
        let (shape, block) = covering(call, &a, [(16, rowBlockDimC), (17, colBlockDimC)])?;
        let (values, offsets, indices) = (bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC);
        let pattern = open(call, shape, base, values, offsets, indices, [13, 14, 15])?;
        buffer(call, 18, pBuffer)?;
        let stream = context.stream(call)?;
        let to = OpenBlocks { pattern, block, by_rows: a.by_rows };
        // SAFETY: the C caller's arrays until the stream has done the work.
        unsafe { reblock::convert(call, &stream, a, to) }.map_err(failed(call))
    })
}
