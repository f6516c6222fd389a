//! BLAS level 1: operations on one or two vectors.
//!
//! A vector is cut into at most [`PARTIALS`] ranges whose borders depend on its length only; below
//! LEVEL1_PARALLEL bytes there is one. A range of adjacent elements is one call of a vector kernel
//! (`isa/vector`); other increments go through a small block on the stack. The results of ranges
//! are joined by halves, so sums have the same bits for any number of threads.

use super::pack::Shared;
use super::par::{Executor, Sequential};
use super::params::{LEVEL1_PARALLEL, LEVEL1_TASK, STACK_BLOCK};
use super::scalar::{Real, Scalar};
use super::vector::{VecMut, VecRef};
use core::mem::MaybeUninit;

pub mod asum;
pub mod axpy;
pub mod copy;
pub mod dot;
pub mod iamax;
pub mod iamin;
pub mod nrm2;
pub mod rot;
pub mod rotg;
pub mod rotmg;
pub mod scal;

/// Most ranges a vector is cut into.
const PARTIALS: usize = 64;

/// x from its first element on that is not NaN, and how many come before it; all of x if there is none.
pub fn past_nan<T: Scalar>(x: VecRef<T>) -> (usize, VecRef<T>) {
    let before = (0..x.len()).find(|&i| !x.get(i).abs1().is_nan()).unwrap_or(0);
    (before, x.sub(before, x.len() - before))
}

/// Elements of a small block of memory on the stack.
pub(super) struct Block(Aligned);

#[repr(align(64))]
struct Aligned([MaybeUninit<u8>; STACK_BLOCK]);

impl Block {
    #[inline(always)]
    pub fn new() -> Block {
        Block(Aligned([MaybeUninit::uninit(); STACK_BLOCK]))
    }
    /// How many elements fit.
    pub const fn room<T>() -> usize {
        STACK_BLOCK / size_of::<T>()
    }
    #[inline(always)]
    pub fn ptr<T>(&mut self) -> *mut T {
        const { assert!(align_of::<T>() <= 64) };
        self.0.0.as_mut_ptr().cast()
    }
    /// A pointer to adjacent elements of x: its own, or copies in this block.
    #[inline(always)]
    pub fn gather<T: Copy>(&mut self, x: VecRef<T>) -> *const T {
        if x.is_contiguous() {
            return x.as_ptr();
        }
        let p = self.ptr::<T>();
        for i in 0..x.len().min(Self::room::<T>()) {
            // SAFETY: within the block.
            unsafe { *p.wrapping_add(i) = x.get(i) };
        }
        p
    }
    /// As [`Block::gather`], to be written to and put back by [`scatter`].
    #[inline(always)]
    pub fn gather_mut<T: Copy>(&mut self, x: &mut VecMut<T>) -> *mut T {
        if x.is_contiguous() { x.as_mut_ptr() } else { self.gather(x.rb()).cast_mut() }
    }
}

/// Puts the copies of x's elements back, if they are copies.
///
/// # Safety
/// `p` is what [`Block::gather_mut`] returned for x.
#[inline(always)]
pub(super) unsafe fn scatter<T: Copy>(p: *const T, mut x: VecMut<T>) {
    if !x.is_contiguous() {
        for i in 0..x.len().min(Block::room::<T>()) {
            // SAFETY: the caller's promise.
            x.set(i, unsafe { *p.wrapping_add(i) });
        }
    }
}

/// Whether every operation on vectors of n elements stays on the caller's thread.
#[inline(always)]
pub fn is_short<T>(n: usize) -> bool {
    n < LEVEL1_PARALLEL / (4 * size_of::<T>())
}

/// The cut of n elements into ranges.
struct Cut {
    n: usize,
    each: usize,
    tasks: usize,
}

impl Cut {
    /// `bytes` are moved for each element.
    #[inline]
    fn new(n: usize, bytes: usize) -> Cut {
        if n < LEVEL1_PARALLEL / bytes {
            return Cut { n, each: n, tasks: 1 };
        }
        // Nearly equal ranges for most numbers of threads; borders are whole cache lines.
        let tasks = (n / (LEVEL1_TASK / bytes)).next_power_of_two().clamp(1, PARTIALS);
        let each = n.div_ceil(tasks).next_multiple_of(64);
        Cut { n, each, tasks: n.div_ceil(each) }
    }
    /// Start and length of a range.
    fn range(&self, task: usize) -> (usize, usize) {
        let from = task * self.each;
        (from, self.each.min(self.n - from))
    }
    /// The same elements as one range for each thread. Only for operations whose bits do not depend on the
    /// cut: those without sums.
    fn for_threads(self, width: usize) -> Cut {
        if self.tasks <= width {
            return self;
        }
        let each = self.n.div_ceil(width.max(1)).next_multiple_of(64);
        Cut { n: self.n, each, tasks: self.n.div_ceil(each) }
    }
    /// Calls f(start, length) for all elements, in ranges that depend on the number of threads.
    #[inline]
    fn run(self, par: &dyn Executor, f: impl Fn(usize, usize) + Sync) {
        if self.tasks == 1 {
            return f(0, self.n);
        }
        let cut = self.for_threads(par.width());
        par.run(cut.tasks, &|task, _| {
            let (from, len) = cut.range(task);
            f(from, len);
        });
    }
}

/// Joins f(start, length) of all ranges.
#[inline]
fn reduce<R: Copy + Send + Sync>(
    par: &dyn Executor,
    cut: Cut,
    f: impl Fn(usize, usize) -> R + Sync,
    join: impl Fn(R, R) -> R,
) -> R {
    if cut.tasks == 1 {
        return f(0, cut.n);
    }
    let mut parts = [const { MaybeUninit::<R>::uninit() }; PARTIALS];
    let out = Shared::new(parts.as_mut_ptr().cast::<R>());
    // Neighbouring ranges for one thread, so that it meets in the next call what its cache has of them.
    let threads = par.width().clamp(1, cut.tasks);
    par.run(threads, &|thread, _| {
        for task in thread * cut.tasks / threads..(thread + 1) * cut.tasks / threads {
            let (from, len) = cut.range(task);
            // SAFETY: one entry for each range, and there are at most PARTIALS.
            unsafe { *out.get().wrapping_add(task) = f(from, len) }
        }
    });
    let mut width = cut.tasks;
    while width > 1 {
        let half = width.div_ceil(2);
        for i in 0..width - half {
            // SAFETY: all entries below `tasks` have been written.
            unsafe {
                let (a, b) = (out.get().wrapping_add(i), out.get().wrapping_add(i + half));
                *a = join(*a, *b);
            }
        }
        width = half;
    }
    // SAFETY: as above.
    unsafe { *out.get() }
}

/// Joins f(n, elements) of the blocks of one range; one block if its elements are adjacent.
#[inline(always)]
fn blocks<T: Copy, R>(
    x: VecRef<T>,
    f: impl Fn(usize, *const T) -> R,
    join: impl Fn(R, usize, R) -> R,
) -> R {
    if x.is_contiguous() {
        return f(x.len(), x.as_ptr());
    }
    let mut block = Block::new();
    let room = Block::room::<T>();
    let mut from = room.min(x.len());
    let mut sum = f(from, block.gather(x.sub(0, from)));
    while from < x.len() {
        let len = room.min(x.len() - from);
        sum = join(sum, from, f(len, block.gather(x.sub(from, len))));
        from += len;
    }
    sum
}

/// Calls f(n, x, y) for the blocks of one range. A y of increment 0 is passed element by element, as
/// the loop that defines the operation would meet it.
#[inline(always)]
pub(super) fn pairs<T: Copy>(
    x: VecRef<T>,
    mut y: VecMut<T>,
    mut f: impl FnMut(usize, *const T, *mut T),
) {
    let n = y.len();
    if x.is_contiguous() && y.is_contiguous() {
        return f(n, x.as_ptr(), y.as_mut_ptr());
    }
    let (mut xs, mut ys) = (Block::new(), Block::new());
    let room = if y.inc() == 0 { 1 } else { Block::room::<T>() };
    let mut from = 0;
    while from < n {
        let len = room.min(n - from);
        let mut part = y.rb_mut().sub(from, len);
        let (px, py) = (xs.gather(x.sub(from, len)), ys.gather_mut(&mut part));
        f(len, px, py);
        // SAFETY: py was gathered from `part`.
        unsafe { scatter(py, part) };
        from += len;
    }
}

/// [`pairs`] when f writes to both.
#[inline(always)]
fn pairs_mut<T: Copy>(
    mut x: VecMut<T>,
    mut y: VecMut<T>,
    mut f: impl FnMut(usize, *mut T, *mut T),
) {
    let n = y.len();
    if x.is_contiguous() && y.is_contiguous() {
        return f(n, x.as_mut_ptr(), y.as_mut_ptr());
    }
    let (mut xs, mut ys) = (Block::new(), Block::new());
    let room = if x.inc() == 0 || y.inc() == 0 { 1 } else { Block::room::<T>() };
    let mut from = 0;
    while from < n {
        let len = room.min(n - from);
        let (mut xp, mut yp) = (x.rb_mut().sub(from, len), y.rb_mut().sub(from, len));
        let (px, py) = (xs.gather_mut(&mut xp), ys.gather_mut(&mut yp));
        f(len, px, py);
        // SAFETY: gathered from these.
        unsafe {
            scatter(px, xp);
            scatter(py, yp);
        }
        from += len;
    }
}

/// Who runs the ranges of an operation that writes to a vector of this increment: all elements of
/// increment 0 are one, and keep their order.
#[inline]
fn executor(par: &dyn Executor, inc: isize) -> &dyn Executor {
    if inc == 0 { &Sequential } else { par }
}
