/* C++: overloads, default arguments, distinct types; and what LUCHO_CUDA_VERSION changes. */
#include <cuda.h>
#ifndef NVIDIA_HEADERS /* they have it in another package */
#include <cuda_profiler_api.h>
#endif
#include <cuda_runtime.h>
#include <cuComplex.h>

#include <cmath>
#include <cstring>
#include <type_traits>

#include "test.h"

#define RT(call) LT_REQUIRE_EQ((call), cudaSuccess)

static_assert(std::is_enum<cudaError_t>::value && std::is_same<cudaError_t, cudaError>::value, "a real enum");
static_assert(std::is_same<cudaStream_t, CUstream_st *>::value && std::is_same<CUstream, cudaStream_t>::value, "tags");
static_assert(std::is_same<cudaEvent_t, CUevent_st *>::value, "tags");
static_assert(sizeof(dim3) == 12 && sizeof(float2) == 8 && alignof(float4) == 16 && alignof(double2) == 16, "vectors");
#ifndef NVIDIA_HEADERS
static_assert(CUDART_VERSION == LUCHO_CUDA_VERSION && CUDA_VERSION == LUCHO_CUDA_VERSION, "versions");
#endif
#if CUDART_VERSION == 11080
static_assert(sizeof(cudaDeviceProp) == 728 && sizeof(cudaPointerAttributes) == 24, "CUDA 11");
#elif CUDART_VERSION == 12090
static_assert(sizeof(cudaDeviceProp) == 1032 && sizeof(cudaPointerAttributes) == 24, "CUDA 12");
#else
static_assert(sizeof(cudaDeviceProp) == 1008 && sizeof(cudaPointerAttributes) == 88, "CUDA 13");
#endif

/* Callers overload on the status. */
static int kind_of(cudaError_t) { return 1; }
static int kind_of(int) { return 2; }

static void statuses() {
    LT_EQ(kind_of(cudaSuccess), 1);
    LT_EQ(kind_of(7), 2);
}

static void pointers_of_any_type() {
    float *f = nullptr;
    double *d = nullptr;
    int *i = nullptr;
    void *v = nullptr;
    unsigned flags = 9;
    size_t pitch = 0;
    RT(cudaMalloc(&f, 16));
    RT(cudaMalloc(&v, 16));
    RT(cudaFree(f));
    RT(cudaFree(v));
    RT(cudaMallocHost(&d, 16));
    RT(cudaFreeHost(d));
    RT(cudaMallocHost(&d, 16, cudaHostAllocPortable));
    RT(cudaHostGetFlags(&flags, d));
    LT_EQ(flags, cudaHostAllocPortable);
    RT(cudaFreeHost(d));
    RT(cudaMallocHost(&v, 16, cudaHostAllocWriteCombined));
    RT(cudaFreeHost(v));
    RT(cudaHostAlloc(&d, 16, cudaHostAllocMapped));
    RT(cudaHostGetDevicePointer(&f, d, 0));
    LT_CHECK(static_cast<void *>(f) == d);
    RT(cudaFreeHost(d));
    RT(cudaMallocManaged(&i, 16));
    RT(cudaStreamAttachMemAsync(nullptr, i));
    cudaMemLocation device = {};
    device.type = cudaMemLocationTypeDevice;
    RT(cudaMemAdvise(i, 16, cudaMemAdviseSetReadMostly, device));
    RT(cudaMemPrefetchAsync(i, 16, device, 0));
#if CUDART_VERSION < 13000
    RT(cudaMemAdvise(i, 16, cudaMemAdviseSetReadMostly, 0));
    RT(cudaMemPrefetchAsync(i, 16, 0));
#endif
    RT(cudaFree(i));
    RT(cudaMallocPitch(&f, &pitch, 10, 2));
    RT(cudaFree(f));
    RT(cudaMallocAsync(&f, 16, nullptr));
    RT(cudaFreeAsync(f, nullptr));
    RT(cudaDeviceSynchronize());
}

static void arguments_left_out() {
    float x = 3, y = 0, *d;
    cudaEvent_t e;
    cudaStream_t s;
    RT(cudaMalloc(&d, sizeof x));
    RT(cudaStreamCreate(&s));
    RT(cudaEventCreate(&e));
    RT(cudaEventDestroy(e));
    RT(cudaEventCreate(&e, cudaEventDisableTiming));
    RT(cudaMemcpyAsync(d, &x, sizeof x, cudaMemcpyHostToDevice));
    RT(cudaEventRecord(e));
    RT(cudaStreamWaitEvent(s, e));
    RT(cudaMemcpyAsync(&y, d, sizeof x, cudaMemcpyDeviceToHost, s));
    LT_CHECK(y == 3);
    RT(cudaMemsetAsync(d, 0, sizeof x));
    RT(cudaMemset2DAsync(d, 4, 0, 4, 1));
    RT(cudaEventRecordWithFlags(e));
    RT(cudaEventSynchronize(e));
    RT(cudaEventDestroy(e));
    RT(cudaStreamDestroy(s));
    RT(cudaFree(d));
}

#ifndef NVIDIA_HEADERS /* theirs have these for their own compiler only */
static __device__ int variable;
static __global__ void kernel(int) {}

static void what_there_is_not() {
    int n = 0;
    void *p;
    size_t size;
    cudaFuncAttributes attributes;
    LT_EQ(cudaMemcpyToSymbol(variable, &n, sizeof n), cudaErrorNotSupported);
    LT_EQ(cudaMemcpyFromSymbol(&n, variable, sizeof n), cudaErrorNotSupported);
    LT_EQ(cudaGetSymbolAddress(&p, variable), cudaErrorNotSupported);
    LT_EQ(cudaGetSymbolSize(&size, variable), cudaErrorNotSupported);
    LT_EQ(cudaLaunchKernel(kernel, dim3(2), 32, nullptr), cudaErrorNotSupported);
    LT_EQ(cudaFuncGetAttributes(&attributes, kernel), cudaErrorNotSupported);
    LT_EQ(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&n, kernel, 32, 0), cudaErrorNotSupported);
    kernel(0);
    cudaGetLastError();
}
#endif

/* In every version the members mean the same. */
static void properties() {
    cudaDeviceProp p;
    cudaPointerAttributes a;
    int value = 0;
    std::memset(&p, 0x5a, sizeof p);
    RT(cudaGetDeviceProperties(&p, 0));
    LT_STREQ(p.name, "lucho virtual device");
    LT_CHECK(p.major == 8 && p.minor == 0 && p.canMapHostMemory == 1 && p.maxThreadsDim[2] == 64);
    RT(cudaDeviceGetAttribute(&value, cudaDevAttrMaxBlocksPerMultiprocessor, 0));
    LT_EQ(p.maxBlocksPerMultiProcessor, value);
    LT_EQ(p.reservedSharedMemPerBlock, 1024);
    LT_EQ(p.sharedMemPerMultiprocessor, 164 << 10);
    LT_EQ(p.unifiedAddressing, 1);
#if CUDART_VERSION >= 12000
    LT_EQ(p.memoryPoolsSupported, 1);
    LT_EQ(p.reserved[0], 0);
#endif
    RT(cudaPointerGetAttributes(&a, &p));
    LT_EQ(a.type, cudaMemoryTypeUnregistered);
}

static void shapes() {
    dim3 none, two(2, 3), from(make_uint3(4, 5, 6));
    LT_CHECK(none.x == 1 && none.z == 1 && two.y == 3 && two.z == 1 && from.z == 6);
    float4 v = make_float4(1, 2, 3, 4);
    LT_CHECK(v.w == 4);
    cudaExtent e = make_cudaExtent(1, 2, 3);
    LT_CHECK(e.depth == 3);
}

static void complex_numbers() {
    cuDoubleComplex a = make_cuDoubleComplex(3, -4), b = make_cuDoubleComplex(1, 2);
    LT_CHECK(cuCabs(a) == 5 && cuCreal(cuConj(a)) == 3 && cuCimag(cuConj(a)) == 4);
    cuDoubleComplex p = cuCmul(a, b), q = cuCdiv(p, b), big = make_cuDoubleComplex(1e300, 1e300);
    LT_CHECK(p.x == 11 && p.y == 2 && std::fabs(q.x - 3) < 1e-15 && std::fabs(q.y + 4) < 1e-15);
    q = cuCdiv(big, big);
    LT_CHECK(q.x == 1 && q.y == 0);
    q = cuCdiv(a, make_cuDoubleComplex(0, 2));
    LT_CHECK(q.x == -2 && q.y == -1.5);
    cuComplex f = cuCfmaf(make_cuComplex(1, 2), make_cuComplex(3, 4), make_cuComplex(5, 6));
    LT_CHECK(f.x == 0 && f.y == 16);
    f = cuCdivf(make_cuComplex(1e30f, 1e30f), make_cuComplex(1e30f, -1e30f));
    LT_CHECK(f.x == 0 && f.y == 1);
    LT_CHECK(cuCabsf(make_cuComplex(3e30f, 4e30f)) == 5e30f);
}

static const lt_test tests[] = {{"statuses", statuses, 0},
                                {"pointers_of_any_type", pointers_of_any_type, 0},
                                {"arguments_left_out", arguments_left_out, 0},
#ifndef NVIDIA_HEADERS
                                {"what_there_is_not", what_there_is_not, 0},
#endif
                                {"properties", properties, 0},
                                {"shapes", shapes, 0},
                                {"complex_numbers", complex_numbers, 0},
                                {nullptr, nullptr, 0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, nullptr); }
