/* CUDA runtime of lucho: the virtual device, its memory, streams and events.
 *
 * Generated from src/surface by `make headers`; not edited by hand. */

#ifndef LUCHO_CUDA_CUDA_RUNTIME_API_H
#define LUCHO_CUDA_CUDA_RUNTIME_API_H

#include <stddef.h>
#include <stdint.h>
#include "builtin_types.h"

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/** Writes an attribute of a device; cudaErrorInvalidValue for one that does not exist. */
cudaError_t cudaDeviceGetAttribute(int *value, cudaDeviceAttr attr, int device);

/**
 * Begins a capture: what is queued on the stream from now on becomes a graph and is not done. Other
 * streams join by waiting for events recorded on it. cudaErrorStreamCaptureUnsupported for the default
 * stream, cudaErrorIllegalState if the stream is being captured already.
 */
cudaError_t cudaStreamBeginCapture(cudaStream_t stream,
                                   cudaStreamCaptureMode mode);

/**
 * Begins a capture: what is queued on the stream from now on becomes a graph and is not done. Other
 * streams join by waiting for events recorded on it. cudaErrorStreamCaptureUnsupported for the default
 * stream, cudaErrorIllegalState if the stream is being captured already.
 */
cudaError_t cudaStreamBeginCapture_ptsz(cudaStream_t stream,
                                        cudaStreamCaptureMode mode);

/**
 * Ends the capture that began on the stream and writes the graph. A capture that calls which cannot
 * be captured have spoiled ends with cudaErrorStreamCaptureInvalidated, one with streams that have
 * not been waited for with cudaErrorStreamCaptureUnjoined. cudaErrorStreamCaptureUnmatched: it began
 * on another stream; cudaErrorStreamCaptureWrongThread: in another thread, and not relaxed.
 */
cudaError_t cudaStreamEndCapture(cudaStream_t stream,
                                 cudaGraph_t *pGraph);

/**
 * Ends the capture that began on the stream and writes the graph. A capture that calls which cannot
 * be captured have spoiled ends with cudaErrorStreamCaptureInvalidated, one with streams that have
 * not been waited for with cudaErrorStreamCaptureUnjoined. cudaErrorStreamCaptureUnmatched: it began
 * on another stream; cudaErrorStreamCaptureWrongThread: in another thread, and not relaxed.
 */
cudaError_t cudaStreamEndCapture_ptsz(cudaStream_t stream,
                                      cudaGraph_t *pGraph);

/** Writes whether the stream is being captured. */
cudaError_t cudaStreamIsCapturing(cudaStream_t stream, cudaStreamCaptureStatus *pCaptureStatus);

/** Writes whether the stream is being captured. */
cudaError_t cudaStreamIsCapturing_ptsz(cudaStream_t stream,
                                       cudaStreamCaptureStatus *pCaptureStatus);

/** Writes whether the stream is being captured and, if so, the number of the capture. */
cudaError_t cudaStreamGetCaptureInfo(cudaStream_t stream,
                                     cudaStreamCaptureStatus *captureStatus_out,
                                     unsigned long long *id_out);

/** Writes whether the stream is being captured and, if so, the number of the capture. */
cudaError_t cudaStreamGetCaptureInfo_ptsz(cudaStream_t stream,
                                          cudaStreamCaptureStatus *captureStatus_out,
                                          unsigned long long *id_out);

/**
 * As cudaStreamGetCaptureInfo of CUDA 11. id_out may be NULL; the others have to be
 * (cudaErrorNotSupported).
 */
cudaError_t cudaStreamGetCaptureInfo_v2(cudaStream_t stream,
                                        cudaStreamCaptureStatus *captureStatus_out,
                                        unsigned long long *id_out LUCHO_DEFAULT(0),
                                        cudaGraph_t *graph_out LUCHO_DEFAULT(0),
                                        const cudaGraphNode_t **dependencies_out LUCHO_DEFAULT(0),
                                        size_t *numDependencies_out LUCHO_DEFAULT(0));

/**
 * As cudaStreamGetCaptureInfo of CUDA 11. id_out may be NULL; the others have to be
 * (cudaErrorNotSupported).
 */
cudaError_t cudaStreamGetCaptureInfo_v2_ptsz(cudaStream_t stream,
                                             cudaStreamCaptureStatus *captureStatus_out,
                                             unsigned long long *id_out LUCHO_DEFAULT(0),
                                             cudaGraph_t *graph_out LUCHO_DEFAULT(0),
                                             const cudaGraphNode_t **dependencies_out LUCHO_DEFAULT(0),
                                             size_t *numDependencies_out LUCHO_DEFAULT(0));

/**
 * As cudaStreamGetCaptureInfo of CUDA 11. id_out may be NULL; the others have to be
 * (cudaErrorNotSupported).
 */
cudaError_t cudaStreamGetCaptureInfo_v3(cudaStream_t stream,
                                        cudaStreamCaptureStatus *captureStatus_out,
                                        unsigned long long *id_out LUCHO_DEFAULT(0),
                                        cudaGraph_t *graph_out LUCHO_DEFAULT(0),
                                        const cudaGraphNode_t **dependencies_out LUCHO_DEFAULT(0),
                                        const cudaGraphEdgeData **edgeData_out LUCHO_DEFAULT(0),
                                        size_t *numDependencies_out LUCHO_DEFAULT(0));

/**
 * As cudaStreamGetCaptureInfo of CUDA 11. id_out may be NULL; the others have to be
 * (cudaErrorNotSupported).
 */
cudaError_t cudaStreamGetCaptureInfo_v3_ptsz(cudaStream_t stream,
                                             cudaStreamCaptureStatus *captureStatus_out,
                                             unsigned long long *id_out LUCHO_DEFAULT(0),
                                             cudaGraph_t *graph_out LUCHO_DEFAULT(0),
                                             const cudaGraphNode_t **dependencies_out LUCHO_DEFAULT(0),
                                             const cudaGraphEdgeData **edgeData_out LUCHO_DEFAULT(0),
                                             size_t *numDependencies_out LUCHO_DEFAULT(0));

/** Exchanges the calling thread's capture mode with *mode. No call is refused because of it. */
cudaError_t cudaThreadExchangeStreamCaptureMode(cudaStreamCaptureMode *mode);

/**
 * Copies count bytes after all work of the default stream, and returns when it is done; the ranges
 * may overlap. cudaErrorInvalidMemcpyDirection for an unlisted kind; cudaErrorInvalidValue for NULL
 * or a range that exceeds its allocation; may return the failure of earlier work.
 * cudaErrorNotPermitted inside a host function.
 */
cudaError_t cudaMemcpy(void *dst, const void *src, size_t count, cudaMemcpyKind kind);

/**
 * Copies count bytes after all work of the default stream, and returns when it is done; the ranges
 * may overlap. cudaErrorInvalidMemcpyDirection for an unlisted kind; cudaErrorInvalidValue for NULL
 * or a range that exceeds its allocation; may return the failure of earlier work.
 * cudaErrorNotPermitted inside a host function.
 */
cudaError_t cudaMemcpy_ptds(void *dst, const void *src, size_t count, cudaMemcpyKind kind);

/**
 * Queues a copy of count bytes. Ordinary host memory may be used again when the call returns: a
 * source has been read or set aside, a destination written. Memory of the device and pinned host
 * memory belongs to the stream until it has done the copy.
 */
cudaError_t cudaMemcpyAsync(void *dst,
                            const void *src,
                            size_t count,
                            cudaMemcpyKind kind,
                            cudaStream_t stream LUCHO_DEFAULT(0));

/**
 * Queues a copy of count bytes. Ordinary host memory may be used again when the call returns: a
 * source has been read or set aside, a destination written. Memory of the device and pinned host
 * memory belongs to the stream until it has done the copy.
 */
cudaError_t cudaMemcpyAsync_ptsz(void *dst,
                                 const void *src,
                                 size_t count,
                                 cudaMemcpyKind kind,
                                 cudaStream_t stream LUCHO_DEFAULT(0));

/**
 * Copies height rows of width bytes; rows start dpitch and spitch bytes apart, at least width
 * (cudaErrorInvalidPitchValue). Otherwise as cudaMemcpy.
 */
cudaError_t cudaMemcpy2D(void *dst,
                         size_t dpitch,
                         const void *src,
                         size_t spitch,
                         size_t width,
                         size_t height,
                         cudaMemcpyKind kind);

/**
 * Copies height rows of width bytes; rows start dpitch and spitch bytes apart, at least width
 * (cudaErrorInvalidPitchValue). Otherwise as cudaMemcpy.
 */
cudaError_t cudaMemcpy2D_ptds(void *dst,
                              size_t dpitch,
                              const void *src,
                              size_t spitch,
                              size_t width,
                              size_t height,
                              cudaMemcpyKind kind);

/** Queues a copy of height rows of width bytes; see cudaMemcpy2D and cudaMemcpyAsync. */
cudaError_t cudaMemcpy2DAsync(void *dst,
                              size_t dpitch,
                              const void *src,
                              size_t spitch,
                              size_t width,
                              size_t height,
                              cudaMemcpyKind kind,
                              cudaStream_t stream LUCHO_DEFAULT(0));

/** Queues a copy of height rows of width bytes; see cudaMemcpy2D and cudaMemcpyAsync. */
cudaError_t cudaMemcpy2DAsync_ptsz(void *dst,
                                   size_t dpitch,
                                   const void *src,
                                   size_t spitch,
                                   size_t width,
                                   size_t height,
                                   cudaMemcpyKind kind,
                                   cudaStream_t stream LUCHO_DEFAULT(0));

/** Sets count bytes to the lowest byte of value, after all work of the default stream. */
cudaError_t cudaMemset(void *devPtr, int value, size_t count);

/** Sets count bytes to the lowest byte of value, after all work of the default stream. */
cudaError_t cudaMemset_ptds(void *devPtr, int value, size_t count);

/** Queues the setting of count bytes to the lowest byte of value. */
cudaError_t cudaMemsetAsync(void *devPtr, int value, size_t count, cudaStream_t stream LUCHO_DEFAULT(0));

/** Queues the setting of count bytes to the lowest byte of value. */
cudaError_t cudaMemsetAsync_ptsz(void *devPtr, int value, size_t count, cudaStream_t stream LUCHO_DEFAULT(0));

/** Sets height rows of width bytes, pitch bytes apart; see cudaMemset. */
cudaError_t cudaMemset2D(void *devPtr, size_t pitch, int value, size_t width, size_t height);

/** Sets height rows of width bytes, pitch bytes apart; see cudaMemset. */
cudaError_t cudaMemset2D_ptds(void *devPtr, size_t pitch, int value, size_t width, size_t height);

/** Queues the setting of height rows of width bytes, pitch bytes apart. */
cudaError_t cudaMemset2DAsync(void *devPtr,
                              size_t pitch,
                              int value,
                              size_t width,
                              size_t height,
                              cudaStream_t stream LUCHO_DEFAULT(0));

/** Queues the setting of height rows of width bytes, pitch bytes apart. */
cudaError_t cudaMemset2DAsync_ptsz(void *devPtr,
                                   size_t pitch,
                                   int value,
                                   size_t width,
                                   size_t height,
                                   cudaStream_t stream LUCHO_DEFAULT(0));

/**
 * Copies between devices; there is one, so both are 0 (cudaErrorInvalidDevice). Otherwise as
 * cudaMemcpy.
 */
cudaError_t cudaMemcpyPeer(void *dst, int dstDevice, const void *src, int srcDevice, size_t count);

/** Queues a copy between devices; see cudaMemcpyPeer and cudaMemcpyAsync. */
cudaError_t cudaMemcpyPeerAsync(void *dst,
                                int dstDevice,
                                const void *src,
                                int srcDevice,
                                size_t count,
                                cudaStream_t stream LUCHO_DEFAULT(0));

/** Writes the number of devices: 1. */
cudaError_t cudaGetDeviceCount(int *count);

/** Writes the calling thread's device: 0. */
cudaError_t cudaGetDevice(int *device);

/** Selects the calling thread's device; any other than 0 is cudaErrorInvalidDevice. */
cudaError_t cudaSetDevice(int device);

/** Names the devices that may be used, in order of preference. */
cudaError_t cudaSetValidDevices(int *device_arr, int len);

/** Selects a device, with flags as of cudaSetDeviceFlags if flags is cudaInitDeviceFlagsAreValid. */
cudaError_t cudaInitDevice(int device, unsigned int deviceFlags, unsigned int flags);

/**
 * Keeps a sum of cudaDeviceSchedule..., cudaDeviceMapHost, cudaDeviceLmemResizeToMax and
 * cudaDeviceSyncMemops; they have no effect.
 */
cudaError_t cudaSetDeviceFlags(unsigned int flags);

/** Writes the flags of the device. Host memory can always be mapped, so cudaDeviceMapHost is among them. */
cudaError_t cudaGetDeviceFlags(unsigned int *flags);

/**
 * Waits until all work of the device is done. Returns the first failure among it. Inside a host function
 * it is cudaErrorNotPermitted.
 */
cudaError_t cudaDeviceSynchronize(void);

/** The earlier name of cudaDeviceSynchronize. */
cudaError_t cudaThreadSynchronize(void);

/**
 * Waits for all work, then destroys all streams and events and frees all memory of the device and all
 * pinned memory. The device can be used again at once. Handles of libraries stay valid, and can be
 * destroyed.
 */
cudaError_t cudaDeviceReset(void);

/** The earlier name of cudaDeviceReset. */
cudaError_t cudaThreadExit(void);

/** Writes the version of the runtime, 1000 major + 10 minor. */
cudaError_t cudaRuntimeGetVersion(int *runtimeVersion);

/** Writes the version of the driver: there is none, so the runtime's. */
cudaError_t cudaDriverGetVersion(int *driverVersion);

/**
 * Writes the place of a device on the bus, "0000:00:00.0", which takes 13 characters of the len at
 * pciBusId.
 */
cudaError_t cudaDeviceGetPCIBusId(char *pciBusId, int len, int device);

/**
 * Writes the device at a place on the bus, written domain:bus:device.function, with or without the
 * first and the last part; cudaErrorInvalidDevice if there is none.
 */
cudaError_t cudaDeviceGetByPCIBusId(int *device, const char *pciBusId);

/** Writes whether one device can use the memory of another: 0, because a device is not its own peer. */
cudaError_t cudaDeviceCanAccessPeer(int *canAccessPeer, int device, int peerDevice);

/**
 * There is no second device: cudaErrorInvalidDevice, and cudaErrorPeerAccessUnsupported for the only one.
 * flags is 0.
 */
cudaError_t cudaDeviceEnablePeerAccess(int peerDevice,
                                       unsigned int flags);

/** No access was enabled: cudaErrorPeerAccessNotEnabled. */
cudaError_t cudaDeviceDisablePeerAccess(int peerDevice);

/** There are no two devices: cudaErrorInvalidDevice. */
cudaError_t cudaDeviceGetP2PAttribute(int *value,
                                      cudaDeviceP2PAttr attr,
                                      int srcDevice,
                                      int dstDevice);

/** There is no profiler: nothing is done. */
cudaError_t cudaProfilerStart(void);

/** There is no profiler: nothing is done. */
cudaError_t cudaProfilerStop(void);

/** Creates an event with timing. */
cudaError_t cudaEventCreate(cudaEvent_t *event);

/**
 * Creates an event. flags is a sum of cudaEventBlockingSync, cudaEventDisableTiming and
 * cudaEventInterprocess; the last needs the one before.
 */
cudaError_t cudaEventCreateWithFlags(cudaEvent_t *event, unsigned int flags);

/** Destroys an event. Queued work that refers to it is not disturbed. */
cudaError_t cudaEventDestroy(cudaEvent_t event);

/** Returns cudaSuccess if the event was reached or never recorded, else cudaErrorNotReady. */
cudaError_t cudaEventQuery(cudaEvent_t event);

/** Waits until the event's last record is reached; returns at once if it was never recorded. */
cudaError_t cudaEventSynchronize(cudaEvent_t event);

/**
 * Writes the time between two events in milliseconds, more than 0. Both must have been recorded and
 * have timing (cudaErrorInvalidResourceHandle), and been reached (cudaErrorNotReady).
 */
cudaError_t cudaEventElapsedTime(float *ms, cudaEvent_t start, cudaEvent_t end);

/** As cudaEventElapsedTime. */
cudaError_t cudaEventElapsedTime_v2(float *ms, cudaEvent_t start, cudaEvent_t end);

/**
 * Puts the event behind the work that is in the stream now. An event may be recorded again; the
 * last record counts.
 */
cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream LUCHO_DEFAULT(0));

/**
 * Puts the event behind the work that is in the stream now. An event may be recorded again; the
 * last record counts.
 */
cudaError_t cudaEventRecord_ptsz(cudaEvent_t event, cudaStream_t stream LUCHO_DEFAULT(0));

/** As cudaEventRecord. flags is cudaEventRecordDefault or cudaEventRecordExternal. */
cudaError_t cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream LUCHO_DEFAULT(0), unsigned int flags LUCHO_DEFAULT(0));

/** As cudaEventRecord. flags is cudaEventRecordDefault or cudaEventRecordExternal. */
cudaError_t cudaEventRecordWithFlags_ptsz(cudaEvent_t event,
                                          cudaStream_t stream LUCHO_DEFAULT(0),
                                          unsigned int flags LUCHO_DEFAULT(0));

/** Creates an empty graph. flags is 0. */
cudaError_t cudaGraphCreate(cudaGraph_t *pGraph, unsigned int flags);

/** Destroys a graph and its nodes. Executable graphs made from it live on. */
cudaError_t cudaGraphDestroy(cudaGraph_t graph);

/**
 * Writes the nodes of a graph, up to *numNodes and NULL beyond, and how many were written; with nodes =
 * NULL, how many there are.
 */
cudaError_t cudaGraphGetNodes(cudaGraph_t graph,
                              cudaGraphNode_t *nodes,
                              size_t *numNodes);

/** As cudaGraphGetNodes, for the nodes that come after no other. */
cudaError_t cudaGraphGetRootNodes(cudaGraph_t graph,
                                  cudaGraphNode_t *pRootNodes,
                                  size_t *pNumRootNodes);

/**
 * Writes the edges of a graph, up to *numEdges and NULL beyond, and how many were written; with from and
 * to NULL, how many there are.
 */
cudaError_t cudaGraphGetEdges(cudaGraph_t graph,
                              cudaGraphNode_t *from,
                              cudaGraphNode_t *to,
                              size_t *numEdges);

/** As cudaGraphGetEdges, and writes what is particular about each edge, if edgeData is not NULL: nothing. */
cudaError_t cudaGraphGetEdges_v2(cudaGraph_t graph,
                                 cudaGraphNode_t *from,
                                 cudaGraphNode_t *to,
                                 cudaGraphEdgeData *edgeData,
                                 size_t *numEdges);

/**
 * Adds edges from nodes of a graph to others. One that is there already, or closes a circle of one node,
 * is cudaErrorInvalidValue.
 */
cudaError_t cudaGraphAddDependencies(cudaGraph_t graph,
                                     const cudaGraphNode_t *from,
                                     const cudaGraphNode_t *to,
                                     size_t numDependencies);

/**
 * As cudaGraphAddDependencies. edgeData is NULL or all zero; anything particular about an edge is
 * cudaErrorNotSupported.
 */
cudaError_t cudaGraphAddDependencies_v2(cudaGraph_t graph,
                                        const cudaGraphNode_t *from,
                                        const cudaGraphNode_t *to,
                                        const cudaGraphEdgeData *edgeData,
                                        size_t numDependencies);

/** Writes what a node does; what a library has queued while it was captured is a kernel. */
cudaError_t cudaGraphNodeGetType(cudaGraphNode_t node, cudaGraphNodeType *pType);

/**
 * Makes a graph executable, as it is now. flags is a sum of cudaGraphInstantiateFlagAutoFreeOnLaunch,
 * ...Upload and ...UseNodePriority. A circle of edges is cudaErrorInvalidValue.
 */
cudaError_t cudaGraphInstantiate(cudaGraphExec_t *pGraphExec,
                                 cudaGraph_t graph,
                                 unsigned long long flags LUCHO_DEFAULT(0));

/** As cudaGraphInstantiate. */
cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t *pGraphExec,
                                          cudaGraph_t graph,
                                          unsigned long long flags LUCHO_DEFAULT(0));

/**
 * Has an executable graph do what another graph describes now. The graphs must have the same nodes and
 * edges, apart from what the nodes work on; otherwise it is cudaErrorGraphExecUpdateFailure, and
 * resultInfo says why. Launches that have begun are not disturbed.
 */
cudaError_t cudaGraphExecUpdate(cudaGraphExec_t hGraphExec,
                                cudaGraph_t hGraph,
                                cudaGraphExecUpdateResultInfo *resultInfo);

/** Destroys an executable graph. Launches that have begun are not disturbed. */
cudaError_t cudaGraphExecDestroy(cudaGraphExec_t graphExec);

/**
 * Queues all work of an executable graph on a stream. Launches of it, and of others made from the
 * same graph, take turns, also on several streams.
 */
cudaError_t cudaGraphLaunch(cudaGraphExec_t graphExec, cudaStream_t stream);

/**
 * Queues all work of an executable graph on a stream. Launches of it, and of others made from the
 * same graph, take turns, also on several streams.
 */
cudaError_t cudaGraphLaunch_ptsz(cudaGraphExec_t graphExec, cudaStream_t stream);

/** Would prepare a launch; there is nothing to prepare. */
cudaError_t cudaGraphUpload(cudaGraphExec_t graphExec, cudaStream_t stream);

/** Would prepare a launch; there is nothing to prepare. */
cudaError_t cudaGraphUpload_ptsz(cudaGraphExec_t graphExec, cudaStream_t stream);

/** Would draw a graph into a file: cudaErrorNotSupported. */
cudaError_t cudaGraphDebugDotPrint(cudaGraph_t graph, const char *path, unsigned int flags);

/**
 * cudaGraphInstantiate of CUDA 11. No node is ever at fault, so *pErrorNode becomes NULL and the text in
 * pLogBuffer, of bufferSize bytes, empty; also after an error. Both may be NULL.
 */
cudaError_t luchoCudaGraphInstantiate11(cudaGraphExec_t *pGraphExec,
                                        cudaGraph_t graph,
                                        cudaGraphNode_t *pErrorNode,
                                        char *pLogBuffer,
                                        size_t bufferSize);

/**
 * cudaGraphExecUpdate of CUDA 11: what CUDA 12 has in one structure is in two results here, which may be
 * NULL. *updateResult_out is cudaGraphExecUpdateError after wrong arguments.
 */
cudaError_t luchoCudaGraphExecUpdate11(cudaGraphExec_t hGraphExec,
                                       cudaGraph_t hGraph,
                                       cudaGraphNode_t *hErrorNode_out,
                                       cudaGraphExecUpdateResult *updateResult_out);

/** Keeps a limit. cudaErrorUnsupportedLimit for one that the device does not have. */
cudaError_t cudaDeviceSetLimit(cudaLimit limit, size_t value);

/** Writes a limit. */
cudaError_t cudaDeviceGetLimit(size_t *pValue, cudaLimit limit);

/** Keeps how kernels would prefer on-chip memory to be divided. */
cudaError_t cudaDeviceSetCacheConfig(cudaFuncCache cacheConfig);

/** Writes what cudaDeviceSetCacheConfig kept. */
cudaError_t cudaDeviceGetCacheConfig(cudaFuncCache *pCacheConfig);

/** Keeps a width of banks of shared memory. */
cudaError_t cudaDeviceSetSharedMemConfig(cudaSharedMemConfig config);

/** Writes what cudaDeviceSetSharedMemConfig kept. */
cudaError_t cudaDeviceGetSharedMemConfig(cudaSharedMemConfig *pConfig);

/** Lets data leave a cache that the device does not manage: nothing is done. */
cudaError_t cudaCtxResetPersistingL2Cache(void);

/**
 * Allocates memory for host and device alike; otherwise as cudaMalloc. flags is cudaMemAttachGlobal or
 * cudaMemAttachHost.
 */
cudaError_t cudaMallocManaged(void **devPtr,
                              size_t size,
                              unsigned int flags LUCHO_DEFAULT(cudaMemAttachGlobal));

/** Checks a range of managed memory and a place (0 or cudaCpuDeviceId) for it; nothing moves. */
cudaError_t cudaMemPrefetchAsync(const void *devPtr,
                                 size_t count,
                                 int dstDevice,
                                 cudaStream_t stream LUCHO_DEFAULT(0));

/** Checks a range of managed memory and a place (0 or cudaCpuDeviceId) for it; nothing moves. */
cudaError_t cudaMemPrefetchAsync_ptsz(const void *devPtr,
                                      size_t count,
                                      int dstDevice,
                                      cudaStream_t stream LUCHO_DEFAULT(0));

/** As cudaMemPrefetchAsync, with a described place. flags is 0. */
cudaError_t cudaMemPrefetchAsync_v2(const void *devPtr,
                                    size_t count,
                                    cudaMemLocation location,
                                    unsigned int flags,
                                    cudaStream_t stream LUCHO_DEFAULT(0));

/** As cudaMemPrefetchAsync, with a described place. flags is 0. */
cudaError_t cudaMemPrefetchAsync_v2_ptsz(const void *devPtr,
                                         size_t count,
                                         cudaMemLocation location,
                                         unsigned int flags,
                                         cudaStream_t stream LUCHO_DEFAULT(0));

/** Checks a stream and managed memory for it; every stream can use all of it anyway. */
cudaError_t cudaStreamAttachMemAsync(cudaStream_t stream,
                                     void *devPtr,
                                     size_t length LUCHO_DEFAULT(0),
                                     unsigned int flags LUCHO_DEFAULT(cudaMemAttachSingle));

/** Checks a stream and managed memory for it; every stream can use all of it anyway. */
cudaError_t cudaStreamAttachMemAsync_ptsz(cudaStream_t stream,
                                          void *devPtr,
                                          size_t length LUCHO_DEFAULT(0),
                                          unsigned int flags LUCHO_DEFAULT(cudaMemAttachSingle));

/**
 * Checks a hint about managed memory; it has no effect. device (0 or cudaCpuDeviceId) is looked at only
 * by hints about a place.
 */
cudaError_t cudaMemAdvise(const void *devPtr,
                          size_t count,
                          cudaMemoryAdvise advice,
                          int device);

/** As cudaMemAdvise, with a described place. */
cudaError_t cudaMemAdvise_v2(const void *devPtr,
                             size_t count,
                             cudaMemoryAdvise advice,
                             cudaMemLocation location);

/**
 * Allocates device memory, aligned to 256 bytes, contents undefined. size = 0 gives NULL.
 * cudaErrorMemoryAllocation leaves *devPtr alone.
 */
cudaError_t cudaMalloc(void **devPtr, size_t size);

/**
 * Waits for all queued work and frees memory of cudaMalloc, cudaMallocManaged, cudaMallocPitch,
 * cudaMalloc3D or cudaMallocAsync. NULL is allowed; anything else, a second time too, is
 * cudaErrorInvalidValue. Inside a host function it is cudaErrorNotPermitted.
 */
cudaError_t cudaFree(void *devPtr);

/** Allocates host memory that copies need not wait for; otherwise as cudaMalloc. */
cudaError_t cudaMallocHost(void **ptr, size_t size);

/**
 * As cudaMallocHost. flags is a sum of cudaHostAllocPortable, cudaHostAllocMapped and
 * cudaHostAllocWriteCombined; cudaHostGetFlags tells it again.
 */
cudaError_t cudaHostAlloc(void **pHost, size_t size, unsigned int flags);

/** Waits for all queued work and frees memory of cudaMallocHost or cudaHostAlloc. NULL is allowed. */
cudaError_t cudaFreeHost(void *ptr);

/**
 * Makes size bytes of the program's own memory known, as if cudaHostAlloc had returned them.
 * cudaErrorHostMemoryAlreadyRegistered if part of them is known; memory of cudaMalloc, cudaMallocHost and
 * their like is cudaErrorInvalidValue.
 */
cudaError_t cudaHostRegister(void *ptr,
                             size_t size,
                             unsigned int flags);

/**
 * Waits for all queued work and ends what cudaHostRegister began. ptr has to be where a registered range
 * begins: cudaErrorHostMemoryNotRegistered for memory that is not known, cudaErrorInvalidValue within a range
 * and in memory of cudaMalloc, cudaMallocHost and their like.
 */
cudaError_t cudaHostUnregister(void *ptr);

/** Writes the address under which the device knows pinned host memory: the same. flags is 0. */
cudaError_t cudaHostGetDevicePointer(void **pDevice, void *pHost, unsigned int flags);

/** Writes the flags that pinned host memory was allocated or registered with. */
cudaError_t cudaHostGetFlags(unsigned int *pFlags, void *pHost);

/**
 * Allocates height rows of width bytes, and writes the bytes from one row to the next, a multiple of
 * 512.
 */
cudaError_t cudaMallocPitch(void **devPtr,
                            size_t *pitch,
                            size_t width,
                            size_t height);

/**
 * Allocates extent.depth slices of extent.height rows of extent.width bytes; rows start a multiple of
 * 512 bytes apart.
 */
cudaError_t cudaMalloc3D(cudaPitchedPtr *pitchedDevPtr,
                         cudaExtent extent);

/** Writes the free and the total bytes of the device's memory, which is the host's; either place may be NULL. */
cudaError_t cudaMemGetInfo(size_t *free,
                           size_t *total);

/**
 * Describes the allocation that a pointer lies in. Memory that is not known is
 * cudaMemoryTypeUnregistered on device cudaInvalidDeviceId, which is no error.
 */
cudaError_t cudaPointerGetAttributes(cudaPointerAttributes *attributes, const void *ptr);

/**
 * Allocates device memory from the current pool, for use in a stream. The memory exists when the call returns, so it can be
 * used in any stream. size = 0 gives NULL.
 */
cudaError_t cudaMallocAsync(void **devPtr,
                            size_t size,
                            cudaStream_t hStream);

/**
 * Allocates device memory from the current pool, for use in a stream. The memory exists when the call returns, so it can be
 * used in any stream. size = 0 gives NULL.
 */
cudaError_t cudaMallocAsync_ptsz(void **devPtr,
                                 size_t size,
                                 cudaStream_t hStream);

/**
 * Frees device memory when the stream has done its present work. NULL is allowed; what is not
 * device memory, or has been freed, is cudaErrorInvalidValue.
 */
cudaError_t cudaFreeAsync(void *devPtr, cudaStream_t hStream);

/**
 * Frees device memory when the stream has done its present work. NULL is allowed; what is not
 * device memory, or has been freed, is cudaErrorInvalidValue.
 */
cudaError_t cudaFreeAsync_ptsz(void *devPtr, cudaStream_t hStream);

/** Adds a node that does nothing, behind numDependencies others. */
cudaError_t cudaGraphAddEmptyNode(cudaGraphNode_t *pGraphNode,
                                  cudaGraph_t graph,
                                  const cudaGraphNode_t *pDependencies,
                                  size_t numDependencies);

/** Adds a node that copies as cudaMemcpy3D does. */
cudaError_t cudaGraphAddMemcpyNode(cudaGraphNode_t *pGraphNode,
                                   cudaGraph_t graph,
                                   const cudaGraphNode_t *pDependencies,
                                   size_t numDependencies,
                                   const cudaMemcpy3DParms *pCopyParams);

/** Adds a node that copies count bytes. */
cudaError_t cudaGraphAddMemcpyNode1D(cudaGraphNode_t *pGraphNode,
                                     cudaGraph_t graph,
                                     const cudaGraphNode_t *pDependencies,
                                     size_t numDependencies,
                                     void *dst,
                                     const void *src,
                                     size_t count,
                                     cudaMemcpyKind kind);

/** Adds a node that sets elements of 1, 2 or 4 bytes to the low bytes of a value. */
cudaError_t cudaGraphAddMemsetNode(cudaGraphNode_t *pGraphNode,
                                   cudaGraph_t graph,
                                   const cudaGraphNode_t *pDependencies,
                                   size_t numDependencies,
                                   const cudaMemsetParams *pMemsetParams);

/** Adds a node that calls fn(userData) on the host, as cudaLaunchHostFunc does. */
cudaError_t cudaGraphAddHostNode(cudaGraphNode_t *pGraphNode,
                                 cudaGraph_t graph,
                                 const cudaGraphNode_t *pDependencies,
                                 size_t numDependencies,
                                 const cudaHostNodeParams *pNodeParams);

/** Adds a node that does all that another graph describes now. A graph is not part of itself. */
cudaError_t cudaGraphAddChildGraphNode(cudaGraphNode_t *pGraphNode,
                                       cudaGraph_t graph,
                                       const cudaGraphNode_t *pDependencies,
                                       size_t numDependencies,
                                       cudaGraph_t childGraph);

/** Adds a node that records an event, which means the end of the launch. */
cudaError_t cudaGraphAddEventRecordNode(cudaGraphNode_t *pGraphNode,
                                        cudaGraph_t graph,
                                        const cudaGraphNode_t *pDependencies,
                                        size_t numDependencies,
                                        cudaEvent_t event);

/** Adds a node that waits for an event; the whole launch does. */
cudaError_t cudaGraphAddEventWaitNode(cudaGraphNode_t *pGraphNode,
                                      cudaGraph_t graph,
                                      const cudaGraphNode_t *pDependencies,
                                      size_t numDependencies,
                                      cudaEvent_t event);

/** Writes the pool that a device begins with. It cannot be destroyed. */
cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t *memPool, int device);

/** Writes the pool that cudaMallocAsync uses. */
cudaError_t cudaDeviceGetMemPool(cudaMemPool_t *memPool, int device);

/** Has cudaMallocAsync use a pool. */
cudaError_t cudaDeviceSetMemPool(int device, cudaMemPool_t memPool);

/**
 * Creates a pool of pinned memory on device 0; handleTypes is cudaMemHandleTypeNone, another known value
 * is cudaErrorNotSupported. maxSize limits what is allocated from it at a time; 0 does not.
 */
cudaError_t cudaMemPoolCreate(cudaMemPool_t *memPool,
                              const cudaMemPoolProps *poolProps);

/**
 * Ends a pool. What has been allocated from it stays valid. The default pool cannot be destroyed
 * (cudaErrorInvalidValue); if the current one is, the default one takes its place.
 */
cudaError_t cudaMemPoolDestroy(cudaMemPool_t memPool);

/** Gives memory back that a pool keeps beyond minBytesToKeep: it keeps none. */
cudaError_t cudaMemPoolTrimTo(cudaMemPool_t memPool, size_t minBytesToKeep);

/**
 * Keeps a setting (int, cudaMemPoolAttrReleaseThreshold 64 bits), or sets a high-water mark (64 bits) to
 * the present count, for which value is 0.
 */
cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t memPool,
                                    cudaMemPoolAttr attr,
                                    void *value);

/** Writes an attribute: an int for the three about reuse, else 64 bits. */
cudaError_t cudaMemPoolGetAttribute(cudaMemPool_t memPool, cudaMemPoolAttr attr, void *value);

/**
 * Checks who shall have access: the device always has. Taking that away, or naming another place, is an
 * error.
 */
cudaError_t cudaMemPoolSetAccess(cudaMemPool_t memPool,
                                 const cudaMemAccessDesc *descList,
                                 size_t count);

/** Writes what a place may do with the memory of a pool: the device reads and writes. */
cudaError_t cudaMemPoolGetAccess(cudaMemAccessFlags *flags,
                                 cudaMemPool_t memPool,
                                 cudaMemLocation *location);

/** As cudaMallocAsync, from a pool; cudaErrorMemoryAllocation also if that exceeds its maxSize. */
cudaError_t cudaMallocFromPoolAsync(void **ptr,
                                    size_t size,
                                    cudaMemPool_t memPool,
                                    cudaStream_t stream);

/** As cudaMallocAsync, from a pool; cudaErrorMemoryAllocation also if that exceeds its maxSize. */
cudaError_t cudaMallocFromPoolAsync_ptsz(void **ptr,
                                         size_t size,
                                         cudaMemPool_t memPool,
                                         cudaStream_t stream);

/** Describes a device, in the layout of CUDA 11. */
cudaError_t cudaGetDeviceProperties(cudaDeviceProp *prop, int device);

/** Describes a device, in the layout of CUDA 12. */
cudaError_t cudaGetDeviceProperties_v2(cudaDeviceProp *prop, int device);

/** Describes a device, in the layout of CUDA 13, where its name is cudaGetDeviceProperties. */
cudaError_t luchoCudaGetDeviceProperties13(cudaDeviceProp *prop, int device);

/** Writes the device whose properties are closest to those wished for: 0. */
cudaError_t cudaChooseDevice(int *device, const cudaDeviceProp *prop);

/** Returns the calling thread's last error and resets it to cudaSuccess. */
cudaError_t cudaGetLastError(void);

/** Returns the calling thread's last error and keeps it. */
cudaError_t cudaPeekAtLastError(void);

/**
 * Name of a code, for instance "cudaErrorMemoryAllocation"; "unrecognized error code" for a value that
 * is none. The string is constant.
 */
const char *cudaGetErrorName(cudaError_t error);

/** A sentence about a code. The string is constant. */
const char *cudaGetErrorString(cudaError_t error);

/**
 * Creates a stream that keeps order with the default stream. cudaErrorMemoryAllocation when memory is
 * short.
 */
cudaError_t cudaStreamCreate(cudaStream_t *pStream);

/** Creates a stream. flags is cudaStreamDefault or cudaStreamNonBlocking. */
cudaError_t cudaStreamCreateWithFlags(cudaStream_t *pStream, unsigned int flags);

/** Creates a stream; priority is clamped to the range of cudaDeviceGetStreamPriorityRange. */
cudaError_t cudaStreamCreateWithPriority(cudaStream_t *pStream, unsigned int flags, int priority);

/**
 * Writes the least (largest number) and greatest (smallest number) priority of a stream; either pointer
 * may be NULL.
 */
cudaError_t cudaDeviceGetStreamPriorityRange(int *leastPriority,
                                             int *greatestPriority);

/**
 * Destroys a stream and returns at once; work that is in it is still carried out. The default streams
 * cannot be destroyed; like a destroyed one they are cudaErrorInvalidResourceHandle.
 */
cudaError_t cudaStreamDestroy(cudaStream_t stream);

/**
 * Returns cudaSuccess if all work in the stream is done, cudaErrorNotReady if not, or the first
 * failure of its work.
 */
cudaError_t cudaStreamQuery(cudaStream_t stream);

/**
 * Returns cudaSuccess if all work in the stream is done, cudaErrorNotReady if not, or the first
 * failure of its work.
 */
cudaError_t cudaStreamQuery_ptsz(cudaStream_t stream);

/**
 * Waits until all work in the stream is done; for the default stream also that of the streams in
 * order with it. Returns the first failure among the work since the last such call. Inside a host
 * function it is cudaErrorNotPermitted.
 */
cudaError_t cudaStreamSynchronize(cudaStream_t stream);

/**
 * Waits until all work in the stream is done; for the default stream also that of the streams in
 * order with it. Returns the first failure among the work since the last such call. Inside a host
 * function it is cudaErrorNotPermitted.
 */
cudaError_t cudaStreamSynchronize_ptsz(cudaStream_t stream);

/**
 * Lets the stream's later work wait until the event's last record is reached; an event that was
 * never recorded is not waited for. flags is cudaEventWaitDefault or cudaEventWaitExternal.
 */
cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned int flags LUCHO_DEFAULT(0));

/**
 * Lets the stream's later work wait until the event's last record is reached; an event that was
 * never recorded is not waited for. flags is cudaEventWaitDefault or cudaEventWaitExternal.
 */
cudaError_t cudaStreamWaitEvent_ptsz(cudaStream_t stream, cudaEvent_t event, unsigned int flags LUCHO_DEFAULT(0));

/**
 * Lets the stream call fn(userData) when all its earlier work is done; its later work waits for fn
 * to return. fn must not wait for the device: such calls return cudaErrorNotPermitted.
 */
cudaError_t cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t fn, void *userData);

/**
 * Lets the stream call fn(userData) when all its earlier work is done; its later work waits for fn
 * to return. fn must not wait for the device: such calls return cudaErrorNotPermitted.
 */
cudaError_t cudaLaunchHostFunc_ptsz(cudaStream_t stream, cudaHostFn_t fn, void *userData);

/** As cudaLaunchHostFunc, for callback(stream, cudaSuccess, userData). flags is 0. */
cudaError_t cudaStreamAddCallback(cudaStream_t stream,
                                  cudaStreamCallback_t callback,
                                  void *userData,
                                  unsigned int flags);

/** As cudaLaunchHostFunc, for callback(stream, cudaSuccess, userData). flags is 0. */
cudaError_t cudaStreamAddCallback_ptsz(cudaStream_t stream,
                                       cudaStreamCallback_t callback,
                                       void *userData,
                                       unsigned int flags);

/** Writes the priority of a stream. */
cudaError_t cudaStreamGetPriority(cudaStream_t hStream, int *priority);

/** Writes the priority of a stream. */
cudaError_t cudaStreamGetPriority_ptsz(cudaStream_t hStream, int *priority);

/** Writes the flags a stream was created with. */
cudaError_t cudaStreamGetFlags(cudaStream_t hStream, unsigned int *flags);

/** Writes the flags a stream was created with. */
cudaError_t cudaStreamGetFlags_ptsz(cudaStream_t hStream, unsigned int *flags);

/** Writes a number that no other stream of the process has or had. */
cudaError_t cudaStreamGetId(cudaStream_t hStream, unsigned long long *streamId);

/** Writes a number that no other stream of the process has or had. */
cudaError_t cudaStreamGetId_ptsz(cudaStream_t hStream, unsigned long long *streamId);

/** Writes the device of a stream: 0. */
cudaError_t cudaStreamGetDevice(cudaStream_t hStream, int *device);

/** Writes the device of a stream: 0. */
cudaError_t cudaStreamGetDevice_ptsz(cudaStream_t hStream, int *device);

/** Would launch a kernel: cudaErrorNotSupported. */
cudaError_t cudaLaunchKernel(const void *func,
                             dim3 gridDim,
                             dim3 blockDim,
                             void **args,
                             size_t sharedMem,
                             cudaStream_t stream);

/** Would launch a kernel: cudaErrorNotSupported. */
cudaError_t cudaLaunchKernel_ptsz(const void *func,
                                  dim3 gridDim,
                                  dim3 blockDim,
                                  void **args,
                                  size_t sharedMem,
                                  cudaStream_t stream);

/** Would copy to a variable of the device: cudaErrorNotSupported. */
cudaError_t cudaMemcpyToSymbol(const void *symbol,
                               const void *src,
                               size_t count,
                               size_t offset LUCHO_DEFAULT(0),
                               cudaMemcpyKind kind LUCHO_DEFAULT(cudaMemcpyHostToDevice));

/** Would copy to a variable of the device: cudaErrorNotSupported. */
cudaError_t cudaMemcpyToSymbol_ptds(const void *symbol,
                                    const void *src,
                                    size_t count,
                                    size_t offset LUCHO_DEFAULT(0),
                                    cudaMemcpyKind kind LUCHO_DEFAULT(cudaMemcpyHostToDevice));

/** Would queue a copy to a variable of the device: cudaErrorNotSupported. */
cudaError_t cudaMemcpyToSymbolAsync(const void *symbol,
                                    const void *src,
                                    size_t count,
                                    size_t offset,
                                    cudaMemcpyKind kind,
                                    cudaStream_t stream LUCHO_DEFAULT(0));

/** Would queue a copy to a variable of the device: cudaErrorNotSupported. */
cudaError_t cudaMemcpyToSymbolAsync_ptsz(const void *symbol,
                                         const void *src,
                                         size_t count,
                                         size_t offset,
                                         cudaMemcpyKind kind,
                                         cudaStream_t stream LUCHO_DEFAULT(0));

/** Would copy from a variable of the device: cudaErrorNotSupported. */
cudaError_t cudaMemcpyFromSymbol(void *dst,
                                 const void *symbol,
                                 size_t count,
                                 size_t offset LUCHO_DEFAULT(0),
                                 cudaMemcpyKind kind LUCHO_DEFAULT(cudaMemcpyDeviceToHost));

/** Would copy from a variable of the device: cudaErrorNotSupported. */
cudaError_t cudaMemcpyFromSymbol_ptds(void *dst,
                                      const void *symbol,
                                      size_t count,
                                      size_t offset LUCHO_DEFAULT(0),
                                      cudaMemcpyKind kind LUCHO_DEFAULT(cudaMemcpyDeviceToHost));

/** Would queue a copy from a variable of the device: cudaErrorNotSupported. */
cudaError_t cudaMemcpyFromSymbolAsync(void *dst,
                                      const void *symbol,
                                      size_t count,
                                      size_t offset,
                                      cudaMemcpyKind kind,
                                      cudaStream_t stream LUCHO_DEFAULT(0));

/** Would queue a copy from a variable of the device: cudaErrorNotSupported. */
cudaError_t cudaMemcpyFromSymbolAsync_ptsz(void *dst,
                                           const void *symbol,
                                           size_t count,
                                           size_t offset,
                                           cudaMemcpyKind kind,
                                           cudaStream_t stream LUCHO_DEFAULT(0));

/** Would write the address of a variable of the device: cudaErrorNotSupported. */
cudaError_t cudaGetSymbolAddress(void **devPtr, const void *symbol);

/** Would write the size of a variable of the device: cudaErrorNotSupported. */
cudaError_t cudaGetSymbolSize(size_t *size, const void *symbol);

/** Would describe a kernel: cudaErrorNotSupported. */
cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *attr, const void *func);

/** Would set a property of a kernel: cudaErrorNotSupported. */
cudaError_t cudaFuncSetAttribute(const void *func, cudaFuncAttribute attr, int value);

/** Would say how a kernel prefers on-chip memory to be divided: cudaErrorNotSupported. */
cudaError_t cudaFuncSetCacheConfig(const void *func, cudaFuncCache cacheConfig);

/** Would count the blocks of a kernel that fit a multiprocessor: cudaErrorNotSupported. */
cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks,
                                                          const void *func,
                                                          int blockSize,
                                                          size_t dynamicSMemSize);

/** Would add a node that launches a kernel: cudaErrorNotSupported. */
cudaError_t cudaGraphAddKernelNode(cudaGraphNode_t *pGraphNode,
                                   cudaGraph_t graph,
                                   const cudaGraphNode_t *pDependencies,
                                   size_t numDependencies,
                                   const cudaKernelNodeParams *pNodeParams);

/**
 * Copies a box of bytes between pitched memory; both arrays of p are NULL. A box that is wider than a pitch or
 * does not fit ysize is cudaErrorInvalidPitchValue. Otherwise as cudaMemcpy.
 */
cudaError_t cudaMemcpy3D(const cudaMemcpy3DParms *p);

/**
 * Copies a box of bytes between pitched memory; both arrays of p are NULL. A box that is wider than a pitch or
 * does not fit ysize is cudaErrorInvalidPitchValue. Otherwise as cudaMemcpy.
 */
cudaError_t cudaMemcpy3D_ptds(const cudaMemcpy3DParms *p);

/** Queues a copy of a box; see cudaMemcpy3D and cudaMemcpyAsync. p is read before the call returns. */
cudaError_t cudaMemcpy3DAsync(const cudaMemcpy3DParms *p, cudaStream_t stream LUCHO_DEFAULT(0));

/** Queues a copy of a box; see cudaMemcpy3D and cudaMemcpyAsync. p is read before the call returns. */
cudaError_t cudaMemcpy3DAsync_ptsz(const cudaMemcpy3DParms *p, cudaStream_t stream LUCHO_DEFAULT(0));

/** As cudaMemcpy3D; both devices are 0. */
cudaError_t cudaMemcpy3DPeer(const cudaMemcpy3DPeerParms *p);

/** As cudaMemcpy3D; both devices are 0. */
cudaError_t cudaMemcpy3DPeer_ptds(const cudaMemcpy3DPeerParms *p);

/** As cudaMemcpy3DAsync; both devices are 0. */
cudaError_t cudaMemcpy3DPeerAsync(const cudaMemcpy3DPeerParms *p, cudaStream_t stream LUCHO_DEFAULT(0));

/** As cudaMemcpy3DAsync; both devices are 0. */
cudaError_t cudaMemcpy3DPeerAsync_ptsz(const cudaMemcpy3DPeerParms *p, cudaStream_t stream LUCHO_DEFAULT(0));

/** Sets a box of bytes to the lowest byte of value; see cudaMemset. */
cudaError_t cudaMemset3D(cudaPitchedPtr pitchedDevPtr, int value, cudaExtent extent);

/** Sets a box of bytes to the lowest byte of value; see cudaMemset. */
cudaError_t cudaMemset3D_ptds(cudaPitchedPtr pitchedDevPtr, int value, cudaExtent extent);

/** Queues the setting of a box of bytes. */
cudaError_t cudaMemset3DAsync(cudaPitchedPtr pitchedDevPtr,
                              int value,
                              cudaExtent extent,
                              cudaStream_t stream LUCHO_DEFAULT(0));

/** Queues the setting of a box of bytes. */
cudaError_t cudaMemset3DAsync_ptsz(cudaPitchedPtr pitchedDevPtr,
                                   int value,
                                   cudaExtent extent,
                                   cudaStream_t stream LUCHO_DEFAULT(0));

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

/* With CUDA_API_PER_THREAD_DEFAULT_STREAM, stream 0 is the calling thread's own. */
#if defined(CUDA_API_PER_THREAD_DEFAULT_STREAM) || defined(__CUDA_API_PER_THREAD_DEFAULT_STREAM)
#define LUCHO_PTDS(name) name##_ptds
#define LUCHO_PTSZ(name) name##_ptsz
#define cudaMemcpy cudaMemcpy_ptds
#define cudaMemcpy2D cudaMemcpy2D_ptds
#define cudaMemcpy3D cudaMemcpy3D_ptds
#define cudaMemcpy3DPeer cudaMemcpy3DPeer_ptds
#define cudaMemcpyToSymbol cudaMemcpyToSymbol_ptds
#define cudaMemcpyFromSymbol cudaMemcpyFromSymbol_ptds
#define cudaMemset cudaMemset_ptds
#define cudaMemset2D cudaMemset2D_ptds
#define cudaMemset3D cudaMemset3D_ptds
#define cudaMemcpyAsync cudaMemcpyAsync_ptsz
#define cudaMemcpy2DAsync cudaMemcpy2DAsync_ptsz
#define cudaMemcpy3DAsync cudaMemcpy3DAsync_ptsz
#define cudaMemcpy3DPeerAsync cudaMemcpy3DPeerAsync_ptsz
#define cudaMemcpyToSymbolAsync cudaMemcpyToSymbolAsync_ptsz
#define cudaMemcpyFromSymbolAsync cudaMemcpyFromSymbolAsync_ptsz
#define cudaMemsetAsync cudaMemsetAsync_ptsz
#define cudaMemset2DAsync cudaMemset2DAsync_ptsz
#define cudaMemset3DAsync cudaMemset3DAsync_ptsz
#define cudaMallocAsync cudaMallocAsync_ptsz
#define cudaFreeAsync cudaFreeAsync_ptsz
#define cudaMallocFromPoolAsync cudaMallocFromPoolAsync_ptsz
#define cudaStreamAttachMemAsync cudaStreamAttachMemAsync_ptsz
#define cudaStreamQuery cudaStreamQuery_ptsz
#define cudaStreamSynchronize cudaStreamSynchronize_ptsz
#define cudaStreamWaitEvent cudaStreamWaitEvent_ptsz
#define cudaStreamAddCallback cudaStreamAddCallback_ptsz
#define cudaStreamGetPriority cudaStreamGetPriority_ptsz
#define cudaStreamGetFlags cudaStreamGetFlags_ptsz
#define cudaStreamGetId cudaStreamGetId_ptsz
#define cudaStreamGetDevice cudaStreamGetDevice_ptsz
#define cudaEventRecord cudaEventRecord_ptsz
#define cudaEventRecordWithFlags cudaEventRecordWithFlags_ptsz
#define cudaLaunchHostFunc cudaLaunchHostFunc_ptsz
#define cudaLaunchKernel cudaLaunchKernel_ptsz
#define cudaGraphLaunch cudaGraphLaunch_ptsz
#define cudaGraphUpload cudaGraphUpload_ptsz
#define cudaStreamBeginCapture cudaStreamBeginCapture_ptsz
#define cudaStreamEndCapture cudaStreamEndCapture_ptsz
#define cudaStreamIsCapturing cudaStreamIsCapturing_ptsz
#if CUDART_VERSION < 13000
#define cudaMemPrefetchAsync cudaMemPrefetchAsync_ptsz
#define cudaMemPrefetchAsync_v2 cudaMemPrefetchAsync_v2_ptsz
#endif
#else
#define LUCHO_PTDS(name) name
#define LUCHO_PTSZ(name) name
#endif

/* One name, several functions: what it means in the version chosen. */
#if CUDART_VERSION >= 13000
#define cudaStreamGetCaptureInfo LUCHO_PTSZ(cudaStreamGetCaptureInfo_v3)
#define cudaGraphGetEdges cudaGraphGetEdges_v2
#define cudaGraphAddDependencies cudaGraphAddDependencies_v2
#elif CUDART_VERSION >= 12000
#define cudaStreamGetCaptureInfo LUCHO_PTSZ(cudaStreamGetCaptureInfo_v2)
#else
#define cudaStreamGetCaptureInfo LUCHO_PTSZ(cudaStreamGetCaptureInfo)
#define cudaGraphInstantiate luchoCudaGraphInstantiate11
#define cudaGraphExecUpdate luchoCudaGraphExecUpdate11
#endif
#if CUDART_VERSION >= 13000
#define cudaGetDeviceProperties luchoCudaGetDeviceProperties13
#define cudaMemAdvise cudaMemAdvise_v2
#define cudaMemPrefetchAsync LUCHO_PTSZ(cudaMemPrefetchAsync_v2)
#elif CUDART_VERSION >= 12000
#define cudaGetDeviceProperties cudaGetDeviceProperties_v2
#endif

#endif /* LUCHO_CUDA_CUDA_RUNTIME_API_H */
