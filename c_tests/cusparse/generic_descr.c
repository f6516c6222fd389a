/* Descriptors: getters return what was set, in every format; what creation refuses; attributes and batches. */
#include <string.h>

#include "generic_support.h"

static long long here[64];
#define O ((void *)&here[0])
#define C ((void *)&here[1])
#define V ((void *)&here[2])
#define I32 CUSPARSE_INDEX_32I
#define I64 CUSPARSE_INDEX_64I
#define ONE CUSPARSE_INDEX_BASE_ONE

static int64_t rows, cols, nnz;
static void *o, *c, *v;
static const void *co, *cc, *cv;
static cusparseIndexType_t to, tc;
static cusparseIndexBase_t base;
static cudaDataType type;
static void poison(void) {
    rows = cols = nnz = -7;
    o = c = v = NULL, co = cc = cv = NULL;
    to = tc = (cusparseIndexType_t)-7, base = (cusparseIndexBase_t)-7, type = (cudaDataType)-7;
}
static void expect(int64_t m, int64_t n, int64_t k, int t1, int t2, int b, int ty) {
    LT_EQ(rows, m), LT_EQ(cols, n), LT_EQ(nnz, k), LT_EQ((int)to, t1), LT_EQ((int)tc, t2), LT_EQ((int)base, b), LT_EQ((int)type, ty);
}

/* What all formats share. */
static void common(cusparseSpMatDescr_t d, cusparseFormat_t format, int b, int64_t m, int64_t n, int64_t k) {
    cusparseFormat_t f = (cusparseFormat_t)-1;
    poison();
    SP(cusparseSpMatGetFormat(d, &f));
    SP(cusparseSpMatGetSize(d, &rows, &cols, &nnz));
    SP(cusparseSpMatGetIndexBase(d, &base));
    LT_EQ(f, format), LT_EQ(base, b), LT_EQ(rows, m), LT_EQ(cols, n), LT_EQ(nnz, k);
    SP(cusparseSpMatGetValues(d, &v));
    SP(cusparseConstSpMatGetValues(d, &cv));
    LT_CHECK(v == V && cv == V);
    SP(cusparseSpMatSetValues(d, O));
    SP(cusparseSpMatGetValues(d, &v));
    LT_CHECK(v == O);
    SP(cusparseSpMatSetValues(d, V));
    BAD(cusparseSpMatGetFormat(d, NULL));
    BAD(cusparseSpMatGetIndexBase(d, NULL));
    BAD(cusparseSpMatGetValues(d, NULL));
    BAD(cusparseConstSpMatGetValues(d, NULL));
    poison();
    BAD(cusparseSpMatGetSize(d, &rows, NULL, &nnz));
    BAD(cusparseSpMatGetSize(d, &rows, &cols, NULL));
    LT_EQ(rows, -7), LT_EQ(cols, -7), LT_EQ(nnz, -7);
    int x = -7, y = 1;
    for (int a = 0; a < 4; a++) {
        SP(cusparseSpMatGetAttribute(d, (cusparseSpMatAttribute_t)a, &x, sizeof x));
        LT_EQ(x, 0);
        BAD(cusparseSpMatSetAttribute(d, (cusparseSpMatAttribute_t)a, &y, 8));
        BAD(cusparseSpMatSetAttribute(d, (cusparseSpMatAttribute_t)a, &y, 0));
        BAD(cusparseSpMatSetAttribute(d, (cusparseSpMatAttribute_t)a, NULL, 4));
        y = 9;
        BAD(cusparseSpMatSetAttribute(d, (cusparseSpMatAttribute_t)a, &y, 4));
        SP(cusparseSpMatGetAttribute(d, (cusparseSpMatAttribute_t)a, &x, sizeof x));
        LT_EQ(x, 0);
        y = 1;
        SP(cusparseSpMatSetAttribute(d, (cusparseSpMatAttribute_t)a, &y, 4));
        SP(cusparseSpMatGetAttribute(d, (cusparseSpMatAttribute_t)a, &x, sizeof x));
        LT_EQ(x, 1);
        BAD(cusparseSpMatGetAttribute(d, (cusparseSpMatAttribute_t)a, &x, 3));
        BAD(cusparseSpMatGetAttribute(d, (cusparseSpMatAttribute_t)a, NULL, 4));
    }
    BAD(cusparseSpMatGetAttribute(d, (cusparseSpMatAttribute_t)4, &x, 4));
    BAD(cusparseSpMatSetAttribute(d, (cusparseSpMatAttribute_t)-1, &y, 4));
    SP(cusparseSpMatGetStridedBatch(d, &x));
    LT_EQ(x, 1);
    BAD(cusparseSpMatGetStridedBatch(d, NULL));
    BAD(cusparseSpMatSetStridedBatch(d, 0));
    SP(cusparseSpMatSetStridedBatch(d, 3));
    SP(cusparseSpMatGetStridedBatch(d, &x));
    LT_EQ(x, 3);
    SP(cusparseDestroySpMat(d));
    BAD(cusparseDestroySpMat(d));
    BAD(cusparseSpMatGetSize(d, &rows, &cols, &nnz));
    BAD(cusparseSpMatSetValues(d, V));
}

static void compressed(void) {
    cusparseSpMatDescr_t d;
    cusparseConstSpMatDescr_t k;
    SP(cusparseCreateCsr(&d, 5, 6, 7, O, C, V, I32, I64, ONE, CUDA_C_64F));
    poison();
    SP(cusparseCsrGet(d, &rows, &cols, &nnz, &o, &c, &v, &to, &tc, &base, &type));
    expect(5, 6, 7, I32, I64, 1, CUDA_C_64F);
    LT_CHECK(o == O && c == C && v == V);
    SP(cusparseConstCsrGet(d, &rows, &cols, &nnz, &co, &cc, &cv, &to, &tc, &base, &type));
    LT_CHECK(co == O && cc == C && cv == V);
    BAD(cusparseCscGet(d, &rows, &cols, &nnz, &o, &c, &v, &to, &tc, &base, &type));
    BAD(cusparseConstCscGet(d, &rows, &cols, &nnz, &co, &cc, &cv, &to, &tc, &base, &type));
    BAD(cusparseCooGet(d, &rows, &cols, &nnz, &o, &c, &v, &tc, &base, &type));
    BAD(cusparseCscSetPointers(d, V, O, C));
    BAD(cusparseCooSetPointers(d, V, O, C));
    BAD(cusparseBlockedEllGet(d, &rows, &cols, &nnz, &nnz, &c, &v, &tc, &base, &type));
    poison();
    BAD(cusparseCsrGet(d, NULL, &cols, &nnz, &o, &c, &v, &to, &tc, &base, &type));
    BAD(cusparseCsrGet(d, &rows, &cols, &nnz, &o, &c, &v, &to, &tc, &base, NULL));
    BAD(cusparseConstCsrGet(d, &rows, &cols, &nnz, &co, NULL, &cv, &to, &tc, &base, &type));
    expect(-7, -7, -7, -7, -7, -7, -7);
    SP(cusparseCsrSetPointers(d, C, V, O));
    SP(cusparseCsrGet(d, &rows, &cols, &nnz, &o, &c, &v, &to, &tc, &base, &type));
    LT_CHECK(o == C && c == V && v == O);
    SP(cusparseCsrSetPointers(d, NULL, NULL, NULL));
    SP(cusparseCsrSetPointers(d, O, C, V));
    BAD(cusparseCsrSetStridedBatch(d, 0, 6, 7));
    BAD(cusparseCsrSetStridedBatch(d, 2, 5, 7));
    BAD(cusparseCsrSetStridedBatch(d, 2, 6, 6));
    BAD(cusparseCsrSetStridedBatch(d, 2, -1, 7));
    BAD(cusparseCsrSetStridedBatch(d, 2, 6, -7));
    SP(cusparseCsrSetStridedBatch(d, 2, 0, 0));
    SP(cusparseCsrSetStridedBatch(d, 1, 6, 7));
    BAD(cusparseCooSetStridedBatch(d, 2, 7));
    BAD(cusparseBsrSetStridedBatch(d, 2, 6, 7, 7));
    common(d, CUSPARSE_FORMAT_CSR, 1, 5, 6, 7);

    SP(cusparseCreateConstCsr(&k, 5, 6, 7, O, C, V, I64, I64, 0, CUDA_R_8I));
    poison();
    SP(cusparseConstCsrGet(k, &rows, &cols, &nnz, &co, &cc, &cv, &to, &tc, &base, &type));
    expect(5, 6, 7, I64, I64, 0, CUDA_R_8I);
    LT_CHECK(co == O && cc == C && cv == V);
    SP(cusparseDestroySpMat(k));

    SP(cusparseCreateCsc(&d, 5, 6, 7, O, C, V, I64, I32, 0, CUDA_R_16F));
    poison();
    SP(cusparseCscGet(d, &rows, &cols, &nnz, &o, &c, &v, &to, &tc, &base, &type));
    expect(5, 6, 7, I64, I32, 0, CUDA_R_16F);
    LT_CHECK(o == O && c == C && v == V);
    BAD(cusparseCscGet(d, &rows, &cols, NULL, &o, &c, &v, &to, &tc, &base, &type));
    BAD(cusparseCsrGet(d, &rows, &cols, &nnz, &o, &c, &v, &to, &tc, &base, &type));
    BAD(cusparseCsrSetPointers(d, V, O, C));
    SP(cusparseCscSetPointers(d, C, V, O));
    SP(cusparseConstCscGet(d, &rows, &cols, &nnz, &co, &cc, &cv, &to, &tc, &base, &type));
    LT_CHECK(co == C && cc == V && cv == O);
    SP(cusparseCscSetPointers(d, O, C, V));
    BAD(cusparseCsrSetStridedBatch(d, 2, 6, 7)); /* 7 offsets */
    SP(cusparseCsrSetStridedBatch(d, 1, 7, 7));
    common(d, CUSPARSE_FORMAT_CSC, 0, 5, 6, 7);
    SP(cusparseCreateConstCsc(&k, 5, 6, 7, O, C, V, I64, I32, 0, CUDA_R_16F));
    SP(cusparseConstCscGet(k, &rows, &cols, &nnz, &co, &cc, &cv, &to, &tc, &base, &type));
    expect(5, 6, 7, I64, I32, 0, CUDA_R_16F);
    SP(cusparseDestroySpMat(k));
}

static void coordinates(void) {
    cusparseSpMatDescr_t d;
    cusparseConstSpMatDescr_t k;
    SP(cusparseCreateCoo(&d, 5, 6, 7, O, C, V, I64, ONE, CUDA_R_16BF));
    poison();
    SP(cusparseCooGet(d, &rows, &cols, &nnz, &o, &c, &v, &tc, &base, &type));
    to = I64;
    expect(5, 6, 7, I64, I64, 1, CUDA_R_16BF);
    LT_CHECK(o == O && c == C && v == V);
    BAD(cusparseCooGet(d, &rows, &cols, &nnz, &o, &c, NULL, &tc, &base, &type));
    BAD(cusparseCsrGet(d, &rows, &cols, &nnz, &o, &c, &v, &to, &tc, &base, &type));
    SP(cusparseCooSetPointers(d, C, V, O));
    SP(cusparseConstCooGet(d, &rows, &cols, &nnz, &co, &cc, &cv, &tc, &base, &type));
    LT_CHECK(co == C && cc == V && cv == O);
    SP(cusparseCooSetPointers(d, O, C, V));
    BAD(cusparseCooSetStridedBatch(d, 2, 6));
    BAD(cusparseCooSetStridedBatch(d, 0, 7));
    SP(cusparseCooSetStridedBatch(d, 2, 0));
    SP(cusparseCooSetStridedBatch(d, 1, 7));
    BAD(cusparseCsrSetStridedBatch(d, 2, 6, 7));
    common(d, CUSPARSE_FORMAT_COO, 1, 5, 6, 7);
    SP(cusparseCreateConstCoo(&k, 5, 6, 7, O, C, V, I64, ONE, CUDA_R_16BF));
    SP(cusparseConstCooGet(k, &rows, &cols, &nnz, &co, &cc, &cv, &tc, &base, &type));
    LT_CHECK(co == O && cc == C && cv == V);
    SP(cusparseDestroySpMat(k));
    LT_EQ(cusparseCreateCooAoS(&d, 5, 6, 7, O, V, I32, 0, CUDA_R_32F), CUSPARSE_STATUS_NOT_SUPPORTED);
    LT_EQ(cusparseCooAoSGet(d, &rows, &cols, &nnz, &o, &v, &tc, &base, &type), CUSPARSE_STATUS_NOT_SUPPORTED);
}

static void blocks(void) {
    cusparseSpMatDescr_t d;
    cusparseConstSpMatDescr_t k;
    int64_t block = -7, width = -7;
    SP(cusparseCreateBsr(&d, 5, 6, 7, 2, 3, O, C, V, I32, I32, ONE, CUDA_R_32F, CUSPARSE_ORDER_COL));
    BAD(cusparseBsrSetStridedBatch(d, 0, 6, 7, 42));
    BAD(cusparseBsrSetStridedBatch(d, 2, 5, 7, 42));
    BAD(cusparseBsrSetStridedBatch(d, 2, 6, 6, 42));
    BAD(cusparseBsrSetStridedBatch(d, 2, 6, 7, 41));
    SP(cusparseBsrSetStridedBatch(d, 1, 6, 7, 42));
    BAD(cusparseCsrSetStridedBatch(d, 2, 6, 7));
    common(d, CUSPARSE_FORMAT_BSR, 1, 10, 18, 42);
    SP(cusparseCreateConstBsr(&k, 5, 6, 7, 2, 2, O, C, V, I64, I64, 0, CUDA_R_32F, CUSPARSE_ORDER_ROW));
    common((cusparseSpMatDescr_t)k, CUSPARSE_FORMAT_BSR, 0, 10, 12, 28);

    SP(cusparseCreateBlockedEll(&d, 8, 12, 2, 4, C, V, I32, 0, CUDA_R_64F));
    poison();
    SP(cusparseBlockedEllGet(d, &rows, &cols, &block, &width, &c, &v, &tc, &base, &type));
    LT_EQ(rows, 8), LT_EQ(cols, 12), LT_EQ(block, 2), LT_EQ(width, 4), LT_EQ(tc, I32), LT_EQ(base, 0), LT_EQ(type, CUDA_R_64F);
    LT_CHECK(c == C && v == V);
    BAD(cusparseBlockedEllGet(d, &rows, &cols, NULL, &width, &c, &v, &tc, &base, &type));
    common(d, CUSPARSE_FORMAT_BLOCKED_ELL, 0, 8, 12, 32);
    SP(cusparseCreateConstBlockedEll(&k, 8, 12, 4, 8, C, V, I64, ONE, CUDA_R_64F));
    SP(cusparseConstBlockedEllGet(k, &rows, &cols, &block, &width, &cc, &cv, &tc, &base, &type));
    LT_EQ(block, 4), LT_EQ(width, 8), LT_EQ(tc, I64), LT_EQ(base, 1);
    LT_CHECK(cc == C && cv == V);
    BAD(cusparseConstBlockedEllGet(k, &rows, &cols, &block, &width, &cc, &cv, &tc, NULL, &type));
    SP(cusparseDestroySpMat(k));

    SP(cusparseCreateSlicedEll(&d, 8, 12, 10, 16, 2, O, C, V, I32, I32, ONE, CUDA_R_64F));
    common(d, CUSPARSE_FORMAT_SLICED_ELLPACK, 1, 8, 12, 10);
    SP(cusparseCreateConstSlicedEll(&k, 8, 12, 10, 16, 2, O, C, V, I32, I32, 0, CUDA_R_64F));
    common((cusparseSpMatDescr_t)k, CUSPARSE_FORMAT_SLICED_ELLPACK, 0, 8, 12, 10);
}

static void vectors(void) {
    cusparseDnVecDescr_t d;
    cusparseConstDnVecDescr_t k;
    SP(cusparseCreateDnVec(&d, 9, V, CUDA_C_32F));
    poison();
    SP(cusparseDnVecGet(d, &rows, &v, &type));
    LT_CHECK(rows == 9 && v == V && type == CUDA_C_32F);
    SP(cusparseConstDnVecGet(d, &rows, &cv, &type));
    SP(cusparseDnVecSetValues(d, O));
    SP(cusparseDnVecGetValues(d, &v));
    SP(cusparseConstDnVecGetValues(d, &cv));
    LT_CHECK(v == O && cv == O);
    poison();
    BAD(cusparseDnVecGet(d, &rows, NULL, &type));
    BAD(cusparseConstDnVecGet(d, NULL, &cv, &type));
    BAD(cusparseDnVecGetValues(d, NULL));
    BAD(cusparseConstDnVecGetValues(d, NULL));
    BAD(cusparseDnVecGetValues(NULL, &v));
    BAD(cusparseDnVecSetValues(NULL, V));
    LT_CHECK(rows == -7 && v == NULL);
    SP(cusparseDestroyDnVec(d));
    BAD(cusparseDestroyDnVec(d));
    BAD(cusparseDnVecGetValues(d, &v));
    SP(cusparseCreateConstDnVec(&k, 0, NULL, CUDA_R_32I));
    SP(cusparseConstDnVecGet(k, &rows, &cv, &type));
    LT_CHECK(rows == 0 && cv == NULL && type == CUDA_R_32I);
    SP(cusparseDestroyDnVec(k));

    cusparseSpVecDescr_t s;
    cusparseConstSpVecDescr_t t;
    SP(cusparseCreateSpVec(&s, 9, 4, C, V, I64, ONE, CUDA_R_64F));
    poison();
    SP(cusparseSpVecGet(s, &rows, &nnz, &c, &v, &tc, &base, &type));
    LT_CHECK(rows == 9 && nnz == 4 && c == C && v == V && tc == I64 && base == ONE && type == CUDA_R_64F);
    SP(cusparseConstSpVecGet(s, &rows, &nnz, &cc, &cv, &tc, &base, &type));
    LT_CHECK(cc == C && cv == V);
    SP(cusparseSpVecGetIndexBase(s, &base));
    BAD(cusparseSpVecGetIndexBase(s, NULL));
    BAD(cusparseSpVecSetValues(s, NULL));
    SP(cusparseSpVecSetValues(s, O));
    SP(cusparseSpVecGetValues(s, &v));
    SP(cusparseConstSpVecGetValues(s, &cv));
    LT_CHECK(v == O && cv == O);
    BAD(cusparseSpVecGetValues(s, NULL));
    BAD(cusparseConstSpVecGetValues(s, NULL));
    BAD(cusparseSpVecGet(s, &rows, &nnz, &c, &v, &tc, NULL, &type));
    SP(cusparseDestroySpVec(s));
    BAD(cusparseDestroySpVec(s));
    SP(cusparseCreateConstSpVec(&t, 0, 0, NULL, NULL, I32, 0, CUDA_R_64F));
    SP(cusparseConstSpVecGet(t, &rows, &nnz, &cc, &cv, &tc, &base, &type));
    LT_CHECK(rows == 0 && nnz == 0);
    SP(cusparseDestroySpVec(t));
}

static void dense_matrices(void) {
    cusparseDnMatDescr_t d;
    cusparseConstDnMatDescr_t k;
    cusparseOrder_t order = (cusparseOrder_t)-7;
    int64_t ld = -7, stride = -7;
    int count = -7;
    SP(cusparseCreateDnMat(&d, 4, 5, 6, V, CUDA_R_32F, CUSPARSE_ORDER_ROW));
    poison();
    SP(cusparseDnMatGet(d, &rows, &cols, &ld, &v, &type, &order));
    LT_CHECK(rows == 4 && cols == 5 && ld == 6 && v == V && type == CUDA_R_32F && order == CUSPARSE_ORDER_ROW);
    SP(cusparseConstDnMatGet(d, &rows, &cols, &ld, &cv, &type, &order));
    LT_CHECK(cv == V);
    SP(cusparseDnMatSetValues(d, O));
    SP(cusparseDnMatGetValues(d, &v));
    SP(cusparseConstDnMatGetValues(d, &cv));
    LT_CHECK(v == O && cv == O);
    BAD(cusparseDnMatGetValues(d, NULL));
    BAD(cusparseConstDnMatGetValues(d, NULL));
    poison();
    BAD(cusparseDnMatGet(d, &rows, &cols, &ld, &v, &type, NULL));
    BAD(cusparseConstDnMatGet(d, &rows, NULL, &ld, &cv, &type, &order));
    LT_EQ(rows, -7);
    SP(cusparseDnMatGetStridedBatch(d, &count, &stride));
    LT_EQ(count, 1), LT_EQ(stride, 0);
    BAD(cusparseDnMatSetStridedBatch(d, 0, 24));
    BAD(cusparseDnMatSetStridedBatch(d, 2, 23));
    BAD(cusparseDnMatSetStridedBatch(d, 2, -1));
    SP(cusparseDnMatSetStridedBatch(d, 2, 0));
    SP(cusparseDnMatSetStridedBatch(d, 3, 24));
    SP(cusparseDnMatGetStridedBatch(d, &count, &stride));
    LT_EQ(count, 3), LT_EQ(stride, 24);
    BAD(cusparseDnMatGetStridedBatch(d, NULL, &stride));
    BAD(cusparseDnMatGetStridedBatch(d, &count, NULL));
    SP(cusparseDestroyDnMat(d));
    BAD(cusparseDestroyDnMat(d));
    BAD(cusparseDnMatSetValues(d, V));
    SP(cusparseCreateConstDnMat(&k, 0, 5, 0, NULL, CUDA_R_32F, CUSPARSE_ORDER_COL));
    SP(cusparseConstDnMatGet(k, &rows, &cols, &ld, &cv, &type, &order));
    LT_CHECK(rows == 0 && cols == 5 && ld == 0 && cv == NULL);
    SP(cusparseDestroyDnMat(k));
}

#define MOST ((int64_t)2147483647)
/* Sizes and types that are none; nothing is stored then. */
static void creation_refuses(void) {
    cusparseSpMatDescr_t d = (cusparseSpMatDescr_t)O;
    cusparseSpVecDescr_t s = (cusparseSpVecDescr_t)O;
    cusparseDnVecDescr_t x = (cusparseDnVecDescr_t)O;
    cusparseDnMatDescr_t m = (cusparseDnMatDescr_t)O;
    static const struct {
        int64_t m, n, k;
        int to, tc, base, type, good;
    } rows[] = {
        {-1, 6, 0, 2, 2, 0, 0, 0},      {5, -1, 0, 2, 2, 0, 0, 0},        {5, 6, -1, 2, 2, 0, 0, 0},        {5, 6, 31, 2, 2, 0, 0, 0},
        {5, 6, 7, 0, 2, 0, 0, 0},       {5, 6, 7, 2, 4, 0, 0, 0},         {5, 6, 7, 2, 2, 2, 0, 0},         {5, 6, 7, 2, 2, -1, 0, 0},
        {5, 6, 7, 2, 2, 0, 7, 0},       {5, 6, 7, 2, 2, 0, 99, 0},        {5, 6, 7, 2, 2, 0, -1, 0},        {MOST, 1, 0, 2, 2, 1, 0, 0},
        {1, MOST, 0, 2, 2, 1, 0, 0},    {MOST + 1, 1, 0, 2, 2, 0, 0, 0},  {MOST, MOST, MOST, 2, 2, 1, 0, 0}, {MOST, 1, 0, 2, 2, 0, 0, 1},
        {MOST + 1, 1, 0, 3, 3, 1, 0, 1}, {5, 6, 30, 2, 2, 0, 0, 1},       {0, 0, 0, 2, 2, 0, 0, 1},          {5, 6, 7, 1, 1, 0, 0, 1},
        {5, 6, 7, 3, 2, 0, 15, 1},
    };
    for (size_t r = 0; r < sizeof rows / sizeof *rows; r++) {
        lt_context("row %d", (int)r);
        for (int csc = 0; csc < 3; csc++) {
            cusparseIndexType_t a = (cusparseIndexType_t)rows[r].to, b = (cusparseIndexType_t)rows[r].tc;
            cusparseIndexBase_t i = (cusparseIndexBase_t)rows[r].base;
            cudaDataType t = (cudaDataType)rows[r].type;
            if (csc == 2 && a != b) continue;
            cusparseStatus_t status = csc == 0   ? cusparseCreateCsr(&d, rows[r].m, rows[r].n, rows[r].k, NULL, NULL, NULL, a, b, i, t)
                                      : csc == 1 ? cusparseCreateCsc(&d, rows[r].m, rows[r].n, rows[r].k, NULL, NULL, NULL, a, b, i, t)
                                                 : cusparseCreateCoo(&d, rows[r].m, rows[r].n, rows[r].k, NULL, NULL, NULL, a, i, t);
            LT_EQ(status, rows[r].good ? CUSPARSE_STATUS_SUCCESS : CUSPARSE_STATUS_INVALID_VALUE);
            if (rows[r].good) SP(cusparseDestroySpMat(d));
            else LT_CHECK(d == (cusparseSpMatDescr_t)O);
            d = (cusparseSpMatDescr_t)O;
        }
    }
    lt_context(NULL);
    BAD(cusparseCreateCsr(NULL, 5, 6, 7, O, C, V, I32, I32, 0, CUDA_R_32F));
    BAD(cusparseCreateConstCsr(NULL, 5, 6, 7, O, C, V, I32, I32, 0, CUDA_R_32F));
    BAD(cusparseCreateCsc(NULL, 5, 6, 7, O, C, V, I32, I32, 0, CUDA_R_32F));
    BAD(cusparseCreateConstCsc(NULL, 5, 6, 7, O, C, V, I32, I32, 0, CUDA_R_32F));
    BAD(cusparseCreateCoo(NULL, 5, 6, 7, O, C, V, I32, 0, CUDA_R_32F));
    BAD(cusparseCreateConstCoo(NULL, 5, 6, 7, O, C, V, I32, 0, CUDA_R_32F));
    BAD(cusparseCreateBsr(NULL, 5, 6, 7, 2, 2, O, C, V, I32, I32, 0, CUDA_R_32F, CUSPARSE_ORDER_ROW));
    BAD(cusparseCreateConstBsr(NULL, 5, 6, 7, 2, 2, O, C, V, I32, I32, 0, CUDA_R_32F, CUSPARSE_ORDER_ROW));
    BAD(cusparseCreateBlockedEll(NULL, 8, 12, 2, 4, C, V, I32, 0, CUDA_R_32F));
    BAD(cusparseCreateConstBlockedEll(NULL, 8, 12, 2, 4, C, V, I32, 0, CUDA_R_32F));
    BAD(cusparseCreateSlicedEll(NULL, 8, 12, 10, 16, 2, O, C, V, I32, I32, 0, CUDA_R_32F));
    BAD(cusparseCreateConstSlicedEll(NULL, 8, 12, 10, 16, 2, O, C, V, I32, I32, 0, CUDA_R_32F));
    BAD(cusparseCreateDnVec(NULL, 1, V, CUDA_R_32F));
    BAD(cusparseCreateConstDnVec(NULL, 1, V, CUDA_R_32F));
    BAD(cusparseCreateDnMat(NULL, 1, 1, 1, V, CUDA_R_32F, CUSPARSE_ORDER_COL));
    BAD(cusparseCreateConstDnMat(NULL, 1, 1, 1, V, CUDA_R_32F, CUSPARSE_ORDER_COL));
    BAD(cusparseCreateSpVec(NULL, 1, 1, C, V, I32, 0, CUDA_R_32F));
    BAD(cusparseCreateConstSpVec(NULL, 1, 1, C, V, I32, 0, CUDA_R_32F));

    BAD(cusparseCreateBsr(&d, 5, 6, 31, 2, 2, O, C, V, I32, I32, 0, CUDA_R_32F, CUSPARSE_ORDER_ROW));
    BAD(cusparseCreateBsr(&d, 5, 6, 7, 0, 2, O, C, V, I32, I32, 0, CUDA_R_32F, CUSPARSE_ORDER_ROW));
    BAD(cusparseCreateBsr(&d, 5, 6, 7, 2, -1, O, C, V, I32, I32, 0, CUDA_R_32F, CUSPARSE_ORDER_ROW));
    BAD(cusparseCreateBsr(&d, -5, 6, 7, 2, 2, O, C, V, I32, I32, 0, CUDA_R_32F, CUSPARSE_ORDER_ROW));
    BAD(cusparseCreateBsr(&d, 5, -6, 7, 2, 2, O, C, V, I32, I32, 0, CUDA_R_32F, CUSPARSE_ORDER_ROW));
    BAD(cusparseCreateBsr(&d, 5, 6, 7, 2, 2, O, C, V, 9, I32, 0, CUDA_R_32F, CUSPARSE_ORDER_ROW));
    BAD(cusparseCreateBsr(&d, 5, 6, 7, 2, 2, O, C, V, I32, I32, 2, CUDA_R_32F, CUSPARSE_ORDER_ROW));
    BAD(cusparseCreateBsr(&d, 5, 6, 7, 2, 2, O, C, V, I32, I32, 0, 11, CUSPARSE_ORDER_ROW));
    BAD(cusparseCreateBsr(&d, 5, 6, 7, 2, 2, O, C, V, I32, I32, 0, CUDA_R_32F, 3));
    BAD(cusparseCreateBsr(&d, INT64_MAX, INT64_MAX, 7, 2, 2, O, C, V, I64, I64, 0, CUDA_R_32F, CUSPARSE_ORDER_ROW));
    BAD(cusparseCreateBlockedEll(&d, 7, 12, 2, 4, C, V, I32, 0, CUDA_R_32F));
    BAD(cusparseCreateBlockedEll(&d, 8, 11, 2, 4, C, V, I32, 0, CUDA_R_32F));
    BAD(cusparseCreateBlockedEll(&d, 8, 12, 2, 3, C, V, I32, 0, CUDA_R_32F));
    BAD(cusparseCreateBlockedEll(&d, 8, 12, 2, 14, C, V, I32, 0, CUDA_R_32F));
    BAD(cusparseCreateBlockedEll(&d, 8, 12, 0, 4, C, V, I32, 0, CUDA_R_32F));
    BAD(cusparseCreateBlockedEll(&d, 8, 12, 2, 4, C, V, 7, 0, CUDA_R_32F));
    BAD(cusparseCreateSlicedEll(&d, 8, 12, 20, 16, 2, O, C, V, I32, I32, 0, CUDA_R_32F));
    BAD(cusparseCreateSlicedEll(&d, 8, 12, 10, 16, 0, O, C, V, I32, I32, 0, CUDA_R_32F));
    BAD(cusparseCreateSlicedEll(&d, 8, 12, 10, -1, 2, O, C, V, I32, I32, 0, CUDA_R_32F));
    BAD(cusparseCreateDnVec(&x, -1, V, CUDA_R_32F));
    BAD(cusparseCreateDnVec(&x, 1, V, 77));
    BAD(cusparseCreateDnVec(&x, 1, V, CUDA_R_4I));
    BAD(cusparseCreateSpVec(&s, 8, 9, C, V, I32, 0, CUDA_R_32F));
    BAD(cusparseCreateSpVec(&s, -1, 0, C, V, I32, 0, CUDA_R_32F));
    BAD(cusparseCreateSpVec(&s, 8, -1, C, V, I32, 0, CUDA_R_32F));
    BAD(cusparseCreateSpVec(&s, MOST, 4, C, V, I32, ONE, CUDA_R_32F));
    BAD(cusparseCreateSpVec(&s, 8, 4, C, V, 5, 0, CUDA_R_32F));
    BAD(cusparseCreateSpVec(&s, 8, 4, C, V, I32, 2, CUDA_R_32F));
    BAD(cusparseCreateSpVec(&s, 8, 4, C, V, I32, 0, 12));
    BAD(cusparseCreateDnMat(&m, 4, 5, 3, V, CUDA_R_32F, CUSPARSE_ORDER_COL));
    BAD(cusparseCreateDnMat(&m, 4, 5, 4, V, CUDA_R_32F, CUSPARSE_ORDER_ROW));
    BAD(cusparseCreateDnMat(&m, 4, 5, 5, V, CUDA_R_32F, 0));
    BAD(cusparseCreateDnMat(&m, -1, 5, 5, V, CUDA_R_32F, CUSPARSE_ORDER_COL));
    BAD(cusparseCreateDnMat(&m, 4, -1, 5, V, CUDA_R_32F, CUSPARSE_ORDER_COL));
    BAD(cusparseCreateDnMat(&m, 4, 5, 5, V, 40, CUSPARSE_ORDER_COL));
    LT_CHECK((void *)d == O && (void *)s == O && (void *)x == O && (void *)m == O);
    SP(cusparseDestroySpMat(NULL));
    SP(cusparseDestroySpVec(NULL));
    SP(cusparseDestroyDnVec(NULL));
    SP(cusparseDestroyDnMat(NULL));
    /* Objects of other kinds are none. */
    SP(cusparseCreateDnVec(&x, 1, V, CUDA_R_32F));
    BAD(cusparseSpMatGetSize((cusparseSpMatDescr_t)x, NULL, NULL, NULL));
    BAD(cusparseDestroySpMat((cusparseSpMatDescr_t)x));
    BAD(cusparseDestroyDnMat((cusparseDnMatDescr_t)x));
    BAD(cusparseDestroyDnVec((cusparseDnVecDescr_t)O));
    SP(cusparseDestroyDnVec(x));
}

static const lt_test tests[] = {{"compressed", compressed, 0},         {"coordinates", coordinates, 0}, {"blocks", blocks, 0}, {"vectors", vectors, 0},
                                {"dense_matrices", dense_matrices, 0}, {"creation_refuses", creation_refuses, 0}, {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
