/* LAPACKE of lucho: LAPACK (LU and Cholesky) for C, row- and column-major.
 *
 * Generated from src/surface by `make headers`; not edited by hand. */

#ifndef LUCHO_LAPACKE_H
#define LUCHO_LAPACKE_H

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
 * A = P L U of an m x n matrix with partial pivoting, in place: L below the diagonal, which is 1, and
 * U. ipiv gets min(m, n) pivots: row i (from 1) was swapped with row ipiv[i - 1]. Returns 0, minus the
 * position of a bad argument, or k > 0 if U(k, k) is zero for the smallest such k.
 */
int LAPACKE_sgetrf(int matrix_layout,
                   int m,
                   int n,
                   float *a,
                   int lda,
                   int *ipiv);

/**
 * A = P L U of an m x n matrix with partial pivoting, in place: L below the diagonal, which is 1, and
 * U. ipiv gets min(m, n) pivots: row i (from 1) was swapped with row ipiv[i - 1]. Returns 0, minus the
 * position of a bad argument, or k > 0 if U(k, k) is zero for the smallest such k.
 */
int64_t LAPACKE_sgetrf64_(int matrix_layout,
                          int64_t m,
                          int64_t n,
                          float *a,
                          int64_t lda,
                          int64_t *ipiv);

/**
 * A = P L U of an m x n matrix with partial pivoting, in place: L below the diagonal, which is 1, and
 * U. ipiv gets min(m, n) pivots: row i (from 1) was swapped with row ipiv[i - 1]. Returns 0, minus the
 * position of a bad argument, or k > 0 if U(k, k) is zero for the smallest such k.
 */
int LAPACKE_dgetrf(int matrix_layout,
                   int m,
                   int n,
                   double *a,
                   int lda,
                   int *ipiv);

/**
 * A = P L U of an m x n matrix with partial pivoting, in place: L below the diagonal, which is 1, and
 * U. ipiv gets min(m, n) pivots: row i (from 1) was swapped with row ipiv[i - 1]. Returns 0, minus the
 * position of a bad argument, or k > 0 if U(k, k) is zero for the smallest such k.
 */
int64_t LAPACKE_dgetrf64_(int matrix_layout,
                          int64_t m,
                          int64_t n,
                          double *a,
                          int64_t lda,
                          int64_t *ipiv);

/**
 * A = P L U of an m x n matrix with partial pivoting, in place: L below the diagonal, which is 1, and
 * U. ipiv gets min(m, n) pivots: row i (from 1) was swapped with row ipiv[i - 1]. Returns 0, minus the
 * position of a bad argument, or k > 0 if U(k, k) is zero for the smallest such k.
 */
int LAPACKE_cgetrf(int matrix_layout,
                   int m,
                   int n,
                   lapack_complex_float *a,
                   int lda,
                   int *ipiv);

/**
 * A = P L U of an m x n matrix with partial pivoting, in place: L below the diagonal, which is 1, and
 * U. ipiv gets min(m, n) pivots: row i (from 1) was swapped with row ipiv[i - 1]. Returns 0, minus the
 * position of a bad argument, or k > 0 if U(k, k) is zero for the smallest such k.
 */
int64_t LAPACKE_cgetrf64_(int matrix_layout,
                          int64_t m,
                          int64_t n,
                          lapack_complex_float *a,
                          int64_t lda,
                          int64_t *ipiv);

/**
 * A = P L U of an m x n matrix with partial pivoting, in place: L below the diagonal, which is 1, and
 * U. ipiv gets min(m, n) pivots: row i (from 1) was swapped with row ipiv[i - 1]. Returns 0, minus the
 * position of a bad argument, or k > 0 if U(k, k) is zero for the smallest such k.
 */
int LAPACKE_zgetrf(int matrix_layout,
                   int m,
                   int n,
                   lapack_complex_double *a,
                   int lda,
                   int *ipiv);

/**
 * A = P L U of an m x n matrix with partial pivoting, in place: L below the diagonal, which is 1, and
 * U. ipiv gets min(m, n) pivots: row i (from 1) was swapped with row ipiv[i - 1]. Returns 0, minus the
 * position of a bad argument, or k > 0 if U(k, k) is zero for the smallest such k.
 */
int64_t LAPACKE_zgetrf64_(int matrix_layout,
                          int64_t m,
                          int64_t n,
                          lapack_complex_double *a,
                          int64_t lda,
                          int64_t *ipiv);

/** As LAPACKE_dgetrf, without looking for NaN. */
int LAPACKE_sgetrf_work(int matrix_layout, int m, int n, float *a, int lda, int *ipiv);

/** As LAPACKE_dgetrf, without looking for NaN. */
int64_t LAPACKE_sgetrf_work64_(int matrix_layout,
                               int64_t m,
                               int64_t n,
                               float *a,
                               int64_t lda,
                               int64_t *ipiv);

/** As LAPACKE_dgetrf, without looking for NaN. */
int LAPACKE_dgetrf_work(int matrix_layout, int m, int n, double *a, int lda, int *ipiv);

/** As LAPACKE_dgetrf, without looking for NaN. */
int64_t LAPACKE_dgetrf_work64_(int matrix_layout,
                               int64_t m,
                               int64_t n,
                               double *a,
                               int64_t lda,
                               int64_t *ipiv);

/** As LAPACKE_dgetrf, without looking for NaN. */
int LAPACKE_cgetrf_work(int matrix_layout,
                        int m,
                        int n,
                        lapack_complex_float *a,
                        int lda,
                        int *ipiv);

/** As LAPACKE_dgetrf, without looking for NaN. */
int64_t LAPACKE_cgetrf_work64_(int matrix_layout,
                               int64_t m,
                               int64_t n,
                               lapack_complex_float *a,
                               int64_t lda,
                               int64_t *ipiv);

/** As LAPACKE_dgetrf, without looking for NaN. */
int LAPACKE_zgetrf_work(int matrix_layout,
                        int m,
                        int n,
                        lapack_complex_double *a,
                        int lda,
                        int *ipiv);

/** As LAPACKE_dgetrf, without looking for NaN. */
int64_t LAPACKE_zgetrf_work64_(int matrix_layout,
                               int64_t m,
                               int64_t n,
                               lapack_complex_double *a,
                               int64_t lda,
                               int64_t *ipiv);

/**
 * Called when a LAPACKE function refuses one of its own arguments (info is minus its position) or
 * finds no memory (info is LAPACK_WORK_MEMORY_ERROR or LAPACK_TRANSPOSE_MEMORY_ERROR). Writes one line
 * to the standard error and returns. A program may define a function of this name, which is called
 * instead.
 */
void LAPACKE_xerbla(const char *name,
                    int info);

/** As LAPACKE_xerbla, for the functions with 64-bit integers. */
void LAPACKE_xerbla64_(const char *name, int64_t info);

/**
 * Whether the functions without _work in their names look for NaN in what they are given, which they
 * then refuse: not if flag is 0. Until this is called the environment variable LAPACKE_NANCHECK decides
 * (0: no), and without it they do.
 */
void LAPACKE_set_nancheck(int flag);

/** As LAPACKE_set_nancheck, which it shares the setting with. */
void LAPACKE_set_nancheck64_(int flag);

/** 1 if inputs are looked at for NaN, else 0. */
int LAPACKE_get_nancheck(void);

/** As LAPACKE_get_nancheck. */
int LAPACKE_get_nancheck64_(void);

/** The version of LAPACK that the interface is of: 3.11.0. */
void LAPACKE_ilaver(int *vers_major, int *vers_minor, int *vers_patch);

/** As LAPACKE_ilaver, with 64-bit integers. */
void LAPACKE_ilaver64_(int64_t *vers_major, int64_t *vers_minor, int64_t *vers_patch);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

/* The integer types of the interface; functions whose names end in 64_ have int64_t instead. */
#ifndef lapack_int
#define lapack_int int
#endif
#ifndef lapack_logical
#define lapack_logical lapack_int
#endif

/* Values of matrix_layout. */
#define LAPACK_ROW_MAJOR 101
#define LAPACK_COL_MAJOR 102

/* Results when memory is short: for work arrays, for matrices in the other layout. */
#define LAPACK_WORK_MEMORY_ERROR (-1010)
#define LAPACK_TRANSPOSE_MEMORY_ERROR (-1011)

#endif /* LUCHO_LAPACKE_H */
