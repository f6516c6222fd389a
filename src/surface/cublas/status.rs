//! How failures become cuBLAS statuses, and what the statuses are called.

use super::types::*;
use crate::abi::{Status, guard_or};
use crate::op::device::error::{Error, Failure, report};
use core::ffi::{CStr, c_char};
use core::fmt::Arguments;

impl Status for cublasStatus_t {
    const PANICKED: Self = CUBLAS_STATUS_INTERNAL_ERROR;
    const OUT_OF_MEMORY: Self = CUBLAS_STATUS_ALLOC_FAILED;
    const UNLOADING: Self = CUBLAS_STATUS_NOT_INITIALIZED;
}

/// What the body of an entry point yields: the status to return, already reported.
pub(super) type Outcome<T = ()> = Result<T, cublasStatus_t>;

/// The body's outcome as a status.
#[inline]
pub(super) fn answer(body: impl FnOnce() -> Outcome) -> cublasStatus_t {
    match body() {
        Ok(()) => CUBLAS_STATUS_SUCCESS,
        Err(status) => status,
    }
}

/// Reports an error of this call and is its status.
#[cold]
pub(super) fn refuse(
    call: &'static str,
    status: cublasStatus_t,
    text: Arguments,
) -> cublasStatus_t {
    report(call, text);
    status
}

/// The status of a device error.
pub(super) fn failed(call: &'static str) -> impl FnOnce(Error) -> cublasStatus_t {
    move |error| {
        let status = match error {
            Error::OutOfMemory => CUBLAS_STATUS_ALLOC_FAILED,
            Error::InvalidValue | Error::Exists => CUBLAS_STATUS_INVALID_VALUE,
            Error::Unloading => CUBLAS_STATUS_NOT_INITIALIZED,
            Error::Panicked => CUBLAS_STATUS_INTERNAL_ERROR,
            Error::InvalidHandle
            | Error::NotPermitted
            | Error::NotReady
            | Error::Timeout
            | Error::Failed
            | Error::Capture(_) => CUBLAS_STATUS_EXECUTION_FAILED,
        };
        refuse(call, status, format_args!("the handle's stream: {error}"))
    }
}

/// The status of work that was waited for.
pub(super) fn failed_work(call: &'static str) -> impl FnOnce(Failure) -> cublasStatus_t {
    move |failure| failed(call)(failure.error)
}

const UNRECOGNIZED: &CStr = c"unrecognized status";

/// The name of a status, for instance "CUBLAS_STATUS_SUCCESS"; "unrecognized status" for a value that is
/// none. The string is constant.
#[unsafe(no_mangle)]
pub extern "C" fn cublasGetStatusName(status: cublasStatus_t) -> *const c_char {
    guard_or("cublasGetStatusName", UNRECOGNIZED.as_ptr(), |_| {
        status.name().unwrap_or(UNRECOGNIZED).as_ptr()
    })
}

/// A sentence about a status. The string is constant.
#[unsafe(no_mangle)]
pub extern "C" fn cublasGetStatusString(status: cublasStatus_t) -> *const c_char {
    guard_or("cublasGetStatusString", UNRECOGNIZED.as_ptr(), |_| sentence(status).as_ptr())
}

fn sentence(status: cublasStatus_t) -> &'static CStr {
    match status {
        CUBLAS_STATUS_SUCCESS => c"no error",
        CUBLAS_STATUS_NOT_INITIALIZED => c"the handle is NULL, or not one that is alive",
        CUBLAS_STATUS_ALLOC_FAILED => c"out of memory",
        CUBLAS_STATUS_INVALID_VALUE => c"an argument is invalid",
        CUBLAS_STATUS_ARCH_MISMATCH => c"the device lacks a feature",
        CUBLAS_STATUS_MAPPING_ERROR => c"memory of host or device could not be copied",
        CUBLAS_STATUS_EXECUTION_FAILED => c"the work could not be queued or waited for",
        CUBLAS_STATUS_INTERNAL_ERROR => c"an error inside the library",
        CUBLAS_STATUS_NOT_SUPPORTED => c"not supported",
        CUBLAS_STATUS_LICENSE_ERROR => c"the license is not valid",
        _ => UNRECOGNIZED,
    }
}
