/* LAPACK of lucho (LU and Cholesky) as Fortran programs call it, for C programs that do.
 *
 * Generated from src/surface by `make headers`; not edited by hand. */

#ifndef LUCHO_LAPACK_H
#define LUCHO_LAPACK_H

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
 * The norm of an m x n matrix: largest modulus (norm = 'M'), 1-norm ('1' or 'O'), infinity
 * norm ('I') or Frobenius norm ('F' or 'E'). 0 if m or n is 0; NaN if an element is. work is
 * not used.
 */
float slange_(const char *norm,
              const int *m,
              const int *n,
              const float *a,
              const int *lda,
              float *work);

/**
 * The norm of an m x n matrix: largest modulus (norm = 'M'), 1-norm ('1' or 'O'), infinity
 * norm ('I') or Frobenius norm ('F' or 'E'). 0 if m or n is 0; NaN if an element is. work is
 * not used.
 */
float slange_64_(const char *norm,
                 const int64_t *m,
                 const int64_t *n,
                 const float *a,
                 const int64_t *lda,
                 float *work);

/**
 * The norm of an m x n matrix: largest modulus (norm = 'M'), 1-norm ('1' or 'O'), infinity
 * norm ('I') or Frobenius norm ('F' or 'E'). 0 if m or n is 0; NaN if an element is. work is
 * not used.
 */
double dlange_(const char *norm,
               const int *m,
               const int *n,
               const double *a,
               const int *lda,
               double *work);

/**
 * The norm of an m x n matrix: largest modulus (norm = 'M'), 1-norm ('1' or 'O'), infinity
 * norm ('I') or Frobenius norm ('F' or 'E'). 0 if m or n is 0; NaN if an element is. work is
 * not used.
 */
double dlange_64_(const char *norm,
                  const int64_t *m,
                  const int64_t *n,
                  const double *a,
                  const int64_t *lda,
                  double *work);

/**
 * The norm of an m x n matrix: largest modulus (norm = 'M'), 1-norm ('1' or 'O'), infinity
 * norm ('I') or Frobenius norm ('F' or 'E'). 0 if m or n is 0; NaN if an element is. work is
 * not used.
 */
float clange_(const char *norm,
              const int *m,
              const int *n,
              const lapack_complex_float *a,
              const int *lda,
              float *work);

/**
 * The norm of an m x n matrix: largest modulus (norm = 'M'), 1-norm ('1' or 'O'), infinity
 * norm ('I') or Frobenius norm ('F' or 'E'). 0 if m or n is 0; NaN if an element is. work is
 * not used.
 */
float clange_64_(const char *norm,
                 const int64_t *m,
                 const int64_t *n,
                 const lapack_complex_float *a,
                 const int64_t *lda,
                 float *work);

/**
 * The norm of an m x n matrix: largest modulus (norm = 'M'), 1-norm ('1' or 'O'), infinity
 * norm ('I') or Frobenius norm ('F' or 'E'). 0 if m or n is 0; NaN if an element is. work is
 * not used.
 */
double zlange_(const char *norm,
               const int *m,
               const int *n,
               const lapack_complex_double *a,
               const int *lda,
               double *work);

/**
 * The norm of an m x n matrix: largest modulus (norm = 'M'), 1-norm ('1' or 'O'), infinity
 * norm ('I') or Frobenius norm ('F' or 'E'). 0 if m or n is 0; NaN if an element is. work is
 * not used.
 */
double zlange_64_(const char *norm,
                  const int64_t *m,
                  const int64_t *n,
                  const lapack_complex_double *a,
                  const int64_t *lda,
                  double *work);

/**
 * As dlange_ for an n x n symmetric matrix given by its lower (uplo = 'L') or upper ('U')
 * triangle.
 */
float slansy_(const char *norm,
              const char *uplo,
              const int *n,
              const float *a,
              const int *lda,
              float *work);

/**
 * As dlange_ for an n x n symmetric matrix given by its lower (uplo = 'L') or upper ('U')
 * triangle.
 */
float slansy_64_(const char *norm,
                 const char *uplo,
                 const int64_t *n,
                 const float *a,
                 const int64_t *lda,
                 float *work);

/**
 * As dlange_ for an n x n symmetric matrix given by its lower (uplo = 'L') or upper ('U')
 * triangle.
 */
double dlansy_(const char *norm,
               const char *uplo,
               const int *n,
               const double *a,
               const int *lda,
               double *work);

/**
 * As dlange_ for an n x n symmetric matrix given by its lower (uplo = 'L') or upper ('U')
 * triangle.
 */
double dlansy_64_(const char *norm,
                  const char *uplo,
                  const int64_t *n,
                  const double *a,
                  const int64_t *lda,
                  double *work);

/**
 * As dlange_ for an n x n symmetric matrix given by its lower (uplo = 'L') or upper ('U')
 * triangle.
 */
float clansy_(const char *norm,
              const char *uplo,
              const int *n,
              const lapack_complex_float *a,
              const int *lda,
              float *work);

/**
 * As dlange_ for an n x n symmetric matrix given by its lower (uplo = 'L') or upper ('U')
 * triangle.
 */
float clansy_64_(const char *norm,
                 const char *uplo,
                 const int64_t *n,
                 const lapack_complex_float *a,
                 const int64_t *lda,
                 float *work);

/**
 * As dlange_ for an n x n symmetric matrix given by its lower (uplo = 'L') or upper ('U')
 * triangle.
 */
double zlansy_(const char *norm,
               const char *uplo,
               const int *n,
               const lapack_complex_double *a,
               const int *lda,
               double *work);

/**
 * As dlange_ for an n x n symmetric matrix given by its lower (uplo = 'L') or upper ('U')
 * triangle.
 */
double zlansy_64_(const char *norm,
                  const char *uplo,
                  const int64_t *n,
                  const lapack_complex_double *a,
                  const int64_t *lda,
                  double *work);

/** As dlansy_ for a Hermitian matrix. */
float clanhe_(const char *norm,
              const char *uplo,
              const int *n,
              const lapack_complex_float *a,
              const int *lda,
              float *work);

/** As dlansy_ for a Hermitian matrix. */
float clanhe_64_(const char *norm,
                 const char *uplo,
                 const int64_t *n,
                 const lapack_complex_float *a,
                 const int64_t *lda,
                 float *work);

/** As dlansy_ for a Hermitian matrix. */
double zlanhe_(const char *norm,
               const char *uplo,
               const int *n,
               const lapack_complex_double *a,
               const int *lda,
               double *work);

/** As dlansy_ for a Hermitian matrix. */
double zlanhe_64_(const char *norm,
                  const char *uplo,
                  const int64_t *n,
                  const lapack_complex_double *a,
                  const int64_t *lda,
                  double *work);

/**
 * As dlange_ for an m x n lower (uplo = 'L') or upper ('U') trapezoid, with ones on the
 * diagonal, which are not stored, if diag = 'U'.
 */
float slantr_(const char *norm,
              const char *uplo,
              const char *diag,
              const int *m,
              const int *n,
              const float *a,
              const int *lda,
              float *work);

/**
 * As dlange_ for an m x n lower (uplo = 'L') or upper ('U') trapezoid, with ones on the
 * diagonal, which are not stored, if diag = 'U'.
 */
float slantr_64_(const char *norm,
                 const char *uplo,
                 const char *diag,
                 const int64_t *m,
                 const int64_t *n,
                 const float *a,
                 const int64_t *lda,
                 float *work);

/**
 * As dlange_ for an m x n lower (uplo = 'L') or upper ('U') trapezoid, with ones on the
 * diagonal, which are not stored, if diag = 'U'.
 */
double dlantr_(const char *norm,
               const char *uplo,
               const char *diag,
               const int *m,
               const int *n,
               const double *a,
               const int *lda,
               double *work);

/**
 * As dlange_ for an m x n lower (uplo = 'L') or upper ('U') trapezoid, with ones on the
 * diagonal, which are not stored, if diag = 'U'.
 */
double dlantr_64_(const char *norm,
                  const char *uplo,
                  const char *diag,
                  const int64_t *m,
                  const int64_t *n,
                  const double *a,
                  const int64_t *lda,
                  double *work);

/**
 * As dlange_ for an m x n lower (uplo = 'L') or upper ('U') trapezoid, with ones on the
 * diagonal, which are not stored, if diag = 'U'.
 */
float clantr_(const char *norm,
              const char *uplo,
              const char *diag,
              const int *m,
              const int *n,
              const lapack_complex_float *a,
              const int *lda,
              float *work);

/**
 * As dlange_ for an m x n lower (uplo = 'L') or upper ('U') trapezoid, with ones on the
 * diagonal, which are not stored, if diag = 'U'.
 */
float clantr_64_(const char *norm,
                 const char *uplo,
                 const char *diag,
                 const int64_t *m,
                 const int64_t *n,
                 const lapack_complex_float *a,
                 const int64_t *lda,
                 float *work);

/**
 * As dlange_ for an m x n lower (uplo = 'L') or upper ('U') trapezoid, with ones on the
 * diagonal, which are not stored, if diag = 'U'.
 */
double zlantr_(const char *norm,
               const char *uplo,
               const char *diag,
               const int *m,
               const int *n,
               const lapack_complex_double *a,
               const int *lda,
               double *work);

/**
 * As dlange_ for an m x n lower (uplo = 'L') or upper ('U') trapezoid, with ones on the
 * diagonal, which are not stored, if diag = 'U'.
 */
double zlantr_64_(const char *norm,
                  const char *uplo,
                  const char *diag,
                  const int64_t *m,
                  const int64_t *n,
                  const lapack_complex_double *a,
                  const int64_t *lda,
                  double *work);

/**
 * B := A, m x n: the lower (uplo = 'L') or upper ('U') trapezoid, or with any other letter all
 * of it.
 */
void slacpy_(const char *uplo,
             const int *m,
             const int *n,
             const float *a,
             const int *lda,
             float *b,
             const int *ldb);

/**
 * B := A, m x n: the lower (uplo = 'L') or upper ('U') trapezoid, or with any other letter all
 * of it.
 */
void slacpy_64_(const char *uplo,
                const int64_t *m,
                const int64_t *n,
                const float *a,
                const int64_t *lda,
                float *b,
                const int64_t *ldb);

/**
 * B := A, m x n: the lower (uplo = 'L') or upper ('U') trapezoid, or with any other letter all
 * of it.
 */
void dlacpy_(const char *uplo,
             const int *m,
             const int *n,
             const double *a,
             const int *lda,
             double *b,
             const int *ldb);

/**
 * B := A, m x n: the lower (uplo = 'L') or upper ('U') trapezoid, or with any other letter all
 * of it.
 */
void dlacpy_64_(const char *uplo,
                const int64_t *m,
                const int64_t *n,
                const double *a,
                const int64_t *lda,
                double *b,
                const int64_t *ldb);

/**
 * B := A, m x n: the lower (uplo = 'L') or upper ('U') trapezoid, or with any other letter all
 * of it.
 */
void clacpy_(const char *uplo,
             const int *m,
             const int *n,
             const lapack_complex_float *a,
             const int *lda,
             lapack_complex_float *b,
             const int *ldb);

/**
 * B := A, m x n: the lower (uplo = 'L') or upper ('U') trapezoid, or with any other letter all
 * of it.
 */
void clacpy_64_(const char *uplo,
                const int64_t *m,
                const int64_t *n,
                const lapack_complex_float *a,
                const int64_t *lda,
                lapack_complex_float *b,
                const int64_t *ldb);

/**
 * B := A, m x n: the lower (uplo = 'L') or upper ('U') trapezoid, or with any other letter all
 * of it.
 */
void zlacpy_(const char *uplo,
             const int *m,
             const int *n,
             const lapack_complex_double *a,
             const int *lda,
             lapack_complex_double *b,
             const int *ldb);

/**
 * B := A, m x n: the lower (uplo = 'L') or upper ('U') trapezoid, or with any other letter all
 * of it.
 */
void zlacpy_64_(const char *uplo,
                const int64_t *m,
                const int64_t *n,
                const lapack_complex_double *a,
                const int64_t *lda,
                lapack_complex_double *b,
                const int64_t *ldb);

/**
 * A := alpha off the diagonal and beta on it, m x n: the lower (uplo = 'L') or upper ('U')
 * trapezoid, or with any other letter all of it.
 */
void slaset_(const char *uplo,
             const int *m,
             const int *n,
             const float *alpha,
             const float *beta,
             float *a,
             const int *lda);

/**
 * A := alpha off the diagonal and beta on it, m x n: the lower (uplo = 'L') or upper ('U')
 * trapezoid, or with any other letter all of it.
 */
void slaset_64_(const char *uplo,
                const int64_t *m,
                const int64_t *n,
                const float *alpha,
                const float *beta,
                float *a,
                const int64_t *lda);

/**
 * A := alpha off the diagonal and beta on it, m x n: the lower (uplo = 'L') or upper ('U')
 * trapezoid, or with any other letter all of it.
 */
void dlaset_(const char *uplo,
             const int *m,
             const int *n,
             const double *alpha,
             const double *beta,
             double *a,
             const int *lda);

/**
 * A := alpha off the diagonal and beta on it, m x n: the lower (uplo = 'L') or upper ('U')
 * trapezoid, or with any other letter all of it.
 */
void dlaset_64_(const char *uplo,
                const int64_t *m,
                const int64_t *n,
                const double *alpha,
                const double *beta,
                double *a,
                const int64_t *lda);

/**
 * A := alpha off the diagonal and beta on it, m x n: the lower (uplo = 'L') or upper ('U')
 * trapezoid, or with any other letter all of it.
 */
void claset_(const char *uplo,
             const int *m,
             const int *n,
             const lapack_complex_float *alpha,
             const lapack_complex_float *beta,
             lapack_complex_float *a,
             const int *lda);

/**
 * A := alpha off the diagonal and beta on it, m x n: the lower (uplo = 'L') or upper ('U')
 * trapezoid, or with any other letter all of it.
 */
void claset_64_(const char *uplo,
                const int64_t *m,
                const int64_t *n,
                const lapack_complex_float *alpha,
                const lapack_complex_float *beta,
                lapack_complex_float *a,
                const int64_t *lda);

/**
 * A := alpha off the diagonal and beta on it, m x n: the lower (uplo = 'L') or upper ('U')
 * trapezoid, or with any other letter all of it.
 */
void zlaset_(const char *uplo,
             const int *m,
             const int *n,
             const lapack_complex_double *alpha,
             const lapack_complex_double *beta,
             lapack_complex_double *a,
             const int *lda);

/**
 * A := alpha off the diagonal and beta on it, m x n: the lower (uplo = 'L') or upper ('U')
 * trapezoid, or with any other letter all of it.
 */
void zlaset_64_(const char *uplo,
                const int64_t *m,
                const int64_t *n,
                const lapack_complex_double *alpha,
                const lapack_complex_double *beta,
                lapack_complex_double *a,
                const int64_t *lda);

/** The version of LAPACK whose behaviour the routines here have: major, minor, patch. */
void ilaver_(int *major, int *minor, int *patch);

/** As ilaver_, with 64-bit integers. */
void ilaver_64_(int64_t *major, int64_t *minor, int64_t *patch);

/**
 * A = L L^H (uplo = 'L') or U^H U ('U') of an n x n Hermitian positive definite matrix, in
 * place in that triangle; the other one is neither read nor written. info: 0; -i if argument i
 * is bad; k > 0 if the leading minor of order k is not positive definite or has a NaN pivot.
 */
void spotrf_(const char *uplo, const int *n, float *a, const int *lda, int *info);

/**
 * A = L L^H (uplo = 'L') or U^H U ('U') of an n x n Hermitian positive definite matrix, in
 * place in that triangle; the other one is neither read nor written. info: 0; -i if argument i
 * is bad; k > 0 if the leading minor of order k is not positive definite or has a NaN pivot.
 */
void spotrf_64_(const char *uplo, const int64_t *n, float *a, const int64_t *lda, int64_t *info);

/**
 * A = L L^H (uplo = 'L') or U^H U ('U') of an n x n Hermitian positive definite matrix, in
 * place in that triangle; the other one is neither read nor written. info: 0; -i if argument i
 * is bad; k > 0 if the leading minor of order k is not positive definite or has a NaN pivot.
 */
void dpotrf_(const char *uplo, const int *n, double *a, const int *lda, int *info);

/**
 * A = L L^H (uplo = 'L') or U^H U ('U') of an n x n Hermitian positive definite matrix, in
 * place in that triangle; the other one is neither read nor written. info: 0; -i if argument i
 * is bad; k > 0 if the leading minor of order k is not positive definite or has a NaN pivot.
 */
void dpotrf_64_(const char *uplo, const int64_t *n, double *a, const int64_t *lda, int64_t *info);

/**
 * A = L L^H (uplo = 'L') or U^H U ('U') of an n x n Hermitian positive definite matrix, in
 * place in that triangle; the other one is neither read nor written. info: 0; -i if argument i
 * is bad; k > 0 if the leading minor of order k is not positive definite or has a NaN pivot.
 */
void cpotrf_(const char *uplo, const int *n, lapack_complex_float *a, const int *lda, int *info);

/**
 * A = L L^H (uplo = 'L') or U^H U ('U') of an n x n Hermitian positive definite matrix, in
 * place in that triangle; the other one is neither read nor written. info: 0; -i if argument i
 * is bad; k > 0 if the leading minor of order k is not positive definite or has a NaN pivot.
 */
void cpotrf_64_(const char *uplo,
                const int64_t *n,
                lapack_complex_float *a,
                const int64_t *lda,
                int64_t *info);

/**
 * A = L L^H (uplo = 'L') or U^H U ('U') of an n x n Hermitian positive definite matrix, in
 * place in that triangle; the other one is neither read nor written. info: 0; -i if argument i
 * is bad; k > 0 if the leading minor of order k is not positive definite or has a NaN pivot.
 */
void zpotrf_(const char *uplo, const int *n, lapack_complex_double *a, const int *lda, int *info);

/**
 * A = L L^H (uplo = 'L') or U^H U ('U') of an n x n Hermitian positive definite matrix, in
 * place in that triangle; the other one is neither read nor written. info: 0; -i if argument i
 * is bad; k > 0 if the leading minor of order k is not positive definite or has a NaN pivot.
 */
void zpotrf_64_(const char *uplo,
                const int64_t *n,
                lapack_complex_double *a,
                const int64_t *lda,
                int64_t *info);

/** The same computation as dpotrf_, under the name of LAPACK's recursive routine. */
void spotrf2_(const char *uplo, const int *n, float *a, const int *lda, int *info);

/** The same computation as dpotrf_, under the name of LAPACK's recursive routine. */
void spotrf2_64_(const char *uplo, const int64_t *n, float *a, const int64_t *lda, int64_t *info);

/** The same computation as dpotrf_, under the name of LAPACK's recursive routine. */
void dpotrf2_(const char *uplo, const int *n, double *a, const int *lda, int *info);

/** The same computation as dpotrf_, under the name of LAPACK's recursive routine. */
void dpotrf2_64_(const char *uplo, const int64_t *n, double *a, const int64_t *lda, int64_t *info);

/** The same computation as dpotrf_, under the name of LAPACK's recursive routine. */
void cpotrf2_(const char *uplo, const int *n, lapack_complex_float *a, const int *lda, int *info);

/** The same computation as dpotrf_, under the name of LAPACK's recursive routine. */
void cpotrf2_64_(const char *uplo,
                 const int64_t *n,
                 lapack_complex_float *a,
                 const int64_t *lda,
                 int64_t *info);

/** The same computation as dpotrf_, under the name of LAPACK's recursive routine. */
void zpotrf2_(const char *uplo, const int *n, lapack_complex_double *a, const int *lda, int *info);

/** The same computation as dpotrf_, under the name of LAPACK's recursive routine. */
void zpotrf2_64_(const char *uplo,
                 const int64_t *n,
                 lapack_complex_double *a,
                 const int64_t *lda,
                 int64_t *info);

/** The same computation as dpotrf_, under the name of LAPACK's unblocked routine. */
void spotf2_(const char *uplo, const int *n, float *a, const int *lda, int *info);

/** The same computation as dpotrf_, under the name of LAPACK's unblocked routine. */
void spotf2_64_(const char *uplo, const int64_t *n, float *a, const int64_t *lda, int64_t *info);

/** The same computation as dpotrf_, under the name of LAPACK's unblocked routine. */
void dpotf2_(const char *uplo, const int *n, double *a, const int *lda, int *info);

/** The same computation as dpotrf_, under the name of LAPACK's unblocked routine. */
void dpotf2_64_(const char *uplo, const int64_t *n, double *a, const int64_t *lda, int64_t *info);

/** The same computation as dpotrf_, under the name of LAPACK's unblocked routine. */
void cpotf2_(const char *uplo, const int *n, lapack_complex_float *a, const int *lda, int *info);

/** The same computation as dpotrf_, under the name of LAPACK's unblocked routine. */
void cpotf2_64_(const char *uplo,
                const int64_t *n,
                lapack_complex_float *a,
                const int64_t *lda,
                int64_t *info);

/** The same computation as dpotrf_, under the name of LAPACK's unblocked routine. */
void zpotf2_(const char *uplo, const int *n, lapack_complex_double *a, const int *lda, int *info);

/** The same computation as dpotrf_, under the name of LAPACK's unblocked routine. */
void zpotf2_64_(const char *uplo,
                const int64_t *n,
                lapack_complex_double *a,
                const int64_t *lda,
                int64_t *info);

/**
 * Solves A X = B with the factor that dpotrf_ left in the triangle uplo of a. B is n x nrhs
 * and becomes X. info: 0; -i if argument i is bad.
 */
void spotrs_(const char *uplo,
             const int *n,
             const int *nrhs,
             const float *a,
             const int *lda,
             float *b,
             const int *ldb,
             int *info);

/**
 * Solves A X = B with the factor that dpotrf_ left in the triangle uplo of a. B is n x nrhs
 * and becomes X. info: 0; -i if argument i is bad.
 */
void spotrs_64_(const char *uplo,
                const int64_t *n,
                const int64_t *nrhs,
                const float *a,
                const int64_t *lda,
                float *b,
                const int64_t *ldb,
                int64_t *info);

/**
 * Solves A X = B with the factor that dpotrf_ left in the triangle uplo of a. B is n x nrhs
 * and becomes X. info: 0; -i if argument i is bad.
 */
void dpotrs_(const char *uplo,
             const int *n,
             const int *nrhs,
             const double *a,
             const int *lda,
             double *b,
             const int *ldb,
             int *info);

/**
 * Solves A X = B with the factor that dpotrf_ left in the triangle uplo of a. B is n x nrhs
 * and becomes X. info: 0; -i if argument i is bad.
 */
void dpotrs_64_(const char *uplo,
                const int64_t *n,
                const int64_t *nrhs,
                const double *a,
                const int64_t *lda,
                double *b,
                const int64_t *ldb,
                int64_t *info);

/**
 * Solves A X = B with the factor that dpotrf_ left in the triangle uplo of a. B is n x nrhs
 * and becomes X. info: 0; -i if argument i is bad.
 */
void cpotrs_(const char *uplo,
             const int *n,
             const int *nrhs,
             const lapack_complex_float *a,
             const int *lda,
             lapack_complex_float *b,
             const int *ldb,
             int *info);

/**
 * Solves A X = B with the factor that dpotrf_ left in the triangle uplo of a. B is n x nrhs
 * and becomes X. info: 0; -i if argument i is bad.
 */
void cpotrs_64_(const char *uplo,
                const int64_t *n,
                const int64_t *nrhs,
                const lapack_complex_float *a,
                const int64_t *lda,
                lapack_complex_float *b,
                const int64_t *ldb,
                int64_t *info);

/**
 * Solves A X = B with the factor that dpotrf_ left in the triangle uplo of a. B is n x nrhs
 * and becomes X. info: 0; -i if argument i is bad.
 */
void zpotrs_(const char *uplo,
             const int *n,
             const int *nrhs,
             const lapack_complex_double *a,
             const int *lda,
             lapack_complex_double *b,
             const int *ldb,
             int *info);

/**
 * Solves A X = B with the factor that dpotrf_ left in the triangle uplo of a. B is n x nrhs
 * and becomes X. info: 0; -i if argument i is bad.
 */
void zpotrs_64_(const char *uplo,
                const int64_t *n,
                const int64_t *nrhs,
                const lapack_complex_double *a,
                const int64_t *lda,
                lapack_complex_double *b,
                const int64_t *ldb,
                int64_t *info);

/**
 * The triangle uplo of A^-1 in place of the factor that dpotrf_ left there. info: 0; -i if
 * argument i is bad; k > 0 if entry (k, k) of the factor is zero or NaN (A is as it was).
 */
void spotri_(const char *uplo, const int *n, float *a, const int *lda, int *info);

/**
 * The triangle uplo of A^-1 in place of the factor that dpotrf_ left there. info: 0; -i if
 * argument i is bad; k > 0 if entry (k, k) of the factor is zero or NaN (A is as it was).
 */
void spotri_64_(const char *uplo, const int64_t *n, float *a, const int64_t *lda, int64_t *info);

/**
 * The triangle uplo of A^-1 in place of the factor that dpotrf_ left there. info: 0; -i if
 * argument i is bad; k > 0 if entry (k, k) of the factor is zero or NaN (A is as it was).
 */
void dpotri_(const char *uplo, const int *n, double *a, const int *lda, int *info);

/**
 * The triangle uplo of A^-1 in place of the factor that dpotrf_ left there. info: 0; -i if
 * argument i is bad; k > 0 if entry (k, k) of the factor is zero or NaN (A is as it was).
 */
void dpotri_64_(const char *uplo, const int64_t *n, double *a, const int64_t *lda, int64_t *info);

/**
 * The triangle uplo of A^-1 in place of the factor that dpotrf_ left there. info: 0; -i if
 * argument i is bad; k > 0 if entry (k, k) of the factor is zero or NaN (A is as it was).
 */
void cpotri_(const char *uplo, const int *n, lapack_complex_float *a, const int *lda, int *info);

/**
 * The triangle uplo of A^-1 in place of the factor that dpotrf_ left there. info: 0; -i if
 * argument i is bad; k > 0 if entry (k, k) of the factor is zero or NaN (A is as it was).
 */
void cpotri_64_(const char *uplo,
                const int64_t *n,
                lapack_complex_float *a,
                const int64_t *lda,
                int64_t *info);

/**
 * The triangle uplo of A^-1 in place of the factor that dpotrf_ left there. info: 0; -i if
 * argument i is bad; k > 0 if entry (k, k) of the factor is zero or NaN (A is as it was).
 */
void zpotri_(const char *uplo, const int *n, lapack_complex_double *a, const int *lda, int *info);

/**
 * The triangle uplo of A^-1 in place of the factor that dpotrf_ left there. info: 0; -i if
 * argument i is bad; k > 0 if entry (k, k) of the factor is zero or NaN (A is as it was).
 */
void zpotri_64_(const char *uplo,
                const int64_t *n,
                lapack_complex_double *a,
                const int64_t *lda,
                int64_t *info);

/**
 * Solves A X = B for a Hermitian positive definite A given by its triangle uplo, which is
 * replaced by its factor as by dpotrf_. B is n x nrhs and becomes X. info: 0; -i if argument i
 * is bad; k > 0 if the leading minor of order k is not positive definite (B is as it was).
 */
void sposv_(const char *uplo,
            const int *n,
            const int *nrhs,
            float *a,
            const int *lda,
            float *b,
            const int *ldb,
            int *info);

/**
 * Solves A X = B for a Hermitian positive definite A given by its triangle uplo, which is
 * replaced by its factor as by dpotrf_. B is n x nrhs and becomes X. info: 0; -i if argument i
 * is bad; k > 0 if the leading minor of order k is not positive definite (B is as it was).
 */
void sposv_64_(const char *uplo,
               const int64_t *n,
               const int64_t *nrhs,
               float *a,
               const int64_t *lda,
               float *b,
               const int64_t *ldb,
               int64_t *info);

/**
 * Solves A X = B for a Hermitian positive definite A given by its triangle uplo, which is
 * replaced by its factor as by dpotrf_. B is n x nrhs and becomes X. info: 0; -i if argument i
 * is bad; k > 0 if the leading minor of order k is not positive definite (B is as it was).
 */
void dposv_(const char *uplo,
            const int *n,
            const int *nrhs,
            double *a,
            const int *lda,
            double *b,
            const int *ldb,
            int *info);

/**
 * Solves A X = B for a Hermitian positive definite A given by its triangle uplo, which is
 * replaced by its factor as by dpotrf_. B is n x nrhs and becomes X. info: 0; -i if argument i
 * is bad; k > 0 if the leading minor of order k is not positive definite (B is as it was).
 */
void dposv_64_(const char *uplo,
               const int64_t *n,
               const int64_t *nrhs,
               double *a,
               const int64_t *lda,
               double *b,
               const int64_t *ldb,
               int64_t *info);

/**
 * Solves A X = B for a Hermitian positive definite A given by its triangle uplo, which is
 * replaced by its factor as by dpotrf_. B is n x nrhs and becomes X. info: 0; -i if argument i
 * is bad; k > 0 if the leading minor of order k is not positive definite (B is as it was).
 */
void cposv_(const char *uplo,
            const int *n,
            const int *nrhs,
            lapack_complex_float *a,
            const int *lda,
            lapack_complex_float *b,
            const int *ldb,
            int *info);

/**
 * Solves A X = B for a Hermitian positive definite A given by its triangle uplo, which is
 * replaced by its factor as by dpotrf_. B is n x nrhs and becomes X. info: 0; -i if argument i
 * is bad; k > 0 if the leading minor of order k is not positive definite (B is as it was).
 */
void cposv_64_(const char *uplo,
               const int64_t *n,
               const int64_t *nrhs,
               lapack_complex_float *a,
               const int64_t *lda,
               lapack_complex_float *b,
               const int64_t *ldb,
               int64_t *info);

/**
 * Solves A X = B for a Hermitian positive definite A given by its triangle uplo, which is
 * replaced by its factor as by dpotrf_. B is n x nrhs and becomes X. info: 0; -i if argument i
 * is bad; k > 0 if the leading minor of order k is not positive definite (B is as it was).
 */
void zposv_(const char *uplo,
            const int *n,
            const int *nrhs,
            lapack_complex_double *a,
            const int *lda,
            lapack_complex_double *b,
            const int *ldb,
            int *info);

/**
 * Solves A X = B for a Hermitian positive definite A given by its triangle uplo, which is
 * replaced by its factor as by dpotrf_. B is n x nrhs and becomes X. info: 0; -i if argument i
 * is bad; k > 0 if the leading minor of order k is not positive definite (B is as it was).
 */
void zposv_64_(const char *uplo,
               const int64_t *n,
               const int64_t *nrhs,
               lapack_complex_double *a,
               const int64_t *lda,
               lapack_complex_double *b,
               const int64_t *ldb,
               int64_t *info);

/**
 * L^H L (uplo = 'L') or U U^H ('U') in place of the triangle. info: 0; -i if argument i is
 * bad.
 */
void slauum_(const char *uplo, const int *n, float *a, const int *lda, int *info);

/**
 * L^H L (uplo = 'L') or U U^H ('U') in place of the triangle. info: 0; -i if argument i is
 * bad.
 */
void slauum_64_(const char *uplo, const int64_t *n, float *a, const int64_t *lda, int64_t *info);

/**
 * L^H L (uplo = 'L') or U U^H ('U') in place of the triangle. info: 0; -i if argument i is
 * bad.
 */
void dlauum_(const char *uplo, const int *n, double *a, const int *lda, int *info);

/**
 * L^H L (uplo = 'L') or U U^H ('U') in place of the triangle. info: 0; -i if argument i is
 * bad.
 */
void dlauum_64_(const char *uplo, const int64_t *n, double *a, const int64_t *lda, int64_t *info);

/**
 * L^H L (uplo = 'L') or U U^H ('U') in place of the triangle. info: 0; -i if argument i is
 * bad.
 */
void clauum_(const char *uplo, const int *n, lapack_complex_float *a, const int *lda, int *info);

/**
 * L^H L (uplo = 'L') or U U^H ('U') in place of the triangle. info: 0; -i if argument i is
 * bad.
 */
void clauum_64_(const char *uplo,
                const int64_t *n,
                lapack_complex_float *a,
                const int64_t *lda,
                int64_t *info);

/**
 * L^H L (uplo = 'L') or U U^H ('U') in place of the triangle. info: 0; -i if argument i is
 * bad.
 */
void zlauum_(const char *uplo, const int *n, lapack_complex_double *a, const int *lda, int *info);

/**
 * L^H L (uplo = 'L') or U U^H ('U') in place of the triangle. info: 0; -i if argument i is
 * bad.
 */
void zlauum_64_(const char *uplo,
                const int64_t *n,
                lapack_complex_double *a,
                const int64_t *lda,
                int64_t *info);

/** The same computation as dlauum_, under the name of LAPACK's unblocked routine. */
void slauu2_(const char *uplo, const int *n, float *a, const int *lda, int *info);

/** The same computation as dlauum_, under the name of LAPACK's unblocked routine. */
void slauu2_64_(const char *uplo, const int64_t *n, float *a, const int64_t *lda, int64_t *info);

/** The same computation as dlauum_, under the name of LAPACK's unblocked routine. */
void dlauu2_(const char *uplo, const int *n, double *a, const int *lda, int *info);

/** The same computation as dlauum_, under the name of LAPACK's unblocked routine. */
void dlauu2_64_(const char *uplo, const int64_t *n, double *a, const int64_t *lda, int64_t *info);

/** The same computation as dlauum_, under the name of LAPACK's unblocked routine. */
void clauu2_(const char *uplo, const int *n, lapack_complex_float *a, const int *lda, int *info);

/** The same computation as dlauum_, under the name of LAPACK's unblocked routine. */
void clauu2_64_(const char *uplo,
                const int64_t *n,
                lapack_complex_float *a,
                const int64_t *lda,
                int64_t *info);

/** The same computation as dlauum_, under the name of LAPACK's unblocked routine. */
void zlauu2_(const char *uplo, const int *n, lapack_complex_double *a, const int *lda, int *info);

/** The same computation as dlauum_, under the name of LAPACK's unblocked routine. */
void zlauu2_64_(const char *uplo,
                const int64_t *n,
                lapack_complex_double *a,
                const int64_t *lda,
                int64_t *info);

/**
 * rcond = 1 / (||A|| ||A^-1||) in the 1-norm (norm = '1' or 'O') or the infinity norm ('I'),
 * from the factors that dgetrf_ left in a and the norm of A in anorm. ||A^-1|| is estimated
 * from below (Higham, ACM TOMS 14, 1988). work has 4n elements; iwork is not used. info: 0; -i
 * if argument i is bad; -5, without a call of xerbla_, if anorm is infinite or NaN; 1 if rcond
 * is NaN or infinite, or ||A^-1|| came out as 0.
 */
void sgecon_(const char *norm,
             const int *n,
             const float *a,
             const int *lda,
             const float *anorm,
             float *rcond,
             float *work,
             int *iwork,
             int *info);

/**
 * rcond = 1 / (||A|| ||A^-1||) in the 1-norm (norm = '1' or 'O') or the infinity norm ('I'),
 * from the factors that dgetrf_ left in a and the norm of A in anorm. ||A^-1|| is estimated
 * from below (Higham, ACM TOMS 14, 1988). work has 4n elements; iwork is not used. info: 0; -i
 * if argument i is bad; -5, without a call of xerbla_, if anorm is infinite or NaN; 1 if rcond
 * is NaN or infinite, or ||A^-1|| came out as 0.
 */
void sgecon_64_(const char *norm,
                const int64_t *n,
                const float *a,
                const int64_t *lda,
                const float *anorm,
                float *rcond,
                float *work,
                int64_t *iwork,
                int64_t *info);

/**
 * rcond = 1 / (||A|| ||A^-1||) in the 1-norm (norm = '1' or 'O') or the infinity norm ('I'),
 * from the factors that dgetrf_ left in a and the norm of A in anorm. ||A^-1|| is estimated
 * from below (Higham, ACM TOMS 14, 1988). work has 4n elements; iwork is not used. info: 0; -i
 * if argument i is bad; -5, without a call of xerbla_, if anorm is infinite or NaN; 1 if rcond
 * is NaN or infinite, or ||A^-1|| came out as 0.
 */
void dgecon_(const char *norm,
             const int *n,
             const double *a,
             const int *lda,
             const double *anorm,
             double *rcond,
             double *work,
             int *iwork,
             int *info);

/**
 * rcond = 1 / (||A|| ||A^-1||) in the 1-norm (norm = '1' or 'O') or the infinity norm ('I'),
 * from the factors that dgetrf_ left in a and the norm of A in anorm. ||A^-1|| is estimated
 * from below (Higham, ACM TOMS 14, 1988). work has 4n elements; iwork is not used. info: 0; -i
 * if argument i is bad; -5, without a call of xerbla_, if anorm is infinite or NaN; 1 if rcond
 * is NaN or infinite, or ||A^-1|| came out as 0.
 */
void dgecon_64_(const char *norm,
                const int64_t *n,
                const double *a,
                const int64_t *lda,
                const double *anorm,
                double *rcond,
                double *work,
                int64_t *iwork,
                int64_t *info);

/** As dgecon_, with 2n elements of work and 2n of rwork. */
void cgecon_(const char *norm,
             const int *n,
             const lapack_complex_float *a,
             const int *lda,
             const float *anorm,
             float *rcond,
             lapack_complex_float *work,
             float *rwork,
             int *info);

/** As dgecon_, with 2n elements of work and 2n of rwork. */
void cgecon_64_(const char *norm,
                const int64_t *n,
                const lapack_complex_float *a,
                const int64_t *lda,
                const float *anorm,
                float *rcond,
                lapack_complex_float *work,
                float *rwork,
                int64_t *info);

/** As dgecon_, with 2n elements of work and 2n of rwork. */
void zgecon_(const char *norm,
             const int *n,
             const lapack_complex_double *a,
             const int *lda,
             const double *anorm,
             double *rcond,
             lapack_complex_double *work,
             double *rwork,
             int *info);

/** As dgecon_, with 2n elements of work and 2n of rwork. */
void zgecon_64_(const char *norm,
                const int64_t *n,
                const lapack_complex_double *a,
                const int64_t *lda,
                const double *anorm,
                double *rcond,
                lapack_complex_double *work,
                double *rwork,
                int64_t *info);

/**
 * As dgecon_ in the 1-norm, from the factor that dpotrf_ left in the triangle uplo of a. work
 * has 3n elements; iwork is not used. info: 0; -i if argument i is bad.
 */
void spocon_(const char *uplo,
             const int *n,
             const float *a,
             const int *lda,
             const float *anorm,
             float *rcond,
             float *work,
             int *iwork,
             int *info);

/**
 * As dgecon_ in the 1-norm, from the factor that dpotrf_ left in the triangle uplo of a. work
 * has 3n elements; iwork is not used. info: 0; -i if argument i is bad.
 */
void spocon_64_(const char *uplo,
                const int64_t *n,
                const float *a,
                const int64_t *lda,
                const float *anorm,
                float *rcond,
                float *work,
                int64_t *iwork,
                int64_t *info);

/**
 * As dgecon_ in the 1-norm, from the factor that dpotrf_ left in the triangle uplo of a. work
 * has 3n elements; iwork is not used. info: 0; -i if argument i is bad.
 */
void dpocon_(const char *uplo,
             const int *n,
             const double *a,
             const int *lda,
             const double *anorm,
             double *rcond,
             double *work,
             int *iwork,
             int *info);

/**
 * As dgecon_ in the 1-norm, from the factor that dpotrf_ left in the triangle uplo of a. work
 * has 3n elements; iwork is not used. info: 0; -i if argument i is bad.
 */
void dpocon_64_(const char *uplo,
                const int64_t *n,
                const double *a,
                const int64_t *lda,
                const double *anorm,
                double *rcond,
                double *work,
                int64_t *iwork,
                int64_t *info);

/** As dpocon_, with 2n elements of work and n of rwork. */
void cpocon_(const char *uplo,
             const int *n,
             const lapack_complex_float *a,
             const int *lda,
             const float *anorm,
             float *rcond,
             lapack_complex_float *work,
             float *rwork,
             int *info);

/** As dpocon_, with 2n elements of work and n of rwork. */
void cpocon_64_(const char *uplo,
                const int64_t *n,
                const lapack_complex_float *a,
                const int64_t *lda,
                const float *anorm,
                float *rcond,
                lapack_complex_float *work,
                float *rwork,
                int64_t *info);

/** As dpocon_, with 2n elements of work and n of rwork. */
void zpocon_(const char *uplo,
             const int *n,
             const lapack_complex_double *a,
             const int *lda,
             const double *anorm,
             double *rcond,
             lapack_complex_double *work,
             double *rwork,
             int *info);

/** As dpocon_, with 2n elements of work and n of rwork. */
void zpocon_64_(const char *uplo,
                const int64_t *n,
                const lapack_complex_double *a,
                const int64_t *lda,
                const double *anorm,
                double *rcond,
                lapack_complex_double *work,
                double *rwork,
                int64_t *info);

/**
 * As dgecon_ for a triangle, given as in dtrtri_. work has 3n elements; iwork is not used.
 * info: 0; -i if argument i is bad.
 */
void strcon_(const char *norm,
             const char *uplo,
             const char *diag,
             const int *n,
             const float *a,
             const int *lda,
             float *rcond,
             float *work,
             int *iwork,
             int *info);

/**
 * As dgecon_ for a triangle, given as in dtrtri_. work has 3n elements; iwork is not used.
 * info: 0; -i if argument i is bad.
 */
void strcon_64_(const char *norm,
                const char *uplo,
                const char *diag,
                const int64_t *n,
                const float *a,
                const int64_t *lda,
                float *rcond,
                float *work,
                int64_t *iwork,
                int64_t *info);

/**
 * As dgecon_ for a triangle, given as in dtrtri_. work has 3n elements; iwork is not used.
 * info: 0; -i if argument i is bad.
 */
void dtrcon_(const char *norm,
             const char *uplo,
             const char *diag,
             const int *n,
             const double *a,
             const int *lda,
             double *rcond,
             double *work,
             int *iwork,
             int *info);

/**
 * As dgecon_ for a triangle, given as in dtrtri_. work has 3n elements; iwork is not used.
 * info: 0; -i if argument i is bad.
 */
void dtrcon_64_(const char *norm,
                const char *uplo,
                const char *diag,
                const int64_t *n,
                const double *a,
                const int64_t *lda,
                double *rcond,
                double *work,
                int64_t *iwork,
                int64_t *info);

/** As dtrcon_, with 2n elements of work and n of rwork. */
void ctrcon_(const char *norm,
             const char *uplo,
             const char *diag,
             const int *n,
             const lapack_complex_float *a,
             const int *lda,
             float *rcond,
             lapack_complex_float *work,
             float *rwork,
             int *info);

/** As dtrcon_, with 2n elements of work and n of rwork. */
void ctrcon_64_(const char *norm,
                const char *uplo,
                const char *diag,
                const int64_t *n,
                const lapack_complex_float *a,
                const int64_t *lda,
                float *rcond,
                lapack_complex_float *work,
                float *rwork,
                int64_t *info);

/** As dtrcon_, with 2n elements of work and n of rwork. */
void ztrcon_(const char *norm,
             const char *uplo,
             const char *diag,
             const int *n,
             const lapack_complex_double *a,
             const int *lda,
             double *rcond,
             lapack_complex_double *work,
             double *rwork,
             int *info);

/** As dtrcon_, with 2n elements of work and n of rwork. */
void ztrcon_64_(const char *norm,
                const char *uplo,
                const char *diag,
                const int64_t *n,
                const lapack_complex_double *a,
                const int64_t *lda,
                double *rcond,
                lapack_complex_double *work,
                double *rwork,
                int64_t *info);

/**
 * Row scalings r and column scalings c that bring the largest entry (of |re| + |im|) of each
 * row and column of an m x n matrix to 1, the ratios of their extremes in rowcnd and colcnd,
 * and the largest entry in amax. info: 0; -i if argument i is bad; i if row i is zero, m + j
 * if column j is (the results then are not complete).
 */
void sgeequ_(const int *m,
             const int *n,
             const float *a,
             const int *lda,
             float *r,
             float *c,
             float *rowcnd,
             float *colcnd,
             float *amax,
             int *info);

/**
 * Row scalings r and column scalings c that bring the largest entry (of |re| + |im|) of each
 * row and column of an m x n matrix to 1, the ratios of their extremes in rowcnd and colcnd,
 * and the largest entry in amax. info: 0; -i if argument i is bad; i if row i is zero, m + j
 * if column j is (the results then are not complete).
 */
void sgeequ_64_(const int64_t *m,
                const int64_t *n,
                const float *a,
                const int64_t *lda,
                float *r,
                float *c,
                float *rowcnd,
                float *colcnd,
                float *amax,
                int64_t *info);

/**
 * Row scalings r and column scalings c that bring the largest entry (of |re| + |im|) of each
 * row and column of an m x n matrix to 1, the ratios of their extremes in rowcnd and colcnd,
 * and the largest entry in amax. info: 0; -i if argument i is bad; i if row i is zero, m + j
 * if column j is (the results then are not complete).
 */
void dgeequ_(const int *m,
             const int *n,
             const double *a,
             const int *lda,
             double *r,
             double *c,
             double *rowcnd,
             double *colcnd,
             double *amax,
             int *info);

/**
 * Row scalings r and column scalings c that bring the largest entry (of |re| + |im|) of each
 * row and column of an m x n matrix to 1, the ratios of their extremes in rowcnd and colcnd,
 * and the largest entry in amax. info: 0; -i if argument i is bad; i if row i is zero, m + j
 * if column j is (the results then are not complete).
 */
void dgeequ_64_(const int64_t *m,
                const int64_t *n,
                const double *a,
                const int64_t *lda,
                double *r,
                double *c,
                double *rowcnd,
                double *colcnd,
                double *amax,
                int64_t *info);

/**
 * Row scalings r and column scalings c that bring the largest entry (of |re| + |im|) of each
 * row and column of an m x n matrix to 1, the ratios of their extremes in rowcnd and colcnd,
 * and the largest entry in amax. info: 0; -i if argument i is bad; i if row i is zero, m + j
 * if column j is (the results then are not complete).
 */
void cgeequ_(const int *m,
             const int *n,
             const lapack_complex_float *a,
             const int *lda,
             float *r,
             float *c,
             float *rowcnd,
             float *colcnd,
             float *amax,
             int *info);

/**
 * Row scalings r and column scalings c that bring the largest entry (of |re| + |im|) of each
 * row and column of an m x n matrix to 1, the ratios of their extremes in rowcnd and colcnd,
 * and the largest entry in amax. info: 0; -i if argument i is bad; i if row i is zero, m + j
 * if column j is (the results then are not complete).
 */
void cgeequ_64_(const int64_t *m,
                const int64_t *n,
                const lapack_complex_float *a,
                const int64_t *lda,
                float *r,
                float *c,
                float *rowcnd,
                float *colcnd,
                float *amax,
                int64_t *info);

/**
 * Row scalings r and column scalings c that bring the largest entry (of |re| + |im|) of each
 * row and column of an m x n matrix to 1, the ratios of their extremes in rowcnd and colcnd,
 * and the largest entry in amax. info: 0; -i if argument i is bad; i if row i is zero, m + j
 * if column j is (the results then are not complete).
 */
void zgeequ_(const int *m,
             const int *n,
             const lapack_complex_double *a,
             const int *lda,
             double *r,
             double *c,
             double *rowcnd,
             double *colcnd,
             double *amax,
             int *info);

/**
 * Row scalings r and column scalings c that bring the largest entry (of |re| + |im|) of each
 * row and column of an m x n matrix to 1, the ratios of their extremes in rowcnd and colcnd,
 * and the largest entry in amax. info: 0; -i if argument i is bad; i if row i is zero, m + j
 * if column j is (the results then are not complete).
 */
void zgeequ_64_(const int64_t *m,
                const int64_t *n,
                const lapack_complex_double *a,
                const int64_t *lda,
                double *r,
                double *c,
                double *rowcnd,
                double *colcnd,
                double *amax,
                int64_t *info);

/**
 * Scalings s(i) = 1 / sqrt(A(i, i)) of a Hermitian positive definite n x n matrix, the ratio
 * of their extremes in scond, and the largest diagonal entry in amax. info: 0; -i if argument
 * i is bad; i if A(i, i) is not positive.
 */
void spoequ_(const int *n,
             const float *a,
             const int *lda,
             float *s,
             float *scond,
             float *amax,
             int *info);

/**
 * Scalings s(i) = 1 / sqrt(A(i, i)) of a Hermitian positive definite n x n matrix, the ratio
 * of their extremes in scond, and the largest diagonal entry in amax. info: 0; -i if argument
 * i is bad; i if A(i, i) is not positive.
 */
void spoequ_64_(const int64_t *n,
                const float *a,
                const int64_t *lda,
                float *s,
                float *scond,
                float *amax,
                int64_t *info);

/**
 * Scalings s(i) = 1 / sqrt(A(i, i)) of a Hermitian positive definite n x n matrix, the ratio
 * of their extremes in scond, and the largest diagonal entry in amax. info: 0; -i if argument
 * i is bad; i if A(i, i) is not positive.
 */
void dpoequ_(const int *n,
             const double *a,
             const int *lda,
             double *s,
             double *scond,
             double *amax,
             int *info);

/**
 * Scalings s(i) = 1 / sqrt(A(i, i)) of a Hermitian positive definite n x n matrix, the ratio
 * of their extremes in scond, and the largest diagonal entry in amax. info: 0; -i if argument
 * i is bad; i if A(i, i) is not positive.
 */
void dpoequ_64_(const int64_t *n,
                const double *a,
                const int64_t *lda,
                double *s,
                double *scond,
                double *amax,
                int64_t *info);

/**
 * Scalings s(i) = 1 / sqrt(A(i, i)) of a Hermitian positive definite n x n matrix, the ratio
 * of their extremes in scond, and the largest diagonal entry in amax. info: 0; -i if argument
 * i is bad; i if A(i, i) is not positive.
 */
void cpoequ_(const int *n,
             const lapack_complex_float *a,
             const int *lda,
             float *s,
             float *scond,
             float *amax,
             int *info);

/**
 * Scalings s(i) = 1 / sqrt(A(i, i)) of a Hermitian positive definite n x n matrix, the ratio
 * of their extremes in scond, and the largest diagonal entry in amax. info: 0; -i if argument
 * i is bad; i if A(i, i) is not positive.
 */
void cpoequ_64_(const int64_t *n,
                const lapack_complex_float *a,
                const int64_t *lda,
                float *s,
                float *scond,
                float *amax,
                int64_t *info);

/**
 * Scalings s(i) = 1 / sqrt(A(i, i)) of a Hermitian positive definite n x n matrix, the ratio
 * of their extremes in scond, and the largest diagonal entry in amax. info: 0; -i if argument
 * i is bad; i if A(i, i) is not positive.
 */
void zpoequ_(const int *n,
             const lapack_complex_double *a,
             const int *lda,
             double *s,
             double *scond,
             double *amax,
             int *info);

/**
 * Scalings s(i) = 1 / sqrt(A(i, i)) of a Hermitian positive definite n x n matrix, the ratio
 * of their extremes in scond, and the largest diagonal entry in amax. info: 0; -i if argument
 * i is bad; i if A(i, i) is not positive.
 */
void zpoequ_64_(const int64_t *n,
                const lapack_complex_double *a,
                const int64_t *lda,
                double *s,
                double *scond,
                double *amax,
                int64_t *info);

/**
 * Solves op(A) X = B (op as in dgetrs_) and says how good the solution is. fact = 'N': A is
 * copied to af and factored; 'E': before that A is replaced by diag(r) A diag(c) if its
 * scaling is poor, and equed tells which of the two were applied ('N', 'R', 'C' or 'B'); 'F':
 * af, ipiv, equed, r and c are given, A being scaled already. B is scaled like A. rcond is as
 * from dgecon_, ferr and berr are as from dgerfs_. work has max(1, 4n) elements, the first of
 * which gets the pivot growth max|A| / max|U|; iwork is not used. info: 0; -i if argument i is
 * bad; k <= n if U(k, k) is zero or NaN (no solution, rcond = 0, the growth is that of the
 * first k columns); n + 1 if rcond is less than the machine precision (the solution is there).
 */
void sgesvx_(const char *fact,
             const char *trans,
             const int *n,
             const int *nrhs,
             float *a,
             const int *lda,
             float *af,
             const int *ldaf,
             int *ipiv,
             char *equed,
             float *r,
             float *c,
             float *b,
             const int *ldb,
             float *x,
             const int *ldx,
             float *rcond,
             float *ferr,
             float *berr,
             float *work,
             int *iwork,
             int *info);

/**
 * Solves op(A) X = B (op as in dgetrs_) and says how good the solution is. fact = 'N': A is
 * copied to af and factored; 'E': before that A is replaced by diag(r) A diag(c) if its
 * scaling is poor, and equed tells which of the two were applied ('N', 'R', 'C' or 'B'); 'F':
 * af, ipiv, equed, r and c are given, A being scaled already. B is scaled like A. rcond is as
 * from dgecon_, ferr and berr are as from dgerfs_. work has max(1, 4n) elements, the first of
 * which gets the pivot growth max|A| / max|U|; iwork is not used. info: 0; -i if argument i is
 * bad; k <= n if U(k, k) is zero or NaN (no solution, rcond = 0, the growth is that of the
 * first k columns); n + 1 if rcond is less than the machine precision (the solution is there).
 */
void sgesvx_64_(const char *fact,
                const char *trans,
                const int64_t *n,
                const int64_t *nrhs,
                float *a,
                const int64_t *lda,
                float *af,
                const int64_t *ldaf,
                int64_t *ipiv,
                char *equed,
                float *r,
                float *c,
                float *b,
                const int64_t *ldb,
                float *x,
                const int64_t *ldx,
                float *rcond,
                float *ferr,
                float *berr,
                float *work,
                int64_t *iwork,
                int64_t *info);

/**
 * Solves op(A) X = B (op as in dgetrs_) and says how good the solution is. fact = 'N': A is
 * copied to af and factored; 'E': before that A is replaced by diag(r) A diag(c) if its
 * scaling is poor, and equed tells which of the two were applied ('N', 'R', 'C' or 'B'); 'F':
 * af, ipiv, equed, r and c are given, A being scaled already. B is scaled like A. rcond is as
 * from dgecon_, ferr and berr are as from dgerfs_. work has max(1, 4n) elements, the first of
 * which gets the pivot growth max|A| / max|U|; iwork is not used. info: 0; -i if argument i is
 * bad; k <= n if U(k, k) is zero or NaN (no solution, rcond = 0, the growth is that of the
 * first k columns); n + 1 if rcond is less than the machine precision (the solution is there).
 */
void dgesvx_(const char *fact,
             const char *trans,
             const int *n,
             const int *nrhs,
             double *a,
             const int *lda,
             double *af,
             const int *ldaf,
             int *ipiv,
             char *equed,
             double *r,
             double *c,
             double *b,
             const int *ldb,
             double *x,
             const int *ldx,
             double *rcond,
             double *ferr,
             double *berr,
             double *work,
             int *iwork,
             int *info);

/**
 * Solves op(A) X = B (op as in dgetrs_) and says how good the solution is. fact = 'N': A is
 * copied to af and factored; 'E': before that A is replaced by diag(r) A diag(c) if its
 * scaling is poor, and equed tells which of the two were applied ('N', 'R', 'C' or 'B'); 'F':
 * af, ipiv, equed, r and c are given, A being scaled already. B is scaled like A. rcond is as
 * from dgecon_, ferr and berr are as from dgerfs_. work has max(1, 4n) elements, the first of
 * which gets the pivot growth max|A| / max|U|; iwork is not used. info: 0; -i if argument i is
 * bad; k <= n if U(k, k) is zero or NaN (no solution, rcond = 0, the growth is that of the
 * first k columns); n + 1 if rcond is less than the machine precision (the solution is there).
 */
void dgesvx_64_(const char *fact,
                const char *trans,
                const int64_t *n,
                const int64_t *nrhs,
                double *a,
                const int64_t *lda,
                double *af,
                const int64_t *ldaf,
                int64_t *ipiv,
                char *equed,
                double *r,
                double *c,
                double *b,
                const int64_t *ldb,
                double *x,
                const int64_t *ldx,
                double *rcond,
                double *ferr,
                double *berr,
                double *work,
                int64_t *iwork,
                int64_t *info);

/**
 * As dgesvx_, with 2n elements of work and max(1, 2n) of rwork, whose first gets the pivot
 * growth.
 */
void cgesvx_(const char *fact,
             const char *trans,
             const int *n,
             const int *nrhs,
             lapack_complex_float *a,
             const int *lda,
             lapack_complex_float *af,
             const int *ldaf,
             int *ipiv,
             char *equed,
             float *r,
             float *c,
             lapack_complex_float *b,
             const int *ldb,
             lapack_complex_float *x,
             const int *ldx,
             float *rcond,
             float *ferr,
             float *berr,
             lapack_complex_float *work,
             float *rwork,
             int *info);

/**
 * As dgesvx_, with 2n elements of work and max(1, 2n) of rwork, whose first gets the pivot
 * growth.
 */
void cgesvx_64_(const char *fact,
                const char *trans,
                const int64_t *n,
                const int64_t *nrhs,
                lapack_complex_float *a,
                const int64_t *lda,
                lapack_complex_float *af,
                const int64_t *ldaf,
                int64_t *ipiv,
                char *equed,
                float *r,
                float *c,
                lapack_complex_float *b,
                const int64_t *ldb,
                lapack_complex_float *x,
                const int64_t *ldx,
                float *rcond,
                float *ferr,
                float *berr,
                lapack_complex_float *work,
                float *rwork,
                int64_t *info);

/**
 * As dgesvx_, with 2n elements of work and max(1, 2n) of rwork, whose first gets the pivot
 * growth.
 */
void zgesvx_(const char *fact,
             const char *trans,
             const int *n,
             const int *nrhs,
             lapack_complex_double *a,
             const int *lda,
             lapack_complex_double *af,
             const int *ldaf,
             int *ipiv,
             char *equed,
             double *r,
             double *c,
             lapack_complex_double *b,
             const int *ldb,
             lapack_complex_double *x,
             const int *ldx,
             double *rcond,
             double *ferr,
             double *berr,
             lapack_complex_double *work,
             double *rwork,
             int *info);

/**
 * As dgesvx_, with 2n elements of work and max(1, 2n) of rwork, whose first gets the pivot
 * growth.
 */
void zgesvx_64_(const char *fact,
                const char *trans,
                const int64_t *n,
                const int64_t *nrhs,
                lapack_complex_double *a,
                const int64_t *lda,
                lapack_complex_double *af,
                const int64_t *ldaf,
                int64_t *ipiv,
                char *equed,
                double *r,
                double *c,
                lapack_complex_double *b,
                const int64_t *ldb,
                lapack_complex_double *x,
                const int64_t *ldx,
                double *rcond,
                double *ferr,
                double *berr,
                lapack_complex_double *work,
                double *rwork,
                int64_t *info);

/**
 * As dgesvx_ for a Hermitian positive definite A given by its triangle uplo, which is replaced
 * by diag(s) A diag(s) if fact = 'E' and its scaling is poor; equed = 'N' or 'Y'. work has 3n
 * elements; iwork is not used. info: 0; -i if argument i is bad; k <= n if the leading minor
 * of order k is not positive definite (no solution, rcond = 0); n + 1 if rcond is less than
 * the machine precision.
 */
void sposvx_(const char *fact,
             const char *uplo,
             const int *n,
             const int *nrhs,
             float *a,
             const int *lda,
             float *af,
             const int *ldaf,
             char *equed,
             float *s,
             float *b,
             const int *ldb,
             float *x,
             const int *ldx,
             float *rcond,
             float *ferr,
             float *berr,
             float *work,
             int *iwork,
             int *info);

/**
 * As dgesvx_ for a Hermitian positive definite A given by its triangle uplo, which is replaced
 * by diag(s) A diag(s) if fact = 'E' and its scaling is poor; equed = 'N' or 'Y'. work has 3n
 * elements; iwork is not used. info: 0; -i if argument i is bad; k <= n if the leading minor
 * of order k is not positive definite (no solution, rcond = 0); n + 1 if rcond is less than
 * the machine precision.
 */
void sposvx_64_(const char *fact,
                const char *uplo,
                const int64_t *n,
                const int64_t *nrhs,
                float *a,
                const int64_t *lda,
                float *af,
                const int64_t *ldaf,
                char *equed,
                float *s,
                float *b,
                const int64_t *ldb,
                float *x,
                const int64_t *ldx,
                float *rcond,
                float *ferr,
                float *berr,
                float *work,
                int64_t *iwork,
                int64_t *info);

/**
 * As dgesvx_ for a Hermitian positive definite A given by its triangle uplo, which is replaced
 * by diag(s) A diag(s) if fact = 'E' and its scaling is poor; equed = 'N' or 'Y'. work has 3n
 * elements; iwork is not used. info: 0; -i if argument i is bad; k <= n if the leading minor
 * of order k is not positive definite (no solution, rcond = 0); n + 1 if rcond is less than
 * the machine precision.
 */
void dposvx_(const char *fact,
             const char *uplo,
             const int *n,
             const int *nrhs,
             double *a,
             const int *lda,
             double *af,
             const int *ldaf,
             char *equed,
             double *s,
             double *b,
             const int *ldb,
             double *x,
             const int *ldx,
             double *rcond,
             double *ferr,
             double *berr,
             double *work,
             int *iwork,
             int *info);

/**
 * As dgesvx_ for a Hermitian positive definite A given by its triangle uplo, which is replaced
 * by diag(s) A diag(s) if fact = 'E' and its scaling is poor; equed = 'N' or 'Y'. work has 3n
 * elements; iwork is not used. info: 0; -i if argument i is bad; k <= n if the leading minor
 * of order k is not positive definite (no solution, rcond = 0); n + 1 if rcond is less than
 * the machine precision.
 */
void dposvx_64_(const char *fact,
                const char *uplo,
                const int64_t *n,
                const int64_t *nrhs,
                double *a,
                const int64_t *lda,
                double *af,
                const int64_t *ldaf,
                char *equed,
                double *s,
                double *b,
                const int64_t *ldb,
                double *x,
                const int64_t *ldx,
                double *rcond,
                double *ferr,
                double *berr,
                double *work,
                int64_t *iwork,
                int64_t *info);

/** As dposvx_, with 2n elements of work and n of rwork. */
void cposvx_(const char *fact,
             const char *uplo,
             const int *n,
             const int *nrhs,
             lapack_complex_float *a,
             const int *lda,
             lapack_complex_float *af,
             const int *ldaf,
             char *equed,
             float *s,
             lapack_complex_float *b,
             const int *ldb,
             lapack_complex_float *x,
             const int *ldx,
             float *rcond,
             float *ferr,
             float *berr,
             lapack_complex_float *work,
             float *rwork,
             int *info);

/** As dposvx_, with 2n elements of work and n of rwork. */
void cposvx_64_(const char *fact,
                const char *uplo,
                const int64_t *n,
                const int64_t *nrhs,
                lapack_complex_float *a,
                const int64_t *lda,
                lapack_complex_float *af,
                const int64_t *ldaf,
                char *equed,
                float *s,
                lapack_complex_float *b,
                const int64_t *ldb,
                lapack_complex_float *x,
                const int64_t *ldx,
                float *rcond,
                float *ferr,
                float *berr,
                lapack_complex_float *work,
                float *rwork,
                int64_t *info);

/** As dposvx_, with 2n elements of work and n of rwork. */
void zposvx_(const char *fact,
             const char *uplo,
             const int *n,
             const int *nrhs,
             lapack_complex_double *a,
             const int *lda,
             lapack_complex_double *af,
             const int *ldaf,
             char *equed,
             double *s,
             lapack_complex_double *b,
             const int *ldb,
             lapack_complex_double *x,
             const int *ldx,
             double *rcond,
             double *ferr,
             double *berr,
             lapack_complex_double *work,
             double *rwork,
             int *info);

/** As dposvx_, with 2n elements of work and n of rwork. */
void zposvx_64_(const char *fact,
                const char *uplo,
                const int64_t *n,
                const int64_t *nrhs,
                lapack_complex_double *a,
                const int64_t *lda,
                lapack_complex_double *af,
                const int64_t *ldaf,
                char *equed,
                double *s,
                lapack_complex_double *b,
                const int64_t *ldb,
                lapack_complex_double *x,
                const int64_t *ldx,
                double *rcond,
                double *ferr,
                double *berr,
                lapack_complex_double *work,
                double *rwork,
                int64_t *info);

/**
 * A = P L U of an m x n matrix (column-major, leading dimension lda >= max(1, m)) with partial
 * pivoting, in place: L below the diagonal, which is 1, and U. ipiv gets min(m, n) pivots: row
 * i was swapped with row ipiv(i). info: 0; -i if argument i is bad; k > 0 if U(k, k) is zero
 * or NaN for the smallest such k (the factorization is completed). Blocked, right-looking,
 * with look-ahead.
 */
void sgetrf_(const int *m, const int *n, float *a, const int *lda, int *ipiv, int *info);

/**
 * A = P L U of an m x n matrix (column-major, leading dimension lda >= max(1, m)) with partial
 * pivoting, in place: L below the diagonal, which is 1, and U. ipiv gets min(m, n) pivots: row
 * i was swapped with row ipiv(i). info: 0; -i if argument i is bad; k > 0 if U(k, k) is zero
 * or NaN for the smallest such k (the factorization is completed). Blocked, right-looking,
 * with look-ahead.
 */
void sgetrf_64_(const int64_t *m,
                const int64_t *n,
                float *a,
                const int64_t *lda,
                int64_t *ipiv,
                int64_t *info);

/**
 * A = P L U of an m x n matrix (column-major, leading dimension lda >= max(1, m)) with partial
 * pivoting, in place: L below the diagonal, which is 1, and U. ipiv gets min(m, n) pivots: row
 * i was swapped with row ipiv(i). info: 0; -i if argument i is bad; k > 0 if U(k, k) is zero
 * or NaN for the smallest such k (the factorization is completed). Blocked, right-looking,
 * with look-ahead.
 */
void dgetrf_(const int *m, const int *n, double *a, const int *lda, int *ipiv, int *info);

/**
 * A = P L U of an m x n matrix (column-major, leading dimension lda >= max(1, m)) with partial
 * pivoting, in place: L below the diagonal, which is 1, and U. ipiv gets min(m, n) pivots: row
 * i was swapped with row ipiv(i). info: 0; -i if argument i is bad; k > 0 if U(k, k) is zero
 * or NaN for the smallest such k (the factorization is completed). Blocked, right-looking,
 * with look-ahead.
 */
void dgetrf_64_(const int64_t *m,
                const int64_t *n,
                double *a,
                const int64_t *lda,
                int64_t *ipiv,
                int64_t *info);

/**
 * A = P L U of an m x n matrix (column-major, leading dimension lda >= max(1, m)) with partial
 * pivoting, in place: L below the diagonal, which is 1, and U. ipiv gets min(m, n) pivots: row
 * i was swapped with row ipiv(i). info: 0; -i if argument i is bad; k > 0 if U(k, k) is zero
 * or NaN for the smallest such k (the factorization is completed). Blocked, right-looking,
 * with look-ahead.
 */
void cgetrf_(const int *m,
             const int *n,
             lapack_complex_float *a,
             const int *lda,
             int *ipiv,
             int *info);

/**
 * A = P L U of an m x n matrix (column-major, leading dimension lda >= max(1, m)) with partial
 * pivoting, in place: L below the diagonal, which is 1, and U. ipiv gets min(m, n) pivots: row
 * i was swapped with row ipiv(i). info: 0; -i if argument i is bad; k > 0 if U(k, k) is zero
 * or NaN for the smallest such k (the factorization is completed). Blocked, right-looking,
 * with look-ahead.
 */
void cgetrf_64_(const int64_t *m,
                const int64_t *n,
                lapack_complex_float *a,
                const int64_t *lda,
                int64_t *ipiv,
                int64_t *info);

/**
 * A = P L U of an m x n matrix (column-major, leading dimension lda >= max(1, m)) with partial
 * pivoting, in place: L below the diagonal, which is 1, and U. ipiv gets min(m, n) pivots: row
 * i was swapped with row ipiv(i). info: 0; -i if argument i is bad; k > 0 if U(k, k) is zero
 * or NaN for the smallest such k (the factorization is completed). Blocked, right-looking,
 * with look-ahead.
 */
void zgetrf_(const int *m,
             const int *n,
             lapack_complex_double *a,
             const int *lda,
             int *ipiv,
             int *info);

/**
 * A = P L U of an m x n matrix (column-major, leading dimension lda >= max(1, m)) with partial
 * pivoting, in place: L below the diagonal, which is 1, and U. ipiv gets min(m, n) pivots: row
 * i was swapped with row ipiv(i). info: 0; -i if argument i is bad; k > 0 if U(k, k) is zero
 * or NaN for the smallest such k (the factorization is completed). Blocked, right-looking,
 * with look-ahead.
 */
void zgetrf_64_(const int64_t *m,
                const int64_t *n,
                lapack_complex_double *a,
                const int64_t *lda,
                int64_t *ipiv,
                int64_t *info);

/** The same computation as dgetrf_, under the name of LAPACK's recursive routine. */
void sgetrf2_(const int *m, const int *n, float *a, const int *lda, int *ipiv, int *info);

/** The same computation as dgetrf_, under the name of LAPACK's recursive routine. */
void sgetrf2_64_(const int64_t *m,
                 const int64_t *n,
                 float *a,
                 const int64_t *lda,
                 int64_t *ipiv,
                 int64_t *info);

/** The same computation as dgetrf_, under the name of LAPACK's recursive routine. */
void dgetrf2_(const int *m, const int *n, double *a, const int *lda, int *ipiv, int *info);

/** The same computation as dgetrf_, under the name of LAPACK's recursive routine. */
void dgetrf2_64_(const int64_t *m,
                 const int64_t *n,
                 double *a,
                 const int64_t *lda,
                 int64_t *ipiv,
                 int64_t *info);

/** The same computation as dgetrf_, under the name of LAPACK's recursive routine. */
void cgetrf2_(const int *m,
              const int *n,
              lapack_complex_float *a,
              const int *lda,
              int *ipiv,
              int *info);

/** The same computation as dgetrf_, under the name of LAPACK's recursive routine. */
void cgetrf2_64_(const int64_t *m,
                 const int64_t *n,
                 lapack_complex_float *a,
                 const int64_t *lda,
                 int64_t *ipiv,
                 int64_t *info);

/** The same computation as dgetrf_, under the name of LAPACK's recursive routine. */
void zgetrf2_(const int *m,
              const int *n,
              lapack_complex_double *a,
              const int *lda,
              int *ipiv,
              int *info);

/** The same computation as dgetrf_, under the name of LAPACK's recursive routine. */
void zgetrf2_64_(const int64_t *m,
                 const int64_t *n,
                 lapack_complex_double *a,
                 const int64_t *lda,
                 int64_t *ipiv,
                 int64_t *info);

/** The same computation as dgetrf_, under the name of LAPACK's unblocked routine. */
void sgetf2_(const int *m, const int *n, float *a, const int *lda, int *ipiv, int *info);

/** The same computation as dgetrf_, under the name of LAPACK's unblocked routine. */
void sgetf2_64_(const int64_t *m,
                const int64_t *n,
                float *a,
                const int64_t *lda,
                int64_t *ipiv,
                int64_t *info);

/** The same computation as dgetrf_, under the name of LAPACK's unblocked routine. */
void dgetf2_(const int *m, const int *n, double *a, const int *lda, int *ipiv, int *info);

/** The same computation as dgetrf_, under the name of LAPACK's unblocked routine. */
void dgetf2_64_(const int64_t *m,
                const int64_t *n,
                double *a,
                const int64_t *lda,
                int64_t *ipiv,
                int64_t *info);

/** The same computation as dgetrf_, under the name of LAPACK's unblocked routine. */
void cgetf2_(const int *m,
             const int *n,
             lapack_complex_float *a,
             const int *lda,
             int *ipiv,
             int *info);

/** The same computation as dgetrf_, under the name of LAPACK's unblocked routine. */
void cgetf2_64_(const int64_t *m,
                const int64_t *n,
                lapack_complex_float *a,
                const int64_t *lda,
                int64_t *ipiv,
                int64_t *info);

/** The same computation as dgetrf_, under the name of LAPACK's unblocked routine. */
void zgetf2_(const int *m,
             const int *n,
             lapack_complex_double *a,
             const int *lda,
             int *ipiv,
             int *info);

/** The same computation as dgetrf_, under the name of LAPACK's unblocked routine. */
void zgetf2_64_(const int64_t *m,
                const int64_t *n,
                lapack_complex_double *a,
                const int64_t *lda,
                int64_t *ipiv,
                int64_t *info);

/**
 * Solves op(A) X = B, where op is none, transposed or conjugate-transposed for trans = 'N',
 * 'T' or 'C', with the factors and pivots that dgetrf_ left in a and ipiv. B is n x nrhs and
 * becomes X. info: 0; -i if argument i is bad (-6: a pivot is no row of A).
 */
void sgetrs_(const char *trans,
             const int *n,
             const int *nrhs,
             const float *a,
             const int *lda,
             const int *ipiv,
             float *b,
             const int *ldb,
             int *info);

/**
 * Solves op(A) X = B, where op is none, transposed or conjugate-transposed for trans = 'N',
 * 'T' or 'C', with the factors and pivots that dgetrf_ left in a and ipiv. B is n x nrhs and
 * becomes X. info: 0; -i if argument i is bad (-6: a pivot is no row of A).
 */
void sgetrs_64_(const char *trans,
                const int64_t *n,
                const int64_t *nrhs,
                const float *a,
                const int64_t *lda,
                const int64_t *ipiv,
                float *b,
                const int64_t *ldb,
                int64_t *info);

/**
 * Solves op(A) X = B, where op is none, transposed or conjugate-transposed for trans = 'N',
 * 'T' or 'C', with the factors and pivots that dgetrf_ left in a and ipiv. B is n x nrhs and
 * becomes X. info: 0; -i if argument i is bad (-6: a pivot is no row of A).
 */
void dgetrs_(const char *trans,
             const int *n,
             const int *nrhs,
             const double *a,
             const int *lda,
             const int *ipiv,
             double *b,
             const int *ldb,
             int *info);

/**
 * Solves op(A) X = B, where op is none, transposed or conjugate-transposed for trans = 'N',
 * 'T' or 'C', with the factors and pivots that dgetrf_ left in a and ipiv. B is n x nrhs and
 * becomes X. info: 0; -i if argument i is bad (-6: a pivot is no row of A).
 */
void dgetrs_64_(const char *trans,
                const int64_t *n,
                const int64_t *nrhs,
                const double *a,
                const int64_t *lda,
                const int64_t *ipiv,
                double *b,
                const int64_t *ldb,
                int64_t *info);

/**
 * Solves op(A) X = B, where op is none, transposed or conjugate-transposed for trans = 'N',
 * 'T' or 'C', with the factors and pivots that dgetrf_ left in a and ipiv. B is n x nrhs and
 * becomes X. info: 0; -i if argument i is bad (-6: a pivot is no row of A).
 */
void cgetrs_(const char *trans,
             const int *n,
             const int *nrhs,
             const lapack_complex_float *a,
             const int *lda,
             const int *ipiv,
             lapack_complex_float *b,
             const int *ldb,
             int *info);

/**
 * Solves op(A) X = B, where op is none, transposed or conjugate-transposed for trans = 'N',
 * 'T' or 'C', with the factors and pivots that dgetrf_ left in a and ipiv. B is n x nrhs and
 * becomes X. info: 0; -i if argument i is bad (-6: a pivot is no row of A).
 */
void cgetrs_64_(const char *trans,
                const int64_t *n,
                const int64_t *nrhs,
                const lapack_complex_float *a,
                const int64_t *lda,
                const int64_t *ipiv,
                lapack_complex_float *b,
                const int64_t *ldb,
                int64_t *info);

/**
 * Solves op(A) X = B, where op is none, transposed or conjugate-transposed for trans = 'N',
 * 'T' or 'C', with the factors and pivots that dgetrf_ left in a and ipiv. B is n x nrhs and
 * becomes X. info: 0; -i if argument i is bad (-6: a pivot is no row of A).
 */
void zgetrs_(const char *trans,
             const int *n,
             const int *nrhs,
             const lapack_complex_double *a,
             const int *lda,
             const int *ipiv,
             lapack_complex_double *b,
             const int *ldb,
             int *info);

/**
 * Solves op(A) X = B, where op is none, transposed or conjugate-transposed for trans = 'N',
 * 'T' or 'C', with the factors and pivots that dgetrf_ left in a and ipiv. B is n x nrhs and
 * becomes X. info: 0; -i if argument i is bad (-6: a pivot is no row of A).
 */
void zgetrs_64_(const char *trans,
                const int64_t *n,
                const int64_t *nrhs,
                const lapack_complex_double *a,
                const int64_t *lda,
                const int64_t *ipiv,
                lapack_complex_double *b,
                const int64_t *ldb,
                int64_t *info);

/**
 * A := A^-1, n x n, with the factors and pivots that dgetrf_ left. work has lwork >= max(1, n)
 * elements; work(1) gets the size that is best, and lwork = -1 asks for nothing else. info: 0;
 * -i if argument i is bad; k > 0 if U(k, k) is zero or NaN (A is as it was).
 */
void sgetri_(const int *n,
             float *a,
             const int *lda,
             const int *ipiv,
             float *work,
             const int *lwork,
             int *info);

/**
 * A := A^-1, n x n, with the factors and pivots that dgetrf_ left. work has lwork >= max(1, n)
 * elements; work(1) gets the size that is best, and lwork = -1 asks for nothing else. info: 0;
 * -i if argument i is bad; k > 0 if U(k, k) is zero or NaN (A is as it was).
 */
void sgetri_64_(const int64_t *n,
                float *a,
                const int64_t *lda,
                const int64_t *ipiv,
                float *work,
                const int64_t *lwork,
                int64_t *info);

/**
 * A := A^-1, n x n, with the factors and pivots that dgetrf_ left. work has lwork >= max(1, n)
 * elements; work(1) gets the size that is best, and lwork = -1 asks for nothing else. info: 0;
 * -i if argument i is bad; k > 0 if U(k, k) is zero or NaN (A is as it was).
 */
void dgetri_(const int *n,
             double *a,
             const int *lda,
             const int *ipiv,
             double *work,
             const int *lwork,
             int *info);

/**
 * A := A^-1, n x n, with the factors and pivots that dgetrf_ left. work has lwork >= max(1, n)
 * elements; work(1) gets the size that is best, and lwork = -1 asks for nothing else. info: 0;
 * -i if argument i is bad; k > 0 if U(k, k) is zero or NaN (A is as it was).
 */
void dgetri_64_(const int64_t *n,
                double *a,
                const int64_t *lda,
                const int64_t *ipiv,
                double *work,
                const int64_t *lwork,
                int64_t *info);

/**
 * A := A^-1, n x n, with the factors and pivots that dgetrf_ left. work has lwork >= max(1, n)
 * elements; work(1) gets the size that is best, and lwork = -1 asks for nothing else. info: 0;
 * -i if argument i is bad; k > 0 if U(k, k) is zero or NaN (A is as it was).
 */
void cgetri_(const int *n,
             lapack_complex_float *a,
             const int *lda,
             const int *ipiv,
             lapack_complex_float *work,
             const int *lwork,
             int *info);

/**
 * A := A^-1, n x n, with the factors and pivots that dgetrf_ left. work has lwork >= max(1, n)
 * elements; work(1) gets the size that is best, and lwork = -1 asks for nothing else. info: 0;
 * -i if argument i is bad; k > 0 if U(k, k) is zero or NaN (A is as it was).
 */
void cgetri_64_(const int64_t *n,
                lapack_complex_float *a,
                const int64_t *lda,
                const int64_t *ipiv,
                lapack_complex_float *work,
                const int64_t *lwork,
                int64_t *info);

/**
 * A := A^-1, n x n, with the factors and pivots that dgetrf_ left. work has lwork >= max(1, n)
 * elements; work(1) gets the size that is best, and lwork = -1 asks for nothing else. info: 0;
 * -i if argument i is bad; k > 0 if U(k, k) is zero or NaN (A is as it was).
 */
void zgetri_(const int *n,
             lapack_complex_double *a,
             const int *lda,
             const int *ipiv,
             lapack_complex_double *work,
             const int *lwork,
             int *info);

/**
 * A := A^-1, n x n, with the factors and pivots that dgetrf_ left. work has lwork >= max(1, n)
 * elements; work(1) gets the size that is best, and lwork = -1 asks for nothing else. info: 0;
 * -i if argument i is bad; k > 0 if U(k, k) is zero or NaN (A is as it was).
 */
void zgetri_64_(const int64_t *n,
                lapack_complex_double *a,
                const int64_t *lda,
                const int64_t *ipiv,
                lapack_complex_double *work,
                const int64_t *lwork,
                int64_t *info);

/**
 * Solves A X = B for an n x n matrix A, which is replaced by its factors as by dgetrf_, with
 * pivots in ipiv. B is n x nrhs and becomes X. info: 0; -i if argument i is bad; k > 0 if U(k,
 * k) is zero or NaN (there is no solution, B is as it was).
 */
void sgesv_(const int *n,
            const int *nrhs,
            float *a,
            const int *lda,
            int *ipiv,
            float *b,
            const int *ldb,
            int *info);

/**
 * Solves A X = B for an n x n matrix A, which is replaced by its factors as by dgetrf_, with
 * pivots in ipiv. B is n x nrhs and becomes X. info: 0; -i if argument i is bad; k > 0 if U(k,
 * k) is zero or NaN (there is no solution, B is as it was).
 */
void sgesv_64_(const int64_t *n,
               const int64_t *nrhs,
               float *a,
               const int64_t *lda,
               int64_t *ipiv,
               float *b,
               const int64_t *ldb,
               int64_t *info);

/**
 * Solves A X = B for an n x n matrix A, which is replaced by its factors as by dgetrf_, with
 * pivots in ipiv. B is n x nrhs and becomes X. info: 0; -i if argument i is bad; k > 0 if U(k,
 * k) is zero or NaN (there is no solution, B is as it was).
 */
void dgesv_(const int *n,
            const int *nrhs,
            double *a,
            const int *lda,
            int *ipiv,
            double *b,
            const int *ldb,
            int *info);

/**
 * Solves A X = B for an n x n matrix A, which is replaced by its factors as by dgetrf_, with
 * pivots in ipiv. B is n x nrhs and becomes X. info: 0; -i if argument i is bad; k > 0 if U(k,
 * k) is zero or NaN (there is no solution, B is as it was).
 */
void dgesv_64_(const int64_t *n,
               const int64_t *nrhs,
               double *a,
               const int64_t *lda,
               int64_t *ipiv,
               double *b,
               const int64_t *ldb,
               int64_t *info);

/**
 * Solves A X = B for an n x n matrix A, which is replaced by its factors as by dgetrf_, with
 * pivots in ipiv. B is n x nrhs and becomes X. info: 0; -i if argument i is bad; k > 0 if U(k,
 * k) is zero or NaN (there is no solution, B is as it was).
 */
void cgesv_(const int *n,
            const int *nrhs,
            lapack_complex_float *a,
            const int *lda,
            int *ipiv,
            lapack_complex_float *b,
            const int *ldb,
            int *info);

/**
 * Solves A X = B for an n x n matrix A, which is replaced by its factors as by dgetrf_, with
 * pivots in ipiv. B is n x nrhs and becomes X. info: 0; -i if argument i is bad; k > 0 if U(k,
 * k) is zero or NaN (there is no solution, B is as it was).
 */
void cgesv_64_(const int64_t *n,
               const int64_t *nrhs,
               lapack_complex_float *a,
               const int64_t *lda,
               int64_t *ipiv,
               lapack_complex_float *b,
               const int64_t *ldb,
               int64_t *info);

/**
 * Solves A X = B for an n x n matrix A, which is replaced by its factors as by dgetrf_, with
 * pivots in ipiv. B is n x nrhs and becomes X. info: 0; -i if argument i is bad; k > 0 if U(k,
 * k) is zero or NaN (there is no solution, B is as it was).
 */
void zgesv_(const int *n,
            const int *nrhs,
            lapack_complex_double *a,
            const int *lda,
            int *ipiv,
            lapack_complex_double *b,
            const int *ldb,
            int *info);

/**
 * Solves A X = B for an n x n matrix A, which is replaced by its factors as by dgetrf_, with
 * pivots in ipiv. B is n x nrhs and becomes X. info: 0; -i if argument i is bad; k > 0 if U(k,
 * k) is zero or NaN (there is no solution, B is as it was).
 */
void zgesv_64_(const int64_t *n,
               const int64_t *nrhs,
               lapack_complex_double *a,
               const int64_t *lda,
               int64_t *ipiv,
               lapack_complex_double *b,
               const int64_t *ldb,
               int64_t *info);

/**
 * Interchanges row i of the n columns of A with row ipiv(k1 + (i - k1) |incx|) for i = k1,
 * ..., k2; in the opposite order if incx < 0. Nothing is checked.
 */
void slaswp_(const int *n,
             float *a,
             const int *lda,
             const int *k1,
             const int *k2,
             const int *ipiv,
             const int *incx);

/**
 * Interchanges row i of the n columns of A with row ipiv(k1 + (i - k1) |incx|) for i = k1,
 * ..., k2; in the opposite order if incx < 0. Nothing is checked.
 */
void slaswp_64_(const int64_t *n,
                float *a,
                const int64_t *lda,
                const int64_t *k1,
                const int64_t *k2,
                const int64_t *ipiv,
                const int64_t *incx);

/**
 * Interchanges row i of the n columns of A with row ipiv(k1 + (i - k1) |incx|) for i = k1,
 * ..., k2; in the opposite order if incx < 0. Nothing is checked.
 */
void dlaswp_(const int *n,
             double *a,
             const int *lda,
             const int *k1,
             const int *k2,
             const int *ipiv,
             const int *incx);

/**
 * Interchanges row i of the n columns of A with row ipiv(k1 + (i - k1) |incx|) for i = k1,
 * ..., k2; in the opposite order if incx < 0. Nothing is checked.
 */
void dlaswp_64_(const int64_t *n,
                double *a,
                const int64_t *lda,
                const int64_t *k1,
                const int64_t *k2,
                const int64_t *ipiv,
                const int64_t *incx);

/**
 * Interchanges row i of the n columns of A with row ipiv(k1 + (i - k1) |incx|) for i = k1,
 * ..., k2; in the opposite order if incx < 0. Nothing is checked.
 */
void claswp_(const int *n,
             lapack_complex_float *a,
             const int *lda,
             const int *k1,
             const int *k2,
             const int *ipiv,
             const int *incx);

/**
 * Interchanges row i of the n columns of A with row ipiv(k1 + (i - k1) |incx|) for i = k1,
 * ..., k2; in the opposite order if incx < 0. Nothing is checked.
 */
void claswp_64_(const int64_t *n,
                lapack_complex_float *a,
                const int64_t *lda,
                const int64_t *k1,
                const int64_t *k2,
                const int64_t *ipiv,
                const int64_t *incx);

/**
 * Interchanges row i of the n columns of A with row ipiv(k1 + (i - k1) |incx|) for i = k1,
 * ..., k2; in the opposite order if incx < 0. Nothing is checked.
 */
void zlaswp_(const int *n,
             lapack_complex_double *a,
             const int *lda,
             const int *k1,
             const int *k2,
             const int *ipiv,
             const int *incx);

/**
 * Interchanges row i of the n columns of A with row ipiv(k1 + (i - k1) |incx|) for i = k1,
 * ..., k2; in the opposite order if incx < 0. Nothing is checked.
 */
void zlaswp_64_(const int64_t *n,
                lapack_complex_double *a,
                const int64_t *lda,
                const int64_t *k1,
                const int64_t *k2,
                const int64_t *ipiv,
                const int64_t *incx);

/**
 * Solves A X = B for an n x n matrix with a factorization in single precision and corrections
 * in double precision, until the solution is as good as dgesv_'s; if that fails, as dgesv_
 * does. B is n x nrhs. work has n nrhs elements, swork n (n + nrhs). iter: the number of
 * corrections; -2 if a number does not fit into single precision, -3 if the factorization
 * failed there, -31 if it did not converge; A holds its factors only if iter < 0. info: 0; -i
 * if argument i is bad; k > 0 if U(k, k) is zero or NaN, in double precision.
 */
void dsgesv_(const int *n,
             const int *nrhs,
             double *a,
             const int *lda,
             int *ipiv,
             const double *b,
             const int *ldb,
             double *x,
             const int *ldx,
             double *work,
             float *swork,
             int *iter,
             int *info);

/**
 * Solves A X = B for an n x n matrix with a factorization in single precision and corrections
 * in double precision, until the solution is as good as dgesv_'s; if that fails, as dgesv_
 * does. B is n x nrhs. work has n nrhs elements, swork n (n + nrhs). iter: the number of
 * corrections; -2 if a number does not fit into single precision, -3 if the factorization
 * failed there, -31 if it did not converge; A holds its factors only if iter < 0. info: 0; -i
 * if argument i is bad; k > 0 if U(k, k) is zero or NaN, in double precision.
 */
void dsgesv_64_(const int64_t *n,
                const int64_t *nrhs,
                double *a,
                const int64_t *lda,
                int64_t *ipiv,
                const double *b,
                const int64_t *ldb,
                double *x,
                const int64_t *ldx,
                double *work,
                float *swork,
                int64_t *iter,
                int64_t *info);

/** As dsgesv_. rwork is not used. */
void zcgesv_(const int *n,
             const int *nrhs,
             lapack_complex_double *a,
             const int *lda,
             int *ipiv,
             const lapack_complex_double *b,
             const int *ldb,
             lapack_complex_double *x,
             const int *ldx,
             lapack_complex_double *work,
             lapack_complex_float *swork,
             double *rwork,
             int *iter,
             int *info);

/** As dsgesv_. rwork is not used. */
void zcgesv_64_(const int64_t *n,
                const int64_t *nrhs,
                lapack_complex_double *a,
                const int64_t *lda,
                int64_t *ipiv,
                const lapack_complex_double *b,
                const int64_t *ldb,
                lapack_complex_double *x,
                const int64_t *ldx,
                lapack_complex_double *work,
                lapack_complex_float *swork,
                double *rwork,
                int64_t *iter,
                int64_t *info);

/**
 * As dsgesv_ for a symmetric positive definite A given by its triangle uplo. info: 0; -i if
 * argument i is bad; k > 0 if the leading minor of order k is not positive definite.
 */
void dsposv_(const char *uplo,
             const int *n,
             const int *nrhs,
             double *a,
             const int *lda,
             const double *b,
             const int *ldb,
             double *x,
             const int *ldx,
             double *work,
             float *swork,
             int *iter,
             int *info);

/**
 * As dsgesv_ for a symmetric positive definite A given by its triangle uplo. info: 0; -i if
 * argument i is bad; k > 0 if the leading minor of order k is not positive definite.
 */
void dsposv_64_(const char *uplo,
                const int64_t *n,
                const int64_t *nrhs,
                double *a,
                const int64_t *lda,
                const double *b,
                const int64_t *ldb,
                double *x,
                const int64_t *ldx,
                double *work,
                float *swork,
                int64_t *iter,
                int64_t *info);

/** As dsposv_ for a Hermitian positive definite A. rwork is not used. */
void zcposv_(const char *uplo,
             const int *n,
             const int *nrhs,
             lapack_complex_double *a,
             const int *lda,
             const lapack_complex_double *b,
             const int *ldb,
             lapack_complex_double *x,
             const int *ldx,
             lapack_complex_double *work,
             lapack_complex_float *swork,
             double *rwork,
             int *iter,
             int *info);

/** As dsposv_ for a Hermitian positive definite A. rwork is not used. */
void zcposv_64_(const char *uplo,
                const int64_t *n,
                const int64_t *nrhs,
                lapack_complex_double *a,
                const int64_t *lda,
                const lapack_complex_double *b,
                const int64_t *ldb,
                lapack_complex_double *x,
                const int64_t *ldx,
                lapack_complex_double *work,
                lapack_complex_float *swork,
                double *rwork,
                int64_t *iter,
                int64_t *info);

/**
 * Improves the n x nrhs solution X of op(A) X = B (op as in dgetrs_) by iterative refinement,
 * with the factors and pivots that dgetrf_ left in af and ipiv. For each column ferr bounds
 * the relative forward error in the largest entry, and berr is the componentwise backward
 * error (Arioli, Demmel, Duff, SIMAX 10, 1989). work has 3n elements; iwork is not used. info:
 * 0; -i if argument i is bad (-8: a pivot is no row of A).
 */
void sgerfs_(const char *trans,
             const int *n,
             const int *nrhs,
             const float *a,
             const int *lda,
             const float *af,
             const int *ldaf,
             const int *ipiv,
             const float *b,
             const int *ldb,
             float *x,
             const int *ldx,
             float *ferr,
             float *berr,
             float *work,
             int *iwork,
             int *info);

/**
 * Improves the n x nrhs solution X of op(A) X = B (op as in dgetrs_) by iterative refinement,
 * with the factors and pivots that dgetrf_ left in af and ipiv. For each column ferr bounds
 * the relative forward error in the largest entry, and berr is the componentwise backward
 * error (Arioli, Demmel, Duff, SIMAX 10, 1989). work has 3n elements; iwork is not used. info:
 * 0; -i if argument i is bad (-8: a pivot is no row of A).
 */
void sgerfs_64_(const char *trans,
                const int64_t *n,
                const int64_t *nrhs,
                const float *a,
                const int64_t *lda,
                const float *af,
                const int64_t *ldaf,
                const int64_t *ipiv,
                const float *b,
                const int64_t *ldb,
                float *x,
                const int64_t *ldx,
                float *ferr,
                float *berr,
                float *work,
                int64_t *iwork,
                int64_t *info);

/**
 * Improves the n x nrhs solution X of op(A) X = B (op as in dgetrs_) by iterative refinement,
 * with the factors and pivots that dgetrf_ left in af and ipiv. For each column ferr bounds
 * the relative forward error in the largest entry, and berr is the componentwise backward
 * error (Arioli, Demmel, Duff, SIMAX 10, 1989). work has 3n elements; iwork is not used. info:
 * 0; -i if argument i is bad (-8: a pivot is no row of A).
 */
void dgerfs_(const char *trans,
             const int *n,
             const int *nrhs,
             const double *a,
             const int *lda,
             const double *af,
             const int *ldaf,
             const int *ipiv,
             const double *b,
             const int *ldb,
             double *x,
             const int *ldx,
             double *ferr,
             double *berr,
             double *work,
             int *iwork,
             int *info);

/**
 * Improves the n x nrhs solution X of op(A) X = B (op as in dgetrs_) by iterative refinement,
 * with the factors and pivots that dgetrf_ left in af and ipiv. For each column ferr bounds
 * the relative forward error in the largest entry, and berr is the componentwise backward
 * error (Arioli, Demmel, Duff, SIMAX 10, 1989). work has 3n elements; iwork is not used. info:
 * 0; -i if argument i is bad (-8: a pivot is no row of A).
 */
void dgerfs_64_(const char *trans,
                const int64_t *n,
                const int64_t *nrhs,
                const double *a,
                const int64_t *lda,
                const double *af,
                const int64_t *ldaf,
                const int64_t *ipiv,
                const double *b,
                const int64_t *ldb,
                double *x,
                const int64_t *ldx,
                double *ferr,
                double *berr,
                double *work,
                int64_t *iwork,
                int64_t *info);

/** As dgerfs_, with 2n elements of work and n of rwork. */
void cgerfs_(const char *trans,
             const int *n,
             const int *nrhs,
             const lapack_complex_float *a,
             const int *lda,
             const lapack_complex_float *af,
             const int *ldaf,
             const int *ipiv,
             const lapack_complex_float *b,
             const int *ldb,
             lapack_complex_float *x,
             const int *ldx,
             float *ferr,
             float *berr,
             lapack_complex_float *work,
             float *rwork,
             int *info);

/** As dgerfs_, with 2n elements of work and n of rwork. */
void cgerfs_64_(const char *trans,
                const int64_t *n,
                const int64_t *nrhs,
                const lapack_complex_float *a,
                const int64_t *lda,
                const lapack_complex_float *af,
                const int64_t *ldaf,
                const int64_t *ipiv,
                const lapack_complex_float *b,
                const int64_t *ldb,
                lapack_complex_float *x,
                const int64_t *ldx,
                float *ferr,
                float *berr,
                lapack_complex_float *work,
                float *rwork,
                int64_t *info);

/** As dgerfs_, with 2n elements of work and n of rwork. */
void zgerfs_(const char *trans,
             const int *n,
             const int *nrhs,
             const lapack_complex_double *a,
             const int *lda,
             const lapack_complex_double *af,
             const int *ldaf,
             const int *ipiv,
             const lapack_complex_double *b,
             const int *ldb,
             lapack_complex_double *x,
             const int *ldx,
             double *ferr,
             double *berr,
             lapack_complex_double *work,
             double *rwork,
             int *info);

/** As dgerfs_, with 2n elements of work and n of rwork. */
void zgerfs_64_(const char *trans,
                const int64_t *n,
                const int64_t *nrhs,
                const lapack_complex_double *a,
                const int64_t *lda,
                const lapack_complex_double *af,
                const int64_t *ldaf,
                const int64_t *ipiv,
                const lapack_complex_double *b,
                const int64_t *ldb,
                lapack_complex_double *x,
                const int64_t *ldx,
                double *ferr,
                double *berr,
                lapack_complex_double *work,
                double *rwork,
                int64_t *info);

/**
 * As dgerfs_ for a Hermitian positive definite A given by its triangle uplo, with the factor
 * that dpotrf_ left in the same triangle of af. work has 3n elements; iwork is not used. info:
 * 0; -i if argument i is bad.
 */
void sporfs_(const char *uplo,
             const int *n,
             const int *nrhs,
             const float *a,
             const int *lda,
             const float *af,
             const int *ldaf,
             const float *b,
             const int *ldb,
             float *x,
             const int *ldx,
             float *ferr,
             float *berr,
             float *work,
             int *iwork,
             int *info);

/**
 * As dgerfs_ for a Hermitian positive definite A given by its triangle uplo, with the factor
 * that dpotrf_ left in the same triangle of af. work has 3n elements; iwork is not used. info:
 * 0; -i if argument i is bad.
 */
void sporfs_64_(const char *uplo,
                const int64_t *n,
                const int64_t *nrhs,
                const float *a,
                const int64_t *lda,
                const float *af,
                const int64_t *ldaf,
                const float *b,
                const int64_t *ldb,
                float *x,
                const int64_t *ldx,
                float *ferr,
                float *berr,
                float *work,
                int64_t *iwork,
                int64_t *info);

/**
 * As dgerfs_ for a Hermitian positive definite A given by its triangle uplo, with the factor
 * that dpotrf_ left in the same triangle of af. work has 3n elements; iwork is not used. info:
 * 0; -i if argument i is bad.
 */
void dporfs_(const char *uplo,
             const int *n,
             const int *nrhs,
             const double *a,
             const int *lda,
             const double *af,
             const int *ldaf,
             const double *b,
             const int *ldb,
             double *x,
             const int *ldx,
             double *ferr,
             double *berr,
             double *work,
             int *iwork,
             int *info);

/**
 * As dgerfs_ for a Hermitian positive definite A given by its triangle uplo, with the factor
 * that dpotrf_ left in the same triangle of af. work has 3n elements; iwork is not used. info:
 * 0; -i if argument i is bad.
 */
void dporfs_64_(const char *uplo,
                const int64_t *n,
                const int64_t *nrhs,
                const double *a,
                const int64_t *lda,
                const double *af,
                const int64_t *ldaf,
                const double *b,
                const int64_t *ldb,
                double *x,
                const int64_t *ldx,
                double *ferr,
                double *berr,
                double *work,
                int64_t *iwork,
                int64_t *info);

/** As dporfs_, with 2n elements of work and n of rwork. */
void cporfs_(const char *uplo,
             const int *n,
             const int *nrhs,
             const lapack_complex_float *a,
             const int *lda,
             const lapack_complex_float *af,
             const int *ldaf,
             const lapack_complex_float *b,
             const int *ldb,
             lapack_complex_float *x,
             const int *ldx,
             float *ferr,
             float *berr,
             lapack_complex_float *work,
             float *rwork,
             int *info);

/** As dporfs_, with 2n elements of work and n of rwork. */
void cporfs_64_(const char *uplo,
                const int64_t *n,
                const int64_t *nrhs,
                const lapack_complex_float *a,
                const int64_t *lda,
                const lapack_complex_float *af,
                const int64_t *ldaf,
                const lapack_complex_float *b,
                const int64_t *ldb,
                lapack_complex_float *x,
                const int64_t *ldx,
                float *ferr,
                float *berr,
                lapack_complex_float *work,
                float *rwork,
                int64_t *info);

/** As dporfs_, with 2n elements of work and n of rwork. */
void zporfs_(const char *uplo,
             const int *n,
             const int *nrhs,
             const lapack_complex_double *a,
             const int *lda,
             const lapack_complex_double *af,
             const int *ldaf,
             const lapack_complex_double *b,
             const int *ldb,
             lapack_complex_double *x,
             const int *ldx,
             double *ferr,
             double *berr,
             lapack_complex_double *work,
             double *rwork,
             int *info);

/** As dporfs_, with 2n elements of work and n of rwork. */
void zporfs_64_(const char *uplo,
                const int64_t *n,
                const int64_t *nrhs,
                const lapack_complex_double *a,
                const int64_t *lda,
                const lapack_complex_double *af,
                const int64_t *ldaf,
                const lapack_complex_double *b,
                const int64_t *ldb,
                lapack_complex_double *x,
                const int64_t *ldx,
                double *ferr,
                double *berr,
                lapack_complex_double *work,
                double *rwork,
                int64_t *info);

/**
 * A := A^-1 for an n x n triangle, lower or upper for uplo = 'L' or 'U', with ones on the
 * diagonal, which are not stored, if diag = 'U'. The other triangle is neither read nor
 * written. info: 0; -i if argument i is bad; k > 0 if A(k, k) is zero or NaN for the smallest
 * such k (A is as it was).
 */
void strtri_(const char *uplo, const char *diag, const int *n, float *a, const int *lda, int *info);

/**
 * A := A^-1 for an n x n triangle, lower or upper for uplo = 'L' or 'U', with ones on the
 * diagonal, which are not stored, if diag = 'U'. The other triangle is neither read nor
 * written. info: 0; -i if argument i is bad; k > 0 if A(k, k) is zero or NaN for the smallest
 * such k (A is as it was).
 */
void strtri_64_(const char *uplo,
                const char *diag,
                const int64_t *n,
                float *a,
                const int64_t *lda,
                int64_t *info);

/**
 * A := A^-1 for an n x n triangle, lower or upper for uplo = 'L' or 'U', with ones on the
 * diagonal, which are not stored, if diag = 'U'. The other triangle is neither read nor
 * written. info: 0; -i if argument i is bad; k > 0 if A(k, k) is zero or NaN for the smallest
 * such k (A is as it was).
 */
void dtrtri_(const char *uplo,
             const char *diag,
             const int *n,
             double *a,
             const int *lda,
             int *info);

/**
 * A := A^-1 for an n x n triangle, lower or upper for uplo = 'L' or 'U', with ones on the
 * diagonal, which are not stored, if diag = 'U'. The other triangle is neither read nor
 * written. info: 0; -i if argument i is bad; k > 0 if A(k, k) is zero or NaN for the smallest
 * such k (A is as it was).
 */
void dtrtri_64_(const char *uplo,
                const char *diag,
                const int64_t *n,
                double *a,
                const int64_t *lda,
                int64_t *info);

/**
 * A := A^-1 for an n x n triangle, lower or upper for uplo = 'L' or 'U', with ones on the
 * diagonal, which are not stored, if diag = 'U'. The other triangle is neither read nor
 * written. info: 0; -i if argument i is bad; k > 0 if A(k, k) is zero or NaN for the smallest
 * such k (A is as it was).
 */
void ctrtri_(const char *uplo,
             const char *diag,
             const int *n,
             lapack_complex_float *a,
             const int *lda,
             int *info);

/**
 * A := A^-1 for an n x n triangle, lower or upper for uplo = 'L' or 'U', with ones on the
 * diagonal, which are not stored, if diag = 'U'. The other triangle is neither read nor
 * written. info: 0; -i if argument i is bad; k > 0 if A(k, k) is zero or NaN for the smallest
 * such k (A is as it was).
 */
void ctrtri_64_(const char *uplo,
                const char *diag,
                const int64_t *n,
                lapack_complex_float *a,
                const int64_t *lda,
                int64_t *info);

/**
 * A := A^-1 for an n x n triangle, lower or upper for uplo = 'L' or 'U', with ones on the
 * diagonal, which are not stored, if diag = 'U'. The other triangle is neither read nor
 * written. info: 0; -i if argument i is bad; k > 0 if A(k, k) is zero or NaN for the smallest
 * such k (A is as it was).
 */
void ztrtri_(const char *uplo,
             const char *diag,
             const int *n,
             lapack_complex_double *a,
             const int *lda,
             int *info);

/**
 * A := A^-1 for an n x n triangle, lower or upper for uplo = 'L' or 'U', with ones on the
 * diagonal, which are not stored, if diag = 'U'. The other triangle is neither read nor
 * written. info: 0; -i if argument i is bad; k > 0 if A(k, k) is zero or NaN for the smallest
 * such k (A is as it was).
 */
void ztrtri_64_(const char *uplo,
                const char *diag,
                const int64_t *n,
                lapack_complex_double *a,
                const int64_t *lda,
                int64_t *info);

/** As dtrtri_, but the diagonal is not tested: a zero there gives infinities. */
void strti2_(const char *uplo, const char *diag, const int *n, float *a, const int *lda, int *info);

/** As dtrtri_, but the diagonal is not tested: a zero there gives infinities. */
void strti2_64_(const char *uplo,
                const char *diag,
                const int64_t *n,
                float *a,
                const int64_t *lda,
                int64_t *info);

/** As dtrtri_, but the diagonal is not tested: a zero there gives infinities. */
void dtrti2_(const char *uplo,
             const char *diag,
             const int *n,
             double *a,
             const int *lda,
             int *info);

/** As dtrtri_, but the diagonal is not tested: a zero there gives infinities. */
void dtrti2_64_(const char *uplo,
                const char *diag,
                const int64_t *n,
                double *a,
                const int64_t *lda,
                int64_t *info);

/** As dtrtri_, but the diagonal is not tested: a zero there gives infinities. */
void ctrti2_(const char *uplo,
             const char *diag,
             const int *n,
             lapack_complex_float *a,
             const int *lda,
             int *info);

/** As dtrtri_, but the diagonal is not tested: a zero there gives infinities. */
void ctrti2_64_(const char *uplo,
                const char *diag,
                const int64_t *n,
                lapack_complex_float *a,
                const int64_t *lda,
                int64_t *info);

/** As dtrtri_, but the diagonal is not tested: a zero there gives infinities. */
void ztrti2_(const char *uplo,
             const char *diag,
             const int *n,
             lapack_complex_double *a,
             const int *lda,
             int *info);

/** As dtrtri_, but the diagonal is not tested: a zero there gives infinities. */
void ztrti2_64_(const char *uplo,
                const char *diag,
                const int64_t *n,
                lapack_complex_double *a,
                const int64_t *lda,
                int64_t *info);

/**
 * Solves op(A) X = B for an n x n triangle as in dtrtri_, where op is none, transposed or
 * conjugate-transposed for trans = 'N', 'T' or 'C'. B is n x nrhs and becomes X. info: 0; -i
 * if argument i is bad; k > 0 if A(k, k) is zero for the smallest such k (B is as it was).
 */
void strtrs_(const char *uplo,
             const char *trans,
             const char *diag,
             const int *n,
             const int *nrhs,
             const float *a,
             const int *lda,
             float *b,
             const int *ldb,
             int *info);

/**
 * Solves op(A) X = B for an n x n triangle as in dtrtri_, where op is none, transposed or
 * conjugate-transposed for trans = 'N', 'T' or 'C'. B is n x nrhs and becomes X. info: 0; -i
 * if argument i is bad; k > 0 if A(k, k) is zero for the smallest such k (B is as it was).
 */
void strtrs_64_(const char *uplo,
                const char *trans,
                const char *diag,
                const int64_t *n,
                const int64_t *nrhs,
                const float *a,
                const int64_t *lda,
                float *b,
                const int64_t *ldb,
                int64_t *info);

/**
 * Solves op(A) X = B for an n x n triangle as in dtrtri_, where op is none, transposed or
 * conjugate-transposed for trans = 'N', 'T' or 'C'. B is n x nrhs and becomes X. info: 0; -i
 * if argument i is bad; k > 0 if A(k, k) is zero for the smallest such k (B is as it was).
 */
void dtrtrs_(const char *uplo,
             const char *trans,
             const char *diag,
             const int *n,
             const int *nrhs,
             const double *a,
             const int *lda,
             double *b,
             const int *ldb,
             int *info);

/**
 * Solves op(A) X = B for an n x n triangle as in dtrtri_, where op is none, transposed or
 * conjugate-transposed for trans = 'N', 'T' or 'C'. B is n x nrhs and becomes X. info: 0; -i
 * if argument i is bad; k > 0 if A(k, k) is zero for the smallest such k (B is as it was).
 */
void dtrtrs_64_(const char *uplo,
                const char *trans,
                const char *diag,
                const int64_t *n,
                const int64_t *nrhs,
                const double *a,
                const int64_t *lda,
                double *b,
                const int64_t *ldb,
                int64_t *info);

/**
 * Solves op(A) X = B for an n x n triangle as in dtrtri_, where op is none, transposed or
 * conjugate-transposed for trans = 'N', 'T' or 'C'. B is n x nrhs and becomes X. info: 0; -i
 * if argument i is bad; k > 0 if A(k, k) is zero for the smallest such k (B is as it was).
 */
void ctrtrs_(const char *uplo,
             const char *trans,
             const char *diag,
             const int *n,
             const int *nrhs,
             const lapack_complex_float *a,
             const int *lda,
             lapack_complex_float *b,
             const int *ldb,
             int *info);

/**
 * Solves op(A) X = B for an n x n triangle as in dtrtri_, where op is none, transposed or
 * conjugate-transposed for trans = 'N', 'T' or 'C'. B is n x nrhs and becomes X. info: 0; -i
 * if argument i is bad; k > 0 if A(k, k) is zero for the smallest such k (B is as it was).
 */
void ctrtrs_64_(const char *uplo,
                const char *trans,
                const char *diag,
                const int64_t *n,
                const int64_t *nrhs,
                const lapack_complex_float *a,
                const int64_t *lda,
                lapack_complex_float *b,
                const int64_t *ldb,
                int64_t *info);

/**
 * Solves op(A) X = B for an n x n triangle as in dtrtri_, where op is none, transposed or
 * conjugate-transposed for trans = 'N', 'T' or 'C'. B is n x nrhs and becomes X. info: 0; -i
 * if argument i is bad; k > 0 if A(k, k) is zero for the smallest such k (B is as it was).
 */
void ztrtrs_(const char *uplo,
             const char *trans,
             const char *diag,
             const int *n,
             const int *nrhs,
             const lapack_complex_double *a,
             const int *lda,
             lapack_complex_double *b,
             const int *ldb,
             int *info);

/**
 * Solves op(A) X = B for an n x n triangle as in dtrtri_, where op is none, transposed or
 * conjugate-transposed for trans = 'N', 'T' or 'C'. B is n x nrhs and becomes X. info: 0; -i
 * if argument i is bad; k > 0 if A(k, k) is zero for the smallest such k (B is as it was).
 */
void ztrtrs_64_(const char *uplo,
                const char *trans,
                const char *diag,
                const int64_t *n,
                const int64_t *nrhs,
                const lapack_complex_double *a,
                const int64_t *lda,
                lapack_complex_double *b,
                const int64_t *ldb,
                int64_t *info);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif /* LUCHO_LAPACK_H */
