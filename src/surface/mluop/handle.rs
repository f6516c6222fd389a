//! Handles: creation, queue, modes.

use super::status::{Outcome, entry, failed, refuse, require};
use super::types::*;
use crate::abi::kind;
use crate::abi::pointer::store;
use crate::op::device::handle::Registry;
use crate::op::device::stream::{self, Stream};
use crate::surface::cnrt::types::cnrtQueue_t;
use core::ffi::c_int;

/// What a handle stands for.
struct Settings {
    /// The handle as the caller gave it, and what it stood for then; none is the default queue.
    queue: usize,
    stream: Option<Stream>,
    round: mluOpQuantizeRoundMode_t,
    atomics: mluOpAtomicsMode_t,
}

static HANDLES: Registry<Settings> = Registry::new(kind::MLUOP_HANDLE);

impl Settings {
    fn new() -> Settings {
        Settings {
            queue: 0,
            stream: None,
            round: MLUOP_ROUND_HALF_TO_EVEN,
            atomics: MLUOP_ATOMICS_NOT_ALLOWED,
        }
    }
}

/// The queue a handle is bound to.
pub(super) struct Bound(Option<Stream>);

impl Bound {
    /// The stream that work of this handle goes to. It stays the same until mluOpSetQueue, even if
    /// its queue is destroyed: work is then refused.
    pub(super) fn stream(self, call: &'static str) -> Outcome<Stream> {
        match self.0 {
            Some(stream) => Ok(stream),
            None => stream::default().map_err(failed(call, "default queue")),
        }
    }
}

/// Reads or changes what a caller's handle stands for; see [`Registry::with`].
#[inline]
fn with<R>(
    call: &'static str,
    handle: mluOpHandle_t,
    act: impl FnOnce(&mut Settings) -> R,
) -> Outcome<R> {
    HANDLES.with(handle.cast(), act).map_err(|_| {
        let null = handle.is_null();
        let why = if null { "handle is NULL" } else { "handle is unknown or destroyed" };
        refuse(call, MLUOP_STATUS_BAD_PARAM, why)
    })
}

/// The queue of a caller's handle.
pub(super) fn resolve(call: &'static str, handle: mluOpHandle_t) -> Outcome<Bound> {
    with(call, handle, |s| Bound(s.stream.clone()))
}

/// Refuses what is no handle.
pub(super) fn check(call: &'static str, handle: mluOpHandle_t) -> Outcome {
    with(call, handle, |_| ())
}

/// Creates a handle with the default queue. handle NULL is BAD_PARAM.
///
/// # Safety
/// handle can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mluOpCreate(handle: *mut mluOpHandle_t) -> mluOpStatus_t {
    entry("mluOpCreate", |call| {
        require(call, !handle.is_null() && handle.is_aligned(), "handle is NULL or misaligned")?;
        let new = HANDLES.insert(Settings::new()).map_err(failed(call, "new handle"))?;
        // SAFETY: not null, and the caller's to be written.
        unsafe { handle.write(new.cast()) };
        Ok(())
    })
}

/// Destroys a handle. Its queue is not destroyed and may already be.
#[unsafe(no_mangle)]
pub extern "C" fn mluOpDestroy(handle: mluOpHandle_t) -> mluOpStatus_t {
    entry("mluOpDestroy", |call| {
        require(call, !handle.is_null(), "handle is NULL")?;
        let removed = HANDLES.remove(handle.cast());
        require(call, removed.is_ok(), "handle is unknown or destroyed")
    })
}

/// Has no effect: there is one device, whose properties do not change.
#[unsafe(no_mangle)]
pub extern "C" fn mluOpUpdateContextInformation(handle: mluOpHandle_t) -> mluOpStatus_t {
    entry("mluOpUpdateContextInformation", |call| check(call, handle))
}

/// Binds a queue to the handle; later operators run in it. NULL, cnrtQueuePerThread and
/// cnrtQueueLegacy are the default queue; an unknown queue is BAD_PARAM.
#[unsafe(no_mangle)]
pub extern "C" fn mluOpSetQueue(handle: mluOpHandle_t, queue: cnrtQueue_t) -> mluOpStatus_t {
    entry("mluOpSetQueue", |call| {
        check(call, handle)?;
        let stream = match queue.addr() {
            0..=2 => None,
            _ => Some(stream::resolve(queue.cast()).map_err(failed(call, "queue"))?),
        };
        let queue = queue.expose_provenance();
        let former = with(call, handle, |s| {
            s.queue = queue;
            core::mem::replace(&mut s.stream, stream)
        })?;
        // Dropping the last reference to a stream takes locks of its own.
        drop(former);
        Ok(())
    })
}

/// Writes the queue that was bound to the handle, NULL if none was.
///
/// # Safety
/// queue can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mluOpGetQueue(
    handle: mluOpHandle_t,
    queue: *mut cnrtQueue_t,
) -> mluOpStatus_t {
    entry("mluOpGetQueue", |call| {
        let bound = with(call, handle, |s| s.queue)?;
        let bound = core::ptr::with_exposed_provenance_mut(bound);
        // SAFETY: the caller's promise.
        require(call, unsafe { store(queue, bound) }, "queue is NULL or misaligned")
    })
}

/// Keeps a rounding mode, one of mluOpQuantizeRoundMode_t.
#[unsafe(no_mangle)]
pub extern "C" fn mluOpSetQuantizeRoundMode(
    handle: mluOpHandle_t,
    round_mode: mluOpQuantizeRoundMode_t,
) -> mluOpStatus_t {
    entry("mluOpSetQuantizeRoundMode", |call| {
        check(call, handle)?;
        require(call, round_mode.is_known(), "round_mode is no mluOpQuantizeRoundMode_t")?;
        with(call, handle, |s| s.round = round_mode)
    })
}

/// Writes the rounding mode, MLUOP_ROUND_HALF_TO_EVEN unless it was set.
///
/// # Safety
/// round_mode can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mluOpGetQuantizeRoundMode(
    handle: mluOpHandle_t,
    round_mode: *mut mluOpQuantizeRoundMode_t,
) -> mluOpStatus_t {
    entry("mluOpGetQuantizeRoundMode", |call| {
        let mode = with(call, handle, |s| s.round)?;
        // SAFETY: the caller's promise.
        require(call, unsafe { store(round_mode, mode) }, "round_mode is NULL or misaligned")
    })
}

/// Keeps an atomics mode, one of mluOpAtomicsMode_t.
#[unsafe(no_mangle)]
pub extern "C" fn mluOpSetAtomicsMode(
    handle: mluOpHandle_t,
    atomics_mode: mluOpAtomicsMode_t,
) -> mluOpStatus_t {
    entry("mluOpSetAtomicsMode", |call| {
        check(call, handle)?;
        require(call, atomics_mode.is_known(), "atomics_mode is no mluOpAtomicsMode_t")?;
        with(call, handle, |s| s.atomics = atomics_mode)
    })
}

/// Writes the atomics mode, MLUOP_ATOMICS_NOT_ALLOWED unless it was set.
///
/// # Safety
/// atomics_mode can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mluOpGetAtomicsMode(
    handle: mluOpHandle_t,
    atomics_mode: *mut mluOpAtomicsMode_t,
) -> mluOpStatus_t {
    entry("mluOpGetAtomicsMode", |call| {
        let mode = with(call, handle, |s| s.atomics)?;
        // SAFETY: the caller's promise.
        require(call, unsafe { store(atomics_mode, mode) }, "atomics_mode is NULL or misaligned")
    })
}

/// Writes the device that the handle belongs to: 0.
///
/// # Safety
/// device can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mluOpGetDevice(
    handle: mluOpHandle_t,
    device: *mut c_int,
) -> mluOpStatus_t {
    entry("mluOpGetDevice", |call| {
        check(call, handle)?;
        // SAFETY: the caller's promise.
        require(call, unsafe { store(device, 0) }, "device is NULL or misaligned")
    })
}
