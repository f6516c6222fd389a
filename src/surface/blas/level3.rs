//! Level 3.

use crate::abi::fortran::{Int, int, letter, refuse, value};
use crate::op::blas::{Scalar, level3, trans};
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
}

unsafe fn gemm<T: Scalar, I: Int>(
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
        level3::gemm(
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
