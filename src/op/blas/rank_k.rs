//! Updates of one triangle of a symmetric or Hermitian matrix, of rank k and 2k.

use super::{Operand, Scalar, Trans, Uplo, Verdict, check, matrix, matrix_mut, operand};
use crate::kernel::{gemmt_small, syr2k, syrk};
use crate::op::host;

/// Which transpositions a routine knows.
#[derive(Clone, Copy)]
enum Kind {
    /// 'N' and 'T', and for real elements 'C', which is the same as 'T'.
    Symmetric,
    /// 'N' and 'C'.
    Hermitian,
}

/// A routine's options and sizes after its checks, as `n x k` operands want them.
#[derive(Clone, Copy)]
struct Shape {
    uplo: Uplo,
    trans: Trans,
    n: isize,
    k: isize,
}

impl Shape {
    /// Checks all arguments; the leading dimensions come with their positions, C's last.
    #[inline(always)]
    fn check<T: Scalar, const N: usize>(
        kind: Kind,
        uplo: Option<Uplo>,
        trans: Option<Trans>,
        n: isize,
        k: isize,
        operands: [(isize, isize); N],
        (position, ldc): (isize, isize),
    ) -> Verdict<Shape> {
        let trans = trans.filter(|&t| match (kind, t) {
            (_, Trans::No) => true,
            (Kind::Symmetric, Trans::Yes) | (Kind::Hermitian, Trans::Conj) => true,
            (Kind::Symmetric, Trans::Conj) => !T::IS_COMPLEX,
            (Kind::Hermitian, Trans::Yes) => false,
        });
        let rows = if trans == Some(Trans::No) { n } else { k };
        check([(1, uplo.is_some()), (2, trans.is_some()), (3, n >= 0), (4, k >= 0)])?;
        check(operands.map(|(position, ld)| (position, ld >= rows.max(1))))?;
        check([(position, ldc >= n.max(1))])?;
        match (uplo, trans) {
            (Some(uplo), Some(trans)) => Ok(Shape { uplo, trans, n, k }),
            _ => Err(1),
        }
    }

    /// Whether the update needs no scratch memory.
    fn small(self) -> bool {
        gemmt_small::fits(self.n as usize, self.k as usize)
    }

    /// The n x k operand that is stored at `a`.
    ///
    /// # Safety
    /// As `MatRef::from_raw`.
    unsafe fn operand<'a, T>(self, a: *const T, lda: isize) -> Operand<'a, T> {
        let (rows, cols) =
            if self.trans == Trans::No { (self.n, self.k) } else { (self.k, self.n) };
        // SAFETY: the caller's promise.
        operand(unsafe { matrix(a, rows, cols, lda) }, self.trans)
    }
}

/// C := alpha op(A) op(A)^T + beta C on one triangle; op(A) is n x k.
///
/// # Safety
/// The matrices are as described; A does not overlap C.
pub unsafe fn syrk<T: Scalar>(
    uplo: Option<Uplo>,
    trans: Option<Trans>,
    n: isize,
    k: isize,
    alpha: T,
    a: *const T,
    lda: isize,
    beta: T,
    c: *mut T,
    ldc: isize,
) -> Verdict {
    let s = Shape::check::<T, 1>(Kind::Symmetric, uplo, trans, n, k, [(7, lda)], (10, ldc))?;
    if n == 0 || ((alpha.is_zero() || k == 0) && beta == T::ONE) {
        return Ok(());
    }
    // SAFETY: the caller's promise, and the checks above.
    let (a, c) = unsafe { (s.operand(a, lda), matrix_mut(c, n, n, ldc)) };
    host::run_small(s.small(), |ctx| syrk::syrk(ctx, s.uplo, alpha, a, beta, c));
    Ok(())
}

/// C := alpha op(A) op(A)^H + beta C on one triangle; op(A) is n x k.
///
/// # Safety
/// As for [`syrk`].
pub unsafe fn herk<T: Scalar>(
    uplo: Option<Uplo>,
    trans: Option<Trans>,
    n: isize,
    k: isize,
    alpha: T::Real,
    a: *const T,
    lda: isize,
    beta: T::Real,
    c: *mut T,
    ldc: isize,
) -> Verdict {
    let s = Shape::check::<T, 1>(Kind::Hermitian, uplo, trans, n, k, [(7, lda)], (10, ldc))?;
    if n == 0 || ((alpha.is_zero() || k == 0) && beta == T::Real::ONE) {
        return Ok(());
    }
    // SAFETY: the caller's promise, and the checks above.
    let (a, c) = unsafe { (s.operand(a, lda), matrix_mut(c, n, n, ldc)) };
    host::run_small(s.small(), |ctx| syrk::herk(ctx, s.uplo, alpha, a, beta, c));
    Ok(())
}

/// C := alpha op(A) op(B)^T + alpha op(B) op(A)^T + beta C on one triangle; op(A), op(B) are n x k.
///
/// # Safety
/// The matrices are as described; A and B do not overlap C.
pub unsafe fn syr2k<T: Scalar>(
    uplo: Option<Uplo>,
    trans: Option<Trans>,
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
    let operands = [(7, lda), (9, ldb)];
    let s = Shape::check::<T, 2>(Kind::Symmetric, uplo, trans, n, k, operands, (12, ldc))?;
    if n == 0 || ((alpha.is_zero() || k == 0) && beta == T::ONE) {
        return Ok(());
    }
    // SAFETY: the caller's promise, and the checks above.
    let (a, b, c) = unsafe { (s.operand(a, lda), s.operand(b, ldb), matrix_mut(c, n, n, ldc)) };
    host::run_small(s.small(), |ctx| syr2k::syr2k(ctx, s.uplo, alpha, a, b, beta, c));
    Ok(())
}

/// C := alpha op(A) op(B)^H + conj(alpha) op(B) op(A)^H + beta C on one triangle; op(A), op(B) are
/// n x k.
///
/// # Safety
/// As for [`syr2k`].
pub unsafe fn her2k<T: Scalar>(
    uplo: Option<Uplo>,
    trans: Option<Trans>,
    n: isize,
    k: isize,
    alpha: T,
    a: *const T,
    lda: isize,
    b: *const T,
    ldb: isize,
    beta: T::Real,
    c: *mut T,
    ldc: isize,
) -> Verdict {
    let operands = [(7, lda), (9, ldb)];
    let s = Shape::check::<T, 2>(Kind::Hermitian, uplo, trans, n, k, operands, (12, ldc))?;
    if n == 0 || ((alpha.is_zero() || k == 0) && beta == T::Real::ONE) {
        return Ok(());
    }
    // With 'C' the first product is alpha A^H B, whose left factor is op(A): the same formula.
    // SAFETY: the caller's promise, and the checks above.
    let (a, b, c) = unsafe { (s.operand(a, lda), s.operand(b, ldb), matrix_mut(c, n, n, ldc)) };
    host::run_small(s.small(), |ctx| syr2k::her2k(ctx, s.uplo, alpha, a, b, beta, c));
    Ok(())
}
