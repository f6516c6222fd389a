/* The fuzzer's rounds through cuSPARSE's second generation: see fuzz.c. */
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"

#define r fuzz_rng

/* The matrix as its descriptors say it, with 32- or 64-bit indices. */
typedef struct {
    sp_csr a;
    cudaDataType type;
    cusparseIndexType_t width, outer; /* of indices, and of offsets */
    void *offsets, *indices, *rows; /* rows: by coordinates */
    cusparseSpMatDescr_t d;
} subject;

static cudaDataType type_of(lt_type t) {
    return t == LT_S ? CUDA_R_32F : t == LT_D ? CUDA_R_64F : t == LT_C ? CUDA_C_32F : CUDA_C_64F;
}

/* A copy at the end of a guarded page, in 64 bits if so wanted. */
static void *widened(const int *from, int count, int wide) {
    void *to = sp_new((size_t)count, wide ? 8 : 4);
    for (int i = 0; i < count; i++) {
        if (wide)
            ((int64_t *)to)[i] = lt_below(&r, 64) ? from[i] : (int64_t)lt_bits(&r);
        else
            ((int *)to)[i] = from[i];
    }
    return to;
}

static void describe(subject *s) {
    sp_csr *a = &s->a;
    cusparseIndexBase_t base = sp_base(lt_below(&r, 8) ? a->base : 1 - a->base);
    switch (lt_below(&r, 3)) {
    case 0:
        SP(cusparseCreateCsr(&s->d, a->m, a->n, a->nnz, s->offsets, s->indices, a->values, s->outer, s->width, base, s->type));
        break;
    case 1: /* the same arrays are the columns of the transpose */
        SP(cusparseCreateCsc(&s->d, a->n, a->m, a->nnz, s->offsets, s->indices, a->values, s->outer, s->width, base, s->type));
        break;
    default:
        SP(cusparseCreateCoo(&s->d, a->m, a->n, a->nnz, s->rows, s->indices, a->values, s->width, base, s->type));
    }
    cusparseFillMode_t fill = (cusparseFillMode_t)lt_below(&r, 2);
    cusparseDiagType_t diag = (cusparseDiagType_t)lt_below(&r, 2);
    SP(cusparseSpMatSetAttribute(s->d, CUSPARSE_SPMAT_FILL_MODE, &fill, sizeof fill));
    SP(cusparseSpMatSetAttribute(s->d, CUSPARSE_SPMAT_DIAG_TYPE, &diag, sizeof diag));
}

static subject begin(int square) {
    subject s = {0};
    s.a = fuzz_next(square, 0);
    s.type = type_of(s.a.t);
    int wide = (int)lt_below(&r, 2), outer = lt_below(&r, 4) ? wide : !wide, *rows = malloc(sizeof(int) * (size_t)(s.a.nnz + 1));
    s.width = wide ? CUSPARSE_INDEX_64I : CUSPARSE_INDEX_32I;
    s.outer = outer ? CUSPARSE_INDEX_64I : CUSPARSE_INDEX_32I;
    s.offsets = widened(s.a.offsets, s.a.m + 1, outer);
    s.indices = widened(s.a.indices, s.a.nnz, wide);
    /* Rows in order, now and then one that is none. */
    for (int k = 0; k < s.a.nnz; k++)
        rows[k] = lt_below(&r, 20) ? (int)((int64_t)k * (s.a.m ? s.a.m : 1) / s.a.nnz) + s.a.base : fuzz_strange();
    s.rows = widened(rows, s.a.nnz, wide);
    free(rows);
    describe(&s);
    return s;
}

static void end(subject *s) {
    SP(cusparseDestroySpMat(s->d));
    cudaStreamSynchronize(sp_stream);
    sp_free(s->offsets), sp_free(s->indices), sp_free(s->rows);
    sp_csr_free(&s->a);
}

static void shape(const subject *s, int64_t *rows, int64_t *cols) {
    int64_t nnz;
    SP(cusparseSpMatGetSize(s->d, rows, cols, &nnz));
}

static cusparseDnMatDescr_t dense(const subject *s, int64_t rows, int64_t cols, void **memory) {
    cusparseDnMatDescr_t d = NULL;
    int by_rows = (int)lt_below(&r, 2);
    int64_t ld = by_rows ? cols : rows;
    *memory = sp_vector(s->a.t, rows * cols);
    sp_random(s->a.t, *memory, rows * cols, &r);
    SP(cusparseCreateDnMat(&d, rows, cols, ld > 0 ? ld : 1, *memory, s->type, by_rows ? CUSPARSE_ORDER_ROW : CUSPARSE_ORDER_COL));
    return d;
}

static void vectors_and_solves(void) {
    subject s = begin((int)lt_below(&r, 2));
    int64_t rows, cols;
    shape(&s, &rows, &cols);
    cusparseOperation_t op = (cusparseOperation_t)lt_below(&r, 3);
    int64_t nx = op ? rows : cols, ny = op ? cols : rows;
    void *x = sp_vector(s.a.t, nx), *y = sp_vector(s.a.t, ny);
    sp_scalar one = sp_scalar_of(s.a.t, 1);
    size_t bytes;
    cusparseDnVecDescr_t dx = NULL, dy = NULL;
    cusparseSpSVDescr_t sv = NULL;
    sp_random(s.a.t, x, nx, &r), sp_random(s.a.t, y, ny, &r);
    SP(cusparseCreateDnVec(&dx, nx, x, s.type));
    SP(cusparseCreateDnVec(&dy, ny, y, s.type));
    cusparseSpMV_bufferSize(sp_handle, op, &one, s.d, dx, &one, dy, s.type, CUSPARSE_SPMV_ALG_DEFAULT, &bytes);
    cusparseSpMV(sp_handle, op, &one, s.d, dx, &one, dy, s.type, CUSPARSE_SPMV_ALG_DEFAULT, sp_buffer);
    cudaStreamSynchronize(sp_stream);
    SP(cusparseSpSV_createDescr(&sv));
    if (cusparseSpSV_analysis(sp_handle, op, &one, s.d, dx, dy, s.type, CUSPARSE_SPSV_ALG_DEFAULT, sv, sp_buffer) == CUSPARSE_STATUS_SUCCESS) {
        cusparseSpSV_solve(sp_handle, op, &one, s.d, dx, dy, s.type, CUSPARSE_SPSV_ALG_DEFAULT, sv);
        cusparseSpSV_updateMatrix(sp_handle, sv, s.a.values, CUSPARSE_SPSV_UPDATE_GENERAL);
        cusparseSpSV_solve(sp_handle, op, &one, s.d, dx, dy, s.type, CUSPARSE_SPSV_ALG_DEFAULT, sv);
    }
    SP(cusparseSpSV_destroyDescr(sv));
    SP(cusparseDestroyDnVec(dx));
    SP(cusparseDestroyDnVec(dy));
    end(&s);
    sp_free(x), sp_free(y);
}

static void matrices(void) {
    subject s = begin((int)lt_below(&r, 2));
    int64_t rows, cols, k = lt_below(&r, 10);
    shape(&s, &rows, &cols);
    cusparseOperation_t op = (cusparseOperation_t)lt_below(&r, 3), none = CUSPARSE_OPERATION_NON_TRANSPOSE;
    void *mb, *mc, *left, *right, *full;
    sp_scalar one = sp_scalar_of(s.a.t, 1);
    cusparseDnMatDescr_t b = dense(&s, op ? rows : cols, k, &mb), c = dense(&s, op ? cols : rows, k, &mc);
    cusparseDnMatDescr_t l = dense(&s, rows, k, &left), t = dense(&s, k, cols, &right), f = dense(&s, rows, cols, &full);
    cusparseSpSMDescr_t sm = NULL;
    cusparseSpMM(sp_handle, op, none, &one, s.d, b, &one, c, s.type, CUSPARSE_SPMM_ALG_DEFAULT, sp_buffer);
    cudaStreamSynchronize(sp_stream);
    cusparseSDDMM(sp_handle, none, none, &one, l, t, &one, s.d, s.type, CUSPARSE_SDDMM_ALG_DEFAULT, sp_buffer);
    cudaStreamSynchronize(sp_stream);
    cusparseSparseToDense(sp_handle, s.d, f, CUSPARSE_SPARSETODENSE_ALG_DEFAULT, sp_buffer);
    cudaStreamSynchronize(sp_stream);
    SP(cusparseSpSM_createDescr(&sm));
    if (cusparseSpSM_analysis(sp_handle, op, none, &one, s.d, b, c, s.type, CUSPARSE_SPSM_ALG_DEFAULT, sm, sp_buffer) == CUSPARSE_STATUS_SUCCESS)
        cusparseSpSM_solve(sp_handle, op, none, &one, s.d, b, c, s.type, CUSPARSE_SPSM_ALG_DEFAULT, sm);
    SP(cusparseSpSM_destroyDescr(sm));
    SP(cusparseDestroyDnMat(b));
    SP(cusparseDestroyDnMat(c));
    SP(cusparseDestroyDnMat(l));
    SP(cusparseDestroyDnMat(t));
    SP(cusparseDestroyDnMat(f));
    end(&s);
    sp_free(mb), sp_free(mc), sp_free(left), sp_free(right), sp_free(full);
}

/* C = A B, and what becomes of C. Both by compressed rows with 32-bit indices, which is what there is. */
static void products(void) {
    sp_csr a = fuzz_next(0, 0), b = fuzz_next(0, 0);
    cudaDataType type = type_of(a.t);
    cusparseSpMatDescr_t da = NULL, db = NULL, dc = NULL;
    cusparseSpGEMMDescr_t g = NULL;
    sp_scalar one = sp_scalar_of(a.t, 1), zero = sp_scalar_of(a.t, 0);
    cusparseOperation_t none = CUSPARSE_OPERATION_NON_TRANSPOSE;
    size_t bytes = 0;
    int64_t m, n, nnz = 0;
    int *offsets = sp_new((size_t)a.m + 1, 4), *indices = NULL;
    void *values = NULL, *bv = sp_vector(a.t, b.nnz);
    sp_random(a.t, bv, b.nnz, &r);
    SP(cusparseCreateCsr(&da, a.m, b.m, a.nnz > a.m * b.m ? a.m * b.m : a.nnz, a.offsets, a.indices, a.values, CUSPARSE_INDEX_32I,
                         CUSPARSE_INDEX_32I, sp_base(a.base), type));
    SP(cusparseCreateCsr(&db, b.m, b.n, b.nnz, b.offsets, b.indices, bv, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I, sp_base(b.base), type));
    SP(cusparseCreateCsr(&dc, a.m, b.n, 0, offsets, NULL, NULL, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I, sp_base((int)lt_below(&r, 2)), type));
    SP(cusparseSpGEMM_createDescr(&g));
#define STEP(name, buffer) \
    cusparseSpGEMM_##name(sp_handle, none, none, &one, da, db, &zero, dc, type, CUSPARSE_SPGEMM_DEFAULT, g, &bytes, buffer)
    if (STEP(workEstimation, NULL) == CUSPARSE_STATUS_SUCCESS && STEP(workEstimation, sp_buffer) == CUSPARSE_STATUS_SUCCESS &&
        STEP(compute, NULL) == CUSPARSE_STATUS_SUCCESS && STEP(compute, sp_buffer) == CUSPARSE_STATUS_SUCCESS) {
        SP(cusparseSpMatGetSize(dc, &m, &n, &nnz));
        indices = sp_new((size_t)nnz, 4), values = sp_vector(a.t, nnz);
        SP(cusparseCsrSetPointers(dc, offsets, indices, values));
        if (lt_below(&r, 2)) fuzz_corrupt(&a, 0);
        cusparseSpGEMM_copy(sp_handle, none, none, &one, da, db, &zero, dc, type, CUSPARSE_SPGEMM_DEFAULT, g);
    }
    cudaStreamSynchronize(sp_stream);
    int *pointers = sp_new((size_t)b.n + 1, 4), *rows = sp_new((size_t)b.nnz, 4);
    void *turned = sp_vector(a.t, b.nnz);
    cusparseCsr2cscEx2(sp_handle, b.m, b.n, b.nnz, bv, b.offsets, b.indices, turned, pointers, rows, type, CUSPARSE_ACTION_NUMERIC,
                       sp_base(b.base), CUSPARSE_CSR2CSC_ALG1, sp_buffer);
    cudaStreamSynchronize(sp_stream);
    SP(cusparseSpGEMM_destroyDescr(g));
    SP(cusparseDestroySpMat(da));
    SP(cusparseDestroySpMat(db));
    SP(cusparseDestroySpMat(dc));
    sp_csr_free(&a), sp_csr_free(&b);
    sp_free(offsets), sp_free(indices), sp_free(values), sp_free(bv), sp_free(pointers), sp_free(rows), sp_free(turned);
}

static void sparse_vectors(void) {
    lt_type t = (lt_type)lt_below(&r, 4);
    cudaDataType type = type_of(t);
    int n = (int)lt_below(&r, 20), nnz = n ? (int)lt_below(&r, n + 1) : 0, wide = (int)lt_below(&r, 2);
    int *places = malloc(sizeof(int) * (size_t)(nnz + 1));
    for (int k = 0; k < nnz; k++) places[k] = lt_below(&r, 10) ? (int)lt_below(&r, n) : fuzz_strange();
    void *indices = widened(places, nnz, wide), *values = sp_vector(t, nnz), *y = sp_vector(t, n);
    sp_scalar one = sp_scalar_of(t, 1), result;
    cusparseSpVecDescr_t x = NULL;
    cusparseDnVecDescr_t d = NULL;
    free(places);
    sp_random(t, values, nnz, &r), sp_random(t, y, n, &r);
    SP(cusparseCreateSpVec(&x, n, nnz, indices, values, wide ? CUSPARSE_INDEX_64I : CUSPARSE_INDEX_32I, sp_base((int)lt_below(&r, 2)), type));
    SP(cusparseCreateDnVec(&d, n, y, type));
    cusparseAxpby(sp_handle, &one, x, &one, d);
    cudaStreamSynchronize(sp_stream);
    cusparseGather(sp_handle, d, x);
    cudaStreamSynchronize(sp_stream);
    cusparseScatter(sp_handle, x, d);
    cudaStreamSynchronize(sp_stream);
    cusparseRot(sp_handle, &one, &one, x, d);
    cudaStreamSynchronize(sp_stream);
    cusparseSpVV(sp_handle, CUSPARSE_OPERATION_NON_TRANSPOSE, x, d, &result, type, sp_buffer);
    cudaStreamSynchronize(sp_stream);
    SP(cusparseDestroySpVec(x));
    SP(cusparseDestroyDnVec(d));
    sp_free(indices), sp_free(values), sp_free(y);
}

void fuzz_descriptors(void) {
    vectors_and_solves();
    matrices();
    products();
    sparse_vectors();
}
