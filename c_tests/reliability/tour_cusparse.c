/* The part of cuSPARSE and cuBLAS in the tour: see tour.c. One call of each kind of work: what is queued, what waits,
 * what is analysed, what is described. */
#include "tour.h"

#include <cublas_v2.h>
#include <cusparse.h>
#include <string.h>

_Static_assert(CUBLAS_STATUS_ALLOC_FAILED == 3 && CUBLAS_STATUS_INTERNAL_ERROR == 14, "script.c says so");
_Static_assert(CUSPARSE_STATUS_ALLOC_FAILED == 2 && CUSPARSE_STATUS_INTERNAL_ERROR == 7, "script.c says so");

/* -1 2 -1, by compressed rows: large enough for a stream's own thread, and for the pool. */
enum { N = 40000, NNZ = 3 * N - 2 };

struct system {
    int *offsets, *columns, *rows;
    double *values, *factor, *x, *y, *z;
    void *memory, *buffer;
};

static void fill(struct system *s)
{
    int k = 0;
    for (int i = 0; i < N; i++) {
        s->offsets[i] = k;
        for (int j = i > 0 ? i - 1 : 0; j <= i + 1 && j < N; j++, k++) {
            s->rows[k] = i;
            s->columns[k] = j;
            s->values[k] = s->factor[k] = i == j ? 2 : -1;
        }
        s->x[i] = s->z[i] = i % 7;
        s->y[i] = i % 5;
    }
    s->offsets[N] = k;
}

static int prepare(struct system *s)
{
    size_t ints = N + 1 + 2 * NNZ, doubles = 2 * NNZ + 3 * N;
    if (cudaMalloc(&s->memory, ints * sizeof(int) + 8 + doubles * sizeof(double)) || cudaMalloc(&s->buffer, 1 << 16))
        return 1;
    s->values = s->memory;
    s->factor = s->values + NNZ;
    s->x = s->factor + NNZ;
    s->y = s->x + N;
    s->z = s->y + N;
    s->offsets = (int *)(s->z + N);
    s->columns = s->offsets + N + 1;
    s->rows = s->columns + NNZ;
    fill(s);
    return 0;
}

static void blas(struct system *s, cudaStream_t q)
{
    static const double one = 1, zero = 0, two = 2;
    cublasHandle_t h = NULL;
    cublasPointerMode_t mode;
    cudaStream_t bound;
    double result = 0;
    int at = 0, version = 0;

    W(h); DO(WL_CUBLAS, cublasCreate(&h));
    DO(WL_CUBLAS, cublasSetStream(h, q));
    W(bound); DO(WL_CUBLAS, cublasGetStream(h, &bound));
    DO(WL_CUBLAS, cublasSetPointerMode(h, CUBLAS_POINTER_MODE_HOST));
    W(mode); DO(WL_CUBLAS, cublasGetPointerMode(h, &mode));
    W(version); DO(WL_CUBLAS, cublasGetVersion(h, &version));
    DO(WL_CUBLAS, cublasDscal(h, N, &two, s->x, 1));
    DO(WL_CUBLAS, cublasDcopy(h, N, s->y, 1, s->z, 1));
    DO(WL_CUBLAS, cublasDaxpy(h, N, &one, s->y, 1, s->z, 1));
    W(result); DO(WL_CUBLAS, cublasDdot(h, N, s->y, 1, s->z, 1, &result));
    CHECK(result > 0 || script_excused(), "the dot product is %g", result);
    W(result); DO(WL_CUBLAS, cublasDnrm2(h, N, s->y, 1, &result));
    W(at); DO(WL_CUBLAS, cublasIdamax(h, N, s->y, 1, &at));
    DO(WL_CUBLAS, cublasDgemm(h, CUBLAS_OP_N, CUBLAS_OP_T, 150, 150, 150, &one, s->x, 150, s->y, 150, &zero, s->z, 150));
    DO(WL_CUBLAS, cublasSetVector(10, sizeof(double), s->y, 1, s->z, 1));
    DO(WL_CUBLAS, cublasGetMatrix(4, 5, sizeof(double), s->y, 4, s->z, 4));
    DO_WAITS(WL_CUBLAS, cublasDestroy(h));
    ANSWERS(strcmp(cublasGetStatusName(CUBLAS_STATUS_SUCCESS), "CUBLAS_STATUS_SUCCESS") == 0);
}

static void first_generation(struct system *s, cusparseHandle_t h)
{
    static const double one = 1;
    cusparseMatDescr_t d = NULL;
    csric02Info_t ic = NULL;
    csrsv2Info_t sv = NULL;
    int bytes = 0, position = 0;

    W(d); DO(WL_CUSPARSE, cusparseCreateMatDescr(&d));
    DO(WL_CUSPARSE, cusparseSetMatIndexBase(d, CUSPARSE_INDEX_BASE_ZERO));
    DO(WL_CUSPARSE, cusparseXcoo2csr(h, s->rows, NNZ, N, s->offsets, CUSPARSE_INDEX_BASE_ZERO));
    W(ic); DO(WL_CUSPARSE, cusparseCreateCsric02Info(&ic));
    W(bytes); DO(WL_CUSPARSE, cusparseDcsric02_bufferSize(h, N, NNZ, d, s->factor, s->offsets, s->columns, ic, &bytes));
    DO(WL_CUSPARSE, cusparseDcsric02_analysis(h, N, NNZ, d, s->factor, s->offsets, s->columns, ic,
                                                    CUSPARSE_SOLVE_POLICY_USE_LEVEL, s->buffer));
    DO(WL_CUSPARSE, cusparseDcsric02(h, N, NNZ, d, s->factor, s->offsets, s->columns, ic, CUSPARSE_SOLVE_POLICY_USE_LEVEL,
                                     s->buffer));
    W(position); DO(WL_CUSPARSE, cusparseXcsric02_zeroPivot(h, ic, &position));
    DO(WL_CUSPARSE, cusparseDestroyCsric02Info(ic));

    W(sv); DO(WL_CUSPARSE, cusparseCreateCsrsv2Info(&sv));
    DO(WL_CUSPARSE, cusparseDcsrsv2_analysis(h, CUSPARSE_OPERATION_NON_TRANSPOSE, N, NNZ, d, s->factor, s->offsets,
                                                   s->columns, sv, CUSPARSE_SOLVE_POLICY_USE_LEVEL, s->buffer));
    DO(WL_CUSPARSE, cusparseDcsrsv2_solve(h, CUSPARSE_OPERATION_NON_TRANSPOSE, N, NNZ, &one, d, s->factor, s->offsets,
                                          s->columns, sv, s->x, s->y, CUSPARSE_SOLVE_POLICY_USE_LEVEL, s->buffer));
    DO(WL_CUSPARSE, cusparseDestroyCsrsv2Info(sv));
    DO(WL_CUSPARSE, cusparseDestroyMatDescr(d));
}

static void second_generation(struct system *s, cusparseHandle_t h)
{
    static const double one = 1, zero = 0;
    cusparseSpMatDescr_t a = NULL;
    cusparseDnVecDescr_t x = NULL, y = NULL;
    cusparseSpSVDescr_t sv = NULL;
    cusparseFillMode_t fill = CUSPARSE_FILL_MODE_LOWER;
    size_t bytes = 0;
    int64_t rows, cols, nnz;
    const cusparseOperation_t op = CUSPARSE_OPERATION_NON_TRANSPOSE;

    W(a); DO(WL_CUSPARSE, cusparseCreateCsr(&a, N, N, NNZ, s->offsets, s->columns, s->values, CUSPARSE_INDEX_32I,
                                            CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO, CUDA_R_64F));
    W(x); DO(WL_CUSPARSE, cusparseCreateDnVec(&x, N, s->x, CUDA_R_64F));
    W(y); DO(WL_CUSPARSE, cusparseCreateDnVec(&y, N, s->y, CUDA_R_64F));
    W(rows); DO(WL_CUSPARSE, cusparseSpMatGetSize(a, &rows, &cols, &nnz));
    DO(WL_CUSPARSE, cusparseSpMatSetAttribute(a, CUSPARSE_SPMAT_FILL_MODE, &fill, sizeof fill));
    W(bytes); DO(WL_CUSPARSE, cusparseSpMV_bufferSize(h, op, &one, a, x, &zero, y, CUDA_R_64F, CUSPARSE_SPMV_ALG_DEFAULT, &bytes));
    DO(WL_CUSPARSE, cusparseSpMV(h, op, &one, a, x, &zero, y, CUDA_R_64F, CUSPARSE_SPMV_ALG_DEFAULT, s->buffer));
    DO(WL_CUSPARSE, cusparseSpMV(h, CUSPARSE_OPERATION_TRANSPOSE, &one, a, x, &zero, y, CUDA_R_64F, CUSPARSE_SPMV_ALG_DEFAULT,
                                 s->buffer));
    W(sv); DO(WL_CUSPARSE, cusparseSpSV_createDescr(&sv));
    DO(WL_CUSPARSE, cusparseSpSV_analysis(h, op, &one, a, x, y, CUDA_R_64F, CUSPARSE_SPSV_ALG_DEFAULT, sv, s->buffer));
    DO(WL_CUSPARSE, cusparseSpSV_solve(h, op, &one, a, x, y, CUDA_R_64F, CUSPARSE_SPSV_ALG_DEFAULT, sv));
    DO(WL_CUSPARSE, cusparseSpSV_destroyDescr(sv));
    DO(WL_CUSPARSE, cusparseDestroyDnVec(y));
    DO(WL_CUSPARSE, cusparseDestroyDnVec(x));
    DO(WL_CUSPARSE, cusparseDestroySpMat(a));
}

void tour_cusparse(void)
{
    struct system s = {0};
    cusparseHandle_t h = NULL;
    cudaStream_t q = NULL;

    W(q); DO(WL_CUDA, cudaStreamCreate(&q));
    /* The arrays' own memory: again until it is there, as a fault may hit it. */
    for (int k = 0; k < 3 && prepare(&s); k++)
        cudaFree(s.memory);
    if (!s.buffer)
        return;
    blas(&s, q);
    W(h); DO(WL_CUSPARSE, cusparseCreate(&h));
    DO(WL_CUSPARSE, cusparseSetStream(h, q));
    first_generation(&s, h);
    second_generation(&s, h);
    DO_WAITS(WL_CUDA, cudaStreamSynchronize(q));
    DO_WAITS(WL_CUSPARSE, cusparseDestroy(h));
    ANSWERS(strcmp(cusparseGetErrorName(CUSPARSE_STATUS_SUCCESS), "CUSPARSE_STATUS_SUCCESS") == 0);
    DO_WAITS(WL_CUDA, cudaFree(s.buffer));
    DO_WAITS(WL_CUDA, cudaFree(s.memory));
    DO_WAITS(WL_CUDA, cudaStreamDestroy(q));
    cudaGetLastError();
}
