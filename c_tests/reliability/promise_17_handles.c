/* Promise 17: a wrong, destroyed, foreign or twice destroyed handle is an error status, never undefined
 * behaviour. Every function that takes a handle meets every kind of wrong one, then a million random
 * 64-bit values, small integers, addresses, and live handles with one bit changed. */
#include "workload.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum kind { MLU, DESC, QUEUE, NOTIFIER, STREAM, EVENT, CONTEXT, BLAS, DEV_MEM, HOST_MEM, KINDS };

/* Good partners for functions that take several handles. */
static struct {
    mluOpHandle_t mlu;
    mluOpTensorDescriptor_t desc;
    cnrtQueue_t queue;
    cnrtNotifier_t notifier;
    aclrtStream stream;
    aclrtEvent event;
    aclrtContext context;
    aclblasHandle_t blas;
    void *dev, *host;
} good;

static float matrix[16], result[16];
static int called;
static const int dims[2] = {4, 4};

static void callback(void *unused)
{
    (void)unused;
    called++;
}

#define F(name, expression)                                                                        \
    static int name(void *h)                                                                       \
    {                                                                                              \
        return (int)(expression);                                                                  \
    }
static union { int i; int64_t l; size_t n; float f; void *p; uint32_t u; char bytes[64]; } out;

F(mlu_destroy, mluOpDestroy(h))
F(mlu_update, mluOpUpdateContextInformation(h))
F(mlu_set_queue, mluOpSetQueue(h, NULL))
F(mlu_get_queue, mluOpGetQueue(h, (cnrtQueue_t *)&out.p))
F(mlu_round, mluOpSetQuantizeRoundMode(h, MLUOP_ROUND_HALF_UP))
F(mlu_atomics, mluOpSetAtomicsMode(h, MLUOP_ATOMICS_ALLOWED))
F(mlu_cholesky, mluOpCholesky(h, good.desc, matrix, good.desc, result, false, matrix))
F(mlu_lu, mluOpLUFactorization(h, good.desc, matrix, good.desc, result, false))
F(desc_destroy, mluOpDestroyTensorDescriptor(h))
F(desc_reset, mluOpResetTensorDescriptor(h))
F(desc_set, mluOpSetTensorDescriptor(h, MLUOP_LAYOUT_ARRAY, MLUOP_DTYPE_FLOAT, 2, dims))
F(desc_dim, mluOpSetTensorDescriptorDim(h, 2, dims))
F(desc_get, mluOpGetTensorDescriptor(h, NULL, NULL, &out.i, NULL))
F(desc_mode, mluOpSetTensorDescriptorPointerMode(h, MLUOP_POINTER_MODE_HOST))
F(desc_work, mluOpGetCholeskyWorkspaceSize(h, &out.n))
F(desc_xwork, mluOpGetXgetrfWorkspaceSize(good.mlu, h, &out.n))
F(desc_cholesky, mluOpCholesky(good.mlu, h, matrix, good.desc, result, false, matrix))
F(desc_cholesky2, mluOpCholesky(good.mlu, good.desc, matrix, h, result, false, matrix))
F(desc_lu, mluOpLUFactorization(good.mlu, h, matrix, good.desc, result, false))
F(queue_sync, cnrtQueueSync(h))
F(queue_query, cnrtQueueQuery(h))
F(queue_destroy, cnrtQueueDestroy(h))
F(queue_priority, cnrtQueueGetPriority(h, &out.i))
F(queue_host_func, cnrtInvokeHostFunc(h, callback, NULL))
F(queue_place, cnrtPlaceNotifier(good.notifier, h))
F(queue_wait, cnrtQueueWaitNotifier(good.notifier, h, 0))
F(queue_memset, cnrtMemsetAsync(result, 1, sizeof result, h))
F(queue_copy, cnrtMemcpyAsync(result, matrix, sizeof result, h, cnrtMemcpyHostToHost))
F(queue_bind, mluOpSetQueue(good.mlu, h))
F(notifier_destroy, cnrtNotifierDestroy(h))
F(notifier_query, cnrtQueryNotifier(h))
F(notifier_wait, cnrtWaitNotifier(h))
F(notifier_place, cnrtPlaceNotifier(h, NULL))
F(notifier_queue, cnrtQueueWaitNotifier(h, NULL, 0))
F(notifier_elapsed, cnrtNotifierElapsedTime(h, good.notifier, &out.f))
F(notifier_duration, cnrtNotifierDuration(good.notifier, h, &out.f))
F(stream_sync, aclrtSynchronizeStream(h))
F(stream_timeout, aclrtSynchronizeStreamWithTimeout(h, 10))
F(stream_query, aclrtStreamQuery(h, (aclrtStreamStatus *)&out))
F(stream_destroy, aclrtDestroyStream(h))
F(stream_force, aclrtDestroyStreamForce(h))
F(stream_record, aclrtRecordEvent(good.event, h))
F(stream_wait, aclrtStreamWaitEvent(h, good.event))
F(stream_callback, aclrtLaunchCallback(callback, NULL, ACL_CALLBACK_NO_BLOCK, h))
F(stream_memset, aclrtMemsetAsync(result, sizeof result, 1, sizeof result, h))
F(stream_copy, aclrtMemcpyAsync(result, sizeof result, matrix, sizeof result, ACL_MEMCPY_HOST_TO_HOST, h))
F(stream_bind, aclblasSetStream(good.blas, h))
F(event_destroy, aclrtDestroyEvent(h))
F(event_sync, aclrtSynchronizeEvent(h))
F(event_query, aclrtQueryEventStatus(h, (aclrtEventRecordedStatus *)&out))
F(event_record, aclrtRecordEvent(h, NULL))
F(event_wait, aclrtStreamWaitEvent(NULL, h))
F(event_elapsed, aclrtEventElapsedTime(&out.f, h, good.event))
F(context_destroy, aclrtDestroyContext(h))
F(context_set, aclrtSetCurrentContext(h))
F(blas_destroy, aclblasDestroy(h))
F(blas_set_stream, aclblasSetStream(h, NULL))
F(blas_get_stream, aclblasGetStream(h, &out.p))
F(blas_workspace, aclblasSetWorkspace(h, matrix, sizeof matrix))
static int blas_getrf(void *h)
{
    float *const a[1] = {result};
    return aclblasSgetrfBatched(h, 4, a, 4, NULL, &out.i, 1);
}
F(dev_free_cnrt, cnrtFree(h))
F(dev_free_acl, aclrtFree(h))
F(host_free_cnrt, cnrtFreeHost(h))
F(host_free_acl, aclrtFreeHost(h))

static const struct { enum kind kind; const char *name; int (*f)(void *); } functions[] = {
#define R(kind, f) {kind, #f, f}
    R(MLU, mlu_update), R(MLU, mlu_set_queue), R(MLU, mlu_get_queue), R(MLU, mlu_round), R(MLU, mlu_atomics),
    R(MLU, mlu_cholesky), R(MLU, mlu_lu), R(MLU, mlu_destroy),
    R(DESC, desc_reset), R(DESC, desc_set), R(DESC, desc_dim), R(DESC, desc_get), R(DESC, desc_mode), R(DESC, desc_work),
    R(DESC, desc_xwork), R(DESC, desc_cholesky), R(DESC, desc_cholesky2), R(DESC, desc_lu), R(DESC, desc_destroy),
    R(QUEUE, queue_sync), R(QUEUE, queue_query), R(QUEUE, queue_priority), R(QUEUE, queue_host_func), R(QUEUE, queue_place),
    R(QUEUE, queue_wait), R(QUEUE, queue_memset), R(QUEUE, queue_copy), R(QUEUE, queue_bind), R(QUEUE, queue_destroy),
    R(NOTIFIER, notifier_query), R(NOTIFIER, notifier_wait), R(NOTIFIER, notifier_place), R(NOTIFIER, notifier_queue),
    R(NOTIFIER, notifier_elapsed), R(NOTIFIER, notifier_duration), R(NOTIFIER, notifier_destroy),
    R(STREAM, stream_sync), R(STREAM, stream_timeout), R(STREAM, stream_query), R(STREAM, stream_record),
    R(STREAM, stream_wait), R(STREAM, stream_callback), R(STREAM, stream_memset), R(STREAM, stream_copy),
    R(STREAM, stream_bind), R(STREAM, stream_force), R(STREAM, stream_destroy),
    R(EVENT, event_sync), R(EVENT, event_query), R(EVENT, event_record), R(EVENT, event_wait), R(EVENT, event_elapsed),
    R(EVENT, event_destroy), R(CONTEXT, context_set), R(CONTEXT, context_destroy),
    R(BLAS, blas_set_stream), R(BLAS, blas_get_stream), R(BLAS, blas_workspace), R(BLAS, blas_getrf), R(BLAS, blas_destroy),
    R(DEV_MEM, dev_free_cnrt), R(DEV_MEM, dev_free_acl), R(HOST_MEM, host_free_cnrt), R(HOST_MEM, host_free_acl),
#undef R
};
enum { FUNCTIONS = sizeof functions / sizeof *functions };

static void refused(size_t k, void *h, const char *what)
{
    float before[16];
    memset(&out, 0x5a, sizeof out);
    memcpy(before, result, sizeof before);
    int st = functions[k].f(h);
    CHECK(st != 0, "%s accepts a %s (%p)", functions[k].name, what, h);
    CHECK(st != MLUOP_STATUS_INTERNAL_ERROR || functions[k].kind > DESC, "%s: internal error for a %s", functions[k].name, what);
    CHECK(st != ACL_ERROR_INTERNAL_ERROR && st != cnrtErrorUnknown, "%s: status %d for a %s", functions[k].name, st, what);
    CHECK(out.bytes[0] == 0x5a && memcmp(before, result, sizeof before) == 0, "%s wrote something for a %s", functions[k].name, what);
}

static void *make(enum kind kind)
{
    void *h = NULL;
    int st = 0;
    switch (kind) {
    case MLU: st = mluOpCreate((mluOpHandle_t *)&h); break;
    case DESC:
        st = mluOpCreateTensorDescriptor((mluOpTensorDescriptor_t *)&h);
        st += mluOpSetTensorDescriptor(h, MLUOP_LAYOUT_ARRAY, MLUOP_DTYPE_FLOAT, 2, dims);
        break;
    case QUEUE: st = cnrtQueueCreate((cnrtQueue_t *)&h); break;
    case NOTIFIER: st = cnrtNotifierCreate((cnrtNotifier_t *)&h); break;
    case STREAM: st = aclrtCreateStream(&h); break;
    case EVENT: st = aclrtCreateEvent(&h); break;
    case CONTEXT: st = aclrtCreateContext(&h, 0); break;
    case BLAS: st = aclblasCreate((aclblasHandle_t *)&h); break;
    case DEV_MEM: st = cnrtMalloc(&h, 100); break;
    default: st = cnrtHostMalloc(&h, 100); break;
    }
    CHECK(st == 0 && h, "cannot make kind %d: %d", kind, st);
    return h;
}

static int unmake(enum kind kind, void *h)
{
    int (*const f[KINDS])(void *) = {mlu_destroy,   desc_destroy,    queue_destroy, notifier_destroy, stream_destroy,
                                     event_destroy, context_destroy, blas_destroy,  dev_free_cnrt,    host_free_cnrt};
    return f[kind](h);
}

/* Streams and queues are one type, and so are notifiers and events; kinds of one family are not foreign. */
static int family(enum kind kind)
{
    return kind == STREAM ? QUEUE : kind == EVENT ? NOTIFIER : kind;
}

static void **const goods[KINDS] = {(void **)&good.mlu,    (void **)&good.desc,  (void **)&good.queue, (void **)&good.notifier,
                                    &good.stream,          &good.event,          &good.context,        (void **)&good.blas,
                                    &good.dev,             &good.host};

static void setup(void)
{
    if (good.mlu)
        return;
    aclInit(NULL);
    for (int k = 0; k < KINDS; k++)
        *goods[k] = make((enum kind)k);
    for (int k = 0; k < 4; k++)
        matrix[5 * k] = 1;
}

static void destroyed(void)
{
    setup();
    for (int round = 0; round < 3; round++)
        for (size_t k = 0; k < FUNCTIONS; k++) {
            void *h = make(functions[k].kind);
            CHECK(unmake(functions[k].kind, h) == 0, "cannot destroy kind %d", functions[k].kind);
            refused(k, h, "destroyed handle");
            /* Its place may have been taken by the next one of the kind; the old name stays wrong. */
            void *next = make(functions[k].kind);
            if (next != h)
                refused(k, h, "destroyed handle whose place was taken");
            else
                CHECK(functions[k].kind >= DEV_MEM, "kind %d: a handle value is used again at once", functions[k].kind);
            CHECK(unmake(functions[k].kind, next) == 0, "cannot destroy kind %d", functions[k].kind);
        }
}

static void foreign(void)
{
    setup();
    for (size_t k = 0; k < FUNCTIONS; k++)
        for (int other = 0; other < KINDS; other++)
            if (family((enum kind)other) != family(functions[k].kind))
                refused(k, *goods[other], "foreign handle");
    for (size_t k = 0; k < FUNCTIONS; k++) {
        refused(k, matrix, "host address");
        if (functions[k].kind >= DEV_MEM)
            refused(k, (char *)*goods[functions[k].kind] + 8, "interior address");
    }
}

static int is_good(const void *h)
{
    for (int k = 0; k < KINDS; k++)
        if (*goods[k] == h)
            return 1;
    return 0;
}

static void a_million(void)
{
    long tries = lt_under_valgrind() ? 20000 : 1000000;
    setup();
    for (long k = 0; k < tries; k++) {
        uint64_t r = rel_mix((uint64_t)k), pick = rel_mix(~(uint64_t)k);
        void *base = *goods[r % KINDS];
        switch (pick % 5) {
        case 0: break;
        case 1: r = (uint64_t)(uintptr_t)base ^ (1ull << (pick >> 8) % 64); break;
        case 2: r = (uint64_t)(uintptr_t)base + (pick >> 8) % 4096 - 2048; break;
        case 3: r &= 0xffff; break;
        default: r = (uint64_t)(uintptr_t)&good + (r & 0xfff8); break;
        }
        void *h = (void *)(uintptr_t)r;
        /* 0, 1 and 2 are the default queues of the interface. */
        if (r <= 2 || is_good(h))
            continue;
        refused(pick / 5 % FUNCTIONS, h, "random value");
    }
    for (int k = 0; k < KINDS; k++)
        CHECK(unmake((enum kind)k, *goods[k]) == 0, "the good handle of kind %d is gone", k);
    CHECK(called == 0, "a callback was queued %d times", called);
}

int main(int argc, char **argv)
{
    static const lt_test tests[] = {{"destroyed", destroyed, 60}, {"foreign", foreign, 60}, {"a_million", a_million, 120}, {0}};
    putenv("LUCHO_LOG=off");
    return lt_main(argc, argv, tests, NULL);
}
