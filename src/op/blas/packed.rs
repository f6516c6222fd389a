//! Level 2 on banded and packed matrices. What is stored by rows is told as in `level2`.

use super::level2::{Symmetry, product, run, update, update2};
use super::matcopy::Op;
use super::{Diag, Scalar, Uplo, Verdict, check, vector, vector_mut};
use crate::kernel::level2::gbmv::{self, Band};
use crate::kernel::level2::lines::{Lines, LinesMut};
use crate::kernel::level2::trmv::{Form, trmv_lines};
use crate::kernel::level2::trsv::trsv_lines;
use crate::kernel::vector::VecMut;
use crate::op::host;

/// n (n + 1) / 2, for a size that has been checked.
fn triangle(n: isize) -> usize {
    let n = n as usize;
    n.saturating_mul(n.saturating_add(1)) / 2
}

/// n lines of k + 1 elements, for sizes that have been checked.
fn band(n: isize, k: isize) -> usize {
    (n as usize).saturating_mul((k as usize).saturating_add(1))
}

/// y := alpha op(A) x + beta y, A an m x n band with kl diagonals below and ku above the main one.
///
/// # Safety
/// A, x and y are as described, and y overlaps nothing else.
pub unsafe fn gbmv<T: Scalar>(
    op: Option<Op>,
    m: isize,
    n: isize,
    kl: isize,
    ku: isize,
    alpha: T,
    a: *const T,
    lda: isize,
    x: *const T,
    incx: isize,
    beta: T,
    y: *mut T,
    incy: isize,
) -> Verdict {
    check([
        (1, op.is_some()),
        (2, m >= 0),
        (3, n >= 0),
        (4, kl >= 0),
        (5, ku >= 0),
        (8, lda > kl.saturating_add(ku)),
        (10, incx != 0),
        (13, incy != 0),
    ])?;
    let Some(op) = op else { return Ok(()) };
    if m == 0 || n == 0 || (alpha.is_zero() && beta == T::ONE) {
        return Ok(());
    }
    let (rows, cols) = if op.trans { (n, m) } else { (m, n) };
    // SAFETY: the caller's promise, and the checks above.
    let (a, x, y) = unsafe {
        let a = Band::from_raw(a, (m as usize, n as usize), (kl as usize, ku as usize), lda);
        (a, vector(x, cols, incx), vector_mut(y, rows, incy))
    };
    run::<T>(band(n, kl.saturating_add(ku)), |ctx| {
        gbmv::gbmv(ctx, op.trans, op.conj, alpha, a, x, beta, y);
    });
    Ok(())
}

/// y := alpha A x + beta y, A a symmetric or Hermitian band with k diagonals beside the main one.
///
/// # Safety
/// As for [`gbmv`].
pub unsafe fn sbmv<T: Scalar>(
    sym: Symmetry,
    uplo: Option<Uplo>,
    n: isize,
    k: isize,
    alpha: T,
    a: *const T,
    lda: isize,
    x: *const T,
    incx: isize,
    beta: T,
    y: *mut T,
    incy: isize,
) -> Verdict {
    check([
        (1, uplo.is_some()),
        (2, n >= 0),
        (3, k >= 0),
        (6, lda > k),
        (8, incx != 0),
        (11, incy != 0),
    ])?;
    let Some(uplo) = uplo else { return Ok(()) };
    // SAFETY: the caller's promise, and the checks above.
    unsafe {
        let lines = Lines::band(uplo, n as usize, k as usize, a, lda);
        product(sym, lines, band(n, k), alpha, x, incx, beta, y, incy);
    }
    Ok(())
}

/// y := alpha A x + beta y, A symmetric or Hermitian and packed.
///
/// # Safety
/// As for [`gbmv`].
pub unsafe fn spmv<T: Scalar>(
    sym: Symmetry,
    uplo: Option<Uplo>,
    n: isize,
    alpha: T,
    ap: *const T,
    x: *const T,
    incx: isize,
    beta: T,
    y: *mut T,
    incy: isize,
) -> Verdict {
    check([(1, uplo.is_some()), (2, n >= 0), (6, incx != 0), (9, incy != 0)])?;
    let Some(uplo) = uplo else { return Ok(()) };
    // SAFETY: the caller's promise, and the checks above.
    unsafe {
        let lines = Lines::packed(uplo, n as usize, ap);
        product(sym, lines, triangle(n), alpha, x, incx, beta, y, incy);
    }
    Ok(())
}

/// A := alpha x x^T + A or alpha x x^H + A, packed.
///
/// # Safety
/// A and x are as described and do not overlap.
pub unsafe fn spr<T: Scalar>(
    sym: Symmetry,
    uplo: Option<Uplo>,
    n: isize,
    alpha: T,
    x: *const T,
    incx: isize,
    ap: *mut T,
) -> Verdict {
    check([(1, uplo.is_some()), (2, n >= 0), (5, incx != 0)])?;
    let Some(uplo) = uplo else { return Ok(()) };
    // SAFETY: the caller's promise, and the checks above.
    unsafe {
        let lines = LinesMut::new(Lines::packed(uplo, n as usize, ap));
        update(sym, lines, triangle(n), alpha, x, incx);
    }
    Ok(())
}

/// A := alpha x y^T + alpha y x^T + A or alpha x y^H + conj(alpha) y x^H + A, packed.
///
/// # Safety
/// A, x and y are as described, and A overlaps nothing else.
pub unsafe fn spr2<T: Scalar>(
    sym: Symmetry,
    uplo: Option<Uplo>,
    n: isize,
    alpha: T,
    x: *const T,
    incx: isize,
    y: *const T,
    incy: isize,
    ap: *mut T,
) -> Verdict {
    check([(1, uplo.is_some()), (2, n >= 0), (5, incx != 0), (7, incy != 0)])?;
    let Some(uplo) = uplo else { return Ok(()) };
    // SAFETY: the caller's promise, and the checks above.
    unsafe {
        let lines = LinesMut::new(Lines::packed(uplo, n as usize, ap));
        update2(sym, lines, triangle(n), alpha, x, incx, y, incy);
    }
    Ok(())
}

/// [`trmv_lines`] or [`trsv_lines`].
type Triangular<T> = fn(Lines<T>, Form, VecMut<T>);

unsafe fn banded<T: Scalar>(
    kernel: Triangular<T>,
    uplo: Option<Uplo>,
    op: Option<Op>,
    diag: Option<Diag>,
    n: isize,
    k: isize,
    a: *const T,
    lda: isize,
    x: *mut T,
    incx: isize,
) -> Verdict {
    check([
        (1, uplo.is_some()),
        (2, op.is_some()),
        (3, diag.is_some()),
        (4, n >= 0),
        (5, k >= 0),
        (7, lda > k),
        (9, incx != 0),
    ])?;
    let (Some(uplo), Some(op), Some(diag)) = (uplo, op, diag) else { return Ok(()) };
    // SAFETY: the caller's promise, and the checks above.
    let (a, x) =
        unsafe { (Lines::band(uplo, n as usize, k as usize, a, lda), vector_mut(x, n, incx)) };
    host::here(|| kernel(a, Form { transposed: op.trans, conj: op.conj, diag }, x));
    Ok(())
}

unsafe fn packed<T: Scalar>(
    kernel: Triangular<T>,
    uplo: Option<Uplo>,
    op: Option<Op>,
    diag: Option<Diag>,
    n: isize,
    ap: *const T,
    x: *mut T,
    incx: isize,
) -> Verdict {
    check([
        (1, uplo.is_some()),
        (2, op.is_some()),
        (3, diag.is_some()),
        (4, n >= 0),
        (7, incx != 0),
    ])?;
    let (Some(uplo), Some(op), Some(diag)) = (uplo, op, diag) else { return Ok(()) };
    // SAFETY: the caller's promise, and the checks above.
    let (a, x) = unsafe { (Lines::packed(uplo, n as usize, ap), vector_mut(x, n, incx)) };
    host::here(|| kernel(a, Form { transposed: op.trans, conj: op.conj, diag }, x));
    Ok(())
}

/// x := op(A) x, A a triangular band with k diagonals beside the main one.
///
/// # Safety
/// A and x are as described and do not overlap.
pub unsafe fn tbmv<T: Scalar>(
    uplo: Option<Uplo>,
    op: Option<Op>,
    diag: Option<Diag>,
    n: isize,
    k: isize,
    a: *const T,
    lda: isize,
    x: *mut T,
    incx: isize,
) -> Verdict {
    // SAFETY: the caller's promise.
    unsafe { banded(trmv_lines, uplo, op, diag, n, k, a, lda, x, incx) }
}

/// x := op(A)^-1 x, A as in [`tbmv`].
///
/// # Safety
/// As for [`tbmv`].
pub unsafe fn tbsv<T: Scalar>(
    uplo: Option<Uplo>,
    op: Option<Op>,
    diag: Option<Diag>,
    n: isize,
    k: isize,
    a: *const T,
    lda: isize,
    x: *mut T,
    incx: isize,
) -> Verdict {
    // SAFETY: the caller's promise.
    unsafe { banded(trsv_lines, uplo, op, diag, n, k, a, lda, x, incx) }
}

/// x := op(A) x, A triangular and packed.
///
/// # Safety
/// As for [`tbmv`].
pub unsafe fn tpmv<T: Scalar>(
    uplo: Option<Uplo>,
    op: Option<Op>,
    diag: Option<Diag>,
    n: isize,
    ap: *const T,
    x: *mut T,
    incx: isize,
) -> Verdict {
    // SAFETY: the caller's promise.
    unsafe { packed(trmv_lines, uplo, op, diag, n, ap, x, incx) }
}

/// x := op(A)^-1 x, A as in [`tpmv`].
///
/// # Safety
/// As for [`tbmv`].
pub unsafe fn tpsv<T: Scalar>(
    uplo: Option<Uplo>,
    op: Option<Op>,
    diag: Option<Diag>,
    n: isize,
    ap: *const T,
    x: *mut T,
    incx: isize,
) -> Verdict {
    // SAFETY: the caller's promise.
    unsafe { packed(trsv_lines, uplo, op, diag, n, ap, x, incx) }
}
