/* The fuzzer's rounds through the first generation's matrices of blocks, csrgemm2 and csrcolor: see fuzz.c. */
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"

#define r fuzz_rng
#define USE CUSPARSE_SOLVE_POLICY_USE_LEVEL

static void solvers(void) {
    sp_csr a = fuzz_next(1, 0); /* of blocks */
    lt_type t = a.t;
    int d = 1 + (int)lt_below(&r, 3), n = a.m * d, position = 0;
    cusparseDirection_t dir = (cusparseDirection_t)lt_below(&r, 2);
    cusparseOperation_t op = (cusparseOperation_t)lt_below(&r, 3), none = CUSPARSE_OPERATION_NON_TRANSPOSE;
    cusparseMatDescr_t descr = sp_descr(lt_below(&r, 8) ? a.base : 1 - a.base, (cusparseFillMode_t)lt_below(&r, 2), (cusparseDiagType_t)lt_below(&r, 2));
    void *values = sp_vector(t, (int64_t)a.nnz * d * d), *x = sp_vector(t, n), *y = sp_vector(t, n);
    int *mask = sp_new((size_t)a.m, 4), *ends = sp_new((size_t)a.m, 4);
    sp_scalar one = sp_scalar_of(t, 1);
    bsrsv2Info_t sv = NULL;
    bsrsm2Info_t sm = NULL;
    bsric02Info_t ic = NULL;
    bsrilu02Info_t lu = NULL;
    sp_random(t, values, (int64_t)a.nnz * d * d, &r);
    SP(cusparseCreateBsrsv2Info(&sv));
    SP(cusparseCreateBsrsm2Info(&sm));
    SP(cusparseCreateBsric02Info(&ic));
    SP(cusparseCreateBsrilu02Info(&lu));
#define BLOCKS descr, values, a.offsets, a.indices, d
    TYPED(t, bsrsv2_analysis, sp_handle, dir, op, a.m, a.nnz, BLOCKS, sv, USE, sp_buffer);
    TYPED(t, bsrsm2_analysis, sp_handle, dir, op, none, a.m, 1, a.nnz, BLOCKS, sm, USE, sp_buffer);
    TYPED(t, bsric02_analysis, sp_handle, dir, a.m, a.nnz, BLOCKS, ic, USE, sp_buffer);
    TYPED(t, bsrilu02_analysis, sp_handle, dir, a.m, a.nnz, BLOCKS, lu, USE, sp_buffer);
    if (lt_below(&r, 2)) fuzz_corrupt(&a, 0);
    TYPED(t, bsrsv2_solve, sp_handle, dir, op, a.m, a.nnz, (void *)&one, BLOCKS, sv, x, y, USE, sp_buffer);
    TYPED(t, bsrsm2_solve, sp_handle, dir, op, none, a.m, 1, a.nnz, (void *)&one, BLOCKS, sm, x, n ? n : 1, y, n ? n : 1, USE, sp_buffer);
    TYPED(t, bsric02, sp_handle, dir, a.m, a.nnz, BLOCKS, ic, USE, sp_buffer);
    TYPED(t, bsrilu02, sp_handle, dir, a.m, a.nnz, BLOCKS, lu, USE, sp_buffer);
    cusparseXbsrsv2_zeroPivot(sp_handle, sv, &position);
    cusparseXbsrilu02_zeroPivot(sp_handle, lu, &position);
    for (int i = 0; i < a.m; i++) {
        mask[i] = lt_below(&r, 8) ? i + a.base : fuzz_strange();
        ends[i] = lt_below(&r, 8) ? a.offsets[i + 1] : fuzz_strange();
    }
    TYPED(t, bsrxmv, sp_handle, dir, none, a.m, a.m, a.m, a.nnz, (void *)&one, descr, values, mask, a.offsets, ends, a.indices, d, x, (void *)&one, y);
    cudaStreamSynchronize(sp_stream);
    SP(cusparseDestroyBsrsv2Info(sv));
    SP(cusparseDestroyBsrsm2Info(sm));
    SP(cusparseDestroyBsric02Info(ic));
    SP(cusparseDestroyBsrilu02Info(lu));
    SP(cusparseDestroyMatDescr(descr));
    sp_csr_free(&a), sp_free(values), sp_free(x), sp_free(y), sp_free(mask), sp_free(ends);
}

static void shapes(void) {
    sp_csr a = fuzz_next(0, 0);
    lt_type t = a.t;
    int p = 1 + (int)lt_below(&r, 3), q = 1 + (int)lt_below(&r, 3), pc = 1 + (int)lt_below(&r, 3), qc = 1 + (int)lt_below(&r, 3), total = 0;
    int mc = (a.m * p + pc - 1) / pc;
    cusparseDirection_t dir = (cusparseDirection_t)lt_below(&r, 2);
    cusparseMatDescr_t descr = sp_descr(a.base, 0, 0);
    int *offsets = sp_new((size_t)mc + 1, 4), *columns = sp_new((size_t)a.n + 1, 4), *rows = sp_new((size_t)a.nnz, 4);
    void *values = sp_vector(t, (int64_t)a.nnz * p * q), *turned = sp_vector(t, (int64_t)a.nnz * p * q);
    sp_random(t, values, (int64_t)a.nnz * p * q, &r);
    TYPED(t, gebsr2gebsc, sp_handle, a.m, a.n, a.nnz, values, a.offsets, a.indices, p, q, turned, rows, columns, CUSPARSE_ACTION_NUMERIC, sp_base(a.base), sp_buffer);
    cudaStreamSynchronize(sp_stream);
    if (cusparseXgebsr2gebsrNnz(sp_handle, dir, a.m, a.n, a.nnz, descr, a.offsets, a.indices, p, q, descr, offsets, pc, qc, &total, sp_buffer) == CUSPARSE_STATUS_SUCCESS) {
        int *indices = sp_new((size_t)total, 4);
        void *to = sp_vector(t, (int64_t)total * pc * qc);
        if (lt_below(&r, 2)) fuzz_corrupt(&a, 0);
        TYPED(t, gebsr2gebsr, sp_handle, dir, a.m, a.n, a.nnz, descr, values, a.offsets, a.indices, p, q, descr, to, offsets, indices, pc, qc, sp_buffer);
        cudaStreamSynchronize(sp_stream);
        sp_free(indices), sp_free(to);
    }
    cusparseColorInfo_t info = NULL;
    double fraction = lt_uniform(&r, 0, 1);
    SP(cusparseCreateColorInfo(&info));
    int *of = sp_new((size_t)a.m, 4);
    cusparseDcsrcolor(sp_handle, a.m, a.nnz, descr, (double *)a.values, a.offsets, a.indices, &fraction, &total, of, NULL, info);
    SP(cusparseDestroyColorInfo(info));
    SP(cusparseDestroyMatDescr(descr));
    sp_csr_free(&a), sp_free(offsets), sp_free(columns), sp_free(rows), sp_free(values), sp_free(turned), sp_free(of);
}

static void products(void) {
    sp_csr a = fuzz_next(0, 0), b = fuzz_next(0, 0), d = fuzz_next(0, 0);
    lt_type t = a.t;
    int *offsets = sp_new((size_t)a.m + 1, 4), total = 0, terms = 1 + (int)lt_below(&r, 3);
    void *bv = sp_vector(t, b.nnz), *dv = sp_vector(t, d.nnz);
    sp_scalar one = sp_scalar_of(t, 1);
    void *alpha = terms & 1 ? &one : NULL, *beta = terms & 2 ? &one : NULL;
    cusparseMatDescr_t qa = sp_descr(a.base, 0, 0), qb = sp_descr(b.base, 0, 0), qd = sp_descr(d.base, 0, 0);
    csrgemm2Info_t info = NULL;
    size_t bytes;
    sp_random(t, bv, b.nnz, &r), sp_random(t, dv, d.nnz, &r);
    /* D has as many rows as A, or none that is looked at. */
    if (d.m != a.m) beta = NULL;
    if (alpha == NULL && beta == NULL) alpha = &one;
    SP(cusparseCreateCsrgemm2Info(&info));
    TYPED(t, csrgemm2_bufferSizeExt, sp_handle, a.m, b.n, b.m, alpha, qa, a.nnz, a.offsets, a.indices, qb, b.nnz, b.offsets, b.indices, beta, qd, d.nnz, d.offsets, d.indices, info, &bytes);
    if (cusparseXcsrgemm2Nnz(sp_handle, a.m, b.n, b.m, qa, a.nnz, a.offsets, a.indices, qb, b.nnz, b.offsets, b.indices, qd, d.nnz, d.offsets, d.indices, qa, offsets, &total, info,
                             sp_buffer) == CUSPARSE_STATUS_SUCCESS) {
        int *indices = sp_new((size_t)total, 4);
        void *values = sp_vector(t, total);
        if (lt_below(&r, 2)) fuzz_corrupt(&a, 0), fuzz_corrupt(&d, 0);
        if (a.m > 0 && lt_below(&r, 4) == 0) offsets[lt_below(&r, a.m)] = fuzz_strange();
        TYPED(t, csrgemm2, sp_handle, a.m, b.n, b.m, alpha, qa, a.nnz, a.values, a.offsets, a.indices, qb, b.nnz, bv, b.offsets, b.indices, beta, qd, d.nnz, dv, d.offsets, d.indices, qa,
              values, offsets, indices, info, sp_buffer);
        cudaStreamSynchronize(sp_stream);
        sp_free(indices), sp_free(values);
    }
    cudaStreamSynchronize(sp_stream);
    SP(cusparseDestroyCsrgemm2Info(info));
    SP(cusparseDestroyMatDescr(qa));
    SP(cusparseDestroyMatDescr(qb));
    SP(cusparseDestroyMatDescr(qd));
    sp_csr_free(&a), sp_csr_free(&b), sp_csr_free(&d), sp_free(offsets), sp_free(bv), sp_free(dv);
}

void fuzz_blocks(void) { solvers(), shapes(), products(); }
