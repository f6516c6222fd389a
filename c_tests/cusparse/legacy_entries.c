/* What the first generation does with entries: sorting, sums, dropping small ones, sparse vectors, products. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "legacy_support.h"

static const int shapes[][2] = {{0, 3}, {4, 0}, {1, 1}, {5, 9}, {17, 6}, {40, 40}};
#define SHAPES (sizeof shapes / sizeof *shapes)
#define LOWER CUSPARSE_FILL_MODE_LOWER
#define NON_UNIT CUSPARSE_DIAG_TYPE_NON_UNIT

static void pointer_mode(int device) {
    SP(cusparseSetPointerMode(sp_handle, device ? CUSPARSE_POINTER_MODE_DEVICE : CUSPARSE_POINTER_MODE_HOST));
}
/* A scalar where the mode wants it; in host memory it is spoilt after the call by the caller's own hand. */
static void *scalar(lt_type t, wide value) {
    void *p = sp_vector(t, 1);
    sp_set(t, p, 0, value);
    return p;
}

/* Rows or columns sorted, with and without a permutation, and put back. */
static void sorting(void) {
    lt_rng r = lt_seed(41);
    sp_begin();
    for (int k = 0; k < 48; k++) {
        lt_type t = (lt_type)(k & 3);
        int base = k >> 2 & 1, kind = k >> 3 & 1;
        sp_csr a = sp_make(t, shapes[k / 8][0], shapes[k / 8][1], 0.5, base, SP_SHUFFLED, &r), b = sp_copy(&a), c = sp_copy(&a);
        cusparseMatDescr_t descr = sp_descr(base, LOWER, NON_UNIT);
        int *p = sp_new((size_t)a.nnz, sizeof(int));
        size_t bytes = 0;
        SP(cusparseCreateIdentityPermutation(sp_handle, a.nnz, p));
        if (kind) {
            SP(cusparseXcsrsort_bufferSizeExt(sp_handle, a.m, a.n, a.nnz, b.offsets, b.indices, &bytes));
            SP(cusparseXcsrsort(sp_handle, a.m, a.n, a.nnz, descr, b.offsets, b.indices, p, sp_buffer));
            SP(cusparseXcsrsort(sp_handle, a.m, a.n, a.nnz, descr, c.offsets, c.indices, NULL, sp_buffer));
        } else { /* the same arrays as columns of the transpose */
            SP(cusparseXcscsort_bufferSizeExt(sp_handle, a.n, a.m, a.nnz, b.offsets, b.indices, &bytes));
            SP(cusparseXcscsort(sp_handle, a.n, a.m, a.nnz, descr, b.offsets, b.indices, p, sp_buffer));
            SP(cusparseXcscsort(sp_handle, a.n, a.m, a.nnz, descr, c.offsets, c.indices, NULL, sp_buffer));
        }
        LT_CHECK(bytes > 0);
        SP_SYNC();
        LT_CHECK(memcmp(b.indices, c.indices, (size_t)a.nnz * sizeof(int)) == 0);
        for (int i = 0; i < a.m; i++)
            for (int e = a.offsets[i] - base; e < a.offsets[i + 1] - base; e++) {
                LT_CHECK(e == a.offsets[i] - base || b.indices[e - 1] < b.indices[e]);
                LT_REQUIRE(p[e] >= a.offsets[i] - base && p[e] < a.offsets[i + 1] - base);
                LT_EQ(a.indices[p[e]], b.indices[e]);
            }
        /* the same through csru2csr, which moves the values too, and back */
        csru2csrInfo_t info = NULL;
        sp_csr_free(&c), c = sp_copy(&a);
        SP(cusparseCreateCsru2csrInfo(&info));
        SP(TYPED(t, csru2csr_bufferSizeExt, sp_handle, a.m, a.n, a.nnz, c.values, c.offsets, c.indices, info, &bytes));
        LT_EQ(TYPED(t, csr2csru, sp_handle, a.m, a.n, a.nnz, descr, c.values, c.offsets, c.indices, info, sp_buffer), CUSPARSE_STATUS_INVALID_VALUE);
        SP(TYPED(t, csru2csr, sp_handle, a.m, a.n, a.nnz, descr, c.values, c.offsets, c.indices, info, sp_buffer));
        SP_SYNC();
        for (int e = 0; e < a.nnz; e++)
            LT_CHECK(c.indices[e] == b.indices[e] && sp_get(t, c.values, e) == sp_get(t, a.values, p[e]));
        SP(TYPED(t, csr2csru, sp_handle, a.m, a.n, a.nnz, descr, c.values, c.offsets, c.indices, info, sp_buffer));
        SP(cusparseDestroyCsru2csrInfo(info));
        SP_SYNC();
        LT_CHECK(memcmp(c.indices, a.indices, (size_t)a.nnz * sizeof(int)) == 0);
        LT_CHECK(memcmp(c.values, a.values, (size_t)a.nnz * lt_size(t)) == 0);
        SP(cusparseDestroyMatDescr(descr));
        sp_csr_free(&a), sp_csr_free(&b), sp_csr_free(&c), sp_free(p);
    }
    sp_end();
}

static void sorted_coordinates(void) {
    lt_rng r = lt_seed(42);
    sp_begin();
    for (int k = 0; k < 40; k++) {
        int nnz = k / 2 * 3, by_columns = k & 1;
        int *rows = sp_new((size_t)nnz, 4), *cols = sp_new((size_t)nnz, 4), *p = sp_new((size_t)nnz, 4);
        int *rows0 = sp_new((size_t)nnz, 4), *cols0 = sp_new((size_t)nnz, 4);
        for (int e = 0; e < nnz; e++) rows[e] = rows0[e] = (int)lt_below(&r, 5), cols[e] = cols0[e] = (int)lt_below(&r, 4);
        size_t bytes = 0;
        SP(cusparseXcoosort_bufferSizeExt(sp_handle, 5, 4, nnz, rows, cols, &bytes));
        LT_CHECK(bytes > 0);
        SP(cusparseCreateIdentityPermutation(sp_handle, nnz, p));
        if (by_columns) SP(cusparseXcoosortByColumn(sp_handle, 5, 4, nnz, rows, cols, p, sp_buffer));
        else SP(cusparseXcoosortByRow(sp_handle, 5, 4, nnz, rows, cols, p, sp_buffer));
        SP_SYNC();
        for (int e = 0; e < nnz; e++) {
            LT_REQUIRE(p[e] >= 0 && p[e] < nnz);
            LT_CHECK(rows[e] == rows0[p[e]] && cols[e] == cols0[p[e]]);
            if (e == 0) continue;
            int before = by_columns ? cols[e - 1] * 8 + rows[e - 1] : rows[e - 1] * 8 + cols[e - 1];
            int now = by_columns ? cols[e] * 8 + rows[e] : rows[e] * 8 + cols[e];
            LT_CHECK(before < now || (before == now && p[e - 1] < p[e]));
        }
        sp_free(rows), sp_free(cols), sp_free(p), sp_free(rows0), sp_free(cols0);
    }
    sp_end();
}

static void sums(void) {
    lt_rng r = lt_seed(43);
    sp_begin();
    for (size_t s = 0; s < SHAPES; s++)
        for (int k = 0; k < 64; k++) {
            lt_type t = (lt_type)(k & 3);
            int device = k >> 2 & 1, m = shapes[s][0], n = shapes[s][1], total = -1, *on_device = sp_new(1, 4);
            int special = k >> 3 & 1; /* a factor of zero does not look at NaN */
            sp_csr a = sp_make(t, m, n, 0.3, k >> 4 & 1, 0, &r), b = sp_make(t, m, n, 0.3, k >> 5 & 1, SP_ZEROS, &r);
            wide va = special ? 0 : lt_random(&r, t), vb = lt_random(&r, t), *da = sp_dense(&a), *db = sp_dense(&b);
            if (special) for (int e = 0; e < a.nnz; e++) sp_set(t, a.values, e, NAN);
            void *alpha = scalar(t, va), *beta = scalar(t, vb);
            cusparseMatDescr_t qa = sp_descr(a.base, LOWER, NON_UNIT), qb = sp_descr(b.base, LOWER, NON_UNIT), qc = sp_descr(1 - a.base, LOWER, NON_UNIT);
            sp_csr c = {t, m, n, 0, 1 - a.base, sp_new((size_t)m + 1, 4), NULL, NULL};
            size_t bytes = 0;
            pointer_mode(device);
            SP(TYPED(t, csrgeam2_bufferSizeExt, sp_handle, m, n, alpha, qa, a.nnz, a.values, a.offsets, a.indices, beta, qb, b.nnz, b.values, b.offsets, b.indices, qc, NULL, c.offsets, NULL, &bytes));
            LT_CHECK(bytes > 0);
            SP(cusparseXcsrgeam2Nnz(sp_handle, m, n, qa, a.nnz, a.offsets, a.indices, qb, b.nnz, b.offsets, b.indices, qc, c.offsets, device ? on_device : &total, sp_buffer));
            if (device) {
                SP_SYNC();
                total = *on_device;
            }
            int expected = 0;
            for (int i = 0; i < m; i++)
                for (int j = 0; j < n; j++) expected += sp_at(&a, i, j) >= 0 || sp_at(&b, i, j) >= 0;
            LT_REQUIRE_EQ(total, expected);
            c.nnz = total, c.indices = sp_new((size_t)total, 4), c.values = sp_vector(t, total);
            SP(TYPED(t, csrgeam2, sp_handle, m, n, alpha, qa, a.nnz, a.values, a.offsets, a.indices, beta, qb, b.nnz, b.values, b.offsets, b.indices, qc, c.values, c.offsets, c.indices, sp_buffer));
            if (!device) sp_set(t, alpha, 0, NAN), sp_set(t, beta, 0, NAN);
            SP_SYNC();
            for (int i = 0; i < m; i++)
                for (int j = 0; j < n; j++) {
                    int at = sp_at(&c, i, j), has = sp_at(&a, i, j) >= 0 || sp_at(&b, i, j) >= 0;
                    LT_CHECK((at >= 0) == has);
                    if (at >= 0) LT_CHECKF(sp_near(sp_get(t, c.values, at), va * da[i + j * m] + vb * db[i + j * m], 8 * lt_eps(t), 1), "C(%d, %d)", i, j);
                }
            SP(cusparseDestroyMatDescr(qa));
            SP(cusparseDestroyMatDescr(qb));
            SP(cusparseDestroyMatDescr(qc));
            sp_csr_free(&a), sp_csr_free(&b), sp_csr_free(&c), sp_free(alpha), sp_free(beta), sp_free(on_device), free(da), free(db);
        }
    pointer_mode(0);
    sp_end();
}

#define COMPRESS(name, ...)                                                                                \
    (t == LT_S   ? cusparseS##name(__VA_ARGS__, (float)tol)                                                \
     : t == LT_D ? cusparseD##name(__VA_ARGS__, tol)                                                       \
     : t == LT_C ? cusparseC##name(__VA_ARGS__, make_cuComplex((float)tol, 0))                             \
                 : cusparseZ##name(__VA_ARGS__, make_cuDoubleComplex(tol, 0)))

/* C is what of A is larger than a threshold. */
static void check_large(const sp_csr *c, const wide *a, double least, int count) {
    int expected = 0;
    for (int i = 0; i < c->m; i++)
        for (int j = 0; j < c->n; j++) {
            wide v = a[i + j * c->m];
            int at = sp_at(c, i, j), stays = !(cabsl(v) <= least) && v != 0;
            LT_CHECKF((at >= 0) == stays, "(%d, %d)", i, j);
            if (at >= 0) LT_CHECK(sp_get(c->t, c->values, at) == v);
            expected += stays;
        }
    LT_EQ(count, expected);
}

static void large_entries(void) {
    lt_rng r = lt_seed(44);
    sp_begin();
    for (size_t s = 0; s < SHAPES; s++)
        for (int k = 0; k < 16; k++) {
            lt_type t = (lt_type)(k & 3);
            int device = k >> 2 & 1, base = k >> 3, m = shapes[s][0], n = shapes[s][1], total = -1, *on_device = sp_new(1, 4), *counts = sp_new((size_t)m, 4);
            double tol = 0.4;
            sp_csr a = sp_make(t, m, n, 0.6, base, SP_SHUFFLED, &r);
            wide *dense = sp_dense(&a);
            cusparseMatDescr_t descr = sp_descr(base, LOWER, NON_UNIT);
            pointer_mode(device);
            SP(COMPRESS(nnz_compress, sp_handle, m, descr, (void *)a.values, a.offsets, counts, device ? on_device : &total));
            if (device) {
                SP_SYNC();
                total = *on_device;
            }
            sp_csr c = {t, m, n, total, base, sp_new((size_t)m + 1, 4), sp_new((size_t)total, 4), sp_vector(t, total)};
            SP(COMPRESS(csr2csr_compress, sp_handle, m, n, descr, (void *)a.values, a.indices, a.offsets, a.nnz, counts, (void *)c.values, c.indices, c.offsets));
            SP_SYNC();
            check_large(&c, dense, t == LT_S || t == LT_C ? (float)tol : tol, total);
            tol = -1;
            LT_EQ(COMPRESS(nnz_compress, sp_handle, m, descr, (void *)a.values, a.offsets, counts, on_device), CUSPARSE_STATUS_INVALID_VALUE);
            SP(cusparseDestroyMatDescr(descr));
            sp_csr_free(&a), sp_csr_free(&c), sp_free(counts), sp_free(on_device), free(dense);
        }
    pointer_mode(0);
    sp_end();
}

static int ascending(const void *a, const void *b) { return *(const double *)a < *(const double *)b ? -1 : *(const double *)a > *(const double *)b; }

/* Pruning of dense and of compressed matrices, by a threshold and by a percentage. */
static void pruned(void) {
    lt_rng r = lt_seed(45);
    sp_begin();
    for (size_t s = 0; s < SHAPES; s++)
        for (int k = 0; k < 32; k++) {
            lt_type t = (lt_type)(k & 1);
            int device = k >> 1 & 1, base = k >> 2 & 1, dense = k >> 3 & 1, by_part = k >> 4, m = shapes[s][0], n = shapes[s][1], total = -1;
            int *on_device = sp_new(1, 4), ld = m + 2, elements;
            sp_csr a = sp_make(t, m, n, 0.6, base, SP_SHUFFLED, &r), c = {t, m, n, 0, 1 - base, sp_new((size_t)m + 1, 4), NULL, NULL};
            wide *d = sp_dense(&a);
            void *plane = sp_vector(t, (int64_t)ld * n), *least = scalar(t, 0.5);
            double *moduli = calloc((size_t)(m * n + 1), sizeof(double)), limit = 0.5;
            float part = 37.5f;
            for (int j = 0; j < n; j++)
                for (int i = 0; i < m; i++) sp_set(t, plane, i + (int64_t)j * ld, d[i + j * m]);
            elements = dense ? m * n : a.nnz;
            for (int e = 0; e < elements; e++) moduli[e] = (double)cabsl(dense ? d[e] : sp_get(t, a.values, e));
            qsort(moduli, (size_t)elements, sizeof(double), ascending);
            if (by_part && elements > 0) {
                int at = (int)ceil(elements * (double)(part / 100)) - 1;
                limit = moduli[at < 0 ? 0 : at];
            }
            cusparseMatDescr_t qa = sp_descr(base, LOWER, NON_UNIT), qc = sp_descr(1 - base, LOWER, NON_UNIT);
            pruneInfo_t info = NULL;
            size_t bytes = 0;
            SP(cusparseCreatePruneInfo(&info));
            pointer_mode(device);
            int *sum = device ? on_device : &total;
            if (dense && by_part) {
                SP(REAL(t, pruneDense2csrByPercentage_bufferSizeExt, sp_handle, m, n, plane, ld, part, qc, NULL, c.offsets, NULL, info, &bytes));
                SP(REAL(t, pruneDense2csrNnzByPercentage, sp_handle, m, n, plane, ld, part, qc, c.offsets, sum, info, sp_buffer));
            } else if (dense) {
                SP(REAL(t, pruneDense2csr_bufferSizeExt, sp_handle, m, n, plane, ld, least, qc, NULL, c.offsets, NULL, &bytes));
                SP(REAL(t, pruneDense2csrNnz, sp_handle, m, n, plane, ld, least, qc, c.offsets, sum, sp_buffer));
            } else if (by_part) {
                SP(REAL(t, pruneCsr2csrByPercentage_bufferSizeExt, sp_handle, m, n, a.nnz, qa, a.values, a.offsets, a.indices, part, qc, NULL, c.offsets, NULL, info, &bytes));
                SP(REAL(t, pruneCsr2csrNnzByPercentage, sp_handle, m, n, a.nnz, qa, a.values, a.offsets, a.indices, part, qc, c.offsets, sum, info, sp_buffer));
            } else {
                SP(REAL(t, pruneCsr2csr_bufferSizeExt, sp_handle, m, n, a.nnz, qa, a.values, a.offsets, a.indices, least, qc, NULL, c.offsets, NULL, &bytes));
                SP(REAL(t, pruneCsr2csrNnz, sp_handle, m, n, a.nnz, qa, a.values, a.offsets, a.indices, least, qc, c.offsets, sum, sp_buffer));
            }
            LT_CHECK(bytes > 0);
            SP_SYNC();
            if (device) total = *on_device;
            LT_REQUIRE(total >= 0 && total <= m * n);
            c.nnz = total, c.indices = sp_new((size_t)total, 4), c.values = sp_vector(t, total);
            if (dense && by_part) SP(REAL(t, pruneDense2csrByPercentage, sp_handle, m, n, plane, ld, part, qc, c.values, c.offsets, c.indices, info, sp_buffer));
            else if (dense) SP(REAL(t, pruneDense2csr, sp_handle, m, n, plane, ld, least, qc, c.values, c.offsets, c.indices, sp_buffer));
            else if (by_part) SP(REAL(t, pruneCsr2csrByPercentage, sp_handle, m, n, a.nnz, qa, a.values, a.offsets, a.indices, part, qc, c.values, c.offsets, c.indices, info, sp_buffer));
            else SP(REAL(t, pruneCsr2csr, sp_handle, m, n, a.nnz, qa, a.values, a.offsets, a.indices, least, qc, c.values, c.offsets, c.indices, sp_buffer));
            SP_SYNC();
            check_large(&c, d, limit, total);
            SP(cusparseDestroyPruneInfo(info));
            SP(cusparseDestroyMatDescr(qa));
            SP(cusparseDestroyMatDescr(qc));
            sp_csr_free(&a), sp_csr_free(&c), sp_free(plane), sp_free(least), sp_free(on_device), free(moduli), free(d);
        }
    pointer_mode(0);
    sp_end();
}

static void vectors(void) {
    lt_rng r = lt_seed(46);
    sp_begin();
    for (int k = 0; k < 64; k++) {
        lt_type t = (lt_type)(k & 3);
        int device = k >> 2 & 1, base = k >> 3 & 1, nnz = k >> 4 == 0 ? 0 : 3 * (k >> 4), len = 20, *indices = sp_new((size_t)nnz, 4), seen[64] = {0};
        void *x = sp_vector(t, nnz), *y = sp_vector(t, len), *alpha = scalar(t, 0.5), *s = scalar(t, 0.25);
        wide y0[20], x0[20];
        pointer_mode(device);
        sp_random(t, x, nnz, &r), sp_random(t, y, len, &r);
        for (int e = 0; e < nnz; e++) {
            do indices[e] = (int)lt_below(&r, len) + base;
            while (seen[indices[e]]);
            seen[indices[e]] = 1, x0[e] = sp_get(t, x, e);
        }
        for (int i = 0; i < len; i++) y0[i] = sp_get(t, y, i);
#define AT(e) (indices[e] - base)
        SP(TYPED(t, axpyi, sp_handle, nnz, alpha, x, indices, y, sp_base(base)));
        SP_SYNC();
        for (int e = 0; e < nnz; e++) y0[AT(e)] += 0.5L * x0[e];
        for (int i = 0; i < len; i++) LT_CHECKF(sp_near(sp_get(t, y, i), y0[i], 4 * lt_eps(t), 1), "axpyi y[%d]", i);
        for (int i = 0; i < len; i++) y0[i] = sp_get(t, y, i);
        SP(TYPED(t, gthr, sp_handle, nnz, y, x, indices, sp_base(base)));
        SP_SYNC();
        for (int e = 0; e < nnz; e++) LT_CHECK(sp_get(t, x, e) == y0[AT(e)]);
        if (!lt_is_complex(t)) {
            sp_random(t, x, nnz, &r);
            for (int e = 0; e < nnz; e++) x0[e] = sp_get(t, x, e);
            SP(REAL(t, roti, sp_handle, nnz, x, indices, y, alpha, s, sp_base(base)));
            SP_SYNC();
            for (int e = 0; e < nnz; e++) {
                wide other = 0.5L * y0[AT(e)] - 0.25L * x0[e];
                LT_CHECKF(sp_near(sp_get(t, x, e), 0.5L * x0[e] + 0.25L * y0[AT(e)], 4 * lt_eps(t), 1), "roti x[%d]", e);
                LT_CHECKF(sp_near(sp_get(t, y, AT(e)), other, 4 * lt_eps(t), 1), "roti y");
            }
            for (int i = 0; i < len; i++) y0[i] = sp_get(t, y, i);
        }
        SP(TYPED(t, gthrz, sp_handle, nnz, y, x, indices, sp_base(base)));
        SP_SYNC();
        for (int e = 0; e < nnz; e++) LT_CHECK(sp_get(t, x, e) == y0[AT(e)]), y0[AT(e)] = 0;
        for (int i = 0; i < len; i++) LT_CHECK(sp_get(t, y, i) == y0[i]);
        SP(TYPED(t, sctr, sp_handle, nnz, x, indices, y, sp_base(base)));
        SP_SYNC();
        for (int e = 0; e < nnz; e++) y0[AT(e)] = sp_get(t, x, e);
        for (int i = 0; i < len; i++) LT_CHECK(sp_get(t, y, i) == y0[i]);
        if (nnz > 0) { /* an index before the vector */
            indices[nnz - 1] = base - 1;
            SP(TYPED(t, sctr, sp_handle, nnz, x, indices, y, sp_base(base)));
            LT_EQ(cudaStreamSynchronize(sp_stream), cudaErrorInvalidValue);
            cudaGetLastError();
        }
        sp_free(indices), sp_free(x), sp_free(y), sp_free(alpha), sp_free(s);
    }
    pointer_mode(0);
    sp_end();
}

static wide op_of(cusparseOperation_t op, const wide *a, int ld, int i, int j) {
    wide v = op == CUSPARSE_OPERATION_NON_TRANSPOSE ? a[i + j * ld] : a[j + i * ld];
    return op == CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE ? conjl(v) : v;
}

/* gemvi, gemmi and CsrmvEx; with beta zero nothing is read of the result. */
static void products(void) {
    static const cudaDataType types[] = {CUDA_R_32F, CUDA_R_64F, CUDA_C_32F, CUDA_C_64F};
    lt_rng r = lt_seed(47);
    sp_begin();
    for (size_t s = 0; s < SHAPES; s++)
        for (int k = 0; k < 48; k++) {
            lt_type t = (lt_type)(k & 3);
            cusparseOperation_t op = (cusparseOperation_t)(k >> 2 & 3);
            if (op > CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE) continue;
            int m = shapes[s][0], n = shapes[s][1], turned = op != CUSPARSE_OPERATION_NON_TRANSPOSE, inner = turned ? m : n, outer = turned ? n : m;
            int base = k >> 4 & 1, device = k >> 5, ld = m + 1, bytes = 0, fresh = (k >> 4) % 3 == 0;
            sp_csr a = sp_make(t, m, n, 0.7, base, SP_SHUFFLED, &r), x = sp_make(t, 1, inner, 0.4, base, 0, &r);
            wide *da = sp_dense(&a), *dx = sp_dense(&x), va = lt_random(&r, t), vb = fresh ? 0 : lt_random(&r, t);
            void *plane = sp_vector(t, (int64_t)ld * n), *y = sp_vector(t, outer), *alpha = scalar(t, va), *beta = scalar(t, vb), *full = sp_vector(t, inner);
            for (int j = 0; j < n; j++)
                for (int i = 0; i < m; i++) sp_set(t, plane, i + (int64_t)j * ld, da[i + j * m]);
            if (!fresh) sp_random(t, y, outer, &r);
            wide *y0 = calloc((size_t)outer + 1, sizeof(wide)), *y1 = calloc((size_t)outer + 1, sizeof(wide));
            sp_random(t, full, inner, &r);
            for (int i = 0; i < outer; i++) {
                y0[i] = fresh ? 0 : vb * sp_get(t, y, i);
                for (int j = 0; j < inner; j++) y0[i] += va * op_of(op, da, m, i, j) * dx[j];
            }
            pointer_mode(device);
            SP(TYPED(t, gemvi_bufferSize, sp_handle, op, m, n, x.nnz, &bytes));
            LT_CHECK(bytes > 0);
            SP(TYPED(t, gemvi, sp_handle, op, m, n, alpha, plane, ld, x.nnz, x.values, x.indices, beta, y, sp_base(base), sp_buffer));
            SP_SYNC();
            for (int i = 0; i < outer; i++) LT_CHECKF(sp_near(sp_get(t, y, i), y0[i], 50 * lt_eps(t), 1), "gemvi y[%d]", i);
            cusparseMatDescr_t descr = sp_descr(base, LOWER, NON_UNIT);
            size_t more = 0;
            cudaDataType ct = types[t];
            for (int i = 0; i < outer; i++) {
                y1[i] = vb * sp_get(t, y, i);
                for (int j = 0; j < inner; j++) y1[i] += va * op_of(op, da, m, i, j) * sp_get(t, full, j);
            }
            SP(cusparseCsrmvEx_bufferSize(sp_handle, CUSPARSE_ALG_MERGE_PATH, op, m, n, a.nnz, alpha, ct, descr, a.values, ct, a.offsets, a.indices, full, ct, beta, ct, y, ct, ct, &more));
            LT_CHECK(more > 0);
            SP(cusparseCsrmvEx(sp_handle, CUSPARSE_ALG_MERGE_PATH, op, m, n, a.nnz, alpha, ct, descr, a.values, ct, a.offsets, a.indices, full, ct, beta, ct, y, ct, ct, sp_buffer));
            LT_EQ(cusparseCsrmvEx(sp_handle, CUSPARSE_ALG_MERGE_PATH, op, m, n, a.nnz, alpha, ct, descr, a.values, CUDA_R_16F, a.offsets, a.indices, full, ct, beta, ct, y, ct, ct, sp_buffer), CUSPARSE_STATUS_NOT_SUPPORTED);
            SP_SYNC();
            for (int i = 0; i < outer; i++) LT_CHECKF(sp_near(sp_get(t, y, i), y1[i], 50 * lt_eps(t), 1), "CsrmvEx y[%d]", i);
            /* C = alpha A B + beta C, B by columns: n x 3 here */
            sp_csr b = sp_make(t, 3, n, 0.5, 0, 0, &r);
            wide *db = sp_dense(&b);
            void *c = sp_vector(t, (int64_t)ld * 3);
            if (!fresh) sp_random(t, c, (int64_t)ld * 3, &r);
            wide *c0 = calloc((size_t)m * 3 + 1, sizeof(wide));
            for (int j = 0; j < 3; j++)
                for (int i = 0; i < m; i++) {
                    c0[i + j * m] = fresh ? 0 : vb * sp_get(t, c, i + (int64_t)j * ld);
                    for (int l = 0; l < n; l++) c0[i + j * m] += va * da[i + l * m] * db[j + l * 3];
                }
            SP(TYPED(t, gemmi, sp_handle, m, 3, n, b.nnz, alpha, plane, ld, b.values, b.offsets, b.indices, beta, c, ld));
            SP_SYNC();
            for (int j = 0; j < 3; j++)
                for (int i = 0; i < m; i++) LT_CHECKF(sp_near(sp_get(t, c, i + (int64_t)j * ld), c0[i + j * m], 50 * lt_eps(t), 1), "gemmi C(%d, %d)", i, j);
            SP(cusparseDestroyMatDescr(descr));
            sp_csr_free(&a), sp_csr_free(&x), sp_csr_free(&b), sp_free(plane), sp_free(y), sp_free(alpha), sp_free(beta), sp_free(full), sp_free(c);
            free(da), free(dx), free(db), free(y0), free(y1), free(c0);
        }
    pointer_mode(0);
    sp_end();
}

static const lt_test tests[] = {{"sorting", sorting, 0}, {"sorted_coordinates", sorted_coordinates, 0}, {"sums", sums, 0},
                                {"large_entries", large_entries, 0}, {"pruned", pruned, 0}, {"vectors", vectors, 0},
                                {"products", products, 0}, {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
