/* In libcudart.so.*: what NVIDIA's compiler has every program with .cu files call before main, kernels or not. The
 * kernels are in a code that no CPU runs, so there is nothing to register; starting one is an error. The functions
 * that do nothing say nothing of their arguments either, which is all the same to their callers. */
#include <cuda_runtime_api.h>

#define NOTHING(name)  \
    void name(void); \
    void name(void) {}
NOTHING(__cudaRegisterFatBinaryEnd)
NOTHING(__cudaUnregisterFatBinary)
NOTHING(__cudaRegisterFunction)
NOTHING(__cudaRegisterVar)
NOTHING(__cudaRegisterHostVar)
NOTHING(__cudaRegisterManagedVar)
NOTHING(__cudaRegisterTexture)
NOTHING(__cudaRegisterSurface)
NOTHING(__cudaRegisterUnifiedTable)

static void *binary;
void **__cudaRegisterFatBinary(void *code);
void **__cudaRegisterFatBinary(void *code) {
    (void)code;
    return &binary;
}

char __cudaInitModule(void **handle);
char __cudaInitModule(void **handle) {
    (void)handle;
    return 0;
}

/* f<<<...>>>(...) begins with this, and ends with it unless it is 0. So the error is made here. */
unsigned __cudaPushCallConfiguration(dim3 grid, dim3 block, size_t shared, struct CUstream_st *stream);
unsigned __cudaPushCallConfiguration(dim3 grid, dim3 block, size_t shared, struct CUstream_st *stream) {
    return (unsigned)cudaLaunchKernel((const void *)&binary, grid, block, 0, shared, stream);
}

cudaError_t __cudaPopCallConfiguration(dim3 *grid, dim3 *block, size_t *shared, void *stream);
cudaError_t __cudaPopCallConfiguration(dim3 *grid, dim3 *block, size_t *shared, void *stream) {
    (void)grid, (void)block, (void)shared, (void)stream;
    return cudaErrorMissingConfiguration;
}

/* Kernels called by name need no configuration. */
cudaError_t __cudaGetKernel(void **kernel, const void *function);
cudaError_t __cudaGetKernel(void **kernel, const void *function) {
    *kernel = (void *)function;
    return cudaSuccess;
}

cudaError_t __cudaLaunchKernel(void *kernel, dim3 grid, dim3 block, void **arguments, size_t shared,
                               cudaStream_t stream);
cudaError_t __cudaLaunchKernel(void *kernel, dim3 grid, dim3 block, void **arguments, size_t shared,
                               cudaStream_t stream) {
    return cudaLaunchKernel(kernel, grid, block, arguments, shared, stream);
}

cudaError_t __cudaLaunchKernel_ptsz(void *kernel, dim3 grid, dim3 block, void **arguments, size_t shared,
                                    cudaStream_t stream);
cudaError_t __cudaLaunchKernel_ptsz(void *kernel, dim3 grid, dim3 block, void **arguments, size_t shared,
                                    cudaStream_t stream) {
    return cudaLaunchKernel_ptsz(kernel, grid, block, arguments, shared, stream);
}
