//! Level 3: products of matrices.
//!
//! The checks, in this order: the handle; operations, sizes and leading dimensions; success if there is
//! nothing to do; NULL scalars; NULL matrices, unless they are not read.

use super::args::{dim, fits, leading, operation, required};
use super::handle;
use super::status::*;
use super::types::*;
use crate::abi::fortran::Int;
use crate::op::blas::{Scalar, Trans, level3};
use crate::op::queued::{Address, weight_of_product};
use num_complex::Complex;

c_api! { dual status
    /// C := alpha op(A) op(B) + beta C, column-major, asynchronous on the handle's stream. C is m x n, op(A)
    /// m x k, op(B) k x n; A and B must not overlap C. With beta = 0 C is not read, with alpha = 0 A and B
    /// are not.
    ///
    /// CUBLAS_STATUS_INVALID_VALUE for an operation that is none of N, T and C, m, n or k < 0, lda, ldb or ldc less than
    /// max(1, rows as stored); then success if m or n is 0; then CUBLAS_STATUS_INVALID_VALUE if alpha, beta
    /// or C is NULL, or A or B although it is read.
    [cublasSgemm_v2 | cublasSgemm_v2_64: f32, cublasDgemm_v2 | cublasDgemm_v2_64: f64,
     cublasCgemm_v2 | cublasCgemm_v2_64: Complex<f32>, cublasZgemm_v2 | cublasZgemm_v2_64: Complex<f64>]
    fn(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: I, n: I, k: I,
       alpha: *const T, A: *const T, lda: I, B: *const T, ldb: I, beta: *const T, C: *mut T,
       ldc: I) -> cublasStatus_t = gemm;
}

/// The rows and columns of a matrix as it is stored whose op is rows x cols.
fn stored(trans: Trans, rows: usize, cols: usize) -> (usize, usize) {
    if trans == Trans::No { (rows, cols) } else { (cols, rows) }
}

unsafe fn gemm<T: Scalar, I: Int>(
    call: &'static str,
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: I,
    n: I,
    k: I,
    alpha: *const T,
    A: *const T,
    lda: I,
    B: *const T,
    ldb: I,
    beta: *const T,
    C: *mut T,
    ldc: I,
) -> cublasStatus_t {
    answer(|| {
        let bound = handle::get(call, handle)?;
        let transa = operation(call, "transa", transa)?;
        let transb = operation(call, "transb", transb)?;
        let (m, n, k) = (dim(call, "m", m)?, dim(call, "n", n)?, dim(call, "k", k)?);
        let (shape_a, shape_b) = (stored(transa, m, k), stored(transb, k, n));
        let lda = leading(call, "lda", lda, shape_a.0)?;
        let ldb = leading(call, "ldb", ldb, shape_b.0)?;
        let ldc = leading(call, "ldc", ldc, m)?;
        if m == 0 || n == 0 {
            return Ok(());
        }
        // SAFETY: the C caller's scalars.
        let unread = k == 0 || unsafe { bound.is_zero(alpha) };
        // SAFETY: the same.
        let (alpha, beta) =
            unsafe { (bound.scalar(call, "alpha", alpha)?, bound.scalar(call, "beta", beta)?) };
        if !unread {
            required(call, "A", A)?;
            required(call, "B", B)?;
        }
        required(call, "C", C)?;
        fits::<T>(call, "A", shape_a, lda)?;
        fits::<T>(call, "B", shape_b, ldb)?;
        fits::<T>(call, "C", (m, n), ldc)?;
        let weight = weight_of_product(m, n, k);
        let [m, n, k, lda, ldb, ldc] = [m, n, k, lda, ldb, ldc].map(|size| size as isize);
        let (a, b, c) = (Address::of(A), Address::of(B), Address::new(C));
        bound.queue(call, weight, move || {
            // SAFETY: the C caller's matrices, and scalars if they are on the device.
            let verdict = unsafe {
                let (alpha, beta) = (alpha.get(), beta.get());
                let (a, b, c) = (a.get(), b.get(), c.get());
                let (ta, tb) = (Some(transa), Some(transb));
                level3::gemm(ta, tb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc)
            };
            debug_assert_eq!(verdict, Ok(()), "checked above");
        })
    })
}
