//! The net effect of the row interchanges of one panel.
//!
//! Interchange i exchanges row i with a row at or below it. Afterwards each of the panel's rows has
//! got the old content of one row, and each other row that was touched the old content of one of the
//! panel's rows: contents only move up once. So all interchanges are two independent lists of moves,
//! which can be made while the rows are packed, or in any order.

use super::params::{GETRF_PANEL, MAX_MR_BYTES, MAX_NR};
use super::scalar::Scalar;
use super::view::MatMut;

pub struct Interchanges {
    rows: usize,
    /// Row p of the panel gets the old row `source[p]`.
    source: [u32; GETRF_PANEL],
    /// Row `moved[q].0`, below the panel, gets the old row `moved[q].1` of the panel.
    moved: [(u32, u32); GETRF_PANEL],
    count: usize,
    /// A row in each cache line that is touched, the last one repeated.
    lines: [u32; LINES],
    touched: usize,
}

/// Rows that the interchanges of a panel touch, at most, rounded up for [`Interchanges::lines`].
const LINES: usize = 2 * GETRF_PANEL + MAX_NR * MAX_MR_BYTES / 64;

impl Interchanges {
    /// None at all.
    pub fn identity() -> Self {
        let source = core::array::from_fn(|p| p as u32);
        Interchanges {
            rows: 0,
            source,
            moved: [(0, 0); GETRF_PANEL],
            count: 0,
            lines: [0; LINES],
            touched: 0,
        }
    }

    /// Those of a panel of `rows` rows; `pivots` are 1-based and relative to the panel's first row. An
    /// empty list stands for no interchanges.
    pub fn set(&mut self, rows: usize, pivots: &[i32]) {
        self.rows = rows;
        self.count = 0;
        for p in 0..rows {
            self.source[p] = p as u32;
        }
        for (i, &pivot) in pivots.iter().enumerate() {
            let p = pivot as usize - 1;
            if p < rows {
                self.source.swap(i, p);
                continue;
            }
            let at = self.moved[..self.count].iter().position(|m| m.0 == p as u32);
            let at = at.unwrap_or_else(|| {
                self.moved[self.count] = (p as u32, p as u32);
                self.count += 1;
                self.count - 1
            });
            core::mem::swap(&mut self.source[i], &mut self.moved[at].1);
        }
    }

    /// Find the lines of `line` elements that are touched, if columns begin with one; their number is rounded
    /// up to a multiple of `slots`.
    pub fn find_lines(&mut self, line: usize, slots: usize) {
        let mut rows = self.lines;
        let count = 2 * self.rows;
        for p in 0..self.rows {
            (rows[2 * p], rows[2 * p + 1]) = (p as u32, self.source[p]);
        }
        rows[..count].sort_unstable();
        self.touched = 0;
        for &row in &rows[..count] {
            let new = self.touched == 0
                || self.lines[self.touched - 1] as usize / line != row as usize / line;
            if new {
                self.lines[self.touched] = row;
                self.touched += 1;
            }
        }
        while self.touched > 0 && !self.touched.is_multiple_of(slots) {
            self.lines[self.touched] = self.lines[self.touched - 1];
            self.touched += 1;
        }
    }

    /// What [`Interchanges::find_lines`] found.
    pub fn lines(&self) -> &[u32] {
        &self.lines[..self.touched]
    }

    /// Whether nothing moves.
    pub fn is_identity(&self) -> bool {
        (0..self.rows).all(|p| self.source[p] == p as u32)
    }

    /// All of them, on columns with adjacent rows.
    pub fn apply<T: Scalar>(&self, mut a: MatMut<T>) {
        assert!(a.rs() == 1);
        let m = a.rows();
        let mut top = [T::ZERO; GETRF_PANEL];
        for j in 0..a.cols() {
            let column = a.rb_mut().sub(0, j, m, 1).as_mut_ptr();
            // SAFETY: the elements of one column; rows are rows of a.
            unsafe {
                self.exchange(column, top.as_mut_ptr(), 1);
                core::ptr::copy_nonoverlapping(top.as_ptr(), column, self.rows);
            }
        }
    }

    /// [`Interchanges::gather`] of a column with adjacent elements; elements of `top` are `step` apart.
    ///
    /// # Safety
    /// The column has all rows, and `top` room for the panel's.
    #[inline(always)]
    unsafe fn exchange<T: Scalar>(&self, column: *mut T, top: *mut T, step: isize) {
        // SAFETY: the caller's promise.
        unsafe {
            for p in 0..self.rows {
                let x = *column.wrapping_add(self.source[p] as usize);
                *top.wrapping_offset(p as isize * step) = x;
            }
            for &(to, from) in &self.moved[..self.count] {
                *column.wrapping_add(to as usize) = *column.wrapping_add(from as usize);
            }
        }
    }

    /// top(p, j) := a(source[p], j), then the moves within a; the panel's own rows of `a` keep their old
    /// content, which the caller replaces.
    pub fn gather<T: Scalar>(&self, mut a: MatMut<T>, mut top: MatMut<T>) {
        let (rows, m) = (self.rows, a.rows());
        if a.cs().unsigned_abs() < a.rs().unsigned_abs() {
            for p in 0..rows {
                for j in 0..a.cols() {
                    top.set(p, j, a.get(self.source[p] as usize, j));
                }
            }
            for &(to, from) in &self.moved[..self.count] {
                for j in 0..a.cols() {
                    a.set(to as usize, j, a.get(from as usize, j));
                }
            }
            return;
        }
        if a.rs() == 1 {
            let step = top.rs();
            for j in 0..a.cols() {
                let column = a.rb_mut().sub(0, j, m, 1).as_mut_ptr();
                let to = top.rb_mut().sub(0, j, rows, 1).as_mut_ptr();
                // SAFETY: the elements of one column each; rows are rows of a.
                unsafe { self.exchange(column, to, step) };
            }
            return;
        }
        for j in 0..a.cols() {
            for p in 0..rows {
                top.set(p, j, a.get(self.source[p] as usize, j));
            }
            for &(to, from) in &self.moved[..self.count] {
                a.set(to as usize, j, a.get(from as usize, j));
            }
        }
    }
}
