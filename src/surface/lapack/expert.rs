//! The expert drivers.

use super::{answer, update};
use crate::abi::fortran::{Int, int, letter};
use crate::op::lapack::expert::{self, wanted};
use crate::op::lapack::{Pivot, Scalar, trans as op, uplo as triangle};
use core::ffi::c_char;
use num_complex::Complex;

c_api! { dual
    /// Solves op(A) X = B (op as in dgetrs_) and says how good the solution is. fact = 'N': A is
    /// copied to af and factored; 'E': before that A is replaced by diag(r) A diag(c) if its
    /// scaling is poor, and equed tells which of the two were applied ('N', 'R', 'C' or 'B'); 'F':
    /// af, ipiv, equed, r and c are given, A being scaled already. B is scaled like A. rcond is as
    /// from dgecon_, ferr and berr are as from dgerfs_. work has max(1, 4n) elements, the first of
    /// which gets the pivot growth max|A| / max|U|; iwork is not used. info: 0; -i if argument i is
    /// bad; k <= n if U(k, k) is zero or NaN (no solution, rcond = 0, the growth is that of the
    /// first k columns); n + 1 if rcond is less than the machine precision (the solution is there).
    [sgesvx_ | sgesvx_64_: f32, dgesvx_ | dgesvx_64_: f64]
    fn(fact: *const c_char, trans: *const c_char, n: *const I, nrhs: *const I, a: *mut T,
       lda: *const I, af: *mut T, ldaf: *const I, ipiv: *mut I, equed: *mut c_char, r: *mut R,
       c: *mut R, b: *mut T, ldb: *const I, x: *mut T, ldx: *const I, rcond: *mut R,
       ferr: *mut R, berr: *mut R, work: *mut T, iwork: *mut I, info: *mut I) = gesvx;

    /// As dgesvx_, with 2n elements of work and max(1, 2n) of rwork, whose first gets the pivot
    /// growth.
    [cgesvx_ | cgesvx_64_: Complex<f32>, zgesvx_ | zgesvx_64_: Complex<f64>]
    fn(fact: *const c_char, trans: *const c_char, n: *const I, nrhs: *const I, a: *mut T,
       lda: *const I, af: *mut T, ldaf: *const I, ipiv: *mut I, equed: *mut c_char, r: *mut R,
       c: *mut R, b: *mut T, ldb: *const I, x: *mut T, ldx: *const I, rcond: *mut R,
       ferr: *mut R, berr: *mut R, work: *mut T, rwork: *mut R, info: *mut I) = gesvx;

    /// As dgesvx_ for a Hermitian positive definite A given by its triangle uplo, which is replaced
    /// by diag(s) A diag(s) if fact = 'E' and its scaling is poor; equed = 'N' or 'Y'. work has 3n
    /// elements; iwork is not used. info: 0; -i if argument i is bad; k <= n if the leading minor
    /// of order k is not positive definite (no solution, rcond = 0); n + 1 if rcond is less than
    /// the machine precision.
    [sposvx_ | sposvx_64_: f32, dposvx_ | dposvx_64_: f64]
    fn(fact: *const c_char, uplo: *const c_char, n: *const I, nrhs: *const I, a: *mut T,
       lda: *const I, af: *mut T, ldaf: *const I, equed: *mut c_char, s: *mut R, b: *mut T,
       ldb: *const I, x: *mut T, ldx: *const I, rcond: *mut R, ferr: *mut R, berr: *mut R,
       work: *mut T, iwork: *mut I, info: *mut I) = posvx;

    /// As dposvx_, with 2n elements of work and n of rwork.
    [cposvx_ | cposvx_64_: Complex<f32>, zposvx_ | zposvx_64_: Complex<f64>]
    fn(fact: *const c_char, uplo: *const c_char, n: *const I, nrhs: *const I, a: *mut T,
       lda: *const I, af: *mut T, ldaf: *const I, equed: *mut c_char, s: *mut R, b: *mut T,
       ldb: *const I, x: *mut T, ldx: *const I, rcond: *mut R, ferr: *mut R, berr: *mut R,
       work: *mut T, rwork: *mut R, info: *mut I) = posvx;
}

unsafe fn gesvx<T: Scalar, I: Int + Pivot>(
    call: &'static str,
    fact: *const c_char,
    trans: *const c_char,
    n: *const I,
    nrhs: *const I,
    a: *mut T,
    lda: *const I,
    af: *mut T,
    ldaf: *const I,
    ipiv: *mut I,
    equed: *mut c_char,
    r: *mut T::Real,
    c: *mut T::Real,
    b: *mut T,
    ldb: *const I,
    x: *mut T,
    ldx: *const I,
    rcond: *mut T::Real,
    ferr: *mut T::Real,
    berr: *mut T::Real,
    work: *mut T,
    other: *mut impl Sized,
    info: *mut I,
) {
    // SAFETY: the caller passes readable arguments, and arrays as described.
    unsafe {
        let (fact, trans) = (wanted(letter(fact)), op(letter(trans)));
        let (n, nrhs, lda, ldaf) = (int(n), int(nrhs), int(lda), int(ldaf));
        let (ldb, ldx, rwork) = (int(ldb), int(ldx), other.cast());
        update(equed.cast(), |equed| {
            update(rcond, |rcond| {
                let result = expert::gesvx(
                    fact, trans, n, nrhs, a, lda, af, ldaf, ipiv, equed, r, c, b, ldb, x, ldx,
                    rcond, ferr, berr, work, rwork,
                );
                answer(call, info, result)
            })
        })
    }
}

unsafe fn posvx<T: Scalar, I: Int>(
    call: &'static str,
    fact: *const c_char,
    uplo: *const c_char,
    n: *const I,
    nrhs: *const I,
    a: *mut T,
    lda: *const I,
    af: *mut T,
    ldaf: *const I,
    equed: *mut c_char,
    s: *mut T::Real,
    b: *mut T,
    ldb: *const I,
    x: *mut T,
    ldx: *const I,
    rcond: *mut T::Real,
    ferr: *mut T::Real,
    berr: *mut T::Real,
    work: *mut T,
    other: *mut impl Sized,
    info: *mut I,
) {
    // SAFETY: the caller passes readable arguments, and arrays as described.
    unsafe {
        let (fact, uplo) = (wanted(letter(fact)), triangle(letter(uplo)));
        let (n, nrhs, lda, ldaf) = (int(n), int(nrhs), int(lda), int(ldaf));
        let (ldb, ldx, rwork) = (int(ldb), int(ldx), other.cast());
        update(equed.cast(), |equed| {
            update(rcond, |rcond| {
                let result = expert::posvx(
                    fact, uplo, n, nrhs, a, lda, af, ldaf, equed, s, b, ldb, x, ldx, rcond, ferr,
                    berr, work, rwork,
                );
                answer(call, info, result)
            })
        })
    }
}
