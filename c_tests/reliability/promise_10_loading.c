/* Promise 10: loading the library, and the first call into it, change nothing in the process: no
 * threads, limits, signal handlers or masks, FP modes, locale, environment, open files, output.
 *
 * A snapshot before dlopen is compared with one after it, one after a first call that computes nothing,
 * and (threads aside) one after a factorization. LUCHO_LIB names the library; this program is not
 * linked with it.
 *
 * Nor is the kernel asked for the registers of AMX, before a product that is worth it; in pedantic math never. Where
 * the CPU or the kernel has no AMX nobody can ask, and this holds trivially. */
#define _GNU_SOURCE
#include "cann_ops_blas.h"
#include "rel.h"

#include <dirent.h>
#include <dlfcn.h>
#include <fenv.h>
#include <locale.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

extern char **environ;

/* One line for each thing, so that a difference can be shown. */
struct snapshot {
    char text[1 << 16];
    size_t used;
    int threads;
};

static void note(struct snapshot *s, const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    int n = vsnprintf(s->text + s->used, sizeof s->text - s->used, fmt, ap);
    va_end(ap);
    if (n > 0 && s->used + (size_t)n < sizeof s->text)
        s->used += (size_t)n;
}

static void note_file(struct snapshot *s, const char *path)
{
    char line[256];
    FILE *f = fopen(path, "r");
    while (f && fgets(line, sizeof line, f))
        note(s, "%s: %s", path, line);
    if (f)
        fclose(f);
}

static void note_signals(struct snapshot *s)
{
    for (int n = 1; n < 65; n++) {
        struct sigaction a;
        memset(&a, 0, sizeof a);
        if (sigaction(n, NULL, &a) == 0)
            note(s, "signal %d: handler %p flags %x\n", n, (void *)a.sa_handler, (unsigned)a.sa_flags);
    }
    sigset_t mask;
    stack_t stack;
    sigprocmask(SIG_BLOCK, NULL, &mask);
    sigaltstack(NULL, &stack);
    for (int n = 1; n < 65; n++)
        if (sigismember(&mask, n))
            note(s, "blocked: %d\n", n);
    note(s, "alternate stack: %p flags %d size %zu\n", stack.ss_sp, stack.ss_flags, stack.ss_size);
}

static void note_files(struct snapshot *s)
{
    DIR *d = opendir("/proc/self/fd");
    char name[300], target[256];
    for (struct dirent *e; d && (e = readdir(d)) != NULL;) {
        if (e->d_name[0] == '.' || atoi(e->d_name) == dirfd(d))
            continue;
        snprintf(name, sizeof name, "/proc/self/fd/%s", e->d_name);
        ssize_t n = readlink(name, target, sizeof target - 1);
        note(s, "file %s: %.*s\n", e->d_name, n > 0 ? (int)n : 0, target);
    }
    closedir(d);
}

static void take(struct snapshot *s)
{
    memset(s, 0, sizeof *s);
    s->threads = rel_threads();
    note_file(s, "/proc/self/limits");
    note_file(s, "/proc/self/timers");
    note_signals(s);
    note_files(s);
    note(s, "rounding %d exceptions enabled %d\n", fegetround(), fegetexcept());
#if defined(__x86_64__)
    note(s, "mxcsr %x\n", __builtin_ia32_stmxcsr() & ~0x3fu);
#endif
    note(s, "locale %s\n", setlocale(LC_ALL, NULL));
    mode_t mask = umask(0);
    umask(mask);
    note(s, "umask %o\n", (unsigned)mask);
    for (char **e = environ; *e; e++)
        note(s, "env %s\n", *e);
    char cwd[256];
    note(s, "cwd %s\n", getcwd(cwd, sizeof cwd) ? cwd : "?");
}

static void compare(const struct snapshot *before, const struct snapshot *after, const char *when)
{
    const char *a = before->text, *b = after->text;
    while (*a && *b) {
        size_t na = strcspn(a, "\n"), nb = strcspn(b, "\n");
        CHECK(na == nb && memcmp(a, b, na) == 0, "%s: was '%.*s', is '%.*s'", when, (int)na, a, (int)nb, b);
        a += na + (a[na] != 0);
        b += nb + (b[nb] != 0);
    }
    CHECK(!*a && !*b, "%s: lines more or less: '%.60s' '%.60s'", when, a, b);
}

static struct snapshot before, after;

static int probe(void *out)
{
    /* stdout and stderr go to memory: a library that chats while being loaded is seen. */
    int *mem = out, st;
    dup2(*mem, 1);
    dup2(*mem, 2);
    long failed = lt_failures();
    take(&before);
    void *library = dlopen(getenv("LUCHO_LIB"), RTLD_NOW | RTLD_LOCAL);
    if (!CHECK(library, "dlopen: %s", dlerror()))
        return 1;
    take(&after);
    compare(&before, &after, "after dlopen");
    CHECK(after.threads == 1, "dlopen started %d threads", after.threads - 1);
    if (lseek(*mem, 0, SEEK_END) != 0 && lt_failures() == failed)
        CHECK(0, "dlopen wrote something");

    aclError (*init)(const char *), (*sync)(aclrtStream);
    aclblasStatus_t (*create)(aclblasHandle_t *), (*getrf)(aclblasHandle_t, int, double *const *, int, int *, int *, int);
    *(void **)&init = dlsym(library, "aclInit");
    *(void **)&sync = dlsym(library, "aclrtSynchronizeStream");
    *(void **)&create = dlsym(library, "aclblasCreate");
    *(void **)&getrf = dlsym(library, "aclblasDgetrfBatched");
    aclblasHandle_t h;
    if (!CHECK(init && sync && create && getrf, "symbols missing"))
        return 1;
    st = init(NULL) + (int)create(&h);
    CHECK(st == 0, "first calls: %d", st);
    take(&after);
    compare(&before, &after, "after the first calls");
    CHECK(after.threads == 1, "the first calls started %d threads", after.threads - 1);

    enum { N = 400 };
    double *a = calloc(N * N, sizeof *a);
    int *pivots = calloc(N, sizeof *pivots), info = -1;
    for (int k = 0; k < N; k++)
        a[k * N + k] = 1 + k;
    st = (int)getrf(h, N, &a, N, pivots, &info, 1);
    st += sync(NULL);
    CHECK(st == 0 && info == 0, "getrf: %d, info %d", st, info);
    take(&after);
    compare(&before, &after, "after a factorization");
    if (lseek(*mem, 0, SEEK_END) != 0 && lt_failures() == failed)
        CHECK(0, "calls that succeed wrote something");
    return 0;
}

static void nothing_changes(void)
{
    static char text[4096];
    int mem = memfd_create("output", 0);
    int status = rel_child(60, NULL, probe, &mem);
    ssize_t n = pread(mem, text, sizeof text - 1, 0);
    CHECK(status == 0 && n == 0, "status %d, output: %.*s", status, n > 0 ? (int)n : 0, text);
    close(mem);
}

/* Whether the process may use the data of AMX's tiles; no where the kernel knows no such permission. */
static int tiles_permitted(void)
{
#if defined(__x86_64__)
    enum { ARCH_GET_XCOMP_PERM = 0x1022, XTILEDATA = 18 };
    uint64_t mask = 0;
    return syscall(SYS_arch_prctl, ARCH_GET_XCOMP_PERM, &mask) == 0 && (mask >> XTILEDATA & 1);
#else
    return 0;
#endif
}

static int call_and_look(void *large)
{
    enum { SMALL = 64, LARGE = 1024 };
    const int four = 4, small = SMALL, many = LARGE;
    static float a[LARGE * LARGE], c[LARGE * LARGE];
    const float one = 1, zero = 0;
    double d[16] = {0};
    int info = -1;
    if (tiles_permitted())
        return lt_note("     AMX: permitted before the library is loaded\n"), 0;
    void *library = dlopen(getenv("LUCHO_LIB"), RTLD_NOW | RTLD_LOCAL);
    if (!CHECK(library, "dlopen: %s", dlerror()))
        return 1;
    CHECK(!tiles_permitted(), "dlopen asked for the permission to use AMX");
    void (*potrf)(const char *, const int *, double *, const int *, int *);
    void (*gemm)(const char *, const char *, const int *, const int *, const int *, const float *, const float *, const int *,
                 const float *, const int *, const float *, float *, const int *);
    *(void **)&potrf = dlsym(library, "dpotrf_");
    *(void **)&gemm = dlsym(library, "sgemm_");
    if (!CHECK(potrf && gemm, "symbols missing"))
        return 1;
    for (int k = 0; k < 4; k++)
        d[5 * k] = 4;
    for (int k = 0; k < LARGE * LARGE; k++)
        a[k] = 1;
    potrf("L", &four, d, &four, &info);
    CHECK(info == 0 && d[15] == 2, "dpotrf_: info %d, %g", info, d[15]);
    CHECK(!tiles_permitted(), "a 4 x 4 dpotrf_ asked for the permission to use AMX");
    gemm("N", "N", &small, &small, &small, &one, a, &small, a, &small, &zero, c, &small);
    CHECK(c[0] == SMALL, "sgemm_: %g", (double)c[0]);
    CHECK(!tiles_permitted(), "a 64 x 64 sgemm_ asked for the permission to use AMX");
    if (*(int *)large) {
        gemm("N", "N", &many, &many, &many, &one, a, &many, a, &many, &zero, c, &many);
        CHECK(c[0] == LARGE, "sgemm_: %g", (double)c[0]);
        CHECK(!tiles_permitted(), "a 1024 x 1024 sgemm_ in pedantic math asked for the permission to use AMX");
    }
    return 0;
}

static void tiles_are_not_asked_for(void)
{
    static const char *const pedantic[] = {"LUCHO_MATH=pedantic", NULL};
    for (int large = 0; large < 2; large++) {
        int status = rel_child(60, large ? pedantic : NULL, call_and_look, &large);
        CHECK(status == 0, "child, pedantic %d: status %d", large, status);
    }
}

int main(int argc, char **argv)
{
    static const lt_test tests[] = {{"nothing_changes", nothing_changes, 60},
                                    {"tiles_are_not_asked_for", tiles_are_not_asked_for, 120},
                                    {0}};
    putenv("LUCHO_NUM_THREADS=4");
    return lt_main(argc, argv, tests, NULL);
}
