//! The changeable part of an object behind a handle.
//!
//! All of them share one lock, which is held for a few instructions and which the fork handler knows,
//! so a child never inherits a half-changed object or a lock whose holder stayed in the parent.

use crate::device::lock::Global;
use core::cell::UnsafeCell;

static LOCK: Global<()> = Global::new(());

/// A value reached by one thread at a time.
pub struct Guarded<T>(UnsafeCell<T>);

// SAFETY: the value is reached under LOCK only.
unsafe impl<T: Send> Sync for Guarded<T> {}

impl<T> Guarded<T> {
    pub const fn new(value: T) -> Self {
        Guarded(UnsafeCell::new(value))
    }

    /// Reads or changes the value. `act` only moves and copies: it calls nothing that locks,
    /// allocates or panics, and drops nothing that does.
    pub fn with<R>(&self, act: impl FnOnce(&mut T) -> R) -> R {
        let _lock = LOCK.lock();
        // SAFETY: every access is through here, under the lock, and `act` does not come back here.
        act(unsafe { &mut *self.0.get() })
    }
}
