//! Level 3: products of two matrices, and updates of a triangle.

use super::types::*;
use super::{Factor, answer};
use crate::abi::fortran::{Int, refuse_c};
use crate::op::blas::{Scalar, Trans, level3, rank_k};
use num_complex::Complex;

c_api! { dual
    /// C := alpha op(A) op(B) + beta C; C is m x n, op(A) is m x k, op(B) is k x n, with leading
    /// dimensions ldc, lda, ldb (distance between rows if row-major, else between columns).
    /// With beta = 0 C is not read, with alpha = 0 A and B are not.
    [cblas_sgemm | cblas_sgemm64_: f32, cblas_dgemm | cblas_dgemm64_: f64]
    fn(layout: CBLAS_LAYOUT, TransA: CBLAS_TRANSPOSE, TransB: CBLAS_TRANSPOSE, M: I, N: I, K: I,
       alpha: T, A: *const T, lda: I, B: *const T, ldb: I, beta: T, C: *mut T, ldc: I) = gemm;

    /// C := alpha op(A) op(B) + beta C, as cblas_sgemm; alpha and beta are passed by address.
    [cblas_cgemm | cblas_cgemm64_: Complex<f32>, cblas_zgemm | cblas_zgemm64_: Complex<f64>]
    fn(layout: CBLAS_LAYOUT, TransA: CBLAS_TRANSPOSE, TransB: CBLAS_TRANSPOSE, M: I, N: I, K: I,
       alpha: *const T, A: *const T, lda: I, B: *const T, ldb: I, beta: *const T, C: *mut T,
       ldc: I) = gemm;

    /// As cblas_cgemm: the same result, and no further rounding error.
    [cblas_cgemm3m | cblas_cgemm3m64_: Complex<f32>, cblas_zgemm3m | cblas_zgemm3m64_: Complex<f64>]
    fn(layout: CBLAS_LAYOUT, TransA: CBLAS_TRANSPOSE, TransB: CBLAS_TRANSPOSE, M: I, N: I, K: I,
       alpha: *const T, A: *const T, lda: I, B: *const T, ldb: I, beta: *const T, C: *mut T,
       ldc: I) = gemm3m;

    /// One triangle of C := alpha op(A) op(B) + beta C, as cblas_sgemm. C is N x N, op(A) is N x K,
    /// op(B) is K x N. The other triangle is neither read nor written.
    [cblas_sgemmt | cblas_sgemmt64_: f32, cblas_dgemmt | cblas_dgemmt64_: f64,
     cblas_sgemmtr | cblas_sgemmtr64_: f32, cblas_dgemmtr | cblas_dgemmtr64_: f64]
    fn(layout: CBLAS_LAYOUT, Uplo: CBLAS_UPLO, TransA: CBLAS_TRANSPOSE, TransB: CBLAS_TRANSPOSE,
       N: I, K: I, alpha: T, A: *const T, lda: I, B: *const T, ldb: I, beta: T, C: *mut T,
       ldc: I) = gemmt;

    /// One triangle of C := alpha op(A) op(B) + beta C, as cblas_sgemmt; alpha and beta are passed by
    /// address.
    [cblas_cgemmt | cblas_cgemmt64_: Complex<f32>, cblas_zgemmt | cblas_zgemmt64_: Complex<f64>,
     cblas_cgemmtr | cblas_cgemmtr64_: Complex<f32>, cblas_zgemmtr | cblas_zgemmtr64_: Complex<f64>]
    fn(layout: CBLAS_LAYOUT, Uplo: CBLAS_UPLO, TransA: CBLAS_TRANSPOSE, TransB: CBLAS_TRANSPOSE,
       N: I, K: I, alpha: *const T, A: *const T, lda: I, B: *const T, ldb: I, beta: *const T,
       C: *mut T, ldc: I) = gemmt;

    /// C := alpha A B + beta C (left) or alpha B A + beta C (right), where A is symmetric and one of
    /// its triangles is read. B and C are M x N.
    /// With beta = 0 C is not read, with alpha = 0 A and B are not.
    [cblas_ssymm | cblas_ssymm64_: f32, cblas_dsymm | cblas_dsymm64_: f64]
    fn(layout: CBLAS_LAYOUT, Side: CBLAS_SIDE, Uplo: CBLAS_UPLO, M: I, N: I, alpha: T, A: *const T,
       lda: I, B: *const T, ldb: I, beta: T, C: *mut T, ldc: I) = symm;

    /// As cblas_ssymm; alpha and beta are passed by address.
    [cblas_csymm | cblas_csymm64_: Complex<f32>, cblas_zsymm | cblas_zsymm64_: Complex<f64>]
    fn(layout: CBLAS_LAYOUT, Side: CBLAS_SIDE, Uplo: CBLAS_UPLO, M: I, N: I, alpha: *const T,
       A: *const T, lda: I, B: *const T, ldb: I, beta: *const T, C: *mut T, ldc: I) = symm;

    /// As cblas_csymm with A Hermitian; the imaginary parts of its diagonal are not read.
    [cblas_chemm | cblas_chemm64_: Complex<f32>, cblas_zhemm | cblas_zhemm64_: Complex<f64>]
    fn(layout: CBLAS_LAYOUT, Side: CBLAS_SIDE, Uplo: CBLAS_UPLO, M: I, N: I, alpha: *const T,
       A: *const T, lda: I, B: *const T, ldb: I, beta: *const T, C: *mut T, ldc: I) = hemm;

    /// One triangle of C := alpha A A^T + beta C (not transposed) or alpha A^T A + beta C. C is N x N,
    /// A is N x K or K x N. The other triangle is neither read nor written.
    [cblas_ssyrk | cblas_ssyrk64_: f32, cblas_dsyrk | cblas_dsyrk64_: f64]
    fn(layout: CBLAS_LAYOUT, Uplo: CBLAS_UPLO, Trans: CBLAS_TRANSPOSE, N: I, K: I, alpha: T,
       A: *const T, lda: I, beta: T, C: *mut T, ldc: I) = syrk;

    /// As cblas_ssyrk; alpha and beta are passed by address.
    [cblas_csyrk | cblas_csyrk64_: Complex<f32>, cblas_zsyrk | cblas_zsyrk64_: Complex<f64>]
    fn(layout: CBLAS_LAYOUT, Uplo: CBLAS_UPLO, Trans: CBLAS_TRANSPOSE, N: I, K: I, alpha: *const T,
       A: *const T, lda: I, beta: *const T, C: *mut T, ldc: I) = syrk;

    /// One triangle of C := alpha A A^H + beta C (not transposed) or alpha A^H A + beta C, otherwise
    /// as cblas_csyrk; alpha and beta are real and passed by value. The imaginary parts of the
    /// diagonal of C are not read, and set to 0.
    [cblas_cherk | cblas_cherk64_: Complex<f32>, cblas_zherk | cblas_zherk64_: Complex<f64>]
    fn(layout: CBLAS_LAYOUT, Uplo: CBLAS_UPLO, Trans: CBLAS_TRANSPOSE, N: I, K: I, alpha: R,
       A: *const T, lda: I, beta: R, C: *mut T, ldc: I) = herk;

    /// One triangle of C := alpha A B^T + alpha B A^T + beta C (not transposed) or
    /// alpha A^T B + alpha B^T A + beta C. C is N x N, A and B are N x K or K x N. The other triangle
    /// is neither read nor written.
    [cblas_ssyr2k | cblas_ssyr2k64_: f32, cblas_dsyr2k | cblas_dsyr2k64_: f64]
    fn(layout: CBLAS_LAYOUT, Uplo: CBLAS_UPLO, Trans: CBLAS_TRANSPOSE, N: I, K: I, alpha: T,
       A: *const T, lda: I, B: *const T, ldb: I, beta: T, C: *mut T, ldc: I) = syr2k;

    /// As cblas_ssyr2k; alpha and beta are passed by address.
    [cblas_csyr2k | cblas_csyr2k64_: Complex<f32>, cblas_zsyr2k | cblas_zsyr2k64_: Complex<f64>]
    fn(layout: CBLAS_LAYOUT, Uplo: CBLAS_UPLO, Trans: CBLAS_TRANSPOSE, N: I, K: I, alpha: *const T,
       A: *const T, lda: I, B: *const T, ldb: I, beta: *const T, C: *mut T, ldc: I) = syr2k;

    /// One triangle of C := alpha A B^H + conj(alpha) B A^H + beta C (not transposed) or
    /// alpha A^H B + conj(alpha) B^H A + beta C, otherwise as cblas_csyr2k; beta is real and passed by
    /// value. The imaginary parts of the diagonal of C are not read, and set to 0.
    [cblas_cher2k | cblas_cher2k64_: Complex<f32>, cblas_zher2k | cblas_zher2k64_: Complex<f64>]
    fn(layout: CBLAS_LAYOUT, Uplo: CBLAS_UPLO, Trans: CBLAS_TRANSPOSE, N: I, K: I, alpha: *const T,
       A: *const T, lda: I, B: *const T, ldb: I, beta: R, C: *mut T, ldc: I) = her2k;
}

/// The layout, and the meanings of the options or the position of the first unknown one.
macro_rules! options {
    ($call:ident, $layout:ident, $($position:literal $form:literal $option:ident),*) => {{
        let row_major = $layout == CblasRowMajor;
        if !$layout.is_known() {
            return refuse_c::<I>($call, row_major, 1, c"(layout)");
        }
        $(
            let $option = $option.meaning();
            if $option.is_none() {
                return refuse_c::<I>($call, row_major, $position, $form);
            }
        )*
        (row_major, $($option),*)
    }};
}
pub(super) use options;

/// Two general operands.
macro_rules! general {
    ($routine:ident) => {
        unsafe fn $routine<T: Scalar, I: Int>(
            call: &'static str,
            layout: CBLAS_LAYOUT,
            TransA: CBLAS_TRANSPOSE,
            TransB: CBLAS_TRANSPOSE,
            M: I,
            N: I,
            K: I,
            alpha: impl Factor<T>,
            A: *const T,
            lda: I,
            B: *const T,
            ldb: I,
            beta: impl Factor<T>,
            C: *mut T,
            ldc: I,
        ) {
            let (row_major, transa, transb) =
                options!(call, layout, 2 c"(TransA)" TransA, 3 c"(TransB)" TransB);
            let (m, n, k) = (M.get(), N.get(), K.get());
            let (lda, ldb, ldc) = (lda.get(), ldb.get(), ldc.get());
            // SAFETY: the caller passes readable scalars, and matrices as described.
            let verdict = unsafe {
                let (alpha, beta) = (alpha.value(), beta.value());
                if row_major {
                    level3::$routine(transb, transa, n, m, k, alpha, B, ldb, A, lda, beta, C, ldc)
                } else {
                    level3::$routine(transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
                }
            };
            answer::<I>(call, row_major, verdict);
        }
    };
}
general!(gemm);
general!(gemm3m);

unsafe fn gemmt<T: Scalar, I: Int>(
    call: &'static str,
    layout: CBLAS_LAYOUT,
    Uplo: CBLAS_UPLO,
    TransA: CBLAS_TRANSPOSE,
    TransB: CBLAS_TRANSPOSE,
    N: I,
    K: I,
    alpha: impl Factor<T>,
    A: *const T,
    lda: I,
    B: *const T,
    ldb: I,
    beta: impl Factor<T>,
    C: *mut T,
    ldc: I,
) {
    let (row_major, uplo, transa, transb) =
        options!(call, layout, 2 c"(Uplo)" Uplo, 3 c"(TransA)" TransA, 4 c"(TransB)" TransB);
    let (n, k, lda, ldb, ldc) = (N.get(), K.get(), lda.get(), ldb.get(), ldc.get());
    // SAFETY: the caller passes readable scalars, and matrices as described.
    let verdict = unsafe {
        let (alpha, beta) = (alpha.value(), beta.value());
        if row_major {
            let uplo = uplo.map(|u| u.transposed());
            level3::gemmt(uplo, transb, transa, n, k, alpha, B, ldb, A, lda, beta, C, ldc)
        } else {
            level3::gemmt(uplo, transa, transb, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        }
    };
    answer::<I>(call, row_major, verdict);
}

/// A symmetric or Hermitian operand on one side; transposed, on the other side with the other triangle.
macro_rules! sided {
    ($routine:ident) => {
        unsafe fn $routine<T: Scalar, I: Int>(
            call: &'static str,
            layout: CBLAS_LAYOUT,
            Side: CBLAS_SIDE,
            Uplo: CBLAS_UPLO,
            M: I,
            N: I,
            alpha: impl Factor<T>,
            A: *const T,
            lda: I,
            B: *const T,
            ldb: I,
            beta: impl Factor<T>,
            C: *mut T,
            ldc: I,
        ) {
            let (row_major, mut side, mut uplo) =
                options!(call, layout, 2 c"(Side)" Side, 3 c"(Uplo)" Uplo);
            let (mut m, mut n) = (M.get(), N.get());
            let (lda, ldb, ldc) = (lda.get(), ldb.get(), ldc.get());
            if row_major {
                (side, uplo) = (side.map(|s| s.opposite()), uplo.map(|u| u.transposed()));
                (m, n) = (n, m);
            }
            // SAFETY: the caller passes readable scalars, and matrices as described.
            let verdict = unsafe {
                let (alpha, beta) = (alpha.value(), beta.value());
                level3::$routine(side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
            };
            answer::<I>(call, row_major, verdict);
        }
    };
}
sided!(symm);
sided!(hemm);

/// What the transposed problem does with op(A): A^T A instead of A A^T, and so on.
fn turned(trans: Option<Trans>, yes: Trans) -> Option<Trans> {
    match trans {
        Some(Trans::No) => Some(yes),
        Some(_) => Some(Trans::No),
        None => None,
    }
}

/// An update of rank k, whose factors are of type $s; $yes is what its operand may be besides not
/// transposed.
macro_rules! rank_k {
    ($routine:ident, $s:ty, $factor:ty, $yes:expr) => {
        unsafe fn $routine<T: Scalar, I: Int>(
            call: &'static str,
            layout: CBLAS_LAYOUT,
            Uplo: CBLAS_UPLO,
            Trans: CBLAS_TRANSPOSE,
            N: I,
            K: I,
            alpha: $factor,
            A: *const T,
            lda: I,
            beta: $factor,
            C: *mut T,
            ldc: I,
        ) {
            let (row_major, mut uplo, mut trans) =
                options!(call, layout, 2 c"(Uplo)" Uplo, 3 c"(Trans)" Trans);
            let (n, k, lda, ldc) = (N.get(), K.get(), lda.get(), ldc.get());
            if row_major {
                (uplo, trans) = (uplo.map(|u| u.transposed()), turned(trans, $yes));
            }
            // SAFETY: the caller passes readable scalars, and matrices as described.
            let verdict = unsafe {
                let (alpha, beta): ($s, $s) = (alpha.value(), beta.value());
                rank_k::$routine(uplo, trans, n, k, alpha, A, lda, beta, C, ldc)
            };
            answer::<I>(call, row_major, verdict);
        }
    };
}
rank_k!(syrk, T, impl Factor<T>, Trans::Yes);
rank_k!(herk, T::Real, T::Real, Trans::Conj);

/// An update of rank 2k, whose beta is of type $s. The transposed problem of the Hermitian one is that
/// of the conjugate, hence conj(alpha).
macro_rules! rank_2k {
    ($routine:ident, $s:ty, $factor:ty, $yes:expr) => {
        unsafe fn $routine<T: Scalar, I: Int>(
            call: &'static str,
            layout: CBLAS_LAYOUT,
            Uplo: CBLAS_UPLO,
            Trans: CBLAS_TRANSPOSE,
            N: I,
            K: I,
            alpha: impl Factor<T>,
            A: *const T,
            lda: I,
            B: *const T,
            ldb: I,
            beta: $factor,
            C: *mut T,
            ldc: I,
        ) {
            let (row_major, mut uplo, mut trans) =
                options!(call, layout, 2 c"(Uplo)" Uplo, 3 c"(Trans)" Trans);
            let (n, k, lda, ldb, ldc) = (N.get(), K.get(), lda.get(), ldb.get(), ldc.get());
            if row_major {
                (uplo, trans) = (uplo.map(|u| u.transposed()), turned(trans, $yes));
            }
            // SAFETY: the caller passes readable scalars, and matrices as described.
            let verdict = unsafe {
                let alpha = alpha.value().conj_if(row_major && $yes == Trans::Conj);
                let beta: $s = beta.value();
                rank_k::$routine(uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
            };
            answer::<I>(call, row_major, verdict);
        }
    };
}
rank_2k!(syr2k, T, impl Factor<T>, Trans::Yes);
rank_2k!(her2k, T::Real, T::Real, Trans::Conj);
