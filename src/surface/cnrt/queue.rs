//! Queues: creation, waiting, host functions.

use super::notifier;
use super::status::{Outcome, entry, failed, failed_earlier, refuse, require};
use super::types::*;
use crate::abi::pointer::store;
use crate::op::device::stream::{self, Stream, Weight};
use core::ffi::{c_int, c_uint, c_void};

/// Priorities that a queue can have; a lower number is served first.
const LEAST_PRIORITY: c_int = 7;
const GREATEST_PRIORITY: c_int = 0;

/// The stream of a queue handle. NULL, cnrtQueuePerThread (1) and cnrtQueueLegacy (2) are the default
/// queue.
pub(super) fn resolve(call: &'static str, queue: cnrtQueue_t) -> Outcome<Stream> {
    match queue.addr() {
        0..=2 => stream::default(),
        _ => stream::resolve(queue.cast()),
    }
    .map_err(failed(call, "queue"))
}

fn create(call: &'static str, pQueue: *mut cnrtQueue_t, flags: c_uint, priority: c_int) -> Outcome {
    require(call, !pQueue.is_null(), "pQueue is NULL")?;
    require(call, flags == 0, "flags is not 0")?;
    let priority = priority.clamp(GREATEST_PRIORITY, LEAST_PRIORITY);
    let queue = stream::create(priority, flags).map_err(failed(call, "new queue"))?;
    // SAFETY: not null, and the caller's to be written.
    if !unsafe { store(pQueue, queue.cast()) } {
        let _ = stream::destroy(queue);
        return Err(refuse(call, cnrtErrorArgsInvalid, "pQueue is misaligned"));
    }
    Ok(())
}

/// Creates a queue with the least priority. cnrtErrorNoMem when memory is short.
///
/// # Safety
/// pQueue can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cnrtQueueCreate(pQueue: *mut cnrtQueue_t) -> cnrtRet_t {
    entry("cnrtQueueCreate", |call| create(call, pQueue, 0, LEAST_PRIORITY))
}

/// Creates a queue. flags is 0; priority is clamped to the range of
/// cnrtDeviceGetQueuePriorityRange.
///
/// # Safety
/// pQueue can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cnrtQueueCreateWithPriority(
    pQueue: *mut cnrtQueue_t,
    flags: c_uint,
    priority: c_int,
) -> cnrtRet_t {
    entry("cnrtQueueCreateWithPriority", |call| create(call, pQueue, flags, priority))
}

/// Writes the priority of a queue.
///
/// # Safety
/// priority can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cnrtQueueGetPriority(
    queue: cnrtQueue_t,
    priority: *mut c_int,
) -> cnrtRet_t {
    entry("cnrtQueueGetPriority", |call| {
        require(call, !priority.is_null(), "priority is NULL")?;
        let stream = resolve(call, queue)?;
        // SAFETY: not null, and the caller's to be written.
        require(call, unsafe { store(priority, stream.priority()) }, "priority is misaligned")
    })
}

/// Writes the least (largest number) and greatest (smallest number) priority of a queue; either
/// pointer may be NULL.
///
/// # Safety
/// A pointer that is not NULL can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cnrtDeviceGetQueuePriorityRange(
    leastPriority: *mut c_int,
    greatestPriority: *mut c_int,
) -> cnrtRet_t {
    entry("cnrtDeviceGetQueuePriorityRange", |call| {
        for (out, value) in [(leastPriority, LEAST_PRIORITY), (greatestPriority, GREATEST_PRIORITY)]
        {
            // SAFETY: a pointer that is not null is the caller's to be written.
            let written = out.is_null() || unsafe { store(out, value) };
            require(call, written, "a pointer is misaligned")?;
        }
        Ok(())
    })
}

/// Destroys a queue and returns at once; work that is in it is still carried out. The default queue
/// cannot be destroyed (cnrtErrorArgsInvalid); a destroyed or unknown queue is
/// cnrtErrorInvalidResourceHandle.
#[unsafe(no_mangle)]
pub extern "C" fn cnrtQueueDestroy(queue: cnrtQueue_t) -> cnrtRet_t {
    entry("cnrtQueueDestroy", |call| {
        require(call, queue.addr() > 2, "the default queue cannot be destroyed")?;
        stream::destroy(queue.cast()).map_err(failed(call, "queue"))
    })
}

/// Returns cnrtSuccess if all work in the queue is done, cnrtErrorBusy if not. Does not report
/// failures of the work: cnrtQueueSync does.
#[unsafe(no_mangle)]
pub extern "C" fn cnrtQueueQuery(queue: cnrtQueue_t) -> cnrtRet_t {
    entry("cnrtQueueQuery", |call| match resolve(call, queue)?.is_idle() {
        true => Ok(()),
        false => Err(cnrtErrorBusy),
    })
}

/// Waits until all work in the queue is done. Returns the first failure among the work since the
/// last such call and forgets it. Inside a host function it is cnrtErrorOpsNotPermitted.
#[unsafe(no_mangle)]
pub extern "C" fn cnrtQueueSync(queue: cnrtQueue_t) -> cnrtRet_t {
    entry("cnrtQueueSync", |call| resolve(call, queue)?.synchronize().map_err(failed_earlier(call)))
}

/// Lets the queue's later work wait until the notifier's last placement is reached; a notifier that
/// was never placed is not waited for. flag is 0.
#[unsafe(no_mangle)]
pub extern "C" fn cnrtQueueWaitNotifier(
    notifier: cnrtNotifier_t,
    queue: cnrtQueue_t,
    flag: c_uint,
) -> cnrtRet_t {
    entry("cnrtQueueWaitNotifier", |call| {
        require(call, flag == 0, "flag is not CNRT_NOTIFIER_WAIT_DEFAULT")?;
        let event = notifier::resolve(call, notifier)?;
        let stream = resolve(call, queue)?;
        stream.wait_event(call, &event).map_err(failed(call, "queue"))
    })
}

/// Lets the queue call fn(arg) when all its earlier work is done; its later work waits for fn to
/// return. fn must not wait for the device: such calls return cnrtErrorOpsNotPermitted.
///
/// # Safety
/// fn may be called with arg from another thread.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cnrtInvokeHostFunc(
    queue: cnrtQueue_t,
    r#fn: cnrtHostFn_t,
    arg: *mut c_void,
) -> cnrtRet_t {
    entry("cnrtInvokeHostFunc", |call| {
        let Some(function) = r#fn else {
            return Err(refuse(call, cnrtErrorArgsInvalid, "fn is NULL"));
        };
        let stream = resolve(call, queue)?;
        // An address, because the argument goes to another thread uninspected.
        let arg = arg.expose_provenance();
        stream
            .enqueue(call, Weight::Blocking, move || {
                // SAFETY: the caller promised that fn may be called so.
                unsafe { function(core::ptr::with_exposed_provenance_mut(arg)) };
                Ok(())
            })
            .map_err(failed(call, "queue"))
    })
}

/// Waits until all work in all queues is done. Returns the first failure among it. Inside a host
/// function it is cnrtErrorOpsNotPermitted.
#[unsafe(no_mangle)]
pub extern "C" fn cnrtSyncDevice() -> cnrtRet_t {
    entry("cnrtSyncDevice", drain)
}

/// Waits for all queues, as synchronous calls do before they touch memory.
pub(super) fn drain(call: &'static str) -> Outcome {
    stream::synchronize_device().map_err(failed_earlier(call))
}
