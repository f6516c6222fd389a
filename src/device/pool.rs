//! The private thread pool: parallel regions of independent tasks.
//!
//! A region is a job on a board of static places. The caller opens a place, works on it as slot 0,
//! and closes it; workers that find it open join with one compare-and-swap and a slot of their own.
//! Tasks are grabbed from a counter. Nothing is allocated, no lock is taken, and since places are
//! static a late worker can never touch a caller's frame: joining fails once a job is closed.
//!
//! One word per place holds everything that must change together: open, who joined (slots are
//! numbers of joining), how many may still join, how many are active, and whether the caller sleeps.
//! A nested region runs on the thread that asks for it. `BUSY` counts all threads in regions, callers
//! and workers; a worker joins only while that is below the width, so many callers at once share
//! the processors instead of fighting for them.

use core::cell::{Cell, UnsafeCell};
use core::sync::atomic::Ordering::{AcqRel, Acquire, Relaxed, Release, SeqCst};
use core::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, AtomicUsize};
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::error::{Error, Result};
use super::fault::{self, Site};
use super::trace::{self, Level};
use super::{config, futex, worker};

/// Regions that can be open at once; further ones run on their callers alone.
const PLACES: usize = 64;

/// How long a caller polls for the last workers before it sleeps.
const SPIN_NS: u64 = 50_000;

// The word of a place.
const ACTIVE: u32 = 1;
const JOINED: u32 = 1 << 10;
const ROOM: u32 = 1 << 20;
const FIELD: u32 = (1 << 10) - 1;
const ASLEEP: u32 = 1 << 30;
const OPEN: u32 = 1 << 31;

const _: () = assert!(config::MAX_THREADS <= FIELD as usize);

type Body<'a> = dyn Fn(usize, usize) + Sync + 'a;

#[repr(align(128))]
struct Place {
    word: AtomicU32,
    panicked: AtomicBool,
    tasks: AtomicUsize,
    body: UnsafeCell<Option<&'static Body<'static>>>,
    /// The next task; on a line of its own, since everyone writes it.
    next: Line<AtomicUsize>,
}

#[repr(align(128))]
struct Line<T>(T);

// SAFETY: `body` is written by the caller before it opens the place and read by those who joined.
unsafe impl Sync for Place {}

static BOARD: [Place; PLACES] = [const {
    Place {
        word: AtomicU32::new(0),
        panicked: AtomicBool::new(false),
        tasks: AtomicUsize::new(0),
        body: UnsafeCell::new(None),
        next: Line(AtomicUsize::new(0)),
    }
}; PLACES];

/// Places nobody uses, one bit each.
static FREE: Line<AtomicU64> = Line(AtomicU64::new(u64::MAX));
/// Places that may have work for one more thread. A hint: joining decides.
static OFFERS: Line<AtomicU64> = Line(AtomicU64::new(0));
/// Threads in regions.
static BUSY: Line<AtomicU32> = Line(AtomicU32::new(0));

/// The width if it was set by a call, else 0.
static WIDTH: AtomicUsize = AtomicUsize::new(0);

thread_local! {
    static INSIDE: Cell<bool> = const { Cell::new(false) };
    /// The width for regions of this thread if it was set by a call, else 0.
    static OWN_WIDTH: Cell<usize> = const { Cell::new(0) };
}

/// Upper bound of the number of threads in one region that the calling thread opens now; slots are
/// below it.
pub fn width() -> usize {
    match OWN_WIDTH.get() {
        0 => all(),
        own => own.min(all()),
    }
}

/// The width for threads that have not set their own.
pub fn all() -> usize {
    match WIDTH.load(Relaxed) {
        0 => config::get().threads,
        set => set,
    }
}

/// Sets the width, for regions opened from now on; 0 goes back to what the environment says.
/// Results do not depend on it.
pub fn set_width(width: usize) {
    WIDTH.store(width.min(config::MAX_THREADS), Relaxed);
}

/// Sets the width for regions of the calling thread; 0 goes back to the common one.
/// Returns what was set before.
pub fn set_own_width(width: usize) -> usize {
    OWN_WIDTH.replace(width.min(config::MAX_THREADS))
}

/// Calls `f(task, slot)` once for each task below `tasks` and returns when all are done. Calls that
/// run at the same time have different slots; the calling thread is slot 0. After a panic in a
/// task the others end or are skipped, and the result is `Panicked`.
pub fn run(tasks: usize, f: &(dyn Fn(usize, usize) + Sync)) -> Result<()> {
    run_within(width(), tasks, f)
}

/// [`run`] with at most `limit` threads, for callers that have provided for so many slots.
pub fn run_within(limit: usize, tasks: usize, f: &(dyn Fn(usize, usize) + Sync)) -> Result<()> {
    let width = width().min(limit);
    if tasks <= 1 || width <= 1 || INSIDE.get() {
        return alone(tasks, f);
    }
    let Some(index) = take_place() else { return alone(tasks, f) };
    let place = &BOARD[index];
    // SAFETY: the place is this thread's until it opens it. The borrow outlives its use: below, the
    // place is closed and every worker has left before this function returns.
    unsafe { *place.body.get() = Some(core::mem::transmute::<&Body, &'static Body<'static>>(f)) };
    place.tasks.store(tasks, Relaxed);
    place.next.0.store(0, Relaxed);
    place.panicked.store(false, Relaxed);
    let helpers = tasks.min(width) - 1;
    let busy = BUSY.0.fetch_add(1, SeqCst) as usize + 1;
    place.word.store(OPEN | (helpers as u32 * ROOM), Release);
    OFFERS.0.fetch_or(1 << index, SeqCst);
    worker::summon(helpers.min(all().saturating_sub(busy)));

    work(index, f, 0);

    close(place);
    let panicked = place.panicked.load(Relaxed);
    FREE.0.fetch_or(1 << index, Release);
    BUSY.0.fetch_sub(1, SeqCst);
    // With more callers than processors a job was left without helpers; there is room for one now.
    if OFFERS.0.load(SeqCst) != 0 {
        worker::summon_sleeping(1);
    }
    if panicked { Err(Error::Panicked) } else { Ok(()) }
}

fn alone(tasks: usize, f: &Body) -> Result<()> {
    let caught = catch_unwind(AssertUnwindSafe(|| {
        for task in 0..tasks {
            fault::panic_point(Site::Worker);
            f(task, 0);
        }
    }));
    caught.map_err(|_| {
        complain();
        Error::Panicked
    })
}

#[cold]
fn complain() {
    trace::log(Level::Error, "pool", format_args!("internal error: a parallel task panicked"));
}

fn take_place() -> Option<usize> {
    let mut free = FREE.0.load(Relaxed);
    while free != 0 {
        let rest = free & (free - 1);
        match FREE.0.compare_exchange_weak(free, rest, Acquire, Relaxed) {
            Ok(_) => return Some(free.trailing_zeros() as usize),
            Err(now) => free = now,
        }
    }
    None
}

/// Runs tasks of a place until none is left.
fn work(index: usize, f: &Body, slot: usize) {
    let place = &BOARD[index];
    let tasks = place.tasks.load(Relaxed);
    let outer = INSIDE.replace(true);
    let caught = catch_unwind(AssertUnwindSafe(|| {
        loop {
            let task = place.next.0.fetch_add(1, Relaxed);
            if task >= tasks {
                return;
            }
            fault::panic_point(Site::Worker);
            f(task, slot);
        }
    }));
    INSIDE.set(outer);
    if caught.is_err() {
        complain();
        place.panicked.store(true, Relaxed);
        // Half the range: the others add to it once each and cannot wrap it.
        place.next.0.store(usize::MAX / 2, Relaxed);
    }
    withdraw(index);
}

/// Stops offering a place. Only threads that are part of its job may call this, while they are.
fn withdraw(index: usize) {
    if OFFERS.0.load(Relaxed) & (1 << index) != 0 {
        OFFERS.0.fetch_and(!(1 << index), SeqCst);
    }
}

/// Lets nobody join any more and waits for those who did.
fn close(place: &Place) {
    let word = &place.word;
    if word.fetch_and(!OPEN, AcqRel) & FIELD == 0 {
        return;
    }
    if futex::spin(SPIN_NS, || word.load(Acquire) & FIELD == 0) {
        return;
    }
    loop {
        let now = word.fetch_or(ASLEEP, AcqRel) | ASLEEP;
        if now & FIELD == 0 {
            return;
        }
        futex::wait(word, now, None);
        if word.load(Acquire) & FIELD == 0 {
            return;
        }
    }
}

/// True if a worker may find something to do.
pub(super) fn has_offers() -> bool {
    OFFERS.0.load(SeqCst) != 0 && (BUSY.0.load(SeqCst) as usize) < all()
}

/// For workers: joins a job and works on it until its tasks are gone. False if there was none.
pub(super) fn help(first: usize) -> bool {
    let width = all() as u32;
    if BUSY.0.fetch_update(SeqCst, SeqCst, |n| if n < width { Some(n + 1) } else { None }).is_err()
    {
        return false;
    }
    let mut offers = OFFERS.0.load(Acquire);
    while offers != 0 {
        // Workers start at different places so that several jobs share them.
        let ahead = offers.rotate_right(first as u32 % 64).trailing_zeros();
        let index = (ahead as usize + first) % 64;
        offers &= !(1 << index);
        if let Some((slot, last)) = join(&BOARD[index]) {
            if last {
                withdraw(index);
            }
            // SAFETY: joined, so the caller has written the body and waits until this thread leaves.
            if let Some(f) = unsafe { *BOARD[index].body.get() } {
                work(index, f, slot);
            }
            leave(&BOARD[index]);
            // No need to call another for what is left: this thread looks again itself.
            BUSY.0.fetch_sub(1, SeqCst);
            return true;
        }
    }
    BUSY.0.fetch_sub(1, SeqCst);
    false
}

/// The slot, and whether no further thread may join.
fn join(place: &Place) -> Option<(usize, bool)> {
    let joined = |word: u32| {
        let open = word & OPEN != 0 && (word / ROOM) & FIELD != 0;
        open.then(|| word + ACTIVE + JOINED - ROOM)
    };
    let before = place.word.fetch_update(Acquire, Relaxed, joined).ok()?;
    Some((((before / JOINED) & FIELD) as usize + 1, (before / ROOM) & FIELD == 1))
}

fn leave(place: &Place) {
    let before = place.word.fetch_sub(ACTIVE, Release);
    if before & ASLEEP != 0 && before & FIELD == 1 {
        futex::wake(&place.word, 1);
    }
}

/// In a forked child: no worker exists and no region is open.
pub(super) fn forget_threads() {
    for place in &BOARD {
        place.word.store(0, Relaxed);
    }
    OFFERS.0.store(0, Relaxed);
    BUSY.0.store(0, Relaxed);
    FREE.0.store(u64::MAX, Relaxed);
    worker::forget_threads();
}
