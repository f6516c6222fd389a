//! Compressed rows to matrices of blocks and back.

use super::super::args::array;
use super::super::handle::{self, Context};
use super::super::status::*;
use super::super::types::*;
use super::args::{buffer, general, give_buffer_size, open, size, total};
use super::bsr::{block_dim, by_rows, whole};
use crate::abi::guard;
use crate::op::sparse::blocks::{self, OpenBlocks};
use crate::op::sparse::convert::Open;
use crate::op::sparse::{Base, Scalar};
use core::ffi::{c_int, c_void};
use num_complex::Complex;

/// The offsets of the rows of blocks of an m x n matrix by compressed rows, counted from descrC's base, and the number of
/// blocks that have an entry: in host memory (the call waits) or, in that pointer mode, in device memory (the call does
/// not wait). Rows and columns that do not fill a block are filled up with zeros.
///
/// A matrix that is not sound is an error of the call if it waits, else of the stream.
///
/// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than
/// 1 x 1, NULL arrays with something in them, another dirA, no such descriptor.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseXcsr2bsrNnz(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    m: c_int,
    n: c_int,
    descrA: cusparseMatDescr_t,
    csrSortedRowPtrA: *const c_int,
    csrSortedColIndA: *const c_int,
    blockDim: c_int,
    descrC: cusparseMatDescr_t,
    bsrSortedRowPtrC: *mut c_int,
    nnzTotalDevHostPtr: *mut c_int,
) -> cusparseStatus_t {
    guard("cusparseXcsr2bsrNnz", |call| {
        answer(|| {
            let given = (m, n, descrA, csrSortedRowPtrA, csrSortedColIndA);
            let to = (descrC, 10, bsrSortedRowPtrC, 11);
            let block = [(9, blockDim), (9, blockDim)];
            // SAFETY: the C caller's arrays until the stream has done the work.
            unsafe { offsets(call, handle, dirA, given, block, to, (12, nnzTotalDevHostPtr)) }
        })
    })
}

/// The offsets of the rows of blocks of an m x n matrix by compressed rows, counted from descrC's base, and the number of
/// blocks that have an entry: in host memory (the call waits) or, in that pointer mode, in device memory (the call does
/// not wait). Rows and columns that do not fill a block are filled up with zeros.
///
/// A matrix that is not sound is an error of the call if it waits, else of the stream.
///
/// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than
/// 1 x 1, NULL arrays with something in them, another dirA, no such descriptor, a pBuffer not at a
/// multiple of 128 bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseXcsr2gebsrNnz(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    m: c_int,
    n: c_int,
    descrA: cusparseMatDescr_t,
    csrSortedRowPtrA: *const c_int,
    csrSortedColIndA: *const c_int,
    descrC: cusparseMatDescr_t,
    bsrSortedRowPtrC: *mut c_int,
    rowBlockDim: c_int,
    colBlockDim: c_int,
    nnzTotalDevHostPtr: *mut c_int,
    pBuffer: *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseXcsr2gebsrNnz", |call| {
        answer(|| {
            handle::initialized(call, handle)?;
            buffer(call, 13, pBuffer)?;
            let given = (m, n, descrA, csrSortedRowPtrA, csrSortedColIndA);
            let to = (descrC, 8, bsrSortedRowPtrC, 9);
            let block = [(10, rowBlockDim), (11, colBlockDim)];
            // SAFETY: the C caller's arrays until the stream has done the work.
            unsafe { offsets(call, handle, dirA, given, block, to, (12, nnzTotalDevHostPtr)) }
        })
    })
}

type Given = (c_int, c_int, cusparseMatDescr_t, *const c_int, *const c_int);

unsafe fn offsets(
    call: &'static str,
    handle: cusparseHandle_t,
    dir: cusparseDirection_t,
    (m, n, descrA, rows, columns): Given,
    [(down_number, down), (right_number, right)]: [(u32, c_int); 2],
    (descrC, descr_number, to, to_number): (cusparseMatDescr_t, u32, *mut c_int, u32),
    (total_number, sum): (u32, *mut c_int),
) -> Outcome {
    let context = handle::initialized(call, handle)?;
    by_rows(call, dir)?;
    let shape = (size(call, 3, "m", m)?, size(call, 4, "n", n)?);
    let base = general(call, 5, "descrA", descrA)?.base();
    let a = open(call, shape, base, core::ptr::dangling::<()>(), rows, columns, [0, 6, 7])?;
    let block = (block_dim(call, down_number, down)?, block_dim(call, right_number, right)?);
    let base = general(call, descr_number, "descrC", descrC)?.base();
    let lines = shape.0.div_ceil(block.0).saturating_add(1);
    let to = array(call, to_number, "bsrSortedRowPtrC", to.cast_const(), lines)?;
    let total = total(call, total_number, context.mode, sum)?;
    let stream = context.stream(call)?;
    // SAFETY: the caller's promise.
    unsafe { blocks::offsets(call, &stream, a, block, (base, to), total) }.map_err(failed_in(call))
}

c_api! {
    /// The blocks of an m x n matrix by compressed rows whose offsets cusparseXcsr2bsrNnz has found, elements by
    /// rows or by columns (dirA); of entries that occur more than once the last one counts. Asynchronous. A matrix that
    /// is not sound, or other offsets, are a failure of the stream.
    ///
    /// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than
    /// 1 x 1, NULL arrays with something in them, another dirA, no such descriptor.
    [cusparseScsr2bsr: f32, cusparseDcsr2bsr: f64, cusparseCcsr2bsr: Complex<f32>, cusparseZcsr2bsr:
     Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, m: c_int, n: c_int, descrA:
       cusparseMatDescr_t, csrSortedValA: *const T, csrSortedRowPtrA: *const c_int,
       csrSortedColIndA: *const c_int, blockDim: c_int, descrC: cusparseMatDescr_t, bsrSortedValC:
       *mut T, bsrSortedRowPtrC: *mut c_int, bsrSortedColIndC: *mut c_int) -> cusparseStatus_t
       = csr2bsr;
    /// The entries of a matrix of mb x nb blocks by compressed rows, counted from descrC's base: all elements of blocks, zeros
    /// too, and the offsets. Asynchronous. A matrix that is not sound is a failure of the stream.
    ///
    /// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than
    /// 1 x 1, NULL arrays with something in them, another dirA, no such descriptor.
    [cusparseSbsr2csr: f32, cusparseDbsr2csr: f64, cusparseCbsr2csr: Complex<f32>, cusparseZbsr2csr:
     Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: c_int, nb: c_int, descrA:
       cusparseMatDescr_t, bsrSortedValA: *const T, bsrSortedRowPtrA: *const c_int,
       bsrSortedColIndA: *const c_int, blockDim: c_int, descrC: cusparseMatDescr_t, csrSortedValC:
       *mut T, csrSortedRowPtrC: *mut c_int, csrSortedColIndC: *mut c_int) -> cusparseStatus_t
       = bsr2csr;
    /// Stores how many bytes csr2gebsr, or its Nnz, wants as a buffer. Nothing is kept there, so it is a small number, and
    /// not 0. No array is read.
    [cusparseScsr2gebsr_bufferSize: f32, cusparseDcsr2gebsr_bufferSize: f64,
     cusparseCcsr2gebsr_bufferSize: Complex<f32>, cusparseZcsr2gebsr_bufferSize: Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, m: c_int, n: c_int, descrA:
       cusparseMatDescr_t, csrSortedValA: *const T, csrSortedRowPtrA: *const c_int,
       csrSortedColIndA: *const c_int, rowBlockDim: c_int, colBlockDim: c_int, pBufferSizeInBytes:
       *mut c_int) -> cusparseStatus_t
       = buffer_size;
    /// Stores how many bytes csr2gebsr, or its Nnz, wants as a buffer. Nothing is kept there, so it is a small number, and
    /// not 0. No array is read.
    [cusparseScsr2gebsr_bufferSizeExt: f32, cusparseDcsr2gebsr_bufferSizeExt: f64,
     cusparseCcsr2gebsr_bufferSizeExt: Complex<f32>, cusparseZcsr2gebsr_bufferSizeExt: Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, m: c_int, n: c_int, descrA:
       cusparseMatDescr_t, csrSortedValA: *const T, csrSortedRowPtrA: *const c_int,
       csrSortedColIndA: *const c_int, rowBlockDim: c_int, colBlockDim: c_int, pBufferSize: *mut
       usize) -> cusparseStatus_t
       = buffer_size;
    /// The blocks of an m x n matrix by compressed rows whose offsets cusparseXcsr2gebsrNnz has found, elements by
    /// rows or by columns (dirA); of entries that occur more than once the last one counts. Asynchronous. A matrix that
    /// is not sound, or other offsets, are a failure of the stream.
    ///
    /// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than
    /// 1 x 1, NULL arrays with something in them, another dirA, no such descriptor, a pBuffer not at a
    /// multiple of 128 bytes.
    [cusparseScsr2gebsr: f32, cusparseDcsr2gebsr: f64, cusparseCcsr2gebsr: Complex<f32>,
     cusparseZcsr2gebsr: Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, m: c_int, n: c_int, descrA:
       cusparseMatDescr_t, csrSortedValA: *const T, csrSortedRowPtrA: *const c_int,
       csrSortedColIndA: *const c_int, descrC: cusparseMatDescr_t, bsrSortedValC: *mut T,
       bsrSortedRowPtrC: *mut c_int, bsrSortedColIndC: *mut c_int, rowBlockDim: c_int, colBlockDim:
       c_int, pBuffer: *mut c_void) -> cusparseStatus_t
       = csr2gebsr;
    /// The entries of a matrix of mb x nb blocks by compressed rows, counted from descrC's base: all elements of blocks, zeros
    /// too, and the offsets. Asynchronous. A matrix that is not sound is a failure of the stream.
    ///
    /// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than
    /// 1 x 1, NULL arrays with something in them, another dirA, no such descriptor.
    [cusparseSgebsr2csr: f32, cusparseDgebsr2csr: f64, cusparseCgebsr2csr: Complex<f32>,
     cusparseZgebsr2csr: Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: c_int, nb: c_int, descrA:
       cusparseMatDescr_t, bsrSortedValA: *const T, bsrSortedRowPtrA: *const c_int,
       bsrSortedColIndA: *const c_int, rowBlockDim: c_int, colBlockDim: c_int, descrC:
       cusparseMatDescr_t, csrSortedValC: *mut T, csrSortedRowPtrC: *mut c_int, csrSortedColIndC:
       *mut c_int) -> cusparseStatus_t
       = gebsr2csr;
}

unsafe fn buffer_size<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    m: c_int,
    n: c_int,
    descrA: cusparseMatDescr_t,
    _csrSortedValA: *const T,
    _csrSortedRowPtrA: *const c_int,
    _csrSortedColIndA: *const c_int,
    rowBlockDim: c_int,
    colBlockDim: c_int,
    pBufferSizeInBytes: *mut impl TryFrom<usize>,
) -> cusparseStatus_t {
    answer(|| {
        handle::initialized(call, handle)?;
        by_rows(call, dirA)?;
        size(call, 3, "m", m)?;
        size(call, 4, "n", n)?;
        general(call, 5, "descrA", descrA)?;
        block_dim(call, 9, rowBlockDim)?;
        block_dim(call, 10, colBlockDim)?;
        // SAFETY: the C caller's to be written.
        unsafe { give_buffer_size(call, 11, pBufferSizeInBytes) }
    })
}

/// Compressed rows that are only read, and where blocks go.
struct ToBlocks<T> {
    context: Context,
    from: Open<c_int, T>,
    to: OpenBlocks<c_int, T>,
}

/// Checks the conversion to blocks; the positions are those of the blocks' sizes, of descrC, and of C's values, offsets and
/// indices.
fn to_blocks<T>(
    call: &'static str,
    (handle, dir): (cusparseHandle_t, cusparseDirection_t),
    (m, n, descrA): (c_int, c_int, cusparseMatDescr_t),
    (values, offsets, indices): (*const T, *const c_int, *const c_int),
    (down, right, descrC): (c_int, c_int, cusparseMatDescr_t),
    (to_values, to_offsets, to_indices): (*mut T, *mut c_int, *mut c_int),
    [down_number, right_number, descr_number, first]: [u32; 4],
) -> Outcome<ToBlocks<T>> {
    let context = handle::initialized(call, handle)?;
    let by_rows = by_rows(call, dir)?;
    let shape = (size(call, 3, "m", m)?, size(call, 4, "n", n)?);
    let base = general(call, 5, "descrA", descrA)?.base();
    let from = open(call, shape, base, values, offsets, indices, [6, 7, 8])?;
    let block = (block_dim(call, down_number, down)?, block_dim(call, right_number, right)?);
    let base = general(call, descr_number, "descrC", descrC)?.base();
    let numbers = [first, first.saturating_add(1), first.saturating_add(2)];
    let shape = (shape.0.div_ceil(block.0), shape.1.div_ceil(block.1));
    let pattern = open(call, shape, base, to_values.cast_const(), to_offsets, to_indices, numbers)?;
    Ok(ToBlocks { context, from, to: OpenBlocks { pattern, block, by_rows } })
}

/// Queues it.
///
/// # Safety
/// The C caller's arrays until the stream has done the work.
unsafe fn convert<T: Scalar>(call: &'static str, what: ToBlocks<T>) -> Outcome {
    let stream = what.context.stream(call)?;
    // SAFETY: the caller's promise.
    unsafe { blocks::from_csr(call, &stream, what.from, what.to) }.map_err(failed(call))
}

unsafe fn csr2bsr<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    m: c_int,
    n: c_int,
    descrA: cusparseMatDescr_t,
    csrSortedValA: *const T,
    csrSortedRowPtrA: *const c_int,
    csrSortedColIndA: *const c_int,
    blockDim: c_int,
    descrC: cusparseMatDescr_t,
    bsrSortedValC: *mut T,
    bsrSortedRowPtrC: *mut c_int,
    bsrSortedColIndC: *mut c_int,
) -> cusparseStatus_t {
    answer(|| {
        let from = (csrSortedValA, csrSortedRowPtrA, csrSortedColIndA);
        let to = (bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC);
        let block = (blockDim, blockDim, descrC);
        let places = [9, 9, 10, 11];
        let what = to_blocks(call, (handle, dirA), (m, n, descrA), from, block, to, places)?;
        // SAFETY: the C caller's arrays.
        unsafe { convert(call, what) }
    })
}

unsafe fn csr2gebsr<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    m: c_int,
    n: c_int,
    descrA: cusparseMatDescr_t,
    csrSortedValA: *const T,
    csrSortedRowPtrA: *const c_int,
    csrSortedColIndA: *const c_int,
    descrC: cusparseMatDescr_t,
    bsrSortedValC: *mut T,
    bsrSortedRowPtrC: *mut c_int,
    bsrSortedColIndC: *mut c_int,
    rowBlockDim: c_int,
    colBlockDim: c_int,
    pBuffer: *mut c_void,
) -> cusparseStatus_t {
    answer(|| {
        let from = (csrSortedValA, csrSortedRowPtrA, csrSortedColIndA);
        let to = (bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC);
        let block = (rowBlockDim, colBlockDim, descrC);
        let places = [13, 14, 9, 10];
        let what = to_blocks(call, (handle, dirA), (m, n, descrA), from, block, to, places)?;
        buffer(call, 15, pBuffer)?;
        // SAFETY: the C caller's arrays.
        unsafe { convert(call, what) }
    })
}

/// Queues the conversion to compressed rows; the positions are those of the blocks' sizes, after which descrC and
/// C's arrays follow.
///
/// # Safety
/// The C caller's arrays until the stream has done the work.
unsafe fn from_blocks<T: Scalar>(
    call: &'static str,
    (handle, dir): (cusparseHandle_t, cusparseDirection_t),
    (mb, nb, descrA): (c_int, c_int, cusparseMatDescr_t),
    (values, offsets, indices): (*const T, *const c_int, *const c_int),
    (down, right, descrC): (c_int, c_int, cusparseMatDescr_t),
    (to_values, to_offsets, to_indices): (*mut T, *mut c_int, *mut c_int),
    right_number: u32,
) -> Outcome {
    let context = handle::initialized(call, handle)?;
    let by_rows = by_rows(call, dir)?;
    let shape = (size(call, 3, "mb", mb)?, size(call, 4, "nb", nb)?);
    let base = general(call, 5, "descrA", descrA)?.base();
    let pattern = open(call, shape, base, values, offsets, indices, [6, 7, 8])?;
    let block = (block_dim(call, 9, down)?, block_dim(call, right_number, right)?);
    let at = |n: u32| right_number.saturating_add(n);
    let base: Base = general(call, at(1), "descrC", descrC)?.base();
    let shape = (whole(call, 9, shape.0, block.0)?, whole(call, right_number, shape.1, block.1)?);
    let numbers = [at(2), at(3), at(4)];
    let to = open(call, shape, base, to_values.cast_const(), to_offsets, to_indices, numbers)?;
    let stream = context.stream(call)?;
    let from = OpenBlocks { pattern, block, by_rows };
    // SAFETY: the caller's promise.
    unsafe { blocks::to_csr(call, &stream, from, to) }.map_err(failed(call))
}

unsafe fn bsr2csr<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: c_int,
    nb: c_int,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: *const T,
    bsrSortedRowPtrA: *const c_int,
    bsrSortedColIndA: *const c_int,
    blockDim: c_int,
    descrC: cusparseMatDescr_t,
    csrSortedValC: *mut T,
    csrSortedRowPtrC: *mut c_int,
    csrSortedColIndC: *mut c_int,
) -> cusparseStatus_t {
    answer(|| {
        let from = (bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA);
        let to = (csrSortedValC, csrSortedRowPtrC, csrSortedColIndC);
        let block = (blockDim, blockDim, descrC);
        // SAFETY: the C caller's arrays.
        unsafe { from_blocks(call, (handle, dirA), (mb, nb, descrA), from, block, to, 9) }
    })
}

unsafe fn gebsr2csr<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: c_int,
    nb: c_int,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: *const T,
    bsrSortedRowPtrA: *const c_int,
    bsrSortedColIndA: *const c_int,
    rowBlockDim: c_int,
    colBlockDim: c_int,
    descrC: cusparseMatDescr_t,
    csrSortedValC: *mut T,
    csrSortedRowPtrC: *mut c_int,
    csrSortedColIndC: *mut c_int,
) -> cusparseStatus_t {
    answer(|| {
        let from = (bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA);
        let to = (csrSortedValC, csrSortedRowPtrC, csrSortedColIndC);
        let block = (rowBlockDim, colBlockDim, descrC);
        // SAFETY: the C caller's arrays.
        unsafe { from_blocks(call, (handle, dirA), (mb, nb, descrA), from, block, to, 10) }
    })
}
