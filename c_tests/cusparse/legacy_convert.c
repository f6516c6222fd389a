/* Conversions between dense matrices, coordinates and compressed rows or columns. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "legacy_support.h"

static const int shapes[][2] = {{0, 0}, {0, 4}, {3, 0}, {1, 1}, {2, 7}, {9, 4}, {70, 33}, {33, 140}};
#define SHAPES (sizeof shapes / sizeof *shapes)

/* Row numbers to offsets and back, of rows that may be empty. */
static void coordinates(void) {
    lt_rng r = lt_seed(21);
    sp_begin();
    for (int k = 0; k < 40; k++) {
        int base = k & 1, m = k / 2, nnz = 0;
        sp_csr a = sp_make(LT_S, m, 5, 0.3, base, 0, &r);
        int *rows = sp_new((size_t)a.nnz, sizeof(int)), *back = sp_new((size_t)a.nnz, sizeof(int));
        int *offsets = sp_new((size_t)m + 1, sizeof(int));
        for (int i = 0; i < m; i++)
            for (int j = 0; j < 5; j++)
                if (sp_at(&a, i, j) >= 0) rows[nnz++] = i + base;
        LT_REQUIRE_EQ(nnz, a.nnz);
        SP(cusparseXcoo2csr(sp_handle, rows, nnz, m, offsets, sp_base(base)));
        SP(cusparseXcsr2coo(sp_handle, offsets, nnz, m, back, sp_base(base)));
        SP_SYNC();
        LT_CHECKF(memcmp(offsets, a.offsets, ((size_t)m + 1) * sizeof(int)) == 0, "offsets of %d rows", m);
        LT_CHECKF(memcmp(back, rows, (size_t)nnz * sizeof(int)) == 0, "numbers of %d rows", m);
        sp_csr_free(&a), sp_free(rows), sp_free(back), sp_free(offsets);
    }
    sp_end();
}

/* What is not sound is a failure of the stream, and nothing outside the arrays is touched. */
static void unsound_coordinates(void) {
    sp_begin();
    static const int bad[][3] = {{0, 2, 1}, {-1, 0, 1}, {0, 1, 3}, {0, 1, 0x7fffffff}, {(int)0x80000000, 0, 0}};
    for (size_t k = 0; k < sizeof bad / sizeof *bad; k++) {
        int *rows = sp_new(3, sizeof(int)), *offsets = sp_new(4, sizeof(int));
        memcpy(rows, bad[k], sizeof bad[k]);
        SP(cusparseXcoo2csr(sp_handle, rows, 3, 3, offsets, CUSPARSE_INDEX_BASE_ZERO));
        LT_EQ(cudaStreamSynchronize(sp_stream), cudaErrorInvalidValue);
        cudaGetLastError();
        sp_free(rows), sp_free(offsets);
    }
    static const int wrong[][4] = {{0, 2, 1, 3}, {0, 1, 2, 4}, {-1, 1, 2, 3}, {0, 0x7fffffff, 2, 3}};
    for (size_t k = 0; k < sizeof wrong / sizeof *wrong; k++) {
        int *rows = sp_new(3, sizeof(int)), *offsets = sp_new(4, sizeof(int));
        memcpy(offsets, wrong[k], sizeof wrong[k]);
        SP(cusparseXcsr2coo(sp_handle, offsets, 3, 3, rows, CUSPARSE_INDEX_BASE_ZERO));
        LT_EQ(cudaStreamSynchronize(sp_stream), cudaErrorInvalidValue);
        cudaGetLastError();
        sp_free(rows), sp_free(offsets);
    }
    sp_end();
}

/* A random dense matrix with zeros, one negative zero and one NaN. */
static lt_buf random_dense(lt_type t, int m, int n, int ld, lt_rng *r) {
    lt_buf b = lt_buf_matrix(lt_cols(t, NULL, m, n, ld), 1, 0, LT_PAGE, NULL);
    lt_view v = lt_cols(t, b.p, m, n, ld);
    for (int j = 0; j < n; j++)
        for (int i = 0; i < m; i++) lt_set(v, i, j, lt_below(r, 3) ? 0 : lt_random(r, t));
    if (m > 4 && n > 4) lt_set(v, 1, 2, -0.0), lt_set(v, 3, 3, NAN);
    if (lt_is_complex(t) && m > 4 && n > 4) lt_set(v, 4, 0, CMPLX(0, 1));
    lt_buf_freeze(&b);
    return b;
}

/* One matrix, by rows or by columns, to the compressed form and back. */
static void there_and_back(lt_type t, int m, int n, int base, int by_columns, int device, lt_rng *r) {
    int ld = (m > 0 ? m : 1) + 2, lines = by_columns ? n : m, total = -1, counted = 0;
    lt_buf b = random_dense(t, m, n, ld, r), back = lt_buf_matrix(lt_cols(t, NULL, m, n, ld), 1, 0, LT_PAGE, NULL);
    lt_view v = lt_cols(t, b.p, m, n, ld), w = lt_cols(t, back.p, m, n, ld);
    cusparseMatDescr_t descr = sp_descr(base, CUSPARSE_FILL_MODE_LOWER, CUSPARSE_DIAG_TYPE_NON_UNIT);
    int *counts = sp_new((size_t)lines, sizeof(int)), *on_device = sp_new(1, sizeof(int));
    SP(cusparseSetPointerMode(sp_handle, device ? CUSPARSE_POINTER_MODE_DEVICE : CUSPARSE_POINTER_MODE_HOST));
    SP(TYPED(t, nnz, sp_handle, by_columns ? CUSPARSE_DIRECTION_COLUMN : CUSPARSE_DIRECTION_ROW, m, n, descr, b.p, ld,
             counts, device ? on_device : &total));
    if (device) {
        SP_SYNC();
        total = *on_device;
    }
    for (int line = 0; line < lines; line++) {
        int count = 0;
        for (int i = 0; i < (by_columns ? m : n); i++) {
            double complex x = by_columns ? lt_get(v, i, line) : lt_get(v, line, i);
            count += !(creal(x) == 0 && cimag(x) == 0);
        }
        LT_EQ(counts[line], count);
        counted += count;
    }
    LT_REQUIRE_EQ(total, counted);
    int *offsets = sp_new((size_t)lines + 1, sizeof(int)), *indices = sp_new((size_t)total, sizeof(int)), k = 0;
    void *values = sp_vector(t, total);
    if (by_columns)
        SP(TYPED(t, dense2csc, sp_handle, m, n, descr, b.p, ld, counts, values, indices, offsets));
    else
        SP(TYPED(t, dense2csr, sp_handle, m, n, descr, b.p, ld, counts, values, offsets, indices));
    lt_buf_freeze(&back);
    if (by_columns)
        SP(TYPED(t, csc2dense, sp_handle, m, n, descr, values, indices, offsets, back.p, ld));
    else
        SP(TYPED(t, csr2dense, sp_handle, m, n, descr, values, offsets, indices, back.p, ld));
    SP(cusparseDestroyMatDescr(descr));
    SP_SYNC();
    for (int line = 0; line < lines; line++) {
        LT_EQ(offsets[line], k + base);
        for (int i = 0; i < (by_columns ? m : n); i++) {
            lt_view one = by_columns ? lt_sub(v, i, line, 1, 1) : lt_sub(v, line, i, 1, 1);
            double complex x = lt_get(one, 0, 0);
            if (creal(x) == 0 && cimag(x) == 0) continue;
            LT_EQ(indices[k], i + base);
            LT_CHECK(lt_same_bits(lt_cols(t, (char *)values + (size_t)k++ * lt_size(t), 1, 1, 1), one));
        }
    }
    LT_EQ(offsets[lines], k + base);
    for (int j = 0; j < n; j++)
        for (int i = 0; i < m; i++) {
            double complex x = lt_get(v, i, j), y = lt_get(w, i, j);
            LT_CHECKF((creal(x) == creal(y) && cimag(x) == cimag(y)) || (isnan(creal(x)) && isnan(creal(y))), "(%d, %d)", i, j);
        }
    lt_buf_allow(&back, w, LT_ALL);
    LT_BUF_CHECK(&back);
    LT_BUF_CHECK(&b);
    sp_free(counts), sp_free(on_device), sp_free(offsets), sp_free(indices), sp_free(values), lt_buf_free(&b), lt_buf_free(&back);
}

static void dense(void) {
    lt_rng r = lt_seed(22);
    sp_begin();
    for (int t = 0; t < 4; t++)
        for (size_t s = 0; s < SHAPES; s++)
            for (int k = 0; k < 8; k++) {
                lt_context("%c %d x %d base %d by columns %d device %d", lt_letter((lt_type)t), shapes[s][0], shapes[s][1], k & 1, k >> 1 & 1, k >> 2);
                there_and_back((lt_type)t, shapes[s][0], shapes[s][1], k & 1, k >> 1 & 1, k >> 2, &r);
            }
    lt_context(NULL);
    sp_end();
}

/* Counts that are not those of the matrix, and compressed rows that are not sound. */
static void unsound_dense(void) {
    sp_begin();
    static const double a[4] = {1, 0, 2, 3}; /* 1 2; 0 3 */
    static const int wrong[][2] = {{1, 1}, {2, 2}, {1, 2}, {-1, 4}, {0, 0}};
    cusparseMatDescr_t descr = sp_descr(0, CUSPARSE_FILL_MODE_LOWER, CUSPARSE_DIAG_TYPE_NON_UNIT);
    for (size_t k = 0; k < sizeof wrong / sizeof *wrong; k++) {
        int *counts = sp_new(2, sizeof(int)), *offsets = sp_new(3, sizeof(int)), room = wrong[k][0] + wrong[k][1];
        int *indices = sp_new((size_t)room, sizeof(int));
        double *values = sp_new((size_t)room, sizeof(double));
        memcpy(counts, wrong[k], sizeof wrong[k]);
        SP(cusparseDdense2csr(sp_handle, 2, 2, descr, a, 2, counts, values, offsets, indices));
        LT_EQ(cudaStreamSynchronize(sp_stream), cudaErrorInvalidValue);
        cudaGetLastError();
        sp_free(counts), sp_free(offsets), sp_free(indices), sp_free(values);
    }
    static const int bad[][5] = {{0, 2, 1, 0, 0}, {0, 1, 2, 0, 2}, {0, 1, 2, -1, 0}, {0, 1, -1, 0, 0}, {0, 1, 0x7fffffff, 0, 0}, {1, 1, 2, 0, 0}};
    for (size_t k = 0; k < sizeof bad / sizeof *bad; k++) {
        int *offsets = sp_new(3, sizeof(int)), *indices = sp_new(2, sizeof(int));
        double *values = sp_new(2, sizeof(double)), *out = sp_new(4, sizeof(double));
        memcpy(offsets, bad[k], 3 * sizeof(int)), memcpy(indices, bad[k] + 3, 2 * sizeof(int));
        SP(cusparseDcsr2dense(sp_handle, 2, 2, descr, values, offsets, indices, out, 2));
        LT_EQ(cudaStreamSynchronize(sp_stream), cudaErrorInvalidValue);
        cudaGetLastError();
        sp_free(offsets), sp_free(indices), sp_free(values), sp_free(out);
    }
    SP(cusparseDestroyMatDescr(descr));
    sp_end();
}

static const lt_test tests[] = {{"coordinates", coordinates, 0},
                                {"unsound_coordinates", unsound_coordinates, 0},
                                {"dense", dense, 0},
                                {"unsound_dense", unsound_dense, 0},
                                {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
