/* 32 host threads with mixed routines, forms and sizes at once: the bits of every result are the serial ones. Quick: 2
 * seconds, full: 10, stress: 60.
 */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#include "mix.h"
#include "rel.h"

enum { THREADS = 32, SIZES = 3 };
static const int64_t sizes[SIZES] = {5, 24, 90};
static uint64_t *expected;
static double end;
static long calls, wrong;

static void *storm(void *seed) {
    lt_rng rng = lt_seed((uint64_t)(intptr_t)seed + 1);
    int n = mix_count();
    while (lt_seconds() < end) {
        /* The small ones more often, as they collide more. */
        int i = (int)lt_below(&rng, n), s = (int)(lt_below(&rng, 8) + 1) / 4;
        mix m = mix_new(i, sizes[s]);
        for (int again = 0; again < 3; again++) {
            /* CBLAS's results are the Fortran ones; a hash covers no form. */
            uint64_t hash = mix_run(&m, (form)lt_below(&rng, FORMS), mix_plain);
            __atomic_fetch_add(&calls, 1, __ATOMIC_RELAXED);
            if (hash == expected[s * n + i]) continue;
            __atomic_fetch_add(&wrong, 1, __ATOMIC_RELAXED);
            LT_CHECKF(0, "%s n=%d: other bits among %d threads", m.name, (int)sizes[s], THREADS);
        }
        mix_free(&m);
    }
    return NULL;
}

static void all_at_once(void) {
    double seconds = lt_wanted() == LT_QUICK ? 2 : lt_wanted() == LT_FULL ? 10 : 60;
    pthread_t t[THREADS];
    expected = malloc((size_t)(mix_count() * SIZES) * sizeof *expected);
    LT_REQUIRE(expected != NULL);
    mix_hashes(sizes, SIZES, mix_plain, expected);
    lt_step("storm");
    end = lt_seconds() + seconds;
    for (int i = 0; i < THREADS; i++) LT_REQUIRE(pthread_create(&t[i], NULL, storm, (void *)(intptr_t)i) == 0);
    for (int i = 0; i < THREADS; i++) pthread_join(t[i], NULL);
    LT_EQ(wrong, 0);
    LT_CHECKF(calls > THREADS, "only %ld calls", calls);
    lt_note("     %ld calls\n", calls);
    free(expected);
}

int main(int argc, char **argv) {
    static const lt_test tests[] = {{"all_at_once", all_at_once, 240}, {0}};
    return lt_main(argc, argv, tests, NULL);
}
