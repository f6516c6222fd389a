//! Handles: which stream the operations go to.

use super::args::{required, valid};
use super::status::*;
use super::types::*;
use crate::abi::guard;
use crate::abi::kind;
use crate::op::device::handle::Registry;
use crate::op::device::stream::{self, Stream};
use core::ffi::{c_int, c_void};
use core::ptr::null_mut;

/// 1.0.0, the version of the interface.
const VERSION: c_int = 10000;

/// The stream of a handle, which keeps it usable when the program has destroyed it; none is the default one.
pub(super) struct Bound(Option<Stream>);

static HANDLES: Registry<Bound> = Registry::new(kind::ACLBLAS_HANDLE);

impl Bound {
    /// The stream to queue work on.
    pub(super) fn stream(self, call: &'static str) -> Outcome<Stream> {
        match self.0 {
            Some(stream) => Ok(stream),
            None => stream::default().map_err(failed(call)),
        }
    }

    /// Waits for the work of the stream, destroyed or not, and leaves its failures to be told by a
    /// synchronization of the program's own.
    fn wait(self, call: &'static str) -> Outcome {
        self.stream(call)?.drain().map_err(failed(call))
    }
}

fn present(call: &'static str, handle: aclblasHandle_t) -> Outcome {
    if handle.is_null() {
        let status = ACLBLAS_STATUS_HANDLE_IS_NULLPTR;
        return Err(refuse(call, status, format_args!("handle is NULL")));
    }
    Ok(())
}

/// What a C handle is bound to.
pub(super) fn get(call: &'static str, handle: aclblasHandle_t) -> Outcome<Bound> {
    present(call, handle)?;
    HANDLES.with(handle.cast(), |bound| Bound(bound.0.clone())).map_err(|_| unknown(call))
}

fn unknown(call: &'static str) -> aclblasStatus_t {
    refuse(call, ACLBLAS_STATUS_NOT_INITIALIZED, format_args!("there is no such handle"))
}

/// Creates a handle, bound to the default stream. `handle` NULL is ACLBLAS_STATUS_HANDLE_IS_NULLPTR.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclblasCreate(handle: *mut aclblasHandle_t) -> aclblasStatus_t {
    guard("aclblasCreate", |call| {
        answer(|| {
            present(call, handle.cast())?;
            let made = HANDLES.insert(Bound(None)).map_err(failed(call))?;
            // SAFETY: not null; the caller passes room for one handle.
            unsafe { *handle = made.cast() };
            Ok(())
        })
    })
}

/// Waits for the handle's stream and destroys the handle. The stream may have been destroyed before.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclblasDestroy(handle: aclblasHandle_t) -> aclblasStatus_t {
    guard("aclblasDestroy", |call| {
        answer(|| {
            get(call, handle)?.wait(call)?;
            HANDLES.remove(handle.cast()).map_err(|_| unknown(call))?;
            Ok(())
        })
    })
}

/// Waits for the handle's stream, then binds the handle to another one; NULL is the default stream.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclblasSetStream(
    handle: aclblasHandle_t,
    stream: aclrtStream,
) -> aclblasStatus_t {
    guard("aclblasSetStream", |call| {
        answer(|| {
            let bound = get(call, handle)?;
            let new = if stream.is_null() { Ok(None) } else { stream::resolve(stream).map(Some) };
            valid(call, new.is_ok(), format_args!("there is no such stream"))?;
            bound.wait(call)?;
            let new = Bound(new.ok().flatten());
            // The former one is dropped outside.
            let former = HANDLES.with(handle.cast(), |bound| core::mem::replace(bound, new));
            former.map(drop).map_err(|_| unknown(call))
        })
    })
}

/// Stores the stream the handle is bound to; NULL is the default stream.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclblasGetStream(
    handle: aclblasHandle_t,
    stream: *mut aclrtStream,
) -> aclblasStatus_t {
    guard("aclblasGetStream", |call| {
        answer(|| {
            let bound = get(call, handle)?;
            required(call, "stream", stream)?;
            let bound = bound.0.map_or(null_mut(), |stream| stream.handle());
            // SAFETY: not null; the caller passes room for one handle.
            unsafe { *stream = bound };
            Ok(())
        })
    })
}

/// Offers memory for intermediate results. It is not needed: the library has its own. NULL or size 0
/// is ACLBLAS_STATUS_INVALID_VALUE.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclblasSetWorkspace(
    handle: aclblasHandle_t,
    workspace: *mut c_void,
    workspaceSizeInBytes: usize,
) -> aclblasStatus_t {
    guard("aclblasSetWorkspace", |call| {
        answer(|| {
            get(call, handle)?;
            required(call, "workspace", workspace)?;
            valid(call, workspaceSizeInBytes != 0, format_args!("the size is 0"))
        })
    })
}

/// Stores the version of the interface, 10000 for 1.0.0. `handle` may be NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclblasGetVersion(
    handle: aclblasHandle_t,
    version: *mut c_int,
) -> aclblasStatus_t {
    guard("aclblasGetVersion", |call| {
        answer(|| {
            if !handle.is_null() {
                get(call, handle)?;
            }
            required(call, "version", version)?;
            // SAFETY: not null; the caller passes room for one value.
            unsafe { *version = VERSION };
            Ok(())
        })
    })
}
