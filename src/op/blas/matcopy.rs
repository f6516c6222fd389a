//! Copies of a matrix, scaled and transposed, out of place and in place; sums of two matrices.
//!
//! The copies take the order of storage as their first argument in Fortran too, and name positions
//! in that list: a row-major matrix is the column-major one with rows and columns exchanged.

use super::{Operand, Scalar, Verdict, check, matrix, matrix_mut};
use crate::device::report;
use crate::kernel::geadd;
use crate::kernel::par::Ctx;
use crate::kernel::transpose::{self, imatcopy_work};
use crate::op::host;
use core::mem::MaybeUninit;

/// How elements lie in memory.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Order {
    Column,
    Row,
}

/// What a letter of an ORDER argument means.
#[inline(always)]
pub fn order(letter: u8) -> Option<Order> {
    match letter {
        b'C' => Some(Order::Column),
        b'R' => Some(Order::Row),
        _ => None,
    }
}

/// op(A) in a copy.
#[derive(Clone, Copy)]
pub struct Op {
    pub trans: bool,
    pub conj: bool,
}

/// What a letter of a TRANS argument means here, where 'R' is the conjugate without transposition.
#[inline(always)]
pub fn copied(letter: u8) -> Option<Op> {
    match letter {
        b'N' => Some(Op { trans: false, conj: false }),
        b'T' => Some(Op { trans: true, conj: false }),
        b'C' => Some(Op { trans: true, conj: true }),
        b'R' => Some(Op { trans: false, conj: true }),
        _ => None,
    }
}

/// Checks the arguments, ldb at `position`; the column-major problem, nothing if it is empty.
fn problem(
    order: Option<Order>,
    op: Option<Op>,
    rows: isize,
    cols: isize,
    lda: isize,
    (position, ldb): (isize, isize),
) -> Verdict<Option<(Op, isize, isize)>> {
    let (m, n) = if order == Some(Order::Row) { (cols, rows) } else { (rows, cols) };
    let new_rows = if op.is_some_and(|op| op.trans) { n } else { m };
    check([
        (1, order.is_some()),
        (2, op.is_some()),
        (3, rows >= 0),
        (4, cols >= 0),
        (7, lda >= m.max(1)),
        (position, ldb >= new_rows.max(1)),
    ])?;
    Ok(op.filter(|_| m > 0 && n > 0).map(|op| (op, m, n)))
}

/// B := alpha op(A); A is rows x cols.
///
/// # Safety
/// The matrices are as described and do not overlap.
pub unsafe fn omatcopy<T: Scalar>(
    order: Option<Order>,
    op: Option<Op>,
    rows: isize,
    cols: isize,
    alpha: T,
    a: *const T,
    lda: isize,
    b: *mut T,
    ldb: isize,
) -> Verdict {
    let Some((op, m, n)) = problem(order, op, rows, cols, lda, (9, ldb))? else { return Ok(()) };
    // SAFETY: the caller's promise, and the checks above.
    let mat = unsafe { matrix(a, m, n, lda) };
    let (mat, m, n) = if op.trans { (mat.t(), n, m) } else { (mat, m, n) };
    // SAFETY: as above.
    let b = unsafe { matrix_mut(b, m, n, ldb) };
    host::run(|ctx| transpose::omatcopy(ctx, alpha, Operand { mat, conj: op.conj }, b));
    Ok(())
}

/// A := alpha op(A) in place, from leading dimension lda to ldb; A is rows x cols before. When there is
/// no memory for a copy of A, which is needed unless A is square with lda = ldb or is not transposed, a
/// message says so and A stays as it is.
///
/// # Safety
/// A is as described, before and after.
pub unsafe fn imatcopy<T: Scalar>(
    call: &'static str,
    order: Option<Order>,
    op: Option<Op>,
    rows: isize,
    cols: isize,
    alpha: T,
    a: *mut T,
    lda: isize,
    ldb: isize,
) -> Verdict {
    let Some((op, m, n)) = problem(order, op, rows, cols, lda, (8, ldb))? else { return Ok(()) };
    let (m, n, lda, ldb) = (m as usize, n as usize, lda as usize, ldb as usize);
    let copy = |ctx: &Ctx, work: &mut [MaybeUninit<T>]| {
        // SAFETY: the caller's promise, and the checks above.
        unsafe { transpose::imatcopy(ctx, alpha, (op.trans, op.conj), a, (m, n), lda, ldb, work) };
    };
    let work = imatcopy_work(op.trans, m, n, lda, ldb);
    if work == 0 {
        host::run(|ctx| copy(ctx, &mut []));
    } else if host::run_with(work, copy).is_none() {
        report(call, format_args!("out of memory; the matrix is as it was"));
    }
    Ok(())
}

/// C := alpha A + beta C, both m x n.
///
/// # Safety
/// The matrices are as described; they are the same or do not overlap.
pub unsafe fn geadd<T: Scalar>(
    m: isize,
    n: isize,
    alpha: T,
    a: *const T,
    lda: isize,
    beta: T,
    c: *mut T,
    ldc: isize,
) -> Verdict {
    check([(1, m >= 0), (2, n >= 0), (5, lda >= m.max(1)), (8, ldc >= m.max(1))])?;
    if m == 0 || n == 0 {
        return Ok(());
    }
    // SAFETY: the caller's promise, and the checks above.
    let (a, c) = unsafe { (matrix(a, m, n, lda), matrix_mut(c, m, n, ldc)) };
    host::run(|ctx| geadd::geadd(ctx, alpha, Operand::plain(a), beta, c));
    Ok(())
}
