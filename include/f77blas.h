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

/** As cgemm_: the same result, and no further rounding error. */
void cgemm3m_(const char *transa,
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

/** As cgemm_: the same result, and no further rounding error. */
void cgemm3m_64_(const char *transa,
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

/** As cgemm_: the same result, and no further rounding error. */
void zgemm3m_(const char *transa,
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

/** As cgemm_: the same result, and no further rounding error. */
void zgemm3m_64_(const char *transa,
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
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha op(A) op(B) + beta C, as sgemm_.
 * C is n x n, op(A) is n x k, op(B) is k x n. The other triangle is neither read nor written.
 */
void sgemmt_(const char *uplo,
             const char *transa,
             const char *transb,
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
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha op(A) op(B) + beta C, as sgemm_.
 * C is n x n, op(A) is n x k, op(B) is k x n. The other triangle is neither read nor written.
 */
void sgemmt_64_(const char *uplo,
                const char *transa,
                const char *transb,
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
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha op(A) op(B) + beta C, as sgemm_.
 * C is n x n, op(A) is n x k, op(B) is k x n. The other triangle is neither read nor written.
 */
void dgemmt_(const char *uplo,
             const char *transa,
             const char *transb,
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
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha op(A) op(B) + beta C, as sgemm_.
 * C is n x n, op(A) is n x k, op(B) is k x n. The other triangle is neither read nor written.
 */
void dgemmt_64_(const char *uplo,
                const char *transa,
                const char *transb,
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
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha op(A) op(B) + beta C, as sgemm_.
 * C is n x n, op(A) is n x k, op(B) is k x n. The other triangle is neither read nor written.
 */
void cgemmt_(const char *uplo,
             const char *transa,
             const char *transb,
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
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha op(A) op(B) + beta C, as sgemm_.
 * C is n x n, op(A) is n x k, op(B) is k x n. The other triangle is neither read nor written.
 */
void cgemmt_64_(const char *uplo,
                const char *transa,
                const char *transb,
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
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha op(A) op(B) + beta C, as sgemm_.
 * C is n x n, op(A) is n x k, op(B) is k x n. The other triangle is neither read nor written.
 */
void zgemmt_(const char *uplo,
             const char *transa,
             const char *transb,
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
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha op(A) op(B) + beta C, as sgemm_.
 * C is n x n, op(A) is n x k, op(B) is k x n. The other triangle is neither read nor written.
 */
void zgemmt_64_(const char *uplo,
                const char *transa,
                const char *transb,
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
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha op(A) op(B) + beta C, as sgemm_.
 * C is n x n, op(A) is n x k, op(B) is k x n. The other triangle is neither read nor written.
 */
void sgemmtr_(const char *uplo,
              const char *transa,
              const char *transb,
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
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha op(A) op(B) + beta C, as sgemm_.
 * C is n x n, op(A) is n x k, op(B) is k x n. The other triangle is neither read nor written.
 */
void sgemmtr_64_(const char *uplo,
                 const char *transa,
                 const char *transb,
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
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha op(A) op(B) + beta C, as sgemm_.
 * C is n x n, op(A) is n x k, op(B) is k x n. The other triangle is neither read nor written.
 */
void dgemmtr_(const char *uplo,
              const char *transa,
              const char *transb,
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
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha op(A) op(B) + beta C, as sgemm_.
 * C is n x n, op(A) is n x k, op(B) is k x n. The other triangle is neither read nor written.
 */
void dgemmtr_64_(const char *uplo,
                 const char *transa,
                 const char *transb,
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
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha op(A) op(B) + beta C, as sgemm_.
 * C is n x n, op(A) is n x k, op(B) is k x n. The other triangle is neither read nor written.
 */
void cgemmtr_(const char *uplo,
              const char *transa,
              const char *transb,
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
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha op(A) op(B) + beta C, as sgemm_.
 * C is n x n, op(A) is n x k, op(B) is k x n. The other triangle is neither read nor written.
 */
void cgemmtr_64_(const char *uplo,
                 const char *transa,
                 const char *transb,
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
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha op(A) op(B) + beta C, as sgemm_.
 * C is n x n, op(A) is n x k, op(B) is k x n. The other triangle is neither read nor written.
 */
void zgemmtr_(const char *uplo,
              const char *transa,
              const char *transb,
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
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha op(A) op(B) + beta C, as sgemm_.
 * C is n x n, op(A) is n x k, op(B) is k x n. The other triangle is neither read nor written.
 */
void zgemmtr_64_(const char *uplo,
                 const char *transa,
                 const char *transb,
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
 * C := alpha A B + beta C (side = 'L') or alpha B A + beta C ('R'), where A is symmetric and its
 * upper or lower triangle is read (uplo = 'U', 'L'). B and C are m x n.
 * With beta = 0 C is not read, with alpha = 0 A and B are not.
 */
void ssymm_(const char *side,
            const char *uplo,
            const int *m,
            const int *n,
            const float *alpha,
            const float *a,
            const int *lda,
            const float *b,
            const int *ldb,
            const float *beta,
            float *c,
            const int *ldc);

/**
 * C := alpha A B + beta C (side = 'L') or alpha B A + beta C ('R'), where A is symmetric and its
 * upper or lower triangle is read (uplo = 'U', 'L'). B and C are m x n.
 * With beta = 0 C is not read, with alpha = 0 A and B are not.
 */
void ssymm_64_(const char *side,
               const char *uplo,
               const int64_t *m,
               const int64_t *n,
               const float *alpha,
               const float *a,
               const int64_t *lda,
               const float *b,
               const int64_t *ldb,
               const float *beta,
               float *c,
               const int64_t *ldc);

/**
 * C := alpha A B + beta C (side = 'L') or alpha B A + beta C ('R'), where A is symmetric and its
 * upper or lower triangle is read (uplo = 'U', 'L'). B and C are m x n.
 * With beta = 0 C is not read, with alpha = 0 A and B are not.
 */
void dsymm_(const char *side,
            const char *uplo,
            const int *m,
            const int *n,
            const double *alpha,
            const double *a,
            const int *lda,
            const double *b,
            const int *ldb,
            const double *beta,
            double *c,
            const int *ldc);

/**
 * C := alpha A B + beta C (side = 'L') or alpha B A + beta C ('R'), where A is symmetric and its
 * upper or lower triangle is read (uplo = 'U', 'L'). B and C are m x n.
 * With beta = 0 C is not read, with alpha = 0 A and B are not.
 */
void dsymm_64_(const char *side,
               const char *uplo,
               const int64_t *m,
               const int64_t *n,
               const double *alpha,
               const double *a,
               const int64_t *lda,
               const double *b,
               const int64_t *ldb,
               const double *beta,
               double *c,
               const int64_t *ldc);

/**
 * C := alpha A B + beta C (side = 'L') or alpha B A + beta C ('R'), where A is symmetric and its
 * upper or lower triangle is read (uplo = 'U', 'L'). B and C are m x n.
 * With beta = 0 C is not read, with alpha = 0 A and B are not.
 */
void csymm_(const char *side,
            const char *uplo,
            const int *m,
            const int *n,
            const lapack_complex_float *alpha,
            const lapack_complex_float *a,
            const int *lda,
            const lapack_complex_float *b,
            const int *ldb,
            const lapack_complex_float *beta,
            lapack_complex_float *c,
            const int *ldc);

/**
 * C := alpha A B + beta C (side = 'L') or alpha B A + beta C ('R'), where A is symmetric and its
 * upper or lower triangle is read (uplo = 'U', 'L'). B and C are m x n.
 * With beta = 0 C is not read, with alpha = 0 A and B are not.
 */
void csymm_64_(const char *side,
               const char *uplo,
               const int64_t *m,
               const int64_t *n,
               const lapack_complex_float *alpha,
               const lapack_complex_float *a,
               const int64_t *lda,
               const lapack_complex_float *b,
               const int64_t *ldb,
               const lapack_complex_float *beta,
               lapack_complex_float *c,
               const int64_t *ldc);

/**
 * C := alpha A B + beta C (side = 'L') or alpha B A + beta C ('R'), where A is symmetric and its
 * upper or lower triangle is read (uplo = 'U', 'L'). B and C are m x n.
 * With beta = 0 C is not read, with alpha = 0 A and B are not.
 */
void zsymm_(const char *side,
            const char *uplo,
            const int *m,
            const int *n,
            const lapack_complex_double *alpha,
            const lapack_complex_double *a,
            const int *lda,
            const lapack_complex_double *b,
            const int *ldb,
            const lapack_complex_double *beta,
            lapack_complex_double *c,
            const int *ldc);

/**
 * C := alpha A B + beta C (side = 'L') or alpha B A + beta C ('R'), where A is symmetric and its
 * upper or lower triangle is read (uplo = 'U', 'L'). B and C are m x n.
 * With beta = 0 C is not read, with alpha = 0 A and B are not.
 */
void zsymm_64_(const char *side,
               const char *uplo,
               const int64_t *m,
               const int64_t *n,
               const lapack_complex_double *alpha,
               const lapack_complex_double *a,
               const int64_t *lda,
               const lapack_complex_double *b,
               const int64_t *ldb,
               const lapack_complex_double *beta,
               lapack_complex_double *c,
               const int64_t *ldc);

/** As csymm_ with A Hermitian; the imaginary parts of its diagonal are not read. */
void chemm_(const char *side,
            const char *uplo,
            const int *m,
            const int *n,
            const lapack_complex_float *alpha,
            const lapack_complex_float *a,
            const int *lda,
            const lapack_complex_float *b,
            const int *ldb,
            const lapack_complex_float *beta,
            lapack_complex_float *c,
            const int *ldc);

/** As csymm_ with A Hermitian; the imaginary parts of its diagonal are not read. */
void chemm_64_(const char *side,
               const char *uplo,
               const int64_t *m,
               const int64_t *n,
               const lapack_complex_float *alpha,
               const lapack_complex_float *a,
               const int64_t *lda,
               const lapack_complex_float *b,
               const int64_t *ldb,
               const lapack_complex_float *beta,
               lapack_complex_float *c,
               const int64_t *ldc);

/** As csymm_ with A Hermitian; the imaginary parts of its diagonal are not read. */
void zhemm_(const char *side,
            const char *uplo,
            const int *m,
            const int *n,
            const lapack_complex_double *alpha,
            const lapack_complex_double *a,
            const int *lda,
            const lapack_complex_double *b,
            const int *ldb,
            const lapack_complex_double *beta,
            lapack_complex_double *c,
            const int *ldc);

/** As csymm_ with A Hermitian; the imaginary parts of its diagonal are not read. */
void zhemm_64_(const char *side,
               const char *uplo,
               const int64_t *m,
               const int64_t *n,
               const lapack_complex_double *alpha,
               const lapack_complex_double *a,
               const int64_t *lda,
               const lapack_complex_double *b,
               const int64_t *ldb,
               const lapack_complex_double *beta,
               lapack_complex_double *c,
               const int64_t *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A A^T + beta C (trans = 'N') or
 * alpha A^T A + beta C ('T', and 'C' for real elements). C is n x n, A is n x k or k x n. The
 * other triangle is neither read nor written.
 */
void ssyrk_(const char *uplo,
            const char *trans,
            const int *n,
            const int *k,
            const float *alpha,
            const float *a,
            const int *lda,
            const float *beta,
            float *c,
            const int *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A A^T + beta C (trans = 'N') or
 * alpha A^T A + beta C ('T', and 'C' for real elements). C is n x n, A is n x k or k x n. The
 * other triangle is neither read nor written.
 */
void ssyrk_64_(const char *uplo,
               const char *trans,
               const int64_t *n,
               const int64_t *k,
               const float *alpha,
               const float *a,
               const int64_t *lda,
               const float *beta,
               float *c,
               const int64_t *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A A^T + beta C (trans = 'N') or
 * alpha A^T A + beta C ('T', and 'C' for real elements). C is n x n, A is n x k or k x n. The
 * other triangle is neither read nor written.
 */
void dsyrk_(const char *uplo,
            const char *trans,
            const int *n,
            const int *k,
            const double *alpha,
            const double *a,
            const int *lda,
            const double *beta,
            double *c,
            const int *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A A^T + beta C (trans = 'N') or
 * alpha A^T A + beta C ('T', and 'C' for real elements). C is n x n, A is n x k or k x n. The
 * other triangle is neither read nor written.
 */
void dsyrk_64_(const char *uplo,
               const char *trans,
               const int64_t *n,
               const int64_t *k,
               const double *alpha,
               const double *a,
               const int64_t *lda,
               const double *beta,
               double *c,
               const int64_t *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A A^T + beta C (trans = 'N') or
 * alpha A^T A + beta C ('T', and 'C' for real elements). C is n x n, A is n x k or k x n. The
 * other triangle is neither read nor written.
 */
void csyrk_(const char *uplo,
            const char *trans,
            const int *n,
            const int *k,
            const lapack_complex_float *alpha,
            const lapack_complex_float *a,
            const int *lda,
            const lapack_complex_float *beta,
            lapack_complex_float *c,
            const int *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A A^T + beta C (trans = 'N') or
 * alpha A^T A + beta C ('T', and 'C' for real elements). C is n x n, A is n x k or k x n. The
 * other triangle is neither read nor written.
 */
void csyrk_64_(const char *uplo,
               const char *trans,
               const int64_t *n,
               const int64_t *k,
               const lapack_complex_float *alpha,
               const lapack_complex_float *a,
               const int64_t *lda,
               const lapack_complex_float *beta,
               lapack_complex_float *c,
               const int64_t *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A A^T + beta C (trans = 'N') or
 * alpha A^T A + beta C ('T', and 'C' for real elements). C is n x n, A is n x k or k x n. The
 * other triangle is neither read nor written.
 */
void zsyrk_(const char *uplo,
            const char *trans,
            const int *n,
            const int *k,
            const lapack_complex_double *alpha,
            const lapack_complex_double *a,
            const int *lda,
            const lapack_complex_double *beta,
            lapack_complex_double *c,
            const int *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A A^T + beta C (trans = 'N') or
 * alpha A^T A + beta C ('T', and 'C' for real elements). C is n x n, A is n x k or k x n. The
 * other triangle is neither read nor written.
 */
void zsyrk_64_(const char *uplo,
               const char *trans,
               const int64_t *n,
               const int64_t *k,
               const lapack_complex_double *alpha,
               const lapack_complex_double *a,
               const int64_t *lda,
               const lapack_complex_double *beta,
               lapack_complex_double *c,
               const int64_t *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A A^H + beta C (trans = 'N') or
 * alpha A^H A + beta C ('C'), otherwise as csyrk_. The imaginary parts of the diagonal of C are
 * not read, and set to 0.
 */
void cherk_(const char *uplo,
            const char *trans,
            const int *n,
            const int *k,
            const float *alpha,
            const lapack_complex_float *a,
            const int *lda,
            const float *beta,
            lapack_complex_float *c,
            const int *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A A^H + beta C (trans = 'N') or
 * alpha A^H A + beta C ('C'), otherwise as csyrk_. The imaginary parts of the diagonal of C are
 * not read, and set to 0.
 */
void cherk_64_(const char *uplo,
               const char *trans,
               const int64_t *n,
               const int64_t *k,
               const float *alpha,
               const lapack_complex_float *a,
               const int64_t *lda,
               const float *beta,
               lapack_complex_float *c,
               const int64_t *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A A^H + beta C (trans = 'N') or
 * alpha A^H A + beta C ('C'), otherwise as csyrk_. The imaginary parts of the diagonal of C are
 * not read, and set to 0.
 */
void zherk_(const char *uplo,
            const char *trans,
            const int *n,
            const int *k,
            const double *alpha,
            const lapack_complex_double *a,
            const int *lda,
            const double *beta,
            lapack_complex_double *c,
            const int *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A A^H + beta C (trans = 'N') or
 * alpha A^H A + beta C ('C'), otherwise as csyrk_. The imaginary parts of the diagonal of C are
 * not read, and set to 0.
 */
void zherk_64_(const char *uplo,
               const char *trans,
               const int64_t *n,
               const int64_t *k,
               const double *alpha,
               const lapack_complex_double *a,
               const int64_t *lda,
               const double *beta,
               lapack_complex_double *c,
               const int64_t *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A B^T + alpha B A^T + beta C
 * (trans = 'N') or alpha A^T B + alpha B^T A + beta C ('T', and 'C' for real elements). C is
 * n x n, A and B are n x k or k x n. The other triangle is neither read nor written.
 */
void ssyr2k_(const char *uplo,
             const char *trans,
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
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A B^T + alpha B A^T + beta C
 * (trans = 'N') or alpha A^T B + alpha B^T A + beta C ('T', and 'C' for real elements). C is
 * n x n, A and B are n x k or k x n. The other triangle is neither read nor written.
 */
void ssyr2k_64_(const char *uplo,
                const char *trans,
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
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A B^T + alpha B A^T + beta C
 * (trans = 'N') or alpha A^T B + alpha B^T A + beta C ('T', and 'C' for real elements). C is
 * n x n, A and B are n x k or k x n. The other triangle is neither read nor written.
 */
void dsyr2k_(const char *uplo,
             const char *trans,
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
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A B^T + alpha B A^T + beta C
 * (trans = 'N') or alpha A^T B + alpha B^T A + beta C ('T', and 'C' for real elements). C is
 * n x n, A and B are n x k or k x n. The other triangle is neither read nor written.
 */
void dsyr2k_64_(const char *uplo,
                const char *trans,
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
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A B^T + alpha B A^T + beta C
 * (trans = 'N') or alpha A^T B + alpha B^T A + beta C ('T', and 'C' for real elements). C is
 * n x n, A and B are n x k or k x n. The other triangle is neither read nor written.
 */
void csyr2k_(const char *uplo,
             const char *trans,
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
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A B^T + alpha B A^T + beta C
 * (trans = 'N') or alpha A^T B + alpha B^T A + beta C ('T', and 'C' for real elements). C is
 * n x n, A and B are n x k or k x n. The other triangle is neither read nor written.
 */
void csyr2k_64_(const char *uplo,
                const char *trans,
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
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A B^T + alpha B A^T + beta C
 * (trans = 'N') or alpha A^T B + alpha B^T A + beta C ('T', and 'C' for real elements). C is
 * n x n, A and B are n x k or k x n. The other triangle is neither read nor written.
 */
void zsyr2k_(const char *uplo,
             const char *trans,
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
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A B^T + alpha B A^T + beta C
 * (trans = 'N') or alpha A^T B + alpha B^T A + beta C ('T', and 'C' for real elements). C is
 * n x n, A and B are n x k or k x n. The other triangle is neither read nor written.
 */
void zsyr2k_64_(const char *uplo,
                const char *trans,
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
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A B^H + conj(alpha) B A^H + beta C
 * (trans = 'N') or alpha A^H B + conj(alpha) B^H A + beta C ('C'), otherwise as csyr2k_. The
 * imaginary parts of the diagonal of C are not read, and set to 0.
 */
void cher2k_(const char *uplo,
             const char *trans,
             const int *n,
             const int *k,
             const lapack_complex_float *alpha,
             const lapack_complex_float *a,
             const int *lda,
             const lapack_complex_float *b,
             const int *ldb,
             const float *beta,
             lapack_complex_float *c,
             const int *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A B^H + conj(alpha) B A^H + beta C
 * (trans = 'N') or alpha A^H B + conj(alpha) B^H A + beta C ('C'), otherwise as csyr2k_. The
 * imaginary parts of the diagonal of C are not read, and set to 0.
 */
void cher2k_64_(const char *uplo,
                const char *trans,
                const int64_t *n,
                const int64_t *k,
                const lapack_complex_float *alpha,
                const lapack_complex_float *a,
                const int64_t *lda,
                const lapack_complex_float *b,
                const int64_t *ldb,
                const float *beta,
                lapack_complex_float *c,
                const int64_t *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A B^H + conj(alpha) B A^H + beta C
 * (trans = 'N') or alpha A^H B + conj(alpha) B^H A + beta C ('C'), otherwise as csyr2k_. The
 * imaginary parts of the diagonal of C are not read, and set to 0.
 */
void zher2k_(const char *uplo,
             const char *trans,
             const int *n,
             const int *k,
             const lapack_complex_double *alpha,
             const lapack_complex_double *a,
             const int *lda,
             const lapack_complex_double *b,
             const int *ldb,
             const double *beta,
             lapack_complex_double *c,
             const int *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A B^H + conj(alpha) B A^H + beta C
 * (trans = 'N') or alpha A^H B + conj(alpha) B^H A + beta C ('C'), otherwise as csyr2k_. The
 * imaginary parts of the diagonal of C are not read, and set to 0.
 */
void zher2k_64_(const char *uplo,
                const char *trans,
                const int64_t *n,
                const int64_t *k,
                const lapack_complex_double *alpha,
                const lapack_complex_double *a,
                const int64_t *lda,
                const lapack_complex_double *b,
                const int64_t *ldb,
                const double *beta,
                lapack_complex_double *c,
                const int64_t *ldc);

/**
 * B := alpha op(A), where op(A) is A, A^T, A^H or the conjugate of A for trans = 'N', 'T', 'C' or
 * 'R'. A is rows x cols; both are column-major (order = 'C') or row-major ('R') with leading
 * dimensions lda and ldb. A and B do not overlap.
 */
void somatcopy_(const char *order,
                const char *trans,
                const int *rows,
                const int *cols,
                const float *alpha,
                const float *a,
                const int *lda,
                float *b,
                const int *ldb);

/**
 * B := alpha op(A), where op(A) is A, A^T, A^H or the conjugate of A for trans = 'N', 'T', 'C' or
 * 'R'. A is rows x cols; both are column-major (order = 'C') or row-major ('R') with leading
 * dimensions lda and ldb. A and B do not overlap.
 */
void somatcopy_64_(const char *order,
                   const char *trans,
                   const int64_t *rows,
                   const int64_t *cols,
                   const float *alpha,
                   const float *a,
                   const int64_t *lda,
                   float *b,
                   const int64_t *ldb);

/**
 * B := alpha op(A), where op(A) is A, A^T, A^H or the conjugate of A for trans = 'N', 'T', 'C' or
 * 'R'. A is rows x cols; both are column-major (order = 'C') or row-major ('R') with leading
 * dimensions lda and ldb. A and B do not overlap.
 */
void domatcopy_(const char *order,
                const char *trans,
                const int *rows,
                const int *cols,
                const double *alpha,
                const double *a,
                const int *lda,
                double *b,
                const int *ldb);

/**
 * B := alpha op(A), where op(A) is A, A^T, A^H or the conjugate of A for trans = 'N', 'T', 'C' or
 * 'R'. A is rows x cols; both are column-major (order = 'C') or row-major ('R') with leading
 * dimensions lda and ldb. A and B do not overlap.
 */
void domatcopy_64_(const char *order,
                   const char *trans,
                   const int64_t *rows,
                   const int64_t *cols,
                   const double *alpha,
                   const double *a,
                   const int64_t *lda,
                   double *b,
                   const int64_t *ldb);

/**
 * B := alpha op(A), where op(A) is A, A^T, A^H or the conjugate of A for trans = 'N', 'T', 'C' or
 * 'R'. A is rows x cols; both are column-major (order = 'C') or row-major ('R') with leading
 * dimensions lda and ldb. A and B do not overlap.
 */
void comatcopy_(const char *order,
                const char *trans,
                const int *rows,
                const int *cols,
                const lapack_complex_float *alpha,
                const lapack_complex_float *a,
                const int *lda,
                lapack_complex_float *b,
                const int *ldb);

/**
 * B := alpha op(A), where op(A) is A, A^T, A^H or the conjugate of A for trans = 'N', 'T', 'C' or
 * 'R'. A is rows x cols; both are column-major (order = 'C') or row-major ('R') with leading
 * dimensions lda and ldb. A and B do not overlap.
 */
void comatcopy_64_(const char *order,
                   const char *trans,
                   const int64_t *rows,
                   const int64_t *cols,
                   const lapack_complex_float *alpha,
                   const lapack_complex_float *a,
                   const int64_t *lda,
                   lapack_complex_float *b,
                   const int64_t *ldb);

/**
 * B := alpha op(A), where op(A) is A, A^T, A^H or the conjugate of A for trans = 'N', 'T', 'C' or
 * 'R'. A is rows x cols; both are column-major (order = 'C') or row-major ('R') with leading
 * dimensions lda and ldb. A and B do not overlap.
 */
void zomatcopy_(const char *order,
                const char *trans,
                const int *rows,
                const int *cols,
                const lapack_complex_double *alpha,
                const lapack_complex_double *a,
                const int *lda,
                lapack_complex_double *b,
                const int *ldb);

/**
 * B := alpha op(A), where op(A) is A, A^T, A^H or the conjugate of A for trans = 'N', 'T', 'C' or
 * 'R'. A is rows x cols; both are column-major (order = 'C') or row-major ('R') with leading
 * dimensions lda and ldb. A and B do not overlap.
 */
void zomatcopy_64_(const char *order,
                   const char *trans,
                   const int64_t *rows,
                   const int64_t *cols,
                   const lapack_complex_double *alpha,
                   const lapack_complex_double *a,
                   const int64_t *lda,
                   lapack_complex_double *b,
                   const int64_t *ldb);

/** A := alpha op(A) in place, as somatcopy_; lda is the leading dimension before, ldb after. */
void simatcopy_(const char *order,
                const char *trans,
                const int *rows,
                const int *cols,
                const float *alpha,
                float *a,
                const int *lda,
                const int *ldb);

/** A := alpha op(A) in place, as somatcopy_; lda is the leading dimension before, ldb after. */
void simatcopy_64_(const char *order,
                   const char *trans,
                   const int64_t *rows,
                   const int64_t *cols,
                   const float *alpha,
                   float *a,
                   const int64_t *lda,
                   const int64_t *ldb);

/** A := alpha op(A) in place, as somatcopy_; lda is the leading dimension before, ldb after. */
void dimatcopy_(const char *order,
                const char *trans,
                const int *rows,
                const int *cols,
                const double *alpha,
                double *a,
                const int *lda,
                const int *ldb);

/** A := alpha op(A) in place, as somatcopy_; lda is the leading dimension before, ldb after. */
void dimatcopy_64_(const char *order,
                   const char *trans,
                   const int64_t *rows,
                   const int64_t *cols,
                   const double *alpha,
                   double *a,
                   const int64_t *lda,
                   const int64_t *ldb);

/** A := alpha op(A) in place, as somatcopy_; lda is the leading dimension before, ldb after. */
void cimatcopy_(const char *order,
                const char *trans,
                const int *rows,
                const int *cols,
                const lapack_complex_float *alpha,
                lapack_complex_float *a,
                const int *lda,
                const int *ldb);

/** A := alpha op(A) in place, as somatcopy_; lda is the leading dimension before, ldb after. */
void cimatcopy_64_(const char *order,
                   const char *trans,
                   const int64_t *rows,
                   const int64_t *cols,
                   const lapack_complex_float *alpha,
                   lapack_complex_float *a,
                   const int64_t *lda,
                   const int64_t *ldb);

/** A := alpha op(A) in place, as somatcopy_; lda is the leading dimension before, ldb after. */
void zimatcopy_(const char *order,
                const char *trans,
                const int *rows,
                const int *cols,
                const lapack_complex_double *alpha,
                lapack_complex_double *a,
                const int *lda,
                const int *ldb);

/** A := alpha op(A) in place, as somatcopy_; lda is the leading dimension before, ldb after. */
void zimatcopy_64_(const char *order,
                   const char *trans,
                   const int64_t *rows,
                   const int64_t *cols,
                   const lapack_complex_double *alpha,
                   lapack_complex_double *a,
                   const int64_t *lda,
                   const int64_t *ldb);

/** C := alpha A + beta C, both m x n. With beta = 0 C is not read, with alpha = 0 A is not. */
void sgeadd_(const int *m,
             const int *n,
             const float *alpha,
             const float *a,
             const int *lda,
             const float *beta,
             float *c,
             const int *ldc);

/** C := alpha A + beta C, both m x n. With beta = 0 C is not read, with alpha = 0 A is not. */
void sgeadd_64_(const int64_t *m,
                const int64_t *n,
                const float *alpha,
                const float *a,
                const int64_t *lda,
                const float *beta,
                float *c,
                const int64_t *ldc);

/** C := alpha A + beta C, both m x n. With beta = 0 C is not read, with alpha = 0 A is not. */
void dgeadd_(const int *m,
             const int *n,
             const double *alpha,
             const double *a,
             const int *lda,
             const double *beta,
             double *c,
             const int *ldc);

/** C := alpha A + beta C, both m x n. With beta = 0 C is not read, with alpha = 0 A is not. */
void dgeadd_64_(const int64_t *m,
                const int64_t *n,
                const double *alpha,
                const double *a,
                const int64_t *lda,
                const double *beta,
                double *c,
                const int64_t *ldc);

/** C := alpha A + beta C, both m x n. With beta = 0 C is not read, with alpha = 0 A is not. */
void cgeadd_(const int *m,
             const int *n,
             const lapack_complex_float *alpha,
             const lapack_complex_float *a,
             const int *lda,
             const lapack_complex_float *beta,
             lapack_complex_float *c,
             const int *ldc);

/** C := alpha A + beta C, both m x n. With beta = 0 C is not read, with alpha = 0 A is not. */
void cgeadd_64_(const int64_t *m,
                const int64_t *n,
                const lapack_complex_float *alpha,
                const lapack_complex_float *a,
                const int64_t *lda,
                const lapack_complex_float *beta,
                lapack_complex_float *c,
                const int64_t *ldc);

/** C := alpha A + beta C, both m x n. With beta = 0 C is not read, with alpha = 0 A is not. */
void zgeadd_(const int *m,
             const int *n,
             const lapack_complex_double *alpha,
             const lapack_complex_double *a,
             const int *lda,
             const lapack_complex_double *beta,
             lapack_complex_double *c,
             const int *ldc);

/** C := alpha A + beta C, both m x n. With beta = 0 C is not read, with alpha = 0 A is not. */
void zgeadd_64_(const int64_t *m,
                const int64_t *n,
                const lapack_complex_double *alpha,
                const lapack_complex_double *a,
                const int64_t *lda,
                const lapack_complex_double *beta,
                lapack_complex_double *c,
                const int64_t *ldc);

/**
 * B := alpha op(A) B (side = 'L') or alpha B op(A) ('R'), where op(A) is A, A^T or A^H for 'N',
 * 'T' or 'C', and A is the upper or lower triangle (uplo = 'U', 'L') of what is stored, its
 * diagonal taken to be 1 if diag = 'U'. B is m x n. With alpha = 0 nothing is read.
 */
void strmm_(const char *side,
            const char *uplo,
            const char *transa,
            const char *diag,
            const int *m,
            const int *n,
            const float *alpha,
            const float *a,
            const int *lda,
            float *b,
            const int *ldb);

/**
 * B := alpha op(A) B (side = 'L') or alpha B op(A) ('R'), where op(A) is A, A^T or A^H for 'N',
 * 'T' or 'C', and A is the upper or lower triangle (uplo = 'U', 'L') of what is stored, its
 * diagonal taken to be 1 if diag = 'U'. B is m x n. With alpha = 0 nothing is read.
 */
void strmm_64_(const char *side,
               const char *uplo,
               const char *transa,
               const char *diag,
               const int64_t *m,
               const int64_t *n,
               const float *alpha,
               const float *a,
               const int64_t *lda,
               float *b,
               const int64_t *ldb);

/**
 * B := alpha op(A) B (side = 'L') or alpha B op(A) ('R'), where op(A) is A, A^T or A^H for 'N',
 * 'T' or 'C', and A is the upper or lower triangle (uplo = 'U', 'L') of what is stored, its
 * diagonal taken to be 1 if diag = 'U'. B is m x n. With alpha = 0 nothing is read.
 */
void dtrmm_(const char *side,
            const char *uplo,
            const char *transa,
            const char *diag,
            const int *m,
            const int *n,
            const double *alpha,
            const double *a,
            const int *lda,
            double *b,
            const int *ldb);

/**
 * B := alpha op(A) B (side = 'L') or alpha B op(A) ('R'), where op(A) is A, A^T or A^H for 'N',
 * 'T' or 'C', and A is the upper or lower triangle (uplo = 'U', 'L') of what is stored, its
 * diagonal taken to be 1 if diag = 'U'. B is m x n. With alpha = 0 nothing is read.
 */
void dtrmm_64_(const char *side,
               const char *uplo,
               const char *transa,
               const char *diag,
               const int64_t *m,
               const int64_t *n,
               const double *alpha,
               const double *a,
               const int64_t *lda,
               double *b,
               const int64_t *ldb);

/**
 * B := alpha op(A) B (side = 'L') or alpha B op(A) ('R'), where op(A) is A, A^T or A^H for 'N',
 * 'T' or 'C', and A is the upper or lower triangle (uplo = 'U', 'L') of what is stored, its
 * diagonal taken to be 1 if diag = 'U'. B is m x n. With alpha = 0 nothing is read.
 */
void ctrmm_(const char *side,
            const char *uplo,
            const char *transa,
            const char *diag,
            const int *m,
            const int *n,
            const lapack_complex_float *alpha,
            const lapack_complex_float *a,
            const int *lda,
            lapack_complex_float *b,
            const int *ldb);

/**
 * B := alpha op(A) B (side = 'L') or alpha B op(A) ('R'), where op(A) is A, A^T or A^H for 'N',
 * 'T' or 'C', and A is the upper or lower triangle (uplo = 'U', 'L') of what is stored, its
 * diagonal taken to be 1 if diag = 'U'. B is m x n. With alpha = 0 nothing is read.
 */
void ctrmm_64_(const char *side,
               const char *uplo,
               const char *transa,
               const char *diag,
               const int64_t *m,
               const int64_t *n,
               const lapack_complex_float *alpha,
               const lapack_complex_float *a,
               const int64_t *lda,
               lapack_complex_float *b,
               const int64_t *ldb);

/**
 * B := alpha op(A) B (side = 'L') or alpha B op(A) ('R'), where op(A) is A, A^T or A^H for 'N',
 * 'T' or 'C', and A is the upper or lower triangle (uplo = 'U', 'L') of what is stored, its
 * diagonal taken to be 1 if diag = 'U'. B is m x n. With alpha = 0 nothing is read.
 */
void ztrmm_(const char *side,
            const char *uplo,
            const char *transa,
            const char *diag,
            const int *m,
            const int *n,
            const lapack_complex_double *alpha,
            const lapack_complex_double *a,
            const int *lda,
            lapack_complex_double *b,
            const int *ldb);

/**
 * B := alpha op(A) B (side = 'L') or alpha B op(A) ('R'), where op(A) is A, A^T or A^H for 'N',
 * 'T' or 'C', and A is the upper or lower triangle (uplo = 'U', 'L') of what is stored, its
 * diagonal taken to be 1 if diag = 'U'. B is m x n. With alpha = 0 nothing is read.
 */
void ztrmm_64_(const char *side,
               const char *uplo,
               const char *transa,
               const char *diag,
               const int64_t *m,
               const int64_t *n,
               const lapack_complex_double *alpha,
               const lapack_complex_double *a,
               const int64_t *lda,
               lapack_complex_double *b,
               const int64_t *ldb);

/**
 * Solves op(A) X = alpha B (side = 'L') or X op(A) = alpha B ('R') with A as in strmm_; X
 * overwrites B. There is no test for singularity.
 */
void strsm_(const char *side,
            const char *uplo,
            const char *transa,
            const char *diag,
            const int *m,
            const int *n,
            const float *alpha,
            const float *a,
            const int *lda,
            float *b,
            const int *ldb);

/**
 * Solves op(A) X = alpha B (side = 'L') or X op(A) = alpha B ('R') with A as in strmm_; X
 * overwrites B. There is no test for singularity.
 */
void strsm_64_(const char *side,
               const char *uplo,
               const char *transa,
               const char *diag,
               const int64_t *m,
               const int64_t *n,
               const float *alpha,
               const float *a,
               const int64_t *lda,
               float *b,
               const int64_t *ldb);

/**
 * Solves op(A) X = alpha B (side = 'L') or X op(A) = alpha B ('R') with A as in strmm_; X
 * overwrites B. There is no test for singularity.
 */
void dtrsm_(const char *side,
            const char *uplo,
            const char *transa,
            const char *diag,
            const int *m,
            const int *n,
            const double *alpha,
            const double *a,
            const int *lda,
            double *b,
            const int *ldb);

/**
 * Solves op(A) X = alpha B (side = 'L') or X op(A) = alpha B ('R') with A as in strmm_; X
 * overwrites B. There is no test for singularity.
 */
void dtrsm_64_(const char *side,
               const char *uplo,
               const char *transa,
               const char *diag,
               const int64_t *m,
               const int64_t *n,
               const double *alpha,
               const double *a,
               const int64_t *lda,
               double *b,
               const int64_t *ldb);

/**
 * Solves op(A) X = alpha B (side = 'L') or X op(A) = alpha B ('R') with A as in strmm_; X
 * overwrites B. There is no test for singularity.
 */
void ctrsm_(const char *side,
            const char *uplo,
            const char *transa,
            const char *diag,
            const int *m,
            const int *n,
            const lapack_complex_float *alpha,
            const lapack_complex_float *a,
            const int *lda,
            lapack_complex_float *b,
            const int *ldb);

/**
 * Solves op(A) X = alpha B (side = 'L') or X op(A) = alpha B ('R') with A as in strmm_; X
 * overwrites B. There is no test for singularity.
 */
void ctrsm_64_(const char *side,
               const char *uplo,
               const char *transa,
               const char *diag,
               const int64_t *m,
               const int64_t *n,
               const lapack_complex_float *alpha,
               const lapack_complex_float *a,
               const int64_t *lda,
               lapack_complex_float *b,
               const int64_t *ldb);

/**
 * Solves op(A) X = alpha B (side = 'L') or X op(A) = alpha B ('R') with A as in strmm_; X
 * overwrites B. There is no test for singularity.
 */
void ztrsm_(const char *side,
            const char *uplo,
            const char *transa,
            const char *diag,
            const int *m,
            const int *n,
            const lapack_complex_double *alpha,
            const lapack_complex_double *a,
            const int *lda,
            lapack_complex_double *b,
            const int *ldb);

/**
 * Solves op(A) X = alpha B (side = 'L') or X op(A) = alpha B ('R') with A as in strmm_; X
 * overwrites B. There is no test for singularity.
 */
void ztrsm_64_(const char *side,
               const char *uplo,
               const char *transa,
               const char *diag,
               const int64_t *m,
               const int64_t *n,
               const lapack_complex_double *alpha,
               const lapack_complex_double *a,
               const int64_t *lda,
               lapack_complex_double *b,
               const int64_t *ldb);

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
