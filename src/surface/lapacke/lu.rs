//! LU factorization and what follows from it.

use super::common::*;
use crate::op::lapack::layout::Layout;
use crate::op::lapack::{Real, Scalar, lu, trans as op};
use core::ffi::{c_char, c_int};
use num_complex::Complex;

c_api! { dual
    /// A = P L U of an m x n matrix with partial pivoting, in place: L below the diagonal, which is 1, and
    /// U. ipiv gets min(m, n) pivots: row i (from 1) was swapped with row ipiv[i - 1]. Returns 0, minus the
    /// position of a bad argument, or k > 0 if U(k, k) is zero for the smallest such k.
    [LAPACKE_sgetrf | LAPACKE_sgetrf64_: f32, LAPACKE_dgetrf | LAPACKE_dgetrf64_: f64,
     LAPACKE_cgetrf | LAPACKE_cgetrf64_: Complex<f32>, LAPACKE_zgetrf | LAPACKE_zgetrf64_: Complex<f64>]
    fn(matrix_layout: c_int, m: I, n: I, a: *mut T, lda: I, ipiv: *mut I) -> I = getrf;

    /// As LAPACKE_dgetrf, without looking for NaN.
    [LAPACKE_sgetrf_work | LAPACKE_sgetrf_work64_: f32,
     LAPACKE_dgetrf_work | LAPACKE_dgetrf_work64_: f64,
     LAPACKE_cgetrf_work | LAPACKE_cgetrf_work64_: Complex<f32>,
     LAPACKE_zgetrf_work | LAPACKE_zgetrf_work64_: Complex<f64>]
    fn(matrix_layout: c_int, m: I, n: I, a: *mut T, lda: I, ipiv: *mut I) -> I = getrf_work;

    /// The same computation as LAPACKE_dgetrf, under the name of LAPACK's recursive routine.
    [LAPACKE_sgetrf2 | LAPACKE_sgetrf264_: f32, LAPACKE_dgetrf2 | LAPACKE_dgetrf264_: f64,
     LAPACKE_cgetrf2 | LAPACKE_cgetrf264_: Complex<f32>, LAPACKE_zgetrf2 | LAPACKE_zgetrf264_: Complex<f64>]
    fn(matrix_layout: c_int, m: I, n: I, a: *mut T, lda: I, ipiv: *mut I) -> I = getrf;

    /// As LAPACKE_dgetrf2, without looking for NaN.
    [LAPACKE_sgetrf2_work | LAPACKE_sgetrf2_work64_: f32,
     LAPACKE_dgetrf2_work | LAPACKE_dgetrf2_work64_: f64,
     LAPACKE_cgetrf2_work | LAPACKE_cgetrf2_work64_: Complex<f32>,
     LAPACKE_zgetrf2_work | LAPACKE_zgetrf2_work64_: Complex<f64>]
    fn(matrix_layout: c_int, m: I, n: I, a: *mut T, lda: I, ipiv: *mut I) -> I = getrf_work;

    /// The same computation as LAPACKE_dgetrf, under the name of LAPACK's unblocked routine.
    [LAPACKE_sgetf2 | LAPACKE_sgetf264_: f32, LAPACKE_dgetf2 | LAPACKE_dgetf264_: f64,
     LAPACKE_cgetf2 | LAPACKE_cgetf264_: Complex<f32>, LAPACKE_zgetf2 | LAPACKE_zgetf264_: Complex<f64>]
    fn(matrix_layout: c_int, m: I, n: I, a: *mut T, lda: I, ipiv: *mut I) -> I = getrf;

    /// As LAPACKE_dgetf2, without looking for NaN.
    [LAPACKE_sgetf2_work | LAPACKE_sgetf2_work64_: f32,
     LAPACKE_dgetf2_work | LAPACKE_dgetf2_work64_: f64,
     LAPACKE_cgetf2_work | LAPACKE_cgetf2_work64_: Complex<f32>,
     LAPACKE_zgetf2_work | LAPACKE_zgetf2_work64_: Complex<f64>]
    fn(matrix_layout: c_int, m: I, n: I, a: *mut T, lda: I, ipiv: *mut I) -> I = getrf_work;

    /// Solves op(A) X = B, where op is none, transposed or conjugate-transposed for trans = 'N', 'T' or 'C',
    /// with the factors and pivots that LAPACKE_dgetrf left. B is n x nrhs and becomes X. Returns 0 or minus
    /// the position of a bad argument.
    [LAPACKE_sgetrs | LAPACKE_sgetrs64_: f32, LAPACKE_dgetrs | LAPACKE_dgetrs64_: f64,
     LAPACKE_cgetrs | LAPACKE_cgetrs64_: Complex<f32>, LAPACKE_zgetrs | LAPACKE_zgetrs64_: Complex<f64>]
    fn(matrix_layout: c_int, trans: c_char, n: I, nrhs: I, a: *const T, lda: I, ipiv: *const I,
       b: *mut T, ldb: I) -> I = getrs;

    /// As LAPACKE_dgetrs, without looking for NaN.
    [LAPACKE_sgetrs_work | LAPACKE_sgetrs_work64_: f32,
     LAPACKE_dgetrs_work | LAPACKE_dgetrs_work64_: f64,
     LAPACKE_cgetrs_work | LAPACKE_cgetrs_work64_: Complex<f32>,
     LAPACKE_zgetrs_work | LAPACKE_zgetrs_work64_: Complex<f64>]
    fn(matrix_layout: c_int, trans: c_char, n: I, nrhs: I, a: *const T, lda: I, ipiv: *const I,
       b: *mut T, ldb: I) -> I = getrs_work;

    /// A := A^-1, n x n, with the factors and pivots that LAPACKE_dgetrf left. Returns 0, minus the position
    /// of a bad argument, or k > 0 if U(k, k) is zero (A is as it was).
    [LAPACKE_sgetri | LAPACKE_sgetri64_: f32, LAPACKE_dgetri | LAPACKE_dgetri64_: f64,
     LAPACKE_cgetri | LAPACKE_cgetri64_: Complex<f32>, LAPACKE_zgetri | LAPACKE_zgetri64_: Complex<f64>]
    fn(matrix_layout: c_int, n: I, a: *mut T, lda: I, ipiv: *const I) -> I = getri;

    /// As LAPACKE_dgetri, without looking for NaN. work has lwork >= max(1, n) elements; work[0] gets the
    /// size that is best, and lwork = -1 asks for nothing else.
    [LAPACKE_sgetri_work | LAPACKE_sgetri_work64_: f32,
     LAPACKE_dgetri_work | LAPACKE_dgetri_work64_: f64,
     LAPACKE_cgetri_work | LAPACKE_cgetri_work64_: Complex<f32>,
     LAPACKE_zgetri_work | LAPACKE_zgetri_work64_: Complex<f64>]
    fn(matrix_layout: c_int, n: I, a: *mut T, lda: I, ipiv: *const I, work: *mut T, lwork: I) -> I = getri_work;

    /// Solves A X = B for an n x n matrix A, which is replaced by its factors as by LAPACKE_dgetrf, with pivots
    /// in ipiv. B is n x nrhs and becomes X. Returns 0, minus the position of a bad argument, or k > 0 if
    /// U(k, k) is zero (there is no solution, B is as it was).
    [LAPACKE_sgesv | LAPACKE_sgesv64_: f32, LAPACKE_dgesv | LAPACKE_dgesv64_: f64,
     LAPACKE_cgesv | LAPACKE_cgesv64_: Complex<f32>, LAPACKE_zgesv | LAPACKE_zgesv64_: Complex<f64>]
    fn(matrix_layout: c_int, n: I, nrhs: I, a: *mut T, lda: I, ipiv: *mut I, b: *mut T, ldb: I) -> I = gesv;

    /// As LAPACKE_dgesv, without looking for NaN.
    [LAPACKE_sgesv_work | LAPACKE_sgesv_work64_: f32,
     LAPACKE_dgesv_work | LAPACKE_dgesv_work64_: f64,
     LAPACKE_cgesv_work | LAPACKE_cgesv_work64_: Complex<f32>,
     LAPACKE_zgesv_work | LAPACKE_zgesv_work64_: Complex<f64>]
    fn(matrix_layout: c_int, n: I, nrhs: I, a: *mut T, lda: I, ipiv: *mut I, b: *mut T, ldb: I) -> I = gesv_work;
}

unsafe fn getrf<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    m: I,
    n: I,
    a: *mut T,
    lda: I,
    ipiv: *mut I,
) -> I {
    plain::<I, _>(call, matrix_layout, |inputs| {
        // SAFETY: the caller passes arrays as described.
        unsafe {
            inputs.general(4, m, n, a, lda)?;
            Ok(getrf_work(call, matrix_layout, m, n, a, lda, ipiv))
        }
    })
}

unsafe fn getrf_work<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    m: I,
    n: I,
    a: *mut T,
    lda: I,
    ipiv: *mut I,
) -> I {
    work::<I, _>(call, matrix_layout, |layout| {
        rows_fit(layout, [(5, lda, n)])?;
        // SAFETY: the caller passes arrays as described.
        unsafe {
            let columns = by_columns(layout, [changed(a, m, n, lda)])?;
            let [a] = columns.at;
            let info = lu::getrf(m.get(), n.get(), a.p, a.ld, ipiv)?;
            columns.give_back();
            done(info)
        }
    })
}

unsafe fn getrs<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    trans: c_char,
    n: I,
    nrhs: I,
    a: *const T,
    lda: I,
    ipiv: *const I,
    b: *mut T,
    ldb: I,
) -> I {
    plain::<I, _>(call, matrix_layout, |inputs| {
        // SAFETY: the caller passes arrays as described.
        unsafe {
            inputs.general(5, n, n, a, lda)?;
            inputs.general(8, n, nrhs, b, ldb)?;
            Ok(getrs_work(call, matrix_layout, trans, n, nrhs, a, lda, ipiv, b, ldb))
        }
    })
}

unsafe fn getrs_work<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    trans: c_char,
    n: I,
    nrhs: I,
    a: *const T,
    lda: I,
    ipiv: *const I,
    b: *mut T,
    ldb: I,
) -> I {
    work::<I, _>(call, matrix_layout, |layout| {
        rows_fit(layout, [(6, lda, n), (9, ldb, nrhs)])?;
        let trans = op(letter(trans));
        // SAFETY: the caller passes arrays as described.
        unsafe {
            let columns = by_columns(layout, [read(a, n, n, lda), changed(b, n, nrhs, ldb)])?;
            let [a, b] = columns.at;
            let info = lu::getrs(trans, n.get(), nrhs.get(), a.p, a.ld, ipiv, b.p, b.ld)?;
            columns.give_back();
            done(info)
        }
    })
}

unsafe fn getri<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    n: I,
    a: *mut T,
    lda: I,
    ipiv: *const I,
) -> I {
    plain::<I, _>(call, matrix_layout, |inputs| {
        // SAFETY: the caller passes arrays as described.
        unsafe {
            inputs.general(3, n, n, a, lda)?;
            let lwork = lu::getri_best::<T>(n.get());
            let (_room, work, _) = arrays::<T, ()>(lwork, 0)?;
            Ok(getri_work(call, matrix_layout, n, a, lda, ipiv, work, I::put(lwork)))
        }
    })
}

unsafe fn getri_work<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    n: I,
    a: *mut T,
    lda: I,
    ipiv: *const I,
    work: *mut T,
    lwork: I,
) -> I {
    self::work::<I, _>(call, matrix_layout, |layout| {
        rows_fit(layout, [(4, lda, n)])?;
        let best = lu::getri_best::<T>(n.get());
        // SAFETY: the caller passes arrays as described.
        unsafe {
            if lwork.get() == -1 {
                let ld = if layout == Layout::ByRows { n.get().max(1) } else { lda.get() };
                let info = lu::getri(n.get(), a, ld, ipiv, work, -1)?;
                work.write(T::from_real(T::Real::from_usize(best as usize)));
                return done(info);
            }
            let columns = by_columns(layout, [changed(a, n, n, lda)])?;
            let [a] = columns.at;
            let info = lu::getri(n.get(), a.p, a.ld, ipiv, work, lwork.get())?;
            columns.give_back();
            work.write(T::from_real(T::Real::from_usize(best as usize)));
            done(info)
        }
    })
}

unsafe fn gesv<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    n: I,
    nrhs: I,
    a: *mut T,
    lda: I,
    ipiv: *mut I,
    b: *mut T,
    ldb: I,
) -> I {
    plain::<I, _>(call, matrix_layout, |inputs| {
        // SAFETY: the caller passes arrays as described.
        unsafe {
            inputs.general(4, n, n, a, lda)?;
            inputs.general(7, n, nrhs, b, ldb)?;
            Ok(gesv_work(call, matrix_layout, n, nrhs, a, lda, ipiv, b, ldb))
        }
    })
}

unsafe fn gesv_work<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    n: I,
    nrhs: I,
    a: *mut T,
    lda: I,
    ipiv: *mut I,
    b: *mut T,
    ldb: I,
) -> I {
    work::<I, _>(call, matrix_layout, |layout| {
        rows_fit(layout, [(5, lda, n), (8, ldb, nrhs)])?;
        // SAFETY: the caller passes arrays as described.
        unsafe {
            let columns = by_columns(layout, [changed(a, n, n, lda), changed(b, n, nrhs, ldb)])?;
            let [a, b] = columns.at;
            let info = lu::gesv(n.get(), nrhs.get(), a.p, a.ld, ipiv, b.p, b.ld)?;
            columns.give_back();
            done(info)
        }
    })
}
