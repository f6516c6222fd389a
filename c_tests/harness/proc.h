/* Runs a child of the same test program in a fresh process, with extra environment and captured output. */
#ifndef LT_PROC_H
#define LT_PROC_H

typedef struct {
    int status;    /* exit status, 128 + signal, or -1 when it ran past the limit and was killed */
    char *out;     /* stdout and stderr, NUL-terminated, at most 1 MiB each */
    char *err;
} lt_result;

/* Executes this program again with `--child name`. `env` is NULL or a NULL-ended list of "A=b" ("A" alone removes). */
lt_result lt_child(const char *name, const char *const *env, int seconds);
void lt_result_free(lt_result *r);
/* Checks that the child passed, and shows its output when it did not. */
void lt_child_passes(const char *name, const char *const *env, int seconds);
/* Runs `f` with stderr going into a temporary file; returns what was written there, to be freed. */
char *lt_stderr_of(void (*f)(void *), void *argument);
/* Before a fork beside another thread, which sets *begun when it runs. With AddressSanitizer it waits for that: a fork may
 * find a thread that starts inside the sanitizer's allocator, whose locks (in GCC 12's) nothing releases in the child. */
void lt_before_fork(const volatile int *begun);

#endif
