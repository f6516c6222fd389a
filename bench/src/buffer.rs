//! Memory for operands: page-aligned, zeroed, backed by huge pages where the kernel gives them, so
//! that all libraries meet the same memory whatever the allocator did before.

use crate::element::{C64, Element};
use std::ffi::c_void;

pub struct Buffer {
    base: *mut u8,
    len: usize,
}

impl Buffer {
    pub fn new(bytes: usize) -> Buffer {
        let len = bytes.max(1).next_multiple_of(1 << 12);
        let (protection, flags) =
            (libc::PROT_READ | libc::PROT_WRITE, libc::MAP_PRIVATE | libc::MAP_ANONYMOUS);
        // SAFETY: an anonymous mapping at an address of the kernel's choice.
        let base = unsafe { libc::mmap(std::ptr::null_mut(), len, protection, flags, -1, 0) };
        assert!(base != libc::MAP_FAILED, "no memory for {len} bytes");
        // SAFETY: the range has just been mapped; the advice may be ignored.
        unsafe { libc::madvise(base, len, libc::MADV_HUGEPAGE) };
        Buffer { base: base.cast(), len }
    }

    pub fn at(&self, offset: usize) -> *mut c_void {
        assert!(offset < self.len);
        // SAFETY: inside the mapping.
        unsafe { self.base.add(offset) }.cast()
    }

    /// Copies the first `bytes` of `from` to `offset`.
    pub fn copy_from(&self, offset: usize, from: &Buffer, bytes: usize) {
        assert!(offset + bytes <= self.len && bytes <= from.len);
        // SAFETY: both ranges lie inside their mappings, which are distinct.
        unsafe { std::ptr::copy_nonoverlapping(from.base, self.base.add(offset), bytes) };
    }
}

impl Drop for Buffer {
    fn drop(&mut self) {
        // SAFETY: the mapping made in `new`.
        unsafe { libc::munmap(self.base.cast(), self.len) };
    }
}

/// A column-major matrix without gaps, somewhere in a buffer; a vector has one column.
#[derive(Clone, Copy)]
pub struct Matrix<T> {
    pub base: *mut T,
    pub rows: usize,
    pub cols: usize,
}

impl<T: Element> Matrix<T> {
    pub fn bytes(rows: usize, cols: usize) -> usize {
        rows * cols * size_of::<T>()
    }

    pub fn of(buffer: &Buffer, rows: usize, cols: usize) -> Matrix<T> {
        assert!(Self::bytes(rows, cols) <= buffer.len);
        Matrix { base: buffer.base.cast(), rows, cols }
    }

    pub fn fill(&self, f: impl Fn(usize, usize) -> C64) {
        for j in 0..self.cols {
            for i in 0..self.rows {
                // SAFETY: i < rows and j < cols.
                unsafe { *self.base.add(j * self.rows + i) = T::make(f(i, j)) };
            }
        }
    }

    pub fn get(&self, i: usize, j: usize) -> C64 {
        debug_assert!(i < self.rows && j < self.cols);
        // SAFETY: the checks ask for entries inside the matrix only.
        unsafe { *self.base.add(j * self.rows + i) }.get()
    }
}
