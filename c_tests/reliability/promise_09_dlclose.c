/* Promise 9: the library can be opened, used and closed again and again, from a thread that outlives
 * it: memory stays bounded, its threads go away, and nothing of it runs when the thread ends.
 *
 * This program is not linked with the library. LUCHO_LIB names it. */
#include "cann_ops_blas.h"
#include "rel.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

enum { N = 120 };

struct api {
    aclError (*init)(const char *);
    aclError (*create_stream)(aclrtStream *);
    aclError (*sync)(aclrtStream);
    aclError (*destroy_stream)(aclrtStream);
    const char *(*message)(void);
    aclblasStatus_t (*create)(aclblasHandle_t *);
    aclblasStatus_t (*set_stream)(aclblasHandle_t, aclrtStream);
    aclblasStatus_t (*getrf)(aclblasHandle_t, int, float *const *, int, int *, int *, int);
    aclblasStatus_t (*destroy)(aclblasHandle_t);
    aclError (*finalize)(void);
};

static int find(void *library, const char *name, void *into)
{
    *(void **)into = dlsym(library, name);
    CHECK(*(void **)into, "no symbol %s", name);
    return *(void **)into != NULL;
}

static int use(void *library)
{
    static float a[N * N];
    static int pivots[N];
    struct api f;
    aclblasHandle_t h;
    aclrtStream s;
    float *const array[1] = {a};
    int info = -1;
    if (!find(library, "aclInit", &f.init) || !find(library, "aclrtCreateStream", &f.create_stream) ||
        !find(library, "aclrtSynchronizeStream", &f.sync) || !find(library, "aclrtDestroyStream", &f.destroy_stream) ||
        !find(library, "aclGetRecentErrMsg", &f.message) || !find(library, "aclblasCreate", &f.create) ||
        !find(library, "aclblasSetStream", &f.set_stream) || !find(library, "aclblasSgetrfBatched", &f.getrf) ||
        !find(library, "aclblasDestroy", &f.destroy) || !find(library, "aclFinalize", &f.finalize))
        return 0;
    for (int j = 0; j < N; j++)
        for (int i = 0; i < N; i++)
            a[j * N + i] = i == j ? 2.0f * N : 1.0f / (float)(1 + i + j);
    f.init(NULL); /* still initialized when dlclose keeps the library mapped */
    CHECK(f.create(NULL) != 0, "a null handle pointer is accepted"); /* fills the thread's message */
    int ok = f.create_stream(&s) == 0 && f.create(&h) == 0 && f.set_stream(h, s) == 0 &&
             f.getrf(h, N, array, N, pivots, &info, 1) == 0 && f.sync(s) == 0 && info == 0 && f.destroy(h) == 0 &&
             f.destroy_stream(s) == 0;
    CHECK(ok, "a cycle failed, info %d: %s", info, f.message());
    f.finalize();
    return ok;
}

static void *cycles(void *arg)
{
    const char *path = getenv("LUCHO_LIB");
    size_t warm = 0;
    int threads = 0;
    for (int k = 0; k < 200; k++) {
        void *library = path ? dlopen(path, RTLD_NOW | RTLD_LOCAL) : NULL;
        if (!CHECK(library, "dlopen(%s): %s", path ? path : "LUCHO_LIB unset", library ? "" : dlerror()) || !use(library))
            return arg;
        CHECK(dlclose(library) == 0, "dlclose: %s", dlerror());
        int now = rel_threads();
        threads = now > threads ? now : threads;
        if (k == 20)
            warm = rel_rss();
    }
    size_t grown = rel_rss() > warm ? rel_rss() - warm : 0;
    CHECK(grown < (4u << 20) || REL_ASAN, "180 cycles grew the process by %zu KiB", grown >> 10);
    CHECK(threads <= 2 + 24, "%d threads at once", threads);
    return arg;
}

static void two_hundred_cycles(void)
{
    pthread_t t;
    pthread_create(&t, NULL, cycles, NULL);
    pthread_join(t, NULL); /* the thread used the library and ends after it was closed */
    int left = rel_threads_settle(1, 5);
    CHECK(left == 1, "%d threads left 5 s after the last dlclose", left);
}

int main(int argc, char **argv)
{
    static const lt_test tests[] = {{"two_hundred_cycles", two_hundred_cycles, 120}, {0}};
    putenv("LUCHO_NUM_THREADS=3");
    putenv("LUCHO_LOG=off");
    return lt_main(argc, argv, tests, NULL);
}
