/* What a call costs on an idle stream: a 4 x 4 factorization through each handle API, and a plain LAPACK call. After
 * the first calls none of them allocates, on any thread. The times are printed, waiting included. A microsecond is
 * wanted (mluOpCholesky is at 0.8 to 1.5); the test fails only beyond LIMIT, since machines are busy. */
#define _GNU_SOURCE
#include <string.h>
#include <time.h>

#include "acl/acl.h"
#include "alloc_shim.h"
#include "cann_ops_blas.h"
#include "lapack.h"
#include "mlu_op.h"
#include "rel.h"

enum { N = 4, WARM = 200, GROUPS = 400, CALLS = 25 };
#define LIMIT 5e-6

static cnrtQueue_t queue;
static mluOpHandle_t mlu;
static mluOpTensorDescriptor_t single, batch, complex_single;
static aclrtStream stream;
static aclblasHandle_t acl;
static void *matrix, *out, *members[1];
static int pivots[N], info[1];
/* Symmetric, positive definite, and in complex single precision the same with zero imaginary parts. */
static float s[N * N];
static double d[N * N];
static float c[2 * N * N];
static double z[2 * N * N];

static int mlu_cholesky(mluOpTensorDescriptor_t desc)
{
    int status = mluOpCholesky(mlu, desc, matrix, desc, out, false, NULL);
    return status ? status : (int)cnrtQueueSync(queue);
}
static int cholesky_s(void) { return memcpy(matrix, s, sizeof s), mlu_cholesky(single); }
static int cholesky_batch(void) { return memcpy(matrix, s, sizeof s), mlu_cholesky(batch); }
static int cholesky_c(void) { return memcpy(matrix, c, sizeof c), mlu_cholesky(complex_single); }

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
} calls[] = {{"mluOpCholesky float", cholesky_s},     {"mluOpCholesky float, batch of 1", cholesky_batch},
             {"mluOpCholesky complex", cholesky_c},   {"aclblasSgetrfBatched", lu_s},
             {"aclblasDgetrfBatched", lu_d},          {"aclblasCgetrfBatched", lu_c},
             {"aclblasZgetrfBatched", lu_z},          {"dgetrf_", lapack_lu},
             {"dpotrf_", lapack_cholesky}};
enum { KINDS = sizeof calls / sizeof *calls };

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
static void a_call_is_short(void)
{
    if (REL_ASAN || lt_under_valgrind())
        return;
    for (int k = 0; k < KINDS; k++) {
        double best = 1;
        int bad = 0;
        warm(calls[k].call);
        for (int g = 0; g < GROUPS; g++) {
            double start = seconds();
            for (int i = 0; i < CALLS; i++)
                bad |= calls[k].call();
            double each = (seconds() - start) / CALLS;
            best = each < best ? each : best;
        }
        lt_note("     %-32s %4.0f ns\n", calls[k].name, 1e9 * best);
        CHECK(!bad && best < LIMIT, "%s takes %.0f ns, failed: %d", calls[k].name, 1e9 * best, bad);
    }
}

static mluOpTensorDescriptor_t describe(mluOpDataType_t type, int rank)
{
    int dims[3] = {1, N, N};
    mluOpTensorDescriptor_t desc;
    LT_REQUIRE(mluOpCreateTensorDescriptor(&desc) == 0);
    LT_REQUIRE(mluOpSetTensorDescriptor(desc, MLUOP_LAYOUT_ARRAY, type, rank, dims + 3 - rank) == 0);
    return desc;
}

int main(int argc, char **argv)
{
    static const lt_test tests[] = {{"nothing_is_allocated", nothing_is_allocated, 60},
                                    {"a_call_is_short", a_call_is_short, 60},
                                    {0}};
    for (int i = 0; i < N * N; i++)
        s[i] = (float)(d[i] = c[2 * i] = z[2 * i] = i % (N + 1) ? 1.0 / (1 + i / N + i % N) : 3.0);
    LT_REQUIRE(cnrtSetDevice(0) == 0 && cnrtQueueCreate(&queue) == 0);
    LT_REQUIRE(mluOpCreate(&mlu) == 0 && mluOpSetQueue(mlu, queue) == 0);
    single = describe(MLUOP_DTYPE_FLOAT, 2);
    batch = describe(MLUOP_DTYPE_FLOAT, 3);
    complex_single = describe(MLUOP_DTYPE_COMPLEX_FLOAT, 2);
    LT_REQUIRE(cnrtMalloc(&matrix, sizeof z) == 0 && cnrtMalloc(&out, sizeof z) == 0);
    members[0] = matrix;
    LT_REQUIRE(aclInit(NULL) == 0 && aclrtSetDevice(0) == 0 && aclrtCreateStream(&stream) == 0);
    LT_REQUIRE(aclblasCreate(&acl) == 0 && aclblasSetStream(acl, stream) == 0);
    return lt_main(argc, argv, tests, NULL);
}
