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
    let (m, n) = (a.rows(), a.cols());
    let each = pivots.map(|(i, &p)| (i, p as usize - 1)).filter(|(i, p)| i != p);
    if a.cs() == 1 {
        for (i, p) in each {
            let x = a.rb_mut().sub(i, 0, 1, n).as_mut_ptr();
            let y = a.rb_mut().sub(p, 0, 1, n).as_mut_ptr();
            // SAFETY: two different rows of adjacent elements; pivots are rows of a, as the caller says.
            unsafe { core::ptr::swap_nonoverlapping(x, y, n) };
        }
    } else if a.rs() == 1 {
        for j in 0..n {
            let column = a.rb_mut().sub(0, j, m, 1).as_mut_ptr();
            for (i, p) in each.clone() {
                // SAFETY: one column of adjacent elements; rows as above.
                unsafe { core::ptr::swap(column.wrapping_add(i), column.wrapping_add(p)) };
            }
        }
    } else {
        for j in 0..n {
            for (i, p) in each.clone() {
                let (x, y) = (a.get(i, j), a.get(p, j));
                a.set(i, j, y);
                a.set(p, j, x);
            }
        }
    }
}
