/* Matrices of practice, densified to float or complex float: Cholesky lower and upper, LU with pivoting. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "support.h"

static lt_view load(const char *file, int scale) {
    lt_mm m;
    LT_REQUIRE(lt_mm_read(lt_data(file), &m));
    lt_type wide = m.complex_values ? LT_Z : LT_D, t = m.complex_values ? LT_C : LT_S;
    lt_view w = lt_rows(wide, calloc((size_t)(m.m * m.n), lt_size(wide)), m.m, m.n, m.n);
    lt_view a = lt_rows(t, calloc((size_t)(m.m * m.n), lt_size(t)), m.m, m.n, m.n);
    lt_mm_dense(&m, w, 1);
    for (int64_t i = 0; i < a.m; i++)
        for (int64_t j = 0; j < a.n; j++) {
            double by = scale ? sqrt(creal(lt_get(w, i, i)) * creal(lt_get(w, j, j))) : 1;
            lt_set(a, i, j, lt_get(w, i, j) / by);
        }
    free(w.p);
    lt_mm_free(&m);
    return a;
}

static void cholesky(fixture *f, lt_view a) {
    lt_view y = lt_rows(a.t, calloc((size_t)(a.m * a.n), lt_size(a.t)), a.m, a.n, a.n);
    mluOpTensorDescriptor_t d = square(a.t, 0, a.n);
    for (int upper = 0; upper < 2; upper++) {
        lt_step("mluOpCholesky, %s", upper ? "upper" : "lower");
        OK(mluOpCholesky(f->handle, d, a.p, d, y.p, upper != 0, NULL));
        lt_step("residual");
        double ratio = lt_ratio_potrf(a, y, upper ? LT_UPPER : LT_LOWER);
        lt_note("     cholesky %s n = %d: ratio %.3f\n", upper ? "upper" : "lower", (int)a.n, ratio);
        LT_LE(ratio, LT_RATIO);
        LT_CHECK(lt_all_zero(y, upper ? LT_STRICT_LOWER : LT_STRICT_UPPER));
    }
    OK(mluOpDestroyTensorDescriptor(d));
    free(y.p);
}

static void lu(fixture *f, lt_view a) {
    int64_t size[] = {a.m, a.n};
    lt_view y = lt_rows(a.t, calloc((size_t)(a.m * a.n), lt_size(a.t)), a.m, a.n, a.n);
    int *pivots = calloc((size_t)a.n, sizeof *pivots), info = -1;
    mluOpTensorDescriptor_t d = dense(a.t, 2, size), p = NULL;
    OK(mluOpCreateTensorDescriptor(&p));
    OK(mluOpSetTensorDescriptor_v2(p, MLUOP_LAYOUT_ARRAY, MLUOP_DTYPE_INT32, 1, size));
    lt_step("mluOpXgetrf");
    OK(mluOpXgetrf(f->handle, d, a.p, d, y.p, NULL, p, pivots, &info, 1));
    LT_EQ(info, 0);
    lt_step("residual");
    double ratio = lt_ratio_getrf(a, y, pivots);
    lt_note("     lu n = %d: ratio %.3f\n", (int)a.n, ratio);
    LT_LE(ratio, LT_RATIO);
    OK(mluOpDestroyTensorDescriptor(d));
    OK(mluOpDestroyTensorDescriptor(p));
    free(pivots), free(y.p);
}

static void matrices(void) {
    fixture f = fixture_new();
    lt_csv *c = lt_csv_open("matrices.csv");
    while (lt_csv_next(c)) {
        lt_view a = load(lt_csv_text(c, "file"), (int)lt_csv_int(c, "scale"));
        lt_note("     %s\n", lt_csv_text(c, "file"));
        if (lt_csv_is(c, "method", "cholesky")) cholesky(&f, a);
        else lu(&f, a);
        free(a.p);
    }
    lt_csv_close(c);
    fixture_free(&f);
}

static const lt_test tests[] = {{"matrices", matrices, 120}, {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
