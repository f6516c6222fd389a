//! Dispatcher threads: each runs the tasks of one active stream at a time, then waits half a second
//! for another and leaves. Idle ones sit on a stack, so the last used is used next and the others
//! leave.

use core::cell::UnsafeCell;
use core::ffi::c_void;
use core::ptr::{self, NonNull};
use core::sync::atomic::AtomicU32;
use core::sync::atomic::Ordering::{Acquire, Relaxed, Release};

use super::clock::now_ns;
use super::error::Result;
use super::lock::Global;
use super::queue::Queue;
use super::shared::{Counted, Shared};
use super::{futex, process, runner, thread};

/// Where an idle dispatcher waits; in its own stack frame.
struct Seat {
    /// 1 once a queue has been put on the seat.
    called: AtomicU32,
    queue: UnsafeCell<Option<Shared<Queue>>>,
    below: UnsafeCell<*const Seat>,
}

struct Idle(*const Seat);

// SAFETY: seats are reached under the lock only, and leave the stack of seats before their frame ends.
unsafe impl Send for Idle {}

static IDLE: Global<Idle> = Global::new(Idle(ptr::null()));

/// Has a dispatcher serve the queue. An error means that no thread could be made.
pub(super) fn start(queue: &Shared<Queue>) -> Result<()> {
    let queue = queue.clone();
    let mut idle = IDLE.lock();
    // SAFETY: a seat on the stack is alive; its fields are touched under IDLE until it is called.
    if let Some(seat) = unsafe { idle.0.as_ref() } {
        // SAFETY: as above.
        unsafe {
            idle.0 = *seat.below.get();
            *seat.queue.get() = Some(queue);
        }
        // After this store and the unlock the seat may be gone; the wake needs its address only.
        let word: *const AtomicU32 = &seat.called;
        seat.called.store(1, Release);
        drop(idle);
        futex::wake(word, 1);
        return Ok(());
    }
    drop(idle);
    let raw = Shared::into_raw(queue);
    thread::spawn(main, raw.as_ptr().cast()).inspect_err(|_| {
        // SAFETY: the thread that would have taken it over was not made.
        drop(unsafe { Shared::from_raw(raw) });
    })
}

extern "C" fn main(argument: *mut c_void) -> *mut c_void {
    thread::begin(c"lucho-stream");
    let generation = process::generation();
    let mut next = NonNull::new(argument.cast::<Counted<Queue>>()).map(|raw| {
        // SAFETY: handed over by `start`, once.
        unsafe { Shared::from_raw(raw) }
    });
    while let Some(queue) = next {
        runner::serve(&queue);
        drop(queue);
        if process::generation() != generation {
            // Forked inside a task: this process has queues of its own and calls threads for them.
            break;
        }
        next = wait_for_call();
    }
    ptr::null_mut()
}

fn wait_for_call() -> Option<Shared<Queue>> {
    let seat = Seat {
        called: AtomicU32::new(0),
        queue: UnsafeCell::new(None),
        below: UnsafeCell::new(ptr::null()),
    };
    let seat = &seat;
    {
        let mut idle = IDLE.lock();
        // SAFETY: not reachable by others before it is on the stack of seats.
        unsafe { *seat.below.get() = idle.0 };
        idle.0 = seat;
    }
    let deadline = now_ns() + thread::IDLE_NS;
    while seat.called.load(Acquire) == 0 {
        if !futex::wait(&seat.called, 0, Some(deadline)) {
            let mut idle = IDLE.lock();
            if seat.called.load(Relaxed) == 0 {
                unseat(&mut idle, seat);
                return None;
            }
        }
    }
    // The caller may still hold the lock it filled the seat under.
    drop(IDLE.lock());
    // SAFETY: off the stack of seats, so this thread alone can reach it.
    unsafe { (*seat.queue.get()).take() }
}

fn unseat(idle: &mut Idle, seat: &Seat) {
    // SAFETY: seats on the stack are alive, and their links are touched under IDLE, which is held.
    unsafe {
        let below = *seat.below.get();
        if ptr::eq(idle.0, seat) {
            idle.0 = below;
            return;
        }
        let mut at = idle.0;
        while let Some(other) = at.as_ref() {
            if ptr::eq(*other.below.get(), seat) {
                *other.below.get() = below;
                return;
            }
            at = *other.below.get();
        }
    }
}

/// In a forked child: no dispatcher exists.
pub(super) fn forget_threads() {
    IDLE.lock().0 = ptr::null();
}
