// A CUDA host program against the installed, opt-in headers.
#include <cuda_runtime.h>
#include <cstdio>

int main() {
  float x[3] = {1, 2, 3}, y[3] = {0, 0, 0}, *d = nullptr;
  cudaDeviceProp prop;
  if (cudaGetDeviceProperties(&prop, 0) != cudaSuccess || cudaMalloc(&d, sizeof x) != cudaSuccess) return 1;
  cudaMemcpyAsync(d, x, sizeof x, cudaMemcpyHostToDevice);
  cudaMemcpy(y, d, sizeof y, cudaMemcpyDeviceToHost);
  std::printf("%s: %g %g %g\n", prop.name, y[0], y[1], y[2]);
  return cudaFree(d) != cudaSuccess || y[2] != 3;
}
