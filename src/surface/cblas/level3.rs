//! Level 3.

use super::answer;
use super::types::*;
use crate::abi::fortran::{Int, refuse_c, value};
use crate::op::blas::{Scalar, level3};
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
       ldc: I) = gemm_by_address;
}

unsafe fn gemm_by_address<T: Scalar, I: Int>(
    call: &'static str,
    layout: CBLAS_LAYOUT,
    TransA: CBLAS_TRANSPOSE,
    TransB: CBLAS_TRANSPOSE,
    M: I,
    N: I,
    K: I,
    alpha: *const T,
    A: *const T,
    lda: I,
    B: *const T,
    ldb: I,
    beta: *const T,
    C: *mut T,
    ldc: I,
) {
    // SAFETY: the caller passes readable scalars, and matrices as described.
    unsafe {
        let (alpha, beta) = (value(alpha), value(beta));
        gemm(call, layout, TransA, TransB, M, N, K, alpha, A, lda, B, ldb, beta, C, ldc)
    }
}

unsafe fn gemm<T: Scalar, I: Int>(
    call: &'static str,
    layout: CBLAS_LAYOUT,
    TransA: CBLAS_TRANSPOSE,
    TransB: CBLAS_TRANSPOSE,
    M: I,
    N: I,
    K: I,
    alpha: T,
    A: *const T,
    lda: I,
    B: *const T,
    ldb: I,
    beta: T,
    C: *mut T,
    ldc: I,
) {
    let row_major = layout == CblasRowMajor;
    let refuse = |position, form| refuse_c::<I>(call, row_major, position, form);
    if !layout.is_known() {
        return refuse(1, c"(layout)");
    }
    let (transa, transb) = (TransA.meaning(), TransB.meaning());
    if transa.is_none() {
        return refuse(2, c"(TransA)");
    }
    if transb.is_none() {
        return refuse(3, c"(TransB)");
    }
    let (m, n, k) = (M.get(), N.get(), K.get());
    let (lda, ldb, ldc) = (lda.get(), ldb.get(), ldc.get());
    // SAFETY: the caller passes matrices as described.
    let verdict = unsafe {
        if row_major {
            level3::gemm(transb, transa, n, m, k, alpha, B, ldb, A, lda, beta, C, ldc)
        } else {
            level3::gemm(transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        }
    };
    answer::<I>(call, row_major, verdict);
}
