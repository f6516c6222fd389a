//! Dense matrices in device memory, and batches of them.

use super::Array;
use crate::kernel::view::{MatMut, MatRef};

/// A matrix, or several of the same shape.
pub struct Matrices<T> {
    pub rows: usize,
    pub cols: usize,
    /// Elements from one row, or column, to the next.
    pub ld: usize,
    pub by_rows: bool,
    /// Elements from one matrix to the next.
    pub stride: usize,
    /// All of them, as [`Matrices::extent`] says.
    pub elements: Array<T>,
}

impl<T> Clone for Matrices<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Matrices<T> {}

impl<T> Matrices<T> {
    /// Elements from the first to the last one of the last matrix; none if that is more than an object has.
    pub fn extent(
        rows: usize,
        cols: usize,
        ld: usize,
        by_rows: bool,
        batch: usize,
        stride: usize,
    ) -> Option<usize> {
        let (lines, each) = if by_rows { (rows, cols) } else { (cols, rows) };
        if lines == 0 || each == 0 || batch == 0 {
            return Some(0);
        }
        let before = stride.checked_mul(batch.checked_sub(1)?)?;
        let one = ld.checked_mul(lines.checked_sub(1)?)?.checked_add(each)?;
        before.checked_add(one).filter(|&n| n.saturating_mul(size_of::<T>()) <= isize::MAX as usize)
    }

    /// Distances from row to row and from column to column.
    fn distances(&self) -> (isize, isize) {
        let ld = self.ld as isize;
        if self.by_rows { (ld, 1) } else { (1, ld) }
    }

    /// The matrix `at` of the batch.
    ///
    /// # Safety
    /// There are so many, and they can be read and are not written for 'a.
    pub unsafe fn view<'a>(&self, at: usize) -> MatRef<'a, T> {
        let start = self.elements.start().wrapping_add(at.wrapping_mul(self.stride));
        let (rs, cs) = self.distances();
        // SAFETY: the caller's promise.
        unsafe { MatRef::from_raw(start, self.rows, self.cols, rs, cs) }
    }

    /// The matrix `at` of the batch.
    ///
    /// # Safety
    /// There are so many, and they are used by nothing else for 'a.
    pub unsafe fn view_mut<'a>(&self, at: usize) -> MatMut<'a, T> {
        let start = self.elements.start().cast_mut().wrapping_add(at.wrapping_mul(self.stride));
        let (rs, cs) = self.distances();
        // SAFETY: the caller's promise.
        unsafe { MatMut::from_raw(start, self.rows, self.cols, rs, cs) }
    }

    /// Bytes of one matrix.
    pub fn bytes(&self) -> usize {
        self.rows.saturating_mul(self.cols).saturating_mul(size_of::<T>())
    }
}
