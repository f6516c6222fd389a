/* LU through the mluOp names, over cases/lu.csv: mluOpXgetrf, mluOpSgetrf2, mluOpLUFactorization.
 *
 * Judged per row: residual ratio with the pivots returned, pivots in range and the largest candidates, info of the
 * first singular member, x untouched, gaps and guards untouched, pivots untouched without pivoting. Then the three
 * entry points must agree bitwise (Sgetrf2 returns the same exchanges as a 0-based permutation on the host), in place
 * with out of place, every member with a call on it alone, and a gapped row stride with a dense one.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lu_case.h"

#define BIG 3000000 /* elements: above, no guard zones and no repetitions */

static size_t workspace_for(fixture *f, const tensor *s, mluOpTensorDescriptor_t desc) {
    size_t bytes = 0, lu = 0, sgetrf2 = 0;
    OK(mluOpGetXgetrfWorkspaceSize(f->handle, desc, &bytes));
    OK(mluOpGetLUWorkspaceSize(f->handle, desc, &lu));
    OK(mluOpGetSgetrf2WorkspaceSize(f->handle, desc, &sgetrf2));
    uint64_t m = (uint64_t)s->m, n = (uint64_t)s->n, b = (uint64_t)s->batch;
    LT_EQ(bytes, s->t == LT_S ? (b * 64 * 64 + 3 * m + 1024) * 4 : (2 * (m * n + m * (m < n ? m : n)) * b + 3 * m + 1024) * 8);
    LT_EQ(lu, bytes);
    LT_EQ(sgetrf2, bytes);
    return bytes;
}

static int zero_family(const char *family) { return strncmp(family, "zero_", 5) == 0; }

/* Singular families break the last two members of a batch only: info must name the first. */
static void generate(const tensor *s, void *p, const char *family, lt_rng *r) {
    for (int64_t b = 0; b < s->batch; b++) {
        int healthy = zero_family(family) && s->batch > 1 && b < s->batch - 2;
        lt_generate(tensor_member(s, p, b), healthy ? "random" : family, 0, r);
    }
}

static int64_t expected_info(const tensor *s, const char *family) {
    if (!zero_family(family)) return 0;
    return family[5] == 'f' ? 1 : family[5] == 'm' ? s->k / 2 + 1 : s->k;
}

/* 0-based: row i of P A comes from row perm[i] of A. */
static void permutation(const int *pivots, int64_t m, int64_t k, int *perm) {
    for (int64_t i = 0; i < m; i++) perm[i] = (int)i;
    for (int64_t i = 0; i < k; i++) {
        int p = pivots[i] - 1, t = perm[i];
        if (p < 0 || p >= m) continue;
        perm[i] = perm[p];
        perm[p] = t;
    }
}

static double judge(const tensor *sx, const tensor *sy, void *x, void *y, const int *pivots, const char *family) {
    double worst = 0;
    for (int64_t b = 0; b < sx->batch; b++) {
        const int *mine = pivots ? pivots + b * sx->k : NULL;
        lt_view a = tensor_member(sx, x, b);
        int judged = lt_judged(b, sx->batch);
        if (judged) worst = lt_max(worst, lt_ratio_getrf(a, tensor_member(sy, y, b), mine));
        if (mine == NULL) continue;
        int in_range = 1;
        for (int64_t i = 0; i < sx->k; i++) in_range &= mine[i] >= i + 1 && mine[i] <= sx->m;
        LT_CHECKF(in_range, "member %d: pivot out of range", (int)b);
        if (judged && (double)sx->m * (double)(sx->n * sx->k) < 1e8 && strcmp(family, "cond_high") != 0)
            LT_CHECKF(lt_pivots_plausible(a, mine, 1e-2), "member %d: a pivot is not the largest candidate", (int)b);
    }
    return worst;
}

typedef struct {
    tensor sx, sy;
    lt_buf x, y, pivots, work;
    mluOpTensorDescriptor_t dx, dy, dp;
    int mode, info;
} call;

static void xgetrf(fixture *f, call *c) {
    c->info = -77;
    OK(mluOpXgetrf(f->handle, c->dx, c->x.p, c->dy, c->y.p, c->work.p, c->dp, c->pivots.p, &c->info, c->mode));
}

/* y and pivots are bitwise those of each member alone, dense. */
static void members_alone(fixture *f, const call *c) {
    lt_type t = c->sx.t;
    int64_t m = c->sx.m, n = c->sx.n, k = c->sx.k, size[] = {m, n};
    lt_view x = lt_rows(t, calloc((size_t)(m * n), lt_size(t)), m, n, n);
    lt_view y = lt_rows(t, calloc((size_t)(m * n), lt_size(t)), m, n, n);
    int *pivots = calloc((size_t)k, sizeof *pivots), info = 0;
    tensor one = c->sx;
    one.dims = 2;
    one.size[0] = m;
    mluOpTensorDescriptor_t d = dense(t, 2, size), p = pivot_desc(&one);
    int row_major = c->sy.stride[c->sy.dims - 1] == 1 && c->sx.stride[c->sx.dims - 1] == 1;
    for (int64_t b = 0; b < c->sx.batch && row_major; b++) {
        lt_copy(x, tensor_member(&c->sx, c->x.p, b));
        OK(mluOpXgetrf(f->handle, d, x.p, d, y.p, c->work.p, p, pivots, &info, c->mode));
        LT_CHECKF(lt_same_bits(y, tensor_member(&c->sy, c->y.p, b)), "member %d differs from a call on it alone", (int)b);
        if (c->mode) LT_CHECKF(memcmp(pivots, (int *)c->pivots.p + b * k, (size_t)k * 4) == 0, "member %d: other pivots", (int)b);
    }
    OK(mluOpDestroyTensorDescriptor(d));
    OK(mluOpDestroyTensorDescriptor(p));
    free(pivots), free(x.p), free(y.p);
}

static int same_output(const call *c, void *y, void *z) {
    for (int64_t b = 0; b < c->sx.batch; b++)
        if (!lt_same_bits(tensor_member(&c->sy, y, b), tensor_member(&c->sy, z, b))) return 0;
    return 1;
}

static void other_names(fixture *f, const call *c) {
    lt_buf z = lt_buf_new(c->y.bytes, LT_ZONES, &device_memory);
    int64_t m = c->sx.m, batch = c->sx.batch;
    int *perm = malloc((size_t)(m * batch) * sizeof *perm), *want = malloc((size_t)m * sizeof *want), info = -5;
    for (int64_t i = 0; i < m * batch; i++) perm[i] = (int)(i % m);
    lt_step("mluOpSgetrf2");
    OK(mluOpSgetrf2(f->handle, c->dx, c->x.p, c->dy, z.p, c->work.p, perm, &info, c->mode));
    LT_EQ(info, c->info);
    LT_CHECKF(same_output(c, c->y.p, z.p), "mluOpSgetrf2 differs from mluOpXgetrf");
    for (int64_t b = 0; b < batch; b++) {
        if (c->mode) permutation((int *)c->pivots.p + b * c->sx.k, m, c->sx.k, want);
        else
            for (int64_t i = 0; i < m; i++) want[i] = (int)i;
        LT_CHECKF(memcmp(want, perm + b * m, (size_t)m * sizeof *want) == 0, "member %d: wrong row permutation", (int)b);
    }
    if (c->mode == 0) {
        lt_step("mluOpLUFactorization");
        lt_poison(z.p, z.bytes);
        OK(mluOpLUFactorization(f->handle, c->dx, c->x.p, c->dy, z.p, false));
        LT_CHECKF(same_output(c, c->y.p, z.p), "mluOpLUFactorization differs from mluOpXgetrf");
    }
    free(want), free(perm);
    lt_buf_free(&z);
}

static void in_place(fixture *f, call *c) {
    if (c->x.bytes != c->y.bytes || memcmp(c->sx.stride, c->sy.stride, sizeof c->sx.stride) != 0) return;
    int info = c->info;
    lt_buf pivots = lt_buf_new(c->pivots.bytes, LT_ZONES, &device_memory);
    lt_step("in place");
    OK(mluOpXgetrf(f->handle, c->dx, c->x.p, c->dy, c->x.p, c->work.p, c->dp, pivots.p, &info, c->mode));
    for (int64_t b = 0; b < c->sx.batch; b++) lt_buf_allow(&c->x, tensor_member(&c->sx, c->x.p, b), LT_ALL);
    LT_BUF_CHECK(&c->x);
    LT_EQ(info, c->info);
    LT_CHECKF(same_output(c, c->y.p, c->x.p), "in place differs");
    LT_CHECKF(memcmp(pivots.p, c->pivots.p, pivots.bytes) == 0, "in place: other pivots");
    lt_buf_free(&pivots);
}

static void run(fixture *f, lt_csv *row) {
    lt_type t = lt_type_of(lt_csv_text(row, "type"));
    const char *dims = lt_csv_text(row, "dims"), *family = lt_csv_text(row, "family");
    call c;
    memset(&c, 0, sizeof c);
    c.sx = tensor_new(t, dims, lt_csv_text(row, "x"));
    c.sy = tensor_new(t, dims, lt_csv_text(row, "y"));
    c.mode = (int)lt_csv_int(row, "mode");
    lt_guard guard = lt_csv_line(row) % 3 == 0 ? LT_PAGE : LT_ZONES;
    lt_rng r = lt_seed((uint64_t)lt_csv_line(row));
    c.dx = tensor_desc(&c.sx), c.dy = tensor_desc(&c.sy), c.dp = pivot_desc(&c.sx);
    c.x = lt_buf_new((size_t)c.sx.extent * lt_size(t), guard, &device_memory);
    c.y = lt_buf_new((size_t)c.sy.extent * lt_size(t), guard, &device_memory);
    c.pivots = lt_buf_new((size_t)(c.sx.batch * c.sx.k) * 4, guard, &device_memory);
    size_t bytes = workspace_for(f, &c.sx, c.dx);
    c.work = lt_buf_new(bytes < (64u << 20) ? bytes : 0, LT_ZONES, &device_memory);
    if (c.work.bytes != bytes) c.work.p = NULL;
    generate(&c.sx, c.x.p, family, &r);
    lt_buf_freeze(&c.x), lt_buf_freeze(&c.y), lt_buf_freeze(&c.pivots);
    lt_step("mluOpXgetrf %s", dims);
    xgetrf(f, &c);
    lt_step("judging");
    LT_BUF_CHECK(&c.x);
    for (int64_t b = 0; b < c.sy.batch; b++) lt_buf_allow(&c.y, tensor_member(&c.sy, c.y.p, b), LT_ALL);
    LT_BUF_CHECK(&c.y);
    if (c.mode != 0) lt_buf_allow_bytes(&c.pivots, c.pivots.p, c.pivots.bytes);
    LT_BUF_CHECK(&c.pivots);
    if (strcmp(family, "ties") != 0) LT_EQ(c.info, expected_info(&c.sx, family));
    LT_LE(judge(&c.sx, &c.sy, c.x.p, c.y.p, c.mode ? c.pivots.p : NULL, family), LT_RATIO);
    lt_step("members alone");
    members_alone(f, &c);
    other_names(f, &c);
    in_place(f, &c);
    OK(mluOpDestroyTensorDescriptor(c.dx));
    OK(mluOpDestroyTensorDescriptor(c.dy));
    OK(mluOpDestroyTensorDescriptor(c.dp));
    lt_buf_free(&c.x), lt_buf_free(&c.y), lt_buf_free(&c.pivots), lt_buf_free(&c.work);
}

static void fill_big(lt_view x, int dominant) {
    lt_rng r = lt_seed(9);
    for (int64_t i = 0; i < x.m; i++)
        for (int64_t j = 0; j < x.n; j++) lt_set(x, i, j, lt_random(&r, x.t));
    for (int64_t i = 0; dominant && i < x.m && i < x.n; i++) lt_set(x, i, i, 2.0 * (double)(x.m + x.n));
}

static void run_big(fixture *f, lt_csv *row) {
    lt_type t = lt_type_of(lt_csv_text(row, "type"));
    const char *dims = lt_csv_text(row, "dims");
    tensor s = tensor_new(t, dims, "dense");
    int mode = (int)lt_csv_int(row, "mode"), info = -1;
    void *x = NULL, *y = NULL;
    int *pivots = NULL;
    size_t bytes = (size_t)s.extent * lt_size(t);
    RT(cnrtMalloc(&x, bytes));
    RT(cnrtMalloc(&y, bytes));
    RT(cnrtMalloc((void **)&pivots, (size_t)s.k * 4));
    lt_view a = tensor_member(&s, x, 0);
    fill_big(a, mode == 0);
    uint64_t before = lt_hash_bytes(0, x, bytes);
    mluOpTensorDescriptor_t d = tensor_desc(&s), p = pivot_desc(&s);
    lt_step("mluOpXgetrf %s", dims);
    double start = lt_seconds();
    OK(mluOpXgetrf(f->handle, d, x, d, y, NULL, p, pivots, &info, mode));
    lt_note("     %c %-10s mode %d %8.3f s\n", lt_letter(t), dims, mode, lt_seconds() - start);
    lt_step("judging %s", dims);
    LT_EQ(info, 0);
    LT_EQ(lt_hash_bytes(0, x, bytes) == before, 1);
    LT_LE(judge(&s, &s, x, y, mode ? pivots : NULL, "random"), LT_RATIO);
    for (int64_t i = 0; i < s.m && mode; i++)
        for (int64_t j = 0; j < i && j < s.n; j++) {
            double complex l = lt_get(tensor_member(&s, y, 0), i, j);
            /* |re|+|im| of the pivot is the largest, so a multiplier is at most sqrt(2) in modulus. */
            if (!(creal(l) * creal(l) + cimag(l) * cimag(l) <= 2.001)) LT_CHECKF(0, "multiplier at %d,%d", (int)i, (int)j);
        }
    OK(mluOpDestroyTensorDescriptor(d));
    OK(mluOpDestroyTensorDescriptor(p));
    RT(cnrtFree(x));
    RT(cnrtFree(y));
    RT(cnrtFree(pivots));
}

static void cases(void) {
    fixture f = fixture_new();
    lt_csv *c = lt_csv_open("lu.csv");
    while (lt_csv_next(c)) {
        tensor s = tensor_new(LT_S, lt_csv_text(c, "dims"), "dense");
        if (s.batch * s.m * s.n > BIG) run_big(&f, c);
        else run(&f, c);
    }
    lt_csv_close(c);
    fixture_free(&f);
}

static const lt_test tests[] = {{"cases", cases, 240}, {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
