//! Passes over the elements of a matrix that look at each alone: is there a NaN; conjugation.
//!
//! Views have adjacent elements in each column. Columns are grouped into tasks of about TASK elements.

use super::par::Executor;
use super::scalar::Scalar;
use super::trsm::{Diag, Uplo};
use super::view::{MatMut, MatRef};
use core::ops::Range;
use core::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// Elements in a task.
const TASK: usize = 1 << 17;

/// Which elements: all, or those of a triangle with or without its diagonal.
pub type Part = Option<(Uplo, Diag)>;

/// The rows of column j that belong to the part, of m.
fn rows(part: Part, j: usize, m: usize) -> Range<usize> {
    match part {
        None => 0..m,
        Some((Uplo::Upper, diag)) => 0..m.min(j + usize::from(diag == Diag::NonUnit)),
        Some((Uplo::Lower, diag)) => m.min(j + usize::from(diag == Diag::Unit))..m,
    }
}

fn by_columns(par: &dyn Executor, m: usize, n: usize, f: impl Fn(usize) + Sync) {
    let width = TASK.div_ceil(m.max(1)).min(n).max(1);
    let part = |task: usize| {
        for j in task * width..n.min((task + 1) * width) {
            f(j);
        }
    };
    match n.div_ceil(width) {
        0 => {}
        1 => part(0),
        tasks => par.run(tasks, &|task, _| part(task)),
    }
}

/// Whether an element of the part is NaN, or has a part that is.
pub fn has_nan<T: Scalar>(par: &dyn Executor, part: Part, a: MatRef<T>) -> bool {
    debug_assert!(a.rs() == 1);
    let found = AtomicBool::new(false);
    by_columns(par, a.rows(), a.cols(), |j| {
        let rows = rows(part, j, a.rows());
        if rows.is_empty() || found.load(Relaxed) {
            return;
        }
        let first = a.sub(rows.start, j, rows.len(), 1).as_ptr();
        // SAFETY: adjacent elements of one column.
        let column = unsafe { core::slice::from_raw_parts(first, rows.len()) };
        // Without an early way out, so that the comparison is done on vectors.
        #[allow(clippy::eq_op)]
        if column.iter().fold(false, |nan, x| nan | (x != x)) {
            found.store(true, Relaxed);
        }
    });
    found.into_inner()
}

/// A := conj(A)
pub fn conjugate<T: Scalar>(par: &dyn Executor, a: MatMut<T>) {
    debug_assert!(a.rs() == 1);
    if !T::IS_COMPLEX {
        return;
    }
    by_columns(par, a.rows(), a.cols(), |j| {
        // SAFETY: tasks have columns of their own.
        let mut a = unsafe { a.alias() };
        for i in 0..a.rows() {
            a.set(i, j, a.get(i, j).conj());
        }
    });
}
