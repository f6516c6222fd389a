/* Every argument of every operator and handle function of mlu_op.h gets bad values: cases/mluop_arguments.csv. The
 * descriptor functions have their own test (descriptor.c). Data sits in guarded buffers that no failing call may touch.
 */
#include <string.h>

#include "support.h"

#define H(i) ((mluOpHandle_t)LT_P(v[i]))
#define D(i) ((mluOpTensorDescriptor_t)LT_P(v[i]))

static mluOpHandle_t created;

static int64_t create(const int64_t *v) { return mluOpCreate(LT_P(v[0])); }
static int64_t destroy(const int64_t *v) { return mluOpDestroy(H(0)); }
static int64_t update(const int64_t *v) { return mluOpUpdateContextInformation(H(0)); }
static int64_t set_queue(const int64_t *v) { return mluOpSetQueue(H(0), LT_P(v[1])); }
static int64_t get_queue(const int64_t *v) { return mluOpGetQueue(H(0), LT_P(v[1])); }
static int64_t set_round(const int64_t *v) {
    return mluOpSetQuantizeRoundMode(H(0), (mluOpQuantizeRoundMode_t)v[1]);
}
static int64_t get_round(const int64_t *v) { return mluOpGetQuantizeRoundMode(H(0), LT_P(v[1])); }
static int64_t set_atomics(const int64_t *v) { return mluOpSetAtomicsMode(H(0), (mluOpAtomicsMode_t)v[1]); }
static int64_t get_atomics(const int64_t *v) { return mluOpGetAtomicsMode(H(0), LT_P(v[1])); }
static int64_t cholesky_size(const int64_t *v) { return mluOpGetCholeskyWorkspaceSize(D(0), LT_P(v[1])); }
static int64_t cholesky(const int64_t *v) {
    return mluOpCholesky(H(0), D(1), LT_P(v[2]), D(3), LT_P(v[4]), v[5] != 0, LT_P(v[6]));
}
static int64_t xgetrf_size(const int64_t *v) { return mluOpGetXgetrfWorkspaceSize(H(0), D(1), LT_P(v[2])); }
static int64_t lu_size(const int64_t *v) { return mluOpGetLUWorkspaceSize(H(0), D(1), LT_P(v[2])); }
static int64_t sgetrf2_size(const int64_t *v) { return mluOpGetSgetrf2WorkspaceSize(H(0), D(1), LT_P(v[2])); }
static int64_t xgetrf(const int64_t *v) {
    return mluOpXgetrf(H(0), D(1), LT_P(v[2]), D(3), LT_P(v[4]), LT_P(v[5]), D(6), LT_P(v[7]), LT_P(v[8]), (int)v[9]);
}
static int64_t sgetrf2(const int64_t *v) {
    return mluOpSgetrf2(H(0), D(1), LT_P(v[2]), D(3), LT_P(v[4]), LT_P(v[5]), LT_P(v[6]), LT_P(v[7]), (int)v[8]);
}
static int64_t lu(const int64_t *v) {
    return mluOpLUFactorization(H(0), D(1), LT_P(v[2]), D(3), LT_P(v[4]), v[5] != 0);
}

static const lt_entry entries[] = {
    {"mluOpCreate", "handle=created", create, NULL},
    {"mluOpDestroy", "handle=handle", destroy, NULL},
    {"mluOpUpdateContextInformation", "handle=handle", update, NULL},
    {"mluOpSetQueue", "handle=handle queue=queue", set_queue, NULL},
    {"mluOpGetQueue", "handle=handle queue=word", get_queue, NULL},
    {"mluOpSetQuantizeRoundMode", "handle=handle mode=0", set_round, NULL},
    {"mluOpGetQuantizeRoundMode", "handle=handle mode=word", get_round, NULL},
    {"mluOpSetAtomicsMode", "handle=handle mode=1", set_atomics, "mode"},
    {"mluOpGetAtomicsMode", "handle=handle mode=word", get_atomics, NULL},
    {"mluOpGetCholeskyWorkspaceSize", "desc=d size=word", cholesky_size, NULL},
    {"mluOpCholesky", "handle=handle input_desc=d input=x output_desc=d output=y upper=0 workspace=work", cholesky, NULL},
    {"mluOpGetXgetrfWorkspaceSize", "handle=handle desc=d size=word", xgetrf_size, NULL},
    {"mluOpGetLUWorkspaceSize", "handle=handle desc=d size=word", lu_size, NULL},
    {"mluOpGetSgetrf2WorkspaceSize", "handle=handle desc=d size=word", sgetrf2_size, NULL},
    {"mluOpXgetrf", "handle=handle x_desc=d x=x y_desc=d y=y workspace=work dipiv_desc=p dipiv=pivots info=word mode=1",
     xgetrf, NULL},
    {"mluOpSgetrf2", "handle=handle x_desc=d x=x y_desc=d y=y workspace=work ipiv=pivots info=word mode=1", sgetrf2, NULL},
    {"mluOpLUFactorization", "handle=handle input_desc=d input=x output_desc=d output=y mode=0", lu, NULL},
    {0}};

static const lt_name statuses[] = {{"SUCCESS", MLUOP_STATUS_SUCCESS},
                                   {"BAD_PARAM", MLUOP_STATUS_BAD_PARAM},
                                   {"NOT_SUPPORTED", MLUOP_STATUS_NOT_SUPPORTED},
                                   {"EXECUTION_FAILED", MLUOP_STATUS_EXECUTION_FAILED},
                                   {NULL, 0}};

static mluOpTensorDescriptor_t make(mluOpTensorLayout_t layout, mluOpDataType_t type, int dims, int64_t a, int64_t b, int64_t c) {
    int64_t size[9] = {a, b, c, 3, 1, 1, 1, 1, 1};
    mluOpTensorDescriptor_t d = NULL;
    OK(mluOpCreateTensorDescriptor(&d));
    if (dims > 0) OK(mluOpSetTensorDescriptor_v2(d, layout, type, dims, size));
    return d;
}

static lt_buf x, y, work, pivots, word;

static void restore(void) {
    lt_view a = lt_rows(LT_S, x.p, 6, 3, 3);
    lt_fill(a, LT_ALL, 1);
    for (int i = 0; i < 6; i++) lt_set(a, i, i % 3, 4);
    lt_poison(y.p, y.bytes), lt_poison(work.p, work.bytes);
    for (int i = 0; i < 6; i++) ((int *)pivots.p)[i] = i % 3;
    lt_poison(word.p, word.bytes);
    lt_buf_freeze(&x), lt_buf_freeze(&y), lt_buf_freeze(&work), lt_buf_freeze(&pivots), lt_buf_freeze(&word);
}

static void after(const char *function, int64_t status) {
    if (strcmp(function, "mluOpCreate") == 0 && status == 0) OK(mluOpDestroy(created));
    if (status == 0) restore();
}

static void bad_arguments(void) {
    const mluOpTensorLayout_t array = MLUOP_LAYOUT_ARRAY;
    const mluOpDataType_t real = MLUOP_DTYPE_FLOAT;
    fixture f = fixture_new();
    mluOpHandle_t dead = NULL;
    cnrtQueue_t dead_queue = NULL;
    OK(mluOpCreate(&dead));
    OK(mluOpDestroy(dead));
    RT(cnrtQueueCreate(&dead_queue));
    RT(cnrtQueueDestroy(dead_queue));
    mluOpTensorDescriptor_t dead_desc = make(array, real, 2, 3, 3, 0);
    OK(mluOpDestroyTensorDescriptor(dead_desc));
    x = lt_buf_new(18 * 4, LT_ZONES, &device_memory), y = lt_buf_new(18 * 4, LT_ZONES, &device_memory);
    work = lt_buf_new(60000, LT_ZONES, &device_memory), pivots = lt_buf_new(24, LT_ZONES, &device_memory);
    word = lt_buf_new(8, LT_ZONES, NULL);
    restore();
    int64_t gap_size[] = {2, 3, 3}, gap_stride[] = {12, 4, 1};
    mluOpTensorDescriptor_t descs[] = {
        make(array, real, 3, 2, 3, 3), make(array, real, 2, 3, 3, 0), make(array, MLUOP_DTYPE_COMPLEX_FLOAT, 3, 2, 3, 3),
        make(array, MLUOP_DTYPE_INT32, 2, 2, 3, 0), make(array, real, 0, 0, 0, 0), make(array, real, 1, 3, 0, 0),
        make(array, real, 4, 1, 2, 3), make(array, real, 9, 1, 1, 3), make(array, real, 3, 0, 3, 3),
        make(array, real, 3, 2, 0, 3), make(array, real, 3, 2, 3, 0), make(array, real, 3, 2, -3, -3),
        make(array, MLUOP_DTYPE_BFLOAT16, 3, 2, 3, 3), make(array, MLUOP_DTYPE_DOUBLE, 3, 2, 3, 3),
        make(array, MLUOP_DTYPE_INVALID, 3, 2, 3, 3), make(MLUOP_LAYOUT_NCHW, real, 3, 2, 3, 3),
        make(array, real, 3, 2, 3, 4), make(array, real, 3, 2, 4, 3), make(array, real, 3, 2, 2, 2),
        make(array, real, 3, 1, 3, 3), strided(LT_S, 3, gap_size, gap_stride), make(array, real, 3, 32, 7663, 7663),
        make(array, real, 3, INT64_MAX / 2, INT64_MAX / 2, INT64_MAX / 2)};
#define DESC(i) (int64_t)(intptr_t) descs[i]
#define PTR(p) (int64_t)(intptr_t)(p)
    const lt_name values[] = {{"null", 0}, {"garbage", 0x5bd1e995cafe1234}, {"created", PTR(&created)}, {"handle", PTR(f.handle)},
        {"dead", PTR(dead)}, {"queue", PTR(f.queue)}, {"deadqueue", PTR(dead_queue)}, {"deaddesc", PTR(dead_desc)},
        {"x", PTR(x.p)}, {"y", PTR(y.p)}, {"work", PTR(work.p)}, {"pivots", PTR(pivots.p)}, {"word", PTR(word.p)},
        {"d", DESC(0)}, {"d2", DESC(1)}, {"z", DESC(2)}, {"p", DESC(3)}, {"dim0", DESC(4)}, {"dim1", DESC(5)},
        {"dim4", DESC(6)}, {"dim9", DESC(7)}, {"zero0", DESC(8)}, {"zero1", DESC(9)}, {"zero2", DESC(10)},
        {"negative", DESC(11)}, {"bfloat16", DESC(12)}, {"double", DESC(13)}, {"invalid", DESC(14)}, {"nchw", DESC(15)},
        {"wide", DESC(16)}, {"tall", DESC(17)}, {"other", DESC(18)}, {"otherbatch", DESC(19)}, {"gap", DESC(20)},
        {"huge", DESC(21)}, {"overflow", DESC(22)}, {NULL, 0}};
    lt_table_keep(NULL);
    lt_table_keep(&x), lt_table_keep(&y), lt_table_keep(&work), lt_table_keep(&pivots), lt_table_keep(&word);
    lt_table_run("mluop_arguments.csv", entries, values, statuses, after);
    for (size_t i = 0; i < sizeof descs / sizeof descs[0]; i++) OK(mluOpDestroyTensorDescriptor(descs[i]));
    lt_buf_free(&x), lt_buf_free(&y), lt_buf_free(&work), lt_buf_free(&pivots), lt_buf_free(&word);
    fixture_free(&f);
}

static const lt_test tests[] = {{"bad_arguments", bad_arguments, 0}, {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
