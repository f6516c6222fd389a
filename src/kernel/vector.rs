//! Vector views: a pointer to the first element in logical order, a length, and a distance in elements
//! that may be negative or zero.
//!
//! BLAS starts a vector of negative increment at its far end; [`VecRef::from_blas`] resolves that once,
//! so nothing else looks at signs. Views of one call may share elements where BLAS programs let them
//! (a zero increment, `x` and `y` the same vector): elements are only touched through raw pointers.

use super::view::{MatMut, MatRef};
use core::marker::PhantomData;

/// A read-only view of n elements.
#[derive(Debug)]
pub struct VecRef<'a, T> {
    ptr: *const T,
    n: usize,
    inc: isize,
    life: PhantomData<&'a T>,
}

/// A view of n elements that may be written through.
#[derive(Debug)]
pub struct VecMut<'a, T> {
    ptr: *mut T,
    n: usize,
    inc: isize,
    life: PhantomData<&'a mut T>,
}

// SAFETY: a VecRef is a shared borrow of its elements, so it moves between threads as &[T] does.
unsafe impl<T: Sync> Send for VecRef<'_, T> {}
// SAFETY: as above.
unsafe impl<T: Sync> Sync for VecRef<'_, T> {}
// SAFETY: a VecMut is a unique borrow of its elements, so it moves between threads as &mut [T] does.
unsafe impl<T: Send> Send for VecMut<'_, T> {}
// SAFETY: through &VecMut elements can only be read.
unsafe impl<T: Sync> Sync for VecMut<'_, T> {}

impl<T> Clone for VecRef<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for VecRef<'_, T> {}

#[inline(always)]
fn offset(i: usize, inc: isize) -> isize {
    (i as isize).wrapping_mul(inc)
}

/// Where logical element 0 lies, from the address BLAS is given.
#[inline(always)]
fn start(n: usize, inc: isize) -> isize {
    if inc < 0 { offset(n.saturating_sub(1), inc.wrapping_neg()) } else { 0 }
}

macro_rules! vector_methods {
    () => {
        /// Number of elements.
        #[inline(always)]
        pub fn len(&self) -> usize {
            self.n
        }
        /// No element at all.
        #[inline(always)]
        pub fn is_empty(&self) -> bool {
            self.n == 0
        }
        /// Distance in elements from one to the next.
        #[inline(always)]
        pub fn inc(&self) -> isize {
            self.inc
        }
        /// Whether the elements lie side by side in ascending order.
        #[inline(always)]
        pub fn is_contiguous(&self) -> bool {
            self.inc == 1 || self.n == 1
        }
        /// The element i.
        #[inline(always)]
        pub fn get(&self, i: usize) -> T
        where
            T: Copy,
        {
            debug_assert!(i < self.n);
            // SAFETY: the view's maker promised that every i < n is readable.
            unsafe { *self.ptr.offset(offset(i, self.inc)) }
        }
    };
}

impl<'a, T> VecRef<'a, T> {
    vector_methods!();

    /// # Safety
    /// Every element `ptr + i*inc`, i < n, is readable for 'a.
    #[inline(always)]
    pub unsafe fn from_raw(ptr: *const T, n: usize, inc: isize) -> Self {
        VecRef { ptr, n, inc, life: PhantomData }
    }
    /// The vector that BLAS calls (n, ptr, inc).
    ///
    /// # Safety
    /// The |inc| * (n - 1) + 1 elements at `ptr` are readable for 'a.
    #[inline(always)]
    pub unsafe fn from_blas(ptr: *const T, n: usize, inc: isize) -> Self {
        VecRef { ptr: ptr.wrapping_offset(start(n, inc)), n, inc, life: PhantomData }
    }
    /// Column j of a matrix.
    #[inline(always)]
    pub fn column(a: MatRef<'a, T>, j: usize) -> Self {
        let rows = a.rows();
        let a = a.sub(0, j, rows, 1);
        VecRef { ptr: a.as_ptr(), n: rows, inc: a.rs(), life: PhantomData }
    }
    #[inline(always)]
    pub fn as_ptr(&self) -> *const T {
        self.ptr
    }
    /// The same elements, last one first.
    #[inline(always)]
    pub fn reverse(self) -> Self {
        let ptr = self.ptr.wrapping_offset(offset(self.n.saturating_sub(1), self.inc));
        VecRef { ptr, inc: self.inc.wrapping_neg(), ..self }
    }
    /// The n elements from i on.
    #[inline(always)]
    pub fn sub(self, i: usize, n: usize) -> Self {
        debug_assert!(i + n <= self.n);
        VecRef { ptr: self.ptr.wrapping_offset(offset(i, self.inc)), n, ..self }
    }
}

impl<'a, T> VecMut<'a, T> {
    vector_methods!();

    /// # Safety
    /// Every element `ptr + i*inc`, i < n, is readable and writable for 'a.
    #[inline(always)]
    pub unsafe fn from_raw(ptr: *mut T, n: usize, inc: isize) -> Self {
        VecMut { ptr, n, inc, life: PhantomData }
    }
    /// The vector that BLAS calls (n, ptr, inc).
    ///
    /// # Safety
    /// The |inc| * (n - 1) + 1 elements at `ptr` are readable and writable for 'a.
    #[inline(always)]
    pub unsafe fn from_blas(ptr: *mut T, n: usize, inc: isize) -> Self {
        VecMut { ptr: ptr.wrapping_offset(start(n, inc)), n, inc, life: PhantomData }
    }
    /// Column j of a matrix.
    #[inline(always)]
    pub fn column(a: MatMut<'a, T>, j: usize) -> Self {
        let rows = a.rows();
        let mut a = a.sub(0, j, rows, 1);
        VecMut { ptr: a.as_mut_ptr(), n: rows, inc: a.rs(), life: PhantomData }
    }
    #[inline(always)]
    pub fn as_mut_ptr(&mut self) -> *mut T {
        self.ptr
    }
    /// A shared view of the same elements.
    #[inline(always)]
    pub fn rb(&self) -> VecRef<'_, T> {
        VecRef { ptr: self.ptr, n: self.n, inc: self.inc, life: PhantomData }
    }
    /// A shared view for as long as this one was to live.
    #[inline(always)]
    pub fn into_ref(self) -> VecRef<'a, T> {
        VecRef { ptr: self.ptr, n: self.n, inc: self.inc, life: PhantomData }
    }
    /// A shorter unique borrow of the same elements.
    #[inline(always)]
    pub fn rb_mut(&mut self) -> VecMut<'_, T> {
        VecMut { ptr: self.ptr, n: self.n, inc: self.inc, life: PhantomData }
    }
    /// The same elements, last one first.
    #[inline(always)]
    pub fn reverse(self) -> Self {
        let ptr = self.ptr.wrapping_offset(offset(self.n.saturating_sub(1), self.inc));
        VecMut { ptr, inc: self.inc.wrapping_neg(), ..self }
    }
    /// The n elements from i on.
    #[inline(always)]
    pub fn sub(self, i: usize, n: usize) -> Self {
        debug_assert!(i + n <= self.n);
        VecMut { ptr: self.ptr.wrapping_offset(offset(i, self.inc)), n, ..self }
    }
    /// Elements [0, i) and [i, n).
    #[inline(always)]
    pub fn split(self, i: usize) -> (VecMut<'a, T>, VecMut<'a, T>) {
        debug_assert!(i <= self.n);
        let ptr = self.ptr.wrapping_offset(offset(i, self.inc));
        (VecMut { n: i, ..self }, VecMut { ptr, n: self.n - i, ..self })
    }
    /// Write the element i.
    #[inline(always)]
    pub fn set(&mut self, i: usize, value: T) {
        debug_assert!(i < self.n);
        // SAFETY: the view's maker promised that every i < n is writable.
        unsafe { *self.ptr.offset(offset(i, self.inc)) = value }
    }
    /// A second handle on the same elements, for tasks that write disjoint parts in parallel.
    ///
    /// # Safety
    /// The caller lets no two of the aliases touch the same element at the same time.
    #[inline(always)]
    pub unsafe fn alias(&self) -> VecMut<'a, T> {
        VecMut { life: PhantomData, ..*self }
    }
}
