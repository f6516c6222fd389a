/* Matrix Market reader; see mm.h. */
#include "mm.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int read_header(FILE *f, lt_mm *a) {
    char line[1100], object[64], format[64], field[64], symmetry[64];
    if (fgets(line, sizeof line, f) == NULL ||
        sscanf(line, "%%%%MatrixMarket %63s %63s %63s %63s", object, format, field, symmetry) != 4)
        return 0;
    if (strcmp(format, "coordinate") != 0 || strcmp(field, "pattern") == 0) return 0;
    a->complex_values = strcmp(field, "complex") == 0;
    a->symmetric = strcmp(symmetry, "general") != 0;
    do {
        if (fgets(line, sizeof line, f) == NULL) return 0;
    } while (line[0] == '%' || line[0] == '\n');
    long long m, n, entries;
    if (sscanf(line, "%lld %lld %lld", &m, &n, &entries) != 3 || m < 1 || n < 1 || entries < 0) return 0;
    a->m = m;
    a->n = n;
    a->entries = entries;
    return 1;
}

static int read_entries(FILE *f, lt_mm *a) {
    for (int64_t k = 0; k < a->entries; k++) {
        long long i, j;
        double re, im = 0;
        if (fscanf(f, "%lld %lld %lf", &i, &j, &re) != 3) return 0;
        if (a->complex_values && fscanf(f, "%lf", &im) != 1) return 0;
        if (i < 1 || i > a->m || j < 1 || j > a->n) return 0;
        a->row[k] = i - 1;
        a->col[k] = j - 1;
        a->value[k] = CMPLX(re, im);
    }
    return 1;
}

int lt_mm_read(const char *path, lt_mm *a) {
    memset(a, 0, sizeof *a);
    FILE *f = fopen(path, "r");
    if (f == NULL) return 0;
    int ok = read_header(f, a);
    if (ok) {
        size_t n = (size_t)a->entries + 1;
        a->row = malloc(n * sizeof *a->row);
        a->col = malloc(n * sizeof *a->col);
        a->value = malloc(n * sizeof *a->value);
        ok = a->row && a->col && a->value && read_entries(f, a);
    }
    fclose(f);
    if (!ok) lt_mm_free(a);
    return ok;
}

void lt_mm_free(lt_mm *a) {
    free(a->row);
    free(a->col);
    free(a->value);
    memset(a, 0, sizeof *a);
}

void lt_mm_dense(const lt_mm *a, lt_view dst, double scale) {
    for (int64_t k = 0; k < a->entries; k++) {
        int64_t i = a->row[k], j = a->col[k];
        lt_set(dst, i, j, lt_get(dst, i, j) + scale * a->value[k]);
        if (a->symmetric && i != j) lt_set(dst, j, i, lt_get(dst, j, i) + scale * conj(a->value[k]));
    }
}
