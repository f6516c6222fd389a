/* Residuals through a probe vector, in double: O(n^2), so that large factors are checked as well. */
#include <complex.h>
#include <math.h>
#include <stdlib.h>

#include "demo.h"

typedef double _Complex z;

static z element(const float *a, int parts, size_t k) {
  return parts == 2 ? CMPLX((double)a[2 * k], (double)a[2 * k + 1]) : CMPLX((double)a[k], 0.0);
}

static z *vector(size_t n) {
  z *v = calloc(n ? n : 1, sizeof *v);
  if (v == NULL) exit(1);
  return v;
}

static void fill_probe(z *x, size_t n) {
  for (size_t i = 0; i < n; ++i) x[i] = CMPLX(1.0 + (double)(i % 5) * 0.1, 0.25 * (double)(i % 3));
}

/* max |y - w| / (n ||A|| ||x|| eps), y = A x; a NaN stays a NaN. */
static double ratio(const float *a, int parts, size_t m, size_t n, const z *x, const z *y,
                    const z *w) {
  double norm = 0, size = 0, worst = 0;
  for (size_t i = 0; i < m; ++i) {
    double row = 0;
    for (size_t j = 0; j < n; ++j) row += cabs(element(a, parts, i * n + j));
    if (!(row <= norm)) norm = row;
    double d = cabs(y[i] - w[i]);
    if (!(d <= worst)) worst = d;
  }
  for (size_t j = 0; j < n; ++j) size = fmax(size, cabs(x[j]));
  double scale = (double)(m > n ? m : n) * norm * size * 1.1920929e-7;
  return worst == 0 ? 0 : worst / scale;
}

static void multiply(const float *a, int parts, size_t m, size_t n, const z *x, z *y) {
  for (size_t i = 0; i < m; ++i) {
    z sum = 0;
    for (size_t j = 0; j < n; ++j) sum += element(a, parts, i * n + j) * x[j];
    y[i] = sum;
  }
}

double demo_cholesky_residual(const demo_matrix *a, const demo_matrix *factor, bool upper) {
  size_t n = (size_t)a->rows;
  z *x = vector(n), *y = vector(n), *t = vector(n), *w = vector(n);
  double worst = 0;
  fill_probe(x, n);
  for (int b = 0; b < a->batch; ++b) {
    const float *src = a->data + (size_t)b * n * n * (size_t)a->parts;
    const float *f = factor->data + (size_t)b * n * n * (size_t)a->parts;
    multiply(src, a->parts, n, n, x, y);
    for (size_t i = 0; i < n; ++i) t[i] = w[i] = 0;
    /* t = F2 x, then w = F1 t, where A = F1 F2 = L L^H or U^H U. */
    for (size_t i = 0; i < n; ++i)
      for (size_t j = 0; j < n; ++j)
        if (upper ? i <= j : j <= i) {
          z f_ij = element(f, a->parts, i * n + j);
          if (upper) t[i] += f_ij * x[j];
          else t[j] += conj(f_ij) * x[i];
        }
    for (size_t i = 0; i < n; ++i)
      for (size_t j = 0; j < n; ++j)
        if (upper ? i <= j : j <= i) {
          z f_ij = element(f, a->parts, i * n + j);
          if (upper) w[j] += conj(f_ij) * t[i];
          else w[i] += f_ij * t[j];
        }
    double r = ratio(src, a->parts, n, n, x, y, w);
    if (!(r <= worst)) worst = r;
  }
  free(x), free(y), free(t), free(w);
  return worst;
}

double demo_lu_residual(const demo_matrix *a, const demo_matrix *lu, const int *pivots) {
  size_t m = (size_t)a->rows, n = (size_t)a->cols, k = m < n ? m : n;
  z *x = vector(n), *y = vector(m), *t = vector(k), *w = vector(m);
  double worst = 0;
  fill_probe(x, n);
  for (int b = 0; b < a->batch; ++b) {
    const float *src = a->data + (size_t)b * m * n * (size_t)a->parts;
    const float *f = lu->data + (size_t)b * m * n * (size_t)a->parts;
    multiply(src, a->parts, m, n, x, y);
    for (size_t i = 0; i < k; ++i) {
      t[i] = 0;
      for (size_t j = i; j < n; ++j) t[i] += element(f, a->parts, i * n + j) * x[j];
    }
    for (size_t i = 0; i < m; ++i) {
      w[i] = i < k ? t[i] : 0;
      for (size_t j = 0; j < k && j < i; ++j) w[i] += element(f, a->parts, i * n + j) * t[j];
    }
    /* Undo the row interchanges, last one first: w becomes P^T L U x. */
    for (size_t i = k; pivots != NULL && i-- > 0;) {
      size_t p = (size_t)pivots[(size_t)b * k + i] - 1;
      z swap = w[i];
      w[i] = w[p];
      w[p] = swap;
    }
    double r = ratio(src, a->parts, m, n, x, y, w);
    if (!(r <= worst)) worst = r;
  }
  free(x), free(y), free(t), free(w);
  return worst;
}

bool demo_triangle_is_clean(const demo_matrix *factor, bool upper) {
  size_t n = (size_t)factor->rows, parts = (size_t)factor->parts;
  for (size_t b = 0; b < (size_t)factor->batch; ++b)
    for (size_t i = 0; i < n; ++i)
      for (size_t j = 0; j < n; ++j)
        if (upper ? j < i : i < j)
          for (size_t p = 0; p < parts; ++p)
            if (factor->data[((b * n + i) * n + j) * parts + p] != 0) return false;
  return true;
}
