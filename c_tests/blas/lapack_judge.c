/* Verdicts on LAPACK results: LAPACK's residual ratios for factorizations, solves and inverses (lapack_simple.c has the
 * norms, copies and scalings, whose results follow from a formula).
 */
#include "lapack_judge.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

void *judge_room(size_t bytes) {
    void *p = calloc(bytes + 1, 1);
    if (p == NULL) abort();
    return p;
}

lt_view judge_typed(lt_type t, const double complex *values, int64_t m, int64_t n) {
    lt_view v = lt_cols(t, judge_room((size_t)(m * n) * lt_size(t)), m, n, m > 0 ? m : 1);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < m; i++) lt_set(v, i, j, values[i + j * m]);
    return v;
}

static lt_view result_view(const lapack_case *c, int which) {
    const operand *o = &c->op[which];
    lt_view v = judge_typed(c->r->t, c->value[which], o->m, o->n);
    for (int64_t i = 0; i < o->m && o->unit; i++) lt_set(v, i, i, 1);
    return v;
}

static void ratio_is_small(const lapack_case *c, double ratio, const char *what) {
    LT_CHECKF(ratio <= LT_RATIO, "%s: ratio of the %s is %.3g", lapack_name(c), what, ratio);
}

static int *int_pivots(const lapack_case *c) {
    int64_t k = c->o.m < c->o.n ? c->o.m : c->o.n;
    int *p = judge_room((size_t)k * sizeof *p);
    for (int64_t i = 0; i < k; i++) p[i] = (int)c->ipiv_out[i];
    return p;
}

/* The info of the textbook factorization, which is that of every other for matrices that are singular in exact zeros. */
static int64_t expected_info(const lapack_case *c) {
    lt_view copy = judge_typed(c->r->t, c->op[OP_A].value, c->o.m, c->o.n);
    char holds = c->r->of->holds;
    int64_t info;
    if (holds == 'l' || holds == 'c') info = c->oracle_info;
    else if (holds == 'p') info = lt_oracle_potrf(copy, c->o.uplo == 'U' ? LT_UPPER : LT_LOWER);
    else {
        int *pivots = judge_room((size_t)(c->o.n + c->o.m) * sizeof *pivots);
        info = lt_oracle_getrf(copy, pivots);
        free(pivots);
    }
    free(copy.p);
    return info;
}

static void check_lu(const lapack_case *c, int which, lt_view matrix) {
    lt_view lu = result_view(c, which);
    int *pivots = int_pivots(c);
    int64_t k = lu.m < lu.n ? lu.m : lu.n, bad = 0;
    for (int64_t i = 0; i < k; i++) bad += !(pivots[i] > i && pivots[i] <= lu.m);
    LT_CHECKF(bad == 0, "%s: %lld pivots out of range", lapack_name(c), (long long)bad);
    if (bad == 0) {
        ratio_is_small(c, lt_ratio_getrf(matrix, lu, pivots), "factorization");
        LT_CHECKF(lt_pivots_plausible(matrix, pivots, 0.9), "%s: pivots that are not the largest", lapack_name(c));
    }
    free(lu.p), free(pivots);
}

static lt_part triangle_of(const lapack_case *c) { return c->o.uplo == 'U' ? LT_UPPER : LT_LOWER; }

static void check_cholesky(const lapack_case *c, int which, lt_view matrix) {
    lt_view factor = result_view(c, which);
    int64_t imaginary = 0;
    for (int64_t i = 0; i < factor.n; i++) imaginary += cimag(lt_get(factor, i, i)) != 0;
    LT_CHECKF(imaginary == 0, "%s: the factor's diagonal is not real", lapack_name(c));
    ratio_is_small(c, lt_ratio_potrf(matrix, factor, triangle_of(c)), "factorization");
    free(factor.p);
}

static void check_solution(const lapack_case *c, int which, lt_view matrix, char op) {
    lt_view x = result_view(c, which);
    for (int64_t j = 0; j < x.n; j++) {
        lt_view one = lt_sub(x, 0, j, x.m, 1);
        ratio_is_small(c, lt_ratio_solve(matrix, one, lt_sub(c->rhs, 0, j, x.m, 1), op), "solution");
    }
    free(x.p);
}

static void check_unchanged(const lapack_case *c, int which) {
    const operand *o = &c->op[which];
    int64_t changed = 0;
    for (int64_t j = 0; j < o->n; j++)
        for (int64_t i = 0; i < o->m; i++)
            changed += operand_stored(o, i, j) && c->value[which][i + j * o->m] != o->value[i + j * o->m];
    LT_CHECKF(changed == 0, "%s: failed with info %lld and yet changed %lld elements of operand %d", lapack_name(c),
              (long long)c->info, (long long)changed, which);
}

static void check_factorization(const lapack_case *c) {
    int64_t expected = expected_info(c);
    LT_CHECKF(c->info == expected, "%s: info %lld, expected %lld", lapack_name(c), (long long)c->info, (long long)expected);
    int solves = c->op[OP_B].store != STORE_NONE;
    if (c->r->of->holds == 'g') check_lu(c, OP_A, c->matrix);
    else if (expected == 0) check_cholesky(c, OP_A, c->matrix);
    if (solves && expected == 0) check_solution(c, OP_B, c->matrix, 'N');
    if (solves && expected != 0) check_unchanged(c, OP_B);
}

static void check_inverse(const lapack_case *c) {
    int64_t singular = c->oracle_info;
    char holds = c->r->of->holds;
    for (int64_t i = 0; i < c->o.n && holds == 't' && c->o.diag == 'N' && singular == 0; i++)
        if (lt_get(c->matrix, i, i) == 0) singular = i + 1;
    if (holds == 'c' && singular != 0) return; /* the factor is none */
    LT_CHECKF(c->info == singular, "%s: info %lld, expected %lld", lapack_name(c), (long long)c->info, (long long)singular);
    if (singular != 0) {
        check_unchanged(c, OP_A);
        return;
    }
    lt_view inverse = result_view(c, OP_A);
    for (int64_t j = 0; j < inverse.n && holds == 'c'; j++)
        for (int64_t i = 0; i < inverse.n; i++)
            if (!operand_stored(&c->op[OP_A], i, j)) lt_set(inverse, i, j, conj(lt_get(inverse, j, i)));
    ratio_is_small(c, lt_ratio_inverse(c->matrix, inverse), "inverse");
    free(inverse.p);
}

static void check_solve(const lapack_case *c) {
    int64_t singular = 0;
    char holds = c->r->of->holds;
    for (int64_t i = 0; i < c->o.n && holds == 't' && c->o.diag == 'N' && singular == 0; i++)
        if (lt_get(c->matrix, i, i) == 0) singular = i + 1;
    LT_CHECKF(c->info == singular, "%s: info %lld, expected %lld", lapack_name(c), (long long)c->info, (long long)singular);
    if (singular != 0) check_unchanged(c, OP_B);
    else if (c->oracle_info == 0) check_solution(c, OP_B, c->matrix, holds == 'c' ? 'N' : c->o.ta);
}

/* A^-1 in double, by Gauss-Jordan elimination with partial pivoting; NULL if it fails. */
static double complex *inverse_of(lt_view a) {
    int64_t n = a.n;
    double complex *w = judge_room((size_t)(2 * n * n) * sizeof *w);
    for (int64_t i = 0; i < n; i++)
        for (int64_t j = 0; j < 2 * n; j++) w[i * 2 * n + j] = j < n ? lt_get(a, i, j) : j - n == i;
    for (int64_t k = 0; k < n; k++) {
        int64_t p = k;
        for (int64_t i = k; i < n; i++)
            if (cabs(w[i * 2 * n + k]) > cabs(w[p * 2 * n + k])) p = i;
        double complex pivot = w[p * 2 * n + k];
        if (!(cabs(pivot) > 0)) {
            free(w);
            return NULL;
        }
        for (int64_t j = 0; j < 2 * n; j++) {
            double complex old = w[k * 2 * n + j];
            w[k * 2 * n + j] = w[p * 2 * n + j] / pivot;
            if (p != k) w[p * 2 * n + j] = old;
        }
        for (int64_t i = 0; i < n; i++) {
            double complex factor = w[i * 2 * n + k];
            for (int64_t j = k; j < 2 * n && i != k; j++) w[i * 2 * n + j] -= factor * w[k * 2 * n + j];
        }
    }
    double complex *inverse = judge_room((size_t)(n * n) * sizeof *inverse);
    for (int64_t i = 0; i < n; i++)
        for (int64_t j = 0; j < n; j++) inverse[i + j * n] = w[i * 2 * n + n + j];
    free(w);
    return inverse;
}

static double norm_of(const double complex *a, int64_t n, int rows) {
    double worst = 0;
    for (int64_t i = 0; i < n; i++) {
        double sum = 0;
        for (int64_t j = 0; j < n; j++) sum += cabs(rows ? a[i + j * n] : a[j + i * n]);
        worst = lt_max(worst, sum);
    }
    return worst;
}

/* 1 / (|A| |A^-1|); 0 for a singular matrix. */
static double true_rcond(lt_view a, int rows) {
    if (a.n == 0) return 1;
    double complex *values = judge_room((size_t)(a.n * a.n) * sizeof *values), *inverse = inverse_of(a);
    for (int64_t i = 0; i < a.n * a.n; i++) values[i] = lt_get(a, i % a.n, i / a.n);
    double rcond = inverse != NULL ? 1 / norm_of(values, a.n, rows) / norm_of(inverse, a.n, rows) : 0;
    free(values), free(inverse);
    return rcond;
}

/* The estimate of |A^-1| is from below, and seldom by more than a factor of 3 (Higham). */
static void check_rcond(const lapack_case *c, double got, int rows) {
    double want = true_rcond(c->matrix, rows);
    int ok = want == 0 ? got <= lt_eps(c->r->t) : got >= 0.9 * want && got <= 10 * want;
    /* Beyond 1/eps the factors know no more. */
    if (want < 10 * lt_eps(c->r->t)) ok = got >= 0 && got <= 1000 * lt_eps(c->r->t);
    LT_CHECKF(ok, "%s: rcond %.3g, expected %.3g", lapack_name(c), got, want);
}

/* ferr bounds the error against the known solution, and not absurdly; berr is a few roundings. */
static void check_bounds(const lapack_case *c, double rcond) {
    int64_t n = c->o.n;
    double eps = lt_eps(c->r->t);
    for (int64_t j = 0; j < c->o.nrhs; j++) {
        double error = 0, size = 0, ferr = c->real[ARG_ferr][j], berr = c->real[ARG_berr][j];
        for (int64_t i = 0; i < n; i++) {
            double complex x = c->value[OP_X][i + j * n];
            error = lt_max(error, cabs(x - lt_get(c->solution, i, j)));
            size = lt_max(size, cabs(x));
        }
        if (n == 0) {
            LT_CHECKF(ferr == 0 && berr == 0, "%s: ferr %g, berr %g", lapack_name(c), ferr, berr);
            continue;
        }
        LT_CHECKF(error / size <= 2 * ferr, "%s: error %.3g, ferr %.3g", lapack_name(c), error / size, ferr);
        LT_CHECKF(ferr <= 100 * (double)(n + 10) * eps / rcond, "%s: ferr %.3g for rcond %.3g", lapack_name(c), ferr, rcond);
        LT_CHECKF(berr <= 4 * (double)(n + 1) * eps, "%s: berr %.3g", lapack_name(c), berr);
    }
}

static void check_refined(const lapack_case *c) {
    LT_EQ(c->info, 0);
    char op = c->r->of->id == LA_PORFS ? 'N' : c->o.ta;
    if (c->oracle_info != 0) return;
    check_solution(c, OP_X, c->matrix, op);
    double rows = true_rcond(c->matrix, 1), columns = true_rcond(c->matrix, 0);
    check_bounds(c, rows < columns ? rows : columns);
}

/* The scalings of an expert driver as they came out or went in. */
static double scale_of(const lapack_case *c, char which, int64_t i) {
    int on = c->equed_out == 'B' || c->equed_out == 'Y' || c->equed_out == which;
    argument name = which == 'C' && c->r->of->id == LA_GESVX ? ARG_rc : ARG_r;
    return on ? c->real[name][i] : 1;
}

static void check_expert(const lapack_case *c) {
    int lu = c->r->of->id == LA_GESVX;
    char op = lu ? c->o.ta : 'N';
    int64_t n = c->o.n, expected = expected_info(c);
    /* The system solved: with fact = 'F' the matrix given is the scaled one. */
    lt_view system = judge_typed(c->r->t, c->op[OP_A].value, n, n), scaled = judge_typed(c->r->t, c->op[OP_A].value, n, n);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < n; i++) {
            double by = scale_of(c, 'R', i) * scale_of(c, 'C', j);
            double complex v = lt_get(c->matrix, i, j);
            lt_set(system, i, j, c->o.fact == 'F' ? v / by : v);
            lt_set(scaled, i, j, c->o.fact == 'F' ? v : v * by);
        }
    if (c->o.fact != 'E') LT_CHECKF(c->equed_out == (c->o.fact == 'N' ? 'N' : c->o.equed), "equed %c", c->equed_out);
    if (c->o.fact == 'F') expected = c->oracle_info;
    if (expected != 0) {
        if (c->o.fact != 'F') LT_CHECKF(c->info == expected && c->real[ARG_rcond][0] == 0, "%s: info %lld, rcond %g", lapack_name(c),
                  (long long)c->info, c->real[ARG_rcond][0]);
    } else {
        double rcond = lt_max(true_rcond(scaled, 0), 1e-300), eps = lt_eps(c->r->t);
        LT_CHECKF(c->info == 0 || (c->info == n + 1 && rcond < 2 * eps), "%s: info %lld", lapack_name(c), (long long)c->info);
        if (n > 0 && lu && c->o.fact != 'F') check_lu(c, OP_AF, scaled);
        if (!lu && c->o.fact != 'F') check_cholesky(c, OP_AF, scaled);
        check_solution(c, OP_X, system, op);
        if (c->equed_out == 'N' && n > 0) {
            check_rcond(c, c->real[ARG_rcond][0], lu && op != 'N');
            double other = true_rcond(c->matrix, 1);
            check_bounds(c, rcond < other ? rcond : other);
        }
        /* A and B come back scaled. */
        double tolerance = 8 * eps;
        int64_t bad = 0;
        for (int64_t j = 0; j < n; j++)
            for (int64_t i = 0; i < n; i++) {
                double complex v = lt_get(scaled, i, j);
                if (operand_stored(&c->op[OP_A], i, j) && c->o.fact == 'E' && c->equed_out != 'N')
                    bad += !(cabs(c->value[OP_A][i + j * n] - v) <= tolerance * cabs(v));
            }
        for (int64_t j = 0; j < c->o.nrhs; j++)
            for (int64_t i = 0; i < n; i++) {
                double complex v = lt_get(c->rhs, i, j) * (op == 'N' ? scale_of(c, 'R', i) : scale_of(c, 'C', i));
                bad += !(cabs(c->value[OP_B][i + j * n] - v) <= tolerance * cabs(v));
            }
        LT_CHECKF(bad == 0, "%s: %lld elements of A and B not scaled as equed=%c says", lapack_name(c), (long long)bad, c->equed_out);
    }
    if (c->o.fact == 'E' && expected == 0 && n > 0) check_equilibration_choice(c);
    free(system.p), free(scaled.p);
}

static void check_mixed(const lapack_case *c) {
    int64_t expected = expected_info(c);
    LT_CHECKF(c->info == expected, "%s: info %lld, expected %lld", lapack_name(c), (long long)c->info, (long long)expected);
    if (expected == 0) check_solution(c, OP_X, c->matrix, 'N');
    /* In single precision these matrices are regular, and refinement converges. */
    if (c->o.n > 2 && (strcmp(c->o.matrix, "random") == 0 || strcmp(c->o.matrix, "spd") == 0))
        LT_CHECKF(c->iter >= 0 && c->iter <= 30, "%s: iter %lld", lapack_name(c), (long long)c->iter);
    if (strcmp(c->o.matrix, "overflow") == 0 && c->o.n > 0)
        LT_CHECKF(c->iter < 0, "%s: iter %lld", lapack_name(c), (long long)c->iter);
    if (c->iter >= 0 || expected != 0) return;
    if (c->r->of->id == LA_MGESV) check_lu(c, OP_A, c->matrix);
    else check_cholesky(c, OP_A, c->matrix);
}

static void check_product(const lapack_case *c) {
    const operand *a = &c->op[OP_A];
    int64_t n = c->o.n, bad = 0;
    double eps = lt_eps(c->r->t);
    LT_EQ(c->info, 0);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < n; i++) {
            long double re = 0, im = 0;
            double size = 0;
            if (!operand_stored(a, i, j)) continue;
            for (int64_t l = i > j ? i : j; l < n; l++) {
                /* U U^H, or L^H L. */
                double complex x = c->o.uplo == 'U' ? a->value[i + l * n] : conj(a->value[l + i * n]);
                double complex y = c->o.uplo == 'U' ? conj(a->value[j + l * n]) : a->value[l + j * n];
                re += (long double)creal(x) * creal(y) - (long double)cimag(x) * cimag(y);
                im += (long double)creal(x) * cimag(y) + (long double)cimag(x) * creal(y);
                size += cabs(x) * cabs(y);
            }
            double complex v = c->value[OP_A][i + j * n];
            bad += !(fabsl(creal(v) - re) + fabsl(cimag(v) - im) <= 8 * (double)(n + 8) * eps * size + 8 * lt_safmin(c->r->t));
        }
    LT_CHECKF(bad == 0, "%s: %lld elements wrong", lapack_name(c), (long long)bad);
}

void lapack_judge(const lapack_case *c) {
    switch (c->r->of->id) {
    case LA_GETRF:
    case LA_GETRF2:
    case LA_GETF2:
    case LA_GESV:
    case LA_POTRF:
    case LA_POTRF2:
    case LA_POTF2:
    case LA_POSV: check_factorization(c); break;
    case LA_GETRS:
    case LA_POTRS:
    case LA_TRTRS: check_solve(c); break;
    case LA_GETRI:
    case LA_POTRI:
    case LA_TRTRI:
    case LA_TRTI2: check_inverse(c); break;
    case LA_GECON:
    case LA_POCON:
    case LA_TRCON:
        if (c->oracle_info == 0 || c->r->of->id == LA_GECON) check_rcond(c, c->real[ARG_rcond][0], c->o.norm == 'I');
        if (c->oracle_info == 0 && c->anorm > 0) LT_EQ(c->info, 0);
        break;
    case LA_GERFS:
    case LA_PORFS: check_refined(c); break;
    case LA_GESVX:
    case LA_POSVX: check_expert(c); break;
    case LA_MGESV:
    case LA_MPOSV: check_mixed(c); break;
    case LA_LAUUM:
    case LA_LAUU2: check_product(c); break;
    default: judge_simple(c);
    }
}
