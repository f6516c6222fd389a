/* cusparseSpSV and cusparseSpSM: residuals in long double, updates of values, what analyses insist on. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "generic_support.h"

static lt_rng rng;
static const cusparseFormat_t formats[] = {CUSPARSE_FORMAT_CSR, CUSPARSE_FORMAT_CSC, CUSPARSE_FORMAT_COO, CUSPARSE_FORMAT_SLICED_ELLPACK};

/* op(triangle)(i, j) of a matrix. */
static wide triangle(const g_matrix *a, cusparseFillMode_t fill, cusparseDiagType_t diag, cusparseOperation_t op, int64_t i, int64_t j) {
    int64_t r = op ? j : i, c = op ? i : j;
    if (r == c) return diag == CUSPARSE_DIAG_TYPE_UNIT ? 1 : g_at(a, op, i, j);
    return (fill == CUSPARSE_FILL_MODE_LOWER) == (r > c) ? g_at(a, op, i, j) : 0;
}

static void set(const g_matrix *a, cusparseFillMode_t fill, cusparseDiagType_t diag) {
    SP(cusparseSpMatSetAttribute(a->d, CUSPARSE_SPMAT_FILL_MODE, &fill, sizeof fill));
    SP(cusparseSpMatSetAttribute(a->d, CUSPARSE_SPMAT_DIAG_TYPE, &diag, sizeof diag));
}

/* Reads the values of `a` back to its dense matrix. */
static void reread(g_matrix *a, const void *values) {
    int columns = a->format == CUSPARSE_FORMAT_CSC, coo = a->format == CUSPARSE_FORMAT_COO;
    memset(a->dense, 0, (size_t)(a->m * a->n) * sizeof *a->dense);
    for (int64_t k = 0, o = 0; k < a->stored; k++) {
        if (coo) o = g_index(a->it, a->offsets, k) - a->base;
        else
            while (g_index(a->it, a->offsets, o + 1) - a->base <= k) o++;
        int64_t i = g_index(a->it, a->indices, k) - a->base, row = o;
        if (a->format == CUSPARSE_FORMAT_SLICED_ELLPACK) {
            if (g_index(a->it, a->indices, k) < a->base) continue; /* an empty place */
            row = o * a->block + (k - (g_index(a->it, a->offsets, o) - a->base)) % a->block;
        }
        a->dense[columns ? i + o * a->m : row + i * a->m] += g_get(a->t, values, k);
    }
}

static void residual(const g_matrix *a, cusparseFillMode_t fill, cusparseDiagType_t diag, cusparseOperation_t op, wide alpha, const void *x, const void *y) {
    for (int64_t i = 0; i < a->m; i++) {
        wide sum = 0;
        double scale = 1;
        for (int64_t j = 0; j < a->m; j++) {
            wide v = triangle(a, fill, diag, op, i, j) * g_get(a->t, y, j);
            sum += v, scale += (double)cabsl(v);
        }
        g_near(sum, alpha * g_get(a->t, x, i), g_eps(a->t) * 4, scale);
    }
}

static void spsv_case(cusparseFormat_t f, cudaDataType t, cusparseIndexType_t it, int base, int64_t n, int parts, cusparseOperation_t op) {
    cusparseFillMode_t fill = parts & 1 ? CUSPARSE_FILL_MODE_UPPER : CUSPARSE_FILL_MODE_LOWER;
    cusparseDiagType_t diag = parts & 2 ? CUSPARSE_DIAG_TYPE_UNIT : CUSPARSE_DIAG_TYPE_NON_UNIT;
    lt_context("format %d type %d index %d base %d n %d fill %d diag %d op %d", f, t, it, base, (int)n, fill, diag, op);
    g_matrix a = g_make(f, t, it, base, n, n, n > 20 ? 0.05 : 0.3, G_DIAGONAL | G_SHUFFLED, &rng);
    set(&a, fill, diag);
    void *x = g_array(t, n, &rng), *y = g_new((size_t)n, g_size(t));
    cusparseDnVecDescr_t dx, dy, nowhere;
    SP(cusparseCreateDnVec(&dx, n, x, t));
    SP(cusparseCreateDnVec(&dy, n, y, t));
    SP(cusparseCreateDnVec(&nowhere, n, NULL, t));
    cusparseSpSVDescr_t s;
    SP(cusparseSpSV_createDescr(&s));
    wide alpha = g_random(t, &rng) + 5;
    g_scalar sa = g_scalar_of(t, alpha), other = g_scalar_of(t, 77);
    size_t size = 0;
    cusparseSpSVAlg_t alg = CUSPARSE_SPSV_ALG_DEFAULT;
    LT_EQ(cusparseSpSV_solve(g_handle, op, &sa, a.d, dx, dy, t, alg, s), CUSPARSE_STATUS_NOT_INITIALIZED);
    LT_EQ(cusparseSpSV_updateMatrix(g_handle, s, a.values, CUSPARSE_SPSV_UPDATE_GENERAL), CUSPARSE_STATUS_NOT_INITIALIZED);
    SP(cusparseSpSV_bufferSize(g_handle, op, &other, a.d, nowhere, nowhere, t, alg, s, &size));
    LT_CHECK(size > 0 && size % 256 == 0);
    void *buffer;
    RT(cudaMalloc(&buffer, size));
    SP(cusparseSpSV_analysis(g_handle, op, &other, a.d, nowhere, nowhere, t, alg, s, buffer));
    SP(cusparseSpSV_solve(g_handle, op, &sa, a.d, dx, dy, t, alg, s));
    SYNC();
    residual(&a, fill, diag, op, alpha, x, y);
    /* Values that changed are seen. */
    for (int64_t k = 0; k < a.stored; k++) g_set(t, a.values, k, g_get(t, a.values, k) * 2);
    reread(&a, a.values);
    SP(cusparseSpSV_solve(g_handle, op, &sa, a.d, dx, dy, t, alg, s));
    SYNC();
    residual(&a, fill, diag, op, alpha, x, y);
    /* A new diagonal, kept by the descriptor: the matrix's own values are no longer read. */
    void *diagonal = g_array(t, n, &rng), *copy = g_new((size_t)a.stored, g_size(t));
    memcpy(copy, a.values, (size_t)a.stored * g_size(t));
    for (int64_t i = 0; i < n; i++) g_set(t, diagonal, i, g_get(t, diagonal, i) + 9);
    SP(cusparseSpSV_updateMatrix(g_handle, s, diagonal, CUSPARSE_SPSV_UPDATE_DIAGONAL));
    SYNC();
    for (int64_t i = 0; i < n; i++) a.dense[i + i * n] = g_get(t, diagonal, i), g_set(t, diagonal, i, g_poison(t));
    for (int64_t k = 0; k < a.stored; k++) g_set(t, a.values, k, g_poison(t));
    SP(cusparseSpSV_solve(g_handle, op, &sa, a.d, dx, dy, t, alg, s));
    SYNC();
    residual(&a, fill, diag, op, alpha, x, y);
    /* All new values, and a solve in place after the descriptors have gone. */
    for (int64_t k = 0; k < a.stored; k++) g_set(t, copy, k, g_get(t, copy, k) / 4);
    reread(&a, copy);
    SP(cusparseSpSV_updateMatrix(g_handle, s, copy, CUSPARSE_SPSV_UPDATE_GENERAL));
    memcpy(y, x, (size_t)n * g_size(t));
    SP(cusparseSpSV_solve(g_handle, op, &sa, a.d, dy, dy, t, alg, s));
    SP(cusparseSpSV_destroyDescr(s));
    SP(cusparseDestroyDnVec(dx));
    SP(cusparseDestroyDnVec(dy));
    SP(cusparseDestroyDnVec(nowhere));
    memset(&sa, 0xff, sizeof sa);
    SYNC();
    residual(&a, fill, diag, op, alpha, x, y);
    g_free(x), g_free(y), g_free(diagonal), g_free(copy);
    RT(cudaFree(buffer));
    g_matrix_free(&a);
}
static void spsv(void) {
    g_begin();
    for (int f = 0; f < 4; f++)
        for (int t = 0; t < 4; t++)
            for (int parts = 0; parts < 4; parts++)
                for (int op = 0; op < 3; op++)
                    for (int k = 0; k < 2; k++) spsv_case(formats[f], g_types[t], g_indices[k], (t + parts + k) & 1, k ? 15 : 40, parts, (cusparseOperation_t)op);
    spsv_case(CUSPARSE_FORMAT_CSR, CUDA_R_64F, CUSPARSE_INDEX_32I, 0, 1, 0, 0);
    spsv_case(CUSPARSE_FORMAT_CSR, CUDA_R_64F, CUSPARSE_INDEX_32I, 0, 700, 0, 1);
    g_end();
}

static void spsm_case(cusparseFormat_t f, cudaDataType t, cusparseIndexType_t it, int base, int64_t n, int64_t rhs, int parts, cusparseOperation_t op,
                      cusparseOperation_t opb, int orders) {
    cusparseFillMode_t fill = parts & 1 ? CUSPARSE_FILL_MODE_UPPER : CUSPARSE_FILL_MODE_LOWER;
    cusparseDiagType_t diag = parts & 2 ? CUSPARSE_DIAG_TYPE_UNIT : CUSPARSE_DIAG_TYPE_NON_UNIT;
    lt_context("format %d type %d n %d rhs %d fill %d diag %d ops %d %d orders %d", f, t, (int)n, (int)rhs, fill, diag, op, opb, orders);
    g_matrix a = g_make(f, t, it, base, n, n, 0.3, G_DIAGONAL | G_SHUFFLED, &rng);
    set(&a, fill, diag);
    cusparseOrder_t ob = orders & 1 ? CUSPARSE_ORDER_ROW : CUSPARSE_ORDER_COL, oc = orders & 2 ? CUSPARSE_ORDER_ROW : CUSPARSE_ORDER_COL;
    g_dense b = opb ? g_dense_make(t, rhs, n, 1, ob, 1, &rng) : g_dense_make(t, n, rhs, 1, ob, 1, &rng), c = g_dense_make(t, n, rhs, orders, oc, 1, &rng);
    cusparseSpSMDescr_t s;
    SP(cusparseSpSM_createDescr(&s));
    wide alpha = g_random(t, &rng) + 5;
    g_scalar sa = g_scalar_of(t, alpha);
    size_t size = 0;
    cusparseSpSMAlg_t alg = CUSPARSE_SPSM_ALG_DEFAULT;
    LT_EQ(cusparseSpSM_solve(g_handle, op, opb, &sa, a.d, b.d, c.d, t, alg, s), CUSPARSE_STATUS_NOT_INITIALIZED);
    SP(cusparseSpSM_bufferSize(g_handle, op, opb, &sa, a.d, b.d, c.d, t, alg, s, &size));
    LT_CHECK(size > 0 && size % 256 == 0);
    SP(cusparseSpSM_analysis(g_handle, op, opb, &sa, a.d, b.d, c.d, t, alg, s, NULL));
    for (int round = 0; round < 3; round++) {
        if (round) { /* a new diagonal, then all new values */
            void *new = round == 1 ? g_array(t, n, &rng) : g_new((size_t)a.nnz, g_size(t));
            for (int64_t i = 0; i < n && round == 1; i++) {
                g_set(t, new, i, g_get(t, new, i) + 9);
                a.dense[i + i * n] = g_get(t, new, i);
            }
            if (round == 2) {
                for (int64_t k = 0; k < a.nnz; k++) g_set(t, new, k, g_get(t, a.values, k) / 2);
                reread(&a, new);
            }
            SP(cusparseSpSM_updateMatrix(g_handle, s, new, round == 1 ? CUSPARSE_SPSM_UPDATE_DIAGONAL : CUSPARSE_SPSM_UPDATE_GENERAL));
            SYNC();
            g_free(new);
        }
        SP(cusparseSpSM_solve(g_handle, op, opb, &sa, a.d, b.d, c.d, t, alg, s));
        SYNC();
        for (int64_t j = 0; j < rhs; j++)
            for (int64_t i = 0; i < n; i++) {
                wide sum = 0;
                double scale = 1;
                for (int64_t l = 0; l < n; l++) {
                    wide v = triangle(&a, fill, diag, op, i, l) * g_dense_at(&c, 0, 0, l, j);
                    sum += v, scale += (double)cabsl(v);
                }
                g_near(sum, alpha * g_dense_at(&b, 0, opb, i, j), g_eps(t) * 4, scale);
            }
        g_dense_gaps(&c);
    }
    SP(cusparseSpSM_destroyDescr(s));
    g_dense_free(&b), g_dense_free(&c);
    g_matrix_free(&a);
}
static void spsm(void) {
    g_begin();
    for (int f = 0; f < 3; f++)
        for (int t = 0; t < 4; t++)
            for (int parts = 0; parts < 4; parts++)
                for (int ops = 0; ops < 9; ops++)
                    spsm_case(formats[f], g_types[t], g_indices[ops & 1], parts & 1, 11, 6, parts, (cusparseOperation_t)(ops / 3), (cusparseOperation_t)(ops % 3), (ops + parts) & 3);
    g_end();
}

/* The matrix, op or attributes are others than those analysed; a diagonal that is missing. */
static void analyses_are_kept_to(void) {
    g_begin();
    g_matrix a = g_make(CUSPARSE_FORMAT_CSR, CUDA_R_64F, CUSPARSE_INDEX_32I, 0, 6, 6, 0.4, G_DIAGONAL, &rng);
    double x[6] = {1, 1, 1, 1, 1, 1}, y[6], one = 1;
    cusparseDnVecDescr_t dx, dy;
    SP(cusparseCreateDnVec(&dx, 6, x, CUDA_R_64F));
    SP(cusparseCreateDnVec(&dy, 6, y, CUDA_R_64F));
    cusparseSpSVDescr_t s;
    SP(cusparseSpSV_createDescr(&s));
    SP(cusparseSpSV_analysis(g_handle, 0, &one, a.d, dx, dy, CUDA_R_64F, 0, s, NULL));
    memset(y, 7, sizeof y);
    BAD(cusparseSpSV_solve(g_handle, 1, &one, a.d, dx, dy, CUDA_R_64F, 0, s));
    set(&a, CUSPARSE_FILL_MODE_UPPER, CUSPARSE_DIAG_TYPE_NON_UNIT);
    BAD(cusparseSpSV_solve(g_handle, 0, &one, a.d, dx, dy, CUDA_R_64F, 0, s));
    set(&a, CUSPARSE_FILL_MODE_LOWER, CUSPARSE_DIAG_TYPE_UNIT);
    BAD(cusparseSpSV_solve(g_handle, 0, &one, a.d, dx, dy, CUDA_R_64F, 0, s));
    SYNC();
    for (size_t k = 0; k < sizeof y; k++) LT_EQ(((unsigned char *)y)[k], 7);
    /* A second analysis replaces the first. */
    SP(cusparseSpSV_analysis(g_handle, 0, &one, a.d, dx, dy, CUDA_R_64F, 0, s, NULL));
    SP(cusparseSpSV_solve(g_handle, 0, &one, a.d, dx, dy, CUDA_R_64F, 0, s));
    SYNC();
    LT_CHECK(y[0] == 1);
    set(&a, CUSPARSE_FILL_MODE_LOWER, CUSPARSE_DIAG_TYPE_NON_UNIT);
    /* Unit to non-unit once more, with a zero on the diagonal: an infinity or NaN, and the stream is well. */
    ((double *)a.values)[0] = 0;
    SP(cusparseSpSV_analysis(g_handle, 0, &one, a.d, dx, dy, CUDA_R_64F, 0, s, NULL));
    SP(cusparseSpSV_solve(g_handle, 0, &one, a.d, dx, dy, CUDA_R_64F, 0, s));
    SYNC();
    LT_CHECK(!isfinite(y[0]));
    /* Coordinates that do not ascend. */
    g_matrix c = g_make(CUSPARSE_FORMAT_COO, CUDA_R_64F, CUSPARSE_INDEX_32I, 0, 6, 6, 0.6, G_DIAGONAL, &rng);
    int32_t first = ((int32_t *)c.offsets)[0];
    ((int32_t *)c.offsets)[0] = 5;
    BAD(cusparseSpSV_analysis(g_handle, 0, &one, c.d, dx, dy, CUDA_R_64F, 0, s, NULL));
    ((int32_t *)c.offsets)[0] = first;
    g_matrix_free(&c);
    SP(cusparseSpSV_destroyDescr(s));
    SP(cusparseDestroyDnVec(dx));
    SP(cusparseDestroyDnVec(dy));
    g_matrix_free(&a);
    g_end();
}

static const lt_test tests[] = {{"spsv", spsv, 0}, {"spsm", spsm, 0}, {"analyses_are_kept_to", analyses_are_kept_to, 0}, {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
