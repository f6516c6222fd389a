/* What the reliability tests need beyond the harness: forked children with a watchdog, memory shared
 * with them, a look at /proc.
 *
 * Children are plain forks. The library reads its environment once per process, so a parent whose
 * children set LUCHO_* variables must not call the library itself. */
#ifndef LUCHO_RELIABILITY_REL_H
#define LUCHO_RELIABILITY_REL_H

#include <stddef.h>
#include <stdint.h>

#include "test.h"

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__SANITIZE_ADDRESS__)
#define REL_ASAN 1
#else
#define REL_ASAN 0
#endif

#define CHECK(cond, ...) LT_CHECKF(cond, __VA_ARGS__)

/* Runs f(arg) in a forked child, which ends by _exit with f's result plus its failed checks (at most
 * 100). `env` is NULL or a NULL-ended list of "A=b" put into the child's environment. Returns the exit
 * status, 128 + n for death by signal n, or REL_TIMEOUT: then the child was killed. */
#define REL_TIMEOUT 1000
int rel_child(int seconds, const char *const *env, int (*f)(void *), void *arg);

/* Waits for a child of the caller's own making; the status as above. */
int rel_wait(int pid, int seconds);

/* A zeroed block shared with every child forked later. */
void *rel_shared(size_t bytes);

/* Threads of this process now. */
int rel_threads(void);
/* Those of them whose name is this, and those that are the library's by name. */
int rel_threads_named(const char *name);
#define REL_WORKERS "lucho-worker"
#define REL_DISPATCHERS "lucho-stream"
/* Waits until there are at most `limit` threads; the number last seen. */
int rel_threads_settle(int limit, double seconds);
/* Resident bytes, from /proc/self/statm. */
size_t rel_rss(void);

/* splitmix64's finaliser: every matrix element and random handle comes from here, so that an element
 * depends on its indices only. */
static inline uint64_t rel_mix(uint64_t x)
{
    x += 0x9e3779b97f4a7c15u;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

#ifdef __cplusplus
}
#endif
#endif
