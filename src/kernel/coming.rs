//! Operands that are packed soon, asked for by the tiles before.
//!
//! To pack a block is to wait for it: it is read once, from behind the second-level cache, and hardware follows a few
//! lines of each run only. Tiles have time to ask for all of it.

use super::isa::tile::LINE;
use super::view::MatRef;
use core::marker::PhantomData;

/// A view whose lines are asked for, some of as many runs at a time.
pub(crate) struct Coming<'a, T> {
    start: *const T,
    /// Elements from a run to the next; lines of a run, and runs.
    stride: isize,
    lines: usize,
    runs: usize,
    /// What is next.
    line: usize,
    run: usize,
    view: PhantomData<&'a T>,
}

impl<'a, T> Coming<'a, T> {
    pub const NOTHING: Self = Coming {
        start: core::ptr::null(),
        stride: 0,
        lines: 0,
        runs: 0,
        line: 0,
        run: 0,
        view: PhantomData,
    };

    /// By columns, if their elements are adjacent, or by rows, if theirs are.
    pub fn of(mat: MatRef<'a, T>) -> Self {
        let (stride, length, runs) = match (mat.rs(), mat.cs()) {
            (1, cs) => (cs, mat.rows(), mat.cols()),
            (rs, 1) => (rs, mat.cols(), mat.rows()),
            _ => return Self::NOTHING,
        };
        let lines = (length * size_of::<T>()).div_ceil(LINE);
        if lines == 0 {
            return Self::NOTHING;
        }
        Coming { start: mat.as_ptr(), stride, lines, runs, ..Self::NOTHING }
    }

    /// How many times `count` lines are asked for until all are.
    pub fn times(&self, count: usize) -> usize {
        self.lines * self.runs.div_ceil(count.max(1))
    }

    /// The first of `count` lines, their distance, and how many times, at most `most`, as many of the lines behind them are
    /// next, if their runs begin before `end`.
    #[inline]
    pub fn next(
        &mut self,
        count: usize,
        end: usize,
        most: usize,
    ) -> Option<(*const T, isize, usize)> {
        if self.run >= self.runs.min(end) || self.runs < count || count == 0 {
            return None;
        }
        // The last runs are asked for in one with those before them.
        let run = self.run.min(self.runs - count) as isize;
        let first = self.start.wrapping_offset(run * self.stride);
        let first = first.wrapping_add(self.line * (LINE / size_of::<T>()));
        let times = most.min(self.lines - self.line);
        self.line += times;
        if self.line == self.lines {
            (self.line, self.run) = (0, self.run + count);
        }
        Some((first, self.stride, times))
    }
}

/// Panels of B, each packed when its tiles come to it.
pub(crate) struct Bring<'a, T> {
    /// Packs the panel that begins with a column.
    pub pack: &'a mut dyn FnMut(usize),
    /// The columns.
    pub coming: Coming<'a, T>,
    /// Columns that came before those of the block.
    pub first: usize,
}

impl<T> Bring<'_, T> {
    /// Packs the panel that begins with the block's column j.
    pub fn panel(&mut self, j: usize) {
        (self.pack)(self.first + j);
    }

    /// What tiles of column j ask for, as [`Coming::next`].
    #[inline]
    pub fn ask(&mut self, count: usize, j: usize, most: usize) -> Option<(*const T, isize, usize)> {
        self.coming.next(count, self.first + j + 2 * count, most)
    }
}
