//! Copying and setting a rectangle, or its upper or lower trapezoid (`xLACPY`, `xLASET`).
//!
//! Columns are grouped into tasks of about TASK elements; what is outside the part is not touched.

use crate::kernel::copy::copy;
use crate::kernel::par::{Ctx, Executor, Sequential};
use crate::kernel::scalar::Scalar;
use crate::kernel::trsm::Uplo;
use crate::kernel::view::{MatMut, MatRef};

/// Elements in a task.
const TASK: usize = 1 << 16;

/// The rows of column j that belong to the part, of m.
fn rows(part: Option<Uplo>, strict: bool, j: usize, m: usize) -> (usize, usize) {
    match part {
        None => (0, m),
        Some(Uplo::Lower) => (m.min(j + usize::from(strict)), m),
        Some(Uplo::Upper) => (0, m.min(j + usize::from(!strict))),
    }
}

fn by_columns(ctx: &Ctx, m: usize, n: usize, f: impl Fn(usize) + Sync) {
    let width = TASK.div_ceil(m.max(1)).min(n).max(1);
    let tasks = n.div_ceil(width);
    let par: &dyn Executor = if tasks <= 1 { &Sequential } else { ctx.par };
    par.run(tasks, &|task, _| {
        for j in task * width..n.min((task + 1) * width) {
            f(j);
        }
    });
}

/// The part of B := that of A; no part named means all of it. Diagonals belong to both trapezoids.
pub fn lacpy<T: Scalar>(ctx: &Ctx, part: Option<Uplo>, a: MatRef<T>, b: MatMut<T>) {
    if part.is_none() {
        return copy(ctx, a, b);
    }
    by_columns(ctx, a.rows(), a.cols(), |j| {
        // SAFETY: tasks have columns of their own.
        let mut b = unsafe { b.alias() };
        let (from, to) = rows(part, false, j, a.rows());
        for i in from..to {
            b.set(i, j, a.get(i, j));
        }
    });
}

/// The part of A := `off` off the diagonal and `diagonal` on it.
pub fn laset<T: Scalar>(ctx: &Ctx, part: Option<Uplo>, off: T, diagonal: T, a: MatMut<T>) {
    let m = a.rows();
    by_columns(ctx, m, a.cols(), |j| {
        // SAFETY: tasks have columns of their own.
        let mut a = unsafe { a.alias() };
        let (from, to) = rows(part, true, j, m);
        for i in from..to {
            a.set(i, j, off);
        }
        if j < m {
            a.set(j, j, diagonal);
        }
    });
}
