//! Row interchanges.
//!
//! Column-major: each column takes all interchanges while it is in cache. Row-major: whole rows are
//! exchanged. Both in blocks of columns, which are the tasks.

use super::par::{Ctx, Executor, Sequential};
use super::view::{MatMut, MatRef};

/// Columns in a task.
const COLUMNS: usize = 64;
/// Exchanges below which the calling thread does all.
const SEQUENTIAL: usize = 1 << 14;

/// Columns with adjacent rows that take an exchange together.
const TOGETHER: usize = 4;

/// An integer type in which pivots are stored: rows, counted from 1.
pub trait Pivot: Copy + Sync + 'static {
    fn from_row(row: i32) -> Self;
    /// Rows beyond i32 do not exist; they become 0, which is no row either.
    fn to_row(self) -> i32;
}

impl Pivot for i32 {
    #[inline(always)]
    fn from_row(row: i32) -> Self {
        row
    }
    #[inline(always)]
    fn to_row(self) -> i32 {
        self
    }
}

impl Pivot for i64 {
    #[inline(always)]
    fn from_row(row: i32) -> Self {
        i64::from(row)
    }
    #[inline(always)]
    fn to_row(self) -> i32 {
        i32::try_from(self).unwrap_or(0)
    }
}

/// Swap row i with row `pivots[i] - 1` (1-based), for i ascending (`forward`) or descending.
pub fn laswp<T: Copy + Send + Sync, P: Pivot>(
    ctx: &Ctx,
    a: MatMut<T>,
    pivots: &[P],
    forward: bool,
) {
    // SAFETY: the elements of a slice.
    let pivots = unsafe { MatRef::from_raw(pivots.as_ptr(), pivots.len(), 1, 1, 1) };
    interchange(ctx, a, 0, pivots, forward);
}

/// Swap row `first + i` with row `pivots(i) - 1`, likewise; the pivots are one column, which need not
/// be dense.
pub fn interchange<T: Copy + Send + Sync, P: Pivot>(
    ctx: &Ctx,
    a: MatMut<T>,
    first: usize,
    pivots: MatRef<P>,
    forward: bool,
) {
    let n = a.cols();
    let count = pivots.rows();
    let small = n * count < SEQUENTIAL;
    let row = |i| (first + i, pivots.get(i, 0).to_row() as usize - 1);
    let par: &dyn Executor = if small { &Sequential } else { ctx.par };
    par.run(n.div_ceil(COLUMNS), &|task, _| {
        let j = task * COLUMNS;
        // SAFETY: tasks have disjoint columns.
        let block = unsafe { a.alias() }.sub(0, j, a.rows(), COLUMNS.min(n - j));
        if forward {
            swap(block, (0..count).map(row));
        } else {
            swap(block, (0..count).rev().map(row));
        }
    });
}

fn swap<T: Copy>(mut a: MatMut<T>, pairs: impl Iterator<Item = (usize, usize)> + Clone) {
    let n = a.cols();
    let each = pairs.filter(|(i, p)| i != p);
    if a.cs() == 1 {
        for (i, p) in each {
            let x = a.rb_mut().sub(i, 0, 1, n).as_mut_ptr();
            let y = a.rb_mut().sub(p, 0, 1, n).as_mut_ptr();
            // SAFETY: two different rows of adjacent elements; pivots are rows of a, as the caller says.
            unsafe { core::ptr::swap_nonoverlapping(x, y, n) };
        }
    } else if a.rs() == 1 {
        // A few columns share the cost of looking at a pair.
        let cs = a.cs();
        let column = |j: usize| a.as_ptr().cast_mut().wrapping_offset(j as isize * cs);
        // SAFETY: columns of adjacent elements; rows as above.
        let swap = |x: *mut T, i, p| unsafe {
            let (x, y) = (x.wrapping_add(i), x.wrapping_add(p));
            let (u, v) = (*x, *y);
            *x = v;
            *y = u;
        };
        let whole = n - n % TOGETHER;
        for j in (0..whole).step_by(TOGETHER) {
            let columns: [*mut T; TOGETHER] = core::array::from_fn(|c| column(j + c));
            for (i, p) in each.clone() {
                columns.iter().for_each(|&x| swap(x, i, p));
            }
        }
        for j in whole..n {
            let x = column(j);
            each.clone().for_each(|(i, p)| swap(x, i, p));
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
