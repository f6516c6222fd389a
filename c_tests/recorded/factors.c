/* cuSPARSE: incomplete factorizations and triangular solves where a pivot is zero, negative, NaN or missing. */
#include "recorded.h"

#include <math.h>
#include <string.h>

#define SOLVED(p) CUSPARSE_SOLVE_POLICY_##p

/* All of a dense n x n by rows, but the diagonal entry `skip`. */
typedef struct {
    int n, nnz, offsets[5], columns[16];
    double values[16];
} csr;
static csr compressed(const double *dense, int n, int skip) {
    csr a = {n, 0, {0}, {0}, {0}};
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++)
            if (i != j || i != skip) a.values[a.nnz] = dense[i * n + j], a.columns[a.nnz++] = j;
        a.offsets[i + 1] = a.nnz;
    }
    return a;
}
#define CSR_OF(a) (a).n, (a).nnz, descr, values, offsets, columns

static void pivot(const char *of, cusparseStatus_t is, int position) {
    say_text(of), say_int(is), say_int(position);
}

static void csric02(void) {
    static const double matrices[][16] = {{4, 1, 0, 1, 1, 3, 1, 0, 0, 1, 2, 1, 1, 0, 1, 5}, {4, 2, 0, 1, 2, 1, 1, 0, 0, 1, 2, 1, 1, 0, 1, 5}, {4, 1, 0, 1, 1, -3, 1, 0, 0, 1, 2, 1, 1, 0, 1, 5},
                                         {4, 1, 0, 1, 1, NAN, 1, 0, 0, 1, 2, 1, 1, 0, 1, 5}, {0, 1, 0, 1, 1, 3, 1, 0, 0, 1, 2, 1, 1, 0, 1, 5}, {4, 1, 0, 1, 1, 3, 1, 0, 0, 1, -2, 1, 1, 0, 1, -5}};
    void *buffer = device(NULL, 1 << 20);
    for (int q = 0; q < 6; q++)
        for (int skip = -1; skip < 3; skip += skip < 0 ? 2 : 1)
            for (int policy = 0; policy < 2; policy++) {
                const csr a = compressed(matrices[q], 4, skip);
                double *values = DEVICE(a.values), out[16];
                int *offsets = DEVICE(a.offsets), *columns = DEVICE(a.columns), position = 99;
                cusparseMatDescr_t descr;
                csric02Info_t info;
                LT_REQUIRE(!cusparseCreateMatDescr(&descr) && !cusparseCreateCsric02Info(&info));
                say("csric02, matrix %d without %d, policy %d", q, skip, policy);
                say_int(cusparseDcsric02_analysis(sparse, CSR_OF(a), info, (cusparseSolvePolicy_t)policy, buffer));
                cusparseStatus_t is = cusparseXcsric02_zeroPivot(sparse, info, &position);
                pivot("structural", is, position), position = 99;
                say_int(cusparseDcsric02(sparse, CSR_OF(a), info, (cusparseSolvePolicy_t)policy, buffer));
                is = cusparseXcsric02_zeroPivot(sparse, info, &position);
                pivot("numerical", is, position);
                HOST(out, values), say_doubles(out, a.nnz), said();
                say("csric02, the other policy than %d", policy);
                say_int(cusparseDcsric02(sparse, CSR_OF(a), info, (cusparseSolvePolicy_t)(1 - policy), buffer)), said();
                LT_EQ(cudaDeviceSynchronize(), cudaSuccess);
                LT_REQUIRE(!cusparseDestroyMatDescr(descr) && !cusparseDestroyCsric02Info(info));
            }
}

static void complex_csric02(void) {
    /* The imaginary part of a pivot, and one that is negative. */
    static const cuDoubleComplex matrices[][4] = {{{4, 0}, {1, 1}, {1, -1}, {3, 0}}, {{4, 1}, {1, 1}, {1, -1}, {3, 2}}, {{4, 0}, {1, 1}, {1, -1}, {-3, 0}}, {{0, 4}, {1, 1}, {1, -1}, {3, 0}}};
    static const int offsets0[] = {0, 2, 4}, columns0[] = {0, 1, 0, 1};
    void *buffer = device(NULL, 1 << 20);
    int *offsets = DEVICE(offsets0), *columns = DEVICE(columns0);
    for (int q = 0; q < 4; q++) {
        cuDoubleComplex *values = DEVICE(matrices[q]), out[4];
        int position = 99;
        cusparseMatDescr_t descr;
        csric02Info_t info;
        LT_REQUIRE(!cusparseCreateMatDescr(&descr) && !cusparseCreateCsric02Info(&info));
        say("complex csric02, matrix %d", q);
        say_int(cusparseZcsric02_analysis(sparse, 2, 4, descr, values, offsets, columns, info, SOLVED(USE_LEVEL), buffer));
        say_int(cusparseZcsric02(sparse, 2, 4, descr, values, offsets, columns, info, SOLVED(USE_LEVEL), buffer));
        cusparseStatus_t is = cusparseXcsric02_zeroPivot(sparse, info, &position);
        pivot("numerical", is, position);
        HOST(out, values), say_doubles(&out[0].x, 8), said();
        LT_REQUIRE(!cusparseDestroyMatDescr(descr) && !cusparseDestroyCsric02Info(info));
    }
}

static void csrilu02(void) {
    static const double matrices[][9] = {{4, 1, 1, 1, 3, 1, 1, 1, 2}, {4, 2, 1, 2, 1, 1, 1, 1, 2}, {0, 1, 1, 1, 3, 1, 1, 1, 2}, {-4, 1, 1, 1, 3, 1, 1, 1, NAN}};
    static const struct {
        int on;
        double tolerance;
    } boosts[] = {{0, 0}, {1, 0.5}, {1, 4}, {1, 0}, {1, 4.5}};
    void *buffer = device(NULL, 1 << 20);
    for (int q = 0; q < 4; q++)
        for (int b = 0; b < 5; b++)
            for (int skip = -1; skip < 2; skip += 2) {
                const csr a = compressed(matrices[q], 3, skip);
                double *values = DEVICE(a.values), out[16], tolerance = boosts[b].tolerance, boost = 10;
                int *offsets = DEVICE(a.offsets), *columns = DEVICE(a.columns), position = 99;
                cusparseMatDescr_t descr;
                csrilu02Info_t info;
                LT_REQUIRE(!cusparseCreateMatDescr(&descr) && !cusparseCreateCsrilu02Info(&info));
                say("csrilu02, matrix %d without %d, boost %d of %g", q, skip, boosts[b].on, tolerance);
                if (boosts[b].on) say_int(cusparseDcsrilu02_numericBoost(sparse, info, 1, &tolerance, &boost));
                say_int(cusparseDcsrilu02_analysis(sparse, CSR_OF(a), info, SOLVED(USE_LEVEL), buffer));
                cusparseStatus_t is = cusparseXcsrilu02_zeroPivot(sparse, info, &position);
                pivot("structural", is, position), position = 99;
                say_int(cusparseDcsrilu02(sparse, CSR_OF(a), info, SOLVED(USE_LEVEL), buffer));
                is = cusparseXcsrilu02_zeroPivot(sparse, info, &position);
                pivot("numerical", is, position);
                HOST(out, values), say_doubles(out, a.nnz), said();
                LT_REQUIRE(!cusparseDestroyMatDescr(descr) && !cusparseDestroyCsrilu02Info(info));
            }
}

/* Two block rows: blocks (0, 0), (1, 0), and (1, 1) if it is there. */
static void blocks(void) {
    static const double matrices[][12] = {{4, 1, 1, 3, 1, 0, 0, 1, 5, 1, 1, 6}, {4, 2, 2, 1, 1, 0, 0, 1, 5, 1, 1, 6}, {4, 1, 1, 3, 1, 0, 0, 1, -5, 1, 1, 6}, {0, 1, 1, 3, 1, 0, 0, 1, 5, 1, 1, 6}, {4, 1, 1, 3, 1, 0, 0, 1, 5, 1, 1, NAN}};
    static const int offsets0[] = {0, 1, 3}, few0[] = {0, 1, 2}, columns0[] = {0, 0, 1};
    const cusparseDirection_t row = CUSPARSE_DIRECTION_ROW;
    void *buffer = device(NULL, 1 << 20);
    int *columns = DEVICE(columns0);
    double *f = device(NULL, 32), *x = device(NULL, 32);
    for (int q = 0; q < 5; q++)
        for (int there = 2; there < 4; there++) {
            int *offsets = there == 3 ? DEVICE(offsets0) : DEVICE(few0), position = 99;
            const int values_count = 4 * there;
            double *values = device(matrices[q], 96), out[12];
            cusparseMatDescr_t descr;
            LT_REQUIRE(!cusparseCreateMatDescr(&descr) && !cusparseSetMatFillMode(descr, CUSPARSE_FILL_MODE_LOWER));
#define BSR 2, there, descr, values, offsets, columns, 2
            bsric02Info_t ic;
            LT_REQUIRE(!cusparseCreateBsric02Info(&ic));
            say("bsric02, matrix %d of %d blocks", q, there), say_int(cusparseDbsric02_analysis(sparse, row, BSR, ic, SOLVED(USE_LEVEL), buffer));
            cusparseStatus_t is = cusparseXbsric02_zeroPivot(sparse, ic, &position);
            pivot("structural", is, position), position = 99;
            say_int(cusparseDbsric02(sparse, row, BSR, ic, SOLVED(USE_LEVEL), buffer));
            is = cusparseXbsric02_zeroPivot(sparse, ic, &position);
            pivot("numerical", is, position), HOST(out, values), say_doubles(out, values_count), said();
            LT_REQUIRE(!cusparseDestroyBsric02Info(ic));
            for (int boosted = 0; boosted < 3; boosted++) {
                bsrilu02Info_t lu;
                double tolerance = boosted == 1 ? 0.5 : 4, boost = 10;
                LT_REQUIRE(!cusparseCreateBsrilu02Info(&lu) && !cudaMemcpy(values, matrices[q], 96, cudaMemcpyHostToDevice));
                say("bsrilu02, matrix %d of %d blocks, boost %d", q, there, boosted);
                if (boosted) say_int(cusparseDbsrilu02_numericBoost(sparse, lu, 1, &tolerance, &boost));
                position = 99;
                say_int(cusparseDbsrilu02_analysis(sparse, row, BSR, lu, SOLVED(USE_LEVEL), buffer));
                is = cusparseXbsrilu02_zeroPivot(sparse, lu, &position);
                pivot("structural", is, position), position = 99;
                say_int(cusparseDbsrilu02(sparse, row, BSR, lu, SOLVED(USE_LEVEL), buffer));
                is = cusparseXbsrilu02_zeroPivot(sparse, lu, &position);
                pivot("numerical", is, position), HOST(out, values), say_doubles(out, values_count), said();
                LT_REQUIRE(!cusparseDestroyBsrilu02Info(lu));
            }
            for (int unit = 0; unit < 2; unit++) {
                bsrsv2Info_t sv;
                const double one = 1, right[4] = {1, 2, 3, 4};
                double solution[4];
                LT_REQUIRE(!cusparseCreateBsrsv2Info(&sv) && !cudaMemcpy(values, matrices[q], 96, cudaMemcpyHostToDevice));
                LT_REQUIRE(!cudaMemcpy(f, right, 32, cudaMemcpyHostToDevice) && !cudaMemset(x, 0, 32) && !cusparseSetMatDiagType(descr, (cusparseDiagType_t)unit));
                say("bsrsv2, matrix %d of %d blocks, unit %d", q, there, unit);
                say_int(cusparseDbsrsv2_analysis(sparse, row, CUSPARSE_OPERATION_NON_TRANSPOSE, BSR, sv, SOLVED(USE_LEVEL), buffer)), position = 99;
                is = cusparseXbsrsv2_zeroPivot(sparse, sv, &position);
                pivot("structural", is, position), position = 99;
                say_int(cusparseDbsrsv2_solve(sparse, row, CUSPARSE_OPERATION_NON_TRANSPOSE, 2, there, &one, descr, values, offsets, columns, 2, sv, f, x, SOLVED(USE_LEVEL), buffer));
                is = cusparseXbsrsv2_zeroPivot(sparse, sv, &position);
                pivot("numerical", is, position), HOST(solution, x), say_doubles(solution, 4), said();
                LT_REQUIRE(!cusparseDestroyBsrsv2Info(sv));
            }
            LT_REQUIRE(!cusparseDestroyMatDescr(descr));
            LT_REQUIRE_EQ(cudaDeviceSynchronize(), cudaSuccess);
        }
}

/* What is done before its analysis, or by levels that were not analysed. */
static void orders(void) {
    static const double matrix[] = {4, 1, 1, 1, 3, 1, 1, 1, 2};
    const csr a = compressed(matrix, 3, -1);
    const cusparseDirection_t row = CUSPARSE_DIRECTION_ROW;
    const cusparseOperation_t n = CUSPARSE_OPERATION_NON_TRANSPOSE;
    const double one = 1;
    double *values = DEVICE(a.values), *f = DEVICE(matrix), *x = device(NULL, 64);
    int *offsets = DEVICE(a.offsets), *columns = DEVICE(a.columns);
    void *buffer = device(NULL, 1 << 20);
    cusparseMatDescr_t descr;
    csric02Info_t ic;
    csrilu02Info_t lu;
    bsric02Info_t bic;
    bsrilu02Info_t blu;
    bsrsv2Info_t sv;
    LT_REQUIRE(!cusparseCreateMatDescr(&descr) && !cusparseCreateCsric02Info(&ic) && !cusparseCreateCsrilu02Info(&lu));
    LT_REQUIRE(!cusparseCreateBsric02Info(&bic) && !cusparseCreateBsrilu02Info(&blu) && !cusparseCreateBsrsv2Info(&sv));
#define BLOCKS 3, a.nnz, descr, values, offsets, columns, 1
    for (int analysed = 0; analysed < 2; analysed++) {
        int position = 99;
        const cusparseSolvePolicy_t none = SOLVED(NO_LEVEL), use = analysed ? SOLVED(USE_LEVEL) : none;
        if (analysed) {
            LT_REQUIRE(!cusparseDcsric02_analysis(sparse, CSR_OF(a), ic, none, buffer) && !cusparseDcsrilu02_analysis(sparse, CSR_OF(a), lu, none, buffer));
            LT_REQUIRE(!cusparseDbsric02_analysis(sparse, row, BLOCKS, bic, none, buffer) && !cusparseDbsrilu02_analysis(sparse, row, BLOCKS, blu, none, buffer));
            LT_REQUIRE(!cusparseDbsrsv2_analysis(sparse, row, n, BLOCKS, sv, none, buffer));
        }
#define ORDER(what, call) (say("%s, analysed %d", what, analysed), say_int(call), said())
        cusparseStatus_t is = cusparseXcsric02_zeroPivot(sparse, ic, &position);
        say("csric02 zero pivot, analysed %d", analysed), say_int(is), say_int(position), said();
        is = cusparseXbsrilu02_zeroPivot(sparse, blu, &position);
        say("bsrilu02 zero pivot, analysed %d", analysed), say_int(is), say_int(position), said();
        ORDER("csric02", cusparseDcsric02(sparse, CSR_OF(a), ic, use, buffer));
        ORDER("csrilu02", cusparseDcsrilu02(sparse, CSR_OF(a), lu, use, buffer));
        ORDER("bsric02", cusparseDbsric02(sparse, row, BLOCKS, bic, use, buffer));
        ORDER("bsrilu02", cusparseDbsrilu02(sparse, row, BLOCKS, blu, use, buffer));
        ORDER("bsrsv2", cusparseDbsrsv2_solve(sparse, row, n, 3, a.nnz, &one, descr, values, offsets, columns, 1, sv, f, x, use, buffer));
        say("device"), say_int(cudaDeviceSynchronize()), said();
    }
    say("boost without numbers"), say_int(cusparseDcsrilu02_numericBoost(sparse, lu, 1, NULL, NULL)), said();
    say("no boost without numbers"), say_int(cusparseDcsrilu02_numericBoost(sparse, lu, 0, NULL, NULL)), said();
    LT_REQUIRE(!cusparseDestroyMatDescr(descr) && !cusparseDestroyCsric02Info(ic) && !cusparseDestroyCsrilu02Info(lu));
    LT_REQUIRE(!cusparseDestroyBsric02Info(bic) && !cusparseDestroyBsrilu02Info(blu) && !cusparseDestroyBsrsv2Info(sv));
}

/* Three block rows of which the second lacks its diagonal. */
static void missing_blocks(void) {
    static const double matrix[] = {4, 1, 1, 3, 1, 0, 0, 1, 1, 0, 0, 2, 1, 1, 0, 1, 5, 1, 1, 6};
    static const int offsets0[] = {0, 1, 2, 5}, columns0[] = {0, 0, 0, 1, 2};
    const cusparseDirection_t row = CUSPARSE_DIRECTION_ROW;
    const double one = 1, right[] = {1, 2, 3, 4, 5, 6};
    void *buffer = device(NULL, 1 << 20);
    int *offsets = DEVICE(offsets0), *columns = DEVICE(columns0), position;
    for (int what = 0; what < 3; what++) {
        static const char *names[] = {"bsric02", "bsrilu02", "bsrsv2"};
        double *values = DEVICE(matrix), out[20];
        cusparseMatDescr_t descr;
        cusparseStatus_t is;
        LT_REQUIRE(!cusparseCreateMatDescr(&descr) && !cusparseSetMatFillMode(descr, CUSPARSE_FILL_MODE_LOWER));
        say("%s without a block", names[what]);
#define FIVE 3, 5, descr, values, offsets, columns, 2
        if (what == 0) {
            bsric02Info_t ic;
            LT_REQUIRE(!cusparseCreateBsric02Info(&ic));
            say_int(cusparseDbsric02_analysis(sparse, row, FIVE, ic, SOLVED(USE_LEVEL), buffer));
            say_int(cusparseDbsric02(sparse, row, FIVE, ic, SOLVED(USE_LEVEL), buffer));
            is = cusparseXbsric02_zeroPivot(sparse, ic, &position);
            LT_REQUIRE(!cusparseDestroyBsric02Info(ic));
        } else if (what == 1) {
            bsrilu02Info_t lu;
            LT_REQUIRE(!cusparseCreateBsrilu02Info(&lu));
            say_int(cusparseDbsrilu02_analysis(sparse, row, FIVE, lu, SOLVED(USE_LEVEL), buffer));
            say_int(cusparseDbsrilu02(sparse, row, FIVE, lu, SOLVED(USE_LEVEL), buffer));
            is = cusparseXbsrilu02_zeroPivot(sparse, lu, &position);
            LT_REQUIRE(!cusparseDestroyBsrilu02Info(lu));
        } else {
            bsrsv2Info_t sv;
            double *x = device(right, 48);
            LT_REQUIRE(!cusparseCreateBsrsv2Info(&sv));
            say_int(cusparseDbsrsv2_analysis(sparse, row, CUSPARSE_OPERATION_NON_TRANSPOSE, FIVE, sv, SOLVED(USE_LEVEL), buffer));
            say_int(cusparseDbsrsv2_solve(sparse, row, CUSPARSE_OPERATION_NON_TRANSPOSE, 3, 5, &one, descr, values, offsets, columns, 2, sv, device(right, 48), x, SOLVED(USE_LEVEL), buffer));
            is = cusparseXbsrsv2_zeroPivot(sparse, sv, &position);
            LT_REQUIRE(!cusparseDestroyBsrsv2Info(sv));
            values = x;
        }
        pivot("numerical", is, position);
        host(out, values, what == 2 ? 48 : 160), say_doubles(out, what == 2 ? 6 : 20), said();
        LT_REQUIRE(!cusparseDestroyMatDescr(descr));
    }
}

/* The generic triangular solves. */
static void triangles(void) {
    static const double matrices[][9] = {{2, 0, 0, 1, 3, 0, 1, 1, 4}, {2, 0, 0, 1, 0, 0, 1, 1, 4}, {2, 5, 7, 1, 3, 6, 1, 1, 4}, {2, 5, 7, 1, 3, 6, 1, 1, NAN}};
    static const double right[6] = {1, 2, 3, -1, 4, 2}, one = 1;
    for (int q = 0; q < 4; q++)
        for (int skip = -1; skip < 2; skip += 2)
            for (int fill = 0; fill < 2; fill++)
                for (int unit = 0; unit < 2; unit++)
                    for (int op = 0; op < 2; op++) {
                        const csr a = compressed(matrices[q], 3, skip);
                        void *values = DEVICE(a.values), *offsets = DEVICE(a.offsets), *columns = DEVICE(a.columns), *f = DEVICE(right), *x = device(NULL, 48);
                        double out[6];
                        size_t bytes = 0;
                        cusparseSpMatDescr_t m;
                        cusparseDnVecDescr_t vf, vx;
                        cusparseDnMatDescr_t mf, mx;
                        cusparseSpSVDescr_t sv;
                        cusparseSpSMDescr_t sm;
                        cusparseFillMode_t f_mode = (cusparseFillMode_t)fill;
                        cusparseDiagType_t d_type = (cusparseDiagType_t)unit;
                        const cusparseOperation_t o = (cusparseOperation_t)op, n = CUSPARSE_OPERATION_NON_TRANSPOSE;
                        LT_REQUIRE(!cusparseCreateCsr(&m, 3, 3, a.nnz, offsets, columns, values, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO, CUDA_R_64F));
                        LT_REQUIRE(!cusparseSpMatSetAttribute(m, CUSPARSE_SPMAT_FILL_MODE, &f_mode, sizeof f_mode) && !cusparseSpMatSetAttribute(m, CUSPARSE_SPMAT_DIAG_TYPE, &d_type, sizeof d_type));
                        LT_REQUIRE(!cusparseCreateDnVec(&vf, 3, f, CUDA_R_64F) && !cusparseCreateDnVec(&vx, 3, x, CUDA_R_64F));
                        LT_REQUIRE(!cusparseCreateDnMat(&mf, 3, 2, 3, f, CUDA_R_64F, CUSPARSE_ORDER_COL) && !cusparseCreateDnMat(&mx, 3, 2, 3, x, CUDA_R_64F, CUSPARSE_ORDER_COL));
                        LT_REQUIRE(!cusparseSpSV_createDescr(&sv) && !cusparseSpSM_createDescr(&sm) && !cudaMemset(x, 0, 48));
                        say("SpSV, matrix %d without %d, fill %d, unit %d, op %d", q, skip, fill, unit, op);
                        say_int(cusparseSpSV_bufferSize(sparse, o, &one, m, vf, vx, CUDA_R_64F, CUSPARSE_SPSV_ALG_DEFAULT, sv, &bytes));
                        say_int(cusparseSpSV_analysis(sparse, o, &one, m, vf, vx, CUDA_R_64F, CUSPARSE_SPSV_ALG_DEFAULT, sv, device(NULL, bytes + 256)));
                        say_int(cusparseSpSV_solve(sparse, o, &one, m, vf, vx, CUDA_R_64F, CUSPARSE_SPSV_ALG_DEFAULT, sv));
                        HOST(out, x), say_doubles(out, 3), said();
                        say("SpSM, matrix %d without %d, fill %d, unit %d, op %d", q, skip, fill, unit, op);
                        say_int(cusparseSpSM_bufferSize(sparse, o, n, &one, m, mf, mx, CUDA_R_64F, CUSPARSE_SPSM_ALG_DEFAULT, sm, &bytes));
                        say_int(cusparseSpSM_analysis(sparse, o, n, &one, m, mf, mx, CUDA_R_64F, CUSPARSE_SPSM_ALG_DEFAULT, sm, device(NULL, bytes + 256)));
                        say_int(cusparseSpSM_solve(sparse, o, n, &one, m, mf, mx, CUDA_R_64F, CUSPARSE_SPSM_ALG_DEFAULT, sm));
                        HOST(out, x), say_doubles(out, 6), said();
                        LT_REQUIRE(!cusparseDestroySpMat(m) && !cusparseDestroyDnVec(vf) && !cusparseDestroyDnVec(vx) && !cusparseDestroyDnMat(mf) && !cusparseDestroyDnMat(mx));
                        LT_REQUIRE(!cusparseSpSV_destroyDescr(sv) && !cusparseSpSM_destroyDescr(sm));
                    }
}

const lt_test recorded_factors[] = {{"csric02", csric02, 0}, {"complex_csric02", complex_csric02, 0}, {"csrilu02", csrilu02, 0}, {"blocks", blocks, 0}, {"orders", orders, 0}, {"missing_blocks", missing_blocks, 0}, {"triangles", triangles, 0}, {0}};
