/* Promise 13: thread-safe. Host threads with their own sessions run the whole table at once, each in its
 * own order; one more group shares a single session. All hashes must be those of a serial run. */
#include "workload.h"

#include <pthread.h>
#include <stdlib.h>

static struct wl rows[WL_ROWS];
static uint64_t clean[WL_ROWS];
static int nrows, rounds;
static struct wl_session common;

static void *work(void *arg)
{
    uint64_t seed = (uint64_t)(size_t)arg;
    struct wl_session own, *s = &own;
    int sharing = seed % 4 == 3;
    if (sharing)
        s = &common;
    else
        CHECK(wl_open(&own, (int)(seed & 1)) == 0, "open");
    for (int k = 0; k < rounds; k++) {
        int at = (int)(rel_mix(seed * 1000003 + (uint64_t)k) % (uint64_t)nrows);
        uint64_t hash = 0;
        int st = wl_run(&rows[at], &wl_plain, s, &hash);
        CHECK(st == 0 && hash == clean[at], "thread %d%s: %s: status %d or other bits", (int)seed,
              sharing ? ", shared handle" : "", wl_name(&rows[at]), st);
    }
    if (!sharing)
        CHECK(wl_close(&own) == 0, "close");
    return NULL;
}

static void many_threads(void)
{
    enum { MOST = 96 };
    pthread_t t[MOST];
    int threads = lt_wanted() == LT_STRESS ? MOST : 16;
    rounds = lt_wanted() == LT_STRESS ? 200 : 40;
    nrows = wl_table(LT_QUICK, rows, WL_ROWS - 64);
    if (lt_wanted() > LT_QUICK)
        nrows += wl_table(LT_FULL, rows + nrows, WL_ROWS - nrows);
    CHECK(wl_open(&common, 1) == 0, "open");
    for (int k = 0; k < nrows; k++)
        CHECK(wl_run(&rows[k], &wl_plain, &common, &clean[k]) == 0, "%s", wl_name(&rows[k]));
    for (int k = 0; k < threads; k++)
        pthread_create(&t[k], NULL, work, (void *)(size_t)k);
    for (int k = 0; k < threads; k++)
        pthread_join(t[k], NULL);
    CHECK(wl_close(&common) == 0, "close");
}

int main(int argc, char **argv)
{
    static const lt_test tests[] = {{"many_threads", many_threads, 600}, {0}};
    return lt_main(argc, argv, tests, NULL);
}
