/* CBLAS of lucho: BLAS for C, row- and column-major.
 *
 * Generated from src/surface by `make headers`; not edited by hand. */

#ifndef LUCHO_CBLAS_H
#define LUCHO_CBLAS_H

#include <stddef.h>
#include <stdint.h>

/** How a matrix is stored: by rows or by columns. */
typedef enum CBLAS_LAYOUT {
  CblasRowMajor = 101,
  CblasColMajor = 102,
} CBLAS_LAYOUT;

/** op(A) = A, A^T, A^H, or (an extension) the conjugate without transposition. */
typedef enum CBLAS_TRANSPOSE {
  CblasNoTrans = 111,
  CblasTrans = 112,
  CblasConjTrans = 113,
  CblasConjNoTrans = 114,
} CBLAS_TRANSPOSE;

/** Which triangle of a matrix is stored. */
typedef enum CBLAS_UPLO {
  CblasUpper = 121,
  CblasLower = 122,
} CBLAS_UPLO;

/** Whether the diagonal of a triangular matrix is stored, or is 1. */
typedef enum CBLAS_DIAG {
  CblasNonUnit = 131,
  CblasUnit = 132,
} CBLAS_DIAG;

/** Which side of a product a matrix is on. */
typedef enum CBLAS_SIDE {
  CblasLeft = 141,
  CblasRight = 142,
} CBLAS_SIDE;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/** 1 while cblas_xerbla is called for a row-major call, else 0. */
extern int RowMajorStrg;

/** 1 while an error of a CBLAS call is reported, else 0. */
extern int CBLAS_CallFromC;

/** The sum of X(i) Y(i). */
float cblas_sdot(int N, const float *X, int incX, const float *Y, int incY);

/** The sum of X(i) Y(i). */
float cblas_sdot64_(int64_t N, const float *X, int64_t incX, const float *Y, int64_t incY);

/** The sum of X(i) Y(i). */
double cblas_ddot(int N, const double *X, int incX, const double *Y, int incY);

/** The sum of X(i) Y(i). */
double cblas_ddot64_(int64_t N, const double *X, int64_t incX, const double *Y, int64_t incY);

/** *dotu := the sum of X(i) Y(i). */
void cblas_cdotu_sub(int N, const void *X, int incX, const void *Y, int incY, void *dotu);

/** *dotu := the sum of X(i) Y(i). */
void cblas_cdotu_sub64_(int64_t N,
                        const void *X,
                        int64_t incX,
                        const void *Y,
                        int64_t incY,
                        void *dotu);

/** *dotu := the sum of X(i) Y(i). */
void cblas_zdotu_sub(int N, const void *X, int incX, const void *Y, int incY, void *dotu);

/** *dotu := the sum of X(i) Y(i). */
void cblas_zdotu_sub64_(int64_t N,
                        const void *X,
                        int64_t incX,
                        const void *Y,
                        int64_t incY,
                        void *dotu);

/** *dotc := the sum of conj(X(i)) Y(i). */
void cblas_cdotc_sub(int N, const void *X, int incX, const void *Y, int incY, void *dotc);

/** *dotc := the sum of conj(X(i)) Y(i). */
void cblas_cdotc_sub64_(int64_t N,
                        const void *X,
                        int64_t incX,
                        const void *Y,
                        int64_t incY,
                        void *dotc);

/** *dotc := the sum of conj(X(i)) Y(i). */
void cblas_zdotc_sub(int N, const void *X, int incX, const void *Y, int incY, void *dotc);

/** *dotc := the sum of conj(X(i)) Y(i). */
void cblas_zdotc_sub64_(int64_t N,
                        const void *X,
                        int64_t incX,
                        const void *Y,
                        int64_t incY,
                        void *dotc);

/** alpha + the sum of X(i) Y(i), accumulated in double precision. */
float cblas_sdsdot(int N, float alpha, const float *X, int incX, const float *Y, int incY);

/** alpha + the sum of X(i) Y(i), accumulated in double precision. */
float cblas_sdsdot64_(int64_t N,
                      float alpha,
                      const float *X,
                      int64_t incX,
                      const float *Y,
                      int64_t incY);

/** The sum of X(i) Y(i) in double precision. */
double cblas_dsdot(int N, const float *X, int incX, const float *Y, int incY);

/** The sum of X(i) Y(i) in double precision. */
double cblas_dsdot64_(int64_t N, const float *X, int64_t incX, const float *Y, int64_t incY);

/** The Euclidean norm, without overflow or underflow on the way. */
float cblas_snrm2(int N, const float *X, int incX);

/** The Euclidean norm, without overflow or underflow on the way. */
float cblas_snrm264_(int64_t N, const float *X, int64_t incX);

/** The Euclidean norm, without overflow or underflow on the way. */
double cblas_dnrm2(int N, const double *X, int incX);

/** The Euclidean norm, without overflow or underflow on the way. */
double cblas_dnrm264_(int64_t N, const double *X, int64_t incX);

/** The Euclidean norm, without overflow or underflow on the way. */
float cblas_scnrm2(int N, const void *X, int incX);

/** The Euclidean norm, without overflow or underflow on the way. */
float cblas_scnrm264_(int64_t N, const void *X, int64_t incX);

/** The Euclidean norm, without overflow or underflow on the way. */
double cblas_dznrm2(int N, const void *X, int incX);

/** The Euclidean norm, without overflow or underflow on the way. */
double cblas_dznrm264_(int64_t N, const void *X, int64_t incX);

/** The sum of |re X(i)| + |im X(i)|. */
float cblas_sasum(int N, const float *X, int incX);

/** The sum of |re X(i)| + |im X(i)|. */
float cblas_sasum64_(int64_t N, const float *X, int64_t incX);

/** The sum of |re X(i)| + |im X(i)|. */
double cblas_dasum(int N, const double *X, int incX);

/** The sum of |re X(i)| + |im X(i)|. */
double cblas_dasum64_(int64_t N, const double *X, int64_t incX);

/** The sum of |re X(i)| + |im X(i)|. */
float cblas_scasum(int N, const void *X, int incX);

/** The sum of |re X(i)| + |im X(i)|. */
float cblas_scasum64_(int64_t N, const void *X, int64_t incX);

/** The sum of |re X(i)| + |im X(i)|. */
double cblas_dzasum(int N, const void *X, int incX);

/** The sum of |re X(i)| + |im X(i)|. */
double cblas_dzasum64_(int64_t N, const void *X, int64_t incX);

/** The index, from 0, of the first element with the largest |re| + |im|; 0 for an empty vector. */
size_t cblas_isamax(int N, const float *X, int incX);

/** The index, from 0, of the first element with the largest |re| + |im|; 0 for an empty vector. */
size_t cblas_isamax64_(int64_t N, const float *X, int64_t incX);

/** The index, from 0, of the first element with the largest |re| + |im|; 0 for an empty vector. */
size_t cblas_idamax(int N, const double *X, int incX);

/** The index, from 0, of the first element with the largest |re| + |im|; 0 for an empty vector. */
size_t cblas_idamax64_(int64_t N, const double *X, int64_t incX);

/** The index, from 0, of the first element with the largest |re| + |im|; 0 for an empty vector. */
size_t cblas_icamax(int N, const void *X, int incX);

/** The index, from 0, of the first element with the largest |re| + |im|; 0 for an empty vector. */
size_t cblas_icamax64_(int64_t N, const void *X, int64_t incX);

/** The index, from 0, of the first element with the largest |re| + |im|; 0 for an empty vector. */
size_t cblas_izamax(int N, const void *X, int incX);

/** The index, from 0, of the first element with the largest |re| + |im|; 0 for an empty vector. */
size_t cblas_izamax64_(int64_t N, const void *X, int64_t incX);

/** X and Y change places. */
void cblas_sswap(int N, float *X, int incX, float *Y, int incY);

/** X and Y change places. */
void cblas_sswap64_(int64_t N, float *X, int64_t incX, float *Y, int64_t incY);

/** X and Y change places. */
void cblas_dswap(int N, double *X, int incX, double *Y, int incY);

/** X and Y change places. */
void cblas_dswap64_(int64_t N, double *X, int64_t incX, double *Y, int64_t incY);

/** X and Y change places. */
void cblas_cswap(int N, void *X, int incX, void *Y, int incY);

/** X and Y change places. */
void cblas_cswap64_(int64_t N, void *X, int64_t incX, void *Y, int64_t incY);

/** X and Y change places. */
void cblas_zswap(int N, void *X, int incX, void *Y, int incY);

/** X and Y change places. */
void cblas_zswap64_(int64_t N, void *X, int64_t incX, void *Y, int64_t incY);

/** Y := X. */
void cblas_scopy(int N, const float *X, int incX, float *Y, int incY);

/** Y := X. */
void cblas_scopy64_(int64_t N, const float *X, int64_t incX, float *Y, int64_t incY);

/** Y := X. */
void cblas_dcopy(int N, const double *X, int incX, double *Y, int incY);

/** Y := X. */
void cblas_dcopy64_(int64_t N, const double *X, int64_t incX, double *Y, int64_t incY);

/** Y := X. */
void cblas_ccopy(int N, const void *X, int incX, void *Y, int incY);

/** Y := X. */
void cblas_ccopy64_(int64_t N, const void *X, int64_t incX, void *Y, int64_t incY);

/** Y := X. */
void cblas_zcopy(int N, const void *X, int incX, void *Y, int incY);

/** Y := X. */
void cblas_zcopy64_(int64_t N, const void *X, int64_t incX, void *Y, int64_t incY);

/** Y := alpha X + Y. */
void cblas_saxpy(int N, float alpha, const float *X, int incX, float *Y, int incY);

/** Y := alpha X + Y. */
void cblas_saxpy64_(int64_t N, float alpha, const float *X, int64_t incX, float *Y, int64_t incY);

/** Y := alpha X + Y. */
void cblas_daxpy(int N, double alpha, const double *X, int incX, double *Y, int incY);

/** Y := alpha X + Y. */
void cblas_daxpy64_(int64_t N,
                    double alpha,
                    const double *X,
                    int64_t incX,
                    double *Y,
                    int64_t incY);

/** Y := alpha X + Y; alpha is passed by address. */
void cblas_caxpy(int N, const void *alpha, const void *X, int incX, void *Y, int incY);

/** Y := alpha X + Y; alpha is passed by address. */
void cblas_caxpy64_(int64_t N,
                    const void *alpha,
                    const void *X,
                    int64_t incX,
                    void *Y,
                    int64_t incY);

/** Y := alpha X + Y; alpha is passed by address. */
void cblas_zaxpy(int N, const void *alpha, const void *X, int incX, void *Y, int incY);

/** Y := alpha X + Y; alpha is passed by address. */
void cblas_zaxpy64_(int64_t N,
                    const void *alpha,
                    const void *X,
                    int64_t incX,
                    void *Y,
                    int64_t incY);

/** Y := alpha X + beta Y; with beta = 0 Y is not read. */
void cblas_saxpby(int N, float alpha, const float *X, int incX, float beta, float *Y, int incY);

/** Y := alpha X + beta Y; with beta = 0 Y is not read. */
void cblas_saxpby64_(int64_t N,
                     float alpha,
                     const float *X,
                     int64_t incX,
                     float beta,
                     float *Y,
                     int64_t incY);

/** Y := alpha X + beta Y; with beta = 0 Y is not read. */
void cblas_daxpby(int N, double alpha, const double *X, int incX, double beta, double *Y, int incY);

/** Y := alpha X + beta Y; with beta = 0 Y is not read. */
void cblas_daxpby64_(int64_t N,
                     double alpha,
                     const double *X,
                     int64_t incX,
                     double beta,
                     double *Y,
                     int64_t incY);

/** As cblas_saxpby; alpha and beta are passed by address. */
void cblas_caxpby(int N,
                  const void *alpha,
                  const void *X,
                  int incX,
                  const void *beta,
                  void *Y,
                  int incY);

/** As cblas_saxpby; alpha and beta are passed by address. */
void cblas_caxpby64_(int64_t N,
                     const void *alpha,
                     const void *X,
                     int64_t incX,
                     const void *beta,
                     void *Y,
                     int64_t incY);

/** As cblas_saxpby; alpha and beta are passed by address. */
void cblas_zaxpby(int N,
                  const void *alpha,
                  const void *X,
                  int incX,
                  const void *beta,
                  void *Y,
                  int incY);

/** As cblas_saxpby; alpha and beta are passed by address. */
void cblas_zaxpby64_(int64_t N,
                     const void *alpha,
                     const void *X,
                     int64_t incX,
                     const void *beta,
                     void *Y,
                     int64_t incY);

/** X := alpha X; nothing is done unless the increment is positive. */
void cblas_sscal(int N, float alpha, float *X, int incX);

/** X := alpha X; nothing is done unless the increment is positive. */
void cblas_sscal64_(int64_t N, float alpha, float *X, int64_t incX);

/** X := alpha X; nothing is done unless the increment is positive. */
void cblas_dscal(int N, double alpha, double *X, int incX);

/** X := alpha X; nothing is done unless the increment is positive. */
void cblas_dscal64_(int64_t N, double alpha, double *X, int64_t incX);

/** As cblas_sscal; alpha is passed by address. */
void cblas_cscal(int N, const void *alpha, void *X, int incX);

/** As cblas_sscal; alpha is passed by address. */
void cblas_cscal64_(int64_t N, const void *alpha, void *X, int64_t incX);

/** As cblas_sscal; alpha is passed by address. */
void cblas_zscal(int N, const void *alpha, void *X, int incX);

/** As cblas_sscal; alpha is passed by address. */
void cblas_zscal64_(int64_t N, const void *alpha, void *X, int64_t incX);

/** As cblas_sscal for a complex vector and a real alpha. */
void cblas_csscal(int N, float alpha, void *X, int incX);

/** As cblas_sscal for a complex vector and a real alpha. */
void cblas_csscal64_(int64_t N, float alpha, void *X, int64_t incX);

/** As cblas_sscal for a complex vector and a real alpha. */
void cblas_zdscal(int N, double alpha, void *X, int incX);

/** As cblas_sscal for a complex vector and a real alpha. */
void cblas_zdscal64_(int64_t N, double alpha, void *X, int64_t incX);

/**
 * The rotation that turns (*a, *b) into (r, 0): *a := r, *b := the number that encodes it, *c and *s
 * its cosine and sine.
 */
void cblas_srotg(float *a,
                 float *b,
                 float *c,
                 float *s);

/**
 * The rotation that turns (*a, *b) into (r, 0): *a := r, *b := the number that encodes it, *c and *s
 * its cosine and sine.
 */
void cblas_srotg64_(float *a,
                    float *b,
                    float *c,
                    float *s);

/**
 * The rotation that turns (*a, *b) into (r, 0): *a := r, *b := the number that encodes it, *c and *s
 * its cosine and sine.
 */
void cblas_drotg(double *a,
                 double *b,
                 double *c,
                 double *s);

/**
 * The rotation that turns (*a, *b) into (r, 0): *a := r, *b := the number that encodes it, *c and *s
 * its cosine and sine.
 */
void cblas_drotg64_(double *a,
                    double *b,
                    double *c,
                    double *s);

/** As cblas_srotg for complex numbers; *b is only read and c is real. */
void cblas_crotg(void *a, void *b, float *c, void *s);

/** As cblas_srotg for complex numbers; *b is only read and c is real. */
void cblas_crotg64_(void *a, void *b, float *c, void *s);

/** As cblas_srotg for complex numbers; *b is only read and c is real. */
void cblas_zrotg(void *a, void *b, double *c, void *s);

/** As cblas_srotg for complex numbers; *b is only read and c is real. */
void cblas_zrotg64_(void *a, void *b, double *c, void *s);

/** X := c X + s Y, Y := c Y - s X. */
void cblas_srot(int N, float *X, int incX, float *Y, int incY, float c, float s);

/** X := c X + s Y, Y := c Y - s X. */
void cblas_srot64_(int64_t N, float *X, int64_t incX, float *Y, int64_t incY, float c, float s);

/** X := c X + s Y, Y := c Y - s X. */
void cblas_drot(int N, double *X, int incX, double *Y, int incY, double c, double s);

/** X := c X + s Y, Y := c Y - s X. */
void cblas_drot64_(int64_t N, double *X, int64_t incX, double *Y, int64_t incY, double c, double s);

/** X := c X + s Y, Y := c Y - s X. */
void cblas_csrot(int N, void *X, int incX, void *Y, int incY, float c, float s);

/** X := c X + s Y, Y := c Y - s X. */
void cblas_csrot64_(int64_t N, void *X, int64_t incX, void *Y, int64_t incY, float c, float s);

/** X := c X + s Y, Y := c Y - s X. */
void cblas_zdrot(int N, void *X, int incX, void *Y, int incY, double c, double s);

/** X := c X + s Y, Y := c Y - s X. */
void cblas_zdrot64_(int64_t N, void *X, int64_t incX, void *Y, int64_t incY, double c, double s);

/** The modified rotation of P = (flag, h11, h21, h12, h22), as cblas_srotmg makes it. */
void cblas_srotm(int N, float *X, int incX, float *Y, int incY, const float *P);

/** The modified rotation of P = (flag, h11, h21, h12, h22), as cblas_srotmg makes it. */
void cblas_srotm64_(int64_t N, float *X, int64_t incX, float *Y, int64_t incY, const float *P);

/** The modified rotation of P = (flag, h11, h21, h12, h22), as cblas_srotmg makes it. */
void cblas_drotm(int N, double *X, int incX, double *Y, int incY, const double *P);

/** The modified rotation of P = (flag, h11, h21, h12, h22), as cblas_srotmg makes it. */
void cblas_drotm64_(int64_t N, double *X, int64_t incX, double *Y, int64_t incY, const double *P);

/**
 * The modified rotation that zeroes the second component of (sqrt(*d1) *b1, sqrt(*d2) b2). *d1, *d2
 * and *b1 become those of the result; P (5 numbers) the flag and the entries it does not imply.
 */
void cblas_srotmg(float *d1, float *d2, float *b1, float b2, float *P);

/**
 * The modified rotation that zeroes the second component of (sqrt(*d1) *b1, sqrt(*d2) b2). *d1, *d2
 * and *b1 become those of the result; P (5 numbers) the flag and the entries it does not imply.
 */
void cblas_srotmg64_(float *d1, float *d2, float *b1, float b2, float *P);

/**
 * The modified rotation that zeroes the second component of (sqrt(*d1) *b1, sqrt(*d2) b2). *d1, *d2
 * and *b1 become those of the result; P (5 numbers) the flag and the entries it does not imply.
 */
void cblas_drotmg(double *d1, double *d2, double *b1, double b2, double *P);

/**
 * The modified rotation that zeroes the second component of (sqrt(*d1) *b1, sqrt(*d2) b2). *d1, *d2
 * and *b1 become those of the result; P (5 numbers) the flag and the entries it does not imply.
 */
void cblas_drotmg64_(double *d1, double *d2, double *b1, double b2, double *P);

/** |re *c| + |im *c|. */
float cblas_scabs1(const void *c);

/** |re *c| + |im *c|. */
float cblas_scabs164_(const void *c);

/** |re *c| + |im *c|. */
double cblas_dcabs1(const void *c);

/** |re *c| + |im *c|. */
double cblas_dcabs164_(const void *c);

/** Y := alpha op(A) X + beta Y; A is M x N. With beta = 0 Y is not read, with alpha = 0 A and X are not. */
void cblas_sgemv(CBLAS_LAYOUT layout,
                 CBLAS_TRANSPOSE TransA,
                 int M,
                 int N,
                 float alpha,
                 const float *A,
                 int lda,
                 const float *X,
                 int incX,
                 float beta,
                 float *Y,
                 int incY);

/** Y := alpha op(A) X + beta Y; A is M x N. With beta = 0 Y is not read, with alpha = 0 A and X are not. */
void cblas_sgemv64_(CBLAS_LAYOUT layout,
                    CBLAS_TRANSPOSE TransA,
                    int64_t M,
                    int64_t N,
                    float alpha,
                    const float *A,
                    int64_t lda,
                    const float *X,
                    int64_t incX,
                    float beta,
                    float *Y,
                    int64_t incY);

/** Y := alpha op(A) X + beta Y; A is M x N. With beta = 0 Y is not read, with alpha = 0 A and X are not. */
void cblas_dgemv(CBLAS_LAYOUT layout,
                 CBLAS_TRANSPOSE TransA,
                 int M,
                 int N,
                 double alpha,
                 const double *A,
                 int lda,
                 const double *X,
                 int incX,
                 double beta,
                 double *Y,
                 int incY);

/** Y := alpha op(A) X + beta Y; A is M x N. With beta = 0 Y is not read, with alpha = 0 A and X are not. */
void cblas_dgemv64_(CBLAS_LAYOUT layout,
                    CBLAS_TRANSPOSE TransA,
                    int64_t M,
                    int64_t N,
                    double alpha,
                    const double *A,
                    int64_t lda,
                    const double *X,
                    int64_t incX,
                    double beta,
                    double *Y,
                    int64_t incY);

/** As cblas_sgemv; alpha and beta are passed by address. */
void cblas_cgemv(CBLAS_LAYOUT layout,
                 CBLAS_TRANSPOSE TransA,
                 int M,
                 int N,
                 const void *alpha,
                 const void *A,
                 int lda,
                 const void *X,
                 int incX,
                 const void *beta,
                 void *Y,
                 int incY);

/** As cblas_sgemv; alpha and beta are passed by address. */
void cblas_cgemv64_(CBLAS_LAYOUT layout,
                    CBLAS_TRANSPOSE TransA,
                    int64_t M,
                    int64_t N,
                    const void *alpha,
                    const void *A,
                    int64_t lda,
                    const void *X,
                    int64_t incX,
                    const void *beta,
                    void *Y,
                    int64_t incY);

/** As cblas_sgemv; alpha and beta are passed by address. */
void cblas_zgemv(CBLAS_LAYOUT layout,
                 CBLAS_TRANSPOSE TransA,
                 int M,
                 int N,
                 const void *alpha,
                 const void *A,
                 int lda,
                 const void *X,
                 int incX,
                 const void *beta,
                 void *Y,
                 int incY);

/** As cblas_sgemv; alpha and beta are passed by address. */
void cblas_zgemv64_(CBLAS_LAYOUT layout,
                    CBLAS_TRANSPOSE TransA,
                    int64_t M,
                    int64_t N,
                    const void *alpha,
                    const void *A,
                    int64_t lda,
                    const void *X,
                    int64_t incX,
                    const void *beta,
                    void *Y,
                    int64_t incY);

/** Y := alpha A X + beta Y; A is symmetric, N x N, and one of its triangles is read. */
void cblas_ssymv(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 int N,
                 float alpha,
                 const float *A,
                 int lda,
                 const float *X,
                 int incX,
                 float beta,
                 float *Y,
                 int incY);

/** Y := alpha A X + beta Y; A is symmetric, N x N, and one of its triangles is read. */
void cblas_ssymv64_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    int64_t N,
                    float alpha,
                    const float *A,
                    int64_t lda,
                    const float *X,
                    int64_t incX,
                    float beta,
                    float *Y,
                    int64_t incY);

/** Y := alpha A X + beta Y; A is symmetric, N x N, and one of its triangles is read. */
void cblas_dsymv(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 int N,
                 double alpha,
                 const double *A,
                 int lda,
                 const double *X,
                 int incX,
                 double beta,
                 double *Y,
                 int incY);

/** Y := alpha A X + beta Y; A is symmetric, N x N, and one of its triangles is read. */
void cblas_dsymv64_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    int64_t N,
                    double alpha,
                    const double *A,
                    int64_t lda,
                    const double *X,
                    int64_t incX,
                    double beta,
                    double *Y,
                    int64_t incY);

/**
 * As cblas_ssymv with A Hermitian, the imaginary parts of its diagonal not read; alpha and beta are
 * passed by address.
 */
void cblas_chemv(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 int N,
                 const void *alpha,
                 const void *A,
                 int lda,
                 const void *X,
                 int incX,
                 const void *beta,
                 void *Y,
                 int incY);

/**
 * As cblas_ssymv with A Hermitian, the imaginary parts of its diagonal not read; alpha and beta are
 * passed by address.
 */
void cblas_chemv64_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    int64_t N,
                    const void *alpha,
                    const void *A,
                    int64_t lda,
                    const void *X,
                    int64_t incX,
                    const void *beta,
                    void *Y,
                    int64_t incY);

/**
 * As cblas_ssymv with A Hermitian, the imaginary parts of its diagonal not read; alpha and beta are
 * passed by address.
 */
void cblas_zhemv(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 int N,
                 const void *alpha,
                 const void *A,
                 int lda,
                 const void *X,
                 int incX,
                 const void *beta,
                 void *Y,
                 int incY);

/**
 * As cblas_ssymv with A Hermitian, the imaginary parts of its diagonal not read; alpha and beta are
 * passed by address.
 */
void cblas_zhemv64_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    int64_t N,
                    const void *alpha,
                    const void *A,
                    int64_t lda,
                    const void *X,
                    int64_t incX,
                    const void *beta,
                    void *Y,
                    int64_t incY);

/** X := op(A) X; A is triangular, N x N, with a diagonal of ones if that is unit. */
void cblas_strmv(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 CBLAS_TRANSPOSE TransA,
                 CBLAS_DIAG Diag,
                 int N,
                 const float *A,
                 int lda,
                 float *X,
                 int incX);

/** X := op(A) X; A is triangular, N x N, with a diagonal of ones if that is unit. */
void cblas_strmv64_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    CBLAS_TRANSPOSE TransA,
                    CBLAS_DIAG Diag,
                    int64_t N,
                    const float *A,
                    int64_t lda,
                    float *X,
                    int64_t incX);

/** X := op(A) X; A is triangular, N x N, with a diagonal of ones if that is unit. */
void cblas_dtrmv(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 CBLAS_TRANSPOSE TransA,
                 CBLAS_DIAG Diag,
                 int N,
                 const double *A,
                 int lda,
                 double *X,
                 int incX);

/** X := op(A) X; A is triangular, N x N, with a diagonal of ones if that is unit. */
void cblas_dtrmv64_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    CBLAS_TRANSPOSE TransA,
                    CBLAS_DIAG Diag,
                    int64_t N,
                    const double *A,
                    int64_t lda,
                    double *X,
                    int64_t incX);

/** X := op(A) X; A is triangular, N x N, with a diagonal of ones if that is unit. */
void cblas_ctrmv(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 CBLAS_TRANSPOSE TransA,
                 CBLAS_DIAG Diag,
                 int N,
                 const void *A,
                 int lda,
                 void *X,
                 int incX);

/** X := op(A) X; A is triangular, N x N, with a diagonal of ones if that is unit. */
void cblas_ctrmv64_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    CBLAS_TRANSPOSE TransA,
                    CBLAS_DIAG Diag,
                    int64_t N,
                    const void *A,
                    int64_t lda,
                    void *X,
                    int64_t incX);

/** X := op(A) X; A is triangular, N x N, with a diagonal of ones if that is unit. */
void cblas_ztrmv(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 CBLAS_TRANSPOSE TransA,
                 CBLAS_DIAG Diag,
                 int N,
                 const void *A,
                 int lda,
                 void *X,
                 int incX);

/** X := op(A) X; A is triangular, N x N, with a diagonal of ones if that is unit. */
void cblas_ztrmv64_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    CBLAS_TRANSPOSE TransA,
                    CBLAS_DIAG Diag,
                    int64_t N,
                    const void *A,
                    int64_t lda,
                    void *X,
                    int64_t incX);

/** Solves op(A) X' = X, A as in cblas_strmv; X' overwrites X. There is no test for singularity. */
void cblas_strsv(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 CBLAS_TRANSPOSE TransA,
                 CBLAS_DIAG Diag,
                 int N,
                 const float *A,
                 int lda,
                 float *X,
                 int incX);

/** Solves op(A) X' = X, A as in cblas_strmv; X' overwrites X. There is no test for singularity. */
void cblas_strsv64_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    CBLAS_TRANSPOSE TransA,
                    CBLAS_DIAG Diag,
                    int64_t N,
                    const float *A,
                    int64_t lda,
                    float *X,
                    int64_t incX);

/** Solves op(A) X' = X, A as in cblas_strmv; X' overwrites X. There is no test for singularity. */
void cblas_dtrsv(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 CBLAS_TRANSPOSE TransA,
                 CBLAS_DIAG Diag,
                 int N,
                 const double *A,
                 int lda,
                 double *X,
                 int incX);

/** Solves op(A) X' = X, A as in cblas_strmv; X' overwrites X. There is no test for singularity. */
void cblas_dtrsv64_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    CBLAS_TRANSPOSE TransA,
                    CBLAS_DIAG Diag,
                    int64_t N,
                    const double *A,
                    int64_t lda,
                    double *X,
                    int64_t incX);

/** Solves op(A) X' = X, A as in cblas_strmv; X' overwrites X. There is no test for singularity. */
void cblas_ctrsv(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 CBLAS_TRANSPOSE TransA,
                 CBLAS_DIAG Diag,
                 int N,
                 const void *A,
                 int lda,
                 void *X,
                 int incX);

/** Solves op(A) X' = X, A as in cblas_strmv; X' overwrites X. There is no test for singularity. */
void cblas_ctrsv64_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    CBLAS_TRANSPOSE TransA,
                    CBLAS_DIAG Diag,
                    int64_t N,
                    const void *A,
                    int64_t lda,
                    void *X,
                    int64_t incX);

/** Solves op(A) X' = X, A as in cblas_strmv; X' overwrites X. There is no test for singularity. */
void cblas_ztrsv(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 CBLAS_TRANSPOSE TransA,
                 CBLAS_DIAG Diag,
                 int N,
                 const void *A,
                 int lda,
                 void *X,
                 int incX);

/** Solves op(A) X' = X, A as in cblas_strmv; X' overwrites X. There is no test for singularity. */
void cblas_ztrsv64_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    CBLAS_TRANSPOSE TransA,
                    CBLAS_DIAG Diag,
                    int64_t N,
                    const void *A,
                    int64_t lda,
                    void *X,
                    int64_t incX);

/** A := alpha X Y^T + A; A is M x N. */
void cblas_sger(CBLAS_LAYOUT layout,
                int M,
                int N,
                float alpha,
                const float *X,
                int incX,
                const float *Y,
                int incY,
                float *A,
                int lda);

/** A := alpha X Y^T + A; A is M x N. */
void cblas_sger64_(CBLAS_LAYOUT layout,
                   int64_t M,
                   int64_t N,
                   float alpha,
                   const float *X,
                   int64_t incX,
                   const float *Y,
                   int64_t incY,
                   float *A,
                   int64_t lda);

/** A := alpha X Y^T + A; A is M x N. */
void cblas_dger(CBLAS_LAYOUT layout,
                int M,
                int N,
                double alpha,
                const double *X,
                int incX,
                const double *Y,
                int incY,
                double *A,
                int lda);

/** A := alpha X Y^T + A; A is M x N. */
void cblas_dger64_(CBLAS_LAYOUT layout,
                   int64_t M,
                   int64_t N,
                   double alpha,
                   const double *X,
                   int64_t incX,
                   const double *Y,
                   int64_t incY,
                   double *A,
                   int64_t lda);

/** As cblas_sger; alpha is passed by address. */
void cblas_cgeru(CBLAS_LAYOUT layout,
                 int M,
                 int N,
                 const void *alpha,
                 const void *X,
                 int incX,
                 const void *Y,
                 int incY,
                 void *A,
                 int lda);

/** As cblas_sger; alpha is passed by address. */
void cblas_cgeru64_(CBLAS_LAYOUT layout,
                    int64_t M,
                    int64_t N,
                    const void *alpha,
                    const void *X,
                    int64_t incX,
                    const void *Y,
                    int64_t incY,
                    void *A,
                    int64_t lda);

/** As cblas_sger; alpha is passed by address. */
void cblas_zgeru(CBLAS_LAYOUT layout,
                 int M,
                 int N,
                 const void *alpha,
                 const void *X,
                 int incX,
                 const void *Y,
                 int incY,
                 void *A,
                 int lda);

/** As cblas_sger; alpha is passed by address. */
void cblas_zgeru64_(CBLAS_LAYOUT layout,
                    int64_t M,
                    int64_t N,
                    const void *alpha,
                    const void *X,
                    int64_t incX,
                    const void *Y,
                    int64_t incY,
                    void *A,
                    int64_t lda);

/** A := alpha X Y^H + A; alpha is passed by address. */
void cblas_cgerc(CBLAS_LAYOUT layout,
                 int M,
                 int N,
                 const void *alpha,
                 const void *X,
                 int incX,
                 const void *Y,
                 int incY,
                 void *A,
                 int lda);

/** A := alpha X Y^H + A; alpha is passed by address. */
void cblas_cgerc64_(CBLAS_LAYOUT layout,
                    int64_t M,
                    int64_t N,
                    const void *alpha,
                    const void *X,
                    int64_t incX,
                    const void *Y,
                    int64_t incY,
                    void *A,
                    int64_t lda);

/** A := alpha X Y^H + A; alpha is passed by address. */
void cblas_zgerc(CBLAS_LAYOUT layout,
                 int M,
                 int N,
                 const void *alpha,
                 const void *X,
                 int incX,
                 const void *Y,
                 int incY,
                 void *A,
                 int lda);

/** A := alpha X Y^H + A; alpha is passed by address. */
void cblas_zgerc64_(CBLAS_LAYOUT layout,
                    int64_t M,
                    int64_t N,
                    const void *alpha,
                    const void *X,
                    int64_t incX,
                    const void *Y,
                    int64_t incY,
                    void *A,
                    int64_t lda);

/** One triangle of A := alpha X X^T + A; A is N x N. */
void cblas_ssyr(CBLAS_LAYOUT layout,
                CBLAS_UPLO Uplo,
                int N,
                float alpha,
                const float *X,
                int incX,
                float *A,
                int lda);

/** One triangle of A := alpha X X^T + A; A is N x N. */
void cblas_ssyr64_(CBLAS_LAYOUT layout,
                   CBLAS_UPLO Uplo,
                   int64_t N,
                   float alpha,
                   const float *X,
                   int64_t incX,
                   float *A,
                   int64_t lda);

/** One triangle of A := alpha X X^T + A; A is N x N. */
void cblas_dsyr(CBLAS_LAYOUT layout,
                CBLAS_UPLO Uplo,
                int N,
                double alpha,
                const double *X,
                int incX,
                double *A,
                int lda);

/** One triangle of A := alpha X X^T + A; A is N x N. */
void cblas_dsyr64_(CBLAS_LAYOUT layout,
                   CBLAS_UPLO Uplo,
                   int64_t N,
                   double alpha,
                   const double *X,
                   int64_t incX,
                   double *A,
                   int64_t lda);

/** One triangle of A := alpha X X^H + A; alpha is real. The imaginary parts of A's diagonal become 0. */
void cblas_cher(CBLAS_LAYOUT layout,
                CBLAS_UPLO Uplo,
                int N,
                float alpha,
                const void *X,
                int incX,
                void *A,
                int lda);

/** One triangle of A := alpha X X^H + A; alpha is real. The imaginary parts of A's diagonal become 0. */
void cblas_cher64_(CBLAS_LAYOUT layout,
                   CBLAS_UPLO Uplo,
                   int64_t N,
                   float alpha,
                   const void *X,
                   int64_t incX,
                   void *A,
                   int64_t lda);

/** One triangle of A := alpha X X^H + A; alpha is real. The imaginary parts of A's diagonal become 0. */
void cblas_zher(CBLAS_LAYOUT layout,
                CBLAS_UPLO Uplo,
                int N,
                double alpha,
                const void *X,
                int incX,
                void *A,
                int lda);

/** One triangle of A := alpha X X^H + A; alpha is real. The imaginary parts of A's diagonal become 0. */
void cblas_zher64_(CBLAS_LAYOUT layout,
                   CBLAS_UPLO Uplo,
                   int64_t N,
                   double alpha,
                   const void *X,
                   int64_t incX,
                   void *A,
                   int64_t lda);

/** One triangle of A := alpha X Y^T + alpha Y X^T + A; A is N x N. */
void cblas_ssyr2(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 int N,
                 float alpha,
                 const float *X,
                 int incX,
                 const float *Y,
                 int incY,
                 float *A,
                 int lda);

/** One triangle of A := alpha X Y^T + alpha Y X^T + A; A is N x N. */
void cblas_ssyr264_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    int64_t N,
                    float alpha,
                    const float *X,
                    int64_t incX,
                    const float *Y,
                    int64_t incY,
                    float *A,
                    int64_t lda);

/** One triangle of A := alpha X Y^T + alpha Y X^T + A; A is N x N. */
void cblas_dsyr2(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 int N,
                 double alpha,
                 const double *X,
                 int incX,
                 const double *Y,
                 int incY,
                 double *A,
                 int lda);

/** One triangle of A := alpha X Y^T + alpha Y X^T + A; A is N x N. */
void cblas_dsyr264_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    int64_t N,
                    double alpha,
                    const double *X,
                    int64_t incX,
                    const double *Y,
                    int64_t incY,
                    double *A,
                    int64_t lda);

/**
 * One triangle of A := alpha X Y^H + conj(alpha) Y X^H + A; alpha is passed by address. The imaginary
 * parts of A's diagonal become 0.
 */
void cblas_cher2(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 int N,
                 const void *alpha,
                 const void *X,
                 int incX,
                 const void *Y,
                 int incY,
                 void *A,
                 int lda);

/**
 * One triangle of A := alpha X Y^H + conj(alpha) Y X^H + A; alpha is passed by address. The imaginary
 * parts of A's diagonal become 0.
 */
void cblas_cher264_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    int64_t N,
                    const void *alpha,
                    const void *X,
                    int64_t incX,
                    const void *Y,
                    int64_t incY,
                    void *A,
                    int64_t lda);

/**
 * One triangle of A := alpha X Y^H + conj(alpha) Y X^H + A; alpha is passed by address. The imaginary
 * parts of A's diagonal become 0.
 */
void cblas_zher2(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 int N,
                 const void *alpha,
                 const void *X,
                 int incX,
                 const void *Y,
                 int incY,
                 void *A,
                 int lda);

/**
 * One triangle of A := alpha X Y^H + conj(alpha) Y X^H + A; alpha is passed by address. The imaginary
 * parts of A's diagonal become 0.
 */
void cblas_zher264_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    int64_t N,
                    const void *alpha,
                    const void *X,
                    int64_t incX,
                    const void *Y,
                    int64_t incY,
                    void *A,
                    int64_t lda);

/**
 * C := alpha op(A) op(B) + beta C; C is m x n, op(A) is m x k, op(B) is k x n, with leading
 * dimensions ldc, lda, ldb (distance between rows if row-major, else between columns).
 * With beta = 0 C is not read, with alpha = 0 A and B are not.
 */
void cblas_sgemm(CBLAS_LAYOUT layout,
                 CBLAS_TRANSPOSE TransA,
                 CBLAS_TRANSPOSE TransB,
                 int M,
                 int N,
                 int K,
                 float alpha,
                 const float *A,
                 int lda,
                 const float *B,
                 int ldb,
                 float beta,
                 float *C,
                 int ldc);

/**
 * C := alpha op(A) op(B) + beta C; C is m x n, op(A) is m x k, op(B) is k x n, with leading
 * dimensions ldc, lda, ldb (distance between rows if row-major, else between columns).
 * With beta = 0 C is not read, with alpha = 0 A and B are not.
 */
void cblas_sgemm64_(CBLAS_LAYOUT layout,
                    CBLAS_TRANSPOSE TransA,
                    CBLAS_TRANSPOSE TransB,
                    int64_t M,
                    int64_t N,
                    int64_t K,
                    float alpha,
                    const float *A,
                    int64_t lda,
                    const float *B,
                    int64_t ldb,
                    float beta,
                    float *C,
                    int64_t ldc);

/**
 * C := alpha op(A) op(B) + beta C; C is m x n, op(A) is m x k, op(B) is k x n, with leading
 * dimensions ldc, lda, ldb (distance between rows if row-major, else between columns).
 * With beta = 0 C is not read, with alpha = 0 A and B are not.
 */
void cblas_dgemm(CBLAS_LAYOUT layout,
                 CBLAS_TRANSPOSE TransA,
                 CBLAS_TRANSPOSE TransB,
                 int M,
                 int N,
                 int K,
                 double alpha,
                 const double *A,
                 int lda,
                 const double *B,
                 int ldb,
                 double beta,
                 double *C,
                 int ldc);

/**
 * C := alpha op(A) op(B) + beta C; C is m x n, op(A) is m x k, op(B) is k x n, with leading
 * dimensions ldc, lda, ldb (distance between rows if row-major, else between columns).
 * With beta = 0 C is not read, with alpha = 0 A and B are not.
 */
void cblas_dgemm64_(CBLAS_LAYOUT layout,
                    CBLAS_TRANSPOSE TransA,
                    CBLAS_TRANSPOSE TransB,
                    int64_t M,
                    int64_t N,
                    int64_t K,
                    double alpha,
                    const double *A,
                    int64_t lda,
                    const double *B,
                    int64_t ldb,
                    double beta,
                    double *C,
                    int64_t ldc);

/** C := alpha op(A) op(B) + beta C, as cblas_sgemm; alpha and beta are passed by address. */
void cblas_cgemm(CBLAS_LAYOUT layout,
                 CBLAS_TRANSPOSE TransA,
                 CBLAS_TRANSPOSE TransB,
                 int M,
                 int N,
                 int K,
                 const void *alpha,
                 const void *A,
                 int lda,
                 const void *B,
                 int ldb,
                 const void *beta,
                 void *C,
                 int ldc);

/** C := alpha op(A) op(B) + beta C, as cblas_sgemm; alpha and beta are passed by address. */
void cblas_cgemm64_(CBLAS_LAYOUT layout,
                    CBLAS_TRANSPOSE TransA,
                    CBLAS_TRANSPOSE TransB,
                    int64_t M,
                    int64_t N,
                    int64_t K,
                    const void *alpha,
                    const void *A,
                    int64_t lda,
                    const void *B,
                    int64_t ldb,
                    const void *beta,
                    void *C,
                    int64_t ldc);

/** C := alpha op(A) op(B) + beta C, as cblas_sgemm; alpha and beta are passed by address. */
void cblas_zgemm(CBLAS_LAYOUT layout,
                 CBLAS_TRANSPOSE TransA,
                 CBLAS_TRANSPOSE TransB,
                 int M,
                 int N,
                 int K,
                 const void *alpha,
                 const void *A,
                 int lda,
                 const void *B,
                 int ldb,
                 const void *beta,
                 void *C,
                 int ldc);

/** C := alpha op(A) op(B) + beta C, as cblas_sgemm; alpha and beta are passed by address. */
void cblas_zgemm64_(CBLAS_LAYOUT layout,
                    CBLAS_TRANSPOSE TransA,
                    CBLAS_TRANSPOSE TransB,
                    int64_t M,
                    int64_t N,
                    int64_t K,
                    const void *alpha,
                    const void *A,
                    int64_t lda,
                    const void *B,
                    int64_t ldb,
                    const void *beta,
                    void *C,
                    int64_t ldc);

/** As cblas_cgemm: the same result, and no further rounding error. */
void cblas_cgemm3m(CBLAS_LAYOUT layout,
                   CBLAS_TRANSPOSE TransA,
                   CBLAS_TRANSPOSE TransB,
                   int M,
                   int N,
                   int K,
                   const void *alpha,
                   const void *A,
                   int lda,
                   const void *B,
                   int ldb,
                   const void *beta,
                   void *C,
                   int ldc);

/** As cblas_cgemm: the same result, and no further rounding error. */
void cblas_cgemm3m64_(CBLAS_LAYOUT layout,
                      CBLAS_TRANSPOSE TransA,
                      CBLAS_TRANSPOSE TransB,
                      int64_t M,
                      int64_t N,
                      int64_t K,
                      const void *alpha,
                      const void *A,
                      int64_t lda,
                      const void *B,
                      int64_t ldb,
                      const void *beta,
                      void *C,
                      int64_t ldc);

/** As cblas_cgemm: the same result, and no further rounding error. */
void cblas_zgemm3m(CBLAS_LAYOUT layout,
                   CBLAS_TRANSPOSE TransA,
                   CBLAS_TRANSPOSE TransB,
                   int M,
                   int N,
                   int K,
                   const void *alpha,
                   const void *A,
                   int lda,
                   const void *B,
                   int ldb,
                   const void *beta,
                   void *C,
                   int ldc);

/** As cblas_cgemm: the same result, and no further rounding error. */
void cblas_zgemm3m64_(CBLAS_LAYOUT layout,
                      CBLAS_TRANSPOSE TransA,
                      CBLAS_TRANSPOSE TransB,
                      int64_t M,
                      int64_t N,
                      int64_t K,
                      const void *alpha,
                      const void *A,
                      int64_t lda,
                      const void *B,
                      int64_t ldb,
                      const void *beta,
                      void *C,
                      int64_t ldc);

/**
 * One triangle of C := alpha op(A) op(B) + beta C, as cblas_sgemm. C is N x N, op(A) is N x K,
 * op(B) is K x N. The other triangle is neither read nor written.
 */
void cblas_sgemmt(CBLAS_LAYOUT layout,
                  CBLAS_UPLO Uplo,
                  CBLAS_TRANSPOSE TransA,
                  CBLAS_TRANSPOSE TransB,
                  int N,
                  int K,
                  float alpha,
                  const float *A,
                  int lda,
                  const float *B,
                  int ldb,
                  float beta,
                  float *C,
                  int ldc);

/**
 * One triangle of C := alpha op(A) op(B) + beta C, as cblas_sgemm. C is N x N, op(A) is N x K,
 * op(B) is K x N. The other triangle is neither read nor written.
 */
void cblas_sgemmt64_(CBLAS_LAYOUT layout,
                     CBLAS_UPLO Uplo,
                     CBLAS_TRANSPOSE TransA,
                     CBLAS_TRANSPOSE TransB,
                     int64_t N,
                     int64_t K,
                     float alpha,
                     const float *A,
                     int64_t lda,
                     const float *B,
                     int64_t ldb,
                     float beta,
                     float *C,
                     int64_t ldc);

/**
 * One triangle of C := alpha op(A) op(B) + beta C, as cblas_sgemm. C is N x N, op(A) is N x K,
 * op(B) is K x N. The other triangle is neither read nor written.
 */
void cblas_dgemmt(CBLAS_LAYOUT layout,
                  CBLAS_UPLO Uplo,
                  CBLAS_TRANSPOSE TransA,
                  CBLAS_TRANSPOSE TransB,
                  int N,
                  int K,
                  double alpha,
                  const double *A,
                  int lda,
                  const double *B,
                  int ldb,
                  double beta,
                  double *C,
                  int ldc);

/**
 * One triangle of C := alpha op(A) op(B) + beta C, as cblas_sgemm. C is N x N, op(A) is N x K,
 * op(B) is K x N. The other triangle is neither read nor written.
 */
void cblas_dgemmt64_(CBLAS_LAYOUT layout,
                     CBLAS_UPLO Uplo,
                     CBLAS_TRANSPOSE TransA,
                     CBLAS_TRANSPOSE TransB,
                     int64_t N,
                     int64_t K,
                     double alpha,
                     const double *A,
                     int64_t lda,
                     const double *B,
                     int64_t ldb,
                     double beta,
                     double *C,
                     int64_t ldc);

/**
 * One triangle of C := alpha op(A) op(B) + beta C, as cblas_sgemm. C is N x N, op(A) is N x K,
 * op(B) is K x N. The other triangle is neither read nor written.
 */
void cblas_sgemmtr(CBLAS_LAYOUT layout,
                   CBLAS_UPLO Uplo,
                   CBLAS_TRANSPOSE TransA,
                   CBLAS_TRANSPOSE TransB,
                   int N,
                   int K,
                   float alpha,
                   const float *A,
                   int lda,
                   const float *B,
                   int ldb,
                   float beta,
                   float *C,
                   int ldc);

/**
 * One triangle of C := alpha op(A) op(B) + beta C, as cblas_sgemm. C is N x N, op(A) is N x K,
 * op(B) is K x N. The other triangle is neither read nor written.
 */
void cblas_sgemmtr64_(CBLAS_LAYOUT layout,
                      CBLAS_UPLO Uplo,
                      CBLAS_TRANSPOSE TransA,
                      CBLAS_TRANSPOSE TransB,
                      int64_t N,
                      int64_t K,
                      float alpha,
                      const float *A,
                      int64_t lda,
                      const float *B,
                      int64_t ldb,
                      float beta,
                      float *C,
                      int64_t ldc);

/**
 * One triangle of C := alpha op(A) op(B) + beta C, as cblas_sgemm. C is N x N, op(A) is N x K,
 * op(B) is K x N. The other triangle is neither read nor written.
 */
void cblas_dgemmtr(CBLAS_LAYOUT layout,
                   CBLAS_UPLO Uplo,
                   CBLAS_TRANSPOSE TransA,
                   CBLAS_TRANSPOSE TransB,
                   int N,
                   int K,
                   double alpha,
                   const double *A,
                   int lda,
                   const double *B,
                   int ldb,
                   double beta,
                   double *C,
                   int ldc);

/**
 * One triangle of C := alpha op(A) op(B) + beta C, as cblas_sgemm. C is N x N, op(A) is N x K,
 * op(B) is K x N. The other triangle is neither read nor written.
 */
void cblas_dgemmtr64_(CBLAS_LAYOUT layout,
                      CBLAS_UPLO Uplo,
                      CBLAS_TRANSPOSE TransA,
                      CBLAS_TRANSPOSE TransB,
                      int64_t N,
                      int64_t K,
                      double alpha,
                      const double *A,
                      int64_t lda,
                      const double *B,
                      int64_t ldb,
                      double beta,
                      double *C,
                      int64_t ldc);

/**
 * One triangle of C := alpha op(A) op(B) + beta C, as cblas_sgemmt; alpha and beta are passed by
 * address.
 */
void cblas_cgemmt(CBLAS_LAYOUT layout,
                  CBLAS_UPLO Uplo,
                  CBLAS_TRANSPOSE TransA,
                  CBLAS_TRANSPOSE TransB,
                  int N,
                  int K,
                  const void *alpha,
                  const void *A,
                  int lda,
                  const void *B,
                  int ldb,
                  const void *beta,
                  void *C,
                  int ldc);

/**
 * One triangle of C := alpha op(A) op(B) + beta C, as cblas_sgemmt; alpha and beta are passed by
 * address.
 */
void cblas_cgemmt64_(CBLAS_LAYOUT layout,
                     CBLAS_UPLO Uplo,
                     CBLAS_TRANSPOSE TransA,
                     CBLAS_TRANSPOSE TransB,
                     int64_t N,
                     int64_t K,
                     const void *alpha,
                     const void *A,
                     int64_t lda,
                     const void *B,
                     int64_t ldb,
                     const void *beta,
                     void *C,
                     int64_t ldc);

/**
 * One triangle of C := alpha op(A) op(B) + beta C, as cblas_sgemmt; alpha and beta are passed by
 * address.
 */
void cblas_zgemmt(CBLAS_LAYOUT layout,
                  CBLAS_UPLO Uplo,
                  CBLAS_TRANSPOSE TransA,
                  CBLAS_TRANSPOSE TransB,
                  int N,
                  int K,
                  const void *alpha,
                  const void *A,
                  int lda,
                  const void *B,
                  int ldb,
                  const void *beta,
                  void *C,
                  int ldc);

/**
 * One triangle of C := alpha op(A) op(B) + beta C, as cblas_sgemmt; alpha and beta are passed by
 * address.
 */
void cblas_zgemmt64_(CBLAS_LAYOUT layout,
                     CBLAS_UPLO Uplo,
                     CBLAS_TRANSPOSE TransA,
                     CBLAS_TRANSPOSE TransB,
                     int64_t N,
                     int64_t K,
                     const void *alpha,
                     const void *A,
                     int64_t lda,
                     const void *B,
                     int64_t ldb,
                     const void *beta,
                     void *C,
                     int64_t ldc);

/**
 * One triangle of C := alpha op(A) op(B) + beta C, as cblas_sgemmt; alpha and beta are passed by
 * address.
 */
void cblas_cgemmtr(CBLAS_LAYOUT layout,
                   CBLAS_UPLO Uplo,
                   CBLAS_TRANSPOSE TransA,
                   CBLAS_TRANSPOSE TransB,
                   int N,
                   int K,
                   const void *alpha,
                   const void *A,
                   int lda,
                   const void *B,
                   int ldb,
                   const void *beta,
                   void *C,
                   int ldc);

/**
 * One triangle of C := alpha op(A) op(B) + beta C, as cblas_sgemmt; alpha and beta are passed by
 * address.
 */
void cblas_cgemmtr64_(CBLAS_LAYOUT layout,
                      CBLAS_UPLO Uplo,
                      CBLAS_TRANSPOSE TransA,
                      CBLAS_TRANSPOSE TransB,
                      int64_t N,
                      int64_t K,
                      const void *alpha,
                      const void *A,
                      int64_t lda,
                      const void *B,
                      int64_t ldb,
                      const void *beta,
                      void *C,
                      int64_t ldc);

/**
 * One triangle of C := alpha op(A) op(B) + beta C, as cblas_sgemmt; alpha and beta are passed by
 * address.
 */
void cblas_zgemmtr(CBLAS_LAYOUT layout,
                   CBLAS_UPLO Uplo,
                   CBLAS_TRANSPOSE TransA,
                   CBLAS_TRANSPOSE TransB,
                   int N,
                   int K,
                   const void *alpha,
                   const void *A,
                   int lda,
                   const void *B,
                   int ldb,
                   const void *beta,
                   void *C,
                   int ldc);

/**
 * One triangle of C := alpha op(A) op(B) + beta C, as cblas_sgemmt; alpha and beta are passed by
 * address.
 */
void cblas_zgemmtr64_(CBLAS_LAYOUT layout,
                      CBLAS_UPLO Uplo,
                      CBLAS_TRANSPOSE TransA,
                      CBLAS_TRANSPOSE TransB,
                      int64_t N,
                      int64_t K,
                      const void *alpha,
                      const void *A,
                      int64_t lda,
                      const void *B,
                      int64_t ldb,
                      const void *beta,
                      void *C,
                      int64_t ldc);

/**
 * C := alpha A B + beta C (left) or alpha B A + beta C (right), where A is symmetric and one of
 * its triangles is read. B and C are M x N.
 * With beta = 0 C is not read, with alpha = 0 A and B are not.
 */
void cblas_ssymm(CBLAS_LAYOUT layout,
                 CBLAS_SIDE Side,
                 CBLAS_UPLO Uplo,
                 int M,
                 int N,
                 float alpha,
                 const float *A,
                 int lda,
                 const float *B,
                 int ldb,
                 float beta,
                 float *C,
                 int ldc);

/**
 * C := alpha A B + beta C (left) or alpha B A + beta C (right), where A is symmetric and one of
 * its triangles is read. B and C are M x N.
 * With beta = 0 C is not read, with alpha = 0 A and B are not.
 */
void cblas_ssymm64_(CBLAS_LAYOUT layout,
                    CBLAS_SIDE Side,
                    CBLAS_UPLO Uplo,
                    int64_t M,
                    int64_t N,
                    float alpha,
                    const float *A,
                    int64_t lda,
                    const float *B,
                    int64_t ldb,
                    float beta,
                    float *C,
                    int64_t ldc);

/**
 * C := alpha A B + beta C (left) or alpha B A + beta C (right), where A is symmetric and one of
 * its triangles is read. B and C are M x N.
 * With beta = 0 C is not read, with alpha = 0 A and B are not.
 */
void cblas_dsymm(CBLAS_LAYOUT layout,
                 CBLAS_SIDE Side,
                 CBLAS_UPLO Uplo,
                 int M,
                 int N,
                 double alpha,
                 const double *A,
                 int lda,
                 const double *B,
                 int ldb,
                 double beta,
                 double *C,
                 int ldc);

/**
 * C := alpha A B + beta C (left) or alpha B A + beta C (right), where A is symmetric and one of
 * its triangles is read. B and C are M x N.
 * With beta = 0 C is not read, with alpha = 0 A and B are not.
 */
void cblas_dsymm64_(CBLAS_LAYOUT layout,
                    CBLAS_SIDE Side,
                    CBLAS_UPLO Uplo,
                    int64_t M,
                    int64_t N,
                    double alpha,
                    const double *A,
                    int64_t lda,
                    const double *B,
                    int64_t ldb,
                    double beta,
                    double *C,
                    int64_t ldc);

/** As cblas_ssymm; alpha and beta are passed by address. */
void cblas_csymm(CBLAS_LAYOUT layout,
                 CBLAS_SIDE Side,
                 CBLAS_UPLO Uplo,
                 int M,
                 int N,
                 const void *alpha,
                 const void *A,
                 int lda,
                 const void *B,
                 int ldb,
                 const void *beta,
                 void *C,
                 int ldc);

/** As cblas_ssymm; alpha and beta are passed by address. */
void cblas_csymm64_(CBLAS_LAYOUT layout,
                    CBLAS_SIDE Side,
                    CBLAS_UPLO Uplo,
                    int64_t M,
                    int64_t N,
                    const void *alpha,
                    const void *A,
                    int64_t lda,
                    const void *B,
                    int64_t ldb,
                    const void *beta,
                    void *C,
                    int64_t ldc);

/** As cblas_ssymm; alpha and beta are passed by address. */
void cblas_zsymm(CBLAS_LAYOUT layout,
                 CBLAS_SIDE Side,
                 CBLAS_UPLO Uplo,
                 int M,
                 int N,
                 const void *alpha,
                 const void *A,
                 int lda,
                 const void *B,
                 int ldb,
                 const void *beta,
                 void *C,
                 int ldc);

/** As cblas_ssymm; alpha and beta are passed by address. */
void cblas_zsymm64_(CBLAS_LAYOUT layout,
                    CBLAS_SIDE Side,
                    CBLAS_UPLO Uplo,
                    int64_t M,
                    int64_t N,
                    const void *alpha,
                    const void *A,
                    int64_t lda,
                    const void *B,
                    int64_t ldb,
                    const void *beta,
                    void *C,
                    int64_t ldc);

/** As cblas_csymm with A Hermitian; the imaginary parts of its diagonal are not read. */
void cblas_chemm(CBLAS_LAYOUT layout,
                 CBLAS_SIDE Side,
                 CBLAS_UPLO Uplo,
                 int M,
                 int N,
                 const void *alpha,
                 const void *A,
                 int lda,
                 const void *B,
                 int ldb,
                 const void *beta,
                 void *C,
                 int ldc);

/** As cblas_csymm with A Hermitian; the imaginary parts of its diagonal are not read. */
void cblas_chemm64_(CBLAS_LAYOUT layout,
                    CBLAS_SIDE Side,
                    CBLAS_UPLO Uplo,
                    int64_t M,
                    int64_t N,
                    const void *alpha,
                    const void *A,
                    int64_t lda,
                    const void *B,
                    int64_t ldb,
                    const void *beta,
                    void *C,
                    int64_t ldc);

/** As cblas_csymm with A Hermitian; the imaginary parts of its diagonal are not read. */
void cblas_zhemm(CBLAS_LAYOUT layout,
                 CBLAS_SIDE Side,
                 CBLAS_UPLO Uplo,
                 int M,
                 int N,
                 const void *alpha,
                 const void *A,
                 int lda,
                 const void *B,
                 int ldb,
                 const void *beta,
                 void *C,
                 int ldc);

/** As cblas_csymm with A Hermitian; the imaginary parts of its diagonal are not read. */
void cblas_zhemm64_(CBLAS_LAYOUT layout,
                    CBLAS_SIDE Side,
                    CBLAS_UPLO Uplo,
                    int64_t M,
                    int64_t N,
                    const void *alpha,
                    const void *A,
                    int64_t lda,
                    const void *B,
                    int64_t ldb,
                    const void *beta,
                    void *C,
                    int64_t ldc);

/**
 * One triangle of C := alpha A A^T + beta C (not transposed) or alpha A^T A + beta C. C is N x N,
 * A is N x K or K x N. The other triangle is neither read nor written.
 */
void cblas_ssyrk(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 CBLAS_TRANSPOSE Trans,
                 int N,
                 int K,
                 float alpha,
                 const float *A,
                 int lda,
                 float beta,
                 float *C,
                 int ldc);

/**
 * One triangle of C := alpha A A^T + beta C (not transposed) or alpha A^T A + beta C. C is N x N,
 * A is N x K or K x N. The other triangle is neither read nor written.
 */
void cblas_ssyrk64_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    CBLAS_TRANSPOSE Trans,
                    int64_t N,
                    int64_t K,
                    float alpha,
                    const float *A,
                    int64_t lda,
                    float beta,
                    float *C,
                    int64_t ldc);

/**
 * One triangle of C := alpha A A^T + beta C (not transposed) or alpha A^T A + beta C. C is N x N,
 * A is N x K or K x N. The other triangle is neither read nor written.
 */
void cblas_dsyrk(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 CBLAS_TRANSPOSE Trans,
                 int N,
                 int K,
                 double alpha,
                 const double *A,
                 int lda,
                 double beta,
                 double *C,
                 int ldc);

/**
 * One triangle of C := alpha A A^T + beta C (not transposed) or alpha A^T A + beta C. C is N x N,
 * A is N x K or K x N. The other triangle is neither read nor written.
 */
void cblas_dsyrk64_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    CBLAS_TRANSPOSE Trans,
                    int64_t N,
                    int64_t K,
                    double alpha,
                    const double *A,
                    int64_t lda,
                    double beta,
                    double *C,
                    int64_t ldc);

/** As cblas_ssyrk; alpha and beta are passed by address. */
void cblas_csyrk(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 CBLAS_TRANSPOSE Trans,
                 int N,
                 int K,
                 const void *alpha,
                 const void *A,
                 int lda,
                 const void *beta,
                 void *C,
                 int ldc);

/** As cblas_ssyrk; alpha and beta are passed by address. */
void cblas_csyrk64_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    CBLAS_TRANSPOSE Trans,
                    int64_t N,
                    int64_t K,
                    const void *alpha,
                    const void *A,
                    int64_t lda,
                    const void *beta,
                    void *C,
                    int64_t ldc);

/** As cblas_ssyrk; alpha and beta are passed by address. */
void cblas_zsyrk(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 CBLAS_TRANSPOSE Trans,
                 int N,
                 int K,
                 const void *alpha,
                 const void *A,
                 int lda,
                 const void *beta,
                 void *C,
                 int ldc);

/** As cblas_ssyrk; alpha and beta are passed by address. */
void cblas_zsyrk64_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    CBLAS_TRANSPOSE Trans,
                    int64_t N,
                    int64_t K,
                    const void *alpha,
                    const void *A,
                    int64_t lda,
                    const void *beta,
                    void *C,
                    int64_t ldc);

/**
 * One triangle of C := alpha A A^H + beta C (not transposed) or alpha A^H A + beta C, otherwise
 * as cblas_csyrk; alpha and beta are real and passed by value. The imaginary parts of the
 * diagonal of C are not read, and set to 0.
 */
void cblas_cherk(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 CBLAS_TRANSPOSE Trans,
                 int N,
                 int K,
                 float alpha,
                 const void *A,
                 int lda,
                 float beta,
                 void *C,
                 int ldc);

/**
 * One triangle of C := alpha A A^H + beta C (not transposed) or alpha A^H A + beta C, otherwise
 * as cblas_csyrk; alpha and beta are real and passed by value. The imaginary parts of the
 * diagonal of C are not read, and set to 0.
 */
void cblas_cherk64_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    CBLAS_TRANSPOSE Trans,
                    int64_t N,
                    int64_t K,
                    float alpha,
                    const void *A,
                    int64_t lda,
                    float beta,
                    void *C,
                    int64_t ldc);

/**
 * One triangle of C := alpha A A^H + beta C (not transposed) or alpha A^H A + beta C, otherwise
 * as cblas_csyrk; alpha and beta are real and passed by value. The imaginary parts of the
 * diagonal of C are not read, and set to 0.
 */
void cblas_zherk(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 CBLAS_TRANSPOSE Trans,
                 int N,
                 int K,
                 double alpha,
                 const void *A,
                 int lda,
                 double beta,
                 void *C,
                 int ldc);

/**
 * One triangle of C := alpha A A^H + beta C (not transposed) or alpha A^H A + beta C, otherwise
 * as cblas_csyrk; alpha and beta are real and passed by value. The imaginary parts of the
 * diagonal of C are not read, and set to 0.
 */
void cblas_zherk64_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    CBLAS_TRANSPOSE Trans,
                    int64_t N,
                    int64_t K,
                    double alpha,
                    const void *A,
                    int64_t lda,
                    double beta,
                    void *C,
                    int64_t ldc);

/**
 * One triangle of C := alpha A B^T + alpha B A^T + beta C (not transposed) or
 * alpha A^T B + alpha B^T A + beta C. C is N x N, A and B are N x K or K x N. The other triangle
 * is neither read nor written.
 */
void cblas_ssyr2k(CBLAS_LAYOUT layout,
                  CBLAS_UPLO Uplo,
                  CBLAS_TRANSPOSE Trans,
                  int N,
                  int K,
                  float alpha,
                  const float *A,
                  int lda,
                  const float *B,
                  int ldb,
                  float beta,
                  float *C,
                  int ldc);

/**
 * One triangle of C := alpha A B^T + alpha B A^T + beta C (not transposed) or
 * alpha A^T B + alpha B^T A + beta C. C is N x N, A and B are N x K or K x N. The other triangle
 * is neither read nor written.
 */
void cblas_ssyr2k64_(CBLAS_LAYOUT layout,
                     CBLAS_UPLO Uplo,
                     CBLAS_TRANSPOSE Trans,
                     int64_t N,
                     int64_t K,
                     float alpha,
                     const float *A,
                     int64_t lda,
                     const float *B,
                     int64_t ldb,
                     float beta,
                     float *C,
                     int64_t ldc);

/**
 * One triangle of C := alpha A B^T + alpha B A^T + beta C (not transposed) or
 * alpha A^T B + alpha B^T A + beta C. C is N x N, A and B are N x K or K x N. The other triangle
 * is neither read nor written.
 */
void cblas_dsyr2k(CBLAS_LAYOUT layout,
                  CBLAS_UPLO Uplo,
                  CBLAS_TRANSPOSE Trans,
                  int N,
                  int K,
                  double alpha,
                  const double *A,
                  int lda,
                  const double *B,
                  int ldb,
                  double beta,
                  double *C,
                  int ldc);

/**
 * One triangle of C := alpha A B^T + alpha B A^T + beta C (not transposed) or
 * alpha A^T B + alpha B^T A + beta C. C is N x N, A and B are N x K or K x N. The other triangle
 * is neither read nor written.
 */
void cblas_dsyr2k64_(CBLAS_LAYOUT layout,
                     CBLAS_UPLO Uplo,
                     CBLAS_TRANSPOSE Trans,
                     int64_t N,
                     int64_t K,
                     double alpha,
                     const double *A,
                     int64_t lda,
                     const double *B,
                     int64_t ldb,
                     double beta,
                     double *C,
                     int64_t ldc);

/** As cblas_ssyr2k; alpha and beta are passed by address. */
void cblas_csyr2k(CBLAS_LAYOUT layout,
                  CBLAS_UPLO Uplo,
                  CBLAS_TRANSPOSE Trans,
                  int N,
                  int K,
                  const void *alpha,
                  const void *A,
                  int lda,
                  const void *B,
                  int ldb,
                  const void *beta,
                  void *C,
                  int ldc);

/** As cblas_ssyr2k; alpha and beta are passed by address. */
void cblas_csyr2k64_(CBLAS_LAYOUT layout,
                     CBLAS_UPLO Uplo,
                     CBLAS_TRANSPOSE Trans,
                     int64_t N,
                     int64_t K,
                     const void *alpha,
                     const void *A,
                     int64_t lda,
                     const void *B,
                     int64_t ldb,
                     const void *beta,
                     void *C,
                     int64_t ldc);

/** As cblas_ssyr2k; alpha and beta are passed by address. */
void cblas_zsyr2k(CBLAS_LAYOUT layout,
                  CBLAS_UPLO Uplo,
                  CBLAS_TRANSPOSE Trans,
                  int N,
                  int K,
                  const void *alpha,
                  const void *A,
                  int lda,
                  const void *B,
                  int ldb,
                  const void *beta,
                  void *C,
                  int ldc);

/** As cblas_ssyr2k; alpha and beta are passed by address. */
void cblas_zsyr2k64_(CBLAS_LAYOUT layout,
                     CBLAS_UPLO Uplo,
                     CBLAS_TRANSPOSE Trans,
                     int64_t N,
                     int64_t K,
                     const void *alpha,
                     const void *A,
                     int64_t lda,
                     const void *B,
                     int64_t ldb,
                     const void *beta,
                     void *C,
                     int64_t ldc);

/**
 * One triangle of C := alpha A B^H + conj(alpha) B A^H + beta C (not transposed) or
 * alpha A^H B + conj(alpha) B^H A + beta C, otherwise as cblas_csyr2k; beta is real and passed by
 * value. The imaginary parts of the diagonal of C are not read, and set to 0.
 */
void cblas_cher2k(CBLAS_LAYOUT layout,
                  CBLAS_UPLO Uplo,
                  CBLAS_TRANSPOSE Trans,
                  int N,
                  int K,
                  const void *alpha,
                  const void *A,
                  int lda,
                  const void *B,
                  int ldb,
                  float beta,
                  void *C,
                  int ldc);

/**
 * One triangle of C := alpha A B^H + conj(alpha) B A^H + beta C (not transposed) or
 * alpha A^H B + conj(alpha) B^H A + beta C, otherwise as cblas_csyr2k; beta is real and passed by
 * value. The imaginary parts of the diagonal of C are not read, and set to 0.
 */
void cblas_cher2k64_(CBLAS_LAYOUT layout,
                     CBLAS_UPLO Uplo,
                     CBLAS_TRANSPOSE Trans,
                     int64_t N,
                     int64_t K,
                     const void *alpha,
                     const void *A,
                     int64_t lda,
                     const void *B,
                     int64_t ldb,
                     float beta,
                     void *C,
                     int64_t ldc);

/**
 * One triangle of C := alpha A B^H + conj(alpha) B A^H + beta C (not transposed) or
 * alpha A^H B + conj(alpha) B^H A + beta C, otherwise as cblas_csyr2k; beta is real and passed by
 * value. The imaginary parts of the diagonal of C are not read, and set to 0.
 */
void cblas_zher2k(CBLAS_LAYOUT layout,
                  CBLAS_UPLO Uplo,
                  CBLAS_TRANSPOSE Trans,
                  int N,
                  int K,
                  const void *alpha,
                  const void *A,
                  int lda,
                  const void *B,
                  int ldb,
                  double beta,
                  void *C,
                  int ldc);

/**
 * One triangle of C := alpha A B^H + conj(alpha) B A^H + beta C (not transposed) or
 * alpha A^H B + conj(alpha) B^H A + beta C, otherwise as cblas_csyr2k; beta is real and passed by
 * value. The imaginary parts of the diagonal of C are not read, and set to 0.
 */
void cblas_zher2k64_(CBLAS_LAYOUT layout,
                     CBLAS_UPLO Uplo,
                     CBLAS_TRANSPOSE Trans,
                     int64_t N,
                     int64_t K,
                     const void *alpha,
                     const void *A,
                     int64_t lda,
                     const void *B,
                     int64_t ldb,
                     double beta,
                     void *C,
                     int64_t ldc);

/**
 * B := alpha op(A); A is rows x cols, with leading dimension lda (distance between rows if
 * row-major, else between columns), B with ldb. A and B do not overlap.
 */
void cblas_somatcopy(CBLAS_LAYOUT layout,
                     CBLAS_TRANSPOSE trans,
                     int rows,
                     int cols,
                     float alpha,
                     const float *A,
                     int lda,
                     float *B,
                     int ldb);

/**
 * B := alpha op(A); A is rows x cols, with leading dimension lda (distance between rows if
 * row-major, else between columns), B with ldb. A and B do not overlap.
 */
void cblas_somatcopy64_(CBLAS_LAYOUT layout,
                        CBLAS_TRANSPOSE trans,
                        int64_t rows,
                        int64_t cols,
                        float alpha,
                        const float *A,
                        int64_t lda,
                        float *B,
                        int64_t ldb);

/**
 * B := alpha op(A); A is rows x cols, with leading dimension lda (distance between rows if
 * row-major, else between columns), B with ldb. A and B do not overlap.
 */
void cblas_domatcopy(CBLAS_LAYOUT layout,
                     CBLAS_TRANSPOSE trans,
                     int rows,
                     int cols,
                     double alpha,
                     const double *A,
                     int lda,
                     double *B,
                     int ldb);

/**
 * B := alpha op(A); A is rows x cols, with leading dimension lda (distance between rows if
 * row-major, else between columns), B with ldb. A and B do not overlap.
 */
void cblas_domatcopy64_(CBLAS_LAYOUT layout,
                        CBLAS_TRANSPOSE trans,
                        int64_t rows,
                        int64_t cols,
                        double alpha,
                        const double *A,
                        int64_t lda,
                        double *B,
                        int64_t ldb);

/** As cblas_somatcopy; alpha is passed by address. */
void cblas_comatcopy(CBLAS_LAYOUT layout,
                     CBLAS_TRANSPOSE trans,
                     int rows,
                     int cols,
                     const void *alpha,
                     const void *A,
                     int lda,
                     void *B,
                     int ldb);

/** As cblas_somatcopy; alpha is passed by address. */
void cblas_comatcopy64_(CBLAS_LAYOUT layout,
                        CBLAS_TRANSPOSE trans,
                        int64_t rows,
                        int64_t cols,
                        const void *alpha,
                        const void *A,
                        int64_t lda,
                        void *B,
                        int64_t ldb);

/** As cblas_somatcopy; alpha is passed by address. */
void cblas_zomatcopy(CBLAS_LAYOUT layout,
                     CBLAS_TRANSPOSE trans,
                     int rows,
                     int cols,
                     const void *alpha,
                     const void *A,
                     int lda,
                     void *B,
                     int ldb);

/** As cblas_somatcopy; alpha is passed by address. */
void cblas_zomatcopy64_(CBLAS_LAYOUT layout,
                        CBLAS_TRANSPOSE trans,
                        int64_t rows,
                        int64_t cols,
                        const void *alpha,
                        const void *A,
                        int64_t lda,
                        void *B,
                        int64_t ldb);

/** A := alpha op(A) in place, as cblas_somatcopy; lda is the leading dimension before, ldb after. */
void cblas_simatcopy(CBLAS_LAYOUT layout,
                     CBLAS_TRANSPOSE trans,
                     int rows,
                     int cols,
                     float alpha,
                     float *A,
                     int lda,
                     int ldb);

/** A := alpha op(A) in place, as cblas_somatcopy; lda is the leading dimension before, ldb after. */
void cblas_simatcopy64_(CBLAS_LAYOUT layout,
                        CBLAS_TRANSPOSE trans,
                        int64_t rows,
                        int64_t cols,
                        float alpha,
                        float *A,
                        int64_t lda,
                        int64_t ldb);

/** A := alpha op(A) in place, as cblas_somatcopy; lda is the leading dimension before, ldb after. */
void cblas_dimatcopy(CBLAS_LAYOUT layout,
                     CBLAS_TRANSPOSE trans,
                     int rows,
                     int cols,
                     double alpha,
                     double *A,
                     int lda,
                     int ldb);

/** A := alpha op(A) in place, as cblas_somatcopy; lda is the leading dimension before, ldb after. */
void cblas_dimatcopy64_(CBLAS_LAYOUT layout,
                        CBLAS_TRANSPOSE trans,
                        int64_t rows,
                        int64_t cols,
                        double alpha,
                        double *A,
                        int64_t lda,
                        int64_t ldb);

/** As cblas_simatcopy; alpha is passed by address. */
void cblas_cimatcopy(CBLAS_LAYOUT layout,
                     CBLAS_TRANSPOSE trans,
                     int rows,
                     int cols,
                     const void *alpha,
                     void *A,
                     int lda,
                     int ldb);

/** As cblas_simatcopy; alpha is passed by address. */
void cblas_cimatcopy64_(CBLAS_LAYOUT layout,
                        CBLAS_TRANSPOSE trans,
                        int64_t rows,
                        int64_t cols,
                        const void *alpha,
                        void *A,
                        int64_t lda,
                        int64_t ldb);

/** As cblas_simatcopy; alpha is passed by address. */
void cblas_zimatcopy(CBLAS_LAYOUT layout,
                     CBLAS_TRANSPOSE trans,
                     int rows,
                     int cols,
                     const void *alpha,
                     void *A,
                     int lda,
                     int ldb);

/** As cblas_simatcopy; alpha is passed by address. */
void cblas_zimatcopy64_(CBLAS_LAYOUT layout,
                        CBLAS_TRANSPOSE trans,
                        int64_t rows,
                        int64_t cols,
                        const void *alpha,
                        void *A,
                        int64_t lda,
                        int64_t ldb);

/** C := alpha A + beta C, both M x N. With beta = 0 C is not read, with alpha = 0 A is not. */
void cblas_sgeadd(CBLAS_LAYOUT layout,
                  int M,
                  int N,
                  float alpha,
                  const float *A,
                  int lda,
                  float beta,
                  float *C,
                  int ldc);

/** C := alpha A + beta C, both M x N. With beta = 0 C is not read, with alpha = 0 A is not. */
void cblas_sgeadd64_(CBLAS_LAYOUT layout,
                     int64_t M,
                     int64_t N,
                     float alpha,
                     const float *A,
                     int64_t lda,
                     float beta,
                     float *C,
                     int64_t ldc);

/** C := alpha A + beta C, both M x N. With beta = 0 C is not read, with alpha = 0 A is not. */
void cblas_dgeadd(CBLAS_LAYOUT layout,
                  int M,
                  int N,
                  double alpha,
                  const double *A,
                  int lda,
                  double beta,
                  double *C,
                  int ldc);

/** C := alpha A + beta C, both M x N. With beta = 0 C is not read, with alpha = 0 A is not. */
void cblas_dgeadd64_(CBLAS_LAYOUT layout,
                     int64_t M,
                     int64_t N,
                     double alpha,
                     const double *A,
                     int64_t lda,
                     double beta,
                     double *C,
                     int64_t ldc);

/** As cblas_sgeadd; alpha and beta are passed by address. */
void cblas_cgeadd(CBLAS_LAYOUT layout,
                  int M,
                  int N,
                  const void *alpha,
                  const void *A,
                  int lda,
                  const void *beta,
                  void *C,
                  int ldc);

/** As cblas_sgeadd; alpha and beta are passed by address. */
void cblas_cgeadd64_(CBLAS_LAYOUT layout,
                     int64_t M,
                     int64_t N,
                     const void *alpha,
                     const void *A,
                     int64_t lda,
                     const void *beta,
                     void *C,
                     int64_t ldc);

/** As cblas_sgeadd; alpha and beta are passed by address. */
void cblas_zgeadd(CBLAS_LAYOUT layout,
                  int M,
                  int N,
                  const void *alpha,
                  const void *A,
                  int lda,
                  const void *beta,
                  void *C,
                  int ldc);

/** As cblas_sgeadd; alpha and beta are passed by address. */
void cblas_zgeadd64_(CBLAS_LAYOUT layout,
                     int64_t M,
                     int64_t N,
                     const void *alpha,
                     const void *A,
                     int64_t lda,
                     const void *beta,
                     void *C,
                     int64_t ldc);

/**
 * Y := alpha op(A) X + beta Y; A is an M x N band. With beta = 0 Y is not read, with alpha = 0 A and X
 * are not.
 */
void cblas_sgbmv(CBLAS_LAYOUT layout,
                 CBLAS_TRANSPOSE TransA,
                 int M,
                 int N,
                 int KL,
                 int KU,
                 float alpha,
                 const float *A,
                 int lda,
                 const float *X,
                 int incX,
                 float beta,
                 float *Y,
                 int incY);

/**
 * Y := alpha op(A) X + beta Y; A is an M x N band. With beta = 0 Y is not read, with alpha = 0 A and X
 * are not.
 */
void cblas_sgbmv64_(CBLAS_LAYOUT layout,
                    CBLAS_TRANSPOSE TransA,
                    int64_t M,
                    int64_t N,
                    int64_t KL,
                    int64_t KU,
                    float alpha,
                    const float *A,
                    int64_t lda,
                    const float *X,
                    int64_t incX,
                    float beta,
                    float *Y,
                    int64_t incY);

/**
 * Y := alpha op(A) X + beta Y; A is an M x N band. With beta = 0 Y is not read, with alpha = 0 A and X
 * are not.
 */
void cblas_dgbmv(CBLAS_LAYOUT layout,
                 CBLAS_TRANSPOSE TransA,
                 int M,
                 int N,
                 int KL,
                 int KU,
                 double alpha,
                 const double *A,
                 int lda,
                 const double *X,
                 int incX,
                 double beta,
                 double *Y,
                 int incY);

/**
 * Y := alpha op(A) X + beta Y; A is an M x N band. With beta = 0 Y is not read, with alpha = 0 A and X
 * are not.
 */
void cblas_dgbmv64_(CBLAS_LAYOUT layout,
                    CBLAS_TRANSPOSE TransA,
                    int64_t M,
                    int64_t N,
                    int64_t KL,
                    int64_t KU,
                    double alpha,
                    const double *A,
                    int64_t lda,
                    const double *X,
                    int64_t incX,
                    double beta,
                    double *Y,
                    int64_t incY);

/** As cblas_sgbmv; alpha and beta are passed by address. */
void cblas_cgbmv(CBLAS_LAYOUT layout,
                 CBLAS_TRANSPOSE TransA,
                 int M,
                 int N,
                 int KL,
                 int KU,
                 const void *alpha,
                 const void *A,
                 int lda,
                 const void *X,
                 int incX,
                 const void *beta,
                 void *Y,
                 int incY);

/** As cblas_sgbmv; alpha and beta are passed by address. */
void cblas_cgbmv64_(CBLAS_LAYOUT layout,
                    CBLAS_TRANSPOSE TransA,
                    int64_t M,
                    int64_t N,
                    int64_t KL,
                    int64_t KU,
                    const void *alpha,
                    const void *A,
                    int64_t lda,
                    const void *X,
                    int64_t incX,
                    const void *beta,
                    void *Y,
                    int64_t incY);

/** As cblas_sgbmv; alpha and beta are passed by address. */
void cblas_zgbmv(CBLAS_LAYOUT layout,
                 CBLAS_TRANSPOSE TransA,
                 int M,
                 int N,
                 int KL,
                 int KU,
                 const void *alpha,
                 const void *A,
                 int lda,
                 const void *X,
                 int incX,
                 const void *beta,
                 void *Y,
                 int incY);

/** As cblas_sgbmv; alpha and beta are passed by address. */
void cblas_zgbmv64_(CBLAS_LAYOUT layout,
                    CBLAS_TRANSPOSE TransA,
                    int64_t M,
                    int64_t N,
                    int64_t KL,
                    int64_t KU,
                    const void *alpha,
                    const void *A,
                    int64_t lda,
                    const void *X,
                    int64_t incX,
                    const void *beta,
                    void *Y,
                    int64_t incY);

/**
 * Y := alpha A X + beta Y; A is a symmetric N x N band with K diagonals beside the main one, one triangle
 * of which is read.
 */
void cblas_ssbmv(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 int N,
                 int K,
                 float alpha,
                 const float *A,
                 int lda,
                 const float *X,
                 int incX,
                 float beta,
                 float *Y,
                 int incY);

/**
 * Y := alpha A X + beta Y; A is a symmetric N x N band with K diagonals beside the main one, one triangle
 * of which is read.
 */
void cblas_ssbmv64_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    int64_t N,
                    int64_t K,
                    float alpha,
                    const float *A,
                    int64_t lda,
                    const float *X,
                    int64_t incX,
                    float beta,
                    float *Y,
                    int64_t incY);

/**
 * Y := alpha A X + beta Y; A is a symmetric N x N band with K diagonals beside the main one, one triangle
 * of which is read.
 */
void cblas_dsbmv(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 int N,
                 int K,
                 double alpha,
                 const double *A,
                 int lda,
                 const double *X,
                 int incX,
                 double beta,
                 double *Y,
                 int incY);

/**
 * Y := alpha A X + beta Y; A is a symmetric N x N band with K diagonals beside the main one, one triangle
 * of which is read.
 */
void cblas_dsbmv64_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    int64_t N,
                    int64_t K,
                    double alpha,
                    const double *A,
                    int64_t lda,
                    const double *X,
                    int64_t incX,
                    double beta,
                    double *Y,
                    int64_t incY);

/** As cblas_ssbmv with A Hermitian; alpha and beta are passed by address. */
void cblas_chbmv(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 int N,
                 int K,
                 const void *alpha,
                 const void *A,
                 int lda,
                 const void *X,
                 int incX,
                 const void *beta,
                 void *Y,
                 int incY);

/** As cblas_ssbmv with A Hermitian; alpha and beta are passed by address. */
void cblas_chbmv64_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    int64_t N,
                    int64_t K,
                    const void *alpha,
                    const void *A,
                    int64_t lda,
                    const void *X,
                    int64_t incX,
                    const void *beta,
                    void *Y,
                    int64_t incY);

/** As cblas_ssbmv with A Hermitian; alpha and beta are passed by address. */
void cblas_zhbmv(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 int N,
                 int K,
                 const void *alpha,
                 const void *A,
                 int lda,
                 const void *X,
                 int incX,
                 const void *beta,
                 void *Y,
                 int incY);

/** As cblas_ssbmv with A Hermitian; alpha and beta are passed by address. */
void cblas_zhbmv64_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    int64_t N,
                    int64_t K,
                    const void *alpha,
                    const void *A,
                    int64_t lda,
                    const void *X,
                    int64_t incX,
                    const void *beta,
                    void *Y,
                    int64_t incY);

/** Y := alpha A X + beta Y; A is symmetric, N x N, and packed. */
void cblas_sspmv(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 int N,
                 float alpha,
                 const float *Ap,
                 const float *X,
                 int incX,
                 float beta,
                 float *Y,
                 int incY);

/** Y := alpha A X + beta Y; A is symmetric, N x N, and packed. */
void cblas_sspmv64_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    int64_t N,
                    float alpha,
                    const float *Ap,
                    const float *X,
                    int64_t incX,
                    float beta,
                    float *Y,
                    int64_t incY);

/** Y := alpha A X + beta Y; A is symmetric, N x N, and packed. */
void cblas_dspmv(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 int N,
                 double alpha,
                 const double *Ap,
                 const double *X,
                 int incX,
                 double beta,
                 double *Y,
                 int incY);

/** Y := alpha A X + beta Y; A is symmetric, N x N, and packed. */
void cblas_dspmv64_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    int64_t N,
                    double alpha,
                    const double *Ap,
                    const double *X,
                    int64_t incX,
                    double beta,
                    double *Y,
                    int64_t incY);

/** As cblas_sspmv with A Hermitian; alpha and beta are passed by address. */
void cblas_chpmv(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 int N,
                 const void *alpha,
                 const void *Ap,
                 const void *X,
                 int incX,
                 const void *beta,
                 void *Y,
                 int incY);

/** As cblas_sspmv with A Hermitian; alpha and beta are passed by address. */
void cblas_chpmv64_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    int64_t N,
                    const void *alpha,
                    const void *Ap,
                    const void *X,
                    int64_t incX,
                    const void *beta,
                    void *Y,
                    int64_t incY);

/** As cblas_sspmv with A Hermitian; alpha and beta are passed by address. */
void cblas_zhpmv(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 int N,
                 const void *alpha,
                 const void *Ap,
                 const void *X,
                 int incX,
                 const void *beta,
                 void *Y,
                 int incY);

/** As cblas_sspmv with A Hermitian; alpha and beta are passed by address. */
void cblas_zhpmv64_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    int64_t N,
                    const void *alpha,
                    const void *Ap,
                    const void *X,
                    int64_t incX,
                    const void *beta,
                    void *Y,
                    int64_t incY);

/** X := op(A) X; A is a triangular N x N band with K diagonals beside the main one. */
void cblas_stbmv(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 CBLAS_TRANSPOSE TransA,
                 CBLAS_DIAG Diag,
                 int N,
                 int K,
                 const float *A,
                 int lda,
                 float *X,
                 int incX);

/** X := op(A) X; A is a triangular N x N band with K diagonals beside the main one. */
void cblas_stbmv64_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    CBLAS_TRANSPOSE TransA,
                    CBLAS_DIAG Diag,
                    int64_t N,
                    int64_t K,
                    const float *A,
                    int64_t lda,
                    float *X,
                    int64_t incX);

/** X := op(A) X; A is a triangular N x N band with K diagonals beside the main one. */
void cblas_dtbmv(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 CBLAS_TRANSPOSE TransA,
                 CBLAS_DIAG Diag,
                 int N,
                 int K,
                 const double *A,
                 int lda,
                 double *X,
                 int incX);

/** X := op(A) X; A is a triangular N x N band with K diagonals beside the main one. */
void cblas_dtbmv64_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    CBLAS_TRANSPOSE TransA,
                    CBLAS_DIAG Diag,
                    int64_t N,
                    int64_t K,
                    const double *A,
                    int64_t lda,
                    double *X,
                    int64_t incX);

/** X := op(A) X; A is a triangular N x N band with K diagonals beside the main one. */
void cblas_ctbmv(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 CBLAS_TRANSPOSE TransA,
                 CBLAS_DIAG Diag,
                 int N,
                 int K,
                 const void *A,
                 int lda,
                 void *X,
                 int incX);

/** X := op(A) X; A is a triangular N x N band with K diagonals beside the main one. */
void cblas_ctbmv64_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    CBLAS_TRANSPOSE TransA,
                    CBLAS_DIAG Diag,
                    int64_t N,
                    int64_t K,
                    const void *A,
                    int64_t lda,
                    void *X,
                    int64_t incX);

/** X := op(A) X; A is a triangular N x N band with K diagonals beside the main one. */
void cblas_ztbmv(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 CBLAS_TRANSPOSE TransA,
                 CBLAS_DIAG Diag,
                 int N,
                 int K,
                 const void *A,
                 int lda,
                 void *X,
                 int incX);

/** X := op(A) X; A is a triangular N x N band with K diagonals beside the main one. */
void cblas_ztbmv64_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    CBLAS_TRANSPOSE TransA,
                    CBLAS_DIAG Diag,
                    int64_t N,
                    int64_t K,
                    const void *A,
                    int64_t lda,
                    void *X,
                    int64_t incX);

/** Solves op(A) X' = X, A as in cblas_stbmv; X' overwrites X. There is no test for singularity. */
void cblas_stbsv(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 CBLAS_TRANSPOSE TransA,
                 CBLAS_DIAG Diag,
                 int N,
                 int K,
                 const float *A,
                 int lda,
                 float *X,
                 int incX);

/** Solves op(A) X' = X, A as in cblas_stbmv; X' overwrites X. There is no test for singularity. */
void cblas_stbsv64_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    CBLAS_TRANSPOSE TransA,
                    CBLAS_DIAG Diag,
                    int64_t N,
                    int64_t K,
                    const float *A,
                    int64_t lda,
                    float *X,
                    int64_t incX);

/** Solves op(A) X' = X, A as in cblas_stbmv; X' overwrites X. There is no test for singularity. */
void cblas_dtbsv(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 CBLAS_TRANSPOSE TransA,
                 CBLAS_DIAG Diag,
                 int N,
                 int K,
                 const double *A,
                 int lda,
                 double *X,
                 int incX);

/** Solves op(A) X' = X, A as in cblas_stbmv; X' overwrites X. There is no test for singularity. */
void cblas_dtbsv64_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    CBLAS_TRANSPOSE TransA,
                    CBLAS_DIAG Diag,
                    int64_t N,
                    int64_t K,
                    const double *A,
                    int64_t lda,
                    double *X,
                    int64_t incX);

/** Solves op(A) X' = X, A as in cblas_stbmv; X' overwrites X. There is no test for singularity. */
void cblas_ctbsv(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 CBLAS_TRANSPOSE TransA,
                 CBLAS_DIAG Diag,
                 int N,
                 int K,
                 const void *A,
                 int lda,
                 void *X,
                 int incX);

/** Solves op(A) X' = X, A as in cblas_stbmv; X' overwrites X. There is no test for singularity. */
void cblas_ctbsv64_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    CBLAS_TRANSPOSE TransA,
                    CBLAS_DIAG Diag,
                    int64_t N,
                    int64_t K,
                    const void *A,
                    int64_t lda,
                    void *X,
                    int64_t incX);

/** Solves op(A) X' = X, A as in cblas_stbmv; X' overwrites X. There is no test for singularity. */
void cblas_ztbsv(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 CBLAS_TRANSPOSE TransA,
                 CBLAS_DIAG Diag,
                 int N,
                 int K,
                 const void *A,
                 int lda,
                 void *X,
                 int incX);

/** Solves op(A) X' = X, A as in cblas_stbmv; X' overwrites X. There is no test for singularity. */
void cblas_ztbsv64_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    CBLAS_TRANSPOSE TransA,
                    CBLAS_DIAG Diag,
                    int64_t N,
                    int64_t K,
                    const void *A,
                    int64_t lda,
                    void *X,
                    int64_t incX);

/** X := op(A) X; A is triangular, N x N, and packed. */
void cblas_stpmv(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 CBLAS_TRANSPOSE TransA,
                 CBLAS_DIAG Diag,
                 int N,
                 const float *Ap,
                 float *X,
                 int incX);

/** X := op(A) X; A is triangular, N x N, and packed. */
void cblas_stpmv64_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    CBLAS_TRANSPOSE TransA,
                    CBLAS_DIAG Diag,
                    int64_t N,
                    const float *Ap,
                    float *X,
                    int64_t incX);

/** X := op(A) X; A is triangular, N x N, and packed. */
void cblas_dtpmv(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 CBLAS_TRANSPOSE TransA,
                 CBLAS_DIAG Diag,
                 int N,
                 const double *Ap,
                 double *X,
                 int incX);

/** X := op(A) X; A is triangular, N x N, and packed. */
void cblas_dtpmv64_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    CBLAS_TRANSPOSE TransA,
                    CBLAS_DIAG Diag,
                    int64_t N,
                    const double *Ap,
                    double *X,
                    int64_t incX);

/** X := op(A) X; A is triangular, N x N, and packed. */
void cblas_ctpmv(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 CBLAS_TRANSPOSE TransA,
                 CBLAS_DIAG Diag,
                 int N,
                 const void *Ap,
                 void *X,
                 int incX);

/** X := op(A) X; A is triangular, N x N, and packed. */
void cblas_ctpmv64_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    CBLAS_TRANSPOSE TransA,
                    CBLAS_DIAG Diag,
                    int64_t N,
                    const void *Ap,
                    void *X,
                    int64_t incX);

/** X := op(A) X; A is triangular, N x N, and packed. */
void cblas_ztpmv(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 CBLAS_TRANSPOSE TransA,
                 CBLAS_DIAG Diag,
                 int N,
                 const void *Ap,
                 void *X,
                 int incX);

/** X := op(A) X; A is triangular, N x N, and packed. */
void cblas_ztpmv64_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    CBLAS_TRANSPOSE TransA,
                    CBLAS_DIAG Diag,
                    int64_t N,
                    const void *Ap,
                    void *X,
                    int64_t incX);

/** Solves op(A) X' = X, A as in cblas_stpmv; X' overwrites X. There is no test for singularity. */
void cblas_stpsv(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 CBLAS_TRANSPOSE TransA,
                 CBLAS_DIAG Diag,
                 int N,
                 const float *Ap,
                 float *X,
                 int incX);

/** Solves op(A) X' = X, A as in cblas_stpmv; X' overwrites X. There is no test for singularity. */
void cblas_stpsv64_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    CBLAS_TRANSPOSE TransA,
                    CBLAS_DIAG Diag,
                    int64_t N,
                    const float *Ap,
                    float *X,
                    int64_t incX);

/** Solves op(A) X' = X, A as in cblas_stpmv; X' overwrites X. There is no test for singularity. */
void cblas_dtpsv(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 CBLAS_TRANSPOSE TransA,
                 CBLAS_DIAG Diag,
                 int N,
                 const double *Ap,
                 double *X,
                 int incX);

/** Solves op(A) X' = X, A as in cblas_stpmv; X' overwrites X. There is no test for singularity. */
void cblas_dtpsv64_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    CBLAS_TRANSPOSE TransA,
                    CBLAS_DIAG Diag,
                    int64_t N,
                    const double *Ap,
                    double *X,
                    int64_t incX);

/** Solves op(A) X' = X, A as in cblas_stpmv; X' overwrites X. There is no test for singularity. */
void cblas_ctpsv(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 CBLAS_TRANSPOSE TransA,
                 CBLAS_DIAG Diag,
                 int N,
                 const void *Ap,
                 void *X,
                 int incX);

/** Solves op(A) X' = X, A as in cblas_stpmv; X' overwrites X. There is no test for singularity. */
void cblas_ctpsv64_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    CBLAS_TRANSPOSE TransA,
                    CBLAS_DIAG Diag,
                    int64_t N,
                    const void *Ap,
                    void *X,
                    int64_t incX);

/** Solves op(A) X' = X, A as in cblas_stpmv; X' overwrites X. There is no test for singularity. */
void cblas_ztpsv(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 CBLAS_TRANSPOSE TransA,
                 CBLAS_DIAG Diag,
                 int N,
                 const void *Ap,
                 void *X,
                 int incX);

/** Solves op(A) X' = X, A as in cblas_stpmv; X' overwrites X. There is no test for singularity. */
void cblas_ztpsv64_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    CBLAS_TRANSPOSE TransA,
                    CBLAS_DIAG Diag,
                    int64_t N,
                    const void *Ap,
                    void *X,
                    int64_t incX);

/** A := alpha X X^T + A; A is symmetric, N x N, and packed. */
void cblas_sspr(CBLAS_LAYOUT layout,
                CBLAS_UPLO Uplo,
                int N,
                float alpha,
                const float *X,
                int incX,
                float *Ap);

/** A := alpha X X^T + A; A is symmetric, N x N, and packed. */
void cblas_sspr64_(CBLAS_LAYOUT layout,
                   CBLAS_UPLO Uplo,
                   int64_t N,
                   float alpha,
                   const float *X,
                   int64_t incX,
                   float *Ap);

/** A := alpha X X^T + A; A is symmetric, N x N, and packed. */
void cblas_dspr(CBLAS_LAYOUT layout,
                CBLAS_UPLO Uplo,
                int N,
                double alpha,
                const double *X,
                int incX,
                double *Ap);

/** A := alpha X X^T + A; A is symmetric, N x N, and packed. */
void cblas_dspr64_(CBLAS_LAYOUT layout,
                   CBLAS_UPLO Uplo,
                   int64_t N,
                   double alpha,
                   const double *X,
                   int64_t incX,
                   double *Ap);

/** A := alpha X X^H + A; A is Hermitian, N x N, and packed; alpha is real. */
void cblas_chpr(CBLAS_LAYOUT layout,
                CBLAS_UPLO Uplo,
                int N,
                float alpha,
                const void *X,
                int incX,
                void *Ap);

/** A := alpha X X^H + A; A is Hermitian, N x N, and packed; alpha is real. */
void cblas_chpr64_(CBLAS_LAYOUT layout,
                   CBLAS_UPLO Uplo,
                   int64_t N,
                   float alpha,
                   const void *X,
                   int64_t incX,
                   void *Ap);

/** A := alpha X X^H + A; A is Hermitian, N x N, and packed; alpha is real. */
void cblas_zhpr(CBLAS_LAYOUT layout,
                CBLAS_UPLO Uplo,
                int N,
                double alpha,
                const void *X,
                int incX,
                void *Ap);

/** A := alpha X X^H + A; A is Hermitian, N x N, and packed; alpha is real. */
void cblas_zhpr64_(CBLAS_LAYOUT layout,
                   CBLAS_UPLO Uplo,
                   int64_t N,
                   double alpha,
                   const void *X,
                   int64_t incX,
                   void *Ap);

/** A := alpha X Y^T + alpha Y X^T + A; A is symmetric, N x N, and packed. */
void cblas_sspr2(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 int N,
                 float alpha,
                 const float *X,
                 int incX,
                 const float *Y,
                 int incY,
                 float *A);

/** A := alpha X Y^T + alpha Y X^T + A; A is symmetric, N x N, and packed. */
void cblas_sspr264_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    int64_t N,
                    float alpha,
                    const float *X,
                    int64_t incX,
                    const float *Y,
                    int64_t incY,
                    float *A);

/** A := alpha X Y^T + alpha Y X^T + A; A is symmetric, N x N, and packed. */
void cblas_dspr2(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 int N,
                 double alpha,
                 const double *X,
                 int incX,
                 const double *Y,
                 int incY,
                 double *A);

/** A := alpha X Y^T + alpha Y X^T + A; A is symmetric, N x N, and packed. */
void cblas_dspr264_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    int64_t N,
                    double alpha,
                    const double *X,
                    int64_t incX,
                    const double *Y,
                    int64_t incY,
                    double *A);

/**
 * A := alpha X Y^H + conj(alpha) Y X^H + A; A is Hermitian, N x N, and packed; alpha is passed by
 * address.
 */
void cblas_chpr2(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 int N,
                 const void *alpha,
                 const void *X,
                 int incX,
                 const void *Y,
                 int incY,
                 void *Ap);

/**
 * A := alpha X Y^H + conj(alpha) Y X^H + A; A is Hermitian, N x N, and packed; alpha is passed by
 * address.
 */
void cblas_chpr264_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    int64_t N,
                    const void *alpha,
                    const void *X,
                    int64_t incX,
                    const void *Y,
                    int64_t incY,
                    void *Ap);

/**
 * A := alpha X Y^H + conj(alpha) Y X^H + A; A is Hermitian, N x N, and packed; alpha is passed by
 * address.
 */
void cblas_zhpr2(CBLAS_LAYOUT layout,
                 CBLAS_UPLO Uplo,
                 int N,
                 const void *alpha,
                 const void *X,
                 int incX,
                 const void *Y,
                 int incY,
                 void *Ap);

/**
 * A := alpha X Y^H + conj(alpha) Y X^H + A; A is Hermitian, N x N, and packed; alpha is passed by
 * address.
 */
void cblas_zhpr264_(CBLAS_LAYOUT layout,
                    CBLAS_UPLO Uplo,
                    int64_t N,
                    const void *alpha,
                    const void *X,
                    int64_t incX,
                    const void *Y,
                    int64_t incY,
                    void *Ap);

/** As luchoSetNumThreads. */
void openblas_set_num_threads(int num_threads);

/** As luchoSetNumThreads, under a still older name. */
void goto_set_num_threads(int num_threads);

/** As luchoSetNumThreads, in libraries built with the suffix 64_. */
void openblas_set_num_threads64_(int num_threads);

/** As luchoSetNumThreadsLocal. */
int openblas_set_num_threads_local(int num_threads);

/** As luchoGetNumThreads. */
int openblas_get_num_threads(void);

/** As luchoGetNumThreads, in libraries built with the suffix 64_. */
int openblas_get_num_threads64_(void);

/** The processors that the environment leaves to this process. */
int openblas_get_num_procs(void);

/** How the library runs in parallel: 1, by threads of its own. */
int openblas_get_parallel(void);

/** Name and version of the library, a string that is never freed. */
const char *openblas_get_config(void);

/** The instruction set in use, a string that is never freed. */
const char *openblas_get_corename(void);

/**
 * B := alpha op(A) B (left) or alpha B op(A) (right), where A is one triangle of what is stored,
 * with a diagonal of ones if that is unit. B is M x N. With alpha = 0 nothing is read.
 */
void cblas_strmm(CBLAS_LAYOUT layout,
                 CBLAS_SIDE Side,
                 CBLAS_UPLO Uplo,
                 CBLAS_TRANSPOSE TransA,
                 CBLAS_DIAG Diag,
                 int M,
                 int N,
                 float alpha,
                 const float *A,
                 int lda,
                 float *B,
                 int ldb);

/**
 * B := alpha op(A) B (left) or alpha B op(A) (right), where A is one triangle of what is stored,
 * with a diagonal of ones if that is unit. B is M x N. With alpha = 0 nothing is read.
 */
void cblas_strmm64_(CBLAS_LAYOUT layout,
                    CBLAS_SIDE Side,
                    CBLAS_UPLO Uplo,
                    CBLAS_TRANSPOSE TransA,
                    CBLAS_DIAG Diag,
                    int64_t M,
                    int64_t N,
                    float alpha,
                    const float *A,
                    int64_t lda,
                    float *B,
                    int64_t ldb);

/**
 * B := alpha op(A) B (left) or alpha B op(A) (right), where A is one triangle of what is stored,
 * with a diagonal of ones if that is unit. B is M x N. With alpha = 0 nothing is read.
 */
void cblas_dtrmm(CBLAS_LAYOUT layout,
                 CBLAS_SIDE Side,
                 CBLAS_UPLO Uplo,
                 CBLAS_TRANSPOSE TransA,
                 CBLAS_DIAG Diag,
                 int M,
                 int N,
                 double alpha,
                 const double *A,
                 int lda,
                 double *B,
                 int ldb);

/**
 * B := alpha op(A) B (left) or alpha B op(A) (right), where A is one triangle of what is stored,
 * with a diagonal of ones if that is unit. B is M x N. With alpha = 0 nothing is read.
 */
void cblas_dtrmm64_(CBLAS_LAYOUT layout,
                    CBLAS_SIDE Side,
                    CBLAS_UPLO Uplo,
                    CBLAS_TRANSPOSE TransA,
                    CBLAS_DIAG Diag,
                    int64_t M,
                    int64_t N,
                    double alpha,
                    const double *A,
                    int64_t lda,
                    double *B,
                    int64_t ldb);

/** As cblas_strmm; alpha is passed by address. */
void cblas_ctrmm(CBLAS_LAYOUT layout,
                 CBLAS_SIDE Side,
                 CBLAS_UPLO Uplo,
                 CBLAS_TRANSPOSE TransA,
                 CBLAS_DIAG Diag,
                 int M,
                 int N,
                 const void *alpha,
                 const void *A,
                 int lda,
                 void *B,
                 int ldb);

/** As cblas_strmm; alpha is passed by address. */
void cblas_ctrmm64_(CBLAS_LAYOUT layout,
                    CBLAS_SIDE Side,
                    CBLAS_UPLO Uplo,
                    CBLAS_TRANSPOSE TransA,
                    CBLAS_DIAG Diag,
                    int64_t M,
                    int64_t N,
                    const void *alpha,
                    const void *A,
                    int64_t lda,
                    void *B,
                    int64_t ldb);

/** As cblas_strmm; alpha is passed by address. */
void cblas_ztrmm(CBLAS_LAYOUT layout,
                 CBLAS_SIDE Side,
                 CBLAS_UPLO Uplo,
                 CBLAS_TRANSPOSE TransA,
                 CBLAS_DIAG Diag,
                 int M,
                 int N,
                 const void *alpha,
                 const void *A,
                 int lda,
                 void *B,
                 int ldb);

/** As cblas_strmm; alpha is passed by address. */
void cblas_ztrmm64_(CBLAS_LAYOUT layout,
                    CBLAS_SIDE Side,
                    CBLAS_UPLO Uplo,
                    CBLAS_TRANSPOSE TransA,
                    CBLAS_DIAG Diag,
                    int64_t M,
                    int64_t N,
                    const void *alpha,
                    const void *A,
                    int64_t lda,
                    void *B,
                    int64_t ldb);

/**
 * Solves op(A) X = alpha B (left) or X op(A) = alpha B (right), with A as in cblas_strmm; X
 * overwrites B. There is no test for singularity.
 */
void cblas_strsm(CBLAS_LAYOUT layout,
                 CBLAS_SIDE Side,
                 CBLAS_UPLO Uplo,
                 CBLAS_TRANSPOSE TransA,
                 CBLAS_DIAG Diag,
                 int M,
                 int N,
                 float alpha,
                 const float *A,
                 int lda,
                 float *B,
                 int ldb);

/**
 * Solves op(A) X = alpha B (left) or X op(A) = alpha B (right), with A as in cblas_strmm; X
 * overwrites B. There is no test for singularity.
 */
void cblas_strsm64_(CBLAS_LAYOUT layout,
                    CBLAS_SIDE Side,
                    CBLAS_UPLO Uplo,
                    CBLAS_TRANSPOSE TransA,
                    CBLAS_DIAG Diag,
                    int64_t M,
                    int64_t N,
                    float alpha,
                    const float *A,
                    int64_t lda,
                    float *B,
                    int64_t ldb);

/**
 * Solves op(A) X = alpha B (left) or X op(A) = alpha B (right), with A as in cblas_strmm; X
 * overwrites B. There is no test for singularity.
 */
void cblas_dtrsm(CBLAS_LAYOUT layout,
                 CBLAS_SIDE Side,
                 CBLAS_UPLO Uplo,
                 CBLAS_TRANSPOSE TransA,
                 CBLAS_DIAG Diag,
                 int M,
                 int N,
                 double alpha,
                 const double *A,
                 int lda,
                 double *B,
                 int ldb);

/**
 * Solves op(A) X = alpha B (left) or X op(A) = alpha B (right), with A as in cblas_strmm; X
 * overwrites B. There is no test for singularity.
 */
void cblas_dtrsm64_(CBLAS_LAYOUT layout,
                    CBLAS_SIDE Side,
                    CBLAS_UPLO Uplo,
                    CBLAS_TRANSPOSE TransA,
                    CBLAS_DIAG Diag,
                    int64_t M,
                    int64_t N,
                    double alpha,
                    const double *A,
                    int64_t lda,
                    double *B,
                    int64_t ldb);

/** As cblas_strsm; alpha is passed by address. */
void cblas_ctrsm(CBLAS_LAYOUT layout,
                 CBLAS_SIDE Side,
                 CBLAS_UPLO Uplo,
                 CBLAS_TRANSPOSE TransA,
                 CBLAS_DIAG Diag,
                 int M,
                 int N,
                 const void *alpha,
                 const void *A,
                 int lda,
                 void *B,
                 int ldb);

/** As cblas_strsm; alpha is passed by address. */
void cblas_ctrsm64_(CBLAS_LAYOUT layout,
                    CBLAS_SIDE Side,
                    CBLAS_UPLO Uplo,
                    CBLAS_TRANSPOSE TransA,
                    CBLAS_DIAG Diag,
                    int64_t M,
                    int64_t N,
                    const void *alpha,
                    const void *A,
                    int64_t lda,
                    void *B,
                    int64_t ldb);

/** As cblas_strsm; alpha is passed by address. */
void cblas_ztrsm(CBLAS_LAYOUT layout,
                 CBLAS_SIDE Side,
                 CBLAS_UPLO Uplo,
                 CBLAS_TRANSPOSE TransA,
                 CBLAS_DIAG Diag,
                 int M,
                 int N,
                 const void *alpha,
                 const void *A,
                 int lda,
                 void *B,
                 int ldb);

/** As cblas_strsm; alpha is passed by address. */
void cblas_ztrsm64_(CBLAS_LAYOUT layout,
                    CBLAS_SIDE Side,
                    CBLAS_UPLO Uplo,
                    CBLAS_TRANSPOSE TransA,
                    CBLAS_DIAG Diag,
                    int64_t M,
                    int64_t N,
                    const void *alpha,
                    const void *A,
                    int64_t lda,
                    void *B,
                    int64_t ldb);

/**
 * Called when a CBLAS function refuses argument p. For a row-major call p is the position that the
 * column-major call of the transposed problem would report. Writes one line to the standard error
 * and returns. A program may define a function of this name, which is called instead; it may be
 * variadic, as the reference's prototype is (form and what follows describe the error).
 */
void cblas_xerbla(int p, const char *rout, const char *form, ...);

/** As cblas_xerbla, for the functions with 64-bit integers. */
void cblas_xerbla64_(int64_t p, const char *rout, const char *form, ...);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

/* The integer types of the interface, and an earlier name. */
#ifndef CBLAS_INT
#define CBLAS_INT int
#endif
#ifndef CBLAS_INDEX
#define CBLAS_INDEX size_t
#endif
#define CBLAS_ORDER CBLAS_LAYOUT

#endif /* LUCHO_CBLAS_H */
