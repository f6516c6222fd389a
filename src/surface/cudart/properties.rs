//! The properties of the device, in the three layouts that CUDA 11, 12 and 13 give one structure.
//!
//! 11 is the beginning of 12; 13 leaves fields out and adds some. Programs compiled against the headers
//! here get theirs by the name that cudaGetDeviceProperties is a macro for.

use super::attribute::{of, total_memory};
use super::device::check_ordinal;
use super::status::*;
use super::types::*;
use core::ffi::{CStr, c_char, c_int, c_uint};
use core::ptr::copy_nonoverlapping;

const NAME: &CStr = c"lucho virtual device";

/// The structure of the version in use; C text in src/build/cuda/driver_types.h.
#[repr(C)]
pub(super) struct cudaDeviceProp {
    _private: [u8; 0],
}

/// Bytes of the structure of CUDA 11.
const BYTES_11: usize = 728;
const _: () = assert!(size_of::<Properties12>() == 1032);
const _: () = assert!(size_of::<Properties13>() == 1008);

/// CUDA 12. The gaps have names, so that they are not left as they were.
#[repr(C)]
#[derive(Clone, Copy)]
struct Properties12 {
    name: [c_char; 256],
    uuid: cudaUUID_t,
    luid: [c_char; 8],
    luidDeviceNodeMask: c_uint,
    pad0: c_int,
    totalGlobalMem: usize,
    sharedMemPerBlock: usize,
    regsPerBlock: c_int,
    warpSize: c_int,
    memPitch: usize,
    maxThreadsPerBlock: c_int,
    maxThreadsDim: [c_int; 3],
    maxGridSize: [c_int; 3],
    clockRate: c_int,
    totalConstMem: usize,
    major: c_int,
    minor: c_int,
    textureAlignment: usize,
    texturePitchAlignment: usize,
    deviceOverlap: c_int,
    multiProcessorCount: c_int,
    kernelExecTimeoutEnabled: c_int,
    integrated: c_int,
    canMapHostMemory: c_int,
    computeMode: c_int,
    maxTexture1D: c_int,
    maxTexture1DMipmap: c_int,
    maxTexture1DLinear: c_int,
    maxTexture2D: [c_int; 2],
    maxTexture2DMipmap: [c_int; 2],
    maxTexture2DLinear: [c_int; 3],
    maxTexture2DGather: [c_int; 2],
    maxTexture3D: [c_int; 3],
    maxTexture3DAlt: [c_int; 3],
    maxTextureCubemap: c_int,
    maxTexture1DLayered: [c_int; 2],
    maxTexture2DLayered: [c_int; 3],
    maxTextureCubemapLayered: [c_int; 2],
    maxSurface1D: c_int,
    maxSurface2D: [c_int; 2],
    maxSurface3D: [c_int; 3],
    maxSurface1DLayered: [c_int; 2],
    maxSurface2DLayered: [c_int; 3],
    maxSurfaceCubemap: c_int,
    maxSurfaceCubemapLayered: [c_int; 2],
    surfaceAlignment: usize,
    concurrentKernels: c_int,
    ECCEnabled: c_int,
    pciBusID: c_int,
    pciDeviceID: c_int,
    pciDomainID: c_int,
    tccDriver: c_int,
    asyncEngineCount: c_int,
    unifiedAddressing: c_int,
    memoryClockRate: c_int,
    memoryBusWidth: c_int,
    l2CacheSize: c_int,
    persistingL2CacheMaxSize: c_int,
    maxThreadsPerMultiProcessor: c_int,
    streamPrioritiesSupported: c_int,
    globalL1CacheSupported: c_int,
    localL1CacheSupported: c_int,
    sharedMemPerMultiprocessor: usize,
    regsPerMultiprocessor: c_int,
    managedMemory: c_int,
    isMultiGpuBoard: c_int,
    multiGpuBoardGroupID: c_int,
    hostNativeAtomicSupported: c_int,
    singleToDoublePrecisionPerfRatio: c_int,
    pageableMemoryAccess: c_int,
    concurrentManagedAccess: c_int,
    computePreemptionSupported: c_int,
    canUseHostPointerForRegisteredMem: c_int,
    cooperativeLaunch: c_int,
    cooperativeMultiDeviceLaunch: c_int,
    sharedMemPerBlockOptin: usize,
    pageableMemoryAccessUsesHostPageTables: c_int,
    directManagedMemAccessFromHost: c_int,
    maxBlocksPerMultiProcessor: c_int,
    accessPolicyMaxWindowSize: c_int,
    reservedSharedMemPerBlock: usize,
    hostRegisterSupported: c_int,
    sparseCudaArraySupported: c_int,
    hostRegisterReadOnlySupported: c_int,
    timelineSemaphoreInteropSupported: c_int,
    memoryPoolsSupported: c_int,
    gpuDirectRDMASupported: c_int,
    gpuDirectRDMAFlushWritesOptions: c_uint,
    gpuDirectRDMAWritesOrdering: c_int,
    memoryPoolSupportedHandleTypes: c_uint,
    deferredMappingCudaArraySupported: c_int,
    ipcEventSupported: c_int,
    clusterLaunch: c_int,
    unifiedFunctionPointers: c_int,
    reserved: [c_int; 63],
}

/// CUDA 13.
#[repr(C)]
struct Properties13 {
    name: [c_char; 256],
    uuid: cudaUUID_t,
    luid: [c_char; 8],
    luidDeviceNodeMask: c_uint,
    pad0: c_int,
    totalGlobalMem: usize,
    sharedMemPerBlock: usize,
    regsPerBlock: c_int,
    warpSize: c_int,
    memPitch: usize,
    maxThreadsPerBlock: c_int,
    maxThreadsDim: [c_int; 3],
    maxGridSize: [c_int; 3],
    pad1: c_int,
    totalConstMem: usize,
    major: c_int,
    minor: c_int,
    textureAlignment: usize,
    texturePitchAlignment: usize,
    multiProcessorCount: c_int,
    integrated: c_int,
    canMapHostMemory: c_int,
    maxTexture1D: c_int,
    maxTexture1DMipmap: c_int,
    maxTexture2D: [c_int; 2],
    maxTexture2DMipmap: [c_int; 2],
    maxTexture2DLinear: [c_int; 3],
    maxTexture2DGather: [c_int; 2],
    maxTexture3D: [c_int; 3],
    maxTexture3DAlt: [c_int; 3],
    maxTextureCubemap: c_int,
    maxTexture1DLayered: [c_int; 2],
    maxTexture2DLayered: [c_int; 3],
    maxTextureCubemapLayered: [c_int; 2],
    maxSurface1D: c_int,
    maxSurface2D: [c_int; 2],
    maxSurface3D: [c_int; 3],
    maxSurface1DLayered: [c_int; 2],
    maxSurface2DLayered: [c_int; 3],
    maxSurfaceCubemap: c_int,
    maxSurfaceCubemapLayered: [c_int; 2],
    surfaceAlignment: usize,
    concurrentKernels: c_int,
    ECCEnabled: c_int,
    pciBusID: c_int,
    pciDeviceID: c_int,
    pciDomainID: c_int,
    tccDriver: c_int,
    asyncEngineCount: c_int,
    unifiedAddressing: c_int,
    memoryBusWidth: c_int,
    l2CacheSize: c_int,
    persistingL2CacheMaxSize: c_int,
    maxThreadsPerMultiProcessor: c_int,
    streamPrioritiesSupported: c_int,
    globalL1CacheSupported: c_int,
    localL1CacheSupported: c_int,
    pad2: c_int,
    sharedMemPerMultiprocessor: usize,
    regsPerMultiprocessor: c_int,
    managedMemory: c_int,
    isMultiGpuBoard: c_int,
    multiGpuBoardGroupID: c_int,
    hostNativeAtomicSupported: c_int,
    pageableMemoryAccess: c_int,
    concurrentManagedAccess: c_int,
    computePreemptionSupported: c_int,
    canUseHostPointerForRegisteredMem: c_int,
    cooperativeLaunch: c_int,
    sharedMemPerBlockOptin: usize,
    pageableMemoryAccessUsesHostPageTables: c_int,
    directManagedMemAccessFromHost: c_int,
    maxBlocksPerMultiProcessor: c_int,
    accessPolicyMaxWindowSize: c_int,
    reservedSharedMemPerBlock: usize,
    hostRegisterSupported: c_int,
    sparseCudaArraySupported: c_int,
    hostRegisterReadOnlySupported: c_int,
    timelineSemaphoreInteropSupported: c_int,
    memoryPoolsSupported: c_int,
    gpuDirectRDMASupported: c_int,
    gpuDirectRDMAFlushWritesOptions: c_uint,
    gpuDirectRDMAWritesOrdering: c_int,
    memoryPoolSupportedHandleTypes: c_uint,
    deferredMappingCudaArraySupported: c_int,
    ipcEventSupported: c_int,
    clusterLaunch: c_int,
    unifiedFunctionPointers: c_int,
    deviceNumaConfig: c_int,
    deviceNumaId: c_int,
    mpsEnabled: c_int,
    hostNumaId: c_int,
    gpuPciDeviceID: c_uint,
    gpuPciSubsystemID: c_uint,
    hostNumaMultinodeIpcSupported: c_int,
    reserved: [c_int; 56],
}

fn properties() -> Properties12 {
    let mut name = [0 as c_char; 256];
    for (to, from) in name.iter_mut().zip(NAME.to_bytes()) {
        *to = *from as c_char;
    }
    let mut bytes = [0 as c_char; 16];
    for (to, from) in bytes.iter_mut().zip(b"lucho-device-0") {
        *to = *from as c_char;
    }
    let size = |attr| usize::try_from(of(attr)).unwrap_or(0);
    Properties12 {
        name,
        uuid: cudaUUID_t { bytes },
        luid: [0; 8],
        luidDeviceNodeMask: 0,
        pad0: 0,
        totalGlobalMem: total_memory(),
        sharedMemPerBlock: size(cudaDevAttrMaxSharedMemoryPerBlock),
        regsPerBlock: of(cudaDevAttrMaxRegistersPerBlock),
        warpSize: of(cudaDevAttrWarpSize),
        memPitch: size(cudaDevAttrMaxPitch),
        maxThreadsPerBlock: of(cudaDevAttrMaxThreadsPerBlock),
        maxThreadsDim: [cudaDevAttrMaxBlockDimX, cudaDevAttrMaxBlockDimY, cudaDevAttrMaxBlockDimZ]
            .map(of),
        maxGridSize: [cudaDevAttrMaxGridDimX, cudaDevAttrMaxGridDimY, cudaDevAttrMaxGridDimZ]
            .map(of),
        clockRate: of(cudaDevAttrClockRate),
        totalConstMem: size(cudaDevAttrTotalConstantMemory),
        major: of(cudaDevAttrComputeCapabilityMajor),
        minor: of(cudaDevAttrComputeCapabilityMinor),
        textureAlignment: size(cudaDevAttrTextureAlignment),
        texturePitchAlignment: size(cudaDevAttrTexturePitchAlignment),
        deviceOverlap: of(cudaDevAttrGpuOverlap),
        multiProcessorCount: of(cudaDevAttrMultiProcessorCount),
        kernelExecTimeoutEnabled: 0,
        integrated: of(cudaDevAttrIntegrated),
        canMapHostMemory: of(cudaDevAttrCanMapHostMemory),
        computeMode: 0,
        maxTexture1D: 0,
        maxTexture1DMipmap: 0,
        maxTexture1DLinear: 0,
        maxTexture2D: [0; 2],
        maxTexture2DMipmap: [0; 2],
        maxTexture2DLinear: [0; 3],
        maxTexture2DGather: [0; 2],
        maxTexture3D: [0; 3],
        maxTexture3DAlt: [0; 3],
        maxTextureCubemap: 0,
        maxTexture1DLayered: [0; 2],
        maxTexture2DLayered: [0; 3],
        maxTextureCubemapLayered: [0; 2],
        maxSurface1D: 0,
        maxSurface2D: [0; 2],
        maxSurface3D: [0; 3],
        maxSurface1DLayered: [0; 2],
        maxSurface2DLayered: [0; 3],
        maxSurfaceCubemap: 0,
        maxSurfaceCubemapLayered: [0; 2],
        surfaceAlignment: size(cudaDevAttrSurfaceAlignment),
        concurrentKernels: of(cudaDevAttrConcurrentKernels),
        ECCEnabled: 0,
        pciBusID: 0,
        pciDeviceID: 0,
        pciDomainID: 0,
        tccDriver: 0,
        asyncEngineCount: of(cudaDevAttrAsyncEngineCount),
        unifiedAddressing: of(cudaDevAttrUnifiedAddressing),
        memoryClockRate: of(cudaDevAttrMemoryClockRate),
        memoryBusWidth: of(cudaDevAttrGlobalMemoryBusWidth),
        l2CacheSize: of(cudaDevAttrL2CacheSize),
        persistingL2CacheMaxSize: 0,
        maxThreadsPerMultiProcessor: of(cudaDevAttrMaxThreadsPerMultiProcessor),
        streamPrioritiesSupported: of(cudaDevAttrStreamPrioritiesSupported),
        globalL1CacheSupported: 0,
        localL1CacheSupported: 0,
        sharedMemPerMultiprocessor: size(cudaDevAttrMaxSharedMemoryPerMultiprocessor),
        regsPerMultiprocessor: of(cudaDevAttrMaxRegistersPerMultiprocessor),
        managedMemory: of(cudaDevAttrManagedMemory),
        isMultiGpuBoard: 0,
        multiGpuBoardGroupID: 0,
        hostNativeAtomicSupported: of(cudaDevAttrHostNativeAtomicSupported),
        singleToDoublePrecisionPerfRatio: of(cudaDevAttrSingleToDoublePrecisionPerfRatio),
        pageableMemoryAccess: of(cudaDevAttrPageableMemoryAccess),
        concurrentManagedAccess: of(cudaDevAttrConcurrentManagedAccess),
        computePreemptionSupported: 0,
        canUseHostPointerForRegisteredMem: of(cudaDevAttrCanUseHostPointerForRegisteredMem),
        cooperativeLaunch: 0,
        cooperativeMultiDeviceLaunch: 0,
        sharedMemPerBlockOptin: size(cudaDevAttrMaxSharedMemoryPerBlockOptin),
        pageableMemoryAccessUsesHostPageTables: of(
            cudaDevAttrPageableMemoryAccessUsesHostPageTables,
        ),
        directManagedMemAccessFromHost: of(cudaDevAttrDirectManagedMemAccessFromHost),
        maxBlocksPerMultiProcessor: of(cudaDevAttrMaxBlocksPerMultiprocessor),
        accessPolicyMaxWindowSize: 0,
        reservedSharedMemPerBlock: size(cudaDevAttrReservedSharedMemoryPerBlock),
        hostRegisterSupported: of(cudaDevAttrHostRegisterSupported),
        sparseCudaArraySupported: 0,
        hostRegisterReadOnlySupported: of(cudaDevAttrHostRegisterReadOnlySupported),
        timelineSemaphoreInteropSupported: 0,
        memoryPoolsSupported: of(cudaDevAttrMemoryPoolsSupported),
        gpuDirectRDMASupported: 0,
        gpuDirectRDMAFlushWritesOptions: 0,
        gpuDirectRDMAWritesOrdering: 0,
        memoryPoolSupportedHandleTypes: 0,
        deferredMappingCudaArraySupported: 0,
        ipcEventSupported: 0,
        clusterLaunch: 0,
        unifiedFunctionPointers: 0,
        reserved: [0; 63],
    }
}

fn properties_13() -> Properties13 {
    let p = properties();
    Properties13 {
        name: p.name,
        uuid: p.uuid,
        luid: p.luid,
        luidDeviceNodeMask: p.luidDeviceNodeMask,
        pad0: 0,
        totalGlobalMem: p.totalGlobalMem,
        sharedMemPerBlock: p.sharedMemPerBlock,
        regsPerBlock: p.regsPerBlock,
        warpSize: p.warpSize,
        memPitch: p.memPitch,
        maxThreadsPerBlock: p.maxThreadsPerBlock,
        maxThreadsDim: p.maxThreadsDim,
        maxGridSize: p.maxGridSize,
        pad1: 0,
        totalConstMem: p.totalConstMem,
        major: p.major,
        minor: p.minor,
        textureAlignment: p.textureAlignment,
        texturePitchAlignment: p.texturePitchAlignment,
        multiProcessorCount: p.multiProcessorCount,
        integrated: p.integrated,
        canMapHostMemory: p.canMapHostMemory,
        maxTexture1D: p.maxTexture1D,
        maxTexture1DMipmap: p.maxTexture1DMipmap,
        maxTexture2D: p.maxTexture2D,
        maxTexture2DMipmap: p.maxTexture2DMipmap,
        maxTexture2DLinear: p.maxTexture2DLinear,
        maxTexture2DGather: p.maxTexture2DGather,
        maxTexture3D: p.maxTexture3D,
        maxTexture3DAlt: p.maxTexture3DAlt,
        maxTextureCubemap: p.maxTextureCubemap,
        maxTexture1DLayered: p.maxTexture1DLayered,
        maxTexture2DLayered: p.maxTexture2DLayered,
        maxTextureCubemapLayered: p.maxTextureCubemapLayered,
        maxSurface1D: p.maxSurface1D,
        maxSurface2D: p.maxSurface2D,
        maxSurface3D: p.maxSurface3D,
        maxSurface1DLayered: p.maxSurface1DLayered,
        maxSurface2DLayered: p.maxSurface2DLayered,
        maxSurfaceCubemap: p.maxSurfaceCubemap,
        maxSurfaceCubemapLayered: p.maxSurfaceCubemapLayered,
        surfaceAlignment: p.surfaceAlignment,
        concurrentKernels: p.concurrentKernels,
        ECCEnabled: p.ECCEnabled,
        pciBusID: p.pciBusID,
        pciDeviceID: p.pciDeviceID,
        pciDomainID: p.pciDomainID,
        tccDriver: p.tccDriver,
        asyncEngineCount: p.asyncEngineCount,
        unifiedAddressing: p.unifiedAddressing,
        memoryBusWidth: p.memoryBusWidth,
        l2CacheSize: p.l2CacheSize,
        persistingL2CacheMaxSize: p.persistingL2CacheMaxSize,
        maxThreadsPerMultiProcessor: p.maxThreadsPerMultiProcessor,
        streamPrioritiesSupported: p.streamPrioritiesSupported,
        globalL1CacheSupported: p.globalL1CacheSupported,
        localL1CacheSupported: p.localL1CacheSupported,
        pad2: 0,
        sharedMemPerMultiprocessor: p.sharedMemPerMultiprocessor,
        regsPerMultiprocessor: p.regsPerMultiprocessor,
        managedMemory: p.managedMemory,
        isMultiGpuBoard: p.isMultiGpuBoard,
        multiGpuBoardGroupID: p.multiGpuBoardGroupID,
        hostNativeAtomicSupported: p.hostNativeAtomicSupported,
        pageableMemoryAccess: p.pageableMemoryAccess,
        concurrentManagedAccess: p.concurrentManagedAccess,
        computePreemptionSupported: p.computePreemptionSupported,
        canUseHostPointerForRegisteredMem: p.canUseHostPointerForRegisteredMem,
        cooperativeLaunch: p.cooperativeLaunch,
        sharedMemPerBlockOptin: p.sharedMemPerBlockOptin,
        pageableMemoryAccessUsesHostPageTables: p.pageableMemoryAccessUsesHostPageTables,
        directManagedMemAccessFromHost: p.directManagedMemAccessFromHost,
        maxBlocksPerMultiProcessor: p.maxBlocksPerMultiProcessor,
        accessPolicyMaxWindowSize: p.accessPolicyMaxWindowSize,
        reservedSharedMemPerBlock: p.reservedSharedMemPerBlock,
        hostRegisterSupported: p.hostRegisterSupported,
        sparseCudaArraySupported: p.sparseCudaArraySupported,
        hostRegisterReadOnlySupported: p.hostRegisterReadOnlySupported,
        timelineSemaphoreInteropSupported: p.timelineSemaphoreInteropSupported,
        memoryPoolsSupported: p.memoryPoolsSupported,
        gpuDirectRDMASupported: p.gpuDirectRDMASupported,
        gpuDirectRDMAFlushWritesOptions: p.gpuDirectRDMAFlushWritesOptions,
        gpuDirectRDMAWritesOrdering: p.gpuDirectRDMAWritesOrdering,
        memoryPoolSupportedHandleTypes: p.memoryPoolSupportedHandleTypes,
        deferredMappingCudaArraySupported: p.deferredMappingCudaArraySupported,
        ipcEventSupported: p.ipcEventSupported,
        clusterLaunch: p.clusterLaunch,
        unifiedFunctionPointers: p.unifiedFunctionPointers,
        deviceNumaConfig: 0,
        deviceNumaId: -1,
        mpsEnabled: 0,
        hostNumaId: 0,
        gpuPciDeviceID: 0,
        gpuPciSubsystemID: 0,
        hostNumaMultinodeIpcSupported: 0,
        reserved: [0; 56],
    }
}

fn check<P>(call: &'static str, prop: *mut cudaDeviceProp, device: c_int) -> Outcome<*mut P> {
    let prop = prop.cast::<P>();
    require(call, !prop.is_null() && prop.is_aligned(), "prop is NULL or misaligned")?;
    check_ordinal(call, device)?;
    Ok(prop)
}

/// Describes a device, in the layout of CUDA 11.
#[unsafe(no_mangle)]
pub(super) unsafe extern "C" fn cudaGetDeviceProperties(
    prop: *mut cudaDeviceProp,
    device: c_int,
) -> cudaError_t {
    entry("cudaGetDeviceProperties", |call| {
        let prop = check::<Properties12>(call, prop, device)?;
        let all = properties();
        // SAFETY: the C caller's to be written, as long as CUDA 11 has it.
        unsafe { copy_nonoverlapping((&raw const all).cast::<u8>(), prop.cast(), BYTES_11) };
        Ok(())
    })
}

/// Describes a device, in the layout of CUDA 12.
#[unsafe(no_mangle)]
pub(super) unsafe extern "C" fn cudaGetDeviceProperties_v2(
    prop: *mut cudaDeviceProp,
    device: c_int,
) -> cudaError_t {
    entry("cudaGetDeviceProperties_v2", |call| {
        let prop = check::<Properties12>(call, prop, device)?;
        // SAFETY: the C caller's to be written.
        unsafe { give(call, prop, properties()) }
    })
}

/// Describes a device, in the layout of CUDA 13, where its name is cudaGetDeviceProperties.
#[unsafe(no_mangle)]
pub(super) unsafe extern "C" fn luchoCudaGetDeviceProperties13(
    prop: *mut cudaDeviceProp,
    device: c_int,
) -> cudaError_t {
    entry("cudaGetDeviceProperties", |call| {
        let prop = check::<Properties13>(call, prop, device)?;
        // SAFETY: the C caller's to be written.
        unsafe { give(call, prop, properties_13()) }
    })
}

/// Writes the device whose properties are closest to those wished for: 0.
#[unsafe(no_mangle)]
pub(super) unsafe extern "C" fn cudaChooseDevice(
    device: *mut c_int,
    prop: *const cudaDeviceProp,
) -> cudaError_t {
    entry("cudaChooseDevice", |call| {
        require(call, !prop.is_null(), "prop is NULL")?;
        // SAFETY: the C caller's to be written.
        unsafe { give(call, device, 0) }
    })
}
