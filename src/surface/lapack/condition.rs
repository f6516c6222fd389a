//! Condition numbers, and scalings that improve them.

use super::{answer, update};
use crate::abi::fortran::{Int, int, letter, value};
use crate::op::lapack::condition::{self, Spread};
use crate::op::lapack::{Scalar, diag as diagonal, norm as norm_of, uplo as triangle};
use core::ffi::c_char;
use num_complex::Complex;

c_api! { dual
    /// rcond = 1 / (||A|| ||A^-1||) in the 1-norm (norm = '1' or 'O') or the infinity norm ('I'),
    /// from the factors that dgetrf_ left in a and the norm of A in anorm. ||A^-1|| is estimated
    /// from below (Higham, ACM TOMS 14, 1988). work has 4n elements; iwork is not used. info: 0; -i
    /// if argument i is bad; -5, without a call of xerbla_, if anorm is infinite or NaN; 1 if rcond
    /// is NaN or infinite, or ||A^-1|| came out as 0.
    [sgecon_ | sgecon_64_: f32, dgecon_ | dgecon_64_: f64]
    fn(norm: *const c_char, n: *const I, a: *const T, lda: *const I, anorm: *const R,
       rcond: *mut R, work: *mut T, iwork: *mut I, info: *mut I) = gecon;

    /// As dgecon_, with 2n elements of work and 2n of rwork.
    [cgecon_ | cgecon_64_: Complex<f32>, zgecon_ | zgecon_64_: Complex<f64>]
    fn(norm: *const c_char, n: *const I, a: *const T, lda: *const I, anorm: *const R,
       rcond: *mut R, work: *mut T, rwork: *mut R, info: *mut I) = gecon;

    /// As dgecon_ in the 1-norm, from the factor that dpotrf_ left in the triangle uplo of a. work
    /// has 3n elements; iwork is not used. info: 0; -i if argument i is bad.
    [spocon_ | spocon_64_: f32, dpocon_ | dpocon_64_: f64]
    fn(uplo: *const c_char, n: *const I, a: *const T, lda: *const I, anorm: *const R,
       rcond: *mut R, work: *mut T, iwork: *mut I, info: *mut I) = pocon;

    /// As dpocon_, with 2n elements of work and n of rwork.
    [cpocon_ | cpocon_64_: Complex<f32>, zpocon_ | zpocon_64_: Complex<f64>]
    fn(uplo: *const c_char, n: *const I, a: *const T, lda: *const I, anorm: *const R,
       rcond: *mut R, work: *mut T, rwork: *mut R, info: *mut I) = pocon;

    /// As dgecon_ for a triangle, given as in dtrtri_. work has 3n elements; iwork is not used.
    /// info: 0; -i if argument i is bad.
    [strcon_ | strcon_64_: f32, dtrcon_ | dtrcon_64_: f64]
    fn(norm: *const c_char, uplo: *const c_char, diag: *const c_char, n: *const I,
       a: *const T, lda: *const I, rcond: *mut R, work: *mut T, iwork: *mut I, info: *mut I) = trcon;

    /// As dtrcon_, with 2n elements of work and n of rwork.
    [ctrcon_ | ctrcon_64_: Complex<f32>, ztrcon_ | ztrcon_64_: Complex<f64>]
    fn(norm: *const c_char, uplo: *const c_char, diag: *const c_char, n: *const I,
       a: *const T, lda: *const I, rcond: *mut R, work: *mut T, rwork: *mut R, info: *mut I) = trcon;

    /// Row scalings r and column scalings c that bring the largest entry (of |re| + |im|) of each
    /// row and column of an m x n matrix to 1, the ratios of their extremes in rowcnd and colcnd,
    /// and the largest entry in amax. info: 0; -i if argument i is bad; i if row i is zero, m + j
    /// if column j is (the results then are not complete).
    [sgeequ_ | sgeequ_64_: f32, dgeequ_ | dgeequ_64_: f64,
     cgeequ_ | cgeequ_64_: Complex<f32>, zgeequ_ | zgeequ_64_: Complex<f64>]
    fn(m: *const I, n: *const I, a: *const T, lda: *const I, r: *mut R, c: *mut R,
       rowcnd: *mut R, colcnd: *mut R, amax: *mut R, info: *mut I) = geequ;

    /// Scalings s(i) = 1 / sqrt(A(i, i)) of a Hermitian positive definite n x n matrix, the ratio
    /// of their extremes in scond, and the largest diagonal entry in amax. info: 0; -i if argument
    /// i is bad; i if A(i, i) is not positive.
    [spoequ_ | spoequ_64_: f32, dpoequ_ | dpoequ_64_: f64,
     cpoequ_ | cpoequ_64_: Complex<f32>, zpoequ_ | zpoequ_64_: Complex<f64>]
    fn(n: *const I, a: *const T, lda: *const I, s: *mut R, scond: *mut R, amax: *mut R,
       info: *mut I) = poequ;
}

unsafe fn gecon<T: Scalar, I: Int>(
    call: &'static str,
    norm: *const c_char,
    n: *const I,
    a: *const T,
    lda: *const I,
    anorm: *const T::Real,
    rcond: *mut T::Real,
    work: *mut T,
    other: *mut impl Sized,
    info: *mut I,
) {
    // SAFETY: the caller passes readable arguments, and arrays as described.
    unsafe {
        let (norm, n, lda, anorm) = (norm_of(letter(norm)), int(n), int(lda), value(anorm));
        update(rcond, |rcond| {
            let result = condition::gecon(norm, n, a, lda, anorm, rcond, work, other.cast());
            answer(call, info, result)
        })
    }
}

unsafe fn pocon<T: Scalar, I: Int>(
    call: &'static str,
    uplo: *const c_char,
    n: *const I,
    a: *const T,
    lda: *const I,
    anorm: *const T::Real,
    rcond: *mut T::Real,
    work: *mut T,
    other: *mut impl Sized,
    info: *mut I,
) {
    // SAFETY: the caller passes readable arguments, and arrays as described.
    unsafe {
        let (uplo, n, lda, anorm) = (triangle(letter(uplo)), int(n), int(lda), value(anorm));
        update(rcond, |rcond| {
            let result = condition::pocon(uplo, n, a, lda, anorm, rcond, work, other.cast());
            answer(call, info, result)
        })
    }
}

unsafe fn trcon<T: Scalar, I: Int>(
    call: &'static str,
    norm: *const c_char,
    uplo: *const c_char,
    diag: *const c_char,
    n: *const I,
    a: *const T,
    lda: *const I,
    rcond: *mut T::Real,
    work: *mut T,
    other: *mut impl Sized,
    info: *mut I,
) {
    // SAFETY: the caller passes readable arguments, and arrays as described.
    unsafe {
        let (norm, uplo) = (norm_of(letter(norm)), triangle(letter(uplo)));
        let (diag, n, lda) = (diagonal(letter(diag)), int(n), int(lda));
        update(rcond, |rcond| {
            let result = condition::trcon(norm, uplo, diag, n, a, lda, rcond, work, other.cast());
            answer(call, info, result)
        })
    }
}

unsafe fn geequ<T: Scalar, I: Int>(
    call: &'static str,
    m: *const I,
    n: *const I,
    a: *const T,
    lda: *const I,
    r: *mut T::Real,
    c: *mut T::Real,
    rowcnd: *mut T::Real,
    colcnd: *mut T::Real,
    amax: *mut T::Real,
    info: *mut I,
) {
    // SAFETY: the caller passes readable arguments, and arrays as described.
    unsafe {
        let mut spread = Spread { rows: value(rowcnd), cols: value(colcnd), largest: value(amax) };
        let result = condition::geequ(int(m), int(n), a, int(lda), r, c, &mut spread);
        rowcnd.write_unaligned(spread.rows);
        colcnd.write_unaligned(spread.cols);
        amax.write_unaligned(spread.largest);
        answer(call, info, result)
    }
}

unsafe fn poequ<T: Scalar, I: Int>(
    call: &'static str,
    n: *const I,
    a: *const T,
    lda: *const I,
    s: *mut T::Real,
    scond: *mut T::Real,
    amax: *mut T::Real,
    info: *mut I,
) {
    // SAFETY: the caller passes readable arguments, and arrays as described.
    unsafe {
        let (n, lda) = (int(n), int(lda));
        update(scond, |scond| {
            update(amax, |amax| {
                answer(call, info, condition::poequ(n, a, lda, s, scond, amax));
            })
        })
    }
}
