/* Streams captured into graphs: what is done when, which streams take part, and how a capture fails. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "../../include/acl/acl.h"
#include "../../include/cann_ops_blas.h"
#include "support.h"

static cudaStream_t a, b, c;
static cudaEvent_t e, f;
static cudaGraph_t g;
static unsigned char *x;

static void begin(void) {
    RT(cudaStreamCreate(&a));
    RT(cudaStreamCreateWithFlags(&b, cudaStreamNonBlocking));
    RT(cudaStreamCreate(&c));
    RT(cudaEventCreate(&e));
    RT(cudaEventCreate(&f));
    RT(cudaMallocHost((void **)&x, 64));
    memset(x, 1, 64);
    g = NULL;
}
static void end(void) {
    RT(cudaDeviceSynchronize());
    RT(cudaStreamDestroy(a));
    RT(cudaStreamDestroy(b));
    RT(cudaStreamDestroy(c));
    RT(cudaEventDestroy(e));
    RT(cudaEventDestroy(f));
    RT(cudaFreeHost(x));
    cudaGetLastError();
}

static enum cudaStreamCaptureStatus status_of(cudaStream_t s) {
    enum cudaStreamCaptureStatus status = (enum cudaStreamCaptureStatus)99;
    RT(cudaStreamIsCapturing(s, &status));
    return status;
}

static int calls;
static void count(void *p) { calls += *(int *)p; }

/* Nothing is done before the launch, everything at each. */
static void launched_often(void) {
    cudaGraphExec_t exec;
    cudaGraphNode_t nodes[8];
    enum cudaGraphNodeType type;
    size_t n = 8;
    int two = 2;
    unsigned char pageable = 5;
    begin();
    calls = 0;
    LT_EQ(status_of(a), cudaStreamCaptureStatusNone);
    RT(cudaStreamBeginCapture(a, cudaStreamCaptureModeGlobal));
    LT_EQ(status_of(a), cudaStreamCaptureStatusActive);
    RT(cudaMemsetAsync(x, 7, 4, a));
    RT(cudaLaunchHostFunc(a, count, &two));
    RT(cudaMemcpyAsync(x + 8, x, 4, cudaMemcpyDefault, a));
    RT(cudaMemcpyAsync(x + 16, &pageable, 1, cudaMemcpyHostToDevice, a));
    RT(cudaStreamEndCapture(a, &g));
    LT_EQ(status_of(a), cudaStreamCaptureStatusNone);
    LT_CHECK(calls == 0 && x[0] == 1 && x[8] == 1);
    RT(cudaGraphGetNodes(g, nodes, &n));
    LT_EQ(n, 4);
    static const enum cudaGraphNodeType types[] = {cudaGraphNodeTypeMemset, cudaGraphNodeTypeHost,
                                                   cudaGraphNodeTypeMemcpy, cudaGraphNodeTypeMemcpy};
    for (int i = 0; i < 4; i++) {
        RT(cudaGraphNodeGetType(nodes[i], &type));
        LT_EQ(type, types[i]);
    }
    n = 0;
    RT(cudaGraphGetEdges(g, NULL, NULL, &n));
    LT_EQ(n, 3);
    RT(cudaGraphInstantiate(&exec, g, 0));
    RT(cudaGraphDestroy(g));
    for (int i = 1; i <= 3; i++) {
        memset(x, 1, 64);
        pageable = (unsigned char)(5 + i); /* read when the graph runs */
        RT(cudaGraphLaunch(exec, i & 1 ? a : NULL));
        RT(cudaStreamSynchronize(i & 1 ? a : NULL));
        LT_CHECK(calls == 2 * i && x[0] == 7 && x[11] == 7 && x[12] == 1 && x[16] == 5 + i);
    }
    /* The stream works as before. */
    RT(cudaMemsetAsync(x, 9, 1, a));
    RT(cudaStreamSynchronize(a));
    LT_EQ(x[0], 9);
    RT(cudaGraphExecDestroy(exec));
    end();
}

/* a forks to b and c, and joins them. */
static void fork_and_join(void) {
    cudaGraphExec_t exec;
    size_t n = 0;
    unsigned long long ids[2] = {0, 0};
    enum cudaStreamCaptureStatus status;
    begin();
    RT(cudaStreamBeginCapture(a, cudaStreamCaptureModeThreadLocal));
    RT(cudaMemsetAsync(x, 2, 1, a));
    RT(cudaEventRecord(e, a));
    RT(cudaStreamWaitEvent(b, e, 0));
    RT(cudaStreamWaitEvent(c, e, 0));
    LT_EQ(status_of(b), cudaStreamCaptureStatusActive);
    RT(cudaMemcpyAsync(x + 1, x, 1, cudaMemcpyDefault, b));
    RT(cudaMemcpyAsync(x + 2, x, 1, cudaMemcpyDefault, c));
    RT(cudaStreamGetCaptureInfo(b, &status, &ids[0], NULL, NULL, NULL));
    RT(cudaStreamGetCaptureInfo_v3(a, &status, &ids[1], NULL, NULL, NULL, NULL));
    LT_CHECK(status == cudaStreamCaptureStatusActive && ids[0] == ids[1] && ids[0] != 0);
    RT(cudaEventRecord(e, b));
    RT(cudaEventRecord(f, c));
    RT(cudaStreamWaitEvent(a, e, 0));
    RT(cudaStreamWaitEvent(a, f, 0));
    RT(cudaMemcpyAsync(x + 8, x, 4, cudaMemcpyDefault, a));
    RT(cudaStreamEndCapture(a, &g));
    LT_EQ(status_of(b), cudaStreamCaptureStatusNone);
    LT_EQ(status_of(c), cudaStreamCaptureStatusNone);
    RT(cudaGraphGetEdges(g, NULL, NULL, &n));
    LT_EQ(n, 5); /* two forks, two joins, and the stream's own order */
    RT(cudaGraphInstantiate(&exec, g, 0));
    RT(cudaGraphLaunch(exec, b));
    RT(cudaStreamSynchronize(b));
    LT_CHECK(x[8] == 2 && x[9] == 2 && x[10] == 2 && x[11] == 1);
    RT(cudaGraphExecDestroy(exec));
    RT(cudaGraphDestroy(g));
    end();
}

/* What a library queues is captured as well, with memory of its own, and can run beside the stream's other work. */
static void library_calls(void) {
    enum { N = 24, BATCH = 3 };
    aclblasHandle_t library;
    cudaGraphExec_t exec;
    double *matrices, *work, **array;
    double want[BATCH * N * N], host[BATCH * N * N];
    int *pivots, *info, out[BATCH];
    begin();
    LT_EQ(aclInit(NULL), ACL_SUCCESS);
    LT_EQ(aclblasCreate(&library), ACLBLAS_STATUS_SUCCESS);
    LT_EQ(aclblasSetStream(library, a), ACLBLAS_STATUS_SUCCESS);
    RT(cudaMalloc((void **)&matrices, sizeof host));
    RT(cudaMalloc((void **)&work, sizeof host));
    RT(cudaMallocManaged((void **)&array, BATCH * sizeof *array, cudaMemAttachGlobal));
    RT(cudaMalloc((void **)&pivots, BATCH * N * sizeof(int)));
    RT(cudaMalloc((void **)&info, BATCH * sizeof(int)));
    for (int i = 0; i < BATCH; i++) array[i] = work + i * N * N;
    for (int i = 0; i < BATCH * N * N; i++) host[i] = (i * 7919 % 1009) / 1009.0 - 0.5;
    RT(cudaMemcpy(matrices, host, sizeof host, cudaMemcpyHostToDevice));
    RT(cudaMemcpy(work, host, sizeof host, cudaMemcpyHostToDevice));
    LT_EQ(aclblasDgetrfBatched(library, N, array, N, pivots, info, BATCH), ACLBLAS_STATUS_SUCCESS);
    RT(cudaStreamSynchronize(a));
    RT(cudaMemcpy(want, work, sizeof want, cudaMemcpyDeviceToHost));
    RT(cudaStreamBeginCapture(a, cudaStreamCaptureModeRelaxed));
    RT(cudaMemcpyAsync(work, matrices, sizeof host, cudaMemcpyDeviceToDevice, a));
    RT(cudaMemsetAsync(info, 0x5a, sizeof out, a));
    LT_EQ(aclblasDgetrfBatched(library, N, array, N, pivots, info, BATCH), ACLBLAS_STATUS_SUCCESS);
    RT(cudaStreamEndCapture(a, &g));
    RT(cudaGraphInstantiate(&exec, g, 0));
    RT(cudaGraphDestroy(g));
    LT_EQ(aclblasDestroy(library), ACLBLAS_STATUS_SUCCESS);
    for (int i = 0; i < 5; i++) {
        RT(cudaMemset(work, 0, sizeof host));
        RT(cudaGraphLaunch(exec, c));
        RT(cudaMemcpy(host, work, sizeof host, cudaMemcpyDeviceToHost));
        RT(cudaMemcpy(out, info, sizeof out, cudaMemcpyDeviceToHost));
        LT_CHECK(memcmp(host, want, sizeof want) == 0 && out[0] == 0 && out[2] == 0);
    }
    RT(cudaGraphExecDestroy(exec));
    RT(cudaFree(matrices));
    RT(cudaFree(work));
    RT(cudaFree(array));
    RT(cudaFree(pivots));
    RT(cudaFree(info));
    end();
}

/* A captured call works in memory of its own: its launches run beside later calls on the stream it was captured on. */
static void library_calls_side_by_side(void) {
    enum { N = 96, SIZE = N * N };
    aclblasHandle_t library;
    cudaGraphExec_t exec;
    double *memory, **array, *want = malloc(SIZE * sizeof *want);
    int *pivots, *info;
    int rounds = lt_under_valgrind() ? 3 : 60;
    begin();
    LT_EQ(aclblasCreate(&library), ACLBLAS_STATUS_SUCCESS);
    LT_EQ(aclblasSetStream(library, a), ACLBLAS_STATUS_SUCCESS);
    /* The matrix, and where it is factorized: alone, by the graph, beside the graph. */
    RT(cudaMallocManaged((void **)&memory, 4 * SIZE * sizeof *memory, cudaMemAttachGlobal));
    RT(cudaMallocManaged((void **)&array, 2 * sizeof *array, cudaMemAttachGlobal));
    RT(cudaMallocManaged((void **)&pivots, (2 * N + 2) * sizeof *pivots, cudaMemAttachGlobal));
    info = pivots + 2 * N;
    array[0] = memory + SIZE, array[1] = memory + 2 * SIZE;
    for (int i = 0; i < SIZE; i++) memory[i] = (i * 7919 % 10007) / 10007.0 - 0.5;
    RT(cudaMemcpyAsync(array[0], memory, SIZE * sizeof *memory, cudaMemcpyDefault, a));
    LT_EQ(aclblasDgetrfBatched(library, N, array, N, pivots, info, 1), ACLBLAS_STATUS_SUCCESS);
    RT(cudaStreamSynchronize(a));
    memcpy(want, array[0], SIZE * sizeof *want);
    RT(cudaStreamBeginCapture(a, cudaStreamCaptureModeRelaxed));
    RT(cudaMemcpyAsync(array[0], memory, SIZE * sizeof *memory, cudaMemcpyDefault, a));
    LT_EQ(aclblasDgetrfBatched(library, N, array, N, pivots, info, 1), ACLBLAS_STATUS_SUCCESS);
    RT(cudaStreamEndCapture(a, &g));
    RT(cudaGraphInstantiate(&exec, g, 0));
    for (int i = 0; i < rounds; i++) {
        RT(cudaGraphLaunch(exec, b));
        RT(cudaMemcpyAsync(array[1], memory, SIZE * sizeof *memory, cudaMemcpyDefault, a));
        LT_EQ(aclblasDgetrfBatched(library, N, array + 1, N, pivots + N, info + 1, 1), ACLBLAS_STATUS_SUCCESS);
        RT(cudaDeviceSynchronize());
        LT_CHECK(memcmp(array[0], want, SIZE * sizeof *want) == 0);
        LT_CHECK(memcmp(array[1], want, SIZE * sizeof *want) == 0);
    }
    LT_EQ(aclblasDestroy(library), ACLBLAS_STATUS_SUCCESS);
    RT(cudaGraphExecDestroy(exec));
    RT(cudaGraphDestroy(g));
    RT(cudaFree(memory));
    RT(cudaFree(array));
    RT(cudaFree(pivots));
    free(want);
    end();
}

/* A graph launched on a stream that is captured becomes part of the graph. */
static void a_graph_in_a_graph(void) {
    cudaGraphExec_t inner, outer;
    cudaGraph_t h;
    begin();
    RT(cudaStreamBeginCapture(a, cudaStreamCaptureModeGlobal));
    RT(cudaMemsetAsync(x, 3, 1, a));
    RT(cudaStreamEndCapture(a, &g));
    RT(cudaGraphInstantiate(&inner, g, 0));
    RT(cudaStreamBeginCapture(a, cudaStreamCaptureModeGlobal));
    RT(cudaGraphLaunch(inner, a));
    RT(cudaMemcpyAsync(x + 1, x, 1, cudaMemcpyDefault, a));
    RT(cudaStreamEndCapture(a, &h));
    RT(cudaGraphInstantiate(&outer, h, 0));
    RT(cudaGraphExecDestroy(inner));
    LT_EQ(x[0], 1);
    RT(cudaGraphLaunch(outer, a));
    RT(cudaStreamSynchronize(a));
    LT_CHECK(x[0] == 3 && x[1] == 3);
    RT(cudaGraphExecDestroy(outer));
    RT(cudaGraphDestroy(g));
    RT(cudaGraphDestroy(h));
    end();
}

/* Each of these calls spoils the capture: it fails, and so does the end. */
static void what_spoils_a_capture(void) {
    static const cudaError_t want[] = {cudaErrorStreamCaptureUnsupported, cudaErrorStreamCaptureUnsupported,
                                       cudaErrorStreamCaptureImplicit,    cudaErrorStreamCaptureImplicit,
                                       cudaErrorStreamCaptureIsolation,   cudaErrorStreamCaptureImplicit,
                                       cudaErrorStreamCaptureImplicit};
    begin();
    RT(cudaEventRecord(f, b)); /* outside of every capture */
    for (int i = 0; i < 7; i++) {
        cudaError_t got = cudaSuccess;
        RT(cudaStreamBeginCapture(a, cudaStreamCaptureModeGlobal));
        RT(cudaMemsetAsync(x, 2, 1, a));
        switch (i) {
        case 0: got = cudaStreamSynchronize(a); break;
        case 1: got = cudaStreamQuery(a); break;
        case 2: got = cudaMemcpy(x + 1, x, 1, cudaMemcpyDefault); break;
        case 3: got = cudaMemsetAsync(x, 3, 1, NULL); break;
        case 4: got = cudaStreamWaitEvent(a, f, 0); break;
        case 5: got = cudaStreamSynchronize(NULL); break;
        default:
            RT(cudaEventRecord(e, a));
            got = cudaStreamWaitEvent(NULL, e, 0);
        }
        LT_CHECKF(got == want[i], "case %d: %d, not %d", i, got, want[i]);
        LT_EQ(cudaGetLastError(), want[i]);
        LT_EQ(status_of(a), cudaStreamCaptureStatusInvalidated);
        LT_EQ(cudaMemsetAsync(x, 4, 1, a), cudaErrorStreamCaptureInvalidated);
        LT_EQ(cudaStreamEndCapture(a, &g), cudaErrorStreamCaptureInvalidated);
        LT_CHECK(g == NULL);
        LT_EQ(status_of(a), cudaStreamCaptureStatusNone);
        RT(cudaStreamSynchronize(a));
        LT_EQ(x[0], 1);
    }
    end();
}

static cudaError_t elsewhere;
static void *end_elsewhere(void *p) {
    elsewhere = cudaStreamEndCapture(a, (cudaGraph_t *)p);
    return NULL;
}

static void how_a_capture_ends(void) {
    pthread_t t;
    float ms;
    begin();
    LT_EQ(cudaStreamEndCapture(a, &g), cudaErrorIllegalState);
    LT_EQ(cudaStreamBeginCapture(NULL, cudaStreamCaptureModeGlobal), cudaErrorStreamCaptureUnsupported);
    LT_EQ(cudaStreamBeginCapture(a, (enum cudaStreamCaptureMode)3), cudaErrorInvalidValue);
    RT(cudaStreamBeginCapture(a, cudaStreamCaptureModeGlobal));
    LT_EQ(cudaStreamBeginCapture(a, cudaStreamCaptureModeGlobal), cudaErrorIllegalState);
    LT_EQ(cudaStreamEndCapture(a, NULL), cudaErrorInvalidValue);
    LT_EQ(status_of(a), cudaStreamCaptureStatusActive);
    pthread_create(&t, NULL, end_elsewhere, &g);
    pthread_join(t, NULL);
    LT_EQ(elsewhere, cudaErrorStreamCaptureWrongThread);
    LT_EQ(status_of(a), cudaStreamCaptureStatusActive);
    /* Events of a capture have no state of their own. */
    RT(cudaEventRecord(e, a));
    LT_EQ(cudaEventQuery(e), cudaErrorCapturedEvent);
    LT_EQ(cudaEventSynchronize(e), cudaErrorCapturedEvent);
    RT(cudaEventRecord(f, b));
    RT(cudaEventSynchronize(f));
    LT_EQ(cudaEventElapsedTime(&ms, f, e), cudaErrorCapturedEvent);
    RT(cudaStreamEndCapture(a, &g));
    RT(cudaEventQuery(e)); /* as it was before */
    RT(cudaGraphDestroy(g));
    g = NULL;
    /* A stream that has not been waited for. */
    RT(cudaStreamBeginCapture(a, cudaStreamCaptureModeGlobal));
    RT(cudaEventRecord(e, a));
    RT(cudaStreamWaitEvent(b, e, 0));
    RT(cudaMemsetAsync(x, 2, 1, b));
    LT_EQ(cudaStreamEndCapture(a, &g), cudaErrorStreamCaptureUnjoined);
    LT_EQ(status_of(b), cudaStreamCaptureStatusNone);
    /* The end on a stream that only joined. */
    RT(cudaStreamBeginCapture(a, cudaStreamCaptureModeGlobal));
    RT(cudaEventRecord(e, a));
    RT(cudaStreamWaitEvent(b, e, 0));
    LT_EQ(cudaStreamEndCapture(b, &g), cudaErrorStreamCaptureUnmatched);
    LT_EQ(cudaStreamEndCapture(a, &g), cudaErrorStreamCaptureInvalidated);
    /* Two captures do not become one. */
    RT(cudaStreamBeginCapture(a, cudaStreamCaptureModeGlobal));
    RT(cudaStreamBeginCapture(c, cudaStreamCaptureModeGlobal));
    RT(cudaEventRecord(e, a));
    LT_EQ(cudaStreamWaitEvent(c, e, 0), cudaErrorStreamCaptureMerge);
    LT_EQ(cudaStreamEndCapture(a, &g), cudaErrorStreamCaptureInvalidated);
    RT(cudaStreamEndCapture(c, &g));
    RT(cudaGraphDestroy(g));
    g = NULL;
    /* Relaxed: any thread may end it. */
    RT(cudaStreamBeginCapture(a, cudaStreamCaptureModeRelaxed));
    pthread_create(&t, NULL, end_elsewhere, &g);
    pthread_join(t, NULL);
    LT_EQ(elsewhere, cudaSuccess);
    RT(cudaGraphDestroy(g));
    g = NULL;
    /* Its stream is destroyed: nobody could end it, so it is given up, and streams that joined are free again. */
    cudaStream_t gone;
    RT(cudaStreamCreateWithFlags(&gone, cudaStreamNonBlocking));
    RT(cudaStreamBeginCapture(gone, cudaStreamCaptureModeGlobal));
    RT(cudaMemsetAsync(x, 3, 1, gone));
    RT(cudaEventRecord(e, gone));
    RT(cudaStreamWaitEvent(b, e, 0));
    LT_EQ(status_of(b), cudaStreamCaptureStatusActive);
    RT(cudaStreamDestroy(gone));
    LT_EQ(status_of(b), cudaStreamCaptureStatusNone);
    RT(cudaMemsetAsync(x, 4, 1, b));
    RT(cudaStreamSynchronize(b));
    RT(cudaEventQuery(e));
    LT_EQ(cudaStreamEndCapture(b, &g), cudaErrorIllegalState);
    enum cudaStreamCaptureMode mode = cudaStreamCaptureModeRelaxed;
    RT(cudaThreadExchangeStreamCaptureMode(&mode));
    LT_EQ(mode, cudaStreamCaptureModeGlobal);
    RT(cudaThreadExchangeStreamCaptureMode(&mode));
    LT_EQ(mode, cudaStreamCaptureModeRelaxed);
    end();
}

static const lt_test tests[] = {{"launched_often", launched_often, 0},
                                {"fork_and_join", fork_and_join, 0},
                                {"library_calls", library_calls, 0},
                                {"library_calls_side_by_side", library_calls_side_by_side, 0},
                                {"a_graph_in_a_graph", a_graph_in_a_graph, 0},
                                {"what_spoils_a_capture", what_spoils_a_capture, 0},
                                {"how_a_capture_ends", how_a_capture_ends, 0},
                                {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
