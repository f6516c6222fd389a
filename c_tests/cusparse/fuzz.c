/* Random matrices with something wrong in them, through every function that takes a sparse matrix, for a time that the
 * argument says in seconds. Arrays end at a page that cannot be touched: whatever leads outside ends the program. What a
 * call returns, and whether the stream fails, is not judged; that the library works afterwards is. */
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"

lt_rng fuzz_rng;
#define r fuzz_rng
int32_t fuzz_strange(void) {
    static const int32_t values[] = {0, 1, 2, -1, -2, 3, 7, 100, 0x7fffffff, -0x7fffffff - 1, 0x7ffffffe, 0x10000000};
    return lt_below(&r, 4) ? values[lt_below(&r, 12)] : (int32_t)lt_bits(&r);
}

static void nudge(int *p) { *p = (int)((unsigned)*p + (unsigned)lt_below(&r, 3) - 1u); }

/* `ends` keeps the last offset: functions that are told no number of entries have nothing else to go by. */
void fuzz_corrupt(sp_csr *a, int ends) {
    for (int64_t times = lt_below(&r, 4); times > 0; times--) {
        int lines = ends ? a->m : a->m + 1;
        switch (lt_below(&r, 4)) {
        case 0:
            if (lines > 0) a->offsets[lt_below(&r, lines)] = fuzz_strange();
            break;
        case 1:
            if (a->nnz > 0) a->indices[lt_below(&r, a->nnz)] = fuzz_strange();
            break;
        case 2:
            if (lines > 0) nudge(&a->offsets[lt_below(&r, lines)]);
            break;
        default:
            if (a->nnz > 0) nudge(&a->indices[lt_below(&r, a->nnz)]);
        }
    }
}

sp_csr fuzz_next(int square, int ends) {
    int m = (int)lt_below(&r, 12), n = square ? m : (int)lt_below(&r, 12);
    sp_csr a = sp_make((lt_type)lt_below(&r, 4), m, n, lt_uniform(&r, 0, 1), (int)lt_below(&r, 2), lt_below(&r, 2) ? SP_SHUFFLED : 0, &r);
    fuzz_corrupt(&a, ends);
    return a;
}

static cusparseMatDescr_t descr_of(const sp_csr *a) {
    /* now and then the other base */
    int base = lt_below(&r, 8) ? a->base : 1 - a->base;
    return sp_descr(base, (cusparseFillMode_t)lt_below(&r, 2), (cusparseDiagType_t)lt_below(&r, 2));
}

static void solvers(void) {
    sp_csr a = fuzz_next(1, 0);
    lt_type t = a.t;
    cusparseMatDescr_t descr = descr_of(&a);
    cusparseOperation_t op = (cusparseOperation_t)lt_below(&r, 3), side = (cusparseOperation_t)lt_below(&r, 3);
    csric02Info_t ic = NULL;
    csrilu02Info_t lu = NULL;
    csrsv2Info_t sv = NULL;
    csrsm2Info_t sm = NULL;
    int position = 0, nrhs = (int)lt_below(&r, 6), rows = side ? nrhs : a.m;
    sp_scalar one = sp_scalar_of(t, 1);
    void *x = sp_vector(t, a.m), *b = sp_vector(t, (int64_t)(rows ? rows : 1) * (side ? a.m : nrhs));
    SP(cusparseCreateCsric02Info(&ic));
    SP(cusparseCreateCsrilu02Info(&lu));
    SP(cusparseCreateCsrsv2Info(&sv));
    SP(cusparseCreateCsrsm2Info(&sm));
#define ARRAYS a.values, a.offsets, a.indices
#define USE CUSPARSE_SOLVE_POLICY_USE_LEVEL
    TYPED(t, csrsv2_analysis, sp_handle, op, a.m, a.nnz, descr, ARRAYS, sv, USE, sp_buffer);
    TYPED(t, csrsv2_solve, sp_handle, op, a.m, a.nnz, (void *)&one, descr, ARRAYS, sv, x, x, USE, sp_buffer);
    TYPED(t, csrsm2_analysis, sp_handle, 0, op, side, a.m, nrhs, a.nnz, (void *)&one, descr, ARRAYS, b, rows ? rows : 1, sm, USE, sp_buffer);
    TYPED(t, csrsm2_solve, sp_handle, 0, op, side, a.m, nrhs, a.nnz, (void *)&one, descr, ARRAYS, b, rows ? rows : 1, sm, USE, sp_buffer);
    TYPED(t, csric02_analysis, sp_handle, a.m, a.nnz, descr, ARRAYS, ic, USE, sp_buffer);
    TYPED(t, csric02, sp_handle, a.m, a.nnz, descr, ARRAYS, ic, USE, sp_buffer);
    TYPED(t, csrilu02_analysis, sp_handle, a.m, a.nnz, descr, ARRAYS, lu, USE, sp_buffer);
    /* what was analysed is gone by, whatever is in the arrays now */
    if (lt_below(&r, 2)) fuzz_corrupt(&a, 0);
    TYPED(t, csrilu02, sp_handle, a.m, a.nnz, descr, ARRAYS, lu, USE, sp_buffer);
    TYPED(t, csrsv2_solve, sp_handle, op, a.m, a.nnz, (void *)&one, descr, ARRAYS, sv, x, x, USE, sp_buffer);
    cusparseXcsrilu02_zeroPivot(sp_handle, lu, &position);
    cusparseXcsrsm2_zeroPivot(sp_handle, sm, &position);
    SP(cusparseDestroyCsric02Info(ic));
    SP(cusparseDestroyCsrilu02Info(lu));
    SP(cusparseDestroyCsrsv2Info(sv));
    SP(cusparseDestroyCsrsm2Info(sm));
    SP(cusparseDestroyMatDescr(descr));
    cudaStreamSynchronize(sp_stream);
    sp_csr_free(&a), sp_free(x), sp_free(b);
}

/* Functions that are told the number of entries. */
static void counted(void) {
    sp_csr a = fuzz_next(0, 0), b = fuzz_next(0, 0), c = {a.t, a.m, a.n, 0, 0, sp_new((size_t)a.m + 1, 4), NULL, NULL};
    lt_type t = a.t;
    cusparseMatDescr_t qa = descr_of(&a), qb = descr_of(&b), qc = sp_descr(0, CUSPARSE_FILL_MODE_LOWER, CUSPARSE_DIAG_TYPE_NON_UNIT);
    int total = 0, *rows = sp_new((size_t)a.nnz, 4), *p = sp_new((size_t)a.nnz, 4), *counts = sp_new((size_t)a.m, 4);
    sp_scalar one = sp_scalar_of(t, 1);
    cudaDataType ct = t == LT_S ? CUDA_R_32F : t == LT_D ? CUDA_R_64F : t == LT_C ? CUDA_C_32F : CUDA_C_64F;
    cusparseOperation_t op = (cusparseOperation_t)lt_below(&r, 3);
    void *x = sp_vector(t, op ? a.m : a.n), *y = sp_vector(t, op ? a.n : a.m), *values = sp_vector(t, b.nnz);
    memset(p, 0, (size_t)a.nnz * 4);
    cusparseXcsr2coo(sp_handle, a.offsets, a.nnz, a.m, rows, sp_base((int)lt_below(&r, 2)));
    cudaStreamSynchronize(sp_stream);
    if (a.nnz > 0 && lt_below(&r, 2)) rows[lt_below(&r, a.nnz)] = fuzz_strange();
    cusparseXcoo2csr(sp_handle, rows, a.nnz, a.m, c.offsets, sp_base((int)lt_below(&r, 2)));
    cusparseXcoosortByRow(sp_handle, a.m, a.n, a.nnz, rows, p, NULL, sp_buffer);
    cusparseCsrmvEx(sp_handle, CUSPARSE_ALG_MERGE_PATH, op, a.m, a.n, a.nnz, &one, ct, qa, a.values, ct, a.offsets, a.indices, x, ct, &one, ct, y, ct, ct, sp_buffer);
    cudaStreamSynchronize(sp_stream);
    if (cusparseXcsrgeam2Nnz(sp_handle, a.m, a.n, qa, a.nnz, a.offsets, a.indices, qb, b.m == a.m ? b.nnz : 0, b.m == a.m ? b.offsets : a.offsets, b.indices, qc, c.offsets, &total, sp_buffer) == CUSPARSE_STATUS_SUCCESS && b.m == a.m && b.t == t) {
        c.indices = sp_new((size_t)total, 4), c.values = sp_vector(t, total);
        if (lt_below(&r, 2)) fuzz_corrupt(&a, 0);
        if (a.m > 0 && lt_below(&r, 2)) c.offsets[lt_below(&r, a.m)] = fuzz_strange();
        TYPED(t, csrgeam2, sp_handle, a.m, a.n, (void *)&one, qa, a.nnz, ARRAYS, (void *)&one, qb, b.nnz, b.values, b.offsets, b.indices, qc, c.values, c.offsets, c.indices, sp_buffer);
        cudaStreamSynchronize(sp_stream);
    }
    if (t == LT_D) {
        double least = 0.3;
        sp_free(c.indices), sp_free(c.values);
        c.indices = NULL, c.values = NULL;
        if (cusparseDpruneCsr2csrNnz(sp_handle, a.m, a.n, a.nnz, qa, ARRAYS, &least, qc, c.offsets, &total, sp_buffer) == CUSPARSE_STATUS_SUCCESS) {
            c.indices = sp_new((size_t)total, 4), c.values = sp_vector(t, total);
            if (lt_below(&r, 2)) fuzz_corrupt(&a, 0);
            cusparseDpruneCsr2csr(sp_handle, a.m, a.n, a.nnz, qa, ARRAYS, &least, qc, c.values, c.offsets, c.indices, sp_buffer);
            cudaStreamSynchronize(sp_stream);
        }
    }
    /* b by columns of a product with a dense matrix of two rows */
    void *dense = sp_vector(b.t, 2 * (int64_t)b.n), *product = sp_vector(b.t, 2 * (int64_t)b.m);
    sp_scalar unit = sp_scalar_of(b.t, 1);
    TYPED(b.t, gemmi, sp_handle, 2, b.m, b.n, b.nnz, (void *)&unit, dense, 2, b.values, b.offsets, b.indices, (void *)&unit, product, 2);
    csru2csrInfo_t info = NULL;
    SP(cusparseCreateCsru2csrInfo(&info));
    cusparseXcsrsort(sp_handle, a.m, a.n, a.nnz, qa, a.offsets, a.indices, lt_below(&r, 2) ? p : NULL, sp_buffer);
    TYPED(b.t, csru2csr, sp_handle, b.m, b.n, b.nnz, qb, b.values, b.offsets, b.indices, info, sp_buffer);
    TYPED(b.t, csr2csru, sp_handle, b.m, b.n, b.nnz, qb, b.values, b.offsets, b.indices, info, sp_buffer);
    SP(cusparseDestroyCsru2csrInfo(info));
    SP(cusparseDestroyMatDescr(qa));
    SP(cusparseDestroyMatDescr(qb));
    SP(cusparseDestroyMatDescr(qc));
    cudaStreamSynchronize(sp_stream);
    sp_csr_free(&a), sp_csr_free(&b), sp_csr_free(&c), sp_free(rows), sp_free(p), sp_free(counts), sp_free(x), sp_free(y), sp_free(values), sp_free(dense), sp_free(product);
}

/* Functions that go by the last offset. */
static void open_ended(void) {
    sp_csr a = fuzz_next(0, 1);
    lt_type t = a.t;
    cusparseMatDescr_t descr = sp_descr(a.base, CUSPARSE_FILL_MODE_LOWER, CUSPARSE_DIAG_TYPE_NON_UNIT);
    cusparseDirection_t dir = (cusparseDirection_t)lt_below(&r, 2);
    int dim = 1 + (int)lt_below(&r, 3), mb = (a.m + dim - 1) / dim, total = 0, *offsets = sp_new((size_t)mb + 1, 4), *counts = sp_new((size_t)a.m, 4);
    void *dense = sp_vector(t, (int64_t)a.m * a.n);
    TYPED(t, csr2dense, sp_handle, a.m, a.n, descr, ARRAYS, dense, a.m ? a.m : 1);
    cudaStreamSynchronize(sp_stream);
    if (t == LT_S) cusparseSnnz_compress(sp_handle, a.m, descr, a.values, a.offsets, counts, &total, 0.25f);
    if (cusparseXcsr2bsrNnz(sp_handle, dir, a.m, a.n, descr, a.offsets, a.indices, dim, descr, offsets, &total) == CUSPARSE_STATUS_SUCCESS) {
        int *indices = sp_new((size_t)total, 4), nb = (a.n + dim - 1) / dim, fill = total * dim * dim;
        void *values = sp_vector(t, fill), *x = sp_vector(t, nb * dim), *y = sp_vector(t, mb * dim);
        sp_scalar one = sp_scalar_of(t, 1);
        sp_csr blocks = {t, mb, nb, total, a.base, offsets, indices, NULL};
        if (lt_below(&r, 2)) fuzz_corrupt(&a, 1);
        TYPED(t, csr2bsr, sp_handle, dir, a.m, a.n, descr, ARRAYS, dim, descr, values, offsets, indices);
        cudaStreamSynchronize(sp_stream);
        fuzz_corrupt(&blocks, 1);
        TYPED(t, bsrmv, sp_handle, dir, CUSPARSE_OPERATION_NON_TRANSPOSE, mb, nb, total, (void *)&one, descr, values, offsets, indices, dim, x, (void *)&one, y);
        int *rows = sp_new((size_t)(mb * dim) + 1, 4), *columns = sp_new((size_t)fill, 4);
        void *elements = sp_vector(t, fill);
        TYPED(t, bsr2csr, sp_handle, dir, mb, nb, descr, values, offsets, indices, dim, descr, elements, rows, columns);
        cudaStreamSynchronize(sp_stream);
        sp_free(indices), sp_free(values), sp_free(x), sp_free(y), sp_free(rows), sp_free(columns), sp_free(elements);
    }
    SP(cusparseDestroyMatDescr(descr));
    cudaStreamSynchronize(sp_stream);
    sp_csr_free(&a), sp_free(dense), sp_free(offsets), sp_free(counts);
}

/* After all of that the library computes as before. */
static void sane(void) {
    int *rows = sp_new(3, 4), *offsets = sp_new(4, 4);
    rows[0] = 0, rows[1] = 2, rows[2] = 2;
    cudaGetLastError();
    SP(cusparseXcoo2csr(sp_handle, rows, 3, 3, offsets, CUSPARSE_INDEX_BASE_ZERO));
    SP_SYNC();
    LT_CHECK(offsets[0] == 0 && offsets[1] == 1 && offsets[2] == 1 && offsets[3] == 3);
    sp_free(rows), sp_free(offsets);
}

static int seconds = 20;

static void rounds_of_all(void) {
    double end = lt_seconds() + seconds;
    long rounds = 0;
    uint64_t seed = 1;
    sp_begin();
    /* At least so many, however slow the machine: under valgrind beside other programs five seconds are 8 rounds. */
    while (lt_seconds() < end || rounds <= 10) {
        r = lt_seed(seed);
        lt_context("seed %llu", (unsigned long long)seed);
        if (seed % 64 == 0) lt_step("seed %llu", (unsigned long long)seed);
        solvers(), counted(), open_ended(), fuzz_descriptors(), fuzz_blocks();
        if (++rounds % 50 == 0) sane();
        seed++;
    }
    sane();
    lt_context(NULL);
    lt_note("%ld rounds in %d s\n", rounds, seconds);
    LT_CHECK(rounds > 10);
    sp_end();
}

static const lt_test tests[] = {{"rounds", rounds_of_all, 0}, {0}};

int main(int argc, char **argv) {
    if (argc > 1 && atoi(argv[1]) > 0) seconds = atoi(argv[1]), argc--, argv[1] = argv[0], argv++;
    return lt_main(argc, argv, tests, NULL);
}
