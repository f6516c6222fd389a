/* Bad arguments of LAPACK: each one, alone and with every later one, gives xerbla_ the routine's name and the position of
 * the first that is bad, info = -position, and touches nothing else. NaN pivots and minors are reported.
 */
#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "lapack.h"
#include "reports.h"

/* Whether an argument can be bad; its bad value goes into the frame. */
static int spoil(const lapack_routine *r, lapack_frame *f, argument a, int64_t n) {
    lapack_id id = r->of->id;
    switch (argument_classes[a]) {
    case CHAR:
        if (a == ARG_equed) f->equed_room = '/';
        else f->a.integer[a] = '/';
        return 1;
    case INT: f->a.integer[a] = a == ARG_lwork ? n - 1 : -1; return a != ARG_lwork || n > 0;
    case LD: f->a.integer[a]--; return 1;
    case REAL: f->a.number[a] = -1; return 1;
    default: break;
    }
    /* Scalings given to an expert driver must be positive. */
    if ((id == LA_GESVX || id == LA_POSVX) && (a == ARG_r || a == ARG_rc) && n > 0) {
        store_number(real_of(r->t), (char *)f->a.array[a] + lt_size(real_of(r->t)), -1);
        lt_buf_freeze(&f->buf[a]);
        return 1;
    }
    return 0;
}

static int checks_arguments(const lapack_routine *r) {
    switch (r->of->id) {
    case LA_LASWP:
    case LA_LANGE:
    case LA_LANSY:
    case LA_LANHE:
    case LA_LANTR:
    case LA_LACPY:
    case LA_LASET: return 0;
    default: return 1;
    }
}

static void call_and_expect(lapack_case *c, lapack_frame *f, form how, int position) {
    char name[32];
    snprintf(name, sizeof name, "%s", c->r->name);
    for (char *at = name; *at != 0; at++) *at = (char)toupper((unsigned char)*at);
    reports_taken();
    lapack_call(c, f, how);
    report got = reports_taken();
    LT_CHECKF(got.count == 1 && strcmp(got.name, name) == 0 && got.position == position,
              "%d reports, the first by '%s' of %lld; expected %s, %d", got.count, got.name, (long long)got.position, name,
              position);
    /* The best size of the work space is there before anything is looked at. */
    if (c->r->of->id == LA_GETRI) lt_buf_allow_bytes(&f->buf[ARG_work], f->a.array[ARG_work], lt_size(c->r->t));
    int64_t info = IS_64(how) ? f->info_room : (int32_t)f->info_room;
    LT_CHECKF(info == -position, "info %lld, expected %d", (long long)info, -position);
    lapack_check_untouched(c, f);
}

static void one(const lapack_routine *r, form how, int64_t n) {
    argument name[MOST_ARGUMENTS];
    int count = parse_arguments(lapack_list(r), name);
    placement place = {LT_ZONES, 0, 0};
    int expert = r->of->id == LA_GESVX || r->of->id == LA_POSVX;
    for (int first = 0; first < count; first++)
        for (int second = first; second < count; second++) {
            /* There, each alone and with its neighbour. */
            if (lt_under_valgrind() && second > first + 1) continue;
            lapack_options o = {'U', 'N', 'N', '1', expert ? 'F' : 'N', r->of->id == LA_POSVX ? 'Y' : 'B', n, n, 2, 0, "spd", 1};
            lapack_case c;
            lapack_frame f;
            lapack_new(&c, r, &o);
            lapack_place(&c, &f, how, place);
            lt_context("%s %s n=%d: bad %s%s%s", r->name, form_names[how], (int)n, argument_names[name[first]],
                       second != first ? " and " : "", second != first ? argument_names[name[second]] : "");
            lt_step("errors");
            int bad = spoil(r, &f, name[first], n);
            /* A leading dimension that suits the bad order is not bad. */
            int also = second == first || (argument_classes[name[first]] != INT && spoil(r, &f, name[second], n));
            if (bad && also) call_and_expect(&c, &f, how, first + 1);
            lapack_remove(&c, &f);
            lapack_free(&c);
        }
}

static void every_argument(void) {
    for (const lapack_routine *r = lapack_routines; r->name != NULL; r++)
        for (form how = FORTRAN; how <= FORTRAN64 && checks_arguments(r); how++)
            for (int64_t n = 0; n <= 3 && r->form[how] != NULL; n += 3) one(r, how, n);
    lt_context(NULL);
}

/* lwork = -1 asks getri for the size of its work space and nothing else. */
static void workspace_query(void) {
    for (const lapack_routine *r = lapack_routines; r->name != NULL; r++)
        for (form how = FORTRAN; how <= FORTRAN64 && r->of->id == LA_GETRI; how++) {
            lapack_options o = {'U', 'N', 'N', '1', 'N', 'N', 9, 9, 1, 0, "random", 1};
            placement place = {LT_PAGE, 0, 0};
            lapack_case c;
            lapack_frame f;
            if (r->form[how] == NULL) continue;
            lapack_new(&c, r, &o);
            lapack_place(&c, &f, how, place);
            f.a.integer[ARG_lwork] = -1;
            reports_taken();
            lapack_call(&c, &f, how);
            LT_EQ(reports_taken().count, 0);
            LT_EQ(IS_64(how) ? f.info_room : (int32_t)f.info_room, 0);
            double best = creal(load_number(r->t, f.a.array[ARG_work]));
            LT_CHECKF(best >= 9 && best < 1e6, "%s asks for %g elements", r->name, best);
            lt_buf_allow_bytes(&f.buf[ARG_work], f.buf[ARG_work].p, lt_size(r->t));
            lapack_check_untouched(&c, &f);
            lapack_remove(&c, &f);
            lapack_free(&c);
        }
}

/* A NaN in the matrix is never info = 0 in a factorization or a driver built on one. The first pivot that is NaN names
 * itself; for Cholesky that is the first leading minor with the NaN, for LU a NaN ahead of the others. */
static void nan_pivots(void) {
    static const lapack_id ids[] = {LA_GETRF, LA_GETRF2, LA_GETF2, LA_GESV, LA_POTRF, LA_POTRF2, LA_POTF2, LA_POSV};
    placement place = {LT_PAGE, 0, 0};
#ifdef BLAS_REFERENCE
    return; /* the reference's LU gives info = 0 */
#endif
    for (const lapack_routine *r = lapack_routines; r->name != NULL; r++) {
        int wanted = 0;
        for (int i = 0; i < 8; i++) wanted |= ids[i] == r->of->id;
        for (int64_t n = 1; n <= 40 && wanted; n += n < 5 ? 1 : 7)
            for (int64_t at = 0; at < n; at += 1 + n / 5)
                for (int upper = 0; upper < 2; upper++) {
                    lapack_options o = {upper ? 'U' : 'L', 'N', 'N', '1', 'N', 'N', n, n, 1, 0, "spd", 1};
                    lapack_case c;
                    lapack_new(&c, r, &o);
                    c.op[OP_A].value[at + at * n] = NAN;
                    lt_context("%s n=%d, NaN at %d", lapack_name(&c), (int)n, (int)at + 1);
                    lt_step("nan");
                    lapack_go(&c, FORTRAN, place);
                    int cholesky = r->of->holds == 'p';
                    if (cholesky) LT_EQ(c.info, at + 1);
                    else LT_CHECKF(c.info > 0 && c.info <= n, "info %lld", (long long)c.info);
                    lapack_free(&c);
                }
    }
    lt_context(NULL);
}

int main(int argc, char **argv) {
    static const lt_test tests[] = {{"every_argument", every_argument, 60},
                                    {"workspace_query", workspace_query, 60},
                                    {"nan_pivots", nan_pivots, 60},
                                    {0}};
    return lt_main(argc, argv, tests, NULL);
}
