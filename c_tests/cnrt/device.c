/* Devices, versions, names, and the last error: kept per thread, returned and cleared, or only looked at. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "support.h"

static void devices(void) {
    int ordinal = -1, value = -1, major = -1, minor = -1, patch = -1;
    unsigned count = 0, flags = 99;
    cnrtDeviceProp_t prop;
    RT(cnrtGetDeviceCount(&count));
    LT_EQ(count, 1);
    RT(cnrtGetDevice(&ordinal));
    LT_EQ(ordinal, 0);
    RT(cnrtSetDevice(0));
    static const int bad[] = {-1, 1, 2, 1000, 2147483647};
    for (int i = 0; i < 5; i++) {
        cnrtRet_t s = cnrtSetDevice(bad[i]);
        LT_CHECKF(s == cnrtErrorNoDevice || s == cnrtErrorArgsInvalid || s == cnrtErrorDeviceInvalid, "status %d", (int)s);
        LT_CHECK(cnrtDeviceGetAttribute(&value, cnrtAttrClusterCount, bad[i]) != cnrtSuccess);
        LT_CHECK(cnrtGetDeviceProperties(&prop, bad[i]) != cnrtSuccess);
    }
    RT(cnrtGetDevice(&ordinal));
    LT_EQ(ordinal, 0);
    for (unsigned f = 0; f < 4; f++) {
        RT(cnrtSetDeviceFlag(f));
        RT(cnrtGetDeviceFlag(&flags));
        LT_EQ(flags, f);
    }
    LT_CHECK(cnrtSetDeviceFlag(77) != cnrtSuccess);
    RT(cnrtGetDeviceFlag(&flags));
    LT_EQ(flags, 3);
    RT(cnrtSetDeviceFlag(0));
    RT(cnrtDeviceGetAttribute(&value, cnrtAttrClusterCount, 0));
    LT_CHECK(value > 0);
    LT_CHECK(cnrtDeviceGetAttribute(&value, (cnrtDeviceAttr_t)-5, 0) != cnrtSuccess);
    memset(&prop, 0xff, sizeof prop);
    RT(cnrtGetDeviceProperties(&prop, 0));
    LT_CHECK(memchr(prop.name, 0, sizeof prop.name) != NULL && prop.name[0] != 0);
    LT_CHECK((char *)&prop == prop.name);
    RT(cnrtGetLibVersion(&major, &minor, &patch));
    LT_EQ(major, 6);
    major = minor = patch = -1;
    RT(cnrtDriverGetVersion(&major, &minor, &patch));
    LT_CHECK(major >= 0 && minor >= 0 && patch >= 0);
    RT(cnrtSyncDevice());
    cnrtGetLastError();
}

static void names(void) {
    static const struct {
        cnrtRet_t code;
        int value;
        const char *name;
    } all[] = {{cnrtSuccess, 0, "cnrtSuccess"},
               {cnrtErrorNotReady, 1, "cnrtErrorNotReady"},
               {cnrtErrorInit, 100002, "cnrtErrorInit"},
               {cnrtErrorNoDevice, 100004, "cnrtErrorNoDevice"},
               {cnrtErrorDeviceInvalid, 100005, "cnrtErrorDeviceInvalid"},
               {cnrtErrorArgsInvalid, 100006, "cnrtErrorArgsInvalid"},
               {cnrtErrorSys, 100007, "cnrtErrorSys"},
               {cnrtErrorSysNoMem, 100010, "cnrtErrorSysNoMem"},
               {cnrtErrorInvalidResourceHandle, 100014, "cnrtErrorInvalidResourceHandle"},
               {cnrtErrorIllegalState, 100015, "cnrtErrorIllegalState"},
               {cnrtErrorNotSupport, 100050, "cnrtErrorNotSupport"},
               {cnrtErrorOpsNotPermitted, 100051, "cnrtErrorOpsNotPermitted"},
               {cnrtErrorQueue, 100060, "cnrtErrorQueue"},
               {cnrtErrorNoMem, 100100, "cnrtErrorNoMem"},
               {cnrtErrorAssert, 100128, "cnrtErrorAssert"},
               {cnrtErrorKernelTrap, 100132, "cnrtErrorKernelTrap"},
               {cnrtErrorKernelUserTrap, 100133, "cnrtErrorKernelUserTrap"},
               {cnrtErrorNotFound, 100301, "cnrtErrorNotFound"},
               {cnrtErrorInvalidKernel, 100302, "cnrtErrorInvalidKernel"},
               {cnrtErrorQueueCaptureUnsupported, 100360, "cnrtErrorQueueCaptureUnsupported"},
               {cnrtErrorQueueCaptureUnmatched, 100366, "cnrtErrorQueueCaptureUnmatched"},
               {cnrtErrorNoKernel, 101312, "cnrtErrorNoKernel"},
               {cnrtErrorNoModule, 101315, "cnrtErrorNoModule"},
               {cnrtErrorSetOnActiveProcess, 632002, "cnrtErrorSetOnActiveProcess"},
               {cnrtErrorDevice, 632006, "cnrtErrorDevice"},
               {cnrtErrorNoAttribute, 632009, "cnrtErrorNoAttribute"},
               {cnrtErrorMemcpyDirectionInvalid, 632013, "cnrtErrorMemcpyDirectionInvalid"},
               {cnrtErrorBusy, 632014, "cnrtErrorBusy"},
               {cnrtErrorCndrvFuncCall, 632015, "cnrtErrorCndrvFuncCall"},
               {cnrtErrorCndevFuncCall, 632017, "cnrtErrorCndevFuncCall"},
               {cnrtErrorNoCnrtContext, 632019, "cnrtErrorNoCnrtContext"},
               {cnrtErrorCndrvFuncNotFound, 632020, "cnrtErrorCndrvFuncNotFound"},
               {cnrtErrorInvalidSymbol, 632100, "cnrtErrorInvalidSymbol"},
               {cnrtErrorUnknown, 999991, "cnrtErrorUnknown"}};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        LT_EQ(all[i].code, all[i].value);
        LT_STREQ(cnrtGetErrorName(all[i].code), all[i].name);
        const char *text = cnrtGetErrorStr(all[i].code);
        LT_CHECK(text != NULL && strlen(text) > 3);
    }
    LT_CHECK(cnrtGetErrorName((cnrtRet_t)123456) != NULL);
    LT_CHECK(cnrtGetErrorStr((cnrtRet_t)-1) != NULL);
    LT_EQ(CNRT_RET_SUCCESS, 0);
    LT_EQ(CNRT_MEM_TRANS_DIR_DEV2HOST, 2);
    LT_EQ(CNRT_NOTIFIER_DISABLE_TIMING_ALL, 4);
    LT_EQ(cnrtFuncTypeUnion16, 64);
    LT_EQ(cnrtFuncTypeMutable, -1);
}

static void last_error(void) {
    cnrtGetLastError();
    LT_EQ(cnrtGetLastError(), cnrtSuccess);
    LT_EQ(cnrtPeekAtLastError(), cnrtSuccess);
    LT_EQ(cnrtMalloc(NULL, 8), cnrtErrorArgsInvalid);
    LT_EQ(cnrtPeekAtLastError(), cnrtErrorArgsInvalid);
    LT_EQ(cnrtPeekAtLastError(), cnrtErrorArgsInvalid);
    RT(cnrtSetDevice(0)); /* success does not clear it */
    LT_EQ(cnrtPeekAtLastError(), cnrtErrorArgsInvalid);
    LT_EQ(cnrtGetLastError(), cnrtErrorArgsInvalid);
    LT_EQ(cnrtGetLastError(), cnrtSuccess);
    char c = 0;
    LT_EQ(cnrtMemcpy(&c, &c, 1, (cnrtMemTransDir_t)42), cnrtErrorMemcpyDirectionInvalid);
    LT_EQ(cnrtMalloc(NULL, 8), cnrtErrorArgsInvalid);
    LT_EQ(cnrtGetLastError(), cnrtErrorArgsInvalid); /* the latest */
    LT_EQ(cnrtGetLastError(), cnrtSuccess);
}

static void *other_thread(void *p) {
    int *seen = p;
    seen[0] = (int)cnrtPeekAtLastError();
    cnrtMalloc(NULL, 8);
    seen[1] = (int)cnrtPeekAtLastError();
    return NULL;
}

static void last_error_is_per_thread(void) {
    pthread_t t;
    int seen[2] = {-1, -1};
    char c = 0;
    cnrtGetLastError();
    LT_EQ(cnrtMemcpy(&c, &c, 1, (cnrtMemTransDir_t)42), cnrtErrorMemcpyDirectionInvalid);
    LT_REQUIRE(pthread_create(&t, NULL, other_thread, seen) == 0);
    pthread_join(t, NULL);
    LT_EQ(seen[0], cnrtSuccess);
    LT_EQ(seen[1], cnrtErrorArgsInvalid);
    LT_EQ(cnrtGetLastError(), cnrtErrorMemcpyDirectionInvalid);
}

/* A busy queue is an answer, not an error to remember. */
static void busy_is_not_an_error(void) {
    cnrtQueue_t q = NULL;
    gate g = {0, 0, 0, 20000};
    cnrtGetLastError();
    RT(cnrtQueueCreate(&q));
    RT(cnrtInvokeHostFunc(q, gate_hold, &g));
    LT_EQ(cnrtQueueQuery(q), cnrtErrorBusy);
    cnrtRet_t kept = cnrtGetLastError();
    LT_CHECKF(kept == cnrtSuccess || kept == cnrtErrorBusy, "last error %d", (int)kept);
    g.released = 1;
    RT(cnrtQueueSync(q));
    RT(cnrtQueueDestroy(q));
}

static void reset(void) {
    cnrtQueue_t q = NULL;
    unsigned char x = 1;
    RT(cnrtQueueCreate(&q));
    RT(cnrtMemsetAsync(&x, 2, 1, q));
    RT(cnrtDeviceReset());
    LT_CHECK(x == 2);
    /* The device works again at once. */
    cnrtQueue_t again = NULL;
    RT(cnrtSetDevice(0));
    RT(cnrtQueueCreate(&again));
    RT(cnrtMemsetAsync(&x, 3, 1, again));
    RT(cnrtQueueSync(again));
    LT_CHECK(x == 3);
    RT(cnrtQueueDestroy(again));
    cnrtQueueDestroy(q);
    cnrtGetLastError();
}

static void garbage_handles(void) {
    lt_rng r = lt_seed(61);
    cnrtQueue_t q = NULL;
    cnrtNotifier_t n = NULL;
    float t = -7;
    unsigned char x = 1;
    RT(cnrtQueueCreate(&q));
    RT(cnrtNotifierCreate(&n));
    long accepted = 0, rounds = lt_under_valgrind() ? 500 : lt_wanted() == LT_QUICK ? 20000 : 1000000;
    for (long i = 0; i < rounds; i++) {
        uint64_t bits = lt_bits(&r);
        if (i % 4 == 1) bits = 3 + (bits & 0xffff);
        if (i % 4 == 2) bits = (uint64_t)(uintptr_t)q ^ (1ull << (bits % 64));
        if (i % 4 == 3) bits = (uint64_t)(uintptr_t)n ^ (1ull << (bits % 64));
        if (bits <= 2 || bits == (uintptr_t)q || bits == (uintptr_t)n) continue;
        accepted += cnrtQueueSync((cnrtQueue_t)bits) == cnrtSuccess;
        accepted += cnrtQueueDestroy((cnrtQueue_t)bits) == cnrtSuccess;
        accepted += cnrtMemsetAsync(&x, 2, 1, (cnrtQueue_t)bits) == cnrtSuccess;
        accepted += cnrtNotifierDestroy((cnrtNotifier_t)bits) == cnrtSuccess;
        accepted += cnrtPlaceNotifier((cnrtNotifier_t)bits, q) == cnrtSuccess;
        accepted += cnrtPlaceNotifier(n, (cnrtQueue_t)bits) == cnrtSuccess;
        accepted += cnrtNotifierDuration((cnrtNotifier_t)bits, n, &t) == cnrtSuccess;
    }
    accepted += cnrtQueueDestroy((cnrtQueue_t)n) == cnrtSuccess;
    accepted += cnrtNotifierDestroy((cnrtNotifier_t)q) == cnrtSuccess;
    LT_EQ(accepted, 0);
    LT_CHECK(x == 1 && t == -7);
    cnrtGetLastError();
    RT(cnrtPlaceNotifier(n, q));
    RT(cnrtQueueSync(q));
    RT(cnrtNotifierDestroy(n));
    RT(cnrtQueueDestroy(q));
}

static const lt_test tests[] = {{"devices", devices, 0},
                                {"names", names, 0},
                                {"last_error", last_error, 0},
                                {"last_error_is_per_thread", last_error_is_per_thread, 0},
                                {"busy_is_not_an_error", busy_is_not_an_error, 0},
                                {"reset", reset, 0},
                                {"garbage_handles", garbage_handles, 0},
                                {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
