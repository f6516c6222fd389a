/* What the ACL tests share. */
#ifndef LT_ACL_SUPPORT_H
#define LT_ACL_SUPPORT_H

#include "acl/acl.h"
#include "harness.h"

#define RT(call) LT_REQUIRE_EQ((call), ACL_SUCCESS)

/* The runtime is started once for all tests of a program, by the first that asks. */
static inline void start(void) {
    static int started;
    if (!started) RT(aclInit(NULL));
    started = 1;
}

/* A callback that holds a stream until released, or for a time. */
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
