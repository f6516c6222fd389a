/* The table of routines, and how its rows become calls. */
#include "calls.h"

#include <ctype.h>
#include <dlfcn.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lapacke.h"

/* Arguments after the layout, separated by spaces: name:kind[content][size][!], where ! means written.
 *   norm uplo trans diag fact          option letters               m n nrhs k1 k2 incx lwork   integers
 *   a:mA(mn)!  matrix of m x n         ld of the matrix before      p:p(n)  integers   r:r(m)  reals   e:e(r) error bounds, g estimates
 * Sizes: m n r (nrhs) k (min(m, n)) 1, 2 3 4 (times n), x (n nrhs), s (n (n + nrhs)). Contents of matrices: A general,
 * F its LU factors, S definite, C its Cholesky factor, T triangle, B right-hand sides, X an approximate solution, O output
 * only; of integers: F pivots that belong to F, I any interchanges; of reals: 1 scalings. */
#define WORK(real, complex) "work:w(" real ") iwork:j(n)", "work:w(2) rwork:v(" complex ")"
#define NO_WORK "", ""
const lk_routine lk_routines[] = {
    {"getrf", "sdcz", "m n a:mA(mn)! lda ipiv:p(k)!", NO_WORK, "", ""},
    {"getrf2", "sdcz", "m n a:mA(mn)! lda ipiv:p(k)!", NO_WORK, "", ""},
    {"getf2", "sdcz", "m n a:mA(mn)! lda ipiv:p(k)!", NO_WORK, "", ""},
    {"getrs", "sdcz", "trans n nrhs a:mF(nn) lda ipiv:pF(n) b:mB(nr)! ldb", NO_WORK, "", ""},
    {"getri", "sdcz", "n a:mF(nn)! lda ipiv:pF(n)", "work:w(4) lwork", "work:w(4) lwork", "", ""},
    {"gesv", "sdcz", "n nrhs a:mA(nn)! lda ipiv:p(n)! b:mB(nr)! ldb", NO_WORK, "", ""},
    {"gecon", "sdcz", "norm n a:mF(nn) lda anorm:f rcond:g(1)!", WORK("4", "2"), "", ""},
    {"gerfs", "sdcz",
     "trans n nrhs a:mA(nn) lda af:mF(nn) ldaf ipiv:pF(n) b:mB(nr) ldb x:mX(nr)! ldx ferr:e(r)! berr:e(r)!", WORK("3", "n"), "",
     ""},
    {"geequ", "sdcz", "m n a:mA(mn) lda r:r(m)! c:r(n)! rowcnd:r(1)! colcnd:r(1)! amax:r(1)!", NO_WORK, "", ""},
    {"gesvx", "sdcz",
     "fact trans n nrhs a:mA(nn)! lda af:mF(nn)! ldaf ipiv:pF(n)! equed:q! r:r1(n)! c:r1(n)! b:mB(nr)! ldb x:mO(nr)! ldx "
     "rcond:g(1)! ferr:e(r)! berr:e(r)!",
     WORK("4", "2"), "rpivot:r(1)!", ""},
    {"potrf", "sdcz", "uplo n a:mS(nn)! lda", NO_WORK, "", ""},
    {"potrf2", "sdcz", "uplo n a:mS(nn)! lda", NO_WORK, "", ""},
    {"potri", "sdcz", "uplo n a:mC(nn)! lda", NO_WORK, "", ""},
    {"lauum", "sdcz", "uplo n a:mC(nn)! lda", NO_WORK, "", ""},
    {"potrs", "sdcz", "uplo n nrhs a:mC(nn) lda b:mB(nr)! ldb", NO_WORK, "", ""},
    {"posv", "sdcz", "uplo n nrhs a:mS(nn)! lda b:mB(nr)! ldb", NO_WORK, "", ""},
    {"pocon", "sdcz", "uplo n a:mC(nn) lda anorm:f rcond:g(1)!", WORK("3", "n"), "", ""},
    {"porfs", "sdcz", "uplo n nrhs a:mS(nn) lda af:mC(nn) ldaf b:mB(nr) ldb x:mX(nr)! ldx ferr:e(r)! berr:e(r)!",
     WORK("3", "n"), "", ""},
    {"poequ", "sdcz", "n a:mS(nn) lda s:r(n)! scond:r(1)! amax:r(1)!", NO_WORK, "", ""},
    {"posvx", "sdcz",
     "fact uplo n nrhs a:mS(nn)! lda af:mC(nn)! ldaf equed:q! s:r1(n)! b:mB(nr)! ldb x:mO(nr)! ldx rcond:g(1)! ferr:e(r)! "
     "berr:e(r)!",
     WORK("3", "n"), "", ""},
    {"trtri", "sdcz", "uplo diag n a:mT(nn)! lda", NO_WORK, "", ""},
    {"trtrs", "sdcz", "uplo trans diag n nrhs a:mT(nn) lda b:mB(nr)! ldb", NO_WORK, "", ""},
    {"trcon", "sdcz", "norm uplo diag n a:mT(nn) lda rcond:g(1)!", WORK("3", "n"), "", ""},
    {"lange", "sdcz", "norm m n a:mA(mn) lda", "work:v(3)", "work:v(3)", "", ""},
    {"lansy", "sdcz", "norm uplo n a:mS(nn) lda", "work:v(3)", "work:v(3)", "", ""},
    {"lanhe", "cz", "norm uplo n a:mS(nn) lda", "work:v(3)", "work:v(3)", "", ""},
    {"lantr", "sdcz", "norm uplo diag m n a:mA(mn) lda", "work:v(3)", "work:v(3)", "", ""},
    {"lacpy", "sdcz", "uplo m n a:mA(mn) lda b:mO(mn)! ldb", NO_WORK, "", ""},
    {"laset", "sdcz", "uplo m n alpha:t beta:t a:mA(mn)! lda", NO_WORK, "", ""},
    {"laswp", "sdcz", "n a:mA(mn)! lda k1 k2 ipiv:pI(m) incx", NO_WORK, "", ""},
    {"mixed_gesv", "ds zc", "n nrhs a:mA(nn)! lda ipiv:p(n)! b:mB(nr) ldb x:mO(nr)! ldx", "work:w(x) swork:h(s)",
     "work:w(x) swork:h(s) rwork:v(n)", "", "iter:p(1)!"},
    {"mixed_posv", "ds zc", "uplo n nrhs a:mS(nn)! lda b:mB(nr) ldb x:mO(nr)! ldx", "work:w(x) swork:h(s)",
     "work:w(x) swork:h(s) rwork:v(n)", "", "iter:p(1)!"},
    {NULL, NULL, NULL, NULL, NULL, NULL, NULL},
};

/* ---- reports ---- */

lk_events lk_reported;

static void add_event(const char *what, const char *name, int length, long long info) {
    size_t used = strlen(lk_reported.text);
    while (length > 0 && name[length - 1] == ' ') length--;
    snprintf(lk_reported.text + used, sizeof lk_reported.text - used, "%s(%.*s,%lld)", what, length, name, info);
}

/* The library calls these instead of its own. */
void xerbla_(const char *name, const int *info, size_t length) { add_event("xerbla", name, (int)length, *info); }
void xerbla_64_(const char *name, const int64_t *info, size_t length) { add_event("xerbla", name, (int)length, *info); }
void LAPACKE_xerbla(const char *name, int info) { add_event("LAPACKE_xerbla", name, (int)strlen(name), info); }
void LAPACKE_xerbla64_(const char *name, int64_t info) { add_event("LAPACKE_xerbla", name, (int)strlen(name), info); }

/* ---- making a call ---- */

static int64_t size_of(const lk_case *c, char letter) {
    switch (letter) {
    case 'm': return c->m;
    case 'n': return c->n;
    case 'r': return c->nrhs;
    case 'k': return c->m < c->n ? c->m : c->n;
    case '1': return 1;
    case '2': return 2 * c->n;
    case '3': return 3 * c->n;
    case '4': return 4 * c->n;
    case 'x': return c->n * c->nrhs;
    case 's': return c->n * (c->n + c->nrhs);
    default: LT_CHECKF(0, "size '%c'", letter); lt_end_test();
    }
}

static lt_type real_of(lt_type t) { return t == LT_C ? LT_S : t == LT_Z ? LT_D : t; }
static lt_type lower_of(lt_type t) { return t == LT_Z ? LT_C : LT_S; }
static int64_t at_least_1(int64_t n) { return n > 0 ? n : 1; }

/* A matrix of the caller: a gap behind each row or column, and enough memory for either layout. */
static lt_view shape_of(const lk_case *c, int64_t m, int64_t n, int64_t ld, void *p) {
    return c->row_major ? lt_rows(c->t, p, m, n, ld) : lt_cols(c->t, p, m, n, ld);
}

/* What the matrices of one call have in common. */
typedef struct {
    lt_view a, f, x, b; /* dense, column-major */
    int *pivots;
} lk_system;

static lt_view dense(lt_type t, int64_t m, int64_t n) {
    void *p = calloc((size_t)(at_least_1(m) * at_least_1(n)), lt_size(t));
    return lt_cols(t, p, m, n, at_least_1(m));
}

static double power(int k) { return ldexp(1.0, k); }

/* A well-conditioned matrix (a permuted dominant diagonal; definite; or a triangle), perhaps scaled badly. */
static void make_matrix(lt_view a, char content, const lk_case *c, lt_rng *r) {
    int64_t k = a.m > a.n ? a.m : a.n;
    for (int64_t j = 0; j < a.n; j++)
        for (int64_t i = 0; i < a.m; i++)
            /* A triangle with ones on its diagonal is as good as singular unless it is small elsewhere. */
            lt_set(a, i, j, lt_random(r, a.t) / (content == 'T' && c->diag != 'N' && i != j ? (double)k : 1));
    double shift = content == 'S' ? 2.0 * (double)k : 2.0 * sqrt((double)k + 1);
    for (int64_t j = 0; j < a.n; j++) {
        int64_t i = content == 'A' ? (j + 1) % k : j;
        if (i < a.m) lt_set(a, i, j, lt_get(a, i, j) + shift);
    }
    if (content == 'S')
        for (int64_t j = 0; j < a.n; j++)
            for (int64_t i = 0; i <= j; i++) lt_set(a, i, j, i == j ? creal(lt_get(a, i, i)) : conj(lt_get(a, j, i)));
    for (int64_t j = 0; c->bad_scale && j < a.n; j++)
        for (int64_t i = 0; i < a.m; i++) {
            int rows = (int)(i % 5) * 2 - 4, cols = content == 'S' ? (int)(j % 5) * 2 - 4 : (int)(j % 3) * 3 - 3;
            lt_set(a, i, j, lt_get(a, i, j) * power(rows + cols));
        }
    if (c->singular > 0 && c->singular <= a.n) {
        int64_t s = c->singular - 1;
        if (content == 'S') lt_set(a, s, s, -1);
        else if (content == 'T') lt_set(a, s, s, 0);
        else
            for (int64_t i = 0; i < a.m; i++) lt_set(a, i, s, 0);
    }
}

static lt_part triangle_of(const lk_case *c) { return toupper(c->uplo) == 'L' ? LT_LOWER : LT_UPPER; }

/* b = op(a) x, of a triangle only what counts. */
static void multiply(lt_view a, char content, const lk_case *c, lt_view x, lt_view b) {
    char op = content == 'S' ? 'N' : (char)toupper(c->trans);
    for (int64_t j = 0; j < b.n; j++)
        for (int64_t i = 0; i < b.m; i++) {
            double complex sum = 0;
            for (int64_t k = 0; k < b.m; k++) {
                int64_t row = op == 'N' ? i : k, col = op == 'N' ? k : i;
                double complex v = lt_get(a, row, col);
                if (content == 'T' && row == col && toupper(c->diag) == 'U') v = 1;
                if (content == 'T' && !lt_inside(triangle_of(c), row, col)) v = 0;
                sum += (op == 'C' ? conj(v) : v) * lt_get(x, k, j);
            }
            lt_set(b, i, j, sum);
        }
}

static lk_system make_system(const lk_routine *routine, const lk_case *c, lt_rng *r) {
    char content = strstr(routine->args, ":mS") || strstr(routine->args, ":mC") ? 'S' : strstr(routine->args, ":mT") ? 'T' : 'A';
    int square = strstr(routine->args, "(mn)") == NULL;
    lk_system s = {dense(c->t, square ? c->n : c->m, c->n), {0}, dense(c->t, c->n, c->nrhs), dense(c->t, c->n, c->nrhs), NULL};
    make_matrix(s.a, content, c, r);
    s.f = dense(c->t, s.a.m, s.a.n);
    lt_copy(s.f, s.a);
    s.pivots = calloc((size_t)at_least_1(s.a.m) + 1, sizeof *s.pivots);
    if (content == 'S') lt_oracle_potrf(s.f, triangle_of(c));
    else if (content == 'A') lt_oracle_getrf(s.f, s.pivots);
    for (int64_t j = 0; j < s.x.n; j++)
        for (int64_t i = 0; i < s.x.m; i++) lt_set(s.x, i, j, lt_random(r, c->t));
    if (square) multiply(s.a, content, c, s.x, s.b);
    return s;
}

static void fill(lk_arg *arg, const lk_system *s, lt_rng *r) {
    lt_view from = s->a;
    switch (arg->content) {
    case 'A': case 'S': case 'T': break;
    case 'F': case 'C': from = s->f; break;
    case 'B': from = s->b; break;
    case 'X': from = s->x; break;
    default: return; /* output only: stays NaN */
    }
    for (int64_t j = 0; j < arg->view.n; j++)
        for (int64_t i = 0; i < arg->view.m; i++) {
            double complex v = lt_get(from, i, j);
            if (arg->content == 'X') v *= 1 + 64 * lt_eps(from.t) * lt_uniform(r, -1, 1);
            lt_set(arg->view, i, j, v);
        }
}

static lk_arg *vector(lk_call *call, lk_arg *arg, size_t size) {
    (void)call;
    arg->buf = lt_buf_new((size_t)at_least_1(arg->count) * size, LT_ZONES, NULL);
    arg->value = (int64_t)(intptr_t)arg->buf.p;
    return arg;
}

static void integer(const lk_call *call, const lk_arg *arg, int64_t i, int64_t value) {
    if (call->c.wide) ((int64_t *)arg->buf.p)[i] = value;
    else ((int32_t *)arg->buf.p)[i] = (int32_t)value;
}

static void add_argument(lk_call *call, const char *token, const lk_system *s, lt_rng *r) {
    const lk_case *c = &call->c;
    lk_arg *arg = &call->args[call->nargs++];
    LT_REQUIRE(call->nargs <= LK_MOST);
    *arg = (lk_arg){.of = -1, .kind = 'i'};
    const char *colon = strchr(token, ':');
    size_t length = colon ? (size_t)(colon - token) : strlen(token);
    snprintf(arg->name, sizeof arg->name, "%.*s", (int)length, token);
    arg->written = strchr(token, '!') != NULL;
    if (!colon) {
        static const char *letters[] = {"uplo", "trans", "diag", "norm", "fact"};
        const char values[] = {c->uplo, c->trans, c->diag, c->norm, c->fact};
        for (size_t i = 0; i < 5; i++)
            if (!strcmp(arg->name, letters[i])) {
                arg->kind = 'c';
                arg->value = values[i];
                return;
            }
        if (!strncmp(arg->name, "ld", 2)) {
            arg->of = call->nargs - 2;
            lt_view v = call->args[arg->of].view;
            arg->value = c->row_major ? v.rs : v.cs;
        } else if (!strcmp(arg->name, "nrhs")) arg->value = c->nrhs;
        else if (!strcmp(arg->name, "lwork")) arg->value = at_least_1(call->args[call->nargs - 2].count);
        else if (!strcmp(arg->name, "k1")) arg->value = 1;
        else if (!strcmp(arg->name, "k2")) arg->value = size_of(c, 'k');
        else if (!strcmp(arg->name, "incx")) arg->value = c->n % 2 ? -1 : 1;
        else arg->value = size_of(c, arg->name[0]);
        return;
    }
    arg->kind = colon[1];
    const char *size = strchr(token, '(');
    if (arg->kind == 'm') {
        arg->content = colon[2];
        int64_t m = size_of(c, size[1]), n = size_of(c, size[2]);
        /* Sometimes the least. */
        int64_t ld = at_least_1(c->row_major ? n : m) + (c->m + c->nrhs) % 3;
        arg->buf = lt_buf_new((size_t)((c->row_major ? m : n) * ld + 1) * lt_size(c->t), LT_ZONES, NULL);
        arg->value = (int64_t)(intptr_t)arg->buf.p;
        arg->view = shape_of(c, m, n, ld, arg->buf.p);
        fill(arg, s, r);
        return;
    }
    arg->count = size ? size_of(c, size[1]) : 1;
    switch (arg->kind) {
    case 'f': arg->number = 0.75 * lt_norm1(s->a); break;
    case 't': arg->number = lt_random(r, c->t); break;
    case 'w': vector(call, arg, lt_size(c->t)); break;
    case 'v': vector(call, arg, lt_size(real_of(c->t))); break;
    case 'h': vector(call, arg, lt_size(lower_of(c->t))); break;
    case 'j': vector(call, arg, 8); break;
    case 'p':
        vector(call, arg, c->wide ? 8 : 4);
        for (int64_t i = 0; colon[2] == 'F' && i < arg->count; i++) integer(call, arg, i, s->pivots[i]);
        for (int64_t i = 0; colon[2] == 'I' && i < arg->count; i++) integer(call, arg, i, 1 + lt_below(r, c->m));
        break;
    case 'q': *(char *)vector(call, arg, 1)->buf.p = c->equed; break;
    case 'r': case 'e': case 'g':
        vector(call, arg, lt_size(real_of(c->t)));
        arg->view = lt_cols(real_of(c->t), arg->buf.p, arg->count, 1, at_least_1(arg->count));
        for (int64_t i = 0; colon[2] == '1' && i < arg->count; i++) lt_set(arg->view, i, 0, power((int)(i % 3)));
        break;
    default: LT_CHECKF(0, "kind of '%s'", token);
    }
}

lk_call lk_new(const lk_routine *routine, lk_case c, uint64_t seed) {
    lk_call call = {.routine = routine, .c = c};
    lt_rng r = lt_seed(seed);
    lk_system s = make_system(routine, &c, &r);
    const char *work = lt_is_complex(c.t) ? routine->work_complex : routine->work_real;
    char text[512], *rest = NULL;
    snprintf(text, sizeof text, "%s %s %s", routine->args, c.work ? work : routine->plain, routine->last);
    for (char *token = strtok_r(text, " ", &rest); token; token = strtok_r(NULL, " ", &rest)) add_argument(&call, token, &s, &r);
    free(s.a.p);
    free(s.f.p);
    free(s.x.p);
    free(s.b.p);
    free(s.pivots);
    return call;
}

lk_call lk_copy(const lk_call *call) {
    lk_call copy = *call;
    for (int i = 0; i < copy.nargs; i++) {
        lk_arg *arg = &copy.args[i];
        if (!arg->buf.p) continue;
        arg->buf = lt_buf_new(arg->buf.bytes, LT_ZONES, NULL);
        memcpy(arg->buf.p, call->args[i].buf.p, arg->buf.bytes);
        if (arg->value) arg->value = (int64_t)(intptr_t)arg->buf.p;
        if (arg->view.p) arg->view.p = arg->buf.p;
    }
    return copy;
}

void lk_free(lk_call *call) {
    for (int i = 0; i < call->nargs; i++)
        if (call->args[i].buf.p) lt_buf_free(&call->args[i].buf);
}

int lk_index(const lk_call *call, const char *name) {
    for (int i = 0; i < call->nargs; i++)
        if (!strcmp(call->args[i].name, name)) return i;
    return -1;
}

void lk_set(lk_call *call, const char *name, int64_t value) {
    int i = lk_index(call, name);
    LT_REQUIRE(i >= 0);
    call->args[i].value = value;
}

const char *lk_symbol(const lk_call *call) {
    static char name[64];
    static const char *const letters[] = {"s", "d", "c", "z"}, *const mixed[] = {"", "ds", "", "zc"};
    int is_mixed = !strncmp(call->routine->name, "mixed_", 6);
    snprintf(name, sizeof name, "LAPACKE_%s%s%s%s", (is_mixed ? mixed : letters)[call->c.t],
             call->routine->name + (is_mixed ? 6 : 0), call->c.work ? "_work" : "", call->c.wide ? "64_" : "");
    return name;
}

int lk_returns_real(const lk_routine *r) { return !strncmp(r->name, "lan", 3); }

/* Integer and floating-point arguments travel in registers of their own, and what a function does not take does no
 * harm (System V x86-64, AArch64): so few forms of call are enough, with numbers by value in front. */
#define LK_SLOTS(v)                                                                                                       \
    (v)[0], (v)[1], (v)[2], (v)[3], (v)[4], (v)[5], (v)[6], (v)[7], (v)[8], (v)[9], (v)[10], (v)[11], (v)[12], (v)[13],     \
        (v)[14], (v)[15], (v)[16], (v)[17], (v)[18], (v)[19], (v)[20], (v)[21], (v)[22], (v)[23], (v)[24], (v)[25],         \
        (v)[26], (v)[27], (v)[28], (v)[29], (v)[30], (v)[31]
#define LK_I int64_t
#define LK_TYPES                                                                                                          \
    LK_I, LK_I, LK_I, LK_I, LK_I, LK_I, LK_I, LK_I, LK_I, LK_I, LK_I, LK_I, LK_I, LK_I, LK_I, LK_I, LK_I, LK_I, LK_I,       \
        LK_I, LK_I, LK_I, LK_I, LK_I, LK_I, LK_I, LK_I, LK_I, LK_I, LK_I, LK_I, LK_I

double lk_invoke(const lk_call *call, void *function) {
    int64_t v[LK_MOST] = {call->c.row_major < 2 ? (call->c.row_major ? 101 : 102) : call->c.row_major};
    double complex number[2] = {0, 0};
    int slots = 1, numbers = 0;
    char kind = 0;
    for (int i = 0; i < call->nargs; i++) {
        const lk_arg *arg = &call->args[i];
        if (arg->kind == 'f' || arg->kind == 't') {
            kind = arg->kind;
            number[numbers++] = arg->number;
        } else v[slots++] = arg->value;
    }
    lt_type t = call->c.t, real = real_of(t);
    int64_t result;
    if (lk_returns_real(call->routine)) {
        if (real == LT_S) return ((float (*)(LK_TYPES))function)(LK_SLOTS(v));
        return ((double (*)(LK_TYPES))function)(LK_SLOTS(v));
    }
    double x = creal(number[0]), y = creal(number[1]);
    if (kind == 0) result = ((int64_t (*)(LK_TYPES))function)(LK_SLOTS(v));
    else if (t == LT_S || (kind == 'f' && real == LT_S))
        result = ((int64_t (*)(float, float, LK_TYPES))function)((float)x, (float)y, LK_SLOTS(v));
    else if (t == LT_D || kind == 'f') result = ((int64_t (*)(double, double, LK_TYPES))function)(x, y, LK_SLOTS(v));
    else if (t == LT_C)
        result = ((int64_t (*)(float complex, float complex, LK_TYPES))function)((float complex)number[0],
                                                                                (float complex)number[1], LK_SLOTS(v));
    else result = ((int64_t (*)(double complex, double complex, LK_TYPES))function)(number[0], number[1], LK_SLOTS(v));
    return (double)(call->c.wide ? result : (int64_t)(int32_t)result);
}

double lk_invoke_ours(const lk_call *call) {
    /* By name; a reference that the linker sees makes it link the library. */
    void *function = LAPACKE_get_nancheck() >= 0 ? dlsym(RTLD_DEFAULT, lk_symbol(call)) : NULL;
    if (!LT_CHECKF(function != NULL, "%s is not exported", lk_symbol(call))) lt_end_test();
    lk_reported.text[0] = 0;
    return lk_invoke(call, function);
}
