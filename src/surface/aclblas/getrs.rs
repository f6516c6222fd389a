//! Solving with the LU factors of a batch.

use super::args::*;
use super::handle;
use super::status::*;
use super::types::*;
use crate::op::batched::{Getrs, Scalar};
use core::ffi::c_int;
use num_complex::Complex;

c_api! {
    /// Solves op(A) X = B for each of `batchCount` systems with the factors and pivots left by
    /// getrfBatched. B (n x nrhs) becomes X; A is only read. Asynchronous on the handle's stream.
    ///
    /// Aarray, Barray: device arrays of batchCount pointers to column-major matrices with leading
    /// dimensions lda and ldb (at least max(1, n)). devIpiv: device array of batchCount * n pivots, or
    /// NULL for none. info: one integer on the host, written before the function returns, or NULL: 0,
    /// or -i if argument i (the handle is 1) was refused.
    ///
    /// Returns ACLBLAS_STATUS_HANDLE_IS_NULLPTR; ACLBLAS_STATUS_INVALID_ENUM for trans;
    /// ACLBLAS_STATUS_INVALID_VALUE for n < 0, nrhs < 0, lda, ldb < max(1, n), batchCount < 0, in this
    /// order; then success with nothing touched if one of the sizes is 0; then
    /// ACLBLAS_STATUS_INVALID_VALUE for NULL pointers; ACLBLAS_STATUS_ALLOC_FAILED without memory.
    /// A pivot outside 1..n leaves its system as it is and fails the stream.
    [aclblasSgetrsBatched: f32, aclblasDgetrsBatched: f64,
     aclblasCgetrsBatched: Complex<f32>, aclblasZgetrsBatched: Complex<f64>]
    fn(handle: aclblasHandle_t, trans: aclblasOperation_t, n: c_int, nrhs: c_int,
       Aarray: *const *const T, lda: c_int, devIpiv: *const c_int, Barray: *const *mut T,
       ldb: c_int, info: *mut c_int, batchCount: c_int) -> aclblasStatus_t = getrs_batched;
}

pub(super) unsafe fn getrs_batched<T: Scalar>(
    call: &'static str,
    handle: aclblasHandle_t,
    trans: aclblasOperation_t,
    n: c_int,
    nrhs: c_int,
    Aarray: *const *const T,
    lda: c_int,
    devIpiv: *const c_int,
    Barray: *const *mut T,
    ldb: c_int,
    info: *mut c_int,
    batchCount: c_int,
) -> aclblasStatus_t {
    answer(|| {
        let handle = handle::get(call, handle)?;
        let info = HostInfo(info);
        let trans = info.note(2, operation(call, trans))?;
        let n = info.note(3, dim(call, "n", n))?;
        let nrhs = info.note(4, dim(call, "nrhs", nrhs))?;
        let lda = info.note(6, leading(call, "lda", lda, n))?;
        let ldb = info.note(9, leading(call, "ldb", ldb, n))?;
        let batch = info.note(11, dim(call, "batchCount", batchCount))?;
        if n == 0 || nrhs == 0 || batch == 0 {
            info.set(0);
            return Ok(());
        }
        info.note(5, required(call, "Aarray", Aarray))?;
        info.note(8, required(call, "Barray", Barray))?;
        info.note(6, fits::<T>(call, (n, n), lda, batch))?;
        info.note(9, fits::<T>(call, (n, nrhs), ldb, batch))?;
        let stream = handle.stream(call)?;
        let work =
            Getrs { trans, n, nrhs, a: Aarray.cast(), lda, pivots: devIpiv, b: Barray, ldb, batch };
        // SAFETY: the caller promises the arrays of the description until the stream has done the work.
        unsafe { work.enqueue(call, &stream) }.map_err(failed(call))?;
        info.set(0);
        Ok(())
    })
}
