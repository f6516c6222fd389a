//! Iterative refinement of solutions, with error bounds.

use super::common::*;
use crate::op::lapack::{Scalar, refine, trans as op};
use core::ffi::{c_char, c_int};
use num_complex::Complex;

c_api! { dual
    /// Improves the n x nrhs solution X of op(A) X = B (op as in LAPACKE_dgetrs), from the factors that LAPACKE_dgetrf left
    /// in af and ipiv, and bounds its forward and backward errors, column by column. Returns 0 or minus the position
    /// of a bad argument.
    [LAPACKE_sgerfs | LAPACKE_sgerfs64_: f32, LAPACKE_dgerfs | LAPACKE_dgerfs64_: f64, LAPACKE_cgerfs | LAPACKE_cgerfs64_: Complex<f32>, LAPACKE_zgerfs | LAPACKE_zgerfs64_: Complex<f64>]
    fn(matrix_layout: c_int, trans: c_char, n: I, nrhs: I, a: *const T, lda: I, af: *const T, ldaf: I, ipiv: *const I, b: *const T, ldb: I, x: *mut T, ldx: I, ferr: *mut R, berr: *mut R) -> I = gerfs;

    /// As LAPACKE_dgerfs, without looking for NaN. work has 3n elements; iwork is not used.
    [LAPACKE_sgerfs_work | LAPACKE_sgerfs_work64_: f32, LAPACKE_dgerfs_work | LAPACKE_dgerfs_work64_: f64]
    fn(matrix_layout: c_int, trans: c_char, n: I, nrhs: I, a: *const T, lda: I, af: *const T, ldaf: I, ipiv: *const I, b: *const T, ldb: I, x: *mut T, ldx: I, ferr: *mut R, berr: *mut R, work: *mut T, iwork: *mut I) -> I = gerfs_work;

    /// As LAPACKE_dgerfs_work, with 2n elements of work and n of rwork.
    [LAPACKE_cgerfs_work | LAPACKE_cgerfs_work64_: Complex<f32>, LAPACKE_zgerfs_work | LAPACKE_zgerfs_work64_: Complex<f64>]
    fn(matrix_layout: c_int, trans: c_char, n: I, nrhs: I, a: *const T, lda: I, af: *const T, ldaf: I, ipiv: *const I, b: *const T, ldb: I, x: *mut T, ldx: I, ferr: *mut R, berr: *mut R, work: *mut T, rwork: *mut R) -> I = gerfs_work;

    /// As LAPACKE_dgerfs for a Hermitian positive definite A given by its triangle uplo, with what LAPACKE_dpotrf left in the
    /// same triangle of af.
    [LAPACKE_sporfs | LAPACKE_sporfs64_: f32, LAPACKE_dporfs | LAPACKE_dporfs64_: f64, LAPACKE_cporfs | LAPACKE_cporfs64_: Complex<f32>, LAPACKE_zporfs | LAPACKE_zporfs64_: Complex<f64>]
    fn(matrix_layout: c_int, uplo: c_char, n: I, nrhs: I, a: *const T, lda: I, af: *const T, ldaf: I, b: *const T, ldb: I, x: *mut T, ldx: I, ferr: *mut R, berr: *mut R) -> I = porfs;

    /// As LAPACKE_dporfs, without looking for NaN. work has 3n elements; iwork is not used.
    [LAPACKE_sporfs_work | LAPACKE_sporfs_work64_: f32, LAPACKE_dporfs_work | LAPACKE_dporfs_work64_: f64]
    fn(matrix_layout: c_int, uplo: c_char, n: I, nrhs: I, a: *const T, lda: I, af: *const T, ldaf: I, b: *const T, ldb: I, x: *mut T, ldx: I, ferr: *mut R, berr: *mut R, work: *mut T, iwork: *mut I) -> I = porfs_work;

    /// As LAPACKE_dporfs_work, with 2n elements of work and n of rwork.
    [LAPACKE_cporfs_work | LAPACKE_cporfs_work64_: Complex<f32>, LAPACKE_zporfs_work | LAPACKE_zporfs_work64_: Complex<f64>]
    fn(matrix_layout: c_int, uplo: c_char, n: I, nrhs: I, a: *const T, lda: I, af: *const T, ldaf: I, b: *const T, ldb: I, x: *mut T, ldx: I, ferr: *mut R, berr: *mut R, work: *mut T, rwork: *mut R) -> I = porfs_work;
}

unsafe fn gerfs<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    trans: c_char,
    n: I,
    nrhs: I,
    a: *const T,
    lda: I,
    af: *const T,
    ldaf: I,
    ipiv: *const I,
    b: *const T,
    ldb: I,
    x: *mut T,
    ldx: I,
    ferr: *mut T::Real,
    berr: *mut T::Real,
) -> I {
    plain::<I, _>(call, matrix_layout, |inputs| {
        // SAFETY: the caller passes arrays as described.
        unsafe {
            inputs.general(5, n, n, a, lda)?;
            inputs.general(7, n, n, af, ldaf)?;
            inputs.general(10, n, nrhs, b, ldb)?;
            inputs.general(12, n, nrhs, x, ldx)?;
            let (_room, work, rwork) = arrays::<T, T::Real>(times(n, 3), times(n, 1))?;
            Ok(gerfs_work(
                call,
                matrix_layout,
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
                rwork,
            ))
        }
    })
}

unsafe fn gerfs_work<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    trans: c_char,
    n: I,
    nrhs: I,
    a: *const T,
    lda: I,
    af: *const T,
    ldaf: I,
    ipiv: *const I,
    b: *const T,
    ldb: I,
    x: *mut T,
    ldx: I,
    ferr: *mut T::Real,
    berr: *mut T::Real,
    work: *mut T,
    other: *mut impl Sized,
) -> I {
    self::work::<I, _>(call, matrix_layout, |layout| {
        rows_fit(layout, [(6, lda, n), (8, ldaf, n), (11, ldb, nrhs), (13, ldx, nrhs)])?;
        let (trans, rwork) = (op(letter(trans)), other.cast());
        // SAFETY: the caller passes arrays as described.
        unsafe {
            let columns = by_columns(
                layout,
                [
                    read(a, n, n, lda),
                    read(af, n, n, ldaf),
                    read(b, n, nrhs, ldb),
                    changed(x, n, nrhs, ldx),
                ],
            )?;
            let [a, af, b, x] = columns.at;
            let info = refine::gerfs(
                trans,
                n.get(),
                nrhs.get(),
                a.p,
                a.ld,
                af.p,
                af.ld,
                ipiv,
                b.p,
                b.ld,
                x.p,
                x.ld,
                ferr,
                berr,
                work,
                rwork,
            )?;
            columns.give_back();
            done(info)
        }
    })
}

unsafe fn porfs<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    uplo: c_char,
    n: I,
    nrhs: I,
    a: *const T,
    lda: I,
    af: *const T,
    ldaf: I,
    b: *const T,
    ldb: I,
    x: *mut T,
    ldx: I,
    ferr: *mut T::Real,
    berr: *mut T::Real,
) -> I {
    plain::<I, _>(call, matrix_layout, |inputs| {
        // SAFETY: the caller passes arrays as described.
        unsafe {
            inputs.half(5, uplo, n, a, lda)?;
            inputs.half(7, uplo, n, af, ldaf)?;
            inputs.general(9, n, nrhs, b, ldb)?;
            inputs.general(11, n, nrhs, x, ldx)?;
            let (_room, work, rwork) = arrays::<T, T::Real>(times(n, 3), times(n, 1))?;
            Ok(porfs_work(
                call,
                matrix_layout,
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
                rwork,
            ))
        }
    })
}

/// By rows the conjugate of the problem is solved: A and its factor in place.
unsafe fn porfs_work<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    uplo: c_char,
    n: I,
    nrhs: I,
    a: *const T,
    lda: I,
    af: *const T,
    ldaf: I,
    b: *const T,
    ldb: I,
    x: *mut T,
    ldx: I,
    ferr: *mut T::Real,
    berr: *mut T::Real,
    work: *mut T,
    other: *mut impl Sized,
) -> I {
    self::work::<I, _>(call, matrix_layout, |layout| {
        rows_fit(layout, [(6, lda, n), (8, ldaf, n), (10, ldb, nrhs), (12, ldx, nrhs)])?;
        let ((uplo, lda), rwork) = (in_place(layout, uplo, lda), other.cast());
        let (_, ldaf) = in_place(layout, 0, ldaf);
        // SAFETY: the caller passes arrays as described.
        unsafe {
            let columns = by_columns(
                layout,
                [conjugated(read(b, n, nrhs, ldb)), conjugated(changed(x, n, nrhs, ldx))],
            )?;
            let [b, x] = columns.at;
            let info = refine::porfs(
                uplo,
                n.get(),
                nrhs.get(),
                a,
                lda,
                af,
                ldaf,
                b.p,
                b.ld,
                x.p,
                x.ld,
                ferr,
                berr,
                work,
                rwork,
            )?;
            columns.give_back();
            done(info)
        }
    })
}
