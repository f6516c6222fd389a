/* LU factorization of a 4 x 3 complex matrix with row interchanges, timed with notifiers, and of the
 * same matrix stored column by column. */
#include <mlu_op.h>
#include <stdio.h>

typedef struct {
  float re, im;
} Complex;

static void print(const char *title, const Complex *a, int row_stride, int col_stride) {
  printf("%s\n", title);
  for (int i = 0; i < 4; i++) {
    for (int j = 0; j < 3; j++) {
      Complex z = a[i * row_stride + j * col_stride];
      printf("%8.3f%+.3fi", z.re, z.im);
    }
    printf("\n");
  }
}

int main(void) {
  Complex a[4][3] = {{{1, 0}, {2, 1}, {0, 0}},
                     {{4, 0}, {0, 2}, {1, 0}},
                     {{2, 2}, {1, 0}, {3, 0}},
                     {{0, 1}, {1, 1}, {2, 0}}};
  Complex columns[3][4];
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 3; j++) columns[j][i] = a[i][j];

  const int dims[2] = {4, 3}, strides[2] = {1, 4}, pivots = 3;
  cnrtQueue_t queue;
  cnrtNotifier_t start, end;
  mluOpHandle_t handle;
  mluOpTensorDescriptor_t by_rows, by_columns, pivot_desc;
  CNRT_CHECK(cnrtQueueCreate(&queue));
  CNRT_CHECK(cnrtNotifierCreate(&start));
  CNRT_CHECK(cnrtNotifierCreate(&end));
  mluOpCreate(&handle);
  mluOpSetQueue(handle, queue);
  mluOpCreateTensorDescriptor(&by_rows);
  mluOpCreateTensorDescriptor(&by_columns);
  mluOpCreateTensorDescriptor(&pivot_desc);
  mluOpSetTensorDescriptor(by_rows, MLUOP_LAYOUT_ARRAY, MLUOP_DTYPE_COMPLEX_FLOAT, 2, dims);
  mluOpSetTensorDescriptorEx(by_columns, MLUOP_LAYOUT_ARRAY, MLUOP_DTYPE_COMPLEX_FLOAT, 2, dims,
                             strides);
  mluOpSetTensorDescriptor(pivot_desc, MLUOP_LAYOUT_ARRAY, MLUOP_DTYPE_INT32, 1, &pivots);

  void *x, *y, *swaps, *workspace;
  size_t workspace_size;
  int host_swaps[3], info;
  mluOpGetXgetrfWorkspaceSize(handle, by_rows, &workspace_size);
  CNRT_CHECK(cnrtMalloc(&x, sizeof a));
  CNRT_CHECK(cnrtMalloc(&y, sizeof a));
  CNRT_CHECK(cnrtMalloc(&swaps, sizeof host_swaps));
  CNRT_CHECK(cnrtMalloc(&workspace, workspace_size));

  CNRT_CHECK(cnrtMemcpy(x, a, sizeof a, cnrtMemcpyHostToDev));
  CNRT_CHECK(cnrtPlaceNotifier(start, queue));
  mluOpStatus_t status = mluOpXgetrf(handle, by_rows, x, by_rows, y, workspace, pivot_desc,
                                     (int *)swaps, &info, 1);
  CNRT_CHECK(cnrtPlaceNotifier(end, queue));
  CNRT_CHECK(cnrtQueueSync(queue));
  float us;
  CNRT_CHECK(cnrtNotifierDuration(start, end, &us));
  CNRT_CHECK(cnrtMemcpy(a, y, sizeof a, cnrtMemcpyDevToHost));
  CNRT_CHECK(cnrtMemcpy(host_swaps, swaps, sizeof host_swaps, cnrtMemcpyDevToHost));
  printf("%s, info %d, swaps %d %d %d, %s\n", mluOpGetErrorString(status), info, host_swaps[0],
         host_swaps[1], host_swaps[2], us > 0 ? "timed" : "not timed");
  print("L and U:", &a[0][0], 3, 1);

  /* In place, and strides instead of a copy. */
  CNRT_CHECK(cnrtMemcpy(x, columns, sizeof columns, cnrtMemcpyHostToDev));
  status = mluOpXgetrf(handle, by_columns, x, by_columns, x, workspace, pivot_desc, (int *)swaps,
                       &info, 1);
  CNRT_CHECK(cnrtMemcpy(columns, x, sizeof columns, cnrtMemcpyDevToHost));
  print("Stored by columns:", &columns[0][0], 1, 4);

  cnrtFree(workspace);
  cnrtFree(swaps);
  cnrtFree(y);
  cnrtFree(x);
  mluOpDestroyTensorDescriptor(pivot_desc);
  mluOpDestroyTensorDescriptor(by_columns);
  mluOpDestroyTensorDescriptor(by_rows);
  mluOpDestroy(handle);
  cnrtNotifierDestroy(end);
  cnrtNotifierDestroy(start);
  cnrtQueueDestroy(queue);
  return status != MLUOP_STATUS_SUCCESS;
}
