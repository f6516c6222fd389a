/* fork in the middle of calls: two threads of the parent are in dgemm and dgetrf, with the pool at work and its locks held,
 * when the process forks. The child computes correctly, and forks again; the parent goes on. 20 seconds per child.
 */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "mix.h"
#include "rel.h"

enum { MOST = 512 };
static uint64_t expected[MOST], busy_expected[2];
static mix busy[2];
static int stop;
static const int64_t small[] = {40};

static int find(const char *name) {
    for (int i = 0; i < mix_count(); i++) {
        mix m = mix_new(i, 3);
        int found = strcmp(m.name, name) == 0;
        mix_free(&m);
        if (found) return i;
    }
    LT_CHECKF(0, "no routine %s", name);
    return 0;
}

static void *loop(void *which) {
    int i = (int)(intptr_t)which;
    while (!__atomic_load_n(&stop, __ATOMIC_RELAXED))
        LT_CHECKF(mix_run(&busy[i], FORTRAN, mix_plain) == busy_expected[i], "%s in the parent: other bits", busy[i].name);
    return NULL;
}

static int in_child(void *nested) {
    uint64_t hash[MOST];
    int n = mix_hashes(small, 1, mix_plain, hash);
    for (int i = 0; i < n; i++) LT_CHECKF(hash[i] == expected[i], "routine %d in the child: other bits", i);
    /* Large enough for several threads. */
    for (int i = 0; i < 2; i++) {
        mix m = mix_new(find(busy[i].name), 300);
        LT_CHECKF(mix_run(&m, FORTRAN, mix_plain) == busy_expected[i], "%s in the child: other bits", m.name);
        mix_free(&m);
    }
    if (nested != NULL) LT_EQ(rel_child(20, NULL, in_child, NULL), 0);
    return 0;
}

static void during_calls(void) {
    int rounds = lt_wanted() == LT_QUICK ? 3 : 30;
    pthread_t t[2];
    static const char *const names[] = {"dgemm", "dgetrf"};
    mix_hashes(small, 1, mix_plain, expected);
    for (int i = 0; i < 2; i++) {
        busy[i] = mix_new(find(names[i]), 300);
        busy_expected[i] = mix_run(&busy[i], FORTRAN, mix_plain);
    }
    stop = 0;
    for (int i = 0; i < 2; i++) LT_REQUIRE(pthread_create(&t[i], NULL, loop, (void *)(intptr_t)i) == 0);
    for (int i = 0; i < rounds; i++) {
        lt_step("fork %d", i);
        LT_EQ(rel_child(40, NULL, in_child, i == 0 ? &stop : NULL), 0);
    }
    __atomic_store_n(&stop, 1, __ATOMIC_RELAXED);
    for (int i = 0; i < 2; i++) pthread_join(t[i], NULL);
    /* And afterwards in the parent. */
    for (int i = 0; i < 2; i++) {
        LT_CHECK(mix_run(&busy[i], FORTRAN, mix_plain) == busy_expected[i]);
        mix_free(&busy[i]);
    }
}

int main(int argc, char **argv) {
    static const lt_test tests[] = {{"during_calls", during_calls, 120}, {0}};
    setenv("LUCHO_NUM_THREADS", "3", 1);
    return lt_main(argc, argv, tests, NULL);
}
