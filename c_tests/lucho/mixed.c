/* luchoGesvMixed and luchoPosvMixed: prescribed condition numbers and bad scalings, in all precisions of factors and
 * kinds of refinement, for S, D, C, Z and both integer sizes. Every answer has the backward error of a solver in the
 * precision of the matrices, by refinement where that must succeed, and the report says which.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mixed.h"

static const luchoPrecision precisions[] = {LUCHO_PRECISION_AUTOMATIC, LUCHO_PRECISION_HALF, LUCHO_PRECISION_BFLOAT16,
                                            LUCHO_PRECISION_FLOAT};
static const luchoRefinement refinements[] = {LUCHO_REFINEMENT_AUTOMATIC, LUCHO_REFINEMENT_CLASSICAL,
                                              LUCHO_REFINEMENT_GMRES};
static const double conditions[] = {1e1, 1e2, 1e4, 1e6, 1e8, 1e10, 1e12, 1e14};

/* The largest condition number (of rows and columns of about one size) for which refinement has to succeed. */
static double within_reach(lt_type t, luchoPrecision precision, luchoRefinement refinement, int definite)
{
    int classical = refinement == LUCHO_REFINEMENT_CLASSICAL;
    int single = t == LT_S || t == LT_C;
    switch (precision) {
    case LUCHO_PRECISION_HALF: return single ? 1e2 : classical ? 1e2 : definite ? 1e4 : 1e4;
    case LUCHO_PRECISION_BFLOAT16: return single ? 1e1 : classical ? 1e1 : 1e2;
    case LUCHO_PRECISION_FLOAT: return classical ? 1e6 : 1e8;
    default: return single ? 0 : 1e6;
    }
}

static int is_single(lt_type t) { return t == LT_S || t == LT_C; }

/* All ways to solve one system. */
static void all_ways(mixed_system *s, const char *what, double cond)
{
    for (size_t p = 0; p < sizeof precisions / sizeof *precisions; p++)
        for (size_t k = 0; k < sizeof refinements / sizeof *refinements; k++) {
            if (precisions[p] == LUCHO_PRECISION_FLOAT && is_single(s->t)) continue;
            luchoMixedOptions o = mixed_options(precisions[p], refinements[k]);
            lt_context("%s, type %c uplo %c n %d nrhs %d, %s", what, lt_letter(s->t), s->uplo ? s->uplo : '-', s->n,
                       s->nrhs, mixed_word(precisions[p], refinements[k]));
            lt_step("%s %s", what, mixed_word(precisions[p], refinements[k]));
            mixed_result r = mixed_solve(s, &o);
            mixed_judge(s, &r, &o);
            if (cond > 0 && cond <= within_reach(s->t, precisions[p], refinements[k], s->uplo != 0))
                LT_CHECKF(r.report.iterations >= 0, "refinement gave up: %d", (int)r.report.iterations);
            if (getenv("MIXED_TABLE") != NULL)
                lt_note("%s %c %c %-16s iterations %3d corrections %2d inner %4d error %.1e\n", what, lt_letter(s->t),
                        s->uplo ? s->uplo : '-', mixed_word(precisions[p], refinements[k]), (int)r.report.iterations,
                        (int)r.report.corrections, (int)r.report.innerIterations, r.report.backwardError);
        }
}

static void each_condition(char uplo, int seed)
{
    lt_rng r = lt_seed((uint64_t)seed);
    int quick = lt_wanted() == LT_QUICK, turn = 0;
    for (int t = LT_S; t <= LT_Z; t++)
        for (size_t c = 0; c < sizeof conditions / sizeof *conditions; c++) {
            if (is_single((lt_type)t) && conditions[c] > 1e6) continue;
            int n = lt_under_valgrind() ? 20 : quick ? 60 + 5 * (int)c : 150 + 7 * (int)c;
            mixed_system s = mixed_new((lt_type)t, uplo == 0 ? 0 : turn % 2 ? 'U' : 'L', n, 1 + turn % 4, turn % 2);
            char what[40];
            snprintf(what, sizeof what, "condition %.0e", conditions[c]);
            lt_generate_cond(s.full, uplo != 0, conditions[c], 1, &r);
            lt_generate(s.vb, "random", 0, &r);
            mixed_ready(&s);
            all_ways(&s, what, conditions[c]);
            mixed_free(&s), turn++;
        }
}
static void general_conditions(void) { each_condition(0, 71); }
static void definite_conditions(void) { each_condition('L', 72); }

/* Rows and columns of very different sizes; norms near both ends of the range; graded; n = 1 and 2. */
static void each_family(char uplo, int seed)
{
    static const char *const families[] = {"random", "spd", "diag", "graded", "badscaled", "underflow", "overflow", "dominant"};
    static const int orders[] = {1, 2, 5, 33, 90};
    lt_rng r = lt_seed((uint64_t)seed);
    int turn = 0;
    for (int t = LT_S; t <= LT_Z; t++)
        for (size_t f = 0; f < sizeof families / sizeof *families; f++)
            for (size_t i = 0; i < sizeof orders / sizeof *orders; i++) {
                if (uplo != 0 && strcmp(families[f], "dominant") == 0) continue;
                if (lt_under_valgrind() && orders[i] > 5) continue;
                mixed_system s = mixed_new((lt_type)t, uplo == 0 ? 0 : turn % 2 ? 'U' : 'L', orders[i], 1 + turn % 3, turn % 2);
                lt_generate(s.full, families[f], uplo != 0, &r);
                lt_generate(s.vb, "random", 0, &r);
                mixed_ready(&s);
                all_ways(&s, families[f], 0);
                mixed_free(&s), turn++;
            }
}
static void general_families(void) { each_family(0, 73); }
static void definite_families(void) { each_family('L', 74); }

/* Rows and columns up to 1e5 and down to 1e-8 of each other: with scaling this is an easy matrix, without it half
 * precision loses it. */
static void badly_scaled(void)
{
    static const double sizes[] = {1e5, 1, 1e-8, 1e-3};
    lt_rng r = lt_seed(75);
    for (int t = LT_D; t <= LT_Z; t += 2)
        for (int definite = 0; definite < 2; definite++)
            for (int p = LUCHO_PRECISION_HALF; p <= LUCHO_PRECISION_FLOAT; p++) {
                mixed_system s = mixed_new((lt_type)t, definite ? 'L' : 0, 70, 2, 0);
                lt_generate_cond(s.full, definite, 10, 1, &r);
                for (int j = 0; j < s.n; j++)
                    for (int i = 0; i < s.n; i++) {
                        double by = sizes[i % 4] * (definite ? sizes[j % 4] : sizes[(j / 3) % 4]);
                        lt_set(s.full, i, j, lt_get(s.full, i, j) * by);
                    }
                lt_generate(s.vb, "random", 0, &r);
                mixed_ready(&s);
                luchoMixedOptions o = mixed_options((luchoPrecision)p, LUCHO_REFINEMENT_AUTOMATIC);
                lt_context("type %c definite %d %s", lt_letter((lt_type)t), definite, mixed_word(o.precision, o.refinement));
                mixed_result out = mixed_solve(&s, &o);
                mixed_judge(&s, &out, &o);
                LT_CHECKF(out.report.iterations >= 0, "refinement gave up: %d", (int)out.report.iterations);
                mixed_free(&s);
            }
}

int main(int argc, char **argv)
{
    static const lt_test tests[] = {{"general_conditions", general_conditions, 0},
                                    {"definite_conditions", definite_conditions, 0},
                                    {"general_families", general_families, 0},
                                    {"definite_families", definite_families, 0},
                                    {"badly_scaled", badly_scaled, 0},
                                    {NULL, NULL, 0}};
    return lt_main(argc, argv, tests, NULL);
}
