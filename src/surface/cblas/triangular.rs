//! Level 3: products and solves with a triangular matrix.

use super::level3::options;
use super::types::*;
use super::{Factor, answer};
use crate::abi::fortran::{Int, refuse_c};
use crate::op::blas::{Scalar, triangular};
use num_complex::Complex;

c_api! { dual
    /// B := alpha op(A) B (left) or alpha B op(A) (right), where A is one triangle of what is stored,
    /// with a diagonal of ones if that is unit. B is M x N. With alpha = 0 nothing is read.
    [cblas_strmm | cblas_strmm64_: f32, cblas_dtrmm | cblas_dtrmm64_: f64]
    fn(layout: CBLAS_LAYOUT, Side: CBLAS_SIDE, Uplo: CBLAS_UPLO, TransA: CBLAS_TRANSPOSE,
       Diag: CBLAS_DIAG, M: I, N: I, alpha: T, A: *const T, lda: I, B: *mut T, ldb: I) = trmm;

    /// As cblas_strmm; alpha is passed by address.
    [cblas_ctrmm | cblas_ctrmm64_: Complex<f32>, cblas_ztrmm | cblas_ztrmm64_: Complex<f64>]
    fn(layout: CBLAS_LAYOUT, Side: CBLAS_SIDE, Uplo: CBLAS_UPLO, TransA: CBLAS_TRANSPOSE,
       Diag: CBLAS_DIAG, M: I, N: I, alpha: *const T, A: *const T, lda: I, B: *mut T,
       ldb: I) = trmm;

    /// Solves op(A) X = alpha B (left) or X op(A) = alpha B (right), with A as in cblas_strmm; X
    /// overwrites B. There is no test for singularity.
    [cblas_strsm | cblas_strsm64_: f32, cblas_dtrsm | cblas_dtrsm64_: f64]
    fn(layout: CBLAS_LAYOUT, Side: CBLAS_SIDE, Uplo: CBLAS_UPLO, TransA: CBLAS_TRANSPOSE,
       Diag: CBLAS_DIAG, M: I, N: I, alpha: T, A: *const T, lda: I, B: *mut T, ldb: I) = trsm;

    /// As cblas_strsm; alpha is passed by address.
    [cblas_ctrsm | cblas_ctrsm64_: Complex<f32>, cblas_ztrsm | cblas_ztrsm64_: Complex<f64>]
    fn(layout: CBLAS_LAYOUT, Side: CBLAS_SIDE, Uplo: CBLAS_UPLO, TransA: CBLAS_TRANSPOSE,
       Diag: CBLAS_DIAG, M: I, N: I, alpha: *const T, A: *const T, lda: I, B: *mut T,
       ldb: I) = trsm;
}

/// The transposed problem has A on the other side, and its other triangle is stored; op stays.
macro_rules! triangle {
    ($routine:ident) => {
        unsafe fn $routine<T: Scalar, I: Int>(
            call: &'static str,
            layout: CBLAS_LAYOUT,
            Side: CBLAS_SIDE,
            Uplo: CBLAS_UPLO,
            TransA: CBLAS_TRANSPOSE,
            Diag: CBLAS_DIAG,
            M: I,
            N: I,
            alpha: impl Factor<T>,
            A: *const T,
            lda: I,
            B: *mut T,
            ldb: I,
        ) {
            let (row_major, mut side, mut uplo, trans, diag) = options!(call, layout,
                2 c"(Side)" Side, 3 c"(Uplo)" Uplo, 4 c"(TransA)" TransA, 5 c"(Diag)" Diag);
            let (mut m, mut n, lda, ldb) = (M.get(), N.get(), lda.get(), ldb.get());
            if row_major {
                (side, uplo) = (side.map(|s| s.opposite()), uplo.map(|u| u.transposed()));
                (m, n) = (n, m);
            }
            // SAFETY: the caller passes a readable scalar, and matrices as described.
            let verdict = unsafe {
                let alpha = alpha.value();
                triangular::$routine(side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)
            };
            answer::<I>(call, row_major, verdict);
        }
    };
}
triangle!(trmm);
triangle!(trsm);
