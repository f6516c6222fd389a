/* The complex matrix young1c and the grid Laplacian through getrf, getrs (N, T, C) and getri, in both precisions. */
#include <stdlib.h>
#include <string.h>

#include "support.h"

static void solve(const char *file, lt_type t) {
    fixture f = fixture_new();
    lt_mm m;
    LT_REQUIRE(lt_mm_read(lt_data(file), &m));
    int n = (int)m.n, nrhs = 5, info = -1, *pivots = calloc((size_t)n, sizeof *pivots);
    batch a = batch_new(t, n, n, n, 1, LT_ZONES), lu = batch_new(t, n, n, n, 1, LT_ZONES);
    batch b = batch_new(t, n, nrhs, n, 1, LT_ZONES), x = batch_new(t, n, nrhs, n, 1, LT_ZONES);
    batch c = batch_new(t, n, n, n, 1, LT_ZONES);
    lt_rng r = lt_seed(81);
    lt_fill(batch_at(&a, 0), LT_ALL, 0);
    lt_mm_dense(&m, batch_at(&a, 0), 1);
    lt_copy(batch_at(&lu, 0), batch_at(&a, 0));
    lt_step("getrf %s", file);
    OK(getrf(t, f.handle, n, lu.pointers.p, n, pivots, &info, 1));
    RT(aclrtSynchronizeStream(f.stream));
    LT_EQ(info, 0);
    lt_step("residual of getrf");
    LT_LE(lt_ratio_getrf(batch_at(&a, 0), batch_at(&lu, 0), pivots), LT_RATIO);
    for (int op = ACLBLAS_OP_N; op <= ACLBLAS_OP_C; op++) {
        lt_generate(batch_at(&b, 0), "random", 0, &r);
        lt_copy(batch_at(&x, 0), batch_at(&b, 0));
        lt_step("getrs %d", op);
        OK(getrs(t, f.handle, (aclblasOperation_t)op, n, nrhs, lu.pointers.p, n, pivots, x.pointers.p, n, &info, 1));
        RT(aclrtSynchronizeStream(f.stream));
        LT_LE(lt_ratio_solve(batch_at(&a, 0), batch_at(&x, 0), batch_at(&b, 0), "NTC"[op - ACLBLAS_OP_N]), LT_RATIO);
    }
    lt_step("getri");
    OK(getri(t, f.handle, n, lu.pointers.p, n, pivots, c.pointers.p, n, &info, 1));
    RT(aclrtSynchronizeStream(f.stream));
    LT_EQ(info, 0);
    if (lt_wanted() >= LT_FULL || t == LT_S || t == LT_C) {
        lt_step("residual of getri");
        LT_LE(lt_ratio_inverse(batch_at(&a, 0), batch_at(&c, 0)), LT_RATIO);
    }
    batch_free(&a), batch_free(&lu), batch_free(&b), batch_free(&x), batch_free(&c);
    free(pivots);
    lt_mm_free(&m);
    fixture_free(&f);
}

static void young1c(void) {
    solve("young1c.mtx", LT_C);
    if (lt_wanted() >= LT_FULL) solve("young1c.mtx", LT_Z);
}

static void grid_laplacian(void) {
    solve("gr_900_900_crg.mtx", LT_S);
    if (lt_wanted() >= LT_FULL) solve("gr_900_900_crg.mtx", LT_D);
}

static const lt_test tests[] = {{"young1c", young1c, 120}, {"grid_laplacian", grid_laplacian, 120}, {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
