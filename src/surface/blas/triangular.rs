//! Level 3: products and solves with a triangular matrix.

use crate::abi::fortran::{Int, int, letter, refuse, value};
use crate::op::blas::{Scalar, diag, side, trans, triangular, uplo};
use core::ffi::c_char;
use num_complex::Complex;

c_api! { dual
    /// B := alpha op(A) B (side = 'L') or alpha B op(A) ('R'), where op(A) is A, A^T or A^H for 'N',
    /// 'T' or 'C', and A is the upper or lower triangle (uplo = 'U', 'L') of what is stored, its
    /// diagonal taken to be 1 if diag = 'U'. B is m x n. With alpha = 0 nothing is read.
    [strmm_ | strmm_64_: f32, dtrmm_ | dtrmm_64_: f64,
     ctrmm_ | ctrmm_64_: Complex<f32>, ztrmm_ | ztrmm_64_: Complex<f64>]
    fn(side: *const c_char, uplo: *const c_char, transa: *const c_char, diag: *const c_char,
       m: *const I, n: *const I, alpha: *const T, a: *const T, lda: *const I, b: *mut T,
       ldb: *const I) = trmm;

    /// Solves op(A) X = alpha B (side = 'L') or X op(A) = alpha B ('R') with A as in strmm_; X
    /// overwrites B. There is no test for singularity.
    [strsm_ | strsm_64_: f32, dtrsm_ | dtrsm_64_: f64,
     ctrsm_ | ctrsm_64_: Complex<f32>, ztrsm_ | ztrsm_64_: Complex<f64>]
    fn(side: *const c_char, uplo: *const c_char, transa: *const c_char, diag: *const c_char,
       m: *const I, n: *const I, alpha: *const T, a: *const T, lda: *const I, b: *mut T,
       ldb: *const I) = trsm;
}

macro_rules! triangle {
    ($routine:ident) => {
        unsafe fn $routine<T: Scalar, I: Int>(
            call: &'static str,
            side_: *const c_char,
            uplo_: *const c_char,
            transa: *const c_char,
            diag_: *const c_char,
            m: *const I,
            n: *const I,
            alpha: *const T,
            a: *const T,
            lda: *const I,
            b: *mut T,
            ldb: *const I,
        ) {
            // SAFETY: the caller passes readable arguments, and matrices as described.
            unsafe {
                let (side, uplo) = (side(letter(side_)), uplo(letter(uplo_)));
                let (trans, diag) = (trans(letter(transa)), diag(letter(diag_)));
                let (m, n, lda, ldb) = (int(m), int(n), int(lda), int(ldb));
                let alpha = value(alpha);
                triangular::$routine(side, uplo, trans, diag, m, n, alpha, a, lda, b, ldb)
            }
            .unwrap_or_else(|position| refuse::<I>(call, position));
        }
    };
}
triangle!(trmm);
triangle!(trsm);
