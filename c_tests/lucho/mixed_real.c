/* luchoGesvMixed and luchoPosvMixed on matrices of applications (the SuiteSparse and Matrix Market collections): a
 * stiffness matrix whose entries reach from 1e-3 to 1e13, a groundwater flow, an acoustic scattering (complex), and a
 * crystal growth that is nearly singular. Each is solved to the backward error of a double solver, by refinement where
 * the table says so.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mixed.h"

typedef struct {
    const char *path;
    lt_type t;
    char uplo;
    /* The lowest precision with which refinement has to succeed. */
    luchoPrecision enough;
} row;

static const row rows[] = {
    {"data/gr_900_900_crg.mtx", LT_D, 'L', LUCHO_PRECISION_BFLOAT16},
    {"data/gr_900_900_crg.mtx", LT_D, 0, LUCHO_PRECISION_BFLOAT16},
    {"data/young1c.mtx", LT_Z, 0, LUCHO_PRECISION_BFLOAT16},
    {"data/bcsstk13.mtx", LT_D, 'U', LUCHO_PRECISION_BFLOAT16},
    {"data/cryg2500.mtx", LT_D, 0, LUCHO_PRECISION_HALF},
};

static int bits(luchoPrecision p)
{
    static const int table[] = {24, 11, 8, 24, 53};
    return table[p];
}

static void solve_one(const row *which, int all)
{
    lt_mm mm;
    LT_REQUIRE(lt_mm_read(which->path, &mm));
    mixed_system s = mixed_new(which->t, which->uplo, (int)mm.n, 1, 0);
    lt_mm_dense(&mm, s.full, 1);
    lt_mm_free(&mm);
    lt_rng r = lt_seed(91);
    lt_generate(s.vb, "random", 0, &r);
    mixed_ready(&s);
    for (int p = LUCHO_PRECISION_AUTOMATIC; p <= LUCHO_PRECISION_FLOAT; p++)
        for (int k = LUCHO_REFINEMENT_AUTOMATIC; k <= LUCHO_REFINEMENT_GMRES; k++) {
            if (k == LUCHO_REFINEMENT_NONE || (!all && k != LUCHO_REFINEMENT_AUTOMATIC)) continue;
            luchoMixedOptions o = mixed_options((luchoPrecision)p, (luchoRefinement)k);
            /* GMRES alone on what it cannot do takes long. */
            if (k == LUCHO_REFINEMENT_GMRES) o.maxIterations = 5;
            lt_context("%s %s", which->path, mixed_word(o.precision, o.refinement));
            lt_step("%s %s", which->path, mixed_word(o.precision, o.refinement));
            mixed_result out = mixed_solve(&s, &o);
            mixed_judge(&s, &out, &o);
            if (k != LUCHO_REFINEMENT_CLASSICAL && bits(o.precision) >= bits(which->enough))
                LT_CHECKF(out.report.iterations >= 0, "refinement gave up: %d", (int)out.report.iterations);
            lt_note("%-24s %c %-16s iterations %3d corrections %2d inner %4d error %.1e\n", which->path,
                    which->uplo ? which->uplo : '-', mixed_word(o.precision, o.refinement), (int)out.report.iterations,
                    (int)out.report.corrections, (int)out.report.innerIterations, out.report.backwardError);
        }
    mixed_free(&s);
}

static void matrices(void)
{
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        int large = strstr(rows[i].path, "2500") != NULL || strstr(rows[i].path, "bcsstk") != NULL;
        if (lt_under_valgrind() && i != 1) continue;
        solve_one(&rows[i], lt_wanted() != LT_QUICK && !large);
    }
}

int main(int argc, char **argv)
{
    static const lt_test tests[] = {{"matrices", matrices, 200}, {NULL, NULL, 0}};
    return lt_main(argc, argv, tests, NULL);
}
