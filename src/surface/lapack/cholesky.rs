//! Cholesky factorization, and what follows from it.

use super::answer;
use crate::abi::fortran::{Int, int, letter};
use crate::op::lapack::{Scalar, cholesky, uplo as triangle};
use core::ffi::c_char;
use num_complex::Complex;

c_api! { dual
    /// A = L L^H (uplo = 'L') or U^H U ('U') of an n x n Hermitian positive definite matrix, in
    /// place in that triangle; the other one is neither read nor written. info: 0; -i if argument i
    /// is bad; k > 0 if the leading minor of order k is not positive definite or has a NaN pivot.
    [spotrf_ | spotrf_64_: f32, dpotrf_ | dpotrf_64_: f64,
     cpotrf_ | cpotrf_64_: Complex<f32>, zpotrf_ | zpotrf_64_: Complex<f64>]
    fn(uplo: *const c_char, n: *const I, a: *mut T, lda: *const I, info: *mut I) = potrf;

    /// The same computation as dpotrf_, under the name of LAPACK's recursive routine.
    [spotrf2_ | spotrf2_64_: f32, dpotrf2_ | dpotrf2_64_: f64,
     cpotrf2_ | cpotrf2_64_: Complex<f32>, zpotrf2_ | zpotrf2_64_: Complex<f64>]
    fn(uplo: *const c_char, n: *const I, a: *mut T, lda: *const I, info: *mut I) = potrf;

    /// The same computation as dpotrf_, under the name of LAPACK's unblocked routine.
    [spotf2_ | spotf2_64_: f32, dpotf2_ | dpotf2_64_: f64,
     cpotf2_ | cpotf2_64_: Complex<f32>, zpotf2_ | zpotf2_64_: Complex<f64>]
    fn(uplo: *const c_char, n: *const I, a: *mut T, lda: *const I, info: *mut I) = potrf;

    /// Solves A X = B with the factor that dpotrf_ left in the triangle uplo of a. B is n x nrhs
    /// and becomes X. info: 0; -i if argument i is bad.
    [spotrs_ | spotrs_64_: f32, dpotrs_ | dpotrs_64_: f64,
     cpotrs_ | cpotrs_64_: Complex<f32>, zpotrs_ | zpotrs_64_: Complex<f64>]
    fn(uplo: *const c_char, n: *const I, nrhs: *const I, a: *const T, lda: *const I,
       b: *mut T, ldb: *const I, info: *mut I) = potrs;

    /// The triangle uplo of A^-1 in place of the factor that dpotrf_ left there. info: 0; -i if
    /// argument i is bad; k > 0 if entry (k, k) of the factor is zero or NaN (A is as it was).
    [spotri_ | spotri_64_: f32, dpotri_ | dpotri_64_: f64,
     cpotri_ | cpotri_64_: Complex<f32>, zpotri_ | zpotri_64_: Complex<f64>]
    fn(uplo: *const c_char, n: *const I, a: *mut T, lda: *const I, info: *mut I) = potri;

    /// Solves A X = B for a Hermitian positive definite A given by its triangle uplo, which is
    /// replaced by its factor as by dpotrf_. B is n x nrhs and becomes X. info: 0; -i if argument i
    /// is bad; k > 0 if the leading minor of order k is not positive definite (B is as it was).
    [sposv_ | sposv_64_: f32, dposv_ | dposv_64_: f64,
     cposv_ | cposv_64_: Complex<f32>, zposv_ | zposv_64_: Complex<f64>]
    fn(uplo: *const c_char, n: *const I, nrhs: *const I, a: *mut T, lda: *const I, b: *mut T,
       ldb: *const I, info: *mut I) = posv;

    /// L^H L (uplo = 'L') or U U^H ('U') in place of the triangle. info: 0; -i if argument i is
    /// bad.
    [slauum_ | slauum_64_: f32, dlauum_ | dlauum_64_: f64,
     clauum_ | clauum_64_: Complex<f32>, zlauum_ | zlauum_64_: Complex<f64>]
    fn(uplo: *const c_char, n: *const I, a: *mut T, lda: *const I, info: *mut I) = lauum;

    /// The same computation as dlauum_, under the name of LAPACK's unblocked routine.
    [slauu2_ | slauu2_64_: f32, dlauu2_ | dlauu2_64_: f64,
     clauu2_ | clauu2_64_: Complex<f32>, zlauu2_ | zlauu2_64_: Complex<f64>]
    fn(uplo: *const c_char, n: *const I, a: *mut T, lda: *const I, info: *mut I) = lauum;
}

unsafe fn potrf<T: Scalar, I: Int>(
    call: &'static str,
    uplo: *const c_char,
    n: *const I,
    a: *mut T,
    lda: *const I,
    info: *mut I,
) {
    // SAFETY: the caller passes readable arguments, and arrays as described.
    unsafe { answer(call, info, cholesky::potrf(triangle(letter(uplo)), int(n), a, int(lda))) }
}

unsafe fn potri<T: Scalar, I: Int>(
    call: &'static str,
    uplo: *const c_char,
    n: *const I,
    a: *mut T,
    lda: *const I,
    info: *mut I,
) {
    // SAFETY: the caller passes readable arguments, and arrays as described.
    unsafe { answer(call, info, cholesky::potri(triangle(letter(uplo)), int(n), a, int(lda))) }
}

unsafe fn lauum<T: Scalar, I: Int>(
    call: &'static str,
    uplo: *const c_char,
    n: *const I,
    a: *mut T,
    lda: *const I,
    info: *mut I,
) {
    // SAFETY: the caller passes readable arguments, and arrays as described.
    unsafe { answer(call, info, cholesky::lauum(triangle(letter(uplo)), int(n), a, int(lda))) }
}

unsafe fn potrs<T: Scalar, I: Int>(
    call: &'static str,
    uplo: *const c_char,
    n: *const I,
    nrhs: *const I,
    a: *const T,
    lda: *const I,
    b: *mut T,
    ldb: *const I,
    info: *mut I,
) {
    // SAFETY: the caller passes readable arguments, and arrays as described.
    unsafe {
        let (n, nrhs, lda, ldb) = (int(n), int(nrhs), int(lda), int(ldb));
        answer(call, info, cholesky::potrs(triangle(letter(uplo)), n, nrhs, a, lda, b, ldb))
    }
}

unsafe fn posv<T: Scalar, I: Int>(
    call: &'static str,
    uplo: *const c_char,
    n: *const I,
    nrhs: *const I,
    a: *mut T,
    lda: *const I,
    b: *mut T,
    ldb: *const I,
    info: *mut I,
) {
    // SAFETY: the caller passes readable arguments, and arrays as described.
    unsafe {
        let (n, nrhs, lda, ldb) = (int(n), int(nrhs), int(lda), int(ldb));
        answer(call, info, cholesky::posv(triangle(letter(uplo)), n, nrhs, a, lda, b, ldb))
    }
}
