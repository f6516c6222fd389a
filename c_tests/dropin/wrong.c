/* A seeded fault, for seeing the checks fail: preloaded, it answers dgemm_, cblas_dgemm and dgetrf_ in front
   of the library under test. LUCHO_WRONG=value makes the first entry of a result of order 3 or more wrong in
   the sixth digit; LUCHO_WRONG=quiet swallows wrong arguments. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void *next(const char *from, const char *name) {
  void *library = dlopen(from, RTLD_LAZY);
  void *symbol = library ? dlsym(library, name) : NULL;
  if (!symbol) {
    fprintf(stderr, "wrong.c: no %s\n", name);
    abort();
  }
  return symbol;
}

static int is(const char *fault) {
  const char *set = getenv("LUCHO_WRONG");
  return set && strcmp(set, fault) == 0;
}

void dgemm_(const char *transa, const char *transb, const int *m, const int *n, const int *k,
            const double *alpha, const double *a, const int *lda, const double *b, const int *ldb,
            const double *beta, double *c, const int *ldc, size_t la, size_t lb) {
  static void (*real)(const char *, const char *, const int *, const int *, const int *, const double *,
                      const double *, const int *, const double *, const int *, const double *,
                      double *, const int *, size_t, size_t);
  if (!real)
    *(void **)&real = next("libblas.so.3", "dgemm_");
  if (is("quiet") && (*m < 0 || *n < 0 || *k < 0))
    return;
  real(transa, transb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc, la, lb);
  if (is("value") && *m > 2 && *n > 2)
    c[0] += 1e-6 * (c[0] + 1);
}

void cblas_dgemm(int layout, int transa, int transb, int m, int n, int k, double alpha, const double *a,
                 int lda, const double *b, int ldb, double beta, double *c, int ldc) {
  static void (*real)(int, int, int, int, int, int, double, const double *, int, const double *, int,
                      double, double *, int);
  if (!real)
    *(void **)&real = next("libblas.so.3", "cblas_dgemm");
  if (is("quiet") && (m < 0 || n < 0 || k < 0))
    return;
  real(layout, transa, transb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
  if (is("value") && m > 2 && n > 2)
    c[0] += 1e-6 * (c[0] + 1);
}

void dgetrf_(const int *m, const int *n, double *a, const int *lda, int *pivots, int *info) {
  static void (*real)(const int *, const int *, double *, const int *, int *, int *);
  if (!real)
    *(void **)&real = next("liblapack.so.3", "dgetrf_");
  if (is("quiet") && (*m < 0 || *n < 0))
    return;
  real(m, n, a, lda, pivots, info);
  if (is("value") && *m > 2 && *n > 2)
    a[0] += 1e-6 * (a[0] + 1);
}
