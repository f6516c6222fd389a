//! Attributes of the device, from which its properties are made too.
//!
//! Memory and processors are the machine's. The rest are the constants of an architecture, compute
//! capability 8.0, that programs size their work by; nothing in this library depends on them. What has
//! no meaning here is 0.

use super::device::check_ordinal;
use super::status::*;
use super::types::*;
use crate::op::device::{memory, pool};
use core::ffi::c_int;

const KILOBYTE: c_int = 1 << 10;
const MEGABYTE: c_int = 1 << 20;

/// Writes an attribute of a device; cudaErrorInvalidValue for one that does not exist.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceGetAttribute(
    value: *mut c_int,
    attr: cudaDeviceAttr,
    device: c_int,
) -> cudaError_t {
    entry("cudaDeviceGetAttribute", |call| {
        require(call, !value.is_null(), "value is NULL")?;
        let known = attr.is_known() && attr != cudaDevAttrMax;
        require(call, known, "attr is no cudaDeviceAttr")?;
        check_ordinal(call, device)?;
        // SAFETY: the C caller's to be written.
        unsafe { give(call, value, of(attr)) }
    })
}

/// Bytes of the device's memory.
pub(super) fn total_memory() -> usize {
    memory::info().1
}

pub(super) fn of(attr: cudaDeviceAttr) -> c_int {
    match attr {
        cudaDevAttrComputeCapabilityMajor => 8,
        cudaDevAttrComputeCapabilityMinor => 0,
        cudaDevAttrMultiProcessorCount => c_int::try_from(pool::width()).unwrap_or(c_int::MAX),
        cudaDevAttrMaxThreadsPerBlock | cudaDevAttrMaxBlockDimX | cudaDevAttrMaxBlockDimY => 1024,
        cudaDevAttrMaxBlockDimZ => 64,
        cudaDevAttrMaxGridDimX => c_int::MAX,
        cudaDevAttrMaxGridDimY | cudaDevAttrMaxGridDimZ => 65535,
        cudaDevAttrWarpSize | cudaDevAttrMaxBlocksPerMultiprocessor => 32,
        cudaDevAttrMaxThreadsPerMultiProcessor => 2048,
        cudaDevAttrMaxRegistersPerBlock | cudaDevAttrMaxRegistersPerMultiprocessor => 65536,
        cudaDevAttrMaxSharedMemoryPerBlock => 48 * KILOBYTE,
        cudaDevAttrMaxSharedMemoryPerBlockOptin => 163 * KILOBYTE,
        cudaDevAttrMaxSharedMemoryPerMultiprocessor => 164 * KILOBYTE,
        cudaDevAttrReservedSharedMemoryPerBlock => KILOBYTE,
        cudaDevAttrTotalConstantMemory => 64 * KILOBYTE,
        cudaDevAttrL2CacheSize => 40 * MEGABYTE,
        cudaDevAttrMaxPitch => c_int::MAX,
        cudaDevAttrTextureAlignment | cudaDevAttrSurfaceAlignment => 512,
        cudaDevAttrTexturePitchAlignment => 32,
        // Kilohertz; of the order of a device's, because programs divide by them.
        cudaDevAttrClockRate | cudaDevAttrMemoryClockRate => 1_000_000,
        cudaDevAttrGlobalMemoryBusWidth => 64,
        cudaDevAttrAsyncEngineCount
        | cudaDevAttrGpuOverlap
        | cudaDevAttrIntegrated
        | cudaDevAttrCanMapHostMemory
        | cudaDevAttrConcurrentKernels
        | cudaDevAttrUnifiedAddressing
        | cudaDevAttrStreamPrioritiesSupported
        | cudaDevAttrManagedMemory
        | cudaDevAttrConcurrentManagedAccess
        | cudaDevAttrPageableMemoryAccess
        | cudaDevAttrPageableMemoryAccessUsesHostPageTables
        | cudaDevAttrDirectManagedMemAccessFromHost
        | cudaDevAttrHostNativeAtomicSupported
        | cudaDevAttrCanUseHostPointerForRegisteredMem
        | cudaDevAttrHostRegisterSupported
        | cudaDevAttrHostRegisterReadOnlySupported
        | cudaDevAttrMemoryPoolsSupported => 1,
        cudaDevAttrSingleToDoublePrecisionPerfRatio => 2,
        _ => 0,
    }
}
