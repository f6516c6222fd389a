/* A script: open a session, tour every entry point, run some rows, close. A fault is injected
 * somewhere into it, and these hooks judge every call it makes: a failing call gives its surface's
 * status for that fault, leaves its outputs alone, and succeeds when it is made again. */
#ifndef LUCHO_RELIABILITY_SCRIPT_H
#define LUCHO_RELIABILITY_SCRIPT_H

#include "workload.h"

enum script_fault {
    SCRIPT_NONE,  /* any failure is a broken promise */
    SCRIPT_ALLOC, /* failures must say "no memory" */
    SCRIPT_ENTRY, /* failures must say "internal error", before anything was done */
    SCRIPT_TASK   /* the same, but outputs may be half written and a later call may report it */
};

struct script_report {
    int failed;    /* calls that failed as they may */
    int tainted;   /* reported by a call that waits: results of that row are not compared */
    char call[96]; /* the last call that failed */
    char message[256];
};

/* Called around every STEP, for tests with a fault of their own; may be NULL. */
extern void (*script_enter)(void), (*script_leave)(void);

/* Runs it once. hashes[k] receives row k's hash; 0 where a fault tainted it. */
struct script_report script_run(enum script_fault fault, int own_stream, const struct wl *rows, int nrows,
                                uint64_t *hashes);

/* Whether a failure of a queued task has been reported in this run: what follows from it (an event that
 * was never passed, say) is then no fault of the call that tells. */
int script_excused(void);

/* Called for a wrong answer of a function without a status; whether it may be asked again. */
int script_wrong_answer(void);

#endif
