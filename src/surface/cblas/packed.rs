//! Level 2 on banded and packed matrices. A band with KL diagonals below and KU above the main one is
//! stored by its columns (by its rows if row-major), each in KL + KU + 1 places of lda; a packed triangle by its
//! columns (rows), without gaps.

use super::level3::options;
use super::types::*;
use super::{Factor, answer};
use crate::abi::fortran::{Int, refuse_c};
use crate::op::blas::{Scalar, level2, packed};
use num_complex::Complex;

c_api! { dual
    /// Y := alpha op(A) X + beta Y; A is an M x N band. With beta = 0 Y is not read, with alpha = 0 A and X
    /// are not.
    [cblas_sgbmv | cblas_sgbmv64_: f32, cblas_dgbmv | cblas_dgbmv64_: f64]
    fn(layout: CBLAS_LAYOUT, TransA: CBLAS_TRANSPOSE, M: I, N: I, KL: I, KU: I, alpha: T,
       A: *const T, lda: I, X: *const T, incX: I, beta: T, Y: *mut T, incY: I) = gbmv;

    /// As cblas_sgbmv; alpha and beta are passed by address.
    [cblas_cgbmv | cblas_cgbmv64_: Complex<f32>, cblas_zgbmv | cblas_zgbmv64_: Complex<f64>]
    fn(layout: CBLAS_LAYOUT, TransA: CBLAS_TRANSPOSE, M: I, N: I, KL: I, KU: I,
       alpha: *const T, A: *const T, lda: I, X: *const T, incX: I, beta: *const T,
       Y: *mut T, incY: I) = gbmv;

    /// Y := alpha A X + beta Y; A is a symmetric N x N band with K diagonals beside the main one, one triangle
    /// of which is read.
    [cblas_ssbmv | cblas_ssbmv64_: f32, cblas_dsbmv | cblas_dsbmv64_: f64]
    fn(layout: CBLAS_LAYOUT, Uplo: CBLAS_UPLO, N: I, K: I, alpha: T, A: *const T, lda: I,
       X: *const T, incX: I, beta: T, Y: *mut T, incY: I) = sbmv;

    /// As cblas_ssbmv with A Hermitian; alpha and beta are passed by address.
    [cblas_chbmv | cblas_chbmv64_: Complex<f32>, cblas_zhbmv | cblas_zhbmv64_: Complex<f64>]
    fn(layout: CBLAS_LAYOUT, Uplo: CBLAS_UPLO, N: I, K: I, alpha: *const T, A: *const T,
       lda: I, X: *const T, incX: I, beta: *const T, Y: *mut T, incY: I) = hbmv;

    /// Y := alpha A X + beta Y; A is symmetric, N x N, and packed.
    [cblas_sspmv | cblas_sspmv64_: f32, cblas_dspmv | cblas_dspmv64_: f64]
    fn(layout: CBLAS_LAYOUT, Uplo: CBLAS_UPLO, N: I, alpha: T, Ap: *const T, X: *const T,
       incX: I, beta: T, Y: *mut T, incY: I) = spmv;

    /// As cblas_sspmv with A Hermitian; alpha and beta are passed by address.
    [cblas_chpmv | cblas_chpmv64_: Complex<f32>, cblas_zhpmv | cblas_zhpmv64_: Complex<f64>]
    fn(layout: CBLAS_LAYOUT, Uplo: CBLAS_UPLO, N: I, alpha: *const T, Ap: *const T,
       X: *const T, incX: I, beta: *const T, Y: *mut T, incY: I) = hpmv;

    /// X := op(A) X; A is a triangular N x N band with K diagonals beside the main one.
    [cblas_stbmv | cblas_stbmv64_: f32, cblas_dtbmv | cblas_dtbmv64_: f64,
     cblas_ctbmv | cblas_ctbmv64_: Complex<f32>, cblas_ztbmv | cblas_ztbmv64_: Complex<f64>]
    fn(layout: CBLAS_LAYOUT, Uplo: CBLAS_UPLO, TransA: CBLAS_TRANSPOSE, Diag: CBLAS_DIAG,
       N: I, K: I, A: *const T, lda: I, X: *mut T, incX: I) = tbmv;

    /// Solves op(A) X' = X, A as in cblas_stbmv; X' overwrites X. There is no test for singularity.
    [cblas_stbsv | cblas_stbsv64_: f32, cblas_dtbsv | cblas_dtbsv64_: f64,
     cblas_ctbsv | cblas_ctbsv64_: Complex<f32>, cblas_ztbsv | cblas_ztbsv64_: Complex<f64>]
    fn(layout: CBLAS_LAYOUT, Uplo: CBLAS_UPLO, TransA: CBLAS_TRANSPOSE, Diag: CBLAS_DIAG,
       N: I, K: I, A: *const T, lda: I, X: *mut T, incX: I) = tbsv;

    /// X := op(A) X; A is triangular, N x N, and packed.
    [cblas_stpmv | cblas_stpmv64_: f32, cblas_dtpmv | cblas_dtpmv64_: f64,
     cblas_ctpmv | cblas_ctpmv64_: Complex<f32>, cblas_ztpmv | cblas_ztpmv64_: Complex<f64>]
    fn(layout: CBLAS_LAYOUT, Uplo: CBLAS_UPLO, TransA: CBLAS_TRANSPOSE, Diag: CBLAS_DIAG,
       N: I, Ap: *const T, X: *mut T, incX: I) = tpmv;

    /// Solves op(A) X' = X, A as in cblas_stpmv; X' overwrites X. There is no test for singularity.
    [cblas_stpsv | cblas_stpsv64_: f32, cblas_dtpsv | cblas_dtpsv64_: f64,
     cblas_ctpsv | cblas_ctpsv64_: Complex<f32>, cblas_ztpsv | cblas_ztpsv64_: Complex<f64>]
    fn(layout: CBLAS_LAYOUT, Uplo: CBLAS_UPLO, TransA: CBLAS_TRANSPOSE, Diag: CBLAS_DIAG,
       N: I, Ap: *const T, X: *mut T, incX: I) = tpsv;

    /// A := alpha X X^T + A; A is symmetric, N x N, and packed.
    [cblas_sspr | cblas_sspr64_: f32, cblas_dspr | cblas_dspr64_: f64]
    fn(layout: CBLAS_LAYOUT, Uplo: CBLAS_UPLO, N: I, alpha: T, X: *const T, incX: I,
       Ap: *mut T) = spr;

    /// A := alpha X X^H + A; A is Hermitian, N x N, and packed; alpha is real.
    [cblas_chpr | cblas_chpr64_: Complex<f32>, cblas_zhpr | cblas_zhpr64_: Complex<f64>]
    fn(layout: CBLAS_LAYOUT, Uplo: CBLAS_UPLO, N: I, alpha: R, X: *const T, incX: I,
       Ap: *mut T) = hpr;

    /// A := alpha X Y^T + alpha Y X^T + A; A is symmetric, N x N, and packed.
    [cblas_sspr2 | cblas_sspr264_: f32, cblas_dspr2 | cblas_dspr264_: f64]
    fn(layout: CBLAS_LAYOUT, Uplo: CBLAS_UPLO, N: I, alpha: T, X: *const T, incX: I,
       Y: *const T, incY: I, A: *mut T) = spr2;

    /// A := alpha X Y^H + conj(alpha) Y X^H + A; A is Hermitian, N x N, and packed; alpha is passed by
    /// address.
    [cblas_chpr2 | cblas_chpr264_: Complex<f32>, cblas_zhpr2 | cblas_zhpr264_: Complex<f64>]
    fn(layout: CBLAS_LAYOUT, Uplo: CBLAS_UPLO, N: I, alpha: *const T, X: *const T, incX: I,
       Y: *const T, incY: I, Ap: *mut T) = hpr2;
}

unsafe fn gbmv<T: Scalar, I: Int>(
    call: &'static str,
    layout: CBLAS_LAYOUT,
    TransA: CBLAS_TRANSPOSE,
    M: I,
    N: I,
    KL: I,
    KU: I,
    alpha: impl Factor<T>,
    A: *const T,
    lda: I,
    X: *const T,
    incX: I,
    beta: impl Factor<T>,
    Y: *mut T,
    incY: I,
) {
    let (row_major, trans) = options!(call, layout, 2 c"(TransA)" TransA);
    let (mut m, mut n, mut kl, mut ku) = (M.get(), N.get(), KL.get(), KU.get());
    if row_major {
        (m, n, kl, ku) = (n, m, ku, kl);
    }
    let op = trans.map(|t| level2::op(t, row_major));
    let (lda, incx, incy) = (lda.get(), incX.get(), incY.get());
    // SAFETY: the caller passes readable scalars, and arrays as described.
    let verdict = unsafe {
        let (alpha, beta) = (alpha.value(), beta.value());
        packed::gbmv(op, m, n, kl, ku, alpha, A, lda, X, incx, beta, Y, incy)
    };
    answer::<I>(call, row_major, verdict);
}

/// A symmetric or Hermitian band and two vectors.
macro_rules! band {
    ($name:ident, $routine:ident, $sym:expr) => {
        unsafe fn $name<T: Scalar, I: Int>(
            call: &'static str,
            layout: CBLAS_LAYOUT,
            Uplo: CBLAS_UPLO,
            N: I,
            K: I,
            alpha: impl Factor<T>,
            A: *const T,
            lda: I,
            X: *const T,
            incX: I,
            beta: impl Factor<T>,
            Y: *mut T,
            incY: I,
        ) {
            let (row_major, uplo) = options!(call, layout, 2 c"(Uplo)" Uplo);
            let uplo = uplo.map(|u| if row_major { u.transposed() } else { u });
            let (sym, n, k, lda) = ($sym(row_major), N.get(), K.get(), lda.get());
            let (incx, incy) = (incX.get(), incY.get());
            // SAFETY: the caller passes readable scalars, and arrays as described.
            let verdict = unsafe {
                let (alpha, beta) = (alpha.value(), beta.value());
                packed::$routine(sym, uplo, n, k, alpha, A, lda, X, incx, beta, Y, incy)
            };
            answer::<I>(call, row_major, verdict);
        }
    };
}
band!(sbmv, sbmv, |_| level2::SYMMETRIC);
band!(hbmv, sbmv, level2::hermitian);

/// A packed symmetric or Hermitian matrix and two vectors.
macro_rules! product {
    ($name:ident, $routine:ident, $sym:expr) => {
        unsafe fn $name<T: Scalar, I: Int>(
            call: &'static str,
            layout: CBLAS_LAYOUT,
            Uplo: CBLAS_UPLO,
            N: I,
            alpha: impl Factor<T>,
            Ap: *const T,
            X: *const T,
            incX: I,
            beta: impl Factor<T>,
            Y: *mut T,
            incY: I,
        ) {
            let (row_major, uplo) = options!(call, layout, 2 c"(Uplo)" Uplo);
            let uplo = uplo.map(|u| if row_major { u.transposed() } else { u });
            let (sym, n, incx, incy) = ($sym(row_major), N.get(), incX.get(), incY.get());
            // SAFETY: the caller passes readable scalars, and arrays as described.
            let verdict = unsafe {
                let (alpha, beta) = (alpha.value(), beta.value());
                packed::$routine(sym, uplo, n, alpha, Ap, X, incx, beta, Y, incy)
            };
            answer::<I>(call, row_major, verdict);
        }
    };
}
product!(spmv, spmv, |_| level2::SYMMETRIC);
product!(hpmv, spmv, level2::hermitian);

/// A triangular band and one vector.
macro_rules! triangular_band {
    ($name:ident) => {
        unsafe fn $name<T: Scalar, I: Int>(
            call: &'static str,
            layout: CBLAS_LAYOUT,
            Uplo: CBLAS_UPLO,
            TransA: CBLAS_TRANSPOSE,
            Diag: CBLAS_DIAG,
            N: I,
            K: I,
            A: *const T,
            lda: I,
            X: *mut T,
            incX: I,
        ) {
            let (row_major, uplo, trans, diag) = options!(call, layout,
                2 c"(Uplo)" Uplo, 3 c"(TransA)" TransA, 4 c"(Diag)" Diag);
            let uplo = uplo.map(|u| if row_major { u.transposed() } else { u });
            let op = trans.map(|t| level2::op(t, row_major));
            let (n, k, lda, incx) = (N.get(), K.get(), lda.get(), incX.get());
            // SAFETY: the caller passes arrays as described.
            let verdict = unsafe { packed::$name(uplo, op, diag, n, k, A, lda, X, incx) };
            answer::<I>(call, row_major, verdict);
        }
    };
}
triangular_band!(tbmv);
triangular_band!(tbsv);

/// A packed triangle and one vector.
macro_rules! triangular_packed {
    ($name:ident) => {
        unsafe fn $name<T: Scalar, I: Int>(
            call: &'static str,
            layout: CBLAS_LAYOUT,
            Uplo: CBLAS_UPLO,
            TransA: CBLAS_TRANSPOSE,
            Diag: CBLAS_DIAG,
            N: I,
            Ap: *const T,
            X: *mut T,
            incX: I,
        ) {
            let (row_major, uplo, trans, diag) = options!(call, layout,
                2 c"(Uplo)" Uplo, 3 c"(TransA)" TransA, 4 c"(Diag)" Diag);
            let uplo = uplo.map(|u| if row_major { u.transposed() } else { u });
            let op = trans.map(|t| level2::op(t, row_major));
            let (n, incx) = (N.get(), incX.get());
            // SAFETY: the caller passes arrays as described.
            let verdict = unsafe { packed::$name(uplo, op, diag, n, Ap, X, incx) };
            answer::<I>(call, row_major, verdict);
        }
    };
}
triangular_packed!(tpmv);
triangular_packed!(tpsv);

unsafe fn spr<T: Scalar, I: Int>(
    call: &'static str,
    layout: CBLAS_LAYOUT,
    Uplo: CBLAS_UPLO,
    N: I,
    alpha: impl Factor<T>,
    X: *const T,
    incX: I,
    Ap: *mut T,
) {
    let (row_major, uplo) = options!(call, layout, 2 c"(Uplo)" Uplo);
    let uplo = uplo.map(|u| if row_major { u.transposed() } else { u });
    let (n, incx) = (N.get(), incX.get());
    // SAFETY: the caller passes readable scalars, and arrays as described.
    let verdict = unsafe { packed::spr(level2::SYMMETRIC, uplo, n, alpha.value(), X, incx, Ap) };
    answer::<I>(call, row_major, verdict);
}

unsafe fn hpr<T: Scalar, I: Int>(
    call: &'static str,
    layout: CBLAS_LAYOUT,
    Uplo: CBLAS_UPLO,
    N: I,
    alpha: T::Real,
    X: *const T,
    incX: I,
    Ap: *mut T,
) {
    let (row_major, uplo) = options!(call, layout, 2 c"(Uplo)" Uplo);
    let uplo = uplo.map(|u| if row_major { u.transposed() } else { u });
    let (n, incx) = (N.get(), incX.get());
    // SAFETY: the caller passes readable scalars, and arrays as described.
    let verdict = unsafe {
        packed::spr(level2::hermitian(row_major), uplo, n, T::from_real(alpha), X, incx, Ap)
    };
    answer::<I>(call, row_major, verdict);
}

unsafe fn spr2<T: Scalar, I: Int>(
    call: &'static str,
    layout: CBLAS_LAYOUT,
    Uplo: CBLAS_UPLO,
    N: I,
    alpha: impl Factor<T>,
    X: *const T,
    incX: I,
    Y: *const T,
    incY: I,
    A: *mut T,
) {
    let (row_major, uplo) = options!(call, layout, 2 c"(Uplo)" Uplo);
    let uplo = uplo.map(|u| if row_major { u.transposed() } else { u });
    let (n, incx, incy) = (N.get(), incX.get(), incY.get());
    // SAFETY: the caller passes readable scalars, and arrays as described.
    let verdict =
        unsafe { packed::spr2(level2::SYMMETRIC, uplo, n, alpha.value(), X, incx, Y, incy, A) };
    answer::<I>(call, row_major, verdict);
}

/// By rows it is the update with X and Y exchanged and alpha conjugated.
unsafe fn hpr2<T: Scalar, I: Int>(
    call: &'static str,
    layout: CBLAS_LAYOUT,
    Uplo: CBLAS_UPLO,
    N: I,
    alpha: impl Factor<T>,
    X: *const T,
    incX: I,
    Y: *const T,
    incY: I,
    Ap: *mut T,
) {
    let (row_major, uplo) = options!(call, layout, 2 c"(Uplo)" Uplo);
    let uplo = uplo.map(|u| if row_major { u.transposed() } else { u });
    let (n, incx, incy) = (N.get(), incX.get(), incY.get());
    // SAFETY: the caller passes readable scalars, and arrays as described.
    let verdict = unsafe {
        let (sym, alpha) = (level2::hermitian(row_major), alpha.value().conj_if(row_major));
        if row_major {
            packed::spr2(sym, uplo, n, alpha, Y, incy, X, incx, Ap)
        } else {
            packed::spr2(sym, uplo, n, alpha, X, incx, Y, incy, Ap)
        }
    };
    answer::<I>(call, row_major, verdict);
}
