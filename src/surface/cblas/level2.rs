//! Level 2 on matrices in full storage. Leading dimensions are distances between columns, or between rows
//! if row-major.

use super::level3::options;
use super::types::*;
use super::{Factor, answer};
use crate::abi::fortran::{Int, refuse_c};
use crate::op::blas::{Scalar, level2};
use num_complex::Complex;

c_api! { dual
    /// Y := alpha op(A) X + beta Y; A is M x N. With beta = 0 Y is not read, with alpha = 0 A and X are not.
    [cblas_sgemv | cblas_sgemv64_: f32, cblas_dgemv | cblas_dgemv64_: f64]
    fn(layout: CBLAS_LAYOUT, TransA: CBLAS_TRANSPOSE, M: I, N: I, alpha: T, A: *const T,
       lda: I, X: *const T, incX: I, beta: T, Y: *mut T, incY: I) = gemv;

    /// As cblas_sgemv; alpha and beta are passed by address.
    [cblas_cgemv | cblas_cgemv64_: Complex<f32>, cblas_zgemv | cblas_zgemv64_: Complex<f64>]
    fn(layout: CBLAS_LAYOUT, TransA: CBLAS_TRANSPOSE, M: I, N: I, alpha: *const T,
       A: *const T, lda: I, X: *const T, incX: I, beta: *const T, Y: *mut T, incY: I) = gemv;

    /// Y := alpha A X + beta Y; A is symmetric, N x N, and one of its triangles is read.
    [cblas_ssymv | cblas_ssymv64_: f32, cblas_dsymv | cblas_dsymv64_: f64]
    fn(layout: CBLAS_LAYOUT, Uplo: CBLAS_UPLO, N: I, alpha: T, A: *const T, lda: I,
       X: *const T, incX: I, beta: T, Y: *mut T, incY: I) = symv;

    /// As cblas_ssymv with A Hermitian, the imaginary parts of its diagonal not read; alpha and beta are
    /// passed by address.
    [cblas_chemv | cblas_chemv64_: Complex<f32>, cblas_zhemv | cblas_zhemv64_: Complex<f64>]
    fn(layout: CBLAS_LAYOUT, Uplo: CBLAS_UPLO, N: I, alpha: *const T, A: *const T, lda: I,
       X: *const T, incX: I, beta: *const T, Y: *mut T, incY: I) = hemv;

    /// X := op(A) X; A is triangular, N x N, with a diagonal of ones if that is unit.
    [cblas_strmv | cblas_strmv64_: f32, cblas_dtrmv | cblas_dtrmv64_: f64,
     cblas_ctrmv | cblas_ctrmv64_: Complex<f32>, cblas_ztrmv | cblas_ztrmv64_: Complex<f64>]
    fn(layout: CBLAS_LAYOUT, Uplo: CBLAS_UPLO, TransA: CBLAS_TRANSPOSE, Diag: CBLAS_DIAG,
       N: I, A: *const T, lda: I, X: *mut T, incX: I) = trmv;

    /// Solves op(A) X' = X, A as in cblas_strmv; X' overwrites X. There is no test for singularity.
    [cblas_strsv | cblas_strsv64_: f32, cblas_dtrsv | cblas_dtrsv64_: f64,
     cblas_ctrsv | cblas_ctrsv64_: Complex<f32>, cblas_ztrsv | cblas_ztrsv64_: Complex<f64>]
    fn(layout: CBLAS_LAYOUT, Uplo: CBLAS_UPLO, TransA: CBLAS_TRANSPOSE, Diag: CBLAS_DIAG,
       N: I, A: *const T, lda: I, X: *mut T, incX: I) = trsv;

    /// A := alpha X Y^T + A; A is M x N.
    [cblas_sger | cblas_sger64_: f32, cblas_dger | cblas_dger64_: f64]
    fn(layout: CBLAS_LAYOUT, M: I, N: I, alpha: T, X: *const T, incX: I, Y: *const T, incY: I,
       A: *mut T, lda: I) = ger;

    /// As cblas_sger; alpha is passed by address.
    [cblas_cgeru | cblas_cgeru64_: Complex<f32>, cblas_zgeru | cblas_zgeru64_: Complex<f64>]
    fn(layout: CBLAS_LAYOUT, M: I, N: I, alpha: *const T, X: *const T, incX: I, Y: *const T,
       incY: I, A: *mut T, lda: I) = ger;

    /// A := alpha X Y^H + A; alpha is passed by address.
    [cblas_cgerc | cblas_cgerc64_: Complex<f32>, cblas_zgerc | cblas_zgerc64_: Complex<f64>]
    fn(layout: CBLAS_LAYOUT, M: I, N: I, alpha: *const T, X: *const T, incX: I, Y: *const T,
       incY: I, A: *mut T, lda: I) = gerc;

    /// One triangle of A := alpha X X^T + A; A is N x N.
    [cblas_ssyr | cblas_ssyr64_: f32, cblas_dsyr | cblas_dsyr64_: f64]
    fn(layout: CBLAS_LAYOUT, Uplo: CBLAS_UPLO, N: I, alpha: T, X: *const T, incX: I,
       A: *mut T, lda: I) = syr;

    /// One triangle of A := alpha X X^H + A; alpha is real. The imaginary parts of A's diagonal become 0.
    [cblas_cher | cblas_cher64_: Complex<f32>, cblas_zher | cblas_zher64_: Complex<f64>]
    fn(layout: CBLAS_LAYOUT, Uplo: CBLAS_UPLO, N: I, alpha: R, X: *const T, incX: I,
       A: *mut T, lda: I) = her;

    /// One triangle of A := alpha X Y^T + alpha Y X^T + A; A is N x N.
    [cblas_ssyr2 | cblas_ssyr264_: f32, cblas_dsyr2 | cblas_dsyr264_: f64]
    fn(layout: CBLAS_LAYOUT, Uplo: CBLAS_UPLO, N: I, alpha: T, X: *const T, incX: I,
       Y: *const T, incY: I, A: *mut T, lda: I) = syr2;

    /// One triangle of A := alpha X Y^H + conj(alpha) Y X^H + A; alpha is passed by address. The imaginary
    /// parts of A's diagonal become 0.
    [cblas_cher2 | cblas_cher264_: Complex<f32>, cblas_zher2 | cblas_zher264_: Complex<f64>]
    fn(layout: CBLAS_LAYOUT, Uplo: CBLAS_UPLO, N: I, alpha: *const T, X: *const T, incX: I,
       Y: *const T, incY: I, A: *mut T, lda: I) = her2;
}

unsafe fn gemv<T: Scalar, I: Int>(
    call: &'static str,
    layout: CBLAS_LAYOUT,
    TransA: CBLAS_TRANSPOSE,
    M: I,
    N: I,
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
    let (mut m, mut n) = (M.get(), N.get());
    if row_major {
        (m, n) = (n, m);
    }
    let op = trans.map(|t| level2::op(t, row_major));
    let (lda, incx, incy) = (lda.get(), incX.get(), incY.get());
    // SAFETY: the caller passes readable scalars, and arrays as described.
    let verdict =
        unsafe { level2::gemv(op, m, n, alpha.value(), A, lda, X, incx, beta.value(), Y, incy) };
    answer::<I>(call, row_major, verdict);
}

/// A symmetric or Hermitian matrix and two vectors.
macro_rules! symmetric {
    ($name:ident, $sym:expr) => {
        unsafe fn $name<T: Scalar, I: Int>(
            call: &'static str,
            layout: CBLAS_LAYOUT,
            Uplo: CBLAS_UPLO,
            N: I,
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
            let (sym, n, lda, incx, incy) =
                ($sym(row_major), N.get(), lda.get(), incX.get(), incY.get());
            // SAFETY: the caller passes readable scalars, and arrays as described.
            let verdict = unsafe {
                let (alpha, beta) = (alpha.value(), beta.value());
                level2::symv(sym, uplo, n, alpha, A, lda, X, incx, beta, Y, incy)
            };
            answer::<I>(call, row_major, verdict);
        }
    };
}
symmetric!(symv, |_| level2::SYMMETRIC);
symmetric!(hemv, level2::hermitian);

/// A triangular matrix and one vector.
macro_rules! triangular {
    ($name:ident) => {
        unsafe fn $name<T: Scalar, I: Int>(
            call: &'static str,
            layout: CBLAS_LAYOUT,
            Uplo: CBLAS_UPLO,
            TransA: CBLAS_TRANSPOSE,
            Diag: CBLAS_DIAG,
            N: I,
            A: *const T,
            lda: I,
            X: *mut T,
            incX: I,
        ) {
            let (row_major, uplo, trans, diag) = options!(call, layout,
                2 c"(Uplo)" Uplo, 3 c"(TransA)" TransA, 4 c"(Diag)" Diag);
            let uplo = uplo.map(|u| if row_major { u.transposed() } else { u });
            let op = trans.map(|t| level2::op(t, row_major));
            let (n, lda, incx) = (N.get(), lda.get(), incX.get());
            // SAFETY: the caller passes arrays as described.
            let verdict = unsafe { level2::$name(uplo, op, diag, n, A, lda, X, incx) };
            answer::<I>(call, row_major, verdict);
        }
    };
}
triangular!(trmv);
triangular!(trsv);

/// An update of rank one. By rows it is that of the transpose, with X and Y exchanged.
macro_rules! rank_one {
    ($name:ident, $conj:literal) => {
        unsafe fn $name<T: Scalar, I: Int>(
            call: &'static str,
            layout: CBLAS_LAYOUT,
            M: I,
            N: I,
            alpha: impl Factor<T>,
            X: *const T,
            incX: I,
            Y: *const T,
            incY: I,
            A: *mut T,
            lda: I,
        ) {
            let (row_major,) = options!(call, layout,);
            let (m, n, incx, incy, lda) = (M.get(), N.get(), incX.get(), incY.get(), lda.get());
            // SAFETY: the caller passes a readable scalar, and arrays as described.
            let verdict = unsafe {
                let alpha = alpha.value();
                if row_major {
                    level2::ger(($conj, false), n, m, alpha, Y, incy, X, incx, A, lda)
                } else {
                    level2::ger((false, $conj), m, n, alpha, X, incx, Y, incy, A, lda)
                }
            };
            answer::<I>(call, row_major, verdict);
        }
    };
}
rank_one!(ger, false);
rank_one!(gerc, true);

unsafe fn syr<T: Scalar, I: Int>(
    call: &'static str,
    layout: CBLAS_LAYOUT,
    Uplo: CBLAS_UPLO,
    N: I,
    alpha: impl Factor<T>,
    X: *const T,
    incX: I,
    A: *mut T,
    lda: I,
) {
    let (row_major, uplo) = options!(call, layout, 2 c"(Uplo)" Uplo);
    let uplo = uplo.map(|u| if row_major { u.transposed() } else { u });
    let (n, incx, lda) = (N.get(), incX.get(), lda.get());
    // SAFETY: the caller passes readable scalars, and arrays as described.
    let verdict =
        unsafe { level2::syr(level2::SYMMETRIC, uplo, n, alpha.value(), X, incx, A, lda) };
    answer::<I>(call, row_major, verdict);
}

unsafe fn her<T: Scalar, I: Int>(
    call: &'static str,
    layout: CBLAS_LAYOUT,
    Uplo: CBLAS_UPLO,
    N: I,
    alpha: T::Real,
    X: *const T,
    incX: I,
    A: *mut T,
    lda: I,
) {
    let (row_major, uplo) = options!(call, layout, 2 c"(Uplo)" Uplo);
    let uplo = uplo.map(|u| if row_major { u.transposed() } else { u });
    let (n, incx, lda) = (N.get(), incX.get(), lda.get());
    // SAFETY: the caller passes readable scalars, and arrays as described.
    let verdict = unsafe {
        level2::syr(level2::hermitian(row_major), uplo, n, T::from_real(alpha), X, incx, A, lda)
    };
    answer::<I>(call, row_major, verdict);
}

unsafe fn syr2<T: Scalar, I: Int>(
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
    lda: I,
) {
    let (row_major, uplo) = options!(call, layout, 2 c"(Uplo)" Uplo);
    let uplo = uplo.map(|u| if row_major { u.transposed() } else { u });
    let (n, incx, incy, lda) = (N.get(), incX.get(), incY.get(), lda.get());
    // SAFETY: the caller passes readable scalars, and arrays as described.
    let verdict = unsafe {
        level2::syr2(level2::SYMMETRIC, uplo, n, alpha.value(), X, incx, Y, incy, A, lda)
    };
    answer::<I>(call, row_major, verdict);
}

/// By rows it is the update with X and Y exchanged and alpha conjugated.
unsafe fn her2<T: Scalar, I: Int>(
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
    lda: I,
) {
    let (row_major, uplo) = options!(call, layout, 2 c"(Uplo)" Uplo);
    let uplo = uplo.map(|u| if row_major { u.transposed() } else { u });
    let (n, incx, incy, lda) = (N.get(), incX.get(), incY.get(), lda.get());
    // SAFETY: the caller passes readable scalars, and arrays as described.
    let verdict = unsafe {
        let (sym, alpha) = (level2::hermitian(row_major), alpha.value().conj_if(row_major));
        if row_major {
            level2::syr2(sym, uplo, n, alpha, Y, incy, X, incx, A, lda)
        } else {
            level2::syr2(sym, uplo, n, alpha, X, incx, Y, incy, A, lda)
        }
    };
    answer::<I>(call, row_major, verdict);
}
