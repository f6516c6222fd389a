//! Test hooks: make the k-th allocation fail, a panic happen, threads unavailable.
//!
//! Off unless an environment variable asks for it (LUCHO_FAULT_ALLOC=k, LUCHO_FAULT_THREAD=k,
//! LUCHO_FAULT_PANIC=entry|task|worker[:k]; ignored in set-user-id programs) or a test arms it. Off
//! costs one relaxed load. Counts start at 1; ALLOC and PANIC strike once, THREAD from the k-th on, as
//! a process limit does.

use core::sync::atomic::AtomicI64;
use core::sync::atomic::AtomicU8;
use core::sync::atomic::Ordering::Relaxed;

use super::config;
use super::error::{Error, Result};

/// Where a panic can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Site {
    /// In an exported function.
    Entry,
    /// In a task on a stream.
    Task,
    /// In a task of a parallel region.
    Worker,
}

const UNKNOWN: u8 = 0;
const OFF: u8 = 1;
const ON: u8 = 2;

static MODE: AtomicU8 = AtomicU8::new(UNKNOWN);
/// What is left to count; 0 or less: nothing will happen.
static ALLOC: AtomicI64 = AtomicI64::new(0);
static THREAD: AtomicI64 = AtomicI64::new(0);
static PANIC: [AtomicI64; 3] = [const { AtomicI64::new(0) }; 3];

/// Called before each fallible allocation.
#[inline]
pub fn alloc() -> Result<()> {
    if MODE.load(Relaxed) != OFF && strikes(&ALLOC) { Err(Error::OutOfMemory) } else { Ok(()) }
}

/// Called before each thread is made.
pub(super) fn thread() -> Result<()> {
    if MODE.load(Relaxed) == OFF {
        return Ok(());
    }
    load();
    // Counts down to 1 and stays there: this and all later threads are refused.
    let left = THREAD
        .fetch_update(Relaxed, Relaxed, |n| if n > 1 { Some(n - 1) } else { None })
        .unwrap_or_else(|n| n);
    if left == 1 { Err(Error::Failed) } else { Ok(()) }
}

/// Panics here if a test asked for it.
#[inline]
pub fn panic_point(site: Site) {
    if MODE.load(Relaxed) != OFF && strikes(&PANIC[site as usize]) {
        panic!("panic asked for by the test hook ({site:?})");
    }
}

/// The k-th fallible allocation from now on fails, once; 0 disarms.
pub fn arm_alloc(k: u64) {
    arm(&ALLOC, k);
}

/// The k-th thread from now on and all after it cannot be made; 0 disarms.
pub fn arm_thread(k: u64) {
    arm(&THREAD, k);
}

/// The k-th passage of the site from now on panics, once; 0 disarms.
pub fn arm_panic(site: Site, k: u64) {
    arm(&PANIC[site as usize], k);
}

fn arm(counter: &AtomicI64, k: u64) {
    load();
    counter.store(k as i64, Relaxed);
    MODE.store(ON, Relaxed);
}

#[cold]
fn strikes(counter: &AtomicI64) -> bool {
    load();
    counter.load(Relaxed) > 0 && counter.fetch_sub(1, Relaxed) == 1
}

fn load() {
    if MODE.load(Relaxed) != UNKNOWN {
        return;
    }
    let faults = config::get().faults;
    if MODE.compare_exchange(UNKNOWN, if faults.any() { ON } else { OFF }, Relaxed, Relaxed).is_ok()
    {
        ALLOC.store(faults.alloc as i64, Relaxed);
        THREAD.store(faults.thread as i64, Relaxed);
        if let Some(site) = faults.panic {
            PANIC[site as usize].store(faults.panic_at as i64, Relaxed);
        }
    }
}
