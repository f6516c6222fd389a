/* cusparseSpMV and cusparseSpMM against dense sums in long double. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "generic_support.h"

static lt_rng rng;
static const cusparseFormat_t formats[] = {CUSPARSE_FORMAT_CSR, CUSPARSE_FORMAT_CSC, CUSPARSE_FORMAT_COO, CUSPARSE_FORMAT_BSR,
                                           CUSPARSE_FORMAT_SLICED_ELLPACK};

/* Types of the matrix, of x, of y, and of what is computed in. */
typedef struct {
    cudaDataType a, x, y, c;
} types;
static const types plain[] = {
    {CUDA_R_32F, CUDA_R_32F, CUDA_R_32F, CUDA_R_32F},
    {CUDA_R_64F, CUDA_R_64F, CUDA_R_64F, CUDA_R_64F},
    {CUDA_C_32F, CUDA_C_32F, CUDA_C_32F, CUDA_C_32F},
    {CUDA_C_64F, CUDA_C_64F, CUDA_C_64F, CUDA_C_64F},
};
static const types mixed[] = {
    {CUDA_R_8I, CUDA_R_8I, CUDA_R_32I, CUDA_R_32I},      {CUDA_R_8I, CUDA_R_8I, CUDA_R_32F, CUDA_R_32F},
    {CUDA_R_16F, CUDA_R_16F, CUDA_R_32F, CUDA_R_32F},    {CUDA_R_16BF, CUDA_R_16BF, CUDA_R_32F, CUDA_R_32F},
    {CUDA_R_16F, CUDA_R_16F, CUDA_R_16F, CUDA_R_32F},    {CUDA_R_16BF, CUDA_R_16BF, CUDA_R_16BF, CUDA_R_32F},
    {CUDA_C_16F, CUDA_C_16F, CUDA_C_16F, CUDA_C_32F},    {CUDA_C_16BF, CUDA_C_16BF, CUDA_C_16BF, CUDA_C_32F},
    {CUDA_R_32F, CUDA_R_64F, CUDA_R_64F, CUDA_R_64F},    {CUDA_R_32F, CUDA_C_32F, CUDA_C_32F, CUDA_C_32F},
    {CUDA_R_64F, CUDA_C_64F, CUDA_C_64F, CUDA_C_64F},
};

/* beta: 0 with a y that must not be read, 1, or another number. alpha 0 with x and values that must not be read. */
static void spmv_case(cusparseFormat_t f, types t, cusparseIndexType_t it, int base, int64_t m, int64_t n, int like,
                      cusparseOperation_t op, int alpha_kind, int beta_kind) {
    lt_context("format %d types %d %d %d %d index %d base %d %lld x %lld op %d alpha %d beta %d", f, t.a, t.x, t.y, t.c, it, base,
               (long long)m, (long long)n, op, alpha_kind, beta_kind);
    g_matrix a = g_make(f, t.a, it, base, m, n, 0.4, like, &rng);
    int64_t rows = op ? n : m, cols = op ? m : n;
    void *x = g_array(t.x, cols, &rng), *y = g_array(t.y, rows, &rng);
    wide alpha = alpha_kind ? g_random(t.c, &rng) + 5 : 0, beta = beta_kind == 2 ? g_random(t.c, &rng) - 5 : beta_kind;
    wide *want = calloc((size_t)rows + 1, sizeof *want);
    double *scale = calloc((size_t)rows + 1, sizeof *scale);
    for (int64_t i = 0; i < rows; i++) {
        wide sum = 0;
        long double size = 0;
        for (int64_t j = 0; j < cols; j++) {
            wide v = g_at(&a, op, i, j), w = g_get(t.x, x, j);
            sum += v * w, size += cabsl(v) * cabsl(w) * 4;
        }
        want[i] = alpha * sum + (beta_kind ? beta * g_get(t.y, y, i) : 0);
        scale[i] = (double)(cabsl(alpha) * size + cabsl(beta * g_get(t.y, y, i)) + 1);
        if (beta_kind == 0) g_set(t.y, y, i, g_poison(t.y));
    }
    for (int64_t j = 0; j < cols && !alpha_kind; j++) g_set(t.x, x, j, g_poison(t.x));
    for (int64_t k = 0; k < a.stored && !alpha_kind; k++) g_set(t.a, a.values, k, g_poison(t.a));
    cusparseDnVecDescr_t dx, dy;
    SP(cusparseCreateDnVec(&dx, cols, x, t.x));
    SP(cusparseCreateDnVec(&dy, rows, y, t.y));
    g_scalar sa = g_scalar_of(t.c, alpha), sb = g_scalar_of(t.c, beta);
    size_t size = 0;
    SP(cusparseSpMV_bufferSize(g_handle, op, &sa, a.d, dx, &sb, dy, t.c, CUSPARSE_SPMV_ALG_DEFAULT, &size));
    LT_CHECK(size > 0 && size % 256 == 0);
    SP(cusparseSpMV_preprocess(g_handle, op, &sa, a.d, dx, &sb, dy, t.c, CUSPARSE_SPMV_ALG_DEFAULT, NULL));
    SP(cusparseSpMV(g_handle, op, &sa, a.d, dx, &sb, dy, t.c, CUSPARSE_SPMV_ALG_DEFAULT, NULL));
    memset(&sa, 0xff, sizeof sa), memset(&sb, 0xff, sizeof sb);
    SP(cusparseDestroyDnVec(dx));
    SP(cusparseDestroyDnVec(dy));
    SYNC();
    double eps = fmax(g_eps(t.y), g_eps(t.c));
    for (int64_t i = 0; i < rows; i++) g_near(g_get(t.y, y, i), want[i], eps, scale[i]);
    free(want);
    free(scale);
    g_free(x);
    g_free(y);
    g_matrix_free(&a);
}

/* Each type and operation meets all four arrangements; under valgrind two of them, by turns. */
static int step(void) { return lt_under_valgrind() ? 2 : 1; }
static int first_of(int turn) { return lt_under_valgrind() ? turn & 1 : 0; }

static void spmv_plain(void) {
    g_begin();
    for (int f = 0; f < 5; f++)
        for (int t = 0; t < 4; t++)
            for (int i = 0; i < 2; i++)
                for (int base = 0; base < 2; base++)
                    for (int op = 0; op < 3; op++)
                        for (int k = first_of(t + op); k < 4; k += step())
                            spmv_case(formats[f], plain[t], g_indices[i], base, 12, 18, k & 1 ? G_SHUFFLED | G_DOUBLED | G_SCATTERED : 0,
                                      (cusparseOperation_t)op, k < 3, k % 3);
    g_end();
}
static void spmv_mixed(void) {
    g_begin();
    for (int f = 0; f < 5; f++)
        for (size_t t = 0; t < sizeof mixed / sizeof *mixed; t++)
            for (int op = 0; op < 3; op++)
                for (int k = 0; k < 4; k++)
                    spmv_case(formats[f], mixed[t], g_indices[k & 1], op & 1, 18, 12, k & 1 ? G_SHUFFLED : 0, (cusparseOperation_t)op, k < 3, k % 3);
    g_end();
}
static void spmv_shapes(void) {
    static const int64_t shapes[][2] = {{0, 0}, {0, 5}, {5, 0}, {1, 1}, {1, 40}, {40, 1}, {33, 70}, {130, 7}};
    g_begin();
    for (int f = 0; f < 3; f++)
        for (int s = 0; s < 8; s++)
            for (int op = 0; op < 3; op++)
                for (int beta = 0; beta < 3; beta++)
                    spmv_case(formats[f], plain[1], g_indices[s & 1], s & 1, shapes[s][0], shapes[s][1], G_SHUFFLED, (cusparseOperation_t)op, 1, beta);
    g_end();
}
/* More than a few tasks, on a stream with threads. */
static void spmv_large(void) {
    g_begin();
    for (int f = 0; f < 5; f++)
        for (int op = 0; op < 3; op++)
            spmv_case(formats[f], plain[f & 3], g_indices[f & 1], f & 1, 600, 480, 0, (cusparseOperation_t)op, 1, 2);
    g_end();
}

static void spmm_case(cusparseFormat_t f, types t, cusparseIndexType_t it, int base, int64_t m, int64_t n, int64_t k,
                      cusparseOperation_t opa, cusparseOperation_t opb, int orders, int alpha_kind, int beta_kind, int batch) {
    lt_context("format %d types %d %d %d index %d base %d m %d n %d k %d ops %d %d orders %d alpha %d beta %d batch %d", f, t.a, t.x, t.c,
               it, base, (int)m, (int)n, (int)k, opa, opb, orders, alpha_kind, beta_kind, batch);
    g_matrix a = opa ? g_make(f, t.a, it, base, k, m, 0.4, G_SHUFFLED | G_DOUBLED | G_SCATTERED, &rng)
                     : g_make(f, t.a, it, base, m, k, 0.4, G_SHUFFLED | G_DOUBLED | G_SCATTERED, &rng);
    cusparseOrder_t ob = orders & 1 ? CUSPARSE_ORDER_ROW : CUSPARSE_ORDER_COL, oc = orders & 2 ? CUSPARSE_ORDER_ROW : CUSPARSE_ORDER_COL;
    g_dense b = opb ? g_dense_make(t.x, n, k, orders, ob, batch, &rng) : g_dense_make(t.x, k, n, orders, ob, batch, &rng);
    g_dense c = g_dense_make(t.y, m, n, orders >> 1, oc, batch, &rng);
    wide alpha = alpha_kind ? g_random(t.c, &rng) + 5 : 0, beta = beta_kind == 2 ? g_random(t.c, &rng) - 5 : beta_kind;
    wide *want = calloc((size_t)(m * n * batch) + 1, sizeof *want);
    double scale = 1;
    for (int w = 0; w < batch; w++)
        for (int64_t j = 0; j < n; j++)
            for (int64_t i = 0; i < m; i++) {
                wide sum = 0;
                for (int64_t l = 0; l < k; l++) {
                    wide v = g_at(&a, opa, i, l) * g_dense_at(&b, w, opb, l, j);
                    sum += v, scale = fmax(scale, (double)(cabsl(v) * cabsl(alpha)) * (double)k);
                }
                int64_t at = g_place(&c, w, i, j);
                want[(w * n + j) * m + i] = alpha * sum + (beta_kind ? beta * g_get(t.y, c.p, at) : 0);
                scale = fmax(scale, (double)cabsl(want[(w * n + j) * m + i]));
                if (beta_kind == 0) g_set(t.y, c.p, at, g_poison(t.y));
            }
    if (batch > 1) /* one A for all */
        LT_EQ(cusparseDnMatSetStridedBatch(b.d, batch, b.stride), CUSPARSE_STATUS_SUCCESS);
    for (int64_t i = 0; i < a.stored && !alpha_kind; i++) g_set(t.a, a.values, i, g_poison(t.a));
    g_scalar sa = g_scalar_of(t.c, alpha), sb = g_scalar_of(t.c, beta);
    size_t size = 0;
    SP(cusparseSpMM_bufferSize(g_handle, opa, opb, &sa, a.d, b.d, &sb, c.d, t.c, CUSPARSE_SPMM_ALG_DEFAULT, &size));
    LT_CHECK(size > 0 && size % 256 == 0);
    SP(cusparseSpMM_preprocess(g_handle, opa, opb, &sa, a.d, b.d, &sb, c.d, t.c, CUSPARSE_SPMM_ALG_DEFAULT, NULL));
    cusparseStatus_t status = cusparseSpMM(g_handle, opa, opb, &sa, a.d, b.d, &sb, c.d, t.c, CUSPARSE_SPMM_ALG_DEFAULT, NULL);
    int there = f != CUSPARSE_FORMAT_BSR || opa == CUSPARSE_OPERATION_NON_TRANSPOSE;
    LT_EQ(status, there ? CUSPARSE_STATUS_SUCCESS : CUSPARSE_STATUS_NOT_SUPPORTED);
    memset(&sa, 0xff, sizeof sa), memset(&sb, 0xff, sizeof sb);
    SYNC();
    double eps = fmax(g_eps(t.y), g_eps(t.c));
    for (int w = 0; w < batch; w++)
        for (int64_t j = 0; j < n; j++)
            for (int64_t i = 0; there && i < m; i++) g_near(g_get(t.y, c.p, g_place(&c, w, i, j)), want[(w * n + j) * m + i], eps, scale);
    g_dense_gaps(&c);
    free(want);
    g_dense_free(&b);
    g_dense_free(&c);
    g_matrix_free(&a);
}

static void spmm_plain(void) {
    g_begin();
    for (int f = 0; f < 4; f++)
        for (int t = 0; t < 4; t++)
            for (int ops = 0; ops < 9; ops++)
                for (int orders = first_of(t + ops); orders < 4; orders += step())
                    spmm_case(formats[f], plain[t], g_indices[orders & 1], ops & 1, 12, 5 + ops, 6, (cusparseOperation_t)(ops / 3),
                              (cusparseOperation_t)(ops % 3), orders, ops != 4, (ops + orders) % 3, 1 + 2 * (orders == 3));
    g_end();
}
static void spmm_mixed(void) {
    g_begin();
    for (int f = 0; f < 4; f++)
        for (size_t t = 0; t < sizeof mixed / sizeof *mixed; t++)
            for (int ops = 0; ops < 9; ops++)
                spmm_case(formats[f], mixed[t], g_indices[ops & 1], ops & 1, 12, 9, 6, (cusparseOperation_t)(ops / 3), (cusparseOperation_t)(ops % 3),
                          ops & 3, ops != 4, ops % 3, 1);
    g_end();
}
/* Blocked-ELL knows no transposition of A. */
static void spmm_ell(void) {
    g_begin();
    for (int t = 0; t < 4; t++)
        for (int op = 0; op < 3; op++)
            for (int orders = 0; orders < 4; orders++)
                spmm_case(CUSPARSE_FORMAT_BLOCKED_ELL, plain[t], g_indices[orders & 1], op & 1, 12, 7, 8, CUSPARSE_OPERATION_NON_TRANSPOSE,
                          (cusparseOperation_t)op, orders, op != 1, orders % 3, 1 + orders % 2);
    spmm_case(CUSPARSE_FORMAT_BLOCKED_ELL, mixed[2], g_indices[0], 0, 12, 7, 8, CUSPARSE_OPERATION_NON_TRANSPOSE, CUSPARSE_OPERATION_NON_TRANSPOSE, 0, 1, 2, 1);
    g_end();
}
static void spmm_shapes(void) {
    static const int64_t shapes[][3] = {{0, 0, 0}, {0, 3, 4}, {3, 0, 4}, {3, 4, 0}, {1, 1, 1}, {1, 50, 1}, {64, 33, 40}};
    g_begin();
    for (int f = 0; f < 3; f++)
        for (int s = 0; s < 7; s++)
            for (int ops = 0; ops < 4; ops++)
                spmm_case(formats[f], plain[s & 3], g_indices[s & 1], s & 1, shapes[s][0], shapes[s][1], shapes[s][2], (cusparseOperation_t)(ops / 2),
                          (cusparseOperation_t)(ops % 2), ops, 1, ops % 3, 1);
    g_end();
}

/* Each A of its own: strides of A's arrays. */
static void spmm_batch_of_a(void) {
    enum { M = 5, K = 6, N = 4, B = 3 };
    g_begin();
    for (int f = 0; f < 3; f++)
        for (int shared = 0; shared < 2; shared++) { /* one pattern for all, or one each */
            lt_context("format %d shared %d", formats[f], shared);
            g_matrix a = g_make(formats[f], CUDA_R_64F, CUSPARSE_INDEX_32I, 1, M, K, 0.5, 0, &rng);
            int64_t offsets = formats[f] == CUSPARSE_FORMAT_COO ? a.nnz : (formats[f] == CUSPARSE_FORMAT_CSC ? K : M) + 1;
            int32_t *o = g_new((size_t)(offsets * B), 4), *i = g_new((size_t)(a.nnz * B), 4);
            double *v = g_array(CUDA_R_64F, a.nnz * B, &rng);
            for (int b = 0; b < B; b++) {
                memcpy(o + b * offsets, a.offsets, (size_t)offsets * 4);
                memcpy(i + b * a.nnz, a.indices, (size_t)a.nnz * 4);
            }
            g_dense x = g_dense_make(CUDA_R_64F, K, N, 1, CUSPARSE_ORDER_COL, 1, &rng), y = g_dense_make(CUDA_R_64F, M, N, 0, CUSPARSE_ORDER_ROW, B, &rng);
            cusparseSpMatDescr_t d;
            if (formats[f] == CUSPARSE_FORMAT_COO) {
                SP(cusparseCreateCoo(&d, M, K, a.nnz, o, i, v, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ONE, CUDA_R_64F));
                SP(cusparseCooSetStridedBatch(d, B, a.nnz));
            } else {
                if (formats[f] == CUSPARSE_FORMAT_CSR)
                    SP(cusparseCreateCsr(&d, M, K, a.nnz, o, i, v, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ONE, CUDA_R_64F));
                else
                    SP(cusparseCreateCsc(&d, M, K, a.nnz, o, i, v, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ONE, CUDA_R_64F));
                SP(cusparseCsrSetStridedBatch(d, B, shared ? 0 : offsets, a.nnz));
            }
            double one = 1, zero = 0;
            SP(cusparseSpMM(g_handle, 0, 0, &one, d, x.d, &zero, y.d, CUDA_R_64F, CUSPARSE_SPMM_ALG_DEFAULT, NULL));
            SP(cusparseDestroySpMat(d));
            SYNC();
            for (int b = 0; b < B; b++) {
                double dense[M * K] = {0};
                for (int64_t k = 0, row = 0; k < a.nnz; k++) {
                    if (formats[f] == CUSPARSE_FORMAT_COO) row = o[k] - 1;
                    else
                        while (o[row + 1] - 1 <= k) row++;
                    int64_t c = i[k] - 1;
                    dense[formats[f] == CUSPARSE_FORMAT_CSC ? c + row * M : row + c * M] += v[b * a.nnz + k];
                }
                for (int r = 0; r < M; r++)
                    for (int c = 0; c < N; c++) {
                        double sum = 0;
                        for (int l = 0; l < K; l++) sum += dense[r + l * M] * creal((double complex)g_dense_at(&x, 0, 0, l, c));
                        g_near(g_dense_at(&y, b, 0, r, c), sum, 1e-13, 100);
                    }
            }
            g_free(o), g_free(i), g_free(v);
            g_dense_free(&x), g_dense_free(&y);
            g_matrix_free(&a);
        }
    g_end();
}

static const lt_test tests[] = {
    {"spmv_plain", spmv_plain, 0}, {"spmv_mixed", spmv_mixed, 0}, {"spmv_shapes", spmv_shapes, 0}, {"spmv_large", spmv_large, 0},
    {"spmm_plain", spmm_plain, 0}, {"spmm_mixed", spmm_mixed, 0}, {"spmm_ell", spmm_ell, 0},       {"spmm_shapes", spmm_shapes, 0},
    {"spmm_batch_of_a", spmm_batch_of_a, 0}, {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
