//! Streams: in-order queues of asynchronous work. Two streams run independently of each other.
//!
//! A call puts a task on its stream and returns; small tasks on an idle stream run in place, which
//! nobody can tell from a very fast device. Failures stay with the stream they happened on, with the
//! name of the call they came from, until someone synchronizes that stream.

use core::ffi::c_void;
use core::ptr;
use core::sync::atomic::Ordering::Relaxed;

use super::clock::now_ns;
use super::error::{Error, Failure, Result};
use super::event::Event;
use super::graph::{Kind, Work};
use super::handle::{KIND_STREAM, Registry};
use super::lock::Global;
use super::order::{self, Member, Order};
use super::queue::Queue;
use super::scratch::{Lease, Slab};
use super::shared::Shared;
use super::{capture, own, process, queues, runner, task};

pub use super::task::Weight;

static STREAMS: Registry<Shared<Queue>> = Registry::new(KIND_STREAM);
static DEFAULT: Global<Option<Shared<Queue>>> = Global::new(None);

/// A stream; clones are the same stream. It stays usable for whoever holds it after its handle is
/// destroyed, except that it takes no new work.
#[derive(Clone)]
pub struct Stream {
    queue: Shared<Queue>,
}

/// A new stream. Lower numbers mean higher priority; priorities are kept, not acted upon.
pub fn create(priority: i32, flags: u32) -> Result<*mut c_void> {
    create_in(priority, flags, Order::Independent)
}

/// A new stream that keeps order with the default stream: each waits for what is on the other.
pub fn create_ordered(priority: i32, flags: u32) -> Result<*mut c_void> {
    create_in(priority, flags, Order::With(Member::new()))
}

fn create_in(priority: i32, flags: u32, order: Order) -> Result<*mut c_void> {
    process::check()?;
    let queue = Queue::new(priority, flags, order)?;
    let handle = STREAMS.insert(queue.clone())?;
    queue.handle.store(handle.addr(), Relaxed);
    Ok(handle)
}

/// The stream of a handle; null is the default stream.
pub fn resolve(handle: *mut c_void) -> Result<Stream> {
    if handle.is_null() {
        return default();
    }
    Ok(Stream { queue: STREAMS.get(handle)? })
}

/// The default stream, made when first asked for.
pub fn default() -> Result<Stream> {
    process::check()?;
    if let Some(queue) = &*DEFAULT.lock() {
        return Ok(Stream { queue: queue.clone() });
    }
    // Made outside the lock; the loser of a race drops its own.
    let fresh = Queue::new(0, 0, Order::Default)?;
    let mut kept = DEFAULT.lock();
    let queue = match &*kept {
        Some(queue) => queue.clone(),
        None => {
            *kept = Some(fresh.clone());
            fresh.clone()
        }
    };
    drop(kept);
    drop(fresh);
    Ok(Stream { queue })
}

pub(super) fn existing_default() -> Option<Shared<Queue>> {
    DEFAULT.lock().clone()
}

/// The calling thread's own default stream, which keeps order with the common one.
pub fn per_thread() -> Result<Stream> {
    process::check()?;
    Ok(Stream { queue: own::queue()? })
}

/// Ends all handles, as [`destroy`] does.
pub fn destroy_all() -> Result<()> {
    process::check()?;
    while let Some(queue) = STREAMS.remove_any() {
        end(&queue);
    }
    Ok(())
}

/// Ends a handle. Queued work is still done; nobody waits for it here.
pub fn destroy(handle: *mut c_void) -> Result<()> {
    process::check()?;
    let queue = STREAMS.remove(handle)?;
    end(&queue);
    Ok(())
}

fn end(queue: &Queue) {
    queue.alive.store(false, Relaxed);
    capture::abandon(queue);
}

/// Waits for all work queued on all streams so far. Returns the first failure of the oldest stream
/// that has one, and clears all.
pub fn synchronize_device() -> core::result::Result<(), Failure> {
    const CALL: &str = "synchronize device";
    let mut failure = None;
    for_all_drained(|queue| {
        let failed = queue.take_failure();
        failure = failure.or(failed);
    })
    .map_err(|error| Failure { call: CALL, error })?;
    failure.map_or(Ok(()), Err)
}

/// Waits for all work queued on all streams so far; failures stay where they are.
pub fn drain_all() -> Result<()> {
    for_all_drained(|_| ())
}

fn for_all_drained(mut then: impl FnMut(&Queue)) -> Result<()> {
    process::check()?;
    if task::inside() {
        return Err(Error::NotPermitted);
    }
    let mut at = queues::next(None);
    while let Some(queue) = at {
        runner::wait(&queue, queue.last_ticket(), None);
        then(&queue);
        at = queues::next(Some(&queue));
    }
    Ok(())
}

impl Stream {
    /// Appends a task. An error means that nothing was queued; what goes wrong later is the
    /// stream's failure, under the name of the call.
    pub fn enqueue(
        &self,
        call: &'static str,
        weight: Weight,
        body: impl FnOnce() -> Result<()> + Send + 'static,
    ) -> Result<()> {
        self.enqueue_ticket(call, weight, body).map(|_| ())
    }

    /// As [`Stream::enqueue`], for work that can be done again: if the stream is being captured, the
    /// task becomes a node of the graph.
    pub fn enqueue_again(
        &self,
        call: &'static str,
        weight: Weight,
        kind: Kind,
        body: impl Fn() -> Result<()> + Send + Sync + 'static,
    ) -> Result<()> {
        if self.is_capturing() {
            self.check()?;
            return capture::add(self, kind, Work::call(call, weight, body)?);
        }
        self.enqueue(call, weight, body)
    }

    /// True between the beginning and the end of a capture, also of one that has failed.
    pub fn is_capturing(&self) -> bool {
        self.queue.capture.load(Relaxed) != 0
    }

    /// Fails if the stream is being captured, and ends the capture's chances.
    pub fn refuse_capture(&self) -> Result<()> {
        capture::refuse(&self.queue)
    }

    pub(super) fn queue(&self) -> &Shared<Queue> {
        &self.queue
    }

    pub(super) fn enqueue_ticket(
        &self,
        call: &'static str,
        weight: Weight,
        body: impl FnOnce() -> Result<()> + Send + 'static,
    ) -> Result<u64> {
        self.check()?;
        capture::refuse(&self.queue)?;
        order::keep(&self.queue, call)?;
        if weight == Weight::Small
            && let Some((role, ticket)) = self.queue.claim()
        {
            let result = task::framed(call, body);
            runner::finish(&self.queue, role, call, result);
            return Ok(ticket);
        }
        let task = self.queue.slot.place(call, weight, body)?;
        Ok(runner::submit(&self.queue, task))
    }

    /// Runs a task in the stream's order and waits for it; it may borrow. Its error is returned
    /// here and is not the stream's.
    pub fn run<R: Send>(
        &self,
        call: &'static str,
        body: impl FnOnce() -> Result<R> + Send,
    ) -> core::result::Result<R, Failure> {
        let failed = |error| Failure { call, error };
        self.check().map_err(failed)?;
        if task::inside() {
            return Err(failed(Error::NotPermitted));
        }
        capture::refuse(&self.queue).map_err(failed)?;
        order::keep(&self.queue, call).map_err(failed)?;
        if let Some((role, _)) = self.queue.claim() {
            let result = task::framed(call, body);
            runner::finish(&self.queue, role, call, Ok(()));
            return result.map_err(failed);
        }
        let mut result = Err(Error::Panicked);
        let mut local = task::Local::new(call, || {
            result = task::framed(call, body);
            Ok(())
        });
        runner::submit_and_wait(&self.queue, local.task());
        drop(local);
        result.map_err(failed)
    }

    /// Waits for the work queued so far. Returns the first failure since the last time one was
    /// returned, and clears it.
    pub fn synchronize(&self) -> core::result::Result<(), Failure> {
        self.wait(None).map(|_| ())
    }

    /// As [`Stream::synchronize`]; false if the work is not done after `ms` milliseconds.
    pub fn synchronize_timeout(&self, ms: u64) -> core::result::Result<bool, Failure> {
        self.wait(ms.checked_mul(1_000_000).and_then(|ns| ns.checked_add(now_ns())))
    }

    fn wait(&self, deadline_ns: Option<u64>) -> core::result::Result<bool, Failure> {
        let failed = |error| Failure { call: "synchronize stream", error };
        process::check().map_err(failed)?;
        if task::inside() {
            return Err(failed(Error::NotPermitted));
        }
        capture::refuse(&self.queue).map_err(failed)?;
        // What later work on the default stream would wait for is waited for with it.
        if matches!(self.queue.order, Order::Default) {
            order::keep(&self.queue, "synchronize stream").map_err(failed)?;
        }
        if !runner::wait(&self.queue, self.queue.last_ticket(), deadline_ns) {
            return Ok(false);
        }
        self.queue.take_failure().map_or(Ok(true), Err)
    }

    /// Waits for the work queued so far; failures stay where they are. Works on a dead stream too.
    pub fn drain(&self) -> Result<()> {
        process::check()?;
        if task::inside() {
            return Err(Error::NotPermitted);
        }
        self.wait_ticket(self.queue.last_ticket());
        Ok(())
    }

    /// True if all work queued so far is done; for the default stream, also on those in order with it.
    pub fn is_idle(&self) -> bool {
        self.has_completed(self.queue.last_ticket()) && order::is_free(&self.queue)
    }

    /// The first failure since the last time one was returned, which is cleared; waits for nothing.
    pub fn take_failure(&self) -> Option<Failure> {
        self.queue.take_failure()
    }

    /// A number that differs for every stream of the process.
    pub fn id(&self) -> u64 {
        self.queue.id
    }

    pub fn priority(&self) -> i32 {
        self.queue.priority
    }

    pub fn flags(&self) -> u32 {
        self.queue.flags
    }

    /// Null for the default stream.
    pub fn handle(&self) -> *mut c_void {
        ptr::without_provenance_mut(self.queue.handle.load(Relaxed))
    }

    /// False once the handle has been destroyed.
    pub fn alive(&self) -> bool {
        self.queue.alive.load(Relaxed)
    }

    pub fn same(&self, other: &Stream) -> bool {
        Shared::ptr_eq(&self.queue, &other.queue)
    }

    /// Holds later tasks of this stream until what the event's latest record marks is done.
    pub fn wait_event(&self, call: &'static str, event: &Event) -> Result<()> {
        self.check()?;
        if capture::wait(self, event)? {
            return Ok(());
        }
        let Some((other, ticket)) = event.pending() else { return Ok(()) };
        // The stream's own past is in front of the task anyway.
        if other.same(self) {
            return Ok(());
        }
        self.enqueue(call, Weight::Large, move || {
            runner::wait_only(&other.queue, ticket, None);
            Ok(())
        })
    }

    /// Memory for a task of this stream.
    pub fn scratch(&self, bytes: usize) -> Result<Lease> {
        process::check()?;
        // A captured task runs later, on any stream: its memory is its own.
        if self.is_capturing() {
            return Ok(Lease { slab: Slab::new(bytes.max(1))? });
        }
        if let Some(slab) = self.queue.slab()
            && slab.bytes() >= bytes
        {
            return Ok(Lease { slab });
        }
        let slab = Slab::new(bytes.max(1))?;
        self.queue.keep_slab(slab.clone());
        Ok(Lease { slab })
    }

    pub(super) fn has_completed(&self, ticket: u64) -> bool {
        self.queue.has_completed(ticket)
    }

    pub(super) fn wait_ticket(&self, ticket: u64) {
        runner::wait(&self.queue, ticket, None);
    }

    fn check(&self) -> Result<()> {
        process::check()?;
        if self.alive() { Ok(()) } else { Err(Error::InvalidHandle) }
    }
}
