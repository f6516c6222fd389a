//! Types of `cnrt.h`: enumerations, opaque handles, plain structures. Values are those of version 6.

use core::ffi::{c_char, c_int, c_uint, c_void};

c_enum! {
    /// What a runtime call returns.
    pub enum cnrtRet_t {
        /// Done.
        cnrtSuccess = 0,
        /// The work that was asked about has not finished.
        cnrtErrorNotReady = 1,
        /// The runtime cannot be used: the process is exiting.
        cnrtErrorInit = 100002,
        /// There is no such device.
        cnrtErrorNoDevice = 100004,
        cnrtErrorDeviceInvalid = 100005,
        /// An argument is null, out of range or does not fit the others.
        cnrtErrorArgsInvalid = 100006,
        cnrtErrorSys = 100007,
        /// Host memory could not be allocated.
        cnrtErrorSysNoMem = 100010,
        /// A queue or notifier was never created or has been destroyed.
        cnrtErrorInvalidResourceHandle = 100014,
        cnrtErrorIllegalState = 100015,
        cnrtErrorNotSupport = 100050,
        /// The call would wait for its own caller: it was made inside a host function.
        cnrtErrorOpsNotPermitted = 100051,
        /// Work in a queue failed.
        cnrtErrorQueue = 100060,
        /// Memory could not be allocated.
        cnrtErrorNoMem = 100100,
        cnrtErrorAssert = 100128,
        cnrtErrorKernelTrap = 100132,
        cnrtErrorKernelUserTrap = 100133,
        cnrtErrorNotFound = 100301,
        cnrtErrorInvalidKernel = 100302,
        cnrtErrorUnsupportedKernelVersion = 100303,
        cnrtErrorQueueCaptureUnsupported = 100360,
        cnrtErrorQueueCaptureInvalidated = 100361,
        cnrtErrorQueueCaptureWrongThread = 100362,
        cnrtErrorQueueCaptureMerged = 100363,
        cnrtErrorQueueCaptureUnjoined = 100364,
        cnrtErrorQueueCaptureIsolation = 100365,
        cnrtErrorQueueCaptureUnmatched = 100366,
        cnrtErrorTaskTopoEntityUpdateFailure = 100400,
        cnrtErrorNoKernel = 101312,
        cnrtErrorNoModule = 101315,
        cnrtErrorSetOnActiveProcess = 632002,
        cnrtErrorDevice = 632006,
        /// There is no such attribute.
        cnrtErrorNoAttribute = 632009,
        /// The copy direction is none of cnrtMemTransDir_t.
        cnrtErrorMemcpyDirectionInvalid = 632013,
        /// A queue has work left, or a notifier has not been reached.
        cnrtErrorBusy = 632014,
        /// A notifier was never placed.
        cnrtErrorCndrvFuncCall = 632015,
        cnrtErrorCndevFuncCall = 632017,
        cnrtErrorNoCnrtContext = 632019,
        cnrtErrorCndrvFuncNotFound = 632020,
        cnrtErrorInvalidSymbol = 632100,
        /// An internal error of the library.
        cnrtErrorUnknown = 999991,
        cnrtErrorMax = 999992,
    }

    /// Direction of a copy. Host and device share one memory, so it changes nothing but is checked.
    pub enum cnrtMemTransDir_t {
        cnrtMemcpyHostToDev = 0,
        cnrtMemcpyDevToDev = 1,
        cnrtMemcpyDevToHost = 2,
        cnrtMemcpyHostToHost = 3,
        cnrtMemcpyPeerToPeer = 4,
        /// Direction to be inferred.
        cnrtMemcpyNoDirection = 5,
    }

    /// How many cores a kernel takes; nothing in this library depends on it.
    pub enum cnrtFunctionType_t {
        cnrtFuncTypeBlock = 1,
        cnrtFuncTypeBlock0 = 1,
        cnrtFuncTypeBlock1 = 2,
        cnrtFuncTypeUnion1 = 4,
        cnrtFuncTypeUnion2 = 8,
        cnrtFuncTypeUnion4 = 16,
        cnrtFuncTypeUnion8 = 32,
        cnrtFuncTypeUnion16 = 64,
        cnrtFuncTypeMutable = -1,
        cnrtJobTypeBlock = 1,
        cnrtJobTypeUnion1 = 4,
        cnrtJobTypeUnion2 = 8,
        cnrtJobTypeUnion4 = 16,
    }

    /// Flags of cnrtNotifierCreateWithFlags.
    pub enum cnrtNotifierFlags_t {
        CNRT_NOTIFIER_DEFAULT = 0,
        CNRT_NOTIFIER_DISABLE_TIMING_SW = 2,
        CNRT_NOTIFIER_DISABLE_TIMING = 2,
        CNRT_NOTIFIER_DISABLE_TIMING_ALL = 4,
        /// Accepted together with CNRT_NOTIFIER_DISABLE_TIMING_ALL; it adds nothing.
        CNRT_NOTIFIER_INTERPROCESS = 8,
    }

    /// Flags of cnrtPlaceNotifierWithFlags; only the default one is supported.
    pub enum cnrtNotifierPlaceFlags_t {
        CNRT_NOTIFIER_PLACE_DEFAULT = 0,
        CNRT_NOTIFIER_PLACE_EXTERNAL = 1,
    }

    /// Flags of cnrtQueueWaitNotifier; only the default one is supported.
    pub enum cnrtNotifierWaitFlags_t {
        CNRT_NOTIFIER_WAIT_DEFAULT = 0,
        CNRT_NOTIFIER_WAIT_EXTERNAL = 1,
    }

    /// Where memory came from.
    pub enum cnrtMemType_t {
        cnrtMemTypeUnregistered = 0,
        cnrtMemTypeHost = 1,
        cnrtMemTypeDevice = 2,
    }

    /// Cache mode of a host pointer.
    pub enum cnrtUvaCacheMode_t {
        cnrtUvaNotSupport = -1,
        cnrtUvaUnknown = 0,
        cnrtUvaUnCached = 1,
        cnrtUvaCached = 2,
    }

    /// How a thread waits for the device. Kept and returned, otherwise without effect.
    pub enum cnrtDeviceFlags_t {
        cnrtDeviceScheduleSpin = 0,
        cnrtDeviceScheduleBlock = 1,
        cnrtDeviceScheduleYield = 2,
        cnrtDeviceScheduleAuto = 3,
        cnrtDeviceFlagsMaxNum = 4,
    }

    /// Who may use a device.
    pub enum cnrtComputeMode_t {
        cnrtComputeModeDefault = 0,
        cnrtComputeModeExclusiveProcess = 1,
    }

    /// What cnrtDeviceGetAttribute can be asked.
    pub enum cnrtDeviceAttr_t {
        cnrtAttrComputeCapabilityMajor = 0x01,
        cnrtAttrComputeCapabilityMinor = 0x02,
        cnrtAttrSparseComputingSupported = 0x03,
        cnrtAttrFP16ComputingSupported = 0x04,
        cnrtAttrINT4ComputingSupported = 0x05,
        cnrtAttrINT8ComputingSupported = 0x06,
        cnrtAttrBF16ComputingSupported = 0x07,
        cnrtAttrTF32ComputingSupported = 0x08,
        cnrtAttrComputeMode = 0x09,
        cnrtAttrQueueSize = 0x101,
        cnrtAttrNotifierSize = 0x102,
        cnrtAttrSupportQueuePriorities = 0x103,
        cnrtAttrTinyCoreSupported = 0x104,
        cnrtAttrCodecJPEGSupported = 0x105,
        cnrtAttrCodecH264Supported = 0x106,
        cnrtAttrCodecH265Supported = 0x107,
        cnrtAttrAIIspCoreSupported = 0x108,
        cnrtAttrMultiCtxNotifierWaitSupported = 0x109,
        cnrtAttrIPCNotifierSupported = 0x10a,
        cnrtAttrMaxDimX = 0x201,
        cnrtAttrMaxDimY = 0x202,
        cnrtAttrMaxDimZ = 0x203,
        cnrtAttrMaxClusterCountPerUnionTask = 0x204,
        cnrtAttrClusterCount = 0x205,
        cnrtAttrMcorePerCluster = 0x206,
        cnrtAttrMaxQuadrantCount = 0x207,
        cnrtAttrMaxUnionTypePerQuadrant = 0x208,
        cnrtAttrMaxClusterPerUnionLimitTask = 0x209,
        cnrtAttrISAVersion = 0x20a,
        cnrtAttrIsMultipleTensorProcessor = 0x20b,
        cnrtAttrMaxL2CacheSize = 0x301,
        cnrtAttrNramSizePerMcore = 0x302,
        cnrtAttrWramSizePerMcore = 0x303,
        cnrtAttrTotalConstMemorySize = 0x304,
        cnrtAttrLmemSizePerMcore = 0x305,
        cnrtAttrSramSizePerMcore = 0x306,
        cnrtAttrGlobalMemoryNodeCount = 0x307,
        cnrtAttrMaxPersistingL2CacheSize = 0x309,
        cnrtAttrAvailableGlobalMemorySize = 0x312,
        cnrtAttrEccEnable = 0x401,
        cnrtAttrIpuClockRate = 0x402,
        cnrtAttrMemClockRate = 0x403,
        cnrtAttrGmemBusWidth = 0x404,
        cnrtAttrTotalMemSize = 0x405,
        cnrtAttrPciBusID = 0x406,
        cnrtAttrPciDeviceID = 0x407,
        cnrtAttrPciDomainID = 0x408,
        cnrtAttrMDRMemorySize = 0x409,
        cnrtAttrUnsupportedFlag = 0xffffff,
        cnrtAttrCanMapHostMemory = 0x1000000,
        cnrtAttrCanSetQueueSize = 0x1000001,
        cnrtAttrCanSetNotifierSize = 0x1000002,
        cnrtAttrConcurrentKernels = 0x1000003,
        cnrtAttrSupportUnifiedAddr = 0x1000004,
        cnrtAttrSupportManagedMem = 0x1000005,
        cnrtAttrSupportNativeAtomic = 0x1000006,
        cnrtAttrSupportPageableMemAccess = 0x1000007,
        cnrtAttrCanUseHostPointer = 0x1000008,
        cnrtAttrSupportHostRegsiter = 0x1000009,
        cnrtAttrCacheSize = 0x100000a,
        cnrtAttrMaxNum = 0x100000b,
    }
}

/// A queue, opaque.
#[repr(C)]
pub struct CNqueue_st {
    _private: [u8; 0],
}
/// An in-order sequence of asynchronous work. NULL, cnrtQueuePerThread and cnrtQueueLegacy all name
/// the default queue.
pub type cnrtQueue_t = *mut CNqueue_st;

/// A notifier, opaque.
#[repr(C)]
pub struct CNnotifier_st {
    _private: [u8; 0],
}
/// A mark in a queue that can be waited for and timed.
pub type cnrtNotifier_t = *mut CNnotifier_st;

/// A function called by a queue on the host.
pub type cnrtHostFn_t = Option<unsafe extern "C" fn(arg: *mut c_void)>;

/// Extent of a kernel launch; nothing in this library depends on it.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cnrtDim3_t {
    pub x: c_uint,
    pub y: c_uint,
    pub z: c_uint,
}

/// Identifies a device.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cnrtUUID_t {
    pub uuid: [c_char; 16],
}

/// What cnrtPointerGetAttributes says of a pointer.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cnrtPointerAttributes_t {
    pub r#type: cnrtMemType_t,
    /// Device ordinal.
    pub device: c_int,
    /// Bytes of the allocation that the pointer lies in; 0 if in none.
    pub size: usize,
    pub devicePointer: *mut c_void,
    pub hostPointer: *mut c_void,
    pub cacheMode: cnrtUvaCacheMode_t,
    /// Start of the allocation.
    pub deviceBasePointer: *mut c_void,
}

/// What cnrtGetDeviceProperties says of a device. Memory sizes without another unit are bytes, clock
/// rates kilohertz; what has no meaning on a processor is 0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cnrtDeviceProp_t {
    pub name: [c_char; 256],
    /// In MB.
    pub totalMem: c_int,
    pub maxDim: [c_int; 3],
    pub ipuClockRate: c_int,
    pub memClockRate: c_int,
    /// In MB.
    pub totalConstMem: c_int,
    pub major: c_int,
    pub minor: c_int,
    pub ECCEnabled: c_int,
    pub pciBusID: c_int,
    pub pciDeviceID: c_int,
    pub pciDomainID: c_int,
    pub maxL2CacheSize: c_int,
    pub persistingL2CacheMaxSize: c_int,
    pub queuePrioritiesSupported: c_int,
    pub sparseComputingSupported: c_int,
    pub FP16ComputingSupported: c_int,
    pub INT4ComputingSupported: c_int,
    pub INT8ComputingSupported: c_int,
    pub BF16ComputingSupported: c_int,
    pub TF32ComputingSupported: c_int,
    pub maxQueueSize: c_int,
    pub maxNotifierSize: c_int,
    pub tinyCoreSupported: c_int,
    pub codecJPEGSupported: c_int,
    pub codecH264Supported: c_int,
    pub codecH265Supported: c_int,
    pub maxClusterCountPerUnionTask: c_int,
    pub clusterCount: c_int,
    pub McorePerCluster: c_int,
    pub maxQuadrantCount: c_int,
    pub maxUnionTypePerQuadrant: c_int,
    pub maxClusterPerUnionLimitTask: c_int,
    pub ISAVersion: c_int,
    pub isMultipleTensorProcessor: c_int,
    pub NramSizePerMcore: c_int,
    pub WramSizePerMcore: c_int,
    /// In MB.
    pub LmemSizePerMcore: c_int,
    pub SramSizePerMcore: c_int,
    pub globalMemoryNodeCount: c_int,
    pub cacheSize: c_int,
    pub GmemBusWidth: c_int,
    pub computeMode: c_int,
    /// In MB.
    pub MDRMemorySize: c_int,
    /// In MB.
    pub availableGlobalMemorySize: c_int,
    pub uuid: cnrtUUID_t,
    pub totalGlobalMemSize: u64,
    pub reserved: [c_int; 30],
}
