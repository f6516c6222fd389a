/* Host matrices: allocation, Matrix Market files made dense, random test matrices. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "demo.h"

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
  demo_matrix none = {0, 0, 0, 0, NULL};
  FILE *file = fopen(path, "r");
  if (file == NULL) return none;
  char line[512];
  if (fgets(line, sizeof line, file) == NULL) {
    fclose(file);
    return none;
  }
  bool complex_data = strstr(line, "complex") != NULL;
  bool symmetric = strstr(line, "symmetric") != NULL;
  do {
    if (fgets(line, sizeof line, file) == NULL) {
      fclose(file);
      return none;
    }
  } while (line[0] == '%');
  int rows, cols;
  long entries;
  if (sscanf(line, "%d %d %ld", &rows, &cols, &entries) != 3 || rows < 1 || cols < 1) {
    fclose(file);
    return none;
  }
  demo_matrix m = demo_alloc(1, rows, cols, complex_data ? 2 : 1);
  for (long k = 0; k < entries; ++k) {
    int i, j;
    double re, im = 0;
    int got = fscanf(file, "%d %d %lf", &i, &j, &re);
    if (got == 3 && complex_data) got += fscanf(file, "%lf", &im) - 1;
    if (got != 3 || i < 1 || i > rows || j < 1 || j > cols) {
      demo_free(&m);
      fclose(file);
      return none;
    }
    float *at[2] = {m.data + ((size_t)(i - 1) * (size_t)cols + (size_t)(j - 1)) * (size_t)m.parts,
                    m.data + ((size_t)(j - 1) * (size_t)cols + (size_t)(i - 1)) * (size_t)m.parts};
    for (int mirror = 0; mirror <= (symmetric ? 1 : 0); ++mirror) {
      at[mirror][0] = (float)re;
      if (complex_data) at[mirror][1] = (float)im;
    }
  }
  fclose(file);
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
