//! Products and solves with a triangular matrix.

use super::{Diag, Scalar, Side, Trans, Uplo, Verdict, check, matrix, matrix_mut};
use crate::kernel::triangle::Triangle;
use crate::kernel::trmm::{trmm_left, trmm_right};
use crate::kernel::trsm;
use crate::kernel::view::MatMut;
use crate::op::host;

/// What both routines need, after the checks: the triangle as stored, and B. Nothing if B is empty.
type Problem<'a, T> = Option<(Side, Triangle<'a, T>, Trans, MatMut<'a, T>)>;

unsafe fn problem<'a, T: Scalar>(
    side: Option<Side>,
    uplo: Option<Uplo>,
    trans: Option<Trans>,
    diag: Option<Diag>,
    m: isize,
    n: isize,
    a: *const T,
    lda: isize,
    b: *mut T,
    ldb: isize,
) -> Verdict<Problem<'a, T>> {
    let order = if side == Some(Side::Left) { m } else { n };
    check([
        (1, side.is_some()),
        (2, uplo.is_some()),
        (3, trans.is_some()),
        (4, diag.is_some()),
        (5, m >= 0),
        (6, n >= 0),
        (9, lda >= order.max(1)),
        (11, ldb >= m.max(1)),
    ])?;
    let (Some(side), Some(uplo), Some(trans), Some(diag)) = (side, uplo, trans, diag) else {
        return Ok(None);
    };
    if m == 0 || n == 0 {
        return Ok(None);
    }
    // SAFETY: the caller's promise, and the checks above.
    let (a, b) = unsafe { (matrix(a, order, order, lda), matrix_mut(b, m, n, ldb)) };
    Ok(Some((side, Triangle::new(uplo, diag, a), trans, b)))
}

fn small(side: Side, m: isize, n: isize) -> bool {
    let (m, n) = (m as usize, n as usize);
    match side {
        Side::Left => trsm::is_small(m, n),
        Side::Right => trsm::is_small(n, m),
    }
}

/// B := alpha op(A) B or alpha B op(A), A triangular; B is m x n.
///
/// # Safety
/// The matrices are as described and do not overlap.
pub unsafe fn trmm<T: Scalar>(
    side: Option<Side>,
    uplo: Option<Uplo>,
    trans: Option<Trans>,
    diag: Option<Diag>,
    m: isize,
    n: isize,
    alpha: T,
    a: *const T,
    lda: isize,
    b: *mut T,
    ldb: isize,
) -> Verdict {
    // SAFETY: the caller's promise.
    let problem = unsafe { problem(side, uplo, trans, diag, m, n, a, lda, b, ldb) }?;
    let Some((side, a, trans, b)) = problem else { return Ok(()) };
    host::run_small(small(side, m, n), |ctx| match side {
        Side::Left => trmm_left(ctx, alpha, a.op(trans), b),
        Side::Right => trmm_right(ctx, alpha, a.op(trans), b),
    });
    Ok(())
}

/// Solves op(A) X = alpha B or X op(A) = alpha B; X overwrites B, which is m x n.
///
/// # Safety
/// As for [`trmm`].
pub unsafe fn trsm<T: Scalar>(
    side: Option<Side>,
    uplo: Option<Uplo>,
    trans: Option<Trans>,
    diag: Option<Diag>,
    m: isize,
    n: isize,
    alpha: T,
    a: *const T,
    lda: isize,
    b: *mut T,
    ldb: isize,
) -> Verdict {
    // SAFETY: the caller's promise.
    let problem = unsafe { problem(side, uplo, trans, diag, m, n, a, lda, b, ldb) }?;
    let Some((side, a, trans, b)) = problem else { return Ok(()) };
    let t = a.op(trans);
    host::run_small(small(side, m, n), |ctx| trsm::trsm(ctx, side, t.uplo, t.a, t.diag, alpha, b));
    Ok(())
}
