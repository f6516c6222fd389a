/* Promise 6: when a thread cannot be made, fewer are used, down to none: same statuses, same bits.
 *
 * Three ways to be refused: the library's hook (LUCHO_FAULT_THREAD=k: the k-th and all later ones),
 * this program's pthread_create in front of libc's, and a process limit (after giving up root, which
 * is not bound by it). */
#define _GNU_SOURCE
#include "workload.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

enum { ROWS = 40 };
static struct wl rows[ROWS];
static int nrows;
static struct { uint64_t clean[ROWS]; int refused; } *shared;

static int allowed = -1; /* how many more threads; negative: no limit */

int pthread_create(pthread_t *t, const pthread_attr_t *attr, void *(*f)(void *), void *arg)
{
    int (*real)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
    *(void **)&real = dlsym(RTLD_NEXT, "pthread_create");
    if (allowed >= 0 && __atomic_fetch_sub(&allowed, 1, __ATOMIC_SEQ_CST) <= 0) {
        __atomic_store_n(&allowed, 0, __ATOMIC_SEQ_CST);
        __atomic_fetch_add(&shared->refused, 1, __ATOMIC_SEQ_CST);
        return EAGAIN;
    }
    return real(t, attr, f, arg);
}

static void count(void *calls)
{
    __atomic_fetch_add((int *)calls, 1, __ATOMIC_SEQ_CST);
}

/* Callbacks never run on a thread that waits; without any other they must still come to run. */
static void callbacks(struct wl_session *s)
{
    int calls = 0, st = aclrtLaunchCallback(count, &calls, ACL_CALLBACK_NO_BLOCK, s->stream);
    CHECK(st == 0 && cnrtInvokeHostFunc(s->queue, count, &calls) == cnrtSuccess, "a callback is refused");
    st = aclrtSynchronizeStream(s->stream);
    CHECK(st == 0 && cnrtQueueSync(s->queue) == cnrtSuccess && calls == 2, "2 callbacks ran %d times", calls);
}

static void run_rows(int reference)
{
    for (int own = 0; own < 2; own++) {
        struct wl_session s;
        int st = wl_open(&s, own);
        CHECK(st == 0, "open: %d", st);
        for (int k = 0; k < nrows; k++) {
            uint64_t hash = 0;
            st = wl_run(&rows[k], &wl_plain, &s, &hash);
            if (reference && own == 0)
                shared->clean[k] = hash;
            CHECK(st == 0 && hash == shared->clean[k], "%s, own stream %d: status %d or other bits", wl_name(&rows[k]), own, st);
        }
        callbacks(&s);
        CHECK(wl_close(&s) == 0, "close");
    }
}

static int child(void *arg)
{
    int mode = *(int *)arg; /* 0: as it is; n > 0: n - 1 threads allowed; -1: process limit */
    if (mode > 0)
        allowed = mode - 1;
    if (mode < 0) {
        struct rlimit none = {1, 1};
        if (getuid() == 0 && setresuid(65534, 65534, 65534) != 0)
            return 0;
        CHECK(setrlimit(RLIMIT_NPROC, &none) == 0, "setrlimit");
    }
    run_rows(mode == 0);
    return 0;
}

static void reference(void)
{
    int mode = 0;
    CHECK(rel_child(60, NULL, child, &mode) == 0, "the reference run");
}

static void by_hook(void)
{
    int mode = 1000;
    for (int k = 1; k <= 5; k += 2) {
        char env[32];
        snprintf(env, sizeof env, "LUCHO_FAULT_THREAD=%d", k);
        const char *const list[] = {env, NULL};
        int status = rel_child(60, list, child, &mode);
        CHECK(status == 0, "%s: status %d", env, status);
    }
}

static void by_pthread_create(void)
{
    for (int mode = 1; mode <= 5; mode += 2) {
        shared->refused = 0;
        int status = rel_child(60, NULL, child, &mode);
        CHECK(status == 0, "%d threads allowed: status %d", mode - 1, status);
        CHECK(shared->refused > 0 || mode > 2, "%d threads allowed: none was asked for", mode - 1);
    }
}

static void by_process_limit(void)
{
    int mode = -1, status = rel_child(60, NULL, child, &mode);
    CHECK(status == 0, "RLIMIT_NPROC: status %d", status);
}

int main(int argc, char **argv)
{
    static const lt_test tests[] = {{"reference", reference, 120}, {"by_hook", by_hook, 300},
                                    {"by_pthread_create", by_pthread_create, 300},
                                    {"by_process_limit", by_process_limit, 120}, {0}};
    shared = rel_shared(sizeof *shared);
    putenv("LUCHO_NUM_THREADS=4");
    nrows = wl_one_of_each(17, rows, ROWS - 3);
    rows[nrows++] = (struct wl){WL_CHOLESKY, 's', 400, 400, 1};
    rows[nrows++] = (struct wl){WL_XGETRF, 'c', 300, 400, 1};
    rows[nrows++] = (struct wl){WL_GETRI, 'd', 200, 200, 1};
    return lt_main(argc, argv, tests, NULL);
}
