/* cnrt runtime of lucho: the virtual device, its memory, queues and notifiers.
 *
 * Generated from src/surface by `make headers`; not edited by hand. */

#ifndef LUCHO_CNRT_H
#define LUCHO_CNRT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** What a runtime call returns. */
typedef enum cnrtRet_t {
  /** Done. */
  cnrtSuccess = 0,
  /** The work that was asked about has not finished. */
  cnrtErrorNotReady = 1,
  /** The runtime cannot be used: the process is exiting. */
  cnrtErrorInit = 100002,
  /** There is no such device. */
  cnrtErrorNoDevice = 100004,
  cnrtErrorDeviceInvalid = 100005,
  /** An argument is null, out of range or does not fit the others. */
  cnrtErrorArgsInvalid = 100006,
  cnrtErrorSys = 100007,
  /** Host memory could not be allocated. */
  cnrtErrorSysNoMem = 100010,
  /** A queue or notifier was never created or has been destroyed. */
  cnrtErrorInvalidResourceHandle = 100014,
  cnrtErrorIllegalState = 100015,
  cnrtErrorNotSupport = 100050,
  /** The call would wait for its own caller: it was made inside a host function. */
  cnrtErrorOpsNotPermitted = 100051,
  /** Work in a queue failed. */
  cnrtErrorQueue = 100060,
  /** Memory could not be allocated. */
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
  /** There is no such attribute. */
  cnrtErrorNoAttribute = 632009,
  /** The copy direction is none of cnrtMemTransDir_t. */
  cnrtErrorMemcpyDirectionInvalid = 632013,
  /** A queue has work left, or a notifier has not been reached. */
  cnrtErrorBusy = 632014,
  /** A notifier was never placed. */
  cnrtErrorCndrvFuncCall = 632015,
  cnrtErrorCndevFuncCall = 632017,
  cnrtErrorNoCnrtContext = 632019,
  cnrtErrorCndrvFuncNotFound = 632020,
  cnrtErrorInvalidSymbol = 632100,
  /** An internal error of the library. */
  cnrtErrorUnknown = 999991,
  cnrtErrorMax = 999992,
} cnrtRet_t;

/** What cnrtDeviceGetAttribute can be asked. */
typedef enum cnrtDeviceAttr_t {
  cnrtAttrComputeCapabilityMajor = 1,
  cnrtAttrComputeCapabilityMinor = 2,
  cnrtAttrSparseComputingSupported = 3,
  cnrtAttrFP16ComputingSupported = 4,
  cnrtAttrINT4ComputingSupported = 5,
  cnrtAttrINT8ComputingSupported = 6,
  cnrtAttrBF16ComputingSupported = 7,
  cnrtAttrTF32ComputingSupported = 8,
  cnrtAttrComputeMode = 9,
  cnrtAttrQueueSize = 257,
  cnrtAttrNotifierSize = 258,
  cnrtAttrSupportQueuePriorities = 259,
  cnrtAttrTinyCoreSupported = 260,
  cnrtAttrCodecJPEGSupported = 261,
  cnrtAttrCodecH264Supported = 262,
  cnrtAttrCodecH265Supported = 263,
  cnrtAttrAIIspCoreSupported = 264,
  cnrtAttrMultiCtxNotifierWaitSupported = 265,
  cnrtAttrIPCNotifierSupported = 266,
  cnrtAttrMaxDimX = 513,
  cnrtAttrMaxDimY = 514,
  cnrtAttrMaxDimZ = 515,
  cnrtAttrMaxClusterCountPerUnionTask = 516,
  cnrtAttrClusterCount = 517,
  cnrtAttrMcorePerCluster = 518,
  cnrtAttrMaxQuadrantCount = 519,
  cnrtAttrMaxUnionTypePerQuadrant = 520,
  cnrtAttrMaxClusterPerUnionLimitTask = 521,
  cnrtAttrISAVersion = 522,
  cnrtAttrIsMultipleTensorProcessor = 523,
  cnrtAttrMaxL2CacheSize = 769,
  cnrtAttrNramSizePerMcore = 770,
  cnrtAttrWramSizePerMcore = 771,
  cnrtAttrTotalConstMemorySize = 772,
  cnrtAttrLmemSizePerMcore = 773,
  cnrtAttrSramSizePerMcore = 774,
  cnrtAttrGlobalMemoryNodeCount = 775,
  cnrtAttrMaxPersistingL2CacheSize = 777,
  cnrtAttrAvailableGlobalMemorySize = 786,
  cnrtAttrEccEnable = 1025,
  cnrtAttrIpuClockRate = 1026,
  cnrtAttrMemClockRate = 1027,
  cnrtAttrGmemBusWidth = 1028,
  cnrtAttrTotalMemSize = 1029,
  cnrtAttrPciBusID = 1030,
  cnrtAttrPciDeviceID = 1031,
  cnrtAttrPciDomainID = 1032,
  cnrtAttrMDRMemorySize = 1033,
  cnrtAttrUnsupportedFlag = 16777215,
  cnrtAttrCanMapHostMemory = 16777216,
  cnrtAttrCanSetQueueSize = 16777217,
  cnrtAttrCanSetNotifierSize = 16777218,
  cnrtAttrConcurrentKernels = 16777219,
  cnrtAttrSupportUnifiedAddr = 16777220,
  cnrtAttrSupportManagedMem = 16777221,
  cnrtAttrSupportNativeAtomic = 16777222,
  cnrtAttrSupportPageableMemAccess = 16777223,
  cnrtAttrCanUseHostPointer = 16777224,
  cnrtAttrSupportHostRegsiter = 16777225,
  cnrtAttrCacheSize = 16777226,
  cnrtAttrMaxNum = 16777227,
} cnrtDeviceAttr_t;

/** Where memory came from. */
typedef enum cnrtMemType_t {
  cnrtMemTypeUnregistered = 0,
  cnrtMemTypeHost = 1,
  cnrtMemTypeDevice = 2,
} cnrtMemType_t;

/** Cache mode of a host pointer. */
typedef enum cnrtUvaCacheMode_t {
  cnrtUvaNotSupport = -1,
  cnrtUvaUnknown = 0,
  cnrtUvaUnCached = 1,
  cnrtUvaCached = 2,
} cnrtUvaCacheMode_t;

/** Direction of a copy. Host and device share one memory, so it changes nothing but is checked. */
typedef enum cnrtMemTransDir_t {
  cnrtMemcpyHostToDev = 0,
  cnrtMemcpyDevToDev = 1,
  cnrtMemcpyDevToHost = 2,
  cnrtMemcpyHostToHost = 3,
  cnrtMemcpyPeerToPeer = 4,
  /** Direction to be inferred. */
  cnrtMemcpyNoDirection = 5,
} cnrtMemTransDir_t;

/** How many cores a kernel takes; nothing in this library depends on it. */
typedef enum cnrtFunctionType_t {
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
} cnrtFunctionType_t;

/** Flags of cnrtNotifierCreateWithFlags. */
typedef enum cnrtNotifierFlags_t {
  CNRT_NOTIFIER_DEFAULT = 0,
  CNRT_NOTIFIER_DISABLE_TIMING_SW = 2,
  CNRT_NOTIFIER_DISABLE_TIMING = 2,
  CNRT_NOTIFIER_DISABLE_TIMING_ALL = 4,
  /** Accepted together with CNRT_NOTIFIER_DISABLE_TIMING_ALL; it adds nothing. */
  CNRT_NOTIFIER_INTERPROCESS = 8,
} cnrtNotifierFlags_t;

/** Flags of cnrtPlaceNotifierWithFlags; only the default one is supported. */
typedef enum cnrtNotifierPlaceFlags_t {
  CNRT_NOTIFIER_PLACE_DEFAULT = 0,
  CNRT_NOTIFIER_PLACE_EXTERNAL = 1,
} cnrtNotifierPlaceFlags_t;

/** Flags of cnrtQueueWaitNotifier; only the default one is supported. */
typedef enum cnrtNotifierWaitFlags_t {
  CNRT_NOTIFIER_WAIT_DEFAULT = 0,
  CNRT_NOTIFIER_WAIT_EXTERNAL = 1,
} cnrtNotifierWaitFlags_t;

/** How a thread waits for the device. Kept and returned, otherwise without effect. */
typedef enum cnrtDeviceFlags_t {
  cnrtDeviceScheduleSpin = 0,
  cnrtDeviceScheduleBlock = 1,
  cnrtDeviceScheduleYield = 2,
  cnrtDeviceScheduleAuto = 3,
  cnrtDeviceFlagsMaxNum = 4,
} cnrtDeviceFlags_t;

/** Who may use a device. */
typedef enum cnrtComputeMode_t {
  cnrtComputeModeDefault = 0,
  cnrtComputeModeExclusiveProcess = 1,
} cnrtComputeMode_t;

/** A notifier, opaque. */
typedef struct CNnotifier_st CNnotifier_st;

/** A queue, opaque. */
typedef struct CNqueue_st CNqueue_st;

/** Identifies a device. */
typedef struct cnrtUUID_t {
  char uuid[16];
} cnrtUUID_t;

/**
 * What cnrtGetDeviceProperties says of a device. Memory sizes without another unit are bytes, clock
 * rates kilohertz; what has no meaning on a processor is 0.
 */
typedef struct cnrtDeviceProp_t {
  char name[256];
  /** In MB. */
  int totalMem;
  int maxDim[3];
  int ipuClockRate;
  int memClockRate;
  /** In MB. */
  int totalConstMem;
  int major;
  int minor;
  int ECCEnabled;
  int pciBusID;
  int pciDeviceID;
  int pciDomainID;
  int maxL2CacheSize;
  int persistingL2CacheMaxSize;
  int queuePrioritiesSupported;
  int sparseComputingSupported;
  int FP16ComputingSupported;
  int INT4ComputingSupported;
  int INT8ComputingSupported;
  int BF16ComputingSupported;
  int TF32ComputingSupported;
  int maxQueueSize;
  int maxNotifierSize;
  int tinyCoreSupported;
  int codecJPEGSupported;
  int codecH264Supported;
  int codecH265Supported;
  int maxClusterCountPerUnionTask;
  int clusterCount;
  int McorePerCluster;
  int maxQuadrantCount;
  int maxUnionTypePerQuadrant;
  int maxClusterPerUnionLimitTask;
  int ISAVersion;
  int isMultipleTensorProcessor;
  int NramSizePerMcore;
  int WramSizePerMcore;
  /** In MB. */
  int LmemSizePerMcore;
  int SramSizePerMcore;
  int globalMemoryNodeCount;
  int cacheSize;
  int GmemBusWidth;
  int computeMode;
  /** In MB. */
  int MDRMemorySize;
  /** In MB. */
  int availableGlobalMemorySize;
  cnrtUUID_t uuid;
  uint64_t totalGlobalMemSize;
  int reserved[30];
} cnrtDeviceProp_t;

/**
 * An in-order sequence of asynchronous work. NULL, cnrtQueuePerThread and cnrtQueueLegacy all name
 * the default queue.
 */
typedef CNqueue_st *cnrtQueue_t;

/** What cnrtPointerGetAttributes says of a pointer. */
typedef struct cnrtPointerAttributes_t {
  cnrtMemType_t type;
  /** Device ordinal. */
  int device;
  /** Bytes of the allocation that the pointer lies in; 0 if in none. */
  size_t size;
  void *devicePointer;
  void *hostPointer;
  cnrtUvaCacheMode_t cacheMode;
  /** Start of the allocation. */
  void *deviceBasePointer;
} cnrtPointerAttributes_t;

/** A mark in a queue that can be waited for and timed. */
typedef CNnotifier_st *cnrtNotifier_t;

/** A function called by a queue on the host. */
typedef void (*cnrtHostFn_t)(void *arg);

/** Extent of a kernel launch; nothing in this library depends on it. */
typedef struct cnrtDim3_t {
  unsigned int x;
  unsigned int y;
  unsigned int z;
} cnrtDim3_t;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/** Writes the calling thread's device: 0. */
cnrtRet_t cnrtGetDevice(int *pOrdinal);

/**
 * Selects the calling thread's device. A negative ordinal is cnrtErrorArgsInvalid, one above 0
 * cnrtErrorNoDevice.
 */
cnrtRet_t cnrtSetDevice(int ordinal);

/** Writes the number of devices: 1. */
cnrtRet_t cnrtGetDeviceCount(unsigned int *pCount);

/** Waits for all work of the device. Memory, queues and notifiers stay valid. */
cnrtRet_t cnrtDeviceReset(void);

/** Writes the flag that was set with cnrtSetDeviceFlag. */
cnrtRet_t cnrtGetDeviceFlag(unsigned int *pFlags);

/** Keeps a cnrtDeviceFlags_t value (0 to 3); it has no effect. */
cnrtRet_t cnrtSetDeviceFlag(unsigned int flags);

/** Writes an attribute of the device; cnrtErrorNoAttribute for one that does not exist. */
cnrtRet_t cnrtDeviceGetAttribute(int *pValue, cnrtDeviceAttr_t attr, int ordinal);

/** Describes a device. In cnrt.h the name cnrtGetDeviceProperties is a macro for this function. */
cnrtRet_t cnrtGetDeviceProperties_V3(cnrtDeviceProp_t *prop, int ordinal);

/** Writes the version of the runtime interface. */
cnrtRet_t cnrtGetLibVersion(int *libMajor, int *libMinor, int *libPatch);

/** Writes the version of the driver: there is none, so the runtime's. */
cnrtRet_t cnrtDriverGetVersion(int *major, int *minor, int *patch);

/**
 * Allocates device memory, aligned to 256 bytes, contents undefined. bytes = 0 is
 * cnrtErrorArgsInvalid; cnrtErrorNoMem leaves *pPtr alone.
 */
cnrtRet_t cnrtMalloc(void **pPtr, size_t bytes);

/** As cnrtMalloc: constant memory is ordinary device memory. */
cnrtRet_t cnrtMallocConstant(void **pPtr, size_t bytes);

/**
 * Waits for all queued work and frees device memory. NULL is allowed; what cnrtMalloc did not
 * return is cnrtErrorArgsInvalid.
 */
cnrtRet_t cnrtFree(void *ptr);

/** Allocates host memory that queued copies may use; otherwise as cnrtMalloc. */
cnrtRet_t cnrtHostMalloc(void **pPtr, size_t bytes);

/** Waits for all queued work and frees memory of cnrtHostMalloc. NULL is allowed. */
cnrtRet_t cnrtFreeHost(void *ptr);

/**
 * Allocates device memory for use in a queue. The memory exists when the call returns, so it can be
 * used in any queue.
 */
cnrtRet_t cnrtMemAllocAsync(void **pPtr, size_t bytes, cnrtQueue_t queue);

/**
 * Frees device memory when the queue has done its present work. NULL is allowed; what is not device
 * memory is cnrtErrorArgsInvalid.
 */
cnrtRet_t cnrtMemFreeAsync(void *ptr, cnrtQueue_t queue);

/** Writes the free and the total bytes of the device's memory, which is the host's. */
cnrtRet_t cnrtMemGetInfo(size_t *free, size_t *total);

/**
 * Describes the allocation that a pointer lies in. Memory that this library did not allocate is
 * cnrtMemTypeUnregistered, which is no error.
 */
cnrtRet_t cnrtPointerGetAttributes(cnrtPointerAttributes_t *attr, const void *ptr);

/** Writes bytes of device memory to a value, after all work in all queues. */
cnrtRet_t cnrtMemset(void *devPtr, int value, size_t bytes);

/** Queues the setting of bytes of device memory to a value. */
cnrtRet_t cnrtMemsetAsync(void *devPtr, int value, size_t bytes, cnrtQueue_t queue);

/** Creates a notifier with timing. */
cnrtRet_t cnrtNotifierCreate(cnrtNotifier_t *notifier);

/** Creates a notifier. flags is a sum of cnrtNotifierFlags_t values. */
cnrtRet_t cnrtNotifierCreateWithFlags(cnrtNotifier_t *notifier, unsigned int flags);

/** Destroys a notifier. Queued work that refers to it is not disturbed. */
cnrtRet_t cnrtNotifierDestroy(cnrtNotifier_t notifier);

/**
 * Puts the notifier behind the work that is in the queue now. A notifier may be placed again; the
 * last placement counts.
 */
cnrtRet_t cnrtPlaceNotifier(cnrtNotifier_t notifier, cnrtQueue_t queue);

/** As cnrtPlaceNotifier; flags is CNRT_NOTIFIER_PLACE_DEFAULT. */
cnrtRet_t cnrtPlaceNotifierWithFlags(cnrtNotifier_t notifier,
                                     cnrtQueue_t queue,
                                     unsigned int flags);

/** Returns cnrtSuccess if the notifier was reached or never placed, else cnrtErrorBusy. */
cnrtRet_t cnrtQueryNotifier(cnrtNotifier_t notifier);

/** Waits until the notifier is reached; returns at once if it was never placed. */
cnrtRet_t cnrtWaitNotifier(cnrtNotifier_t notifier);

/**
 * Writes the time between two notifiers in milliseconds. Both must have been placed
 * (cnrtErrorCndrvFuncCall) and reached (cnrtErrorNotReady), and have timing (cnrtErrorArgsInvalid).
 */
cnrtRet_t cnrtNotifierElapsedTime(cnrtNotifier_t start, cnrtNotifier_t end, float *ms);

/** Writes the time between two notifiers in microseconds; errors as cnrtNotifierElapsedTime. */
cnrtRet_t cnrtNotifierDuration(cnrtNotifier_t start, cnrtNotifier_t end, float *us);

/** Creates a queue with the least priority. cnrtErrorNoMem when memory is short. */
cnrtRet_t cnrtQueueCreate(cnrtQueue_t *pQueue);

/**
 * Creates a queue. flags is 0; priority is clamped to the range of
 * cnrtDeviceGetQueuePriorityRange.
 */
cnrtRet_t cnrtQueueCreateWithPriority(cnrtQueue_t *pQueue, unsigned int flags, int priority);

/** Writes the priority of a queue. */
cnrtRet_t cnrtQueueGetPriority(cnrtQueue_t queue, int *priority);

/**
 * Writes the least (largest number) and greatest (smallest number) priority of a queue; either
 * pointer may be NULL.
 */
cnrtRet_t cnrtDeviceGetQueuePriorityRange(int *leastPriority, int *greatestPriority);

/**
 * Destroys a queue and returns at once; work that is in it is still carried out. The default queue
 * cannot be destroyed (cnrtErrorArgsInvalid); a destroyed or unknown queue is
 * cnrtErrorInvalidResourceHandle.
 */
cnrtRet_t cnrtQueueDestroy(cnrtQueue_t queue);

/**
 * Returns cnrtSuccess if all work in the queue is done, cnrtErrorBusy if not. Does not report
 * failures of the work: cnrtQueueSync does.
 */
cnrtRet_t cnrtQueueQuery(cnrtQueue_t queue);

/**
 * Waits until all work in the queue is done. Returns the first failure among the work since the
 * last such call and forgets it. Inside a host function it is cnrtErrorOpsNotPermitted.
 */
cnrtRet_t cnrtQueueSync(cnrtQueue_t queue);

/**
 * Lets the queue's later work wait until the notifier's last placement is reached; a notifier that
 * was never placed is not waited for. flag is 0.
 */
cnrtRet_t cnrtQueueWaitNotifier(cnrtNotifier_t notifier, cnrtQueue_t queue, unsigned int flag);

/**
 * Lets the queue call fn(arg) when all its earlier work is done; its later work waits for fn to
 * return. fn must not wait for the device: such calls return cnrtErrorOpsNotPermitted.
 */
cnrtRet_t cnrtInvokeHostFunc(cnrtQueue_t queue, cnrtHostFn_t fn, void *arg);

/**
 * Waits until all work in all queues is done. Returns the first failure among it. Inside a host
 * function it is cnrtErrorOpsNotPermitted.
 */
cnrtRet_t cnrtSyncDevice(void);

/** Returns the calling thread's last error and resets it to cnrtSuccess. */
cnrtRet_t cnrtGetLastError(void);

/** Returns the calling thread's last error and keeps it. */
cnrtRet_t cnrtPeekAtLastError(void);

/**
 * Name of a code, for instance "cnrtErrorNoMem"; "cnrtErrorUnknown" for a value that is none. The
 * string is constant.
 */
const char *cnrtGetErrorName(cnrtRet_t errCode);

/** A sentence about a code. The string is constant. */
const char *cnrtGetErrorStr(cnrtRet_t errCode);

/**
 * Copies bytes after all work in all queues; the ranges may overlap. May return the failure of
 * earlier work, and then copies nothing. cnrtErrorOpsNotPermitted inside a host function.
 */
cnrtRet_t cnrtMemcpy(void *dst, void *src, size_t bytes, cnrtMemTransDir_t dir);

/** Queues a copy of bytes. Source and destination belong to the queue until it has done it. */
cnrtRet_t cnrtMemcpyAsync(void *dst,
                          void *src,
                          size_t bytes,
                          cnrtQueue_t queue,
                          cnrtMemTransDir_t dir);

/** As cnrtMemcpyAsync. */
cnrtRet_t cnrtMemcpyAsync_V2(void *dst,
                             void *src,
                             size_t bytes,
                             cnrtQueue_t queue,
                             cnrtMemTransDir_t dir);

/** As cnrtMemcpyAsync. */
cnrtRet_t cnrtMemcpyAsync_V3(void *dst,
                             void *src,
                             size_t bytes,
                             cnrtQueue_t queue,
                             cnrtMemTransDir_t dir);

/**
 * Copies height rows of width bytes; rows start dpitch and spitch bytes apart (at least width).
 * Otherwise as cnrtMemcpy.
 */
cnrtRet_t cnrtMemcpy2D(void *dst,
                       size_t dpitch,
                       const void *src,
                       size_t spitch,
                       size_t width,
                       size_t height,
                       cnrtMemTransDir_t dir);

/** Queues a copy of height rows of width bytes; see cnrtMemcpy2D and cnrtMemcpyAsync. */
cnrtRet_t cnrtMemcpy2DAsync(void *dst,
                            size_t dpitch,
                            const void *src,
                            size_t spitch,
                            size_t width,
                            size_t height,
                            cnrtMemTransDir_t dir,
                            cnrtQueue_t queue);

/** Copies between devices; there is one, so both ordinals are 0. Otherwise as cnrtMemcpy. */
cnrtRet_t cnrtMemcpyPeer(void *dst, int dstDevice, void *src, int srcDevice, size_t bytes);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

/* The name that programs use for the current form of a function. */
#define cnrtGetDeviceProperties cnrtGetDeviceProperties_V3

/* Names of earlier cnrt versions. */
#define cnrtQueue CNqueue_st
#define cnrtNotifier CNnotifier_st
typedef cnrtFunctionType_t cnrtJobType_t;
#define CNRT_RET_SUCCESS cnrtSuccess
#define CNRT_RET_WARNING_FAKE_DEVICE 1
#define CNRT_RET_ERR_NOT_READY 632006
#define CNRT_RET_ERR_INVALID 632007
#define CNRT_RET_ERR_NOMEM 632008
#define CNRT_RET_ERR_NODEV 632009
#define CNRT_RET_ERR_SYS 632011
#define CNRT_RET_ERR_UNKNOWN 999991
#define CNRT_MEM_TRANS_DIR_HOST2DEV cnrtMemcpyHostToDev
#define CNRT_MEM_TRANS_DIR_DEV2DEV cnrtMemcpyDevToDev
#define CNRT_MEM_TRANS_DIR_DEV2HOST cnrtMemcpyDevToHost
#define CNRT_MEM_TRANS_DIR_HOST2HOST cnrtMemcpyHostToHost
#define CNRT_MEM_TRANS_DIR_PEER2PEER cnrtMemcpyPeerToPeer
#define CNRT_MEM_TRANS_DIR_NODIR cnrtMemcpyNoDirection
#define CNRT_FUNC_TYPE_BLOCK cnrtFuncTypeBlock
#define CNRT_FUNC_TYPE_BLOCK0 cnrtFuncTypeBlock0
#define CNRT_FUNC_TYPE_BLOCK1 cnrtFuncTypeBlock1
#define CNRT_FUNC_TYPE_UNION1 cnrtFuncTypeUnion1
#define CNRT_FUNC_TYPE_UNION2 cnrtFuncTypeUnion2
#define CNRT_FUNC_TYPE_UNION4 cnrtFuncTypeUnion4
#define CNRT_FUNC_TYPE_UNION8 cnrtFuncTypeUnion8
#define CNRT_FUNC_TYPE_UNION16 cnrtFuncTypeUnion16
#define CNRT_FUNC_TYPE_MUTABLE cnrtFuncTypeMutable

/* Special queues; NULL is the default queue. */
#define cnrtQueuePerThread ((cnrtQueue_t)1)
#define cnrtQueueLegacy ((cnrtQueue_t)2)

/* Evaluates a call; when it fails, says so on stderr and ends the program. Define it before this
 * header to have something else happen. */
#ifndef CNRT_CHECK
#include <stdio.h>
#include <stdlib.h>
#define CNRT_CHECK(call)                                                                           \
  do {                                                                                             \
    const cnrtRet_t lucho_ret_ = (call);                                                           \
    if (lucho_ret_ != cnrtSuccess) {                                                               \
      fprintf(stderr, "%s:%d: %s: %s\n", __FILE__, __LINE__, #call, cnrtGetErrorStr(lucho_ret_));  \
      exit(-1);                                                                                    \
    }                                                                                              \
  } while (0)
#endif

#endif /* LUCHO_CNRT_H */
