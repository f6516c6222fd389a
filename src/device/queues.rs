//! All queues, on one list in the order of creation: for the device-wide wait and for fork.
//!
//! A queue enters when it is made and leaves as the first act of its drop, so that whatever is on the
//! list is valid memory while the list is locked; whether it is still alive, its count says.

use core::cell::UnsafeCell;
use core::ptr::{self, NonNull};

use super::lock::Global;
use super::queue::Queue;
use super::shared::{Counted, Shared};

type Raw = *mut Counted<Queue>;

struct Ends {
    head: Raw,
    tail: Raw,
}

// SAFETY: the pointers are followed under the lock only.
unsafe impl Send for Ends {}

static QUEUES: Global<Ends> = Global::new(Ends { head: ptr::null_mut(), tail: ptr::null_mut() });

/// A queue's place on the list, touched under QUEUES only.
pub(super) struct Link(UnsafeCell<Neighbours>);

#[derive(Clone, Copy)]
struct Neighbours {
    me: Raw,
    prev: Raw,
    next: Raw,
}

// SAFETY: touched under QUEUES only.
unsafe impl Sync for Link {}
// SAFETY: as above.
unsafe impl Send for Link {}

impl Link {
    pub const fn new() -> Link {
        let none = ptr::null_mut();
        Link(UnsafeCell::new(Neighbours { me: none, prev: none, next: none }))
    }

    /// Puts a new queue at the end of the list.
    pub fn enter(queue: &Shared<Queue>) {
        let me = Shared::raw(queue).as_ptr();
        let mut ends = QUEUES.lock();
        // SAFETY: the list is locked, and what is on it is valid memory.
        unsafe {
            *queue.link.0.get() = Neighbours { me, prev: ends.tail, next: ptr::null_mut() };
            match NonNull::new(ends.tail) {
                Some(tail) => (*Shared::peek(tail).link.0.get()).next = me,
                None => ends.head = me,
            }
        }
        ends.tail = me;
    }

    /// Takes the queue off the list.
    pub fn leave(&self) {
        let mut ends = QUEUES.lock();
        // SAFETY: the list is locked, and what is on it is valid memory.
        unsafe {
            let Neighbours { me, prev, next } = *self.0.get();
            if me.is_null() {
                return;
            }
            match NonNull::new(prev) {
                Some(prev) => (*Shared::peek(prev).link.0.get()).next = next,
                None => ends.head = next,
            }
            match NonNull::new(next) {
                Some(next) => (*Shared::peek(next).link.0.get()).prev = prev,
                None => ends.tail = prev,
            }
        }
    }
}

/// The first living queue, or the one after `previous`.
pub(super) fn next(previous: Option<&Shared<Queue>>) -> Option<Shared<Queue>> {
    let ends = QUEUES.lock();
    let mut at = match previous {
        // SAFETY: alive and thus on the list, which is locked.
        Some(queue) => unsafe { (*queue.link.0.get()).next },
        None => ends.head,
    };
    while let Some(raw) = NonNull::new(at) {
        // SAFETY: on the list, which is locked: a queue that dies waits for the lock first.
        unsafe {
            if let Some(queue) = Shared::revive(raw) {
                return Some(queue);
            }
            at = (*Shared::peek(raw).link.0.get()).next;
        }
    }
    None
}

/// For the fork handler, which holds QUEUES, unless nobody has used it and the list is empty.
fn for_each_forking(mut act: impl FnMut(&Queue)) {
    // SAFETY: the list stands still and what is on it is valid memory.
    unsafe {
        let mut at = QUEUES.get_locked().head;
        while let Some(raw) = NonNull::new(at) {
            let queue = Shared::peek(raw);
            act(queue);
            at = (*queue.link.0.get()).next;
        }
    }
}

/// Before a fork: holds every queue still.
pub(super) fn fork_lock() {
    for_each_forking(|queue| queue.list.raw().lock());
}

/// After a fork, in the parent.
pub(super) fn fork_unlock() {
    for_each_forking(|queue| queue.list.raw().unlock());
}

/// After a fork, in the child.
pub(super) fn fork_child() {
    for_each_forking(|queue| {
        // SAFETY: locked by `fork_lock`, before the fork.
        unsafe { queue.empty_in_child() };
    });
}
