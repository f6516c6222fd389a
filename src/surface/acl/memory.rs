//! Device and host memory.

use super::status::*;
use super::types::*;
use crate::op::device::error::{Error, Result as DeviceResult};
use crate::op::device::memory::{self, Kind};
use core::ffi::c_void;

/// Bits of a policy that choose among kinds of memory which are one here.
const BANDWIDTH: i32 = ACL_MEM_TYPE_LOW_BAND_WIDTH.0 | ACL_MEM_TYPE_HIGH_BAND_WIDTH.0;

fn allocate(
    call: &'static str,
    out: *mut *mut c_void,
    size: usize,
    from: fn(usize) -> DeviceResult<*mut c_void>,
) -> Outcome {
    required(call, "the pointer", out)?;
    valid(call, size != 0, format_args!("size is 0"))?;
    let block = from(size).map_err(|error| match error {
        Error::OutOfMemory => {
            let code = ACL_ERROR_RT_MEMORY_ALLOCATION;
            refuse(call, code, format_args!("no memory for {size} bytes"))
        }
        other => failed(call, "the allocation")(other),
    })?;
    // SAFETY: not null; the caller passes room for one pointer.
    unsafe { *out = block };
    Ok(())
}

fn release(
    call: &'static str,
    pointer: *mut c_void,
    to: fn(*mut c_void) -> DeviceResult<()>,
) -> Outcome {
    required(call, "the pointer", pointer)?;
    to(pointer).map_err(|error| match error {
        Error::InvalidValue => {
            let code = ACL_ERROR_INVALID_PARAM;
            refuse(call, code, format_args!("{pointer:p} is not the start of such a block"))
        }
        other => failed(call, "the block")(other),
    })
}

/// Allocates `size` bytes of device memory, aligned to 256 bytes, contents undefined. Size 0 is
/// refused; without memory returns ACL_ERROR_RT_MEMORY_ALLOCATION and `*devPtr` keeps its value.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtMalloc(
    devPtr: *mut *mut c_void,
    size: usize,
    policy: aclrtMemMallocPolicy,
) -> aclError {
    entry("aclrtMalloc", |call| {
        let pages = aclrtMemMallocPolicy(policy.0 & !BANDWIDTH);
        valid(call, pages.is_known(), format_args!("policy is {:#x}", policy.0))?;
        allocate(call, devPtr, size, memory::alloc)
    })
}

/// Frees device memory after the work of all streams is done. NULL, a pointer into a block, a freed
/// or foreign pointer is refused; inside a callback returns ACL_ERROR_API_NOT_SUPPORT.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtFree(devPtr: *mut c_void) -> aclError {
    entry("aclrtFree", |call| release(call, devPtr, memory::free))
}

/// Allocates `size` bytes of host memory, aligned to 256 bytes, contents undefined.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtMallocHost(hostPtr: *mut *mut c_void, size: usize) -> aclError {
    entry("aclrtMallocHost", |call| allocate(call, hostPtr, size, memory::alloc_host))
}

/// Frees memory from aclrtMallocHost, as aclrtFree frees device memory.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtFreeHost(hostPtr: *mut c_void) -> aclError {
    entry("aclrtFreeHost", |call| release(call, hostPtr, memory::free_host))
}

/// Stores the free and the total bytes of the device's memory, which is the host's.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtGetMemInfo(
    attr: aclrtMemAttr,
    free: *mut usize,
    total: *mut usize,
) -> aclError {
    entry("aclrtGetMemInfo", |call| {
        valid(call, attr.is_known(), format_args!("attr is {}", attr.0))?;
        required(call, "free", free)?;
        required(call, "total", total)?;
        let (free_bytes, total_bytes) = memory::info();
        // SAFETY: neither is null; the caller passes room for one value each.
        unsafe {
            *free = free_bytes;
            *total = total_bytes;
        }
        Ok(())
    })
}

/// Stores whether a pointer leads into device memory, into memory from aclrtMallocHost, or neither.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtPointerGetAttributes(
    ptr: *const c_void,
    attributes: *mut aclrtPtrAttributes,
) -> aclError {
    entry("aclrtPointerGetAttributes", |call| {
        required(call, "ptr", ptr)?;
        required(call, "attributes", attributes)?;
        let place = match memory::lookup(ptr).map(|block| block.kind) {
            Some(Kind::Device | Kind::Managed) => ACL_MEM_LOCATION_TYPE_DEVICE,
            Some(Kind::Host | Kind::Registered) => ACL_MEM_LOCATION_TYPE_HOST,
            None => ACL_MEM_LOCATION_TYPE_UNREGISTERED,
        };
        let answer = aclrtPtrAttributes {
            location: aclrtMemLocation { id: 0, r#type: place },
            pageSize: 4096,
            rsv: [0; 4],
        };
        // SAFETY: not null; the caller passes room for one structure.
        unsafe { *attributes = answer };
        Ok(())
    })
}
