/* Every argument of every function of acl.h gets bad values: cases/acl_arguments.csv. */
#include <string.h>

#include "support.h"

#define INT(i) ((int32_t)v[i])
#define SIZE(i) ((size_t)v[i])
#define KIND(i) ((aclrtMemcpyKind)v[i])

static int64_t init(const int64_t *v) { return aclInit(LT_P(v[0])); }
static int64_t set_device(const int64_t *v) { return aclrtSetDevice(INT(0)); }
static int64_t reset_device(const int64_t *v) { return aclrtResetDevice(INT(0)); }
static int64_t get_device(const int64_t *v) { return aclrtGetDevice(LT_P(v[0])); }
static int64_t count(const int64_t *v) { return aclrtGetDeviceCount(LT_P(v[0])); }
static int64_t run_mode(const int64_t *v) { return aclrtGetRunMode(LT_P(v[0])); }
static int64_t context_create(const int64_t *v) { return aclrtCreateContext(LT_P(v[0]), INT(1)); }
static int64_t context_destroy(const int64_t *v) { return aclrtDestroyContext(LT_P(v[0])); }
static int64_t context_set(const int64_t *v) { return aclrtSetCurrentContext(LT_P(v[0])); }
static int64_t context_get(const int64_t *v) { return aclrtGetCurrentContext(LT_P(v[0])); }
static int64_t stream_create(const int64_t *v) { return aclrtCreateStream(LT_P(v[0])); }
static int64_t stream_create2(const int64_t *v) {
    return aclrtCreateStreamWithConfig(LT_P(v[0]), (uint32_t)v[1], (uint32_t)v[2]);
}
static int64_t stream_destroy(const int64_t *v) { return aclrtDestroyStream(LT_P(v[0])); }
static int64_t stream_force(const int64_t *v) { return aclrtDestroyStreamForce(LT_P(v[0])); }
static int64_t sync(const int64_t *v) { return aclrtSynchronizeStream(LT_P(v[0])); }
static int64_t sync_limited(const int64_t *v) { return aclrtSynchronizeStreamWithTimeout(LT_P(v[0]), INT(1)); }
static int64_t query(const int64_t *v) { return aclrtStreamQuery(LT_P(v[0]), LT_P(v[1])); }
static int64_t stream_wait(const int64_t *v) { return aclrtStreamWaitEvent(LT_P(v[0]), LT_P(v[1])); }
static int64_t event_create(const int64_t *v) { return aclrtCreateEvent(LT_P(v[0])); }
static int64_t event_create2(const int64_t *v) { return aclrtCreateEventWithFlag(LT_P(v[0]), (uint32_t)v[1]); }
static int64_t event_destroy(const int64_t *v) { return aclrtDestroyEvent(LT_P(v[0])); }
static int64_t record(const int64_t *v) { return aclrtRecordEvent(LT_P(v[0]), LT_P(v[1])); }
static int64_t event_sync(const int64_t *v) { return aclrtSynchronizeEvent(LT_P(v[0])); }
static int64_t event_query(const int64_t *v) { return aclrtQueryEventStatus(LT_P(v[0]), LT_P(v[1])); }
static int64_t elapsed(const int64_t *v) { return aclrtEventElapsedTime(LT_P(v[0]), LT_P(v[1]), LT_P(v[2])); }
static int64_t device_malloc(const int64_t *v) {
    return aclrtMalloc(LT_P(v[0]), SIZE(1), (aclrtMemMallocPolicy)v[2]);
}
static int64_t device_free(const int64_t *v) { return aclrtFree(LT_P(v[0])); }
static int64_t host_malloc(const int64_t *v) { return aclrtMallocHost(LT_P(v[0]), SIZE(1)); }
static int64_t host_free(const int64_t *v) { return aclrtFreeHost(LT_P(v[0])); }
static int64_t copy(const int64_t *v) { return aclrtMemcpy(LT_P(v[0]), SIZE(1), LT_P(v[2]), SIZE(3), KIND(4)); }
static int64_t async_copy(const int64_t *v) {
    return aclrtMemcpyAsync(LT_P(v[0]), SIZE(1), LT_P(v[2]), SIZE(3), KIND(4), LT_P(v[5]));
}
static int64_t copy_2d(const int64_t *v) {
    return aclrtMemcpy2d(LT_P(v[0]), SIZE(1), LT_P(v[2]), SIZE(3), SIZE(4), SIZE(5), KIND(6));
}
static int64_t fill(const int64_t *v) { return aclrtMemset(LT_P(v[0]), SIZE(1), INT(2), SIZE(3)); }
static int64_t async_fill(const int64_t *v) {
    return aclrtMemsetAsync(LT_P(v[0]), SIZE(1), INT(2), SIZE(3), LT_P(v[4]));
}
static int64_t mem_info(const int64_t *v) { return aclrtGetMemInfo((aclrtMemAttr)v[0], LT_P(v[1]), LT_P(v[2])); }
static int64_t pointer(const int64_t *v) { return aclrtPointerGetAttributes(LT_P(v[0]), LT_P(v[1])); }
static int64_t callback(const int64_t *v) {
    return aclrtLaunchCallback((aclrtCallback)LT_P(v[0]), LT_P(v[1]), (aclrtCallbackBlockType)v[2], LT_P(v[3]));
}

static const lt_entry entries[] = {
    {"aclInit", "path=null", init, NULL},
    {"aclrtSetDevice", "device=0", set_device, NULL},
    {"aclrtResetDevice", "device=0", reset_device, NULL},
    {"aclrtGetDevice", "device=word", get_device, NULL},
    {"aclrtGetDeviceCount", "count=word", count, NULL},
    {"aclrtGetRunMode", "mode=word", run_mode, NULL},
    {"aclrtCreateContext", "context=made device=0", context_create, NULL},
    {"aclrtDestroyContext", "context=null", context_destroy, NULL},
    {"aclrtSetCurrentContext", "context=null", context_set, NULL},
    {"aclrtGetCurrentContext", "context=word", context_get, NULL},
    {"aclrtCreateStream", "stream=made", stream_create, NULL},
    {"aclrtCreateStreamWithConfig", "stream=made priority=0 flag=0", stream_create2, "priority flag"},
    {"aclrtDestroyStream", "stream=stream", stream_destroy, NULL},
    {"aclrtDestroyStreamForce", "stream=stream", stream_force, NULL},
    {"aclrtSynchronizeStream", "stream=stream", sync, NULL},
    {"aclrtSynchronizeStreamWithTimeout", "stream=stream ms=1000", sync_limited, NULL},
    {"aclrtStreamQuery", "stream=stream status=word", query, NULL},
    {"aclrtStreamWaitEvent", "stream=stream event=event", stream_wait, NULL},
    {"aclrtCreateEvent", "event=made", event_create, NULL},
    {"aclrtCreateEventWithFlag", "event=made flag=8", event_create2, NULL},
    {"aclrtDestroyEvent", "event=event", event_destroy, NULL},
    {"aclrtRecordEvent", "event=event stream=stream", record, NULL},
    {"aclrtSynchronizeEvent", "event=event", event_sync, NULL},
    {"aclrtQueryEventStatus", "event=event status=word", event_query, NULL},
    {"aclrtEventElapsedTime", "ms=word from=event to=event", elapsed, NULL},
    {"aclrtMalloc", "ptr=made size=100 policy=0", device_malloc, NULL},
    {"aclrtFree", "ptr=once", device_free, NULL},
    {"aclrtMallocHost", "ptr=made size=100", host_malloc, NULL},
    {"aclrtFreeHost", "ptr=hostonce", host_free, NULL},
    {"aclrtMemcpy", "dst=y max=8 src=x count=8 kind=0", copy, NULL},
    {"aclrtMemcpyAsync", "dst=y max=8 src=x count=8 kind=0 stream=stream", async_copy, NULL},
    {"aclrtMemcpy2d", "dst=y dpitch=8 src=x spitch=8 width=4 height=4 kind=0", copy_2d, NULL},
    {"aclrtMemset", "ptr=y max=8 value=0 count=8", fill, "value"},
    {"aclrtMemsetAsync", "ptr=y max=8 value=0 count=8 stream=stream", async_fill, "value"},
    {"aclrtGetMemInfo", "attribute=1 free=word total=word", mem_info, NULL},
    {"aclrtPointerGetAttributes", "ptr=x attributes=attributes", pointer, NULL},
    {"aclrtLaunchCallback", "fn=function data=null block=1 stream=stream", callback, "data"},
    {0}};

static const lt_name statuses[] = {{"SUCCESS", ACL_SUCCESS},
                                   {"PARAM", ACL_ERROR_INVALID_PARAM},
                                   {"NOMEM", ACL_ERROR_RT_MEMORY_ALLOCATION},
                                   {"BAD_ALLOC", ACL_ERROR_BAD_ALLOC},
                                   {NULL, 0}};

static aclrtStream stream;
static aclrtEvent event;
static void *made;
static lt_buf x, y, word;

static void after(const char *function, int64_t status) {
    RT(aclrtSynchronizeStream(stream));
    RT(aclrtSynchronizeStream(NULL));
    if (status != 0) {
        LT_CHECK(made == NULL);
        LT_CHECKF(strstr(aclGetRecentErrMsg(), function) != NULL, "message: %s", aclGetRecentErrMsg());
    } else if (made != NULL) {
        if (strstr(function, "Stream") != NULL) RT(aclrtDestroyStream(made));
        else if (strstr(function, "Event") != NULL) RT(aclrtDestroyEvent(made));
        else if (strstr(function, "Context") != NULL) RT(aclrtDestroyContext(made));
        else if (strcmp(function, "aclrtMallocHost") == 0) RT(aclrtFreeHost(made));
        else RT(aclrtFree(made));
    }
    made = NULL;
    RT(aclrtRecordEvent(event, stream));
    RT(aclrtSynchronizeStream(stream));
    lt_poison(word.p, word.bytes);
    memset(x.p, 3, x.bytes), memset(y.p, 4, y.bytes);
    lt_buf_freeze(&x), lt_buf_freeze(&y), lt_buf_freeze(&word);
}

static void nothing(void *p) { (void)p; }

static void bad_arguments(void) {
    static aclrtPtrAttributes attributes;
    void *once = NULL, *host_once = NULL;
    aclrtStream dead_stream = NULL;
    aclrtEvent dead_event = NULL;
    start();
    RT(aclrtCreateStream(&stream));
    RT(aclrtCreateStream(&dead_stream));
    RT(aclrtDestroyStream(dead_stream));
    RT(aclrtCreateEvent(&event));
    RT(aclrtCreateEvent(&dead_event));
    RT(aclrtDestroyEvent(dead_event));
    RT(aclrtMalloc(&once, 64, ACL_MEM_MALLOC_HUGE_FIRST));
    RT(aclrtMallocHost(&host_once, 64));
    x = lt_buf_new(64, LT_ZONES, NULL), y = lt_buf_new(64, LT_ZONES, NULL), word = lt_buf_new(8, LT_ZONES, NULL);
    after("", 0);
#define PTR(p) (int64_t)(intptr_t)(p)
    const lt_name values[] = {{"null", 0}, {"garbage", 0x5bd1e995cafe1234}, {"text", PTR("a file")}, {"word", PTR(word.p)},
        {"x", PTR(x.p)}, {"y", PTR(y.p)}, {"made", PTR(&made)}, {"stream", PTR(stream)}, {"deadstream", PTR(dead_stream)},
        {"event", PTR(event)}, {"deadevent", PTR(dead_event)}, {"once", PTR(once)}, {"hostonce", PTR(host_once)},
        {"attributes", PTR(&attributes)}, {"function", PTR(nothing)}, {NULL, 0}};
    lt_table_keep(NULL);
    lt_table_keep(&x), lt_table_keep(&y), lt_table_keep(&word);
    lt_table_run("acl_arguments.csv", entries, values, statuses, after);
    RT(aclrtDestroyEvent(event));
    RT(aclrtDestroyStream(stream));
    lt_buf_free(&x), lt_buf_free(&y), lt_buf_free(&word);
}

static const lt_test tests[] = {{"bad_arguments", bad_arguments, 0}, {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
