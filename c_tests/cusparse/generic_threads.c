/* The same bits for every number of threads: products, solves and factorizations that are large enough to be cut into
 * tasks, in one process for each count. A child prints a hash of every result. */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../harness/proc.h"
#include "generic_support.h"

/* A grid of SIDE x SIDE with five entries in a row: rows and entries enough for several tasks of every kind. */
enum { SIDE = 210, N = SIDE * SIDE, MOST = 5 * N, COLUMNS = 9, DEPTH = 12 };
static int *offsets, *indices, *rows, nnz;
static lt_rng rng;

static uint64_t hash(const void *p, size_t bytes) {
    uint64_t h = 14695981039346656037u;
    for (size_t i = 0; i < bytes; i++) h = (h ^ ((const unsigned char *)p)[i]) * 1099511628211u;
    return h;
}
static void say(const char *name, cudaDataType t, int which, const void *p, int64_t count) {
    SYNC();
    printf("= %s type %d case %d: %016llx\n", name, t, which, (unsigned long long)hash(p, (size_t)count * g_size(t)));
}

static void grid(int side) {
    offsets = malloc(sizeof(int) * (size_t)(side * side + 1)), indices = malloc(sizeof(int) * (size_t)(5 * side * side)), rows = malloc(sizeof(int) * (size_t)(5 * side * side));
    nnz = 0;
    for (int i = 0; i < side * side; i++) {
        static const int dx[] = {0, -1, 0, 1, 0}, dy[] = {-1, 0, 0, 0, 1};
        offsets[i] = nnz;
        for (int k = 0; k < 5; k++) {
            int x = i % side + dx[k], y = i / side + dy[k];
            if (x < 0 || y < 0 || x >= side || y >= side) continue;
            rows[nnz] = i, indices[nnz++] = y * side + x;
        }
    }
    offsets[side * side] = nnz;
}
/* Hermitian, and dominated by its diagonal. */
static void *entries(cudaDataType t) {
    void *v = g_new((size_t)nnz, g_size(t));
    for (int k = 0; k < nnz; k++) {
        int i = rows[k], j = indices[k], low = i < j ? i : j, high = i < j ? j : i;
        wide e = -1 - (wide)((low * 7 + high * 3) % 16) / 64 + (g_is_complex(t) ? (i < j ? 1 : -1) * (wide)((low + high) % 8) / 16 * I : 0);
        g_set(t, v, k, i == j ? 6 + (wide)(i % 32) / 64 : e);
    }
    return v;
}

static cusparseSpMatDescr_t descriptor(cusparseFormat_t f, cudaDataType t, void *v) {
    cusparseSpMatDescr_t d = NULL;
    cusparseIndexType_t it = CUSPARSE_INDEX_32I;
    if (f == CUSPARSE_FORMAT_CSR) SP(cusparseCreateCsr(&d, N, N, nnz, offsets, indices, v, it, it, CUSPARSE_INDEX_BASE_ZERO, t));
    if (f == CUSPARSE_FORMAT_CSC) SP(cusparseCreateCsc(&d, N, N, nnz, offsets, indices, v, it, it, CUSPARSE_INDEX_BASE_ZERO, t));
    if (f == CUSPARSE_FORMAT_COO) SP(cusparseCreateCoo(&d, N, N, nnz, rows, indices, v, it, CUSPARSE_INDEX_BASE_ZERO, t));
    return d;
}

static void products_and_solves(cusparseFormat_t f, cudaDataType t) {
    void *v = entries(t), *x = g_array(t, N, &rng), *y = g_array(t, N, &rng);
    cusparseSpMatDescr_t a = descriptor(f, t, v);
    cusparseDnVecDescr_t dx, dy;
    SP(cusparseCreateDnVec(&dx, N, x, t));
    SP(cusparseCreateDnVec(&dy, N, y, t));
    g_scalar two = g_scalar_of(t, 2), half = g_scalar_of(t, 0.5);
    g_dense b = g_dense_make(t, N, COLUMNS, 0, CUSPARSE_ORDER_COL, 1, &rng), c = g_dense_make(t, N, COLUMNS, 0, CUSPARSE_ORDER_ROW, 1, &rng);
    for (int op = 0; op < 3; op++) {
        cusparseOperation_t o = (cusparseOperation_t)op, n = CUSPARSE_OPERATION_NON_TRANSPOSE;
        SP(cusparseSpMV(g_handle, o, &two, a, dx, &half, dy, t, CUSPARSE_SPMV_ALG_DEFAULT, NULL));
        say("spmv", t, 10 * f + op, y, N);
        SP(cusparseSpMM(g_handle, o, n, &two, a, b.d, &half, c.d, t, CUSPARSE_SPMM_ALG_DEFAULT, NULL));
        say("spmm", t, 10 * f + op, c.p, N * COLUMNS);
        cusparseSpSVDescr_t sv;
        SP(cusparseSpSV_createDescr(&sv));
        SP(cusparseSpSV_analysis(g_handle, o, &two, a, dx, dy, t, CUSPARSE_SPSV_ALG_DEFAULT, sv, NULL));
        SP(cusparseSpSV_solve(g_handle, o, &two, a, dx, dy, t, CUSPARSE_SPSV_ALG_DEFAULT, sv));
        SP(cusparseSpSV_destroyDescr(sv));
        say("spsv", t, 10 * f + op, y, N);
        cusparseSpSMDescr_t sm;
        SP(cusparseSpSM_createDescr(&sm));
        SP(cusparseSpSM_analysis(g_handle, o, n, &two, a, b.d, c.d, t, CUSPARSE_SPSM_ALG_DEFAULT, sm, NULL));
        SP(cusparseSpSM_solve(g_handle, o, n, &two, a, b.d, c.d, t, CUSPARSE_SPSM_ALG_DEFAULT, sm));
        SP(cusparseSpSM_destroyDescr(sm));
        say("spsm", t, 10 * f + op, c.p, N * COLUMNS);
    }
    g_dense l = g_dense_make(t, N, DEPTH, 0, CUSPARSE_ORDER_ROW, 1, &rng), r = g_dense_make(t, DEPTH, N, 0, CUSPARSE_ORDER_COL, 1, &rng);
    SP(cusparseSDDMM(g_handle, 0, 0, &two, l.d, r.d, &half, a, t, CUSPARSE_SDDMM_ALG_DEFAULT, NULL));
    say("sddmm", t, f, v, nnz);
    g_dense_free(&l), g_dense_free(&r), g_dense_free(&b), g_dense_free(&c);
    SP(cusparseDestroySpMat(a));
    SP(cusparseDestroyDnVec(dx));
    SP(cusparseDestroyDnVec(dy));
    g_free(v), g_free(x), g_free(y);
}

/* C = A A. */
static void square(cudaDataType t) {
    void *v = entries(t), *first, *second;
    cusparseSpMatDescr_t a = descriptor(CUSPARSE_FORMAT_CSR, t, v), c;
    cusparseSpGEMMDescr_t g;
    int *o = malloc(sizeof(int) * (N + 1));
    size_t one_size = 0, two_size = 0;
    int64_t m, n, count;
    g_scalar one = g_scalar_of(t, 1), zero = g_scalar_of(t, 0);
    SP(cusparseSpGEMM_createDescr(&g));
    SP(cusparseCreateCsr(&c, N, N, 0, o, NULL, NULL, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO, t));
#define STEP(name, ...) SP(cusparseSpGEMM_##name(g_handle, 0, 0, &one, a, a, &zero, c, t, CUSPARSE_SPGEMM_DEFAULT, g __VA_ARGS__))
    STEP(workEstimation, , &one_size, NULL);
    RT(cudaMalloc(&first, one_size));
    STEP(workEstimation, , &one_size, first);
    STEP(compute, , &two_size, NULL);
    RT(cudaMalloc(&second, two_size));
    STEP(compute, , &two_size, second);
    SP(cusparseSpMatGetSize(c, &m, &n, &count));
    int *i = malloc(sizeof(int) * (size_t)count);
    void *w = g_new((size_t)count, g_size(t));
    SP(cusparseCsrSetPointers(c, o, i, w));
    STEP(copy, );
    SYNC();
    printf("= spgemm type %d: %lld entries %016llx\n", t, (long long)count, (unsigned long long)hash(i, sizeof(int) * (size_t)count));
    say("spgemm", t, 0, w, count);
    SP(cusparseSpGEMM_destroyDescr(g));
    SP(cusparseDestroySpMat(a));
    SP(cusparseDestroySpMat(c));
    RT(cudaFree(first));
    RT(cudaFree(second));
    free(o), free(i), g_free(v), g_free(w);
}

static void factorizations(void) {
    cusparseMatDescr_t descr;
    csric02Info_t ic;
    csrilu02Info_t lu;
    void *buffer;
    double *d = entries(CUDA_R_64F);
    float complex *z = entries(CUDA_C_32F);
    const cusparseSolvePolicy_t policy = CUSPARSE_SOLVE_POLICY_USE_LEVEL;
    RT(cudaMalloc(&buffer, 4096));
    SP(cusparseCreateMatDescr(&descr));
    SP(cusparseCreateCsric02Info(&ic));
    SP(cusparseCreateCsrilu02Info(&lu));
    SP(cusparseDcsric02_analysis(g_handle, N, nnz, descr, d, offsets, indices, ic, policy, buffer));
    SP(cusparseDcsrilu02_analysis(g_handle, N, nnz, descr, d, offsets, indices, lu, policy, buffer));
    SP(cusparseDcsric02(g_handle, N, nnz, descr, d, offsets, indices, ic, policy, buffer));
    say("csric02", CUDA_R_64F, 0, d, nnz);
    SP(cusparseCcsric02(g_handle, N, nnz, descr, (cuComplex *)z, offsets, indices, ic, policy, buffer));
    say("csric02", CUDA_C_32F, 0, z, nnz);
    g_free(d), g_free(z);
    d = entries(CUDA_R_64F), z = entries(CUDA_C_32F);
    SP(cusparseDcsrilu02(g_handle, N, nnz, descr, d, offsets, indices, lu, policy, buffer));
    say("csrilu02", CUDA_R_64F, 0, d, nnz);
    SP(cusparseCcsrilu02(g_handle, N, nnz, descr, (cuComplex *)z, offsets, indices, lu, policy, buffer));
    say("csrilu02", CUDA_C_32F, 0, z, nnz);
    g_free(d), g_free(z);
    SP(cusparseDestroyCsric02Info(ic));
    SP(cusparseDestroyCsrilu02Info(lu));
    /* The same grid of blocks: identities on the grid's edges, and what dominates them on the diagonal. */
    enum { D = 2 };
    bsric02Info_t bic;
    bsrilu02Info_t blu;
    const cusparseDirection_t dir = CUSPARSE_DIRECTION_ROW;
    SP(cusparseCreateBsric02Info(&bic));
    SP(cusparseCreateBsrilu02Info(&blu));
    for (int which = 0; which < 2; which++) {
        double *b = g_new((size_t)nnz * D * D, 8);
        for (int k = 0; k < nnz; k++)
            for (int e = 0; e < D * D; e++) b[k * D * D + e] = rows[k] == indices[k] ? (e % (D + 1) == 0 ? 9 : 0.25) : -1.0 / (1 + e % (D + 1));
        if (which == 0) {
            SP(cusparseDbsric02_analysis(g_handle, dir, N, nnz, descr, b, offsets, indices, D, bic, policy, buffer));
            SP(cusparseDbsric02(g_handle, dir, N, nnz, descr, b, offsets, indices, D, bic, policy, buffer));
        } else {
            SP(cusparseDbsrilu02_analysis(g_handle, dir, N, nnz, descr, b, offsets, indices, D, blu, policy, buffer));
            SP(cusparseDbsrilu02(g_handle, dir, N, nnz, descr, b, offsets, indices, D, blu, policy, buffer));
        }
        say(which ? "bsrilu02" : "bsric02", CUDA_R_64F, 0, b, (int64_t)nnz * D * D);
        g_free(b);
    }
    SP(cusparseDestroyBsric02Info(bic));
    SP(cusparseDestroyBsrilu02Info(blu));
    SP(cusparseDestroyMatDescr(descr));
    RT(cudaFree(buffer));
}

/* Tasks of this process. */
static int tasks(void) {
    int count = 0;
    DIR *d = opendir("/proc/self/task");
    for (struct dirent *e; d != NULL && (e = readdir(d)) != NULL;) count += e->d_name[0] != '.';
    if (d != NULL) closedir(d);
    return count;
}

static void results(void) {
    static const cusparseFormat_t formats[] = {CUSPARSE_FORMAT_CSR, CUSPARSE_FORMAT_CSC, CUSPARSE_FORMAT_COO};
    static const cudaDataType types[] = {CUDA_R_64F, CUDA_C_32F};
    rng = lt_seed(3);
    g_begin();
    grid(SIDE);
    for (int t = 0; t < 2; t++) {
        for (int f = 0; f < 3; f++) products_and_solves(formats[f], types[t]);
        square(types[t]);
    }
    factorizations();
    g_end();
    fprintf(stderr, "tasks %d\n", tasks());
    free(offsets), free(indices), free(rows);
}

/* What the child printed, and the tasks that it had. */
static char *run(const char *threads, int *tasks) {
    const char *const env[] = {threads, NULL};
    lt_result r = lt_child("results", env, 100);
    LT_EQ(r.status, 0);
    const char *at = r.err == NULL ? NULL : strstr(r.err, "tasks ");
    *tasks = at == NULL ? 0 : atoi(at + 6);
    char *out = strdup(r.out == NULL ? "" : r.out);
    lt_result_free(&r);
    return out;
}

/* The next result, or the end; the runner has lines of its own. */
static const char *result(const char *at) {
    if (*at == '\n') at++;
    while (*at != 0 && *at != '=') at += strcspn(at, "\n"), at += *at != 0;
    return at;
}

static void same_bits(void) {
    int one_has = 0, has = 0;
    char *one = run("LUCHO_NUM_THREADS=1", &one_has);
    LT_CHECKF(strstr(one, "bsrilu02") != NULL && strstr(one, "spgemm") != NULL, "no results: %.200s", one);
    static const char *const more[] = {"LUCHO_NUM_THREADS=3", "LUCHO_NUM_THREADS=4"};
    for (int k = 0; k < 2; k++) {
        char *other = run(more[k], &has);
        const char *a = result(one), *b = result(other);
        LT_CHECKF(has >= one_has + 2, "%s: %d tasks, and %d with one thread", more[k], has, one_has);
        while (*a != 0 || *b != 0) {
            size_t la = strcspn(a, "\n"), lb = strcspn(b, "\n");
            LT_CHECKF(la == lb && strncmp(a, b, la) == 0, "%s: %.*s instead of %.*s", more[k], (int)lb, b, (int)la, a);
            a = result(a + la), b = result(b + lb);
        }
        free(other);
    }
    free(one);
}

static const lt_test tests[] = {{"same_bits", same_bits, 0}, {0}};
static const lt_test children[] = {{"results", results, 0}, {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, children); }
