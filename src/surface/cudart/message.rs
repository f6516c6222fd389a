//! Sentences about the codes.

use super::types::*;
use core::ffi::CStr;

/// For values that are no code.
pub(super) const UNRECOGNIZED: &CStr = c"unrecognized error code";

/// What a code means here. Codes that this library never returns have no better text than their name.
pub(super) fn of(code: cudaError_t) -> &'static CStr {
    match code {
        cudaSuccess => c"no error",
        cudaErrorInvalidValue => c"an argument is invalid",
        cudaErrorMemoryAllocation => c"out of memory",
        cudaErrorInitializationError => c"the runtime could not be initialized",
        cudaErrorCudartUnloading => c"the process is exiting",
        cudaErrorInvalidConfiguration => c"the launch configuration is invalid",
        cudaErrorInvalidPitchValue => c"a pitch is less than the width of a row",
        cudaErrorInvalidSymbol => c"there is no such symbol",
        cudaErrorInvalidDevicePointer => c"the device pointer is invalid",
        cudaErrorInvalidMemcpyDirection => c"the copy direction is invalid",
        cudaErrorInvalidDeviceFunction => c"there is no such kernel",
        cudaErrorNoDevice => c"there is no device",
        cudaErrorInvalidDevice => c"there is no such device: the only one is 0",
        cudaErrorUnsupportedLimit => c"the device does not have this limit",
        cudaErrorPeerAccessAlreadyEnabled => c"peer access is enabled already",
        cudaErrorPeerAccessNotEnabled => c"peer access has not been enabled",
        cudaErrorInvalidResourceHandle => c"the handle is invalid or has been destroyed",
        cudaErrorSymbolNotFound => c"there is no such symbol",
        cudaErrorNotReady => c"the work has not finished yet",
        cudaErrorHostMemoryAlreadyRegistered => c"part of the memory is registered already",
        cudaErrorHostMemoryNotRegistered => c"the memory is not registered",
        cudaErrorLaunchFailure => c"queued work failed",
        cudaErrorNotPermitted => c"not permitted here: the call would wait for its own caller",
        cudaErrorNotSupported => c"not supported",
        cudaErrorStreamCaptureUnsupported => c"not possible while a stream is being captured",
        cudaErrorStreamCaptureInvalidated => {
            c"the capture has been invalidated by an earlier error"
        }
        cudaErrorStreamCaptureUnmatched => c"the stream is not where its capture began",
        cudaErrorStreamCaptureUnjoined => c"a stream of the capture has not been joined",
        cudaErrorStreamCaptureIsolation => c"the work depends on a stream that is not captured",
        cudaErrorStreamCaptureImplicit => c"the default stream cannot be captured",
        cudaErrorStreamCaptureMerge => c"two captures cannot become one",
        cudaErrorCapturedEvent => c"the event was recorded in a capture",
        cudaErrorIllegalState => c"the resource is in the wrong state for this call",
        cudaErrorStreamCaptureWrongThread => c"the capture was begun by another thread",
        cudaErrorGraphExecUpdateFailure => c"the graphs differ too much for an update",
        cudaErrorUnknown => c"unknown error",
        other => other.name().unwrap_or(UNRECOGNIZED),
    }
}
