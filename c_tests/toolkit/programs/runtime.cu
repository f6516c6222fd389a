// A host program in a .cu file, which includes nothing of CUDA: nvcc does. What looks like device code is not.
#include <cstdio>
#include <vector>

static const char *text = "__global__ void f(); f<<<1, 2>>>(); \" __device__"; // __global__ void f();
static const char *raw = R"x(
__device__ " )" f<<<1>>>
)x";
template <class T> __host__ __device__ __forceinline__ T twice(T x) { return x + x; }
#define LARGE 1'000'000

int main() {
  std::vector<double> x(1000), y(1000, -1.0);
  for (int i = 0; i < 1000; i++) x[i] = twice(i);
  double *d = nullptr;
  cudaStream_t stream;
  if (cudaMalloc(&d, sizeof(double) * 1000) != cudaSuccess || cudaStreamCreate(&stream) != cudaSuccess) return 1;
  cudaMemcpyAsync(d, x.data(), sizeof(double) * 1000, cudaMemcpyHostToDevice, stream);
  cudaMemcpyAsync(y.data(), d, sizeof(double) * 1000, cudaMemcpyDeviceToHost, stream);
  if (cudaStreamSynchronize(stream) != cudaSuccess || x != y) return 2;
  std::printf("%g %c%c %d %c\n", y[999], text[0], raw[1], LARGE, '"');
  return cudaStreamDestroy(stream) != cudaSuccess || cudaFree(d) != cudaSuccess;
}
