/* The main job on real input: Cholesky and LU through mluOp, with residuals and times.
 *
 *   lucho_demo DATA_DIR     DATA_DIR holds gr_900_900_crg.mtx, bcsstk13.mtx and young1c.mtx
 *
 * The residual ratio is LAPACK's, ||A - F|| / (n ||A|| eps), taken on a probe vector; below 30 passes.
 */
#include <stdio.h>
#include <stdlib.h>

#include "demo.h"

int demo_row(const char *what, const demo_matrix *m, double microseconds, double flops,
             double ratio, bool clean) {
  bool passed = ratio < 30 && clean;
  char shape[48];
  snprintf(shape, sizeof shape, "%d x [%d,%d]", m->batch, m->rows, m->cols);
  printf("%-24s %-8s %-18s %11.0f us %8.1f GFLOP/s  ratio %8.2e  %s\n", what,
         m->parts == 2 ? "complex" : "float", shape, microseconds,
         microseconds > 0 ? flops / microseconds * 1e-3 : 0.0, ratio, passed ? "ok" : "FAILED");
  fflush(stdout);
  return passed ? 0 : 1;
}

int main(int argc, char **argv) {
  if (argc != 2) {
    fprintf(stderr, "usage: %s DATA_DIR\n", argv[0]);
    return 2;
  }
  mluOpHandle_t handle;
  cnrtQueue_t queue;
  DEMO_CHECK(cnrtSetDevice(0));
  DEMO_CHECK(cnrtQueueCreate(&queue));
  DEMO_CHECK(mluOpCreate(&handle));
  DEMO_CHECK(mluOpSetQueue(handle, queue));
  printf("Cholesky (mluOpCholesky)\n");
  int failed = demo_cholesky(handle, queue, argv[1]);
  printf("LU (mluOpXgetrf)\n");
  failed += demo_lu(handle, queue, argv[1]);
  DEMO_CHECK(mluOpDestroy(handle));
  DEMO_CHECK(cnrtQueueDestroy(queue));
  if (failed)
    printf("%d check(s) FAILED\n", failed);
  else
    printf("all checks passed\n");
  return failed != 0;
}
