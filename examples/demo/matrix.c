/* Host matrices: allocation, Matrix Market files made dense, random test matrices. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "demo.h"
#include "mm.h"

demo_matrix demo_alloc(int batch, int rows, int cols, int parts) {
  demo_matrix m = {batch, rows, cols, parts, NULL};
  m.data = calloc(1, demo_bytes(&m));
  if (m.data == NULL) {
    fprintf(stderr, "out of memory\n");
    exit(1);
  }
  return m;
}

void demo_free(demo_matrix *m) {
  free(m->data);
  m->data = NULL;
}

size_t demo_bytes(const demo_matrix *m) {
  return (size_t)m->batch * (size_t)m->rows * (size_t)m->cols * (size_t)m->parts * sizeof(float);
}

demo_matrix demo_read_matrix_market(const char *path) {
  demo_matrix m = {0, 0, 0, 0, NULL};
  lt_mm file;
  if (!lt_mm_read(path, &file)) return m;
  m = demo_alloc(1, (int)file.m, (int)file.n, file.complex_values ? 2 : 1);
  lt_mm_dense(&file, lt_rows(file.complex_values ? LT_C : LT_S, m.data, file.m, file.n, file.n), 1);
  lt_mm_free(&file);
  return m;
}

void demo_scale_to_unit_diagonal(demo_matrix *m) {
  size_t n = (size_t)m->rows;
  float *scale = malloc(n * sizeof *scale);
  if (scale == NULL) exit(1);
  for (size_t i = 0; i < n; ++i) scale[i] = (float)(1.0 / sqrt((double)m->data[i * n + i]));
  for (size_t i = 0; i < n; ++i)
    for (size_t j = 0; j < n; ++j) m->data[i * n + j] *= scale[i] * scale[j];
  free(scale);
}

/* xorshift64*: the same numbers on every platform. */
static double uniform(unsigned long long *state) {
  *state ^= *state >> 12;
  *state ^= *state << 25;
  *state ^= *state >> 27;
  return (double)((*state * 2685821657736338717ULL) >> 11) / 9007199254740992.0 - 0.5;
}

void demo_fill_uniform(demo_matrix *m, unsigned seed) {
  unsigned long long state = 88172645463325252ULL + seed;
  size_t count = demo_bytes(m) / sizeof(float);
  for (size_t k = 0; k < count; ++k) m->data[k] = (float)uniform(&state);
}

void demo_fill_positive_definite(demo_matrix *m, unsigned seed) {
  demo_fill_uniform(m, seed);
  size_t n = (size_t)m->rows, parts = (size_t)m->parts;
  for (int b = 0; b < m->batch; ++b) {
    float *a = m->data + (size_t)b * n * n * parts;
    for (size_t i = 0; i < n; ++i) {
      for (size_t j = 0; j < i; ++j) {
        const float *low = a + (i * n + j) * parts;
        float *up = a + (j * n + i) * parts;
        up[0] = low[0];
        if (parts == 2) up[1] = -low[1];
      }
      /* Larger than the sum of the row's moduli, hence positive definite. */
      a[(i * n + i) * parts] = (float)n;
      if (parts == 2) a[(i * n + i) * parts + 1] = 0;
    }
  }
}
