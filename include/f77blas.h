/* BLAS of lucho as Fortran programs call it, for C programs that do.
 *
 * Generated from src/surface by `make headers`; not edited by hand. */

#ifndef LUCHO_F77BLAS_H
#define LUCHO_F77BLAS_H

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

/** 1 if two characters are the same letter, in whatever case, or the same character; else 0. */
int lsame_(const char *ca, const char *cb);

/** 1 if two characters are the same letter, in whatever case, or the same character; else 0. */
int64_t lsame_64_(const char *ca, const char *cb);

/** Calls xerbla_ with a name given as an array of characters and its length. */
void xerbla_array_(const char *srname_array, const int *srname_len, const int *info);

/** Calls xerbla_ with a name given as an array of characters and its length. */
void xerbla_array_64_(const char *srname_array, const int64_t *srname_len, const int64_t *info);

/**
 * The sum of x_i y_i over n elements, incx and incy apart. A negative increment counts from
 * the far end of its vector.
 */
float sdot_(const int *n, const float *x, const int *incx, const float *y, const int *incy);

/**
 * The sum of x_i y_i over n elements, incx and incy apart. A negative increment counts from
 * the far end of its vector.
 */
float sdot_64_(const int64_t *n,
               const float *x,
               const int64_t *incx,
               const float *y,
               const int64_t *incy);

/**
 * The sum of x_i y_i over n elements, incx and incy apart. A negative increment counts from
 * the far end of its vector.
 */
double ddot_(const int *n, const double *x, const int *incx, const double *y, const int *incy);

/**
 * The sum of x_i y_i over n elements, incx and incy apart. A negative increment counts from
 * the far end of its vector.
 */
double ddot_64_(const int64_t *n,
                const double *x,
                const int64_t *incx,
                const double *y,
                const int64_t *incy);

/** The sum of x_i y_i, as ddot_. */
lapack_complex_float cdotu_(const int *n,
                            const lapack_complex_float *x,
                            const int *incx,
                            const lapack_complex_float *y,
                            const int *incy);

/** The sum of x_i y_i, as ddot_. */
lapack_complex_float cdotu_64_(const int64_t *n,
                               const lapack_complex_float *x,
                               const int64_t *incx,
                               const lapack_complex_float *y,
                               const int64_t *incy);

/** The sum of x_i y_i, as ddot_. */
lapack_complex_double zdotu_(const int *n,
                             const lapack_complex_double *x,
                             const int *incx,
                             const lapack_complex_double *y,
                             const int *incy);

/** The sum of x_i y_i, as ddot_. */
lapack_complex_double zdotu_64_(const int64_t *n,
                                const lapack_complex_double *x,
                                const int64_t *incx,
                                const lapack_complex_double *y,
                                const int64_t *incy);

/** The sum of conj(x_i) y_i, as ddot_. */
lapack_complex_float cdotc_(const int *n,
                            const lapack_complex_float *x,
                            const int *incx,
                            const lapack_complex_float *y,
                            const int *incy);

/** The sum of conj(x_i) y_i, as ddot_. */
lapack_complex_float cdotc_64_(const int64_t *n,
                               const lapack_complex_float *x,
                               const int64_t *incx,
                               const lapack_complex_float *y,
                               const int64_t *incy);

/** The sum of conj(x_i) y_i, as ddot_. */
lapack_complex_double zdotc_(const int *n,
                             const lapack_complex_double *x,
                             const int *incx,
                             const lapack_complex_double *y,
                             const int *incy);

/** The sum of conj(x_i) y_i, as ddot_. */
lapack_complex_double zdotc_64_(const int64_t *n,
                                const lapack_complex_double *x,
                                const int64_t *incx,
                                const lapack_complex_double *y,
                                const int64_t *incy);

/** sb plus the sum of x_i y_i, in double precision and rounded at the end, as sdot_. */
float sdsdot_(const int *n,
              const float *sb,
              const float *x,
              const int *incx,
              const float *y,
              const int *incy);

/** sb plus the sum of x_i y_i, in double precision and rounded at the end, as sdot_. */
float sdsdot_64_(const int64_t *n,
                 const float *sb,
                 const float *x,
                 const int64_t *incx,
                 const float *y,
                 const int64_t *incy);

/** The sum of x_i y_i in double precision, as sdot_. */
double dsdot_(const int *n, const float *x, const int *incx, const float *y, const int *incy);

/** The sum of x_i y_i in double precision, as sdot_. */
double dsdot_64_(const int64_t *n,
                 const float *x,
                 const int64_t *incx,
                 const float *y,
                 const int64_t *incy);

/**
 * y := alpha x + y. A negative increment counts from the far end of its vector. With alpha = 0
 * x is not read.
 */
void saxpy_(const int *n,
            const float *alpha,
            const float *x,
            const int *incx,
            float *y,
            const int *incy);

/**
 * y := alpha x + y. A negative increment counts from the far end of its vector. With alpha = 0
 * x is not read.
 */
void saxpy_64_(const int64_t *n,
               const float *alpha,
               const float *x,
               const int64_t *incx,
               float *y,
               const int64_t *incy);

/**
 * y := alpha x + y. A negative increment counts from the far end of its vector. With alpha = 0
 * x is not read.
 */
void daxpy_(const int *n,
            const double *alpha,
            const double *x,
            const int *incx,
            double *y,
            const int *incy);

/**
 * y := alpha x + y. A negative increment counts from the far end of its vector. With alpha = 0
 * x is not read.
 */
void daxpy_64_(const int64_t *n,
               const double *alpha,
               const double *x,
               const int64_t *incx,
               double *y,
               const int64_t *incy);

/**
 * y := alpha x + y. A negative increment counts from the far end of its vector. With alpha = 0
 * x is not read.
 */
void caxpy_(const int *n,
            const lapack_complex_float *alpha,
            const lapack_complex_float *x,
            const int *incx,
            lapack_complex_float *y,
            const int *incy);

/**
 * y := alpha x + y. A negative increment counts from the far end of its vector. With alpha = 0
 * x is not read.
 */
void caxpy_64_(const int64_t *n,
               const lapack_complex_float *alpha,
               const lapack_complex_float *x,
               const int64_t *incx,
               lapack_complex_float *y,
               const int64_t *incy);

/**
 * y := alpha x + y. A negative increment counts from the far end of its vector. With alpha = 0
 * x is not read.
 */
void zaxpy_(const int *n,
            const lapack_complex_double *alpha,
            const lapack_complex_double *x,
            const int *incx,
            lapack_complex_double *y,
            const int *incy);

/**
 * y := alpha x + y. A negative increment counts from the far end of its vector. With alpha = 0
 * x is not read.
 */
void zaxpy_64_(const int64_t *n,
               const lapack_complex_double *alpha,
               const lapack_complex_double *x,
               const int64_t *incx,
               lapack_complex_double *y,
               const int64_t *incy);

/** y := alpha x + beta y, as daxpy_. With beta = 0 y is not read. */
void saxpby_(const int *n,
             const float *alpha,
             const float *x,
             const int *incx,
             const float *beta,
             float *y,
             const int *incy);

/** y := alpha x + beta y, as daxpy_. With beta = 0 y is not read. */
void saxpby_64_(const int64_t *n,
                const float *alpha,
                const float *x,
                const int64_t *incx,
                const float *beta,
                float *y,
                const int64_t *incy);

/** y := alpha x + beta y, as daxpy_. With beta = 0 y is not read. */
void daxpby_(const int *n,
             const double *alpha,
             const double *x,
             const int *incx,
             const double *beta,
             double *y,
             const int *incy);

/** y := alpha x + beta y, as daxpy_. With beta = 0 y is not read. */
void daxpby_64_(const int64_t *n,
                const double *alpha,
                const double *x,
                const int64_t *incx,
                const double *beta,
                double *y,
                const int64_t *incy);

/** y := alpha x + beta y, as daxpy_. With beta = 0 y is not read. */
void caxpby_(const int *n,
             const lapack_complex_float *alpha,
             const lapack_complex_float *x,
             const int *incx,
             const lapack_complex_float *beta,
             lapack_complex_float *y,
             const int *incy);

/** y := alpha x + beta y, as daxpy_. With beta = 0 y is not read. */
void caxpby_64_(const int64_t *n,
                const lapack_complex_float *alpha,
                const lapack_complex_float *x,
                const int64_t *incx,
                const lapack_complex_float *beta,
                lapack_complex_float *y,
                const int64_t *incy);

/** y := alpha x + beta y, as daxpy_. With beta = 0 y is not read. */
void zaxpby_(const int *n,
             const lapack_complex_double *alpha,
             const lapack_complex_double *x,
             const int *incx,
             const lapack_complex_double *beta,
             lapack_complex_double *y,
             const int *incy);

/** y := alpha x + beta y, as daxpy_. With beta = 0 y is not read. */
void zaxpby_64_(const int64_t *n,
                const lapack_complex_double *alpha,
                const lapack_complex_double *x,
                const int64_t *incx,
                const lapack_complex_double *beta,
                lapack_complex_double *y,
                const int64_t *incy);

/** x := alpha x. An increment that is not positive does nothing. */
void sscal_(const int *n, const float *alpha, float *x, const int *incx);

/** x := alpha x. An increment that is not positive does nothing. */
void sscal_64_(const int64_t *n, const float *alpha, float *x, const int64_t *incx);

/** x := alpha x. An increment that is not positive does nothing. */
void dscal_(const int *n, const double *alpha, double *x, const int *incx);

/** x := alpha x. An increment that is not positive does nothing. */
void dscal_64_(const int64_t *n, const double *alpha, double *x, const int64_t *incx);

/** x := alpha x. An increment that is not positive does nothing. */
void cscal_(const int *n,
            const lapack_complex_float *alpha,
            lapack_complex_float *x,
            const int *incx);

/** x := alpha x. An increment that is not positive does nothing. */
void cscal_64_(const int64_t *n,
               const lapack_complex_float *alpha,
               lapack_complex_float *x,
               const int64_t *incx);

/** x := alpha x. An increment that is not positive does nothing. */
void zscal_(const int *n,
            const lapack_complex_double *alpha,
            lapack_complex_double *x,
            const int *incx);

/** x := alpha x. An increment that is not positive does nothing. */
void zscal_64_(const int64_t *n,
               const lapack_complex_double *alpha,
               lapack_complex_double *x,
               const int64_t *incx);

/** x := alpha x with a real alpha, as zscal_. */
void csscal_(const int *n, const float *alpha, lapack_complex_float *x, const int *incx);

/** x := alpha x with a real alpha, as zscal_. */
void csscal_64_(const int64_t *n, const float *alpha, lapack_complex_float *x, const int64_t *incx);

/** x := alpha x with a real alpha, as zscal_. */
void zdscal_(const int *n, const double *alpha, lapack_complex_double *x, const int *incx);

/** x := alpha x with a real alpha, as zscal_. */
void zdscal_64_(const int64_t *n,
                const double *alpha,
                lapack_complex_double *x,
                const int64_t *incx);

/** y := x. A negative increment counts from the far end of its vector. */
void scopy_(const int *n, const float *x, const int *incx, float *y, const int *incy);

/** y := x. A negative increment counts from the far end of its vector. */
void scopy_64_(const int64_t *n,
               const float *x,
               const int64_t *incx,
               float *y,
               const int64_t *incy);

/** y := x. A negative increment counts from the far end of its vector. */
void dcopy_(const int *n, const double *x, const int *incx, double *y, const int *incy);

/** y := x. A negative increment counts from the far end of its vector. */
void dcopy_64_(const int64_t *n,
               const double *x,
               const int64_t *incx,
               double *y,
               const int64_t *incy);

/** y := x. A negative increment counts from the far end of its vector. */
void ccopy_(const int *n,
            const lapack_complex_float *x,
            const int *incx,
            lapack_complex_float *y,
            const int *incy);

/** y := x. A negative increment counts from the far end of its vector. */
void ccopy_64_(const int64_t *n,
               const lapack_complex_float *x,
               const int64_t *incx,
               lapack_complex_float *y,
               const int64_t *incy);

/** y := x. A negative increment counts from the far end of its vector. */
void zcopy_(const int *n,
            const lapack_complex_double *x,
            const int *incx,
            lapack_complex_double *y,
            const int *incy);

/** y := x. A negative increment counts from the far end of its vector. */
void zcopy_64_(const int64_t *n,
               const lapack_complex_double *x,
               const int64_t *incx,
               lapack_complex_double *y,
               const int64_t *incy);

/** x and y change places. A negative increment counts from the far end of its vector. */
void sswap_(const int *n, float *x, const int *incx, float *y, const int *incy);

/** x and y change places. A negative increment counts from the far end of its vector. */
void sswap_64_(const int64_t *n, float *x, const int64_t *incx, float *y, const int64_t *incy);

/** x and y change places. A negative increment counts from the far end of its vector. */
void dswap_(const int *n, double *x, const int *incx, double *y, const int *incy);

/** x and y change places. A negative increment counts from the far end of its vector. */
void dswap_64_(const int64_t *n, double *x, const int64_t *incx, double *y, const int64_t *incy);

/** x and y change places. A negative increment counts from the far end of its vector. */
void cswap_(const int *n,
            lapack_complex_float *x,
            const int *incx,
            lapack_complex_float *y,
            const int *incy);

/** x and y change places. A negative increment counts from the far end of its vector. */
void cswap_64_(const int64_t *n,
               lapack_complex_float *x,
               const int64_t *incx,
               lapack_complex_float *y,
               const int64_t *incy);

/** x and y change places. A negative increment counts from the far end of its vector. */
void zswap_(const int *n,
            lapack_complex_double *x,
            const int *incx,
            lapack_complex_double *y,
            const int *incy);

/** x and y change places. A negative increment counts from the far end of its vector. */
void zswap_64_(const int64_t *n,
               lapack_complex_double *x,
               const int64_t *incx,
               lapack_complex_double *y,
               const int64_t *incy);

/**
 * The sum of |x_i|, for complex elements of |re| + |im|. An increment that is not positive
 * gives 0.
 */
float sasum_(const int *n, const float *x, const int *incx);

/**
 * The sum of |x_i|, for complex elements of |re| + |im|. An increment that is not positive
 * gives 0.
 */
float sasum_64_(const int64_t *n, const float *x, const int64_t *incx);

/**
 * The sum of |x_i|, for complex elements of |re| + |im|. An increment that is not positive
 * gives 0.
 */
double dasum_(const int *n, const double *x, const int *incx);

/**
 * The sum of |x_i|, for complex elements of |re| + |im|. An increment that is not positive
 * gives 0.
 */
double dasum_64_(const int64_t *n, const double *x, const int64_t *incx);

/**
 * The sum of |x_i|, for complex elements of |re| + |im|. An increment that is not positive
 * gives 0.
 */
float scasum_(const int *n, const lapack_complex_float *x, const int *incx);

/**
 * The sum of |x_i|, for complex elements of |re| + |im|. An increment that is not positive
 * gives 0.
 */
float scasum_64_(const int64_t *n, const lapack_complex_float *x, const int64_t *incx);

/**
 * The sum of |x_i|, for complex elements of |re| + |im|. An increment that is not positive
 * gives 0.
 */
double dzasum_(const int *n, const lapack_complex_double *x, const int *incx);

/**
 * The sum of |x_i|, for complex elements of |re| + |im|. An increment that is not positive
 * gives 0.
 */
double dzasum_64_(const int64_t *n, const lapack_complex_double *x, const int64_t *incx);

/** The Euclidean norm, without overflow or underflow on the way. */
float snrm2_(const int *n, const float *x, const int *incx);

/** The Euclidean norm, without overflow or underflow on the way. */
float snrm2_64_(const int64_t *n, const float *x, const int64_t *incx);

/** The Euclidean norm, without overflow or underflow on the way. */
double dnrm2_(const int *n, const double *x, const int *incx);

/** The Euclidean norm, without overflow or underflow on the way. */
double dnrm2_64_(const int64_t *n, const double *x, const int64_t *incx);

/** The Euclidean norm, without overflow or underflow on the way. */
float scnrm2_(const int *n, const lapack_complex_float *x, const int *incx);

/** The Euclidean norm, without overflow or underflow on the way. */
float scnrm2_64_(const int64_t *n, const lapack_complex_float *x, const int64_t *incx);

/** The Euclidean norm, without overflow or underflow on the way. */
double dznrm2_(const int *n, const lapack_complex_double *x, const int *incx);

/** The Euclidean norm, without overflow or underflow on the way. */
double dznrm2_64_(const int64_t *n, const lapack_complex_double *x, const int64_t *incx);

/**
 * The number, from 1, of the first element with the largest |x_i|, for complex elements |re| +
 * |im|. 0 if n or incx is not positive.
 */
int isamax_(const int *n, const float *x, const int *incx);

/**
 * The number, from 1, of the first element with the largest |x_i|, for complex elements |re| +
 * |im|. 0 if n or incx is not positive.
 */
int64_t isamax_64_(const int64_t *n, const float *x, const int64_t *incx);

/**
 * The number, from 1, of the first element with the largest |x_i|, for complex elements |re| +
 * |im|. 0 if n or incx is not positive.
 */
int idamax_(const int *n, const double *x, const int *incx);

/**
 * The number, from 1, of the first element with the largest |x_i|, for complex elements |re| +
 * |im|. 0 if n or incx is not positive.
 */
int64_t idamax_64_(const int64_t *n, const double *x, const int64_t *incx);

/**
 * The number, from 1, of the first element with the largest |x_i|, for complex elements |re| +
 * |im|. 0 if n or incx is not positive.
 */
int icamax_(const int *n, const lapack_complex_float *x, const int *incx);

/**
 * The number, from 1, of the first element with the largest |x_i|, for complex elements |re| +
 * |im|. 0 if n or incx is not positive.
 */
int64_t icamax_64_(const int64_t *n, const lapack_complex_float *x, const int64_t *incx);

/**
 * The number, from 1, of the first element with the largest |x_i|, for complex elements |re| +
 * |im|. 0 if n or incx is not positive.
 */
int izamax_(const int *n, const lapack_complex_double *x, const int *incx);

/**
 * The number, from 1, of the first element with the largest |x_i|, for complex elements |re| +
 * |im|. 0 if n or incx is not positive.
 */
int64_t izamax_64_(const int64_t *n, const lapack_complex_double *x, const int64_t *incx);

/** |re| + |im|. */
float scabs1_(const lapack_complex_float *z);

/** |re| + |im|. */
float scabs1_64_(const lapack_complex_float *z);

/** |re| + |im|. */
double dcabs1_(const lapack_complex_double *z);

/** |re| + |im|. */
double dcabs1_64_(const lapack_complex_double *z);

/** The rotation x := c x + s y, y := c y - s x. */
void srot_(const int *n,
           float *x,
           const int *incx,
           float *y,
           const int *incy,
           const float *c,
           const float *s);

/** The rotation x := c x + s y, y := c y - s x. */
void srot_64_(const int64_t *n,
              float *x,
              const int64_t *incx,
              float *y,
              const int64_t *incy,
              const float *c,
              const float *s);

/** The rotation x := c x + s y, y := c y - s x. */
void drot_(const int *n,
           double *x,
           const int *incx,
           double *y,
           const int *incy,
           const double *c,
           const double *s);

/** The rotation x := c x + s y, y := c y - s x. */
void drot_64_(const int64_t *n,
              double *x,
              const int64_t *incx,
              double *y,
              const int64_t *incy,
              const double *c,
              const double *s);

/** The rotation x := c x + s y, y := c y - s x. */
void csrot_(const int *n,
            lapack_complex_float *x,
            const int *incx,
            lapack_complex_float *y,
            const int *incy,
            const float *c,
            const float *s);

/** The rotation x := c x + s y, y := c y - s x. */
void csrot_64_(const int64_t *n,
               lapack_complex_float *x,
               const int64_t *incx,
               lapack_complex_float *y,
               const int64_t *incy,
               const float *c,
               const float *s);

/** The rotation x := c x + s y, y := c y - s x. */
void zdrot_(const int *n,
            lapack_complex_double *x,
            const int *incx,
            lapack_complex_double *y,
            const int *incy,
            const double *c,
            const double *s);

/** The rotation x := c x + s y, y := c y - s x. */
void zdrot_64_(const int64_t *n,
               lapack_complex_double *x,
               const int64_t *incx,
               lapack_complex_double *y,
               const int64_t *incy,
               const double *c,
               const double *s);

/** The rotation x := c x + s y, y := c y - conj(s) x, with a complex s. */
void crot_(const int *n,
           lapack_complex_float *x,
           const int *incx,
           lapack_complex_float *y,
           const int *incy,
           const float *c,
           const lapack_complex_float *s);

/** The rotation x := c x + s y, y := c y - conj(s) x, with a complex s. */
void crot_64_(const int64_t *n,
              lapack_complex_float *x,
              const int64_t *incx,
              lapack_complex_float *y,
              const int64_t *incy,
              const float *c,
              const lapack_complex_float *s);

/** The rotation x := c x + s y, y := c y - conj(s) x, with a complex s. */
void zrot_(const int *n,
           lapack_complex_double *x,
           const int *incx,
           lapack_complex_double *y,
           const int *incy,
           const double *c,
           const lapack_complex_double *s);

/** The rotation x := c x + s y, y := c y - conj(s) x, with a complex s. */
void zrot_64_(const int64_t *n,
              lapack_complex_double *x,
              const int64_t *incx,
              lapack_complex_double *y,
              const int64_t *incy,
              const double *c,
              const lapack_complex_double *s);

/**
 * The rotation (c, s) that turns (a, b) into (r, 0); r overwrites a. For real elements b
 * becomes z, from which c and s can be found again: s if |z| < 1, c = 1/z if |z| > 1, and c =
 * 0 if z = 1.
 */
void srotg_(float *a, float *b, float *c, float *s);

/**
 * The rotation (c, s) that turns (a, b) into (r, 0); r overwrites a. For real elements b
 * becomes z, from which c and s can be found again: s if |z| < 1, c = 1/z if |z| > 1, and c =
 * 0 if z = 1.
 */
void srotg_64_(float *a, float *b, float *c, float *s);

/**
 * The rotation (c, s) that turns (a, b) into (r, 0); r overwrites a. For real elements b
 * becomes z, from which c and s can be found again: s if |z| < 1, c = 1/z if |z| > 1, and c =
 * 0 if z = 1.
 */
void drotg_(double *a, double *b, double *c, double *s);

/**
 * The rotation (c, s) that turns (a, b) into (r, 0); r overwrites a. For real elements b
 * becomes z, from which c and s can be found again: s if |z| < 1, c = 1/z if |z| > 1, and c =
 * 0 if z = 1.
 */
void drotg_64_(double *a, double *b, double *c, double *s);

/**
 * The rotation (c, s) that turns (a, b) into (r, 0); r overwrites a. For real elements b
 * becomes z, from which c and s can be found again: s if |z| < 1, c = 1/z if |z| > 1, and c =
 * 0 if z = 1.
 */
void crotg_(lapack_complex_float *a, lapack_complex_float *b, float *c, lapack_complex_float *s);

/**
 * The rotation (c, s) that turns (a, b) into (r, 0); r overwrites a. For real elements b
 * becomes z, from which c and s can be found again: s if |z| < 1, c = 1/z if |z| > 1, and c =
 * 0 if z = 1.
 */
void crotg_64_(lapack_complex_float *a, lapack_complex_float *b, float *c, lapack_complex_float *s);

/**
 * The rotation (c, s) that turns (a, b) into (r, 0); r overwrites a. For real elements b
 * becomes z, from which c and s can be found again: s if |z| < 1, c = 1/z if |z| > 1, and c =
 * 0 if z = 1.
 */
void zrotg_(lapack_complex_double *a,
            lapack_complex_double *b,
            double *c,
            lapack_complex_double *s);

/**
 * The rotation (c, s) that turns (a, b) into (r, 0); r overwrites a. For real elements b
 * becomes z, from which c and s can be found again: s if |z| < 1, c = 1/z if |z| > 1, and c =
 * 0 if z = 1.
 */
void zrotg_64_(lapack_complex_double *a,
               lapack_complex_double *b,
               double *c,
               lapack_complex_double *s);

/**
 * The modified rotation H of (x, y), where param = (flag, h11, h21, h12, h22). Flag -1: all of
 * H is given; 0: its diagonal is 1; 1: h12 = 1 and h21 = -1; -2: H is the identity.
 */
void srotm_(const int *n, float *x, const int *incx, float *y, const int *incy, const float *param);

/**
 * The modified rotation H of (x, y), where param = (flag, h11, h21, h12, h22). Flag -1: all of
 * H is given; 0: its diagonal is 1; 1: h12 = 1 and h21 = -1; -2: H is the identity.
 */
void srotm_64_(const int64_t *n,
               float *x,
               const int64_t *incx,
               float *y,
               const int64_t *incy,
               const float *param);

/**
 * The modified rotation H of (x, y), where param = (flag, h11, h21, h12, h22). Flag -1: all of
 * H is given; 0: its diagonal is 1; 1: h12 = 1 and h21 = -1; -2: H is the identity.
 */
void drotm_(const int *n,
            double *x,
            const int *incx,
            double *y,
            const int *incy,
            const double *param);

/**
 * The modified rotation H of (x, y), where param = (flag, h11, h21, h12, h22). Flag -1: all of
 * H is given; 0: its diagonal is 1; 1: h12 = 1 and h21 = -1; -2: H is the identity.
 */
void drotm_64_(const int64_t *n,
               double *x,
               const int64_t *incx,
               double *y,
               const int64_t *incy,
               const double *param);

/**
 * The modified rotation that turns (sqrt(d1) x1, sqrt(d2) y1) into (r, 0), with param as in
 * drotm_; d1, d2 and x1 are updated.
 */
void srotmg_(float *d1, float *d2, float *x1, const float *y1, float *param);

/**
 * The modified rotation that turns (sqrt(d1) x1, sqrt(d2) y1) into (r, 0), with param as in
 * drotm_; d1, d2 and x1 are updated.
 */
void srotmg_64_(float *d1, float *d2, float *x1, const float *y1, float *param);

/**
 * The modified rotation that turns (sqrt(d1) x1, sqrt(d2) y1) into (r, 0), with param as in
 * drotm_; d1, d2 and x1 are updated.
 */
void drotmg_(double *d1, double *d2, double *x1, const double *y1, double *param);

/**
 * The modified rotation that turns (sqrt(d1) x1, sqrt(d2) y1) into (r, 0), with param as in
 * drotm_; d1, d2 and x1 are updated.
 */
void drotmg_64_(double *d1, double *d2, double *x1, const double *y1, double *param);

/**
 * y := alpha op(A) x + beta y, where op(A) is A, A^T or A^H for trans = 'N', 'T' or 'C'. A is
 * m x n, column-major with leading dimension lda; x and y have increments incx and incy, which
 * are not 0. With beta = 0 y is not read, with alpha = 0 A and x are not.
 */
void sgemv_(const char *trans,
            const int *m,
            const int *n,
            const float *alpha,
            const float *a,
            const int *lda,
            const float *x,
            const int *incx,
            const float *beta,
            float *y,
            const int *incy);

/**
 * y := alpha op(A) x + beta y, where op(A) is A, A^T or A^H for trans = 'N', 'T' or 'C'. A is
 * m x n, column-major with leading dimension lda; x and y have increments incx and incy, which
 * are not 0. With beta = 0 y is not read, with alpha = 0 A and x are not.
 */
void sgemv_64_(const char *trans,
               const int64_t *m,
               const int64_t *n,
               const float *alpha,
               const float *a,
               const int64_t *lda,
               const float *x,
               const int64_t *incx,
               const float *beta,
               float *y,
               const int64_t *incy);

/**
 * y := alpha op(A) x + beta y, where op(A) is A, A^T or A^H for trans = 'N', 'T' or 'C'. A is
 * m x n, column-major with leading dimension lda; x and y have increments incx and incy, which
 * are not 0. With beta = 0 y is not read, with alpha = 0 A and x are not.
 */
void dgemv_(const char *trans,
            const int *m,
            const int *n,
            const double *alpha,
            const double *a,
            const int *lda,
            const double *x,
            const int *incx,
            const double *beta,
            double *y,
            const int *incy);

/**
 * y := alpha op(A) x + beta y, where op(A) is A, A^T or A^H for trans = 'N', 'T' or 'C'. A is
 * m x n, column-major with leading dimension lda; x and y have increments incx and incy, which
 * are not 0. With beta = 0 y is not read, with alpha = 0 A and x are not.
 */
void dgemv_64_(const char *trans,
               const int64_t *m,
               const int64_t *n,
               const double *alpha,
               const double *a,
               const int64_t *lda,
               const double *x,
               const int64_t *incx,
               const double *beta,
               double *y,
               const int64_t *incy);

/**
 * y := alpha op(A) x + beta y, where op(A) is A, A^T or A^H for trans = 'N', 'T' or 'C'. A is
 * m x n, column-major with leading dimension lda; x and y have increments incx and incy, which
 * are not 0. With beta = 0 y is not read, with alpha = 0 A and x are not.
 */
void cgemv_(const char *trans,
            const int *m,
            const int *n,
            const lapack_complex_float *alpha,
            const lapack_complex_float *a,
            const int *lda,
            const lapack_complex_float *x,
            const int *incx,
            const lapack_complex_float *beta,
            lapack_complex_float *y,
            const int *incy);

/**
 * y := alpha op(A) x + beta y, where op(A) is A, A^T or A^H for trans = 'N', 'T' or 'C'. A is
 * m x n, column-major with leading dimension lda; x and y have increments incx and incy, which
 * are not 0. With beta = 0 y is not read, with alpha = 0 A and x are not.
 */
void cgemv_64_(const char *trans,
               const int64_t *m,
               const int64_t *n,
               const lapack_complex_float *alpha,
               const lapack_complex_float *a,
               const int64_t *lda,
               const lapack_complex_float *x,
               const int64_t *incx,
               const lapack_complex_float *beta,
               lapack_complex_float *y,
               const int64_t *incy);

/**
 * y := alpha op(A) x + beta y, where op(A) is A, A^T or A^H for trans = 'N', 'T' or 'C'. A is
 * m x n, column-major with leading dimension lda; x and y have increments incx and incy, which
 * are not 0. With beta = 0 y is not read, with alpha = 0 A and x are not.
 */
void zgemv_(const char *trans,
            const int *m,
            const int *n,
            const lapack_complex_double *alpha,
            const lapack_complex_double *a,
            const int *lda,
            const lapack_complex_double *x,
            const int *incx,
            const lapack_complex_double *beta,
            lapack_complex_double *y,
            const int *incy);

/**
 * y := alpha op(A) x + beta y, where op(A) is A, A^T or A^H for trans = 'N', 'T' or 'C'. A is
 * m x n, column-major with leading dimension lda; x and y have increments incx and incy, which
 * are not 0. With beta = 0 y is not read, with alpha = 0 A and x are not.
 */
void zgemv_64_(const char *trans,
               const int64_t *m,
               const int64_t *n,
               const lapack_complex_double *alpha,
               const lapack_complex_double *a,
               const int64_t *lda,
               const lapack_complex_double *x,
               const int64_t *incx,
               const lapack_complex_double *beta,
               lapack_complex_double *y,
               const int64_t *incy);

/**
 * As dgemv_ with a band matrix: kl diagonals below and ku above the main one. Element (i, j)
 * is at row ku + i - j of column j of a.
 */
void sgbmv_(const char *trans,
            const int *m,
            const int *n,
            const int *kl,
            const int *ku,
            const float *alpha,
            const float *a,
            const int *lda,
            const float *x,
            const int *incx,
            const float *beta,
            float *y,
            const int *incy);

/**
 * As dgemv_ with a band matrix: kl diagonals below and ku above the main one. Element (i, j)
 * is at row ku + i - j of column j of a.
 */
void sgbmv_64_(const char *trans,
               const int64_t *m,
               const int64_t *n,
               const int64_t *kl,
               const int64_t *ku,
               const float *alpha,
               const float *a,
               const int64_t *lda,
               const float *x,
               const int64_t *incx,
               const float *beta,
               float *y,
               const int64_t *incy);

/**
 * As dgemv_ with a band matrix: kl diagonals below and ku above the main one. Element (i, j)
 * is at row ku + i - j of column j of a.
 */
void dgbmv_(const char *trans,
            const int *m,
            const int *n,
            const int *kl,
            const int *ku,
            const double *alpha,
            const double *a,
            const int *lda,
            const double *x,
            const int *incx,
            const double *beta,
            double *y,
            const int *incy);

/**
 * As dgemv_ with a band matrix: kl diagonals below and ku above the main one. Element (i, j)
 * is at row ku + i - j of column j of a.
 */
void dgbmv_64_(const char *trans,
               const int64_t *m,
               const int64_t *n,
               const int64_t *kl,
               const int64_t *ku,
               const double *alpha,
               const double *a,
               const int64_t *lda,
               const double *x,
               const int64_t *incx,
               const double *beta,
               double *y,
               const int64_t *incy);

/**
 * As dgemv_ with a band matrix: kl diagonals below and ku above the main one. Element (i, j)
 * is at row ku + i - j of column j of a.
 */
void cgbmv_(const char *trans,
            const int *m,
            const int *n,
            const int *kl,
            const int *ku,
            const lapack_complex_float *alpha,
            const lapack_complex_float *a,
            const int *lda,
            const lapack_complex_float *x,
            const int *incx,
            const lapack_complex_float *beta,
            lapack_complex_float *y,
            const int *incy);

/**
 * As dgemv_ with a band matrix: kl diagonals below and ku above the main one. Element (i, j)
 * is at row ku + i - j of column j of a.
 */
void cgbmv_64_(const char *trans,
               const int64_t *m,
               const int64_t *n,
               const int64_t *kl,
               const int64_t *ku,
               const lapack_complex_float *alpha,
               const lapack_complex_float *a,
               const int64_t *lda,
               const lapack_complex_float *x,
               const int64_t *incx,
               const lapack_complex_float *beta,
               lapack_complex_float *y,
               const int64_t *incy);

/**
 * As dgemv_ with a band matrix: kl diagonals below and ku above the main one. Element (i, j)
 * is at row ku + i - j of column j of a.
 */
void zgbmv_(const char *trans,
            const int *m,
            const int *n,
            const int *kl,
            const int *ku,
            const lapack_complex_double *alpha,
            const lapack_complex_double *a,
            const int *lda,
            const lapack_complex_double *x,
            const int *incx,
            const lapack_complex_double *beta,
            lapack_complex_double *y,
            const int *incy);

/**
 * As dgemv_ with a band matrix: kl diagonals below and ku above the main one. Element (i, j)
 * is at row ku + i - j of column j of a.
 */
void zgbmv_64_(const char *trans,
               const int64_t *m,
               const int64_t *n,
               const int64_t *kl,
               const int64_t *ku,
               const lapack_complex_double *alpha,
               const lapack_complex_double *a,
               const int64_t *lda,
               const lapack_complex_double *x,
               const int64_t *incx,
               const lapack_complex_double *beta,
               lapack_complex_double *y,
               const int64_t *incy);

/**
 * y := alpha A x + beta y, A symmetric of order n; its upper or lower triangle is read (uplo =
 * 'U', 'L'). x and y have increments incx and incy, which are not 0. With beta = 0 y is not
 * read, with alpha = 0 A and x are not.
 */
void ssymv_(const char *uplo,
            const int *n,
            const float *alpha,
            const float *a,
            const int *lda,
            const float *x,
            const int *incx,
            const float *beta,
            float *y,
            const int *incy);

/**
 * y := alpha A x + beta y, A symmetric of order n; its upper or lower triangle is read (uplo =
 * 'U', 'L'). x and y have increments incx and incy, which are not 0. With beta = 0 y is not
 * read, with alpha = 0 A and x are not.
 */
void ssymv_64_(const char *uplo,
               const int64_t *n,
               const float *alpha,
               const float *a,
               const int64_t *lda,
               const float *x,
               const int64_t *incx,
               const float *beta,
               float *y,
               const int64_t *incy);

/**
 * y := alpha A x + beta y, A symmetric of order n; its upper or lower triangle is read (uplo =
 * 'U', 'L'). x and y have increments incx and incy, which are not 0. With beta = 0 y is not
 * read, with alpha = 0 A and x are not.
 */
void dsymv_(const char *uplo,
            const int *n,
            const double *alpha,
            const double *a,
            const int *lda,
            const double *x,
            const int *incx,
            const double *beta,
            double *y,
            const int *incy);

/**
 * y := alpha A x + beta y, A symmetric of order n; its upper or lower triangle is read (uplo =
 * 'U', 'L'). x and y have increments incx and incy, which are not 0. With beta = 0 y is not
 * read, with alpha = 0 A and x are not.
 */
void dsymv_64_(const char *uplo,
               const int64_t *n,
               const double *alpha,
               const double *a,
               const int64_t *lda,
               const double *x,
               const int64_t *incx,
               const double *beta,
               double *y,
               const int64_t *incy);

/**
 * y := alpha A x + beta y, A symmetric of order n; its upper or lower triangle is read (uplo =
 * 'U', 'L'). x and y have increments incx and incy, which are not 0. With beta = 0 y is not
 * read, with alpha = 0 A and x are not.
 */
void csymv_(const char *uplo,
            const int *n,
            const lapack_complex_float *alpha,
            const lapack_complex_float *a,
            const int *lda,
            const lapack_complex_float *x,
            const int *incx,
            const lapack_complex_float *beta,
            lapack_complex_float *y,
            const int *incy);

/**
 * y := alpha A x + beta y, A symmetric of order n; its upper or lower triangle is read (uplo =
 * 'U', 'L'). x and y have increments incx and incy, which are not 0. With beta = 0 y is not
 * read, with alpha = 0 A and x are not.
 */
void csymv_64_(const char *uplo,
               const int64_t *n,
               const lapack_complex_float *alpha,
               const lapack_complex_float *a,
               const int64_t *lda,
               const lapack_complex_float *x,
               const int64_t *incx,
               const lapack_complex_float *beta,
               lapack_complex_float *y,
               const int64_t *incy);

/**
 * y := alpha A x + beta y, A symmetric of order n; its upper or lower triangle is read (uplo =
 * 'U', 'L'). x and y have increments incx and incy, which are not 0. With beta = 0 y is not
 * read, with alpha = 0 A and x are not.
 */
void zsymv_(const char *uplo,
            const int *n,
            const lapack_complex_double *alpha,
            const lapack_complex_double *a,
            const int *lda,
            const lapack_complex_double *x,
            const int *incx,
            const lapack_complex_double *beta,
            lapack_complex_double *y,
            const int *incy);

/**
 * y := alpha A x + beta y, A symmetric of order n; its upper or lower triangle is read (uplo =
 * 'U', 'L'). x and y have increments incx and incy, which are not 0. With beta = 0 y is not
 * read, with alpha = 0 A and x are not.
 */
void zsymv_64_(const char *uplo,
               const int64_t *n,
               const lapack_complex_double *alpha,
               const lapack_complex_double *a,
               const int64_t *lda,
               const lapack_complex_double *x,
               const int64_t *incx,
               const lapack_complex_double *beta,
               lapack_complex_double *y,
               const int64_t *incy);

/** As zsymv_ with A Hermitian; the imaginary parts of its diagonal are not read. */
void chemv_(const char *uplo,
            const int *n,
            const lapack_complex_float *alpha,
            const lapack_complex_float *a,
            const int *lda,
            const lapack_complex_float *x,
            const int *incx,
            const lapack_complex_float *beta,
            lapack_complex_float *y,
            const int *incy);

/** As zsymv_ with A Hermitian; the imaginary parts of its diagonal are not read. */
void chemv_64_(const char *uplo,
               const int64_t *n,
               const lapack_complex_float *alpha,
               const lapack_complex_float *a,
               const int64_t *lda,
               const lapack_complex_float *x,
               const int64_t *incx,
               const lapack_complex_float *beta,
               lapack_complex_float *y,
               const int64_t *incy);

/** As zsymv_ with A Hermitian; the imaginary parts of its diagonal are not read. */
void zhemv_(const char *uplo,
            const int *n,
            const lapack_complex_double *alpha,
            const lapack_complex_double *a,
            const int *lda,
            const lapack_complex_double *x,
            const int *incx,
            const lapack_complex_double *beta,
            lapack_complex_double *y,
            const int *incy);

/** As zsymv_ with A Hermitian; the imaginary parts of its diagonal are not read. */
void zhemv_64_(const char *uplo,
               const int64_t *n,
               const lapack_complex_double *alpha,
               const lapack_complex_double *a,
               const int64_t *lda,
               const lapack_complex_double *x,
               const int64_t *incx,
               const lapack_complex_double *beta,
               lapack_complex_double *y,
               const int64_t *incy);

/**
 * As dsymv_ with k diagonals on either side of the main one. Element (i, j) of the triangle is
 * at row k + i - j (upper) or i - j (lower) of column j of a.
 */
void ssbmv_(const char *uplo,
            const int *n,
            const int *k,
            const float *alpha,
            const float *a,
            const int *lda,
            const float *x,
            const int *incx,
            const float *beta,
            float *y,
            const int *incy);

/**
 * As dsymv_ with k diagonals on either side of the main one. Element (i, j) of the triangle is
 * at row k + i - j (upper) or i - j (lower) of column j of a.
 */
void ssbmv_64_(const char *uplo,
               const int64_t *n,
               const int64_t *k,
               const float *alpha,
               const float *a,
               const int64_t *lda,
               const float *x,
               const int64_t *incx,
               const float *beta,
               float *y,
               const int64_t *incy);

/**
 * As dsymv_ with k diagonals on either side of the main one. Element (i, j) of the triangle is
 * at row k + i - j (upper) or i - j (lower) of column j of a.
 */
void dsbmv_(const char *uplo,
            const int *n,
            const int *k,
            const double *alpha,
            const double *a,
            const int *lda,
            const double *x,
            const int *incx,
            const double *beta,
            double *y,
            const int *incy);

/**
 * As dsymv_ with k diagonals on either side of the main one. Element (i, j) of the triangle is
 * at row k + i - j (upper) or i - j (lower) of column j of a.
 */
void dsbmv_64_(const char *uplo,
               const int64_t *n,
               const int64_t *k,
               const double *alpha,
               const double *a,
               const int64_t *lda,
               const double *x,
               const int64_t *incx,
               const double *beta,
               double *y,
               const int64_t *incy);

/** As dsbmv_ with A Hermitian; the imaginary parts of its diagonal are not read. */
void chbmv_(const char *uplo,
            const int *n,
            const int *k,
            const lapack_complex_float *alpha,
            const lapack_complex_float *a,
            const int *lda,
            const lapack_complex_float *x,
            const int *incx,
            const lapack_complex_float *beta,
            lapack_complex_float *y,
            const int *incy);

/** As dsbmv_ with A Hermitian; the imaginary parts of its diagonal are not read. */
void chbmv_64_(const char *uplo,
               const int64_t *n,
               const int64_t *k,
               const lapack_complex_float *alpha,
               const lapack_complex_float *a,
               const int64_t *lda,
               const lapack_complex_float *x,
               const int64_t *incx,
               const lapack_complex_float *beta,
               lapack_complex_float *y,
               const int64_t *incy);

/** As dsbmv_ with A Hermitian; the imaginary parts of its diagonal are not read. */
void zhbmv_(const char *uplo,
            const int *n,
            const int *k,
            const lapack_complex_double *alpha,
            const lapack_complex_double *a,
            const int *lda,
            const lapack_complex_double *x,
            const int *incx,
            const lapack_complex_double *beta,
            lapack_complex_double *y,
            const int *incy);

/** As dsbmv_ with A Hermitian; the imaginary parts of its diagonal are not read. */
void zhbmv_64_(const char *uplo,
               const int64_t *n,
               const int64_t *k,
               const lapack_complex_double *alpha,
               const lapack_complex_double *a,
               const int64_t *lda,
               const lapack_complex_double *x,
               const int64_t *incx,
               const lapack_complex_double *beta,
               lapack_complex_double *y,
               const int64_t *incy);

/** As dsymv_ with the triangle packed, column after column. */
void sspmv_(const char *uplo,
            const int *n,
            const float *alpha,
            const float *ap,
            const float *x,
            const int *incx,
            const float *beta,
            float *y,
            const int *incy);

/** As dsymv_ with the triangle packed, column after column. */
void sspmv_64_(const char *uplo,
               const int64_t *n,
               const float *alpha,
               const float *ap,
               const float *x,
               const int64_t *incx,
               const float *beta,
               float *y,
               const int64_t *incy);

/** As dsymv_ with the triangle packed, column after column. */
void dspmv_(const char *uplo,
            const int *n,
            const double *alpha,
            const double *ap,
            const double *x,
            const int *incx,
            const double *beta,
            double *y,
            const int *incy);

/** As dsymv_ with the triangle packed, column after column. */
void dspmv_64_(const char *uplo,
               const int64_t *n,
               const double *alpha,
               const double *ap,
               const double *x,
               const int64_t *incx,
               const double *beta,
               double *y,
               const int64_t *incy);

/** As dsymv_ with the triangle packed, column after column. */
void cspmv_(const char *uplo,
            const int *n,
            const lapack_complex_float *alpha,
            const lapack_complex_float *ap,
            const lapack_complex_float *x,
            const int *incx,
            const lapack_complex_float *beta,
            lapack_complex_float *y,
            const int *incy);

/** As dsymv_ with the triangle packed, column after column. */
void cspmv_64_(const char *uplo,
               const int64_t *n,
               const lapack_complex_float *alpha,
               const lapack_complex_float *ap,
               const lapack_complex_float *x,
               const int64_t *incx,
               const lapack_complex_float *beta,
               lapack_complex_float *y,
               const int64_t *incy);

/** As dsymv_ with the triangle packed, column after column. */
void zspmv_(const char *uplo,
            const int *n,
            const lapack_complex_double *alpha,
            const lapack_complex_double *ap,
            const lapack_complex_double *x,
            const int *incx,
            const lapack_complex_double *beta,
            lapack_complex_double *y,
            const int *incy);

/** As dsymv_ with the triangle packed, column after column. */
void zspmv_64_(const char *uplo,
               const int64_t *n,
               const lapack_complex_double *alpha,
               const lapack_complex_double *ap,
               const lapack_complex_double *x,
               const int64_t *incx,
               const lapack_complex_double *beta,
               lapack_complex_double *y,
               const int64_t *incy);

/** As zspmv_ with A Hermitian; the imaginary parts of its diagonal are not read. */
void chpmv_(const char *uplo,
            const int *n,
            const lapack_complex_float *alpha,
            const lapack_complex_float *ap,
            const lapack_complex_float *x,
            const int *incx,
            const lapack_complex_float *beta,
            lapack_complex_float *y,
            const int *incy);

/** As zspmv_ with A Hermitian; the imaginary parts of its diagonal are not read. */
void chpmv_64_(const char *uplo,
               const int64_t *n,
               const lapack_complex_float *alpha,
               const lapack_complex_float *ap,
               const lapack_complex_float *x,
               const int64_t *incx,
               const lapack_complex_float *beta,
               lapack_complex_float *y,
               const int64_t *incy);

/** As zspmv_ with A Hermitian; the imaginary parts of its diagonal are not read. */
void zhpmv_(const char *uplo,
            const int *n,
            const lapack_complex_double *alpha,
            const lapack_complex_double *ap,
            const lapack_complex_double *x,
            const int *incx,
            const lapack_complex_double *beta,
            lapack_complex_double *y,
            const int *incy);

/** As zspmv_ with A Hermitian; the imaginary parts of its diagonal are not read. */
void zhpmv_64_(const char *uplo,
               const int64_t *n,
               const lapack_complex_double *alpha,
               const lapack_complex_double *ap,
               const lapack_complex_double *x,
               const int64_t *incx,
               const lapack_complex_double *beta,
               lapack_complex_double *y,
               const int64_t *incy);

/**
 * A := alpha x y^T + A, A m x n with leading dimension lda. With alpha = 0 x and y are not
 * read.
 */
void sger_(const int *m,
           const int *n,
           const float *alpha,
           const float *x,
           const int *incx,
           const float *y,
           const int *incy,
           float *a,
           const int *lda);

/**
 * A := alpha x y^T + A, A m x n with leading dimension lda. With alpha = 0 x and y are not
 * read.
 */
void sger_64_(const int64_t *m,
              const int64_t *n,
              const float *alpha,
              const float *x,
              const int64_t *incx,
              const float *y,
              const int64_t *incy,
              float *a,
              const int64_t *lda);

/**
 * A := alpha x y^T + A, A m x n with leading dimension lda. With alpha = 0 x and y are not
 * read.
 */
void dger_(const int *m,
           const int *n,
           const double *alpha,
           const double *x,
           const int *incx,
           const double *y,
           const int *incy,
           double *a,
           const int *lda);

/**
 * A := alpha x y^T + A, A m x n with leading dimension lda. With alpha = 0 x and y are not
 * read.
 */
void dger_64_(const int64_t *m,
              const int64_t *n,
              const double *alpha,
              const double *x,
              const int64_t *incx,
              const double *y,
              const int64_t *incy,
              double *a,
              const int64_t *lda);

/** A := alpha x y^T + A, as dger_. */
void cgeru_(const int *m,
            const int *n,
            const lapack_complex_float *alpha,
            const lapack_complex_float *x,
            const int *incx,
            const lapack_complex_float *y,
            const int *incy,
            lapack_complex_float *a,
            const int *lda);

/** A := alpha x y^T + A, as dger_. */
void cgeru_64_(const int64_t *m,
               const int64_t *n,
               const lapack_complex_float *alpha,
               const lapack_complex_float *x,
               const int64_t *incx,
               const lapack_complex_float *y,
               const int64_t *incy,
               lapack_complex_float *a,
               const int64_t *lda);

/** A := alpha x y^T + A, as dger_. */
void zgeru_(const int *m,
            const int *n,
            const lapack_complex_double *alpha,
            const lapack_complex_double *x,
            const int *incx,
            const lapack_complex_double *y,
            const int *incy,
            lapack_complex_double *a,
            const int *lda);

/** A := alpha x y^T + A, as dger_. */
void zgeru_64_(const int64_t *m,
               const int64_t *n,
               const lapack_complex_double *alpha,
               const lapack_complex_double *x,
               const int64_t *incx,
               const lapack_complex_double *y,
               const int64_t *incy,
               lapack_complex_double *a,
               const int64_t *lda);

/** A := alpha x y^H + A, as dger_. */
void cgerc_(const int *m,
            const int *n,
            const lapack_complex_float *alpha,
            const lapack_complex_float *x,
            const int *incx,
            const lapack_complex_float *y,
            const int *incy,
            lapack_complex_float *a,
            const int *lda);

/** A := alpha x y^H + A, as dger_. */
void cgerc_64_(const int64_t *m,
               const int64_t *n,
               const lapack_complex_float *alpha,
               const lapack_complex_float *x,
               const int64_t *incx,
               const lapack_complex_float *y,
               const int64_t *incy,
               lapack_complex_float *a,
               const int64_t *lda);

/** A := alpha x y^H + A, as dger_. */
void zgerc_(const int *m,
            const int *n,
            const lapack_complex_double *alpha,
            const lapack_complex_double *x,
            const int *incx,
            const lapack_complex_double *y,
            const int *incy,
            lapack_complex_double *a,
            const int *lda);

/** A := alpha x y^H + A, as dger_. */
void zgerc_64_(const int64_t *m,
               const int64_t *n,
               const lapack_complex_double *alpha,
               const lapack_complex_double *x,
               const int64_t *incx,
               const lapack_complex_double *y,
               const int64_t *incy,
               lapack_complex_double *a,
               const int64_t *lda);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of A := alpha x x^T + A, A symmetric of order
 * n. With alpha = 0 x is not read. The other triangle is neither read nor written.
 */
void ssyr_(const char *uplo,
           const int *n,
           const float *alpha,
           const float *x,
           const int *incx,
           float *a,
           const int *lda);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of A := alpha x x^T + A, A symmetric of order
 * n. With alpha = 0 x is not read. The other triangle is neither read nor written.
 */
void ssyr_64_(const char *uplo,
              const int64_t *n,
              const float *alpha,
              const float *x,
              const int64_t *incx,
              float *a,
              const int64_t *lda);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of A := alpha x x^T + A, A symmetric of order
 * n. With alpha = 0 x is not read. The other triangle is neither read nor written.
 */
void dsyr_(const char *uplo,
           const int *n,
           const double *alpha,
           const double *x,
           const int *incx,
           double *a,
           const int *lda);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of A := alpha x x^T + A, A symmetric of order
 * n. With alpha = 0 x is not read. The other triangle is neither read nor written.
 */
void dsyr_64_(const char *uplo,
              const int64_t *n,
              const double *alpha,
              const double *x,
              const int64_t *incx,
              double *a,
              const int64_t *lda);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of A := alpha x x^T + A, A symmetric of order
 * n. With alpha = 0 x is not read. The other triangle is neither read nor written.
 */
void csyr_(const char *uplo,
           const int *n,
           const lapack_complex_float *alpha,
           const lapack_complex_float *x,
           const int *incx,
           lapack_complex_float *a,
           const int *lda);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of A := alpha x x^T + A, A symmetric of order
 * n. With alpha = 0 x is not read. The other triangle is neither read nor written.
 */
void csyr_64_(const char *uplo,
              const int64_t *n,
              const lapack_complex_float *alpha,
              const lapack_complex_float *x,
              const int64_t *incx,
              lapack_complex_float *a,
              const int64_t *lda);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of A := alpha x x^T + A, A symmetric of order
 * n. With alpha = 0 x is not read. The other triangle is neither read nor written.
 */
void zsyr_(const char *uplo,
           const int *n,
           const lapack_complex_double *alpha,
           const lapack_complex_double *x,
           const int *incx,
           lapack_complex_double *a,
           const int *lda);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of A := alpha x x^T + A, A symmetric of order
 * n. With alpha = 0 x is not read. The other triangle is neither read nor written.
 */
void zsyr_64_(const char *uplo,
              const int64_t *n,
              const lapack_complex_double *alpha,
              const lapack_complex_double *x,
              const int64_t *incx,
              lapack_complex_double *a,
              const int64_t *lda);

/**
 * A := alpha x x^H + A with A Hermitian and alpha real, otherwise as zsyr_. The imaginary
 * parts of the diagonal are not read, and set to 0.
 */
void cher_(const char *uplo,
           const int *n,
           const float *alpha,
           const lapack_complex_float *x,
           const int *incx,
           lapack_complex_float *a,
           const int *lda);

/**
 * A := alpha x x^H + A with A Hermitian and alpha real, otherwise as zsyr_. The imaginary
 * parts of the diagonal are not read, and set to 0.
 */
void cher_64_(const char *uplo,
              const int64_t *n,
              const float *alpha,
              const lapack_complex_float *x,
              const int64_t *incx,
              lapack_complex_float *a,
              const int64_t *lda);

/**
 * A := alpha x x^H + A with A Hermitian and alpha real, otherwise as zsyr_. The imaginary
 * parts of the diagonal are not read, and set to 0.
 */
void zher_(const char *uplo,
           const int *n,
           const double *alpha,
           const lapack_complex_double *x,
           const int *incx,
           lapack_complex_double *a,
           const int *lda);

/**
 * A := alpha x x^H + A with A Hermitian and alpha real, otherwise as zsyr_. The imaginary
 * parts of the diagonal are not read, and set to 0.
 */
void zher_64_(const char *uplo,
              const int64_t *n,
              const double *alpha,
              const lapack_complex_double *x,
              const int64_t *incx,
              lapack_complex_double *a,
              const int64_t *lda);

/** As dsyr_ with the triangle packed, column after column. */
void sspr_(const char *uplo,
           const int *n,
           const float *alpha,
           const float *x,
           const int *incx,
           float *ap);

/** As dsyr_ with the triangle packed, column after column. */
void sspr_64_(const char *uplo,
              const int64_t *n,
              const float *alpha,
              const float *x,
              const int64_t *incx,
              float *ap);

/** As dsyr_ with the triangle packed, column after column. */
void dspr_(const char *uplo,
           const int *n,
           const double *alpha,
           const double *x,
           const int *incx,
           double *ap);

/** As dsyr_ with the triangle packed, column after column. */
void dspr_64_(const char *uplo,
              const int64_t *n,
              const double *alpha,
              const double *x,
              const int64_t *incx,
              double *ap);

/** As dsyr_ with the triangle packed, column after column. */
void cspr_(const char *uplo,
           const int *n,
           const lapack_complex_float *alpha,
           const lapack_complex_float *x,
           const int *incx,
           lapack_complex_float *ap);

/** As dsyr_ with the triangle packed, column after column. */
void cspr_64_(const char *uplo,
              const int64_t *n,
              const lapack_complex_float *alpha,
              const lapack_complex_float *x,
              const int64_t *incx,
              lapack_complex_float *ap);

/** As dsyr_ with the triangle packed, column after column. */
void zspr_(const char *uplo,
           const int *n,
           const lapack_complex_double *alpha,
           const lapack_complex_double *x,
           const int *incx,
           lapack_complex_double *ap);

/** As dsyr_ with the triangle packed, column after column. */
void zspr_64_(const char *uplo,
              const int64_t *n,
              const lapack_complex_double *alpha,
              const lapack_complex_double *x,
              const int64_t *incx,
              lapack_complex_double *ap);

/** As zher_ with the triangle packed, column after column. */
void chpr_(const char *uplo,
           const int *n,
           const float *alpha,
           const lapack_complex_float *x,
           const int *incx,
           lapack_complex_float *ap);

/** As zher_ with the triangle packed, column after column. */
void chpr_64_(const char *uplo,
              const int64_t *n,
              const float *alpha,
              const lapack_complex_float *x,
              const int64_t *incx,
              lapack_complex_float *ap);

/** As zher_ with the triangle packed, column after column. */
void zhpr_(const char *uplo,
           const int *n,
           const double *alpha,
           const lapack_complex_double *x,
           const int *incx,
           lapack_complex_double *ap);

/** As zher_ with the triangle packed, column after column. */
void zhpr_64_(const char *uplo,
              const int64_t *n,
              const double *alpha,
              const lapack_complex_double *x,
              const int64_t *incx,
              lapack_complex_double *ap);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of A := alpha x y^T + alpha y x^T + A, A
 * symmetric of order n. With alpha = 0 x and y are not read. The other triangle is neither
 * read nor written.
 */
void ssyr2_(const char *uplo,
            const int *n,
            const float *alpha,
            const float *x,
            const int *incx,
            const float *y,
            const int *incy,
            float *a,
            const int *lda);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of A := alpha x y^T + alpha y x^T + A, A
 * symmetric of order n. With alpha = 0 x and y are not read. The other triangle is neither
 * read nor written.
 */
void ssyr2_64_(const char *uplo,
               const int64_t *n,
               const float *alpha,
               const float *x,
               const int64_t *incx,
               const float *y,
               const int64_t *incy,
               float *a,
               const int64_t *lda);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of A := alpha x y^T + alpha y x^T + A, A
 * symmetric of order n. With alpha = 0 x and y are not read. The other triangle is neither
 * read nor written.
 */
void dsyr2_(const char *uplo,
            const int *n,
            const double *alpha,
            const double *x,
            const int *incx,
            const double *y,
            const int *incy,
            double *a,
            const int *lda);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of A := alpha x y^T + alpha y x^T + A, A
 * symmetric of order n. With alpha = 0 x and y are not read. The other triangle is neither
 * read nor written.
 */
void dsyr2_64_(const char *uplo,
               const int64_t *n,
               const double *alpha,
               const double *x,
               const int64_t *incx,
               const double *y,
               const int64_t *incy,
               double *a,
               const int64_t *lda);

/**
 * A := alpha x y^H + conj(alpha) y x^H + A with A Hermitian, otherwise as dsyr2_. The
 * imaginary parts of the diagonal are not read, and set to 0.
 */
void cher2_(const char *uplo,
            const int *n,
            const lapack_complex_float *alpha,
            const lapack_complex_float *x,
            const int *incx,
            const lapack_complex_float *y,
            const int *incy,
            lapack_complex_float *a,
            const int *lda);

/**
 * A := alpha x y^H + conj(alpha) y x^H + A with A Hermitian, otherwise as dsyr2_. The
 * imaginary parts of the diagonal are not read, and set to 0.
 */
void cher2_64_(const char *uplo,
               const int64_t *n,
               const lapack_complex_float *alpha,
               const lapack_complex_float *x,
               const int64_t *incx,
               const lapack_complex_float *y,
               const int64_t *incy,
               lapack_complex_float *a,
               const int64_t *lda);

/**
 * A := alpha x y^H + conj(alpha) y x^H + A with A Hermitian, otherwise as dsyr2_. The
 * imaginary parts of the diagonal are not read, and set to 0.
 */
void zher2_(const char *uplo,
            const int *n,
            const lapack_complex_double *alpha,
            const lapack_complex_double *x,
            const int *incx,
            const lapack_complex_double *y,
            const int *incy,
            lapack_complex_double *a,
            const int *lda);

/**
 * A := alpha x y^H + conj(alpha) y x^H + A with A Hermitian, otherwise as dsyr2_. The
 * imaginary parts of the diagonal are not read, and set to 0.
 */
void zher2_64_(const char *uplo,
               const int64_t *n,
               const lapack_complex_double *alpha,
               const lapack_complex_double *x,
               const int64_t *incx,
               const lapack_complex_double *y,
               const int64_t *incy,
               lapack_complex_double *a,
               const int64_t *lda);

/** As dsyr2_ with the triangle packed, column after column. */
void sspr2_(const char *uplo,
            const int *n,
            const float *alpha,
            const float *x,
            const int *incx,
            const float *y,
            const int *incy,
            float *ap);

/** As dsyr2_ with the triangle packed, column after column. */
void sspr2_64_(const char *uplo,
               const int64_t *n,
               const float *alpha,
               const float *x,
               const int64_t *incx,
               const float *y,
               const int64_t *incy,
               float *ap);

/** As dsyr2_ with the triangle packed, column after column. */
void dspr2_(const char *uplo,
            const int *n,
            const double *alpha,
            const double *x,
            const int *incx,
            const double *y,
            const int *incy,
            double *ap);

/** As dsyr2_ with the triangle packed, column after column. */
void dspr2_64_(const char *uplo,
               const int64_t *n,
               const double *alpha,
               const double *x,
               const int64_t *incx,
               const double *y,
               const int64_t *incy,
               double *ap);

/** As zher2_ with the triangle packed, column after column. */
void chpr2_(const char *uplo,
            const int *n,
            const lapack_complex_float *alpha,
            const lapack_complex_float *x,
            const int *incx,
            const lapack_complex_float *y,
            const int *incy,
            lapack_complex_float *ap);

/** As zher2_ with the triangle packed, column after column. */
void chpr2_64_(const char *uplo,
               const int64_t *n,
               const lapack_complex_float *alpha,
               const lapack_complex_float *x,
               const int64_t *incx,
               const lapack_complex_float *y,
               const int64_t *incy,
               lapack_complex_float *ap);

/** As zher2_ with the triangle packed, column after column. */
void zhpr2_(const char *uplo,
            const int *n,
            const lapack_complex_double *alpha,
            const lapack_complex_double *x,
            const int *incx,
            const lapack_complex_double *y,
            const int *incy,
            lapack_complex_double *ap);

/** As zher2_ with the triangle packed, column after column. */
void zhpr2_64_(const char *uplo,
               const int64_t *n,
               const lapack_complex_double *alpha,
               const lapack_complex_double *x,
               const int64_t *incx,
               const lapack_complex_double *y,
               const int64_t *incy,
               lapack_complex_double *ap);

/**
 * C := alpha op(A) op(B) + beta C, where op(X) is X, X^T or X^H for 'N', 'T' or 'C'.
 * C is m x n, op(A) is m x k, op(B) is k x n, column-major with leading dimensions ldc, lda, ldb.
 * With beta = 0 C is not read, with alpha = 0 A and B are not.
 */
void sgemm_(const char *transa,
            const char *transb,
            const int *m,
            const int *n,
            const int *k,
            const float *alpha,
            const float *a,
            const int *lda,
            const float *b,
            const int *ldb,
            const float *beta,
            float *c,
            const int *ldc);

/**
 * C := alpha op(A) op(B) + beta C, where op(X) is X, X^T or X^H for 'N', 'T' or 'C'.
 * C is m x n, op(A) is m x k, op(B) is k x n, column-major with leading dimensions ldc, lda, ldb.
 * With beta = 0 C is not read, with alpha = 0 A and B are not.
 */
void sgemm_64_(const char *transa,
               const char *transb,
               const int64_t *m,
               const int64_t *n,
               const int64_t *k,
               const float *alpha,
               const float *a,
               const int64_t *lda,
               const float *b,
               const int64_t *ldb,
               const float *beta,
               float *c,
               const int64_t *ldc);

/**
 * C := alpha op(A) op(B) + beta C, where op(X) is X, X^T or X^H for 'N', 'T' or 'C'.
 * C is m x n, op(A) is m x k, op(B) is k x n, column-major with leading dimensions ldc, lda, ldb.
 * With beta = 0 C is not read, with alpha = 0 A and B are not.
 */
void dgemm_(const char *transa,
            const char *transb,
            const int *m,
            const int *n,
            const int *k,
            const double *alpha,
            const double *a,
            const int *lda,
            const double *b,
            const int *ldb,
            const double *beta,
            double *c,
            const int *ldc);

/**
 * C := alpha op(A) op(B) + beta C, where op(X) is X, X^T or X^H for 'N', 'T' or 'C'.
 * C is m x n, op(A) is m x k, op(B) is k x n, column-major with leading dimensions ldc, lda, ldb.
 * With beta = 0 C is not read, with alpha = 0 A and B are not.
 */
void dgemm_64_(const char *transa,
               const char *transb,
               const int64_t *m,
               const int64_t *n,
               const int64_t *k,
               const double *alpha,
               const double *a,
               const int64_t *lda,
               const double *b,
               const int64_t *ldb,
               const double *beta,
               double *c,
               const int64_t *ldc);

/**
 * C := alpha op(A) op(B) + beta C, where op(X) is X, X^T or X^H for 'N', 'T' or 'C'.
 * C is m x n, op(A) is m x k, op(B) is k x n, column-major with leading dimensions ldc, lda, ldb.
 * With beta = 0 C is not read, with alpha = 0 A and B are not.
 */
void cgemm_(const char *transa,
            const char *transb,
            const int *m,
            const int *n,
            const int *k,
            const lapack_complex_float *alpha,
            const lapack_complex_float *a,
            const int *lda,
            const lapack_complex_float *b,
            const int *ldb,
            const lapack_complex_float *beta,
            lapack_complex_float *c,
            const int *ldc);

/**
 * C := alpha op(A) op(B) + beta C, where op(X) is X, X^T or X^H for 'N', 'T' or 'C'.
 * C is m x n, op(A) is m x k, op(B) is k x n, column-major with leading dimensions ldc, lda, ldb.
 * With beta = 0 C is not read, with alpha = 0 A and B are not.
 */
void cgemm_64_(const char *transa,
               const char *transb,
               const int64_t *m,
               const int64_t *n,
               const int64_t *k,
               const lapack_complex_float *alpha,
               const lapack_complex_float *a,
               const int64_t *lda,
               const lapack_complex_float *b,
               const int64_t *ldb,
               const lapack_complex_float *beta,
               lapack_complex_float *c,
               const int64_t *ldc);

/**
 * C := alpha op(A) op(B) + beta C, where op(X) is X, X^T or X^H for 'N', 'T' or 'C'.
 * C is m x n, op(A) is m x k, op(B) is k x n, column-major with leading dimensions ldc, lda, ldb.
 * With beta = 0 C is not read, with alpha = 0 A and B are not.
 */
void zgemm_(const char *transa,
            const char *transb,
            const int *m,
            const int *n,
            const int *k,
            const lapack_complex_double *alpha,
            const lapack_complex_double *a,
            const int *lda,
            const lapack_complex_double *b,
            const int *ldb,
            const lapack_complex_double *beta,
            lapack_complex_double *c,
            const int *ldc);

/**
 * C := alpha op(A) op(B) + beta C, where op(X) is X, X^T or X^H for 'N', 'T' or 'C'.
 * C is m x n, op(A) is m x k, op(B) is k x n, column-major with leading dimensions ldc, lda, ldb.
 * With beta = 0 C is not read, with alpha = 0 A and B are not.
 */
void zgemm_64_(const char *transa,
               const char *transb,
               const int64_t *m,
               const int64_t *n,
               const int64_t *k,
               const lapack_complex_double *alpha,
               const lapack_complex_double *a,
               const int64_t *lda,
               const lapack_complex_double *b,
               const int64_t *ldb,
               const lapack_complex_double *beta,
               lapack_complex_double *c,
               const int64_t *ldc);

/** As cgemm_: the same result, and no further rounding error. */
void cgemm3m_(const char *transa,
              const char *transb,
              const int *m,
              const int *n,
              const int *k,
              const lapack_complex_float *alpha,
              const lapack_complex_float *a,
              const int *lda,
              const lapack_complex_float *b,
              const int *ldb,
              const lapack_complex_float *beta,
              lapack_complex_float *c,
              const int *ldc);

/** As cgemm_: the same result, and no further rounding error. */
void cgemm3m_64_(const char *transa,
                 const char *transb,
                 const int64_t *m,
                 const int64_t *n,
                 const int64_t *k,
                 const lapack_complex_float *alpha,
                 const lapack_complex_float *a,
                 const int64_t *lda,
                 const lapack_complex_float *b,
                 const int64_t *ldb,
                 const lapack_complex_float *beta,
                 lapack_complex_float *c,
                 const int64_t *ldc);

/** As cgemm_: the same result, and no further rounding error. */
void zgemm3m_(const char *transa,
              const char *transb,
              const int *m,
              const int *n,
              const int *k,
              const lapack_complex_double *alpha,
              const lapack_complex_double *a,
              const int *lda,
              const lapack_complex_double *b,
              const int *ldb,
              const lapack_complex_double *beta,
              lapack_complex_double *c,
              const int *ldc);

/** As cgemm_: the same result, and no further rounding error. */
void zgemm3m_64_(const char *transa,
                 const char *transb,
                 const int64_t *m,
                 const int64_t *n,
                 const int64_t *k,
                 const lapack_complex_double *alpha,
                 const lapack_complex_double *a,
                 const int64_t *lda,
                 const lapack_complex_double *b,
                 const int64_t *ldb,
                 const lapack_complex_double *beta,
                 lapack_complex_double *c,
                 const int64_t *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha op(A) op(B) + beta C, as sgemm_.
 * C is n x n, op(A) is n x k, op(B) is k x n. The other triangle is neither read nor written.
 */
void sgemmt_(const char *uplo,
             const char *transa,
             const char *transb,
             const int *n,
             const int *k,
             const float *alpha,
             const float *a,
             const int *lda,
             const float *b,
             const int *ldb,
             const float *beta,
             float *c,
             const int *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha op(A) op(B) + beta C, as sgemm_.
 * C is n x n, op(A) is n x k, op(B) is k x n. The other triangle is neither read nor written.
 */
void sgemmt_64_(const char *uplo,
                const char *transa,
                const char *transb,
                const int64_t *n,
                const int64_t *k,
                const float *alpha,
                const float *a,
                const int64_t *lda,
                const float *b,
                const int64_t *ldb,
                const float *beta,
                float *c,
                const int64_t *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha op(A) op(B) + beta C, as sgemm_.
 * C is n x n, op(A) is n x k, op(B) is k x n. The other triangle is neither read nor written.
 */
void dgemmt_(const char *uplo,
             const char *transa,
             const char *transb,
             const int *n,
             const int *k,
             const double *alpha,
             const double *a,
             const int *lda,
             const double *b,
             const int *ldb,
             const double *beta,
             double *c,
             const int *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha op(A) op(B) + beta C, as sgemm_.
 * C is n x n, op(A) is n x k, op(B) is k x n. The other triangle is neither read nor written.
 */
void dgemmt_64_(const char *uplo,
                const char *transa,
                const char *transb,
                const int64_t *n,
                const int64_t *k,
                const double *alpha,
                const double *a,
                const int64_t *lda,
                const double *b,
                const int64_t *ldb,
                const double *beta,
                double *c,
                const int64_t *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha op(A) op(B) + beta C, as sgemm_.
 * C is n x n, op(A) is n x k, op(B) is k x n. The other triangle is neither read nor written.
 */
void cgemmt_(const char *uplo,
             const char *transa,
             const char *transb,
             const int *n,
             const int *k,
             const lapack_complex_float *alpha,
             const lapack_complex_float *a,
             const int *lda,
             const lapack_complex_float *b,
             const int *ldb,
             const lapack_complex_float *beta,
             lapack_complex_float *c,
             const int *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha op(A) op(B) + beta C, as sgemm_.
 * C is n x n, op(A) is n x k, op(B) is k x n. The other triangle is neither read nor written.
 */
void cgemmt_64_(const char *uplo,
                const char *transa,
                const char *transb,
                const int64_t *n,
                const int64_t *k,
                const lapack_complex_float *alpha,
                const lapack_complex_float *a,
                const int64_t *lda,
                const lapack_complex_float *b,
                const int64_t *ldb,
                const lapack_complex_float *beta,
                lapack_complex_float *c,
                const int64_t *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha op(A) op(B) + beta C, as sgemm_.
 * C is n x n, op(A) is n x k, op(B) is k x n. The other triangle is neither read nor written.
 */
void zgemmt_(const char *uplo,
             const char *transa,
             const char *transb,
             const int *n,
             const int *k,
             const lapack_complex_double *alpha,
             const lapack_complex_double *a,
             const int *lda,
             const lapack_complex_double *b,
             const int *ldb,
             const lapack_complex_double *beta,
             lapack_complex_double *c,
             const int *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha op(A) op(B) + beta C, as sgemm_.
 * C is n x n, op(A) is n x k, op(B) is k x n. The other triangle is neither read nor written.
 */
void zgemmt_64_(const char *uplo,
                const char *transa,
                const char *transb,
                const int64_t *n,
                const int64_t *k,
                const lapack_complex_double *alpha,
                const lapack_complex_double *a,
                const int64_t *lda,
                const lapack_complex_double *b,
                const int64_t *ldb,
                const lapack_complex_double *beta,
                lapack_complex_double *c,
                const int64_t *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha op(A) op(B) + beta C, as sgemm_.
 * C is n x n, op(A) is n x k, op(B) is k x n. The other triangle is neither read nor written.
 */
void sgemmtr_(const char *uplo,
              const char *transa,
              const char *transb,
              const int *n,
              const int *k,
              const float *alpha,
              const float *a,
              const int *lda,
              const float *b,
              const int *ldb,
              const float *beta,
              float *c,
              const int *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha op(A) op(B) + beta C, as sgemm_.
 * C is n x n, op(A) is n x k, op(B) is k x n. The other triangle is neither read nor written.
 */
void sgemmtr_64_(const char *uplo,
                 const char *transa,
                 const char *transb,
                 const int64_t *n,
                 const int64_t *k,
                 const float *alpha,
                 const float *a,
                 const int64_t *lda,
                 const float *b,
                 const int64_t *ldb,
                 const float *beta,
                 float *c,
                 const int64_t *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha op(A) op(B) + beta C, as sgemm_.
 * C is n x n, op(A) is n x k, op(B) is k x n. The other triangle is neither read nor written.
 */
void dgemmtr_(const char *uplo,
              const char *transa,
              const char *transb,
              const int *n,
              const int *k,
              const double *alpha,
              const double *a,
              const int *lda,
              const double *b,
              const int *ldb,
              const double *beta,
              double *c,
              const int *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha op(A) op(B) + beta C, as sgemm_.
 * C is n x n, op(A) is n x k, op(B) is k x n. The other triangle is neither read nor written.
 */
void dgemmtr_64_(const char *uplo,
                 const char *transa,
                 const char *transb,
                 const int64_t *n,
                 const int64_t *k,
                 const double *alpha,
                 const double *a,
                 const int64_t *lda,
                 const double *b,
                 const int64_t *ldb,
                 const double *beta,
                 double *c,
                 const int64_t *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha op(A) op(B) + beta C, as sgemm_.
 * C is n x n, op(A) is n x k, op(B) is k x n. The other triangle is neither read nor written.
 */
void cgemmtr_(const char *uplo,
              const char *transa,
              const char *transb,
              const int *n,
              const int *k,
              const lapack_complex_float *alpha,
              const lapack_complex_float *a,
              const int *lda,
              const lapack_complex_float *b,
              const int *ldb,
              const lapack_complex_float *beta,
              lapack_complex_float *c,
              const int *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha op(A) op(B) + beta C, as sgemm_.
 * C is n x n, op(A) is n x k, op(B) is k x n. The other triangle is neither read nor written.
 */
void cgemmtr_64_(const char *uplo,
                 const char *transa,
                 const char *transb,
                 const int64_t *n,
                 const int64_t *k,
                 const lapack_complex_float *alpha,
                 const lapack_complex_float *a,
                 const int64_t *lda,
                 const lapack_complex_float *b,
                 const int64_t *ldb,
                 const lapack_complex_float *beta,
                 lapack_complex_float *c,
                 const int64_t *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha op(A) op(B) + beta C, as sgemm_.
 * C is n x n, op(A) is n x k, op(B) is k x n. The other triangle is neither read nor written.
 */
void zgemmtr_(const char *uplo,
              const char *transa,
              const char *transb,
              const int *n,
              const int *k,
              const lapack_complex_double *alpha,
              const lapack_complex_double *a,
              const int *lda,
              const lapack_complex_double *b,
              const int *ldb,
              const lapack_complex_double *beta,
              lapack_complex_double *c,
              const int *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha op(A) op(B) + beta C, as sgemm_.
 * C is n x n, op(A) is n x k, op(B) is k x n. The other triangle is neither read nor written.
 */
void zgemmtr_64_(const char *uplo,
                 const char *transa,
                 const char *transb,
                 const int64_t *n,
                 const int64_t *k,
                 const lapack_complex_double *alpha,
                 const lapack_complex_double *a,
                 const int64_t *lda,
                 const lapack_complex_double *b,
                 const int64_t *ldb,
                 const lapack_complex_double *beta,
                 lapack_complex_double *c,
                 const int64_t *ldc);

/**
 * C := alpha A B + beta C (side = 'L') or alpha B A + beta C ('R'), where A is symmetric and its
 * upper or lower triangle is read (uplo = 'U', 'L'). B and C are m x n.
 * With beta = 0 C is not read, with alpha = 0 A and B are not.
 */
void ssymm_(const char *side,
            const char *uplo,
            const int *m,
            const int *n,
            const float *alpha,
            const float *a,
            const int *lda,
            const float *b,
            const int *ldb,
            const float *beta,
            float *c,
            const int *ldc);

/**
 * C := alpha A B + beta C (side = 'L') or alpha B A + beta C ('R'), where A is symmetric and its
 * upper or lower triangle is read (uplo = 'U', 'L'). B and C are m x n.
 * With beta = 0 C is not read, with alpha = 0 A and B are not.
 */
void ssymm_64_(const char *side,
               const char *uplo,
               const int64_t *m,
               const int64_t *n,
               const float *alpha,
               const float *a,
               const int64_t *lda,
               const float *b,
               const int64_t *ldb,
               const float *beta,
               float *c,
               const int64_t *ldc);

/**
 * C := alpha A B + beta C (side = 'L') or alpha B A + beta C ('R'), where A is symmetric and its
 * upper or lower triangle is read (uplo = 'U', 'L'). B and C are m x n.
 * With beta = 0 C is not read, with alpha = 0 A and B are not.
 */
void dsymm_(const char *side,
            const char *uplo,
            const int *m,
            const int *n,
            const double *alpha,
            const double *a,
            const int *lda,
            const double *b,
            const int *ldb,
            const double *beta,
            double *c,
            const int *ldc);

/**
 * C := alpha A B + beta C (side = 'L') or alpha B A + beta C ('R'), where A is symmetric and its
 * upper or lower triangle is read (uplo = 'U', 'L'). B and C are m x n.
 * With beta = 0 C is not read, with alpha = 0 A and B are not.
 */
void dsymm_64_(const char *side,
               const char *uplo,
               const int64_t *m,
               const int64_t *n,
               const double *alpha,
               const double *a,
               const int64_t *lda,
               const double *b,
               const int64_t *ldb,
               const double *beta,
               double *c,
               const int64_t *ldc);

/**
 * C := alpha A B + beta C (side = 'L') or alpha B A + beta C ('R'), where A is symmetric and its
 * upper or lower triangle is read (uplo = 'U', 'L'). B and C are m x n.
 * With beta = 0 C is not read, with alpha = 0 A and B are not.
 */
void csymm_(const char *side,
            const char *uplo,
            const int *m,
            const int *n,
            const lapack_complex_float *alpha,
            const lapack_complex_float *a,
            const int *lda,
            const lapack_complex_float *b,
            const int *ldb,
            const lapack_complex_float *beta,
            lapack_complex_float *c,
            const int *ldc);

/**
 * C := alpha A B + beta C (side = 'L') or alpha B A + beta C ('R'), where A is symmetric and its
 * upper or lower triangle is read (uplo = 'U', 'L'). B and C are m x n.
 * With beta = 0 C is not read, with alpha = 0 A and B are not.
 */
void csymm_64_(const char *side,
               const char *uplo,
               const int64_t *m,
               const int64_t *n,
               const lapack_complex_float *alpha,
               const lapack_complex_float *a,
               const int64_t *lda,
               const lapack_complex_float *b,
               const int64_t *ldb,
               const lapack_complex_float *beta,
               lapack_complex_float *c,
               const int64_t *ldc);

/**
 * C := alpha A B + beta C (side = 'L') or alpha B A + beta C ('R'), where A is symmetric and its
 * upper or lower triangle is read (uplo = 'U', 'L'). B and C are m x n.
 * With beta = 0 C is not read, with alpha = 0 A and B are not.
 */
void zsymm_(const char *side,
            const char *uplo,
            const int *m,
            const int *n,
            const lapack_complex_double *alpha,
            const lapack_complex_double *a,
            const int *lda,
            const lapack_complex_double *b,
            const int *ldb,
            const lapack_complex_double *beta,
            lapack_complex_double *c,
            const int *ldc);

/**
 * C := alpha A B + beta C (side = 'L') or alpha B A + beta C ('R'), where A is symmetric and its
 * upper or lower triangle is read (uplo = 'U', 'L'). B and C are m x n.
 * With beta = 0 C is not read, with alpha = 0 A and B are not.
 */
void zsymm_64_(const char *side,
               const char *uplo,
               const int64_t *m,
               const int64_t *n,
               const lapack_complex_double *alpha,
               const lapack_complex_double *a,
               const int64_t *lda,
               const lapack_complex_double *b,
               const int64_t *ldb,
               const lapack_complex_double *beta,
               lapack_complex_double *c,
               const int64_t *ldc);

/** As csymm_ with A Hermitian; the imaginary parts of its diagonal are not read. */
void chemm_(const char *side,
            const char *uplo,
            const int *m,
            const int *n,
            const lapack_complex_float *alpha,
            const lapack_complex_float *a,
            const int *lda,
            const lapack_complex_float *b,
            const int *ldb,
            const lapack_complex_float *beta,
            lapack_complex_float *c,
            const int *ldc);

/** As csymm_ with A Hermitian; the imaginary parts of its diagonal are not read. */
void chemm_64_(const char *side,
               const char *uplo,
               const int64_t *m,
               const int64_t *n,
               const lapack_complex_float *alpha,
               const lapack_complex_float *a,
               const int64_t *lda,
               const lapack_complex_float *b,
               const int64_t *ldb,
               const lapack_complex_float *beta,
               lapack_complex_float *c,
               const int64_t *ldc);

/** As csymm_ with A Hermitian; the imaginary parts of its diagonal are not read. */
void zhemm_(const char *side,
            const char *uplo,
            const int *m,
            const int *n,
            const lapack_complex_double *alpha,
            const lapack_complex_double *a,
            const int *lda,
            const lapack_complex_double *b,
            const int *ldb,
            const lapack_complex_double *beta,
            lapack_complex_double *c,
            const int *ldc);

/** As csymm_ with A Hermitian; the imaginary parts of its diagonal are not read. */
void zhemm_64_(const char *side,
               const char *uplo,
               const int64_t *m,
               const int64_t *n,
               const lapack_complex_double *alpha,
               const lapack_complex_double *a,
               const int64_t *lda,
               const lapack_complex_double *b,
               const int64_t *ldb,
               const lapack_complex_double *beta,
               lapack_complex_double *c,
               const int64_t *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A A^T + beta C (trans = 'N') or
 * alpha A^T A + beta C ('T', and 'C' for real elements). C is n x n, A is n x k or k x n. The
 * other triangle is neither read nor written.
 */
void ssyrk_(const char *uplo,
            const char *trans,
            const int *n,
            const int *k,
            const float *alpha,
            const float *a,
            const int *lda,
            const float *beta,
            float *c,
            const int *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A A^T + beta C (trans = 'N') or
 * alpha A^T A + beta C ('T', and 'C' for real elements). C is n x n, A is n x k or k x n. The
 * other triangle is neither read nor written.
 */
void ssyrk_64_(const char *uplo,
               const char *trans,
               const int64_t *n,
               const int64_t *k,
               const float *alpha,
               const float *a,
               const int64_t *lda,
               const float *beta,
               float *c,
               const int64_t *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A A^T + beta C (trans = 'N') or
 * alpha A^T A + beta C ('T', and 'C' for real elements). C is n x n, A is n x k or k x n. The
 * other triangle is neither read nor written.
 */
void dsyrk_(const char *uplo,
            const char *trans,
            const int *n,
            const int *k,
            const double *alpha,
            const double *a,
            const int *lda,
            const double *beta,
            double *c,
            const int *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A A^T + beta C (trans = 'N') or
 * alpha A^T A + beta C ('T', and 'C' for real elements). C is n x n, A is n x k or k x n. The
 * other triangle is neither read nor written.
 */
void dsyrk_64_(const char *uplo,
               const char *trans,
               const int64_t *n,
               const int64_t *k,
               const double *alpha,
               const double *a,
               const int64_t *lda,
               const double *beta,
               double *c,
               const int64_t *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A A^T + beta C (trans = 'N') or
 * alpha A^T A + beta C ('T', and 'C' for real elements). C is n x n, A is n x k or k x n. The
 * other triangle is neither read nor written.
 */
void csyrk_(const char *uplo,
            const char *trans,
            const int *n,
            const int *k,
            const lapack_complex_float *alpha,
            const lapack_complex_float *a,
            const int *lda,
            const lapack_complex_float *beta,
            lapack_complex_float *c,
            const int *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A A^T + beta C (trans = 'N') or
 * alpha A^T A + beta C ('T', and 'C' for real elements). C is n x n, A is n x k or k x n. The
 * other triangle is neither read nor written.
 */
void csyrk_64_(const char *uplo,
               const char *trans,
               const int64_t *n,
               const int64_t *k,
               const lapack_complex_float *alpha,
               const lapack_complex_float *a,
               const int64_t *lda,
               const lapack_complex_float *beta,
               lapack_complex_float *c,
               const int64_t *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A A^T + beta C (trans = 'N') or
 * alpha A^T A + beta C ('T', and 'C' for real elements). C is n x n, A is n x k or k x n. The
 * other triangle is neither read nor written.
 */
void zsyrk_(const char *uplo,
            const char *trans,
            const int *n,
            const int *k,
            const lapack_complex_double *alpha,
            const lapack_complex_double *a,
            const int *lda,
            const lapack_complex_double *beta,
            lapack_complex_double *c,
            const int *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A A^T + beta C (trans = 'N') or
 * alpha A^T A + beta C ('T', and 'C' for real elements). C is n x n, A is n x k or k x n. The
 * other triangle is neither read nor written.
 */
void zsyrk_64_(const char *uplo,
               const char *trans,
               const int64_t *n,
               const int64_t *k,
               const lapack_complex_double *alpha,
               const lapack_complex_double *a,
               const int64_t *lda,
               const lapack_complex_double *beta,
               lapack_complex_double *c,
               const int64_t *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A A^H + beta C (trans = 'N') or
 * alpha A^H A + beta C ('C'), otherwise as csyrk_. The imaginary parts of the diagonal of C are
 * not read, and set to 0.
 */
void cherk_(const char *uplo,
            const char *trans,
            const int *n,
            const int *k,
            const float *alpha,
            const lapack_complex_float *a,
            const int *lda,
            const float *beta,
            lapack_complex_float *c,
            const int *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A A^H + beta C (trans = 'N') or
 * alpha A^H A + beta C ('C'), otherwise as csyrk_. The imaginary parts of the diagonal of C are
 * not read, and set to 0.
 */
void cherk_64_(const char *uplo,
               const char *trans,
               const int64_t *n,
               const int64_t *k,
               const float *alpha,
               const lapack_complex_float *a,
               const int64_t *lda,
               const float *beta,
               lapack_complex_float *c,
               const int64_t *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A A^H + beta C (trans = 'N') or
 * alpha A^H A + beta C ('C'), otherwise as csyrk_. The imaginary parts of the diagonal of C are
 * not read, and set to 0.
 */
void zherk_(const char *uplo,
            const char *trans,
            const int *n,
            const int *k,
            const double *alpha,
            const lapack_complex_double *a,
            const int *lda,
            const double *beta,
            lapack_complex_double *c,
            const int *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A A^H + beta C (trans = 'N') or
 * alpha A^H A + beta C ('C'), otherwise as csyrk_. The imaginary parts of the diagonal of C are
 * not read, and set to 0.
 */
void zherk_64_(const char *uplo,
               const char *trans,
               const int64_t *n,
               const int64_t *k,
               const double *alpha,
               const lapack_complex_double *a,
               const int64_t *lda,
               const double *beta,
               lapack_complex_double *c,
               const int64_t *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A B^T + alpha B A^T + beta C
 * (trans = 'N') or alpha A^T B + alpha B^T A + beta C ('T', and 'C' for real elements). C is
 * n x n, A and B are n x k or k x n. The other triangle is neither read nor written.
 */
void ssyr2k_(const char *uplo,
             const char *trans,
             const int *n,
             const int *k,
             const float *alpha,
             const float *a,
             const int *lda,
             const float *b,
             const int *ldb,
             const float *beta,
             float *c,
             const int *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A B^T + alpha B A^T + beta C
 * (trans = 'N') or alpha A^T B + alpha B^T A + beta C ('T', and 'C' for real elements). C is
 * n x n, A and B are n x k or k x n. The other triangle is neither read nor written.
 */
void ssyr2k_64_(const char *uplo,
                const char *trans,
                const int64_t *n,
                const int64_t *k,
                const float *alpha,
                const float *a,
                const int64_t *lda,
                const float *b,
                const int64_t *ldb,
                const float *beta,
                float *c,
                const int64_t *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A B^T + alpha B A^T + beta C
 * (trans = 'N') or alpha A^T B + alpha B^T A + beta C ('T', and 'C' for real elements). C is
 * n x n, A and B are n x k or k x n. The other triangle is neither read nor written.
 */
void dsyr2k_(const char *uplo,
             const char *trans,
             const int *n,
             const int *k,
             const double *alpha,
             const double *a,
             const int *lda,
             const double *b,
             const int *ldb,
             const double *beta,
             double *c,
             const int *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A B^T + alpha B A^T + beta C
 * (trans = 'N') or alpha A^T B + alpha B^T A + beta C ('T', and 'C' for real elements). C is
 * n x n, A and B are n x k or k x n. The other triangle is neither read nor written.
 */
void dsyr2k_64_(const char *uplo,
                const char *trans,
                const int64_t *n,
                const int64_t *k,
                const double *alpha,
                const double *a,
                const int64_t *lda,
                const double *b,
                const int64_t *ldb,
                const double *beta,
                double *c,
                const int64_t *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A B^T + alpha B A^T + beta C
 * (trans = 'N') or alpha A^T B + alpha B^T A + beta C ('T', and 'C' for real elements). C is
 * n x n, A and B are n x k or k x n. The other triangle is neither read nor written.
 */
void csyr2k_(const char *uplo,
             const char *trans,
             const int *n,
             const int *k,
             const lapack_complex_float *alpha,
             const lapack_complex_float *a,
             const int *lda,
             const lapack_complex_float *b,
             const int *ldb,
             const lapack_complex_float *beta,
             lapack_complex_float *c,
             const int *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A B^T + alpha B A^T + beta C
 * (trans = 'N') or alpha A^T B + alpha B^T A + beta C ('T', and 'C' for real elements). C is
 * n x n, A and B are n x k or k x n. The other triangle is neither read nor written.
 */
void csyr2k_64_(const char *uplo,
                const char *trans,
                const int64_t *n,
                const int64_t *k,
                const lapack_complex_float *alpha,
                const lapack_complex_float *a,
                const int64_t *lda,
                const lapack_complex_float *b,
                const int64_t *ldb,
                const lapack_complex_float *beta,
                lapack_complex_float *c,
                const int64_t *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A B^T + alpha B A^T + beta C
 * (trans = 'N') or alpha A^T B + alpha B^T A + beta C ('T', and 'C' for real elements). C is
 * n x n, A and B are n x k or k x n. The other triangle is neither read nor written.
 */
void zsyr2k_(const char *uplo,
             const char *trans,
             const int *n,
             const int *k,
             const lapack_complex_double *alpha,
             const lapack_complex_double *a,
             const int *lda,
             const lapack_complex_double *b,
             const int *ldb,
             const lapack_complex_double *beta,
             lapack_complex_double *c,
             const int *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A B^T + alpha B A^T + beta C
 * (trans = 'N') or alpha A^T B + alpha B^T A + beta C ('T', and 'C' for real elements). C is
 * n x n, A and B are n x k or k x n. The other triangle is neither read nor written.
 */
void zsyr2k_64_(const char *uplo,
                const char *trans,
                const int64_t *n,
                const int64_t *k,
                const lapack_complex_double *alpha,
                const lapack_complex_double *a,
                const int64_t *lda,
                const lapack_complex_double *b,
                const int64_t *ldb,
                const lapack_complex_double *beta,
                lapack_complex_double *c,
                const int64_t *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A B^H + conj(alpha) B A^H + beta C
 * (trans = 'N') or alpha A^H B + conj(alpha) B^H A + beta C ('C'), otherwise as csyr2k_. The
 * imaginary parts of the diagonal of C are not read, and set to 0.
 */
void cher2k_(const char *uplo,
             const char *trans,
             const int *n,
             const int *k,
             const lapack_complex_float *alpha,
             const lapack_complex_float *a,
             const int *lda,
             const lapack_complex_float *b,
             const int *ldb,
             const float *beta,
             lapack_complex_float *c,
             const int *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A B^H + conj(alpha) B A^H + beta C
 * (trans = 'N') or alpha A^H B + conj(alpha) B^H A + beta C ('C'), otherwise as csyr2k_. The
 * imaginary parts of the diagonal of C are not read, and set to 0.
 */
void cher2k_64_(const char *uplo,
                const char *trans,
                const int64_t *n,
                const int64_t *k,
                const lapack_complex_float *alpha,
                const lapack_complex_float *a,
                const int64_t *lda,
                const lapack_complex_float *b,
                const int64_t *ldb,
                const float *beta,
                lapack_complex_float *c,
                const int64_t *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A B^H + conj(alpha) B A^H + beta C
 * (trans = 'N') or alpha A^H B + conj(alpha) B^H A + beta C ('C'), otherwise as csyr2k_. The
 * imaginary parts of the diagonal of C are not read, and set to 0.
 */
void zher2k_(const char *uplo,
             const char *trans,
             const int *n,
             const int *k,
             const lapack_complex_double *alpha,
             const lapack_complex_double *a,
             const int *lda,
             const lapack_complex_double *b,
             const int *ldb,
             const double *beta,
             lapack_complex_double *c,
             const int *ldc);

/**
 * The upper or lower triangle (uplo = 'U', 'L') of C := alpha A B^H + conj(alpha) B A^H + beta C
 * (trans = 'N') or alpha A^H B + conj(alpha) B^H A + beta C ('C'), otherwise as csyr2k_. The
 * imaginary parts of the diagonal of C are not read, and set to 0.
 */
void zher2k_64_(const char *uplo,
                const char *trans,
                const int64_t *n,
                const int64_t *k,
                const lapack_complex_double *alpha,
                const lapack_complex_double *a,
                const int64_t *lda,
                const lapack_complex_double *b,
                const int64_t *ldb,
                const double *beta,
                lapack_complex_double *c,
                const int64_t *ldc);

/**
 * B := alpha op(A), where op(A) is A, A^T, A^H or the conjugate of A for trans = 'N', 'T', 'C' or
 * 'R'. A is rows x cols; both are column-major (order = 'C') or row-major ('R') with leading
 * dimensions lda and ldb. A and B do not overlap.
 */
void somatcopy_(const char *order,
                const char *trans,
                const int *rows,
                const int *cols,
                const float *alpha,
                const float *a,
                const int *lda,
                float *b,
                const int *ldb);

/**
 * B := alpha op(A), where op(A) is A, A^T, A^H or the conjugate of A for trans = 'N', 'T', 'C' or
 * 'R'. A is rows x cols; both are column-major (order = 'C') or row-major ('R') with leading
 * dimensions lda and ldb. A and B do not overlap.
 */
void somatcopy_64_(const char *order,
                   const char *trans,
                   const int64_t *rows,
                   const int64_t *cols,
                   const float *alpha,
                   const float *a,
                   const int64_t *lda,
                   float *b,
                   const int64_t *ldb);

/**
 * B := alpha op(A), where op(A) is A, A^T, A^H or the conjugate of A for trans = 'N', 'T', 'C' or
 * 'R'. A is rows x cols; both are column-major (order = 'C') or row-major ('R') with leading
 * dimensions lda and ldb. A and B do not overlap.
 */
void domatcopy_(const char *order,
                const char *trans,
                const int *rows,
                const int *cols,
                const double *alpha,
                const double *a,
                const int *lda,
                double *b,
                const int *ldb);

/**
 * B := alpha op(A), where op(A) is A, A^T, A^H or the conjugate of A for trans = 'N', 'T', 'C' or
 * 'R'. A is rows x cols; both are column-major (order = 'C') or row-major ('R') with leading
 * dimensions lda and ldb. A and B do not overlap.
 */
void domatcopy_64_(const char *order,
                   const char *trans,
                   const int64_t *rows,
                   const int64_t *cols,
                   const double *alpha,
                   const double *a,
                   const int64_t *lda,
                   double *b,
                   const int64_t *ldb);

/**
 * B := alpha op(A), where op(A) is A, A^T, A^H or the conjugate of A for trans = 'N', 'T', 'C' or
 * 'R'. A is rows x cols; both are column-major (order = 'C') or row-major ('R') with leading
 * dimensions lda and ldb. A and B do not overlap.
 */
void comatcopy_(const char *order,
                const char *trans,
                const int *rows,
                const int *cols,
                const lapack_complex_float *alpha,
                const lapack_complex_float *a,
                const int *lda,
                lapack_complex_float *b,
                const int *ldb);

/**
 * B := alpha op(A), where op(A) is A, A^T, A^H or the conjugate of A for trans = 'N', 'T', 'C' or
 * 'R'. A is rows x cols; both are column-major (order = 'C') or row-major ('R') with leading
 * dimensions lda and ldb. A and B do not overlap.
 */
void comatcopy_64_(const char *order,
                   const char *trans,
                   const int64_t *rows,
                   const int64_t *cols,
                   const lapack_complex_float *alpha,
                   const lapack_complex_float *a,
                   const int64_t *lda,
                   lapack_complex_float *b,
                   const int64_t *ldb);

/**
 * B := alpha op(A), where op(A) is A, A^T, A^H or the conjugate of A for trans = 'N', 'T', 'C' or
 * 'R'. A is rows x cols; both are column-major (order = 'C') or row-major ('R') with leading
 * dimensions lda and ldb. A and B do not overlap.
 */
void zomatcopy_(const char *order,
                const char *trans,
                const int *rows,
                const int *cols,
                const lapack_complex_double *alpha,
                const lapack_complex_double *a,
                const int *lda,
                lapack_complex_double *b,
                const int *ldb);

/**
 * B := alpha op(A), where op(A) is A, A^T, A^H or the conjugate of A for trans = 'N', 'T', 'C' or
 * 'R'. A is rows x cols; both are column-major (order = 'C') or row-major ('R') with leading
 * dimensions lda and ldb. A and B do not overlap.
 */
void zomatcopy_64_(const char *order,
                   const char *trans,
                   const int64_t *rows,
                   const int64_t *cols,
                   const lapack_complex_double *alpha,
                   const lapack_complex_double *a,
                   const int64_t *lda,
                   lapack_complex_double *b,
                   const int64_t *ldb);

/** A := alpha op(A) in place, as somatcopy_; lda is the leading dimension before, ldb after. */
void simatcopy_(const char *order,
                const char *trans,
                const int *rows,
                const int *cols,
                const float *alpha,
                float *a,
                const int *lda,
                const int *ldb);

/** A := alpha op(A) in place, as somatcopy_; lda is the leading dimension before, ldb after. */
void simatcopy_64_(const char *order,
                   const char *trans,
                   const int64_t *rows,
                   const int64_t *cols,
                   const float *alpha,
                   float *a,
                   const int64_t *lda,
                   const int64_t *ldb);

/** A := alpha op(A) in place, as somatcopy_; lda is the leading dimension before, ldb after. */
void dimatcopy_(const char *order,
                const char *trans,
                const int *rows,
                const int *cols,
                const double *alpha,
                double *a,
                const int *lda,
                const int *ldb);

/** A := alpha op(A) in place, as somatcopy_; lda is the leading dimension before, ldb after. */
void dimatcopy_64_(const char *order,
                   const char *trans,
                   const int64_t *rows,
                   const int64_t *cols,
                   const double *alpha,
                   double *a,
                   const int64_t *lda,
                   const int64_t *ldb);

/** A := alpha op(A) in place, as somatcopy_; lda is the leading dimension before, ldb after. */
void cimatcopy_(const char *order,
                const char *trans,
                const int *rows,
                const int *cols,
                const lapack_complex_float *alpha,
                lapack_complex_float *a,
                const int *lda,
                const int *ldb);

/** A := alpha op(A) in place, as somatcopy_; lda is the leading dimension before, ldb after. */
void cimatcopy_64_(const char *order,
                   const char *trans,
                   const int64_t *rows,
                   const int64_t *cols,
                   const lapack_complex_float *alpha,
                   lapack_complex_float *a,
                   const int64_t *lda,
                   const int64_t *ldb);

/** A := alpha op(A) in place, as somatcopy_; lda is the leading dimension before, ldb after. */
void zimatcopy_(const char *order,
                const char *trans,
                const int *rows,
                const int *cols,
                const lapack_complex_double *alpha,
                lapack_complex_double *a,
                const int *lda,
                const int *ldb);

/** A := alpha op(A) in place, as somatcopy_; lda is the leading dimension before, ldb after. */
void zimatcopy_64_(const char *order,
                   const char *trans,
                   const int64_t *rows,
                   const int64_t *cols,
                   const lapack_complex_double *alpha,
                   lapack_complex_double *a,
                   const int64_t *lda,
                   const int64_t *ldb);

/** C := alpha A + beta C, both m x n. With beta = 0 C is not read, with alpha = 0 A is not. */
void sgeadd_(const int *m,
             const int *n,
             const float *alpha,
             const float *a,
             const int *lda,
             const float *beta,
             float *c,
             const int *ldc);

/** C := alpha A + beta C, both m x n. With beta = 0 C is not read, with alpha = 0 A is not. */
void sgeadd_64_(const int64_t *m,
                const int64_t *n,
                const float *alpha,
                const float *a,
                const int64_t *lda,
                const float *beta,
                float *c,
                const int64_t *ldc);

/** C := alpha A + beta C, both m x n. With beta = 0 C is not read, with alpha = 0 A is not. */
void dgeadd_(const int *m,
             const int *n,
             const double *alpha,
             const double *a,
             const int *lda,
             const double *beta,
             double *c,
             const int *ldc);

/** C := alpha A + beta C, both m x n. With beta = 0 C is not read, with alpha = 0 A is not. */
void dgeadd_64_(const int64_t *m,
                const int64_t *n,
                const double *alpha,
                const double *a,
                const int64_t *lda,
                const double *beta,
                double *c,
                const int64_t *ldc);

/** C := alpha A + beta C, both m x n. With beta = 0 C is not read, with alpha = 0 A is not. */
void cgeadd_(const int *m,
             const int *n,
             const lapack_complex_float *alpha,
             const lapack_complex_float *a,
             const int *lda,
             const lapack_complex_float *beta,
             lapack_complex_float *c,
             const int *ldc);

/** C := alpha A + beta C, both m x n. With beta = 0 C is not read, with alpha = 0 A is not. */
void cgeadd_64_(const int64_t *m,
                const int64_t *n,
                const lapack_complex_float *alpha,
                const lapack_complex_float *a,
                const int64_t *lda,
                const lapack_complex_float *beta,
                lapack_complex_float *c,
                const int64_t *ldc);

/** C := alpha A + beta C, both m x n. With beta = 0 C is not read, with alpha = 0 A is not. */
void zgeadd_(const int *m,
             const int *n,
             const lapack_complex_double *alpha,
             const lapack_complex_double *a,
             const int *lda,
             const lapack_complex_double *beta,
             lapack_complex_double *c,
             const int *ldc);

/** C := alpha A + beta C, both m x n. With beta = 0 C is not read, with alpha = 0 A is not. */
void zgeadd_64_(const int64_t *m,
                const int64_t *n,
                const lapack_complex_double *alpha,
                const lapack_complex_double *a,
                const int64_t *lda,
                const lapack_complex_double *beta,
                lapack_complex_double *c,
                const int64_t *ldc);

/**
 * B := alpha op(A) B (side = 'L') or alpha B op(A) ('R'), where op(A) is A, A^T or A^H for 'N',
 * 'T' or 'C', and A is the upper or lower triangle (uplo = 'U', 'L') of what is stored, its
 * diagonal taken to be 1 if diag = 'U'. B is m x n. With alpha = 0 nothing is read.
 */
void strmm_(const char *side,
            const char *uplo,
            const char *transa,
            const char *diag,
            const int *m,
            const int *n,
            const float *alpha,
            const float *a,
            const int *lda,
            float *b,
            const int *ldb);

/**
 * B := alpha op(A) B (side = 'L') or alpha B op(A) ('R'), where op(A) is A, A^T or A^H for 'N',
 * 'T' or 'C', and A is the upper or lower triangle (uplo = 'U', 'L') of what is stored, its
 * diagonal taken to be 1 if diag = 'U'. B is m x n. With alpha = 0 nothing is read.
 */
void strmm_64_(const char *side,
               const char *uplo,
               const char *transa,
               const char *diag,
               const int64_t *m,
               const int64_t *n,
               const float *alpha,
               const float *a,
               const int64_t *lda,
               float *b,
               const int64_t *ldb);

/**
 * B := alpha op(A) B (side = 'L') or alpha B op(A) ('R'), where op(A) is A, A^T or A^H for 'N',
 * 'T' or 'C', and A is the upper or lower triangle (uplo = 'U', 'L') of what is stored, its
 * diagonal taken to be 1 if diag = 'U'. B is m x n. With alpha = 0 nothing is read.
 */
void dtrmm_(const char *side,
            const char *uplo,
            const char *transa,
            const char *diag,
            const int *m,
            const int *n,
            const double *alpha,
            const double *a,
            const int *lda,
            double *b,
            const int *ldb);

/**
 * B := alpha op(A) B (side = 'L') or alpha B op(A) ('R'), where op(A) is A, A^T or A^H for 'N',
 * 'T' or 'C', and A is the upper or lower triangle (uplo = 'U', 'L') of what is stored, its
 * diagonal taken to be 1 if diag = 'U'. B is m x n. With alpha = 0 nothing is read.
 */
void dtrmm_64_(const char *side,
               const char *uplo,
               const char *transa,
               const char *diag,
               const int64_t *m,
               const int64_t *n,
               const double *alpha,
               const double *a,
               const int64_t *lda,
               double *b,
               const int64_t *ldb);

/**
 * B := alpha op(A) B (side = 'L') or alpha B op(A) ('R'), where op(A) is A, A^T or A^H for 'N',
 * 'T' or 'C', and A is the upper or lower triangle (uplo = 'U', 'L') of what is stored, its
 * diagonal taken to be 1 if diag = 'U'. B is m x n. With alpha = 0 nothing is read.
 */
void ctrmm_(const char *side,
            const char *uplo,
            const char *transa,
            const char *diag,
            const int *m,
            const int *n,
            const lapack_complex_float *alpha,
            const lapack_complex_float *a,
            const int *lda,
            lapack_complex_float *b,
            const int *ldb);

/**
 * B := alpha op(A) B (side = 'L') or alpha B op(A) ('R'), where op(A) is A, A^T or A^H for 'N',
 * 'T' or 'C', and A is the upper or lower triangle (uplo = 'U', 'L') of what is stored, its
 * diagonal taken to be 1 if diag = 'U'. B is m x n. With alpha = 0 nothing is read.
 */
void ctrmm_64_(const char *side,
               const char *uplo,
               const char *transa,
               const char *diag,
               const int64_t *m,
               const int64_t *n,
               const lapack_complex_float *alpha,
               const lapack_complex_float *a,
               const int64_t *lda,
               lapack_complex_float *b,
               const int64_t *ldb);

/**
 * B := alpha op(A) B (side = 'L') or alpha B op(A) ('R'), where op(A) is A, A^T or A^H for 'N',
 * 'T' or 'C', and A is the upper or lower triangle (uplo = 'U', 'L') of what is stored, its
 * diagonal taken to be 1 if diag = 'U'. B is m x n. With alpha = 0 nothing is read.
 */
void ztrmm_(const char *side,
            const char *uplo,
            const char *transa,
            const char *diag,
            const int *m,
            const int *n,
            const lapack_complex_double *alpha,
            const lapack_complex_double *a,
            const int *lda,
            lapack_complex_double *b,
            const int *ldb);

/**
 * B := alpha op(A) B (side = 'L') or alpha B op(A) ('R'), where op(A) is A, A^T or A^H for 'N',
 * 'T' or 'C', and A is the upper or lower triangle (uplo = 'U', 'L') of what is stored, its
 * diagonal taken to be 1 if diag = 'U'. B is m x n. With alpha = 0 nothing is read.
 */
void ztrmm_64_(const char *side,
               const char *uplo,
               const char *transa,
               const char *diag,
               const int64_t *m,
               const int64_t *n,
               const lapack_complex_double *alpha,
               const lapack_complex_double *a,
               const int64_t *lda,
               lapack_complex_double *b,
               const int64_t *ldb);

/**
 * Solves op(A) X = alpha B (side = 'L') or X op(A) = alpha B ('R') with A as in strmm_; X
 * overwrites B. There is no test for singularity.
 */
void strsm_(const char *side,
            const char *uplo,
            const char *transa,
            const char *diag,
            const int *m,
            const int *n,
            const float *alpha,
            const float *a,
            const int *lda,
            float *b,
            const int *ldb);

/**
 * Solves op(A) X = alpha B (side = 'L') or X op(A) = alpha B ('R') with A as in strmm_; X
 * overwrites B. There is no test for singularity.
 */
void strsm_64_(const char *side,
               const char *uplo,
               const char *transa,
               const char *diag,
               const int64_t *m,
               const int64_t *n,
               const float *alpha,
               const float *a,
               const int64_t *lda,
               float *b,
               const int64_t *ldb);

/**
 * Solves op(A) X = alpha B (side = 'L') or X op(A) = alpha B ('R') with A as in strmm_; X
 * overwrites B. There is no test for singularity.
 */
void dtrsm_(const char *side,
            const char *uplo,
            const char *transa,
            const char *diag,
            const int *m,
            const int *n,
            const double *alpha,
            const double *a,
            const int *lda,
            double *b,
            const int *ldb);

/**
 * Solves op(A) X = alpha B (side = 'L') or X op(A) = alpha B ('R') with A as in strmm_; X
 * overwrites B. There is no test for singularity.
 */
void dtrsm_64_(const char *side,
               const char *uplo,
               const char *transa,
               const char *diag,
               const int64_t *m,
               const int64_t *n,
               const double *alpha,
               const double *a,
               const int64_t *lda,
               double *b,
               const int64_t *ldb);

/**
 * Solves op(A) X = alpha B (side = 'L') or X op(A) = alpha B ('R') with A as in strmm_; X
 * overwrites B. There is no test for singularity.
 */
void ctrsm_(const char *side,
            const char *uplo,
            const char *transa,
            const char *diag,
            const int *m,
            const int *n,
            const lapack_complex_float *alpha,
            const lapack_complex_float *a,
            const int *lda,
            lapack_complex_float *b,
            const int *ldb);

/**
 * Solves op(A) X = alpha B (side = 'L') or X op(A) = alpha B ('R') with A as in strmm_; X
 * overwrites B. There is no test for singularity.
 */
void ctrsm_64_(const char *side,
               const char *uplo,
               const char *transa,
               const char *diag,
               const int64_t *m,
               const int64_t *n,
               const lapack_complex_float *alpha,
               const lapack_complex_float *a,
               const int64_t *lda,
               lapack_complex_float *b,
               const int64_t *ldb);

/**
 * Solves op(A) X = alpha B (side = 'L') or X op(A) = alpha B ('R') with A as in strmm_; X
 * overwrites B. There is no test for singularity.
 */
void ztrsm_(const char *side,
            const char *uplo,
            const char *transa,
            const char *diag,
            const int *m,
            const int *n,
            const lapack_complex_double *alpha,
            const lapack_complex_double *a,
            const int *lda,
            lapack_complex_double *b,
            const int *ldb);

/**
 * Solves op(A) X = alpha B (side = 'L') or X op(A) = alpha B ('R') with A as in strmm_; X
 * overwrites B. There is no test for singularity.
 */
void ztrsm_64_(const char *side,
               const char *uplo,
               const char *transa,
               const char *diag,
               const int64_t *m,
               const int64_t *n,
               const lapack_complex_double *alpha,
               const lapack_complex_double *a,
               const int64_t *lda,
               lapack_complex_double *b,
               const int64_t *ldb);

/**
 * x := op(A) x, A triangular of order n: op(A) is A, A^T or A^H for trans = 'N', 'T' or 'C',
 * and A is the upper or lower triangle (uplo = 'U', 'L') of what is stored, its diagonal taken
 * to be 1 if diag = 'U'.
 */
void strmv_(const char *uplo,
            const char *trans,
            const char *diag,
            const int *n,
            const float *a,
            const int *lda,
            float *x,
            const int *incx);

/**
 * x := op(A) x, A triangular of order n: op(A) is A, A^T or A^H for trans = 'N', 'T' or 'C',
 * and A is the upper or lower triangle (uplo = 'U', 'L') of what is stored, its diagonal taken
 * to be 1 if diag = 'U'.
 */
void strmv_64_(const char *uplo,
               const char *trans,
               const char *diag,
               const int64_t *n,
               const float *a,
               const int64_t *lda,
               float *x,
               const int64_t *incx);

/**
 * x := op(A) x, A triangular of order n: op(A) is A, A^T or A^H for trans = 'N', 'T' or 'C',
 * and A is the upper or lower triangle (uplo = 'U', 'L') of what is stored, its diagonal taken
 * to be 1 if diag = 'U'.
 */
void dtrmv_(const char *uplo,
            const char *trans,
            const char *diag,
            const int *n,
            const double *a,
            const int *lda,
            double *x,
            const int *incx);

/**
 * x := op(A) x, A triangular of order n: op(A) is A, A^T or A^H for trans = 'N', 'T' or 'C',
 * and A is the upper or lower triangle (uplo = 'U', 'L') of what is stored, its diagonal taken
 * to be 1 if diag = 'U'.
 */
void dtrmv_64_(const char *uplo,
               const char *trans,
               const char *diag,
               const int64_t *n,
               const double *a,
               const int64_t *lda,
               double *x,
               const int64_t *incx);

/**
 * x := op(A) x, A triangular of order n: op(A) is A, A^T or A^H for trans = 'N', 'T' or 'C',
 * and A is the upper or lower triangle (uplo = 'U', 'L') of what is stored, its diagonal taken
 * to be 1 if diag = 'U'.
 */
void ctrmv_(const char *uplo,
            const char *trans,
            const char *diag,
            const int *n,
            const lapack_complex_float *a,
            const int *lda,
            lapack_complex_float *x,
            const int *incx);

/**
 * x := op(A) x, A triangular of order n: op(A) is A, A^T or A^H for trans = 'N', 'T' or 'C',
 * and A is the upper or lower triangle (uplo = 'U', 'L') of what is stored, its diagonal taken
 * to be 1 if diag = 'U'.
 */
void ctrmv_64_(const char *uplo,
               const char *trans,
               const char *diag,
               const int64_t *n,
               const lapack_complex_float *a,
               const int64_t *lda,
               lapack_complex_float *x,
               const int64_t *incx);

/**
 * x := op(A) x, A triangular of order n: op(A) is A, A^T or A^H for trans = 'N', 'T' or 'C',
 * and A is the upper or lower triangle (uplo = 'U', 'L') of what is stored, its diagonal taken
 * to be 1 if diag = 'U'.
 */
void ztrmv_(const char *uplo,
            const char *trans,
            const char *diag,
            const int *n,
            const lapack_complex_double *a,
            const int *lda,
            lapack_complex_double *x,
            const int *incx);

/**
 * x := op(A) x, A triangular of order n: op(A) is A, A^T or A^H for trans = 'N', 'T' or 'C',
 * and A is the upper or lower triangle (uplo = 'U', 'L') of what is stored, its diagonal taken
 * to be 1 if diag = 'U'.
 */
void ztrmv_64_(const char *uplo,
               const char *trans,
               const char *diag,
               const int64_t *n,
               const lapack_complex_double *a,
               const int64_t *lda,
               lapack_complex_double *x,
               const int64_t *incx);

/** As dtrmv_ with k diagonals beside the main one, stored as in dsbmv_. */
void stbmv_(const char *uplo,
            const char *trans,
            const char *diag,
            const int *n,
            const int *k,
            const float *a,
            const int *lda,
            float *x,
            const int *incx);

/** As dtrmv_ with k diagonals beside the main one, stored as in dsbmv_. */
void stbmv_64_(const char *uplo,
               const char *trans,
               const char *diag,
               const int64_t *n,
               const int64_t *k,
               const float *a,
               const int64_t *lda,
               float *x,
               const int64_t *incx);

/** As dtrmv_ with k diagonals beside the main one, stored as in dsbmv_. */
void dtbmv_(const char *uplo,
            const char *trans,
            const char *diag,
            const int *n,
            const int *k,
            const double *a,
            const int *lda,
            double *x,
            const int *incx);

/** As dtrmv_ with k diagonals beside the main one, stored as in dsbmv_. */
void dtbmv_64_(const char *uplo,
               const char *trans,
               const char *diag,
               const int64_t *n,
               const int64_t *k,
               const double *a,
               const int64_t *lda,
               double *x,
               const int64_t *incx);

/** As dtrmv_ with k diagonals beside the main one, stored as in dsbmv_. */
void ctbmv_(const char *uplo,
            const char *trans,
            const char *diag,
            const int *n,
            const int *k,
            const lapack_complex_float *a,
            const int *lda,
            lapack_complex_float *x,
            const int *incx);

/** As dtrmv_ with k diagonals beside the main one, stored as in dsbmv_. */
void ctbmv_64_(const char *uplo,
               const char *trans,
               const char *diag,
               const int64_t *n,
               const int64_t *k,
               const lapack_complex_float *a,
               const int64_t *lda,
               lapack_complex_float *x,
               const int64_t *incx);

/** As dtrmv_ with k diagonals beside the main one, stored as in dsbmv_. */
void ztbmv_(const char *uplo,
            const char *trans,
            const char *diag,
            const int *n,
            const int *k,
            const lapack_complex_double *a,
            const int *lda,
            lapack_complex_double *x,
            const int *incx);

/** As dtrmv_ with k diagonals beside the main one, stored as in dsbmv_. */
void ztbmv_64_(const char *uplo,
               const char *trans,
               const char *diag,
               const int64_t *n,
               const int64_t *k,
               const lapack_complex_double *a,
               const int64_t *lda,
               lapack_complex_double *x,
               const int64_t *incx);

/** As dtrmv_ with the triangle packed, column after column. */
void stpmv_(const char *uplo,
            const char *trans,
            const char *diag,
            const int *n,
            const float *ap,
            float *x,
            const int *incx);

/** As dtrmv_ with the triangle packed, column after column. */
void stpmv_64_(const char *uplo,
               const char *trans,
               const char *diag,
               const int64_t *n,
               const float *ap,
               float *x,
               const int64_t *incx);

/** As dtrmv_ with the triangle packed, column after column. */
void dtpmv_(const char *uplo,
            const char *trans,
            const char *diag,
            const int *n,
            const double *ap,
            double *x,
            const int *incx);

/** As dtrmv_ with the triangle packed, column after column. */
void dtpmv_64_(const char *uplo,
               const char *trans,
               const char *diag,
               const int64_t *n,
               const double *ap,
               double *x,
               const int64_t *incx);

/** As dtrmv_ with the triangle packed, column after column. */
void ctpmv_(const char *uplo,
            const char *trans,
            const char *diag,
            const int *n,
            const lapack_complex_float *ap,
            lapack_complex_float *x,
            const int *incx);

/** As dtrmv_ with the triangle packed, column after column. */
void ctpmv_64_(const char *uplo,
               const char *trans,
               const char *diag,
               const int64_t *n,
               const lapack_complex_float *ap,
               lapack_complex_float *x,
               const int64_t *incx);

/** As dtrmv_ with the triangle packed, column after column. */
void ztpmv_(const char *uplo,
            const char *trans,
            const char *diag,
            const int *n,
            const lapack_complex_double *ap,
            lapack_complex_double *x,
            const int *incx);

/** As dtrmv_ with the triangle packed, column after column. */
void ztpmv_64_(const char *uplo,
               const char *trans,
               const char *diag,
               const int64_t *n,
               const lapack_complex_double *ap,
               lapack_complex_double *x,
               const int64_t *incx);

/** Solves op(A) x = b with A as in dtrmv_; x overwrites b. There is no test for singularity. */
void strsv_(const char *uplo,
            const char *trans,
            const char *diag,
            const int *n,
            const float *a,
            const int *lda,
            float *x,
            const int *incx);

/** Solves op(A) x = b with A as in dtrmv_; x overwrites b. There is no test for singularity. */
void strsv_64_(const char *uplo,
               const char *trans,
               const char *diag,
               const int64_t *n,
               const float *a,
               const int64_t *lda,
               float *x,
               const int64_t *incx);

/** Solves op(A) x = b with A as in dtrmv_; x overwrites b. There is no test for singularity. */
void dtrsv_(const char *uplo,
            const char *trans,
            const char *diag,
            const int *n,
            const double *a,
            const int *lda,
            double *x,
            const int *incx);

/** Solves op(A) x = b with A as in dtrmv_; x overwrites b. There is no test for singularity. */
void dtrsv_64_(const char *uplo,
               const char *trans,
               const char *diag,
               const int64_t *n,
               const double *a,
               const int64_t *lda,
               double *x,
               const int64_t *incx);

/** Solves op(A) x = b with A as in dtrmv_; x overwrites b. There is no test for singularity. */
void ctrsv_(const char *uplo,
            const char *trans,
            const char *diag,
            const int *n,
            const lapack_complex_float *a,
            const int *lda,
            lapack_complex_float *x,
            const int *incx);

/** Solves op(A) x = b with A as in dtrmv_; x overwrites b. There is no test for singularity. */
void ctrsv_64_(const char *uplo,
               const char *trans,
               const char *diag,
               const int64_t *n,
               const lapack_complex_float *a,
               const int64_t *lda,
               lapack_complex_float *x,
               const int64_t *incx);

/** Solves op(A) x = b with A as in dtrmv_; x overwrites b. There is no test for singularity. */
void ztrsv_(const char *uplo,
            const char *trans,
            const char *diag,
            const int *n,
            const lapack_complex_double *a,
            const int *lda,
            lapack_complex_double *x,
            const int *incx);

/** Solves op(A) x = b with A as in dtrmv_; x overwrites b. There is no test for singularity. */
void ztrsv_64_(const char *uplo,
               const char *trans,
               const char *diag,
               const int64_t *n,
               const lapack_complex_double *a,
               const int64_t *lda,
               lapack_complex_double *x,
               const int64_t *incx);

/** As dtrsv_ with k diagonals beside the main one, stored as in dsbmv_. */
void stbsv_(const char *uplo,
            const char *trans,
            const char *diag,
            const int *n,
            const int *k,
            const float *a,
            const int *lda,
            float *x,
            const int *incx);

/** As dtrsv_ with k diagonals beside the main one, stored as in dsbmv_. */
void stbsv_64_(const char *uplo,
               const char *trans,
               const char *diag,
               const int64_t *n,
               const int64_t *k,
               const float *a,
               const int64_t *lda,
               float *x,
               const int64_t *incx);

/** As dtrsv_ with k diagonals beside the main one, stored as in dsbmv_. */
void dtbsv_(const char *uplo,
            const char *trans,
            const char *diag,
            const int *n,
            const int *k,
            const double *a,
            const int *lda,
            double *x,
            const int *incx);

/** As dtrsv_ with k diagonals beside the main one, stored as in dsbmv_. */
void dtbsv_64_(const char *uplo,
               const char *trans,
               const char *diag,
               const int64_t *n,
               const int64_t *k,
               const double *a,
               const int64_t *lda,
               double *x,
               const int64_t *incx);

/** As dtrsv_ with k diagonals beside the main one, stored as in dsbmv_. */
void ctbsv_(const char *uplo,
            const char *trans,
            const char *diag,
            const int *n,
            const int *k,
            const lapack_complex_float *a,
            const int *lda,
            lapack_complex_float *x,
            const int *incx);

/** As dtrsv_ with k diagonals beside the main one, stored as in dsbmv_. */
void ctbsv_64_(const char *uplo,
               const char *trans,
               const char *diag,
               const int64_t *n,
               const int64_t *k,
               const lapack_complex_float *a,
               const int64_t *lda,
               lapack_complex_float *x,
               const int64_t *incx);

/** As dtrsv_ with k diagonals beside the main one, stored as in dsbmv_. */
void ztbsv_(const char *uplo,
            const char *trans,
            const char *diag,
            const int *n,
            const int *k,
            const lapack_complex_double *a,
            const int *lda,
            lapack_complex_double *x,
            const int *incx);

/** As dtrsv_ with k diagonals beside the main one, stored as in dsbmv_. */
void ztbsv_64_(const char *uplo,
               const char *trans,
               const char *diag,
               const int64_t *n,
               const int64_t *k,
               const lapack_complex_double *a,
               const int64_t *lda,
               lapack_complex_double *x,
               const int64_t *incx);

/** As dtrsv_ with the triangle packed, column after column. */
void stpsv_(const char *uplo,
            const char *trans,
            const char *diag,
            const int *n,
            const float *ap,
            float *x,
            const int *incx);

/** As dtrsv_ with the triangle packed, column after column. */
void stpsv_64_(const char *uplo,
               const char *trans,
               const char *diag,
               const int64_t *n,
               const float *ap,
               float *x,
               const int64_t *incx);

/** As dtrsv_ with the triangle packed, column after column. */
void dtpsv_(const char *uplo,
            const char *trans,
            const char *diag,
            const int *n,
            const double *ap,
            double *x,
            const int *incx);

/** As dtrsv_ with the triangle packed, column after column. */
void dtpsv_64_(const char *uplo,
               const char *trans,
               const char *diag,
               const int64_t *n,
               const double *ap,
               double *x,
               const int64_t *incx);

/** As dtrsv_ with the triangle packed, column after column. */
void ctpsv_(const char *uplo,
            const char *trans,
            const char *diag,
            const int *n,
            const lapack_complex_float *ap,
            lapack_complex_float *x,
            const int *incx);

/** As dtrsv_ with the triangle packed, column after column. */
void ctpsv_64_(const char *uplo,
               const char *trans,
               const char *diag,
               const int64_t *n,
               const lapack_complex_float *ap,
               lapack_complex_float *x,
               const int64_t *incx);

/** As dtrsv_ with the triangle packed, column after column. */
void ztpsv_(const char *uplo,
            const char *trans,
            const char *diag,
            const int *n,
            const lapack_complex_double *ap,
            lapack_complex_double *x,
            const int *incx);

/** As dtrsv_ with the triangle packed, column after column. */
void ztpsv_64_(const char *uplo,
               const char *trans,
               const char *diag,
               const int64_t *n,
               const lapack_complex_double *ap,
               lapack_complex_double *x,
               const int64_t *incx);

/**
 * Called with the name of a BLAS or LAPACK routine (`len` characters, not terminated) and the
 * position of the argument it has refused. Writes one line to the standard error and returns; the
 * refused call then returns with nothing done. A program may define a function of this name, which
 * is called instead.
 */
void xerbla_(const char *srname, const int *info, size_t len);

/** As xerbla_, for the routines with 64-bit integers. */
void xerbla_64_(const char *srname, const int64_t *info, size_t len);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif /* LUCHO_F77BLAS_H */
