//! Inverses from the LU factors of a batch.

use super::args::*;
use super::handle;
use super::status::*;
use super::types::*;
use crate::op::batched::{Getri, Scalar};
use core::ffi::c_int;
use num_complex::Complex;

c_api! {
    /// Computes the inverse of each of `batchSize` n x n matrices from the factors and pivots left by
    /// getrfBatched, out of place: A is only read, C becomes the inverse and must not overlap A.
    /// Asynchronous on the handle's stream.
    ///
    /// Aarray, Carray: device arrays of batchSize pointers to column-major matrices with leading
    /// dimensions lda and ldc (at least max(1, n)). PivotArray: device array of batchSize * n pivots,
    /// or NULL for none. infoArray: device array of batchSize integers: 0, or k when U(k, k) is exactly
    /// zero, for the smallest such k: there is no inverse and C is left as it is.
    ///
    /// Returns ACLBLAS_STATUS_HANDLE_IS_NULLPTR, then ACLBLAS_STATUS_INVALID_VALUE for n < 0,
    /// batchSize < 0, lda, ldc < max(1, n); then success with nothing touched if n or batchSize is 0;
    /// then ACLBLAS_STATUS_INVALID_VALUE for a NULL Aarray, Carray or infoArray;
    /// ACLBLAS_STATUS_ALLOC_FAILED without memory. A pivot outside 1..n leaves its C as it is, sets its
    /// info to -5 and fails the stream.
    [aclblasSgetriBatched: f32, aclblasDgetriBatched: f64,
     aclblasCgetriBatched: Complex<f32>, aclblasZgetriBatched: Complex<f64>]
    fn(handle: aclblasHandle_t, n: c_int, Aarray: *const *const T, lda: c_int,
       PivotArray: *const c_int, Carray: *const *mut T, ldc: c_int, infoArray: *mut c_int,
       batchSize: c_int) -> aclblasStatus_t = getri_batched;
}

pub(super) unsafe fn getri_batched<T: Scalar>(
    call: &'static str,
    handle: aclblasHandle_t,
    n: c_int,
    Aarray: *const *const T,
    lda: c_int,
    PivotArray: *const c_int,
    Carray: *const *mut T,
    ldc: c_int,
    infoArray: *mut c_int,
    batchSize: c_int,
) -> aclblasStatus_t {
    answer(|| {
        let handle = handle::get(call, handle)?;
        let n = dim(call, "n", n)?;
        let batch = dim(call, "batchSize", batchSize)?;
        let lda = leading(call, "lda", lda, n)?;
        let ldc = leading(call, "ldc", ldc, n)?;
        if n == 0 || batch == 0 {
            return Ok(());
        }
        required(call, "Aarray", Aarray)?;
        required(call, "Carray", Carray)?;
        required(call, "infoArray", infoArray)?;
        fits::<T>(call, (n, n), lda, batch)?;
        fits::<T>(call, (n, n), ldc, batch)?;
        let stream = handle.stream(call)?;
        let work = Getri {
            n,
            a: Aarray.cast(),
            lda,
            pivots: PivotArray,
            c: Carray,
            ldc,
            info: infoArray,
            batch,
        };
        // SAFETY: the caller promises the arrays of the description until the stream has done the work.
        unsafe { work.enqueue(call, &stream) }.map_err(failed(call))
    })
}
