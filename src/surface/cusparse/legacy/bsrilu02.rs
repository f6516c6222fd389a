//! bsrilu02: incomplete LU factorization on the pattern of a matrix of blocks.

use super::super::handle;
use super::super::status::*;
use super::super::types::*;
use super::csrilu02::Given;
use super::incomplete_blocks::{Family, analysis, buffer_size, factorization};
use super::info::{self, Infos};
use crate::abi::{guard, kind};
use crate::op::device::error::{Failure, Result};
use crate::op::device::stream::Stream;
use crate::op::sparse::factor::{Ilu0, Square};
use crate::op::sparse::{Array, Matrix, Scalar};
use core::ffi::{c_int, c_void};
use num_complex::Complex;

static INFOS: Infos<Ilu0, Option<Given>> = Infos::new(kind::CUSPARSE_BSRILU02);

impl Family for bsrilu02Info_t {
    type Target = bsrilu02Info;
    type Analysis = Ilu0;
    type Extra = Option<Given>;

    fn info(self) -> *mut bsrilu02Info {
        self
    }
    fn infos() -> &'static Infos<Ilu0, Option<Given>> {
        &INFOS
    }
    unsafe fn analyse(
        call: &'static str,
        stream: &Stream,
        pattern: Matrix<c_int, ()>,
    ) -> core::result::Result<Ilu0, Failure> {
        // SAFETY: the caller's promise.
        unsafe { Ilu0::new(call, stream, pattern) }
    }
    unsafe fn factor<T: Scalar>(
        call: &'static str,
        stream: &Stream,
        analysis: &Ilu0,
        given: Option<Given>,
        block: Square,
        values: Array<T>,
    ) -> Outcome<Result<()>> {
        let boost = match given {
            None => None,
            Some(given) => Some(given.of::<T>(call, 10)?),
        };
        // SAFETY: the caller's promise.
        Ok(unsafe { analysis.enqueue_blocks(call, stream, boost, block, values) })
    }
}

/// Creates what an analysis is kept in.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseCreateBsrilu02Info(info: *mut bsrilu02Info_t) -> cusparseStatus_t {
    // SAFETY: the C caller's to be written.
    guard("cusparseCreateBsrilu02Info", |call| unsafe { info::create(call, &INFOS, info, None) })
}

/// Destroys an analysis. Work that was queued with it is not affected. NULL is accepted.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseDestroyBsrilu02Info(info: bsrilu02Info_t) -> cusparseStatus_t {
    guard("cusparseDestroyBsrilu02Info", |call| info::destroy(call, &INFOS, info))
}

/// Waits for the device, then stores the number of the first row of blocks whose block on the diagonal is missing or, once a
/// factorization has run, has a zero or NaN for a pivot, counted as the matrix's indices are, and returns
/// CUSPARSE_STATUS_ZERO_PIVOT; or stores -1. CUSPARSE_STATUS_INVALID_VALUE without an analysis.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseXbsrilu02_zeroPivot(
    handle: cusparseHandle_t,
    info: bsrilu02Info_t,
    position: *mut c_int,
) -> cusparseStatus_t {
    // SAFETY: the C caller's to be written.
    guard("cusparseXbsrilu02_zeroPivot", |call| unsafe {
        info::zero_pivot(call, handle, &INFOS, info, position)
    })
}

c_api! {
    /// Stores how many bytes bsrilu02 wants as a buffer, and how many its analysis does. Nothing is kept there,
    /// so it is a small number, and not 0. No array is read.
    [cusparseSbsrilu02_bufferSize: f32, cusparseDbsrilu02_bufferSize: f64,
     cusparseCbsrilu02_bufferSize: Complex<f32>, cusparseZbsrilu02_bufferSize: Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: c_int, nnzb: c_int, descrA:
       cusparseMatDescr_t, bsrSortedVal: *mut T, bsrSortedRowPtr: *const c_int, bsrSortedColInd:
       *const c_int, blockDim: c_int, info: bsrilu02Info_t, pBufferSizeInBytes: *mut c_int) ->
       cusparseStatus_t
       = buffer_size;
    /// Stores how many bytes bsrilu02 wants as a buffer, and how many its analysis does. Nothing is kept there,
    /// so it is a small number, and not 0. No array is read.
    [cusparseSbsrilu02_bufferSizeExt: f32, cusparseDbsrilu02_bufferSizeExt: f64,
     cusparseCbsrilu02_bufferSizeExt: Complex<f32>, cusparseZbsrilu02_bufferSizeExt: Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: c_int, nnzb: c_int, descrA:
       cusparseMatDescr_t, bsrSortedVal: *mut T, bsrSortedRowPtr: *const c_int, bsrSortedColInd:
       *const c_int, blockSize: c_int, info: bsrilu02Info_t, pBufferSize: *mut usize) ->
       cusparseStatus_t
       = buffer_size;
    /// Looks at the pattern of a square matrix of mb rows of square blocks, nnzb of which are stored, after what is
    /// queued before it, and waits. Blocks of a row need not be sorted. Values, fill mode and diagonal type do not matter. A block
    /// on the diagonal that is missing is no error here; cusparseXbsrilu02_zeroPivot tells.
    ///
    /// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks
    /// smaller than 1 x 1, NULL, another dirA, no such descriptor or info, a pBuffer not at a multiple of 128
    /// bytes, or arrays that are not sound.
    [cusparseSbsrilu02_analysis: f32, cusparseDbsrilu02_analysis: f64, cusparseCbsrilu02_analysis:
     Complex<f32>, cusparseZbsrilu02_analysis: Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: c_int, nnzb: c_int, descrA:
       cusparseMatDescr_t, bsrSortedVal: *mut T, bsrSortedRowPtr: *const c_int, bsrSortedColInd:
       *const c_int, blockDim: c_int, info: bsrilu02Info_t, policy: cusparseSolvePolicy_t, pBuffer:
       *mut c_void) -> cusparseStatus_t
       = analysis;
    /// A ~ L U with the pattern of blocks of A, in place of it: L below the diagonal, with a unit diagonal that is not stored, and U, both
    /// triangular as matrices of elements; blocks are dense, and rows are not exchanged. Asynchronous. mb, nnzb and the pattern are those of the
    /// analysis, which may have been made with values of any type.
    ///
    /// A pivot that is missing, zero or NaN is no error here; cusparseXbsrilu02_zeroPivot tells. Small ones are
    /// replaced first if cusparse<t>bsrilu02_numericBoost, for the same type, said so.
    ///
    /// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks
    /// smaller than 1 x 1, NULL, another dirA, no such descriptor or info, a pBuffer not at a multiple of 128
    /// bytes, an info with an analysis of another mb or nnzb, or
    /// CUSPARSE_SOLVE_POLICY_USE_LEVEL when the analysis had not. CUSPARSE_STATUS_INTERNAL_ERROR for one without an analysis.
    [cusparseSbsrilu02: f32, cusparseDbsrilu02: f64, cusparseCbsrilu02: Complex<f32>,
     cusparseZbsrilu02: Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: c_int, nnzb: c_int, descrA:
       cusparseMatDescr_t, bsrSortedVal: *mut T, bsrSortedRowPtr: *const c_int, bsrSortedColInd:
       *const c_int, blockDim: c_int, info: bsrilu02Info_t, policy: cusparseSolvePolicy_t, pBuffer:
       *mut c_void) -> cusparseStatus_t
       = factorization;
    /// Replaces pivots of later factorizations with this info: one, within a block on the
    /// diagonal, whose modulus is less than *tol by *boost_val. Both are where the pointer mode says, in host memory read now, in
    /// device memory at each factorization. With enable_boost 0 pivots stay, and the two are not looked at.
    ///
    /// CUSPARSE_STATUS_INVALID_VALUE for NULL or no such info.
    [cusparseSbsrilu02_numericBoost: f32, cusparseDbsrilu02_numericBoost: f64,
     cusparseCbsrilu02_numericBoost: Complex<f32>, cusparseZbsrilu02_numericBoost: Complex<f64>]
    fn(handle: cusparseHandle_t, info: bsrilu02Info_t, enable_boost: c_int, tol: *mut f64,
       boost_val: *mut T) -> cusparseStatus_t
       = numeric_boost;
}

unsafe fn numeric_boost<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    info: bsrilu02Info_t,
    enable_boost: c_int,
    tol: *mut f64,
    boost_val: *mut T,
) -> cusparseStatus_t {
    answer(|| {
        let mode = handle::initialized(call, handle)?.mode;
        info::exists(call, 2, &INFOS, info)?;
        let given = if enable_boost == 0 {
            None
        } else {
            pointer(call, 4, "tol", tol)?;
            pointer(call, 5, "boost_val", boost_val)?;
            // SAFETY: the C caller's scalars.
            Some(unsafe { Given::new(mode, tol, boost_val) })
        };
        info::with(call, 2, &INFOS, info, |info| info.extra = given)
    })
}
