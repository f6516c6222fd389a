//! Events: marks in a stream, with the time at which they were reached.

use super::status::*;
use super::stream;
use super::types::*;
use crate::op::device::capture;
use crate::op::device::event::{self, Event};
use core::ffi::{c_float, c_uint};

const ALL_FLAGS: c_uint = cudaEventBlockingSync | cudaEventDisableTiming | cudaEventInterprocess;

/// The event of a handle; NULL is cudaErrorInvalidResourceHandle as any other value that is none.
pub(super) fn resolve(call: &'static str, event: cudaEvent_t) -> Outcome<Event> {
    event::resolve(event.cast()).map_err(failed(call, "event"))
}

/// The event of a handle, which has not been recorded in a capture.
fn outside(call: &'static str, handle: cudaEvent_t) -> Outcome<Event> {
    let event = resolve(call, handle)?;
    if capture::holds(&event) {
        return Err(refuse(call, cudaErrorCapturedEvent, "the event was recorded in a capture"));
    }
    Ok(event)
}

fn create(call: &'static str, event: *mut cudaEvent_t, flags: c_uint) -> Outcome {
    require(call, !event.is_null(), "event is NULL")?;
    require(call, flags & !ALL_FLAGS == 0, "flags has unknown bits")?;
    let timing = flags & cudaEventDisableTiming == 0;
    let interprocess = flags & cudaEventInterprocess != 0;
    require(call, !(timing && interprocess), "an interprocess event must not have timing")?;
    let handle = event::create(timing).map_err(failed(call, "new event"))?;
    // SAFETY: the C caller's to be written.
    let given = unsafe { give(call, event, handle.cast()) };
    if given.is_err() {
        let _ = event::destroy(handle);
    }
    given
}

/// Creates an event with timing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaEventCreate(event: *mut cudaEvent_t) -> cudaError_t {
    entry("cudaEventCreate", |call| create(call, event, cudaEventDefault))
}

/// Creates an event. flags is a sum of cudaEventBlockingSync, cudaEventDisableTiming and
/// cudaEventInterprocess; the last needs the one before.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaEventCreateWithFlags(
    event: *mut cudaEvent_t,
    flags: c_uint,
) -> cudaError_t {
    entry("cudaEventCreateWithFlags", |call| create(call, event, flags))
}

/// Destroys an event. Queued work that refers to it is not disturbed.
#[unsafe(no_mangle)]
pub extern "C" fn cudaEventDestroy(event: cudaEvent_t) -> cudaError_t {
    entry("cudaEventDestroy", |call| event::destroy(event.cast()).map_err(failed(call, "event")))
}

/// Returns cudaSuccess if the event was reached or never recorded, else cudaErrorNotReady.
#[unsafe(no_mangle)]
pub extern "C" fn cudaEventQuery(event: cudaEvent_t) -> cudaError_t {
    entry("cudaEventQuery", |call| {
        if outside(call, event)?.is_complete() { Ok(()) } else { Err(cudaErrorNotReady) }
    })
}

/// Waits until the event's last record is reached; returns at once if it was never recorded.
#[unsafe(no_mangle)]
pub extern "C" fn cudaEventSynchronize(event: cudaEvent_t) -> cudaError_t {
    entry("cudaEventSynchronize", |call| {
        outside(call, event)?.synchronize().map_err(failed(call, "event"))
    })
}

fn elapsed(call: &'static str, ms: *mut c_float, start: cudaEvent_t, end: cudaEvent_t) -> Outcome {
    require(call, !ms.is_null(), "ms is NULL")?;
    let start = outside(call, start)?;
    let end = outside(call, end)?;
    if !(start.has_timing() && end.has_timing() && start.is_recorded() && end.is_recorded()) {
        let why = "an event was never recorded, or has no timing";
        return Err(refuse(call, cudaErrorInvalidResourceHandle, why));
    }
    if !(start.is_complete() && end.is_complete()) {
        return Err(cudaErrorNotReady);
    }
    let span = |a: &Event, b: &Event| a.elapsed_ns(b).map_err(failed(call, "events"));
    // In the wrong order it is the same span, negative. The clock may not have ticked in between, but
    // programs divide by this.
    let ns = match (span(&start, &end)?, span(&end, &start)?) {
        (0, 0) => 1.0,
        (forward, backward) => forward as f64 - backward as f64,
    };
    // SAFETY: the C caller's to be written.
    unsafe { give(call, ms, (ns / 1e6) as c_float) }
}

/// Writes the time between two events in milliseconds, more than 0. Both must have been recorded and
/// have timing (cudaErrorInvalidResourceHandle), and been reached (cudaErrorNotReady).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaEventElapsedTime(
    ms: *mut c_float,
    start: cudaEvent_t,
    end: cudaEvent_t,
) -> cudaError_t {
    entry("cudaEventElapsedTime", |call| elapsed(call, ms, start, end))
}

/// As cudaEventElapsedTime.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaEventElapsedTime_v2(
    ms: *mut c_float,
    start: cudaEvent_t,
    end: cudaEvent_t,
) -> cudaError_t {
    entry("cudaEventElapsedTime_v2", |call| elapsed(call, ms, start, end))
}

fn record_with_flags<D: Null>(
    call: &'static str,
    event: cudaEvent_t,
    handle: cudaStream_t,
    flags: c_uint,
) -> cudaError_t {
    finish(|| {
        require(call, flags <= cudaEventRecordExternal, "flags has unknown bits")?;
        let event = resolve(call, event)?;
        let stream = stream::resolve::<D>(call, handle)?;
        event.record(call, &stream).map_err(failed(call, "stream"))
    })
}

fn record<D: Null>(call: &'static str, event: cudaEvent_t, stream: cudaStream_t) -> cudaError_t {
    record_with_flags::<D>(call, event, stream, cudaEventRecordDefault)
}

c_api! {
    /// Puts the event behind the work that is in the stream now. An event may be recorded again; the
    /// last record counts.
    #[doc(alias = "default stream = 0")]
    [cudaEventRecord: Legacy, cudaEventRecord_ptsz: PerThread]
    fn(event: cudaEvent_t, stream: cudaStream_t) -> cudaError_t = record;

    /// As cudaEventRecord. flags is cudaEventRecordDefault or cudaEventRecordExternal.
    #[doc(alias = "default stream = 0, flags = 0")]
    [cudaEventRecordWithFlags: Legacy, cudaEventRecordWithFlags_ptsz: PerThread]
    fn(event: cudaEvent_t, stream: cudaStream_t, flags: c_uint) -> cudaError_t = record_with_flags;
}
