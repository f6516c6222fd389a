//! Solving in double precision with a single-precision factorization.

use super::common::*;
use crate::abi::fortran::Int;
use crate::op::lapack::mixed::{self, Wide};
use core::ffi::{c_char, c_int};
use num_complex::Complex;

c_api! { dual
    /// Solves A X = B for a general n x n A, with factors in single precision and corrections in double precision. iter gets the
    /// number of corrections; or a negative number if that did not do, and the solution is then by factors in double
    /// precision, which are in a. Returns 0, minus the position of a bad argument, or k > 0 if U(k, k) is zero.
    [LAPACKE_dsgesv | LAPACKE_dsgesv64_: f64, LAPACKE_zcgesv | LAPACKE_zcgesv64_: Complex<f64>]
    fn(matrix_layout: c_int, n: I, nrhs: I, a: *mut T, lda: I, ipiv: *mut I, b: *mut T, ldb: I, x: *mut T, ldx: I, iter: *mut I) -> I = gesv;

    /// As LAPACKE_dsgesv, without looking for NaN. work has n nrhs elements, swork n (n + nrhs).
    [LAPACKE_dsgesv_work | LAPACKE_dsgesv_work64_: f64]
    fn(matrix_layout: c_int, n: I, nrhs: I, a: *mut T, lda: I, ipiv: *mut I, b: *mut T, ldb: I, x: *mut T, ldx: I, work: *mut T, swork: *mut f32, iter: *mut I) -> I = gesv_work;

    /// As LAPACKE_zcgesv, without looking for NaN. work has n nrhs elements, swork n (n + nrhs); rwork is not used.
    [LAPACKE_zcgesv_work | LAPACKE_zcgesv_work64_: Complex<f64>]
    fn(matrix_layout: c_int, n: I, nrhs: I, a: *mut T, lda: I, ipiv: *mut I, b: *mut T, ldb: I, x: *mut T, ldx: I, work: *mut T, swork: *mut Complex<f32>, rwork: *mut R, iter: *mut I) -> I = gesv_work_complex;

    /// As LAPACKE_dsgesv for a Hermitian positive definite A given by its triangle uplo. Returns 0, minus the position of a
    /// bad argument, or k > 0 if the leading minor of order k is not positive definite.
    [LAPACKE_dsposv | LAPACKE_dsposv64_: f64, LAPACKE_zcposv | LAPACKE_zcposv64_: Complex<f64>]
    fn(matrix_layout: c_int, uplo: c_char, n: I, nrhs: I, a: *mut T, lda: I, b: *mut T, ldb: I, x: *mut T, ldx: I, iter: *mut I) -> I = posv;

    /// As LAPACKE_dsposv, without looking for NaN. work has n nrhs elements, swork n (n + nrhs).
    [LAPACKE_dsposv_work | LAPACKE_dsposv_work64_: f64]
    fn(matrix_layout: c_int, uplo: c_char, n: I, nrhs: I, a: *mut T, lda: I, b: *mut T, ldb: I, x: *mut T, ldx: I, work: *mut T, swork: *mut f32, iter: *mut I) -> I = posv_work;

    /// As LAPACKE_zcposv, without looking for NaN. work has n nrhs elements, swork n (n + nrhs); rwork is not used.
    [LAPACKE_zcposv_work | LAPACKE_zcposv_work64_: Complex<f64>]
    fn(matrix_layout: c_int, uplo: c_char, n: I, nrhs: I, a: *mut T, lda: I, b: *mut T, ldb: I, x: *mut T, ldx: I, work: *mut T, swork: *mut Complex<f32>, rwork: *mut R, iter: *mut I) -> I = posv_work_complex;
}

/// Lets `f` set ITER.
///
/// # Safety
/// It is readable and writable.
unsafe fn counted<I: Int, R>(iter: *mut I, f: impl FnOnce(&mut isize) -> R) -> R {
    // SAFETY: the caller's promise.
    unsafe {
        update(iter, |iter| {
            let mut count = iter.get();
            let result = f(&mut count);
            *iter = I::put(count);
            result
        })
    }
}

unsafe fn gesv<T: Wide, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    n: I,
    nrhs: I,
    a: *mut T,
    lda: I,
    ipiv: *mut I,
    b: *mut T,
    ldb: I,
    x: *mut T,
    ldx: I,
    iter: *mut I,
) -> I {
    plain::<I, _>(call, matrix_layout, |inputs| {
        // SAFETY: the caller passes arrays as described.
        unsafe {
            inputs.general(4, n, n, a, lda)?;
            inputs.general(7, n, nrhs, b, ldb)?;
            let both = n.get().saturating_add(nrhs.get());
            let (_room, work, swork) = arrays::<T, T::Low>(times(n, nrhs.get()), times(n, both))?;
            Ok(gesv_work(
                call,
                matrix_layout,
                n,
                nrhs,
                a,
                lda,
                ipiv,
                b,
                ldb,
                x,
                ldx,
                work,
                swork,
                iter,
            ))
        }
    })
}

unsafe fn gesv_work<T: Wide, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    n: I,
    nrhs: I,
    a: *mut T,
    lda: I,
    ipiv: *mut I,
    b: *mut T,
    ldb: I,
    x: *mut T,
    ldx: I,
    work: *mut T,
    swork: *mut impl Sized,
    iter: *mut I,
) -> I {
    self::work::<I, _>(call, matrix_layout, |layout| {
        rows_fit(layout, [(5, lda, n), (8, ldb, nrhs), (10, ldx, nrhs)])?;
        // SAFETY: the caller passes arrays as described.
        unsafe {
            let columns = by_columns(
                layout,
                [changed(a, n, n, lda), read(b, n, nrhs, ldb), changed(x, n, nrhs, ldx)],
            )?;
            let [a, b, x] = columns.at;
            let info = counted(iter, |iter| {
                mixed::gesv(
                    n.get(),
                    nrhs.get(),
                    a.p,
                    a.ld,
                    ipiv,
                    b.p,
                    b.ld,
                    x.p,
                    x.ld,
                    work,
                    swork.cast(),
                    iter,
                )
            })?;
            columns.give_back();
            done(info)
        }
    })
}

unsafe fn gesv_work_complex<T: Wide, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    n: I,
    nrhs: I,
    a: *mut T,
    lda: I,
    ipiv: *mut I,
    b: *mut T,
    ldb: I,
    x: *mut T,
    ldx: I,
    work: *mut T,
    swork: *mut impl Sized,
    _: *mut f64,
    iter: *mut I,
) -> I {
    // SAFETY: the caller passes arrays as described.
    unsafe {
        gesv_work(call, matrix_layout, n, nrhs, a, lda, ipiv, b, ldb, x, ldx, work, swork, iter)
    }
}

unsafe fn posv<T: Wide, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    uplo: c_char,
    n: I,
    nrhs: I,
    a: *mut T,
    lda: I,
    b: *mut T,
    ldb: I,
    x: *mut T,
    ldx: I,
    iter: *mut I,
) -> I {
    plain::<I, _>(call, matrix_layout, |inputs| {
        // SAFETY: the caller passes arrays as described.
        unsafe {
            inputs.half(5, uplo, n, a, lda)?;
            inputs.general(7, n, nrhs, b, ldb)?;
            let both = n.get().saturating_add(nrhs.get());
            let (_room, work, swork) = arrays::<T, T::Low>(times(n, nrhs.get()), times(n, both))?;
            Ok(posv_work(
                call,
                matrix_layout,
                uplo,
                n,
                nrhs,
                a,
                lda,
                b,
                ldb,
                x,
                ldx,
                work,
                swork,
                iter,
            ))
        }
    })
}

unsafe fn posv_work<T: Wide, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    uplo: c_char,
    n: I,
    nrhs: I,
    a: *mut T,
    lda: I,
    b: *mut T,
    ldb: I,
    x: *mut T,
    ldx: I,
    work: *mut T,
    swork: *mut impl Sized,
    iter: *mut I,
) -> I {
    self::work::<I, _>(call, matrix_layout, |layout| {
        rows_fit(layout, [(6, lda, n), (8, ldb, nrhs), (10, ldx, nrhs)])?;
        let (uplo, lda) = in_place(layout, uplo, lda);
        // SAFETY: the caller passes arrays as described.
        unsafe {
            let columns = by_columns(
                layout,
                [conjugated(read(b, n, nrhs, ldb)), conjugated(changed(x, n, nrhs, ldx))],
            )?;
            let [b, x] = columns.at;
            let info = counted(iter, |iter| {
                mixed::posv(
                    uplo,
                    n.get(),
                    nrhs.get(),
                    a,
                    lda,
                    b.p,
                    b.ld,
                    x.p,
                    x.ld,
                    work,
                    swork.cast(),
                    iter,
                )
            })?;
            columns.give_back();
            done(info)
        }
    })
}

unsafe fn posv_work_complex<T: Wide, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    uplo: c_char,
    n: I,
    nrhs: I,
    a: *mut T,
    lda: I,
    b: *mut T,
    ldb: I,
    x: *mut T,
    ldx: I,
    work: *mut T,
    swork: *mut impl Sized,
    _: *mut f64,
    iter: *mut I,
) -> I {
    // SAFETY: the caller passes arrays as described.
    unsafe {
        posv_work(call, matrix_layout, uplo, n, nrhs, a, lda, b, ldb, x, ldx, work, swork, iter)
    }
}
