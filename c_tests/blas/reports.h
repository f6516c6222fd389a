/* The error handlers of this program, which record instead of printing: xerbla_, cblas_xerbla and their 64-bit forms,
 * in place of the library's.
 */
#ifndef LT_BLAS_REPORTS_H
#define LT_BLAS_REPORTS_H

#include <stdint.h>

typedef struct {
    int count;
    char name[40]; /* blanks at the end cut */
    int64_t position;
    int row_major; /* RowMajorStrg, for reports of CBLAS */
} report;

/* What was reported since the last call: the first report, and their number. */
report reports_taken(void);

#endif
