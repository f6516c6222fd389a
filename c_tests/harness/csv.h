/* Cases as rows of data: a CSV file whose first line names the columns.
 *
 * No quoting; cells are trimmed; empty lines and lines that begin with '#' are skipped. A column `level` (quick, full,
 * stress), when present, drops rows above the wanted level. Files are looked up in LT_CASES (environment), else in the
 * directory compiled in.
 */
#ifndef LT_CSV_H
#define LT_CSV_H

#include <stdint.h>

typedef struct lt_csv lt_csv;

lt_csv *lt_csv_open(const char *file); /* ends the test when it cannot be read */
int lt_csv_next(lt_csv *c);            /* 0 at the end; sets the context to "file:line" */
void lt_csv_close(lt_csv *c);
const char *lt_csv_text(lt_csv *c, const char *column);  /* ends the test for an unknown column */
int64_t lt_csv_int(lt_csv *c, const char *column);       /* decimal, 0x, or a name given to lt_csv_name */
double lt_csv_real(lt_csv *c, const char *column);
int lt_csv_is(lt_csv *c, const char *column, const char *value);
int lt_csv_line(const lt_csv *c);
/* Symbolic values of integer cells, such as status names; valid until the file is closed. */
typedef struct {
    const char *name;
    int64_t value;
} lt_name;
void lt_csv_names(lt_csv *c, const lt_name *names); /* ends with a NULL name */

/* Path of a file in the data directory (LT_DATA, else compiled in); static storage. */
const char *lt_data(const char *file);

#endif
