/* Matrix Market coordinate files, as dense matrices or as their entries. */
#ifndef LT_MM_H
#define LT_MM_H

#include "num.h"

typedef struct {
    int64_t m, n, entries;
    int complex_values, symmetric; /* symmetric: the file stores one triangle */
    int64_t *row, *col;            /* 0-based */
    double complex *value;
} lt_mm;

/* Real, integer or complex; general, symmetric or hermitian. Returns 0 on any format error (file kept out). */
int lt_mm_read(const char *path, lt_mm *a);
void lt_mm_free(lt_mm *a);
/* Adds every entry times `scale` to the view, which the caller has zeroed; symmetric files fill both triangles. */
void lt_mm_dense(const lt_mm *a, lt_view dst, double scale);

#endif
