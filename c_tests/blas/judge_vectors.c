/* The oracle of level 1, in long double. */
#include "problem.h"

#include <math.h>

enum { VX = 3, VY = 4 };
typedef long double wide;
typedef struct {
    wide re, im;
    double size; /* of everything that went into it */
} sum;

static sum product(double complex a, double complex b) {
    wide ar = creal(a), ai = cimag(a), br = creal(b), bi = cimag(b);
    sum s = {ar * br - ai * bi, ar * bi + ai * br,
             (fabs(creal(a)) + fabs(cimag(a))) * (fabs(creal(b)) + fabs(cimag(b)))};
    return s;
}

static sum plus(sum a, sum b) {
    sum s = {a.re + b.re, a.im + b.im, a.size + b.size};
    return s;
}

static int near(double complex got, sum want, double eps, lt_type t) {
    double error = (double)(fabsl(creal(got) - want.re) + fabsl(cimag(got) - want.im));
    if (!isfinite(want.size)) return !isfinite(creal(got)) || !isfinite(cimag(got));
    return error <= eps * want.size + 8 * lt_safmin(t);
}

/* x and y after an element-wise routine; 0 if it does not write that vector. */
static int element(const problem *p, double complex x, double complex y, sum *new_x, sum *new_y) {
    double complex alpha = p->o.alpha, beta = p->o.beta;
    const double *h = p->param;
    double flag = h[0], h11 = flag == 1 || flag == -1 ? h[1] : 1, h22 = flag == 1 || flag == -1 ? h[4] : 1;
    double h21 = flag == 1 ? -1 : h[2], h12 = flag == 1 ? 1 : h[3];
    switch (p->r->of->id) {
    case FAMILY_SCAL:
    case FAMILY_RSCAL: *new_x = product(alpha, x); return 1;
    case FAMILY_SWAP: *new_x = product(1, y), *new_y = product(1, x); return 3;
    case FAMILY_COPY: *new_y = product(1, x); return 2;
    case FAMILY_AXPY: *new_y = plus(product(alpha, x), product(1, y)); return 2;
    case FAMILY_AXPBY: *new_y = plus(product(alpha, x), product(beta, y)); return 2;
    case FAMILY_ROT:
        *new_x = plus(product(creal(alpha), x), product(creal(beta), y));
        *new_y = plus(product(creal(alpha), y), product(-creal(beta), x));
        return 3;
    case FAMILY_CROT:
        *new_x = plus(product(creal(alpha), x), product(beta, y));
        *new_y = plus(product(creal(alpha), y), product(-conj(beta), x));
        return 3;
    case FAMILY_ROTM:
        *new_x = product(1, x), *new_y = product(1, y);
        if (flag == -2) return 3;
        *new_x = plus(product(h11, x), product(h12, y));
        *new_y = plus(product(h21, x), product(h22, y));
        return 3;
    default: return 0;
    }
}

static void judge_elements(const problem *p, const outcome *c) {
    const operand *x = &p->op[VX], *y = &p->op[VY];
    double eps = 4 * lt_eps(p->r->t);
    int64_t bad = 0, first = -1;
    if (p->writes == 0) return;
    if (p->r->of->id == FAMILY_SWAP || p->r->of->id == FAMILY_COPY) eps = 0;
    for (int64_t i = 0; i < x->m; i++) {
        sum new_x = {0, 0, 0}, new_y = {0, 0, 0};
        /* With an increment of 0 for y every element goes through the same place. */
        int which = element(p, x->value[i], y->value != NULL ? y->value[i] : 0, &new_x, &new_y), ok = 1;
        if (which & 1) ok &= near(c->value[VX][i], new_x, eps, p->r->t);
        if (which & 2) ok &= near(c->value[VY][i], new_y, eps, p->r->t);
        if (!ok && bad++ == 0) first = i;
    }
    LT_CHECKF(bad == 0, "%s: %lld elements wrong, the first is %lld", problem_name(p), (long long)bad, (long long)first);
}

static double size1(double complex v) { return fabs(creal(v)) + fabs(cimag(v)); }

/* The first of the largest, by the sum of the parts in the routine's own precision. As in the reference, a NaN in the
 * first place is never exceeded, and one elsewhere never exceeds. */
static int64_t largest(const operand *x) {
    int64_t best = x->m > 0;
    double most = 0;
    for (int64_t i = 0; i < x->m; i++) {
        double complex v = x->value[i];
        double s = x->t == LT_C ? (double)(float)((float)fabs(creal(v)) + (float)fabs(cimag(v))) : size1(v);
        if (i == 0 || s > most) most = s, best = i + 1;
    }
    return best;
}

void judge_vectors(const problem *p, const outcome *c) {
    const operand *x = &p->op[VX], *y = &p->op[VY];
    family_id id = p->r->of->id;
    double n = (double)x->m, eps = lt_eps(p->r->t);
    sum s = {0, 0, 0};
    wide squares = 0;
    switch (id) {
    case FAMILY_DOT:
    case FAMILY_DOTC:
    case FAMILY_SDSDOT:
    case FAMILY_DSDOT:
        for (int64_t i = 0; i < x->m; i++)
            s = plus(s, product(id == FAMILY_DOTC ? conj(x->value[i]) : x->value[i], y->value[i]));
        if (id == FAMILY_SDSDOT) {
            /* Accumulated in double, rounded once. */
            s = plus(s, product(1, creal(p->o.alpha)));
            double got = creal(c->result.number), slack = (n + 8) * lt_eps(LT_D) * s.size;
            int ok = isfinite(s.size) ? fabsl(got - s.re) <= 2 * eps * fabsl(s.re) + slack : !isfinite(got);
            LT_CHECKF(ok, "%s: %.9g, expected %.9Lg", problem_name(p), got, s.re);
            return;
        }
        if (id == FAMILY_DSDOT) eps = lt_eps(LT_D);
        LT_CHECKF(near(c->result.number, s, 2 * (n + 8) * eps, p->r->t), "%s: %.17g%+.17gi, expected %.17Lg%+.17Lgi",
                  problem_name(p), creal(c->result.number), cimag(c->result.number), s.re, s.im);
        return;
    case FAMILY_NRM2:
        for (int64_t i = 0; i < x->m; i++) squares += product(x->value[i], conj(x->value[i])).re;
        s.re = sqrtl(squares), s.size = (double)s.re;
        break;
    case FAMILY_ASUM:
        for (int64_t i = 0; i < x->m; i++) s.re += size1(x->value[i]), s.size = (double)s.re;
        break;
    case FAMILY_IAMAX: LT_CHECKF(c->result.integer == largest(x), "%s: %lld, expected %lld", problem_name(p),
                                 (long long)c->result.integer, (long long)largest(x));
        return;
    default: judge_elements(p, c); return;
    }
    LT_CHECKF(near(c->result.number, s, (n + 8) * eps, p->r->t), "%s: %.17g, expected %.17Lg", problem_name(p),
              creal(c->result.number), s.re);
}
