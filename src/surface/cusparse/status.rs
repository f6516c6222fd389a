//! How calls end: the mapping of failures to cuSPARSE's statuses, and their names.

use super::types::*;
use crate::abi::{Status, guard_or};
use crate::op::device::error::{self, Error, Failure};
use core::ffi::{CStr, c_char};
use core::fmt::{Arguments, Display};

impl Status for cusparseStatus_t {
    const PANICKED: Self = CUSPARSE_STATUS_INTERNAL_ERROR;
    const OUT_OF_MEMORY: Self = CUSPARSE_STATUS_ALLOC_FAILED;
    const UNLOADING: Self = CUSPARSE_STATUS_NOT_INITIALIZED;
}

/// What the body of an entry point yields: the status to return, already reported.
pub(super) type Outcome<T = ()> = Result<T, cusparseStatus_t>;

/// The body's outcome as a status.
#[inline]
pub(super) fn answer(body: impl FnOnce() -> Outcome) -> cusparseStatus_t {
    match body() {
        Ok(()) => CUSPARSE_STATUS_SUCCESS,
        Err(status) => status,
    }
}

/// Reports an error of this call and is its status.
#[cold]
pub(super) fn refuse(
    call: &'static str,
    status: cusparseStatus_t,
    text: Arguments,
) -> cusparseStatus_t {
    error::report(call, text);
    super::generic::logger::tell(call, text);
    status
}

/// Refuses the parameter at a position (the first is 1) unless `holds`.
#[inline]
pub(super) fn parameter(
    call: &'static str,
    number: u32,
    name: &str,
    value: impl Display,
    holds: bool,
) -> Outcome {
    if holds {
        return Ok(());
    }
    let text = format_args!("parameter number {number} ({name}) had an illegal value: {value}");
    Err(refuse(call, CUSPARSE_STATUS_INVALID_VALUE, text))
}

/// Refuses a NULL pointer at a position.
#[inline]
pub(super) fn pointer<X>(call: &'static str, number: u32, name: &str, value: *const X) -> Outcome {
    parameter(call, number, name, "NULL pointer", !value.is_null())
}

/// Refuses what is not implemented for these arguments.
#[inline]
pub(super) fn supported(call: &'static str, holds: bool, text: Arguments) -> Outcome {
    if holds { Ok(()) } else { Err(refuse(call, CUSPARSE_STATUS_NOT_SUPPORTED, text)) }
}

/// For `map_err`: the status of a device error.
pub(super) fn failed(call: &'static str) -> impl FnOnce(Error) -> cusparseStatus_t {
    move |error| {
        let status = match error {
            Error::OutOfMemory => CUSPARSE_STATUS_ALLOC_FAILED,
            Error::InvalidValue | Error::Exists => CUSPARSE_STATUS_INVALID_VALUE,
            Error::Unloading => CUSPARSE_STATUS_NOT_INITIALIZED,
            Error::Panicked => CUSPARSE_STATUS_INTERNAL_ERROR,
            Error::InvalidHandle
            | Error::NotPermitted
            | Error::NotReady
            | Error::Timeout
            | Error::Failed
            | Error::Capture(_) => CUSPARSE_STATUS_EXECUTION_FAILED,
        };
        refuse(call, status, format_args!("{error}"))
    }
}

/// For `map_err` on work that was waited for.
pub(super) fn failed_in(call: &'static str) -> impl FnOnce(Failure) -> cusparseStatus_t {
    move |failure| failed(call)(failure.error)
}

const UNKNOWN: &CStr = c"unrecognized error code";

/// Name of a status, for instance "CUSPARSE_STATUS_INVALID_VALUE". The string is constant.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseGetErrorName(status: cusparseStatus_t) -> *const c_char {
    guard_or("cusparseGetErrorName", UNKNOWN.as_ptr(), |_| {
        status.name().unwrap_or(UNKNOWN).as_ptr()
    })
}

/// A few words about a status. The string is constant.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseGetErrorString(status: cusparseStatus_t) -> *const c_char {
    guard_or("cusparseGetErrorString", UNKNOWN.as_ptr(), |_| sentence(status).as_ptr())
}

fn sentence(status: cusparseStatus_t) -> &'static CStr {
    match status {
        CUSPARSE_STATUS_SUCCESS => c"success",
        CUSPARSE_STATUS_NOT_INITIALIZED => c"initialization error",
        CUSPARSE_STATUS_ALLOC_FAILED => c"resource allocation failed",
        CUSPARSE_STATUS_INVALID_VALUE => c"invalid value",
        CUSPARSE_STATUS_ARCH_MISMATCH => c"architecture mismatch",
        CUSPARSE_STATUS_MAPPING_ERROR => c"mapping error",
        CUSPARSE_STATUS_EXECUTION_FAILED => c"execution failed",
        CUSPARSE_STATUS_INTERNAL_ERROR => c"internal error",
        CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED => c"matrix type not supported",
        CUSPARSE_STATUS_ZERO_PIVOT => c"zero pivot",
        CUSPARSE_STATUS_NOT_SUPPORTED => c"operation not supported",
        CUSPARSE_STATUS_INSUFFICIENT_RESOURCES => c"insufficient resources",
        _ => c"unknown error",
    }
}
