/* Handles, versions, names and sizes (mluop.md 1.1, 1.2, 1.5), and the values of every enumeration. */
#include <stdio.h>
#include <string.h>

#include "support.h"

static void statuses(void) {
    static const struct {
        mluOpStatus_t status;
        int value;
        const char *name;
    } all[] = {{MLUOP_STATUS_SUCCESS, 0, "MLUOP_STATUS_SUCCESS"},
               {MLUOP_STATUS_NOT_INITIALIZED, 1, "MLUOP_STATUS_NOT_INITIALIZED"},
               {MLUOP_STATUS_ALLOC_FAILED, 2, "MLUOP_STATUS_ALLOC_FAILED"},
               {MLUOP_STATUS_BAD_PARAM, 3, "MLUOP_STATUS_BAD_PARAM"},
               {MLUOP_STATUS_INTERNAL_ERROR, 4, "MLUOP_STATUS_INTERNAL_ERROR"},
               {MLUOP_STATUS_ARCH_MISMATCH, 5, "MLUOP_STATUS_ARCH_MISMATCH"},
               {MLUOP_STATUS_EXECUTION_FAILED, 6, "MLUOP_STATUS_EXECUTION_FAILED"},
               {MLUOP_STATUS_NOT_SUPPORTED, 7, "MLUOP_STATUS_NOT_SUPPORTED"},
               {MLUOP_STATUS_NUMERICAL_OVERFLOW, 8, "MLUOP_STATUS_NUMERICAL_OVERFLOW"}};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        LT_EQ(all[i].status, all[i].value);
        LT_STREQ(mluOpGetErrorString(all[i].status), all[i].name);
    }
    static const int unknown[] = {-1, 9, 100, 2147483647};
    for (int i = 0; i < 4; i++) {
        const char *s = mluOpGetErrorString((mluOpStatus_t)unknown[i]);
        LT_CHECK(s != NULL && (strcmp(s, "MLUOP_STATUS_UNKNOWN") == 0 || strcmp(s, "MLUOP_STATUS_BAD_PARAM") == 0));
    }
}

static void data_types(void) {
    static const struct {
        mluOpDataType_t type;
        int value;
        size_t size;
    } all[] = {{MLUOP_DTYPE_HALF, 1, 2},    {MLUOP_DTYPE_FLOAT, 2, 4},   {MLUOP_DTYPE_INT8, 3, 1},
               {MLUOP_DTYPE_INT16, 4, 2},   {MLUOP_DTYPE_INT31, 5, 4},   {MLUOP_DTYPE_INT32, 6, 4},
               {MLUOP_DTYPE_UINT8, 7, 1},   {MLUOP_DTYPE_BOOL, 8, 1},    {MLUOP_DTYPE_INT64, 9, 8},
               {MLUOP_DTYPE_UINT32, 11, 4}, {MLUOP_DTYPE_UINT64, 12, 8}, {MLUOP_DTYPE_UINT16, 13, 2},
               {MLUOP_DTYPE_DOUBLE, 14, 8}, {MLUOP_DTYPE_COMPLEX_HALF, 15, 4},
               {MLUOP_DTYPE_COMPLEX_FLOAT, 16, 8}, {MLUOP_DTYPE_BFLOAT16, 17, 2}};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        size_t size = 999;
        LT_EQ(all[i].type, all[i].value);
        LT_EQ(mluOpGetSizeOfDataType(all[i].type, &size), MLUOP_STATUS_SUCCESS);
        LT_EQ(size, all[i].size);
        LT_EQ(mluOpGetSizeOfDataType(all[i].type, NULL), MLUOP_STATUS_BAD_PARAM);
    }
    size_t size = 999;
    LT_EQ(MLUOP_DTYPE_INVALID, 0);
    LT_EQ(mluOpGetSizeOfDataType(MLUOP_DTYPE_INVALID, &size), MLUOP_STATUS_BAD_PARAM);
    LT_EQ(size, 999);
    static const int unlisted[] = {10, 18, 1000, -1};
    for (int i = 0; i < 4; i++) {
        size = 999;
        LT_EQ(mluOpGetSizeOfDataType((mluOpDataType_t)unlisted[i], &size), MLUOP_STATUS_SUCCESS);
        LT_EQ(size, 0);
    }
}

static void other_enumerations(void) {
    static const int layouts[] = {MLUOP_LAYOUT_NCHW, MLUOP_LAYOUT_NHWC, MLUOP_LAYOUT_HWCN, MLUOP_LAYOUT_NDHWC,
                                  MLUOP_LAYOUT_ARRAY, MLUOP_LAYOUT_NCDHW, MLUOP_LAYOUT_TNC, MLUOP_LAYOUT_NTC,
                                  MLUOP_LAYOUT_NC, MLUOP_LAYOUT_NLC, MLUOP_LAYOUT_NCL};
    for (int i = 0; i < 11; i++) LT_EQ(layouts[i], i);
    LT_EQ(MLUOP_POINTER_MODE_HOST, 0);
    LT_EQ(MLUOP_POINTER_MODE_DEVICE, 1);
    LT_EQ(MLUOP_ROUND_HALF_TO_EVEN, 0);
    LT_EQ(MLUOP_ROUND_HALF_UP, 1);
    LT_EQ(MLUOP_ROUND_HALF_OFF_ZERO, 2);
    LT_EQ(MLUOP_ATOMICS_NOT_ALLOWED, 1);
    LT_EQ(MLUOP_ATOMICS_ALLOWED, 2);
    LT_EQ(MLUOP_DIM_MAX, 8);
    LT_EQ(sizeof(mluOpStatus_t), 4);
    LT_EQ(sizeof(mluOpDataType_t), 4);
}

/* Exported, but in no header. */
extern size_t mluOpGetVersion(void);
extern const char *mluOpGetNameOfDataType(mluOpDataType_t);
extern const char *mluOpGetNameOfTensorLayout(mluOpTensorLayout_t);
extern mluOpStatus_t mluOpGetReservedMemSize(uint64_t *);
extern mluOpStatus_t mluOpGetDevice(mluOpHandle_t, int *);

static void unlisted_functions(void) {
    mluOpHandle_t h = NULL;
    uint64_t reserved = 77;
    int device = 77;
    LT_STREQ(mluOpGetNameOfDataType(MLUOP_DTYPE_FLOAT), "DTYPE_FLOAT");
    LT_STREQ(mluOpGetNameOfDataType(MLUOP_DTYPE_COMPLEX_FLOAT), "DTYPE_COMPLEX_FLOAT");
    LT_STREQ(mluOpGetNameOfDataType((mluOpDataType_t)99), "DTYPE_INVALID");
    LT_STREQ(mluOpGetNameOfTensorLayout(MLUOP_LAYOUT_NHWC), "LAYOUT_NHWC");
    LT_STREQ(mluOpGetNameOfTensorLayout((mluOpTensorLayout_t)99), "LAYOUT_ARRAY");
    OK(mluOpGetReservedMemSize(&reserved));
    LT_CHECK(reserved != 77);
    LT_CHECK(mluOpGetReservedMemSize(NULL) != MLUOP_STATUS_SUCCESS);
    OK(mluOpCreate(&h));
    OK(mluOpGetDevice(h, &device));
    LT_EQ(device, 0);
    LT_CHECK(mluOpGetDevice(h, NULL) != MLUOP_STATUS_SUCCESS);
    LT_CHECK(mluOpGetDevice(NULL, &device) != MLUOP_STATUS_SUCCESS);
    OK(mluOpDestroy(h));
    mluOpSetGenCaseMode(1); /* accepted, without effect */
    mluOpSetGenCaseDirectory(NULL);
    mluOpSetGenCaseMode(0);
}

static void versions(void) {
    int major = -1, minor = -1, patch = -1;
    mluOpGetLibVersion(&major, &minor, &patch);
    LT_EQ(major, 1);
    LT_EQ(minor, 11);
    LT_CHECK(patch >= 0);
    LT_EQ(MLUOP_VERSION, major * 1000 + minor * 100 + patch);
    LT_EQ(mluOpGetVersion(), MLUOP_VERSION);
}

static void life_of_a_handle(void) {
    mluOpHandle_t h = NULL;
    cnrtQueue_t queue = NULL, got = (cnrtQueue_t)&h;
    mluOpQuantizeRoundMode_t round = MLUOP_ROUND_HALF_UP;
    mluOpAtomicsMode_t atomics = MLUOP_ATOMICS_ALLOWED;
    LT_EQ(mluOpCreate(NULL), MLUOP_STATUS_BAD_PARAM);
    OK(mluOpCreate(&h));
    LT_CHECK(h != NULL);
    OK(mluOpGetQueue(h, &got));
    LT_CHECK(got == NULL);
    OK(mluOpGetQuantizeRoundMode(h, &round));
    LT_EQ(round, MLUOP_ROUND_HALF_TO_EVEN);
    OK(mluOpGetAtomicsMode(h, &atomics));
    LT_EQ(atomics, MLUOP_ATOMICS_NOT_ALLOWED);
    OK(mluOpUpdateContextInformation(h));
    RT(cnrtQueueCreate(&queue));
    OK(mluOpSetQueue(h, queue));
    OK(mluOpGetQueue(h, &got));
    LT_CHECK(got == queue);
    OK(mluOpSetQueue(h, NULL));
    OK(mluOpGetQueue(h, &got));
    LT_CHECK(got == NULL);
    for (int m = 0; m < 3; m++) {
        OK(mluOpSetQuantizeRoundMode(h, (mluOpQuantizeRoundMode_t)m));
        OK(mluOpGetQuantizeRoundMode(h, &round));
        LT_EQ(round, m);
    }
    LT_EQ(mluOpSetQuantizeRoundMode(h, (mluOpQuantizeRoundMode_t)3), MLUOP_STATUS_BAD_PARAM);
    OK(mluOpGetQuantizeRoundMode(h, &round));
    LT_EQ(round, 2);
    OK(mluOpSetAtomicsMode(h, MLUOP_ATOMICS_ALLOWED));
    OK(mluOpGetAtomicsMode(h, &atomics));
    LT_EQ(atomics, MLUOP_ATOMICS_ALLOWED);
    OK(mluOpSetQueue(h, queue));
    OK(mluOpDestroy(h));
    /* The queue outlives the handle; the handle does not outlive itself. */
    RT(cnrtQueueSync(queue));
    RT(cnrtQueueDestroy(queue));
    LT_CHECK(mluOpDestroy(h) != MLUOP_STATUS_SUCCESS);
    LT_CHECK(mluOpSetQueue(h, NULL) != MLUOP_STATUS_SUCCESS);
    LT_CHECK(mluOpGetQueue(h, &got) != MLUOP_STATUS_SUCCESS);
}

/* Destroying the queue, then the handle bound to it, is safe; operators on the dead queue are refused. */
static void queue_destroyed_first(void) {
    fixture f = fixture_new();
    int64_t size[] = {2, 2};
    float x[4] = {4, 2, 2, 5}, y[4] = {0};
    mluOpTensorDescriptor_t d = dense(LT_S, 2, size);
    RT(cnrtQueueDestroy(f.queue));
    mluOpStatus_t s = mluOpCholesky(f.handle, d, x, d, y, false, NULL);
    LT_CHECK(s != MLUOP_STATUS_SUCCESS);
    OK(mluOpSetQueue(f.handle, NULL));
    OK(mluOpCholesky(f.handle, d, x, d, y, false, NULL));
    LT_CHECK(y[0] == 2 && y[2] == 1 && y[3] == 2);
    OK(mluOpDestroyTensorDescriptor(d));
    OK(mluOpDestroy(f.handle));
}

static void destroy_after_queue(void) {
    fixture f = fixture_new();
    RT(cnrtQueueDestroy(f.queue));
    OK(mluOpDestroy(f.handle));
}

/* Random bit patterns are never taken for a handle, a descriptor or a queue. */
static void garbage_handles(void) {
    lt_rng r = lt_seed(31);
    int64_t size[] = {2, 2};
    mluOpTensorDescriptor_t d = dense(LT_S, 2, size);
    mluOpHandle_t good = NULL;
    cnrtQueue_t q = NULL;
    float x[4] = {4, 2, 2, 5}, y[4] = {7, 7, 7, 7};
    OK(mluOpCreate(&good));
    long accepted = 0, rounds = lt_wanted() == LT_QUICK ? 20000 : 1000000;
    if (lt_under_valgrind()) rounds = 500;
    fflush(stderr);
    for (long i = 0; i < rounds; i++) {
        uint64_t bits = lt_bits(&r);
        if (i % 4 == 1) bits &= 0xffff;
        if (i % 4 == 2) bits = (uint64_t)(uintptr_t)good ^ (1ull << (bits % 64));
        if (i % 4 == 3) bits = (uint64_t)(uintptr_t)d ^ (1ull << (bits % 64));
        if (bits == 0 || bits == (uintptr_t)good || bits == (uintptr_t)d) continue;
        accepted += mluOpGetQueue((mluOpHandle_t)bits, &q) == MLUOP_STATUS_SUCCESS;
        accepted += mluOpDestroy((mluOpHandle_t)bits) == MLUOP_STATUS_SUCCESS;
        accepted += mluOpDestroyTensorDescriptor((mluOpTensorDescriptor_t)bits) == MLUOP_STATUS_SUCCESS;
        accepted += mluOpCholesky(good, (mluOpTensorDescriptor_t)bits, x, d, y, false, NULL) == MLUOP_STATUS_SUCCESS;
        accepted += mluOpCholesky((mluOpHandle_t)bits, d, x, d, y, false, NULL) == MLUOP_STATUS_SUCCESS;
        accepted += mluOpGetTensorElementNum((mluOpTensorDescriptor_t)bits) != 0;
    }
    LT_EQ(accepted, 0);
    LT_CHECK(y[0] == 7 && y[3] == 7);
    /* A live object of another kind is no handle either. */
    LT_CHECK(mluOpDestroy((mluOpHandle_t)d) != MLUOP_STATUS_SUCCESS);
    LT_CHECK(mluOpDestroyTensorDescriptor((mluOpTensorDescriptor_t)good) != MLUOP_STATUS_SUCCESS);
    LT_CHECK(mluOpSetQueue(good, (cnrtQueue_t)d) != MLUOP_STATUS_SUCCESS);
    OK(mluOpCholesky(good, d, x, d, y, false, NULL));
    OK(mluOpDestroyTensorDescriptor(d));
    OK(mluOpDestroy(good));
}

static void many_handles(void) {
    enum { N = 500 };
    mluOpHandle_t h[N];
    for (int round = 0; round < 3; round++) {
        for (int i = 0; i < N; i++) OK(mluOpCreate(&h[i]));
        for (int i = 0; i < N; i++)
            for (int j = i + 1; j < N; j += 97) LT_CHECK(h[i] != h[j]);
        mluOpHandle_t dead = h[0];
        for (int i = 0; i < N; i++) OK(mluOpDestroy(h[i]));
        LT_CHECK(mluOpDestroy(dead) != MLUOP_STATUS_SUCCESS);
    }
}

static const lt_test tests[] = {{"statuses", statuses, 0},
                                {"data_types", data_types, 0},
                                {"other_enumerations", other_enumerations, 0},
                                {"versions", versions, 0},
                                {"unlisted_functions", unlisted_functions, 0},
                                {"life_of_a_handle", life_of_a_handle, 0},
                                {"queue_destroyed_first", queue_destroyed_first, 0},
                                {"destroy_after_queue", destroy_after_queue, 0},
                                {"garbage_handles", garbage_handles, 0},
                                {"many_handles", many_handles, 0},
                                {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
