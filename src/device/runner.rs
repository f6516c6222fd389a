//! Running a queue's tasks, and waiting for them.
//!
//! The running role is held by a dispatcher thread, by a caller that found the queue idle and runs its
//! small task in place, or by a caller that waits and helps: work that no dispatcher has begun yet is
//! done by the waiter, which saves a wake-up. A dispatcher that arrives late finds the role taken
//! and leaves. Without threads (none can be made) callers do everything, in the same order.

use core::mem;
use core::ptr::NonNull;
use core::sync::atomic::Ordering::Relaxed;

use super::error::Result;
use super::lock::Guard;
use super::queue::{List, Queue, Role, State};
use super::shared::Shared;
use super::task::{self, Task, Weight};
use super::{dispatch, futex};

/// How long a waiter polls before it sleeps: less than a sleep and a wake-up cost.
const SPIN_NS: u64 = 5_000;

/// Ends the task of [`Queue::claim`]'s caller, and finds someone for what was queued meanwhile.
pub(super) fn finish(queue: &Shared<Queue>, role: Role, call: &'static str, result: Result<()>) {
    let mut list = queue.list.lock();
    if role.lost() {
        return;
    }
    let ring = queue.complete(&mut list, call, result);
    let more = list.next_weight().is_some();
    list.state = if more { State::Requested } else { State::Idle };
    drop(list);
    if ring {
        queue.ring();
    }
    if more {
        request(queue);
    }
}

/// Appends a task for a dispatcher and returns its ticket.
pub(super) fn submit(queue: &Shared<Queue>, task: NonNull<Task>) -> u64 {
    let (ticket, was_idle) = queue.push(task, State::Requested);
    if was_idle {
        request(queue);
    }
    ticket
}

/// Appends a task in the caller's frame and returns when it is done.
pub(super) fn submit_and_wait(queue: &Shared<Queue>, task: NonNull<Task>) {
    let (ticket, was_idle) = queue.push(task, State::Running);
    if was_idle {
        drain(queue, queue.list.lock(), Role::taken(), Purpose::Help(ticket));
    }
    wait(queue, ticket, None);
}

/// Brings a dispatcher to a Requested queue; without one the caller does the work.
fn request(queue: &Shared<Queue>) {
    if let Err(left) = dispatch::start(queue) {
        serve(&left, false);
    }
}

/// What dispatchers do. True if this one has been announced as about to be done.
pub(super) fn attend(queue: &Shared<Queue>) -> bool {
    serve(queue, true)
}

/// Runs what is queued, if nobody else does.
fn serve(queue: &Shared<Queue>, dispatcher: bool) -> bool {
    let mut list = queue.list.lock();
    if list.state != State::Requested {
        return false;
    }
    list.state = State::Running;
    drain(queue, list, Role::taken(), Purpose::Serve { dispatcher })
}

/// Why a thread runs a queue's tasks.
#[derive(Clone, Copy)]
enum Purpose {
    /// Until none is left.
    Serve { dispatcher: bool },
    /// Until this ticket is done, or a host callback is next, which may wait for something this thread
    /// does later.
    Help(u64),
}

/// Runs queued tasks, in order. True if a dispatcher's end has been announced: before the last task counts
/// as done, so that who waits for it and then needs a dispatcher knows of this one.
fn drain<'a>(
    queue: &'a Shared<Queue>,
    mut list: Guard<'a, List>,
    role: Role,
    mut purpose: Purpose,
) -> bool {
    let mut ring = false;
    let mut announced = false;
    loop {
        let Some(weight) = list.next_weight() else {
            list.state = State::Idle;
            break;
        };
        if let Purpose::Help(goal) = purpose
            && (queue.has_completed(goal) || weight == Weight::Blocking)
        {
            list.state = State::Requested;
            drop(list);
            if mem::take(&mut ring) {
                queue.ring();
            }
            match dispatch::start(queue) {
                Ok(()) => return false,
                Err(left) if !Shared::ptr_eq(&left, queue) => {
                    serve(&left, false);
                    return false;
                }
                Err(_) => {}
            }
            // Nobody to hand over to: stay, unless someone has come meanwhile.
            purpose = Purpose::Serve { dispatcher: false };
            list = queue.list.lock();
            if list.state != State::Requested {
                return false;
            }
            list.state = State::Running;
            continue;
        }
        let Some((task, call)) = list.pop() else { continue };
        drop(list);
        if mem::take(&mut ring) {
            queue.ring();
        }
        // SAFETY: taken off the queue, which owned it, and run once.
        let result = unsafe { task::run(task) };
        list = queue.list.lock();
        if role.lost() {
            return false;
        }
        if matches!(purpose, Purpose::Serve { dispatcher: true }) && list.next_weight().is_none() {
            dispatch::announce();
            announced = true;
        }
        ring = queue.complete(&mut list, call, result);
    }
    drop(list);
    if ring {
        queue.ring();
    }
    announced
}

/// Waits until the ticket is done; false if the deadline passes first. Without a deadline the caller
/// helps.
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
    if list.state == State::Requested && list.next_weight() != Some(Weight::Blocking) {
        list.state = State::Running;
        drop(list);
        dispatch::cancel(queue);
        drain(queue, queue.list.lock(), Role::taken(), Purpose::Help(ticket));
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
