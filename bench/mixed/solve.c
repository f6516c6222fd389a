/* Times one way to solve A X = B in double precision with the library that is given.
 *
 *   solve LIBRARY PREFIX WAY KIND N ROUNDS
 *
 * PREFIX goes before dgesv_ ("" or "scipy_"). WAY: dgesv, dsgesv, or PRECISION/REFINEMENT of luchoGesvMixed (half, bf16,
 * float, auto / auto, classical, gmres); posv and the like in place of gesv with a p before: pdgesv, pdsgesv, phalf/auto.
 * KIND: shift (uniform entries, sqrt(n) on the diagonal) or a condition number (geometric spectrum between random
 * reflections). Prints the best time in seconds, the backward error |b - A x| / (|x| ||A||) over eps sqrt(n), iterations
 * and inner iterations.
 */
#include <dlfcn.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "lucho.h"

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static uint64_t seed = 88172645463325252u;
static double uniform(void)
{
    seed ^= seed << 13, seed ^= seed >> 7, seed ^= seed << 17;
    return (double)(seed >> 11) * 0x1p-52 - 1;
}

/* A := A (I - 2 v v^T / v^T v), and the same from the left with w. */
static void reflect(double *a, int n, const double *v, const double *w)
{
    double *s = calloc((size_t)n, sizeof *s), vv = 0, ww = 0;
    for (int i = 0; i < n; i++) vv += v[i] * v[i], ww += w[i] * w[i];
    for (int j = 0; j < n; j++)
        for (int i = 0; i < n; i++) s[i] += a[i + (size_t)j * n] * v[j];
    for (int j = 0; j < n; j++)
        for (int i = 0; i < n; i++) a[i + (size_t)j * n] -= 2 / vv * s[i] * v[j];
    for (int j = 0; j < n; j++) {
        double d = 0, *column = a + (size_t)j * n;
        for (int i = 0; i < n; i++) d += w[i] * column[i];
        for (int i = 0; i < n; i++) column[i] -= 2 / ww * d * w[i];
    }
    free(s);
}

static void generate(double *a, int n, const char *kind, int definite)
{
    if (strcmp(kind, "shift") == 0) {
        for (int j = 0; j < n; j++)
            for (int i = 0; i < n; i++)
                if (!definite || i >= j) a[i + (size_t)j * n] = uniform();
                else a[i + (size_t)j * n] = 0;
        for (int j = 0; definite && j < n; j++)
            for (int i = 0; i < j; i++) a[i + (size_t)j * n] = a[j + (size_t)i * n];
        for (int i = 0; i < n; i++) a[i + (size_t)i * n] += (definite ? 2 : 1) * sqrt(n);
        return;
    }
    double condition = atof(kind), *v = malloc(2 * sizeof *v * (size_t)n);
    memset(a, 0, sizeof *a * (size_t)n * (size_t)n);
    for (int i = 0; i < n; i++) a[i + (size_t)i * n] = pow(condition, -(double)i / (n - 1));
    for (int step = 0; step < 3; step++) {
        for (int i = 0; i < 2 * n; i++) v[i] = uniform();
        reflect(a, n, v, definite ? v : v + n);
    }
    free(v);
}

static double error(const double *a, const double *b, const double *x, int n)
{
    double *r = malloc(2 * sizeof *r * (size_t)n), *sums = r + n, norm = 0, largest = 0, worst = 0;
    for (int i = 0; i < n; i++) r[i] = b[i], sums[i] = 0;
    for (int j = 0; j < n; j++)
        for (int i = 0; i < n; i++) {
            r[i] -= a[i + (size_t)j * n] * x[j];
            sums[i] += fabs(a[i + (size_t)j * n]);
        }
    for (int i = 0; i < n; i++) norm = fmax(norm, sums[i]), largest = fmax(largest, fabs(x[i])), worst = fmax(worst, fabs(r[i]));
    free(r);
    return worst / (largest * norm);
}

typedef void dgesv(const int *, const int *, double *, const int *, int *, double *, const int *, int *);
typedef void dposv(const char *, const int *, const int *, double *, const int *, double *, const int *, int *);
typedef void dsgesv(const int *, const int *, double *, const int *, int *, const double *, const int *, double *, const int *,
                    double *, float *, int *, int *);
typedef void dsposv(const char *, const int *, const int *, double *, const int *, const double *, const int *, double *,
                    const int *, double *, float *, int *, int *);
typedef int gesv_mixed(luchoDataType, int, int, const void *, int, int *, const void *, int, void *, int,
                       const luchoMixedOptions *, luchoMixedReport *);
typedef int posv_mixed(luchoDataType, char, int, int, const void *, int, const void *, int, void *, int,
                       const luchoMixedOptions *, luchoMixedReport *);

static int word(const char *text, const char *const *words)
{
    for (int i = 0; words[i] != NULL; i++)
        if (strcmp(text, words[i]) == 0) return i;
    fprintf(stderr, "unknown: %s\n", text);
    exit(2);
}

static void *need(void *library, const char *prefix, const char *name)
{
    char full[64];
    snprintf(full, sizeof full, "%s%s", prefix, name);
    void *f = dlsym(library, full);
    if (f == NULL) fprintf(stderr, "no %s\n", full), exit(2);
    return f;
}

int main(int argc, char **argv)
{
    if (argc != 7) return fprintf(stderr, "usage: solve LIBRARY PREFIX WAY KIND N ROUNDS\n"), 2;
    void *library = dlopen(argv[1], RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) return fprintf(stderr, "%s\n", dlerror()), 2;
    const char *prefix = argv[2];
    char way[32];
    snprintf(way, sizeof way, "%s", argv[3]);
    int definite = way[0] == 'p', n = atoi(argv[5]), rounds = atoi(argv[6]), one = 1, info = 0, iterations = 0;
    char *name = way + definite, *slash = strchr(name, '/');
    size_t square = sizeof(double) * (size_t)n * (size_t)n;
    double *a = malloc(square), *lu = malloc(square), *b = malloc(sizeof *b * (size_t)n), *x = malloc(sizeof *x * (size_t)n);
    double *work = malloc(sizeof *work * (size_t)n);
    float *low = malloc(sizeof *low * (size_t)n * ((size_t)n + 1));
    int *pivots = malloc(sizeof *pivots * (size_t)n);
    generate(a, n, argv[4], definite);
    for (int i = 0; i < n; i++) b[i] = uniform();
    luchoMixedReport report = {.size = sizeof report};
    luchoMixedOptions options = {.size = sizeof options};
    if (slash != NULL) {
        static const char *const precisions[] = {"auto", "half", "bf16", "float", NULL};
        static const char *const refinements[] = {"auto", "none", "classical", "gmres", NULL};
        *slash = 0;
        options.precision = (luchoPrecision)word(name, precisions);
        options.refinement = (luchoRefinement)word(slash + 1, refinements);
    }
    double best = INFINITY;
    for (int round = 0; round <= rounds; round++) {
        /* Copies that a routine needs because it writes over its input are not counted. */
        memcpy(lu, a, square), memcpy(x, b, sizeof *x * (size_t)n);
        double start = now();
        if (slash != NULL && definite)
            info = ((posv_mixed *)need(library, "", "luchoPosvMixed"))(LUCHO_D, 'L', n, 1, a, n, b, n, x, n, &options, &report);
        else if (slash != NULL)
            info = ((gesv_mixed *)need(library, "", "luchoGesvMixed"))(LUCHO_D, n, 1, a, n, NULL, b, n, x, n, &options, &report);
        else if (strcmp(name, "dgesv") == 0 && definite)
            ((dposv *)need(library, prefix, "dposv_"))("L", &n, &one, lu, &n, x, &n, &info);
        else if (strcmp(name, "dgesv") == 0)
            ((dgesv *)need(library, prefix, "dgesv_"))(&n, &one, lu, &n, pivots, x, &n, &info);
        else if (definite)
            ((dsposv *)need(library, prefix, "dsposv_"))("L", &n, &one, lu, &n, b, &n, x, &n, work, low, &iterations, &info);
        else
            ((dsgesv *)need(library, prefix, "dsgesv_"))(&n, &one, lu, &n, pivots, b, &n, x, &n, work, low, &iterations, &info);
        double seconds = now() - start;
        if (round > 0 && seconds < best) best = seconds;
        if (info != 0) return fprintf(stderr, "info %d\n", info), 1;
    }
    if (slash != NULL) iterations = (int)report.iterations;
    printf("%.4f %.3f %d %d\n", best, error(a, b, x, n) / (0x1p-53 * sqrt(n)), iterations, (int)report.innerIterations);
    return 0;
}
