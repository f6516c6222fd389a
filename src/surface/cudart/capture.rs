//! Capturing what is queued on streams into a graph.

use super::status::*;
use super::stream::resolve;
use super::types::*;
use crate::op::device::capture::{self, Mode};
use crate::op::device::graph;
use core::cell::Cell;
use core::ffi::c_ulonglong;

thread_local! {
    static MODE: Cell<cudaStreamCaptureMode> = const { Cell::new(cudaStreamCaptureModeGlobal) };
}

fn begin<D: Null>(
    call: &'static str,
    stream: cudaStream_t,
    mode: cudaStreamCaptureMode,
) -> cudaError_t {
    finish(|| {
        require(call, mode.is_known(), "mode is no cudaStreamCaptureMode")?;
        let relaxed = mode == cudaStreamCaptureModeRelaxed;
        let mode = if relaxed { Mode::Relaxed } else { Mode::Strict };
        let stream = resolve::<D>(call, stream)?;
        capture::begin(&stream, mode).map_err(failed(call, "capture"))
    })
}

fn end<D: Null>(call: &'static str, stream: cudaStream_t, pGraph: *mut cudaGraph_t) -> cudaError_t {
    finish(|| {
        let usable = !pGraph.is_null() && pGraph.is_aligned();
        require(call, usable, "pGraph is NULL or misaligned")?;
        let stream = resolve::<D>(call, stream)?;
        // Made first, so that a capture that cannot get one goes on.
        let handle = capture::graph(&stream).and_then(graph::publish);
        let handle = handle.map_err(failed(call, "capture"))?;
        capture::end(&stream).map_err(|error| {
            graph::withdraw(handle);
            failed(call, "capture")(error)
        })?;
        // SAFETY: the C caller's to be written.
        unsafe { give(call, pGraph, handle.cast()) }
    })
}

/// What a stream's capture is like, and its number.
fn state(call: &'static str, stream: crate::op::device::Stream) -> Outcome<State> {
    let _ = call;
    Ok(match capture::status(&stream) {
        None => (cudaStreamCaptureStatusNone, None),
        Some((id, true)) => (cudaStreamCaptureStatusActive, Some(id)),
        Some((id, false)) => (cudaStreamCaptureStatusInvalidated, Some(id)),
    })
}
type State = (cudaStreamCaptureStatus, Option<u64>);

fn is_capturing<D: Null>(
    call: &'static str,
    stream: cudaStream_t,
    pCaptureStatus: *mut cudaStreamCaptureStatus,
) -> cudaError_t {
    finish(|| {
        let (status, _) = state(call, resolve::<D>(call, stream)?)?;
        // SAFETY: the C caller's to be written.
        unsafe { give(call, pCaptureStatus, status) }
    })
}

fn info<D: Null>(
    call: &'static str,
    stream: cudaStream_t,
    captureStatus_out: *mut cudaStreamCaptureStatus,
    id_out: *mut c_ulonglong,
) -> Outcome {
    require(call, id_out.is_aligned(), "id_out is misaligned")?;
    let (status, id) = state(call, resolve::<D>(call, stream)?)?;
    // SAFETY: the C caller's to be written.
    unsafe { give(call, captureStatus_out, status) }?;
    if let (Some(id), false) = (id, id_out.is_null()) {
        // SAFETY: as above.
        unsafe { give(call, id_out, id) }?;
    }
    Ok(())
}

/// Graph and nodes of a capture are not shown before its end.
fn hidden(call: &'static str, nothing: bool) -> Outcome {
    if nothing {
        return Ok(());
    }
    let why = "not supported: the graph of a capture is not shown before its end";
    Err(refuse(call, cudaErrorNotSupported, why))
}

fn get_info<D: Null>(
    call: &'static str,
    stream: cudaStream_t,
    captureStatus_out: *mut cudaStreamCaptureStatus,
    id_out: *mut c_ulonglong,
) -> cudaError_t {
    finish(|| info::<D>(call, stream, captureStatus_out, id_out))
}

fn get_info_2<D: Null>(
    call: &'static str,
    stream: cudaStream_t,
    captureStatus_out: *mut cudaStreamCaptureStatus,
    id_out: *mut c_ulonglong,
    graph_out: *mut cudaGraph_t,
    dependencies_out: *mut *const cudaGraphNode_t,
    numDependencies_out: *mut usize,
) -> cudaError_t {
    let nothing =
        graph_out.is_null() && dependencies_out.is_null() && numDependencies_out.is_null();
    finish(|| {
        hidden(call, nothing)?;
        info::<D>(call, stream, captureStatus_out, id_out)
    })
}

fn get_info_3<D: Null>(
    call: &'static str,
    stream: cudaStream_t,
    captureStatus_out: *mut cudaStreamCaptureStatus,
    id_out: *mut c_ulonglong,
    graph_out: *mut cudaGraph_t,
    dependencies_out: *mut *const cudaGraphNode_t,
    edgeData_out: *mut *const cudaGraphEdgeData,
    numDependencies_out: *mut usize,
) -> cudaError_t {
    let nothing = graph_out.is_null()
        && dependencies_out.is_null()
        && edgeData_out.is_null()
        && numDependencies_out.is_null();
    finish(|| {
        hidden(call, nothing)?;
        info::<D>(call, stream, captureStatus_out, id_out)
    })
}

c_api! {
    /// Begins a capture: what is queued on the stream from now on becomes a graph and is not done. Other
    /// streams join by waiting for events recorded on it. cudaErrorStreamCaptureUnsupported for the default
    /// stream, cudaErrorIllegalState if the stream is being captured already.
    [cudaStreamBeginCapture: Legacy, cudaStreamBeginCapture_ptsz: PerThread]
    fn(stream: cudaStream_t, mode: cudaStreamCaptureMode) -> cudaError_t = begin;

    /// Ends the capture that began on the stream and writes the graph. A capture that calls which cannot
    /// be captured have spoiled ends with cudaErrorStreamCaptureInvalidated, one with streams that have
    /// not been waited for with cudaErrorStreamCaptureUnjoined. cudaErrorStreamCaptureUnmatched: it began
    /// on another stream; cudaErrorStreamCaptureWrongThread: in another thread, and not relaxed.
    [cudaStreamEndCapture: Legacy, cudaStreamEndCapture_ptsz: PerThread]
    fn(stream: cudaStream_t, pGraph: *mut cudaGraph_t) -> cudaError_t = end;

    /// Writes whether the stream is being captured.
    [cudaStreamIsCapturing: Legacy, cudaStreamIsCapturing_ptsz: PerThread]
    fn(stream: cudaStream_t, pCaptureStatus: *mut cudaStreamCaptureStatus) -> cudaError_t = is_capturing;

    /// Writes whether the stream is being captured and, if so, the number of the capture.
    [cudaStreamGetCaptureInfo: Legacy, cudaStreamGetCaptureInfo_ptsz: PerThread]
    fn(
        stream: cudaStream_t,
        captureStatus_out: *mut cudaStreamCaptureStatus,
        id_out: *mut c_ulonglong,
    ) -> cudaError_t = get_info;

    /// As cudaStreamGetCaptureInfo of CUDA 11. id_out may be NULL; the others have to be
    /// (cudaErrorNotSupported).
    #[doc(alias = "default id_out = 0, graph_out = 0, dependencies_out = 0, numDependencies_out = 0")]
    [cudaStreamGetCaptureInfo_v2: Legacy, cudaStreamGetCaptureInfo_v2_ptsz: PerThread]
    fn(
        stream: cudaStream_t,
        captureStatus_out: *mut cudaStreamCaptureStatus,
        id_out: *mut c_ulonglong,
        graph_out: *mut cudaGraph_t,
        dependencies_out: *mut *const cudaGraphNode_t,
        numDependencies_out: *mut usize,
    ) -> cudaError_t = get_info_2;

    /// As cudaStreamGetCaptureInfo of CUDA 11. id_out may be NULL; the others have to be
    /// (cudaErrorNotSupported).
    #[doc(alias = "default id_out = 0, graph_out = 0, dependencies_out = 0, edgeData_out = 0, numDependencies_out = 0")]
    [cudaStreamGetCaptureInfo_v3: Legacy, cudaStreamGetCaptureInfo_v3_ptsz: PerThread]
    fn(
        stream: cudaStream_t,
        captureStatus_out: *mut cudaStreamCaptureStatus,
        id_out: *mut c_ulonglong,
        graph_out: *mut cudaGraph_t,
        dependencies_out: *mut *const cudaGraphNode_t,
        edgeData_out: *mut *const cudaGraphEdgeData,
        numDependencies_out: *mut usize,
    ) -> cudaError_t = get_info_3;
}

/// Exchanges the calling thread's capture mode with *mode. No call is refused because of it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaThreadExchangeStreamCaptureMode(
    mode: *mut cudaStreamCaptureMode,
) -> cudaError_t {
    entry("cudaThreadExchangeStreamCaptureMode", |call| {
        // SAFETY: the C caller's to be read.
        let new = unsafe { crate::abi::pointer::load(mode.cast_const()) };
        let new = new.ok_or_else(|| refuse(call, cudaErrorInvalidValue, "mode is NULL"))?;
        require(call, new.is_known(), "mode is no cudaStreamCaptureMode")?;
        // SAFETY: the C caller's to be written.
        unsafe { give(call, mode, MODE.replace(new)) }
    })
}
