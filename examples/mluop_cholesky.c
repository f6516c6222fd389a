/* Cholesky factorization of a batch of two 3 x 3 matrices with mluOp. */
#include <mlu_op.h>
#include <stdio.h>

int main(void) {
  /* Row-major; the lower triangles are what is read. */
  float a[2][3][3] = {{{4, 2, 6}, {2, 5, 5}, {6, 5, 14}}, {{9, 3, 0}, {3, 5, 4}, {0, 4, 8}}};
  int dims[3] = {2, 3, 3};

  cnrtQueue_t queue;
  mluOpHandle_t handle;
  mluOpTensorDescriptor_t desc;
  CNRT_CHECK(cnrtSetDevice(0));
  CNRT_CHECK(cnrtQueueCreate(&queue));
  mluOpCreate(&handle);
  mluOpSetQueue(handle, queue);
  mluOpCreateTensorDescriptor(&desc);
  mluOpSetTensorDescriptor(desc, MLUOP_LAYOUT_ARRAY, MLUOP_DTYPE_FLOAT, 3, dims);

  void *input, *output, *workspace;
  size_t workspace_size;
  mluOpGetCholeskyWorkspaceSize(desc, &workspace_size);
  CNRT_CHECK(cnrtMalloc(&input, sizeof a));
  CNRT_CHECK(cnrtMalloc(&output, sizeof a));
  CNRT_CHECK(cnrtMalloc(&workspace, workspace_size));
  CNRT_CHECK(cnrtMemcpy(input, a, sizeof a, cnrtMemcpyHostToDev));

  mluOpStatus_t status = mluOpCholesky(handle, desc, input, desc, output, false, workspace);
  printf("%s\n", mluOpGetErrorString(status));

  CNRT_CHECK(cnrtQueueSync(queue));
  CNRT_CHECK(cnrtMemcpy(a, output, sizeof a, cnrtMemcpyDevToHost));
  for (int i = 0; i < 6; i++) {
    const float *row = a[i / 3][i % 3];
    printf("%s%5.2f %5.2f %5.2f\n", i == 3 ? "\n" : "", row[0], row[1], row[2]);
  }

  cnrtFree(workspace);
  cnrtFree(output);
  cnrtFree(input);
  mluOpDestroyTensorDescriptor(desc);
  mluOpDestroy(handle);
  cnrtQueueDestroy(queue);
  return status != MLUOP_STATUS_SUCCESS;
}
