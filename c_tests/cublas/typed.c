/* The functions behind typed.h. */
#include "typed.h"

#define UNUSED(v) (void)(v)

#define TWO(name, T, R)                                                                                              \
    static cublasStatus_t name##_narrow(cublasHandle_t h, vectors v, void *r) {                                      \
        return cublas##name(h, (int)v.n, (const T *)v.x, (int)v.incx, (const T *)v.y, (int)v.incy, (R *)r);          \
    }                                                                                                                \
    static cublasStatus_t name##_wide(cublasHandle_t h, vectors v, void *r) {                                        \
        return cublas##name##_64(h, v.n, (const T *)v.x, v.incx, (const T *)v.y, v.incy, (R *)r);                    \
    }
#define ONE(name, T, R, W)                                                                                           \
    static cublasStatus_t name##_narrow(cublasHandle_t h, vectors v, void *r) {                                      \
        return cublas##name(h, (int)v.n, (const T *)v.x, (int)v.incx, (R *)r);                                       \
    }                                                                                                                \
    static cublasStatus_t name##_wide(cublasHandle_t h, vectors v, void *r) {                                        \
        return cublas##name##_64(h, v.n, (const T *)v.x, v.incx, (W *)r);                                            \
    }
#define SCAL(name, T, A)                                                                                             \
    static cublasStatus_t name##_narrow(cublasHandle_t h, vectors v, const void *a) {                                \
        return cublas##name(h, (int)v.n, (const A *)a, (T *)v.x, (int)v.incx);                                       \
    }                                                                                                                \
    static cublasStatus_t name##_wide(cublasHandle_t h, vectors v, const void *a) {                                  \
        return cublas##name##_64(h, v.n, (const A *)a, (T *)v.x, v.incx);                                            \
    }
#define AXPY(name, T)                                                                                                \
    static cublasStatus_t name##_narrow(cublasHandle_t h, vectors v, const void *a) {                                \
        return cublas##name(h, (int)v.n, (const T *)a, (const T *)v.x, (int)v.incx, (T *)v.y, (int)v.incy);          \
    }                                                                                                                \
    static cublasStatus_t name##_wide(cublasHandle_t h, vectors v, const void *a) {                                  \
        return cublas##name##_64(h, v.n, (const T *)a, (const T *)v.x, v.incx, (T *)v.y, v.incy);                    \
    }
#define MOVE(name, T)                                                                                                \
    static cublasStatus_t name##_narrow(cublasHandle_t h, vectors v, const void *a) {                                \
        return UNUSED(a), cublas##name(h, (int)v.n, (T *)v.x, (int)v.incx, (T *)v.y, (int)v.incy);                   \
    }                                                                                                                \
    static cublasStatus_t name##_wide(cublasHandle_t h, vectors v, const void *a) {                                  \
        return UNUSED(a), cublas##name##_64(h, v.n, (T *)v.x, v.incx, (T *)v.y, v.incy);                             \
    }
#define ROT(name, T, C, S)                                                                                           \
    static cublasStatus_t name##_narrow(cublasHandle_t h, vectors v, const void *c, const void *s) {                 \
        return cublas##name(h, (int)v.n, (T *)v.x, (int)v.incx, (T *)v.y, (int)v.incy, (const C *)c, (const S *)s);  \
    }                                                                                                                \
    static cublasStatus_t name##_wide(cublasHandle_t h, vectors v, const void *c, const void *s) {                   \
        return cublas##name##_64(h, v.n, (T *)v.x, v.incx, (T *)v.y, v.incy, (const C *)c, (const S *)s);            \
    }
#define ROTM(name, T)                                                                                                \
    static cublasStatus_t name##_narrow(cublasHandle_t h, vectors v, const void *p) {                                \
        return cublas##name(h, (int)v.n, (T *)v.x, (int)v.incx, (T *)v.y, (int)v.incy, (const T *)p);                \
    }                                                                                                                \
    static cublasStatus_t name##_wide(cublasHandle_t h, vectors v, const void *p) {                                  \
        return cublas##name##_64(h, v.n, (T *)v.x, v.incx, (T *)v.y, v.incy, (const T *)p);                          \
    }
#define GEMM(name, T)                                                                                                \
    static cublasStatus_t name##_narrow(cublasHandle_t h, cublasOperation_t ta, cublasOperation_t tb, int64_t m,     \
                                        int64_t n, int64_t k, const void *alpha, const void *a, int64_t lda,         \
                                        const void *b, int64_t ldb, const void *beta, void *c, int64_t ldc) {        \
        return cublas##name(h, ta, tb, (int)m, (int)n, (int)k, (const T *)alpha, (const T *)a, (int)lda,             \
                            (const T *)b, (int)ldb, (const T *)beta, (T *)c, (int)ldc);                              \
    }                                                                                                                \
    static cublasStatus_t name##_wide(cublasHandle_t h, cublasOperation_t ta, cublasOperation_t tb, int64_t m,       \
                                      int64_t n, int64_t k, const void *alpha, const void *a, int64_t lda,           \
                                      const void *b, int64_t ldb, const void *beta, void *c, int64_t ldc) {          \
        return cublas##name##_64(h, ta, tb, m, n, k, (const T *)alpha, (const T *)a, lda, (const T *)b, ldb,         \
                                 (const T *)beta, (T *)c, ldc);                                                      \
    }
#define BOTH(name) {name##_narrow, name##_wide}
#define FOUR(of, kind, s, d, c, z) kind *const of[4][2] = {BOTH(s), BOTH(d), BOTH(c), BOTH(z)};

TWO(Sdot, float, float)
TWO(Ddot, double, double)
TWO(Cdotu, cuComplex, cuComplex)
TWO(Zdotu, cuDoubleComplex, cuDoubleComplex)
TWO(Cdotc, cuComplex, cuComplex)
TWO(Zdotc, cuDoubleComplex, cuDoubleComplex)
FOUR(dotu_of, of_two, Sdot, Ddot, Cdotu, Zdotu)
of_two *const dotc_of[4][2] = {{NULL}, {NULL}, BOTH(Cdotc), BOTH(Zdotc)};

ONE(Snrm2, float, float, float)
ONE(Dnrm2, double, double, double)
ONE(Scnrm2, cuComplex, float, float)
ONE(Dznrm2, cuDoubleComplex, double, double)
FOUR(nrm2_of, of_one, Snrm2, Dnrm2, Scnrm2, Dznrm2)
ONE(Sasum, float, float, float)
ONE(Dasum, double, double, double)
ONE(Scasum, cuComplex, float, float)
ONE(Dzasum, cuDoubleComplex, double, double)
FOUR(asum_of, of_one, Sasum, Dasum, Scasum, Dzasum)
ONE(Isamax, float, int, int64_t)
ONE(Idamax, double, int, int64_t)
ONE(Icamax, cuComplex, int, int64_t)
ONE(Izamax, cuDoubleComplex, int, int64_t)
FOUR(amax_of, of_one, Isamax, Idamax, Icamax, Izamax)
ONE(Isamin, float, int, int64_t)
ONE(Idamin, double, int, int64_t)
ONE(Icamin, cuComplex, int, int64_t)
ONE(Izamin, cuDoubleComplex, int, int64_t)
FOUR(amin_of, of_one, Isamin, Idamin, Icamin, Izamin)

SCAL(Sscal, float, float)
SCAL(Dscal, double, double)
SCAL(Cscal, cuComplex, cuComplex)
SCAL(Zscal, cuDoubleComplex, cuDoubleComplex)
FOUR(scal_of, scaled, Sscal, Dscal, Cscal, Zscal)
SCAL(Csscal, cuComplex, float)
SCAL(Zdscal, cuDoubleComplex, double)
scaled *const rscal_of[4][2] = {{NULL}, {NULL}, BOTH(Csscal), BOTH(Zdscal)};
AXPY(Saxpy, float)
AXPY(Daxpy, double)
AXPY(Caxpy, cuComplex)
AXPY(Zaxpy, cuDoubleComplex)
FOUR(axpy_of, scaled, Saxpy, Daxpy, Caxpy, Zaxpy)
MOVE(Scopy, float)
MOVE(Dcopy, double)
MOVE(Ccopy, cuComplex)
MOVE(Zcopy, cuDoubleComplex)
FOUR(copy_of, scaled, Scopy, Dcopy, Ccopy, Zcopy)
MOVE(Sswap, float)
MOVE(Dswap, double)
MOVE(Cswap, cuComplex)
MOVE(Zswap, cuDoubleComplex)
FOUR(swap_of, scaled, Sswap, Dswap, Cswap, Zswap)

ROT(Srot, float, float, float)
ROT(Drot, double, double, double)
ROT(Crot, cuComplex, float, cuComplex)
ROT(Zrot, cuDoubleComplex, double, cuDoubleComplex)
FOUR(rot_of, rotated, Srot, Drot, Crot, Zrot)
ROT(Csrot, cuComplex, float, float)
ROT(Zdrot, cuDoubleComplex, double, double)
rotated *const rrot_of[4][2] = {{NULL}, {NULL}, BOTH(Csrot), BOTH(Zdrot)};
ROTM(Srotm, float)
ROTM(Drotm, double)
scaled *const rotm_of[4][2] = {BOTH(Srotm), BOTH(Drotm), {NULL}, {NULL}};

GEMM(Sgemm, float)
GEMM(Dgemm, double)
GEMM(Cgemm, cuComplex)
GEMM(Zgemm, cuDoubleComplex)
FOUR(gemm_of, product, Sgemm, Dgemm, Cgemm, Zgemm)

scalar scalar_of(lt_type t, double complex z) {
    scalar made = {{0}};
    lt_set(lt_cols(t, &made, 1, 1, 1), 0, 0, z);
    return made;
}
double complex value_of(lt_type t, const void *p) { return lt_get(lt_cols(t, (void *)p, 1, 1, 1), 0, 0); }
lt_type real_of(lt_type t) { return t == LT_S || t == LT_C ? LT_S : LT_D; }
