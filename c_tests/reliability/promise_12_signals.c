/* Promise 12: no signal is ever delivered on one of the library's threads.
 *
 * SIGALRM every millisecond. While a factorization runs the host thread blocks it, so that the kernel
 * would hand it to any other thread that does not; the handler writes down where it ran. */
#define _GNU_SOURCE
#include "workload.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

static volatile long host, at_home, elsewhere;

static void on_alarm(int n)
{
    (void)n;
    if (syscall(SYS_gettid) == host)
        at_home++;
    else
        elsewhere++;
}

static void nap(void *unused)
{
    (void)unused;
    lt_sleep_ms(20);
}

static void storm(void)
{
    static const struct wl rows[] = {{WL_GETRF, 'd', 520, 520, 1}, {WL_CHOLESKY, 's', 520, 520, 0}};
    struct wl_session s;
    struct sigaction old, action;
    struct itimerval ms = {{0, 1000}, {0, 1000}}, off = {{0, 0}, {0, 0}};
    sigset_t alarm_only;
    sigemptyset(&alarm_only);
    sigaddset(&alarm_only, SIGALRM);
    memset(&action, 0, sizeof action);
    action.sa_handler = on_alarm;
    action.sa_flags = SA_RESTART;
    host = syscall(SYS_gettid);
    sigaction(SIGALRM, &action, &old);
    setitimer(ITIMER_REAL, &ms, NULL);

    uint64_t clean[2] = {0, 0}, hash;
    CHECK(wl_open(&s, 1) == 0, "open");
    for (int round = 0; round < 10; round++) {
        /* Even rounds: the host takes the signals, also in the middle of its calls; the library's threads are
         * made in the first of them, so what they block they have not inherited. */
        if (round % 2 == 1)
            pthread_sigmask(SIG_BLOCK, &alarm_only, NULL);
        for (int k = 0; k < 2; k++) {
            hash = 0;
            int st = wl_run(&rows[k], &wl_plain, &s, &hash);
            if (round == 0)
                clean[k] = hash;
            CHECK(st == 0 && hash == clean[k], "%s in the storm: status %d or other bits", wl_name(&rows[k]), st);
        }
        CHECK(aclrtLaunchCallback(nap, NULL, ACL_CALLBACK_NO_BLOCK, s.stream) == 0, "callback");
        CHECK(aclrtSynchronizeStream(s.stream) == 0, "sync");
        pthread_sigmask(SIG_UNBLOCK, &alarm_only, NULL);
    }
    setitimer(ITIMER_REAL, &off, NULL);
    sigaction(SIGALRM, &old, NULL);
    CHECK(wl_close(&s) == 0, "close");
    CHECK(at_home > 10, "only %ld signals arrived: the test proves nothing", at_home);
    CHECK(elsewhere == 0, "%ld of %ld signals ran on the library's threads", elsewhere, at_home + elsewhere);
}

int main(int argc, char **argv)
{
    static const lt_test tests[] = {{"storm", storm, 120}, {0}};
    putenv("LUCHO_NUM_THREADS=3");
    return lt_main(argc, argv, tests, NULL);
}
