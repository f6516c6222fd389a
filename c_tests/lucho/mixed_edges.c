/* luchoGesvMixed and luchoPosvMixed at the edges: bad arguments, numbers that are not finite, singular matrices, no
 * fallback, options and reports, sizes of zero, memory that is short, thread counts.
 */
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lapack.h"
#include "mixed.h"

static lt_rng rng;

static mixed_system random_system(lt_type t, char uplo, int n, int nrhs)
{
    mixed_system s = mixed_new(t, uplo, n, nrhs, 0);
    lt_generate_cond(s.full, uplo != 0, 10, 1, &rng);
    lt_generate(s.vb, "random", 0, &rng);
    return s;
}

/* ---- arguments ---- */

typedef struct {
    int64_t type, n, nrhs, lda, ldb, ldx;
    char uplo;
    const void *a, *b;
    void *x;
    const luchoMixedOptions *options;
    luchoMixedReport *report;
} arguments;

static int64_t gesv(int wide, const arguments *g, void *ipiv)
{
    luchoDataType t = (luchoDataType)g->type;
    if (wide)
        return luchoGesvMixed_64(t, g->n, g->nrhs, g->a, g->lda, ipiv, g->b, g->ldb, g->x, g->ldx, g->options, g->report);
    return luchoGesvMixed(t, (int)g->n, (int)g->nrhs, g->a, (int)g->lda, ipiv, g->b, (int)g->ldb, g->x, (int)g->ldx,
                          g->options, g->report);
}
static int64_t posv(int wide, const arguments *g)
{
    luchoDataType t = (luchoDataType)g->type;
    if (wide)
        return luchoPosvMixed_64(t, g->uplo, g->n, g->nrhs, g->a, g->lda, g->b, g->ldb, g->x, g->ldx, g->options, g->report);
    return luchoPosvMixed(t, g->uplo, (int)g->n, (int)g->nrhs, g->a, (int)g->lda, g->b, (int)g->ldb, g->x, (int)g->ldx,
                          g->options, g->report);
}

static mixed_system bad_system;
static luchoMixedReport bad_report, bad_report_before;
static int bad_wide;

/* Both functions refuse with the position of the argument, in the list of each, and touch nothing. */
static void refused(arguments g, int in_gesv, int in_posv)
{
    LT_EQ(gesv(bad_wide, &g, bad_system.ipiv.p), -in_gesv);
    LT_EQ(posv(bad_wide, &g), -in_posv);
    LT_BUF_CHECK(&bad_system.a);
    LT_BUF_CHECK(&bad_system.b);
    LT_BUF_CHECK(&bad_system.x);
    LT_BUF_CHECK(&bad_system.ipiv);
    LT_CHECK(memcmp(&bad_report, &bad_report_before, sizeof bad_report) == 0);
}

static void bad_options(arguments g)
{
    luchoMixedOptions good = mixed_options(LUCHO_PRECISION_HALF, LUCHO_REFINEMENT_GMRES), o;
    g.options = &o;
#define WITH(member, value) (o = good, o.member = (value), lt_context(#member " = " #value), refused(g, 11, 11))
    WITH(size, 0);
    WITH(size, sizeof o - 1);
    WITH(size, sizeof o + 8);
    WITH(precision, (luchoPrecision)-1);
    WITH(precision, LUCHO_PRECISION_WORKING);
    WITH(precision, (luchoPrecision)5);
    WITH(refinement, (luchoRefinement)-1);
    WITH(refinement, (luchoRefinement)4);
    WITH(maxIterations, -1);
    WITH(maxInnerIterations, -1);
    WITH(tolerance, -1e-3);
    WITH(tolerance, 1.0);
    WITH(tolerance, NAN);
    WITH(innerTolerance, -1e-3);
    WITH(innerTolerance, INFINITY);
    WITH(innerTolerance, NAN);
    g.type = LUCHO_S; /* float is no lower precision than float */
    WITH(precision, LUCHO_PRECISION_FLOAT);
#undef WITH
    luchoMixedReport report = bad_report;
    o = good, g.type = LUCHO_D, g.report = &report;
#define WITH(member, value) (report = bad_report, report.member = (value), lt_context(#member " = " #value), refused(g, 12, 12))
    WITH(size, 0);
    WITH(size, sizeof report - 1);
    WITH(historyCapacity, -1);
    report = bad_report, report.history = NULL, report.historyCapacity = 3, refused(g, 12, 12);
#undef WITH
}

static void bad_arguments(void)
{
    for (bad_wide = 0; bad_wide < 2; bad_wide++) {
        bad_system = random_system(LT_D, 0, 6, 2);
        mixed_ready(&bad_system);
        double history[3];
        memset(&bad_report, 0x55, sizeof bad_report);
        bad_report.size = sizeof bad_report, bad_report.history = history, bad_report.historyCapacity = 3;
        bad_report_before = bad_report;
        arguments good = {LUCHO_D, 6, 2, 9, 7, 8, 'L', bad_system.a.p, bad_system.b.p, bad_system.x.p, NULL, &bad_report};
#define WITH(member, value, in_gesv, in_posv)                                   \
    do {                                                                        \
        arguments g = good;                                                     \
        g.member = (value), lt_context("wide %d " #member " = " #value, bad_wide); \
        refused(g, in_gesv, in_posv);                                           \
    } while (0)
        WITH(type, -1, 1, 1);
        WITH(type, 4, 1, 1);
        WITH(n, -1, 2, 3);
        WITH(nrhs, -1, 3, 4);
        WITH(a, NULL, 4, 5);
        WITH(lda, 5, 5, 6);
        WITH(b, NULL, 7, 7);
        WITH(ldb, 5, 8, 8);
        WITH(x, NULL, 9, 9);
        WITH(ldx, 5, 10, 10);
        bad_options(good);
        if (bad_wide) {
            WITH(lda, INT64_MAX / 4, 5, 6);
            WITH(ldb, INT64_MAX / 4, 8, 8);
            WITH(ldx, INT64_MAX / 4, 10, 10);
        }
#undef WITH
        arguments g = good;
        lt_context("the first bad one counts");
        g.uplo = 'X', LT_EQ(posv(bad_wide, &g), -2);
        g.n = -1, g.type = 9, LT_EQ(posv(bad_wide, &g), -1), LT_EQ(gesv(bad_wide, &g, NULL), -1);
        mixed_free(&bad_system);
    }
}

/* ---- what is not finite, what is singular ---- */

/* A number that is not finite is never an answer, and leaves the other columns alone. */
static void not_finite(void)
{
    static const double values[] = {NAN, INFINITY, -INFINITY};
    enum { N = 9 };
    for (int t = LT_S; t <= LT_Z; t++)
        for (int definite = 0; definite < 2; definite++)
            for (int v = 0; v < 3; v++)
                for (int place = 0; place < N * 2 + 2; place++) {
                    mixed_system s = random_system((lt_type)t, definite ? 'L' : 0, N, 2);
                    int i = place < N ? place : N - 1, j = place < N ? place / 2 : place - N;
                    int in_b = place >= N * 2;
                    if (in_b) lt_set(s.vb, 3 + place % 2, 1, values[v]);
                    else if (i >= j) lt_set(s.full, i, j, values[v]);
                    mixed_ready(&s);
                    luchoMixedOptions o = mixed_options(place % 2 ? LUCHO_PRECISION_HALF : LUCHO_PRECISION_BFLOAT16,
                                                        (luchoRefinement)(place % 4));
                    lt_context("type %c definite %d value %g place %d", lt_letter((lt_type)t), definite, values[v], place);
                    mixed_result r = mixed_solve(&s, &o);
                    LT_CHECKF(r.info >= 1 && r.info <= N + 1, "info %d", (int)r.info);
                    LT_EQ(r.report.iterations, LUCHO_MIXED_NOT_FINITE);
                    LT_CHECK(!isfinite(r.report.backwardError));
                    if (in_b) {
                        LT_EQ(r.info, N + 1);
                        s.nrhs = 1;
                        LT_LE(mixed_error(&s), 20 * mixed_tolerance(&s));
                    }
                    mixed_free(&s);
                }
}

/* As the LAPACK routine says; X stays. */
static void singular(void)
{
    enum { N = 12 };
    for (int kind = 0; kind < 5; kind++)
        for (int p = LUCHO_PRECISION_HALF; p <= LUCHO_PRECISION_FLOAT; p++)
            for (int definite = 0; definite < 2; definite++) {
                mixed_system s = random_system(LT_D, definite ? 'U' : 0, N, 1);
                if (kind == 0) lt_fill(lt_sub(s.full, 0, 4, N, 1), LT_ALL, 0), lt_fill(lt_sub(s.full, 4, 0, 1, N), LT_ALL, 0);
                if (kind == 1) lt_fill(s.full, LT_ALL, 0);
                if (kind == 2) lt_fill(s.full, LT_ALL, 3);
                if (kind == 3) lt_set(s.full, 7, 7, definite ? -1 : 0), lt_fill(lt_sub(s.full, 7, 0, 1, 7), LT_ALL, 0),
                               lt_fill(lt_sub(s.full, 0, 7, 7, 1), LT_ALL, 0), lt_fill(lt_sub(s.full, 7, 8, 1, 4), LT_ALL, 0),
                               lt_fill(lt_sub(s.full, 8, 7, 4, 1), LT_ALL, 0);
                if (kind == 4) { /* two rows (and columns) alike, of integers that every format holds */
                    for (int j = 0; j < N; j++)
                        for (int i = 0; i < N; i++) lt_set(s.full, i, j, i == j ? 4 : (i * 5 + j * 5) % 3 - 1);
                    for (int j = 0; j < N; j++) lt_set(s.full, 9, j, lt_get(s.full, 3, j));
                    for (int i = 0; i < N; i++) lt_set(s.full, i, 9, lt_get(s.full, i, 3));
                }
                mixed_ready(&s);
                luchoMixedOptions o = mixed_options((luchoPrecision)p, LUCHO_REFINEMENT_AUTOMATIC);
                double copy[N * N];
                int n = N, pivots[N], want = 0;
                lt_copy(lt_cols(LT_D, copy, N, N, N), s.full);
                if (definite) dpotrf_("U", &n, copy, &n, &want);
                else dgetrf_(&n, &n, copy, &n, pivots, &want);
                lt_context("kind %d precision %d definite %d", kind, p, definite);
                mixed_result r = mixed_solve(&s, &o);
                LT_EQ(r.info, want);
                if (kind != 4) LT_CHECKF(want > 0, "not singular");
                if (want > 0) {
                    LT_CHECK(r.report.iterations < 0 && r.report.precision == LUCHO_PRECISION_WORKING);
                    LT_CHECK(isnan(r.report.backwardError));
                    LT_BUF_CHECK(&s.x); /* mixed_solve has allowed it: compare with what it was */
                    for (int i = 0; i < N; i++) LT_CHECKF(isnan(creal(lt_get(s.vx, i, 0))), "x(%d) was written", i);
                }
                mixed_free(&s);
            }
}

/* Growth by 2 in each step: more than half precision has room for, none of bfloat16's business. */
static void growth(void)
{
    enum { N = 40 };
    for (int p = LUCHO_PRECISION_HALF; p <= LUCHO_PRECISION_BFLOAT16; p++) {
        mixed_system s = mixed_new(LT_D, 0, N, 1, 1);
        for (int j = 0; j < N; j++)
            for (int i = 0; i < N; i++) lt_set(s.full, i, j, i == j || j == N - 1 ? 1 : i > j ? -1 : 0);
        lt_generate(s.vb, "random", 0, &rng);
        mixed_ready(&s);
        luchoMixedOptions o = mixed_options((luchoPrecision)p, LUCHO_REFINEMENT_AUTOMATIC);
        mixed_result r = mixed_solve(&s, &o);
        lt_context("precision %d", p);
        if (p == LUCHO_PRECISION_HALF) {
            /* The growth spoils dgesv's solution as well, which is what is to come. */
            double copy[N * N], x[N];
            int n = N, one = 1, pivots[N], info;
            lt_copy(lt_cols(LT_D, copy, N, N, N), s.full), lt_copy(lt_cols(LT_D, x, N, 1, N), s.vb);
            dgesv_(&n, &one, copy, &n, pivots, x, &n, &info);
            LT_CHECK(r.info == 0 && info == 0 && lt_same_bits(lt_cols(LT_D, x, N, 1, N), s.vx));
            LT_EQ(r.report.iterations, LUCHO_MIXED_OVERFLOW);
            LT_EQ(r.report.precision, LUCHO_PRECISION_WORKING);
            LT_LE(fabs(r.report.backwardError / mixed_error(&s) - 1), 1e-3);
            for (int i = 0; i < N; i++) LT_EQ(((int64_t *)s.ipiv.p)[i], pivots[i]);
        } else {
            mixed_judge(&s, &r, &o);
            LT_CHECK(r.report.iterations >= 0);
        }
        mixed_free(&s);
    }
}

/* ---- options and reports ---- */

static void no_fallback(void)
{
    for (int t = LT_D; t <= LT_Z; t += 2)
        for (int definite = 0; definite < 2; definite++)
            for (int k = LUCHO_REFINEMENT_AUTOMATIC; k <= LUCHO_REFINEMENT_GMRES; k++) {
                if (k == LUCHO_REFINEMENT_NONE) continue;
                mixed_system s = mixed_new((lt_type)t, definite ? 'L' : 0, 50, 2, 0);
                lt_generate_cond(s.full, definite, 1e11, 1, &rng);
                lt_generate(s.vb, "random", 0, &rng);
                mixed_ready(&s);
                luchoMixedOptions o = mixed_options(LUCHO_PRECISION_BFLOAT16, (luchoRefinement)k);
                o.maxIterations = 3, o.maxInnerIterations = 4, o.noFallback = 1;
                lt_context("type %c definite %d kind %d", lt_letter((lt_type)t), definite, k);
                mixed_result r = mixed_solve(&s, &o);
                LT_EQ(r.info, 51);
                LT_EQ(r.report.iterations, LUCHO_MIXED_NOT_CONVERGED);
                LT_EQ(r.report.precision, LUCHO_PRECISION_BFLOAT16);
                LT_CHECK(r.report.corrections >= 1 && r.report.corrections <= 3);
                LT_CHECK(r.report.innerIterations <= 2 * 3 * 4);
                LT_CHECK(r.report.backwardError > mixed_tolerance(&s));
                LT_LE(fabs(mixed_error(&s) / r.report.backwardError - 1), 1e-3); /* X is what the report speaks of */
                mixed_free(&s);
            }
    /* Nothing has been found: X stays. */
    mixed_system s = random_system(LT_D, 0, 8, 1);
    lt_fill(s.full, LT_ALL, 0);
    mixed_ready(&s);
    luchoMixedOptions o = mixed_options(LUCHO_PRECISION_HALF, LUCHO_REFINEMENT_AUTOMATIC);
    o.noFallback = 1;
    mixed_result r = mixed_solve(&s, &o);
    LT_EQ(r.info, 9);
    LT_EQ(r.report.iterations, LUCHO_MIXED_NOT_FACTORED);
    LT_CHECK(isnan(r.report.backwardError) && isnan(creal(lt_get(s.vx, 0, 0))));
    mixed_free(&s);
}

static void no_refinement(void)
{
    static const double roundoff[] = {0, 0x1p-11, 0x1p-8, 0x1p-24};
    for (int p = LUCHO_PRECISION_HALF; p <= LUCHO_PRECISION_FLOAT; p++) {
        mixed_system s = random_system(LT_D, 0, 60, 2);
        mixed_ready(&s);
        luchoMixedOptions o = mixed_options((luchoPrecision)p, LUCHO_REFINEMENT_NONE);
        mixed_result r = mixed_solve(&s, &o);
        lt_context("precision %d", p);
        LT_EQ(r.info, 0);
        LT_EQ(r.report.iterations, 0);
        LT_EQ(r.report.historyCount, 1);
        LT_LE(mixed_error(&s), 2 * roundoff[p]);
        LT_CHECK(mixed_error(&s) > roundoff[p] / 1000);
        LT_LE(fabs(mixed_error(&s) / r.report.backwardError - 1), 1e-3);
        mixed_free(&s);
    }
}

static void options_and_reports(void)
{
    mixed_system s = mixed_new(LT_D, 0, 70, 3, 0);
    lt_generate_cond(s.full, 0, 1e3, 1, &rng);
    lt_generate(s.vb, "random", 0, &rng);
    mixed_ready(&s);
    luchoMixedOptions o = mixed_options(LUCHO_PRECISION_BFLOAT16, LUCHO_REFINEMENT_GMRES);
    o.maxInnerIterations = 2;
    mixed_result r = mixed_solve(&s, &o);
    mixed_judge(&s, &r, &o);
    LT_CHECK(r.report.iterations > 2 && r.report.innerIterations <= 3 * 2 * r.report.iterations);
    int64_t all = r.report.iterations;
    double solution[70 * 3];
    lt_copy(lt_cols(LT_D, solution, 70, 3, 70), s.vx);

    lt_step("a looser tolerance");
    o.tolerance = 1e-9;
    r = mixed_solve(&s, &o);
    LT_EQ(r.info, 0);
    LT_CHECK(r.report.iterations > 0 && r.report.iterations < all);
    LT_LE(r.report.backwardError, 1e-9 * sqrt(70));
    LT_LE(mixed_error(&s), 1.01e-9 * sqrt(70));
    LT_CHECK(mixed_error(&s) > 1e-13);

    lt_step("a looser inner tolerance");
    o.tolerance = 0, o.maxInnerIterations = 0;
    r = mixed_solve(&s, &o);
    mixed_judge(&s, &r, &o);
    int64_t few = r.report.iterations;
    o.innerTolerance = 0.25;
    r = mixed_solve(&s, &o);
    mixed_judge(&s, &r, &o);
    LT_CHECK(few < all && r.report.iterations > few);

    lt_step("a short history, and a report from the future");
    struct {
        luchoMixedReport report;
        double more;
    } later;
    double history[4] = {-1, -1, -1, -1};
    memset(&later, 0, sizeof later);
    later.report.size = sizeof later, later.report.history = history, later.report.historyCapacity = 2, later.more = 7;
    o.innerTolerance = 0, o.maxInnerIterations = 2;
    LT_EQ(luchoGesvMixed(LUCHO_D, 70, 3, s.a.p, 73, NULL, s.b.p, 71, s.x.p, 72, &o, &later.report), 0);
    LT_EQ(later.report.historyCount, 2);
    LT_EQ(later.report.iterations, all);
    LT_CHECK(history[0] > history[1] && history[1] > 0 && history[2] == -1 && later.more == 7);
    LT_CHECK(lt_same_bits(lt_cols(LT_D, solution, 70, 3, 70), s.vx));

    lt_step("neither options nor a report");
    LT_EQ(luchoGesvMixed(LUCHO_D, 70, 3, s.a.p, 73, NULL, s.b.p, 71, s.x.p, 72, NULL, NULL), 0);
    LT_LE(mixed_error(&s), 3 * mixed_tolerance(&s));
    mixed_free(&s);
}

/* Zeros in B are zeros in X, without refinement that never ends. */
static void zero_sides(void)
{
    for (int k = LUCHO_REFINEMENT_AUTOMATIC; k <= LUCHO_REFINEMENT_GMRES; k++) {
        if (k == LUCHO_REFINEMENT_NONE) continue;
        mixed_system s = random_system(LT_Z, 0, 20, 3);
        lt_fill(lt_sub(s.vb, 0, 1, 20, 1), LT_ALL, 0);
        mixed_ready(&s);
        luchoMixedOptions o = mixed_options(LUCHO_PRECISION_HALF, (luchoRefinement)k);
        mixed_result r = mixed_solve(&s, &o);
        mixed_judge(&s, &r, &o);
        LT_CHECK(r.report.iterations >= 1 && lt_all_zero(lt_sub(s.vx, 0, 1, 20, 1), LT_ALL));
        mixed_free(&s);
    }
}

static void sizes_of_zero(void)
{
    for (int t = LUCHO_S; t <= LUCHO_Z; t++) {
        luchoMixedReport r = {.size = sizeof r};
        LT_EQ(luchoGesvMixed((luchoDataType)t, 0, 3, NULL, 1, NULL, NULL, 1, NULL, 1, NULL, &r), 0);
        LT_EQ(luchoPosvMixed_64((luchoDataType)t, 'U', 0, 3, NULL, 1, NULL, 1, NULL, 1, NULL, &r), 0);
        LT_CHECK(r.iterations == 0 && r.historyCount == 0 && r.backwardError == 0);
        mixed_system s = random_system((lt_type)t, 0, 4, 1);
        mixed_ready(&s);
        LT_EQ(luchoGesvMixed((luchoDataType)t, 4, 0, s.a.p, 7, s.ipiv.p, NULL, 4, NULL, 4, NULL, &r), 0);
        LT_EQ(luchoPosvMixed((luchoDataType)t, 'L', 4, 0, s.a.p, 7, NULL, 4, NULL, 4, NULL, NULL), 0);
        LT_BUF_CHECK(&s.ipiv);
        LT_EQ(luchoGesvMixed((luchoDataType)t, 0, 0, NULL, 0, NULL, NULL, 1, NULL, 1, NULL, NULL), -5);
        mixed_free(&s);
    }
}

/* ---- memory, threads ---- */

/* The k-th allocation fails: refused with nothing written, or solved. The memory for GMRES's vectors is more than the
 * block of last resort has; with a column of zeros the fallback needs memory besides. */
static void child_short(void)
{
    enum { N = 1500 };
    int zero = atoi(getenv("MIXED_ZERO"));
    mixed_system s = random_system(LT_D, 0, N, 1);
    if (zero) lt_fill(lt_sub(s.full, 0, 7, N, 1), LT_ALL, 0);
    mixed_ready(&s);
    luchoMixedOptions o = mixed_options(LUCHO_PRECISION_BFLOAT16, LUCHO_REFINEMENT_GMRES);
    o.maxInnerIterations = N;
    mixed_result r = mixed_solve(&s, &o);
    printf("%s\n", r.info == -1010 ? "refused" : "done");
    if (r.info == -1010) {
        for (int i = 0; i < N; i++) LT_CHECKF(isnan(creal(lt_get(s.vx, i, 0))), "x(%d) was written", i);
        r = mixed_solve(&s, &o); /* once only */
    }
    if (zero) LT_EQ(r.info, 8);
    else mixed_judge(&s, &r, &o);
    mixed_free(&s);
}

static void short_of_memory(void)
{
    if (lt_under_valgrind()) return;
    for (int zero = 0; zero < 2; zero++) {
        int refusals = 0;
        for (int k = 1; k <= 5; k++) {
            char fault[32];
            snprintf(fault, sizeof fault, "LUCHO_FAULT_ALLOC=%d", k);
            lt_context("zero %d %s", zero, fault);
            lt_result result = lt_child("short", (const char *[]){zero ? "MIXED_ZERO=1" : "MIXED_ZERO=0", fault, NULL}, 60);
            if (!LT_EQ(result.status, 0)) lt_note("%s%s", result.out, result.err);
            refusals += strstr(result.out, "refused") != NULL;
            lt_result_free(&result);
        }
        LT_CHECKF(refusals > zero, "%d refusals", refusals); /* the fallback's memory is one more */
    }
}

static void thread_counts(void)
{
    static const int counts[] = {1, 2, 3, 7};
    for (int t = LT_S; t <= LT_Z; t++)
        for (int definite = 0; definite < 2; definite++)
            for (int p = LUCHO_PRECISION_HALF; p <= LUCHO_PRECISION_FLOAT; p++) {
                if (p == LUCHO_PRECISION_FLOAT && (t == LT_S || t == LT_C)) continue;
                mixed_system s = random_system((lt_type)t, definite ? 'L' : 0, lt_wanted() == LT_QUICK ? 300 : 700, 2);
                mixed_ready(&s);
                luchoMixedOptions o = mixed_options((luchoPrecision)p, p % 2 ? LUCHO_REFINEMENT_GMRES : LUCHO_REFINEMENT_AUTOMATIC);
                uint64_t hash = 0;
                for (int i = 0; i < 4; i++) {
                    luchoSetNumThreads(counts[i]);
                    mixed_result r = mixed_solve(&s, &o);
                    lt_context("type %c definite %d precision %d threads %d", lt_letter((lt_type)t), definite, p, counts[i]);
                    LT_CHECK(r.info == 0 && r.report.iterations >= 0);
                    uint64_t own = lt_hash(0, s.vx);
                    if (i == 0) hash = own;
                    LT_CHECK(own == hash);
                }
                luchoSetNumThreads(0);
                mixed_free(&s);
            }
}

int main(int argc, char **argv)
{
    rng = lt_seed(81);
    static const lt_test tests[] = {{"bad_arguments", bad_arguments, 0},
                                    {"not_finite", not_finite, 0},
                                    {"singular", singular, 0},
                                    {"growth", growth, 0},
                                    {"no_fallback", no_fallback, 0},
                                    {"no_refinement", no_refinement, 0},
                                    {"options_and_reports", options_and_reports, 0},
                                    {"zero_sides", zero_sides, 0},
                                    {"sizes_of_zero", sizes_of_zero, 0},
                                    {"short_of_memory", short_of_memory, 0},
                                    {"thread_counts", thread_counts, 0},
                                    {NULL, NULL, 0}};
    static const lt_test children[] = {{"short", child_short, 0}, {NULL, NULL, 0}};
    return lt_main(argc, argv, tests, children);
}
