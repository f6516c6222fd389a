//! Blocks of a stored matrix as floats, and back.

use super::Half;
use crate::kernel::par::{Ctx, Executor, Sequential};
use crate::kernel::scalar::Scalar;
use crate::kernel::view::{MatMut, MatRef};
use core::sync::atomic::{AtomicUsize, Ordering};

/// Elements in a task.
const TASK: usize = 1 << 14;
/// Edge of a tile of a view whose rows are not adjacent.
const TILE: usize = 32;

/// A part of a block: its first row and column, and its shape.
#[derive(Clone, Copy)]
struct Piece {
    i: usize,
    j: usize,
    rows: usize,
    cols: usize,
}

impl Piece {
    fn of<'a, T>(&self, a: MatRef<'a, T>) -> MatRef<'a, T> {
        a.sub(self.i, self.j, self.rows, self.cols)
    }
    fn of_mut<'a, T>(&self, a: MatMut<'a, T>) -> MatMut<'a, T> {
        a.sub(self.i, self.j, self.rows, self.cols)
    }
}

/// Calls `f` with the pieces of an m x n block, whole columns, or whole rows.
fn pieces(ctx: &Ctx, (m, n): (usize, usize), by_rows: bool, f: impl Fn(Piece) + Sync) {
    if m == 0 || n == 0 {
        return;
    }
    let (along, lines) = if by_rows { (n, m) } else { (m, n) };
    let width = (TASK / along).clamp(1, lines).next_multiple_of(TILE).min(lines);
    let tasks = lines.div_ceil(width);
    let par: &dyn Executor = if tasks == 1 { &Sequential } else { ctx.par };
    par.run(tasks, &|task, _| {
        let (first, count) = (task * width, width.min(lines - task * width));
        f(match by_rows {
            true => Piece { i: first, j: 0, rows: count, cols: n },
            false => Piece { i: 0, j: first, rows: m, cols: count },
        });
    });
}

/// Calls `f` with ranges of columns of an m x n block: the first one and how many.
pub(super) fn by_columns(ctx: &Ctx, m: usize, n: usize, f: impl Fn(usize, usize) + Sync) {
    pieces(ctx, (m, n), false, |piece| f(piece.j, piece.cols));
}

/// W := A; rows of W are adjacent.
pub(super) fn load<H: Half>(ctx: &Ctx, a: MatRef<H>, w: MatMut<f32>) {
    load_rows(ctx, a, None, w);
}

/// Row i of W := row `order[i]` of A, which is below its number of rows; without an order row i.
pub(super) fn load_rows<H: Half>(ctx: &Ctx, a: MatRef<H>, order: Option<&[u32]>, w: MatMut<f32>) {
    pieces(ctx, (w.rows(), w.cols()), a.rs() != 1, |piece| {
        // SAFETY: tasks have disjoint pieces.
        let w = piece.of_mut(unsafe { w.alias() });
        match order {
            None => widen_rows(piece.of(a), None, w),
            Some(order) => {
                let a = a.sub(0, piece.j, a.rows(), piece.cols);
                widen_rows(a, Some(&order[piece.i..piece.i + piece.rows]), w);
            }
        }
    });
}

/// A := W, rounded; rows of W are adjacent. The first column that has an infinity then, from 0.
pub(super) fn store<H: Half>(ctx: &Ctx, w: MatRef<f32>, a: MatMut<H>) -> Option<usize> {
    let first = AtomicUsize::new(usize::MAX);
    pieces(ctx, (w.rows(), w.cols()), a.rs() != 1, |piece| {
        // SAFETY: tasks have disjoint pieces.
        if let Some(found) = narrow(piece.of(w), piece.of_mut(unsafe { a.alias() })) {
            first.fetch_min(piece.j + found, Ordering::Relaxed);
        }
    });
    Some(first.into_inner()).filter(|&j| j != usize::MAX)
}

/// [`load`] by one thread.
pub(super) fn widen<H: Half>(a: MatRef<H>, w: MatMut<f32>) {
    widen_rows(a, None, w);
}

/// [`load_rows`] by one thread; the order has an entry for each row of W.
fn widen_rows<H: Half>(a: MatRef<H>, order: Option<&[u32]>, mut w: MatMut<f32>) {
    debug_assert!(w.rs() == 1);
    let (m, n) = (w.rows(), w.cols());
    if a.rs() == 1 {
        for j in 0..n {
            // SAFETY: adjacent elements of one column each; the order's entries are rows of A.
            unsafe {
                let (from, to) = (column(a, j, a.rows()), column_mut(w.rb_mut(), j, m));
                match order {
                    None => H::widen(from, to),
                    Some(order) => gather(from, order, to),
                }
            }
        }
        return;
    }
    by_tiles(m, n, |tile| {
        let mut lines = [0.0; TILE * TILE];
        for (i, line) in (tile.i..tile.i + tile.rows).zip(lines.chunks_exact_mut(TILE)) {
            let row = order.map_or(i, |order| order[i] as usize);
            let row = a.sub(row, tile.j, 1, tile.cols);
            if a.cs() == 1 {
                // SAFETY: adjacent elements of one row.
                H::widen(unsafe { column(row.t(), 0, tile.cols) }, line);
            } else {
                (0..tile.cols).for_each(|j| line[j] = row.get(0, j).to_f32());
            }
        }
        let (to, cs) = (tile.of_mut(w.rb_mut()).as_mut_ptr(), w.cs());
        // SAFETY: rows x cols elements go to W, whose rows are adjacent.
        unsafe { (f32::kernels().unpack)(tile.cols, TILE, tile.rows, lines.as_ptr(), to, cs, 1) };
    });
}

/// to\[i\] := from\[order\[i\]\].
///
/// # Safety
/// The order's entries are places in `from`.
unsafe fn gather<H: Half>(from: &[H], order: &[u32], to: &mut [f32]) {
    const LINE: usize = 256;
    let mut line = [H::ZERO; LINE];
    for (order, to) in order.chunks(LINE).zip(to.chunks_mut(LINE)) {
        for (x, i) in line.iter_mut().zip(order) {
            // SAFETY: the caller's promise.
            *x = unsafe { *from.get_unchecked(*i as usize) };
        }
        H::widen(&line[..order.len()], to);
    }
}

/// Calls `f` with the tiles of an m x n block, row by row of them.
fn by_tiles(m: usize, n: usize, mut f: impl FnMut(Piece)) {
    for i in (0..m).step_by(TILE) {
        for j in (0..n).step_by(TILE) {
            f(Piece { i, j, rows: TILE.min(m - i), cols: TILE.min(n - j) });
        }
    }
}

/// [`store`] by one thread.
pub(super) fn narrow<H: Half>(w: MatRef<f32>, mut a: MatMut<H>) -> Option<usize> {
    debug_assert!(w.rs() == 1);
    let (m, n) = (a.rows(), a.cols());
    let mut first: Option<usize> = None;
    if a.rs() == 1 {
        for j in 0..n {
            // SAFETY: adjacent elements of one column each.
            let infinite = unsafe { H::narrow(column(w, j, m), column_mut(a.rb_mut(), j, m)) };
            first = first.or(infinite.then_some(j));
        }
        return first;
    }
    by_tiles(m, n, |tile| {
        let mut lines = [0.0; TILE * TILE];
        let (from, to) = (tile.of(w).as_ptr(), lines.as_mut_ptr());
        // SAFETY: rows x cols elements of W, whose rows are adjacent.
        unsafe { (f32::kernels().pack)(tile.cols, TILE, tile.rows, from, w.cs(), 1, false, to) };
        for (i, line) in lines.chunks_exact(TILE).enumerate().take(tile.rows) {
            let mut row = tile.of_mut(a.rb_mut()).sub(i, 0, 1, tile.cols);
            let infinite = if row.cs() == 1 {
                // SAFETY: adjacent elements of one row.
                H::narrow(line, unsafe { column_mut(row.t(), 0, tile.cols) })
            } else {
                let mut stored = [H::ZERO; TILE];
                let infinite = H::narrow(line, &mut stored);
                (0..tile.cols).for_each(|j| row.set(0, j, stored[j]));
                infinite
            };
            if infinite {
                let row = a.rb().sub(tile.i + i, tile.j, 1, tile.cols);
                let found = (0..tile.cols).find(|&j| row.get(0, j).is_infinite());
                let found = tile.j + found.unwrap_or(0);
                first = Some(first.map_or(found, |f| f.min(found)));
            }
        }
    });
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
