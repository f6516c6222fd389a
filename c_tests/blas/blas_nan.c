/* NaN and infinity: what the routine must read spreads to exactly the results that depend on it; what it must not read
 * does not (that is in every row of the numbers test, where it is NaN). And cases/blas_special.csv: values at the ends of
 * the range for the routines that reduce a vector or scale it.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "problem.h"

/* Plants `what` into an element of an input operand that is read. */
static int plant(problem *p, int which, double what, lt_rng *r) {
    operand *o = &p->op[which];
    if (o->store == STORE_NONE || o->m == 0 || o->n == 0 || (p->poisons >> which & 1)) return 0;
    for (int tries = 0; tries < 100; tries++) {
        int64_t i = lt_below(r, o->m), j = lt_below(r, o->n);
        if (!operand_stored(o, i, j)) continue;
        double complex v = lt_is_complex(o->t) && !(o->shape == 'H' && i == j) ? CMPLX(what, 0.5) : what;
        o->value[i + j * o->m] = v;
        if (o->shape == 'S') o->value[j + i * o->m] = v;
        if (o->shape == 'H' && i != j) o->value[j + i * o->m] = conj(v);
        if (o->inc == 0 && o->store == STORE_VECTOR)
            for (int64_t l = 0; l < o->m; l++) o->value[l] = v;
        return 1;
    }
    return 0;
}

static void planted(const routine *r, options o, int which, double what, lt_rng *rng) {
    static const placement place = {LT_PAGE, 1, 0};
    problem p;
    problem_new(&p, r, &o);
    int solves = r->of->does == DO_TSV || r->of->does == DO_TSM;
    if (!(solves && isinf(what)) && plant(&p, which, what, rng)) {
        for (int row_major = 0; row_major <= (p.op[0].store != STORE_NONE && r->form[CBLAS] != NULL); row_major++) {
            lt_context("%g in operand %d of %s%s", what, which, problem_name(&p), row_major ? ", row-major" : "");
            lt_step("planted");
            outcome c = problem_run(&p, row_major ? CBLAS : FORTRAN, row_major, place);
            judge(&p, &c);
            outcome_free(&c);
        }
    }
    problem_free(&p);
}

static char one_of(const char *choice, lt_rng *r) { return choice[lt_below(r, (int64_t)strlen(choice))]; }

static void spreading(void) {
    static const double complex alpha = CMPLX(0.75, -0.9), beta = CMPLX(-1.3, 0.4);
    int rounds = lt_under_valgrind() ? 8 : lt_wanted() == LT_QUICK ? 60 : 600;
    lt_rng rng = lt_seed(20);
    for (const routine *r = routines; r->name != NULL; r++) {
        if (r->of->does == DO_IMATCOPY || (r->of->does == DO_VECTORS && !has_argument(r->of->list, ARG_x))) continue;
        for (int round = 0; round < rounds; round++) {
            int64_t most = round % 8 == 7 ? 60 : 9;
            options o = {one_of(letters(r, ARG_side), &rng), one_of(letters(r, ARG_uplo), &rng),
                         one_of(letters(r, ARG_ta), &rng),   one_of(letters(r, ARG_tb), &rng),
                         one_of(letters(r, ARG_diag), &rng), 1 + lt_below(&rng, most), 1 + lt_below(&rng, most),
                         1 + lt_below(&rng, most), lt_below(&rng, 4), lt_below(&rng, 4),
                         1 + lt_below(&rng, 2), 1 + lt_below(&rng, 2), alpha, beta, lt_bits(&rng)};
            if (r->of->id == FAMILY_ROTM) o.alpha = lt_below(&rng, 4) - 2.0;
            planted(r, o, round % OPERANDS, round % 3 == 0 ? INFINITY : NAN, &rng);
        }
    }
    lt_context(NULL);
}

/* "1 nan -inf 2+3i": numbers, complex ones as re+imi. */
static double complex parse_number(const char *text) {
    char *end;
    double re = strtod(text, &end), im = *end != 0 ? strtod(end, NULL) : 0;
    return CMPLX(re, im);
}

static int64_t parse_numbers(const char *cell, double complex *into) {
    char copy[256], *save = NULL;
    int64_t n = 0;
    snprintf(copy, sizeof copy, "%s", cell);
    for (char *word = strtok_r(copy, " ", &save); word != NULL; word = strtok_r(NULL, " ", &save))
        into[n++] = parse_number(word);
    return n;
}

static int agrees(double got, double want, double eps) {
    if (isnan(want) || isnan(got)) return isnan(want) && isnan(got);
    if (isinf(want) || isinf(got)) return got == want;
    return fabs(got - want) <= eps * fabs(want);
}

/* Of complex numbers that are not finite, which part is NaN is the business of the formula. */
static int both_agree(double complex got, double complex want, double eps) {
    if (isnan(creal(want)) || isnan(cimag(want))) return isnan(creal(got)) || isnan(cimag(got));
    return agrees(creal(got), creal(want), eps) && agrees(cimag(got), cimag(want), eps);
}

static void special_row(lt_csv *c, const routine *r, form how) {
    static const placement place = {LT_PAGE, 0, 0};
    double complex x[32], y[32], expected[32];
    int64_t n = parse_numbers(lt_csv_text(c, "x"), x), ny = parse_numbers(lt_csv_text(c, "y"), y);
    int64_t wanted = parse_numbers(lt_csv_text(c, "expect"), expected);
    options o = {'L', 'U', 'N', 'N', 'N', 0, n, 0, 0, 0, 1, 1, parse_number(lt_csv_text(c, "alpha")),
                 parse_number(lt_csv_text(c, "beta")), 1};
    double eps = lt_eps(r->t) * (double)(n + 8);
    problem p;
    problem_new(&p, r, &o);
    for (int64_t i = 0; i < n; i++) p.op[3].value[i] = rounded(r->t, x[i]);
    for (int64_t i = 0; i < ny && p.op[4].value != NULL; i++) p.op[4].value[i] = rounded(r->t, y[i]);
    lt_step("%s %s", r->name, form_names[how]);
    outcome out = problem_run(&p, how, 0, place);
    const double complex *got = p.op[4].store != STORE_NONE && p.r->of->result == 'v' ? out.value[4] : out.value[3];
    double complex result = r->of->result == 'i' ? (double)out.result.integer : out.result.number;
    if (r->of->result != 'v') got = &result, LT_EQ(wanted, 1);
    else LT_EQ(wanted, n);
    for (int64_t i = 0; i < wanted; i++) {
        double complex want = r->of->result == 'd' ? expected[i] : rounded(r->t, expected[i]);
        int ok = both_agree(got[i], want, eps);
        LT_CHECKF(ok, "%s %s, element %d: %.17g%+.17gi, expected %g%+gi", r->name, form_names[how], (int)i, creal(got[i]),
                  cimag(got[i]), creal(want), cimag(want));
    }
    outcome_free(&out);
    problem_free(&p);
}

static void special(void) {
    lt_csv *c = lt_csv_open("blas_special.csv");
    while (lt_csv_next(c)) {
        char copy[256], *save = NULL;
        snprintf(copy, sizeof copy, "%s", lt_csv_text(c, "routines"));
        for (char *word = strtok_r(copy, " ", &save); word != NULL; word = strtok_r(NULL, " ", &save)) {
            const routine *r = routine_named(word);
            if (!LT_CHECKF(r != NULL, "no routine named %s", word)) continue;
            for (form how = FORTRAN; how < FORMS; how++)
                if (r->form[how] != NULL) special_row(c, r, how);
        }
    }
    lt_csv_close(c);
}

int main(int argc, char **argv) {
    static const lt_test tests[] = {{"spreading", spreading, 60}, {"special", special, 60}, {0}};
    return lt_main(argc, argv, tests, NULL);
}
