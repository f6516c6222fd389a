//! Memory that begins at a cache line, in huge pages if it is large. A row that shares a line with its neighbour
//! would go back and forth between the cores that have them, and a step down a column of a large matrix would need a
//! new page each time.

use std::ops::{Deref, DerefMut};

const LINE: usize = 64;
const HUGE: usize = 2 << 20;

/// Elements with all bits zero at first, if `T::default()` is that.
#[derive(Debug)]
pub struct Aligned<T> {
    whole: Vec<T>,
    start: usize,
    length: usize,
}

impl<T: Copy + Default> Aligned<T> {
    pub fn new(length: usize) -> Aligned<T> {
        let bytes = length * size_of::<T>();
        let align = if bytes >= 2 * HUGE { HUGE } else { LINE };
        let whole = vec![T::default(); length + align / size_of::<T>()];
        let start = whole.as_ptr().align_offset(align);
        let mut new = Aligned { whole, start, length };
        if align == HUGE {
            let whole_pages = bytes / HUGE * HUGE;
            // SAFETY: advice about pages inside the vector; the kernel may ignore it.
            unsafe { libc::madvise(new.as_mut_ptr().cast(), whole_pages, libc::MADV_HUGEPAGE) };
        }
        new
    }
}

impl<T: Copy + Default> Clone for Aligned<T> {
    fn clone(&self) -> Aligned<T> {
        let mut new = Aligned::new(self.length);
        new.copy_from_slice(self);
        new
    }
}

impl<T> Deref for Aligned<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.whole[self.start..self.start + self.length]
    }
}

impl<T> DerefMut for Aligned<T> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.whole[self.start..self.start + self.length]
    }
}
