//! Zeros for the triangle that a factorization leaves unused, between the tiles of its updates.
//!
//! To write a line that is in no cache takes a core some 20 cycles, nearly all of them waiting. The tiles of an
//! update ask for a piece each, evenly spread over their multiply-adds, and find it there before the next one begins.

use super::lacpy;
use super::pack::Shared;
use super::par::Executor;
use super::scalar::Scalar;
use super::view::MatMut;
use core::sync::atomic::{AtomicUsize, Ordering};

/// Bytes of a cache line.
const LINE: usize = 64;

/// The triangle above the diagonal while it is cleared.
pub(crate) struct Zeros<T> {
    /// Columns of adjacent elements, `ld` apart, n of each: column j as far as row j or, with `below`, from the next row on.
    start: Shared<T>,
    ld: isize,
    n: usize,
    below: bool,
    /// Columns that have been taken, the longest first.
    taken: AtomicUsize,
}

impl<T: Scalar> Zeros<T> {
    /// Of a square view; none unless its columns or rows have adjacent elements.
    ///
    /// # Safety
    /// Nothing else writes to the triangle before all is done, nor needs what is there.
    pub unsafe fn above(mut a: MatMut<T>) -> Option<Self> {
        let (ld, below) = match (a.rs(), a.cs()) {
            (1, ld) => (ld, false),
            (ld, 1) => (ld, true),
            _ => return None,
        };
        let (start, taken) = (Shared::new(a.as_mut_ptr()), AtomicUsize::new(0));
        Some(Zeros { start, ld, n: a.rows(), below, taken })
    }

    /// Columns for one caller to clear in so many pieces of about so many lines.
    pub fn take(&self, pieces: usize, lines: usize) -> Portion<'_, T> {
        let length = lines * LINE / size_of::<T>();
        self.columns((pieces / self.n.div_ceil(length)).max(1), length)
    }

    /// So many columns for one caller to clear in pieces of a length.
    fn columns(&self, count: usize, length: usize) -> Portion<'_, T> {
        // Once for many pieces: the operation waits for all stores before it.
        let first = self.taken.fetch_add(count, Ordering::Relaxed).min(self.n);
        Portion { zeros: self, length, column: first, end: self.n.min(first + count), row: 0 }
    }

    /// Clears what nobody has taken.
    pub fn rest(&self, par: &dyn Executor) {
        let left = self.n - self.taken.load(Ordering::Relaxed).min(self.n);
        let tasks = (left * left / (2 * lacpy::TASK)).clamp(1, left.max(1));
        let each = left.div_ceil(tasks);
        let clear = || self.columns(each, self.n).rest();
        if tasks == 1 { clear() } else { par.run(tasks, &|_, _| clear()) }
    }
}

/// Columns that one caller clears.
pub(crate) struct Portion<'a, T: Scalar> {
    zeros: &'a Zeros<T>,
    /// The most elements of a piece.
    length: usize,
    /// What is next.
    column: usize,
    end: usize,
    row: usize,
}

impl<T: Scalar> Portion<'_, T> {
    /// The next piece, and how long it is; empty if there is none.
    fn piece(&self) -> (*mut T, usize) {
        let z = self.zeros;
        if self.column >= self.end {
            return (z.start.get(), 0);
        }
        let left = z.n - 1 - self.column - self.row;
        let (j, row) = match z.below {
            true => (self.column, self.column + 1 + self.row),
            false => (z.n - 1 - self.column, self.row),
        };
        let column = z.start.get().wrapping_offset(j as isize * z.ld);
        (column.wrapping_add(row), left.min(self.length))
    }

    /// Clears the next piece, and says where the one after it begins, which should be asked for.
    pub fn next(&mut self) -> *const T {
        let (piece, length) = self.piece();
        // SAFETY: elements of the triangle, which are this call's; zero is all bits zero.
        unsafe { piece.write_bytes(0, length) };
        self.row += length;
        if self.row + self.column + 1 >= self.zeros.n {
            (self.column, self.row) = (self.column + 1, 0);
        }
        self.piece().0
    }

    /// Clears what is left.
    pub fn rest(mut self) {
        while self.column < self.end {
            self.next();
        }
    }
}
