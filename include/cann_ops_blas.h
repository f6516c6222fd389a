/* aclBLAS operators of lucho: batched LU factorization, solution and inversion.
 *
 * Generated from src/surface by `make headers`; not edited by hand. */

#ifndef LUCHO_CANN_OPS_BLAS_H
#define LUCHO_CANN_OPS_BLAS_H

#include <stddef.h>
#include <stdint.h>
#include "acl/acl.h"

/** What every function returns. */
typedef enum aclblasStatus_t {
  /** Done, or queued. */
  ACLBLAS_STATUS_SUCCESS = 0,
  /** The handle was destroyed or never created, or the process is exiting. */
  ACLBLAS_STATUS_NOT_INITIALIZED = 1,
  /** Memory could not be allocated; nothing was queued or written. */
  ACLBLAS_STATUS_ALLOC_FAILED = 2,
  /** An argument is out of range or NULL; nothing was queued or written. */
  ACLBLAS_STATUS_INVALID_VALUE = 3,
  ACLBLAS_STATUS_MAPPING_ERROR = 4,
  /** The work could not be queued, or waiting for earlier work is not possible here. */
  ACLBLAS_STATUS_EXECUTION_FAILED = 5,
  /** The library failed. */
  ACLBLAS_STATUS_INTERNAL_ERROR = 6,
  /** Not implemented; nothing was written. */
  ACLBLAS_STATUS_NOT_SUPPORTED = 7,
  ACLBLAS_STATUS_ARCH_MISMATCH = 8,
  /** The handle is NULL. */
  ACLBLAS_STATUS_HANDLE_IS_NULLPTR = 9,
  /** An enumeration argument has an unlisted value. */
  ACLBLAS_STATUS_INVALID_ENUM = 10,
  ACLBLAS_STATUS_UNKNOWN = 11,
} aclblasStatus_t;

/** op(A): A, its transpose, or its conjugate transpose. */
typedef enum aclblasOperation_t {
  ACLBLAS_OP_N = 111,
  ACLBLAS_OP_T = 112,
  ACLBLAS_OP_C = 113,
} aclblasOperation_t;

/** Which triangle of a matrix is stored. */
typedef enum aclblasFillMode_t {
  ACLBLAS_UPPER = 121,
  ACLBLAS_LOWER = 122,
} aclblasFillMode_t;

/** Whether a diagonal is stored or known to be 1. */
typedef enum aclblasDiagType_t {
  ACLBLAS_NON_UNIT = 131,
  ACLBLAS_UNIT = 132,
} aclblasDiagType_t;

/** On which side of a product a matrix stands. */
typedef enum aclblasSideMode_t {
  ACLBLAS_SIDE_LEFT = 141,
  ACLBLAS_SIDE_RIGHT = 142,
} aclblasSideMode_t;

/** What a handle points to; known to the library only. */
typedef struct _aclblas_handle _aclblas_handle;

/** A set of settings, foremost the stream that operations are queued on (aclblasCreate). */
typedef _aclblas_handle *aclblasHandle_t;

/** A complex number in single precision. */
typedef struct aclblasComplex {
  float real;
  float imag;
} aclblasComplex;

/** A complex number in double precision. */
typedef struct aclblasDoubleComplex {
  double real;
  double imag;
} aclblasDoubleComplex;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * Factors each of `batchSize` n x n matrices in place: A = P L U, L unit lower triangular.
 * Asynchronous on the handle's stream.
 *
 * Aarray: device array of batchSize pointers to column-major matrices with leading dimension lda
 * (in elements, at least max(1, n)). PivotArray: device array of batchSize * n integers; entry
 * i * n + j is the row (from 1) that matrix i's row j + 1 was exchanged with, whole rows and in
 * this order; NULL: no exchanges, A = L U. infoArray: device array of batchSize integers: 0, or k
 * when U(k, k) is exactly zero or NaN, for the smallest such k; the factorization is completed all the
 * same. It may be NULL if PivotArray is.
 *
 * Returns ACLBLAS_STATUS_HANDLE_IS_NULLPTR, then ACLBLAS_STATUS_INVALID_VALUE for n < 0,
 * batchSize < 0, lda < max(1, n); then success with nothing touched if n or batchSize is 0; then
 * ACLBLAS_STATUS_INVALID_VALUE for NULL pointers; ACLBLAS_STATUS_ALLOC_FAILED without memory.
 */
aclblasStatus_t aclblasSgetrfBatched(aclblasHandle_t handle,
                                     int n,
                                     float *const *Aarray,
                                     int lda,
                                     int *PivotArray,
                                     int *infoArray,
                                     int batchSize);

/**
 * Factors each of `batchSize` n x n matrices in place: A = P L U, L unit lower triangular.
 * Asynchronous on the handle's stream.
 *
 * Aarray: device array of batchSize pointers to column-major matrices with leading dimension lda
 * (in elements, at least max(1, n)). PivotArray: device array of batchSize * n integers; entry
 * i * n + j is the row (from 1) that matrix i's row j + 1 was exchanged with, whole rows and in
 * this order; NULL: no exchanges, A = L U. infoArray: device array of batchSize integers: 0, or k
 * when U(k, k) is exactly zero or NaN, for the smallest such k; the factorization is completed all the
 * same. It may be NULL if PivotArray is.
 *
 * Returns ACLBLAS_STATUS_HANDLE_IS_NULLPTR, then ACLBLAS_STATUS_INVALID_VALUE for n < 0,
 * batchSize < 0, lda < max(1, n); then success with nothing touched if n or batchSize is 0; then
 * ACLBLAS_STATUS_INVALID_VALUE for NULL pointers; ACLBLAS_STATUS_ALLOC_FAILED without memory.
 */
aclblasStatus_t aclblasDgetrfBatched(aclblasHandle_t handle,
                                     int n,
                                     double *const *Aarray,
                                     int lda,
                                     int *PivotArray,
                                     int *infoArray,
                                     int batchSize);

/**
 * Factors each of `batchSize` n x n matrices in place: A = P L U, L unit lower triangular.
 * Asynchronous on the handle's stream.
 *
 * Aarray: device array of batchSize pointers to column-major matrices with leading dimension lda
 * (in elements, at least max(1, n)). PivotArray: device array of batchSize * n integers; entry
 * i * n + j is the row (from 1) that matrix i's row j + 1 was exchanged with, whole rows and in
 * this order; NULL: no exchanges, A = L U. infoArray: device array of batchSize integers: 0, or k
 * when U(k, k) is exactly zero or NaN, for the smallest such k; the factorization is completed all the
 * same. It may be NULL if PivotArray is.
 *
 * Returns ACLBLAS_STATUS_HANDLE_IS_NULLPTR, then ACLBLAS_STATUS_INVALID_VALUE for n < 0,
 * batchSize < 0, lda < max(1, n); then success with nothing touched if n or batchSize is 0; then
 * ACLBLAS_STATUS_INVALID_VALUE for NULL pointers; ACLBLAS_STATUS_ALLOC_FAILED without memory.
 */
aclblasStatus_t aclblasCgetrfBatched(aclblasHandle_t handle,
                                     int n,
                                     aclblasComplex *const *Aarray,
                                     int lda,
                                     int *PivotArray,
                                     int *infoArray,
                                     int batchSize);

/**
 * Factors each of `batchSize` n x n matrices in place: A = P L U, L unit lower triangular.
 * Asynchronous on the handle's stream.
 *
 * Aarray: device array of batchSize pointers to column-major matrices with leading dimension lda
 * (in elements, at least max(1, n)). PivotArray: device array of batchSize * n integers; entry
 * i * n + j is the row (from 1) that matrix i's row j + 1 was exchanged with, whole rows and in
 * this order; NULL: no exchanges, A = L U. infoArray: device array of batchSize integers: 0, or k
 * when U(k, k) is exactly zero or NaN, for the smallest such k; the factorization is completed all the
 * same. It may be NULL if PivotArray is.
 *
 * Returns ACLBLAS_STATUS_HANDLE_IS_NULLPTR, then ACLBLAS_STATUS_INVALID_VALUE for n < 0,
 * batchSize < 0, lda < max(1, n); then success with nothing touched if n or batchSize is 0; then
 * ACLBLAS_STATUS_INVALID_VALUE for NULL pointers; ACLBLAS_STATUS_ALLOC_FAILED without memory.
 */
aclblasStatus_t aclblasZgetrfBatched(aclblasHandle_t handle,
                                     int n,
                                     aclblasDoubleComplex *const *Aarray,
                                     int lda,
                                     int *PivotArray,
                                     int *infoArray,
                                     int batchSize);

/**
 * Computes the inverse of each of `batchSize` n x n matrices from the factors and pivots left by
 * getrfBatched, out of place: A is only read, C becomes the inverse and must not overlap A.
 * Asynchronous on the handle's stream.
 *
 * Aarray, Carray: device arrays of batchSize pointers to column-major matrices with leading
 * dimensions lda and ldc (at least max(1, n)). PivotArray: device array of batchSize * n pivots,
 * or NULL for none. infoArray: device array of batchSize integers: 0, or k when U(k, k) is exactly
 * zero, for the smallest such k: there is no inverse and C is left as it is.
 *
 * Returns ACLBLAS_STATUS_HANDLE_IS_NULLPTR, then ACLBLAS_STATUS_INVALID_VALUE for n < 0,
 * batchSize < 0, lda, ldc < max(1, n); then success with nothing touched if n or batchSize is 0;
 * then ACLBLAS_STATUS_INVALID_VALUE for a NULL Aarray, Carray or infoArray;
 * ACLBLAS_STATUS_ALLOC_FAILED without memory. A pivot outside 1..n leaves its C as it is, sets its
 * info to -5 and fails the stream.
 */
aclblasStatus_t aclblasSgetriBatched(aclblasHandle_t handle,
                                     int n,
                                     const float *const *Aarray,
                                     int lda,
                                     const int *PivotArray,
                                     float *const *Carray,
                                     int ldc,
                                     int *infoArray,
                                     int batchSize);

/**
 * Computes the inverse of each of `batchSize` n x n matrices from the factors and pivots left by
 * getrfBatched, out of place: A is only read, C becomes the inverse and must not overlap A.
 * Asynchronous on the handle's stream.
 *
 * Aarray, Carray: device arrays of batchSize pointers to column-major matrices with leading
 * dimensions lda and ldc (at least max(1, n)). PivotArray: device array of batchSize * n pivots,
 * or NULL for none. infoArray: device array of batchSize integers: 0, or k when U(k, k) is exactly
 * zero, for the smallest such k: there is no inverse and C is left as it is.
 *
 * Returns ACLBLAS_STATUS_HANDLE_IS_NULLPTR, then ACLBLAS_STATUS_INVALID_VALUE for n < 0,
 * batchSize < 0, lda, ldc < max(1, n); then success with nothing touched if n or batchSize is 0;
 * then ACLBLAS_STATUS_INVALID_VALUE for a NULL Aarray, Carray or infoArray;
 * ACLBLAS_STATUS_ALLOC_FAILED without memory. A pivot outside 1..n leaves its C as it is, sets its
 * info to -5 and fails the stream.
 */
aclblasStatus_t aclblasDgetriBatched(aclblasHandle_t handle,
                                     int n,
                                     const double *const *Aarray,
                                     int lda,
                                     const int *PivotArray,
                                     double *const *Carray,
                                     int ldc,
                                     int *infoArray,
                                     int batchSize);

/**
 * Computes the inverse of each of `batchSize` n x n matrices from the factors and pivots left by
 * getrfBatched, out of place: A is only read, C becomes the inverse and must not overlap A.
 * Asynchronous on the handle's stream.
 *
 * Aarray, Carray: device arrays of batchSize pointers to column-major matrices with leading
 * dimensions lda and ldc (at least max(1, n)). PivotArray: device array of batchSize * n pivots,
 * or NULL for none. infoArray: device array of batchSize integers: 0, or k when U(k, k) is exactly
 * zero, for the smallest such k: there is no inverse and C is left as it is.
 *
 * Returns ACLBLAS_STATUS_HANDLE_IS_NULLPTR, then ACLBLAS_STATUS_INVALID_VALUE for n < 0,
 * batchSize < 0, lda, ldc < max(1, n); then success with nothing touched if n or batchSize is 0;
 * then ACLBLAS_STATUS_INVALID_VALUE for a NULL Aarray, Carray or infoArray;
 * ACLBLAS_STATUS_ALLOC_FAILED without memory. A pivot outside 1..n leaves its C as it is, sets its
 * info to -5 and fails the stream.
 */
aclblasStatus_t aclblasCgetriBatched(aclblasHandle_t handle,
                                     int n,
                                     const aclblasComplex *const *Aarray,
                                     int lda,
                                     const int *PivotArray,
                                     aclblasComplex *const *Carray,
                                     int ldc,
                                     int *infoArray,
                                     int batchSize);

/**
 * Computes the inverse of each of `batchSize` n x n matrices from the factors and pivots left by
 * getrfBatched, out of place: A is only read, C becomes the inverse and must not overlap A.
 * Asynchronous on the handle's stream.
 *
 * Aarray, Carray: device arrays of batchSize pointers to column-major matrices with leading
 * dimensions lda and ldc (at least max(1, n)). PivotArray: device array of batchSize * n pivots,
 * or NULL for none. infoArray: device array of batchSize integers: 0, or k when U(k, k) is exactly
 * zero, for the smallest such k: there is no inverse and C is left as it is.
 *
 * Returns ACLBLAS_STATUS_HANDLE_IS_NULLPTR, then ACLBLAS_STATUS_INVALID_VALUE for n < 0,
 * batchSize < 0, lda, ldc < max(1, n); then success with nothing touched if n or batchSize is 0;
 * then ACLBLAS_STATUS_INVALID_VALUE for a NULL Aarray, Carray or infoArray;
 * ACLBLAS_STATUS_ALLOC_FAILED without memory. A pivot outside 1..n leaves its C as it is, sets its
 * info to -5 and fails the stream.
 */
aclblasStatus_t aclblasZgetriBatched(aclblasHandle_t handle,
                                     int n,
                                     const aclblasDoubleComplex *const *Aarray,
                                     int lda,
                                     const int *PivotArray,
                                     aclblasDoubleComplex *const *Carray,
                                     int ldc,
                                     int *infoArray,
                                     int batchSize);

/**
 * Solves op(A) X = B for each of `batchCount` systems with the factors and pivots left by
 * getrfBatched. B (n x nrhs) becomes X; A is only read. Asynchronous on the handle's stream.
 *
 * Aarray, Barray: device arrays of batchCount pointers to column-major matrices with leading
 * dimensions lda and ldb (at least max(1, n)). devIpiv: device array of batchCount * n pivots, or
 * NULL for none. info: one integer on the host, written before the function returns, or NULL: 0,
 * or -i if argument i (the handle is 1) was refused.
 *
 * Returns ACLBLAS_STATUS_HANDLE_IS_NULLPTR; ACLBLAS_STATUS_INVALID_ENUM for trans;
 * ACLBLAS_STATUS_INVALID_VALUE for n < 0, nrhs < 0, lda, ldb < max(1, n), batchCount < 0, in this
 * order; then success with nothing touched if one of the sizes is 0; then
 * ACLBLAS_STATUS_INVALID_VALUE for NULL pointers; ACLBLAS_STATUS_ALLOC_FAILED without memory.
 * A pivot outside 1..n leaves its system as it is and fails the stream.
 */
aclblasStatus_t aclblasSgetrsBatched(aclblasHandle_t handle,
                                     aclblasOperation_t trans,
                                     int n,
                                     int nrhs,
                                     const float *const *Aarray,
                                     int lda,
                                     const int *devIpiv,
                                     float *const *Barray,
                                     int ldb,
                                     int *info,
                                     int batchCount);

/**
 * Solves op(A) X = B for each of `batchCount` systems with the factors and pivots left by
 * getrfBatched. B (n x nrhs) becomes X; A is only read. Asynchronous on the handle's stream.
 *
 * Aarray, Barray: device arrays of batchCount pointers to column-major matrices with leading
 * dimensions lda and ldb (at least max(1, n)). devIpiv: device array of batchCount * n pivots, or
 * NULL for none. info: one integer on the host, written before the function returns, or NULL: 0,
 * or -i if argument i (the handle is 1) was refused.
 *
 * Returns ACLBLAS_STATUS_HANDLE_IS_NULLPTR; ACLBLAS_STATUS_INVALID_ENUM for trans;
 * ACLBLAS_STATUS_INVALID_VALUE for n < 0, nrhs < 0, lda, ldb < max(1, n), batchCount < 0, in this
 * order; then success with nothing touched if one of the sizes is 0; then
 * ACLBLAS_STATUS_INVALID_VALUE for NULL pointers; ACLBLAS_STATUS_ALLOC_FAILED without memory.
 * A pivot outside 1..n leaves its system as it is and fails the stream.
 */
aclblasStatus_t aclblasDgetrsBatched(aclblasHandle_t handle,
                                     aclblasOperation_t trans,
                                     int n,
                                     int nrhs,
                                     const double *const *Aarray,
                                     int lda,
                                     const int *devIpiv,
                                     double *const *Barray,
                                     int ldb,
                                     int *info,
                                     int batchCount);

/**
 * Solves op(A) X = B for each of `batchCount` systems with the factors and pivots left by
 * getrfBatched. B (n x nrhs) becomes X; A is only read. Asynchronous on the handle's stream.
 *
 * Aarray, Barray: device arrays of batchCount pointers to column-major matrices with leading
 * dimensions lda and ldb (at least max(1, n)). devIpiv: device array of batchCount * n pivots, or
 * NULL for none. info: one integer on the host, written before the function returns, or NULL: 0,
 * or -i if argument i (the handle is 1) was refused.
 *
 * Returns ACLBLAS_STATUS_HANDLE_IS_NULLPTR; ACLBLAS_STATUS_INVALID_ENUM for trans;
 * ACLBLAS_STATUS_INVALID_VALUE for n < 0, nrhs < 0, lda, ldb < max(1, n), batchCount < 0, in this
 * order; then success with nothing touched if one of the sizes is 0; then
 * ACLBLAS_STATUS_INVALID_VALUE for NULL pointers; ACLBLAS_STATUS_ALLOC_FAILED without memory.
 * A pivot outside 1..n leaves its system as it is and fails the stream.
 */
aclblasStatus_t aclblasCgetrsBatched(aclblasHandle_t handle,
                                     aclblasOperation_t trans,
                                     int n,
                                     int nrhs,
                                     const aclblasComplex *const *Aarray,
                                     int lda,
                                     const int *devIpiv,
                                     aclblasComplex *const *Barray,
                                     int ldb,
                                     int *info,
                                     int batchCount);

/**
 * Solves op(A) X = B for each of `batchCount` systems with the factors and pivots left by
 * getrfBatched. B (n x nrhs) becomes X; A is only read. Asynchronous on the handle's stream.
 *
 * Aarray, Barray: device arrays of batchCount pointers to column-major matrices with leading
 * dimensions lda and ldb (at least max(1, n)). devIpiv: device array of batchCount * n pivots, or
 * NULL for none. info: one integer on the host, written before the function returns, or NULL: 0,
 * or -i if argument i (the handle is 1) was refused.
 *
 * Returns ACLBLAS_STATUS_HANDLE_IS_NULLPTR; ACLBLAS_STATUS_INVALID_ENUM for trans;
 * ACLBLAS_STATUS_INVALID_VALUE for n < 0, nrhs < 0, lda, ldb < max(1, n), batchCount < 0, in this
 * order; then success with nothing touched if one of the sizes is 0; then
 * ACLBLAS_STATUS_INVALID_VALUE for NULL pointers; ACLBLAS_STATUS_ALLOC_FAILED without memory.
 * A pivot outside 1..n leaves its system as it is and fails the stream.
 */
aclblasStatus_t aclblasZgetrsBatched(aclblasHandle_t handle,
                                     aclblasOperation_t trans,
                                     int n,
                                     int nrhs,
                                     const aclblasDoubleComplex *const *Aarray,
                                     int lda,
                                     const int *devIpiv,
                                     aclblasDoubleComplex *const *Barray,
                                     int ldb,
                                     int *info,
                                     int batchCount);

/** Creates a handle, bound to the default stream. `handle` NULL is ACLBLAS_STATUS_HANDLE_IS_NULLPTR. */
aclblasStatus_t aclblasCreate(aclblasHandle_t *handle);

/** Waits for the handle's stream and destroys the handle. The stream may have been destroyed before. */
aclblasStatus_t aclblasDestroy(aclblasHandle_t handle);

/** Waits for the handle's stream, then binds the handle to another one; NULL is the default stream. */
aclblasStatus_t aclblasSetStream(aclblasHandle_t handle, aclrtStream stream);

/** Stores the stream the handle is bound to; NULL is the default stream. */
aclblasStatus_t aclblasGetStream(aclblasHandle_t handle, aclrtStream *stream);

/**
 * Offers memory for intermediate results. It is not needed: the library has its own. NULL or size 0
 * is ACLBLAS_STATUS_INVALID_VALUE.
 */
aclblasStatus_t aclblasSetWorkspace(aclblasHandle_t handle,
                                    void *workspace,
                                    size_t workspaceSizeInBytes);

/** Stores the version of the interface, 10000 for 1.0.0. `handle` may be NULL. */
aclblasStatus_t aclblasGetVersion(aclblasHandle_t handle, int *version);

/**
 * Computes the inverse of each of `batchSize` n x n matrices, n <= 32. A is only read and must
 * not overlap Ainv. Asynchronous on the handle's stream.
 *
 * A, Ainv: device arrays of batchSize pointers to column-major matrices with leading dimensions
 * lda and lda_inv (at least max(1, n)). info: device array of batchSize integers: 0, or k when the
 * k-th pivot of the LU factorization is exactly zero or NaN, for the smallest such k; then Ainv holds no
 * inverse.
 *
 * Returns ACLBLAS_STATUS_HANDLE_IS_NULLPTR, then ACLBLAS_STATUS_INVALID_VALUE for n < 0, n > 32,
 * batchSize < 0, lda, lda_inv < max(1, n); then success with nothing touched if n or batchSize is
 * 0; then ACLBLAS_STATUS_INVALID_VALUE for NULL pointers; ACLBLAS_STATUS_ALLOC_FAILED without
 * memory.
 */
aclblasStatus_t aclblasSmatinvBatched(aclblasHandle_t handle,
                                      int n,
                                      const float *const *A,
                                      int lda,
                                      float *const *Ainv,
                                      int lda_inv,
                                      int *info,
                                      int batchSize);

/**
 * Computes the inverse of each of `batchSize` n x n matrices, n <= 32. A is only read and must
 * not overlap Ainv. Asynchronous on the handle's stream.
 *
 * A, Ainv: device arrays of batchSize pointers to column-major matrices with leading dimensions
 * lda and lda_inv (at least max(1, n)). info: device array of batchSize integers: 0, or k when the
 * k-th pivot of the LU factorization is exactly zero or NaN, for the smallest such k; then Ainv holds no
 * inverse.
 *
 * Returns ACLBLAS_STATUS_HANDLE_IS_NULLPTR, then ACLBLAS_STATUS_INVALID_VALUE for n < 0, n > 32,
 * batchSize < 0, lda, lda_inv < max(1, n); then success with nothing touched if n or batchSize is
 * 0; then ACLBLAS_STATUS_INVALID_VALUE for NULL pointers; ACLBLAS_STATUS_ALLOC_FAILED without
 * memory.
 */
aclblasStatus_t aclblasDmatinvBatched(aclblasHandle_t handle,
                                      int n,
                                      const double *const *A,
                                      int lda,
                                      double *const *Ainv,
                                      int lda_inv,
                                      int *info,
                                      int batchSize);

/**
 * Computes the inverse of each of `batchSize` n x n matrices, n <= 32. A is only read and must
 * not overlap Ainv. Asynchronous on the handle's stream.
 *
 * A, Ainv: device arrays of batchSize pointers to column-major matrices with leading dimensions
 * lda and lda_inv (at least max(1, n)). info: device array of batchSize integers: 0, or k when the
 * k-th pivot of the LU factorization is exactly zero or NaN, for the smallest such k; then Ainv holds no
 * inverse.
 *
 * Returns ACLBLAS_STATUS_HANDLE_IS_NULLPTR, then ACLBLAS_STATUS_INVALID_VALUE for n < 0, n > 32,
 * batchSize < 0, lda, lda_inv < max(1, n); then success with nothing touched if n or batchSize is
 * 0; then ACLBLAS_STATUS_INVALID_VALUE for NULL pointers; ACLBLAS_STATUS_ALLOC_FAILED without
 * memory.
 */
aclblasStatus_t aclblasCmatinvBatched(aclblasHandle_t handle,
                                      int n,
                                      const aclblasComplex *const *A,
                                      int lda,
                                      aclblasComplex *const *Ainv,
                                      int lda_inv,
                                      int *info,
                                      int batchSize);

/**
 * Computes the inverse of each of `batchSize` n x n matrices, n <= 32. A is only read and must
 * not overlap Ainv. Asynchronous on the handle's stream.
 *
 * A, Ainv: device arrays of batchSize pointers to column-major matrices with leading dimensions
 * lda and lda_inv (at least max(1, n)). info: device array of batchSize integers: 0, or k when the
 * k-th pivot of the LU factorization is exactly zero or NaN, for the smallest such k; then Ainv holds no
 * inverse.
 *
 * Returns ACLBLAS_STATUS_HANDLE_IS_NULLPTR, then ACLBLAS_STATUS_INVALID_VALUE for n < 0, n > 32,
 * batchSize < 0, lda, lda_inv < max(1, n); then success with nothing touched if n or batchSize is
 * 0; then ACLBLAS_STATUS_INVALID_VALUE for NULL pointers; ACLBLAS_STATUS_ALLOC_FAILED without
 * memory.
 */
aclblasStatus_t aclblasZmatinvBatched(aclblasHandle_t handle,
                                      int n,
                                      const aclblasDoubleComplex *const *A,
                                      int lda,
                                      aclblasDoubleComplex *const *Ainv,
                                      int lda_inv,
                                      int *info,
                                      int batchSize);

/**
 * QR factorization of each of `batchSize` m x n matrices. Not implemented: arguments are checked,
 * then ACLBLAS_STATUS_NOT_SUPPORTED is returned and nothing is written but info.
 *
 * info: one integer on the host: 0, or -i if argument i (the handle is 1) was refused; NULL is
 * ACLBLAS_STATUS_INVALID_VALUE. Refused are m, n < 0, lda < max(1, m), batchSize < 0; success with
 * nothing to do if one of the sizes is 0; then NULL pointers are refused.
 */
aclblasStatus_t aclblasSgeqrfBatched(aclblasHandle_t handle,
                                     int m,
                                     int n,
                                     float *const *Aarray,
                                     int lda,
                                     float *const *TauArray,
                                     int *info,
                                     int batchSize);

/**
 * QR factorization of each of `batchSize` m x n matrices. Not implemented: arguments are checked,
 * then ACLBLAS_STATUS_NOT_SUPPORTED is returned and nothing is written but info.
 *
 * info: one integer on the host: 0, or -i if argument i (the handle is 1) was refused; NULL is
 * ACLBLAS_STATUS_INVALID_VALUE. Refused are m, n < 0, lda < max(1, m), batchSize < 0; success with
 * nothing to do if one of the sizes is 0; then NULL pointers are refused.
 */
aclblasStatus_t aclblasDgeqrfBatched(aclblasHandle_t handle,
                                     int m,
                                     int n,
                                     double *const *Aarray,
                                     int lda,
                                     double *const *TauArray,
                                     int *info,
                                     int batchSize);

/**
 * QR factorization of each of `batchSize` m x n matrices. Not implemented: arguments are checked,
 * then ACLBLAS_STATUS_NOT_SUPPORTED is returned and nothing is written but info.
 *
 * info: one integer on the host: 0, or -i if argument i (the handle is 1) was refused; NULL is
 * ACLBLAS_STATUS_INVALID_VALUE. Refused are m, n < 0, lda < max(1, m), batchSize < 0; success with
 * nothing to do if one of the sizes is 0; then NULL pointers are refused.
 */
aclblasStatus_t aclblasCgeqrfBatched(aclblasHandle_t handle,
                                     int m,
                                     int n,
                                     aclblasComplex *const *Aarray,
                                     int lda,
                                     aclblasComplex *const *TauArray,
                                     int *info,
                                     int batchSize);

/**
 * QR factorization of each of `batchSize` m x n matrices. Not implemented: arguments are checked,
 * then ACLBLAS_STATUS_NOT_SUPPORTED is returned and nothing is written but info.
 *
 * info: one integer on the host: 0, or -i if argument i (the handle is 1) was refused; NULL is
 * ACLBLAS_STATUS_INVALID_VALUE. Refused are m, n < 0, lda < max(1, m), batchSize < 0; success with
 * nothing to do if one of the sizes is 0; then NULL pointers are refused.
 */
aclblasStatus_t aclblasZgeqrfBatched(aclblasHandle_t handle,
                                     int m,
                                     int n,
                                     aclblasDoubleComplex *const *Aarray,
                                     int lda,
                                     aclblasDoubleComplex *const *TauArray,
                                     int *info,
                                     int batchSize);

/**
 * Least squares for each of `batchSize` m x n matrices. Not implemented: arguments are checked,
 * then ACLBLAS_STATUS_NOT_SUPPORTED is returned and nothing is written.
 *
 * Refused are an unlisted trans (ACLBLAS_STATUS_INVALID_ENUM), m, n, nrhs < 0, lda < max(1, m),
 * ldc < max(1, m, n), batchSize < 0; success with nothing to do if batchSize or nrhs is 0; then a
 * NULL Aarray or Carray is refused.
 */
aclblasStatus_t aclblasSgelsBatched(aclblasHandle_t handle,
                                    aclblasOperation_t trans,
                                    int m,
                                    int n,
                                    int nrhs,
                                    float *const *Aarray,
                                    int lda,
                                    float *const *Carray,
                                    int ldc,
                                    int *devInfo,
                                    int batchSize);

/**
 * Least squares for each of `batchSize` m x n matrices. Not implemented: arguments are checked,
 * then ACLBLAS_STATUS_NOT_SUPPORTED is returned and nothing is written.
 *
 * Refused are an unlisted trans (ACLBLAS_STATUS_INVALID_ENUM), m, n, nrhs < 0, lda < max(1, m),
 * ldc < max(1, m, n), batchSize < 0; success with nothing to do if batchSize or nrhs is 0; then a
 * NULL Aarray or Carray is refused.
 */
aclblasStatus_t aclblasDgelsBatched(aclblasHandle_t handle,
                                    aclblasOperation_t trans,
                                    int m,
                                    int n,
                                    int nrhs,
                                    double *const *Aarray,
                                    int lda,
                                    double *const *Carray,
                                    int ldc,
                                    int *devInfo,
                                    int batchSize);

/**
 * Least squares for each of `batchSize` m x n matrices. Not implemented: arguments are checked,
 * then ACLBLAS_STATUS_NOT_SUPPORTED is returned and nothing is written.
 *
 * Refused are an unlisted trans (ACLBLAS_STATUS_INVALID_ENUM), m, n, nrhs < 0, lda < max(1, m),
 * ldc < max(1, m, n), batchSize < 0; success with nothing to do if batchSize or nrhs is 0; then a
 * NULL Aarray or Carray is refused.
 */
aclblasStatus_t aclblasCgelsBatched(aclblasHandle_t handle,
                                    aclblasOperation_t trans,
                                    int m,
                                    int n,
                                    int nrhs,
                                    aclblasComplex *const *Aarray,
                                    int lda,
                                    aclblasComplex *const *Carray,
                                    int ldc,
                                    int *devInfo,
                                    int batchSize);

/**
 * Least squares for each of `batchSize` m x n matrices. Not implemented: arguments are checked,
 * then ACLBLAS_STATUS_NOT_SUPPORTED is returned and nothing is written.
 *
 * Refused are an unlisted trans (ACLBLAS_STATUS_INVALID_ENUM), m, n, nrhs < 0, lda < max(1, m),
 * ldc < max(1, m, n), batchSize < 0; success with nothing to do if batchSize or nrhs is 0; then a
 * NULL Aarray or Carray is refused.
 */
aclblasStatus_t aclblasZgelsBatched(aclblasHandle_t handle,
                                    aclblasOperation_t trans,
                                    int m,
                                    int n,
                                    int nrhs,
                                    aclblasDoubleComplex *const *Aarray,
                                    int lda,
                                    aclblasDoubleComplex *const *Carray,
                                    int ldc,
                                    int *devInfo,
                                    int batchSize);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif /* LUCHO_CANN_OPS_BLAS_H */
