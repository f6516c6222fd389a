/* Factorizations of orders beyond the room for packed rows, where the matrix is halved first (LU with AMX alone), or so near
 * to it that steps have few columns with AMX.
 *
 * The matrix of POTRF is a function of its indices: uniform in a square around 0 off the diagonal, c sqrt(n) on it, which
 * makes all eigenvalues and all terms of the factorization alike in size. It is measured on a random vector x:
 * ||A x - L L^H x|| / (||A|| ||x|| eps), 2-norms; some 1 when all is well, 1e3 and more for a block left out.
 * The matrix of GETRF is uniform everywhere. Its elements grow, so P^T A x - L U x is measured by the terms L(i, k) U(k, j) x(j)
 * themselves: by the root of the sum of their squares, times eps. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "harness.h"
#include <lapack.h>

static double value(uint64_t i, uint64_t j)
{
    uint64_t x = (i << 32 | j) * 0x9e3779b97f4a7c15u;
    x = (x ^ x >> 29) * 0xbf58476d1ce4e5b9u;
    return (double)(int64_t)(x ^ x >> 32) * 0x1p-64;
}
/* For i > j. */
static double complex below(lt_type t, int64_t i, int64_t j)
{
    return CMPLX(value((uint64_t)i, (uint64_t)j), lt_is_complex(t) ? value((uint64_t)j, (uint64_t)i) : 0);
}

static void put(lt_type t, void *a, int64_t at, double complex x)
{
    switch (t) {
    case LT_S: ((float *)a)[at] = (float)creal(x); break;
    case LT_D: ((double *)a)[at] = creal(x); break;
    case LT_C: ((float complex *)a)[at] = (float complex)x; break;
    default: ((double complex *)a)[at] = x;
    }
}
static double complex get(lt_type t, const void *a, int64_t at)
{
    switch (t) {
    case LT_S: return ((const float *)a)[at];
    case LT_D: return ((const double *)a)[at];
    case LT_C: return ((const float complex *)a)[at];
    default: return ((const double complex *)a)[at];
    }
}

static void potrf(lt_type t, char uplo, int n)
{
    int64_t size = (int64_t)n * n;
    int info = -1, lower = uplo == 'L';
    double diagonal = (lt_is_complex(t) ? 1.5 : 1.0) * sqrt(n), norm = 2 * diagonal;
    void *a = malloc((size_t)size * lt_size(t));
    double complex *x = calloc((size_t)n, sizeof *x);
    long double complex *y = calloc((size_t)n, sizeof *y), *r = calloc((size_t)n, sizeof *r);
    lt_context("%cpotrf %c %d", lt_letter(t), uplo, n);
    LT_REQUIRE(a != NULL && x != NULL && y != NULL && r != NULL);
    lt_rng rng = lt_seed(81);
    for (int i = 0; i < n; i++) x[i] = lt_random(&rng, t);
    lt_step("the matrix");
    memset(a, 0x7f, (size_t)size * lt_size(t)); /* NaN or huge in the triangle that nobody reads */
    for (int64_t j = 0; j < n; j++) {
        r[j] += diagonal * x[j];
        put(t, a, j * n + j, diagonal);
        for (int64_t i = j + 1; i < n; i++) {
            double complex e = below(t, i, j);
            put(t, a, lower ? j * n + i : i * n + j, lower ? e : conj(e));
            e = get(t, a, lower ? j * n + i : i * n + j); /* as rounded */
            if (!lower) e = conj(e);
            r[i] += e * x[j], r[j] += conj(e) * x[i];
        }
    }
    put(t, a, 0, diagonal);
    lt_step("the factorization");
    switch (t) {
    case LT_S: spotrf_(&uplo, &n, a, &n, &info); break;
    case LT_D: dpotrf_(&uplo, &n, a, &n, &info); break;
    case LT_C: cpotrf_(&uplo, &n, a, &n, &info); break;
    default: zpotrf_(&uplo, &n, a, &n, &info);
    }
    LT_EQ(info, 0);
    lt_step("the residual");
    /* y = L^H x, then r -= L y; the factor is L or U = L^H. */
    for (int64_t j = 0; j < n; j++) {
        if (lower)
            for (int64_t i = j; i < n; i++) y[j] += conj(get(t, a, j * n + i)) * x[i];
        else
            for (int64_t i = 0; i <= j; i++) y[i] += get(t, a, j * n + i) * x[j];
    }
    for (int64_t j = 0; j < n; j++) {
        if (lower)
            for (int64_t i = j; i < n; i++) r[i] -= get(t, a, j * n + i) * y[j];
        else
            for (int64_t i = 0; i <= j; i++) r[j] -= conj(get(t, a, j * n + i)) * y[i];
    }
    double square = 0, scale = 0;
    for (int i = 0; i < n; i++) {
        square += (double)creall(r[i] * conjl(r[i])), scale += creal(x[i] * conj(x[i]));
    }
    double ratio = sqrt(square / scale) / (norm * lt_eps(t));
    lt_note("     %cpotrf %c %5d: %.2f\n", lt_letter(t), uplo, n, ratio);
    LT_LE(ratio, LT_RATIO);
    free(a), free(x), free(y), free(r);
}

static void getrf(lt_type t, int m, int n)
{
    int info = -1, k = m < n ? m : n;
    void *a = malloc((size_t)m * (size_t)n * lt_size(t));
    int *ipiv = calloc((size_t)k, sizeof *ipiv);
    double complex *x = calloc((size_t)n, sizeof *x);
    long double complex *y = calloc((size_t)k, sizeof *y), *r = calloc((size_t)m, sizeof *r);
    double *size_y = calloc((size_t)k, sizeof *size_y);
    lt_context("%cgetrf %d x %d", lt_letter(t), m, n);
    LT_REQUIRE(a != NULL && ipiv != NULL && x != NULL && y != NULL && r != NULL && size_y != NULL);
    lt_rng rng = lt_seed(82);
    for (int j = 0; j < n; j++) x[j] = lt_random(&rng, t);
    lt_step("the matrix");
    for (int64_t j = 0; j < n; j++) {
        for (int64_t i = 0; i < m; i++) {
            put(t, a, j * m + i, below(t, i, j + m));
            r[i] += get(t, a, j * m + i) * x[j]; /* as rounded */
        }
    }
    lt_step("the factorization");
    switch (t) {
    case LT_S: sgetrf_(&m, &n, a, &m, ipiv, &info); break;
    case LT_D: dgetrf_(&m, &n, a, &m, ipiv, &info); break;
    case LT_C: cgetrf_(&m, &n, a, &m, ipiv, &info); break;
    default: zgetrf_(&m, &n, a, &m, ipiv, &info);
    }
    LT_EQ(info, 0);
    lt_step("the residual");
    /* y = U x, then P^T r -= L y. */
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < k && i <= j; i++) {
            double complex e = get(t, a, j * m + i) * x[j];
            y[i] += e, size_y[i] += creal(e * conj(e));
        }
    for (int i = 0; i < k; i++) {
        int p = ipiv[i] - 1;
        LT_REQUIRE(p >= i && p < m);
        long double complex e = r[i];
        r[i] = r[p], r[p] = e;
    }
    double square = 0, size = 0;
    for (int64_t j = 0; j < k; j++) {
        r[j] -= y[j], size += size_y[j];
        for (int64_t i = j + 1; i < m; i++) {
            double complex l = get(t, a, j * m + i);
            r[i] -= l * y[j], size += creal(l * conj(l)) * size_y[j];
        }
    }
    for (int i = 0; i < m; i++) square += (double)creall(r[i] * conjl(r[i]));
    double ratio = sqrt(square / size) / lt_eps(t);
    lt_note("     %cgetrf %5d x %5d: %.2f\n", lt_letter(t), m, n, ratio);
    LT_LE(ratio, LT_RATIO);
    free(a), free(ipiv), free(x), free(y), free(r), free(size_y);
}

static void halved(void)
{
    potrf(LT_Z, 'L', 4463);
    potrf(LT_Z, 'U', 4463);
    potrf(LT_D, 'U', 8901);
    potrf(LT_C, 'L', 8897);
    potrf(LT_S, 'L', 17801);
    getrf(LT_C, 4500, 4463);
}

static void few_columns(void)
{
    potrf(LT_C, 'L', 3001);
    potrf(LT_C, 'U', 3001);
    getrf(LT_C, 3001, 2950);
    getrf(LT_C, 2950, 3301);
    getrf(LT_S, 9001, 3100);
}

/* A pivot that is not positive, or NaN, and a column of zeros, wherever they are: in the first columns of a step, among
 * those of its update, in the last row. */
static void few_columns_info(void)
{
    enum { N = 3001 };
    static const int places[] = {0, 5, 130, 1000, 1700, 2999, 3000};
    const int n = N;
    float complex *a = malloc(sizeof *a * N * N);
    int *ipiv = malloc(sizeof *ipiv * N);
    LT_REQUIRE(a != NULL && ipiv != NULL);
    for (int turn = 0; turn < (int)(sizeof places / sizeof *places); turn++) {
        for (int kind = 0; kind < 3; kind++) {
            int at = places[turn], info = -1;
            lt_context("%s at %d", kind == 2 ? "zeros" : kind == 1 ? "NaN" : "-1", at);
            for (int64_t j = 0; j < n; j++)
                for (int64_t i = 0; i < n; i++)
                    put(LT_C, a, j * n + i, i == j && kind < 2 ? n : kind == 2 && j == at ? 0 : below(LT_C, i, j));
            if (kind < 2) put(LT_C, a, (int64_t)at * (n + 1), kind == 1 ? (double)NAN : -1.0);
            if (kind < 2) cpotrf_(turn % 2 ? "U" : "L", &n, a, &n, &info);
            else cgetrf_(&n, &n, a, &n, ipiv, &info);
            LT_EQ(info, at + 1);
        }
    }
    free(a), free(ipiv);
}

static const lt_test tests[] = {
    {"halved", halved, 600},
    {"few_columns", few_columns, 300},
    {"few_columns_info", few_columns_info, 300},
    {0},
};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
