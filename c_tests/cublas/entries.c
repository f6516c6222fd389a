/* The entry points of cuBLAS as rows of a table: good arguments, and how to pass them. Each family is listed once, and
 * read twice: for the callers, and for the table. */
#include <cublas_v2.h>

#include "support.h"

extern const lt_entry cublas_entries[];

#define H ((cublasHandle_t)LT_P(v[0]))
#define P(k) LT_P(v[k])
#define OP(k) ((cublasOperation_t)v[k])

#define FAMILIES                                                                                                     \
    TWO(Sdot) TWO(Ddot) TWO(Cdotu) TWO(Zdotu) TWO(Cdotc) TWO(Zdotc)                                                  \
    ONE(Snrm2) ONE(Dnrm2) ONE(Scnrm2) ONE(Dznrm2) ONE(Sasum) ONE(Dasum) ONE(Scasum) ONE(Dzasum)                      \
    ONE(Isamax) ONE(Idamax) ONE(Icamax) ONE(Izamax) ONE(Isamin) ONE(Idamin) ONE(Icamin) ONE(Izamin)                  \
    SCAL(Sscal) SCAL(Dscal) SCAL(Cscal) SCAL(Zscal) SCAL(Csscal) SCAL(Zdscal)                                        \
    AXPY(Saxpy) AXPY(Daxpy) AXPY(Caxpy) AXPY(Zaxpy)                                                                  \
    MOVE(Scopy) MOVE(Dcopy) MOVE(Ccopy) MOVE(Zcopy) MOVE(Sswap) MOVE(Dswap) MOVE(Cswap) MOVE(Zswap)                  \
    ROT(Srot) ROT(Drot) ROT(Crot) ROT(Zrot) ROT(Csrot) ROT(Zdrot) ROTM(Srotm) ROTM(Drotm)                            \
    GEMM(Sgemm) GEMM(Dgemm) GEMM(Cgemm) GEMM(Zgemm)

#define PAIR(f, narrow, wide)                                                                                        \
    static int64_t f##_narrow(const int64_t *v) { return cublas##f##_v2 narrow; }                                    \
    static int64_t f##_wide(const int64_t *v) { return cublas##f##_v2_64 wide; }
#define N(k) (int)v[k]
#define TWO(f) PAIR(f, (H, N(1), P(2), N(3), P(4), N(5), P(6)), (H, v[1], P(2), v[3], P(4), v[5], P(6)))
#define ONE(f) PAIR(f, (H, N(1), P(2), N(3), P(4)), (H, v[1], P(2), v[3], P(4)))
#define SCAL(f) PAIR(f, (H, N(1), P(2), P(3), N(4)), (H, v[1], P(2), P(3), v[4]))
#define AXPY(f) PAIR(f, (H, N(1), P(2), P(3), N(4), P(5), N(6)), (H, v[1], P(2), P(3), v[4], P(5), v[6]))
#define MOVE(f) PAIR(f, (H, N(1), P(2), N(3), P(4), N(5)), (H, v[1], P(2), v[3], P(4), v[5]))
#define ROT(f) PAIR(f, (H, N(1), P(2), N(3), P(4), N(5), P(6), P(7)), (H, v[1], P(2), v[3], P(4), v[5], P(6), P(7)))
#define ROTM(f) PAIR(f, (H, N(1), P(2), N(3), P(4), N(5), P(6)), (H, v[1], P(2), v[3], P(4), v[5], P(6)))
#define GEMM(f)                                                                                                      \
    PAIR(f, (H, OP(1), OP(2), N(3), N(4), N(5), P(6), P(7), N(8), P(9), N(10), P(11), P(12), N(13)),                 \
         (H, OP(1), OP(2), v[3], v[4], v[5], P(6), P(7), v[8], P(9), v[10], P(11), P(12), v[13]))
FAMILIES
#undef TWO
#undef ONE
#undef SCAL
#undef AXPY
#undef MOVE
#undef ROT
#undef ROTM
#undef GEMM

#define TRANSFERS VECTOR(SetVector) VECTOR(GetVector) MATRIX(SetMatrix) MATRIX(GetMatrix)
#define S(k) ((cudaStream_t)LT_P(v[k]))
#define FOUR(f, narrow, wide, narrow_async, wide_async)                                                              \
    static int64_t f##_narrow(const int64_t *v) { return cublas##f narrow; }                                         \
    static int64_t f##_wide(const int64_t *v) { return cublas##f##_64 wide; }                                        \
    static int64_t f##_narrow_async(const int64_t *v) { return cublas##f##Async narrow_async; }                      \
    static int64_t f##_wide_async(const int64_t *v) { return cublas##f##Async_64 wide_async; }
#define VECTOR(f)                                                                                                    \
    FOUR(f, (N(0), N(1), P(2), N(3), P(4), N(5)), (v[0], v[1], P(2), v[3], P(4), v[5]),                              \
         (N(0), N(1), P(2), N(3), P(4), N(5), S(6)), (v[0], v[1], P(2), v[3], P(4), v[5], S(6)))
#define MATRIX(f)                                                                                                    \
    FOUR(f, (N(0), N(1), N(2), P(3), N(4), P(5), N(6)), (v[0], v[1], v[2], P(3), v[4], P(5), v[6]),                  \
         (N(0), N(1), N(2), P(3), N(4), P(5), N(6), S(7)), (v[0], v[1], v[2], P(3), v[4], P(5), v[6], S(7)))
TRANSFERS
#undef VECTOR
#undef MATRIX

static int64_t Create(const int64_t *v) { return cublasCreate(P(0)); }
static int64_t Destroy(const int64_t *v) { return cublasDestroy(H); }
static int64_t SetStream(const int64_t *v) { return cublasSetStream(H, S(1)); }
static int64_t GetStream(const int64_t *v) { return cublasGetStream(H, P(1)); }
static int64_t SetPointerMode(const int64_t *v) { return cublasSetPointerMode(H, (cublasPointerMode_t)v[1]); }
static int64_t GetPointerMode(const int64_t *v) { return cublasGetPointerMode(H, P(1)); }
static int64_t SetMathMode(const int64_t *v) { return cublasSetMathMode(H, (cublasMath_t)v[1]); }
static int64_t GetMathMode(const int64_t *v) { return cublasGetMathMode(H, P(1)); }
static int64_t SetAtomicsMode(const int64_t *v) { return cublasSetAtomicsMode(H, (cublasAtomicsMode_t)v[1]); }
static int64_t GetAtomicsMode(const int64_t *v) { return cublasGetAtomicsMode(H, P(1)); }
static int64_t SetEmulationStrategy(const int64_t *v) { return cublasSetEmulationStrategy(H, (cublasEmulationStrategy_t)v[1]); }
static int64_t GetEmulationStrategy(const int64_t *v) { return cublasGetEmulationStrategy(H, P(1)); }
static int64_t SetSmCountTarget(const int64_t *v) { return cublasSetSmCountTarget(H, N(1)); }
static int64_t GetSmCountTarget(const int64_t *v) { return cublasGetSmCountTarget(H, P(1)); }
static int64_t SetWorkspace(const int64_t *v) { return cublasSetWorkspace(H, P(1), (size_t)v[2]); }
static int64_t GetVersion(const int64_t *v) { return cublasGetVersion(H, P(1)); }
static int64_t GetProperty(const int64_t *v) { return cublasGetProperty((libraryPropertyType)v[0], P(1)); }
static int64_t Srotg(const int64_t *v) { return cublasSrotg(H, P(1), P(2), P(3), P(4)); }
static int64_t Drotg(const int64_t *v) { return cublasDrotg(H, P(1), P(2), P(3), P(4)); }
static int64_t Crotg(const int64_t *v) { return cublasCrotg(H, P(1), P(2), P(3), P(4)); }
static int64_t Zrotg(const int64_t *v) { return cublasZrotg(H, P(1), P(2), P(3), P(4)); }
static int64_t Srotmg(const int64_t *v) { return cublasSrotmg(H, P(1), P(2), P(3), P(4), P(5)); }
static int64_t Drotmg(const int64_t *v) { return cublasDrotmg(H, P(1), P(2), P(3), P(4), P(5)); }

#define ROWS(f, arguments, free)                                                                                     \
    {"cublas" #f "_v2", arguments, f##_narrow, free}, {"cublas" #f "_v2_64", arguments, f##_wide, free},
#define TWO(f) ROWS(f, "handle=handle n=4 x=x incx=1 y=y incy=1 result=word", "n incx incy")
#define ONE(f) ROWS(f, "handle=handle n=4 x=x incx=1 result=word", "n incx")
#define SCAL(f) ROWS(f, "handle=handle n=4 alpha=scalar x=x incx=1", "n incx")
#define AXPY(f) ROWS(f, "handle=handle n=4 alpha=scalar x=x incx=1 y=y incy=1", "n incx incy")
#define MOVE(f) ROWS(f, "handle=handle n=4 x=x incx=1 y=y incy=1", "n incx incy")
#define ROT(f) ROWS(f, "handle=handle n=4 x=x incx=1 y=y incy=1 c=scalar s=scalar", "n incx incy")
#define ROTM(f) ROWS(f, "handle=handle n=4 x=x incx=1 y=y incy=1 param=scalar", "n incx incy")
#define GEMM(f)                                                                                                      \
    ROWS(f, "handle=handle transa=0 transb=0 m=2 n=1 k=1 alpha=scalar A=x lda=2 B=y ldb=1 beta=scalar C=c ldc=2", NULL)
#define ROWS4(f, arguments)                                                                                          \
    {"cublas" #f, arguments, f##_narrow, NULL}, {"cublas" #f "_64", arguments, f##_wide, NULL},                      \
        {"cublas" #f "Async", arguments " stream=stream", f##_narrow_async, NULL},                                   \
        {"cublas" #f "Async_64", arguments " stream=stream", f##_wide_async, NULL},
#define VECTOR(f) ROWS4(f, "n=4 elemSize=8 x=x incx=1 y=c incy=1")
#define MATRIX(f) ROWS4(f, "rows=2 cols=2 elemSize=8 A=x lda=2 B=c ldb=2")
#define GET(f) {"cublas" #f, "handle=handle value=word", f, NULL}

const lt_entry cublas_entries[] = {
    FAMILIES TRANSFERS
    {"cublasCreate_v2", "handle=made", Create, NULL},
    {"cublasDestroy_v2", "handle=once", Destroy, NULL},
    {"cublasSetStream_v2", "handle=handle stream=stream", SetStream, NULL},
    {"cublasGetStream_v2", "handle=handle value=word", GetStream, NULL},
    {"cublasSetPointerMode_v2", "handle=handle mode=0", SetPointerMode, NULL},
    {"cublasGetPointerMode_v2", "handle=handle value=word", GetPointerMode, NULL},
    {"cublasSetMathMode", "handle=handle mode=0", SetMathMode, NULL},
    GET(GetMathMode),
    {"cublasSetAtomicsMode", "handle=handle mode=0", SetAtomicsMode, NULL},
    GET(GetAtomicsMode),
    {"cublasSetEmulationStrategy", "handle=handle mode=0", SetEmulationStrategy, NULL},
    GET(GetEmulationStrategy),
    {"cublasSetSmCountTarget", "handle=handle count=0", SetSmCountTarget, NULL},
    GET(GetSmCountTarget),
    {"cublasSetWorkspace_v2", "handle=handle workspace=block size=256", SetWorkspace, NULL},
    {"cublasGetVersion_v2", "handle=handle value=word", GetVersion, "handle"},
    {"cublasGetProperty", "type=0 value=word", GetProperty, NULL},
    {"cublasSrotg_v2", "handle=handle a=x b=y c=c s=word", Srotg, NULL},
    {"cublasDrotg_v2", "handle=handle a=x b=y c=c s=word", Drotg, NULL},
    {"cublasCrotg_v2", "handle=handle a=x b=y c=c s=word", Crotg, NULL},
    {"cublasZrotg_v2", "handle=handle a=x b=y c=c s=word", Zrotg, NULL},
    {"cublasSrotmg_v2", "handle=handle d1=x d2=y x1=c y1=word param=scalar", Srotmg, NULL},
    {"cublasDrotmg_v2", "handle=handle d1=x d2=y x1=c y1=word param=scalar", Drotmg, NULL},
    {NULL, NULL, NULL, NULL}};
