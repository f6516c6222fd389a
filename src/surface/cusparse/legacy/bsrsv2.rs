//! bsrsv2: triangular solves with a matrix of blocks and one right-hand side.

use super::super::args::array;
use super::super::handle;
use super::super::status::*;
use super::super::types::*;
use super::args::{buffer, give_buffer_size, operation};
use super::block_args::{BlockSolve, Given, SquareBlocks, square_blocks};
use super::info::{self, Analysed, Infos};
use crate::abi::{guard, kind};
use crate::op::sparse::{Factor, Scalar};
use core::ffi::{c_int, c_void};
use num_complex::Complex;

static INFOS: Infos<BlockSolve> = Infos::new(kind::CUSPARSE_BSRSV2);

/// Creates what an analysis is kept in.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseCreateBsrsv2Info(info: *mut bsrsv2Info_t) -> cusparseStatus_t {
    // SAFETY: the C caller's to be written.
    guard("cusparseCreateBsrsv2Info", |call| unsafe { info::create(call, &INFOS, info, ()) })
}

/// Destroys an analysis. Work that was queued with it is not affected. NULL is accepted.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseDestroyBsrsv2Info(info: bsrsv2Info_t) -> cusparseStatus_t {
    guard("cusparseDestroyBsrsv2Info", |call| info::destroy(call, &INFOS, info))
}

/// Waits for the device, then stores the number of the first row of blocks whose block on the diagonal is missing or, once a
/// solve has run, has a zero on its diagonal, counted as the matrix's indices are, and returns CUSPARSE_STATUS_ZERO_PIVOT; or
/// stores -1. A unit diagonal has none. CUSPARSE_STATUS_INVALID_VALUE without an analysis.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseXbsrsv2_zeroPivot(
    handle: cusparseHandle_t,
    info: bsrsv2Info_t,
    position: *mut c_int,
) -> cusparseStatus_t {
    // SAFETY: the C caller's to be written.
    guard("cusparseXbsrsv2_zeroPivot", |call| unsafe {
        info::zero_pivot(call, handle, &INFOS, info, position)
    })
}

c_api! {
    /// Stores how many bytes bsrsv2 wants as a buffer, and how many its analysis does. Nothing is kept there,
    /// so it is a small number, and not 0. No array is read.
    [cusparseSbsrsv2_bufferSize: f32, cusparseDbsrsv2_bufferSize: f64, cusparseCbsrsv2_bufferSize:
     Complex<f32>, cusparseZbsrsv2_bufferSize: Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: c_int,
       nnzb: c_int, descrA: cusparseMatDescr_t, bsrSortedValA: *mut T, bsrSortedRowPtrA: *const
       c_int, bsrSortedColIndA: *const c_int, blockDim: c_int, info: bsrsv2Info_t,
       pBufferSizeInBytes: *mut c_int) -> cusparseStatus_t
       = buffer_size;
    /// Stores how many bytes bsrsv2 wants as a buffer, and how many its analysis does. Nothing is kept there,
    /// so it is a small number, and not 0. No array is read.
    [cusparseSbsrsv2_bufferSizeExt: f32, cusparseDbsrsv2_bufferSizeExt: f64,
     cusparseCbsrsv2_bufferSizeExt: Complex<f32>, cusparseZbsrsv2_bufferSizeExt: Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: c_int,
       nnzb: c_int, descrA: cusparseMatDescr_t, bsrSortedValA: *mut T, bsrSortedRowPtrA: *const
       c_int, bsrSortedColIndA: *const c_int, blockSize: c_int, info: bsrsv2Info_t, pBufferSize:
       *mut usize) -> cusparseStatus_t
       = buffer_size;
    /// Looks at the pattern of op(triangle) of a square matrix of mb rows of square blocks, nnzb of which are stored, after what is
    /// queued before it, and waits. The descriptor says which triangle, and whether its diagonal is all ones; it is the triangle of the
    /// matrix of elements, so of blocks on the diagonal only that part is used. Blocks outside are not looked at, and those
    /// of a row need not be sorted. Values do not matter. A block on the diagonal that is missing is no error here;
    /// cusparseXbsrsv2_zeroPivot tells.
    ///
    /// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks
    /// smaller than 1 x 1, NULL, another dirA or transA, no such descriptor or info, a pBuffer not at a multiple of 128
    /// bytes, or arrays that are not sound.
    [cusparseSbsrsv2_analysis: f32, cusparseDbsrsv2_analysis: f64, cusparseCbsrsv2_analysis:
     Complex<f32>, cusparseZbsrsv2_analysis: Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: c_int,
       nnzb: c_int, descrA: cusparseMatDescr_t, bsrSortedValA: *const T, bsrSortedRowPtrA: *const
       c_int, bsrSortedColIndA: *const c_int, blockDim: c_int, info: bsrsv2Info_t, policy:
       cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t
       = analysis;
    /// x := alpha op(A)^-1 f with the triangle that the descriptor means: mb * blockDim elements each, which may be the same.
    /// Asynchronous; alpha as the pointer mode says. dirA, transA, mb, nnzb, blockDim, fill mode, diagonal type and pattern are those of
    /// the analysis, which may have been made with values of any type.
    ///
    /// Of a zero on the diagonal x is what divisions by zero make of it; what is missing there counts as 1. Neither is
    /// an error here; cusparseXbsrsv2_zeroPivot tells.
    ///
    /// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks
    /// smaller than 1 x 1, NULL, another dirA or transA, no such descriptor or info, a pBuffer not at a multiple of 128
    /// bytes, an info without an analysis, or with one of another triangle or size, or
    /// CUSPARSE_SOLVE_POLICY_USE_LEVEL when the analysis had not.
    [cusparseSbsrsv2_solve: f32, cusparseDbsrsv2_solve: f64, cusparseCbsrsv2_solve: Complex<f32>,
     cusparseZbsrsv2_solve: Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: c_int,
       nnzb: c_int, alpha: *const T, descrA: cusparseMatDescr_t, bsrSortedValA: *const T,
       bsrSortedRowPtrA: *const c_int, bsrSortedColIndA: *const c_int, blockDim: c_int, info:
       bsrsv2Info_t, f: *const T, x: *mut T, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) ->
       cusparseStatus_t
       = solve;
}

unsafe fn buffer_size<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    mb: c_int,
    nnzb: c_int,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: *const T,
    bsrSortedRowPtrA: *const c_int,
    bsrSortedColIndA: *const c_int,
    blockDim: c_int,
    info: bsrsv2Info_t,
    pBufferSizeInBytes: *mut impl TryFrom<usize>,
) -> cusparseStatus_t {
    answer(|| {
        handle::initialized(call, handle)?;
        operation(call, 3, "transA", transA)?;
        let given = Given { dir: dirA, size: (mb, nnzb), descr: descrA, dim: blockDim };
        let arrays = (bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA);
        square_blocks(call, [4, 5, 6], given, arrays, false)?;
        info::exists(call, 11, &INFOS, info)?;
        // SAFETY: the C caller's to be written.
        unsafe { give_buffer_size(call, 12, pBufferSizeInBytes) }
    })
}

unsafe fn analysis<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    mb: c_int,
    nnzb: c_int,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: *const T,
    bsrSortedRowPtrA: *const c_int,
    bsrSortedColIndA: *const c_int,
    blockDim: c_int,
    info: bsrsv2Info_t,
    policy: cusparseSolvePolicy_t,
    pBuffer: *mut c_void,
) -> cusparseStatus_t {
    answer(|| {
        let context = handle::initialized(call, handle)?;
        let trans = operation(call, 3, "transA", transA)?;
        let given = Given { dir: dirA, size: (mb, nnzb), descr: descrA, dim: blockDim };
        let arrays = (bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA);
        let a = square_blocks(call, [4, 5, 6], given, arrays, false)?;
        info::exists(call, 11, &INFOS, info)?;
        info::policy(call, 12, policy)?;
        buffer(call, 13, pBuffer)?;
        let stream = context.stream(call)?;
        // SAFETY: the C caller's arrays.
        let analysis = unsafe { BlockSolve::new(call, &stream, trans, &a)? };
        let base = a.pattern.base;
        info::keep(call, 11, &INFOS, info, Analysed { analysis, policy, base })
    })
}

unsafe fn solve<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    mb: c_int,
    nnzb: c_int,
    alpha: *const T,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: *const T,
    bsrSortedRowPtrA: *const c_int,
    bsrSortedColIndA: *const c_int,
    blockDim: c_int,
    info: bsrsv2Info_t,
    f: *const T,
    x: *mut T,
    policy: cusparseSolvePolicy_t,
    pBuffer: *mut c_void,
) -> cusparseStatus_t {
    answer(|| {
        let context = handle::initialized(call, handle)?;
        let trans = operation(call, 3, "transA", transA)?;
        pointer(call, 6, "alpha", alpha)?;
        let given = Given { dir: dirA, size: (mb, nnzb), descr: descrA, dim: blockDim };
        let arrays = (bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA);
        let a: SquareBlocks<T> = square_blocks(call, [4, 5, 7], given, arrays, true)?;
        let found = info::analysed(call, 12, &INFOS, info, a.size(), (15, policy), info::SOLVE)?;
        found.is_for(call, 12, trans, &a)?;
        let f = array(call, 13, "f", f, a.rows)?;
        let x = array(call, 14, "x", x.cast_const(), a.rows)?;
        buffer(call, 16, pBuffer)?;
        let stream = context.stream(call)?;
        // SAFETY: the C caller's scalar and arrays until the stream has done the work.
        unsafe {
            let alpha = Factor::given(context.mode, alpha);
            found.triangle.enqueue(call, &stream, alpha, a.values, f, x)
        }
        .map_err(failed(call))
    })
}
