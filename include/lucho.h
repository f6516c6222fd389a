/* lucho's own interface: batches, mixed-precision solutions, matrices stored in 16 bits, thread control, the math mode.
 *
 * Generated from src/surface by `make headers`; not edited by hand. */

#ifndef LUCHO_LUCHO_H
#define LUCHO_LUCHO_H

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

/** What the elements of matrices are. */
typedef enum luchoDataType {
  /** float */
  LUCHO_S = 0,
  /** double */
  LUCHO_D = 1,
  /** float complex */
  LUCHO_C = 2,
  /** double complex */
  LUCHO_Z = 3,
} luchoDataType;

/** The precision of factors. */
typedef enum luchoPrecision {
  /** As the library thinks best; that may depend on the CPU. */
  LUCHO_PRECISION_AUTOMATIC = 0,
  /**
   * IEEE half precision, 11 significant bits. Of a complex matrix the entries are rounded to it, and
   * factored as float complex.
   */
  LUCHO_PRECISION_HALF = 1,
  /** bfloat16, 8 significant bits, the range of float. Complex matrices as above. */
  LUCHO_PRECISION_BFLOAT16 = 2,
  /** float; for double and double complex matrices. */
  LUCHO_PRECISION_FLOAT = 3,
  /** That of the matrices; in reports only. */
  LUCHO_PRECISION_WORKING = 4,
} luchoPrecision;

/** How a solution is improved. */
typedef enum luchoRefinement {
  /** Classical at first, GMRES as soon as that promises to be quicker. */
  LUCHO_REFINEMENT_AUTOMATIC = 0,
  /** Not at all: X is what the low factors give, and is accepted if it is finite. */
  LUCHO_REFINEMENT_NONE = 1,
  /** Corrections by the factors, with residuals in the precision of the matrices. */
  LUCHO_REFINEMENT_CLASSICAL = 2,
  /** Corrections by GMRES, with the factors as preconditioner. */
  LUCHO_REFINEMENT_GMRES = 3,
} luchoRefinement;

/** Why the low precision did not do: negative values of iterations in a report. */
typedef enum luchoMixedReason {
  /** It was not tried, because the precision of the matrices is quicker here. */
  LUCHO_MIXED_BEFOREHAND = -1,
  /** A number did not fit into the format of the factors. */
  LUCHO_MIXED_OVERFLOW = -2,
  /** The factorization failed: to the low precision A is singular, or not positive definite. */
  LUCHO_MIXED_NOT_FACTORED = -3,
  /** A, its norm, or B is not finite. */
  LUCHO_MIXED_NOT_FINITE = -4,
  /** The tolerance was not reached within the iterations, or will not be. */
  LUCHO_MIXED_NOT_CONVERGED = -5,
} luchoMixedReason;

/**
 * A number of IEEE 754's binary16 (half precision): the bits that CUDA's __half and the compilers' _Float16 have,
 * pointers to which may be cast to pointers to this.
 */
typedef struct luchoHalf {
  uint16_t bits;
} luchoHalf;

/** A bfloat16 number, the upper half of a float: the bits that CUDA's __nv_bfloat16 and the compilers' __bf16 have. */
typedef struct luchoBfloat16 {
  uint16_t bits;
} luchoBfloat16;

/** A complex number of two luchoHalf. */
typedef struct luchoComplexHalf {
  luchoHalf re;
  luchoHalf im;
} luchoComplexHalf;

/** A complex number of two luchoBfloat16. */
typedef struct luchoComplexBfloat16 {
  luchoBfloat16 re;
  luchoBfloat16 im;
} luchoComplexBfloat16;

/** What luchoGesvMixed and luchoPosvMixed shall do. All zero but for the size is as good as a null pointer. */
typedef struct luchoMixedOptions {
  /** sizeof(luchoMixedOptions). */
  size_t size;
  /** Of the factors. */
  luchoPrecision precision;
  luchoRefinement refinement;
  /** Corrections at most; 0: 30. */
  int64_t maxIterations;
  /** Vectors of GMRES for one correction of one column at most; 0: 50. */
  int64_t maxInnerIterations;
  /**
   * X is accepted when every column has |b - A x| <= |x| ||A|| tolerance sqrt(n), in max norms, ||A|| the infinity
   * norm, and |b - A x| <= |b| / 16. Between 0 and 1; 0: the roundoff of the matrices' precision, 2^-53 or 2^-24, as dsgesv has it.
   */
  double tolerance;
  /**
   * GMRES ends when it has reduced the residual by this factor (or by what is needed, if that is less). Between 0
   * and 1; 0: the square root of the matrices' roundoff.
   */
  double innerTolerance;
  /** 0: if the low precision does not do, A is factored in its own. Else: X keeps what refinement has come to. */
  int noFallback;
} luchoMixedOptions;

/** What luchoGesvMixed and luchoPosvMixed did. The caller sets the first three members. */
typedef struct luchoMixedReport {
  /** sizeof(luchoMixedReport). */
  size_t size;
  /** Gets the backward error (see below) of the first solution and after each correction; may be null. */
  double *history;
  /** Numbers that history has room for. */
  int64_t historyCapacity;
  /** Numbers that history got. */
  int64_t historyCount;
  /** Corrections that it took; negative: a luchoMixedReason, and X is by the fallback, if there is one. */
  int64_t iterations;
  /** Corrections made, in either case. */
  int64_t corrections;
  /** Vectors that GMRES took in all corrections of all columns. */
  int64_t innerIterations;
  /** Of the factors that gave X. */
  luchoPrecision precision;
  /** The kind of the last correction; LUCHO_REFINEMENT_NONE if there was none. */
  luchoRefinement refinement;
  /** The largest |b - A x| / (|x| ||A||) of the columns of X, norms as above; NaN if there is no X. */
  double backwardError;
} luchoMixedReport;

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
 * LU factorization with partial pivoting of an m x n matrix that is stored in 16 bits, in place: A = P L U, L
 * with ones on its diagonal. Column-major, leading dimension lda (in elements) at least max(1, m). ipiv has
 * min(m, n) entries: row i was exchanged with row ipiv[i] (from 1); NULL: no exchanges, A = L U.
 *
 * All arithmetic is float32 or better, and every element of L and U is rounded to 16 bits exactly once (to
 * nearest even). On a CPU with AMX products are formed by it, unless the math mode is pedantic. Results
 * do not depend on the number of threads.
 *
 * Returns 0; k in 1..min(m, n) if U(k, k), as stored, is zero or NaN, for the smallest such k (the factorization
 * is completed all the same); min(m, n) + j if column j is the first with a result that is infinite as
 * stored, no later than such a k; minus the position of a bad argument, or -1010 when memory is short, with
 * nothing done.
 */
int luchoHgetrf(int m,
                int n,
                luchoHalf *a,
                int lda,
                int *ipiv);

/**
 * LU factorization with partial pivoting of an m x n matrix that is stored in 16 bits, in place: A = P L U, L
 * with ones on its diagonal. Column-major, leading dimension lda (in elements) at least max(1, m). ipiv has
 * min(m, n) entries: row i was exchanged with row ipiv[i] (from 1); NULL: no exchanges, A = L U.
 *
 * All arithmetic is float32 or better, and every element of L and U is rounded to 16 bits exactly once (to
 * nearest even). On a CPU with AMX products are formed by it, unless the math mode is pedantic. Results
 * do not depend on the number of threads.
 *
 * Returns 0; k in 1..min(m, n) if U(k, k), as stored, is zero or NaN, for the smallest such k (the factorization
 * is completed all the same); min(m, n) + j if column j is the first with a result that is infinite as
 * stored, no later than such a k; minus the position of a bad argument, or -1010 when memory is short, with
 * nothing done.
 */
int64_t luchoHgetrf_64(int64_t m,
                       int64_t n,
                       luchoHalf *a,
                       int64_t lda,
                       int64_t *ipiv);

/**
 * LU factorization with partial pivoting of an m x n matrix that is stored in 16 bits, in place: A = P L U, L
 * with ones on its diagonal. Column-major, leading dimension lda (in elements) at least max(1, m). ipiv has
 * min(m, n) entries: row i was exchanged with row ipiv[i] (from 1); NULL: no exchanges, A = L U.
 *
 * All arithmetic is float32 or better, and every element of L and U is rounded to 16 bits exactly once (to
 * nearest even). On a CPU with AMX products are formed by it, unless the math mode is pedantic. Results
 * do not depend on the number of threads.
 *
 * Returns 0; k in 1..min(m, n) if U(k, k), as stored, is zero or NaN, for the smallest such k (the factorization
 * is completed all the same); min(m, n) + j if column j is the first with a result that is infinite as
 * stored, no later than such a k; minus the position of a bad argument, or -1010 when memory is short, with
 * nothing done.
 */
int luchoBgetrf(int m,
                int n,
                luchoBfloat16 *a,
                int lda,
                int *ipiv);

/**
 * LU factorization with partial pivoting of an m x n matrix that is stored in 16 bits, in place: A = P L U, L
 * with ones on its diagonal. Column-major, leading dimension lda (in elements) at least max(1, m). ipiv has
 * min(m, n) entries: row i was exchanged with row ipiv[i] (from 1); NULL: no exchanges, A = L U.
 *
 * All arithmetic is float32 or better, and every element of L and U is rounded to 16 bits exactly once (to
 * nearest even). On a CPU with AMX products are formed by it, unless the math mode is pedantic. Results
 * do not depend on the number of threads.
 *
 * Returns 0; k in 1..min(m, n) if U(k, k), as stored, is zero or NaN, for the smallest such k (the factorization
 * is completed all the same); min(m, n) + j if column j is the first with a result that is infinite as
 * stored, no later than such a k; minus the position of a bad argument, or -1010 when memory is short, with
 * nothing done.
 */
int64_t luchoBgetrf_64(int64_t m,
                       int64_t n,
                       luchoBfloat16 *a,
                       int64_t lda,
                       int64_t *ipiv);

/**
 * luchoHgetrf and luchoBgetrf for `batch` matrices of one shape, a being an array of pointers to them; they
 * overlap nowhere. ipiv has min(m, n) entries for each, one matrix after the other, or is NULL. info[i] becomes
 * what the single call returns for matrix i, with the same bits as there; the others are not disturbed. Returns 0,
 * or as there with nothing done; a null pointer in a is a bad argument.
 */
int luchoHgetrfBatched(int m,
                       int n,
                       luchoHalf *const *a,
                       int lda,
                       int *ipiv,
                       int *info,
                       int batch);

/**
 * luchoHgetrf and luchoBgetrf for `batch` matrices of one shape, a being an array of pointers to them; they
 * overlap nowhere. ipiv has min(m, n) entries for each, one matrix after the other, or is NULL. info[i] becomes
 * what the single call returns for matrix i, with the same bits as there; the others are not disturbed. Returns 0,
 * or as there with nothing done; a null pointer in a is a bad argument.
 */
int64_t luchoHgetrfBatched_64(int64_t m,
                              int64_t n,
                              luchoHalf *const *a,
                              int64_t lda,
                              int64_t *ipiv,
                              int64_t *info,
                              int64_t batch);

/**
 * luchoHgetrf and luchoBgetrf for `batch` matrices of one shape, a being an array of pointers to them; they
 * overlap nowhere. ipiv has min(m, n) entries for each, one matrix after the other, or is NULL. info[i] becomes
 * what the single call returns for matrix i, with the same bits as there; the others are not disturbed. Returns 0,
 * or as there with nothing done; a null pointer in a is a bad argument.
 */
int luchoBgetrfBatched(int m,
                       int n,
                       luchoBfloat16 *const *a,
                       int lda,
                       int *ipiv,
                       int *info,
                       int batch);

/**
 * luchoHgetrf and luchoBgetrf for `batch` matrices of one shape, a being an array of pointers to them; they
 * overlap nowhere. ipiv has min(m, n) entries for each, one matrix after the other, or is NULL. info[i] becomes
 * what the single call returns for matrix i, with the same bits as there; the others are not disturbed. Returns 0,
 * or as there with nothing done; a null pointer in a is a bad argument.
 */
int64_t luchoBgetrfBatched_64(int64_t m,
                              int64_t n,
                              luchoBfloat16 *const *a,
                              int64_t lda,
                              int64_t *ipiv,
                              int64_t *info,
                              int64_t batch);

/**
 * Cholesky factorization of a symmetric positive definite n x n matrix that is stored in 16 bits, in place:
 * A = L L^T in the lower triangle (uplo = 'L') or U^T U in the upper one ('U'); the other triangle is not used.
 * Storage and arithmetic as for luchoHgetrf.
 *
 * Returns 0; k in 1..n if the leading minor of order k is not positive definite, or its pivot as stored is zero
 * or NaN: the leading block of order k - 1 has been factored; n + j if column j of L, or row j of U, is the first with
 * a result that is infinite as stored; negative values as luchoHgetrf.
 */
int luchoHpotrf(char uplo,
                int n,
                luchoHalf *a,
                int lda);

/**
 * Cholesky factorization of a symmetric positive definite n x n matrix that is stored in 16 bits, in place:
 * A = L L^T in the lower triangle (uplo = 'L') or U^T U in the upper one ('U'); the other triangle is not used.
 * Storage and arithmetic as for luchoHgetrf.
 *
 * Returns 0; k in 1..n if the leading minor of order k is not positive definite, or its pivot as stored is zero
 * or NaN: the leading block of order k - 1 has been factored; n + j if column j of L, or row j of U, is the first with
 * a result that is infinite as stored; negative values as luchoHgetrf.
 */
int64_t luchoHpotrf_64(char uplo,
                       int64_t n,
                       luchoHalf *a,
                       int64_t lda);

/**
 * Cholesky factorization of a symmetric positive definite n x n matrix that is stored in 16 bits, in place:
 * A = L L^T in the lower triangle (uplo = 'L') or U^T U in the upper one ('U'); the other triangle is not used.
 * Storage and arithmetic as for luchoHgetrf.
 *
 * Returns 0; k in 1..n if the leading minor of order k is not positive definite, or its pivot as stored is zero
 * or NaN: the leading block of order k - 1 has been factored; n + j if column j of L, or row j of U, is the first with
 * a result that is infinite as stored; negative values as luchoHgetrf.
 */
int luchoBpotrf(char uplo,
                int n,
                luchoBfloat16 *a,
                int lda);

/**
 * Cholesky factorization of a symmetric positive definite n x n matrix that is stored in 16 bits, in place:
 * A = L L^T in the lower triangle (uplo = 'L') or U^T U in the upper one ('U'); the other triangle is not used.
 * Storage and arithmetic as for luchoHgetrf.
 *
 * Returns 0; k in 1..n if the leading minor of order k is not positive definite, or its pivot as stored is zero
 * or NaN: the leading block of order k - 1 has been factored; n + j if column j of L, or row j of U, is the first with
 * a result that is infinite as stored; negative values as luchoHgetrf.
 */
int64_t luchoBpotrf_64(char uplo,
                       int64_t n,
                       luchoBfloat16 *a,
                       int64_t lda);

/** luchoHpotrf and luchoBpotrf for `batch` matrices, as luchoHgetrfBatched does it. */
int luchoHpotrfBatched(char uplo, int n, luchoHalf *const *a, int lda, int *info, int batch);

/** luchoHpotrf and luchoBpotrf for `batch` matrices, as luchoHgetrfBatched does it. */
int64_t luchoHpotrfBatched_64(char uplo,
                              int64_t n,
                              luchoHalf *const *a,
                              int64_t lda,
                              int64_t *info,
                              int64_t batch);

/** luchoHpotrf and luchoBpotrf for `batch` matrices, as luchoHgetrfBatched does it. */
int luchoBpotrfBatched(char uplo, int n, luchoBfloat16 *const *a, int lda, int *info, int batch);

/** luchoHpotrf and luchoBpotrf for `batch` matrices, as luchoHgetrfBatched does it. */
int64_t luchoBpotrfBatched_64(char uplo,
                              int64_t n,
                              luchoBfloat16 *const *a,
                              int64_t lda,
                              int64_t *info,
                              int64_t batch);

/**
 * Solves op(A) X = B with the factors and pivots of luchoHgetrf (ipiv NULL: none) for an n x n matrix; op by
 * trans: 'N', 'T', 'C'. B is n x nrhs with leading dimension ldb and becomes X: computed in float32, rounded
 * once. Returns 0; j if column j is the first of X with an element that is infinite as stored, or NaN although
 * column j of B has none (too large on the way, or by a NaN in A); or minus the
 * position of a bad argument (6: also a pivot that names no row), or -1010, with nothing done.
 */
int luchoHgetrs(char trans,
                int n,
                int nrhs,
                const luchoHalf *a,
                int lda,
                const int *ipiv,
                luchoHalf *b,
                int ldb);

/**
 * Solves op(A) X = B with the factors and pivots of luchoHgetrf (ipiv NULL: none) for an n x n matrix; op by
 * trans: 'N', 'T', 'C'. B is n x nrhs with leading dimension ldb and becomes X: computed in float32, rounded
 * once. Returns 0; j if column j is the first of X with an element that is infinite as stored, or NaN although
 * column j of B has none (too large on the way, or by a NaN in A); or minus the
 * position of a bad argument (6: also a pivot that names no row), or -1010, with nothing done.
 */
int64_t luchoHgetrs_64(char trans,
                       int64_t n,
                       int64_t nrhs,
                       const luchoHalf *a,
                       int64_t lda,
                       const int64_t *ipiv,
                       luchoHalf *b,
                       int64_t ldb);

/**
 * Solves op(A) X = B with the factors and pivots of luchoHgetrf (ipiv NULL: none) for an n x n matrix; op by
 * trans: 'N', 'T', 'C'. B is n x nrhs with leading dimension ldb and becomes X: computed in float32, rounded
 * once. Returns 0; j if column j is the first of X with an element that is infinite as stored, or NaN although
 * column j of B has none (too large on the way, or by a NaN in A); or minus the
 * position of a bad argument (6: also a pivot that names no row), or -1010, with nothing done.
 */
int luchoBgetrs(char trans,
                int n,
                int nrhs,
                const luchoBfloat16 *a,
                int lda,
                const int *ipiv,
                luchoBfloat16 *b,
                int ldb);

/**
 * Solves op(A) X = B with the factors and pivots of luchoHgetrf (ipiv NULL: none) for an n x n matrix; op by
 * trans: 'N', 'T', 'C'. B is n x nrhs with leading dimension ldb and becomes X: computed in float32, rounded
 * once. Returns 0; j if column j is the first of X with an element that is infinite as stored, or NaN although
 * column j of B has none (too large on the way, or by a NaN in A); or minus the
 * position of a bad argument (6: also a pivot that names no row), or -1010, with nothing done.
 */
int64_t luchoBgetrs_64(char trans,
                       int64_t n,
                       int64_t nrhs,
                       const luchoBfloat16 *a,
                       int64_t lda,
                       const int64_t *ipiv,
                       luchoBfloat16 *b,
                       int64_t ldb);

/**
 * The same for `batch` pairs of matrices, with the pivots of luchoHgetrfBatched. Returns as the single call, for
 * the first column of any solution; a pivot that names no row leaves only its own member of B as it was.
 */
int luchoHgetrsBatched(char trans,
                       int n,
                       int nrhs,
                       luchoHalf *const *a,
                       int lda,
                       const int *ipiv,
                       luchoHalf *const *b,
                       int ldb,
                       int batch);

/**
 * The same for `batch` pairs of matrices, with the pivots of luchoHgetrfBatched. Returns as the single call, for
 * the first column of any solution; a pivot that names no row leaves only its own member of B as it was.
 */
int64_t luchoHgetrsBatched_64(char trans,
                              int64_t n,
                              int64_t nrhs,
                              luchoHalf *const *a,
                              int64_t lda,
                              const int64_t *ipiv,
                              luchoHalf *const *b,
                              int64_t ldb,
                              int64_t batch);

/**
 * The same for `batch` pairs of matrices, with the pivots of luchoHgetrfBatched. Returns as the single call, for
 * the first column of any solution; a pivot that names no row leaves only its own member of B as it was.
 */
int luchoBgetrsBatched(char trans,
                       int n,
                       int nrhs,
                       luchoBfloat16 *const *a,
                       int lda,
                       const int *ipiv,
                       luchoBfloat16 *const *b,
                       int ldb,
                       int batch);

/**
 * The same for `batch` pairs of matrices, with the pivots of luchoHgetrfBatched. Returns as the single call, for
 * the first column of any solution; a pivot that names no row leaves only its own member of B as it was.
 */
int64_t luchoBgetrsBatched_64(char trans,
                              int64_t n,
                              int64_t nrhs,
                              luchoBfloat16 *const *a,
                              int64_t lda,
                              const int64_t *ipiv,
                              luchoBfloat16 *const *b,
                              int64_t ldb,
                              int64_t batch);

/** Solves A X = B with the factor of luchoHpotrf, as luchoHgetrs does. */
int luchoHpotrs(char uplo, int n, int nrhs, const luchoHalf *a, int lda, luchoHalf *b, int ldb);

/** Solves A X = B with the factor of luchoHpotrf, as luchoHgetrs does. */
int64_t luchoHpotrs_64(char uplo,
                       int64_t n,
                       int64_t nrhs,
                       const luchoHalf *a,
                       int64_t lda,
                       luchoHalf *b,
                       int64_t ldb);

/** Solves A X = B with the factor of luchoHpotrf, as luchoHgetrs does. */
int luchoBpotrs(char uplo,
                int n,
                int nrhs,
                const luchoBfloat16 *a,
                int lda,
                luchoBfloat16 *b,
                int ldb);

/** Solves A X = B with the factor of luchoHpotrf, as luchoHgetrs does. */
int64_t luchoBpotrs_64(char uplo,
                       int64_t n,
                       int64_t nrhs,
                       const luchoBfloat16 *a,
                       int64_t lda,
                       luchoBfloat16 *b,
                       int64_t ldb);

/** The same for `batch` pairs of matrices. */
int luchoHpotrsBatched(char uplo,
                       int n,
                       int nrhs,
                       luchoHalf *const *a,
                       int lda,
                       luchoHalf *const *b,
                       int ldb,
                       int batch);

/** The same for `batch` pairs of matrices. */
int64_t luchoHpotrsBatched_64(char uplo,
                              int64_t n,
                              int64_t nrhs,
                              luchoHalf *const *a,
                              int64_t lda,
                              luchoHalf *const *b,
                              int64_t ldb,
                              int64_t batch);

/** The same for `batch` pairs of matrices. */
int luchoBpotrsBatched(char uplo,
                       int n,
                       int nrhs,
                       luchoBfloat16 *const *a,
                       int lda,
                       luchoBfloat16 *const *b,
                       int ldb,
                       int batch);

/** The same for `batch` pairs of matrices. */
int64_t luchoBpotrsBatched_64(char uplo,
                              int64_t n,
                              int64_t nrhs,
                              luchoBfloat16 *const *a,
                              int64_t lda,
                              luchoBfloat16 *const *b,
                              int64_t ldb,
                              int64_t batch);

/**
 * C = alpha op(A) op(B) + beta C of matrices stored in 16 bits, column-major: summed in float32 over all k steps,
 * scaled in float32, rounded once. op(A) is m x k, op(B) k x n; op by transa and transb: 'N', 'T', 'C'.
 * beta = 0 does not read C, alpha = 0 does not read A and B. Returns 0, minus the position of a bad argument,
 * or -1010 when memory is short, with nothing done.
 */
int luchoHgemm(char transa,
               char transb,
               int m,
               int n,
               int k,
               float alpha,
               const luchoHalf *a,
               int lda,
               const luchoHalf *b,
               int ldb,
               float beta,
               luchoHalf *c,
               int ldc);

/**
 * C = alpha op(A) op(B) + beta C of matrices stored in 16 bits, column-major: summed in float32 over all k steps,
 * scaled in float32, rounded once. op(A) is m x k, op(B) k x n; op by transa and transb: 'N', 'T', 'C'.
 * beta = 0 does not read C, alpha = 0 does not read A and B. Returns 0, minus the position of a bad argument,
 * or -1010 when memory is short, with nothing done.
 */
int64_t luchoHgemm_64(char transa,
                      char transb,
                      int64_t m,
                      int64_t n,
                      int64_t k,
                      float alpha,
                      const luchoHalf *a,
                      int64_t lda,
                      const luchoHalf *b,
                      int64_t ldb,
                      float beta,
                      luchoHalf *c,
                      int64_t ldc);

/**
 * C = alpha op(A) op(B) + beta C of matrices stored in 16 bits, column-major: summed in float32 over all k steps,
 * scaled in float32, rounded once. op(A) is m x k, op(B) k x n; op by transa and transb: 'N', 'T', 'C'.
 * beta = 0 does not read C, alpha = 0 does not read A and B. Returns 0, minus the position of a bad argument,
 * or -1010 when memory is short, with nothing done.
 */
int luchoBgemm(char transa,
               char transb,
               int m,
               int n,
               int k,
               float alpha,
               const luchoBfloat16 *a,
               int lda,
               const luchoBfloat16 *b,
               int ldb,
               float beta,
               luchoBfloat16 *c,
               int ldc);

/**
 * C = alpha op(A) op(B) + beta C of matrices stored in 16 bits, column-major: summed in float32 over all k steps,
 * scaled in float32, rounded once. op(A) is m x k, op(B) k x n; op by transa and transb: 'N', 'T', 'C'.
 * beta = 0 does not read C, alpha = 0 does not read A and B. Returns 0, minus the position of a bad argument,
 * or -1010 when memory is short, with nothing done.
 */
int64_t luchoBgemm_64(char transa,
                      char transb,
                      int64_t m,
                      int64_t n,
                      int64_t k,
                      float alpha,
                      const luchoBfloat16 *a,
                      int64_t lda,
                      const luchoBfloat16 *b,
                      int64_t ldb,
                      float beta,
                      luchoBfloat16 *c,
                      int64_t ldc);

/**
 * y[i] = x[i] for n elements, rounded to nearest even; a NaN stays one. The arrays do not overlap. Returns 0, or
 * the first i, from 1, where a finite number became infinite (all are converted all the same), or minus the
 * position of a bad argument with nothing done.
 */
int luchoFloatToHalf(int n,
                     const float *x,
                     luchoHalf *y);

/**
 * y[i] = x[i] for n elements, rounded to nearest even; a NaN stays one. The arrays do not overlap. Returns 0, or
 * the first i, from 1, where a finite number became infinite (all are converted all the same), or minus the
 * position of a bad argument with nothing done.
 */
int64_t luchoFloatToHalf_64(int64_t n,
                            const float *x,
                            luchoHalf *y);

/**
 * y[i] = x[i] for n elements, rounded to nearest even; a NaN stays one. The arrays do not overlap. Returns 0, or
 * the first i, from 1, where a finite number became infinite (all are converted all the same), or minus the
 * position of a bad argument with nothing done.
 */
int luchoFloatToBfloat16(int n,
                         const float *x,
                         luchoBfloat16 *y);

/**
 * y[i] = x[i] for n elements, rounded to nearest even; a NaN stays one. The arrays do not overlap. Returns 0, or
 * the first i, from 1, where a finite number became infinite (all are converted all the same), or minus the
 * position of a bad argument with nothing done.
 */
int64_t luchoFloatToBfloat16_64(int64_t n,
                                const float *x,
                                luchoBfloat16 *y);

/** y[i] = x[i] for n elements, exactly. Returns 0, or minus the position of a bad argument with nothing done. */
int luchoHalfToFloat(int n,
                     const luchoHalf *x,
                     float *y);

/** y[i] = x[i] for n elements, exactly. Returns 0, or minus the position of a bad argument with nothing done. */
int64_t luchoHalfToFloat_64(int64_t n,
                            const luchoHalf *x,
                            float *y);

/** y[i] = x[i] for n elements, exactly. Returns 0, or minus the position of a bad argument with nothing done. */
int luchoBfloat16ToFloat(int n,
                         const luchoBfloat16 *x,
                         float *y);

/** y[i] = x[i] for n elements, exactly. Returns 0, or minus the position of a bad argument with nothing done. */
int64_t luchoBfloat16ToFloat_64(int64_t n,
                                const luchoBfloat16 *x,
                                float *y);

/** As luchoFloatToHalf, part by part, for n complex numbers. */
int luchoComplexFloatToHalf(int n, const lapack_complex_float *x, luchoComplexHalf *y);

/** As luchoFloatToHalf, part by part, for n complex numbers. */
int64_t luchoComplexFloatToHalf_64(int64_t n, const lapack_complex_float *x, luchoComplexHalf *y);

/** As luchoFloatToHalf, part by part, for n complex numbers. */
int luchoComplexFloatToBfloat16(int n, const lapack_complex_float *x, luchoComplexBfloat16 *y);

/** As luchoFloatToHalf, part by part, for n complex numbers. */
int64_t luchoComplexFloatToBfloat16_64(int64_t n,
                                       const lapack_complex_float *x,
                                       luchoComplexBfloat16 *y);

/** As luchoHalfToFloat for n complex numbers. */
int luchoComplexHalfToFloat(int n, const luchoComplexHalf *x, lapack_complex_float *y);

/** As luchoHalfToFloat for n complex numbers. */
int64_t luchoComplexHalfToFloat_64(int64_t n, const luchoComplexHalf *x, lapack_complex_float *y);

/** As luchoHalfToFloat for n complex numbers. */
int luchoComplexBfloat16ToFloat(int n, const luchoComplexBfloat16 *x, lapack_complex_float *y);

/** As luchoHalfToFloat for n complex numbers. */
int64_t luchoComplexBfloat16ToFloat_64(int64_t n,
                                       const luchoComplexBfloat16 *x,
                                       lapack_complex_float *y);

/**
 * Sets the math mode (one of LUCHO_MATH_...) of calls from now on, in the whole process. Without it the
 * environment variable LUCHO_MATH decides. Returns 0; for any other value -1, and nothing changes.
 */
int luchoSetMathMode(int mode);

/** The math mode of calls that begin now. */
int luchoGetMathMode(void);

/**
 * Solves A X = B for an n x n matrix with an LU factorization in a lower precision, and refinement until the
 * solution is as good as one in the precision of the matrices (options->tolerance); if that does not succeed,
 * with a factorization in the precision of the matrices. A is scaled by powers of two before it is rounded,
 * so its range may be any.
 *
 * The matrices are column-major, of elements of type dataType; lda, ldb, ldx at least max(1, n). A and B (n x
 * nrhs) are only read; X (n x nrhs) overlaps neither. ipiv (NULL: not wanted) gets the n interchanges of the
 * factorization that gave X, from 1, of the scaled matrix if it is a low one. options NULL: all
 * automatic. report NULL: not wanted. For n = 0 or nrhs = 0 nothing else is done.
 *
 * Returns 0; -i if argument i is bad, or -1010 if memory is short, with nothing written; k from 1 to n if U(k, k) is
 * zero or NaN in the precision of the matrices, and X is not written; n + 1 if X is no solution though nothing is
 * zero: numbers in A, B or X are not finite, or the low precision did not do and options->noFallback is
 * set. X then has what has been found, if anything.
 */
int luchoGesvMixed(luchoDataType dataType,
                   int n,
                   int nrhs,
                   const void *a,
                   int lda,
                   int *ipiv,
                   const void *b,
                   int ldb,
                   void *x,
                   int ldx,
                   const luchoMixedOptions *options,
                   luchoMixedReport *report);

/**
 * Solves A X = B for an n x n matrix with an LU factorization in a lower precision, and refinement until the
 * solution is as good as one in the precision of the matrices (options->tolerance); if that does not succeed,
 * with a factorization in the precision of the matrices. A is scaled by powers of two before it is rounded,
 * so its range may be any.
 *
 * The matrices are column-major, of elements of type dataType; lda, ldb, ldx at least max(1, n). A and B (n x
 * nrhs) are only read; X (n x nrhs) overlaps neither. ipiv (NULL: not wanted) gets the n interchanges of the
 * factorization that gave X, from 1, of the scaled matrix if it is a low one. options NULL: all
 * automatic. report NULL: not wanted. For n = 0 or nrhs = 0 nothing else is done.
 *
 * Returns 0; -i if argument i is bad, or -1010 if memory is short, with nothing written; k from 1 to n if U(k, k) is
 * zero or NaN in the precision of the matrices, and X is not written; n + 1 if X is no solution though nothing is
 * zero: numbers in A, B or X are not finite, or the low precision did not do and options->noFallback is
 * set. X then has what has been found, if anything.
 */
int64_t luchoGesvMixed_64(luchoDataType dataType,
                          int64_t n,
                          int64_t nrhs,
                          const void *a,
                          int64_t lda,
                          int64_t *ipiv,
                          const void *b,
                          int64_t ldb,
                          void *x,
                          int64_t ldx,
                          const luchoMixedOptions *options,
                          luchoMixedReport *report);

/**
 * As luchoGesvMixed for a Hermitian (for real types symmetric) positive definite matrix given by its lower (uplo =
 * 'L') or upper ('U') triangle, by Cholesky factorizations. Imaginary parts of its diagonal count as zero.
 * Before A is rounded its diagonal is enlarged by a small multiple of the low precision's roundoff, so that it
 * stays positive definite; refinement takes that back. A matrix that fails to be positive definite
 * by no more than that may be solved like one that is.
 *
 * Returns as luchoGesvMixed; k from 1 to n if the leading minor of order k is not positive definite.
 */
int luchoPosvMixed(luchoDataType dataType,
                   char uplo,
                   int n,
                   int nrhs,
                   const void *a,
                   int lda,
                   const void *b,
                   int ldb,
                   void *x,
                   int ldx,
                   const luchoMixedOptions *options,
                   luchoMixedReport *report);

/**
 * As luchoGesvMixed for a Hermitian (for real types symmetric) positive definite matrix given by its lower (uplo =
 * 'L') or upper ('U') triangle, by Cholesky factorizations. Imaginary parts of its diagonal count as zero.
 * Before A is rounded its diagonal is enlarged by a small multiple of the low precision's roundoff, so that it
 * stays positive definite; refinement takes that back. A matrix that fails to be positive definite
 * by no more than that may be solved like one that is.
 *
 * Returns as luchoGesvMixed; k from 1 to n if the leading minor of order k is not positive definite.
 */
int64_t luchoPosvMixed_64(luchoDataType dataType,
                          char uplo,
                          int64_t n,
                          int64_t nrhs,
                          const void *a,
                          int64_t lda,
                          const void *b,
                          int64_t ldb,
                          void *x,
                          int64_t ldx,
                          const luchoMixedOptions *options,
                          luchoMixedReport *report);

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
