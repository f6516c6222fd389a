//! Level 2: products of a matrix and a vector, and updates of rank one and two.

use crate::abi::fortran::{Int, int, letter, refuse, value};
use crate::op::blas::level2::{self, SYMMETRIC, hermitian, op};
use crate::op::blas::{Scalar, packed, trans, uplo};
use core::ffi::c_char;
use num_complex::Complex;

c_api! { dual
    /// y := alpha op(A) x + beta y, where op(A) is A, A^T or A^H for trans = 'N', 'T' or 'C'. A is
    /// m x n, column-major with leading dimension lda; x and y have increments incx and incy, which
    /// are not 0. With beta = 0 y is not read, with alpha = 0 A and x are not.
    [sgemv_ | sgemv_64_: f32, dgemv_ | dgemv_64_: f64,
     cgemv_ | cgemv_64_: Complex<f32>, zgemv_ | zgemv_64_: Complex<f64>]
    fn(trans: *const c_char, m: *const I, n: *const I, alpha: *const T, a: *const T,
       lda: *const I, x: *const T, incx: *const I, beta: *const T, y: *mut T,
       incy: *const I) = gemv;

    /// As dgemv_ with a band matrix: kl diagonals below and ku above the main one. Element (i, j)
    /// is at row ku + i - j of column j of a.
    [sgbmv_ | sgbmv_64_: f32, dgbmv_ | dgbmv_64_: f64,
     cgbmv_ | cgbmv_64_: Complex<f32>, zgbmv_ | zgbmv_64_: Complex<f64>]
    fn(trans: *const c_char, m: *const I, n: *const I, kl: *const I, ku: *const I,
       alpha: *const T, a: *const T, lda: *const I, x: *const T, incx: *const I, beta: *const T,
       y: *mut T, incy: *const I) = gbmv;

    /// y := alpha A x + beta y, A symmetric of order n; its upper or lower triangle is read (uplo =
    /// 'U', 'L'). x and y have increments incx and incy, which are not 0. With beta = 0 y is not
    /// read, with alpha = 0 A and x are not.
    [ssymv_ | ssymv_64_: f32, dsymv_ | dsymv_64_: f64,
     csymv_ | csymv_64_: Complex<f32>, zsymv_ | zsymv_64_: Complex<f64>]
    fn(uplo: *const c_char, n: *const I, alpha: *const T, a: *const T, lda: *const I,
       x: *const T, incx: *const I, beta: *const T, y: *mut T, incy: *const I) = symv;

    /// As zsymv_ with A Hermitian; the imaginary parts of its diagonal are not read.
    [chemv_ | chemv_64_: Complex<f32>, zhemv_ | zhemv_64_: Complex<f64>]
    fn(uplo: *const c_char, n: *const I, alpha: *const T, a: *const T, lda: *const I,
       x: *const T, incx: *const I, beta: *const T, y: *mut T, incy: *const I) = hemv;

    /// As dsymv_ with k diagonals on either side of the main one. Element (i, j) of the triangle is
    /// at row k + i - j (upper) or i - j (lower) of column j of a.
    [ssbmv_ | ssbmv_64_: f32, dsbmv_ | dsbmv_64_: f64]
    fn(uplo: *const c_char, n: *const I, k: *const I, alpha: *const T, a: *const T,
       lda: *const I, x: *const T, incx: *const I, beta: *const T, y: *mut T,
       incy: *const I) = sbmv;

    /// As dsbmv_ with A Hermitian; the imaginary parts of its diagonal are not read.
    [chbmv_ | chbmv_64_: Complex<f32>, zhbmv_ | zhbmv_64_: Complex<f64>]
    fn(uplo: *const c_char, n: *const I, k: *const I, alpha: *const T, a: *const T,
       lda: *const I, x: *const T, incx: *const I, beta: *const T, y: *mut T,
       incy: *const I) = hbmv;

    /// As dsymv_ with the triangle packed, column after column.
    [sspmv_ | sspmv_64_: f32, dspmv_ | dspmv_64_: f64,
     cspmv_ | cspmv_64_: Complex<f32>, zspmv_ | zspmv_64_: Complex<f64>]
    fn(uplo: *const c_char, n: *const I, alpha: *const T, ap: *const T, x: *const T,
       incx: *const I, beta: *const T, y: *mut T, incy: *const I) = spmv;

    /// As zspmv_ with A Hermitian; the imaginary parts of its diagonal are not read.
    [chpmv_ | chpmv_64_: Complex<f32>, zhpmv_ | zhpmv_64_: Complex<f64>]
    fn(uplo: *const c_char, n: *const I, alpha: *const T, ap: *const T, x: *const T,
       incx: *const I, beta: *const T, y: *mut T, incy: *const I) = hpmv;

    /// A := alpha x y^T + A, A m x n with leading dimension lda. With alpha = 0 x and y are not
    /// read.
    [sger_ | sger_64_: f32, dger_ | dger_64_: f64]
    fn(m: *const I, n: *const I, alpha: *const T, x: *const T, incx: *const I, y: *const T,
       incy: *const I, a: *mut T, lda: *const I) = geru;

    /// A := alpha x y^T + A, as dger_.
    [cgeru_ | cgeru_64_: Complex<f32>, zgeru_ | zgeru_64_: Complex<f64>]
    fn(m: *const I, n: *const I, alpha: *const T, x: *const T, incx: *const I, y: *const T,
       incy: *const I, a: *mut T, lda: *const I) = geru;

    /// A := alpha x y^H + A, as dger_.
    [cgerc_ | cgerc_64_: Complex<f32>, zgerc_ | zgerc_64_: Complex<f64>]
    fn(m: *const I, n: *const I, alpha: *const T, x: *const T, incx: *const I, y: *const T,
       incy: *const I, a: *mut T, lda: *const I) = gerc;

    /// The upper or lower triangle (uplo = 'U', 'L') of A := alpha x x^T + A, A symmetric of order
    /// n. With alpha = 0 x is not read. The other triangle is neither read nor written.
    [ssyr_ | ssyr_64_: f32, dsyr_ | dsyr_64_: f64,
     csyr_ | csyr_64_: Complex<f32>, zsyr_ | zsyr_64_: Complex<f64>]
    fn(uplo: *const c_char, n: *const I, alpha: *const T, x: *const T, incx: *const I,
       a: *mut T, lda: *const I) = syr;

    /// A := alpha x x^H + A with A Hermitian and alpha real, otherwise as zsyr_. The imaginary
    /// parts of the diagonal are not read, and set to 0.
    [cher_ | cher_64_: Complex<f32>, zher_ | zher_64_: Complex<f64>]
    fn(uplo: *const c_char, n: *const I, alpha: *const R, x: *const T, incx: *const I,
       a: *mut T, lda: *const I) = her;

    /// As dsyr_ with the triangle packed, column after column.
    [sspr_ | sspr_64_: f32, dspr_ | dspr_64_: f64,
     cspr_ | cspr_64_: Complex<f32>, zspr_ | zspr_64_: Complex<f64>]
    fn(uplo: *const c_char, n: *const I, alpha: *const T, x: *const T, incx: *const I,
       ap: *mut T) = spr;

    /// As zher_ with the triangle packed, column after column.
    [chpr_ | chpr_64_: Complex<f32>, zhpr_ | zhpr_64_: Complex<f64>]
    fn(uplo: *const c_char, n: *const I, alpha: *const R, x: *const T, incx: *const I,
       ap: *mut T) = hpr;

    /// The upper or lower triangle (uplo = 'U', 'L') of A := alpha x y^T + alpha y x^T + A, A
    /// symmetric of order n. With alpha = 0 x and y are not read. The other triangle is neither
    /// read nor written.
    [ssyr2_ | ssyr2_64_: f32, dsyr2_ | dsyr2_64_: f64]
    fn(uplo: *const c_char, n: *const I, alpha: *const T, x: *const T, incx: *const I,
       y: *const T, incy: *const I, a: *mut T, lda: *const I) = syr2;

    /// A := alpha x y^H + conj(alpha) y x^H + A with A Hermitian, otherwise as dsyr2_. The
    /// imaginary parts of the diagonal are not read, and set to 0.
    [cher2_ | cher2_64_: Complex<f32>, zher2_ | zher2_64_: Complex<f64>]
    fn(uplo: *const c_char, n: *const I, alpha: *const T, x: *const T, incx: *const I,
       y: *const T, incy: *const I, a: *mut T, lda: *const I) = her2;

    /// As dsyr2_ with the triangle packed, column after column.
    [sspr2_ | sspr2_64_: f32, dspr2_ | dspr2_64_: f64]
    fn(uplo: *const c_char, n: *const I, alpha: *const T, x: *const T, incx: *const I,
       y: *const T, incy: *const I, ap: *mut T) = spr2;

    /// As zher2_ with the triangle packed, column after column.
    [chpr2_ | chpr2_64_: Complex<f32>, zhpr2_ | zhpr2_64_: Complex<f64>]
    fn(uplo: *const c_char, n: *const I, alpha: *const T, x: *const T, incx: *const I,
       y: *const T, incy: *const I, ap: *mut T) = hpr2;
}

// What these functions have in common: the caller passes readable arguments, and matrices and vectors as
// described.

unsafe fn gemv<T: Scalar, I: Int>(
    call: &'static str,
    trans_: *const c_char,
    m: *const I,
    n: *const I,
    alpha: *const T,
    a: *const T,
    lda: *const I,
    x: *const T,
    incx: *const I,
    beta: *const T,
    y: *mut T,
    incy: *const I,
) {
    // SAFETY: see above.
    unsafe {
        {
            let op = trans(letter(trans_)).map(|t| op(t, false));
            let (m, n, lda) = (int(m), int(n), int(lda));
            let (alpha, beta) = (value(alpha), value(beta));
            level2::gemv(op, m, n, alpha, a, lda, x, int(incx), beta, y, int(incy))
        }
    }
    .unwrap_or_else(|position| refuse::<I>(call, position));
}

unsafe fn gbmv<T: Scalar, I: Int>(
    call: &'static str,
    trans_: *const c_char,
    m: *const I,
    n: *const I,
    kl: *const I,
    ku: *const I,
    alpha: *const T,
    a: *const T,
    lda: *const I,
    x: *const T,
    incx: *const I,
    beta: *const T,
    y: *mut T,
    incy: *const I,
) {
    // SAFETY: see above.
    unsafe {
        {
            let op = trans(letter(trans_)).map(|t| op(t, false));
            let (m, n, kl, ku) = (int(m), int(n), int(kl), int(ku));
            let (lda, incx, incy) = (int(lda), int(incx), int(incy));
            let (alpha, beta) = (value(alpha), value(beta));
            packed::gbmv(op, m, n, kl, ku, alpha, a, lda, x, incx, beta, y, incy)
        }
    }
    .unwrap_or_else(|position| refuse::<I>(call, position));
}

/// A symmetric or Hermitian operand.
macro_rules! product {
    ($routine:ident, $sym:expr) => {
        unsafe fn $routine<T: Scalar, I: Int>(
            call: &'static str,
            uplo_: *const c_char,
            n: *const I,
            alpha: *const T,
            a: *const T,
            lda: *const I,
            x: *const T,
            incx: *const I,
            beta: *const T,
            y: *mut T,
            incy: *const I,
        ) {
            // SAFETY: see above.
            unsafe {
                let (uplo, n, lda) = (uplo(letter(uplo_)), int(n), int(lda));
                let (alpha, beta) = (value(alpha), value(beta));
                level2::symv($sym, uplo, n, alpha, a, lda, x, int(incx), beta, y, int(incy))
            }
            .unwrap_or_else(|position| refuse::<I>(call, position));
        }
    };
}
product!(symv, SYMMETRIC);
product!(hemv, hermitian(false));

/// The same with a band.
macro_rules! band_product {
    ($routine:ident, $sym:expr) => {
        unsafe fn $routine<T: Scalar, I: Int>(
            call: &'static str,
            uplo_: *const c_char,
            n: *const I,
            k: *const I,
            alpha: *const T,
            a: *const T,
            lda: *const I,
            x: *const T,
            incx: *const I,
            beta: *const T,
            y: *mut T,
            incy: *const I,
        ) {
            // SAFETY: see above.
            unsafe {
                let (uplo, n, k, lda) = (uplo(letter(uplo_)), int(n), int(k), int(lda));
                let (alpha, beta, incx, incy) = (value(alpha), value(beta), int(incx), int(incy));
                packed::sbmv($sym, uplo, n, k, alpha, a, lda, x, incx, beta, y, incy)
            }
            .unwrap_or_else(|position| refuse::<I>(call, position));
        }
    };
}
band_product!(sbmv, SYMMETRIC);
band_product!(hbmv, hermitian(false));

/// The same, packed.
macro_rules! packed_product {
    ($routine:ident, $sym:expr) => {
        unsafe fn $routine<T: Scalar, I: Int>(
            call: &'static str,
            uplo_: *const c_char,
            n: *const I,
            alpha: *const T,
            ap: *const T,
            x: *const T,
            incx: *const I,
            beta: *const T,
            y: *mut T,
            incy: *const I,
        ) {
            // SAFETY: see above.
            unsafe {
                let (uplo, n, alpha, beta) =
                    (uplo(letter(uplo_)), int(n), value(alpha), value(beta));
                packed::spmv($sym, uplo, n, alpha, ap, x, int(incx), beta, y, int(incy))
            }
            .unwrap_or_else(|position| refuse::<I>(call, position));
        }
    };
}
packed_product!(spmv, SYMMETRIC);
packed_product!(hpmv, hermitian(false));

/// A general matrix; y is conjugated or not.
macro_rules! rank_one {
    ($routine:ident, $conj:expr) => {
        unsafe fn $routine<T: Scalar, I: Int>(
            call: &'static str,
            m: *const I,
            n: *const I,
            alpha: *const T,
            x: *const T,
            incx: *const I,
            y: *const T,
            incy: *const I,
            a: *mut T,
            lda: *const I,
        ) {
            // SAFETY: see above.
            unsafe {
                let (m, n, alpha, lda) = (int(m), int(n), value(alpha), int(lda));
                level2::ger((false, $conj), m, n, alpha, x, int(incx), y, int(incy), a, lda)
            }
            .unwrap_or_else(|position| refuse::<I>(call, position));
        }
    };
}
rank_one!(geru, false);
rank_one!(gerc, true);

/// One triangle; alpha is of type $s.
macro_rules! update {
    ($routine:ident, $s:ty, $alpha:expr, $sym:expr) => {
        unsafe fn $routine<T: Scalar, I: Int>(
            call: &'static str,
            uplo_: *const c_char,
            n: *const I,
            alpha: *const $s,
            x: *const T,
            incx: *const I,
            a: *mut T,
            lda: *const I,
        ) {
            // SAFETY: see above.
            unsafe {
                let (uplo, n, lda) = (uplo(letter(uplo_)), int(n), int(lda));
                level2::syr($sym, uplo, n, $alpha(value(alpha)), x, int(incx), a, lda)
            }
            .unwrap_or_else(|position| refuse::<I>(call, position));
        }
    };
}
update!(syr, T, core::convert::identity, SYMMETRIC);
update!(her, T::Real, T::from_real, hermitian(false));

/// The same, packed.
macro_rules! packed_update {
    ($routine:ident, $s:ty, $alpha:expr, $sym:expr) => {
        unsafe fn $routine<T: Scalar, I: Int>(
            call: &'static str,
            uplo_: *const c_char,
            n: *const I,
            alpha: *const $s,
            x: *const T,
            incx: *const I,
            ap: *mut T,
        ) {
            // SAFETY: see above.
            unsafe {
                let (uplo, n, alpha) = (uplo(letter(uplo_)), int(n), $alpha(value(alpha)));
                packed::spr($sym, uplo, n, alpha, x, int(incx), ap)
            }
            .unwrap_or_else(|position| refuse::<I>(call, position));
        }
    };
}
packed_update!(spr, T, core::convert::identity, SYMMETRIC);
packed_update!(hpr, T::Real, T::from_real, hermitian(false));

/// One triangle, two vectors.
macro_rules! update2 {
    ($routine:ident, $sym:expr) => {
        unsafe fn $routine<T: Scalar, I: Int>(
            call: &'static str,
            uplo_: *const c_char,
            n: *const I,
            alpha: *const T,
            x: *const T,
            incx: *const I,
            y: *const T,
            incy: *const I,
            a: *mut T,
            lda: *const I,
        ) {
            // SAFETY: see above.
            unsafe {
                let (uplo, n, alpha, lda) = (uplo(letter(uplo_)), int(n), value(alpha), int(lda));
                level2::syr2($sym, uplo, n, alpha, x, int(incx), y, int(incy), a, lda)
            }
            .unwrap_or_else(|position| refuse::<I>(call, position));
        }
    };
}
update2!(syr2, SYMMETRIC);
update2!(her2, hermitian(false));

/// The same, packed.
macro_rules! packed_update2 {
    ($routine:ident, $sym:expr) => {
        unsafe fn $routine<T: Scalar, I: Int>(
            call: &'static str,
            uplo_: *const c_char,
            n: *const I,
            alpha: *const T,
            x: *const T,
            incx: *const I,
            y: *const T,
            incy: *const I,
            ap: *mut T,
        ) {
            // SAFETY: see above.
            unsafe {
                let (uplo, n, alpha) = (uplo(letter(uplo_)), int(n), value(alpha));
                packed::spr2($sym, uplo, n, alpha, x, int(incx), y, int(incy), ap)
            }
            .unwrap_or_else(|position| refuse::<I>(call, position));
        }
    };
}
packed_update2!(spr2, SYMMETRIC);
packed_update2!(hpr2, hermitian(false));
