//! csrsv2: triangular solves with one right-hand side.

use super::super::args::array;
use super::super::handle;
use super::super::status::*;
use super::super::types::*;
use super::args::{Square, buffer, give_buffer_size, operation, square};
use super::info::{self, Analysed, Infos};
use super::triangle::{Solve, shape};
use crate::abi::{guard, kind};
use crate::op::sparse::solve::Triangle;
use crate::op::sparse::{Factor, Scalar};
use core::ffi::{c_int, c_void};
use num_complex::Complex;

static INFOS: Infos<Solve> = Infos::new(kind::CUSPARSE_CSRSV2);

/// Creates what an analysis is kept in.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseCreateCsrsv2Info(info: *mut csrsv2Info_t) -> cusparseStatus_t {
    // SAFETY: the C caller's to be written.
    guard("cusparseCreateCsrsv2Info", |call| unsafe { info::create(call, &INFOS, info, ()) })
}

/// Destroys an analysis. Work that was queued with it is not affected. NULL is accepted.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseDestroyCsrsv2Info(info: csrsv2Info_t) -> cusparseStatus_t {
    guard("cusparseDestroyCsrsv2Info", |call| info::destroy(call, &INFOS, info))
}

/// Waits for the device, then stores the position of the first diagonal entry that is missing or, once a solve
/// has run, zero, counted as the matrix's indices are, and returns CUSPARSE_STATUS_ZERO_PIVOT; or stores -1. A
/// unit diagonal has none. CUSPARSE_STATUS_INVALID_VALUE without an analysis.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseXcsrsv2_zeroPivot(
    handle: cusparseHandle_t,
    info: csrsv2Info_t,
    position: *mut c_int,
) -> cusparseStatus_t {
    // SAFETY: the C caller's to be written.
    guard("cusparseXcsrsv2_zeroPivot", |call| unsafe {
        info::zero_pivot(call, handle, &INFOS, info, position)
    })
}

c_api! {
    /// Stores how many bytes csrsv2 wants as a buffer, and how many its analysis does. Nothing is kept there,
    /// so it is a small number, and not 0. No array is read.
    [cusparseScsrsv2_bufferSize: f32, cusparseDcsrsv2_bufferSize: f64, cusparseCcsrsv2_bufferSize:
     Complex<f32>, cusparseZcsrsv2_bufferSize: Complex<f64>]
    fn(handle: cusparseHandle_t, transA: cusparseOperation_t, m: c_int, nnz: c_int, descrA:
       cusparseMatDescr_t, csrSortedValA: *mut T, csrSortedRowPtrA: *const c_int, csrSortedColIndA:
       *const c_int, info: csrsv2Info_t, pBufferSizeInBytes: *mut c_int) -> cusparseStatus_t
       = buffer_size;
    /// Stores how many bytes csrsv2 wants as a buffer, and how many its analysis does. Nothing is kept there,
    /// so it is a small number, and not 0. No array is read.
    [cusparseScsrsv2_bufferSizeExt: f32, cusparseDcsrsv2_bufferSizeExt: f64,
     cusparseCcsrsv2_bufferSizeExt: Complex<f32>, cusparseZcsrsv2_bufferSizeExt: Complex<f64>]
    fn(handle: cusparseHandle_t, transA: cusparseOperation_t, m: c_int, nnz: c_int, descrA:
       cusparseMatDescr_t, csrSortedValA: *mut T, csrSortedRowPtrA: *const c_int, csrSortedColIndA:
       *const c_int, info: csrsv2Info_t, pBufferSize: *mut usize) -> cusparseStatus_t
       = buffer_size;
    /// Looks at the pattern of op(triangle) of a square matrix of m rows and nnz entries, after what is queued
    /// before it, and waits. The descriptor says which triangle, and whether its diagonal is all ones; the other
    /// triangle is not looked at, and columns need not be sorted. Values do not matter. A diagonal entry that is
    /// missing is no error here; cusparseXcsrsv2_zeroPivot tells.
    ///
    /// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
    /// nnz < 0, NULL, another transA, no such descriptor or info, a pBuffer not at a multiple of 128 bytes, or arrays that
    /// are not sound.
    [cusparseScsrsv2_analysis: f32, cusparseDcsrsv2_analysis: f64, cusparseCcsrsv2_analysis:
     Complex<f32>, cusparseZcsrsv2_analysis: Complex<f64>]
    fn(handle: cusparseHandle_t, transA: cusparseOperation_t, m: c_int, nnz: c_int, descrA:
       cusparseMatDescr_t, csrSortedValA: *const T, csrSortedRowPtrA: *const c_int,
       csrSortedColIndA: *const c_int, info: csrsv2Info_t, policy: cusparseSolvePolicy_t, pBuffer:
       *mut c_void) -> cusparseStatus_t
       = analysis;
    /// x := alpha op(A)^-1 f with the triangle that the descriptor means: m elements each, which may be the
    /// same. Asynchronous; alpha as the pointer mode says. transA, m, nnz, fill mode, diagonal type and
    /// pattern are those of the analysis, which may have been made with values of any type.
    ///
    /// Of a zero on the diagonal x is what divisions by zero make of it; what is missing there counts as 1. Neither is
    /// an error here; cusparseXcsrsv2_zeroPivot tells.
    ///
    /// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
    /// nnz < 0, NULL, another transA, no such descriptor or info, a pBuffer not at a multiple of 128 bytes, an
    /// info without an analysis, or with one of another triangle or size, or CUSPARSE_SOLVE_POLICY_USE_LEVEL when
    /// the analysis had not.
    [cusparseScsrsv2_solve: f32, cusparseDcsrsv2_solve: f64, cusparseCcsrsv2_solve: Complex<f32>,
     cusparseZcsrsv2_solve: Complex<f64>]
    fn(handle: cusparseHandle_t, transA: cusparseOperation_t, m: c_int, nnz: c_int, alpha: *const T,
       descrA: cusparseMatDescr_t, csrSortedValA: *const T, csrSortedRowPtrA: *const c_int,
       csrSortedColIndA: *const c_int, info: csrsv2Info_t, f: *const T, x: *mut T, policy:
       cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t
       = solve;
}

unsafe fn buffer_size<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    transA: cusparseOperation_t,
    m: c_int,
    nnz: c_int,
    descrA: cusparseMatDescr_t,
    csrSortedValA: *const T,
    csrSortedRowPtrA: *const c_int,
    csrSortedColIndA: *const c_int,
    info: csrsv2Info_t,
    pBufferSizeInBytes: *mut impl TryFrom<usize>,
) -> cusparseStatus_t {
    answer(|| {
        handle::initialized(call, handle)?;
        operation(call, 2, "transA", transA)?;
        let size = (m, nnz);
        let values = (csrSortedValA, false);
        square(call, [3, 4, 5], size, descrA, values, csrSortedRowPtrA, csrSortedColIndA)?;
        info::exists(call, 9, &INFOS, info)?;
        // SAFETY: the C caller's to be written.
        unsafe { give_buffer_size(call, 10, pBufferSizeInBytes) }
    })
}

unsafe fn analysis<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    transA: cusparseOperation_t,
    m: c_int,
    nnz: c_int,
    descrA: cusparseMatDescr_t,
    csrSortedValA: *const T,
    csrSortedRowPtrA: *const c_int,
    csrSortedColIndA: *const c_int,
    info: csrsv2Info_t,
    policy: cusparseSolvePolicy_t,
    pBuffer: *mut c_void,
) -> cusparseStatus_t {
    answer(|| {
        let context = handle::initialized(call, handle)?;
        let trans = operation(call, 2, "transA", transA)?;
        let size = (m, nnz);
        let values = (csrSortedValA, false);
        let Square { descr, a } =
            square(call, [3, 4, 5], size, descrA, values, csrSortedRowPtrA, csrSortedColIndA)?;
        info::exists(call, 9, &INFOS, info)?;
        info::policy(call, 10, policy)?;
        buffer(call, 11, pBuffer)?;
        let stream = context.stream(call)?;
        let of = shape(trans, &descr);
        // SAFETY: the C caller's arrays.
        let triangle = unsafe { Triangle::new(call, &stream, of, a) }.map_err(failed_in(call))?;
        let analysis = Solve { triangle, of };
        info::keep(call, 9, &INFOS, info, Analysed { analysis, policy, base: a.base })
    })
}

unsafe fn solve<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    transA: cusparseOperation_t,
    m: c_int,
    nnz: c_int,
    alpha: *const T,
    descrA: cusparseMatDescr_t,
    csrSortedValA: *const T,
    csrSortedRowPtrA: *const c_int,
    csrSortedColIndA: *const c_int,
    info: csrsv2Info_t,
    f: *const T,
    x: *mut T,
    policy: cusparseSolvePolicy_t,
    pBuffer: *mut c_void,
) -> cusparseStatus_t {
    answer(|| {
        let context = handle::initialized(call, handle)?;
        let trans = operation(call, 2, "transA", transA)?;
        pointer(call, 5, "alpha", alpha)?;
        let size = (m, nnz);
        let values = (csrSortedValA, true);
        let Square { descr, a } =
            square(call, [3, 4, 6], size, descrA, values, csrSortedRowPtrA, csrSortedColIndA)?;
        let size = (a.rows, a.nnz());
        let found = info::analysed(call, 10, &INFOS, info, size, (13, policy), info::SOLVE)?;
        found.is_for(call, 10, shape(trans, &descr))?;
        let f = array(call, 11, "f", f, a.rows)?;
        let x = array(call, 12, "x", x, a.rows)?;
        buffer(call, 14, pBuffer)?;
        let stream = context.stream(call)?;
        // SAFETY: the C caller's scalar and arrays until the stream has done the work.
        unsafe {
            let alpha = Factor::given(context.mode, alpha);
            found.triangle.enqueue(call, &stream, alpha, a.values, f, x)
        }
        .map_err(failed(call))
    })
}
