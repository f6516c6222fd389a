//! Streams.

use super::status::*;
use super::types::*;
use crate::op::device::error::Failure;
use crate::op::device::stream::{self, Stream};

/// The stream behind a handle; NULL is the default stream.
pub(super) fn resolve(call: &'static str, handle: aclrtStream) -> Outcome<Stream> {
    stream::resolve(handle).map_err(failed(call, "stream"))
}

fn create(call: &'static str, out: *mut aclrtStream, priority: u32, flag: u32) -> Outcome {
    required(call, "stream", out)?;
    let priority = i32::try_from(priority).unwrap_or(i32::MAX);
    let handle = stream::create(priority, flag).map_err(failed(call, "stream"))?;
    // SAFETY: not null; the caller passes room for one handle.
    unsafe { *out = handle };
    Ok(())
}

/// Creates a stream.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtCreateStream(stream: *mut aclrtStream) -> aclError {
    entry("aclrtCreateStream", |call| create(call, stream, 0, 0))
}

/// Creates a stream. `priority` (0 is the highest) and `flag` are hints that change nothing here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtCreateStreamWithConfig(
    stream: *mut aclrtStream,
    priority: u32,
    flag: u32,
) -> aclError {
    entry("aclrtCreateStreamWithConfig", |call| create(call, stream, priority, flag))
}

fn destroy(call: &'static str, handle: aclrtStream) -> Outcome {
    required(call, "stream", handle)?;
    let stream = resolve(call, handle)?;
    // A failure of earlier work is no reason to keep the stream; only a wait that is not permitted is.
    if let Err(failure) = stream.synchronize() {
        let misuse = failure.error == crate::op::device::error::Error::NotPermitted;
        let code = failed_earlier(call)(failure);
        if misuse {
            return Err(code);
        }
    }
    stream::destroy(handle).map_err(failed(call, "stream"))
}

/// Waits for the work of a stream and destroys it. A handle bound to it (aclblasSetStream) can still
/// be destroyed afterwards. The default stream cannot be destroyed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtDestroyStream(stream: aclrtStream) -> aclError {
    entry("aclrtDestroyStream", |call| destroy(call, stream))
}

/// The same as aclrtDestroyStream: work that was queued is finished, not dropped.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtDestroyStreamForce(stream: aclrtStream) -> aclError {
    entry("aclrtDestroyStreamForce", |call| destroy(call, stream))
}

/// Waits for all work of a stream. If some of it failed since the last synchronization, returns the
/// first failure's error, once; aclGetRecentErrMsg names the call it came from. Inside a callback
/// returns ACL_ERROR_API_NOT_SUPPORT.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtSynchronizeStream(stream: aclrtStream) -> aclError {
    entry("aclrtSynchronizeStream", |call| {
        resolve(call, stream)?.synchronize().map_err(failed_earlier(call))
    })
}

/// As aclrtSynchronizeStream, for at most `timeout` milliseconds (-1: without limit, 0: no waiting);
/// then returns ACL_ERROR_RT_STREAM_SYNC_TIMEOUT, and the work goes on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtSynchronizeStreamWithTimeout(
    stream: aclrtStream,
    timeout: i32,
) -> aclError {
    entry("aclrtSynchronizeStreamWithTimeout", |call| {
        valid(call, timeout >= -1, format_args!("timeout is {timeout}"))?;
        let stream = resolve(call, stream)?;
        let done: Result<bool, Failure> = match u64::try_from(timeout) {
            Ok(ms) => stream.synchronize_timeout(ms),
            Err(_) => stream.synchronize().map(|()| true),
        };
        if done.map_err(failed_earlier(call))? {
            return Ok(());
        }
        let code = ACL_ERROR_RT_STREAM_SYNC_TIMEOUT;
        Err(refuse(call, code, format_args!("work left after {timeout} ms")))
    })
}

/// Stores whether a stream has work left, without waiting.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtStreamQuery(
    stream: aclrtStream,
    status: *mut aclrtStreamStatus,
) -> aclError {
    entry("aclrtStreamQuery", |call| {
        required(call, "status", status)?;
        let idle = resolve(call, stream)?.is_idle();
        let answer = if idle { ACL_STREAM_STATUS_COMPLETE } else { ACL_STREAM_STATUS_NOT_READY };
        // SAFETY: not null; the caller passes room for one value.
        unsafe { *status = answer };
        Ok(())
    })
}

/// Lets the later work of a stream wait until the event's last recording so far is reached. An event
/// that was never recorded holds nothing up.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtStreamWaitEvent(stream: aclrtStream, event: aclrtEvent) -> aclError {
    entry("aclrtStreamWaitEvent", |call| {
        required(call, "event", event)?;
        let stream = resolve(call, stream)?;
        let event = super::event::resolve(call, event)?;
        stream.wait_event(call, &event).map_err(failed(call, "the wait"))
    })
}
