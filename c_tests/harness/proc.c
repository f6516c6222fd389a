/* Subprocesses; see proc.h. fork + exec, output through temporary files so that nothing can block. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "proc.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "test.h"

#define MOST_OUTPUT (1 << 20)

extern char **environ;

static char *slurp(FILE *f) {
    char *text = malloc(MOST_OUTPUT + 1);
    if (text == NULL) abort();
    rewind(f);
    text[fread(text, 1, MOST_OUTPUT, f)] = 0;
    return text;
}

static FILE *scratch(void) {
    FILE *f = tmpfile();
    if (!LT_CHECKF(f != NULL, "no temporary file")) lt_end_test();
    return f;
}

/* In the child, after fork: only what is safe with other threads gone. */
static void become(const char *name, const char *const *env, int out, int err) {
    /* Under valgrind the link itself leads to valgrind, but reading it gives this program. */
    static char self[4096] = "";
    ssize_t length = readlink("/proc/self/exe", self, sizeof self - 1);
    if (length <= 0) _exit(127);
    char *argv[] = {self, "--child", (char *)name, NULL};
    for (; env != NULL && *env != NULL; env++) {
        if (strchr(*env, '=') != NULL) putenv((char *)*env);
        else unsetenv(*env);
    }
    dup2(out, STDOUT_FILENO);
    dup2(err, STDERR_FILENO);
    execve(self, argv, environ);
    _exit(127);
}

lt_result lt_child(const char *name, const char *const *env, int seconds) {
    FILE *out = scratch(), *err = scratch();
    if (lt_under_valgrind()) seconds *= 40;
    fflush(stdout);
    pid_t pid = fork();
    if (!LT_CHECKF(pid >= 0, "fork failed")) lt_end_test();
    if (pid == 0) become(name, env, fileno(out), fileno(err));
    int status = 0, waited = 0;
    double limit = lt_seconds() + seconds;
    while ((waited = waitpid(pid, &status, WNOHANG)) == 0 && lt_seconds() < limit) lt_sleep_ms(2);
    lt_result r = {-1, NULL, NULL};
    if (waited == 0) {
        kill(pid, SIGKILL);
        waitpid(pid, &status, 0);
    } else {
        r.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    }
    r.out = slurp(out);
    r.err = slurp(err);
    fclose(out);
    fclose(err);
    return r;
}

void lt_result_free(lt_result *r) {
    free(r->out);
    free(r->err);
    r->out = r->err = NULL;
}

void lt_child_passes(const char *name, const char *const *env, int seconds) {
    lt_result r = lt_child(name, env, seconds);
    LT_CHECKF(r.status == 0, "child %s ended with %d\n%s%s", name, r.status, r.out, r.err);
    lt_result_free(&r);
}

void lt_before_fork(const volatile int *begun) {
#ifdef __SANITIZE_ADDRESS__
    while (!__atomic_load_n(begun, __ATOMIC_ACQUIRE)) lt_sleep_ms(1);
#else
    (void)begun;
#endif
}

char *lt_stderr_of(void (*f)(void *), void *argument) {
    FILE *into = scratch();
    fflush(stderr);
    int kept = dup(STDERR_FILENO);
    dup2(fileno(into), STDERR_FILENO);
    f(argument);
    dup2(kept, STDERR_FILENO);
    close(kept);
    char *text = slurp(into);
    fclose(into);
    return text;
}
