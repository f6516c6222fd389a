/* One call of a LAPACK routine with guarded operands, and what LAPACK's own tests measure about its result.
 *
 * A case is prepared (matrices of a family of lt_generate, factors from the harness's textbook loops, right-hand sides
 * for a known solution), called in the two Fortran forms, and judged by residual ratios. Every array is guarded; all
 * that need not be set on entry (outputs, work space, the other triangle) is NaN.
 */
#ifndef LT_BLAS_LAPACK_H
#define LT_BLAS_LAPACK_H

#include "call.h"
#include "operand.h"

/* Id, name, arguments for real and for complex types, result, what A holds, what may be written.
 * A holds: g a general matrix, p a Hermitian positive definite one, l its LU factors, c its Cholesky factor, t a
 * triangular one, s and h symmetric and Hermitian ones, - nothing that is read. AF, where there is one, holds the factors
 * of A, unless they are computed. */
#define LAPACK_FAMILIES(X)                                                                                         \
    X(GETRF, "getrf", "m n A lda ipiv info", "", 'v', 'g', "A")                                                    \
    X(GETRF2, "getrf2", "m n A lda ipiv info", "", 'v', 'g', "A")                                                  \
    X(GETF2, "getf2", "m n A lda ipiv info", "", 'v', 'g', "A")                                                    \
    X(GETRS, "getrs", "ta n nrhs A lda ipiv B ldb info", "", 'v', 'l', "B")                                        \
    X(GETRI, "getri", "n A lda ipiv work lwork info", "", 'v', 'l', "A")                                           \
    X(GESV, "gesv", "n nrhs A lda ipiv B ldb info", "", 'v', 'g', "AB")                                            \
    X(GECON, "gecon", "norm n A lda anorm rcond work iwork info", "norm n A lda anorm rcond work rwork info", 'v', \
      'l', "")                                                                                                     \
    X(GERFS, "gerfs", "ta n nrhs A lda AF ldaf ipiv B ldb X ldx ferr berr work iwork info",                        \
      "ta n nrhs A lda AF ldaf ipiv B ldb X ldx ferr berr work rwork info", 'v', 'g', "X")                         \
    X(GEEQU, "geequ", "m n A lda r rc rowcnd colcnd amax info", "", 'v', 'g', "")                                  \
    X(GESVX, "gesvx",                                                                                              \
      "fact ta n nrhs A lda AF ldaf ipiv equed r rc B ldb X ldx rcond ferr berr work iwork info",                  \
      "fact ta n nrhs A lda AF ldaf ipiv equed r rc B ldb X ldx rcond ferr berr work rwork info", 'v', 'g', "AFBX") \
    X(POTRF, "potrf", "uplo n A lda info", "", 'v', 'p', "A")                                                      \
    X(POTRF2, "potrf2", "uplo n A lda info", "", 'v', 'p', "A")                                                    \
    X(POTF2, "potf2", "uplo n A lda info", "", 'v', 'p', "A")                                                      \
    X(POTRS, "potrs", "uplo n nrhs A lda B ldb info", "", 'v', 'c', "B")                                           \
    X(POTRI, "potri", "uplo n A lda info", "", 'v', 'c', "A")                                                      \
    X(POSV, "posv", "uplo n nrhs A lda B ldb info", "", 'v', 'p', "AB")                                            \
    X(POCON, "pocon", "uplo n A lda anorm rcond work iwork info", "uplo n A lda anorm rcond work rwork info", 'v', \
      'c', "")                                                                                                     \
    X(PORFS, "porfs", "uplo n nrhs A lda AF ldaf B ldb X ldx ferr berr work iwork info",                           \
      "uplo n nrhs A lda AF ldaf B ldb X ldx ferr berr work rwork info", 'v', 'p', "X")                            \
    X(POEQU, "poequ", "n A lda r rowcnd amax info", "", 'v', 'p', "")                                              \
    X(POSVX, "posvx", "fact uplo n nrhs A lda AF ldaf equed r B ldb X ldx rcond ferr berr work iwork info",        \
      "fact uplo n nrhs A lda AF ldaf equed r B ldb X ldx rcond ferr berr work rwork info", 'v', 'p', "AFBX")      \
    X(TRTRI, "trtri", "uplo diag n A lda info", "", 'v', 't', "A")                                                 \
    X(TRTI2, "trti2", "uplo diag n A lda info", "", 'v', 't', "A")                                                 \
    X(TRTRS, "trtrs", "uplo ta diag n nrhs A lda B ldb info", "", 'v', 't', "B")                                   \
    X(TRCON, "trcon", "norm uplo diag n A lda rcond work iwork info", "norm uplo diag n A lda rcond work rwork info", \
      'v', 't', "")                                                                                                \
    X(LAUUM, "lauum", "uplo n A lda info", "", 'v', 'c', "A")                                                      \
    X(LAUU2, "lauu2", "uplo n A lda info", "", 'v', 'c', "A")                                                      \
    X(LASWP, "laswp", "n A lda k1 k2 ipiv incx", "", 'v', 'g', "A")                                                \
    X(LANGE, "lange", "norm m n A lda work", "", 'r', 'g', "")                                                     \
    X(LANSY, "lansy", "norm uplo n A lda work", "", 'r', 's', "")                                                  \
    X(LANHE, "lanhe", "norm uplo n A lda work", "", 'r', 'h', "")                                                  \
    X(LANTR, "lantr", "norm uplo diag m n A lda work", "", 'r', 't', "")                                           \
    X(LACPY, "lacpy", "uplo m n A lda B ldb", "", 'v', 'g', "B")                                                   \
    X(LASET, "laset", "uplo m n alpha beta A lda", "", 'v', '-', "A")                                              \
    X(MGESV, "mixed_gesv", "n nrhs A lda ipiv B ldb X ldx work swork iter info",                                   \
      "n nrhs A lda ipiv B ldb X ldx work swork rwork iter info", 'v', 'g', "AX")                                  \
    X(MPOSV, "mixed_posv", "uplo n nrhs A lda B ldb X ldx work swork iter info",                                   \
      "uplo n nrhs A lda B ldb X ldx work swork rwork iter info", 'v', 'p', "AX")

#define L4(X, name, f) X(s##name, LT_S, f) X(d##name, LT_D, f) X(c##name, LT_C, f) X(z##name, LT_Z, f)
#define LAPACK_ALL(X)                                                                                              \
    L4(X, getrf, GETRF) L4(X, getrf2, GETRF2) L4(X, getf2, GETF2) L4(X, getrs, GETRS) L4(X, getri, GETRI)          \
    L4(X, gesv, GESV) L4(X, gecon, GECON) L4(X, gerfs, GERFS) L4(X, geequ, GEEQU) L4(X, gesvx, GESVX)              \
    L4(X, potrf, POTRF) L4(X, potrf2, POTRF2) L4(X, potf2, POTF2) L4(X, potrs, POTRS) L4(X, potri, POTRI)          \
    L4(X, posv, POSV) L4(X, pocon, POCON) L4(X, porfs, PORFS) L4(X, poequ, POEQU) L4(X, posvx, POSVX)              \
    L4(X, trtri, TRTRI) L4(X, trti2, TRTI2) L4(X, trtrs, TRTRS) L4(X, trcon, TRCON) L4(X, lauum, LAUUM)            \
    L4(X, lauu2, LAUU2) L4(X, laswp, LASWP) L4(X, lange, LANGE) L4(X, lansy, LANSY) X(clanhe, LT_C, LANHE)         \
    X(zlanhe, LT_Z, LANHE) L4(X, lantr, LANTR) L4(X, lacpy, LACPY) L4(X, laset, LASET) X(dsgesv, LT_D, MGESV)      \
    X(zcgesv, LT_Z, MGESV) X(dsposv, LT_D, MPOSV) X(zcposv, LT_Z, MPOSV)

typedef enum {
#define X(id, ...) LA_##id,
    LAPACK_FAMILIES(X)
#undef X
} lapack_id;

typedef struct {
    lapack_id id;
    const char *name, *list[2]; /* of real and, if they differ, of complex types */
    char result, holds;
    const char *writes; /* of A, F (AF), B, X */
} lapack_family;

typedef struct {
    const char *name;
    lt_type t;
    const lapack_family *of;
    any_function form[2];
} lapack_routine;

extern const lapack_routine lapack_routines[]; /* ends with a NULL name */
const char *lapack_list(const lapack_routine *r);

typedef struct {
    char uplo, ta, diag, norm, fact, equed;
    int64_t m, n, nrhs, pad;
    const char *matrix; /* of lt_generate */
    uint64_t seed;
} lapack_options;

enum { OP_A, OP_AF, OP_B, OP_X, LAPACK_OPERANDS };

typedef struct {
    const lapack_routine *r;
    lapack_options o;
    operand op[LAPACK_OPERANDS];
    /* Dense, column-major, of the routine's type: the mathematical matrix, the solution, the right-hand side. */
    lt_view matrix, solution, rhs;
    int64_t *pivots; /* of the textbook factorization, if A or AF holds it */
    int64_t pivot_count, k1, k2, incx, oracle_info;
    double anorm;
    double *r_in, *c_in; /* scalings given to an expert driver */
    double complex alpha, beta;
    /* After the call: */
    double complex *value[LAPACK_OPERANDS];
    double real[ARG_COUNT][80]; /* ferr, berr, r, rc and the single numbers */
    int64_t *ipiv_out, info, iter;
    char equed_out;
    answer result;
} lapack_case;

void lapack_new(lapack_case *c, const lapack_routine *r, const lapack_options *o);
void lapack_free(lapack_case *c);
/* Places, calls, checks guards, reads; may be done again. Returns a hash of all results. */
uint64_t lapack_go(lapack_case *c, form how, placement place);
void lapack_judge(const lapack_case *c);
const char *lapack_name(const lapack_case *c);

/* For those who make the call themselves: between place and remove the arguments are in `a`. */
typedef struct {
    arguments a;
    lt_buf buf[ARG_COUNT];
    int64_t info_room, iter_room;
    char equed_room;
} lapack_frame;
void lapack_place(lapack_case *c, lapack_frame *f, form how, placement place);
answer lapack_call(const lapack_case *c, lapack_frame *f, form how);
void lapack_check_untouched(lapack_case *c, lapack_frame *f);
void lapack_remove(lapack_case *c, lapack_frame *f);

#endif
