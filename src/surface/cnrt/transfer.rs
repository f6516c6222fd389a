//! Copies. Checks: direction, then nothing to do, then pointers and sizes.
//!
//! A synchronous copy waits for all work in all queues, because programs rely on results being there
//! when they copy them back; an asynchronous one is a task of its queue.

use super::queue::{drain, resolve};
use super::status::{Outcome, entry, failed, refuse, require};
use super::types::*;
use crate::op::transfer::Rows;
use core::ffi::{c_int, c_void};

fn check_direction(call: &'static str, dir: cnrtMemTransDir_t) -> Outcome {
    if dir.is_known() {
        return Ok(());
    }
    Err(refuse(call, cnrtErrorMemcpyDirectionInvalid, "dir is no cnrtMemTransDir_t"))
}

/// A checked range of bytes.
pub(super) fn range(call: &'static str, start: *mut c_void, bytes: usize) -> Outcome<Rows> {
    require(call, bytes == 0 || !start.is_null(), "a pointer is NULL")?;
    Rows::range(start, bytes)
        .map_err(|_| refuse(call, cnrtErrorArgsInvalid, "a range exceeds its allocation"))
}

fn pitched(
    call: &'static str,
    start: *const c_void,
    pitch: usize,
    width: usize,
    height: usize,
) -> Outcome<Rows> {
    require(call, width == 0 || height == 0 || !start.is_null(), "a pointer is NULL")?;
    require(call, width <= pitch, "a pitch is less than the width")?;
    Rows::pitched(start.cast_mut(), pitch, width, height)
        .map_err(|_| refuse(call, cnrtErrorArgsInvalid, "a range exceeds its allocation"))
}

fn plain(
    call: &'static str,
    dst: *mut c_void,
    src: *mut c_void,
    bytes: usize,
    dir: cnrtMemTransDir_t,
) -> Outcome<(Rows, Rows)> {
    check_direction(call, dir)?;
    Ok((range(call, dst, bytes)?, range(call, src, bytes)?))
}

fn copy_now(call: &'static str, (to, from): (Rows, Rows)) -> Outcome {
    drain(call)?;
    // SAFETY: the caller's promise; nothing is queued.
    unsafe { to.copy_from(&from) };
    Ok(())
}

fn copy_later(call: &'static str, queue: cnrtQueue_t, (to, from): (Rows, Rows)) -> Outcome {
    let stream = resolve(call, queue)?;
    // SAFETY: the caller's promise.
    unsafe { to.copy_on(call, &stream, from) }.map_err(failed(call, "queue"))
}

/// Copies bytes after all work in all queues; the ranges may overlap. May return the failure of
/// earlier work, and then copies nothing. cnrtErrorOpsNotPermitted inside a host function.
///
/// # Safety
/// src is readable and dst writable for bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cnrtMemcpy(
    dst: *mut c_void,
    src: *mut c_void,
    bytes: usize,
    dir: cnrtMemTransDir_t,
) -> cnrtRet_t {
    entry("cnrtMemcpy", |call| copy_now(call, plain(call, dst, src, bytes, dir)?))
}

/// Queues a copy of bytes. Source and destination belong to the queue until it has done it.
///
/// # Safety
/// src is readable and dst writable for bytes until the queue has done it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cnrtMemcpyAsync(
    dst: *mut c_void,
    src: *mut c_void,
    bytes: usize,
    queue: cnrtQueue_t,
    dir: cnrtMemTransDir_t,
) -> cnrtRet_t {
    entry("cnrtMemcpyAsync", |call| copy_later(call, queue, plain(call, dst, src, bytes, dir)?))
}

/// As cnrtMemcpyAsync.
///
/// # Safety
/// As cnrtMemcpyAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cnrtMemcpyAsync_V2(
    dst: *mut c_void,
    src: *mut c_void,
    bytes: usize,
    queue: cnrtQueue_t,
    dir: cnrtMemTransDir_t,
) -> cnrtRet_t {
    entry("cnrtMemcpyAsync_V2", |call| copy_later(call, queue, plain(call, dst, src, bytes, dir)?))
}

/// As cnrtMemcpyAsync.
///
/// # Safety
/// As cnrtMemcpyAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cnrtMemcpyAsync_V3(
    dst: *mut c_void,
    src: *mut c_void,
    bytes: usize,
    queue: cnrtQueue_t,
    dir: cnrtMemTransDir_t,
) -> cnrtRet_t {
    entry("cnrtMemcpyAsync_V3", |call| copy_later(call, queue, plain(call, dst, src, bytes, dir)?))
}

/// Copies height rows of width bytes; rows start dpitch and spitch bytes apart (at least width).
/// Otherwise as cnrtMemcpy.
///
/// # Safety
/// The rows of src are readable, those of dst writable.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cnrtMemcpy2D(
    dst: *mut c_void,
    dpitch: usize,
    src: *const c_void,
    spitch: usize,
    width: usize,
    height: usize,
    dir: cnrtMemTransDir_t,
) -> cnrtRet_t {
    entry("cnrtMemcpy2D", |call| {
        check_direction(call, dir)?;
        let to = pitched(call, dst, dpitch, width, height)?;
        copy_now(call, (to, pitched(call, src, spitch, width, height)?))
    })
}

/// Queues a copy of height rows of width bytes; see cnrtMemcpy2D and cnrtMemcpyAsync.
///
/// # Safety
/// As cnrtMemcpy2D, until the queue has done it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cnrtMemcpy2DAsync(
    dst: *mut c_void,
    dpitch: usize,
    src: *const c_void,
    spitch: usize,
    width: usize,
    height: usize,
    dir: cnrtMemTransDir_t,
    queue: cnrtQueue_t,
) -> cnrtRet_t {
    entry("cnrtMemcpy2DAsync", |call| {
        check_direction(call, dir)?;
        let to = pitched(call, dst, dpitch, width, height)?;
        copy_later(call, queue, (to, pitched(call, src, spitch, width, height)?))
    })
}

/// Copies between devices; there is one, so both ordinals are 0. Otherwise as cnrtMemcpy.
///
/// # Safety
/// As cnrtMemcpy.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cnrtMemcpyPeer(
    dst: *mut c_void,
    dstDevice: c_int,
    src: *mut c_void,
    srcDevice: c_int,
    bytes: usize,
) -> cnrtRet_t {
    entry("cnrtMemcpyPeer", |call| {
        super::device::check_ordinal(call, dstDevice)?;
        super::device::check_ordinal(call, srcDevice)?;
        copy_now(call, plain(call, dst, src, bytes, cnrtMemcpyPeerToPeer)?)
    })
}
