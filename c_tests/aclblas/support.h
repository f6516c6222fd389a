/* What the aclBLAS tests share: a started runtime, a handle on a stream, typed calls, batches in guarded device memory. */
#ifndef LT_ACLBLAS_SUPPORT_H
#define LT_ACLBLAS_SUPPORT_H

#include "cann_ops_blas.h"
#include "harness.h"

#define OK(call) LT_REQUIRE_EQ((call), ACLBLAS_STATUS_SUCCESS)
#define RT(call) LT_REQUIRE_EQ((call), ACL_SUCCESS)

extern const lt_memory device_memory; /* aclrtMalloc, aclrtFree */

typedef struct {
    aclrtStream stream;
    aclblasHandle_t handle;
} fixture;
fixture fixture_new(void); /* aclInit on the first call */
void fixture_free(fixture *f);

/* The S, D, C, Z functions as one, by element type. */
aclblasStatus_t getrf(lt_type t, aclblasHandle_t h, int n, void *a, int lda, int *pivots, int *info, int batch);
aclblasStatus_t getrs(lt_type t, aclblasHandle_t h, aclblasOperation_t op, int n, int nrhs, void *a, int lda,
                      const int *pivots, void *b, int ldb, int *info, int batch);
aclblasStatus_t getri(lt_type t, aclblasHandle_t h, int n, void *a, int lda, const int *pivots, void *c, int ldc,
                      int *info, int batch);
aclblasStatus_t matinv(lt_type t, aclblasHandle_t h, int n, void *a, int lda, void *inverse, int ldi, int *info, int batch);

/* `count` column-major m x n matrices in one guarded buffer, and a device array of pointers to them, which lists them
 * in shuffled order: member b of the batch is not the b-th in memory. */
typedef struct {
    lt_type t;
    int m, n, ld, count;
    lt_buf data, pointers;
} batch;
batch batch_new(lt_type t, int m, int n, int ld, int count, lt_guard guard);
void batch_free(batch *b);
lt_view batch_at(const batch *b, int i);
void batch_freeze(batch *b);                          /* data and pointers */
void batch_check(batch *b, int written, lt_part part); /* members may have changed if `written`; gaps, pointers never */

lt_buf ints(size_t count); /* guarded device integers */

/* A host function that holds a stream until released, or for a time. */
typedef struct {
    volatile int entered, released, left;
    int limit_ms;
} gate;
void gate_hold(void *g);
void gate_close(gate *g, aclrtStream stream); /* enqueues gate_hold */

#endif
