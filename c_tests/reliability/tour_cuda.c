/* The CUDA runtime's part of the tour: see tour.c. */
#include "tour.h"

#include <cuda_runtime_api.h>
#include <string.h>

_Static_assert(cudaErrorMemoryAllocation == 2 && cudaErrorUnknown == 999, "script.c says so");

static void count(void *p)
{
    __atomic_fetch_add((int *)p, 1, __ATOMIC_SEQ_CST);
}

static void count_too(cudaStream_t stream, cudaError_t status, void *p)
{
    (void)stream;
    if (status == cudaSuccess)
        count(p);
}

enum { BYTES = 4096 };

static void device(void)
{
    int number, value, least, greatest, can;
    size_t free_bytes, total;
    struct cudaDeviceProp properties;
    enum cudaFuncCache cache;

    W(number); DO(WL_CUDA, cudaGetDeviceCount(&number));
    W(number); DO(WL_CUDA, cudaGetDevice(&number));
    DO(WL_CUDA, cudaSetDevice(0));
    W(properties); DO(WL_CUDA, cudaGetDeviceProperties(&properties, 0));
    W(value); DO(WL_CUDA, cudaDeviceGetAttribute(&value, cudaDevAttrMultiProcessorCount, 0));
    W(free_bytes); DO(WL_CUDA, cudaMemGetInfo(&free_bytes, &total));
    W(least); DO(WL_CUDA, cudaDeviceGetStreamPriorityRange(&least, &greatest));
    W(value); DO(WL_CUDA, cudaDriverGetVersion(&value));
    W(value); DO(WL_CUDA, cudaRuntimeGetVersion(&value));
    W(can); DO(WL_CUDA, cudaDeviceCanAccessPeer(&can, 0, 0));
    W(cache); DO(WL_CUDA, cudaDeviceGetCacheConfig(&cache));
    ANSWERS(strcmp(cudaGetErrorName(cudaErrorMemoryAllocation), "cudaErrorMemoryAllocation") == 0);
    ANSWERS(cudaGetErrorString(cudaSuccess) != NULL);
}

/* Two buffers, the device's and the host's, and what moves between them. */
static void memory(cudaStream_t q)
{
    void *a = NULL, *b = NULL, *h = NULL, *m = NULL, *p = NULL;
    size_t pitch = 0;
    unsigned flags = 0;
    struct cudaPointerAttributes attributes;

    W(a); DO(WL_CUDA, cudaMalloc(&a, BYTES));
    W(b); DO(WL_CUDA, cudaMalloc(&b, BYTES));
    W(h); DO(WL_CUDA, cudaHostAlloc(&h, BYTES, cudaHostAllocDefault));
    W(m); DO(WL_CUDA, cudaMallocManaged(&m, BYTES, cudaMemAttachGlobal));
    W(p), W(pitch); DO(WL_CUDA, cudaMallocPitch(&p, &pitch, 100, 8));
    W(attributes); DO(WL_CUDA, cudaPointerGetAttributes(&attributes, a));
    W(flags); DO(WL_CUDA, cudaHostGetFlags(&flags, h));
    wl_watch(a, BYTES); DO_WAITS(WL_CUDA, cudaMemset(a, 7, BYTES));
    DO(WL_CUDA, cudaMemsetAsync(b, 9, BYTES, q));
    DO(WL_CUDA, cudaMemcpyAsync(a, b, BYTES, cudaMemcpyDeviceToDevice, q));
    DO(WL_CUDA, cudaMemset2DAsync(p, pitch, 3, 100, 8, q));
    DO(WL_CUDA, cudaMemcpy2DAsync(p, pitch, a, 100, 100, 8, cudaMemcpyDeviceToDevice, q));
    DO_WAITS(WL_CUDA, cudaStreamSynchronize(q));
    wl_watch(h, BYTES); DO_WAITS(WL_CUDA, cudaMemcpy(h, a, BYTES, cudaMemcpyDeviceToHost));
    CHECK(((char *)h)[BYTES - 1] == 9 || script_excused(), "the copy brought %d", ((char *)h)[BYTES - 1]);
    DO_WAITS(WL_CUDA, cudaMemcpy2D(h, 100, p, pitch, 100, 8, cudaMemcpyDeviceToHost));
    DO_WAITS(WL_CUDA, cudaFree(p));
    DO_WAITS(WL_CUDA, cudaFree(m));
    DO_WAITS(WL_CUDA, cudaFreeHost(h));
    DO_WAITS(WL_CUDA, cudaFree(b));
    DO_WAITS(WL_CUDA, cudaFree(a));
}

static void streams(cudaStream_t q)
{
    int counter = 0, priority;
    unsigned flags;
    float time;
    cudaStream_t other = NULL;
    cudaEvent_t e1 = NULL, e2 = NULL;

    W(other); DO(WL_CUDA, cudaStreamCreateWithPriority(&other, cudaStreamNonBlocking, 0));
    W(priority); DO(WL_CUDA, cudaStreamGetPriority(other, &priority));
    W(flags); DO(WL_CUDA, cudaStreamGetFlags(other, &flags));
    W(e1); DO(WL_CUDA, cudaEventCreate(&e1));
    W(e2); DO(WL_CUDA, cudaEventCreateWithFlags(&e2, cudaEventBlockingSync));
    DO(WL_CUDA, cudaEventRecord(e1, q));
    DO(WL_CUDA, cudaLaunchHostFunc(q, count, &counter));
    DO(WL_CUDA, cudaStreamAddCallback(q, count_too, &counter, 0));
    DO(WL_CUDA, cudaEventRecord(e2, q));
    DO(WL_CUDA, cudaStreamWaitEvent(other, e2, 0));
    DO_WAITS(WL_CUDA, cudaEventSynchronize(e2));
    DO_WAITS(WL_CUDA, cudaStreamSynchronize(other));
    DO_WAITS(WL_CUDA, cudaStreamSynchronize(q));
    DO_WAITS(WL_CUDA, cudaDeviceSynchronize());
    CHECK(counter == 2 || script_excused(), "the host functions ran %d times", counter);
    DO_WAITS(WL_CUDA, cudaStreamQuery(q));
    DO_WAITS(WL_CUDA, cudaEventQuery(e2));
    W(time); DO(WL_CUDA, cudaEventElapsedTime(&time, e1, e2));
    DO(WL_CUDA, cudaEventDestroy(e2));
    DO(WL_CUDA, cudaEventDestroy(e1));
    DO_WAITS(WL_CUDA, cudaStreamDestroy(other));
}

static void pools(cudaStream_t q)
{
    void *a = NULL, *b = NULL;
    cudaMemPool_t pool = NULL, usual = NULL;
    struct cudaMemPoolProps properties;
    unsigned long long used = 0;

    memset(&properties, 0, sizeof properties);
    properties.allocType = cudaMemAllocationTypePinned;
    properties.location.type = cudaMemLocationTypeDevice;
    W(usual); DO(WL_CUDA, cudaDeviceGetDefaultMemPool(&usual, 0));
    W(pool); DO(WL_CUDA, cudaMemPoolCreate(&pool, &properties));
    W(a); DO(WL_CUDA, cudaMallocAsync(&a, BYTES, q));
    W(b); DO(WL_CUDA, cudaMallocFromPoolAsync(&b, BYTES, pool, q));
    DO(WL_CUDA, cudaMemsetAsync(b, 1, BYTES, q));
    W(used); DO(WL_CUDA, cudaMemPoolGetAttribute(pool, cudaMemPoolAttrUsedMemCurrent, &used));
    DO(WL_CUDA, cudaFreeAsync(b, q));
    DO(WL_CUDA, cudaFreeAsync(a, q));
    DO_WAITS(WL_CUDA, cudaStreamSynchronize(q));
    DO(WL_CUDA, cudaMemPoolTrimTo(pool, 0));
    DO_WAITS(WL_CUDA, cudaMemPoolDestroy(pool));
}

/* Work captured, then launched twice. */
static void graphs(cudaStream_t q)
{
    int counter = 0;
    size_t nodes = 0;
    void *a = NULL;
    cudaGraph_t graph = NULL;
    cudaGraphExec_t exec = NULL;
    enum cudaStreamCaptureStatus status;

    W(a); DO(WL_CUDA, cudaMalloc(&a, BYTES));
    DO(WL_CUDA, cudaStreamBeginCapture(q, cudaStreamCaptureModeThreadLocal));
    W(status); DO(WL_CUDA, cudaStreamIsCapturing(q, &status));
    DO(WL_CUDA, cudaMemsetAsync(a, 5, BYTES, q));
    DO(WL_CUDA, cudaLaunchHostFunc(q, count, &counter));
    W(graph); DO(WL_CUDA, cudaStreamEndCapture(q, &graph));
    W(nodes); DO(WL_CUDA, cudaGraphGetNodes(graph, NULL, &nodes));
    CHECK(nodes == 2, "the graph has %zu nodes", nodes);
    W(exec); DO(WL_CUDA, cudaGraphInstantiateWithFlags(&exec, graph, 0));
    DO(WL_CUDA, cudaGraphLaunch(exec, q));
    DO(WL_CUDA, cudaGraphLaunch(exec, q));
    DO_WAITS(WL_CUDA, cudaStreamSynchronize(q));
    CHECK(counter == 2 || script_excused(), "the graph's host function ran %d times", counter);
    DO(WL_CUDA, cudaGraphExecDestroy(exec));
    DO(WL_CUDA, cudaGraphDestroy(graph));
    DO_WAITS(WL_CUDA, cudaFree(a));
}

void tour_cuda(void)
{
    cudaStream_t q = NULL;

    device();
    W(q); DO(WL_CUDA, cudaStreamCreate(&q));
    memory(q);
    streams(q);
    pools(q);
    graphs(q);
    DO_WAITS(WL_CUDA, cudaStreamDestroy(q));
    cudaGetLastError();
}
