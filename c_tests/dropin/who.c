/* Calls BLAS and LAPACK routines by their Fortran names, checks the numbers, and says which library answered
   each. dgetrf is among lucho's routines; dsyev, dgeqrf and dsygv are not, and call some that are. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <math.h>
#include <stdio.h>

void dgetrf_(const int *m, const int *n, double *a, const int *lda, int *pivots, int *info);
void dgeqrf_(const int *m, const int *n, double *a, const int *lda, double *tau, double *work,
             const int *lwork, int *info);
void dsyev_(const char *job, const char *uplo, const int *n, double *a, const int *lda, double *w,
            double *work, const int *lwork, int *info, size_t, size_t);
void dsygv_(const int *type, const char *job, const char *uplo, const int *n, double *a, const int *lda,
            double *b, const int *ldb, double *w, double *work, const int *lwork, int *info, size_t,
            size_t);
void dgemm_(const char *transa, const char *transb, const int *m, const int *n, const int *k,
            const double *alpha, const double *a, const int *lda, const double *b, const int *ldb,
            const double *beta, double *c, const int *ldc, size_t, size_t);

enum { N = 150, WORK = 64 * N };
static double a[N * N], b[N * N], c[N * N], w[N], tau[N], work[WORK];
static int bad;

static void who(const char *name, void *address) {
  Dl_info info;
  printf("%s %s\n", name, dladdr(address, &info) ? info.dli_fname : "nobody");
}

static void near(const char *what, double is, double should) {
  if (!(fabs(is - should) <= 1e-10 * N * (1 + fabs(should)))) {
    printf("%s: %.17g, not %.17g\n", what, is, should);
    bad = 1;
  }
}

/* The second difference matrix: eigenvalues 2 - 2 cos(k pi / (N + 1)), determinant N + 1. */
static void difference(double *x) {
  for (int i = 0; i < N * N; i++)
    x[i] = i / N == i % N ? 2 : i / N - i % N == 1 || i % N - i / N == 1 ? -1 : 0;
}

static double eigenvalue(int k) { return 2 - 2 * cos(k * acos(-1.0) / (N + 1)); }

int main(void) {
  who("dgetrf_", (void *)dgetrf_);
  who("dgemm_", (void *)dgemm_);
  who("dgeqrf_", (void *)dgeqrf_);
  who("dsyev_", (void *)dsyev_);
  who("dsygv_", (void *)dsygv_);

  const int n = N, lwork = WORK, type = 1;
  int pivots[N], info = -1;
  double det = 1, plus = 1, zero = 0;
  difference(a);
  dgetrf_(&n, &n, a, &n, pivots, &info);
  for (int i = 0; i < N; i++)
    det *= pivots[i] == i + 1 ? a[i * (N + 1)] : -a[i * (N + 1)];
  near("dgetrf info", info, 0), near("dgetrf determinant", det, N + 1);

  difference(a), difference(b);
  dgemm_("N", "N", &n, &n, &n, &plus, a, &n, b, &n, &zero, c, &n, 1, 1);
  near("dgemm diagonal", c[N + 1], 6), near("dgemm beside it", c[N], -4);

  dgeqrf_(&n, &n, a, &n, tau, work, &lwork, &info);
  det = 1;
  for (int i = 0; i < N; i++)
    det *= a[i * (N + 1)];
  near("dgeqrf info", info, 0), near("dgeqrf determinant", fabs(det), N + 1);

  difference(a);
  dsyev_("V", "L", &n, a, &n, w, work, &lwork, &info, 1, 1);
  near("dsyev info", info, 0), near("dsyev first", w[0], eigenvalue(1)), near("dsyev last", w[N - 1], eigenvalue(N));

  /* A x = w A A x is x = w A x, for which dpotrf is called on A A in c. */
  difference(a);
  dsygv_(&type, "N", "L", &n, a, &n, c, &n, w, work, &lwork, &info, 1, 1);
  near("dsygv info", info, 0), near("dsygv first", w[0], 1 / eigenvalue(N));
  if (!bad)
    printf("numbers ok\n");
  return bad;
}
