/* Tridiagonal and pentadiagonal systems by their residuals, and matrices of blocks against dense ones. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "legacy_support.h"

enum { PIVOT, NO_PIVOT, STRIDED, ALTERNATING };

/* Diagonals of `count` systems; those of system s, row i at s * stride + i * step. What is outside the matrix is NaN.
 * Small ones on the diagonal where rows are exchanged, dominant ones where not. */
static void fill(lt_type t, void *band[5], int bands, int n, int count, int stride, int step, int dominant, lt_rng *r) {
    for (int s = 0; s < count; s++)
        for (int i = 0; i < n; i++)
            for (int b = 0; b < bands; b++) {
                int away = b - bands / 2;
                wide v = lt_random(r, t);
                if (away == 0) v = dominant ? v + 6 : i == 0 ? 0 : v * 0.1; /* a zero that only exchanges get over */
                sp_set(t, band[b], (int64_t)s * stride + (int64_t)i * step, i + away < 0 || i + away >= n ? NAN : v);
            }
}

/* |A x - b| against what rounding may make of it. */
static void residual(lt_type t, void *band[5], int bands, int n, int64_t first, int step, const void *x, int64_t xfirst, int xstep, const wide *b, const char *what) {
    long double largest = 0;
    for (int i = 0; i < n; i++) largest = fmaxl(largest, cabsl(sp_get(t, x, xfirst + (int64_t)i * xstep)));
    for (int i = 0; i < n; i++) {
        wide sum = 0;
        for (int k = 0; k < bands; k++) {
            int j = i + k - bands / 2;
            if (j >= 0 && j < n) sum += sp_get(t, band[k], first + (int64_t)i * step) * sp_get(t, x, xfirst + (int64_t)j * xstep);
        }
        LT_CHECKF(sp_near(sum, b[i], 500 * lt_eps(t), (double)largest), "%s row %d of %d", what, i, n);
    }
}

static void one_matrix(void) {
    static const int sizes[] = {3, 4, 17, 100};
    lt_rng r = lt_seed(51);
    sp_begin();
    for (int k = 0; k < 32; k++) {
        lt_type t = (lt_type)(k & 3);
        int how = k >> 2 & 1, n = sizes[k >> 3], sides = k % 5, ld = n + 2;
        void *band[5] = {sp_vector(t, n), sp_vector(t, n), sp_vector(t, n)}, *b = sp_vector(t, (int64_t)ld * sides);
        wide *b0 = calloc((size_t)(n * sides) + 1, sizeof(wide));
        size_t bytes = 0;
        fill(t, band, 3, n, 1, 0, 1, how == NO_PIVOT, &r);
        sp_random(t, b, (int64_t)ld * sides, &r);
        for (int j = 0; j < sides; j++)
            for (int i = 0; i < n; i++) b0[i + j * n] = sp_get(t, b, i + (int64_t)j * ld);
        if (how == PIVOT) {
            SP(TYPED(t, gtsv2_bufferSizeExt, sp_handle, n, sides, band[0], band[1], band[2], b, ld, &bytes));
            SP(TYPED(t, gtsv2, sp_handle, n, sides, band[0], band[1], band[2], b, ld, sp_buffer));
        } else {
            SP(TYPED(t, gtsv2_nopivot_bufferSizeExt, sp_handle, n, sides, band[0], band[1], band[2], b, ld, &bytes));
            SP(TYPED(t, gtsv2_nopivot, sp_handle, n, sides, band[0], band[1], band[2], b, ld, sp_buffer));
        }
        LT_CHECK(bytes > 0);
        SP_SYNC();
        for (int j = 0; j < sides; j++) residual(t, band, 3, n, 0, 1, b, (int64_t)j * ld, 1, b0 + j * n, how ? "nopivot" : "gtsv2");
        sp_free(band[0]), sp_free(band[1]), sp_free(band[2]), sp_free(b), free(b0);
    }
    sp_end();
}

static void batches(void) {
    lt_rng r = lt_seed(52);
    sp_begin();
    for (int k = 0; k < 160; k++) {
        lt_type t = (lt_type)(k & 3);
        /* strided, the three ways of alternating tridiagonal ones, pentadiagonal */
        int how = k >> 2 & 7, n = (k >> 5) * 7 + 3, count = (k * 7) % 37, bands = how == 4 ? 5 : 3;
        if (how > 4) continue;
        int stride = how == 0 ? n + 1 : 1, step = how == 0 ? 1 : count, len = how == 0 ? (count == 0 ? 0 : (count - 1) * stride + n) : n * count;
        void *band[5], *x = sp_vector(t, len);
        wide *x0 = calloc((size_t)(n * count) + 1, sizeof(wide));
        size_t bytes = 0;
        for (int b = 0; b < bands; b++) band[b] = sp_vector(t, len);
        fill(t, band, bands, n, count, stride, step, how != 2 && how != 3, &r);
        sp_random(t, x, len, &r);
        for (int s = 0; s < count; s++)
            for (int i = 0; i < n; i++) x0[s * n + i] = sp_get(t, x, (int64_t)s * stride + (int64_t)i * step);
        if (how == 0) {
            SP(TYPED(t, gtsv2StridedBatch_bufferSizeExt, sp_handle, n, band[0], band[1], band[2], x, count, stride, &bytes));
            SP(TYPED(t, gtsv2StridedBatch, sp_handle, n, band[0], band[1], band[2], x, count, stride, sp_buffer));
        } else if (how < 4) {
            SP(TYPED(t, gtsvInterleavedBatch_bufferSizeExt, sp_handle, how - 1, n, band[0], band[1], band[2], x, count, &bytes));
            SP(TYPED(t, gtsvInterleavedBatch, sp_handle, how - 1, n, band[0], band[1], band[2], x, count, sp_buffer));
        } else {
            SP(TYPED(t, gpsvInterleavedBatch_bufferSizeExt, sp_handle, 0, n, band[0], band[1], band[2], band[3], band[4], x, count, &bytes));
            SP(TYPED(t, gpsvInterleavedBatch, sp_handle, 0, n, band[0], band[1], band[2], band[3], band[4], x, count, sp_buffer));
        }
        LT_CHECK(bytes > 0);
        SP_SYNC();
        lt_context("%c how %d n=%d count %d", lt_letter(t), how, n, count);
        for (int s = 0; s < count; s++) residual(t, band, bands, n, (int64_t)s * stride, step, x, (int64_t)s * stride, step, x0 + s * n, "batch");
        lt_context(NULL);
        for (int b = 0; b < bands; b++) sp_free(band[b]);
        sp_free(x), free(x0);
    }
    sp_end();
}

/* Compressed rows to blocks, products with these, and back. */
static void blocks(void) {
    lt_rng r = lt_seed(53);
    sp_begin();
    for (int k = 0; k < 96; k++) {
        lt_type t = (lt_type)(k & 3);
        int general = k >> 2 & 1, device = k >> 3 & 1, base = k >> 4 & 1;
        cusparseDirection_t dir = k % 3 ? CUSPARSE_DIRECTION_ROW : CUSPARSE_DIRECTION_COLUMN;
        int down = 1 + k % 4, right = general ? 1 + k % 5 : down, m = k % 7 * 3, n = 1 + k % 11, mb = (m + down - 1) / down, nb = (n + right - 1) / right;
        int total = -1, *on_device = sp_new(1, 4), *offsets = sp_new((size_t)mb + 1, 4), bytes = 0;
        sp_csr a = sp_make(t, m, n, 0.3, base, SP_SHUFFLED, &r);
        wide *d = sp_dense(&a);
        cusparseMatDescr_t qa = sp_descr(base, CUSPARSE_FILL_MODE_LOWER, CUSPARSE_DIAG_TYPE_NON_UNIT), qc = sp_descr(1 - base, CUSPARSE_FILL_MODE_LOWER, CUSPARSE_DIAG_TYPE_NON_UNIT);
        size_t more = 0;
        SP(cusparseSetPointerMode(sp_handle, device ? CUSPARSE_POINTER_MODE_DEVICE : CUSPARSE_POINTER_MODE_HOST));
        if (general) {
            SP(TYPED(t, csr2gebsr_bufferSize, sp_handle, dir, m, n, qa, a.values, a.offsets, a.indices, down, right, &bytes));
            SP(TYPED(t, csr2gebsr_bufferSizeExt, sp_handle, dir, m, n, qa, a.values, a.offsets, a.indices, down, right, &more));
            LT_CHECK(bytes > 0 && more == (size_t)bytes);
            SP(cusparseXcsr2gebsrNnz(sp_handle, dir, m, n, qa, a.offsets, a.indices, qc, offsets, down, right, device ? on_device : &total, sp_buffer));
        } else
            SP(cusparseXcsr2bsrNnz(sp_handle, dir, m, n, qa, a.offsets, a.indices, down, qc, offsets, device ? on_device : &total));
        SP_SYNC();
        if (device) total = *on_device;
        LT_REQUIRE(total >= 0 && total <= mb * nb);
        int *indices = sp_new((size_t)total, 4), size = down * right;
        void *values = sp_vector(t, (int64_t)total * size);
        if (general) SP(TYPED(t, csr2gebsr, sp_handle, dir, m, n, qa, a.values, a.offsets, a.indices, qc, values, offsets, indices, down, right, sp_buffer));
        else SP(TYPED(t, csr2bsr, sp_handle, dir, m, n, qa, a.values, a.offsets, a.indices, down, qc, values, offsets, indices));
        SP_SYNC();
        /* every block that has an entry, and nothing else */
        wide *whole = calloc((size_t)(mb * down * nb * right) + 1, sizeof(wide));
        for (int ib = 0; ib < mb; ib++)
            for (int e = offsets[ib] - (1 - base); e < offsets[ib + 1] - (1 - base); e++) {
                int jb = indices[e] - (1 - base), entries = 0;
                for (int i = 0; i < down; i++)
                    for (int j = 0; j < right; j++) {
                        int64_t at = (int64_t)e * size + (dir == CUSPARSE_DIRECTION_ROW ? i * right + j : i + j * down);
                        whole[ib * down + i + (jb * right + j) * mb * down] = sp_get(t, values, at);
                        if (ib * down + i < m && jb * right + j < n) entries += sp_at(&a, ib * down + i, jb * right + j) >= 0;
                    }
                LT_CHECKF(entries > 0, "an empty block");
            }
        for (int j = 0; j < nb * right; j++)
            for (int i = 0; i < mb * down; i++)
                LT_CHECKF(whole[i + j * mb * down] == (i < m && j < n ? d[i + j * m] : 0), "(%d, %d)", i, j);
        /* and back */
        int rows = mb * down, cols = nb * right;
        sp_csr c = {t, rows, cols, total * size, base, sp_new((size_t)rows + 1, 4), sp_new((size_t)(total * size), 4), sp_vector(t, total * size)};
        if (general) SP(TYPED(t, gebsr2csr, sp_handle, dir, mb, nb, qc, values, offsets, indices, down, right, qa, c.values, c.offsets, c.indices));
        else SP(TYPED(t, bsr2csr, sp_handle, dir, mb, nb, qc, values, offsets, indices, down, qa, c.values, c.offsets, c.indices));
        SP_SYNC();
        wide *back = sp_dense(&c);
        LT_EQ(c.offsets[rows] - base, c.nnz);
        for (int e = 0; e < rows * cols; e++) LT_CHECK(back[e] == whole[e]);
        if (!general) {
            void *x = sp_vector(t, cols), *y = sp_vector(t, rows), *alpha = sp_vector(t, 1), *beta = sp_vector(t, 1);
            sp_set(t, alpha, 0, 0.5), sp_set(t, beta, 0, 2);
            sp_random(t, x, cols, &r), sp_random(t, y, rows, &r);
            wide *y0 = calloc((size_t)rows + 1, sizeof(wide));
            for (int i = 0; i < rows; i++) {
                y0[i] = 2 * sp_get(t, y, i);
                for (int j = 0; j < cols; j++) y0[i] += 0.5L * whole[i + j * rows] * sp_get(t, x, j);
            }
            SP(TYPED(t, bsrmv, sp_handle, dir, CUSPARSE_OPERATION_NON_TRANSPOSE, mb, nb, total, alpha, qc, values, offsets, indices, down, x, beta, y));
            SP_SYNC();
            for (int i = 0; i < rows; i++) LT_CHECKF(sp_near(sp_get(t, y, i), y0[i], 50 * lt_eps(t), 1), "bsrmv y[%d]", i);
            /* and with three columns, B transposed */
            int ldb = 3, ldc = rows + 1;
            void *b = sp_vector(t, (int64_t)ldb * cols), *cc = sp_vector(t, (int64_t)ldc * 3);
            sp_random(t, b, (int64_t)ldb * cols, &r), sp_random(t, cc, (int64_t)ldc * 3, &r);
            wide *c0 = calloc((size_t)rows * 3 + 1, sizeof(wide));
            for (int j = 0; j < 3; j++)
                for (int i = 0; i < rows; i++) {
                    c0[i + j * rows] = 2 * sp_get(t, cc, i + (int64_t)j * ldc);
                    for (int l = 0; l < cols; l++) c0[i + j * rows] += 0.5L * whole[i + l * rows] * sp_get(t, b, j + (int64_t)l * ldb);
                }
            SP(TYPED(t, bsrmm, sp_handle, dir, CUSPARSE_OPERATION_NON_TRANSPOSE, CUSPARSE_OPERATION_TRANSPOSE, mb, 3, nb, total, alpha, qc, values, offsets, indices, down, b, ldb, beta, cc, ldc));
            SP_SYNC();
            for (int j = 0; j < 3; j++)
                for (int i = 0; i < rows; i++) LT_CHECKF(sp_near(sp_get(t, cc, i + (int64_t)j * ldc), c0[i + j * rows], 50 * lt_eps(t), 1), "bsrmm C(%d, %d)", i, j);
            sp_free(x), sp_free(y), sp_free(alpha), sp_free(beta), sp_free(b), sp_free(cc), free(y0), free(c0);
        }
        SP(cusparseDestroyMatDescr(qa));
        SP(cusparseDestroyMatDescr(qc));
        sp_csr_free(&a), sp_csr_free(&c), sp_free(values), sp_free(indices), sp_free(offsets), sp_free(on_device), free(d), free(whole), free(back);
    }
    SP(cusparseSetPointerMode(sp_handle, CUSPARSE_POINTER_MODE_HOST));
    sp_end();
}

static const lt_test tests[] = {{"one_matrix", one_matrix, 0}, {"batches", batches, 0}, {"blocks", blocks, 0}, {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
