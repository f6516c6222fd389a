//! Copies and fills of boxes: cudaMemcpy3D and its kin.

use super::copy::{Copy, check_kind, checked, fill_later, fill_now};
use super::device::check_ordinal;
use super::status::*;
use super::types::*;
use crate::abi::pointer::load;
use crate::op::volume::Volume;
use core::ffi::c_int;

/// The box of `extent` at a position in pitched memory. One that is wider than a pitch, or leaves its slice, has the
/// status `wide`; one that leaves its row is cudaErrorInvalidValue.
fn within(
    call: &'static str,
    memory: &cudaPitchedPtr,
    at: cudaPos,
    extent: cudaExtent,
    wide: cudaError_t,
) -> Outcome<Volume> {
    let shape = [extent.width, extent.height, extent.depth];
    if shape.contains(&0) {
        return checked(call, Volume::new(memory.ptr, 0, 0, shape));
    }
    let fits = |from: usize, count: usize, room: usize| {
        from.checked_add(count).is_some_and(|end| end <= room)
    };
    let pitched = |holds: bool, why| {
        if holds { Ok(()) } else { Err(refuse(call, wide, why)) }
    };
    pitched(extent.width <= memory.pitch, "a pitch is less than the width")?;
    require(call, fits(at.x, extent.width, memory.pitch), "a row leaves its pitch")?;
    // With one slice, the height of the memory does not matter.
    let slices = extent.depth > 1 || at.z > 0;
    let tall = !slices || fits(at.y, extent.height, memory.ysize);
    pitched(tall, "a slice does not fit ysize")?;
    let slice = memory.pitch.checked_mul(memory.ysize);
    let offset = || {
        let rows = at.y.checked_mul(memory.pitch)?;
        let slices = if at.z > 0 { at.z.checked_mul(slice?)? } else { 0 };
        slices.checked_add(rows)?.checked_add(at.x)
    };
    let offset = offset().filter(|&offset| offset <= isize::MAX as usize);
    let reach = offset.and_then(|offset| memory.ptr.addr().checked_add(offset));
    let (Some(offset), Some(_), false) = (offset, reach, memory.ptr.is_null()) else {
        return Err(refuse(call, cudaErrorInvalidValue, "a range starts at NULL or is too large"));
    };
    let start = memory.ptr.cast::<u8>().wrapping_add(offset).cast();
    checked(call, Volume::new(start, memory.pitch, slice.unwrap_or(usize::MAX), shape))
}

pub(super) fn copy_3d(call: &'static str, p: *const cudaMemcpy3DParms) -> Outcome<Copy> {
    // SAFETY: the C caller's to be read.
    let p = unsafe { load(p) };
    let p = p.ok_or_else(|| refuse(call, cudaErrorInvalidValue, "p is NULL or misaligned"))?;
    require(call, p.srcArray.is_null() && p.dstArray.is_null(), "an array is not an array")?;
    check_kind(call, p.kind)?;
    let to = within(call, &p.dstPtr, p.dstPos, p.extent, cudaErrorInvalidPitchValue)?;
    let from = within(call, &p.srcPtr, p.srcPos, p.extent, cudaErrorInvalidPitchValue)?;
    Copy::new(call, to, from, p.kind)
}

fn copy_3d_peer(call: &'static str, p: *const cudaMemcpy3DPeerParms) -> Outcome<Copy> {
    // SAFETY: the C caller's to be read.
    let p = unsafe { load(p) };
    let p = p.ok_or_else(|| refuse(call, cudaErrorInvalidValue, "p is NULL or misaligned"))?;
    check_ordinal(call, p.dstDevice)?;
    check_ordinal(call, p.srcDevice)?;
    require(call, p.srcArray.is_null() && p.dstArray.is_null(), "an array is not an array")?;
    let to = within(call, &p.dstPtr, p.dstPos, p.extent, cudaErrorInvalidPitchValue)?;
    let from = within(call, &p.srcPtr, p.srcPos, p.extent, cudaErrorInvalidPitchValue)?;
    Copy::new(call, to, from, cudaMemcpyDefault)
}

fn memcpy_3d<D: Null>(call: &'static str, p: *const cudaMemcpy3DParms) -> cudaError_t {
    finish(|| copy_3d(call, p)?.now::<D>(call))
}

fn memcpy_3d_async<D: Null>(
    call: &'static str,
    p: *const cudaMemcpy3DParms,
    stream: cudaStream_t,
) -> cudaError_t {
    finish(|| copy_3d(call, p)?.later::<D>(call, stream))
}

fn memcpy_3d_peer<D: Null>(call: &'static str, p: *const cudaMemcpy3DPeerParms) -> cudaError_t {
    finish(|| copy_3d_peer(call, p)?.now::<D>(call))
}

fn memcpy_3d_peer_async<D: Null>(
    call: &'static str,
    p: *const cudaMemcpy3DPeerParms,
    stream: cudaStream_t,
) -> cudaError_t {
    finish(|| copy_3d_peer(call, p)?.later::<D>(call, stream))
}

/// The box of `extent` at the beginning of pitched memory that is to be set.
fn whole(call: &'static str, memory: &cudaPitchedPtr, extent: cudaExtent) -> Outcome<Volume> {
    within(call, memory, cudaPos { x: 0, y: 0, z: 0 }, extent, cudaErrorInvalidValue)
}

fn memset_3d<D: Null>(
    call: &'static str,
    memory: cudaPitchedPtr,
    value: c_int,
    extent: cudaExtent,
) -> cudaError_t {
    finish(|| fill_now::<D>(call, whole(call, &memory, extent)?, value))
}

fn memset_3d_async<D: Null>(
    call: &'static str,
    memory: cudaPitchedPtr,
    value: c_int,
    extent: cudaExtent,
    stream: cudaStream_t,
) -> cudaError_t {
    finish(|| fill_later::<D>(call, whole(call, &memory, extent)?, value, stream))
}

c_api! {
    /// Copies a box of bytes between pitched memory; both arrays of p are NULL. A box that is wider than a pitch or
    /// does not fit ysize is cudaErrorInvalidPitchValue. Otherwise as cudaMemcpy.
    [cudaMemcpy3D: Legacy, cudaMemcpy3D_ptds: PerThread]
    fn(p: *const cudaMemcpy3DParms) -> cudaError_t = memcpy_3d;

    /// Queues a copy of a box; see cudaMemcpy3D and cudaMemcpyAsync. p is read before the call returns.
    #[doc(alias = "default stream = 0")]
    [cudaMemcpy3DAsync: Legacy, cudaMemcpy3DAsync_ptsz: PerThread]
    fn(p: *const cudaMemcpy3DParms, stream: cudaStream_t) -> cudaError_t = memcpy_3d_async;

    /// As cudaMemcpy3D; both devices are 0.
    [cudaMemcpy3DPeer: Legacy, cudaMemcpy3DPeer_ptds: PerThread]
    fn(p: *const cudaMemcpy3DPeerParms) -> cudaError_t = memcpy_3d_peer;

    /// As cudaMemcpy3DAsync; both devices are 0.
    #[doc(alias = "default stream = 0")]
    [cudaMemcpy3DPeerAsync: Legacy, cudaMemcpy3DPeerAsync_ptsz: PerThread]
    fn(p: *const cudaMemcpy3DPeerParms, stream: cudaStream_t) -> cudaError_t = memcpy_3d_peer_async;

    /// Sets a box of bytes to the lowest byte of value; see cudaMemset.
    [cudaMemset3D: Legacy, cudaMemset3D_ptds: PerThread]
    fn(pitchedDevPtr: cudaPitchedPtr, value: c_int, extent: cudaExtent) -> cudaError_t = memset_3d;

    /// Queues the setting of a box of bytes.
    #[doc(alias = "default stream = 0")]
    [cudaMemset3DAsync: Legacy, cudaMemset3DAsync_ptsz: PerThread]
    fn(
        pitchedDevPtr: cudaPitchedPtr,
        value: c_int,
        extent: cudaExtent,
        stream: cudaStream_t,
    ) -> cudaError_t = memset_3d_async;
}
