//! Condition numbers, and scalings that improve them.

use super::common::*;
use crate::abi::fortran::value;
use crate::op::lapack::condition::{self, Spread};
use crate::op::lapack::{Scalar, diag as diagonal, norm as norm_of};
use core::ffi::{c_char, c_int};
use num_complex::Complex;

c_api! { dual
    /// rcond = 1 / (||A|| ||A^-1||) in the 1-norm (norm = '1' or 'O') or the infinity norm ('I'), from the factors
    /// that LAPACKE_dgetrf left in a and the norm of A in anorm. ||A^-1|| is estimated from below (Higham, ACM TOMS
    /// 14, 1988). Returns 0 or minus the position of a bad argument.
    [LAPACKE_sgecon | LAPACKE_sgecon64_: f32, LAPACKE_dgecon | LAPACKE_dgecon64_: f64, LAPACKE_cgecon | LAPACKE_cgecon64_: Complex<f32>, LAPACKE_zgecon | LAPACKE_zgecon64_: Complex<f64>]
    fn(matrix_layout: c_int, norm: c_char, n: I, a: *const T, lda: I, anorm: R, rcond: *mut R) -> I = gecon;

    /// As LAPACKE_dgecon, without looking for NaN. work has 4n elements; iwork is not used.
    [LAPACKE_sgecon_work | LAPACKE_sgecon_work64_: f32, LAPACKE_dgecon_work | LAPACKE_dgecon_work64_: f64]
    fn(matrix_layout: c_int, norm: c_char, n: I, a: *const T, lda: I, anorm: R, rcond: *mut R, work: *mut T, iwork: *mut I) -> I = gecon_work;

    /// As LAPACKE_dgecon_work, with 2n elements of work and 2n of rwork.
    [LAPACKE_cgecon_work | LAPACKE_cgecon_work64_: Complex<f32>, LAPACKE_zgecon_work | LAPACKE_zgecon_work64_: Complex<f64>]
    fn(matrix_layout: c_int, norm: c_char, n: I, a: *const T, lda: I, anorm: R, rcond: *mut R, work: *mut T, rwork: *mut R) -> I = gecon_work;

    /// As LAPACKE_dgecon in the 1-norm, from the factor that LAPACKE_dpotrf left in the triangle uplo of a.
    [LAPACKE_spocon | LAPACKE_spocon64_: f32, LAPACKE_dpocon | LAPACKE_dpocon64_: f64, LAPACKE_cpocon | LAPACKE_cpocon64_: Complex<f32>, LAPACKE_zpocon | LAPACKE_zpocon64_: Complex<f64>]
    fn(matrix_layout: c_int, uplo: c_char, n: I, a: *const T, lda: I, anorm: R, rcond: *mut R) -> I = pocon;

    /// As LAPACKE_dpocon, without looking for NaN. work has 3n elements; iwork is not used.
    [LAPACKE_spocon_work | LAPACKE_spocon_work64_: f32, LAPACKE_dpocon_work | LAPACKE_dpocon_work64_: f64]
    fn(matrix_layout: c_int, uplo: c_char, n: I, a: *const T, lda: I, anorm: R, rcond: *mut R, work: *mut T, iwork: *mut I) -> I = pocon_work;

    /// As LAPACKE_dpocon_work, with 2n elements of work and n of rwork.
    [LAPACKE_cpocon_work | LAPACKE_cpocon_work64_: Complex<f32>, LAPACKE_zpocon_work | LAPACKE_zpocon_work64_: Complex<f64>]
    fn(matrix_layout: c_int, uplo: c_char, n: I, a: *const T, lda: I, anorm: R, rcond: *mut R, work: *mut T, rwork: *mut R) -> I = pocon_work;

    /// As LAPACKE_dgecon for a triangle as in LAPACKE_dtrtri.
    [LAPACKE_strcon | LAPACKE_strcon64_: f32, LAPACKE_dtrcon | LAPACKE_dtrcon64_: f64, LAPACKE_ctrcon | LAPACKE_ctrcon64_: Complex<f32>, LAPACKE_ztrcon | LAPACKE_ztrcon64_: Complex<f64>]
    fn(matrix_layout: c_int, norm: c_char, uplo: c_char, diag: c_char, n: I, a: *const T, lda: I, rcond: *mut R) -> I = trcon;

    /// As LAPACKE_dtrcon, without looking for NaN. work has 3n elements; iwork is not used.
    [LAPACKE_strcon_work | LAPACKE_strcon_work64_: f32, LAPACKE_dtrcon_work | LAPACKE_dtrcon_work64_: f64]
    fn(matrix_layout: c_int, norm: c_char, uplo: c_char, diag: c_char, n: I, a: *const T, lda: I, rcond: *mut R, work: *mut T, iwork: *mut I) -> I = trcon_work;

    /// As LAPACKE_dtrcon_work, with 2n elements of work and n of rwork.
    [LAPACKE_ctrcon_work | LAPACKE_ctrcon_work64_: Complex<f32>, LAPACKE_ztrcon_work | LAPACKE_ztrcon_work64_: Complex<f64>]
    fn(matrix_layout: c_int, norm: c_char, uplo: c_char, diag: c_char, n: I, a: *const T, lda: I, rcond: *mut R, work: *mut T, rwork: *mut R) -> I = trcon_work;

    /// Row scalings r and column scalings c that bring the largest entry (of |re| + |im|) of each row and column
    /// of an m x n matrix to 1, the ratios of their extremes in rowcnd and colcnd, and the largest entry in amax.
    /// Returns 0, minus the position of a bad argument, i if row i is zero, or m + j if column j is.
    [LAPACKE_sgeequ | LAPACKE_sgeequ64_: f32, LAPACKE_dgeequ | LAPACKE_dgeequ64_: f64, LAPACKE_cgeequ | LAPACKE_cgeequ64_: Complex<f32>, LAPACKE_zgeequ | LAPACKE_zgeequ64_: Complex<f64>]
    fn(matrix_layout: c_int, m: I, n: I, a: *const T, lda: I, r: *mut R, c: *mut R, rowcnd: *mut R, colcnd: *mut R, amax: *mut R) -> I = geequ;

    /// As LAPACKE_dgeequ, without looking for NaN.
    [LAPACKE_sgeequ_work | LAPACKE_sgeequ_work64_: f32, LAPACKE_dgeequ_work | LAPACKE_dgeequ_work64_: f64, LAPACKE_cgeequ_work | LAPACKE_cgeequ_work64_: Complex<f32>, LAPACKE_zgeequ_work | LAPACKE_zgeequ_work64_: Complex<f64>]
    fn(matrix_layout: c_int, m: I, n: I, a: *const T, lda: I, r: *mut R, c: *mut R, rowcnd: *mut R, colcnd: *mut R, amax: *mut R) -> I = geequ_work;

    /// Scalings s[i] = 1 / sqrt(A(i, i)) of a Hermitian positive definite n x n matrix, the ratio of their extremes
    /// in scond, and the largest diagonal entry in amax. Returns 0, minus the position of a bad argument, or i if
    /// diagonal entry i is not positive.
    [LAPACKE_spoequ | LAPACKE_spoequ64_: f32, LAPACKE_dpoequ | LAPACKE_dpoequ64_: f64, LAPACKE_cpoequ | LAPACKE_cpoequ64_: Complex<f32>, LAPACKE_zpoequ | LAPACKE_zpoequ64_: Complex<f64>]
    fn(matrix_layout: c_int, n: I, a: *const T, lda: I, s: *mut R, scond: *mut R, amax: *mut R) -> I = poequ;

    /// As LAPACKE_dpoequ, without looking for NaN.
    [LAPACKE_spoequ_work | LAPACKE_spoequ_work64_: f32, LAPACKE_dpoequ_work | LAPACKE_dpoequ_work64_: f64, LAPACKE_cpoequ_work | LAPACKE_cpoequ_work64_: Complex<f32>, LAPACKE_zpoequ_work | LAPACKE_zpoequ_work64_: Complex<f64>]
    fn(matrix_layout: c_int, n: I, a: *const T, lda: I, s: *mut R, scond: *mut R, amax: *mut R) -> I = poequ_work;
}

unsafe fn gecon<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    norm: c_char,
    n: I,
    a: *const T,
    lda: I,
    anorm: T::Real,
    rcond: *mut T::Real,
) -> I {
    plain::<I, _>(call, matrix_layout, |inputs| {
        // SAFETY: the caller passes arrays as described.
        unsafe {
            inputs.general(4, n, n, a, lda)?;
            inputs.number(6, anorm)?;
            let (_room, work, rwork) = arrays::<T, T::Real>(times(n, 4), times(n, 2))?;
            Ok(gecon_work(call, matrix_layout, norm, n, a, lda, anorm, rcond, work, rwork))
        }
    })
}

unsafe fn gecon_work<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    norm: c_char,
    n: I,
    a: *const T,
    lda: I,
    anorm: T::Real,
    rcond: *mut T::Real,
    work: *mut T,
    other: *mut impl Sized,
) -> I {
    self::work::<I, _>(call, matrix_layout, |layout| {
        rows_fit(layout, [(5, lda, n)])?;
        let norm = norm_of(letter(norm));
        // SAFETY: the caller passes arrays as described.
        unsafe {
            let columns = by_columns(layout, [read(a, n, n, lda)])?;
            let [a] = columns.at;
            done(update(rcond, |rcond| {
                condition::gecon(norm, n.get(), a.p, a.ld, anorm, rcond, work, other.cast())
            })?)
        }
    })
}

unsafe fn pocon<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    uplo: c_char,
    n: I,
    a: *const T,
    lda: I,
    anorm: T::Real,
    rcond: *mut T::Real,
) -> I {
    plain::<I, _>(call, matrix_layout, |inputs| {
        // SAFETY: the caller passes arrays as described.
        unsafe {
            inputs.half(4, uplo, n, a, lda)?;
            inputs.number(6, anorm)?;
            let (_room, work, rwork) = arrays::<T, T::Real>(times(n, 3), times(n, 1))?;
            Ok(pocon_work(call, matrix_layout, uplo, n, a, lda, anorm, rcond, work, rwork))
        }
    })
}

/// By rows it is the conjugate that is looked at, whose condition is the same.
unsafe fn pocon_work<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    uplo: c_char,
    n: I,
    a: *const T,
    lda: I,
    anorm: T::Real,
    rcond: *mut T::Real,
    work: *mut T,
    other: *mut impl Sized,
) -> I {
    self::work::<I, _>(call, matrix_layout, |layout| {
        rows_fit(layout, [(5, lda, n)])?;
        let (uplo, lda) = in_place(layout, uplo, lda);
        // SAFETY: the caller passes arrays as described.
        done(unsafe {
            update(rcond, |rcond| {
                condition::pocon(uplo, n.get(), a, lda, anorm, rcond, work, other.cast())
            })?
        })
    })
}

unsafe fn trcon<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    norm: c_char,
    uplo: c_char,
    diag: c_char,
    n: I,
    a: *const T,
    lda: I,
    rcond: *mut T::Real,
) -> I {
    plain::<I, _>(call, matrix_layout, |inputs| {
        // SAFETY: the caller passes arrays as described.
        unsafe {
            inputs.triangular(6, (uplo, diag), n, n, a, lda)?;
            let (_room, work, rwork) = arrays::<T, T::Real>(times(n, 3), times(n, 1))?;
            Ok(trcon_work(call, matrix_layout, norm, uplo, diag, n, a, lda, rcond, work, rwork))
        }
    })
}

/// By rows it is the transpose that is looked at, whose 1-norm is the infinity norm.
unsafe fn trcon_work<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    norm: c_char,
    uplo: c_char,
    diag: c_char,
    n: I,
    a: *const T,
    lda: I,
    rcond: *mut T::Real,
    work: *mut T,
    other: *mut impl Sized,
) -> I {
    self::work::<I, _>(call, matrix_layout, |layout| {
        rows_fit(layout, [(7, lda, n)])?;
        let ((uplo, lda), diag) = (in_place(layout, uplo, lda), diagonal(letter(diag)));
        let norm = transposed_norm(layout, norm_of(letter(norm)));
        // SAFETY: the caller passes arrays as described.
        done(unsafe {
            update(rcond, |rcond| {
                condition::trcon(norm, uplo, diag, n.get(), a, lda, rcond, work, other.cast())
            })?
        })
    })
}

unsafe fn geequ<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    m: I,
    n: I,
    a: *const T,
    lda: I,
    r: *mut T::Real,
    c: *mut T::Real,
    rowcnd: *mut T::Real,
    colcnd: *mut T::Real,
    amax: *mut T::Real,
) -> I {
    plain::<I, _>(call, matrix_layout, |inputs| {
        // SAFETY: the caller passes arrays as described.
        unsafe {
            inputs.general(4, m, n, a, lda)?;
            Ok(geequ_work(call, matrix_layout, m, n, a, lda, r, c, rowcnd, colcnd, amax))
        }
    })
}

unsafe fn geequ_work<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    m: I,
    n: I,
    a: *const T,
    lda: I,
    r: *mut T::Real,
    c: *mut T::Real,
    rowcnd: *mut T::Real,
    colcnd: *mut T::Real,
    amax: *mut T::Real,
) -> I {
    work::<I, _>(call, matrix_layout, |layout| {
        rows_fit(layout, [(5, lda, n)])?;
        // SAFETY: the caller passes arrays as described.
        unsafe {
            let columns = by_columns(layout, [read(a, m, n, lda)])?;
            let [a] = columns.at;
            let mut spread =
                Spread { rows: value(rowcnd), cols: value(colcnd), largest: value(amax) };
            let info = condition::geequ(m.get(), n.get(), a.p, a.ld, r, c, &mut spread)?;
            rowcnd.write_unaligned(spread.rows);
            colcnd.write_unaligned(spread.cols);
            amax.write_unaligned(spread.largest);
            done(info)
        }
    })
}

unsafe fn poequ<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    n: I,
    a: *const T,
    lda: I,
    s: *mut T::Real,
    scond: *mut T::Real,
    amax: *mut T::Real,
) -> I {
    plain::<I, _>(call, matrix_layout, |inputs| {
        // SAFETY: the caller passes arrays as described.
        unsafe {
            inputs.general(3, n, n, a, lda)?;
            Ok(poequ_work(call, matrix_layout, n, a, lda, s, scond, amax))
        }
    })
}

/// Only the diagonal is looked at, which is in the same places by rows and by columns.
unsafe fn poequ_work<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    n: I,
    a: *const T,
    lda: I,
    s: *mut T::Real,
    scond: *mut T::Real,
    amax: *mut T::Real,
) -> I {
    work::<I, _>(call, matrix_layout, |layout| {
        rows_fit(layout, [(4, lda, n)])?;
        let (_, lda) = in_place(layout, 0, lda);
        // SAFETY: the caller passes arrays as described.
        done(unsafe {
            update(scond, |scond| {
                update(amax, |amax| condition::poequ(n.get(), a, lda, s, scond, amax))
            })?
        })
    })
}
