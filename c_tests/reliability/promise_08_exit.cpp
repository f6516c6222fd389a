// Promise 8: a process ends cleanly, at once and with its own exit code, whatever the library is doing:
// three seconds of callbacks queued, streams and handles alive, calls from atexit handlers and static
// destructors, _exit, quick_exit, pthread_exit of main, exit on one of the library's own threads.
//
// Each way is a child process of its own (exec, so that main really returns). Calls made during the
// teardown may work or say that the library is gone; they may not crash or hang.
#include "workload.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <pthread.h>
#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

static wl_session session;
static const wl rows[] = {{WL_GETRF, 's', 33, 33, 1}, {WL_LGETRF, 'h', 33, 33, 1}, {WL_BSRSV, 'd', 33, 33, 0}, {WL_COLOR, 's', 33, 33, 0}};
enum { ROWS = sizeof rows / sizeof *rows };
static uint64_t clean[ROWS];

static void nap(void *)
{
    lt_sleep_ms(100);
}

static void queue_work()
{
    if (wl_open(&session, 1) != 0)
        _exit(90);
    for (int k = 0; k < ROWS; k++)
        if (wl_run(&rows[k], &wl_plain, &session, &clean[k]) != 0)
            _exit(90);
    for (int k = 0; k < 30; k++)
        if (aclrtLaunchCallback(nap, nullptr, ACL_CALLBACK_NO_BLOCK, session.stream) != 0 ||
            cnrtInvokeHostFunc(session.queue, nap, nullptr) != 0)
            _exit(91);
}

// During the teardown: right, or refused with the surface's word for it. Nothing here frees device memory,
// which waits for all queued work: that is what free promises, and no business of the exit.
static void late_calls()
{
    mluOpHandle_t h = nullptr;
    void *p = nullptr;
    uint64_t hash = 0;
    int st = mluOpCreate(&h);
    if (st != MLUOP_STATUS_SUCCESS && st != MLUOP_STATUS_NOT_INITIALIZED)
        _exit(80);
    st = cnrtMalloc(&p, 64);
    if (st == cnrtSuccess)
        memset(p, 1, 64);
    else if (st != cnrtErrorInit)
        _exit(81);
    wl_session s;
    st = wl_open(&s, 1);
    if (st == 0) {
        const wl_how host = {1, 0, 0, 0, WL_GUARD_AFTER};
        for (int k = 0; k < ROWS && st == 0; k++) {
            st = wl_run(&rows[k], &host, &s, &hash);
            if (st == 0 && hash != clean[k] && clean[k] != 0)
                _exit(82);
        }
        wl_close(&s);
    }
    if (st != 0 && st != ACL_ERROR_UNINITIALIZE && st != ACLBLAS_STATUS_NOT_INITIALIZED)
        _exit(83);
}

// Reaches the library only when `armed`: the parent and the other children share this program.
static struct Static {
    bool armed = false;
    ~Static()
    {
        if (armed)
            late_calls();
    }
} destroyed_late;

static void *leave_soon(void *)
{
    lt_sleep_ms(50);
    exit(7);
}

static void *wait_forever(void *)
{
    aclrtSynchronizeStream(session.stream);
    cnrtQueueSync(session.queue);
    for (;;)
        lt_sleep_ms(1000);
    return nullptr;
}

static void leave_here(void *)
{
    exit(7);
}

static void ways(const char *way)
{
    pthread_t t;
    if (!strcmp(way, "return")) {
        queue_work();
        return;
    }
    if (!strcmp(way, "exit")) {
        queue_work();
        exit(7);
    }
    if (!strcmp(way, "atexit_early")) { // runs after whatever the library registered at its first call
        atexit(late_calls);
        queue_work();
        exit(7);
    }
    if (!strcmp(way, "atexit_late")) {
        queue_work();
        atexit(late_calls);
        exit(7);
    }
    if (!strcmp(way, "atexit_first_use")) { // the first call of all comes from the handler
        atexit(late_calls);
        exit(7);
    }
    if (!strcmp(way, "static_destructor")) {
        destroyed_late.armed = true;
        queue_work();
        exit(7);
    }
    if (!strcmp(way, "_exit")) {
        queue_work();
        _exit(7);
    }
    if (!strcmp(way, "quick_exit")) {
        at_quick_exit(late_calls);
        queue_work();
        quick_exit(7);
    }
    if (!strcmp(way, "pthread_exit")) {
        queue_work();
        pthread_create(&t, nullptr, leave_soon, nullptr);
        pthread_exit(nullptr);
    }
    if (!strcmp(way, "during_sync")) { // another thread waits for the queue meanwhile
        queue_work();
        pthread_create(&t, nullptr, wait_forever, nullptr);
        lt_sleep_ms(50);
        exit(7);
    }
    if (!strcmp(way, "in_callback")) {
        queue_work();
        aclrtLaunchCallback(leave_here, nullptr, ACL_CALLBACK_NO_BLOCK, nullptr);
        for (;;)
            lt_sleep_ms(1000);
    }
    if (!strcmp(way, "signal")) {
        queue_work();
        raise(SIGTERM);
    }
    _exit(92);
}

static void leave(const char *way, int expected)
{
    double start = lt_seconds();
    fflush(nullptr);
    pid_t pid = fork();
    if (pid == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        execl("/proc/self/exe", "promise_08", "--way", way, static_cast<char *>(nullptr));
        _exit(127);
    }
    int status = rel_wait(pid, 20);
    double took = lt_seconds() - start;
    CHECK(status == expected, "%s: ends with %d, not %d", way, status, expected);
    CHECK(took < 2 || lt_under_valgrind() || REL_ASAN, "%s: takes %.2f s", way, took);
}

static void every_way()
{
    static const char *const names[] = {"exit",  "atexit_early", "atexit_late",  "atexit_first_use", "static_destructor",
                                        "_exit", "quick_exit",   "pthread_exit", "during_sync",      "in_callback"};
    leave("return", 7);
    for (const char *way : names)
        leave(way, 7);
    leave("signal", 128 + SIGTERM);
}

int main(int argc, char **argv)
{
    if (argc == 3 && !strcmp(argv[1], "--way")) {
        ways(argv[2]);
        return 7;
    }
    static const lt_test tests[] = {{"every_way", every_way, 300}, {nullptr, nullptr, 0}};
    return lt_main(argc, argv, tests, nullptr);
}
