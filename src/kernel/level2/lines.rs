//! One triangle of a square matrix, dense, packed or banded, as a set of lines of adjacent elements.
//!
//! The lines are the columns of a matrix M. Line j of a lower M begins at the diagonal, of an upper M
//! it ends there; a band cuts the other end. What BLAS stores by rows is M^T, so a routine takes M
//! and whether it is meant transposed.

use super::super::params::LEVEL2_TASKS;
use crate::kernel::scalar::Scalar;
use crate::kernel::trsm::Uplo;
use crate::kernel::vector::VecRef;
use core::marker::PhantomData;

#[derive(Clone, Copy)]
enum Storage {
    Dense {
        ld: isize,
    },
    Packed,
    /// k diagonals beside the main one.
    Band {
        k: usize,
        ld: isize,
    },
}

/// A triangle to be read.
#[derive(Clone, Copy)]
pub struct Lines<'a, T> {
    ptr: *mut T,
    n: usize,
    uplo: Uplo,
    storage: Storage,
    life: PhantomData<&'a T>,
}

/// A triangle to be written to.
pub struct LinesMut<'a, T> {
    lines: Lines<'a, T>,
    life: PhantomData<&'a mut T>,
}

// SAFETY: Lines is a shared borrow of its elements, so it moves between threads as &[T] does.
unsafe impl<T: Sync> Send for Lines<'_, T> {}
// SAFETY: as above.
unsafe impl<T: Sync> Sync for Lines<'_, T> {}
// SAFETY: LinesMut is a unique borrow of its elements, so it moves between threads as &mut [T] does.
unsafe impl<T: Send> Send for LinesMut<'_, T> {}
// SAFETY: writing through &LinesMut is unsafe, and whoever does it says why it is no race.
unsafe impl<T: Send + Sync> Sync for LinesMut<'_, T> {}

/// A line: the row of its first element, where that is, and how many there are.
#[derive(Clone, Copy)]
pub(super) struct Line<T> {
    pub first: usize,
    pub ptr: *mut T,
    pub len: usize,
}

impl<T> Line<T> {
    /// The row after the last.
    #[inline(always)]
    pub fn end(&self) -> usize {
        self.first + self.len
    }
    /// The element of a row.
    #[inline(always)]
    pub fn at(&self, row: usize) -> *mut T {
        self.ptr.wrapping_add(row - self.first)
    }
}

impl<'a, T: Scalar> Lines<'a, T> {
    /// Columns `ld` elements apart.
    ///
    /// # Safety
    /// The triangle's elements `ptr + i + j*ld` are readable for 'a.
    pub unsafe fn dense(uplo: Uplo, n: usize, ptr: *const T, ld: isize) -> Self {
        Lines { ptr: ptr.cast_mut(), n, uplo, storage: Storage::Dense { ld }, life: PhantomData }
    }
    /// Columns one after the other.
    ///
    /// # Safety
    /// n (n + 1) / 2 elements are readable for 'a.
    pub unsafe fn packed(uplo: Uplo, n: usize, ptr: *const T) -> Self {
        Lines { ptr: ptr.cast_mut(), n, uplo, storage: Storage::Packed, life: PhantomData }
    }
    /// Columns of k + 1 elements, `ld` apart; the diagonal is the first (lower) or last (upper).
    ///
    /// # Safety
    /// The elements of the band are readable for 'a.
    pub unsafe fn band(uplo: Uplo, n: usize, k: usize, ptr: *const T, ld: isize) -> Self {
        Lines { ptr: ptr.cast_mut(), n, uplo, storage: Storage::Band { k, ld }, life: PhantomData }
    }
    pub fn n(&self) -> usize {
        self.n
    }
    pub(super) fn is_lower(&self) -> bool {
        self.uplo == Uplo::Lower
    }
    /// Elements in line j.
    #[inline(always)]
    fn len(&self, j: usize) -> usize {
        let all = if self.is_lower() { self.n - j } else { j + 1 };
        match self.storage {
            Storage::Band { k, .. } => all.min(k.saturating_add(1)),
            _ => all,
        }
    }
    /// Line j.
    #[inline(always)]
    pub(super) fn line(&self, j: usize) -> Line<T> {
        let len = self.len(j);
        let first = if self.is_lower() { j } else { j + 1 - len };
        let start = match self.storage {
            Storage::Dense { ld } => (j as isize).wrapping_mul(ld).wrapping_add(first as isize),
            Storage::Packed if self.is_lower() => {
                (j * self.n - j * j.saturating_sub(1) / 2) as isize
            }
            Storage::Packed => (j * (j + 1) / 2) as isize,
            Storage::Band { k, ld } => {
                let skipped = if self.is_lower() { 0 } else { k - (len - 1) };
                (j as isize).wrapping_mul(ld).wrapping_add(skipped as isize)
            }
        };
        Line { first, ptr: self.ptr.wrapping_offset(start), len }
    }
    /// Line j's diagonal element.
    #[inline(always)]
    pub(super) fn diagonal(&self, j: usize) -> T {
        // SAFETY: an element of the triangle.
        unsafe { *self.line(j).at(j) }
    }
    /// The rows of line j without the diagonal: the first one and the elements.
    #[inline(always)]
    pub(super) fn off_diagonal(&self, j: usize) -> (usize, VecRef<'a, T>) {
        let line = self.line(j);
        let first = if self.is_lower() { j + 1 } else { line.first };
        // SAFETY: elements of the triangle.
        (first, unsafe {
            VecRef::from_raw(line.ptr.wrapping_add(first - line.first), line.len - 1, 1)
        })
    }
    /// The rows that the lines [from, to) have elements in.
    pub(super) fn rows(&self, from: usize, to: usize) -> (usize, usize) {
        if to == from {
            return (from, from);
        }
        if self.is_lower() { (from, self.line(to - 1).end()) } else { (self.line(from).first, to) }
    }
    /// How many elements there are.
    pub(super) fn elements(&self) -> usize {
        match self.storage {
            Storage::Band { k, .. } if k < self.n => self.n.saturating_mul(k + 1),
            _ => self.n.saturating_mul(self.n + 1) / 2,
        }
    }
    /// The lines [from, to) cut into `tasks` groups of about as many elements each: borders.
    pub(super) fn cut(&self, from: usize, to: usize, tasks: usize) -> [usize; LEVEL2_TASKS + 1] {
        let mut borders = [to; LEVEL2_TASKS + 1];
        borders[0] = from;
        let total: usize = (from..to).map(|j| self.len(j)).sum();
        let (mut met, mut next) = (0, 1);
        for j in from..to {
            // Groups begin at multiples of the lines in a pass.
            if next < tasks && (j - from).is_multiple_of(4) && met * tasks >= total * next {
                borders[next] = j;
                next += 1;
            }
            met += self.len(j);
        }
        borders
    }
}

impl<'a, T: Scalar> LinesMut<'a, T> {
    /// # Safety
    /// As the constructors of [`Lines`], with elements that may be written and that nothing else touches.
    pub unsafe fn new(lines: Lines<'a, T>) -> Self {
        LinesMut { lines, life: PhantomData }
    }
    pub fn n(&self) -> usize {
        self.lines.n
    }
    /// The lines, to be read or (through their pointers) written.
    pub(super) fn lines(&self) -> Lines<'_, T> {
        self.lines
    }
}
