//! Double-precision solutions by way of single precision.

use super::answer;
use crate::abi::fortran::{Int, int, letter};
use crate::op::lapack::mixed::{self, Wide};
use crate::op::lapack::{Pivot, uplo as triangle};
use core::ffi::c_char;
use num_complex::Complex;

c_api! { dual
    /// Solves A X = B for an n x n matrix with a factorization in single precision and corrections
    /// in double precision, until the solution is as good as dgesv_'s; if that fails, as dgesv_
    /// does. B is n x nrhs. work has n nrhs elements, swork n (n + nrhs). iter: the number of
    /// corrections; -2 if a number does not fit into single precision, -3 if the factorization
    /// failed there, -31 if it did not converge; A holds its factors only if iter < 0. info: 0; -i
    /// if argument i is bad; k > 0 if U(k, k) is zero or NaN, in double precision.
    [dsgesv_ | dsgesv_64_: f64]
    fn(n: *const I, nrhs: *const I, a: *mut T, lda: *const I, ipiv: *mut I, b: *const T,
       ldb: *const I, x: *mut T, ldx: *const I, work: *mut T, swork: *mut f32, iter: *mut I,
       info: *mut I) = gesv;

    /// As dsgesv_. rwork is not used.
    [zcgesv_ | zcgesv_64_: Complex<f64>]
    fn(n: *const I, nrhs: *const I, a: *mut T, lda: *const I, ipiv: *mut I, b: *const T,
       ldb: *const I, x: *mut T, ldx: *const I, work: *mut T, swork: *mut Complex<f32>,
       rwork: *mut R, iter: *mut I, info: *mut I) = gesv_complex;

    /// As dsgesv_ for a symmetric positive definite A given by its triangle uplo. info: 0; -i if
    /// argument i is bad; k > 0 if the leading minor of order k is not positive definite.
    [dsposv_ | dsposv_64_: f64]
    fn(uplo: *const c_char, n: *const I, nrhs: *const I, a: *mut T, lda: *const I,
       b: *const T, ldb: *const I, x: *mut T, ldx: *const I, work: *mut T, swork: *mut f32,
       iter: *mut I, info: *mut I) = posv;

    /// As dsposv_ for a Hermitian positive definite A. rwork is not used.
    [zcposv_ | zcposv_64_: Complex<f64>]
    fn(uplo: *const c_char, n: *const I, nrhs: *const I, a: *mut T, lda: *const I,
       b: *const T, ldb: *const I, x: *mut T, ldx: *const I, work: *mut T,
       swork: *mut Complex<f32>, rwork: *mut R, iter: *mut I, info: *mut I) = posv_complex;
}

unsafe fn gesv<T: Wide, I: Int + Pivot>(
    call: &'static str,
    n: *const I,
    nrhs: *const I,
    a: *mut T,
    lda: *const I,
    ipiv: *mut I,
    b: *const T,
    ldb: *const I,
    x: *mut T,
    ldx: *const I,
    work: *mut T,
    swork: *mut T::Low,
    iter: *mut I,
    info: *mut I,
) {
    // SAFETY: the caller passes readable arguments, and arrays as described.
    unsafe {
        let (n, nrhs, lda, ldb, ldx) = (int(n), int(nrhs), int(lda), int(ldb), int(ldx));
        let mut steps = 0;
        let result = mixed::gesv(n, nrhs, a, lda, ipiv, b, ldb, x, ldx, work, swork, &mut steps);
        iter.write_unaligned(I::put(steps));
        answer(call, info, result)
    }
}

unsafe fn gesv_complex<T: Wide, I: Int + Pivot>(
    call: &'static str,
    n: *const I,
    nrhs: *const I,
    a: *mut T,
    lda: *const I,
    ipiv: *mut I,
    b: *const T,
    ldb: *const I,
    x: *mut T,
    ldx: *const I,
    work: *mut T,
    swork: *mut T::Low,
    _: *mut T::Real,
    iter: *mut I,
    info: *mut I,
) {
    // SAFETY: the caller passes readable arguments, and arrays as described.
    unsafe { gesv(call, n, nrhs, a, lda, ipiv, b, ldb, x, ldx, work, swork, iter, info) }
}

unsafe fn posv<T: Wide, I: Int>(
    call: &'static str,
    uplo: *const c_char,
    n: *const I,
    nrhs: *const I,
    a: *mut T,
    lda: *const I,
    b: *const T,
    ldb: *const I,
    x: *mut T,
    ldx: *const I,
    work: *mut T,
    swork: *mut T::Low,
    iter: *mut I,
    info: *mut I,
) {
    // SAFETY: the caller passes readable arguments, and arrays as described.
    unsafe {
        let (n, nrhs, lda, ldb, ldx) = (int(n), int(nrhs), int(lda), int(ldb), int(ldx));
        let (uplo, mut steps) = (triangle(letter(uplo)), 0);
        let result = mixed::posv(uplo, n, nrhs, a, lda, b, ldb, x, ldx, work, swork, &mut steps);
        iter.write_unaligned(I::put(steps));
        answer(call, info, result)
    }
}

unsafe fn posv_complex<T: Wide, I: Int>(
    call: &'static str,
    uplo: *const c_char,
    n: *const I,
    nrhs: *const I,
    a: *mut T,
    lda: *const I,
    b: *const T,
    ldb: *const I,
    x: *mut T,
    ldx: *const I,
    work: *mut T,
    swork: *mut T::Low,
    _: *mut T::Real,
    iter: *mut I,
    info: *mut I,
) {
    // SAFETY: the caller passes readable arguments, and arrays as described.
    unsafe { posv(call, uplo, n, nrhs, a, lda, b, ldb, x, ldx, work, swork, iter, info) }
}
