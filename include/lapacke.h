/* LAPACKE of lucho: LAPACK (LU and Cholesky) for C, row- and column-major.
 *
 * Generated from src/surface by `make headers`; not edited by hand. */

#ifndef LUCHO_LAPACKE_H
#define LUCHO_LAPACKE_H

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

/**
 * The norm of an m x n matrix: largest modulus (norm = 'M'), 1-norm ('1' or 'O'), infinity norm ('I') or
 * Frobenius norm ('F' or 'E'). Returns 0 if m or n is 0, minus the position of a bad argument if there is one.
 */
float LAPACKE_slange(int matrix_layout,
                     char norm,
                     int m,
                     int n,
                     const float *a,
                     int lda);

/**
 * The norm of an m x n matrix: largest modulus (norm = 'M'), 1-norm ('1' or 'O'), infinity norm ('I') or
 * Frobenius norm ('F' or 'E'). Returns 0 if m or n is 0, minus the position of a bad argument if there is one.
 */
float LAPACKE_slange64_(int matrix_layout,
                        char norm,
                        int64_t m,
                        int64_t n,
                        const float *a,
                        int64_t lda);

/**
 * The norm of an m x n matrix: largest modulus (norm = 'M'), 1-norm ('1' or 'O'), infinity norm ('I') or
 * Frobenius norm ('F' or 'E'). Returns 0 if m or n is 0, minus the position of a bad argument if there is one.
 */
double LAPACKE_dlange(int matrix_layout,
                      char norm,
                      int m,
                      int n,
                      const double *a,
                      int lda);

/**
 * The norm of an m x n matrix: largest modulus (norm = 'M'), 1-norm ('1' or 'O'), infinity norm ('I') or
 * Frobenius norm ('F' or 'E'). Returns 0 if m or n is 0, minus the position of a bad argument if there is one.
 */
double LAPACKE_dlange64_(int matrix_layout,
                         char norm,
                         int64_t m,
                         int64_t n,
                         const double *a,
                         int64_t lda);

/**
 * The norm of an m x n matrix: largest modulus (norm = 'M'), 1-norm ('1' or 'O'), infinity norm ('I') or
 * Frobenius norm ('F' or 'E'). Returns 0 if m or n is 0, minus the position of a bad argument if there is one.
 */
float LAPACKE_clange(int matrix_layout,
                     char norm,
                     int m,
                     int n,
                     const lapack_complex_float *a,
                     int lda);

/**
 * The norm of an m x n matrix: largest modulus (norm = 'M'), 1-norm ('1' or 'O'), infinity norm ('I') or
 * Frobenius norm ('F' or 'E'). Returns 0 if m or n is 0, minus the position of a bad argument if there is one.
 */
float LAPACKE_clange64_(int matrix_layout,
                        char norm,
                        int64_t m,
                        int64_t n,
                        const lapack_complex_float *a,
                        int64_t lda);

/**
 * The norm of an m x n matrix: largest modulus (norm = 'M'), 1-norm ('1' or 'O'), infinity norm ('I') or
 * Frobenius norm ('F' or 'E'). Returns 0 if m or n is 0, minus the position of a bad argument if there is one.
 */
double LAPACKE_zlange(int matrix_layout,
                      char norm,
                      int m,
                      int n,
                      const lapack_complex_double *a,
                      int lda);

/**
 * The norm of an m x n matrix: largest modulus (norm = 'M'), 1-norm ('1' or 'O'), infinity norm ('I') or
 * Frobenius norm ('F' or 'E'). Returns 0 if m or n is 0, minus the position of a bad argument if there is one.
 */
double LAPACKE_zlange64_(int matrix_layout,
                         char norm,
                         int64_t m,
                         int64_t n,
                         const lapack_complex_double *a,
                         int64_t lda);

/** As LAPACKE_dlange, without looking for NaN; work is not used. */
float LAPACKE_slange_work(int matrix_layout,
                          char norm,
                          int m,
                          int n,
                          const float *a,
                          int lda,
                          float *work);

/** As LAPACKE_dlange, without looking for NaN; work is not used. */
float LAPACKE_slange_work64_(int matrix_layout,
                             char norm,
                             int64_t m,
                             int64_t n,
                             const float *a,
                             int64_t lda,
                             float *work);

/** As LAPACKE_dlange, without looking for NaN; work is not used. */
double LAPACKE_dlange_work(int matrix_layout,
                           char norm,
                           int m,
                           int n,
                           const double *a,
                           int lda,
                           double *work);

/** As LAPACKE_dlange, without looking for NaN; work is not used. */
double LAPACKE_dlange_work64_(int matrix_layout,
                              char norm,
                              int64_t m,
                              int64_t n,
                              const double *a,
                              int64_t lda,
                              double *work);

/** As LAPACKE_dlange, without looking for NaN; work is not used. */
float LAPACKE_clange_work(int matrix_layout,
                          char norm,
                          int m,
                          int n,
                          const lapack_complex_float *a,
                          int lda,
                          float *work);

/** As LAPACKE_dlange, without looking for NaN; work is not used. */
float LAPACKE_clange_work64_(int matrix_layout,
                             char norm,
                             int64_t m,
                             int64_t n,
                             const lapack_complex_float *a,
                             int64_t lda,
                             float *work);

/** As LAPACKE_dlange, without looking for NaN; work is not used. */
double LAPACKE_zlange_work(int matrix_layout,
                           char norm,
                           int m,
                           int n,
                           const lapack_complex_double *a,
                           int lda,
                           double *work);

/** As LAPACKE_dlange, without looking for NaN; work is not used. */
double LAPACKE_zlange_work64_(int matrix_layout,
                              char norm,
                              int64_t m,
                              int64_t n,
                              const lapack_complex_double *a,
                              int64_t lda,
                              double *work);

/** As LAPACKE_dlange for an n x n symmetric matrix given by its lower (uplo = 'L') or upper ('U') triangle. */
float LAPACKE_slansy(int matrix_layout,
                     char norm,
                     char uplo,
                     int n,
                     const float *a,
                     int lda);

/** As LAPACKE_dlange for an n x n symmetric matrix given by its lower (uplo = 'L') or upper ('U') triangle. */
float LAPACKE_slansy64_(int matrix_layout,
                        char norm,
                        char uplo,
                        int64_t n,
                        const float *a,
                        int64_t lda);

/** As LAPACKE_dlange for an n x n symmetric matrix given by its lower (uplo = 'L') or upper ('U') triangle. */
double LAPACKE_dlansy(int matrix_layout,
                      char norm,
                      char uplo,
                      int n,
                      const double *a,
                      int lda);

/** As LAPACKE_dlange for an n x n symmetric matrix given by its lower (uplo = 'L') or upper ('U') triangle. */
double LAPACKE_dlansy64_(int matrix_layout,
                         char norm,
                         char uplo,
                         int64_t n,
                         const double *a,
                         int64_t lda);

/** As LAPACKE_dlange for an n x n symmetric matrix given by its lower (uplo = 'L') or upper ('U') triangle. */
float LAPACKE_clansy(int matrix_layout,
                     char norm,
                     char uplo,
                     int n,
                     const lapack_complex_float *a,
                     int lda);

/** As LAPACKE_dlange for an n x n symmetric matrix given by its lower (uplo = 'L') or upper ('U') triangle. */
float LAPACKE_clansy64_(int matrix_layout,
                        char norm,
                        char uplo,
                        int64_t n,
                        const lapack_complex_float *a,
                        int64_t lda);

/** As LAPACKE_dlange for an n x n symmetric matrix given by its lower (uplo = 'L') or upper ('U') triangle. */
double LAPACKE_zlansy(int matrix_layout,
                      char norm,
                      char uplo,
                      int n,
                      const lapack_complex_double *a,
                      int lda);

/** As LAPACKE_dlange for an n x n symmetric matrix given by its lower (uplo = 'L') or upper ('U') triangle. */
double LAPACKE_zlansy64_(int matrix_layout,
                         char norm,
                         char uplo,
                         int64_t n,
                         const lapack_complex_double *a,
                         int64_t lda);

/** As LAPACKE_dlansy, without looking for NaN; work is not used. */
float LAPACKE_slansy_work(int matrix_layout,
                          char norm,
                          char uplo,
                          int n,
                          const float *a,
                          int lda,
                          float *work);

/** As LAPACKE_dlansy, without looking for NaN; work is not used. */
float LAPACKE_slansy_work64_(int matrix_layout,
                             char norm,
                             char uplo,
                             int64_t n,
                             const float *a,
                             int64_t lda,
                             float *work);

/** As LAPACKE_dlansy, without looking for NaN; work is not used. */
double LAPACKE_dlansy_work(int matrix_layout,
                           char norm,
                           char uplo,
                           int n,
                           const double *a,
                           int lda,
                           double *work);

/** As LAPACKE_dlansy, without looking for NaN; work is not used. */
double LAPACKE_dlansy_work64_(int matrix_layout,
                              char norm,
                              char uplo,
                              int64_t n,
                              const double *a,
                              int64_t lda,
                              double *work);

/** As LAPACKE_dlansy, without looking for NaN; work is not used. */
float LAPACKE_clansy_work(int matrix_layout,
                          char norm,
                          char uplo,
                          int n,
                          const lapack_complex_float *a,
                          int lda,
                          float *work);

/** As LAPACKE_dlansy, without looking for NaN; work is not used. */
float LAPACKE_clansy_work64_(int matrix_layout,
                             char norm,
                             char uplo,
                             int64_t n,
                             const lapack_complex_float *a,
                             int64_t lda,
                             float *work);

/** As LAPACKE_dlansy, without looking for NaN; work is not used. */
double LAPACKE_zlansy_work(int matrix_layout,
                           char norm,
                           char uplo,
                           int n,
                           const lapack_complex_double *a,
                           int lda,
                           double *work);

/** As LAPACKE_dlansy, without looking for NaN; work is not used. */
double LAPACKE_zlansy_work64_(int matrix_layout,
                              char norm,
                              char uplo,
                              int64_t n,
                              const lapack_complex_double *a,
                              int64_t lda,
                              double *work);

/** As LAPACKE_zlansy for a Hermitian matrix. */
float LAPACKE_clanhe(int matrix_layout,
                     char norm,
                     char uplo,
                     int n,
                     const lapack_complex_float *a,
                     int lda);

/** As LAPACKE_zlansy for a Hermitian matrix. */
float LAPACKE_clanhe64_(int matrix_layout,
                        char norm,
                        char uplo,
                        int64_t n,
                        const lapack_complex_float *a,
                        int64_t lda);

/** As LAPACKE_zlansy for a Hermitian matrix. */
double LAPACKE_zlanhe(int matrix_layout,
                      char norm,
                      char uplo,
                      int n,
                      const lapack_complex_double *a,
                      int lda);

/** As LAPACKE_zlansy for a Hermitian matrix. */
double LAPACKE_zlanhe64_(int matrix_layout,
                         char norm,
                         char uplo,
                         int64_t n,
                         const lapack_complex_double *a,
                         int64_t lda);

/** As LAPACKE_zlanhe, without looking for NaN; work is not used. */
float LAPACKE_clanhe_work(int matrix_layout,
                          char norm,
                          char uplo,
                          int n,
                          const lapack_complex_float *a,
                          int lda,
                          float *work);

/** As LAPACKE_zlanhe, without looking for NaN; work is not used. */
float LAPACKE_clanhe_work64_(int matrix_layout,
                             char norm,
                             char uplo,
                             int64_t n,
                             const lapack_complex_float *a,
                             int64_t lda,
                             float *work);

/** As LAPACKE_zlanhe, without looking for NaN; work is not used. */
double LAPACKE_zlanhe_work(int matrix_layout,
                           char norm,
                           char uplo,
                           int n,
                           const lapack_complex_double *a,
                           int lda,
                           double *work);

/** As LAPACKE_zlanhe, without looking for NaN; work is not used. */
double LAPACKE_zlanhe_work64_(int matrix_layout,
                              char norm,
                              char uplo,
                              int64_t n,
                              const lapack_complex_double *a,
                              int64_t lda,
                              double *work);

/**
 * As LAPACKE_dlange for an m x n lower (uplo = 'L') or upper ('U') trapezoid, with ones on the diagonal, which are not
 * stored, if diag = 'U'.
 */
float LAPACKE_slantr(int matrix_layout,
                     char norm,
                     char uplo,
                     char diag,
                     int m,
                     int n,
                     const float *a,
                     int lda);

/**
 * As LAPACKE_dlange for an m x n lower (uplo = 'L') or upper ('U') trapezoid, with ones on the diagonal, which are not
 * stored, if diag = 'U'.
 */
float LAPACKE_slantr64_(int matrix_layout,
                        char norm,
                        char uplo,
                        char diag,
                        int64_t m,
                        int64_t n,
                        const float *a,
                        int64_t lda);

/**
 * As LAPACKE_dlange for an m x n lower (uplo = 'L') or upper ('U') trapezoid, with ones on the diagonal, which are not
 * stored, if diag = 'U'.
 */
double LAPACKE_dlantr(int matrix_layout,
                      char norm,
                      char uplo,
                      char diag,
                      int m,
                      int n,
                      const double *a,
                      int lda);

/**
 * As LAPACKE_dlange for an m x n lower (uplo = 'L') or upper ('U') trapezoid, with ones on the diagonal, which are not
 * stored, if diag = 'U'.
 */
double LAPACKE_dlantr64_(int matrix_layout,
                         char norm,
                         char uplo,
                         char diag,
                         int64_t m,
                         int64_t n,
                         const double *a,
                         int64_t lda);

/**
 * As LAPACKE_dlange for an m x n lower (uplo = 'L') or upper ('U') trapezoid, with ones on the diagonal, which are not
 * stored, if diag = 'U'.
 */
float LAPACKE_clantr(int matrix_layout,
                     char norm,
                     char uplo,
                     char diag,
                     int m,
                     int n,
                     const lapack_complex_float *a,
                     int lda);

/**
 * As LAPACKE_dlange for an m x n lower (uplo = 'L') or upper ('U') trapezoid, with ones on the diagonal, which are not
 * stored, if diag = 'U'.
 */
float LAPACKE_clantr64_(int matrix_layout,
                        char norm,
                        char uplo,
                        char diag,
                        int64_t m,
                        int64_t n,
                        const lapack_complex_float *a,
                        int64_t lda);

/**
 * As LAPACKE_dlange for an m x n lower (uplo = 'L') or upper ('U') trapezoid, with ones on the diagonal, which are not
 * stored, if diag = 'U'.
 */
double LAPACKE_zlantr(int matrix_layout,
                      char norm,
                      char uplo,
                      char diag,
                      int m,
                      int n,
                      const lapack_complex_double *a,
                      int lda);

/**
 * As LAPACKE_dlange for an m x n lower (uplo = 'L') or upper ('U') trapezoid, with ones on the diagonal, which are not
 * stored, if diag = 'U'.
 */
double LAPACKE_zlantr64_(int matrix_layout,
                         char norm,
                         char uplo,
                         char diag,
                         int64_t m,
                         int64_t n,
                         const lapack_complex_double *a,
                         int64_t lda);

/** As LAPACKE_dlantr, without looking for NaN; work is not used. */
float LAPACKE_slantr_work(int matrix_layout,
                          char norm,
                          char uplo,
                          char diag,
                          int m,
                          int n,
                          const float *a,
                          int lda,
                          float *work);

/** As LAPACKE_dlantr, without looking for NaN; work is not used. */
float LAPACKE_slantr_work64_(int matrix_layout,
                             char norm,
                             char uplo,
                             char diag,
                             int64_t m,
                             int64_t n,
                             const float *a,
                             int64_t lda,
                             float *work);

/** As LAPACKE_dlantr, without looking for NaN; work is not used. */
double LAPACKE_dlantr_work(int matrix_layout,
                           char norm,
                           char uplo,
                           char diag,
                           int m,
                           int n,
                           const double *a,
                           int lda,
                           double *work);

/** As LAPACKE_dlantr, without looking for NaN; work is not used. */
double LAPACKE_dlantr_work64_(int matrix_layout,
                              char norm,
                              char uplo,
                              char diag,
                              int64_t m,
                              int64_t n,
                              const double *a,
                              int64_t lda,
                              double *work);

/** As LAPACKE_dlantr, without looking for NaN; work is not used. */
float LAPACKE_clantr_work(int matrix_layout,
                          char norm,
                          char uplo,
                          char diag,
                          int m,
                          int n,
                          const lapack_complex_float *a,
                          int lda,
                          float *work);

/** As LAPACKE_dlantr, without looking for NaN; work is not used. */
float LAPACKE_clantr_work64_(int matrix_layout,
                             char norm,
                             char uplo,
                             char diag,
                             int64_t m,
                             int64_t n,
                             const lapack_complex_float *a,
                             int64_t lda,
                             float *work);

/** As LAPACKE_dlantr, without looking for NaN; work is not used. */
double LAPACKE_zlantr_work(int matrix_layout,
                           char norm,
                           char uplo,
                           char diag,
                           int m,
                           int n,
                           const lapack_complex_double *a,
                           int lda,
                           double *work);

/** As LAPACKE_dlantr, without looking for NaN; work is not used. */
double LAPACKE_zlantr_work64_(int matrix_layout,
                              char norm,
                              char uplo,
                              char diag,
                              int64_t m,
                              int64_t n,
                              const lapack_complex_double *a,
                              int64_t lda,
                              double *work);

/**
 * B := A, m x n: the lower (uplo = 'L') or upper ('U') trapezoid, or with any other letter all of it. Returns 0 or
 * minus the position of a bad argument.
 */
int LAPACKE_slacpy(int matrix_layout,
                   char uplo,
                   int m,
                   int n,
                   const float *a,
                   int lda,
                   float *b,
                   int ldb);

/**
 * B := A, m x n: the lower (uplo = 'L') or upper ('U') trapezoid, or with any other letter all of it. Returns 0 or
 * minus the position of a bad argument.
 */
int64_t LAPACKE_slacpy64_(int matrix_layout,
                          char uplo,
                          int64_t m,
                          int64_t n,
                          const float *a,
                          int64_t lda,
                          float *b,
                          int64_t ldb);

/**
 * B := A, m x n: the lower (uplo = 'L') or upper ('U') trapezoid, or with any other letter all of it. Returns 0 or
 * minus the position of a bad argument.
 */
int LAPACKE_dlacpy(int matrix_layout,
                   char uplo,
                   int m,
                   int n,
                   const double *a,
                   int lda,
                   double *b,
                   int ldb);

/**
 * B := A, m x n: the lower (uplo = 'L') or upper ('U') trapezoid, or with any other letter all of it. Returns 0 or
 * minus the position of a bad argument.
 */
int64_t LAPACKE_dlacpy64_(int matrix_layout,
                          char uplo,
                          int64_t m,
                          int64_t n,
                          const double *a,
                          int64_t lda,
                          double *b,
                          int64_t ldb);

/**
 * B := A, m x n: the lower (uplo = 'L') or upper ('U') trapezoid, or with any other letter all of it. Returns 0 or
 * minus the position of a bad argument.
 */
int LAPACKE_clacpy(int matrix_layout,
                   char uplo,
                   int m,
                   int n,
                   const lapack_complex_float *a,
                   int lda,
                   lapack_complex_float *b,
                   int ldb);

/**
 * B := A, m x n: the lower (uplo = 'L') or upper ('U') trapezoid, or with any other letter all of it. Returns 0 or
 * minus the position of a bad argument.
 */
int64_t LAPACKE_clacpy64_(int matrix_layout,
                          char uplo,
                          int64_t m,
                          int64_t n,
                          const lapack_complex_float *a,
                          int64_t lda,
                          lapack_complex_float *b,
                          int64_t ldb);

/**
 * B := A, m x n: the lower (uplo = 'L') or upper ('U') trapezoid, or with any other letter all of it. Returns 0 or
 * minus the position of a bad argument.
 */
int LAPACKE_zlacpy(int matrix_layout,
                   char uplo,
                   int m,
                   int n,
                   const lapack_complex_double *a,
                   int lda,
                   lapack_complex_double *b,
                   int ldb);

/**
 * B := A, m x n: the lower (uplo = 'L') or upper ('U') trapezoid, or with any other letter all of it. Returns 0 or
 * minus the position of a bad argument.
 */
int64_t LAPACKE_zlacpy64_(int matrix_layout,
                          char uplo,
                          int64_t m,
                          int64_t n,
                          const lapack_complex_double *a,
                          int64_t lda,
                          lapack_complex_double *b,
                          int64_t ldb);

/** As LAPACKE_dlacpy, without looking for NaN. */
int LAPACKE_slacpy_work(int matrix_layout,
                        char uplo,
                        int m,
                        int n,
                        const float *a,
                        int lda,
                        float *b,
                        int ldb);

/** As LAPACKE_dlacpy, without looking for NaN. */
int64_t LAPACKE_slacpy_work64_(int matrix_layout,
                               char uplo,
                               int64_t m,
                               int64_t n,
                               const float *a,
                               int64_t lda,
                               float *b,
                               int64_t ldb);

/** As LAPACKE_dlacpy, without looking for NaN. */
int LAPACKE_dlacpy_work(int matrix_layout,
                        char uplo,
                        int m,
                        int n,
                        const double *a,
                        int lda,
                        double *b,
                        int ldb);

/** As LAPACKE_dlacpy, without looking for NaN. */
int64_t LAPACKE_dlacpy_work64_(int matrix_layout,
                               char uplo,
                               int64_t m,
                               int64_t n,
                               const double *a,
                               int64_t lda,
                               double *b,
                               int64_t ldb);

/** As LAPACKE_dlacpy, without looking for NaN. */
int LAPACKE_clacpy_work(int matrix_layout,
                        char uplo,
                        int m,
                        int n,
                        const lapack_complex_float *a,
                        int lda,
                        lapack_complex_float *b,
                        int ldb);

/** As LAPACKE_dlacpy, without looking for NaN. */
int64_t LAPACKE_clacpy_work64_(int matrix_layout,
                               char uplo,
                               int64_t m,
                               int64_t n,
                               const lapack_complex_float *a,
                               int64_t lda,
                               lapack_complex_float *b,
                               int64_t ldb);

/** As LAPACKE_dlacpy, without looking for NaN. */
int LAPACKE_zlacpy_work(int matrix_layout,
                        char uplo,
                        int m,
                        int n,
                        const lapack_complex_double *a,
                        int lda,
                        lapack_complex_double *b,
                        int ldb);

/** As LAPACKE_dlacpy, without looking for NaN. */
int64_t LAPACKE_zlacpy_work64_(int matrix_layout,
                               char uplo,
                               int64_t m,
                               int64_t n,
                               const lapack_complex_double *a,
                               int64_t lda,
                               lapack_complex_double *b,
                               int64_t ldb);

/**
 * A := alpha off the diagonal and beta on it, m x n: the lower (uplo = 'L') or upper ('U') trapezoid, or with any other
 * letter all of it. Returns 0 or minus the position of a bad argument.
 */
int LAPACKE_slaset(int matrix_layout,
                   char uplo,
                   int m,
                   int n,
                   float alpha,
                   float beta,
                   float *a,
                   int lda);

/**
 * A := alpha off the diagonal and beta on it, m x n: the lower (uplo = 'L') or upper ('U') trapezoid, or with any other
 * letter all of it. Returns 0 or minus the position of a bad argument.
 */
int64_t LAPACKE_slaset64_(int matrix_layout,
                          char uplo,
                          int64_t m,
                          int64_t n,
                          float alpha,
                          float beta,
                          float *a,
                          int64_t lda);

/**
 * A := alpha off the diagonal and beta on it, m x n: the lower (uplo = 'L') or upper ('U') trapezoid, or with any other
 * letter all of it. Returns 0 or minus the position of a bad argument.
 */
int LAPACKE_dlaset(int matrix_layout,
                   char uplo,
                   int m,
                   int n,
                   double alpha,
                   double beta,
                   double *a,
                   int lda);

/**
 * A := alpha off the diagonal and beta on it, m x n: the lower (uplo = 'L') or upper ('U') trapezoid, or with any other
 * letter all of it. Returns 0 or minus the position of a bad argument.
 */
int64_t LAPACKE_dlaset64_(int matrix_layout,
                          char uplo,
                          int64_t m,
                          int64_t n,
                          double alpha,
                          double beta,
                          double *a,
                          int64_t lda);

/**
 * A := alpha off the diagonal and beta on it, m x n: the lower (uplo = 'L') or upper ('U') trapezoid, or with any other
 * letter all of it. Returns 0 or minus the position of a bad argument.
 */
int LAPACKE_claset(int matrix_layout,
                   char uplo,
                   int m,
                   int n,
                   lapack_complex_float alpha,
                   lapack_complex_float beta,
                   lapack_complex_float *a,
                   int lda);

/**
 * A := alpha off the diagonal and beta on it, m x n: the lower (uplo = 'L') or upper ('U') trapezoid, or with any other
 * letter all of it. Returns 0 or minus the position of a bad argument.
 */
int64_t LAPACKE_claset64_(int matrix_layout,
                          char uplo,
                          int64_t m,
                          int64_t n,
                          lapack_complex_float alpha,
                          lapack_complex_float beta,
                          lapack_complex_float *a,
                          int64_t lda);

/**
 * A := alpha off the diagonal and beta on it, m x n: the lower (uplo = 'L') or upper ('U') trapezoid, or with any other
 * letter all of it. Returns 0 or minus the position of a bad argument.
 */
int LAPACKE_zlaset(int matrix_layout,
                   char uplo,
                   int m,
                   int n,
                   lapack_complex_double alpha,
                   lapack_complex_double beta,
                   lapack_complex_double *a,
                   int lda);

/**
 * A := alpha off the diagonal and beta on it, m x n: the lower (uplo = 'L') or upper ('U') trapezoid, or with any other
 * letter all of it. Returns 0 or minus the position of a bad argument.
 */
int64_t LAPACKE_zlaset64_(int matrix_layout,
                          char uplo,
                          int64_t m,
                          int64_t n,
                          lapack_complex_double alpha,
                          lapack_complex_double beta,
                          lapack_complex_double *a,
                          int64_t lda);

/** As LAPACKE_dlaset, without looking for NaN. */
int LAPACKE_slaset_work(int matrix_layout,
                        char uplo,
                        int m,
                        int n,
                        float alpha,
                        float beta,
                        float *a,
                        int lda);

/** As LAPACKE_dlaset, without looking for NaN. */
int64_t LAPACKE_slaset_work64_(int matrix_layout,
                               char uplo,
                               int64_t m,
                               int64_t n,
                               float alpha,
                               float beta,
                               float *a,
                               int64_t lda);

/** As LAPACKE_dlaset, without looking for NaN. */
int LAPACKE_dlaset_work(int matrix_layout,
                        char uplo,
                        int m,
                        int n,
                        double alpha,
                        double beta,
                        double *a,
                        int lda);

/** As LAPACKE_dlaset, without looking for NaN. */
int64_t LAPACKE_dlaset_work64_(int matrix_layout,
                               char uplo,
                               int64_t m,
                               int64_t n,
                               double alpha,
                               double beta,
                               double *a,
                               int64_t lda);

/** As LAPACKE_dlaset, without looking for NaN. */
int LAPACKE_claset_work(int matrix_layout,
                        char uplo,
                        int m,
                        int n,
                        lapack_complex_float alpha,
                        lapack_complex_float beta,
                        lapack_complex_float *a,
                        int lda);

/** As LAPACKE_dlaset, without looking for NaN. */
int64_t LAPACKE_claset_work64_(int matrix_layout,
                               char uplo,
                               int64_t m,
                               int64_t n,
                               lapack_complex_float alpha,
                               lapack_complex_float beta,
                               lapack_complex_float *a,
                               int64_t lda);

/** As LAPACKE_dlaset, without looking for NaN. */
int LAPACKE_zlaset_work(int matrix_layout,
                        char uplo,
                        int m,
                        int n,
                        lapack_complex_double alpha,
                        lapack_complex_double beta,
                        lapack_complex_double *a,
                        int lda);

/** As LAPACKE_dlaset, without looking for NaN. */
int64_t LAPACKE_zlaset_work64_(int matrix_layout,
                               char uplo,
                               int64_t m,
                               int64_t n,
                               lapack_complex_double alpha,
                               lapack_complex_double beta,
                               lapack_complex_double *a,
                               int64_t lda);

/**
 * Interchanges row i (from 1) of the n columns of A with row ipiv[k1 - 1 + (i - k1) |incx|] for i = k1, ..., k2; in
 * the opposite order if incx < 0. Returns 0 or minus the position of a bad argument.
 */
int LAPACKE_slaswp(int matrix_layout,
                   int n,
                   float *a,
                   int lda,
                   int k1,
                   int k2,
                   const int *ipiv,
                   int incx);

/**
 * Interchanges row i (from 1) of the n columns of A with row ipiv[k1 - 1 + (i - k1) |incx|] for i = k1, ..., k2; in
 * the opposite order if incx < 0. Returns 0 or minus the position of a bad argument.
 */
int64_t LAPACKE_slaswp64_(int matrix_layout,
                          int64_t n,
                          float *a,
                          int64_t lda,
                          int64_t k1,
                          int64_t k2,
                          const int64_t *ipiv,
                          int64_t incx);

/**
 * Interchanges row i (from 1) of the n columns of A with row ipiv[k1 - 1 + (i - k1) |incx|] for i = k1, ..., k2; in
 * the opposite order if incx < 0. Returns 0 or minus the position of a bad argument.
 */
int LAPACKE_dlaswp(int matrix_layout,
                   int n,
                   double *a,
                   int lda,
                   int k1,
                   int k2,
                   const int *ipiv,
                   int incx);

/**
 * Interchanges row i (from 1) of the n columns of A with row ipiv[k1 - 1 + (i - k1) |incx|] for i = k1, ..., k2; in
 * the opposite order if incx < 0. Returns 0 or minus the position of a bad argument.
 */
int64_t LAPACKE_dlaswp64_(int matrix_layout,
                          int64_t n,
                          double *a,
                          int64_t lda,
                          int64_t k1,
                          int64_t k2,
                          const int64_t *ipiv,
                          int64_t incx);

/**
 * Interchanges row i (from 1) of the n columns of A with row ipiv[k1 - 1 + (i - k1) |incx|] for i = k1, ..., k2; in
 * the opposite order if incx < 0. Returns 0 or minus the position of a bad argument.
 */
int LAPACKE_claswp(int matrix_layout,
                   int n,
                   lapack_complex_float *a,
                   int lda,
                   int k1,
                   int k2,
                   const int *ipiv,
                   int incx);

/**
 * Interchanges row i (from 1) of the n columns of A with row ipiv[k1 - 1 + (i - k1) |incx|] for i = k1, ..., k2; in
 * the opposite order if incx < 0. Returns 0 or minus the position of a bad argument.
 */
int64_t LAPACKE_claswp64_(int matrix_layout,
                          int64_t n,
                          lapack_complex_float *a,
                          int64_t lda,
                          int64_t k1,
                          int64_t k2,
                          const int64_t *ipiv,
                          int64_t incx);

/**
 * Interchanges row i (from 1) of the n columns of A with row ipiv[k1 - 1 + (i - k1) |incx|] for i = k1, ..., k2; in
 * the opposite order if incx < 0. Returns 0 or minus the position of a bad argument.
 */
int LAPACKE_zlaswp(int matrix_layout,
                   int n,
                   lapack_complex_double *a,
                   int lda,
                   int k1,
                   int k2,
                   const int *ipiv,
                   int incx);

/**
 * Interchanges row i (from 1) of the n columns of A with row ipiv[k1 - 1 + (i - k1) |incx|] for i = k1, ..., k2; in
 * the opposite order if incx < 0. Returns 0 or minus the position of a bad argument.
 */
int64_t LAPACKE_zlaswp64_(int matrix_layout,
                          int64_t n,
                          lapack_complex_double *a,
                          int64_t lda,
                          int64_t k1,
                          int64_t k2,
                          const int64_t *ipiv,
                          int64_t incx);

/** As LAPACKE_dlaswp, without looking for NaN. */
int LAPACKE_slaswp_work(int matrix_layout,
                        int n,
                        float *a,
                        int lda,
                        int k1,
                        int k2,
                        const int *ipiv,
                        int incx);

/** As LAPACKE_dlaswp, without looking for NaN. */
int64_t LAPACKE_slaswp_work64_(int matrix_layout,
                               int64_t n,
                               float *a,
                               int64_t lda,
                               int64_t k1,
                               int64_t k2,
                               const int64_t *ipiv,
                               int64_t incx);

/** As LAPACKE_dlaswp, without looking for NaN. */
int LAPACKE_dlaswp_work(int matrix_layout,
                        int n,
                        double *a,
                        int lda,
                        int k1,
                        int k2,
                        const int *ipiv,
                        int incx);

/** As LAPACKE_dlaswp, without looking for NaN. */
int64_t LAPACKE_dlaswp_work64_(int matrix_layout,
                               int64_t n,
                               double *a,
                               int64_t lda,
                               int64_t k1,
                               int64_t k2,
                               const int64_t *ipiv,
                               int64_t incx);

/** As LAPACKE_dlaswp, without looking for NaN. */
int LAPACKE_claswp_work(int matrix_layout,
                        int n,
                        lapack_complex_float *a,
                        int lda,
                        int k1,
                        int k2,
                        const int *ipiv,
                        int incx);

/** As LAPACKE_dlaswp, without looking for NaN. */
int64_t LAPACKE_claswp_work64_(int matrix_layout,
                               int64_t n,
                               lapack_complex_float *a,
                               int64_t lda,
                               int64_t k1,
                               int64_t k2,
                               const int64_t *ipiv,
                               int64_t incx);

/** As LAPACKE_dlaswp, without looking for NaN. */
int LAPACKE_zlaswp_work(int matrix_layout,
                        int n,
                        lapack_complex_double *a,
                        int lda,
                        int k1,
                        int k2,
                        const int *ipiv,
                        int incx);

/** As LAPACKE_dlaswp, without looking for NaN. */
int64_t LAPACKE_zlaswp_work64_(int matrix_layout,
                               int64_t n,
                               lapack_complex_double *a,
                               int64_t lda,
                               int64_t k1,
                               int64_t k2,
                               const int64_t *ipiv,
                               int64_t incx);

/**
 * A = L L^H (uplo = 'L') or U^H U ('U') in that triangle of an n x n matrix. Returns 0, minus the position
 * of a bad argument, or k > 0 if the leading minor of order k is not positive definite.
 */
int LAPACKE_spotrf(int matrix_layout,
                   char uplo,
                   int n,
                   float *a,
                   int lda);

/**
 * A = L L^H (uplo = 'L') or U^H U ('U') in that triangle of an n x n matrix. Returns 0, minus the position
 * of a bad argument, or k > 0 if the leading minor of order k is not positive definite.
 */
int64_t LAPACKE_spotrf64_(int matrix_layout,
                          char uplo,
                          int64_t n,
                          float *a,
                          int64_t lda);

/**
 * A = L L^H (uplo = 'L') or U^H U ('U') in that triangle of an n x n matrix. Returns 0, minus the position
 * of a bad argument, or k > 0 if the leading minor of order k is not positive definite.
 */
int LAPACKE_dpotrf(int matrix_layout,
                   char uplo,
                   int n,
                   double *a,
                   int lda);

/**
 * A = L L^H (uplo = 'L') or U^H U ('U') in that triangle of an n x n matrix. Returns 0, minus the position
 * of a bad argument, or k > 0 if the leading minor of order k is not positive definite.
 */
int64_t LAPACKE_dpotrf64_(int matrix_layout,
                          char uplo,
                          int64_t n,
                          double *a,
                          int64_t lda);

/**
 * A = L L^H (uplo = 'L') or U^H U ('U') in that triangle of an n x n matrix. Returns 0, minus the position
 * of a bad argument, or k > 0 if the leading minor of order k is not positive definite.
 */
int LAPACKE_cpotrf(int matrix_layout,
                   char uplo,
                   int n,
                   lapack_complex_float *a,
                   int lda);

/**
 * A = L L^H (uplo = 'L') or U^H U ('U') in that triangle of an n x n matrix. Returns 0, minus the position
 * of a bad argument, or k > 0 if the leading minor of order k is not positive definite.
 */
int64_t LAPACKE_cpotrf64_(int matrix_layout,
                          char uplo,
                          int64_t n,
                          lapack_complex_float *a,
                          int64_t lda);

/**
 * A = L L^H (uplo = 'L') or U^H U ('U') in that triangle of an n x n matrix. Returns 0, minus the position
 * of a bad argument, or k > 0 if the leading minor of order k is not positive definite.
 */
int LAPACKE_zpotrf(int matrix_layout,
                   char uplo,
                   int n,
                   lapack_complex_double *a,
                   int lda);

/**
 * A = L L^H (uplo = 'L') or U^H U ('U') in that triangle of an n x n matrix. Returns 0, minus the position
 * of a bad argument, or k > 0 if the leading minor of order k is not positive definite.
 */
int64_t LAPACKE_zpotrf64_(int matrix_layout,
                          char uplo,
                          int64_t n,
                          lapack_complex_double *a,
                          int64_t lda);

/** As LAPACKE_dpotrf, without looking for NaN. */
int LAPACKE_spotrf_work(int matrix_layout, char uplo, int n, float *a, int lda);

/** As LAPACKE_dpotrf, without looking for NaN. */
int64_t LAPACKE_spotrf_work64_(int matrix_layout, char uplo, int64_t n, float *a, int64_t lda);

/** As LAPACKE_dpotrf, without looking for NaN. */
int LAPACKE_dpotrf_work(int matrix_layout, char uplo, int n, double *a, int lda);

/** As LAPACKE_dpotrf, without looking for NaN. */
int64_t LAPACKE_dpotrf_work64_(int matrix_layout, char uplo, int64_t n, double *a, int64_t lda);

/** As LAPACKE_dpotrf, without looking for NaN. */
int LAPACKE_cpotrf_work(int matrix_layout, char uplo, int n, lapack_complex_float *a, int lda);

/** As LAPACKE_dpotrf, without looking for NaN. */
int64_t LAPACKE_cpotrf_work64_(int matrix_layout,
                               char uplo,
                               int64_t n,
                               lapack_complex_float *a,
                               int64_t lda);

/** As LAPACKE_dpotrf, without looking for NaN. */
int LAPACKE_zpotrf_work(int matrix_layout, char uplo, int n, lapack_complex_double *a, int lda);

/** As LAPACKE_dpotrf, without looking for NaN. */
int64_t LAPACKE_zpotrf_work64_(int matrix_layout,
                               char uplo,
                               int64_t n,
                               lapack_complex_double *a,
                               int64_t lda);

/** The same computation as LAPACKE_dpotrf, under the name of LAPACK's recursive routine. */
int LAPACKE_spotrf2(int matrix_layout, char uplo, int n, float *a, int lda);

/** The same computation as LAPACKE_dpotrf, under the name of LAPACK's recursive routine. */
int64_t LAPACKE_spotrf264_(int matrix_layout, char uplo, int64_t n, float *a, int64_t lda);

/** The same computation as LAPACKE_dpotrf, under the name of LAPACK's recursive routine. */
int LAPACKE_dpotrf2(int matrix_layout, char uplo, int n, double *a, int lda);

/** The same computation as LAPACKE_dpotrf, under the name of LAPACK's recursive routine. */
int64_t LAPACKE_dpotrf264_(int matrix_layout, char uplo, int64_t n, double *a, int64_t lda);

/** The same computation as LAPACKE_dpotrf, under the name of LAPACK's recursive routine. */
int LAPACKE_cpotrf2(int matrix_layout, char uplo, int n, lapack_complex_float *a, int lda);

/** The same computation as LAPACKE_dpotrf, under the name of LAPACK's recursive routine. */
int64_t LAPACKE_cpotrf264_(int matrix_layout,
                           char uplo,
                           int64_t n,
                           lapack_complex_float *a,
                           int64_t lda);

/** The same computation as LAPACKE_dpotrf, under the name of LAPACK's recursive routine. */
int LAPACKE_zpotrf2(int matrix_layout, char uplo, int n, lapack_complex_double *a, int lda);

/** The same computation as LAPACKE_dpotrf, under the name of LAPACK's recursive routine. */
int64_t LAPACKE_zpotrf264_(int matrix_layout,
                           char uplo,
                           int64_t n,
                           lapack_complex_double *a,
                           int64_t lda);

/** As LAPACKE_dpotrf2, without looking for NaN. */
int LAPACKE_spotrf2_work(int matrix_layout, char uplo, int n, float *a, int lda);

/** As LAPACKE_dpotrf2, without looking for NaN. */
int64_t LAPACKE_spotrf2_work64_(int matrix_layout, char uplo, int64_t n, float *a, int64_t lda);

/** As LAPACKE_dpotrf2, without looking for NaN. */
int LAPACKE_dpotrf2_work(int matrix_layout, char uplo, int n, double *a, int lda);

/** As LAPACKE_dpotrf2, without looking for NaN. */
int64_t LAPACKE_dpotrf2_work64_(int matrix_layout, char uplo, int64_t n, double *a, int64_t lda);

/** As LAPACKE_dpotrf2, without looking for NaN. */
int LAPACKE_cpotrf2_work(int matrix_layout, char uplo, int n, lapack_complex_float *a, int lda);

/** As LAPACKE_dpotrf2, without looking for NaN. */
int64_t LAPACKE_cpotrf2_work64_(int matrix_layout,
                                char uplo,
                                int64_t n,
                                lapack_complex_float *a,
                                int64_t lda);

/** As LAPACKE_dpotrf2, without looking for NaN. */
int LAPACKE_zpotrf2_work(int matrix_layout, char uplo, int n, lapack_complex_double *a, int lda);

/** As LAPACKE_dpotrf2, without looking for NaN. */
int64_t LAPACKE_zpotrf2_work64_(int matrix_layout,
                                char uplo,
                                int64_t n,
                                lapack_complex_double *a,
                                int64_t lda);

/**
 * A := A^-1 in the triangle uplo, n x n, with the factor that LAPACKE_dpotrf left there. Returns 0, minus
 * the position of a bad argument, or k > 0 if diagonal entry k of the factor is zero (A is as it was).
 */
int LAPACKE_spotri(int matrix_layout,
                   char uplo,
                   int n,
                   float *a,
                   int lda);

/**
 * A := A^-1 in the triangle uplo, n x n, with the factor that LAPACKE_dpotrf left there. Returns 0, minus
 * the position of a bad argument, or k > 0 if diagonal entry k of the factor is zero (A is as it was).
 */
int64_t LAPACKE_spotri64_(int matrix_layout,
                          char uplo,
                          int64_t n,
                          float *a,
                          int64_t lda);

/**
 * A := A^-1 in the triangle uplo, n x n, with the factor that LAPACKE_dpotrf left there. Returns 0, minus
 * the position of a bad argument, or k > 0 if diagonal entry k of the factor is zero (A is as it was).
 */
int LAPACKE_dpotri(int matrix_layout,
                   char uplo,
                   int n,
                   double *a,
                   int lda);

/**
 * A := A^-1 in the triangle uplo, n x n, with the factor that LAPACKE_dpotrf left there. Returns 0, minus
 * the position of a bad argument, or k > 0 if diagonal entry k of the factor is zero (A is as it was).
 */
int64_t LAPACKE_dpotri64_(int matrix_layout,
                          char uplo,
                          int64_t n,
                          double *a,
                          int64_t lda);

/**
 * A := A^-1 in the triangle uplo, n x n, with the factor that LAPACKE_dpotrf left there. Returns 0, minus
 * the position of a bad argument, or k > 0 if diagonal entry k of the factor is zero (A is as it was).
 */
int LAPACKE_cpotri(int matrix_layout,
                   char uplo,
                   int n,
                   lapack_complex_float *a,
                   int lda);

/**
 * A := A^-1 in the triangle uplo, n x n, with the factor that LAPACKE_dpotrf left there. Returns 0, minus
 * the position of a bad argument, or k > 0 if diagonal entry k of the factor is zero (A is as it was).
 */
int64_t LAPACKE_cpotri64_(int matrix_layout,
                          char uplo,
                          int64_t n,
                          lapack_complex_float *a,
                          int64_t lda);

/**
 * A := A^-1 in the triangle uplo, n x n, with the factor that LAPACKE_dpotrf left there. Returns 0, minus
 * the position of a bad argument, or k > 0 if diagonal entry k of the factor is zero (A is as it was).
 */
int LAPACKE_zpotri(int matrix_layout,
                   char uplo,
                   int n,
                   lapack_complex_double *a,
                   int lda);

/**
 * A := A^-1 in the triangle uplo, n x n, with the factor that LAPACKE_dpotrf left there. Returns 0, minus
 * the position of a bad argument, or k > 0 if diagonal entry k of the factor is zero (A is as it was).
 */
int64_t LAPACKE_zpotri64_(int matrix_layout,
                          char uplo,
                          int64_t n,
                          lapack_complex_double *a,
                          int64_t lda);

/** As LAPACKE_dpotri, without looking for NaN. */
int LAPACKE_spotri_work(int matrix_layout, char uplo, int n, float *a, int lda);

/** As LAPACKE_dpotri, without looking for NaN. */
int64_t LAPACKE_spotri_work64_(int matrix_layout, char uplo, int64_t n, float *a, int64_t lda);

/** As LAPACKE_dpotri, without looking for NaN. */
int LAPACKE_dpotri_work(int matrix_layout, char uplo, int n, double *a, int lda);

/** As LAPACKE_dpotri, without looking for NaN. */
int64_t LAPACKE_dpotri_work64_(int matrix_layout, char uplo, int64_t n, double *a, int64_t lda);

/** As LAPACKE_dpotri, without looking for NaN. */
int LAPACKE_cpotri_work(int matrix_layout, char uplo, int n, lapack_complex_float *a, int lda);

/** As LAPACKE_dpotri, without looking for NaN. */
int64_t LAPACKE_cpotri_work64_(int matrix_layout,
                               char uplo,
                               int64_t n,
                               lapack_complex_float *a,
                               int64_t lda);

/** As LAPACKE_dpotri, without looking for NaN. */
int LAPACKE_zpotri_work(int matrix_layout, char uplo, int n, lapack_complex_double *a, int lda);

/** As LAPACKE_dpotri, without looking for NaN. */
int64_t LAPACKE_zpotri_work64_(int matrix_layout,
                               char uplo,
                               int64_t n,
                               lapack_complex_double *a,
                               int64_t lda);

/**
 * L^H L (uplo = 'L') or U U^H ('U') in place of the n x n triangle. Returns 0 or minus the position of a
 * bad argument.
 */
int LAPACKE_slauum(int matrix_layout,
                   char uplo,
                   int n,
                   float *a,
                   int lda);

/**
 * L^H L (uplo = 'L') or U U^H ('U') in place of the n x n triangle. Returns 0 or minus the position of a
 * bad argument.
 */
int64_t LAPACKE_slauum64_(int matrix_layout,
                          char uplo,
                          int64_t n,
                          float *a,
                          int64_t lda);

/**
 * L^H L (uplo = 'L') or U U^H ('U') in place of the n x n triangle. Returns 0 or minus the position of a
 * bad argument.
 */
int LAPACKE_dlauum(int matrix_layout,
                   char uplo,
                   int n,
                   double *a,
                   int lda);

/**
 * L^H L (uplo = 'L') or U U^H ('U') in place of the n x n triangle. Returns 0 or minus the position of a
 * bad argument.
 */
int64_t LAPACKE_dlauum64_(int matrix_layout,
                          char uplo,
                          int64_t n,
                          double *a,
                          int64_t lda);

/**
 * L^H L (uplo = 'L') or U U^H ('U') in place of the n x n triangle. Returns 0 or minus the position of a
 * bad argument.
 */
int LAPACKE_clauum(int matrix_layout,
                   char uplo,
                   int n,
                   lapack_complex_float *a,
                   int lda);

/**
 * L^H L (uplo = 'L') or U U^H ('U') in place of the n x n triangle. Returns 0 or minus the position of a
 * bad argument.
 */
int64_t LAPACKE_clauum64_(int matrix_layout,
                          char uplo,
                          int64_t n,
                          lapack_complex_float *a,
                          int64_t lda);

/**
 * L^H L (uplo = 'L') or U U^H ('U') in place of the n x n triangle. Returns 0 or minus the position of a
 * bad argument.
 */
int LAPACKE_zlauum(int matrix_layout,
                   char uplo,
                   int n,
                   lapack_complex_double *a,
                   int lda);

/**
 * L^H L (uplo = 'L') or U U^H ('U') in place of the n x n triangle. Returns 0 or minus the position of a
 * bad argument.
 */
int64_t LAPACKE_zlauum64_(int matrix_layout,
                          char uplo,
                          int64_t n,
                          lapack_complex_double *a,
                          int64_t lda);

/** As LAPACKE_dlauum, without looking for NaN. */
int LAPACKE_slauum_work(int matrix_layout, char uplo, int n, float *a, int lda);

/** As LAPACKE_dlauum, without looking for NaN. */
int64_t LAPACKE_slauum_work64_(int matrix_layout, char uplo, int64_t n, float *a, int64_t lda);

/** As LAPACKE_dlauum, without looking for NaN. */
int LAPACKE_dlauum_work(int matrix_layout, char uplo, int n, double *a, int lda);

/** As LAPACKE_dlauum, without looking for NaN. */
int64_t LAPACKE_dlauum_work64_(int matrix_layout, char uplo, int64_t n, double *a, int64_t lda);

/** As LAPACKE_dlauum, without looking for NaN. */
int LAPACKE_clauum_work(int matrix_layout, char uplo, int n, lapack_complex_float *a, int lda);

/** As LAPACKE_dlauum, without looking for NaN. */
int64_t LAPACKE_clauum_work64_(int matrix_layout,
                               char uplo,
                               int64_t n,
                               lapack_complex_float *a,
                               int64_t lda);

/** As LAPACKE_dlauum, without looking for NaN. */
int LAPACKE_zlauum_work(int matrix_layout, char uplo, int n, lapack_complex_double *a, int lda);

/** As LAPACKE_dlauum, without looking for NaN. */
int64_t LAPACKE_zlauum_work64_(int matrix_layout,
                               char uplo,
                               int64_t n,
                               lapack_complex_double *a,
                               int64_t lda);

/**
 * Solves A X = B with the factor that LAPACKE_dpotrf left in the triangle uplo of a. B is n x nrhs and
 * becomes X. Returns 0 or minus the position of a bad argument.
 */
int LAPACKE_spotrs(int matrix_layout,
                   char uplo,
                   int n,
                   int nrhs,
                   const float *a,
                   int lda,
                   float *b,
                   int ldb);

/**
 * Solves A X = B with the factor that LAPACKE_dpotrf left in the triangle uplo of a. B is n x nrhs and
 * becomes X. Returns 0 or minus the position of a bad argument.
 */
int64_t LAPACKE_spotrs64_(int matrix_layout,
                          char uplo,
                          int64_t n,
                          int64_t nrhs,
                          const float *a,
                          int64_t lda,
                          float *b,
                          int64_t ldb);

/**
 * Solves A X = B with the factor that LAPACKE_dpotrf left in the triangle uplo of a. B is n x nrhs and
 * becomes X. Returns 0 or minus the position of a bad argument.
 */
int LAPACKE_dpotrs(int matrix_layout,
                   char uplo,
                   int n,
                   int nrhs,
                   const double *a,
                   int lda,
                   double *b,
                   int ldb);

/**
 * Solves A X = B with the factor that LAPACKE_dpotrf left in the triangle uplo of a. B is n x nrhs and
 * becomes X. Returns 0 or minus the position of a bad argument.
 */
int64_t LAPACKE_dpotrs64_(int matrix_layout,
                          char uplo,
                          int64_t n,
                          int64_t nrhs,
                          const double *a,
                          int64_t lda,
                          double *b,
                          int64_t ldb);

/**
 * Solves A X = B with the factor that LAPACKE_dpotrf left in the triangle uplo of a. B is n x nrhs and
 * becomes X. Returns 0 or minus the position of a bad argument.
 */
int LAPACKE_cpotrs(int matrix_layout,
                   char uplo,
                   int n,
                   int nrhs,
                   const lapack_complex_float *a,
                   int lda,
                   lapack_complex_float *b,
                   int ldb);

/**
 * Solves A X = B with the factor that LAPACKE_dpotrf left in the triangle uplo of a. B is n x nrhs and
 * becomes X. Returns 0 or minus the position of a bad argument.
 */
int64_t LAPACKE_cpotrs64_(int matrix_layout,
                          char uplo,
                          int64_t n,
                          int64_t nrhs,
                          const lapack_complex_float *a,
                          int64_t lda,
                          lapack_complex_float *b,
                          int64_t ldb);

/**
 * Solves A X = B with the factor that LAPACKE_dpotrf left in the triangle uplo of a. B is n x nrhs and
 * becomes X. Returns 0 or minus the position of a bad argument.
 */
int LAPACKE_zpotrs(int matrix_layout,
                   char uplo,
                   int n,
                   int nrhs,
                   const lapack_complex_double *a,
                   int lda,
                   lapack_complex_double *b,
                   int ldb);

/**
 * Solves A X = B with the factor that LAPACKE_dpotrf left in the triangle uplo of a. B is n x nrhs and
 * becomes X. Returns 0 or minus the position of a bad argument.
 */
int64_t LAPACKE_zpotrs64_(int matrix_layout,
                          char uplo,
                          int64_t n,
                          int64_t nrhs,
                          const lapack_complex_double *a,
                          int64_t lda,
                          lapack_complex_double *b,
                          int64_t ldb);

/** As LAPACKE_dpotrs, without looking for NaN. */
int LAPACKE_spotrs_work(int matrix_layout,
                        char uplo,
                        int n,
                        int nrhs,
                        const float *a,
                        int lda,
                        float *b,
                        int ldb);

/** As LAPACKE_dpotrs, without looking for NaN. */
int64_t LAPACKE_spotrs_work64_(int matrix_layout,
                               char uplo,
                               int64_t n,
                               int64_t nrhs,
                               const float *a,
                               int64_t lda,
                               float *b,
                               int64_t ldb);

/** As LAPACKE_dpotrs, without looking for NaN. */
int LAPACKE_dpotrs_work(int matrix_layout,
                        char uplo,
                        int n,
                        int nrhs,
                        const double *a,
                        int lda,
                        double *b,
                        int ldb);

/** As LAPACKE_dpotrs, without looking for NaN. */
int64_t LAPACKE_dpotrs_work64_(int matrix_layout,
                               char uplo,
                               int64_t n,
                               int64_t nrhs,
                               const double *a,
                               int64_t lda,
                               double *b,
                               int64_t ldb);

/** As LAPACKE_dpotrs, without looking for NaN. */
int LAPACKE_cpotrs_work(int matrix_layout,
                        char uplo,
                        int n,
                        int nrhs,
                        const lapack_complex_float *a,
                        int lda,
                        lapack_complex_float *b,
                        int ldb);

/** As LAPACKE_dpotrs, without looking for NaN. */
int64_t LAPACKE_cpotrs_work64_(int matrix_layout,
                               char uplo,
                               int64_t n,
                               int64_t nrhs,
                               const lapack_complex_float *a,
                               int64_t lda,
                               lapack_complex_float *b,
                               int64_t ldb);

/** As LAPACKE_dpotrs, without looking for NaN. */
int LAPACKE_zpotrs_work(int matrix_layout,
                        char uplo,
                        int n,
                        int nrhs,
                        const lapack_complex_double *a,
                        int lda,
                        lapack_complex_double *b,
                        int ldb);

/** As LAPACKE_dpotrs, without looking for NaN. */
int64_t LAPACKE_zpotrs_work64_(int matrix_layout,
                               char uplo,
                               int64_t n,
                               int64_t nrhs,
                               const lapack_complex_double *a,
                               int64_t lda,
                               lapack_complex_double *b,
                               int64_t ldb);

/**
 * Solves A X = B for a Hermitian positive definite n x n matrix A, given by its triangle uplo, which is
 * replaced by the factor as by LAPACKE_dpotrf. B is n x nrhs and becomes X. Returns 0, minus the position
 * of a bad argument, or k > 0 if the leading minor of order k is not positive definite (no solution).
 */
int LAPACKE_sposv(int matrix_layout,
                  char uplo,
                  int n,
                  int nrhs,
                  float *a,
                  int lda,
                  float *b,
                  int ldb);

/**
 * Solves A X = B for a Hermitian positive definite n x n matrix A, given by its triangle uplo, which is
 * replaced by the factor as by LAPACKE_dpotrf. B is n x nrhs and becomes X. Returns 0, minus the position
 * of a bad argument, or k > 0 if the leading minor of order k is not positive definite (no solution).
 */
int64_t LAPACKE_sposv64_(int matrix_layout,
                         char uplo,
                         int64_t n,
                         int64_t nrhs,
                         float *a,
                         int64_t lda,
                         float *b,
                         int64_t ldb);

/**
 * Solves A X = B for a Hermitian positive definite n x n matrix A, given by its triangle uplo, which is
 * replaced by the factor as by LAPACKE_dpotrf. B is n x nrhs and becomes X. Returns 0, minus the position
 * of a bad argument, or k > 0 if the leading minor of order k is not positive definite (no solution).
 */
int LAPACKE_dposv(int matrix_layout,
                  char uplo,
                  int n,
                  int nrhs,
                  double *a,
                  int lda,
                  double *b,
                  int ldb);

/**
 * Solves A X = B for a Hermitian positive definite n x n matrix A, given by its triangle uplo, which is
 * replaced by the factor as by LAPACKE_dpotrf. B is n x nrhs and becomes X. Returns 0, minus the position
 * of a bad argument, or k > 0 if the leading minor of order k is not positive definite (no solution).
 */
int64_t LAPACKE_dposv64_(int matrix_layout,
                         char uplo,
                         int64_t n,
                         int64_t nrhs,
                         double *a,
                         int64_t lda,
                         double *b,
                         int64_t ldb);

/**
 * Solves A X = B for a Hermitian positive definite n x n matrix A, given by its triangle uplo, which is
 * replaced by the factor as by LAPACKE_dpotrf. B is n x nrhs and becomes X. Returns 0, minus the position
 * of a bad argument, or k > 0 if the leading minor of order k is not positive definite (no solution).
 */
int LAPACKE_cposv(int matrix_layout,
                  char uplo,
                  int n,
                  int nrhs,
                  lapack_complex_float *a,
                  int lda,
                  lapack_complex_float *b,
                  int ldb);

/**
 * Solves A X = B for a Hermitian positive definite n x n matrix A, given by its triangle uplo, which is
 * replaced by the factor as by LAPACKE_dpotrf. B is n x nrhs and becomes X. Returns 0, minus the position
 * of a bad argument, or k > 0 if the leading minor of order k is not positive definite (no solution).
 */
int64_t LAPACKE_cposv64_(int matrix_layout,
                         char uplo,
                         int64_t n,
                         int64_t nrhs,
                         lapack_complex_float *a,
                         int64_t lda,
                         lapack_complex_float *b,
                         int64_t ldb);

/**
 * Solves A X = B for a Hermitian positive definite n x n matrix A, given by its triangle uplo, which is
 * replaced by the factor as by LAPACKE_dpotrf. B is n x nrhs and becomes X. Returns 0, minus the position
 * of a bad argument, or k > 0 if the leading minor of order k is not positive definite (no solution).
 */
int LAPACKE_zposv(int matrix_layout,
                  char uplo,
                  int n,
                  int nrhs,
                  lapack_complex_double *a,
                  int lda,
                  lapack_complex_double *b,
                  int ldb);

/**
 * Solves A X = B for a Hermitian positive definite n x n matrix A, given by its triangle uplo, which is
 * replaced by the factor as by LAPACKE_dpotrf. B is n x nrhs and becomes X. Returns 0, minus the position
 * of a bad argument, or k > 0 if the leading minor of order k is not positive definite (no solution).
 */
int64_t LAPACKE_zposv64_(int matrix_layout,
                         char uplo,
                         int64_t n,
                         int64_t nrhs,
                         lapack_complex_double *a,
                         int64_t lda,
                         lapack_complex_double *b,
                         int64_t ldb);

/** As LAPACKE_dposv, without looking for NaN. */
int LAPACKE_sposv_work(int matrix_layout,
                       char uplo,
                       int n,
                       int nrhs,
                       float *a,
                       int lda,
                       float *b,
                       int ldb);

/** As LAPACKE_dposv, without looking for NaN. */
int64_t LAPACKE_sposv_work64_(int matrix_layout,
                              char uplo,
                              int64_t n,
                              int64_t nrhs,
                              float *a,
                              int64_t lda,
                              float *b,
                              int64_t ldb);

/** As LAPACKE_dposv, without looking for NaN. */
int LAPACKE_dposv_work(int matrix_layout,
                       char uplo,
                       int n,
                       int nrhs,
                       double *a,
                       int lda,
                       double *b,
                       int ldb);

/** As LAPACKE_dposv, without looking for NaN. */
int64_t LAPACKE_dposv_work64_(int matrix_layout,
                              char uplo,
                              int64_t n,
                              int64_t nrhs,
                              double *a,
                              int64_t lda,
                              double *b,
                              int64_t ldb);

/** As LAPACKE_dposv, without looking for NaN. */
int LAPACKE_cposv_work(int matrix_layout,
                       char uplo,
                       int n,
                       int nrhs,
                       lapack_complex_float *a,
                       int lda,
                       lapack_complex_float *b,
                       int ldb);

/** As LAPACKE_dposv, without looking for NaN. */
int64_t LAPACKE_cposv_work64_(int matrix_layout,
                              char uplo,
                              int64_t n,
                              int64_t nrhs,
                              lapack_complex_float *a,
                              int64_t lda,
                              lapack_complex_float *b,
                              int64_t ldb);

/** As LAPACKE_dposv, without looking for NaN. */
int LAPACKE_zposv_work(int matrix_layout,
                       char uplo,
                       int n,
                       int nrhs,
                       lapack_complex_double *a,
                       int lda,
                       lapack_complex_double *b,
                       int ldb);

/** As LAPACKE_dposv, without looking for NaN. */
int64_t LAPACKE_zposv_work64_(int matrix_layout,
                              char uplo,
                              int64_t n,
                              int64_t nrhs,
                              lapack_complex_double *a,
                              int64_t lda,
                              lapack_complex_double *b,
                              int64_t ldb);

/**
 * rcond = 1 / (||A|| ||A^-1||) in the 1-norm (norm = '1' or 'O') or the infinity norm ('I'), from the factors
 * that LAPACKE_dgetrf left in a and the norm of A in anorm. ||A^-1|| is estimated from below (Higham, ACM TOMS
 * 14, 1988). Returns 0 or minus the position of a bad argument.
 */
int LAPACKE_sgecon(int matrix_layout,
                   char norm,
                   int n,
                   const float *a,
                   int lda,
                   float anorm,
                   float *rcond);

/**
 * rcond = 1 / (||A|| ||A^-1||) in the 1-norm (norm = '1' or 'O') or the infinity norm ('I'), from the factors
 * that LAPACKE_dgetrf left in a and the norm of A in anorm. ||A^-1|| is estimated from below (Higham, ACM TOMS
 * 14, 1988). Returns 0 or minus the position of a bad argument.
 */
int64_t LAPACKE_sgecon64_(int matrix_layout,
                          char norm,
                          int64_t n,
                          const float *a,
                          int64_t lda,
                          float anorm,
                          float *rcond);

/**
 * rcond = 1 / (||A|| ||A^-1||) in the 1-norm (norm = '1' or 'O') or the infinity norm ('I'), from the factors
 * that LAPACKE_dgetrf left in a and the norm of A in anorm. ||A^-1|| is estimated from below (Higham, ACM TOMS
 * 14, 1988). Returns 0 or minus the position of a bad argument.
 */
int LAPACKE_dgecon(int matrix_layout,
                   char norm,
                   int n,
                   const double *a,
                   int lda,
                   double anorm,
                   double *rcond);

/**
 * rcond = 1 / (||A|| ||A^-1||) in the 1-norm (norm = '1' or 'O') or the infinity norm ('I'), from the factors
 * that LAPACKE_dgetrf left in a and the norm of A in anorm. ||A^-1|| is estimated from below (Higham, ACM TOMS
 * 14, 1988). Returns 0 or minus the position of a bad argument.
 */
int64_t LAPACKE_dgecon64_(int matrix_layout,
                          char norm,
                          int64_t n,
                          const double *a,
                          int64_t lda,
                          double anorm,
                          double *rcond);

/**
 * rcond = 1 / (||A|| ||A^-1||) in the 1-norm (norm = '1' or 'O') or the infinity norm ('I'), from the factors
 * that LAPACKE_dgetrf left in a and the norm of A in anorm. ||A^-1|| is estimated from below (Higham, ACM TOMS
 * 14, 1988). Returns 0 or minus the position of a bad argument.
 */
int LAPACKE_cgecon(int matrix_layout,
                   char norm,
                   int n,
                   const lapack_complex_float *a,
                   int lda,
                   float anorm,
                   float *rcond);

/**
 * rcond = 1 / (||A|| ||A^-1||) in the 1-norm (norm = '1' or 'O') or the infinity norm ('I'), from the factors
 * that LAPACKE_dgetrf left in a and the norm of A in anorm. ||A^-1|| is estimated from below (Higham, ACM TOMS
 * 14, 1988). Returns 0 or minus the position of a bad argument.
 */
int64_t LAPACKE_cgecon64_(int matrix_layout,
                          char norm,
                          int64_t n,
                          const lapack_complex_float *a,
                          int64_t lda,
                          float anorm,
                          float *rcond);

/**
 * rcond = 1 / (||A|| ||A^-1||) in the 1-norm (norm = '1' or 'O') or the infinity norm ('I'), from the factors
 * that LAPACKE_dgetrf left in a and the norm of A in anorm. ||A^-1|| is estimated from below (Higham, ACM TOMS
 * 14, 1988). Returns 0 or minus the position of a bad argument.
 */
int LAPACKE_zgecon(int matrix_layout,
                   char norm,
                   int n,
                   const lapack_complex_double *a,
                   int lda,
                   double anorm,
                   double *rcond);

/**
 * rcond = 1 / (||A|| ||A^-1||) in the 1-norm (norm = '1' or 'O') or the infinity norm ('I'), from the factors
 * that LAPACKE_dgetrf left in a and the norm of A in anorm. ||A^-1|| is estimated from below (Higham, ACM TOMS
 * 14, 1988). Returns 0 or minus the position of a bad argument.
 */
int64_t LAPACKE_zgecon64_(int matrix_layout,
                          char norm,
                          int64_t n,
                          const lapack_complex_double *a,
                          int64_t lda,
                          double anorm,
                          double *rcond);

/** As LAPACKE_dgecon, without looking for NaN. work has 4n elements; iwork is not used. */
int LAPACKE_sgecon_work(int matrix_layout,
                        char norm,
                        int n,
                        const float *a,
                        int lda,
                        float anorm,
                        float *rcond,
                        float *work,
                        int *iwork);

/** As LAPACKE_dgecon, without looking for NaN. work has 4n elements; iwork is not used. */
int64_t LAPACKE_sgecon_work64_(int matrix_layout,
                               char norm,
                               int64_t n,
                               const float *a,
                               int64_t lda,
                               float anorm,
                               float *rcond,
                               float *work,
                               int64_t *iwork);

/** As LAPACKE_dgecon, without looking for NaN. work has 4n elements; iwork is not used. */
int LAPACKE_dgecon_work(int matrix_layout,
                        char norm,
                        int n,
                        const double *a,
                        int lda,
                        double anorm,
                        double *rcond,
                        double *work,
                        int *iwork);

/** As LAPACKE_dgecon, without looking for NaN. work has 4n elements; iwork is not used. */
int64_t LAPACKE_dgecon_work64_(int matrix_layout,
                               char norm,
                               int64_t n,
                               const double *a,
                               int64_t lda,
                               double anorm,
                               double *rcond,
                               double *work,
                               int64_t *iwork);

/** As LAPACKE_dgecon_work, with 2n elements of work and 2n of rwork. */
int LAPACKE_cgecon_work(int matrix_layout,
                        char norm,
                        int n,
                        const lapack_complex_float *a,
                        int lda,
                        float anorm,
                        float *rcond,
                        lapack_complex_float *work,
                        float *rwork);

/** As LAPACKE_dgecon_work, with 2n elements of work and 2n of rwork. */
int64_t LAPACKE_cgecon_work64_(int matrix_layout,
                               char norm,
                               int64_t n,
                               const lapack_complex_float *a,
                               int64_t lda,
                               float anorm,
                               float *rcond,
                               lapack_complex_float *work,
                               float *rwork);

/** As LAPACKE_dgecon_work, with 2n elements of work and 2n of rwork. */
int LAPACKE_zgecon_work(int matrix_layout,
                        char norm,
                        int n,
                        const lapack_complex_double *a,
                        int lda,
                        double anorm,
                        double *rcond,
                        lapack_complex_double *work,
                        double *rwork);

/** As LAPACKE_dgecon_work, with 2n elements of work and 2n of rwork. */
int64_t LAPACKE_zgecon_work64_(int matrix_layout,
                               char norm,
                               int64_t n,
                               const lapack_complex_double *a,
                               int64_t lda,
                               double anorm,
                               double *rcond,
                               lapack_complex_double *work,
                               double *rwork);

/** As LAPACKE_dgecon in the 1-norm, from the factor that LAPACKE_dpotrf left in the triangle uplo of a. */
int LAPACKE_spocon(int matrix_layout,
                   char uplo,
                   int n,
                   const float *a,
                   int lda,
                   float anorm,
                   float *rcond);

/** As LAPACKE_dgecon in the 1-norm, from the factor that LAPACKE_dpotrf left in the triangle uplo of a. */
int64_t LAPACKE_spocon64_(int matrix_layout,
                          char uplo,
                          int64_t n,
                          const float *a,
                          int64_t lda,
                          float anorm,
                          float *rcond);

/** As LAPACKE_dgecon in the 1-norm, from the factor that LAPACKE_dpotrf left in the triangle uplo of a. */
int LAPACKE_dpocon(int matrix_layout,
                   char uplo,
                   int n,
                   const double *a,
                   int lda,
                   double anorm,
                   double *rcond);

/** As LAPACKE_dgecon in the 1-norm, from the factor that LAPACKE_dpotrf left in the triangle uplo of a. */
int64_t LAPACKE_dpocon64_(int matrix_layout,
                          char uplo,
                          int64_t n,
                          const double *a,
                          int64_t lda,
                          double anorm,
                          double *rcond);

/** As LAPACKE_dgecon in the 1-norm, from the factor that LAPACKE_dpotrf left in the triangle uplo of a. */
int LAPACKE_cpocon(int matrix_layout,
                   char uplo,
                   int n,
                   const lapack_complex_float *a,
                   int lda,
                   float anorm,
                   float *rcond);

/** As LAPACKE_dgecon in the 1-norm, from the factor that LAPACKE_dpotrf left in the triangle uplo of a. */
int64_t LAPACKE_cpocon64_(int matrix_layout,
                          char uplo,
                          int64_t n,
                          const lapack_complex_float *a,
                          int64_t lda,
                          float anorm,
                          float *rcond);

/** As LAPACKE_dgecon in the 1-norm, from the factor that LAPACKE_dpotrf left in the triangle uplo of a. */
int LAPACKE_zpocon(int matrix_layout,
                   char uplo,
                   int n,
                   const lapack_complex_double *a,
                   int lda,
                   double anorm,
                   double *rcond);

/** As LAPACKE_dgecon in the 1-norm, from the factor that LAPACKE_dpotrf left in the triangle uplo of a. */
int64_t LAPACKE_zpocon64_(int matrix_layout,
                          char uplo,
                          int64_t n,
                          const lapack_complex_double *a,
                          int64_t lda,
                          double anorm,
                          double *rcond);

/** As LAPACKE_dpocon, without looking for NaN. work has 3n elements; iwork is not used. */
int LAPACKE_spocon_work(int matrix_layout,
                        char uplo,
                        int n,
                        const float *a,
                        int lda,
                        float anorm,
                        float *rcond,
                        float *work,
                        int *iwork);

/** As LAPACKE_dpocon, without looking for NaN. work has 3n elements; iwork is not used. */
int64_t LAPACKE_spocon_work64_(int matrix_layout,
                               char uplo,
                               int64_t n,
                               const float *a,
                               int64_t lda,
                               float anorm,
                               float *rcond,
                               float *work,
                               int64_t *iwork);

/** As LAPACKE_dpocon, without looking for NaN. work has 3n elements; iwork is not used. */
int LAPACKE_dpocon_work(int matrix_layout,
                        char uplo,
                        int n,
                        const double *a,
                        int lda,
                        double anorm,
                        double *rcond,
                        double *work,
                        int *iwork);

/** As LAPACKE_dpocon, without looking for NaN. work has 3n elements; iwork is not used. */
int64_t LAPACKE_dpocon_work64_(int matrix_layout,
                               char uplo,
                               int64_t n,
                               const double *a,
                               int64_t lda,
                               double anorm,
                               double *rcond,
                               double *work,
                               int64_t *iwork);

/** As LAPACKE_dpocon_work, with 2n elements of work and n of rwork. */
int LAPACKE_cpocon_work(int matrix_layout,
                        char uplo,
                        int n,
                        const lapack_complex_float *a,
                        int lda,
                        float anorm,
                        float *rcond,
                        lapack_complex_float *work,
                        float *rwork);

/** As LAPACKE_dpocon_work, with 2n elements of work and n of rwork. */
int64_t LAPACKE_cpocon_work64_(int matrix_layout,
                               char uplo,
                               int64_t n,
                               const lapack_complex_float *a,
                               int64_t lda,
                               float anorm,
                               float *rcond,
                               lapack_complex_float *work,
                               float *rwork);

/** As LAPACKE_dpocon_work, with 2n elements of work and n of rwork. */
int LAPACKE_zpocon_work(int matrix_layout,
                        char uplo,
                        int n,
                        const lapack_complex_double *a,
                        int lda,
                        double anorm,
                        double *rcond,
                        lapack_complex_double *work,
                        double *rwork);

/** As LAPACKE_dpocon_work, with 2n elements of work and n of rwork. */
int64_t LAPACKE_zpocon_work64_(int matrix_layout,
                               char uplo,
                               int64_t n,
                               const lapack_complex_double *a,
                               int64_t lda,
                               double anorm,
                               double *rcond,
                               lapack_complex_double *work,
                               double *rwork);

/** As LAPACKE_dgecon for a triangle as in LAPACKE_dtrtri. */
int LAPACKE_strcon(int matrix_layout,
                   char norm,
                   char uplo,
                   char diag,
                   int n,
                   const float *a,
                   int lda,
                   float *rcond);

/** As LAPACKE_dgecon for a triangle as in LAPACKE_dtrtri. */
int64_t LAPACKE_strcon64_(int matrix_layout,
                          char norm,
                          char uplo,
                          char diag,
                          int64_t n,
                          const float *a,
                          int64_t lda,
                          float *rcond);

/** As LAPACKE_dgecon for a triangle as in LAPACKE_dtrtri. */
int LAPACKE_dtrcon(int matrix_layout,
                   char norm,
                   char uplo,
                   char diag,
                   int n,
                   const double *a,
                   int lda,
                   double *rcond);

/** As LAPACKE_dgecon for a triangle as in LAPACKE_dtrtri. */
int64_t LAPACKE_dtrcon64_(int matrix_layout,
                          char norm,
                          char uplo,
                          char diag,
                          int64_t n,
                          const double *a,
                          int64_t lda,
                          double *rcond);

/** As LAPACKE_dgecon for a triangle as in LAPACKE_dtrtri. */
int LAPACKE_ctrcon(int matrix_layout,
                   char norm,
                   char uplo,
                   char diag,
                   int n,
                   const lapack_complex_float *a,
                   int lda,
                   float *rcond);

/** As LAPACKE_dgecon for a triangle as in LAPACKE_dtrtri. */
int64_t LAPACKE_ctrcon64_(int matrix_layout,
                          char norm,
                          char uplo,
                          char diag,
                          int64_t n,
                          const lapack_complex_float *a,
                          int64_t lda,
                          float *rcond);

/** As LAPACKE_dgecon for a triangle as in LAPACKE_dtrtri. */
int LAPACKE_ztrcon(int matrix_layout,
                   char norm,
                   char uplo,
                   char diag,
                   int n,
                   const lapack_complex_double *a,
                   int lda,
                   double *rcond);

/** As LAPACKE_dgecon for a triangle as in LAPACKE_dtrtri. */
int64_t LAPACKE_ztrcon64_(int matrix_layout,
                          char norm,
                          char uplo,
                          char diag,
                          int64_t n,
                          const lapack_complex_double *a,
                          int64_t lda,
                          double *rcond);

/** As LAPACKE_dtrcon, without looking for NaN. work has 3n elements; iwork is not used. */
int LAPACKE_strcon_work(int matrix_layout,
                        char norm,
                        char uplo,
                        char diag,
                        int n,
                        const float *a,
                        int lda,
                        float *rcond,
                        float *work,
                        int *iwork);

/** As LAPACKE_dtrcon, without looking for NaN. work has 3n elements; iwork is not used. */
int64_t LAPACKE_strcon_work64_(int matrix_layout,
                               char norm,
                               char uplo,
                               char diag,
                               int64_t n,
                               const float *a,
                               int64_t lda,
                               float *rcond,
                               float *work,
                               int64_t *iwork);

/** As LAPACKE_dtrcon, without looking for NaN. work has 3n elements; iwork is not used. */
int LAPACKE_dtrcon_work(int matrix_layout,
                        char norm,
                        char uplo,
                        char diag,
                        int n,
                        const double *a,
                        int lda,
                        double *rcond,
                        double *work,
                        int *iwork);

/** As LAPACKE_dtrcon, without looking for NaN. work has 3n elements; iwork is not used. */
int64_t LAPACKE_dtrcon_work64_(int matrix_layout,
                               char norm,
                               char uplo,
                               char diag,
                               int64_t n,
                               const double *a,
                               int64_t lda,
                               double *rcond,
                               double *work,
                               int64_t *iwork);

/** As LAPACKE_dtrcon_work, with 2n elements of work and n of rwork. */
int LAPACKE_ctrcon_work(int matrix_layout,
                        char norm,
                        char uplo,
                        char diag,
                        int n,
                        const lapack_complex_float *a,
                        int lda,
                        float *rcond,
                        lapack_complex_float *work,
                        float *rwork);

/** As LAPACKE_dtrcon_work, with 2n elements of work and n of rwork. */
int64_t LAPACKE_ctrcon_work64_(int matrix_layout,
                               char norm,
                               char uplo,
                               char diag,
                               int64_t n,
                               const lapack_complex_float *a,
                               int64_t lda,
                               float *rcond,
                               lapack_complex_float *work,
                               float *rwork);

/** As LAPACKE_dtrcon_work, with 2n elements of work and n of rwork. */
int LAPACKE_ztrcon_work(int matrix_layout,
                        char norm,
                        char uplo,
                        char diag,
                        int n,
                        const lapack_complex_double *a,
                        int lda,
                        double *rcond,
                        lapack_complex_double *work,
                        double *rwork);

/** As LAPACKE_dtrcon_work, with 2n elements of work and n of rwork. */
int64_t LAPACKE_ztrcon_work64_(int matrix_layout,
                               char norm,
                               char uplo,
                               char diag,
                               int64_t n,
                               const lapack_complex_double *a,
                               int64_t lda,
                               double *rcond,
                               lapack_complex_double *work,
                               double *rwork);

/**
 * Row scalings r and column scalings c that bring the largest entry (of |re| + |im|) of each row and column
 * of an m x n matrix to 1, the ratios of their extremes in rowcnd and colcnd, and the largest entry in amax.
 * Returns 0, minus the position of a bad argument, i if row i is zero, or m + j if column j is.
 */
int LAPACKE_sgeequ(int matrix_layout,
                   int m,
                   int n,
                   const float *a,
                   int lda,
                   float *r,
                   float *c,
                   float *rowcnd,
                   float *colcnd,
                   float *amax);

/**
 * Row scalings r and column scalings c that bring the largest entry (of |re| + |im|) of each row and column
 * of an m x n matrix to 1, the ratios of their extremes in rowcnd and colcnd, and the largest entry in amax.
 * Returns 0, minus the position of a bad argument, i if row i is zero, or m + j if column j is.
 */
int64_t LAPACKE_sgeequ64_(int matrix_layout,
                          int64_t m,
                          int64_t n,
                          const float *a,
                          int64_t lda,
                          float *r,
                          float *c,
                          float *rowcnd,
                          float *colcnd,
                          float *amax);

/**
 * Row scalings r and column scalings c that bring the largest entry (of |re| + |im|) of each row and column
 * of an m x n matrix to 1, the ratios of their extremes in rowcnd and colcnd, and the largest entry in amax.
 * Returns 0, minus the position of a bad argument, i if row i is zero, or m + j if column j is.
 */
int LAPACKE_dgeequ(int matrix_layout,
                   int m,
                   int n,
                   const double *a,
                   int lda,
                   double *r,
                   double *c,
                   double *rowcnd,
                   double *colcnd,
                   double *amax);

/**
 * Row scalings r and column scalings c that bring the largest entry (of |re| + |im|) of each row and column
 * of an m x n matrix to 1, the ratios of their extremes in rowcnd and colcnd, and the largest entry in amax.
 * Returns 0, minus the position of a bad argument, i if row i is zero, or m + j if column j is.
 */
int64_t LAPACKE_dgeequ64_(int matrix_layout,
                          int64_t m,
                          int64_t n,
                          const double *a,
                          int64_t lda,
                          double *r,
                          double *c,
                          double *rowcnd,
                          double *colcnd,
                          double *amax);

/**
 * Row scalings r and column scalings c that bring the largest entry (of |re| + |im|) of each row and column
 * of an m x n matrix to 1, the ratios of their extremes in rowcnd and colcnd, and the largest entry in amax.
 * Returns 0, minus the position of a bad argument, i if row i is zero, or m + j if column j is.
 */
int LAPACKE_cgeequ(int matrix_layout,
                   int m,
                   int n,
                   const lapack_complex_float *a,
                   int lda,
                   float *r,
                   float *c,
                   float *rowcnd,
                   float *colcnd,
                   float *amax);

/**
 * Row scalings r and column scalings c that bring the largest entry (of |re| + |im|) of each row and column
 * of an m x n matrix to 1, the ratios of their extremes in rowcnd and colcnd, and the largest entry in amax.
 * Returns 0, minus the position of a bad argument, i if row i is zero, or m + j if column j is.
 */
int64_t LAPACKE_cgeequ64_(int matrix_layout,
                          int64_t m,
                          int64_t n,
                          const lapack_complex_float *a,
                          int64_t lda,
                          float *r,
                          float *c,
                          float *rowcnd,
                          float *colcnd,
                          float *amax);

/**
 * Row scalings r and column scalings c that bring the largest entry (of |re| + |im|) of each row and column
 * of an m x n matrix to 1, the ratios of their extremes in rowcnd and colcnd, and the largest entry in amax.
 * Returns 0, minus the position of a bad argument, i if row i is zero, or m + j if column j is.
 */
int LAPACKE_zgeequ(int matrix_layout,
                   int m,
                   int n,
                   const lapack_complex_double *a,
                   int lda,
                   double *r,
                   double *c,
                   double *rowcnd,
                   double *colcnd,
                   double *amax);

/**
 * Row scalings r and column scalings c that bring the largest entry (of |re| + |im|) of each row and column
 * of an m x n matrix to 1, the ratios of their extremes in rowcnd and colcnd, and the largest entry in amax.
 * Returns 0, minus the position of a bad argument, i if row i is zero, or m + j if column j is.
 */
int64_t LAPACKE_zgeequ64_(int matrix_layout,
                          int64_t m,
                          int64_t n,
                          const lapack_complex_double *a,
                          int64_t lda,
                          double *r,
                          double *c,
                          double *rowcnd,
                          double *colcnd,
                          double *amax);

/** As LAPACKE_dgeequ, without looking for NaN. */
int LAPACKE_sgeequ_work(int matrix_layout,
                        int m,
                        int n,
                        const float *a,
                        int lda,
                        float *r,
                        float *c,
                        float *rowcnd,
                        float *colcnd,
                        float *amax);

/** As LAPACKE_dgeequ, without looking for NaN. */
int64_t LAPACKE_sgeequ_work64_(int matrix_layout,
                               int64_t m,
                               int64_t n,
                               const float *a,
                               int64_t lda,
                               float *r,
                               float *c,
                               float *rowcnd,
                               float *colcnd,
                               float *amax);

/** As LAPACKE_dgeequ, without looking for NaN. */
int LAPACKE_dgeequ_work(int matrix_layout,
                        int m,
                        int n,
                        const double *a,
                        int lda,
                        double *r,
                        double *c,
                        double *rowcnd,
                        double *colcnd,
                        double *amax);

/** As LAPACKE_dgeequ, without looking for NaN. */
int64_t LAPACKE_dgeequ_work64_(int matrix_layout,
                               int64_t m,
                               int64_t n,
                               const double *a,
                               int64_t lda,
                               double *r,
                               double *c,
                               double *rowcnd,
                               double *colcnd,
                               double *amax);

/** As LAPACKE_dgeequ, without looking for NaN. */
int LAPACKE_cgeequ_work(int matrix_layout,
                        int m,
                        int n,
                        const lapack_complex_float *a,
                        int lda,
                        float *r,
                        float *c,
                        float *rowcnd,
                        float *colcnd,
                        float *amax);

/** As LAPACKE_dgeequ, without looking for NaN. */
int64_t LAPACKE_cgeequ_work64_(int matrix_layout,
                               int64_t m,
                               int64_t n,
                               const lapack_complex_float *a,
                               int64_t lda,
                               float *r,
                               float *c,
                               float *rowcnd,
                               float *colcnd,
                               float *amax);

/** As LAPACKE_dgeequ, without looking for NaN. */
int LAPACKE_zgeequ_work(int matrix_layout,
                        int m,
                        int n,
                        const lapack_complex_double *a,
                        int lda,
                        double *r,
                        double *c,
                        double *rowcnd,
                        double *colcnd,
                        double *amax);

/** As LAPACKE_dgeequ, without looking for NaN. */
int64_t LAPACKE_zgeequ_work64_(int matrix_layout,
                               int64_t m,
                               int64_t n,
                               const lapack_complex_double *a,
                               int64_t lda,
                               double *r,
                               double *c,
                               double *rowcnd,
                               double *colcnd,
                               double *amax);

/**
 * Scalings s[i] = 1 / sqrt(A(i, i)) of a Hermitian positive definite n x n matrix, the ratio of their extremes
 * in scond, and the largest diagonal entry in amax. Returns 0, minus the position of a bad argument, or i if
 * diagonal entry i is not positive.
 */
int LAPACKE_spoequ(int matrix_layout,
                   int n,
                   const float *a,
                   int lda,
                   float *s,
                   float *scond,
                   float *amax);

/**
 * Scalings s[i] = 1 / sqrt(A(i, i)) of a Hermitian positive definite n x n matrix, the ratio of their extremes
 * in scond, and the largest diagonal entry in amax. Returns 0, minus the position of a bad argument, or i if
 * diagonal entry i is not positive.
 */
int64_t LAPACKE_spoequ64_(int matrix_layout,
                          int64_t n,
                          const float *a,
                          int64_t lda,
                          float *s,
                          float *scond,
                          float *amax);

/**
 * Scalings s[i] = 1 / sqrt(A(i, i)) of a Hermitian positive definite n x n matrix, the ratio of their extremes
 * in scond, and the largest diagonal entry in amax. Returns 0, minus the position of a bad argument, or i if
 * diagonal entry i is not positive.
 */
int LAPACKE_dpoequ(int matrix_layout,
                   int n,
                   const double *a,
                   int lda,
                   double *s,
                   double *scond,
                   double *amax);

/**
 * Scalings s[i] = 1 / sqrt(A(i, i)) of a Hermitian positive definite n x n matrix, the ratio of their extremes
 * in scond, and the largest diagonal entry in amax. Returns 0, minus the position of a bad argument, or i if
 * diagonal entry i is not positive.
 */
int64_t LAPACKE_dpoequ64_(int matrix_layout,
                          int64_t n,
                          const double *a,
                          int64_t lda,
                          double *s,
                          double *scond,
                          double *amax);

/**
 * Scalings s[i] = 1 / sqrt(A(i, i)) of a Hermitian positive definite n x n matrix, the ratio of their extremes
 * in scond, and the largest diagonal entry in amax. Returns 0, minus the position of a bad argument, or i if
 * diagonal entry i is not positive.
 */
int LAPACKE_cpoequ(int matrix_layout,
                   int n,
                   const lapack_complex_float *a,
                   int lda,
                   float *s,
                   float *scond,
                   float *amax);

/**
 * Scalings s[i] = 1 / sqrt(A(i, i)) of a Hermitian positive definite n x n matrix, the ratio of their extremes
 * in scond, and the largest diagonal entry in amax. Returns 0, minus the position of a bad argument, or i if
 * diagonal entry i is not positive.
 */
int64_t LAPACKE_cpoequ64_(int matrix_layout,
                          int64_t n,
                          const lapack_complex_float *a,
                          int64_t lda,
                          float *s,
                          float *scond,
                          float *amax);

/**
 * Scalings s[i] = 1 / sqrt(A(i, i)) of a Hermitian positive definite n x n matrix, the ratio of their extremes
 * in scond, and the largest diagonal entry in amax. Returns 0, minus the position of a bad argument, or i if
 * diagonal entry i is not positive.
 */
int LAPACKE_zpoequ(int matrix_layout,
                   int n,
                   const lapack_complex_double *a,
                   int lda,
                   double *s,
                   double *scond,
                   double *amax);

/**
 * Scalings s[i] = 1 / sqrt(A(i, i)) of a Hermitian positive definite n x n matrix, the ratio of their extremes
 * in scond, and the largest diagonal entry in amax. Returns 0, minus the position of a bad argument, or i if
 * diagonal entry i is not positive.
 */
int64_t LAPACKE_zpoequ64_(int matrix_layout,
                          int64_t n,
                          const lapack_complex_double *a,
                          int64_t lda,
                          double *s,
                          double *scond,
                          double *amax);

/** As LAPACKE_dpoequ, without looking for NaN. */
int LAPACKE_spoequ_work(int matrix_layout,
                        int n,
                        const float *a,
                        int lda,
                        float *s,
                        float *scond,
                        float *amax);

/** As LAPACKE_dpoequ, without looking for NaN. */
int64_t LAPACKE_spoequ_work64_(int matrix_layout,
                               int64_t n,
                               const float *a,
                               int64_t lda,
                               float *s,
                               float *scond,
                               float *amax);

/** As LAPACKE_dpoequ, without looking for NaN. */
int LAPACKE_dpoequ_work(int matrix_layout,
                        int n,
                        const double *a,
                        int lda,
                        double *s,
                        double *scond,
                        double *amax);

/** As LAPACKE_dpoequ, without looking for NaN. */
int64_t LAPACKE_dpoequ_work64_(int matrix_layout,
                               int64_t n,
                               const double *a,
                               int64_t lda,
                               double *s,
                               double *scond,
                               double *amax);

/** As LAPACKE_dpoequ, without looking for NaN. */
int LAPACKE_cpoequ_work(int matrix_layout,
                        int n,
                        const lapack_complex_float *a,
                        int lda,
                        float *s,
                        float *scond,
                        float *amax);

/** As LAPACKE_dpoequ, without looking for NaN. */
int64_t LAPACKE_cpoequ_work64_(int matrix_layout,
                               int64_t n,
                               const lapack_complex_float *a,
                               int64_t lda,
                               float *s,
                               float *scond,
                               float *amax);

/** As LAPACKE_dpoequ, without looking for NaN. */
int LAPACKE_zpoequ_work(int matrix_layout,
                        int n,
                        const lapack_complex_double *a,
                        int lda,
                        double *s,
                        double *scond,
                        double *amax);

/** As LAPACKE_dpoequ, without looking for NaN. */
int64_t LAPACKE_zpoequ_work64_(int matrix_layout,
                               int64_t n,
                               const lapack_complex_double *a,
                               int64_t lda,
                               double *s,
                               double *scond,
                               double *amax);

/**
 * Solves op(A) X = B (op as in LAPACKE_dgetrs) and says how good the solution is. fact = 'N': A is copied to af and
 * factored; 'E': before that A is replaced by diag(r) A diag(c) if its scaling is poor, and equed tells which of
 * the two were applied ('N', 'R', 'C' or 'B'); 'F': af, ipiv, equed, r and c are given, A being scaled already. B is
 * scaled like A. rcond is as from LAPACKE_dgecon, ferr and berr as from LAPACKE_dgerfs; rpivot gets the pivot growth
 * max|A| / max|U|. Returns 0; minus the position of a bad argument; k <= n if U(k, k) is zero (no solution);
 * n + 1 if rcond is less than the machine precision (the solution is there).
 */
int LAPACKE_sgesvx(int matrix_layout,
                   char fact,
                   char trans,
                   int n,
                   int nrhs,
                   float *a,
                   int lda,
                   float *af,
                   int ldaf,
                   int *ipiv,
                   char *equed,
                   float *r,
                   float *c,
                   float *b,
                   int ldb,
                   float *x,
                   int ldx,
                   float *rcond,
                   float *ferr,
                   float *berr,
                   float *rpivot);

/**
 * Solves op(A) X = B (op as in LAPACKE_dgetrs) and says how good the solution is. fact = 'N': A is copied to af and
 * factored; 'E': before that A is replaced by diag(r) A diag(c) if its scaling is poor, and equed tells which of
 * the two were applied ('N', 'R', 'C' or 'B'); 'F': af, ipiv, equed, r and c are given, A being scaled already. B is
 * scaled like A. rcond is as from LAPACKE_dgecon, ferr and berr as from LAPACKE_dgerfs; rpivot gets the pivot growth
 * max|A| / max|U|. Returns 0; minus the position of a bad argument; k <= n if U(k, k) is zero (no solution);
 * n + 1 if rcond is less than the machine precision (the solution is there).
 */
int64_t LAPACKE_sgesvx64_(int matrix_layout,
                          char fact,
                          char trans,
                          int64_t n,
                          int64_t nrhs,
                          float *a,
                          int64_t lda,
                          float *af,
                          int64_t ldaf,
                          int64_t *ipiv,
                          char *equed,
                          float *r,
                          float *c,
                          float *b,
                          int64_t ldb,
                          float *x,
                          int64_t ldx,
                          float *rcond,
                          float *ferr,
                          float *berr,
                          float *rpivot);

/**
 * Solves op(A) X = B (op as in LAPACKE_dgetrs) and says how good the solution is. fact = 'N': A is copied to af and
 * factored; 'E': before that A is replaced by diag(r) A diag(c) if its scaling is poor, and equed tells which of
 * the two were applied ('N', 'R', 'C' or 'B'); 'F': af, ipiv, equed, r and c are given, A being scaled already. B is
 * scaled like A. rcond is as from LAPACKE_dgecon, ferr and berr as from LAPACKE_dgerfs; rpivot gets the pivot growth
 * max|A| / max|U|. Returns 0; minus the position of a bad argument; k <= n if U(k, k) is zero (no solution);
 * n + 1 if rcond is less than the machine precision (the solution is there).
 */
int LAPACKE_dgesvx(int matrix_layout,
                   char fact,
                   char trans,
                   int n,
                   int nrhs,
                   double *a,
                   int lda,
                   double *af,
                   int ldaf,
                   int *ipiv,
                   char *equed,
                   double *r,
                   double *c,
                   double *b,
                   int ldb,
                   double *x,
                   int ldx,
                   double *rcond,
                   double *ferr,
                   double *berr,
                   double *rpivot);

/**
 * Solves op(A) X = B (op as in LAPACKE_dgetrs) and says how good the solution is. fact = 'N': A is copied to af and
 * factored; 'E': before that A is replaced by diag(r) A diag(c) if its scaling is poor, and equed tells which of
 * the two were applied ('N', 'R', 'C' or 'B'); 'F': af, ipiv, equed, r and c are given, A being scaled already. B is
 * scaled like A. rcond is as from LAPACKE_dgecon, ferr and berr as from LAPACKE_dgerfs; rpivot gets the pivot growth
 * max|A| / max|U|. Returns 0; minus the position of a bad argument; k <= n if U(k, k) is zero (no solution);
 * n + 1 if rcond is less than the machine precision (the solution is there).
 */
int64_t LAPACKE_dgesvx64_(int matrix_layout,
                          char fact,
                          char trans,
                          int64_t n,
                          int64_t nrhs,
                          double *a,
                          int64_t lda,
                          double *af,
                          int64_t ldaf,
                          int64_t *ipiv,
                          char *equed,
                          double *r,
                          double *c,
                          double *b,
                          int64_t ldb,
                          double *x,
                          int64_t ldx,
                          double *rcond,
                          double *ferr,
                          double *berr,
                          double *rpivot);

/**
 * Solves op(A) X = B (op as in LAPACKE_dgetrs) and says how good the solution is. fact = 'N': A is copied to af and
 * factored; 'E': before that A is replaced by diag(r) A diag(c) if its scaling is poor, and equed tells which of
 * the two were applied ('N', 'R', 'C' or 'B'); 'F': af, ipiv, equed, r and c are given, A being scaled already. B is
 * scaled like A. rcond is as from LAPACKE_dgecon, ferr and berr as from LAPACKE_dgerfs; rpivot gets the pivot growth
 * max|A| / max|U|. Returns 0; minus the position of a bad argument; k <= n if U(k, k) is zero (no solution);
 * n + 1 if rcond is less than the machine precision (the solution is there).
 */
int LAPACKE_cgesvx(int matrix_layout,
                   char fact,
                   char trans,
                   int n,
                   int nrhs,
                   lapack_complex_float *a,
                   int lda,
                   lapack_complex_float *af,
                   int ldaf,
                   int *ipiv,
                   char *equed,
                   float *r,
                   float *c,
                   lapack_complex_float *b,
                   int ldb,
                   lapack_complex_float *x,
                   int ldx,
                   float *rcond,
                   float *ferr,
                   float *berr,
                   float *rpivot);

/**
 * Solves op(A) X = B (op as in LAPACKE_dgetrs) and says how good the solution is. fact = 'N': A is copied to af and
 * factored; 'E': before that A is replaced by diag(r) A diag(c) if its scaling is poor, and equed tells which of
 * the two were applied ('N', 'R', 'C' or 'B'); 'F': af, ipiv, equed, r and c are given, A being scaled already. B is
 * scaled like A. rcond is as from LAPACKE_dgecon, ferr and berr as from LAPACKE_dgerfs; rpivot gets the pivot growth
 * max|A| / max|U|. Returns 0; minus the position of a bad argument; k <= n if U(k, k) is zero (no solution);
 * n + 1 if rcond is less than the machine precision (the solution is there).
 */
int64_t LAPACKE_cgesvx64_(int matrix_layout,
                          char fact,
                          char trans,
                          int64_t n,
                          int64_t nrhs,
                          lapack_complex_float *a,
                          int64_t lda,
                          lapack_complex_float *af,
                          int64_t ldaf,
                          int64_t *ipiv,
                          char *equed,
                          float *r,
                          float *c,
                          lapack_complex_float *b,
                          int64_t ldb,
                          lapack_complex_float *x,
                          int64_t ldx,
                          float *rcond,
                          float *ferr,
                          float *berr,
                          float *rpivot);

/**
 * Solves op(A) X = B (op as in LAPACKE_dgetrs) and says how good the solution is. fact = 'N': A is copied to af and
 * factored; 'E': before that A is replaced by diag(r) A diag(c) if its scaling is poor, and equed tells which of
 * the two were applied ('N', 'R', 'C' or 'B'); 'F': af, ipiv, equed, r and c are given, A being scaled already. B is
 * scaled like A. rcond is as from LAPACKE_dgecon, ferr and berr as from LAPACKE_dgerfs; rpivot gets the pivot growth
 * max|A| / max|U|. Returns 0; minus the position of a bad argument; k <= n if U(k, k) is zero (no solution);
 * n + 1 if rcond is less than the machine precision (the solution is there).
 */
int LAPACKE_zgesvx(int matrix_layout,
                   char fact,
                   char trans,
                   int n,
                   int nrhs,
                   lapack_complex_double *a,
                   int lda,
                   lapack_complex_double *af,
                   int ldaf,
                   int *ipiv,
                   char *equed,
                   double *r,
                   double *c,
                   lapack_complex_double *b,
                   int ldb,
                   lapack_complex_double *x,
                   int ldx,
                   double *rcond,
                   double *ferr,
                   double *berr,
                   double *rpivot);

/**
 * Solves op(A) X = B (op as in LAPACKE_dgetrs) and says how good the solution is. fact = 'N': A is copied to af and
 * factored; 'E': before that A is replaced by diag(r) A diag(c) if its scaling is poor, and equed tells which of
 * the two were applied ('N', 'R', 'C' or 'B'); 'F': af, ipiv, equed, r and c are given, A being scaled already. B is
 * scaled like A. rcond is as from LAPACKE_dgecon, ferr and berr as from LAPACKE_dgerfs; rpivot gets the pivot growth
 * max|A| / max|U|. Returns 0; minus the position of a bad argument; k <= n if U(k, k) is zero (no solution);
 * n + 1 if rcond is less than the machine precision (the solution is there).
 */
int64_t LAPACKE_zgesvx64_(int matrix_layout,
                          char fact,
                          char trans,
                          int64_t n,
                          int64_t nrhs,
                          lapack_complex_double *a,
                          int64_t lda,
                          lapack_complex_double *af,
                          int64_t ldaf,
                          int64_t *ipiv,
                          char *equed,
                          double *r,
                          double *c,
                          lapack_complex_double *b,
                          int64_t ldb,
                          lapack_complex_double *x,
                          int64_t ldx,
                          double *rcond,
                          double *ferr,
                          double *berr,
                          double *rpivot);

/**
 * As LAPACKE_dgesvx, without looking for NaN. work has max(1, 4n) elements, the first of which gets the pivot
 * growth; iwork is not used.
 */
int LAPACKE_sgesvx_work(int matrix_layout,
                        char fact,
                        char trans,
                        int n,
                        int nrhs,
                        float *a,
                        int lda,
                        float *af,
                        int ldaf,
                        int *ipiv,
                        char *equed,
                        float *r,
                        float *c,
                        float *b,
                        int ldb,
                        float *x,
                        int ldx,
                        float *rcond,
                        float *ferr,
                        float *berr,
                        float *work,
                        int *iwork);

/**
 * As LAPACKE_dgesvx, without looking for NaN. work has max(1, 4n) elements, the first of which gets the pivot
 * growth; iwork is not used.
 */
int64_t LAPACKE_sgesvx_work64_(int matrix_layout,
                               char fact,
                               char trans,
                               int64_t n,
                               int64_t nrhs,
                               float *a,
                               int64_t lda,
                               float *af,
                               int64_t ldaf,
                               int64_t *ipiv,
                               char *equed,
                               float *r,
                               float *c,
                               float *b,
                               int64_t ldb,
                               float *x,
                               int64_t ldx,
                               float *rcond,
                               float *ferr,
                               float *berr,
                               float *work,
                               int64_t *iwork);

/**
 * As LAPACKE_dgesvx, without looking for NaN. work has max(1, 4n) elements, the first of which gets the pivot
 * growth; iwork is not used.
 */
int LAPACKE_dgesvx_work(int matrix_layout,
                        char fact,
                        char trans,
                        int n,
                        int nrhs,
                        double *a,
                        int lda,
                        double *af,
                        int ldaf,
                        int *ipiv,
                        char *equed,
                        double *r,
                        double *c,
                        double *b,
                        int ldb,
                        double *x,
                        int ldx,
                        double *rcond,
                        double *ferr,
                        double *berr,
                        double *work,
                        int *iwork);

/**
 * As LAPACKE_dgesvx, without looking for NaN. work has max(1, 4n) elements, the first of which gets the pivot
 * growth; iwork is not used.
 */
int64_t LAPACKE_dgesvx_work64_(int matrix_layout,
                               char fact,
                               char trans,
                               int64_t n,
                               int64_t nrhs,
                               double *a,
                               int64_t lda,
                               double *af,
                               int64_t ldaf,
                               int64_t *ipiv,
                               char *equed,
                               double *r,
                               double *c,
                               double *b,
                               int64_t ldb,
                               double *x,
                               int64_t ldx,
                               double *rcond,
                               double *ferr,
                               double *berr,
                               double *work,
                               int64_t *iwork);

/** As LAPACKE_dgesvx_work, with 2n elements of work and max(1, 2n) of rwork, whose first gets the pivot growth. */
int LAPACKE_cgesvx_work(int matrix_layout,
                        char fact,
                        char trans,
                        int n,
                        int nrhs,
                        lapack_complex_float *a,
                        int lda,
                        lapack_complex_float *af,
                        int ldaf,
                        int *ipiv,
                        char *equed,
                        float *r,
                        float *c,
                        lapack_complex_float *b,
                        int ldb,
                        lapack_complex_float *x,
                        int ldx,
                        float *rcond,
                        float *ferr,
                        float *berr,
                        lapack_complex_float *work,
                        float *rwork);

/** As LAPACKE_dgesvx_work, with 2n elements of work and max(1, 2n) of rwork, whose first gets the pivot growth. */
int64_t LAPACKE_cgesvx_work64_(int matrix_layout,
                               char fact,
                               char trans,
                               int64_t n,
                               int64_t nrhs,
                               lapack_complex_float *a,
                               int64_t lda,
                               lapack_complex_float *af,
                               int64_t ldaf,
                               int64_t *ipiv,
                               char *equed,
                               float *r,
                               float *c,
                               lapack_complex_float *b,
                               int64_t ldb,
                               lapack_complex_float *x,
                               int64_t ldx,
                               float *rcond,
                               float *ferr,
                               float *berr,
                               lapack_complex_float *work,
                               float *rwork);

/** As LAPACKE_dgesvx_work, with 2n elements of work and max(1, 2n) of rwork, whose first gets the pivot growth. */
int LAPACKE_zgesvx_work(int matrix_layout,
                        char fact,
                        char trans,
                        int n,
                        int nrhs,
                        lapack_complex_double *a,
                        int lda,
                        lapack_complex_double *af,
                        int ldaf,
                        int *ipiv,
                        char *equed,
                        double *r,
                        double *c,
                        lapack_complex_double *b,
                        int ldb,
                        lapack_complex_double *x,
                        int ldx,
                        double *rcond,
                        double *ferr,
                        double *berr,
                        lapack_complex_double *work,
                        double *rwork);

/** As LAPACKE_dgesvx_work, with 2n elements of work and max(1, 2n) of rwork, whose first gets the pivot growth. */
int64_t LAPACKE_zgesvx_work64_(int matrix_layout,
                               char fact,
                               char trans,
                               int64_t n,
                               int64_t nrhs,
                               lapack_complex_double *a,
                               int64_t lda,
                               lapack_complex_double *af,
                               int64_t ldaf,
                               int64_t *ipiv,
                               char *equed,
                               double *r,
                               double *c,
                               lapack_complex_double *b,
                               int64_t ldb,
                               lapack_complex_double *x,
                               int64_t ldx,
                               double *rcond,
                               double *ferr,
                               double *berr,
                               lapack_complex_double *work,
                               double *rwork);

/**
 * As LAPACKE_dgesvx for a Hermitian positive definite A given by its triangle uplo, which is replaced by
 * diag(s) A diag(s) if fact = 'E' and its scaling is poor; equed = 'N' or 'Y'. Returns 0; minus the position of a
 * bad argument; k <= n if the leading minor of order k is not positive definite (no solution); n + 1 if rcond
 * is less than the machine precision.
 */
int LAPACKE_sposvx(int matrix_layout,
                   char fact,
                   char uplo,
                   int n,
                   int nrhs,
                   float *a,
                   int lda,
                   float *af,
                   int ldaf,
                   char *equed,
                   float *s,
                   float *b,
                   int ldb,
                   float *x,
                   int ldx,
                   float *rcond,
                   float *ferr,
                   float *berr);

/**
 * As LAPACKE_dgesvx for a Hermitian positive definite A given by its triangle uplo, which is replaced by
 * diag(s) A diag(s) if fact = 'E' and its scaling is poor; equed = 'N' or 'Y'. Returns 0; minus the position of a
 * bad argument; k <= n if the leading minor of order k is not positive definite (no solution); n + 1 if rcond
 * is less than the machine precision.
 */
int64_t LAPACKE_sposvx64_(int matrix_layout,
                          char fact,
                          char uplo,
                          int64_t n,
                          int64_t nrhs,
                          float *a,
                          int64_t lda,
                          float *af,
                          int64_t ldaf,
                          char *equed,
                          float *s,
                          float *b,
                          int64_t ldb,
                          float *x,
                          int64_t ldx,
                          float *rcond,
                          float *ferr,
                          float *berr);

/**
 * As LAPACKE_dgesvx for a Hermitian positive definite A given by its triangle uplo, which is replaced by
 * diag(s) A diag(s) if fact = 'E' and its scaling is poor; equed = 'N' or 'Y'. Returns 0; minus the position of a
 * bad argument; k <= n if the leading minor of order k is not positive definite (no solution); n + 1 if rcond
 * is less than the machine precision.
 */
int LAPACKE_dposvx(int matrix_layout,
                   char fact,
                   char uplo,
                   int n,
                   int nrhs,
                   double *a,
                   int lda,
                   double *af,
                   int ldaf,
                   char *equed,
                   double *s,
                   double *b,
                   int ldb,
                   double *x,
                   int ldx,
                   double *rcond,
                   double *ferr,
                   double *berr);

/**
 * As LAPACKE_dgesvx for a Hermitian positive definite A given by its triangle uplo, which is replaced by
 * diag(s) A diag(s) if fact = 'E' and its scaling is poor; equed = 'N' or 'Y'. Returns 0; minus the position of a
 * bad argument; k <= n if the leading minor of order k is not positive definite (no solution); n + 1 if rcond
 * is less than the machine precision.
 */
int64_t LAPACKE_dposvx64_(int matrix_layout,
                          char fact,
                          char uplo,
                          int64_t n,
                          int64_t nrhs,
                          double *a,
                          int64_t lda,
                          double *af,
                          int64_t ldaf,
                          char *equed,
                          double *s,
                          double *b,
                          int64_t ldb,
                          double *x,
                          int64_t ldx,
                          double *rcond,
                          double *ferr,
                          double *berr);

/**
 * As LAPACKE_dgesvx for a Hermitian positive definite A given by its triangle uplo, which is replaced by
 * diag(s) A diag(s) if fact = 'E' and its scaling is poor; equed = 'N' or 'Y'. Returns 0; minus the position of a
 * bad argument; k <= n if the leading minor of order k is not positive definite (no solution); n + 1 if rcond
 * is less than the machine precision.
 */
int LAPACKE_cposvx(int matrix_layout,
                   char fact,
                   char uplo,
                   int n,
                   int nrhs,
                   lapack_complex_float *a,
                   int lda,
                   lapack_complex_float *af,
                   int ldaf,
                   char *equed,
                   float *s,
                   lapack_complex_float *b,
                   int ldb,
                   lapack_complex_float *x,
                   int ldx,
                   float *rcond,
                   float *ferr,
                   float *berr);

/**
 * As LAPACKE_dgesvx for a Hermitian positive definite A given by its triangle uplo, which is replaced by
 * diag(s) A diag(s) if fact = 'E' and its scaling is poor; equed = 'N' or 'Y'. Returns 0; minus the position of a
 * bad argument; k <= n if the leading minor of order k is not positive definite (no solution); n + 1 if rcond
 * is less than the machine precision.
 */
int64_t LAPACKE_cposvx64_(int matrix_layout,
                          char fact,
                          char uplo,
                          int64_t n,
                          int64_t nrhs,
                          lapack_complex_float *a,
                          int64_t lda,
                          lapack_complex_float *af,
                          int64_t ldaf,
                          char *equed,
                          float *s,
                          lapack_complex_float *b,
                          int64_t ldb,
                          lapack_complex_float *x,
                          int64_t ldx,
                          float *rcond,
                          float *ferr,
                          float *berr);

/**
 * As LAPACKE_dgesvx for a Hermitian positive definite A given by its triangle uplo, which is replaced by
 * diag(s) A diag(s) if fact = 'E' and its scaling is poor; equed = 'N' or 'Y'. Returns 0; minus the position of a
 * bad argument; k <= n if the leading minor of order k is not positive definite (no solution); n + 1 if rcond
 * is less than the machine precision.
 */
int LAPACKE_zposvx(int matrix_layout,
                   char fact,
                   char uplo,
                   int n,
                   int nrhs,
                   lapack_complex_double *a,
                   int lda,
                   lapack_complex_double *af,
                   int ldaf,
                   char *equed,
                   double *s,
                   lapack_complex_double *b,
                   int ldb,
                   lapack_complex_double *x,
                   int ldx,
                   double *rcond,
                   double *ferr,
                   double *berr);

/**
 * As LAPACKE_dgesvx for a Hermitian positive definite A given by its triangle uplo, which is replaced by
 * diag(s) A diag(s) if fact = 'E' and its scaling is poor; equed = 'N' or 'Y'. Returns 0; minus the position of a
 * bad argument; k <= n if the leading minor of order k is not positive definite (no solution); n + 1 if rcond
 * is less than the machine precision.
 */
int64_t LAPACKE_zposvx64_(int matrix_layout,
                          char fact,
                          char uplo,
                          int64_t n,
                          int64_t nrhs,
                          lapack_complex_double *a,
                          int64_t lda,
                          lapack_complex_double *af,
                          int64_t ldaf,
                          char *equed,
                          double *s,
                          lapack_complex_double *b,
                          int64_t ldb,
                          lapack_complex_double *x,
                          int64_t ldx,
                          double *rcond,
                          double *ferr,
                          double *berr);

/** As LAPACKE_dposvx, without looking for NaN. work has 3n elements; iwork is not used. */
int LAPACKE_sposvx_work(int matrix_layout,
                        char fact,
                        char uplo,
                        int n,
                        int nrhs,
                        float *a,
                        int lda,
                        float *af,
                        int ldaf,
                        char *equed,
                        float *s,
                        float *b,
                        int ldb,
                        float *x,
                        int ldx,
                        float *rcond,
                        float *ferr,
                        float *berr,
                        float *work,
                        int *iwork);

/** As LAPACKE_dposvx, without looking for NaN. work has 3n elements; iwork is not used. */
int64_t LAPACKE_sposvx_work64_(int matrix_layout,
                               char fact,
                               char uplo,
                               int64_t n,
                               int64_t nrhs,
                               float *a,
                               int64_t lda,
                               float *af,
                               int64_t ldaf,
                               char *equed,
                               float *s,
                               float *b,
                               int64_t ldb,
                               float *x,
                               int64_t ldx,
                               float *rcond,
                               float *ferr,
                               float *berr,
                               float *work,
                               int64_t *iwork);

/** As LAPACKE_dposvx, without looking for NaN. work has 3n elements; iwork is not used. */
int LAPACKE_dposvx_work(int matrix_layout,
                        char fact,
                        char uplo,
                        int n,
                        int nrhs,
                        double *a,
                        int lda,
                        double *af,
                        int ldaf,
                        char *equed,
                        double *s,
                        double *b,
                        int ldb,
                        double *x,
                        int ldx,
                        double *rcond,
                        double *ferr,
                        double *berr,
                        double *work,
                        int *iwork);

/** As LAPACKE_dposvx, without looking for NaN. work has 3n elements; iwork is not used. */
int64_t LAPACKE_dposvx_work64_(int matrix_layout,
                               char fact,
                               char uplo,
                               int64_t n,
                               int64_t nrhs,
                               double *a,
                               int64_t lda,
                               double *af,
                               int64_t ldaf,
                               char *equed,
                               double *s,
                               double *b,
                               int64_t ldb,
                               double *x,
                               int64_t ldx,
                               double *rcond,
                               double *ferr,
                               double *berr,
                               double *work,
                               int64_t *iwork);

/** As LAPACKE_dposvx_work, with 2n elements of work and n of rwork. */
int LAPACKE_cposvx_work(int matrix_layout,
                        char fact,
                        char uplo,
                        int n,
                        int nrhs,
                        lapack_complex_float *a,
                        int lda,
                        lapack_complex_float *af,
                        int ldaf,
                        char *equed,
                        float *s,
                        lapack_complex_float *b,
                        int ldb,
                        lapack_complex_float *x,
                        int ldx,
                        float *rcond,
                        float *ferr,
                        float *berr,
                        lapack_complex_float *work,
                        float *rwork);

/** As LAPACKE_dposvx_work, with 2n elements of work and n of rwork. */
int64_t LAPACKE_cposvx_work64_(int matrix_layout,
                               char fact,
                               char uplo,
                               int64_t n,
                               int64_t nrhs,
                               lapack_complex_float *a,
                               int64_t lda,
                               lapack_complex_float *af,
                               int64_t ldaf,
                               char *equed,
                               float *s,
                               lapack_complex_float *b,
                               int64_t ldb,
                               lapack_complex_float *x,
                               int64_t ldx,
                               float *rcond,
                               float *ferr,
                               float *berr,
                               lapack_complex_float *work,
                               float *rwork);

/** As LAPACKE_dposvx_work, with 2n elements of work and n of rwork. */
int LAPACKE_zposvx_work(int matrix_layout,
                        char fact,
                        char uplo,
                        int n,
                        int nrhs,
                        lapack_complex_double *a,
                        int lda,
                        lapack_complex_double *af,
                        int ldaf,
                        char *equed,
                        double *s,
                        lapack_complex_double *b,
                        int ldb,
                        lapack_complex_double *x,
                        int ldx,
                        double *rcond,
                        double *ferr,
                        double *berr,
                        lapack_complex_double *work,
                        double *rwork);

/** As LAPACKE_dposvx_work, with 2n elements of work and n of rwork. */
int64_t LAPACKE_zposvx_work64_(int matrix_layout,
                               char fact,
                               char uplo,
                               int64_t n,
                               int64_t nrhs,
                               lapack_complex_double *a,
                               int64_t lda,
                               lapack_complex_double *af,
                               int64_t ldaf,
                               char *equed,
                               double *s,
                               lapack_complex_double *b,
                               int64_t ldb,
                               lapack_complex_double *x,
                               int64_t ldx,
                               double *rcond,
                               double *ferr,
                               double *berr,
                               lapack_complex_double *work,
                               double *rwork);

/**
 * A = P L U of an m x n matrix with partial pivoting, in place: L below the diagonal, which is 1, and
 * U. ipiv gets min(m, n) pivots: row i (from 1) was swapped with row ipiv[i - 1]. Returns 0, minus the
 * position of a bad argument, or k > 0 if U(k, k) is zero for the smallest such k.
 */
int LAPACKE_sgetrf(int matrix_layout,
                   int m,
                   int n,
                   float *a,
                   int lda,
                   int *ipiv);

/**
 * A = P L U of an m x n matrix with partial pivoting, in place: L below the diagonal, which is 1, and
 * U. ipiv gets min(m, n) pivots: row i (from 1) was swapped with row ipiv[i - 1]. Returns 0, minus the
 * position of a bad argument, or k > 0 if U(k, k) is zero for the smallest such k.
 */
int64_t LAPACKE_sgetrf64_(int matrix_layout,
                          int64_t m,
                          int64_t n,
                          float *a,
                          int64_t lda,
                          int64_t *ipiv);

/**
 * A = P L U of an m x n matrix with partial pivoting, in place: L below the diagonal, which is 1, and
 * U. ipiv gets min(m, n) pivots: row i (from 1) was swapped with row ipiv[i - 1]. Returns 0, minus the
 * position of a bad argument, or k > 0 if U(k, k) is zero for the smallest such k.
 */
int LAPACKE_dgetrf(int matrix_layout,
                   int m,
                   int n,
                   double *a,
                   int lda,
                   int *ipiv);

/**
 * A = P L U of an m x n matrix with partial pivoting, in place: L below the diagonal, which is 1, and
 * U. ipiv gets min(m, n) pivots: row i (from 1) was swapped with row ipiv[i - 1]. Returns 0, minus the
 * position of a bad argument, or k > 0 if U(k, k) is zero for the smallest such k.
 */
int64_t LAPACKE_dgetrf64_(int matrix_layout,
                          int64_t m,
                          int64_t n,
                          double *a,
                          int64_t lda,
                          int64_t *ipiv);

/**
 * A = P L U of an m x n matrix with partial pivoting, in place: L below the diagonal, which is 1, and
 * U. ipiv gets min(m, n) pivots: row i (from 1) was swapped with row ipiv[i - 1]. Returns 0, minus the
 * position of a bad argument, or k > 0 if U(k, k) is zero for the smallest such k.
 */
int LAPACKE_cgetrf(int matrix_layout,
                   int m,
                   int n,
                   lapack_complex_float *a,
                   int lda,
                   int *ipiv);

/**
 * A = P L U of an m x n matrix with partial pivoting, in place: L below the diagonal, which is 1, and
 * U. ipiv gets min(m, n) pivots: row i (from 1) was swapped with row ipiv[i - 1]. Returns 0, minus the
 * position of a bad argument, or k > 0 if U(k, k) is zero for the smallest such k.
 */
int64_t LAPACKE_cgetrf64_(int matrix_layout,
                          int64_t m,
                          int64_t n,
                          lapack_complex_float *a,
                          int64_t lda,
                          int64_t *ipiv);

/**
 * A = P L U of an m x n matrix with partial pivoting, in place: L below the diagonal, which is 1, and
 * U. ipiv gets min(m, n) pivots: row i (from 1) was swapped with row ipiv[i - 1]. Returns 0, minus the
 * position of a bad argument, or k > 0 if U(k, k) is zero for the smallest such k.
 */
int LAPACKE_zgetrf(int matrix_layout,
                   int m,
                   int n,
                   lapack_complex_double *a,
                   int lda,
                   int *ipiv);

/**
 * A = P L U of an m x n matrix with partial pivoting, in place: L below the diagonal, which is 1, and
 * U. ipiv gets min(m, n) pivots: row i (from 1) was swapped with row ipiv[i - 1]. Returns 0, minus the
 * position of a bad argument, or k > 0 if U(k, k) is zero for the smallest such k.
 */
int64_t LAPACKE_zgetrf64_(int matrix_layout,
                          int64_t m,
                          int64_t n,
                          lapack_complex_double *a,
                          int64_t lda,
                          int64_t *ipiv);

/** As LAPACKE_dgetrf, without looking for NaN. */
int LAPACKE_sgetrf_work(int matrix_layout, int m, int n, float *a, int lda, int *ipiv);

/** As LAPACKE_dgetrf, without looking for NaN. */
int64_t LAPACKE_sgetrf_work64_(int matrix_layout,
                               int64_t m,
                               int64_t n,
                               float *a,
                               int64_t lda,
                               int64_t *ipiv);

/** As LAPACKE_dgetrf, without looking for NaN. */
int LAPACKE_dgetrf_work(int matrix_layout, int m, int n, double *a, int lda, int *ipiv);

/** As LAPACKE_dgetrf, without looking for NaN. */
int64_t LAPACKE_dgetrf_work64_(int matrix_layout,
                               int64_t m,
                               int64_t n,
                               double *a,
                               int64_t lda,
                               int64_t *ipiv);

/** As LAPACKE_dgetrf, without looking for NaN. */
int LAPACKE_cgetrf_work(int matrix_layout,
                        int m,
                        int n,
                        lapack_complex_float *a,
                        int lda,
                        int *ipiv);

/** As LAPACKE_dgetrf, without looking for NaN. */
int64_t LAPACKE_cgetrf_work64_(int matrix_layout,
                               int64_t m,
                               int64_t n,
                               lapack_complex_float *a,
                               int64_t lda,
                               int64_t *ipiv);

/** As LAPACKE_dgetrf, without looking for NaN. */
int LAPACKE_zgetrf_work(int matrix_layout,
                        int m,
                        int n,
                        lapack_complex_double *a,
                        int lda,
                        int *ipiv);

/** As LAPACKE_dgetrf, without looking for NaN. */
int64_t LAPACKE_zgetrf_work64_(int matrix_layout,
                               int64_t m,
                               int64_t n,
                               lapack_complex_double *a,
                               int64_t lda,
                               int64_t *ipiv);

/** The same computation as LAPACKE_dgetrf, under the name of LAPACK's recursive routine. */
int LAPACKE_sgetrf2(int matrix_layout, int m, int n, float *a, int lda, int *ipiv);

/** The same computation as LAPACKE_dgetrf, under the name of LAPACK's recursive routine. */
int64_t LAPACKE_sgetrf264_(int matrix_layout,
                           int64_t m,
                           int64_t n,
                           float *a,
                           int64_t lda,
                           int64_t *ipiv);

/** The same computation as LAPACKE_dgetrf, under the name of LAPACK's recursive routine. */
int LAPACKE_dgetrf2(int matrix_layout, int m, int n, double *a, int lda, int *ipiv);

/** The same computation as LAPACKE_dgetrf, under the name of LAPACK's recursive routine. */
int64_t LAPACKE_dgetrf264_(int matrix_layout,
                           int64_t m,
                           int64_t n,
                           double *a,
                           int64_t lda,
                           int64_t *ipiv);

/** The same computation as LAPACKE_dgetrf, under the name of LAPACK's recursive routine. */
int LAPACKE_cgetrf2(int matrix_layout, int m, int n, lapack_complex_float *a, int lda, int *ipiv);

/** The same computation as LAPACKE_dgetrf, under the name of LAPACK's recursive routine. */
int64_t LAPACKE_cgetrf264_(int matrix_layout,
                           int64_t m,
                           int64_t n,
                           lapack_complex_float *a,
                           int64_t lda,
                           int64_t *ipiv);

/** The same computation as LAPACKE_dgetrf, under the name of LAPACK's recursive routine. */
int LAPACKE_zgetrf2(int matrix_layout, int m, int n, lapack_complex_double *a, int lda, int *ipiv);

/** The same computation as LAPACKE_dgetrf, under the name of LAPACK's recursive routine. */
int64_t LAPACKE_zgetrf264_(int matrix_layout,
                           int64_t m,
                           int64_t n,
                           lapack_complex_double *a,
                           int64_t lda,
                           int64_t *ipiv);

/** As LAPACKE_dgetrf2, without looking for NaN. */
int LAPACKE_sgetrf2_work(int matrix_layout, int m, int n, float *a, int lda, int *ipiv);

/** As LAPACKE_dgetrf2, without looking for NaN. */
int64_t LAPACKE_sgetrf2_work64_(int matrix_layout,
                                int64_t m,
                                int64_t n,
                                float *a,
                                int64_t lda,
                                int64_t *ipiv);

/** As LAPACKE_dgetrf2, without looking for NaN. */
int LAPACKE_dgetrf2_work(int matrix_layout, int m, int n, double *a, int lda, int *ipiv);

/** As LAPACKE_dgetrf2, without looking for NaN. */
int64_t LAPACKE_dgetrf2_work64_(int matrix_layout,
                                int64_t m,
                                int64_t n,
                                double *a,
                                int64_t lda,
                                int64_t *ipiv);

/** As LAPACKE_dgetrf2, without looking for NaN. */
int LAPACKE_cgetrf2_work(int matrix_layout,
                         int m,
                         int n,
                         lapack_complex_float *a,
                         int lda,
                         int *ipiv);

/** As LAPACKE_dgetrf2, without looking for NaN. */
int64_t LAPACKE_cgetrf2_work64_(int matrix_layout,
                                int64_t m,
                                int64_t n,
                                lapack_complex_float *a,
                                int64_t lda,
                                int64_t *ipiv);

/** As LAPACKE_dgetrf2, without looking for NaN. */
int LAPACKE_zgetrf2_work(int matrix_layout,
                         int m,
                         int n,
                         lapack_complex_double *a,
                         int lda,
                         int *ipiv);

/** As LAPACKE_dgetrf2, without looking for NaN. */
int64_t LAPACKE_zgetrf2_work64_(int matrix_layout,
                                int64_t m,
                                int64_t n,
                                lapack_complex_double *a,
                                int64_t lda,
                                int64_t *ipiv);

/** The same computation as LAPACKE_dgetrf, under the name of LAPACK's unblocked routine. */
int LAPACKE_sgetf2(int matrix_layout, int m, int n, float *a, int lda, int *ipiv);

/** The same computation as LAPACKE_dgetrf, under the name of LAPACK's unblocked routine. */
int64_t LAPACKE_sgetf264_(int matrix_layout,
                          int64_t m,
                          int64_t n,
                          float *a,
                          int64_t lda,
                          int64_t *ipiv);

/** The same computation as LAPACKE_dgetrf, under the name of LAPACK's unblocked routine. */
int LAPACKE_dgetf2(int matrix_layout, int m, int n, double *a, int lda, int *ipiv);

/** The same computation as LAPACKE_dgetrf, under the name of LAPACK's unblocked routine. */
int64_t LAPACKE_dgetf264_(int matrix_layout,
                          int64_t m,
                          int64_t n,
                          double *a,
                          int64_t lda,
                          int64_t *ipiv);

/** The same computation as LAPACKE_dgetrf, under the name of LAPACK's unblocked routine. */
int LAPACKE_cgetf2(int matrix_layout, int m, int n, lapack_complex_float *a, int lda, int *ipiv);

/** The same computation as LAPACKE_dgetrf, under the name of LAPACK's unblocked routine. */
int64_t LAPACKE_cgetf264_(int matrix_layout,
                          int64_t m,
                          int64_t n,
                          lapack_complex_float *a,
                          int64_t lda,
                          int64_t *ipiv);

/** The same computation as LAPACKE_dgetrf, under the name of LAPACK's unblocked routine. */
int LAPACKE_zgetf2(int matrix_layout, int m, int n, lapack_complex_double *a, int lda, int *ipiv);

/** The same computation as LAPACKE_dgetrf, under the name of LAPACK's unblocked routine. */
int64_t LAPACKE_zgetf264_(int matrix_layout,
                          int64_t m,
                          int64_t n,
                          lapack_complex_double *a,
                          int64_t lda,
                          int64_t *ipiv);

/** As LAPACKE_dgetf2, without looking for NaN. */
int LAPACKE_sgetf2_work(int matrix_layout, int m, int n, float *a, int lda, int *ipiv);

/** As LAPACKE_dgetf2, without looking for NaN. */
int64_t LAPACKE_sgetf2_work64_(int matrix_layout,
                               int64_t m,
                               int64_t n,
                               float *a,
                               int64_t lda,
                               int64_t *ipiv);

/** As LAPACKE_dgetf2, without looking for NaN. */
int LAPACKE_dgetf2_work(int matrix_layout, int m, int n, double *a, int lda, int *ipiv);

/** As LAPACKE_dgetf2, without looking for NaN. */
int64_t LAPACKE_dgetf2_work64_(int matrix_layout,
                               int64_t m,
                               int64_t n,
                               double *a,
                               int64_t lda,
                               int64_t *ipiv);

/** As LAPACKE_dgetf2, without looking for NaN. */
int LAPACKE_cgetf2_work(int matrix_layout,
                        int m,
                        int n,
                        lapack_complex_float *a,
                        int lda,
                        int *ipiv);

/** As LAPACKE_dgetf2, without looking for NaN. */
int64_t LAPACKE_cgetf2_work64_(int matrix_layout,
                               int64_t m,
                               int64_t n,
                               lapack_complex_float *a,
                               int64_t lda,
                               int64_t *ipiv);

/** As LAPACKE_dgetf2, without looking for NaN. */
int LAPACKE_zgetf2_work(int matrix_layout,
                        int m,
                        int n,
                        lapack_complex_double *a,
                        int lda,
                        int *ipiv);

/** As LAPACKE_dgetf2, without looking for NaN. */
int64_t LAPACKE_zgetf2_work64_(int matrix_layout,
                               int64_t m,
                               int64_t n,
                               lapack_complex_double *a,
                               int64_t lda,
                               int64_t *ipiv);

/**
 * Solves op(A) X = B, where op is none, transposed or conjugate-transposed for trans = 'N', 'T' or 'C',
 * with the factors and pivots that LAPACKE_dgetrf left. B is n x nrhs and becomes X. Returns 0 or minus
 * the position of a bad argument.
 */
int LAPACKE_sgetrs(int matrix_layout,
                   char trans,
                   int n,
                   int nrhs,
                   const float *a,
                   int lda,
                   const int *ipiv,
                   float *b,
                   int ldb);

/**
 * Solves op(A) X = B, where op is none, transposed or conjugate-transposed for trans = 'N', 'T' or 'C',
 * with the factors and pivots that LAPACKE_dgetrf left. B is n x nrhs and becomes X. Returns 0 or minus
 * the position of a bad argument.
 */
int64_t LAPACKE_sgetrs64_(int matrix_layout,
                          char trans,
                          int64_t n,
                          int64_t nrhs,
                          const float *a,
                          int64_t lda,
                          const int64_t *ipiv,
                          float *b,
                          int64_t ldb);

/**
 * Solves op(A) X = B, where op is none, transposed or conjugate-transposed for trans = 'N', 'T' or 'C',
 * with the factors and pivots that LAPACKE_dgetrf left. B is n x nrhs and becomes X. Returns 0 or minus
 * the position of a bad argument.
 */
int LAPACKE_dgetrs(int matrix_layout,
                   char trans,
                   int n,
                   int nrhs,
                   const double *a,
                   int lda,
                   const int *ipiv,
                   double *b,
                   int ldb);

/**
 * Solves op(A) X = B, where op is none, transposed or conjugate-transposed for trans = 'N', 'T' or 'C',
 * with the factors and pivots that LAPACKE_dgetrf left. B is n x nrhs and becomes X. Returns 0 or minus
 * the position of a bad argument.
 */
int64_t LAPACKE_dgetrs64_(int matrix_layout,
                          char trans,
                          int64_t n,
                          int64_t nrhs,
                          const double *a,
                          int64_t lda,
                          const int64_t *ipiv,
                          double *b,
                          int64_t ldb);

/**
 * Solves op(A) X = B, where op is none, transposed or conjugate-transposed for trans = 'N', 'T' or 'C',
 * with the factors and pivots that LAPACKE_dgetrf left. B is n x nrhs and becomes X. Returns 0 or minus
 * the position of a bad argument.
 */
int LAPACKE_cgetrs(int matrix_layout,
                   char trans,
                   int n,
                   int nrhs,
                   const lapack_complex_float *a,
                   int lda,
                   const int *ipiv,
                   lapack_complex_float *b,
                   int ldb);

/**
 * Solves op(A) X = B, where op is none, transposed or conjugate-transposed for trans = 'N', 'T' or 'C',
 * with the factors and pivots that LAPACKE_dgetrf left. B is n x nrhs and becomes X. Returns 0 or minus
 * the position of a bad argument.
 */
int64_t LAPACKE_cgetrs64_(int matrix_layout,
                          char trans,
                          int64_t n,
                          int64_t nrhs,
                          const lapack_complex_float *a,
                          int64_t lda,
                          const int64_t *ipiv,
                          lapack_complex_float *b,
                          int64_t ldb);

/**
 * Solves op(A) X = B, where op is none, transposed or conjugate-transposed for trans = 'N', 'T' or 'C',
 * with the factors and pivots that LAPACKE_dgetrf left. B is n x nrhs and becomes X. Returns 0 or minus
 * the position of a bad argument.
 */
int LAPACKE_zgetrs(int matrix_layout,
                   char trans,
                   int n,
                   int nrhs,
                   const lapack_complex_double *a,
                   int lda,
                   const int *ipiv,
                   lapack_complex_double *b,
                   int ldb);

/**
 * Solves op(A) X = B, where op is none, transposed or conjugate-transposed for trans = 'N', 'T' or 'C',
 * with the factors and pivots that LAPACKE_dgetrf left. B is n x nrhs and becomes X. Returns 0 or minus
 * the position of a bad argument.
 */
int64_t LAPACKE_zgetrs64_(int matrix_layout,
                          char trans,
                          int64_t n,
                          int64_t nrhs,
                          const lapack_complex_double *a,
                          int64_t lda,
                          const int64_t *ipiv,
                          lapack_complex_double *b,
                          int64_t ldb);

/** As LAPACKE_dgetrs, without looking for NaN. */
int LAPACKE_sgetrs_work(int matrix_layout,
                        char trans,
                        int n,
                        int nrhs,
                        const float *a,
                        int lda,
                        const int *ipiv,
                        float *b,
                        int ldb);

/** As LAPACKE_dgetrs, without looking for NaN. */
int64_t LAPACKE_sgetrs_work64_(int matrix_layout,
                               char trans,
                               int64_t n,
                               int64_t nrhs,
                               const float *a,
                               int64_t lda,
                               const int64_t *ipiv,
                               float *b,
                               int64_t ldb);

/** As LAPACKE_dgetrs, without looking for NaN. */
int LAPACKE_dgetrs_work(int matrix_layout,
                        char trans,
                        int n,
                        int nrhs,
                        const double *a,
                        int lda,
                        const int *ipiv,
                        double *b,
                        int ldb);

/** As LAPACKE_dgetrs, without looking for NaN. */
int64_t LAPACKE_dgetrs_work64_(int matrix_layout,
                               char trans,
                               int64_t n,
                               int64_t nrhs,
                               const double *a,
                               int64_t lda,
                               const int64_t *ipiv,
                               double *b,
                               int64_t ldb);

/** As LAPACKE_dgetrs, without looking for NaN. */
int LAPACKE_cgetrs_work(int matrix_layout,
                        char trans,
                        int n,
                        int nrhs,
                        const lapack_complex_float *a,
                        int lda,
                        const int *ipiv,
                        lapack_complex_float *b,
                        int ldb);

/** As LAPACKE_dgetrs, without looking for NaN. */
int64_t LAPACKE_cgetrs_work64_(int matrix_layout,
                               char trans,
                               int64_t n,
                               int64_t nrhs,
                               const lapack_complex_float *a,
                               int64_t lda,
                               const int64_t *ipiv,
                               lapack_complex_float *b,
                               int64_t ldb);

/** As LAPACKE_dgetrs, without looking for NaN. */
int LAPACKE_zgetrs_work(int matrix_layout,
                        char trans,
                        int n,
                        int nrhs,
                        const lapack_complex_double *a,
                        int lda,
                        const int *ipiv,
                        lapack_complex_double *b,
                        int ldb);

/** As LAPACKE_dgetrs, without looking for NaN. */
int64_t LAPACKE_zgetrs_work64_(int matrix_layout,
                               char trans,
                               int64_t n,
                               int64_t nrhs,
                               const lapack_complex_double *a,
                               int64_t lda,
                               const int64_t *ipiv,
                               lapack_complex_double *b,
                               int64_t ldb);

/**
 * A := A^-1, n x n, with the factors and pivots that LAPACKE_dgetrf left. Returns 0, minus the position
 * of a bad argument, or k > 0 if U(k, k) is zero (A is as it was).
 */
int LAPACKE_sgetri(int matrix_layout,
                   int n,
                   float *a,
                   int lda,
                   const int *ipiv);

/**
 * A := A^-1, n x n, with the factors and pivots that LAPACKE_dgetrf left. Returns 0, minus the position
 * of a bad argument, or k > 0 if U(k, k) is zero (A is as it was).
 */
int64_t LAPACKE_sgetri64_(int matrix_layout,
                          int64_t n,
                          float *a,
                          int64_t lda,
                          const int64_t *ipiv);

/**
 * A := A^-1, n x n, with the factors and pivots that LAPACKE_dgetrf left. Returns 0, minus the position
 * of a bad argument, or k > 0 if U(k, k) is zero (A is as it was).
 */
int LAPACKE_dgetri(int matrix_layout,
                   int n,
                   double *a,
                   int lda,
                   const int *ipiv);

/**
 * A := A^-1, n x n, with the factors and pivots that LAPACKE_dgetrf left. Returns 0, minus the position
 * of a bad argument, or k > 0 if U(k, k) is zero (A is as it was).
 */
int64_t LAPACKE_dgetri64_(int matrix_layout,
                          int64_t n,
                          double *a,
                          int64_t lda,
                          const int64_t *ipiv);

/**
 * A := A^-1, n x n, with the factors and pivots that LAPACKE_dgetrf left. Returns 0, minus the position
 * of a bad argument, or k > 0 if U(k, k) is zero (A is as it was).
 */
int LAPACKE_cgetri(int matrix_layout,
                   int n,
                   lapack_complex_float *a,
                   int lda,
                   const int *ipiv);

/**
 * A := A^-1, n x n, with the factors and pivots that LAPACKE_dgetrf left. Returns 0, minus the position
 * of a bad argument, or k > 0 if U(k, k) is zero (A is as it was).
 */
int64_t LAPACKE_cgetri64_(int matrix_layout,
                          int64_t n,
                          lapack_complex_float *a,
                          int64_t lda,
                          const int64_t *ipiv);

/**
 * A := A^-1, n x n, with the factors and pivots that LAPACKE_dgetrf left. Returns 0, minus the position
 * of a bad argument, or k > 0 if U(k, k) is zero (A is as it was).
 */
int LAPACKE_zgetri(int matrix_layout,
                   int n,
                   lapack_complex_double *a,
                   int lda,
                   const int *ipiv);

/**
 * A := A^-1, n x n, with the factors and pivots that LAPACKE_dgetrf left. Returns 0, minus the position
 * of a bad argument, or k > 0 if U(k, k) is zero (A is as it was).
 */
int64_t LAPACKE_zgetri64_(int matrix_layout,
                          int64_t n,
                          lapack_complex_double *a,
                          int64_t lda,
                          const int64_t *ipiv);

/**
 * As LAPACKE_dgetri, without looking for NaN. work has lwork >= max(1, n) elements; work[0] gets the
 * size that is best, and lwork = -1 asks for nothing else.
 */
int LAPACKE_sgetri_work(int matrix_layout,
                        int n,
                        float *a,
                        int lda,
                        const int *ipiv,
                        float *work,
                        int lwork);

/**
 * As LAPACKE_dgetri, without looking for NaN. work has lwork >= max(1, n) elements; work[0] gets the
 * size that is best, and lwork = -1 asks for nothing else.
 */
int64_t LAPACKE_sgetri_work64_(int matrix_layout,
                               int64_t n,
                               float *a,
                               int64_t lda,
                               const int64_t *ipiv,
                               float *work,
                               int64_t lwork);

/**
 * As LAPACKE_dgetri, without looking for NaN. work has lwork >= max(1, n) elements; work[0] gets the
 * size that is best, and lwork = -1 asks for nothing else.
 */
int LAPACKE_dgetri_work(int matrix_layout,
                        int n,
                        double *a,
                        int lda,
                        const int *ipiv,
                        double *work,
                        int lwork);

/**
 * As LAPACKE_dgetri, without looking for NaN. work has lwork >= max(1, n) elements; work[0] gets the
 * size that is best, and lwork = -1 asks for nothing else.
 */
int64_t LAPACKE_dgetri_work64_(int matrix_layout,
                               int64_t n,
                               double *a,
                               int64_t lda,
                               const int64_t *ipiv,
                               double *work,
                               int64_t lwork);

/**
 * As LAPACKE_dgetri, without looking for NaN. work has lwork >= max(1, n) elements; work[0] gets the
 * size that is best, and lwork = -1 asks for nothing else.
 */
int LAPACKE_cgetri_work(int matrix_layout,
                        int n,
                        lapack_complex_float *a,
                        int lda,
                        const int *ipiv,
                        lapack_complex_float *work,
                        int lwork);

/**
 * As LAPACKE_dgetri, without looking for NaN. work has lwork >= max(1, n) elements; work[0] gets the
 * size that is best, and lwork = -1 asks for nothing else.
 */
int64_t LAPACKE_cgetri_work64_(int matrix_layout,
                               int64_t n,
                               lapack_complex_float *a,
                               int64_t lda,
                               const int64_t *ipiv,
                               lapack_complex_float *work,
                               int64_t lwork);

/**
 * As LAPACKE_dgetri, without looking for NaN. work has lwork >= max(1, n) elements; work[0] gets the
 * size that is best, and lwork = -1 asks for nothing else.
 */
int LAPACKE_zgetri_work(int matrix_layout,
                        int n,
                        lapack_complex_double *a,
                        int lda,
                        const int *ipiv,
                        lapack_complex_double *work,
                        int lwork);

/**
 * As LAPACKE_dgetri, without looking for NaN. work has lwork >= max(1, n) elements; work[0] gets the
 * size that is best, and lwork = -1 asks for nothing else.
 */
int64_t LAPACKE_zgetri_work64_(int matrix_layout,
                               int64_t n,
                               lapack_complex_double *a,
                               int64_t lda,
                               const int64_t *ipiv,
                               lapack_complex_double *work,
                               int64_t lwork);

/**
 * Solves A X = B for an n x n matrix A, which is replaced by its factors as by LAPACKE_dgetrf, with pivots
 * in ipiv. B is n x nrhs and becomes X. Returns 0, minus the position of a bad argument, or k > 0 if
 * U(k, k) is zero (there is no solution, B is as it was).
 */
int LAPACKE_sgesv(int matrix_layout,
                  int n,
                  int nrhs,
                  float *a,
                  int lda,
                  int *ipiv,
                  float *b,
                  int ldb);

/**
 * Solves A X = B for an n x n matrix A, which is replaced by its factors as by LAPACKE_dgetrf, with pivots
 * in ipiv. B is n x nrhs and becomes X. Returns 0, minus the position of a bad argument, or k > 0 if
 * U(k, k) is zero (there is no solution, B is as it was).
 */
int64_t LAPACKE_sgesv64_(int matrix_layout,
                         int64_t n,
                         int64_t nrhs,
                         float *a,
                         int64_t lda,
                         int64_t *ipiv,
                         float *b,
                         int64_t ldb);

/**
 * Solves A X = B for an n x n matrix A, which is replaced by its factors as by LAPACKE_dgetrf, with pivots
 * in ipiv. B is n x nrhs and becomes X. Returns 0, minus the position of a bad argument, or k > 0 if
 * U(k, k) is zero (there is no solution, B is as it was).
 */
int LAPACKE_dgesv(int matrix_layout,
                  int n,
                  int nrhs,
                  double *a,
                  int lda,
                  int *ipiv,
                  double *b,
                  int ldb);

/**
 * Solves A X = B for an n x n matrix A, which is replaced by its factors as by LAPACKE_dgetrf, with pivots
 * in ipiv. B is n x nrhs and becomes X. Returns 0, minus the position of a bad argument, or k > 0 if
 * U(k, k) is zero (there is no solution, B is as it was).
 */
int64_t LAPACKE_dgesv64_(int matrix_layout,
                         int64_t n,
                         int64_t nrhs,
                         double *a,
                         int64_t lda,
                         int64_t *ipiv,
                         double *b,
                         int64_t ldb);

/**
 * Solves A X = B for an n x n matrix A, which is replaced by its factors as by LAPACKE_dgetrf, with pivots
 * in ipiv. B is n x nrhs and becomes X. Returns 0, minus the position of a bad argument, or k > 0 if
 * U(k, k) is zero (there is no solution, B is as it was).
 */
int LAPACKE_cgesv(int matrix_layout,
                  int n,
                  int nrhs,
                  lapack_complex_float *a,
                  int lda,
                  int *ipiv,
                  lapack_complex_float *b,
                  int ldb);

/**
 * Solves A X = B for an n x n matrix A, which is replaced by its factors as by LAPACKE_dgetrf, with pivots
 * in ipiv. B is n x nrhs and becomes X. Returns 0, minus the position of a bad argument, or k > 0 if
 * U(k, k) is zero (there is no solution, B is as it was).
 */
int64_t LAPACKE_cgesv64_(int matrix_layout,
                         int64_t n,
                         int64_t nrhs,
                         lapack_complex_float *a,
                         int64_t lda,
                         int64_t *ipiv,
                         lapack_complex_float *b,
                         int64_t ldb);

/**
 * Solves A X = B for an n x n matrix A, which is replaced by its factors as by LAPACKE_dgetrf, with pivots
 * in ipiv. B is n x nrhs and becomes X. Returns 0, minus the position of a bad argument, or k > 0 if
 * U(k, k) is zero (there is no solution, B is as it was).
 */
int LAPACKE_zgesv(int matrix_layout,
                  int n,
                  int nrhs,
                  lapack_complex_double *a,
                  int lda,
                  int *ipiv,
                  lapack_complex_double *b,
                  int ldb);

/**
 * Solves A X = B for an n x n matrix A, which is replaced by its factors as by LAPACKE_dgetrf, with pivots
 * in ipiv. B is n x nrhs and becomes X. Returns 0, minus the position of a bad argument, or k > 0 if
 * U(k, k) is zero (there is no solution, B is as it was).
 */
int64_t LAPACKE_zgesv64_(int matrix_layout,
                         int64_t n,
                         int64_t nrhs,
                         lapack_complex_double *a,
                         int64_t lda,
                         int64_t *ipiv,
                         lapack_complex_double *b,
                         int64_t ldb);

/** As LAPACKE_dgesv, without looking for NaN. */
int LAPACKE_sgesv_work(int matrix_layout,
                       int n,
                       int nrhs,
                       float *a,
                       int lda,
                       int *ipiv,
                       float *b,
                       int ldb);

/** As LAPACKE_dgesv, without looking for NaN. */
int64_t LAPACKE_sgesv_work64_(int matrix_layout,
                              int64_t n,
                              int64_t nrhs,
                              float *a,
                              int64_t lda,
                              int64_t *ipiv,
                              float *b,
                              int64_t ldb);

/** As LAPACKE_dgesv, without looking for NaN. */
int LAPACKE_dgesv_work(int matrix_layout,
                       int n,
                       int nrhs,
                       double *a,
                       int lda,
                       int *ipiv,
                       double *b,
                       int ldb);

/** As LAPACKE_dgesv, without looking for NaN. */
int64_t LAPACKE_dgesv_work64_(int matrix_layout,
                              int64_t n,
                              int64_t nrhs,
                              double *a,
                              int64_t lda,
                              int64_t *ipiv,
                              double *b,
                              int64_t ldb);

/** As LAPACKE_dgesv, without looking for NaN. */
int LAPACKE_cgesv_work(int matrix_layout,
                       int n,
                       int nrhs,
                       lapack_complex_float *a,
                       int lda,
                       int *ipiv,
                       lapack_complex_float *b,
                       int ldb);

/** As LAPACKE_dgesv, without looking for NaN. */
int64_t LAPACKE_cgesv_work64_(int matrix_layout,
                              int64_t n,
                              int64_t nrhs,
                              lapack_complex_float *a,
                              int64_t lda,
                              int64_t *ipiv,
                              lapack_complex_float *b,
                              int64_t ldb);

/** As LAPACKE_dgesv, without looking for NaN. */
int LAPACKE_zgesv_work(int matrix_layout,
                       int n,
                       int nrhs,
                       lapack_complex_double *a,
                       int lda,
                       int *ipiv,
                       lapack_complex_double *b,
                       int ldb);

/** As LAPACKE_dgesv, without looking for NaN. */
int64_t LAPACKE_zgesv_work64_(int matrix_layout,
                              int64_t n,
                              int64_t nrhs,
                              lapack_complex_double *a,
                              int64_t lda,
                              int64_t *ipiv,
                              lapack_complex_double *b,
                              int64_t ldb);

/**
 * Solves A X = B for a general n x n A, with factors in single precision and corrections in double precision. iter gets the
 * number of corrections; or a negative number if that did not do, and the solution is then by factors in double
 * precision, which are in a. Returns 0, minus the position of a bad argument, or k > 0 if U(k, k) is zero.
 */
int LAPACKE_dsgesv(int matrix_layout,
                   int n,
                   int nrhs,
                   double *a,
                   int lda,
                   int *ipiv,
                   double *b,
                   int ldb,
                   double *x,
                   int ldx,
                   int *iter);

/**
 * Solves A X = B for a general n x n A, with factors in single precision and corrections in double precision. iter gets the
 * number of corrections; or a negative number if that did not do, and the solution is then by factors in double
 * precision, which are in a. Returns 0, minus the position of a bad argument, or k > 0 if U(k, k) is zero.
 */
int64_t LAPACKE_dsgesv64_(int matrix_layout,
                          int64_t n,
                          int64_t nrhs,
                          double *a,
                          int64_t lda,
                          int64_t *ipiv,
                          double *b,
                          int64_t ldb,
                          double *x,
                          int64_t ldx,
                          int64_t *iter);

/**
 * Solves A X = B for a general n x n A, with factors in single precision and corrections in double precision. iter gets the
 * number of corrections; or a negative number if that did not do, and the solution is then by factors in double
 * precision, which are in a. Returns 0, minus the position of a bad argument, or k > 0 if U(k, k) is zero.
 */
int LAPACKE_zcgesv(int matrix_layout,
                   int n,
                   int nrhs,
                   lapack_complex_double *a,
                   int lda,
                   int *ipiv,
                   lapack_complex_double *b,
                   int ldb,
                   lapack_complex_double *x,
                   int ldx,
                   int *iter);

/**
 * Solves A X = B for a general n x n A, with factors in single precision and corrections in double precision. iter gets the
 * number of corrections; or a negative number if that did not do, and the solution is then by factors in double
 * precision, which are in a. Returns 0, minus the position of a bad argument, or k > 0 if U(k, k) is zero.
 */
int64_t LAPACKE_zcgesv64_(int matrix_layout,
                          int64_t n,
                          int64_t nrhs,
                          lapack_complex_double *a,
                          int64_t lda,
                          int64_t *ipiv,
                          lapack_complex_double *b,
                          int64_t ldb,
                          lapack_complex_double *x,
                          int64_t ldx,
                          int64_t *iter);

/** As LAPACKE_dsgesv, without looking for NaN. work has n nrhs elements, swork n (n + nrhs). */
int LAPACKE_dsgesv_work(int matrix_layout,
                        int n,
                        int nrhs,
                        double *a,
                        int lda,
                        int *ipiv,
                        double *b,
                        int ldb,
                        double *x,
                        int ldx,
                        double *work,
                        float *swork,
                        int *iter);

/** As LAPACKE_dsgesv, without looking for NaN. work has n nrhs elements, swork n (n + nrhs). */
int64_t LAPACKE_dsgesv_work64_(int matrix_layout,
                               int64_t n,
                               int64_t nrhs,
                               double *a,
                               int64_t lda,
                               int64_t *ipiv,
                               double *b,
                               int64_t ldb,
                               double *x,
                               int64_t ldx,
                               double *work,
                               float *swork,
                               int64_t *iter);

/** As LAPACKE_zcgesv, without looking for NaN. work has n nrhs elements, swork n (n + nrhs); rwork is not used. */
int LAPACKE_zcgesv_work(int matrix_layout,
                        int n,
                        int nrhs,
                        lapack_complex_double *a,
                        int lda,
                        int *ipiv,
                        lapack_complex_double *b,
                        int ldb,
                        lapack_complex_double *x,
                        int ldx,
                        lapack_complex_double *work,
                        lapack_complex_float *swork,
                        double *rwork,
                        int *iter);

/** As LAPACKE_zcgesv, without looking for NaN. work has n nrhs elements, swork n (n + nrhs); rwork is not used. */
int64_t LAPACKE_zcgesv_work64_(int matrix_layout,
                               int64_t n,
                               int64_t nrhs,
                               lapack_complex_double *a,
                               int64_t lda,
                               int64_t *ipiv,
                               lapack_complex_double *b,
                               int64_t ldb,
                               lapack_complex_double *x,
                               int64_t ldx,
                               lapack_complex_double *work,
                               lapack_complex_float *swork,
                               double *rwork,
                               int64_t *iter);

/**
 * As LAPACKE_dsgesv for a Hermitian positive definite A given by its triangle uplo. Returns 0, minus the position of a
 * bad argument, or k > 0 if the leading minor of order k is not positive definite.
 */
int LAPACKE_dsposv(int matrix_layout,
                   char uplo,
                   int n,
                   int nrhs,
                   double *a,
                   int lda,
                   double *b,
                   int ldb,
                   double *x,
                   int ldx,
                   int *iter);

/**
 * As LAPACKE_dsgesv for a Hermitian positive definite A given by its triangle uplo. Returns 0, minus the position of a
 * bad argument, or k > 0 if the leading minor of order k is not positive definite.
 */
int64_t LAPACKE_dsposv64_(int matrix_layout,
                          char uplo,
                          int64_t n,
                          int64_t nrhs,
                          double *a,
                          int64_t lda,
                          double *b,
                          int64_t ldb,
                          double *x,
                          int64_t ldx,
                          int64_t *iter);

/**
 * As LAPACKE_dsgesv for a Hermitian positive definite A given by its triangle uplo. Returns 0, minus the position of a
 * bad argument, or k > 0 if the leading minor of order k is not positive definite.
 */
int LAPACKE_zcposv(int matrix_layout,
                   char uplo,
                   int n,
                   int nrhs,
                   lapack_complex_double *a,
                   int lda,
                   lapack_complex_double *b,
                   int ldb,
                   lapack_complex_double *x,
                   int ldx,
                   int *iter);

/**
 * As LAPACKE_dsgesv for a Hermitian positive definite A given by its triangle uplo. Returns 0, minus the position of a
 * bad argument, or k > 0 if the leading minor of order k is not positive definite.
 */
int64_t LAPACKE_zcposv64_(int matrix_layout,
                          char uplo,
                          int64_t n,
                          int64_t nrhs,
                          lapack_complex_double *a,
                          int64_t lda,
                          lapack_complex_double *b,
                          int64_t ldb,
                          lapack_complex_double *x,
                          int64_t ldx,
                          int64_t *iter);

/** As LAPACKE_dsposv, without looking for NaN. work has n nrhs elements, swork n (n + nrhs). */
int LAPACKE_dsposv_work(int matrix_layout,
                        char uplo,
                        int n,
                        int nrhs,
                        double *a,
                        int lda,
                        double *b,
                        int ldb,
                        double *x,
                        int ldx,
                        double *work,
                        float *swork,
                        int *iter);

/** As LAPACKE_dsposv, without looking for NaN. work has n nrhs elements, swork n (n + nrhs). */
int64_t LAPACKE_dsposv_work64_(int matrix_layout,
                               char uplo,
                               int64_t n,
                               int64_t nrhs,
                               double *a,
                               int64_t lda,
                               double *b,
                               int64_t ldb,
                               double *x,
                               int64_t ldx,
                               double *work,
                               float *swork,
                               int64_t *iter);

/** As LAPACKE_zcposv, without looking for NaN. work has n nrhs elements, swork n (n + nrhs); rwork is not used. */
int LAPACKE_zcposv_work(int matrix_layout,
                        char uplo,
                        int n,
                        int nrhs,
                        lapack_complex_double *a,
                        int lda,
                        lapack_complex_double *b,
                        int ldb,
                        lapack_complex_double *x,
                        int ldx,
                        lapack_complex_double *work,
                        lapack_complex_float *swork,
                        double *rwork,
                        int *iter);

/** As LAPACKE_zcposv, without looking for NaN. work has n nrhs elements, swork n (n + nrhs); rwork is not used. */
int64_t LAPACKE_zcposv_work64_(int matrix_layout,
                               char uplo,
                               int64_t n,
                               int64_t nrhs,
                               lapack_complex_double *a,
                               int64_t lda,
                               lapack_complex_double *b,
                               int64_t ldb,
                               lapack_complex_double *x,
                               int64_t ldx,
                               lapack_complex_double *work,
                               lapack_complex_float *swork,
                               double *rwork,
                               int64_t *iter);

/**
 * Improves the n x nrhs solution X of op(A) X = B (op as in LAPACKE_dgetrs), from the factors that LAPACKE_dgetrf left
 * in af and ipiv, and bounds its forward and backward errors, column by column. Returns 0 or minus the position
 * of a bad argument.
 */
int LAPACKE_sgerfs(int matrix_layout,
                   char trans,
                   int n,
                   int nrhs,
                   const float *a,
                   int lda,
                   const float *af,
                   int ldaf,
                   const int *ipiv,
                   const float *b,
                   int ldb,
                   float *x,
                   int ldx,
                   float *ferr,
                   float *berr);

/**
 * Improves the n x nrhs solution X of op(A) X = B (op as in LAPACKE_dgetrs), from the factors that LAPACKE_dgetrf left
 * in af and ipiv, and bounds its forward and backward errors, column by column. Returns 0 or minus the position
 * of a bad argument.
 */
int64_t LAPACKE_sgerfs64_(int matrix_layout,
                          char trans,
                          int64_t n,
                          int64_t nrhs,
                          const float *a,
                          int64_t lda,
                          const float *af,
                          int64_t ldaf,
                          const int64_t *ipiv,
                          const float *b,
                          int64_t ldb,
                          float *x,
                          int64_t ldx,
                          float *ferr,
                          float *berr);

/**
 * Improves the n x nrhs solution X of op(A) X = B (op as in LAPACKE_dgetrs), from the factors that LAPACKE_dgetrf left
 * in af and ipiv, and bounds its forward and backward errors, column by column. Returns 0 or minus the position
 * of a bad argument.
 */
int LAPACKE_dgerfs(int matrix_layout,
                   char trans,
                   int n,
                   int nrhs,
                   const double *a,
                   int lda,
                   const double *af,
                   int ldaf,
                   const int *ipiv,
                   const double *b,
                   int ldb,
                   double *x,
                   int ldx,
                   double *ferr,
                   double *berr);

/**
 * Improves the n x nrhs solution X of op(A) X = B (op as in LAPACKE_dgetrs), from the factors that LAPACKE_dgetrf left
 * in af and ipiv, and bounds its forward and backward errors, column by column. Returns 0 or minus the position
 * of a bad argument.
 */
int64_t LAPACKE_dgerfs64_(int matrix_layout,
                          char trans,
                          int64_t n,
                          int64_t nrhs,
                          const double *a,
                          int64_t lda,
                          const double *af,
                          int64_t ldaf,
                          const int64_t *ipiv,
                          const double *b,
                          int64_t ldb,
                          double *x,
                          int64_t ldx,
                          double *ferr,
                          double *berr);

/**
 * Improves the n x nrhs solution X of op(A) X = B (op as in LAPACKE_dgetrs), from the factors that LAPACKE_dgetrf left
 * in af and ipiv, and bounds its forward and backward errors, column by column. Returns 0 or minus the position
 * of a bad argument.
 */
int LAPACKE_cgerfs(int matrix_layout,
                   char trans,
                   int n,
                   int nrhs,
                   const lapack_complex_float *a,
                   int lda,
                   const lapack_complex_float *af,
                   int ldaf,
                   const int *ipiv,
                   const lapack_complex_float *b,
                   int ldb,
                   lapack_complex_float *x,
                   int ldx,
                   float *ferr,
                   float *berr);

/**
 * Improves the n x nrhs solution X of op(A) X = B (op as in LAPACKE_dgetrs), from the factors that LAPACKE_dgetrf left
 * in af and ipiv, and bounds its forward and backward errors, column by column. Returns 0 or minus the position
 * of a bad argument.
 */
int64_t LAPACKE_cgerfs64_(int matrix_layout,
                          char trans,
                          int64_t n,
                          int64_t nrhs,
                          const lapack_complex_float *a,
                          int64_t lda,
                          const lapack_complex_float *af,
                          int64_t ldaf,
                          const int64_t *ipiv,
                          const lapack_complex_float *b,
                          int64_t ldb,
                          lapack_complex_float *x,
                          int64_t ldx,
                          float *ferr,
                          float *berr);

/**
 * Improves the n x nrhs solution X of op(A) X = B (op as in LAPACKE_dgetrs), from the factors that LAPACKE_dgetrf left
 * in af and ipiv, and bounds its forward and backward errors, column by column. Returns 0 or minus the position
 * of a bad argument.
 */
int LAPACKE_zgerfs(int matrix_layout,
                   char trans,
                   int n,
                   int nrhs,
                   const lapack_complex_double *a,
                   int lda,
                   const lapack_complex_double *af,
                   int ldaf,
                   const int *ipiv,
                   const lapack_complex_double *b,
                   int ldb,
                   lapack_complex_double *x,
                   int ldx,
                   double *ferr,
                   double *berr);

/**
 * Improves the n x nrhs solution X of op(A) X = B (op as in LAPACKE_dgetrs), from the factors that LAPACKE_dgetrf left
 * in af and ipiv, and bounds its forward and backward errors, column by column. Returns 0 or minus the position
 * of a bad argument.
 */
int64_t LAPACKE_zgerfs64_(int matrix_layout,
                          char trans,
                          int64_t n,
                          int64_t nrhs,
                          const lapack_complex_double *a,
                          int64_t lda,
                          const lapack_complex_double *af,
                          int64_t ldaf,
                          const int64_t *ipiv,
                          const lapack_complex_double *b,
                          int64_t ldb,
                          lapack_complex_double *x,
                          int64_t ldx,
                          double *ferr,
                          double *berr);

/** As LAPACKE_dgerfs, without looking for NaN. work has 3n elements; iwork is not used. */
int LAPACKE_sgerfs_work(int matrix_layout,
                        char trans,
                        int n,
                        int nrhs,
                        const float *a,
                        int lda,
                        const float *af,
                        int ldaf,
                        const int *ipiv,
                        const float *b,
                        int ldb,
                        float *x,
                        int ldx,
                        float *ferr,
                        float *berr,
                        float *work,
                        int *iwork);

/** As LAPACKE_dgerfs, without looking for NaN. work has 3n elements; iwork is not used. */
int64_t LAPACKE_sgerfs_work64_(int matrix_layout,
                               char trans,
                               int64_t n,
                               int64_t nrhs,
                               const float *a,
                               int64_t lda,
                               const float *af,
                               int64_t ldaf,
                               const int64_t *ipiv,
                               const float *b,
                               int64_t ldb,
                               float *x,
                               int64_t ldx,
                               float *ferr,
                               float *berr,
                               float *work,
                               int64_t *iwork);

/** As LAPACKE_dgerfs, without looking for NaN. work has 3n elements; iwork is not used. */
int LAPACKE_dgerfs_work(int matrix_layout,
                        char trans,
                        int n,
                        int nrhs,
                        const double *a,
                        int lda,
                        const double *af,
                        int ldaf,
                        const int *ipiv,
                        const double *b,
                        int ldb,
                        double *x,
                        int ldx,
                        double *ferr,
                        double *berr,
                        double *work,
                        int *iwork);

/** As LAPACKE_dgerfs, without looking for NaN. work has 3n elements; iwork is not used. */
int64_t LAPACKE_dgerfs_work64_(int matrix_layout,
                               char trans,
                               int64_t n,
                               int64_t nrhs,
                               const double *a,
                               int64_t lda,
                               const double *af,
                               int64_t ldaf,
                               const int64_t *ipiv,
                               const double *b,
                               int64_t ldb,
                               double *x,
                               int64_t ldx,
                               double *ferr,
                               double *berr,
                               double *work,
                               int64_t *iwork);

/** As LAPACKE_dgerfs_work, with 2n elements of work and n of rwork. */
int LAPACKE_cgerfs_work(int matrix_layout,
                        char trans,
                        int n,
                        int nrhs,
                        const lapack_complex_float *a,
                        int lda,
                        const lapack_complex_float *af,
                        int ldaf,
                        const int *ipiv,
                        const lapack_complex_float *b,
                        int ldb,
                        lapack_complex_float *x,
                        int ldx,
                        float *ferr,
                        float *berr,
                        lapack_complex_float *work,
                        float *rwork);

/** As LAPACKE_dgerfs_work, with 2n elements of work and n of rwork. */
int64_t LAPACKE_cgerfs_work64_(int matrix_layout,
                               char trans,
                               int64_t n,
                               int64_t nrhs,
                               const lapack_complex_float *a,
                               int64_t lda,
                               const lapack_complex_float *af,
                               int64_t ldaf,
                               const int64_t *ipiv,
                               const lapack_complex_float *b,
                               int64_t ldb,
                               lapack_complex_float *x,
                               int64_t ldx,
                               float *ferr,
                               float *berr,
                               lapack_complex_float *work,
                               float *rwork);

/** As LAPACKE_dgerfs_work, with 2n elements of work and n of rwork. */
int LAPACKE_zgerfs_work(int matrix_layout,
                        char trans,
                        int n,
                        int nrhs,
                        const lapack_complex_double *a,
                        int lda,
                        const lapack_complex_double *af,
                        int ldaf,
                        const int *ipiv,
                        const lapack_complex_double *b,
                        int ldb,
                        lapack_complex_double *x,
                        int ldx,
                        double *ferr,
                        double *berr,
                        lapack_complex_double *work,
                        double *rwork);

/** As LAPACKE_dgerfs_work, with 2n elements of work and n of rwork. */
int64_t LAPACKE_zgerfs_work64_(int matrix_layout,
                               char trans,
                               int64_t n,
                               int64_t nrhs,
                               const lapack_complex_double *a,
                               int64_t lda,
                               const lapack_complex_double *af,
                               int64_t ldaf,
                               const int64_t *ipiv,
                               const lapack_complex_double *b,
                               int64_t ldb,
                               lapack_complex_double *x,
                               int64_t ldx,
                               double *ferr,
                               double *berr,
                               lapack_complex_double *work,
                               double *rwork);

/**
 * As LAPACKE_dgerfs for a Hermitian positive definite A given by its triangle uplo, with what LAPACKE_dpotrf left in the
 * same triangle of af.
 */
int LAPACKE_sporfs(int matrix_layout,
                   char uplo,
                   int n,
                   int nrhs,
                   const float *a,
                   int lda,
                   const float *af,
                   int ldaf,
                   const float *b,
                   int ldb,
                   float *x,
                   int ldx,
                   float *ferr,
                   float *berr);

/**
 * As LAPACKE_dgerfs for a Hermitian positive definite A given by its triangle uplo, with what LAPACKE_dpotrf left in the
 * same triangle of af.
 */
int64_t LAPACKE_sporfs64_(int matrix_layout,
                          char uplo,
                          int64_t n,
                          int64_t nrhs,
                          const float *a,
                          int64_t lda,
                          const float *af,
                          int64_t ldaf,
                          const float *b,
                          int64_t ldb,
                          float *x,
                          int64_t ldx,
                          float *ferr,
                          float *berr);

/**
 * As LAPACKE_dgerfs for a Hermitian positive definite A given by its triangle uplo, with what LAPACKE_dpotrf left in the
 * same triangle of af.
 */
int LAPACKE_dporfs(int matrix_layout,
                   char uplo,
                   int n,
                   int nrhs,
                   const double *a,
                   int lda,
                   const double *af,
                   int ldaf,
                   const double *b,
                   int ldb,
                   double *x,
                   int ldx,
                   double *ferr,
                   double *berr);

/**
 * As LAPACKE_dgerfs for a Hermitian positive definite A given by its triangle uplo, with what LAPACKE_dpotrf left in the
 * same triangle of af.
 */
int64_t LAPACKE_dporfs64_(int matrix_layout,
                          char uplo,
                          int64_t n,
                          int64_t nrhs,
                          const double *a,
                          int64_t lda,
                          const double *af,
                          int64_t ldaf,
                          const double *b,
                          int64_t ldb,
                          double *x,
                          int64_t ldx,
                          double *ferr,
                          double *berr);

/**
 * As LAPACKE_dgerfs for a Hermitian positive definite A given by its triangle uplo, with what LAPACKE_dpotrf left in the
 * same triangle of af.
 */
int LAPACKE_cporfs(int matrix_layout,
                   char uplo,
                   int n,
                   int nrhs,
                   const lapack_complex_float *a,
                   int lda,
                   const lapack_complex_float *af,
                   int ldaf,
                   const lapack_complex_float *b,
                   int ldb,
                   lapack_complex_float *x,
                   int ldx,
                   float *ferr,
                   float *berr);

/**
 * As LAPACKE_dgerfs for a Hermitian positive definite A given by its triangle uplo, with what LAPACKE_dpotrf left in the
 * same triangle of af.
 */
int64_t LAPACKE_cporfs64_(int matrix_layout,
                          char uplo,
                          int64_t n,
                          int64_t nrhs,
                          const lapack_complex_float *a,
                          int64_t lda,
                          const lapack_complex_float *af,
                          int64_t ldaf,
                          const lapack_complex_float *b,
                          int64_t ldb,
                          lapack_complex_float *x,
                          int64_t ldx,
                          float *ferr,
                          float *berr);

/**
 * As LAPACKE_dgerfs for a Hermitian positive definite A given by its triangle uplo, with what LAPACKE_dpotrf left in the
 * same triangle of af.
 */
int LAPACKE_zporfs(int matrix_layout,
                   char uplo,
                   int n,
                   int nrhs,
                   const lapack_complex_double *a,
                   int lda,
                   const lapack_complex_double *af,
                   int ldaf,
                   const lapack_complex_double *b,
                   int ldb,
                   lapack_complex_double *x,
                   int ldx,
                   double *ferr,
                   double *berr);

/**
 * As LAPACKE_dgerfs for a Hermitian positive definite A given by its triangle uplo, with what LAPACKE_dpotrf left in the
 * same triangle of af.
 */
int64_t LAPACKE_zporfs64_(int matrix_layout,
                          char uplo,
                          int64_t n,
                          int64_t nrhs,
                          const lapack_complex_double *a,
                          int64_t lda,
                          const lapack_complex_double *af,
                          int64_t ldaf,
                          const lapack_complex_double *b,
                          int64_t ldb,
                          lapack_complex_double *x,
                          int64_t ldx,
                          double *ferr,
                          double *berr);

/** As LAPACKE_dporfs, without looking for NaN. work has 3n elements; iwork is not used. */
int LAPACKE_sporfs_work(int matrix_layout,
                        char uplo,
                        int n,
                        int nrhs,
                        const float *a,
                        int lda,
                        const float *af,
                        int ldaf,
                        const float *b,
                        int ldb,
                        float *x,
                        int ldx,
                        float *ferr,
                        float *berr,
                        float *work,
                        int *iwork);

/** As LAPACKE_dporfs, without looking for NaN. work has 3n elements; iwork is not used. */
int64_t LAPACKE_sporfs_work64_(int matrix_layout,
                               char uplo,
                               int64_t n,
                               int64_t nrhs,
                               const float *a,
                               int64_t lda,
                               const float *af,
                               int64_t ldaf,
                               const float *b,
                               int64_t ldb,
                               float *x,
                               int64_t ldx,
                               float *ferr,
                               float *berr,
                               float *work,
                               int64_t *iwork);

/** As LAPACKE_dporfs, without looking for NaN. work has 3n elements; iwork is not used. */
int LAPACKE_dporfs_work(int matrix_layout,
                        char uplo,
                        int n,
                        int nrhs,
                        const double *a,
                        int lda,
                        const double *af,
                        int ldaf,
                        const double *b,
                        int ldb,
                        double *x,
                        int ldx,
                        double *ferr,
                        double *berr,
                        double *work,
                        int *iwork);

/** As LAPACKE_dporfs, without looking for NaN. work has 3n elements; iwork is not used. */
int64_t LAPACKE_dporfs_work64_(int matrix_layout,
                               char uplo,
                               int64_t n,
                               int64_t nrhs,
                               const double *a,
                               int64_t lda,
                               const double *af,
                               int64_t ldaf,
                               const double *b,
                               int64_t ldb,
                               double *x,
                               int64_t ldx,
                               double *ferr,
                               double *berr,
                               double *work,
                               int64_t *iwork);

/** As LAPACKE_dporfs_work, with 2n elements of work and n of rwork. */
int LAPACKE_cporfs_work(int matrix_layout,
                        char uplo,
                        int n,
                        int nrhs,
                        const lapack_complex_float *a,
                        int lda,
                        const lapack_complex_float *af,
                        int ldaf,
                        const lapack_complex_float *b,
                        int ldb,
                        lapack_complex_float *x,
                        int ldx,
                        float *ferr,
                        float *berr,
                        lapack_complex_float *work,
                        float *rwork);

/** As LAPACKE_dporfs_work, with 2n elements of work and n of rwork. */
int64_t LAPACKE_cporfs_work64_(int matrix_layout,
                               char uplo,
                               int64_t n,
                               int64_t nrhs,
                               const lapack_complex_float *a,
                               int64_t lda,
                               const lapack_complex_float *af,
                               int64_t ldaf,
                               const lapack_complex_float *b,
                               int64_t ldb,
                               lapack_complex_float *x,
                               int64_t ldx,
                               float *ferr,
                               float *berr,
                               lapack_complex_float *work,
                               float *rwork);

/** As LAPACKE_dporfs_work, with 2n elements of work and n of rwork. */
int LAPACKE_zporfs_work(int matrix_layout,
                        char uplo,
                        int n,
                        int nrhs,
                        const lapack_complex_double *a,
                        int lda,
                        const lapack_complex_double *af,
                        int ldaf,
                        const lapack_complex_double *b,
                        int ldb,
                        lapack_complex_double *x,
                        int ldx,
                        double *ferr,
                        double *berr,
                        lapack_complex_double *work,
                        double *rwork);

/** As LAPACKE_dporfs_work, with 2n elements of work and n of rwork. */
int64_t LAPACKE_zporfs_work64_(int matrix_layout,
                               char uplo,
                               int64_t n,
                               int64_t nrhs,
                               const lapack_complex_double *a,
                               int64_t lda,
                               const lapack_complex_double *af,
                               int64_t ldaf,
                               const lapack_complex_double *b,
                               int64_t ldb,
                               lapack_complex_double *x,
                               int64_t ldx,
                               double *ferr,
                               double *berr,
                               lapack_complex_double *work,
                               double *rwork);

/**
 * Called when a LAPACKE function refuses one of its own arguments (info is minus its position) or
 * finds no memory (info is LAPACK_WORK_MEMORY_ERROR or LAPACK_TRANSPOSE_MEMORY_ERROR). Writes one line
 * to the standard error and returns. A program may define a function of this name, which is called
 * instead.
 */
void LAPACKE_xerbla(const char *name,
                    int info);

/** As LAPACKE_xerbla, for the functions with 64-bit integers. */
void LAPACKE_xerbla64_(const char *name, int64_t info);

/**
 * Whether the functions without _work in their names look for NaN in what they are given, which they
 * then refuse: not if flag is 0. Until this is called the environment variable LAPACKE_NANCHECK decides
 * (0: no), and without it they do.
 */
void LAPACKE_set_nancheck(int flag);

/** As LAPACKE_set_nancheck, which it shares the setting with. */
void LAPACKE_set_nancheck64_(int flag);

/** 1 if inputs are looked at for NaN, else 0. */
int LAPACKE_get_nancheck(void);

/** As LAPACKE_get_nancheck. */
int LAPACKE_get_nancheck64_(void);

/** The version of LAPACK that the interface is of: 3.11.0. */
void LAPACKE_ilaver(int *vers_major, int *vers_minor, int *vers_patch);

/** As LAPACKE_ilaver, with 64-bit integers. */
void LAPACKE_ilaver64_(int64_t *vers_major, int64_t *vers_minor, int64_t *vers_patch);

/**
 * A := A^-1 for an n x n lower (uplo = 'L') or upper ('U') triangle, with ones on the diagonal, which are
 * not stored, if diag = 'U'. Returns 0, minus the position of a bad argument, or k > 0 if diagonal entry k
 * is zero (A is as it was).
 */
int LAPACKE_strtri(int matrix_layout,
                   char uplo,
                   char diag,
                   int n,
                   float *a,
                   int lda);

/**
 * A := A^-1 for an n x n lower (uplo = 'L') or upper ('U') triangle, with ones on the diagonal, which are
 * not stored, if diag = 'U'. Returns 0, minus the position of a bad argument, or k > 0 if diagonal entry k
 * is zero (A is as it was).
 */
int64_t LAPACKE_strtri64_(int matrix_layout,
                          char uplo,
                          char diag,
                          int64_t n,
                          float *a,
                          int64_t lda);

/**
 * A := A^-1 for an n x n lower (uplo = 'L') or upper ('U') triangle, with ones on the diagonal, which are
 * not stored, if diag = 'U'. Returns 0, minus the position of a bad argument, or k > 0 if diagonal entry k
 * is zero (A is as it was).
 */
int LAPACKE_dtrtri(int matrix_layout,
                   char uplo,
                   char diag,
                   int n,
                   double *a,
                   int lda);

/**
 * A := A^-1 for an n x n lower (uplo = 'L') or upper ('U') triangle, with ones on the diagonal, which are
 * not stored, if diag = 'U'. Returns 0, minus the position of a bad argument, or k > 0 if diagonal entry k
 * is zero (A is as it was).
 */
int64_t LAPACKE_dtrtri64_(int matrix_layout,
                          char uplo,
                          char diag,
                          int64_t n,
                          double *a,
                          int64_t lda);

/**
 * A := A^-1 for an n x n lower (uplo = 'L') or upper ('U') triangle, with ones on the diagonal, which are
 * not stored, if diag = 'U'. Returns 0, minus the position of a bad argument, or k > 0 if diagonal entry k
 * is zero (A is as it was).
 */
int LAPACKE_ctrtri(int matrix_layout,
                   char uplo,
                   char diag,
                   int n,
                   lapack_complex_float *a,
                   int lda);

/**
 * A := A^-1 for an n x n lower (uplo = 'L') or upper ('U') triangle, with ones on the diagonal, which are
 * not stored, if diag = 'U'. Returns 0, minus the position of a bad argument, or k > 0 if diagonal entry k
 * is zero (A is as it was).
 */
int64_t LAPACKE_ctrtri64_(int matrix_layout,
                          char uplo,
                          char diag,
                          int64_t n,
                          lapack_complex_float *a,
                          int64_t lda);

/**
 * A := A^-1 for an n x n lower (uplo = 'L') or upper ('U') triangle, with ones on the diagonal, which are
 * not stored, if diag = 'U'. Returns 0, minus the position of a bad argument, or k > 0 if diagonal entry k
 * is zero (A is as it was).
 */
int LAPACKE_ztrtri(int matrix_layout,
                   char uplo,
                   char diag,
                   int n,
                   lapack_complex_double *a,
                   int lda);

/**
 * A := A^-1 for an n x n lower (uplo = 'L') or upper ('U') triangle, with ones on the diagonal, which are
 * not stored, if diag = 'U'. Returns 0, minus the position of a bad argument, or k > 0 if diagonal entry k
 * is zero (A is as it was).
 */
int64_t LAPACKE_ztrtri64_(int matrix_layout,
                          char uplo,
                          char diag,
                          int64_t n,
                          lapack_complex_double *a,
                          int64_t lda);

/** As LAPACKE_dtrtri, without looking for NaN. */
int LAPACKE_strtri_work(int matrix_layout, char uplo, char diag, int n, float *a, int lda);

/** As LAPACKE_dtrtri, without looking for NaN. */
int64_t LAPACKE_strtri_work64_(int matrix_layout,
                               char uplo,
                               char diag,
                               int64_t n,
                               float *a,
                               int64_t lda);

/** As LAPACKE_dtrtri, without looking for NaN. */
int LAPACKE_dtrtri_work(int matrix_layout, char uplo, char diag, int n, double *a, int lda);

/** As LAPACKE_dtrtri, without looking for NaN. */
int64_t LAPACKE_dtrtri_work64_(int matrix_layout,
                               char uplo,
                               char diag,
                               int64_t n,
                               double *a,
                               int64_t lda);

/** As LAPACKE_dtrtri, without looking for NaN. */
int LAPACKE_ctrtri_work(int matrix_layout,
                        char uplo,
                        char diag,
                        int n,
                        lapack_complex_float *a,
                        int lda);

/** As LAPACKE_dtrtri, without looking for NaN. */
int64_t LAPACKE_ctrtri_work64_(int matrix_layout,
                               char uplo,
                               char diag,
                               int64_t n,
                               lapack_complex_float *a,
                               int64_t lda);

/** As LAPACKE_dtrtri, without looking for NaN. */
int LAPACKE_ztrtri_work(int matrix_layout,
                        char uplo,
                        char diag,
                        int n,
                        lapack_complex_double *a,
                        int lda);

/** As LAPACKE_dtrtri, without looking for NaN. */
int64_t LAPACKE_ztrtri_work64_(int matrix_layout,
                               char uplo,
                               char diag,
                               int64_t n,
                               lapack_complex_double *a,
                               int64_t lda);

/**
 * Solves op(A) X = B (op as in LAPACKE_dgetrs) with a triangle as in LAPACKE_dtrtri. B is n x nrhs and becomes
 * X. Returns 0, minus the position of a bad argument, or k > 0 if diagonal entry k is zero (B is as it was).
 */
int LAPACKE_strtrs(int matrix_layout,
                   char uplo,
                   char trans,
                   char diag,
                   int n,
                   int nrhs,
                   const float *a,
                   int lda,
                   float *b,
                   int ldb);

/**
 * Solves op(A) X = B (op as in LAPACKE_dgetrs) with a triangle as in LAPACKE_dtrtri. B is n x nrhs and becomes
 * X. Returns 0, minus the position of a bad argument, or k > 0 if diagonal entry k is zero (B is as it was).
 */
int64_t LAPACKE_strtrs64_(int matrix_layout,
                          char uplo,
                          char trans,
                          char diag,
                          int64_t n,
                          int64_t nrhs,
                          const float *a,
                          int64_t lda,
                          float *b,
                          int64_t ldb);

/**
 * Solves op(A) X = B (op as in LAPACKE_dgetrs) with a triangle as in LAPACKE_dtrtri. B is n x nrhs and becomes
 * X. Returns 0, minus the position of a bad argument, or k > 0 if diagonal entry k is zero (B is as it was).
 */
int LAPACKE_dtrtrs(int matrix_layout,
                   char uplo,
                   char trans,
                   char diag,
                   int n,
                   int nrhs,
                   const double *a,
                   int lda,
                   double *b,
                   int ldb);

/**
 * Solves op(A) X = B (op as in LAPACKE_dgetrs) with a triangle as in LAPACKE_dtrtri. B is n x nrhs and becomes
 * X. Returns 0, minus the position of a bad argument, or k > 0 if diagonal entry k is zero (B is as it was).
 */
int64_t LAPACKE_dtrtrs64_(int matrix_layout,
                          char uplo,
                          char trans,
                          char diag,
                          int64_t n,
                          int64_t nrhs,
                          const double *a,
                          int64_t lda,
                          double *b,
                          int64_t ldb);

/**
 * Solves op(A) X = B (op as in LAPACKE_dgetrs) with a triangle as in LAPACKE_dtrtri. B is n x nrhs and becomes
 * X. Returns 0, minus the position of a bad argument, or k > 0 if diagonal entry k is zero (B is as it was).
 */
int LAPACKE_ctrtrs(int matrix_layout,
                   char uplo,
                   char trans,
                   char diag,
                   int n,
                   int nrhs,
                   const lapack_complex_float *a,
                   int lda,
                   lapack_complex_float *b,
                   int ldb);

/**
 * Solves op(A) X = B (op as in LAPACKE_dgetrs) with a triangle as in LAPACKE_dtrtri. B is n x nrhs and becomes
 * X. Returns 0, minus the position of a bad argument, or k > 0 if diagonal entry k is zero (B is as it was).
 */
int64_t LAPACKE_ctrtrs64_(int matrix_layout,
                          char uplo,
                          char trans,
                          char diag,
                          int64_t n,
                          int64_t nrhs,
                          const lapack_complex_float *a,
                          int64_t lda,
                          lapack_complex_float *b,
                          int64_t ldb);

/**
 * Solves op(A) X = B (op as in LAPACKE_dgetrs) with a triangle as in LAPACKE_dtrtri. B is n x nrhs and becomes
 * X. Returns 0, minus the position of a bad argument, or k > 0 if diagonal entry k is zero (B is as it was).
 */
int LAPACKE_ztrtrs(int matrix_layout,
                   char uplo,
                   char trans,
                   char diag,
                   int n,
                   int nrhs,
                   const lapack_complex_double *a,
                   int lda,
                   lapack_complex_double *b,
                   int ldb);

/**
 * Solves op(A) X = B (op as in LAPACKE_dgetrs) with a triangle as in LAPACKE_dtrtri. B is n x nrhs and becomes
 * X. Returns 0, minus the position of a bad argument, or k > 0 if diagonal entry k is zero (B is as it was).
 */
int64_t LAPACKE_ztrtrs64_(int matrix_layout,
                          char uplo,
                          char trans,
                          char diag,
                          int64_t n,
                          int64_t nrhs,
                          const lapack_complex_double *a,
                          int64_t lda,
                          lapack_complex_double *b,
                          int64_t ldb);

/** As LAPACKE_dtrtrs, without looking for NaN. */
int LAPACKE_strtrs_work(int matrix_layout,
                        char uplo,
                        char trans,
                        char diag,
                        int n,
                        int nrhs,
                        const float *a,
                        int lda,
                        float *b,
                        int ldb);

/** As LAPACKE_dtrtrs, without looking for NaN. */
int64_t LAPACKE_strtrs_work64_(int matrix_layout,
                               char uplo,
                               char trans,
                               char diag,
                               int64_t n,
                               int64_t nrhs,
                               const float *a,
                               int64_t lda,
                               float *b,
                               int64_t ldb);

/** As LAPACKE_dtrtrs, without looking for NaN. */
int LAPACKE_dtrtrs_work(int matrix_layout,
                        char uplo,
                        char trans,
                        char diag,
                        int n,
                        int nrhs,
                        const double *a,
                        int lda,
                        double *b,
                        int ldb);

/** As LAPACKE_dtrtrs, without looking for NaN. */
int64_t LAPACKE_dtrtrs_work64_(int matrix_layout,
                               char uplo,
                               char trans,
                               char diag,
                               int64_t n,
                               int64_t nrhs,
                               const double *a,
                               int64_t lda,
                               double *b,
                               int64_t ldb);

/** As LAPACKE_dtrtrs, without looking for NaN. */
int LAPACKE_ctrtrs_work(int matrix_layout,
                        char uplo,
                        char trans,
                        char diag,
                        int n,
                        int nrhs,
                        const lapack_complex_float *a,
                        int lda,
                        lapack_complex_float *b,
                        int ldb);

/** As LAPACKE_dtrtrs, without looking for NaN. */
int64_t LAPACKE_ctrtrs_work64_(int matrix_layout,
                               char uplo,
                               char trans,
                               char diag,
                               int64_t n,
                               int64_t nrhs,
                               const lapack_complex_float *a,
                               int64_t lda,
                               lapack_complex_float *b,
                               int64_t ldb);

/** As LAPACKE_dtrtrs, without looking for NaN. */
int LAPACKE_ztrtrs_work(int matrix_layout,
                        char uplo,
                        char trans,
                        char diag,
                        int n,
                        int nrhs,
                        const lapack_complex_double *a,
                        int lda,
                        lapack_complex_double *b,
                        int ldb);

/** As LAPACKE_dtrtrs, without looking for NaN. */
int64_t LAPACKE_ztrtrs_work64_(int matrix_layout,
                               char uplo,
                               char trans,
                               char diag,
                               int64_t n,
                               int64_t nrhs,
                               const lapack_complex_double *a,
                               int64_t lda,
                               lapack_complex_double *b,
                               int64_t ldb);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

/* The integer types of the interface; functions whose names end in 64_ have int64_t instead. */
#ifndef lapack_int
#define lapack_int int
#endif
#ifndef lapack_logical
#define lapack_logical lapack_int
#endif

/* Values of matrix_layout. */
#define LAPACK_ROW_MAJOR 101
#define LAPACK_COL_MAJOR 102

/* Results when memory is short: for work arrays, for matrices in the other layout. */
#define LAPACK_WORK_MEMORY_ERROR (-1010)
#define LAPACK_TRANSPOSE_MEMORY_ERROR (-1011)

#endif /* LUCHO_LAPACKE_H */
