//! How calls end: the frame around every entry point, the last error of each thread, the mapping of
//! the device's errors.
//!
//! Whatever a call returns other than cudaSuccess becomes the thread's last error, but cudaErrorNotReady,
//! which says that work goes on.

use super::message;
use super::types::*;
use crate::abi::pointer::store;
use crate::abi::{Status, guard, guard_or};
use crate::op::device::capture::Fault;
use crate::op::device::error::{Error, Failure, report};
use core::cell::Cell;
use core::ffi::c_char;

thread_local! {
    static LAST: Cell<cudaError_t> = const { Cell::new(cudaSuccess) };
}

impl Status for cudaError_t {
    const PANICKED: Self = cudaErrorUnknown;
    const OUT_OF_MEMORY: Self = cudaErrorMemoryAllocation;
    const UNLOADING: Self = cudaErrorCudartUnloading;
}

/// What the body of an entry point yields; the error has already been reported.
pub(super) type Outcome<T = ()> = Result<T, cudaError_t>;

/// Which stream 0 is: what distinguishes the two forms of a function.
pub(super) trait Null {
    const STREAM: usize;
}
/// The common default stream.
pub(super) struct Legacy;
/// The calling thread's own.
pub(super) struct PerThread;
impl Null for Legacy {
    const STREAM: usize = crate::op::streams::LEGACY;
}
impl Null for PerThread {
    const STREAM: usize = crate::op::streams::PER_THREAD;
}

/// The frame of an entry point that stands alone.
pub(super) fn entry(name: &'static str, body: impl FnOnce(&'static str) -> Outcome) -> cudaError_t {
    keep(guard(name, |call| body(call).err().unwrap_or(cudaSuccess)))
}

/// The frame inside an entry point of a family, which is guarded already.
pub(super) fn finish(body: impl FnOnce() -> Outcome) -> cudaError_t {
    /// A panic leaves its code as well.
    struct Unwound;
    impl Drop for Unwound {
        fn drop(&mut self) {
            LAST.set(cudaErrorUnknown);
        }
    }
    let unwound = Unwound;
    let ret = body().err().unwrap_or(cudaSuccess);
    core::mem::forget(unwound);
    keep(ret)
}

fn keep(ret: cudaError_t) -> cudaError_t {
    if ret != cudaSuccess && ret != cudaErrorNotReady {
        LAST.set(ret);
    }
    ret
}

/// Refuses a call: one line in the log, and the code.
pub(super) fn refuse(call: &'static str, code: cudaError_t, why: &str) -> cudaError_t {
    report(call, format_args!("{why}"));
    code
}

/// An argument check.
pub(super) fn require(call: &'static str, holds: bool, why: &str) -> Outcome {
    if holds { Ok(()) } else { Err(refuse(call, cudaErrorInvalidValue, why)) }
}

/// Writes a result.
///
/// # Safety
/// A pointer that is not NULL can be written.
pub(super) unsafe fn give<T>(call: &'static str, out: *mut T, value: T) -> Outcome {
    // SAFETY: the caller's promise.
    require(call, unsafe { store(out, value) }, "a result pointer is NULL or misaligned")
}

/// The code of a device error.
fn code_of(error: Error) -> cudaError_t {
    match error {
        Error::OutOfMemory => cudaErrorMemoryAllocation,
        Error::InvalidHandle => cudaErrorInvalidResourceHandle,
        Error::InvalidValue => cudaErrorInvalidValue,
        Error::NotReady | Error::Timeout => cudaErrorNotReady,
        Error::NotPermitted => cudaErrorNotPermitted,
        Error::Capture(fault) => code_of_fault(fault),
        Error::Exists => cudaErrorHostMemoryAlreadyRegistered,
        Error::Unloading => cudaErrorCudartUnloading,
        Error::Panicked => cudaErrorUnknown,
        Error::Failed => cudaErrorLaunchFailure,
    }
}

fn code_of_fault(fault: Fault) -> cudaError_t {
    match fault {
        Fault::Unsupported => cudaErrorStreamCaptureUnsupported,
        Fault::Invalidated => cudaErrorStreamCaptureInvalidated,
        Fault::Merge => cudaErrorStreamCaptureMerge,
        Fault::Unmatched => cudaErrorStreamCaptureUnmatched,
        Fault::Unjoined => cudaErrorStreamCaptureUnjoined,
        Fault::Isolation => cudaErrorStreamCaptureIsolation,
        Fault::Implicit => cudaErrorStreamCaptureImplicit,
        Fault::CapturedEvent => cudaErrorCapturedEvent,
        Fault::WrongThread => cudaErrorStreamCaptureWrongThread,
        Fault::State => cudaErrorIllegalState,
    }
}

/// Closes over a call and a subject, for `map_err`: reports a device error and gives its code.
pub(super) fn failed(
    call: &'static str,
    subject: &'static str,
) -> impl Fn(Error) -> cudaError_t + Copy {
    move |error| {
        report(call, format_args!("{subject}: {error}"));
        code_of(error)
    }
}

/// For `map_err` on a wait: the call may not wait here, or queued work failed, which is reported under
/// the name of the call it came from.
pub(super) fn failed_earlier(call: &'static str) -> impl Fn(Failure) -> cudaError_t + Copy {
    move |failure| {
        match failure.error {
            Error::NotPermitted => report(call, format_args!("called inside a host function")),
            _ if failure.call == call => report(call, format_args!("{}", failure.error)),
            _ => report(call, format_args!("earlier work failed: {failure}")),
        }
        code_of(failure.error)
    }
}

/// Returns the calling thread's last error and resets it to cudaSuccess.
#[unsafe(no_mangle)]
pub extern "C" fn cudaGetLastError() -> cudaError_t {
    guard_or("cudaGetLastError", cudaErrorUnknown, |_| LAST.replace(cudaSuccess))
}

/// Returns the calling thread's last error and keeps it.
#[unsafe(no_mangle)]
pub extern "C" fn cudaPeekAtLastError() -> cudaError_t {
    guard_or("cudaPeekAtLastError", cudaErrorUnknown, |_| LAST.get())
}

/// Name of a code, for instance "cudaErrorMemoryAllocation"; "unrecognized error code" for a value that
/// is none. The string is constant.
#[unsafe(no_mangle)]
pub extern "C" fn cudaGetErrorName(error: cudaError_t) -> *const c_char {
    let unknown = message::UNRECOGNIZED.as_ptr();
    guard_or("cudaGetErrorName", unknown, |_| {
        error.name().unwrap_or(message::UNRECOGNIZED).as_ptr()
    })
}

/// A sentence about a code. The string is constant.
#[unsafe(no_mangle)]
pub extern "C" fn cudaGetErrorString(error: cudaError_t) -> *const c_char {
    let unknown = message::UNRECOGNIZED.as_ptr();
    guard_or("cudaGetErrorString", unknown, |_| message::of(error).as_ptr())
}
