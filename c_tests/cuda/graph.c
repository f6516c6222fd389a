/* Graphs built by hand: nodes, edges, order, launches, updates. */
#include <pthread.h>
#include <string.h>

#include "support.h"

static cudaStream_t s;
static int trace[64], traced;
static void note(void *p) { trace[traced++] = *(int *)p; }
static int numbers[64];

static void begin(void) {
    for (int i = 0; i < 64; i++) numbers[i] = i;
    traced = 0;
    RT(cudaStreamCreate(&s));
}
static void end(void) {
    RT(cudaStreamDestroy(s));
    cudaGetLastError();
}

static cudaGraphNode_t host(cudaGraph_t g, int i, const cudaGraphNode_t *after, size_t n) {
    struct cudaHostNodeParams p = {note, &numbers[i]};
    cudaGraphNode_t node = NULL;
    RT(cudaGraphAddHostNode(&node, g, after, n, &p));
    return node;
}

/* A diamond whose nodes were added in the wrong order. */
static void edges_are_kept(void) {
    cudaGraph_t g;
    cudaGraphExec_t e;
    cudaGraphNode_t n[4], from[8], to[8], all[6];
    size_t count = 0;
    begin();
    RT(cudaGraphCreate(&g, 0));
    n[3] = host(g, 3, NULL, 0);
    n[1] = host(g, 1, NULL, 0);
    n[2] = host(g, 2, NULL, 0);
    RT(cudaGraphAddDependencies(g, &n[1], &n[3], 1));
    RT(cudaGraphAddDependencies(g, &n[2], &n[3], 1));
    n[0] = host(g, 0, NULL, 0);
    const cudaGraphNode_t a[] = {n[0], n[0]}, b[] = {n[1], n[2]};
    RT(cudaGraphAddDependencies(g, a, b, 2));
    LT_EQ(cudaGraphAddDependencies(g, a, b, 1), cudaErrorInvalidValue);
    LT_EQ(cudaGraphAddDependencies(g, a, a, 1), cudaErrorInvalidValue);
    RT(cudaGraphGetEdges(g, NULL, NULL, &count));
    LT_EQ(count, 4);
    count = 8;
    RT(cudaGraphGetEdges(g, from, to, &count));
    LT_CHECK(count == 4 && from[0] == n[1] && to[0] == n[3] && from[3] == n[0] && to[3] == n[2] && from[4] == NULL);
    cudaGraphEdgeData data[8];
    memset(data, 0x5a, sizeof data);
    count = 8;
    RT(cudaGraphGetEdges_v2(g, to, from, data, &count));
    LT_CHECK(count == 4 && to[0] == n[1] && from[3] == n[2] && data[3].type == 0 && data[3].from_port == 0);
    data[0].type = 1;
    LT_EQ(cudaGraphAddDependencies_v2(g, &n[1], &n[2], data, 1), cudaErrorNotSupported);
    RT(cudaGraphGetNodes(g, NULL, &count));
    LT_EQ(count, 4);
    count = 6;
    RT(cudaGraphGetNodes(g, all, &count));
    LT_CHECK(count == 4 && all[0] == n[3] && all[3] == n[0] && all[4] == NULL);
    count = 2;
    RT(cudaGraphGetRootNodes(g, all, &count));
    LT_CHECK(count == 1 && all[0] == n[0] && all[1] == NULL);
    RT(cudaGraphInstantiate(&e, g, 0));
    for (int round = 0; round < 3; round++) {
        traced = 0;
        RT(cudaGraphLaunch(e, s));
        RT(cudaStreamSynchronize(s));
        LT_EQ(traced, 4);
        LT_CHECK(trace[0] == 0 && trace[1] + trace[2] == 3 && trace[3] == 3);
    }
    /* Closed to a circle, it cannot run any more; what has been made of it can. */
    RT(cudaGraphAddDependencies_v2(g, &n[3], &n[0], NULL, 1));
    cudaGraphExec_t never = NULL;
    LT_EQ(cudaGraphInstantiate(&never, g, 0), cudaErrorInvalidValue);
    LT_CHECK(never == NULL);
    RT(cudaGraphDestroy(g));
    traced = 0;
    RT(cudaGraphLaunch(e, s));
    RT(cudaGraphExecDestroy(e)); /* the launch goes on */
    RT(cudaStreamSynchronize(s));
    LT_EQ(traced, 4);
    LT_EQ(cudaGraphLaunch(e, s), cudaErrorInvalidValue);
    LT_EQ(cudaGraphExecDestroy(e), cudaErrorInvalidValue);
    LT_EQ(cudaGraphDestroy(g), cudaErrorInvalidValue);
    end();
}

static void every_kind_of_node(void) {
    cudaGraph_t g, child;
    cudaGraphExec_t e;
    cudaGraphNode_t last = NULL, node;
    cudaEvent_t event, before;
    enum cudaGraphNodeType type;
    unsigned short *x, *y, out[12];
    gate hold = {0, 0, 0, FOREVER_MS};
    cudaStream_t other;
    begin();
    RT(cudaStreamCreateWithFlags(&other, cudaStreamNonBlocking));
    RT(cudaEventCreate(&event));
    RT(cudaEventCreate(&before));
    RT(cudaMalloc((void **)&x, 24));
    RT(cudaMalloc((void **)&y, 24));
    RT(cudaMemset(x, 0, 24));
    RT(cudaMemset(y, 0, 24));
    RT(cudaGraphCreate(&child, 0));
    RT(cudaGraphCreate(&g, 0));
    struct cudaMemsetParams fill = {x, 8, 0x51234, 2, 3, 2};
    RT(cudaGraphAddMemsetNode(&node, child, NULL, 0, &fill));
    RT(cudaGraphNodeGetType(node, &type));
    LT_EQ(type, cudaGraphNodeTypeMemset);
    host(child, 7, &node, 1);
    RT(cudaGraphAddEventWaitNode(&last, g, NULL, 0, before));
    RT(cudaGraphNodeGetType(last, &type));
    LT_EQ(type, cudaGraphNodeTypeWaitEvent);
    RT(cudaGraphAddChildGraphNode(&node, g, &last, 1, child));
    RT(cudaGraphNodeGetType(node, &type));
    LT_EQ(type, cudaGraphNodeTypeGraph);
    RT(cudaGraphDestroy(child));
    RT(cudaGraphAddEmptyNode(&last, g, &node, 1));
    RT(cudaGraphNodeGetType(last, &type));
    LT_EQ(type, cudaGraphNodeTypeEmpty);
    RT(cudaGraphAddMemcpyNode1D(&node, g, &last, 1, y, x, 12, cudaMemcpyDeviceToDevice));
    struct cudaMemcpy3DParms box;
    memset(&box, 0, sizeof box);
    box.srcPtr = make_cudaPitchedPtr(x, 8, 8, 2), box.dstPtr = make_cudaPitchedPtr(y + 8, 4, 4, 2);
    box.extent = make_cudaExtent(4, 2, 1), box.kind = cudaMemcpyDefault;
    RT(cudaGraphAddMemcpyNode(&last, g, &node, 1, &box));
    RT(cudaGraphNodeGetType(last, &type));
    LT_EQ(type, cudaGraphNodeTypeMemcpy);
    RT(cudaGraphAddEventRecordNode(&node, g, &last, 1, event));
    RT(cudaGraphNodeGetType(node, &type));
    LT_EQ(type, cudaGraphNodeTypeEventRecord);
    RT(cudaGraphInstantiateWithFlags(&e, g, cudaGraphInstantiateFlagAutoFreeOnLaunch));
    RT(cudaGraphUpload(e, s));
    RT(cudaLaunchHostFunc(other, gate_hold, &hold));
    RT(cudaEventRecord(before, other));
    RT(cudaGraphLaunch(e, s));
    a_while();
    LT_EQ(cudaEventQuery(event), cudaErrorNotReady);
    LT_CHECK(traced == 0 && x[0] == 0);
    gate_open(&hold);
    RT(cudaEventSynchronize(event));
    LT_CHECK(traced == 1 && trace[0] == 7);
    RT(cudaMemcpy(out, x, 24, cudaMemcpyDeviceToHost));
    for (int i = 0; i < 12; i++) LT_EQ(out[i], i < 8 && i % 4 < 3 && i != 7 ? 0x1234 : 0);
    RT(cudaMemcpy(out, y, 24, cudaMemcpyDeviceToHost));
    LT_CHECK(out[0] == 0x1234 && out[3] == 0 && out[5] == 0x1234 && out[6] == 0);
    LT_CHECK(out[8] == 0x1234 && out[9] == 0x1234 && out[10] == 0x1234 && out[11] == 0x1234);
    RT(cudaGraphExecDestroy(e));
    RT(cudaGraphDestroy(g));
    RT(cudaEventDestroy(event));
    RT(cudaEventDestroy(before));
    RT(cudaStreamDestroy(other));
    RT(cudaFree(x));
    RT(cudaFree(y));
    end();
}

static int inside, overlapped;
static void busy(void *p) {
    (void)p;
    if (__atomic_add_fetch(&inside, 1, __ATOMIC_SEQ_CST) != 1) overlapped = 1;
    lt_sleep_ms(2);
    __atomic_sub_fetch(&inside, 1, __ATOMIC_SEQ_CST);
    traced++;
}

/* Launches of one graph take turns, whatever streams and executable graphs they come from. */
static void launches_take_turns(void) {
    cudaGraph_t g;
    cudaGraphExec_t e[2];
    cudaGraphNode_t node;
    cudaStream_t t[4];
    struct cudaHostNodeParams p = {busy, NULL};
    begin();
    overlapped = 0;
    RT(cudaGraphCreate(&g, 0));
    RT(cudaGraphAddHostNode(&node, g, NULL, 0, &p));
    RT(cudaGraphInstantiate(&e[0], g, 0));
    RT(cudaGraphInstantiate(&e[1], g, 0));
    for (int i = 0; i < 4; i++) RT(cudaStreamCreateWithFlags(&t[i], cudaStreamNonBlocking));
    for (int i = 0; i < 40; i++) RT(cudaGraphLaunch(e[i / 4 & 1], t[i & 3]));
    RT(cudaDeviceSynchronize());
    LT_CHECK(traced == 40 && !overlapped);
    for (int i = 0; i < 4; i++) RT(cudaStreamDestroy(t[i]));
    RT(cudaGraphExecDestroy(e[0]));
    RT(cudaGraphExecDestroy(e[1]));
    RT(cudaGraphDestroy(g));
    end();
}

static cudaGraph_t chain(int value, int host_first, int nodes) {
    cudaGraph_t g;
    cudaGraphNode_t last = NULL;
    static unsigned char *memory;
    struct cudaMemsetParams fill = {NULL, 1, 0, 1, 1, 1};
    if (memory == NULL) RT(cudaMallocHost((void **)&memory, 1));
    fill.dst = memory;
    RT(cudaGraphCreate(&g, 0));
    for (int i = 0; i < nodes; i++) {
        if ((i == 0) == host_first) last = host(g, value, i > 0 ? &last : NULL, i > 0);
        else RT(cudaGraphAddMemsetNode(&last, g, i > 0 ? &last : NULL, i > 0, &fill));
    }
    return g;
}

/* The two functions that had other arguments in CUDA 11; no node is ever at fault. */
#ifdef NVIDIA_HEADERS
cudaError_t luchoCudaGraphInstantiate11(cudaGraphExec_t *, cudaGraph_t, cudaGraphNode_t *, char *, size_t);
cudaError_t luchoCudaGraphExecUpdate11(cudaGraphExec_t, cudaGraph_t, cudaGraphNode_t *,
                                       enum cudaGraphExecUpdateResult *);
#endif
static void as_in_cuda_11(void) {
    cudaGraphExec_t e = NULL;
    begin();
    cudaGraph_t a = chain(1, 1, 2), b = chain(2, 1, 2), longer = chain(3, 1, 3);
    cudaGraphNode_t mark = (cudaGraphNode_t)&e, node = mark;
    enum cudaGraphExecUpdateResult why = cudaGraphExecUpdateErrorNotSupported;
    char text[3] = "??";
    RT(luchoCudaGraphInstantiate11(&e, a, &node, text, 0));
    LT_CHECK(node == NULL && text[0] == '?');
    RT(cudaGraphExecDestroy(e));
    node = mark;
    RT(luchoCudaGraphInstantiate11(&e, a, &node, text, sizeof text));
    LT_CHECK(node == NULL && text[0] == 0 && text[1] == '?');
    node = mark;
    RT(luchoCudaGraphExecUpdate11(e, b, &node, &why));
    LT_CHECK(node == NULL && why == cudaGraphExecUpdateSuccess);
    RT(cudaGraphLaunch(e, s));
    RT(cudaStreamSynchronize(s));
    LT_CHECK(traced == 1 && trace[0] == 2);
    node = mark;
    LT_EQ(luchoCudaGraphExecUpdate11(e, longer, &node, &why), cudaErrorGraphExecUpdateFailure);
    LT_CHECK(node == NULL && why == cudaGraphExecUpdateErrorTopologyChanged);
    LT_EQ(luchoCudaGraphExecUpdate11(e, NULL, NULL, &why), cudaErrorInvalidValue);
    LT_EQ(why, cudaGraphExecUpdateError);
    RT(cudaGraphExecDestroy(e));
    RT(cudaGraphDestroy(a));
    RT(cudaGraphDestroy(b));
    RT(cudaGraphDestroy(longer));
}

static void updates(void) {
    cudaGraphExec_t e;
    cudaGraphExecUpdateResultInfo info;
    begin();
    cudaGraph_t a = chain(1, 1, 2), b = chain(2, 1, 2), longer = chain(3, 1, 3), other = chain(4, 0, 2);
    RT(cudaGraphInstantiate(&e, a, 0));
    RT(cudaGraphLaunch(e, s));
    memset(&info, 0x5a, sizeof info);
    RT(cudaGraphExecUpdate(e, b, &info));
    LT_CHECK(info.result == cudaGraphExecUpdateSuccess && info.errorNode == NULL && info.errorFromNode == NULL);
    RT(cudaGraphLaunch(e, s));
    RT(cudaStreamSynchronize(s));
    LT_CHECK(traced == 2 && trace[0] == 1 && trace[1] == 2);
    LT_EQ(cudaGraphExecUpdate(e, longer, &info), cudaErrorGraphExecUpdateFailure);
    LT_EQ(info.result, cudaGraphExecUpdateErrorTopologyChanged);
    LT_EQ(cudaGraphExecUpdate(e, other, &info), cudaErrorGraphExecUpdateFailure);
    LT_EQ(info.result, cudaGraphExecUpdateErrorNodeTypeChanged);
    RT(cudaGraphLaunch(e, s));
    RT(cudaStreamSynchronize(s));
    LT_CHECK(traced == 3 && trace[2] == 2);
    RT(cudaGraphExecDestroy(e));
    RT(cudaGraphDestroy(a));
    RT(cudaGraphDestroy(b));
    RT(cudaGraphDestroy(longer));
    RT(cudaGraphDestroy(other));
    end();
}

static void what_is_refused(void) {
    cudaGraph_t g, other;
    cudaGraphNode_t node = NULL, strange = NULL, was;
    cudaGraphExec_t e = NULL;
    char memory[16];
    size_t count = 1;
    struct cudaHostNodeParams none = {NULL, NULL};
    struct cudaMemsetParams odd = {memory + 1, 8, 0, 4, 1, 1}, size3 = {memory, 8, 0, 3, 1, 1},
                            thin = {memory, 3, 0, 1, 4, 2}, null = {NULL, 8, 0, 1, 1, 1};
    struct cudaKernelNodeParams kernel;
    memset(&kernel, 0, sizeof kernel);
    begin();
    LT_EQ(cudaGraphCreate(NULL, 0), cudaErrorInvalidValue);
    g = NULL;
    LT_EQ(cudaGraphCreate(&g, 1), cudaErrorInvalidValue);
    LT_CHECK(g == NULL);
    RT(cudaGraphCreate(&g, 0));
    RT(cudaGraphCreate(&other, 0));
    RT(cudaGraphAddEmptyNode(&strange, other, NULL, 0));
    was = strange;
    LT_EQ(cudaGraphAddEmptyNode(NULL, g, NULL, 0), cudaErrorInvalidValue);
    LT_EQ(cudaGraphAddEmptyNode(&node, NULL, NULL, 0), cudaErrorInvalidValue);
    LT_EQ(cudaGraphAddEmptyNode(&node, (cudaGraph_t)s, NULL, 0), cudaErrorInvalidValue);
    LT_EQ(cudaGraphAddEmptyNode(&node, g, NULL, 1), cudaErrorInvalidValue);
    LT_EQ(cudaGraphAddEmptyNode(&node, g, &strange, 1), cudaErrorInvalidValue);
    LT_EQ(cudaGraphAddHostNode(&node, g, NULL, 0, NULL), cudaErrorInvalidValue);
    LT_EQ(cudaGraphAddHostNode(&node, g, NULL, 0, &none), cudaErrorInvalidValue);
    LT_EQ(cudaGraphAddMemsetNode(&node, g, NULL, 0, NULL), cudaErrorInvalidValue);
    LT_EQ(cudaGraphAddMemsetNode(&node, g, NULL, 0, &odd), cudaErrorInvalidValue);
    LT_EQ(cudaGraphAddMemsetNode(&node, g, NULL, 0, &size3), cudaErrorInvalidValue);
    LT_EQ(cudaGraphAddMemsetNode(&node, g, NULL, 0, &thin), cudaErrorInvalidValue);
    LT_EQ(cudaGraphAddMemsetNode(&node, g, NULL, 0, &null), cudaErrorInvalidValue);
    LT_EQ(cudaGraphAddMemcpyNode(&node, g, NULL, 0, NULL), cudaErrorInvalidValue);
    LT_EQ(cudaGraphAddMemcpyNode1D(&node, g, NULL, 0, NULL, memory, 4, cudaMemcpyDefault), cudaErrorInvalidValue);
    LT_EQ(cudaGraphAddMemcpyNode1D(&node, g, NULL, 0, memory, memory + 8, 4, (enum cudaMemcpyKind)9),
          cudaErrorInvalidMemcpyDirection);
    LT_EQ(cudaGraphAddChildGraphNode(&node, g, NULL, 0, NULL), cudaErrorInvalidValue);
    LT_EQ(cudaGraphAddChildGraphNode(&node, g, NULL, 0, g), cudaErrorInvalidValue);
    LT_EQ(cudaGraphAddEventRecordNode(&node, g, NULL, 0, NULL), cudaErrorInvalidResourceHandle);
    LT_EQ(cudaGraphAddEventWaitNode(&node, g, NULL, 0, NULL), cudaErrorInvalidResourceHandle);
    LT_EQ(cudaGraphAddKernelNode(&node, g, NULL, 0, &kernel), cudaErrorNotSupported);
    LT_CHECK(node == NULL && strange == was);
    RT(cudaGraphGetNodes(g, NULL, &count));
    LT_EQ(count, 0);
    LT_EQ(cudaGraphGetNodes(g, NULL, NULL), cudaErrorInvalidValue);
    LT_EQ(cudaGraphInstantiate(NULL, g, 0), cudaErrorInvalidValue);
    LT_EQ(cudaGraphInstantiate(&e, NULL, 0), cudaErrorInvalidValue);
    LT_EQ(cudaGraphInstantiate(&e, g, 4), cudaErrorInvalidValue);
    LT_CHECK(e == NULL);
    LT_EQ(cudaGraphLaunch(NULL, s), cudaErrorInvalidValue);
    LT_EQ(cudaGraphLaunch((cudaGraphExec_t)g, s), cudaErrorInvalidValue);
    LT_EQ(cudaGraphDebugDotPrint(g, "nowhere", 0), cudaErrorNotSupported);
    RT(cudaGraphInstantiate(&e, g, 0)); /* an empty graph can run */
    RT(cudaGraphLaunch(e, s));
    RT(cudaStreamSynchronize(s));
    LT_EQ(cudaGraphLaunch(e, (cudaStream_t)g), cudaErrorInvalidResourceHandle);
    RT(cudaGraphExecDestroy(e));
    RT(cudaGraphDestroy(g));
    RT(cudaGraphDestroy(other));
    enum cudaGraphNodeType type;
    LT_EQ(cudaGraphNodeGetType(strange, &type), cudaErrorInvalidValue);
    end();
}

/* A graph whose child has an earlier state of the graph as its child, and a third that has both, twice each. */
static void children_of_children(void) {
    cudaGraph_t g, h, both;
    cudaGraphExec_t e[3];
    cudaGraphNode_t node;
    begin();
    RT(cudaGraphCreate(&g, 0));
    RT(cudaGraphCreate(&h, 0));
    RT(cudaGraphCreate(&both, 0));
    node = host(g, 0, NULL, 0);
    RT(cudaGraphAddChildGraphNode(&node, h, NULL, 0, g));
    node = host(h, 1, &node, 1);
    RT(cudaGraphAddChildGraphNode(&node, g, NULL, 0, h));
    for (int i = 0; i < 4; i++) RT(cudaGraphAddChildGraphNode(&node, both, i ? &node : NULL, i > 0, i % 2 ? g : h));
    cudaGraph_t all[] = {g, h, both};
    const int calls[] = {3, 2, 10};
    for (int i = 0; i < 3; i++) RT(cudaGraphInstantiate(&e[i], all[i], 0));
    cudaStream_t streams[3];
    for (int i = 0; i < 3; i++) RT(cudaStreamCreateWithFlags(&streams[i], cudaStreamNonBlocking));
    for (int i = 0; i < 3; i++) {
        traced = 0;
        RT(cudaGraphLaunch(e[i], streams[0]));
        RT(cudaStreamSynchronize(streams[0]));
        LT_EQ(traced, calls[i]);
    }
    /* Beside each other: whoever needs several turns waits for no one who waits for it. */
    for (int round = 0; round < 200; round++) {
        traced = 0;
        for (int i = 0; i < 3; i++) RT(cudaGraphLaunch(e[(i + round) % 3], streams[i]));
        RT(cudaDeviceSynchronize());
        LT_EQ(traced, 15);
    }
    for (int i = 0; i < 3; i++) {
        RT(cudaStreamDestroy(streams[i]));
        RT(cudaGraphExecDestroy(e[i]));
        RT(cudaGraphDestroy(all[i]));
    }
    end();
}

static const lt_test tests[] = {{"edges_are_kept", edges_are_kept, 0},
                                {"every_kind_of_node", every_kind_of_node, 0},
                                {"launches_take_turns", launches_take_turns, 0},
                                {"children_of_children", children_of_children, 20},
                                {"as_in_cuda_11", as_in_cuda_11, 0},
                                {"updates", updates, 0},
                                {"what_is_refused", what_is_refused, 0},
                                {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
