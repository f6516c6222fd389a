/* Handles and the life of the process: after cudaDeviceReset, in forked children, by many threads at once. */
#include <pthread.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cublas_v2.h>

#include "support.h"

#define BLAS(call) LT_REQUIRE_EQ((call), CUBLAS_STATUS_SUCCESS)
enum { N = 1000 };

static void after_a_reset(void) {
    cublasHandle_t with_stream, plain;
    cudaStream_t s;
    double *x, two = 2, result = -1;
    BLAS(cublasCreate(&with_stream));
    BLAS(cublasCreate(&plain));
    RT(cudaStreamCreate(&s));
    BLAS(cublasSetStream(with_stream, s));
    RT(cudaMalloc((void **)&x, N * sizeof *x));
    BLAS(cublasDscal(with_stream, N, &two, x, 1));
    RT(cudaDeviceReset());
    LT_EQ(cublasDscal(with_stream, N, &two, &result, 1), CUBLAS_STATUS_EXECUTION_FAILED);
    LT_CHECK(result == -1);
    BLAS(cublasDestroy(with_stream));
    /* A handle of the default stream goes on, with new memory. */
    RT(cudaMallocManaged((void **)&x, N * sizeof *x, cudaMemAttachGlobal));
    for (int i = 0; i < N; i++) x[i] = 1;
    BLAS(cublasDasum(plain, N, x, 1, &result));
    LT_CHECK(result == N);
    BLAS(cublasDestroy(plain));
    RT(cudaFree(x));
    RT(cudaDeviceReset());
    LT_EQ(cublasDestroy(plain), CUBLAS_STATUS_NOT_INITIALIZED);
}

static int in_the_child(cublasHandle_t h, double *x) {
    double result = -1, two = 2;
    cublasHandle_t own;
    alarm(30);
    for (int i = 0; i < N; i++) x[i] = 1;
    if (cublasDscal(h, N, &two, x, 1) || cublasDasum(h, N, x, 1, &result) || result != 2 * N) return 2;
    if (cublasCreate(&own) || cublasDnrm2(own, 4, x, 1, &result) || result != 4) return 3;
    double one = 1, zero = 0, c[4] = {0};
    if (cublasDgemm(h, CUBLAS_OP_N, CUBLAS_OP_N, 2, 2, 2, &one, x, 2, x, 2, &zero, c, 2) || cudaDeviceSynchronize()) return 4;
    if (c[0] != 8 || cublasDestroy(own) || cublasDestroy(h)) return 5;
    return 42;
}

/* With work in front that the child does not have. */
static void forked_in_the_middle(void) {
    if (lt_under_valgrind()) return; /* it judges a child by what the parent has in hand */
    cublasHandle_t h;
    cudaStream_t s;
    double *x, three = 3;
    gate hold = {0, 0, 0, FOREVER_MS};
    BLAS(cublasCreate(&h));
    RT(cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking));
    BLAS(cublasSetStream(h, s));
    LT_REQUIRE((x = calloc(N, sizeof *x)) != NULL);
    x[N - 1] = 1;
    RT(cudaLaunchHostFunc(s, gate_hold, &hold));
    BLAS(cublasDscal(h, N, &three, x, 1));
    lt_before_fork(&hold.entered);
    for (int round = 0; round < 3; round++) {
        int status = 0;
        pid_t child = fork();
        if (child == 0) _exit(in_the_child(h, x));
        LT_REQUIRE(child > 0 && waitpid(child, &status, 0) == child);
        LT_CHECKF(WIFEXITED(status) && WEXITSTATUS(status) == 42, "status %x", status);
    }
    gate_open(&hold);
    BLAS(cublasDestroy(h));
    LT_CHECK(x[N - 1] == 3 && x[0] == 0);
    RT(cudaStreamDestroy(s));
    free(x);
}

static cublasHandle_t shared;
static void *a_thread(void *p) {
    long seed = (long)p, bad = 0;
    cublasHandle_t own;
    double *x = malloc(N * sizeof *x), one = 1, two = 2, half = 0.5, result;
    if (!x || cublasCreate(&own) || cublasSetStream(own, cudaStreamPerThread)) return p;
    for (int i = 0; i < N; i++) x[i] = (double)seed;
    for (int i = 0; i < (lt_under_valgrind() ? 20 : 500); i++) {
        bad += cublasDscal(own, N, &two, x, 1) || cublasDasum(own, N, x, 1, &result) || result != 2.0 * N * (double)seed;
        bad += cublasDscal(own, N, &half, x, 1) != 0 || cublasDdot(own, 1, x, 1, &one, 1, &result) || result != (double)seed;
        bad += cudaStreamSynchronize(cudaStreamPerThread) != 0;
        bad += cublasDasum(shared, N, x, 1, &result) || result != (double)N * (double)seed;
    }
    bad += cublasDestroy(own) != 0;
    free(x);
    return bad ? p : NULL;
}

static void many_threads(void) {
    enum { THREADS = 8 };
    pthread_t t[THREADS];
    BLAS(cublasCreate(&shared));
    for (long i = 0; i < THREADS; i++) LT_REQUIRE(pthread_create(&t[i], NULL, a_thread, (void *)(i + 1)) == 0);
    for (int i = 0; i < THREADS; i++) {
        void *failed = NULL;
        LT_CHECK(pthread_join(t[i], &failed) == 0 && failed == NULL);
    }
    BLAS(cublasDestroy(shared));
}

/* Inside a host function nothing can be waited for, and the handle stays. */
static cublasHandle_t inner;
static int inside[3];
static void in_a_host_function(void *p) {
    double result = -1, x = 1;
    (void)p;
    inside[0] = (int)cublasDdot(inner, 1, &x, 1, &x, 1, &result);
    inside[1] = (int)cublasDestroy(inner);
    inside[2] = result == -1;
}
static void inside_a_host_function(void) {
    double result = 0, x = 3;
    BLAS(cublasCreate(&inner));
    RT(cudaLaunchHostFunc(NULL, in_a_host_function, NULL));
    RT(cudaDeviceSynchronize());
    LT_EQ(inside[0], CUBLAS_STATUS_EXECUTION_FAILED);
    LT_EQ(inside[1], CUBLAS_STATUS_EXECUTION_FAILED);
    LT_CHECK(inside[2]);
    BLAS(cublasDdot(inner, 1, &x, 1, &x, 1, &result));
    LT_CHECK(result == 9);
    BLAS(cublasDestroy(inner));
}

int main(int argc, char **argv) {
    static const lt_test tests[] = {{"after_a_reset", after_a_reset, 0},
                                    {"forked_in_the_middle", forked_in_the_middle, 0},
                                    {"many_threads", many_threads, 0},
                                    {"inside_a_host_function", inside_a_host_function, 0},
                                    {0}};
    return lt_main(argc, argv, tests, NULL);
}
