/* Promise 26: CPU limits are respected. With an affinity mask of one CPU there are no pool workers, with
 * two there is one; LUCHO_NUM_THREADS overrides; small problems start no thread at all; callers on many
 * threads share one pool. Threads are counted, by name, in /proc/self/task. */
#define _GNU_SOURCE
#include "workload.h"

#include <pthread.h>
#include <sched.h>
#include <stdlib.h>

static const struct wl large[] = {{WL_GETRF, 'd', 400, 400, 1}, {WL_CHOLESKY, 's', 500, 500, 0}};

struct limits { int cpus, width; };
struct threads { int all, workers, dispatchers; };

static void limit_cpus(int wanted)
{
    cpu_set_t all, some;
    CPU_ZERO(&some);
    sched_getaffinity(0, sizeof all, &all);
    for (int c = 0; c < CPU_SETSIZE && wanted > 0; c++)
        if (CPU_ISSET(c, &all)) {
            CPU_SET(c, &some);
            wanted--;
        }
    CHECK(sched_setaffinity(0, sizeof some, &some) == 0, "sched_setaffinity");
}

static void note_most(int *most, int now)
{
    *most = now > *most ? now : *most;
}

static struct threads most_threads(const struct wl *rows, int nrows, int rounds)
{
    struct wl_session s;
    struct threads most = {0, 0, 0};
    uint64_t hash;
    CHECK(wl_open(&s, 1) == 0, "open");
    for (int r = 0; r < rounds; r++)
        for (int k = 0; k < nrows; k++) {
            CHECK(wl_run(&rows[k], &wl_plain, &s, &hash) == 0, "%s", wl_name(&rows[k]));
            note_most(&most.all, rel_threads());
            note_most(&most.workers, rel_threads_named(REL_WORKERS));
            note_most(&most.dispatchers, rel_threads_named(REL_DISPATCHERS));
        }
    CHECK(wl_close(&s) == 0, "close");
    return most;
}

static int counted(void *arg)
{
    struct limits *l = arg;
    if (l->cpus)
        limit_cpus(l->cpus);
    struct threads most = most_threads(large, 2, 3);
    CHECK(most.workers == l->width - 1, "%d CPUs, width %d: %d pool workers", l->cpus, l->width, most.workers);
    /* One stream at a time is active; another dispatcher may be on its way out. */
    CHECK(most.dispatchers <= 4, "%d dispatchers for one caller", most.dispatchers);
    return 0;
}

static void affinity(void)
{
    static const char *const none[] = {"LUCHO_NUM_THREADS=", NULL}, *const four[] = {"LUCHO_NUM_THREADS=4", NULL};
    cpu_set_t all;
    sched_getaffinity(0, sizeof all, &all);
    struct limits one = {1, 1}, two = {2, 2}, asked = {1, 4};
    int status = rel_child(60, none, counted, &one);
    CHECK(status == 0, "one CPU: %d", status);
    if (CPU_COUNT(&all) >= 2) {
        status = rel_child(60, none, counted, &two);
        CHECK(status == 0, "two CPUs: %d", status);
    }
    status = rel_child(60, four, counted, &asked);
    CHECK(status == 0, "LUCHO_NUM_THREADS=4 on one CPU: %d", status);
}

static int small(void *unused)
{
    static struct wl rows[WL_ROWS];
    (void)unused;
    int n = wl_table(LT_QUICK, rows, WL_ROWS), kept = 0;
    for (int k = 0; k < n; k++)
        if (rows[k].n <= 8)
            rows[kept++] = rows[k];
    struct threads most = most_threads(rows, kept, 3);
    CHECK(most.all == 1, "small problems made %d threads", most.all - 1);
    return 0;
}

static void small_stay_home(void)
{
    static const char *const env[] = {"LUCHO_NUM_THREADS=4", NULL};
    int status = rel_child(60, env, small, NULL);
    CHECK(status == 0, "small problems: %d", status);
}

static void *caller(void *arg)
{
    most_threads(large, 2, 2);
    return arg;
}

static int many_callers(void *unused)
{
    enum { CALLERS = 6, WIDTH = 3 };
    pthread_t t[CALLERS];
    int workers = 0;
    (void)unused;
    for (int k = 0; k < CALLERS; k++)
        pthread_create(&t[k], NULL, caller, NULL);
    for (int k = 0; k < 100; k++) {
        note_most(&workers, rel_threads_named(REL_WORKERS));
        lt_sleep_ms(2);
    }
    for (int k = 0; k < CALLERS; k++)
        pthread_join(t[k], NULL);
    CHECK(workers > 0 && workers <= WIDTH - 1, "%d pool workers for %d callers", workers, CALLERS);
    return 0;
}

static void one_pool_for_all(void)
{
    static const char *const env[] = {"LUCHO_NUM_THREADS=3", NULL};
    int status = rel_child(60, env, many_callers, NULL);
    CHECK(status == 0, "many callers: %d", status);
}

int main(int argc, char **argv)
{
    static const lt_test tests[] = {{"affinity", affinity, 120}, {"small_stay_home", small_stay_home, 60},
                                    {"one_pool_for_all", one_pool_for_all, 120}, {0}};
    return lt_main(argc, argv, tests, NULL);
}
