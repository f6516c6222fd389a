//! csric02: incomplete Cholesky factorization on the pattern of the matrix.

use super::super::status::*;
use super::super::types::*;
use super::incomplete::{Family, analysis, buffer_size, factorization};
use super::info::{self, Infos};
use crate::abi::{guard, kind};
use crate::op::device::error::{Failure, Result};
use crate::op::device::stream::Stream;
use crate::op::sparse::factor::Ic0;
use crate::op::sparse::{Array, Matrix, Scalar};
use core::ffi::{c_int, c_void};
use num_complex::Complex;

static INFOS: Infos<Ic0> = Infos::new(kind::CUSPARSE_CSRIC02);

impl Family for csric02Info_t {
    type Target = csric02Info;
    type Analysis = Ic0;
    type Extra = ();

    fn info(self) -> *mut csric02Info {
        self
    }
    fn infos() -> &'static Infos<Ic0> {
        &INFOS
    }
    unsafe fn analyse<T: Scalar>(
        call: &'static str,
        stream: &Stream,
        a: Matrix<c_int, T>,
    ) -> core::result::Result<Ic0, Failure> {
        // SAFETY: the caller's promise.
        unsafe { Ic0::new(call, stream, a) }
    }
    unsafe fn factor<T: Scalar>(
        call: &'static str,
        stream: &Stream,
        analysis: &Ic0,
        _: (),
        values: Array<T>,
    ) -> Outcome<Result<()>> {
        // SAFETY: the caller's promise.
        Ok(unsafe { analysis.enqueue(call, stream, values) })
    }
}

/// Creates what an analysis is kept in.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseCreateCsric02Info(info: *mut csric02Info_t) -> cusparseStatus_t {
    // SAFETY: the C caller's to be written.
    guard("cusparseCreateCsric02Info", |call| unsafe { info::create(call, &INFOS, info, ()) })
}

/// Destroys an analysis. Work that was queued with it is not affected. NULL is accepted.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseDestroyCsric02Info(info: csric02Info_t) -> cusparseStatus_t {
    guard("cusparseDestroyCsric02Info", |call| info::destroy(call, &INFOS, info))
}

/// Waits for the device, then stores the position of the first pivot that is missing or, once a factorization
/// has run, not positive, counted as the matrix's indices are, and returns CUSPARSE_STATUS_ZERO_PIVOT; or
/// stores -1. CUSPARSE_STATUS_INVALID_VALUE without an analysis.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseXcsric02_zeroPivot(
    handle: cusparseHandle_t,
    info: csric02Info_t,
    position: *mut c_int,
) -> cusparseStatus_t {
    // SAFETY: the C caller's to be written.
    guard("cusparseXcsric02_zeroPivot", |call| unsafe {
        info::zero_pivot(call, handle, &INFOS, info, position)
    })
}

c_api! {
    /// Stores how many bytes csric02 wants as a buffer, and how many its analysis does. Nothing is kept there,
    /// so it is a small number, and not 0. No array is read.
    [cusparseScsric02_bufferSize: f32, cusparseDcsric02_bufferSize: f64,
     cusparseCcsric02_bufferSize: Complex<f32>, cusparseZcsric02_bufferSize: Complex<f64>]
    fn(handle: cusparseHandle_t, m: c_int, nnz: c_int, descrA: cusparseMatDescr_t, csrSortedValA:
       *mut T, csrSortedRowPtrA: *const c_int, csrSortedColIndA: *const c_int, info: csric02Info_t,
       pBufferSizeInBytes: *mut c_int) -> cusparseStatus_t
       = buffer_size;
    /// Stores how many bytes csric02 wants as a buffer, and how many its analysis does. Nothing is kept there,
    /// so it is a small number, and not 0. No array is read.
    [cusparseScsric02_bufferSizeExt: f32, cusparseDcsric02_bufferSizeExt: f64,
     cusparseCcsric02_bufferSizeExt: Complex<f32>, cusparseZcsric02_bufferSizeExt: Complex<f64>]
    fn(handle: cusparseHandle_t, m: c_int, nnz: c_int, descrA: cusparseMatDescr_t, csrSortedVal:
       *mut T, csrSortedRowPtr: *const c_int, csrSortedColInd: *const c_int, info: csric02Info_t,
       pBufferSize: *mut usize) -> cusparseStatus_t
       = buffer_size;
    /// Looks at the pattern of the lower triangle of a square matrix of m rows and nnz entries, which need not be
    /// sorted, after what is queued before it, and waits. Values, fill mode and diagonal type do not matter. A diagonal
    /// entry that is missing is no error here; cusparseXcsric02_zeroPivot tells.
    ///
    /// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
    /// nnz < 0, NULL, no such descriptor or info, a pBuffer not at a multiple of 128 bytes, or arrays that
    /// are not sound.
    [cusparseScsric02_analysis: f32, cusparseDcsric02_analysis: f64, cusparseCcsric02_analysis:
     Complex<f32>, cusparseZcsric02_analysis: Complex<f64>]
    fn(handle: cusparseHandle_t, m: c_int, nnz: c_int, descrA: cusparseMatDescr_t, csrSortedValA:
       *const T, csrSortedRowPtrA: *const c_int, csrSortedColIndA: *const c_int, info:
       csric02Info_t, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t
       = analysis;
    /// A ~ L L^H with the pattern of A's lower triangle, in place of it: the upper triangle is not read and stays as
    /// it is. Asynchronous. m, nnz and the pattern are those of the analysis, which may have been made with values
    /// of any type.
    ///
    /// A pivot that is missing, zero, negative or NaN is no error here; cusparseXcsric02_zeroPivot tells. The
    /// factorization goes on with the root of its absolute value, or with 1 if it is missing.
    ///
    /// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
    /// nnz < 0, NULL, no such descriptor or info, a pBuffer not at a multiple of 128 bytes, or an info with an analysis of
    /// another m or nnz. CUSPARSE_STATUS_INTERNAL_ERROR for one without, and CUSPARSE_SOLVE_POLICY_USE_LEVEL when the
    /// analysis had not.
    [cusparseScsric02: f32, cusparseDcsric02: f64, cusparseCcsric02: Complex<f32>, cusparseZcsric02:
     Complex<f64>]
    fn(handle: cusparseHandle_t, m: c_int, nnz: c_int, descrA: cusparseMatDescr_t,
       csrSortedValA_valM: *mut T, csrSortedRowPtrA: *const c_int, csrSortedColIndA: *const c_int,
       info: csric02Info_t, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t
       = factorization;
}
