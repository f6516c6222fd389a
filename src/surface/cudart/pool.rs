//! Memory pools: where cudaMallocAsync takes memory from.

use super::device::check_ordinal;
use super::memory::allocate;
use super::status::*;
use super::stream;
use super::types::*;
use crate::abi::pointer::{load, slice};
use crate::op::device::error::Error;
use crate::op::device::shared::Shared;
use crate::op::device::{memory, mempool};
use core::ffi::{c_int, c_ulonglong, c_void};
use core::sync::atomic::Ordering::Relaxed;

/// Initial settings: the three ways to reuse memory are allowed, nothing is kept.
const SETTINGS: [u64; mempool::SETTINGS] = [1, 1, 1, 0];

/// Place of an attribute among the settings.
fn setting(attr: cudaMemPoolAttr) -> Option<usize> {
    match attr {
        cudaMemPoolReuseFollowEventDependencies => Some(0),
        cudaMemPoolReuseAllowOpportunistic => Some(1),
        cudaMemPoolReuseAllowInternalDependencies => Some(2),
        cudaMemPoolAttrReleaseThreshold => Some(3),
        _ => None,
    }
}

/// Whether the value of an attribute is 64 bits long.
fn is_wide(attr: cudaMemPoolAttr) -> bool {
    setting(attr).is_none_or(|at| at == 3)
}

fn resolve(call: &'static str, pool: cudaMemPool_t) -> Outcome<Shared<mempool::Pool>> {
    mempool::resolve(pool.cast()).map_err(|error| match error {
        // The original has no code of its own for this.
        Error::InvalidHandle => refuse(call, cudaErrorInvalidValue, "memPool is no living pool"),
        other => failed(call, "pool")(other),
    })
}

/// The pool that is used where none is named.
pub(super) fn current(call: &'static str) -> Outcome<*mut c_void> {
    mempool::current(SETTINGS).map_err(failed(call, "pool"))
}

/// Writes the pool that a device begins with. It cannot be destroyed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceGetDefaultMemPool(
    memPool: *mut cudaMemPool_t,
    device: c_int,
) -> cudaError_t {
    entry("cudaDeviceGetDefaultMemPool", |call| {
        check_ordinal(call, device)?;
        let pool = mempool::default(SETTINGS).map_err(failed(call, "pool"))?;
        // SAFETY: the C caller's to be written.
        unsafe { give(call, memPool, pool.cast()) }
    })
}

/// Writes the pool that cudaMallocAsync uses.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceGetMemPool(
    memPool: *mut cudaMemPool_t,
    device: c_int,
) -> cudaError_t {
    entry("cudaDeviceGetMemPool", |call| {
        require(call, device == 0, "the only device is 0")?;
        // SAFETY: the C caller's to be written.
        unsafe { give(call, memPool, current(call)?.cast()) }
    })
}

/// Has cudaMallocAsync use a pool.
#[unsafe(no_mangle)]
pub extern "C" fn cudaDeviceSetMemPool(device: c_int, memPool: cudaMemPool_t) -> cudaError_t {
    entry("cudaDeviceSetMemPool", |call| {
        require(call, device == 0, "the only device is 0")?;
        resolve(call, memPool)?;
        mempool::choose(memPool.cast()).map_err(failed(call, "pool"))
    })
}

/// Creates a pool of pinned memory on device 0; handleTypes is cudaMemHandleTypeNone, another known value
/// is cudaErrorNotSupported. maxSize limits what is allocated from it at a time; 0 does not.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemPoolCreate(
    memPool: *mut cudaMemPool_t,
    poolProps: *const cudaMemPoolProps,
) -> cudaError_t {
    entry("cudaMemPoolCreate", |call| {
        let usable = !memPool.is_null() && memPool.is_aligned();
        require(call, usable, "memPool is NULL or misaligned")?;
        // SAFETY: the C caller's to be read.
        let props = unsafe { load(poolProps) };
        let props =
            props.ok_or_else(|| refuse(call, cudaErrorInvalidValue, "poolProps is NULL"))?;
        let pinned = props.allocType == cudaMemAllocationTypePinned;
        require(call, pinned, "allocType is not cudaMemAllocationTypePinned")?;
        let placed = props.location.r#type == cudaMemLocationTypeDevice;
        require(call, placed, "location is not a device")?;
        check_ordinal(call, props.location.id)?;
        require(call, props.handleTypes.is_known(), "handleTypes is not known")?;
        if props.handleTypes != cudaMemHandleTypeNone {
            return Err(refuse(call, cudaErrorNotSupported, "pools cannot be exported"));
        }
        let made = mempool::create(props.maxSize as u64, SETTINGS).map_err(failed(call, "pool"))?;
        // SAFETY: the C caller's to be written.
        unsafe { give(call, memPool, made.cast()) }
    })
}

/// Ends a pool. What has been allocated from it stays valid. The default pool cannot be destroyed
/// (cudaErrorInvalidValue); if the current one is, the default one takes its place.
#[unsafe(no_mangle)]
pub extern "C" fn cudaMemPoolDestroy(memPool: cudaMemPool_t) -> cudaError_t {
    entry("cudaMemPoolDestroy", |call| {
        resolve(call, memPool)?;
        let default = |error| match error {
            Error::InvalidValue => {
                refuse(call, cudaErrorInvalidValue, "the default pool cannot be destroyed")
            }
            other => failed(call, "pool")(other),
        };
        mempool::destroy(memPool.cast()).map_err(default)
    })
}

/// Gives memory back that a pool keeps beyond minBytesToKeep: it keeps none.
#[unsafe(no_mangle)]
pub extern "C" fn cudaMemPoolTrimTo(memPool: cudaMemPool_t, minBytesToKeep: usize) -> cudaError_t {
    entry("cudaMemPoolTrimTo", |call| {
        let _ = minBytesToKeep;
        resolve(call, memPool).map(drop)
    })
}

/// Keeps a setting (int, cudaMemPoolAttrReleaseThreshold 64 bits), or sets a high-water mark (64 bits) to
/// the present count, for which value is 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemPoolSetAttribute(
    memPool: cudaMemPool_t,
    attr: cudaMemPoolAttr,
    value: *mut c_void,
) -> cudaError_t {
    entry("cudaMemPoolSetAttribute", |call| {
        let pool = resolve(call, memPool)?;
        require(call, attr.is_known(), "attr is no cudaMemPoolAttr")?;
        // SAFETY: the C caller's to be read, as long as the attribute says.
        let value = unsafe {
            match is_wide(attr) {
                true => load(value.cast::<c_ulonglong>()),
                false => load(value.cast::<c_int>()).and_then(|value| u64::try_from(value).ok()),
            }
        };
        let value = value.ok_or_else(|| refuse(call, cudaErrorInvalidValue, "value is bad"))?;
        match (setting(attr), attr) {
            (Some(at), _) => pool.settings[at].store(value, Relaxed),
            (_, cudaMemPoolAttrUsedMemHigh | cudaMemPoolAttrReservedMemHigh) if value == 0 => {
                pool.reset_high();
            }
            _ => return Err(refuse(call, cudaErrorInvalidValue, "the attribute cannot be set so")),
        }
        Ok(())
    })
}

/// Writes an attribute: an int for the three about reuse, else 64 bits.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemPoolGetAttribute(
    memPool: cudaMemPool_t,
    attr: cudaMemPoolAttr,
    value: *mut c_void,
) -> cudaError_t {
    entry("cudaMemPoolGetAttribute", |call| {
        let pool = resolve(call, memPool)?;
        let (used, high) = pool.used();
        let found = match (setting(attr), attr) {
            (Some(at), _) => pool.settings[at].load(Relaxed),
            (_, cudaMemPoolAttrUsedMemCurrent | cudaMemPoolAttrReservedMemCurrent) => used,
            (_, cudaMemPoolAttrUsedMemHigh | cudaMemPoolAttrReservedMemHigh) => high,
            (_, cudaMemPoolAttrMaxPoolSize) => pool.most,
            _ => return Err(refuse(call, cudaErrorInvalidValue, "attr is not known here")),
        };
        // SAFETY: the C caller's to be written, as long as the attribute says.
        unsafe {
            match is_wide(attr) {
                true => give(call, value.cast::<c_ulonglong>(), found),
                false => give(call, value.cast::<c_int>(), c_int::from(found != 0)),
            }
        }
    })
}

/// Checks who shall have access: the device always has. Taking that away, or naming another place, is an
/// error.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemPoolSetAccess(
    memPool: cudaMemPool_t,
    descList: *const cudaMemAccessDesc,
    count: usize,
) -> cudaError_t {
    entry("cudaMemPoolSetAccess", |call| {
        resolve(call, memPool)?;
        // SAFETY: the C caller's to be read.
        let list = unsafe { slice(descList, count) };
        let list = list.ok_or_else(|| refuse(call, cudaErrorInvalidValue, "descList is NULL"))?;
        for wish in list {
            let device = wish.location.r#type == cudaMemLocationTypeDevice;
            require(call, device, "location is not a device")?;
            check_ordinal(call, wish.location.id)?;
            let all = wish.flags == cudaMemAccessFlagsProtReadWrite;
            require(call, all, "the device always reads and writes")?;
        }
        Ok(())
    })
}

/// Writes what a place may do with the memory of a pool: the device reads and writes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemPoolGetAccess(
    flags: *mut cudaMemAccessFlags,
    memPool: cudaMemPool_t,
    location: *mut cudaMemLocation,
) -> cudaError_t {
    entry("cudaMemPoolGetAccess", |call| {
        resolve(call, memPool)?;
        // SAFETY: the C caller's to be read.
        let place = unsafe { load(location.cast_const()) };
        let place = place.ok_or_else(|| refuse(call, cudaErrorInvalidValue, "location is NULL"))?;
        let device = place.r#type == cudaMemLocationTypeDevice;
        require(call, device, "location is not a device")?;
        check_ordinal(call, place.id)?;
        // SAFETY: the C caller's to be written.
        unsafe { give(call, flags, cudaMemAccessFlagsProtReadWrite) }
    })
}

fn malloc_from_pool<D: Null>(
    call: &'static str,
    ptr: *mut *mut c_void,
    size: usize,
    memPool: cudaMemPool_t,
    handle: cudaStream_t,
) -> cudaError_t {
    finish(|| {
        require(call, !ptr.is_null(), "ptr is NULL")?;
        resolve(call, memPool)?;
        stream::resolve::<D>(call, handle)?;
        allocate(call, ptr, size, |bytes| memory::alloc_from(memPool.cast(), bytes))
    })
}

c_api! {
    /// As cudaMallocAsync, from a pool; cudaErrorMemoryAllocation also if that exceeds its maxSize.
    [cudaMallocFromPoolAsync: Legacy, cudaMallocFromPoolAsync_ptsz: PerThread]
    fn(
        ptr: *mut *mut c_void,
        size: usize,
        memPool: cudaMemPool_t,
        stream: cudaStream_t,
    ) -> cudaError_t = malloc_from_pool;
}
