/* Running through types, layouts and options; comparing what two calls left. */
#include "sweep.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Error bounds are estimates of rounding errors, which are not the same. */
static int close_bound(double x, double y, double eps, int64_t n) {
    double noise = 100 * eps * (double)(n + 1);
    return (x < noise && y < noise && x >= 0 && y >= 0) || (x <= 20 * y && y <= 20 * x);
}

static int close_views(lt_view x, lt_view y, lt_part part, double slack) {
    double largest = 0;
    for (int64_t j = 0; j < y.n; j++)
        for (int64_t i = 0; i < y.m; i++) {
            double size = cabs(lt_get(y, i, j));
            if (lt_inside(part, i, j) && isfinite(size) && size > largest) largest = size;
        }
    double bound = slack * largest;
    for (int64_t j = 0; j < y.n; j++)
        for (int64_t i = 0; i < y.m; i++) {
            if (!lt_inside(part, i, j) || memcmp(lt_at(x, i, j), lt_at(y, i, j), lt_size(x.t)) == 0) continue;
            double complex p = lt_get(x, i, j), q = lt_get(y, i, j);
            int both_nan = (isnan(creal(p)) || isnan(cimag(p))) && (isnan(creal(q)) || isnan(cimag(q)));
            if (!both_nan && !(cabs(p - q) <= bound))
                return LT_CHECKF(0, "(%lld,%lld): %g%+gi, the reference has %g%+gi, bound %g", (long long)i, (long long)j,
                                 creal(p), cimag(p), creal(q), cimag(q), bound);
        }
    return 1;
}

lt_part lk_part(const lk_call *call, const lk_arg *arg) {
    int copies = !strcmp(call->routine->name, "lacpy") || !strcmp(call->routine->name, "laset");
    int uplo = lk_index(call, "uplo"), diag = lk_index(call, "diag");
    if (uplo < 0 || !(copies || strchr("SCT", arg->content))) return LT_ALL;
    int unit = arg->content == 'T' && diag >= 0 && toupper((int)call->args[diag].value) == 'U';
    switch (toupper((int)call->args[uplo].value)) {
    case 'L': return unit ? LT_STRICT_LOWER : LT_LOWER;
    case 'U': return unit ? LT_STRICT_UPPER : LT_UPPER;
    default: return LT_ALL;
    }
}

static int64_t lk_integer(const lk_call *call, const lk_arg *arg) {
    return call->c.wide ? *(int64_t *)arg->buf.p : *(int32_t *)arg->buf.p;
}

void lk_compare(const lk_call *ours, const lk_call *theirs, double result) {
    const lk_case *c = &ours->c;
    double eps = lt_eps(c->t), slack = (c->bad_scale ? 3e5 : 300) * (double)(c->m + c->n + 1) * eps;
    int indefinite = result > 0 && strstr(ours->routine->args, ":mS");
    for (int i = 0; i < ours->nargs; i++) {
        const lk_arg *x = &ours->args[i], *y = &theirs->args[i];
        if (!x->written || strchr("wvhj", x->kind)) continue;
        if (x->kind == 'm' && indefinite) continue;
        /* Stored by rows and scaled, B is not given back by the reference (3.11), although A is. */
        if (!strcmp(ours->routine->name, "gesvx") && c->row_major && toupper(c->fact) == 'E' && !strcmp(x->name, "b")) continue;
        if (x->content == 'O' && strcmp(x->name, "x") == 0 && result > 0 && result <= (double)c->n) continue; /* no solution */
        if (x->kind == 'm' || x->kind == 'r') LT_CHECKF(close_views(x->view, y->view, lk_part(ours, x), slack), "in %s", x->name);
        else if (x->kind == 'e')
            for (int64_t k = 0; k < x->view.m; k++) {
                double p = creal(lt_get(x->view, k, 0)), q = creal(lt_get(y->view, k, 0));
                LT_CHECKF(close_bound(p, q, eps, c->n) || (isnan(p) && isnan(q)), "%s[%lld] is %g, the reference's %g",
                          x->name, (long long)k, p, q);
            }
        else if (x->kind == 'g') {
            double p = creal(lt_get(x->view, 0, 0)), q = creal(lt_get(y->view, 0, 0));
            LT_CHECKF((p <= 4 * q && q <= 4 * p) || (isnan(p) && isnan(q)), "%s is %g, the reference's %g", x->name, p, q);
        } else if (!strcmp(x->name, "iter")) {
            int64_t p = lk_integer(ours, x), q = lk_integer(theirs, y);
            /* The last ones are a matter of rounding. */
            LT_CHECKF(p == q || (p >= 0 && q >= 0 && p - q <= 5 && q - p <= 5), "%lld corrections, the reference made %lld",
                      (long long)p, (long long)q);
        } else LT_CHECKF(memcmp(x->buf.p, y->buf.p, x->buf.bytes) == 0, "%s differs", x->name);
    }
}

void lk_freeze(lk_call *call) {
    for (int i = 0; i < call->nargs; i++)
        if (call->args[i].buf.p) lt_buf_freeze(&call->args[i].buf);
}

void lk_check_untouched(lk_call *call, int may_write) {
    for (int i = 0; i < call->nargs; i++) {
        lk_arg *arg = &call->args[i];
        if (!arg->buf.p) continue;
        /* LAPACK clears ITER before it looks at its arguments. */
        if (strchr("wvhj", arg->kind) || !strcmp(arg->name, "iter") || (may_write && arg->written)) {
            if (arg->kind == 'm') lt_buf_allow(&arg->buf, arg->view, lk_part(call, arg));
            else lt_buf_allow_bytes(&arg->buf, arg->buf.p, arg->buf.bytes);
        }
        lt_buf_check_at(&arg->buf, arg->name, __FILE__, __LINE__);
    }
}

void lk_explain(const lk_call *call, const char *what) {
    const lk_case *c = &call->c;
    lt_context("%s %s: %s, m %lld n %lld nrhs %lld uplo %c trans %c diag %c norm %c fact %c equed %c scale %d singular %d",
               lk_symbol(call), c->row_major == 1 ? "row-major" : "column-major", what, (long long)c->m, (long long)c->n,
               (long long)c->nrhs, c->uplo, c->trans, c->diag, c->norm, c->fact, c->equed, c->bad_scale, c->singular);
}

lk_case lk_usual(lt_type t, int row_major, int work) {
    return (lk_case){.t = t, .row_major = row_major, .work = work, .m = 7, .n = 7, .nrhs = 3, .uplo = 'L', .trans = 'N',
                     .diag = 'N', .norm = '1', .fact = 'N', .equed = 'N'};
}

static int has(const lk_routine *r, const char *argument) {
    char token[16];
    snprintf(token, sizeof token, " %s ", argument);
    char args[512];
    snprintf(args, sizeof args, " %s ", r->args);
    return strstr(args, token) != NULL;
}

/* All options of a routine, at the sizes of a case. */
void lk_options(const lk_routine *r, lk_case c, void (*f)(const lk_routine *, lk_case, uint64_t)) {
    uint64_t seed = (uint64_t)(c.n * 31 + c.m * 7 + c.nrhs);
    const char *uplos = has(r, "uplo") ? !strcmp(r->name, "lacpy") || !strcmp(r->name, "laset") ? "LuX" : "Lu" : "L";
    const char *norms = !has(r, "norm") ? "1" : lk_returns_real(r) ? "1OmIfe" : "1OI";
    for (const char *u = uplos; *u; u++)
        for (const char *t = has(r, "trans") ? "NtC" : "N"; *t; t++)
            for (const char *d = has(r, "diag") ? "Nu" : "N"; *d; d++)
                for (const char *n = norms; *n; n++)
                    for (const char *g = has(r, "fact") ? "NFEe" : "N"; *g; g++)
                        for (const char *e = *g != 'F' ? "N" : has(r, "uplo") ? "NyY" : "NRcB"; *e; e++) {
                            c.uplo = *u, c.trans = *t, c.diag = *d, c.norm = *n, c.fact = *g, c.equed = *e;
                            f(r, c, seed++);
                        }
}

int lk_has_type(const lk_routine *r, lt_type t) {
    if (strstr(r->types, "ds")) return t == LT_D || t == LT_Z;
    return strchr(r->types, "sdcz"[t]) != NULL;
}

void lk_each(void (*f)(const lk_routine *, lk_case)) {
    const char *only = getenv("LK_ONLY");
    for (const lk_routine *r = lk_routines; r->name; r++)
        for (lt_type t = LT_S; t <= LT_Z; t++) {
            if ((only && strcmp(only, r->name)) || !lk_has_type(r, t)) continue;
            for (int variant = 0; variant < 4; variant++) {
                lt_step("%s %c %d", r->name, "sdcz"[t], variant);
                f(r, lk_usual(t, variant & 1, variant >> 1));
            }
        }
}
