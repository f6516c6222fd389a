/* The rest of acl.h: start and stop, devices, contexts, memory, messages, data types, half precision. */
#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "support.h"

/* In a process of its own: from before the first aclInit to after the last aclFinalize. */
static void child_cycles(void) {
    LT_CHECK(aclFinalize() != ACL_SUCCESS);
    for (int i = 0; i < 5; i++) {
        lt_context("cycle %d", i);
        RT(aclInit(NULL));
        LT_EQ(aclInit(NULL), ACL_ERROR_REPEAT_INITIALIZE);
        aclrtStream s = NULL;
        void *p = NULL;
        RT(aclrtCreateStream(&s));
        RT(aclrtMalloc(&p, 100, ACL_MEM_MALLOC_HUGE_FIRST));
        RT(aclrtMemsetAsync(p, 100, 1, 100, s));
        RT(aclrtSynchronizeStream(s));
        LT_EQ(((char *)p)[99], 1);
        RT(aclrtFree(p));
        RT(aclrtDestroyStream(s));
        RT(aclFinalize());
        LT_EQ(aclFinalize(), ACL_ERROR_REPEAT_FINALIZE);
    }
}

static void cycles(void) { lt_child_passes("cycles", NULL, 30); }

static void devices(void) {
    int32_t device = -1;
    uint32_t count = 0;
    aclrtRunMode mode = (aclrtRunMode)-1;
    start();
    RT(aclrtGetDevice(&device)); /* device 0 is there without aclrtSetDevice */
    LT_EQ(device, 0);
    RT(aclrtGetDeviceCount(&count));
    LT_EQ(count, 1);
    RT(aclrtSetDevice(0));
    LT_CHECK(aclrtSetDevice(1) != ACL_SUCCESS);
    LT_CHECK(aclrtSetDevice(-1) != ACL_SUCCESS);
    LT_CHECK(aclrtResetDevice(7) != ACL_SUCCESS);
    RT(aclrtGetDevice(&device));
    LT_EQ(device, 0);
    RT(aclrtGetRunMode(&mode));
    LT_CHECK(mode == ACL_HOST || mode == ACL_DEVICE);
    RT(aclrtResetDevice(0));
    RT(aclrtSetDevice(0));
    RT(aclrtSynchronizeDevice());
    LT_CHECK(aclrtGetSocName() != NULL && strlen(aclrtGetSocName()) > 0);
}

static void contexts(void) {
    aclrtContext first = NULL, a = NULL, b = NULL, got = NULL;
    start();
    RT(aclrtSetDevice(0));
    RT(aclrtGetCurrentContext(&first));
    RT(aclrtCreateContext(&a, 0));
    RT(aclrtGetCurrentContext(&got));
    LT_CHECK(got == a);
    RT(aclrtCreateContext(&b, 0));
    LT_CHECK(a != NULL && b != NULL && a != b);
    RT(aclrtSetCurrentContext(a));
    RT(aclrtGetCurrentContext(&got));
    LT_CHECK(got == a);
    LT_CHECK(aclrtCreateContext(&got, 3) != ACL_SUCCESS);
    LT_CHECK(aclrtCreateContext(&got, -1) != ACL_SUCCESS);
    RT(aclrtDestroyContext(b));
    LT_CHECK(aclrtDestroyContext(b) != ACL_SUCCESS);
    LT_CHECK(aclrtSetCurrentContext(b) != ACL_SUCCESS);
    LT_CHECK(aclrtSetCurrentContext((aclrtContext)0x1234567) != ACL_SUCCESS);
    RT(aclrtGetCurrentContext(&got));
    LT_CHECK(got == a);
    if (first != NULL) RT(aclrtSetCurrentContext(first));
    RT(aclrtDestroyContext(a));
    RT(aclrtSetDevice(0));
}

static void memory(void) {
    start();
    static const size_t sizes[] = {1, 3, 256, 4097, 8u << 20};
    for (int policy = ACL_MEM_MALLOC_HUGE_FIRST; policy <= ACL_MEM_MALLOC_NORMAL_ONLY_P2P; policy++)
        for (int i = 0; i < 5; i++) {
            char *p = NULL;
            RT(aclrtMalloc((void **)&p, sizes[i], (aclrtMemMallocPolicy)policy));
            LT_EQ((uintptr_t)p % 64, 0);
            p[0] = p[sizes[i] - 1] = 1;
            RT(aclrtFree(p));
            LT_CHECK(aclrtFree(p) != ACL_SUCCESS);
        }
    void *p = &p, *h = NULL;
    LT_EQ(aclrtMalloc(NULL, 8, ACL_MEM_MALLOC_HUGE_FIRST), ACL_ERROR_INVALID_PARAM);
    LT_EQ(aclrtMalloc(&p, 0, ACL_MEM_MALLOC_HUGE_FIRST), ACL_ERROR_INVALID_PARAM);
    LT_EQ(aclrtFree(NULL), ACL_ERROR_INVALID_PARAM);
    int big = aclrtMalloc(&p, (size_t)1 << 62, ACL_MEM_MALLOC_HUGE_FIRST);
    LT_CHECKF(big == ACL_ERROR_RT_MEMORY_ALLOCATION || big == ACL_ERROR_BAD_ALLOC, "status %d", big);
    LT_CHECK(p == (void *)&p);
    RT(aclrtMallocHost(&h, 1000));
    memset(h, 1, 1000);
    RT(aclrtFreeHost(h));
    LT_CHECK(aclrtFreeHost(h) != ACL_SUCCESS);
    size_t free_bytes = 0, total = 0;
    RT(aclrtGetMemInfo(ACL_HBM_MEM, &free_bytes, &total));
    LT_CHECK(total > 0 && free_bytes <= total);
    aclrtPtrAttributes a;
    int local;
    RT(aclrtMalloc(&p, 100, ACL_MEM_MALLOC_HUGE_FIRST));
    RT(aclrtPointerGetAttributes(p, &a));
    LT_EQ(a.location.type, ACL_MEM_LOCATION_TYPE_DEVICE);
    LT_EQ(a.location.id, 0);
    RT(aclrtPointerGetAttributes(&local, &a));
    LT_EQ(a.location.type, ACL_MEM_LOCATION_TYPE_UNREGISTERED);
    RT(aclrtFree(p));
}

static void copies(void) {
    aclrtStream s = NULL;
    start();
    RT(aclrtCreateStream(&s));
    for (int kind = ACL_MEMCPY_HOST_TO_HOST; kind <= ACL_MEMCPY_DEFAULT; kind++)
        for (int async = 0; async < 2; async++) {
            char x[8] = "1234567", y[8] = "abcdefg";
            lt_context("kind %d async %d", kind, async);
            if (async) RT(aclrtMemcpyAsync(x + 1, 6, y, 3, (aclrtMemcpyKind)kind, s));
            else RT(aclrtMemcpy(x + 1, 6, y, 3, (aclrtMemcpyKind)kind));
            RT(aclrtSynchronizeStream(s));
            LT_STREQ(x, "1abc567");
        }
    char x[8] = "1234567", y[8] = "abcdefg";
    for (int bad = 5; bad < 200; bad += 97) {
        LT_CHECK(aclrtMemcpy(x, 8, y, 8, (aclrtMemcpyKind)bad) != ACL_SUCCESS);
        LT_CHECK(aclrtMemcpyAsync(x, 8, y, 8, (aclrtMemcpyKind)bad, s) != ACL_SUCCESS);
    }
    LT_EQ(aclrtMemcpy(x, 4, y, 5, ACL_MEMCPY_HOST_TO_HOST), ACL_ERROR_INVALID_PARAM);
    LT_EQ(aclrtMemcpyAsync(x, 4, y, 5, ACL_MEMCPY_HOST_TO_HOST, s), ACL_ERROR_INVALID_PARAM);
    LT_EQ(aclrtMemset(x, 4, 0, 5), ACL_ERROR_INVALID_PARAM);
    LT_EQ(aclrtMemsetAsync(x, 4, 0, 5, s), ACL_ERROR_INVALID_PARAM);
    RT(aclrtSynchronizeStream(s));
    LT_STREQ(x, "1234567");
    RT(aclrtMemset(x, 8, 0x141, 3));
    RT(aclrtMemsetAsync(x + 4, 4, 'B', 2, s));
    RT(aclrtSynchronizeStream(s));
    LT_STREQ(x, "AAA4BB7");
    RT(aclrtMemcpy(x, 8, y, 0, ACL_MEMCPY_HOST_TO_HOST));
    LT_STREQ(x, "AAA4BB7");
    char wide[20], narrow[12] = "abcdefghijk";
    memset(wide, '.', sizeof wide);
    RT(aclrtMemcpy2d(wide, 5, narrow, 3, 2, 4, ACL_MEMCPY_HOST_TO_DEVICE));
    LT_EQ(memcmp(wide, "ab...de...gh...jk...", 20), 0);
    LT_CHECK(aclrtMemcpy2d(wide, 1, narrow, 3, 2, 4, ACL_MEMCPY_HOST_TO_DEVICE) != ACL_SUCCESS);
    LT_CHECK(aclrtMemcpy2d(wide, 5, narrow, 1, 2, 4, ACL_MEMCPY_HOST_TO_DEVICE) != ACL_SUCCESS);
    LT_CHECK(aclrtMemcpy2d(NULL, 5, narrow, 3, 2, 4, ACL_MEMCPY_HOST_TO_DEVICE) != ACL_SUCCESS);
    LT_EQ(memcmp(wide, "ab...de...gh...jk...", 20), 0);
    RT(aclrtDestroyStream(s));
}

static void *message_of_a_thread(void *p) {
    *(int *)p = (int)strlen(aclGetRecentErrMsg());
    return NULL;
}

/* The message names the call, stays with its thread, and is never NULL. */
static void messages(void) {
    pthread_t t;
    int length = -1;
    start();
    LT_CHECK(aclGetRecentErrMsg() != NULL);
    LT_EQ(aclrtMalloc(NULL, 8, ACL_MEM_MALLOC_HUGE_FIRST), ACL_ERROR_INVALID_PARAM);
    LT_CHECKF(strstr(aclGetRecentErrMsg(), "aclrtMalloc") != NULL, "message: %s", aclGetRecentErrMsg());
    LT_REQUIRE(pthread_create(&t, NULL, message_of_a_thread, &length) == 0);
    pthread_join(t, NULL);
    LT_EQ(length, 0);
    LT_EQ(aclrtFree(NULL), ACL_ERROR_INVALID_PARAM);
    LT_CHECKF(strstr(aclGetRecentErrMsg(), "aclrtFree") != NULL, "message: %s", aclGetRecentErrMsg());
}

static void data_types(void) {
    static const struct {
        aclDataType type;
        int value;
        size_t size;
    } all[] = {{ACL_DT_UNDEFINED, -1, 0}, {ACL_FLOAT, 0, 4},   {ACL_FLOAT16, 1, 2},    {ACL_INT8, 2, 1},
               {ACL_INT32, 3, 4},         {ACL_UINT8, 4, 1},   {ACL_INT16, 6, 2},      {ACL_UINT16, 7, 2},
               {ACL_UINT32, 8, 4},        {ACL_INT64, 9, 8},   {ACL_UINT64, 10, 8},    {ACL_DOUBLE, 11, 8},
               {ACL_BOOL, 12, 1},         {ACL_COMPLEX64, 16, 8}, {ACL_COMPLEX128, 17, 16}, {ACL_BF16, 27, 2},
               {ACL_COMPLEX32, 33, 4}};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        LT_EQ(all[i].type, all[i].value);
        LT_EQ(aclDataTypeSize(all[i].type), all[i].size);
    }
    LT_EQ(ACL_STRING, 13);
    LT_EQ(aclDataTypeSize((aclDataType)999), 0);
    LT_EQ(aclDataTypeSize((aclDataType)5), 0);
}

static float half_value(unsigned bits) {
    int exponent = bits >> 10 & 31;
    float mantissa = (float)(bits & 1023), sign = bits & 0x8000 ? -1.0f : 1.0f;
    if (exponent == 31) return bits & 1023 ? NAN : sign * INFINITY;
    return sign * (exponent == 0 ? ldexpf(mantissa, -24) : ldexpf(1024 + mantissa, exponent - 25));
}

/* All 65536 patterns to float and back; all midpoints between neighbours, and just beside them, to the even or nearer
 * one. */
static void half_precision(void) {
    for (unsigned bits = 0; bits < 65536; bits++) {
        float f = aclFloat16ToFloat((aclFloat16)bits), want = half_value(bits);
        int nan = isnan(want);
        lt_context("half %04x", bits);
        LT_CHECK(nan ? isnan(f) : f == want && !signbit(f) == !signbit(want));
        aclFloat16 back = aclFloatToFloat16(f);
        LT_CHECK(nan ? (back & 0x7c00) == 0x7c00 && (back & 1023) != 0 : back == bits);
    }
    for (unsigned bits = 0; bits < 0x7c00; bits++) {
        float low = half_value(bits), high = bits + 1 == 0x7c00 ? 65536.0f : half_value(bits + 1);
        float middle = (low + high) / 2;
        unsigned even = bits & 1 ? bits + 1 : bits;
        lt_context("between %04x and the next", bits);
        LT_EQ(aclFloatToFloat16(middle), even);
        LT_EQ(aclFloatToFloat16(-middle), even | 0x8000);
        LT_EQ(aclFloatToFloat16(nextafterf(middle, 0)), bits);
        LT_EQ(aclFloatToFloat16(nextafterf(middle, INFINITY)), bits + 1);
    }
    LT_EQ(aclFloatToFloat16(1e30f), 0x7c00);
    LT_EQ(aclFloatToFloat16(-INFINITY), 0xfc00);
    LT_EQ(aclFloatToFloat16(1e-30f), 0);
    LT_EQ(aclFloatToFloat16(-0.0f), 0x8000);
}

static void values(void) {
    LT_EQ(ACL_ERROR_INVALID_PARAM, 100000);
    LT_EQ(ACL_ERROR_UNINITIALIZE, 100001);
    LT_EQ(ACL_ERROR_REPEAT_INITIALIZE, 100002);
    LT_EQ(ACL_ERROR_REPEAT_FINALIZE, 100037);
    LT_EQ(ACL_ERROR_BAD_ALLOC, 200000);
    LT_EQ(ACL_ERROR_API_NOT_SUPPORT, 200001);
    LT_EQ(ACL_ERROR_INVALID_DEVICE, 200002);
    LT_EQ(ACL_ERROR_INVALID_RESOURCE_HANDLE, 200005);
    LT_EQ(ACL_ERROR_INTERNAL_ERROR, 500000);
    LT_EQ(ACL_ERROR_RT_PARAM_INVALID, 107000);
    LT_EQ(ACL_ERROR_RT_INVALID_DEVICEID, 107001);
    LT_EQ(ACL_ERROR_RT_MEMORY_ALLOCATION, 207001);
    LT_EQ(ACL_ERROR_RT_STREAM_NOT_COMPLETE, 507004);
    LT_EQ(ACL_ERROR_RT_STREAM_SYNC_TIMEOUT, 507046);
    LT_EQ(ACL_MEM_MALLOC_NORMAL_ONLY_P2P, 5);
    LT_EQ(ACL_MEMCPY_DEFAULT, 4);
    LT_EQ(ACL_DEVICE, 0);
    LT_EQ(ACL_HOST, 1);
    LT_EQ(ACL_EVENT_SYNC, 1);
    LT_EQ(ACL_EVENT_TIME_LINE, 8);
}

static void garbage_handles(void) {
    lt_rng r = lt_seed(71);
    aclrtStream s = NULL;
    aclrtEvent e = NULL;
    aclrtStreamStatus status = (aclrtStreamStatus)-1;
    char x = 1;
    start();
    RT(aclrtCreateStream(&s));
    RT(aclrtCreateEvent(&e));
    long accepted = 0, rounds = lt_under_valgrind() ? 500 : lt_wanted() == LT_QUICK ? 20000 : 1000000;
    for (long i = 0; i < rounds; i++) {
        uint64_t bits = lt_bits(&r);
        if (i % 4 == 1) bits &= 0xffff;
        if (i % 4 == 2) bits = (uint64_t)(uintptr_t)s ^ (1ull << (bits % 64));
        if (i % 4 == 3) bits = (uint64_t)(uintptr_t)e ^ (1ull << (bits % 64));
        void *h = (void *)(uintptr_t)bits;
        if (h == NULL || h == s || h == e) continue;
        accepted += aclrtSynchronizeStream(h) == ACL_SUCCESS;
        accepted += aclrtDestroyStream(h) == ACL_SUCCESS;
        accepted += aclrtStreamQuery(h, &status) == ACL_SUCCESS;
        accepted += aclrtMemsetAsync(&x, 1, 2, 1, h) == ACL_SUCCESS;
        accepted += aclrtDestroyEvent(h) == ACL_SUCCESS;
        accepted += aclrtRecordEvent(h, s) == ACL_SUCCESS;
        accepted += aclrtStreamWaitEvent(s, h) == ACL_SUCCESS;
        accepted += aclrtDestroyContext(h) == ACL_SUCCESS;
    }
    accepted += aclrtDestroyStream(e) == ACL_SUCCESS;
    accepted += aclrtDestroyEvent(s) == ACL_SUCCESS;
    LT_EQ(accepted, 0);
    LT_CHECK(x == 1 && (int)status == -1);
    RT(aclrtRecordEvent(e, s));
    RT(aclrtSynchronizeStream(s));
    RT(aclrtDestroyEvent(e));
    RT(aclrtDestroyStream(s));
}

static const lt_test tests[] = {{"cycles", cycles, 0},         {"devices", devices, 0},
                                {"contexts", contexts, 0},     {"memory", memory, 0},
                                {"copies", copies, 0},         {"messages", messages, 0},
                                {"data_types", data_types, 0}, {"half_precision", half_precision, 0},
                                {"values", values, 0},         {"garbage_handles", garbage_handles, 0},
                                {0}};
static const lt_test children[] = {{"cycles", child_cycles, 0}, {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, children); }
