//! Error codes of the ACL runtime, and how the device's failures map to them.

use super::init;
use super::types::aclError;
use crate::abi::{Status, guard};
use crate::op::device::error::{self, Error, Failure};
use core::fmt::Arguments;

/// Done.
pub const ACL_SUCCESS: aclError = 0;
/// Done.
pub const ACL_ERROR_NONE: aclError = 0;
/// An argument is NULL, out of range or not listed; nothing was done.
pub const ACL_ERROR_INVALID_PARAM: aclError = 100000;
/// aclInit was not called, or aclFinalize was, or the process is exiting.
pub const ACL_ERROR_UNINITIALIZE: aclError = 100001;
/// aclInit was called already.
pub const ACL_ERROR_REPEAT_INITIALIZE: aclError = 100002;
/// aclFinalize was called already.
pub const ACL_ERROR_REPEAT_FINALIZE: aclError = 100037;
/// Host memory could not be allocated; nothing was done.
pub const ACL_ERROR_BAD_ALLOC: aclError = 200000;
/// Not possible here, for example waiting inside a callback.
pub const ACL_ERROR_API_NOT_SUPPORT: aclError = 200001;
/// No such device.
pub const ACL_ERROR_INVALID_DEVICE: aclError = 200002;
/// A stream, event or context that does not exist (any more).
pub const ACL_ERROR_INVALID_RESOURCE_HANDLE: aclError = 200005;
/// The library failed, or an operation queued earlier did; aclGetRecentErrMsg names it.
pub const ACL_ERROR_INTERNAL_ERROR: aclError = 500000;
/// An argument the runtime refuses.
pub const ACL_ERROR_RT_PARAM_INVALID: aclError = 107000;
/// No such device.
pub const ACL_ERROR_RT_INVALID_DEVICEID: aclError = 107001;
/// An event was created without ACL_EVENT_TIME_LINE or never recorded, so it has no time.
pub const ACL_ERROR_RT_EVENT_TIMESTAMP_INVALID: aclError = 107006;
/// Memory could not be allocated; nothing was done.
pub const ACL_ERROR_RT_MEMORY_ALLOCATION: aclError = 207001;
/// A stream has work left.
pub const ACL_ERROR_RT_STREAM_NOT_COMPLETE: aclError = 507004;
/// An event has not been reached yet.
pub const ACL_ERROR_RT_EVENT_NOT_COMPLETE: aclError = 507006;
/// Waiting for a stream took longer than allowed.
pub const ACL_ERROR_RT_STREAM_SYNC_TIMEOUT: aclError = 507046;

impl Status for aclError {
    const PANICKED: Self = ACL_ERROR_INTERNAL_ERROR;
    const OUT_OF_MEMORY: Self = ACL_ERROR_BAD_ALLOC;
    const UNLOADING: Self = ACL_ERROR_UNINITIALIZE;
}

/// What the body of an entry point yields: the error to return, already reported.
pub(super) type Outcome<T = ()> = Result<T, aclError>;

/// An entry point that needs `aclInit`.
pub(super) fn entry(call: &'static str, body: impl FnOnce(&'static str) -> Outcome) -> aclError {
    guard(call, |call| match init::require(call).and_then(|()| body(call)) {
        Ok(()) => ACL_SUCCESS,
        Err(code) => code,
    })
}

/// Reports an error of this call and is its code.
pub(super) fn refuse(call: &'static str, code: aclError, text: Arguments) -> aclError {
    error::report(call, text);
    code
}

/// Refuses a null pointer argument.
pub(super) fn required<T>(call: &'static str, name: &str, pointer: *const T) -> Outcome {
    if pointer.is_null() {
        return Err(refuse(call, ACL_ERROR_INVALID_PARAM, format_args!("{name} is NULL")));
    }
    Ok(())
}

/// Refuses an argument unless `holds`.
pub(super) fn valid(call: &'static str, holds: bool, text: Arguments) -> Outcome {
    if holds { Ok(()) } else { Err(refuse(call, ACL_ERROR_INVALID_PARAM, text)) }
}

/// The code of a device error; `what` says what it befell.
pub(super) fn failed(call: &'static str, what: &'static str) -> impl FnOnce(Error) -> aclError {
    move |error| refuse(call, code_of(error), format_args!("{what}: {error}"))
}

/// The code of a synchronization that found a failure. The message names the call it came from.
pub(super) fn failed_earlier(call: &'static str) -> impl FnOnce(Failure) -> aclError {
    move |Failure { call: origin, error }| {
        let code = code_of(error);
        match error {
            // The synchronization itself was refused.
            Error::NotPermitted | Error::Unloading => refuse(call, code, format_args!("{error}")),
            _ => refuse(call, code, format_args!("failure of an earlier {origin}: {error}")),
        }
    }
}

fn code_of(error: Error) -> aclError {
    match error {
        Error::OutOfMemory => ACL_ERROR_BAD_ALLOC,
        Error::InvalidHandle => ACL_ERROR_INVALID_RESOURCE_HANDLE,
        Error::InvalidValue | Error::Exists => ACL_ERROR_INVALID_PARAM,
        Error::NotReady => ACL_ERROR_RT_EVENT_NOT_COMPLETE,
        Error::Timeout => ACL_ERROR_RT_STREAM_SYNC_TIMEOUT,
        Error::NotPermitted | Error::Capture(_) => ACL_ERROR_API_NOT_SUPPORT,
        Error::Unloading => ACL_ERROR_UNINITIALIZE,
        Error::Panicked | Error::Failed => ACL_ERROR_INTERNAL_ERROR,
    }
}
