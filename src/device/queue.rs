//! The in-order queue behind a stream: its tasks, their numbers, its state and its failure.
//!
//! Tasks run one at a time, by whoever holds the Running state (see `runner`). State, list and counts
//! change under the queue's lock. Tasks are numbered by `submitted` when they enter (the number is
//! their ticket) and by `completed` when they are done, so "done up to here" is one comparison: for
//! waiting, for events and for the device-wide wait.

use core::ptr::{self, NonNull};
use core::sync::atomic::Ordering::{Acquire, Relaxed, Release};
use core::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, AtomicUsize};

use super::dispatch::Call;
use super::error::{Failure, Result};
use super::lock::Lock;
use super::order::Order;
use super::queues::Link;
use super::scratch::Slab;
use super::shared::Shared;
use super::task::{Slot, Task, Weight};
use super::{futex, process};

static LAST_ID: AtomicU64 = AtomicU64::new(0);

/// Who runs the tasks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum State {
    /// Nobody; there are none.
    Idle,
    /// A dispatcher has been asked to come. Whoever arrives first takes the role.
    Requested,
    /// One thread does.
    Running,
}

pub(super) struct List {
    head: *mut Task,
    tail: *mut Task,
    pub state: State,
    /// Smallest ticket a sleeping thread waits for.
    pub wanted: u64,
    failure: Option<Failure>,
    slab: Option<Shared<Slab>>,
}

// SAFETY: the tasks are Send and owned by the list.
unsafe impl Send for List {}

pub(super) struct Queue {
    pub list: Lock<List>,
    submitted: AtomicU64,
    completed: AtomicU64,
    /// Changes when a ticket that is waited for is done; what waiters sleep on.
    pub bell: AtomicU32,
    pub alive: AtomicBool,
    pub handle: AtomicUsize,
    pub priority: i32,
    pub flags: u32,
    /// How it keeps order with the default stream.
    pub order: Order,
    /// Differs for every queue of the process.
    pub id: u64,
    /// The capture it takes part in, 0 for none.
    pub capture: AtomicU64,
    /// Room for a task, where one at a time needs no memory.
    pub(super) slot: Slot,
    /// The queue's place among all queues.
    pub(super) link: Link,
    /// The queue's place among those that wait for a dispatcher.
    pub(super) call: Call,
}

/// The right to run a queue's tasks, and the process it was taken in.
pub(super) struct Role {
    generation: u32,
}

impl Role {
    /// For the thread that has just set the state to Running.
    pub fn taken() -> Role {
        Role { generation: process::generation() }
    }

    /// True if a task forked and this is the child, where the queue has been emptied.
    pub fn lost(&self) -> bool {
        self.generation != process::generation()
    }
}

impl List {
    /// Weight of the next task.
    pub fn next_weight(&self) -> Option<Weight> {
        // SAFETY: queued tasks are alive and reached under the lock only.
        NonNull::new(self.head).map(|task| unsafe { task.as_ref().weight })
    }

    fn push(&mut self, task: NonNull<Task>) {
        match NonNull::new(self.tail) {
            // SAFETY: as above.
            Some(tail) => unsafe { (*tail.as_ptr()).next = task.as_ptr() },
            None => self.head = task.as_ptr(),
        }
        self.tail = task.as_ptr();
    }

    /// Takes the next task and the name of its call off the queue.
    pub fn pop(&mut self) -> Option<(NonNull<Task>, &'static str)> {
        let task = NonNull::new(self.head)?;
        // SAFETY: as above.
        let (call, next) = unsafe { (task.as_ref().call, task.as_ref().next) };
        self.head = next;
        if next.is_null() {
            self.tail = ptr::null_mut();
        }
        Some((task, call))
    }
}

impl Queue {
    pub fn new(priority: i32, flags: u32, order: Order) -> Result<Shared<Queue>> {
        let queue = Shared::try_new(Queue {
            list: Lock::new(List {
                head: ptr::null_mut(),
                tail: ptr::null_mut(),
                state: State::Idle,
                wanted: u64::MAX,
                failure: None,
                slab: None,
            }),
            submitted: AtomicU64::new(0),
            completed: AtomicU64::new(0),
            bell: AtomicU32::new(0),
            alive: AtomicBool::new(true),
            handle: AtomicUsize::new(0),
            priority,
            flags,
            order,
            id: LAST_ID.fetch_add(1, Relaxed) + 1,
            capture: AtomicU64::new(0),
            slot: Slot::new(),
            link: Link::new(),
            call: Call::new(),
        })?;
        Link::enter(&queue);
        Ok(queue)
    }

    /// Takes the running role if nothing is queued or running, for one task.
    pub fn claim(&self) -> Option<(Role, u64)> {
        let mut list = self.list.lock();
        if list.state != State::Idle {
            return None;
        }
        list.state = State::Running;
        Some((Role::taken(), self.next_ticket()))
    }

    /// Appends a task. Returns its ticket, and true if the queue was idle and has the state `then`
    /// now: the caller has to see to it that someone runs the task.
    pub fn push(&self, task: NonNull<Task>, then: State) -> (u64, bool) {
        let mut list = self.list.lock();
        list.push(task);
        let was_idle = list.state == State::Idle;
        if was_idle {
            list.state = then;
        }
        (self.next_ticket(), was_idle)
    }

    /// Under the lock.
    fn next_ticket(&self) -> u64 {
        let ticket = self.submitted.load(Relaxed) + 1;
        self.submitted.store(ticket, Relaxed);
        ticket
    }

    /// Under the lock: counts a task as done and notes its failure. True if sleepers have to be
    /// woken by [`Queue::ring`] after the unlock.
    pub fn complete(&self, list: &mut List, call: &'static str, result: Result<()>) -> bool {
        if let Err(error) = result {
            list.failure.get_or_insert(Failure { call, error });
        }
        let done = self.completed.load(Relaxed) + 1;
        self.completed.store(done, Release);
        if done < list.wanted {
            return false;
        }
        list.wanted = u64::MAX;
        self.bell.fetch_add(1, Relaxed);
        true
    }

    pub fn ring(&self) {
        futex::wake(&self.bell, i32::MAX);
    }

    pub fn has_completed(&self, ticket: u64) -> bool {
        self.completed.load(Acquire) >= ticket
    }

    pub fn last_ticket(&self) -> u64 {
        self.submitted.load(Relaxed)
    }

    pub fn take_failure(&self) -> Option<Failure> {
        self.list.lock().failure.take()
    }

    pub fn slab(&self) -> Option<Shared<Slab>> {
        self.list.lock().slab.clone()
    }

    /// Keeps the slab for later tasks unless a larger one is kept already.
    pub fn keep_slab(&self, slab: Shared<Slab>) {
        let mut list = self.list.lock();
        let larger = list.slab.as_ref().is_none_or(|kept| slab.bytes() > kept.bytes());
        let unused = if larger { list.slab.replace(slab) } else { Some(slab) };
        drop(list);
        drop(unused);
    }

    /// In a forked child: no task is queued or running. Their memory is left alone, since part of it
    /// is in frames of threads that do not exist here.
    ///
    /// # Safety
    /// The fork handler holds the lock, which is free afterwards.
    pub unsafe fn empty_in_child(&self) {
        // SAFETY: by this function's contract.
        let list = unsafe { self.list.get_locked() };
        list.head = ptr::null_mut();
        list.tail = ptr::null_mut();
        list.state = State::Idle;
        list.wanted = u64::MAX;
        list.failure = None;
        self.completed.store(self.submitted.load(Relaxed), Release);
        self.slot.forget();
        self.list.raw().reset();
    }
}

impl Drop for Queue {
    fn drop(&mut self) {
        self.link.leave();
    }
}
