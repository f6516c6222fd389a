/* ITER of dsgesv, zcgesv, dsposv and zcposv, where it is known: corrections made, or why single precision did not do; A, which
 * is only overwritten in that case; and the iteration counts of lucho.h's solvers where they cannot be others. */
#include <math.h>
#include <string.h>

#include "harness.h"
#include "lucho.h"

/* As Fortran calls them. The folder's own lapack.h is another. */
void dsgesv_(const int *n, const int *nrhs, double *a, const int *lda, int *ipiv, const double *b, const int *ldb, double *x, const int *ldx,
             double *work, float *swork, int *iter, int *info);
void zcgesv_(const int *n, const int *nrhs, void *a, const int *lda, int *ipiv, const void *b, const int *ldb, void *x, const int *ldx,
             void *work, void *swork, double *rwork, int *iter, int *info);
void dsposv_(const char *uplo, const int *n, const int *nrhs, double *a, const int *lda, const double *b, const int *ldb, double *x,
             const int *ldx, double *work, float *swork, int *iter, int *info);
void zcposv_(const char *uplo, const int *n, const int *nrhs, void *a, const int *lda, const void *b, const int *ldb, void *x,
             const int *ldx, void *work, void *swork, double *rwork, int *iter, int *info);

enum { N = 3 };

/* One system with one right-hand side, through the four routines; complex ones have zeros for imaginary parts. */
static void all(const char *what, const double *a, const double *b, int iter, int info, const double *x)
{
    for (int with_i = 0; with_i < 2; with_i++)
        for (int definite = 0; definite < 2; definite++) {
            int w = with_i ? 2 : 1, n = N, one = 1, got = -99, told = -99, ipiv[N];
            double A[2 * N * N] = {0}, B[2 * N] = {0}, X[2 * N], work[2 * N], real[N];
            float swork[2 * N * (N + 1)];
            for (int i = 0; i < N * N; i++) A[w * i] = a[i];
            for (int i = 0; i < N; i++) B[w * i] = b[i];
            lt_context("%s, %s, %s", what, with_i ? "complex" : "real", definite ? "definite" : "general");
            memset(X, 0x55, sizeof X);
            if (with_i && definite) zcposv_("L", &n, &one, (void *)A, &n, (void *)B, &n, (void *)X, &n, (void *)work, (void *)swork, real, &got, &told);
            else if (with_i) zcgesv_(&n, &one, (void *)A, &n, ipiv, (void *)B, &n, (void *)X, &n, (void *)work, (void *)swork, real, &got, &told);
            else if (definite) dsposv_("U", &n, &one, A, &n, B, &n, X, &n, work, swork, &got, &told);
            else dsgesv_(&n, &one, A, &n, ipiv, B, &n, X, &n, work, swork, &got, &told);
            LT_EQ(told, info);
            LT_EQ(got, iter);
            for (int i = 0; i < N * N && iter >= 0; i++) LT_CHECKF(A[w * i] == a[i], "A was overwritten at %d", i);
            for (int i = 0; i < N && info == 0; i++) LT_CHECKF(fabs(X[w * i] - x[i]) <= 4e-16 * fabs(x[i]), "x(%d) is %.17g, not %.17g", i, X[w * i], x[i]);
        }
}

static void iterations(void)
{
    static const double ones[N] = {1, 1, 1};
    /* Exact in single precision: nothing to correct. */
    all("powers of two", (const double[]){1, 0, 0, 0, 2, 0, 0, 0, 4}, (const double[]){3, 2, 8}, 0, 0, (const double[]){3, 1, 2});
    /* 1 + 2^-26 becomes 1: errors of 2^-26, 2^-52, and then none that counts. */
    double d = 1 + 0x1p-26;
    all("a little more than one", (const double[]){d, 0, 0, 0, d, 0, 0, 0, d}, ones, 2, 0, (const double[]){1 / d, 1 / d, 1 / d});
    all("too large for float", (const double[]){1e200, 0, 0, 0, 1e200, 0, 0, 0, 1e200}, (const double[]){1e200, 2e200, 1e200}, -2, 0, (const double[]){1, 2, 1});
    all("a side too large", (const double[]){1, 0, 0, 0, 1, 0, 0, 0, 1}, (const double[]){1, 1e200, 1}, -2, 0, (const double[]){1, 1e200, 1});
    all("singular as float", (const double[]){1, 0, 0, 0, 1e-60, 0, 0, 0, 1}, ones, -3, 0, (const double[]){1, 1e60, 1});
    all("singular", (const double[]){1, 0, 0, 0, 0, 0, 0, 0, 1}, ones, -3, 2, ones);
}

/* The counts of a report that leave no choice. */
static void reports(void)
{
    double a = 1 + 0x1p-12, b = 1, x = 0, history[8];
    luchoMixedOptions o = {.size = sizeof o, .precision = LUCHO_PRECISION_BFLOAT16, .refinement = LUCHO_REFINEMENT_GMRES};
    luchoMixedReport r = {.size = sizeof r, .history = history, .historyCapacity = 8};
    /* An order of one: the first vector is the solution, for each correction. */
    LT_EQ(luchoGesvMixed(LUCHO_D, 1, 1, &a, 1, NULL, &b, 1, &x, 1, &o, &r), 0);
    LT_EQ(r.iterations, 1);
    LT_EQ(r.innerIterations, 1);
    LT_EQ(r.historyCount, 2);
    LT_CHECK(history[0] > 0x1p-14 && history[0] < 0x1p-10 && history[1] == r.backwardError && history[1] <= 0x1p-53);
    /* 2^-12 of the residual is left by each classical correction, 2^-53 wanted. */
    o.refinement = LUCHO_REFINEMENT_CLASSICAL;
    LT_EQ(luchoGesvMixed(LUCHO_D, 1, 1, &a, 1, NULL, &b, 1, &x, 1, &o, &r), 0);
    LT_EQ(r.iterations, 4);
    LT_EQ(r.corrections, 4);
    LT_EQ(r.innerIterations, 0);
    LT_EQ(r.historyCount, 5);
}

/* Sizes of the numbers do not matter: a power of two on A and B changes no count, in any format of the factors. */
static void any_size(void)
{
    enum { M = 20 };
    static const luchoPrecision precisions[] = {LUCHO_PRECISION_HALF, LUCHO_PRECISION_BFLOAT16, LUCHO_PRECISION_FLOAT};
    static double a[M * M], b[M], x[M], as[M * M], bs[M];
    lt_rng rng = lt_seed(6);
    for (int i = 0; i < M * M; i++) a[i] = lt_uniform(&rng, -1, 1) + (i % (M + 1) == 0 ? 8 : 0);
    for (int i = 0; i < M; i++) b[i] = lt_uniform(&rng, -1, 1);
    for (int p = 0; p < 3; p++) {
        luchoMixedOptions o = {.size = sizeof o, .precision = precisions[p]};
        luchoMixedReport first = {.size = sizeof first}, r = {.size = sizeof r};
        LT_EQ(luchoGesvMixed(LUCHO_D, M, 1, a, M, NULL, b, M, x, M, &o, &first), 0);
        LT_CHECK(first.iterations > 0);
        for (int e = -300; e <= 300; e += 60) {
            lt_context("precision %d, 2^%d", (int)precisions[p], e);
            for (int i = 0; i < M * M; i++) as[i] = ldexp(a[i], e);
            for (int i = 0; i < M; i++) bs[i] = ldexp(b[i], -e);
            LT_EQ(luchoGesvMixed(LUCHO_D, M, 1, as, M, NULL, bs, M, x, M, &o, &r), 0);
            LT_EQ(r.iterations, first.iterations);
            LT_EQ(r.precision, precisions[p]);
        }
    }
}

/* Classical corrections would take more than ten more steps, and GMRES one or two: the automatic choice goes over. */
static void goes_over_to_gmres(void)
{
    enum { M = 40 };
    static double a[M * M], b[M], x[M];
    lt_rng rng = lt_seed(5);
    for (int i = 0; i < M * M; i++) a[i] = 0;
    /* Rotations by known angles, whose cosine bfloat16 rounds: a factor of about a half is left by a correction. */
    for (int i = 0; i < M; i += 2) {
        double e = 0x1p-7 * lt_uniform(&rng, 0.4, 0.49);
        a[i * M + i] = a[i * M + i + 1] = a[(i + 1) * M + i] = 1, a[(i + 1) * M + i + 1] = 1 + 0x1p-7 + e, b[i] = 1, b[i + 1] = i;
    }
    luchoMixedOptions o = {.size = sizeof o, .precision = LUCHO_PRECISION_BFLOAT16};
    luchoMixedReport r = {.size = sizeof r};
    LT_EQ(luchoGesvMixed(LUCHO_D, M, 1, a, M, NULL, b, M, x, M, &o, &r), 0);
    LT_EQ(r.refinement, LUCHO_REFINEMENT_GMRES);
    LT_CHECK(r.innerIterations > 0 && r.iterations > 0);
    LT_LE(r.backwardError, 0x1p-53 * sqrt(M));
}

static const lt_test tests[] = {{"iterations", iterations, 0}, {"reports", reports, 0}, {"any_size", any_size, 0}, {"goes_over_to_gmres", goes_over_to_gmres, 0}, {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
