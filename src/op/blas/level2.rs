//! Level 2 on matrices in full storage: products with a vector, triangular solves, updates.
//!
//! A matrix that is stored by rows is the transpose of what its memory holds by columns: the caller
//! states that in [`Op`] or [`Symmetry`], which allow conjugation without transposition, and the
//! opposite `uplo`.

use super::matcopy::Op;
use super::{Diag, Operand, Scalar, Trans, Uplo, Verdict, check, matrix, matrix_mut};
use super::{vector, vector_mut};
use crate::kernel::level2::ger::Factor;
use crate::kernel::level2::lines::{Lines, LinesMut};
use crate::kernel::level2::{gemv, ger, is_small, symv, syr, syr2, trmv, trsv};
use crate::kernel::par::Ctx;
use crate::kernel::triangle::Triangle;
use crate::kernel::vector::VecMut;
use crate::op::host;

pub use crate::kernel::level2::symv::Symmetry;

/// A symmetric matrix.
pub const SYMMETRIC: Symmetry = Symmetry { hermitian: false, conj: false };

/// A Hermitian matrix; `conj` if it is stored by rows.
pub fn hermitian(conj: bool) -> Symmetry {
    Symmetry { hermitian: true, conj }
}

/// What op(A) is; `rows` if A is stored by rows.
pub fn op(trans: Trans, rows: bool) -> Op {
    Op { trans: (trans != Trans::No) != rows, conj: trans == Trans::Conj }
}

/// Runs a routine that meets a matrix of so many elements once.
pub(super) fn run<T>(elements: usize, f: impl FnOnce(&Ctx)) {
    if is_small::<T>(elements) { host::alone(f) } else { host::run(f) }
}

/// rows * cols, for sizes that have been checked.
fn area(rows: isize, cols: isize) -> usize {
    (rows as usize).saturating_mul(cols as usize)
}

/// y := alpha op(A) x + beta y; A is m x n.
///
/// # Safety
/// A, x and y are as described, and y overlaps nothing else.
pub unsafe fn gemv<T: Scalar>(
    op: Option<Op>,
    m: isize,
    n: isize,
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
        (6, lda >= m.max(1)),
        (8, incx != 0),
        (11, incy != 0),
    ])?;
    let Some(op) = op else { return Ok(()) };
    if m == 0 || n == 0 || (alpha.is_zero() && beta == T::ONE) {
        return Ok(());
    }
    let (rows, cols) = if op.trans { (n, m) } else { (m, n) };
    // SAFETY: the caller's promise, and the checks above.
    let (a, x, y) =
        unsafe { (matrix(a, m, n, lda), vector(x, cols, incx), vector_mut(y, rows, incy)) };
    let a = Operand { mat: if op.trans { a.t() } else { a }, conj: op.conj };
    run::<T>(area(m, n), |ctx| gemv::gemv(ctx, alpha, a, x, beta, y));
    Ok(())
}

/// y := alpha A x + beta y, A symmetric or Hermitian.
///
/// # Safety
/// As for [`gemv`].
pub unsafe fn symv<T: Scalar>(
    sym: Symmetry,
    uplo: Option<Uplo>,
    n: isize,
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
        (5, lda >= n.max(1)),
        (7, incx != 0),
        (10, incy != 0),
    ])?;
    let Some(uplo) = uplo else { return Ok(()) };
    // SAFETY: the caller's promise, and the checks above.
    unsafe {
        let lines = Lines::dense(uplo, n as usize, a, lda);
        product(sym, lines, area(n, n), alpha, x, incx, beta, y, incy);
    }
    Ok(())
}

/// The common end of the symmetric products.
///
/// # Safety
/// As for [`gemv`].
pub(super) unsafe fn product<T: Scalar>(
    sym: Symmetry,
    a: Lines<T>,
    elements: usize,
    alpha: T,
    x: *const T,
    incx: isize,
    beta: T,
    y: *mut T,
    incy: isize,
) {
    let n = a.n() as isize;
    if n == 0 || (alpha.is_zero() && beta == T::ONE) {
        return;
    }
    // SAFETY: the caller's promise.
    let (x, y) = unsafe { (vector(x, n, incx), vector_mut(y, n, incy)) };
    // Copies of other vectors are made in scratch memory.
    let elements = if x.is_contiguous() && y.is_contiguous() { elements } else { usize::MAX };
    run::<T>(elements, |ctx| symv::symv(ctx, sym, alpha, a, x, beta, y));
}

/// What both triangular routines need, after the checks. Nothing if x is empty.
type Problem<'a, T> = Option<(Triangle<'a, T>, VecMut<'a, T>)>;

unsafe fn triangle<'a, T: Scalar>(
    uplo: Option<Uplo>,
    op: Option<Op>,
    diag: Option<Diag>,
    n: isize,
    a: *const T,
    lda: isize,
    x: *mut T,
    incx: isize,
) -> Verdict<Problem<'a, T>> {
    check([
        (1, uplo.is_some()),
        (2, op.is_some()),
        (3, diag.is_some()),
        (4, n >= 0),
        (6, lda >= n.max(1)),
        (8, incx != 0),
    ])?;
    let (Some(uplo), Some(op), Some(diag)) = (uplo, op, diag) else { return Ok(None) };
    if n == 0 {
        return Ok(None);
    }
    // SAFETY: the caller's promise, and the checks above.
    let (a, x) = unsafe { (matrix(a, n, n, lda), vector_mut(x, n, incx)) };
    let mut a = Triangle::new(uplo, diag, a);
    if op.trans {
        a = a.t();
    }
    if op.conj {
        a = a.conj();
    }
    Ok(Some((a, x)))
}

/// x := op(A) x, A triangular.
///
/// # Safety
/// A and x are as described and do not overlap.
pub unsafe fn trmv<T: Scalar>(
    uplo: Option<Uplo>,
    op: Option<Op>,
    diag: Option<Diag>,
    n: isize,
    a: *const T,
    lda: isize,
    x: *mut T,
    incx: isize,
) -> Verdict {
    // SAFETY: the caller's promise.
    if let Some((a, x)) = unsafe { triangle(uplo, op, diag, n, a, lda, x, incx) }? {
        run::<T>(area(n, n), |ctx| trmv::trmv(ctx, a, x));
    }
    Ok(())
}

/// x := op(A)^-1 x, A triangular.
///
/// # Safety
/// As for [`trmv`].
pub unsafe fn trsv<T: Scalar>(
    uplo: Option<Uplo>,
    op: Option<Op>,
    diag: Option<Diag>,
    n: isize,
    a: *const T,
    lda: isize,
    x: *mut T,
    incx: isize,
) -> Verdict {
    // SAFETY: the caller's promise.
    if let Some((a, x)) = unsafe { triangle(uplo, op, diag, n, a, lda, x, incx) }? {
        run::<T>(area(n, n), |ctx| trsv::trsv(ctx, a, x));
    }
    Ok(())
}

/// A := alpha op(x) op(y)^T + A, either vector conjugated; A is m x n.
///
/// # Safety
/// A, x and y are as described, and A overlaps nothing else.
pub unsafe fn ger<T: Scalar>(
    (conj_x, conj_y): (bool, bool),
    m: isize,
    n: isize,
    alpha: T,
    x: *const T,
    incx: isize,
    y: *const T,
    incy: isize,
    a: *mut T,
    lda: isize,
) -> Verdict {
    check([(1, m >= 0), (2, n >= 0), (5, incx != 0), (7, incy != 0), (9, lda >= m.max(1))])?;
    if m == 0 || n == 0 || alpha.is_zero() {
        return Ok(());
    }
    // SAFETY: the caller's promise, and the checks above.
    let (x, y, a) = unsafe { (vector(x, m, incx), vector(y, n, incy), matrix_mut(a, m, n, lda)) };
    let (x, y) = (Factor { vec: x, conj: conj_x }, Factor { vec: y, conj: conj_y });
    run::<T>(area(m, n), |ctx| ger::ger(ctx, alpha, x, y, a));
    Ok(())
}

/// A := alpha x x^T + A or, for a Hermitian A and real alpha, alpha x x^H + A, one triangle.
///
/// # Safety
/// A and x are as described and do not overlap.
pub unsafe fn syr<T: Scalar>(
    sym: Symmetry,
    uplo: Option<Uplo>,
    n: isize,
    alpha: T,
    x: *const T,
    incx: isize,
    a: *mut T,
    lda: isize,
) -> Verdict {
    check([(1, uplo.is_some()), (2, n >= 0), (5, incx != 0), (7, lda >= n.max(1))])?;
    let Some(uplo) = uplo else { return Ok(()) };
    // SAFETY: the caller's promise, and the checks above.
    unsafe {
        let lines = LinesMut::new(Lines::dense(uplo, n as usize, a, lda));
        update(sym, lines, area(n, n), alpha, x, incx);
    }
    Ok(())
}

/// The common end of the updates of rank one.
///
/// # Safety
/// As for [`syr`].
pub(super) unsafe fn update<T: Scalar>(
    sym: Symmetry,
    a: LinesMut<T>,
    elements: usize,
    alpha: T,
    x: *const T,
    incx: isize,
) {
    let n = a.n();
    if n > 0 && !alpha.is_zero() {
        // SAFETY: the caller's promise.
        let x = unsafe { vector(x, n as isize, incx) };
        run::<T>(elements, |ctx| syr::syr(ctx, sym, alpha, x, a));
    }
}

/// A := alpha x y^T + alpha y x^T + A or, for a Hermitian A, alpha x y^H + conj(alpha) y x^H + A, one
/// triangle.
///
/// # Safety
/// As for [`ger`].
pub unsafe fn syr2<T: Scalar>(
    sym: Symmetry,
    uplo: Option<Uplo>,
    n: isize,
    alpha: T,
    x: *const T,
    incx: isize,
    y: *const T,
    incy: isize,
    a: *mut T,
    lda: isize,
) -> Verdict {
    check([
        (1, uplo.is_some()),
        (2, n >= 0),
        (5, incx != 0),
        (7, incy != 0),
        (9, lda >= n.max(1)),
    ])?;
    let Some(uplo) = uplo else { return Ok(()) };
    // SAFETY: the caller's promise, and the checks above.
    unsafe {
        let lines = LinesMut::new(Lines::dense(uplo, n as usize, a, lda));
        update2(sym, lines, area(n, n), alpha, x, incx, y, incy);
    }
    Ok(())
}

/// The common end of the updates of rank two.
///
/// # Safety
/// As for [`ger`].
pub(super) unsafe fn update2<T: Scalar>(
    sym: Symmetry,
    a: LinesMut<T>,
    elements: usize,
    alpha: T,
    x: *const T,
    incx: isize,
    y: *const T,
    incy: isize,
) {
    let n = a.n();
    if n > 0 && !alpha.is_zero() {
        // SAFETY: the caller's promise.
        let (x, y) = unsafe { (vector(x, n as isize, incx), vector(y, n as isize, incy)) };
        run::<T>(elements, |ctx| syr2::syr2(ctx, sym, alpha, x, y, a));
    }
}
