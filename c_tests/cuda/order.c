/* The default stream waits for all blocking streams and they for it; others take no part. */
#include <string.h>

#include "support.h"

static unsigned char *block;
static cudaStream_t a, b, loose;

static void begin(void) {
    RT(cudaMalloc((void **)&block, 64));
    RT(cudaMemset(block, 1, 64));
    RT(cudaStreamCreate(&a));
    RT(cudaStreamCreateWithFlags(&b, cudaStreamDefault));
    RT(cudaStreamCreateWithFlags(&loose, cudaStreamNonBlocking));
}

static void end(void) {
    RT(cudaStreamDestroy(a));
    RT(cudaStreamDestroy(b));
    RT(cudaStreamDestroy(loose));
    RT(cudaFree(block));
    LT_EQ(cudaGetLastError(), cudaSuccess);
}

static void default_waits_for_blocking(void) {
    static const cudaStream_t names[] = {NULL, cudaStreamLegacy};
    for (int i = 0; i < 2; i++) {
        gate g = {0, 0, 0, FOREVER_MS};
        begin();
        RT(cudaLaunchHostFunc(a, gate_hold, &g));
        LT_EQ(cudaStreamQuery(names[i]), cudaErrorNotReady); /* nothing of its own yet */
        RT(cudaMemsetAsync(block, 2, 1, names[i]));
        a_while();
        LT_EQ(block[0], 1);
        LT_EQ(cudaStreamQuery(names[i]), cudaErrorNotReady);
        LT_EQ(cudaGetLastError(), cudaSuccess); /* work that goes on is no error */
        gate_open(&g);
        RT(cudaStreamSynchronize(names[i]));
        LT_EQ(block[0], 2);
        LT_CHECK(g.left);
        end();
    }
}

static void blocking_waits_for_default(void) {
    gate g = {0, 0, 0, FOREVER_MS};
    begin();
    RT(cudaLaunchHostFunc(NULL, gate_hold, &g));
    RT(cudaMemsetAsync(block, 2, 1, a));
    RT(cudaMemsetAsync(block + 1, 3, 1, b));
    a_while();
    LT_EQ(block[0], 1);
    LT_EQ(block[1], 1);
    LT_EQ(cudaStreamQuery(a), cudaErrorNotReady);
    cudaGetLastError();
    gate_open(&g);
    RT(cudaStreamSynchronize(a));
    RT(cudaStreamSynchronize(b));
    LT_EQ(block[0], 2);
    LT_EQ(block[1], 3);
    LT_CHECK(g.left);
    end();
}

/* A blocking stream does not wait for another one, and not for work of the default stream that is behind its own. */
static void blocking_streams_are_independent(void) {
    gate g = {0, 0, 0, FOREVER_MS};
    begin();
    RT(cudaLaunchHostFunc(a, gate_hold, &g));
    RT(cudaMemsetAsync(block, 2, 1, b));
    lt_step("synchronizing the free stream");
    RT(cudaStreamSynchronize(b));
    LT_EQ(block[0], 2);
    RT(cudaStreamQuery(b));
    gate_open(&g);
    RT(cudaStreamSynchronize(a));
    end();
}

static void non_blocking_takes_no_part(void) {
    gate g = {0, 0, 0, FOREVER_MS}, h = {0, 0, 0, FOREVER_MS};
    begin();
    lt_step("the default stream beside a busy non-blocking one");
    RT(cudaLaunchHostFunc(loose, gate_hold, &g));
    RT(cudaMemset(block, 2, 1));
    LT_EQ(block[0], 2);
    RT(cudaMemsetAsync(block, 3, 1, NULL));
    RT(cudaStreamSynchronize(NULL));
    RT(cudaStreamQuery(NULL));
    LT_EQ(block[0], 3);
    LT_CHECK(!g.left);
    gate_open(&g);
    RT(cudaStreamSynchronize(loose));
    lt_step("a non-blocking stream beside the busy default one");
    RT(cudaLaunchHostFunc(NULL, gate_hold, &h));
    RT(cudaMemsetAsync(block, 4, 1, loose));
    RT(cudaStreamSynchronize(loose));
    LT_EQ(block[0], 4);
    LT_CHECK(!h.left);
    gate_open(&h);
    RT(cudaStreamSynchronize(NULL));
    end();
}

/* a, then the default stream, then b: b waits for a by way of the default stream. */
static void order_carries_over(void) {
    gate g = {0, 0, 0, FOREVER_MS};
    begin();
    RT(cudaLaunchHostFunc(a, gate_hold, &g));
    RT(cudaMemsetAsync(block, 2, 1, NULL));
    RT(cudaMemsetAsync(block + 1, 3, 1, b));
    a_while();
    LT_CHECK(block[0] == 1 && block[1] == 1);
    gate_open(&g);
    RT(cudaStreamSynchronize(b));
    LT_CHECK(block[0] == 2 && block[1] == 3);
    end();
}

/* The gates of these open by themselves: the calls wait. */
static void synchronous_calls_wait(void) {
    unsigned char out = 9;
    for (int i = 0; i < 4; i++) {
        gate g = {0, 0, 0, 50};
        begin();
        RT(cudaLaunchHostFunc(a, gate_hold, &g));
        RT(cudaMemsetAsync(block, 7, 1, a));
        switch (i) {
        case 0: RT(cudaMemcpy(&out, block, 1, cudaMemcpyDeviceToHost)); break;
        case 1: RT(cudaMemset(block + 1, 2, 1)); break;
        case 2: RT(cudaStreamSynchronize(NULL)); break;
        default: RT(cudaDeviceSynchronize());
        }
        LT_CHECKF(g.left, "case %d did not wait", i);
        LT_EQ(block[0], 7);
        if (i == 0) LT_EQ(out, 7);
        end();
    }
}

static void events_of_the_default_stream(void) {
    gate g = {0, 0, 0, FOREVER_MS};
    cudaEvent_t e;
    begin();
    RT(cudaEventCreate(&e));
    RT(cudaLaunchHostFunc(a, gate_hold, &g));
    RT(cudaEventRecord(e, NULL));
    RT(cudaStreamWaitEvent(loose, e, 0));
    RT(cudaMemsetAsync(block, 2, 1, loose));
    a_while();
    LT_EQ(cudaEventQuery(e), cudaErrorNotReady);
    cudaGetLastError();
    LT_EQ(block[0], 1);
    gate_open(&g);
    RT(cudaEventSynchronize(e));
    LT_CHECK(g.left);
    RT(cudaStreamSynchronize(loose));
    LT_EQ(block[0], 2);
    RT(cudaEventDestroy(e));
    end();
}

/* Work of a destroyed stream is still waited for. */
static void destroyed_streams_count(void) {
    gate g = {0, 0, 0, 50};
    cudaStream_t s;
    begin();
    RT(cudaStreamCreate(&s));
    RT(cudaLaunchHostFunc(s, gate_hold, &g));
    RT(cudaMemsetAsync(block, 2, 1, s));
    RT(cudaStreamDestroy(s));
    RT(cudaStreamSynchronize(NULL));
    LT_CHECK(g.left);
    LT_EQ(block[0], 2);
    end();
}

/* Steps on changing streams with the default stream in between: one order for all of them. */
typedef struct {
    unsigned *at, value;
} step_data;
static void multiply_add(void *p) {
    step_data *s = (step_data *)p;
    *s->at = *s->at * 3u + s->value;
}

static void a_long_chain(void) {
    enum { N = 600 };
    static step_data steps[N];
    unsigned x = 1, want = 1;
    begin();
    cudaStream_t streams[] = {a, b, a, cudaStreamLegacy, b};
    for (unsigned i = 0; i < N; i++) {
        steps[i].at = &x, steps[i].value = i;
        RT(cudaLaunchHostFunc(i & 1 ? NULL : streams[i / 2 % 5], multiply_add, &steps[i]));
        want = want * 3u + i;
    }
    RT(cudaStreamSynchronize(NULL));
    LT_EQ(x, want);
    end();
}

static const lt_test tests[] = {{"default_waits_for_blocking", default_waits_for_blocking, 0},
                                {"blocking_waits_for_default", blocking_waits_for_default, 0},
                                {"blocking_streams_are_independent", blocking_streams_are_independent, 0},
                                {"non_blocking_takes_no_part", non_blocking_takes_no_part, 0},
                                {"order_carries_over", order_carries_over, 0},
                                {"synchronous_calls_wait", synchronous_calls_wait, 0},
                                {"events_of_the_default_stream", events_of_the_default_stream, 0},
                                {"destroyed_streams_count", destroyed_streams_count, 0},
                                {"a_long_chain", a_long_chain, 0},
                                {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
