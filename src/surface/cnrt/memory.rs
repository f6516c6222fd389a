//! Memory: allocation and what is known of a pointer.

use super::queue::{self, resolve};
use super::status::{Outcome, entry, failed, refuse, require};
use super::types::*;
use crate::abi::pointer::store;
use crate::op::device::error::{Error, Result};
use crate::op::device::memory::{self, Kind};
use core::ffi::c_void;

fn allocate(
    call: &'static str,
    pPtr: *mut *mut c_void,
    bytes: usize,
    allocate: fn(usize) -> Result<*mut c_void>,
    release: fn(*mut c_void) -> Result<()>,
) -> Outcome {
    require(call, !pPtr.is_null(), "pPtr is NULL")?;
    require(call, bytes > 0, "bytes is 0")?;
    let block = allocate(bytes).map_err(failed(call, "allocation"))?;
    // SAFETY: not null, and the caller's to be written.
    if !unsafe { store(pPtr, block) } {
        let _ = release(block);
        return Err(refuse(call, cnrtErrorArgsInvalid, "pPtr is misaligned"));
    }
    Ok(())
}

fn release(
    call: &'static str,
    ptr: *mut c_void,
    release: fn(*mut c_void) -> Result<()>,
) -> Outcome {
    if ptr.is_null() {
        return Ok(());
    }
    release(ptr).map_err(unfreed(call))
}

/// For `map_err` on a release.
fn unfreed(call: &'static str) -> impl Fn(Error) -> cnrtRet_t {
    move |error| match error {
        Error::InvalidValue => {
            refuse(call, cnrtErrorArgsInvalid, "not the start of an allocation of this kind")
        }
        other => failed(call, "release")(other),
    }
}

/// Allocates device memory, aligned to 256 bytes, contents undefined. bytes = 0 is
/// cnrtErrorArgsInvalid; cnrtErrorNoMem leaves *pPtr alone.
///
/// # Safety
/// pPtr can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cnrtMalloc(pPtr: *mut *mut c_void, bytes: usize) -> cnrtRet_t {
    entry("cnrtMalloc", |call| allocate(call, pPtr, bytes, memory::alloc, memory::free))
}

/// As cnrtMalloc: constant memory is ordinary device memory.
///
/// # Safety
/// pPtr can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cnrtMallocConstant(pPtr: *mut *mut c_void, bytes: usize) -> cnrtRet_t {
    entry("cnrtMallocConstant", |call| allocate(call, pPtr, bytes, memory::alloc, memory::free))
}

/// Waits for all queued work and frees device memory. NULL is allowed; what cnrtMalloc did not
/// return is cnrtErrorArgsInvalid.
///
/// # Safety
/// The memory is not used afterwards.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cnrtFree(ptr: *mut c_void) -> cnrtRet_t {
    entry("cnrtFree", |call| release(call, ptr, memory::free))
}

/// Allocates host memory that queued copies may use; otherwise as cnrtMalloc.
///
/// # Safety
/// pPtr can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cnrtHostMalloc(pPtr: *mut *mut c_void, bytes: usize) -> cnrtRet_t {
    entry("cnrtHostMalloc", |call| {
        allocate(call, pPtr, bytes, memory::alloc_host, memory::free_host)
    })
}

/// Waits for all queued work and frees memory of cnrtHostMalloc. NULL is allowed.
///
/// # Safety
/// The memory is not used afterwards.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cnrtFreeHost(ptr: *mut c_void) -> cnrtRet_t {
    entry("cnrtFreeHost", |call| release(call, ptr, memory::free_host))
}

/// Allocates device memory for use in a queue. The memory exists when the call returns, so it can be
/// used in any queue.
///
/// # Safety
/// pPtr can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cnrtMemAllocAsync(
    pPtr: *mut *mut c_void,
    bytes: usize,
    queue: cnrtQueue_t,
) -> cnrtRet_t {
    entry("cnrtMemAllocAsync", |call| {
        require(call, !pPtr.is_null(), "pPtr is NULL")?;
        resolve(call, queue)?;
        allocate(call, pPtr, bytes, memory::alloc, memory::free)
    })
}

/// Frees device memory when the queue has done its present work. NULL is allowed; what is not device
/// memory is cnrtErrorArgsInvalid.
///
/// # Safety
/// The memory is not used by later work, nor by work of other queues that may still run then.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cnrtMemFreeAsync(ptr: *mut c_void, queue: cnrtQueue_t) -> cnrtRet_t {
    entry("cnrtMemFreeAsync", |call| {
        let stream = resolve(call, queue)?;
        if ptr.is_null() {
            return Ok(());
        }
        memory::free_on(call, &stream, ptr).map_err(unfreed(call))
    })
}

/// Writes the free and the total bytes of the device's memory, which is the host's.
///
/// # Safety
/// Both pointers can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cnrtMemGetInfo(free: *mut usize, total: *mut usize) -> cnrtRet_t {
    entry("cnrtMemGetInfo", |call| {
        require(call, !free.is_null() && !total.is_null(), "a pointer is NULL")?;
        let (free_bytes, total_bytes) = memory::info();
        // SAFETY: not null, and the caller's to be written.
        let written = unsafe { store(free, free_bytes) && store(total, total_bytes) };
        require(call, written, "a pointer is misaligned")
    })
}

/// Describes the allocation that a pointer lies in. Memory that this library did not allocate is
/// cnrtMemTypeUnregistered, which is no error.
///
/// # Safety
/// attr can be written. ptr is not followed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cnrtPointerGetAttributes(
    attr: *mut cnrtPointerAttributes_t,
    ptr: *const c_void,
) -> cnrtRet_t {
    entry("cnrtPointerGetAttributes", |call| {
        require(call, !attr.is_null(), "attr is NULL")?;
        require(call, !ptr.is_null(), "ptr is NULL")?;
        let pointer = ptr.cast_mut();
        let mut found = cnrtPointerAttributes_t {
            r#type: cnrtMemTypeUnregistered,
            device: 0,
            size: 0,
            devicePointer: core::ptr::null_mut(),
            hostPointer: pointer,
            cacheMode: cnrtUvaUnknown,
            deviceBasePointer: core::ptr::null_mut(),
        };
        if let Some(block) = memory::lookup(ptr) {
            found.r#type = match block.kind {
                Kind::Device | Kind::Managed => cnrtMemTypeDevice,
                Kind::Host | Kind::Registered => cnrtMemTypeHost,
            };
            found.size = block.bytes;
            found.cacheMode = cnrtUvaCached;
            found.devicePointer = pointer;
            found.deviceBasePointer = core::ptr::with_exposed_provenance_mut(block.base);
        }
        // SAFETY: not null, and the caller's to be written.
        require(call, unsafe { store(attr, found) }, "attr is misaligned")
    })
}

/// Writes bytes of device memory to a value, after all work in all queues.
///
/// # Safety
/// devPtr has bytes writable bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cnrtMemset(
    devPtr: *mut c_void,
    value: core::ffi::c_int,
    bytes: usize,
) -> cnrtRet_t {
    entry("cnrtMemset", |call| {
        let rows = super::transfer::range(call, devPtr, bytes)?;
        queue::drain(call)?;
        // SAFETY: the caller's promise; nothing is queued.
        unsafe { rows.fill(value as u8) };
        Ok(())
    })
}

/// Queues the setting of bytes of device memory to a value.
///
/// # Safety
/// devPtr has bytes writable bytes until the queue has done it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cnrtMemsetAsync(
    devPtr: *mut c_void,
    value: core::ffi::c_int,
    bytes: usize,
    queue: cnrtQueue_t,
) -> cnrtRet_t {
    entry("cnrtMemsetAsync", |call| {
        let rows = super::transfer::range(call, devPtr, bytes)?;
        let stream = resolve(call, queue)?;
        // SAFETY: the caller's promise.
        unsafe { rows.fill_on(call, &stream, value as u8) }.map_err(failed(call, "queue"))
    })
}
