/* Promise 5: a failed allocation becomes the surface's "no memory" status; outputs are untouched,
 * nothing leaks, nothing aborts.
 *
 * The k-th allocation fails, for k = 1, 2, ... until there is no k-th, one child per k: once through
 * the library's own hook (LUCHO_FAULT_ALLOC), once below it, by a malloc and mmap that return NULL,
 * which also catches allocations made around the library's fallible helpers. The script judges the
 * failing call and repeats it; a clean run must then give the usual bits, and the number of live
 * blocks must be that of a child without any failure. */
#include "alloc_shim.h"
#include "script.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS = 32 };
struct held { long blocks, bytes; };
static struct wl rows[ROWS];
static int nrows, own;
static struct { uint64_t clean[ROWS]; struct held held; int failed, fired; char call[96]; } *shared;

static void choose_rows(void)
{
    nrows = wl_one_of_each(17, rows, ROWS - 2);
    /* Two that are large enough for the stream's dispatcher and the pool. */
    rows[nrows++] = (struct wl){WL_CHOLESKY, 's', 200, 200, 0};
    rows[nrows++] = (struct wl){WL_GETRF, 'd', 200, 200, 1};
}

/* What is held more than at `base`, when the library has come to rest; waits no longer than it takes. */
static struct held settled(struct held base, struct held wanted)
{
    double end = lt_seconds() + (wanted.blocks ? 2 : 0.2);
    struct held now;
    do {
        now.blocks = shim_live() - base.blocks;
        now.bytes = shim_mapped() - base.bytes;
        if (now.blocks <= wanted.blocks && now.bytes <= wanted.bytes)
            break;
        lt_sleep_ms(5);
    } while (lt_seconds() < end);
    return now;
}

static int one_child(void *arg)
{
    long k = *(long *)arg; /* 0: nothing fails; > 0: through malloc; < 0: through the library's hook */
    uint64_t hashes[ROWS];
    struct held base = {shim_live(), shim_mapped()}, nothing = {0, 0};
    if (k > 0) {
        script_enter = shim_enter;
        script_leave = shim_leave;
        shim_arm(k);
    }
    struct script_report r = script_run(k ? SCRIPT_ALLOC : SCRIPT_NONE, own, rows, nrows, k ? hashes : shared->clean);
    shared->fired = shim_fired();
    shim_arm(0);
    shared->failed = r.failed;
    strcpy(shared->call, r.call);
    CHECK(r.failed <= 1, "%d calls failed for one allocation", r.failed);
    CHECK(!r.tainted || !strncmp(r.call, "mluOp", 5) || !strncmp(r.call, "cnrtMem", 7) || !strncmp(r.call, "aclrtMem", 8) ||
              !strncmp(r.call, "aclblasSet", 10) || strstr(r.call, "Destroy") || strstr(r.call, "Free") || strstr(r.call, "Nnz") ||
              strstr(r.call, "color"),
          "%s reported it late", r.call);
    for (int i = 0; i < nrows && k; i++)
        CHECK(hashes[i] == 0 || hashes[i] == shared->clean[i], "%s: other bits in the run that failed", wl_name(&rows[i]));
    /* Nothing failed: with the hook, the k-th allocation is yet to come and would hit the clean run. */
    if (k && !r.failed && !shared->fired)
        return 0;
    script_run(SCRIPT_NONE, own, rows, nrows, hashes);
    for (int i = 0; i < nrows; i++)
        CHECK(hashes[i] == shared->clean[i], "%s: other bits afterwards", wl_name(&rows[i]));
    struct held left = settled(base, k ? shared->held : nothing);
    if (k == 0)
        shared->held = left;
    CHECK(left.blocks <= shared->held.blocks && left.bytes <= shared->held.bytes,
          "%ld blocks and %ld mapped bytes are held, %ld and %ld without the failure", left.blocks, left.bytes,
          shared->held.blocks, shared->held.bytes);
    return 0;
}

static void all_k(const char *how, int sign, long least)
{
    /* Quick: every 17th allocation, from a place that differs between the ways. */
    long hits = 0, quiet = 0, zero = 0, k, stride = lt_wanted() == LT_QUICK ? 17 : 1;
    CHECK(rel_child(60, NULL, one_child, &zero) == 0, "the reference run");
    for (k = 1 + own; k < 5000 && quiet < 8; k += stride) {
        char env[64];
        snprintf(env, sizeof env, "LUCHO_FAULT_ALLOC=%ld", k);
        const char *const list[] = {"LUCHO_LOG=off", sign < 0 ? env : NULL, NULL};
        long arg = sign * k;
        shared->failed = shared->fired = 0;
        shared->call[0] = 0;
        int status = rel_child(60, list, one_child, &arg);
        CHECK(status == 0, "%s, allocation %ld: status %d, after %s", how, k, status, shared->call);
        int hit = shared->failed || shared->fired || status != 0;
        hits += shared->failed;
        quiet = hit ? 0 : quiet + 1;
    }
    lt_note("     %s, own stream %d: %ld allocations, %ld calls failed\n", how, own, k - 1, hits);
    CHECK(hits >= least, "%s: only %ld calls could be failed", how, hits);
}

static void through_the_hook(void)
{
    for (own = lt_wanted() == LT_QUICK; own < 2; own++)
        all_k("LUCHO_FAULT_ALLOC", -1, 10);
}

static void through_malloc(void)
{
    /* Valgrind and ASan have the allocator to themselves. */
    for (own = lt_wanted() == LT_QUICK; own < 2 && !REL_ASAN && !lt_under_valgrind(); own++)
        all_k("malloc and mmap", 1, 10);
}

int main(int argc, char **argv)
{
    static const lt_test tests[] = {{"through_the_hook", through_the_hook, 300}, {"through_malloc", through_malloc, 300}, {0}};
    shared = rel_shared(sizeof *shared);
    putenv("LUCHO_NUM_THREADS=3");
    choose_rows();
    return lt_main(argc, argv, tests, NULL);
}
