/* BLAS and LAPACK have no status to report with, so they must work: without memory, in any floating-point mode, on a small
 * stack, from an exit handler, as the first call of a process. And small calls leave the process as it is: without threads.
 */
#include <fenv.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
#if defined(__x86_64__)
#include <immintrin.h>
#endif

#include "alloc_shim.h"
#include "mix.h"
#include "rel.h"

enum { MOST = 2048, FAULTS = 4000 };
static struct {
    uint64_t clean[MOST], now[MOST];
    int count, fired, threads;
    char call[64];
} *shared;

static int64_t two_sizes[] = {12, 72};
static const int size_count = 2;

static void same_as_clean(const char *what) {
    int n = mix_count();
    for (int i = 0; i < shared->count; i++) {
        if (shared->now[i] == shared->clean[i]) continue;
        mix m = mix_new(i % n, 3);
        LT_CHECKF(0, "%s n=%d: other bits %s", m.name, (int)two_sizes[i / n], what);
        mix_free(&m);
    }
}

static int clean_run(void *unused) {
    (void)unused;
    shared->count = mix_hashes(two_sizes, size_count, mix_plain, shared->clean);
    return 0;
}

static void compute_clean(void) {
    if (lt_wanted() != LT_QUICK) two_sizes[1] = 120;
    if (shared->count == 0) LT_EQ(rel_child(100, NULL, clean_run, NULL), 0);
}

/* The k-th allocation made within calls fails: k > 0 below the library, k < 0 through its own hook (in the environment). */
static int without_memory(void *arg) {
    long k = *(long *)arg;
    if (k > 0) {
        call_before = shim_enter, call_after = shim_leave;
        shim_arm(k);
    }
    mix_hashes(two_sizes, size_count, mix_plain, shared->now);
    shared->fired = shim_fired();
    shim_arm(0);
    same_as_clean("with an allocation refused");
    return 0;
}

static void below_the_library(void) {
    long k, stride = lt_wanted() == LT_QUICK ? 40 : 5, fired = 0;
    compute_clean();
    if (REL_ASAN || lt_under_valgrind()) return; /* they have the allocator to themselves */
    for (k = 1; k < FAULTS; k = k < 5 ? k + 1 : k + stride) {
        lt_step("allocation %ld", k);
        shared->fired = 0;
        int status = rel_child(100, NULL, without_memory, &k);
        LT_CHECKF(status == 0, "allocation %ld refused: status %d", k, status);
        if (!shared->fired && status == 0) break;
        fired++;
    }
    LT_CHECKF(fired > 0, "no allocation was refused");
    lt_note("     %ld runs, allocations up to %ld\n", fired, k);
}

static void through_the_hook(void) {
    compute_clean();
    for (long k = 1; k <= (lt_wanted() == LT_QUICK ? 6 : 60); k++) {
        char env[64];
        snprintf(env, sizeof env, "LUCHO_FAULT_ALLOC=%ld", k);
        const char *const list[] = {env, NULL};
        long sign = -k;
        lt_step("%s", env);
        int status = rel_child(100, list, without_memory, &sign);
        LT_CHECKF(status == 0, "%s: status %d", env, status);
    }
}

/* Floating-point modes are set around the call alone, since the test's own numbers must not depend on them. */
static int rounding;
static unsigned flush;
static int unrestored;
#if defined(__x86_64__)
enum { CONTROL = 0xffc0 };
static void mode_on(void) {
    fesetround(rounding);
    _mm_setcsr(_mm_getcsr() | flush);
}
static void mode_off(void) {
    unsigned round_bits = rounding == FE_UPWARD ? 0x4000 : rounding == FE_TOWARDZERO ? 0x6000 : rounding == FE_DOWNWARD ? 0x2000 : 0;
    unrestored += fegetround() != rounding || (_mm_getcsr() & CONTROL) != (0x1f80 | flush | round_bits);
    _mm_setcsr(0x1f80);
    fesetround(FE_TONEAREST);
}
#else
static void mode_on(void) { fesetround(rounding); }
static void mode_off(void) {
    unrestored += fegetround() != rounding;
    fesetround(FE_TONEAREST);
}
#endif

static int in_mode(void *unused) {
    (void)unused;
    call_before = mode_on, call_after = mode_off;
    mix_hashes(two_sizes, size_count, mix_plain, shared->now);
    call_before = call_after = NULL;
    LT_CHECKF(unrestored == 0, "the caller's mode was changed by %d calls", unrestored);
    same_as_clean("in another floating-point mode");
    return 0;
}

static void floating_point_modes(void) {
    static const int roundings[] = {FE_UPWARD, FE_TOWARDZERO, FE_TONEAREST, FE_DOWNWARD};
    compute_clean();
    for (int i = 0; i < 4; i++) {
        rounding = roundings[i], flush = i >= 2 ? 0x8040 : 0; /* FTZ and DAZ */
        lt_step("rounding %d, flush %x", rounding, flush);
        LT_EQ(rel_child(100, NULL, in_mode, NULL), 0);
    }
}

/* The cases are made by a thread with room; only placing, calling and hashing run on the small stack. */
static mix *cases;
static void *on_small_stack(void *unused) {
    (void)unused;
    for (int i = 0; i < shared->count; i++) shared->now[i] = mix_run(&cases[i], FORTRAN, mix_plain);
    return NULL;
}

static int small_stack_child(void *unused) {
    int n = mix_count();
    pthread_attr_t attributes;
    pthread_t t;
    (void)unused;
    cases = calloc((size_t)shared->count, sizeof *cases);
    LT_REQUIRE(cases != NULL);
    for (int i = 0; i < shared->count; i++) cases[i] = mix_new(i % n, two_sizes[i / n]);
    pthread_attr_init(&attributes);
    LT_REQUIRE(pthread_attr_setstacksize(&attributes, 128 * 1024) == 0);
    LT_REQUIRE(pthread_create(&t, &attributes, on_small_stack, NULL) == 0);
    pthread_join(t, NULL);
    same_as_clean("on a stack of 128 KiB");
    return 0;
}

static void small_stack(void) {
    compute_clean();
    LT_EQ(rel_child(100, NULL, small_stack_child, NULL), 0);
}

static long failures_before;
static void at_exit(void) {
    mix_hashes(two_sizes, size_count, mix_plain, shared->now);
    same_as_clean("in an exit handler");
    fflush(NULL);
    _exit(lt_failures() == failures_before ? 42 : 3);
}

/* Registered before the library's own handlers exist, it runs after them. */
static int exits(void *called) {
    failures_before = lt_failures();
    if (*(int *)called == 1) mix_hashes(two_sizes, 1, mix_plain, shared->now);
    atexit(at_exit);
    if (*(int *)called == 2) mix_hashes(two_sizes, size_count, mix_plain, shared->now);
    exit(1);
}

static void exit_handler(void) {
    compute_clean();
    for (int when = 0; when < 3; when++) LT_EQ(rel_child(100, NULL, exits, &when), 42);
}

static void count_threads(void) {
    int n = rel_threads();
    if (n > shared->threads) shared->threads = n;
}

static int tiny(void *unused) {
    static const int64_t small[] = {1, 3, 8};
    (void)unused;
    call_after = count_threads;
    mix_hashes(small, 3, mix_plain, shared->now);
    return 0;
}

static void tiny_calls_make_no_threads(void) {
    const char *const env[] = {"LUCHO_NUM_THREADS=4", NULL};
    shared->threads = 0;
    LT_EQ(rel_child(100, env, tiny, NULL), 0);
    LT_EQ(shared->threads, 1);
}

/* Case arg[0] of order 8 as the first call if arg[1] is 0, else after another one. */
static int one_case(void *arg) {
    const int *wanted = arg;
    mix m = mix_new(wanted[0], 8);
    if (wanted[1]) {
        mix other = mix_new((wanted[0] + 1) % mix_count(), 40);
        mix_run(&other, FORTRAN, mix_plain);
        mix_free(&other);
    }
    shared->now[wanted[1]] = mix_run(&m, FORTRAN, mix_plain);
    mix_free(&m);
    return 0;
}

/* What is chosen when the library is first used must have been chosen before that call looks at it. */
static void first_call(void) {
    static const char *const isa[] = {"LUCHO_ISA=portable", "LUCHO_ISA=avx2", "LUCHO_ISA=avx512"};
    int step = lt_under_valgrind() ? 7 : 1;
    for (int i = 0; i < 3; i++) {
        for (int c = 0; c < mix_count(); c += step) {
            const char *const env[] = {isa[i], NULL};
            int first[] = {c, 0}, second[] = {c, 1};
            LT_EQ(rel_child(100, env, one_case, first), 0);
            LT_EQ(rel_child(100, env, one_case, second), 0);
            mix m = mix_new(c, 8);
            LT_CHECKF(shared->now[0] == shared->now[1], "%s, %s: other bits as the first call", isa[i], m.name);
            mix_free(&m);
        }
    }
}

typedef void getri_function(const int *n, void *a, const int *lda, const int *ipiv, void *work, const int *lwork, int *info);
getri_function sgetri_, dgetri_, cgetri_, zgetri_;

/* The inverse of order arg[1] in type arg[0] as the first call if arg[2] is 0, else after another one, with as little work
 * memory as is allowed. */
static int one_inverse(void *arg) {
    static getri_function *const getri[] = {sgetri_, dgetri_, cgetri_, zgetri_};
    const int *wanted = arg;
    enum { ORDER = 40 };
    static double a[2 * ORDER * ORDER], work[2 * ORDER * ORDER];
    int n = wanted[1], ipiv[ORDER], lwork = wanted[2] ? n : n * n, info = -1, parts = wanted[0] < 2 ? 1 : 2;
    for (int turn = wanted[2] ? 0 : 1; turn < 2; turn++) {
        for (int k = 0; k < n * n * parts; k++) {
            int i = k / parts % n, j = k / parts / n;
            double x = i == j ? 2 + k % 3 : 0.01 * (1 + (3 * i + 5 * j + k) % 7);
            if (wanted[0] % 2) {
                a[k] = x;
            } else {
                ((float *)a)[k] = (float)x;
            }
        }
        for (int i = 0; i < n; i++) ipiv[i] = i + 1;
        getri[wanted[0]](&n, a, &n, ipiv, work, &lwork, &info);
        LT_EQ(info, 0);
    }
    shared->now[wanted[2]] = lt_hash_bytes(1, a, (size_t)(n * n * parts) * (wanted[0] % 2 ? 8 : 4));
    return 0;
}

/* How an inverse is made depends on the order and on the instruction set, from four vectors on. */
static void first_inverse(void) {
    static const char *const isa[] = {"LUCHO_ISA=portable", "LUCHO_ISA=avx2", "LUCHO_ISA=avx512"};
    static const int orders[] = {4, 8, 9, 16, 17, 32, 33};
    for (int i = 0; i < 3; i++) {
        for (int k = 0; k < 4 * 7; k += lt_under_valgrind() ? 5 : 1) {
            const char *const env[] = {isa[i], NULL};
            int first[] = {k % 4, orders[k / 4], 0}, second[] = {k % 4, orders[k / 4], 1};
            LT_EQ(rel_child(100, env, one_inverse, first), 0);
            LT_EQ(rel_child(100, env, one_inverse, second), 0);
            LT_CHECKF(shared->now[0] == shared->now[1], "%s, %cgetri of %d: as the first call and with more work memory other bits", isa[i],
                      "sdcz"[k % 4], orders[k / 4]);
        }
    }
}

int main(int argc, char **argv) {
    static const lt_test tests[] = {{"below_the_library", below_the_library, 200},
                                    {"through_the_hook", through_the_hook, 200},
                                    {"floating_point_modes", floating_point_modes, 200},
                                    {"small_stack", small_stack, 200},
                                    {"exit_handler", exit_handler, 200},
                                    {"first_call", first_call, 200},
                                    {"first_inverse", first_inverse, 200},
                                    {"tiny_calls_make_no_threads", tiny_calls_make_no_threads, 200},
                                    {0}};
    shared = rel_shared(sizeof *shared);
    putenv("LUCHO_NUM_THREADS=3");
    return lt_main(argc, argv, tests, NULL);
}
