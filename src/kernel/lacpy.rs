//! Copying one triangle and clearing the other, as factorizations leave their results.

use super::par::Ctx;
use super::scalar::Scalar;
use super::trsm::Uplo;
use super::view::{MatMut, MatRef};
use core::ops::Range;

/// Elements of a task.
pub(crate) const TASK: usize = 1 << 16;

/// Triangle `uplo` (with the diagonal) of B := that of A; the rest of B := 0. The rest of A is not
/// read. Both are n x n.
pub fn copy_triangle<T: Scalar>(ctx: &Ctx, uplo: Uplo, a: MatRef<T>, b: MatMut<T>) {
    by_columns(ctx, uplo, Some(a), b);
}

/// Everything of B outside triangle `uplo` := 0.
pub fn clear_other<T: Scalar>(ctx: &Ctx, uplo: Uplo, b: MatMut<T>) {
    by_columns(ctx, uplo, None, b);
}

/// The part of B on and below the diagonal of the matrix that it is a block of, `corner` its first element there, := that
/// of A.
pub(crate) fn copy_lower<T: Scalar>(a: MatRef<T>, mut b: MatMut<T>, corner: (usize, usize)) {
    let (m, n) = (b.rows(), b.cols());
    if b.rs().unsigned_abs() > b.cs().unsigned_abs() {
        for i in 0..m {
            let end = (corner.0 + i + 1).saturating_sub(corner.1).min(n);
            copy(a.sub(i, 0, 1, end).t(), b.rb_mut().sub(i, 0, 1, end).t());
        }
        return;
    }
    for j in 0..n {
        let from = (corner.1 + j).saturating_sub(corner.0).min(m);
        copy(a.sub(from, j, m - from, 1), b.rb_mut().sub(from, j, m - from, 1));
    }
}

fn by_columns<T: Scalar>(ctx: &Ctx, uplo: Uplo, a: Option<MatRef<T>>, b: MatMut<T>) {
    if b.rs().unsigned_abs() > b.cs().unsigned_abs() {
        // Along the smaller stride writes are contiguous.
        let uplo = match uplo {
            Uplo::Lower => Uplo::Upper,
            Uplo::Upper => Uplo::Lower,
        };
        return columns(ctx, uplo, a.map(|a| a.t()), b.t());
    }
    columns(ctx, uplo, a, b);
}

fn columns<T: Scalar>(ctx: &Ctx, uplo: Uplo, a: Option<MatRef<T>>, b: MatMut<T>) {
    let n = b.cols();
    let part = |columns: Range<usize>| {
        // SAFETY: tasks take disjoint ranges of columns.
        let mut b = unsafe { b.alias() };
        for j in columns {
            let (kept, cleared) = match uplo {
                Uplo::Lower => (j..n, 0..j),
                Uplo::Upper => (0..j + 1, j + 1..n),
            };
            clear(b.rb_mut().sub(cleared.start, j, cleared.len(), 1));
            if let Some(a) = a {
                let from = a.sub(kept.start, j, kept.len(), 1);
                copy(from, b.rb_mut().sub(kept.start, j, kept.len(), 1));
            }
        }
    };
    if n.saturating_mul(n) <= TASK {
        return part(0..n);
    }
    let width = (TASK / n).max(1);
    ctx.par.run(n.div_ceil(width), &|task, _| part(task * width..n.min((task + 1) * width)));
}

/// A column := 0.
fn clear<T: Scalar>(mut b: MatMut<T>) {
    if b.rs() == 1 {
        let (to, n) = (b.as_mut_ptr(), b.rows());
        for i in 0..n {
            // SAFETY: the column's elements are adjacent.
            unsafe { *to.add(i) = T::ZERO };
        }
        return;
    }
    for i in 0..b.rows() {
        b.set(i, 0, T::ZERO);
    }
}

/// A column := another one.
fn copy<T: Scalar>(a: MatRef<T>, mut b: MatMut<T>) {
    if a.rs() == 1 && b.rs() == 1 {
        // SAFETY: adjacent elements each; nothing else overlaps a MatMut.
        unsafe { core::ptr::copy_nonoverlapping(a.as_ptr(), b.as_mut_ptr(), b.rows()) };
        return;
    }
    for i in 0..b.rows() {
        b.set(i, 0, a.get(i, 0));
    }
}
