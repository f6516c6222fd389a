/* lucho's own interface: batches of matrices, thread control, the math mode.
 *
 * Generated from src/surface by `make headers`; not edited by hand. */

#ifndef LUCHO_LUCHO_H
#define LUCHO_LUCHO_H

#include <stdint.h>

/* Complex numbers: C's own, or std::complex in C++. Define lapack_complex_float and
 * lapack_complex_double before this header for other types of the same layout. */
#ifndef lapack_complex_float
#ifdef __cplusplus
#include <complex>
#define lapack_complex_float std::complex<float>
#define lapack_complex_double std::complex<double>
#else
#define lapack_complex_float float _Complex
#define lapack_complex_double double _Complex
#endif
#endif

/** As the library thinks best; at present this is LUCHO_MATH_BF16X3. */
#define LUCHO_MATH_DEFAULT 0

/** Floats are multiplied as floats: results have the bits that they have on a CPU without AMX. */
#define LUCHO_MATH_PEDANTIC 1

/**
 * Where the CPU has AMX, large products of float and float complex matrices are sums of products of bfloat16
 * pieces, three for each float, at the usual accuracy.
 */
#define LUCHO_MATH_BF16X3 2

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * Cholesky factorization of `batch` Hermitian positive definite n x n matrices, in place: A = L L^H in the
 * lower triangle (uplo = 'L') or U^H U in the upper one ('U'); the other triangle is not used. The
 * matrices are column-major with leading dimension lda (in elements, at least max(1, n)), lie anywhere and
 * overlap nowhere; a has batch pointers to them. Each result has the bits of a call of xPOTRF.
 *
 * info[i] becomes 0, or k > 0 if the leading minor of order k of matrix i is not positive definite; the
 * others are not disturbed. Returns 0, or minus the position of a bad argument (a null pointer in a is
 * one) with nothing done.
 */
int luchoSpotrfBatched(char uplo,
                       int n,
                       float *const *a,
                       int lda,
                       int *info,
                       int batch);

/**
 * Cholesky factorization of `batch` Hermitian positive definite n x n matrices, in place: A = L L^H in the
 * lower triangle (uplo = 'L') or U^H U in the upper one ('U'); the other triangle is not used. The
 * matrices are column-major with leading dimension lda (in elements, at least max(1, n)), lie anywhere and
 * overlap nowhere; a has batch pointers to them. Each result has the bits of a call of xPOTRF.
 *
 * info[i] becomes 0, or k > 0 if the leading minor of order k of matrix i is not positive definite; the
 * others are not disturbed. Returns 0, or minus the position of a bad argument (a null pointer in a is
 * one) with nothing done.
 */
int64_t luchoSpotrfBatched_64(char uplo,
                              int64_t n,
                              float *const *a,
                              int64_t lda,
                              int64_t *info,
                              int64_t batch);

/**
 * Cholesky factorization of `batch` Hermitian positive definite n x n matrices, in place: A = L L^H in the
 * lower triangle (uplo = 'L') or U^H U in the upper one ('U'); the other triangle is not used. The
 * matrices are column-major with leading dimension lda (in elements, at least max(1, n)), lie anywhere and
 * overlap nowhere; a has batch pointers to them. Each result has the bits of a call of xPOTRF.
 *
 * info[i] becomes 0, or k > 0 if the leading minor of order k of matrix i is not positive definite; the
 * others are not disturbed. Returns 0, or minus the position of a bad argument (a null pointer in a is
 * one) with nothing done.
 */
int luchoDpotrfBatched(char uplo,
                       int n,
                       double *const *a,
                       int lda,
                       int *info,
                       int batch);

/**
 * Cholesky factorization of `batch` Hermitian positive definite n x n matrices, in place: A = L L^H in the
 * lower triangle (uplo = 'L') or U^H U in the upper one ('U'); the other triangle is not used. The
 * matrices are column-major with leading dimension lda (in elements, at least max(1, n)), lie anywhere and
 * overlap nowhere; a has batch pointers to them. Each result has the bits of a call of xPOTRF.
 *
 * info[i] becomes 0, or k > 0 if the leading minor of order k of matrix i is not positive definite; the
 * others are not disturbed. Returns 0, or minus the position of a bad argument (a null pointer in a is
 * one) with nothing done.
 */
int64_t luchoDpotrfBatched_64(char uplo,
                              int64_t n,
                              double *const *a,
                              int64_t lda,
                              int64_t *info,
                              int64_t batch);

/**
 * Cholesky factorization of `batch` Hermitian positive definite n x n matrices, in place: A = L L^H in the
 * lower triangle (uplo = 'L') or U^H U in the upper one ('U'); the other triangle is not used. The
 * matrices are column-major with leading dimension lda (in elements, at least max(1, n)), lie anywhere and
 * overlap nowhere; a has batch pointers to them. Each result has the bits of a call of xPOTRF.
 *
 * info[i] becomes 0, or k > 0 if the leading minor of order k of matrix i is not positive definite; the
 * others are not disturbed. Returns 0, or minus the position of a bad argument (a null pointer in a is
 * one) with nothing done.
 */
int luchoCpotrfBatched(char uplo,
                       int n,
                       lapack_complex_float *const *a,
                       int lda,
                       int *info,
                       int batch);

/**
 * Cholesky factorization of `batch` Hermitian positive definite n x n matrices, in place: A = L L^H in the
 * lower triangle (uplo = 'L') or U^H U in the upper one ('U'); the other triangle is not used. The
 * matrices are column-major with leading dimension lda (in elements, at least max(1, n)), lie anywhere and
 * overlap nowhere; a has batch pointers to them. Each result has the bits of a call of xPOTRF.
 *
 * info[i] becomes 0, or k > 0 if the leading minor of order k of matrix i is not positive definite; the
 * others are not disturbed. Returns 0, or minus the position of a bad argument (a null pointer in a is
 * one) with nothing done.
 */
int64_t luchoCpotrfBatched_64(char uplo,
                              int64_t n,
                              lapack_complex_float *const *a,
                              int64_t lda,
                              int64_t *info,
                              int64_t batch);

/**
 * Cholesky factorization of `batch` Hermitian positive definite n x n matrices, in place: A = L L^H in the
 * lower triangle (uplo = 'L') or U^H U in the upper one ('U'); the other triangle is not used. The
 * matrices are column-major with leading dimension lda (in elements, at least max(1, n)), lie anywhere and
 * overlap nowhere; a has batch pointers to them. Each result has the bits of a call of xPOTRF.
 *
 * info[i] becomes 0, or k > 0 if the leading minor of order k of matrix i is not positive definite; the
 * others are not disturbed. Returns 0, or minus the position of a bad argument (a null pointer in a is
 * one) with nothing done.
 */
int luchoZpotrfBatched(char uplo,
                       int n,
                       lapack_complex_double *const *a,
                       int lda,
                       int *info,
                       int batch);

/**
 * Cholesky factorization of `batch` Hermitian positive definite n x n matrices, in place: A = L L^H in the
 * lower triangle (uplo = 'L') or U^H U in the upper one ('U'); the other triangle is not used. The
 * matrices are column-major with leading dimension lda (in elements, at least max(1, n)), lie anywhere and
 * overlap nowhere; a has batch pointers to them. Each result has the bits of a call of xPOTRF.
 *
 * info[i] becomes 0, or k > 0 if the leading minor of order k of matrix i is not positive definite; the
 * others are not disturbed. Returns 0, or minus the position of a bad argument (a null pointer in a is
 * one) with nothing done.
 */
int64_t luchoZpotrfBatched_64(char uplo,
                              int64_t n,
                              lapack_complex_double *const *a,
                              int64_t lda,
                              int64_t *info,
                              int64_t batch);

/**
 * Solves A X = B for each of `batch` pairs with the factors of luchoXpotrfBatched, which are only read. The
 * members of B are n x nrhs with leading dimension ldb and become X. Returns 0, or minus the position of a bad
 * argument with nothing done.
 */
int luchoSpotrsBatched(char uplo,
                       int n,
                       int nrhs,
                       float *const *a,
                       int lda,
                       float *const *b,
                       int ldb,
                       int batch);

/**
 * Solves A X = B for each of `batch` pairs with the factors of luchoXpotrfBatched, which are only read. The
 * members of B are n x nrhs with leading dimension ldb and become X. Returns 0, or minus the position of a bad
 * argument with nothing done.
 */
int64_t luchoSpotrsBatched_64(char uplo,
                              int64_t n,
                              int64_t nrhs,
                              float *const *a,
                              int64_t lda,
                              float *const *b,
                              int64_t ldb,
                              int64_t batch);

/**
 * Solves A X = B for each of `batch` pairs with the factors of luchoXpotrfBatched, which are only read. The
 * members of B are n x nrhs with leading dimension ldb and become X. Returns 0, or minus the position of a bad
 * argument with nothing done.
 */
int luchoDpotrsBatched(char uplo,
                       int n,
                       int nrhs,
                       double *const *a,
                       int lda,
                       double *const *b,
                       int ldb,
                       int batch);

/**
 * Solves A X = B for each of `batch` pairs with the factors of luchoXpotrfBatched, which are only read. The
 * members of B are n x nrhs with leading dimension ldb and become X. Returns 0, or minus the position of a bad
 * argument with nothing done.
 */
int64_t luchoDpotrsBatched_64(char uplo,
                              int64_t n,
                              int64_t nrhs,
                              double *const *a,
                              int64_t lda,
                              double *const *b,
                              int64_t ldb,
                              int64_t batch);

/**
 * Solves A X = B for each of `batch` pairs with the factors of luchoXpotrfBatched, which are only read. The
 * members of B are n x nrhs with leading dimension ldb and become X. Returns 0, or minus the position of a bad
 * argument with nothing done.
 */
int luchoCpotrsBatched(char uplo,
                       int n,
                       int nrhs,
                       lapack_complex_float *const *a,
                       int lda,
                       lapack_complex_float *const *b,
                       int ldb,
                       int batch);

/**
 * Solves A X = B for each of `batch` pairs with the factors of luchoXpotrfBatched, which are only read. The
 * members of B are n x nrhs with leading dimension ldb and become X. Returns 0, or minus the position of a bad
 * argument with nothing done.
 */
int64_t luchoCpotrsBatched_64(char uplo,
                              int64_t n,
                              int64_t nrhs,
                              lapack_complex_float *const *a,
                              int64_t lda,
                              lapack_complex_float *const *b,
                              int64_t ldb,
                              int64_t batch);

/**
 * Solves A X = B for each of `batch` pairs with the factors of luchoXpotrfBatched, which are only read. The
 * members of B are n x nrhs with leading dimension ldb and become X. Returns 0, or minus the position of a bad
 * argument with nothing done.
 */
int luchoZpotrsBatched(char uplo,
                       int n,
                       int nrhs,
                       lapack_complex_double *const *a,
                       int lda,
                       lapack_complex_double *const *b,
                       int ldb,
                       int batch);

/**
 * Solves A X = B for each of `batch` pairs with the factors of luchoXpotrfBatched, which are only read. The
 * members of B are n x nrhs with leading dimension ldb and become X. Returns 0, or minus the position of a bad
 * argument with nothing done.
 */
int64_t luchoZpotrsBatched_64(char uplo,
                              int64_t n,
                              int64_t nrhs,
                              lapack_complex_double *const *a,
                              int64_t lda,
                              lapack_complex_double *const *b,
                              int64_t ldb,
                              int64_t batch);

/**
 * LU factorization of `batch` m x n matrices, in place: A = P L U, L with ones on its diagonal. Matrices as for
 * luchoXpotrfBatched, lda at least max(1, m). ipiv has min(m, n) entries for each matrix, one matrix after
 * the other: row i was exchanged with row ipiv[i] (from 1); NULL: no exchanges, A = L U. Each
 * result has the bits of a call of xGETRF.
 *
 * info[i] becomes 0, or k > 0 if U(k, k) of matrix i is exactly zero or NaN, for the smallest such k; the
 * factorization is completed all the same. Returns 0, minus the position of a bad argument, or -1010 when
 * memory is short; then nothing is done.
 */
int luchoSgetrfBatched(int m,
                       int n,
                       float *const *a,
                       int lda,
                       int *ipiv,
                       int *info,
                       int batch);

/**
 * LU factorization of `batch` m x n matrices, in place: A = P L U, L with ones on its diagonal. Matrices as for
 * luchoXpotrfBatched, lda at least max(1, m). ipiv has min(m, n) entries for each matrix, one matrix after
 * the other: row i was exchanged with row ipiv[i] (from 1); NULL: no exchanges, A = L U. Each
 * result has the bits of a call of xGETRF.
 *
 * info[i] becomes 0, or k > 0 if U(k, k) of matrix i is exactly zero or NaN, for the smallest such k; the
 * factorization is completed all the same. Returns 0, minus the position of a bad argument, or -1010 when
 * memory is short; then nothing is done.
 */
int64_t luchoSgetrfBatched_64(int64_t m,
                              int64_t n,
                              float *const *a,
                              int64_t lda,
                              int64_t *ipiv,
                              int64_t *info,
                              int64_t batch);

/**
 * LU factorization of `batch` m x n matrices, in place: A = P L U, L with ones on its diagonal. Matrices as for
 * luchoXpotrfBatched, lda at least max(1, m). ipiv has min(m, n) entries for each matrix, one matrix after
 * the other: row i was exchanged with row ipiv[i] (from 1); NULL: no exchanges, A = L U. Each
 * result has the bits of a call of xGETRF.
 *
 * info[i] becomes 0, or k > 0 if U(k, k) of matrix i is exactly zero or NaN, for the smallest such k; the
 * factorization is completed all the same. Returns 0, minus the position of a bad argument, or -1010 when
 * memory is short; then nothing is done.
 */
int luchoDgetrfBatched(int m,
                       int n,
                       double *const *a,
                       int lda,
                       int *ipiv,
                       int *info,
                       int batch);

/**
 * LU factorization of `batch` m x n matrices, in place: A = P L U, L with ones on its diagonal. Matrices as for
 * luchoXpotrfBatched, lda at least max(1, m). ipiv has min(m, n) entries for each matrix, one matrix after
 * the other: row i was exchanged with row ipiv[i] (from 1); NULL: no exchanges, A = L U. Each
 * result has the bits of a call of xGETRF.
 *
 * info[i] becomes 0, or k > 0 if U(k, k) of matrix i is exactly zero or NaN, for the smallest such k; the
 * factorization is completed all the same. Returns 0, minus the position of a bad argument, or -1010 when
 * memory is short; then nothing is done.
 */
int64_t luchoDgetrfBatched_64(int64_t m,
                              int64_t n,
                              double *const *a,
                              int64_t lda,
                              int64_t *ipiv,
                              int64_t *info,
                              int64_t batch);

/**
 * LU factorization of `batch` m x n matrices, in place: A = P L U, L with ones on its diagonal. Matrices as for
 * luchoXpotrfBatched, lda at least max(1, m). ipiv has min(m, n) entries for each matrix, one matrix after
 * the other: row i was exchanged with row ipiv[i] (from 1); NULL: no exchanges, A = L U. Each
 * result has the bits of a call of xGETRF.
 *
 * info[i] becomes 0, or k > 0 if U(k, k) of matrix i is exactly zero or NaN, for the smallest such k; the
 * factorization is completed all the same. Returns 0, minus the position of a bad argument, or -1010 when
 * memory is short; then nothing is done.
 */
int luchoCgetrfBatched(int m,
                       int n,
                       lapack_complex_float *const *a,
                       int lda,
                       int *ipiv,
                       int *info,
                       int batch);

/**
 * LU factorization of `batch` m x n matrices, in place: A = P L U, L with ones on its diagonal. Matrices as for
 * luchoXpotrfBatched, lda at least max(1, m). ipiv has min(m, n) entries for each matrix, one matrix after
 * the other: row i was exchanged with row ipiv[i] (from 1); NULL: no exchanges, A = L U. Each
 * result has the bits of a call of xGETRF.
 *
 * info[i] becomes 0, or k > 0 if U(k, k) of matrix i is exactly zero or NaN, for the smallest such k; the
 * factorization is completed all the same. Returns 0, minus the position of a bad argument, or -1010 when
 * memory is short; then nothing is done.
 */
int64_t luchoCgetrfBatched_64(int64_t m,
                              int64_t n,
                              lapack_complex_float *const *a,
                              int64_t lda,
                              int64_t *ipiv,
                              int64_t *info,
                              int64_t batch);

/**
 * LU factorization of `batch` m x n matrices, in place: A = P L U, L with ones on its diagonal. Matrices as for
 * luchoXpotrfBatched, lda at least max(1, m). ipiv has min(m, n) entries for each matrix, one matrix after
 * the other: row i was exchanged with row ipiv[i] (from 1); NULL: no exchanges, A = L U. Each
 * result has the bits of a call of xGETRF.
 *
 * info[i] becomes 0, or k > 0 if U(k, k) of matrix i is exactly zero or NaN, for the smallest such k; the
 * factorization is completed all the same. Returns 0, minus the position of a bad argument, or -1010 when
 * memory is short; then nothing is done.
 */
int luchoZgetrfBatched(int m,
                       int n,
                       lapack_complex_double *const *a,
                       int lda,
                       int *ipiv,
                       int *info,
                       int batch);

/**
 * LU factorization of `batch` m x n matrices, in place: A = P L U, L with ones on its diagonal. Matrices as for
 * luchoXpotrfBatched, lda at least max(1, m). ipiv has min(m, n) entries for each matrix, one matrix after
 * the other: row i was exchanged with row ipiv[i] (from 1); NULL: no exchanges, A = L U. Each
 * result has the bits of a call of xGETRF.
 *
 * info[i] becomes 0, or k > 0 if U(k, k) of matrix i is exactly zero or NaN, for the smallest such k; the
 * factorization is completed all the same. Returns 0, minus the position of a bad argument, or -1010 when
 * memory is short; then nothing is done.
 */
int64_t luchoZgetrfBatched_64(int64_t m,
                              int64_t n,
                              lapack_complex_double *const *a,
                              int64_t lda,
                              int64_t *ipiv,
                              int64_t *info,
                              int64_t batch);

/**
 * Solves op(A) X = B for each of `batch` pairs with the factors and pivots of luchoXgetrfBatched (ipiv NULL:
 * none) for n x n matrices, which are only read; op by trans: 'N', 'T', 'C'. The members of B are
 * n x nrhs with leading dimension ldb and become X. Returns 0, or minus the position of a bad argument with
 * nothing done, except that a pivot that names no row (-6) leaves only its own member of B as it was.
 */
int luchoSgetrsBatched(char trans,
                       int n,
                       int nrhs,
                       float *const *a,
                       int lda,
                       const int *ipiv,
                       float *const *b,
                       int ldb,
                       int batch);

/**
 * Solves op(A) X = B for each of `batch` pairs with the factors and pivots of luchoXgetrfBatched (ipiv NULL:
 * none) for n x n matrices, which are only read; op by trans: 'N', 'T', 'C'. The members of B are
 * n x nrhs with leading dimension ldb and become X. Returns 0, or minus the position of a bad argument with
 * nothing done, except that a pivot that names no row (-6) leaves only its own member of B as it was.
 */
int64_t luchoSgetrsBatched_64(char trans,
                              int64_t n,
                              int64_t nrhs,
                              float *const *a,
                              int64_t lda,
                              const int64_t *ipiv,
                              float *const *b,
                              int64_t ldb,
                              int64_t batch);

/**
 * Solves op(A) X = B for each of `batch` pairs with the factors and pivots of luchoXgetrfBatched (ipiv NULL:
 * none) for n x n matrices, which are only read; op by trans: 'N', 'T', 'C'. The members of B are
 * n x nrhs with leading dimension ldb and become X. Returns 0, or minus the position of a bad argument with
 * nothing done, except that a pivot that names no row (-6) leaves only its own member of B as it was.
 */
int luchoDgetrsBatched(char trans,
                       int n,
                       int nrhs,
                       double *const *a,
                       int lda,
                       const int *ipiv,
                       double *const *b,
                       int ldb,
                       int batch);

/**
 * Solves op(A) X = B for each of `batch` pairs with the factors and pivots of luchoXgetrfBatched (ipiv NULL:
 * none) for n x n matrices, which are only read; op by trans: 'N', 'T', 'C'. The members of B are
 * n x nrhs with leading dimension ldb and become X. Returns 0, or minus the position of a bad argument with
 * nothing done, except that a pivot that names no row (-6) leaves only its own member of B as it was.
 */
int64_t luchoDgetrsBatched_64(char trans,
                              int64_t n,
                              int64_t nrhs,
                              double *const *a,
                              int64_t lda,
                              const int64_t *ipiv,
                              double *const *b,
                              int64_t ldb,
                              int64_t batch);

/**
 * Solves op(A) X = B for each of `batch` pairs with the factors and pivots of luchoXgetrfBatched (ipiv NULL:
 * none) for n x n matrices, which are only read; op by trans: 'N', 'T', 'C'. The members of B are
 * n x nrhs with leading dimension ldb and become X. Returns 0, or minus the position of a bad argument with
 * nothing done, except that a pivot that names no row (-6) leaves only its own member of B as it was.
 */
int luchoCgetrsBatched(char trans,
                       int n,
                       int nrhs,
                       lapack_complex_float *const *a,
                       int lda,
                       const int *ipiv,
                       lapack_complex_float *const *b,
                       int ldb,
                       int batch);

/**
 * Solves op(A) X = B for each of `batch` pairs with the factors and pivots of luchoXgetrfBatched (ipiv NULL:
 * none) for n x n matrices, which are only read; op by trans: 'N', 'T', 'C'. The members of B are
 * n x nrhs with leading dimension ldb and become X. Returns 0, or minus the position of a bad argument with
 * nothing done, except that a pivot that names no row (-6) leaves only its own member of B as it was.
 */
int64_t luchoCgetrsBatched_64(char trans,
                              int64_t n,
                              int64_t nrhs,
                              lapack_complex_float *const *a,
                              int64_t lda,
                              const int64_t *ipiv,
                              lapack_complex_float *const *b,
                              int64_t ldb,
                              int64_t batch);

/**
 * Solves op(A) X = B for each of `batch` pairs with the factors and pivots of luchoXgetrfBatched (ipiv NULL:
 * none) for n x n matrices, which are only read; op by trans: 'N', 'T', 'C'. The members of B are
 * n x nrhs with leading dimension ldb and become X. Returns 0, or minus the position of a bad argument with
 * nothing done, except that a pivot that names no row (-6) leaves only its own member of B as it was.
 */
int luchoZgetrsBatched(char trans,
                       int n,
                       int nrhs,
                       lapack_complex_double *const *a,
                       int lda,
                       const int *ipiv,
                       lapack_complex_double *const *b,
                       int ldb,
                       int batch);

/**
 * Solves op(A) X = B for each of `batch` pairs with the factors and pivots of luchoXgetrfBatched (ipiv NULL:
 * none) for n x n matrices, which are only read; op by trans: 'N', 'T', 'C'. The members of B are
 * n x nrhs with leading dimension ldb and become X. Returns 0, or minus the position of a bad argument with
 * nothing done, except that a pivot that names no row (-6) leaves only its own member of B as it was.
 */
int64_t luchoZgetrsBatched_64(char trans,
                              int64_t n,
                              int64_t nrhs,
                              lapack_complex_double *const *a,
                              int64_t lda,
                              const int64_t *ipiv,
                              lapack_complex_double *const *b,
                              int64_t ldb,
                              int64_t batch);

/**
 * Sets the math mode (one of LUCHO_MATH_...) of calls from now on, in the whole process. Without it the
 * environment variable LUCHO_MATH decides. Returns 0; for any other value -1, and nothing changes.
 */
int luchoSetMathMode(int mode);

/** The math mode of calls that begin now. */
int luchoGetMathMode(void);

/**
 * Sets the number of threads that one call uses at most, from now on, in the whole process. 0 or less
 * goes back to the default: LUCHO_NUM_THREADS, else OMP_NUM_THREADS, else the processors that
 * the affinity mask and the cgroup quota leave. Results do not depend on it.
 */
void luchoSetNumThreads(int count);

/** The number of threads that one call of the calling thread uses at most. */
int luchoGetNumThreads(void);

/**
 * As luchoSetNumThreads, for calls of the calling thread only; 0 or less goes back to the common
 * number. Returns what it was before (0: the common number).
 */
int luchoSetNumThreadsLocal(int count);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif /* LUCHO_LUCHO_H */
