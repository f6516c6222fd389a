/* bsrsv2, bsrsm2, bsric02 and bsrilu02 against dense loops in long double; zero pivots, boosts; transposed bsrmv. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "legacy_support.h"

#define LEVELS CUSPARSE_SOLVE_POLICY_USE_LEVEL
#define NO_LEVELS CUSPARSE_SOLVE_POLICY_NO_LEVEL

/* A square matrix of mb x mb blocks of d x d elements. */
typedef struct {
    lt_type t;
    int mb, d, n, nnzb, base;
    cusparseDirection_t dir;
    int *offsets, *indices;
    void *values;
    char *there; /* mb x mb */
} blocks;

static int64_t place(const blocks *a, int k, int r, int c) {
    return (int64_t)k * a->d * a->d + (a->dir == CUSPARSE_DIRECTION_ROW ? r * a->d + c : c * a->d + r);
}
static int find(const blocks *a, int i, int j) {
    for (int k = a->offsets[i] - a->base; k < a->offsets[i + 1] - a->base; k++)
        if (a->indices[k] == j + a->base) return k;
    return -1;
}

/* Diagonally dominant and Hermitian; blocks of a row in any order. `without` is a block on the diagonal that is missing, or -1. */
static blocks make(lt_type t, int mb, int d, int base, cusparseDirection_t dir, int without, lt_rng *r) {
    blocks a = {t, mb, d, mb * d, 0, base, dir, NULL, NULL, NULL, calloc((size_t)(mb * mb) + 1, 1)};
    for (int i = 0; i < mb; i++)
        for (int j = 0; j <= i; j++) {
            int is = i == j ? i != without : lt_uniform(r, 0, 1) < 0.35;
            a.there[i * mb + j] = a.there[j * mb + i] = (char)is, a.nnzb += is ? 1 + (i != j) : 0;
        }
    a.offsets = sp_new((size_t)mb + 1, sizeof(int));
    a.indices = sp_new((size_t)a.nnzb, sizeof(int));
    a.values = sp_vector(t, (int64_t)a.nnzb * d * d);
    int k = 0;
    for (int i = 0; i < mb; i++) {
        int first = k;
        a.offsets[i] = k + base;
        for (int j = 0; j < mb; j++)
            if (a.there[i * mb + j]) a.indices[k++] = j + base;
        for (int e = k - 1; e > first; e--) {
            int with = first + (int)lt_below(r, e - first + 1), column = a.indices[e];
            a.indices[e] = a.indices[with], a.indices[with] = column;
        }
    }
    a.offsets[mb] = k + base;
    for (int i = 0; i < mb; i++)
        for (int j = 0; j <= i; j++) {
            if (!a.there[i * mb + j]) continue;
            int low = find(&a, i, j), high = find(&a, j, i);
            for (int p = 0; p < d; p++)
                for (int q = 0; q < d; q++) {
                    if (i == j && q > p) continue;
                    wide v = lt_random(r, t) * 0.5;
                    if (i == j && p == q) v = a.n + 1;
                    sp_set(t, a.values, place(&a, low, p, q), v);
                    if (i != j || p != q) sp_set(t, a.values, place(&a, high, q, p), conjl(v));
                }
        }
    return a;
}
static void drop(blocks *a) { sp_free(a->offsets), sp_free(a->indices), sp_free(a->values), free(a->there); }

/* n x n by columns. */
static wide *dense(const blocks *a, const void *values) {
    wide *m = calloc((size_t)a->n * (size_t)a->n + 1, sizeof *m);
    for (int i = 0; i < a->mb; i++)
        for (int k = a->offsets[i] - a->base; k < a->offsets[i + 1] - a->base; k++)
            for (int r = 0; r < a->d; r++)
                for (int c = 0; c < a->d; c++)
                    m[i * a->d + r + (size_t)((a->indices[k] - a->base) * a->d + c) * (size_t)a->n] = sp_get(a->t, values, place(a, k, r, c));
    return m;
}
/* Of op(triangle). */
static wide element(const wide *m, int n, cusparseFillMode_t fill, cusparseDiagType_t diag, cusparseOperation_t op, int i, int j) {
    int r = op ? j : i, c = op ? i : j;
    wide v = r == c && diag == CUSPARSE_DIAG_TYPE_UNIT ? 1 : m[r + (size_t)c * (size_t)n];
    if (r != c && (fill == CUSPARSE_FILL_MODE_LOWER) != (r > c)) v = 0;
    return op == CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE ? conjl(v) : v;
}

static void solve_one(const blocks *a, cusparseFillMode_t fill, cusparseDiagType_t diag, cusparseOperation_t op, int turned, int in_place, lt_rng *r) {
    enum { NRHS = 6 };
    lt_type t = a->t;
    int n = a->n, position = 7, bytes = 0, ld = (turned ? NRHS : n) + 2;
    cusparseMatDescr_t descr = sp_descr(a->base, fill, diag);
    wide *m = dense(a, a->values);
    /* A unit triangle is not dominated by its diagonal unless it is small besides. */
    void *values = sp_vector(t, (int64_t)a->nnzb * a->d * a->d);
    for (int64_t k = 0; k < (int64_t)a->nnzb * a->d * a->d; k++) sp_set(t, values, k, sp_get(t, a->values, k) / (diag == CUSPARSE_DIAG_TYPE_UNIT ? n + 1 : 1));
    for (int k = 0; k < n * n && diag == CUSPARSE_DIAG_TYPE_UNIT; k++) m[k] /= n + 1;
    /* What is stored where the ones are is not read. */
    for (int i = 0; i < a->mb && diag == CUSPARSE_DIAG_TYPE_UNIT; i++)
        for (int e = 0; e < a->d; e++) sp_set(t, values, place(a, find(a, i, i), e, e), NAN);
    void *f = sp_vector(t, n), *x = sp_vector(t, n), *B = sp_vector(t, ld * (turned ? n : NRHS)), *X = sp_vector(t, ld * (turned ? n : NRHS));
    sp_scalar alpha = sp_scalar_of(t, lt_is_complex(t) ? CMPLX(2, -1) : 2);
    wide factor = lt_is_complex(t) ? CMPLX(2, -1) : 2;
    size_t more = 0;
    bsrsv2Info_t sv = NULL;
    sp_random(t, f, n, r);
    SP(cusparseCreateBsrsv2Info(&sv));
    SP(TYPED(t, bsrsv2_bufferSize, sp_handle, a->dir, op, a->mb, a->nnzb, descr, values, a->offsets, a->indices, a->d, sv, &bytes));
    SP(TYPED(t, bsrsv2_bufferSizeExt, sp_handle, a->dir, op, a->mb, a->nnzb, descr, values, a->offsets, a->indices, a->d, sv, &more));
    LT_CHECK(bytes > 0 && more == (size_t)bytes);
    SP(TYPED(t, bsrsv2_analysis, sp_handle, a->dir, op, a->mb, a->nnzb, descr, NULL, a->offsets, a->indices, a->d, sv, LEVELS, sp_buffer));
    if (in_place) memcpy(x, f, (size_t)n * lt_size(t));
    SP(TYPED(t, bsrsv2_solve, sp_handle, a->dir, op, a->mb, a->nnzb, (void *)&alpha, descr, values, a->offsets, a->indices, a->d, sv, in_place ? x : f, x, LEVELS, sp_buffer));
    SP(cusparseXbsrsv2_zeroPivot(sp_handle, sv, &position));
    LT_EQ(position, -1);
    SP(cusparseDestroyBsrsv2Info(sv));
    bsrsm2Info_t sm = NULL;
    cusparseOperation_t side = turned ? CUSPARSE_OPERATION_TRANSPOSE : CUSPARSE_OPERATION_NON_TRANSPOSE;
    for (int j = 0; j < NRHS; j++)
        for (int i = 0; i < n; i++) sp_set(t, B, turned ? j + i * ld : i + j * ld, j == 0 ? sp_get(t, f, i) : lt_random(r, t));
    SP(cusparseCreateBsrsm2Info(&sm));
    SP(TYPED(t, bsrsm2_bufferSize, sp_handle, a->dir, op, side, a->mb, NRHS, a->nnzb, descr, values, a->offsets, a->indices, a->d, sm, &bytes));
    SP(TYPED(t, bsrsm2_bufferSizeExt, sp_handle, a->dir, op, side, a->mb, NRHS, a->nnzb, descr, values, a->offsets, a->indices, a->d, sm, &more));
    LT_CHECK(bytes > 0 && more == (size_t)bytes);
    SP(TYPED(t, bsrsm2_analysis, sp_handle, a->dir, op, side, a->mb, NRHS, a->nnzb, descr, NULL, a->offsets, a->indices, a->d, sm, NO_LEVELS, sp_buffer));
    void *to = in_place ? B : X, *before = malloc((size_t)(ld * (turned ? n : NRHS)) * lt_size(t) + 1);
    memcpy(before, B, (size_t)(ld * (turned ? n : NRHS)) * lt_size(t));
    SP(TYPED(t, bsrsm2_solve, sp_handle, a->dir, op, side, a->mb, NRHS, a->nnzb, (void *)&alpha, descr, values, a->offsets, a->indices, a->d, sm, B, ld, to, ld, NO_LEVELS, sp_buffer));
    SP(cusparseXbsrsm2_zeroPivot(sp_handle, sm, &position));
    LT_EQ(position, -1);
    SP(cusparseDestroyBsrsm2Info(sm));
    for (int j = -1; j < NRHS; j++)
        for (int i = 0; i < n; i++) {
            wide sum = 0;
            for (int l = 0; l < n; l++) sum += element(m, n, fill, diag, op, i, l) * (j < 0 ? sp_get(t, x, l) : sp_get(t, to, turned ? j + l * ld : l + j * ld));
            wide want = factor * (j < 0 ? sp_get(t, f, i) : sp_get(t, before, turned ? j + i * ld : i + j * ld));
            LT_CHECKF(sp_near(sum, want, 40 * lt_eps(t), n + 1), "row %d of side %d", i, j);
        }
    SP(cusparseDestroyMatDescr(descr));
    sp_free(f), sp_free(x), sp_free(B), sp_free(X), sp_free(values), free(m), free(before);
}

static void solves(void) {
    static const int shapes[][2] = {{0, 2}, {1, 1}, {1, 4}, {5, 1}, {6, 2}, {7, 3}, {4, 9}};
    lt_rng r = lt_seed(91);
    sp_begin();
    for (int t = 0; t < 4; t++)
        for (size_t s = 0; s < sizeof shapes / sizeof *shapes; s++)
            for (int k = 0; k < 12; k++) {
                cusparseDirection_t dir = (k + (int)s) & 1 ? CUSPARSE_DIRECTION_ROW : CUSPARSE_DIRECTION_COLUMN;
                lt_context("%c %d blocks of %d, case %d", lt_letter((lt_type)t), shapes[s][0], shapes[s][1], k);
                blocks a = make((lt_type)t, shapes[s][0], shapes[s][1], k & 1, dir, -1, &r);
                solve_one(&a, k & 1 ? CUSPARSE_FILL_MODE_UPPER : CUSPARSE_FILL_MODE_LOWER, k & 2 ? CUSPARSE_DIAG_TYPE_UNIT : CUSPARSE_DIAG_TYPE_NON_UNIT,
                          (cusparseOperation_t)(k / 4), k % 3 == 1, k % 5 == 2, &r);
                drop(&a);
            }
    lt_context(NULL);
    sp_end();
}

/* Right-looking, on the pattern of blocks: of LU (then with a boost of pivots below `least`), or of Cholesky. */
static void factored(const blocks *a, wide *m, int lu, long double least, wide boost) {
    int n = a->n, d = a->d;
#define M(i, j) m[(i) + (size_t)(j) * (size_t)n]
    for (int p = 0; p < a->mb; p++) {
        int first = p * d, end = first + d;
        for (int q = first; q < end; q++) {
            if (cabsl(M(q, q)) < least) M(q, q) = boost;
            if (!lu) M(q, q) = csqrtl(creall(M(q, q)));
            for (int i = q + 1; i < n; i++) {
                if (!a->there[i / d * a->mb + p]) continue;
                M(i, q) /= M(q, q);
                for (int j = q + 1; j < (lu ? n : i + 1); j++)
                    if (a->there[p * a->mb + j / d] && a->there[i / d * a->mb + j / d]) M(i, j) -= M(i, q) * (lu ? M(q, j) : conjl(M(j, q)));
            }
        }
    }
#undef M
}

static void factor_one(lt_type t, int mb, int d, int base, cusparseDirection_t dir, int lu, int boosted, lt_rng *r) {
    blocks a = make(t, mb, d, base, dir, -1, r);
    int64_t count = (int64_t)a.nnzb * d * d;
    if (boosted && mb > 2)
        for (int p = 0; p < d; p++) sp_set(t, a.values, place(&a, find(&a, 0, 0), p, p), 1.5);
    /* One alone that is small. */
    if (boosted && mb > 3 && d > 1) sp_set(t, a.values, place(&a, find(&a, 1, 1), 0, 0), 1.5);
    void *f = sp_vector(t, count), *value = sp_vector(t, 1);
    memcpy(f, a.values, (size_t)count * lt_size(t));
    wide *want = dense(&a, a.values), boost = lt_is_complex(t) ? CMPLX(a.n, 1) : a.n;
    double *least = sp_new(1, sizeof *least);
    *least = 2, sp_set(t, value, 0, boost);
    factored(&a, want, lu, boosted ? 2 : -1, boost);
    cusparseMatDescr_t descr = sp_descr(base, mb % 2 ? CUSPARSE_FILL_MODE_UPPER : CUSPARSE_FILL_MODE_LOWER, CUSPARSE_DIAG_TYPE_UNIT);
    bsric02Info_t ic = NULL;
    bsrilu02Info_t ilu = NULL;
    int bytes = 0, position = 7;
    size_t more = 0;
    SP(cusparseCreateBsric02Info(&ic));
    SP(cusparseCreateBsrilu02Info(&ilu));
    if (lu) {
        SP(TYPED(t, bsrilu02_bufferSize, sp_handle, dir, mb, a.nnzb, descr, f, a.offsets, a.indices, d, ilu, &bytes));
        SP(TYPED(t, bsrilu02_bufferSizeExt, sp_handle, dir, mb, a.nnzb, descr, f, a.offsets, a.indices, d, ilu, &more));
        if (boosted) {
            SP(cusparseSetPointerMode(sp_handle, boosted == 2 ? CUSPARSE_POINTER_MODE_DEVICE : CUSPARSE_POINTER_MODE_HOST));
            SP(TYPED(t, bsrilu02_numericBoost, sp_handle, ilu, 1, least, value));
            SP(cusparseSetPointerMode(sp_handle, CUSPARSE_POINTER_MODE_HOST));
            if (boosted == 1) *least = 1e30, sp_set(t, value, 0, NAN);
        } else {
            SP(TYPED(t, bsrilu02_numericBoost, sp_handle, ilu, 1, least, value));
            SP(TYPED(t, bsrilu02_numericBoost, sp_handle, ilu, 0, NULL, NULL));
        }
        SP(TYPED(t, bsrilu02_analysis, sp_handle, dir, mb, a.nnzb, descr, f, a.offsets, a.indices, d, ilu, LEVELS, sp_buffer));
        SP(TYPED(t, bsrilu02, sp_handle, dir, mb, a.nnzb, descr, f, a.offsets, a.indices, d, ilu, LEVELS, sp_buffer));
        SP(cusparseXbsrilu02_zeroPivot(sp_handle, ilu, &position));
        lt_type other = t == LT_S ? LT_Z : LT_S;
        if (boosted) LT_EQ(TYPED(other, bsrilu02, sp_handle, dir, mb, a.nnzb, descr, f, a.offsets, a.indices, d, ilu, LEVELS, sp_buffer), CUSPARSE_STATUS_INVALID_VALUE);
    } else {
        SP(TYPED(t, bsric02_bufferSize, sp_handle, dir, mb, a.nnzb, descr, f, a.offsets, a.indices, d, ic, &bytes));
        SP(TYPED(t, bsric02_bufferSizeExt, sp_handle, dir, mb, a.nnzb, descr, f, a.offsets, a.indices, d, ic, &more));
        SP(TYPED(t, bsric02_analysis, sp_handle, dir, mb, a.nnzb, descr, f, a.offsets, a.indices, d, ic, NO_LEVELS, sp_buffer));
        SP(TYPED(t, bsric02, sp_handle, dir, mb, a.nnzb, descr, f, a.offsets, a.indices, d, ic, NO_LEVELS, sp_buffer));
        SP(cusparseXbsric02_zeroPivot(sp_handle, ic, &position));
    }
    LT_EQ(position, -1);
    LT_CHECK(bytes > 0 && more == (size_t)bytes);
    wide *got = dense(&a, f), *was = dense(&a, a.values);
    for (int i = 0; i < a.n; i++)
        for (int j = 0; j < a.n; j++) {
            if (!a.there[i / d * mb + j / d]) continue;
            size_t at = (size_t)i + (size_t)j * (size_t)a.n;
            if (!lu && j > i) LT_CHECKF(got[at] == was[at], "(%d, %d) was touched", i, j);
            else LT_CHECKF(sp_near(got[at], want[at], 200 * lt_eps(t), a.n), "(%d, %d)", i, j);
        }
    SP(cusparseDestroyBsric02Info(ic));
    SP(cusparseDestroyBsrilu02Info(ilu));
    SP(cusparseDestroyMatDescr(descr));
    free(got), free(was), free(want), sp_free(f), sp_free(value), sp_free(least);
    drop(&a);
}
static void factors(void) {
    static const int shapes[][2] = {{0, 3}, {1, 1}, {1, 5}, {6, 1}, {7, 2}, {9, 3}, {5, 8}};
    lt_rng r = lt_seed(17);
    sp_begin();
    for (int t = 0; t < 4; t++)
        for (size_t s = 0; s < sizeof shapes / sizeof *shapes; s++)
            for (int k = 0; k < 16; k++) {
                lt_context("%c %d blocks of %d, case %d", lt_letter((lt_type)t), shapes[s][0], shapes[s][1], k);
                factor_one((lt_type)t, shapes[s][0], shapes[s][1], k & 1, k & 2 ? CUSPARSE_DIRECTION_ROW : CUSPARSE_DIRECTION_COLUMN, k / 4 > 0, k / 4 > 0 ? k / 4 - 1 : 0, &r);
            }
    lt_context(NULL);
    sp_end();
}

/* Where each of the four says that the first zero pivot is: in the analysis alone, or (`run`) after a solve or factorization too. */
static void positions(const blocks *a, int run, int sv, int sm, int ic, int lu) {
    const cusparseOperation_t op = CUSPARSE_OPERATION_NON_TRANSPOSE;
    cusparseMatDescr_t descr = sp_descr(a->base, CUSPARSE_FILL_MODE_LOWER, CUSPARSE_DIAG_TYPE_NON_UNIT);
    bsrsv2Info_t isv = NULL;
    bsrsm2Info_t ism = NULL;
    bsric02Info_t iic = NULL;
    bsrilu02Info_t ilu = NULL;
    int64_t count = (int64_t)a->nnzb * a->d * a->d;
    double one = 1, *f = sp_vector(LT_D, a->n), *x = sp_vector(LT_D, a->n), *copy = sp_vector(LT_D, count);
    for (int k = 0; k < a->n; k++) f[k] = 1;
    SP(cusparseCreateBsrsv2Info(&isv));
    SP(cusparseCreateBsrsm2Info(&ism));
    SP(cusparseCreateBsric02Info(&iic));
    SP(cusparseCreateBsrilu02Info(&ilu));
#define BLOCKS a->mb, a->nnzb, descr, copy, a->offsets, a->indices, a->d
    memcpy(copy, a->values, (size_t)count * 8);
    SP(cusparseDbsrsv2_analysis(sp_handle, a->dir, op, BLOCKS, isv, NO_LEVELS, sp_buffer));
    SP(cusparseDbsrsm2_analysis(sp_handle, a->dir, op, op, a->mb, 1, a->nnzb, descr, copy, a->offsets, a->indices, a->d, ism, NO_LEVELS, sp_buffer));
    SP(cusparseDbsric02_analysis(sp_handle, a->dir, BLOCKS, iic, NO_LEVELS, sp_buffer));
    SP(cusparseDbsrilu02_analysis(sp_handle, a->dir, BLOCKS, ilu, NO_LEVELS, sp_buffer));
    if (run) {
        SP(cusparseDbsrsv2_solve(sp_handle, a->dir, op, a->mb, a->nnzb, &one, descr, copy, a->offsets, a->indices, a->d, isv, f, x, NO_LEVELS, sp_buffer));
        SP(cusparseDbsrsm2_solve(sp_handle, a->dir, op, op, a->mb, 1, a->nnzb, &one, descr, copy, a->offsets, a->indices, a->d, ism, f, a->n, x, a->n, NO_LEVELS, sp_buffer));
        SP(cusparseDbsric02(sp_handle, a->dir, BLOCKS, iic, NO_LEVELS, sp_buffer));
        SP_SYNC();
        memcpy(copy, a->values, (size_t)count * 8);
        SP(cusparseDbsrilu02(sp_handle, a->dir, BLOCKS, ilu, NO_LEVELS, sp_buffer));
    }
#undef BLOCKS
    int p[4] = {7, 7, 7, 7}, want[4] = {sv, sm, ic, lu};
    cusparseStatus_t s[4] = {cusparseXbsrsv2_zeroPivot(sp_handle, isv, &p[0]), cusparseXbsrsm2_zeroPivot(sp_handle, ism, &p[1]),
                             cusparseXbsric02_zeroPivot(sp_handle, iic, &p[2]), cusparseXbsrilu02_zeroPivot(sp_handle, ilu, &p[3])};
    for (int k = 0; k < 4; k++) {
        LT_CHECKF(p[k] == (want[k] < 0 ? -1 : want[k] + a->base), "%d: %d instead of %d", k, p[k], want[k]);
        LT_EQ(s[k], want[k] < 0 ? CUSPARSE_STATUS_SUCCESS : CUSPARSE_STATUS_ZERO_PIVOT);
    }
    SP(cusparseDestroyBsrsv2Info(isv));
    SP(cusparseDestroyBsrsm2Info(ism));
    SP(cusparseDestroyBsric02Info(iic));
    SP(cusparseDestroyBsrilu02Info(ilu));
    SP(cusparseDestroyMatDescr(descr));
    sp_free(f), sp_free(x), sp_free(copy);
}
static void pivots(void) {
    lt_rng r = lt_seed(5);
    sp_begin();
    for (int base = 0; base < 2; base++)
        for (int at = 0; at < 4; at++) {
            cusparseDirection_t dir = at & 1 ? CUSPARSE_DIRECTION_ROW : CUSPARSE_DIRECTION_COLUMN;
            lt_context("base %d block %d", base, at);
            blocks a = make(LT_D, 5, 3, base, dir, at, &r);
            positions(&a, 0, at, at, at, at);
            positions(&a, 1, at, at, at, at);
            drop(&a);
            a = make(LT_D, 5, 3, base, dir, -1, &r);
            positions(&a, 0, -1, -1, -1, -1);
            positions(&a, 1, -1, -1, -1, -1);
            /* A block on the diagonal alone in its row and column: a pivot of its own becomes zero, and the diagonal has none. */
            double *v = a.values;
            for (int j = 0; j < 5; j++)
                for (int e = 0; e < 9; e++) {
                    if (j != at && find(&a, at, j) >= 0) v[find(&a, at, j) * 9 + e] = 0;
                    if (j != at && find(&a, j, at) >= 0) v[find(&a, j, at) * 9 + e] = 0;
                }
            for (int e = 0; e < 9; e++) v[find(&a, at, at) * 9 + e] = 1;
            positions(&a, 0, -1, -1, -1, -1);
            positions(&a, 1, -1, -1, at, at);
            v[place(&a, find(&a, at, at), 2, 2)] = 0; /* and now it has */
            positions(&a, 1, at, at, at, at);
            v[place(&a, find(&a, at, at), 0, 0)] = NAN;
            positions(&a, 1, at, at, at, at);
            drop(&a);
        }
    lt_context(NULL);
    sp_end();
}

/* Analyses are kept to: another op, direction, size of blocks or size is refused, and nothing is written. */
static void analyses_are_kept_to(void) {
    lt_rng r = lt_seed(8);
    sp_begin();
    blocks a = make(LT_D, 4, 2, 0, CUSPARSE_DIRECTION_ROW, -1, &r);
    const cusparseOperation_t op = CUSPARSE_OPERATION_NON_TRANSPOSE;
    const cusparseDirection_t row = CUSPARSE_DIRECTION_ROW;
    cusparseMatDescr_t descr = sp_descr(0, CUSPARSE_FILL_MODE_LOWER, CUSPARSE_DIAG_TYPE_NON_UNIT), upper = sp_descr(0, CUSPARSE_FILL_MODE_UPPER, CUSPARSE_DIAG_TYPE_NON_UNIT);
    double one = 1, *f = sp_vector(LT_D, 16), *x = sp_vector(LT_D, 16), before[16];
    bsrsv2Info_t sv = NULL;
    bsric02Info_t ic = NULL;
    SP(cusparseCreateBsrsv2Info(&sv));
    SP(cusparseCreateBsric02Info(&ic));
    memset(f, 0, 128), memset(x, 7, 128), memcpy(before, x, 128);
#define SOLVE(dir, op, mb, nnzb, descr, d, policy) \
    cusparseDbsrsv2_solve(sp_handle, dir, op, mb, nnzb, &one, descr, a.values, a.offsets, a.indices, d, sv, f, x, policy, sp_buffer)
#define WRONG(call) LT_EQ((call), CUSPARSE_STATUS_INVALID_VALUE)
    WRONG(SOLVE(row, op, 4, a.nnzb, descr, 2, NO_LEVELS));
    LT_EQ(cusparseDbsric02(sp_handle, row, 4, a.nnzb, descr, a.values, a.offsets, a.indices, 2, ic, NO_LEVELS, sp_buffer), CUSPARSE_STATUS_INTERNAL_ERROR);
    SP(cusparseDbsrsv2_analysis(sp_handle, row, op, 4, a.nnzb, descr, a.values, a.offsets, a.indices, 2, sv, NO_LEVELS, sp_buffer));
    SP(cusparseDbsric02_analysis(sp_handle, row, 4, a.nnzb, descr, a.values, a.offsets, a.indices, 2, ic, NO_LEVELS, sp_buffer));
    WRONG(SOLVE(CUSPARSE_DIRECTION_COLUMN, op, 4, a.nnzb, descr, 2, NO_LEVELS));
    WRONG(SOLVE(row, CUSPARSE_OPERATION_TRANSPOSE, 4, a.nnzb, descr, 2, NO_LEVELS));
    WRONG(SOLVE(row, op, 3, a.nnzb, descr, 2, NO_LEVELS));
    WRONG(SOLVE(row, op, 4, a.nnzb - 1, descr, 2, NO_LEVELS));
    WRONG(SOLVE(row, op, 4, a.nnzb, upper, 2, NO_LEVELS));
    WRONG(SOLVE(row, op, 4, a.nnzb, descr, 1, NO_LEVELS));
    WRONG(SOLVE(row, op, 4, a.nnzb, descr, 2, LEVELS));
    WRONG(cusparseDbsric02(sp_handle, row, 3, a.nnzb, descr, a.values, a.offsets, a.indices, 2, ic, NO_LEVELS, sp_buffer));
    WRONG(cusparseDbsric02(sp_handle, row, 4, a.nnzb, descr, a.values, a.offsets, a.indices, 2, ic, LEVELS, sp_buffer));
    bsrsm2Info_t sm = NULL;
    SP(cusparseCreateBsrsm2Info(&sm));
    LT_EQ(cusparseDbsrsm2_analysis(sp_handle, row, op, CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE, 4, 1, a.nnzb, descr, a.values, a.offsets, a.indices, 2, sm, NO_LEVELS, sp_buffer),
          CUSPARSE_STATUS_NOT_SUPPORTED);
    SP(cusparseDestroyBsrsm2Info(sm));
    SP_SYNC();
    LT_CHECK(memcmp(before, x, 128) == 0);
    SP(SOLVE(row, op, 4, a.nnzb, descr, 2, NO_LEVELS));
    SP(cusparseDestroyBsrsv2Info(sv)); /* the queued solve goes on */
    SP_SYNC();
    LT_CHECK(x[0] == 0);
    LT_EQ(cusparseDestroyBsrsv2Info(sv), CUSPARSE_STATUS_INVALID_VALUE);
    SP(cusparseDestroyBsric02Info(ic));
    SP(cusparseDestroyMatDescr(descr));
    SP(cusparseDestroyMatDescr(upper));
    sp_free(f), sp_free(x), drop(&a);
    sp_end();
}

/* y = alpha op(A) x + beta y, A not Hermitian. */
static void transposed_products(void) {
    lt_rng r = lt_seed(4);
    sp_begin();
    for (int t = 0; t < 4; t++)
        for (int k = 0; k < 12; k++) {
            cusparseOperation_t op = (cusparseOperation_t)(k % 3);
            blocks a = make((lt_type)t, 6, 1 + k % 4, k & 1, k & 2 ? CUSPARSE_DIRECTION_ROW : CUSPARSE_DIRECTION_COLUMN, -1, &r);
            lt_context("%c op %d blocks of %d case %d", lt_letter(a.t), op, a.d, k);
            sp_random(a.t, a.values, (int64_t)a.nnzb * a.d * a.d, &r);
            void *x = sp_vector(a.t, a.n), *y = sp_vector(a.t, a.n), *before = malloc((size_t)a.n * lt_size(a.t));
            sp_random(a.t, x, a.n, &r), sp_random(a.t, y, a.n, &r);
            memcpy(before, y, (size_t)a.n * lt_size(a.t));
            sp_scalar two = sp_scalar_of(a.t, 2), minus = sp_scalar_of(a.t, -1);
            cusparseMatDescr_t descr = sp_descr(a.base, CUSPARSE_FILL_MODE_LOWER, CUSPARSE_DIAG_TYPE_NON_UNIT);
            SP(TYPED(a.t, bsrmv, sp_handle, a.dir, op, a.mb, a.mb, a.nnzb, (void *)&two, descr, a.values, a.offsets, a.indices, a.d, x, (void *)&minus, y));
            SP_SYNC();
            wide *m = dense(&a, a.values);
            for (int i = 0; i < a.n; i++) {
                wide sum = 0;
                for (int l = 0; l < a.n; l++) {
                    wide v = op ? m[l + i * a.n] : m[i + l * a.n];
                    sum += (op == CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE ? conjl(v) : v) * sp_get(a.t, x, l);
                }
                LT_CHECKF(sp_near(sp_get(a.t, y, i), 2 * sum - sp_get(a.t, before, i), 20 * lt_eps(a.t), a.n), "%d", i);
            }
            SP(cusparseDestroyMatDescr(descr));
            sp_free(x), sp_free(y), free(before), free(m), drop(&a);
        }
    lt_context(NULL);
    sp_end();
}

static const lt_test tests[] = {{"solves", solves, 0},
                                {"factors", factors, 0},
                                {"pivots", pivots, 0},
                                {"analyses_are_kept_to", analyses_are_kept_to, 0},
                                {"transposed_products", transposed_products, 0},
                                {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
