/* The CUDA runtime in a forked child, and when an allocation fails. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support.h"

static void *on_its_own_stream(void *x) {
    int bad = cudaMemsetAsync(x, 5, 1, cudaStreamPerThread) | cudaStreamSynchronize(cudaStreamPerThread);
    return bad ? x : NULL;
}

/* With the parent's stream and executable graph, whose work the child does not have, and memory of its own. */
static int in_the_child(cudaStream_t s, cudaGraphExec_t e) {
    char *y = NULL;
    void *failed = s;
    pthread_t t;
    alarm(30);
    if (cudaMalloc((void **)&y, 100)) return 2;
    if (pthread_create(&t, NULL, on_its_own_stream, y) || pthread_join(t, &failed) || failed || y[0] != 5) return 3;
    if (cudaMemsetAsync(y, 3, 100, s) || cudaMemsetAsync(y + 1, 4, 1, NULL) || cudaDeviceSynchronize()) return 4;
    if (y[0] != 3 || y[1] != 4 || y[99] != 3) return 5;
    if (cudaGraphLaunch(e, s) || cudaStreamSynchronize(s)) return 6;
    if (cudaFree(y) || cudaDeviceReset()) return 7;
    return cudaFree(y) == cudaErrorInvalidValue ? 42 : 8;
}

static void forked_in_the_middle(void) {
    char *x, out[100];
    cudaStream_t s;
    cudaGraph_t g;
    cudaGraphExec_t e;
    gate hold = {0, 0, 0, FOREVER_MS};
    if (lt_under_valgrind()) return; /* it judges a child by what the parent has in hand */
    RT(cudaStreamCreate(&s));
    RT(cudaMalloc((void **)&x, 100));
    RT(cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal));
    RT(cudaMemsetAsync(x + 2, 9, 1, s));
    RT(cudaStreamEndCapture(s, &g));
    RT(cudaGraphInstantiate(&e, g, 0));
    RT(cudaLaunchHostFunc(s, gate_hold, &hold));
    RT(cudaMemsetAsync(x, 2, 100, s));
    RT(cudaGraphLaunch(e, s));
    lt_before_fork(&hold.entered);
    for (int round = 0; round < 3; round++) {
        int status = 0;
        pid_t child = fork();
        if (child == 0) _exit(in_the_child(s, e));
        LT_REQUIRE(child > 0 && waitpid(child, &status, 0) == child);
        LT_CHECKF(WIFEXITED(status) && WEXITSTATUS(status) == 42, "status %x", status);
    }
    gate_open(&hold);
    RT(cudaMemcpy(out, x, 100, cudaMemcpyDeviceToHost));
    LT_CHECK(out[0] == 2 && out[2] == 9 && out[99] == 2);
    RT(cudaGraphExecDestroy(e));
    RT(cudaGraphDestroy(g));
    RT(cudaStreamDestroy(s));
    RT(cudaFree(x));
}

/* Every call succeeds, or says that memory is short and has written nothing; made again, it succeeds. */
static int refusals;
#define TRY(untouched, call)                                        \
    do {                                                            \
        cudaError_t st_ = (call);                                   \
        if (st_ == cudaErrorMemoryAllocation) {                     \
            refusals++;                                             \
            LT_CHECKF(untouched, "%s", #call);                      \
            LT_EQ(cudaGetLastError(), cudaErrorMemoryAllocation);   \
            st_ = (call);                                           \
        }                                                           \
        LT_CHECKF(st_ == cudaSuccess, "%s: %d", #call, (int)st_);   \
    } while (0)

static void note(void *p) { ++*(int *)p; }

static void child_short(void) {
    void *const mark = &refusals;
    void *x = mark, *h = mark, *m = mark, *a = mark;
    cudaStream_t s = (cudaStream_t)mark;
    cudaEvent_t ev = (cudaEvent_t)mark;
    cudaGraph_t g = (cudaGraph_t)mark;
    cudaGraphExec_t e = (cudaGraphExec_t)mark;
    int calls = 0;
    char here[64];
    TRY(x == mark, cudaMalloc(&x, 64));
    TRY(h == mark, cudaMallocHost(&h, 64));
    TRY(m == mark, cudaMallocManaged(&m, 64, cudaMemAttachGlobal));
    TRY(s == mark, cudaStreamCreate(&s));
    TRY(ev == mark, cudaEventCreate(&ev));
    TRY(a == mark, cudaMallocAsync(&a, 64, s));
    TRY(1, cudaMemsetAsync(x, 1, 64, s));
    TRY(1, cudaEventRecord(ev, s));
    TRY(1, cudaStreamWaitEvent(NULL, ev, 0));
    TRY(calls == 0, cudaLaunchHostFunc(s, note, &calls));
    TRY(1, cudaMemcpyAsync(a, x, 64, cudaMemcpyDeviceToDevice, s));
    TRY(1, cudaMemcpyAsync(here, a, 64, cudaMemcpyDeviceToHost, s));
    LT_CHECK(here[0] == 1 && here[63] == 1 && calls == 1);
    TRY(g == mark, cudaGraphCreate(&g, 0));
    cudaGraphNode_t node = (cudaGraphNode_t)mark;
    struct cudaHostNodeParams p = {note, &calls};
    TRY(node == mark, cudaGraphAddHostNode(&node, g, NULL, 0, &p));
    TRY(e == mark || e == NULL, cudaGraphInstantiate(&e, g, 0));
    TRY(calls == 1, cudaGraphLaunch(e, s));
    TRY(1, cudaStreamSynchronize(s));
    LT_EQ(calls, 2);
    TRY(1, cudaFreeAsync(a, s));
    TRY(1, cudaFree(x));
    TRY(1, cudaFree(m));
    TRY(1, cudaFreeHost(h));
    TRY(1, cudaGraphExecDestroy(e));
    TRY(1, cudaGraphDestroy(g));
    TRY(1, cudaEventDestroy(ev));
    TRY(1, cudaStreamDestroy(s));
    TRY(1, cudaDeviceSynchronize());
    printf("refused %d\n", refusals);
}

static void short_of_memory(void) {
    int refused = 0, step = lt_under_valgrind() ? 9 : 1;
    for (int k = 1; k <= 40; k += step) {
        char fault[32];
        snprintf(fault, sizeof fault, "LUCHO_FAULT_ALLOC=%d", k);
        lt_context("%s", fault);
        lt_result result = lt_child("short", (const char *[]){fault, NULL}, 60);
        if (!LT_EQ(result.status, 0)) lt_note("%s%s", result.out, result.err);
        refused += strstr(result.out, "refused 1") != NULL;
        lt_result_free(&result);
    }
    LT_CHECKF(refused >= 20 / step, "%d refusals", refused);
    lt_note("     %d calls were refused\n", refused);
}

static const lt_test tests[] = {{"forked_in_the_middle", forked_in_the_middle, 100}, {"short_of_memory", short_of_memory, 100}, {0}};
static const lt_test children[] = {{"short", child_short, 0}, {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, children); }
