/* mluOpCholesky on two real stiffness matrices and on batches of random ones. */
#include <stdio.h>
#include <stdlib.h>

#include "demo.h"

/* Factorizes `a` and returns the factor; the time between two notifiers on the queue goes to *us. */
static demo_matrix factorize(mluOpHandle_t handle, cnrtQueue_t queue, const demo_matrix *a,
                             bool upper, float *us) {
  mluOpTensorDescriptor_t desc;
  int dims[3] = {a->batch, a->rows, a->cols};
  mluOpDataType_t dtype = a->parts == 2 ? MLUOP_DTYPE_COMPLEX_FLOAT : MLUOP_DTYPE_FLOAT;
  DEMO_CHECK(mluOpCreateTensorDescriptor(&desc));
  if (a->batch == 1)
    DEMO_CHECK(mluOpSetTensorDescriptor(desc, MLUOP_LAYOUT_ARRAY, dtype, 2, dims + 1));
  else
    DEMO_CHECK(mluOpSetTensorDescriptor(desc, MLUOP_LAYOUT_ARRAY, dtype, 3, dims));

  size_t bytes = demo_bytes(a), workspace_bytes = 0;
  void *d_in, *d_out, *workspace;
  DEMO_CHECK(mluOpGetCholeskyWorkspaceSize(desc, &workspace_bytes));
  DEMO_CHECK(cnrtMalloc(&d_in, bytes));
  DEMO_CHECK(cnrtMalloc(&d_out, bytes));
  DEMO_CHECK(cnrtMalloc(&workspace, workspace_bytes));
  DEMO_CHECK(cnrtMemcpy(d_in, a->data, bytes, cnrtMemcpyHostToDev));

  cnrtNotifier_t start, end;
  DEMO_CHECK(cnrtNotifierCreate(&start));
  DEMO_CHECK(cnrtNotifierCreate(&end));
  DEMO_CHECK(cnrtPlaceNotifier(start, queue));
  DEMO_CHECK(mluOpCholesky(handle, desc, d_in, desc, d_out, upper, workspace));
  DEMO_CHECK(cnrtPlaceNotifier(end, queue));
  DEMO_CHECK(cnrtQueueSync(queue));
  DEMO_CHECK(cnrtNotifierDuration(start, end, us));

  demo_matrix factor = demo_alloc(a->batch, a->rows, a->cols, a->parts);
  DEMO_CHECK(cnrtMemcpy(factor.data, d_out, bytes, cnrtMemcpyDevToHost));
  DEMO_CHECK(cnrtNotifierDestroy(start));
  DEMO_CHECK(cnrtNotifierDestroy(end));
  DEMO_CHECK(cnrtFree(d_in));
  DEMO_CHECK(cnrtFree(d_out));
  DEMO_CHECK(cnrtFree(workspace));
  DEMO_CHECK(mluOpDestroyTensorDescriptor(desc));
  return factor;
}

static int factorize_and_print(mluOpHandle_t handle, cnrtQueue_t queue, const char *what,
                               const demo_matrix *a) {
  int failed = 0;
  double n = a->rows;
  double flops = a->batch * n * n * n / 3.0 * (a->parts == 2 ? 4 : 1);
  for (int upper = 0; upper <= 1; ++upper) {
    char name[64];
    float us = 0;
    demo_matrix factor = factorize(handle, queue, a, upper != 0, &us);
    snprintf(name, sizeof name, "%s, %s", what, upper ? "upper" : "lower");
    failed += demo_row(name, a, us, flops, demo_cholesky_residual(a, &factor, upper != 0),
                       demo_triangle_is_clean(&factor, upper != 0));
    demo_free(&factor);
  }
  return failed;
}

int demo_cholesky(mluOpHandle_t handle, cnrtQueue_t queue, const char *data_dir) {
  static const struct {
    const char *file;
    bool scaled; /* entries up to 1e12: scaled to unit diagonal, as one would for float */
  } files[] = {{"gr_900_900_crg", false}, {"bcsstk13", true}};
  static const struct {
    int batch, n, parts;
  } batches[] = {{32, 64, 1}, {16, 512, 1}, {32, 16, 2}, {32, 64, 2}, {32, 128, 2}, {4, 1024, 2}};
  int failed = 0;
  for (size_t k = 0; k < sizeof files / sizeof *files; ++k) {
    char path[1024];
    snprintf(path, sizeof path, "%s/%s.mtx", data_dir, files[k].file);
    demo_matrix a = demo_read_matrix_market(path);
    if (a.data == NULL) {
      fprintf(stderr, "cannot read %s\n", path);
      return failed + 1;
    }
    if (files[k].scaled) demo_scale_to_unit_diagonal(&a);
    failed += factorize_and_print(handle, queue, files[k].file, &a);
    demo_free(&a);
  }
  for (size_t k = 0; k < sizeof batches / sizeof *batches; ++k) {
    demo_matrix a = demo_alloc(batches[k].batch, batches[k].n, batches[k].n, batches[k].parts);
    demo_fill_positive_definite(&a, (unsigned)k);
    failed += factorize_and_print(handle, queue, "batch", &a);
    demo_free(&a);
  }
  return failed;
}
