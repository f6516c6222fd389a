/* Promise 1: bitwise identical results for any number of threads, any stream, any batch position.
 *
 * One child per thread count (the library reads LUCHO_NUM_THREADS once per process) hashes every row
 * of the table on the default stream and on an own one, alone and as members of a batch. All hashes
 * of a row must be one. That the larger counts really bring threads is checked too: equality of five
 * sequential runs would say nothing. From the full level on, each lower instruction set has to do the same with its
 * own bits: its tiles and cuts are others. */
#include "workload.h"

#include <stdio.h>
#include <stdlib.h>

/* A slot's bits are those of the first slot with its instruction set. */
static const struct { int threads, like; const char *set; } slots[] = {
    {1, 0, NULL}, {2, 0, NULL}, {3, 0, NULL}, {7, 0, NULL}, {16, 0, NULL},
    {1, 5, "avx2"}, {3, 5, "avx2"}, {1, 7, "portable"}, {3, 7, "portable"}};
enum { BEST = 5, SLOTS = sizeof slots / sizeof *slots };

static struct wl rows[WL_ROWS];
static int nrows;
static lt_level level;
static struct { uint64_t hash[SLOTS][WL_ROWS]; int most[SLOTS]; } *shared;

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
                      wl_name(&rows[k]), own, hows[h].batch, hows[h].position, slots[slot].threads);
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
    int count = level == LT_FULL ? SLOTS : BEST, other = 0;
    for (int slot = 0; slot < count; slot++) {
        char env[32], set[32];
        snprintf(env, sizeof env, "LUCHO_NUM_THREADS=%d", slots[slot].threads);
        snprintf(set, sizeof set, "LUCHO_ISA=%s", slots[slot].set ? slots[slot].set : "");
        const char *const list[] = {env, slots[slot].set ? set : NULL, NULL};
        lt_step("level %d, %d threads, %s", level, slots[slot].threads, slots[slot].set ? set : "the best instruction set");
        int status = rel_child(600, list, run_all, &slot);
        CHECK(status == 0, "child with %d threads, %s: status %d", slots[slot].threads, set, status);
    }
    for (int slot = 0; slot < count; slot++)
        for (int k = 0; k < nrows; k++) {
            int like = slots[slot].like;
            CHECK(shared->hash[slot][k] == shared->hash[like][k], "%s: %d threads give other bits than 1, %s",
                  wl_name(&rows[k]), slots[slot].threads, slots[slot].set ? slots[slot].set : "best");
            other += shared->hash[slot][k] != shared->hash[0][k];
        }
#if defined(__x86_64__)
    /* Else the variable has not been read. */
    CHECK(count == BEST || other > 0 || !__builtin_cpu_supports("fma"), "no row differs between the instruction sets");
#endif
    /* The calling thread takes part. */
    if (level > LT_QUICK)
        CHECK(shared->most[3] == 6 && shared->most[0] == 0, "most pool workers seen: %d for 1 thread, %d for 7", shared->most[0],
              shared->most[3]);
}

int main(int argc, char **argv)
{
    static const lt_test tests[] = {{"every_count", every_count, 900}, {0}};
    return lt_main(argc, argv, tests, NULL);
}
