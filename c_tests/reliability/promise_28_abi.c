/* Promise 28: what programs have compiled in stays. lucho.h's numbers, sizes, places of members and prototypes, and those
 * numbers of the CUDA headers that programs pass, are asserted when this is compiled (headers/values.c has the other
 * vendors', cuda_nvidia compares all of CUDA's with NVIDIA's headers where these can be had). And a number that no
 * enumeration has, in any place for one, is refused like any other bad argument: nothing is done. */
#include "workload.h"

#include <cublas_v2.h>
#include <cusparse.h>
#include <limits.h>
#include <stddef.h>
#include <string.h>

#include "lucho.h"

#define IS(name, value) _Static_assert((long long)(name) == (value), #name)
#define AT(type, member, place) IS(offsetof(type, member), place)

/* ---- lucho.h ---- */

IS(LUCHO_MATH_DEFAULT, 0);
IS(LUCHO_MATH_PEDANTIC, 1);
IS(LUCHO_MATH_BF16X3, 2);
IS(LUCHO_S, 0);
IS(LUCHO_D, 1);
IS(LUCHO_C, 2);
IS(LUCHO_Z, 3);
IS(LUCHO_PRECISION_AUTOMATIC, 0);
IS(LUCHO_PRECISION_HALF, 1);
IS(LUCHO_PRECISION_BFLOAT16, 2);
IS(LUCHO_PRECISION_FLOAT, 3);
IS(LUCHO_PRECISION_WORKING, 4);
IS(LUCHO_REFINEMENT_AUTOMATIC, 0);
IS(LUCHO_REFINEMENT_NONE, 1);
IS(LUCHO_REFINEMENT_CLASSICAL, 2);
IS(LUCHO_REFINEMENT_GMRES, 3);
IS(LUCHO_MIXED_BEFOREHAND, -1);
IS(LUCHO_MIXED_OVERFLOW, -2);
IS(LUCHO_MIXED_NOT_FACTORED, -3);
IS(LUCHO_MIXED_NOT_FINITE, -4);
IS(LUCHO_MIXED_NOT_CONVERGED, -5);
IS(sizeof(luchoDataType), 4);
IS(sizeof(luchoPrecision), 4);
IS(sizeof(luchoRefinement), 4);
IS(sizeof(luchoHalf), 2);
IS(sizeof(luchoBfloat16), 2);
IS(sizeof(luchoComplexHalf), 4);
IS(sizeof(luchoComplexBfloat16), 4);
IS(sizeof(luchoMixedOptions), 56);
AT(luchoMixedOptions, size, 0);
AT(luchoMixedOptions, precision, 8);
AT(luchoMixedOptions, refinement, 12);
AT(luchoMixedOptions, maxIterations, 16);
AT(luchoMixedOptions, maxInnerIterations, 24);
AT(luchoMixedOptions, tolerance, 32);
AT(luchoMixedOptions, innerTolerance, 40);
AT(luchoMixedOptions, noFallback, 48);
IS(sizeof(luchoMixedReport), 72);
AT(luchoMixedReport, size, 0);
AT(luchoMixedReport, history, 8);
AT(luchoMixedReport, historyCapacity, 16);
AT(luchoMixedReport, historyCount, 24);
AT(luchoMixedReport, iterations, 32);
AT(luchoMixedReport, corrections, 40);
AT(luchoMixedReport, innerIterations, 48);
AT(luchoMixedReport, precision, 56);
AT(luchoMixedReport, refinement, 60);
AT(luchoMixedReport, backwardError, 64);

/* A function of another type is no initialiser. */
#define BATCHED(X, T, I, w)                                                                        \
    I (*const X##potrf##w)(char, I, T *const *, I, I *, I) = lucho##X##potrfBatched##w;            \
    I (*const X##potrs##w)(char, I, I, T *const *, I, T *const *, I, I) = lucho##X##potrsBatched##w; \
    I (*const X##getrf##w)(I, I, T *const *, I, I *, I *, I) = lucho##X##getrfBatched##w;          \
    I (*const X##getrs##w)(char, I, I, T *const *, I, const I *, T *const *, I, I) = lucho##X##getrsBatched##w;
#define SINGLE(X, T, I, w)                                                                         \
    I (*const X##potrf1##w)(char, I, T *, I) = lucho##X##potrf##w;                                 \
    I (*const X##potrs1##w)(char, I, I, const T *, I, T *, I) = lucho##X##potrs##w;                \
    I (*const X##getrf1##w)(I, I, T *, I, I *) = lucho##X##getrf##w;                               \
    I (*const X##getrs1##w)(char, I, I, const T *, I, const I *, T *, I) = lucho##X##getrs##w;     \
    I (*const X##gemm##w)(char, char, I, I, I, float, const T *, I, const T *, I, float, T *, I) = lucho##X##gemm##w;
#define BOTH(LIST, X, T) LIST(X, T, int, ) LIST(X, T, int64_t, _64)
#define CONVERSIONS(I, w)                                                                          \
    I (*const to_half##w)(I, const float *, luchoHalf *) = luchoFloatToHalf##w;                    \
    I (*const from_half##w)(I, const luchoHalf *, float *) = luchoHalfToFloat##w;                  \
    I (*const to_bfloat##w)(I, const float *, luchoBfloat16 *) = luchoFloatToBfloat16##w;          \
    I (*const from_bfloat##w)(I, const luchoBfloat16 *, float *) = luchoBfloat16ToFloat##w;        \
    I (*const gesv##w)(luchoDataType, I, I, const void *, I, I *, const void *, I, void *, I, const luchoMixedOptions *, luchoMixedReport *) = luchoGesvMixed##w; \
    I (*const posv##w)(luchoDataType, char, I, I, const void *, I, const void *, I, void *, I, const luchoMixedOptions *, luchoMixedReport *) = luchoPosvMixed##w;

BOTH(BATCHED, S, float)
BOTH(BATCHED, D, double)
BOTH(BATCHED, C, lapack_complex_float)
BOTH(BATCHED, Z, lapack_complex_double)
BOTH(BATCHED, H, luchoHalf)
BOTH(BATCHED, B, luchoBfloat16)
BOTH(SINGLE, H, luchoHalf)
BOTH(SINGLE, B, luchoBfloat16)
CONVERSIONS(int, )
CONVERSIONS(int64_t, _64)
int (*const set_math)(int) = luchoSetMathMode;

/* ---- numbers that programs pass to cuBLAS and cuSPARSE ---- */

IS(CUBLAS_STATUS_NOT_INITIALIZED, 1);
IS(CUBLAS_STATUS_ALLOC_FAILED, 3);
IS(CUBLAS_STATUS_INVALID_VALUE, 7);
IS(CUBLAS_STATUS_EXECUTION_FAILED, 13);
IS(CUBLAS_STATUS_INTERNAL_ERROR, 14);
IS(CUBLAS_STATUS_NOT_SUPPORTED, 15);
IS(CUBLAS_OP_N, 0);
IS(CUBLAS_OP_T, 1);
IS(CUBLAS_OP_C, 2);
IS(CUBLAS_FILL_MODE_LOWER, 0);
IS(CUBLAS_FILL_MODE_UPPER, 1);
IS(CUBLAS_DIAG_NON_UNIT, 0);
IS(CUBLAS_DIAG_UNIT, 1);
IS(CUBLAS_SIDE_LEFT, 0);
IS(CUBLAS_SIDE_RIGHT, 1);
IS(CUBLAS_POINTER_MODE_DEVICE, 1);
IS(CUSPARSE_STATUS_ALLOC_FAILED, 2);
IS(CUSPARSE_STATUS_INVALID_VALUE, 3);
IS(CUSPARSE_STATUS_INTERNAL_ERROR, 7);
IS(CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED, 8);
IS(CUSPARSE_STATUS_ZERO_PIVOT, 9);
IS(CUSPARSE_STATUS_NOT_SUPPORTED, 10);
IS(CUSPARSE_OPERATION_TRANSPOSE, 1);
IS(CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE, 2);
IS(CUSPARSE_FILL_MODE_UPPER, 1);
IS(CUSPARSE_DIAG_TYPE_UNIT, 1);
IS(CUSPARSE_INDEX_BASE_ONE, 1);
IS(CUSPARSE_INDEX_32I, 2);
IS(CUSPARSE_INDEX_64I, 3);
IS(CUSPARSE_ORDER_COL, 1);
IS(CUSPARSE_ORDER_ROW, 2);
IS(CUSPARSE_DIRECTION_COLUMN, 1);
IS(CUSPARSE_SOLVE_POLICY_USE_LEVEL, 1);
IS(CUSPARSE_FORMAT_SLICED_ELLPACK, 7);
IS(CUDA_R_32F, 0);
IS(CUDA_R_64F, 1);
IS(CUDA_R_16F, 2);
IS(CUDA_C_32F, 4);
IS(CUDA_C_64F, 5);
IS(CUDA_R_16BF, 14);
IS(cudaMemcpyDefault, 4);

/* ---- numbers that no enumeration has ---- */

static const int unknown[] = {-1, 333, 1000, 0x10001, INT_MIN, INT_MAX};

/* For each of them as V: the status, and nothing of what has been watched changed. */
#define REFUSES(wanted, type, call)                                                                \
    for (size_t k_ = 0; k_ < sizeof unknown / sizeof *unknown; k_++) {                             \
        const type V = (type)unknown[k_];                                                          \
        int got_ = (int)(call), wanted_ = (int)(wanted);                                           \
        CHECK(got_ == wanted_, "%s with %d: status %d, not %d", #call, unknown[k_], got_, wanted_); \
        CHECK(outputs_are_untouched(), "%s with %d: an output changed", #call, unknown[k_]);       \
        memset(&out, 0x55, sizeof out);                                                            \
    }

static struct {
    double a[16], b[16], c[16];
    int ints[16];
    void *handle;
    size_t size;
} out;

static int outputs_are_untouched(void)
{
    for (size_t k = 0; k < sizeof out; k++)
        if (((unsigned char *)&out)[k] != 0x55)
            return 0;
    return 1;
}

static void mluop_and_aclblas(void)
{
    struct wl_session s;
    mluOpTensorDescriptor_t d = NULL;
    static const int dims[2] = {4, 4};
    memset(&out, 0x55, sizeof out);
    CHECK(wl_open(&s, 1) == 0 && mluOpCreateTensorDescriptor(&d) == 0, "open");
    /* As the vendor has it, a descriptor takes any layout and type that is not negative, and what uses it does not. */
    REFUSES(V < 0 ? MLUOP_STATUS_BAD_PARAM : 0, int, mluOpSetTensorDescriptor(d, (mluOpTensorLayout_t)V, MLUOP_DTYPE_FLOAT, 2, dims));
    REFUSES(V < 0 ? MLUOP_STATUS_BAD_PARAM : 0, int, mluOpSetTensorDescriptor(d, MLUOP_LAYOUT_ARRAY, (mluOpDataType_t)V, 2, dims));
    REFUSES(MLUOP_STATUS_BAD_PARAM, int, (mluOpSetTensorDescriptor(d, MLUOP_LAYOUT_ARRAY, (mluOpDataType_t)(V & INT_MAX), 2, dims),
                                          mluOpLUFactorization(s.mlu, d, out.a, d, out.b, false)));
    REFUSES(MLUOP_STATUS_BAD_PARAM, int, (mluOpSetTensorDescriptor(d, MLUOP_LAYOUT_ARRAY, (mluOpDataType_t)(V & INT_MAX), 2, dims),
                                          mluOpCholesky(s.mlu, d, (float *)out.a, d, (float *)out.b, false, NULL)));
    REFUSES(MLUOP_STATUS_BAD_PARAM, mluOpPointerMode_t, mluOpSetTensorDescriptorPointerMode(d, V));
    REFUSES(MLUOP_STATUS_BAD_PARAM, mluOpQuantizeRoundMode_t, mluOpSetQuantizeRoundMode(s.mlu, V));
    REFUSES(MLUOP_STATUS_BAD_PARAM, mluOpAtomicsMode_t, mluOpSetAtomicsMode(s.mlu, V));
    for (size_t k = 0; k < sizeof unknown / sizeof *unknown; k++) {
        size_t bytes = 7;
        int st = mluOpGetSizeOfDataType((mluOpDataType_t)unknown[k], &bytes);
        CHECK(st == 0 && bytes == 0, "the size of type %d: status %d, %zu bytes", unknown[k], st, bytes);
    }
    REFUSES(cnrtErrorMemcpyDirectionInvalid, cnrtMemTransDir_t, cnrtMemcpy(out.a, out.b, 8, V));
    REFUSES(ACL_ERROR_INVALID_PARAM, aclrtMemcpyKind, aclrtMemcpy(out.a, 8, out.b, 8, V));
    static const double *const a[1] = {out.a};
    static double *const b[1] = {out.b};
    static const int pivots[2] = {1, 2};
    int info = 7;
    REFUSES(ACLBLAS_STATUS_INVALID_ENUM, aclblasOperation_t,
            aclblasDgetrsBatched(s.blas, V, 2, 1, a, 2, pivots, b, 2, &info, 1));
    CHECK(info < 0, "info names no argument: %d", info);
    CHECK(mluOpDestroyTensorDescriptor(d) == 0 && wl_close(&s) == 0, "close");
}

static void lucho(void)
{
    luchoMixedOptions o = {.size = sizeof o};
    memset(&out, 0x55, sizeof out);
    REFUSES(-1, luchoDataType, luchoGesvMixed(V, 2, 1, out.a, 2, out.ints, out.b, 2, out.c, 2, NULL, NULL));
    REFUSES(-1, luchoDataType, luchoPosvMixed(V, 'L', 2, 1, out.a, 2, out.b, 2, out.c, 2, NULL, NULL));
    REFUSES(-11, luchoPrecision, (o.precision = V, luchoGesvMixed(LUCHO_D, 2, 1, out.a, 2, out.ints, out.b, 2, out.c, 2, &o, NULL)));
    o.precision = LUCHO_PRECISION_AUTOMATIC;
    REFUSES(-11, luchoRefinement, (o.refinement = V, luchoGesvMixed(LUCHO_D, 2, 1, out.a, 2, out.ints, out.b, 2, out.c, 2, &o, NULL)));
    int before = luchoGetMathMode();
    REFUSES(-1, int, luchoSetMathMode(V));
    CHECK(luchoGetMathMode() == before, "the math mode is %d, was %d", luchoGetMathMode(), before);
}

static void cuda_and_cublas(void)
{
    const double one = 1;
    cublasHandle_t h = NULL;
    memset(&out, 0x55, sizeof out);
    CHECK(cublasCreate(&h) == CUBLAS_STATUS_SUCCESS, "cublasCreate");
    REFUSES(cudaErrorInvalidMemcpyDirection, enum cudaMemcpyKind, cudaMemcpy(out.a, out.b, 8, V));
    REFUSES(cudaErrorInvalidValue, enum cudaDeviceAttr, cudaDeviceGetAttribute(out.ints, V, 0));
    REFUSES(cudaErrorInvalidValue, unsigned, cudaStreamCreateWithFlags((cudaStream_t *)&out.handle, V));
    REFUSES(cudaErrorInvalidValue, unsigned, cudaEventCreateWithFlags((cudaEvent_t *)&out.handle, V | 0x100));
    cudaGetLastError();
    REFUSES(CUBLAS_STATUS_INVALID_VALUE, cublasPointerMode_t, cublasSetPointerMode(h, V));
    REFUSES(CUBLAS_STATUS_INVALID_VALUE, cublasOperation_t, cublasDgemm(h, V, CUBLAS_OP_N, 2, 2, 2, &one, out.a, 2, out.b, 2, &one, out.c, 2));
    REFUSES(CUBLAS_STATUS_INVALID_VALUE, cublasOperation_t, cublasDgemm(h, CUBLAS_OP_N, V, 2, 2, 2, &one, out.a, 2, out.b, 2, &one, out.c, 2));
    CHECK(cublasDestroy(h) == CUBLAS_STATUS_SUCCESS, "cublasDestroy");
}

static void cusparse(void)
{
    const double one = 1;
    const cusparseStatus_t bad = CUSPARSE_STATUS_INVALID_VALUE;
    static int offsets[3] = {0, 1, 2}, indices[2] = {0, 1};
    static double values[8] = {1, 0, 0, 1, 1, 0, 0, 1};
    static _Alignas(128) char buffer[256];
    cusparseHandle_t h = NULL;
    cusparseMatDescr_t d = NULL;
    bsrsv2Info_t sv = NULL;
    memset(&out, 0x55, sizeof out);
    CHECK(cusparseCreate(&h) == 0 && cusparseCreateMatDescr(&d) == 0 && cusparseCreateBsrsv2Info(&sv) == 0, "create");
    REFUSES(bad, cusparsePointerMode_t, cusparseSetPointerMode(h, V));
    REFUSES(bad, cusparseMatrixType_t, cusparseSetMatType(d, V));
    REFUSES(bad, cusparseFillMode_t, cusparseSetMatFillMode(d, V));
    REFUSES(bad, cusparseDiagType_t, cusparseSetMatDiagType(d, V));
    REFUSES(bad, cusparseIndexBase_t, cusparseSetMatIndexBase(d, V));
    CHECK(cusparseGetMatType(d) == 0 && cusparseGetMatFillMode(d) == 0 && cusparseGetMatDiagType(d) == 0 && cusparseGetMatIndexBase(d) == 0,
          "the descriptor changed");
#define CSR(it, jt, base, type) cusparseCreateCsr((cusparseSpMatDescr_t *)&out.handle, 2, 2, 2, offsets, indices, values, it, jt, base, type)
    REFUSES(bad, cusparseIndexType_t, CSR(V, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO, CUDA_R_64F));
    REFUSES(bad, cusparseIndexType_t, CSR(CUSPARSE_INDEX_32I, V, CUSPARSE_INDEX_BASE_ZERO, CUDA_R_64F));
    REFUSES(bad, cusparseIndexBase_t, CSR(CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I, V, CUDA_R_64F));
    REFUSES(bad, cudaDataType, CSR(CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO, V));
    REFUSES(bad, cusparseOrder_t, cusparseCreateDnMat((cusparseDnMatDescr_t *)&out.handle, 2, 2, 2, values, CUDA_R_64F, V));
#define ANALYSE(dir, op, policy) cusparseDbsrsv2_analysis(h, dir, op, 2, 2, d, values, offsets, indices, 2, sv, policy, buffer)
    REFUSES(bad, cusparseDirection_t, ANALYSE(V, CUSPARSE_OPERATION_NON_TRANSPOSE, CUSPARSE_SOLVE_POLICY_NO_LEVEL));
    REFUSES(bad, cusparseOperation_t, ANALYSE(CUSPARSE_DIRECTION_ROW, V, CUSPARSE_SOLVE_POLICY_NO_LEVEL));
    REFUSES(bad, cusparseSolvePolicy_t, ANALYSE(CUSPARSE_DIRECTION_ROW, CUSPARSE_OPERATION_NON_TRANSPOSE, V));
    REFUSES(bad, cusparseAction_t, cusparseDgebsr2gebsc(h, 2, 2, 2, values, offsets, indices, 2, 2, out.a, out.ints, out.ints + 4, V,
                                                        CUSPARSE_INDEX_BASE_ZERO, buffer));
    cusparseSpMatDescr_t a = NULL;
    cusparseDnVecDescr_t x = NULL, y = NULL;
    CHECK(cusparseCreateCsr(&a, 2, 2, 2, offsets, indices, values, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO, CUDA_R_64F) == 0 &&
              cusparseCreateDnVec(&x, 2, values, CUDA_R_64F) == 0 && cusparseCreateDnVec(&y, 2, out.a, CUDA_R_64F) == 0,
          "descriptors");
    REFUSES(bad, cusparseOperation_t, cusparseSpMV(h, V, &one, a, x, &one, y, CUDA_R_64F, CUSPARSE_SPMV_ALG_DEFAULT, buffer));
    REFUSES(bad, cudaDataType, cusparseSpMV(h, CUSPARSE_OPERATION_NON_TRANSPOSE, &one, a, x, &one, y, V, CUSPARSE_SPMV_ALG_DEFAULT, buffer));
    REFUSES(bad, cusparseSpMVAlg_t, cusparseSpMV(h, CUSPARSE_OPERATION_NON_TRANSPOSE, &one, a, x, &one, y, CUDA_R_64F, V, buffer));
    REFUSES(bad, cusparseSpMatAttribute_t, cusparseSpMatSetAttribute(a, V, out.ints, sizeof(int)));
    CHECK(cudaDeviceSynchronize() == cudaSuccess && outputs_are_untouched(), "something was queued");
    cusparseDestroyDnVec(y), cusparseDestroyDnVec(x), cusparseDestroySpMat(a);
    CHECK(cusparseDestroyBsrsv2Info(sv) == 0 && cusparseDestroyMatDescr(d) == 0 && cusparseDestroy(h) == 0, "destroy");
}

int main(int argc, char **argv)
{
    static const lt_test tests[] = {{"mluop_and_aclblas", mluop_and_aclblas, 0}, {"lucho", lucho, 0},
                                    {"cuda_and_cublas", cuda_and_cublas, 0},     {"cusparse", cusparse, 0}, {0}};
    return lt_main(argc, argv, tests, NULL);
}
