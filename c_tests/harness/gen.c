/* Matrix families. Prescribed spectra are made as in LAPACK's xLATMS, but with a handful of random
 * Householder reflections on each side instead of n of them: dense, exact in norm to rounding, O(n^2).
 * All work is in double complex, row-major, rounded once into the view.
 */
#include "num.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define REFLECTIONS 4

typedef double complex z;

static void *need(size_t bytes) {
    void *p = malloc(bytes ? bytes : 1);
    if (p == NULL) {
        fprintf(stderr, "harness: out of memory (%zu bytes)\n", bytes);
        abort();
    }
    return p;
}

/* v with ||v||^2 = 2, so that I - v v^H is a reflection. */
static void random_direction(z *v, int64_t n, lt_type t, lt_rng *r) {
    double sum = 0;
    for (int64_t i = 0; i < n; i++) {
        v[i] = lt_random(r, t);
        sum += creal(v[i]) * creal(v[i]) + cimag(v[i]) * cimag(v[i]);
    }
    double scale = sum > 0 ? sqrt(2 / sum) : 0;
    for (int64_t i = 0; i < n; i++) v[i] *= scale;
}

static void reflect_left(z *w, int64_t m, int64_t n, const z *v, z *row) {
    memset(row, 0, (size_t)n * sizeof *row);
    for (int64_t i = 0; i < m; i++)
        for (int64_t j = 0; j < n; j++) row[j] += conj(v[i]) * w[i * n + j];
    for (int64_t i = 0; i < m; i++)
        for (int64_t j = 0; j < n; j++) w[i * n + j] -= v[i] * row[j];
}

static void reflect_right(z *w, int64_t m, int64_t n, const z *v) {
    for (int64_t i = 0; i < m; i++) {
        z dot = 0;
        for (int64_t j = 0; j < n; j++) dot += w[i * n + j] * v[j];
        for (int64_t j = 0; j < n; j++) w[i * n + j] -= dot * conj(v[j]);
    }
}

static void spectrum(z *w, int64_t m, int64_t n, lt_type t, int hermitian, double cond, double norm, lt_rng *r) {
    int64_t k = m < n ? m : n;
    z *v = need((size_t)(m + n) * sizeof *v), *row = need((size_t)n * sizeof *row);
    memset(w, 0, (size_t)(m * n) * sizeof *w);
    for (int64_t i = 0; i < k; i++) w[i * n + i] = norm * pow(cond, k > 1 ? -(double)i / (double)(k - 1) : 0);
    for (int step = 0; step < REFLECTIONS && k > 1; step++) {
        random_direction(v, m, t, r);
        reflect_left(w, m, n, v, row);
        if (!hermitian || m != n) random_direction(v, n, t, r);
        reflect_right(w, m, n, v);
    }
    free(row);
    free(v);
}

static void uniform(z *w, int64_t m, int64_t n, lt_type t, lt_rng *r) {
    for (int64_t i = 0; i < m * n; i++) w[i] = lt_random(r, t);
}

static void scale_both(z *w, int64_t m, int64_t n, const double *d) {
    for (int64_t i = 0; i < m; i++)
        for (int64_t j = 0; j < n; j++) w[i * n + j] *= d[i] * d[j];
}

static void graded(z *w, int64_t m, int64_t n, int random_powers, lt_rng *r) {
    int64_t longest = m > n ? m : n;
    double *d = need((size_t)longest * sizeof *d);
    for (int64_t i = 0; i < longest; i++)
        d[i] = random_powers ? ldexp(1, (int)lt_below(r, 17) - 8)
                             : pow(10, longest > 1 ? -6.0 * (double)i / (double)(longest - 1) : 0);
    scale_both(w, m, n, d);
    free(d);
}

static void dominant(z *w, int64_t m, int64_t n) {
    for (int64_t i = 0; i < m && i < n; i++) {
        double sum = 1;
        for (int64_t j = 0; j < n; j++) sum += cabs(w[i * n + j]);
        for (int64_t j = 0; j < m; j++) sum += cabs(w[j * n + i]);
        w[i * n + i] = sum;
    }
}

static void keep(z *w, int64_t m, int64_t n, lt_part part) {
    for (int64_t i = 0; i < m; i++)
        for (int64_t j = 0; j < n; j++)
            if (!lt_inside(part, i, j)) w[i * n + j] = 0;
}

static void ties(z *w, int64_t m, int64_t n, lt_type t, lt_rng *r) {
    for (int64_t i = 0; i < m * n; i++) {
        double re = (double)lt_below(r, 3) - 1;
        w[i] = lt_is_complex(t) ? CMPLX(re, (double)lt_below(r, 3) - 1) : re;
    }
}

static void zero_line(z *w, int64_t m, int64_t n, int64_t k, int row_too) {
    for (int64_t i = 0; i < m; i++) w[i * n + k] = 0;
    if (row_too)
        for (int64_t j = 0; j < n; j++) w[k * n + j] = 0;
}

static void store(lt_view a, const z *w, int hermitian) {
    for (int64_t i = 0; i < a.m; i++)
        for (int64_t j = 0; j < a.n; j++) {
            if (!hermitian) lt_set(a, i, j, w[i * a.n + j]);
            else if (i == j) lt_set(a, i, j, creal(w[i * a.n + j]));
            else lt_set(a, i, j, i > j ? w[i * a.n + j] : conj(w[j * a.n + i]));
        }
}

void lt_generate_cond(lt_view a, int hermitian, double cond, double norm, lt_rng *r) {
    z *w = need((size_t)(a.m * a.n) * sizeof *w);
    spectrum(w, a.m, a.n, a.t, hermitian, cond, norm, r);
    store(a, w, hermitian);
    free(w);
}

void lt_generate(lt_view a, const char *family, int hermitian, lt_rng *r) {
    int64_t m = a.m, n = a.n, k = m < n ? m : n;
    double eps = lt_eps(a.t), tiny = 0.25 * lt_safmin(a.t) / eps;
    z *w = need((size_t)(m * n) * sizeof *w);
    if (strcmp(family, "random") == 0) {
        if (hermitian) spectrum(w, m, n, a.t, 1, 2, 1, r);
        else uniform(w, m, n, a.t, r);
    } else if (strcmp(family, "spd") == 0) spectrum(w, m, n, a.t, 1, 100, 1, r);
    else if (strcmp(family, "cond_mid") == 0) spectrum(w, m, n, a.t, hermitian, sqrt(0.1 / eps), 1, r);
    else if (strcmp(family, "cond_high") == 0) {
        /* A Hermitian matrix must stay definite after rounding, so its condition is capped by n. */
        double cond = hermitian ? 0.01 / eps / (double)(k + 1) : 0.1 / eps;
        spectrum(w, m, n, a.t, hermitian, cond, 1, r);
    } else if (strcmp(family, "underflow") == 0) spectrum(w, m, n, a.t, hermitian, 2, tiny, r);
    else if (strcmp(family, "overflow") == 0) spectrum(w, m, n, a.t, hermitian, 2, 1 / tiny, r);
    else if (strcmp(family, "graded") == 0 || strcmp(family, "badscaled") == 0) {
        spectrum(w, m, n, a.t, hermitian, 2, 1, r);
        graded(w, m, n, family[0] == 'b', r);
    } else if (strcmp(family, "dominant") == 0) {
        uniform(w, m, n, a.t, r);
        dominant(w, m, n);
    } else if (strcmp(family, "ties") == 0) ties(w, m, n, a.t, r);
    else if (strcmp(family, "diag") == 0) {
        spectrum(w, m, n, a.t, 1, 2, 1, r);
        for (int64_t i = 0; i < m * n; i++)
            if (i % n != i / n) w[i] = 0;
    } else if (strcmp(family, "upper") == 0 || strcmp(family, "lower") == 0) {
        spectrum(w, m, n, a.t, 0, 2, 1, r);
        keep(w, m, n, family[0] == 'u' ? LT_UPPER : LT_LOWER);
    } else if (strncmp(family, "zero_", 5) == 0 && k > 0) {
        if (hermitian) spectrum(w, m, n, a.t, 1, 2, 1, r);
        else uniform(w, m, n, a.t, r);
        zero_line(w, m, n, family[5] == 'f' ? 0 : family[5] == 'm' ? k / 2 : k - 1, hermitian);
    } else {
        fprintf(stderr, "unknown matrix family '%s'\n", family);
        abort();
    }
    store(a, w, hermitian);
    free(w);
}
