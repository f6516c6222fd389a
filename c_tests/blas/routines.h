/* The one table of BLAS: every routine, its family, its arguments.
 *
 * A family is a formula; its members differ in the element type. The symbols of a routine (Fortran with 32- and 64-bit
 * integers, C with both) are named here once, so that a routine the library does not export fails to link. With
 * BLAS_REFERENCE the table has what the reference BLAS has: no 64_ forms and no extensions.
 */
#ifndef LT_BLAS_ROUTINES_H
#define LT_BLAS_ROUTINES_H

#include "call.h"
#include "operand.h"

#define SD(X, name, f) X(s##name, LT_S, f) X(d##name, LT_D, f)
#define CZ(X, name, f) X(c##name, LT_C, f) X(z##name, LT_Z, f)
#define SDCZ(X, name, f) SD(X, name, f) CZ(X, name, f)

#define BLAS_LEVEL1(X)                                                                                           \
    SDCZ(X, rotg, ROTG) SD(X, rotmg, ROTMG) SD(X, rot, ROT) X(csrot, LT_C, ROT) X(zdrot, LT_Z, ROT)              \
    SD(X, rotm, ROTM) SDCZ(X, swap, SWAP) SDCZ(X, scal, SCAL) X(csscal, LT_C, RSCAL) X(zdscal, LT_Z, RSCAL)      \
    SDCZ(X, copy, COPY) SDCZ(X, axpy, AXPY) SD(X, dot, DOT) CZ(X, dotu, DOT) CZ(X, dotc, DOTC)                   \
    X(sdsdot, LT_S, SDSDOT) X(dsdot, LT_S, DSDOT) SD(X, nrm2, NRM2) X(scnrm2, LT_C, NRM2) X(dznrm2, LT_Z, NRM2)  \
    SD(X, asum, ASUM) X(scasum, LT_C, ASUM) X(dzasum, LT_Z, ASUM)                                                \
    X(isamax, LT_S, IAMAX) X(idamax, LT_D, IAMAX) X(icamax, LT_C, IAMAX) X(izamax, LT_Z, IAMAX)                  \
    X(scabs1, LT_C, CABS1) X(dcabs1, LT_Z, CABS1)

#define BLAS_LEVEL2(X)                                                                                           \
    SDCZ(X, gemv, GEMV) SDCZ(X, gbmv, GBMV) SD(X, symv, SYMV) SD(X, sbmv, SBMV) SD(X, spmv, SPMV)                \
    CZ(X, hemv, HEMV) CZ(X, hbmv, HBMV) CZ(X, hpmv, HPMV)                                                        \
    SDCZ(X, trmv, TRMV) SDCZ(X, tbmv, TBMV) SDCZ(X, tpmv, TPMV)                                                  \
    SDCZ(X, trsv, TRSV) SDCZ(X, tbsv, TBSV) SDCZ(X, tpsv, TPSV)                                                  \
    SD(X, ger, GER) CZ(X, geru, GER) CZ(X, gerc, GERC) SD(X, syr, SYR) SD(X, spr, SPR) SD(X, syr2, SYR2)         \
    SD(X, spr2, SPR2) CZ(X, her, HER) CZ(X, hpr, HPR) CZ(X, her2, HER2) CZ(X, hpr2, HPR2)

#define BLAS_LEVEL3(X)                                                                                           \
    SDCZ(X, gemm, GEMM) SDCZ(X, symm, SYMM) CZ(X, hemm, HEMM) SDCZ(X, syrk, SYRK) CZ(X, herk, HERK)              \
    SDCZ(X, syr2k, SYR2K) CZ(X, her2k, HER2K) SDCZ(X, trmm, TRMM) SDCZ(X, trsm, TRSM)

#define BLAS_EXTENSIONS(X)                                                                                       \
    SDCZ(X, omatcopy, OMATCOPY) SDCZ(X, imatcopy, IMATCOPY) SDCZ(X, gemmt, GEMMT) SDCZ(X, gemmtr, GEMMTR)        \
    CZ(X, gemm3m, GEMM3M) SDCZ(X, geadd, GEADD) SDCZ(X, axpby, AXPBY)

/* What LAPACK adds to BLAS for complex symmetric matrices, and so has no C form. */
#define BLAS_FORTRAN_ONLY(X)                                                                                     \
    CZ(X, symv, SYMV) CZ(X, spmv, SPMV) CZ(X, syr, SYR) CZ(X, spr, SPR) CZ(X, rot, CROT)

#ifdef BLAS_REFERENCE
#define BLAS_ALL(X) BLAS_LEVEL1(X) BLAS_LEVEL2(X) BLAS_LEVEL3(X)
#else
#define BLAS_ALL(X) BLAS_LEVEL1(X) BLAS_LEVEL2(X) BLAS_LEVEL3(X) BLAS_EXTENSIONS(X)
#endif

/* What a family computes. */
typedef enum {
    DO_VECTORS, /* level 1: judged by name */
    DO_MV,      /* y := alpha op(A) x + beta y */
    DO_TMV,     /* x := op(A) x */
    DO_TSV,     /* op(A) x' = x */
    DO_RANK1,   /* A := alpha x y' + A */
    DO_RANK1S,  /* A := alpha x x' + A */
    DO_RANK2S,  /* A := alpha x y' + alpha' y x' + A */
    DO_MM,      /* C := alpha op(A) op(B) + beta C */
    DO_SMM,     /* C := alpha A B + beta C, or B A, A symmetric */
    DO_RANKK,   /* C := alpha op(A) op(A)' + beta C */
    DO_RANK2K,  /* C := alpha op(A) op(B)' + alpha' op(B) op(A)' + beta C */
    DO_TMM,     /* B := alpha op(A) B, or B op(A) */
    DO_TSM,     /* op(A) X = alpha B, or X op(A) = alpha B */
    DO_GEADD, /* C := alpha A + beta C */
    DO_OMATCOPY,
    DO_IMATCOPY
} formula;

/* `row` is the order in which a row-major CBLAS call presents its arguments to the column-major routine, which decides
 * the positions it reports; NULL: the same order. */
#define FAMILIES(X)                                                                                              \
    X(ROTG, "rotg", "p1 p2 p3 p4", NULL, 'v', DO_VECTORS, STORE_NONE, 'G')                                       \
    X(ROTMG, "rotmg", "p1 p2 p3 y1 param", NULL, 'v', DO_VECTORS, STORE_NONE, 'G')                               \
    X(ROT, "rot", "n x incx y incy c s", NULL, 'v', DO_VECTORS, STORE_NONE, 'G')                                 \
    X(CROT, "crot", "n x incx y incy c beta", NULL, 'v', DO_VECTORS, STORE_NONE, 'G')                            \
    X(ROTM, "rotm", "n x incx y incy param", NULL, 'v', DO_VECTORS, STORE_NONE, 'G')                             \
    X(SWAP, "swap", "n x incx y incy", NULL, 'v', DO_VECTORS, STORE_NONE, 'G')                                   \
    X(SCAL, "scal", "n alpha x incx", NULL, 'v', DO_VECTORS, STORE_NONE, 'G')                                    \
    X(RSCAL, "rscal", "n ralpha x incx", NULL, 'v', DO_VECTORS, STORE_NONE, 'G')                                 \
    X(COPY, "copy", "n x incx y incy", NULL, 'v', DO_VECTORS, STORE_NONE, 'G')                                   \
    X(AXPY, "axpy", "n alpha x incx y incy", NULL, 'v', DO_VECTORS, STORE_NONE, 'G')                             \
    X(AXPBY, "axpby", "n alpha x incx beta y incy", NULL, 'v', DO_VECTORS, STORE_NONE, 'G')                      \
    X(DOT, "dot", "n x incx y incy", NULL, 't', DO_VECTORS, STORE_NONE, 'G')                                     \
    X(DOTC, "dotc", "n x incx y incy", NULL, 't', DO_VECTORS, STORE_NONE, 'G')                                   \
    X(SDSDOT, "sdsdot", "n ralpha x incx y incy", NULL, 's', DO_VECTORS, STORE_NONE, 'G')                        \
    X(DSDOT, "dsdot", "n x incx y incy", NULL, 'd', DO_VECTORS, STORE_NONE, 'G')                                 \
    X(NRM2, "nrm2", "n x incx", NULL, 'r', DO_VECTORS, STORE_NONE, 'G')                                          \
    X(ASUM, "asum", "n x incx", NULL, 'r', DO_VECTORS, STORE_NONE, 'G')                                          \
    X(IAMAX, "iamax", "n x incx", NULL, 'i', DO_VECTORS, STORE_NONE, 'G')                                        \
    X(CABS1, "cabs1", "p1", NULL, 'r', DO_VECTORS, STORE_NONE, 'G')                                              \
    X(GEMV, "gemv", "ta m n alpha A lda x incx beta y incy", "ta n m alpha A lda x incx beta y incy", 'v',       \
      DO_MV, STORE_FULL, 'G')                                                                                    \
    X(GBMV, "gbmv", "ta m n kl ku alpha A lda x incx beta y incy", "ta n m ku kl alpha A lda x incx beta y incy", \
      'v', DO_MV, STORE_BAND, 'G')                                                                               \
    X(SYMV, "symv", "uplo n alpha A lda x incx beta y incy", NULL, 'v', DO_MV, STORE_FULL, 'S')                  \
    X(HEMV, "hemv", "uplo n alpha A lda x incx beta y incy", NULL, 'v', DO_MV, STORE_FULL, 'H')                  \
    X(SBMV, "sbmv", "uplo n k alpha A lda x incx beta y incy", NULL, 'v', DO_MV, STORE_BAND, 'S')                \
    X(HBMV, "hbmv", "uplo n k alpha A lda x incx beta y incy", NULL, 'v', DO_MV, STORE_BAND, 'H')                \
    X(SPMV, "spmv", "uplo n alpha A x incx beta y incy", NULL, 'v', DO_MV, STORE_PACKED, 'S')                    \
    X(HPMV, "hpmv", "uplo n alpha A x incx beta y incy", NULL, 'v', DO_MV, STORE_PACKED, 'H')                    \
    X(TRMV, "trmv", "uplo ta diag n A lda x incx", NULL, 'v', DO_TMV, STORE_FULL, 'T')                           \
    X(TBMV, "tbmv", "uplo ta diag n k A lda x incx", NULL, 'v', DO_TMV, STORE_BAND, 'T')                         \
    X(TPMV, "tpmv", "uplo ta diag n A x incx", NULL, 'v', DO_TMV, STORE_PACKED, 'T')                             \
    X(TRSV, "trsv", "uplo ta diag n A lda x incx", NULL, 'v', DO_TSV, STORE_FULL, 'T')                           \
    X(TBSV, "tbsv", "uplo ta diag n k A lda x incx", NULL, 'v', DO_TSV, STORE_BAND, 'T')                         \
    X(TPSV, "tpsv", "uplo ta diag n A x incx", NULL, 'v', DO_TSV, STORE_PACKED, 'T')                             \
    X(GER, "ger", "m n alpha x incx y incy A lda", "n m alpha y incy x incx A lda", 'v', DO_RANK1, STORE_FULL, 'G') \
    X(GERC, "gerc", "m n alpha x incx y incy A lda", "n m alpha y incy x incx A lda", 'v', DO_RANK1, STORE_FULL, 'H') \
    X(SYR, "syr", "uplo n alpha x incx A lda", NULL, 'v', DO_RANK1S, STORE_FULL, 'S')                            \
    X(SPR, "spr", "uplo n alpha x incx A", NULL, 'v', DO_RANK1S, STORE_PACKED, 'S')                              \
    X(HER, "her", "uplo n ralpha x incx A lda", NULL, 'v', DO_RANK1S, STORE_FULL, 'H')                           \
    X(HPR, "hpr", "uplo n ralpha x incx A", NULL, 'v', DO_RANK1S, STORE_PACKED, 'H')                             \
    X(SYR2, "syr2", "uplo n alpha x incx y incy A lda", NULL, 'v', DO_RANK2S, STORE_FULL, 'S')                   \
    X(SPR2, "spr2", "uplo n alpha x incx y incy A", NULL, 'v', DO_RANK2S, STORE_PACKED, 'S')                     \
    X(HER2, "her2", "uplo n alpha x incx y incy A lda", "uplo n alpha y incy x incx A lda", 'v', DO_RANK2S,      \
      STORE_FULL, 'H')                                                                                           \
    X(HPR2, "hpr2", "uplo n alpha x incx y incy A", "uplo n alpha y incy x incx A", 'v', DO_RANK2S, STORE_PACKED, 'H') \
    X(GEMM, "gemm", "ta tb m n k alpha A lda B ldb beta C ldc", "tb ta n m k alpha B ldb A lda beta C ldc", 'v', \
      DO_MM, STORE_FULL, 'G')                                                                                    \
    X(GEMM3M, "gemm3m", "ta tb m n k alpha A lda B ldb beta C ldc", "tb ta n m k alpha B ldb A lda beta C ldc",  \
      'v', DO_MM, STORE_FULL, 'G')                                                                               \
    X(GEMMT, "gemmt", "uplo ta tb n k alpha A lda B ldb beta C ldc", "uplo tb ta n k alpha B ldb A lda beta C ldc", \
      'v', DO_MM, STORE_FULL, 'S')                                                                               \
    X(GEMMTR, "gemmtr", "uplo ta tb n k alpha A lda B ldb beta C ldc", "uplo tb ta n k alpha B ldb A lda beta C ldc", \
      'v', DO_MM, STORE_FULL, 'S')                                                                               \
    X(GEADD, "geadd", "m n alpha A lda beta C ldc", "n m alpha A lda beta C ldc", 'v', DO_GEADD, STORE_FULL, 'G') \
    X(SYMM, "symm", "side uplo m n alpha A lda B ldb beta C ldc", "side uplo n m alpha A lda B ldb beta C ldc",  \
      'v', DO_SMM, STORE_FULL, 'S')                                                                              \
    X(HEMM, "hemm", "side uplo m n alpha A lda B ldb beta C ldc", "side uplo n m alpha A lda B ldb beta C ldc",  \
      'v', DO_SMM, STORE_FULL, 'H')                                                                              \
    X(SYRK, "syrk", "uplo ta n k alpha A lda beta C ldc", NULL, 'v', DO_RANKK, STORE_FULL, 'S')                  \
    X(HERK, "herk", "uplo ta n k ralpha A lda rbeta C ldc", NULL, 'v', DO_RANKK, STORE_FULL, 'H')                \
    X(SYR2K, "syr2k", "uplo ta n k alpha A lda B ldb beta C ldc", NULL, 'v', DO_RANK2K, STORE_FULL, 'S')         \
    X(HER2K, "her2k", "uplo ta n k alpha A lda B ldb rbeta C ldc", NULL, 'v', DO_RANK2K, STORE_FULL, 'H')        \
    X(TRMM, "trmm", "side uplo ta diag m n alpha A lda B ldb", "side uplo ta diag n m alpha A lda B ldb", 'v',   \
      DO_TMM, STORE_FULL, 'T')                                                                                   \
    X(TRSM, "trsm", "side uplo ta diag m n alpha A lda B ldb", "side uplo ta diag n m alpha A lda B ldb", 'v',   \
      DO_TSM, STORE_FULL, 'T')                                                                                   \
    X(OMATCOPY, "omatcopy", "order ta m n alpha A lda B ldb", NULL, 'v', DO_OMATCOPY, STORE_FULL, 'G')           \
    X(IMATCOPY, "imatcopy", "order ta m n alpha A lda ldb", NULL, 'v', DO_IMATCOPY, STORE_FULL, 'G')

typedef enum {
#define X(id, ...) FAMILY_##id,
    FAMILIES(X)
#undef X
} family_id;

typedef struct {
    family_id id;
    const char *name, *list, *row;
    char result;
    formula does;
    storage store; /* of A */
    char shape;
} family;

typedef struct {
    const char *name;
    lt_type t;
    const family *of;
    any_function form[FORMS]; /* NULL where there is none */
} routine;

extern const routine routines[]; /* ends with a NULL name */
const routine *routine_named(const char *name);
int has_argument(const char *list, argument a);
/* The letters an option may take in a family, as "NTC"; `a` is one of CHAR. */
const char *letters(const routine *r, argument a);

#endif
