//! Enumerations about devices, functions, streams.

c_enum! {
    /// Limits of the device that can be set.
    pub enum cudaLimit {
        cudaLimitStackSize = 0,
        cudaLimitPrintfFifoSize = 1,
        cudaLimitMallocHeapSize = 2,
        cudaLimitDevRuntimeSyncDepth = 3,
        cudaLimitDevRuntimePendingLaunchCount = 4,
        cudaLimitMaxL2FetchGranularity = 5,
        cudaLimitPersistingL2CacheSize = 6,
        cudaLimitPerBlockMemorySize = 10,
    }

    /// How kernels prefer on-chip memory to be divided.
    pub enum cudaFuncCache {
        cudaFuncCachePreferNone = 0,
        cudaFuncCachePreferShared = 1,
        cudaFuncCachePreferL1 = 2,
        cudaFuncCachePreferEqual = 3,
    }

    /// Widths of banks of shared memory.
    pub enum cudaSharedMemConfig {
        cudaSharedMemBankSizeDefault = 0,
        cudaSharedMemBankSizeFourByte = 1,
        cudaSharedMemBankSizeEightByte = 2,
    }

    /// Shares of on-chip memory.
    pub enum cudaSharedCarveout {
        cudaSharedmemCarveoutDefault = -1,
        cudaSharedmemCarveoutMaxL1 = 0,
        cudaSharedmemCarveoutMaxShared = 100,
    }

    /// Who may use the device.
    pub enum cudaComputeMode {
        cudaComputeModeDefault = 0,
        cudaComputeModeExclusive = 1,
        cudaComputeModeProhibited = 2,
        cudaComputeModeExclusiveProcess = 3,
    }

    /// Properties of a kernel that can be set.
    pub enum cudaFuncAttribute {
        cudaFuncAttributeMaxDynamicSharedMemorySize = 8,
        cudaFuncAttributePreferredSharedMemoryCarveout = 9,
        cudaFuncAttributeClusterDimMustBeSet = 10,
        cudaFuncAttributeRequiredClusterWidth = 11,
        cudaFuncAttributeRequiredClusterHeight = 12,
        cudaFuncAttributeRequiredClusterDepth = 13,
        cudaFuncAttributeNonPortableClusterSizeAllowed = 14,
        cudaFuncAttributeClusterSchedulingPolicyPreference = 15,
        cudaFuncAttributeMax = 16,
        cudaFuncAttributeSharedMemoryMode = 16,
    }

    /// Whether a stream records what is queued on it.
    pub enum cudaStreamCaptureStatus {
        cudaStreamCaptureStatusNone = 0,
        cudaStreamCaptureStatusActive = 1,
        cudaStreamCaptureStatusInvalidated = 2,
    }

    /// Which calls are refused while a stream records.
    pub enum cudaStreamCaptureMode {
        cudaStreamCaptureModeGlobal = 0,
        cudaStreamCaptureModeThreadLocal = 1,
        cudaStreamCaptureModeRelaxed = 2,
    }

    /// How cudaStreamUpdateCaptureDependencies changes what comes next.
    pub enum cudaStreamUpdateCaptureDependenciesFlags {
        cudaStreamAddCaptureDependencies = 0,
        cudaStreamSetCaptureDependencies = 1,
    }

    /// How a thread waits for a stream.
    pub enum cudaSynchronizationPolicy {
        cudaSyncPolicyAuto = 1,
        cudaSyncPolicySpin = 2,
        cudaSyncPolicyYield = 3,
        cudaSyncPolicyBlockingSync = 4,
    }

    /// How long data should stay in a cache.
    pub enum cudaAccessProperty {
        cudaAccessPropertyNormal = 0,
        cudaAccessPropertyStreaming = 1,
        cudaAccessPropertyPersisting = 2,
    }

    /// Ways to make writes of other devices visible.
    pub enum cudaFlushGPUDirectRDMAWritesOptions {
        cudaFlushGPUDirectRDMAWritesOptionHost = 1,
        cudaFlushGPUDirectRDMAWritesOptionMemOps = 2,
    }

    /// For whom writes of other devices keep their order.
    pub enum cudaGPUDirectRDMAWritesOrdering {
        cudaGPUDirectRDMAWritesOrderingNone = 0,
        cudaGPUDirectRDMAWritesOrderingOwner = 100,
        cudaGPUDirectRDMAWritesOrderingAllDevices = 200,
    }

    /// Which form of a driver function is looked up.
    pub enum cudaGetDriverEntryPointFlags {
        cudaEnableDefault = 0,
        cudaEnableLegacyStream = 1,
        cudaEnablePerThreadDefaultStream = 2,
    }

    /// What became of looking up a driver function.
    pub enum cudaDriverEntryPointQueryResult {
        cudaDriverEntryPointSuccess = 0,
        cudaDriverEntryPointSymbolNotFound = 1,
        cudaDriverEntryPointVersionNotSufficent = 2,
    }

    /// Whether the device is a NUMA node.
    pub enum cudaDeviceNumaConfig {
        cudaDeviceNumaConfigNone = 0,
        cudaDeviceNumaConfigNumaNode = 1,
    }
}
