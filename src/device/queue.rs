//! The in-order queue behind a stream.
//!
//! Tasks run one at a time, by whoever holds the queue's Running state: a dispatcher thread, a
//! caller that found the queue idle and runs its small task in place, or a caller that waits for the
//! queue and helps. `Requested` means that a dispatcher has been asked to come; whoever arrives first
//! takes the role, the other finds it taken and leaves. The state, the list and the counts change
//! under the queue's lock; tasks run outside it.
//!
//! Tasks are numbered by `submitted` when they enter (the number is their ticket) and `completed`
//! when they are done, so "done up to here" is one comparison, for waiting, for events and for
//! the device-wide wait. All queues are on one list, for that wait and for fork.

use core::cell::UnsafeCell;
use core::ptr::{self, NonNull};
use core::sync::atomic::Ordering::{Acquire, Relaxed, Release};
use core::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, AtomicUsize};

use super::error::{Failure, Result};
use super::lock::{Global, Guard, Lock};
use super::scratch::Slab;
use super::shared::{Counted, Shared};
use super::task::{self, Task, Weight};
use super::{dispatch, futex, process};

/// How long a waiter polls before it sleeps: less than a sleep and a wake-up cost.
const SPIN_NS: u64 = 5_000;

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Idle,
    Requested,
    Running,
}

struct List {
    head: *mut Task,
    tail: *mut Task,
    state: State,
    /// Smallest ticket a sleeping thread waits for.
    wanted: u64,
    failure: Option<Failure>,
    slab: Option<Shared<Slab>>,
}

// SAFETY: the tasks are Send and owned by the list.
unsafe impl Send for List {}

struct Link {
    me: *mut Counted<Queue>,
    prev: *mut Counted<Queue>,
    next: *mut Counted<Queue>,
}

pub(super) struct Queue {
    list: Lock<List>,
    submitted: AtomicU64,
    completed: AtomicU64,
    /// Changes when a ticket that is waited for completes; what waiters sleep on.
    bell: AtomicU32,
    pub alive: AtomicBool,
    pub handle: AtomicUsize,
    pub priority: i32,
    pub flags: u32,
    link: UnsafeCell<Link>,
}

// SAFETY: `link` is touched under QUEUES only; the rest is atomic or locked.
unsafe impl Sync for Queue {}
// SAFETY: as above.
unsafe impl Send for Queue {}

struct Queues {
    head: *mut Counted<Queue>,
    tail: *mut Counted<Queue>,
}

// SAFETY: the pointers are followed under the lock only; a queue leaves the list before it is freed.
unsafe impl Send for Queues {}

static QUEUES: Global<Queues> =
    Global::new(Queues { head: ptr::null_mut(), tail: ptr::null_mut() });

/// The right to run a queue's tasks, and the process it was taken in.
pub(super) struct Running {
    generation: u32,
}

impl Queue {
    pub fn new(priority: i32, flags: u32) -> Result<Shared<Queue>> {
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
            link: UnsafeCell::new(Link {
                me: ptr::null_mut(),
                prev: ptr::null_mut(),
                next: ptr::null_mut(),
            }),
        })?;
        let me = Shared::raw(&queue).as_ptr();
        let mut queues = QUEUES.lock();
        // SAFETY: links are touched under QUEUES, which is held; the tail is alive or it would have
        // left the list.
        unsafe {
            *queue.link.get() = Link { me, prev: queues.tail, next: ptr::null_mut() };
            match NonNull::new(queues.tail) {
                Some(tail) => (*Shared::peek(tail).link.get()).next = me,
                None => queues.head = me,
            }
        }
        queues.tail = me;
        drop(queues);
        Ok(queue)
    }

    /// Takes the running role if nothing is queued or running, for one task.
    pub fn claim(&self) -> Option<(Running, u64)> {
        let mut list = self.list.lock();
        if list.state != State::Idle {
            return None;
        }
        list.state = State::Running;
        Some((Running { generation: process::generation() }, self.next_ticket(&list)))
    }

    fn next_ticket(&self, _list: &List) -> u64 {
        let ticket = self.submitted.load(Relaxed) + 1;
        self.submitted.store(ticket, Relaxed);
        ticket
    }

    /// Appends a task. Returns its ticket, and whether the caller has to find someone to run it.
    fn push(&self, task: NonNull<Task>, if_idle: State) -> (u64, bool) {
        let mut list = self.list.lock();
        match NonNull::new(list.tail) {
            // SAFETY: queued tasks are alive and reached under the lock only.
            Some(tail) => unsafe { (*tail.as_ptr()).next = task.as_ptr() },
            None => list.head = task.as_ptr(),
        }
        list.tail = task.as_ptr();
        let was_idle = list.state == State::Idle;
        if was_idle {
            list.state = if_idle;
        }
        (self.next_ticket(&list), was_idle)
    }

    /// Counts a task as done and notes its failure. True if a sleeping thread has to be woken.
    fn complete(&self, list: &mut List, call: &'static str, result: Result<()>) -> bool {
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

    fn ring(&self) {
        futex::wake(&self.bell, i32::MAX);
    }

    pub fn has_completed(&self, ticket: u64) -> bool {
        self.completed.load(Acquire) >= ticket
    }

    pub fn last_ticket(&self) -> u64 {
        self.submitted.load(Relaxed)
    }

    pub fn is_idle(&self) -> bool {
        self.has_completed(self.last_ticket())
    }

    pub fn take_failure(&self) -> Option<Failure> {
        self.list.lock().failure.take()
    }

    pub fn slab(&self) -> Option<Shared<Slab>> {
        self.list.lock().slab.clone()
    }

    /// Keeps the slab for later tasks unless a larger one is kept already.
    pub fn keep_slab(&self, slab: Shared<Slab>) {
        let mut old = Some(slab);
        let mut list = self.list.lock();
        if list
            .slab
            .as_ref()
            .is_none_or(|kept| old.as_ref().is_some_and(|s| s.bytes() > kept.bytes()))
        {
            core::mem::swap(&mut list.slab, &mut old);
        }
        drop(list);
        drop(old);
    }
}

/// Ends a task run by [`Queue::claim`]'s caller, and finds someone for what was queued meanwhile.
pub(super) fn finish(queue: &Shared<Queue>, role: Running, call: &'static str, result: Result<()>) {
    let mut list = queue.list.lock();
    if role.generation != process::generation() {
        return;
    }
    let ring = queue.complete(&mut list, call, result);
    let more = !list.head.is_null();
    list.state = if more { State::Requested } else { State::Idle };
    drop(list);
    if ring {
        queue.ring();
    }
    if more {
        request(queue);
    }
}

/// Appends a task for a dispatcher. The ticket is its number.
pub(super) fn submit(queue: &Shared<Queue>, task: NonNull<Task>) -> u64 {
    let (ticket, run) = queue.push(task, State::Requested);
    if run {
        request(queue);
    }
    ticket
}

/// Appends a task in the caller's frame and returns when it is done.
pub(super) fn submit_and_wait(queue: &Shared<Queue>, task: NonNull<Task>) {
    let (ticket, mine) = queue.push(task, State::Running);
    if mine {
        let role = Running { generation: process::generation() };
        drain(queue, queue.list.lock(), role, Some(ticket));
    }
    wait(queue, ticket, None);
}

/// Brings a dispatcher to a Requested queue; without one the caller does the work.
fn request(queue: &Shared<Queue>) {
    if dispatch::start(queue).is_err() {
        serve(queue);
    }
}

/// Runs what is queued, if nobody else does. What dispatchers do.
pub(super) fn serve(queue: &Shared<Queue>) {
    let mut list = queue.list.lock();
    if list.state == State::Requested {
        list.state = State::Running;
        drain(queue, list, Running { generation: process::generation() }, None);
    }
}

/// Runs queued tasks, in order, until none is left, or until `goal` is done.
fn drain<'a>(
    queue: &'a Shared<Queue>,
    mut list: Guard<'a, List>,
    role: Running,
    mut goal: Option<u64>,
) {
    let mut ring = false;
    loop {
        let Some(task) = NonNull::new(list.head) else {
            list.state = State::Idle;
            break;
        };
        // SAFETY: queued tasks are alive and reached under the lock only.
        let (call, weight, next) =
            unsafe { (task.as_ref().call, task.as_ref().weight, task.as_ref().next) };
        if goal.is_some_and(|g| queue.has_completed(g) || weight == Weight::Blocking) {
            // A helper leaves: its own work is done, or a callback is next, which may wait for
            // something the helping thread does after this call.
            list.state = State::Requested;
            drop(list);
            if core::mem::take(&mut ring) {
                queue.ring();
            }
            if dispatch::start(queue).is_ok() {
                return;
            }
            goal = None;
            list = queue.list.lock();
            if list.state != State::Requested {
                break;
            }
            list.state = State::Running;
            continue;
        }
        list.head = next;
        if next.is_null() {
            list.tail = ptr::null_mut();
        }
        drop(list);
        if core::mem::take(&mut ring) {
            queue.ring();
        }
        // SAFETY: taken off the queue, which owned it, and run once.
        let result = unsafe { task::run(task) };
        list = queue.list.lock();
        if role.generation != process::generation() {
            // The task forked and this is the child, where the queue has been emptied.
            return;
        }
        ring = queue.complete(&mut list, call, result);
    }
    drop(list);
    if ring {
        queue.ring();
    }
}

/// Waits until the ticket is done; false if the deadline passes first. Without a deadline the caller
/// helps: work that a dispatcher has not begun costs no wake-up that way.
pub(super) fn wait(queue: &Shared<Queue>, ticket: u64, deadline_ns: Option<u64>) -> bool {
    if queue.has_completed(ticket) {
        return true;
    }
    if deadline_ns.is_none() {
        help(queue, ticket);
    }
    wait_only(queue, ticket, deadline_ns)
}

fn help(queue: &Shared<Queue>, ticket: u64) {
    let mut list = queue.list.lock();
    let Some(first) = NonNull::new(list.head) else { return };
    // SAFETY: queued tasks are alive and reached under the lock only.
    let weight = unsafe { first.as_ref().weight };
    if list.state == State::Requested && weight != Weight::Blocking {
        list.state = State::Running;
        drain(queue, list, Running { generation: process::generation() }, Some(ticket));
    }
}

/// As [`wait`], but never runs a task: for waits inside tasks.
pub(super) fn wait_only(queue: &Queue, ticket: u64, deadline_ns: Option<u64>) -> bool {
    if futex::spin(SPIN_NS, || queue.has_completed(ticket)) {
        return true;
    }
    loop {
        let mut list = queue.list.lock();
        if queue.has_completed(ticket) {
            return true;
        }
        list.wanted = list.wanted.min(ticket);
        let bell = queue.bell.load(Relaxed);
        drop(list);
        if !futex::wait(&queue.bell, bell, deadline_ns) {
            return queue.has_completed(ticket);
        }
    }
}

impl Drop for Queue {
    fn drop(&mut self) {
        let mut queues = QUEUES.lock();
        // SAFETY: links are touched under QUEUES, which is held; neighbours are on the list, thus alive.
        unsafe {
            let Link { me, prev, next } = *self.link.get();
            if me.is_null() {
                return;
            }
            match NonNull::new(prev) {
                Some(prev) => (*Shared::peek(prev).link.get()).next = next,
                None => queues.head = next,
            }
            match NonNull::new(next) {
                Some(next) => (*Shared::peek(next).link.get()).prev = prev,
                None => queues.tail = prev,
            }
        }
    }
}

/// The first queue, or the one after `previous`, in the order of creation.
pub(super) fn next(previous: Option<&Shared<Queue>>) -> Option<Shared<Queue>> {
    let queues = QUEUES.lock();
    let mut at = match previous {
        // SAFETY: alive and thus on the list; links are read under QUEUES.
        Some(queue) => unsafe { (*queue.link.get()).next },
        None => queues.head,
    };
    while let Some(raw) = NonNull::new(at) {
        // SAFETY: a queue on the list is not freed before it has taken QUEUES to leave.
        unsafe {
            if let Some(queue) = Shared::revive(raw) {
                return Some(queue);
            }
            at = (*Shared::peek(raw).link.get()).next;
        }
    }
    None
}

fn for_each_forking(mut act: impl FnMut(&Queue)) {
    // SAFETY: the fork handler holds QUEUES (or it has never been used and is empty), so the list
    // stands still and its members are alive.
    unsafe {
        let mut at = QUEUES.get_locked().head;
        while let Some(raw) = NonNull::new(at) {
            let queue = Shared::peek(raw);
            act(queue);
            at = (*queue.link.get()).next;
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

/// After a fork, in the child: no task is queued or running. Their memory is left alone, since part of
/// it is in frames of threads that do not exist here.
pub(super) fn fork_child() {
    for_each_forking(|queue| {
        // SAFETY: the lock is held since `fork_lock`, and the child has only this thread.
        let list = unsafe { queue.list.get_locked() };
        list.head = ptr::null_mut();
        list.tail = ptr::null_mut();
        list.state = State::Idle;
        list.wanted = u64::MAX;
        list.failure = None;
        queue.completed.store(queue.submitted.load(Relaxed), Release);
        queue.list.raw().reset();
    });
}
