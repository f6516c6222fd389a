//! Where the matrices of a strided tensor lie: two batch axes, rows and columns, each with its stride.
//!
//! Made from a caller's numbers, so everything is checked once, here: that all offsets fit the
//! address space, that elements are aligned, and on request that no two of them coincide.

use crate::kernel::batched::Batch;
use crate::kernel::par::Ctx;
pub use crate::kernel::scalar::Scalar;
use core::num::NonZeroUsize;

/// An axis of a tensor: how many, and how many elements apart (never negative).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Axis {
    pub len: usize,
    pub stride: usize,
}

impl Axis {
    /// An axis that is not there.
    pub const NONE: Axis = Axis { len: 1, stride: 0 };
}

/// How two sets of matrices of one shape lie to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// The same elements in the same places.
    Same,
    /// No element in common.
    Apart,
    /// Neither can be ruled in.
    Tangled,
}

/// A batch of matrices in memory. Axes are outer batch, inner batch, rows, columns.
#[derive(Clone, Copy, Debug)]
pub struct Matrices<T> {
    start: *mut T,
    axes: [Axis; 4],
    /// Elements from the first to the last one, both included.
    extent: usize,
}

// SAFETY: a description of addresses; what is done with them is promised where a Batch is made.
unsafe impl<T: Send> Send for Matrices<T> {}
// SAFETY: as above.
unsafe impl<T: Sync> Sync for Matrices<T> {}

impl<T: Copy> Matrices<T> {
    /// None if the start is null or misaligned or the offsets exceed the address space.
    pub fn new(start: *mut T, axes: [Axis; 4]) -> Option<Self> {
        let mut last = 0usize;
        for axis in axes {
            last = last.checked_add(axis.len.checked_sub(1)?.checked_mul(axis.stride)?)?;
        }
        let extent = last.checked_add(1)?;
        let bytes = extent.checked_mul(size_of::<T>()).filter(|&b| b <= isize::MAX as usize)?;
        start.addr().checked_add(bytes)?;
        // A stride that is never used must not take part in offsets either.
        let axes = axes.map(|a| if a.len == 1 { Axis::NONE } else { a });
        (!start.is_null() && start.is_aligned()).then_some(Matrices { start, axes, extent })
    }

    /// Number of matrices.
    pub fn count(&self) -> usize {
        self.axes[0].len.saturating_mul(self.axes[1].len)
    }
    /// Rows of each.
    pub fn rows(&self) -> usize {
        self.axes[2].len
    }
    /// Columns of each.
    pub fn cols(&self) -> usize {
        self.axes[3].len
    }
    /// Number of elements, which strides of 0 may make larger than the memory they lie in.
    pub fn elements(&self) -> Option<usize> {
        self.axes.iter().try_fold(1usize, |n, a| n.checked_mul(a.len))
    }

    /// Whether it is certain that no two elements coincide. Exact for two axes or fewer; with more,
    /// an arrangement is accepted if each axis steps over all that the axes of smaller strides span.
    pub fn is_free_of_overlap(&self) -> bool {
        let mut axes = self.axes;
        axes.sort_unstable_by_key(|a| a.stride);
        let used: &[Axis] = &axes[axes.iter().take_while(|a| a.len == 1).count()..];
        if let [a, b] = used {
            // i a.stride = j b.stride has its smallest solution at i = b.stride / gcd.
            let g = gcd(a.stride, b.stride);
            return a.stride > 0 && (b.stride / g >= a.len || a.stride / g >= b.len);
        }
        let mut span = 0usize;
        used.iter().all(|a| {
            let clear = a.stride > span;
            span = a.stride.saturating_mul(a.len.saturating_sub(1)).saturating_add(span);
            clear
        })
    }

    /// How this lies to `other`, which has the same shape.
    pub fn relation(&self, other: &Self) -> Relation {
        // `new` has checked that this does not wrap.
        let bytes = |m: &Self| m.start.addr()..m.start.wrapping_add(m.extent).addr();
        let (a, b) = (bytes(self), bytes(other));
        if self.start == other.start && self.axes == other.axes {
            Relation::Same
        } else if a.end <= b.start || b.end <= a.start {
            Relation::Apart
        } else {
            Relation::Tangled
        }
    }

    /// Matrices of the same shape without gaps in other memory, rows contiguous; the elements may be of another type.
    pub fn packed_at<U: Copy>(&self, start: *mut U) -> Option<Matrices<U>> {
        let mut axes = self.axes;
        let mut stride = 1usize;
        for axis in axes.iter_mut().rev() {
            axis.stride = stride;
            stride = stride.checked_mul(axis.len)?;
        }
        Matrices::new(start, axes)
    }

    /// The kernels' view of it.
    ///
    /// # Safety
    /// As for [`Batch::strided`]. Strides fit an isize because the extent does.
    pub unsafe fn batch(&self) -> Batch<T> {
        let [outer, inner, row, col] = self.axes;
        let step = |a: Axis| (a.len, a.stride as isize);
        // SAFETY: the caller's promise.
        unsafe {
            Batch::grid(
                self.start,
                step(outer),
                step(inner),
                (row.len, col.len),
                (row.stride as isize, col.stride as isize),
            )
        }
    }
}

/// Elements that make a task worth its dispatch.
const TASK: usize = 1 << 16;

/// Calls `f(ctx, i)` for every matrix of a batch, where the work is about one step for each of its
/// `elements`: several small ones to a task, large ones one after the other by all threads.
pub fn for_each(ctx: &Ctx, count: usize, elements: usize, f: &(dyn Fn(&Ctx, usize) + Sync)) {
    let members = TASK.checked_div(elements).unwrap_or(TASK);
    if members == 0 || count <= members {
        for i in 0..count {
            f(ctx, i);
        }
        return;
    }
    ctx.par.run(count.div_ceil(members), &|task, slot| {
        let ctx = ctx.sequential(slot);
        let first = task.saturating_mul(members);
        for i in first..count.min(first.saturating_add(members)) {
            f(&ctx, i);
        }
    });
}

fn gcd(a: usize, b: usize) -> NonZeroUsize {
    match NonZeroUsize::new(b) {
        None => NonZeroUsize::new(a).unwrap_or(NonZeroUsize::MIN),
        Some(b) => gcd(b.get(), a % b),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn matrices(memory: &mut [f32], axes: [(usize, usize); 4]) -> Option<Matrices<f32>> {
        Matrices::new(memory.as_mut_ptr(), axes.map(|(len, stride)| Axis { len, stride }))
    }

    /// Every offset, to compare with what was decided from the strides.
    fn coincide(axes: [(usize, usize); 4]) -> bool {
        let mut offsets = vec![0usize];
        for (len, stride) in axes {
            offsets = offsets.iter().flat_map(|o| (0..len).map(move |i| o + i * stride)).collect();
        }
        let all = offsets.len();
        offsets.sort_unstable();
        offsets.dedup();
        offsets.len() < all
    }

    #[test]
    fn overlap_is_exact_for_two_axes() {
        let mut memory = [0.0; 1];
        for (m, s, n, t) in (0..2401).map(|x| (x % 7 + 1, x / 7 % 7, x / 49 % 7 + 1, x / 343)) {
            let axes = [(1, 5), (1, 0), (m, s), (n, t)];
            let free = matrices(&mut memory, axes).map(|x| x.is_free_of_overlap());
            assert_eq!(free, Some(!coincide(axes)), "{axes:?}");
        }
    }

    #[test]
    fn overlap_is_safe_for_more_axes() {
        let mut memory = [0.0; 1];
        let mut accepted = 0;
        for x in 0..4096usize {
            let s = |k: usize| x >> (3 * k) & 7;
            let axes = [(2, s(0)), (3, s(1)), (2, s(2)), (2, s(3))];
            let free = matrices(&mut memory, axes).is_some_and(|x| x.is_free_of_overlap());
            assert!(!(free && coincide(axes)), "{axes:?}");
            accepted += usize::from(free);
        }
        assert_eq!(accepted, 0, "four nested axes of these lengths need a stride of 8 or more");
        for axes in [
            [(2, 60), (3, 20), (4, 5), (5, 1)],
            [(3, 1), (2, 3), (4, 6), (5, 24)],
            [(2, 100), (3, 30), (4, 7), (5, 1)],
        ] {
            assert!(matrices(&mut memory, axes).is_some_and(|x| x.is_free_of_overlap()));
        }
    }

    #[test]
    fn relations() {
        let mut memory = [0.0; 100];
        let (low, high) = memory.split_at_mut(50);
        let a = matrices(low, [(1, 0), (2, 12), (3, 4), (4, 1)]).unwrap();
        let same = matrices(low, [(1, 99), (2, 12), (3, 4), (4, 1)]).unwrap();
        let turned = matrices(low, [(1, 0), (2, 12), (3, 1), (4, 3)]).unwrap();
        let shifted = matrices(&mut low[23..], [(1, 0), (2, 12), (3, 4), (4, 1)]).unwrap();
        let next = matrices(&mut low[24..], [(1, 0), (2, 12), (3, 4), (4, 1)]).unwrap();
        let other = matrices(high, [(1, 0), (2, 12), (3, 4), (4, 1)]).unwrap();
        assert_eq!(a.relation(&same), Relation::Same);
        assert_eq!(a.relation(&turned), Relation::Tangled);
        assert_eq!(a.relation(&shifted), Relation::Tangled);
        assert_eq!(a.relation(&next), Relation::Apart);
        assert_eq!(other.relation(&a), Relation::Apart);
    }

    #[test]
    fn sizes_that_exceed_the_address_space_are_refused() {
        let mut memory = [0.0; 4];
        let huge = 1usize << 40;
        assert!(matrices(&mut memory, [(huge, huge), (1, 0), (2, 2), (2, 1)]).is_none());
        assert!(matrices(&mut memory, [(1, 0), (1, 0), (huge, 1 << 22), (2, 1)]).is_none());
        assert!(matrices(&mut memory, [(1, 0), (1, 0), (0, 2), (2, 1)]).is_none());
        let odd = memory.as_mut_ptr().cast::<u8>().wrapping_add(1).cast::<f32>();
        assert!(Matrices::new(odd, [Axis::NONE; 4]).is_none());
        assert!(Matrices::<f32>::new(core::ptr::null_mut(), [Axis::NONE; 4]).is_none());
    }
}
