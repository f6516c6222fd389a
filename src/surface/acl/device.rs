//! The device: there is one, number 0.

use super::context;
use super::status::*;
use super::types::{ACL_HOST, aclError, aclrtRunMode};
use crate::abi::guard_or;
use crate::op::device::stream;
use core::ffi::c_char;

pub(super) const DEVICES: u32 = 1;

/// Refuses a device that does not exist.
pub(super) fn known(call: &'static str, id: i32) -> Outcome {
    if (0..DEVICES as i32).contains(&id) {
        return Ok(());
    }
    Err(refuse(call, ACL_ERROR_RT_INVALID_DEVICEID, format_args!("there is no device {id}")))
}

/// Makes a device and its default context current in the calling thread. There is only device 0, and
/// it is current without this call; another number is ACL_ERROR_RT_INVALID_DEVICEID.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtSetDevice(deviceId: i32) -> aclError {
    entry("aclrtSetDevice", |call| {
        known(call, deviceId)?;
        context::leave();
        Ok(())
    })
}

/// Waits for all work of the device. Streams, events and memory live on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtResetDevice(deviceId: i32) -> aclError {
    entry("aclrtResetDevice", |call| {
        known(call, deviceId)?;
        stream::drain_all().map_err(failed(call, "the device"))
    })
}

/// Stores the number of the calling thread's device: 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtGetDevice(deviceId: *mut i32) -> aclError {
    entry("aclrtGetDevice", |call| {
        required(call, "deviceId", deviceId)?;
        // SAFETY: not null; the caller passes room for one value.
        unsafe { *deviceId = 0 };
        Ok(())
    })
}

/// Stores the number of devices: 1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtGetDeviceCount(count: *mut u32) -> aclError {
    entry("aclrtGetDeviceCount", |call| {
        required(call, "count", count)?;
        // SAFETY: not null; the caller passes room for one value.
        unsafe { *count = DEVICES };
        Ok(())
    })
}

/// Waits for all work of all streams. If some of it failed since the last synchronization, returns
/// the first failure's error, once; aclGetRecentErrMsg names the call it came from. Inside a callback
/// returns ACL_ERROR_API_NOT_SUPPORT.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtSynchronizeDevice() -> aclError {
    entry("aclrtSynchronizeDevice", |call| {
        stream::synchronize_device().map_err(failed_earlier(call))
    })
}

/// Stores where the program runs: ACL_HOST.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtGetRunMode(runMode: *mut aclrtRunMode) -> aclError {
    entry("aclrtGetRunMode", |call| {
        required(call, "runMode", runMode)?;
        // SAFETY: not null; the caller passes room for one value.
        unsafe { *runMode = ACL_HOST };
        Ok(())
    })
}

/// The name of the device's chip: "lucho".
#[unsafe(no_mangle)]
pub extern "C" fn aclrtGetSocName() -> *const c_char {
    guard_or("aclrtGetSocName", core::ptr::null(), |_| c"lucho".as_ptr())
}
