//! How calls end: the frame around every entry point, refusals, and the mapping of device errors.

use super::types::*;
use crate::abi::{Status, guard};
use crate::op::device::error::{Error, Failure, report};
use crate::op::host;

impl Status for mluOpStatus_t {
    const PANICKED: Self = MLUOP_STATUS_INTERNAL_ERROR;
    const OUT_OF_MEMORY: Self = MLUOP_STATUS_ALLOC_FAILED;
    const UNLOADING: Self = MLUOP_STATUS_NOT_INITIALIZED;
}

/// What the body of an entry point returns; the error has already been reported.
pub(super) type Outcome<T = ()> = Result<T, mluOpStatus_t>;

/// The frame of every entry point that returns a status.
pub(super) fn entry(
    name: &'static str,
    body: impl FnOnce(&'static str) -> Outcome,
) -> mluOpStatus_t {
    guard(name, |call| body(call).err().unwrap_or(MLUOP_STATUS_SUCCESS))
}

/// Refuses a call: one line in the log, and the status.
pub(super) fn refuse(call: &'static str, status: mluOpStatus_t, why: &str) -> mluOpStatus_t {
    report(call, format_args!("{why}"));
    status
}

/// An argument check.
pub(super) fn require(call: &'static str, holds: bool, why: &str) -> Outcome {
    if holds { Ok(()) } else { Err(refuse(call, MLUOP_STATUS_BAD_PARAM, why)) }
}

/// The status of a device error.
fn status_of(error: Error) -> mluOpStatus_t {
    match error {
        Error::OutOfMemory => MLUOP_STATUS_ALLOC_FAILED,
        Error::InvalidHandle | Error::InvalidValue | Error::Exists => MLUOP_STATUS_BAD_PARAM,
        Error::NotReady
        | Error::Timeout
        | Error::NotPermitted
        | Error::Failed
        | Error::Capture(_) => MLUOP_STATUS_EXECUTION_FAILED,
        Error::Unloading => MLUOP_STATUS_NOT_INITIALIZED,
        Error::Panicked => MLUOP_STATUS_INTERNAL_ERROR,
    }
}

/// Closes over a call and a subject, for `map_err`: reports a device error and gives its status.
pub(super) fn failed(
    call: &'static str,
    subject: &'static str,
) -> impl Fn(Error) -> mluOpStatus_t + Copy {
    move |error| {
        report(call, format_args!("{subject}: {error}"));
        status_of(error)
    }
}

/// For `map_err`: the failure of a task in the handle's queue.
pub(super) fn failed_task(call: &'static str) -> impl Fn(Failure) -> mluOpStatus_t + Copy {
    move |failure| failed(call, "queued task")(failure.error)
}

/// Entries of a list on the stack.
const FEW: usize = 32;

/// What `f` makes of a list of `count` zeros, such as one for each member of a batch.
pub(super) fn with_list<R>(
    call: &'static str,
    what: &'static str,
    count: usize,
    f: impl FnOnce(&mut [i32]) -> Outcome<R>,
) -> Outcome<R> {
    if let Some(few) = [0; FEW].get_mut(..count) {
        return f(few);
    }
    host::with_zeros(count, f).unwrap_or_else(|| Err(failed(call, what)(Error::OutOfMemory)))
}
