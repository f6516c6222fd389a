/* Promise 1: bitwise identical results for any number of threads, any stream, any batch position.
 *
 * One child per thread count (the library reads LUCHO_NUM_THREADS once per process) hashes every row
 * of the table on the default stream and on an own one, alone and as members of a batch. All hashes
 * of a row must be one. That the larger counts really bring threads is checked too: equality of five
 * sequential runs would say nothing. */
#include "workload.h"

#include <stdio.h>
#include <stdlib.h>

static const int threads[] = {1, 2, 3, 7, 16};
enum { COUNTS = sizeof threads / sizeof *threads };

static struct wl rows[WL_ROWS];
static int nrows;
static lt_level level;
static struct { uint64_t hash[COUNTS][WL_ROWS]; int most[COUNTS]; } *shared;

static int run_all(void *arg)
{
    int slot = *(int *)arg;
    const struct wl_how hows[] = {
        {1, 0, 0, 0, WL_DEVICE}, {3, 2, 0, 0, WL_DEVICE}, {3, 0, 0, 0, WL_DEVICE}, {3, 1, 0, 0, WL_DEVICE}};
    int nhows = level == LT_QUICK ? 4 : 2;
    for (int own = 0; own < 2; own++) {
        struct wl_session s;
        CHECK(wl_open(&s, own) == 0, "cannot open a session");
        for (int k = 0; k < nrows; k++)
            /* A batch of sparse rows is one call after the other. */
            for (int h = 0; h < (rows[k].kind < WL_BSRSV ? nhows : 1); h++) {
                uint64_t hash = 0;
                int st = wl_run(&rows[k], &hows[h], &s, &hash);
                CHECK(st == 0, "%s: status %d", wl_name(&rows[k]), st);
                if (own == 0 && h == 0)
                    shared->hash[slot][k] = hash;
                CHECK(hash == shared->hash[slot][k], "%s: own stream %d, batch %d, position %d: other bits, %d threads",
                      wl_name(&rows[k]), own, hows[h].batch, hows[h].position, threads[slot]);
                int now = rel_threads_named(REL_WORKERS);
                if (now > shared->most[slot])
                    shared->most[slot] = now;
            }
        CHECK(wl_close(&s) == 0, "cannot close the session");
    }
    return 0;
}

static void every_count(void)
{
    shared = rel_shared(sizeof *shared);
    /* Each level has orders of its own, and is a test of its own. */
    level = lt_wanted();
    nrows = wl_table(level, rows, WL_ROWS);
    for (int slot = 0; slot < COUNTS; slot++) {
        char env[32];
        snprintf(env, sizeof env, "LUCHO_NUM_THREADS=%d", threads[slot]);
        const char *const list[] = {env, NULL};
        lt_step("level %d, %d threads", level, threads[slot]);
        int status = rel_child(600, list, run_all, &slot);
        CHECK(status == 0, "child with %d threads: status %d", threads[slot], status);
    }
    for (int slot = 1; slot < COUNTS; slot++)
        for (int k = 0; k < nrows; k++)
            CHECK(shared->hash[slot][k] == shared->hash[0][k], "%s: %d threads give other bits than 1",
                  wl_name(&rows[k]), threads[slot]);
    /* The calling thread takes part. */
    if (level > LT_QUICK)
        CHECK(shared->most[3] == 6 && shared->most[0] == 0, "most pool workers seen: %d for 1 thread, %d for 7", shared->most[0],
              shared->most[3]);
}

int main(int argc, char **argv)
{
    static const lt_test tests[] = {{"every_count", every_count, 700}, {0}};
    return lt_main(argc, argv, tests, NULL);
}
