/* The test runner: counters, context, per-step watchdog by SIGALRM, crash reports.
 *
 * SIGALRM needs no thread in the process under test, and lucho's workers block all signals, so the
 * handler always runs on a thread of the test. The handlers use write(2) only.
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "test.h"

#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define MOST_PRINTED 12

static long checks, failures, failures_here, provoked;
static int provoking;
static lt_level level = LT_QUICK;
static int step_seconds = 60;
static int slowness = 1;
static char context[512];
static char step[256];
static const char *current = "start";
static jmp_buf escape;

double lt_seconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

void lt_sleep_ms(int ms) {
    struct timespec t = {ms / 1000, (long)(ms % 1000) * 1000000L};
    while (nanosleep(&t, &t) != 0) {
    }
}

lt_level lt_wanted(void) { return level; }

lt_level lt_level_of(const char *s) {
    if (strcmp(s, "quick") == 0) return LT_QUICK;
    if (strcmp(s, "full") == 0) return LT_FULL;
    if (strcmp(s, "stress") == 0) return LT_STRESS;
    LT_CHECKF(0, "unknown level '%s'", s);
    return LT_STRESS;
}

int lt_under_valgrind(void) {
    const char *preload = getenv("LD_PRELOAD");
    return preload != NULL && (strstr(preload, "vgpreload") != NULL || strstr(preload, "valgrind") != NULL);
}

int lt_judged(int64_t i, int64_t count) {
    if (getenv("LUCHO_TEST_SAN") == NULL && !lt_under_valgrind()) return 1;
    return i == 0 || i == count / 3 || i == count - 1;
}

void lt_context(const char *format, ...) {
    context[0] = 0;
    if (format == NULL) return;
    va_list args;
    va_start(args, format);
    vsnprintf(context, sizeof context, format, args);
    va_end(args);
}

void lt_step(const char *format, ...) {
    char text[sizeof step];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    memcpy(step, text, sizeof step);
    alarm((unsigned)(step_seconds * slowness));
}

void lt_note(const char *format, ...) {
    va_list args;
    va_start(args, format);
    vprintf(format, args);
    va_end(args);
    fflush(stdout);
}

int lt_check_at(int ok, const char *file, int line, const char *format, ...) {
    __atomic_add_fetch(&checks, 1, __ATOMIC_RELAXED);
    if (ok) return 1;
    if (provoking) {
        __atomic_add_fetch(&provoked, 1, __ATOMIC_RELAXED);
        return 0;
    }
    __atomic_add_fetch(&failures, 1, __ATOMIC_RELAXED);
    if (__atomic_add_fetch(&failures_here, 1, __ATOMIC_RELAXED) > MOST_PRINTED) return 0;
    char text[1024];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    printf("FAIL %s:%d: [%s] %s%s%s%s%s\n", file, line, current, text, context[0] ? " | " : "", context,
           step[0] ? " | step: " : "", step);
    fflush(stdout);
    return 0;
}

int lt_check_int(int64_t actual, int64_t expected, const char *what, const char *file, int line) {
    return lt_check_at(actual == expected, file, line, "%s is %lld, expected %lld", what, (long long)actual,
                       (long long)expected);
}

int lt_check_le(double value, double bound, const char *what, const char *file, int line) {
    return lt_check_at(value <= bound, file, line, "%s is %.6g, bound %.6g", what, value, bound);
}

int lt_check_str(const char *actual, const char *expected, const char *what, const char *file, int line) {
    return lt_check_at(actual != NULL && strcmp(actual, expected) == 0, file, line, "%s is \"%s\", expected \"%s\"",
                       what, actual ? actual : "(null)", expected);
}

void lt_end_test(void) { longjmp(escape, 1); }

long lt_failures(void) { return failures; }

void lt_expect_failures_begin(void) {
    provoking = 1;
    provoked = 0;
}

long lt_expect_failures_end(void) {
    provoking = 0;
    return provoked;
}

static void say(const char *text) {
    ssize_t ignored = write(STDOUT_FILENO, text, strlen(text));
    (void)ignored;
}

static void say_where(const char *what) {
    say(what);
    say(current);
    say(", step: ");
    say(step[0] ? step : "(none)");
    say(context[0] ? " | " : "");
    say(context);
    say("\n0 passed, 1 failed\n");
}

static void on_alarm(int signal_number) {
    (void)signal_number;
    say_where("FAIL timeout in ");
    _exit(124);
}

#if !defined(__SANITIZE_ADDRESS__) /* a sanitizer's own report says more than ours */
static void on_crash(int signal_number) {
    say_where(signal_number == SIGSEGV ? "FAIL SIGSEGV in " : "FAIL crash in ");
    signal(signal_number, SIG_DFL);
    raise(signal_number);
}
#endif

static void watch(void) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = on_alarm;
    sigaction(SIGALRM, &action, NULL);
#if !defined(__SANITIZE_ADDRESS__)
    static const int crashes[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};
    action.sa_handler = on_crash;
    action.sa_flags = SA_NODEFER;
    for (size_t i = 0; i < sizeof crashes / sizeof crashes[0]; i++) sigaction(crashes[i], &action, NULL);
#endif
    const char *factor = getenv("LT_SLOWNESS");
    if (factor != NULL && atoi(factor) > 1) slowness = atoi(factor);
    else if (lt_under_valgrind()) slowness = 40;
#if defined(__SANITIZE_ADDRESS__)
    else slowness = 10;
#endif
}

static int run_one(const lt_test *test) {
    long before = failures;
    current = test->name;
    failures_here = 0;
    step_seconds = test->seconds > 0 ? test->seconds : 60;
    lt_context(NULL);
    lt_step("begin");
    if (setjmp(escape) == 0) test->run();
    alarm(0);
    lt_context(NULL);
    if (failures_here > MOST_PRINTED) printf("     ... %ld more\n", failures_here - MOST_PRINTED);
    return failures == before;
}

static int run_child(const char *name, const lt_test *children) {
    for (; children != NULL && children->name != NULL; children++)
        if (strcmp(children->name, name) == 0) return run_one(children) ? 0 : 1;
    printf("no child named %s\n", name);
    return 2;
}

int lt_main(int argc, char **argv, const lt_test *tests, const lt_test *children) {
    const char *only = NULL;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--child") == 0 && i + 1 < argc) {
            watch();
            return run_child(argv[i + 1], children);
        }
        if (strcmp(argv[i], "--only") == 0 && i + 1 < argc) only = argv[++i];
        else level = lt_level_of(argv[i]);
    }
    watch();
    long passed = 0, failed = 0;
    for (; tests->name != NULL; tests++) {
        if (only != NULL && strstr(tests->name, only) == NULL) continue;
        long checks_before = checks;
        double start = lt_seconds();
        int ok = run_one(tests);
        printf("%s %s (%ld checks, %.2f s)\n", ok ? "ok  " : "FAIL", tests->name, checks - checks_before,
               lt_seconds() - start);
        fflush(stdout);
        if (ok) passed++;
        else failed++;
    }
    printf("%ld passed, %ld failed\n", passed, failed);
    return failed == 0 && passed > 0 ? 0 : 1;
}
