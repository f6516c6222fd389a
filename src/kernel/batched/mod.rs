//! Many independent matrices of one shape: where they lie, and who works on which.
//!
//! A member's result does not depend on its neighbours: each one is a plain call of the kernel that
//! serves a single matrix, with the same arguments, and kernels give the same bits for any number of
//! threads. What is decided here is only the order of work (see [`each`]). Very small matrices are
//! factored in groups with one vector lane for each (`interleaved`), which gives the same bits too.

mod cholesky;
mod interleaved;
mod lu;

pub use cholesky::{potrf, potrf_into, potrf_is_small, potri, potrs};
pub use lu::{getrf, getrf_is_small, getrf_work, getri, getrs, matinv, matinv_work};

use super::isa::simd::MOST_LANES;
use super::par::Ctx;
use super::scalar::Scalar;
use super::view::{MatMut, MatRef};
use core::mem::MaybeUninit;
use core::ops::Range;

/// The one of four numbers, for f32, f64, complex<f32> and complex<f64>, that is for T.
fn by_type<T: Scalar>(numbers: [usize; 4]) -> usize {
    numbers[2 * usize::from(T::IS_COMPLEX) + usize::from(size_of::<T::Real>() > 4)]
}

/// Where the members of a batch start.
#[derive(Debug)]
enum Base<T> {
    /// `inner` members at distance `step`, then the next such group at distance `outer_step`.
    Strided { ptr: *mut T, step: isize, inner: usize, outer_step: isize },
    /// An array of pointers, read when a member is used.
    Pointers(*const *mut T),
}

/// `count` matrices of one shape and one pair of strides.
#[derive(Debug)]
pub struct Batch<T> {
    base: Base<T>,
    count: usize,
    rows: usize,
    cols: usize,
    rs: isize,
    cs: isize,
}

impl<T> Clone for Base<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Base<T> {}
impl<T> Clone for Batch<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Batch<T> {}

// SAFETY: a Batch is a set of addresses; who made it promised that its elements may be reached for as
// long as it is used, from whichever thread uses it.
unsafe impl<T: Send> Send for Batch<T> {}
// SAFETY: as above; members are handed out as views only by unsafe methods.
unsafe impl<T: Sync> Sync for Batch<T> {}

impl<T> Batch<T> {
    /// Matrices at `ptr + i * step`.
    ///
    /// # Safety
    /// As long as the value (or a copy) is used, every element of every member is readable; if members
    /// are written (see each driver), they are also writable, overlap nowhere and nothing else touches
    /// them.
    pub unsafe fn strided(
        ptr: *mut T,
        step: isize,
        count: usize,
        (rows, cols): (usize, usize),
        (rs, cs): (isize, isize),
    ) -> Self {
        let base = Base::Strided { ptr, step, inner: count.max(1), outer_step: 0 };
        Batch { base, count, rows, cols, rs, cs }
    }
    /// Two batch dimensions: member i is at `ptr + (i / inner) * outer_step + (i % inner) * step`.
    ///
    /// # Safety
    /// As for [`Batch::strided`].
    pub unsafe fn grid(
        ptr: *mut T,
        (outer, outer_step): (usize, isize),
        (inner, step): (usize, isize),
        (rows, cols): (usize, usize),
        (rs, cs): (isize, isize),
    ) -> Self {
        let base = Base::Strided { ptr, step, inner: inner.max(1), outer_step };
        Batch { base, count: outer * inner, rows, cols, rs, cs }
    }
    /// Matrices at `array[i]`. The array itself is read when the driver runs, not here. For an array of
    /// pointers to constant elements cast it and use the batch where it is only read.
    ///
    /// # Safety
    /// As for [`Batch::strided`], and the array is readable.
    pub unsafe fn pointers(
        array: *const *mut T,
        count: usize,
        (rows, cols): (usize, usize),
        (rs, cs): (isize, isize),
    ) -> Self {
        Batch { base: Base::Pointers(array), count, rows, cols, rs, cs }
    }
    /// Number of members.
    pub fn count(&self) -> usize {
        self.count
    }
    /// Rows of each member.
    pub fn rows(&self) -> usize {
        self.rows
    }
    /// Columns of each member.
    pub fn cols(&self) -> usize {
        self.cols
    }
    fn start(&self, i: usize) -> *mut T {
        debug_assert!(i < self.count);
        match self.base {
            Base::Strided { ptr, step, inner, outer_step } => {
                if i < inner {
                    return ptr.wrapping_offset(i as isize * step);
                }
                let offset = (i / inner) as isize * outer_step + (i % inner) as isize * step;
                ptr.wrapping_offset(offset)
            }
            // SAFETY: the array has `count` readable entries (promise of `pointers`).
            Base::Pointers(array) => unsafe { *array.add(i) },
        }
    }
    /// The starts of `count` members from `first` on, 1 <= count; the others are repeats.
    fn starts(&self, first: usize, count: usize) -> [*mut T; MOST_LANES] {
        let mut starts = [self.start(first); MOST_LANES];
        match self.base {
            Base::Strided { step, inner, .. } => {
                // Divisions only for the first member of a row of the grid.
                let mut end = if inner >= self.count { inner } else { (first / inner + 1) * inner };
                for i in 1..count {
                    starts[i] = if first + i < end {
                        starts[i - 1].wrapping_offset(step)
                    } else {
                        end += inner;
                        self.start(first + i)
                    };
                }
            }
            Base::Pointers(_) => {
                for i in 1..count {
                    starts[i] = self.start(first + i);
                }
            }
        }
        starts
    }
    /// Member i, to read.
    ///
    /// # Safety
    /// Nothing writes the member meanwhile.
    pub unsafe fn mat<'a>(&self, i: usize) -> MatRef<'a, T> {
        // SAFETY: the promise of the constructor and of this call.
        unsafe { MatRef::from_raw(self.start(i), self.rows, self.cols, self.rs, self.cs) }
    }
    /// Member i, to write.
    ///
    /// # Safety
    /// No other view of the member is in use, and the batch was made with members that may be written.
    pub unsafe fn mat_mut<'a>(&self, i: usize) -> MatMut<'a, T> {
        // SAFETY: the promise of the constructor and of this call.
        unsafe { MatMut::from_raw(self.start(i), self.rows, self.cols, self.rs, self.cs) }
    }
}

/// A done callback that stores each member's outcome: `infos[i] = info`.
pub fn store(infos: &mut [i32]) -> impl Fn(usize, isize) + Sync {
    let infos = PerMember::new(infos, 1);
    move |i, info| {
        // SAFETY: a driver reports each member once.
        if let [slot] = unsafe { infos.get(i) } {
            *slot = info as i32;
        }
    }
}

/// A slice cut into one part of `each` entries for each member (or slot).
pub(super) struct PerMember<'a, X> {
    slice: *mut [X],
    each: usize,
    life: core::marker::PhantomData<&'a mut [X]>,
}

// SAFETY: parts are handed to one thread at a time, as &mut [X] would be.
unsafe impl<X: Send> Sync for PerMember<'_, X> {}
// SAFETY: as above.
unsafe impl<X: Send> Send for PerMember<'_, X> {}

impl<'a, X> PerMember<'a, X> {
    pub(super) fn new(slice: &'a mut [X], each: usize) -> Self {
        PerMember { slice, each, life: core::marker::PhantomData }
    }
    /// Part i; empty if the slice ends before it.
    ///
    /// # Safety
    /// No two uses of one part overlap in time.
    pub(super) unsafe fn get(&self, i: usize) -> &'a mut [X] {
        // SAFETY: the caller's promise.
        unsafe { self.range(i..i + 1) }
    }
    /// Several parts; empty if the slice ends before them.
    ///
    /// # Safety
    /// As for [`PerMember::get`].
    unsafe fn range(&self, parts: Range<usize>) -> &'a mut [X] {
        if parts.end.saturating_mul(self.each) > self.slice.len() {
            return &mut [];
        }
        let start = self.slice.cast::<X>().wrapping_add(parts.start * self.each);
        // SAFETY: inside the slice (checked), and only this caller uses the parts.
        unsafe { core::slice::from_raw_parts_mut(start, parts.len() * self.each) }
    }
}

/// Operations up to which splitting one matrix between threads costs more than it gains.
const SMALL: usize = 2_000_000;
/// Operations that make a task worth its dispatch, and those of one of many.
const TASK: usize = 40_000;
const LONG_TASK: usize = 100_000;
/// Members in one task at most, and if they are interleaved.
const TASK_MEMBERS: usize = 256;
const LANES_TASK_MEMBERS: usize = 1024;
/// Members that follow each other on a thread, with enough of them: what is asked for ahead is then used there.
const IN_A_ROW: usize = 8;

/// Members of a task, of `count` that take `cost` operations each: enough to be worth it, and as many for each thread where
/// tasks are few.
fn members_of_task(count: usize, cost: usize, width: usize) -> usize {
    let all = count.saturating_mul(cost);
    let tasks = all.div_ceil((all / (4 * width)).clamp(TASK, LONG_TASK));
    count.div_ceil(if tasks > width { tasks / width * width } else { tasks })
}

/// Calls `f(ctx, i, work)` for every member i. `cost` is the number of operations for one member,
/// `work_each` the work memory one call needs.
///
/// Small matrices go one to a thread. Larger ones too as long as all threads have one; the last few
/// are then done one after the other, each by all threads. With work memory for one slot only,
/// everything is done that last way.
pub(super) fn each<X: Send>(
    ctx: &Ctx,
    count: usize,
    cost: usize,
    work_each: usize,
    work: &mut [MaybeUninit<X>],
    f: &(impl Fn(&Ctx, usize, &mut [MaybeUninit<X>]) + Sync),
) {
    each_before(ctx, count, cost, work_each, work, &|ctx, i, _, work| f(ctx, i, work));
}

/// [`each`] with f(ctx, i, next, work): member `next`, if there is one, is likely to follow on the same thread.
fn each_before<X: Send>(
    ctx: &Ctx,
    count: usize,
    cost: usize,
    work_each: usize,
    work: &mut [MaybeUninit<X>],
    f: &(impl Fn(&Ctx, usize, usize, &mut [MaybeUninit<X>]) + Sync),
) {
    if cost.saturating_mul(count) <= TASK && count <= TASK_MEMBERS {
        // One task, without the divisions that more of them need.
        let (ctx, works) = (ctx.sequential(0), PerMember::new(work, work_each));
        for i in 0..count {
            // SAFETY: these calls follow one another.
            f(&ctx, i, i + 1, unsafe { works.get(0) });
        }
        return;
    }
    let width = ctx.par.width().max(1);
    let across = if width == 1 || work.len() / width < work_each {
        0
    } else if cost < SMALL {
        count
    } else {
        count - count % width
    };
    let works = PerMember::new(work, work_each);
    if across > 0 {
        let in_a_row = if cost < SMALL { (across / (4 * width)).clamp(1, IN_A_ROW) } else { 1 };
        let members = members_of_task(across, cost, width).clamp(in_a_row, TASK_MEMBERS);
        ctx.par.run(across.div_ceil(members), &|task, slot| {
            let ctx = ctx.sequential(slot);
            let end = across.min((task + 1) * members);
            for i in task * members..end {
                // Behind a task, what comes when threads take turns.
                let next = if i + 1 < end { i + 1 } else { i + 1 + (width - 1) * members };
                // SAFETY: two tasks that run at the same time have different slots.
                f(&ctx, i, next, unsafe { works.get(slot) });
            }
        });
    }
    for i in across..count {
        // SAFETY: the parallel part is over, and these calls follow one another.
        f(ctx, i, i + 1, unsafe { works.get(0) });
    }
}

/// Calls `f(ctx, members, work)` for ranges of members that begin at multiples of `group`. The rest is as
/// for [`each`].
fn ranges<X: Send>(
    ctx: &Ctx,
    count: usize,
    group: usize,
    cost: usize,
    work_each: usize,
    work: &mut [MaybeUninit<X>],
    f: &(impl Fn(&Ctx, Range<usize>, &mut [MaybeUninit<X>]) + Sync),
) {
    let width = ctx.par.width().max(1);
    if width == 1 || cost.saturating_mul(count) <= TASK || work.len() / width < work_each {
        f(ctx, 0..count, work);
        return;
    }
    let members = members_of_task(count, cost, width).min(LANES_TASK_MEMBERS);
    let members = (members / group).max(1) * group;
    let works = PerMember::new(work, work_each);
    ctx.par.run(count.div_ceil(members), &|task, slot| {
        let range = task * members..count.min((task + 1) * members);
        // SAFETY: two tasks that run at the same time have different slots.
        f(&ctx.sequential(slot), range, unsafe { works.get(slot) });
    });
}
