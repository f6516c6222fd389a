//! Closures on a queue: a header with the call's name and an entry function, followed by the closure,
//! in the queue's own slot, in one allocation or in the frame of a thread that waits for it.
//!
//! Also the frame every task runs in: default floating-point environment, panics caught, and a
//! mark on the thread so that waiting for a stream from inside one is refused and not a deadlock.

use core::cell::{Cell, UnsafeCell};
use core::mem::{ManuallyDrop, MaybeUninit, align_of, size_of};
use core::ptr::{self, NonNull};
use core::sync::atomic::AtomicBool;
use core::sync::atomic::Ordering::{Acquire, Relaxed, Release};
use std::alloc::{self, Layout};
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::error::{Error, Result};
use super::fault::{self, Site};
use super::fpenv;
use super::shared::try_alloc;
use super::trace::{self, Level};

/// How a task may be run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// On the calling thread if the stream is idle.
    Small,
    /// On a thread of the device, so that the call returns before it is done.
    Large,
    /// As Large, and it may wait for what any host thread does later: never on a thread that waits.
    Blocking,
}

#[repr(C)]
pub(super) struct Task {
    pub next: *mut Task,
    pub call: &'static str,
    pub weight: Weight,
    run: unsafe fn(NonNull<Task>) -> Result<()>,
}

#[repr(C)]
struct Boxed<F> {
    head: Task,
    body: ManuallyDrop<F>,
}

/// A task on the heap, which [`run`] consumes.
pub(super) fn boxed<F>(call: &'static str, weight: Weight, body: F) -> Result<NonNull<Task>>
where
    F: FnOnce() -> Result<()> + Send + 'static,
{
    unsafe fn run<F: FnOnce() -> Result<()>>(task: NonNull<Task>) -> Result<()> {
        let raw = task.cast::<Boxed<F>>();
        // SAFETY: `boxed` made this task with this F and it runs once: the closure moves out, then
        // its memory goes back with the layout it was allocated with.
        let body = unsafe {
            let body = ptr::read(&raw const (*raw.as_ptr()).body);
            alloc::dealloc(raw.as_ptr().cast(), Layout::new::<Boxed<F>>());
            ManuallyDrop::into_inner(body)
        };
        body()
    }
    let raw = try_alloc::<Boxed<F>>()?;
    let head = Task { next: ptr::null_mut(), call, weight, run: run::<F> };
    // SAFETY: fresh memory of this layout.
    unsafe { raw.write(Boxed { head, body: ManuallyDrop::new(body) }) };
    Ok(raw.cast())
}

/// Words that a task in a slot has at most.
const WORDS: usize = 64;

/// Room for one task, so that a call on an idle stream allocates nothing.
pub(super) struct Slot {
    taken: AtomicBool,
    room: UnsafeCell<MaybeUninit<[u64; WORDS]>>,
}

// SAFETY: the room is used by who has taken it, and then by who runs the task in it.
unsafe impl Sync for Slot {}

#[repr(C)]
struct Placed<F> {
    head: Task,
    taken: *const AtomicBool,
    body: ManuallyDrop<F>,
}

impl Slot {
    pub const fn new() -> Self {
        Slot { taken: AtomicBool::new(false), room: UnsafeCell::new(MaybeUninit::uninit()) }
    }

    /// As [`boxed`], in the slot if it is free and large enough. The slot lives until [`run`] has consumed the task.
    pub fn place<F>(&self, call: &'static str, weight: Weight, body: F) -> Result<NonNull<Task>>
    where
        F: FnOnce() -> Result<()> + Send + 'static,
    {
        unsafe fn run<F: FnOnce() -> Result<()>>(task: NonNull<Task>) -> Result<()> {
            let raw = task.cast::<Placed<F>>().as_ptr();
            // SAFETY: `place` made this task with this F and it runs once: the closure moves out, then
            // its room is free for the next.
            let body = unsafe {
                let body = ptr::read(&raw const (*raw).body);
                (*(*raw).taken).store(false, Release);
                ManuallyDrop::into_inner(body)
            };
            body()
        }
        let fits = size_of::<Placed<F>>() <= 8 * WORDS && align_of::<Placed<F>>() <= 8;
        if !fits || self.taken.compare_exchange(false, true, Acquire, Relaxed).is_err() {
            return boxed(call, weight, body);
        }
        let head = Task { next: ptr::null_mut(), call, weight, run: run::<F> };
        let placed = Placed { head, taken: &raw const self.taken, body: ManuallyDrop::new(body) };
        let raw = self.room.get().cast::<Placed<F>>();
        // SAFETY: the room is this call's, large enough and aligned.
        unsafe {
            raw.write(placed);
            Ok(NonNull::new_unchecked(raw).cast())
        }
    }

    /// In a forked child: what was in it is the parent's.
    pub fn forget(&self) {
        self.taken.store(false, Release);
    }
}

/// A task in the frame of the thread that waits for it.
#[repr(C)]
pub(super) struct Local<F> {
    head: Task,
    body: Option<F>,
}

impl<F: FnOnce() -> Result<()> + Send> Local<F> {
    pub fn new(call: &'static str, body: F) -> Self {
        unsafe fn run<F: FnOnce() -> Result<()>>(task: NonNull<Task>) -> Result<()> {
            // SAFETY: `new` made this task with this F; the frame it lives in waits for its end.
            let body = unsafe { (*task.cast::<Local<F>>().as_ptr()).body.take() };
            body.map_or(Err(Error::Failed), |body| body())
        }
        let head = Task { next: ptr::null_mut(), call, weight: Weight::Large, run: run::<F> };
        Local { head, body: Some(body) }
    }

    pub fn task(&mut self) -> NonNull<Task> {
        NonNull::from(self).cast()
    }
}

/// Runs a task taken off a queue. It must not be touched afterwards.
///
/// # Safety
/// The task comes from [`boxed`], [`Slot::place`] or [`Local::task`], is on no queue, and has not run.
pub(super) unsafe fn run(task: NonNull<Task>) -> Result<()> {
    // SAFETY: by this function's contract the task is alive until its own entry function ends it.
    let (call, entry) = unsafe { (task.as_ref().call, task.as_ref().run) };
    // SAFETY: as above.
    framed(call, || unsafe { entry(task) })
}

/// Runs the body of a task in its frame.
pub(super) fn framed<R>(call: &'static str, body: impl FnOnce() -> Result<R>) -> Result<R> {
    let _inside = Inside::enter();
    let caught = catch_unwind(AssertUnwindSafe(|| {
        fpenv::with_default(|| {
            fault::panic_point(Site::Task);
            body()
        })
    }));
    caught.unwrap_or_else(|_| {
        trace::log(Level::Error, call, format_args!("internal error: a task panicked"));
        Err(Error::Panicked)
    })
}

thread_local! {
    /// How many task frames the thread is in.
    static DEPTH: Cell<u32> = const { Cell::new(0) };
}

struct Inside;

impl Inside {
    fn enter() -> Self {
        DEPTH.with(|d| d.set(d.get() + 1));
        Inside
    }
}

impl Drop for Inside {
    fn drop(&mut self) {
        // Zero already in a child that was forked inside the task.
        DEPTH.with(|d| d.set(d.get().saturating_sub(1)));
    }
}

/// True on a thread that runs a task or a host callback.
pub(super) fn inside() -> bool {
    DEPTH.with(|d| d.get() > 0)
}

/// In a forked child: the task this thread may be in belongs to the parent's streams, so the child
/// may wait for its own.
pub(super) fn forget_current() {
    DEPTH.with(|d| d.set(0));
}
