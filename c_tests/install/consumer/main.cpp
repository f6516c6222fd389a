// LU factorization of [1 2; 3 4]: the second row is the first pivot.
#include <cstdio>

#include "cann_ops_blas.h"

int main() {
  float a[4] = {1, 3, 2, 4};
  float *batch[1] = {a};
  int pivots[2] = {0, 0}, info = -1;
  aclblasHandle_t handle;
  bool bad = aclInit(nullptr) || aclblasCreate(&handle) ||
             aclblasSgetrfBatched(handle, 2, batch, 2, pivots, &info, 1) ||
             aclrtSynchronizeDevice() || aclblasDestroy(handle) || aclFinalize();
  bad = bad || info != 0 || pivots[0] != 2 || pivots[1] != 2 || a[0] != 3 || a[2] != 4;
  std::printf("C++: %s\n", bad ? "FAILED" : "ok");
  return bad;
}
