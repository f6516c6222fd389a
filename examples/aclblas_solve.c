/* Factor, solve and invert a batch of small systems through aclBLAS, in C99.
 *
 * cc -std=c99 aclblas_solve.c -I<prefix>/include -L<prefix>/lib -llucho && ./a.out */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "acl/acl.h"
#include "cann_ops_blas.h"

enum { N = 20, NRHS = 3, BATCH = 5 };

static void check(int status, const char *what)
{
    if (status != 0) {
        fprintf(stderr, "%s returned %d: %s\n", what, status, aclGetRecentErrMsg());
        exit(1);
    }
}
#define CHECK(call) check((int)(call), #call)

static double uniform(void)
{
    static unsigned long long state = 2024;
    state = state * 6364136223846793005ULL + 1442695040888963407ULL;
    return (double)(state >> 11) / 9007199254740992.0 - 0.5;
}

static void *device_memory(size_t bytes)
{
    void *p = NULL;
    CHECK(aclrtMalloc(&p, bytes, ACL_MEM_MALLOC_HUGE_FIRST));
    return p;
}

/* Device array of the addresses of BATCH consecutive blocks. */
static double **pointers_to(double *blocks, size_t elements)
{
    double *host[BATCH];
    double **array = device_memory(sizeof host);
    for (int i = 0; i < BATCH; ++i) {
        host[i] = blocks + (size_t)i * elements;
    }
    CHECK(aclrtMemcpy(array, sizeof host, host, sizeof host, ACL_MEMCPY_HOST_TO_DEVICE));
    return array;
}

/* The largest |sum_k A(r,k) X(k,c) - Y(r,c)| of one system. */
static double residual(const double *a, const double *x, const double *y, int cols)
{
    double worst = 0;
    for (int r = 0; r < N; ++r) {
        for (int c = 0; c < cols; ++c) {
            double sum = -y[r + c * N];
            for (int k = 0; k < N; ++k) {
                sum += a[r + k * N] * x[k + c * N];
            }
            if (!(fabs(sum) <= worst)) {
                worst = fabs(sum);
            }
        }
    }
    return worst;
}

static double a[BATCH * N * N], b[BATCH * N * NRHS], x[BATCH * N * NRHS], inverse[BATCH * N * N];
static double identity[N * N];

int main(void)
{
    for (int i = 0; i < BATCH * N * N; ++i) {
        a[i] = uniform() + (i % (N * N) % (N + 1) == 0 ? 4.0 : 0.0);
    }
    for (int i = 0; i < BATCH * N * NRHS; ++i) {
        b[i] = uniform();
    }
    for (int i = 0; i < N; ++i) {
        identity[i * (N + 1)] = 1.0;
    }

    aclblasHandle_t handle = NULL;
    aclrtStream stream = NULL;
    CHECK(aclInit(NULL));
    CHECK(aclrtCreateStream(&stream));
    CHECK(aclblasCreate(&handle));
    CHECK(aclblasSetStream(handle, stream));

    double *dA = device_memory(sizeof a), *dB = device_memory(sizeof b);
    double *dC = device_memory(sizeof inverse);
    int *dPivots = device_memory(BATCH * N * sizeof(int)), *dInfo = device_memory(BATCH * sizeof(int));
    double **dAs = pointers_to(dA, N * N), **dBs = pointers_to(dB, N * NRHS);
    double **dCs = pointers_to(dC, N * N);

    /* Everything below is queued on one stream, in order; the host waits once. */
    int refused = 0, info[BATCH];
    CHECK(aclrtMemcpyAsync(dA, sizeof a, a, sizeof a, ACL_MEMCPY_HOST_TO_DEVICE, stream));
    CHECK(aclrtMemcpyAsync(dB, sizeof b, b, sizeof b, ACL_MEMCPY_HOST_TO_DEVICE, stream));
    CHECK(aclblasDgetrfBatched(handle, N, dAs, N, dPivots, dInfo, BATCH));
    CHECK(aclrtMemcpyAsync(info, sizeof info, dInfo, sizeof info, ACL_MEMCPY_DEVICE_TO_HOST, stream));
    CHECK(aclblasDgetrsBatched(handle, ACLBLAS_OP_N, N, NRHS, (const double *const *)dAs, N, dPivots,
                               dBs, N, &refused, BATCH));
    CHECK(aclblasDgetriBatched(handle, N, (const double *const *)dAs, N, dPivots, dCs, N, dInfo,
                               BATCH));
    CHECK(aclrtMemcpyAsync(x, sizeof x, dB, sizeof x, ACL_MEMCPY_DEVICE_TO_HOST, stream));
    CHECK(aclrtMemcpyAsync(inverse, sizeof inverse, dC, sizeof inverse, ACL_MEMCPY_DEVICE_TO_HOST,
                           stream));
    CHECK(aclrtSynchronizeStream(stream));

    int bad = refused != 0;
    for (int i = 0; i < BATCH; ++i) {
        const double *ai = a + i * N * N;
        double solve = residual(ai, x + i * N * NRHS, b + i * N * NRHS, NRHS);
        double invert = residual(ai, inverse + i * N * N, identity, N);
        if (info[i] != 0 || !(solve < 1e-12) || !(invert < 1e-12)) {
            printf("system %d: info %d, residuals %g and %g\n", i, info[i], solve, invert);
            bad = 1;
        }
    }
    printf(bad ? "not ok\n" : "ok\n");

    void *blocks[] = {dA, dB, dC, dPivots, dInfo, dAs, dBs, dCs};
    for (size_t i = 0; i < sizeof blocks / sizeof *blocks; ++i) {
        CHECK(aclrtFree(blocks[i]));
    }
    CHECK(aclblasDestroy(handle));
    CHECK(aclrtDestroyStream(stream));
    CHECK(aclFinalize());
    return bad;
}
