//! Order between the default stream and others, as CUDA programs rely on it: work of the default stream
//! waits for what is queued on every stream that takes part, and theirs for what is queued on it.
//!
//! Before such work enters its stream, waits for the others' last tickets do. A wait names tickets that
//! exist already, so waits never form a circle. Each side remembers up to which ticket it has been made
//! to wait, so that work on an otherwise idle device costs two comparisons.

use core::sync::atomic::AtomicU64;
use core::sync::atomic::AtomicUsize;
use core::sync::atomic::Ordering::Relaxed;

use super::error::Result;
use super::queue::Queue;
use super::shared::Shared;
use super::task::{self, Weight};
use super::{capture, queues, runner, stream};

/// Streams that take part and are alive. While there is none, the default stream is like any other.
static MEMBERS: AtomicUsize = AtomicUsize::new(0);

/// How a stream keeps order with the default stream.
pub(super) enum Order {
    /// Not at all.
    Independent,
    /// It takes part.
    With(Member),
    /// It is the default stream.
    Default,
}

/// A stream's part in the order.
pub(super) struct Member {
    /// Last ticket of the default stream that this one waits for.
    seen: AtomicU64,
    /// Last ticket of this one that the default stream waits for.
    joined: AtomicU64,
}

impl Member {
    pub(super) fn new() -> Member {
        MEMBERS.fetch_add(1, Relaxed);
        Member { seen: AtomicU64::new(0), joined: AtomicU64::new(0) }
    }
}

impl Drop for Member {
    fn drop(&mut self) {
        MEMBERS.fetch_sub(1, Relaxed);
    }
}

/// Queues the waits that have to be in front of work on this queue.
#[inline]
pub(super) fn keep(queue: &Shared<Queue>, call: &'static str) -> Result<()> {
    match &queue.order {
        Order::Independent => Ok(()),
        Order::With(member) => match stream::existing_default() {
            Some(default) => wait_for(queue, call, &default, &member.seen),
            None => Ok(()),
        },
        Order::Default if MEMBERS.load(Relaxed) == 0 => Ok(()),
        Order::Default => for_each_member(|other, member| {
            capture::refuse_default(other)?;
            wait_for(queue, call, other, &member.joined)
        }),
    }
}

/// True if nothing is queued that work on this queue would wait for, apart from the queue's own.
pub(super) fn is_free(queue: &Queue) -> bool {
    if !matches!(queue.order, Order::Default) || MEMBERS.load(Relaxed) == 0 {
        return true;
    }
    let mut free = true;
    let _ = for_each_member(|other, _| {
        free &= other.has_completed(other.last_ticket());
        Ok(())
    });
    free
}

fn for_each_member(mut act: impl FnMut(&Shared<Queue>, &Member) -> Result<()>) -> Result<()> {
    let mut at = queues::next(None);
    while let Some(other) = at {
        if let Order::With(member) = &other.order {
            act(&other, member)?;
        }
        at = queues::next(Some(&other));
    }
    Ok(())
}

/// Holds later tasks of `queue` until what is on `other` now is done.
fn wait_for(
    queue: &Shared<Queue>,
    call: &'static str,
    other: &Shared<Queue>,
    known: &AtomicU64,
) -> Result<()> {
    let ticket = other.last_ticket();
    if other.has_completed(ticket) || known.load(Relaxed) >= ticket {
        return Ok(());
    }
    let target = other.clone();
    let task = task::boxed(call, Weight::Large, move || {
        runner::wait_only(&target, ticket, None);
        Ok(())
    })?;
    runner::submit(queue, task);
    // After the wait is queued: whoever sees this number finds the wait in front of its own work.
    known.fetch_max(ticket, Relaxed);
    Ok(())
}
