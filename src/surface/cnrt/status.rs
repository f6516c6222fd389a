//! How calls end: the frame around every entry point, the last error of each thread, the mapping of
//! the device's errors, and the texts of the codes.
//!
//! A call that fails leaves its code as the thread's last error; one that only says "not yet"
//! (cnrtErrorNotReady, cnrtErrorBusy) does not.

use super::types::*;
use crate::abi::{Status, guard, guard_or};
use crate::op::device::error::{Error, Failure, report};
use core::cell::Cell;
use core::ffi::{CStr, c_char};

thread_local! {
    static LAST: Cell<cnrtRet_t> = const { Cell::new(cnrtSuccess) };
}

impl Status for cnrtRet_t {
    const PANICKED: Self = cnrtErrorUnknown;
    const OUT_OF_MEMORY: Self = cnrtErrorNoMem;
    const UNLOADING: Self = cnrtErrorInit;
}

/// What the body of an entry point returns; the error has already been reported.
pub(super) type Outcome<T = ()> = Result<T, cnrtRet_t>;

/// The frame of every entry point that returns a status.
pub(super) fn entry(name: &'static str, body: impl FnOnce(&'static str) -> Outcome) -> cnrtRet_t {
    let ret = guard(name, |call| body(call).err().unwrap_or(cnrtSuccess));
    if ret != cnrtSuccess && ret != cnrtErrorNotReady && ret != cnrtErrorBusy {
        LAST.set(ret);
    }
    ret
}

/// Refuses a call: one line in the log, and the code.
pub(super) fn refuse(call: &'static str, code: cnrtRet_t, why: &str) -> cnrtRet_t {
    report(call, format_args!("{why}"));
    code
}

/// An argument check.
pub(super) fn require(call: &'static str, holds: bool, why: &str) -> Outcome {
    if holds { Ok(()) } else { Err(refuse(call, cnrtErrorArgsInvalid, why)) }
}

/// The code of a device error.
pub(super) fn code_of(error: Error) -> cnrtRet_t {
    match error {
        Error::OutOfMemory => cnrtErrorNoMem,
        Error::InvalidHandle => cnrtErrorInvalidResourceHandle,
        Error::InvalidValue | Error::Exists => cnrtErrorArgsInvalid,
        Error::NotReady | Error::Timeout => cnrtErrorNotReady,
        Error::NotPermitted | Error::Capture(_) => cnrtErrorOpsNotPermitted,
        Error::Unloading => cnrtErrorInit,
        Error::Panicked => cnrtErrorUnknown,
        Error::Failed => cnrtErrorQueue,
    }
}

/// Closes over a call and a subject, for `map_err`: reports a device error and gives its code.
pub(super) fn failed(
    call: &'static str,
    subject: &'static str,
) -> impl Fn(Error) -> cnrtRet_t + Copy {
    move |error| {
        report(call, format_args!("{subject}: {error}"));
        code_of(error)
    }
}

/// For `map_err` on a wait: the call may not wait here, or queued work failed, which is reported under
/// the name of the call it came from.
pub(super) fn failed_earlier(call: &'static str) -> impl Fn(Failure) -> cnrtRet_t + Copy {
    move |failure| {
        match failure.error {
            Error::NotPermitted => report(call, format_args!("called inside a host function")),
            _ => report(call, format_args!("earlier work failed: {failure}")),
        }
        code_of(failure.error)
    }
}

/// Returns the calling thread's last error and resets it to cnrtSuccess.
#[unsafe(no_mangle)]
pub extern "C" fn cnrtGetLastError() -> cnrtRet_t {
    guard_or("cnrtGetLastError", cnrtErrorUnknown, |_| LAST.replace(cnrtSuccess))
}

/// Returns the calling thread's last error and keeps it.
#[unsafe(no_mangle)]
pub extern "C" fn cnrtPeekAtLastError() -> cnrtRet_t {
    guard_or("cnrtPeekAtLastError", cnrtErrorUnknown, |_| LAST.get())
}

/// Name of a code, for instance "cnrtErrorNoMem"; "cnrtErrorUnknown" for a value that is none. The
/// string is constant.
#[unsafe(no_mangle)]
pub extern "C" fn cnrtGetErrorName(errCode: cnrtRet_t) -> *const c_char {
    guard_or("cnrtGetErrorName", c"cnrtErrorUnknown".as_ptr(), |_| {
        errCode.name().unwrap_or(c"cnrtErrorUnknown").as_ptr()
    })
}

/// A sentence about a code. The string is constant.
#[unsafe(no_mangle)]
pub extern "C" fn cnrtGetErrorStr(errCode: cnrtRet_t) -> *const c_char {
    guard_or("cnrtGetErrorStr", c"unknown error".as_ptr(), |_| sentence(errCode).as_ptr())
}

fn sentence(code: cnrtRet_t) -> &'static CStr {
    match code {
        cnrtSuccess => c"no error",
        cnrtErrorNotReady => c"the work has not finished yet",
        cnrtErrorInit => c"the runtime cannot be used: the process is exiting",
        cnrtErrorNoDevice => c"there is no such device",
        cnrtErrorDeviceInvalid => c"the device is invalid",
        cnrtErrorArgsInvalid => c"an argument is invalid",
        cnrtErrorSys => c"a system call failed",
        cnrtErrorSysNoMem => c"out of host memory",
        cnrtErrorInvalidResourceHandle => c"the handle is invalid or has been destroyed",
        cnrtErrorIllegalState => c"the resource is in the wrong state",
        cnrtErrorNotSupport => c"not supported",
        cnrtErrorOpsNotPermitted => c"not permitted here: the call would wait for its own caller",
        cnrtErrorQueue => c"work in a queue failed",
        cnrtErrorNoMem => c"out of memory",
        cnrtErrorNoAttribute => c"there is no such attribute",
        cnrtErrorMemcpyDirectionInvalid => c"the copy direction is invalid",
        cnrtErrorBusy => c"work is still under way",
        cnrtErrorCndrvFuncCall => c"the driver refused the call",
        cnrtErrorUnknown => c"unknown error",
        // Codes that this library never returns have no better text than their name.
        other => other.name().unwrap_or(c"unknown error"),
    }
}
