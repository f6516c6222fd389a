//! Blocks of a stored matrix as floats, and back.

use super::Half;
use crate::kernel::par::{Ctx, Executor, Sequential};
use crate::kernel::view::{MatMut, MatRef};
use core::sync::atomic::{AtomicUsize, Ordering};

/// Elements in a task.
const TASK: usize = 1 << 16;
/// Edge of a tile of a view whose rows are not adjacent.
const TILE: usize = 32;

/// Calls `f` with ranges of columns of an m x n block.
pub(super) fn by_columns(ctx: &Ctx, m: usize, n: usize, f: impl Fn(usize, usize) + Sync) {
    if m == 0 || n == 0 {
        return;
    }
    let width = (TASK / m).clamp(1, n).next_multiple_of(TILE).min(n);
    let tasks = n.div_ceil(width);
    let par: &dyn Executor = if tasks == 1 { &Sequential } else { ctx.par };
    par.run(tasks, &|task, _| f(task * width, width.min(n - task * width)));
}

/// W := A; rows of W are adjacent.
pub(super) fn load<H: Half>(ctx: &Ctx, a: MatRef<H>, w: MatMut<f32>) {
    let m = a.rows();
    by_columns(ctx, m, a.cols(), |j, cols| {
        // SAFETY: tasks take disjoint ranges of columns.
        widen(a.sub(0, j, m, cols), unsafe { w.alias() }.sub(0, j, m, cols));
    });
}

/// A := W, rounded; rows of W are adjacent. The first column that has an infinity then, from 0.
pub(super) fn store<H: Half>(ctx: &Ctx, w: MatRef<f32>, a: MatMut<H>) -> Option<usize> {
    let m = a.rows();
    let first = AtomicUsize::new(usize::MAX);
    by_columns(ctx, m, a.cols(), |j, cols| {
        // SAFETY: tasks take disjoint ranges of columns.
        let found = narrow(w.sub(0, j, m, cols), unsafe { a.alias() }.sub(0, j, m, cols));
        if let Some(found) = found {
            first.fetch_min(j + found, Ordering::Relaxed);
        }
    });
    Some(first.into_inner()).filter(|&j| j != usize::MAX)
}

/// [`load`] by one thread.
pub(super) fn widen<H: Half>(a: MatRef<H>, mut w: MatMut<f32>) {
    debug_assert!(w.rs() == 1);
    let (m, n) = (a.rows(), a.cols());
    if a.rs() == 1 {
        for j in 0..n {
            // SAFETY: adjacent elements of one column each.
            unsafe { H::widen(column(a, j, m), column_mut(w.rb_mut(), j, m)) };
        }
        return;
    }
    for j0 in (0..n).step_by(TILE) {
        for i0 in (0..m).step_by(TILE) {
            let (cols, rows) = (TILE.min(n - j0), TILE.min(m - i0));
            let mut line = [0.0; TILE];
            for i in i0..i0 + rows {
                if a.cs() == 1 {
                    // SAFETY: adjacent elements of one row.
                    let row = unsafe { column(a.t().sub(j0, i, cols, 1), 0, cols) };
                    H::widen(row, &mut line[..cols]);
                } else {
                    (0..cols).for_each(|j| line[j] = a.get(i, j0 + j).to_f32());
                }
                (0..cols).for_each(|j| w.set(i, j0 + j, line[j]));
            }
        }
    }
}

/// [`store`] by one thread.
pub(super) fn narrow<H: Half>(w: MatRef<f32>, mut a: MatMut<H>) -> Option<usize> {
    debug_assert!(w.rs() == 1);
    let (m, n) = (a.rows(), a.cols());
    let mut first = None;
    if a.rs() == 1 {
        for j in 0..n {
            // SAFETY: adjacent elements of one column each.
            let infinite = unsafe { H::narrow(column(w, j, m), column_mut(a.rb_mut(), j, m)) };
            first = first.or(infinite.then_some(j));
        }
        return first;
    }
    for i0 in (0..m).step_by(TILE) {
        for j in 0..n {
            let rows = TILE.min(m - i0);
            let mut line = [H::ZERO; TILE];
            // SAFETY: adjacent elements of one column.
            let from = unsafe { column(w.sub(i0, j, rows, 1), 0, rows) };
            if H::narrow(from, &mut line[..rows]) {
                first = Some(first.map_or(j, |f: usize| f.min(j)));
            }
            (0..rows).for_each(|i| a.set(i0 + i, j, line[i]));
        }
    }
    first
}

/// The first elements of a column.
///
/// # Safety
/// Rows are adjacent, and `count` of them there.
pub(super) unsafe fn column<'a, T>(a: MatRef<'a, T>, j: usize, count: usize) -> &'a [T] {
    // SAFETY: the caller's promise.
    unsafe { core::slice::from_raw_parts(a.sub(0, j, count, 1).as_ptr(), count) }
}

/// As [`column`], to write.
///
/// # Safety
/// As there.
pub(super) unsafe fn column_mut<'a, T>(a: MatMut<'a, T>, j: usize, count: usize) -> &'a mut [T] {
    // SAFETY: the caller's promise; the borrow is unique.
    unsafe { core::slice::from_raw_parts_mut(a.sub(0, j, count, 1).as_mut_ptr(), count) }
}
