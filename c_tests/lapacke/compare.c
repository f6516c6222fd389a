/* LAPACKE against the reference: the same call, good or bad, gets the same result, the same reports and, up to
 * rounding, the same numbers; a refused call leaves everything as it was. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "sweep.h"

#include <dlfcn.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void *reference;
static char *reported;
static long calls;

static void open_reference(void) {
    if (reference) return;
    const char *path = getenv("LK_REFERENCE");
    reference = dlopen(path ? path : "", RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND);
    if (!LT_CHECKF(reference != NULL, "%s", dlerror())) lt_end_test();
    reported = dlsym(reference, "reference_reported");
    LT_REQUIRE(reported != NULL);
}

/* Where the reference (3.11) is not to be followed: sizes below 0 make LANTR write before its work array; norms
 * are undefined if NORM is no letter it knows, and by rows if UPLO is none; GETRI of order 0 refuses the work array that it
 * has asked for. */
static int their_mistake(const lk_call *call) {
    int m = lk_index(call, "m"), n = lk_index(call, "n");
    if (lk_returns_real(call->routine) && ((m >= 0 && call->args[m].value < 0) || call->args[n].value < 0)) return 1;
    int norm = lk_index(call, "norm");
    if (lk_returns_real(call->routine) && !strchr("1OoMmIiFfEe", (char)call->args[norm].value)) return 1;
    if (lk_returns_real(call->routine) && call->c.row_major && lk_index(call, "uplo") >= 0) {
        char uplo = (char)call->args[lk_index(call, "uplo")].value;
        if (!strchr("LlUu", uplo)) return 1;
    }
    return !strcmp(call->routine->name, "getri") && !call->c.work && call->args[n].value == 0;
}

/* Makes one call both ways. */
static double both(const lk_call *call, const char *what) {
    lk_call ours = lk_copy(call), theirs = lk_copy(call);
    const lk_case *c = &call->c;
    lk_explain(call, what);
    void *function = dlsym(reference, lk_symbol(call));
    if (!LT_CHECKF(function != NULL, "the reference has no %s", lk_symbol(call))) lt_end_test();
    lk_freeze(&ours);
    reported[0] = 0;
    double result = lk_invoke_ours(&ours);
    if (their_mistake(&ours)) {
        lk_free(&ours);
        lk_free(&theirs);
        return result;
    }
    double expected = lk_invoke(&theirs, function);
    calls++;
    int real = lk_returns_real(call->routine);
    double slack = real && expected > 0 ? 300 * (double)(c->m + c->n) * lt_eps(c->t) * expected : 0;
    LT_CHECKF(fabs(result - expected) <= slack || (isnan(result) && isnan(expected)), "returned %g, the reference %g", result,
              expected);
    LT_STREQ(lk_reported.text, reported);
    int done = result >= 0 || isnan(result);
    if (done) lk_compare(&ours, &theirs, result);
    lk_check_untouched(&ours, done);
    lk_free(&ours);
    lk_free(&theirs);
    return result;
}

/* Each integer, letter and the layout with values that may be wrong. */
static void bad_arguments(const lk_call *good) {
    char what[64];
    for (int i = -1; i < good->nargs; i++) {
        lk_call call = *good;
        const lk_arg *arg = i < 0 ? NULL : &good->args[i];
        if (arg == NULL) {
            static const int layouts[] = {3, 100, 103};
            for (size_t k = 0; k < 3; k++) {
                call.c.row_major = layouts[k];
                snprintf(what, sizeof what, "layout=%d", layouts[k]);
                both(&call, what);
            }
        } else if (arg->kind == 'c') {
            for (const char *letter = "X xQ1"; *letter; letter++) {
                call.args[i].value = *letter;
                snprintf(what, sizeof what, "%s='%c'", arg->name, *letter);
                both(&call, what);
            }
        } else if (arg->kind == 'i' && strcmp(arg->name, "incx")) {
            int64_t values[] = {-1, 0, 0};
            int ld = arg->of >= 0;
            lt_view v = good->args[ld ? arg->of : 0].view;
            if (ld) values[2] = (good->c.row_major ? v.n : v.m) - 1;
            /* Nobody checks those of columns here. */
            if (ld && !good->c.row_major && !strncmp(good->routine->name, "la", 2) && strcmp(good->routine->name, "lauum")) continue;
            if (!strcmp(arg->name, "k1") || !strcmp(arg->name, "k2")) continue;
            if (!strcmp(arg->name, "lwork")) values[1] = 1;
            for (int k = 0; k < (ld ? 3 : 2); k++) {
                call.args[i].value = values[k];
                snprintf(what, sizeof what, "%s=%lld", arg->name, (long long)values[k]);
                both(&call, what);
            }
        }
    }
}

/* Nothing at all, with leading dimensions of 0: which LAPACK refuses, but not where it is given copies. */
static void empty(const lk_call *good) {
    lk_call call = *good;
    for (int i = 0; i < call.nargs; i++)
        if (call.args[i].of >= 0 || !strcmp(call.args[i].name, "m") || !strcmp(call.args[i].name, "n") ||
            !strcmp(call.args[i].name, "nrhs"))
            call.args[i].value = 0;
    call.c.m = call.c.n = call.c.nrhs = 0;
    both(&call, "empty");
}

/* A NaN at a random place of each input, and at one place of all of them. */
static void nans(const lk_call *good, lt_rng *r) {
    char what[64];
    lk_call all = lk_copy(good);
    for (int i = 0; i < good->nargs; i++) {
        if (!strchr("mrft", good->args[i].kind) || good->args[i].content == 'O') continue;
        for (int k = 0; k < 6; k++) {
            lk_call call = lk_copy(good);
            lk_arg *arg = &call.args[i];
            if (strchr("ft", arg->kind)) arg->number = all.args[i].number = NAN;
            else if (arg->view.m > 0 && arg->view.n > 0) {
                int64_t row = lt_below(r, arg->view.m), col = lt_below(r, arg->view.n);
                lt_set(arg->view, row, col, NAN);
                lt_set(all.args[i].view, row, col, NAN);
                snprintf(what, sizeof what, "NaN in %s(%lld,%lld)", arg->name, (long long)row, (long long)col);
            }
            both(&call, what);
            lk_free(&call);
        }
    }
    both(&all, "NaN in every input");
    lk_free(&all);
}

static void one(const lk_routine *routine, lk_case c, uint64_t seed) {
    lk_call call = lk_new(routine, c, seed);
    both(&call, "good");
    lk_free(&call);
}

static void each(void (*f)(const lk_routine *, lk_case)) {
    open_reference();
    lk_each(f);
    lt_note("%ld calls", calls);
}

static void good_case(const lk_routine *r, lk_case c) {
    static const int64_t sizes[] = {0, 1, 2, 5, 16, 33, 70};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        c.m = c.n = sizes[i];
        c.nrhs = (int64_t)(i % 4);
        lk_options(r, c, one);
        c.m = sizes[i] + 3;
        c.nrhs = 40;
        if (strstr(r->args, "(mn)")) lk_options(r, c, one);
        c.n += 9;
        if (strstr(r->args, "(mn)")) lk_options(r, c, one);
        c.n -= 9;
    }
}
static void test_good(void) { each(good_case); }

static void special_one(const lk_routine *r, lk_case c, uint64_t seed) {
    /* Solving with a factor that has a zero on the diagonal gives what it may. */
    int solves = strstr(r->args, " b:m") || !strcmp(r->name, "gecon") || !strcmp(r->name, "pocon");
    int given = strstr(r->args, ":mF") || strstr(r->args, ":mC");
    int factored = given && (!strstr(r->args, "fact") || c.fact == 'F');
    if (c.singular && solves && factored) return;
    one(r, c, seed);
}

static void special_case(const lk_routine *r, lk_case c) {
    for (int scale = 0; scale < 2; scale++)
        for (int singular = 0; singular < 8; singular += 1 + 3 * (singular == 1)) {
            c.bad_scale = scale;
            c.singular = singular;
            lk_options(r, c, special_one);
        }
}
static void test_special(void) { each(special_case); }

static void bad_one(const lk_routine *r, lk_case c, uint64_t seed) {
    lk_call call = lk_new(r, c, seed);
    bad_arguments(&call);
    empty(&call);
    lk_free(&call);
}
static void bad_case(const lk_routine *r, lk_case c) {
    lk_options(r, c, bad_one);
    if (!strstr(r->args, "(mn)")) return;
    c.m = 4;
    lk_options(r, c, bad_one);
    c.m = 9;
    lk_options(r, c, bad_one);
}
static void test_bad(void) { each(bad_case); }

static void nan_one(const lk_routine *r, lk_case c, uint64_t seed) {
    lt_rng rng = lt_seed(seed);
    lk_call call = lk_new(r, c, seed);
    nans(&call, &rng);
    lk_free(&call);
}
static void nan_case(const lk_routine *r, lk_case c) {
    if (c.work) return;
    lk_options(r, c, nan_one);
    if (!strstr(r->args, "(mn)")) return;
    c.m = 4;
    lk_options(r, c, nan_one);
    c.m = 9;
    lk_options(r, c, nan_one);
}
static void test_nan(void) { each(nan_case); }

int main(int argc, char **argv) {
    static const lt_test tests[] = {
        {"good", test_good, 0}, {"special", test_special, 0}, {"bad", test_bad, 0}, {"nan", test_nan, 0}, {0}};
    return lt_main(argc, argv, tests, NULL);
}
