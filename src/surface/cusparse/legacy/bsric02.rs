//! bsric02: incomplete Cholesky factorization on the pattern of a matrix of blocks.

use super::super::status::*;
use super::super::types::*;
use super::incomplete_blocks::{Family, analysis, buffer_size, factorization};
use super::info::{self, Infos};
use crate::abi::{guard, kind};
use crate::op::device::error::{Failure, Result};
use crate::op::device::stream::Stream;
use crate::op::sparse::factor::{Ic0, Square};
use crate::op::sparse::{Array, Matrix, Scalar};
use core::ffi::{c_int, c_void};
use num_complex::Complex;

static INFOS: Infos<Ic0> = Infos::new(kind::CUSPARSE_BSRIC02);

impl Family for bsric02Info_t {
    type Target = bsric02Info;
    type Analysis = Ic0;
    type Extra = ();

    fn info(self) -> *mut bsric02Info {
        self
    }
    fn infos() -> &'static Infos<Ic0> {
        &INFOS
    }
    unsafe fn analyse(
        call: &'static str,
        stream: &Stream,
        pattern: Matrix<c_int, ()>,
    ) -> core::result::Result<Ic0, Failure> {
        // SAFETY: the caller's promise.
        unsafe { Ic0::new(call, stream, pattern) }
    }
    unsafe fn factor<T: Scalar>(
        call: &'static str,
        stream: &Stream,
        analysis: &Ic0,
        _: (),
        block: Square,
        values: Array<T>,
    ) -> Outcome<Result<()>> {
        // SAFETY: the caller's promise.
        Ok(unsafe { analysis.enqueue_blocks(call, stream, block, values) })
    }
}

/// Creates what an analysis is kept in.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseCreateBsric02Info(info: *mut bsric02Info_t) -> cusparseStatus_t {
    // SAFETY: the C caller's to be written.
    guard("cusparseCreateBsric02Info", |call| unsafe { info::create(call, &INFOS, info, ()) })
}

/// Destroys an analysis. Work that was queued with it is not affected. NULL is accepted.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseDestroyBsric02Info(info: bsric02Info_t) -> cusparseStatus_t {
    guard("cusparseDestroyBsric02Info", |call| info::destroy(call, &INFOS, info))
}

/// Waits for the device, then stores the number of the first row of blocks whose block on the diagonal is missing or, once a
/// factorization has run, is not positive definite, counted as the matrix's indices are, and returns
/// CUSPARSE_STATUS_ZERO_PIVOT; or stores -1. CUSPARSE_STATUS_INVALID_VALUE without an analysis.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseXbsric02_zeroPivot(
    handle: cusparseHandle_t,
    info: bsric02Info_t,
    position: *mut c_int,
) -> cusparseStatus_t {
    // SAFETY: the C caller's to be written.
    guard("cusparseXbsric02_zeroPivot", |call| unsafe {
        info::zero_pivot(call, handle, &INFOS, info, position)
    })
}

c_api! {
    /// Stores how many bytes bsric02 wants as a buffer, and how many its analysis does. Nothing is kept there,
    /// so it is a small number, and not 0. No array is read.
    [cusparseSbsric02_bufferSize: f32, cusparseDbsric02_bufferSize: f64,
     cusparseCbsric02_bufferSize: Complex<f32>, cusparseZbsric02_bufferSize: Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: c_int, nnzb: c_int, descrA:
       cusparseMatDescr_t, bsrSortedVal: *mut T, bsrSortedRowPtr: *const c_int, bsrSortedColInd:
       *const c_int, blockDim: c_int, info: bsric02Info_t, pBufferSizeInBytes: *mut c_int) ->
       cusparseStatus_t
       = buffer_size;
    /// Stores how many bytes bsric02 wants as a buffer, and how many its analysis does. Nothing is kept there,
    /// so it is a small number, and not 0. No array is read.
    [cusparseSbsric02_bufferSizeExt: f32, cusparseDbsric02_bufferSizeExt: f64,
     cusparseCbsric02_bufferSizeExt: Complex<f32>, cusparseZbsric02_bufferSizeExt: Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: c_int, nnzb: c_int, descrA:
       cusparseMatDescr_t, bsrSortedVal: *mut T, bsrSortedRowPtr: *const c_int, bsrSortedColInd:
       *const c_int, blockSize: c_int, info: bsric02Info_t, pBufferSize: *mut usize) ->
       cusparseStatus_t
       = buffer_size;
    /// Looks at the pattern of the lower triangle of a square matrix of mb rows of square blocks, nnzb of which are stored, after what is
    /// queued before it, and waits. Blocks of a row need not be sorted. Values, fill mode and diagonal type do not matter. A block
    /// on the diagonal that is missing is no error here; cusparseXbsric02_zeroPivot tells.
    ///
    /// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks
    /// smaller than 1 x 1, NULL, another dirA, no such descriptor or info, a pBuffer not at a multiple of 128
    /// bytes, or arrays that are not sound.
    [cusparseSbsric02_analysis: f32, cusparseDbsric02_analysis: f64, cusparseCbsric02_analysis:
     Complex<f32>, cusparseZbsric02_analysis: Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: c_int, nnzb: c_int, descrA:
       cusparseMatDescr_t, bsrSortedVal: *const T, bsrSortedRowPtr: *const c_int, bsrSortedColInd:
       *const c_int, blockDim: c_int, info: bsric02Info_t, policy: cusparseSolvePolicy_t,
       pInputBuffer: *mut c_void) -> cusparseStatus_t
       = analysis;
    /// A ~ L L^H with the pattern of blocks of A's lower triangle, in place of it; L is triangular as a matrix of elements, and blocks below the
    /// diagonal are dense. Blocks above the diagonal, and what is above the diagonal within those on it, are neither read nor
    /// written, whatever fill mode and diagonal type say. Asynchronous. mb, nnzb and the pattern are those of the analysis, which may
    /// have been made with values of any type.
    ///
    /// A block on the diagonal that is missing or not positive definite is no error here; cusparseXbsric02_zeroPivot tells. The
    /// factorization goes on with roots of absolute values, or with the identity if it is missing.
    ///
    /// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks
    /// smaller than 1 x 1, NULL, another dirA, no such descriptor or info, a pBuffer not at a multiple of 128
    /// bytes, an info with an analysis of another mb or nnzb, or
    /// CUSPARSE_SOLVE_POLICY_USE_LEVEL when the analysis had not. CUSPARSE_STATUS_INTERNAL_ERROR for one without an analysis.
    [cusparseSbsric02: f32, cusparseDbsric02: f64, cusparseCbsric02: Complex<f32>, cusparseZbsric02:
     Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: c_int, nnzb: c_int, descrA:
       cusparseMatDescr_t, bsrSortedVal: *mut T, bsrSortedRowPtr: *const c_int, bsrSortedColInd:
       *const c_int, blockDim: c_int, info: bsric02Info_t, policy: cusparseSolvePolicy_t, pBuffer:
       *mut c_void) -> cusparseStatus_t
       = factorization;
}
