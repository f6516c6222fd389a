//! Handles: the stream that operations go to, and where scalars are.

use super::status::*;
use super::types::*;
use crate::abi::pointer::store;
use crate::abi::{guard, kind};
use crate::op::device::handle::Registry;
use crate::op::device::stream::Stream;
use crate::op::sparse::Mode;
use crate::op::streams;
use core::ffi::c_int;

/// What a handle stands for.
#[derive(Clone)]
pub(super) struct Context {
    /// The stream it is bound to, which stays usable when the program has destroyed it; none is the
    /// default one.
    stream: Option<Stream>,
    /// As the program gave it.
    given: usize,
    pub(super) mode: Mode,
}

static HANDLES: Registry<Context> = Registry::new(kind::CUSPARSE_HANDLE);

impl Context {
    /// The stream to queue work on.
    pub(super) fn stream(&self, call: &'static str) -> Outcome<Stream> {
        match &self.stream {
            Some(stream) => Ok(stream.clone()),
            None => streams::resolve(core::ptr::null_mut(), streams::LEGACY).map_err(failed(call)),
        }
    }
}

/// What a C handle stands for.
pub(super) fn get(call: &'static str, handle: cusparseHandle_t) -> Outcome<Context> {
    change(call, handle, |context| context.clone())
}

/// [`get`] for the functions of the first generation, to which NULL is no handle, not a bad argument.
pub(super) fn initialized(call: &'static str, handle: cusparseHandle_t) -> Outcome<Context> {
    if handle.is_null() { Err(unknown(call)) } else { get(call, handle) }
}

/// Looks at or changes a living handle. Whatever is dropped by `act` is nothing that locks.
fn change<R>(
    call: &'static str,
    handle: cusparseHandle_t,
    act: impl FnOnce(&mut Context) -> R,
) -> Outcome<R> {
    pointer(call, 1, "handle", handle)?;
    HANDLES.with(handle.cast(), act).map_err(|_| unknown(call))
}

fn unknown(call: &'static str) -> cusparseStatus_t {
    refuse(call, CUSPARSE_STATUS_NOT_INITIALIZED, format_args!("there is no such handle"))
}

/// Writes a result of a getter.
///
/// # Safety
/// A pointer that is not NULL can be written.
pub(super) unsafe fn give<T>(
    call: &'static str,
    number: u32,
    name: &str,
    out: *mut T,
    value: T,
) -> Outcome {
    // SAFETY: the caller's promise.
    parameter(call, number, name, "NULL or misaligned", unsafe { store(out, value) })
}

/// Creates a handle, bound to the default stream, with scalars in host memory.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseCreate(handle: *mut cusparseHandle_t) -> cusparseStatus_t {
    guard("cusparseCreate", |call| {
        answer(|| {
            pointer(call, 1, "handle", handle)?;
            let fresh = Context { stream: None, given: 0, mode: Mode::Host };
            let made = HANDLES.insert(fresh).map_err(failed(call))?;
            // SAFETY: the C caller's to be written.
            let given = unsafe { give(call, 1, "handle", handle, made.cast()) };
            if given.is_err() {
                let _ = HANDLES.remove(made);
            }
            given
        })
    })
}

/// Waits for the handle's stream and destroys the handle. NULL is accepted.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseDestroy(handle: cusparseHandle_t) -> cusparseStatus_t {
    guard("cusparseDestroy", |call| {
        answer(|| {
            if handle.is_null() {
                return Ok(());
            }
            let context = HANDLES.remove(handle.cast()).map_err(|_| unknown(call))?;
            // A stream that is being captured has nothing to wait for; failures are told to whoever
            // synchronizes it.
            let _ = context.stream(call)?.drain();
            Ok(())
        })
    })
}

/// Binds the handle to a stream; 0 is the default stream. Work queued before stays where it is.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseSetStream(
    handle: cusparseHandle_t,
    streamId: cudaStream_t,
) -> cusparseStatus_t {
    guard("cusparseSetStream", |call| {
        answer(|| {
            get(call, handle)?;
            let new = match streamId.is_null() {
                true => None,
                false => {
                    let stream = streams::resolve(streamId.cast(), streams::LEGACY);
                    let found = stream.is_ok();
                    parameter(call, 2, "streamId", "no such stream", found)?;
                    stream.ok()
                }
            };
            // The former one is dropped outside.
            let former = change(call, handle, |context| {
                context.given = streamId.addr();
                core::mem::replace(&mut context.stream, new)
            })?;
            drop(former);
            Ok(())
        })
    })
}

/// Stores the stream the handle is bound to; 0 is the default stream.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseGetStream(
    handle: cusparseHandle_t,
    streamId: *mut cudaStream_t,
) -> cusparseStatus_t {
    guard("cusparseGetStream", |call| {
        answer(|| {
            let given = get(call, handle)?.given;
            // SAFETY: the C caller's to be written.
            unsafe { give(call, 2, "streamId", streamId, core::ptr::without_provenance_mut(given)) }
        })
    })
}

/// Stores where the handle expects scalars.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseGetPointerMode(
    handle: cusparseHandle_t,
    mode: *mut cusparsePointerMode_t,
) -> cusparseStatus_t {
    guard("cusparseGetPointerMode", |call| {
        answer(|| {
            let value = match get(call, handle)?.mode {
                Mode::Host => CUSPARSE_POINTER_MODE_HOST,
                Mode::Device => CUSPARSE_POINTER_MODE_DEVICE,
            };
            // SAFETY: the C caller's to be written.
            unsafe { give(call, 2, "mode", mode, value) }
        })
    })
}

/// Chooses where scalars (alpha, beta, counts, positions) are: in host memory, where they are read during the
/// call and written before it returns, or in device memory, where the stream reads and writes them.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseSetPointerMode(
    handle: cusparseHandle_t,
    mode: cusparsePointerMode_t,
) -> cusparseStatus_t {
    guard("cusparseSetPointerMode", |call| {
        answer(|| {
            get(call, handle)?;
            parameter(call, 2, "mode", mode.0, mode.is_known())?;
            let device = mode == CUSPARSE_POINTER_MODE_DEVICE;
            let mode = if device { Mode::Device } else { Mode::Host };
            change(call, handle, |context| context.mode = mode)
        })
    })
}

/// 12.5.10, what comes with CUDA 12.9.
const VERSION: [c_int; 3] = [12, 5, 10];

/// Stores the version of the interface, 12510 for 12.5.10.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseGetVersion(
    handle: cusparseHandle_t,
    version: *mut c_int,
) -> cusparseStatus_t {
    guard("cusparseGetVersion", |call| {
        answer(|| {
            get(call, handle)?;
            let [major, minor, patch] = VERSION;
            let value = major * 1000 + minor * 100 + patch;
            // SAFETY: the C caller's to be written.
            unsafe { give(call, 2, "version", version, value) }
        })
    })
}

/// Stores a part of the version of the interface.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseGetProperty(
    r#type: libraryPropertyType,
    value: *mut c_int,
) -> cusparseStatus_t {
    guard("cusparseGetProperty", |call| {
        answer(|| {
            let part = usize::try_from(r#type.0).ok().and_then(|i| VERSION.get(i).copied());
            parameter(call, 1, "type", r#type.0, part.is_some())?;
            // SAFETY: the C caller's to be written.
            unsafe { give(call, 2, "value", value, part.unwrap_or_default()) }
        })
    })
}
