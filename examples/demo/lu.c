/* mluOpXgetrf with partial pivoting on a real complex matrix and on the operator document's shapes. */
#include <stdio.h>
#include <stdlib.h>

#include "demo.h"

static int factorize_and_print(mluOpHandle_t handle, cnrtQueue_t queue, const char *what,
                               const demo_matrix *a) {
  mluOpTensorDescriptor_t desc, pivot_desc;
  int dims[2] = {a->rows, a->cols}, steps = a->rows < a->cols ? a->rows : a->cols;
  mluOpDataType_t dtype = a->parts == 2 ? MLUOP_DTYPE_COMPLEX_FLOAT : MLUOP_DTYPE_FLOAT;
  DEMO_CHECK(mluOpCreateTensorDescriptor(&desc));
  DEMO_CHECK(mluOpSetTensorDescriptor(desc, MLUOP_LAYOUT_ARRAY, dtype, 2, dims));
  DEMO_CHECK(mluOpCreateTensorDescriptor(&pivot_desc));
  DEMO_CHECK(mluOpSetTensorDescriptor(pivot_desc, MLUOP_LAYOUT_ARRAY, MLUOP_DTYPE_INT32, 1, &steps));

  size_t bytes = demo_bytes(a), pivot_bytes = (size_t)steps * sizeof(int), workspace_bytes = 0;
  void *d_in, *d_out, *d_pivots, *workspace;
  DEMO_CHECK(mluOpGetXgetrfWorkspaceSize(handle, desc, &workspace_bytes));
  DEMO_CHECK(cnrtMalloc(&d_in, bytes));
  DEMO_CHECK(cnrtMalloc(&d_out, bytes));
  DEMO_CHECK(cnrtMalloc(&d_pivots, pivot_bytes));
  DEMO_CHECK(cnrtMalloc(&workspace, workspace_bytes));
  DEMO_CHECK(cnrtMemcpy(d_in, a->data, bytes, cnrtMemcpyHostToDev));

  cnrtNotifier_t start, end;
  float us = 0;
  int info = -1;
  DEMO_CHECK(cnrtNotifierCreate(&start));
  DEMO_CHECK(cnrtNotifierCreate(&end));
  DEMO_CHECK(cnrtPlaceNotifier(start, queue));
  DEMO_CHECK(mluOpXgetrf(handle, desc, d_in, desc, d_out, workspace, pivot_desc, d_pivots, &info, 1));
  DEMO_CHECK(cnrtPlaceNotifier(end, queue));
  DEMO_CHECK(cnrtQueueSync(queue));
  DEMO_CHECK(cnrtNotifierDuration(start, end, &us));

  demo_matrix lu = demo_alloc(1, a->rows, a->cols, a->parts);
  int *pivots = malloc(pivot_bytes);
  if (pivots == NULL) exit(1);
  DEMO_CHECK(cnrtMemcpy(lu.data, d_out, bytes, cnrtMemcpyDevToHost));
  DEMO_CHECK(cnrtMemcpy(pivots, d_pivots, pivot_bytes, cnrtMemcpyDevToHost));
  double m = a->rows, n = a->cols, k = steps;
  double flops = (2 * m * n * k - (m + n) * k * k + 2 * k * k * k / 3) * (a->parts == 2 ? 4 : 1);
  int failed = demo_row(what, a, us, flops, demo_lu_residual(a, &lu, pivots), info == 0);

  free(pivots);
  demo_free(&lu);
  DEMO_CHECK(cnrtNotifierDestroy(start));
  DEMO_CHECK(cnrtNotifierDestroy(end));
  DEMO_CHECK(cnrtFree(d_in));
  DEMO_CHECK(cnrtFree(d_out));
  DEMO_CHECK(cnrtFree(d_pivots));
  DEMO_CHECK(cnrtFree(workspace));
  DEMO_CHECK(mluOpDestroyTensorDescriptor(desc));
  DEMO_CHECK(mluOpDestroyTensorDescriptor(pivot_desc));
  return failed;
}

int demo_lu(mluOpHandle_t handle, cnrtQueue_t queue, const char *data_dir) {
  static const int shapes[][2] = {{3, 3},       {64, 32},     {64, 64},    {128, 1},
                                  {1, 1024},    {1, 65536},   {1024, 1024}, {15200, 15},
                                  {65536, 30},  {3200, 3000}};
  char path[1024];
  int failed = 0;
  snprintf(path, sizeof path, "%s/young1c.mtx", data_dir);
  demo_matrix young = demo_read_matrix_market(path);
  if (young.data == NULL) {
    fprintf(stderr, "cannot read %s\n", path);
    return 1;
  }
  failed += factorize_and_print(handle, queue, "young1c, pivoted", &young);
  demo_free(&young);
  for (size_t k = 0; k < sizeof shapes / sizeof *shapes; ++k)
    for (int parts = 1; parts <= 2; ++parts) {
      demo_matrix a = demo_alloc(1, shapes[k][0], shapes[k][1], parts);
      demo_fill_uniform(&a, (unsigned)k);
      failed += factorize_and_print(handle, queue, "shape, pivoted", &a);
      demo_free(&a);
    }
  return failed;
}
