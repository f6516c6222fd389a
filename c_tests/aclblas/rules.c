/* What aclBLAS promises beyond numbers: asynchrony, stream order, handles, quick returns, the document's example. */
#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "support.h"

static void document_example(void) {
    fixture f = fixture_new();
    float a[2][9] = {{2, 4, 6, 1, 3, 5, 1, 3, 4}, {1, 2, 3, 2, 4, 6, 3, 6, 9}};
    float *pointers[2] = {a[0], a[1]};
    int pivots[6] = {0}, info[2] = {-1, -1};
    static const int want[6] = {3, 3, 3, 3, 2, 3};
    OK(aclblasSgetrfBatched(f.handle, 3, pointers, 3, pivots, info, 2));
    RT(aclrtSynchronizeStream(f.stream));
    LT_EQ(info[0], 0);
    LT_EQ(info[1], 2);
    for (int i = 0; i < 6; i++) LT_EQ(pivots[i], want[i]);
    fixture_free(&f);
}

/* The same exact singularity in every type and at sizes around the widths of panels. */
static void rounds_before_subtracting(void) {
    fixture f = fixture_new();
    for (int t = LT_S; t <= LT_Z; t++)
        for (int n = 3; n <= 9; n += 3) {
            batch a = batch_new((lt_type)t, n, n, n, 1, LT_ZONES);
            int pivots[9], info = -1;
            for (int i = 0; i < n; i++)
                for (int j = 0; j < n; j++) lt_set(batch_at(&a, 0), i, j, (i + 1) * (j + 1));
            OK(getrf((lt_type)t, f.handle, n, a.pointers.p, n, pivots, &info, 1));
            RT(aclrtSynchronizeStream(f.stream));
            LT_EQ(pivots[0], n);
            if (n == 3) LT_EQ(info, 2);
            batch_free(&a);
        }
    fixture_free(&f);
}

/* Sizes of zero: success before any pointer is looked at, but after lda. Nothing is touched. */
static void quick_returns(void) {
    fixture f = fixture_new();
    int info = 77, pivot = 78;
    for (int t = LT_S; t <= LT_Z; t++) {
        OK(getrf((lt_type)t, f.handle, 0, NULL, 1, NULL, NULL, 5));
        OK(getrf((lt_type)t, f.handle, 5, NULL, 5, &pivot, NULL, 0));
        LT_EQ(getrf((lt_type)t, f.handle, 0, NULL, 0, NULL, NULL, 5), ACLBLAS_STATUS_INVALID_VALUE);
        OK(getrf((lt_type)t, f.handle, 0, NULL, 1, &pivot, &info, 5));
        OK(getrs((lt_type)t, f.handle, ACLBLAS_OP_N, 0, 1, NULL, 1, NULL, NULL, 1, NULL, 3));
        OK(getrs((lt_type)t, f.handle, ACLBLAS_OP_N, 3, 0, NULL, 3, NULL, NULL, 3, NULL, 3));
        OK(getrs((lt_type)t, f.handle, ACLBLAS_OP_N, 3, 1, NULL, 3, NULL, NULL, 3, NULL, 0));
        OK(getri((lt_type)t, f.handle, 0, NULL, 1, NULL, NULL, 1, NULL, 3));
        OK(getri((lt_type)t, f.handle, 3, NULL, 3, NULL, NULL, 3, NULL, 0));
        OK(matinv((lt_type)t, f.handle, 0, NULL, 1, NULL, 1, NULL, 3));
        OK(matinv((lt_type)t, f.handle, 3, NULL, 3, NULL, 3, NULL, 0));
    }
    RT(aclrtSynchronizeStream(f.stream));
    LT_EQ(info, 77);
    LT_EQ(pivot, 78);
    fixture_free(&f);
}

/* Without pivots infoArray may be NULL; with pivots it may not. */
static void info_may_be_null_without_pivots(void) {
    fixture f = fixture_new();
    float a[4] = {4, 2, 2, 3}, *p = a;
    int pivots[2] = {55, 55}, info = 55;
    OK(aclblasSgetrfBatched(f.handle, 2, &p, 2, NULL, NULL, 1));
    RT(aclrtSynchronizeStream(f.stream));
    LT_CHECK(a[0] == 4 && a[1] == 0.5f && a[2] == 2 && a[3] == 2);
    LT_EQ(aclblasSgetrfBatched(f.handle, 2, &p, 2, pivots, NULL, 1), ACLBLAS_STATUS_INVALID_VALUE);
    RT(aclrtSynchronizeStream(f.stream));
    LT_CHECK(a[0] == 4 && pivots[0] == 55);
    a[0] = 0;
    OK(aclblasSgetrfBatched(f.handle, 2, &p, 2, NULL, &info, 1));
    RT(aclrtSynchronizeStream(f.stream));
    LT_EQ(info, 1);
    fixture_free(&f);
}

/* info names the first U(k,k) that is zero or NaN; the other members of the batch do not notice. */
static void nan_is_reported(void) {
    fixture f = fixture_new();
    lt_rng r = lt_seed(54);
    for (int t = LT_S; t <= LT_Z; t++)
        for (int pivoting = 0; pivoting < 2; pivoting++) {
            int n = 5, count = 25, pivots[25 * 5], info[25];
            batch a = batch_new((lt_type)t, n, n, n, count + 1, LT_ZONES);
            lt_context("type %c pivoting %d", lt_letter((lt_type)t), pivoting);
            for (int i = 0; i < count; i++) {
                lt_generate(batch_at(&a, i), "dominant", 0, &r);
                lt_set(batch_at(&a, i), i / n, i % n, NAN);
            }
            OK(getrf((lt_type)t, f.handle, n, a.pointers.p, n, pivoting ? pivots : NULL, info, count));
            RT(aclrtSynchronizeStream(f.stream));
            for (int i = 0; i < count; i++) {
                int first = 0;
                for (int k = n; k > 0; k--) {
                    double complex u = lt_get(batch_at(&a, i), k - 1, k - 1);
                    if (u != u || u == 0) first = k;
                }
                LT_CHECKF(info[i] == first && first > 0, "member %d: info %d, first zero or NaN pivot %d", i, info[i], first);
            }
            batch_free(&a);
        }
    fixture_free(&f);
}

/* Pointers, pivots and matrices that earlier work on the stream writes: all are read when the turn comes. */
static void inputs_filled_by_the_stream(void) {
    for (int t = LT_S; t <= LT_Z; t++) {
        fixture f = fixture_new();
        lt_rng r = lt_seed(51);
        int n = 20, count = 7, pivots[7 * 20], info[7];
        batch a = batch_new((lt_type)t, n, n, n, count, LT_ZONES), from = batch_new((lt_type)t, n, n, n, count, LT_ZONES);
        void **late = NULL;
        RT(aclrtMalloc((void **)&late, a.pointers.bytes, ACL_MEM_MALLOC_HUGE_FIRST));
        memset(late, 0xff, a.pointers.bytes);
        for (int i = 0; i < count; i++) lt_generate(batch_at(&from, i), "random", 0, &r);
        gate g = {0, 0, 0, 10000};
        gate_close(&g, f.stream);
        RT(aclrtMemcpyAsync(a.data.p, a.data.bytes, from.data.p, from.data.bytes, ACL_MEMCPY_DEVICE_TO_DEVICE, f.stream));
        RT(aclrtMemcpyAsync(late, a.pointers.bytes, a.pointers.p, a.pointers.bytes, ACL_MEMCPY_HOST_TO_DEVICE, f.stream));
        OK(getrf((lt_type)t, f.handle, n, late, n, pivots, info, count));
        LT_CHECK(late[0] == (void *)-1);
        g.released = 1;
        RT(aclrtSynchronizeStream(f.stream));
        for (int i = 0; i < count; i++) {
            LT_EQ(info[i], 0);
            /* Both batches are shuffled alike, so member i is at the same place in both. */
            LT_LE(lt_ratio_getrf(batch_at(&from, i), batch_at(&a, i), pivots + i * n), LT_RATIO);
        }
        RT(aclrtFree(late));
        batch_free(&a), batch_free(&from);
        fixture_free(&f);
    }
}

/* The call returns while the stream is held, and the work happens after. */
static void returns_before_the_work(void) {
    fixture f = fixture_new();
    float a[4] = {1, 2, 3, 4}, *p = a;
    int pivots[2] = {0}, info = -3;
    gate g = {0, 0, 0, 20000};
    aclrtStreamStatus status = ACL_STREAM_STATUS_COMPLETE;
    gate_close(&g, f.stream);
    lt_step("getrf on a held stream");
    OK(aclblasSgetrfBatched(f.handle, 2, &p, 2, pivots, &info, 1));
    LT_EQ(g.left, 0);
    LT_EQ(info, -3);
    LT_CHECK(a[0] == 1);
    RT(aclrtStreamQuery(f.stream, &status));
    LT_EQ(status, ACL_STREAM_STATUS_NOT_READY);
    g.released = 1;
    RT(aclrtSynchronizeStream(f.stream));
    LT_EQ(info, 0);
    LT_EQ(pivots[0], 2);
    RT(aclrtStreamQuery(f.stream, &status));
    LT_EQ(status, ACL_STREAM_STATUS_COMPLETE);
    fixture_free(&f);
}

/* A long factorization: the call takes a small part of the time, a synchronize after it sees the result.
 * Valgrind runs one thread at a time, so there the share says nothing: returns_before_the_work is the test. */
static void long_factorization(void) {
    fixture f = fixture_new();
    lt_rng r = lt_seed(52);
    int n = lt_under_valgrind() ? 200 : 1200, info = -1, *pivots = calloc((size_t)n, sizeof *pivots);
    batch a = batch_new(LT_S, n, n, n, 1, LT_ZONES), original = batch_new(LT_S, n, n, n, 1, LT_ZONES);
    lt_generate(batch_at(&original, 0), "random", 0, &r);
    double best = 1;
    for (int round = 0; round < 50 && (round == 0 || best >= 0.5); round++) {
        lt_copy(batch_at(&a, 0), batch_at(&original, 0));
        double start = lt_seconds();
        OK(getrf(LT_S, f.handle, n, a.pointers.p, n, pivots, &info, 1));
        double returned = lt_seconds();
        RT(aclrtSynchronizeStream(f.stream));
        double share = (returned - start) / (lt_seconds() - start);
        if (share < best) best = share;
    }
    LT_EQ(info, 0);
    if (!lt_under_valgrind()) LT_CHECKF(best < 0.5, "the call takes %.0f%% of the time", 100 * best);
    lt_step("residual");
    LT_LE(lt_ratio_getrf(batch_at(&original, 0), batch_at(&a, 0), pivots), LT_RATIO);
    free(pivots);
    batch_free(&a), batch_free(&original);
    fixture_free(&f);
}

/* While one stream is held, another finishes its work. */
static void streams_overlap(void) {
    fixture f = fixture_new(), g = fixture_new();
    float a[4] = {1, 2, 3, 4}, b[4] = {1, 2, 3, 4}, *p = a, *q = b;
    int pivots[4] = {0}, info[2] = {-3, -3};
    gate hold = {0, 0, 0, 20000};
    gate_close(&hold, f.stream);
    OK(aclblasSgetrfBatched(f.handle, 2, &p, 2, pivots, info, 1));
    OK(aclblasSgetrfBatched(g.handle, 2, &q, 2, pivots + 2, info + 1, 1));
    lt_step("synchronizing the free stream");
    RT(aclrtSynchronizeStream(g.stream));
    LT_EQ(info[1], 0);
    LT_EQ(info[0], -3);
    LT_EQ(hold.left, 0);
    hold.released = 1;
    RT(aclrtSynchronizeStream(f.stream));
    LT_EQ(info[0], 0);
    fixture_free(&f), fixture_free(&g);
}

static void *release_later(void *p) {
    lt_sleep_ms(60);
    ((gate *)p)->released = 1;
    return NULL;
}

/* SetStream and Destroy wait for the stream they leave. */
static void waits_for_the_old_stream(void) {
    fixture f = fixture_new();
    aclrtStream other = NULL, got = NULL;
    pthread_t thread;
    RT(aclrtCreateStream(&other));
    gate g = {0, 0, 0, 20000};
    gate_close(&g, f.stream);
    LT_REQUIRE(pthread_create(&thread, NULL, release_later, &g) == 0);
    lt_step("SetStream");
    OK(aclblasSetStream(f.handle, other));
    LT_EQ(g.left, 1);
    pthread_join(thread, NULL);
    OK(aclblasGetStream(f.handle, &got));
    LT_CHECK(got == other);
    gate h = {0, 0, 0, 20000};
    gate_close(&h, other);
    LT_REQUIRE(pthread_create(&thread, NULL, release_later, &h) == 0);
    lt_step("Destroy");
    OK(aclblasDestroy(f.handle));
    LT_EQ(h.left, 1);
    pthread_join(thread, NULL);
    RT(aclrtDestroyStream(other));
    RT(aclrtDestroyStream(f.stream));
}

/* The document's example destroys the stream before the handle. */
static void stream_destroyed_first(void) {
    fixture f = fixture_new();
    float a[4] = {1, 2, 3, 4}, *p = a;
    int pivots[2] = {0}, info = -1;
    OK(aclblasSgetrfBatched(f.handle, 2, &p, 2, pivots, &info, 1));
    RT(aclrtSynchronizeStream(f.stream));
    RT(aclrtDestroyStream(f.stream));
    LT_CHECK(aclblasSgetrfBatched(f.handle, 2, &p, 2, pivots, &info, 1) != ACLBLAS_STATUS_SUCCESS);
    OK(aclblasDestroy(f.handle));
    LT_CHECK(aclblasDestroy(f.handle) != ACLBLAS_STATUS_SUCCESS);
}

/* The default stream is used without SetStream, and after SetStream(nullptr). */
static void default_stream(void) {
    fixture f = fixture_new();
    float a[4] = {1, 2, 3, 4}, *p = a;
    int pivots[2] = {0}, info = -1;
    aclblasHandle_t h = NULL;
    aclrtStream got = f.stream;
    OK(aclblasCreate(&h));
    OK(aclblasGetStream(h, &got));
    LT_CHECK(got == NULL);
    OK(aclblasSgetrfBatched(h, 2, &p, 2, pivots, &info, 1));
    RT(aclrtSynchronizeStream(NULL));
    LT_EQ(info, 0);
    OK(aclblasSetStream(h, f.stream));
    OK(aclblasSetStream(h, NULL));
    info = -1;
    a[0] = 7;
    OK(aclblasSgetrfBatched(h, 2, &p, 2, pivots, &info, 1));
    RT(aclrtSynchronizeStream(NULL));
    LT_EQ(info, 0);
    OK(aclblasDestroy(h));
    fixture_free(&f);
}

static void versions_and_values(void) {
    fixture f = fixture_new();
    int version = 0;
    OK(aclblasGetVersion(f.handle, &version));
    LT_EQ(version, 10000);
    version = 0;
    OK(aclblasGetVersion(NULL, &version));
    LT_EQ(version, 10000);
    static const int statuses[] = {ACLBLAS_STATUS_SUCCESS, ACLBLAS_STATUS_NOT_INITIALIZED, ACLBLAS_STATUS_ALLOC_FAILED,
        ACLBLAS_STATUS_INVALID_VALUE, ACLBLAS_STATUS_MAPPING_ERROR, ACLBLAS_STATUS_EXECUTION_FAILED,
        ACLBLAS_STATUS_INTERNAL_ERROR, ACLBLAS_STATUS_NOT_SUPPORTED, ACLBLAS_STATUS_ARCH_MISMATCH,
        ACLBLAS_STATUS_HANDLE_IS_NULLPTR, ACLBLAS_STATUS_INVALID_ENUM, ACLBLAS_STATUS_UNKNOWN};
    for (int i = 0; i < 12; i++) LT_EQ(statuses[i], i);
    LT_EQ(ACLBLAS_OP_N, 111);
    LT_EQ(ACLBLAS_OP_T, 112);
    LT_EQ(ACLBLAS_OP_C, 113);
    LT_EQ(ACLBLAS_UPPER, 121);
    LT_EQ(ACLBLAS_LOWER, 122);
    LT_EQ(ACLBLAS_NON_UNIT, 131);
    LT_EQ(ACLBLAS_UNIT, 132);
    LT_EQ(ACLBLAS_SIDE_LEFT, 141);
    LT_EQ(ACLBLAS_SIDE_RIGHT, 142);
    fixture_free(&f);
}

/* Random bit patterns, and live objects of other kinds, are never taken for a handle. */
static void garbage_handles(void) {
    fixture f = fixture_new();
    lt_rng r = lt_seed(53);
    float a[4] = {1, 2, 3, 4}, *p = a;
    int pivots[2] = {9, 9}, info = 9;
    long accepted = 0, rounds = lt_under_valgrind() ? 500 : lt_wanted() == LT_QUICK ? 20000 : 1000000;
    for (long i = 0; i < rounds; i++) {
        uint64_t bits = lt_bits(&r);
        if (i % 4 == 1) bits &= 0xffff;
        if (i % 4 == 2) bits = (uint64_t)(uintptr_t)f.handle ^ (1ull << (bits % 64));
        if (i % 4 == 3) bits = (uint64_t)(uintptr_t)f.stream ^ (1ull << (bits % 64));
        if (bits == 0 || bits == (uintptr_t)f.handle || bits == (uintptr_t)f.stream) continue;
        accepted += aclblasSgetrfBatched((aclblasHandle_t)bits, 2, &p, 2, pivots, &info, 1) == ACLBLAS_STATUS_SUCCESS;
        accepted += aclblasSetStream(f.handle, (aclrtStream)bits) == ACLBLAS_STATUS_SUCCESS;
        accepted += aclblasDestroy((aclblasHandle_t)bits) == ACLBLAS_STATUS_SUCCESS;
    }
    accepted += aclblasDestroy((aclblasHandle_t)f.stream) == ACLBLAS_STATUS_SUCCESS;
    accepted += aclblasSetStream(f.handle, (aclrtStream)f.handle) == ACLBLAS_STATUS_SUCCESS;
    LT_EQ(accepted, 0);
    RT(aclrtSynchronizeStream(f.stream));
    LT_CHECK(info == 9 && a[0] == 1);
    OK(aclblasSgetrfBatched(f.handle, 2, &p, 2, pivots, &info, 1));
    RT(aclrtSynchronizeStream(f.stream));
    LT_EQ(info, 0);
    fixture_free(&f);
}

static const lt_test tests[] = {{"document_example", document_example, 0},
                                {"rounds_before_subtracting", rounds_before_subtracting, 0},
                                {"quick_returns", quick_returns, 0},
                                {"info_may_be_null_without_pivots", info_may_be_null_without_pivots, 0},
                                {"nan_is_reported", nan_is_reported, 0},
                                {"inputs_filled_by_the_stream", inputs_filled_by_the_stream, 0},
                                {"returns_before_the_work", returns_before_the_work, 0},
                                {"long_factorization", long_factorization, 0},
                                {"streams_overlap", streams_overlap, 0},
                                {"waits_for_the_old_stream", waits_for_the_old_stream, 0},
                                {"stream_destroyed_first", stream_destroyed_first, 0},
                                {"default_stream", default_stream, 0},
                                {"versions_and_values", versions_and_values, 0},
                                {"garbage_handles", garbage_handles, 0},
                                {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
