#include "generic_support.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

cusparseHandle_t g_handle;
cudaStream_t g_stream;

void g_begin(void) {
    RT(cudaStreamCreate(&g_stream));
    SP(cusparseCreate(&g_handle));
    SP(cusparseSetStream(g_handle, g_stream));
}
void g_end(void) {
    SP(cusparseDestroy(g_handle));
    RT(cudaStreamDestroy(g_stream));
    LT_EQ(cudaGetLastError(), cudaSuccess);
}

size_t g_size(cudaDataType t) {
    switch (t) {
    case CUDA_R_8I: return 1;
    case CUDA_R_16F: case CUDA_R_16BF: return 2;
    case CUDA_R_64F: case CUDA_C_32F: return 8;
    case CUDA_C_64F: return 16;
    default: return 4;
    }
}
int g_is_complex(cudaDataType t) {
    return t == CUDA_C_32F || t == CUDA_C_64F || t == CUDA_C_16F || t == CUDA_C_16BF;
}

static float from_half(uint16_t h) {
    int e = h >> 10 & 31, f = h & 1023;
    float v = e == 31 ? (f ? NAN : INFINITY) : e == 0 ? ldexpf((float)f, -24) : ldexpf((float)(f | 1024), e - 25);
    return h >> 15 ? -v : v;
}
/* For numbers that the type holds exactly, and NaN. */
static uint16_t to_half(float v) {
    if (isnan(v)) return 0x7e00;
    int e;
    float f = frexpf(fabsf(v), &e);
    uint16_t sign = signbit(v) ? 0x8000 : 0;
    return v == 0 ? sign : (uint16_t)(sign | ((e + 14) << 10) | ((int)ldexpf(f, 11) & 1023));
}
static float from_brain(uint16_t h) {
    uint32_t u = (uint32_t)h << 16;
    float v;
    memcpy(&v, &u, 4);
    return v;
}
static uint16_t to_brain(float v) {
    uint32_t u;
    memcpy(&u, &v, 4);
    return (uint16_t)(u >> 16);
}

wide g_get(cudaDataType t, const void *p, int64_t i) {
    switch (t) {
    case CUDA_R_8I: return ((const int8_t *)p)[i];
    case CUDA_R_32I: return ((const int32_t *)p)[i];
    case CUDA_R_16F: return from_half(((const uint16_t *)p)[i]);
    case CUDA_R_16BF: return from_brain(((const uint16_t *)p)[i]);
    case CUDA_C_16F: return from_half(((const uint16_t *)p)[2 * i]) + from_half(((const uint16_t *)p)[2 * i + 1]) * I;
    case CUDA_C_16BF: return from_brain(((const uint16_t *)p)[2 * i]) + from_brain(((const uint16_t *)p)[2 * i + 1]) * I;
    case CUDA_R_32F: return ((const float *)p)[i];
    case CUDA_R_64F: return ((const double *)p)[i];
    case CUDA_C_32F: return ((const float complex *)p)[i];
    default: return ((const double complex *)p)[i];
    }
}
void g_set(cudaDataType t, void *p, int64_t i, wide v) {
    uint16_t *h = p;
    switch (t) {
    case CUDA_R_8I: ((int8_t *)p)[i] = (int8_t)creall(v); break;
    case CUDA_R_32I: ((int32_t *)p)[i] = (int32_t)creall(v); break;
    case CUDA_R_16F: h[i] = to_half((float)creall(v)); break;
    case CUDA_R_16BF: h[i] = to_brain((float)creall(v)); break;
    case CUDA_C_16F: h[2 * i] = to_half((float)creall(v)), h[2 * i + 1] = to_half((float)cimagl(v)); break;
    case CUDA_C_16BF: h[2 * i] = to_brain((float)creall(v)), h[2 * i + 1] = to_brain((float)cimagl(v)); break;
    case CUDA_R_32F: ((float *)p)[i] = (float)creall(v); break;
    case CUDA_R_64F: ((double *)p)[i] = (double)creall(v); break;
    case CUDA_C_32F: ((float complex *)p)[i] = (float complex)v; break;
    default: ((double complex *)p)[i] = (double complex)v; break;
    }
}
double g_eps(cudaDataType t) {
    switch (t) {
    case CUDA_R_8I: case CUDA_R_32I: return 0;
    case CUDA_R_16F: case CUDA_C_16F: return 0x1p-10;
    case CUDA_R_16BF: case CUDA_C_16BF: return 0x1p-7;
    case CUDA_R_32F: case CUDA_C_32F: return 0x1p-21;
    default: return 0x1p-50;
    }
}
/* Quarters below 4, or whole numbers. */
wide g_random(cudaDataType t, lt_rng *r) {
    if (t == CUDA_R_8I || t == CUDA_R_32I) return (int)(lt_bits(r) % 15) - 7;
    long double re = ((int)(lt_bits(r) % 31) - 15) / 4.0L, im = ((int)(lt_bits(r) % 31) - 15) / 4.0L;
    return g_is_complex(t) ? re + im * I : re;
}
wide g_poison(cudaDataType t) {
    if (t == CUDA_R_8I) return 113;
    if (t == CUDA_R_32I) return 1234567;
    return g_is_complex(t) ? NAN + NAN * I : NAN;
}
g_scalar g_scalar_of(cudaDataType t, wide value) {
    g_scalar s;
    memset(&s, 0, sizeof s);
    g_set(t, &s, 0, value);
    return s;
}

/* [... where the mapping begins, its length, body] [page that cannot be touched] */
void *g_new(size_t count, size_t size) {
    size_t page = (size_t)sysconf(_SC_PAGESIZE), bytes = count * size;
    size_t whole = (bytes + 32 + page - 1) / page * page;
    unsigned char *base = mmap(NULL, whole + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    LT_REQUIRE(base != MAP_FAILED);
    LT_REQUIRE(mprotect(base + whole, page, PROT_NONE) == 0);
    memset(base, 0xff, whole);
    unsigned char *p = base + whole - bytes;
    size_t length = whole + page;
    memcpy(p - 16, &base, 8);
    memcpy(p - 8, &length, 8);
    return p;
}
void g_free(void *p) {
    if (p == NULL) return;
    void *base;
    size_t length;
    memcpy(&base, (unsigned char *)p - 16, 8);
    memcpy(&length, (unsigned char *)p - 8, 8);
    munmap(base, length);
}
void *g_array(cudaDataType t, int64_t count, lt_rng *r) {
    void *p = g_new((size_t)count, g_size(t));
    for (int64_t i = 0; i < count; i++) g_set(t, p, i, g_random(t, r));
    return p;
}
size_t g_index_size(cusparseIndexType_t it) { return it == CUSPARSE_INDEX_64I ? 8 : 4; }
int64_t g_index(cusparseIndexType_t it, const void *p, int64_t i) {
    return it == CUSPARSE_INDEX_64I ? ((const int64_t *)p)[i] : ((const int32_t *)p)[i];
}
void g_set_index(cusparseIndexType_t it, void *p, int64_t i, int64_t value) {
    if (it == CUSPARSE_INDEX_64I) ((int64_t *)p)[i] = value;
    else ((int32_t *)p)[i] = (int32_t)value;
}

typedef struct {
    int64_t i, j;
    wide v;
} entry;

static void swap(entry *a, entry *b) {
    entry c = *a;
    *a = *b;
    *b = c;
}

/* Entries of an m x n matrix by rows. */
static entry *entries(const g_matrix *a, int64_t m, int64_t n, double density, int like, int64_t *count, lt_rng *r) {
    entry *list = malloc((size_t)(2 * m * n + 1) * sizeof *list);
    int64_t k = 0;
    for (int64_t i = 0; i < m; i++) {
        int64_t first = k;
        for (int64_t j = 0; j < n; j++) {
            int diagonal = (like & G_DIAGONAL) && i == j;
            if (!diagonal && (double)(lt_bits(r) % 1000) >= density * 1000) continue;
            wide v = diagonal ? 16 + g_random(a->t, r) : g_random(a->t, r) / (like & G_DIAGONAL ? 4 : 1);
            list[k++] = (entry){i, j, v};
            if ((like & G_DOUBLED) && !diagonal && k < i * n + j && lt_bits(r) % 4 == 0) list[k++] = (entry){i, j, g_random(a->t, r)};
        }
        for (int64_t e = k - 1; (like & G_SHUFFLED) && e > first; e--)
            swap(&list[e], &list[first + (int64_t)(lt_bits(r) % (uint64_t)(e - first + 1))]);
    }
    for (int64_t e = k - 1; a->format == CUSPARSE_FORMAT_COO && (like & G_SCATTERED) && e > 0; e--) swap(&list[e], &list[lt_bits(r) % (uint64_t)(e + 1)]);
    *count = k;
    return list;
}

static void by_entries(g_matrix *a, double density, int like, lt_rng *r) {
    int columns = a->format == CUSPARSE_FORMAT_CSC, coo = a->format == CUSPARSE_FORMAT_COO;
    int64_t outer = columns ? a->n : a->m, inner = columns ? a->m : a->n;
    entry *list = entries(a, outer, inner, density, like, &a->nnz, r);
    a->stored = a->nnz;
    a->offsets = g_new((size_t)(coo ? a->nnz : outer + 1), g_index_size(a->it));
    a->indices = g_new((size_t)a->nnz, g_index_size(a->it));
    a->values = g_new((size_t)a->nnz, g_size(a->t));
    int64_t next = 0;
    for (int64_t k = 0; k < a->nnz; k++) {
        int64_t i = columns ? list[k].j : list[k].i, j = columns ? list[k].i : list[k].j;
        a->dense[i + j * a->m] += list[k].v;
        g_set(a->t, a->values, k, list[k].v);
        g_set_index(a->it, a->indices, k, list[k].j + a->base);
        if (coo) g_set_index(a->it, a->offsets, k, list[k].i + a->base);
        for (; !coo && next <= list[k].i; next++) g_set_index(a->it, a->offsets, next, k + a->base);
    }
    for (; !coo && next <= outer; next++) g_set_index(a->it, a->offsets, next, a->nnz + a->base);
    free(list);
}

static void by_blocks(g_matrix *a, double density, int like, lt_rng *r) {
    int64_t b = a->block, bm = a->m / b, bn = a->n / b, next = 0;
    entry *list = entries(a, bm, bn, density, like, &a->nnz, r);
    a->stored = a->nnz * b * b;
    a->offsets = g_new((size_t)bm + 1, g_index_size(a->it));
    a->indices = g_new((size_t)a->nnz, g_index_size(a->it));
    a->values = g_array(a->t, a->stored, r);
    for (int64_t k = 0; k < a->nnz; k++) {
        for (int64_t i = 0; i < b; i++)
            for (int64_t j = 0; j < b; j++) {
                int64_t at = k * b * b + (a->order == CUSPARSE_ORDER_ROW ? i * b + j : j * b + i);
                a->dense[list[k].i * b + i + (list[k].j * b + j) * a->m] += g_get(a->t, a->values, at);
            }
        g_set_index(a->it, a->indices, k, list[k].j + a->base);
        for (; next <= list[k].i; next++) g_set_index(a->it, a->offsets, next, k + a->base);
    }
    for (; next <= bm; next++) g_set_index(a->it, a->offsets, next, a->nnz + a->base);
    free(list);
}

/* Rows of blocks, `width` columns each, some places empty. */
static void by_ell(g_matrix *a, lt_rng *r) {
    int64_t b = a->block, places = a->width / b, bm = a->m / b, bn = a->n / b;
    a->stored = a->m * a->width;
    a->indices = g_new((size_t)(bm * places), g_index_size(a->it));
    a->values = g_array(a->t, a->stored, r);
    for (int64_t i = 0; i < bm; i++)
        for (int64_t p = 0; p < places; p++) {
            int64_t c = lt_bits(r) % 4 == 0 ? -1 : (p + i) % bn;
            g_set_index(a->it, a->indices, i * places + p, c < 0 ? -1 : c + a->base);
            for (int64_t k = 0; k < b; k++)
                for (int64_t l = 0; l < b; l++) {
                    int64_t at = (i * b + k) * a->width + p * b + l;
                    if (c >= 0) a->dense[i * b + k + (c * b + l) * a->m] += g_get(a->t, a->values, at);
                    else g_set(a->t, a->values, at, g_poison(a->t));
                }
        }
}

/* Slices of `block` rows, padded with -1. */
static void by_slices(g_matrix *a, double density, int like, lt_rng *r) {
    int64_t count, slices = (a->m + a->block - 1) / a->block, at = 0, k = 0;
    entry *list = entries(a, a->m, a->n, density, like, &count, r);
    int64_t *first = calloc((size_t)a->m + 1, sizeof *first), *longest = calloc((size_t)slices + 1, sizeof *longest);
    for (int64_t i = 0; i < a->m; i++) {
        first[i] = k;
        while (k < count && list[k].i == i) k++;
        if (k - first[i] > longest[i / a->block]) longest[i / a->block] = k - first[i];
    }
    first[a->m] = k;
    for (int64_t s = 0; s < slices; s++) at += longest[s] * a->block;
    a->nnz = count, a->width = a->stored = at, at = 0;
    a->offsets = g_new((size_t)slices + 1, g_index_size(a->it));
    a->indices = g_new((size_t)a->width, g_index_size(a->it));
    a->values = g_new((size_t)a->width, g_size(a->t));
    for (int64_t s = 0; s < slices; s++) {
        g_set_index(a->it, a->offsets, s, at + a->base);
        for (int64_t p = 0; p < longest[s]; p++)
            for (int64_t l = 0; l < a->block; l++, at++) {
                int64_t i = s * a->block + l, e = i < a->m ? first[i] + p : -1;
                int there = i < a->m && e < first[i + 1];
                g_set_index(a->it, a->indices, at, there ? list[e].j + a->base : -1);
                g_set(a->t, a->values, at, there ? list[e].v : 0);
                if (there) a->dense[i + list[e].j * a->m] += list[e].v;
            }
    }
    g_set_index(a->it, a->offsets, slices, at + a->base);
    free(first);
    free(longest);
    free(list);
}

g_matrix g_make(cusparseFormat_t format, cudaDataType t, cusparseIndexType_t it, int base, int64_t m, int64_t n,
                double density, int like, lt_rng *r) {
    g_matrix a = {format, t, it, base, m, n, 0, 0, 0, 0, CUSPARSE_ORDER_ROW, 0, 0, 0, 0, 0};
    cusparseIndexBase_t b = (cusparseIndexBase_t)base;
    a.dense = calloc((size_t)(m * n) + 1, sizeof *a.dense);
    switch (format) {
    case CUSPARSE_FORMAT_BSR:
        a.block = m % 3 == 0 && n % 3 == 0 ? 3 : m % 2 == 0 && n % 2 == 0 ? 2 : 1;
        a.order = lt_bits(r) & 1 ? CUSPARSE_ORDER_ROW : CUSPARSE_ORDER_COL;
        by_blocks(&a, density, like, r);
        SP(cusparseCreateBsr(&a.d, m / a.block, n / a.block, a.nnz, a.block, a.block, a.offsets, a.indices, a.values, it,
                             it, b, t, a.order));
        break;
    case CUSPARSE_FORMAT_BLOCKED_ELL:
        a.block = m % 2 == 0 && n % 2 == 0 ? 2 : 1;
        a.width = n / a.block / 2 * a.block;
        by_ell(&a, r);
        SP(cusparseCreateBlockedEll(&a.d, m, n, a.block, a.width, a.indices, a.values, it, b, t));
        break;
    case CUSPARSE_FORMAT_SLICED_ELLPACK:
        a.block = 4;
        by_slices(&a, density, like, r);
        SP(cusparseCreateSlicedEll(&a.d, m, n, a.nnz, a.width, a.block, a.offsets, a.indices, a.values, it, it, b, t));
        break;
    default:
        by_entries(&a, density, like, r);
        if (format == CUSPARSE_FORMAT_CSR) SP(cusparseCreateCsr(&a.d, m, n, a.nnz, a.offsets, a.indices, a.values, it, it, b, t));
        if (format == CUSPARSE_FORMAT_CSC) SP(cusparseCreateCsc(&a.d, m, n, a.nnz, a.offsets, a.indices, a.values, it, it, b, t));
        if (format == CUSPARSE_FORMAT_COO) SP(cusparseCreateCoo(&a.d, m, n, a.nnz, a.offsets, a.indices, a.values, it, b, t));
    }
    return a;
}
void g_matrix_free(g_matrix *a) {
    SP(cusparseDestroySpMat(a->d));
    g_free(a->offsets);
    g_free(a->indices);
    g_free(a->values);
    free(a->dense);
}
wide g_at(const g_matrix *a, cusparseOperation_t op, int64_t i, int64_t j) {
    wide v = op == CUSPARSE_OPERATION_NON_TRANSPOSE ? a->dense[i + j * a->m] : a->dense[j + i * a->m];
    return op == CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE ? conjl(v) : v;
}

int64_t g_place(const g_dense *a, int which, int64_t i, int64_t j) {
    return which * a->stride + (a->order == CUSPARSE_ORDER_ROW ? i * a->ld + j : j * a->ld + i);
}
g_dense g_dense_make(cudaDataType t, int64_t m, int64_t n, int64_t gap, cusparseOrder_t order, int batch, lt_rng *r) {
    g_dense a = {t, m, n, 0, 0, batch, order, 0, 0};
    int64_t lines = order == CUSPARSE_ORDER_ROW ? m : n, each = order == CUSPARSE_ORDER_ROW ? n : m;
    a.ld = each + gap;
    a.stride = batch > 1 ? a.ld * lines + gap : 0;
    int64_t one = m == 0 || n == 0 ? 0 : a.ld * (lines - 1) + each, all = a.stride * (batch - 1) + one;
    a.p = g_new((size_t)all, g_size(t));
    for (int64_t k = 0; k < all; k++) g_set(t, a.p, k, g_poison(t));
    for (int b = 0; b < batch; b++)
        for (int64_t j = 0; j < n; j++)
            for (int64_t i = 0; i < m; i++) g_set(t, a.p, g_place(&a, b, i, j), g_random(t, r));
    SP(cusparseCreateDnMat(&a.d, m, n, a.ld, a.p, t, order));
    if (batch > 1) SP(cusparseDnMatSetStridedBatch(a.d, batch, a.stride));
    return a;
}
void g_dense_free(g_dense *a) {
    SP(cusparseDestroyDnMat(a->d));
    g_free(a->p);
}
wide g_dense_at(const g_dense *a, int which, cusparseOperation_t op, int64_t i, int64_t j) {
    int64_t at = op == CUSPARSE_OPERATION_NON_TRANSPOSE ? g_place(a, which, i, j) : g_place(a, which, j, i);
    wide v = g_get(a->t, a->p, at);
    return op == CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE ? conjl(v) : v;
}
wide *g_dense_copy(const g_dense *a, int which) {
    wide *w = malloc((size_t)(a->m * a->n + 1) * sizeof *w);
    for (int64_t j = 0; j < a->n; j++)
        for (int64_t i = 0; i < a->m; i++) w[i + j * a->m] = g_get(a->t, a->p, g_place(a, which, i, j));
    return w;
}
void g_dense_gaps(const g_dense *a) {
    if (a->m == 0 || a->n == 0) return;
    int64_t lines = a->order == CUSPARSE_ORDER_ROW ? a->m : a->n, each = a->order == CUSPARSE_ORDER_ROW ? a->n : a->m;
    for (int64_t l = 0; l + 1 < lines; l++)
        for (int64_t k = each; k < a->ld; k++) {
            wide v = g_get(a->t, a->p, l * a->ld + k);
            LT_CHECK(isnan(creall(v)) || creall(v) == creall(g_poison(a->t)));
        }
}

int g_near(wide value, wide expected, double eps, double scale) {
    long double limit = (long double)eps * (long double)scale;
    return LT_CHECKF(cabsl(value - expected) <= limit, "%Lg%+Lgi instead of %Lg%+Lgi, %Lg apart", creall(value),
                     cimagl(value), creall(expected), cimagl(expected), cabsl(value - expected));
}
