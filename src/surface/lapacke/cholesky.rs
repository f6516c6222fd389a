//! Cholesky factorization and what follows from it.
//!
//! A definite matrix stored by rows is its conjugate stored by columns, in the other triangle, and so
//! are its factor and its inverse: they stay in place, and right-hand sides are conjugated.

use super::common::*;
use crate::op::lapack::{Info, Scalar, Uplo, cholesky};
use core::ffi::{c_char, c_int};
use num_complex::Complex;

c_api! { dual
    /// A = L L^H (uplo = 'L') or U^H U ('U') in that triangle of an n x n matrix. Returns 0, minus the position
    /// of a bad argument, or k > 0 if the leading minor of order k is not positive definite.
    [LAPACKE_spotrf | LAPACKE_spotrf64_: f32, LAPACKE_dpotrf | LAPACKE_dpotrf64_: f64, LAPACKE_cpotrf | LAPACKE_cpotrf64_: Complex<f32>, LAPACKE_zpotrf | LAPACKE_zpotrf64_: Complex<f64>]
    fn(matrix_layout: c_int, uplo: c_char, n: I, a: *mut T, lda: I) -> I = potrf;

    /// As LAPACKE_dpotrf, without looking for NaN.
    [LAPACKE_spotrf_work | LAPACKE_spotrf_work64_: f32, LAPACKE_dpotrf_work | LAPACKE_dpotrf_work64_: f64, LAPACKE_cpotrf_work | LAPACKE_cpotrf_work64_: Complex<f32>, LAPACKE_zpotrf_work | LAPACKE_zpotrf_work64_: Complex<f64>]
    fn(matrix_layout: c_int, uplo: c_char, n: I, a: *mut T, lda: I) -> I = potrf_work;

    /// The same computation as LAPACKE_dpotrf, under the name of LAPACK's recursive routine.
    [LAPACKE_spotrf2 | LAPACKE_spotrf264_: f32, LAPACKE_dpotrf2 | LAPACKE_dpotrf264_: f64, LAPACKE_cpotrf2 | LAPACKE_cpotrf264_: Complex<f32>, LAPACKE_zpotrf2 | LAPACKE_zpotrf264_: Complex<f64>]
    fn(matrix_layout: c_int, uplo: c_char, n: I, a: *mut T, lda: I) -> I = potrf;

    /// As LAPACKE_dpotrf2, without looking for NaN.
    [LAPACKE_spotrf2_work | LAPACKE_spotrf2_work64_: f32, LAPACKE_dpotrf2_work | LAPACKE_dpotrf2_work64_: f64, LAPACKE_cpotrf2_work | LAPACKE_cpotrf2_work64_: Complex<f32>, LAPACKE_zpotrf2_work | LAPACKE_zpotrf2_work64_: Complex<f64>]
    fn(matrix_layout: c_int, uplo: c_char, n: I, a: *mut T, lda: I) -> I = potrf_work;

    /// A := A^-1 in the triangle uplo, n x n, with the factor that LAPACKE_dpotrf left there. Returns 0, minus
    /// the position of a bad argument, or k > 0 if diagonal entry k of the factor is zero (A is as it was).
    [LAPACKE_spotri | LAPACKE_spotri64_: f32, LAPACKE_dpotri | LAPACKE_dpotri64_: f64, LAPACKE_cpotri | LAPACKE_cpotri64_: Complex<f32>, LAPACKE_zpotri | LAPACKE_zpotri64_: Complex<f64>]
    fn(matrix_layout: c_int, uplo: c_char, n: I, a: *mut T, lda: I) -> I = potri;

    /// As LAPACKE_dpotri, without looking for NaN.
    [LAPACKE_spotri_work | LAPACKE_spotri_work64_: f32, LAPACKE_dpotri_work | LAPACKE_dpotri_work64_: f64, LAPACKE_cpotri_work | LAPACKE_cpotri_work64_: Complex<f32>, LAPACKE_zpotri_work | LAPACKE_zpotri_work64_: Complex<f64>]
    fn(matrix_layout: c_int, uplo: c_char, n: I, a: *mut T, lda: I) -> I = potri_work;

    /// L^H L (uplo = 'L') or U U^H ('U') in place of the n x n triangle. Returns 0 or minus the position of a
    /// bad argument.
    [LAPACKE_slauum | LAPACKE_slauum64_: f32, LAPACKE_dlauum | LAPACKE_dlauum64_: f64, LAPACKE_clauum | LAPACKE_clauum64_: Complex<f32>, LAPACKE_zlauum | LAPACKE_zlauum64_: Complex<f64>]
    fn(matrix_layout: c_int, uplo: c_char, n: I, a: *mut T, lda: I) -> I = lauum;

    /// As LAPACKE_dlauum, without looking for NaN.
    [LAPACKE_slauum_work | LAPACKE_slauum_work64_: f32, LAPACKE_dlauum_work | LAPACKE_dlauum_work64_: f64, LAPACKE_clauum_work | LAPACKE_clauum_work64_: Complex<f32>, LAPACKE_zlauum_work | LAPACKE_zlauum_work64_: Complex<f64>]
    fn(matrix_layout: c_int, uplo: c_char, n: I, a: *mut T, lda: I) -> I = lauum_work;

    /// Solves A X = B with the factor that LAPACKE_dpotrf left in the triangle uplo of a. B is n x nrhs and
    /// becomes X. Returns 0 or minus the position of a bad argument.
    [LAPACKE_spotrs | LAPACKE_spotrs64_: f32, LAPACKE_dpotrs | LAPACKE_dpotrs64_: f64, LAPACKE_cpotrs | LAPACKE_cpotrs64_: Complex<f32>, LAPACKE_zpotrs | LAPACKE_zpotrs64_: Complex<f64>]
    fn(matrix_layout: c_int, uplo: c_char, n: I, nrhs: I, a: *const T, lda: I, b: *mut T, ldb: I) -> I = potrs;

    /// As LAPACKE_dpotrs, without looking for NaN.
    [LAPACKE_spotrs_work | LAPACKE_spotrs_work64_: f32, LAPACKE_dpotrs_work | LAPACKE_dpotrs_work64_: f64, LAPACKE_cpotrs_work | LAPACKE_cpotrs_work64_: Complex<f32>, LAPACKE_zpotrs_work | LAPACKE_zpotrs_work64_: Complex<f64>]
    fn(matrix_layout: c_int, uplo: c_char, n: I, nrhs: I, a: *const T, lda: I, b: *mut T, ldb: I) -> I = potrs_work;

    /// Solves A X = B for a Hermitian positive definite n x n matrix A, given by its triangle uplo, which is
    /// replaced by the factor as by LAPACKE_dpotrf. B is n x nrhs and becomes X. Returns 0, minus the position
    /// of a bad argument, or k > 0 if the leading minor of order k is not positive definite (no solution).
    [LAPACKE_sposv | LAPACKE_sposv64_: f32, LAPACKE_dposv | LAPACKE_dposv64_: f64, LAPACKE_cposv | LAPACKE_cposv64_: Complex<f32>, LAPACKE_zposv | LAPACKE_zposv64_: Complex<f64>]
    fn(matrix_layout: c_int, uplo: c_char, n: I, nrhs: I, a: *mut T, lda: I, b: *mut T, ldb: I) -> I = posv;

    /// As LAPACKE_dposv, without looking for NaN.
    [LAPACKE_sposv_work | LAPACKE_sposv_work64_: f32, LAPACKE_dposv_work | LAPACKE_dposv_work64_: f64, LAPACKE_cposv_work | LAPACKE_cposv_work64_: Complex<f32>, LAPACKE_zposv_work | LAPACKE_zposv_work64_: Complex<f64>]
    fn(matrix_layout: c_int, uplo: c_char, n: I, nrhs: I, a: *mut T, lda: I, b: *mut T, ldb: I) -> I = posv_work;
}

/// An operation on one triangle.
type OnTriangle<T> = unsafe fn(Option<Uplo>, isize, *mut T, isize) -> Info;

unsafe fn triangle_work<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    uplo: c_char,
    n: I,
    a: *mut T,
    lda: I,
    f: OnTriangle<T>,
) -> I {
    work::<I, _>(call, matrix_layout, |layout| {
        rows_fit(layout, [(5, lda, n)])?;
        let (uplo, lda) = in_place(layout, uplo, lda);
        // SAFETY: the caller passes arrays as described.
        done(unsafe { f(uplo, n.get(), a, lda)? })
    })
}

unsafe fn triangle_plain<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    uplo: c_char,
    n: I,
    a: *mut T,
    lda: I,
    f: OnTriangle<T>,
) -> I {
    plain::<I, _>(call, matrix_layout, |inputs| {
        // SAFETY: the caller passes arrays as described.
        unsafe {
            inputs.half(4, uplo, n, a, lda)?;
            Ok(triangle_work(call, matrix_layout, uplo, n, a, lda, f))
        }
    })
}

unsafe fn potrf<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    uplo: c_char,
    n: I,
    a: *mut T,
    lda: I,
) -> I {
    // SAFETY: the caller passes arrays as described.
    unsafe { triangle_plain(call, matrix_layout, uplo, n, a, lda, cholesky::potrf) }
}

unsafe fn potrf_work<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    uplo: c_char,
    n: I,
    a: *mut T,
    lda: I,
) -> I {
    // SAFETY: the caller passes arrays as described.
    unsafe { triangle_work(call, matrix_layout, uplo, n, a, lda, cholesky::potrf) }
}

unsafe fn potri<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    uplo: c_char,
    n: I,
    a: *mut T,
    lda: I,
) -> I {
    // SAFETY: the caller passes arrays as described.
    unsafe { triangle_plain(call, matrix_layout, uplo, n, a, lda, cholesky::potri) }
}

unsafe fn potri_work<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    uplo: c_char,
    n: I,
    a: *mut T,
    lda: I,
) -> I {
    // SAFETY: the caller passes arrays as described.
    unsafe { triangle_work(call, matrix_layout, uplo, n, a, lda, cholesky::potri) }
}

unsafe fn lauum<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    uplo: c_char,
    n: I,
    a: *mut T,
    lda: I,
) -> I {
    // SAFETY: the caller passes arrays as described.
    unsafe { triangle_plain(call, matrix_layout, uplo, n, a, lda, cholesky::lauum) }
}

unsafe fn lauum_work<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    uplo: c_char,
    n: I,
    a: *mut T,
    lda: I,
) -> I {
    // SAFETY: the caller passes arrays as described.
    unsafe { triangle_work(call, matrix_layout, uplo, n, a, lda, cholesky::lauum) }
}

unsafe fn potrs<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    uplo: c_char,
    n: I,
    nrhs: I,
    a: *const T,
    lda: I,
    b: *mut T,
    ldb: I,
) -> I {
    plain::<I, _>(call, matrix_layout, |inputs| {
        // SAFETY: the caller passes arrays as described.
        unsafe {
            inputs.half(5, uplo, n, a, lda)?;
            inputs.general(7, n, nrhs, b, ldb)?;
            Ok(potrs_work(call, matrix_layout, uplo, n, nrhs, a, lda, b, ldb))
        }
    })
}

unsafe fn potrs_work<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    uplo: c_char,
    n: I,
    nrhs: I,
    a: *const T,
    lda: I,
    b: *mut T,
    ldb: I,
) -> I {
    work::<I, _>(call, matrix_layout, |layout| {
        rows_fit(layout, [(6, lda, n), (8, ldb, nrhs)])?;
        let (uplo, lda) = in_place(layout, uplo, lda);
        // SAFETY: the caller passes arrays as described.
        unsafe {
            let columns = by_columns(layout, [conjugated(changed(b, n, nrhs, ldb))])?;
            let [b] = columns.at;
            let info = cholesky::potrs(uplo, n.get(), nrhs.get(), a, lda, b.p, b.ld)?;
            columns.give_back();
            done(info)
        }
    })
}

unsafe fn posv<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    uplo: c_char,
    n: I,
    nrhs: I,
    a: *mut T,
    lda: I,
    b: *mut T,
    ldb: I,
) -> I {
    plain::<I, _>(call, matrix_layout, |inputs| {
        // SAFETY: the caller passes arrays as described.
        unsafe {
            inputs.half(5, uplo, n, a, lda)?;
            inputs.general(7, n, nrhs, b, ldb)?;
            Ok(posv_work(call, matrix_layout, uplo, n, nrhs, a, lda, b, ldb))
        }
    })
}

unsafe fn posv_work<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    uplo: c_char,
    n: I,
    nrhs: I,
    a: *mut T,
    lda: I,
    b: *mut T,
    ldb: I,
) -> I {
    work::<I, _>(call, matrix_layout, |layout| {
        rows_fit(layout, [(6, lda, n), (8, ldb, nrhs)])?;
        let (uplo, lda) = in_place(layout, uplo, lda);
        // SAFETY: the caller passes arrays as described.
        unsafe {
            let columns = by_columns(layout, [conjugated(changed(b, n, nrhs, ldb))])?;
            let [b] = columns.at;
            let info = cholesky::posv(uplo, n.get(), nrhs.get(), a, lda, b.p, b.ld)?;
            columns.give_back();
            done(info)
        }
    })
}
