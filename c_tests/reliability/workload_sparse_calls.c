/* The calls of the sparse rows: see workload_sparse.c. Infos and descriptors live as long as a call; what is queued outlives them. */
#include "script.h"
#include "workload_sparse.h"

#include <cusparse.h>
#include <stdio.h>
#include <string.h>

/* A call of the sequence, unless one before it has failed. */
#define DO(waits, call)                                                                            \
    do {                                                                                           \
        if (!st)                                                                                   \
            STEP(st, WL_CUSPARSE, waits, call);                                                    \
    } while (0)
#define TYPED(t, name, ...)                                                                        \
    ((t) == 's'   ? cusparseS##name(__VA_ARGS__)                                                   \
     : (t) == 'd' ? cusparseD##name(__VA_ARGS__)                                                   \
     : (t) == 'c' ? cusparseC##name(__VA_ARGS__)                                                   \
                  : cusparseZ##name(__VA_ARGS__))
#define LEVELS CUSPARSE_SOLVE_POLICY_USE_LEVEL

static const double one[2] = {1, 0}, half_d[2] = {0.5, 0}, tenth[1] = {0.1};
static const float one_f[2] = {1, 0}, half_f[2] = {0.5, 0};

/* For every call: nothing is kept there. */
static _Alignas(128) char buffer[256];

/* Scalars of a type. */
static void *unit(char t)
{
    return (void *)(t == 'd' || t == 'z' ? (const void *)one : one_f);
}

static void *half(char t)
{
    return (void *)(t == 'd' || t == 'z' ? (const void *)half_d : half_f);
}

/* Arguments that many calls begin or end with. */
struct arrays {
    cusparseHandle_t h;
    cusparseMatDescr_t descr;
    char t;
    int n, count, *offsets, *indices;
    cusparseDirection_t dir;
    void *values, *x, *out;
};

static int solve_vector(struct arrays *a, int mode)
{
    cusparseOperation_t op = (cusparseOperation_t)(mode >> 1 & 3);
    bsrsv2Info_t info = NULL;
    int st = 0;
    DO(0, cusparseCreateBsrsv2Info(&info));
    DO(0, TYPED(a->t, bsrsv2_analysis, a->h, a->dir, op, a->n, a->count, a->descr, a->values, a->offsets, a->indices, 2, info, LEVELS, buffer));
    DO(0, TYPED(a->t, bsrsv2_solve, a->h, a->dir, op, a->n, a->count, half(a->t), a->descr, a->values, a->offsets, a->indices, 2, info, a->x,
                a->out, LEVELS, buffer));
    wl_unwatch();
    DO(0, cusparseDestroyBsrsv2Info(info));
    return st;
}

static int solve_matrix(struct arrays *a, int mode, int pad)
{
    cusparseOperation_t op = (cusparseOperation_t)(mode >> 1 & 3), turned = mode & 32 ? CUSPARSE_OPERATION_TRANSPOSE : CUSPARSE_OPERATION_NON_TRANSPOSE;
    bsrsm2Info_t info = NULL;
    int st = 0, ld = (mode & 32 ? NRHS : 2 * a->n) + pad;
    DO(0, cusparseCreateBsrsm2Info(&info));
    DO(0, TYPED(a->t, bsrsm2_analysis, a->h, a->dir, op, turned, a->n, NRHS, a->count, a->descr, a->values, a->offsets, a->indices, 2, info,
                LEVELS, buffer));
    DO(0, TYPED(a->t, bsrsm2_solve, a->h, a->dir, op, turned, a->n, NRHS, a->count, half(a->t), a->descr, a->values, a->offsets, a->indices, 2,
                info, a->x, ld, a->out, ld, LEVELS, buffer));
    wl_unwatch();
    DO(0, cusparseDestroyBsrsm2Info(info));
    return st;
}

static int factor(struct wl_job *j, struct arrays *a)
{
    int st = 0, is_lu = j->w.kind == WL_BSRILU;
    bsric02Info_t ic = NULL;
    bsrilu02Info_t lu = NULL;
    if (is_lu) {
        DO(0, cusparseCreateBsrilu02Info(&lu));
        if (j->w.mode & 2)
            DO(0, TYPED(a->t, bsrilu02_numericBoost, a->h, lu, 1, (double *)tenth, unit(a->t)));
        DO(0, TYPED(a->t, bsrilu02_analysis, a->h, a->dir, a->n, a->count, a->descr, a->values, a->offsets, a->indices, 2, lu, LEVELS, buffer));
        DO(0, TYPED(a->t, bsrilu02, a->h, a->dir, a->n, a->count, a->descr, a->values, a->offsets, a->indices, 2, lu, LEVELS, buffer));
    } else {
        DO(0, cusparseCreateBsric02Info(&ic));
        DO(0, TYPED(a->t, bsric02_analysis, a->h, a->dir, a->n, a->count, a->descr, a->values, a->offsets, a->indices, 2, ic, LEVELS, buffer));
        DO(0, TYPED(a->t, bsric02, a->h, a->dir, a->n, a->count, a->descr, a->values, a->offsets, a->indices, 2, ic, LEVELS, buffer));
    }
    wl_unwatch();
    j->info_host = 7;
    if (is_lu)
        DO(1, cusparseXbsrilu02_zeroPivot(a->h, lu, &j->info_host));
    else
        DO(1, cusparseXbsric02_zeroPivot(a->h, ic, &j->info_host));
    int kept = st; /* also what has failed is given back */
    st = 0;
    if (is_lu && lu)
        DO(0, cusparseDestroyBsrilu02Info(lu));
    if (!is_lu && ic)
        DO(0, cusparseDestroyBsric02Info(ic));
    return kept ? kept : st;
}

static int multiply(struct wl_job *j, int m, struct arrays *a)
{
    csrgemm2Info_t info = NULL;
    int st = 0, n = a->n, *offsets = wls_array(j, m, OUT_OFFSETS), *indices = wls_array(j, m, OUT_INDICES), nnz = 0;
    void *alpha = j->w.mode <= 1 ? half(a->t) : NULL, *beta = j->w.mode >= 1 ? unit(a->t) : NULL;
    size_t bytes = 0;
#define PATTERN a->offsets, a->indices
    DO(0, cusparseCreateCsrgemm2Info(&info));
    DO(0, TYPED(a->t, csrgemm2_bufferSizeExt, a->h, n, n, n, alpha, a->descr, a->count, PATTERN, a->descr, a->count, PATTERN, beta, a->descr,
                a->count, PATTERN, info, &bytes));
    wl_unwatch();
    DO(1, cusparseXcsrgemm2Nnz(a->h, n, n, n, a->descr, a->count, PATTERN, a->descr, a->count, PATTERN, a->descr, a->count, PATTERN, a->descr,
                               offsets, &nnz, info, buffer));
    if (!st)
        CHECK(nnz == wls_product(&j->w) || script_excused(), "%s: %d entries, not %d", wl_name(&j->w), nnz, wls_product(&j->w));
    DO(0, TYPED(a->t, csrgemm2, a->h, n, n, n, alpha, a->descr, a->count, a->values, PATTERN, a->descr, a->count, a->values, PATTERN, beta,
                a->descr, a->count, a->values, PATTERN, a->descr, a->out, offsets, indices, info, buffer));
#undef PATTERN
    DO(0, cusparseDestroyCsrgemm2Info(info));
    return st;
}

static int color(struct wl_job *j, int m, struct arrays *a)
{
    static const float some_f[] = {1, 0.5f};
    static const double some[] = {1, 0.5};
    cusparseColorInfo_t info = NULL;
    int st = 0, *colors = wls_array(j, m, OUT), *order = wls_array(j, m, OUT_INDICES), count = 0;
    DO(0, cusparseCreateColorInfo(&info));
    if (a->t == 's')
        DO(1, cusparseScsrcolor(a->h, a->n, a->count, a->descr, a->values, a->offsets, a->indices, &some_f[j->w.mode], &count, colors, order, info));
    else
        DO(1, cusparseDcsrcolor(a->h, a->n, a->count, a->descr, a->values, a->offsets, a->indices, &some[j->w.mode], &count, colors, order, info));
    wl_unwatch();
    j->info_host = count;
    DO(0, cusparseDestroyColorInfo(info));
    return st;
}

static int reblock(struct wl_job *j, int m, struct arrays *a)
{
    struct block b = wls_block_of(&j->w), to = wls_target(&j->w);
    int st = 0, n = a->n, *offsets = wls_array(j, m, OUT_OFFSETS), *indices = wls_array(j, m, OUT_INDICES), nnz = 0;
    switch (j->w.mode) {
    case 0:
        DO(1, cusparseXcsr2gebsrNnz(a->h, a->dir, n, n, a->descr, a->offsets, a->indices, a->descr, offsets, to.rows, to.cols, &nnz, buffer));
        wl_unwatch();
        DO(0, TYPED(a->t, csr2gebsr, a->h, a->dir, n, n, a->descr, a->values, a->offsets, a->indices, a->descr, a->out, offsets, indices,
                    to.rows, to.cols, buffer));
        break;
    case 1:
        DO(0, TYPED(a->t, gebsr2csr, a->h, a->dir, n, n, a->descr, a->values, a->offsets, a->indices, b.rows, b.cols, a->descr, a->out, offsets,
                    indices));
        return st;
    case 2:
        DO(1, cusparseXgebsr2gebsrNnz(a->h, a->dir, n, n, a->count, a->descr, a->offsets, a->indices, b.rows, b.cols, a->descr, offsets, to.rows,
                                      to.cols, &nnz, buffer));
        wl_unwatch();
        DO(0, TYPED(a->t, gebsr2gebsr, a->h, a->dir, n, n, a->count, a->descr, a->values, a->offsets, a->indices, b.rows, b.cols, a->descr,
                    a->out, offsets, indices, to.rows, to.cols, buffer));
        break;
    default:
        DO(0, TYPED(a->t, gebsr2gebsc, a->h, n, n, a->count, a->values, a->offsets, a->indices, b.rows, b.cols, a->out, indices, offsets,
                    CUSPARSE_ACTION_NUMERIC, CUSPARSE_INDEX_BASE_ZERO, buffer));
        return st;
    }
    if (!st)
        CHECK(nnz == wls_covered(&j->w) || script_excused(), "%s: %d blocks, not %d", wl_name(&j->w), nnz, wls_covered(&j->w));
    return st;
}

static int multiply_rows(struct wl_job *j, int m, struct arrays *a)
{
    int st = 0, n = a->n, *mask = wls_array(j, m, MASK), *ends = wls_array(j, m, ENDS);
    DO(0, TYPED(a->t, bsrxmv, a->h, a->dir, CUSPARSE_OPERATION_NON_TRANSPOSE, n / 2 + 1, n, n, a->count, half(a->t), a->descr, a->values, mask,
                a->offsets, ends, a->indices, 2, a->x, unit(a->t), a->out));
    return st;
}

/* ---- the second generation ---- */

static cudaDataType data_type(char t)
{
    return t == 's'   ? CUDA_R_32F
           : t == 'd' ? CUDA_R_64F
           : t == 'c' ? CUDA_C_32F
           : t == 'z' ? CUDA_C_64F
           : t == 'h' ? CUDA_R_16F
                      : CUDA_R_16BF;
}

static int create(struct wl_job *j, int m, struct arrays *a, int format, cusparseSpMatDescr_t *d)
{
    const cusparseIndexType_t it = CUSPARSE_INDEX_32I;
    const cusparseIndexBase_t zero = CUSPARSE_INDEX_BASE_ZERO;
    cudaDataType type = data_type(a->t);
    int st = 0, n = a->n, places = wls_places(&j->w);
    switch (format) {
    case 0:
        DO(0, cusparseCreateCsr(d, n, n, a->count, a->offsets, a->indices, a->values, it, it, zero, type));
        break;
    case 1:
        DO(0, cusparseCreateCoo(d, n, n, a->count, wls_array(j, m, ROWS), a->indices, a->values, it, zero, type));
        break;
    case 2:
        DO(0, cusparseCreateBsr(d, n, n, a->count, 2, 2, a->offsets, a->indices, a->values, it, it, zero, type, CUSPARSE_ORDER_ROW));
        break;
    default:
        DO(0, cusparseCreateSlicedEll(d, n, n, a->count, places, SLICE, a->offsets, a->indices, a->values, it, it, zero, type));
    }
    return st;
}

static int sample(struct wl_job *j, int m, struct arrays *a)
{
    const cusparseOperation_t op = CUSPARSE_OPERATION_NON_TRANSPOSE;
    cudaDataType type = data_type(a->t), compute = a->t == 'h' || a->t == 'b' ? CUDA_R_32F : type;
    char scalar = a->t == 'h' || a->t == 'b' ? 's' : a->t;
    struct block b = wls_block_of(&j->w);
    cusparseSpMatDescr_t c = NULL;
    cusparseDnMatDescr_t x = NULL, y = NULL;
    int several = j->w.mode == 3, rows = a->n * b.rows, cols = a->n * b.cols, ldx = rows + j->how.pad, ldy = DEPTH + j->how.pad;
    int st = create(j, m, a, j->w.mode > 2 ? 2 : j->w.mode, &c);
    DO(0, cusparseCreateDnMat(&x, rows, DEPTH, ldx, a->x, type, CUSPARSE_ORDER_COL));
    DO(0, cusparseCreateDnMat(&y, DEPTH, cols, ldy, wls_array(j, m, Y), type, CUSPARSE_ORDER_COL));
    if (several) {
        DO(0, cusparseBsrSetStridedBatch(c, 2, a->n + 1, a->count, (int64_t)a->count * b.rows * b.cols));
        DO(0, cusparseDnMatSetStridedBatch(x, 2, (int64_t)ldx * DEPTH));
        DO(0, cusparseDnMatSetStridedBatch(y, 2, (int64_t)ldy * cols));
    }
    DO(0, cusparseSDDMM(a->h, op, op, half(scalar), x, y, unit(scalar), c, compute, CUSPARSE_SDDMM_ALG_DEFAULT, NULL));
    wl_unwatch();
    DO(0, cusparseDestroyDnMat(y));
    DO(0, cusparseDestroyDnMat(x));
    DO(0, cusparseDestroySpMat(c));
    return st;
}

static int solve_triangle(struct wl_job *j, int m, struct arrays *a)
{
    cusparseOperation_t op = (cusparseOperation_t)(j->w.mode / 3);
    cudaDataType type = data_type(a->t);
    cusparseSpMatDescr_t d = NULL;
    cusparseDnVecDescr_t x = NULL, y = NULL;
    cusparseSpSVDescr_t sv = NULL;
    cusparseFillMode_t lower = CUSPARSE_FILL_MODE_LOWER;
    int rows = a->n * wls_block_of(&j->w).rows, st = create(j, m, a, j->w.mode % 3 == 2 ? 3 : j->w.mode % 3, &d);
    DO(0, cusparseSpMatSetAttribute(d, CUSPARSE_SPMAT_FILL_MODE, &lower, sizeof lower));
    DO(0, cusparseCreateDnVec(&x, rows, a->x, type));
    DO(0, cusparseCreateDnVec(&y, rows, a->out, type));
    DO(0, cusparseSpSV_createDescr(&sv));
    DO(0, cusparseSpSV_analysis(a->h, op, half(a->t), d, x, y, type, CUSPARSE_SPSV_ALG_DEFAULT, sv, NULL));
    DO(0, cusparseSpSV_solve(a->h, op, half(a->t), d, x, y, type, CUSPARSE_SPSV_ALG_DEFAULT, sv));
    wl_unwatch();
    DO(0, cusparseSpSV_destroyDescr(sv));
    DO(0, cusparseDestroyDnVec(y));
    DO(0, cusparseDestroyDnVec(x));
    DO(0, cusparseDestroySpMat(d));
    return st;
}

static int one_member(struct wl_job *j, int m, struct arrays *a)
{
    switch (j->w.kind) {
    case WL_BSRSV: return solve_vector(a, j->w.mode);
    case WL_BSRSM: return solve_matrix(a, j->w.mode, j->how.pad);
    case WL_BSRIC:
    case WL_BSRILU: return factor(j, a);
    case WL_GEMM2: return multiply(j, m, a);
    case WL_COLOR: return color(j, m, a);
    case WL_REBLOCK: return reblock(j, m, a);
    case WL_BSRXMV: return multiply_rows(j, m, a);
    case WL_SDDMM: return sample(j, m, a);
    default: return solve_triangle(j, m, a);
    }
}

int wl_launch_sparse(struct wl_job *j, struct wl_session *s)
{
    const struct wl *w = &j->w;
    struct arrays a = {.h = s->sparse, .t = w->type, .n = w->n, .count = wls_count(w)};
    int st = 0, solves = w->kind == WL_BSRSV || w->kind == WL_BSRSM;
    a.dir = w->mode & 1 ? CUSPARSE_DIRECTION_COLUMN : CUSPARSE_DIRECTION_ROW;
    DO(0, cusparseCreateMatDescr(&a.descr));
    if (solves) {
        DO(0, cusparseSetMatFillMode(a.descr, w->mode & 8 ? CUSPARSE_FILL_MODE_UPPER : CUSPARSE_FILL_MODE_LOWER));
        DO(0, cusparseSetMatDiagType(a.descr, w->mode & 16 ? CUSPARSE_DIAG_TYPE_UNIT : CUSPARSE_DIAG_TYPE_NON_UNIT));
    }
    for (int m = 0; m < j->how.batch && !st; m++) {
        a.values = wls_array(j, m, VALUES), a.offsets = wls_array(j, m, OFFSETS), a.indices = wls_array(j, m, INDICES);
        a.x = wls_array(j, m, X), a.out = wls_array(j, m, OUT);
        st = one_member(j, m, &a);
    }
    wl_unwatch();
    int kept = st;
    st = 0;
    if (a.descr)
        DO(0, cusparseDestroyMatDescr(a.descr));
    return kept ? kept : st;
}

int wl_open_sparse(struct wl_session *s)
{
    int st = 0;
    DO(0, cusparseCreate((cusparseHandle_t *)&s->sparse));
    if (!st && s->own)
        STEP(st, WL_CUDA, 0, cudaStreamCreate((cudaStream_t *)&s->cuda));
    if (s->own)
        DO(0, cusparseSetStream(s->sparse, s->cuda));
    return st;
}

int wl_close_sparse(struct wl_session *s)
{
    int st = 0, first = 0;
    if (s->sparse)
        DO(1, cusparseDestroy(s->sparse));
    first = st, st = 0;
    if (s->cuda)
        STEP(st, WL_CUDA, 1, cudaStreamDestroy(s->cuda));
    return first ? first : st;
}

int wl_sync_sparse(struct wl_session *s)
{
    int st;
    STEP(st, WL_CUDA, 1, cudaStreamSynchronize(s->cuda));
    return st;
}
