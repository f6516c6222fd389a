/* csrsv2 and csrsm2: every triangle, operation, base and element type against a dense substitution in long double. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "legacy_support.h"

#define LOWER CUSPARSE_FILL_MODE_LOWER
#define UPPER CUSPARSE_FILL_MODE_UPPER
#define NON_UNIT CUSPARSE_DIAG_TYPE_NON_UNIT
#define UNIT CUSPARSE_DIAG_TYPE_UNIT
#define LEVELS CUSPARSE_SOLVE_POLICY_USE_LEVEL
#define NO_LEVELS CUSPARSE_SOLVE_POLICY_NO_LEVEL

static const cusparseOperation_t operations[] = {CUSPARSE_OPERATION_NON_TRANSPOSE, CUSPARSE_OPERATION_TRANSPOSE,
                                                 CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE};

/* x := op(triangle)^-1 x */
static void substitute(const wide *a, int n, cusparseOperation_t op, cusparseFillMode_t fill, cusparseDiagType_t diag,
                       wide *x) {
    int forward = (fill == LOWER) == (op == CUSPARSE_OPERATION_NON_TRANSPOSE);
    for (int step = 0; step < n; step++) {
        int i = forward ? step : n - 1 - step;
        for (int before = 0; before < step; before++) {
            int j = forward ? before : n - 1 - before;
            wide v = op == CUSPARSE_OPERATION_NON_TRANSPOSE ? a[i + j * n] : a[j + i * n];
            x[i] -= (op == CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE ? conjl(v) : v) * x[j];
        }
        wide d = a[i + i * n];
        if (diag == NON_UNIT) x[i] /= op == CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE ? conjl(d) : d;
    }
}

/* NaN where nothing may be read: in the other triangle, and on a diagonal of ones. */
static void poison_others(sp_csr *a, cusparseFillMode_t fill, cusparseDiagType_t diag) {
    for (int i = 0; i < a->m; i++)
        for (int k = a->offsets[i] - a->base; k < a->offsets[i + 1] - a->base; k++) {
            int j = a->indices[k] - a->base;
            if (i == j ? diag == UNIT : (j > i) == (fill == LOWER)) sp_set(a->t, a->values, k, CMPLX(NAN, NAN));
        }
}

static sp_csr triangle_of(lt_type t, int n, int base, int like, lt_rng *r) {
    return sp_make(t, n, n, n < 8 ? 0.5 : 0.2, base, SP_DIAGONAL | like, r);
}

static void solve_one(lt_type t, int n, int base, int like, cusparseOperation_t op, cusparseFillMode_t fill,
                      cusparseDiagType_t diag, lt_rng *r) {
    sp_csr a = triangle_of(t, n, base, like, r);
    wide *dense = sp_dense(&a), expected[80], alpha = lt_random(r, t);
    poison_others(&a, fill, diag);
    cusparseMatDescr_t descr = sp_descr(base, fill, diag);
    csrsv2Info_t info = NULL;
    SP(cusparseCreateCsrsv2Info(&info));
    int bytes = 0, position = 7;
    size_t more = 0;
    SP(TYPED(t, csrsv2_bufferSize, sp_handle, op, n, a.nnz, descr, a.values, a.offsets, a.indices, info, &bytes));
    SP(TYPED(t, csrsv2_bufferSizeExt, sp_handle, op, n, a.nnz, descr, a.values, a.offsets, a.indices, info, &more));
    LT_CHECK(bytes > 0 && more == (size_t)bytes);
    SP(TYPED(t, csrsv2_analysis, sp_handle, op, n, a.nnz, descr, a.values, a.offsets, a.indices, info, LEVELS, sp_buffer));
    void *f = sp_vector(t, n), *x = sp_vector(t, n);
    sp_random(t, f, n, r);
    for (int i = 0; i < n; i++) expected[i] = alpha * sp_get(t, f, i);
    substitute(dense, n, op, fill, diag, expected);
    sp_scalar scalar = sp_scalar_of(t, alpha);
    for (int in_place = 0; in_place < 2; in_place++) {
        SP(TYPED(t, csrsv2_solve, sp_handle, op, n, a.nnz, (void *)&scalar, descr, a.values, a.offsets, a.indices, info,
                 in_place ? x : f, x, in_place ? NO_LEVELS : LEVELS, sp_buffer));
        SP_SYNC();
        for (int i = 0; i < n; i++)
            LT_CHECKF(sp_near(sp_get(t, x, i), expected[i], 200 * lt_eps(t), 1), "x[%d] of %d", i, n);
        memcpy(x, f, (size_t)n * lt_size(t));
    }
    SP(cusparseXcsrsv2_zeroPivot(sp_handle, info, &position));
    LT_EQ(position, -1);
    SP(cusparseDestroyCsrsv2Info(info));
    SP(cusparseDestroyMatDescr(descr));
    sp_csr_free(&a), sp_free(f), sp_free(x), free(dense);
}

static void solve_many(lt_type t, int n, int nrhs, cusparseOperation_t op, cusparseOperation_t side, int base,
                       cusparseFillMode_t fill, cusparseDiagType_t diag, lt_rng *r) {
    sp_csr a = triangle_of(t, n, base, base ? SP_SHUFFLED : 0, r);
    wide *dense = sp_dense(&a), alpha = lt_random(r, t);
    poison_others(&a, fill, diag);
    cusparseMatDescr_t descr = sp_descr(base, fill, diag);
    csrsm2Info_t info = NULL;
    SP(cusparseCreateCsrsm2Info(&info));
    int turned = side != CUSPARSE_OPERATION_NON_TRANSPOSE, conj = side == CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE;
    int rows = turned ? nrhs : n, cols = turned ? n : nrhs, ld = rows + 3, position = 7;
    lt_buf b = lt_buf_matrix(lt_cols(t, NULL, rows, cols, ld), 1, 0, LT_PAGE, NULL);
    lt_view v = lt_cols(t, b.p, rows, cols, ld);
    wide *expected = calloc((size_t)n * (size_t)nrhs + 1, sizeof(wide));
    for (int j = 0; j < cols; j++)
        for (int i = 0; i < rows; i++) {
            lt_set(v, i, j, lt_random(r, t));
            wide e = lt_get(v, i, j);
            expected[turned ? j + i * n : i + j * n] = alpha * (conj ? conjl(e) : e);
        }
    for (int j = 0; j < nrhs; j++) substitute(dense, n, op, fill, diag, expected + (size_t)j * (size_t)n);
    lt_buf_freeze(&b);
    sp_scalar scalar = sp_scalar_of(t, alpha);
    size_t bytes = 0;
    int algo = nrhs % 2;
    SP(TYPED(t, csrsm2_bufferSizeExt, sp_handle, algo, op, side, n, nrhs, a.nnz, (void *)&scalar, descr, a.values,
             a.offsets, a.indices, b.p, ld, info, LEVELS, &bytes));
    LT_CHECK(bytes > 0);
    SP(TYPED(t, csrsm2_analysis, sp_handle, algo, op, side, n, nrhs, a.nnz, (void *)&scalar, descr, a.values, a.offsets,
             a.indices, b.p, ld, info, LEVELS, sp_buffer));
    SP(TYPED(t, csrsm2_solve, sp_handle, algo, op, side, n, nrhs, a.nnz, (void *)&scalar, descr, a.values, a.offsets,
             a.indices, b.p, ld, info, LEVELS, sp_buffer));
    SP_SYNC();
    for (int j = 0; j < nrhs; j++)
        for (int i = 0; i < n; i++) {
            wide x = turned ? lt_get(v, j, i) : lt_get(v, i, j);
            LT_CHECKF(sp_near(conj ? conjl(x) : x, expected[i + j * n], 200 * lt_eps(t), 1), "X(%d, %d)", i, j);
        }
    lt_buf_allow(&b, v, LT_ALL);
    LT_BUF_CHECK(&b);
    SP(cusparseXcsrsm2_zeroPivot(sp_handle, info, &position));
    LT_EQ(position, -1);
    SP(cusparseDestroyCsrsm2Info(info));
    SP(cusparseDestroyMatDescr(descr));
    sp_csr_free(&a), lt_buf_free(&b), free(dense), free(expected);
}

static void all_triangles(void) {
    static const int sizes[] = {0, 1, 2, 5, 33, 70};
    lt_rng r = lt_seed(11);
    sp_begin();
    for (int t = 0; t < 4; t++)
        for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++)
            for (int k = 0; k < 24; k++) {
                int base = k & 1, fill = k >> 1 & 1, diag = k >> 2 & 1, op = k / 8, like = lt_below(&r, 2) ? SP_SHUFFLED : 0;
                lt_context("%c n=%d base %d fill %d diag %d op %d like %d", lt_letter((lt_type)t), sizes[s], base, fill, diag, op, like);
                solve_one((lt_type)t, sizes[s], base, like, operations[op], fill ? UPPER : LOWER, diag ? UNIT : NON_UNIT, &r);
            }
    lt_context(NULL);
    sp_end();
}

static void many_sides(void) {
    static const int sizes[][2] = {{0, 3}, {5, 0}, {1, 1}, {6, 4}, {21, 9}, {40, 3}};
    lt_rng r = lt_seed(12);
    sp_begin();
    for (int t = 0; t < 4; t++)
        for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++)
            for (int k = 0; k < 36; k++) {
                int fill = k & 1, diag = k >> 1 & 1, op = k / 4 % 3, side = k / 12, base = (int)lt_below(&r, 2);
                lt_context("%c %d x %d base %d fill %d diag %d op %d side %d", lt_letter((lt_type)t), sizes[s][0], sizes[s][1], base, fill, diag, op, side);
                solve_many((lt_type)t, sizes[s][0], sizes[s][1], operations[op], operations[side], base, fill ? UPPER : LOWER, diag ? UNIT : NON_UNIT, &r);
            }
    lt_context(NULL);
    sp_end();
}

/* Missing and zero entries of the diagonal, by the family's own functions. */
static int position_of(int many, lt_type t, const sp_csr *a, cusparseFillMode_t fill, cusparseDiagType_t diag, int solve) {
    double one[2] = {1, 0};
    float one_f[2] = {1, 0};
    void *alpha = t == LT_S || t == LT_C ? (void *)one_f : (void *)one;
    const cusparseOperation_t op = CUSPARSE_OPERATION_NON_TRANSPOSE;
    cusparseMatDescr_t descr = sp_descr(a->base, fill, diag);
    void *x = sp_vector(t, a->m);
    int position = 7;
    cusparseStatus_t status;
    sp_set(t, x, 0, 1);
    if (many) {
        csrsm2Info_t info = NULL;
        SP(cusparseCreateCsrsm2Info(&info));
        LT_EQ(cusparseXcsrsm2_zeroPivot(sp_handle, info, &position), CUSPARSE_STATUS_INVALID_VALUE);
        LT_EQ(position, 7);
        SP(TYPED(t, csrsm2_analysis, sp_handle, 0, op, op, a->m, 1, a->nnz, alpha, descr, a->values, a->offsets, a->indices,
                 x, a->m, info, NO_LEVELS, sp_buffer));
        if (solve)
            SP(TYPED(t, csrsm2_solve, sp_handle, 0, op, op, a->m, 1, a->nnz, alpha, descr, a->values, a->offsets, a->indices,
                     x, a->m, info, NO_LEVELS, sp_buffer));
        status = cusparseXcsrsm2_zeroPivot(sp_handle, info, &position);
        SP(cusparseDestroyCsrsm2Info(info));
    } else {
        csrsv2Info_t info = NULL;
        SP(cusparseCreateCsrsv2Info(&info));
        LT_EQ(cusparseXcsrsv2_zeroPivot(sp_handle, info, &position), CUSPARSE_STATUS_INVALID_VALUE);
        LT_EQ(position, 7);
        SP(TYPED(t, csrsv2_analysis, sp_handle, op, a->m, a->nnz, descr, a->values, a->offsets, a->indices, info, NO_LEVELS,
                 sp_buffer));
        if (solve)
            SP(TYPED(t, csrsv2_solve, sp_handle, op, a->m, a->nnz, alpha, descr, a->values, a->offsets, a->indices, info, x, x,
                     NO_LEVELS, sp_buffer));
        status = cusparseXcsrsv2_zeroPivot(sp_handle, info, &position);
        SP(cusparseDestroyCsrsv2Info(info));
    }
    LT_EQ(status, position < 0 ? CUSPARSE_STATUS_SUCCESS : CUSPARSE_STATUS_ZERO_PIVOT);
    SP(cusparseDestroyMatDescr(descr));
    sp_free(x);
    return position;
}

static void zero_pivots(void) {
    lt_rng r = lt_seed(13);
    sp_begin();
    for (int k = 0; k < 64; k++) {
        int many = k & 1, base = k >> 1 & 1;
        lt_type t = (lt_type)(k >> 2 & 3);
        cusparsePointerMode_t mode = k >> 4 & 1 ? CUSPARSE_POINTER_MODE_DEVICE : CUSPARSE_POINTER_MODE_HOST;
        SP(cusparseSetPointerMode(sp_handle, mode));
        sp_csr a = triangle_of(t, 12, base, k >> 5 ? SP_SHUFFLED : 0, &r);
        LT_EQ(position_of(many, t, &a, LOWER, NON_UNIT, 1), -1);
        sp_set(t, a.values, sp_at(&a, 9, 9), 0);
        LT_EQ(position_of(many, t, &a, LOWER, NON_UNIT, 0), -1); /* the analysis does not look at values */
        LT_EQ(position_of(many, t, &a, LOWER, NON_UNIT, 1), 9 + base);
        sp_drop(&a, 10, 10);
        LT_EQ(position_of(many, t, &a, LOWER, NON_UNIT, 0), 10 + base);
        LT_EQ(position_of(many, t, &a, LOWER, NON_UNIT, 1), 9 + base);
        sp_drop(&a, 4, 4);
        LT_EQ(position_of(many, t, &a, LOWER, NON_UNIT, 0), 4 + base);
        LT_EQ(position_of(many, t, &a, LOWER, NON_UNIT, 1), 4 + base);
        LT_EQ(position_of(many, t, &a, LOWER, UNIT, 1), -1); /* ones have no zero */
        sp_drop(&a, 0, 0); /* the entries beside it are the first of all */
        LT_EQ(position_of(many, t, &a, UPPER, NON_UNIT, 1), base);
        sp_csr_free(&a);
    }
    sp_end();
}

/* What an analysis binds a solve to. */
static void agreement(void) {
    const cusparseStatus_t invalid = CUSPARSE_STATUS_INVALID_VALUE;
    const cusparseOperation_t op = CUSPARSE_OPERATION_NON_TRANSPOSE, turned = CUSPARSE_OPERATION_TRANSPOSE;
    lt_rng r = lt_seed(14);
    sp_begin();
    sp_csr a = triangle_of(LT_D, 6, 0, 0, &r), one_less = triangle_of(LT_D, 5, 0, 0, &r);
    cusparseMatDescr_t descr = sp_descr(0, LOWER, NON_UNIT), upper = sp_descr(0, UPPER, NON_UNIT), unit = sp_descr(0, LOWER, UNIT);
    csrsv2Info_t info = NULL, fresh = NULL;
    SP(cusparseCreateCsrsv2Info(&info));
    SP(cusparseCreateCsrsv2Info(&fresh));
    lt_buf x = lt_buf_new(6 * sizeof(double), LT_PAGE, NULL);
    double one = 1;
    lt_buf_freeze(&x);
#define SOLVE(a, op, descr, info, policy) \
    cusparseDcsrsv2_solve(sp_handle, op, (a).m, (a).nnz, &one, descr, (a).values, (a).offsets, (a).indices, info, x.p, x.p, policy, sp_buffer)
    SP(cusparseDcsrsv2_analysis(sp_handle, op, a.m, a.nnz, descr, a.values, a.offsets, a.indices, info, NO_LEVELS, sp_buffer));
    LT_EQ(SOLVE(a, op, descr, fresh, NO_LEVELS), invalid);
    LT_EQ(SOLVE(a, op, descr, info, LEVELS), invalid);
    LT_EQ(SOLVE(a, turned, descr, info, NO_LEVELS), invalid);
    LT_EQ(SOLVE(a, op, upper, info, NO_LEVELS), invalid);
    LT_EQ(SOLVE(a, op, unit, info, NO_LEVELS), invalid);
    LT_EQ(SOLVE(one_less, op, descr, info, NO_LEVELS), invalid);
    SP_SYNC();
    LT_BUF_CHECK(&x);
    SP(SOLVE(a, op, descr, info, NO_LEVELS));
    SP(cusparseDcsrsv2_analysis(sp_handle, op, a.m, a.nnz, descr, a.values, a.offsets, a.indices, info, LEVELS, sp_buffer));
    SP(SOLVE(a, op, descr, info, LEVELS));
    SP(SOLVE(a, op, descr, info, NO_LEVELS));
    /* Another matrix takes the info's place. */
    SP(cusparseDcsrsv2_analysis(sp_handle, turned, one_less.m, one_less.nnz, descr, one_less.values, one_less.offsets, one_less.indices, info, LEVELS, sp_buffer));
    LT_EQ(SOLVE(a, op, descr, info, LEVELS), invalid);
    SP(SOLVE(one_less, turned, descr, info, LEVELS));
#undef SOLVE
    SP(cusparseDestroyCsrsv2Info(info));
    SP(cusparseDestroyCsrsv2Info(fresh));
    SP(cusparseDestroyMatDescr(descr));
    SP(cusparseDestroyMatDescr(upper));
    SP(cusparseDestroyMatDescr(unit));
    SP_SYNC();
    sp_csr_free(&a), sp_csr_free(&one_less), lt_buf_free(&x);
    sp_end();
}

static const lt_test tests[] = {{"all_triangles", all_triangles, 0},
                                {"many_sides", many_sides, 0},
                                {"zero_pivots", zero_pivots, 0},
                                {"agreement", agreement, 0},
                                {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
