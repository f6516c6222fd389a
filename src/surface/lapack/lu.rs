//! LU factorization, and what follows from it.

use super::{answer, report_size};
use crate::abi::fortran::{Int, int, letter};
use crate::op::lapack::{Pivot, Scalar, lu, trans as op};
use core::ffi::c_char;
use num_complex::Complex;

c_api! { dual
    /// A = P L U of an m x n matrix (column-major, leading dimension lda >= max(1, m)) with partial
    /// pivoting, in place: L below the diagonal, which is 1, and U. ipiv gets min(m, n) pivots: row
    /// i was swapped with row ipiv(i). info: 0; -i if argument i is bad; k > 0 if U(k, k) is zero
    /// or NaN for the smallest such k (the factorization is completed). Blocked, right-looking,
    /// with look-ahead.
    [sgetrf_ | sgetrf_64_: f32, dgetrf_ | dgetrf_64_: f64,
     cgetrf_ | cgetrf_64_: Complex<f32>, zgetrf_ | zgetrf_64_: Complex<f64>]
    fn(m: *const I, n: *const I, a: *mut T, lda: *const I, ipiv: *mut I, info: *mut I) = getrf;

    /// The same computation as dgetrf_, under the name of LAPACK's recursive routine.
    [sgetrf2_ | sgetrf2_64_: f32, dgetrf2_ | dgetrf2_64_: f64,
     cgetrf2_ | cgetrf2_64_: Complex<f32>, zgetrf2_ | zgetrf2_64_: Complex<f64>]
    fn(m: *const I, n: *const I, a: *mut T, lda: *const I, ipiv: *mut I, info: *mut I) = getrf;

    /// The same computation as dgetrf_, under the name of LAPACK's unblocked routine.
    [sgetf2_ | sgetf2_64_: f32, dgetf2_ | dgetf2_64_: f64,
     cgetf2_ | cgetf2_64_: Complex<f32>, zgetf2_ | zgetf2_64_: Complex<f64>]
    fn(m: *const I, n: *const I, a: *mut T, lda: *const I, ipiv: *mut I, info: *mut I) = getrf;

    /// Solves op(A) X = B, where op is none, transposed or conjugate-transposed for trans = 'N',
    /// 'T' or 'C', with the factors and pivots that dgetrf_ left in a and ipiv. B is n x nrhs and
    /// becomes X. info: 0; -i if argument i is bad (-6: a pivot is no row of A).
    [sgetrs_ | sgetrs_64_: f32, dgetrs_ | dgetrs_64_: f64,
     cgetrs_ | cgetrs_64_: Complex<f32>, zgetrs_ | zgetrs_64_: Complex<f64>]
    fn(trans: *const c_char, n: *const I, nrhs: *const I, a: *const T, lda: *const I,
       ipiv: *const I, b: *mut T, ldb: *const I, info: *mut I) = getrs;

    /// A := A^-1, n x n, with the factors and pivots that dgetrf_ left. work has lwork >= max(1, n)
    /// elements; work(1) gets the size that is best, and lwork = -1 asks for nothing else. info: 0;
    /// -i if argument i is bad; k > 0 if U(k, k) is zero or NaN (A is as it was).
    [sgetri_ | sgetri_64_: f32, dgetri_ | dgetri_64_: f64,
     cgetri_ | cgetri_64_: Complex<f32>, zgetri_ | zgetri_64_: Complex<f64>]
    fn(n: *const I, a: *mut T, lda: *const I, ipiv: *const I, work: *mut T, lwork: *const I,
       info: *mut I) = getri;

    /// Solves A X = B for an n x n matrix A, which is replaced by its factors as by dgetrf_, with
    /// pivots in ipiv. B is n x nrhs and becomes X. info: 0; -i if argument i is bad; k > 0 if U(k,
    /// k) is zero or NaN (there is no solution, B is as it was).
    [sgesv_ | sgesv_64_: f32, dgesv_ | dgesv_64_: f64,
     cgesv_ | cgesv_64_: Complex<f32>, zgesv_ | zgesv_64_: Complex<f64>]
    fn(n: *const I, nrhs: *const I, a: *mut T, lda: *const I, ipiv: *mut I, b: *mut T,
       ldb: *const I, info: *mut I) = gesv;

    /// Interchanges row i of the n columns of A with row ipiv(k1 + (i - k1) |incx|) for i = k1,
    /// ..., k2; in the opposite order if incx < 0. Nothing is checked.
    [slaswp_ | slaswp_64_: f32, dlaswp_ | dlaswp_64_: f64,
     claswp_ | claswp_64_: Complex<f32>, zlaswp_ | zlaswp_64_: Complex<f64>]
    fn(n: *const I, a: *mut T, lda: *const I, k1: *const I, k2: *const I, ipiv: *const I,
       incx: *const I) = laswp;
}

unsafe fn getrf<T: Scalar, I: Int + Pivot>(
    call: &'static str,
    m: *const I,
    n: *const I,
    a: *mut T,
    lda: *const I,
    ipiv: *mut I,
    info: *mut I,
) {
    // SAFETY: the caller passes readable arguments, and arrays as described.
    unsafe { answer(call, info, lu::getrf(int(m), int(n), a, int(lda), ipiv)) }
}

unsafe fn getrs<T: Scalar, I: Int + Pivot>(
    call: &'static str,
    trans: *const c_char,
    n: *const I,
    nrhs: *const I,
    a: *const T,
    lda: *const I,
    ipiv: *const I,
    b: *mut T,
    ldb: *const I,
    info: *mut I,
) {
    // SAFETY: the caller passes readable arguments, and arrays as described.
    unsafe {
        let (lda, ldb) = (int(lda), int(ldb));
        let result = lu::getrs(op(letter(trans)), int(n), int(nrhs), a, lda, ipiv, b, ldb);
        answer(call, info, result)
    }
}

unsafe fn getri<T: Scalar, I: Int + Pivot>(
    call: &'static str,
    n: *const I,
    a: *mut T,
    lda: *const I,
    ipiv: *const I,
    work: *mut T,
    lwork: *const I,
    info: *mut I,
) {
    // SAFETY: the caller passes readable arguments, and arrays as described.
    unsafe {
        let (n, lwork) = (int(n), int(lwork));
        let result = lu::getri(n, a, int(lda), ipiv, work, lwork);
        report_size(work, lu::getri_best::<T>(n));
        answer(call, info, result)
    }
}

unsafe fn gesv<T: Scalar, I: Int + Pivot>(
    call: &'static str,
    n: *const I,
    nrhs: *const I,
    a: *mut T,
    lda: *const I,
    ipiv: *mut I,
    b: *mut T,
    ldb: *const I,
    info: *mut I,
) {
    // SAFETY: the caller passes readable arguments, and arrays as described.
    unsafe {
        let result = lu::gesv(int(n), int(nrhs), a, int(lda), ipiv, b, int(ldb));
        answer(call, info, result)
    }
}

unsafe fn laswp<T: Scalar, I: Int + Pivot>(
    _: &'static str,
    n: *const I,
    a: *mut T,
    lda: *const I,
    k1: *const I,
    k2: *const I,
    ipiv: *const I,
    incx: *const I,
) {
    // SAFETY: the caller passes readable arguments, and arrays as described.
    unsafe { lu::laswp(int(n), a, int(lda), int(k1), int(k2), ipiv, int(incx)) }
}
