//! csrilu02: incomplete LU factorization on the pattern of the matrix.

use super::super::handle;
use super::super::status::*;
use super::super::types::*;
use super::incomplete::{Family, analysis, buffer_size, factorization};
use super::info::{self, Infos};
use crate::abi::{guard, kind};
use crate::op::device::error::{Failure, Result};
use crate::op::device::stream::Stream;
use crate::op::sparse::factor::Ilu0;
use crate::op::sparse::{Array, Factor, Matrix, Mode, Scalar};
use core::any::TypeId;
use core::ffi::{c_int, c_void};
use num_complex::Complex;

static INFOS: Infos<Ilu0, Option<Given>> = Infos::new(kind::CUSPARSE_CSRILU02);

impl Family for csrilu02Info_t {
    type Target = csrilu02Info;
    type Analysis = Ilu0;
    type Extra = Option<Given>;

    fn info(self) -> *mut csrilu02Info {
        self
    }
    fn infos() -> &'static Infos<Ilu0, Option<Given>> {
        &INFOS
    }
    unsafe fn analyse<T: Scalar>(
        call: &'static str,
        stream: &Stream,
        a: Matrix<c_int, T>,
    ) -> core::result::Result<Ilu0, Failure> {
        // SAFETY: the caller's promise.
        unsafe { Ilu0::new(call, stream, a) }
    }
    unsafe fn factor<T: Scalar>(
        call: &'static str,
        stream: &Stream,
        analysis: &Ilu0,
        given: Option<Given>,
        values: Array<T>,
    ) -> Outcome<Result<()>> {
        let boost = match given {
            None => None,
            Some(given) => Some(given.of::<T>(call, 8)?),
        };
        // SAFETY: the caller's promise.
        Ok(unsafe { analysis.enqueue(call, stream, boost, values) })
    }
}

/// What small pivots are replaced by; `value` holds, or leads to, one of the type `of`.
#[derive(Clone, Copy)]
pub(super) struct Given {
    tolerance: Factor<f64>,
    value: Factor<Complex<f64>>,
    of: TypeId,
}

impl Given {
    /// # Safety
    /// As for [`Factor::given`].
    pub(super) unsafe fn new<T: Scalar>(
        mode: Mode,
        tolerance: *const f64,
        value: *const T,
    ) -> Self {
        const { assert!(size_of::<T>() <= 16 && align_of::<T>() <= align_of::<Complex<f64>>()) };
        // SAFETY: the caller's promise.
        let tolerance = unsafe { Factor::given(mode, tolerance) };
        // SAFETY: as above.
        let value = match unsafe { Factor::given(mode, value) } {
            Factor::At(at) => Factor::At(at.cast()),
            Factor::Value(value) => {
                let mut kept = Complex::new(0.0, 0.0);
                // SAFETY: it has room for a T.
                unsafe { (&raw mut kept).cast::<T>().write(value) };
                Factor::Value(kept)
            }
        };
        Given { tolerance, value, of: TypeId::of::<T>() }
    }

    /// The tolerance and the value, if it is of this type; else the parameter at a position is wrong.
    pub(super) fn of<T: Scalar>(
        self,
        call: &'static str,
        number: u32,
    ) -> Outcome<(Factor<f64>, Factor<T>)> {
        let same = self.of == TypeId::of::<T>();
        parameter(call, number, "info", "a boost value of another type", same)?;
        let value = match self.value {
            Factor::At(at) => Factor::At(at.cast()),
            // SAFETY: a T was written there.
            Factor::Value(kept) => Factor::Value(unsafe { (&raw const kept).cast::<T>().read() }),
        };
        Ok((self.tolerance, value))
    }
}

/// Creates what an analysis is kept in.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseCreateCsrilu02Info(info: *mut csrilu02Info_t) -> cusparseStatus_t {
    // SAFETY: the C caller's to be written.
    guard("cusparseCreateCsrilu02Info", |call| unsafe { info::create(call, &INFOS, info, None) })
}

/// Destroys an analysis. Work that was queued with it is not affected. NULL is accepted.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseDestroyCsrilu02Info(info: csrilu02Info_t) -> cusparseStatus_t {
    guard("cusparseDestroyCsrilu02Info", |call| info::destroy(call, &INFOS, info))
}

/// Waits for the device, then stores the position of the first pivot that is missing or, once a factorization
/// has run, zero or NaN, counted as the matrix's indices are, and returns CUSPARSE_STATUS_ZERO_PIVOT; or
/// stores -1. CUSPARSE_STATUS_INVALID_VALUE without an analysis.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseXcsrilu02_zeroPivot(
    handle: cusparseHandle_t,
    info: csrilu02Info_t,
    position: *mut c_int,
) -> cusparseStatus_t {
    // SAFETY: the C caller's to be written.
    guard("cusparseXcsrilu02_zeroPivot", |call| unsafe {
        info::zero_pivot(call, handle, &INFOS, info, position)
    })
}

c_api! {
    /// Stores how many bytes csrilu02 wants as a buffer, and how many its analysis does. Nothing is kept there,
    /// so it is a small number, and not 0. No array is read.
    [cusparseScsrilu02_bufferSize: f32, cusparseDcsrilu02_bufferSize: f64,
     cusparseCcsrilu02_bufferSize: Complex<f32>, cusparseZcsrilu02_bufferSize: Complex<f64>]
    fn(handle: cusparseHandle_t, m: c_int, nnz: c_int, descrA: cusparseMatDescr_t, csrSortedValA:
       *mut T, csrSortedRowPtrA: *const c_int, csrSortedColIndA: *const c_int, info: csrilu02Info_t,
       pBufferSizeInBytes: *mut c_int) -> cusparseStatus_t
       = buffer_size;
    /// Stores how many bytes csrilu02 wants as a buffer, and how many its analysis does. Nothing is kept there,
    /// so it is a small number, and not 0. No array is read.
    [cusparseScsrilu02_bufferSizeExt: f32, cusparseDcsrilu02_bufferSizeExt: f64,
     cusparseCcsrilu02_bufferSizeExt: Complex<f32>, cusparseZcsrilu02_bufferSizeExt: Complex<f64>]
    fn(handle: cusparseHandle_t, m: c_int, nnz: c_int, descrA: cusparseMatDescr_t, csrSortedVal:
       *mut T, csrSortedRowPtr: *const c_int, csrSortedColInd: *const c_int, info: csrilu02Info_t,
       pBufferSize: *mut usize) -> cusparseStatus_t
       = buffer_size;
    /// Looks at the pattern of a square matrix of m rows and nnz entries, which need not be
    /// sorted, after what is queued before it, and waits. Values, fill mode and diagonal type do not matter. A diagonal
    /// entry that is missing is no error here; cusparseXcsrilu02_zeroPivot tells.
    ///
    /// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
    /// nnz < 0, NULL, no such descriptor or info, a pBuffer not at a multiple of 128 bytes, or arrays that
    /// are not sound.
    [cusparseScsrilu02_analysis: f32, cusparseDcsrilu02_analysis: f64, cusparseCcsrilu02_analysis:
     Complex<f32>, cusparseZcsrilu02_analysis: Complex<f64>]
    fn(handle: cusparseHandle_t, m: c_int, nnz: c_int, descrA: cusparseMatDescr_t, csrSortedValA:
       *const T, csrSortedRowPtrA: *const c_int, csrSortedColIndA: *const c_int, info:
       csrilu02Info_t, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t
       = analysis;
    /// A ~ L U with the pattern of A, in place of it: L below the diagonal, with a unit diagonal that is not stored,
    /// and U. Asynchronous. m, nnz and the pattern are those of the analysis, which may have been made with values
    /// of any type.
    ///
    /// A pivot that is missing, zero or NaN is no error here; cusparseXcsrilu02_zeroPivot tells. One that is missing
    /// counts as 1. Small ones are replaced first if cusparse<t>csrilu02_numericBoost, for the same type, said so.
    ///
    /// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
    /// nnz < 0, NULL, no such descriptor or info, a pBuffer not at a multiple of 128 bytes, or an info with an analysis of
    /// another m or nnz. CUSPARSE_STATUS_INTERNAL_ERROR for one without, and CUSPARSE_SOLVE_POLICY_USE_LEVEL when the
    /// analysis had not.
    [cusparseScsrilu02: f32, cusparseDcsrilu02: f64, cusparseCcsrilu02: Complex<f32>, cusparseZcsrilu02:
     Complex<f64>]
    fn(handle: cusparseHandle_t, m: c_int, nnz: c_int, descrA: cusparseMatDescr_t,
       csrSortedValA_valM: *mut T, csrSortedRowPtrA: *const c_int, csrSortedColIndA: *const c_int,
       info: csrilu02Info_t, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t
       = factorization;

    /// Replaces pivots of later factorizations with this info: one whose modulus is less than *tol by *boost_val. Both
    /// are where the pointer mode says, in host memory read now, in device memory at each factorization. With
    /// enable_boost 0 pivots stay, and the two are not looked at.
    ///
    /// CUSPARSE_STATUS_INVALID_VALUE for NULL or no such info.
    [cusparseScsrilu02_numericBoost: f32, cusparseDcsrilu02_numericBoost: f64,
     cusparseCcsrilu02_numericBoost: Complex<f32>, cusparseZcsrilu02_numericBoost: Complex<f64>]
    fn(handle: cusparseHandle_t, info: csrilu02Info_t, enable_boost: c_int, tol: *mut f64,
       boost_val: *mut T) -> cusparseStatus_t
       = numeric_boost;
}

unsafe fn numeric_boost<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    info: csrilu02Info_t,
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
