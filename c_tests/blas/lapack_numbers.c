/* LAPACK's LU and Cholesky side against residual ratios and formulas: cases/lapack.csv. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lapack.h"

enum { MOST = 16 };
typedef struct {
    char text[MOST][16];
    int count;
} list;

static list split(const char *cell) {
    list l = {{{0}}, 0};
    for (const char *at = cell; *at != 0 && l.count < MOST;) {
        size_t length = strcspn(at, " ");
        snprintf(l.text[l.count++], sizeof l.text[0], "%.*s", (int)length, at);
        at += length;
        at += strspn(at, " ");
    }
    return l;
}

static int64_t number(const list *l, int i) { return strtoll(l->text[i], NULL, 10); }

static const char *choices(const lapack_routine *r, argument a) {
    argument name[MOST_ARGUMENTS];
    int found = 0;
    parse_arguments(lapack_list(r), name);
    for (int i = 0; name[i] != ARG_NONE; i++) found |= name[i] == a;
    if (!found) return "N";
    switch (a) {
    case ARG_uplo: return r->of->id == LA_LACPY || r->of->id == LA_LASET ? "ULA" : "UL";
    case ARG_ta: return "NTC";
    case ARG_diag: return "NU";
    case ARG_norm: return r->of->result == 'r' ? "MO1IFE" : "1OI";
    case ARG_fact: return "NEF";
    case ARG_equed: return r->of->id == LA_GESVX ? "NRCB" : "NY";
    default: return "N";
    }
}

static int64_t count_of[256];

static void run(const lapack_routine *r, const lapack_options *o, lt_rng *rng) {
    static const lt_guard guards[] = {LT_ZONES, LT_PAGE, LT_PAGE_BEFORE};
    placement place = {guards[lt_below(rng, 3)], o->pad, 0};
    lapack_case c;
    static long cases;
    count_of[r - lapack_routines]++;
    if (lt_under_valgrind() && cases++ % 8 != 0) return;
    lapack_new(&c, r, o);
    lt_step("%s", lapack_name(&c));
    uint64_t hash = lapack_go(&c, FORTRAN, place);
    lapack_judge(&c);
    if (r->form[FORTRAN64] != NULL) {
        lt_step("%s, 64-bit integers", lapack_name(&c));
        uint64_t other = lapack_go(&c, FORTRAN64, place);
        LT_CHECKF(hash == other, "%s: other bits with 64-bit integers", lapack_name(&c));
    }
    lapack_free(&c);
}

static void with_options(const lapack_routine *r, lapack_options *o, const list *pads, lt_rng *rng) {
    char *to[] = {&o->uplo, &o->ta, &o->diag, &o->norm, &o->fact, &o->equed};
    const argument of[] = {ARG_uplo, ARG_ta, ARG_diag, ARG_norm, ARG_fact, ARG_equed};
    size_t combinations = 1;
    for (int i = 0; i < 6; i++) combinations *= strlen(choices(r, of[i]));
    for (size_t at = 0; at < combinations; at++) {
        size_t rest = at;
        for (int i = 0; i < 6; i++) {
            const char *choice = choices(r, of[i]);
            *to[i] = choice[rest % strlen(choice)];
            rest /= strlen(choice);
        }
        if (o->fact != 'F' && o->equed != 'N') continue;
        o->pad = number(pads, (int)lt_below(rng, pads->count));
        o->seed = lt_bits(rng);
        run(r, o, rng);
    }
}

static int mentions(const lapack_routine *r, argument a) {
    argument name[MOST_ARGUMENTS];
    parse_arguments(lapack_list(r), name);
    for (int i = 0; name[i] != ARG_NONE; i++)
        if (name[i] == a) return 1;
    return 0;
}

static void with_sizes(const lapack_routine *r, const list *cells, lt_rng *rng) {
    const list *m = &cells[0], *n = &cells[1], *nrhs = &cells[2], *matrices = &cells[3], *pads = &cells[4];
    int ms = mentions(r, ARG_m) || r->of->id == LA_LASWP ? m->count : 1, rs = mentions(r, ARG_nrhs) ? nrhs->count : 1;
    for (int i = 0; i < ms; i++)
        for (int j = 0; j < n->count; j++)
            for (int k = 0; k < rs; k++)
                for (int f = 0; f < matrices->count; f++) {
                    lapack_options o = {.m = number(m, i), .n = number(n, j), .nrhs = number(nrhs, k), .matrix = matrices->text[f]};
                    with_options(r, &o, pads, rng);
                }
}

static void numbers(void) {
    lt_csv *file = lt_csv_open("lapack.csv");
    while (lt_csv_next(file)) {
        list families = split(lt_csv_text(file, "families"));
        list cells[5] = {split(lt_csv_text(file, "m")), split(lt_csv_text(file, "n")), split(lt_csv_text(file, "nrhs")),
                         split(lt_csv_text(file, "matrices")), split(lt_csv_text(file, "pad"))};
        lt_rng rng = lt_seed((uint64_t)lt_csv_line(file));
        for (int i = 0; i < families.count; i++) {
            int found = 0;
            for (const lapack_routine *r = lapack_routines; r->name != NULL; r++) {
                if (strcmp(r->of->name, families.text[i]) != 0) continue;
                found = 1;
                with_sizes(r, cells, &rng);
            }
            LT_CHECKF(found, "no family named %s", families.text[i]);
        }
    }
    lt_csv_close(file);
    int64_t all = 0;
    for (const lapack_routine *r = lapack_routines; r->name != NULL; r++) {
        LT_CHECKF(count_of[r - lapack_routines] > 0, "no case for %s", r->name);
        all += count_of[r - lapack_routines];
    }
    lt_note("     %lld problems\n", (long long)all);
}

#ifdef BLAS_REFERENCE
#define ILAVER64(a, b, c) (void)0
#else
void ilaver_64_(int64_t *major, int64_t *minor, int64_t *patch);
#define ILAVER64(a, b, c) ilaver_64_(a, b, c)
#endif
void ilaver_(int *major, int *minor, int *patch);

static void version(void) {
    int v[3] = {-1, -1, -1};
    ilaver_(&v[0], &v[1], &v[2]);
    LT_CHECKF(v[0] == 3 && v[1] >= 0 && v[2] >= 0, "%d.%d.%d", v[0], v[1], v[2]);
    int64_t w[3] = {v[0], v[1], v[2]};
    ILAVER64(&w[0], &w[1], &w[2]);
    for (int i = 0; i < 3; i++) LT_EQ(w[i], v[i]);
}

int main(int argc, char **argv) {
    static const lt_test tests[] = {{"numbers", numbers, 60}, {"version", version, 60}, {0}};
    return lt_main(argc, argv, tests, NULL);
}
