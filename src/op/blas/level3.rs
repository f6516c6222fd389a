//! Products of two matrices: general, of a triangle of the result, with a symmetric factor.

use super::{Operand, Scalar, Side, Trans, Uplo, Verdict, check, matrix, matrix_mut, operand};
use crate::kernel::gemm_small::{self, fits};
use crate::kernel::par::Ctx;
use crate::kernel::view::{MatMut, MatRef};
use crate::kernel::{gemm, gemmt_small, symm, syrk};
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
    let (a, b) = (operand(a, transa), operand(b, transb));
    let (m, n, k) = (m as usize, n as usize, k as usize);
    if fits::<T>(m, n, k, b.mat.rs()) && !gemm::in_halves::<T>((m, n, k), host::width) {
        host::here(move || gemm_small::columns(alpha, a, b, beta, c));
    } else {
        large(alpha, a, b, beta, c);
    }
    Ok(())
}

/// A function of its own, so that the operands of a small product stay in registers.
#[inline(never)]
fn large<T: Scalar>(alpha: T, a: Operand<T>, b: Operand<T>, beta: T, c: MatMut<T>) {
    host::run(|ctx| gemm::gemm(ctx, alpha, a, b, beta, c));
}

/// [`gemm`], under the name that permits another algorithm.
///
/// # Safety
/// As for [`gemm`].
pub unsafe fn gemm3m<T: Scalar>(
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
    // The kernel of this name is GEMM, so its way for small matrices serves as well.
    // SAFETY: the caller's promise.
    unsafe { gemm(transa, transb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc) }
}

/// One triangle of C := alpha op(A) op(B) + beta C; C is n x n, op(A) n x k, op(B) k x n.
///
/// # Safety
/// As for [`gemm`].
pub unsafe fn gemmt<T: Scalar>(
    uplo: Option<Uplo>,
    transa: Option<Trans>,
    transb: Option<Trans>,
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
    let (rows_a, cols_a) = if transa == Some(Trans::No) { (n, k) } else { (k, n) };
    let (rows_b, cols_b) = if transb == Some(Trans::No) { (k, n) } else { (n, k) };
    check([
        (1, uplo.is_some()),
        (2, transa.is_some()),
        (3, transb.is_some()),
        (4, n >= 0),
        (5, k >= 0),
        (8, lda >= rows_a.max(1)),
        (10, ldb >= rows_b.max(1)),
        (13, ldc >= n.max(1)),
    ])?;
    let (Some(uplo), Some(transa), Some(transb)) = (uplo, transa, transb) else { return Ok(()) };
    if n == 0 || ((alpha.is_zero() || k == 0) && beta == T::ONE) {
        return Ok(());
    }
    // SAFETY: the caller's promise, and the checks above.
    let (a, b, c) = unsafe {
        (matrix(a, rows_a, cols_a, lda), matrix(b, rows_b, cols_b, ldb), matrix_mut(c, n, n, ldc))
    };
    let (a, b) = (operand(a, transa), operand(b, transb));
    let small = gemmt_small::fits(n as usize, k as usize);
    host::run_small(small, |ctx| syrk::gemmt(ctx, uplo, alpha, a, b, beta, c));
    Ok(())
}

/// C := alpha A B + beta C or alpha B A + beta C, A symmetric and of C's rows or columns.
///
/// # Safety
/// As for [`gemm`].
pub unsafe fn symm<T: Scalar>(
    side: Option<Side>,
    uplo: Option<Uplo>,
    m: isize,
    n: isize,
    alpha: T,
    a: *const T,
    lda: isize,
    b: *const T,
    ldb: isize,
    beta: T,
    c: *mut T,
    ldc: isize,
) -> Verdict {
    // SAFETY: the caller's promise.
    unsafe { sided(symm::symm, side, uplo, m, n, alpha, a, lda, b, ldb, beta, c, ldc) }
}

/// [`symm`] with A Hermitian.
///
/// # Safety
/// As for [`gemm`].
pub unsafe fn hemm<T: Scalar>(
    side: Option<Side>,
    uplo: Option<Uplo>,
    m: isize,
    n: isize,
    alpha: T,
    a: *const T,
    lda: isize,
    b: *const T,
    ldb: isize,
    beta: T,
    c: *mut T,
    ldc: isize,
) -> Verdict {
    // SAFETY: the caller's promise.
    unsafe { sided(symm::hemm, side, uplo, m, n, alpha, a, lda, b, ldb, beta, c, ldc) }
}

/// [`symm::symm`] or [`symm::hemm`].
type Sided<T> = fn(&Ctx, Side, Uplo, T, MatRef<T>, MatRef<T>, T, MatMut<T>);

unsafe fn sided<T: Scalar>(
    kernel: Sided<T>,
    side: Option<Side>,
    uplo: Option<Uplo>,
    m: isize,
    n: isize,
    alpha: T,
    a: *const T,
    lda: isize,
    b: *const T,
    ldb: isize,
    beta: T,
    c: *mut T,
    ldc: isize,
) -> Verdict {
    let order = if side == Some(Side::Left) { m } else { n };
    check([
        (1, side.is_some()),
        (2, uplo.is_some()),
        (3, m >= 0),
        (4, n >= 0),
        (7, lda >= order.max(1)),
        (9, ldb >= m.max(1)),
        (12, ldc >= m.max(1)),
    ])?;
    let (Some(side), Some(uplo)) = (side, uplo) else { return Ok(()) };
    if m == 0 || n == 0 || (alpha.is_zero() && beta == T::ONE) {
        return Ok(());
    }
    // SAFETY: the caller's promise, and the checks above.
    let (a, b, c) =
        unsafe { (matrix(a, order, order, lda), matrix(b, m, n, ldb), matrix_mut(c, m, n, ldc)) };
    let small = symm::is_small::<T>(order as usize, m as usize, n as usize);
    host::run_small(small, |ctx| kernel(ctx, side, uplo, alpha, a, b, beta, c));
    Ok(())
}
