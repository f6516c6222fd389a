/* Queues, notifiers, host functions: order, asynchrony, timing, and what is refused. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "support.h"

static void life_of_a_queue(void) {
    cnrtQueue_t q = NULL;
    int least = 99, greatest = 99, priority = 99;
    RT(cnrtQueueCreate(&q));
    LT_CHECK(q != NULL);
    RT(cnrtQueueQuery(q));
    RT(cnrtQueueSync(q));
    RT(cnrtDeviceGetQueuePriorityRange(&least, &greatest));
    LT_CHECK(least != 99 && greatest != 99);
    RT(cnrtQueueGetPriority(q, &priority));
    LT_CHECK(priority >= (least < greatest ? least : greatest) && priority <= (least < greatest ? greatest : least));
    RT(cnrtQueueDestroy(q));
    LT_CHECK(cnrtQueueDestroy(q) != cnrtSuccess);
    LT_CHECK(cnrtQueueSync(q) != cnrtSuccess);
    LT_CHECK(cnrtQueueQuery(q) != cnrtSuccess);
    for (int p = least < greatest ? least : greatest; p <= (least < greatest ? greatest : least); p++) {
        RT(cnrtQueueCreateWithPriority(&q, 0, p));
        RT(cnrtQueueGetPriority(q, &priority));
        LT_EQ(priority, p);
        RT(cnrtQueueDestroy(q));
    }
    cnrtGetLastError();
}

static void default_queue(void) {
    static const cnrtQueue_t names[] = {NULL, cnrtQueuePerThread, cnrtQueueLegacy};
    for (int i = 0; i < 3; i++) {
        unsigned char x[64] = {0};
        RT(cnrtMemsetAsync(x, 3, sizeof x, names[i]));
        RT(cnrtQueueSync(names[i]));
        LT_CHECK(x[0] == 3 && x[63] == 3);
        RT(cnrtQueueQuery(names[i]));
    }
}

static void busy_while_running(void) {
    cnrtQueue_t q = NULL;
    gate g = {0, 0, 0, 20000};
    unsigned char x = 1;
    RT(cnrtQueueCreate(&q));
    RT(cnrtInvokeHostFunc(q, gate_hold, &g));
    RT(cnrtMemsetAsync(&x, 2, 1, q));
    LT_EQ(cnrtQueueQuery(q), cnrtErrorBusy);
    LT_CHECK(x == 1); /* the fill is really asynchronous */
    g.released = 1;
    RT(cnrtQueueSync(q));
    LT_CHECK(x == 2 && g.left);
    RT(cnrtQueueQuery(q));
    RT(cnrtQueueDestroy(q));
}

/* A thousand dependent steps through host functions, copies and fills: strictly in order. */
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
    int *x = NULL, *y = NULL, want = 1;
    cnrtQueue_t q = NULL;
    RT(cnrtQueueCreate(&q));
    RT(cnrtMalloc((void **)&x, 4));
    RT(cnrtMalloc((void **)&y, 4));
    *x = 1, *y = 0;
    for (int i = 0; i < N; i++) {
        steps[i].at = i & 1 ? y : x;
        steps[i].value = i;
        RT(cnrtInvokeHostFunc(q, multiply_add, &steps[i]));
        RT(cnrtMemcpyAsync(i & 1 ? x : y, i & 1 ? y : x, 4, q, cnrtMemcpyDevToDev));
        want = (int)((unsigned)want * 3u + (unsigned)i);
    }
    RT(cnrtQueueSync(q));
    LT_EQ(*x, want);
    LT_EQ(*y, want);
    RT(cnrtFree(x));
    RT(cnrtFree(y));
    RT(cnrtQueueDestroy(q));
}

static void queues_overlap(void) {
    cnrtQueue_t a = NULL, b = NULL;
    gate g = {0, 0, 0, 20000};
    unsigned char x = 1, y = 1;
    RT(cnrtQueueCreate(&a));
    RT(cnrtQueueCreate(&b));
    RT(cnrtInvokeHostFunc(a, gate_hold, &g));
    RT(cnrtMemsetAsync(&x, 2, 1, a));
    RT(cnrtMemsetAsync(&y, 2, 1, b));
    lt_step("synchronizing the free queue");
    RT(cnrtQueueSync(b));
    LT_CHECK(y == 2 && x == 1 && !g.left);
    g.released = 1;
    RT(cnrtSyncDevice());
    LT_CHECK(x == 2);
    RT(cnrtQueueDestroy(a));
    RT(cnrtQueueDestroy(b));
}

/* Work queued before the queue is destroyed still happens. */
static void destroy_lets_work_finish(void) {
    cnrtQueue_t q = NULL;
    gate g = {0, 0, 0, 20000};
    unsigned char x = 1;
    RT(cnrtQueueCreate(&q));
    RT(cnrtInvokeHostFunc(q, gate_hold, &g));
    RT(cnrtMemsetAsync(&x, 2, 1, q));
    lt_step("destroying a busy queue");
    RT(cnrtQueueDestroy(q));
    LT_CHECK(cnrtMemsetAsync(&x, 3, 1, q) != cnrtSuccess);
    g.released = 1;
    RT(cnrtSyncDevice());
    LT_CHECK(x == 2);
    cnrtGetLastError();
}

static void wait_across_queues(void) {
    cnrtQueue_t a = NULL, b = NULL;
    cnrtNotifier_t n = NULL;
    gate g = {0, 0, 0, 20000};
    unsigned char x = 1, y = 0;
    RT(cnrtQueueCreate(&a));
    RT(cnrtQueueCreate(&b));
    RT(cnrtNotifierCreate(&n));
    RT(cnrtInvokeHostFunc(a, gate_hold, &g));
    RT(cnrtMemsetAsync(&x, 2, 1, a));
    RT(cnrtPlaceNotifier(n, a));
    RT(cnrtQueueWaitNotifier(n, b, 0));
    RT(cnrtMemcpyAsync(&y, &x, 1, b, cnrtMemcpyDevToDev));
    LT_EQ(cnrtQueryNotifier(n), cnrtErrorBusy);
    LT_EQ(cnrtQueueQuery(b), cnrtErrorBusy);
    lt_sleep_ms(20);
    LT_CHECK(y == 0);
    g.released = 1;
    RT(cnrtQueueSync(b));
    LT_CHECK(y == 2);
    RT(cnrtQueryNotifier(n));
    RT(cnrtNotifierDestroy(n));
    RT(cnrtQueueDestroy(a));
    RT(cnrtQueueDestroy(b));
}

static void notifier_timing(void) {
    cnrtQueue_t q = NULL;
    cnrtNotifier_t start = NULL, end = NULL;
    float ms = -1, us = -1;
    gate g = {0, 0, 0, 50};
    RT(cnrtQueueCreate(&q));
    RT(cnrtNotifierCreate(&start));
    RT(cnrtNotifierCreate(&end));
    RT(cnrtPlaceNotifier(start, q));
    RT(cnrtInvokeHostFunc(q, gate_hold, &g));
    RT(cnrtPlaceNotifier(end, q));
    RT(cnrtWaitNotifier(end));
    LT_EQ(g.left, 1);
    RT(cnrtNotifierElapsedTime(start, end, &ms));
    RT(cnrtNotifierDuration(start, end, &us));
    LT_CHECKF(ms >= 49 && ms < 20000, "%g ms", ms);
    LT_CHECKF(us >= 49000 && us / ms > 999 && us / ms < 1001, "%g us, %g ms", us, ms);
    /* The same notifier can be placed again. */
    RT(cnrtPlaceNotifier(start, q));
    RT(cnrtPlaceNotifierWithFlags(end, q, 0));
    RT(cnrtQueueSync(q));
    RT(cnrtNotifierDuration(start, end, &us));
    LT_CHECKF(us >= 0 && us < 1e6, "%g us", us);
    RT(cnrtNotifierDestroy(start));
    RT(cnrtNotifierDestroy(end));
    LT_CHECK(cnrtNotifierDestroy(start) != cnrtSuccess);
    LT_CHECK(cnrtPlaceNotifier(start, q) != cnrtSuccess);
    cnrtGetLastError();
    RT(cnrtQueueDestroy(q));
}

static void notifiers_not_placed(void) {
    cnrtQueue_t q = NULL;
    cnrtNotifier_t never = NULL, placed = NULL, untimed = NULL;
    float t = -7;
    RT(cnrtQueueCreate(&q));
    RT(cnrtNotifierCreate(&never));
    RT(cnrtNotifierCreate(&placed));
    RT(cnrtNotifierCreateWithFlags(&untimed, CNRT_NOTIFIER_DISABLE_TIMING_ALL));
    RT(cnrtPlaceNotifier(placed, q));
    RT(cnrtPlaceNotifier(untimed, q));
    RT(cnrtQueueSync(q));
    RT(cnrtWaitNotifier(never));
    RT(cnrtWaitNotifier(untimed));
    LT_EQ(cnrtNotifierDuration(never, placed, &t), cnrtErrorCndrvFuncCall);
    LT_EQ(cnrtNotifierDuration(placed, never, &t), cnrtErrorCndrvFuncCall);
    LT_EQ(cnrtNotifierElapsedTime(never, placed, &t), cnrtErrorCndrvFuncCall);
    LT_EQ(cnrtNotifierDuration(untimed, placed, &t), cnrtErrorArgsInvalid);
    LT_EQ(cnrtNotifierElapsedTime(placed, untimed, &t), cnrtErrorArgsInvalid);
    LT_CHECK(t == -7);
    cnrtGetLastError();
    RT(cnrtNotifierDestroy(never));
    RT(cnrtNotifierDestroy(placed));
    RT(cnrtNotifierDestroy(untimed));
    RT(cnrtQueueDestroy(q));
}

/* A notifier that is destroyed while placed, or waited for, does not disturb the queues. */
static void notifier_destroyed_in_use(void) {
    cnrtQueue_t a = NULL, b = NULL;
    cnrtNotifier_t n = NULL;
    gate g = {0, 0, 0, 20000};
    unsigned char x = 1, y = 1;
    RT(cnrtQueueCreate(&a));
    RT(cnrtQueueCreate(&b));
    RT(cnrtNotifierCreate(&n));
    RT(cnrtInvokeHostFunc(a, gate_hold, &g));
    RT(cnrtMemsetAsync(&x, 2, 1, a));
    RT(cnrtPlaceNotifier(n, a));
    RT(cnrtQueueWaitNotifier(n, b, 0));
    RT(cnrtMemcpyAsync(&y, &x, 1, b, cnrtMemcpyDevToDev));
    RT(cnrtNotifierDestroy(n));
    g.released = 1;
    RT(cnrtQueueSync(b));
    LT_CHECK(y == 2);
    RT(cnrtQueueDestroy(a));
    RT(cnrtQueueDestroy(b));
}

/* A host function may not wait for its own queue, nor for the device: refused, no deadlock. */
static volatile int inside[3];
static void calls_from_inside(void *q) {
    inside[0] = (int)cnrtQueueSync((cnrtQueue_t)q);
    inside[1] = (int)cnrtSyncDevice();
    inside[2] = 1;
}

static void host_function_must_not_wait(void) {
    cnrtQueue_t q = NULL;
    RT(cnrtQueueCreate(&q));
    lt_step("a host function that synchronizes");
    RT(cnrtInvokeHostFunc(q, calls_from_inside, q));
    RT(cnrtQueueSync(q));
    LT_EQ(inside[2], 1);
    LT_EQ(inside[0], cnrtErrorOpsNotPermitted);
    LT_EQ(inside[1], cnrtErrorOpsNotPermitted);
    RT(cnrtQueueDestroy(q));
}

/* Many threads, each with its own queue and data. */
static void *worker(void *p) {
    long id = (long)(intptr_t)p;
    cnrtQueue_t q = NULL;
    unsigned char *x = NULL, out[1000];
    cnrtRet_t s = cnrtQueueCreate(&q);
    for (int i = 0; i < 100 && s == cnrtSuccess; i++) {
        s = cnrtMalloc((void **)&x, 1000);
        if (s == cnrtSuccess) s = cnrtMemsetAsync(x, (int)id + i, 1000, q);
        if (s == cnrtSuccess) s = cnrtMemcpyAsync(out, x, 1000, q, cnrtMemcpyDevToHost);
        if (s == cnrtSuccess) s = cnrtQueueSync(q);
        if (out[0] != (unsigned char)(id + i) || out[999] != (unsigned char)(id + i)) s = cnrtErrorUnknown;
        cnrtFree(x);
    }
    cnrtQueueDestroy(q);
    return (void *)(intptr_t)s;
}

static void many_threads(void) {
    pthread_t threads[16];
    for (long i = 0; i < 16; i++) LT_REQUIRE(pthread_create(&threads[i], NULL, worker, (void *)(intptr_t)(i * 13)) == 0);
    for (int i = 0; i < 16; i++) {
        void *status = NULL;
        lt_step("joining thread %d", i);
        pthread_join(threads[i], &status);
        LT_EQ((intptr_t)status, cnrtSuccess);
    }
}

static void many_queues(void) {
    enum { N = 200 };
    cnrtQueue_t q[N];
    static unsigned char x[N];
    for (int i = 0; i < N; i++) {
        RT(cnrtQueueCreate(&q[i]));
        RT(cnrtMemsetAsync(&x[i], i + 1, 1, q[i]));
    }
    RT(cnrtSyncDevice());
    for (int i = 0; i < N; i++) {
        LT_EQ(x[i], (unsigned char)(i + 1));
        RT(cnrtQueueDestroy(q[i]));
    }
}

static const lt_test tests[] = {{"life_of_a_queue", life_of_a_queue, 0},
                                {"default_queue", default_queue, 0},
                                {"busy_while_running", busy_while_running, 0},
                                {"in_order", in_order, 0},
                                {"queues_overlap", queues_overlap, 0},
                                {"destroy_lets_work_finish", destroy_lets_work_finish, 0},
                                {"wait_across_queues", wait_across_queues, 0},
                                {"notifier_timing", notifier_timing, 0},
                                {"notifiers_not_placed", notifiers_not_placed, 0},
                                {"notifier_destroyed_in_use", notifier_destroyed_in_use, 0},
                                {"host_function_must_not_wait", host_function_must_not_wait, 0},
                                {"many_threads", many_threads, 0},
                                {"many_queues", many_queues, 0},
                                {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
