/* Streams, events, host functions: life, order, timing, and what is refused. */
#include <pthread.h>
#include <string.h>

#include "support.h"

static void life_of_a_stream(void) {
    int least = 99, greatest = 99, value = 99;
    unsigned flags = 99;
    unsigned long long id = 0, other = 0;
    cudaStream_t s, t;
    RT(cudaDeviceGetStreamPriorityRange(&least, &greatest));
    LT_CHECK(least == 0 && greatest == -5);
    RT(cudaDeviceGetStreamPriorityRange(NULL, NULL));
    for (int p = greatest - 3; p <= least + 3; p++) {
        RT(cudaStreamCreateWithPriority(&s, cudaStreamNonBlocking, p));
        RT(cudaStreamGetPriority(s, &value));
        LT_EQ(value, p < greatest ? greatest : p > least ? least : p);
        RT(cudaStreamGetFlags(s, &flags));
        LT_EQ(flags, cudaStreamNonBlocking);
        RT(cudaStreamDestroy(s));
    }
    RT(cudaStreamCreate(&s));
    RT(cudaStreamCreate(&t));
    RT(cudaStreamGetFlags(s, &flags));
    LT_EQ(flags, cudaStreamDefault);
    RT(cudaStreamGetId(s, &id));
    RT(cudaStreamGetId(t, &other));
    LT_CHECK(id != other);
    RT(cudaStreamGetDevice(s, &value));
    LT_EQ(value, 0);
    RT(cudaStreamQuery(s));
    RT(cudaStreamSynchronize(s));
    RT(cudaStreamDestroy(s));
    LT_EQ(cudaStreamDestroy(s), cudaErrorInvalidResourceHandle);
    LT_EQ(cudaStreamQuery(s), cudaErrorInvalidResourceHandle);
    LT_EQ(cudaStreamSynchronize(s), cudaErrorInvalidResourceHandle);
    RT(cudaStreamDestroy(t));
    cudaGetLastError();
}

static void destroying_lets_work_finish(void) {
    gate g = {0, 0, 0, FOREVER_MS};
    unsigned char *x;
    cudaStream_t s;
    RT(cudaMallocHost((void **)&x, 1));
    *x = 1;
    RT(cudaStreamCreate(&s));
    RT(cudaLaunchHostFunc(s, gate_hold, &g));
    RT(cudaMemsetAsync(x, 2, 1, s));
    lt_step("destroying a busy stream");
    RT(cudaStreamDestroy(s));
    LT_EQ(*x, 1);
    gate_open(&g);
    RT(cudaDeviceSynchronize());
    LT_EQ(*x, 2);
    RT(cudaFreeHost(x));
}

static cudaStream_t called_on;
static cudaError_t called_status;
static int calls;
static void CUDART_CB callback(cudaStream_t stream, cudaError_t status, void *data) {
    called_on = stream, called_status = status, calls += *(int *)data;
}

static void callbacks(void) {
    int one = 1;
    cudaStream_t s;
    RT(cudaStreamCreate(&s));
    called_status = cudaErrorUnknown, calls = 0;
    RT(cudaStreamAddCallback(s, callback, &one, 0));
    RT(cudaStreamSynchronize(s));
    LT_CHECK(called_on == s && called_status == cudaSuccess && calls == 1);
    LT_EQ(cudaStreamAddCallback(s, callback, &one, 1), cudaErrorInvalidValue);
    RT(cudaStreamSynchronize(s));
    LT_EQ(calls, 1);
    RT(cudaStreamDestroy(s));
    cudaGetLastError();
}

/* Whatever would wait for the device is refused inside a host function; the rest works. */
typedef struct {
    cudaStream_t s;
    cudaEvent_t pending;
    void *device, *host;
    cudaError_t got[12];
    cudaError_t enqueue;
    int done;
} inside_data;
static void inside(void *p) {
    inside_data *d = (inside_data *)p;
    unsigned char x[4] = {0};
    d->got[0] = cudaStreamSynchronize(d->s);
    d->got[1] = cudaStreamSynchronize(NULL);
    d->got[2] = cudaDeviceSynchronize();
    d->got[3] = cudaMemcpy(x, d->device, 4, cudaMemcpyDeviceToHost);
    d->got[4] = cudaMemset(d->device, 0, 4);
    d->got[5] = cudaFree(d->device);
    d->got[6] = cudaFreeHost(d->host);
    d->got[7] = cudaDeviceReset();
    d->got[8] = cudaMemcpy2D(x, 2, d->device, 2, 2, 2, cudaMemcpyDeviceToHost);
    d->got[9] = cudaEventSynchronize(d->pending);
    d->got[10] = cudaMemcpyAsync(x, d->device, 4, cudaMemcpyDeviceToHost, d->s);
    d->got[11] = cudaPeekAtLastError();
    d->enqueue = cudaMemsetAsync(d->device, 7, 4, d->s);
    d->done = 1;
}

static void host_functions_must_not_wait(void) {
    inside_data d;
    gate g = {0, 0, 0, FOREVER_MS};
    cudaStream_t other;
    unsigned char out[4] = {0};
    memset(&d, 0, sizeof d);
    RT(cudaStreamCreate(&d.s));
    RT(cudaStreamCreateWithFlags(&other, cudaStreamNonBlocking));
    RT(cudaEventCreate(&d.pending));
    RT(cudaMalloc(&d.device, 4));
    RT(cudaMallocHost(&d.host, 4));
    RT(cudaMemset(d.device, 1, 4));
    RT(cudaLaunchHostFunc(other, gate_hold, &g));
    RT(cudaEventRecord(d.pending, other));
    RT(cudaLaunchHostFunc(d.s, inside, &d));
    lt_step("a host function that calls everything");
    RT(cudaStreamSynchronize(d.s));
    LT_CHECK(d.done);
    for (int i = 0; i < 12; i++) LT_CHECKF(d.got[i] == cudaErrorNotPermitted, "call %d gave %d", i, d.got[i]);
    LT_EQ(d.enqueue, cudaSuccess);
    gate_open(&g);
    RT(cudaDeviceSynchronize());
    RT(cudaMemcpy(out, d.device, 4, cudaMemcpyDeviceToHost));
    LT_CHECK(out[0] == 7 && out[3] == 7);
    RT(cudaFree(d.device));
    RT(cudaFreeHost(d.host));
    RT(cudaEventDestroy(d.pending));
    RT(cudaStreamDestroy(d.s));
    RT(cudaStreamDestroy(other));
}

static void events_have_times(void) {
    float ms = -77;
    gate g = {0, 0, 0, 20};
    cudaEvent_t start, end, untimed, never;
    cudaStream_t s;
    RT(cudaStreamCreate(&s));
    RT(cudaEventCreate(&start));
    RT(cudaEventCreateWithFlags(&end, cudaEventBlockingSync));
    RT(cudaEventCreateWithFlags(&untimed, cudaEventDisableTiming));
    RT(cudaEventCreate(&never));
    RT(cudaEventRecord(start, s));
    RT(cudaLaunchHostFunc(s, gate_hold, &g));
    RT(cudaEventRecordWithFlags(end, s, cudaEventRecordExternal));
    RT(cudaEventRecord(untimed, s));
    LT_EQ(cudaEventElapsedTime(&ms, start, end), cudaErrorNotReady);
    LT_EQ(cudaEventQuery(end), cudaErrorNotReady);
    LT_EQ(cudaPeekAtLastError(), cudaSuccess);
    RT(cudaEventSynchronize(end));
    LT_CHECK(g.left);
    RT(cudaEventQuery(end));
    RT(cudaEventElapsedTime(&ms, start, end));
    LT_CHECKF(ms > 15 && ms < 20000, "%g ms", ms);
    float back = 0;
    RT(cudaEventElapsedTime_v2(&back, end, start));
    LT_CHECK(back == -ms);
    RT(cudaEventElapsedTime(&ms, start, start));
    LT_CHECK(ms > 0 && ms < 0.01);
    ms = -77;
    RT(cudaStreamSynchronize(s));
    LT_EQ(cudaEventElapsedTime(&ms, start, untimed), cudaErrorInvalidResourceHandle);
    LT_EQ(cudaEventElapsedTime(&ms, untimed, end), cudaErrorInvalidResourceHandle);
    LT_EQ(cudaEventElapsedTime(&ms, start, never), cudaErrorInvalidResourceHandle);
    LT_EQ(cudaEventElapsedTime(&ms, NULL, end), cudaErrorInvalidResourceHandle);
    LT_EQ(cudaEventElapsedTime(&ms, start, NULL), cudaErrorInvalidResourceHandle);
    LT_EQ(cudaEventElapsedTime(NULL, start, end), cudaErrorInvalidValue);
    LT_CHECK(ms == -77);
    RT(cudaEventQuery(never));
    RT(cudaEventSynchronize(never));
    RT(cudaStreamWaitEvent(s, never, 0));
    RT(cudaStreamQuery(s));
    RT(cudaEventDestroy(start));
    LT_EQ(cudaEventDestroy(start), cudaErrorInvalidResourceHandle);
    RT(cudaEventDestroy(end));
    RT(cudaEventDestroy(untimed));
    RT(cudaEventDestroy(never));
    RT(cudaStreamDestroy(s));
    cudaGetLastError();
}

static void flags_of_events(void) {
    for (unsigned flags = 0; flags < 16; flags++) {
        cudaEvent_t e = NULL;
        int bad = flags > 7 || ((flags & cudaEventInterprocess) != 0 && (flags & cudaEventDisableTiming) == 0);
        LT_EQ(cudaEventCreateWithFlags(&e, flags), bad ? cudaErrorInvalidValue : cudaSuccess);
        LT_CHECK((e == NULL) == bad);
        if (!bad) RT(cudaEventDestroy(e));
    }
    cudaGetLastError();
}

/* A wait counts for the record it found, and survives the event. */
static void waiting_across_streams(void) {
    gate g = {0, 0, 0, FOREVER_MS};
    unsigned char *x;
    cudaStream_t a, b;
    cudaEvent_t e;
    RT(cudaMallocHost((void **)&x, 1));
    *x = 1;
    RT(cudaStreamCreate(&a));
    RT(cudaStreamCreate(&b));
    RT(cudaEventCreate(&e));
    RT(cudaLaunchHostFunc(a, gate_hold, &g));
    RT(cudaEventRecord(e, a));
    RT(cudaStreamWaitEvent(b, e, cudaEventWaitExternal));
    RT(cudaEventDestroy(e));
    RT(cudaMemsetAsync(x, 2, 1, b));
    a_while();
    LT_EQ(*x, 1);
    gate_open(&g);
    RT(cudaStreamSynchronize(b));
    LT_EQ(*x, 2);
    RT(cudaStreamDestroy(a));
    RT(cudaStreamDestroy(b));
    RT(cudaFreeHost(x));
}

static void *work(void *p) {
    unsigned *sum = (unsigned *)p, *x;
    cudaStream_t s;
    RT(cudaStreamCreate(&s));
    RT(cudaMallocAsync((void **)&x, 4096, s));
    for (unsigned i = 1; i <= 50; i++) {
        unsigned out = 0;
        RT(cudaMemsetAsync(x, (int)i, 4096, s));
        RT(cudaMemcpyAsync(&out, x + i, 4, cudaMemcpyDeviceToHost, s));
        *sum += out & 0xff;
        RT(cudaMemsetAsync(x, 0, 4, i & 1 ? NULL : s));
    }
    RT(cudaFreeAsync(x, s));
    RT(cudaStreamSynchronize(s));
    RT(cudaStreamDestroy(s));
    return NULL;
}

static void many_threads(void) {
    enum { N = 8 };
    pthread_t t[N];
    unsigned sums[N] = {0};
    for (int i = 0; i < N; i++) pthread_create(&t[i], NULL, work, &sums[i]);
    for (int i = 0; i < N; i++) pthread_join(t[i], NULL);
    for (int i = 0; i < N; i++) LT_EQ(sums[i], 50 * 51 / 2);
    RT(cudaDeviceSynchronize());
}

static const lt_test tests[] = {{"life_of_a_stream", life_of_a_stream, 0},
                                {"destroying_lets_work_finish", destroying_lets_work_finish, 0},
                                {"callbacks", callbacks, 0},
                                {"host_functions_must_not_wait", host_functions_must_not_wait, 0},
                                {"events_have_times", events_have_times, 0},
                                {"flags_of_events", flags_of_events, 0},
                                {"waiting_across_streams", waiting_across_streams, 0},
                                {"many_threads", many_threads, 0},
                                {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
