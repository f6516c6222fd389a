/* What the tests of cuSPARSE's second generation share: elements of every type, matrices in every format whose arrays
 * end at a page that cannot be touched, and their dense counterparts in long double. */
#ifndef LT_CUSPARSE_GENERIC_SUPPORT_H
#define LT_CUSPARSE_GENERIC_SUPPORT_H

#include <complex.h>

#include "../cuda/support.h"
#include "cusparse.h"

#define SP(call) LT_REQUIRE_EQ((call), CUSPARSE_STATUS_SUCCESS)
#define BAD(call) LT_EQ((call), CUSPARSE_STATUS_INVALID_VALUE)

typedef long double complex wide;

size_t g_size(cudaDataType t);
int g_is_complex(cudaDataType t);
wide g_get(cudaDataType t, const void *p, int64_t i);
void g_set(cudaDataType t, void *p, int64_t i, wide value);
/* Rounding of a sum in this type, relative to the sum of absolute values. */
double g_eps(cudaDataType t);
/* A small random number that every type holds exactly. */
wide g_random(cudaDataType t, lt_rng *r);
/* A NaN, or a number that no test computes where the type has none. */
wide g_poison(cudaDataType t);

/* Memory that ends at a guard page. */
void *g_new(size_t count, size_t size);
void g_free(void *p);
/* `count` random elements. */
void *g_array(cudaDataType t, int64_t count, lt_rng *r);
int64_t g_index(cusparseIndexType_t it, const void *p, int64_t i);
void g_set_index(cusparseIndexType_t it, void *p, int64_t i, int64_t value);
size_t g_index_size(cusparseIndexType_t it);

/* A scalar argument on the stack. */
typedef union {
    double d[2];
    float f[2];
    int i;
} g_scalar;
g_scalar g_scalar_of(cudaDataType t, wide value);

typedef struct {
    cusparseFormat_t format;
    cudaDataType t;
    cusparseIndexType_t it;
    int base;
    int64_t m, n, nnz; /* nnz: entries or blocks */
    int64_t block;     /* BSR, ELL; rows of a slice */
    int64_t width;     /* ELL: columns of blocks; SELL: places */
    int64_t stored;    /* values */
    cusparseOrder_t order;
    void *offsets, *indices, *values;
    wide *dense; /* m x n by columns: sums of entries at one place */
    cusparseSpMatDescr_t d;
} g_matrix;

enum {
    G_SHUFFLED = 1,  /* entries of a row in any order */
    G_DOUBLED = 2,   /* some entries twice */
    G_DIAGONAL = 4,  /* the diagonal is there and dominates */
    G_SCATTERED = 8, /* coordinates in any order */
};
g_matrix g_make(cusparseFormat_t format, cudaDataType t, cusparseIndexType_t it, int base, int64_t m, int64_t n,
                double density, int like, lt_rng *r);
void g_matrix_free(g_matrix *a);
/* op(A)(i, j). */
wide g_at(const g_matrix *a, cusparseOperation_t op, int64_t i, int64_t j);

/* A dense matrix with random elements, poison in its gaps, and its descriptor. */
typedef struct {
    cudaDataType t;
    int64_t m, n, ld, stride;
    int batch;
    cusparseOrder_t order;
    void *p;
    cusparseDnMatDescr_t d;
} g_dense;
g_dense g_dense_make(cudaDataType t, int64_t m, int64_t n, int64_t gap, cusparseOrder_t order, int batch, lt_rng *r);
void g_dense_free(g_dense *a);
int64_t g_place(const g_dense *a, int which, int64_t i, int64_t j);
wide g_dense_at(const g_dense *a, int which, cusparseOperation_t op, int64_t i, int64_t j);
wide *g_dense_copy(const g_dense *a, int which); /* m x n by columns, to be freed */
void g_dense_gaps(const g_dense *a);             /* are still poison */

/* |value - expected| <= eps * scale; NaN fails. */
int g_near(wide value, wide expected, double eps, double scale);

extern cusparseHandle_t g_handle;
extern cudaStream_t g_stream;
void g_begin(void);
void g_end(void);
#define SYNC() RT(cudaStreamSynchronize(g_stream))

static const cudaDataType g_types[4] = {CUDA_R_32F, CUDA_R_64F, CUDA_C_32F, CUDA_C_64F};
static const cusparseIndexType_t g_indices[2] = {CUSPARSE_INDEX_32I, CUSPARSE_INDEX_64I};

#endif
