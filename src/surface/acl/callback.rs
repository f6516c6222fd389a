//! Host functions in a stream.

use super::status::*;
use super::stream::resolve;
use super::types::{aclError, aclrtCallback, aclrtCallbackBlockType, aclrtStream};
use crate::op::device::stream::Weight;
use core::ffi::c_void;

/// A host function and its argument, on their way to the thread that calls it.
struct HostCall {
    function: unsafe extern "C" fn(*mut c_void),
    data: *mut c_void,
}

// SAFETY: the program hands function and data over for a call on another thread; that is what
// aclrtLaunchCallback is for.
unsafe impl Send for HostCall {}

impl HostCall {
    fn run(self) {
        // SAFETY: the program promises that the function can be called with its data.
        unsafe { (self.function)(self.data) }
    }
}

/// Queues a call of `fn(userData)` on a thread of the library; later work of the stream waits for it,
/// also with ACL_CALLBACK_NO_BLOCK. No subscription of a thread is needed. Inside the function,
/// whatever would wait for the device (synchronizing, synchronous copies, freeing, destroying)
/// returns ACL_ERROR_API_NOT_SUPPORT.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtLaunchCallback(
    r#fn: aclrtCallback,
    userData: *mut c_void,
    blockType: aclrtCallbackBlockType,
    stream: aclrtStream,
) -> aclError {
    entry("aclrtLaunchCallback", |call| {
        let Some(function) = r#fn else {
            return Err(refuse(call, ACL_ERROR_INVALID_PARAM, format_args!("fn is NULL")));
        };
        valid(call, blockType.is_known(), format_args!("blockType is {}", blockType.0))?;
        let stream = resolve(call, stream)?;
        let host = HostCall { function, data: userData };
        let task = move || {
            host.run();
            Ok(())
        };
        stream.enqueue(call, Weight::Blocking, task).map_err(failed(call, "the callback"))
    })
}
