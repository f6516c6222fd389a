/* Promise 7: fork-safe. The child finds no threads and empty streams, and computes correctly, with the
 * parent's handles and streams and with new ones; the parent's queued work goes on as if nothing had
 * happened. Also nested forks, forks from two threads at once, and children that end by exit().
 *
 * Every child has 20 seconds; a deadlock is a timeout. */
#define _GNU_SOURCE
#include "workload.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

enum { LIMIT = 20, ROWS = 32 };
static struct wl rows[ROWS];
static int nrows;
static uint64_t clean[ROWS];

static void run_rows(struct wl_session *s, const char *who)
{
    for (int k = 0; k < nrows; k++) {
        uint64_t hash = 0;
        int st = wl_run(&rows[k], &wl_plain, s, &hash);
        CHECK(st == 0 && hash == clean[k], "%s: %s: status %d or other bits", who, wl_name(&rows[k]), st);
    }
}

static int in_child(void *arg)
{
    struct wl_session *parents = arg, own;
    int st = cnrtQueueSync(parents->queue);
    CHECK(st == 0, "the parent's queue in the child: sync gives %d", st);
    st = aclrtSynchronizeStream(parents->stream);
    CHECK(st == 0, "the parent's stream in the child: sync gives %d", st);
    run_rows(parents, "child, the parent's streams");
    /* Pool workers of the child's own making, which stay for a while; they are named when they begin to run. */
    int workers = 0;
    for (int k = 0; k < 200 && (workers = rel_threads_named(REL_WORKERS)) == 0; k++)
        lt_sleep_ms(2);
    CHECK(workers >= 1, "the child's pool has no workers");
    st = wl_open(&own, 1);
    CHECK(st == 0, "open in the child: %d", st);
    run_rows(&own, "child, own streams");
    CHECK(wl_close(&own) == 0, "close in the child");
    return 0;
}

static void setup(struct wl_session *s)
{
    CHECK(wl_open(s, 1) == 0, "open");
    for (int k = 0; k < nrows; k++)
        if (!clean[k])
            CHECK(wl_run(&rows[k], &wl_plain, s, &clean[k]) == 0, "%s", wl_name(&rows[k]));
}

static void idle_streams(void)
{
    struct wl_session s;
    setup(&s);
    int status = rel_child(LIMIT, NULL, in_child, &s);
    CHECK(status == 0, "child: %d", status);
    run_rows(&s, "parent");
    CHECK(wl_close(&s) == 0, "close");
}

static int nested(void *arg)
{
    in_child(arg);
    int status = rel_child(LIMIT, NULL, in_child, arg);
    CHECK(status == 0, "grandchild: %d", status);
    run_rows(arg, "child after its own fork");
    return 0;
}

static void nested_fork(void)
{
    struct wl_session s;
    setup(&s);
    int status = rel_child(2 * LIMIT, NULL, nested, &s);
    CHECK(status == 0, "child: %d", status);
    run_rows(&s, "parent");
    CHECK(wl_close(&s) == 0, "close");
}

static void *forking_thread(void *arg)
{
    for (int k = 0; k < 5; k++) {
        int status = rel_child(LIMIT, NULL, in_child, arg);
        CHECK(status == 0, "child of a thread: %d", status);
    }
    return NULL;
}

static void two_threads_fork(void)
{
    struct wl_session s[2];
    pthread_t t[2];
    for (int k = 0; k < 2; k++)
        setup(&s[k]);
    for (int k = 0; k < 2; k++)
        pthread_create(&t[k], NULL, forking_thread, &s[k]);
    for (int k = 0; k < 2; k++)
        pthread_join(t[k], NULL);
    for (int k = 0; k < 2; k++) {
        run_rows(&s[k], "parent");
        CHECK(wl_close(&s[k]) == 0, "close");
    }
}

static int stop;

static void *busy_thread(void *arg)
{
    while (!__atomic_load_n(&stop, __ATOMIC_RELAXED))
        run_rows(arg, "parent's other thread");
    return NULL;
}

/* The fork falls into the middle of calls that other threads are making, with their locks held. */
static void fork_during_calls(void)
{
    struct wl_session s[3];
    pthread_t t[2];
    int rounds = lt_wanted() == LT_QUICK ? 5 : 50;
    for (int k = 0; k < 3; k++)
        setup(&s[k]);
    stop = 0;
    for (int k = 0; k < 2; k++)
        pthread_create(&t[k], NULL, busy_thread, &s[k]);
    for (int k = 0; k < rounds; k++) {
        int status = rel_child(LIMIT, NULL, in_child, &s[2]);
        CHECK(status == 0, "child forked during calls: %d", status);
    }
    __atomic_store_n(&stop, 1, __ATOMIC_RELAXED);
    for (int k = 0; k < 2; k++)
        pthread_join(t[k], NULL);
    for (int k = 0; k < 3; k++)
        CHECK(wl_close(&s[k]) == 0, "close");
}

static void nap(void *ran)
{
    lt_sleep_ms(100);
    __atomic_fetch_add((int *)ran, 1, __ATOMIC_SEQ_CST);
}

static void fork_with_queued_work(void)
{
    const struct wl large = {WL_GETRF, 'd', 520, 520, 1};
    struct wl_session s;
    struct wl_job *job;
    uint64_t want = 0, hash = 0;
    int *ran = rel_shared(sizeof *ran);
    setup(&s);
    CHECK(wl_run(&large, &wl_plain, &s, &want) == 0 && wl_prepare(&job, &large, &wl_plain) == 0, "the large row");
    for (int k = 0; k < 3; k++) {
        CHECK(aclrtLaunchCallback(nap, ran, ACL_CALLBACK_NO_BLOCK, s.stream) == 0, "callback");
        CHECK(cnrtInvokeHostFunc(s.queue, nap, ran) == 0, "host function");
    }
    CHECK(wl_launch(job, &s) == 0, "launch");
    int status = rel_child(LIMIT, NULL, in_child, &s);
    CHECK(status == 0, "child: %d", status);
    CHECK(wl_sync(&large, &s) == 0 && cnrtQueueSync(s.queue) == 0, "the parent's sync");
    CHECK(*ran == 6, "6 callbacks queued before the fork ran %d times, parent and child together", *ran);
    CHECK(wl_collect(job, &hash) == 0 && hash == want, "the parent's queued factorization: other bits");
    wl_free(job);
    CHECK(wl_close(&s) == 0, "close");
}

/* A child that leaves by exit() runs the library's and libc's handlers without the threads they know. */
static void child_exits(void)
{
    struct wl_session s;
    int *ran = rel_shared(sizeof *ran);
    setup(&s);
    CHECK(aclrtLaunchCallback(nap, ran, ACL_CALLBACK_NO_BLOCK, s.stream) == 0, "callback");
    for (int compute = 0; compute < 2; compute++) {
        fflush(NULL);
        pid_t pid = fork();
        if (pid == 0) {
            if (compute)
                run_rows(&s, "exiting child");
            exit(lt_failures() ? 9 : 5);
        }
        int status = rel_wait(pid, LIMIT);
        CHECK(status == 5, "child leaving by exit(5), compute %d: %d", compute, status);
    }
    CHECK(wl_close(&s) == 0, "close");
}

int main(int argc, char **argv)
{
    static const lt_test tests[] = {{"idle_streams", idle_streams, 60},
                                    {"nested_fork", nested_fork, 120},
                                    {"two_threads_fork", two_threads_fork, 300},
                                    {"fork_during_calls", fork_during_calls, 1200},
                                    {"fork_with_queued_work", fork_with_queued_work, 60},
                                    {"child_exits", child_exits, 60},
                                    {0}};
    putenv("LUCHO_NUM_THREADS=3");
    nrows = wl_one_of_each(17, rows, ROWS - 1);
    rows[nrows++] = (struct wl){WL_GETRF, 's', 400, 400, 1};
    return lt_main(argc, argv, tests, NULL);
}
