/* Errors of BLAS, CBLAS, LAPACK and LAPACKE reach the program's own handlers, or the library's. */
#include <stdio.h>
#include <string.h>

#include "cblas.h"
#include "f77blas.h"
#include "lapack.h"
#include "lapacke.h"

static int reports[4];

#ifndef LIBRARYS_HANDLERS
void xerbla_(const char *name, const int *info, size_t len) {
  reports[0] += len == 6 && !memcmp(name, "DGEMM ", 6) && *info == 3;
  reports[1] += len == 6 && !memcmp(name, "DGETRF", 6) && *info == 1;
}
void cblas_xerbla(int position, const char *name, const char *form, ...) {
  (void)form;
  reports[2] += !strcmp(name, "cblas_dgemm") && position == 4;
}
void LAPACKE_xerbla(const char *name, int info) {
  reports[3] += !strcmp(name, "LAPACKE_dpotrf") && info == -1;
}
#endif

int main(void) {
  double a[4] = {4, 2, 2, 5}, c[4] = {9, 9, 9, 9}, one = 1, zero = 0;
  int n = 2, bad = -1, info = 0, pivots[2];
  dgemm_("N", "N", &bad, &n, &n, &one, a, &n, a, &n, &zero, c, &n);
  cblas_dgemm(CblasColMajor, CblasNoTrans, CblasNoTrans, -1, 2, 2, 1, a, 2, a, 2, 0, c, 2);
  dgetrf_(&bad, &n, a, &n, pivots, &info);
  int answer = LAPACKE_dpotrf(7, 'L', 2, a, 2);
  int failed = info != -1 || answer != -1 || c[0] != 9 || c[3] != 9 || a[0] != 4;
#ifndef LIBRARYS_HANDLERS
  for (int i = 0; i < 4; i++) failed |= reports[i] != 1;
#endif
  printf("errors: %s\n", failed ? "FAILED" : "ok");
  return failed;
}
