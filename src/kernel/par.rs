//! What a kernel is given besides its matrices: threads, scratch memory, an instruction set.
//!
//! Kernels decide the cut into tasks from the problem alone, never from the number of threads, so
//! results do not depend on who runs a task.

use core::marker::PhantomData;
use core::sync::atomic::{AtomicUsize, Ordering};

/// Runs the tasks 0..n of one parallel step.
pub trait Executor: Sync {
    /// Upper bound of the number of threads that take part: slots are below it.
    fn width(&self) -> usize;
    /// Calls `f(task, slot)` once for each task, in any order, on any thread, and returns when all
    /// are done. Two calls that run at the same time have different slots; the caller is slot 0.
    fn run(&self, tasks: usize, f: &(dyn Fn(usize, usize) + Sync));
    /// Called again and again by a task that waits for another one.
    fn give_way(&self) {
        core::hint::spin_loop();
    }
}

/// Everything on the calling thread.
pub struct Sequential;

impl Executor for Sequential {
    fn width(&self) -> usize {
        1
    }
    fn run(&self, tasks: usize, f: &(dyn Fn(usize, usize) + Sync)) {
        for task in 0..tasks {
            f(task, 0);
        }
    }
}

/// Something that several tasks of a step need done: the first to come does it, the others wait. So it does not matter in
/// which order they come.
#[derive(Default)]
pub struct Needed(AtomicUsize);

impl Needed {
    const BEGUN: usize = 1;
    const DONE: usize = 2;
    /// Returns when it is done, by `f` or by another one's. After a panic, which is told by the call that joins the tasks, it
    /// counts as done: others would wait for ever.
    pub fn by(&self, par: &dyn Executor, f: impl FnOnce()) {
        let state = &self.0;
        if state.compare_exchange(0, Self::BEGUN, Ordering::Acquire, Ordering::Acquire).is_ok() {
            let _done = Done(state);
            return f();
        }
        while state.load(Ordering::Acquire) != Self::DONE {
            par.give_way();
        }
    }
}

struct Done<'a>(&'a AtomicUsize);

impl Drop for Done<'_> {
    fn drop(&mut self) {
        self.0.store(Needed::DONE, Ordering::Release);
    }
}

/// Hands out the tasks of a step from both ends: slots of even numbers go upwards, odd ones downwards, until they meet. So in
/// steps over the same rows each of two threads mostly meets what it has itself left in its cache. With more threads, whose
/// slots change from step to step, it is one of many orders.
#[derive(Default)]
pub struct Ends([AtomicUsize; 2]);

impl Ends {
    /// One of `tasks`; each is handed out once in as many calls.
    pub fn take(&self, slot: usize, tasks: usize) -> usize {
        let taken = self.0[slot % 2].fetch_add(1, Ordering::Relaxed);
        debug_assert!(taken < tasks);
        if slot.is_multiple_of(2) { taken } else { tasks - 1 - taken }
    }
    /// What the slot of one of `width` threads will have after `task`, as likely as not.
    pub fn after(slot: usize, task: usize, width: usize) -> Option<usize> {
        match slot.is_multiple_of(2) {
            true => Some(task + width.div_ceil(2)),
            false => task.checked_sub(width / 2),
        }
    }
}

/// Bytes of scratch one slot needs for the packed panels of any kernel here.
pub const SCRATCH_SLOT_BYTES: usize = 28 << 20;

/// Packing memory: one 256-byte aligned slab of [`SCRATCH_SLOT_BYTES`] for each slot. Pages are
/// touched only as far as a problem needs them.
#[derive(Clone, Copy)]
pub struct Scratch<'a> {
    base: *mut u8,
    slots: usize,
    life: PhantomData<&'a mut u8>,
}

// SAFETY: addresses. Who uses which part of which slab when, the tasks of a kernel agree on.
unsafe impl Send for Scratch<'_> {}
// SAFETY: as above.
unsafe impl Sync for Scratch<'_> {}

impl<'a> Scratch<'a> {
    /// # Safety
    /// `base` is 256-byte aligned and `slots * SCRATCH_SLOT_BYTES` bytes long for 'a; nobody else uses it.
    pub unsafe fn from_raw(base: *mut u8, slots: usize) -> Self {
        Scratch { base, slots, life: PhantomData }
    }
    /// Start of a slot's slab.
    pub fn slot(&self, slot: usize) -> *mut u8 {
        debug_assert!(slot < self.slots);
        self.base.wrapping_add(slot * SCRATCH_SLOT_BYTES)
    }
    fn only(&self, slot: usize) -> Scratch<'a> {
        Scratch { base: self.slot(slot), slots: 1, life: PhantomData }
    }
}

/// The context of a kernel call.
#[derive(Clone, Copy)]
pub struct Ctx<'a> {
    pub par: &'a dyn Executor,
    pub scratch: Scratch<'a>,
}

impl<'a> Ctx<'a> {
    /// The context for sequential work inside a task that runs in `slot`.
    pub fn sequential(&self, slot: usize) -> Ctx<'a> {
        Ctx { par: &Sequential, scratch: self.scratch.only(slot) }
    }
}
