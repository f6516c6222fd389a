/* cublasSetVector and its relatives: every element size, increments and leading dimensions on both sides, what is
 * between elements untouched, the order with work of streams, asynchronous forms with ordinary and pinned memory. */
#include <stdlib.h>
#include <string.h>

#include <cublas_v2.h>

#include "support.h"

#define BLAS(call) LT_REQUIRE_EQ((call), CUBLAS_STATUS_SUCCESS)
enum { ROOM = 1 << 16 };
static unsigned char *host, *device, before[ROOM];

static void fill(unsigned char *p, unsigned seed) {
    for (int i = 0; i < ROOM; i++) p[i] = (unsigned char)(seed = seed * 1664525u + 1013904223u, seed >> 24);
}

typedef cublasStatus_t copy_vector(int n, int size, const void *x, int incx, void *y, int incy);
typedef cublasStatus_t copy_matrix(int m, int n, int size, const void *a, int lda, void *b, int ldb);
#define VECTOR(name, call)                                                                            \
    static cublasStatus_t name(int n, int size, const void *x, int incx, void *y, int incy) {         \
        cublasStatus_t s = call;                                                                      \
        RT(cudaStreamSynchronize(0));                                                                 \
        return s;                                                                                     \
    }
#define MATRIX(name, call)                                                                            \
    static cublasStatus_t name(int m, int n, int size, const void *a, int lda, void *b, int ldb) {    \
        cublasStatus_t s = call;                                                                      \
        RT(cudaStreamSynchronize(0));                                                                 \
        return s;                                                                                     \
    }
VECTOR(set64, cublasSetVector_64(n, size, x, incx, y, incy))
VECTOR(get64, cublasGetVector_64(n, size, x, incx, y, incy))
VECTOR(set_async, cublasSetVectorAsync(n, size, x, incx, y, incy, 0))
VECTOR(get_async, cublasGetVectorAsync(n, size, x, incx, y, incy, 0))
VECTOR(set_async64, cublasSetVectorAsync_64(n, size, x, incx, y, incy, 0))
VECTOR(get_async64, cublasGetVectorAsync_64(n, size, x, incx, y, incy, 0))
MATRIX(mset64, cublasSetMatrix_64(m, n, size, a, lda, b, ldb))
MATRIX(mget64, cublasGetMatrix_64(m, n, size, a, lda, b, ldb))
MATRIX(mset_async, cublasSetMatrixAsync(m, n, size, a, lda, b, ldb, 0))
MATRIX(mget_async, cublasGetMatrixAsync(m, n, size, a, lda, b, ldb, 0))
MATRIX(mset_async64, cublasSetMatrixAsync_64(m, n, size, a, lda, b, ldb, 0))
MATRIX(mget_async64, cublasGetMatrixAsync_64(m, n, size, a, lda, b, ldb, 0))
static copy_vector *const vectors[2][4] = {{cublasSetVector, set64, set_async, set_async64},
                                           {cublasGetVector, get64, get_async, get_async64}};
static copy_matrix *const matrices[2][4] = {{cublasSetMatrix, mset64, mset_async, mset_async64},
                                            {cublasGetMatrix, mget64, mget_async, mget_async64}};

/* Every byte of the destination is the source's, or what it was. */
static void judge(const unsigned char *to, const unsigned char *from, int m, int n, int size, int lda, int ldb) {
    long bad = 0;
    for (int b = 0; b < ROOM; b++) {
        int column = b / (ldb * size), row = b / size % ldb;
        unsigned char want = column < n && row < m ? from[(column * lda + row) * size + b % size] : before[b];
        bad += to[b] != want;
    }
    LT_EQ(bad, 0);
}

static void shapes(void) {
    static const int sizes[] = {1, 2, 3, 4, 8, 16, 24}, lengths[] = {1, 2, 5, 100, 160};
    for (int get = 0; get < 2; get++)
        for (int how = 0; how < 4; how++)
            for (int s = 0; s < 7; s++)
                for (int l = 0; l < 5; l++)
                    for (int steps = 0; steps < 4; steps++) {
                        int n = lengths[l], size = sizes[s], incx = 1 + steps % 2 * 3, incy = 1 + steps / 2 * 2;
                        unsigned char *from = get ? device : host, *to = get ? host : device;
                        lt_context("vector %s %d, %d elements of %d bytes, %d and %d apart", get ? "get" : "set", how, n, size, incx, incy);
                        fill(from, 1), fill(to, 2), memcpy(before, to, ROOM);
                        LT_EQ(vectors[get][how](n, size, from, incx, to, incy), CUBLAS_STATUS_SUCCESS);
                        judge(to, from, 1, n, size, incx, incy);
                        int rows = n < 30 ? n : 30, cols = 1 + n % 7, lda = rows + steps % 2 * 5, ldb = rows + steps / 2;
                        lt_context("matrix %s %d, %d x %d of %d bytes, %d and %d", get ? "get" : "set", how, rows, cols, size, lda, ldb);
                        memcpy(to, before, ROOM);
                        LT_EQ(matrices[get][how](rows, cols, size, from, lda, to, ldb), CUBLAS_STATUS_SUCCESS);
                        judge(to, from, rows, cols, size, lda, ldb);
                    }
    lt_context(NULL);
}

/* After the work of a blocking stream, whatever handle it came from; done at the return. */
static void order(void) {
    gate hold = {0, 0, 0, 200};
    cudaStream_t s;
    double three = 3, one = 1, out = 0, *d = (double *)device;
    cublasHandle_t h;
    BLAS(cublasCreate(&h));
    RT(cudaStreamCreate(&s));
    BLAS(cublasSetStream(h, s));
    BLAS(cublasSetVector(1, sizeof one, &one, 1, d, 1));
    RT(cudaLaunchHostFunc(s, gate_hold, &hold));
    BLAS(cublasDscal(h, 1, &three, d, 1));
    BLAS(cublasGetVector(1, sizeof out, d, 1, &out, 1));
    LT_CHECK(hold.left && out == 3);
    /* Asynchronous: the source of ordinary memory is read at the call, the pinned one when the copy is done. */
    gate again = {0, 0, 0, FOREVER_MS};
    double ordinary = 5, *pinned;
    RT(cudaMallocHost((void **)&pinned, 2 * sizeof *pinned));
    pinned[0] = 6, pinned[1] = -1;
    RT(cudaLaunchHostFunc(s, gate_hold, &again));
    BLAS(cublasSetVectorAsync(1, sizeof one, &ordinary, 1, d, 1, s));
    BLAS(cublasSetMatrixAsync(1, 1, sizeof one, pinned, 1, d + 1, 1, s));
    BLAS(cublasGetVectorAsync(1, sizeof one, d, 1, pinned + 1, 1, s));
    ordinary = 7, pinned[0] = 8;
    a_while();
    LT_CHECK(d[0] == 3 && pinned[1] == -1);
    gate_open(&again);
    RT(cudaStreamSynchronize(s));
    LT_CHECK(d[0] == 5 && d[1] == 8 && pinned[1] == 5);
    RT(cudaFreeHost(pinned));
    BLAS(cublasDestroy(h));
    RT(cudaStreamDestroy(s));
}

int main(int argc, char **argv) {
    static const lt_test tests[] = {{"shapes", shapes, 120}, {"order", order, 0}, {0}};
    LT_REQUIRE_EQ(cudaMalloc((void **)&device, ROOM), cudaSuccess);
    LT_REQUIRE((host = malloc(ROOM)) != NULL);
    return lt_main(argc, argv, tests, NULL);
}
