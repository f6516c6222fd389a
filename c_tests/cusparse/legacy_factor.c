/* csric02 and csrilu02 against dense factorizations in long double on the same pattern; zero pivots, boosts; what may
 * happen to arguments while work is queued; both captured into a graph. */
#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "legacy_support.h"

#define LEVELS CUSPARSE_SOLVE_POLICY_USE_LEVEL
#define NO_LEVELS CUSPARSE_SOLVE_POLICY_NO_LEVEL

/* L where A's lower triangle has entries. */
static void dense_ic(const sp_csr *p, wide *a) {
    int n = p->m;
    for (int i = 0; i < n; i++)
        for (int j = 0; j <= i; j++) {
            if (sp_at(p, i, j) < 0) continue;
            wide sum = a[i + j * n];
            for (int k = 0; k < j; k++)
                if (sp_at(p, i, k) >= 0 && sp_at(p, j, k) >= 0) sum -= a[i + k * n] * conjl(a[j + k * n]);
            a[i + j * n] = i == j ? csqrtl(creall(sum)) : sum / a[j + j * n];
        }
}

/* L and U where A has entries, pivots below `least` replaced by `boost`. */
static void dense_ilu(const sp_csr *p, wide *a, long double least, wide boost) {
    int n = p->m;
    for (int i = 0; i < n; i++) {
        for (int k = 0; k < i; k++) {
            if (sp_at(p, i, k) < 0) continue;
            a[i + k * n] /= a[k + k * n];
            for (int j = k + 1; j < n; j++)
                if (sp_at(p, i, j) >= 0 && sp_at(p, k, j) >= 0) a[i + j * n] -= a[i + k * n] * a[k + j * n];
        }
        if (cabsl(a[i + i * n]) < least) a[i + i * n] = boost;
    }
}

static void compare(const sp_csr *before, const sp_csr *after, const wide *expected, int lower_only) {
    for (int i = 0; i < before->m; i++)
        for (int k = before->offsets[i] - before->base; k < before->offsets[i + 1] - before->base; k++) {
            int j = before->indices[k] - before->base;
            size_t size = lt_size(before->t);
            if (lower_only && j > i) {
                LT_CHECKF(memcmp((char *)before->values + k * (long)size, (char *)after->values + k * (long)size, size) == 0, "(%d, %d) was touched", i, j);
                continue;
            }
            LT_CHECKF(sp_near(sp_get(before->t, after->values, k), expected[i + j * before->m], 200 * lt_eps(before->t), 1), "(%d, %d)", i, j);
        }
    LT_CHECK(memcmp(before->offsets, after->offsets, ((size_t)before->m + 1) * sizeof(int)) == 0);
    LT_CHECK(memcmp(before->indices, after->indices, (size_t)before->nnz * sizeof(int)) == 0);
}

static void ic_one(lt_type t, int n, int base, int like, lt_rng *r) {
    sp_csr a = sp_make(t, n, n, 0.25, base, SP_DIAGONAL | SP_HERMITIAN | like, r), f = sp_copy(&a);
    wide *expected = sp_dense(&a);
    dense_ic(&a, expected);
    /* fill mode and diagonal type do not matter */
    cusparseMatDescr_t descr = sp_descr(base, n % 2 ? CUSPARSE_FILL_MODE_UPPER : CUSPARSE_FILL_MODE_LOWER, n % 3 ? CUSPARSE_DIAG_TYPE_UNIT : CUSPARSE_DIAG_TYPE_NON_UNIT);
    csric02Info_t info = NULL;
    int bytes = 0, position = 7;
    size_t more = 0;
    SP(cusparseCreateCsric02Info(&info));
    SP(TYPED(t, csric02_bufferSize, sp_handle, n, f.nnz, descr, f.values, f.offsets, f.indices, info, &bytes));
    SP(TYPED(t, csric02_bufferSizeExt, sp_handle, n, f.nnz, descr, f.values, f.offsets, f.indices, info, &more));
    LT_CHECK(bytes > 0 && more == (size_t)bytes);
    SP(TYPED(t, csric02_analysis, sp_handle, n, f.nnz, descr, f.values, f.offsets, f.indices, info, LEVELS, sp_buffer));
    SP(cusparseXcsric02_zeroPivot(sp_handle, info, &position));
    LT_EQ(position, -1);
    SP(TYPED(t, csric02, sp_handle, n, f.nnz, descr, f.values, f.offsets, f.indices, info, NO_LEVELS, sp_buffer));
    SP(cusparseXcsric02_zeroPivot(sp_handle, info, &position));
    LT_EQ(position, -1);
    compare(&a, &f, expected, 1);
    SP(cusparseDestroyCsric02Info(info));
    SP(cusparseDestroyMatDescr(descr));
    sp_csr_free(&a), sp_csr_free(&f), free(expected);
}

/* boosted: 0 no, 1 by host scalars, 2 by device scalars */
static void ilu_one(lt_type t, int n, int base, int like, int boosted, lt_rng *r) {
    sp_csr a = sp_make(t, n, n, 0.25, base, SP_DIAGONAL | like, r);
    if (boosted && n > 2) sp_set(t, a.values, sp_at(&a, 0, 0), 1e-3);
    sp_csr f = sp_copy(&a);
    wide *expected = sp_dense(&a), boost = lt_is_complex(t) ? CMPLX(2, 1) : 2;
    dense_ilu(&a, expected, boosted ? 0.01L : -1, boost);
    cusparseMatDescr_t descr = sp_descr(base, CUSPARSE_FILL_MODE_LOWER, CUSPARSE_DIAG_TYPE_NON_UNIT);
    csrilu02Info_t info = NULL;
    int bytes = 0, position = 7;
    size_t more = 0;
    double *least = sp_new(1, sizeof *least);
    void *value = sp_vector(t, 1);
    *least = 0.01, sp_set(t, value, 0, boost);
    SP(cusparseCreateCsrilu02Info(&info));
    SP(TYPED(t, csrilu02_bufferSize, sp_handle, n, f.nnz, descr, f.values, f.offsets, f.indices, info, &bytes));
    SP(TYPED(t, csrilu02_bufferSizeExt, sp_handle, n, f.nnz, descr, f.values, f.offsets, f.indices, info, &more));
    LT_CHECK(bytes > 0 && more == (size_t)bytes);
    if (boosted) {
        SP(cusparseSetPointerMode(sp_handle, boosted == 2 ? CUSPARSE_POINTER_MODE_DEVICE : CUSPARSE_POINTER_MODE_HOST));
        SP(TYPED(t, csrilu02_numericBoost, sp_handle, info, 1, least, value));
        SP(cusparseSetPointerMode(sp_handle, CUSPARSE_POINTER_MODE_HOST));
        if (boosted == 1) *least = 1e30, sp_set(t, value, 0, NAN);
    } else {
        SP(TYPED(t, csrilu02_numericBoost, sp_handle, info, 1, least, value));
        SP(TYPED(t, csrilu02_numericBoost, sp_handle, info, 0, NULL, NULL));
    }
    SP(TYPED(t, csrilu02_analysis, sp_handle, n, f.nnz, descr, f.values, f.offsets, f.indices, info, LEVELS, sp_buffer));
    SP(TYPED(t, csrilu02, sp_handle, n, f.nnz, descr, f.values, f.offsets, f.indices, info, LEVELS, sp_buffer));
    SP(cusparseXcsrilu02_zeroPivot(sp_handle, info, &position));
    LT_EQ(position, -1);
    compare(&a, &f, expected, 0);
    if (boosted) {
        lt_type other = t == LT_S ? LT_Z : LT_S;
        LT_EQ(TYPED(other, csrilu02, sp_handle, n, f.nnz, descr, f.values, f.offsets, f.indices, info, LEVELS, sp_buffer), CUSPARSE_STATUS_INVALID_VALUE);
    }
    SP(cusparseDestroyCsrilu02Info(info));
    SP(cusparseDestroyMatDescr(descr));
    sp_csr_free(&a), sp_csr_free(&f), free(expected), sp_free(least), sp_free(value);
}

static void factors(void) {
    static const int sizes[] = {0, 1, 2, 7, 30, 61};
    lt_rng r = lt_seed(31);
    sp_begin();
    for (int t = 0; t < 4; t++)
        for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++)
            for (int k = 0; k < 12; k++) {
                int base = k & 1, like = k >> 1 & 1 ? SP_SHUFFLED : 0;
                lt_context("%c n=%d base %d like %d boost %d", lt_letter((lt_type)t), sizes[s], base, like, k / 4);
                if (k < 4) ic_one((lt_type)t, sizes[s], base, like, &r);
                ilu_one((lt_type)t, sizes[s], base, like, k / 4, &r);
            }
    lt_context(NULL);
    sp_end();
}

/* -1, or where the zero pivot is, after the analysis alone or after a factorization too. */
static int pivot_of(int lu, const sp_csr *a, int factor, cusparsePointerMode_t mode) {
    sp_csr f = sp_copy(a);
    cusparseMatDescr_t descr = sp_descr(a->base, CUSPARSE_FILL_MODE_LOWER, CUSPARSE_DIAG_TYPE_NON_UNIT);
    int position = 7, n = a->m;
    cusparseStatus_t status;
    SP(cusparseSetPointerMode(sp_handle, mode));
    if (lu) {
        csrilu02Info_t info = NULL;
        SP(cusparseCreateCsrilu02Info(&info));
        LT_EQ(cusparseXcsrilu02_zeroPivot(sp_handle, info, &position), CUSPARSE_STATUS_INVALID_VALUE);
        LT_EQ(position, 7);
        SP(TYPED(a->t, csrilu02_analysis, sp_handle, n, f.nnz, descr, f.values, f.offsets, f.indices, info, NO_LEVELS, sp_buffer));
        if (factor) SP(TYPED(a->t, csrilu02, sp_handle, n, f.nnz, descr, f.values, f.offsets, f.indices, info, NO_LEVELS, sp_buffer));
        status = cusparseXcsrilu02_zeroPivot(sp_handle, info, &position);
        SP(cusparseDestroyCsrilu02Info(info));
    } else {
        csric02Info_t info = NULL;
        SP(cusparseCreateCsric02Info(&info));
        LT_EQ(cusparseXcsric02_zeroPivot(sp_handle, info, &position), CUSPARSE_STATUS_INVALID_VALUE);
        LT_EQ(position, 7);
        SP(TYPED(a->t, csric02_analysis, sp_handle, n, f.nnz, descr, f.values, f.offsets, f.indices, info, NO_LEVELS, sp_buffer));
        if (factor) SP(TYPED(a->t, csric02, sp_handle, n, f.nnz, descr, f.values, f.offsets, f.indices, info, NO_LEVELS, sp_buffer));
        status = cusparseXcsric02_zeroPivot(sp_handle, info, &position);
        SP(cusparseDestroyCsric02Info(info));
    }
    LT_EQ(status, position < 0 ? CUSPARSE_STATUS_SUCCESS : CUSPARSE_STATUS_ZERO_PIVOT);
    SP(cusparseDestroyMatDescr(descr));
    sp_csr_free(&f);
    return position;
}

static void zero_pivots(void) {
    lt_rng r = lt_seed(32);
    sp_begin();
    for (int k = 0; k < 32; k++) {
        int lu = k & 1, base = k >> 1 & 1;
        lt_type t = (lt_type)(k >> 2 & 3);
        cusparsePointerMode_t mode = k >> 4 ? CUSPARSE_POINTER_MODE_DEVICE : CUSPARSE_POINTER_MODE_HOST;
        /* A diagonal matrix keeps zeros where they are. */
        sp_csr a = sp_make(t, 9, 9, 0, base, SP_DIAGONAL | SP_HERMITIAN, &r);
        LT_EQ(pivot_of(lu, &a, 1, mode), -1);
        sp_set(t, a.values, 6, lu ? 0 : -1);
        LT_EQ(pivot_of(lu, &a, 0, mode), -1);
        LT_EQ(pivot_of(lu, &a, 1, mode), 6 + base);
        sp_set(t, a.values, 6, NAN);
        LT_EQ(pivot_of(lu, &a, 1, mode), 6 + base);
        sp_set(t, a.values, 5, 0);
        LT_EQ(pivot_of(lu, &a, 1, mode), 5 + base);
        sp_drop(&a, 7, 7);
        LT_EQ(pivot_of(lu, &a, 0, mode), 7 + base);
        LT_EQ(pivot_of(lu, &a, 1, mode), 5 + base);
        sp_drop(&a, 0, 0);
        LT_EQ(pivot_of(lu, &a, 0, mode), base);
        LT_EQ(pivot_of(lu, &a, 1, mode), base);
        sp_csr_free(&a);
    }
    SP(cusparseSetPointerMode(sp_handle, CUSPARSE_POINTER_MODE_HOST));
    sp_end();
}

/* Everything a program may do right after the calls, while the stream is held up. */
static void queued(void) {
    const cusparseOperation_t op = CUSPARSE_OPERATION_NON_TRANSPOSE;
    lt_rng r = lt_seed(33);
    for (int device = 0; device < 2; device++) {
        sp_begin();
        sp_csr a = sp_make(LT_D, 12, 12, 0.3, 1, SP_DIAGONAL | SP_HERMITIAN, &r);
        wide *l = sp_dense(&a);
        dense_ic(&a, l);
        double *x = sp_new(12, sizeof(double)), *alpha = sp_new(1, sizeof(double)), expected[12];
        for (int i = 0; i < 12; i++) {
            wide sum = 2 * (i + 1);
            for (int j = 0; j < i; j++) if (sp_at(&a, i, j) >= 0) sum -= l[i + j * 12] * expected[j];
            expected[i] = (double)creall(sum / l[i + i * 12]);
            x[i] = i + 1;
        }
        cusparseMatDescr_t descr = sp_descr(1, CUSPARSE_FILL_MODE_LOWER, CUSPARSE_DIAG_TYPE_NON_UNIT);
        csric02Info_t ic = NULL;
        csrsv2Info_t sv = NULL;
        SP(cusparseCreateCsric02Info(&ic));
        SP(cusparseCreateCsrsv2Info(&sv));
        SP(cusparseDcsric02_analysis(sp_handle, 12, a.nnz, descr, a.values, a.offsets, a.indices, ic, LEVELS, sp_buffer));
        SP(cusparseDcsrsv2_analysis(sp_handle, op, 12, a.nnz, descr, a.values, a.offsets, a.indices, sv, LEVELS, sp_buffer));
        gate g = {0, 0, 0, FOREVER_MS};
        RT(cudaLaunchHostFunc(sp_stream, gate_hold, &g));
        if (device) SP(cusparseSetPointerMode(sp_handle, CUSPARSE_POINTER_MODE_DEVICE));
        *alpha = device ? NAN : 2;
        SP(cusparseDcsric02(sp_handle, 12, a.nnz, descr, a.values, a.offsets, a.indices, ic, LEVELS, sp_buffer));
        SP(cusparseDcsrsv2_solve(sp_handle, op, 12, a.nnz, alpha, descr, a.values, a.offsets, a.indices, sv, x, x, LEVELS, sp_buffer));
        *alpha = device ? 2 : NAN; /* host: read during the call; device: read by the stream */
        SP(cusparseSetMatFillMode(descr, CUSPARSE_FILL_MODE_UPPER));
        SP(cusparseDestroyMatDescr(descr));
        SP(cusparseDestroyCsric02Info(ic));
        SP(cusparseDestroyCsrsv2Info(sv));
        a_while();
        LT_EQ(cudaStreamQuery(sp_stream), cudaErrorNotReady);
        LT_CHECK(x[11] == 12);
        gate_open(&g);
        while (cudaStreamQuery(sp_stream) == cudaErrorNotReady) lt_sleep_ms(1);
        cudaGetLastError();
        for (int i = 0; i < 12; i++) LT_CHECKF(sp_near(x[i], expected[i], 1e-13, 1), "x[%d]", i);
        sp_csr_free(&a), sp_free(x), sp_free(alpha), free(l);
        sp_end();
    }
}

/* A factorization and a solve, captured, launched twice with other values. */
static void captured(void) {
    const cusparseOperation_t op = CUSPARSE_OPERATION_NON_TRANSPOSE;
    lt_rng r = lt_seed(34);
    sp_begin();
    sp_csr a = sp_make(LT_S, 20, 20, 0.2, 0, SP_DIAGONAL | SP_HERMITIAN, &r), f = sp_copy(&a);
    float *x = sp_new(20, sizeof(float)), alpha = 1;
    cusparseMatDescr_t descr = sp_descr(0, CUSPARSE_FILL_MODE_LOWER, CUSPARSE_DIAG_TYPE_NON_UNIT);
    csric02Info_t ic = NULL;
    csrsv2Info_t sv = NULL;
    SP(cusparseCreateCsric02Info(&ic));
    SP(cusparseCreateCsrsv2Info(&sv));
    SP(cusparseScsric02_analysis(sp_handle, 20, a.nnz, descr, a.values, a.offsets, a.indices, ic, LEVELS, sp_buffer));
    SP(cusparseScsrsv2_analysis(sp_handle, op, 20, a.nnz, descr, a.values, a.offsets, a.indices, sv, LEVELS, sp_buffer));
    cudaGraph_t graph = NULL;
    cudaGraphExec_t exec = NULL;
    RT(cudaStreamBeginCapture(sp_stream, cudaStreamCaptureModeThreadLocal));
    SP(cusparseScsric02(sp_handle, 20, a.nnz, descr, f.values, f.offsets, f.indices, ic, LEVELS, sp_buffer));
    SP(cusparseScsrsv2_solve(sp_handle, op, 20, a.nnz, &alpha, descr, f.values, f.offsets, f.indices, sv, x, x, LEVELS, sp_buffer));
    RT(cudaStreamEndCapture(sp_stream, &graph));
    RT(cudaGraphInstantiate(&exec, graph, 0));
    RT(cudaGraphDestroy(graph));
    SP(cusparseDestroyCsric02Info(ic));
    SP(cusparseDestroyCsrsv2Info(sv));
    LT_CHECK(memcmp(f.values, a.values, (size_t)a.nnz * sizeof(float)) == 0);
    for (int launch = 1; launch <= 2; launch++) {
        for (int k = 0; k < a.nnz; k++) ((float *)f.values)[k] = (float)launch * ((float *)a.values)[k];
        wide *l = sp_dense(&f);
        dense_ic(&f, l);
        for (int i = 0; i < 20; i++) x[i] = 1;
        RT(cudaGraphLaunch(exec, sp_stream));
        SP_SYNC();
        long double expected[20];
        for (int i = 0; i < 20; i++) {
            long double sum = 1;
            for (int j = 0; j < i; j++) if (sp_at(&a, i, j) >= 0) sum -= creall(l[i + j * 20]) * expected[j];
            expected[i] = sum / creall(l[i + i * 20]);
            LT_CHECKF(sp_near(x[i], expected[i], 1e-5, 1), "launch %d x[%d]", launch, i);
        }
        free(l);
    }
    RT(cudaGraphExecDestroy(exec));
    /* What waits has no place in a capture. */
    int position = 7;
    SP(cusparseCreateCsric02Info(&ic));
    RT(cudaStreamBeginCapture(sp_stream, cudaStreamCaptureModeThreadLocal));
    LT_EQ(cusparseScsric02_analysis(sp_handle, 20, a.nnz, descr, a.values, a.offsets, a.indices, ic, LEVELS, sp_buffer), CUSPARSE_STATUS_EXECUTION_FAILED);
    LT_EQ(cusparseXcsric02_zeroPivot(sp_handle, ic, &position), CUSPARSE_STATUS_EXECUTION_FAILED);
    LT_EQ(position, 7);
    LT_CHECK(cudaStreamEndCapture(sp_stream, &graph) != cudaSuccess);
    cudaGetLastError();
    SP(cusparseDestroyCsric02Info(ic));
    SP(cusparseDestroyMatDescr(descr));
    sp_csr_free(&a), sp_csr_free(&f), sp_free(x);
    sp_end();
}

/* An analysis of what is not sound is refused, and the info stays as it was. */
static void unsound(void) {
    static const int bad[][6] = {{0, 2, 1, 0, 1, 0}, {0, 1, 3, 0, 1, 0}, {1, 2, 2, 0, 1, 0}, {0, 1, 2, 0, 2, 0}, {0, 1, 2, -1, 1, 0}, {-1, 1, 2, 0, 1, 0}};
    sp_begin();
    cusparseMatDescr_t descr = sp_descr(0, CUSPARSE_FILL_MODE_LOWER, CUSPARSE_DIAG_TYPE_NON_UNIT);
    csric02Info_t ic = NULL;
    csrilu02Info_t lu = NULL;
    csrsv2Info_t sv = NULL;
    csrsm2Info_t sm = NULL;
    SP(cusparseCreateCsric02Info(&ic));
    SP(cusparseCreateCsrilu02Info(&lu));
    SP(cusparseCreateCsrsv2Info(&sv));
    SP(cusparseCreateCsrsm2Info(&sm));
    double one = 1, *values = sp_new(2, sizeof *values);
    values[0] = values[1] = 1;
    for (size_t k = 0; k < sizeof bad / sizeof *bad; k++) {
        int *offsets = sp_new(3, sizeof(int)), *indices = sp_new(2, sizeof(int));
        memcpy(offsets, bad[k], 3 * sizeof(int)), memcpy(indices, bad[k] + 3, 2 * sizeof(int));
        for (int op = 0; op < 3; op++) {
            LT_EQ(cusparseDcsrsv2_analysis(sp_handle, (cusparseOperation_t)op, 2, 2, descr, values, offsets, indices, sv, LEVELS, sp_buffer), CUSPARSE_STATUS_INVALID_VALUE);
            LT_EQ(cusparseDcsrsm2_analysis(sp_handle, 0, (cusparseOperation_t)op, CUSPARSE_OPERATION_NON_TRANSPOSE, 2, 1, 2, &one, descr, values, offsets, indices, values, 2, sm, LEVELS, sp_buffer), CUSPARSE_STATUS_INVALID_VALUE);
        }
        LT_EQ(cusparseDcsric02_analysis(sp_handle, 2, 2, descr, values, offsets, indices, ic, LEVELS, sp_buffer), CUSPARSE_STATUS_INVALID_VALUE);
        LT_EQ(cusparseDcsrilu02_analysis(sp_handle, 2, 2, descr, values, offsets, indices, lu, LEVELS, sp_buffer), CUSPARSE_STATUS_INVALID_VALUE);
        LT_EQ(cusparseDcsric02(sp_handle, 2, 2, descr, values, offsets, indices, ic, LEVELS, sp_buffer), CUSPARSE_STATUS_INTERNAL_ERROR);
        sp_free(offsets), sp_free(indices);
    }
    SP_SYNC();
    SP(cusparseDestroyCsric02Info(ic));
    SP(cusparseDestroyCsrilu02Info(lu));
    SP(cusparseDestroyCsrsv2Info(sv));
    SP(cusparseDestroyCsrsm2Info(sm));
    LT_EQ(cusparseDestroyCsrsm2Info(sm), CUSPARSE_STATUS_INVALID_VALUE);
    SP(cusparseDestroyMatDescr(descr));
    sp_free(values);
    sp_end();
}

static const lt_test tests[] = {{"factors", factors, 0}, {"zero_pivots", zero_pivots, 0}, {"queued", queued, 0},
                                {"captured", captured, 0}, {"unsound", unsound, 0}, {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
