/* ACL runtime of lucho: the virtual device, its memory, streams and events.
 *
 * Generated from src/surface by `make headers`; not edited by hand. */

#ifndef LUCHO_ACL_ACL_H
#define LUCHO_ACL_ACL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** An event that other streams wait for (aclrtCreateEventWithFlag). */
#define ACL_EVENT_SYNC 1

/** An event that follows the progress of a stream (aclrtCreateEventWithFlag). */
#define ACL_EVENT_CAPTURE_STREAM_PROGRESS 2

/** An event that takes the time when it is reached (aclrtCreateEventWithFlag). */
#define ACL_EVENT_TIME_LINE 8

/** A hint of aclrtCreateStreamWithConfig. */
#define ACL_STREAM_FAST_LAUNCH 1

/** A hint of aclrtCreateStreamWithConfig. */
#define ACL_STREAM_FAST_SYNC 2

/** Whether the stream waits for a callback; here it always does. */
typedef enum aclrtCallbackBlockType {
  ACL_CALLBACK_NO_BLOCK = 0,
  ACL_CALLBACK_BLOCK = 1,
} aclrtCallbackBlockType;

/**
 * Direction of a copy. The device reads host memory directly, so all directions are one
 * operation; only unlisted values are refused.
 */
typedef enum aclrtMemcpyKind {
  ACL_MEMCPY_HOST_TO_HOST = 0,
  ACL_MEMCPY_HOST_TO_DEVICE = 1,
  ACL_MEMCPY_DEVICE_TO_HOST = 2,
  ACL_MEMCPY_DEVICE_TO_DEVICE = 3,
  ACL_MEMCPY_DEFAULT = 4,
} aclrtMemcpyKind;

/** Element types. */
typedef enum aclDataType {
  ACL_DT_UNDEFINED = -1,
  ACL_FLOAT = 0,
  ACL_FLOAT16 = 1,
  ACL_INT8 = 2,
  ACL_INT32 = 3,
  ACL_UINT8 = 4,
  ACL_INT16 = 6,
  ACL_UINT16 = 7,
  ACL_UINT32 = 8,
  ACL_INT64 = 9,
  ACL_UINT64 = 10,
  ACL_DOUBLE = 11,
  ACL_BOOL = 12,
  ACL_STRING = 13,
  ACL_COMPLEX64 = 16,
  ACL_COMPLEX128 = 17,
  ACL_BF16 = 27,
  ACL_COMPLEX32 = 33,
} aclDataType;

/** Where the program runs. */
typedef enum aclrtRunMode {
  /** On the device's own processor. */
  ACL_DEVICE = 0,
  /** On a host that drives the device. */
  ACL_HOST = 1,
} aclrtRunMode;

/** Whether the work before an event is done. */
typedef enum aclrtEventRecordedStatus {
  /** Never recorded, or recorded and not yet reached. */
  ACL_EVENT_RECORDED_STATUS_NOT_READY = 0,
  ACL_EVENT_RECORDED_STATUS_COMPLETE = 1,
} aclrtEventRecordedStatus;

/**
 * Which pages to take memory from. One of the first six values, optionally combined by `|` with
 * one of the last two; here all are served alike, with huge pages where the block is large.
 */
typedef enum aclrtMemMallocPolicy {
  ACL_MEM_MALLOC_HUGE_FIRST = 0,
  ACL_MEM_MALLOC_HUGE_ONLY = 1,
  ACL_MEM_MALLOC_NORMAL_ONLY = 2,
  ACL_MEM_MALLOC_HUGE_FIRST_P2P = 3,
  ACL_MEM_MALLOC_HUGE_ONLY_P2P = 4,
  ACL_MEM_MALLOC_NORMAL_ONLY_P2P = 5,
  ACL_MEM_TYPE_LOW_BAND_WIDTH = 256,
  ACL_MEM_TYPE_HIGH_BAND_WIDTH = 4096,
} aclrtMemMallocPolicy;

/** Kinds of memory to ask aclrtGetMemInfo about; here all are the same memory. */
typedef enum aclrtMemAttr {
  ACL_DDR_MEM = 0,
  ACL_HBM_MEM = 1,
  ACL_DDR_MEM_HUGE = 2,
  ACL_DDR_MEM_NORMAL = 3,
  ACL_HBM_MEM_HUGE = 4,
  ACL_HBM_MEM_NORMAL = 5,
  ACL_DDR_MEM_P2P_HUGE = 6,
  ACL_DDR_MEM_P2P_NORMAL = 7,
  ACL_HBM_MEM_P2P_HUGE = 8,
  ACL_HBM_MEM_P2P_NORMAL = 9,
  ACL_HBM_MEM_HUGE1G = 10,
  ACL_HBM_MEM_P2P_HUGE1G = 11,
} aclrtMemAttr;

/** Where memory lies. */
typedef enum aclrtMemLocationType {
  /** From aclrtMallocHost. */
  ACL_MEM_LOCATION_TYPE_HOST = 0,
  /** From aclrtMalloc. */
  ACL_MEM_LOCATION_TYPE_DEVICE = 1,
  /** From anywhere else. */
  ACL_MEM_LOCATION_TYPE_UNREGISTERED = 2,
} aclrtMemLocationType;

/** Whether a stream has work left. */
typedef enum aclrtStreamStatus {
  ACL_STREAM_STATUS_COMPLETE = 0,
  ACL_STREAM_STATUS_NOT_READY = 1,
} aclrtStreamStatus;

/** What every function of the runtime returns: `ACL_SUCCESS` or one of the `ACL_ERROR_` codes. */
typedef int aclError;

/** A function that a stream calls on the host; see aclrtLaunchCallback. */
typedef void (*aclrtCallback)(void *userData);

/** An in-order queue of work. NULL is the default stream of the device. */
typedef void *aclrtStream;

/** A set of resources on a device. All contexts here share the one device's resources. */
typedef void *aclrtContext;

/** An IEEE 754 half precision number, as its bits. */
typedef uint16_t aclFloat16;

/** A point in a stream that others can wait for. */
typedef void *aclrtEvent;

/** Where memory lies. */
typedef struct aclrtMemLocation {
  /** The device, 0. */
  uint32_t id;
  /** The kind of place. */
  aclrtMemLocationType type;
} aclrtMemLocation;

/** What aclrtPointerGetAttributes tells of a pointer. */
typedef struct aclrtPtrAttributes {
  /** Where the memory lies. */
  aclrtMemLocation location;
  /** Size of a page in bytes. */
  uint32_t pageSize;
  /** Zero. */
  uint32_t rsv[4];
} aclrtPtrAttributes;

/** Done. */
#define ACL_SUCCESS 0

/** Done. */
#define ACL_ERROR_NONE 0

/** An argument is NULL, out of range or not listed; nothing was done. */
#define ACL_ERROR_INVALID_PARAM 100000

/** aclInit was not called, or aclFinalize was, or the process is exiting. */
#define ACL_ERROR_UNINITIALIZE 100001

/** aclInit was called already. */
#define ACL_ERROR_REPEAT_INITIALIZE 100002

/** aclFinalize was called already. */
#define ACL_ERROR_REPEAT_FINALIZE 100037

/** Host memory could not be allocated; nothing was done. */
#define ACL_ERROR_BAD_ALLOC 200000

/** Not possible here, for example waiting inside a callback. */
#define ACL_ERROR_API_NOT_SUPPORT 200001

/** No such device. */
#define ACL_ERROR_INVALID_DEVICE 200002

/** A stream, event or context that does not exist (any more). */
#define ACL_ERROR_INVALID_RESOURCE_HANDLE 200005

/** The library failed, or an operation queued earlier did; aclGetRecentErrMsg names it. */
#define ACL_ERROR_INTERNAL_ERROR 500000

/** An argument the runtime refuses. */
#define ACL_ERROR_RT_PARAM_INVALID 107000

/** No such device. */
#define ACL_ERROR_RT_INVALID_DEVICEID 107001

/** An event was created without ACL_EVENT_TIME_LINE or never recorded, so it has no time. */
#define ACL_ERROR_RT_EVENT_TIMESTAMP_INVALID 107006

/** Memory could not be allocated; nothing was done. */
#define ACL_ERROR_RT_MEMORY_ALLOCATION 207001

/** A stream has work left. */
#define ACL_ERROR_RT_STREAM_NOT_COMPLETE 507004

/** An event has not been reached yet. */
#define ACL_ERROR_RT_EVENT_NOT_COMPLETE 507006

/** Waiting for a stream took longer than allowed. */
#define ACL_ERROR_RT_STREAM_SYNC_TIMEOUT 507046

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * Queues a call of `fn(userData)` on a thread of the library; later work of the stream waits for it,
 * also with ACL_CALLBACK_NO_BLOCK. No subscription of a thread is needed. Inside the function,
 * whatever would wait for the device (synchronizing, synchronous copies, freeing, destroying)
 * returns ACL_ERROR_API_NOT_SUPPORT.
 */
aclError aclrtLaunchCallback(aclrtCallback fn,
                             void *userData,
                             aclrtCallbackBlockType blockType,
                             aclrtStream stream);

/** Creates a context on a device (0) and makes it current in the calling thread. */
aclError aclrtCreateContext(aclrtContext *context, int32_t deviceId);

/** Destroys a context made by aclrtCreateContext. Threads in it return to the default context. */
aclError aclrtDestroyContext(aclrtContext context);

/** Makes a context current in the calling thread. */
aclError aclrtSetCurrentContext(aclrtContext context);

/** Stores the calling thread's context. */
aclError aclrtGetCurrentContext(aclrtContext *context);

/**
 * Waits for all streams, then copies `count` bytes. Nothing is copied if `count` exceeds `destMax`,
 * the room at `dst`. The two ranges may overlap.
 */
aclError aclrtMemcpy(void *dst,
                     size_t destMax,
                     const void *src,
                     size_t count,
                     aclrtMemcpyKind kind);

/**
 * Queues a copy of `count` bytes; as aclrtMemcpy, but when the stream reaches it. All memory, on the
 * host too, has to stay valid until then.
 */
aclError aclrtMemcpyAsync(void *dst,
                          size_t destMax,
                          const void *src,
                          size_t count,
                          aclrtMemcpyKind kind,
                          aclrtStream stream);

/**
 * Waits for all streams, then copies `height` rows of `width` bytes each, which lie `dpitch` and
 * `spitch` bytes apart. A pitch below `width` is refused.
 */
aclError aclrtMemcpy2d(void *dst,
                       size_t dpitch,
                       const void *src,
                       size_t spitch,
                       size_t width,
                       size_t height,
                       aclrtMemcpyKind kind);

/**
 * Waits for all streams, then sets `count` bytes to the lowest byte of `value`. Nothing is set if
 * `count` exceeds `maxCount`, the room at `devPtr`.
 */
aclError aclrtMemset(void *devPtr, size_t maxCount, int32_t value, size_t count);

/** Queues setting `count` bytes; as aclrtMemset, but when the stream reaches it. */
aclError aclrtMemsetAsync(void *devPtr,
                          size_t maxCount,
                          int32_t value,
                          size_t count,
                          aclrtStream stream);

/** Size in bytes of an element of a type; 0 for strings, ACL_DT_UNDEFINED and unlisted values. */
size_t aclDataTypeSize(aclDataType dataType);

/** A half precision number as a float; exact. */
float aclFloat16ToFloat(aclFloat16 value);

/** A float rounded to half precision, ties to even; what is too large becomes infinite, NaN stays NaN. */
aclFloat16 aclFloatToFloat16(float value);

/**
 * Makes a device and its default context current in the calling thread. There is only device 0, and
 * it is current without this call; another number is ACL_ERROR_RT_INVALID_DEVICEID.
 */
aclError aclrtSetDevice(int32_t deviceId);

/** Waits for all work of the device. Streams, events and memory live on. */
aclError aclrtResetDevice(int32_t deviceId);

/** Stores the number of the calling thread's device: 0. */
aclError aclrtGetDevice(int32_t *deviceId);

/** Stores the number of devices: 1. */
aclError aclrtGetDeviceCount(uint32_t *count);

/**
 * Waits for all work of all streams. If some of it failed since the last synchronization, returns
 * the first failure's error, once; aclGetRecentErrMsg names the call it came from. Inside a callback
 * returns ACL_ERROR_API_NOT_SUPPORT.
 */
aclError aclrtSynchronizeDevice(void);

/** Stores where the program runs: ACL_HOST. */
aclError aclrtGetRunMode(aclrtRunMode *runMode);

/** The name of the device's chip: "lucho". */
const char *aclrtGetSocName(void);

/** Creates an event for waiting and timing. */
aclError aclrtCreateEvent(aclrtEvent *event);

/**
 * Creates an event. Of the flags only ACL_EVENT_TIME_LINE matters here: without it the event takes
 * no time. Unlisted flags are refused.
 */
aclError aclrtCreateEventWithFlag(aclrtEvent *event, uint32_t flag);

/** Destroys an event. Work that waits for it is not disturbed. */
aclError aclrtDestroyEvent(aclrtEvent event);

/** Records an event behind the work queued in a stream so far; an earlier recording is forgotten. */
aclError aclrtRecordEvent(aclrtEvent event, aclrtStream stream);

/** Waits until an event is reached; returns at once if it was never recorded. */
aclError aclrtSynchronizeEvent(aclrtEvent event);

/** Stores whether an event was recorded and reached, without waiting. */
aclError aclrtQueryEventStatus(aclrtEvent event, aclrtEventRecordedStatus *status);

/**
 * Stores the milliseconds from one event to another. An event without a time (created without
 * ACL_EVENT_TIME_LINE, or never recorded) is ACL_ERROR_RT_EVENT_TIMESTAMP_INVALID, one that was not
 * reached yet ACL_ERROR_RT_EVENT_NOT_COMPLETE.
 */
aclError aclrtEventElapsedTime(float *ms, aclrtEvent startEvent, aclrtEvent endEvent);

/**
 * Initializes the runtime; device 0 is current in every thread from now on. `configPath` may be
 * NULL; a configuration file is not read. A second call returns ACL_ERROR_REPEAT_INITIALIZE. After
 * aclFinalize the runtime can be initialized again.
 */
aclError aclInit(const char *configPath);

/**
 * Waits for all work and shuts the runtime down. Streams, events and memory are not released. A
 * second call returns ACL_ERROR_REPEAT_FINALIZE, a call without aclInit ACL_ERROR_UNINITIALIZE.
 */
aclError aclFinalize(void);

/**
 * The message of the last error in the calling thread, an empty string if there was none. It stays
 * valid until the thread's next error.
 */
const char *aclGetRecentErrMsg(void);

/**
 * Allocates `size` bytes of device memory, aligned to 256 bytes, contents undefined. Size 0 is
 * refused; without memory returns ACL_ERROR_RT_MEMORY_ALLOCATION and `*devPtr` keeps its value.
 */
aclError aclrtMalloc(void **devPtr, size_t size, aclrtMemMallocPolicy policy);

/**
 * Frees device memory after the work of all streams is done. NULL, a pointer into a block, a freed
 * or foreign pointer is refused; inside a callback returns ACL_ERROR_API_NOT_SUPPORT.
 */
aclError aclrtFree(void *devPtr);

/** Allocates `size` bytes of host memory, aligned to 256 bytes, contents undefined. */
aclError aclrtMallocHost(void **hostPtr, size_t size);

/** Frees memory from aclrtMallocHost, as aclrtFree frees device memory. */
aclError aclrtFreeHost(void *hostPtr);

/** Stores the free and the total bytes of the device's memory, which is the host's. */
aclError aclrtGetMemInfo(aclrtMemAttr attr, size_t *free, size_t *total);

/** Stores whether a pointer leads into device memory, into memory from aclrtMallocHost, or neither. */
aclError aclrtPointerGetAttributes(const void *ptr, aclrtPtrAttributes *attributes);

/** Creates a stream. */
aclError aclrtCreateStream(aclrtStream *stream);

/** Creates a stream. `priority` (0 is the highest) and `flag` are hints that change nothing here. */
aclError aclrtCreateStreamWithConfig(aclrtStream *stream, uint32_t priority, uint32_t flag);

/**
 * Waits for the work of a stream and destroys it. A handle bound to it (aclblasSetStream) can still
 * be destroyed afterwards. The default stream cannot be destroyed.
 */
aclError aclrtDestroyStream(aclrtStream stream);

/** The same as aclrtDestroyStream: work that was queued is finished, not dropped. */
aclError aclrtDestroyStreamForce(aclrtStream stream);

/**
 * Waits for all work of a stream. If some of it failed since the last synchronization, returns the
 * first failure's error, once; aclGetRecentErrMsg names the call it came from. Inside a callback
 * returns ACL_ERROR_API_NOT_SUPPORT.
 */
aclError aclrtSynchronizeStream(aclrtStream stream);

/**
 * As aclrtSynchronizeStream, for at most `timeout` milliseconds (-1: without limit, 0: no waiting);
 * then returns ACL_ERROR_RT_STREAM_SYNC_TIMEOUT, and the work goes on.
 */
aclError aclrtSynchronizeStreamWithTimeout(aclrtStream stream, int32_t timeout);

/** Stores whether a stream has work left, without waiting. */
aclError aclrtStreamQuery(aclrtStream stream, aclrtStreamStatus *status);

/**
 * Lets the later work of a stream wait until the event's last recording so far is reached. An event
 * that was never recorded holds nothing up.
 */
aclError aclrtStreamWaitEvent(aclrtStream stream, aclrtEvent event);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif /* LUCHO_ACL_ACL_H */
