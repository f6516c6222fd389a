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

/// Steps packed of one panel before the next panel's turn, when the elements of a step are adjacent: long
/// runs of adjacent lines from a few columns, instead of a line or two from each of many.
const STEPS: usize = 16;

/// Pack panels [from, to) of A (rows in panels of mr, the last one to whole vectors) at `dst`, the
/// start of panel 0.
///
/// # Safety
/// `dst` has room for all of A, and nothing else uses these panels.
pub(crate) unsafe fn pack_a<T: Scalar>(
    kr: &Kernels<T>,
    a: MatRef<T>,
    conj: bool,
    panels: (usize, usize),
    dst: *mut T,
) {
    // SAFETY: passed on.
    unsafe { pack_rows(kr, a, conj, panels, kr.mr, |rows| kr.pitch(rows), dst) }
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
    panels: (usize, usize),
    dst: *mut T,
) {
    // SAFETY: passed on.
    unsafe { pack_rows(kr, b.t(), conj, panels, kr.nr, |_| kr.nr, dst) }
}

/// Panels of `width` rows, each row's elements `pitch(rows of the panel)` apart.
///
/// # Safety
/// As for [`pack_a`].
unsafe fn pack_rows<T: Scalar>(
    kr: &Kernels<T>,
    a: MatRef<T>,
    conj: bool,
    (from, to): (usize, usize),
    width: usize,
    pitch: impl Fn(usize) -> usize,
    dst: *mut T,
) {
    let (m, k) = (a.rows(), a.cols());
    let steps = if a.rs() == 1 { STEPS } else { k.max(1) };
    for p in (0..k).step_by(steps) {
        for i in (from..to).map(|panel| panel * width) {
            let rows = width.min(m - i);
            let (src, steps) = (a.sub(i, p, rows, steps.min(k - p)), steps.min(k - p));
            let (pitch, src, rs, cs) = (pitch(rows), src.as_ptr(), a.rs(), a.cs());
            // SAFETY: src is a view of readable elements; room is the caller's promise.
            unsafe {
                let dst = dst.wrapping_add(i * k + p * pitch);
                (kr.pack)(rows, pitch, steps, src, rs, cs, conj, dst);
            }
        }
    }
}
