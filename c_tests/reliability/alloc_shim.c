/* See alloc_shim.h. glibc's own names behind malloc keep this free of dlsym and its allocations. */
#define _GNU_SOURCE
#include "alloc_shim.h"

#include "rel.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

static long countdown, live, mapped;
static int fired;

/* What is live, by address: open addressing, never rehashed, a removed place is reused. */
enum { PLACES = 1 << 16 };
static void *known[PLACES];
static char lock;
static pthread_t owner;
static int owned;
/* Inside: set by the owner, other threads have no say. Making: libc keeps what a thread's creation
 * allocates with the thread's stack for the next thread, so it says nothing about leaks. */
static _Thread_local int inside __attribute__((tls_model("initial-exec")));
static _Thread_local int making __attribute__((tls_model("initial-exec")));

void shim_arm(long k)
{
    owner = pthread_self();
    owned = 1;
    fired = 0;
    __atomic_store_n(&countdown, k, __ATOMIC_SEQ_CST);
}

void shim_enter(void) { inside = 1; }
void shim_leave(void) { inside = 0; }
int shim_fired(void) { return __atomic_load_n(&fired, __ATOMIC_SEQ_CST); }
long shim_live(void) { return __atomic_load_n(&live, __ATOMIC_SEQ_CST); }
long shim_mapped(void) { return __atomic_load_n(&mapped, __ATOMIC_SEQ_CST); }

static int refuse(void)
{
    if (__atomic_load_n(&countdown, __ATOMIC_RELAXED) <= 0 || (owned && pthread_equal(owner, pthread_self()) && !inside))
        return 0;
    if (__atomic_sub_fetch(&countdown, 1, __ATOMIC_SEQ_CST) != 0)
        return 0;
    fired = 1;
    errno = ENOMEM;
    return 1;
}

/* Replaces `from` by `to` where `start` hashes to. */
static int swap(void *from, void *to, void *start)
{
    size_t at = (size_t)(rel_mix((uint64_t)(uintptr_t)start) % PLACES), n;
    while (__atomic_test_and_set(&lock, __ATOMIC_ACQUIRE))
        ;
    for (n = 0; n < 4096 && known[(at + n) % PLACES] != from; n++)
        ;
    if (n < 4096)
        known[(at + n) % PLACES] = to;
    __atomic_clear(&lock, __ATOMIC_RELEASE);
    return n < 4096;
}

static void *counted(void *p)
{
    if (p && !making && swap(NULL, p, p))
        __atomic_fetch_add(&live, 1, __ATOMIC_SEQ_CST);
    return p;
}

static void released(void *p)
{
    if (p && swap(p, NULL, p))
        __atomic_fetch_sub(&live, 1, __ATOMIC_SEQ_CST);
}

#if !REL_ASAN
void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);
void __libc_free(void *);

void *malloc(size_t n) { return refuse() ? NULL : counted(__libc_malloc(n)); }
void *calloc(size_t n, size_t m) { return refuse() ? NULL : counted(__libc_calloc(n, m)); }
void *memalign(size_t a, size_t n) { return refuse() ? NULL : counted(__libc_memalign(a, n)); }
void *aligned_alloc(size_t a, size_t n) { return memalign(a, n); }

void *realloc(void *p, size_t n)
{
    if (refuse())
        return NULL;
    void *q = __libc_realloc(p, n);
    if (!q)
        return NULL;
    released(p);
    return counted(q);
}

int posix_memalign(void **p, size_t a, size_t n)
{
    void *q = memalign(a, n);
    if (!q)
        return ENOMEM;
    *p = q;
    return 0;
}

void free(void *p)
{
    released(p);
    __libc_free(p);
}

void *mmap(void *at, size_t n, int prot, int flags, int fd, off_t offset)
{
    if (refuse())
        return MAP_FAILED;
    long r = syscall(SYS_mmap, at, n, prot, flags, fd, offset);
    if (r != -1)
        __atomic_fetch_add(&mapped, (long)n, __ATOMIC_SEQ_CST);
    return (void *)r;
}

void *mmap64(void *at, size_t n, int prot, int flags, int fd, off64_t offset)
{
    return mmap(at, n, prot, flags, fd, offset);
}

int munmap(void *p, size_t n)
{
    int r = (int)syscall(SYS_munmap, p, n);
    if (r == 0)
        __atomic_fetch_sub(&mapped, (long)n, __ATOMIC_SEQ_CST);
    return r;
}

int pthread_create(pthread_t *t, const pthread_attr_t *attr, void *(*f)(void *), void *arg)
{
    static int (*real)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
    if (!real)
        *(void **)&real = dlsym(RTLD_NEXT, "pthread_create");
    making = 1;
    int rc = real(t, attr, f, arg);
    making = 0;
    return rc;
}
#endif
