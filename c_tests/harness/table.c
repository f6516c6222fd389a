/* Argument tables; see table.h. */
#include "table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "test.h"

#define MOST_KEPT 32
#define MOST_ENTRIES 512

static const lt_buf *kept[MOST_KEPT];
static int kept_count;

void lt_table_keep(const lt_buf *b) {
    if (b == NULL) kept_count = 0;
    else if (LT_CHECK(kept_count < MOST_KEPT)) kept[kept_count++] = b;
}

static int64_t value_of(const char *text, const lt_name *names) {
    for (; names != NULL && names->name != NULL; names++)
        if (strcmp(names->name, text) == 0) return names->value;
    char *end;
    int64_t value = (int64_t)strtoll(text, &end, 0);
    LT_CHECKF(end != text && *end == 0, "'%s' is neither a number nor a known name", text);
    return value;
}

/* Calls f(name, value, data) for each "name=value" of a list separated by spaces. */
static void each_pair(const char *list, void (*f)(int index, const char *name, const char *value, void *data),
                      void *data) {
    char copy[1024], *save = NULL;
    int index = 0;
    snprintf(copy, sizeof copy, "%s", list);
    for (char *word = strtok_r(copy, " ", &save); word != NULL; word = strtok_r(NULL, " ", &save)) {
        char *equals = strchr(word, '=');
        if (!LT_CHECKF(equals != NULL, "'%s' has no '='", word)) continue;
        *equals = 0;
        f(index++, word, equals + 1, data);
    }
}

typedef struct {
    const lt_name *names;
    int64_t v[LT_MOST_ARGS];
    char argument[LT_MOST_ARGS][32];
    unsigned seen; /* arguments that some row overrides */
    int count;
} slots;

static void set_good(int index, const char *name, const char *value, void *data) {
    slots *s = data;
    if (!LT_CHECK(index < LT_MOST_ARGS)) return;
    snprintf(s->argument[index], sizeof s->argument[index], "%s", name);
    s->v[index] = value_of(value, s->names);
    s->count = index + 1;
}

static void set_override(int index, const char *name, const char *value, void *data) {
    slots *s = data;
    (void)index;
    for (int i = 0; i < s->count; i++)
        if (strcmp(s->argument[i], name) == 0) {
            s->v[i] = value_of(value, s->names);
            s->seen |= 1u << i;
            return;
        }
    LT_CHECKF(0, "no argument named %s", name);
}

static int expected(const char *list, int64_t status, const lt_name *statuses) {
    char copy[512], *save = NULL;
    snprintf(copy, sizeof copy, "%s", list);
    for (char *word = strtok_r(copy, "|", &save); word != NULL; word = strtok_r(NULL, "|", &save)) {
        if (strcmp(word, "error") == 0 ? status != 0 : value_of(word, statuses) == status) return 1;
    }
    return 0;
}

static void run_row(lt_csv *c, const lt_entry *e, slots *s, const lt_name *statuses,
                    void (*after)(const char *, int64_t)) {
    const char *set = lt_csv_text(c, "set"), *expect = lt_csv_text(c, "expect");
    each_pair(e->arguments, set_good, s);
    each_pair(set, set_override, s);
    lt_context("row %d: %s(%s)", lt_csv_line(c), e->function, set);
    lt_step("%s(%s)", e->function, set);
    int64_t status = e->call(s->v);
    LT_CHECKF(expected(expect, status, statuses), "status %lld, expected %s", (long long)status, expect);
    for (int i = 0; i < kept_count && status != 0; i++) LT_BUF_CHECK(kept[i]);
    if (after != NULL) after(e->function, status);
}

static int listed(const char *list, const char *word) {
    size_t n = strlen(word);
    for (const char *at = list; at != NULL && (at = strstr(at, word)) != NULL; at += n)
        if ((at == list || at[-1] == ' ') && (at[n] == 0 || at[n] == ' ')) return 1;
    return 0;
}

void lt_table_run(const char *csv, const lt_entry *entries, const lt_name *values, const lt_name *statuses,
                  void (*after)(const char *function, int64_t status)) {
    static unsigned seen[MOST_ENTRIES];
    memset(seen, 0, sizeof seen);
    lt_csv *c = lt_csv_open(csv);
    while (lt_csv_next(c)) {
        const char *function = lt_csv_text(c, "function");
        int found = 0;
        for (int e = 0; entries[e].function != NULL; e++)
            if (strcmp(entries[e].function, function) == 0) {
                slots s = {values, {0}, {{0}}, seen[e], 0};
                run_row(c, &entries[e], &s, statuses, after);
                seen[e] = s.seen;
                found = 1;
            }
        LT_CHECKF(found, "no entry named %s", function);
    }
    lt_csv_close(c);
    for (int e = 0; entries[e].function != NULL && e < MOST_ENTRIES; e++) {
        slots s = {values, {0}, {{0}}, 0, 0};
        each_pair(entries[e].arguments, set_good, &s);
        for (int i = 0; i < s.count; i++)
            LT_CHECKF((seen[e] >> i & 1) || listed(entries[e].free, s.argument[i]), "%s: no row gives %s a bad value",
                      entries[e].function, s.argument[i]);
    }
}
