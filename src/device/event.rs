//! Events: marks on streams, with the time the mark was passed.
//!
//! A record is an (almost empty) task; waiting for an event is waiting for that task's ticket on
//! its stream, so a wait that has begun is not disturbed by a later record elsewhere. All events share
//! one lock, held for a few instructions, which fork knows.

use core::cell::UnsafeCell;
use core::ffi::c_void;

use super::clock::now_ns;
use super::error::{Error, Result};
use super::handle::{KIND_EVENT, Registry};
use super::lock::Global;
use super::shared::Shared;
use super::stream::{Stream, Weight};
use super::{capture, process, task};

static EVENTS: Registry<Shared<Inner>> = Registry::new(KIND_EVENT);
/// Guards the state of every event.
static STATES: Global<()> = Global::new(());

struct Inner {
    timing: bool,
    state: UnsafeCell<State>,
}

struct State {
    /// Number of the last record begun.
    begun: u64,
    /// Number of the record that counts: the latest one that was queued. 0: never recorded.
    latest: u64,
    /// Number and time of the latest record that was passed.
    passed: u64,
    time_ns: u64,
    /// Where the record that counts is, while it may not have been passed.
    mark: Option<(Stream, u64)>,
}

// SAFETY: the state is touched under STATES only.
unsafe impl Sync for Inner {}
// SAFETY: as above.
unsafe impl Send for Inner {}

impl Inner {
    fn with<R>(&self, act: impl FnOnce(&mut State) -> R) -> R {
        let _lock = STATES.lock();
        // SAFETY: every access is through here, under the lock, and `act` does not come back here.
        act(unsafe { &mut *self.state.get() })
    }

    /// The stream, if any, is returned so that it is dropped outside the lock.
    fn pass(&self, number: u64, time_ns: u64) -> Option<(Stream, u64)> {
        self.with(|s| {
            if number < s.passed {
                return None;
            }
            s.passed = number;
            s.time_ns = time_ns;
            if number == s.latest { s.mark.take() } else { None }
        })
    }
}

/// An event; clones are the same event.
#[derive(Clone)]
pub struct Event {
    inner: Shared<Inner>,
}

/// A new event; without timing `elapsed_ns` refuses it.
pub fn create(timing: bool) -> Result<*mut c_void> {
    process::check()?;
    let state = State { begun: 0, latest: 0, passed: 0, time_ns: 0, mark: None };
    EVENTS.insert(Shared::try_new(Inner { timing, state: UnsafeCell::new(state) })?)
}

pub fn resolve(handle: *mut c_void) -> Result<Event> {
    Ok(Event { inner: EVENTS.get(handle)? })
}

/// Ends a handle; streams that wait for the event still do.
pub fn destroy(handle: *mut c_void) -> Result<()> {
    process::check()?;
    EVENTS.remove(handle).map(|_| ())
}

/// Ends all handles, as [`destroy`] does.
pub fn destroy_all() -> Result<()> {
    process::check()?;
    while let Some(event) = EVENTS.remove_any() {
        drop(event);
    }
    Ok(())
}

impl Event {
    /// Marks the work queued on the stream so far. From now on the event means this mark.
    pub fn record(&self, call: &'static str, stream: &Stream) -> Result<()> {
        if capture::record(self, stream)? {
            return Ok(());
        }
        let number = self.inner.with(|s| {
            s.begun += 1;
            s.begun
        });
        let inner = self.inner.clone();
        let ticket = stream.enqueue_ticket(call, Weight::Small, move || {
            drop(inner.pass(number, now_ns()));
            Ok(())
        })?;
        let older = self.inner.with(|s| {
            if number < s.latest {
                return None;
            }
            s.latest = number;
            // The task may have run already; then there is nothing to wait for.
            let mark = (number > s.passed).then(|| (stream.clone(), ticket));
            core::mem::replace(&mut s.mark, mark)
        });
        drop(older);
        Ok(())
    }

    pub(super) fn same(&self, other: &Event) -> bool {
        Shared::ptr_eq(&self.inner, &other.inner)
    }

    /// True once the event has been recorded, passed or not.
    pub fn is_recorded(&self) -> bool {
        self.inner.with(|s| s.latest > 0)
    }

    /// True if the work the latest record marks is done, or nothing was ever recorded.
    pub fn is_complete(&self) -> bool {
        self.pending().is_none()
    }

    /// The mark to wait for, if there is one that has not been passed.
    pub(super) fn pending(&self) -> Option<(Stream, u64)> {
        let (stream, ticket) =
            self.inner.with(|s| if s.passed < s.latest { s.mark.clone() } else { None })?;
        // In a forked child the mark may be gone without having been passed.
        if stream.has_completed(ticket) { None } else { Some((stream, ticket)) }
    }

    /// Waits for the latest record. From inside a task: NotPermitted if that means waiting.
    pub fn synchronize(&self) -> Result<()> {
        process::check()?;
        let Some((stream, ticket)) = self.pending() else { return Ok(()) };
        if task::inside() {
            return Err(Error::NotPermitted);
        }
        stream.wait_ticket(ticket);
        Ok(())
    }

    /// Nanoseconds from this event to `end`, 0 if `end` was first.
    pub fn elapsed_ns(&self, end: &Event) -> Result<u64> {
        if !self.has_timing() || !end.has_timing() {
            return Err(Error::InvalidValue);
        }
        Ok(end.time_ns()?.saturating_sub(self.time_ns()?))
    }

    fn time_ns(&self) -> Result<u64> {
        self.inner.with(|s| {
            if s.latest == 0 {
                return Err(Error::InvalidValue);
            }
            if s.passed < s.latest { Err(Error::NotReady) } else { Ok(s.time_ns) }
        })
    }

    pub fn has_timing(&self) -> bool {
        self.inner.timing
    }
}
