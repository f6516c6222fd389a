//! LU factorization of a batch.

use super::args::*;
use super::handle;
use super::status::*;
use super::types::*;
use crate::op::batched::{Getrf, Scalar};
use core::ffi::c_int;
use num_complex::Complex;

c_api! {
    /// Factors each of `batchSize` n x n matrices in place: A = P L U, L unit lower triangular.
    /// Asynchronous on the handle's stream.
    ///
    /// Aarray: device array of batchSize pointers to column-major matrices with leading dimension lda
    /// (in elements, at least max(1, n)). PivotArray: device array of batchSize * n integers; entry
    /// i * n + j is the row (from 1) that matrix i's row j + 1 was exchanged with, whole rows and in
    /// this order; NULL: no exchanges, A = L U. infoArray: device array of batchSize integers: 0, or k
    /// when U(k, k) is exactly zero or NaN, for the smallest such k; the factorization is completed all the
    /// same. It may be NULL if PivotArray is.
    ///
    /// Returns ACLBLAS_STATUS_HANDLE_IS_NULLPTR, then ACLBLAS_STATUS_INVALID_VALUE for n < 0,
    /// batchSize < 0, lda < max(1, n); then success with nothing touched if n or batchSize is 0; then
    /// ACLBLAS_STATUS_INVALID_VALUE for NULL pointers; ACLBLAS_STATUS_ALLOC_FAILED without memory.
    [aclblasSgetrfBatched: f32, aclblasDgetrfBatched: f64,
     aclblasCgetrfBatched: Complex<f32>, aclblasZgetrfBatched: Complex<f64>]
    fn(handle: aclblasHandle_t, n: c_int, Aarray: *const *mut T, lda: c_int,
       PivotArray: *mut c_int, infoArray: *mut c_int, batchSize: c_int) -> aclblasStatus_t
       = getrf_batched;
}

pub(super) unsafe fn getrf_batched<T: Scalar>(
    call: &'static str,
    handle: aclblasHandle_t,
    n: c_int,
    Aarray: *const *mut T,
    lda: c_int,
    PivotArray: *mut c_int,
    infoArray: *mut c_int,
    batchSize: c_int,
) -> aclblasStatus_t {
    answer(|| {
        let handle = handle::get(call, handle)?;
        let n = dim(call, "n", n)?;
        let batch = dim(call, "batchSize", batchSize)?;
        let lda = leading(call, "lda", lda, n)?;
        if n == 0 || batch == 0 {
            return Ok(());
        }
        required(call, "Aarray", Aarray)?;
        if !PivotArray.is_null() {
            required(call, "infoArray", infoArray)?;
        }
        fits::<T>(call, (n, n), lda, batch)?;
        let stream = handle.stream(call)?;
        let work = Getrf { n, a: Aarray, lda, pivots: PivotArray, info: infoArray, batch };
        // SAFETY: the caller promises the arrays of the description until the stream has done the work.
        unsafe { work.enqueue(call, &stream) }.map_err(failed(call))
    })
}
