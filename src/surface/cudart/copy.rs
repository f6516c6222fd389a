//! Copies and fills of ranges and rows. Checks: direction, then nothing to do, then pointers and sizes.

use super::device::check_ordinal;
use super::status::*;
use super::stream;
use super::types::*;
use crate::op::device::config;
use crate::op::device::stream::Stream;
use crate::op::volume::{Home, Volume};
use core::ffi::{c_int, c_void};

pub(super) fn check_kind(call: &'static str, kind: cudaMemcpyKind) -> Outcome {
    if kind.is_known() {
        return Ok(());
    }
    Err(refuse(call, cudaErrorInvalidMemcpyDirection, "kind is no cudaMemcpyKind"))
}

/// A checked box of bytes. A pointer that is NULL is refused unless there is nothing to do.
pub(super) fn checked(
    call: &'static str,
    volume: crate::op::device::error::Result<Volume>,
) -> Outcome<Volume> {
    volume.map_err(|_| {
        refuse(call, cudaErrorInvalidValue, "a range starts at NULL or exceeds its allocation")
    })
}

fn rows(
    call: &'static str,
    start: *const c_void,
    pitch: usize,
    width: usize,
    height: usize,
) -> Outcome<Volume> {
    if width > pitch && height > 0 {
        return Err(refuse(call, cudaErrorInvalidPitchValue, "a pitch is less than the width"));
    }
    checked(call, Volume::pitched(start.cast_mut(), pitch, width, height))
}

/// A copy that has been checked.
#[derive(Clone, Copy)]
pub(super) struct Copy {
    pub to: Volume,
    pub from: Volume,
}

impl Copy {
    /// With LUCHO_CHECK, the direction has to be that of the pointers.
    pub(super) fn new(
        call: &'static str,
        to: Volume,
        from: Volume,
        kind: cudaMemcpyKind,
    ) -> Outcome<Copy> {
        let agrees = |volume: &Volume, device: bool| {
            volume.is_empty()
                || match volume.home() {
                    Home::Managed => true,
                    Home::Pinned | Home::Pageable => !device,
                    Home::Device => device,
                }
        };
        if config::get().check && kind != cudaMemcpyDefault {
            let to_device = kind == cudaMemcpyHostToDevice || kind == cudaMemcpyDeviceToDevice;
            let from_device = kind == cudaMemcpyDeviceToHost || kind == cudaMemcpyDeviceToDevice;
            let agree = agrees(&to, to_device) && agrees(&from, from_device);
            require(call, agree, "the pointers are not of the kind that the direction says")?;
        }
        Ok(Copy { to, from })
    }

    fn linear(
        call: &'static str,
        dst: *mut c_void,
        src: *const c_void,
        count: usize,
        kind: cudaMemcpyKind,
    ) -> Outcome<Copy> {
        check_kind(call, kind)?;
        let to = checked(call, Volume::range(dst, count))?;
        let from = checked(call, Volume::range(src.cast_mut(), count))?;
        Copy::new(call, to, from, kind)
    }

    /// In the default stream's order, waited for. Reports what failed there before.
    pub(super) fn now<D: Null>(self, call: &'static str) -> Outcome {
        let stream = stream::default::<D>(call)?;
        // SAFETY: the C caller's promise.
        unsafe { self.to.copy_now(call, &stream, self.from) }.map_err(failed_earlier(call))?;
        earlier(call, &stream)
    }

    pub(super) fn later<D: Null>(self, call: &'static str, handle: cudaStream_t) -> Outcome {
        let stream = stream::resolve::<D>(call, handle)?;
        // SAFETY: the C caller's promise.
        unsafe { self.to.copy_on(call, &stream, self.from) }.map_err(failed_earlier(call))
    }
}

/// Failures of work in front of a synchronous call.
fn earlier(call: &'static str, stream: &Stream) -> Outcome {
    stream.take_failure().map_or(Ok(()), |failure| Err(failed_earlier(call)(failure)))
}

pub(super) fn fill_now<D: Null>(call: &'static str, volume: Volume, value: c_int) -> Outcome {
    let stream = stream::default::<D>(call)?;
    // SAFETY: the C caller's promise.
    unsafe { volume.fill_now(call, &stream, value as u32, 1) }.map_err(failed_earlier(call))?;
    earlier(call, &stream)
}

pub(super) fn fill_later<D: Null>(
    call: &'static str,
    volume: Volume,
    value: c_int,
    handle: cudaStream_t,
) -> Outcome {
    let stream = stream::resolve::<D>(call, handle)?;
    // SAFETY: the C caller's promise.
    unsafe { volume.fill_on(call, &stream, value as u32, 1) }.map_err(failed(call, "stream"))
}

fn memcpy<D: Null>(
    call: &'static str,
    dst: *mut c_void,
    src: *const c_void,
    count: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    finish(|| Copy::linear(call, dst, src, count, kind)?.now::<D>(call))
}

fn memcpy_async<D: Null>(
    call: &'static str,
    dst: *mut c_void,
    src: *const c_void,
    count: usize,
    kind: cudaMemcpyKind,
    stream: cudaStream_t,
) -> cudaError_t {
    finish(|| Copy::linear(call, dst, src, count, kind)?.later::<D>(call, stream))
}

fn copy_2d(
    call: &'static str,
    dst: *mut c_void,
    dpitch: usize,
    src: *const c_void,
    spitch: usize,
    [width, height]: [usize; 2],
    kind: cudaMemcpyKind,
) -> Outcome<Copy> {
    check_kind(call, kind)?;
    let to = rows(call, dst, dpitch, width, height)?;
    let from = rows(call, src, spitch, width, height)?;
    Copy::new(call, to, from, kind)
}

fn memcpy_2d<D: Null>(
    call: &'static str,
    dst: *mut c_void,
    dpitch: usize,
    src: *const c_void,
    spitch: usize,
    width: usize,
    height: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    finish(|| copy_2d(call, dst, dpitch, src, spitch, [width, height], kind)?.now::<D>(call))
}

fn memcpy_2d_async<D: Null>(
    call: &'static str,
    dst: *mut c_void,
    dpitch: usize,
    src: *const c_void,
    spitch: usize,
    width: usize,
    height: usize,
    kind: cudaMemcpyKind,
    stream: cudaStream_t,
) -> cudaError_t {
    finish(|| {
        copy_2d(call, dst, dpitch, src, spitch, [width, height], kind)?.later::<D>(call, stream)
    })
}

fn memset<D: Null>(
    call: &'static str,
    devPtr: *mut c_void,
    value: c_int,
    count: usize,
) -> cudaError_t {
    finish(|| fill_now::<D>(call, checked(call, Volume::range(devPtr, count))?, value))
}

fn memset_async<D: Null>(
    call: &'static str,
    devPtr: *mut c_void,
    value: c_int,
    count: usize,
    stream: cudaStream_t,
) -> cudaError_t {
    finish(|| fill_later::<D>(call, checked(call, Volume::range(devPtr, count))?, value, stream))
}

fn fill_rows(
    call: &'static str,
    devPtr: *mut c_void,
    pitch: usize,
    width: usize,
    height: usize,
) -> Outcome<Volume> {
    require(call, width <= pitch || height <= 1, "the pitch is less than the width")?;
    checked(call, Volume::pitched(devPtr, pitch, width, height))
}

fn memset_2d<D: Null>(
    call: &'static str,
    devPtr: *mut c_void,
    pitch: usize,
    value: c_int,
    width: usize,
    height: usize,
) -> cudaError_t {
    finish(|| fill_now::<D>(call, fill_rows(call, devPtr, pitch, width, height)?, value))
}

fn memset_2d_async<D: Null>(
    call: &'static str,
    devPtr: *mut c_void,
    pitch: usize,
    value: c_int,
    width: usize,
    height: usize,
    stream: cudaStream_t,
) -> cudaError_t {
    finish(|| fill_later::<D>(call, fill_rows(call, devPtr, pitch, width, height)?, value, stream))
}

c_api! {
    /// Copies count bytes after all work of the default stream, and returns when it is done; the ranges
    /// may overlap. cudaErrorInvalidMemcpyDirection for an unlisted kind; cudaErrorInvalidValue for NULL
    /// or a range that exceeds its allocation; may return the failure of earlier work.
    /// cudaErrorNotPermitted inside a host function.
    [cudaMemcpy: Legacy, cudaMemcpy_ptds: PerThread]
    fn(dst: *mut c_void, src: *const c_void, count: usize, kind: cudaMemcpyKind) -> cudaError_t = memcpy;

    /// Queues a copy of count bytes. Ordinary host memory may be used again when the call returns: a
    /// source has been read or set aside, a destination written. Memory of the device and pinned host
    /// memory belongs to the stream until it has done the copy.
    #[doc(alias = "default stream = 0")]
    [cudaMemcpyAsync: Legacy, cudaMemcpyAsync_ptsz: PerThread]
    fn(
        dst: *mut c_void,
        src: *const c_void,
        count: usize,
        kind: cudaMemcpyKind,
        stream: cudaStream_t,
    ) -> cudaError_t = memcpy_async;

    /// Copies height rows of width bytes; rows start dpitch and spitch bytes apart, at least width
    /// (cudaErrorInvalidPitchValue). Otherwise as cudaMemcpy.
    [cudaMemcpy2D: Legacy, cudaMemcpy2D_ptds: PerThread]
    fn(
        dst: *mut c_void,
        dpitch: usize,
        src: *const c_void,
        spitch: usize,
        width: usize,
        height: usize,
        kind: cudaMemcpyKind,
    ) -> cudaError_t = memcpy_2d;

    /// Queues a copy of height rows of width bytes; see cudaMemcpy2D and cudaMemcpyAsync.
    #[doc(alias = "default stream = 0")]
    [cudaMemcpy2DAsync: Legacy, cudaMemcpy2DAsync_ptsz: PerThread]
    fn(
        dst: *mut c_void,
        dpitch: usize,
        src: *const c_void,
        spitch: usize,
        width: usize,
        height: usize,
        kind: cudaMemcpyKind,
        stream: cudaStream_t,
    ) -> cudaError_t = memcpy_2d_async;

    /// Sets count bytes to the lowest byte of value, after all work of the default stream.
    [cudaMemset: Legacy, cudaMemset_ptds: PerThread]
    fn(devPtr: *mut c_void, value: c_int, count: usize) -> cudaError_t = memset;

    /// Queues the setting of count bytes to the lowest byte of value.
    #[doc(alias = "default stream = 0")]
    [cudaMemsetAsync: Legacy, cudaMemsetAsync_ptsz: PerThread]
    fn(devPtr: *mut c_void, value: c_int, count: usize, stream: cudaStream_t) -> cudaError_t = memset_async;

    /// Sets height rows of width bytes, pitch bytes apart; see cudaMemset.
    [cudaMemset2D: Legacy, cudaMemset2D_ptds: PerThread]
    fn(devPtr: *mut c_void, pitch: usize, value: c_int, width: usize, height: usize) -> cudaError_t = memset_2d;

    /// Queues the setting of height rows of width bytes, pitch bytes apart.
    #[doc(alias = "default stream = 0")]
    [cudaMemset2DAsync: Legacy, cudaMemset2DAsync_ptsz: PerThread]
    fn(
        devPtr: *mut c_void,
        pitch: usize,
        value: c_int,
        width: usize,
        height: usize,
        stream: cudaStream_t,
    ) -> cudaError_t = memset_2d_async;
}

fn peer(
    call: &'static str,
    dst: *mut c_void,
    dstDevice: c_int,
    src: *const c_void,
    srcDevice: c_int,
    count: usize,
) -> Outcome<Copy> {
    check_ordinal(call, dstDevice)?;
    check_ordinal(call, srcDevice)?;
    Copy::linear(call, dst, src, count, cudaMemcpyDefault)
}

/// Copies between devices; there is one, so both are 0 (cudaErrorInvalidDevice). Otherwise as
/// cudaMemcpy.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpyPeer(
    dst: *mut c_void,
    dstDevice: c_int,
    src: *const c_void,
    srcDevice: c_int,
    count: usize,
) -> cudaError_t {
    entry("cudaMemcpyPeer", |call| {
        peer(call, dst, dstDevice, src, srcDevice, count)?.now::<Legacy>(call)
    })
}

/// Queues a copy between devices; see cudaMemcpyPeer and cudaMemcpyAsync.
#[doc(alias = "default stream = 0")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpyPeerAsync(
    dst: *mut c_void,
    dstDevice: c_int,
    src: *const c_void,
    srcDevice: c_int,
    count: usize,
    stream: cudaStream_t,
) -> cudaError_t {
    entry("cudaMemcpyPeerAsync", |call| {
        peer(call, dst, dstDevice, src, srcDevice, count)?.later::<Legacy>(call, stream)
    })
}
