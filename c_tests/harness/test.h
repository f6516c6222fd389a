/* Checks, steps, the watchdog and the main program of every C test.
 *
 * A test program is a table of named functions. Each check counts; a failing check prints file:line,
 * the context set by lt_context() and both values, and the test goes on (LT_REQUIRE ends it). Bounds are
 * written so that NaN fails. lt_step() names what is running: when it exceeds its time limit, or the
 * process crashes, that name is printed. The last line is always "N passed, N failed".
 */
#ifndef LT_TEST_H
#define LT_TEST_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* How much to run: each level includes the ones before it. */
typedef enum { LT_QUICK = 0, LT_FULL = 1, LT_STRESS = 2 } lt_level;

typedef struct {
    const char *name;
    void (*run)(void);
    int seconds; /* time limit of one step; 0 means 60 */
} lt_test;

/* Both tables end with a zero entry; `children` may be NULL. A child runs only by `--child NAME`
 * (see proc.h) in a process of its own, and its checks become the exit status. */
int lt_main(int argc, char **argv, const lt_test *tests, const lt_test *children);

lt_level lt_wanted(void);             /* the level on the command line: quick (default), full, stress */
lt_level lt_level_of(const char *s);  /* an unknown word is a failed check */
int lt_under_valgrind(void);
/* Whether an oracle judges member i of a batch: each, but under valgrind and the sanitizers, which are asked for
 * something else, the first one, the one after a third, and the last. */
int lt_judged(int64_t i, int64_t count);

/* Everything printed by later failures until the next call; NULL clears it. */
void lt_context(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* Names the running step and restarts the time limit. The string is copied. */
void lt_step(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* A line that is shown without being a failure (tables, figures). */
void lt_note(const char *format, ...) __attribute__((format(printf, 1, 2)));

int lt_check_at(int ok, const char *file, int line, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
int lt_check_int(int64_t actual, int64_t expected, const char *what, const char *file, int line);
int lt_check_le(double value, double bound, const char *what, const char *file, int line);
int lt_check_str(const char *actual, const char *expected, const char *what, const char *file, int line);
void lt_end_test(void) __attribute__((noreturn));

/* Failed checks so far; the harness self-test compares and takes back what it provoked on purpose. */
long lt_failures(void);
void lt_expect_failures_begin(void);
long lt_expect_failures_end(void);

double lt_seconds(void); /* monotonic */
void lt_sleep_ms(int ms);

#define LT_CHECK(cond) lt_check_at((cond) ? 1 : 0, __FILE__, __LINE__, "%s", #cond)
#define LT_CHECKF(cond, ...) lt_check_at((cond) ? 1 : 0, __FILE__, __LINE__, __VA_ARGS__)
#define LT_EQ(actual, expected) lt_check_int((int64_t)(actual), (int64_t)(expected), #actual, __FILE__, __LINE__)
#define LT_LE(value, bound) lt_check_le((value), (bound), #value, __FILE__, __LINE__)
#define LT_STREQ(actual, expected) lt_check_str((actual), (expected), #actual, __FILE__, __LINE__)
#define LT_REQUIRE(cond)                     \
    do {                                     \
        if (!LT_CHECK(cond)) lt_end_test();  \
    } while (0)
#define LT_REQUIRE_EQ(actual, expected)                   \
    do {                                                  \
        if (!LT_EQ(actual, expected)) lt_end_test();      \
    } while (0)

#ifdef __cplusplus
}
#endif
#endif
