//! QR factorization and least squares of a batch: declared, checked, not implemented.

use super::args::*;
use super::handle;
use super::status::*;
use super::types::*;
use core::ffi::c_int;
use num_complex::Complex;

c_api! {
    /// QR factorization of each of `batchSize` m x n matrices. Not implemented: arguments are checked,
    /// then ACLBLAS_STATUS_NOT_SUPPORTED is returned and nothing is written but info.
    ///
    /// info: one integer on the host: 0, or -i if argument i (the handle is 1) was refused; NULL is
    /// ACLBLAS_STATUS_INVALID_VALUE. Refused are m, n < 0, lda < max(1, m), batchSize < 0; success with
    /// nothing to do if one of the sizes is 0; then NULL pointers are refused.
    [aclblasSgeqrfBatched: f32, aclblasDgeqrfBatched: f64,
     aclblasCgeqrfBatched: Complex<f32>, aclblasZgeqrfBatched: Complex<f64>]
    fn(handle: aclblasHandle_t, m: c_int, n: c_int, Aarray: *const *mut T, lda: c_int,
       TauArray: *const *mut T, info: *mut c_int, batchSize: c_int) -> aclblasStatus_t
       = geqrf_batched;

    /// Least squares for each of `batchSize` m x n matrices. Not implemented: arguments are checked,
    /// then ACLBLAS_STATUS_NOT_SUPPORTED is returned and nothing is written.
    ///
    /// Refused are an unlisted trans (ACLBLAS_STATUS_INVALID_ENUM), m, n, nrhs < 0, lda < max(1, m),
    /// ldc < max(1, m, n), batchSize < 0; success with nothing to do if batchSize or nrhs is 0; then a
    /// NULL Aarray or Carray is refused.
    [aclblasSgelsBatched: f32, aclblasDgelsBatched: f64,
     aclblasCgelsBatched: Complex<f32>, aclblasZgelsBatched: Complex<f64>]
    fn(handle: aclblasHandle_t, trans: aclblasOperation_t, m: c_int, n: c_int, nrhs: c_int,
       Aarray: *const *mut T, lda: c_int, Carray: *const *mut T, ldc: c_int, devInfo: *mut c_int,
       batchSize: c_int) -> aclblasStatus_t = gels_batched;
}

pub(super) unsafe fn geqrf_batched<T>(
    call: &'static str,
    handle: aclblasHandle_t,
    m: c_int,
    n: c_int,
    Aarray: *const *mut T,
    lda: c_int,
    TauArray: *const *mut T,
    info: *mut c_int,
    batchSize: c_int,
) -> aclblasStatus_t {
    answer(|| {
        handle::get(call, handle)?;
        required(call, "info", info)?;
        let info = HostInfo(info);
        let m = info.note(2, dim(call, "m", m))?;
        let n = info.note(3, dim(call, "n", n))?;
        info.note(5, leading(call, "lda", lda, m))?;
        let batch = info.note(8, dim(call, "batchSize", batchSize))?;
        info.set(0);
        if m == 0 || n == 0 || batch == 0 {
            return Ok(());
        }
        info.note(4, required(call, "Aarray", Aarray))?;
        info.note(6, required(call, "TauArray", TauArray))?;
        Err(refuse(call, ACLBLAS_STATUS_NOT_SUPPORTED, format_args!("not implemented")))
    })
}

pub(super) unsafe fn gels_batched<T>(
    call: &'static str,
    handle: aclblasHandle_t,
    trans: aclblasOperation_t,
    m: c_int,
    n: c_int,
    nrhs: c_int,
    Aarray: *const *mut T,
    lda: c_int,
    Carray: *const *mut T,
    ldc: c_int,
    _devInfo: *mut c_int,
    batchSize: c_int,
) -> aclblasStatus_t {
    answer(|| {
        handle::get(call, handle)?;
        operation(call, trans)?;
        let m = dim(call, "m", m)?;
        let n = dim(call, "n", n)?;
        let nrhs = dim(call, "nrhs", nrhs)?;
        leading(call, "lda", lda, m)?;
        leading(call, "ldc", ldc, m.max(n))?;
        let batch = dim(call, "batchSize", batchSize)?;
        if nrhs == 0 || batch == 0 {
            return Ok(());
        }
        required(call, "Aarray", Aarray)?;
        required(call, "Carray", Carray)?;
        Err(refuse(call, ACLBLAS_STATUS_NOT_SUPPORTED, format_args!("not implemented")))
    })
}
