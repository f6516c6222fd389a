//! Inverses of triangles and solves with them.

use super::{Diag, Info, Scalar, Trans, Uplo, check};
use crate::kernel::solve::solve_left;
use crate::kernel::triangle::Triangle;
use crate::kernel::trtri;
use crate::op::blas::{matrix, matrix_mut};
use crate::op::host;

/// A := A^-1 for a triangle. Info is the index of the first zero (or NaN) on the diagonal, if there is
/// one, and A then as it was.
///
/// # Safety
/// The arrays are as described.
pub unsafe fn trtri<T: Scalar>(
    uplo: Option<Uplo>,
    diag: Option<Diag>,
    n: isize,
    a: *mut T,
    lda: isize,
) -> Info {
    check([(1, uplo.is_some()), (2, diag.is_some()), (3, n >= 0), (5, lda >= n.max(1))])?;
    let (Some(uplo), Some(diag)) = (uplo, diag) else { return Ok(0) };
    if n == 0 {
        return Ok(0);
    }
    // SAFETY: the caller's promise.
    let a = unsafe { matrix_mut(a, n, n, lda) };
    match host::run(|ctx| trtri::trtri(ctx, uplo, diag, a)) {
        Ok(()) => Ok(0),
        Err(singular) => Ok(singular.index as isize),
    }
}

/// As [`trtri`], but the diagonal is not looked at.
///
/// # Safety
/// The arrays are as described.
pub unsafe fn trti2<T: Scalar>(
    uplo: Option<Uplo>,
    diag: Option<Diag>,
    n: isize,
    a: *mut T,
    lda: isize,
) -> Info {
    check([(1, uplo.is_some()), (2, diag.is_some()), (3, n >= 0), (5, lda >= n.max(1))])?;
    let (Some(uplo), Some(diag)) = (uplo, diag) else { return Ok(0) };
    // SAFETY: the caller's promise.
    let a = unsafe { matrix_mut(a, n, n, lda) };
    host::run(|ctx| trtri::invert(ctx, uplo, diag, a));
    Ok(0)
}

/// op(A) X = B for n x nrhs B, which becomes X. Info is the index of the first zero on the diagonal, if
/// there is one, and B then as it was.
///
/// # Safety
/// The arrays are as described.
pub unsafe fn trtrs<T: Scalar>(
    uplo: Option<Uplo>,
    trans: Option<Trans>,
    diag: Option<Diag>,
    n: isize,
    nrhs: isize,
    a: *const T,
    lda: isize,
    b: *mut T,
    ldb: isize,
) -> Info {
    let least = n.max(1);
    check([
        (1, uplo.is_some()),
        (2, trans.is_some()),
        (3, diag.is_some()),
        (4, n >= 0),
        (5, nrhs >= 0),
        (7, lda >= least),
        (9, ldb >= least),
    ])?;
    let (Some(uplo), Some(trans), Some(diag)) = (uplo, trans, diag) else { return Ok(0) };
    if n == 0 {
        return Ok(0);
    }
    // SAFETY: the caller's promise.
    let (a, b) = unsafe { (matrix(a, n, n, lda), matrix_mut(b, n, nrhs, ldb)) };
    if diag == Diag::NonUnit
        && let Err(singular) = trtri::find_zero(a)
    {
        return Ok(singular.index as isize);
    }
    host::run(|ctx| solve_left(ctx, Triangle::new(uplo, diag, a).op(trans), b));
    Ok(0)
}
