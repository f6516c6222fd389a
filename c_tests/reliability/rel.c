/* See rel.h. Linux only, as are the promises tested here: /proc, prctl. */
#define _GNU_SOURCE
#include "rel.h"

#include <dirent.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

int rel_wait(int pid, int seconds)
{
    /* A fork that failed must not end in a signal to every process there is. */
    if (pid <= 0)
        return REL_TIMEOUT;
    if (lt_under_valgrind())
        seconds *= 40;
    double end = lt_seconds() + seconds;
    int status, nap = 1;
    for (;;) {
        pid_t got = waitpid(pid, &status, WNOHANG);
        if (got == pid)
            return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
        if (got < 0 && errno != EINTR)
            return REL_TIMEOUT + errno;
        if (lt_seconds() > end)
            break;
        lt_sleep_ms(nap);
        if (nap < 20)
            nap *= 2;
    }
    kill(pid, SIGKILL);
    waitpid(pid, &status, 0);
    return REL_TIMEOUT;
}

int rel_child(int seconds, const char *const *env, int (*f)(void *), void *arg)
{
    fflush(NULL);
    pid_t pid = fork();
    if (pid < 0)
        return REL_TIMEOUT + errno;
    if (pid == 0) {
        /* A child outliving a parent killed by ctest would hold its output pipe open. */
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        for (; env && *env; env++)
            putenv((char *)*env);
        long before = lt_failures(), bad = f(arg);
        bad += lt_failures() - before;
        fflush(NULL);
        _exit(bad < 0 || bad > 100 ? 100 : (int)bad);
    }
    return rel_wait(pid, seconds);
}

void *rel_shared(size_t bytes)
{
    void *p = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (p == MAP_FAILED) {
        perror("mmap");
        exit(2);
    }
    return p;
}

static int count_threads(const char *name)
{
    int n = 0;
    DIR *d = opendir("/proc/self/task");
    if (!d)
        return -1;
    for (struct dirent *e; (e = readdir(d)) != NULL;) {
        char path[300], comm[32] = "";
        if (e->d_name[0] == '.')
            continue;
        snprintf(path, sizeof path, "/proc/self/task/%s/comm", e->d_name);
        FILE *f = name ? fopen(path, "r") : NULL;
        if (f) {
            if (!fgets(comm, sizeof comm, f))
                comm[0] = 0;
            fclose(f);
            comm[strcspn(comm, "\n")] = 0;
        }
        n += !name || strcmp(comm, name) == 0;
    }
    closedir(d);
    return n;
}

int rel_threads(void)
{
    return count_threads(NULL);
}

int rel_threads_named(const char *name)
{
    return count_threads(name);
}

int rel_threads_settle(int limit, double seconds)
{
    double end = lt_seconds() + seconds;
    int n;
    while ((n = rel_threads()) > limit && lt_seconds() < end)
        lt_sleep_ms(10);
    return n;
}

size_t rel_rss(void)
{
    size_t total = 0, resident = 0;
    FILE *f = fopen("/proc/self/statm", "r");
    if (!f)
        return 0;
    if (fscanf(f, "%zu %zu", &total, &resident) != 2)
        resident = 0;
    fclose(f);
    return resident * (size_t)sysconf(_SC_PAGESIZE);
}
