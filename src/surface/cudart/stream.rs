//! Streams: creation, waiting, host functions.

use super::event;
use super::status::*;
use super::types::*;
use crate::op::device::graph::Kind;
use crate::op::device::stream::{self, Stream, Weight};
use crate::op::streams;
use core::ffi::{c_int, c_uint, c_ulonglong, c_void};

/// Priorities that a stream can have; a lower number is served first.
const LEAST_PRIORITY: c_int = 0;
const GREATEST_PRIORITY: c_int = -5;

/// The stream of a handle; 0 is what the form of the function says.
pub(super) fn resolve<D: Null>(call: &'static str, stream: cudaStream_t) -> Outcome<Stream> {
    streams::resolve(stream.cast(), D::STREAM).map_err(failed(call, "stream"))
}

/// The stream that functions without a stream argument use.
pub(super) fn default<D: Null>(call: &'static str) -> Outcome<Stream> {
    resolve::<D>(call, core::ptr::null_mut())
}

fn create(
    call: &'static str,
    pStream: *mut cudaStream_t,
    flags: c_uint,
    priority: c_int,
) -> Outcome {
    require(call, !pStream.is_null(), "pStream is NULL")?;
    require(call, flags <= cudaStreamNonBlocking, "flags has unknown bits")?;
    let priority = priority.clamp(GREATEST_PRIORITY, LEAST_PRIORITY);
    let made = match flags {
        cudaStreamNonBlocking => stream::create(priority, flags),
        _ => stream::create_ordered(priority, flags),
    };
    let made = made.map_err(failed(call, "new stream"))?;
    // SAFETY: the C caller's to be written.
    let given = unsafe { give(call, pStream, made.cast()) };
    if given.is_err() {
        let _ = stream::destroy(made);
    }
    given
}

/// Creates a stream that keeps order with the default stream. cudaErrorMemoryAllocation when memory is
/// short.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamCreate(pStream: *mut cudaStream_t) -> cudaError_t {
    entry("cudaStreamCreate", |call| create(call, pStream, cudaStreamDefault, LEAST_PRIORITY))
}

/// Creates a stream. flags is cudaStreamDefault or cudaStreamNonBlocking.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamCreateWithFlags(
    pStream: *mut cudaStream_t,
    flags: c_uint,
) -> cudaError_t {
    entry("cudaStreamCreateWithFlags", |call| create(call, pStream, flags, LEAST_PRIORITY))
}

/// Creates a stream; priority is clamped to the range of cudaDeviceGetStreamPriorityRange.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamCreateWithPriority(
    pStream: *mut cudaStream_t,
    flags: c_uint,
    priority: c_int,
) -> cudaError_t {
    entry("cudaStreamCreateWithPriority", |call| create(call, pStream, flags, priority))
}

/// Writes the least (largest number) and greatest (smallest number) priority of a stream; either pointer
/// may be NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceGetStreamPriorityRange(
    leastPriority: *mut c_int,
    greatestPriority: *mut c_int,
) -> cudaError_t {
    entry("cudaDeviceGetStreamPriorityRange", |call| {
        let ends = [(leastPriority, LEAST_PRIORITY), (greatestPriority, GREATEST_PRIORITY)];
        require(call, ends.iter().all(|(out, _)| out.is_aligned()), "a pointer is misaligned")?;
        for (out, value) in ends.into_iter().filter(|(out, _)| !out.is_null()) {
            // SAFETY: the C caller's to be written.
            unsafe { give(call, out, value) }?;
        }
        Ok(())
    })
}

/// Destroys a stream and returns at once; work that is in it is still carried out. The default streams
/// cannot be destroyed; like a destroyed one they are cudaErrorInvalidResourceHandle.
#[unsafe(no_mangle)]
pub extern "C" fn cudaStreamDestroy(stream: cudaStream_t) -> cudaError_t {
    entry("cudaStreamDestroy", |call| {
        if streams::is_builtin(stream.cast()) {
            let why = "a default stream cannot be destroyed";
            return Err(refuse(call, cudaErrorInvalidResourceHandle, why));
        }
        stream::destroy(stream.cast()).map_err(failed(call, "stream"))
    })
}

fn query<D: Null>(call: &'static str, stream: cudaStream_t) -> cudaError_t {
    finish(|| {
        let stream = resolve::<D>(call, stream)?;
        stream.refuse_capture().map_err(failed(call, "stream"))?;
        if !stream.is_idle() {
            return Err(cudaErrorNotReady);
        }
        stream.take_failure().map_or(Ok(()), |failure| Err(failed_earlier(call)(failure)))
    })
}

fn synchronize<D: Null>(call: &'static str, stream: cudaStream_t) -> cudaError_t {
    finish(|| resolve::<D>(call, stream)?.synchronize().map_err(failed_earlier(call)))
}

fn wait_event<D: Null>(
    call: &'static str,
    stream: cudaStream_t,
    event: cudaEvent_t,
    flags: c_uint,
) -> cudaError_t {
    finish(|| {
        require(call, flags <= cudaEventWaitExternal, "flags has unknown bits")?;
        let event = event::resolve(call, event)?;
        let stream = resolve::<D>(call, stream)?;
        stream.wait_event(call, &event).map_err(failed(call, "stream"))
    })
}

/// A host function and its argument, on their way to the thread that calls it.
#[derive(Clone, Copy)]
pub(super) struct HostCall {
    function: unsafe extern "C" fn(*mut c_void),
    data: *mut c_void,
}

// SAFETY: the program hands function and data over for a call on another thread; that is what the calls
// that make one are for.
unsafe impl Send for HostCall {}
// SAFETY: as above.
unsafe impl Sync for HostCall {}

impl HostCall {
    pub(super) fn new(
        call: &'static str,
        function: cudaHostFn_t,
        data: *mut c_void,
    ) -> Outcome<HostCall> {
        let function = function.ok_or_else(|| refuse(call, cudaErrorInvalidValue, "fn is NULL"))?;
        Ok(HostCall { function, data })
    }

    pub(super) fn run(&self) {
        // SAFETY: the program promises that the function can be called with its data.
        unsafe { (self.function)(self.data) }
    }
}

fn launch_host<D: Null>(
    call: &'static str,
    stream: cudaStream_t,
    function: cudaHostFn_t,
    data: *mut c_void,
) -> cudaError_t {
    finish(|| {
        let host = HostCall::new(call, function, data)?;
        let stream = resolve::<D>(call, stream)?;
        let task = move || {
            host.run();
            Ok(())
        };
        stream
            .enqueue_again(call, Weight::Blocking, Kind::Host, task)
            .map_err(failed(call, "stream"))
    })
}

fn add_callback<D: Null>(
    call: &'static str,
    handle: cudaStream_t,
    callback: cudaStreamCallback_t,
    data: *mut c_void,
    flags: c_uint,
) -> cudaError_t {
    finish(|| {
        let Some(callback) = callback else {
            return Err(refuse(call, cudaErrorInvalidValue, "callback is NULL"));
        };
        require(call, flags == 0, "flags is not 0")?;
        let stream = resolve::<D>(call, handle)?;
        // Addresses, because both go to another thread uninspected.
        let (handle, data) = (handle.addr(), data.expose_provenance());
        let task = move || {
            let handle = core::ptr::without_provenance_mut(handle);
            let data = core::ptr::with_exposed_provenance_mut(data);
            // SAFETY: the program promises that the function can be called so.
            unsafe { callback(handle, cudaSuccess, data) };
            Ok(())
        };
        stream
            .enqueue_again(call, Weight::Blocking, Kind::Host, task)
            .map_err(failed(call, "stream"))
    })
}

fn get_priority<D: Null>(
    call: &'static str,
    stream: cudaStream_t,
    priority: *mut c_int,
) -> cudaError_t {
    finish(|| {
        let stream = resolve::<D>(call, stream)?;
        // SAFETY: the C caller's to be written.
        unsafe { give(call, priority, stream.priority()) }
    })
}

fn get_flags<D: Null>(call: &'static str, stream: cudaStream_t, flags: *mut c_uint) -> cudaError_t {
    finish(|| {
        let stream = resolve::<D>(call, stream)?;
        // SAFETY: the C caller's to be written.
        unsafe { give(call, flags, stream.flags()) }
    })
}

fn get_id<D: Null>(call: &'static str, stream: cudaStream_t, id: *mut c_ulonglong) -> cudaError_t {
    finish(|| {
        let stream = resolve::<D>(call, stream)?;
        // SAFETY: the C caller's to be written.
        unsafe { give(call, id, stream.id()) }
    })
}

fn get_device<D: Null>(
    call: &'static str,
    stream: cudaStream_t,
    device: *mut c_int,
) -> cudaError_t {
    finish(|| {
        resolve::<D>(call, stream)?;
        // SAFETY: the C caller's to be written.
        unsafe { give(call, device, 0) }
    })
}

c_api! {
    /// Returns cudaSuccess if all work in the stream is done, cudaErrorNotReady if not, or the first
    /// failure of its work.
    [cudaStreamQuery: Legacy, cudaStreamQuery_ptsz: PerThread]
    fn(stream: cudaStream_t) -> cudaError_t = query;

    /// Waits until all work in the stream is done; for the default stream also that of the streams in
    /// order with it. Returns the first failure among the work since the last such call. Inside a host
    /// function it is cudaErrorNotPermitted.
    [cudaStreamSynchronize: Legacy, cudaStreamSynchronize_ptsz: PerThread]
    fn(stream: cudaStream_t) -> cudaError_t = synchronize;

    /// Lets the stream's later work wait until the event's last record is reached; an event that was
    /// never recorded is not waited for. flags is cudaEventWaitDefault or cudaEventWaitExternal.
    #[doc(alias = "default flags = 0")]
    [cudaStreamWaitEvent: Legacy, cudaStreamWaitEvent_ptsz: PerThread]
    fn(stream: cudaStream_t, event: cudaEvent_t, flags: c_uint) -> cudaError_t = wait_event;

    /// Lets the stream call fn(userData) when all its earlier work is done; its later work waits for fn
    /// to return. fn must not wait for the device: such calls return cudaErrorNotPermitted.
    [cudaLaunchHostFunc: Legacy, cudaLaunchHostFunc_ptsz: PerThread]
    fn(stream: cudaStream_t, r#fn: cudaHostFn_t, userData: *mut c_void) -> cudaError_t = launch_host;

    /// As cudaLaunchHostFunc, for callback(stream, cudaSuccess, userData). flags is 0.
    [cudaStreamAddCallback: Legacy, cudaStreamAddCallback_ptsz: PerThread]
    fn(
        stream: cudaStream_t,
        callback: cudaStreamCallback_t,
        userData: *mut c_void,
        flags: c_uint,
    ) -> cudaError_t = add_callback;

    /// Writes the priority of a stream.
    [cudaStreamGetPriority: Legacy, cudaStreamGetPriority_ptsz: PerThread]
    fn(hStream: cudaStream_t, priority: *mut c_int) -> cudaError_t = get_priority;

    /// Writes the flags a stream was created with.
    [cudaStreamGetFlags: Legacy, cudaStreamGetFlags_ptsz: PerThread]
    fn(hStream: cudaStream_t, flags: *mut c_uint) -> cudaError_t = get_flags;

    /// Writes a number that no other stream of the process has or had.
    [cudaStreamGetId: Legacy, cudaStreamGetId_ptsz: PerThread]
    fn(hStream: cudaStream_t, streamId: *mut c_ulonglong) -> cudaError_t = get_id;

    /// Writes the device of a stream: 0.
    [cudaStreamGetDevice: Legacy, cudaStreamGetDevice_ptsz: PerThread]
    fn(hStream: cudaStream_t, device: *mut c_int) -> cudaError_t = get_device;
}
