//! Scratch memory of a stream: one slab, kept and reused by the stream's tasks, which run one at a
//! time. Pages are committed when touched. A slab that became too small lives until the tasks that
//! were given it are done.

use super::config;
use super::error::Result;
use super::fault;
use super::memory;
use super::shared::Shared;

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
