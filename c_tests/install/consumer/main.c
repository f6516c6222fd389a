/* Cholesky factor of [4 2; 2 5], lower: [2 0; 1 2]. */
#include <math.h>
#include <stdio.h>

#include "mlu_op.h"

int main(void) {
  float a[4] = {4, 2, 2, 5}, l[4] = {9, 9, 9, 9};
  const int dims[2] = {2, 2};
  size_t bytes = 0;
  void *workspace = NULL;
  mluOpHandle_t handle;
  mluOpTensorDescriptor_t desc;
  int bad = mluOpCreate(&handle) || mluOpCreateTensorDescriptor(&desc) ||
            mluOpSetTensorDescriptor(desc, MLUOP_LAYOUT_ARRAY, MLUOP_DTYPE_FLOAT, 2, dims) ||
            mluOpGetCholeskyWorkspaceSize(desc, &bytes) || cnrtMalloc(&workspace, bytes) ||
            mluOpCholesky(handle, desc, a, desc, l, false, workspace) || cnrtFree(workspace) ||
            mluOpDestroyTensorDescriptor(desc) || mluOpDestroy(handle);
  bad = bad || l[0] != 2 || l[1] != 0 || l[2] != 1 || l[3] != 2;
  printf("C: %s\n", bad ? "FAILED" : "ok");
  return bad;
}
