/* Sparse results: cusparseSpGEMM, cusparseSpGEMMreuse, cusparseSpGEAM, conversions. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "generic_support.h"

static lt_rng rng;
#define ALG CUSPARSE_SPGEMM_DEFAULT

/* An empty C by rows, and its arrays when its size is known. */
typedef struct {
    cudaDataType t;
    cusparseIndexType_t it;
    int base;
    int64_t m, n, nnz;
    void *offsets, *indices, *values;
    cusparseSpMatDescr_t d;
} result;
static result begin(cudaDataType t, cusparseIndexType_t it, int base, int64_t m, int64_t n) {
    result c = {t, it, base, m, n, 0, g_new((size_t)m + 1, g_index_size(it)), 0, 0, 0};
    SP(cusparseCreateCsr(&c.d, m, n, 0, c.offsets, NULL, NULL, it, it, (cusparseIndexBase_t)base, t));
    return c;
}
static void size(result *c) {
    int64_t m, n;
    SP(cusparseSpMatGetSize(c->d, &m, &n, &c->nnz));
    LT_EQ(m, c->m);
    LT_EQ(n, c->n);
    c->indices = g_new((size_t)c->nnz, g_index_size(c->it));
    c->values = g_new((size_t)c->nnz, g_size(c->t));
    SP(cusparseCsrSetPointers(c->d, c->offsets, c->indices, c->values));
}
static void end(result *c) {
    SP(cusparseDestroySpMat(c->d));
    g_free(c->offsets), g_free(c->indices), g_free(c->values);
}
/* Columns ascend, entries are as many as in `there`, and values near those of `want`. */
static void compare(const result *c, const wide *want, const char *there, double scale) {
    int64_t count = 0;
    LT_EQ(g_index(c->it, c->offsets, 0), c->base);
    for (int64_t i = 0; i < c->m; i++) {
        int64_t last = -1;
        for (int64_t k = g_index(c->it, c->offsets, i) - c->base; k < g_index(c->it, c->offsets, i + 1) - c->base; k++, count++) {
            int64_t j = g_index(c->it, c->indices, k) - c->base;
            LT_REQUIRE(j > last && j < c->n);
            LT_CHECK(there[i + j * c->m]);
            g_near(g_get(c->t, c->values, k), want[i + j * c->m], g_eps(c->t), scale);
            last = j;
        }
    }
    LT_EQ(count, c->nnz);
    int64_t expected = 0;
    for (int64_t k = 0; k < c->m * c->n; k++) expected += there[k];
    LT_EQ(c->nnz, expected);
}
/* Where a matrix by rows has entries, also zeros. */
static char *pattern(const g_matrix *a) {
    char *p = calloc((size_t)(a->m * a->n) + 1, 1);
    for (int64_t i = 0; i < a->m; i++)
        for (int64_t k = g_index(a->it, a->offsets, i); k < g_index(a->it, a->offsets, i + 1); k++)
            p[i + (g_index(a->it, a->indices, k - a->base) - a->base) * a->m] = 1;
    return p;
}

static void spgemm_case(cudaDataType t, cusparseIndexType_t it, int base, int64_t m, int64_t k, int64_t n, int reuse) {
    lt_context("type %d index %d base %d %d %d %d reuse %d", t, it, base, (int)m, (int)k, (int)n, reuse);
    g_matrix a = g_make(CUSPARSE_FORMAT_CSR, t, it, base, m, k, 0.3, G_SHUFFLED | G_DOUBLED, &rng);
    g_matrix b = g_make(CUSPARSE_FORMAT_CSR, t, it, !base, k, n, 0.3, G_SHUFFLED, &rng);
    result c = begin(t, it, base, m, n);
    wide *want = calloc((size_t)(m * n) + 1, sizeof *want);
    char *pa = pattern(&a), *pb = pattern(&b), *there = calloc((size_t)(m * n) + 1, 1);
    int64_t products = 0, counted = 0;
    for (int64_t i = 0; i < m; i++)
        for (int64_t l = 0; l < k; l++)
            for (int64_t j = 0; j < n; j++) {
                want[i + j * m] += a.dense[i + l * m] * b.dense[l + j * k];
                there[i + j * m] |= pa[i + l * m] & pb[l + j * k];
            }
    for (int64_t e = 0; e < a.nnz; e++) {
        int64_t row = g_index(it, a.indices, e) - base;
        products += g_index(it, b.offsets, row + 1) - g_index(it, b.offsets, row);
    }
    wide alpha = g_random(t, &rng) + 5;
    g_scalar sa = g_scalar_of(t, alpha), sb = g_scalar_of(t, 0);
    cusparseSpGEMMDescr_t d;
    SP(cusparseSpGEMM_createDescr(&d));
    size_t s[5] = {0};
    void *buffer;
    RT(cudaMalloc(&buffer, 256));
    cusparseOperation_t N = CUSPARSE_OPERATION_NON_TRANSPOSE;
    if (!reuse) {
        BAD(cusparseSpGEMM_copy(g_handle, N, N, &sa, a.d, b.d, &sb, c.d, t, ALG, d));
        SP(cusparseSpGEMM_workEstimation(g_handle, N, N, &sa, a.d, b.d, &sb, c.d, t, ALG, d, &s[0], NULL));
        SP(cusparseSpGEMM_workEstimation(g_handle, N, N, &sa, a.d, b.d, &sb, c.d, t, ALG, d, &s[0], buffer));
        SP(cusparseSpGEMM_getNumProducts(d, &counted));
        SP(cusparseSpGEMM_estimateMemory(g_handle, N, N, &sa, a.d, b.d, &sb, c.d, t, CUSPARSE_SPGEMM_ALG3, d, 0.5f, &s[1], NULL, NULL));
        SP(cusparseSpGEMM_estimateMemory(g_handle, N, N, &sa, a.d, b.d, &sb, c.d, t, CUSPARSE_SPGEMM_ALG3, d, 0.5f, &s[1], buffer, &s[2]));
        SP(cusparseSpGEMM_compute(g_handle, N, N, &sa, a.d, b.d, &sb, c.d, t, ALG, d, &s[3], NULL));
        LT_CHECK(s[0] && s[1] && s[2] && s[3]);
        SP(cusparseSpGEMM_compute(g_handle, N, N, &sa, a.d, b.d, &sb, c.d, t, ALG, d, &s[3], buffer));
        size(&c);
        SP(cusparseSpGEMM_copy(g_handle, N, N, &sa, a.d, b.d, &sb, c.d, t, ALG, d));
    } else {
        BAD(cusparseSpGEMMreuse_copy(g_handle, N, N, a.d, b.d, c.d, ALG, d, &s[4], buffer));
        SP(cusparseSpGEMMreuse_workEstimation(g_handle, N, N, a.d, b.d, c.d, ALG, d, &s[0], NULL));
        SP(cusparseSpGEMMreuse_workEstimation(g_handle, N, N, a.d, b.d, c.d, ALG, d, &s[0], buffer));
        SP(cusparseSpGEMM_getNumProducts(d, &counted));
        SP(cusparseSpGEMMreuse_nnz(g_handle, N, N, a.d, b.d, c.d, ALG, d, &s[1], NULL, &s[2], NULL, &s[3], NULL));
        SP(cusparseSpGEMMreuse_nnz(g_handle, N, N, a.d, b.d, c.d, ALG, d, &s[1], buffer, &s[2], buffer, &s[3], buffer));
        size(&c);
        SP(cusparseSpGEMMreuse_copy(g_handle, N, N, a.d, b.d, c.d, ALG, d, &s[4], NULL));
        LT_CHECK(s[0] && s[1] && s[2] && s[3] && s[4]);
        SP(cusparseSpGEMMreuse_copy(g_handle, N, N, a.d, b.d, c.d, ALG, d, &s[4], buffer));
        SP(cusparseSpGEMMreuse_compute(g_handle, N, N, &sa, a.d, b.d, &sb, c.d, t, ALG, d));
    }
    SYNC();
    LT_EQ(counted, products);
    for (int64_t e = 0; e < m * n; e++) want[e] *= alpha;
    compare(&c, want, there, 4000);
    /* Again, onto what is there, with other values. */
    wide beta = g_random(t, &rng) - 5;
    sa = g_scalar_of(t, 1), sb = g_scalar_of(t, beta);
    for (int64_t e = 0; e < a.nnz; e++) g_set(t, a.values, e, g_get(t, a.values, e) * 2);
    if (reuse) SP(cusparseSpGEMMreuse_compute(g_handle, N, N, &sa, a.d, b.d, &sb, c.d, t, ALG, d));
    else SP(cusparseSpGEMM_copy(g_handle, N, N, &sa, a.d, b.d, &sb, c.d, t, ALG, d));
    SP(cusparseSpGEMM_destroyDescr(d));
    SYNC();
    for (int64_t e = 0; e < m * n; e++) want[e] = want[e] / alpha * 2 + beta * want[e];
    compare(&c, want, there, 60000);
    end(&c);
    RT(cudaFree(buffer));
    free(want), free(pa), free(pb), free(there);
    g_matrix_free(&a), g_matrix_free(&b);
}
static void spgemm(void) {
    g_begin();
    for (int t = 0; t < 4; t++)
        for (int i = 0; i < 2; i++)
            for (int base = 0; base < 2; base++)
                for (int reuse = 0; reuse < 2; reuse++) spgemm_case(g_types[t], g_indices[i], base, 9 + t, 12, 7 + 3 * i, reuse);
    for (int reuse = 0; reuse < 2; reuse++) {
        spgemm_case(CUDA_R_64F, CUSPARSE_INDEX_32I, 0, 0, 4, 5, reuse);
        spgemm_case(CUDA_R_64F, CUSPARSE_INDEX_32I, 0, 4, 0, 5, reuse);
        spgemm_case(CUDA_R_32F, CUSPARSE_INDEX_64I, 1, 4, 5, 0, reuse);
        spgemm_case(CUDA_C_64F, CUSPARSE_INDEX_32I, 1, 90, 70, 80, reuse);
    }
    g_end();
}

static void spgeam_case(cudaDataType t, cusparseIndexType_t it, int base, int64_t m, int64_t n, int offsets_first, int zero) {
    lt_context("type %d index %d base %d %d %d offsets %d zero %d", t, it, base, (int)m, (int)n, offsets_first, zero);
    g_matrix a = g_make(CUSPARSE_FORMAT_CSR, t, it, !base, m, n, 0.3, 0, &rng), b = g_make(CUSPARSE_FORMAT_CSR, t, it, base, m, n, 0.3, 0, &rng);
    result c = begin(t, it, base, m, n);
    if (!offsets_first) SP(cusparseCsrSetPointers(c.d, NULL, NULL, NULL));
    wide alpha = zero ? 0 : g_random(t, &rng) + 5, beta = g_random(t, &rng) - 5;
    wide *want = calloc((size_t)(m * n) + 1, sizeof *want);
    char *pa = pattern(&a), *pb = pattern(&b);
    for (int64_t e = 0; e < m * n; e++) want[e] = alpha * a.dense[e] + beta * b.dense[e], pa[e] |= pb[e];
    for (int64_t e = 0; e < a.nnz && zero; e++) g_set(t, a.values, e, g_poison(t));
    g_scalar sa = g_scalar_of(t, alpha), sb = g_scalar_of(t, beta);
    cusparseSpGEAMDescr_t d;
    SP(cusparseSpGEAM_createDescr(&d));
    size_t bytes = 0;
    BAD(cusparseSpGEAM(g_handle, 0, 0, &sa, a.d, &sb, b.d, c.d, t, CUSPARSE_SPGEAM_ALG_DEFAULT, d, NULL));
    SP(cusparseSpGEAM_bufferSize(g_handle, 0, 0, &sa, a.d, &sb, b.d, c.d, t, CUSPARSE_SPGEAM_ALG_DEFAULT, d, &bytes));
    LT_CHECK(bytes > 0);
    SP(cusparseSpGEAM_nnz(g_handle, 0, 0, &sa, a.d, &sb, b.d, c.d, t, CUSPARSE_SPGEAM_ALG_DEFAULT, d, NULL));
    if (offsets_first)
        for (int64_t i = 0; i < m; i++) LT_CHECK(g_index(it, c.offsets, i) <= g_index(it, c.offsets, i + 1));
    size(&c);
    SP(cusparseSpGEAM(g_handle, 0, 0, &sa, a.d, &sb, b.d, c.d, t, CUSPARSE_SPGEAM_ALG1, d, NULL));
    SP(cusparseSpGEAM_destroyDescr(d));
    SYNC();
    compare(&c, want, pa, 200);
    LT_EQ(cusparseSpGEAM_createDescr(&d), CUSPARSE_STATUS_SUCCESS);
    LT_EQ(cusparseSpGEAM_nnz(g_handle, 1, 0, &sa, a.d, &sb, b.d, c.d, t, CUSPARSE_SPGEAM_ALG_DEFAULT, d, NULL), CUSPARSE_STATUS_NOT_SUPPORTED);
    SP(cusparseSpGEAM_destroyDescr(d));
    end(&c);
    free(want), free(pa), free(pb);
    g_matrix_free(&a), g_matrix_free(&b);
}
static void spgeam(void) {
    g_begin();
    for (int t = 0; t < 4; t++)
        for (int k = 0; k < 8; k++) spgeam_case(g_types[t], g_indices[k & 1], k >> 1 & 1, 9, 7 + t, k >> 2 & 1, k == 5);
    spgeam_case(CUDA_R_64F, CUSPARSE_INDEX_32I, 0, 0, 7, 1, 0);
    spgeam_case(CUDA_R_64F, CUSPARSE_INDEX_32I, 0, 0, 7, 0, 0);
    spgeam_case(CUDA_R_64F, CUSPARSE_INDEX_32I, 1, 7, 0, 1, 0);
    g_end();
}

static const cudaDataType all[] = {CUDA_R_32F, CUDA_R_64F, CUDA_C_32F, CUDA_C_64F, CUDA_R_8I, CUDA_R_16F, CUDA_R_16BF, CUDA_C_16F, CUDA_C_16BF};

static void to_dense(void) {
    static const cusparseFormat_t formats[] = {CUSPARSE_FORMAT_CSR, CUSPARSE_FORMAT_CSC, CUSPARSE_FORMAT_COO, CUSPARSE_FORMAT_BLOCKED_ELL};
    g_begin();
    for (int f = 0; f < 4; f++)
        for (int t = 0; t < 9; t++)
            for (int k = 0; k < 8; k++) {
                lt_context("format %d type %d case %d", formats[f], all[t], k);
                g_matrix a = g_make(formats[f], all[t], g_indices[k & 1], k >> 1 & 1, 8, 12, 0.4, G_SHUFFLED | G_SCATTERED, &rng);
                g_dense b = g_dense_make(all[t], 8, 12, k & 3, k >> 2 ? CUSPARSE_ORDER_ROW : CUSPARSE_ORDER_COL, 1, &rng);
                size_t bytes = 0;
                SP(cusparseSparseToDense_bufferSize(g_handle, a.d, b.d, CUSPARSE_SPARSETODENSE_ALG_DEFAULT, &bytes));
                LT_CHECK(bytes > 0);
                SP(cusparseSparseToDense(g_handle, a.d, b.d, CUSPARSE_SPARSETODENSE_ALG_DEFAULT, NULL));
                SYNC();
                for (int j = 0; j < 12; j++)
                    for (int i = 0; i < 8; i++) LT_CHECK(g_dense_at(&b, 0, 0, i, j) == a.dense[i + j * 8]);
                g_dense_gaps(&b);
                g_dense_free(&b);
                g_matrix_free(&a);
            }
    g_end();
}

static void from_dense_case(cusparseFormat_t f, cudaDataType t, cusparseIndexType_t it, int base, int64_t m, int64_t n, cusparseOrder_t order) {
    lt_context("format %d type %d index %d base %d %d x %d order %d", f, t, it, base, (int)m, (int)n, order);
    g_dense a = g_dense_make(t, m, n, 2, order, 1, &rng);
    int64_t expected = 0, nnz, rows, cols, outer = f == CUSPARSE_FORMAT_CSC ? n : m;
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < m; i++) {
            if (lt_bits(&rng) % 3) g_set(t, a.p, g_place(&a, 0, i, j), lt_bits(&rng) & 1 ? 0 : -0.0L);
            expected += g_dense_at(&a, 0, 0, i, j) != 0;
        }
    if (m > 2 && n > 2 && t != CUDA_R_8I) expected += g_dense_at(&a, 0, 0, 1, 1) == 0, g_set(t, a.p, g_place(&a, 0, 1, 1), g_poison(t));
    int coo = f == CUSPARSE_FORMAT_COO;
    void *offsets = coo ? NULL : g_new((size_t)outer + 1, g_index_size(it));
    cusparseSpMatDescr_t b;
    cusparseIndexBase_t ib = (cusparseIndexBase_t)base;
    if (f == CUSPARSE_FORMAT_CSR) SP(cusparseCreateCsr(&b, m, n, 0, offsets, NULL, NULL, it, it, ib, t));
    if (f == CUSPARSE_FORMAT_CSC) SP(cusparseCreateCsc(&b, m, n, 0, offsets, NULL, NULL, it, it, ib, t));
    if (coo) SP(cusparseCreateCoo(&b, m, n, 0, NULL, NULL, NULL, it, ib, t));
    size_t bytes = 0;
    SP(cusparseDenseToSparse_bufferSize(g_handle, a.d, b, CUSPARSE_DENSETOSPARSE_ALG_DEFAULT, &bytes));
    LT_CHECK(bytes > 0);
    SP(cusparseDenseToSparse_analysis(g_handle, a.d, b, CUSPARSE_DENSETOSPARSE_ALG_DEFAULT, NULL));
    SP(cusparseSpMatGetSize(b, &rows, &cols, &nnz));
    LT_EQ(nnz, expected);
    if (coo) offsets = g_new((size_t)nnz, g_index_size(it));
    void *indices = g_new((size_t)nnz, g_index_size(it)), *values = g_new((size_t)nnz, g_size(t));
    if (f == CUSPARSE_FORMAT_CSR) SP(cusparseCsrSetPointers(b, offsets, indices, values));
    if (f == CUSPARSE_FORMAT_CSC) SP(cusparseCscSetPointers(b, offsets, indices, values));
    if (coo) SP(cusparseCooSetPointers(b, offsets, indices, values));
    SP(cusparseDenseToSparse_convert(g_handle, a.d, b, CUSPARSE_DENSETOSPARSE_ALG_DEFAULT, NULL));
    SP(cusparseDestroySpMat(b));
    SYNC();
    int64_t k = 0;
    for (int64_t o = 0; o < outer; o++) {
        if (!coo) LT_EQ(g_index(it, offsets, o), k + base);
        for (int64_t i = 0; i < (f == CUSPARSE_FORMAT_CSC ? m : n); i++) {
            wide v = f == CUSPARSE_FORMAT_CSC ? g_dense_at(&a, 0, 0, i, o) : g_dense_at(&a, 0, 0, o, i);
            if (v == 0) continue;
            LT_REQUIRE(k < nnz);
            if (coo) LT_EQ(g_index(it, offsets, k), o + base);
            LT_EQ(g_index(it, indices, k), i + base);
            wide w = g_get(t, values, k);
            LT_CHECK(w == v || (isnan(creall(v)) && isnan(creall(w))));
            k++;
        }
    }
    LT_EQ(k, nnz);
    if (!coo) LT_EQ(g_index(it, offsets, outer), nnz + base);
    g_free(offsets), g_free(indices), g_free(values);
    g_dense_free(&a);
}
static void from_dense(void) {
    static const cusparseFormat_t formats[] = {CUSPARSE_FORMAT_CSR, CUSPARSE_FORMAT_CSC, CUSPARSE_FORMAT_COO};
    g_begin();
    for (int f = 0; f < 3; f++)
        for (int t = 0; t < 9; t++)
            for (int k = 0; k < 8; k++) from_dense_case(formats[f], all[t], g_indices[k & 1], k >> 1 & 1, 9, 70, k >> 2 ? CUSPARSE_ORDER_ROW : CUSPARSE_ORDER_COL);
    for (int f = 0; f < 3; f++)
        for (int k = 0; k < 3; k++) from_dense_case(formats[f], CUDA_R_32F, CUSPARSE_INDEX_32I, 1, k == 1 ? 0 : 4, k == 2 ? 0 : 3, CUSPARSE_ORDER_COL);
    g_end();
}
/* Blocked-ELL: places that the program names are filled from a dense matrix, and put back. */
static void from_dense_to_ell(void) {
    g_begin();
    for (int t = 0; t < 9; t++)
        for (int base = 0; base < 2; base++) {
            lt_context("type %d base %d", all[t], base);
            g_matrix a = g_make(CUSPARSE_FORMAT_BLOCKED_ELL, all[t], g_indices[base], base, 8, 12, 0, 0, &rng);
            g_dense b = g_dense_make(all[t], 8, 12, 1, CUSPARSE_ORDER_ROW, 1, &rng), c = g_dense_make(all[t], 8, 12, 0, CUSPARSE_ORDER_COL, 1, &rng);
            SP(cusparseDenseToSparse_analysis(g_handle, b.d, a.d, CUSPARSE_DENSETOSPARSE_ALG_DEFAULT, NULL));
            SP(cusparseDenseToSparse_convert(g_handle, b.d, a.d, CUSPARSE_DENSETOSPARSE_ALG_DEFAULT, NULL));
            SP(cusparseSparseToDense(g_handle, a.d, c.d, CUSPARSE_SPARSETODENSE_ALG_DEFAULT, NULL));
            SYNC();
            for (int i = 0; i < 8; i++)
                for (int j = 0; j < 12; j++) {
                    int named = 0;
                    for (int p = 0; p < a.width / a.block; p++)
                        named |= g_index(a.it, a.indices, i / a.block * (a.width / a.block) + p) == j / a.block + base;
                    LT_CHECK(g_dense_at(&c, 0, 0, i, j) == (named ? g_dense_at(&b, 0, 0, i, j) : 0));
                }
            g_dense_free(&b), g_dense_free(&c);
            g_matrix_free(&a);
        }
    g_end();
}
/* A matrix that gets another entry between analysis and conversion: an error of the stream, and nothing beyond the arrays. */
static void a_dense_matrix_that_changes(void) {
    g_begin();
    for (int coo = 0; coo < 2; coo++) {
        double a[4] = {1, 0, 0, 2};
        int *offsets = g_new(3, 4), *indices = g_new(2, 4), *rows = g_new(2, 4);
        double *values = g_new(2, 8);
        cusparseDnMatDescr_t d;
        cusparseSpMatDescr_t b;
        SP(cusparseCreateDnMat(&d, 2, 2, 2, a, CUDA_R_64F, CUSPARSE_ORDER_COL));
        if (coo) SP(cusparseCreateCoo(&b, 2, 2, 0, NULL, NULL, NULL, CUSPARSE_INDEX_32I, 0, CUDA_R_64F));
        else SP(cusparseCreateCsr(&b, 2, 2, 0, offsets, NULL, NULL, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I, 0, CUDA_R_64F));
        SP(cusparseDenseToSparse_analysis(g_handle, d, b, CUSPARSE_DENSETOSPARSE_ALG_DEFAULT, NULL));
        if (coo) SP(cusparseCooSetPointers(b, rows, indices, values));
        else SP(cusparseCsrSetPointers(b, offsets, indices, values));
        a[1] = 3;
        SP(cusparseDenseToSparse_convert(g_handle, d, b, CUSPARSE_DENSETOSPARSE_ALG_DEFAULT, NULL));
        LT_CHECK(cudaStreamSynchronize(g_stream) != cudaSuccess);
        cudaGetLastError();
        SP(cusparseDestroyDnMat(d));
        SP(cusparseDestroySpMat(b));
        g_free(offsets), g_free(indices), g_free(rows), g_free(values);
    }
    g_end();
}

static void csr2csc(void) {
    g_begin();
    for (int t = 0; t < 9; t++)
        for (int k = 0; k < 8; k++) {
            int base = k & 1, numeric = k >> 1 & 1, m = 9, n = 12;
            lt_context("type %d base %d numeric %d", all[t], base, numeric);
            g_matrix a = g_make(CUSPARSE_FORMAT_CSR, all[t], CUSPARSE_INDEX_32I, base, m, n, 0.3, k >> 2 ? G_SHUFFLED : 0, &rng);
            int *cols = g_new((size_t)n + 1, 4), *rows = g_new((size_t)a.nnz, 4);
            void *values = numeric ? g_new((size_t)a.nnz, g_size(all[t])) : NULL;
            cusparseAction_t action = numeric ? CUSPARSE_ACTION_NUMERIC : CUSPARSE_ACTION_SYMBOLIC;
            cusparseIndexBase_t ib = (cusparseIndexBase_t)base;
            size_t bytes = 0;
            SP(cusparseCsr2cscEx2_bufferSize(g_handle, m, n, (int)a.nnz, a.values, a.offsets, a.indices, values, cols, rows, all[t], action, ib, CUSPARSE_CSR2CSC_ALG1, &bytes));
            LT_CHECK(bytes > 0);
            SP(cusparseCsr2cscEx2(g_handle, m, n, (int)a.nnz, numeric ? a.values : NULL, a.offsets, a.indices, values, cols, rows, all[t], action, ib, CUSPARSE_CSR2CSC_ALG_DEFAULT, NULL));
            SYNC();
            LT_EQ(cols[0], base);
            LT_EQ(cols[n], a.nnz + base);
            char *there = pattern(&a);
            for (int j = 0; j < n; j++)
                for (int e = cols[j] - base; e < cols[j + 1] - base; e++) {
                    LT_REQUIRE(rows[e] - base >= 0 && rows[e] - base < m);
                    LT_CHECK(e == cols[j] - base || rows[e] > rows[e - 1]);
                    LT_CHECK(there[rows[e] - base + j * m]);
                    if (numeric) LT_CHECK(g_get(all[t], values, e) == a.dense[rows[e] - base + j * m]);
                }
            free(there);
            g_free(cols), g_free(rows), g_free(values);
            g_matrix_free(&a);
        }
    int cols[4] = {7, 7, 7, 7}, offsets[3] = {1, 1, 1};
    SP(cusparseCsr2cscEx2(g_handle, 0, 3, 0, NULL, NULL, NULL, NULL, NULL, NULL, CUDA_R_32F, CUSPARSE_ACTION_NUMERIC, 1, CUSPARSE_CSR2CSC_ALG1, NULL));
    SP(cusparseCsr2cscEx2(g_handle, 3, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, CUDA_R_32F, CUSPARSE_ACTION_NUMERIC, 1, CUSPARSE_CSR2CSC_ALG1, NULL));
    SP(cusparseCsr2cscEx2(g_handle, 2, 3, 0, NULL, offsets, NULL, NULL, cols, NULL, CUDA_R_32F, CUSPARSE_ACTION_NUMERIC, 1, CUSPARSE_CSR2CSC_ALG1, NULL));
    SYNC();
    for (int j = 0; j < 4; j++) LT_EQ(cols[j], 1);
    g_end();
}

static const lt_test tests[] = {{"spgemm", spgemm, 0},
                                {"spgeam", spgeam, 0},
                                {"to_dense", to_dense, 0},
                                {"from_dense", from_dense, 0},
                                {"from_dense_to_ell", from_dense_to_ell, 0},
                                {"a_dense_matrix_that_changes", a_dense_matrix_that_changes, 0},
                                {"csr2csc", csr2csc, 0},
                                {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
