/* One good call of every entry point that the rows of the table do not reach, through STEP, so that
 * a fault can be injected into each. See script.h. */
#include "lucho.h"
#include "tour.h"

#include <string.h>

static void bump(void *p)
{
    __atomic_fetch_add((int *)p, 1, __ATOMIC_SEQ_CST);
}

static void tour_mluop(struct wl_session *s)
{
    static const int dims[3] = {2, 3, 4}, strides[3] = {20, 5, 1};
    static const int64_t dims64[3] = {2, 3, 4}, strides64[3] = {20, 5, 1};
    mluOpTensorDescriptor_t d = NULL;
    mluOpTensorLayout_t layout;
    mluOpDataType_t type;
    mluOpPointerMode_t mode;
    mluOpQuantizeRoundMode_t round;
    mluOpAtomicsMode_t atomics;
    cnrtQueue_t queue;
    int nb = 0, got[8], got2[8], major, minor, patch;
    int64_t got64[8], got264[8];
    size_t bytes = 0;

    mluOpGetLibVersion(&major, &minor, &patch);
    ANSWERS(strcmp(mluOpGetErrorString(MLUOP_STATUS_BAD_PARAM), "MLUOP_STATUS_BAD_PARAM") == 0);
    DO(WL_MLUOP, mluOpUpdateContextInformation(s->mlu));
    W(queue); DO(WL_MLUOP, mluOpGetQueue(s->mlu, &queue));
    DO(WL_MLUOP, mluOpSetQuantizeRoundMode(s->mlu, MLUOP_ROUND_HALF_UP));
    W(round); DO(WL_MLUOP, mluOpGetQuantizeRoundMode(s->mlu, &round));
    DO(WL_MLUOP, mluOpSetAtomicsMode(s->mlu, MLUOP_ATOMICS_ALLOWED));
    W(atomics); DO(WL_MLUOP, mluOpGetAtomicsMode(s->mlu, &atomics));
    W(bytes); DO(WL_MLUOP, mluOpGetSizeOfDataType(MLUOP_DTYPE_DOUBLE, &bytes));
    W(d); DO(WL_MLUOP, mluOpCreateTensorDescriptor(&d));
    DO(WL_MLUOP, mluOpSetTensorDescriptor(d, MLUOP_LAYOUT_ARRAY, MLUOP_DTYPE_FLOAT, 3, dims));
    DO(WL_MLUOP, mluOpSetTensorDescriptor_v2(d, MLUOP_LAYOUT_ARRAY, MLUOP_DTYPE_FLOAT, 3, dims64));
    DO(WL_MLUOP, mluOpSetTensorDescriptorEx(d, MLUOP_LAYOUT_ARRAY, MLUOP_DTYPE_FLOAT, 3, dims, strides));
    DO(WL_MLUOP, mluOpSetTensorDescriptorEx_v2(d, MLUOP_LAYOUT_ARRAY, MLUOP_DTYPE_FLOAT, 3, dims64, strides64));
    DO(WL_MLUOP, mluOpSetTensorDescriptorDim(d, 3, dims));
    DO(WL_MLUOP, mluOpSetTensorDescriptorDim_v2(d, 3, dims64));
    DO(WL_MLUOP, mluOpSetTensorDescriptorPointerMode(d, MLUOP_POINTER_MODE_DEVICE));
    W(mode); DO(WL_MLUOP, mluOpGetTensorDescriptorPointerMode(d, &mode));
    W(nb), W(got); DO(WL_MLUOP, mluOpGetTensorDescriptor(d, &layout, &type, &nb, got));
    W(nb), W(got64); DO(WL_MLUOP, mluOpGetTensorDescriptor_v2(d, &layout, &type, &nb, got64));
    W(nb), W(got); DO(WL_MLUOP, mluOpGetTensorDescriptorEx(d, &layout, &type, &nb, got, got2));
    W(nb), W(got64); DO(WL_MLUOP, mluOpGetTensorDescriptorEx_v2(d, &layout, &type, &nb, got64, got264));
    CHECK(nb == 3 && got[2] == 4 && got64[2] == 4, "descriptor: %d dims", nb);
    ANSWERS(mluOpGetTensorElementNum(d) == 24);
    DO(WL_MLUOP, mluOpGetXgetrfWorkspaceSize(s->mlu, d, &bytes));
    DO(WL_MLUOP, mluOpGetLUWorkspaceSize(s->mlu, d, &bytes));
    DO(WL_MLUOP, mluOpGetSgetrf2WorkspaceSize(s->mlu, d, &bytes));
    DO(WL_MLUOP, mluOpResetTensorDescriptor(d));
    DO(WL_MLUOP, mluOpDestroyTensorDescriptor(d));

    mluOpTensorDescriptor_t group[3] = {NULL, NULL, NULL}, *members[3] = {&group[0], &group[1], &group[2]};
    W(group); DO(WL_MLUOP, mluOpCreateGroupTensorDescriptors(members, 3));
    DO(WL_MLUOP, mluOpDestroyGroupTensorDescriptors(members, 3));
}

static void tour_cnrt(struct wl_session *s)
{
    int ordinal, priority, least, greatest, counter = 0;
    unsigned count = 0;
    size_t free_bytes, total;
    float time;
    void *a = NULL, *b = NULL, *h = NULL;
    cnrtQueue_t q = NULL;
    cnrtNotifier_t n1 = NULL, n2 = NULL;

    W(count); DO(WL_CNRT, cnrtGetDeviceCount(&count));
    W(ordinal); DO(WL_CNRT, cnrtGetDevice(&ordinal));
    DO(WL_CNRT, cnrtSetDevice(0));
    W(free_bytes); DO(WL_CNRT, cnrtMemGetInfo(&free_bytes, &total));
    DO(WL_CNRT, cnrtDeviceGetQueuePriorityRange(&least, &greatest));
    W(a); DO(WL_CNRT, cnrtMalloc(&a, 4096));
    W(b); DO(WL_CNRT, cnrtMalloc(&b, 4096));
    W(h); DO(WL_CNRT, cnrtHostMalloc(&h, 4096));
    W(q); DO(WL_CNRT, cnrtQueueCreateWithPriority(&q, 0, least));
    W(priority); DO(WL_CNRT, cnrtQueueGetPriority(q, &priority));
    W(n1); DO(WL_CNRT, cnrtNotifierCreate(&n1));
    W(n2); DO(WL_CNRT, cnrtNotifierCreate(&n2));
    DO(WL_CNRT, cnrtPlaceNotifier(n1, q));
    wl_watch(a, 4096); DO_WAITS(WL_CNRT, cnrtMemset(a, 7, 4096));
    DO(WL_CNRT, cnrtMemsetAsync(b, 9, 4096, q));
    DO(WL_CNRT, cnrtMemcpyAsync(a, b, 4096, q, cnrtMemcpyDevToDev));
    DO(WL_CNRT, cnrtInvokeHostFunc(q, bump, &counter));
    DO(WL_CNRT, cnrtPlaceNotifier(n2, q));
    DO(WL_CNRT, cnrtQueueWaitNotifier(n2, s->queue, 0));
    DO_WAITS(WL_CNRT, cnrtWaitNotifier(n2));
    DO_WAITS(WL_CNRT, cnrtQueueSync(q));
    DO_WAITS(WL_CNRT, cnrtQueueSync(s->queue));
    DO_WAITS(WL_CNRT, cnrtSyncDevice());
    DO_WAITS(WL_CNRT, cnrtQueryNotifier(n2));
    DO_WAITS(WL_CNRT, cnrtQueueQuery(q));
    CHECK(counter == 1 || script_excused(), "the host function ran %d times", counter);
    W(time); DO(WL_CNRT, cnrtNotifierDuration(n1, n2, &time));
    W(time); DO(WL_CNRT, cnrtNotifierElapsedTime(n1, n2, &time));
    DO_WAITS(WL_CNRT, cnrtMemcpy2D(a, 64, b, 64, 16, 8, cnrtMemcpyDevToDev));
    DO(WL_CNRT, cnrtNotifierDestroy(n1));
    DO(WL_CNRT, cnrtNotifierDestroy(n2));
    DO_WAITS(WL_CNRT, cnrtQueueDestroy(q));
    DO_WAITS(WL_CNRT, cnrtFreeHost(h));
    DO_WAITS(WL_CNRT, cnrtFree(b));
    DO_WAITS(WL_CNRT, cnrtFree(a));
    cnrtGetLastError();
    ANSWERS(cnrtGetErrorStr(cnrtErrorNoMem) != NULL);
    ANSWERS(cnrtGetErrorName(cnrtErrorNoMem) != NULL);
}

static void tour_acl(struct wl_session *s)
{
    static double workspace[512];
    int32_t ordinal;
    uint32_t count = 0;
    int counter = 0, version;
    float time;
    size_t free_bytes, total;
    aclrtRunMode mode;
    aclrtContext context = NULL, now = NULL;
    aclrtStream q = NULL, bound;
    aclrtEvent e1 = NULL, e2 = NULL, e3 = NULL;
    aclrtStreamStatus running;
    aclrtEventRecordedStatus recorded;
    aclrtPtrAttributes attributes;
    void *a = NULL, *b = NULL, *h = NULL;

    DO(WL_ACL, aclrtSetDevice(0));
    W(ordinal); DO(WL_ACL, aclrtGetDevice(&ordinal));
    W(count); DO(WL_ACL, aclrtGetDeviceCount(&count));
    W(mode); DO(WL_ACL, aclrtGetRunMode(&mode));
    W(context); DO(WL_ACL, aclrtCreateContext(&context, 0));
    DO(WL_ACL, aclrtSetCurrentContext(context));
    W(now); DO(WL_ACL, aclrtGetCurrentContext(&now));
    W(q); DO(WL_ACL, aclrtCreateStreamWithConfig(&q, 0, 0));
    W(e1); DO(WL_ACL, aclrtCreateEventWithFlag(&e1, ACL_EVENT_TIME_LINE));
    W(e2); DO(WL_ACL, aclrtCreateEventWithFlag(&e2, ACL_EVENT_TIME_LINE));
    W(e3); DO(WL_ACL, aclrtCreateEvent(&e3));
    W(a); DO(WL_ACL, aclrtMalloc(&a, 4096, ACL_MEM_MALLOC_NORMAL_ONLY));
    W(b); DO(WL_ACL, aclrtMalloc(&b, 4096, ACL_MEM_MALLOC_HUGE_ONLY));
    W(h); DO(WL_ACL, aclrtMallocHost(&h, 4096));
    W(attributes); DO(WL_ACL, aclrtPointerGetAttributes(a, &attributes));
    W(free_bytes); DO(WL_ACL, aclrtGetMemInfo((aclrtMemAttr)0, &free_bytes, &total));
    DO(WL_ACL, aclrtRecordEvent(e1, q));
    wl_watch(a, 4096); DO_WAITS(WL_ACL, aclrtMemset(a, 4096, 7, 4096));
    DO(WL_ACL, aclrtMemsetAsync(b, 4096, 9, 4096, q));
    DO(WL_ACL, aclrtMemcpyAsync(a, 4096, b, 4096, ACL_MEMCPY_DEVICE_TO_DEVICE, q));
    DO(WL_ACL, aclrtLaunchCallback(bump, &counter, (aclrtCallbackBlockType)0, q));
    DO(WL_ACL, aclrtRecordEvent(e2, q));
    DO(WL_ACL, aclrtStreamWaitEvent(s->stream, e2));
    DO_WAITS(WL_ACL, aclrtSynchronizeEvent(e2));
    DO_WAITS(WL_ACL, aclrtSynchronizeStreamWithTimeout(q, 10000));
    DO_WAITS(WL_ACL, aclrtSynchronizeStream(s->stream));
    DO_WAITS(WL_ACL, aclrtSynchronizeDevice());
    CHECK(counter == 1 || script_excused(), "the callback ran %d times", counter);
    W(running); DO_WAITS(WL_ACL, aclrtStreamQuery(q, &running));
    W(recorded); DO_WAITS(WL_ACL, aclrtQueryEventStatus(e2, &recorded));
    DO_WAITS(WL_ACL, aclrtMemcpy2d(a, 64, b, 64, 16, 8, ACL_MEMCPY_DEVICE_TO_DEVICE));
    W(time); DO(WL_ACL, aclrtEventElapsedTime(&time, e1, e2));
    W(version); DO(WL_ACLBLAS, aclblasGetVersion(s->blas, &version));
    W(bound); DO(WL_ACLBLAS, aclblasGetStream(s->blas, &bound));
    DO(WL_ACLBLAS, aclblasSetWorkspace(s->blas, workspace, sizeof workspace));
    DO(WL_ACL, aclrtDestroyEvent(e1));
    DO(WL_ACL, aclrtDestroyEvent(e2));
    DO(WL_ACL, aclrtDestroyEvent(e3));
    DO_WAITS(WL_ACL, aclrtDestroyStreamForce(q));
    DO_WAITS(WL_ACL, aclrtFreeHost(h));
    DO_WAITS(WL_ACL, aclrtFree(b));
    DO(WL_ACL, aclrtDestroyContext(context));
    ANSWERS(aclrtGetSocName() != NULL);
    ANSWERS(aclDataTypeSize(ACL_DOUBLE) == 8);
    DO_WAITS(WL_ACL, aclrtFree(a));
    DO(WL_ACL, aclrtSetDevice(0));
}

static void tour_lucho(void)
{
    ANSWERS(luchoGetMathMode() >= 0);
    ANSWERS(luchoGetNumThreads() >= 1);
}

int script_tour(struct wl_session *s)
{
    long before = lt_failures();
    tour_mluop(s);
    tour_cnrt(s);
    tour_acl(s);
    tour_cuda();
    tour_cusparse();
    tour_lucho();
    return lt_failures() != before;
}
