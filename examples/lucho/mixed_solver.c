/* Solve one system in double precision with factors of every low precision, and see what it took.
 *
 * cc -std=c99 mixed_solver.c -I<prefix>/include -L<prefix>/lib -llucho -lm && ./a.out */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "lucho.h"

enum { N = 300 };

static double uniform(void)
{
    static unsigned long long state = 2024;
    state = state * 6364136223846793005ULL + 1442695040888963407ULL;
    return (double)(state >> 11) / 9007199254740992.0 - 0.5;
}

/* |b - A x| / (|x| ||A||), in max norms and the infinity norm. */
static double backward_error(const double *a, const double *x, const double *b)
{
    double norm = 0, size = 0, residual = 0;
    for (int i = 0; i < N; ++i) {
        double sum = 0, r = b[i];
        for (int j = 0; j < N; ++j) {
            sum += fabs(a[i + j * N]);
            r -= a[i + j * N] * x[j];
        }
        norm = fmax(norm, sum);
        size = fmax(size, fabs(x[i]));
        residual = fmax(residual, fabs(r));
    }
    return residual / (size * norm);
}

/* Solves, and says on stderr what it took. The system is good if the solution is. */
static int solve(const double *a, const double *b, luchoPrecision precision, luchoRefinement refinement, const char *name)
{
    double x[N], history[40];
    luchoMixedOptions options = {sizeof options, precision, refinement, 0, 0, 0, 0, 0};
    luchoMixedReport report = {.size = sizeof report, .history = history, .historyCapacity = 40};
    int info = luchoGesvMixed(LUCHO_D, N, 1, a, N, NULL, b, N, x, N, &options, &report);
    fprintf(stderr, "%s: info %d, iterations %d, vectors of GMRES %d\n", name, info, (int)report.iterations,
            (int)report.innerIterations);
    for (int i = 0; i < (int)report.historyCount; ++i) {
        fprintf(stderr, "  backward error %.1e\n", history[i]);
    }
    if (report.iterations < 0) {
        fprintf(stderr, "  by a factorization in double precision\n");
    }
    return info == 0 && backward_error(a, x, b) < 2.3e-16 * sqrt(N);
}

int main(void)
{
    double *a = malloc(sizeof *a * N * N), *b = malloc(sizeof *b * N);
    for (int j = 0; j < N; ++j) {
        b[j] = uniform();
        for (int i = 0; i < N; ++i) {
            /* Every third row a million times larger: no trouble, not even for half precision. */
            a[i + j * N] = (uniform() + (i == j ? 10 : 0)) * (i % 3 == 0 ? 1e6 : 1);
        }
    }
    int ok = solve(a, b, LUCHO_PRECISION_HALF, LUCHO_REFINEMENT_CLASSICAL, "half, classical")
        && solve(a, b, LUCHO_PRECISION_BFLOAT16, LUCHO_REFINEMENT_GMRES, "bfloat16, GMRES")
        && solve(a, b, LUCHO_PRECISION_FLOAT, LUCHO_REFINEMENT_CLASSICAL, "float, classical")
        && solve(a, b, LUCHO_PRECISION_AUTOMATIC, LUCHO_REFINEMENT_AUTOMATIC, "automatic");
    puts(ok ? "ok" : "wrong");
    free(a);
    free(b);
    return !ok;
}
