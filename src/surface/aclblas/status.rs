//! How failures become aclBLAS statuses.

use super::types::*;
use crate::abi::Status;
use crate::op::device::error::{self, Error};
use core::fmt::Arguments;

impl Status for aclblasStatus_t {
    const PANICKED: Self = ACLBLAS_STATUS_INTERNAL_ERROR;
    const OUT_OF_MEMORY: Self = ACLBLAS_STATUS_ALLOC_FAILED;
    const UNLOADING: Self = ACLBLAS_STATUS_NOT_INITIALIZED;
}

/// What the body of an entry point yields: the status to return, already reported.
pub(super) type Outcome<T = ()> = Result<T, aclblasStatus_t>;

/// The body's outcome as a status.
pub(super) fn answer(body: impl FnOnce() -> Outcome) -> aclblasStatus_t {
    match body() {
        Ok(()) => ACLBLAS_STATUS_SUCCESS,
        Err(status) => status,
    }
}

/// Reports an error of this call and is its status.
pub(super) fn refuse(
    call: &'static str,
    status: aclblasStatus_t,
    text: Arguments,
) -> aclblasStatus_t {
    error::report(call, text);
    status
}

/// The status of a device error.
pub(super) fn failed(call: &'static str) -> impl FnOnce(Error) -> aclblasStatus_t {
    move |error| {
        let (status, text) = match error {
            Error::OutOfMemory => (ACLBLAS_STATUS_ALLOC_FAILED, "out of memory"),
            Error::InvalidValue | Error::Exists => (ACLBLAS_STATUS_INVALID_VALUE, "invalid value"),
            Error::InvalidHandle => {
                (ACLBLAS_STATUS_EXECUTION_FAILED, "the handle's stream was destroyed")
            }
            Error::NotPermitted => {
                (ACLBLAS_STATUS_EXECUTION_FAILED, "waiting is not permitted inside a callback")
            }
            Error::Unloading => (ACLBLAS_STATUS_NOT_INITIALIZED, "the process is exiting"),
            Error::NotReady | Error::Timeout | Error::Failed | Error::Capture(_) => {
                (ACLBLAS_STATUS_EXECUTION_FAILED, "execution failed")
            }
            Error::Panicked => (ACLBLAS_STATUS_INTERNAL_ERROR, "internal error (panic)"),
        };
        refuse(call, status, format_args!("{text}"))
    }
}
