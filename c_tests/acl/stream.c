/* ACL streams, events, callbacks: order, asynchrony, time limits, timing, and what is refused. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "support.h"

#define HOLD(stream, g) RT(aclrtLaunchCallback(gate_hold, &(g), ACL_CALLBACK_BLOCK, (stream)))

static void life_of_a_stream(void) {
    aclrtStream s = NULL;
    aclrtStreamStatus status = ACL_STREAM_STATUS_NOT_READY;
    start();
    for (int form = 0; form < 2; form++) {
        if (form) RT(aclrtCreateStreamWithConfig(&s, 0, 0));
        else RT(aclrtCreateStream(&s));
        LT_CHECK(s != NULL);
        RT(aclrtStreamQuery(s, &status));
        LT_EQ(status, ACL_STREAM_STATUS_COMPLETE);
        RT(aclrtSynchronizeStream(s));
        if (form) RT(aclrtDestroyStreamForce(s));
        else RT(aclrtDestroyStream(s));
        LT_CHECK(aclrtDestroyStream(s) != ACL_SUCCESS);
        LT_CHECK(aclrtDestroyStreamForce(s) != ACL_SUCCESS);
        LT_CHECK(aclrtSynchronizeStream(s) != ACL_SUCCESS);
        LT_CHECK(aclrtStreamQuery(s, &status) != ACL_SUCCESS);
    }
}

static void asynchronous(void) {
    aclrtStream s = NULL;
    aclrtStreamStatus status = ACL_STREAM_STATUS_COMPLETE;
    gate g = {0, 0, 0, 20000};
    char x[4] = "abc", y[4] = "xyz";
    start();
    RT(aclrtCreateStream(&s));
    HOLD(s, g);
    RT(aclrtMemcpyAsync(x, 4, y, 4, ACL_MEMCPY_HOST_TO_DEVICE, s));
    RT(aclrtMemsetAsync(y, 4, 0, 4, s));
    RT(aclrtStreamQuery(s, &status));
    LT_EQ(status, ACL_STREAM_STATUS_NOT_READY);
    LT_STREQ(x, "abc");
    LT_STREQ(y, "xyz");
    g.released = 1;
    RT(aclrtSynchronizeStream(s));
    LT_STREQ(x, "xyz");
    LT_STREQ(y, "");
    RT(aclrtDestroyStream(s));
}

static void time_limit(void) {
    aclrtStream s = NULL;
    gate g = {0, 0, 0, 20000};
    start();
    RT(aclrtCreateStream(&s));
    RT(aclrtSynchronizeStreamWithTimeout(s, 0));
    RT(aclrtSynchronizeStreamWithTimeout(s, 100));
    HOLD(s, g);
    double before = lt_seconds();
    LT_EQ(aclrtSynchronizeStreamWithTimeout(s, 30), ACL_ERROR_RT_STREAM_SYNC_TIMEOUT);
    LT_CHECK(lt_seconds() - before >= 0.029);
    LT_EQ(g.left, 0);
    g.released = 1;
    RT(aclrtSynchronizeStreamWithTimeout(s, -1));
    LT_EQ(g.left, 1);
    LT_CHECK(aclrtSynchronizeStreamWithTimeout(s, -2) != ACL_SUCCESS);
    RT(aclrtDestroyStream(s));
}

static void streams_overlap(void) {
    aclrtStream a = NULL, b = NULL;
    gate g = {0, 0, 0, 20000};
    char x = 1, y = 1;
    start();
    RT(aclrtCreateStream(&a));
    RT(aclrtCreateStream(&b));
    HOLD(a, g);
    RT(aclrtMemsetAsync(&x, 1, 2, 1, a));
    RT(aclrtMemsetAsync(&y, 1, 2, 1, b));
    lt_step("synchronizing the free stream");
    RT(aclrtSynchronizeStream(b));
    LT_CHECK(y == 2 && x == 1 && !g.left);
    g.released = 1;
    RT(aclrtSynchronizeDevice());
    LT_CHECK(x == 2);
    RT(aclrtDestroyStream(a));
    RT(aclrtDestroyStream(b));
}

/* A thousand dependent steps. */
typedef struct {
    int *at, value;
} step_data;
static void multiply_add(void *p) {
    step_data *s = p;
    *s->at = (int)((unsigned)*s->at * 3u + (unsigned)s->value);
}

static void in_order(void) {
    enum { N = 1000 };
    static step_data steps[N];
    int x = 1, y = 0;
    unsigned want = 1;
    aclrtStream s = NULL;
    start();
    RT(aclrtCreateStream(&s));
    for (int i = 0; i < N; i++) {
        steps[i].at = i & 1 ? &y : &x;
        steps[i].value = i;
        RT(aclrtLaunchCallback(multiply_add, &steps[i], ACL_CALLBACK_NO_BLOCK, s));
        RT(aclrtMemcpyAsync(i & 1 ? &x : &y, 4, i & 1 ? &y : &x, 4, ACL_MEMCPY_DEVICE_TO_DEVICE, s));
        want = want * 3 + (unsigned)i;
    }
    RT(aclrtSynchronizeStream(s));
    LT_EQ((unsigned)x, want);
    RT(aclrtDestroyStream(s));
}

static void events(void) {
    aclrtStream a = NULL, b = NULL;
    aclrtEvent e = NULL;
    aclrtEventRecordedStatus status = ACL_EVENT_RECORDED_STATUS_COMPLETE;
    gate g = {0, 0, 0, 20000};
    char x = 1, y = 0;
    start();
    RT(aclrtCreateStream(&a));
    RT(aclrtCreateStream(&b));
    RT(aclrtCreateEvent(&e));
    RT(aclrtQueryEventStatus(e, &status));
    LT_EQ(status, ACL_EVENT_RECORDED_STATUS_NOT_READY);
    RT(aclrtSynchronizeEvent(e)); /* never recorded: at once */
    HOLD(a, g);
    RT(aclrtMemsetAsync(&x, 1, 2, 1, a));
    RT(aclrtRecordEvent(e, a));
    RT(aclrtStreamWaitEvent(b, e));
    RT(aclrtMemcpyAsync(&y, 1, &x, 1, ACL_MEMCPY_DEVICE_TO_DEVICE, b));
    RT(aclrtQueryEventStatus(e, &status));
    LT_EQ(status, ACL_EVENT_RECORDED_STATUS_NOT_READY);
    lt_sleep_ms(20);
    LT_EQ(y, 0);
    g.released = 1;
    RT(aclrtSynchronizeEvent(e));
    LT_EQ(x, 2);
    RT(aclrtQueryEventStatus(e, &status));
    LT_EQ(status, ACL_EVENT_RECORDED_STATUS_COMPLETE);
    RT(aclrtSynchronizeStream(b));
    LT_EQ(y, 2);
    RT(aclrtDestroyEvent(e));
    LT_CHECK(aclrtDestroyEvent(e) != ACL_SUCCESS);
    LT_CHECK(aclrtRecordEvent(e, a) != ACL_SUCCESS);
    RT(aclrtDestroyStream(a));
    RT(aclrtDestroyStream(b));
}

static void event_timing(void) {
    aclrtStream s = NULL;
    aclrtEvent first = NULL, last = NULL, untimed = NULL, never = NULL;
    gate g = {0, 0, 0, 50}, h = {0, 0, 0, 20000};
    float ms = -7;
    start();
    RT(aclrtCreateStream(&s));
    RT(aclrtCreateEvent(&first));
    RT(aclrtCreateEventWithFlag(&last, ACL_EVENT_TIME_LINE));
    RT(aclrtCreateEventWithFlag(&untimed, ACL_EVENT_SYNC));
    RT(aclrtCreateEvent(&never));
    RT(aclrtRecordEvent(first, s));
    HOLD(s, g);
    RT(aclrtRecordEvent(last, s));
    RT(aclrtRecordEvent(untimed, s));
    RT(aclrtSynchronizeStream(s));
    RT(aclrtEventElapsedTime(&ms, first, last));
    LT_CHECKF(ms >= 49 && ms < 20000, "%g ms", ms);
    ms = -7;
    LT_CHECK(aclrtEventElapsedTime(&ms, first, untimed) != ACL_SUCCESS);
    LT_CHECK(aclrtEventElapsedTime(&ms, never, last) != ACL_SUCCESS);
    LT_CHECK(aclrtEventElapsedTime(&ms, first, never) != ACL_SUCCESS);
    HOLD(s, h);
    RT(aclrtRecordEvent(last, s)); /* again: the earlier recording is forgotten */
    LT_CHECK(aclrtEventElapsedTime(&ms, first, last) != ACL_SUCCESS);
    LT_CHECK(ms == -7);
    h.released = 1;
    RT(aclrtSynchronizeStream(s));
    RT(aclrtEventElapsedTime(&ms, first, last));
    LT_CHECK(ms >= 49);
    RT(aclrtDestroyEvent(first));
    RT(aclrtDestroyEvent(last));
    RT(aclrtDestroyEvent(untimed));
    RT(aclrtDestroyEvent(never));
    RT(aclrtDestroyStream(s));
}

/* A synchronous copy waits for everything queued before it, on any stream. */
static void synchronous_copy_drains(void) {
    aclrtStream s = NULL;
    gate g = {0, 0, 0, 40}, h = {0, 0, 0, 40};
    char x[4] = "abc", y[4] = "---", z[4] = "xyz";
    start();
    RT(aclrtCreateStream(&s));
    HOLD(s, g);
    RT(aclrtMemcpyAsync(x, 4, z, 4, ACL_MEMCPY_HOST_TO_DEVICE, s));
    lt_step("aclrtMemcpy");
    RT(aclrtMemcpy(y, 4, x, 4, ACL_MEMCPY_DEVICE_TO_HOST));
    LT_EQ(g.left, 1);
    LT_STREQ(y, "xyz");
    HOLD(s, h);
    RT(aclrtMemsetAsync(x, 4, 'q', 3, s));
    lt_step("aclrtMemset");
    RT(aclrtMemset(x, 4, 'r', 2));
    LT_EQ(h.left, 1);
    LT_STREQ(x, "rrq");
    RT(aclrtDestroyStream(s));
}

static void destroy_finishes_the_work(void) {
    start();
    for (int force = 0; force < 2; force++) {
        aclrtStream s = NULL;
        gate g = {0, 0, 0, 40};
        char x = 1;
        RT(aclrtCreateStream(&s));
        HOLD(s, g);
        RT(aclrtMemsetAsync(&x, 1, 2, 1, s));
        lt_step("destroying a busy stream");
        if (force) RT(aclrtDestroyStreamForce(s));
        else RT(aclrtDestroyStream(s));
        RT(aclrtSynchronizeDevice());
        LT_CHECK(g.left == 1);
        if (!force) LT_EQ(x, 2);
        LT_CHECK(aclrtMemsetAsync(&x, 1, 3, 1, s) != ACL_SUCCESS);
    }
}

static void free_waits(void) {
    aclrtStream s = NULL;
    char *p = NULL, out[64];
    gate g = {0, 0, 0, 60};
    start();
    RT(aclrtCreateStream(&s));
    RT(aclrtMalloc((void **)&p, 64, ACL_MEM_MALLOC_NORMAL_ONLY));
    memset(p, 0x5a, 64);
    HOLD(s, g);
    RT(aclrtMemcpyAsync(out, 64, p, 64, ACL_MEMCPY_DEVICE_TO_HOST, s));
    lt_step("aclrtFree of memory in use");
    RT(aclrtFree(p));
    LT_EQ(g.left, 1);
    LT_CHECK(out[0] == 0x5a && out[63] == 0x5a);
    RT(aclrtDestroyStream(s));
}

/* A callback may not wait for its own stream: refused, no deadlock. */
static volatile int inside[3];
static void calls_from_inside(void *s) {
    inside[0] = aclrtSynchronizeStream(s);
    inside[1] = aclrtSynchronizeDevice();
    inside[2] = 1;
}

static void callback_must_not_wait(void) {
    aclrtStream s = NULL;
    start();
    RT(aclrtCreateStream(&s));
    lt_step("a callback that synchronizes");
    RT(aclrtLaunchCallback(calls_from_inside, s, ACL_CALLBACK_BLOCK, s));
    RT(aclrtSynchronizeStream(s));
    LT_EQ(inside[2], 1);
    LT_CHECK(inside[0] != ACL_SUCCESS);
    LT_CHECK(inside[1] != ACL_SUCCESS);
    RT(aclrtDestroyStream(s));
}

static void *worker(void *p) {
    long id = (long)(intptr_t)p;
    aclrtStream s = NULL;
    unsigned char *x = NULL, out[1000];
    int status = aclrtSetDevice(0);
    if (status == ACL_SUCCESS) status = aclrtCreateStream(&s);
    for (int i = 0; i < 100 && status == ACL_SUCCESS; i++) {
        status = aclrtMalloc((void **)&x, 1000, ACL_MEM_MALLOC_HUGE_FIRST);
        if (!status) status = aclrtMemsetAsync(x, 1000, (int)id + i, 1000, s);
        if (!status) status = aclrtMemcpyAsync(out, 1000, x, 1000, ACL_MEMCPY_DEVICE_TO_HOST, s);
        if (!status) status = aclrtSynchronizeStream(s);
        if (!status && (out[0] != (unsigned char)(id + i) || out[999] != out[0])) status = -1;
        aclrtFree(x);
    }
    aclrtDestroyStream(s);
    return (void *)(intptr_t)status;
}

static void many_threads(void) {
    pthread_t threads[16];
    start();
    for (long i = 0; i < 16; i++) LT_REQUIRE(pthread_create(&threads[i], NULL, worker, (void *)(intptr_t)(i * 13)) == 0);
    for (int i = 0; i < 16; i++) {
        void *status = NULL;
        lt_step("joining thread %d", i);
        pthread_join(threads[i], &status);
        LT_EQ((intptr_t)status, ACL_SUCCESS);
    }
}

static const lt_test tests[] = {{"life_of_a_stream", life_of_a_stream, 0},
                                {"asynchronous", asynchronous, 0},
                                {"time_limit", time_limit, 0},
                                {"streams_overlap", streams_overlap, 0},
                                {"in_order", in_order, 0},
                                {"events", events, 0},
                                {"event_timing", event_timing, 0},
                                {"synchronous_copy_drains", synchronous_copy_drains, 0},
                                {"destroy_finishes_the_work", destroy_finishes_the_work, 0},
                                {"free_waits", free_waits, 0},
                                {"callback_must_not_wait", callback_must_not_wait, 0},
                                {"many_threads", many_threads, 0},
                                {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
