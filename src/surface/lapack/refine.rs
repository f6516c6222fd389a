//! Iterative refinement with error bounds.

use super::answer;
use crate::abi::fortran::{Int, int, letter};
use crate::op::lapack::{Pivot, Scalar, refine, trans as op, uplo as triangle};
use core::ffi::c_char;
use num_complex::Complex;

c_api! { dual
    /// Improves the n x nrhs solution X of op(A) X = B (op as in dgetrs_) by iterative refinement,
    /// with the factors and pivots that dgetrf_ left in af and ipiv. For each column ferr bounds
    /// the relative forward error in the largest entry, and berr is the componentwise backward
    /// error (Arioli, Demmel, Duff, SIMAX 10, 1989). work has 3n elements; iwork is not used. info:
    /// 0; -i if argument i is bad (-8: a pivot is no row of A).
    [sgerfs_ | sgerfs_64_: f32, dgerfs_ | dgerfs_64_: f64]
    fn(trans: *const c_char, n: *const I, nrhs: *const I, a: *const T, lda: *const I,
       af: *const T, ldaf: *const I, ipiv: *const I, b: *const T, ldb: *const I, x: *mut T,
       ldx: *const I, ferr: *mut R, berr: *mut R, work: *mut T, iwork: *mut I, info: *mut I) = gerfs;

    /// As dgerfs_, with 2n elements of work and n of rwork.
    [cgerfs_ | cgerfs_64_: Complex<f32>, zgerfs_ | zgerfs_64_: Complex<f64>]
    fn(trans: *const c_char, n: *const I, nrhs: *const I, a: *const T, lda: *const I,
       af: *const T, ldaf: *const I, ipiv: *const I, b: *const T, ldb: *const I, x: *mut T,
       ldx: *const I, ferr: *mut R, berr: *mut R, work: *mut T, rwork: *mut R, info: *mut I) = gerfs;

    /// As dgerfs_ for a Hermitian positive definite A given by its triangle uplo, with the factor
    /// that dpotrf_ left in the same triangle of af. work has 3n elements; iwork is not used. info:
    /// 0; -i if argument i is bad.
    [sporfs_ | sporfs_64_: f32, dporfs_ | dporfs_64_: f64]
    fn(uplo: *const c_char, n: *const I, nrhs: *const I, a: *const T, lda: *const I,
       af: *const T, ldaf: *const I, b: *const T, ldb: *const I, x: *mut T, ldx: *const I,
       ferr: *mut R, berr: *mut R, work: *mut T, iwork: *mut I, info: *mut I) = porfs;

    /// As dporfs_, with 2n elements of work and n of rwork.
    [cporfs_ | cporfs_64_: Complex<f32>, zporfs_ | zporfs_64_: Complex<f64>]
    fn(uplo: *const c_char, n: *const I, nrhs: *const I, a: *const T, lda: *const I,
       af: *const T, ldaf: *const I, b: *const T, ldb: *const I, x: *mut T, ldx: *const I,
       ferr: *mut R, berr: *mut R, work: *mut T, rwork: *mut R, info: *mut I) = porfs;
}

unsafe fn gerfs<T: Scalar, I: Int + Pivot>(
    call: &'static str,
    trans: *const c_char,
    n: *const I,
    nrhs: *const I,
    a: *const T,
    lda: *const I,
    af: *const T,
    ldaf: *const I,
    ipiv: *const I,
    b: *const T,
    ldb: *const I,
    x: *mut T,
    ldx: *const I,
    ferr: *mut T::Real,
    berr: *mut T::Real,
    work: *mut T,
    other: *mut impl Sized,
    info: *mut I,
) {
    // SAFETY: the caller passes readable arguments, and arrays as described.
    unsafe {
        let (trans, n, nrhs) = (op(letter(trans)), int(n), int(nrhs));
        let (lda, ldaf, ldb, ldx) = (int(lda), int(ldaf), int(ldb), int(ldx));
        let result = refine::gerfs(
            trans,
            n,
            nrhs,
            a,
            lda,
            af,
            ldaf,
            ipiv,
            b,
            ldb,
            x,
            ldx,
            ferr,
            berr,
            work,
            other.cast(),
        );
        answer(call, info, result)
    }
}

unsafe fn porfs<T: Scalar, I: Int>(
    call: &'static str,
    uplo: *const c_char,
    n: *const I,
    nrhs: *const I,
    a: *const T,
    lda: *const I,
    af: *const T,
    ldaf: *const I,
    b: *const T,
    ldb: *const I,
    x: *mut T,
    ldx: *const I,
    ferr: *mut T::Real,
    berr: *mut T::Real,
    work: *mut T,
    other: *mut impl Sized,
    info: *mut I,
) {
    // SAFETY: the caller passes readable arguments, and arrays as described.
    unsafe {
        let (uplo, n, nrhs) = (triangle(letter(uplo)), int(n), int(nrhs));
        let (lda, ldaf, ldb, ldx) = (int(lda), int(ldaf), int(ldb), int(ldx));
        let result = refine::porfs(
            uplo,
            n,
            nrhs,
            a,
            lda,
            af,
            ldaf,
            b,
            ldb,
            x,
            ldx,
            ferr,
            berr,
            work,
            other.cast(),
        );
        answer(call, info, result)
    }
}
