//! aclInit and aclFinalize: a flag, since the virtual device itself needs no preparation.

use super::status::*;
use super::types::aclError;
use crate::abi::{guard, guard_or};
use crate::op::device::{error, stream};
use core::ffi::c_char;
use core::sync::atomic::{AtomicU8, Ordering};

const NEVER: u8 = 0;
const READY: u8 = 1;
const FINALIZED: u8 = 2;

static STATE: AtomicU8 = AtomicU8::new(NEVER);

/// Whether the runtime is initialized.
pub(super) fn require(call: &'static str) -> Outcome {
    if STATE.load(Ordering::Acquire) == READY {
        return Ok(());
    }
    Err(refuse(call, ACL_ERROR_UNINITIALIZE, format_args!("aclInit has not been called")))
}

/// Initializes the runtime; device 0 is current in every thread from now on. `configPath` may be
/// NULL; a configuration file is not read. A second call returns ACL_ERROR_REPEAT_INITIALIZE. After
/// aclFinalize the runtime can be initialized again.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclInit(configPath: *const c_char) -> aclError {
    guard("aclInit", |call| {
        let _ = configPath;
        if STATE.swap(READY, Ordering::AcqRel) == READY {
            return refuse(call, ACL_ERROR_REPEAT_INITIALIZE, format_args!("initialized already"));
        }
        ACL_SUCCESS
    })
}

/// Waits for all work and shuts the runtime down. Streams, events and memory are not released. A
/// second call returns ACL_ERROR_REPEAT_FINALIZE, a call without aclInit ACL_ERROR_UNINITIALIZE.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclFinalize() -> aclError {
    guard("aclFinalize", |call| {
        let state = STATE.load(Ordering::Acquire);
        if state == FINALIZED {
            return refuse(call, ACL_ERROR_REPEAT_FINALIZE, format_args!("finalized already"));
        }
        if let Err(code) = require(call) {
            return code;
        }
        if let Err(failure) = stream::drain_all() {
            return failed(call, "the device")(failure);
        }
        // Of two threads that finalize at once, one does it.
        match STATE.compare_exchange(READY, FINALIZED, Ordering::AcqRel, Ordering::Acquire) {
            Ok(_) => ACL_SUCCESS,
            Err(_) => refuse(call, ACL_ERROR_REPEAT_FINALIZE, format_args!("finalized already")),
        }
    })
}

/// The message of the last error in the calling thread, an empty string if there was none. It stays
/// valid until the thread's next error.
#[unsafe(no_mangle)]
pub extern "C" fn aclGetRecentErrMsg() -> *const c_char {
    guard_or("aclGetRecentErrMsg", c"".as_ptr(), |_| error::last_message_ptr())
}
