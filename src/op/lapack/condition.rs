//! Reciprocal condition numbers, and the scalings that improve them.

use super::{Diag, Info, Norm, Scalar, Uplo, array_mut, check, times, works};
use crate::kernel::lapack::condition;
use crate::kernel::lapack::equilibrate;
pub use crate::kernel::lapack::equilibrate::Spread;
use crate::op::blas::matrix;
use crate::op::host;

/// What is left of a NORM argument: these routines know two norms.
fn operator_norm(norm: Option<Norm>) -> Option<Norm> {
    norm.filter(|norm| matches!(norm, Norm::One | Norm::Inf))
}

/// 1 / (||A|| ||A^-1||) of a matrix with this norm, from what `getrf` left. Info is -5 if the norm is
/// Inf or NaN (which is no error to be reported), 1 if the result is doubtful.
///
/// # Safety
/// The arrays are as described; `work` has 2n elements, `rwork` 2n, or `work` all 4n if T is real.
pub unsafe fn gecon<T: Scalar>(
    norm: Option<Norm>,
    n: isize,
    a: *const T,
    lda: isize,
    anorm: T::Real,
    rcond: &mut T::Real,
    work: *mut T,
    rwork: *mut T::Real,
) -> Info {
    let norm = operator_norm(norm);
    let negative = anorm < T::Real::ZERO;
    check([(1, norm.is_some()), (2, n >= 0), (4, lda >= n.max(1)), (5, !negative)])?;
    let Some(norm) = norm else { return Ok(0) };
    // SAFETY: the caller's promise.
    let (a, (work, rwork)) =
        unsafe { (matrix(a, n, n, lda), works(work, rwork, times(n, 2), times(n, 2))) };
    let found = host::run(|ctx| condition::gecon(ctx, norm, a, anorm, work, rwork));
    *rcond = found.rcond;
    Ok(match found {
        condition::Condition { bad_norm: true, .. } => -5,
        condition::Condition { doubtful: true, .. } => 1,
        _ => 0,
    })
}

/// As [`gecon`] in the 1-norm, from what `potrf` left in the triangle `uplo`.
///
/// # Safety
/// The arrays are as described; `work` has 2n elements, `rwork` n, or `work` all 3n if T is real.
pub unsafe fn pocon<T: Scalar>(
    uplo: Option<Uplo>,
    n: isize,
    a: *const T,
    lda: isize,
    anorm: T::Real,
    rcond: &mut T::Real,
    work: *mut T,
    rwork: *mut T::Real,
) -> Info {
    let negative = anorm < T::Real::ZERO;
    check([(1, uplo.is_some()), (2, n >= 0), (4, lda >= n.max(1)), (5, !negative)])?;
    let Some(uplo) = uplo else { return Ok(0) };
    // SAFETY: the caller's promise.
    let (a, (work, rwork)) =
        unsafe { (matrix(a, n, n, lda), works(work, rwork, times(n, 2), n as usize)) };
    *rcond = host::run(|ctx| condition::pocon(ctx, uplo, a, anorm, work, rwork));
    Ok(0)
}

/// 1 / (||A|| ||A^-1||) of a triangle.
///
/// # Safety
/// The arrays are as described; `work` has 2n elements, `rwork` n, or `work` all 3n if T is real.
pub unsafe fn trcon<T: Scalar>(
    norm: Option<Norm>,
    uplo: Option<Uplo>,
    diag: Option<Diag>,
    n: isize,
    a: *const T,
    lda: isize,
    rcond: &mut T::Real,
    work: *mut T,
    rwork: *mut T::Real,
) -> Info {
    let norm = operator_norm(norm);
    check([
        (1, norm.is_some()),
        (2, uplo.is_some()),
        (3, diag.is_some()),
        (4, n >= 0),
        (6, lda >= n.max(1)),
    ])?;
    let (Some(norm), Some(uplo), Some(diag)) = (norm, uplo, diag) else { return Ok(0) };
    // SAFETY: the caller's promise.
    let (a, (work, rwork)) =
        unsafe { (matrix(a, n, n, lda), works(work, rwork, times(n, 2), n as usize)) };
    *rcond = host::run(|ctx| condition::trcon(ctx, norm, uplo, diag, a, work, rwork));
    Ok(0)
}

/// Row and column scalings of an m x n matrix, and how far they and the entries are spread. Info is i if
/// row i is zero, m + j if column j is; the rest is then not set.
///
/// # Safety
/// The arrays are as described.
pub unsafe fn geequ<T: Scalar>(
    m: isize,
    n: isize,
    a: *const T,
    lda: isize,
    r: *mut T::Real,
    c: *mut T::Real,
    spread: &mut Spread<T::Real>,
) -> Info {
    check([(1, m >= 0), (2, n >= 0), (4, lda >= m.max(1))])?;
    // SAFETY: the caller's promise.
    let (a, r, c) =
        unsafe { (matrix(a, m, n, lda), array_mut(r, m as usize), array_mut(c, n as usize)) };
    Ok(host::light(|_| equilibrate::geequ(a, r, c, spread)) as isize)
}

/// Scaling of a definite matrix, the ratio of its extremes, and the largest entry. Info is i if diagonal
/// entry i is not positive; the ratio is then not set.
///
/// # Safety
/// The arrays are as described.
pub unsafe fn poequ<T: Scalar>(
    n: isize,
    a: *const T,
    lda: isize,
    s: *mut T::Real,
    scond: &mut T::Real,
    amax: &mut T::Real,
) -> Info {
    check([(1, n >= 0), (3, lda >= n.max(1))])?;
    // SAFETY: the caller's promise.
    let (a, s) = unsafe { (matrix(a, n, n, lda), array_mut(s, n as usize)) };
    Ok(host::light(|_| equilibrate::poequ(a, s, scond, amax)) as isize)
}
