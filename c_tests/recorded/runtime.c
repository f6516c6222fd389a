/* The CUDA runtime: statuses, last errors, what is written by calls that fail. */
#include "recorded.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* A status, and the last error after it. */
static void status(cudaError_t e) { say_int(e), say_int(cudaGetLastError()); }
#define STATUS(label, call)                                    \
    do {                                                       \
        cudaError_t is = (call);                               \
        say("%s", label), status(is), said();                  \
    } while (0)

static void names(void) {
    for (int e = 0; e < 1000; e++) {
        const char *name = cudaGetErrorName((cudaError_t)e);
        if (e == 10 || e == 227 || (e >= 917 && e <= 919)) continue; /* of other versions */
        if (strncmp(name, "cuda", 4) == 0) say("error %d", e), say_text(name), said();
    }
}

static void CUDART_CB hold(void *p) {
    for (int ms = 0; ms < 20000 && !__atomic_load_n((int *)p, __ATOMIC_ACQUIRE); ms++) usleep(1000);
}

/* Work that is not done is no error. */
static void not_ready(void) {
    cudaStream_t s;
    cudaEvent_t begin, end, never;
    float ms = -1;
    int go = 0;
    LT_REQUIRE(!cudaStreamCreate(&s) && !cudaEventCreate(&begin) && !cudaEventCreate(&end) && !cudaEventCreate(&never));
    STATUS("query of an idle stream", cudaStreamQuery(s));
    STATUS("query of an event never recorded", cudaEventQuery(never));
    STATUS("wait for an event never recorded", cudaEventSynchronize(never));
    STATUS("a stream waits for an event never recorded", cudaStreamWaitEvent(s, never, 0));
    LT_REQUIRE(!cudaEventRecord(begin, s) && !cudaLaunchHostFunc(s, hold, &go) && !cudaEventRecord(end, s));
    STATUS("query of a busy stream", cudaStreamQuery(s));
    STATUS("query of an event not reached", cudaEventQuery(end));
    STATUS("time to an event not reached", cudaEventElapsedTime(&ms, begin, end));
    STATUS("time to an event never recorded", cudaEventElapsedTime(&ms, begin, never));
    STATUS("time from an event never recorded", cudaEventElapsedTime(&ms, never, end));
    __atomic_store_n(&go, 1, __ATOMIC_RELEASE);
    STATUS("wait", cudaStreamSynchronize(s));
    STATUS("time", cudaEventElapsedTime(&ms, begin, end));
    STATUS("time without a place", cudaEventElapsedTime(NULL, begin, end));
    STATUS("time without an event", cudaEventElapsedTime(&ms, NULL, end));
    cudaEvent_t untimed;
    LT_REQUIRE(!cudaEventCreateWithFlags(&untimed, cudaEventDisableTiming) && !cudaEventRecord(untimed, s) && !cudaStreamSynchronize(s));
    STATUS("time of an event without time", cudaEventElapsedTime(&ms, begin, untimed));
    LT_REQUIRE(!cudaEventDestroy(begin) && !cudaEventDestroy(end) && !cudaEventDestroy(never) && !cudaEventDestroy(untimed) && !cudaStreamDestroy(s));
}

/* A last error stays until it is asked for. */
static void last_errors(void) {
    int value;
    cudaError_t a = cudaSetDevice(99), b = cudaGetDevice(&value), c = cudaPeekAtLastError(), d = cudaPeekAtLastError(), e = cudaGetLastError(), f = cudaGetLastError();
    say("after a failing call and a good one"), say_int(a), say_int(b), say_int(c), say_int(d), say_int(e), say_int(f), said();
    STATUS("device -1", cudaSetDevice(-1));
    STATUS("attribute of device 99", cudaDeviceGetAttribute(&value, cudaDevAttrWarpSize, 99));
    STATUS("attribute 9999", cudaDeviceGetAttribute(&value, (enum cudaDeviceAttr)9999, 0));
    STATUS("peer of itself", cudaDeviceEnablePeerAccess(0, 0));
    STATUS("no peer", cudaDeviceDisablePeerAccess(0));
    STATUS("limit 99", cudaDeviceSetLimit((enum cudaLimit)99, 1));
    STATUS("flags of a device", cudaSetDeviceFlags(0x1000));
}

static void blocks(void) {
    void *p = (void *)5, *q = NULL;
    int here = 0;
#define POINTER(label, call)                                                                                 \
    do {                                                                                                     \
        p = (void *)5;                                                                                       \
        cudaError_t is = (call);                                                                             \
        say("%s", label), status(is), say_text(p == NULL ? "null" : p == (void *)5 ? "untouched" : "block"), said(); \
        if (is == cudaSuccess && p != NULL) q = p;                                                           \
    } while (0)
    POINTER("cudaMalloc of 0", cudaMalloc(&p, 0));
    POINTER("cudaMalloc of 2^50", cudaMalloc(&p, (size_t)1 << 50));
    POINTER("cudaMalloc of -1", cudaMalloc(&p, (size_t)-1));
    POINTER("cudaMallocManaged of 0", cudaMallocManaged(&p, 0, cudaMemAttachGlobal));
    POINTER("cudaMallocManaged with flags 7", cudaMallocManaged(&p, 64, 7));
    POINTER("cudaMallocHost of 0", cudaMallocHost(&p, 0));
    POINTER("cudaHostAlloc with flags 0x80", cudaHostAlloc(&p, 64, 0x80));
    POINTER("cudaMallocAsync of 0", cudaMallocAsync(&p, 0, NULL));
    STATUS("cudaMalloc without a place", cudaMalloc(NULL, 64));
    size_t pitch = 5, total = 0;
    POINTER("cudaMallocPitch of height 0", cudaMallocPitch(&p, &pitch, 64, 0));
    POINTER("cudaMallocPitch of width 0", cudaMallocPitch(&p, &pitch, 0, 4));
    POINTER("cudaMallocPitch of width -1", cudaMallocPitch(&p, &pitch, (size_t)-1, 4));
    POINTER("cudaMallocPitch of height 2^50", cudaMallocPitch(&p, &pitch, 64, (size_t)1 << 50));
    (void)q;
    for (size_t width = 1; width < 2000; width = width * 3 + 100) {
        p = NULL, pitch = 5;
        cudaError_t is = cudaMallocPitch(&p, &pitch, width, 3);
        say("pitch of %zu", width), status(is), say_int((int64_t)pitch), said();
        LT_EQ(cudaFree(p), cudaSuccess);
    }
    STATUS("memory, the total alone", cudaMemGetInfo(NULL, &total));
    STATUS("memory, the free alone", cudaMemGetInfo(&pitch, NULL));
    void *block = NULL, *pinned = NULL;
    LT_REQUIRE(!cudaMalloc(&block, 4096) && !cudaMallocHost(&pinned, 4096));
    STATUS("cudaFree of nothing", cudaFree(NULL));
    STATUS("cudaFree of a variable", cudaFree(&here));
    STATUS("cudaFree within a block", cudaFree((char *)block + 64));
    STATUS("cudaFree of pinned memory", cudaFree(pinned));
    STATUS("cudaFreeHost of a block", cudaFreeHost(block));
    STATUS("cudaFreeHost of a variable", cudaFreeHost(&here));
    STATUS("cudaFreeHost of nothing", cudaFreeHost(NULL));
    STATUS("cudaFree", cudaFree(block));
    STATUS("cudaFree again", cudaFree(block));
    STATUS("cudaFreeHost", cudaFreeHost(pinned));
    STATUS("cudaFreeHost again", cudaFreeHost(pinned));
}

static void registered(void) {
    static char area[3 * 4096];
    void *pinned = NULL, *block = device(NULL, 4096), *d = NULL;
    unsigned flags = 77;
    LT_REQUIRE(!cudaMallocHost(&pinned, 4096));
    STATUS("registers", cudaHostRegister(area, sizeof area, cudaHostRegisterDefault));
    STATUS("registers again", cudaHostRegister(area, sizeof area, cudaHostRegisterDefault));
    STATUS("registers a part", cudaHostRegister(area + 4096, 64, cudaHostRegisterDefault));
    STATUS("registers pinned memory", cudaHostRegister(pinned, 64, cudaHostRegisterDefault));
    STATUS("registers a block", cudaHostRegister(block, 64, cudaHostRegisterDefault));
    STATUS("registers nothing", cudaHostRegister(NULL, 64, cudaHostRegisterDefault));
    STATUS("registers no bytes", cudaHostRegister(&flags, 0, cudaHostRegisterDefault));
    STATUS("unregisters a part", cudaHostUnregister(area + 4096));
    STATUS("device pointer", cudaHostGetDevicePointer(&d, area, 0));
    STATUS("device pointer with flags", cudaHostGetDevicePointer(&d, area, 1));
    STATUS("device pointer of pinned memory", cudaHostGetDevicePointer(&d, pinned, 0));
    STATUS("device pointer of a variable", cudaHostGetDevicePointer(&d, &flags, 0));
    STATUS("device pointer of a block", cudaHostGetDevicePointer(&d, block, 0));
    STATUS("unregisters", cudaHostUnregister(area));
    STATUS("unregisters again", cudaHostUnregister(area));
    STATUS("unregisters pinned memory", cudaHostUnregister(pinned));
    STATUS("unregisters a block", cudaHostUnregister(block));
    STATUS("unregisters nothing", cudaHostUnregister(NULL));
    STATUS("flags of a variable", cudaHostGetFlags(&flags, area));
    STATUS("frees pinned memory", cudaFreeHost(pinned));
}

static void attributes(void) {
    struct cudaPointerAttributes a;
    void *block = device(NULL, 64), *pinned = NULL, *managed = NULL;
    int here = 0;
    LT_REQUIRE(!cudaMallocHost(&pinned, 64) && !cudaMallocManaged(&managed, 64, cudaMemAttachGlobal));
    struct {
        const char *what;
        char *p;
    } all[] = {{"a block", block}, {"the middle of a block", (char *)block + 32}, {"pinned memory", pinned}, {"managed memory", managed}, {"a variable", (char *)&here}, {"nothing", NULL}};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        memset(&a, 0x55, sizeof a);
        cudaError_t is = cudaPointerGetAttributes(&a, all[i].p);
        say("attributes of %s", all[i].what), status(is), say_int(a.type), say_int(a.device);
        say_text(a.devicePointer == all[i].p ? "device" : a.devicePointer == NULL ? "-" : "other");
        say_text(a.hostPointer == all[i].p ? "host" : a.hostPointer == NULL ? "-" : "other"), said();
    }
    STATUS("frees", cudaFree(managed));
    STATUS("frees", cudaFreeHost(pinned));
}

static void copies(void) {
    char *block = device(NULL, 64), *other = device(NULL, 64), *pinned = NULL;
    char here[64] = {0};
    LT_REQUIRE(!cudaMallocHost((void **)&pinned, 64));
    for (int kind = -1; kind < 6; kind++) {
        cudaError_t up = cudaMemcpy(block, pinned, 64, (enum cudaMemcpyKind)kind), a = cudaGetLastError();
        cudaError_t down = cudaMemcpy(pinned, block, 64, (enum cudaMemcpyKind)kind), b = cudaGetLastError();
        cudaError_t across = cudaMemcpy(other, block, 64, (enum cudaMemcpyKind)kind), c = cudaGetLastError();
        say("copy of kind %d", kind), say_int(up), say_int(a), say_int(down), say_int(b), say_int(across), say_int(c), said();
        up = cudaMemcpy(block, here, 64, (enum cudaMemcpyKind)kind), a = cudaGetLastError();
        down = cudaMemcpy(here, block, 64, (enum cudaMemcpyKind)kind), b = cudaGetLastError();
        across = cudaMemcpy(here, pinned, 64, (enum cudaMemcpyKind)kind), c = cudaGetLastError();
        say("copy of kind %d, ordinary memory", kind), say_int(up), say_int(a), say_int(down), say_int(b), say_int(across), say_int(c), said();
    }
    STATUS("copy of nothing", cudaMemcpy(NULL, NULL, 0, cudaMemcpyHostToDevice));
    STATUS("copy to nowhere", cudaMemcpy(NULL, here, 4, cudaMemcpyHostToDevice));
    STATUS("copy from nowhere", cudaMemcpy(block, NULL, 4, cudaMemcpyHostToDevice));
    STATUS("copy in rows, a pitch too small", cudaMemcpy2D(block, 4, here, 8, 8, 2, cudaMemcpyHostToDevice));
    STATUS("copy in rows, the other pitch", cudaMemcpy2D(block, 8, here, 4, 8, 2, cudaMemcpyHostToDevice));
    STATUS("copy in rows of no width", cudaMemcpy2D(block, 0, here, 0, 0, 2, cudaMemcpyHostToDevice));
    STATUS("copy in rows of no height", cudaMemcpy2D(block, 4, here, 4, 8, 0, cudaMemcpyHostToDevice));
    STATUS("fill of nothing", cudaMemset(NULL, 0, 0));
    STATUS("fill nowhere", cudaMemset(NULL, 0, 4));
    STATUS("fill in rows, a pitch too small", cudaMemset2D(block, 4, 0, 8, 2));
    struct cudaMemcpy3DParms p;
    memset(&p, 0, sizeof p);
    p.srcPtr = make_cudaPitchedPtr(block, 8, 8, 4), p.dstPtr = make_cudaPitchedPtr(other, 8, 8, 4);
    p.extent = make_cudaExtent(4, 4, 2), p.kind = cudaMemcpyDeviceToDevice;
    STATUS("copy of a box", cudaMemcpy3D(&p));
    p.dstPtr.ysize = 3;
    STATUS("copy of a box, too few rows", cudaMemcpy3D(&p));
    p.dstPtr.ysize = 4, p.srcPos.x = 5;
    STATUS("copy of a box that leaves its row", cudaMemcpy3D(&p));
    p.srcPos.x = 0, p.dstPtr.pitch = 3;
    STATUS("copy of a box, a pitch too small", cudaMemcpy3D(&p));
    STATUS("frees", cudaFreeHost(pinned));
}

static void streams(void) {
    cudaStream_t s = NULL;
    cudaEvent_t e = NULL;
    int least = 7, greatest = 7, priority = 7;
    unsigned flags = 7;
    STATUS("range of priorities", cudaDeviceGetStreamPriorityRange(&least, &greatest));
    for (int p = greatest - 2; p <= least + 2; p++) {
        cudaError_t is = cudaStreamCreateWithPriority(&s, cudaStreamNonBlocking, p);
        say("priority %d", p - greatest), status(is);
        if (is == cudaSuccess) {
            is = cudaStreamGetPriority(s, &priority), say_int(is), say_int(priority - greatest);
            is = cudaStreamGetFlags(s, &flags), say_int(is), say_int(flags);
            LT_EQ(cudaStreamDestroy(s), cudaSuccess);
        }
        said();
    }
    STATUS("stream with flags 2", cudaStreamCreateWithFlags(&s, 2));
    STATUS("event with flags 0x10", cudaEventCreateWithFlags(&e, 0x10));
    STATUS("event with flags 4", cudaEventCreateWithFlags(&e, cudaEventInterprocess));
    STATUS("stream nowhere", cudaStreamCreate(NULL));
    STATUS("priority of the default stream", cudaStreamGetPriority(NULL, &priority));
    STATUS("flags of the default stream", cudaStreamGetFlags(NULL, &flags));
    say("they are"), say_int(priority), say_int(flags), said();
    STATUS("default stream destroyed", cudaStreamDestroy(NULL));
    STATUS("no event destroyed", cudaEventDestroy(NULL));
    STATUS("no event recorded", cudaEventRecord(NULL, NULL));
    STATUS("no event waited for", cudaStreamWaitEvent(NULL, NULL, 0));
    STATUS("no event asked", cudaEventQuery(NULL));
    STATUS("no function", cudaLaunchHostFunc(NULL, NULL, NULL));
}

static void captures(void) {
    cudaStream_t s, other;
    cudaGraph_t g = NULL;
    cudaGraphExec_t e = NULL;
    enum cudaStreamCaptureStatus is_capturing;
    void *p = NULL, *block = device(NULL, 64);
    char here[64];
    LT_REQUIRE(!cudaStreamCreate(&s) && !cudaStreamCreate(&other));
    STATUS("capture of the default stream", cudaStreamBeginCapture(NULL, cudaStreamCaptureModeGlobal));
    STATUS("capture in mode 7", cudaStreamBeginCapture(s, (enum cudaStreamCaptureMode)7));
    STATUS("end without a beginning", cudaStreamEndCapture(s, &g));
    STATUS("capture", cudaStreamBeginCapture(s, cudaStreamCaptureModeThreadLocal));
    STATUS("capture again", cudaStreamBeginCapture(s, cudaStreamCaptureModeThreadLocal));
    STATUS("is it", cudaStreamIsCapturing(s, &is_capturing));
    say("it is"), say_int(is_capturing), said();
    STATUS("fills", cudaMemsetAsync(block, 1, 64, s));
    STATUS("ends", cudaStreamEndCapture(s, &g));
    STATUS("instantiates", cudaGraphInstantiate(&e, g, 0));
    STATUS("launches", cudaGraphLaunch(e, s));
    STATUS("waits", cudaStreamSynchronize(s));
    host(here, block, 64);
    say("filled with"), say_int(here[0]), say_int(here[63]), said();
    STATUS("destroys", cudaGraphExecDestroy(e));
    STATUS("destroys", cudaGraphDestroy(g));
    /* What a capture does not bear. */
    for (int what = 0; what < 6; what++) {
        static const char *names[] = {"waits for the stream", "asks the stream", "fills on the default stream", "allocates", "waits for the device", "copies at once"};
        cudaError_t r = cudaSuccess;
        LT_REQUIRE_EQ(cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal), cudaSuccess);
        LT_REQUIRE_EQ(cudaMemsetAsync(block, 2, 64, s), cudaSuccess);
        if (what == 0) r = cudaStreamSynchronize(s);
        if (what == 1) r = cudaStreamQuery(s);
        if (what == 2) r = cudaMemsetAsync(block, 2, 64, NULL);
        if (what == 3) r = cudaMalloc(&p, 64);
        if (what == 4) r = cudaDeviceSynchronize();
        if (what == 5) r = cudaMemcpy(here, block, 64, cudaMemcpyDeviceToHost);
        say("while capturing %s", names[what]), status(r);
        r = cudaStreamIsCapturing(s, &is_capturing), say_int(r), say_int(is_capturing);
        g = NULL, r = cudaStreamEndCapture(s, &g), status(r), say_text(g == NULL ? "none" : "graph"), said();
        if (g != NULL) LT_EQ(cudaGraphDestroy(g), cudaSuccess);
    }
    LT_REQUIRE(!cudaStreamDestroy(s) && !cudaStreamDestroy(other));
    cudaMemPool_t pool = NULL;
    STATUS("pool of device 1", cudaDeviceGetMemPool(&pool, 1));
    STATUS("default pool of device 1", cudaDeviceGetDefaultMemPool(&pool, 1));
    STATUS("pool of the device", cudaDeviceGetMemPool(&pool, 0));
    STATUS("no pool for the device", cudaDeviceSetMemPool(0, NULL));
    STATUS("default pool destroyed", cudaMemPoolDestroy(pool));
}

const lt_test recorded_runtime[] = {{"names", names, 0}, {"not_ready", not_ready, 0}, {"last_errors", last_errors, 0}, {"blocks", blocks, 0}, {"registered", registered, 0}, {"attributes", attributes, 0}, {"copies", copies, 0}, {"streams", streams, 0}, {"captures", captures, 0}, {0}};
