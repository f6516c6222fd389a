//! The default stream of each thread.
//!
//! A thread's stream is found by its slot in a table. Threads end without telling (a destructor for
//! thread-locals would have to be unloaded with the library), so the table remembers the system's number
//! of each owner, and a newcomer takes over the stream of one that is no longer there.

use core::cell::Cell;

use super::error::Result;
use super::lock::Global;
use super::order::{Member, Order};
use super::process;
use super::queue::Queue;
use super::shared::{Shared, try_push};

struct Place {
    owner: libc::pid_t,
    queue: Shared<Queue>,
}

static PLACES: Global<Vec<Place>> = Global::new(Vec::new());

thread_local! {
    /// The thread's place plus one, and the process it belongs to: a forked child starts anew.
    static MINE: Cell<(usize, u32)> = const { Cell::new((0, 0)) };
}

/// The calling thread's queue, made when first asked for.
pub(super) fn queue() -> Result<Shared<Queue>> {
    let (place, generation) = MINE.get();
    if place > 0 && generation == process::generation() {
        return Ok(PLACES.lock()[place - 1].queue.clone());
    }
    // SAFETY: these calls have no preconditions.
    let (me, process) = unsafe { (libc::gettid(), libc::getpid()) };
    // A number that is in use again is this thread's: its former owner is gone.
    let gone = |owner: libc::pid_t| {
        // SAFETY: signal 0 only asks whether the thread exists.
        owner == me || unsafe { libc::syscall(libc::SYS_tgkill, process, owner, 0) } != 0
    };
    let mut places = PLACES.lock();
    if let Some(at) = places.iter().position(|p| gone(p.owner)) {
        places[at].owner = me;
        MINE.set((at + 1, process::generation()));
        return Ok(places[at].queue.clone());
    }
    drop(places);
    let fresh = Queue::new(0, 0, Order::With(Member::new()))?;
    let mut places = PLACES.lock();
    try_push(&mut places, Place { owner: me, queue: fresh.clone() })?;
    MINE.set((places.len(), process::generation()));
    drop(places);
    Ok(fresh)
}
