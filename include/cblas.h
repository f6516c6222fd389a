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

/** Which side of a product a matrix is on. */
typedef enum CBLAS_SIDE {
  CblasLeft = 141,
  CblasRight = 142,
} CBLAS_SIDE;

/** Whether the diagonal of a triangular matrix is stored, or is 1. */
typedef enum CBLAS_DIAG {
  CblasNonUnit = 131,
  CblasUnit = 132,
} CBLAS_DIAG;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/** 1 while cblas_xerbla is called for a row-major call, else 0. */
extern int RowMajorStrg;

/** 1 while an error of a CBLAS call is reported, else 0. */
extern int CBLAS_CallFromC;

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
