//! Cholesky factorization and what follows from it.

use super::{Info, Scalar, Uplo, check};
use crate::kernel::lauum;
use crate::kernel::potrf::{NotPositiveDefinite, is_small, potrf_lower};
use crate::kernel::solve;
use crate::op::blas::{matrix, matrix_mut};
use crate::op::host;

/// A = L L^H or U^H U in the triangle `uplo` of an n x n matrix. Info is 0, or the order of the leading
/// minor that is not positive definite or has a NaN pivot.
///
/// # Safety
/// The arrays are as described.
pub unsafe fn potrf<T: Scalar>(uplo: Option<Uplo>, n: isize, a: *mut T, lda: isize) -> Info {
    check([(1, uplo.is_some()), (2, n >= 0), (4, lda >= n.max(1))])?;
    if n == 0 {
        return Ok(0);
    }
    // SAFETY: the caller's promise.
    let a = unsafe { matrix_mut(a, n, n, lda) };
    let a = if uplo == Some(Uplo::Upper) { a.t() } else { a };
    match host::run_small(is_small(n as usize), |ctx| potrf_lower(ctx, a)) {
        Ok(()) => Ok(0),
        Err(NotPositiveDefinite { minor }) => Ok(minor as isize),
    }
}

/// A X = B for n x nrhs B, which becomes X, with the factor that [`potrf`] left.
///
/// # Safety
/// The arrays are as described.
pub unsafe fn potrs<T: Scalar>(
    uplo: Option<Uplo>,
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
        (2, n >= 0),
        (3, nrhs >= 0),
        (5, lda >= least),
        (7, ldb >= least),
    ])?;
    let Some(uplo) = uplo else { return Ok(0) };
    if n == 0 || nrhs == 0 {
        return Ok(0);
    }
    // SAFETY: the caller's promise.
    let (a, b) = unsafe { (matrix(a, n, n, lda), matrix_mut(b, n, nrhs, ldb)) };
    let small = solve::is_small::<T>(n as usize, nrhs as usize);
    host::run_small(small, |ctx| solve::potrs(ctx, uplo, a, b));
    Ok(0)
}

/// A X = B: [`potrf`], and if that succeeds [`potrs`].
///
/// # Safety
/// The arrays are as described.
pub unsafe fn posv<T: Scalar>(
    uplo: Option<Uplo>,
    n: isize,
    nrhs: isize,
    a: *mut T,
    lda: isize,
    b: *mut T,
    ldb: isize,
) -> Info {
    let least = n.max(1);
    check([
        (1, uplo.is_some()),
        (2, n >= 0),
        (3, nrhs >= 0),
        (5, lda >= least),
        (7, ldb >= least),
    ])?;
    // SAFETY: the caller's promise; both find their arguments good.
    unsafe {
        match potrf(uplo, n, a, lda)? {
            0 => potrs(uplo, n, nrhs, a, lda, b, ldb),
            minor => Ok(minor),
        }
    }
}

/// A^-1 in place of the factor that [`potrf`] left, same triangle. Info is the index of a zero on the
/// diagonal of the factor, if there is one, and A then as it was.
///
/// # Safety
/// The arrays are as described.
pub unsafe fn potri<T: Scalar>(uplo: Option<Uplo>, n: isize, a: *mut T, lda: isize) -> Info {
    check([(1, uplo.is_some()), (2, n >= 0), (4, lda >= n.max(1))])?;
    let Some(uplo) = uplo else { return Ok(0) };
    if n == 0 {
        return Ok(0);
    }
    // SAFETY: the caller's promise.
    let a = unsafe { matrix_mut(a, n, n, lda) };
    match host::run(|ctx| lauum::potri(ctx, uplo, a)) {
        Ok(()) => Ok(0),
        Err(singular) => Ok(singular.index as isize),
    }
}

/// L^H L or U U^H in place of the triangle.
///
/// # Safety
/// The arrays are as described.
pub unsafe fn lauum<T: Scalar>(uplo: Option<Uplo>, n: isize, a: *mut T, lda: isize) -> Info {
    check([(1, uplo.is_some()), (2, n >= 0), (4, lda >= n.max(1))])?;
    if n == 0 {
        return Ok(0);
    }
    // SAFETY: the caller's promise.
    let a = unsafe { matrix_mut(a, n, n, lda) };
    let a = if uplo == Some(Uplo::Upper) { a.t() } else { a };
    host::run(|ctx| lauum::lauum_lower(ctx, a));
    Ok(0)
}
