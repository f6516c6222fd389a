/* Every BLAS routine, in every form, against the oracle: cases/blas1.csv, blas2.csv and blas3.csv. */
#include "cases.h"

#include <stdlib.h>
#include <string.h>

static const char *const tables[] = {"blas1.csv", "blas2.csv", "blas3.csv"};
enum { TABLES = sizeof tables / sizeof tables[0] };
static int64_t count_of[512];

static int same(problem *p, const outcome *first, form how, int row_major, const blas_case *c) {
    if (p->r->form[how] == NULL) return 1;
    lt_step("%s %s%s", p->r->name, form_names[how], row_major ? " row-major" : "");
    outcome other = problem_run(p, how, row_major, c->how);
    int ok = outcome_same(p, first, &other);
    LT_CHECKF(ok, "%s: %s%s gives other bits", problem_name(p), form_names[how], row_major ? " row-major" : "");
    outcome_free(&other);
    return ok;
}

/* The reference's row-major functions do not all return when a matrix is empty. */
static int row_major_works(const problem *p) {
#ifdef BLAS_REFERENCE
    for (int i = 0; i < OPERANDS; i++)
        if (p->op[i].store != STORE_NONE && (p->op[i].m == 0 || p->op[i].n == 0)) return 0;
#endif
    return p->op[0].store != STORE_NONE && p->r->form[CBLAS] != NULL;
}

/* Elements in memory; of large problems not every form is tried. */
static int64_t weight(const problem *p) {
    int64_t all = 0;
    for (int i = 0; i < OPERANDS; i++) all += p->op[i].m * p->op[i].n;
    return all;
}

static int run_case(const blas_case *c, void *data) {
    static long cases;
    count_of[c->r - routines]++;
    if (lt_under_valgrind() && cases++ % 12 != 0) return 1;
    static const form columns[] = {FORTRAN64, CBLAS, CBLAS64};
    problem p;
    int ordered = has_argument(c->r->of->list, ARG_order);
    problem_new(&p, c->r, &c->o);
    lt_step("%s", problem_name(&p));
    outcome first = problem_run(&p, FORTRAN, 0, c->how);
    judge(&p, &first);
    int forms = weight(&p) > 20000 ? 1 : 3;
    for (int i = 0; i < forms; i++) same(&p, &first, columns[i], 0, c);
    if (row_major_works(&p)) {
        lt_step("%s row-major", problem_name(&p));
        outcome by_rows = problem_run(&p, CBLAS, 1, c->how);
        judge(&p, &by_rows);
        if (forms > 1) same(&p, &by_rows, CBLAS64, 1, c);
        if (ordered) same(&p, &by_rows, FORTRAN, 1, c), same(&p, &by_rows, FORTRAN64, 1, c);
        outcome_free(&by_rows);
    }
    outcome_free(&first);
    problem_free(&p);
    (void)data;
    return 1;
}

static void numbers(void) {
    for (int i = 0; i < TABLES; i++) each_case(tables[i], run_case, NULL);
    int64_t all = 0;
    for (const routine *r = routines; r->name != NULL; r++) {
        int special = r->of->does == DO_IMATCOPY || (r->of->does == DO_VECTORS && !has_argument(r->of->list, ARG_x));
        LT_CHECKF(special || count_of[r - routines] > 0, "no case for %s", r->name);
        all += count_of[r - routines];
    }
    lt_note("     %lld problems\n", (long long)all);
}

int main(int argc, char **argv) {
    static const lt_test tests[] = {{"numbers", numbers, 60}, {0}};
    return lt_main(argc, argv, tests, NULL);
}
