//! What the process does to the library: fork, and exit.
//!
//! Fork: the handlers are registered at the first use, not at load. Before the fork the forking
//! thread takes every lock (the enlisted ones, then the stream queues), so that the child sees all
//! tables between two operations. The parent just frees them. In the child only the forking
//! thread exists: queues are emptied, threads forgotten (new ones are made when there is work);
//! memory, handles, streams and events live on. `generation` lets a task that forked find out.
//!
//! Exit: nothing is joined. A `.fini_array` entry marks the library as unloading; from then on calls
//! are refused while tasks that run already may finish or die with the process.

use core::cell::UnsafeCell;
use core::ptr;
use core::sync::atomic::Ordering::{Acquire, Relaxed, Release};
use core::sync::atomic::{AtomicBool, AtomicU8, AtomicU32};

use super::error::{Error, Result};
use super::lock::RawLock;
use super::{dispatch, pool, queues, task};

/// A lock the fork handler holds across a fork; always inside a static.
pub(super) struct Member {
    pub raw: RawLock,
    listed: AtomicBool,
    next: UnsafeCell<*const Member>,
}

// SAFETY: `next` is written once, under GATE, before the member can be reached from the list.
unsafe impl Sync for Member {}

impl Member {
    pub const fn new() -> Self {
        Member {
            raw: RawLock::new(),
            listed: AtomicBool::new(false),
            next: UnsafeCell::new(ptr::null()),
        }
    }
}

struct Members(UnsafeCell<*const Member>);

// SAFETY: read and written under GATE only.
unsafe impl Sync for Members {}

static GATE: RawLock = RawLock::new();
static MEMBERS: Members = Members(UnsafeCell::new(ptr::null()));
static HANDLERS: AtomicU8 = AtomicU8::new(0);
static GENERATION: AtomicU32 = AtomicU32::new(0);
static UNLOADING: AtomicBool = AtomicBool::new(false);

/// True once the process has run the library's exit function.
pub fn unloading() -> bool {
    UNLOADING.load(Relaxed)
}

/// Refuses work during the teardown of the process.
pub(super) fn check() -> Result<()> {
    if unloading() { Err(Error::Unloading) } else { Ok(()) }
}

/// Counts the forks between this process and the one that loaded the library.
pub fn generation() -> u32 {
    GENERATION.load(Relaxed)
}

/// Makes the lock known to the fork handler. Nothing may be locked by the caller yet.
#[inline]
pub(super) fn enlist(member: &'static Member) {
    if !member.listed.load(Acquire) {
        enlist_now(member);
    }
}

#[cold]
fn enlist_now(member: &'static Member) {
    register_handlers();
    GATE.lock();
    if !member.listed.load(Relaxed) {
        // SAFETY: both cells are written under GATE only, and read by others under it too.
        unsafe {
            *member.next.get() = *MEMBERS.0.get();
            *MEMBERS.0.get() = member;
        }
        member.listed.store(true, Release);
    }
    GATE.unlock();
}

fn register_handlers() {
    const TODO: u8 = 0;
    const BUSY: u8 = 1;
    const DONE: u8 = 2;
    if HANDLERS.compare_exchange(TODO, BUSY, Acquire, Relaxed).is_err() {
        return;
    }
    // Outside GATE: libc has a lock of its own around its list of handlers.
    // SAFETY: the three functions live as long as the library, which is never unloaded (-z nodelete).
    let rc = unsafe { libc::pthread_atfork(Some(prepare), Some(parent), Some(child)) };
    // Out of memory here leaves fork unguarded until the next lock enlists and this is tried again.
    HANDLERS.store(if rc == 0 { DONE } else { TODO }, Release);
}

fn for_each_member(mut act: impl FnMut(&RawLock)) {
    // SAFETY: GATE is held by this thread (or, in a child, was when it was forked).
    let mut at = unsafe { *MEMBERS.0.get() };
    // SAFETY: members are in statics, linked once and never unlinked.
    while let Some(member) = unsafe { at.as_ref() } {
        act(&member.raw);
        // SAFETY: as above.
        at = unsafe { *member.next.get() };
    }
}

unsafe extern "C" fn prepare() {
    GATE.lock();
    for_each_member(RawLock::lock);
    queues::fork_lock();
}

unsafe extern "C" fn parent() {
    queues::fork_unlock();
    for_each_member(RawLock::unlock);
    GATE.unlock();
}

unsafe extern "C" fn child() {
    GENERATION.fetch_add(1, Relaxed);
    queues::fork_child();
    for_each_member(RawLock::reset);
    GATE.reset();
    dispatch::forget_threads();
    pool::forget_threads();
    task::forget_current();
}

extern "C" fn at_exit() {
    UNLOADING.store(true, Relaxed);
}

#[used]
#[cfg_attr(target_os = "linux", unsafe(link_section = ".fini_array"))]
static AT_EXIT: extern "C" fn() = at_exit;
