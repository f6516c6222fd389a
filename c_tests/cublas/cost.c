/* What a call costs on an idle stream beyond its work, which a plain BLAS call on the same vectors does as well: less
 * than 300 ns, or on a slow machine less than SLOW plain calls. Other work on the machine only adds to a time, so the
 * fastest of many groups of calls counts, and what is too slow is measured for up to PATIENCE. */
#include <stdlib.h>

#include <cblas.h>
#include <cublas_v2.h>

#include "support.h"

enum { N = 100, GROUPS = 400, CALLS = 25 };
#define LIMIT 300e-9
#define PATIENCE 20.0
#define SLOW 6

static cublasHandle_t on_default, on_own, device;
static double *x, *y, *cells, host, one = 1, tiny = 1e-9;
static volatile double sink;

static int plain_dot(void) { return sink = cblas_ddot(N, x, 1, y, 1), 0; }
static int plain_axpy(void) { return cblas_daxpy(N, tiny, x, 1, y, 1), 0; }
static int plain_scal(void) { return cblas_dscal(N, one, x, 1), 0; }
static int plain_nrm2(void) { return sink = cblas_dnrm2(N, x, 1), 0; }
static int plain_gemm(void) { return cblas_dgemm(CblasColMajor, CblasNoTrans, CblasNoTrans, 8, 8, 8, tiny, x, 8, x, 8, one, y, 8), 0; }
#define EACH(handle)                                                                                        \
    static int dot_##handle(void) { return (int)cublasDdot(handle, N, x, 1, y, 1, &host); }                 \
    static int axpy_##handle(void) { return (int)cublasDaxpy(handle, N, &tiny, x, 1, y, 1); }               \
    static int scal_##handle(void) { return (int)cublasDscal(handle, N, &one, x, 1); }                      \
    static int nrm2_##handle(void) { return (int)cublasDnrm2(handle, N, x, 1, &host); }                     \
    static int gemm_##handle(void) {                                                                        \
        return (int)cublasDgemm(handle, CUBLAS_OP_N, CUBLAS_OP_N, 8, 8, 8, &tiny, x, 8, x, 8, &one, y, 8);  \
    }
EACH(on_default)
EACH(on_own)
static int dot_device(void) { return (int)cublasDdot(device, N, x, 1, y, 1, cells); }
static int axpy_device(void) { return (int)cublasDaxpy(device, N, cells + 1, x, 1, y, 1); }

static const struct {
    const char *name;
    int (*plain)(void), (*call)(void);
} calls[] = {{"cublasDdot, default stream", plain_dot, dot_on_default},
             {"cublasDdot, own stream", plain_dot, dot_on_own},
             {"cublasDdot, device scalars", plain_dot, dot_device},
             {"cublasDaxpy, default stream", plain_axpy, axpy_on_default},
             {"cublasDaxpy, own stream", plain_axpy, axpy_on_own},
             {"cublasDaxpy, device scalars", plain_axpy, axpy_device},
             {"cublasDscal, default stream", plain_scal, scal_on_default},
             {"cublasDscal, own stream", plain_scal, scal_on_own},
             {"cublasDnrm2, default stream", plain_nrm2, nrm2_on_default},
             {"cublasDnrm2, own stream", plain_nrm2, nrm2_on_own},
             {"cublasDgemm, default stream", plain_gemm, gemm_on_default},
             {"cublasDgemm, own stream", plain_gemm, gemm_on_own}};

static double group(int (*call)(void), int *bad) {
    double start = lt_seconds();
    for (int i = 0; i < CALLS; i++) *bad |= call();
    return (lt_seconds() - start) / CALLS;
}

static void a_call_is_short(void) {
    if (lt_under_valgrind() || getenv("LUCHO_TEST_SAN")) return;
    for (size_t k = 0; k < sizeof calls / sizeof *calls; k++) {
        double plain = 1, best = 1, end = lt_seconds() + PATIENCE, limit = LIMIT;
        int bad = 0;
        for (int g = 0; g < GROUPS || (best - plain >= limit && lt_seconds() < end); g++) {
            double a = group(calls[k].plain, &bad), b = group(calls[k].call, &bad);
            plain = a < plain ? a : plain, best = b < best ? b : best;
            limit = SLOW * plain > LIMIT ? SLOW * plain : LIMIT;
        }
        LT_EQ(bad, 0);
        lt_note("     %-32s %4.0f ns, of which %4.0f ns are the work\n", calls[k].name, 1e9 * best, 1e9 * plain);
        LT_CHECKF(best - plain < limit, "%s takes %.0f ns, its work %.0f ns", calls[k].name, 1e9 * best, 1e9 * plain);
    }
}

int main(int argc, char **argv) {
    static const lt_test tests[] = {{"a_call_is_short", a_call_is_short, 300}, {0}};
    cudaStream_t own;
    LT_REQUIRE(!cudaMalloc((void **)&x, N * sizeof *x) && !cudaMalloc((void **)&y, N * sizeof *y));
    LT_REQUIRE(!cudaMallocManaged((void **)&cells, 16, cudaMemAttachGlobal));
    for (int i = 0; i < N; i++) x[i] = 1, y[i] = i;
    cells[1] = 1e-9;
    LT_REQUIRE(!cudaStreamCreateWithFlags(&own, cudaStreamNonBlocking));
    LT_REQUIRE(!cublasCreate(&on_default) && !cublasCreate(&on_own) && !cublasCreate(&device));
    LT_REQUIRE(!cublasSetStream(on_own, own) && !cublasSetStream(device, own));
    LT_REQUIRE(!cublasSetPointerMode(device, CUBLAS_POINTER_MODE_DEVICE));
    return lt_main(argc, argv, tests, NULL);
}
