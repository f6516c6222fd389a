//! Notifiers: marks in a queue, with the time at which they were reached.

use super::queue;
use super::status::{Outcome, entry, failed, refuse, require};
use super::types::*;
use crate::abi::pointer::store;
use crate::op::device::event::{self, Event};
use core::ffi::{c_float, c_int, c_uint};

const TIMING_OFF: c_int = CNRT_NOTIFIER_DISABLE_TIMING_SW.0 | CNRT_NOTIFIER_DISABLE_TIMING_ALL.0;
const ALL_FLAGS: c_int = TIMING_OFF | CNRT_NOTIFIER_INTERPROCESS.0;

/// The event of a notifier handle.
pub(super) fn resolve(call: &'static str, notifier: cnrtNotifier_t) -> Outcome<Event> {
    require(call, !notifier.is_null(), "notifier is NULL")?;
    event::resolve(notifier.cast()).map_err(failed(call, "notifier"))
}

fn create(call: &'static str, notifier: *mut cnrtNotifier_t, flags: c_uint) -> Outcome {
    require(call, !notifier.is_null(), "notifier is NULL")?;
    let interprocess = flags & CNRT_NOTIFIER_INTERPROCESS.0 as c_uint != 0;
    let untimed = flags & CNRT_NOTIFIER_DISABLE_TIMING_ALL.0 as c_uint != 0;
    require(call, flags & !(ALL_FLAGS as c_uint) == 0, "flags has unknown bits")?;
    require(call, untimed || !interprocess, "an interprocess notifier must not have timing")?;
    let timing = flags & TIMING_OFF as c_uint == 0;
    let handle = event::create(timing).map_err(failed(call, "new notifier"))?;
    // SAFETY: not null, and the caller's to be written.
    if !unsafe { store(notifier, handle.cast()) } {
        let _ = event::destroy(handle);
        return Err(refuse(call, cnrtErrorArgsInvalid, "notifier is misaligned"));
    }
    Ok(())
}

/// Creates a notifier with timing.
///
/// # Safety
/// notifier can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cnrtNotifierCreate(notifier: *mut cnrtNotifier_t) -> cnrtRet_t {
    entry("cnrtNotifierCreate", |call| create(call, notifier, 0))
}

/// Creates a notifier. flags is a sum of cnrtNotifierFlags_t values.
///
/// # Safety
/// notifier can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cnrtNotifierCreateWithFlags(
    notifier: *mut cnrtNotifier_t,
    flags: c_uint,
) -> cnrtRet_t {
    entry("cnrtNotifierCreateWithFlags", |call| create(call, notifier, flags))
}

/// Destroys a notifier. Queued work that refers to it is not disturbed.
#[unsafe(no_mangle)]
pub extern "C" fn cnrtNotifierDestroy(notifier: cnrtNotifier_t) -> cnrtRet_t {
    entry("cnrtNotifierDestroy", |call| {
        require(call, !notifier.is_null(), "notifier is NULL")?;
        event::destroy(notifier.cast()).map_err(failed(call, "notifier"))
    })
}

fn place(
    call: &'static str,
    notifier: cnrtNotifier_t,
    queue: cnrtQueue_t,
    flags: c_uint,
) -> Outcome {
    require(call, flags == 0, "flags is not CNRT_NOTIFIER_PLACE_DEFAULT")?;
    let event = resolve(call, notifier)?;
    let stream = queue::resolve(call, queue)?;
    event.record(call, &stream).map_err(failed(call, "queue"))
}

/// Puts the notifier behind the work that is in the queue now. A notifier may be placed again; the
/// last placement counts.
#[unsafe(no_mangle)]
pub extern "C" fn cnrtPlaceNotifier(notifier: cnrtNotifier_t, queue: cnrtQueue_t) -> cnrtRet_t {
    entry("cnrtPlaceNotifier", |call| place(call, notifier, queue, 0))
}

/// As cnrtPlaceNotifier; flags is CNRT_NOTIFIER_PLACE_DEFAULT.
#[unsafe(no_mangle)]
pub extern "C" fn cnrtPlaceNotifierWithFlags(
    notifier: cnrtNotifier_t,
    queue: cnrtQueue_t,
    flags: c_uint,
) -> cnrtRet_t {
    entry("cnrtPlaceNotifierWithFlags", |call| place(call, notifier, queue, flags))
}

/// Returns cnrtSuccess if the notifier was reached or never placed, else cnrtErrorBusy.
#[unsafe(no_mangle)]
pub extern "C" fn cnrtQueryNotifier(notifier: cnrtNotifier_t) -> cnrtRet_t {
    entry("cnrtQueryNotifier", |call| {
        let event = resolve(call, notifier)?;
        if event.is_recorded() && !event.is_complete() { Err(cnrtErrorBusy) } else { Ok(()) }
    })
}

/// Waits until the notifier is reached; returns at once if it was never placed.
#[unsafe(no_mangle)]
pub extern "C" fn cnrtWaitNotifier(notifier: cnrtNotifier_t) -> cnrtRet_t {
    entry("cnrtWaitNotifier", |call| {
        let event = resolve(call, notifier)?;
        event.synchronize().map_err(failed(call, "notifier"))
    })
}

/// Time between two notifiers, in units of `unit_ns` nanoseconds.
fn elapsed(
    call: &'static str,
    start: cnrtNotifier_t,
    end: cnrtNotifier_t,
    out: *mut c_float,
    unit_ns: f64,
) -> Outcome {
    require(call, !out.is_null(), "the result pointer is NULL")?;
    let start = resolve(call, start)?;
    let end = resolve(call, end)?;
    let timed = start.has_timing() && end.has_timing();
    require(call, timed, "a notifier was created without timing")?;
    if !(start.is_recorded() && end.is_recorded()) {
        return Err(refuse(call, cnrtErrorCndrvFuncCall, "a notifier was never placed"));
    }
    let span = |a: &Event, b: &Event| a.elapsed_ns(b).map_err(failed(call, "notifiers"));
    // In the wrong order the device says 0; here it is the same span, negative.
    let ns = span(&start, &end)? as f64 - span(&end, &start)? as f64;
    // SAFETY: not null, and the caller's to be written.
    let written = unsafe { store(out, (ns / unit_ns) as c_float) };
    require(call, written, "the result pointer is misaligned")
}

/// Writes the time between two notifiers in milliseconds. Both must have been placed
/// (cnrtErrorCndrvFuncCall) and reached (cnrtErrorNotReady), and have timing (cnrtErrorArgsInvalid).
///
/// # Safety
/// ms can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cnrtNotifierElapsedTime(
    start: cnrtNotifier_t,
    end: cnrtNotifier_t,
    ms: *mut c_float,
) -> cnrtRet_t {
    entry("cnrtNotifierElapsedTime", |call| elapsed(call, start, end, ms, 1e6))
}

/// Writes the time between two notifiers in microseconds; errors as cnrtNotifierElapsedTime.
///
/// # Safety
/// us can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cnrtNotifierDuration(
    start: cnrtNotifier_t,
    end: cnrtNotifier_t,
    us: *mut c_float,
) -> cnrtRet_t {
    entry("cnrtNotifierDuration", |call| elapsed(call, start, end, us, 1e3))
}
