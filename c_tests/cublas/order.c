/* When work is done and what it sees: scalars are the caller's again after the call, results of the host's mode are
 * there when it returns, those of the device's come in the stream's order; streams, and work captured into graphs. */
#include <pthread.h>
#include <string.h>

#include <cublas_v2.h>

#include "support.h"

#define BLAS(call) LT_REQUIRE_EQ((call), CUBLAS_STATUS_SUCCESS)
enum { N = 100, LARGE = 300000 };

static cublasHandle_t h;
static cudaStream_t s;
static double *x, *y, *cells;

static void set(double *v, int n, double value) {
    for (int i = 0; i < n; i++) v[i] = value;
}
static void begin(void) {
    BLAS(cublasCreate(&h));
    RT(cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking));
    BLAS(cublasSetStream(h, s));
    RT(cudaMallocManaged((void **)&x, LARGE * sizeof *x, cudaMemAttachGlobal));
    RT(cudaMallocManaged((void **)&y, LARGE * sizeof *y, cudaMemAttachGlobal));
    RT(cudaMallocManaged((void **)&cells, 256, cudaMemAttachGlobal));
    set(x, LARGE, 1), set(y, LARGE, 2);
}
static void end(void) {
    BLAS(cublasDestroy(h));
    RT(cudaStreamDestroy(s));
    RT(cudaFree(x));
    RT(cudaFree(y));
    RT(cudaFree(cells));
    cudaGetLastError();
}

/* While the stream is held, calls return, nothing is done, and what they were given may be changed. */
static void host_scalars_are_read_at_the_call(void) {
    begin();
    gate hold = {0, 0, 0, FOREVER_MS};
    double alpha = 3, beta = 0, c = 0.5, sine = 0.25;
    RT(cudaLaunchHostFunc(s, gate_hold, &hold));
    BLAS(cublasDaxpy(h, N, &alpha, x, 1, y, 1)); /* y = 5 */
    alpha = 7;
    BLAS(cublasDscal(h, N, &alpha, x, 1)); /* x = 7 */
    alpha = -100;
    BLAS(cublasDrot(h, N, x, 1, y, 1, &c, &sine)); /* x = 3.5 + 1.25, y = 2.5 - 1.75 */
    c = sine = 1000;
    BLAS(cublasDcopy(h, N, x, 1, x + N, 1));
    BLAS(cublasDswap(h, N, y, 1, y + N, 1));
    alpha = 2;
    BLAS(cublasDgemm(h, CUBLAS_OP_N, CUBLAS_OP_N, 2, 2, 2, &alpha, x, 2, x, 2, &beta, x + 3 * N, 2));
    alpha = beta = -1;
    a_while();
    LT_CHECK(x[0] == 1 && y[0] == 2 && x[N] == 1);
    LT_CHECK(!hold.left);
    gate_open(&hold);
    RT(cudaStreamSynchronize(s));
    LT_CHECK(x[0] == 4.75 && x[N - 1] == 4.75 && x[N] == 4.75 && x[2 * N] == 1);
    LT_CHECK(y[0] == 2 && y[N] == 0.75 && y[2 * N - 1] == 0.75 && y[2 * N] == 2);
    LT_CHECK(x[3 * N] == 2 * 2 * 4.75 * 4.75 && x[3 * N + 3] == 2 * 2 * 4.75 * 4.75);
    end();
}

/* With the device's scalars they are read when the work comes to them, and results chain without the host. */
static void device_scalars_are_read_in_order(void) {
    begin();
    gate hold = {0, 0, 0, FOREVER_MS};
    int *index = (int *)(cells + 8);
    BLAS(cublasSetPointerMode(h, CUBLAS_POINTER_MODE_DEVICE));
    set(cells, 8, -1), *index = -1;
    RT(cudaLaunchHostFunc(s, gate_hold, &hold));
    BLAS(cublasDdot(h, N, x, 1, y, 1, cells));             /* 200 */
    BLAS(cublasDscal(h, N, cells, x, 1));                  /* x = 200 */
    BLAS(cublasDasum(h, N, x, 1, cells + 1));              /* 20000 */
    BLAS(cublasDaxpy(h, 1, cells + 1, x + N, 1, x + 5, 1)); /* x[5] = 20200 */
    BLAS(cublasIdamax(h, N, x, 1, index));                 /* 6 */
    BLAS(cublasDnrm2(h, 0, x, 1, cells + 2));              /* 0 */
    BLAS(cublasDgemm(h, CUBLAS_OP_T, CUBLAS_OP_N, 1, 1, N, cells + 3, x + N, N, x + N, N, cells + 4, cells + 5, 1));
    cells[3] = 2, cells[4] = 3, cells[5] = 10;
    a_while();
    LT_CHECK(cells[0] == -1 && cells[1] == -1 && cells[2] == -1 && *index == -1 && x[0] == 1);
    gate_open(&hold);
    RT(cudaStreamSynchronize(s));
    LT_CHECK(cells[0] == 200 && x[0] == 200 && cells[1] == 20000 && x[5] == 20200 && cells[2] == 0);
    LT_CHECK(cells[5] == 2 * N + 30);
    LT_EQ(*index, 6);
    end();
}

static volatile int returned;
static void *one_dot(void *result) {
    int bad = (int)cublasDdot(h, N, x, 1, y, 1, result);
    __atomic_store_n(&returned, 1, __ATOMIC_RELEASE);
    return bad ? &h : NULL;
}

/* With the host's mode a result blocks until the work in front of it is done, and not longer. */
static void host_results_are_waited_for(void) {
    begin();
    gate hold = {0, 0, 0, FOREVER_MS}, behind = {0, 0, 0, FOREVER_MS};
    double result = -1, alpha = 3;
    void *failed;
    pthread_t t;
    RT(cudaLaunchHostFunc(s, gate_hold, &hold));
    BLAS(cublasDscal(h, N, &alpha, x, 1));
    returned = 0;
    LT_REQUIRE(pthread_create(&t, NULL, one_dot, &result) == 0);
    a_while();
    LT_CHECK(!__atomic_load_n(&returned, __ATOMIC_ACQUIRE) && result == -1);
    gate_open(&hold);
    LT_REQUIRE(pthread_join(t, &failed) == 0);
    LT_CHECK(failed == NULL && result == 600);
    /* An index, a norm and a sum as well, at once after large work. */
    BLAS(cublasDscal(h, LARGE, &alpha, x, 1));
    BLAS(cublasDasum(h, LARGE, x, 1, &result));
    LT_CHECK(result == 9.0 * N + 3.0 * (LARGE - N));
    int index = -1;
    BLAS(cublasIdamin(h, LARGE, x, 1, &index));
    LT_EQ(index, N + 1);
    RT(cudaLaunchHostFunc(s, gate_hold, &behind));
    double none = -1;
    BLAS(cublasDdot(h, 0, x, 1, y, 1, &none)); /* nothing to compute, nothing to wait for */
    LT_CHECK(none == 0 && !behind.left);
    gate_open(&behind);
    end();
}

/* Large work does not keep the caller. */
static void large_work_is_asynchronous(void) {
    begin();
    gate hold = {0, 0, 0, FOREVER_MS};
    double alpha = 2;
    RT(cudaLaunchHostFunc(s, gate_hold, &hold));
    for (int i = 0; i < 50; i++) BLAS(cublasDaxpy(h, LARGE, &alpha, x, 1, y, 1));
    LT_CHECK(y[0] == 2);
    gate_open(&hold);
    RT(cudaStreamSynchronize(s));
    LT_CHECK(y[0] == 102 && y[LARGE - 1] == 102);
    end();
}

/* Work goes where the handle says when the call is made; the other stream is not waited for. */
static void streams_of_a_handle(void) {
    begin();
    gate hold = {0, 0, 0, FOREVER_MS};
    cudaStream_t other, told = NULL;
    double two = 2, result;
    RT(cudaStreamCreate(&other));
    BLAS(cublasGetStream(h, &told));
    LT_CHECK(told == s);
    RT(cudaLaunchHostFunc(s, gate_hold, &hold));
    BLAS(cublasDscal(h, N, &two, x, 1));
    BLAS(cublasSetStream(h, other));
    BLAS(cublasDscal(h, N, &two, y, 1));
    BLAS(cublasDdot(h, N, y, 1, y, 1, &result));
    LT_CHECK(result == 16 * N && x[0] == 1 && !hold.left);
    BLAS(cublasSetStream(h, NULL));
    BLAS(cublasGetStream(h, &told));
    LT_CHECK(told == NULL);
    BLAS(cublasSetStream(h, cudaStreamPerThread));
    BLAS(cublasGetStream(h, &told));
    LT_CHECK(told == cudaStreamPerThread);
    BLAS(cublasDdot(h, N, y, 1, y, 1, &result));
    LT_CHECK(result == 16 * N);
    gate_open(&hold);
    RT(cudaStreamSynchronize(s));
    LT_CHECK(x[0] == 2);
    RT(cudaStreamDestroy(other));
    end();
}

/* The default stream and a blocking one keep order, through the handle as well. */
static void the_default_stream_keeps_order(void) {
    begin();
    gate hold = {0, 0, 0, FOREVER_MS};
    cudaStream_t blocking;
    cublasHandle_t g;
    double three = 3, four = 4, out[2] = {0};
    RT(cudaStreamCreate(&blocking));
    BLAS(cublasCreate(&g));
    BLAS(cublasSetStream(h, blocking));
    RT(cudaLaunchHostFunc(blocking, gate_hold, &hold));
    BLAS(cublasDscal(h, N, &three, x, 1));
    BLAS(cublasDcopy(g, N, x, 1, y, 1));   /* default: after the scaling */
    BLAS(cublasDscal(h, N, &four, x, 1)); /* after the copy */
    a_while();
    LT_CHECK(x[0] == 1 && y[0] == 2);
    gate_open(&hold);
    BLAS(cublasGetVector(1, sizeof *out, y, 1, out, 1)); /* default again */
    LT_CHECK(out[0] == 3);
    RT(cudaDeviceSynchronize());
    LT_CHECK(x[0] == 12);
    BLAS(cublasDestroy(g));
    RT(cudaStreamDestroy(blocking));
    end();
}

/* Captured work is done at each launch, with the scalars of the capture or the device's of the day. */
static void captured(void) {
    begin();
    cudaGraph_t graph = NULL;
    cudaGraphExec_t exec = NULL;
    double alpha = 3, result = -1;
    RT(cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal));
    BLAS(cublasDaxpy(h, N, &alpha, x, 1, y, 1)); /* y += 3 x */
    alpha = 1000;
    BLAS(cublasSetPointerMode(h, CUBLAS_POINTER_MODE_DEVICE));
    BLAS(cublasDscal(h, N, cells, x, 1));
    BLAS(cublasDdot(h, N, x, 1, y, 1, cells + 1));
    BLAS(cublasDgemm(h, CUBLAS_OP_T, CUBLAS_OP_N, 1, 1, N, cells, x, N, x, N, cells + 2, cells + 2, 1));
    BLAS(cublasDaxpy(h, LARGE - N, cells, x + N, 1, y + N, 1));
    RT(cudaStreamEndCapture(s, &graph));
    LT_CHECK(x[0] == 1 && y[0] == 2);
    RT(cudaGraphInstantiate(&exec, graph, 0));
    RT(cudaGraphDestroy(graph));
    BLAS(cublasSetPointerMode(h, CUBLAS_POINTER_MODE_HOST));
    for (int launch = 0; launch < 2; launch++) {
        cells[0] = 2, cells[2] = 0;
        RT(cudaGraphLaunch(exec, s));
        RT(cudaStreamSynchronize(s));
        if (launch == 0) LT_CHECK(y[0] == 5 && x[0] == 2 && cells[1] == 10 * N && cells[2] == 8 * N && y[LARGE - 1] == 4);
        if (launch == 1) LT_CHECK(y[0] == 11 && x[0] == 4 && cells[1] == 44 * N && cells[2] == 32 * N && y[LARGE - 1] == 6);
    }
    /* A result on the host cannot wait for work that is only written down: refused, and the capture is lost. */
    RT(cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal));
    LT_EQ(cublasDdot(h, N, x, 1, y, 1, &result), CUBLAS_STATUS_EXECUTION_FAILED);
    LT_CHECK(result == -1);
    LT_EQ(cudaStreamEndCapture(s, &graph), cudaErrorStreamCaptureInvalidated);
    cudaGetLastError();
    BLAS(cublasDdot(h, N, x, 1, y, 1, &result));
    LT_CHECK(result == 44 * N);
    RT(cudaGraphExecDestroy(exec));
    end();
}

/* Destroying a handle waits; a stream that is gone refuses work, and the handle can be given another one. */
static void ends(void) {
    begin();
    gate hold = {0, 0, 0, 200};
    cublasHandle_t g;
    double two = 2, result = -1;
    BLAS(cublasCreate(&g));
    BLAS(cublasSetStream(g, s));
    RT(cudaLaunchHostFunc(s, gate_hold, &hold));
    BLAS(cublasDscal(g, N, &two, x, 1));
    BLAS(cublasDestroy(g));
    LT_CHECK(x[0] == 2 && hold.left);
    LT_EQ(cublasDestroy(g), CUBLAS_STATUS_NOT_INITIALIZED);
    LT_EQ(cublasDscal(g, N, &two, x, 1), CUBLAS_STATUS_NOT_INITIALIZED);
    cudaStream_t gone;
    RT(cudaStreamCreate(&gone));
    BLAS(cublasSetStream(h, gone));
    RT(cudaStreamDestroy(gone));
    LT_EQ(cublasDscal(h, N, &two, x, 1), CUBLAS_STATUS_EXECUTION_FAILED);
    LT_EQ(cublasDdot(h, N, x, 1, x, 1, &result), CUBLAS_STATUS_EXECUTION_FAILED);
    LT_CHECK(result == -1 && x[0] == 2);
    LT_EQ(cublasSetStream(h, gone), CUBLAS_STATUS_INVALID_VALUE);
    BLAS(cublasSetStream(h, s));
    BLAS(cublasDdot(h, N, x, 1, x, 1, &result));
    LT_CHECK(result == 4 * N);
    end();
}

/* Settings are what they were set to. */
static void settings(void) {
    begin();
    cublasPointerMode_t pointer = (cublasPointerMode_t)9;
    cublasMath_t math = (cublasMath_t)9;
    cublasAtomicsMode_t atomics = (cublasAtomicsMode_t)9;
    cublasEmulationStrategy_t emulation = (cublasEmulationStrategy_t)9;
    int count = -1;
    BLAS(cublasGetPointerMode(h, &pointer));
    BLAS(cublasGetMathMode(h, &math));
    BLAS(cublasGetAtomicsMode(h, &atomics));
    BLAS(cublasGetEmulationStrategy(h, &emulation));
    BLAS(cublasGetSmCountTarget(h, &count));
    LT_CHECK(pointer == CUBLAS_POINTER_MODE_HOST && math == CUBLAS_DEFAULT_MATH && atomics == CUBLAS_ATOMICS_NOT_ALLOWED);
    LT_CHECK(emulation == CUBLAS_EMULATION_STRATEGY_DEFAULT && count == 0);
    BLAS(cublasSetPointerMode(h, CUBLAS_POINTER_MODE_DEVICE));
    cublasMath_t mixed = (cublasMath_t)(CUBLAS_TF32_TENSOR_OP_MATH | CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION);
    BLAS(cublasSetMathMode(h, mixed));
    BLAS(cublasSetAtomicsMode(h, CUBLAS_ATOMICS_ALLOWED));
    BLAS(cublasSetEmulationStrategy(h, CUBLAS_EMULATION_STRATEGY_EAGER));
    BLAS(cublasSetSmCountTarget(h, 7));
    BLAS(cublasGetPointerMode(h, &pointer));
    BLAS(cublasGetMathMode(h, &math));
    BLAS(cublasGetAtomicsMode(h, &atomics));
    BLAS(cublasGetEmulationStrategy(h, &emulation));
    BLAS(cublasGetSmCountTarget(h, &count));
    LT_CHECK(pointer == CUBLAS_POINTER_MODE_DEVICE && math == mixed && atomics == CUBLAS_ATOMICS_ALLOWED);
    LT_CHECK(emulation == CUBLAS_EMULATION_STRATEGY_EAGER && count == 7);
    int version = 0, part[3] = {-1, -1, -1};
    BLAS(cublasGetVersion(h, &version));
    for (int i = 0; i < 3; i++) BLAS(cublasGetProperty((libraryPropertyType)i, &part[i]));
    LT_EQ(version, part[0] * 10000 + part[1] * 100 + part[2]);
#ifndef NVIDIA_HEADERS /* whose patch level is another */
    LT_EQ(version, CUBLAS_VERSION);
#endif
    LT_CHECK(part[0] == CUBLAS_VER_MAJOR && part[1] == CUBLAS_VER_MINOR);
    LT_EQ(cublasGetCudartVersion(), CUDART_VERSION);
    LT_STREQ(cublasGetStatusName(CUBLAS_STATUS_INVALID_VALUE), "CUBLAS_STATUS_INVALID_VALUE");
    LT_STREQ(cublasGetStatusName((cublasStatus_t)2), "unrecognized status");
    LT_STREQ(cublasGetStatusString((cublasStatus_t)99), "unrecognized status");
    LT_CHECK(strlen(cublasGetStatusString(CUBLAS_STATUS_SUCCESS)) > 3);
    end();
}

int main(int argc, char **argv) {
    static const lt_test tests[] = {{"host_scalars_are_read_at_the_call", host_scalars_are_read_at_the_call, 0},
                                    {"device_scalars_are_read_in_order", device_scalars_are_read_in_order, 0},
                                    {"host_results_are_waited_for", host_results_are_waited_for, 0},
                                    {"large_work_is_asynchronous", large_work_is_asynchronous, 0},
                                    {"streams_of_a_handle", streams_of_a_handle, 0},
                                    {"the_default_stream_keeps_order", the_default_stream_keeps_order, 0},
                                    {"captured", captured, 0},
                                    {"ends", ends, 0},
                                    {"settings", settings, 0},
                                    {0}};
    return lt_main(argc, argv, tests, NULL);
}
