//! csrsm2: triangular solves with many right-hand sides.

use super::super::handle;
use super::super::status::*;
use super::super::types::*;
use super::args::{Square, buffer, give_buffer_size, operation, plane, size, square};
use super::info::{self, Analysed, Infos};
use super::triangle::{Solve, shape};
use crate::abi::{guard, kind};
use crate::op::sparse::convert::Plane;
use crate::op::sparse::solve::Triangle;
use crate::op::sparse::{Factor, Scalar, Trans};
use core::ffi::{c_int, c_void};
use num_complex::Complex;

static INFOS: Infos<Solve> = Infos::new(kind::CUSPARSE_CSRSM2);

/// Creates what an analysis is kept in.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseCreateCsrsm2Info(info: *mut csrsm2Info_t) -> cusparseStatus_t {
    // SAFETY: the C caller's to be written.
    guard("cusparseCreateCsrsm2Info", |call| unsafe { info::create(call, &INFOS, info, ()) })
}

/// Destroys an analysis. Work that was queued with it is not affected. NULL is accepted.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseDestroyCsrsm2Info(info: csrsm2Info_t) -> cusparseStatus_t {
    guard("cusparseDestroyCsrsm2Info", |call| info::destroy(call, &INFOS, info))
}

/// Waits for the device, then stores the position of the first diagonal entry that is missing or, once a solve
/// has run, zero, counted as the matrix's indices are, and returns CUSPARSE_STATUS_ZERO_PIVOT; or stores -1. A
/// unit diagonal has none. CUSPARSE_STATUS_INVALID_VALUE without an analysis.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseXcsrsm2_zeroPivot(
    handle: cusparseHandle_t,
    info: csrsm2Info_t,
    position: *mut c_int,
) -> cusparseStatus_t {
    // SAFETY: the C caller's to be written.
    guard("cusparseXcsrsm2_zeroPivot", |call| unsafe {
        info::zero_pivot(call, handle, &INFOS, info, position)
    })
}

c_api! {
    /// Stores how many bytes csrsm2 wants as a buffer, and how many its analysis does. Nothing is kept there,
    /// so it is a small number, and not 0. No array is read.
    [cusparseScsrsm2_bufferSizeExt: f32, cusparseDcsrsm2_bufferSizeExt: f64,
     cusparseCcsrsm2_bufferSizeExt: Complex<f32>, cusparseZcsrsm2_bufferSizeExt: Complex<f64>]
    fn(handle: cusparseHandle_t, algo: c_int, transA: cusparseOperation_t, transB:
       cusparseOperation_t, m: c_int, nrhs: c_int, nnz: c_int, alpha: *const T, descrA:
       cusparseMatDescr_t, csrSortedValA: *const T, csrSortedRowPtrA: *const c_int,
       csrSortedColIndA: *const c_int, B: *const T, ldb: c_int, info: csrsm2Info_t, policy:
       cusparseSolvePolicy_t, pBufferSize: *mut usize) -> cusparseStatus_t
       = buffer_size;
    /// Looks at the pattern of op(triangle) of a square matrix of m rows and nnz entries, after what is queued
    /// before it, and waits. The descriptor says which triangle, and whether its diagonal is all ones; the other
    /// triangle is not looked at, and columns need not be sorted. Values, alpha and B do not matter. algo is 0 or 1, and
    /// both are the same here. A diagonal entry that is missing is no error here; cusparseXcsrsm2_zeroPivot tells.
    ///
    /// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m, nrhs
    /// or nnz < 0, NULL, another algo, transA or transB, ldb < max(1, rows of B), no such descriptor or info, a pBuffer not at
    /// a multiple of 128 bytes, or
    /// arrays that are not sound.
    [cusparseScsrsm2_analysis: f32, cusparseDcsrsm2_analysis: f64, cusparseCcsrsm2_analysis:
     Complex<f32>, cusparseZcsrsm2_analysis: Complex<f64>]
    fn(handle: cusparseHandle_t, algo: c_int, transA: cusparseOperation_t, transB:
       cusparseOperation_t, m: c_int, nrhs: c_int, nnz: c_int, alpha: *const T, descrA:
       cusparseMatDescr_t, csrSortedValA: *const T, csrSortedRowPtrA: *const c_int,
       csrSortedColIndA: *const c_int, B: *const T, ldb: c_int, info: csrsm2Info_t, policy:
       cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t
       = analysis;
    /// op(A) op(X) = alpha op(B) with the triangle that the descriptor means; X takes B's place. B is m x nrhs, or nrhs x m if
    /// transB is not CUSPARSE_OPERATION_NON_TRANSPOSE, by columns. Asynchronous; alpha as the pointer mode says. transA,
    /// m, nnz, fill mode, diagonal type and pattern are those of the analysis; nrhs and transB need not be.
    ///
    /// Of a zero on the diagonal X is what divisions by zero make of it; what is missing there counts as 1. Neither is
    /// an error here; cusparseXcsrsm2_zeroPivot tells.
    ///
    /// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m, nrhs
    /// or nnz < 0, NULL, another algo, transA or transB, ldb < max(1, rows of B), no such descriptor or info, a pBuffer not at
    /// a multiple of 128 bytes, an info
    /// without an analysis, or with one of another triangle or size, or CUSPARSE_SOLVE_POLICY_USE_LEVEL when the
    /// analysis had not.
    [cusparseScsrsm2_solve: f32, cusparseDcsrsm2_solve: f64, cusparseCcsrsm2_solve: Complex<f32>,
     cusparseZcsrsm2_solve: Complex<f64>]
    fn(handle: cusparseHandle_t, algo: c_int, transA: cusparseOperation_t, transB:
       cusparseOperation_t, m: c_int, nrhs: c_int, nnz: c_int, alpha: *const T, descrA:
       cusparseMatDescr_t, csrSortedValA: *const T, csrSortedRowPtrA: *const c_int,
       csrSortedColIndA: *const c_int, B: *mut T, ldb: c_int, info: csrsm2Info_t, policy:
       cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t
       = solve;
}

/// The right-hand sides: how they are transposed, and the matrix.
fn sides<T>(
    call: &'static str,
    (m, nrhs): (usize, usize),
    trans: Trans,
    b: *const T,
    ldb: c_int,
) -> Outcome<Plane<T>> {
    let shape = if trans == Trans::No { (m, nrhs) } else { (nrhs, m) };
    plane(call, shape, (13, b), (14, ldb))
}

fn algorithm(call: &'static str, algo: c_int) -> Outcome {
    parameter(call, 2, "algo", algo, algo == 0 || algo == 1)
}

unsafe fn buffer_size<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    algo: c_int,
    transA: cusparseOperation_t,
    transB: cusparseOperation_t,
    m: c_int,
    nrhs: c_int,
    nnz: c_int,
    alpha: *const T,
    descrA: cusparseMatDescr_t,
    csrSortedValA: *const T,
    csrSortedRowPtrA: *const c_int,
    csrSortedColIndA: *const c_int,
    B: *const T,
    ldb: c_int,
    info: csrsm2Info_t,
    policy: cusparseSolvePolicy_t,
    pBufferSize: *mut impl TryFrom<usize>,
) -> cusparseStatus_t {
    answer(|| {
        handle::initialized(call, handle)?;
        algorithm(call, algo)?;
        operation(call, 3, "transA", transA)?;
        let side = operation(call, 4, "transB", transB)?;
        let nrhs = size(call, 6, "nrhs", nrhs)?;
        pointer(call, 8, "alpha", alpha)?;
        let values = (csrSortedValA, false);
        let size = (m, nnz);
        let Square { a, .. } =
            square(call, [5, 7, 9], size, descrA, values, csrSortedRowPtrA, csrSortedColIndA)?;
        sides(call, (a.rows, nrhs), side, B, ldb)?;
        info::exists(call, 15, &INFOS, info)?;
        info::policy(call, 16, policy)?;
        // SAFETY: the C caller's to be written.
        unsafe { give_buffer_size(call, 17, pBufferSize) }
    })
}

unsafe fn analysis<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    algo: c_int,
    transA: cusparseOperation_t,
    transB: cusparseOperation_t,
    m: c_int,
    nrhs: c_int,
    nnz: c_int,
    alpha: *const T,
    descrA: cusparseMatDescr_t,
    csrSortedValA: *const T,
    csrSortedRowPtrA: *const c_int,
    csrSortedColIndA: *const c_int,
    B: *const T,
    ldb: c_int,
    info: csrsm2Info_t,
    policy: cusparseSolvePolicy_t,
    pBuffer: *mut c_void,
) -> cusparseStatus_t {
    answer(|| {
        let context = handle::initialized(call, handle)?;
        algorithm(call, algo)?;
        let trans = operation(call, 3, "transA", transA)?;
        let side = operation(call, 4, "transB", transB)?;
        let nrhs = size(call, 6, "nrhs", nrhs)?;
        pointer(call, 8, "alpha", alpha)?;
        let values = (csrSortedValA, false);
        let size = (m, nnz);
        let Square { descr, a } =
            square(call, [5, 7, 9], size, descrA, values, csrSortedRowPtrA, csrSortedColIndA)?;
        sides(call, (a.rows, nrhs), side, B, ldb)?;
        info::exists(call, 15, &INFOS, info)?;
        info::policy(call, 16, policy)?;
        buffer(call, 17, pBuffer)?;
        let stream = context.stream(call)?;
        let of = shape(trans, &descr);
        // SAFETY: the C caller's arrays.
        let triangle = unsafe { Triangle::new(call, &stream, of, a) }.map_err(failed_in(call))?;
        let analysis = Solve { triangle, of };
        info::keep(call, 15, &INFOS, info, Analysed { analysis, policy, base: a.base })
    })
}

unsafe fn solve<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    algo: c_int,
    transA: cusparseOperation_t,
    transB: cusparseOperation_t,
    m: c_int,
    nrhs: c_int,
    nnz: c_int,
    alpha: *const T,
    descrA: cusparseMatDescr_t,
    csrSortedValA: *const T,
    csrSortedRowPtrA: *const c_int,
    csrSortedColIndA: *const c_int,
    B: *mut T,
    ldb: c_int,
    info: csrsm2Info_t,
    policy: cusparseSolvePolicy_t,
    pBuffer: *mut c_void,
) -> cusparseStatus_t {
    answer(|| {
        let context = handle::initialized(call, handle)?;
        algorithm(call, algo)?;
        let trans = operation(call, 3, "transA", transA)?;
        let side = operation(call, 4, "transB", transB)?;
        let nrhs = size(call, 6, "nrhs", nrhs)?;
        pointer(call, 8, "alpha", alpha)?;
        let values = (csrSortedValA, true);
        let size = (m, nnz);
        let Square { descr, a } =
            square(call, [5, 7, 9], size, descrA, values, csrSortedRowPtrA, csrSortedColIndA)?;
        let b = sides(call, (a.rows, nrhs), side, B, ldb)?;
        let size = (a.rows, a.nnz());
        let found = info::analysed(call, 15, &INFOS, info, size, (16, policy), info::SOLVE)?;
        found.is_for(call, 15, shape(trans, &descr))?;
        buffer(call, 17, pBuffer)?;
        let stream = context.stream(call)?;
        // SAFETY: the C caller's scalar and arrays until the stream has done the work.
        unsafe {
            let alpha = Factor::given(context.mode, alpha);
            found.triangle.enqueue_in_place(call, &stream, alpha, a.values, (side, b))
        }
        .map_err(failed(call))
    })
}
