//! Managed memory: one address for host and device. Where it lies cannot change, so hints are checked
//! and have no effect.

use super::device::check_ordinal;
use super::memory::allocate;
use super::status::*;
use super::stream;
use super::types::*;
use crate::op::device::memory::{self, Kind};
use core::ffi::{c_int, c_uint, c_void};

/// Allocates memory for host and device alike; otherwise as cudaMalloc. flags is cudaMemAttachGlobal or
/// cudaMemAttachHost.
#[doc(alias = "default flags = cudaMemAttachGlobal")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMallocManaged(
    devPtr: *mut *mut c_void,
    size: usize,
    flags: c_uint,
) -> cudaError_t {
    entry("cudaMallocManaged", |call| {
        let known = flags == cudaMemAttachGlobal || flags == cudaMemAttachHost;
        require(call, known, "flags is neither cudaMemAttachGlobal nor cudaMemAttachHost")?;
        allocate(call, devPtr, size, |bytes| memory::alloc_managed(bytes, flags))
    })
}

/// Refuses a range that is not managed memory.
fn check_range(call: &'static str, devPtr: *const c_void, count: usize) -> Outcome {
    require(call, count > 0, "count is 0")?;
    let block = memory::lookup(devPtr).filter(|b| b.kind == Kind::Managed);
    let end = devPtr.addr().checked_add(count);
    let inside = block.zip(end).is_some_and(|(b, end)| end <= b.base.saturating_add(b.bytes));
    require(call, inside, "the range is not managed memory")
}

/// Refuses a device that is neither 0 nor the host.
fn check_place(call: &'static str, device: c_int) -> Outcome {
    if device == cudaCpuDeviceId { Ok(()) } else { check_ordinal(call, device) }
}

fn check_location(call: &'static str, location: cudaMemLocation) -> Outcome {
    match location.r#type {
        cudaMemLocationTypeDevice => require(call, location.id == 0, "the only device is 0"),
        cudaMemLocationTypeHost
        | cudaMemLocationTypeHostNuma
        | cudaMemLocationTypeHostNumaCurrent => Ok(()),
        _ => Err(refuse(call, cudaErrorInvalidValue, "location is nowhere")),
    }
}

fn prefetch<D: Null>(
    call: &'static str,
    devPtr: *const c_void,
    count: usize,
    dstDevice: c_int,
    handle: cudaStream_t,
) -> cudaError_t {
    finish(|| {
        check_range(call, devPtr, count)?;
        check_place(call, dstDevice)?;
        stream::resolve::<D>(call, handle).map(|_| ())
    })
}

fn prefetch_to<D: Null>(
    call: &'static str,
    devPtr: *const c_void,
    count: usize,
    location: cudaMemLocation,
    flags: c_uint,
    handle: cudaStream_t,
) -> cudaError_t {
    finish(|| {
        check_range(call, devPtr, count)?;
        check_location(call, location)?;
        require(call, flags == 0, "flags is not 0")?;
        stream::resolve::<D>(call, handle).map(|_| ())
    })
}

fn attach<D: Null>(
    call: &'static str,
    handle: cudaStream_t,
    devPtr: *mut c_void,
    length: usize,
    flags: c_uint,
) -> cudaError_t {
    finish(|| {
        stream::resolve::<D>(call, handle)?;
        let known = [cudaMemAttachGlobal, cudaMemAttachHost, cudaMemAttachSingle].contains(&flags);
        require(call, known, "flags is no cudaMemAttach value")?;
        // 0 stands for the whole allocation.
        check_range(call, devPtr, length.max(1))
    })
}

c_api! {
    /// Checks a range of managed memory and a place (0 or cudaCpuDeviceId) for it; nothing moves.
    #[doc(alias = "default stream = 0")]
    [cudaMemPrefetchAsync: Legacy, cudaMemPrefetchAsync_ptsz: PerThread]
    fn(
        devPtr: *const c_void,
        count: usize,
        dstDevice: c_int,
        stream: cudaStream_t,
    ) -> cudaError_t = prefetch;

    /// As cudaMemPrefetchAsync, with a described place. flags is 0.
    #[doc(alias = "default stream = 0")]
    [cudaMemPrefetchAsync_v2: Legacy, cudaMemPrefetchAsync_v2_ptsz: PerThread]
    fn(
        devPtr: *const c_void,
        count: usize,
        location: cudaMemLocation,
        flags: c_uint,
        stream: cudaStream_t,
    ) -> cudaError_t = prefetch_to;

    /// Checks a stream and managed memory for it; every stream can use all of it anyway.
    #[doc(alias = "default length = 0, flags = cudaMemAttachSingle")]
    [cudaStreamAttachMemAsync: Legacy, cudaStreamAttachMemAsync_ptsz: PerThread]
    fn(
        stream: cudaStream_t,
        devPtr: *mut c_void,
        length: usize,
        flags: c_uint,
    ) -> cudaError_t = attach;
}

fn check_advice(
    call: &'static str,
    devPtr: *const c_void,
    count: usize,
    advice: cudaMemoryAdvise,
) -> Outcome<bool> {
    check_range(call, devPtr, count)?;
    require(call, advice.is_known(), "advice is no cudaMemoryAdvise")?;
    let about_a_place = [
        cudaMemAdviseSetPreferredLocation,
        cudaMemAdviseSetAccessedBy,
        cudaMemAdviseUnsetAccessedBy,
    ];
    Ok(about_a_place.contains(&advice))
}

/// Checks a hint about managed memory; it has no effect. device (0 or cudaCpuDeviceId) is looked at only
/// by hints about a place.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemAdvise(
    devPtr: *const c_void,
    count: usize,
    advice: cudaMemoryAdvise,
    device: c_int,
) -> cudaError_t {
    entry("cudaMemAdvise", |call| match check_advice(call, devPtr, count, advice)? {
        true => check_place(call, device),
        false => Ok(()),
    })
}

/// As cudaMemAdvise, with a described place.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemAdvise_v2(
    devPtr: *const c_void,
    count: usize,
    advice: cudaMemoryAdvise,
    location: cudaMemLocation,
) -> cudaError_t {
    entry("cudaMemAdvise_v2", |call| match check_advice(call, devPtr, count, advice)? {
        true => check_location(call, location),
        false => Ok(()),
    })
}
