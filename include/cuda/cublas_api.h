/* cuBLAS of lucho: BLAS on the virtual device.
 *
 * Generated from src/surface by `make headers`; not edited by hand. */

#ifndef LUCHO_CUDA_CUBLAS_API_H
#define LUCHO_CUDA_CUBLAS_API_H

#include <stddef.h>
#include <stdint.h>
#include "driver_types.h"
#include "cuComplex.h"
#include "cuda_fp16.h"
#include "cuda_bf16.h"
#include "library_types.h"

#ifdef __cplusplus
#include "cuda_runtime.h"
#endif

#ifndef CUBLASAPI
#define CUBLASAPI
#endif
#ifndef CUBLASWINAPI
#define CUBLASWINAPI
#endif

/* The cuBLAS that came with the version of CUDA. */
#if LUCHO_CUDA_VERSION >= 13000
#define CUBLAS_VER_MAJOR 13
#define CUBLAS_VER_MINOR 0
#define CUBLAS_VER_PATCH 0
#define CUBLAS_VER_BUILD 19
#elif LUCHO_CUDA_VERSION >= 12000
#define CUBLAS_VER_MAJOR 12
#define CUBLAS_VER_MINOR 9
#define CUBLAS_VER_PATCH 1
#define CUBLAS_VER_BUILD 4
#else
#define CUBLAS_VER_MAJOR 11
#define CUBLAS_VER_MINOR 11
#define CUBLAS_VER_PATCH 3
#define CUBLAS_VER_BUILD 6
#endif
#define CUBLAS_VERSION (CUBLAS_VER_MAJOR * 10000 + CUBLAS_VER_MINOR * 100 + CUBLAS_VER_PATCH)

/* Element types under an old name. */
typedef cudaDataType cublasDataType_t;

/** What every function returns. */
typedef enum cublasStatus_t {
  /** Done, or queued. */
  CUBLAS_STATUS_SUCCESS = 0,
  /** The handle is NULL, was destroyed or never created, or the process is exiting. */
  CUBLAS_STATUS_NOT_INITIALIZED = 1,
  /** Memory could not be allocated; nothing was queued or written. */
  CUBLAS_STATUS_ALLOC_FAILED = 3,
  /** An argument is out of range, unlisted or NULL; nothing was queued or written. */
  CUBLAS_STATUS_INVALID_VALUE = 7,
  CUBLAS_STATUS_ARCH_MISMATCH = 8,
  /** A copy between host and device is not possible. */
  CUBLAS_STATUS_MAPPING_ERROR = 11,
  /** The work could not be queued, or waiting for it is not possible here. */
  CUBLAS_STATUS_EXECUTION_FAILED = 13,
  /** The library failed. */
  CUBLAS_STATUS_INTERNAL_ERROR = 14,
  /** Not implemented; nothing was written. */
  CUBLAS_STATUS_NOT_SUPPORTED = 15,
  CUBLAS_STATUS_LICENSE_ERROR = 16,
} cublasStatus_t;

/** Whose memory scalar arguments and scalar results are in. */
typedef enum cublasPointerMode_t {
  /** Scalars are read at the call, and results are there when it returns. */
  CUBLAS_POINTER_MODE_HOST = 0,
  /** Scalars are read, and results written, when the stream comes to the work. */
  CUBLAS_POINTER_MODE_DEVICE = 1,
} cublasPointerMode_t;

/** op(A): A, its transpose, or its conjugate transpose. */
typedef enum cublasOperation_t {
  CUBLAS_OP_N = 0,
  CUBLAS_OP_T = 1,
  CUBLAS_OP_C = 2,
  /** CUBLAS_OP_C, under its old and misspelt name. */
  CUBLAS_OP_HERMITAN = 2,
  /** The conjugate, not transposed: not supported. */
  CUBLAS_OP_CONJG = 3,
} cublasOperation_t;

/**
 * Which arithmetic may stand for the one asked for. Kept, and not acted upon: products are as exact as
 * the plain ones in every mode.
 */
typedef enum cublasMath_t {
  CUBLAS_DEFAULT_MATH = 0,
  CUBLAS_TENSOR_OP_MATH = 1,
  CUBLAS_PEDANTIC_MATH = 2,
  CUBLAS_TF32_TENSOR_OP_MATH = 3,
  CUBLAS_FP32_EMULATED_BF16X9_MATH = 4,
  /** May be added to the others. */
  CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION = 16,
} cublasMath_t;

/** Whether results may differ from run to run. They never do here. */
typedef enum cublasAtomicsMode_t {
  CUBLAS_ATOMICS_NOT_ALLOWED = 0,
  CUBLAS_ATOMICS_ALLOWED = 1,
} cublasAtomicsMode_t;

/** When arithmetic may be emulated by narrower one. Kept, and not acted upon. */
typedef enum cublasEmulationStrategy_t {
  CUBLAS_EMULATION_STRATEGY_DEFAULT = 0,
  CUBLAS_EMULATION_STRATEGY_PERFORMANT = 1,
  CUBLAS_EMULATION_STRATEGY_EAGER = 2,
} cublasEmulationStrategy_t;

/** Which triangle of a matrix is stored. */
typedef enum cublasFillMode_t {
  CUBLAS_FILL_MODE_LOWER = 0,
  CUBLAS_FILL_MODE_UPPER = 1,
  /** All of it. */
  CUBLAS_FILL_MODE_FULL = 2,
} cublasFillMode_t;

/** Whether a diagonal is stored or known to be 1. */
typedef enum cublasDiagType_t {
  CUBLAS_DIAG_NON_UNIT = 0,
  CUBLAS_DIAG_UNIT = 1,
} cublasDiagType_t;

/** On which side of a product a matrix stands. */
typedef enum cublasSideMode_t {
  CUBLAS_SIDE_LEFT = 0,
  CUBLAS_SIDE_RIGHT = 1,
} cublasSideMode_t;

/** Algorithms of the products that let one be chosen. There is one here, whatever is chosen. */
typedef enum cublasGemmAlgo_t {
  CUBLAS_GEMM_DFALT = -1,
  CUBLAS_GEMM_DEFAULT = -1,
  CUBLAS_GEMM_ALGO0 = 0,
  CUBLAS_GEMM_ALGO1 = 1,
  CUBLAS_GEMM_ALGO2 = 2,
  CUBLAS_GEMM_ALGO3 = 3,
  CUBLAS_GEMM_ALGO4 = 4,
  CUBLAS_GEMM_ALGO5 = 5,
  CUBLAS_GEMM_ALGO6 = 6,
  CUBLAS_GEMM_ALGO7 = 7,
  CUBLAS_GEMM_ALGO8 = 8,
  CUBLAS_GEMM_ALGO9 = 9,
  CUBLAS_GEMM_ALGO10 = 10,
  CUBLAS_GEMM_ALGO11 = 11,
  CUBLAS_GEMM_ALGO12 = 12,
  CUBLAS_GEMM_ALGO13 = 13,
  CUBLAS_GEMM_ALGO14 = 14,
  CUBLAS_GEMM_ALGO15 = 15,
  CUBLAS_GEMM_ALGO16 = 16,
  CUBLAS_GEMM_ALGO17 = 17,
  CUBLAS_GEMM_ALGO18 = 18,
  CUBLAS_GEMM_ALGO19 = 19,
  CUBLAS_GEMM_ALGO20 = 20,
  CUBLAS_GEMM_ALGO21 = 21,
  CUBLAS_GEMM_ALGO22 = 22,
  CUBLAS_GEMM_ALGO23 = 23,
  CUBLAS_GEMM_DEFAULT_TENSOR_OP = 99,
  CUBLAS_GEMM_DFALT_TENSOR_OP = 99,
  CUBLAS_GEMM_ALGO0_TENSOR_OP = 100,
  CUBLAS_GEMM_ALGO1_TENSOR_OP = 101,
  CUBLAS_GEMM_ALGO2_TENSOR_OP = 102,
  CUBLAS_GEMM_ALGO3_TENSOR_OP = 103,
  CUBLAS_GEMM_ALGO4_TENSOR_OP = 104,
  CUBLAS_GEMM_ALGO5_TENSOR_OP = 105,
  CUBLAS_GEMM_ALGO6_TENSOR_OP = 106,
  CUBLAS_GEMM_ALGO7_TENSOR_OP = 107,
  CUBLAS_GEMM_ALGO8_TENSOR_OP = 108,
  CUBLAS_GEMM_ALGO9_TENSOR_OP = 109,
  CUBLAS_GEMM_ALGO10_TENSOR_OP = 110,
  CUBLAS_GEMM_ALGO11_TENSOR_OP = 111,
  CUBLAS_GEMM_ALGO12_TENSOR_OP = 112,
  CUBLAS_GEMM_ALGO13_TENSOR_OP = 113,
  CUBLAS_GEMM_ALGO14_TENSOR_OP = 114,
  CUBLAS_GEMM_ALGO15_TENSOR_OP = 115,
} cublasGemmAlgo_t;

/** In which type a product is accumulated. */
typedef enum cublasComputeType_t {
  CUBLAS_COMPUTE_16F = 64,
  CUBLAS_COMPUTE_16F_PEDANTIC = 65,
  CUBLAS_COMPUTE_32F = 68,
  CUBLAS_COMPUTE_32F_PEDANTIC = 69,
  CUBLAS_COMPUTE_32F_FAST_16F = 74,
  CUBLAS_COMPUTE_32F_FAST_16BF = 75,
  CUBLAS_COMPUTE_32F_FAST_TF32 = 77,
  CUBLAS_COMPUTE_32F_EMULATED_16BFX9 = 78,
  CUBLAS_COMPUTE_64F = 70,
  CUBLAS_COMPUTE_64F_PEDANTIC = 71,
  CUBLAS_COMPUTE_32I = 72,
  CUBLAS_COMPUTE_32I_PEDANTIC = 73,
} cublasComputeType_t;

/** What a handle points to; known to the library only. */
typedef struct cublasContext cublasContext;

/** A set of settings, foremost the stream that work is queued on (cublasCreate). */
typedef cublasContext *cublasHandle_t;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/** Creates a handle: default stream, scalars on the host. `handle` NULL is CUBLAS_STATUS_INVALID_VALUE. */
cublasStatus_t cublasCreate_v2(cublasHandle_t *handle);

/**
 * Waits for all work of the device and destroys the handle. Its stream may have been destroyed before,
 * and the device reset. CUBLAS_STATUS_EXECUTION_FAILED inside a host function of a stream.
 */
cublasStatus_t cublasDestroy_v2(cublasHandle_t handle);

/**
 * Has the handle's work go to another stream from now on; 0 and cudaStreamLegacy are the default stream,
 * cudaStreamPerThread is that of the thread that calls. CUBLAS_STATUS_INVALID_VALUE if there is no such stream.
 */
cublasStatus_t cublasSetStream_v2(cublasHandle_t handle,
                                  cudaStream_t streamId);

/** Stores the stream as it was set, at first 0. */
cublasStatus_t cublasGetStream_v2(cublasHandle_t handle, cudaStream_t *streamId);

/**
 * Says whether scalar arguments and results of later calls are the host's or the device's.
 * CUBLAS_STATUS_INVALID_VALUE for an unlisted mode.
 */
cublasStatus_t cublasSetPointerMode_v2(cublasHandle_t handle, cublasPointerMode_t mode);

/** Stores the pointer mode, at first CUBLAS_POINTER_MODE_HOST. */
cublasStatus_t cublasGetPointerMode_v2(cublasHandle_t handle, cublasPointerMode_t *mode);

/** Offers memory for intermediate results. It is not needed, and not looked at: the library has its own. */
cublasStatus_t cublasSetWorkspace_v2(cublasHandle_t handle,
                                     void *workspace,
                                     size_t workspaceSizeInBytes);

/**
 * Stores the sum of x_i y_i over n elements, incx and incy apart; a negative increment counts from the
 * far end of its vector. 0 for n <= 0. With CUBLAS_POINTER_MODE_HOST waits for the stream.
 *
 * CUBLAS_STATUS_INVALID_VALUE if result, x or y is NULL; CUBLAS_STATUS_EXECUTION_FAILED where the stream
 * cannot be waited for (inside a host function, or while it is captured).
 */
cublasStatus_t cublasSdot_v2(cublasHandle_t handle,
                             int n,
                             const float *x,
                             int incx,
                             const float *y,
                             int incy,
                             float *result);

/**
 * Stores the sum of x_i y_i over n elements, incx and incy apart; a negative increment counts from the
 * far end of its vector. 0 for n <= 0. With CUBLAS_POINTER_MODE_HOST waits for the stream.
 *
 * CUBLAS_STATUS_INVALID_VALUE if result, x or y is NULL; CUBLAS_STATUS_EXECUTION_FAILED where the stream
 * cannot be waited for (inside a host function, or while it is captured).
 */
cublasStatus_t cublasSdot_v2_64(cublasHandle_t handle,
                                int64_t n,
                                const float *x,
                                int64_t incx,
                                const float *y,
                                int64_t incy,
                                float *result);

/**
 * Stores the sum of x_i y_i over n elements, incx and incy apart; a negative increment counts from the
 * far end of its vector. 0 for n <= 0. With CUBLAS_POINTER_MODE_HOST waits for the stream.
 *
 * CUBLAS_STATUS_INVALID_VALUE if result, x or y is NULL; CUBLAS_STATUS_EXECUTION_FAILED where the stream
 * cannot be waited for (inside a host function, or while it is captured).
 */
cublasStatus_t cublasDdot_v2(cublasHandle_t handle,
                             int n,
                             const double *x,
                             int incx,
                             const double *y,
                             int incy,
                             double *result);

/**
 * Stores the sum of x_i y_i over n elements, incx and incy apart; a negative increment counts from the
 * far end of its vector. 0 for n <= 0. With CUBLAS_POINTER_MODE_HOST waits for the stream.
 *
 * CUBLAS_STATUS_INVALID_VALUE if result, x or y is NULL; CUBLAS_STATUS_EXECUTION_FAILED where the stream
 * cannot be waited for (inside a host function, or while it is captured).
 */
cublasStatus_t cublasDdot_v2_64(cublasHandle_t handle,
                                int64_t n,
                                const double *x,
                                int64_t incx,
                                const double *y,
                                int64_t incy,
                                double *result);

/**
 * Stores the sum of x_i y_i over n elements, incx and incy apart; a negative increment counts from the
 * far end of its vector. 0 for n <= 0. With CUBLAS_POINTER_MODE_HOST waits for the stream.
 *
 * CUBLAS_STATUS_INVALID_VALUE if result, x or y is NULL; CUBLAS_STATUS_EXECUTION_FAILED where the stream
 * cannot be waited for (inside a host function, or while it is captured).
 */
cublasStatus_t cublasCdotu_v2(cublasHandle_t handle,
                              int n,
                              const cuComplex *x,
                              int incx,
                              const cuComplex *y,
                              int incy,
                              cuComplex *result);

/**
 * Stores the sum of x_i y_i over n elements, incx and incy apart; a negative increment counts from the
 * far end of its vector. 0 for n <= 0. With CUBLAS_POINTER_MODE_HOST waits for the stream.
 *
 * CUBLAS_STATUS_INVALID_VALUE if result, x or y is NULL; CUBLAS_STATUS_EXECUTION_FAILED where the stream
 * cannot be waited for (inside a host function, or while it is captured).
 */
cublasStatus_t cublasCdotu_v2_64(cublasHandle_t handle,
                                 int64_t n,
                                 const cuComplex *x,
                                 int64_t incx,
                                 const cuComplex *y,
                                 int64_t incy,
                                 cuComplex *result);

/**
 * Stores the sum of x_i y_i over n elements, incx and incy apart; a negative increment counts from the
 * far end of its vector. 0 for n <= 0. With CUBLAS_POINTER_MODE_HOST waits for the stream.
 *
 * CUBLAS_STATUS_INVALID_VALUE if result, x or y is NULL; CUBLAS_STATUS_EXECUTION_FAILED where the stream
 * cannot be waited for (inside a host function, or while it is captured).
 */
cublasStatus_t cublasZdotu_v2(cublasHandle_t handle,
                              int n,
                              const cuDoubleComplex *x,
                              int incx,
                              const cuDoubleComplex *y,
                              int incy,
                              cuDoubleComplex *result);

/**
 * Stores the sum of x_i y_i over n elements, incx and incy apart; a negative increment counts from the
 * far end of its vector. 0 for n <= 0. With CUBLAS_POINTER_MODE_HOST waits for the stream.
 *
 * CUBLAS_STATUS_INVALID_VALUE if result, x or y is NULL; CUBLAS_STATUS_EXECUTION_FAILED where the stream
 * cannot be waited for (inside a host function, or while it is captured).
 */
cublasStatus_t cublasZdotu_v2_64(cublasHandle_t handle,
                                 int64_t n,
                                 const cuDoubleComplex *x,
                                 int64_t incx,
                                 const cuDoubleComplex *y,
                                 int64_t incy,
                                 cuDoubleComplex *result);

/** Stores the sum of conj(x_i) y_i, as cublasDdot. */
cublasStatus_t cublasCdotc_v2(cublasHandle_t handle,
                              int n,
                              const cuComplex *x,
                              int incx,
                              const cuComplex *y,
                              int incy,
                              cuComplex *result);

/** Stores the sum of conj(x_i) y_i, as cublasDdot. */
cublasStatus_t cublasCdotc_v2_64(cublasHandle_t handle,
                                 int64_t n,
                                 const cuComplex *x,
                                 int64_t incx,
                                 const cuComplex *y,
                                 int64_t incy,
                                 cuComplex *result);

/** Stores the sum of conj(x_i) y_i, as cublasDdot. */
cublasStatus_t cublasZdotc_v2(cublasHandle_t handle,
                              int n,
                              const cuDoubleComplex *x,
                              int incx,
                              const cuDoubleComplex *y,
                              int incy,
                              cuDoubleComplex *result);

/** Stores the sum of conj(x_i) y_i, as cublasDdot. */
cublasStatus_t cublasZdotc_v2_64(cublasHandle_t handle,
                                 int64_t n,
                                 const cuDoubleComplex *x,
                                 int64_t incx,
                                 const cuDoubleComplex *y,
                                 int64_t incy,
                                 cuDoubleComplex *result);

/**
 * Stores the Euclidean norm of n elements, incx apart, without avoidable overflow; 0 for n or incx <= 0.
 * Waiting and errors as cublasDdot.
 */
cublasStatus_t cublasSnrm2_v2(cublasHandle_t handle,
                              int n,
                              const float *x,
                              int incx,
                              float *result);

/**
 * Stores the Euclidean norm of n elements, incx apart, without avoidable overflow; 0 for n or incx <= 0.
 * Waiting and errors as cublasDdot.
 */
cublasStatus_t cublasSnrm2_v2_64(cublasHandle_t handle,
                                 int64_t n,
                                 const float *x,
                                 int64_t incx,
                                 float *result);

/**
 * Stores the Euclidean norm of n elements, incx apart, without avoidable overflow; 0 for n or incx <= 0.
 * Waiting and errors as cublasDdot.
 */
cublasStatus_t cublasDnrm2_v2(cublasHandle_t handle,
                              int n,
                              const double *x,
                              int incx,
                              double *result);

/**
 * Stores the Euclidean norm of n elements, incx apart, without avoidable overflow; 0 for n or incx <= 0.
 * Waiting and errors as cublasDdot.
 */
cublasStatus_t cublasDnrm2_v2_64(cublasHandle_t handle,
                                 int64_t n,
                                 const double *x,
                                 int64_t incx,
                                 double *result);

/**
 * Stores the Euclidean norm of n elements, incx apart, without avoidable overflow; 0 for n or incx <= 0.
 * Waiting and errors as cublasDdot.
 */
cublasStatus_t cublasScnrm2_v2(cublasHandle_t handle,
                               int n,
                               const cuComplex *x,
                               int incx,
                               float *result);

/**
 * Stores the Euclidean norm of n elements, incx apart, without avoidable overflow; 0 for n or incx <= 0.
 * Waiting and errors as cublasDdot.
 */
cublasStatus_t cublasScnrm2_v2_64(cublasHandle_t handle,
                                  int64_t n,
                                  const cuComplex *x,
                                  int64_t incx,
                                  float *result);

/**
 * Stores the Euclidean norm of n elements, incx apart, without avoidable overflow; 0 for n or incx <= 0.
 * Waiting and errors as cublasDdot.
 */
cublasStatus_t cublasDznrm2_v2(cublasHandle_t handle,
                               int n,
                               const cuDoubleComplex *x,
                               int incx,
                               double *result);

/**
 * Stores the Euclidean norm of n elements, incx apart, without avoidable overflow; 0 for n or incx <= 0.
 * Waiting and errors as cublasDdot.
 */
cublasStatus_t cublasDznrm2_v2_64(cublasHandle_t handle,
                                  int64_t n,
                                  const cuDoubleComplex *x,
                                  int64_t incx,
                                  double *result);

/** Stores the sum of |re| + |im|; 0 for n or incx <= 0. Waiting and errors as cublasDdot. */
cublasStatus_t cublasSasum_v2(cublasHandle_t handle,
                              int n,
                              const float *x,
                              int incx,
                              float *result);

/** Stores the sum of |re| + |im|; 0 for n or incx <= 0. Waiting and errors as cublasDdot. */
cublasStatus_t cublasSasum_v2_64(cublasHandle_t handle,
                                 int64_t n,
                                 const float *x,
                                 int64_t incx,
                                 float *result);

/** Stores the sum of |re| + |im|; 0 for n or incx <= 0. Waiting and errors as cublasDdot. */
cublasStatus_t cublasDasum_v2(cublasHandle_t handle,
                              int n,
                              const double *x,
                              int incx,
                              double *result);

/** Stores the sum of |re| + |im|; 0 for n or incx <= 0. Waiting and errors as cublasDdot. */
cublasStatus_t cublasDasum_v2_64(cublasHandle_t handle,
                                 int64_t n,
                                 const double *x,
                                 int64_t incx,
                                 double *result);

/** Stores the sum of |re| + |im|; 0 for n or incx <= 0. Waiting and errors as cublasDdot. */
cublasStatus_t cublasScasum_v2(cublasHandle_t handle,
                               int n,
                               const cuComplex *x,
                               int incx,
                               float *result);

/** Stores the sum of |re| + |im|; 0 for n or incx <= 0. Waiting and errors as cublasDdot. */
cublasStatus_t cublasScasum_v2_64(cublasHandle_t handle,
                                  int64_t n,
                                  const cuComplex *x,
                                  int64_t incx,
                                  float *result);

/** Stores the sum of |re| + |im|; 0 for n or incx <= 0. Waiting and errors as cublasDdot. */
cublasStatus_t cublasDzasum_v2(cublasHandle_t handle,
                               int n,
                               const cuDoubleComplex *x,
                               int incx,
                               double *result);

/** Stores the sum of |re| + |im|; 0 for n or incx <= 0. Waiting and errors as cublasDdot. */
cublasStatus_t cublasDzasum_v2_64(cublasHandle_t handle,
                                  int64_t n,
                                  const cuDoubleComplex *x,
                                  int64_t incx,
                                  double *result);

/**
 * Stores the index, from 1, of the first element whose |re| + |im| is largest; 0 for n or incx <= 0. NaN
 * is passed over; if there is nothing else, the index is 1. Waiting and errors as cublasDdot.
 */
cublasStatus_t cublasIsamax_v2(cublasHandle_t handle,
                               int n,
                               const float *x,
                               int incx,
                               int *result);

/**
 * Stores the index, from 1, of the first element whose |re| + |im| is largest; 0 for n or incx <= 0. NaN
 * is passed over; if there is nothing else, the index is 1. Waiting and errors as cublasDdot.
 */
cublasStatus_t cublasIsamax_v2_64(cublasHandle_t handle,
                                  int64_t n,
                                  const float *x,
                                  int64_t incx,
                                  int64_t *result);

/**
 * Stores the index, from 1, of the first element whose |re| + |im| is largest; 0 for n or incx <= 0. NaN
 * is passed over; if there is nothing else, the index is 1. Waiting and errors as cublasDdot.
 */
cublasStatus_t cublasIdamax_v2(cublasHandle_t handle,
                               int n,
                               const double *x,
                               int incx,
                               int *result);

/**
 * Stores the index, from 1, of the first element whose |re| + |im| is largest; 0 for n or incx <= 0. NaN
 * is passed over; if there is nothing else, the index is 1. Waiting and errors as cublasDdot.
 */
cublasStatus_t cublasIdamax_v2_64(cublasHandle_t handle,
                                  int64_t n,
                                  const double *x,
                                  int64_t incx,
                                  int64_t *result);

/**
 * Stores the index, from 1, of the first element whose |re| + |im| is largest; 0 for n or incx <= 0. NaN
 * is passed over; if there is nothing else, the index is 1. Waiting and errors as cublasDdot.
 */
cublasStatus_t cublasIcamax_v2(cublasHandle_t handle,
                               int n,
                               const cuComplex *x,
                               int incx,
                               int *result);

/**
 * Stores the index, from 1, of the first element whose |re| + |im| is largest; 0 for n or incx <= 0. NaN
 * is passed over; if there is nothing else, the index is 1. Waiting and errors as cublasDdot.
 */
cublasStatus_t cublasIcamax_v2_64(cublasHandle_t handle,
                                  int64_t n,
                                  const cuComplex *x,
                                  int64_t incx,
                                  int64_t *result);

/**
 * Stores the index, from 1, of the first element whose |re| + |im| is largest; 0 for n or incx <= 0. NaN
 * is passed over; if there is nothing else, the index is 1. Waiting and errors as cublasDdot.
 */
cublasStatus_t cublasIzamax_v2(cublasHandle_t handle,
                               int n,
                               const cuDoubleComplex *x,
                               int incx,
                               int *result);

/**
 * Stores the index, from 1, of the first element whose |re| + |im| is largest; 0 for n or incx <= 0. NaN
 * is passed over; if there is nothing else, the index is 1. Waiting and errors as cublasDdot.
 */
cublasStatus_t cublasIzamax_v2_64(cublasHandle_t handle,
                                  int64_t n,
                                  const cuDoubleComplex *x,
                                  int64_t incx,
                                  int64_t *result);

/** Stores the index of the first element whose |re| + |im| is smallest, as cublasIdamax. */
cublasStatus_t cublasIsamin_v2(cublasHandle_t handle, int n, const float *x, int incx, int *result);

/** Stores the index of the first element whose |re| + |im| is smallest, as cublasIdamax. */
cublasStatus_t cublasIsamin_v2_64(cublasHandle_t handle,
                                  int64_t n,
                                  const float *x,
                                  int64_t incx,
                                  int64_t *result);

/** Stores the index of the first element whose |re| + |im| is smallest, as cublasIdamax. */
cublasStatus_t cublasIdamin_v2(cublasHandle_t handle,
                               int n,
                               const double *x,
                               int incx,
                               int *result);

/** Stores the index of the first element whose |re| + |im| is smallest, as cublasIdamax. */
cublasStatus_t cublasIdamin_v2_64(cublasHandle_t handle,
                                  int64_t n,
                                  const double *x,
                                  int64_t incx,
                                  int64_t *result);

/** Stores the index of the first element whose |re| + |im| is smallest, as cublasIdamax. */
cublasStatus_t cublasIcamin_v2(cublasHandle_t handle,
                               int n,
                               const cuComplex *x,
                               int incx,
                               int *result);

/** Stores the index of the first element whose |re| + |im| is smallest, as cublasIdamax. */
cublasStatus_t cublasIcamin_v2_64(cublasHandle_t handle,
                                  int64_t n,
                                  const cuComplex *x,
                                  int64_t incx,
                                  int64_t *result);

/** Stores the index of the first element whose |re| + |im| is smallest, as cublasIdamax. */
cublasStatus_t cublasIzamin_v2(cublasHandle_t handle,
                               int n,
                               const cuDoubleComplex *x,
                               int incx,
                               int *result);

/** Stores the index of the first element whose |re| + |im| is smallest, as cublasIdamax. */
cublasStatus_t cublasIzamin_v2_64(cublasHandle_t handle,
                                  int64_t n,
                                  const cuDoubleComplex *x,
                                  int64_t incx,
                                  int64_t *result);

/**
 * x := alpha x for n elements, incx apart; nothing for n or incx <= 0. Asynchronous on the handle's
 * stream. CUBLAS_STATUS_INVALID_VALUE if alpha or x is NULL.
 */
cublasStatus_t cublasSscal_v2(cublasHandle_t handle, int n, const float *alpha, float *x, int incx);

/**
 * x := alpha x for n elements, incx apart; nothing for n or incx <= 0. Asynchronous on the handle's
 * stream. CUBLAS_STATUS_INVALID_VALUE if alpha or x is NULL.
 */
cublasStatus_t cublasSscal_v2_64(cublasHandle_t handle,
                                 int64_t n,
                                 const float *alpha,
                                 float *x,
                                 int64_t incx);

/**
 * x := alpha x for n elements, incx apart; nothing for n or incx <= 0. Asynchronous on the handle's
 * stream. CUBLAS_STATUS_INVALID_VALUE if alpha or x is NULL.
 */
cublasStatus_t cublasDscal_v2(cublasHandle_t handle,
                              int n,
                              const double *alpha,
                              double *x,
                              int incx);

/**
 * x := alpha x for n elements, incx apart; nothing for n or incx <= 0. Asynchronous on the handle's
 * stream. CUBLAS_STATUS_INVALID_VALUE if alpha or x is NULL.
 */
cublasStatus_t cublasDscal_v2_64(cublasHandle_t handle,
                                 int64_t n,
                                 const double *alpha,
                                 double *x,
                                 int64_t incx);

/**
 * x := alpha x for n elements, incx apart; nothing for n or incx <= 0. Asynchronous on the handle's
 * stream. CUBLAS_STATUS_INVALID_VALUE if alpha or x is NULL.
 */
cublasStatus_t cublasCscal_v2(cublasHandle_t handle,
                              int n,
                              const cuComplex *alpha,
                              cuComplex *x,
                              int incx);

/**
 * x := alpha x for n elements, incx apart; nothing for n or incx <= 0. Asynchronous on the handle's
 * stream. CUBLAS_STATUS_INVALID_VALUE if alpha or x is NULL.
 */
cublasStatus_t cublasCscal_v2_64(cublasHandle_t handle,
                                 int64_t n,
                                 const cuComplex *alpha,
                                 cuComplex *x,
                                 int64_t incx);

/**
 * x := alpha x for n elements, incx apart; nothing for n or incx <= 0. Asynchronous on the handle's
 * stream. CUBLAS_STATUS_INVALID_VALUE if alpha or x is NULL.
 */
cublasStatus_t cublasZscal_v2(cublasHandle_t handle,
                              int n,
                              const cuDoubleComplex *alpha,
                              cuDoubleComplex *x,
                              int incx);

/**
 * x := alpha x for n elements, incx apart; nothing for n or incx <= 0. Asynchronous on the handle's
 * stream. CUBLAS_STATUS_INVALID_VALUE if alpha or x is NULL.
 */
cublasStatus_t cublasZscal_v2_64(cublasHandle_t handle,
                                 int64_t n,
                                 const cuDoubleComplex *alpha,
                                 cuDoubleComplex *x,
                                 int64_t incx);

/** x := alpha x with a real alpha, as cublasZscal. */
cublasStatus_t cublasCsscal_v2(cublasHandle_t handle,
                               int n,
                               const float *alpha,
                               cuComplex *x,
                               int incx);

/** x := alpha x with a real alpha, as cublasZscal. */
cublasStatus_t cublasCsscal_v2_64(cublasHandle_t handle,
                                  int64_t n,
                                  const float *alpha,
                                  cuComplex *x,
                                  int64_t incx);

/** x := alpha x with a real alpha, as cublasZscal. */
cublasStatus_t cublasZdscal_v2(cublasHandle_t handle,
                               int n,
                               const double *alpha,
                               cuDoubleComplex *x,
                               int incx);

/** x := alpha x with a real alpha, as cublasZscal. */
cublasStatus_t cublasZdscal_v2_64(cublasHandle_t handle,
                                  int64_t n,
                                  const double *alpha,
                                  cuDoubleComplex *x,
                                  int64_t incx);

/**
 * y := alpha x + y for n elements, incx and incy apart; a negative increment counts from the far end of its
 * vector. With alpha = 0 x is not read. Nothing for n <= 0. Asynchronous on the handle's stream.
 * CUBLAS_STATUS_INVALID_VALUE if alpha, x or y is NULL.
 */
cublasStatus_t cublasSaxpy_v2(cublasHandle_t handle,
                              int n,
                              const float *alpha,
                              const float *x,
                              int incx,
                              float *y,
                              int incy);

/**
 * y := alpha x + y for n elements, incx and incy apart; a negative increment counts from the far end of its
 * vector. With alpha = 0 x is not read. Nothing for n <= 0. Asynchronous on the handle's stream.
 * CUBLAS_STATUS_INVALID_VALUE if alpha, x or y is NULL.
 */
cublasStatus_t cublasSaxpy_v2_64(cublasHandle_t handle,
                                 int64_t n,
                                 const float *alpha,
                                 const float *x,
                                 int64_t incx,
                                 float *y,
                                 int64_t incy);

/**
 * y := alpha x + y for n elements, incx and incy apart; a negative increment counts from the far end of its
 * vector. With alpha = 0 x is not read. Nothing for n <= 0. Asynchronous on the handle's stream.
 * CUBLAS_STATUS_INVALID_VALUE if alpha, x or y is NULL.
 */
cublasStatus_t cublasDaxpy_v2(cublasHandle_t handle,
                              int n,
                              const double *alpha,
                              const double *x,
                              int incx,
                              double *y,
                              int incy);

/**
 * y := alpha x + y for n elements, incx and incy apart; a negative increment counts from the far end of its
 * vector. With alpha = 0 x is not read. Nothing for n <= 0. Asynchronous on the handle's stream.
 * CUBLAS_STATUS_INVALID_VALUE if alpha, x or y is NULL.
 */
cublasStatus_t cublasDaxpy_v2_64(cublasHandle_t handle,
                                 int64_t n,
                                 const double *alpha,
                                 const double *x,
                                 int64_t incx,
                                 double *y,
                                 int64_t incy);

/**
 * y := alpha x + y for n elements, incx and incy apart; a negative increment counts from the far end of its
 * vector. With alpha = 0 x is not read. Nothing for n <= 0. Asynchronous on the handle's stream.
 * CUBLAS_STATUS_INVALID_VALUE if alpha, x or y is NULL.
 */
cublasStatus_t cublasCaxpy_v2(cublasHandle_t handle,
                              int n,
                              const cuComplex *alpha,
                              const cuComplex *x,
                              int incx,
                              cuComplex *y,
                              int incy);

/**
 * y := alpha x + y for n elements, incx and incy apart; a negative increment counts from the far end of its
 * vector. With alpha = 0 x is not read. Nothing for n <= 0. Asynchronous on the handle's stream.
 * CUBLAS_STATUS_INVALID_VALUE if alpha, x or y is NULL.
 */
cublasStatus_t cublasCaxpy_v2_64(cublasHandle_t handle,
                                 int64_t n,
                                 const cuComplex *alpha,
                                 const cuComplex *x,
                                 int64_t incx,
                                 cuComplex *y,
                                 int64_t incy);

/**
 * y := alpha x + y for n elements, incx and incy apart; a negative increment counts from the far end of its
 * vector. With alpha = 0 x is not read. Nothing for n <= 0. Asynchronous on the handle's stream.
 * CUBLAS_STATUS_INVALID_VALUE if alpha, x or y is NULL.
 */
cublasStatus_t cublasZaxpy_v2(cublasHandle_t handle,
                              int n,
                              const cuDoubleComplex *alpha,
                              const cuDoubleComplex *x,
                              int incx,
                              cuDoubleComplex *y,
                              int incy);

/**
 * y := alpha x + y for n elements, incx and incy apart; a negative increment counts from the far end of its
 * vector. With alpha = 0 x is not read. Nothing for n <= 0. Asynchronous on the handle's stream.
 * CUBLAS_STATUS_INVALID_VALUE if alpha, x or y is NULL.
 */
cublasStatus_t cublasZaxpy_v2_64(cublasHandle_t handle,
                                 int64_t n,
                                 const cuDoubleComplex *alpha,
                                 const cuDoubleComplex *x,
                                 int64_t incx,
                                 cuDoubleComplex *y,
                                 int64_t incy);

/** y := x, as cublasDaxpy. */
cublasStatus_t cublasScopy_v2(cublasHandle_t handle,
                              int n,
                              const float *x,
                              int incx,
                              float *y,
                              int incy);

/** y := x, as cublasDaxpy. */
cublasStatus_t cublasScopy_v2_64(cublasHandle_t handle,
                                 int64_t n,
                                 const float *x,
                                 int64_t incx,
                                 float *y,
                                 int64_t incy);

/** y := x, as cublasDaxpy. */
cublasStatus_t cublasDcopy_v2(cublasHandle_t handle,
                              int n,
                              const double *x,
                              int incx,
                              double *y,
                              int incy);

/** y := x, as cublasDaxpy. */
cublasStatus_t cublasDcopy_v2_64(cublasHandle_t handle,
                                 int64_t n,
                                 const double *x,
                                 int64_t incx,
                                 double *y,
                                 int64_t incy);

/** y := x, as cublasDaxpy. */
cublasStatus_t cublasCcopy_v2(cublasHandle_t handle,
                              int n,
                              const cuComplex *x,
                              int incx,
                              cuComplex *y,
                              int incy);

/** y := x, as cublasDaxpy. */
cublasStatus_t cublasCcopy_v2_64(cublasHandle_t handle,
                                 int64_t n,
                                 const cuComplex *x,
                                 int64_t incx,
                                 cuComplex *y,
                                 int64_t incy);

/** y := x, as cublasDaxpy. */
cublasStatus_t cublasZcopy_v2(cublasHandle_t handle,
                              int n,
                              const cuDoubleComplex *x,
                              int incx,
                              cuDoubleComplex *y,
                              int incy);

/** y := x, as cublasDaxpy. */
cublasStatus_t cublasZcopy_v2_64(cublasHandle_t handle,
                                 int64_t n,
                                 const cuDoubleComplex *x,
                                 int64_t incx,
                                 cuDoubleComplex *y,
                                 int64_t incy);

/** x and y change places, as cublasDaxpy. */
cublasStatus_t cublasSswap_v2(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy);

/** x and y change places, as cublasDaxpy. */
cublasStatus_t cublasSswap_v2_64(cublasHandle_t handle,
                                 int64_t n,
                                 float *x,
                                 int64_t incx,
                                 float *y,
                                 int64_t incy);

/** x and y change places, as cublasDaxpy. */
cublasStatus_t cublasDswap_v2(cublasHandle_t handle,
                              int n,
                              double *x,
                              int incx,
                              double *y,
                              int incy);

/** x and y change places, as cublasDaxpy. */
cublasStatus_t cublasDswap_v2_64(cublasHandle_t handle,
                                 int64_t n,
                                 double *x,
                                 int64_t incx,
                                 double *y,
                                 int64_t incy);

/** x and y change places, as cublasDaxpy. */
cublasStatus_t cublasCswap_v2(cublasHandle_t handle,
                              int n,
                              cuComplex *x,
                              int incx,
                              cuComplex *y,
                              int incy);

/** x and y change places, as cublasDaxpy. */
cublasStatus_t cublasCswap_v2_64(cublasHandle_t handle,
                                 int64_t n,
                                 cuComplex *x,
                                 int64_t incx,
                                 cuComplex *y,
                                 int64_t incy);

/** x and y change places, as cublasDaxpy. */
cublasStatus_t cublasZswap_v2(cublasHandle_t handle,
                              int n,
                              cuDoubleComplex *x,
                              int incx,
                              cuDoubleComplex *y,
                              int incy);

/** x and y change places, as cublasDaxpy. */
cublasStatus_t cublasZswap_v2_64(cublasHandle_t handle,
                                 int64_t n,
                                 cuDoubleComplex *x,
                                 int64_t incx,
                                 cuDoubleComplex *y,
                                 int64_t incy);

/**
 * C := alpha op(A) op(B) + beta C, column-major, asynchronous on the handle's stream. C is m x n, op(A)
 * m x k, op(B) k x n; A and B must not overlap C. With beta = 0 C is not read, with alpha = 0 A and B
 * are not.
 *
 * CUBLAS_STATUS_INVALID_VALUE for an operation that is none of N, T and C, m, n or k < 0, lda, ldb or ldc less than
 * max(1, rows as stored); then success if m or n is 0; then CUBLAS_STATUS_INVALID_VALUE if alpha, beta
 * or C is NULL, or A or B although it is read.
 */
cublasStatus_t cublasSgemm_v2(cublasHandle_t handle,
                              cublasOperation_t transa,
                              cublasOperation_t transb,
                              int m,
                              int n,
                              int k,
                              const float *alpha,
                              const float *A,
                              int lda,
                              const float *B,
                              int ldb,
                              const float *beta,
                              float *C,
                              int ldc);

/**
 * C := alpha op(A) op(B) + beta C, column-major, asynchronous on the handle's stream. C is m x n, op(A)
 * m x k, op(B) k x n; A and B must not overlap C. With beta = 0 C is not read, with alpha = 0 A and B
 * are not.
 *
 * CUBLAS_STATUS_INVALID_VALUE for an operation that is none of N, T and C, m, n or k < 0, lda, ldb or ldc less than
 * max(1, rows as stored); then success if m or n is 0; then CUBLAS_STATUS_INVALID_VALUE if alpha, beta
 * or C is NULL, or A or B although it is read.
 */
cublasStatus_t cublasSgemm_v2_64(cublasHandle_t handle,
                                 cublasOperation_t transa,
                                 cublasOperation_t transb,
                                 int64_t m,
                                 int64_t n,
                                 int64_t k,
                                 const float *alpha,
                                 const float *A,
                                 int64_t lda,
                                 const float *B,
                                 int64_t ldb,
                                 const float *beta,
                                 float *C,
                                 int64_t ldc);

/**
 * C := alpha op(A) op(B) + beta C, column-major, asynchronous on the handle's stream. C is m x n, op(A)
 * m x k, op(B) k x n; A and B must not overlap C. With beta = 0 C is not read, with alpha = 0 A and B
 * are not.
 *
 * CUBLAS_STATUS_INVALID_VALUE for an operation that is none of N, T and C, m, n or k < 0, lda, ldb or ldc less than
 * max(1, rows as stored); then success if m or n is 0; then CUBLAS_STATUS_INVALID_VALUE if alpha, beta
 * or C is NULL, or A or B although it is read.
 */
cublasStatus_t cublasDgemm_v2(cublasHandle_t handle,
                              cublasOperation_t transa,
                              cublasOperation_t transb,
                              int m,
                              int n,
                              int k,
                              const double *alpha,
                              const double *A,
                              int lda,
                              const double *B,
                              int ldb,
                              const double *beta,
                              double *C,
                              int ldc);

/**
 * C := alpha op(A) op(B) + beta C, column-major, asynchronous on the handle's stream. C is m x n, op(A)
 * m x k, op(B) k x n; A and B must not overlap C. With beta = 0 C is not read, with alpha = 0 A and B
 * are not.
 *
 * CUBLAS_STATUS_INVALID_VALUE for an operation that is none of N, T and C, m, n or k < 0, lda, ldb or ldc less than
 * max(1, rows as stored); then success if m or n is 0; then CUBLAS_STATUS_INVALID_VALUE if alpha, beta
 * or C is NULL, or A or B although it is read.
 */
cublasStatus_t cublasDgemm_v2_64(cublasHandle_t handle,
                                 cublasOperation_t transa,
                                 cublasOperation_t transb,
                                 int64_t m,
                                 int64_t n,
                                 int64_t k,
                                 const double *alpha,
                                 const double *A,
                                 int64_t lda,
                                 const double *B,
                                 int64_t ldb,
                                 const double *beta,
                                 double *C,
                                 int64_t ldc);

/**
 * C := alpha op(A) op(B) + beta C, column-major, asynchronous on the handle's stream. C is m x n, op(A)
 * m x k, op(B) k x n; A and B must not overlap C. With beta = 0 C is not read, with alpha = 0 A and B
 * are not.
 *
 * CUBLAS_STATUS_INVALID_VALUE for an operation that is none of N, T and C, m, n or k < 0, lda, ldb or ldc less than
 * max(1, rows as stored); then success if m or n is 0; then CUBLAS_STATUS_INVALID_VALUE if alpha, beta
 * or C is NULL, or A or B although it is read.
 */
cublasStatus_t cublasCgemm_v2(cublasHandle_t handle,
                              cublasOperation_t transa,
                              cublasOperation_t transb,
                              int m,
                              int n,
                              int k,
                              const cuComplex *alpha,
                              const cuComplex *A,
                              int lda,
                              const cuComplex *B,
                              int ldb,
                              const cuComplex *beta,
                              cuComplex *C,
                              int ldc);

/**
 * C := alpha op(A) op(B) + beta C, column-major, asynchronous on the handle's stream. C is m x n, op(A)
 * m x k, op(B) k x n; A and B must not overlap C. With beta = 0 C is not read, with alpha = 0 A and B
 * are not.
 *
 * CUBLAS_STATUS_INVALID_VALUE for an operation that is none of N, T and C, m, n or k < 0, lda, ldb or ldc less than
 * max(1, rows as stored); then success if m or n is 0; then CUBLAS_STATUS_INVALID_VALUE if alpha, beta
 * or C is NULL, or A or B although it is read.
 */
cublasStatus_t cublasCgemm_v2_64(cublasHandle_t handle,
                                 cublasOperation_t transa,
                                 cublasOperation_t transb,
                                 int64_t m,
                                 int64_t n,
                                 int64_t k,
                                 const cuComplex *alpha,
                                 const cuComplex *A,
                                 int64_t lda,
                                 const cuComplex *B,
                                 int64_t ldb,
                                 const cuComplex *beta,
                                 cuComplex *C,
                                 int64_t ldc);

/**
 * C := alpha op(A) op(B) + beta C, column-major, asynchronous on the handle's stream. C is m x n, op(A)
 * m x k, op(B) k x n; A and B must not overlap C. With beta = 0 C is not read, with alpha = 0 A and B
 * are not.
 *
 * CUBLAS_STATUS_INVALID_VALUE for an operation that is none of N, T and C, m, n or k < 0, lda, ldb or ldc less than
 * max(1, rows as stored); then success if m or n is 0; then CUBLAS_STATUS_INVALID_VALUE if alpha, beta
 * or C is NULL, or A or B although it is read.
 */
cublasStatus_t cublasZgemm_v2(cublasHandle_t handle,
                              cublasOperation_t transa,
                              cublasOperation_t transb,
                              int m,
                              int n,
                              int k,
                              const cuDoubleComplex *alpha,
                              const cuDoubleComplex *A,
                              int lda,
                              const cuDoubleComplex *B,
                              int ldb,
                              const cuDoubleComplex *beta,
                              cuDoubleComplex *C,
                              int ldc);

/**
 * C := alpha op(A) op(B) + beta C, column-major, asynchronous on the handle's stream. C is m x n, op(A)
 * m x k, op(B) k x n; A and B must not overlap C. With beta = 0 C is not read, with alpha = 0 A and B
 * are not.
 *
 * CUBLAS_STATUS_INVALID_VALUE for an operation that is none of N, T and C, m, n or k < 0, lda, ldb or ldc less than
 * max(1, rows as stored); then success if m or n is 0; then CUBLAS_STATUS_INVALID_VALUE if alpha, beta
 * or C is NULL, or A or B although it is read.
 */
cublasStatus_t cublasZgemm_v2_64(cublasHandle_t handle,
                                 cublasOperation_t transa,
                                 cublasOperation_t transb,
                                 int64_t m,
                                 int64_t n,
                                 int64_t k,
                                 const cuDoubleComplex *alpha,
                                 const cuDoubleComplex *A,
                                 int64_t lda,
                                 const cuDoubleComplex *B,
                                 int64_t ldb,
                                 const cuDoubleComplex *beta,
                                 cuDoubleComplex *C,
                                 int64_t ldc);

/**
 * The rotation x := c x + s y, y := c y - conj(s) x of n elements, incx and incy apart; a negative
 * increment counts from the far end of its vector. Nothing for n <= 0. Asynchronous on the handle's
 * stream. CUBLAS_STATUS_INVALID_VALUE if c, s, x or y is NULL.
 */
cublasStatus_t cublasSrot_v2(cublasHandle_t handle,
                             int n,
                             float *x,
                             int incx,
                             float *y,
                             int incy,
                             const float *c,
                             const float *s);

/**
 * The rotation x := c x + s y, y := c y - conj(s) x of n elements, incx and incy apart; a negative
 * increment counts from the far end of its vector. Nothing for n <= 0. Asynchronous on the handle's
 * stream. CUBLAS_STATUS_INVALID_VALUE if c, s, x or y is NULL.
 */
cublasStatus_t cublasSrot_v2_64(cublasHandle_t handle,
                                int64_t n,
                                float *x,
                                int64_t incx,
                                float *y,
                                int64_t incy,
                                const float *c,
                                const float *s);

/**
 * The rotation x := c x + s y, y := c y - conj(s) x of n elements, incx and incy apart; a negative
 * increment counts from the far end of its vector. Nothing for n <= 0. Asynchronous on the handle's
 * stream. CUBLAS_STATUS_INVALID_VALUE if c, s, x or y is NULL.
 */
cublasStatus_t cublasDrot_v2(cublasHandle_t handle,
                             int n,
                             double *x,
                             int incx,
                             double *y,
                             int incy,
                             const double *c,
                             const double *s);

/**
 * The rotation x := c x + s y, y := c y - conj(s) x of n elements, incx and incy apart; a negative
 * increment counts from the far end of its vector. Nothing for n <= 0. Asynchronous on the handle's
 * stream. CUBLAS_STATUS_INVALID_VALUE if c, s, x or y is NULL.
 */
cublasStatus_t cublasDrot_v2_64(cublasHandle_t handle,
                                int64_t n,
                                double *x,
                                int64_t incx,
                                double *y,
                                int64_t incy,
                                const double *c,
                                const double *s);

/**
 * The rotation x := c x + s y, y := c y - conj(s) x of n elements, incx and incy apart; a negative
 * increment counts from the far end of its vector. Nothing for n <= 0. Asynchronous on the handle's
 * stream. CUBLAS_STATUS_INVALID_VALUE if c, s, x or y is NULL.
 */
cublasStatus_t cublasCrot_v2(cublasHandle_t handle,
                             int n,
                             cuComplex *x,
                             int incx,
                             cuComplex *y,
                             int incy,
                             const float *c,
                             const cuComplex *s);

/**
 * The rotation x := c x + s y, y := c y - conj(s) x of n elements, incx and incy apart; a negative
 * increment counts from the far end of its vector. Nothing for n <= 0. Asynchronous on the handle's
 * stream. CUBLAS_STATUS_INVALID_VALUE if c, s, x or y is NULL.
 */
cublasStatus_t cublasCrot_v2_64(cublasHandle_t handle,
                                int64_t n,
                                cuComplex *x,
                                int64_t incx,
                                cuComplex *y,
                                int64_t incy,
                                const float *c,
                                const cuComplex *s);

/**
 * The rotation x := c x + s y, y := c y - conj(s) x of n elements, incx and incy apart; a negative
 * increment counts from the far end of its vector. Nothing for n <= 0. Asynchronous on the handle's
 * stream. CUBLAS_STATUS_INVALID_VALUE if c, s, x or y is NULL.
 */
cublasStatus_t cublasZrot_v2(cublasHandle_t handle,
                             int n,
                             cuDoubleComplex *x,
                             int incx,
                             cuDoubleComplex *y,
                             int incy,
                             const double *c,
                             const cuDoubleComplex *s);

/**
 * The rotation x := c x + s y, y := c y - conj(s) x of n elements, incx and incy apart; a negative
 * increment counts from the far end of its vector. Nothing for n <= 0. Asynchronous on the handle's
 * stream. CUBLAS_STATUS_INVALID_VALUE if c, s, x or y is NULL.
 */
cublasStatus_t cublasZrot_v2_64(cublasHandle_t handle,
                                int64_t n,
                                cuDoubleComplex *x,
                                int64_t incx,
                                cuDoubleComplex *y,
                                int64_t incy,
                                const double *c,
                                const cuDoubleComplex *s);

/** The rotation with a real s, as cublasZrot. */
cublasStatus_t cublasCsrot_v2(cublasHandle_t handle,
                              int n,
                              cuComplex *x,
                              int incx,
                              cuComplex *y,
                              int incy,
                              const float *c,
                              const float *s);

/** The rotation with a real s, as cublasZrot. */
cublasStatus_t cublasCsrot_v2_64(cublasHandle_t handle,
                                 int64_t n,
                                 cuComplex *x,
                                 int64_t incx,
                                 cuComplex *y,
                                 int64_t incy,
                                 const float *c,
                                 const float *s);

/** The rotation with a real s, as cublasZrot. */
cublasStatus_t cublasZdrot_v2(cublasHandle_t handle,
                              int n,
                              cuDoubleComplex *x,
                              int incx,
                              cuDoubleComplex *y,
                              int incy,
                              const double *c,
                              const double *s);

/** The rotation with a real s, as cublasZrot. */
cublasStatus_t cublasZdrot_v2_64(cublasHandle_t handle,
                                 int64_t n,
                                 cuDoubleComplex *x,
                                 int64_t incx,
                                 cuDoubleComplex *y,
                                 int64_t incy,
                                 const double *c,
                                 const double *s);

/**
 * The modified rotation H of (x, y), where param = (flag, h11, h21, h12, h22); otherwise as cublasDrot.
 * Flag -1: all of H is given; 0: its diagonal is 1; 1: h12 = 1 and h21 = -1; -2: H is the identity.
 */
cublasStatus_t cublasSrotm_v2(cublasHandle_t handle,
                              int n,
                              float *x,
                              int incx,
                              float *y,
                              int incy,
                              const float *param);

/**
 * The modified rotation H of (x, y), where param = (flag, h11, h21, h12, h22); otherwise as cublasDrot.
 * Flag -1: all of H is given; 0: its diagonal is 1; 1: h12 = 1 and h21 = -1; -2: H is the identity.
 */
cublasStatus_t cublasSrotm_v2_64(cublasHandle_t handle,
                                 int64_t n,
                                 float *x,
                                 int64_t incx,
                                 float *y,
                                 int64_t incy,
                                 const float *param);

/**
 * The modified rotation H of (x, y), where param = (flag, h11, h21, h12, h22); otherwise as cublasDrot.
 * Flag -1: all of H is given; 0: its diagonal is 1; 1: h12 = 1 and h21 = -1; -2: H is the identity.
 */
cublasStatus_t cublasDrotm_v2(cublasHandle_t handle,
                              int n,
                              double *x,
                              int incx,
                              double *y,
                              int incy,
                              const double *param);

/**
 * The modified rotation H of (x, y), where param = (flag, h11, h21, h12, h22); otherwise as cublasDrot.
 * Flag -1: all of H is given; 0: its diagonal is 1; 1: h12 = 1 and h21 = -1; -2: H is the identity.
 */
cublasStatus_t cublasDrotm_v2_64(cublasHandle_t handle,
                                 int64_t n,
                                 double *x,
                                 int64_t incx,
                                 double *y,
                                 int64_t incy,
                                 const double *param);

/**
 * The rotation (c, s) that turns (a, b) into (r, 0); r overwrites a. b becomes z, from which
 * c and s can be found again: s if |z| < 1, c = 1/z if |z| > 1, and c = 0 if z = 1.
 * CUBLAS_STATUS_INVALID_VALUE if a pointer is NULL.
 */
cublasStatus_t cublasSrotg_v2(cublasHandle_t handle, float *a, float *b, float *c, float *s);

/**
 * The rotation (c, s) that turns (a, b) into (r, 0); r overwrites a. b becomes z, from which
 * c and s can be found again: s if |z| < 1, c = 1/z if |z| > 1, and c = 0 if z = 1.
 * CUBLAS_STATUS_INVALID_VALUE if a pointer is NULL.
 */
cublasStatus_t cublasDrotg_v2(cublasHandle_t handle, double *a, double *b, double *c, double *s);

/** The rotation with a real c and a complex s, as cublasDrotg; b is kept. For a = 0, c = 0, s = 1 and r = b. */
cublasStatus_t cublasCrotg_v2(cublasHandle_t handle,
                              cuComplex *a,
                              cuComplex *b,
                              float *c,
                              cuComplex *s);

/** The rotation with a real c and a complex s, as cublasDrotg; b is kept. For a = 0, c = 0, s = 1 and r = b. */
cublasStatus_t cublasZrotg_v2(cublasHandle_t handle,
                              cuDoubleComplex *a,
                              cuDoubleComplex *b,
                              double *c,
                              cuDoubleComplex *s);

/**
 * The modified rotation that turns (sqrt(d1) x1, sqrt(d2) y1) into (r, 0), with param as in
 * cublasDrotm; d1, d2 and x1 are updated. CUBLAS_STATUS_INVALID_VALUE if a pointer is NULL.
 */
cublasStatus_t cublasSrotmg_v2(cublasHandle_t handle,
                               float *d1,
                               float *d2,
                               float *x1,
                               const float *y1,
                               float *param);

/**
 * The modified rotation that turns (sqrt(d1) x1, sqrt(d2) y1) into (r, 0), with param as in
 * cublasDrotm; d1, d2 and x1 are updated. CUBLAS_STATUS_INVALID_VALUE if a pointer is NULL.
 */
cublasStatus_t cublasDrotmg_v2(cublasHandle_t handle,
                               double *d1,
                               double *d2,
                               double *x1,
                               const double *y1,
                               double *param);

/**
 * Sets the math mode: bits below CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION, with that added or not,
 * whether they are listed or not. CUBLAS_STATUS_INVALID_VALUE for others. Kept, and not acted upon; the mode of the process is
 * the environment's LUCHO_MATH.
 */
cublasStatus_t cublasSetMathMode(cublasHandle_t handle,
                                 cublasMath_t mode);

/** Stores the math mode, at first CUBLAS_DEFAULT_MATH. */
cublasStatus_t cublasGetMathMode(cublasHandle_t handle, cublasMath_t *mode);

/**
 * Says whether results may differ from run to run. CUBLAS_STATUS_INVALID_VALUE for an unlisted mode.
 * Kept, and not acted upon: they never do.
 */
cublasStatus_t cublasSetAtomicsMode(cublasHandle_t handle,
                                    cublasAtomicsMode_t mode);

/** Stores the atomics mode, at first CUBLAS_ATOMICS_NOT_ALLOWED. */
cublasStatus_t cublasGetAtomicsMode(cublasHandle_t handle, cublasAtomicsMode_t *mode);

/**
 * Says how many multiprocessors work shall use. CUBLAS_STATUS_INVALID_VALUE for a negative number. Kept,
 * and not acted upon: the number of threads is the process's (LUCHO_NUM_THREADS).
 */
cublasStatus_t cublasSetSmCountTarget(cublasHandle_t handle,
                                      int smCountTarget);

/** Stores the number of multiprocessors asked for, at first 0: no wish. */
cublasStatus_t cublasGetSmCountTarget(cublasHandle_t handle, int *smCountTarget);

/**
 * Says when arithmetic may be emulated. CUBLAS_STATUS_INVALID_VALUE for an unlisted strategy. Kept, and not
 * acted upon.
 */
cublasStatus_t cublasSetEmulationStrategy(cublasHandle_t handle,
                                          cublasEmulationStrategy_t emulationStrategy);

/** Stores the emulation strategy, at first CUBLAS_EMULATION_STRATEGY_DEFAULT. */
cublasStatus_t cublasGetEmulationStrategy(cublasHandle_t handle,
                                          cublasEmulationStrategy_t *emulationStrategy);

/**
 * The name of a status, for instance "CUBLAS_STATUS_SUCCESS"; "unrecognized status" for a value that is
 * none. The string is constant.
 */
const char *cublasGetStatusName(cublasStatus_t status);

/** A sentence about a status. The string is constant. */
const char *cublasGetStatusString(cublasStatus_t status);

/**
 * Copies n elements of elemSize bytes, incx elements apart on the host, to the device, incy elements
 * apart; after all work of the default stream, and done when the call returns.
 *
 * CUBLAS_STATUS_INVALID_VALUE for elemSize, incx or incy < 1; then success for n = 0;
 * CUBLAS_STATUS_MAPPING_ERROR for n < 0, a NULL pointer, a range that exceeds its allocation, or where
 * the default stream cannot be waited for.
 */
cublasStatus_t cublasSetVector(int n,
                               int elemSize,
                               const void *x,
                               int incx,
                               void *devicePtr,
                               int incy);

/**
 * Copies n elements of elemSize bytes, incx elements apart on the host, to the device, incy elements
 * apart; after all work of the default stream, and done when the call returns.
 *
 * CUBLAS_STATUS_INVALID_VALUE for elemSize, incx or incy < 1; then success for n = 0;
 * CUBLAS_STATUS_MAPPING_ERROR for n < 0, a NULL pointer, a range that exceeds its allocation, or where
 * the default stream cannot be waited for.
 */
cublasStatus_t cublasSetVector_64(int64_t n,
                                  int64_t elemSize,
                                  const void *x,
                                  int64_t incx,
                                  void *devicePtr,
                                  int64_t incy);

/** Copies n elements from the device to the host, as cublasSetVector. */
cublasStatus_t cublasGetVector(int n, int elemSize, const void *x, int incx, void *y, int incy);

/** Copies n elements from the device to the host, as cublasSetVector. */
cublasStatus_t cublasGetVector_64(int64_t n,
                                  int64_t elemSize,
                                  const void *x,
                                  int64_t incx,
                                  void *y,
                                  int64_t incy);

/**
 * Copies a rows x cols matrix of elements of elemSize bytes, column-major with leading dimension lda on
 * the host, to the device with leading dimension ldb; after all work of the default stream, and done
 * when the call returns.
 *
 * CUBLAS_STATUS_INVALID_VALUE for rows or cols < 0, elemSize, lda or ldb < 1; then success if there is
 * no element; CUBLAS_STATUS_MAPPING_ERROR for lda or ldb < rows, a NULL pointer, a range that exceeds
 * its allocation, or where the default stream cannot be waited for.
 */
cublasStatus_t cublasSetMatrix(int rows,
                               int cols,
                               int elemSize,
                               const void *A,
                               int lda,
                               void *B,
                               int ldb);

/**
 * Copies a rows x cols matrix of elements of elemSize bytes, column-major with leading dimension lda on
 * the host, to the device with leading dimension ldb; after all work of the default stream, and done
 * when the call returns.
 *
 * CUBLAS_STATUS_INVALID_VALUE for rows or cols < 0, elemSize, lda or ldb < 1; then success if there is
 * no element; CUBLAS_STATUS_MAPPING_ERROR for lda or ldb < rows, a NULL pointer, a range that exceeds
 * its allocation, or where the default stream cannot be waited for.
 */
cublasStatus_t cublasSetMatrix_64(int64_t rows,
                                  int64_t cols,
                                  int64_t elemSize,
                                  const void *A,
                                  int64_t lda,
                                  void *B,
                                  int64_t ldb);

/** Copies a matrix from the device to the host, as cublasSetMatrix. */
cublasStatus_t cublasGetMatrix(int rows,
                               int cols,
                               int elemSize,
                               const void *A,
                               int lda,
                               void *B,
                               int ldb);

/** Copies a matrix from the device to the host, as cublasSetMatrix. */
cublasStatus_t cublasGetMatrix_64(int64_t rows,
                                  int64_t cols,
                                  int64_t elemSize,
                                  const void *A,
                                  int64_t lda,
                                  void *B,
                                  int64_t ldb);

/**
 * Queues the copy of cublasSetVector on a stream. Ordinary host memory has been read when the call
 * returns; pinned host memory must stay as it is until the stream has done the copy.
 */
cublasStatus_t cublasSetVectorAsync(int n,
                                    int elemSize,
                                    const void *hostPtr,
                                    int incx,
                                    void *devicePtr,
                                    int incy,
                                    cudaStream_t stream);

/**
 * Queues the copy of cublasSetVector on a stream. Ordinary host memory has been read when the call
 * returns; pinned host memory must stay as it is until the stream has done the copy.
 */
cublasStatus_t cublasSetVectorAsync_64(int64_t n,
                                       int64_t elemSize,
                                       const void *hostPtr,
                                       int64_t incx,
                                       void *devicePtr,
                                       int64_t incy,
                                       cudaStream_t stream);

/**
 * Queues the copy of cublasGetVector on a stream. Ordinary host memory has been written when the call
 * returns; pinned host memory will be when the stream has done the copy.
 */
cublasStatus_t cublasGetVectorAsync(int n,
                                    int elemSize,
                                    const void *devicePtr,
                                    int incx,
                                    void *hostPtr,
                                    int incy,
                                    cudaStream_t stream);

/**
 * Queues the copy of cublasGetVector on a stream. Ordinary host memory has been written when the call
 * returns; pinned host memory will be when the stream has done the copy.
 */
cublasStatus_t cublasGetVectorAsync_64(int64_t n,
                                       int64_t elemSize,
                                       const void *devicePtr,
                                       int64_t incx,
                                       void *hostPtr,
                                       int64_t incy,
                                       cudaStream_t stream);

/** Queues the copy of cublasSetMatrix on a stream, as cublasSetVectorAsync. */
cublasStatus_t cublasSetMatrixAsync(int rows,
                                    int cols,
                                    int elemSize,
                                    const void *A,
                                    int lda,
                                    void *B,
                                    int ldb,
                                    cudaStream_t stream);

/** Queues the copy of cublasSetMatrix on a stream, as cublasSetVectorAsync. */
cublasStatus_t cublasSetMatrixAsync_64(int64_t rows,
                                       int64_t cols,
                                       int64_t elemSize,
                                       const void *A,
                                       int64_t lda,
                                       void *B,
                                       int64_t ldb,
                                       cudaStream_t stream);

/** Queues the copy of cublasGetMatrix on a stream, as cublasGetVectorAsync. */
cublasStatus_t cublasGetMatrixAsync(int rows,
                                    int cols,
                                    int elemSize,
                                    const void *A,
                                    int lda,
                                    void *B,
                                    int ldb,
                                    cudaStream_t stream);

/** Queues the copy of cublasGetMatrix on a stream, as cublasGetVectorAsync. */
cublasStatus_t cublasGetMatrixAsync_64(int64_t rows,
                                       int64_t cols,
                                       int64_t elemSize,
                                       const void *A,
                                       int64_t lda,
                                       void *B,
                                       int64_t ldb,
                                       cudaStream_t stream);

/**
 * Stores the version, 120901. `handle` is not looked at and may be NULL. CUBLAS_STATUS_INVALID_VALUE if
 * `version` is NULL.
 */
cublasStatus_t cublasGetVersion_v2(cublasHandle_t handle,
                                   int *version);

/**
 * Stores a part of the version. CUBLAS_STATUS_INVALID_VALUE for a part that is none of MAJOR_VERSION,
 * MINOR_VERSION and PATCH_LEVEL, or if `value` is NULL.
 */
cublasStatus_t cublasGetProperty(libraryPropertyType type,
                                 int *value);

/** The version of the CUDA runtime, 12090. */
size_t cublasGetCudartVersion(void);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif /* LUCHO_CUDA_CUBLAS_API_H */
