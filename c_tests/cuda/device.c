/* The device: selection, properties, limits, errors, reset, kernels that there are not. */
#include <pthread.h>
#include <string.h>

#include "../../include/acl/acl.h"
#include "../../include/cann_ops_blas.h"
#include "support.h"

static void selection(void) {
    int n = 0, d = 9, order[2] = {0, 1};
    char id[32] = "unset";
    RT(cudaGetDeviceCount(&n));
    LT_EQ(n, 1);
    RT(cudaSetDevice(0));
    LT_EQ(cudaSetDevice(1), cudaErrorInvalidDevice);
    LT_EQ(cudaSetDevice(-1), cudaErrorInvalidDevice);
    RT(cudaGetDevice(&d));
    LT_EQ(d, 0);
    RT(cudaSetValidDevices(order, 1));
    LT_EQ(cudaSetValidDevices(order, 2), cudaErrorInvalidDevice);
    RT(cudaRuntimeGetVersion(&n));
    LT_EQ(n, 12090);
    RT(cudaDriverGetVersion(&n));
    LT_EQ(n, 12090);
    LT_EQ(cudaDeviceGetPCIBusId(id, 12, 0), cudaErrorInvalidValue);
    LT_STREQ(id, "unset");
    RT(cudaDeviceGetPCIBusId(id, 13, 0));
    LT_STREQ(id, "0000:00:00.0");
    for (int i = 0; i < 4; i++) {
        static const char *const names[] = {"0000:00:00.0", "00:00.0", "0:0", "0000:00:00"};
        d = 9;
        RT(cudaDeviceGetByPCIBusId(&d, names[i]));
        LT_EQ(d, 0);
    }
    for (int i = 0; i < 5; i++) {
        static const char *const names[] = {"0000:01:00.0", "", "0", "0:0:0.0.0", "zero:00"};
        d = 9;
        LT_EQ(cudaDeviceGetByPCIBusId(&d, names[i]), cudaErrorInvalidDevice);
        LT_EQ(d, 9);
    }
    RT(cudaDeviceCanAccessPeer(&n, 0, 0));
    LT_EQ(n, 0);
    LT_EQ(cudaDeviceEnablePeerAccess(0, 0), cudaErrorPeerAccessUnsupported);
    LT_EQ(cudaDeviceDisablePeerAccess(0), cudaErrorPeerAccessNotEnabled);
    LT_EQ(cudaDeviceGetP2PAttribute(&n, cudaDevP2PAttrAccessSupported, 0, 0), cudaErrorInvalidDevice);
    RT(cudaProfilerStart());
    RT(cudaProfilerStop());
    RT(cudaCtxResetPersistingL2Cache());
    cudaGetLastError();
}

static void properties(void) {
    struct cudaDeviceProp p;
    size_t free_bytes, total;
    int d = 9;
    memset(&p, 0x5a, sizeof p);
    RT(cudaGetDeviceProperties(&p, 0));
    LT_STREQ(p.name, "lucho virtual device");
    LT_CHECK(p.major == 8 && p.minor == 0 && p.warpSize == 32 && p.multiProcessorCount >= 1);
    RT(cudaMemGetInfo(&free_bytes, &total));
    LT_EQ(p.totalGlobalMem, total);
    LT_CHECK(p.maxThreadsPerBlock == 1024 && p.maxThreadsDim[2] == 64 && p.maxGridSize[1] == 65535);
    LT_CHECK(p.managedMemory == 1 && p.memoryPoolsSupported == 1 && p.reserved[0] == 0);
    RT(cudaChooseDevice(&d, &p));
    LT_EQ(d, 0);
    /* The same facts by attribute. */
    const struct {
        enum cudaDeviceAttr attr;
        int value;
    } facts[] = {{cudaDevAttrMaxThreadsPerBlock, p.maxThreadsPerBlock},
                 {cudaDevAttrMaxBlockDimX, p.maxThreadsDim[0]},
                 {cudaDevAttrMaxGridDimX, p.maxGridSize[0]},
                 {cudaDevAttrWarpSize, p.warpSize},
                 {cudaDevAttrMultiProcessorCount, p.multiProcessorCount},
                 {cudaDevAttrComputeCapabilityMajor, p.major},
                 {cudaDevAttrComputeCapabilityMinor, p.minor},
                 {cudaDevAttrClockRate, p.clockRate},
                 {cudaDevAttrL2CacheSize, p.l2CacheSize},
                 {cudaDevAttrMaxSharedMemoryPerBlock, (int)p.sharedMemPerBlock},
                 {cudaDevAttrMaxSharedMemoryPerBlockOptin, (int)p.sharedMemPerBlockOptin},
                 {cudaDevAttrManagedMemory, p.managedMemory},
                 {cudaDevAttrUnifiedAddressing, p.unifiedAddressing},
                 {cudaDevAttrCooperativeLaunch, p.cooperativeLaunch}};
    for (unsigned i = 0; i < sizeof facts / sizeof *facts; i++) {
        int value = -99;
        RT(cudaDeviceGetAttribute(&value, facts[i].attr, 0));
        LT_CHECKF(value == facts[i].value, "attribute %d is %d, property %d", facts[i].attr, value, facts[i].value);
    }
    cudaGetLastError();
}

/* The layout of CUDA 11 is the beginning of that of 12, and not a byte more is written. */
#undef cudaGetDeviceProperties
#ifdef NVIDIA_HEADERS
cudaError_t cudaGetDeviceProperties(struct cudaDeviceProp *, int);
cudaError_t luchoCudaGetDeviceProperties13(struct cudaDeviceProp *, int);
#endif
static void layouts(void) {
    static unsigned char old[1100], now[1100];
    memset(old, 0x5a, sizeof old), memset(now, 0xa5, sizeof now);
    RT(cudaGetDeviceProperties((struct cudaDeviceProp *)old, 0));
    RT(cudaGetDeviceProperties_v2((struct cudaDeviceProp *)now, 0));
    LT_CHECK(memcmp(old, now, 728) == 0);
    for (int i = 728; i < 1100; i++) LT_CHECK(old[i] == 0x5a);
    for (int i = 1032; i < 1100; i++) LT_CHECK(now[i] == 0xa5);
    memset(now, 0xa5, sizeof now);
    RT(luchoCudaGetDeviceProperties13((struct cudaDeviceProp *)now, 0));
    for (int i = 1008; i < 1100; i++) LT_CHECK(now[i] == 0xa5);
    LT_STREQ((char *)now, "lucho virtual device");
}

static void limits(void) {
    enum cudaFuncCache cache;
    enum cudaSharedMemConfig banks;
    unsigned flags = 0;
    for (int limit = 0; limit <= 6; limit++) {
        size_t before = 0, value = 0;
        cudaError_t want = limit == cudaLimitDevRuntimeSyncDepth ? cudaErrorUnsupportedLimit : cudaSuccess;
        LT_EQ(cudaDeviceGetLimit(&before, (enum cudaLimit)limit), want);
        LT_EQ(cudaDeviceSetLimit((enum cudaLimit)limit, before + 64), want);
        LT_EQ(cudaDeviceGetLimit(&value, (enum cudaLimit)limit), want);
        if (want == cudaSuccess) LT_EQ(value, before + 64);
        if (want == cudaSuccess) RT(cudaDeviceSetLimit((enum cudaLimit)limit, before));
    }
    RT(cudaDeviceSetCacheConfig(cudaFuncCachePreferL1));
    RT(cudaDeviceGetCacheConfig(&cache));
    LT_EQ(cache, cudaFuncCachePreferL1);
    RT(cudaDeviceSetSharedMemConfig(cudaSharedMemBankSizeEightByte));
    RT(cudaDeviceGetSharedMemConfig(&banks));
    LT_EQ(banks, cudaSharedMemBankSizeEightByte);
    RT(cudaSetDeviceFlags(cudaDeviceScheduleYield));
    RT(cudaGetDeviceFlags(&flags));
    LT_EQ(flags, cudaDeviceScheduleYield | cudaDeviceMapHost);
    RT(cudaInitDevice(0, cudaDeviceScheduleSpin, cudaInitDeviceFlagsAreValid));
    RT(cudaGetDeviceFlags(&flags));
    LT_EQ(flags, cudaDeviceScheduleSpin | cudaDeviceMapHost);
    RT(cudaInitDevice(0, 0xffffffff, 0));
    LT_EQ(cudaSetDeviceFlags(3), cudaErrorInvalidValue);
    LT_EQ(cudaSetDeviceFlags(0x100), cudaErrorInvalidValue);
    RT(cudaDeviceReset());
    RT(cudaDeviceGetCacheConfig(&cache));
    LT_EQ(cache, cudaFuncCachePreferNone);
    RT(cudaGetDeviceFlags(&flags));
    LT_EQ(flags, cudaDeviceMapHost);
    cudaGetLastError();
}

static void *fails_elsewhere(void *p) {
    (void)p;
    LT_EQ(cudaPeekAtLastError(), cudaSuccess);
    LT_EQ(cudaSetDevice(5), cudaErrorInvalidDevice);
    LT_EQ(cudaPeekAtLastError(), cudaErrorInvalidDevice);
    return NULL;
}

static void last_errors(void) {
    pthread_t t;
    void *p;
    LT_EQ(cudaGetLastError(), cudaSuccess);
    LT_EQ(cudaMalloc(NULL, 4), cudaErrorInvalidValue);
    RT(cudaMalloc(&p, 4)); /* success does not clear it */
    LT_EQ(cudaPeekAtLastError(), cudaErrorInvalidValue);
    LT_EQ(cudaStreamSynchronize((cudaStream_t)0x1234567), cudaErrorInvalidResourceHandle);
    pthread_create(&t, NULL, fails_elsewhere, NULL);
    pthread_join(t, NULL);
    LT_EQ(cudaPeekAtLastError(), cudaErrorInvalidResourceHandle);
    LT_EQ(cudaGetLastError(), cudaErrorInvalidResourceHandle);
    LT_EQ(cudaGetLastError(), cudaSuccess);
    LT_EQ(cudaPeekAtLastError(), cudaSuccess);
    RT(cudaFree(p));
}

static void names_of_errors(void) {
    LT_STREQ(cudaGetErrorName(cudaSuccess), "cudaSuccess");
    LT_STREQ(cudaGetErrorName(cudaErrorMemoryAllocation), "cudaErrorMemoryAllocation");
    LT_STREQ(cudaGetErrorName((cudaError_t)919), "cudaErrorFabricNotReady");
    LT_STREQ(cudaGetErrorString(cudaSuccess), "no error");
    LT_STREQ(cudaGetErrorName((cudaError_t)12345), "unrecognized error code");
    LT_STREQ(cudaGetErrorString((cudaError_t)-1), "unrecognized error code");
    int known = 0;
    for (int i = 0; i < 20000; i++) {
        const char *name = cudaGetErrorName((cudaError_t)i), *text = cudaGetErrorString((cudaError_t)i);
        LT_CHECK(name != NULL && text != NULL && *name != 0 && *text != 0);
        known += strncmp(name, "cuda", 4) == 0;
        LT_EQ(strcmp(name, "unrecognized error code") == 0, strcmp(text, "unrecognized error code") == 0);
    }
    LT_EQ(known, 139);
}

/* Reset ends streams, events and memory, also while handles of libraries are alive; the device goes on. */
static void reset(void) {
    void *p, *host;
    static char own[64];
    cudaStream_t s;
    cudaEvent_t e;
    aclblasHandle_t library = NULL;
    aclrtStream stream = NULL;
    gate g = {0, 0, 0, 30};
    size_t free0, free1, total;
    LT_EQ(aclInit(NULL), ACL_SUCCESS);
    RT(cudaMemGetInfo(&free0, &total));
    for (int round = 0; round < 3; round++) {
        LT_EQ(aclblasCreate(&library), ACLBLAS_STATUS_SUCCESS);
        LT_EQ(aclrtCreateStream(&stream), ACL_SUCCESS);
        LT_EQ(aclblasSetStream(library, stream), ACLBLAS_STATUS_SUCCESS);
        RT(cudaStreamCreate(&s));
        RT(cudaEventCreate(&e));
        RT(cudaMalloc(&p, 1 << 21));
        RT(cudaMallocHost(&host, 100));
        RT(cudaHostRegister(own, 64, 0));
        RT(cudaLaunchHostFunc(s, gate_hold, &g));
        RT(cudaMemsetAsync(p, 1, 1 << 21, s));
        RT(cudaEventRecord(e, s));
        if (round == 1) RT(cudaThreadExit());
        else RT(cudaDeviceReset());
        LT_CHECK(g.left);
        LT_EQ(cudaStreamQuery(s), cudaErrorInvalidResourceHandle);
        LT_EQ(cudaEventQuery(e), cudaErrorInvalidResourceHandle);
        LT_EQ(cudaFree(p), cudaErrorInvalidValue);
        LT_EQ(cudaFreeHost(host), cudaErrorInvalidValue);
        LT_EQ(cudaHostUnregister(own), cudaErrorHostMemoryNotRegistered);
        RT(cudaMemGetInfo(&free1, &total));
        LT_EQ(free0, free1);
        LT_EQ(aclblasDestroy(library), ACLBLAS_STATUS_SUCCESS);
        RT(cudaStreamCreate(&s));
        RT(cudaMalloc(&p, 64));
        RT(cudaMemsetAsync(p, 1, 64, s));
        RT(cudaStreamSynchronize(s));
        RT(cudaFree(p));
        RT(cudaStreamDestroy(s));
        RT(cudaDeviceReset());
    }
    cudaGetLastError();
}

static int variable;
static void kernels(void) {
    struct dim3 one = {1, 1, 1};
    struct cudaFuncAttributes attributes;
    void *p = &p;
    size_t size = 77;
    int n = 77;
    LT_EQ(cudaLaunchKernel((void *)&variable, one, one, NULL, 0, NULL), cudaErrorNotSupported);
    LT_EQ(cudaPeekAtLastError(), cudaErrorNotSupported);
    LT_EQ(cudaLaunchKernel(NULL, one, one, NULL, 0, NULL), cudaErrorInvalidDeviceFunction);
    LT_EQ(cudaMemcpyToSymbol(&variable, &n, 4, 0, cudaMemcpyHostToDevice), cudaErrorNotSupported);
    LT_EQ(cudaMemcpyToSymbolAsync(&variable, &n, 4, 0, cudaMemcpyHostToDevice, NULL), cudaErrorNotSupported);
    LT_EQ(cudaMemcpyFromSymbol(&n, &variable, 4, 0, cudaMemcpyDeviceToHost), cudaErrorNotSupported);
    LT_EQ(cudaMemcpyFromSymbolAsync(&n, &variable, 4, 0, cudaMemcpyDeviceToHost, NULL), cudaErrorNotSupported);
    LT_EQ(cudaGetSymbolAddress(&p, &variable), cudaErrorNotSupported);
    LT_EQ(cudaGetSymbolSize(&size, &variable), cudaErrorNotSupported);
    LT_EQ(cudaFuncGetAttributes(&attributes, (void *)&variable), cudaErrorNotSupported);
    LT_EQ(cudaFuncSetAttribute((void *)&variable, cudaFuncAttributeMaxDynamicSharedMemorySize, 1), cudaErrorNotSupported);
    LT_EQ(cudaFuncSetCacheConfig((void *)&variable, cudaFuncCachePreferL1), cudaErrorNotSupported);
    LT_EQ(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&n, (void *)&variable, 32, 0), cudaErrorNotSupported);
    LT_CHECK(p == (void *)&p && size == 77 && n == 77);
    cudaGetLastError();
}

static const lt_test tests[] = {{"selection", selection, 0},
                                {"properties", properties, 0},
                                {"layouts", layouts, 0},
                                {"limits", limits, 0},
                                {"last_errors", last_errors, 0},
                                {"names_of_errors", names_of_errors, 0},
                                {"reset", reset, 0},
                                {"kernels", kernels, 0},
                                {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
