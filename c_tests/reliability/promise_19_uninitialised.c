/* Promise 19: no use of uninitialised memory. Fresh device memory and work memory are poisoned
 * (LUCHO_POISON=1), and, without any hook, each row runs behind one that leaves nothing but NaN in the
 * stream's work memory; results must not change. The valgrind run of this test is the third witness. */
#include "workload.h"

#include <math.h>
#include <stdlib.h>

static struct wl rows[WL_ROWS];
static int nrows;
static uint64_t *clean;

/* The same row, all NaN: every piece of work memory it uses ends up NaN. */
static void leave_nan(const struct wl *w, struct wl_session *s)
{
    struct wl_job *j;
    if (!CHECK(wl_prepare(&j, w, &wl_plain) == 0, "prepare"))
        return;
    for (int i = 0; i < w->n; i++)
        for (int c = 0; c < w->n; c++)
            if (w->kind == WL_CHOLESKY || w->kind >= WL_GETRF)
                wl_poke(j, 0, i, c, (double)NAN, (double)NAN);
    wl_launch(j, s);
    wl_sync(w, s);
    wl_free(j);
}

static int run_rows(void *arg)
{
    int reference = *(int *)arg;
    for (int own = 0; own < 2; own++) {
        struct wl_session s;
        CHECK(wl_open(&s, own) == 0, "open");
        for (int k = 0; k < nrows; k++) {
            uint64_t hash = 0;
            /* All of them on one kind of stream; the other makes no difference to what is read. */
            if (lt_under_valgrind() && own && k % 4 != 0)
                continue;
            if (!reference && rows[k].n <= 40)
                leave_nan(&rows[k], &s);
            int st = wl_run(&rows[k], &wl_plain, &s, &hash);
            if (reference && own == 0)
                clean[k] = hash;
            CHECK(st == 0 && hash == clean[k], "%s: status %d or other bits", wl_name(&rows[k]), st);
        }
        CHECK(wl_close(&s) == 0, "close");
    }
    return 0;
}

static void poisoned(void)
{
    static const char *const off[] = {"LUCHO_POISON=0", "LUCHO_LOG=off", NULL}, *const on[] = {"LUCHO_POISON=1", "LUCHO_LOG=off", NULL};
    clean = rel_shared(WL_ROWS * sizeof *clean);
    for (lt_level level = LT_QUICK; level <= lt_wanted(); level++) {
        int reference = 1;
        nrows = wl_table(level, rows, WL_ROWS);
        CHECK(rel_child(300, off, run_rows, &reference) == 0, "the reference run");
        reference = 0;
        int status = rel_child(300, off, run_rows, &reference);
        CHECK(status == 0, "behind NaN: status %d", status);
        status = rel_child(300, on, run_rows, &reference);
        CHECK(status == 0, "poisoned: status %d", status);
    }
}

/* The hook itself: fresh memory is NaN for float and double, or this test shows nothing. */
static int look(void *unused)
{
    void *p = NULL;
    (void)unused;
    CHECK(cnrtMalloc(&p, 1 << 16) == 0, "cnrtMalloc");
    for (int k = 0; k < 1 << 13; k++)
        CHECK(isnan(((double *)p)[k]) && isnan(((float *)p)[2 * k]) && isnan(((float *)p)[2 * k + 1]), "fresh memory at %d is a number", k);
    CHECK(cnrtFree(p) == 0, "cnrtFree");
    return 0;
}

static void fresh_memory_is_nan(void)
{
    static const char *const on[] = {"LUCHO_POISON=1", NULL};
    CHECK(rel_child(60, on, look, NULL) == 0, "LUCHO_POISON=1");
}

int main(int argc, char **argv)
{
    static const lt_test tests[] = {{"fresh_memory_is_nan", fresh_memory_is_nan, 60}, {"poisoned", poisoned, 900}, {0}};
    return lt_main(argc, argv, tests, NULL);
}
