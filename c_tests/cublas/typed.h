/* The typed families of cuBLAS behind one signature each: element types by lt_type, sizes as int64_t. `wide` calls the
 * function with 64-bit integers. */
#ifndef LT_CUBLAS_TYPED_H
#define LT_CUBLAS_TYPED_H

#include <cublas_v2.h>

#include "support.h"

#define BLAS(call) LT_REQUIRE_EQ((call), CUBLAS_STATUS_SUCCESS)

typedef struct {
    int64_t n, incx, incy;
    void *x, *y;
} vectors;

typedef cublasStatus_t of_two(cublasHandle_t h, vectors v, void *result);
typedef cublasStatus_t of_one(cublasHandle_t h, vectors v, void *result);
typedef cublasStatus_t scaled(cublasHandle_t h, vectors v, const void *alpha);
typedef cublasStatus_t rotated(cublasHandle_t h, vectors v, const void *c, const void *s);
typedef cublasStatus_t product(cublasHandle_t h, cublasOperation_t ta, cublasOperation_t tb, int64_t m, int64_t n,
                               int64_t k, const void *alpha, const void *a, int64_t lda, const void *b, int64_t ldb,
                               const void *beta, void *c, int64_t ldc);

/* By lt_type, then by width of integers; NULL where a type does not have the function. */
extern of_two *const dotu_of[4][2], *const dotc_of[4][2];
extern of_one *const nrm2_of[4][2], *const asum_of[4][2], *const amax_of[4][2], *const amin_of[4][2];
extern scaled *const scal_of[4][2], *const rscal_of[4][2], *const axpy_of[4][2], *const copy_of[4][2],
    *const swap_of[4][2], *const rotm_of[4][2];
extern rotated *const rot_of[4][2], *const rrot_of[4][2];
extern product *const gemm_of[4][2];

/* Scalars in the type's own layout. */
typedef union {
    float s[2];
    double d[2];
    int i;
    int64_t l;
} scalar;
scalar scalar_of(lt_type t, double complex z);
double complex value_of(lt_type t, const void *p);
lt_type real_of(lt_type t);

#endif
