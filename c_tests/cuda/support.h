/* What the tests of the CUDA runtime share. */
#ifndef LT_CUDA_SUPPORT_H
#define LT_CUDA_SUPPORT_H

#include "cuda_runtime.h"
#include "harness.h"

#define RT(call) LT_REQUIRE_EQ((call), cudaSuccess)

/* A host function that holds a stream until released, or for a time. */
typedef struct {
    volatile int entered, released, left;
    int limit_ms;
} gate;
static inline void gate_hold(void *p) {
    gate *g = (gate *)p;
    double limit = lt_seconds() + (double)g->limit_ms * 1e-3;
    __atomic_store_n(&g->entered, 1, __ATOMIC_RELEASE);
    while (!__atomic_load_n(&g->released, __ATOMIC_ACQUIRE) && lt_seconds() < limit) lt_sleep_ms(1);
    __atomic_store_n(&g->left, 1, __ATOMIC_RELEASE);
}
static inline void gate_open(gate *g) { __atomic_store_n(&g->released, 1, __ATOMIC_RELEASE); }
/* Long enough for work that wrongly does not wait to have happened. */
static inline void a_while(void) { lt_sleep_ms(lt_under_valgrind() ? 60 : 20); }

#define FOREVER_MS 20000

#endif
