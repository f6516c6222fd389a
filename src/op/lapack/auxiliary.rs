//! Norms, copies and initial values. These routines refuse nothing: what is no known letter means the
//! last of the possibilities, a norm that does not exist is 0.

use super::{Diag, Norm, Scalar, Uplo};
use crate::kernel::lapack::part;
use crate::kernel::norm;
use crate::op::blas::{matrix, matrix_mut};
use crate::op::host;

/// Norm of an m x n matrix.
///
/// # Safety
/// The arrays are as described.
pub unsafe fn lange<T: Scalar>(
    kind: Option<Norm>,
    m: isize,
    n: isize,
    a: *const T,
    lda: isize,
) -> T::Real {
    let (Some(kind), true) = (kind, m > 0 && n > 0) else { return T::Real::ZERO };
    // SAFETY: the caller's promise.
    let a = unsafe { matrix(a, m, n, lda) };
    host::light(|_| norm::general(kind, a))
}

/// Norm of the symmetric, or Hermitian, matrix given by its triangle.
///
/// # Safety
/// The arrays are as described.
pub unsafe fn lansy<T: Scalar>(
    hermitian: bool,
    kind: Option<Norm>,
    uplo: Option<Uplo>,
    n: isize,
    a: *const T,
    lda: isize,
) -> T::Real {
    let (Some(kind), true) = (kind, n > 0) else { return T::Real::ZERO };
    let uplo = uplo.unwrap_or(Uplo::Lower);
    // SAFETY: the caller's promise.
    let a = unsafe { matrix(a, n, n, lda) };
    host::light(|_| {
        if hermitian { norm::hermitian(kind, uplo, a) } else { norm::symmetric(kind, uplo, a) }
    })
}

/// Norm of an m x n trapezoid.
///
/// # Safety
/// The arrays are as described.
pub unsafe fn lantr<T: Scalar>(
    kind: Option<Norm>,
    uplo: Option<Uplo>,
    diag: Option<Diag>,
    m: isize,
    n: isize,
    a: *const T,
    lda: isize,
) -> T::Real {
    let (Some(kind), true) = (kind, m > 0 && n > 0) else { return T::Real::ZERO };
    let (uplo, diag) = (uplo.unwrap_or(Uplo::Lower), diag.unwrap_or(Diag::NonUnit));
    // SAFETY: the caller's promise.
    let a = unsafe { matrix(a, m, n, lda) };
    host::light(|_| norm::triangular(kind, uplo, diag, a))
}

/// B := A, all of it or a trapezoid.
///
/// # Safety
/// The arrays are as described.
pub unsafe fn lacpy<T: Scalar>(
    uplo: Option<Uplo>,
    m: isize,
    n: isize,
    a: *const T,
    lda: isize,
    b: *mut T,
    ldb: isize,
) {
    if m <= 0 || n <= 0 {
        return;
    }
    // SAFETY: the caller's promise.
    let (a, b) = unsafe { (matrix(a, m, n, lda), matrix_mut(b, m, n, ldb)) };
    host::run(|ctx| part::lacpy(ctx, uplo, a, b));
}

/// A := alpha off the diagonal and beta on it, all of it or a trapezoid.
///
/// # Safety
/// The arrays are as described.
pub unsafe fn laset<T: Scalar>(
    uplo: Option<Uplo>,
    m: isize,
    n: isize,
    alpha: T,
    beta: T,
    a: *mut T,
    lda: isize,
) {
    if m <= 0 || n <= 0 {
        return;
    }
    // SAFETY: the caller's promise.
    let a = unsafe { matrix_mut(a, m, n, lda) };
    host::run(|ctx| part::laset(ctx, uplo, alpha, beta, a));
}
