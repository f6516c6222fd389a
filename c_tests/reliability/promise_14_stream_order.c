/* Promise 14: work memory is stream-ordered, so SetStream between two launches needs no wait of the
 * caller's. One handle alternates between two streams, two handles share one stream, and two handles have one
 * each, with batched factorizations overlapping (10000 of them under stress); every result must be the serial one. */
#include "workload.h"

enum { JOBS = 5 };
enum way { ONE_HANDLE_TWO_STREAMS, TWO_HANDLES_ONE_STREAM, TWO_HANDLES_TWO_STREAMS };

static void overlap(enum way way)
{
    static const struct wl rows[JOBS] = {{WL_GETRF, 'd', 64, 64, 1},   {WL_GETRI, 's', 100, 100, 1}, {WL_GETRF, 'c', 129, 129, 1},
                                         {WL_GETRI, 'd', 150, 150, 1}, {WL_GETRS, 'z', 7, 64, ACLBLAS_OP_C}};
    const struct wl_how how = {6, 2, 0, 0, WL_DEVICE};
    int rounds = lt_wanted() == LT_STRESS ? 2000 : lt_wanted() == LT_FULL ? 500 : 10;
    struct wl_session s[2];
    struct wl_job *job[JOBS];
    uint64_t clean[JOBS], hash;
    for (int k = 0; k < 2; k++)
        CHECK(wl_open(&s[k], 1) == 0, "open");
    for (int k = 0; k < JOBS; k++) {
        CHECK(wl_run(&rows[k], &how, &s[0], &clean[k]) == 0, "%s", wl_name(&rows[k]));
        CHECK(wl_prepare(&job[k], &rows[k], &how) == 0, "prepare");
    }
    for (int round = 0; round < rounds; round++) {
        for (int k = 0; k < JOBS; k++)
            CHECK(wl_refill(job[k]) == 0, "refill");
        for (int k = 0; k < JOBS; k++) {
            struct wl_session *handle = way == ONE_HANDLE_TWO_STREAMS ? &s[0] : &s[k & 1];
            aclrtStream stream = way == TWO_HANDLES_ONE_STREAM ? s[0].stream : s[(k + round) & 1].stream;
            CHECK(aclblasSetStream(handle->blas, stream) == 0 && wl_launch(job[k], handle) == 0, "launch");
        }
        CHECK(aclrtSynchronizeStream(s[0].stream) == 0 && aclrtSynchronizeStream(s[1].stream) == 0, "sync");
        for (int k = 0; k < JOBS; k++)
            CHECK(wl_collect(job[k], &hash) == 0 && hash == clean[k], "round %d: %s: other bits", round, wl_name(&rows[k]));
        if (lt_failures())
            break;
        if (round % 100 == 0)
            lt_step("round %d", round);
    }
    for (int k = 0; k < JOBS; k++)
        wl_free(job[k]);
    for (int k = 0; k < 2; k++)
        CHECK(wl_close(&s[k]) == 0, "close");
}

static void one_handle_two_streams(void) { overlap(ONE_HANDLE_TWO_STREAMS); }
static void two_handles_one_stream(void) { overlap(TWO_HANDLES_ONE_STREAM); }
static void two_handles_two_streams(void) { overlap(TWO_HANDLES_TWO_STREAMS); }

/* mluOp waits inside; its queue may still hold earlier asynchronous work on the same buffers. */
static void mluop_behind_a_copy(void)
{
    enum { N = 96 };
    static float a[N * N], expected[N * N];
    struct wl_session s;
    cnrtQueue_t other;
    mluOpTensorDescriptor_t d;
    int dims[2] = {N, N};
    void *x, *y;
    CHECK(wl_open(&s, 1) == 0 && cnrtQueueCreate(&other) == 0, "open");
    CHECK(mluOpCreateTensorDescriptor(&d) == 0, "descriptor");
    CHECK(mluOpSetTensorDescriptor(d, MLUOP_LAYOUT_ARRAY, MLUOP_DTYPE_FLOAT, 2, dims) == 0, "descriptor");
    CHECK(cnrtMalloc(&x, sizeof a) == 0 && cnrtMalloc(&y, sizeof a) == 0, "memory");
    for (int k = 0; k < N * N; k++)
        a[k] = k % (N + 1) == 0 ? 2 * N : 1.0f / (float)(1 + k % 7);
    for (int round = 0; round < 50; round++) {
        cnrtQueue_t q = round & 1 ? other : s.queue;
        CHECK(cnrtMemset(x, 0xff, sizeof a) == 0, "memset");
        CHECK(mluOpSetQueue(s.mlu, q) == 0, "queue");
        CHECK(cnrtMemcpyAsync(x, a, sizeof a, q, cnrtMemcpyHostToDev) == 0, "copy");
        CHECK(mluOpLUFactorization(s.mlu, d, x, d, y, false) == 0, "LU");
        if (round == 0)
            CHECK(cnrtMemcpy(expected, y, sizeof a, cnrtMemcpyDevToHost) == 0, "copy");
        else
            for (int k = 0; k < N * N; k++)
                if (((float *)y)[k] != expected[k])
                    CHECK(0, "round %d: element %d differs", round, k), k = N * N;
    }
    CHECK(cnrtFree(x) == 0 && cnrtFree(y) == 0, "free");
    CHECK(mluOpDestroyTensorDescriptor(d) == 0 && cnrtQueueDestroy(other) == 0 && wl_close(&s) == 0, "close");
}

int main(int argc, char **argv)
{
    static const lt_test tests[] = {{"one_handle_two_streams", one_handle_two_streams, 600},
                                    {"two_handles_one_stream", two_handles_one_stream, 600},
                                    {"two_handles_two_streams", two_handles_two_streams, 600},
                                    {"mluop_behind_a_copy", mluop_behind_a_copy, 60},
                                    {0}};
    return lt_main(argc, argv, tests, NULL);
}
