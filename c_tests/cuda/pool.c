/* Memory pools: counts, limits, settings. */
#include <string.h>

#include "support.h"

static unsigned long long count(cudaMemPool_t pool, enum cudaMemPoolAttr attr) {
    unsigned long long value = 0x5a5a5a5a5a5a5a5a;
    RT(cudaMemPoolGetAttribute(pool, attr, &value));
    return value;
}

static struct cudaMemPoolProps properties(void) {
    struct cudaMemPoolProps p;
    memset(&p, 0, sizeof p);
    p.allocType = cudaMemAllocationTypePinned;
    p.location.type = cudaMemLocationTypeDevice;
    return p;
}

static void counts(void) {
    cudaMemPool_t pool;
    cudaStream_t s;
    gate g = {0, 0, 0, FOREVER_MS};
    void *a, *b;
    unsigned long long zero = 0;
    RT(cudaStreamCreate(&s));
    RT(cudaDeviceGetDefaultMemPool(&pool, 0));
    unsigned long long used = count(pool, cudaMemPoolAttrUsedMemCurrent);
    RT(cudaMallocAsync(&a, 1000, s));
    RT(cudaMallocFromPoolAsync(&b, 500, pool, s));
    LT_EQ(count(pool, cudaMemPoolAttrUsedMemCurrent), used + 1500);
    LT_CHECK(count(pool, cudaMemPoolAttrUsedMemHigh) >= used + 1500);
    LT_EQ(count(pool, cudaMemPoolAttrReservedMemCurrent), used + 1500);
    RT(cudaLaunchHostFunc(s, gate_hold, &g));
    RT(cudaFreeAsync(a, s));
    LT_EQ(count(pool, cudaMemPoolAttrUsedMemCurrent), used + 1500); /* not yet */
    gate_open(&g);
    RT(cudaStreamSynchronize(s));
    LT_EQ(count(pool, cudaMemPoolAttrUsedMemCurrent), used + 500);
    RT(cudaMemPoolSetAttribute(pool, cudaMemPoolAttrUsedMemHigh, &zero));
    LT_EQ(count(pool, cudaMemPoolAttrUsedMemHigh), used + 500);
    RT(cudaFree(b));
    LT_EQ(count(pool, cudaMemPoolAttrUsedMemCurrent), used);
    LT_EQ(count(pool, cudaMemPoolAttrUsedMemHigh), used + 500);
    RT(cudaMemPoolTrimTo(pool, 0));
    RT(cudaStreamDestroy(s));
}

static void own_pools(void) {
    struct cudaMemPoolProps p = properties();
    cudaMemPool_t standard, pool, now;
    void *a, *b = &b;
    p.maxSize = 4096;
    RT(cudaDeviceGetDefaultMemPool(&standard, 0));
    RT(cudaDeviceGetMemPool(&now, 0));
    LT_CHECK(now == standard);
    RT(cudaMemPoolCreate(&pool, &p));
    LT_EQ(count(pool, (enum cudaMemPoolAttr)13 /* MaxPoolSize, since CUDA 13 */), 4096);
    RT(cudaDeviceSetMemPool(0, pool));
    RT(cudaDeviceGetMemPool(&now, 0));
    LT_CHECK(now == pool);
    RT(cudaMallocAsync(&a, 4000, NULL));
    LT_EQ(count(pool, cudaMemPoolAttrUsedMemCurrent), 4000);
    LT_EQ(cudaMallocAsync(&b, 97, NULL), cudaErrorMemoryAllocation);
    LT_EQ(cudaMallocFromPoolAsync(&b, (size_t)-1, pool, NULL), cudaErrorMemoryAllocation);
    LT_CHECK(b == (void *)&b);
    LT_EQ(count(pool, cudaMemPoolAttrUsedMemCurrent), 4000);
    RT(cudaMallocAsync(&b, 96, NULL));
    RT(cudaFreeAsync(b, NULL));
    RT(cudaMemPoolDestroy(pool)); /* what it gave out stays */
    RT(cudaMemset(a, 1, 4000));
    RT(cudaFree(a));
    RT(cudaDeviceGetMemPool(&now, 0));
    LT_CHECK(now == standard);
    LT_EQ(cudaMemPoolDestroy(pool), cudaErrorInvalidValue);
    LT_EQ(cudaMallocFromPoolAsync(&b, 10, pool, NULL), cudaErrorInvalidValue);
    LT_EQ(cudaMemPoolDestroy(standard), cudaErrorInvalidValue);
    LT_EQ(cudaDeviceSetMemPool(0, pool), cudaErrorInvalidValue);
    cudaGetLastError();
}

static void settings(void) {
    struct cudaMemPoolProps p = properties();
    struct cudaMemAccessDesc access = {{cudaMemLocationTypeDevice, 0}, cudaMemAccessFlagsProtReadWrite};
    enum cudaMemAccessFlags flags = cudaMemAccessFlagsProtNone;
    cudaMemPool_t pool;
    unsigned long long big = 1ull << 40;
    RT(cudaMemPoolCreate(&pool, &p));
    for (int attr = 1; attr <= 3; attr++) {
        int pair[2] = {77, 77}, off = 0;
        RT(cudaMemPoolGetAttribute(pool, (enum cudaMemPoolAttr)attr, pair));
        LT_CHECK(pair[0] == 1 && pair[1] == 77); /* an int, no more */
        RT(cudaMemPoolSetAttribute(pool, (enum cudaMemPoolAttr)attr, &off));
        RT(cudaMemPoolGetAttribute(pool, (enum cudaMemPoolAttr)attr, pair));
        LT_EQ(pair[0], 0);
    }
    LT_EQ(count(pool, cudaMemPoolAttrReleaseThreshold), 0);
    RT(cudaMemPoolSetAttribute(pool, cudaMemPoolAttrReleaseThreshold, &big));
    LT_EQ(count(pool, cudaMemPoolAttrReleaseThreshold), 1ull << 40);
    LT_EQ(cudaMemPoolSetAttribute(pool, cudaMemPoolAttrUsedMemHigh, &big), cudaErrorInvalidValue);
    LT_EQ(cudaMemPoolSetAttribute(pool, cudaMemPoolAttrUsedMemCurrent, &big), cudaErrorInvalidValue);
    RT(cudaMemPoolSetAccess(pool, &access, 1));
    RT(cudaMemPoolGetAccess(&flags, pool, &access.location));
    LT_EQ(flags, cudaMemAccessFlagsProtReadWrite);
    access.flags = cudaMemAccessFlagsProtNone;
    LT_EQ(cudaMemPoolSetAccess(pool, &access, 1), cudaErrorInvalidValue);
    access.location.id = 1;
    LT_EQ(cudaMemPoolSetAccess(pool, &access, 1), cudaErrorInvalidDevice);
    RT(cudaMemPoolDestroy(pool));
    p.handleTypes = cudaMemHandleTypePosixFileDescriptor;
    LT_EQ(cudaMemPoolCreate(&pool, &p), cudaErrorNotSupported);
    p = properties(), p.location.id = 1;
    LT_EQ(cudaMemPoolCreate(&pool, &p), cudaErrorInvalidDevice);
    p = properties(), p.location.type = cudaMemLocationTypeHost;
    LT_EQ(cudaMemPoolCreate(&pool, &p), cudaErrorInvalidValue);
    p = properties(), p.allocType = cudaMemAllocationTypeInvalid;
    LT_EQ(cudaMemPoolCreate(&pool, &p), cudaErrorInvalidValue);
    cudaGetLastError();
}

static const lt_test tests[] = {{"counts", counts, 0}, {"own_pools", own_pools, 0}, {"settings", settings, 0}, {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
