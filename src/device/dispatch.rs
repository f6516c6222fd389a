//! Dispatcher threads: each runs the tasks of one active stream at a time, then waits half a second
//! for another and leaves. Idle ones sit on a stack, so the last used is used next and the others
//! leave.
//!
//! A queue that needs a dispatcher is put on a list of calls, and whichever dispatcher comes first takes
//! the oldest. `COMING` counts those on their way to the list: made, woken, or about to be done. One is
//! woken or made only if there are more calls than that; otherwise a caller that takes turns with its
//! stream would find the dispatcher that just served it not seated yet, and make another each time.

use core::cell::UnsafeCell;
use core::ffi::c_void;
use core::ptr::{self, NonNull};
use core::sync::atomic::Ordering::{Acquire, Relaxed, Release};
use core::sync::atomic::{AtomicU32, AtomicUsize};

use super::clock::now_ns;
use super::lock::Global;
use super::queue::Queue;
use super::shared::{Counted, Shared};
use super::{futex, process, runner, thread};

/// Where an idle dispatcher waits; in its own stack frame.
struct Seat {
    /// 1 once it is to get up.
    called: AtomicU32,
    below: UnsafeCell<*const Seat>,
}

struct Board {
    seats: *const Seat,
    /// Calls, oldest first, linked through the queues. Each owns its queue.
    first: *mut Counted<Queue>,
    last: *mut Counted<Queue>,
    calls: usize,
}

// SAFETY: seats are reached under the lock only, and leave the stack of seats before their frame ends;
// queues with a call are alive.
unsafe impl Send for Board {}

static BOARD: Global<Board> = Global::new(Board {
    seats: ptr::null(),
    first: ptr::null_mut(),
    last: ptr::null_mut(),
    calls: 0,
});

/// Dispatchers that will look at the calls without further ado. Grows at any time; shrinks, and is
/// compared, under BOARD only. Never less than the number of calls when BOARD is free.
static COMING: AtomicUsize = AtomicUsize::new(0);

/// A queue's place on the list of calls. Touched under BOARD only.
pub(super) struct Call(UnsafeCell<(bool, *mut Counted<Queue>)>);

// SAFETY: touched under BOARD only.
unsafe impl Sync for Call {}
// SAFETY: as above.
unsafe impl Send for Call {}

impl Call {
    pub const fn new() -> Call {
        Call(UnsafeCell::new((false, ptr::null_mut())))
    }
}

impl Board {
    fn add(&mut self, queue: &Shared<Queue>) {
        // SAFETY: BOARD is held; the queue is alive.
        let call = unsafe { &mut *queue.call.0.get() };
        if call.0 {
            return;
        }
        let raw = Shared::into_raw(queue.clone()).as_ptr();
        *call = (true, ptr::null_mut());
        match NonNull::new(self.last) {
            // SAFETY: a queue with a call is alive.
            Some(last) => unsafe { (*Shared::peek(last).call.0.get()).1 = raw },
            None => self.first = raw,
        }
        self.last = raw;
        self.calls += 1;
    }

    fn take(&mut self) -> Option<Shared<Queue>> {
        let raw = NonNull::new(self.first)?;
        // SAFETY: as above; the call gives up its ownership.
        let queue = unsafe { Shared::from_raw(raw) };
        // SAFETY: BOARD is held.
        let call = unsafe { &mut *queue.call.0.get() };
        self.first = call.1;
        if self.first.is_null() {
            self.last = ptr::null_mut();
        }
        *call = (false, ptr::null_mut());
        self.calls -= 1;
        Some(queue)
    }

    /// Takes back the call for this queue, if there is one.
    fn remove(&mut self, queue: &Shared<Queue>) -> Option<Shared<Queue>> {
        let wanted = Shared::raw(queue).as_ptr();
        let (mut at, mut before) = (self.first, ptr::null_mut::<Counted<Queue>>());
        while let Some(raw) = NonNull::new(at) {
            // SAFETY: as above.
            let next = unsafe { (*Shared::peek(raw).call.0.get()).1 };
            if at != wanted {
                (before, at) = (at, next);
                continue;
            }
            match NonNull::new(before) {
                // SAFETY: as above.
                Some(before) => unsafe { (*Shared::peek(before).call.0.get()).1 = next },
                None => self.first = next,
            }
            if next.is_null() {
                self.last = before;
            }
            self.calls -= 1;
            // SAFETY: BOARD is held, and the call gives up its ownership.
            return Some(unsafe {
                *queue.call.0.get() = (false, ptr::null_mut());
                Shared::from_raw(raw)
            });
        }
        None
    }
}

/// Has a dispatcher serve the queue. An error means that no thread could be made, and names a queue
/// that the caller has to serve instead: this one, unless a dispatcher has taken it meanwhile.
pub(super) fn start(queue: &Shared<Queue>) -> Result<(), Shared<Queue>> {
    let mut board = BOARD.lock();
    board.add(queue);
    if board.calls <= COMING.load(Acquire) {
        return Ok(());
    }
    COMING.fetch_add(1, Relaxed);
    // SAFETY: a seat on the stack is alive; its fields are touched under BOARD until it is called.
    if let Some(seat) = unsafe { board.seats.as_ref() } {
        // SAFETY: as above.
        board.seats = unsafe { *seat.below.get() };
        // After this store and the unlock the seat may be gone; the wake needs its address only.
        let word: *const AtomicU32 = &seat.called;
        seat.called.store(1, Release);
        drop(board);
        futex::wake(word, 1);
        return Ok(());
    }
    drop(board);
    if thread::spawn(main, ptr::null_mut()).is_ok() {
        return Ok(());
    }
    let mut board = BOARD.lock();
    let coming = COMING.fetch_sub(1, Relaxed) - 1;
    // Others may have relied on the thread that was not made.
    let left = match board.remove(queue) {
        None if board.calls > coming => board.take(),
        own => own,
    };
    drop(board);
    left.map_or(Ok(()), Err)
}

/// Takes back a call for a queue whose role the calling thread has taken: nothing is left to do for
/// whoever comes. The role keeps others from calling for it again before this returns.
pub(super) fn cancel(queue: &Shared<Queue>) {
    let call = BOARD.lock().remove(queue);
    drop(call);
}

/// A dispatcher is about to be done with its queue.
pub(super) fn announce() {
    COMING.fetch_add(1, Release);
}

extern "C" fn main(_: *mut c_void) -> *mut c_void {
    thread::begin(c"lucho-stream");
    let generation = process::generation();
    // Who made this thread has counted it.
    while let Some(queue) = next_call() {
        let announced = runner::attend(&queue);
        drop(queue);
        if process::generation() != generation {
            // Forked inside a task: this process has queues of its own and calls threads for them.
            break;
        }
        if !announced {
            announce();
        }
    }
    ptr::null_mut()
}

/// The oldest call, or the next one within half a second. The caller is counted in COMING and is not
/// any more afterwards.
fn next_call() -> Option<Shared<Queue>> {
    loop {
        let seat = Seat { called: AtomicU32::new(0), below: UnsafeCell::new(ptr::null()) };
        let seat = &seat;
        {
            let mut board = BOARD.lock();
            COMING.fetch_sub(1, Relaxed);
            if let Some(queue) = board.take() {
                return Some(queue);
            }
            // SAFETY: not reachable by others before it is on the stack of seats.
            unsafe { *seat.below.get() = board.seats };
            board.seats = seat;
        }
        let deadline = now_ns() + thread::IDLE_NS;
        while seat.called.load(Acquire) == 0 {
            if !futex::wait(&seat.called, 0, Some(deadline)) {
                let mut board = BOARD.lock();
                if seat.called.load(Relaxed) == 0 {
                    unseat(&mut board, seat);
                    return None;
                }
            }
        }
        // Whoever called took the seat off the stack before, and does not touch it after, that store.
    }
}

fn unseat(board: &mut Board, seat: &Seat) {
    // SAFETY: seats on the stack are alive, and their links are touched under BOARD, which is held.
    unsafe {
        let below = *seat.below.get();
        if ptr::eq(board.seats, seat) {
            board.seats = below;
            return;
        }
        let mut at = board.seats;
        while let Some(other) = at.as_ref() {
            if ptr::eq(*other.below.get(), seat) {
                *other.below.get() = below;
                return;
            }
            at = *other.below.get();
        }
    }
}

/// In a forked child: no dispatcher exists, and nothing is queued that one would have to be called for.
pub(super) fn forget_threads() {
    COMING.store(0, Relaxed);
    BOARD.lock().seats = ptr::null();
    loop {
        // Dropped outside the lock: it may be the last owner of its queue.
        let call = BOARD.lock().take();
        if call.is_none() {
            return;
        }
    }
}
