//! Packed operands in scratch memory.

use super::isa::Kernels;
use super::par::Scratch;
use super::scalar::Scalar;
use super::view::MatRef;

/// A pointer that tasks share; whoever dereferences it says why that is no race.
pub(crate) struct Shared<T>(*mut T);

impl<T> Clone for Shared<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Shared<T> {}
// SAFETY: dereferencing is unsafe already; the pointer itself is only a number.
unsafe impl<T> Send for Shared<T> {}
// SAFETY: as above.
unsafe impl<T> Sync for Shared<T> {}

impl<T> Shared<T> {
    pub fn new(p: *mut T) -> Self {
        Shared(p)
    }
    /// The region at a byte offset of a slot's slab.
    pub fn region(scratch: &Scratch, slot: usize, offset: usize) -> Self {
        Shared(scratch.slot(slot).wrapping_add(offset).cast())
    }
    #[inline(always)]
    pub fn get(self) -> *mut T {
        self.0
    }
}

/// Pack panels [from, to) of A (rows in panels of mr, the last one to whole vectors) at `dst`, the
/// start of panel 0.
///
/// # Safety
/// `dst` has room for all of A, and nothing else uses these panels.
pub(crate) unsafe fn pack_a<T: Scalar>(
    kr: &Kernels<T>,
    a: MatRef<T>,
    conj: bool,
    (from, to): (usize, usize),
    dst: *mut T,
) {
    for panel in from..to {
        let i = panel * kr.mr;
        let rows = kr.mr.min(a.rows() - i);
        let src = a.sub(i, 0, rows, a.cols());
        let dst = dst.wrapping_add(i * a.cols());
        // SAFETY: src is a view of readable elements; room is the caller's promise.
        unsafe {
            (kr.pack)(rows, kr.pitch(rows), a.cols(), src.as_ptr(), a.rs(), a.cs(), conj, dst);
        }
    }
}

/// Pack panels [from, to) of B (columns in panels of nr, padded with zeros) at `dst`, the start of
/// panel 0.
///
/// # Safety
/// As for [`pack_a`].
pub(crate) unsafe fn pack_b<T: Scalar>(
    kr: &Kernels<T>,
    b: MatRef<T>,
    conj: bool,
    (from, to): (usize, usize),
    dst: *mut T,
) {
    for panel in from..to {
        let j = panel * kr.nr;
        let cols = kr.nr.min(b.cols() - j);
        let src = b.sub(0, j, b.rows(), cols);
        let dst = dst.wrapping_add(j * b.rows());
        // SAFETY: src is a view of readable elements; room is the caller's promise.
        unsafe {
            (kr.pack)(cols, kr.nr, b.rows(), src.as_ptr(), b.cs(), b.rs(), conj, dst);
        }
    }
}
