/* Every argument of every function of cnrt.h gets bad values: cases/cnrt_arguments.csv. */
#include <string.h>

#include "support.h"

#define Q(i) ((cnrtQueue_t)LT_P(v[i]))
#define N(i) ((cnrtNotifier_t)LT_P(v[i]))
#define DIR(i) ((cnrtMemTransDir_t)v[i])
#define SIZE(i) ((size_t)v[i])
#define INT(i) ((int)v[i])

static int64_t get_device(const int64_t *v) { return cnrtGetDevice(LT_P(v[0])); }
static int64_t set_device(const int64_t *v) { return cnrtSetDevice(INT(0)); }
static int64_t count(const int64_t *v) { return cnrtGetDeviceCount(LT_P(v[0])); }
static int64_t get_flag(const int64_t *v) { return cnrtGetDeviceFlag(LT_P(v[0])); }
static int64_t set_flag(const int64_t *v) { return cnrtSetDeviceFlag((unsigned)v[0]); }
static int64_t attribute(const int64_t *v) {
    return cnrtDeviceGetAttribute(LT_P(v[0]), (cnrtDeviceAttr_t)v[1], INT(2));
}
static int64_t properties(const int64_t *v) { return cnrtGetDeviceProperties(LT_P(v[0]), INT(1)); }
static int64_t lib_version(const int64_t *v) { return cnrtGetLibVersion(LT_P(v[0]), LT_P(v[1]), LT_P(v[2])); }
static int64_t driver_version(const int64_t *v) { return cnrtDriverGetVersion(LT_P(v[0]), LT_P(v[1]), LT_P(v[2])); }
static int64_t device_malloc(const int64_t *v) { return cnrtMalloc(LT_P(v[0]), SIZE(1)); }
static int64_t constant_malloc(const int64_t *v) { return cnrtMallocConstant(LT_P(v[0]), SIZE(1)); }
static int64_t device_free(const int64_t *v) { return cnrtFree(LT_P(v[0])); }
static int64_t host_malloc(const int64_t *v) { return cnrtHostMalloc(LT_P(v[0]), SIZE(1)); }
static int64_t host_free(const int64_t *v) { return cnrtFreeHost(LT_P(v[0])); }
static int64_t async_malloc(const int64_t *v) { return cnrtMemAllocAsync(LT_P(v[0]), SIZE(1), Q(2)); }
static int64_t async_free(const int64_t *v) { return cnrtMemFreeAsync(LT_P(v[0]), Q(1)); }
static int64_t mem_info(const int64_t *v) { return cnrtMemGetInfo(LT_P(v[0]), LT_P(v[1])); }
static int64_t pointer(const int64_t *v) { return cnrtPointerGetAttributes(LT_P(v[0]), LT_P(v[1])); }
static int64_t fill(const int64_t *v) { return cnrtMemset(LT_P(v[0]), INT(1), SIZE(2)); }
static int64_t async_fill(const int64_t *v) { return cnrtMemsetAsync(LT_P(v[0]), INT(1), SIZE(2), Q(3)); }
static int64_t copy(const int64_t *v) { return cnrtMemcpy(LT_P(v[0]), LT_P(v[1]), SIZE(2), DIR(3)); }
static int64_t async_copy(const int64_t *v) {
    return cnrtMemcpyAsync(LT_P(v[0]), LT_P(v[1]), SIZE(2), Q(3), DIR(4));
}
static int64_t async_copy2(const int64_t *v) {
    return cnrtMemcpyAsync_V2(LT_P(v[0]), LT_P(v[1]), SIZE(2), Q(3), DIR(4));
}
static int64_t async_copy3(const int64_t *v) {
    return cnrtMemcpyAsync_V3(LT_P(v[0]), LT_P(v[1]), SIZE(2), Q(3), DIR(4));
}
static int64_t copy_2d(const int64_t *v) {
    return cnrtMemcpy2D(LT_P(v[0]), SIZE(1), LT_P(v[2]), SIZE(3), SIZE(4), SIZE(5), DIR(6));
}
static int64_t async_copy_2d(const int64_t *v) {
    return cnrtMemcpy2DAsync(LT_P(v[0]), SIZE(1), LT_P(v[2]), SIZE(3), SIZE(4), SIZE(5), DIR(6), Q(7));
}
static int64_t peer(const int64_t *v) { return cnrtMemcpyPeer(LT_P(v[0]), INT(1), LT_P(v[2]), INT(3), SIZE(4)); }
static int64_t queue_create(const int64_t *v) { return cnrtQueueCreate(LT_P(v[0])); }
static int64_t queue_create2(const int64_t *v) {
    return cnrtQueueCreateWithPriority(LT_P(v[0]), (unsigned)v[1], INT(2));
}
static int64_t priority(const int64_t *v) { return cnrtQueueGetPriority(Q(0), LT_P(v[1])); }
static int64_t range(const int64_t *v) { return cnrtDeviceGetQueuePriorityRange(LT_P(v[0]), LT_P(v[1])); }
static int64_t queue_destroy(const int64_t *v) { return cnrtQueueDestroy(Q(0)); }
static int64_t query(const int64_t *v) { return cnrtQueueQuery(Q(0)); }
static int64_t sync(const int64_t *v) { return cnrtQueueSync(Q(0)); }
static int64_t queue_wait(const int64_t *v) { return cnrtQueueWaitNotifier(N(0), Q(1), (unsigned)v[2]); }
static int64_t invoke(const int64_t *v) { return cnrtInvokeHostFunc(Q(0), (cnrtHostFn_t)LT_P(v[1]), LT_P(v[2])); }
static int64_t notifier_create(const int64_t *v) { return cnrtNotifierCreate(LT_P(v[0])); }
static int64_t notifier_create2(const int64_t *v) { return cnrtNotifierCreateWithFlags(LT_P(v[0]), (unsigned)v[1]); }
static int64_t notifier_destroy(const int64_t *v) { return cnrtNotifierDestroy(N(0)); }
static int64_t place(const int64_t *v) { return cnrtPlaceNotifier(N(0), Q(1)); }
static int64_t place2(const int64_t *v) { return cnrtPlaceNotifierWithFlags(N(0), Q(1), (unsigned)v[2]); }
static int64_t query_notifier(const int64_t *v) { return cnrtQueryNotifier(N(0)); }
static int64_t wait_notifier(const int64_t *v) { return cnrtWaitNotifier(N(0)); }
static int64_t elapsed(const int64_t *v) { return cnrtNotifierElapsedTime(N(0), N(1), LT_P(v[2])); }
static int64_t duration(const int64_t *v) { return cnrtNotifierDuration(N(0), N(1), LT_P(v[2])); }

static const lt_entry entries[] = {
    {"cnrtGetDevice", "ordinal=word", get_device, NULL},
    {"cnrtSetDevice", "ordinal=0", set_device, NULL},
    {"cnrtGetDeviceCount", "count=word", count, NULL},
    {"cnrtGetDeviceFlag", "flags=word", get_flag, NULL},
    {"cnrtSetDeviceFlag", "flags=0", set_flag, NULL},
    {"cnrtDeviceGetAttribute", "value=word attribute=0x205 ordinal=0", attribute, NULL},
    {"cnrtGetDeviceProperties", "prop=properties ordinal=0", properties, NULL},
    {"cnrtGetLibVersion", "major=word minor=word patch=word", lib_version, NULL},
    {"cnrtDriverGetVersion", "major=word minor=word patch=word", driver_version, NULL},
    {"cnrtMalloc", "ptr=made bytes=100", device_malloc, NULL},
    {"cnrtMallocConstant", "ptr=made bytes=100", constant_malloc, NULL},
    {"cnrtFree", "ptr=once", device_free, NULL},
    {"cnrtHostMalloc", "ptr=made bytes=100", host_malloc, NULL},
    {"cnrtFreeHost", "ptr=hostonce", host_free, NULL},
    {"cnrtMemAllocAsync", "ptr=made bytes=100 queue=queue", async_malloc, NULL},
    {"cnrtMemFreeAsync", "ptr=twice queue=queue", async_free, NULL},
    {"cnrtMemGetInfo", "free=word total=word", mem_info, NULL},
    {"cnrtPointerGetAttributes", "attributes=properties ptr=x", pointer, NULL},
    {"cnrtMemset", "ptr=y value=0 bytes=8", fill, "value"},
    {"cnrtMemsetAsync", "ptr=y value=0 bytes=8 queue=queue", async_fill, "value bytes"},
    {"cnrtMemcpy", "dst=y src=x bytes=8 dir=0", copy, NULL},
    {"cnrtMemcpyAsync", "dst=y src=x bytes=8 queue=queue dir=0", async_copy, "bytes"},
    {"cnrtMemcpyAsync_V2", "dst=y src=x bytes=8 queue=queue dir=0", async_copy2, "bytes"},
    {"cnrtMemcpyAsync_V3", "dst=y src=x bytes=8 queue=queue dir=0", async_copy3, "bytes"},
    {"cnrtMemcpy2D", "dst=y dpitch=8 src=x spitch=8 width=4 height=4 dir=0", copy_2d, NULL},
    {"cnrtMemcpy2DAsync", "dst=y dpitch=8 src=x spitch=8 width=4 height=4 dir=0 queue=queue", async_copy_2d, NULL},
    {"cnrtMemcpyPeer", "dst=y dstdevice=0 src=x srcdevice=0 bytes=8", peer, "bytes"},
    {"cnrtQueueCreate", "queue=made", queue_create, NULL},
    {"cnrtQueueCreateWithPriority", "queue=made flags=0 priority=0", queue_create2, NULL},
    {"cnrtQueueGetPriority", "queue=queue priority=word", priority, NULL},
    {"cnrtDeviceGetQueuePriorityRange", "least=word greatest=word", range, NULL},
    {"cnrtQueueDestroy", "queue=queue", queue_destroy, NULL},
    {"cnrtQueueQuery", "queue=queue", query, NULL},
    {"cnrtQueueSync", "queue=queue", sync, NULL},
    {"cnrtQueueWaitNotifier", "notifier=notifier queue=queue flag=0", queue_wait, NULL},
    {"cnrtInvokeHostFunc", "queue=queue fn=function arg=null", invoke, "arg"},
    {"cnrtNotifierCreate", "notifier=made", notifier_create, NULL},
    {"cnrtNotifierCreateWithFlags", "notifier=made flags=0", notifier_create2, NULL},
    {"cnrtNotifierDestroy", "notifier=notifier", notifier_destroy, NULL},
    {"cnrtPlaceNotifier", "notifier=notifier queue=queue", place, NULL},
    {"cnrtPlaceNotifierWithFlags", "notifier=notifier queue=queue flags=0", place2, NULL},
    {"cnrtQueryNotifier", "notifier=notifier", query_notifier, NULL},
    {"cnrtWaitNotifier", "notifier=notifier", wait_notifier, NULL},
    {"cnrtNotifierElapsedTime", "start=notifier end=notifier ms=word", elapsed, NULL},
    {"cnrtNotifierDuration", "start=notifier end=notifier us=word", duration, NULL},
    {0}};

static const lt_name statuses[] = {{"SUCCESS", cnrtSuccess},
                                   {"ARGS", cnrtErrorArgsInvalid},
                                   {"NODEV", cnrtErrorNoDevice},
                                   {"NOMEM", cnrtErrorNoMem},
                                   {"SYSNOMEM", cnrtErrorSysNoMem},
                                   {"DIR", cnrtErrorMemcpyDirectionInvalid},
                                   {NULL, 0}};

static cnrtQueue_t queue;
static void *made;
static lt_buf x, y, word;

/* What a good call made is destroyed; a failing allocation must not have written the pointer. */
static void after(const char *function, int64_t status) {
    RT(cnrtQueueSync(queue));
    RT(cnrtQueueSync(NULL));
    if (status != 0) {
        LT_CHECK(made == NULL);
        if (cnrtGetLastError() != (cnrtRet_t)status) LT_CHECKF(0, "%s: another last error", function);
    } else if (made != NULL) {
        if (strstr(function, "Queue") != NULL) RT(cnrtQueueDestroy(made));
        else if (strstr(function, "Notifier") != NULL) RT(cnrtNotifierDestroy(made));
        else if (strcmp(function, "cnrtHostMalloc") == 0) RT(cnrtFreeHost(made));
        else RT(cnrtFree(made));
    }
    made = NULL;
    lt_poison(word.p, word.bytes);
    memset(x.p, 3, x.bytes), memset(y.p, 4, y.bytes);
    lt_buf_freeze(&x), lt_buf_freeze(&y), lt_buf_freeze(&word);
}

static void nothing(void *p) { (void)p; }

static void bad_arguments(void) {
    static union {
        cnrtDeviceProp_t device;
        cnrtPointerAttributes_t pointer;
    } properties_out;
    void *once = NULL, *twice = NULL, *block = NULL, *host_once = NULL;
    cnrtQueue_t dead_queue = NULL;
    cnrtNotifier_t notifier = NULL, dead_notifier = NULL;
    int stranger = 0;
    RT(cnrtQueueCreate(&queue));
    RT(cnrtQueueCreate(&dead_queue));
    RT(cnrtQueueDestroy(dead_queue));
    RT(cnrtNotifierCreate(&notifier));
    RT(cnrtNotifierCreate(&dead_notifier));
    RT(cnrtNotifierDestroy(dead_notifier));
    RT(cnrtMalloc(&once, 64));
    RT(cnrtMalloc(&twice, 64));
    RT(cnrtMalloc(&block, 64));
    RT(cnrtHostMalloc(&host_once, 64));
    x = lt_buf_new(64, LT_ZONES, NULL), y = lt_buf_new(64, LT_ZONES, NULL), word = lt_buf_new(8, LT_ZONES, NULL);
    cnrtGetLastError();
    after("", 0);
#define PTR(p) (int64_t)(intptr_t)(p)
    const lt_name values[] = {{"null", 0}, {"garbage", 0x5bd1e995cafe1234}, {"word", PTR(word.p)}, {"x", PTR(x.p)},
        {"y", PTR(y.p)}, {"made", PTR(&made)}, {"queue", PTR(queue)}, {"deadqueue", PTR(dead_queue)},
        {"notifier", PTR(notifier)}, {"deadnotifier", PTR(dead_notifier)}, {"once", PTR(once)}, {"twice", PTR(twice)},
        {"inside", PTR((char *)block + 8)}, {"hostonce", PTR(host_once)}, {"stranger", PTR(&stranger)},
        {"properties", PTR(&properties_out)}, {"function", PTR(nothing)}, {NULL, 0}};
    lt_table_keep(NULL);
    lt_table_keep(&x), lt_table_keep(&y), lt_table_keep(&word);
    lt_table_run("cnrt_arguments.csv", entries, values, statuses, after);
    RT(cnrtFree(block));
    RT(cnrtNotifierDestroy(notifier));
    RT(cnrtQueueDestroy(queue));
    lt_buf_free(&x), lt_buf_free(&y), lt_buf_free(&word);
}

static const lt_test tests[] = {{"bad_arguments", bad_arguments, 0}, {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
