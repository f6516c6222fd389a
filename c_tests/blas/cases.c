/* See cases.h. */
#include "cases.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 24 };

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
static int any(const list *l, lt_rng *r) { return (int)lt_below(r, l->count); }

/* A scalar by name: 0, 1, -1, or a number of no special value. */
static double complex scalar(const char *name, size_t length) {
    if (length == 1 && *name == 'a') return CMPLX(0.75, -0.9);
    if (length == 1 && *name == 'b') return CMPLX(-1.3, 0.4);
    return strtod(name, NULL);
}

typedef struct {
    list families, types, m, n, k, scalars, inc, pad;
    int64_t times;
    int (*f)(const blas_case *, void *);
    void *data;
    lt_rng rng;
    int stopped;
} row;

static void draw(row *w, blas_case *c) {
    static const lt_guard guards[] = {LT_ZONES, LT_PAGE, LT_PAGE_BEFORE};
    options *o = &c->o;
    const char *pair = w->scalars.text[any(&w->scalars, &w->rng)], *colon = strchr(pair, ':');
    o->alpha = scalar(pair, (size_t)(colon - pair));
    o->beta = scalar(colon + 1, strlen(colon + 1));
    o->incx = number(&w->inc, any(&w->inc, &w->rng));
    o->incy = number(&w->inc, any(&w->inc, &w->rng));
    /* Two rows of a band, of which one may be the other's. */
    o->kl = o->k, o->ku = number(&w->k, any(&w->k, &w->rng));
    if (lt_bits(&w->rng) & 1) o->kl = o->ku, o->ku = o->k;
    o->seed = lt_bits(&w->rng);
    c->how.pad = number(&w->pad, any(&w->pad, &w->rng));
    c->how.guard = guards[lt_below(&w->rng, 3)];
}

/* y of an increment of 0 would be written or read in an order of the routine's choice. */
static int sensible(const blas_case *c) {
    family_id id = c->r->of->id;
    if (c->r->of->does != DO_VECTORS) return c->o.incx != 0 && c->o.incy != 0;
    if (id == FAMILY_DOT || id == FAMILY_DOTC || id == FAMILY_SDSDOT || id == FAMILY_DSDOT) return 1;
    if (id == FAMILY_NRM2) return 1;
    if (id == FAMILY_SWAP || id == FAMILY_ROT || id == FAMILY_CROT || id == FAMILY_ROTM) return c->o.incx != 0 && c->o.incy != 0;
    return c->o.incy != 0;
}

static void with_options(row *w, blas_case *c) {
    const routine *r = c->r;
    char *to[] = {&c->o.side, &c->o.uplo, &c->o.ta, &c->o.tb, &c->o.diag};
    const argument of[] = {ARG_side, ARG_uplo, ARG_ta, ARG_tb, ARG_diag};
    size_t combinations = 1;
    for (int i = 0; i < 5; i++) combinations *= strlen(letters(r, of[i]));
    for (size_t at = 0; at < combinations; at++) {
        size_t rest = at;
        for (int i = 0; i < 5; i++) {
            const char *choice = letters(r, of[i]);
            *to[i] = choice[rest % strlen(choice)];
            rest /= strlen(choice);
        }
        for (int64_t t = 0; t < w->times && !w->stopped; t++) {
            do draw(w, c);
            while (!sensible(c));
            w->stopped = !w->f(c, w->data);
        }
    }
}

static void with_sizes(row *w, blas_case *c) {
    const char *arguments = c->r->of->list;
    int ms = has_argument(arguments, ARG_m) ? w->m.count : 1, ns = has_argument(arguments, ARG_n) ? w->n.count : 1;
    int ks = has_argument(arguments, ARG_k) || has_argument(arguments, ARG_kl) ? w->k.count : 1;
    for (int i = 0; i < ms; i++)
        for (int j = 0; j < ns; j++)
            for (int l = 0; l < ks; l++) {
                c->o.m = number(&w->m, i), c->o.n = number(&w->n, j), c->o.k = number(&w->k, l);
                with_options(w, c);
            }
}

void each_case(const char *csv, int (*f)(const blas_case *c, void *data), void *data) {
    lt_csv *file = lt_csv_open(csv);
    row w = {.f = f, .data = data};
    while (lt_csv_next(file) && !w.stopped) {
        w.families = split(lt_csv_text(file, "families")), w.types = split(lt_csv_text(file, "types"));
        w.m = split(lt_csv_text(file, "m")), w.n = split(lt_csv_text(file, "n")), w.k = split(lt_csv_text(file, "k"));
        w.scalars = split(lt_csv_text(file, "scalars")), w.inc = split(lt_csv_text(file, "inc"));
        w.pad = split(lt_csv_text(file, "pad")), w.times = lt_csv_int(file, "times");
        w.rng = lt_seed((uint64_t)lt_csv_line(file));
        for (int i = 0; i < w.families.count; i++) {
            int found = 0;
            for (const routine *r = routines; r->name != NULL; r++) {
                int wanted = 0;
                for (int t = 0; t < w.types.count; t++) wanted |= lt_type_of(w.types.text[t]) == r->t;
                found |= strcmp(r->of->name, w.families.text[i]) == 0;
                if (!wanted || strcmp(r->of->name, w.families.text[i]) != 0) continue;
                blas_case c = {.r = r};
                with_sizes(&w, &c);
            }
#ifndef BLAS_REFERENCE
            LT_CHECKF(found, "no family named %s", w.families.text[i]);
#else
            (void)found;
#endif
        }
    }
    lt_csv_close(file);
}
