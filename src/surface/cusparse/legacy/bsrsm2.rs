//! bsrsm2: triangular solves with a matrix of blocks and many right-hand sides.

use super::super::handle;
use super::super::status::*;
use super::super::types::*;
use super::args::{buffer, give_buffer_size, operation, plane, size};
use super::block_args::{BlockSolve, Given, square_blocks};
use super::info::{self, Analysed, Infos};
use crate::abi::{guard, kind};
use crate::op::sparse::dense::Matrices;
use crate::op::sparse::{Factor, Scalar, Trans};
use core::ffi::{c_int, c_void};
use num_complex::Complex;

static INFOS: Infos<BlockSolve> = Infos::new(kind::CUSPARSE_BSRSM2);

/// Creates what an analysis is kept in.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseCreateBsrsm2Info(info: *mut bsrsm2Info_t) -> cusparseStatus_t {
    // SAFETY: the C caller's to be written.
    guard("cusparseCreateBsrsm2Info", |call| unsafe { info::create(call, &INFOS, info, ()) })
}

/// Destroys an analysis. Work that was queued with it is not affected. NULL is accepted.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseDestroyBsrsm2Info(info: bsrsm2Info_t) -> cusparseStatus_t {
    guard("cusparseDestroyBsrsm2Info", |call| info::destroy(call, &INFOS, info))
}

/// Waits for the device, then stores the number of the first row of blocks whose block on the diagonal is missing or, once a
/// solve has run, has a zero on its diagonal, counted as the matrix's indices are, and returns CUSPARSE_STATUS_ZERO_PIVOT; or
/// stores -1. A unit diagonal has none. CUSPARSE_STATUS_INVALID_VALUE without an analysis.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseXbsrsm2_zeroPivot(
    handle: cusparseHandle_t,
    info: bsrsm2Info_t,
    position: *mut c_int,
) -> cusparseStatus_t {
    // SAFETY: the C caller's to be written.
    guard("cusparseXbsrsm2_zeroPivot", |call| unsafe {
        info::zero_pivot(call, handle, &INFOS, info, position)
    })
}

c_api! {
    /// Stores how many bytes bsrsm2 wants as a buffer, and how many its analysis does. Nothing is kept there,
    /// so it is a small number, and not 0. No array is read.
    [cusparseSbsrsm2_bufferSize: f32, cusparseDbsrsm2_bufferSize: f64, cusparseCbsrsm2_bufferSize:
     Complex<f32>, cusparseZbsrsm2_bufferSize: Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transXY:
       cusparseOperation_t, mb: c_int, n: c_int, nnzb: c_int, descrA: cusparseMatDescr_t,
       bsrSortedVal: *mut T, bsrSortedRowPtr: *const c_int, bsrSortedColInd: *const c_int,
       blockSize: c_int, info: bsrsm2Info_t, pBufferSizeInBytes: *mut c_int) -> cusparseStatus_t
       = buffer_size;
    /// Stores how many bytes bsrsm2 wants as a buffer, and how many its analysis does. Nothing is kept there,
    /// so it is a small number, and not 0. No array is read.
    [cusparseSbsrsm2_bufferSizeExt: f32, cusparseDbsrsm2_bufferSizeExt: f64,
     cusparseCbsrsm2_bufferSizeExt: Complex<f32>, cusparseZbsrsm2_bufferSizeExt: Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transB:
       cusparseOperation_t, mb: c_int, n: c_int, nnzb: c_int, descrA: cusparseMatDescr_t,
       bsrSortedVal: *mut T, bsrSortedRowPtr: *const c_int, bsrSortedColInd: *const c_int,
       blockSize: c_int, info: bsrsm2Info_t, pBufferSize: *mut usize) -> cusparseStatus_t
       = buffer_size;
    /// Looks at the pattern of op(triangle) of a square matrix of mb rows of square blocks, nnzb of which are stored, after what is
    /// queued before it, and waits. The descriptor says which triangle, and whether its diagonal is all ones; it is the triangle of the
    /// matrix of elements, so of blocks on the diagonal only that part is used. Blocks outside are not looked at, and those
    /// of a row need not be sorted. Values and n do not matter. A block on the diagonal that is missing is no error here;
    /// cusparseXbsrsm2_zeroPivot tells.
    ///
    /// CUSPARSE_STATUS_NOT_SUPPORTED for transXY CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE.
    /// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks
    /// smaller than 1 x 1, NULL, another dirA, transA or transXY, no such descriptor or info, a pBuffer not at a multiple of 128
    /// bytes, or arrays that are not sound.
    [cusparseSbsrsm2_analysis: f32, cusparseDbsrsm2_analysis: f64, cusparseCbsrsm2_analysis:
     Complex<f32>, cusparseZbsrsm2_analysis: Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transXY:
       cusparseOperation_t, mb: c_int, n: c_int, nnzb: c_int, descrA: cusparseMatDescr_t,
       bsrSortedVal: *const T, bsrSortedRowPtr: *const c_int, bsrSortedColInd: *const c_int,
       blockSize: c_int, info: bsrsm2Info_t, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) ->
       cusparseStatus_t
       = analysis;
    /// op(A) op(X) = alpha op(B) with the triangle that the descriptor means. op(B) and op(X) have mb * blockSize rows and n columns; B and X are
    /// by columns, transposed both or none (transXY), and may be the same. Asynchronous; alpha as the pointer mode says. dirA, transA, mb,
    /// nnzb, blockSize, fill mode, diagonal type and pattern are those of the analysis; n and transXY need not be.
    ///
    /// Of a zero on the diagonal X is what divisions by zero make of it; what is missing there counts as 1. Neither is
    /// an error here; cusparseXbsrsm2_zeroPivot tells.
    ///
    /// CUSPARSE_STATUS_NOT_SUPPORTED for transXY CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE.
    /// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks
    /// smaller than 1 x 1, NULL, another dirA, transA or transXY, no such descriptor or info, a pBuffer not at a multiple of 128
    /// bytes, ldb or ldx smaller than B or X has rows, an info without an analysis, or with
    /// one of another triangle or size, or CUSPARSE_SOLVE_POLICY_USE_LEVEL when the analysis had not.
    [cusparseSbsrsm2_solve: f32, cusparseDbsrsm2_solve: f64, cusparseCbsrsm2_solve: Complex<f32>,
     cusparseZbsrsm2_solve: Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transXY:
       cusparseOperation_t, mb: c_int, n: c_int, nnzb: c_int, alpha: *const T, descrA:
       cusparseMatDescr_t, bsrSortedVal: *const T, bsrSortedRowPtr: *const c_int, bsrSortedColInd:
       *const c_int, blockSize: c_int, info: bsrsm2Info_t, B: *const T, ldb: c_int, X: *mut T, ldx:
       c_int, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t
       = solve;
}

/// How right-hand sides and solutions are transposed, both.
fn sides(call: &'static str, op: cusparseOperation_t) -> Outcome<bool> {
    let trans = operation(call, 4, "transXY", op)?;
    supported(call, trans != Trans::Conj, format_args!("not implemented for conjugated sides"))?;
    Ok(trans == Trans::Yes)
}

/// A dense matrix op(B) or op(X) of some rows and columns, at the positions of its address and leading dimension.
fn side<T>(
    call: &'static str,
    (rows, cols): (usize, usize),
    turned: bool,
    start: (u32, *const T),
    ld: (u32, c_int),
) -> Outcome<Matrices<T>> {
    let shape = if turned { (cols, rows) } else { (rows, cols) };
    let plane = plane(call, shape, start, ld)?;
    let (ld, elements) = (plane.ld, plane.elements);
    Ok(Matrices { rows, cols, ld, by_rows: turned, stride: 0, elements })
}

unsafe fn buffer_size<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    transXY: cusparseOperation_t,
    mb: c_int,
    n: c_int,
    nnzb: c_int,
    descrA: cusparseMatDescr_t,
    bsrSortedVal: *const T,
    bsrSortedRowPtr: *const c_int,
    bsrSortedColInd: *const c_int,
    blockSize: c_int,
    info: bsrsm2Info_t,
    pBufferSizeInBytes: *mut impl TryFrom<usize>,
) -> cusparseStatus_t {
    answer(|| {
        handle::initialized(call, handle)?;
        operation(call, 3, "transA", transA)?;
        sides(call, transXY)?;
        size(call, 6, "n", n)?;
        let given = Given { dir: dirA, size: (mb, nnzb), descr: descrA, dim: blockSize };
        let arrays = (bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd);
        square_blocks(call, [5, 7, 8], given, arrays, false)?;
        info::exists(call, 13, &INFOS, info)?;
        // SAFETY: the C caller's to be written.
        unsafe { give_buffer_size(call, 14, pBufferSizeInBytes) }
    })
}

unsafe fn analysis<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    transXY: cusparseOperation_t,
    mb: c_int,
    n: c_int,
    nnzb: c_int,
    descrA: cusparseMatDescr_t,
    bsrSortedVal: *const T,
    bsrSortedRowPtr: *const c_int,
    bsrSortedColInd: *const c_int,
    blockSize: c_int,
    info: bsrsm2Info_t,
    policy: cusparseSolvePolicy_t,
    pBuffer: *mut c_void,
) -> cusparseStatus_t {
    answer(|| {
        let context = handle::initialized(call, handle)?;
        let trans = operation(call, 3, "transA", transA)?;
        sides(call, transXY)?;
        size(call, 6, "n", n)?;
        let given = Given { dir: dirA, size: (mb, nnzb), descr: descrA, dim: blockSize };
        let arrays = (bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd);
        let a = square_blocks(call, [5, 7, 8], given, arrays, false)?;
        info::exists(call, 13, &INFOS, info)?;
        info::policy(call, 14, policy)?;
        buffer(call, 15, pBuffer)?;
        let stream = context.stream(call)?;
        // SAFETY: the C caller's arrays.
        let analysis = unsafe { BlockSolve::new(call, &stream, trans, &a)? };
        let base = a.pattern.base;
        info::keep(call, 13, &INFOS, info, Analysed { analysis, policy, base })
    })
}

unsafe fn solve<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    transXY: cusparseOperation_t,
    mb: c_int,
    n: c_int,
    nnzb: c_int,
    alpha: *const T,
    descrA: cusparseMatDescr_t,
    bsrSortedVal: *const T,
    bsrSortedRowPtr: *const c_int,
    bsrSortedColInd: *const c_int,
    blockSize: c_int,
    info: bsrsm2Info_t,
    B: *const T,
    ldb: c_int,
    X: *mut T,
    ldx: c_int,
    policy: cusparseSolvePolicy_t,
    pBuffer: *mut c_void,
) -> cusparseStatus_t {
    answer(|| {
        let context = handle::initialized(call, handle)?;
        let trans = operation(call, 3, "transA", transA)?;
        let turned = sides(call, transXY)?;
        let n = size(call, 6, "n", n)?;
        pointer(call, 8, "alpha", alpha)?;
        let given = Given { dir: dirA, size: (mb, nnzb), descr: descrA, dim: blockSize };
        let arrays = (bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd);
        let a = square_blocks(call, [5, 7, 9], given, arrays, true)?;
        let found = info::analysed(call, 14, &INFOS, info, a.size(), (19, policy), info::SOLVE)?;
        found.is_for(call, 14, trans, &a)?;
        let b = side(call, (a.rows, n), turned, (15, B), (16, ldb))?;
        let x = side(call, (a.rows, n), turned, (17, X.cast_const()), (18, ldx))?;
        buffer(call, 20, pBuffer)?;
        let stream = context.stream(call)?;
        // SAFETY: the C caller's scalar and arrays until the stream has done the work.
        unsafe {
            let alpha = Factor::given(context.mode, alpha);
            let b = (Trans::No, b);
            found.triangle.enqueue_many(call, &stream, None, alpha, a.values, b, x)
        }
        .map_err(failed(call))
    })
}
