/* BLAS of lucho as Fortran programs call it, for C programs that do.
 *
 * Generated from src/surface by `make headers`; not edited by hand. */

#ifndef LUCHO_F77BLAS_H
#define LUCHO_F77BLAS_H

#include <stddef.h>
#include <stdint.h>

/* Complex numbers: C's own, or std::complex in C++. Define lapack_complex_float and
 * lapack_complex_double before this header for other types of the same layout. */
#ifndef lapack_complex_float
#ifdef __cplusplus
#include <complex>
#define lapack_complex_float std::complex<float>
#define lapack_complex_double std::complex<double>
#else
#include <complex.h>
#define lapack_complex_float float _Complex
#define lapack_complex_double double _Complex
#endif
#endif

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * C := alpha op(A) op(B) + beta C, where op(X) is X, X^T or X^H for 'N', 'T' or 'C'.
 * C is m x n, op(A) is m x k, op(B) is k x n, column-major with leading dimensions ldc, lda, ldb.
 * With beta = 0 C is not read, with alpha = 0 A and B are not.
 */
void sgemm_(const char *transa,
            const char *transb,
            const int *m,
            const int *n,
            const int *k,
            const float *alpha,
            const float *a,
            const int *lda,
            const float *b,
            const int *ldb,
            const float *beta,
            float *c,
            const int *ldc);

/**
 * C := alpha op(A) op(B) + beta C, where op(X) is X, X^T or X^H for 'N', 'T' or 'C'.
 * C is m x n, op(A) is m x k, op(B) is k x n, column-major with leading dimensions ldc, lda, ldb.
 * With beta = 0 C is not read, with alpha = 0 A and B are not.
 */
void sgemm_64_(const char *transa,
               const char *transb,
               const int64_t *m,
               const int64_t *n,
               const int64_t *k,
               const float *alpha,
               const float *a,
               const int64_t *lda,
               const float *b,
               const int64_t *ldb,
               const float *beta,
               float *c,
               const int64_t *ldc);

/**
 * C := alpha op(A) op(B) + beta C, where op(X) is X, X^T or X^H for 'N', 'T' or 'C'.
 * C is m x n, op(A) is m x k, op(B) is k x n, column-major with leading dimensions ldc, lda, ldb.
 * With beta = 0 C is not read, with alpha = 0 A and B are not.
 */
void dgemm_(const char *transa,
            const char *transb,
            const int *m,
            const int *n,
            const int *k,
            const double *alpha,
            const double *a,
            const int *lda,
            const double *b,
            const int *ldb,
            const double *beta,
            double *c,
            const int *ldc);

/**
 * C := alpha op(A) op(B) + beta C, where op(X) is X, X^T or X^H for 'N', 'T' or 'C'.
 * C is m x n, op(A) is m x k, op(B) is k x n, column-major with leading dimensions ldc, lda, ldb.
 * With beta = 0 C is not read, with alpha = 0 A and B are not.
 */
void dgemm_64_(const char *transa,
               const char *transb,
               const int64_t *m,
               const int64_t *n,
               const int64_t *k,
               const double *alpha,
               const double *a,
               const int64_t *lda,
               const double *b,
               const int64_t *ldb,
               const double *beta,
               double *c,
               const int64_t *ldc);

/**
 * C := alpha op(A) op(B) + beta C, where op(X) is X, X^T or X^H for 'N', 'T' or 'C'.
 * C is m x n, op(A) is m x k, op(B) is k x n, column-major with leading dimensions ldc, lda, ldb.
 * With beta = 0 C is not read, with alpha = 0 A and B are not.
 */
void cgemm_(const char *transa,
            const char *transb,
            const int *m,
            const int *n,
            const int *k,
            const lapack_complex_float *alpha,
            const lapack_complex_float *a,
            const int *lda,
            const lapack_complex_float *b,
            const int *ldb,
            const lapack_complex_float *beta,
            lapack_complex_float *c,
            const int *ldc);

/**
 * C := alpha op(A) op(B) + beta C, where op(X) is X, X^T or X^H for 'N', 'T' or 'C'.
 * C is m x n, op(A) is m x k, op(B) is k x n, column-major with leading dimensions ldc, lda, ldb.
 * With beta = 0 C is not read, with alpha = 0 A and B are not.
 */
void cgemm_64_(const char *transa,
               const char *transb,
               const int64_t *m,
               const int64_t *n,
               const int64_t *k,
               const lapack_complex_float *alpha,
               const lapack_complex_float *a,
               const int64_t *lda,
               const lapack_complex_float *b,
               const int64_t *ldb,
               const lapack_complex_float *beta,
               lapack_complex_float *c,
               const int64_t *ldc);

/**
 * C := alpha op(A) op(B) + beta C, where op(X) is X, X^T or X^H for 'N', 'T' or 'C'.
 * C is m x n, op(A) is m x k, op(B) is k x n, column-major with leading dimensions ldc, lda, ldb.
 * With beta = 0 C is not read, with alpha = 0 A and B are not.
 */
void zgemm_(const char *transa,
            const char *transb,
            const int *m,
            const int *n,
            const int *k,
            const lapack_complex_double *alpha,
            const lapack_complex_double *a,
            const int *lda,
            const lapack_complex_double *b,
            const int *ldb,
            const lapack_complex_double *beta,
            lapack_complex_double *c,
            const int *ldc);

/**
 * C := alpha op(A) op(B) + beta C, where op(X) is X, X^T or X^H for 'N', 'T' or 'C'.
 * C is m x n, op(A) is m x k, op(B) is k x n, column-major with leading dimensions ldc, lda, ldb.
 * With beta = 0 C is not read, with alpha = 0 A and B are not.
 */
void zgemm_64_(const char *transa,
               const char *transb,
               const int64_t *m,
               const int64_t *n,
               const int64_t *k,
               const lapack_complex_double *alpha,
               const lapack_complex_double *a,
               const int64_t *lda,
               const lapack_complex_double *b,
               const int64_t *ldb,
               const lapack_complex_double *beta,
               lapack_complex_double *c,
               const int64_t *ldc);

/**
 * Called with the name of a BLAS or LAPACK routine (`len` characters, not terminated) and the
 * position of the argument it has refused. Writes one line to the standard error and returns; the
 * refused call then returns with nothing done. A program may define a function of this name, which
 * is called instead.
 */
void xerbla_(const char *srname, const int *info, size_t len);

/** As xerbla_, for the routines with 64-bit integers. */
void xerbla_64_(const char *srname, const int64_t *info, size_t len);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif /* LUCHO_F77BLAS_H */
