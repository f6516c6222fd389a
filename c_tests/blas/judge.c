/* The oracle of levels 2 and 3: every formula is a sum of products of dense matrices, evaluated in long double, with
 * the magnitudes |A| |B| beside it as the error bound.
 *
 * Products: |computed - exact| <= factor (k + 8) eps (|alpha| |A| |B| + |beta| |C|), element by element. Solves: the
 * computed X must satisfy the same for op(A) X against alpha B, which is the backward error of substitution. Large
 * problems are checked in a sample of rows, among them the first and the last, spaced more closely than any tile.
 */
#include "problem.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { A, B, C, VX, VY };
typedef long double wide;

/* A dense matrix, rows contiguous: `re`, `im` (NULL if real) and |re| + |im|. */
typedef struct {
    int64_t m, n;
    wide *re, *im;
    double *size;
} dense;

static dense dense_new(int64_t m, int64_t n, int is_complex) {
    size_t count = (size_t)(m * n) + 1;
    dense d = {m, n, malloc(count * sizeof *d.re), is_complex ? malloc(count * sizeof *d.im) : NULL,
               malloc(count * sizeof *d.size)};
    if (d.re == NULL || d.size == NULL || (is_complex && d.im == NULL)) abort();
    return d;
}

static void dense_free(dense *d) { free(d->re), free(d->im), free(d->size); }

/* op(values), values m x n column-major. */
static dense dense_of(const double complex *values, int64_t m, int64_t n, char op, lt_type t) {
    int flip = op == 'T' || op == 'C', conjugate = op == 'C' || op == 'R';
    dense d = dense_new(flip ? n : m, flip ? m : n, lt_is_complex(t));
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < m; i++) {
            double complex v = values[i + j * m];
            int64_t at = flip ? j * d.n + i : i * d.n + j;
            d.re[at] = creal(v);
            if (d.im != NULL) d.im[at] = conjugate ? -cimag(v) : cimag(v);
            d.size[at] = fabs(creal(v)) + fabs(cimag(v));
        }
    return d;
}

static dense op_of(const operand *o, char op) { return dense_of(o->value, o->m, o->n, op, o->t); }

static char and_transposed(char op, int hermitian) { return op != 'N' ? 'N' : hermitian ? 'C' : 'T'; }

/* One product; `right` has its columns contiguous, that is, the right factor is given transposed. */
typedef struct {
    double complex factor;
    dense left, right;
} term;

typedef struct {
    wide re, im;
    double size;
} sum;

/* The same where something is not finite: zeros of the structure do not take part. */
static sum sparse_product(const term *p, int64_t i, int64_t j) {
    int64_t k = p->left.n;
    sum s = {0, 0, 0};
    for (int64_t l = 0; l < k; l++) {
        int64_t a = i * k + l, b = j * k + l;
        if (p->left.size[a] == 0 || p->right.size[b] == 0) continue;
        wide ai = p->left.im != NULL ? p->left.im[a] : 0, bi = p->right.im != NULL ? p->right.im[b] : 0;
        s.re += p->left.re[a] * p->right.re[b] - ai * bi;
        s.im += p->left.re[a] * bi + ai * p->right.re[b];
        s.size += p->left.size[a] * p->right.size[b];
    }
    return s;
}

static sum row_times_column(const term *p, int64_t i, int64_t j) {
    int64_t k = p->left.n;
    const wide *a = p->left.re + i * k, *b = p->right.re + j * k;
    const double *sa = p->left.size + i * k, *sb = p->right.size + j * k;
    sum s = {0, 0, 0};
    for (int64_t l = 0; l < k; l++) s.re += a[l] * b[l];
    for (int64_t l = 0; l < k; l++) s.size += sa[l] * sb[l];
    if (!isfinite(s.size)) return sparse_product(p, i, j);
    if (p->left.im == NULL) return s;
    const wide *ai = p->left.im + i * k, *bi = p->right.im + j * k;
    for (int64_t l = 0; l < k; l++) s.re -= ai[l] * bi[l];
    for (int64_t l = 0; l < k; l++) s.im += a[l] * bi[l] + ai[l] * b[l];
    return s;
}

static void add(sum *to, double complex factor, sum s) {
    wide fr = creal(factor), fi = cimag(factor);
    to->re += fr * s.re - fi * s.im;
    to->im += fr * s.im + fi * s.re;
    to->size += (fabs(creal(factor)) + fabs(cimag(factor))) * s.size;
}

static sum plain(double complex v) {
    sum s = {creal(v), cimag(v), fabs(creal(v)) + fabs(cimag(v))};
    return s;
}

/* Rows that are looked at: all, or so many that it takes about 5e6 multiplications. */
static int looked_at(int64_t i, int64_t m, int64_t n, int64_t k, int is_complex) {
    double work = (double)m * (double)n * (double)(k + 1) * (is_complex ? 4 : 1);
    int64_t stride = 1 + (int64_t)(work / 5e6);
    return i % stride == (m / 2) % stride || i == 0 || i == m - 1;
}

/* got(i, j) = sum of the terms + beta old(i, j), for what is stored of `out`. */
static void compare(const problem *p, const operand *out, const double complex *got, const term *terms, int count,
                    double complex beta, const double complex *old) {
    double factor = lt_is_complex(out->t) ? 4 : 2, eps = lt_eps(out->t);
    int64_t k = count > 0 ? terms[0].left.n * count : 0, bad = 0, bad_i = 0, bad_j = 0;
    double worst = 0;
    for (int64_t i = 0; i < out->m; i++) {
        if (!looked_at(i, out->m, out->n, k, lt_is_complex(out->t))) continue;
        for (int64_t j = 0; j < out->n; j++) {
            if (!operand_stored(out, i, j)) continue;
            sum s = {0, 0, 0};
            for (int t = 0; t < count; t++) add(&s, terms[t].factor, row_times_column(&terms[t], i, j));
            if (beta != 0) add(&s, beta, plain(old[i + j * out->m]));
            double complex v = got[i + j * out->m];
            double error = (double)(fabsl(creal(v) - s.re) + fabsl(cimag(v) - s.im));
            double bound = factor * (double)(k + 8) * eps * s.size;
            int ok = error <= bound + 8 * lt_safmin(out->t);
            if (out->shape == 'H' && i == j && cimag(v) != 0) ok = 0;
            if (!isfinite(s.size)) ok = !isfinite(creal(v)) || !isfinite(cimag(v));
            if (ok) continue;
            if (bad++ == 0) bad_i = i, bad_j = j, worst = error / (bound / factor / (double)(k + 8) / eps) / eps;
        }
    }
    LT_CHECKF(bad == 0, "%s: %lld elements wrong, the first at (%lld, %lld): %.17g%+.17gi, error %.3g eps of the magnitudes",
              problem_name(p), (long long)bad, (long long)bad_i, (long long)bad_j, creal(got[bad_i + bad_j * out->m]),
              cimag(got[bad_i + bad_j * out->m]), worst);
}

/* Which elements of the solution depend on a NaN: by substitution, in whatever order the structure of op(A) allows. */
static char *tainted(const dense *a, const dense *b, int right) {
    int64_t m = b->m, n = b->n, changed = 1, order = a->m;
    char *t = calloc((size_t)(m * n) + 1, 1);
    if (t == NULL) abort();
    for (int64_t i = 0; i < m * n; i++) t[i] = !isfinite(b->size[i]);
    for (; changed != 0;) {
        changed = 0;
        for (int64_t i = 0; i < m; i++)
            for (int64_t j = 0; j < n; j++)
                for (int64_t l = 0; l < order && !t[i * n + j]; l++) {
                    int64_t self = right ? j : i;
                    double size = right ? a->size[l * order + self] : a->size[self * order + l];
                    int from = right ? t[i * n + l] : t[l * n + j];
                    if (!isfinite(size) || (l != self && size != 0 && from)) t[i * n + j] = 1, changed = 1;
                }
    }
    return t;
}

static void judge_solve(const problem *p, const double complex *x) {
    const operand *out = p->r->of->does == DO_TSV ? &p->op[VX] : &p->op[B];
    double complex alpha = p->r->of->does == DO_TSV ? 1 : p->o.alpha;
    if (alpha == 0) {
        compare(p, out, x, NULL, 0, 0, NULL);
        return;
    }
    int right = p->r->of->does == DO_TSM && p->o.side == 'R', bad = 0;
    dense a = op_of(&p->op[A], p->o.ta), v = dense_of(x, out->m, out->n, 'N', out->t);
    dense at = dense_of(p->op[A].value, p->op[A].m, p->op[A].n, and_transposed(p->o.ta, 0), out->t);
    /* The transposed of op(A) is A for 'T', conj(A) for 'C'. */
    if (p->o.ta == 'C') {
        dense_free(&at);
        at = dense_of(p->op[A].value, p->op[A].m, p->op[A].n, 'R', out->t);
    }
    dense vt = dense_of(x, out->m, out->n, 'T', out->t);
    term t = right ? (term){1, v, at} : (term){1, a, vt};
    dense old = dense_of(out->value, out->m, out->n, 'N', out->t);
    char *nan = NULL;
    for (int64_t i = 0; i < old.m * old.n && nan == NULL; i++)
        if (!isfinite(old.size[i])) nan = tainted(&a, &old, right);
    for (int64_t i = 0; i < a.m * a.n && nan == NULL; i++)
        if (!isfinite(a.size[i])) nan = tainted(&a, &old, right);
    double factor = lt_is_complex(out->t) ? 8 : 4, eps = lt_eps(out->t), worst = 0;
    for (int64_t i = 0; i < out->m; i++) {
        if (!looked_at(i, out->m, out->n, t.left.n, lt_is_complex(out->t))) continue;
        for (int64_t j = 0; j < out->n; j++) {
            if (nan != NULL && nan[i * old.n + j]) {
                double complex v = x[i + j * out->m];
                bad += isfinite(creal(v)) && isfinite(cimag(v));
                continue;
            }
            sum s = row_times_column(&t, i, j), b = {0, 0, 0};
            add(&b, alpha, plain(out->value[i + j * out->m]));
            double error = (double)(fabsl(s.re - b.re) + fabsl(s.im - b.im)), size = s.size + b.size;
            if (error <= factor * (double)(t.left.n + 8) * eps * size + 8 * lt_safmin(out->t)) continue;
            bad++;
            worst = lt_max(worst, error / size / eps);
        }
    }
    LT_CHECKF(bad == 0, "%s: %d elements of the residual too large, %.3g eps of the magnitudes", problem_name(p), bad, worst);
    free(nan);
    dense_free(&a), dense_free(&v), dense_free(&at), dense_free(&vt), dense_free(&old);
}

static int element_near(const operand *o, double complex got, sum s) {
    double error = (double)(fabsl(creal(got) - s.re) + fabsl(cimag(got) - s.im));
    if (!isfinite(s.size)) return !isfinite(creal(got)) || !isfinite(cimag(got));
    return error <= 4 * lt_eps(o->t) * s.size;
}

static void judge_add(const problem *p, const double complex *got) {
    const operand *a = &p->op[A], *c = &p->op[C];
    int bad = 0;
    for (int64_t i = 0; i < c->m * c->n; i++) {
        sum s = {0, 0, 0};
        add(&s, p->o.alpha, plain(a->value[i]));
        add(&s, p->o.beta, plain(c->value[i]));
        bad += !element_near(c, got[i], s);
    }
    LT_CHECKF(bad == 0, "%s: %d elements wrong", problem_name(p), bad);
}

static void judge_copy(const problem *p, const double complex *got) {
    const operand *a = &p->op[A], *b = &p->op[B];
    int flip = p->o.ta == 'T' || p->o.ta == 'C', bad = 0;
    for (int64_t j = 0; j < b->n; j++)
        for (int64_t i = 0; i < b->m; i++) {
            double complex v = flip ? a->value[j + i * a->m] : a->value[i + j * a->m];
            if (p->o.ta == 'C' || p->o.ta == 'R') v = conj(v);
            sum s = {0, 0, 0};
            add(&s, p->o.alpha, plain(v));
            bad += !element_near(b, got[i + j * b->m], s);
        }
    LT_CHECKF(bad == 0, "%s: %d elements wrong", problem_name(p), bad);
}

void judge(const problem *p, const outcome *c) {
    const operand *a = &p->op[A], *b = &p->op[B], *x = &p->op[VX], *y = &p->op[VY];
    const operand *out = p->op[C].store != STORE_NONE ? &p->op[C] : a;
    int hermitian = p->r->of->shape == 'H', count = 1;
    char ta = p->o.ta, tb = p->o.tb;
    double complex alpha = p->o.alpha, beta = p->o.beta, other = hermitian ? conj(alpha) : alpha;
    term t[2] = {{alpha, {0}, {0}}, {other, {0}, {0}}};
    if (p->r->of->does == DO_VECTORS) {
        judge_vectors(p, c);
        return;
    }
    if (p->writes == 0) return; /* nothing was to change, and that has been checked */
    switch (p->r->of->does) {
    case DO_TSV: judge_solve(p, c->value[VX]); return;
    case DO_TSM: judge_solve(p, c->value[B]); return;
    case DO_OMATCOPY: judge_copy(p, c->value[B]); return;
    case DO_GEADD: judge_add(p, c->value[C]); return;
    case DO_MV:
        t[0].left = op_of(a, ta), t[0].right = op_of(x, 'T');
        out = y;
        break;
    case DO_TMV:
        t[0].left = op_of(a, ta), t[0].right = op_of(x, 'T');
        t[0].factor = 1, beta = 0, out = x;
        break;
    case DO_RANK1:
        t[0].left = op_of(x, 'N'), t[0].right = op_of(y, hermitian ? 'R' : 'N');
        beta = 1;
        break;
    case DO_RANK1S:
        t[0].left = op_of(x, 'N'), t[0].right = op_of(x, hermitian ? 'R' : 'N');
        beta = 1;
        break;
    case DO_RANK2S:
        t[0].left = op_of(x, 'N'), t[0].right = op_of(y, hermitian ? 'R' : 'N');
        t[1].left = op_of(y, 'N'), t[1].right = op_of(x, hermitian ? 'R' : 'N');
        beta = 1, count = 2;
        break;
    case DO_MM:
        t[0].left = op_of(a, ta);
        t[0].right = op_of(b, tb == 'N' ? 'T' : tb == 'T' ? 'N' : tb == 'C' ? 'R' : 'C');
        break;
    case DO_SMM:
        if (p->o.side == 'L') t[0].left = op_of(a, 'N'), t[0].right = op_of(b, 'T');
        else t[0].left = op_of(b, 'N'), t[0].right = op_of(a, 'T');
        break;
    case DO_RANKK:
    case DO_RANK2K: {
        /* Transposed right factors: op(A) itself, conjugated for the Hermitian families. */
        char left = ta, right = !hermitian ? (ta == 'C' ? 'T' : ta) : ta == 'N' ? 'R' : 'T';
        const operand *second = p->r->of->does == DO_RANKK ? a : b;
        t[0].left = op_of(a, left), t[0].right = op_of(second, right);
        if (p->r->of->does == DO_RANKK) break;
        t[1].left = op_of(b, left), t[1].right = op_of(a, right);
        /* A^T B + B^T A, and A^H B + B^H A: the conjugated alpha stays with the second. */
        count = 2;
        break;
    }
    case DO_TMM:
        out = b, beta = 0;
        if (p->o.side == 'L') t[0].left = op_of(a, ta), t[0].right = op_of(b, 'T');
        else t[0].left = op_of(b, 'N'), t[0].right = op_of(a, ta == 'N' ? 'T' : ta == 'T' ? 'N' : 'R');
        break;
    default: return;
    }
    /* Products of which nothing is read contribute nothing. */
    compare(p, out, c->value[out - p->op], t, alpha == 0 && t[0].factor == 0 ? 0 : count, beta, out->value);
    for (int i = 0; i < count; i++) dense_free(&t[i].left), dense_free(&t[i].right);
}
