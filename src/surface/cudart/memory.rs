//! Memory: allocation, registration of host memory, what is known of a pointer.

use super::pool;
use super::status::*;
use super::stream;
use super::types::*;
use crate::op::device::error::{Error, Result};
use crate::op::device::memory::{self, Kind};
use core::ffi::{c_int, c_uint, c_void};
use core::ptr::null_mut;

/// Rows of cudaMallocPitch and cudaMalloc3D start at multiples of this.
pub(super) const PITCH_ALIGNMENT: usize = 512;

/// Allocates and writes the address; of 0 bytes, that is NULL.
pub(super) fn allocate(
    call: &'static str,
    out: *mut *mut c_void,
    bytes: usize,
    allocate: impl FnOnce(usize) -> Result<*mut c_void>,
) -> Outcome {
    let usable = !out.is_null() && out.is_aligned();
    require(call, usable, "the pointer to write to is NULL or misaligned")?;
    let block = match bytes {
        0 => null_mut(),
        _ => allocate(bytes).map_err(failed(call, "allocation"))?,
    };
    // SAFETY: the C caller's to be written.
    unsafe { give(call, out, block) }
}

/// Frees, unless it is NULL.
fn release(
    call: &'static str,
    ptr: *mut c_void,
    release: impl FnOnce(*mut c_void) -> Result<()>,
) -> Outcome {
    if ptr.is_null() {
        return Ok(());
    }
    release(ptr).map_err(|error| match error {
        Error::InvalidValue => {
            let why = "not the start of a living allocation of this kind";
            refuse(call, cudaErrorInvalidValue, why)
        }
        other => failed(call, "release")(other),
    })
}

/// Allocates device memory, aligned to 256 bytes, contents undefined. size = 0 gives NULL.
/// cudaErrorMemoryAllocation leaves *devPtr alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMalloc(devPtr: *mut *mut c_void, size: usize) -> cudaError_t {
    entry("cudaMalloc", |call| allocate(call, devPtr, size, memory::alloc))
}

/// Waits for all queued work and frees memory of cudaMalloc, cudaMallocManaged, cudaMallocPitch,
/// cudaMalloc3D or cudaMallocAsync. NULL is allowed; anything else, a second time too, is
/// cudaErrorInvalidValue. Inside a host function it is cudaErrorNotPermitted.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaFree(devPtr: *mut c_void) -> cudaError_t {
    entry("cudaFree", |call| release(call, devPtr, memory::free))
}

/// Allocates host memory that copies need not wait for; otherwise as cudaMalloc.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMallocHost(ptr: *mut *mut c_void, size: usize) -> cudaError_t {
    entry("cudaMallocHost", |call| allocate(call, ptr, size, memory::alloc_host))
}

/// As cudaMallocHost. flags is a sum of cudaHostAllocPortable, cudaHostAllocMapped and
/// cudaHostAllocWriteCombined; cudaHostGetFlags tells it again.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaHostAlloc(
    pHost: *mut *mut c_void,
    size: usize,
    flags: c_uint,
) -> cudaError_t {
    const ALL: c_uint = cudaHostAllocPortable | cudaHostAllocMapped | cudaHostAllocWriteCombined;
    entry("cudaHostAlloc", |call| {
        require(call, flags & !ALL == 0, "flags has unknown bits")?;
        allocate(call, pHost, size, |bytes| memory::alloc_host_flagged(bytes, flags))
    })
}

/// Waits for all queued work and frees memory of cudaMallocHost or cudaHostAlloc. NULL is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaFreeHost(ptr: *mut c_void) -> cudaError_t {
    entry("cudaFreeHost", |call| release(call, ptr, memory::free_host))
}

/// Makes size bytes of the program's own memory known, as if cudaHostAlloc had returned them.
/// cudaErrorHostMemoryAlreadyRegistered if part of them is known; memory of cudaMalloc, cudaMallocHost and
/// their like is cudaErrorInvalidValue.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaHostRegister(
    ptr: *mut c_void,
    size: usize,
    flags: c_uint,
) -> cudaError_t {
    const ALL: c_uint = cudaHostRegisterPortable
        | cudaHostRegisterMapped
        | cudaHostRegisterIoMemory
        | cudaHostRegisterReadOnly;
    entry("cudaHostRegister", |call| {
        require(call, !ptr.is_null() && size > 0, "ptr is NULL or size 0")?;
        require(call, flags & !ALL == 0, "flags has unknown bits")?;
        require(call, !is_allocated(ptr), "ptr is memory that this library has allocated")?;
        memory::register_host(ptr, size, flags).map_err(failed(call, "the range"))
    })
}

/// Waits for all queued work and ends what cudaHostRegister began. ptr has to be where a registered range
/// begins: cudaErrorHostMemoryNotRegistered for memory that is not known, cudaErrorInvalidValue within a range
/// and in memory of cudaMalloc, cudaMallocHost and their like.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaHostUnregister(ptr: *mut c_void) -> cudaError_t {
    entry("cudaHostUnregister", |call| {
        require(call, !ptr.is_null(), "ptr is NULL")?;
        memory::unregister_host(ptr).map_err(|error| match error {
            Error::InvalidValue => {
                let known = memory::lookup(ptr).is_some();
                let code =
                    if known { cudaErrorInvalidValue } else { cudaErrorHostMemoryNotRegistered };
                refuse(call, code, "no registered range begins here")
            }
            other => failed(call, "the range")(other),
        })
    })
}

/// Whether an address lies in memory that has been allocated here, not registered.
fn is_allocated(p: *const c_void) -> bool {
    memory::lookup(p).is_some_and(|block| block.kind != Kind::Registered)
}

/// The block of pinned memory an address lies in.
fn pinned(call: &'static str, pHost: *mut c_void) -> Outcome<memory::Block> {
    let block = memory::lookup(pHost).filter(|b| matches!(b.kind, Kind::Host | Kind::Registered));
    block.ok_or_else(|| refuse(call, cudaErrorInvalidValue, "pHost is not pinned host memory"))
}

/// Writes the address under which the device knows pinned host memory: the same. flags is 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaHostGetDevicePointer(
    pDevice: *mut *mut c_void,
    pHost: *mut c_void,
    flags: c_uint,
) -> cudaError_t {
    entry("cudaHostGetDevicePointer", |call| {
        require(call, flags == 0, "flags is not 0")?;
        pinned(call, pHost)?;
        // SAFETY: the C caller's to be written.
        unsafe { give(call, pDevice, pHost) }
    })
}

/// Writes the flags that pinned host memory was allocated or registered with.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaHostGetFlags(pFlags: *mut c_uint, pHost: *mut c_void) -> cudaError_t {
    entry("cudaHostGetFlags", |call| {
        let flags = pinned(call, pHost)?.flags;
        // SAFETY: the C caller's to be written.
        unsafe { give(call, pFlags, flags) }
    })
}

/// Bytes between rows of this width.
fn pitch_of(call: &'static str, width: usize) -> Outcome<usize> {
    width
        .checked_next_multiple_of(PITCH_ALIGNMENT)
        .ok_or_else(|| refuse(call, cudaErrorInvalidValue, "no memory has rows of this width"))
}

fn product(call: &'static str, factors: [usize; 3]) -> Outcome<usize> {
    let product = factors.iter().try_fold(1usize, |all, &f| all.checked_mul(f));
    product.ok_or_else(|| refuse(call, cudaErrorMemoryAllocation, "no memory is that large"))
}

/// Allocates height rows of width bytes, and writes the bytes from one row to the next, a multiple of
/// 512.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMallocPitch(
    devPtr: *mut *mut c_void,
    pitch: *mut usize,
    width: usize,
    height: usize,
) -> cudaError_t {
    entry("cudaMallocPitch", |call| {
        let usable = !pitch.is_null() && pitch.is_aligned();
        require(call, usable, "pitch is NULL or misaligned")?;
        let step = pitch_of(call, width)?;
        let bytes = product(call, [step, height, 1])?;
        allocate(call, devPtr, bytes, memory::alloc)?;
        // SAFETY: the C caller's to be written.
        unsafe { give(call, pitch, step) }
    })
}

/// Allocates extent.depth slices of extent.height rows of extent.width bytes; rows start a multiple of
/// 512 bytes apart.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMalloc3D(
    pitchedDevPtr: *mut cudaPitchedPtr,
    extent: cudaExtent,
) -> cudaError_t {
    entry("cudaMalloc3D", |call| {
        let usable = !pitchedDevPtr.is_null() && pitchedDevPtr.is_aligned();
        require(call, usable, "pitchedDevPtr is NULL or misaligned")?;
        let pitch = pitch_of(call, extent.width)?;
        let bytes = product(call, [pitch, extent.height, extent.depth])?;
        let mut ptr = null_mut();
        allocate(call, &mut ptr, bytes, memory::alloc)?;
        let made = cudaPitchedPtr { ptr, pitch, xsize: extent.width, ysize: extent.height };
        // SAFETY: the C caller's to be written.
        unsafe { give(call, pitchedDevPtr, made) }
    })
}

/// Writes the free and the total bytes of the device's memory, which is the host's; either place may be NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemGetInfo(free: *mut usize, total: *mut usize) -> cudaError_t {
    entry("cudaMemGetInfo", |call| {
        let usable = [free, total].iter().all(|p| p.is_aligned());
        require(call, usable, "a pointer is misaligned")?;
        let (free_bytes, total_bytes) = memory::info();
        for (place, bytes) in [(free, free_bytes), (total, total_bytes)] {
            if !place.is_null() {
                // SAFETY: the C caller's to be written.
                unsafe { give(call, place, bytes) }?;
            }
        }
        Ok(())
    })
}

/// What cudaPointerGetAttributes writes in every version; CUDA 13 has reserved words behind it.
#[repr(C)]
struct PointerAttributes {
    kind: cudaMemoryType,
    device: c_int,
    device_pointer: *mut c_void,
    host_pointer: *mut c_void,
}

/// The structure of the version in use; C text in src/build/cuda/driver_types.h.
#[repr(C)]
pub(super) struct cudaPointerAttributes {
    _private: [u8; 0],
}

/// Describes the allocation that a pointer lies in. Memory that is not known is
/// cudaMemoryTypeUnregistered on device cudaInvalidDeviceId, which is no error.
#[unsafe(no_mangle)]
pub(super) unsafe extern "C" fn cudaPointerGetAttributes(
    attributes: *mut cudaPointerAttributes,
    ptr: *const c_void,
) -> cudaError_t {
    entry("cudaPointerGetAttributes", |call| {
        let pointer = ptr.cast_mut();
        let (kind, device_pointer, host_pointer) = match memory::lookup(ptr).map(|b| b.kind) {
            None => (cudaMemoryTypeUnregistered, null_mut(), pointer),
            Some(Kind::Device) => (cudaMemoryTypeDevice, pointer, null_mut()),
            Some(Kind::Managed) => (cudaMemoryTypeManaged, pointer, pointer),
            Some(Kind::Host | Kind::Registered) => (cudaMemoryTypeHost, pointer, pointer),
        };
        let known = kind != cudaMemoryTypeUnregistered;
        let device = if known { 0 } else { cudaInvalidDeviceId };
        let found = PointerAttributes { kind, device, device_pointer, host_pointer };
        // SAFETY: the C caller's to be written.
        unsafe { give(call, attributes.cast(), found) }
    })
}

fn malloc_async<D: Null>(
    call: &'static str,
    devPtr: *mut *mut c_void,
    size: usize,
    handle: cudaStream_t,
) -> cudaError_t {
    finish(|| {
        require(call, !devPtr.is_null(), "devPtr is NULL")?;
        stream::resolve::<D>(call, handle)?;
        let pool = pool::current(call)?;
        allocate(call, devPtr, size, |bytes| memory::alloc_from(pool, bytes))
    })
}

fn free_async<D: Null>(
    call: &'static str,
    devPtr: *mut c_void,
    handle: cudaStream_t,
) -> cudaError_t {
    finish(|| {
        let stream = stream::resolve::<D>(call, handle)?;
        release(call, devPtr, |ptr| memory::free_on(call, &stream, ptr))
    })
}

c_api! {
    /// Allocates device memory from the current pool, for use in a stream. The memory exists when the call returns, so it can be
    /// used in any stream. size = 0 gives NULL.
    [cudaMallocAsync: Legacy, cudaMallocAsync_ptsz: PerThread]
    fn(devPtr: *mut *mut c_void, size: usize, hStream: cudaStream_t) -> cudaError_t = malloc_async;

    /// Frees device memory when the stream has done its present work. NULL is allowed; what is not
    /// device memory, or has been freed, is cudaErrorInvalidValue.
    [cudaFreeAsync: Legacy, cudaFreeAsync_ptsz: PerThread]
    fn(devPtr: *mut c_void, hStream: cudaStream_t) -> cudaError_t = free_async;
}
