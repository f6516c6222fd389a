/* What a call costs on an idle stream: a 4 x 4 factorization through each handle API, and a plain LAPACK call. After
 * the first calls none of them allocates, on any thread, nor do batches whose lists of outcomes are long. A single
 * factorization takes less than a microsecond, waiting included, or on a slow machine than SLOW plain calls; the times are
 * printed. Other work on the machine only adds to a time, so the fastest of many groups of calls counts, and a slow one
 * is measured for up to PATIENCE. */
#define _GNU_SOURCE
#include <string.h>
#include <time.h>

#include "acl/acl.h"
#include "alloc_shim.h"
#include "cann_ops_blas.h"
#include "lapack.h"
#include "mlu_op.h"
#include "rel.h"

enum { N = 4, WARM = 200, GROUPS = 400, CALLS = 25, MANY = 100 };
#define LIMIT 1e-6
#define PATIENCE 20.0
#define SLOW 8 /* a plain call takes some 120 ns where a handle's takes 600 */

static cnrtQueue_t queue;
static mluOpHandle_t mlu;
static mluOpTensorDescriptor_t single, out_single, batch, complex_single, many, pivots_single, pivots_many;
static aclrtStream stream;
static aclblasHandle_t acl;
static void *matrix, *out, *members[1];
static int pivots[N * MANY], info[1];
/* Symmetric, positive definite, and in complex single precision the same with zero imaginary parts. */
static float s[N * N];
static double d[N * N];
static float c[2 * N * N];
static double z[2 * N * N];

static int done(int status) { return status ? status : (int)cnrtQueueSync(queue); }
static int mlu_cholesky(mluOpTensorDescriptor_t desc, mluOpTensorDescriptor_t out_desc)
{
    return done(mluOpCholesky(mlu, desc, matrix, out_desc, out, false, NULL));
}
static int cholesky_s(void) { return memcpy(matrix, s, sizeof s), mlu_cholesky(single, out_single); }
static int cholesky_batch(void) { return memcpy(matrix, s, sizeof s), mlu_cholesky(batch, batch); }
static int cholesky_c(void) { return memcpy(matrix, c, sizeof c), mlu_cholesky(complex_single, complex_single); }

static int mlu_lu(mluOpTensorDescriptor_t desc, mluOpTensorDescriptor_t out_desc)
{
    return done(mluOpLUFactorization(mlu, desc, matrix, out_desc, out, false));
}
static int lu_nopivot_s(void) { return memcpy(matrix, s, sizeof s), mlu_lu(single, out_single); }
static int lu_nopivot_c(void) { return memcpy(matrix, c, sizeof c), mlu_lu(complex_single, complex_single); }
static int xgetrf_s(void)
{
    memcpy(matrix, s, sizeof s);
    return done(mluOpXgetrf(mlu, single, matrix, out_single, out, NULL, pivots_single, pivots, info, 1)) || info[0];
}

/* Many matrices, the same ones at each call: out of place. */
static int cholesky_many(void) { return mlu_cholesky(many, many); }
static int lu_nopivot_many(void) { return mlu_lu(many, many); }
static int sgetrf2_many(void)
{
    return done(mluOpSgetrf2(mlu, many, matrix, many, out, NULL, pivots, info, 1)) || info[0];
}
static int xgetrf_many(void)
{
    return done(mluOpXgetrf(mlu, many, matrix, many, out, NULL, pivots_many, pivots, info, 1)) || info[0];
}

#define LU(name, letter, type, from)                                                                        \
    static int name(void)                                                                                   \
    {                                                                                                       \
        memcpy(matrix, from, sizeof from);                                                                  \
        int status = aclblas##letter##getrfBatched(acl, N, (type *const *)members, N, pivots, info, 1);     \
        return status ? status : aclrtSynchronizeStream(stream) || info[0];                                 \
    }
LU(lu_s, S, float, s)
LU(lu_d, D, double, d)
LU(lu_c, C, aclblasComplex, c)
LU(lu_z, Z, aclblasDoubleComplex, z)

static int lapack_lu(void)
{
    int n = N, result;
    memcpy(matrix, d, sizeof d);
    dgetrf_(&n, &n, matrix, &n, pivots, &result);
    return result;
}
static int lapack_cholesky(void)
{
    int n = N, result;
    memcpy(matrix, d, sizeof d);
    dpotrf_("L", &n, matrix, &n, &result);
    return result;
}

static double seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static const struct {
    const char *name;
    int (*call)(void);
} calls[] = {{"mluOpCholesky float", cholesky_s},
             {"mluOpCholesky float, batch of 1", cholesky_batch},
             {"mluOpCholesky complex", cholesky_c},
             {"mluOpLUFactorization float", lu_nopivot_s},
             {"mluOpLUFactorization complex", lu_nopivot_c},
             {"mluOpXgetrf float", xgetrf_s},
             {"aclblasSgetrfBatched", lu_s},
             {"aclblasDgetrfBatched", lu_d},
             {"aclblasCgetrfBatched", lu_c},
             {"aclblasZgetrfBatched", lu_z},
             {"dgetrf_", lapack_lu},
             {"dpotrf_", lapack_cholesky},
             /* Last: they fill the matrix. */
             {"mluOpCholesky, many", cholesky_many},
             {"mluOpLUFactorization, many", lu_nopivot_many},
             {"mluOpSgetrf2, many", sgetrf2_many},
             {"mluOpXgetrf, many", xgetrf_many}};
enum { KINDS = sizeof calls / sizeof *calls, SINGLE = KINDS - 4 };

static void fill_many(void)
{
    for (int i = 0; i < MANY; i++) memcpy((float *)matrix + i * N * N, s, sizeof s);
}

static void warm(int (*call)(void))
{
    int bad = 0;
    for (int i = 0; i < WARM; i++)
        bad |= call();
    LT_REQUIRE(bad == 0);
}

static void nothing_is_allocated(void)
{
    if (REL_ASAN || lt_under_valgrind())
        return;
    for (int k = 0; k < KINDS; k++) {
        if (k == SINGLE) fill_many();
        warm(calls[k].call);
        int bad = 0;
        shim_arm(1);
        shim_enter();
        for (int i = 0; i < WARM; i++)
            bad |= calls[k].call();
        shim_leave();
        int allocated = shim_fired();
        shim_arm(0);
        CHECK(!allocated && !bad, "%s: allocates: %d, failed: %d", calls[k].name, allocated, bad);
    }
}

/* The fastest of many groups of calls: what is not the call itself only adds to a group's time. */
static double fastest(int (*call)(void), double limit)
{
    double best = 1, end = seconds() + PATIENCE;
    int bad = 0;
    warm(call);
    for (int g = 0; g < GROUPS || (best >= limit && seconds() < end); g++) {
        double start = seconds();
        for (int i = 0; i < CALLS; i++)
            bad |= call();
        double each = (seconds() - start) / CALLS;
        best = each < best ? each : best;
    }
    return bad ? 1 : best;
}

static void a_call_is_short(void)
{
    if (REL_ASAN || lt_under_valgrind())
        return;
    double slow = SLOW * fastest(lapack_cholesky, LIMIT), limit = slow > LIMIT ? slow : LIMIT;
    for (int k = 0; k < SINGLE; k++) {
        double best = fastest(calls[k].call, limit);
        lt_note("     %-32s %4.0f ns\n", calls[k].name, 1e9 * best);
        CHECK(best < limit, "%s takes %.0f ns (1 s: it failed)", calls[k].name, 1e9 * best);
    }
}

static mluOpTensorDescriptor_t shaped(mluOpDataType_t type, int rank, const int *dims)
{
    mluOpTensorDescriptor_t desc;
    LT_REQUIRE(mluOpCreateTensorDescriptor(&desc) == 0);
    LT_REQUIRE(mluOpSetTensorDescriptor(desc, MLUOP_LAYOUT_ARRAY, type, rank, dims) == 0);
    return desc;
}
static mluOpTensorDescriptor_t describe(mluOpDataType_t type, int rank, int count)
{
    int dims[3] = {count, N, N};
    return shaped(type, rank, dims + 3 - rank);
}

int main(int argc, char **argv)
{
    static const lt_test tests[] = {{"nothing_is_allocated", nothing_is_allocated, 60},
                                    {"a_call_is_short", a_call_is_short, 300},
                                    {0}};
    for (int i = 0; i < N * N; i++)
        s[i] = (float)(d[i] = c[2 * i] = z[2 * i] = i % (N + 1) ? 1.0 / (1 + i / N + i % N) : 3.0);
    LT_REQUIRE(cnrtSetDevice(0) == 0 && cnrtQueueCreate(&queue) == 0);
    LT_REQUIRE(mluOpCreate(&mlu) == 0 && mluOpSetQueue(mlu, queue) == 0);
    single = describe(MLUOP_DTYPE_FLOAT, 2, 1);
    out_single = describe(MLUOP_DTYPE_FLOAT, 2, 1);
    batch = describe(MLUOP_DTYPE_FLOAT, 3, 1);
    many = describe(MLUOP_DTYPE_FLOAT, 3, MANY);
    complex_single = describe(MLUOP_DTYPE_COMPLEX_FLOAT, 2, 1);
    pivots_single = shaped(MLUOP_DTYPE_INT32, 1, (int[]){N});
    pivots_many = shaped(MLUOP_DTYPE_INT32, 2, (int[]){MANY, N});
    LT_REQUIRE(cnrtMalloc(&matrix, MANY * sizeof s + sizeof z) == 0);
    LT_REQUIRE(cnrtMalloc(&out, MANY * sizeof s + sizeof z) == 0);
    members[0] = matrix;
    LT_REQUIRE(aclInit(NULL) == 0 && aclrtSetDevice(0) == 0 && aclrtCreateStream(&stream) == 0);
    LT_REQUIRE(aclblasCreate(&acl) == 0 && aclblasSetStream(acl, stream) == 0);
    return lt_main(argc, argv, tests, NULL);
}
