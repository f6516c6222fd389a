//! Fallible allocation: a reference-counted pointer, boxes and vectors whose creation is a `Result`.
//!
//! `Shared` is `Arc` without weak pointers and with a fallible constructor; the memory orderings are
//! Arc's (relaxed increment, release decrement, acquire before the drop).

use core::alloc::Layout;
use core::ops::Deref;
use core::ptr::NonNull;
use core::sync::atomic::AtomicUsize;
use core::sync::atomic::Ordering::{Acquire, Relaxed, Release};
use std::alloc;

use super::error::{Error, Result};
use super::fault;

pub(super) struct Counted<T> {
    count: AtomicUsize,
    value: T,
}

/// A shared owner of a `T`.
pub struct Shared<T> {
    raw: NonNull<Counted<T>>,
}

// SAFETY: as Arc: owners on several threads reach the value by shared reference, the last one drops it.
unsafe impl<T: Send + Sync> Send for Shared<T> {}
// SAFETY: as above.
unsafe impl<T: Send + Sync> Sync for Shared<T> {}

impl<T> Shared<T> {
    pub fn try_new(value: T) -> Result<Shared<T>> {
        let raw = try_alloc::<Counted<T>>()?;
        // SAFETY: fresh memory of the right layout.
        unsafe { raw.write(Counted { count: AtomicUsize::new(1), value }) };
        Ok(Shared { raw })
    }

    pub fn ptr_eq(a: &Shared<T>, b: &Shared<T>) -> bool {
        a.raw == b.raw
    }

    pub(super) fn raw(this: &Shared<T>) -> NonNull<Counted<T>> {
        this.raw
    }

    pub(super) fn into_raw(this: Shared<T>) -> NonNull<Counted<T>> {
        let raw = this.raw;
        core::mem::forget(this);
        raw
    }

    /// # Safety
    /// `raw` comes from `into_raw`, once.
    pub(super) unsafe fn from_raw(raw: NonNull<Counted<T>>) -> Shared<T> {
        Shared { raw }
    }

    /// A further owner, unless the last one is already gone.
    ///
    /// # Safety
    /// The memory is valid: its drop cannot finish during the call.
    pub(super) unsafe fn revive(raw: NonNull<Counted<T>>) -> Option<Shared<T>> {
        // SAFETY: by this function's contract.
        let count = unsafe { &raw.as_ref().count };
        count
            .fetch_update(Relaxed, Relaxed, |n| if n == 0 { None } else { Some(n + 1) })
            .ok()
            .map(|_| Shared { raw })
    }

    /// # Safety
    /// The memory is valid for `'a`.
    pub(super) unsafe fn peek<'a>(raw: NonNull<Counted<T>>) -> &'a T {
        // SAFETY: by this function's contract.
        unsafe { &(*raw.as_ptr()).value }
    }
}

impl<T> Clone for Shared<T> {
    fn clone(&self) -> Self {
        // SAFETY: the count is above zero while `self` lives.
        unsafe { self.raw.as_ref() }.count.fetch_add(1, Relaxed);
        Shared { raw: self.raw }
    }
}

impl<T> Deref for Shared<T> {
    type Target = T;
    fn deref(&self) -> &T {
        // SAFETY: the value lives while any owner does.
        unsafe { &self.raw.as_ref().value }
    }
}

impl<T> Drop for Shared<T> {
    fn drop(&mut self) {
        // SAFETY: the count is above zero while `self` lives.
        let count = unsafe { &self.raw.as_ref().count };
        if count.fetch_sub(1, Release) != 1 {
            return;
        }
        // Not a fence, which ThreadSanitizer does not understand.
        count.load(Acquire);
        // SAFETY: this was the last owner; the memory came from `try_alloc` with this layout.
        unsafe {
            core::ptr::drop_in_place(self.raw.as_ptr());
            alloc::dealloc(self.raw.as_ptr().cast(), Layout::new::<Counted<T>>());
        }
    }
}

/// Uninitialised memory for one `T` from the global allocator.
pub(super) fn try_alloc<T>() -> Result<NonNull<T>> {
    let layout = Layout::new::<T>();
    if layout.size() == 0 {
        return Ok(NonNull::dangling());
    }
    fault::alloc()?;
    // SAFETY: the layout is not empty.
    NonNull::new(unsafe { alloc::alloc(layout) }.cast()).ok_or(Error::OutOfMemory)
}

pub fn try_box<T>(value: T) -> Result<Box<T>> {
    let raw = try_alloc::<T>()?;
    // SAFETY: memory of T's layout from the global allocator, or dangling for a zero-sized T: what
    // Box::from_raw asks for.
    unsafe {
        raw.write(value);
        Ok(Box::from_raw(raw.as_ptr()))
    }
}

pub fn try_vec<T: Clone>(n: usize, value: T) -> Result<Vec<T>> {
    let mut v = Vec::new();
    try_reserve(&mut v, n)?;
    v.resize(n, value);
    Ok(v)
}

pub fn try_push<T>(v: &mut Vec<T>, value: T) -> Result<()> {
    try_reserve(v, 1)?;
    v.push(value);
    Ok(())
}

/// Room for `extra` more elements.
pub fn try_reserve<T>(v: &mut Vec<T>, extra: usize) -> Result<()> {
    if v.capacity() - v.len() < extra {
        fault::alloc()?;
        v.try_reserve(extra).map_err(|_| Error::OutOfMemory)?;
    }
    Ok(())
}
