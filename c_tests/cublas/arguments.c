/* Every argument of every function of cuBLAS gets bad values: cases/cublas_arguments.csv. A failing call has the
 * vendor's status and writes nothing. */
#include <string.h>

#include <cublas_v2.h>

#include "support.h"

extern const lt_entry cublas_entries[];

static const lt_name statuses[] = {{"SUCCESS", CUBLAS_STATUS_SUCCESS},
                                   {"UNINIT", CUBLAS_STATUS_NOT_INITIALIZED},
                                   {"VALUE", CUBLAS_STATUS_INVALID_VALUE},
                                   {"MAPPING", CUBLAS_STATUS_MAPPING_ERROR},
                                   {"EXECUTION", CUBLAS_STATUS_EXECUTION_FAILED},
                                   {"UNSUPPORTED", CUBLAS_STATUS_NOT_SUPPORTED},
                                   {NULL, 0}};

static cublasHandle_t handle, made;
static cudaStream_t stream;
static lt_buf x, y, c, word, scalar;

static void after(const char *function, int64_t status) {
    (void)status;
    RT(cudaDeviceSynchronize());
    if (strstr(function, "Create") == NULL || status != 0) LT_CHECK(made == NULL);
    if (made != NULL) LT_EQ(cublasDestroy(made), CUBLAS_STATUS_SUCCESS);
    made = NULL;
    LT_EQ(cublasSetStream(handle, NULL), CUBLAS_STATUS_SUCCESS);
    memset(x.p, 3, x.bytes), memset(y.p, 4, y.bytes), memset(scalar.p, 5, scalar.bytes);
    lt_poison(c.p, c.bytes), lt_poison(word.p, word.bytes);
    lt_buf_freeze(&x), lt_buf_freeze(&y), lt_buf_freeze(&c), lt_buf_freeze(&word), lt_buf_freeze(&scalar);
}

static void bad_arguments(void) {
    cublasHandle_t dead, once, device, gone;
    cudaStream_t dead_stream;
    void *block;
    RT(cudaStreamCreate(&stream));
    RT(cudaStreamCreate(&dead_stream));
    RT(cudaMalloc(&block, 256));
    LT_REQUIRE(!cublasCreate(&handle) && !cublasCreate(&dead) && !cublasCreate(&once) && !cublasCreate(&device) && !cublasCreate(&gone));
    LT_REQUIRE(!cublasDestroy(dead) && !cublasSetPointerMode(device, CUBLAS_POINTER_MODE_DEVICE) && !cublasSetStream(gone, dead_stream));
    RT(cudaStreamDestroy(dead_stream));
    x = lt_buf_new(64, LT_ZONES, NULL), y = lt_buf_new(64, LT_ZONES, NULL), c = lt_buf_new(64, LT_ZONES, NULL);
    word = lt_buf_new(16, LT_ZONES, NULL), scalar = lt_buf_new(64, LT_ZONES, NULL);
    after("", 0);
#define PTR(p) (int64_t)(intptr_t)(p)
    const lt_name values[] = {{"null", 0},
                              {"garbage", 0x5bd1e995cafe1234},
                              {"odd", PTR((char *)c.p + 1)},
                              {"most", INT64_MAX},
                              {"least", INT64_MIN},
                              {"x", PTR(x.p)},
                              {"y", PTR(y.p)},
                              {"c", PTR(c.p)},
                              {"word", PTR(word.p)},
                              {"scalar", PTR(scalar.p)},
                              {"made", PTR(&made)},
                              {"handle", PTR(handle)},
                              {"dead", PTR(dead)},
                              {"once", PTR(once)},
                              {"device", PTR(device)},
                              {"gone", PTR(gone)},
                              {"stream", PTR(stream)},
                              {"deadstream", PTR(dead_stream)},
                              {"block", PTR(block)},
                              {"inblock", PTR((char *)block + 128)},
                              {NULL, 0}};
    lt_table_keep(NULL);
    lt_table_keep(&x), lt_table_keep(&y), lt_table_keep(&c), lt_table_keep(&word), lt_table_keep(&scalar);
    lt_table_run("cublas_arguments.csv", cublas_entries, values, statuses, after);
    lt_buf_free(&x), lt_buf_free(&y), lt_buf_free(&c), lt_buf_free(&word), lt_buf_free(&scalar);
    LT_REQUIRE(!cublasDestroy(handle) && !cublasDestroy(device) && !cublasDestroy(gone));
    RT(cudaFree(block));
    RT(cudaStreamDestroy(stream));
}

int main(int argc, char **argv) {
    static const lt_test tests[] = {{"bad_arguments", bad_arguments, 0}, {0}};
    return lt_main(argc, argv, tests, NULL);
}
