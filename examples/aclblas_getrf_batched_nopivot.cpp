// LU factorization of two 3 x 3 matrices without pivoting (no pivot array): one regular, one of rank 1.
//
// g++ aclblas_getrf_batched_nopivot.cpp -I<prefix>/include -L<prefix>/lib -llucho && ./a.out

#include <cstdio>
#include <cstdlib>
#include <vector>

#include "acl/acl.h"
#include "cann_ops_blas.h"

#define CHECK(call)                                              \
    do {                                                         \
        const int status = static_cast<int>(call);               \
        if (status != 0) {                                       \
            std::fprintf(stderr, "%s returned %d\n", #call, status); \
            std::exit(1);                                        \
        }                                                        \
    } while (0)

int main()
{
    const int n = 3;
    const int lda = 3;
    const int batchSize = 2;
    const std::vector<float> a0 = {2, 4, 6, 1, 3, 5, 1, 3, 4};
    const std::vector<float> a1 = {1, 2, 3, 2, 4, 6, 3, 6, 9};
    const size_t matrixBytes = a0.size() * sizeof(float);

    CHECK(aclInit(nullptr));
    aclblasHandle_t handle = nullptr;
    CHECK(aclblasCreate(&handle));
    aclrtStream stream = nullptr;
    CHECK(aclrtCreateStream(&stream));
    CHECK(aclblasSetStream(handle, stream));

    float *dA0 = nullptr;
    float *dA1 = nullptr;
    float **dPtrArray = nullptr;
    int *dInfo = nullptr;
    CHECK(aclrtMalloc((void **)&dA0, matrixBytes, ACL_MEM_MALLOC_HUGE_FIRST));
    CHECK(aclrtMalloc((void **)&dA1, matrixBytes, ACL_MEM_MALLOC_HUGE_FIRST));
    CHECK(aclrtMalloc((void **)&dPtrArray, batchSize * sizeof(float *), ACL_MEM_MALLOC_HUGE_FIRST));
    CHECK(aclrtMalloc((void **)&dInfo, batchSize * sizeof(int), ACL_MEM_MALLOC_HUGE_FIRST));

    CHECK(aclrtMemcpy(dA0, matrixBytes, a0.data(), matrixBytes, ACL_MEMCPY_HOST_TO_DEVICE));
    CHECK(aclrtMemcpy(dA1, matrixBytes, a1.data(), matrixBytes, ACL_MEMCPY_HOST_TO_DEVICE));
    float *pointers[batchSize] = {dA0, dA1};
    CHECK(aclrtMemcpy(dPtrArray, sizeof(pointers), pointers, sizeof(pointers),
                      ACL_MEMCPY_HOST_TO_DEVICE));

    CHECK(aclblasSgetrfBatched(handle, n, dPtrArray, lda, nullptr, dInfo, batchSize));
    CHECK(aclrtSynchronizeStream(stream));

    std::vector<int> info(batchSize);
    CHECK(aclrtMemcpy(info.data(), info.size() * sizeof(int), dInfo, info.size() * sizeof(int),
                      ACL_MEMCPY_DEVICE_TO_HOST));
    for (int i = 0; i < batchSize; ++i) {
        std::printf("Batch %d: infoArray[%d] = %d\n", i, i, info[i]);
    }

    CHECK(aclrtFree(dA0));
    CHECK(aclrtFree(dA1));
    CHECK(aclrtFree(dPtrArray));
    CHECK(aclrtFree(dInfo));
    CHECK(aclrtDestroyStream(stream));
    CHECK(aclblasDestroy(handle));
    CHECK(aclFinalize());
    return 0;
}
