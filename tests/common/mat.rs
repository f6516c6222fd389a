//! A matrix inside a larger buffer whose other elements hold a guard NaN that must not change.

use super::wide::{Element, WideMat};
use lucho::kernel::view::{MatMut, MatRef};

/// How a matrix lies in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// Column-major, leading dimension = rows.
    Dense,
    /// Column-major with a gap of 3 below each column.
    Gap,
    /// Row-major with a gap of 2 behind each row.
    Row,
    /// Neither stride is 1.
    General,
    /// Both strides negative.
    Reversed,
    /// Column-major, columns whole pages apart.
    Pages,
}

pub const LAYOUTS: [Layout; 5] =
    [Layout::Dense, Layout::Gap, Layout::Row, Layout::General, Layout::Reversed];

#[derive(Clone)]
pub struct Mat<T> {
    buf: Vec<T>,
    origin: usize,
    pub rows: usize,
    pub cols: usize,
    rs: isize,
    cs: isize,
}

/// Guard elements before and behind.
const MARGIN: usize = 24;

impl<T: Element> Mat<T> {
    pub fn new(rows: usize, cols: usize, layout: Layout, f: impl FnMut(usize, usize) -> T) -> Self {
        Self::offset(rows, cols, layout, 0, f)
    }
    /// As `new`, but `shift` elements further into the buffer.
    pub fn offset(
        rows: usize,
        cols: usize,
        layout: Layout,
        shift: usize,
        mut f: impl FnMut(usize, usize) -> T,
    ) -> Self {
        let mut mat = Self::guards(rows, cols, layout, shift);
        for j in 0..cols {
            for i in 0..rows {
                let v = f(i, j);
                mat.set(i, j, v);
            }
        }
        mat
    }
    /// Guards only, also where the elements are.
    fn guards(rows: usize, cols: usize, layout: Layout, shift: usize) -> Self {
        let (m, n) = (rows as isize, cols as isize);
        let (rs, cs) = match layout {
            Layout::Dense => (1, m.max(1)),
            Layout::Gap => (1, m + 3),
            Layout::Row => (n + 2, 1),
            Layout::General => (2, 2 * m + 3),
            Layout::Reversed => (-1, -(m + 2)),
            Layout::Pages => (1, rows.max(1).next_multiple_of(4096 / size_of::<T>()) as isize),
        };
        let extent =
            |count: usize, stride: isize| (count.saturating_sub(1)) * stride.unsigned_abs();
        let span = if rows == 0 || cols == 0 { 0 } else { extent(rows, rs) + extent(cols, cs) + 1 };
        let mut origin = MARGIN + shift;
        if layout == Layout::Reversed && span > 0 {
            origin += span - 1;
        }
        let buf = vec![T::guard(); span + 2 * MARGIN + shift];
        Mat { buf, origin, rows, cols, rs, cs }
    }
    fn index(&self, i: usize, j: usize) -> usize {
        (self.origin as isize + i as isize * self.rs + j as isize * self.cs) as usize
    }
    pub fn get(&self, i: usize, j: usize) -> T {
        self.buf[self.index(i, j)]
    }
    pub fn set(&mut self, i: usize, j: usize, v: T) {
        let k = self.index(i, j);
        self.buf[k] = v;
    }
    pub fn view(&self) -> MatRef<'_, T> {
        // SAFETY: the buffer spans all elements of this shape and these strides.
        unsafe {
            let ptr = self.buf.as_ptr().add(self.origin);
            MatRef::from_raw(ptr, self.rows, self.cols, self.rs, self.cs)
        }
    }
    pub fn view_mut(&mut self) -> MatMut<'_, T> {
        // SAFETY: as in `view`; strides of a layout never let two elements coincide.
        unsafe {
            let ptr = self.buf.as_mut_ptr().add(self.origin);
            MatMut::from_raw(ptr, self.rows, self.cols, self.rs, self.cs)
        }
    }
    pub fn strides(&self) -> (isize, isize) {
        (self.rs, self.cs)
    }
    pub fn as_mut_ptr(&mut self) -> *mut T {
        self.buf.as_mut_ptr().wrapping_add(self.origin)
    }
    pub fn wide(&self) -> WideMat<T::Wide> {
        WideMat::from_fn(self.rows, self.cols, |i, j| self.get(i, j).wide())
    }
    /// Same elements in another layout.
    pub fn to_layout(&self, layout: Layout) -> Self {
        Self::new(self.rows, self.cols, layout, |i, j| self.get(i, j))
    }
    /// The bits of all elements, by columns.
    pub fn bits(&self) -> Vec<(u64, u64)> {
        let element = |k: usize| self.get(k % self.rows, k / self.rows).bits();
        (0..self.rows * self.cols).map(element).collect()
    }
    /// Every element of the buffer outside the matrix, and inside where `kept` says so, has the bits it
    /// had in `before`.
    pub fn untouched(&self, before: &Self, kept: impl Fn(usize, usize) -> bool) -> bool {
        let mut free = vec![false; self.buf.len()];
        for j in 0..self.cols {
            for i in 0..self.rows {
                free[self.index(i, j)] = !kept(i, j);
            }
        }
        self.same_except(before, &free)
    }
    fn same_except(&self, before: &Self, free: &[bool]) -> bool {
        let same = |k: usize| self.buf[k].bits() == before.buf[k].bits();
        (0..self.buf.len()).all(|k| free[k] || same(k))
    }
    /// A copy with the guard NaN wherever `hidden` says so.
    pub fn hide(&self, hidden: impl Fn(usize, usize) -> bool) -> Self {
        let mut m = self.clone();
        for j in 0..self.cols {
            for i in 0..self.rows {
                if hidden(i, j) {
                    m.set(i, j, T::guard());
                }
            }
        }
        m
    }
}
