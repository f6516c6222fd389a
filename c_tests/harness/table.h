/* Argument tables: every entry point is called with one or more bad arguments per CSV row.
 *
 * An entry names a function, its arguments with good values ("handle=handle n=4 A=ptrs"), and a caller that
 * unpacks integer slots. The CSV has the columns function, set, expect: `set` overrides some arguments
 * ("n=-1 lda=0"; empty = the good call), `expect` is the status, several joined by '|', "error" for any but
 * success (0). Values are integers or names from a table. Every argument of every entry must be overridden by
 * some row, or be listed in `free` as one where any value is valid. Buffers registered with lt_table_keep() must
 * come out of every failing row bit for bit.
 */
#ifndef LT_TABLE_H
#define LT_TABLE_H

#include "buf.h"
#include "csv.h"

#define LT_MOST_ARGS 16

typedef struct {
    const char *function;
    const char *arguments;
    int64_t (*call)(const int64_t *v);
    const char *free; /* arguments without a bad value, separated by spaces; or NULL */
} lt_entry;

/* `values` resolve names when a row runs, so they may be filled by a fixture before. `after` (may be NULL) runs after
 * every row, for what must be cleaned up or checked. */
void lt_table_run(const char *csv, const lt_entry *entries, const lt_name *values, const lt_name *statuses,
                  void (*after)(const char *function, int64_t status));
/* Registers a buffer that no failing call may touch; freeze it first. Call with NULL to forget all. */
void lt_table_keep(const lt_buf *b);

#define LT_P(slot) ((void *)(intptr_t)(slot))

#endif
