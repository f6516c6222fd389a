/* See mixed.h. */
#include "mixed.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

mixed_system mixed_new(lt_type t, char uplo, int n, int nrhs, int wide)
{
    int lda = n + 3, ldb = n + 1, ldx = n + 2;
    mixed_system s = {.t = t, .uplo = uplo, .n = n, .nrhs = nrhs, .wide = wide};
    s.full = lt_cols(t, calloc((size_t)n * (size_t)n + 1, lt_size(t)), n, n, n);
    LT_REQUIRE(s.full.p != NULL);
    s.va = lt_cols(t, NULL, n, n, lda), s.vb = lt_cols(t, NULL, n, nrhs, ldb), s.vx = lt_cols(t, NULL, n, nrhs, ldx);
    s.a = lt_buf_matrix(s.va, 1, 0, LT_PAGE, NULL), s.va.p = s.a.p;
    s.b = lt_buf_matrix(s.vb, 1, 0, LT_PAGE, NULL), s.vb.p = s.b.p;
    s.x = lt_buf_matrix(s.vx, 1, 0, LT_PAGE, NULL), s.vx.p = s.x.p;
    s.ipiv = lt_buf_new((size_t)n * (wide ? 8 : 4), LT_ZONES, NULL);
    return s;
}

void mixed_ready(mixed_system *s)
{
    lt_part part = s->uplo == 0 ? LT_ALL : s->uplo == 'L' ? LT_LOWER : LT_UPPER;
    for (int j = 0; j < s->n; j++)
        for (int i = 0; i < s->n; i++)
            if (lt_inside(part, i, j)) lt_set(s->va, i, j, lt_get(s->full, i, j));
    lt_buf_freeze(&s->a), lt_buf_freeze(&s->b), lt_buf_freeze(&s->x), lt_buf_freeze(&s->ipiv);
}

void mixed_free(mixed_system *s)
{
    free(s->full.p);
    lt_buf_free(&s->a), lt_buf_free(&s->b), lt_buf_free(&s->x), lt_buf_free(&s->ipiv);
}

luchoMixedOptions mixed_options(luchoPrecision precision, luchoRefinement refinement)
{
    luchoMixedOptions o = {.size = sizeof o, .precision = precision, .refinement = refinement};
    return o;
}

static int64_t call(mixed_system *s, const luchoMixedOptions *o, luchoMixedReport *r)
{
    luchoDataType t = (luchoDataType)s->t;
    int lda = (int)s->va.cs, ldb = (int)s->vb.cs, ldx = (int)s->vx.cs;
    if (s->uplo == 0)
        return s->wide ? luchoGesvMixed_64(t, s->n, s->nrhs, s->a.p, lda, s->ipiv.p, s->b.p, ldb, s->x.p, ldx, o, r)
                       : luchoGesvMixed(t, s->n, s->nrhs, s->a.p, lda, s->ipiv.p, s->b.p, ldb, s->x.p, ldx, o, r);
    return s->wide ? luchoPosvMixed_64(t, s->uplo, s->n, s->nrhs, s->a.p, lda, s->b.p, ldb, s->x.p, ldx, o, r)
                   : luchoPosvMixed(t, s->uplo, s->n, s->nrhs, s->a.p, lda, s->b.p, ldb, s->x.p, ldx, o, r);
}

mixed_result mixed_solve(mixed_system *s, const luchoMixedOptions *options)
{
    mixed_result out;
    memset(&out, 0x55, sizeof out);
    out.report.size = sizeof out.report;
    out.report.history = out.history, out.report.historyCapacity = MIXED_ROOM;
    double guard = out.history[MIXED_ROOM];
    lt_poison(s->x.p, s->x.bytes), lt_poison(s->ipiv.p, s->ipiv.bytes);
    lt_buf_freeze(&s->x), lt_buf_freeze(&s->ipiv);
    out.info = call(s, options, &out.report);
    LT_BUF_CHECK(&s->a);
    LT_BUF_CHECK(&s->b);
    lt_buf_allow(&s->x, s->vx, LT_ALL);
    LT_BUF_CHECK(&s->x);
    if (s->uplo == 0) lt_buf_allow_bytes(&s->ipiv, s->ipiv.p, s->ipiv.bytes);
    LT_BUF_CHECK(&s->ipiv);
    LT_CHECK(memcmp(&guard, &out.history[MIXED_ROOM], sizeof guard) == 0);
    return out;
}

/* |re| + |im| */
static long double size1(long double complex z) { return fabsl(creall(z)) + fabsl(cimagl(z)); }

/* Whether residuals that the tolerance allows are small beside every column of B. */
static int well_conditioned;

double mixed_error(const mixed_system *s)
{
    long double norm = 0, worst = 0;
    for (int i = 0; i < s->n; i++) {
        long double sum = 0;
        for (int j = 0; j < s->n; j++) sum += cabs(lt_get(s->full, i, j));
        if (!(sum <= norm)) norm = sum;
    }
    well_conditioned = 1;
    long double complex *r = malloc(sizeof *r * (size_t)s->n);
    LT_REQUIRE(r != NULL);
    for (int k = 0; k < s->nrhs; k++) {
        long double largest = 0, residual = 0, side = 0;
        for (int i = 0; i < s->n; i++) {
            r[i] = lt_get(s->vb, i, k);
            if (size1(r[i]) > side) side = size1(r[i]);
        }
        for (int j = 0; j < s->n; j++) {
            long double complex x = lt_get(s->vx, j, k);
            if (!(size1(x) <= largest)) largest = size1(x);
            for (int i = 0; i < s->n; i++) {
                double complex a = lt_get(s->full, i, j);
                if (a != 0) r[i] -= a * x;
            }
        }
        for (int i = 0; i < s->n; i++)
            if (!(size1(r[i]) <= residual)) residual = size1(r[i]);
        long double error = residual == 0 ? 0 : residual / (largest * norm);
        if (!(error <= worst)) worst = error;
        if (largest * norm * mixed_tolerance(s) * 1000 > side) well_conditioned = 0;
    }
    free(r);
    return (double)worst;
}

double mixed_tolerance(const mixed_system *s) { return lt_eps(s->t) * sqrt(s->n); }

/* Interchanges of n rows. */
static void check_pivots(const mixed_system *s)
{
    for (int i = 0; i < s->n; i++) {
        int64_t row = s->wide ? ((int64_t *)s->ipiv.p)[i] : ((int *)s->ipiv.p)[i];
        LT_CHECKF(row > i && row <= s->n, "pivot %d is %lld", i, (long long)row);
    }
}

void mixed_judge(const mixed_system *s, const mixed_result *r, const luchoMixedOptions *o)
{
    const luchoMixedReport *report = &r->report;
    LT_EQ(r->info, 0);
    double error = mixed_error(s), tolerance = mixed_tolerance(s);
    int fell = report->iterations < 0;
    /* A direct solution may be larger by the growth in its elimination. */
    LT_LE(error, (fell ? 20 : 3) * tolerance);
    LT_LE(report->backwardError, fell ? 20 * tolerance : tolerance * (1 + 1e-6));
    LT_LE(fabs(report->backwardError - error), 3 * tolerance);
    LT_EQ(report->precision == LUCHO_PRECISION_WORKING, fell);
    LT_CHECK(report->iterations >= LUCHO_MIXED_NOT_CONVERGED);
    LT_CHECK(report->corrections >= 0 && report->corrections <= 30);
    LT_CHECK(report->innerIterations >= 0);
    if (!fell) {
        LT_EQ(report->corrections, report->iterations);
        LT_EQ(report->refinement == LUCHO_REFINEMENT_NONE, report->iterations == 0);
        if (o != NULL && o->precision != LUCHO_PRECISION_AUTOMATIC) LT_EQ(report->precision, o->precision);
        if (o != NULL && o->refinement != LUCHO_REFINEMENT_AUTOMATIC && report->iterations > 0)
            LT_EQ(report->refinement, o->refinement);
        LT_EQ(report->historyCount, report->iterations + 1);
        LT_CHECK(r->history[report->historyCount - 1] == report->backwardError);
    }
    LT_CHECK(report->historyCount <= report->corrections + 1);
    for (int64_t i = 0; i + 1 < report->historyCount && !fell && well_conditioned; i++)
        LT_CHECKF(r->history[i] > tolerance, "correction %d was made without need", (int)i + 1);
    if (report->innerIterations > 0 && !fell) LT_EQ(report->refinement, LUCHO_REFINEMENT_GMRES);
    if (s->uplo == 0) check_pivots(s);
}

const char *mixed_word(luchoPrecision precision, luchoRefinement refinement)
{
    static char text[40];
    static const char *const precisions[] = {"auto", "half", "bf16", "float", "working"};
    static const char *const refinements[] = {"auto", "none", "classical", "gmres"};
    snprintf(text, sizeof text, "%s/%s", precisions[precision], refinements[refinement]);
    return text;
}
