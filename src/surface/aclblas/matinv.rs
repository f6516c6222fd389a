//! Inverses of a batch of small matrices in one go.

use super::args::*;
use super::handle;
use super::status::*;
use super::types::*;
use crate::op::batched::{Matinv, Scalar};
use core::ffi::c_int;
use num_complex::Complex;

/// The largest order the interface allows.
const LARGEST: usize = 32;

c_api! {
    /// Computes the inverse of each of `batchSize` n x n matrices, n <= 32. A is only read and must
    /// not overlap Ainv. Asynchronous on the handle's stream.
    ///
    /// A, Ainv: device arrays of batchSize pointers to column-major matrices with leading dimensions
    /// lda and lda_inv (at least max(1, n)). info: device array of batchSize integers: 0, or k when the
    /// k-th pivot of the LU factorization is exactly zero or NaN, for the smallest such k; then Ainv holds no
    /// inverse.
    ///
    /// Returns ACLBLAS_STATUS_HANDLE_IS_NULLPTR, then ACLBLAS_STATUS_INVALID_VALUE for n < 0, n > 32,
    /// batchSize < 0, lda, lda_inv < max(1, n); then success with nothing touched if n or batchSize is
    /// 0; then ACLBLAS_STATUS_INVALID_VALUE for NULL pointers; ACLBLAS_STATUS_ALLOC_FAILED without
    /// memory.
    [aclblasSmatinvBatched: f32, aclblasDmatinvBatched: f64,
     aclblasCmatinvBatched: Complex<f32>, aclblasZmatinvBatched: Complex<f64>]
    fn(handle: aclblasHandle_t, n: c_int, A: *const *const T, lda: c_int, Ainv: *const *mut T,
       lda_inv: c_int, info: *mut c_int, batchSize: c_int) -> aclblasStatus_t = matinv_batched;
}

pub(super) unsafe fn matinv_batched<T: Scalar>(
    call: &'static str,
    handle: aclblasHandle_t,
    n: c_int,
    A: *const *const T,
    lda: c_int,
    Ainv: *const *mut T,
    lda_inv: c_int,
    info: *mut c_int,
    batchSize: c_int,
) -> aclblasStatus_t {
    answer(|| {
        let handle = handle::get(call, handle)?;
        let n = dim(call, "n", n)?;
        valid(call, n <= LARGEST, format_args!("n is {n}, the limit is {LARGEST}"))?;
        let batch = dim(call, "batchSize", batchSize)?;
        let lda = leading(call, "lda", lda, n)?;
        let ldc = leading(call, "lda_inv", lda_inv, n)?;
        if n == 0 || batch == 0 {
            return Ok(());
        }
        required(call, "A", A)?;
        required(call, "Ainv", Ainv)?;
        required(call, "info", info)?;
        fits::<T>(call, (n, n), lda, batch)?;
        fits::<T>(call, (n, n), ldc, batch)?;
        let stream = handle.stream(call)?;
        let work = Matinv { n, a: A.cast(), lda, c: Ainv, ldc, info, batch };
        // SAFETY: the caller promises the arrays of the description until the stream has done the work.
        unsafe { work.enqueue(call, &stream) }.map_err(failed(call))
    })
}
