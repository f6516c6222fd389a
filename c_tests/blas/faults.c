/* Wrong routines, to be loaded before the library (LD_PRELOAD): each test must find those that are its business. FAULT
 * names the one that is active; all else is passed on. faults.sh runs them all.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static int active(const char *name) {
    const char *wanted = getenv("FAULT");
    return wanted != NULL && strcmp(wanted, name) == 0;
}

#define NEXT(function) ((__typeof__(&function))dlsym(RTLD_NEXT, #function))
typedef const char *ch;
typedef const int *in;
typedef const double *re;

void dgemm_(ch ta, ch tb, in m, in n, in k, re alpha, re a, in lda, re b, in ldb, re beta, double *c, in ldc) {
    static const double nearly = 1e-300;
    if (active("gemm_reads_c") && *beta == 0) beta = &nearly;
    NEXT(dgemm_)(ta, tb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
    if (*m <= 0 || *n <= 0) return;
    double *last = &c[*m - 1 + (int64_t)(*n - 1) * *ldc];
    if (active("gemm_last_element")) *last *= 1 + 1e-12;
    if (active("gemm_beyond_column") && *ldc > *m) c[*m] = 0;
    if (active("gemm_beyond_end")) last[1] = 0;
    if (active("gemm_float")) c[0] = (float)c[0];
}

void cblas_dgemm(int layout, int ta, int tb, int m, int n, int k, double alpha, re a, int lda, re b, int ldb, double beta,
                 double *c, int ldc) {
    if (active("cblas_layout_ignored")) layout = 102;
    NEXT(cblas_dgemm)(layout, ta, tb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
}

void dgemm_64_(ch ta, ch tb, const int64_t *m, const int64_t *n, const int64_t *k, re alpha, re a, const int64_t *lda, re b,
               const int64_t *ldb, re beta, double *c, const int64_t *ldc) {
    NEXT(dgemm_64_)(ta, tb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
    if (active("gemm64_other_bits") && *m > 2 && *n > 0) c[1] = nextafter(c[1], 10);
}

void dtrsv_(ch uplo, ch ta, ch diag, in n, re a, in lda, double *x, in incx) {
    NEXT(dtrsv_)(uplo, ta, active("trsv_unit_ignored") ? "N" : diag, n, a, lda, x, incx);
}

void dsymv_(ch uplo, in n, re alpha, re a, in lda, re x, in incx, re beta, double *y, in incy) {
    ch other = *uplo == 'U' || *uplo == 'u' ? "L" : "U";
    NEXT(dsymv_)(active("symv_other_triangle") ? other : uplo, n, alpha, a, lda, x, incx, beta, y, incy);
}

void daxpy_(in n, re alpha, re x, in incx, double *y, in incy) {
    NEXT(daxpy_)(n, alpha, x, incx, y, incy);
    if (active("axpy_beyond_end") && *n > 0 && *incy > 0) y[(int64_t)*n * *incy] = 1;
}

void dscal_(in n, re alpha, double *x, in incx) {
    NEXT(dscal_)(n, alpha, x, incx);
    for (int i = 0; i < *n && *alpha == 0 && *incx > 0 && active("scal_zero_clears"); i++) x[(int64_t)i * *incx] = 0;
}

double dnrm2_(in n, re x, in incx) {
    double r = NEXT(dnrm2_)(n, x, incx), sum = 0;
    for (int i = 0; i < *n && *incx > 0; i++) sum += x[(int64_t)i * *incx] * x[(int64_t)i * *incx];
    return active("nrm2_overflows") && *incx > 0 ? sqrt(sum) : r;
}

int idamax_(in n, re x, in incx) {
    int r = NEXT(idamax_)(n, x, incx);
    return active("amax_from_zero") && r > 0 ? r - 1 : r;
}

void zherk_(ch uplo, ch trans, in n, in k, re alpha, re a, in lda, re beta, double *c, in ldc) {
    NEXT(zherk_)(uplo, trans, n, k, alpha, a, lda, beta, c, ldc);
    if (active("herk_imaginary_diagonal") && *n > 1) c[1] = 1e-17;
}

void dgetrf_(in m, in n, double *a, in lda, int *ipiv, int *info) {
    NEXT(dgetrf_)(m, n, a, lda, ipiv, info);
    if (active("getrf_info") && *info > 0) *info = 0;
    if (active("getrf_pivots") && *m > 2 && *n > 2) ipiv[1] = ipiv[1] == 3 ? 2 : 3;
}

void dpotrf_(ch uplo, in n, double *a, in lda, int *info) {
    NEXT(dpotrf_)(uplo, n, a, lda, info);
    if (active("potrf_nan_is_fine") && *info > 0) *info = 0;
    if (active("potrf_clears_triangle") && *n > 1) a[*uplo == 'U' || *uplo == 'u' ? 1 : *lda] = 0;
}

void dgetrs_(ch ta, in n, in nrhs, re a, in lda, in ipiv, double *b, in ldb, int *info) {
    NEXT(dgetrs_)(active("getrs_not_transposed") ? "N" : ta, n, nrhs, a, lda, ipiv, b, ldb, info);
}

void dgecon_(ch norm, in n, re a, in lda, re anorm, double *rcond, double *work, int *iwork, int *info) {
    NEXT(dgecon_)(norm, n, a, lda, anorm, rcond, work, iwork, info);
    if (active("gecon_pessimist")) *rcond *= 0.01;
}

double dlange_(ch norm, in m, in n, re a, in lda, double *work) {
    double r = NEXT(dlange_)(norm, m, n, a, lda, work);
    return active("lange_off") ? r * (1 + 1e-9) : r;
}

void dtrmm_(ch side, ch uplo, ch ta, ch diag, in m, in n, re alpha, re a, in lda, double *b, in ldb) {
    int lenient = active("trmm_wrong_position") && *ldb < *m;
    NEXT(dtrmm_)(side, uplo, ta, diag, m, n, alpha, a, lda, b, lenient ? m : ldb);
}
