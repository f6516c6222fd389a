/* CSV rows; see csv.h. */
#include "csv.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "test.h"

#ifndef LT_CASES_DIR
#define LT_CASES_DIR "c_tests/cases"
#endif
#ifndef LT_DATA_DIR
#define LT_DATA_DIR "c_tests/data"
#endif
#define MOST_COLUMNS 32
#define LINE_BYTES 1024

struct lt_csv {
    FILE *file;
    const char *name;
    const lt_name *names;
    int line, columns, cells;
    char header[LINE_BYTES], row[LINE_BYTES];
    char *column[MOST_COLUMNS], *cell[MOST_COLUMNS];
};

static const char *in_directory(const char *variable, const char *fallback, const char *file) {
    static char path[4096];
    const char *directory = getenv(variable);
    snprintf(path, sizeof path, "%s/%s", directory ? directory : fallback, file);
    return path;
}

const char *lt_data(const char *file) { return in_directory("LT_DATA", LT_DATA_DIR, file); }

static char *trim(char *s) {
    while (*s == ' ' || *s == '\t') s++;
    char *end = s + strlen(s);
    while (end > s && strchr(" \t\r\n", end[-1]) != NULL) *--end = 0;
    return s;
}

static int split(char *line, char **cells) {
    int n = 0;
    for (char *at = line; n < MOST_COLUMNS;) {
        char *comma = strchr(at, ',');
        if (comma != NULL) *comma = 0;
        cells[n++] = trim(at);
        if (comma == NULL) break;
        at = comma + 1;
    }
    return n;
}

static int read_line(lt_csv *c, char *into, char **cells) {
    while (fgets(into, LINE_BYTES, c->file) != NULL) {
        c->line++;
        char *start = trim(into);
        if (*start != 0 && *start != '#') return split(start, cells);
    }
    return 0;
}

lt_csv *lt_csv_open(const char *file) {
    const char *path = in_directory("LT_CASES", LT_CASES_DIR, file);
    lt_csv *c = calloc(1, sizeof *c);
    if (c == NULL) abort();
    c->name = file;
    c->file = fopen(path, "r");
    if (!LT_CHECKF(c->file != NULL, "cannot open %s", path)) lt_end_test();
    c->columns = read_line(c, c->header, c->column);
    return c;
}

int lt_csv_next(lt_csv *c) {
    while ((c->cells = read_line(c, c->row, c->cell)) != 0) {
        lt_context("%s:%d", c->name, c->line);
        if (!LT_CHECKF(c->cells == c->columns, "%d cells in a table of %d columns", c->cells, c->columns)) continue;
        int wanted = 1;
        for (int i = 0; i < c->columns; i++)
            if (strcmp(c->column[i], "level") == 0) wanted = lt_level_of(c->cell[i]) <= lt_wanted();
        if (wanted) return 1;
    }
    lt_context(NULL);
    return 0;
}

void lt_csv_close(lt_csv *c) {
    fclose(c->file);
    free(c);
}

const char *lt_csv_text(lt_csv *c, const char *column) {
    for (int i = 0; i < c->columns; i++)
        if (strcmp(c->column[i], column) == 0) return c->cell[i];
    LT_CHECKF(0, "%s has no column %s", c->name, column);
    lt_end_test();
}

int64_t lt_csv_int(lt_csv *c, const char *column) {
    const char *text = lt_csv_text(c, column);
    for (const lt_name *n = c->names; n != NULL && n->name != NULL; n++)
        if (strcmp(n->name, text) == 0) return n->value;
    char *end;
    long long value = strtoll(text, &end, 0);
    LT_CHECKF(end != text && *end == 0, "column %s: '%s' is no integer", column, text);
    return value;
}

double lt_csv_real(lt_csv *c, const char *column) { return strtod(lt_csv_text(c, column), NULL); }

int lt_csv_is(lt_csv *c, const char *column, const char *value) {
    return strcmp(lt_csv_text(c, column), value) == 0;
}

int lt_csv_line(const lt_csv *c) { return c->line; }

void lt_csv_names(lt_csv *c, const lt_name *names) { c->names = names; }
