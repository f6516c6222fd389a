/* What a call costs on an idle stream, and what it allocates.
 *
 * Time: a 4 x 4 factorization through each handle API and each function of lucho.h, and a plain LAPACK call. A single
 * factorization takes less than a microsecond, waiting included, or on a slow machine than SLOW plain calls; the times are
 * printed. Other work on the machine only adds to a time, so the fastest of many groups of calls counts, and a slow one
 * is measured for up to PATIENCE.
 *
 * Allocations: after the first calls none of them allocates, on any thread, nor do batches whose lists of outcomes are
 * long, larger factorizations, solves, inverses and products, which borrow scratch memory, with one thread, with three, and with as
 * many as the library takes by itself (the last for the 4 x 4 ones).
 *
 * A call of aclBLAS returns at once: beyond 2^15 real operations its task waits in the stream's own room for one. Each further
 * task that is queued before that one has begun is a block on the heap; here the stream is idle at every call. */
#define _GNU_SOURCE
#include <string.h>
#include <time.h>

#include "acl/acl.h"
#include "alloc_shim.h"
#include "cann_ops_blas.h"
#include "cblas.h"
#include "f77blas.h"
#include "lapack.h"
#include "lapacke.h"
#include "lucho.h"
#include "mlu_op.h"
#include "rel.h"

enum { N = 4, WARM = 200, FEW = 3, AGAIN = 20, LESS = 8, GROUPS = 400, CALLS = 25, MANY = 100, THREE = 3, LARGEST = 300, MOST = 2 };
#define LIMIT 1e-6
#define PATIENCE 20.0
#define SLOW 8 /* a plain call takes some 120 ns where a handle's takes 600 */

struct row {
    const char *name;
    int (*call)(const struct row *);
    /* Of LAPACK; h half, k complex half, b bfloat16. */
    char type;
    /* Matrices of a batch; 0: none, but one matrix. */
    int count;
    /* With 0: without interchanges. */
    int pivoting;
    /* A factorization that is timed. */
    int timed;
    /* Not at larger orders than this, if not 0. */
    int most;
};

static cnrtQueue_t queue;
static mluOpHandle_t mlu;
static aclrtStream stream;
static aclblasHandle_t acl;

/* The matrices of the row at hand, n x n: symmetric, positive definite; what they are made anew from; and results. */
static int n;
static size_t bytes;
static char *matrix, *pristine, *out;
static void *members[MANY], *outs[MANY];
static mluOpTensorDescriptor_t in_desc, out_desc, pivots_desc;
static int pivots[THREE * LARGEST], info[MANY];
static int64_t n64, pivots64[THREE * LARGEST], info64[MANY];
static char work[64 * LARGEST * 16];

static void fresh(void) { memcpy(matrix, pristine, bytes); }
static void fresh_out(void) { memcpy(out, pristine, bytes); }
static int how_many(const struct row *r) { return r->count ? r->count : 1; }

static int done(int status) { return status ? status : (int)cnrtQueueSync(queue); }
static int mlu_cholesky(const struct row *r)
{
    (void)r;
    fresh();
    return done(mluOpCholesky(mlu, in_desc, (float *)matrix, out_desc, (float *)out, false, NULL));
}
static int mlu_lu(const struct row *r)
{
    (void)r;
    fresh();
    return done(mluOpLUFactorization(mlu, in_desc, matrix, out_desc, out, false));
}
static int mlu_xgetrf(const struct row *r)
{
    fresh();
    return done(mluOpXgetrf(mlu, in_desc, matrix, out_desc, out, NULL, pivots_desc, pivots, info, r->pivoting)) || info[0];
}
static int mlu_sgetrf2(const struct row *r)
{
    fresh();
    return done(mluOpSgetrf2(mlu, in_desc, matrix, out_desc, out, NULL, pivots, info, r->pivoting)) || info[0];
}

/* aclBLAS and lucho.h, one letter of LAPACK. */
#define HANDLES(l, L, T, A)                                                                                           \
    static int acl_##l##getrf(const struct row *r)                                                                    \
    {                                                                                                                 \
        fresh();                                                                                                      \
        int status = aclblas##L##getrfBatched(acl, n, (A *const *)members, n, r->pivoting ? pivots : NULL, info, 1);  \
        return status || aclrtSynchronizeStream(stream) || info[0];                                                   \
    }                                                                                                                 \
    static int acl_##l##getrs(const struct row *r)                                                                    \
    {                                                                                                                 \
        int status = l##getrf(r);                                                                                     \
        status |= (int)aclblas##L##getrsBatched(acl, ACLBLAS_OP_N, n, 1, (const A *const *)members, n, pivots,        \
                                                (A *const *)outs, n, info, 1);                                        \
        return status || aclrtSynchronizeStream(stream) || info[0];                                                   \
    }                                                                                                                 \
    static int acl_##l##getri(const struct row *r)                                                                    \
    {                                                                                                                 \
        int status = l##getrf(r);                                                                                     \
        status |= (int)aclblas##L##getriBatched(acl, n, (const A *const *)members, n, pivots, (A *const *)outs, n,    \
                                                info, 1);                                                             \
        return status || aclrtSynchronizeStream(stream) || info[0];                                                   \
    }                                                                                                                 \
    static int acl_##l##matinv(const struct row *r)                                                                   \
    {                                                                                                                 \
        (void)r;                                                                                                      \
        fresh();                                                                                                      \
        int status = aclblas##L##matinvBatched(acl, n, (const A *const *)members, n, (A *const *)outs, n, info, 1);   \
        return status || aclrtSynchronizeStream(stream) || info[0];                                                   \
    }                                                                                                                 \
    BATCHES(l, L, T)                                                                                                  \
    static int lucho_##l##potrs(const struct row *r)                                                                  \
    {                                                                                                                 \
        int status = lucho_##l##potrf(r);                                                                             \
        return status | lucho##L##potrsBatched('L', n, n, (T *const *)members, n, (T *const *)outs, n, how_many(r));  \
    }                                                                                                                 \
    static int lucho_##l##getrs(const struct row *r)                                                                  \
    {                                                                                                                 \
        int status = lucho_##l##getrf(r);                                                                             \
        return status | lucho##L##getrsBatched('N', n, n, (T *const *)members, n, pivots, (T *const *)outs, n,        \
                                               how_many(r));                                                          \
    }
#define BATCHES(l, L, T)                                                                                              \
    static int lucho_##l##potrf(const struct row *r)                                                                  \
    {                                                                                                                 \
        fresh(), fresh_out();                                                                                         \
        return lucho##L##potrfBatched('L', n, (T *const *)members, n, info, how_many(r)) || info[0];                  \
    }                                                                                                                 \
    static int lucho_##l##potrf_64(const struct row *r)                                                               \
    {                                                                                                                 \
        fresh();                                                                                                      \
        return lucho##L##potrfBatched_64('L', n64, (T *const *)members, n64, info64, how_many(r)) || info64[0];       \
    }                                                                                                                 \
    static int lucho_##l##getrf(const struct row *r)                                                                  \
    {                                                                                                                 \
        fresh(), fresh_out();                                                                                         \
        return lucho##L##getrfBatched(n, n, (T *const *)members, n, r->pivoting ? pivots : NULL, info, how_many(r)) || \
               info[0];                                                                                               \
    }                                                                                                                 \
    static int lucho_##l##getrf_64(const struct row *r)                                                               \
    {                                                                                                                 \
        fresh();                                                                                                      \
        return lucho##L##getrfBatched_64(n64, n64, (T *const *)members, n64, r->pivoting ? pivots64 : NULL, info64,   \
                                         how_many(r)) || info64[0];                                                   \
    }

/* Matrices of 16 bits. */
#define STORED(l, L, T)                                                                                               \
    BATCHES(l, L, T)                                                                                                  \
    static int one_##l##potrf(const struct row *r) { return (void)r, fresh(), luchoX(L, potrf)('L', n, (T *)matrix, n); } \
    static int one_##l##potrf_64(const struct row *r)                                                                 \
    {                                                                                                                 \
        return (void)r, fresh(), luchoX(L, potrf_64)('L', n64, (T *)matrix, n64) != 0;                                \
    }                                                                                                                 \
    static int one_##l##getrf(const struct row *r)                                                                    \
    {                                                                                                                 \
        return fresh(), luchoX(L, getrf)(n, n, (T *)matrix, n, r->pivoting ? pivots : NULL);                          \
    }                                                                                                                 \
    static int one_##l##getrf_64(const struct row *r)                                                                 \
    {                                                                                                                 \
        return fresh(), luchoX(L, getrf_64)(n64, n64, (T *)matrix, n64, r->pivoting ? pivots64 : NULL) != 0;          \
    }                                                                                                                 \
    static int one_##l##potrs(const struct row *r)                                                                    \
    {                                                                                                                 \
        fresh_out();                                                                                                  \
        return one_##l##potrf(r) | luchoX(L, potrs)('L', n, n, (T *)matrix, n, (T *)out, n);                          \
    }                                                                                                                 \
    static int one_##l##getrs(const struct row *r)                                                                    \
    {                                                                                                                 \
        fresh_out();                                                                                                  \
        return one_##l##getrf(r) | luchoX(L, getrs)('N', n, n, (T *)matrix, n, pivots, (T *)out, n);                  \
    }                                                                                                                 \
    static int one_##l##gemm(const struct row *r)                                                                     \
    {                                                                                                                 \
        return (void)r, luchoX(L, gemm)('N', 'T', n, n, n, 1, (T *)pristine, n, (T *)matrix, n, 0, (T *)out, n);      \
    }
#define luchoX(L, name) lucho##L##name

/* LAPACK and BLAS; what comes after a factorization includes it. */
#define PLAIN(l, T)                                                                                                   \
    static int l##potrf(const struct row *r) { return (void)r, fresh(), l##potrf_("L", &n, (T *)matrix, &n, info), info[0]; } \
    static int l##getrf(const struct row *r)                                                                          \
    {                                                                                                                 \
        return (void)r, fresh(), fresh_out(), l##getrf_(&n, &n, (T *)matrix, &n, pivots, info), info[0];              \
    }                                                                                                                 \
    static int l##potrs(const struct row *r)                                                                          \
    {                                                                                                                 \
        int status = l##potrf(r);                                                                                     \
        fresh_out();                                                                                                  \
        l##potrs_("L", &n, &n, (T *)matrix, &n, (T *)out, &n, info);                                                  \
        return status | info[0];                                                                                      \
    }                                                                                                                 \
    static int l##getrs(const struct row *r)                                                                          \
    {                                                                                                                 \
        int status = l##getrf(r);                                                                                     \
        l##getrs_("N", &n, &n, (T *)matrix, &n, pivots, (T *)out, &n, info);                                          \
        return status | info[0];                                                                                      \
    }                                                                                                                 \
    static int l##potri(const struct row *r)                                                                          \
    {                                                                                                                 \
        int status = l##potrf(r);                                                                                     \
        l##potri_("L", &n, (T *)matrix, &n, info);                                                                    \
        return status | info[0];                                                                                      \
    }                                                                                                                 \
    static int l##getri(const struct row *r)                                                                          \
    {                                                                                                                 \
        int status = l##getrf(r), room = 64 * n;                                                                      \
        l##getri_(&n, (T *)matrix, &n, pivots, (T *)work, &room, info);                                               \
        return status | info[0];                                                                                      \
    }                                                                                                                 \
    static int l##trtri(const struct row *r)                                                                          \
    {                                                                                                                 \
        return (void)r, fresh(), l##trtri_("L", "N", &n, (T *)matrix, &n, info), info[0];                             \
    }                                                                                                                 \
    static int l##gesv(const struct row *r)                                                                           \
    {                                                                                                                 \
        return (void)r, fresh(), fresh_out(), l##gesv_(&n, &n, (T *)matrix, &n, pivots, (T *)out, &n, info), info[0]; \
    }                                                                                                                 \
    static int l##posv(const struct row *r)                                                                           \
    {                                                                                                                 \
        return (void)r, fresh(), fresh_out(), l##posv_("U", &n, &n, (T *)matrix, &n, (T *)out, &n, info), info[0];    \
    }                                                                                                                 \
    static int row_major_##l##potrf(const struct row *r)                                                              \
    {                                                                                                                 \
        return (void)r, fresh(), LAPACKE_##l##potrf(LAPACK_ROW_MAJOR, 'L', n, (T *)matrix, n);                        \
    }                                                                                                                 \
    static int row_major_##l##getrf(const struct row *r)                                                              \
    {                                                                                                                 \
        return (void)r, fresh(), LAPACKE_##l##getrf(LAPACK_ROW_MAJOR, n, n, (T *)matrix, n, pivots);                  \
    }                                                                                                                 \
    static int row_major_##l##getri(const struct row *r)                                                              \
    {                                                                                                                 \
        int status = row_major_##l##getrf(r);                                                                         \
        return status | LAPACKE_##l##getri(LAPACK_ROW_MAJOR, n, (T *)matrix, n, pivots);                              \
    }                                                                                                                 \
    static int l##gemm(const struct row *r)                                                                           \
    {                                                                                                                 \
        const T one = 1, zero = 0;                                                                                    \
        (void)r;                                                                                                      \
        l##gemm_("N", "T", &n, &n, &n, &one, (T *)pristine, &n, (T *)matrix, &n, &zero, (T *)out, &n);                \
        return 0;                                                                                                     \
    }                                                                                                                 \
    static int l##symm(const struct row *r)                                                                           \
    {                                                                                                                 \
        const T one = 1, zero = 0;                                                                                    \
        (void)r;                                                                                                      \
        l##symm_("R", "U", &n, &n, &one, (T *)pristine, &n, (T *)matrix, &n, &zero, (T *)out, &n);                    \
        return 0;                                                                                                     \
    }                                                                                                                 \
    static int l##syrk(const struct row *r)                                                                           \
    {                                                                                                                 \
        const T one = 1, zero = 0;                                                                                    \
        return (void)r, l##syrk_("L", "T", &n, &n, &one, (T *)pristine, &n, &zero, (T *)out, &n), 0;                  \
    }                                                                                                                 \
    static int l##trmm(const struct row *r)                                                                           \
    {                                                                                                                 \
        const T one = 1;                                                                                              \
        return (void)r, fresh_out(), l##trmm_("R", "L", "T", "N", &n, &n, &one, (T *)matrix, &n, (T *)out, &n), 0;    \
    }                                                                                                                 \
    static int l##trsm(const struct row *r)                                                                           \
    {                                                                                                                 \
        const T one = 1;                                                                                              \
        return (void)r, fresh_out(), l##trsm_("L", "U", "N", "N", &n, &n, &one, (T *)matrix, &n, (T *)out, &n), 0;    \
    }                                                                                                                 \
    static int l##gemv(const struct row *r)                                                                           \
    {                                                                                                                 \
        const T one = 1, zero = 0;                                                                                    \
        const int step = 1;                                                                                           \
        (void)r;                                                                                                      \
        l##gemv_("T", &n, &n, &one, (T *)pristine, &n, (T *)matrix, &step, &zero, (T *)out, &step);                   \
        return 0;                                                                                                     \
    }
PLAIN(s, float)
PLAIN(d, double)
PLAIN(c, lapack_complex_float)
PLAIN(z, lapack_complex_double)
HANDLES(s, S, float, float)
HANDLES(d, D, double, double)
HANDLES(c, C, lapack_complex_float, aclblasComplex)
HANDLES(z, Z, lapack_complex_double, aclblasDoubleComplex)
STORED(h, H, luchoHalf)
STORED(b, B, luchoBfloat16)

static int row_major_gemm(const struct row *r)
{
    (void)r;
    cblas_dgemm(CblasRowMajor, CblasTrans, CblasNoTrans, n, n, n, 1, (double *)pristine, n, (double *)matrix, n, 0, (double *)out, n);
    return 0;
}
static int gesv_mixed(const struct row *r)
{
    return (void)r, luchoGesvMixed(LUCHO_D, n, 2, pristine, n, pivots, matrix, n, out, n, NULL, NULL);
}
static int posv_mixed(const struct row *r)
{
    return (void)r, luchoPosvMixed(LUCHO_D, 'L', n, 2, pristine, n, matrix, n, out, n, NULL, NULL);
}

#define MLU(type, word)                                                                                               \
    {"mluOpCholesky " word, mlu_cholesky, type, 0, 0, 1, 0},                                                          \
    {"mluOpCholesky " word ", batch of 1", mlu_cholesky, type, 1, 0, 1, 0},                                           \
    {"mluOpLUFactorization " word, mlu_lu, type, 0, 0, 1, 0},                                                         \
    {"mluOpLUFactorization " word ", batch of 1", mlu_lu, type, 1, 0, 1, 0},                                          \
    {"mluOpXgetrf " word, mlu_xgetrf, type, 0, 1, 1, 0},                                                              \
    {"mluOpXgetrf " word ", mode 0", mlu_xgetrf, type, 0, 0, 1, 0},                                                   \
    {"mluOpXgetrf " word ", batch of 1", mlu_xgetrf, type, 1, 1, 1, 0},                                               \
    {"mluOpSgetrf2 " word, mlu_sgetrf2, type, 0, 1, 1, 0},                                                            \
    {"mluOpSgetrf2 " word ", mode 0", mlu_sgetrf2, type, 0, 0, 1, 0},                                                 \
    {"mluOpSgetrf2 " word ", batch of 1", mlu_sgetrf2, type, 1, 1, 1, 0}
/* In place up to 2^15 real operations: n^3 of getrf, 2 n^3 of getri and matinv, 2 n^2 of getrs, fourfold for complex. */
#define ACL(type, l, L)                                                                                               \
    {"aclblas" #L "getrfBatched", acl_##l##getrf, type, 1, 1, 1, 0},                                                  \
    {"aclblas" #L "getrfBatched, no pivots", acl_##l##getrf, type, 1, 0, 1, 0},                                       \
    {"aclblas" #L "getriBatched", acl_##l##getri, type, 1, 1, 0, 0},                                                  \
    {"aclblas" #L "matinvBatched", acl_##l##matinv, type, 1, 1, 0, 32},                                               \
    {"aclblas" #L "getrsBatched", acl_##l##getrs, type, 1, 1, 0, 0}
#define LUCHO(type, l, L)                                                                                             \
    {"lucho" #L "potrfBatched", lucho_##l##potrf, type, 1, 0, 1, 0},                                                  \
    {"lucho" #L "potrfBatched_64", lucho_##l##potrf_64, type, 1, 0, 1, 0},                                            \
    {"lucho" #L "getrfBatched", lucho_##l##getrf, type, 1, 1, 1, 0},                                                  \
    {"lucho" #L "getrfBatched, no pivots", lucho_##l##getrf, type, 1, 0, 1, 0},                                       \
    {"lucho" #L "getrfBatched_64", lucho_##l##getrf_64, type, 1, 1, 1, 0},                                            \
    {"lucho" #L "potrfBatched, three", lucho_##l##potrf, type, THREE, 0, 0, 0},                                       \
    {"lucho" #L "getrfBatched, three", lucho_##l##getrf, type, THREE, 1, 0, 0}
#define LUCHO_SOLVES(type, l, L)                                                                                      \
    {"lucho" #L "potrsBatched", lucho_##l##potrs, type, THREE, 0, 0, 0},                                              \
    {"lucho" #L "getrsBatched", lucho_##l##getrs, type, THREE, 1, 0, 0}
#define ONE(type, l, L)                                                                                               \
    {"lucho" #L "potrf", one_##l##potrf, type, 0, 0, 1, 0}, {"lucho" #L "potrf_64", one_##l##potrf_64, type, 0, 0, 1, 0}, \
    {"lucho" #L "getrf", one_##l##getrf, type, 0, 1, 1, 0}, {"lucho" #L "getrf_64", one_##l##getrf_64, type, 0, 1, 1, 0}, \
    {"lucho" #L "getrf, no pivots", one_##l##getrf, type, 0, 0, 1, 0},                                                \
    {"lucho" #L "potrs", one_##l##potrs, type, 0, 0, 0, 0}, {"lucho" #L "getrs", one_##l##getrs, type, 0, 1, 0, 0},   \
    {"lucho" #L "gemm", one_##l##gemm, type, 0, 0, 0, 0}
#define CALL(type, l, name) {#l #name "_", l##name, type, 0, 1, 0, 0}
#define LETTER(type, l)                                                                                               \
    {#l "getrf_", l##getrf, type, 0, 1, 1, 0}, {#l "potrf_", l##potrf, type, 0, 0, 1, 0}, CALL(type, l, potrs),       \
    CALL(type, l, getrs), CALL(type, l, potri), CALL(type, l, getri), CALL(type, l, trtri), CALL(type, l, gesv),      \
    CALL(type, l, posv), CALL(type, l, gemm), CALL(type, l, symm), CALL(type, l, syrk), CALL(type, l, trmm),          \
    CALL(type, l, trsm), CALL(type, l, gemv),                                                                         \
    {"LAPACKE_" #l "potrf, by rows", row_major_##l##potrf, type, 0, 0, 0, 0},                                         \
    {"LAPACKE_" #l "getrf, by rows", row_major_##l##getrf, type, 0, 1, 0, 0},                                         \
    {"LAPACKE_" #l "getri, by rows", row_major_##l##getri, type, 0, 1, 0, 0}

static const struct row rows[] = {
    MLU('s', "float"), MLU('c', "complex"), MLU('h', "half"), MLU('k', "complex half"),
    ACL('s', s, S), ACL('d', d, D), ACL('c', c, C), ACL('z', z, Z),
    LUCHO('s', s, S), LUCHO('d', d, D), LUCHO('c', c, C), LUCHO('z', z, Z), LUCHO('h', h, H), LUCHO('b', b, B),
    LUCHO_SOLVES('s', s, S), LUCHO_SOLVES('d', d, D), LUCHO_SOLVES('c', c, C), LUCHO_SOLVES('z', z, Z),
    ONE('h', h, H), ONE('b', b, B), LETTER('s', s), LETTER('d', d), LETTER('c', c), LETTER('z', z),
    {"cblas_dgemm, by rows", row_major_gemm, 'd', 0, 0, 0, 0},
    {"luchoGesvMixed", gesv_mixed, 'd', 0, 0, 0, 0},
    {"luchoPosvMixed", posv_mixed, 'd', 0, 0, 0, 0},
    {"mluOpCholesky, three", mlu_cholesky, 's', THREE, 0, 0, 0},
    {"mluOpXgetrf, three", mlu_xgetrf, 'c', THREE, 1, 0, 0},
    {"mluOpCholesky, many", mlu_cholesky, 's', MANY, 0, 0, N},
    {"mluOpLUFactorization, many", mlu_lu, 's', MANY, 0, 0, N},
    {"mluOpSgetrf2, many", mlu_sgetrf2, 's', MANY, 1, 0, N},
    {"mluOpXgetrf, many", mlu_xgetrf, 's', MANY, 1, 0, N}};
enum { ROWS = sizeof rows / sizeof *rows };

static double seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* Matrices of a row, n x n: Hilbert's with 3 on the diagonal. */
static void prepare(const struct row *r, int order)
{
    static float real[LARGEST * LARGEST];
    static double wide[LARGEST * LARGEST];
    static lapack_complex_float pairs[LARGEST * LARGEST];
    static lapack_complex_double wide_pairs[LARGEST * LARGEST];
    int all = order * order, dims[3] = {r->count, order, order}, rank = r->count ? 3 : 2, bad = 0;
    n64 = n = order;
    for (int i = 0; i < all; i++)
        wide_pairs[i] = wide[i] = pairs[i] = real[i] = i % (n + 1) ? 1.0f / (float)(1 + i / n + i % n) : 3;
    mluOpDataType_t type = MLUOP_DTYPE_FLOAT;
    const void *from = pristine;
    size_t size = 2;
    switch (r->type) {
    case 's': from = real, size = 4; break;
    case 'd': from = wide, size = 8; break;
    case 'c': from = pairs, size = 8, type = MLUOP_DTYPE_COMPLEX_FLOAT; break;
    case 'z': from = wide_pairs, size = 16; break;
    case 'h': bad = luchoFloatToHalf(all, real, (luchoHalf *)pristine), type = MLUOP_DTYPE_HALF; break;
    case 'b': bad = luchoFloatToBfloat16(all, real, (luchoBfloat16 *)pristine); break;
    default:
        bad = luchoComplexFloatToHalf(all, pairs, (luchoComplexHalf *)pristine);
        type = MLUOP_DTYPE_COMPLEX_HALF, size = 4;
    }
    size *= (size_t)all;
    bytes = size * (size_t)how_many(r);
    for (int i = 0; i < how_many(r); i++) {
        memmove(pristine + (size_t)i * size, i ? pristine : from, size);
        members[i] = matrix + (size_t)i * size;
        outs[i] = out + (size_t)i * size;
    }
    fresh();
    bad |= (int)mluOpSetTensorDescriptor(in_desc, MLUOP_LAYOUT_ARRAY, type, rank, dims + 3 - rank);
    bad |= (int)mluOpSetTensorDescriptor(out_desc, MLUOP_LAYOUT_ARRAY, type, rank, dims + 3 - rank);
    bad |= (int)mluOpSetTensorDescriptor(pivots_desc, MLUOP_LAYOUT_ARRAY, MLUOP_DTYPE_INT32, rank - 1, dims + 3 - rank);
    LT_REQUIRE(bad == 0);
}

static void open_all(void)
{
    static const size_t room = (size_t)THREE * LARGEST * LARGEST * 16;
    LT_REQUIRE(cnrtSetDevice(0) == 0 && cnrtQueueCreate(&queue) == 0);
    LT_REQUIRE(mluOpCreate(&mlu) == 0 && mluOpSetQueue(mlu, queue) == 0);
    LT_REQUIRE(mluOpCreateTensorDescriptor(&in_desc) == 0 && mluOpCreateTensorDescriptor(&out_desc) == 0);
    LT_REQUIRE(mluOpCreateTensorDescriptor(&pivots_desc) == 0);
    LT_REQUIRE(cnrtMalloc((void **)&matrix, room) == 0 && cnrtMalloc((void **)&out, room) == 0);
    LT_REQUIRE(cnrtMalloc((void **)&pristine, room) == 0);
    LT_REQUIRE(aclInit(NULL) == 0 && aclrtSetDevice(0) == 0 && aclrtCreateStream(&stream) == 0);
    LT_REQUIRE(aclblasCreate(&acl) == 0 && aclblasSetStream(acl, stream) == 0);
}

/* All workers exist, if they are at most MOST, and none leaves during the next tenth of a second: to make a thread is an allocation by itself. */
static void keep_workers(void)
{
    static double wide[LARGEST * LARGEST], product[LARGEST * LARGEST], last;
    const int order = LARGEST, wanted = luchoGetNumThreads() - 1;
    const double one = 1;
    double start = seconds();
    if (wanted == 0 || wanted > MOST || start < last + 0.1)
        return;
    do
        dgemm_("N", "N", &order, &order, &order, &one, wide, &order, wide, &order, &one, product, &order);
    while (rel_threads_named(REL_WORKERS) < wanted && seconds() < start + 10);
    last = seconds();
}

static int several(const struct row *r, int times)
{
    int bad = 0;
    for (int i = 0; i < times; i++) {
        keep_workers();
        shim_enter();
        bad |= r->call(r);
        shim_leave();
    }
    return bad;
}

static int allocations(void *arg)
{
    static const int orders[] = {N, 16, 32, 64, 100, LARGEST, 0};
    const int threads = *(int *)arg, largest = lt_wanted() == LT_QUICK ? 64 : LARGEST;
    int did = 0;
    open_all();
    long mapped = shim_mapped();
    for (int k = 0; k < ROWS; k++)
        for (const int *o = orders; *o && *o <= (threads ? largest : N); o++) {
            const struct row *r = &rows[k];
            const int order = *o, small = order <= 16;
            if (r->most && order > r->most)
                continue;
            prepare(r, order);
            int bad = several(r, small ? WARM : FEW);
            shim_arm(1);
            bad |= several(r, small ? WARM : order < LARGEST ? AGAIN : LESS);
            int allocated = shim_fired();
            shim_arm(0);
            did++;
            CHECK(!allocated && !bad, "%s, order %d, %d threads: allocates: %d, failed: %d", r->name, order, threads, allocated, bad);
        }
    /* What was tested is not empty: scratch memory was borrowed, and threads took part. */
    int workers = rel_threads_named(REL_WORKERS);
    CHECK(!threads || shim_mapped() > mapped, "no scratch memory was mapped");
    CHECK(!threads || workers == threads - 1, "%d workers, not %d", workers, threads - 1);
    lt_note("     %d rows, %d workers, %ld MiB mapped\n", did, workers, (shim_mapped() - mapped) >> 20);
    return 0;
}

/* First: the library reads its environment once per process. */
static void nothing_is_allocated(void)
{
    static const struct { const char *const env[2]; int threads; } ways[] = {
        {{"LUCHO_NUM_THREADS=1", NULL}, 1}, {{"LUCHO_NUM_THREADS=3", NULL}, 3}, {{NULL, NULL}, 0}};
    if (REL_ASAN || lt_under_valgrind())
        return;
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        int threads = ways[i].threads, status = rel_child(120, ways[i].env, allocations, &threads);
        CHECK(status == 0, "child with %d threads (0: by itself): status %d", threads, status);
    }
}

/* The fastest of many groups of calls: what is not the call itself only adds to a group's time. */
static double fastest(const struct row *r, double limit)
{
    double best = 1, end = seconds() + PATIENCE;
    int bad = 0;
    prepare(r, N);
    for (int i = 0; i < WARM; i++)
        bad |= r->call(r);
    for (int g = 0; g < GROUPS || (best >= limit && seconds() < end); g++) {
        double start = seconds();
        for (int i = 0; i < CALLS; i++)
            bad |= r->call(r);
        double each = (seconds() - start) / CALLS;
        best = each < best ? each : best;
    }
    return bad ? 1 : best;
}

static void a_call_is_short(void)
{
    static const struct row plain = {"dpotrf_", dpotrf, 'd', 0, 0, 1, 0};
    if (REL_ASAN || lt_under_valgrind())
        return;
    open_all();
    double slow = SLOW * fastest(&plain, LIMIT), limit = slow > LIMIT ? slow : LIMIT;
    for (int k = 0; k < ROWS; k++) {
        if (!rows[k].timed)
            continue;
        lt_step("%s", rows[k].name);
        double best = fastest(&rows[k], limit);
        lt_note("     %-40s %4.0f ns\n", rows[k].name, 1e9 * best);
        CHECK(best < limit, "%s takes %.0f ns (1 s: it failed)", rows[k].name, 1e9 * best);
    }
}

int main(int argc, char **argv)
{
    static const lt_test tests[] = {{"nothing_is_allocated", nothing_is_allocated, 400},
                                    {"a_call_is_short", a_call_is_short, 60},
                                    {0}};
    return lt_main(argc, argv, tests, NULL);
}
