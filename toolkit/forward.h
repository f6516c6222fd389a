/* A function of a facade: what programs of one CUDA version mean by a name, handed on to liblucho. The name is
 * given as a symbol only, because the header may have declared it as another version's function. */
#include <cuda_runtime_api.h>

#define FORWARD(name, function, target, parameters, arguments) \
    cudaError_t function parameters __asm__(name);             \
    cudaError_t function parameters { return target arguments; }

/* The version that a program was built for. cudaGetDevice is asked to judge the pointer, so that a bad one
 * becomes the thread's last error. */
#define VERSION(name, function)                          \
    cudaError_t function(int *version) __asm__(name);    \
    cudaError_t function(int *version) {                 \
        cudaError_t status = cudaGetDevice(version);     \
        if (status == cudaSuccess) *version = CUDART_VERSION; \
        return status;                                   \
    }
