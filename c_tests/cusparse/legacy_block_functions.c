/* The functions of cuSPARSE's first generation for matrices of blocks, as rows of a table; see legacy_functions.c. */
#include "legacy_support.h"

static int call_bsrsv2_bufferSize(lt_type t, const int64_t *v) {
    return TYPED(t, bsrsv2_bufferSize, LT_P(v[0]), (cusparseDirection_t)v[1], (cusparseOperation_t)v[2], (int)v[3], (int)v[4], LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), LT_P(v[8]), (int)v[9], LT_P(v[10]), LT_P(v[11]));
}
static int call_bsrsv2_bufferSizeExt(lt_type t, const int64_t *v) {
    return TYPED(t, bsrsv2_bufferSizeExt, LT_P(v[0]), (cusparseDirection_t)v[1], (cusparseOperation_t)v[2], (int)v[3], (int)v[4], LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), LT_P(v[8]), (int)v[9], LT_P(v[10]), LT_P(v[11]));
}
static int call_bsrsv2_analysis(lt_type t, const int64_t *v) {
    return TYPED(t, bsrsv2_analysis, LT_P(v[0]), (cusparseDirection_t)v[1], (cusparseOperation_t)v[2], (int)v[3], (int)v[4], LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), LT_P(v[8]), (int)v[9], LT_P(v[10]), (cusparseSolvePolicy_t)v[11], LT_P(v[12]));
}
static int call_bsrsv2_solve(lt_type t, const int64_t *v) {
    return TYPED(t, bsrsv2_solve, LT_P(v[0]), (cusparseDirection_t)v[1], (cusparseOperation_t)v[2], (int)v[3], (int)v[4], LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), LT_P(v[8]), LT_P(v[9]), (int)v[10], LT_P(v[11]), LT_P(v[12]), LT_P(v[13]), (cusparseSolvePolicy_t)v[14], LT_P(v[15]));
}
static int call_bsrsm2_bufferSize(lt_type t, const int64_t *v) {
    return TYPED(t, bsrsm2_bufferSize, LT_P(v[0]), (cusparseDirection_t)v[1], (cusparseOperation_t)v[2], (cusparseOperation_t)v[3], (int)v[4], (int)v[5], (int)v[6], LT_P(v[7]), LT_P(v[8]), LT_P(v[9]), LT_P(v[10]), (int)v[11], LT_P(v[12]), LT_P(v[13]));
}
static int call_bsrsm2_bufferSizeExt(lt_type t, const int64_t *v) {
    return TYPED(t, bsrsm2_bufferSizeExt, LT_P(v[0]), (cusparseDirection_t)v[1], (cusparseOperation_t)v[2], (cusparseOperation_t)v[3], (int)v[4], (int)v[5], (int)v[6], LT_P(v[7]), LT_P(v[8]), LT_P(v[9]), LT_P(v[10]), (int)v[11], LT_P(v[12]), LT_P(v[13]));
}
static int call_bsrsm2_analysis(lt_type t, const int64_t *v) {
    return TYPED(t, bsrsm2_analysis, LT_P(v[0]), (cusparseDirection_t)v[1], (cusparseOperation_t)v[2], (cusparseOperation_t)v[3], (int)v[4], (int)v[5], (int)v[6], LT_P(v[7]), LT_P(v[8]), LT_P(v[9]), LT_P(v[10]), (int)v[11], LT_P(v[12]), (cusparseSolvePolicy_t)v[13], LT_P(v[14]));
}
static int call_bsrsm2_solve(lt_type t, const int64_t *v) {
    return TYPED(t, bsrsm2_solve, LT_P(v[0]), (cusparseDirection_t)v[1], (cusparseOperation_t)v[2], (cusparseOperation_t)v[3], (int)v[4], (int)v[5], (int)v[6], LT_P(v[7]), LT_P(v[8]), LT_P(v[9]), LT_P(v[10]), LT_P(v[11]), (int)v[12], LT_P(v[13]), LT_P(v[14]), (int)v[15], LT_P(v[16]), (int)v[17], (cusparseSolvePolicy_t)v[18], LT_P(v[19]));
}
static int call_bsric02_bufferSize(lt_type t, const int64_t *v) {
    return TYPED(t, bsric02_bufferSize, LT_P(v[0]), (cusparseDirection_t)v[1], (int)v[2], (int)v[3], LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), (int)v[8], LT_P(v[9]), LT_P(v[10]));
}
static int call_bsric02_bufferSizeExt(lt_type t, const int64_t *v) {
    return TYPED(t, bsric02_bufferSizeExt, LT_P(v[0]), (cusparseDirection_t)v[1], (int)v[2], (int)v[3], LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), (int)v[8], LT_P(v[9]), LT_P(v[10]));
}
static int call_bsric02_analysis(lt_type t, const int64_t *v) {
    return TYPED(t, bsric02_analysis, LT_P(v[0]), (cusparseDirection_t)v[1], (int)v[2], (int)v[3], LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), (int)v[8], LT_P(v[9]), (cusparseSolvePolicy_t)v[10], LT_P(v[11]));
}
static int call_bsric02(lt_type t, const int64_t *v) {
    return TYPED(t, bsric02, LT_P(v[0]), (cusparseDirection_t)v[1], (int)v[2], (int)v[3], LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), (int)v[8], LT_P(v[9]), (cusparseSolvePolicy_t)v[10], LT_P(v[11]));
}
static int call_bsrilu02_bufferSize(lt_type t, const int64_t *v) {
    return TYPED(t, bsrilu02_bufferSize, LT_P(v[0]), (cusparseDirection_t)v[1], (int)v[2], (int)v[3], LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), (int)v[8], LT_P(v[9]), LT_P(v[10]));
}
static int call_bsrilu02_bufferSizeExt(lt_type t, const int64_t *v) {
    return TYPED(t, bsrilu02_bufferSizeExt, LT_P(v[0]), (cusparseDirection_t)v[1], (int)v[2], (int)v[3], LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), (int)v[8], LT_P(v[9]), LT_P(v[10]));
}
static int call_bsrilu02_analysis(lt_type t, const int64_t *v) {
    return TYPED(t, bsrilu02_analysis, LT_P(v[0]), (cusparseDirection_t)v[1], (int)v[2], (int)v[3], LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), (int)v[8], LT_P(v[9]), (cusparseSolvePolicy_t)v[10], LT_P(v[11]));
}
static int call_bsrilu02(lt_type t, const int64_t *v) {
    return TYPED(t, bsrilu02, LT_P(v[0]), (cusparseDirection_t)v[1], (int)v[2], (int)v[3], LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), (int)v[8], LT_P(v[9]), (cusparseSolvePolicy_t)v[10], LT_P(v[11]));
}
static int call_bsrilu02_numericBoost(lt_type t, const int64_t *v) {
    return TYPED(t, bsrilu02_numericBoost, LT_P(v[0]), LT_P(v[1]), (int)v[2], LT_P(v[3]), LT_P(v[4]));
}
static int call_cusparseXbsrsv2_zeroPivot(lt_type t, const int64_t *v) {
    (void)t;
    return cusparseXbsrsv2_zeroPivot(LT_P(v[0]), LT_P(v[1]), LT_P(v[2]));
}
static int call_cusparseXbsrsm2_zeroPivot(lt_type t, const int64_t *v) {
    (void)t;
    return cusparseXbsrsm2_zeroPivot(LT_P(v[0]), LT_P(v[1]), LT_P(v[2]));
}
static int call_cusparseXbsric02_zeroPivot(lt_type t, const int64_t *v) {
    (void)t;
    return cusparseXbsric02_zeroPivot(LT_P(v[0]), LT_P(v[1]), LT_P(v[2]));
}
static int call_cusparseXbsrilu02_zeroPivot(lt_type t, const int64_t *v) {
    (void)t;
    return cusparseXbsrilu02_zeroPivot(LT_P(v[0]), LT_P(v[1]), LT_P(v[2]));
}
static int call_csrgemm2_bufferSizeExt(lt_type t, const int64_t *v) {
    return TYPED(t, csrgemm2_bufferSizeExt, LT_P(v[0]), (int)v[1], (int)v[2], (int)v[3], LT_P(v[4]), LT_P(v[5]), (int)v[6], LT_P(v[7]), LT_P(v[8]), LT_P(v[9]), (int)v[10], LT_P(v[11]), LT_P(v[12]), LT_P(v[13]), LT_P(v[14]), (int)v[15], LT_P(v[16]), LT_P(v[17]), LT_P(v[18]), LT_P(v[19]));
}
static int call_csrgemm2(lt_type t, const int64_t *v) {
    return TYPED(t, csrgemm2, LT_P(v[0]), (int)v[1], (int)v[2], (int)v[3], LT_P(v[4]), LT_P(v[5]), (int)v[6], LT_P(v[7]), LT_P(v[8]), LT_P(v[9]), LT_P(v[10]), (int)v[11], LT_P(v[12]), LT_P(v[13]), LT_P(v[14]), LT_P(v[15]), LT_P(v[16]), (int)v[17], LT_P(v[18]), LT_P(v[19]), LT_P(v[20]), LT_P(v[21]), LT_P(v[22]), LT_P(v[23]), LT_P(v[24]), LT_P(v[25]), LT_P(v[26]));
}
static int call_bsrxmv(lt_type t, const int64_t *v) {
    return TYPED(t, bsrxmv, LT_P(v[0]), (cusparseDirection_t)v[1], (cusparseOperation_t)v[2], (int)v[3], (int)v[4], (int)v[5], (int)v[6], LT_P(v[7]), LT_P(v[8]), LT_P(v[9]), LT_P(v[10]), LT_P(v[11]), LT_P(v[12]), LT_P(v[13]), (int)v[14], LT_P(v[15]), LT_P(v[16]), LT_P(v[17]));
}
static int call_gebsr2gebsc_bufferSize(lt_type t, const int64_t *v) {
    return TYPED(t, gebsr2gebsc_bufferSize, LT_P(v[0]), (int)v[1], (int)v[2], (int)v[3], LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), (int)v[7], (int)v[8], LT_P(v[9]));
}
static int call_gebsr2gebsc_bufferSizeExt(lt_type t, const int64_t *v) {
    return TYPED(t, gebsr2gebsc_bufferSizeExt, LT_P(v[0]), (int)v[1], (int)v[2], (int)v[3], LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), (int)v[7], (int)v[8], LT_P(v[9]));
}
static int call_gebsr2gebsc(lt_type t, const int64_t *v) {
    return TYPED(t, gebsr2gebsc, LT_P(v[0]), (int)v[1], (int)v[2], (int)v[3], LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), (int)v[7], (int)v[8], LT_P(v[9]), LT_P(v[10]), LT_P(v[11]), (cusparseAction_t)v[12], (cusparseIndexBase_t)v[13], LT_P(v[14]));
}
static int call_gebsr2gebsr_bufferSize(lt_type t, const int64_t *v) {
    return TYPED(t, gebsr2gebsr_bufferSize, LT_P(v[0]), (cusparseDirection_t)v[1], (int)v[2], (int)v[3], (int)v[4], LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), LT_P(v[8]), (int)v[9], (int)v[10], (int)v[11], (int)v[12], LT_P(v[13]));
}
static int call_gebsr2gebsr_bufferSizeExt(lt_type t, const int64_t *v) {
    return TYPED(t, gebsr2gebsr_bufferSizeExt, LT_P(v[0]), (cusparseDirection_t)v[1], (int)v[2], (int)v[3], (int)v[4], LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), LT_P(v[8]), (int)v[9], (int)v[10], (int)v[11], (int)v[12], LT_P(v[13]));
}
static int call_gebsr2gebsr(lt_type t, const int64_t *v) {
    return TYPED(t, gebsr2gebsr, LT_P(v[0]), (cusparseDirection_t)v[1], (int)v[2], (int)v[3], (int)v[4], LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), LT_P(v[8]), (int)v[9], (int)v[10], LT_P(v[11]), LT_P(v[12]), LT_P(v[13]), LT_P(v[14]), (int)v[15], (int)v[16], LT_P(v[17]));
}
static int call_csrcolor(lt_type t, const int64_t *v) {
    return TYPED(t, csrcolor, LT_P(v[0]), (int)v[1], (int)v[2], LT_P(v[3]), LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), LT_P(v[8]), LT_P(v[9]), LT_P(v[10]), LT_P(v[11]));
}
static int call_cusparseXgebsr2csr(lt_type t, const int64_t *v) {
    (void)t;
    return cusparseXgebsr2csr(LT_P(v[0]), (cusparseDirection_t)v[1], (int)v[2], (int)v[3], LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), (int)v[7], (int)v[8], LT_P(v[9]), LT_P(v[10]), LT_P(v[11]));
}
static int call_cusparseXgebsr2gebsrNnz(lt_type t, const int64_t *v) {
    (void)t;
    return cusparseXgebsr2gebsrNnz(LT_P(v[0]), (cusparseDirection_t)v[1], (int)v[2], (int)v[3], (int)v[4], LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), (int)v[8], (int)v[9], LT_P(v[10]), LT_P(v[11]), (int)v[12], (int)v[13], LT_P(v[14]), LT_P(v[15]));
}
static int call_cusparseXcsrgemm2Nnz(lt_type t, const int64_t *v) {
    (void)t;
    return cusparseXcsrgemm2Nnz(LT_P(v[0]), (int)v[1], (int)v[2], (int)v[3], LT_P(v[4]), (int)v[5], LT_P(v[6]), LT_P(v[7]), LT_P(v[8]), (int)v[9], LT_P(v[10]), LT_P(v[11]), LT_P(v[12]), (int)v[13], LT_P(v[14]), LT_P(v[15]), LT_P(v[16]), LT_P(v[17]), LT_P(v[18]), LT_P(v[19]), LT_P(v[20]));
}

const sp_function sp_block_functions[] = {
    {"bsrsv2_bufferSize", call_bsrsv2_bufferSize, 4,
     "handle dir op size size descr - offsets indices dim bsv bytes"},
    {"bsrsv2_bufferSizeExt", call_bsrsv2_bufferSizeExt, 4,
     "handle dir op size size descr - offsets indices dim bsv bytes"},
    {"bsrsv2_analysis", call_bsrsv2_analysis, 4,
     "handle dir op size size descr - offsets indices dim bsv policy buffer"},
    {"bsrsv2_solve", call_bsrsv2_solve, 4,
     "handle dir op size size scalar descr plane offsets indices dim bsv plane plane policy buffer"},
    {"bsrsm2_bufferSize", call_bsrsm2_bufferSize, 4,
     "handle dir op sides size size size descr - offsets indices dim bsm bytes"},
    {"bsrsm2_bufferSizeExt", call_bsrsm2_bufferSizeExt, 4,
     "handle dir op sides size size size descr - offsets indices dim bsm bytes"},
    {"bsrsm2_analysis", call_bsrsm2_analysis, 4,
     "handle dir op sides size size size descr - offsets indices dim bsm policy buffer"},
    {"bsrsm2_solve", call_bsrsm2_solve, 4,
     "handle dir op sides size size size scalar descr plane offsets indices dim bsm plane ld plane ld policy buffer"},
    {"bsric02_bufferSize", call_bsric02_bufferSize, 4,
     "handle dir size size descr - offsets indices dim bic bytes"},
    {"bsric02_bufferSizeExt", call_bsric02_bufferSizeExt, 4,
     "handle dir size size descr - offsets indices dim bic bytes"},
    {"bsric02_analysis", call_bsric02_analysis, 4,
     "handle dir size size descr - offsets indices dim bic policy buffer"},
    {"bsric02", call_bsric02, 4,
     "handle dir size size descr plane offsets indices dim bic policy buffer"},
    {"bsrilu02_bufferSize", call_bsrilu02_bufferSize, 4,
     "handle dir size size descr - offsets indices dim blu bytes"},
    {"bsrilu02_bufferSizeExt", call_bsrilu02_bufferSizeExt, 4,
     "handle dir size size descr - offsets indices dim blu bytes"},
    {"bsrilu02_analysis", call_bsrilu02_analysis, 4,
     "handle dir size size descr - offsets indices dim blu policy buffer"},
    {"bsrilu02", call_bsrilu02, 4,
     "handle dir size size descr plane offsets indices dim blu policy buffer"},
    {"bsrilu02_numericBoost", call_bsrilu02_numericBoost, 4,
     "handle blu one real scalar"},
    {"cusparseXbsrsv2_zeroPivot", call_cusparseXbsrsv2_zeroPivot, 1,
     "handle bsv count"},
    {"cusparseXbsrsm2_zeroPivot", call_cusparseXbsrsm2_zeroPivot, 1,
     "handle bsm count"},
    {"cusparseXbsric02_zeroPivot", call_cusparseXbsric02_zeroPivot, 1,
     "handle bic count"},
    {"cusparseXbsrilu02_zeroPivot", call_cusparseXbsrilu02_zeroPivot, 1,
     "handle blu count"},
    {"csrgemm2_bufferSizeExt", call_csrgemm2_bufferSizeExt, 4,
     "handle size size size - descr size - - descr size - - - descr size - - g2 bytes"},
    {"csrgemm2", call_csrgemm2, 4,
     "handle size size size - descr size twos offsets indices descr size twos offsets indices - descr size twos offsets indices descr late offsets lateind g2 buffer"},
    {"bsrxmv", call_bsrxmv, 4,
     "handle dir opn size size size size scalar descr plane indices offsets offsets indices dim plane scalar plane"},
    {"gebsr2gebsc_bufferSize", call_gebsr2gebsc_bufferSize, 4,
     "handle size size size - - - dim dim bytes"},
    {"gebsr2gebsc_bufferSizeExt", call_gebsr2gebsc_bufferSizeExt, 4,
     "handle size size size - - - dim dim bytes"},
    {"gebsr2gebsc", call_gebsr2gebsc, 4,
     "handle size size size plane offsets indices dim dim plane indices offsets action base buffer"},
    {"gebsr2gebsr_bufferSize", call_gebsr2gebsr_bufferSize, 4,
     "handle dir size size size descr - - - dim dim dim dim bytes"},
    {"gebsr2gebsr_bufferSizeExt", call_gebsr2gebsr_bufferSizeExt, 4,
     "handle dir size size size descr - - - dim dim dim dim bytes"},
    {"gebsr2gebsr", call_gebsr2gebsr, 4,
     "handle dir size size size descr plane offsets indices dim dim descr late offsets lateind dim dim buffer"},
    {"csrcolor", call_csrcolor, 4,
     "handle size size descr - offsets indices real count twos - color"},
    {"cusparseXgebsr2csr", call_cusparseXgebsr2csr, 1,
     "handle dir size size descr offsets lateind dim dim descr offsets lateind"},
    {"cusparseXgebsr2gebsrNnz", call_cusparseXgebsr2gebsrNnz, 1,
     "handle dir size size size descr offsets indices dim dim descr offsets dim dim count buffer"},
    {"cusparseXcsrgemm2Nnz", call_cusparseXcsrgemm2Nnz, 1,
     "handle size size size descr size offsets indices descr size offsets indices descr size offsets indices descr offsets count g2 buffer"},
    {0},
};
