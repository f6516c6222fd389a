/* See mix.h. */
#include "mix.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

const placement mix_plain = {LT_ZONES, 0, 0};

static int usable(const routine *r) {
    return r->of->does != DO_IMATCOPY && (r->of->does != DO_VECTORS || has_argument(r->of->list, ARG_x));
}

static const routine *usables[1024];
static int usable_count;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void find_usables(void) {
    for (const routine *r = routines; r->name != NULL; r++)
        if (usable(r)) {
            if (usable_count == 1024) abort();
            usables[usable_count++] = r;
        }
}

static int blas_count(void) {
    pthread_once(&once, find_usables);
    return usable_count;
}

static const routine *blas_at(int i) { return i < blas_count() ? usables[i] : NULL; }

int mix_count(void) {
    int n = blas_count();
    for (const lapack_routine *r = lapack_routines; r->name != NULL; r++) n++;
    return n;
}

static char one_of(const char *choice, lt_rng *r) { return choice[lt_below(r, (int64_t)strlen(choice))]; }

static void *need(size_t bytes) {
    void *p = calloc(bytes, 1);
    if (p == NULL) abort();
    return p;
}

mix mix_new(int i, int64_t n) {
    lt_rng rng = lt_seed((uint64_t)(i * 1000 + n));
    const routine *r = blas_at(i);
    mix m = {NULL, NULL, NULL};
    if (r != NULL) {
        int64_t order = r->of->does == DO_VECTORS ? n * n : n;
        options o = {one_of(letters(r, ARG_side), &rng), one_of(letters(r, ARG_uplo), &rng),
                     one_of(letters(r, ARG_ta), &rng),   one_of(letters(r, ARG_tb), &rng),
                     one_of(letters(r, ARG_diag), &rng), n + n / 3, order, n - n / 4, n / 5 + 1, n / 4, 1, 1,
                     CMPLX(0.75, -0.9), CMPLX(-1.3, 0.4), lt_bits(&rng)};
        if (r->of->id == FAMILY_ROTM) o.alpha = -1;
        m.blas = need(sizeof *m.blas), m.name = r->name;
        problem_new(m.blas, r, &o);
        return m;
    }
    const lapack_routine *l = &lapack_routines[i - blas_count()];
    lapack_options o = {one_of("UL", &rng), one_of("NTC", &rng), 'N', '1', 'N', 'N', n + n / 3, n, n / 3 + 1, 0,
                        "dominant", lt_bits(&rng)};
    m.lapack = need(sizeof *m.lapack), m.name = l->name;
    lapack_new(m.lapack, l, &o);
    return m;
}

uint64_t mix_run(mix *m, form how, placement place) {
    if (m->blas != NULL) return problem_hash(m->blas, m->blas->r->form[how] != NULL ? how : FORTRAN, 0, place);
    return lapack_go(m->lapack, how == FORTRAN64 && m->lapack->r->form[how] != NULL ? how : FORTRAN, place);
}

void mix_free(mix *m) {
    if (m->blas != NULL) problem_free(m->blas);
    if (m->lapack != NULL) lapack_free(m->lapack);
    free(m->blas), free(m->lapack);
    m->blas = NULL, m->lapack = NULL;
}

int mix_hashes(const int64_t *sizes, int count, placement place, uint64_t *into) {
    int at = 0;
    for (int s = 0; s < count; s++)
        for (int i = 0; i < mix_count(); i++) {
            mix m = mix_new(i, sizes[s]);
            lt_step("%s n=%d", m.name, (int)sizes[s]);
            into[at++] = mix_run(&m, FORTRAN, place);
            mix_free(&m);
        }
    return at;
}
