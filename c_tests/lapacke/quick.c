/* LAPACKE without a reference: refused arguments by table, and calls that must agree with each other: row-major with
 * column-major up to rounding; with and without work arrays, with 32-bit and 64-bit integers to the bit. */
#include "sweep.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "lapacke.h"

_Static_assert(LAPACK_ROW_MAJOR == 101 && LAPACK_COL_MAJOR == 102 && LAPACK_WORK_MEMORY_ERROR == -1010 &&
                   LAPACK_TRANSPOSE_MEMORY_ERROR == -1011,
               "numbers of the interface");

/* The same bits in everything that the routine writes; integers by value. */
static void same_bits(const lk_call *x, const lk_call *y) {
    for (int i = 0; i < x->nargs; i++) {
        const lk_arg *p = &x->args[i];
        if (!p->written) continue;
        /* The pivot growth is the first real number of the work arrays. */
        const char *name = strcmp(p->name, "rpivot") || !y->c.work ? p->name : lt_is_complex(y->c.t) ? "rwork" : "work";
        const lk_arg *q = &y->args[lk_index(y, name)];
        if (!strcmp(p->name, "rpivot")) {
            LT_CHECKF(x->c.n == 0 || memcmp(p->buf.p, q->buf.p, p->buf.bytes) == 0, "the pivot growth differs");
            continue;
        }
        if (p->kind == 'm' || strchr("reg", p->kind)) LT_CHECKF(lt_same_bits(p->view, q->view), "%s differs", p->name);
        else if (p->kind == 'p')
            for (int64_t k = 0; k < p->count; k++) {
                int64_t a = x->c.wide ? ((int64_t *)p->buf.p)[k] : ((int32_t *)p->buf.p)[k];
                int64_t b = y->c.wide ? ((int64_t *)q->buf.p)[k] : ((int32_t *)q->buf.p)[k];
                /* What is not set stays the buffer's pattern, in either width. */
                if (k < p->count) LT_CHECKF(a == b || (int32_t)a == (int32_t)b, "%s[%lld]: %lld, %lld", p->name, (long long)k,
                                            (long long)a, (long long)b);
            }
        else if (p->kind == 'q') LT_EQ(*(char *)p->buf.p, *(char *)q->buf.p);
    }
}

static double made(lk_call *call) {
    lk_explain(call, "good");
    lk_freeze(call);
    double result = lk_invoke_ours(call);
    lk_check_untouched(call, 1);
    return result;
}

static int same_real(double x, double y) { return x == y || (isnan(x) && isnan(y)); }

static void agree(const lk_routine *r, lk_case c, uint64_t seed) {
    lk_call first = lk_new(r, c, seed);
    double result = made(&first);
    for (int variant = 1; variant < 4; variant++) {
        c.wide = variant & 1, c.work = variant >> 1;
        lk_call other = lk_new(r, c, seed);
        double also = made(&other);
        LT_CHECKF(same_real(result, also), "returned %g, LAPACKE without work arrays %g", also, result);
        same_bits(&first, &other);
        lk_free(&other);
    }
    c.wide = c.work = 0;
    c.row_major = 1;
    lk_call rows = lk_new(r, c, seed);
    double also = made(&rows);
    double slack = lk_returns_real(r) ? 300 * (double)(c.m + c.n) * lt_eps(c.t) * fabs(result) : 0;
    LT_CHECKF(fabs(also - result) <= slack || same_real(also, result), "returned %g, column-major %g", also, result);
    if (result >= 0) lk_compare(&rows, &first, result);
    lk_free(&rows);
    lk_free(&first);
}

static void agree_case(const lk_routine *r, lk_case c) {
    if (c.row_major || c.work) return;
    static const int64_t sizes[] = {1, 6, 0, 3, 8, 20, 40};
    size_t count = lt_under_valgrind() ? 1 : lt_wanted() >= LT_FULL ? 7 : 3;
    for (size_t i = 0; i < count; i++) {
        c.m = c.n = sizes[i];
        c.nrhs = (int64_t)(i % 3);
        lk_options(r, c, agree);
    }
    c.m = 11;
    if (strstr(r->args, "(mn)")) lk_options(r, c, agree);
    if (count < 3) return;
    c.m = c.n = 9;
    c.nrhs = 13;
    for (c.bad_scale = 0; c.bad_scale < 2; c.bad_scale++)
        for (c.singular = 0; c.singular < 8; c.singular += 4) lk_options(r, c, agree);
}
static void test_agree(void) { lk_each(agree_case); }

/* What is reported with a result: "lapack" by xerbla_, "own" by LAPACKE_xerbla, "nan" not at all. */
static void expected_report(char *text, size_t size, const lk_call *call, int result, const char *by, int plain_name) {
    char name[64], upper[16] = "";
    lk_call narrow = *call;
    narrow.c.wide = 0;
    narrow.c.work = !plain_name;
    snprintf(name, sizeof name, "%s", lk_symbol(&narrow));
    text[0] = 0;
    if (!strcmp(by, "own")) snprintf(text, size, "LAPACKE_xerbla(%s,%d)", name, result);
    if (!strcmp(by, "lapack")) {
        const char *from = name + strlen("LAPACKE_");
        for (int i = 0; i < 15 && from[i] && from[i] != '_'; i++) upper[i] = (char)(from[i] & ~(from[i] >= 'a' ? 32 : 0));
        snprintf(text, size, "xerbla(%s,%d)", upper, -result - 1);
    }
}

static void apply(lk_call *call, const char *change) {
    char name[16], value[16];
    if (sscanf(change, "%15[^=]=%15s", name, value) != 2) return;
    if (!strcmp(name, "layout")) {
        call->c.row_major = atoi(value);
        return;
    }
    int i = lk_index(call, name);
    if (!LT_CHECKF(i >= 0, "no argument %s", name)) lt_end_test();
    lk_arg *arg = &call->args[i];
    if (arg->kind == 'q') *(char *)arg->buf.p = value[0];
    else if (strchr("rf", arg->kind) && strcmp(value, "nan")) {
        if (arg->kind == 'r') lt_set(arg->view, 0, 0, atof(value));
        else arg->number = atof(value);
    } else if (!strcmp(value, "nan")) {
        if (arg->kind == 'm' || arg->kind == 'r') lt_set(arg->view, arg->view.m - 1, 0, NAN);
        else arg->number = NAN;
    } else arg->value = arg->kind == 'c' ? value[0] : atoi(value);
}

static void row(const lk_routine *r, const char *change, const char *expect, int row_major) {
    int result = 0;
    char by[16] = "", what[64], report[128];
    if (!strcmp(expect, "-")) return;
    sscanf(expect, "%d %15s", &result, by);
    for (lt_type t = LT_S; t <= LT_Z; t++) {
        if (!lk_has_type(r, t)) continue;
        for (int variant = 0; variant < 4; variant++) {
            lk_case c = lk_usual(t, row_major, variant >> 1);
            c.wide = variant & 1;
            c.m = 6, c.n = 5;
            if (strstr(change, "fact=F")) c.fact = 'F', c.equed = strstr(r->args, "mS") ? 'Y' : 'B'; /* so that scalings count */
            if (c.work ? !strcmp(by, "nan") : strstr(change, "lwork") != NULL) continue;
            lk_call call = lk_new(r, c, 1);
            char text[128], *rest = NULL;
            snprintf(text, sizeof text, "%s", change);
            for (char *one = strtok_r(text, " ", &rest); one; one = strtok_r(NULL, " ", &rest)) apply(&call, one);
            /* With a wrong leading dimension the gaps, which are NaN, are taken for elements. */
            LAPACKE_set_nancheck(strstr(change, "nan") != NULL);
            snprintf(what, sizeof what, "%s", change);
            lk_explain(&call, what);
            lk_freeze(&call);
            int layout = strstr(change, "layout") != NULL;
            /* The reference returns a norm of 0 there. */
            LT_EQ(lk_invoke_ours(&call), layout && c.work && lk_returns_real(r) ? 0 : result);
            lk_check_untouched(&call, 0);
            expected_report(report, sizeof report, &call, result, by, layout && !c.work);
            LT_STREQ(lk_reported.text, report);
            lk_free(&call);
        }
    }
}

static void test_arguments(void) {
    lt_csv *csv = lt_csv_open("lapacke_arguments.csv");
    while (lt_csv_next(csv)) {
        const lk_routine *r = lk_routines;
        while (r->name && strcmp(r->name, lt_csv_text(csv, "routine"))) r++;
        if (!LT_CHECKF(r->name != NULL, "no routine %s", lt_csv_text(csv, "routine"))) lt_end_test();
        char change[64], columns[32], rows[32];
        snprintf(change, sizeof change, "%s", lt_csv_text(csv, "change"));
        snprintf(columns, sizeof columns, "%s", lt_csv_text(csv, "columns"));
        snprintf(rows, sizeof rows, "%s", lt_csv_text(csv, "rows"));
        lt_step("%s %s", r->name, change);
        row(r, change, columns, 0);
        row(r, change, rows, 1);
    }
    lt_csv_close(csv);
    LAPACKE_set_nancheck(1);
}

/* ---- the switch of the NaN checks ---- */

static double with_nan(void) {
    lk_call call = lk_new(&lk_routines[0], lk_usual(LT_D, 0, 0), 1);
    apply(&call, "a=nan");
    double result = lk_invoke_ours(&call);
    lk_free(&call);
    return result;
}

static void child_unset(void) {
    LT_EQ(LAPACKE_get_nancheck(), 1);
    LT_EQ(with_nan(), -4);
    LAPACKE_set_nancheck(0);
    LT_EQ(LAPACKE_get_nancheck64_(), 0);
    LT_CHECK(with_nan() >= 0);
    LAPACKE_set_nancheck64_(-5);
    LT_EQ(LAPACKE_get_nancheck(), 1);
    LT_EQ(with_nan(), -4);
}
static void child_off(void) {
    LT_CHECK(with_nan() >= 0);
    LT_EQ(LAPACKE_get_nancheck(), 0);
}
static void child_on(void) { LT_EQ(with_nan(), -4); }

static void test_switch(void) {
    static const char *const values[] = {"0", "", "no", "-0", " 00x1", "1", "-3", "+2", "10"};
    const char *unset[] = {"LAPACKE_NANCHECK", NULL};
    lt_child_passes("unset", unset, 60);
    for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
        char text[64];
        snprintf(text, sizeof text, "LAPACKE_NANCHECK=%s", values[i]);
        const char *env[] = {text, NULL};
        lt_child_passes(i < 5 ? "off" : "on", env, 60);
    }
}

/* ---- sizes beyond 2^31 ---- */

/* Distances between rows or columns may be anything; elements far apart are found. */
static void test_far(void) {
    for (int row_major = 0; row_major < 2; row_major++)
        for (int wide = 0; wide < 2; wide++) {
            int64_t n = 3, ld = wide ? (int64_t)1 << 32 : 1200000000;
            size_t bytes = (size_t)(n * ld) * sizeof(float);
            float *a = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
            if (a == MAP_FAILED) {
                lt_note("no %zu bytes of addresses", bytes);
                continue;
            }
            lt_view far = row_major ? lt_rows(LT_S, a, n, n, ld) : lt_cols(LT_S, a, n, n, ld);
            float near[9];
            lt_view dense = lt_cols(LT_S, near, n, n, n);
            lt_rng r = lt_seed(7);
            lt_generate(dense, "random", 0, &r);
            lt_copy(far, dense);
            int pivots[3], same[3];
            int64_t pivots64[3];
            int layout = row_major ? LAPACK_ROW_MAJOR : LAPACK_COL_MAJOR;
            if (wide) LT_EQ(LAPACKE_sgetrf64_(layout, n, n, a, ld, pivots64), 0);
            else LT_EQ(LAPACKE_sgetrf(layout, (int)n, (int)n, a, (int)ld, pivots), 0);
            LT_EQ(LAPACKE_sgetrf(LAPACK_COL_MAJOR, (int)n, (int)n, near, (int)n, same), 0);
            for (int i = 0; i < n; i++) LT_EQ(wide ? pivots64[i] : pivots[i], same[i]);
            LT_CHECK(lt_same_bits(far, dense));
            lt_set(far, n - 1, n - 1, NAN);
            if (wide) LT_EQ(LAPACKE_sgetrf64_(layout, n, n, a, ld, pivots64), -4);
            else LT_EQ(LAPACKE_sgetrf(layout, (int)n, (int)n, a, (int)ld, pivots), -4);
            munmap(a, bytes);
        }
}

/* ---- memory ---- */

/* One allocation fails: the result is one of the two codes with nothing written, or as usual. */
static void child_short(void) {
    const char *only = getenv("LK_ROUTINE");
    const lk_routine *r = lk_routines;
    while (r->name && strcmp(r->name, only ? only : "")) r++;
    LT_REQUIRE(r->name != NULL);
    lk_case c = lk_usual(LT_Z, getenv("LK_ROWS") != NULL, 0);
    lk_call call = lk_new(r, c, 1), again = lk_copy(&call);
    lk_explain(&call, "memory is short");
    lk_freeze(&call);
    double result = lk_invoke_ours(&call);
    int refused = result == LAPACK_WORK_MEMORY_ERROR || result == LAPACK_TRANSPOSE_MEMORY_ERROR;
    char report[128], name[64];
    snprintf(name, sizeof name, "%s", lk_symbol(&call));
    snprintf(report, sizeof report, "LAPACKE_xerbla(%s%s,%d)", name, result == LAPACK_TRANSPOSE_MEMORY_ERROR ? "_work" : "",
             (int)result);
    if (refused) LT_STREQ(lk_reported.text, report);
    else LT_STREQ(lk_reported.text, "");
    lk_check_untouched(&call, !refused);
    double good = lk_invoke_ours(&again);
    if (!refused && good <= LAPACK_WORK_MEMORY_ERROR) good = lk_invoke_ours(&again); /* it was this call's allocation */
    LT_CHECK(good >= 0);
    if (!refused) {
        LT_CHECK(fabs(good - result) <= 1e-10 * good);
        lk_compare(&call, &again, result);
    }
    printf("%s\n", refused ? "refused" : "done");
    lk_free(&call);
    lk_free(&again);
}

static void test_memory(void) {
    long refusals = 0;
    int step = lt_wanted() >= LT_FULL ? 1 : 8, number = 0;
    for (const lk_routine *r = lk_routines; r->name; r++)
        for (int rows = 0; rows < 2; rows++)
            for (int k = 1; k <= 4; k++) {
                if (number++ % step) continue;
                char routine[32], fault[32];
                snprintf(routine, sizeof routine, "LK_ROUTINE=%s", r->name);
                snprintf(fault, sizeof fault, "LUCHO_FAULT_ALLOC=%d", k);
                const char *env[] = {routine, fault, rows ? "LK_ROWS=1" : NULL, NULL};
                lt_context("%s %d %d", r->name, rows, k);
                lt_step("%s %d %d", r->name, rows, k);
                lt_result result = lt_child("short", env, 60);
                if (!LT_EQ(result.status, 0)) lt_note("%s%s", result.out, result.err);
                refusals += strstr(result.out, "refused") != NULL;
                lt_result_free(&result);
            }
    LT_CHECKF(refusals > 0, "no allocation failed");
}

int main(int argc, char **argv) {
    static const lt_test tests[] = {{"agree", test_agree, 0},
                                    {"arguments", test_arguments, 0},
                                    {"switch", test_switch, 0},
                                    {"far", test_far, 0},
                                    {"memory", test_memory, 0},
                                    {0}};
    static const lt_test children[] = {
        {"unset", child_unset, 0}, {"off", child_off, 0}, {"on", child_on, 0}, {"short", child_short, 0}, {0}};
    return lt_main(argc, argv, tests, children);
}
