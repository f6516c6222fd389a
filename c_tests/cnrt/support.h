/* What the cnrt tests share. */
#ifndef LT_CNRT_SUPPORT_H
#define LT_CNRT_SUPPORT_H

#include "cnrt.h"
#include "harness.h"

#define RT(call) LT_REQUIRE_EQ((call), cnrtSuccess)

/* A host function that holds a queue until released, or for a time. */
typedef struct {
    volatile int entered, released, left;
    int limit_ms;
} gate;
static inline void gate_hold(void *p) {
    gate *g = (gate *)p;
    double limit = lt_seconds() + (double)g->limit_ms * 1e-3;
    g->entered = 1;
    while (!g->released && lt_seconds() < limit) lt_sleep_ms(1);
    g->left = 1;
}

#endif
