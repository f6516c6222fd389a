//! Locks that survive fork. A lock word has three states: 0 free, 1 held, 2 held with sleepers
//! (U. Drepper, "Futexes Are Tricky", mutex 3).
//!
//! `Global` is for statics: it enlists itself with `process` at its first use, whose fork handler
//! holds every enlisted lock across a fork and frees it on both sides. `Lock` is for locks inside
//! objects; their owner must do the same (the streams do).

use core::cell::UnsafeCell;
use core::hint;
use core::ops::{Deref, DerefMut};
use core::sync::atomic::AtomicU32;
use core::sync::atomic::Ordering::{Acquire, Relaxed, Release};

use super::futex;
use super::process::{self, Member};

pub(super) struct RawLock {
    word: AtomicU32,
}

impl RawLock {
    pub const fn new() -> Self {
        RawLock { word: AtomicU32::new(0) }
    }

    #[inline]
    pub fn lock(&self) {
        if self.word.compare_exchange(0, 1, Acquire, Relaxed).is_err() {
            self.lock_contended();
        }
    }

    #[cold]
    fn lock_contended(&self) {
        // Sections are a few dozen instructions long: the holder is mostly about to leave.
        for _ in 0..100 {
            if self.word.load(Relaxed) == 0
                && self.word.compare_exchange(0, 1, Acquire, Relaxed).is_ok()
            {
                return;
            }
            hint::spin_loop();
        }
        while self.word.swap(2, Acquire) != 0 {
            futex::wait(&self.word, 2, None);
        }
    }

    #[inline]
    pub fn unlock(&self) {
        if self.word.swap(0, Release) == 2 {
            futex::wake(&self.word, 1);
        }
    }

    /// In a forked child: the holder and the sleepers stayed in the parent.
    pub fn reset(&self) {
        self.word.store(0, Release);
    }
}

/// A lock inside an object.
pub(super) struct Lock<T> {
    raw: RawLock,
    value: UnsafeCell<T>,
}

// SAFETY: the value is reached only under the lock, by one thread at a time.
unsafe impl<T: Send> Sync for Lock<T> {}

impl<T> Lock<T> {
    pub const fn new(value: T) -> Self {
        Lock { raw: RawLock::new(), value: UnsafeCell::new(value) }
    }

    #[inline]
    pub fn lock(&self) -> Guard<'_, T> {
        held::add();
        self.raw.lock();
        // SAFETY: the lock is held from here to the guard's drop, so the reference is unique.
        Guard { raw: &self.raw, value: unsafe { &mut *self.value.get() } }
    }

    pub fn raw(&self) -> &RawLock {
        &self.raw
    }

    /// # Safety
    /// The calling thread holds the lock and no guard of it is in use.
    #[allow(clippy::mut_from_ref)]
    pub unsafe fn get_locked(&self) -> &mut T {
        // SAFETY: by this function's contract.
        unsafe { &mut *self.value.get() }
    }
}

/// A lock in a static, known to the fork handler.
pub struct Global<T: 'static> {
    member: Member,
    value: UnsafeCell<T>,
}

// SAFETY: as for Lock.
unsafe impl<T: Send> Sync for Global<T> {}

impl<T> Global<T> {
    pub const fn new(value: T) -> Self {
        Global { member: Member::new(), value: UnsafeCell::new(value) }
    }

    #[inline]
    pub fn lock(&'static self) -> Guard<'static, T> {
        held::add();
        process::enlist(&self.member);
        self.member.raw.lock();
        // SAFETY: the lock is held from here to the guard's drop, so the reference is unique.
        Guard { raw: &self.member.raw, value: unsafe { &mut *self.value.get() } }
    }

    /// # Safety
    /// The calling thread holds the lock (the fork handler does) and no guard of it is in use.
    #[allow(clippy::mut_from_ref)]
    pub unsafe fn get_locked(&self) -> &mut T {
        // SAFETY: by this function's contract.
        unsafe { &mut *self.value.get() }
    }
}

pub struct Guard<'a, T> {
    raw: &'a RawLock,
    value: &'a mut T,
}

impl<T> Deref for Guard<'_, T> {
    type Target = T;
    fn deref(&self) -> &T {
        self.value
    }
}

impl<T> DerefMut for Guard<'_, T> {
    fn deref_mut(&mut self) -> &mut T {
        self.value
    }
}

impl<T> Drop for Guard<'_, T> {
    #[inline]
    fn drop(&mut self) {
        self.raw.unlock();
        held::remove();
    }
}

/// Checks, in debug builds, that no thread takes a second lock: what makes a lock order unnecessary.
mod held {
    #[cfg(debug_assertions)]
    thread_local! {
        static HELD: core::cell::Cell<bool> = const { core::cell::Cell::new(false) };
    }

    #[inline]
    pub(super) fn add() {
        #[cfg(debug_assertions)]
        assert!(!HELD.replace(true), "a second lock");
    }

    #[inline]
    pub(super) fn remove() {
        #[cfg(debug_assertions)]
        HELD.set(false);
    }
}
