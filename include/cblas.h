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
