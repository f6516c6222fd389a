/* See reports.h. */
#include "reports.h"

#include <ctype.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

extern int RowMajorStrg, CBLAS_CallFromC;

static report now;

report reports_taken(void) {
    report r = now;
    memset(&now, 0, sizeof now);
    return r;
}

static void record(const char *prefix, const char *name, size_t length, int64_t position, int row_major) {
    size_t at = strlen(prefix);
    if (now.count++ > 0) return;
    memset(now.name, 0, sizeof now.name);
    memcpy(now.name, prefix, at);
    for (size_t i = 0; i < length && at < sizeof now.name - 1; i++)
        now.name[at++] = *prefix ? (char)tolower((unsigned char)name[i]) : name[i];
    while (at > 0 && now.name[at - 1] == ' ') now.name[--at] = 0;
    now.position = position;
    now.row_major = row_major;
}

/* A CBLAS that calls Fortran leaves the report to it; the handler then names the C function and counts the layout. */
static void fortran(const char *name, int64_t position, size_t length) {
    if (CBLAS_CallFromC) record("cblas_", name, length, position + 1, RowMajorStrg);
    else record("", name, length, position, 0);
}

void xerbla_(const char *name, const int *info, size_t length) { fortran(name, *info, length); }
void xerbla_64_(const char *name, const int64_t *info, size_t length) { fortran(name, *info, length); }

void cblas_xerbla(int position, const char *name, const char *form, ...) {
    (void)form;
    record("", name, strlen(name), position, RowMajorStrg);
}

void cblas_xerbla64_(int64_t position, const char *name, const char *form, ...) {
    (void)form;
    record("", name, strlen(name), position, RowMajorStrg);
}
