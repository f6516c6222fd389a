/* Promise 11: the kernels run with default floating-point modes whatever the caller has set: same bits,
 * and the caller finds its own modes again. Denormal inputs are kept, not flushed.
 *
 * One child per mode, because a thread inherits the modes of the thread that makes it: the mode is set
 * before the first call, so the library's threads are born under it. Small rows run on the caller's own
 * thread, large ones on the pool. */
#define _GNU_SOURCE
#include "workload.h"

#include <fenv.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS = 64 };
static struct wl rows[ROWS];
static int nrows;
static struct { uint64_t clean[ROWS]; float denormal[4]; } *shared;

enum mode { PLAIN, UPWARD, DOWNWARD, TOWARD_ZERO, FLUSH, TRAPS, MODES };
static const char *const names[] = {"default", "FE_UPWARD", "FE_DOWNWARD", "FE_TOWARDZERO", "FTZ and DAZ", "trapping exceptions"};

#if defined(__x86_64__)
static unsigned control(void) { return __builtin_ia32_stmxcsr() & ~0x3fu; }
static void flush_denormals(void) { __builtin_ia32_ldmxcsr(__builtin_ia32_stmxcsr() | 0x8040); }
#elif defined(__aarch64__)
static unsigned control(void) { return (unsigned)__builtin_aarch64_get_fpcr(); }
static void flush_denormals(void) { __builtin_aarch64_set_fpcr(__builtin_aarch64_get_fpcr() | 1u << 24); }
#else
static unsigned control(void) { return 0; }
static void flush_denormals(void) {}
#endif

static void set(enum mode m)
{
    switch (m) {
    case UPWARD: fesetround(FE_UPWARD); break;
    case DOWNWARD: fesetround(FE_DOWNWARD); break;
    case TOWARD_ZERO: fesetround(FE_TOWARDZERO); break;
    case FLUSH: flush_denormals(); break;
    case TRAPS: feclearexcept(FE_ALL_EXCEPT), feenableexcept(FE_DIVBYZERO | FE_INVALID | FE_OVERFLOW); break;
    default: break;
    }
}

/* A = [d 0; 2d d] with d denormal: rows change places, L(2,1) = 1/2, U(2,2) = -d/2. */
static void denormals(struct wl_session *s, float out[4])
{
    union { unsigned bits; float value; } d = {0x00010000};
    float a[4];
    float *const array[1] = {a};
    int pivots[2], info = -1;
    a[0] = d.value;
    unsigned twice = 0x00020000, zero = 0;
    memcpy(&a[1], &twice, 4);
    memcpy(&a[2], &zero, 4);
    memcpy(&a[3], &d, 4);
    int st = aclblasSgetrfBatched(s->blas, 2, array, 2, pivots, &info, 1);
    st += aclrtSynchronizeStream(s->stream);
    CHECK(st == 0 && info == 0, "denormal matrix: status %d, info %d", st, info);
    memcpy(out, a, sizeof a);
}

/* A zero pivot divides by zero or not; with trapping exceptions the process must live. */
static void singular(struct wl_session *s)
{
    const struct wl w = {WL_GETRF, 'd', 8, 8, 0};
    struct wl_job *j;
    CHECK(wl_prepare(&j, &w, &wl_plain) == 0, "prepare");
    for (int i = 0; i < 8; i++)
        wl_poke(j, 0, i, 0, 0, 0);
    CHECK(wl_launch(j, s) == 0 && wl_sync(&w, s) == 0, "singular matrix: a call failed");
    CHECK(wl_info(j, 0) == 1, "singular matrix: info %d", wl_info(j, 0));
    wl_free(j);
}

static int run_mode(void *arg)
{
    enum mode m = *(enum mode *)arg;
    struct wl_session s;
    float d[4];
    set(m);
    unsigned was = control();
    int rounding = fegetround();
    CHECK(wl_open(&s, 1) == 0, "open");
    for (int k = 0; k < nrows; k++) {
        /* The inputs are made and hashed under the default modes; only the calls see the caller's. */
        struct wl_job *j = NULL;
        uint64_t hash = 0;
        fenv_t mine;
        fegetenv(&mine);
        fesetenv(FE_DFL_ENV);
        int st = wl_prepare(&j, &rows[k], &wl_plain);
        fesetenv(&mine);
        CHECK(st == 0, "%s: %d", wl_name(&rows[k]), st);
        st = wl_launch(j, &s);
        CHECK(control() == was && fegetround() == rounding, "%s under %s: the caller's modes are %x, were %x",
              wl_name(&rows[k]), names[m], control(), was);
        if (!st)
            st = wl_sync(&rows[k], &s);
        CHECK(control() == was && fegetround() == rounding, "sync under %s: modes %x, were %x", names[m], control(), was);
        fesetenv(FE_DFL_ENV);
        if (!st)
            st = wl_collect(j, &hash);
        wl_free(j);
        fesetenv(&mine);
        if (m == PLAIN)
            shared->clean[k] = hash;
        CHECK(st == 0 && hash == shared->clean[k], "%s under %s: status %d or other bits", wl_name(&rows[k]), names[m], st);
    }
    denormals(&s, d);
    if (m == PLAIN)
        memcpy(shared->denormal, d, sizeof d);
    CHECK(memcmp(d, shared->denormal, sizeof d) == 0, "denormals under %s: other bits", names[m]);
    unsigned last;
    memcpy(&last, &d[3], 4);
    CHECK((last & 0x7fffffff) == 0x00008000, "denormals under %s: U(2,2) is %08x", names[m], last);
    singular(&s);
    CHECK(wl_close(&s) == 0, "close");
    CHECK(control() == was, "%s: modes %x at the end, were %x", names[m], control(), was);
    return 0;
}

static void every_mode(void)
{
    for (enum mode m = PLAIN; m < MODES; m++) {
        int status = rel_child(120, NULL, run_mode, &m);
        CHECK(status == 0, "%s: status %d", names[m], status);
    }
}

int main(int argc, char **argv)
{
    static const lt_test tests[] = {{"every_mode", every_mode, 300}, {0}};
    shared = rel_shared(sizeof *shared);
    putenv("LUCHO_NUM_THREADS=3");
    nrows = wl_one_of_each(17, rows, 28);
    nrows += wl_one_of_each(5, rows + nrows, 28);
    static const struct wl large[] = {{WL_CHOLESKY, 'c', 400, 400, 0}, {WL_GETRF, 's', 520, 520, 1},
                                      {WL_GETRI, 'z', 200, 200, 1},    {WL_XGETRF, 's', 600, 300, 1}};
    memcpy(rows + nrows, large, sizeof large);
    nrows += 4;
    return lt_main(argc, argv, tests, NULL);
}
