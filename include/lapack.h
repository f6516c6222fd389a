/* LAPACK of lucho (LU and Cholesky) as Fortran programs call it, for C programs that do.
 *
 * Generated from src/surface by `make headers`; not edited by hand. */

#ifndef LUCHO_LAPACK_H
#define LUCHO_LAPACK_H

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
 * A = P L U of an m x n matrix (column-major, leading dimension lda >= max(1, m)) with partial
 * pivoting, in place: L below the diagonal, which is 1, and U. ipiv gets min(m, n) pivots: row i was
 * swapped with row ipiv(i). info: 0; -i if argument i is bad; k > 0 if U(k, k) is zero or NaN for the
 * smallest such k (the factorization is completed). Blocked, right-looking, with look-ahead.
 */
void sgetrf_(const int *m,
             const int *n,
             float *a,
             const int *lda,
             int *ipiv,
             int *info);

/**
 * A = P L U of an m x n matrix (column-major, leading dimension lda >= max(1, m)) with partial
 * pivoting, in place: L below the diagonal, which is 1, and U. ipiv gets min(m, n) pivots: row i was
 * swapped with row ipiv(i). info: 0; -i if argument i is bad; k > 0 if U(k, k) is zero or NaN for the
 * smallest such k (the factorization is completed). Blocked, right-looking, with look-ahead.
 */
void sgetrf_64_(const int64_t *m,
                const int64_t *n,
                float *a,
                const int64_t *lda,
                int64_t *ipiv,
                int64_t *info);

/**
 * A = P L U of an m x n matrix (column-major, leading dimension lda >= max(1, m)) with partial
 * pivoting, in place: L below the diagonal, which is 1, and U. ipiv gets min(m, n) pivots: row i was
 * swapped with row ipiv(i). info: 0; -i if argument i is bad; k > 0 if U(k, k) is zero or NaN for the
 * smallest such k (the factorization is completed). Blocked, right-looking, with look-ahead.
 */
void dgetrf_(const int *m,
             const int *n,
             double *a,
             const int *lda,
             int *ipiv,
             int *info);

/**
 * A = P L U of an m x n matrix (column-major, leading dimension lda >= max(1, m)) with partial
 * pivoting, in place: L below the diagonal, which is 1, and U. ipiv gets min(m, n) pivots: row i was
 * swapped with row ipiv(i). info: 0; -i if argument i is bad; k > 0 if U(k, k) is zero or NaN for the
 * smallest such k (the factorization is completed). Blocked, right-looking, with look-ahead.
 */
void dgetrf_64_(const int64_t *m,
                const int64_t *n,
                double *a,
                const int64_t *lda,
                int64_t *ipiv,
                int64_t *info);

/**
 * A = P L U of an m x n matrix (column-major, leading dimension lda >= max(1, m)) with partial
 * pivoting, in place: L below the diagonal, which is 1, and U. ipiv gets min(m, n) pivots: row i was
 * swapped with row ipiv(i). info: 0; -i if argument i is bad; k > 0 if U(k, k) is zero or NaN for the
 * smallest such k (the factorization is completed). Blocked, right-looking, with look-ahead.
 */
void cgetrf_(const int *m,
             const int *n,
             lapack_complex_float *a,
             const int *lda,
             int *ipiv,
             int *info);

/**
 * A = P L U of an m x n matrix (column-major, leading dimension lda >= max(1, m)) with partial
 * pivoting, in place: L below the diagonal, which is 1, and U. ipiv gets min(m, n) pivots: row i was
 * swapped with row ipiv(i). info: 0; -i if argument i is bad; k > 0 if U(k, k) is zero or NaN for the
 * smallest such k (the factorization is completed). Blocked, right-looking, with look-ahead.
 */
void cgetrf_64_(const int64_t *m,
                const int64_t *n,
                lapack_complex_float *a,
                const int64_t *lda,
                int64_t *ipiv,
                int64_t *info);

/**
 * A = P L U of an m x n matrix (column-major, leading dimension lda >= max(1, m)) with partial
 * pivoting, in place: L below the diagonal, which is 1, and U. ipiv gets min(m, n) pivots: row i was
 * swapped with row ipiv(i). info: 0; -i if argument i is bad; k > 0 if U(k, k) is zero or NaN for the
 * smallest such k (the factorization is completed). Blocked, right-looking, with look-ahead.
 */
void zgetrf_(const int *m,
             const int *n,
             lapack_complex_double *a,
             const int *lda,
             int *ipiv,
             int *info);

/**
 * A = P L U of an m x n matrix (column-major, leading dimension lda >= max(1, m)) with partial
 * pivoting, in place: L below the diagonal, which is 1, and U. ipiv gets min(m, n) pivots: row i was
 * swapped with row ipiv(i). info: 0; -i if argument i is bad; k > 0 if U(k, k) is zero or NaN for the
 * smallest such k (the factorization is completed). Blocked, right-looking, with look-ahead.
 */
void zgetrf_64_(const int64_t *m,
                const int64_t *n,
                lapack_complex_double *a,
                const int64_t *lda,
                int64_t *ipiv,
                int64_t *info);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif /* LUCHO_LAPACK_H */
