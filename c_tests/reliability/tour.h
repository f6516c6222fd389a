/* What the tours are written with. See script.h. */
#ifndef LUCHO_RELIABILITY_TOUR_H
#define LUCHO_RELIABILITY_TOUR_H

#include "script.h"
#include "workload_impl.h"

/* One STEP that must succeed; outputs are watched by W. */
#define DO(surface, call)                                                                          \
    do {                                                                                           \
        int st_;                                                                                   \
        STEP(st_, surface, 0, call);                                                               \
        wl_unwatch();                                                                              \
        CHECK(st_ == 0 || script_excused(), "tour: %s: %d", #call, st_);                                               \
    } while (0)
#define DO_WAITS(surface, call)                                                                    \
    do {                                                                                           \
        int st_;                                                                                   \
        STEP(st_, surface, 1, call);                                                               \
        wl_unwatch();                                                                              \
        CHECK(st_ == 0 || script_excused(), "tour: %s: %d", #call, st_);                                               \
    } while (0)
/* A function without a status: what it answers after a panic is a stand-in, and right when asked again. */
#define ANSWERS(condition)                                                                         \
    do {                                                                                           \
        int ok_ = (condition) ? 1 : 0;                                                             \
        if (!ok_ && script_wrong_answer())                                                         \
            ok_ = (condition) ? 1 : 0;                                                             \
        CHECK(ok_, "tour: %s", #condition);                                                        \
    } while (0)
#define W(x) wl_watch(&(x), sizeof(x))

void tour_cuda(void);
void tour_cusparse(void);

#endif
