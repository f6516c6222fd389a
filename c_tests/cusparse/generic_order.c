/* When and where: arguments are read during the call, work waits for its stream, scalars in device memory, captured calls,
 * matrices that are not sound, the logger, what a small product costs. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "generic_support.h"

static lt_rng rng;
#define T CUDA_R_64F
#define N CUSPARSE_OPERATION_NON_TRANSPOSE

static void spmv(g_matrix *a, const void *alpha, cusparseDnVecDescr_t x, const void *beta, cusparseDnVecDescr_t y) {
    SP(cusparseSpMV(g_handle, N, alpha, a->d, x, beta, y, T, CUSPARSE_SPMV_ALG_DEFAULT, NULL));
}

/* The stream is held; the call returns, and everything it was given but arrays is spoilt. */
static void calls_copy_what_they_are_given(void) {
    g_begin();
    g_matrix a = g_make(CUSPARSE_FORMAT_CSR, T, CUSPARSE_INDEX_32I, 0, 30, 30, 0.2, G_DIAGONAL, &rng);
    double *x = g_array(T, 30, &rng), *y = g_new(30, 8), *z = g_new(30, 8), alpha = 2, beta = 0;
    cusparseDnVecDescr_t dx, dy, dz;
    SP(cusparseCreateDnVec(&dx, 30, x, T));
    SP(cusparseCreateDnVec(&dy, 30, y, T));
    SP(cusparseCreateDnVec(&dz, 30, z, T));
    cusparseSpSVDescr_t s;
    SP(cusparseSpSV_createDescr(&s));
    SP(cusparseSpSV_analysis(g_handle, N, &alpha, a.d, dy, dz, T, CUSPARSE_SPSV_ALG_DEFAULT, s, NULL));
    gate g = {0, 0, 0, FOREVER_MS};
    RT(cudaLaunchHostFunc(g_stream, gate_hold, &g));
    spmv(&a, &alpha, dx, &beta, dy);
    alpha = 1;
    SP(cusparseSpSV_solve(g_handle, N, &alpha, a.d, dy, dz, T, CUSPARSE_SPSV_ALG_DEFAULT, s));
    alpha = beta = NAN;
    SP(cusparseDnVecSetValues(dx, NULL));
    SP(cusparseCsrSetPointers(a.d, NULL, NULL, NULL));
    SP(cusparseDestroyDnVec(dx));
    SP(cusparseDestroyDnVec(dy));
    SP(cusparseDestroyDnVec(dz));
    SP(cusparseSpSV_destroyDescr(s));
    a_while();
    LT_CHECK(isnan(y[0]) && isnan(z[0])); /* nothing has run */
    gate_open(&g);
    SYNC();
    for (int i = 0; i < 30; i++) {
        long double sum = 0, low = 0;
        for (int j = 0; j < 30; j++) sum += creall(a.dense[i + j * 30]) * x[j], low += j <= i ? creall(a.dense[i + j * 30]) * z[j] : 0;
        g_near(y[i], 2 * sum, 1e-13, 1000);
        g_near(low, y[i], 1e-13, 1000);
    }
    g_free(x), g_free(y), g_free(z);
    g_matrix_free(&a);
    g_end();
}

/* In device mode scalars are read when the stream comes to it. */
static void scalars_in_device_memory(void) {
    g_begin();
    g_matrix a = g_make(CUSPARSE_FORMAT_COO, T, CUSPARSE_INDEX_32I, 1, 20, 20, 0.3, G_DIAGONAL, &rng);
    double *x = g_array(T, 20, &rng), *y = g_array(T, 20, &rng), old[20], *factors;
    memcpy(old, y, sizeof old);
    RT(cudaMalloc((void **)&factors, 16));
    cusparseDnVecDescr_t dx, dy;
    SP(cusparseCreateDnVec(&dx, 20, x, T));
    SP(cusparseCreateDnVec(&dy, 20, y, T));
    SP(cusparseSetPointerMode(g_handle, CUSPARSE_POINTER_MODE_DEVICE));
    gate g = {0, 0, 0, FOREVER_MS};
    factors[0] = factors[1] = NAN;
    RT(cudaLaunchHostFunc(g_stream, gate_hold, &g));
    spmv(&a, &factors[0], dx, &factors[1], dy);
    factors[0] = 3, factors[1] = -2;
    gate_open(&g);
    SYNC();
    for (int i = 0; i < 20; i++) {
        long double sum = 0;
        for (int j = 0; j < 20; j++) sum += creall(a.dense[i + j * 20]) * x[j];
        g_near(y[i], 3 * sum - 2 * old[i], 1e-13, 1000);
    }
    SP(cusparseDestroyDnVec(dx));
    SP(cusparseDestroyDnVec(dy));
    RT(cudaFree(factors));
    g_free(x), g_free(y);
    g_matrix_free(&a);
    g_end();
}

/* A product and a solve become nodes of a graph, which outlives descriptors and handle. */
static void calls_are_captured(void) {
    g_begin();
    g_matrix a = g_make(CUSPARSE_FORMAT_CSR, T, CUSPARSE_INDEX_64I, 1, 25, 25, 0.2, G_DIAGONAL, &rng);
    double *x = g_array(T, 25, &rng), *y = g_new(25, 8), *z = g_new(25, 8), one = 1, zero = 0;
    cusparseDnVecDescr_t dx, dy, dz;
    cusparseSpSVDescr_t s;
    SP(cusparseCreateDnVec(&dx, 25, x, T));
    SP(cusparseCreateDnVec(&dy, 25, y, T));
    SP(cusparseCreateDnVec(&dz, 25, z, T));
    SP(cusparseSpSV_createDescr(&s));
    SP(cusparseSpSV_analysis(g_handle, N, &one, a.d, dy, dz, T, CUSPARSE_SPSV_ALG_DEFAULT, s, NULL));
    cudaGraph_t graph;
    cudaGraphExec_t exec;
    RT(cudaStreamBeginCapture(g_stream, cudaStreamCaptureModeGlobal));
    spmv(&a, &one, dx, &zero, dy);
    SP(cusparseSpSV_solve(g_handle, N, &one, a.d, dy, dz, T, CUSPARSE_SPSV_ALG_DEFAULT, s));
    RT(cudaStreamEndCapture(g_stream, &graph));
    size_t nodes = 0;
    RT(cudaGraphGetNodes(graph, NULL, &nodes));
    LT_EQ(nodes, 2);
    LT_CHECK(isnan(y[0]));
    RT(cudaGraphInstantiateWithFlags(&exec, graph, 0));
    SP(cusparseSpSV_destroyDescr(s));
    SP(cusparseDestroyDnVec(dx));
    SP(cusparseDestroyDnVec(dy));
    SP(cusparseDestroyDnVec(dz));
    for (int round = 0; round < 3; round++) {
        for (int i = 0; i < 25; i++) x[i] = (double)creall(g_random(T, &rng));
        for (int k = 0; k < a.nnz && round == 2; k++) ((double *)a.values)[k] *= 2;
        RT(cudaGraphLaunch(exec, g_stream));
        SYNC();
        for (int i = 0; i < 25; i++) {
            long double sum = 0, low = 0;
            for (int j = 0; j < 25; j++) {
                long double v = creall(a.dense[i + j * 25]) * (round == 2 ? 2 : 1);
                sum += v * x[j], low += j <= i ? v * z[j] : 0;
            }
            g_near(y[i], sum, 1e-13, 1000);
            g_near(low, y[i], 1e-13, 1000);
        }
    }
    RT(cudaGraphExecDestroy(exec));
    RT(cudaGraphDestroy(graph));
    /* An analysis waits: it cannot be captured, and says so. */
    SP(cusparseSpSV_createDescr(&s));
    SP(cusparseCreateDnVec(&dy, 25, y, T));
    RT(cudaStreamBeginCapture(g_stream, cudaStreamCaptureModeGlobal));
    LT_CHECK(cusparseSpSV_analysis(g_handle, N, &one, a.d, dy, dy, T, CUSPARSE_SPSV_ALG_DEFAULT, s, NULL) != CUSPARSE_STATUS_SUCCESS);
    cudaStreamEndCapture(g_stream, &graph);
    cudaGetLastError();
    SP(cusparseDestroyDnVec(dy));
    SP(cusparseSpSV_destroyDescr(s));
    g_free(x), g_free(y), g_free(z);
    g_matrix_free(&a);
    g_end();
}

/* Offsets and indices that lead outside: arrays end at pages that cannot be touched. Waiting calls say INVALID_VALUE, others
 * leave it to the stream, which is well again afterwards. */
static void matrices_that_are_not_sound(void) {
    static const cusparseFormat_t formats[] = {CUSPARSE_FORMAT_CSR, CUSPARSE_FORMAT_CSC, CUSPARSE_FORMAT_COO, CUSPARSE_FORMAT_BSR, CUSPARSE_FORMAT_SLICED_ELLPACK,
                                               CUSPARSE_FORMAT_BLOCKED_ELL};
    static const int64_t wrong[] = {-2, -1000, 12, 13, 1000000, 2147483647, -2147483647};
    g_begin();
    double one = 1, zero = 0;
    double *x = g_array(T, 12, &rng), *y = g_array(T, 12, &rng);
    g_dense b = g_dense_make(T, 12, 3, 0, CUSPARSE_ORDER_COL, 1, &rng), c = g_dense_make(T, 12, 3, 0, CUSPARSE_ORDER_ROW, 1, &rng), w = g_dense_make(T, 12, 12, 0, CUSPARSE_ORDER_ROW, 1, &rng);
    cusparseDnVecDescr_t dx, dy;
    SP(cusparseCreateDnVec(&dx, 12, x, T));
    SP(cusparseCreateDnVec(&dy, 12, y, T));
    long refused = 0;
    for (int f = 0; f < 6; f++)
        for (int it = 0; it < 2; it++)
            for (size_t v = 0; v < sizeof wrong / sizeof *wrong; v++)
                for (int where = 0; where < 6; where++) {
                    lt_context("format %d index %d value %lld at %d", formats[f], it, (long long)wrong[v], where);
                    g_matrix a = g_make(formats[f], T, g_indices[it], 0, 12, 12, 0.4, 0, &rng);
                    int64_t in = a.block > 1 && f != 4 ? a.m / a.block : 12, last = f == 2 ? a.nnz - 1 : f == 4 ? 3 : (f == 1 || f == 0) ? 12 : in;
                    int64_t many = f == 5 ? in * (a.width / a.block) : f == 4 ? a.width : a.nnz;
                    if (where < 3 && a.offsets) g_set_index(a.it, a.offsets, where == 0 ? 0 : where == 1 ? last / 2 : last, wrong[v]);
                    else g_set_index(a.it, a.indices, where == 3 ? 0 : where == 4 ? many / 2 : many - 1, wrong[v]);
                    for (int op = 0; op < 2; op++) {
                        if (f != 5) {
                            SP(cusparseSpMV(g_handle, (cusparseOperation_t)op, &one, a.d, dx, &zero, dy, T, CUSPARSE_SPMV_ALG_DEFAULT, NULL));
                            refused += cudaStreamSynchronize(g_stream) != cudaSuccess;
                        }
                        if (f != 4 && (op == 0 || f < 3)) {
                            SP(cusparseSpMM(g_handle, (cusparseOperation_t)op, N, &one, a.d, b.d, &zero, c.d, T, CUSPARSE_SPMM_ALG_DEFAULT, NULL));
                            refused += cudaStreamSynchronize(g_stream) != cudaSuccess;
                        }
                        if (f < 3) {
                            cusparseSpSVDescr_t s;
                            SP(cusparseSpSV_createDescr(&s));
                            BAD(cusparseSpSV_analysis(g_handle, (cusparseOperation_t)op, &one, a.d, dx, dy, T, CUSPARSE_SPSV_ALG_DEFAULT, s, NULL));
                            SP(cusparseSpSV_destroyDescr(s));
                        }
                    }
                    if (f != 3 && f != 4) {
                        SP(cusparseSparseToDense(g_handle, a.d, w.d, CUSPARSE_SPARSETODENSE_ALG_DEFAULT, NULL));
                        LT_CHECK(cudaStreamSynchronize(g_stream) != cudaSuccess);
                    }
                    if (f == 0) {
                        void *buffer = x;
                        size_t size;
                        int32_t offsets[13];
                        cusparseSpGEMMDescr_t d;
                        cusparseSpMatDescr_t p;
                        SP(cusparseSpGEMM_createDescr(&d));
                        SP(cusparseCreateCsr(&p, 12, 12, 0, offsets, NULL, NULL, a.it, a.it, 0, T));
                        BAD(cusparseSpGEMM_workEstimation(g_handle, N, N, &one, a.d, a.d, &zero, p, T, CUSPARSE_SPGEMM_DEFAULT, d, &size, buffer));
                        BAD(cusparseSpGEMM_compute(g_handle, N, N, &one, a.d, a.d, &zero, p, T, CUSPARSE_SPGEMM_DEFAULT, d, &size, buffer));
                        SP(cusparseSpGEMM_destroyDescr(d));
                        SP(cusparseDestroySpMat(p));
                        SP(cusparseSDDMM(g_handle, N, CUSPARSE_OPERATION_TRANSPOSE, &one, b.d, b.d, &zero, a.d, T, CUSPARSE_SDDMM_ALG_DEFAULT, NULL));
                        LT_CHECK(cudaStreamSynchronize(g_stream) != cudaSuccess);
                    }
                    cudaGetLastError();
                    g_matrix_free(&a);
                }
    LT_CHECK(refused > 1400);
    lt_note("%ld products refused\n", refused);
    lt_context(NULL);
    g_matrix a = g_make(CUSPARSE_FORMAT_CSR, T, CUSPARSE_INDEX_32I, 0, 12, 12, 0.4, 0, &rng);
    spmv(&a, &one, dx, &zero, dy);
    SYNC();
    g_matrix_free(&a);
    SP(cusparseDestroyDnVec(dx));
    SP(cusparseDestroyDnVec(dy));
    g_dense_free(&b), g_dense_free(&c), g_dense_free(&w);
    g_free(x), g_free(y);
    g_end();
}

/* Arrays that are missing are found when they are needed, and nothing is written. */
static void missing_arrays(void) {
    g_begin();
    int o[4] = {0, 1, 2, 3}, i[3] = {0, 1, 2};
    double v[3] = {1, 2, 3}, x[3] = {1, 1, 1}, y[3] = {7, 7, 7}, one = 1, zero = 0;
    cusparseDnVecDescr_t dx, dy, none;
    SP(cusparseCreateDnVec(&dx, 3, x, T));
    SP(cusparseCreateDnVec(&dy, 3, y, T));
    SP(cusparseCreateDnVec(&none, 3, NULL, T));
    for (int which = 0; which < 6; which++) {
        cusparseSpMatDescr_t a;
        SP(cusparseCreateCsr(&a, 3, 3, 3, which == 0 ? NULL : which == 5 ? (void *)((char *)o + 1) : o, which == 1 ? NULL : i, which == 2 ? NULL : v, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I, 0, T));
        BAD(cusparseSpMV(g_handle, N, &one, a, which == 3 ? none : dx, &zero, which == 4 ? none : dy, T, CUSPARSE_SPMV_ALG_DEFAULT, NULL));
        SP(cusparseDestroySpMat(a));
    }
    SYNC();
    LT_CHECK(y[0] == 7 && y[1] == 7 && y[2] == 7);
    /* Without rows none are needed. */
    cusparseSpMatDescr_t a;
    cusparseDnVecDescr_t empty;
    SP(cusparseCreateCsr(&a, 0, 3, 0, NULL, NULL, NULL, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I, 1, T));
    SP(cusparseCreateDnVec(&empty, 0, NULL, T));
    SP(cusparseSpMV(g_handle, N, &one, a, dx, &zero, empty, T, CUSPARSE_SPMV_ALG_DEFAULT, NULL));
    SP(cusparseSpMV(g_handle, CUSPARSE_OPERATION_TRANSPOSE, &one, a, empty, &zero, dy, T, CUSPARSE_SPMV_ALG_DEFAULT, NULL));
    SYNC();
    LT_CHECK(y[0] == 0 && y[1] == 0 && y[2] == 0);
    SP(cusparseDestroySpMat(a));
    SP(cusparseDestroyDnVec(empty));
    SP(cusparseDestroyDnVec(dx));
    SP(cusparseDestroyDnVec(dy));
    SP(cusparseDestroyDnVec(none));
    g_end();
}

/* Formats and batches that an operation does not know: NOT_SUPPORTED, and nothing is written. */
#define NOT(call) LT_EQ((call), CUSPARSE_STATUS_NOT_SUPPORTED)
static void what_there_is_not(void) {
    static const cusparseFormat_t formats[] = {CUSPARSE_FORMAT_CSR, CUSPARSE_FORMAT_COO, CUSPARSE_FORMAT_BSR, CUSPARSE_FORMAT_SLICED_ELLPACK, CUSPARSE_FORMAT_BLOCKED_ELL};
    g_begin();
    double x[8] = {1}, y[8] = {7}, one = 1, zero = 0;
    cusparseDnVecDescr_t dx, dy;
    SP(cusparseCreateDnVec(&dx, 8, x, T));
    SP(cusparseCreateDnVec(&dy, 8, y, T));
    g_dense b = g_dense_make(T, 8, 8, 0, CUSPARSE_ORDER_COL, 1, &rng), c = g_dense_make(T, 8, 8, 0, CUSPARSE_ORDER_COL, 1, &rng);
    wide *before = g_dense_copy(&c, 0);
    cusparseSpSVDescr_t s;
    SP(cusparseSpSV_createDescr(&s));
    for (int f = 0; f < 5; f++) {
        lt_context("format %d", formats[f]);
        g_matrix a = g_make(formats[f], T, CUSPARSE_INDEX_32I, 0, 8, 8, 0.4, G_DIAGONAL, &rng);
        if (f == 4) NOT(cusparseSpMV(g_handle, N, &one, a.d, dx, &zero, dy, T, CUSPARSE_SPMV_ALG_DEFAULT, NULL));
        if (f == 3) NOT(cusparseSpMM(g_handle, N, N, &one, a.d, b.d, &zero, c.d, T, CUSPARSE_SPMM_ALG_DEFAULT, NULL));
        if (f == 2 || f == 4) NOT(cusparseSpMM(g_handle, CUSPARSE_OPERATION_TRANSPOSE, N, &one, a.d, b.d, &zero, c.d, T, CUSPARSE_SPMM_ALG_DEFAULT, NULL));
        if (f > 2) NOT(cusparseSDDMM(g_handle, N, N, &one, b.d, c.d, &zero, a.d, T, CUSPARSE_SDDMM_ALG_DEFAULT, NULL));
        if (f == 2 || f == 4) NOT(cusparseSpSV_analysis(g_handle, N, &one, a.d, dx, dy, T, CUSPARSE_SPSV_ALG_DEFAULT, s, NULL));
        if (f == 2 || f == 3) NOT(cusparseSparseToDense(g_handle, a.d, c.d, CUSPARSE_SPARSETODENSE_ALG_DEFAULT, NULL));
        if (f == 2 || f == 3) NOT(cusparseDenseToSparse_analysis(g_handle, b.d, a.d, CUSPARSE_DENSETOSPARSE_ALG_DEFAULT, NULL));
        SP(cusparseSpMatSetStridedBatch(a.d, 2));
        NOT(cusparseSpMV(g_handle, N, &one, a.d, dx, &zero, dy, T, CUSPARSE_SPMV_ALG_DEFAULT, NULL));
        BAD(cusparseSpMM(g_handle, N, N, &one, a.d, b.d, &zero, c.d, T, CUSPARSE_SPMM_ALG_DEFAULT, NULL)); /* two, and one C */
        g_matrix_free(&a);
    }
    SYNC();
    LT_CHECK(y[0] == 7);
    for (int j = 0; j < 8; j++)
        for (int i = 0; i < 8; i++) LT_CHECK(g_dense_at(&c, 0, 0, i, j) == before[i + j * 8]);
    free(before);
    SP(cusparseSpSV_destroyDescr(s));
    SP(cusparseDestroyDnVec(dx));
    SP(cusparseDestroyDnVec(dy));
    g_dense_free(&b), g_dense_free(&c);
    g_end();
}

static int told, level;
static char told_name[64], told_text[256];
static void tell(int l, const char *name, const char *text) {
    told++, level = l;
    snprintf(told_name, sizeof told_name, "%s", name);
    snprintf(told_text, sizeof told_text, "%s", text);
}
static void logger(void) {
    cusparseDnVecDescr_t d;
    const char *folder = getenv("TMPDIR");
    char path[4096], line[256] = "";
    snprintf(path, sizeof path, "%s/lucho_cusparse_log_XXXXXX", folder && *folder ? folder : ".");
    int fd = mkstemp(path);
    LT_REQUIRE(fd >= 0);
    close(fd);
    SP(cusparseLoggerSetCallback(tell));
    BAD(cusparseCreateDnVec(&d, -1, NULL, T));
    LT_EQ(told, 0); /* off until asked for */
    BAD(cusparseLoggerSetLevel(-1));
    SP(cusparseLoggerSetLevel(5));
    BAD(cusparseCreateDnVec(&d, -1, NULL, T));
    LT_EQ(told, 1), LT_EQ(level, 1);
    LT_STREQ(told_name, "cusparseCreateDnVec");
    LT_CHECK(strstr(told_text, "size") != NULL);
    SP(cusparseLoggerSetMask(2));
    BAD(cusparseCreateDnVec(&d, -1, NULL, T));
    LT_EQ(told, 1);
    SP(cusparseLoggerSetMask(1));
    SP(cusparseLoggerOpenFile(path));
    SP(cusparseLoggerSetCallback(NULL));
    BAD(cusparseCreateDnVec(&d, -1, NULL, T));
    LT_EQ(told, 1);
    FILE *file = fopen(path, "r");
    LT_REQUIRE(file != NULL);
    LT_CHECK(fgets(line, sizeof line, file) != NULL && strstr(line, "cusparseCreateDnVec") != NULL);
    LT_CHECK(fgets(line, sizeof line, file) == NULL);
    fclose(file);
    BAD(cusparseLoggerOpenFile("/nonexistent/x"));
    file = tmpfile();
    SP(cusparseLoggerSetFile(file));
    BAD(cusparseCreateDnVec(&d, -1, NULL, T));
    LT_CHECK(ftell(file) > 0);
    SP(cusparseLoggerSetFile(NULL));
    fclose(file);
    SP(cusparseLoggerSetCallback(tell));
    SP(cusparseLoggerSetLevel(0));
    BAD(cusparseCreateDnVec(&d, -1, NULL, T));
    SP(cusparseLoggerSetLevel(1));
    SP(cusparseLoggerForceDisable());
    BAD(cusparseCreateDnVec(&d, -1, NULL, T));
    SP(cusparseLoggerSetLevel(5));
    BAD(cusparseCreateDnVec(&d, -1, NULL, T));
    LT_EQ(told, 1);
    unlink(path);
}

static void cost_of_a_small_product(void) {
    g_begin();
    g_matrix a = g_make(CUSPARSE_FORMAT_CSR, T, CUSPARSE_INDEX_32I, 0, 10, 10, 0.3, G_DIAGONAL, &rng);
    double x[10] = {1}, y[10], one = 1, zero = 0, best = 1e9;
    cusparseDnVecDescr_t dx, dy;
    SP(cusparseCreateDnVec(&dx, 10, x, T));
    SP(cusparseCreateDnVec(&dy, 10, y, T));
    for (int round = 0; round < 20; round++) {
        double start = lt_seconds();
        int count = lt_under_valgrind() ? 20 : 2000;
        for (int i = 0; i < count; i++) spmv(&a, &one, dx, &zero, dy);
        double each = (lt_seconds() - start) / count;
        if (each < best) best = each;
    }
    SYNC();
    lt_note("cusparseSpMV of 10 rows: %.0f ns\n", best * 1e9);
    SP(cusparseDestroyDnVec(dx));
    SP(cusparseDestroyDnVec(dy));
    g_matrix_free(&a);
    g_end();
}

static const lt_test tests[] = {{"calls_copy_what_they_are_given", calls_copy_what_they_are_given, 0},
                                {"scalars_in_device_memory", scalars_in_device_memory, 0},
                                {"calls_are_captured", calls_are_captured, 0},
                                {"matrices_that_are_not_sound", matrices_that_are_not_sound, 0},
                                {"missing_arrays", missing_arrays, 0},
                                {"what_there_is_not", what_there_is_not, 0},
                                {"logger", logger, 0},
                                {"cost_of_a_small_product", cost_of_a_small_product, 0},
                                {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
