/* Every argument of every operation gets bad values, by its kind. A refused call has the status that is due, and neither it
 * nor what it queued writes anything. */
#include <stdlib.h>
#include <string.h>

#include "generic_support.h"

/* Arguments are integers and addresses; as they are passed on 64-bit Linux, all of them in words of their own. */
typedef intptr_t word;
typedef int (*function)(word, word, word, word, word, word, word, word, word, word, word, word, word, word);

enum { N = 4, MOST = 14 };

/* What is good, and what is bad, by the letter of a kind. */
static word good[128];
typedef struct {
    char kind;
    word value;
    int status;
} wrong;
static wrong bad[128];
static int bads;
static void add(char kind, word value, int status) { bad[bads++] = (wrong){kind, value, status}; }

static double values[64], x[8], y[8], dense[3][32], alpha = 1, beta = 0;
static float complex other[64];
static int offsets[8], columns[64], result_offsets[8], result_columns[64];
static double result_values[64];
static size_t size;

#define V CUSPARSE_STATUS_INVALID_VALUE
#define U CUSPARSE_STATUS_NOT_SUPPORTED

static cusparseSpMatDescr_t csr(int n, int nnz, void *o, void *c, void *v, cusparseIndexType_t it, cudaDataType t) {
    cusparseSpMatDescr_t d;
    SP(cusparseCreateCsr(&d, n, n, nnz, o, c, v, it, it, 0, t));
    return d;
}
static cusparseDnMatDescr_t mat(int n, void *p, cudaDataType t) {
    cusparseDnMatDescr_t d;
    SP(cusparseCreateDnMat(&d, n, n, n, p, t, CUSPARSE_ORDER_COL));
    return d;
}
static cusparseDnVecDescr_t vec(int n, void *p, cudaDataType t) {
    cusparseDnVecDescr_t d;
    SP(cusparseCreateDnVec(&d, n, p, t));
    return d;
}
static cusparseSpVecDescr_t spvec(int n, void *p, cusparseIndexType_t it, cudaDataType t) {
    cusparseSpVecDescr_t d;
    SP(cusparseCreateSpVec(&d, n, 2, columns, p, it, 0, t));
    return d;
}

static void fixtures(void) {
    for (int i = 0; i < 64; i++) columns[i] = i % N, values[i] = 1 + i, other[i] = 1;
    for (int i = 0; i <= 5; i++) offsets[i] = i;
    for (int i = 0; i < 8; i++) x[i] = i, y[i] = -i;
    cudaDataType t = CUDA_R_64F, odd = CUDA_C_32F;
    cusparseIndexType_t i32 = CUSPARSE_INDEX_32I, i16 = CUSPARSE_INDEX_16U;
    good['h'] = (word)g_handle;
    good['o'] = 0;
    good['p'] = (word)&alpha, good['q'] = (word)&beta;
    good['m'] = (word)csr(N, N, offsets, columns, values, i32, t);
    good['c'] = (word)csr(N, 0, result_offsets, result_columns, result_values, i32, t);
    good['M'] = (word)mat(N, dense[0], t), good['D'] = (word)mat(N, dense[1], t);
    good['x'] = (word)vec(N, x, t), good['y'] = (word)vec(N, y, t);
    good['s'] = (word)spvec(N, values, i32, t);
    good['t'] = t;
    good['a'] = 0, good['A'] = 1;
    good['z'] = (word)&size;
    good['b'] = (word)dense[2];
    good['N'] = (word)result_columns;
    cusparseHandle_t gone;
    SP(cusparseCreate(&gone));
    SP(cusparseDestroy(gone));
    add('h', 0, V), add('h', (word)gone, CUSPARSE_STATUS_NOT_INITIALIZED), add('h', good['m'], CUSPARSE_STATUS_NOT_INITIALIZED);
    add('o', 3, V), add('o', -1, V);
    add('p', 0, V), add('q', 0, V), add('z', 0, V), add('N', 0, V);
    for (const char *k = "mcMDxysvwge"; *k; k++) add(*k, 0, V), add(*k, (word)g_handle, V), add(*k, (word)dense, V);
    for (const char *k = "mc"; *k; k++) {
        add(*k, (word)csr(N + 1, N + 1, offsets, columns, values, i32, t), V);
        add(*k, (word)csr(N, N, offsets, columns, other, i32, odd), U);
        add(*k, (word)csr(N, N, offsets, columns, values, i16, t), U);
    }
    for (const char *k = "MD"; *k; k++) add(*k, (word)mat(N + 1, dense[2], t), V), add(*k, (word)mat(N, other, odd), U);
    for (const char *k = "xy"; *k; k++) add(*k, (word)vec(N + 1, x, t), V), add(*k, (word)vec(N, other, odd), U);
    add('s', (word)spvec(N + 1, values, i32, t), V), add('s', (word)spvec(N, other, i32, odd), U), add('s', (word)spvec(N, values, i16, t), U);
    add('t', 99, V), add('t', -1, V), add('t', CUDA_R_8U, V), add('t', CUDA_C_32F, U);
    add('a', 77, V), add('a', -1, V), add('A', 77, V), add('A', -1, V);
}

/* A function, the kinds of its arguments in their order, and statuses that are others than usual: some that only tell sizes
 * let matrices with other types of indices pass. 'b' is any buffer. */
static const struct {
    const char *name;
    function call;
    const char *kinds, *lenient;
} functions[] = {
#define F(name, kinds, lenient) {#name, (function)(void (*)(void))name, kinds, lenient}
    F(cusparseSpMV_bufferSize, "hopmxqytaz", "indices"),
    F(cusparseSpMV_preprocess, "hopmxqytab", "indices"),
    F(cusparseSpMV, "hopmxqytab", ""),
    F(cusparseSpMM_bufferSize, "hoopmMqDtaz", "indices"),
    F(cusparseSpMM_preprocess, "hoopmMqDtab", "indices"),
    F(cusparseSpMM, "hoopmMqDtab", ""),
    F(cusparseSDDMM_bufferSize, "hoopMDqmtaz", "indices"),
    F(cusparseSDDMM_preprocess, "hoopMDqmtab", "indices"),
    F(cusparseSDDMM, "hoopMDqmtab", ""),
    F(cusparseConstrainedGeMM_bufferSize, "hoopMDqmtz", "indices"),
    F(cusparseConstrainedGeMM, "hoopMDqmtb", ""),
    F(cusparseSpSV_bufferSize, "hopmxytavz", "indices"),
    F(cusparseSpSV_analysis, "hopmxytavb", ""),
    F(cusparseSpSV_solve, "hopmxytav", "reanalyse"),
    F(cusparseSpSM_bufferSize, "hoopmMDtawz", "indices"),
    F(cusparseSpSM_analysis, "hoopmMDtawb", ""),
    F(cusparseSpSM_solve, "hoopmMDtaw", "reanalyse"),
    F(cusparseSpVV_bufferSize, "hosxNtz", "indices"),
    F(cusparseSpVV, "hosxNtb", ""),
    F(cusparseAxpby, "hpsqy", ""),
    F(cusparseGather, "hxs", ""),
    F(cusparseScatter, "hsy", ""),
    F(cusparseRot, "hpqsy", ""),
    F(cusparseSparseToDense_bufferSize, "hmMaz", "indices"),
    F(cusparseSparseToDense, "hmMab", ""),
    F(cusparseDenseToSparse_bufferSize, "hMcaz", "indices"),
    F(cusparseDenseToSparse_analysis, "hMcab", ""),
    F(cusparseDenseToSparse_convert, "hMcab", ""),
    F(cusparseSpGEMM_workEstimation, "hoopmmqctagzb", "products"),
    F(cusparseSpGEMM_compute, "hoopmmqctagzb", "products"),
    F(cusparseSpGEMM_copy, "hoopmmqctag", ""),
    F(cusparseSpGEMMreuse_workEstimation, "hoommcagzb", "products"),
    F(cusparseSpGEMMreuse_nnz, "hoommcagzbzbzb", "products"),
    F(cusparseSpGEMMreuse_copy, "hoommcagzb", "products"),
    F(cusparseSpGEMMreuse_compute, "hoopmmqctag", ""),
    F(cusparseSpGEAM_bufferSize, "hoopmqmctaez", "indices"),
    F(cusparseSpGEAM_nnz, "hoopmqmctaeb", ""),
    F(cusparseSpGEAM, "hoopmqmctaeb", ""),
};

static unsigned char before[4096];
static size_t snapshot(unsigned char *to) {
    size_t n = 0;
#define KEEP(v) memcpy(to + n, v, sizeof v), n += sizeof v
    KEEP(values), KEEP(x), KEEP(y), KEEP(dense), KEEP(result_offsets), KEEP(result_columns), KEEP(result_values);
    memcpy(to + n, &size, sizeof size);
    return n + sizeof size;
}

static int run(int f, const word *v) {
    return functions[f].call(v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7], v[8], v[9], v[10], v[11], v[12], v[13]);
}

/* The status that is due: as listed, unless the function does not look that far. */
static int due(int f, const wrong *w) {
    const char *lenient = functions[f].lenient;
    if (w->status != U) return w->status;
    if (strcmp(lenient, "indices") == 0 && (w->kind == 'm' || w->kind == 'c')) return -1; /* of either kind */
    /* Not the matrix that was analysed. */
    if (strcmp(lenient, "reanalyse") == 0 && w->kind == 'm') return -2;
    return U;
}

static void every_argument(void) {
    g_begin();
    fixtures();
    cusparseSpSVDescr_t sv;
    cusparseSpSMDescr_t sm;
    cusparseSpGEMMDescr_t ge;
    cusparseSpGEAMDescr_t ga;
    SP(cusparseSpSV_createDescr(&sv));
    SP(cusparseSpSM_createDescr(&sm));
    SP(cusparseSpGEMM_createDescr(&ge));
    SP(cusparseSpGEAM_createDescr(&ga));
    good['v'] = (word)sv, good['w'] = (word)sm, good['g'] = (word)ge, good['e'] = (word)ga;
    long refused = 0;
    for (size_t f = 0; f < sizeof functions / sizeof *functions; f++) {
        word v[MOST] = {0};
        int n = (int)strlen(functions[f].kinds);
        for (int i = 0; i < n; i++) v[i] = good[(int)functions[f].kinds[i]];
        lt_context("%s", functions[f].name);
        LT_EQ(run((int)f, v), CUSPARSE_STATUS_SUCCESS);
        SYNC();
        size_t bytes = snapshot(before);
        for (int i = 0; i < n; i++)
            for (int b = 0; b < bads; b++) {
                if (bad[b].kind != functions[f].kinds[i]) continue;
                /* A size is not looked at where there is a buffer. */
                if (bad[b].kind == 'z' && strcmp(functions[f].lenient, "products") == 0) continue;
                word kept = v[i];
                v[i] = bad[b].value;
                lt_context("%s argument %d (%c): %#lx", functions[f].name, i + 1, bad[b].kind, (unsigned long)v[i]);
                int status = run((int)f, v), want = due((int)f, &bad[b]);
                if (want == -2) LT_CHECK(status == V || status == U);
                else if (want == -1) LT_CHECK(status == CUSPARSE_STATUS_SUCCESS || status == U);
                else LT_EQ(status, want);
                refused += status != CUSPARSE_STATUS_SUCCESS;
                v[i] = kept;
                SYNC();
                unsigned char after[sizeof before];
                LT_EQ(snapshot(after), bytes);
                LT_CHECK(memcmp(before, after, bytes) == 0);
            }
    }
    lt_note("%ld calls refused\n", refused);
    lt_context(NULL);
    /* Those with other kinds of arguments. */
    word none = 0;
    (void)none;
    cusparseSpMatDescr_t m = (cusparseSpMatDescr_t)good['m'], c = (cusparseSpMatDescr_t)good['c'];
    size_t s3 = 7, s2 = 7;
    for (int k = 0; k < 3; k++) {
        float part = k == 0 ? 0 : k == 1 ? 1.5f : -1;
        BAD(cusparseSpGEMM_estimateMemory(g_handle, 0, 0, &alpha, m, m, &beta, c, CUDA_R_64F, 0, ge, part, &s3, NULL, &s2));
    }
    BAD(cusparseSpGEMM_estimateMemory(g_handle, 0, 0, &alpha, m, m, &beta, c, CUDA_R_64F, 0, ge, 0.5f, NULL, NULL, &s2));
    BAD(cusparseSpGEMM_estimateMemory(g_handle, 0, 0, &alpha, m, m, &beta, c, CUDA_R_64F, 0, ge, 0.5f, &s3, dense, NULL));
    BAD(cusparseSpGEMM_estimateMemory(g_handle, 0, 0, NULL, m, m, &beta, c, CUDA_R_64F, 0, ge, 0.5f, &s3, NULL, &s2));
    BAD(cusparseSpGEMM_estimateMemory(g_handle, 0, 0, &alpha, m, m, &beta, c, CUDA_R_64F, 0, NULL, 0.5f, &s3, NULL, &s2));
    BAD(cusparseSpGEMM_getNumProducts(NULL, NULL));
    BAD(cusparseSpGEMM_getNumProducts(ge, NULL));
    BAD(cusparseSpGEMM_workEstimation(g_handle, 0, 0, &alpha, m, m, &beta, c, CUDA_R_64F, 0, ge, NULL, NULL));
    BAD(cusparseSpGEMM_compute(g_handle, 0, 0, &alpha, m, m, &beta, c, CUDA_R_64F, 0, ge, NULL, NULL));
    BAD(cusparseSpGEMMreuse_workEstimation(g_handle, 0, 0, m, m, c, 0, ge, NULL, NULL));
    BAD(cusparseSpGEMMreuse_nnz(g_handle, 0, 0, m, m, c, 0, ge, &s3, NULL, NULL, NULL, &s2, NULL));
    BAD(cusparseSpGEMMreuse_copy(g_handle, 0, 0, m, m, c, 0, ge, NULL, NULL));
    LT_CHECK(s3 == 7 && s2 == 7);
    LT_EQ(cusparseSpGEMM_compute(g_handle, 1, 0, &alpha, m, m, &beta, c, CUDA_R_64F, 0, ge, &s2, dense), U);
    LT_EQ(cusparseSpGEMM_compute(g_handle, 0, 2, &alpha, m, m, &beta, c, CUDA_R_64F, 0, ge, &s2, dense), U);
    BAD(cusparseSpSV_updateMatrix(g_handle, sv, NULL, CUSPARSE_SPSV_UPDATE_GENERAL));
    BAD(cusparseSpSV_updateMatrix(g_handle, NULL, values, CUSPARSE_SPSV_UPDATE_GENERAL));
    BAD(cusparseSpSV_updateMatrix(g_handle, sv, values, 2));
    BAD(cusparseSpSV_updateMatrix(NULL, sv, values, CUSPARSE_SPSV_UPDATE_GENERAL));
    BAD(cusparseSpSM_updateMatrix(g_handle, sm, NULL, CUSPARSE_SPSM_UPDATE_GENERAL));
    BAD(cusparseSpSM_updateMatrix(g_handle, NULL, values, CUSPARSE_SPSM_UPDATE_GENERAL));
    BAD(cusparseSpSM_updateMatrix(g_handle, sm, values, -1));
    BAD(cusparseSpSM_updateMatrix(NULL, sm, values, CUSPARSE_SPSM_UPDATE_GENERAL));
    BAD(cusparseSpSV_createDescr(NULL));
    BAD(cusparseSpSM_createDescr(NULL));
    BAD(cusparseSpGEMM_createDescr(NULL));
    BAD(cusparseSpGEAM_createDescr(NULL));
    SP(cusparseSpSV_destroyDescr(NULL));
    SP(cusparseSpSM_destroyDescr(NULL));
    SP(cusparseSpGEMM_destroyDescr(NULL));
    SP(cusparseSpGEAM_destroyDescr(NULL));
    SP(cusparseSpSV_destroyDescr(sv));
    SP(cusparseSpSM_destroyDescr(sm));
    SP(cusparseSpGEMM_destroyDescr(ge));
    SP(cusparseSpGEAM_destroyDescr(ga));
    BAD(cusparseSpSV_destroyDescr(sv));
    BAD(cusparseSpSM_destroyDescr((cusparseSpSMDescr_t)m));
    BAD(cusparseSpGEMM_destroyDescr(ge));
    BAD(cusparseSpGEAM_destroyDescr(ga));
    int o[3] = {0, 1, 2}, i[2] = {0, 1}, co[3] = {9, 9, 9}, ci[2] = {9, 9};
    double v[2] = {1, 2}, cv[2] = {9, 9};
#define CSC(h, m, n, k, v, o, i, cv, co, ci, t, a, b, alg) \
    cusparseCsr2cscEx2(h, m, n, k, v, o, i, cv, co, ci, (cudaDataType)(t), (cusparseAction_t)(a), (cusparseIndexBase_t)(b), (cusparseCsr2CscAlg_t)(alg), NULL)
    BAD(CSC(NULL, 2, 2, 2, v, o, i, cv, co, ci, 1, 1, 0, 1));
    BAD(CSC(g_handle, -1, 2, 2, v, o, i, cv, co, ci, 1, 1, 0, 1));
    BAD(CSC(g_handle, 2, -1, 2, v, o, i, cv, co, ci, 1, 1, 0, 1));
    BAD(CSC(g_handle, 2, 2, -1, v, o, i, cv, co, ci, 1, 1, 0, 1));
    BAD(CSC(g_handle, 2, 2, 2, NULL, o, i, cv, co, ci, 1, 1, 0, 1));
    BAD(CSC(g_handle, 2, 2, 2, v, NULL, i, cv, co, ci, 1, 1, 0, 1));
    BAD(CSC(g_handle, 2, 2, 2, v, o, NULL, cv, co, ci, 1, 1, 0, 1));
    BAD(CSC(g_handle, 2, 2, 2, v, o, i, NULL, co, ci, 1, 1, 0, 1));
    BAD(CSC(g_handle, 2, 2, 2, v, o, i, cv, NULL, ci, 1, 1, 0, 1));
    BAD(CSC(g_handle, 2, 2, 2, v, o, i, cv, co, NULL, 1, 1, 0, 1));
    BAD(CSC(g_handle, 2, 2, 2, v, o, i, cv, co, ci, 77, 1, 0, 1));
    BAD(CSC(g_handle, 2, 2, 2, v, o, i, cv, co, ci, 1, 2, 0, 1));
    BAD(CSC(g_handle, 2, 2, 2, v, o, i, cv, co, ci, 1, 1, 2, 1));
    BAD(CSC(g_handle, 2, 2, 2, v, o, i, cv, co, ci, 1, 1, 0, 0));
    BAD(cusparseCsr2cscEx2_bufferSize(g_handle, 2, 2, 2, v, o, i, cv, co, ci, CUDA_R_64F, 1, 0, CUSPARSE_CSR2CSC_ALG1, NULL));
    SYNC();
    LT_CHECK(co[0] == 9 && ci[0] == 9 && cv[0] == 9);
    cusparseSpMMOpPlan_t plan = NULL;
    LT_EQ(cusparseSpMMOp_createPlan(g_handle, &plan, 0, 0, NULL, NULL, NULL, CUDA_R_32F, 0, NULL, 0, NULL, 0, NULL, 0, NULL), U);
    LT_EQ(cusparseSpMMOp(plan, NULL), U);
    SP(cusparseSpMMOp_destroyPlan(NULL));
    BAD(cusparseSpMMOp_destroyPlan((cusparseSpMMOpPlan_t)m));
    g_end();
}

static const lt_test tests[] = {{"every_argument", every_argument, 0}, {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
