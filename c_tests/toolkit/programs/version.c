/* A C program that asks the runtime for its version, and for the layout that its own headers have. */
#include <cuda_runtime.h>
#include <stdio.h>

int main(void) {
    struct cudaDeviceProp prop;
    int version = 0;
    if (cudaRuntimeGetVersion(&version) != cudaSuccess || version != CUDART_VERSION) return 1;
    if (cudaGetDeviceProperties(&prop, 0) != cudaSuccess || prop.warpSize <= 0) return 2;
    printf("%d\n", version);
    return 0;
}
