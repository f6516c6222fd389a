/* Instantiates the loops for the four types and dispatches; the diff measures. */
#include "ratio.h"

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define SAMPLED_ABOVE 2e9

/* The loops that take longest exist for wider vectors, too. */
#if defined(__x86_64__) && defined(__gnu_linux__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__)
#define FOR_THIS_CPU __attribute__((target_clones("avx2", "default")))
#else
#define FOR_THIS_CPU
#endif

static void *lt_need(size_t bytes) {
    void *p = calloc(bytes ? bytes : 1, 1);
    if (p == NULL) {
        fprintf(stderr, "harness: out of memory (%zu bytes)\n", bytes);
        abort();
    }
    return p;
}

double lt_max(double a, double b) {
    if (isnan(a) || isnan(b)) return NAN;
    return a > b ? a : b;
}

/* A zero or overflowing norm makes any residual at all a failure, as in LAPACK (1/eps). */
static double lt_ratio_of(double residual, double norm, double n, double eps) {
    if (isnan(residual) || isnan(norm)) return NAN;
    if (residual == 0) return 0;
    if (!(norm > 0) || isinf(norm)) return 1 / eps;
    return residual / norm / (n * eps);
}

#define T float
#define W double
#define R double
#define ABS1(w) fabs(w)
#define CONJ(w) (w)
#define REAL(w) (w)
#define NAME(x) x##_s
#include "ratio_impl.h"

#define T double
#define W long double
#define R long double
#define ABS1(w) fabsl(w)
#define CONJ(w) (w)
#define REAL(w) (w)
#define NAME(x) x##_d
#include "ratio_impl.h"

#define T float complex
#define W double complex
#define R double
#define ABS1(w) (fabs(creal(w)) + fabs(cimag(w)))
#define CONJ(w) conj(w)
#define REAL(w) creal(w)
#define NAME(x) x##_c
#include "ratio_impl.h"

#define T double complex
#define W long double complex
#define R long double
#define ABS1(w) (fabsl(creall(w)) + fabsl(cimagl(w)))
#define CONJ(w) conjl(w)
#define REAL(w) creall(w)
#define NAME(x) x##_z
#include "ratio_impl.h"

#define T float
#define R float
#define ABS1(w) fabsf(w)
#define CONJ(w) (w)
#define REAL(w) (w)
#define NAME(x) plain_##x##_s
#include "oracle_impl.h"

#define T double
#define R double
#define ABS1(w) fabs(w)
#define CONJ(w) (w)
#define REAL(w) (w)
#define NAME(x) plain_##x##_d
#include "oracle_impl.h"

#define T float complex
#define R float
#define ABS1(w) (fabsf(crealf(w)) + fabsf(cimagf(w)))
#define CONJ(w) conjf(w)
#define REAL(w) crealf(w)
#define NAME(x) plain_##x##_c
#include "oracle_impl.h"

#define T double complex
#define R double
#define ABS1(w) (fabs(creal(w)) + fabs(cimag(w)))
#define CONJ(w) conj(w)
#define REAL(w) creal(w)
#define NAME(x) plain_##x##_z
#include "oracle_impl.h"

#define DISPATCH(t, call_s, call_d, call_c, call_z) \
    switch (t) {                                    \
    case LT_S: return call_s;                       \
    case LT_D: return call_d;                       \
    case LT_C: return call_c;                       \
    default: return call_z;                         \
    }
#define DISPATCH4(t, f, ...) \
    DISPATCH(t, f##_s(__VA_ARGS__), f##_d(__VA_ARGS__), f##_c(__VA_ARGS__), f##_z(__VA_ARGS__))

double lt_norm1(lt_view a) {
    double worst = 0;
    for (int64_t j = 0; j < a.n; j++) {
        double sum = 0;
        for (int64_t i = 0; i < a.m; i++) {
            double complex e = lt_get(a, i, j);
            sum += fabs(creal(e)) + fabs(cimag(e));
        }
        worst = lt_max(worst, sum);
    }
    return worst;
}

double lt_ratio_potrf(lt_view a, lt_view f, lt_part triangle) {
    if (a.n == 0) return 0;
    DISPATCH4(a.t, ratio_potrf, a, f, triangle, lt_eps(a.t))
}

double lt_ratio_getrf(lt_view a, lt_view lu, const int *pivots) {
    if (a.m == 0 || a.n == 0) return 0;
    if ((double)a.m * (double)a.n * (double)(a.m < a.n ? a.m : a.n) > SAMPLED_ABOVE)
        DISPATCH4(a.t, sampled_getrf, a, lu, pivots, lt_eps(a.t))
    DISPATCH4(a.t, ratio_getrf, a, lu, pivots, lt_eps(a.t))
}

double lt_ratio_solve(lt_view a, lt_view x, lt_view b, char op) {
    if (a.n == 0 || b.n == 0) return 0;
    DISPATCH4(a.t, ratio_solve, a, x, b, op, lt_eps(a.t))
}

double lt_ratio_inverse(lt_view a, lt_view inverse) {
    if (a.n == 0) return 0;
    DISPATCH4(a.t, ratio_inverse, a, inverse, lt_eps(a.t))
}

int lt_pivots_plausible(lt_view a, const int *pivots, double slack) {
    DISPATCH4(a.t, pivots_plausible, a, pivots, slack)
}

int64_t lt_oracle_potrf(lt_view a, lt_part triangle) { DISPATCH4(a.t, plain_potrf, a, triangle) }

int64_t lt_oracle_getrf(lt_view a, int *pivots) { DISPATCH4(a.t, plain_getrf, a, pivots) }

void lt_rebuild_potrf(lt_view dst, lt_view f, lt_part triangle) {
    switch (f.t) {
    case LT_S: rebuild_potrf_s(dst, f, triangle); break;
    case LT_D: rebuild_potrf_d(dst, f, triangle); break;
    case LT_C: rebuild_potrf_c(dst, f, triangle); break;
    default: rebuild_potrf_z(dst, f, triangle);
    }
}

void lt_rebuild_getrf(lt_view dst, lt_view lu, const int *pivots) {
    switch (lu.t) {
    case LT_S: rebuild_getrf_s(dst, lu, pivots); break;
    case LT_D: rebuild_getrf_d(dst, lu, pivots); break;
    case LT_C: rebuild_getrf_c(dst, lu, pivots); break;
    default: rebuild_getrf_z(dst, lu, pivots);
    }
}

typedef struct {
    double difference, size, square, square_size, most;
    int finite, matching;
} sums;

static void add(sums *s, double e, double b) {
    double d = fabs(e - b);
    if (!isfinite(e) || !isfinite(b)) {
        s->finite = 0;
        if (!(isnan(e) && isnan(b)) && e != b) s->matching = 0;
        return;
    }
    s->difference += d;
    s->size += fabs(b);
    s->square += d * d;
    s->square_size += b * b;
    s->most = fmax(s->most, d);
}

static lt_diff finish(const sums *s) {
    lt_diff d = {s->difference / (s->size + 1e-9), sqrt(s->square / (s->square_size + 1e-9)), s->most};
    if (!s->finite) d.diff1 = d.diff2 = d.diff3_2 = s->matching ? 0 : DBL_MAX;
    return d;
}

lt_diffs lt_diff_of(lt_view evaluated, lt_view baseline) {
    sums re = {0, 0, 0, 0, 0, 1, 1}, im = re;
    for (int64_t i = 0; i < baseline.m; i++)
        for (int64_t j = 0; j < baseline.n; j++) {
            double complex e = lt_get(evaluated, i, j), b = lt_get(baseline, i, j);
            add(&re, creal(e), creal(b));
            add(&im, cimag(e), cimag(b));
        }
    lt_diffs d = {finish(&re), finish(&im)};
    return d;
}

static lt_diff worse(lt_diff a, lt_diff b) {
    lt_diff d = {lt_max(a.diff1, b.diff1), lt_max(a.diff2, b.diff2), lt_max(a.diff3_2, b.diff3_2)};
    return d;
}

lt_diffs lt_diff_max(lt_diffs a, lt_diffs b) {
    lt_diffs d = {worse(a.re, b.re), worse(a.im, b.im)};
    return d;
}

lt_view lt_wide(lt_view a) {
    lt_type wide = lt_is_complex(a.t) ? LT_Z : LT_D;
    lt_view w = lt_cols(wide, lt_need((size_t)(a.m * a.n) * lt_size(wide)), a.m, a.n, a.m > 0 ? a.m : 1);
    for (int64_t j = 0; j < a.n; j++)
        for (int64_t i = 0; i < a.m; i++) lt_set(w, i, j, lt_get(a, i, j));
    return w;
}
