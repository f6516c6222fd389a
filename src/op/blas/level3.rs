//! Level 3: matrix-matrix products and solves.

use super::{Scalar, Trans, Verdict, check, matrix, matrix_mut, operand};
use crate::kernel::gemm;
use crate::op::host;

/// C := alpha op(A) op(B) + beta C; C is m x n, op(A) m x k, op(B) k x n.
///
/// # Safety
/// The matrices are as described; A and B do not overlap C.
pub unsafe fn gemm<T: Scalar>(
    transa: Option<Trans>,
    transb: Option<Trans>,
    m: isize,
    n: isize,
    k: isize,
    alpha: T,
    a: *const T,
    lda: isize,
    b: *const T,
    ldb: isize,
    beta: T,
    c: *mut T,
    ldc: isize,
) -> Verdict {
    let (rows_a, cols_a) = if transa == Some(Trans::No) { (m, k) } else { (k, m) };
    let (rows_b, cols_b) = if transb == Some(Trans::No) { (k, n) } else { (n, k) };
    check([
        (1, transa.is_some()),
        (2, transb.is_some()),
        (3, m >= 0),
        (4, n >= 0),
        (5, k >= 0),
        (8, lda >= rows_a.max(1)),
        (10, ldb >= rows_b.max(1)),
        (13, ldc >= m.max(1)),
    ])?;
    let (Some(transa), Some(transb)) = (transa, transb) else { return Ok(()) };
    if m == 0 || n == 0 || ((alpha.is_zero() || k == 0) && beta == T::ONE) {
        return Ok(());
    }
    // SAFETY: the caller's promise, and the checks above.
    let (a, b, c) = unsafe {
        (matrix(a, rows_a, cols_a, lda), matrix(b, rows_b, cols_b, ldb), matrix_mut(c, m, n, ldc))
    };
    host::run(|ctx| gemm::gemm(ctx, alpha, operand(a, transa), operand(b, transb), beta, c));
    Ok(())
}
