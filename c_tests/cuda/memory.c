/* Allocation, freeing, registration, pointer attributes, managed memory. */
#include <stdlib.h>
#include <string.h>

#include "support.h"

static void life_of_a_block(void) {
    void *p = &p, *q;
    RT(cudaMalloc(&p, 0));
    LT_CHECK(p == NULL);
    RT(cudaFree(NULL));
    RT(cudaFreeHost(NULL));
    RT(cudaFreeAsync(NULL, NULL));
    for (size_t n = 1; n < 5000000; n = n * 7 + 1) {
        RT(cudaMalloc(&p, n));
        LT_EQ((uintptr_t)p % 256, 0);
        memset(p, 1, n);
        RT(cudaFree(p));
    }
    RT(cudaMalloc(&p, 1000));
    RT(cudaMalloc(&q, 1000));
    LT_EQ(cudaFree((char *)p + 256), cudaErrorInvalidValue);
    LT_EQ(cudaFreeHost(p), cudaErrorInvalidValue);
    LT_EQ(cudaFree(&q), cudaErrorInvalidValue);
    RT(cudaFree(p));
    LT_EQ(cudaFree(p), cudaErrorInvalidValue);
    LT_EQ(cudaGetLastError(), cudaErrorInvalidValue);
    RT(cudaFree(q));
    p = &q;
    LT_EQ(cudaMalloc(&p, (size_t)1 << 62), cudaErrorMemoryAllocation);
    LT_CHECK(p == (void *)&q);
    LT_EQ(cudaGetLastError(), cudaErrorMemoryAllocation);
}

static void host_memory(void) {
    unsigned flags = 99;
    void *p, *d;
    RT(cudaMallocHost(&p, 100));
    RT(cudaHostGetFlags(&flags, (char *)p + 99));
    LT_EQ(flags, cudaHostAllocDefault);
    RT(cudaHostGetDevicePointer(&d, p, 0));
    LT_CHECK(d == p);
    LT_EQ(cudaFree(p), cudaErrorInvalidValue);
    RT(cudaFreeHost(p));
    LT_EQ(cudaFreeHost(p), cudaErrorInvalidValue);
    LT_EQ(cudaHostGetFlags(&flags, p), cudaErrorInvalidValue);
    RT(cudaMallocHost(&p, 0));
    LT_CHECK(p == NULL);
    for (unsigned f = 0; f < 8; f++) {
        RT(cudaHostAlloc(&p, 100, f));
        RT(cudaHostGetFlags(&flags, p));
        LT_EQ(flags, f);
        RT(cudaFreeHost(p));
    }
    cudaGetLastError();
}

static void registration(void) {
    static char memory[4096];
    unsigned flags = 99;
    void *d;
    struct cudaPointerAttributes a;
    RT(cudaHostRegister(memory + 100, 1000, cudaHostRegisterMapped));
    LT_EQ(cudaHostRegister(memory + 100, 1000, 0), cudaErrorHostMemoryAlreadyRegistered);
    LT_EQ(cudaHostRegister(memory, 101, 0), cudaErrorHostMemoryAlreadyRegistered);
    LT_EQ(cudaHostRegister(memory + 1099, 1, 0), cudaErrorHostMemoryAlreadyRegistered);
    LT_EQ(cudaHostRegister(memory, 4096, 0), cudaErrorHostMemoryAlreadyRegistered);
    RT(cudaHostRegister(memory, 100, 0));
    RT(cudaHostRegister(memory + 1100, 10, 0));
    RT(cudaHostGetFlags(&flags, memory + 500));
    LT_EQ(flags, cudaHostRegisterMapped);
    RT(cudaHostGetDevicePointer(&d, memory + 500, 0));
    LT_CHECK(d == memory + 500);
    RT(cudaPointerGetAttributes(&a, memory + 1099));
    LT_EQ(a.type, cudaMemoryTypeHost);
    LT_EQ(cudaHostUnregister(memory + 101), cudaErrorInvalidValue);
    LT_EQ(cudaFreeHost(memory + 100), cudaErrorInvalidValue);
    RT(cudaHostUnregister(memory + 100));
    LT_EQ(cudaHostUnregister(memory + 100), cudaErrorHostMemoryNotRegistered);
    RT(cudaPointerGetAttributes(&a, memory + 500));
    LT_EQ(a.type, cudaMemoryTypeUnregistered);
    RT(cudaHostUnregister(memory));
    RT(cudaHostUnregister(memory + 1100));
    cudaGetLastError();
}

static void attributes(void) {
    struct cudaPointerAttributes a;
    char *p;
    int here;
    RT(cudaMalloc((void **)&p, 100));
    RT(cudaPointerGetAttributes(&a, p + 99));
    LT_CHECK(a.type == cudaMemoryTypeDevice && a.device == 0 && a.devicePointer == p + 99 && a.hostPointer == NULL);
    RT(cudaFree(p));
    RT(cudaPointerGetAttributes(&a, p));
    LT_CHECK(a.type == cudaMemoryTypeUnregistered && a.device == cudaInvalidDeviceId && a.devicePointer == NULL);
    RT(cudaMallocHost((void **)&p, 100));
    RT(cudaPointerGetAttributes(&a, p + 1));
    LT_CHECK(a.type == cudaMemoryTypeHost && a.device == 0 && a.devicePointer == p + 1 && a.hostPointer == p + 1);
    RT(cudaFreeHost(p));
    RT(cudaMallocManaged((void **)&p, 100, cudaMemAttachGlobal));
    RT(cudaPointerGetAttributes(&a, p + 1));
    LT_CHECK(a.type == cudaMemoryTypeManaged && a.devicePointer == p + 1 && a.hostPointer == p + 1);
    RT(cudaFree(p));
    RT(cudaPointerGetAttributes(&a, &here));
    LT_EQ(a.type, cudaMemoryTypeUnregistered);
    RT(cudaPointerGetAttributes(&a, NULL));
    LT_EQ(a.type, cudaMemoryTypeUnregistered);
}

static void managed(void) {
    struct cudaMemLocation device = {cudaMemLocationTypeDevice, 0}, host = {cudaMemLocationTypeHost, 0},
                           nowhere = {cudaMemLocationTypeInvalid, 0}, absent = {cudaMemLocationTypeDevice, 1};
    cudaStream_t s;
    char *p;
    RT(cudaStreamCreate(&s));
    RT(cudaMallocManaged((void **)&p, 1000, cudaMemAttachHost));
    RT(cudaMemPrefetchAsync(p, 1000, 0, s));
    RT(cudaMemPrefetchAsync(p + 500, 500, cudaCpuDeviceId, NULL));
    LT_EQ(cudaMemPrefetchAsync(p + 500, 501, 0, NULL), cudaErrorInvalidValue);
    RT(cudaMemPrefetchAsync_v2(p, 1000, device, 0, s));
    RT(cudaMemPrefetchAsync_v2(p, 1000, host, 0, s));
    LT_EQ(cudaMemPrefetchAsync_v2(p, 1000, nowhere, 0, s), cudaErrorInvalidValue);
    LT_EQ(cudaMemPrefetchAsync_v2(p, 1000, absent, 0, s), cudaErrorInvalidValue);
    LT_EQ(cudaMemPrefetchAsync_v2(p, 1000, device, 1, s), cudaErrorInvalidValue);
    for (int advice = 1; advice <= 6; advice++) {
        RT(cudaMemAdvise(p, 1000, (enum cudaMemoryAdvise)advice, 0));
        RT(cudaMemAdvise(p, 1000, (enum cudaMemoryAdvise)advice, cudaCpuDeviceId));
        RT(cudaMemAdvise_v2(p, 1000, (enum cudaMemoryAdvise)advice, host));
    }
    RT(cudaMemAdvise(p, 1000, cudaMemAdviseSetReadMostly, 77));
    LT_EQ(cudaMemAdvise(p, 1000, cudaMemAdviseSetAccessedBy, 77), cudaErrorInvalidDevice);
    LT_EQ(cudaMemAdvise_v2(p, 1000, cudaMemAdviseSetPreferredLocation, absent), cudaErrorInvalidValue);
    RT(cudaStreamAttachMemAsync(s, p, 0, cudaMemAttachSingle));
    LT_EQ(cudaStreamAttachMemAsync(s, &s, 0, cudaMemAttachSingle), cudaErrorInvalidValue);
    /* The host may use it after waiting. */
    RT(cudaMemsetAsync(p, 5, 1000, s));
    RT(cudaStreamSynchronize(s));
    LT_CHECK(p[0] == 5 && p[999] == 5);
    RT(cudaFree(p));
    RT(cudaMallocManaged((void **)&p, 0, cudaMemAttachGlobal));
    LT_CHECK(p == NULL);
    RT(cudaMalloc((void **)&p, 100));
    LT_EQ(cudaMemPrefetchAsync(p, 100, 0, NULL), cudaErrorInvalidValue);
    RT(cudaFree(p));
    RT(cudaStreamDestroy(s));
    cudaGetLastError();
}

static void pitched(void) {
    size_t pitch = 0;
    void *p;
    RT(cudaMallocPitch(&p, &pitch, 100, 7));
    LT_CHECK(pitch >= 100 && pitch % 512 == 0);
    RT(cudaMemset2D(p, pitch, 1, 100, 7));
    RT(cudaFree(p));
    LT_EQ(cudaMallocPitch(&p, &pitch, (size_t)-1, 1), cudaErrorInvalidValue);
    LT_EQ(cudaMallocPitch(&p, &pitch, (size_t)1 << 40, (size_t)1 << 40), cudaErrorMemoryAllocation);
    RT(cudaMallocPitch(&p, &pitch, 0, 7));
    LT_CHECK(p == NULL);
    cudaGetLastError();
}

/* Freeing waits for work on any stream: the gate opens by itself. */
static void freeing_waits(void) {
    for (int i = 0; i < 3; i++) {
        gate g = {0, 0, 0, 50};
        cudaStream_t s;
        static char own[64];
        void *p;
        RT(cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking));
        if (i == 0) RT(cudaMalloc(&p, 64));
        if (i == 1) RT(cudaMallocHost(&p, 64));
        if (i == 2) RT(cudaHostRegister(p = own, 64, 0));
        RT(cudaLaunchHostFunc(s, gate_hold, &g));
        RT(cudaMemsetAsync(p, 1, 64, s));
        if (i == 0) RT(cudaFree(p));
        if (i == 1) RT(cudaFreeHost(p));
        if (i == 2) RT(cudaHostUnregister(p));
        LT_CHECKF(g.left, "case %d", i);
        RT(cudaStreamDestroy(s));
    }
}

static void in_order_of_a_stream(void) {
    gate g = {0, 0, 0, FOREVER_MS};
    struct cudaPointerAttributes a;
    cudaStream_t s;
    char *p = NULL;
    RT(cudaStreamCreate(&s));
    RT(cudaMallocAsync((void **)&p, 100, s));
    RT(cudaLaunchHostFunc(s, gate_hold, &g));
    RT(cudaMemsetAsync(p, 3, 100, s));
    lt_step("freeing in the order of a stream");
    RT(cudaFreeAsync(p, s));
    RT(cudaPointerGetAttributes(&a, p));
    LT_EQ(a.type, cudaMemoryTypeDevice);
    LT_EQ(cudaFreeAsync(p, s), cudaErrorInvalidValue);
    LT_EQ(cudaFree(p), cudaErrorInvalidValue);
    LT_CHECK(!g.left); /* refused at once, not after a wait */
    gate_open(&g);
    RT(cudaStreamSynchronize(s));
    RT(cudaPointerGetAttributes(&a, p));
    LT_EQ(a.type, cudaMemoryTypeUnregistered);
    LT_EQ(cudaFreeAsync(p, s), cudaErrorInvalidValue);
    RT(cudaMallocAsync((void **)&p, 0, s));
    LT_CHECK(p == NULL);
    RT(cudaMallocAsync((void **)&p, 100, s));
    RT(cudaFree(p));
    RT(cudaStreamDestroy(s));
    cudaGetLastError();
}

static void information(void) {
    size_t free0 = 0, total0 = 0, free1 = 0, total1 = 0;
    void *p;
    RT(cudaMemGetInfo(&free0, &total0));
    LT_CHECK(free0 > 0 && free0 <= total0);
    RT(cudaMalloc(&p, 1 << 24));
    RT(cudaMemGetInfo(&free1, &total1));
    LT_EQ(free0 - free1, 1 << 24);
    LT_EQ(total0, total1);
    RT(cudaFree(p));
    RT(cudaMemGetInfo(&free1, &total1));
    LT_EQ(free0, free1);
}

static const lt_test tests[] = {{"life_of_a_block", life_of_a_block, 0},
                                {"host_memory", host_memory, 0},
                                {"registration", registration, 0},
                                {"attributes", attributes, 0},
                                {"managed", managed, 0},
                                {"pitched", pitched, 0},
                                {"freeing_waits", freeing_waits, 0},
                                {"in_order_of_a_stream", in_order_of_a_stream, 0},
                                {"information", information, 0},
                                {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
