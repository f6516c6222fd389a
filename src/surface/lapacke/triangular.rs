//! Inverses of triangles and solves with them. A triangle stored by rows is its transpose stored by
//! columns, the other triangle, and stays in place.

use super::common::*;
use crate::op::lapack::layout::Layout;
use crate::op::lapack::{Scalar, Trans, diag as diagonal, trans as op, triangular};
use core::ffi::{c_char, c_int};
use num_complex::Complex;

c_api! { dual
    /// A := A^-1 for an n x n lower (uplo = 'L') or upper ('U') triangle, with ones on the diagonal, which are
    /// not stored, if diag = 'U'. Returns 0, minus the position of a bad argument, or k > 0 if diagonal entry k
    /// is zero (A is as it was).
    [LAPACKE_strtri | LAPACKE_strtri64_: f32, LAPACKE_dtrtri | LAPACKE_dtrtri64_: f64, LAPACKE_ctrtri | LAPACKE_ctrtri64_: Complex<f32>, LAPACKE_ztrtri | LAPACKE_ztrtri64_: Complex<f64>]
    fn(matrix_layout: c_int, uplo: c_char, diag: c_char, n: I, a: *mut T, lda: I) -> I = trtri;

    /// As LAPACKE_dtrtri, without looking for NaN.
    [LAPACKE_strtri_work | LAPACKE_strtri_work64_: f32, LAPACKE_dtrtri_work | LAPACKE_dtrtri_work64_: f64, LAPACKE_ctrtri_work | LAPACKE_ctrtri_work64_: Complex<f32>, LAPACKE_ztrtri_work | LAPACKE_ztrtri_work64_: Complex<f64>]
    fn(matrix_layout: c_int, uplo: c_char, diag: c_char, n: I, a: *mut T, lda: I) -> I = trtri_work;

    /// Solves op(A) X = B (op as in LAPACKE_dgetrs) with a triangle as in LAPACKE_dtrtri. B is n x nrhs and becomes
    /// X. Returns 0, minus the position of a bad argument, or k > 0 if diagonal entry k is zero (B is as it was).
    [LAPACKE_strtrs | LAPACKE_strtrs64_: f32, LAPACKE_dtrtrs | LAPACKE_dtrtrs64_: f64, LAPACKE_ctrtrs | LAPACKE_ctrtrs64_: Complex<f32>, LAPACKE_ztrtrs | LAPACKE_ztrtrs64_: Complex<f64>]
    fn(matrix_layout: c_int, uplo: c_char, trans: c_char, diag: c_char, n: I, nrhs: I, a: *const T, lda: I, b: *mut T, ldb: I) -> I = trtrs;

    /// As LAPACKE_dtrtrs, without looking for NaN.
    [LAPACKE_strtrs_work | LAPACKE_strtrs_work64_: f32, LAPACKE_dtrtrs_work | LAPACKE_dtrtrs_work64_: f64, LAPACKE_ctrtrs_work | LAPACKE_ctrtrs_work64_: Complex<f32>, LAPACKE_ztrtrs_work | LAPACKE_ztrtrs_work64_: Complex<f64>]
    fn(matrix_layout: c_int, uplo: c_char, trans: c_char, diag: c_char, n: I, nrhs: I, a: *const T, lda: I, b: *mut T, ldb: I) -> I = trtrs_work;
}

unsafe fn trtri<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    uplo: c_char,
    diag: c_char,
    n: I,
    a: *mut T,
    lda: I,
) -> I {
    plain::<I, _>(call, matrix_layout, |inputs| {
        // SAFETY: the caller passes arrays as described.
        unsafe {
            inputs.triangular(5, (uplo, diag), n, n, a, lda)?;
            Ok(trtri_work(call, matrix_layout, uplo, diag, n, a, lda))
        }
    })
}

unsafe fn trtri_work<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    uplo: c_char,
    diag: c_char,
    n: I,
    a: *mut T,
    lda: I,
) -> I {
    work::<I, _>(call, matrix_layout, |layout| {
        rows_fit(layout, [(6, lda, n)])?;
        let (uplo, lda) = in_place(layout, uplo, lda);
        // SAFETY: the caller passes arrays as described.
        done(unsafe { triangular::trtri(uplo, diagonal(letter(diag)), n.get(), a, lda)? })
    })
}

unsafe fn trtrs<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    uplo: c_char,
    trans: c_char,
    diag: c_char,
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
            inputs.triangular(7, (uplo, diag), n, n, a, lda)?;
            inputs.general(9, n, nrhs, b, ldb)?;
            Ok(trtrs_work(call, matrix_layout, uplo, trans, diag, n, nrhs, a, lda, b, ldb))
        }
    })
}

/// By rows op changes too: A X is (A^T)^T X, A^T X is as stored, and A^H X = B is A^T X = B in conjugates.
unsafe fn trtrs_work<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    uplo: c_char,
    trans: c_char,
    diag: c_char,
    n: I,
    nrhs: I,
    a: *const T,
    lda: I,
    b: *mut T,
    ldb: I,
) -> I {
    work::<I, _>(call, matrix_layout, |layout| {
        rows_fit(layout, [(8, lda, n), (10, ldb, nrhs)])?;
        let (uplo, lda) = in_place(layout, uplo, lda);
        let (trans, diag, mut b) =
            (op(letter(trans)), diagonal(letter(diag)), changed(b, n, nrhs, ldb));
        b.conj = trans == Some(Trans::Conj);
        let trans = match (layout, trans) {
            (Layout::ByRows, Some(Trans::No)) => Some(Trans::Yes),
            (Layout::ByRows, Some(_)) => Some(Trans::No),
            _ => trans,
        };
        // SAFETY: the caller passes arrays as described.
        unsafe {
            let columns = by_columns(layout, [b])?;
            let [b] = columns.at;
            let info =
                triangular::trtrs(uplo, trans, diag, n.get(), nrhs.get(), a, lda, b.p, b.ld)?;
            columns.give_back();
            done(info)
        }
    })
}
