/* Bad arguments: each one of every routine, alone and with every later one, must reach the error handler once, under
 * the routine's name and the position of the first that is bad, and nothing may be touched.
 *
 * Positions follow from the list of arguments. A row-major CBLAS call is the column-major one of another problem, in
 * which some arguments have changed places: the position is that one's, and RowMajorStrg tells the handler.
 */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "problem.h"
#include "reports.h"

typedef struct {
    argument name;
    char letter;      /* of CHAR, the bad one */
    int64_t position; /* expected */
} check;

enum { MOST_CHECKS = 32 };

/* The reference's C functions go on after an error if the handler returns, which its own does not. */
#ifdef BLAS_REFERENCE
#define SEVERAL_REPORTS(how) IS_C(how)
#else
#define SEVERAL_REPORTS(how) 0
#endif

static int index_in(const char *list, argument a) {
    argument name[MOST_ARGUMENTS];
    parse_arguments(list, name);
    for (int i = 0; name[i] != ARG_NONE; i++)
        if (name[i] == a) return i + 1;
    return 0;
}

/* The letters that are wrong in a place, besides those that are none at all. Row-major, the reference takes them for the
 * ones that are right. */
static const char *wrong_letters(const routine *r, argument a, int row_major) {
    if (a == ARG_ta && lt_is_complex(r->t) && !row_major && (r->of->does == DO_RANKK || r->of->does == DO_RANK2K))
        return r->of->shape == 'H' ? "/T" : "/C";
    return "/";
}

/* What may be wrong, in the order in which it is looked for. */
static int checks_of(const routine *r, form how, int row_major, check *into) {
    const family *f = r->of;
    const char *order = row_major && IS_C(how) && f->row != NULL ? f->row : f->list;
    argument name[MOST_ARGUMENTS];
    int count = 0, ordered = has_argument(f->list, ARG_order), offset = IS_C(how) && !ordered;
    parse_arguments(f->list, name);
    if (IS_C(how)) into[count++] = (check){ARG_order, '/', 1};
    for (int i = 0; name[i] != ARG_NONE; i++) {
        if (argument_classes[name[i]] != CHAR || (IS_C(how) && name[i] == ARG_order)) continue;
        for (const char *l = wrong_letters(r, name[i], row_major); *l != 0; l++)
            into[count++] = (check){name[i], *l, index_in(f->list, name[i]) + offset};
    }
    parse_arguments(order, name);
    for (int i = 0; name[i] != ARG_NONE; i++) {
        argument_class class = argument_classes[name[i]];
        if (class != INT && class != LD && class != INC) continue;
        into[count++] = (check){name[i], 0, i + 1 + offset};
    }
    return count;
}

/* Returns the layout to call with. */
static int spoil(problem *p, const check *c, form how, int row_major) {
    static const argument lds[] = {ARG_lda, ARG_ldb, ARG_ldc};
    switch (argument_classes[c->name]) {
    case CHAR:
        if (c->name == ARG_order && IS_C(how)) return 2;
        p->a.integer[c->name] = c->letter;
        break;
    case INT: p->a.integer[c->name] = -1; break;
    case INC: p->a.integer[c->name] = 0; break;
    default:
        for (int i = 0; i < 3; i++)
            if (lds[i] == c->name) p->a.integer[c->name]--;
        /* In place, the result's leading dimension has no operand. */
        if (c->name == ARG_ldb && p->op[1].store == STORE_NONE)
            p->a.integer[c->name] = (row_major ? p->o.n : p->o.m) - 1;
    }
    return row_major;
}

static void expect(problem *p, form how, int row_major, int layout, const check *bad) {
    int64_t position = bad->position;
    char name[40];
    snprintf(name, sizeof name, "%s%s", IS_C(how) ? "cblas_" : "", p->r->name);
    for (char *c = name; *c != 0 && !IS_C(how); c++) *c = (char)toupper((unsigned char)*c);
    reports_taken();
    problem_call(p, how, layout);
    report got = reports_taken();
    if (SEVERAL_REPORTS(how) && got.count > 1) got.count = 1;
    /* The reference's row-major gerc is its geru. */
    if (SEVERAL_REPORTS(how) && p->r->of->id == FAMILY_GERC) got.name[10] = 'c';
    /* And mixes up the positions of options in gemm and syr2k. */
    if (SEVERAL_REPORTS(how) && row_major && argument_classes[bad->name] == CHAR) position = got.position;
    LT_CHECKF(got.count == 1 && strcmp(got.name, name) == 0 && got.position == position,
              "%d reports, the first by '%s' of %lld; expected %s, %lld", got.count, got.name, (long long)got.position,
              name, (long long)position);
    if (IS_C(how) && layout != 2 && p->r->of->row != NULL)
        LT_CHECKF(got.row_major == row_major, "RowMajorStrg is %d", got.row_major);
    for (int i = 0; i < OPERANDS && !SEVERAL_REPORTS(how); i++) operand_check(&p->op[i], 0);
}

static options good(const routine *r, int64_t n) {
    options o = {'L', 'U', 'N', 'N', 'N', n + (n > 0), n, n - (n > 1), n > 0, n > 0, 1, 1, 0.5, 2, 7};
    (void)r;
    return o;
}

static void one(const routine *r, form how, int row_major, int64_t n) {
    check checks[MOST_CHECKS];
    int count = checks_of(r, how, row_major, checks);
    placement place = {LT_ZONES, 0, 0};
    options o = good(r, n);
    for (int first = 0; first < count; first++)
        for (int second = first; second < count; second++) {
            /* There, each alone and with its neighbour. */
            if (lt_under_valgrind() && second > first + 1) continue;
            problem p;
            problem_new(&p, r, &o);
            problem_place(&p, row_major, place);
            if (r->of->does == DO_IMATCOPY) p.a.integer[ARG_ldb] = p.a.integer[ARG_lda];
            int layout = spoil(&p, &checks[first], how, row_major);
            if (second != first && checks[second].name != checks[first].name) spoil(&p, &checks[second], how, row_major);
            lt_context("%s %s%s n=%d: bad %s%s%s", r->name, form_names[how], row_major ? " row-major" : "", (int)n,
                       argument_names[checks[first].name], second != first ? " and " : "",
                       second != first ? argument_names[checks[second].name] : "");
            lt_step("errors");
            expect(&p, how, row_major, layout, &checks[first]);
            problem_remove(&p);
            problem_free(&p);
        }
}

static void every_argument(void) {
    for (const routine *r = routines; r->name != NULL; r++) {
        if (r->of->does == DO_VECTORS) continue;
        for (form how = FORTRAN; how < FORMS; how++)
            for (int row_major = 0; row_major <= IS_C(how) && r->form[how] != NULL; row_major++) {
                if (!SEVERAL_REPORTS(how) || !row_major) one(r, how, row_major, 3);
                one(r, how, row_major, 0);
            }
    }
    lt_context(NULL);
}

/* Level 1 refuses nothing: with n <= 0 it does nothing, and some do nothing for increments that are not positive. */
static void vectors_refuse_nothing(void) {
    static const int64_t n[] = {0, -1, -5};
    placement place = {LT_PAGE, 0, 0};
    for (const routine *r = routines; r->name != NULL; r++) {
        if (r->of->does != DO_VECTORS || !has_argument(r->of->list, ARG_n)) continue;
        for (form how = FORTRAN; how < FORMS; how++)
            for (int i = 0; i < 3 && r->form[how] != NULL; i++) {
                options o = good(r, n[i]);
                problem p;
                problem_new(&p, r, &o);
                lt_context("%s", problem_name(&p));
                reports_taken();
                outcome c = problem_run(&p, how, 0, place);
                double nothing = r->of->id == FAMILY_SDSDOT ? creal(p.o.alpha) : 0;
                LT_CHECK(c.result.number == nothing && c.result.integer == 0);
                LT_EQ(reports_taken().count, 0);
                outcome_free(&c);
                problem_free(&p);
            }
    }
}

int main(int argc, char **argv) {
    static const lt_test tests[] = {{"every_argument", every_argument, 60},
                                    {"vectors_refuse_nothing", vectors_refuse_nothing, 60},
                                    {0}};
    return lt_main(argc, argv, tests, NULL);
}
