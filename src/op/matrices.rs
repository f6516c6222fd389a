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
