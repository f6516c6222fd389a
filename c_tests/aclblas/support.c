/* See support.h. */
#include "support.h"

#include <stdlib.h>
#include <string.h>

static void *device_alloc(size_t bytes) {
    void *p = NULL;
    return aclrtMalloc(&p, bytes, ACL_MEM_MALLOC_HUGE_FIRST) == ACL_SUCCESS ? p : NULL;
}

static void device_release(void *p) { LT_EQ(aclrtFree(p), ACL_SUCCESS); }

const lt_memory device_memory = {device_alloc, device_release};

fixture fixture_new(void) {
    static int started;
    fixture f = {0};
    if (!started) RT(aclInit(NULL));
    started = 1;
    OK(aclblasCreate(&f.handle));
    RT(aclrtCreateStream(&f.stream));
    OK(aclblasSetStream(f.handle, f.stream));
    return f;
}

void fixture_free(fixture *f) {
    OK(aclblasDestroy(f->handle));
    RT(aclrtDestroyStream(f->stream));
}

aclblasStatus_t getrf(lt_type t, aclblasHandle_t h, int n, void *a, int lda, int *pivots, int *info, int batch) {
    switch (t) {
    case LT_S: return aclblasSgetrfBatched(h, n, a, lda, pivots, info, batch);
    case LT_D: return aclblasDgetrfBatched(h, n, a, lda, pivots, info, batch);
    case LT_C: return aclblasCgetrfBatched(h, n, a, lda, pivots, info, batch);
    default: return aclblasZgetrfBatched(h, n, a, lda, pivots, info, batch);
    }
}

aclblasStatus_t getrs(lt_type t, aclblasHandle_t h, aclblasOperation_t op, int n, int nrhs, void *a, int lda,
                      const int *pivots, void *b, int ldb, int *info, int batch) {
    switch (t) {
    case LT_S: return aclblasSgetrsBatched(h, op, n, nrhs, a, lda, pivots, b, ldb, info, batch);
    case LT_D: return aclblasDgetrsBatched(h, op, n, nrhs, a, lda, pivots, b, ldb, info, batch);
    case LT_C: return aclblasCgetrsBatched(h, op, n, nrhs, a, lda, pivots, b, ldb, info, batch);
    default: return aclblasZgetrsBatched(h, op, n, nrhs, a, lda, pivots, b, ldb, info, batch);
    }
}

aclblasStatus_t getri(lt_type t, aclblasHandle_t h, int n, void *a, int lda, const int *pivots, void *c, int ldc,
                      int *info, int batch) {
    switch (t) {
    case LT_S: return aclblasSgetriBatched(h, n, a, lda, pivots, c, ldc, info, batch);
    case LT_D: return aclblasDgetriBatched(h, n, a, lda, pivots, c, ldc, info, batch);
    case LT_C: return aclblasCgetriBatched(h, n, a, lda, pivots, c, ldc, info, batch);
    default: return aclblasZgetriBatched(h, n, a, lda, pivots, c, ldc, info, batch);
    }
}

aclblasStatus_t matinv(lt_type t, aclblasHandle_t h, int n, void *a, int lda, void *inverse, int ldi, int *info,
                       int batch) {
    switch (t) {
    case LT_S: return aclblasSmatinvBatched(h, n, a, lda, inverse, ldi, info, batch);
    case LT_D: return aclblasDmatinvBatched(h, n, a, lda, inverse, ldi, info, batch);
    case LT_C: return aclblasCmatinvBatched(h, n, a, lda, inverse, ldi, info, batch);
    default: return aclblasZmatinvBatched(h, n, a, lda, inverse, ldi, info, batch);
    }
}

batch batch_new(lt_type t, int m, int n, int ld, int count, lt_guard guard) {
    batch b = {t, m, n, ld, count, {0}, {0}};
    lt_view shape = lt_cols(t, NULL, m, n, ld);
    int64_t stride = (int64_t)ld * n + 3;
    b.data = lt_buf_matrix(shape, count, stride, guard, &device_memory);
    b.pointers = lt_buf_new((size_t)count * sizeof(void *), guard, &device_memory);
    void **p = b.pointers.p;
    lt_rng r = lt_seed((uint64_t)(n + count));
    for (int i = 0; i < count; i++) {
        int j = (int)lt_below(&r, i + 1);
        p[i] = p[j];
        p[j] = (char *)b.data.p + (size_t)(i * stride) * lt_size(t);
    }
    return b;
}

void batch_free(batch *b) {
    lt_buf_free(&b->data);
    lt_buf_free(&b->pointers);
}

lt_view batch_at(const batch *b, int i) { return lt_cols(b->t, ((void **)b->pointers.p)[i], b->m, b->n, b->ld); }

void batch_freeze(batch *b) {
    lt_buf_freeze(&b->data);
    lt_buf_freeze(&b->pointers);
}

void batch_check(batch *b, int written, lt_part part) {
    for (int i = 0; i < b->count && written; i++) lt_buf_allow(&b->data, batch_at(b, i), part);
    LT_BUF_CHECK(&b->data);
    LT_BUF_CHECK(&b->pointers);
}

lt_buf ints(size_t count) { return lt_buf_new(count * sizeof(int), LT_ZONES, &device_memory); }

void gate_hold(void *p) {
    gate *g = p;
    double limit = lt_seconds() + (double)g->limit_ms * 1e-3;
    g->entered = 1;
    while (!g->released && lt_seconds() < limit) lt_sleep_ms(1);
    g->left = 1;
}

void gate_close(gate *g, aclrtStream stream) {
    RT(aclrtLaunchCallback(gate_hold, g, ACL_CALLBACK_BLOCK, stream));
}
