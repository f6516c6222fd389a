/* The functions of cuSPARSE's first generation as rows of a table: how to pass arguments, and what each one is. */
#include "legacy_support.h"

static int call_nnz(lt_type t, const int64_t *v) {
    return TYPED(t, nnz, LT_P(v[0]), (cusparseDirection_t)v[1], (int)v[2], (int)v[3], LT_P(v[4]), LT_P(v[5]), (int)v[6], LT_P(v[7]), LT_P(v[8]));
}
static int call_dense2csr(lt_type t, const int64_t *v) {
    return TYPED(t, dense2csr, LT_P(v[0]), (int)v[1], (int)v[2], LT_P(v[3]), LT_P(v[4]), (int)v[5], LT_P(v[6]), LT_P(v[7]), LT_P(v[8]), LT_P(v[9]));
}
static int call_csr2dense(lt_type t, const int64_t *v) {
    return TYPED(t, csr2dense, LT_P(v[0]), (int)v[1], (int)v[2], LT_P(v[3]), LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), (int)v[8]);
}
static int call_dense2csc(lt_type t, const int64_t *v) {
    return TYPED(t, dense2csc, LT_P(v[0]), (int)v[1], (int)v[2], LT_P(v[3]), LT_P(v[4]), (int)v[5], LT_P(v[6]), LT_P(v[7]), LT_P(v[8]), LT_P(v[9]));
}
static int call_csc2dense(lt_type t, const int64_t *v) {
    return TYPED(t, csc2dense, LT_P(v[0]), (int)v[1], (int)v[2], LT_P(v[3]), LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), (int)v[8]);
}
static int call_csric02_bufferSize(lt_type t, const int64_t *v) {
    return TYPED(t, csric02_bufferSize, LT_P(v[0]), (int)v[1], (int)v[2], LT_P(v[3]), LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), LT_P(v[8]));
}
static int call_csric02_bufferSizeExt(lt_type t, const int64_t *v) {
    return TYPED(t, csric02_bufferSizeExt, LT_P(v[0]), (int)v[1], (int)v[2], LT_P(v[3]), LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), LT_P(v[8]));
}
static int call_csric02_analysis(lt_type t, const int64_t *v) {
    return TYPED(t, csric02_analysis, LT_P(v[0]), (int)v[1], (int)v[2], LT_P(v[3]), LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), (cusparseSolvePolicy_t)v[8], LT_P(v[9]));
}
static int call_csric02(lt_type t, const int64_t *v) {
    return TYPED(t, csric02, LT_P(v[0]), (int)v[1], (int)v[2], LT_P(v[3]), LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), (cusparseSolvePolicy_t)v[8], LT_P(v[9]));
}
static int call_csrilu02_numericBoost(lt_type t, const int64_t *v) {
    return TYPED(t, csrilu02_numericBoost, LT_P(v[0]), LT_P(v[1]), (int)v[2], LT_P(v[3]), LT_P(v[4]));
}
static int call_csrilu02_bufferSize(lt_type t, const int64_t *v) {
    return TYPED(t, csrilu02_bufferSize, LT_P(v[0]), (int)v[1], (int)v[2], LT_P(v[3]), LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), LT_P(v[8]));
}
static int call_csrilu02_bufferSizeExt(lt_type t, const int64_t *v) {
    return TYPED(t, csrilu02_bufferSizeExt, LT_P(v[0]), (int)v[1], (int)v[2], LT_P(v[3]), LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), LT_P(v[8]));
}
static int call_csrilu02_analysis(lt_type t, const int64_t *v) {
    return TYPED(t, csrilu02_analysis, LT_P(v[0]), (int)v[1], (int)v[2], LT_P(v[3]), LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), (cusparseSolvePolicy_t)v[8], LT_P(v[9]));
}
static int call_csrilu02(lt_type t, const int64_t *v) {
    return TYPED(t, csrilu02, LT_P(v[0]), (int)v[1], (int)v[2], LT_P(v[3]), LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), (cusparseSolvePolicy_t)v[8], LT_P(v[9]));
}
static int call_csrsv2_bufferSize(lt_type t, const int64_t *v) {
    return TYPED(t, csrsv2_bufferSize, LT_P(v[0]), (cusparseOperation_t)v[1], (int)v[2], (int)v[3], LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), LT_P(v[8]), LT_P(v[9]));
}
static int call_csrsv2_bufferSizeExt(lt_type t, const int64_t *v) {
    return TYPED(t, csrsv2_bufferSizeExt, LT_P(v[0]), (cusparseOperation_t)v[1], (int)v[2], (int)v[3], LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), LT_P(v[8]), LT_P(v[9]));
}
static int call_csrsv2_analysis(lt_type t, const int64_t *v) {
    return TYPED(t, csrsv2_analysis, LT_P(v[0]), (cusparseOperation_t)v[1], (int)v[2], (int)v[3], LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), LT_P(v[8]), (cusparseSolvePolicy_t)v[9], LT_P(v[10]));
}
static int call_csrsv2_solve(lt_type t, const int64_t *v) {
    return TYPED(t, csrsv2_solve, LT_P(v[0]), (cusparseOperation_t)v[1], (int)v[2], (int)v[3], LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), LT_P(v[8]), LT_P(v[9]), LT_P(v[10]), LT_P(v[11]), (cusparseSolvePolicy_t)v[12], LT_P(v[13]));
}
static int call_csrsm2_bufferSizeExt(lt_type t, const int64_t *v) {
    return TYPED(t, csrsm2_bufferSizeExt, LT_P(v[0]), (int)v[1], (cusparseOperation_t)v[2], (cusparseOperation_t)v[3], (int)v[4], (int)v[5], (int)v[6], LT_P(v[7]), LT_P(v[8]), LT_P(v[9]), LT_P(v[10]), LT_P(v[11]), LT_P(v[12]), (int)v[13], LT_P(v[14]), (cusparseSolvePolicy_t)v[15], LT_P(v[16]));
}
static int call_csrsm2_analysis(lt_type t, const int64_t *v) {
    return TYPED(t, csrsm2_analysis, LT_P(v[0]), (int)v[1], (cusparseOperation_t)v[2], (cusparseOperation_t)v[3], (int)v[4], (int)v[5], (int)v[6], LT_P(v[7]), LT_P(v[8]), LT_P(v[9]), LT_P(v[10]), LT_P(v[11]), LT_P(v[12]), (int)v[13], LT_P(v[14]), (cusparseSolvePolicy_t)v[15], LT_P(v[16]));
}
static int call_csrsm2_solve(lt_type t, const int64_t *v) {
    return TYPED(t, csrsm2_solve, LT_P(v[0]), (int)v[1], (cusparseOperation_t)v[2], (cusparseOperation_t)v[3], (int)v[4], (int)v[5], (int)v[6], LT_P(v[7]), LT_P(v[8]), LT_P(v[9]), LT_P(v[10]), LT_P(v[11]), LT_P(v[12]), (int)v[13], LT_P(v[14]), (cusparseSolvePolicy_t)v[15], LT_P(v[16]));
}
static int call_csru2csr_bufferSizeExt(lt_type t, const int64_t *v) {
    return TYPED(t, csru2csr_bufferSizeExt, LT_P(v[0]), (int)v[1], (int)v[2], (int)v[3], LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), LT_P(v[8]));
}
static int call_csru2csr(lt_type t, const int64_t *v) {
    return TYPED(t, csru2csr, LT_P(v[0]), (int)v[1], (int)v[2], (int)v[3], LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), LT_P(v[8]), LT_P(v[9]));
}
static int call_csr2csru(lt_type t, const int64_t *v) {
    return TYPED(t, csr2csru, LT_P(v[0]), (int)v[1], (int)v[2], (int)v[3], LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), LT_P(v[8]), LT_P(v[9]));
}
static int call_csrgeam2_bufferSizeExt(lt_type t, const int64_t *v) {
    return TYPED(t, csrgeam2_bufferSizeExt, LT_P(v[0]), (int)v[1], (int)v[2], LT_P(v[3]), LT_P(v[4]), (int)v[5], LT_P(v[6]), LT_P(v[7]), LT_P(v[8]), LT_P(v[9]), LT_P(v[10]), (int)v[11], LT_P(v[12]), LT_P(v[13]), LT_P(v[14]), LT_P(v[15]), LT_P(v[16]), LT_P(v[17]), LT_P(v[18]), LT_P(v[19]));
}
static int call_csrgeam2(lt_type t, const int64_t *v) {
    return TYPED(t, csrgeam2, LT_P(v[0]), (int)v[1], (int)v[2], LT_P(v[3]), LT_P(v[4]), (int)v[5], LT_P(v[6]), LT_P(v[7]), LT_P(v[8]), LT_P(v[9]), LT_P(v[10]), (int)v[11], LT_P(v[12]), LT_P(v[13]), LT_P(v[14]), LT_P(v[15]), LT_P(v[16]), LT_P(v[17]), LT_P(v[18]), LT_P(v[19]));
}
static int call_gtsv2_bufferSizeExt(lt_type t, const int64_t *v) {
    return TYPED(t, gtsv2_bufferSizeExt, LT_P(v[0]), (int)v[1], (int)v[2], LT_P(v[3]), LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), (int)v[7], LT_P(v[8]));
}
static int call_gtsv2(lt_type t, const int64_t *v) {
    return TYPED(t, gtsv2, LT_P(v[0]), (int)v[1], (int)v[2], LT_P(v[3]), LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), (int)v[7], LT_P(v[8]));
}
static int call_gtsv2_nopivot_bufferSizeExt(lt_type t, const int64_t *v) {
    return TYPED(t, gtsv2_nopivot_bufferSizeExt, LT_P(v[0]), (int)v[1], (int)v[2], LT_P(v[3]), LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), (int)v[7], LT_P(v[8]));
}
static int call_gtsv2_nopivot(lt_type t, const int64_t *v) {
    return TYPED(t, gtsv2_nopivot, LT_P(v[0]), (int)v[1], (int)v[2], LT_P(v[3]), LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), (int)v[7], LT_P(v[8]));
}
static int call_gtsv2StridedBatch_bufferSizeExt(lt_type t, const int64_t *v) {
    return TYPED(t, gtsv2StridedBatch_bufferSizeExt, LT_P(v[0]), (int)v[1], LT_P(v[2]), LT_P(v[3]), LT_P(v[4]), LT_P(v[5]), (int)v[6], (int)v[7], LT_P(v[8]));
}
static int call_gtsv2StridedBatch(lt_type t, const int64_t *v) {
    return TYPED(t, gtsv2StridedBatch, LT_P(v[0]), (int)v[1], LT_P(v[2]), LT_P(v[3]), LT_P(v[4]), LT_P(v[5]), (int)v[6], (int)v[7], LT_P(v[8]));
}
static int call_gtsvInterleavedBatch_bufferSizeExt(lt_type t, const int64_t *v) {
    return TYPED(t, gtsvInterleavedBatch_bufferSizeExt, LT_P(v[0]), (int)v[1], (int)v[2], LT_P(v[3]), LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), (int)v[7], LT_P(v[8]));
}
static int call_gtsvInterleavedBatch(lt_type t, const int64_t *v) {
    return TYPED(t, gtsvInterleavedBatch, LT_P(v[0]), (int)v[1], (int)v[2], LT_P(v[3]), LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), (int)v[7], LT_P(v[8]));
}
static int call_gpsvInterleavedBatch_bufferSizeExt(lt_type t, const int64_t *v) {
    return TYPED(t, gpsvInterleavedBatch_bufferSizeExt, LT_P(v[0]), (int)v[1], (int)v[2], LT_P(v[3]), LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), LT_P(v[8]), (int)v[9], LT_P(v[10]));
}
static int call_gpsvInterleavedBatch(lt_type t, const int64_t *v) {
    return TYPED(t, gpsvInterleavedBatch, LT_P(v[0]), (int)v[1], (int)v[2], LT_P(v[3]), LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), LT_P(v[8]), (int)v[9], LT_P(v[10]));
}
static int call_axpyi(lt_type t, const int64_t *v) {
    return TYPED(t, axpyi, LT_P(v[0]), (int)v[1], LT_P(v[2]), LT_P(v[3]), LT_P(v[4]), LT_P(v[5]), (cusparseIndexBase_t)v[6]);
}
static int call_gthr(lt_type t, const int64_t *v) {
    return TYPED(t, gthr, LT_P(v[0]), (int)v[1], LT_P(v[2]), LT_P(v[3]), LT_P(v[4]), (cusparseIndexBase_t)v[5]);
}
static int call_gthrz(lt_type t, const int64_t *v) {
    return TYPED(t, gthrz, LT_P(v[0]), (int)v[1], LT_P(v[2]), LT_P(v[3]), LT_P(v[4]), (cusparseIndexBase_t)v[5]);
}
static int call_sctr(lt_type t, const int64_t *v) {
    return TYPED(t, sctr, LT_P(v[0]), (int)v[1], LT_P(v[2]), LT_P(v[3]), LT_P(v[4]), (cusparseIndexBase_t)v[5]);
}
static int call_gemvi_bufferSize(lt_type t, const int64_t *v) {
    return TYPED(t, gemvi_bufferSize, LT_P(v[0]), (cusparseOperation_t)v[1], (int)v[2], (int)v[3], (int)v[4], LT_P(v[5]));
}
static int call_gemvi(lt_type t, const int64_t *v) {
    return TYPED(t, gemvi, LT_P(v[0]), (cusparseOperation_t)v[1], (int)v[2], (int)v[3], LT_P(v[4]), LT_P(v[5]), (int)v[6], (int)v[7], LT_P(v[8]), LT_P(v[9]), LT_P(v[10]), LT_P(v[11]), (cusparseIndexBase_t)v[12], LT_P(v[13]));
}
static int call_gemmi(lt_type t, const int64_t *v) {
    return TYPED(t, gemmi, LT_P(v[0]), (int)v[1], (int)v[2], (int)v[3], (int)v[4], LT_P(v[5]), LT_P(v[6]), (int)v[7], LT_P(v[8]), LT_P(v[9]), LT_P(v[10]), LT_P(v[11]), LT_P(v[12]), (int)v[13]);
}
static int call_bsrmv(lt_type t, const int64_t *v) {
    return TYPED(t, bsrmv, LT_P(v[0]), (cusparseDirection_t)v[1], (cusparseOperation_t)v[2], (int)v[3], (int)v[4], (int)v[5], LT_P(v[6]), LT_P(v[7]), LT_P(v[8]), LT_P(v[9]), LT_P(v[10]), (int)v[11], LT_P(v[12]), LT_P(v[13]), LT_P(v[14]));
}
static int call_bsrmm(lt_type t, const int64_t *v) {
    return TYPED(t, bsrmm, LT_P(v[0]), (cusparseDirection_t)v[1], (cusparseOperation_t)v[2], (cusparseOperation_t)v[3], (int)v[4], (int)v[5], (int)v[6], (int)v[7], LT_P(v[8]), LT_P(v[9]), LT_P(v[10]), LT_P(v[11]), LT_P(v[12]), (int)v[13], LT_P(v[14]), (int)v[15], LT_P(v[16]), LT_P(v[17]), (int)v[18]);
}
static int call_csr2bsr(lt_type t, const int64_t *v) {
    return TYPED(t, csr2bsr, LT_P(v[0]), (cusparseDirection_t)v[1], (int)v[2], (int)v[3], LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), (int)v[8], LT_P(v[9]), LT_P(v[10]), LT_P(v[11]), LT_P(v[12]));
}
static int call_bsr2csr(lt_type t, const int64_t *v) {
    return TYPED(t, bsr2csr, LT_P(v[0]), (cusparseDirection_t)v[1], (int)v[2], (int)v[3], LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), (int)v[8], LT_P(v[9]), LT_P(v[10]), LT_P(v[11]), LT_P(v[12]));
}
static int call_csr2gebsr_bufferSize(lt_type t, const int64_t *v) {
    return TYPED(t, csr2gebsr_bufferSize, LT_P(v[0]), (cusparseDirection_t)v[1], (int)v[2], (int)v[3], LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), (int)v[8], (int)v[9], LT_P(v[10]));
}
static int call_csr2gebsr_bufferSizeExt(lt_type t, const int64_t *v) {
    return TYPED(t, csr2gebsr_bufferSizeExt, LT_P(v[0]), (cusparseDirection_t)v[1], (int)v[2], (int)v[3], LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), (int)v[8], (int)v[9], LT_P(v[10]));
}
static int call_csr2gebsr(lt_type t, const int64_t *v) {
    return TYPED(t, csr2gebsr, LT_P(v[0]), (cusparseDirection_t)v[1], (int)v[2], (int)v[3], LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), LT_P(v[8]), LT_P(v[9]), LT_P(v[10]), LT_P(v[11]), (int)v[12], (int)v[13], LT_P(v[14]));
}
static int call_gebsr2csr(lt_type t, const int64_t *v) {
    return TYPED(t, gebsr2csr, LT_P(v[0]), (cusparseDirection_t)v[1], (int)v[2], (int)v[3], LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), (int)v[8], (int)v[9], LT_P(v[10]), LT_P(v[11]), LT_P(v[12]), LT_P(v[13]));
}
static int call_roti(lt_type t, const int64_t *v) {
    return REAL(t, roti, LT_P(v[0]), (int)v[1], LT_P(v[2]), LT_P(v[3]), LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), (cusparseIndexBase_t)v[7]);
}
static int call_pruneDense2csr_bufferSizeExt(lt_type t, const int64_t *v) {
    return REAL(t, pruneDense2csr_bufferSizeExt, LT_P(v[0]), (int)v[1], (int)v[2], LT_P(v[3]), (int)v[4], LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), LT_P(v[8]), LT_P(v[9]), LT_P(v[10]));
}
static int call_pruneDense2csrNnz(lt_type t, const int64_t *v) {
    return REAL(t, pruneDense2csrNnz, LT_P(v[0]), (int)v[1], (int)v[2], LT_P(v[3]), (int)v[4], LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), LT_P(v[8]), LT_P(v[9]));
}
static int call_pruneDense2csr(lt_type t, const int64_t *v) {
    return REAL(t, pruneDense2csr, LT_P(v[0]), (int)v[1], (int)v[2], LT_P(v[3]), (int)v[4], LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), LT_P(v[8]), LT_P(v[9]), LT_P(v[10]));
}
static int call_pruneCsr2csr_bufferSizeExt(lt_type t, const int64_t *v) {
    return REAL(t, pruneCsr2csr_bufferSizeExt, LT_P(v[0]), (int)v[1], (int)v[2], (int)v[3], LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), LT_P(v[8]), LT_P(v[9]), LT_P(v[10]), LT_P(v[11]), LT_P(v[12]), LT_P(v[13]));
}
static int call_pruneCsr2csrNnz(lt_type t, const int64_t *v) {
    return REAL(t, pruneCsr2csrNnz, LT_P(v[0]), (int)v[1], (int)v[2], (int)v[3], LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), LT_P(v[8]), LT_P(v[9]), LT_P(v[10]), LT_P(v[11]), LT_P(v[12]));
}
static int call_pruneCsr2csr(lt_type t, const int64_t *v) {
    return REAL(t, pruneCsr2csr, LT_P(v[0]), (int)v[1], (int)v[2], (int)v[3], LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), LT_P(v[8]), LT_P(v[9]), LT_P(v[10]), LT_P(v[11]), LT_P(v[12]), LT_P(v[13]));
}
static int call_cusparseXcoo2csr(lt_type t, const int64_t *v) {
    (void)t;
    return cusparseXcoo2csr(LT_P(v[0]), LT_P(v[1]), (int)v[2], (int)v[3], LT_P(v[4]), (cusparseIndexBase_t)v[5]);
}
static int call_cusparseXcsr2coo(lt_type t, const int64_t *v) {
    (void)t;
    return cusparseXcsr2coo(LT_P(v[0]), LT_P(v[1]), (int)v[2], (int)v[3], LT_P(v[4]), (cusparseIndexBase_t)v[5]);
}
static int call_cusparseXcsric02_zeroPivot(lt_type t, const int64_t *v) {
    (void)t;
    return cusparseXcsric02_zeroPivot(LT_P(v[0]), LT_P(v[1]), LT_P(v[2]));
}
static int call_cusparseXcsrilu02_zeroPivot(lt_type t, const int64_t *v) {
    (void)t;
    return cusparseXcsrilu02_zeroPivot(LT_P(v[0]), LT_P(v[1]), LT_P(v[2]));
}
static int call_cusparseXcsrsv2_zeroPivot(lt_type t, const int64_t *v) {
    (void)t;
    return cusparseXcsrsv2_zeroPivot(LT_P(v[0]), LT_P(v[1]), LT_P(v[2]));
}
static int call_cusparseXcsrsm2_zeroPivot(lt_type t, const int64_t *v) {
    (void)t;
    return cusparseXcsrsm2_zeroPivot(LT_P(v[0]), LT_P(v[1]), LT_P(v[2]));
}
static int call_cusparseCreateIdentityPermutation(lt_type t, const int64_t *v) {
    (void)t;
    return cusparseCreateIdentityPermutation(LT_P(v[0]), (int)v[1], LT_P(v[2]));
}
static int call_cusparseXcoosort_bufferSizeExt(lt_type t, const int64_t *v) {
    (void)t;
    return cusparseXcoosort_bufferSizeExt(LT_P(v[0]), (int)v[1], (int)v[2], (int)v[3], LT_P(v[4]), LT_P(v[5]), LT_P(v[6]));
}
static int call_cusparseXcoosortByRow(lt_type t, const int64_t *v) {
    (void)t;
    return cusparseXcoosortByRow(LT_P(v[0]), (int)v[1], (int)v[2], (int)v[3], LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), LT_P(v[7]));
}
static int call_cusparseXcoosortByColumn(lt_type t, const int64_t *v) {
    (void)t;
    return cusparseXcoosortByColumn(LT_P(v[0]), (int)v[1], (int)v[2], (int)v[3], LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), LT_P(v[7]));
}
static int call_cusparseXcsrsort_bufferSizeExt(lt_type t, const int64_t *v) {
    (void)t;
    return cusparseXcsrsort_bufferSizeExt(LT_P(v[0]), (int)v[1], (int)v[2], (int)v[3], LT_P(v[4]), LT_P(v[5]), LT_P(v[6]));
}
static int call_cusparseXcsrsort(lt_type t, const int64_t *v) {
    (void)t;
    return cusparseXcsrsort(LT_P(v[0]), (int)v[1], (int)v[2], (int)v[3], LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), LT_P(v[8]));
}
static int call_cusparseXcscsort_bufferSizeExt(lt_type t, const int64_t *v) {
    (void)t;
    return cusparseXcscsort_bufferSizeExt(LT_P(v[0]), (int)v[1], (int)v[2], (int)v[3], LT_P(v[4]), LT_P(v[5]), LT_P(v[6]));
}
static int call_cusparseXcscsort(lt_type t, const int64_t *v) {
    (void)t;
    return cusparseXcscsort(LT_P(v[0]), (int)v[1], (int)v[2], (int)v[3], LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), LT_P(v[8]));
}
static int call_cusparseXcsrgeam2Nnz(lt_type t, const int64_t *v) {
    (void)t;
    return cusparseXcsrgeam2Nnz(LT_P(v[0]), (int)v[1], (int)v[2], LT_P(v[3]), (int)v[4], LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), (int)v[8], LT_P(v[9]), LT_P(v[10]), LT_P(v[11]), LT_P(v[12]), LT_P(v[13]), LT_P(v[14]));
}
static int call_cusparseXcsr2bsrNnz(lt_type t, const int64_t *v) {
    (void)t;
    return cusparseXcsr2bsrNnz(LT_P(v[0]), (cusparseDirection_t)v[1], (int)v[2], (int)v[3], LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), (int)v[7], LT_P(v[8]), LT_P(v[9]), LT_P(v[10]));
}
static int call_cusparseXcsr2gebsrNnz(lt_type t, const int64_t *v) {
    (void)t;
    return cusparseXcsr2gebsrNnz(LT_P(v[0]), (cusparseDirection_t)v[1], (int)v[2], (int)v[3], LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), LT_P(v[8]), (int)v[9], (int)v[10], LT_P(v[11]), LT_P(v[12]));
}

const sp_function sp_functions[] = {
    {"nnz", call_nnz, 4,
     "handle dir size size descr plane ld ones count"},
    {"dense2csr", call_dense2csr, 4,
     "handle size size descr plane ld ones late offsets lateind"},
    {"csr2dense", call_csr2dense, 4,
     "handle size size descr late offsets lateind plane ld"},
    {"dense2csc", call_dense2csc, 4,
     "handle size size descr plane ld ones late lateind offsets"},
    {"csc2dense", call_csc2dense, 4,
     "handle size size descr late lateind offsets plane ld"},
    {"csric02_bufferSize", call_csric02_bufferSize, 4,
     "handle size size descr - offsets indices ic bytes"},
    {"csric02_bufferSizeExt", call_csric02_bufferSizeExt, 4,
     "handle size size descr - offsets indices ic bytes"},
    {"csric02_analysis", call_csric02_analysis, 4,
     "handle size size descr - offsets indices ic policy buffer"},
    {"csric02", call_csric02, 4,
     "handle size size descr plane offsets indices ic policy buffer"},
    {"csrilu02_numericBoost", call_csrilu02_numericBoost, 4,
     "handle lu one real scalar"},
    {"csrilu02_bufferSize", call_csrilu02_bufferSize, 4,
     "handle size size descr - offsets indices lu bytes"},
    {"csrilu02_bufferSizeExt", call_csrilu02_bufferSizeExt, 4,
     "handle size size descr - offsets indices lu bytes"},
    {"csrilu02_analysis", call_csrilu02_analysis, 4,
     "handle size size descr - offsets indices lu policy buffer"},
    {"csrilu02", call_csrilu02, 4,
     "handle size size descr plane offsets indices lu policy buffer"},
    {"csrsv2_bufferSize", call_csrsv2_bufferSize, 4,
     "handle op size size descr - offsets indices sv bytes"},
    {"csrsv2_bufferSizeExt", call_csrsv2_bufferSizeExt, 4,
     "handle op size size descr - offsets indices sv bytes"},
    {"csrsv2_analysis", call_csrsv2_analysis, 4,
     "handle op size size descr - offsets indices sv policy buffer"},
    {"csrsv2_solve", call_csrsv2_solve, 4,
     "handle op size size scalar descr plane offsets indices sv plane plane policy buffer"},
    {"csrsm2_bufferSizeExt", call_csrsm2_bufferSizeExt, 4,
     "handle algo op op size size size scalar descr - offsets indices plane ld sm policy bytes"},
    {"csrsm2_analysis", call_csrsm2_analysis, 4,
     "handle algo op op size size size scalar descr - offsets indices plane ld sm policy buffer"},
    {"csrsm2_solve", call_csrsm2_solve, 4,
     "handle algo op op size size size scalar descr plane offsets indices plane ld sm policy buffer"},
    {"csru2csr_bufferSizeExt", call_csru2csr_bufferSizeExt, 4,
     "handle size size size - - - order bytes"},
    {"csru2csr", call_csru2csr, 4,
     "handle size size size descr plane offsets indices order buffer"},
    {"csr2csru", call_csr2csru, 4,
     "handle size size size descr plane offsets indices order buffer"},
    {"csrgeam2_bufferSizeExt", call_csrgeam2_bufferSizeExt, 4,
     "handle size size scalar descr size - - - scalar descr size - - - descr - - - bytes"},
    {"csrgeam2", call_csrgeam2, 4,
     "handle size size scalar descr size plane offsets indices scalar descr size plane offsets indices descr late offsets lateind buffer"},
    {"gtsv2_bufferSizeExt", call_gtsv2_bufferSizeExt, 4,
     "handle rows size plane plane plane plane ld bytes"},
    {"gtsv2", call_gtsv2, 4,
     "handle rows size plane plane plane plane ld buffer"},
    {"gtsv2_nopivot_bufferSizeExt", call_gtsv2_nopivot_bufferSizeExt, 4,
     "handle rows size plane plane plane plane ld bytes"},
    {"gtsv2_nopivot", call_gtsv2_nopivot, 4,
     "handle rows size plane plane plane plane ld buffer"},
    {"gtsv2StridedBatch_bufferSizeExt", call_gtsv2StridedBatch_bufferSizeExt, 4,
     "handle rows plane plane plane plane one_size stride bytes"},
    {"gtsv2StridedBatch", call_gtsv2StridedBatch, 4,
     "handle rows plane plane plane plane one_size stride buffer"},
    {"gtsvInterleavedBatch_bufferSizeExt", call_gtsvInterleavedBatch_bufferSizeExt, 4,
     "handle algo size plane plane plane plane one_size bytes"},
    {"gtsvInterleavedBatch", call_gtsvInterleavedBatch, 4,
     "handle algo size plane plane plane plane one_size buffer"},
    {"gpsvInterleavedBatch_bufferSizeExt", call_gpsvInterleavedBatch_bufferSizeExt, 4,
     "handle algo0 size plane plane plane plane plane plane one_size bytes"},
    {"gpsvInterleavedBatch", call_gpsvInterleavedBatch, 4,
     "handle algo0 size plane plane plane plane plane plane one_size buffer"},
    {"axpyi", call_axpyi, 4,
     "handle size scalar plane indices plane base"},
    {"gthr", call_gthr, 4,
     "handle size plane plane indices base"},
    {"gthrz", call_gthrz, 4,
     "handle size plane plane indices base"},
    {"sctr", call_sctr, 4,
     "handle size plane indices plane base"},
    {"gemvi_bufferSize", call_gemvi_bufferSize, 4,
     "handle op size size size bytes"},
    {"gemvi", call_gemvi, 4,
     "handle op size size scalar plane ld size plane indices scalar plane base -"},
    {"gemmi", call_gemmi, 4,
     "handle size size size size scalar plane ld plane offsets indices scalar plane ld"},
    {"bsrmv", call_bsrmv, 4,
     "handle dir op size size size scalar descr plane offsets indices dim plane scalar plane"},
    {"bsrmm", call_bsrmm, 4,
     "handle dir op op size size size size scalar descr plane offsets indices dim plane ld scalar plane ld"},
    {"csr2bsr", call_csr2bsr, 4,
     "handle dir size size descr late offsets lateind dim descr late offsets lateind"},
    {"bsr2csr", call_bsr2csr, 4,
     "handle dir size size descr late offsets lateind dim descr late offsets lateind"},
    {"csr2gebsr_bufferSize", call_csr2gebsr_bufferSize, 4,
     "handle dir size size descr - - - dim dim bytes"},
    {"csr2gebsr_bufferSizeExt", call_csr2gebsr_bufferSizeExt, 4,
     "handle dir size size descr - - - dim dim bytes"},
    {"csr2gebsr", call_csr2gebsr, 4,
     "handle dir size size descr late offsets lateind descr late offsets lateind dim dim buffer"},
    {"gebsr2csr", call_gebsr2csr, 4,
     "handle dir size size descr late offsets lateind dim dim descr late offsets lateind"},
    {"roti", call_roti, 2,
     "handle size plane indices plane scalar scalar base"},
    {"pruneDense2csr_bufferSizeExt", call_pruneDense2csr_bufferSizeExt, 2,
     "handle size size plane ld scalar descr - - - bytes"},
    {"pruneDense2csrNnz", call_pruneDense2csrNnz, 2,
     "handle size size plane ld scalar descr offsets count buffer"},
    {"pruneDense2csr", call_pruneDense2csr, 2,
     "handle size size plane ld scalar descr late offsets lateind buffer"},
    {"pruneCsr2csr_bufferSizeExt", call_pruneCsr2csr_bufferSizeExt, 2,
     "handle size size size descr twos offsets indices scalar descr - - - bytes"},
    {"pruneCsr2csrNnz", call_pruneCsr2csrNnz, 2,
     "handle size size size descr twos offsets indices scalar descr offsets count buffer"},
    {"pruneCsr2csr", call_pruneCsr2csr, 2,
     "handle size size size descr twos offsets indices scalar descr late offsets lateind buffer"},
    {"cusparseXcoo2csr", call_cusparseXcoo2csr, 1,
     "handle indices size size offsets base"},
    {"cusparseXcsr2coo", call_cusparseXcsr2coo, 1,
     "handle offsets size size indices base"},
    {"cusparseXcsric02_zeroPivot", call_cusparseXcsric02_zeroPivot, 1,
     "handle ic count"},
    {"cusparseXcsrilu02_zeroPivot", call_cusparseXcsrilu02_zeroPivot, 1,
     "handle lu count"},
    {"cusparseXcsrsv2_zeroPivot", call_cusparseXcsrsv2_zeroPivot, 1,
     "handle sv count"},
    {"cusparseXcsrsm2_zeroPivot", call_cusparseXcsrsm2_zeroPivot, 1,
     "handle sm count"},
    {"cusparseCreateIdentityPermutation", call_cusparseCreateIdentityPermutation, 1,
     "handle size indices"},
    {"cusparseXcoosort_bufferSizeExt", call_cusparseXcoosort_bufferSizeExt, 1,
     "handle size size size - - bytes"},
    {"cusparseXcoosortByRow", call_cusparseXcoosortByRow, 1,
     "handle size size size indices indices - buffer"},
    {"cusparseXcoosortByColumn", call_cusparseXcoosortByColumn, 1,
     "handle size size size indices indices - buffer"},
    {"cusparseXcsrsort_bufferSizeExt", call_cusparseXcsrsort_bufferSizeExt, 1,
     "handle size size size - - bytes"},
    {"cusparseXcsrsort", call_cusparseXcsrsort, 1,
     "handle size size size descr offsets indices - buffer"},
    {"cusparseXcscsort_bufferSizeExt", call_cusparseXcscsort_bufferSizeExt, 1,
     "handle size size size - - bytes"},
    {"cusparseXcscsort", call_cusparseXcscsort, 1,
     "handle size size size descr offsets indices - buffer"},
    {"cusparseXcsrgeam2Nnz", call_cusparseXcsrgeam2Nnz, 1,
     "handle size size descr size offsets indices descr size offsets indices descr offsets count buffer"},
    {"cusparseXcsr2bsrNnz", call_cusparseXcsr2bsrNnz, 1,
     "handle dir size size descr offsets indices dim descr offsets count"},
    {"cusparseXcsr2gebsrNnz", call_cusparseXcsr2gebsrNnz, 1,
     "handle dir size size descr offsets indices descr offsets dim dim count buffer"},
    {0},
};
