//! Scratch memory. Pages are committed when touched.
//!
//! A stream keeps one slab for its tasks, which run one at a time; a slab that became too small lives
//! until the tasks that were given it are done. Work on the caller's own thread borrows a slab from
//! a process-wide shelf and puts it back; taking and putting are one exchange each, without a lock,
//! and a thread begins at the place it used last, so that it mostly meets its own warm pages.
//! When memory is short, [`last_resort`] lends a block that is part of the library, to one at a time.

use core::cell::{Cell, UnsafeCell};
use core::ptr;
use core::sync::atomic::AtomicPtr;
use core::sync::atomic::Ordering::{Acquire, Relaxed, Release};

use super::config;
use super::error::Result;
use super::fault;
use super::lock::{Global, Guard};
use super::memory;
use super::pool;
use super::shared::{Counted, Shared};

pub(super) struct Slab {
    base: *mut u8,
    bytes: usize,
}

// SAFETY: a slab is plain memory; who may touch it when is the stream's order (see Lease).
unsafe impl Send for Slab {}
// SAFETY: as above.
unsafe impl Sync for Slab {}

impl Slab {
    /// Sizes are rounded up so that a growing sequence of problems does not map anew each time.
    pub fn new(bytes: usize) -> Result<Shared<Slab>> {
        const STEP: usize = 4 << 20;
        fault::alloc()?;
        let bytes = bytes.checked_next_multiple_of(STEP).unwrap_or(bytes);
        let base = memory::map(bytes)?;
        if config::get().poison {
            // SAFETY: freshly mapped with this size.
            unsafe { memory::poison(base, bytes) };
        }
        Shared::try_new(Slab { base, bytes })
    }

    pub fn bytes(&self) -> usize {
        self.bytes
    }
}

impl Drop for Slab {
    fn drop(&mut self) {
        // SAFETY: from `map` with this size; no lease is left.
        unsafe { memory::unmap(self.base, self.bytes) };
    }
}

/// Scratch memory reserved for one task of a stream, 256-byte aligned, contents undefined.
///
/// Only the stream's own tasks may touch it, and only while they run: all leases of a stream may be
/// the same memory.
#[derive(Clone)]
pub struct Lease {
    pub(super) slab: Shared<Slab>,
}

impl Lease {
    pub fn as_ptr(&self) -> *mut u8 {
        self.slab.base
    }
    /// At least what was asked for.
    pub fn bytes(&self) -> usize {
        self.slab.bytes
    }
}

/// Slabs kept for callers; more than threads usually call at once.
const SHELF: usize = 32;

static SLABS: [AtomicPtr<Counted<Slab>>; SHELF] =
    [const { AtomicPtr::new(ptr::null_mut()) }; SHELF];

thread_local! {
    /// Where this thread put its last slab.
    static PLACE: Cell<usize> = const { Cell::new(0) };
}

/// Scratch memory of the calling thread, 256-byte aligned, contents undefined.
pub struct Loan {
    slab: Shared<Slab>,
}

/// Memory for the time the loan lives.
pub fn borrow(bytes: usize) -> Result<Loan> {
    fault::alloc()?;
    let first = PLACE.get();
    for step in 0..SHELF {
        let place = &SLABS[(first + step) % SHELF];
        if place.load(Relaxed).is_null() {
            continue;
        }
        let raw = place.swap(ptr::null_mut(), Acquire);
        if let Some(raw) = ptr::NonNull::new(raw) {
            // SAFETY: put there by `drop` below, and taken off the shelf by this thread alone.
            let slab = unsafe { Shared::from_raw(raw) };
            if slab.bytes() >= bytes {
                PLACE.set((first + step) % SHELF);
                return Ok(Loan { slab });
            }
            // Too small: it goes, and a larger one takes its place.
            break;
        }
    }
    Ok(Loan { slab: Slab::new(bytes)? })
}

impl Loan {
    pub fn as_ptr(&self) -> *mut u8 {
        self.slab.base
    }
}

impl Drop for Loan {
    fn drop(&mut self) {
        // What one large problem needed is given back to the system.
        if self.slab.bytes() > KEPT_BYTES.saturating_mul(pool::all() + 4) {
            return;
        }
        let raw = Shared::into_raw(self.slab.clone());
        let first = PLACE.get();
        for step in 0..SHELF {
            let place = &SLABS[(first + step) % SHELF];
            let null = ptr::null_mut();
            if place.load(Relaxed).is_null()
                && place.compare_exchange(null, raw.as_ptr(), Release, Relaxed).is_ok()
            {
                PLACE.set((first + step) % SHELF);
                return;
            }
        }
        // SAFETY: from into_raw above, and not put on the shelf.
        drop(unsafe { Shared::from_raw(raw) });
    }
}

/// Bytes for each thread of the pool, and some more, up to which a slab is kept for the next borrower.
pub const KEPT_BYTES: usize = 28 << 20;
/// Bytes of the block that is always there.
pub const LAST_RESORT_BYTES: usize = 44 << 20;

#[repr(align(4096))]
struct Static(UnsafeCell<[u8; LAST_RESORT_BYTES]>);

// SAFETY: reached through a `LastResort` only, of which there is one at a time.
unsafe impl Sync for Static {}

static MEMORY: Static = Static(UnsafeCell::new([0; LAST_RESORT_BYTES]));
static MEMORY_USER: Global<()> = Global::new(());

/// The block that is part of the library, lent to one thread at a time.
pub struct LastResort {
    _user: Guard<'static, ()>,
}

/// [`LAST_RESORT_BYTES`] bytes without asking the system for memory; waits until nobody else has
/// them. For work that stays on the calling thread and makes no calls of the device.
pub fn last_resort() -> LastResort {
    LastResort { _user: MEMORY_USER.lock() }
}

impl LastResort {
    pub fn as_ptr(&self) -> *mut u8 {
        MEMORY.0.get().cast()
    }
}
