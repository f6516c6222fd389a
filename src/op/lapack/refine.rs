//! Iterative refinement of solutions, with error bounds.

use super::{Info, Pivot, Scalar, Trans, Uplo, array, array_mut, check, times, works};
use crate::kernel::lapack::refine;
use crate::kernel::solve::check_pivots;
use crate::op::blas::{matrix, matrix_mut};
use crate::op::host;

/// Improves the n x nrhs solution X of op(A) X = B, from the factors that `getrf` left in AF, and
/// bounds its forward and backward errors, column by column.
///
/// # Safety
/// The arrays are as described; `work` has 2n elements, `rwork` n, or `work` all 3n if T is real.
pub unsafe fn gerfs<T: Scalar, I: Pivot>(
    trans: Option<Trans>,
    n: isize,
    nrhs: isize,
    a: *const T,
    lda: isize,
    af: *const T,
    ldaf: isize,
    ipiv: *const I,
    b: *const T,
    ldb: isize,
    x: *mut T,
    ldx: isize,
    ferr: *mut T::Real,
    berr: *mut T::Real,
    work: *mut T,
    rwork: *mut T::Real,
) -> Info {
    let least = n.max(1);
    check([
        (1, trans.is_some()),
        (2, n >= 0),
        (3, nrhs >= 0),
        (5, lda >= least),
        (7, ldaf >= least),
        (10, ldb >= least),
        (12, ldx >= least),
    ])?;
    let Some(trans) = trans else { return Ok(0) };
    // SAFETY: the caller's promise.
    unsafe {
        let ipiv = array(ipiv, n as usize);
        check_pivots(ipiv, n as usize).map_err(|_| 8isize)?;
        let (a, af) = (matrix(a, n, n, lda), matrix(af, n, n, ldaf));
        let (b, x) = (matrix(b, n, nrhs, ldb), matrix_mut(x, n, nrhs, ldx));
        let (work, rwork) = works(work, rwork, times(n, 2), n as usize);
        let errors = (array_mut(ferr, nrhs as usize), array_mut(berr, nrhs as usize));
        host::run(|ctx| refine::gerfs(ctx, trans, a, (af, ipiv), b, x, errors, work, rwork));
    }
    Ok(0)
}

/// As [`gerfs`] for a definite A, with what `potrf` left in the same triangle of AF.
///
/// # Safety
/// The arrays are as described; `work` has 2n elements, `rwork` n, or `work` all 3n if T is real.
pub unsafe fn porfs<T: Scalar>(
    uplo: Option<Uplo>,
    n: isize,
    nrhs: isize,
    a: *const T,
    lda: isize,
    af: *const T,
    ldaf: isize,
    b: *const T,
    ldb: isize,
    x: *mut T,
    ldx: isize,
    ferr: *mut T::Real,
    berr: *mut T::Real,
    work: *mut T,
    rwork: *mut T::Real,
) -> Info {
    let least = n.max(1);
    check([
        (1, uplo.is_some()),
        (2, n >= 0),
        (3, nrhs >= 0),
        (5, lda >= least),
        (7, ldaf >= least),
        (9, ldb >= least),
        (11, ldx >= least),
    ])?;
    let Some(uplo) = uplo else { return Ok(0) };
    // SAFETY: the caller's promise.
    unsafe {
        let (a, af) = (matrix(a, n, n, lda), matrix(af, n, n, ldaf));
        let (b, x) = (matrix(b, n, nrhs, ldb), matrix_mut(x, n, nrhs, ldx));
        let (work, rwork) = works(work, rwork, times(n, 2), n as usize);
        let errors = (array_mut(ferr, nrhs as usize), array_mut(berr, nrhs as usize));
        host::run(|ctx| refine::porfs(ctx, uplo, a, af, b, x, errors, work, rwork));
    }
    Ok(0)
}
