/* Shared by the demo's files: matrices on the host, residuals, and the steps main() runs. */
#ifndef LUCHO_DEMO_H
#define LUCHO_DEMO_H

#include <stdbool.h>
#include <stddef.h>

#include "mlu_op.h"

/* A dense row-major matrix or batch of matrices of float (parts = 1) or interleaved complex float
 * (parts = 2). */
typedef struct {
  int batch, rows, cols, parts;
  float *data;
} demo_matrix;

/* matrix.c */
demo_matrix demo_alloc(int batch, int rows, int cols, int parts);
void demo_free(demo_matrix *m);
size_t demo_bytes(const demo_matrix *m);
demo_matrix demo_read_matrix_market(const char *path); /* data == NULL on failure */
void demo_scale_to_unit_diagonal(demo_matrix *m);
void demo_fill_uniform(demo_matrix *m, unsigned seed);
void demo_fill_positive_definite(demo_matrix *m, unsigned seed);

/* residual.c: ||(A - F) x|| / (n ||A|| ||x|| eps) for a probe vector x, largest over the batch, where F
 * is L L^H, U^H U or P^T L U. NaN anywhere gives a NaN ratio. */
double demo_cholesky_residual(const demo_matrix *a, const demo_matrix *factor, bool upper);
double demo_lu_residual(const demo_matrix *a, const demo_matrix *lu, const int *pivots);
bool demo_triangle_is_clean(const demo_matrix *factor, bool upper);

/* The steps; each returns the number of failed checks. */
int demo_cholesky(mluOpHandle_t handle, cnrtQueue_t queue, const char *data_dir);
int demo_lu(mluOpHandle_t handle, cnrtQueue_t queue, const char *data_dir);

/* Prints one table row and returns 1 if the residual ratio is not below 30 (or a check failed). */
int demo_row(const char *what, const demo_matrix *m, double microseconds, double flops,
             double ratio, bool clean);

#define DEMO_CHECK(call)                                                            \
  do {                                                                              \
    int demo_status_ = (int)(call);                                                 \
    if (demo_status_ != 0) {                                                        \
      fprintf(stderr, "%s:%d: %s gave %d\n", __FILE__, __LINE__, #call, demo_status_); \
      exit(1);                                                                      \
    }                                                                               \
  } while (0)

#endif
