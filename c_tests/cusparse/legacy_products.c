/* csrgemm2, bsrxmv, the conversions of rectangular blocks, and csrcolor against dense loops. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "legacy_support.h"

/* C = alpha A B + beta D; terms: 1 the product, 2 the sum. */
static void gemm2_one(lt_type t, int m, int n, int k, int bases, int terms, int device, lt_rng *r) {
    sp_csr a = sp_make(t, m, k, 0.3, bases & 1, SP_SHUFFLED, r), b = sp_make(t, k, n, 0.3, bases >> 1 & 1, SP_SHUFFLED, r), d = sp_make(t, m, n, 0.2, bases & 1, 0, r);
    int cb = bases >> 2 & 1;
    cusparseMatDescr_t da = sp_descr(a.base, 0, 0), db = sp_descr(b.base, 0, 0), dd = sp_descr(d.base, 0, 0), dc = sp_descr(cb, 0, 0);
    csrgemm2Info_t info = NULL;
    wide alpha = lt_is_complex(t) ? CMPLX(2, -1) : 2, beta = lt_is_complex(t) ? CMPLX(0, 3) : 3;
    void *factors = sp_vector(t, 2);
    sp_set(t, factors, 0, alpha), sp_set(t, factors, 1, beta);
    void *pa = terms & 1 ? factors : NULL, *pb = terms & 2 ? (char *)factors + lt_size(t) : NULL;
    size_t bytes = 0;
    int *offsets = sp_new((size_t)m + 1, 4), *total = sp_new(1, 4);
    SP(cusparseSetPointerMode(sp_handle, device ? CUSPARSE_POINTER_MODE_DEVICE : CUSPARSE_POINTER_MODE_HOST));
    SP(cusparseCreateCsrgemm2Info(&info));
#define NNZ                                                                                                                                           \
    cusparseXcsrgemm2Nnz(sp_handle, m, n, k, da, a.nnz, terms & 1 ? a.offsets : NULL, terms & 1 ? a.indices : NULL, db, b.nnz,                        \
                         terms & 1 ? b.offsets : NULL, terms & 1 ? b.indices : NULL, dd, d.nnz, terms & 2 ? d.offsets : NULL, terms & 2 ? d.indices : NULL, dc, \
                         offsets, total, info, sp_buffer)
    LT_EQ(NNZ, CUSPARSE_STATUS_INVALID_VALUE); /* has not been to bufferSizeExt */
    LT_EQ(TYPED(t, csrgemm2_bufferSizeExt, sp_handle, m, n, k, NULL, da, a.nnz, a.offsets, a.indices, db, b.nnz, b.offsets, b.indices, NULL, dd, d.nnz, d.offsets, d.indices, info, &bytes),
          CUSPARSE_STATUS_INVALID_VALUE);
    SP(TYPED(t, csrgemm2_bufferSizeExt, sp_handle, m, n, k, pa, da, a.nnz, a.offsets, a.indices, db, b.nnz, b.offsets, b.indices, pb, dd, d.nnz, d.offsets, d.indices, info, &bytes));
    LT_CHECK(bytes > 0);
    *total = -7;
    SP(NNZ);
    SP_SYNC();
    int nnz = *total;
    LT_EQ(nnz, offsets[m] - offsets[0]);
    sp_csr c = {t, m, n, nnz, cb, offsets, sp_new((size_t)nnz, 4), sp_vector(t, nnz)};
#define COMPUTE(pa, pb)                                                                                                                              \
    TYPED(t, csrgemm2, sp_handle, m, n, k, pa, da, a.nnz, a.values, a.offsets, a.indices, db, b.nnz, b.values, b.offsets, b.indices, pb, dd, d.nnz,  \
          d.values, d.offsets, d.indices, dc, c.values, c.offsets, c.indices, info, sp_buffer)
    LT_EQ(COMPUTE(terms & 1 ? NULL : factors, pb), CUSPARSE_STATUS_INVALID_VALUE); /* another term */
    SP(COMPUTE(pa, pb));
    if (!device) sp_set(t, factors, 0, NAN), sp_set(t, factors, 1, NAN);
    SP_SYNC();
    wide *wa = sp_dense(&a), *wb = sp_dense(&b), *wd = sp_dense(&d), *wc = sp_dense(&c);
    for (int i = 0; i < m; i++) {
        for (int e = offsets[i] - cb; e + 1 < offsets[i + 1] - cb; e++) LT_CHECKF(c.indices[e] < c.indices[e + 1], "row %d does not ascend", i);
        for (int j = 0; j < n; j++) {
            wide sum = terms & 2 ? beta * wd[i + j * m] : 0;
            int there = (terms & 2) && sp_at(&d, i, j) >= 0;
            for (int l = 0; l < k && (terms & 1); l++) {
                sum += alpha * wa[i + l * m] * wb[l + j * k];
                there |= sp_at(&a, i, l) >= 0 && sp_at(&b, l, j) >= 0;
            }
            LT_CHECKF(sp_near(wc[i + j * m], sum, 50 * lt_eps(t), k + 1), "(%d, %d)", i, j);
            LT_CHECKF((sp_at(&c, i, j) >= 0) == there, "(%d, %d) is there, or not", i, j);
        }
    }
    free(wa), free(wb), free(wd), free(wc);
    SP(cusparseSetPointerMode(sp_handle, CUSPARSE_POINTER_MODE_HOST));
    SP(cusparseDestroyCsrgemm2Info(info));
    LT_EQ(cusparseDestroyCsrgemm2Info(info), CUSPARSE_STATUS_INVALID_VALUE);
    SP(cusparseDestroyMatDescr(da));
    SP(cusparseDestroyMatDescr(db));
    SP(cusparseDestroyMatDescr(dc));
    SP(cusparseDestroyMatDescr(dd));
    sp_csr_free(&a), sp_csr_free(&b), sp_csr_free(&c), sp_csr_free(&d), sp_free(total), sp_free(factors);
}
static void gemm2(void) {
    static const int shapes[][3] = {{0, 3, 2}, {3, 0, 2}, {3, 2, 0}, {1, 1, 1}, {7, 9, 5}, {30, 20, 25}};
    lt_rng r = lt_seed(12);
    sp_begin();
    for (int t = 0; t < 4; t++)
        for (size_t s = 0; s < sizeof shapes / sizeof *shapes; s++)
            for (int k = 0; k < 24; k++) {
                lt_context("%c %d x %d x %d case %d", lt_letter((lt_type)t), shapes[s][0], shapes[s][1], shapes[s][2], k);
                gemm2_one((lt_type)t, shapes[s][0], shapes[s][1], shapes[s][2], k % 8, 1 + k / 8, k & 1, &r);
            }
    lt_context(NULL);
    sp_end();
}

/* A matrix of mb x nb blocks of p x q, from compressed rows of blocks; its dense counterpart. */
typedef struct {
    sp_csr pattern; /* without values */
    int p, q;
    cusparseDirection_t dir;
    void *values;
} blocks;
static blocks make(lt_type t, int mb, int nb, int p, int q, int base, cusparseDirection_t dir, lt_rng *r) {
    blocks a = {sp_make(t, mb, nb, 0.35, base, SP_SHUFFLED, r), p, q, dir, NULL};
    a.values = sp_vector(t, (int64_t)a.pattern.nnz * p * q);
    sp_random(t, a.values, (int64_t)a.pattern.nnz * p * q, r);
    return a;
}
static wide *full(lt_type t, int mb, int nb, int p, int q, cusparseDirection_t dir, int base, const int *offsets, const int *indices, const void *values) {
    wide *m = calloc((size_t)(mb * p) * (size_t)(nb * q) + 1, sizeof *m);
    for (int i = 0; i < mb; i++)
        for (int k = offsets[i] - base; k < offsets[i + 1] - base; k++)
            for (int r = 0; r < p; r++)
                for (int c = 0; c < q; c++)
                    m[i * p + r + ((indices[k] - base) * q + c) * mb * p] += sp_get(t, values, (int64_t)k * p * q + (dir == CUSPARSE_DIRECTION_ROW ? r * q + c : c * p + r));
    return m;
}
static void drop(blocks *a) { sp_csr_free(&a->pattern), sp_free(a->values); }

static void some_rows(void) {
    lt_rng r = lt_seed(3);
    sp_begin();
    for (int t = 0; t < 4; t++)
        for (int k = 0; k < 16; k++) {
            enum { MB = 6, NB = 5 };
            int d = 1 + k % 3, base = k & 1, mask[] = {4 + base, 1 + base, 2 + base};
            cusparseDirection_t dir = k & 2 ? CUSPARSE_DIRECTION_ROW : CUSPARSE_DIRECTION_COLUMN;
            lt_context("%c case %d", lt_letter((lt_type)t), k);
            blocks a = make((lt_type)t, MB, NB, d, d, base, dir, &r);
            sp_csr *p = &a.pattern;
            int ends[MB];
            for (int i = 0; i < MB; i++) ends[i] = p->offsets[i + 1];
            if (ends[1] > p->offsets[1]) ends[1]--; /* a row without its last block */
            ends[0] = INT32_MAX;                    /* no row of the mask */
            void *x = sp_vector(t, NB * d), *y = sp_vector(t, MB * d), *before = malloc((size_t)(MB * d) * lt_size(t));
            sp_random(t, x, NB * d, &r), sp_random(t, y, MB * d, &r);
            memcpy(before, y, (size_t)(MB * d) * lt_size(t));
            sp_scalar alpha = sp_scalar_of(t, k & 4 ? 2 : 0), beta = sp_scalar_of(t, k & 8 ? -3 : 0);
            if (!(k & 8)) for (int i = 0; i < 3 * d; i++) sp_set(t, y, (mask[i / d] - base) * d + i % d, NAN);
            cusparseMatDescr_t descr = sp_descr(base, 0, 0);
            /* Without alpha neither A nor x is read. */
            for (int c = 0; c < NB * d && !(k & 4); c++) sp_set(t, x, c, c & 1 ? NAN : INFINITY);
            SP(TYPED(t, bsrxmv, sp_handle, dir, 0, 3, MB, NB, p->nnz, (void *)&alpha, descr, a.values, mask, p->offsets, ends, p->indices, d, x, (void *)&beta, y));
            SP_SYNC();
            for (int i = 0; i < MB * d; i++) {
                int row = i / d, in = 0;
                for (int e = 0; e < 3; e++) in |= mask[e] - base == row;
                wide sum = 0, was = sp_get(t, before, i);
                for (int e = p->offsets[row] - base; in && (k & 4) && e < ends[row] - base; e++)
                    for (int c = 0; c < d; c++) sum += sp_get(t, a.values, (int64_t)e * d * d + (dir == CUSPARSE_DIRECTION_ROW ? i % d * d + c : c * d + i % d)) * sp_get(t, x, (p->indices[e] - base) * d + c);
                wide want = in ? (k & 4 ? 2 : 0) * sum + (k & 8 ? -3 * was : 0) : was;
                LT_CHECKF(in ? sp_near(sp_get(t, y, i), want, 20 * lt_eps(t), 10) : sp_get(t, y, i) == want, "%d", i);
            }
            /* A mask or an end outside: an error of the stream, and y stays. */
            memcpy(before, y, (size_t)(MB * d) * lt_size(t));
            for (int bad = 0; bad < 3; bad++) {
                int keep = mask[0], end = ends[mask[0] - base];
                if (bad == 0) mask[0] = MB + base;
                else ends[mask[0] - base] = bad == 1 ? p->nnz + base + 1 : p->offsets[mask[0] - base] - 1;
                LT_EQ(TYPED(t, bsrxmv, sp_handle, dir, 0, 3, MB, NB, p->nnz, (void *)&alpha, descr, a.values, mask, p->offsets, ends, p->indices, d, x, (void *)&beta, y), CUSPARSE_STATUS_SUCCESS);
                LT_EQ(cudaStreamSynchronize(sp_stream), cudaErrorInvalidValue);
                cudaGetLastError();
                mask[0] = keep, ends[mask[0] - base] = end;
                LT_CHECK(memcmp(before, y, (size_t)(MB * d) * lt_size(t)) == 0);
            }
            LT_EQ(TYPED(t, bsrxmv, sp_handle, dir, CUSPARSE_OPERATION_TRANSPOSE, 3, MB, NB, p->nnz, (void *)&alpha, descr, a.values, mask, p->offsets, ends, p->indices, d, x, (void *)&beta, y), CUSPARSE_STATUS_NOT_SUPPORTED);
            SP(cusparseDestroyMatDescr(descr));
            sp_free(x), sp_free(y), free(before), drop(&a);
        }
    lt_context(NULL);
    sp_end();
}

static void columns_of_blocks(void) {
    static const int shapes[][4] = {{0, 3, 2, 2}, {3, 0, 1, 2}, {5, 7, 2, 3}, {8, 4, 3, 1}};
    lt_rng r = lt_seed(3);
    sp_begin();
    for (int t = 0; t < 4; t++)
        for (int s = 0; s < 4; s++)
            for (int k = 0; k < 4; k++) {
                int mb = shapes[s][0], nb = shapes[s][1], p = shapes[s][2], q = shapes[s][3], base = k & 1, small = 0;
                lt_context("%c shape %d case %d", lt_letter((lt_type)t), s, k);
                blocks a = make((lt_type)t, mb, nb, p, q, base, CUSPARSE_DIRECTION_ROW, &r);
                sp_csr *c = &a.pattern;
                int *offsets = sp_new((size_t)nb + 1, 4), *rows = sp_new((size_t)c->nnz, 4);
                void *values = sp_vector(t, (int64_t)c->nnz * p * q);
                cusparseAction_t action = k & 2 ? CUSPARSE_ACTION_SYMBOLIC : CUSPARSE_ACTION_NUMERIC;
                size_t bytes = 0;
                SP(TYPED(t, gebsr2gebsc_bufferSize, sp_handle, mb, nb, c->nnz, a.values, c->offsets, c->indices, p, q, &small));
                SP(TYPED(t, gebsr2gebsc_bufferSizeExt, sp_handle, mb, nb, c->nnz, a.values, c->offsets, c->indices, p, q, &bytes));
                LT_CHECK(small > 0 && bytes == (size_t)small);
                SP(TYPED(t, gebsr2gebsc, sp_handle, mb, nb, c->nnz, a.values, c->offsets, c->indices, p, q, k & 2 ? NULL : values, rows, offsets, action, sp_base(base), sp_buffer));
                SP_SYNC();
                LT_EQ(offsets[0], base);
                LT_EQ(offsets[nb], c->nnz + base);
                for (int j = 0; j < nb; j++)
                    for (int e = offsets[j] - base; e < offsets[j + 1] - base; e++) {
                        int from = sp_at(c, rows[e] - base, j);
                        LT_CHECKF(from >= 0 && (e + 1 == offsets[j + 1] - base || rows[e] < rows[e + 1]), "column %d", j);
                        size_t size = (size_t)(p * q) * lt_size(t);
                        if (from >= 0 && !(k & 2)) LT_CHECK(memcmp((char *)values + (size_t)e * size, (char *)a.values + (size_t)from * size, size) == 0);
                    }
                sp_free(offsets), sp_free(rows), sp_free(values), drop(&a);
            }
    lt_context(NULL);
    sp_end();
}

static void other_blocks(void) {
    static const int shapes[][6] = {{0, 2, 2, 2, 3, 1}, {4, 3, 2, 3, 3, 2}, {5, 4, 1, 1, 2, 2}, {3, 3, 4, 2, 1, 1}, {3, 5, 3, 3, 2, 4}};
    lt_rng r = lt_seed(6);
    sp_begin();
    for (int t = 0; t < 4; t++)
        for (int s = 0; s < 5; s++)
            for (int k = 0; k < 8; k++) {
                int mb = shapes[s][0], nb = shapes[s][1], p = shapes[s][2], q = shapes[s][3], pc = shapes[s][4], qc = shapes[s][5];
                int base = k & 1, cb = k >> 1 & 1, mc = (mb * p + pc - 1) / pc, nc = (nb * q + qc - 1) / qc, total = -7, small = 0;
                cusparseDirection_t dir = k & 4 ? CUSPARSE_DIRECTION_ROW : CUSPARSE_DIRECTION_COLUMN;
                lt_context("%c shape %d case %d", lt_letter((lt_type)t), s, k);
                blocks a = make((lt_type)t, mb, nb, p, q, base, dir, &r);
                sp_csr *c = &a.pattern;
                cusparseMatDescr_t da = sp_descr(base, 0, 0), dc = sp_descr(cb, 0, 0);
                int *offsets = sp_new((size_t)mc + 1, 4);
                size_t bytes = 0;
                SP(TYPED(t, gebsr2gebsr_bufferSize, sp_handle, dir, mb, nb, c->nnz, da, a.values, c->offsets, c->indices, p, q, pc, qc, &small));
                SP(TYPED(t, gebsr2gebsr_bufferSizeExt, sp_handle, dir, mb, nb, c->nnz, da, a.values, c->offsets, c->indices, p, q, pc, qc, &bytes));
                LT_CHECK(small > 0 && bytes == (size_t)small);
                SP(cusparseXgebsr2gebsrNnz(sp_handle, dir, mb, nb, c->nnz, da, c->offsets, c->indices, p, q, dc, offsets, pc, qc, &total, sp_buffer));
                LT_EQ(total, offsets[mc] - cb);
                int *indices = sp_new((size_t)total, 4);
                void *values = sp_vector(t, (int64_t)total * pc * qc);
                SP(TYPED(t, gebsr2gebsr, sp_handle, dir, mb, nb, c->nnz, da, a.values, c->offsets, c->indices, p, q, dc, values, offsets, indices, pc, qc, sp_buffer));
                /* The pattern of all elements, too. */
                int *rows = sp_new((size_t)(mb * p) + 1, 4), *columns = sp_new((size_t)(c->nnz * p * q), 4);
                SP(cusparseXgebsr2csr(sp_handle, dir, mb, nb, da, c->offsets, c->indices, p, q, dc, rows, columns));
                SP_SYNC();
                wide *want = full(t, mb, nb, p, q, dir, base, c->offsets, c->indices, a.values), *got = full(t, mc, nc, pc, qc, dir, cb, offsets, indices, values);
                char *there = calloc((size_t)(mb * p * nb * q) + 1, 1);
                for (int i = 0; i < mb * p; i++)
                    for (int e = rows[i] - cb; e < rows[i + 1] - cb; e++) there[i + (columns[e] - cb) * mb * p]++;
                for (int j = 0; j < nc * qc; j++)
                    for (int i = 0; i < mc * pc; i++) {
                        int in = i < mb * p && j < nb * q, stored = 0;
                        LT_CHECKF(got[i + j * mc * pc] == (in ? want[i + j * mb * p] : 0), "(%d, %d)", i, j);
                        if (in) LT_CHECKF(there[i + j * mb * p] == (sp_at(c, i / p, j / q) >= 0), "(%d, %d) in the pattern", i, j);
                        /* A block is there if it has a part of one of A's. */
                        if (i % pc || j % qc) continue;
                        for (int x = i; x < i + pc && x < mb * p; x++)
                            for (int y = j; y < j + qc && y < nb * q; y++) stored |= sp_at(c, x / p, y / q) >= 0;
                        int found = 0;
                        for (int e = offsets[i / pc] - cb; e < offsets[i / pc + 1] - cb; e++) found += indices[e] - cb == j / qc;
                        LT_CHECKF(found == stored, "block (%d, %d)", i / pc, j / qc);
                    }
                free(want), free(got), free(there);
                SP(cusparseDestroyMatDescr(da));
                SP(cusparseDestroyMatDescr(dc));
                sp_free(offsets), sp_free(indices), sp_free(values), sp_free(rows), sp_free(columns), drop(&a);
            }
    lt_context(NULL);
    sp_end();
}

static void colours(void) {
    static const double fractions[] = {1, 0.5, 0, 1};
    lt_rng r = lt_seed(2);
    sp_begin();
    cusparseColorInfo_t info = NULL;
    SP(cusparseCreateColorInfo(&info));
    for (int t = 0; t < 4; t++)
        for (int k = 0; k < 16; k++) {
            int n = (int[]){0, 1, 12, 50}[k / 4], base = k & 1, count = -7, most = 0, rows = 0;
            double d = fractions[k % 4];
            float f = (float)d;
            lt_context("%c n %d fraction %g", lt_letter((lt_type)t), n, d);
            sp_csr a = sp_make((lt_type)t, n, n, 0.15, base, SP_DIAGONAL | SP_HERMITIAN | SP_SHUFFLED, &r);
            cusparseMatDescr_t descr = sp_descr(base, 0, 0);
            int *of = sp_new((size_t)n, 4), *order = sp_new((size_t)n, 4), *times = calloc((size_t)n + 1, sizeof *times);
            SP(TYPED(t, csrcolor, sp_handle, n, a.nnz, descr, a.values, a.offsets, a.indices, (t == LT_S || t == LT_C ? (void *)&f : (void *)&d), &count, of, k % 4 == 3 ? NULL : order, info));
            for (int i = 0; i < n; i++) {
                LT_CHECK(of[i] >= 0 && of[i] < count);
                times[of[i] >= 0 && of[i] < n ? of[i] : 0]++;
                for (int e = a.offsets[i] - base; e < a.offsets[i + 1] - base; e++) {
                    int j = a.indices[e] - base;
                    LT_CHECKF(i == j || of[i] != of[j], "%d and %d are neighbours", i, j);
                }
                if (a.offsets[i + 1] - a.offsets[i] > most) most = a.offsets[i + 1] - a.offsets[i];
            }
            for (int c = 0; c < count; c++) LT_CHECKF(times[c] > 0, "nobody has colour %d", c);
            if (d == 1) LT_CHECKF(count <= most, "%d colours, and at most %d neighbours", count, most);
            if (d == 0) LT_EQ(count, n);
            for (int c = 0; c < count; c++) rows += times[c] > 1 ? times[c] : 0;
            if (d == 0.5) LT_CHECK(count <= n && (n < 50 || (rows >= n / 2 && rows < n)));
            if (k % 4 != 3) {
                memset(times, 0, sizeof *times * (size_t)n);
                for (int p = 0; p < n; p++) {
                    LT_CHECK(order[p] >= 0 && order[p] < n && times[order[p]]++ == 0);
                    if (p > 0) LT_CHECK(of[order[p - 1]] < of[order[p]] || (of[order[p - 1]] == of[order[p]] && order[p - 1] < order[p]));
                }
            }
            SP(cusparseDestroyMatDescr(descr));
            sp_free(of), sp_free(order), free(times), sp_csr_free(&a);
        }
    SP(cusparseDestroyColorInfo(info));
    lt_context(NULL);
    sp_end();
}

static const lt_test tests[] = {{"gemm2", gemm2, 0},         {"some_rows", some_rows, 0}, {"columns_of_blocks", columns_of_blocks, 0},
                                {"other_blocks", other_blocks, 0}, {"colours", colours, 0},     {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
