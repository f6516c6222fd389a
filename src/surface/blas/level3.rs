//! Level 3: products of two matrices, and updates of a triangle.

use crate::abi::fortran::{Int, int, letter, refuse, value};
use crate::op::blas::{Scalar, level3, rank_k, side, trans, uplo};
use core::ffi::c_char;
use num_complex::Complex;

c_api! { dual
    /// C := alpha op(A) op(B) + beta C, where op(X) is X, X^T or X^H for 'N', 'T' or 'C'.
    /// C is m x n, op(A) is m x k, op(B) is k x n, column-major with leading dimensions ldc, lda, ldb.
    /// With beta = 0 C is not read, with alpha = 0 A and B are not.
    [sgemm_ | sgemm_64_: f32, dgemm_ | dgemm_64_: f64,
     cgemm_ | cgemm_64_: Complex<f32>, zgemm_ | zgemm_64_: Complex<f64>]
    fn(transa: *const c_char, transb: *const c_char, m: *const I, n: *const I, k: *const I,
       alpha: *const T, a: *const T, lda: *const I, b: *const T, ldb: *const I, beta: *const T,
       c: *mut T, ldc: *const I) = gemm;

    /// As cgemm_: the same result, and no further rounding error.
    [cgemm3m_ | cgemm3m_64_: Complex<f32>, zgemm3m_ | zgemm3m_64_: Complex<f64>]
    fn(transa: *const c_char, transb: *const c_char, m: *const I, n: *const I, k: *const I,
       alpha: *const T, a: *const T, lda: *const I, b: *const T, ldb: *const I, beta: *const T,
       c: *mut T, ldc: *const I) = gemm3m;

    /// The upper or lower triangle (uplo = 'U', 'L') of C := alpha op(A) op(B) + beta C, as sgemm_.
    /// C is n x n, op(A) is n x k, op(B) is k x n. The other triangle is neither read nor written.
    [sgemmt_ | sgemmt_64_: f32, dgemmt_ | dgemmt_64_: f64,
     cgemmt_ | cgemmt_64_: Complex<f32>, zgemmt_ | zgemmt_64_: Complex<f64>,
     sgemmtr_ | sgemmtr_64_: f32, dgemmtr_ | dgemmtr_64_: f64,
     cgemmtr_ | cgemmtr_64_: Complex<f32>, zgemmtr_ | zgemmtr_64_: Complex<f64>]
    fn(uplo: *const c_char, transa: *const c_char, transb: *const c_char, n: *const I, k: *const I,
       alpha: *const T, a: *const T, lda: *const I, b: *const T, ldb: *const I, beta: *const T,
       c: *mut T, ldc: *const I) = gemmt;

    /// C := alpha A B + beta C (side = 'L') or alpha B A + beta C ('R'), where A is symmetric and its
    /// upper or lower triangle is read (uplo = 'U', 'L'). B and C are m x n.
    /// With beta = 0 C is not read, with alpha = 0 A and B are not.
    [ssymm_ | ssymm_64_: f32, dsymm_ | dsymm_64_: f64,
     csymm_ | csymm_64_: Complex<f32>, zsymm_ | zsymm_64_: Complex<f64>]
    fn(side: *const c_char, uplo: *const c_char, m: *const I, n: *const I, alpha: *const T,
       a: *const T, lda: *const I, b: *const T, ldb: *const I, beta: *const T, c: *mut T,
       ldc: *const I) = symm;

    /// As csymm_ with A Hermitian; the imaginary parts of its diagonal are not read.
    [chemm_ | chemm_64_: Complex<f32>, zhemm_ | zhemm_64_: Complex<f64>]
    fn(side: *const c_char, uplo: *const c_char, m: *const I, n: *const I, alpha: *const T,
       a: *const T, lda: *const I, b: *const T, ldb: *const I, beta: *const T, c: *mut T,
       ldc: *const I) = hemm;

    /// The upper or lower triangle (uplo = 'U', 'L') of C := alpha A A^T + beta C (trans = 'N') or
    /// alpha A^T A + beta C ('T', and 'C' for real elements). C is n x n, A is n x k or k x n. The
    /// other triangle is neither read nor written.
    [ssyrk_ | ssyrk_64_: f32, dsyrk_ | dsyrk_64_: f64,
     csyrk_ | csyrk_64_: Complex<f32>, zsyrk_ | zsyrk_64_: Complex<f64>]
    fn(uplo: *const c_char, trans: *const c_char, n: *const I, k: *const I, alpha: *const T,
       a: *const T, lda: *const I, beta: *const T, c: *mut T, ldc: *const I) = syrk;

    /// The upper or lower triangle (uplo = 'U', 'L') of C := alpha A A^H + beta C (trans = 'N') or
    /// alpha A^H A + beta C ('C'), otherwise as csyrk_. The imaginary parts of the diagonal of C are
    /// not read, and set to 0.
    [cherk_ | cherk_64_: Complex<f32>, zherk_ | zherk_64_: Complex<f64>]
    fn(uplo: *const c_char, trans: *const c_char, n: *const I, k: *const I, alpha: *const R,
       a: *const T, lda: *const I, beta: *const R, c: *mut T, ldc: *const I) = herk;

    /// The upper or lower triangle (uplo = 'U', 'L') of C := alpha A B^T + alpha B A^T + beta C
    /// (trans = 'N') or alpha A^T B + alpha B^T A + beta C ('T', and 'C' for real elements). C is
    /// n x n, A and B are n x k or k x n. The other triangle is neither read nor written.
    [ssyr2k_ | ssyr2k_64_: f32, dsyr2k_ | dsyr2k_64_: f64,
     csyr2k_ | csyr2k_64_: Complex<f32>, zsyr2k_ | zsyr2k_64_: Complex<f64>]
    fn(uplo: *const c_char, trans: *const c_char, n: *const I, k: *const I, alpha: *const T,
       a: *const T, lda: *const I, b: *const T, ldb: *const I, beta: *const T, c: *mut T,
       ldc: *const I) = syr2k;

    /// The upper or lower triangle (uplo = 'U', 'L') of C := alpha A B^H + conj(alpha) B A^H + beta C
    /// (trans = 'N') or alpha A^H B + conj(alpha) B^H A + beta C ('C'), otherwise as csyr2k_. The
    /// imaginary parts of the diagonal of C are not read, and set to 0.
    [cher2k_ | cher2k_64_: Complex<f32>, zher2k_ | zher2k_64_: Complex<f64>]
    fn(uplo: *const c_char, trans: *const c_char, n: *const I, k: *const I, alpha: *const T,
       a: *const T, lda: *const I, b: *const T, ldb: *const I, beta: *const R, c: *mut T,
       ldc: *const I) = her2k;
}

/// Two general operands.
macro_rules! general {
    ($routine:ident) => {
        unsafe fn $routine<T: Scalar, I: Int>(
            call: &'static str,
            transa: *const c_char,
            transb: *const c_char,
            m: *const I,
            n: *const I,
            k: *const I,
            alpha: *const T,
            a: *const T,
            lda: *const I,
            b: *const T,
            ldb: *const I,
            beta: *const T,
            c: *mut T,
            ldc: *const I,
        ) {
            // SAFETY: the caller passes readable arguments, and matrices as described.
            unsafe {
                level3::$routine(
                    trans(letter(transa)),
                    trans(letter(transb)),
                    int(m),
                    int(n),
                    int(k),
                    value(alpha),
                    a,
                    int(lda),
                    b,
                    int(ldb),
                    value(beta),
                    c,
                    int(ldc),
                )
            }
            .unwrap_or_else(|position| refuse::<I>(call, position));
        }
    };
}
general!(gemm);
general!(gemm3m);

unsafe fn gemmt<T: Scalar, I: Int>(
    call: &'static str,
    uplo_: *const c_char,
    transa: *const c_char,
    transb: *const c_char,
    n: *const I,
    k: *const I,
    alpha: *const T,
    a: *const T,
    lda: *const I,
    b: *const T,
    ldb: *const I,
    beta: *const T,
    c: *mut T,
    ldc: *const I,
) {
    // SAFETY: the caller passes readable arguments, and matrices as described.
    unsafe {
        level3::gemmt(
            uplo(letter(uplo_)),
            trans(letter(transa)),
            trans(letter(transb)),
            int(n),
            int(k),
            value(alpha),
            a,
            int(lda),
            b,
            int(ldb),
            value(beta),
            c,
            int(ldc),
        )
    }
    .unwrap_or_else(|position| refuse::<I>(call, position));
}

/// A symmetric or Hermitian operand on one side.
macro_rules! sided {
    ($routine:ident) => {
        unsafe fn $routine<T: Scalar, I: Int>(
            call: &'static str,
            side_: *const c_char,
            uplo_: *const c_char,
            m: *const I,
            n: *const I,
            alpha: *const T,
            a: *const T,
            lda: *const I,
            b: *const T,
            ldb: *const I,
            beta: *const T,
            c: *mut T,
            ldc: *const I,
        ) {
            // SAFETY: the caller passes readable arguments, and matrices as described.
            unsafe {
                let (side, uplo) = (side(letter(side_)), uplo(letter(uplo_)));
                let (alpha, beta) = (value(alpha), value(beta));
                let (m, n, lda, ldb, ldc) = (int(m), int(n), int(lda), int(ldb), int(ldc));
                level3::$routine(side, uplo, m, n, alpha, a, lda, b, ldb, beta, c, ldc)
            }
            .unwrap_or_else(|position| refuse::<I>(call, position));
        }
    };
}
sided!(symm);
sided!(hemm);

/// An update of rank k; the factors are of type $s.
macro_rules! rank_k {
    ($routine:ident, $s:ty) => {
        unsafe fn $routine<T: Scalar, I: Int>(
            call: &'static str,
            uplo_: *const c_char,
            trans_: *const c_char,
            n: *const I,
            k: *const I,
            alpha: *const $s,
            a: *const T,
            lda: *const I,
            beta: *const $s,
            c: *mut T,
            ldc: *const I,
        ) {
            // SAFETY: the caller passes readable arguments, and matrices as described.
            unsafe {
                let (uplo, trans) = (uplo(letter(uplo_)), trans(letter(trans_)));
                let (alpha, beta) = (value(alpha), value(beta));
                let (n, k, lda, ldc) = (int(n), int(k), int(lda), int(ldc));
                rank_k::$routine(uplo, trans, n, k, alpha, a, lda, beta, c, ldc)
            }
            .unwrap_or_else(|position| refuse::<I>(call, position));
        }
    };
}
rank_k!(syrk, T);
rank_k!(herk, T::Real);

/// An update of rank 2k; beta is of type $s.
macro_rules! rank_2k {
    ($routine:ident, $s:ty) => {
        unsafe fn $routine<T: Scalar, I: Int>(
            call: &'static str,
            uplo_: *const c_char,
            trans_: *const c_char,
            n: *const I,
            k: *const I,
            alpha: *const T,
            a: *const T,
            lda: *const I,
            b: *const T,
            ldb: *const I,
            beta: *const $s,
            c: *mut T,
            ldc: *const I,
        ) {
            // SAFETY: the caller passes readable arguments, and matrices as described.
            unsafe {
                let (uplo, trans) = (uplo(letter(uplo_)), trans(letter(trans_)));
                let (alpha, beta) = (value(alpha), value(beta));
                let (n, k, lda, ldb, ldc) = (int(n), int(k), int(lda), int(ldb), int(ldc));
                rank_k::$routine(uplo, trans, n, k, alpha, a, lda, b, ldb, beta, c, ldc)
            }
            .unwrap_or_else(|position| refuse::<I>(call, position));
        }
    };
}
rank_2k!(syr2k, T);
rank_2k!(her2k, T::Real);
