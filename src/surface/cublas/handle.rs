//! Handles: where work goes, and in whose memory its scalars are.

use super::args::{required, valid};
use super::status::*;
use super::types::*;
use crate::abi::{guard, kind};
use crate::op::blas::Scalar;
use crate::op::device::graph::Kind;
use crate::op::device::handle::Registry;
use crate::op::device::stream::{self, Stream, Weight};
use crate::op::queued::{Address, Given};
use crate::op::streams;
use core::ffi::{c_int, c_void};
use core::ptr;

/// What a handle is set to.
#[derive(Clone)]
pub(super) struct Bound {
    target: Target,
    /// As given to cublasSetStream.
    named: usize,
    device_scalars: bool,
    pub settings: Settings,
}

/// Settings that are kept and make no difference.
#[derive(Clone, Copy)]
pub(super) struct Settings {
    pub math: cublasMath_t,
    pub atomics: cublasAtomicsMode_t,
    pub emulation: cublasEmulationStrategy_t,
    pub sm_count: c_int,
}

#[derive(Clone)]
enum Target {
    /// One of the default streams: which one it is may depend on the calling thread.
    Default(usize),
    /// Stays usable for what is waiting when the program has destroyed it.
    Made(Stream),
}

static HANDLES: Registry<Bound> = Registry::new(kind::CUBLAS_HANDLE);

impl Bound {
    fn new() -> Bound {
        Bound {
            target: Target::Default(streams::LEGACY),
            named: 0,
            device_scalars: false,
            settings: Settings {
                math: CUBLAS_DEFAULT_MATH,
                atomics: CUBLAS_ATOMICS_NOT_ALLOWED,
                emulation: CUBLAS_EMULATION_STRATEGY_DEFAULT,
                sm_count: 0,
            },
        }
    }

    fn stream(self, call: &'static str) -> Outcome<Stream> {
        match self.target {
            Target::Made(stream) => Ok(stream),
            Target::Default(which) => {
                streams::resolve(ptr::null_mut(), which).map_err(failed(call))
            }
        }
    }

    /// A scalar argument, read now if it is the host's.
    ///
    /// # Safety
    /// The C caller's scalar can be read.
    pub unsafe fn scalar<T: Copy>(
        &self,
        call: &'static str,
        name: &str,
        p: *const T,
    ) -> Outcome<Given<T>> {
        required(call, name, p)?;
        if self.device_scalars {
            return Ok(Given::Then(Address::of(p)));
        }
        // SAFETY: not null, and the caller's promise.
        Ok(Given::Now(unsafe { *p }))
    }

    /// Whether a scalar argument is the host's and zero. It is looked at where it is: of a [`Given`] compilers may compare
    /// what is no number before they know so, which memory checkers report.
    ///
    /// # Safety
    /// As for [`Bound::scalar`].
    pub unsafe fn is_zero<T: Scalar>(&self, p: *const T) -> bool {
        // SAFETY: not null, and the caller's promise.
        !self.device_scalars && !p.is_null() && unsafe { *p }.is_zero()
    }

    /// Queues work; captured, it can be done again.
    pub fn queue(
        self,
        call: &'static str,
        weight: Weight,
        body: impl Fn() + Send + Sync + 'static,
    ) -> Outcome {
        let again = move || {
            body();
            Ok(())
        };
        self.stream(call)?.enqueue_again(call, weight, Kind::Kernel, again).map_err(failed(call))
    }

    /// Has the stream compute a scalar result, and waits for it if it is the host's.
    ///
    /// # Safety
    /// The C caller's result can be written.
    pub unsafe fn compute<R: Send + 'static>(
        self,
        call: &'static str,
        weight: Weight,
        result: *mut R,
        body: impl Fn() -> R + Send + Sync + 'static,
    ) -> Outcome {
        let result = Address::new(result);
        if self.device_scalars {
            // SAFETY: the caller's promise.
            return self.queue(call, weight, move || unsafe { result.get().write(body()) });
        }
        let value = self.stream(call)?.run(call, || Ok(body())).map_err(failed_work(call))?;
        // SAFETY: as above.
        unsafe { result.get().write(value) };
        Ok(())
    }

    /// True if scalars are read and written by the work.
    pub fn has_device_scalars(&self) -> bool {
        self.device_scalars
    }
}

fn unknown(call: &'static str) -> cublasStatus_t {
    refuse(call, CUBLAS_STATUS_NOT_INITIALIZED, format_args!("the handle is NULL or destroyed"))
}

/// What a C handle is set to.
pub(super) fn get(call: &'static str, handle: cublasHandle_t) -> Outcome<Bound> {
    HANDLES.with(handle.cast(), |bound| bound.clone()).map_err(|_| unknown(call))
}

/// Changes what a C handle is set to.
pub(super) fn change(
    call: &'static str,
    handle: cublasHandle_t,
    act: impl FnOnce(&mut Bound),
) -> Outcome {
    HANDLES.with(handle.cast(), act).map_err(|_| unknown(call))
}

/// Creates a handle: default stream, scalars on the host. `handle` NULL is CUBLAS_STATUS_INVALID_VALUE.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cublasCreate_v2(handle: *mut cublasHandle_t) -> cublasStatus_t {
    guard("cublasCreate_v2", |call| {
        answer(|| {
            required(call, "handle", handle)?;
            let made = HANDLES.insert(Bound::new()).map_err(failed(call))?;
            // SAFETY: not null; the caller passes room for one handle.
            unsafe { *handle = made.cast() };
            Ok(())
        })
    })
}

/// Waits for all work of the device and destroys the handle. Its stream may have been destroyed before,
/// and the device reset. CUBLAS_STATUS_EXECUTION_FAILED inside a host function of a stream.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cublasDestroy_v2(handle: cublasHandle_t) -> cublasStatus_t {
    guard("cublasDestroy_v2", |call| {
        answer(|| {
            get(call, handle)?;
            stream::drain_all().map_err(failed(call))?;
            // Dropped outside the table's lock.
            HANDLES.remove(handle.cast()).map(drop).map_err(|_| unknown(call))
        })
    })
}

/// Has the handle's work go to another stream from now on; 0 and cudaStreamLegacy are the default stream,
/// cudaStreamPerThread is that of the thread that calls. CUBLAS_STATUS_INVALID_VALUE if there is no such stream.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cublasSetStream_v2(
    handle: cublasHandle_t,
    streamId: cudaStream_t,
) -> cublasStatus_t {
    guard("cublasSetStream_v2", |call| {
        answer(|| {
            get(call, handle)?;
            let stream = streams::resolve(streamId, streams::LEGACY);
            valid(call, stream.is_ok(), format_args!("there is no such stream"))?;
            let target = match streams::is_builtin(streamId) {
                true => Target::Default(streamId.addr().max(streams::LEGACY)),
                false => Target::Made(stream.map_err(failed(call))?),
            };
            let mut former = target;
            // The former one is dropped outside.
            change(call, handle, |bound| {
                core::mem::swap(&mut bound.target, &mut former);
                bound.named = streamId.addr();
            })
        })
    })
}

/// Stores the stream as it was set, at first 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cublasGetStream_v2(
    handle: cublasHandle_t,
    streamId: *mut cudaStream_t,
) -> cublasStatus_t {
    guard("cublasGetStream_v2", |call| {
        answer(|| {
            let named = get(call, handle)?.named;
            required(call, "streamId", streamId)?;
            // SAFETY: not null; the caller passes room for one handle.
            unsafe { *streamId = ptr::without_provenance_mut(named) };
            Ok(())
        })
    })
}

/// Says whether scalar arguments and results of later calls are the host's or the device's.
/// CUBLAS_STATUS_INVALID_VALUE for an unlisted mode.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cublasSetPointerMode_v2(
    handle: cublasHandle_t,
    mode: cublasPointerMode_t,
) -> cublasStatus_t {
    guard("cublasSetPointerMode_v2", |call| {
        answer(|| {
            get(call, handle)?;
            valid(call, mode.is_known(), format_args!("mode is {}", mode.0))?;
            change(call, handle, |bound| bound.device_scalars = mode == CUBLAS_POINTER_MODE_DEVICE)
        })
    })
}

/// Stores the pointer mode, at first CUBLAS_POINTER_MODE_HOST.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cublasGetPointerMode_v2(
    handle: cublasHandle_t,
    mode: *mut cublasPointerMode_t,
) -> cublasStatus_t {
    guard("cublasGetPointerMode_v2", |call| {
        answer(|| {
            // As in the original, other than in its like, the place is looked at before the handle.
            required(call, "mode", mode)?;
            let device = get(call, handle)?.device_scalars;
            let value = cublasPointerMode_t(c_int::from(device));
            // SAFETY: not null; the caller passes room for one value.
            unsafe { *mode = value };
            Ok(())
        })
    })
}

/// Offers memory for intermediate results. It is not needed, and not looked at: the library has its own.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cublasSetWorkspace_v2(
    handle: cublasHandle_t,
    workspace: *mut c_void,
    workspaceSizeInBytes: usize,
) -> cublasStatus_t {
    guard("cublasSetWorkspace_v2", |call| {
        let _ = (workspace, workspaceSizeInBytes);
        answer(|| get(call, handle).map(|_| ()))
    })
}
