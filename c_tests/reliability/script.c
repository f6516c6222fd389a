/* See script.h. */
#include "script.h"
#include "workload_impl.h"

#include <stdio.h>
#include <string.h>

void (*script_enter)(void), (*script_leave)(void);
int script_tour(struct wl_session *s);

/* The statuses of interfaces whose headers are not included beside the others. */
enum { CUDA_NO_MEMORY = 2, CUDA_INTERNAL = 999, CUBLAS_NO_MEMORY = 3, CUBLAS_INTERNAL = 14, CUSPARSE_NO_MEMORY = 2,
       CUSPARSE_INTERNAL = 7, LUCHO_REFUSED = -1010 };

static enum script_fault expected;
static struct script_report report;
static int again;

static int fits(enum wl_surface surface, int status)
{
    static const int no_memory[][3] = {
        {MLUOP_STATUS_ALLOC_FAILED, -1, -1},
        {cnrtErrorNoMem, cnrtErrorSysNoMem, -1},
        {ACL_ERROR_BAD_ALLOC, ACL_ERROR_RT_MEMORY_ALLOCATION, -1},
        {ACLBLAS_STATUS_ALLOC_FAILED, -1, -1},
        {CUDA_NO_MEMORY, -1, -1},
        {CUBLAS_NO_MEMORY, -1, -1},
        {CUSPARSE_NO_MEMORY, -1, -1},
        {LUCHO_REFUSED, LUCHO_REFUSED, LUCHO_REFUSED},
    };
    static const int internal[][3] = {
        {MLUOP_STATUS_INTERNAL_ERROR, -1, -1},
        {cnrtErrorUnknown, cnrtErrorSys, cnrtErrorQueue},
        {ACL_ERROR_INTERNAL_ERROR, -1, -1},
        {ACLBLAS_STATUS_INTERNAL_ERROR, -1, -1},
        {CUDA_INTERNAL, -1, -1},
        {CUBLAS_INTERNAL, -1, -1},
        {CUSPARSE_INTERNAL, -1, -1},
        {LUCHO_REFUSED, LUCHO_REFUSED, LUCHO_REFUSED},
    };
    const int *list = expected == SCRIPT_ALLOC ? no_memory[surface] : internal[surface];
    return status == list[0] || status == list[1] || status == list[2];
}

int script_excused(void)
{
    return expected == SCRIPT_TASK && report.tainted;
}

int script_wrong_answer(void)
{
    if (expected != SCRIPT_ENTRY)
        return 0;
    report.failed++;
    snprintf(report.message, sizeof report.message, "(no status)");
    return 1;
}

static void before(void)
{
    wl_watched();
    if (script_enter)
        script_enter();
}

static int after(enum wl_surface surface, const char *call, int status, int waits)
{
    if (script_leave)
        script_leave();
    if (status == 0) {
        again = 0;
        return 0;
    }
    if (script_excused())
        return 0;
    CHECK(expected != SCRIPT_NONE, "%s: status %d though nothing was injected", call, status);
    CHECK(fits(surface, status), "%s: status %d is not the one for this fault", call, status);
    /* lucho.h's calls do the work themselves, so they also report what happens in it. */
    waits |= surface == WL_LUCHO && expected == SCRIPT_TASK;
    if (expected != SCRIPT_TASK || !waits)
        CHECK(!wl_watched(), "%s: failed with %d and changed its outputs", call, status);
    CHECK(again < 2, "%s: still fails with %d when called again", call, status);
    report.failed++;
    report.tainted |= waits;
    snprintf(report.call, sizeof report.call, "%.90s", call);
    const char *message = aclGetRecentErrMsg();
    snprintf(report.message, sizeof report.message, "%.250s", message ? message : "");
    return expected != SCRIPT_NONE && again++ < 2;
}

struct script_report script_run(enum script_fault fault, int own_stream, const struct wl *rows, int nrows,
                                uint64_t *hashes)
{
    struct wl_session s;
    struct wl_how how = wl_plain;
    expected = fault;
    memset(&report, 0, sizeof report);
    wl_hooks.before = before;
    wl_hooks.after = after;
    int st = wl_open(&s, own_stream);
    CHECK(st == 0, "open: %d", st);
    st = script_tour(&s);
    CHECK(st == 0, "tour: %d", st);
    int dirty = report.tainted;
    for (int k = 0; k < nrows; k++) {
        /* Lists of outcomes that are too long for the stack, where there are any. */
        how.batch = WL_IS_MLUOP(rows[k].kind) && rows[k].n < 100 ? 40 : 2;
        report.tainted = 0;
        hashes[k] = 0;
        st = wl_run(&rows[k], &how, &s, &hashes[k]);
        CHECK(st == 0 || script_excused(), "%s: %d", wl_name(&rows[k]), st);
        if (report.tainted)
            hashes[k] = 0;
        dirty |= report.tainted;
    }
    report.tainted = 0;
    st = wl_close(&s);
    CHECK(st == 0 || script_excused(), "close: %d", st);
    report.tainted |= dirty;
    memset(&wl_hooks, 0, sizeof wl_hooks);
    return report;
}
