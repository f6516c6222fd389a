/* Offsets of another type than the columns: the same bits as with offsets of the columns' type, from every operation that
 * takes them; and offsets that the columns' type cannot hold. */
#include <stdlib.h>
#include <string.h>

#include "generic_support.h"

#define T CUDA_R_64F
#define N CUSPARSE_OPERATION_NON_TRANSPOSE
static lt_rng rng;
static const cusparseFormat_t formats[] = {CUSPARSE_FORMAT_CSR, CUSPARSE_FORMAT_CSC, CUSPARSE_FORMAT_BSR, CUSPARSE_FORMAT_SLICED_ELLPACK};

/* A second descriptor of the same matrix, with offsets of the other type. */
static cusparseSpMatDescr_t other(const g_matrix *a, void **offsets) {
    cusparseIndexType_t to = a->it == CUSPARSE_INDEX_32I ? CUSPARSE_INDEX_64I : CUSPARSE_INDEX_32I;
    int64_t count = (a->format == CUSPARSE_FORMAT_CSC ? a->n : a->format == CUSPARSE_FORMAT_CSR ? a->m : (a->m + a->block - 1) / a->block) + 1;
    cusparseIndexBase_t base = (cusparseIndexBase_t)a->base;
    cusparseSpMatDescr_t d = NULL;
    *offsets = g_new((size_t)count, g_index_size(to));
    for (int64_t k = 0; k < count; k++) g_set_index(to, *offsets, k, g_index(a->it, a->offsets, k));
    if (a->format == CUSPARSE_FORMAT_CSR) SP(cusparseCreateCsr(&d, a->m, a->n, a->nnz, *offsets, a->indices, a->values, to, a->it, base, T));
    if (a->format == CUSPARSE_FORMAT_CSC) SP(cusparseCreateCsc(&d, a->m, a->n, a->nnz, *offsets, a->indices, a->values, to, a->it, base, T));
    if (a->format == CUSPARSE_FORMAT_BSR)
        SP(cusparseCreateBsr(&d, a->m / a->block, a->n / a->block, a->nnz, a->block, a->block, *offsets, a->indices, a->values, to, a->it, base, T, a->order));
    if (a->format == CUSPARSE_FORMAT_SLICED_ELLPACK)
        SP(cusparseCreateSlicedEll(&d, a->m, a->n, a->nnz, a->width, a->block, *offsets, a->indices, a->values, to, a->it, base, T));
    return d;
}

/* Calls that write the dense vector y or the dense matrix c. */
static void calls(cusparseSpMatDescr_t d, cusparseFormat_t f, cusparseDnVecDescr_t x, cusparseDnVecDescr_t y, const g_dense *b, const g_dense *c, int which) {
    double two = 2, zero = 0;
    cusparseSpSVDescr_t sv;
    cusparseSpSMDescr_t sm;
    switch (which) {
    case 0: case 1:
        SP(cusparseSpMV(g_handle, (cusparseOperation_t)which, &two, d, x, &zero, y, T, CUSPARSE_SPMV_ALG_DEFAULT, NULL));
        break;
    case 2:
        if (f != CUSPARSE_FORMAT_SLICED_ELLPACK) SP(cusparseSpMM(g_handle, N, N, &two, d, b->d, &zero, c->d, T, CUSPARSE_SPMM_ALG_DEFAULT, NULL));
        break;
    case 3:
        if (f == CUSPARSE_FORMAT_BSR) return;
        SP(cusparseSpSV_createDescr(&sv));
        SP(cusparseSpSV_analysis(g_handle, N, &two, d, x, y, T, CUSPARSE_SPSV_ALG_DEFAULT, sv, NULL));
        SP(cusparseSpSV_solve(g_handle, N, &two, d, x, y, T, CUSPARSE_SPSV_ALG_DEFAULT, sv));
        SP(cusparseSpSV_destroyDescr(sv));
        break;
    case 4:
        if (f != CUSPARSE_FORMAT_CSR && f != CUSPARSE_FORMAT_CSC) return;
        SP(cusparseSpSM_createDescr(&sm));
        SP(cusparseSpSM_analysis(g_handle, N, N, &two, d, b->d, c->d, T, CUSPARSE_SPSM_ALG_DEFAULT, sm, NULL));
        SP(cusparseSpSM_solve(g_handle, N, N, &two, d, b->d, c->d, T, CUSPARSE_SPSM_ALG_DEFAULT, sm));
        SP(cusparseSpSM_destroyDescr(sm));
        break;
    default:
        if (f == CUSPARSE_FORMAT_CSR || f == CUSPARSE_FORMAT_CSC) SP(cusparseSparseToDense(g_handle, d, c->d, CUSPARSE_SPARSETODENSE_ALG_DEFAULT, NULL));
    }
}

static void same_bits(void) {
    enum { M = 60 };
    g_begin();
    for (int f = 0; f < 4; f++)
        for (int k = 0; k < 4; k++) {
            g_matrix a = g_make(formats[f], T, g_indices[k & 1], k >> 1, M, M, 0.3, G_DIAGONAL | G_SHUFFLED, &rng);
            void *offsets, *x = g_array(T, M, &rng), *y = g_new(M, 8);
            cusparseSpMatDescr_t wide = other(&a, &offsets);
            cusparseDnVecDescr_t dx, dy;
            SP(cusparseCreateDnVec(&dx, M, x, T));
            SP(cusparseCreateDnVec(&dy, M, y, T));
            g_dense b = g_dense_make(T, M, M, 0, CUSPARSE_ORDER_COL, 1, &rng), c = g_dense_make(T, M, M, 0, CUSPARSE_ORDER_COL, 1, &rng);
            void *first_y = malloc(M * 8), *first_c = malloc(M * M * 8), *values = malloc((size_t)a.stored * 8), *sampled = malloc((size_t)a.stored * 8);
            for (int which = 0; which < 6; which++) {
                lt_context("format %d index %d base %d call %d", formats[f], a.it, a.base, which);
                memset(y, 0xff, M * 8), memset(c.p, 0xff, M * M * 8);
                calls(a.d, formats[f], dx, dy, &b, &c, which);
                SYNC();
                memcpy(first_y, y, M * 8), memcpy(first_c, c.p, M * M * 8);
                memset(y, 0xff, M * 8), memset(c.p, 0xff, M * M * 8);
                calls(wide, formats[f], dx, dy, &b, &c, which);
                SYNC();
                LT_CHECK(memcmp(first_y, y, M * 8) == 0 && memcmp(first_c, c.p, M * M * 8) == 0);
            }
            if (formats[f] != CUSPARSE_FORMAT_SLICED_ELLPACK) {
                double one = 1;
                memcpy(values, a.values, (size_t)a.stored * 8);
                SP(cusparseSDDMM(g_handle, N, N, &one, b.d, b.d, &one, a.d, T, CUSPARSE_SDDMM_ALG_DEFAULT, NULL));
                SYNC();
                memcpy(sampled, a.values, (size_t)a.stored * 8);
                LT_CHECK(memcmp(sampled, values, (size_t)a.stored * 8) != 0);
                memcpy(a.values, values, (size_t)a.stored * 8);
                SP(cusparseSDDMM(g_handle, N, N, &one, b.d, b.d, &one, wide, T, CUSPARSE_SDDMM_ALG_DEFAULT, NULL));
                SYNC();
                LT_CHECK(memcmp(sampled, a.values, (size_t)a.stored * 8) == 0);
            }
            free(first_y), free(first_c), free(values), free(sampled);
            SP(cusparseDestroySpMat(wide));
            SP(cusparseDestroyDnVec(dx));
            SP(cusparseDestroyDnVec(dy));
            g_dense_free(&b), g_dense_free(&c), g_free(offsets), g_free(x), g_free(y);
            g_matrix_free(&a);
        }
    g_end();
}

/* Three matrices, each with offsets of its own or one array for all, followed at once by their destruction. */
static void batches(void) {
    enum { B = 3, ROWS = 4, COLS = 5, NNZ = 6, GAP = 2 };
    static const int lengths[B][ROWS] = {{2, 0, 3, 1}, {0, 5, 1, 0}, {1, 1, 1, 3}};
    g_begin();
    for (int shared = 0; shared < 2; shared++)
        for (int base = 0; base < 2; base++) {
            lt_context("shared %d base %d", shared, base);
            int stride = shared ? 0 : ROWS + 1 + GAP;
            int64_t *o = g_new((size_t)(stride * (B - 1) + ROWS + 1), 8);
            int32_t *i = g_new(B * NNZ, 4);
            double *v = g_array(T, B * NNZ, &rng), two = 2, zero = 0;
            for (int w = 0; w < B; w++) {
                int64_t at = base, k = 0;
                for (int r = 0; r < ROWS; r++) {
                    if (!shared || w == 0) o[w * stride + r] = at;
                    for (int e = 0; e < lengths[shared ? 0 : w][r]; e++) i[w * NNZ + k++] = (w + e) % COLS + base;
                    at += lengths[shared ? 0 : w][r];
                }
                if (!shared || w == 0) o[w * stride + ROWS] = at;
            }
            cusparseSpMatDescr_t d;
            SP(cusparseCreateCsr(&d, ROWS, COLS, NNZ, o, i, v, CUSPARSE_INDEX_64I, CUSPARSE_INDEX_32I, (cusparseIndexBase_t)base, T));
            SP(cusparseCsrSetStridedBatch(d, B, stride, NNZ));
            g_dense b = g_dense_make(T, COLS, 3, 0, CUSPARSE_ORDER_COL, 1, &rng), c = g_dense_make(T, ROWS, 3, 0, CUSPARSE_ORDER_COL, B, &rng);
            SP(cusparseSpMM(g_handle, N, N, &two, d, b.d, &zero, c.d, T, CUSPARSE_SPMM_ALG_DEFAULT, NULL));
            SP(cusparseDestroySpMat(d));
            SYNC();
            for (int w = 0; w < B; w++)
                for (int j = 0; j < 3; j++)
                    for (int64_t r = 0, k = 0; r < ROWS; r++) {
                        wide sum = 0;
                        for (int e = 0; e < lengths[shared ? 0 : w][r]; e++, k++) sum += v[w * NNZ + k] * g_dense_at(&b, 0, N, i[w * NNZ + k] - base, j);
                        g_near(g_dense_at(&c, w, N, r, j), 2 * sum, 1e-14, 500);
                    }
            g_dense_free(&b), g_dense_free(&c), g_free(o), g_free(i), g_free(v);
        }
    g_end();
}

/* Offsets beyond 32 bits, falling or negative ones: an error of the stream, and y is left alone. More entries than 32 bits
 * count, and results with such offsets: NOT_SUPPORTED. */
static void what_does_not_fit(void) {
    static const int64_t wrong[][3] = {{0, INT64_C(1) << 32, 2}, {0, INT64_C(0x100000001), 2}, {0, -1, 2}, {0, 2, INT64_C(0x100000002)}, {INT64_MIN, 1, 2}, {0, 2, 1}};
    g_begin();
    double x[3] = {1, 2, 3}, y[2] = {7, 8}, one = 1, zero = 0, v[2] = {1, 1};
    int32_t i[2] = {0, 1};
    cusparseDnVecDescr_t dx, dy;
    SP(cusparseCreateDnVec(&dx, 3, x, T));
    SP(cusparseCreateDnVec(&dy, 2, y, T));
    for (size_t k = 0; k < sizeof wrong / sizeof *wrong; k++) {
        lt_context("wrong %zu", k);
        cusparseSpMatDescr_t d;
        int64_t o[3];
        memcpy(o, wrong[k], sizeof o);
        SP(cusparseCreateCsr(&d, 2, 3, 2, o, i, v, CUSPARSE_INDEX_64I, CUSPARSE_INDEX_32I, 0, T));
        cusparseStatus_t s = cusparseSpMV(g_handle, N, &one, d, dx, &zero, dy, T, CUSPARSE_SPMV_ALG_DEFAULT, NULL);
        cudaError_t later = cudaStreamSynchronize(g_stream);
        LT_CHECKF(s == CUSPARSE_STATUS_INVALID_VALUE || later == cudaErrorInvalidValue, "status %d, then %d", s, later);
        cudaGetLastError();
        SP(cusparseDestroySpMat(d));
    }
    cusparseSpMatDescr_t large;
    int64_t nnz = INT64_C(1) << 31;
    y[0] = 7, y[1] = 8;
    SP(cusparseCreateCsr(&large, 2, nnz - 2, nnz, x, x, x, CUSPARSE_INDEX_64I, CUSPARSE_INDEX_32I, 0, T));
    cusparseDnVecDescr_t dl;
    SP(cusparseCreateDnVec(&dl, nnz - 2, x, T));
    LT_EQ(cusparseSpMV(g_handle, N, &one, large, dl, &zero, dy, T, CUSPARSE_SPMV_ALG_DEFAULT, NULL), CUSPARSE_STATUS_NOT_SUPPORTED);
    SP(cusparseDestroySpMat(large));
    SP(cusparseDestroyDnVec(dl));
    int64_t o[3] = {0};
    SP(cusparseCreateCsr(&large, 2, 3, 0, o, NULL, NULL, CUSPARSE_INDEX_64I, CUSPARSE_INDEX_32I, 0, T));
    g_dense full = g_dense_make(T, 2, 3, 0, CUSPARSE_ORDER_COL, 1, &rng);
    LT_EQ(cusparseDenseToSparse_analysis(g_handle, full.d, large, CUSPARSE_DENSETOSPARSE_ALG_DEFAULT, NULL), CUSPARSE_STATUS_NOT_SUPPORTED);
    LT_CHECK(o[0] == 0 && o[1] == 0 && o[2] == 0);
    g_dense_free(&full);
    SP(cusparseDestroySpMat(large));
    SYNC();
    LT_CHECK(y[0] == 7 && y[1] == 8);
    SP(cusparseDestroyDnVec(dx));
    SP(cusparseDestroyDnVec(dy));
    g_end();
}

static const lt_test tests[] = {{"same_bits", same_bits, 0}, {"batches", batches, 0}, {"what_does_not_fit", what_does_not_fit, 0}, {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
