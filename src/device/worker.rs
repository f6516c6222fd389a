//! The pool's threads: they look for open regions, poll for a while after the last one, sleep, and
//! leave after half a second without work. Fewer threads than wanted, or none, only cost speed.
//!
//! How long a worker polls adapts: it doubles when polling found work, or would have if it had gone on for up to
//! [`SPIN_MAX_NS`], and halves else. So regions that follow each other within a millisecond meet awake
//! workers (a wake-up costs some 30 microseconds), and an occasional one does not burn a processor.

use core::ffi::c_void;
use core::ptr;
use core::sync::atomic::Ordering::{Relaxed, SeqCst};
use core::sync::atomic::{AtomicU32, AtomicU64, AtomicUsize};

use super::clock::now_ns;
use super::trace::{self, Level};
use super::{futex, pool, thread};

const SPIN_MIN_NS: u64 = 5_000;
const SPIN_START_NS: u64 = 40_000;
const SPIN_MAX_NS: u64 = 1_000_000;
/// After a thread could not be made nobody tries again for this long.
const RETRY_NS: u64 = 100_000_000;

/// Threads that exist, and of these: not yet running, polling, and asleep.
static LIVING: AtomicUsize = AtomicUsize::new(0);
static STARTING: AtomicUsize = AtomicUsize::new(0);
static POLLING: AtomicUsize = AtomicUsize::new(0);
static ASLEEP: AtomicUsize = AtomicUsize::new(0);
/// What sleeping workers sleep on; changes when one is wanted.
static BELL: AtomicU32 = AtomicU32::new(0);
static RETRY_AT_NS: AtomicU64 = AtomicU64::new(0);
static NEXT_NUMBER: AtomicUsize = AtomicUsize::new(0);

/// Sees to it that up to `count` workers look for work. The work must have been offered before:
/// with both sides sequentially consistent, either a worker sees the offer or this sees the worker.
pub(super) fn summon(count: usize) {
    let missing = count.saturating_sub(POLLING.load(SeqCst));
    if missing == 0 {
        return;
    }
    let missing = missing - summon_sleeping(missing);
    if missing > 0 && LIVING.load(Relaxed) < pool::all().saturating_sub(1) {
        hire(missing);
    }
}

/// Wakes up to `count` sleeping workers and returns how many.
pub(super) fn summon_sleeping(count: usize) -> usize {
    let asleep = ASLEEP.load(SeqCst).min(count);
    if asleep > 0 {
        BELL.fetch_add(1, SeqCst);
        futex::wake(&BELL, asleep as i32);
    }
    asleep
}

/// Starts threads until `count` are on their way, as far as the width and the system allow.
#[cold]
fn hire(count: usize) {
    if now_ns() < RETRY_AT_NS.load(Relaxed) {
        return;
    }
    let most = pool::all().saturating_sub(1);
    let one_more = |n| if n < most { Some(n + 1) } else { None };
    while STARTING.load(Relaxed) < count && LIVING.fetch_update(SeqCst, SeqCst, one_more).is_ok() {
        STARTING.fetch_add(1, Relaxed);
        if thread::spawn(main, ptr::null_mut()).is_err() {
            STARTING.fetch_sub(1, Relaxed);
            LIVING.fetch_sub(1, SeqCst);
            if RETRY_AT_NS.swap(now_ns() + RETRY_NS, Relaxed) == 0 {
                let text = format_args!("a thread could not be made; going on with fewer");
                trace::log(Level::Warn, "pool", text);
            }
            return;
        }
    }
}

extern "C" fn main(_: *mut c_void) -> *mut c_void {
    thread::begin(c"lucho-worker");
    STARTING.fetch_sub(1, Relaxed);
    let number = NEXT_NUMBER.fetch_add(1, Relaxed);
    let mut spin_ns = SPIN_START_NS;
    loop {
        while pool::help(number) {}
        let idle_since = now_ns();
        POLLING.fetch_add(1, SeqCst);
        let found = futex::spin(spin_ns, pool::has_offers);
        if found {
            POLLING.fetch_sub(1, SeqCst);
            spin_ns = (spin_ns * 2).min(SPIN_MAX_NS);
            continue;
        }
        ASLEEP.fetch_add(1, SeqCst);
        POLLING.fetch_sub(1, SeqCst);
        let in_time = sleep();
        ASLEEP.fetch_sub(1, SeqCst);
        let soon = in_time && now_ns().wrapping_sub(idle_since) < SPIN_MAX_NS;
        spin_ns =
            if soon { (spin_ns * 2).min(SPIN_MAX_NS) } else { (spin_ns / 2).max(SPIN_MIN_NS) };
        if !in_time {
            LIVING.fetch_sub(1, SeqCst);
            // An offer made between the last look and the line above may have counted on this thread.
            if pool::has_offers() {
                LIVING.fetch_add(1, SeqCst);
                continue;
            }
            return ptr::null_mut();
        }
    }
}

/// False after half a second in which nobody rang.
fn sleep() -> bool {
    let deadline = now_ns() + thread::IDLE_NS;
    let bell = BELL.load(SeqCst);
    while !pool::has_offers() && BELL.load(SeqCst) == bell {
        if !futex::wait(&BELL, bell, Some(deadline)) {
            return false;
        }
    }
    true
}

/// In a forked child: no worker exists.
pub(super) fn forget_threads() {
    LIVING.store(0, Relaxed);
    STARTING.store(0, Relaxed);
    POLLING.store(0, Relaxed);
    ASLEEP.store(0, Relaxed);
    RETRY_AT_NS.store(0, Relaxed);
}
