/* Promise 4: no panic crosses the ABI. It becomes the surface's "internal error" and a message, and
 * the library is usable afterwards.
 *
 * LUCHO_FAULT_PANIC=site:k makes the k-th passage of a site panic: an entry point, a queued task, a
 * pool worker. For k = 1, 2, ... until nothing fails any more, one child each runs the script: the
 * hit call must fail as promised and work when repeated; then the script runs clean, same bits. */
#include "script.h"

#include <stdio.h>
#include <string.h>

enum { ROWS = 32 };
static struct wl rows[ROWS];
static int nrows;
static struct { uint64_t clean[ROWS]; int failed; char call[96]; } *shared;
static enum script_fault fault;

static void choose_rows(int large)
{
    nrows = wl_one_of_each(17, rows, ROWS);
    /* Sizes that run on the pool, where the small ones may run inline. */
    for (int k = 0; large && k < nrows; k++)
        if (rows[k].kind != WL_MATINV && (rows[k].kind < WL_BSRSV || lt_wanted() > LT_QUICK)) {
            int sides = rows[k].kind == WL_GETRS || rows[k].kind == WL_LGETRS || rows[k].kind == WL_LPOTRS;
            int mixed = rows[k].kind == WL_LGESV || rows[k].kind == WL_LPOSV;
            rows[k].n = 300;
            rows[k].m = mixed ? 3 : sides ? 200 : 300;
        }
}

static int reference(void *unused)
{
    (void)unused;
    script_run(SCRIPT_NONE, 1, rows, nrows, shared->clean);
    return 0;
}

static int injected(void *unused)
{
    uint64_t hashes[ROWS];
    (void)unused;
    /* The panics print as panics do. */
    if (!freopen("/dev/null", "w", stderr))
        return 1;
    struct script_report r = script_run(fault, 1, rows, nrows, hashes);
    /* A call that waits for its own work goes through two frames on the stream's thread; a panic in the outer one is told
     * by the call, and once more by the next synchronization. */
    CHECK(r.failed <= 1 + (fault == SCRIPT_TASK), "%d calls failed for one panic", r.failed);
    if (r.failed)
        CHECK(r.message[0], "%s failed without a message", r.call);
    shared->failed = r.failed;
    strcpy(shared->call, r.call);
    for (int k = 0; k < nrows; k++)
        CHECK(hashes[k] == 0 || hashes[k] == shared->clean[k], "%s: other bits in the run with the panic", wl_name(&rows[k]));
    /* Nothing failed: the k-th passage is yet to come and would hit the clean run. */
    if (!r.failed)
        return 0;
    r = script_run(SCRIPT_NONE, 1, rows, nrows, hashes);
    for (int k = 0; k < nrows; k++)
        CHECK(hashes[k] == shared->clean[k], "%s: other bits after the panic", wl_name(&rows[k]));
    return 0;
}

static void site(const char *name, enum script_fault kind, int large, int least, int step)
{
    int k, quiet = 0, hits = 0;
    choose_rows(large);
    fault = kind;
    CHECK(rel_child(60, NULL, reference, NULL) == 0, "the reference run");
    /* A pool is passed thousands of times: step 0 takes k = 1, 5, 21, 85, ... there. */
    for (k = 1; k < 100000 && quiet < (step ? 8 : 2); k = step ? k + step : 4 * k + 1) {
        char env[64];
        snprintf(env, sizeof env, "LUCHO_FAULT_PANIC=%s:%d", name, k);
        const char *const list[] = {env, "LUCHO_NUM_THREADS=3", "LUCHO_LOG=off", "RUST_BACKTRACE=0", NULL};
        shared->failed = 0;
        int status = rel_child(60, list, injected, NULL);
        CHECK(status == 0, "%s: status %d, after %s", env, status, shared->call);
        quiet = shared->failed ? 0 : quiet + 1;
        hits += shared->failed;
    }
    lt_note("     panic at %s: %d calls hit\n", name, hits);
    CHECK(hits >= least, "site %s: only %d calls could be hit", name, hits);
}

static void entry(void) { lt_wanted() == LT_QUICK ? site("entry", SCRIPT_ENTRY, 0, 25, 19) : site("entry", SCRIPT_ENTRY, 0, 200, 1); }
static void task(void) { site("task", SCRIPT_TASK, 0, 10, lt_wanted() == LT_QUICK ? 5 : 1); }
static void worker(void) { site("worker", SCRIPT_TASK, 1, 4, 0); }

int main(int argc, char **argv)
{
    static const lt_test tests[] = {{"entry", entry, 300}, {"task", task, 300}, {"worker", worker, 300}, {0}};
    shared = rel_shared(sizeof *shared);
    return lt_main(argc, argv, tests, NULL);
}
