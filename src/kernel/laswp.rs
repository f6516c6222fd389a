//! Row interchanges.
//!
//! Column-major: each column takes all interchanges while it is in cache. Row-major: whole rows are
//! exchanged. Both in blocks of columns, which are the tasks.

use super::par::{Ctx, Executor, Sequential};
use super::scalar::Scalar;
use super::view::MatMut;

/// Columns in a task.
const COLUMNS: usize = 64;
/// Exchanges below which the calling thread does all.
const SEQUENTIAL: usize = 1 << 14;

/// Swap row i with row `pivots[i] - 1` (1-based), for i ascending (`forward`) or descending.
pub fn laswp<T: Scalar>(ctx: &Ctx, a: MatMut<T>, pivots: &[i32], forward: bool) {
    let n = a.cols();
    let small = n * pivots.len() < SEQUENTIAL;
    let par: &dyn Executor = if small { &Sequential } else { ctx.par };
    par.run(n.div_ceil(COLUMNS), &|task, _| {
        let j = task * COLUMNS;
        // SAFETY: tasks have disjoint columns.
        let block = unsafe { a.alias() }.sub(0, j, a.rows(), COLUMNS.min(n - j));
        if forward {
            swap(block, pivots.iter().enumerate());
        } else {
            swap(block, pivots.iter().enumerate().rev());
        }
    });
}

fn swap<'p, T: Scalar>(mut a: MatMut<T>, pivots: impl Iterator<Item = (usize, &'p i32)> + Clone) {
    let n = a.cols();
    let by_rows = a.cs().unsigned_abs() < a.rs().unsigned_abs();
    let mut exchange = |i: usize, p: usize, columns: core::ops::Range<usize>| {
        for j in columns {
            let (x, y) = (a.get(i, j), a.get(p, j));
            a.set(i, j, y);
            a.set(p, j, x);
        }
    };
    let each = pivots.map(|(i, &p)| (i, p as usize - 1)).filter(|(i, p)| i != p);
    if by_rows {
        for (i, p) in each {
            exchange(i, p, 0..n);
        }
    } else {
        for j in 0..n {
            for (i, p) in each.clone() {
                exchange(i, p, j..j + 1);
            }
        }
    }
}
