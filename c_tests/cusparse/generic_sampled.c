/* cusparseSDDMM in every format and type, and batches of it and of cusparseSpMM, against dense sums in long double. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "generic_support.h"

static lt_rng rng;
static const cusparseFormat_t formats[] = {CUSPARSE_FORMAT_CSR, CUSPARSE_FORMAT_CSC, CUSPARSE_FORMAT_COO, CUSPARSE_FORMAT_BSR};

/* Types of A and B, of C, and of what is computed in. */
typedef struct {
    cudaDataType a, c, compute;
} types;
static const types all[] = {
    {CUDA_R_32F, CUDA_R_32F, CUDA_R_32F},  {CUDA_R_64F, CUDA_R_64F, CUDA_R_64F},   {CUDA_C_32F, CUDA_C_32F, CUDA_C_32F},
    {CUDA_C_64F, CUDA_C_64F, CUDA_C_64F},  {CUDA_R_16F, CUDA_R_32F, CUDA_R_32F},   {CUDA_R_16F, CUDA_R_16F, CUDA_R_32F},
    {CUDA_R_16BF, CUDA_R_32F, CUDA_R_32F}, {CUDA_R_16BF, CUDA_R_16BF, CUDA_R_32F},
};

/* Where stored value e is in the matrix. */
static void place(const g_matrix *c, int64_t e, int64_t *i, int64_t *j) {
    int64_t size = c->format == CUSPARSE_FORMAT_BSR ? c->block * c->block : 1, k = e / size, in = e % size, o = 0;
    if (c->format == CUSPARSE_FORMAT_COO) o = g_index(c->it, c->offsets, k) - c->base;
    else
        while (g_index(c->it, c->offsets, o + 1) - c->base <= k) o++;
    int64_t inner = g_index(c->it, c->indices, k) - c->base;
    *i = c->format == CUSPARSE_FORMAT_CSC ? inner : o, *j = c->format == CUSPARSE_FORMAT_CSC ? o : inner;
    if (size == 1) return;
    int rows = c->order == CUSPARSE_ORDER_ROW;
    *i = *i * c->block + (rows ? in / c->block : in % c->block), *j = *j * c->block + (rows ? in % c->block : in / c->block);
}

typedef struct {
    wide sum;
    double scale;
} term;
static term product(const g_dense *a, const g_dense *b, int wa, int wb, cusparseOperation_t opa, cusparseOperation_t opb, int64_t i, int64_t j, int64_t k) {
    term t = {0, 0};
    for (int64_t l = 0; l < k; l++) {
        wide v = g_dense_at(a, wa, opa, i, l) * g_dense_at(b, wb, opb, l, j);
        t.sum += v, t.scale += (double)cabsl(v) * 2;
    }
    return t;
}

static void sddmm_case(cusparseFormat_t f, types t, cusparseIndexType_t it, int base, int64_t m, int64_t n, int64_t k, cusparseOperation_t opa,
                       cusparseOperation_t opb, int orders, int alpha_kind, int beta_kind, int old) {
    lt_context("format %d types %d %d m %d n %d k %d ops %d %d orders %d alpha %d beta %d", f, t.a, t.c, (int)m, (int)n, (int)k, opa, opb, orders,
               alpha_kind, beta_kind);
    g_matrix c = g_make(f, t.c, it, base, m, n, 0.4, G_SHUFFLED | G_SCATTERED, &rng);
    cusparseOrder_t oa = orders & 1 ? CUSPARSE_ORDER_ROW : CUSPARSE_ORDER_COL, ob = orders & 2 ? CUSPARSE_ORDER_ROW : CUSPARSE_ORDER_COL;
    g_dense a = opa ? g_dense_make(t.a, k, m, 1, oa, 1, &rng) : g_dense_make(t.a, m, k, 1, oa, 1, &rng);
    g_dense b = opb ? g_dense_make(t.a, n, k, 0, ob, 1, &rng) : g_dense_make(t.a, k, n, 0, ob, 1, &rng);
    wide alpha = alpha_kind ? g_random(t.compute, &rng) + 5 : 0, beta = beta_kind == 2 ? g_random(t.compute, &rng) - 5 : beta_kind;
    wide *want = calloc((size_t)c.stored + 1, sizeof *want);
    double *scale = calloc((size_t)c.stored + 1, sizeof *scale);
    for (int64_t e = 0; e < c.stored; e++) {
        int64_t i, j;
        place(&c, e, &i, &j);
        term p = product(&a, &b, 0, 0, opa, opb, i, j, k);
        wide was = beta_kind ? beta * g_get(t.c, c.values, e) : 0;
        want[e] = alpha * p.sum + was;
        scale[e] = (double)(cabsl(alpha) * p.scale + cabsl(was));
        if (beta_kind == 0) g_set(t.c, c.values, e, g_poison(t.c));
    }
    for (int64_t i = 0; i < a.m && !alpha_kind; i++)
        for (int64_t j = 0; j < a.n; j++) g_set(t.a, a.p, g_place(&a, 0, i, j), g_poison(t.a));
    g_scalar sa = g_scalar_of(t.compute, alpha), sb = g_scalar_of(t.compute, beta);
    size_t size = 0;
    cusparseSDDMMAlg_t alg = CUSPARSE_SDDMM_ALG_DEFAULT;
    if (old) {
        SP(cusparseConstrainedGeMM_bufferSize(g_handle, opa, opb, &sa, a.d, b.d, &sb, c.d, t.compute, &size));
        SP(cusparseConstrainedGeMM(g_handle, opa, opb, &sa, a.d, b.d, &sb, c.d, t.compute, NULL));
    } else {
        SP(cusparseSDDMM_bufferSize(g_handle, opa, opb, &sa, a.d, b.d, &sb, c.d, t.compute, alg, &size));
        SP(cusparseSDDMM_preprocess(g_handle, opa, opb, &sa, a.d, b.d, &sb, c.d, t.compute, alg, NULL));
        SP(cusparseSDDMM(g_handle, opa, opb, &sa, a.d, b.d, &sb, c.d, t.compute, alg, NULL));
    }
    LT_CHECK(size > 0 && size % 256 == 0);
    memset(&sa, 0xff, sizeof sa), memset(&sb, 0xff, sizeof sb);
    SYNC();
    double eps = fmax(g_eps(t.c), g_eps(t.compute));
    for (int64_t e = 0; e < c.stored; e++) g_near(g_get(t.c, c.values, e), want[e], eps, scale[e] + 1e-30);
    free(want), free(scale);
    g_dense_free(&a), g_dense_free(&b);
    g_matrix_free(&c);
}
static void sddmm(void) {
    g_begin();
    for (int f = 0; f < 4; f++)
        for (int t = 0; t < 8; t++)
            for (int ops = 0; ops < 9; ops++)
                for (int orders = 0; orders < 4; orders++)
                    sddmm_case(formats[f], all[t], g_indices[ops & 1], orders & 1, 9, 12, 7 * (ops != 5), (cusparseOperation_t)(ops / 3),
                               (cusparseOperation_t)(ops % 3), orders, ops != 4, (ops + orders) % 3, orders == 2);
    for (int f = 0; f < 3; f++) {
        sddmm_case(formats[f], all[0], g_indices[0], 0, 0, 3, 2, 0, 0, 0, 1, 2, 0);
        /* More than a few tasks. */
        sddmm_case(formats[f], all[f], g_indices[f & 1], 1, 120, 90, 80, 0, 0, f, 1, 2, 0);
    }
    sddmm_case(formats[3], all[1], g_indices[0], 0, 120, 90, 80, 1, 0, 0, 1, 2, 0);
    g_end();
}

/* Types that do not go together: NOT_SUPPORTED, and nothing is written. */
static void types_that_do_not_go_together(void) {
    static const types none[] = {{CUDA_R_32F, CUDA_R_64F, CUDA_R_64F},   {CUDA_R_16F, CUDA_R_16F, CUDA_R_16F}, {CUDA_R_16F, CUDA_R_16BF, CUDA_R_32F},
                                 {CUDA_C_16F, CUDA_C_16F, CUDA_C_32F},   {CUDA_R_8I, CUDA_R_32I, CUDA_R_32I}, {CUDA_R_32F, CUDA_R_32F, CUDA_R_64F},
                                 {CUDA_R_32F, CUDA_R_16F, CUDA_R_32F}};
    g_begin();
    for (size_t t = 0; t <= sizeof none / sizeof *none; t++) {
        int uneven = t == sizeof none / sizeof *none; /* A and B of two types */
        types k = uneven ? all[4] : none[t];
        g_matrix c = g_make(CUSPARSE_FORMAT_CSR, k.c, CUSPARSE_INDEX_32I, 0, 4, 4, 0.5, G_DIAGONAL, &rng);
        g_dense a = g_dense_make(k.a, 4, 4, 0, CUSPARSE_ORDER_COL, 1, &rng), b = g_dense_make(uneven ? CUDA_R_16BF : k.a, 4, 4, 0, CUSPARSE_ORDER_COL, 1, &rng);
        wide first = g_get(k.c, c.values, 0);
        g_scalar one = g_scalar_of(k.compute, 1);
        LT_EQ(cusparseSDDMM(g_handle, 0, 0, &one, a.d, b.d, &one, c.d, k.compute, CUSPARSE_SDDMM_ALG_DEFAULT, NULL), CUSPARSE_STATUS_NOT_SUPPORTED);
        SYNC();
        LT_CHECK(g_get(k.c, c.values, 0) == first);
        g_dense_free(&a), g_dense_free(&b);
        g_matrix_free(&c);
    }
    g_end();
}

/* Several matrices of equally many entries, each with a pattern of its own unless the distances are 0: LINES lines (rows,
 * or columns of CSC, or rows of blocks) of EACH entries among WIDTH. */
enum { BATCH = 3, LINES = 5, WIDTH = 7, EACH = 3, NNZ = LINES * EACH };
typedef struct {
    cusparseFormat_t f;
    cudaDataType t;
    int base, blocks, offsets, indices, values; /* distances */
    int64_t m, n;
    int32_t *o, *i;
    void *v;
    cusparseOrder_t order;
    cusparseSpMatDescr_t d;
} several;

static several make(cusparseFormat_t f, cudaDataType t, int base, int shared) {
    int b = f == CUSPARSE_FORMAT_BSR ? 2 : 1, coo = f == CUSPARSE_FORMAT_COO, size = NNZ * b * b, list = coo ? NNZ : LINES + 1;
    several s = {f, t, base, b, shared ? 0 : list + coo * 2, shared ? 0 : NNZ + 2, size + 2, LINES * b, WIDTH * b, 0, 0, 0, CUSPARSE_ORDER_COL, 0};
    if (f == CUSPARSE_FORMAT_CSC) s.m = WIDTH, s.n = LINES;
    if (coo) s.values = s.indices = s.offsets; /* one distance for all */
    if (f != CUSPARSE_FORMAT_BSR && !coo) s.values = s.indices;
    s.order = (lt_bits(&rng) & 1) ? CUSPARSE_ORDER_ROW : CUSPARSE_ORDER_COL;
    s.o = g_new((size_t)(s.offsets * (BATCH - 1) + list), 4);
    s.i = g_new((size_t)(s.indices * (BATCH - 1) + NNZ), 4);
    s.v = g_array(t, s.values * (BATCH - 1) + size, &rng);
    for (int w = 0; w < BATCH; w++) {
        /* Each matrix has a longer line and a shorter one elsewhere. */
        for (int l = 0, k = 0; l < LINES; l++) {
            int first = (int)lt_below(&rng, WIDTH), length = EACH + (l == w) - (l == w + 2);
            if (!coo) s.o[w * s.offsets + l] = k + base, s.o[w * s.offsets + LINES] = NNZ + base;
            for (int e = 0; e < length; e++, k++) {
                if (coo) s.o[w * s.offsets + k] = l + base;
                s.i[w * s.indices + k] = (first + 2 * e) % WIDTH + base;
            }
        }
    }
    cusparseIndexBase_t ib = (cusparseIndexBase_t)base;
    cusparseIndexType_t it = CUSPARSE_INDEX_32I;
    if (f == CUSPARSE_FORMAT_CSR) SP(cusparseCreateCsr(&s.d, s.m, s.n, NNZ, s.o, s.i, s.v, it, it, ib, t));
    if (f == CUSPARSE_FORMAT_CSC) SP(cusparseCreateCsc(&s.d, s.m, s.n, NNZ, s.o, s.i, s.v, it, it, ib, t));
    if (coo) SP(cusparseCreateCoo(&s.d, s.m, s.n, NNZ, s.o, s.i, s.v, it, ib, t));
    if (f == CUSPARSE_FORMAT_BSR) {
        SP(cusparseCreateBsr(&s.d, LINES, WIDTH, NNZ, b, b, s.o, s.i, s.v, it, it, ib, t, s.order));
        SP(cusparseBsrSetStridedBatch(s.d, BATCH, s.offsets, s.indices, s.values));
    } else if (coo) SP(cusparseCooSetStridedBatch(s.d, BATCH, s.values));
    else SP(cusparseCsrSetStridedBatch(s.d, BATCH, s.offsets, s.values));
    return s;
}
/* Matrix w alone. */
static g_matrix one_of(const several *s, int w) {
    g_matrix a = {s->f, s->t, CUSPARSE_INDEX_32I, s->base, s->m, s->n, NNZ, s->blocks, 0, NNZ * s->blocks * s->blocks, s->order, 0, 0, 0, 0, 0};
    a.offsets = s->o + w * s->offsets, a.indices = s->i + w * s->indices;
    a.values = (char *)s->v + (size_t)(w * s->values) * g_size(s->t);
    return a;
}
static void drop(several *s) {
    SP(cusparseDestroySpMat(s->d));
    g_free(s->o), g_free(s->i), g_free(s->v);
}

static void sddmm_batch(cusparseFormat_t f, types t, int base, int na, int nb) {
    lt_context("format %d types %d %d base %d batches %d %d", f, t.a, t.c, base, na, nb);
    several s = make(f, t.c, base, 0);
    enum { K = 4 };
    g_dense a = g_dense_make(t.a, s.m, K, 1, CUSPARSE_ORDER_ROW, na, &rng), b = g_dense_make(t.a, K, s.n, 1, CUSPARSE_ORDER_COL, nb, &rng);
    g_scalar two = g_scalar_of(t.compute, 2), three = g_scalar_of(t.compute, 3);
    size_t bytes = (size_t)(s.values * (BATCH - 1) + NNZ * s.blocks * s.blocks) * g_size(t.c);
    void *before = malloc(bytes);
    memcpy(before, s.v, bytes);
    SP(cusparseSDDMM(g_handle, 0, 0, &two, a.d, b.d, &three, s.d, t.compute, CUSPARSE_SDDMM_ALG_DEFAULT, NULL));
    SYNC();
    for (int w = 0; w < BATCH; w++) {
        g_matrix c = one_of(&s, w);
        const char *was = (char *)before + (size_t)(w * s.values) * g_size(t.c);
        for (int64_t e = 0; e < c.stored; e++) {
            int64_t i, j;
            place(&c, e, &i, &j);
            term p = product(&a, &b, na > 1 ? w : 0, nb > 1 ? w : 0, 0, 0, i, j, K);
            wide want = 2 * p.sum + 3 * g_get(t.c, was, e);
            g_near(g_get(t.c, c.values, e), want, fmax(g_eps(t.c), g_eps(t.compute)), 2 * p.scale + 3 * (double)cabsl(g_get(t.c, was, e)) + 1e-30);
        }
        /* What lies between the matrices is as it was. */
        for (int64_t e = c.stored; e < s.values && w + 1 < BATCH; e++) LT_CHECK(g_get(t.c, c.values, e) == g_get(t.c, was, e));
    }
    /* Two of three are no batch, and one C cannot be written three times. */
    if (na > 1) {
        memcpy(before, s.v, bytes);
        SP(cusparseDnMatSetStridedBatch(a.d, 2, a.stride));
        BAD(cusparseSDDMM(g_handle, 0, 0, &two, a.d, b.d, &three, s.d, t.compute, CUSPARSE_SDDMM_ALG_DEFAULT, NULL));
        SP(cusparseSpMatSetStridedBatch(s.d, BATCH));
        SP(cusparseDnMatSetStridedBatch(a.d, 3, a.stride));
        BAD(cusparseSDDMM(g_handle, 0, 0, &two, a.d, b.d, &three, s.d, t.compute, CUSPARSE_SDDMM_ALG_DEFAULT, NULL));
        SYNC();
        LT_CHECK(memcmp(before, s.v, bytes) == 0);
    }
    free(before);
    g_dense_free(&a), g_dense_free(&b);
    drop(&s);
}
static void sddmm_batches(void) {
    g_begin();
    for (int f = 0; f < 4; f++)
        for (int t = 0; t < 8; t++)
            for (int k = 0; k < 4; k++) sddmm_batch(formats[f], all[t], k & 1, k & 1 ? BATCH : 1, k & 2 ? BATCH : 1);
    g_end();
}

/* C_w = 2 A_w B_w - C_w for matrices of blocks, with patterns of their own or one for all. */
static void spmm_batch(cudaDataType t, int base, int shared, int nb) {
    lt_context("type %d base %d shared %d batch of B %d", t, base, shared, nb);
    several s = make(CUSPARSE_FORMAT_BSR, t, base, shared);
    enum { N = 5 };
    g_dense b = g_dense_make(t, s.n, N, 1, CUSPARSE_ORDER_ROW, nb, &rng), c = g_dense_make(t, s.m, N, 2, CUSPARSE_ORDER_COL, BATCH, &rng);
    g_scalar two = g_scalar_of(t, 2), minus = g_scalar_of(t, -1);
    wide *was[BATCH];
    for (int w = 0; w < BATCH; w++) was[w] = g_dense_copy(&c, w);
    SP(cusparseSpMM(g_handle, 0, 0, &two, s.d, b.d, &minus, c.d, t, CUSPARSE_SPMM_BSR_ALG1, NULL));
    SYNC();
    for (int w = 0; w < BATCH; w++) {
        g_matrix a = one_of(&s, w);
        wide *dense = calloc((size_t)(s.m * s.n), sizeof *dense);
        for (int64_t e = 0; e < a.stored; e++) {
            int64_t i, j;
            place(&a, e, &i, &j);
            dense[i + j * s.m] += g_get(t, a.values, e);
        }
        for (int64_t j = 0; j < N; j++)
            for (int64_t i = 0; i < s.m; i++) {
                wide sum = 0;
                for (int64_t l = 0; l < s.n; l++) sum += dense[i + l * s.m] * g_dense_at(&b, nb > 1 ? w : 0, 0, l, j);
                g_near(g_dense_at(&c, w, 0, i, j), 2 * sum - was[w][i + j * s.m], g_eps(t), 500);
            }
        free(dense), free(was[w]);
    }
    g_dense_gaps(&c);
    g_dense_free(&b), g_dense_free(&c);
    drop(&s);
}
static void spmm_batches_of_blocks(void) {
    g_begin();
    for (int t = 0; t < 4; t++)
        for (int k = 0; k < 8; k++) spmm_batch(g_types[t], k & 1, k >> 1 & 1, k & 4 ? BATCH : 1);
    g_end();
}

static const lt_test tests[] = {{"sddmm", sddmm, 0},
                                {"sddmm_batches", sddmm_batches, 0},
                                {"types_that_do_not_go_together", types_that_do_not_go_together, 0},
                                {"spmm_batches_of_blocks", spmm_batches_of_blocks, 0},
                                {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
