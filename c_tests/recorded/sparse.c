/* cuSPARSE: products, conversions, sorts, and what is refused. */
#include "recorded.h"

#include <math.h>
#include <string.h>

#define N CUSPARSE_OPERATION_NON_TRANSPOSE
#define REAL CUDA_R_64F
#define I32 CUSPARSE_INDEX_32I

static void say_array(const int *from, int count) {
    int v[64];
    LT_REQUIRE(count <= 64);
    host(v, from, (size_t)count * sizeof *v);
    for (int i = 0; i < count; i++) say_int(v[i]);
}
static void say_elements(const double *from, int count) {
    double v[64];
    LT_REQUIRE(count <= 64);
    host(v, from, (size_t)count * sizeof *v);
    say_doubles(v, count);
}
static cusparseSpMatDescr_t csr(int64_t m, int64_t n, int64_t nnz, void *offsets, void *columns, void *values, cudaDataType t) {
    cusparseSpMatDescr_t d = NULL;
    LT_REQUIRE_EQ(cusparseCreateCsr(&d, m, n, nnz, offsets, columns, values, I32, I32, CUSPARSE_INDEX_BASE_ZERO, t), CUSPARSE_STATUS_SUCCESS);
    return d;
}
static cusparseDnVecDescr_t vec(int64_t n, void *p, cudaDataType t) {
    cusparseDnVecDescr_t d = NULL;
    LT_REQUIRE_EQ(cusparseCreateDnVec(&d, n, p, t), CUSPARSE_STATUS_SUCCESS);
    return d;
}
static cusparseDnMatDescr_t mat(int64_t m, int64_t n, void *p, cudaDataType t) {
    cusparseDnMatDescr_t d = NULL;
    LT_REQUIRE_EQ(cusparseCreateDnMat(&d, m, n, m, p, t, CUSPARSE_ORDER_COL), CUSPARSE_STATUS_SUCCESS);
    return d;
}

/* A 3 x 3 matrix whose columns are in no order, one of them NaN-free, one row empty, and one entry twice. */
static const int offsets0[] = {0, 2, 2, 5}, columns0[] = {2, 0, 1, 2, 1};
static const double values0[] = {1, 2, 3, 4, 0.5};

static void products(void) {
    static const double x_given[] = {1, 10, INFINITY}, y_given[] = {NAN, 1, 2}, finite0[] = {1, 10, 100};
    static const struct {
        double alpha, beta;
        const double *x;
    } cases[] = {{1, 0, finite0}, {1, 0, x_given}, {0, 1, x_given}, {0, 0, x_given}, {2, 1, x_given}, {1, NAN, x_given}, {NAN, 0, finite0}};
    void *offsets = DEVICE(offsets0), *columns = DEVICE(columns0), *values = DEVICE(values0);
    cusparseSpMatDescr_t m = csr(3, 3, 5, offsets, columns, values, REAL);
    for (int i = 0; i < 7; i++)
        for (int op = 0; op < 3; op++) {
            double *y = DEVICE(y_given);
            cusparseDnVecDescr_t vx = vec(3, device(cases[i].x, 24), REAL), vy = vec(3, y, REAL);
            size_t bytes = 0;
            say("SpMV, op %d, case %d", op, i);
            say_int(cusparseSpMV_bufferSize(sparse, (cusparseOperation_t)op, &cases[i].alpha, m, vx, &cases[i].beta, vy, REAL, CUSPARSE_SPMV_ALG_DEFAULT, &bytes));
            say_int(cusparseSpMV(sparse, (cusparseOperation_t)op, &cases[i].alpha, m, vx, &cases[i].beta, vy, REAL, CUSPARSE_SPMV_ALG_DEFAULT, device(NULL, bytes + 256)));
            say_elements(y, 3), said();
            LT_REQUIRE(!cusparseDestroyDnVec(vx) && !cusparseDestroyDnVec(vy));
        }
    LT_EQ(cusparseDestroySpMat(m), CUSPARSE_STATUS_SUCCESS);
}

/* Which scalar counts: that of the analysis or that of the solve. */
static void scalars(void) {
    static const int diagonal[] = {0, 1, 2, 3};
    static const double two[] = {2, 2, 2}, f0[] = {2, 4, 6};
    const double one = 1, ten = 10;
    double *x = device(NULL, 24);
    size_t bytes = 0;
    cusparseSpMatDescr_t m = csr(3, 3, 3, DEVICE(diagonal), DEVICE(diagonal), DEVICE(two), REAL);
    cusparseDnVecDescr_t vf = vec(3, DEVICE(f0), REAL), vx = vec(3, x, REAL);
    cusparseSpSVDescr_t s;
    LT_REQUIRE(!cusparseSpSV_createDescr(&s));
    say("SpSV_solve before the analysis"), say_int(cusparseSpSV_solve(sparse, N, &one, m, vf, vx, REAL, CUSPARSE_SPSV_ALG_DEFAULT, s)), said();
    cusparseSpSMDescr_t sm;
    cusparseDnMatDescr_t mx = mat(3, 1, x, REAL);
    LT_REQUIRE(!cusparseSpSM_createDescr(&sm));
    say("SpSM_solve before the analysis"), say_int(cusparseSpSM_solve(sparse, N, N, &one, m, mx, mx, REAL, CUSPARSE_SPSM_ALG_DEFAULT, sm)), said();
    LT_REQUIRE(!cusparseSpSM_destroyDescr(sm) && !cusparseDestroyDnMat(mx));
    say("SpSV, alpha 1 and then 10"), say_int(cusparseSpSV_bufferSize(sparse, N, &one, m, vf, vx, REAL, CUSPARSE_SPSV_ALG_DEFAULT, s, &bytes));
    say_int(cusparseSpSV_analysis(sparse, N, &one, m, vf, vx, REAL, CUSPARSE_SPSV_ALG_DEFAULT, s, device(NULL, bytes + 256)));
    say_int(cusparseSpSV_solve(sparse, N, &ten, m, vf, vx, REAL, CUSPARSE_SPSV_ALG_DEFAULT, s)), say_elements(x, 3), said();
    LT_REQUIRE(!cudaMemcpy(x, f0, 24, cudaMemcpyHostToDevice));
    say("SpSV in place"), say_int(cusparseSpSV_solve(sparse, N, &one, m, vx, vx, REAL, CUSPARSE_SPSV_ALG_DEFAULT, s)), say_elements(x, 3), said();
    LT_REQUIRE(!cusparseSpSV_destroyDescr(s) && !cusparseDestroySpMat(m) && !cusparseDestroyDnVec(vf) && !cusparseDestroyDnVec(vx));
}

/* Types that do not belong together, unknown ones, and where they are found out. */
static void refusals(void) {
    static double d[64];
    void *offsets = DEVICE(offsets0), *columns = DEVICE(columns0), *values = DEVICE(d), *x = DEVICE(d), *y = DEVICE(d), *z = DEVICE(d);
    const double one = 1;
    static const cudaDataType types[] = {CUDA_R_64F, CUDA_R_32F, CUDA_C_64F, CUDA_R_8U, CUDA_R_16F};
    for (int a = 0; a < 5; a++)
        for (int b = 0; b < 3; b++)
            for (int c = 0; c < 5; c++) {
                if ((a == 3) + (b > 0) + (c > 0) > 1) continue;
                cusparseSpMatDescr_t m = NULL;
                size_t bytes;
                if (cusparseCreateCsr(&m, 3, 3, 5, offsets, columns, values, I32, I32, CUSPARSE_INDEX_BASE_ZERO, types[a])) continue;
                cusparseDnVecDescr_t vx = vec(3, x, types[b]), vy = vec(3, y, REAL);
                cusparseDnMatDescr_t mx = mat(3, 3, x, types[b]), my = mat(3, 3, z, REAL);
                cusparseSpSVDescr_t sv;
                LT_REQUIRE(!cusparseSpSV_createDescr(&sv));
                say("SpMV of types %d %d %d", a, b, c), say_int(cusparseSpMV_bufferSize(sparse, N, &one, m, vx, &one, vy, types[c], CUSPARSE_SPMV_ALG_DEFAULT, &bytes));
                say_int(cusparseSpMV(sparse, N, &one, m, vx, &one, vy, types[c], CUSPARSE_SPMV_ALG_DEFAULT, device(NULL, 4096))), said();
                say("SpMM of types %d %d %d", a, b, c), say_int(cusparseSpMM_bufferSize(sparse, N, N, &one, m, mx, &one, my, types[c], CUSPARSE_SPMM_ALG_DEFAULT, &bytes));
                say_int(cusparseSpMM(sparse, N, N, &one, m, mx, &one, my, types[c], CUSPARSE_SPMM_ALG_DEFAULT, device(NULL, 4096))), said();
                say("SDDMM of types %d %d %d", a, b, c), say_int(cusparseSDDMM_bufferSize(sparse, N, N, &one, mx, my, &one, m, types[c], CUSPARSE_SDDMM_ALG_DEFAULT, &bytes)), said();
                say("SpSV of types %d %d %d", a, b, c), say_int(cusparseSpSV_bufferSize(sparse, N, &one, m, vx, vy, types[c], CUSPARSE_SPSV_ALG_DEFAULT, sv, &bytes)), said();
                LT_REQUIRE(!cusparseSpSV_destroyDescr(sv) && !cusparseDestroySpMat(m) && !cusparseDestroyDnVec(vx) && !cusparseDestroyDnVec(vy) && !cusparseDestroyDnMat(mx) && !cusparseDestroyDnMat(my));
                LT_EQ(cudaDeviceSynchronize(), cudaSuccess);
            }
    /* Sizes that do not fit. */
    for (int ops = 0; ops < 4; ops++) {
        cusparseSpMatDescr_t m = csr(2, 3, 0, offsets, columns, values, REAL);
        cusparseDnVecDescr_t two = vec(2, x, REAL), three = vec(3, y, REAL);
        size_t bytes;
        const cusparseOperation_t op = (cusparseOperation_t)(ops & 1);
        say("SpMV of 2 x 3, op %d, %s", ops & 1, ops & 2 ? "2 to 3" : "3 to 2");
        say_int(cusparseSpMV_bufferSize(sparse, op, &one, m, ops & 2 ? two : three, &one, ops & 2 ? three : two, REAL, CUSPARSE_SPMV_ALG_DEFAULT, &bytes)), said();
        LT_REQUIRE(!cusparseDestroySpMat(m) && !cusparseDestroyDnVec(two) && !cusparseDestroyDnVec(three));
    }
    /* No handle: functions of the first generation, and of the second. */
    cusparseMatDescr_t descr;
    csric02Info_t ic;
    csrilu02Info_t lu;
    int count = 0;
    size_t bytes = 0;
    int *o = offsets, *c = columns;
    double *v = values;
    LT_REQUIRE(!cusparseCreateMatDescr(&descr) && !cusparseCreateCsric02Info(&ic) && !cusparseCreateCsrilu02Info(&lu));
#define NONE(name, call) (say("no handle, %s", name), say_int(call), said())
    NONE("SetStream", cusparseSetStream(NULL, NULL));
    NONE("SetPointerMode", cusparseSetPointerMode(NULL, CUSPARSE_POINTER_MODE_HOST));
    NONE("GetVersion", cusparseGetVersion(NULL, &count));
    NONE("Destroy", cusparseDestroy(NULL));
    NONE("nnz", cusparseDnnz(NULL, CUSPARSE_DIRECTION_ROW, 3, 3, descr, v, 3, c, &count));
    NONE("csric02_bufferSize", cusparseDcsric02_bufferSize(NULL, 3, 5, descr, v, o, c, ic, &count));
    NONE("csric02_analysis", cusparseDcsric02_analysis(NULL, 3, 5, descr, v, o, c, ic, CUSPARSE_SOLVE_POLICY_NO_LEVEL, z));
    NONE("csric02", cusparseDcsric02(NULL, 3, 5, descr, v, o, c, ic, CUSPARSE_SOLVE_POLICY_NO_LEVEL, z));
    NONE("csrilu02_bufferSize", cusparseDcsrilu02_bufferSize(NULL, 3, 5, descr, v, o, c, lu, &count));
    NONE("Xcsric02_zeroPivot", cusparseXcsric02_zeroPivot(NULL, ic, &count));
    NONE("Xcsrilu02_zeroPivot", cusparseXcsrilu02_zeroPivot(NULL, lu, &count));
    NONE("Xcoo2csr", cusparseXcoo2csr(NULL, c, 5, 3, o, CUSPARSE_INDEX_BASE_ZERO));
    NONE("Xcsr2coo", cusparseXcsr2coo(NULL, o, 5, 3, c, CUSPARSE_INDEX_BASE_ZERO));
    NONE("CreateIdentityPermutation", cusparseCreateIdentityPermutation(NULL, 3, c));
    NONE("Xcoosort_bufferSizeExt", cusparseXcoosort_bufferSizeExt(NULL, 3, 3, 5, c, c, &bytes));
    NONE("XcoosortByRow", cusparseXcoosortByRow(NULL, 3, 3, 5, c, c, c, z));
    NONE("Xcsrsort", cusparseXcsrsort(NULL, 3, 3, 5, descr, o, c, c, z));
    NONE("gtsv2_bufferSizeExt", cusparseDgtsv2StridedBatch_bufferSizeExt(NULL, 3, v, v, v, v, 1, 3, &bytes));
    NONE("gtsv2", cusparseDgtsv2(NULL, 3, 1, v, v, v, v, 3, z));
    NONE("Csr2cscEx2", cusparseCsr2cscEx2(NULL, 3, 3, 5, v, o, c, x, o, c, REAL, CUSPARSE_ACTION_NUMERIC, CUSPARSE_INDEX_BASE_ZERO, CUSPARSE_CSR2CSC_ALG1, z));
    NONE("Csr2cscEx2_bufferSize", cusparseCsr2cscEx2_bufferSize(NULL, 3, 3, 5, v, o, c, x, o, c, REAL, CUSPARSE_ACTION_NUMERIC, CUSPARSE_INDEX_BASE_ZERO, CUSPARSE_CSR2CSC_ALG1, &bytes));
    LT_REQUIRE(!cusparseDestroyMatDescr(descr) && !cusparseDestroyCsric02Info(ic) && !cusparseDestroyCsrilu02Info(lu));
    for (int e = -1; e < 15; e++) say("status %d", e), say_text(strncmp(cusparseGetErrorName((cusparseStatus_t)e), "CUSPARSE", 8) == 0 ? cusparseGetErrorName((cusparseStatus_t)e) : "-"), said();
}

static void conversions(void) {
    /* -0 is a zero, NaN and the smallest numbers are not. */
    static const double dense0[] = {1, -0.0, NAN, 0, 2, 0, 0, 0, 3, INFINITY, 0, 1e-320};
    double *dense = DEVICE(dense0), *values = device(NULL, 128);
    int *counts = device(NULL, 64), *offsets = device(NULL, 64), *columns = device(NULL, 64), total = 99;
    void *buffer = device(NULL, 1 << 16);
    cusparseMatDescr_t descr;
    LT_REQUIRE(!cusparseCreateMatDescr(&descr));
    say("nnz by rows"), say_int(cusparseDnnz(sparse, CUSPARSE_DIRECTION_ROW, 3, 4, descr, dense, 3, counts, &total)), say_int(total), say_array(counts, 3), said();
    say("nnz by columns"), say_int(cusparseDnnz(sparse, CUSPARSE_DIRECTION_COLUMN, 3, 4, descr, dense, 3, counts, &total)), say_int(total), say_array(counts, 4), said();
    for (int order = 1; order < 3; order++) {
        cusparseDnMatDescr_t d;
        cusparseSpMatDescr_t m = csr(3, 4, 0, offsets, NULL, NULL, REAL);
        size_t bytes = 0;
        int64_t rows, cols, nnz = -1;
        LT_REQUIRE(!cusparseCreateDnMat(&d, 3, 4, order == 1 ? 3 : 4, dense, REAL, (cusparseOrder_t)order));
        say("dense to sparse, order %d", order), say_int(cusparseDenseToSparse_bufferSize(sparse, d, m, CUSPARSE_DENSETOSPARSE_ALG_DEFAULT, &bytes));
        void *work = device(NULL, bytes + 256);
        say_int(cusparseDenseToSparse_analysis(sparse, d, m, CUSPARSE_DENSETOSPARSE_ALG_DEFAULT, work));
        say_int(cusparseSpMatGetSize(m, &rows, &cols, &nnz)), say_int(nnz);
        LT_REQUIRE(nnz >= 0 && nnz <= 12 && !cusparseCsrSetPointers(m, offsets, columns, values));
        say_int(cusparseDenseToSparse_convert(sparse, d, m, CUSPARSE_DENSETOSPARSE_ALG_DEFAULT, work));
        say_array(offsets, 4), say_array(columns, (int)nnz), say_elements(values, (int)nnz), said();
        LT_REQUIRE(!cusparseDestroyDnMat(d) && !cusparseDestroySpMat(m));
    }
    static const int rows0[] = {0, 0, 2, 2, 3}, ones0[] = {1, 1, 3, 3, 4};
    say("coo2csr"), say_int(cusparseXcoo2csr(sparse, DEVICE(rows0), 5, 4, offsets, CUSPARSE_INDEX_BASE_ZERO)), say_array(offsets, 5), said();
    say("coo2csr, base 1"), say_int(cusparseXcoo2csr(sparse, DEVICE(ones0), 5, 4, offsets, CUSPARSE_INDEX_BASE_ONE)), say_array(offsets, 5);
    say_int(cusparseXcsr2coo(sparse, offsets, 5, 4, columns, CUSPARSE_INDEX_BASE_ONE)), say_array(columns, 5), said();
    say("coo2csr of nothing, base 1"), say_int(cusparseXcoo2csr(sparse, columns, 0, 4, offsets, CUSPARSE_INDEX_BASE_ONE)), say_array(offsets, 5), said();
    say("coo2csr of nothing, nowhere"), say_int(cusparseXcoo2csr(sparse, NULL, 0, 4, offsets, CUSPARSE_INDEX_BASE_ZERO)), say_array(offsets, 5), said();
    /* The transpose of a matrix with unsorted columns, one of them twice; and of one without entries. */
    void *o = DEVICE(offsets0), *c = DEVICE(columns0), *v = DEVICE(values0);
    for (int alg = 1; alg < 3; alg++) {
        say("csr2csc, algorithm %d", alg);
        say_int(cusparseCsr2cscEx2(sparse, 3, 3, 5, v, o, c, values, offsets, columns, REAL, CUSPARSE_ACTION_NUMERIC, CUSPARSE_INDEX_BASE_ZERO, (cusparseCsr2CscAlg_t)alg, buffer));
        say_array(offsets, 4), say_array(columns, 5), say_elements(values, 5), said();
    }
    static const int zeros[8], marks[8] = {9, 9, 9, 9, 9, 9, 9, 9};
    for (int base = 0; base < 2; base++) {
        int *target = DEVICE(marks);
        say("csr2csc of nothing, base %d", base);
        say_int(cusparseCsr2cscEx2(sparse, 3, 4, 0, NULL, DEVICE(zeros), NULL, NULL, target, NULL, REAL, CUSPARSE_ACTION_NUMERIC, (cusparseIndexBase_t)base, CUSPARSE_CSR2CSC_ALG1, buffer));
        say_array(target, 6), said();
    }
    for (int k = 0; k < 2; k++) {
        int *target = DEVICE(marks);
        say("csr2csc of no %s", k ? "columns" : "rows");
        say_int(cusparseCsr2cscEx2(sparse, k ? 3 : 0, k ? 0 : 3, 0, NULL, DEVICE(zeros), NULL, NULL, target, NULL, REAL, CUSPARSE_ACTION_NUMERIC, CUSPARSE_INDEX_BASE_ZERO, CUSPARSE_CSR2CSC_ALG1, buffer));
        say_array(target, 4), said();
    }
    LT_EQ(cusparseDestroyMatDescr(descr), CUSPARSE_STATUS_SUCCESS);
}

static void sorts(void) {
    static const int rows0[] = {2, 0, 2, 1, 0, 2}, columns1[] = {1, 3, 0, 2, 0, 1};
    int *rows = DEVICE(rows0), *columns = DEVICE(columns1), *order = device(NULL, 24);
    void *buffer = device(NULL, 1 << 16);
    say("identity"), say_int(cusparseCreateIdentityPermutation(sparse, 6, order)), say_array(order, 6), said();
    say("sorted by row"), say_int(cusparseXcoosortByRow(sparse, 3, 4, 6, rows, columns, order, buffer)), say_array(rows, 6), say_array(columns, 6), say_array(order, 6), said();
    say("sorted by column"), say_int(cusparseXcoosortByColumn(sparse, 3, 4, 6, rows, columns, order, buffer)), say_array(rows, 6), say_array(columns, 6), say_array(order, 6), said();
    cusparseMatDescr_t descr;
    LT_REQUIRE(!cusparseCreateMatDescr(&descr));
    int *c = DEVICE(columns0);
    LT_REQUIRE(!cusparseCreateIdentityPermutation(sparse, 5, order));
    say("sorted within rows"), say_int(cusparseXcsrsort(sparse, 3, 3, 5, descr, DEVICE(offsets0), c, order, buffer)), say_array(c, 5), say_array(order, 5), said();
    LT_EQ(cusparseDestroyMatDescr(descr), CUSPARSE_STATUS_SUCCESS);
}

/* Sparse sums and products: columns of the result, and entries that cancel. */
static void sums(void) {
    static const int o0[] = {0, 2, 3, 4}, ca[] = {0, 2, 1, 0}, cb[] = {0, 1, 1, 2};
    static const double va[] = {1, 2, 3, 4}, vb[] = {-1, 5, -3, 7};
    const double one = 1;
    int *o = DEVICE(o0), *offsets = device(NULL, 16), *columns = device(NULL, 256), total = -1;
    void *a_columns = DEVICE(ca), *b_columns = DEVICE(cb), *a_values = DEVICE(va), *b_values = DEVICE(vb);
    double *values = device(NULL, 256);
    size_t bytes = 0, bytes2 = 0;
    cusparseMatDescr_t d;
    LT_REQUIRE(!cusparseCreateMatDescr(&d));
    say("geam2"), say_int(cusparseDcsrgeam2_bufferSizeExt(sparse, 3, 3, &one, d, 4, a_values, o, a_columns, &one, d, 4, b_values, o, b_columns, d, values, offsets, columns, &bytes));
    void *buffer = device(NULL, bytes + 256);
    say_int(cusparseXcsrgeam2Nnz(sparse, 3, 3, d, 4, o, a_columns, d, 4, o, b_columns, d, offsets, &total, buffer)), say_int(total);
    say_int(cusparseDcsrgeam2(sparse, 3, 3, &one, d, 4, a_values, o, a_columns, &one, d, 4, b_values, o, b_columns, d, values, offsets, columns, buffer));
    say_array(offsets, 4), say_array(columns, total), say_elements(values, total), said();
    LT_EQ(cusparseDestroyMatDescr(d), CUSPARSE_STATUS_SUCCESS);
    cusparseSpMatDescr_t a = csr(3, 3, 4, o, a_columns, a_values, REAL), b = csr(3, 3, 4, o, b_columns, b_values, REAL), c = csr(3, 3, 0, NULL, NULL, NULL, REAL);
    cusparseSpGEMMDescr_t g;
    int64_t m, n, nnz = -1;
    const double zero = 0;
#define ARGUMENTS sparse, N, N, &one, a, b, &zero, c, REAL, CUSPARSE_SPGEMM_DEFAULT, g
    LT_REQUIRE(!cusparseSpGEMM_createDescr(&g));
    say("SpGEMM"), say_int(cusparseSpGEMM_workEstimation(ARGUMENTS, &bytes, NULL));
    say_int(cusparseSpGEMM_workEstimation(ARGUMENTS, &bytes, device(NULL, bytes + 256)));
    say_int(cusparseSpGEMM_compute(ARGUMENTS, &bytes2, NULL)), say_int(cusparseSpGEMM_compute(ARGUMENTS, &bytes2, device(NULL, bytes2 + 256)));
    say_int(cusparseSpMatGetSize(c, &m, &n, &nnz)), say_int(m), say_int(n), say_int(nnz);
    LT_REQUIRE(nnz >= 0 && nnz <= 9 && !cusparseCsrSetPointers(c, offsets, columns, values));
    say_int(cusparseSpGEMM_copy(ARGUMENTS)), say_array(offsets, 4), say_array(columns, (int)nnz), say_elements(values, (int)nnz), said();
    LT_REQUIRE(!cusparseSpGEMM_destroyDescr(g) && !cusparseDestroySpMat(a) && !cusparseDestroySpMat(b) && !cusparseDestroySpMat(c));
}

static void vectors(void) {
    static const int places0[] = {3, 0, 2};
    static const double values1[] = {1, 2, 3}, y_given[] = {10, 20, 30, 40};
    const double two = 2, half = 0.5, c = 0.6, s = 0.8;
    double *x = DEVICE(values1), *y = DEVICE(y_given);
    cusparseSpVecDescr_t vx;
    cusparseDnVecDescr_t vy = vec(4, y, REAL);
    LT_REQUIRE(!cusparseCreateSpVec(&vx, 4, 3, DEVICE(places0), x, I32, CUSPARSE_INDEX_BASE_ZERO, REAL));
    say("axpby"), say_int(cusparseAxpby(sparse, &two, vx, &half, vy)), say_elements(y, 4), said();
    say("gather"), say_int(cusparseGather(sparse, vy, vx)), say_elements(x, 3), said();
    LT_REQUIRE(!cudaMemcpy(x, values1, 24, cudaMemcpyHostToDevice));
    say("scatter"), say_int(cusparseScatter(sparse, vx, vy)), say_elements(y, 4), said();
    say("rot"), say_int(cusparseRot(sparse, &c, &s, vx, vy)), say_elements(x, 3), say_elements(y, 4), said();
    LT_REQUIRE(!cusparseDestroySpVec(vx) && !cusparseDestroyDnVec(vy));
}

/* Tridiagonal systems: the least order, and a pivot that is zero. */
static void tridiagonal(void) {
    static const double lower0[] = {0, 1, 1, 1}, diagonal0[] = {4, 5, 6, 7}, zero0[] = {2, 0, 2, 2}, upper0[] = {1, 1, 1, 0}, right[] = {1, 2, 3, 4};
    double *lower = DEVICE(lower0), *diagonal = DEVICE(diagonal0), *zero = DEVICE(zero0), *upper = DEVICE(upper0);
    void *buffer = device(NULL, 1 << 16);
    for (int m = 0; m < 5; m++) {
        double *b = DEVICE(right);
        size_t bytes = 0;
        say("gtsv2 of order %d", m), say_int(cusparseDgtsv2_bufferSizeExt(sparse, m, 1, lower, diagonal, upper, b, 4, &bytes));
        say_int(cusparseDgtsv2(sparse, m, 1, lower, diagonal, upper, b, 4, buffer)), say_elements(b, 4), said();
        LT_REQUIRE(!cudaMemcpy(b, right, sizeof right, cudaMemcpyHostToDevice));
        say("gtsv2_nopivot of order %d", m), say_int(cusparseDgtsv2_nopivot_bufferSizeExt(sparse, m, 1, lower, diagonal, upper, b, 4, &bytes));
        say_int(cusparseDgtsv2_nopivot(sparse, m, 1, lower, diagonal, upper, b, 4, buffer)), say_elements(b, 4), said();
    }
    double *b = DEVICE(right);
    say("gtsv2, a zero on the diagonal"), say_int(cusparseDgtsv2(sparse, 4, 1, lower, zero, upper, b, 4, buffer)), say_elements(b, 4), said();
}

const lt_test recorded_sparse[] = {{"products", products, 0}, {"scalars", scalars, 0}, {"refusals", refusals, 0}, {"conversions", conversions, 0}, {"sorts", sorts, 0}, {"sums", sums, 0}, {"vectors", vectors, 0}, {"tridiagonal", tridiagonal, 0}, {0}};
