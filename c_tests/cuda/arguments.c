/* Every argument of every function of the CUDA runtime gets bad values: cases/cuda_arguments.csv. A failing call has
 * the vendor's status, leaves it as the last error, and writes nothing. */
#include <string.h>

#include "support.h"

extern const lt_entry cuda_entries[];

static const lt_name statuses[] = {{"SUCCESS", cudaSuccess},
                                   {"VALUE", cudaErrorInvalidValue},
                                   {"MEMORY", cudaErrorMemoryAllocation},
                                   {"PITCH", cudaErrorInvalidPitchValue},
                                   {"DIRECTION", cudaErrorInvalidMemcpyDirection},
                                   {"DEVICE", cudaErrorInvalidDevice},
                                   {"HANDLE", cudaErrorInvalidResourceHandle},
                                   {"LIMIT", cudaErrorUnsupportedLimit},
                                   {"NOPEER", cudaErrorPeerAccessNotEnabled},
                                   {"PEER", cudaErrorPeerAccessUnsupported},
                                   {"REGISTERED", cudaErrorHostMemoryAlreadyRegistered},
                                   {"UNREGISTERED", cudaErrorHostMemoryNotRegistered},
                                   {"FUNCTION", cudaErrorInvalidDeviceFunction},
                                   {"SYMBOL", cudaErrorInvalidSymbol},
                                   {"UNSUPPORTED", cudaErrorNotSupported},
                                   {"CAPTURE", cudaErrorStreamCaptureUnsupported},
                                   {"STATE", cudaErrorIllegalState},
                                   {NULL, 0}};

static cudaStream_t stream;
static void *made, *out;
static struct cudaPitchedPtr pitched;
static char area[64];
static lt_buf x, y, word, word2, big, text;

/* What a good call made is destroyed; a failing one must not have written a pointer. */
static void after(const char *function, int64_t status) {
    if (*function != 0 && cudaGetLastError() != (status == cudaErrorNotReady ? cudaSuccess : (cudaError_t)status))
        LT_CHECKF(0, "%s: another last error", function);
    RT(cudaStreamSynchronize(stream));
    RT(cudaStreamSynchronize(NULL));
    if (status != 0) {
        LT_CHECK(made == NULL && pitched.ptr == NULL);
        LT_CHECKF(out == &out, "%s wrote a pointer", function);
    } else if (strcmp(function, "cudaHostRegister") == 0) {
        RT(cudaHostUnregister(area));
    } else if (made != NULL) {
        if (strstr(function, "EndCapture") != NULL) RT(cudaGraphDestroy(made));
        else if (strstr(function, "StreamCreate") != NULL) RT(cudaStreamDestroy(made));
        else if (strstr(function, "Event") != NULL) RT(cudaEventDestroy(made));
        else if (strstr(function, "PoolCreate") != NULL) RT(cudaMemPoolDestroy(made));
        else if (strstr(function, "Instantiate") != NULL) RT(cudaGraphExecDestroy(made));
        else if (strstr(function, "Graph") != NULL) RT(cudaGraphDestroy(made));
        else if (strstr(function, "Host") != NULL) RT(cudaFreeHost(made));
        else RT(cudaFree(made));
    }
    if (pitched.ptr != NULL) RT(cudaFree(pitched.ptr));
    memset(&pitched, 0, sizeof pitched);
    made = NULL, out = &out;
    lt_poison(word.p, word.bytes), lt_poison(word2.p, word2.bytes), lt_poison(big.p, big.bytes);
    lt_poison(text.p, text.bytes);
    memset(x.p, 3, x.bytes), memset(y.p, 4, y.bytes);
    lt_buf_freeze(&x), lt_buf_freeze(&y), lt_buf_freeze(&word), lt_buf_freeze(&word2), lt_buf_freeze(&big);
    lt_buf_freeze(&text);
}

static void nothing(void *p) { (void)p; }
static void CUDART_CB no_callback(cudaStream_t s, cudaError_t status, void *p) { (void)s, (void)status, (void)p; }

static struct cudaMemcpy3DParms box_of(void) {
    struct cudaMemcpy3DParms p;
    memset(&p, 0, sizeof p);
    p.srcPtr = make_cudaPitchedPtr(x.p, 8, 8, 4), p.dstPtr = make_cudaPitchedPtr(y.p, 8, 8, 4);
    p.extent = make_cudaExtent(4, 4, 2), p.kind = cudaMemcpyDefault;
    return p;
}

static void bad_arguments(void) {
    void *once = NULL, *twice = NULL, *block = NULL, *managed = NULL, *host_once = NULL, *pinned = NULL;
    cudaStream_t dead_stream = NULL, once_stream = NULL;
    cudaEvent_t event = NULL, dead_event = NULL, once_event = NULL;
    static char registered[64];
    static struct cudaMemAccessDesc access = {{cudaMemLocationTypeDevice, 0}, cudaMemAccessFlagsProtReadWrite};
    static struct cudaMemAccessDesc badaccess = {{cudaMemLocationTypeHost, 0}, cudaMemAccessFlagsProtReadWrite};
    static struct cudaMemPoolProps poolprops;
    static cudaGraphExecUpdateResultInfo info;
    static enum cudaStreamCaptureMode mode, ones4 = (enum cudaStreamCaptureMode)4;
    static size_t sizeword;
    cudaStream_t one_stream = NULL;
    cudaMemPool_t pool = NULL, once_pool = NULL;
    cudaGraph_t graph = NULL, once_graph = NULL;
    cudaGraphExec_t exec = NULL, once_exec = NULL;
    cudaGraphNode_t node = NULL;
    poolprops.allocType = cudaMemAllocationTypePinned, poolprops.location.type = cudaMemLocationTypeDevice;
    RT(cudaStreamCreateWithFlags(&one_stream, cudaStreamNonBlocking));
    RT(cudaMemPoolCreate(&pool, &poolprops));
    RT(cudaMemPoolCreate(&once_pool, &poolprops));
    RT(cudaGraphCreate(&graph, 0));
    RT(cudaGraphAddEmptyNode(&node, graph, NULL, 0));
    RT(cudaGraphCreate(&once_graph, 0));
    RT(cudaGraphInstantiate(&exec, graph, 0));
    RT(cudaGraphInstantiate(&once_exec, graph, 0));
    static const int zeros[2], ones[2] = {1, 1};
    int stranger = 0;
    RT(cudaStreamCreate(&stream));
    RT(cudaStreamCreate(&once_stream));
    RT(cudaStreamCreate(&dead_stream));
    RT(cudaStreamDestroy(dead_stream));
    RT(cudaEventCreate(&event));
    RT(cudaEventRecord(event, stream));
    RT(cudaEventCreate(&once_event));
    RT(cudaEventCreate(&dead_event));
    RT(cudaEventDestroy(dead_event));
    RT(cudaMalloc(&once, 64));
    RT(cudaMalloc(&twice, 64));
    RT(cudaMalloc(&block, 64));
    RT(cudaMallocManaged(&managed, 64, cudaMemAttachGlobal));
    RT(cudaMallocHost(&host_once, 64));
    RT(cudaMallocHost(&pinned, 64));
    RT(cudaHostRegister(registered, 64, 0));
    x = lt_buf_new(64, LT_ZONES, NULL), y = lt_buf_new(64, LT_ZONES, NULL), word = lt_buf_new(8, LT_ZONES, NULL);
    word2 = lt_buf_new(8, LT_ZONES, NULL), big = lt_buf_new(1040, LT_ZONES, NULL), text = lt_buf_new(32, LT_ZONES, NULL);
    struct cudaMemcpy3DParms box = box_of(), boxarray = box, boxkind = box, boxnull = box, boxwide = box, boxtall = box;
    boxarray.srcArray = (cudaArray_t)&stranger;
    boxkind.kind = (enum cudaMemcpyKind)9;
    boxnull.dstPtr.ptr = NULL;
    boxwide.srcPos.x = 5;
    boxtall.dstPtr.ysize = 3;
    struct cudaMemcpy3DPeerParms peerbox, peerdevice;
    memset(&peerbox, 0, sizeof peerbox);
    peerbox.srcPtr = box.srcPtr, peerbox.dstPtr = box.dstPtr, peerbox.extent = box.extent;
    peerdevice = peerbox, peerdevice.srcDevice = 1;
    after("", 0);
#define PTR(p) (int64_t)(intptr_t)(p)
    const lt_name values[] = {
        {"null", 0}, {"garbage", 0x5bd1e995cafe1234}, {"odd", PTR((char *)big.p + 1)}, {"word", PTR(word.p)},
        {"word2", PTR(word2.p)}, {"big", PTR(big.p)}, {"text", PTR(text.p)}, {"x", PTR(x.p)}, {"y", PTR(y.p)},
        {"made", PTR(&made)}, {"out", PTR(&out)}, {"pitched", PTR(&pitched)}, {"stream", PTR(stream)},
        {"deadstream", PTR(dead_stream)}, {"oncestream", PTR(once_stream)}, {"event", PTR(event)},
        {"deadevent", PTR(dead_event)}, {"onceevent", PTR(once_event)}, {"once", PTR(once)}, {"twice", PTR(twice)},
        {"block", PTR(block)}, {"inside", PTR((char *)block + 8)}, {"managed", PTR(managed)},
        {"hostonce", PTR(host_once)}, {"pinned", PTR(pinned)}, {"registered", PTR(registered)}, {"area", PTR(area)},
        {"stranger", PTR(&stranger)}, {"zeros", PTR(zeros)}, {"ones", PTR(ones)}, {"busid", PTR("0000:00:00.0")},
        {"badbus", PTR("0000:01:00.0")}, {"function", PTR(nothing)}, {"callback", PTR(no_callback)},
        {"box", PTR(&box)}, {"boxarray", PTR(&boxarray)}, {"boxkind", PTR(&boxkind)}, {"boxnull", PTR(&boxnull)},
        {"boxwide", PTR(&boxwide)}, {"boxtall", PTR(&boxtall)}, {"peerbox", PTR(&peerbox)},
        {"peerdevice", PTR(&peerdevice)}, {"access", PTR(&access)}, {"badaccess", PTR(&badaccess)},
        {"poolprops", PTR(&poolprops)}, {"infoword", PTR(&info)}, {"modeword", PTR(&mode)}, {"ones4", PTR(&ones4)},
        {"sizeword", PTR(&sizeword)}, {"onestream", PTR(one_stream)}, {"pool", PTR(pool)}, {"oncepool", PTR(once_pool)},
        {"graph", PTR(graph)}, {"oncegraph", PTR(once_graph)}, {"exec", PTR(exec)}, {"onceexec", PTR(once_exec)},
        {"node", PTR(node)}, {NULL, 0}};
    lt_table_keep(NULL);
    lt_table_keep(&x), lt_table_keep(&y), lt_table_keep(&word), lt_table_keep(&word2), lt_table_keep(&big);
    lt_table_keep(&text);
    lt_table_run("cuda_arguments.csv", cuda_entries, values, statuses, after);
    RT(cudaFree(block));
    RT(cudaFree(managed));
    RT(cudaFreeHost(pinned));
    RT(cudaEventDestroy(event));
    RT(cudaStreamDestroy(stream));
    RT(cudaStreamDestroy(one_stream));
    RT(cudaMemPoolDestroy(pool));
    RT(cudaGraphExecDestroy(exec));
    RT(cudaGraphDestroy(graph));
    lt_buf_free(&x), lt_buf_free(&y), lt_buf_free(&word), lt_buf_free(&word2), lt_buf_free(&big), lt_buf_free(&text);
}

static const lt_test tests[] = {{"bad_arguments", bad_arguments, 0}, {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
