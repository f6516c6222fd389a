//! Matrix views: a pointer, a shape and two strides (in elements, either may be negative).
//!
//! Transposition, row-major storage, upper against lower triangles and sub-blocks are all changes of
//! these five numbers, so an algorithm is written once, for one variant. `MatMut` values made by the
//! split methods never overlap; that, and the promise made to `from_raw`, is what the unchecked
//! element accesses rest on.

use core::marker::PhantomData;

/// A read-only view of an m x n matrix.
#[derive(Debug)]
pub struct MatRef<'a, T> {
    ptr: *const T,
    rows: usize,
    cols: usize,
    rs: isize,
    cs: isize,
    life: PhantomData<&'a T>,
}

/// A view of an m x n matrix that may be written through.
#[derive(Debug)]
pub struct MatMut<'a, T> {
    ptr: *mut T,
    rows: usize,
    cols: usize,
    rs: isize,
    cs: isize,
    life: PhantomData<&'a mut T>,
}

// SAFETY: a MatRef is a shared borrow of its elements, so it moves between threads as &[T] does.
unsafe impl<T: Sync> Send for MatRef<'_, T> {}
// SAFETY: as above.
unsafe impl<T: Sync> Sync for MatRef<'_, T> {}
// SAFETY: a MatMut is a unique borrow of its elements, so it moves between threads as &mut [T] does.
unsafe impl<T: Send> Send for MatMut<'_, T> {}
// SAFETY: through &MatMut elements can only be read.
unsafe impl<T: Sync> Sync for MatMut<'_, T> {}

impl<T> Clone for MatRef<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for MatRef<'_, T> {}

#[inline(always)]
fn offset(i: usize, j: usize, rs: isize, cs: isize) -> isize {
    (i as isize).wrapping_mul(rs).wrapping_add((j as isize).wrapping_mul(cs))
}

macro_rules! shape_methods {
    () => {
        /// Number of rows.
        #[inline(always)]
        pub fn rows(&self) -> usize {
            self.rows
        }
        /// Number of columns.
        #[inline(always)]
        pub fn cols(&self) -> usize {
            self.cols
        }
        /// Distance in elements from one row to the next.
        #[inline(always)]
        pub fn rs(&self) -> isize {
            self.rs
        }
        /// Distance in elements from one column to the next.
        #[inline(always)]
        pub fn cs(&self) -> isize {
            self.cs
        }
        /// No element at all.
        #[inline(always)]
        pub fn is_empty(&self) -> bool {
            self.rows == 0 || self.cols == 0
        }
        /// The element (i, j).
        #[inline(always)]
        pub fn get(&self, i: usize, j: usize) -> T
        where
            T: Copy,
        {
            debug_assert!(i < self.rows && j < self.cols);
            // SAFETY: the view's maker promised that every (i, j) inside its shape is readable.
            unsafe { *self.ptr.offset(offset(i, j, self.rs, self.cs)) }
        }
    };
}

impl<'a, T> MatRef<'a, T> {
    shape_methods!();

    /// # Safety
    /// Every element `ptr + i*rs + j*cs`, i < rows, j < cols, is readable for 'a and not written
    /// through anything else meanwhile.
    #[inline(always)]
    pub unsafe fn from_raw(ptr: *const T, rows: usize, cols: usize, rs: isize, cs: isize) -> Self {
        MatRef { ptr, rows, cols, rs, cs, life: PhantomData }
    }
    #[inline(always)]
    pub fn as_ptr(&self) -> *const T {
        self.ptr
    }
    /// The transpose (no conjugation).
    #[inline(always)]
    pub fn t(self) -> Self {
        MatRef { rows: self.cols, cols: self.rows, rs: self.cs, cs: self.rs, ..self }
    }
    /// The same rows, last one first.
    #[inline(always)]
    pub fn reverse_rows(self) -> Self {
        let last = self.rows.saturating_sub(1);
        let ptr = self.ptr.wrapping_offset(offset(last, 0, self.rs, self.cs));
        MatRef { ptr, rs: self.rs.wrapping_neg(), ..self }
    }
    /// The same columns, last one first.
    #[inline(always)]
    pub fn reverse_cols(self) -> Self {
        self.t().reverse_rows().t()
    }
    /// Rows and columns both last one first: an upper triangle becomes a lower one.
    #[inline(always)]
    pub fn reverse(self) -> Self {
        self.reverse_rows().reverse_cols()
    }
    /// The block of shape rows x cols whose first element is (i, j).
    #[inline(always)]
    pub fn sub(self, i: usize, j: usize, rows: usize, cols: usize) -> MatRef<'a, T> {
        debug_assert!(i + rows <= self.rows && j + cols <= self.cols);
        let ptr = self.ptr.wrapping_offset(offset(i, j, self.rs, self.cs));
        MatRef { ptr, rows, cols, ..self }
    }
}

impl<'a, T> MatMut<'a, T> {
    shape_methods!();

    /// # Safety
    /// Every element `ptr + i*rs + j*cs`, i < rows, j < cols, is readable and writable for 'a, no two
    /// of them coincide, and nothing else reads or writes them meanwhile.
    #[inline(always)]
    pub unsafe fn from_raw(ptr: *mut T, rows: usize, cols: usize, rs: isize, cs: isize) -> Self {
        MatMut { ptr, rows, cols, rs, cs, life: PhantomData }
    }
    #[inline(always)]
    pub fn as_ptr(&self) -> *const T {
        self.ptr
    }
    #[inline(always)]
    pub fn as_mut_ptr(&mut self) -> *mut T {
        self.ptr
    }
    /// A shared view of the same elements.
    #[inline(always)]
    pub fn rb(&self) -> MatRef<'_, T> {
        let &MatMut { ptr, rows, cols, rs, cs, .. } = self;
        MatRef { ptr, rows, cols, rs, cs, life: PhantomData }
    }
    /// A shorter unique borrow of the same elements.
    #[inline(always)]
    pub fn rb_mut(&mut self) -> MatMut<'_, T> {
        let &mut MatMut { ptr, rows, cols, rs, cs, .. } = self;
        MatMut { ptr, rows, cols, rs, cs, life: PhantomData }
    }
    /// The transpose (no conjugation).
    #[inline(always)]
    pub fn t(self) -> Self {
        MatMut { rows: self.cols, cols: self.rows, rs: self.cs, cs: self.rs, ..self }
    }
    /// The same rows, last one first.
    #[inline(always)]
    pub fn reverse_rows(self) -> Self {
        let last = self.rows.saturating_sub(1);
        let ptr = self.ptr.wrapping_offset(offset(last, 0, self.rs, self.cs));
        MatMut { ptr, rs: self.rs.wrapping_neg(), ..self }
    }
    /// The same columns, last one first.
    #[inline(always)]
    pub fn reverse_cols(self) -> Self {
        self.t().reverse_rows().t()
    }
    /// Rows and columns both last one first: an upper triangle becomes a lower one.
    #[inline(always)]
    pub fn reverse(self) -> Self {
        self.reverse_rows().reverse_cols()
    }
    /// The block of shape rows x cols whose first element is (i, j).
    #[inline(always)]
    pub fn sub(self, i: usize, j: usize, rows: usize, cols: usize) -> MatMut<'a, T> {
        debug_assert!(i + rows <= self.rows && j + cols <= self.cols);
        let ptr = self.ptr.wrapping_offset(offset(i, j, self.rs, self.cs));
        MatMut { ptr, rows, cols, ..self }
    }
    /// Rows [0, i) and [i, rows).
    #[inline(always)]
    pub fn split_rows(self, i: usize) -> (MatMut<'a, T>, MatMut<'a, T>) {
        debug_assert!(i <= self.rows);
        let ptr = self.ptr.wrapping_offset(offset(i, 0, self.rs, self.cs));
        let lower = MatMut { ptr, rows: self.rows - i, ..self };
        (MatMut { rows: i, ..self }, lower)
    }
    /// Columns [0, j) and [j, cols).
    #[inline(always)]
    pub fn split_cols(self, j: usize) -> (MatMut<'a, T>, MatMut<'a, T>) {
        let (left, right) = self.t().split_rows(j);
        (left.t(), right.t())
    }
    /// The four quadrants (A11, A12, A21, A22) with A11 of shape i x j.
    #[inline(always)]
    pub fn split_quad(self, i: usize, j: usize) -> [MatMut<'a, T>; 4] {
        let (top, bottom) = self.split_rows(i);
        let (a11, a12) = top.split_cols(j);
        let (a21, a22) = bottom.split_cols(j);
        [a11, a12, a21, a22]
    }
    /// Write the element (i, j).
    #[inline(always)]
    pub fn set(&mut self, i: usize, j: usize, value: T) {
        debug_assert!(i < self.rows && j < self.cols);
        // SAFETY: the view's maker promised that every (i, j) inside its shape is writable.
        unsafe { *self.ptr.offset(offset(i, j, self.rs, self.cs)) = value }
    }
    /// A second handle on the same elements, for tasks that write disjoint parts in parallel.
    ///
    /// # Safety
    /// The caller lets no two of the aliases touch the same element at the same time.
    #[inline(always)]
    pub unsafe fn alias(&self) -> MatMut<'a, T> {
        MatMut { life: PhantomData, ..*self }
    }
}
