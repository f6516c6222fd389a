//! Events.

use super::status::*;
use super::types::*;
use crate::op::device::event::{self, Event};

const KNOWN_FLAGS: u32 = ACL_EVENT_SYNC | ACL_EVENT_CAPTURE_STREAM_PROGRESS | ACL_EVENT_TIME_LINE;

/// The event behind a handle.
pub(super) fn resolve(call: &'static str, handle: aclrtEvent) -> Outcome<Event> {
    required(call, "event", handle)?;
    event::resolve(handle).map_err(failed(call, "event"))
}

fn create(call: &'static str, out: *mut aclrtEvent, timing: bool) -> Outcome {
    required(call, "event", out)?;
    let handle = event::create(timing).map_err(failed(call, "event"))?;
    // SAFETY: not null; the caller passes room for one handle.
    unsafe { *out = handle };
    Ok(())
}

/// Creates an event for waiting and timing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtCreateEvent(event: *mut aclrtEvent) -> aclError {
    entry("aclrtCreateEvent", |call| create(call, event, true))
}

/// Creates an event. Of the flags only ACL_EVENT_TIME_LINE matters here: without it the event takes
/// no time. Unlisted flags are refused.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtCreateEventWithFlag(event: *mut aclrtEvent, flag: u32) -> aclError {
    entry("aclrtCreateEventWithFlag", |call| {
        valid(call, flag & !KNOWN_FLAGS == 0, format_args!("flag is {flag:#x}"))?;
        create(call, event, flag & ACL_EVENT_TIME_LINE != 0)
    })
}

/// Destroys an event. Work that waits for it is not disturbed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtDestroyEvent(event: aclrtEvent) -> aclError {
    entry("aclrtDestroyEvent", |call| {
        required(call, "event", event)?;
        event::destroy(event).map_err(failed(call, "event"))
    })
}

/// Records an event behind the work queued in a stream so far; an earlier recording is forgotten.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtRecordEvent(event: aclrtEvent, stream: aclrtStream) -> aclError {
    entry("aclrtRecordEvent", |call| {
        let event = resolve(call, event)?;
        let stream = super::stream::resolve(call, stream)?;
        event.record(call, &stream).map_err(failed(call, "the recording"))
    })
}

/// Waits until an event is reached; returns at once if it was never recorded.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtSynchronizeEvent(event: aclrtEvent) -> aclError {
    entry("aclrtSynchronizeEvent", |call| {
        resolve(call, event)?.synchronize().map_err(failed(call, "the wait"))
    })
}

/// Stores whether an event was recorded and reached, without waiting.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtQueryEventStatus(
    event: aclrtEvent,
    status: *mut aclrtEventRecordedStatus,
) -> aclError {
    entry("aclrtQueryEventStatus", |call| {
        let event = resolve(call, event)?;
        required(call, "status", status)?;
        let answer = if event.is_recorded() && event.is_complete() {
            ACL_EVENT_RECORDED_STATUS_COMPLETE
        } else {
            ACL_EVENT_RECORDED_STATUS_NOT_READY
        };
        // SAFETY: not null; the caller passes room for one value.
        unsafe { *status = answer };
        Ok(())
    })
}

/// Stores the milliseconds from one event to another. An event without a time (created without
/// ACL_EVENT_TIME_LINE, or never recorded) is ACL_ERROR_RT_EVENT_TIMESTAMP_INVALID, one that was not
/// reached yet ACL_ERROR_RT_EVENT_NOT_COMPLETE.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtEventElapsedTime(
    ms: *mut f32,
    startEvent: aclrtEvent,
    endEvent: aclrtEvent,
) -> aclError {
    entry("aclrtEventElapsedTime", |call| {
        required(call, "ms", ms)?;
        let (start, end) = (resolve(call, startEvent)?, resolve(call, endEvent)?);
        for event in [&start, &end] {
            if !event.has_timing() || !event.is_recorded() {
                let code = ACL_ERROR_RT_EVENT_TIMESTAMP_INVALID;
                return Err(refuse(call, code, format_args!("an event has no time")));
            }
        }
        let ns = start.elapsed_ns(&end).map_err(failed(call, "the events"))?;
        // SAFETY: not null; the caller passes room for one value.
        unsafe { *ms = (ns as f64 * 1e-6) as f32 };
        Ok(())
    })
}
