/* In libcudart.so.13: functions that programs built for CUDA 13 call under names that mean others, or say
 * something else, in liblucho. */
#define LUCHO_CUDA_VERSION 13000
#include "forward.h"

FORWARD("cudaGetDeviceProperties", properties, luchoCudaGetDeviceProperties13,
        (struct cudaDeviceProp *prop, int device), (prop, device))
FORWARD("cudaMemAdvise", advise, cudaMemAdvise_v2,
        (const void *start, size_t count, enum cudaMemoryAdvise advice, struct cudaMemLocation where),
        (start, count, advice, where))
FORWARD("cudaGraphGetEdges", graph_edges, cudaGraphGetEdges_v2,
        (cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to, cudaGraphEdgeData *data, size_t *count),
        (graph, from, to, data, count))
FORWARD("cudaGraphAddDependencies", graph_depend, cudaGraphAddDependencies_v2,
        (cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, const cudaGraphEdgeData *data,
         size_t count),
        (graph, from, to, data, count))

/* These have a form for the calling thread's own default stream. */
#define PREFETCH(name, function, target)                                                                    \
    FORWARD(name, function, target,                                                                         \
            (const void *start, size_t count, struct cudaMemLocation where, unsigned flags,                 \
             cudaStream_t stream),                                                                          \
            (start, count, where, flags, stream))
PREFETCH("cudaMemPrefetchAsync", prefetch, cudaMemPrefetchAsync_v2)
PREFETCH("cudaMemPrefetchAsync_ptsz", prefetch_ptsz, cudaMemPrefetchAsync_v2_ptsz)
#define CAPTURE_INFO(name, function, target)                                                                \
    FORWARD(name, function, target,                                                                         \
            (cudaStream_t stream, enum cudaStreamCaptureStatus *status, unsigned long long *id,             \
             cudaGraph_t *graph, const cudaGraphNode_t **nodes, const cudaGraphEdgeData **data,             \
             size_t *count),                                                                                \
            (stream, status, id, graph, nodes, data, count))
CAPTURE_INFO("cudaStreamGetCaptureInfo", capture_info, cudaStreamGetCaptureInfo_v3)
CAPTURE_INFO("cudaStreamGetCaptureInfo_ptsz", capture_info_ptsz, cudaStreamGetCaptureInfo_v3_ptsz)

VERSION("cudaRuntimeGetVersion", runtime_version)
VERSION("cudaDriverGetVersion", driver_version)
