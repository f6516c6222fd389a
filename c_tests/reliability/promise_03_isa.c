/* Promise 3, as far as there is one: the mode that gives the same bits on all instruction sets does not exist yet. What does
 * not depend on how sums are formed is the same already: conversions, colourings, and everything of cuSPARSE that runs
 * over rows in a fixed order. Everything else has to work on each instruction set, with the bits of its own from run to run. A
 * kind that becomes the same on all of them belongs into the list below; with a strict mode, all do. */
#include "workload.h"

#include <stdio.h>
#include <string.h>

static const char *const sets[] = {"portable", "avx2", "avx512"};
enum { SETS = 3 };

static struct wl rows[WL_ROWS];
static int nrows;
static struct { uint64_t hash[SETS][WL_ROWS]; } *shared;

/* Whose bits are the same on all. */
static int is_exact(const struct wl *w)
{
    return w->kind == WL_LCONVERT || w->kind >= WL_BSRSV;
}

static int run_all(void *arg)
{
    int set = *(int *)arg;
    struct wl_session s;
    CHECK(wl_open(&s, 1) == 0, "open");
    for (int round = 0; round < 2; round++)
        for (int k = 0; k < nrows; k++) {
            uint64_t hash = 0;
            int st = wl_run(&rows[k], &wl_plain, &s, &hash);
            if (round == 0)
                shared->hash[set][k] = hash;
            CHECK(st == 0 && hash == shared->hash[set][k], "%s, %s: status %d or other bits", wl_name(&rows[k]), sets[set], st);
        }
    CHECK(wl_close(&s) == 0, "close");
    return 0;
}

static void every_set(void)
{
    shared = rel_shared(sizeof *shared);
    nrows = wl_table(LT_QUICK, rows, WL_ROWS);
    int same[WL_KINDS] = {0}, all[WL_KINDS] = {0}, differing = 0;
    for (int set = 0; set < SETS; set++) {
        char env[32];
        snprintf(env, sizeof env, "LUCHO_ISA=%s", sets[set]);
        const char *const list[] = {env, "LUCHO_MATH=pedantic", "LUCHO_LOG=off", NULL};
        int status = rel_child(120, list, run_all, &set);
        CHECK(status == 0, "%s: status %d", sets[set], status);
    }
    for (int k = 0; k < nrows; k++) {
        int equal = 1;
        for (int set = 1; set < SETS; set++)
            equal &= shared->hash[set][k] == shared->hash[0][k];
        CHECK(equal || !is_exact(&rows[k]), "%s: other bits on another instruction set", wl_name(&rows[k]));
        all[rows[k].kind]++, same[rows[k].kind] += equal;
        differing += !equal;
    }
    for (int kind = 0; kind < WL_KINDS && lt_wanted() > LT_QUICK; kind++)
        lt_note("     %.20s: %d of %d rows the same\n", wl_name(&(struct wl){(enum wl_kind)kind, ' ', 0, 0, 0}), same[kind], all[kind]);
#if defined(__x86_64__)
    /* Else the variable has not been read, and equality shows nothing. */
    CHECK(differing > 0 || !__builtin_cpu_supports("fma"), "no row differs between the instruction sets");
#endif
}

int main(int argc, char **argv)
{
    static const lt_test tests[] = {{"every_set", every_set, 300}, {0}};
    return lt_main(argc, argv, tests, NULL);
}
