#include "legacy_support.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

cusparseHandle_t sp_handle;
cudaStream_t sp_stream;
void *sp_buffer;

/* The page before the one in which the elements begin starts with the mapping's size. */
enum { PAGE = 4096 };

void *sp_new(size_t count, size_t size) {
    size_t bytes = count * size, whole = PAGE + (bytes + PAGE - 1) / PAGE * PAGE + PAGE;
    char *base = mmap(NULL, whole, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    LT_REQUIRE(base != MAP_FAILED);
    *(size_t *)base = whole;
    LT_REQUIRE_EQ(mprotect(base + whole - PAGE, PAGE, PROT_NONE), 0);
    char *p = base + whole - PAGE - bytes;
    lt_poison(p, bytes);
    return p;
}

void sp_free(void *p) {
    if (p == NULL) return;
    char *base = (char *)((uintptr_t)p & ~(uintptr_t)(PAGE - 1)) - PAGE;
    LT_EQ(munmap(base, *(size_t *)base), 0);
}

void *sp_vector(lt_type t, int64_t count) { return sp_new((size_t)count, lt_size(t)); }

wide sp_get(lt_type t, const void *p, int64_t i) { return lt_get(lt_cols(t, (void *)p, i + 1, 1, i + 1), i, 0); }
void sp_set(lt_type t, void *p, int64_t i, wide value) {
    lt_set(lt_cols(t, p, i + 1, 1, i + 1), i, 0, CMPLX((double)creall(value), (double)cimagl(value)));
}
void sp_random(lt_type t, void *p, int64_t count, lt_rng *r) {
    for (int64_t i = 0; i < count; i++) sp_set(t, p, i, lt_random(r, t));
}
sp_scalar sp_scalar_of(lt_type t, wide value) {
    sp_scalar s;
    sp_set(t, &s, 0, value);
    return s;
}

static void allocate(sp_csr *a) {
    a->offsets = sp_new((size_t)a->m + 1, sizeof(int));
    a->indices = sp_new((size_t)a->nnz, sizeof(int));
    a->values = sp_vector(a->t, a->nnz);
}

static void shuffle(sp_csr *a, int i, lt_rng *r) {
    int begin = a->offsets[i] - a->base, len = a->offsets[i + 1] - a->offsets[i];
    for (int k = len - 1; k > 0; k--) {
        int with = (int)lt_below(r, k + 1), column = a->indices[begin + k];
        wide value = sp_get(a->t, a->values, begin + k);
        a->indices[begin + k] = a->indices[begin + with], a->indices[begin + with] = column;
        sp_set(a->t, a->values, begin + k, sp_get(a->t, a->values, begin + with));
        sp_set(a->t, a->values, begin + with, value);
    }
}

sp_csr sp_make(lt_type t, int m, int n, double density, int base, int like, lt_rng *r) {
    sp_csr a = {t, m, n, 0, base, NULL, NULL, NULL};
    char *there = calloc((size_t)m * (size_t)n + 1, 1);
    for (int i = 0; i < m; i++)
        for (int j = 0; j < n; j++) {
            int is = lt_uniform(r, 0, 1) < density;
            if ((like & SP_DIAGONAL) && i == j) is = 1;
            if ((like & SP_HERMITIAN) && j < i) is = there[j * n + i];
            there[i * n + j] = (char)is, a.nnz += is;
        }
    allocate(&a);
    wide *value = calloc((size_t)m * (size_t)n + 1, sizeof(wide));
    for (int i = 0, k = 0; i < m; i++) {
        a.offsets[i] = k + base;
        for (int j = 0; j < n; j++) {
            if (!there[i * n + j]) continue;
            wide v = lt_random(r, t);
            if ((like & SP_ZEROS) && lt_below(r, 4) == 0) v = 0;
            if ((like & SP_DIAGONAL) && i == j)
                v = (like & SP_HERMITIAN) ? n : v * 0.5 + (creall(v) < 0 ? -1 : 1) * (1 + n * density);
            if ((like & SP_HERMITIAN) && j < i) v = conjl(value[j * n + i]);
            value[i * n + j] = v;
            a.indices[k] = j + base;
            sp_set(t, a.values, k++, v);
        }
    }
    a.offsets[m] = a.nnz + base;
    if (like & SP_SHUFFLED)
        for (int i = 0; i < m; i++) shuffle(&a, i, r);
    free(there), free(value);
    return a;
}

sp_csr sp_copy(const sp_csr *a) {
    sp_csr b = *a;
    allocate(&b);
    memcpy(b.offsets, a->offsets, ((size_t)a->m + 1) * sizeof(int));
    memcpy(b.indices, a->indices, (size_t)a->nnz * sizeof(int));
    memcpy(b.values, a->values, (size_t)a->nnz * lt_size(a->t));
    return b;
}

void sp_csr_free(sp_csr *a) {
    sp_free(a->offsets), sp_free(a->indices), sp_free(a->values);
    memset(a, 0, sizeof *a);
}

int sp_at(const sp_csr *a, int i, int j) {
    for (int k = a->offsets[i] - a->base; k < a->offsets[i + 1] - a->base; k++)
        if (a->indices[k] == j + a->base) return k;
    return -1;
}

void sp_drop(sp_csr *a, int i, int j) {
    int k = sp_at(a, i, j);
    LT_REQUIRE(k >= 0);
    sp_csr b = *a;
    b.nnz--;
    allocate(&b);
    for (int row = 0; row <= a->m; row++) b.offsets[row] = a->offsets[row] - (row > i);
    for (int from = 0, to = 0; from < a->nnz; from++) {
        if (from == k) continue;
        b.indices[to] = a->indices[from];
        sp_set(a->t, b.values, to++, sp_get(a->t, a->values, from));
    }
    sp_csr_free(a);
    *a = b;
}

wide *sp_dense(const sp_csr *a) {
    wide *d = calloc((size_t)a->m * (size_t)a->n + 1, sizeof(wide));
    for (int i = 0; i < a->m; i++)
        for (int k = a->offsets[i] - a->base; k < a->offsets[i + 1] - a->base; k++)
            d[i + (size_t)(a->indices[k] - a->base) * (size_t)a->m] += sp_get(a->t, a->values, k);
    return d;
}

cusparseIndexBase_t sp_base(int base) { return base ? CUSPARSE_INDEX_BASE_ONE : CUSPARSE_INDEX_BASE_ZERO; }

cusparseMatDescr_t sp_descr(int base, cusparseFillMode_t fill, cusparseDiagType_t diag) {
    cusparseMatDescr_t descr = NULL;
    SP(cusparseCreateMatDescr(&descr));
    SP(cusparseSetMatIndexBase(descr, sp_base(base)));
    SP(cusparseSetMatFillMode(descr, fill));
    SP(cusparseSetMatDiagType(descr, diag));
    return descr;
}

int sp_near(wide value, wide expected, double tolerance, double scale) {
    return cabsl(value - expected) <= tolerance * (scale + cabsl(expected));
}

void sp_begin(void) {
    SP(cusparseCreate(&sp_handle));
    RT(cudaStreamCreate(&sp_stream));
    SP(cusparseSetStream(sp_handle, sp_stream));
    RT(cudaMalloc(&sp_buffer, 1 << 16));
}

void sp_end(void) {
    SP_SYNC();
    SP(cusparseDestroy(sp_handle));
    RT(cudaStreamDestroy(sp_stream));
    RT(cudaFree(sp_buffer));
}
