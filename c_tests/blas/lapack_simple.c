/* Verdicts on the LAPACK routines whose results follow from a formula: norms, copies, interchanges, scalings. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "lapack_judge.h"

typedef long double wide;

static int near(double got, wide want, double eps) {
    if (isnan((double)want) || isnan(got)) return isnan((double)want) && isnan(got);
    if (isinf((double)want) || isinf(got)) return got == (double)want;
    return fabsl(got - want) <= eps * fabsl(want);
}

static wide larger(wide a, wide b) { return isnan((double)a) || isnan((double)b) ? NAN : a > b ? a : b; }
static wide size1(double complex v) { return (wide)fabs(creal(v)) + (wide)fabs(cimag(v)); }

static void check_norm(const lapack_case *c) {
    const operand *a = &c->op[OP_A];
    char norm = c->o.norm;
    wide all = 0, most = 0, largest_sum = 0;
    int rows = norm == 'I';
    for (int64_t j = 0; j < (rows ? a->m : a->n); j++) {
        wide sum = 0;
        for (int64_t i = 0; i < (rows ? a->n : a->m); i++) {
            double complex v = rows ? a->value[j + i * a->m] : a->value[i + j * a->m];
            wide size = hypotl(creal(v), cimag(v));
            sum += size, all += size * size;
            most = larger(most, size);
        }
        largest_sum = larger(largest_sum, sum);
    }
    if (norm == 'I' || norm == 'O' || norm == '1') most = largest_sum;
    wide want = norm == 'F' || norm == 'E' ? sqrtl(all) : most;
    double eps = lt_eps(c->r->t) * (double)(a->m + a->n + 8), got = creal(c->result.number);
    LT_CHECKF(near(got, want, eps), "%s: %.9g, expected %.9Lg", lapack_name(c), got, want);
}

static void check_copy(const lapack_case *c) {
    int which = c->r->of->id == LA_LASET ? OP_A : OP_B;
    const operand *o = &c->op[which];
    int64_t bad = 0;
    for (int64_t j = 0; j < o->n; j++)
        for (int64_t i = 0; i < o->m; i++) {
            if (!operand_stored(o, i, j)) continue;
            double complex want = which == OP_B ? c->op[OP_A].value[i + j * o->m] : i == j ? c->beta : c->alpha;
            if (!lt_is_complex(o->t)) want = creal(want);
            bad += c->value[which][i + j * o->m] != want;
        }
    LT_CHECKF(bad == 0, "%s: %lld elements wrong", lapack_name(c), (long long)bad);
}

static void check_interchanges(const lapack_case *c) {
    int64_t m = c->o.m, n = c->o.n, bad = 0, step = c->incx < 0 ? -c->incx : c->incx;
    double complex *rows = judge_room((size_t)(m * n) * sizeof *rows);
    memcpy(rows, c->op[OP_A].value, (size_t)(m * n) * sizeof *rows);
    for (int64_t k = 0; k <= c->k2 - c->k1 && c->incx != 0; k++) {
        /* Row k1 + k is swapped by the pivot at k1 + k |incx|, from the last on if incx is negative. */
        int64_t at = c->incx > 0 ? k : c->k2 - c->k1 - k, i = c->k1 - 1 + at, p = c->pivots[c->k1 - 1 + at * step] - 1;
        for (int64_t j = 0; j < n; j++) {
            double complex v = rows[i + j * m];
            rows[i + j * m] = rows[p + j * m], rows[p + j * m] = v;
        }
    }
    for (int64_t i = 0; i < m * n; i++) bad += rows[i] != c->value[OP_A][i];
    LT_CHECKF(bad == 0, "%s: k1=%d k2=%d incx=%d: %lld elements wrong", lapack_name(c), (int)c->k1, (int)c->k2, (int)c->incx,
              (long long)bad);
    free(rows);
}

/* Row scalings 1 / max |a(i, j)|, then those of the columns of the scaled matrix; ratios of the extremes. */
typedef struct {
    wide r[80], c[80], row_ratio, column_ratio, most;
    int64_t info;
} equilibration;

static wide clipped_ratio(const wide *sizes, int64_t n, lt_type t) {
    wide least = INFINITY, most = 0, small = lt_safmin(t), big = 1 / small;
    for (int64_t i = 0; i < n; i++) {
        if (sizes[i] < least) least = sizes[i];
        if (sizes[i] > most) most = sizes[i];
    }
    return (least > small ? least : small) / (most < big ? most : big);
}

static wide reciprocal(wide size, lt_type t) {
    wide small = lt_safmin(t), big = 1 / small;
    return 1 / (size < small ? small : size > big ? big : size);
}

static void general_equilibration(const lapack_case *c, equilibration *e) {
    int64_t m = c->o.m, n = c->o.n;
    const double complex *a = c->op[OP_A].value;
    memset(e, 0, sizeof *e);
    e->row_ratio = e->column_ratio = 1;
    if (m == 0 || n == 0) return;
    for (int64_t i = 0; i < m; i++)
        for (int64_t j = 0; j < n; j++) e->r[i] = larger(e->r[i], size1(a[i + j * m]));
    for (int64_t i = 0; i < m; i++) e->most = larger(e->most, e->r[i]);
    for (int64_t i = 0; i < m && e->info == 0; i++)
        if (e->r[i] == 0) e->info = i + 1;
    if (e->info != 0) return;
    e->row_ratio = clipped_ratio(e->r, m, c->r->t);
    for (int64_t i = 0; i < m; i++) e->r[i] = reciprocal(e->r[i], c->r->t);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < m; i++) e->c[j] = larger(e->c[j], size1(a[i + j * m]) * e->r[i]);
    for (int64_t j = 0; j < n && e->info == 0; j++)
        if (e->c[j] == 0) e->info = m + j + 1;
    if (e->info != 0) return;
    e->column_ratio = clipped_ratio(e->c, n, c->r->t);
    for (int64_t j = 0; j < n; j++) e->c[j] = reciprocal(e->c[j], c->r->t);
}

static void positive_equilibration(const lapack_case *c, equilibration *e) {
    int64_t n = c->o.n;
    wide least = INFINITY;
    memset(e, 0, sizeof *e);
    e->row_ratio = 1;
    for (int64_t i = 0; i < n; i++) {
        wide d = creal(c->op[OP_A].value[i + i * n]);
        if (!(d > 0) && e->info == 0) e->info = i + 1;
        e->most = larger(e->most, d);
        if (d < least) least = d;
        e->r[i] = 1 / sqrtl(d);
    }
    if (n > 0) e->row_ratio = sqrtl(least) / sqrtl(e->most);
}

static void check_scalings(const lapack_case *c) {
    equilibration e;
    double eps = 8 * lt_eps(c->r->t);
    int general = c->r->of->id == LA_GEEQU;
    if (general) general_equilibration(c, &e);
    else positive_equilibration(c, &e);
    LT_CHECKF(c->info == e.info, "%s: info %lld, expected %lld", lapack_name(c), (long long)c->info, (long long)e.info);
    if (c->o.m == 0 || c->o.n == 0) e.most = 0;
    LT_CHECKF(near(c->real[ARG_amax][0], e.most, eps), "%s: amax %g, expected %Lg", lapack_name(c), c->real[ARG_amax][0], e.most);
    if (e.info != 0) return;
    int64_t bad = 0;
    for (int64_t i = 0; i < c->o.m && c->o.n > 0; i++) bad += !near(c->real[ARG_r][i], e.r[i], eps);
    for (int64_t j = 0; j < c->o.n && c->o.m > 0 && general; j++) bad += !near(c->real[ARG_rc][j], e.c[j], eps);
    LT_CHECKF(bad == 0, "%s: %lld scalings wrong", lapack_name(c), (long long)bad);
    LT_CHECKF(near(c->real[ARG_rowcnd][0], e.row_ratio, eps), "%s: ratio %g, expected %Lg", lapack_name(c),
              c->real[ARG_rowcnd][0], e.row_ratio);
    if (general)
        LT_CHECKF(near(c->real[ARG_colcnd][0], e.column_ratio, eps), "%s: ratio %g, expected %Lg", lapack_name(c),
                  c->real[ARG_colcnd][0], e.column_ratio);
}

/* Scaled are rows, columns or both whose ratio is below 0.1, and everything if the numbers are near the ends of the
 * range. Near the limit either answer is right. */
void check_equilibration_choice(const lapack_case *c) {
    equilibration e;
    wide small = lt_safmin(c->r->t) / (2 * (wide)lt_eps(c->r->t)), big = 1 / small;
    int general = c->r->of->id == LA_GESVX;
    if (general) general_equilibration(c, &e);
    else positive_equilibration(c, &e);
    if (e.info != 0 || fabsl(e.row_ratio - 0.1L) < 1e-3L || fabsl(e.column_ratio - 0.1L) < 1e-3L) return;
    int rows = e.row_ratio < 0.1L || e.most < small || e.most > big, columns = e.column_ratio < 0.1L;
    char want = general ? (rows ? (columns ? 'B' : 'R') : columns ? 'C' : 'N') : rows ? 'Y' : 'N';
    LT_CHECKF(c->equed_out == want, "%s: equed %c, expected %c (ratios %Lg, %Lg, largest %Lg)", lapack_name(c), c->equed_out,
              want, e.row_ratio, e.column_ratio, e.most);
}

void judge_simple(const lapack_case *c) {
    switch (c->r->of->id) {
    case LA_LANGE:
    case LA_LANSY:
    case LA_LANHE:
    case LA_LANTR: check_norm(c); break;
    case LA_LACPY:
    case LA_LASET: check_copy(c); break;
    case LA_LASWP: check_interchanges(c); break;
    case LA_GEEQU:
    case LA_POEQU: check_scalings(c); break;
    default: LT_CHECKF(0, "%s has no verdict", c->r->name);
    }
}
