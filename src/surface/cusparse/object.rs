//! Creating and destroying what handles lead to; the same for all of them.

use super::handle::give;
use super::status::*;
use super::types::*;
use crate::op::device::handle::Registry;

/// Makes a handle for a value and stores it.
///
/// # Safety
/// `out`, unless NULL, can be written.
pub(super) unsafe fn create<T: Send, H>(
    call: &'static str,
    number: u32,
    name: &str,
    registry: &'static Registry<T>,
    out: *mut *mut H,
    value: T,
) -> Outcome {
    pointer(call, number, name, out)?;
    let made = registry.insert(value).map_err(failed(call))?;
    // SAFETY: the caller's promise.
    let given = unsafe { give(call, number, name, out, made.cast()) };
    if given.is_err() {
        let _ = registry.remove(made);
    }
    given
}

/// Ends a handle, if it is not NULL.
pub(super) fn destroy<T: Send, H>(
    call: &'static str,
    name: &str,
    registry: &'static Registry<T>,
    handle: *const H,
) -> Outcome {
    if handle.is_null() {
        return Ok(());
    }
    let gone = registry.remove(handle.cast_mut().cast()).ok();
    parameter(call, 1, name, "there is no such object", gone.is_some())
}

/// The refusal of a handle at a position that leads nowhere.
#[cold]
pub(super) fn unknown(call: &'static str, number: u32, name: &str) -> cusparseStatus_t {
    let text = format_args!("parameter number {number} ({name}): there is no such object");
    refuse(call, CUSPARSE_STATUS_INVALID_VALUE, text)
}
