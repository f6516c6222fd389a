/* See lapack.h. */
#include "lapack.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef BLAS_REFERENCE
#define DECLARE(name, t, f) void name##_(void);
#define FORM_LIST(name) {name##_, NULL}
/* The reference's mixed precision drivers put a norm into the space that they say is n x nrhs. */
#define LEAST_NRHS 1
#else
#define LEAST_NRHS 0
#define DECLARE(name, t, f) void name##_(void), name##_64_(void);
#define FORM_LIST(name) {name##_, name##_64_}
#endif
LAPACK_ALL(DECLARE)

static const lapack_family families[] = {
#define X(id, name, real, complex_list, result, holds, writes) \
    {LA_##id, name, {real, complex_list}, result, holds, writes},
    LAPACK_FAMILIES(X)
#undef X
};

const lapack_routine lapack_routines[] = {
#define ROW(name, t, f) {#name, t, &families[LA_##f], FORM_LIST(name)},
    LAPACK_ALL(ROW)
#undef ROW
    {NULL, LT_S, NULL, {NULL}}};

const char *lapack_list(const lapack_routine *r) {
    const char *other = r->of->list[1];
    return lt_is_complex(r->t) && *other != 0 ? other : r->of->list[0];
}

static int has(const lapack_case *c, argument a) {
    argument name[MOST_ARGUMENTS];
    parse_arguments(lapack_list(c->r), name);
    for (int i = 0; name[i] != ARG_NONE; i++)
        if (name[i] == a) return 1;
    return 0;
}

static void *need(size_t bytes) {
    void *p = calloc(bytes + 1, 1);
    if (p == NULL) abort();
    return p;
}

static lt_view dense(lt_type t, int64_t m, int64_t n) {
    return lt_cols(t, need((size_t)(m * n) * lt_size(t)), m, n, m > 0 ? m : 1);
}

static operand *describe(lapack_case *c, int which, int64_t m, int64_t n) {
    operand *o = &c->op[which];
    memset(o, 0, sizeof *o);
    o->t = c->r->t, o->store = STORE_FULL, o->shape = 'G', o->uplo = 'A', o->m = m, o->n = n;
    o->value = need((size_t)(m * n) * sizeof *o->value);
    return o;
}

static void set_values(operand *o, lt_view from) {
    for (int64_t j = 0; j < o->n; j++)
        for (int64_t i = 0; i < o->m; i++) o->value[i + j * o->m] = lt_get(from, i, j);
}

/* The matrix in the shape that the routine wants; triangular ones with a diagonal that dominates. */
static void generate(lapack_case *c, lt_rng *rng) {
    const lapack_options *o = &c->o;
    char holds = c->r->of->holds;
    c->matrix = dense(c->r->t, o->m, o->n);
    if (o->m == 0 || o->n == 0) return;
    lt_generate(c->matrix, o->matrix, holds == 'p' || holds == 'c' || holds == 'h', rng);
    for (int64_t j = 0; j < o->n; j++)
        for (int64_t i = 0; i < o->m; i++) {
            double complex v = lt_get(c->matrix, i, j);
            if (holds == 's' && i > j) lt_set(c->matrix, i, j, lt_get(c->matrix, j, i));
            if (holds != 't') continue;
            if (i == j) v = o->diag == 'U' ? 1 : v / (cabs(v) + 1e-3) * lt_uniform(rng, 1, 2);
            else v = v / (double)(o->n + 1) * 3;
            lt_set(c->matrix, i, j, (o->uplo == 'U' ? i <= j : i >= j) ? v : 0);
        }
}

static void factor(lapack_case *c, lt_view into) {
    int64_t k = c->o.m < c->o.n ? c->o.m : c->o.n;
    lt_copy(into, c->matrix);
    if (c->r->of->holds == 'p' || c->r->of->holds == 'c') {
        c->oracle_info = lt_oracle_potrf(into, c->o.uplo == 'U' ? LT_UPPER : LT_LOWER);
        return;
    }
    int *pivots = need((size_t)k * sizeof *pivots);
    c->oracle_info = lt_oracle_getrf(into, pivots);
    c->pivot_count = k;
    c->pivots = need((size_t)k * sizeof *c->pivots);
    for (int64_t i = 0; i < k; i++) c->pivots[i] = pivots[i];
    free(pivots);
}

/* rhs = op(matrix) solution, rounded once. */
static void right_hand_side(lapack_case *c, lt_rng *rng) {
    int64_t n = c->o.n, nrhs = c->o.nrhs;
    char op = has(c, ARG_ta) ? c->o.ta : 'N';
    c->solution = dense(c->r->t, n, nrhs);
    c->rhs = dense(c->r->t, n, nrhs);
    for (int64_t j = 0; j < nrhs; j++) {
        for (int64_t i = 0; i < n; i++) lt_set(c->solution, i, j, lt_random(rng, c->r->t));
        for (int64_t i = 0; i < n; i++) {
            long double re = 0, im = 0;
            for (int64_t l = 0; l < n; l++) {
                double complex a = op == 'N' ? lt_get(c->matrix, i, l) : lt_get(c->matrix, l, i);
                double complex x = lt_get(c->solution, l, j);
                if (op == 'C') a = conj(a);
                re += (long double)creal(a) * creal(x) - (long double)cimag(a) * cimag(x);
                im += (long double)creal(a) * cimag(x) + (long double)cimag(a) * creal(x);
            }
            lt_set(c->rhs, i, j, CMPLX(re, im));
        }
    }
}

static double norm_of(lt_view a, char norm) {
    double worst = 0;
    lt_view v = norm == 'I' ? lt_transposed(a) : a;
    for (int64_t j = 0; j < v.n; j++) {
        double sum = 0;
        for (int64_t i = 0; i < v.m; i++) sum += cabs(lt_get(v, i, j));
        worst = lt_max(worst, sum);
    }
    return worst;
}

/* What an expert driver with fact = 'F' gets: the factors of the matrix already scaled, which is taken to be c->matrix;
 * the problem it solves is the unscaled one. */
static void given_scaling(lapack_case *c, lt_rng *rng) {
    int64_t n = c->o.n;
    c->r_in = need((size_t)n * sizeof *c->r_in), c->c_in = need((size_t)n * sizeof *c->c_in);
    for (int64_t i = 0; i < n; i++) c->r_in[i] = ldexp(1, (int)lt_below(rng, 5) - 2), c->c_in[i] = ldexp(1, (int)lt_below(rng, 5) - 2);
}

static void interchanges(lapack_case *c, lt_rng *rng) {
    int64_t m = c->o.m, span = m > 0 ? m : 1;
    c->k1 = 1 + lt_below(rng, span), c->k2 = c->k1 + lt_below(rng, span - c->k1 + 1);
    static const int64_t incs[] = {1, 1, -1, 2, -2, 0};
    c->incx = incs[lt_below(rng, 6)];
    if (m == 0) c->k2 = c->k1 - 1;
    int64_t step = c->incx < 0 ? -c->incx : c->incx;
    c->pivot_count = c->k1 + (c->k2 - c->k1) * step;
    if (c->pivot_count < 0) c->pivot_count = 0;
    c->pivots = need((size_t)c->pivot_count * sizeof *c->pivots);
    for (int64_t i = 0; i < c->pivot_count; i++) c->pivots[i] = 1 + lt_below(rng, span);
}

void lapack_new(lapack_case *c, const lapack_routine *r, const lapack_options *o) {
    memset(c, 0, sizeof *c);
    c->r = r, c->o = *o;
    lapack_id id = r->of->id;
    int square = !has(c, ARG_m) && id != LA_LASWP;
    if (square) c->o.m = c->o.n;
    lt_rng rng = lt_seed(o->seed);
    int64_t m = c->o.m, n = c->o.n;
    char holds = r->of->holds;
    generate(c, &rng);
    operand *a = describe(c, OP_A, m, n);
    set_values(a, c->matrix);
    if (strchr("pcsht", holds) != NULL) {
        a->uplo = has(c, ARG_uplo) ? o->uplo : 'A';
        a->shape = holds == 'p' || holds == 'h' ? 'H' : 'T';
        a->unit = holds == 't' && has(c, ARG_diag) && o->diag == 'U';
    }
    if (id == LA_LACPY || id == LA_LASET) a->uplo = o->uplo;
    lt_view factors = {0};
    if (holds == 'l' || holds == 'c' || has(c, ARG_AF)) {
        factors = dense(r->t, m, n);
        factor(c, factors);
        if (!has(c, ARG_AF)) set_values(a, factors);
    }
    if (has(c, ARG_AF)) {
        operand *f = describe(c, OP_AF, n, n);
        set_values(f, factors);
        f->uplo = holds == 'p' ? o->uplo : 'A', f->shape = 'T';
    }
    if (id == LA_LASWP) interchanges(c, &rng);
    if (id == LA_GESVX || id == LA_POSVX) given_scaling(c, &rng);
    if (has(c, ARG_nrhs)) {
        right_hand_side(c, &rng);
        set_values(describe(c, OP_B, n, o->nrhs), c->rhs);
    } else if (id == LA_LACPY) {
        describe(c, OP_B, m, n)->uplo = o->uplo;
    }
    if (has(c, ARG_X)) {
        operand *x = describe(c, OP_X, n, o->nrhs);
        set_values(x, c->solution);
        /* An approximate solution, for refinement to improve. */
        for (int64_t i = 0; i < n * o->nrhs; i++) x->value[i] = rounded(r->t, x->value[i] * (1 + 1e-3 * lt_uniform(&rng, -1, 1)));
    }
    c->anorm = norm_of(c->matrix, holds == 'c' ? '1' : o->norm);
    c->alpha = rounded(r->t, CMPLX(0.75, -0.5)), c->beta = rounded(r->t, CMPLX(-1.25, 2));
    free(factors.p);
}

void lapack_free(lapack_case *c) {
    for (int i = 0; i < LAPACK_OPERANDS; i++) operand_free(&c->op[i]), free(c->value[i]);
    free(c->matrix.p), free(c->solution.p), free(c->rhs.p), free(c->pivots), free(c->ipiv_out), free(c->r_in), free(c->c_in);
    memset(c, 0, sizeof *c);
}

static void put_integers(lt_buf *b, form how, const int64_t *from, int64_t n) {
    for (int64_t i = 0; i < n; i++) {
        if (IS_64(how)) ((int64_t *)b->p)[i] = from[i];
        else ((int32_t *)b->p)[i] = (int32_t)from[i];
    }
}

static int64_t get_integer(const lt_buf *b, form how, int64_t i) {
    return IS_64(how) ? ((const int64_t *)b->p)[i] : ((const int32_t *)b->p)[i];
}

/* Elements of the arrays that are not matrices, in elements of `size` bytes; -1 for those that are none. */
static int64_t length_of(const lapack_case *c, argument a, form how, size_t *size) {
    int64_t n = c->o.n, m = c->o.m, nrhs = c->o.nrhs;
    int is_complex = lt_is_complex(c->r->t);
    lapack_id id = c->r->of->id;
    size_t real = lt_size(real_of(c->r->t));
    *size = real;
    switch (a) {
    case ARG_ipiv:
        *size = IS_64(how) ? 8 : 4;
        if (id == LA_LASWP) return c->pivot_count;
        return m < n ? m : n;
    case ARG_iwork: *size = IS_64(how) ? 8 : 4; return n;
    case ARG_rwork:
        if (id == LA_GESVX && n == 0) return 1;
        return id == LA_GESVX || id == LA_GECON ? 2 * n : n;
    case ARG_work:
        if (id == LA_LANGE || id == LA_LANTR) return c->o.norm == 'I' ? m : 0;
        if (id == LA_LANSY || id == LA_LANHE) return strchr("IO1", c->o.norm) != NULL ? n : 0;
        *size = lt_size(c->r->t);
        if (id == LA_MGESV || id == LA_MPOSV) return n * (nrhs > LEAST_NRHS ? nrhs : LEAST_NRHS);
        if (id == LA_GETRI) return n > 0 ? n : 1;
        if (is_complex) return 2 * n;
        return id == LA_GECON || id == LA_GESVX ? (n > 0 ? 4 * n : 1) : 3 * n;
    case ARG_swork: *size = lt_size(c->r->t) / 2; return n * (n + nrhs);
    case ARG_ferr:
    case ARG_berr: return nrhs;
    case ARG_r: return m;
    case ARG_rc: return n;
    case ARG_rcond:
    case ARG_rowcnd:
    case ARG_colcnd:
    case ARG_amax: return 1;
    default: return -1;
    }
}

static int computes_factors(const lapack_case *c) { return c->o.fact != 'F'; }

static int scaled_by(const lapack_case *c, char which) {
    return c->o.fact == 'F' && (c->o.equed == which || c->o.equed == 'B' || (c->o.equed == 'Y' && which == 'R'));
}

void lapack_place(lapack_case *c, lapack_frame *f, form how, placement place) {
    static const argument arrays[] = {ARG_A, ARG_AF, ARG_B, ARG_X}, lds[] = {ARG_lda, ARG_ldaf, ARG_ldb, ARG_ldx};
    lapack_id id = c->r->of->id;
    int expert = id == LA_GESVX || id == LA_POSVX;
    memset(f, 0, sizeof *f);
    arguments *a = &f->a;
    for (int i = 0; i < LAPACK_OPERANDS; i++) {
        operand *o = &c->op[i];
        if (o->store == STORE_NONE) continue;
        int output = (i == OP_X && id != LA_GERFS && id != LA_PORFS) || (i == OP_AF && expert && computes_factors(c)) ||
                     (i == OP_A && id == LA_LASET) || (i == OP_B && id == LA_LACPY);
        o->ld = 0;
        operand_place(o, place, output);
        a->array[arrays[i]] = o->p;
        a->integer[lds[i]] = o->ld;
    }
    const argument letters[] = {ARG_uplo, ARG_ta, ARG_diag, ARG_norm, ARG_fact};
    const char values[] = {c->o.uplo, c->o.ta, c->o.diag, c->o.norm, c->o.fact};
    for (int i = 0; i < 5; i++) a->integer[letters[i]] = values[i];
    a->integer[ARG_m] = c->o.m, a->integer[ARG_n] = c->o.n, a->integer[ARG_nrhs] = c->o.nrhs;
    a->integer[ARG_k1] = c->k1, a->integer[ARG_k2] = c->k2, a->integer[ARG_incx] = c->incx;
    a->number[ARG_alpha] = c->alpha, a->number[ARG_beta] = c->beta, a->number[ARG_anorm] = c->anorm;
    for (argument name = 1; name < ARG_COUNT; name++) {
        size_t size;
        int64_t n = length_of(c, name, how, &size);
        if (n < 0 || !has(c, name)) continue;
        f->buf[name] = lt_buf_new((size_t)n * size, place.shift ? LT_ZONES : place.guard, NULL);
        a->array[name] = f->buf[name].p;
        if (name == ARG_work) a->integer[ARG_lwork] = n;
    }
    int ipiv_in = id == LA_GETRS || id == LA_GETRI || id == LA_GERFS || id == LA_LASWP || (expert && c->o.fact == 'F');
    if (ipiv_in && has(c, ARG_ipiv)) put_integers(&f->buf[ARG_ipiv], how, c->pivots, c->pivot_count);
    for (int64_t i = 0; expert && i < c->o.n; i++) {
        lt_type t = real_of(c->r->t);
        if (scaled_by(c, 'R')) store_number(t, (char *)a->array[ARG_r] + (size_t)i * lt_size(t), c->r_in[i]);
        if (scaled_by(c, 'C') && id == LA_GESVX) store_number(t, (char *)a->array[ARG_rc] + (size_t)i * lt_size(t), c->c_in[i]);
    }
    for (argument name = 1; name < ARG_COUNT; name++)
        if (f->buf[name].base != NULL) lt_buf_freeze(&f->buf[name]);
    lt_poison(&f->info_room, sizeof f->info_room), lt_poison(&f->iter_room, sizeof f->iter_room);
    f->equed_room = c->o.fact == 'F' ? c->o.equed : '?';
    a->array[ARG_info] = &f->info_room, a->array[ARG_iter] = &f->iter_room, a->array[ARG_equed] = &f->equed_room;
}

answer lapack_call(const lapack_case *c, lapack_frame *f, form how) {
    return call_routine(c->r->form[how], how, c->r->t, c->r->of->result, lapack_list(c->r), 0, &f->a);
}

void lapack_remove(lapack_case *c, lapack_frame *f) {
    for (int i = 0; i < LAPACK_OPERANDS; i++) operand_remove(&c->op[i]);
    for (argument name = 1; name < ARG_COUNT; name++)
        if (f->buf[name].base != NULL) lt_buf_free(&f->buf[name]);
}

void lapack_check_untouched(lapack_case *c, lapack_frame *f) {
    for (int i = 0; i < LAPACK_OPERANDS; i++) operand_check(&c->op[i], 0);
    for (argument name = 1; name < ARG_COUNT; name++)
        if (f->buf[name].base != NULL) LT_BUF_CHECK(&f->buf[name]);
}

/* Which of A, F, B, X may change. The mixed-precision drivers keep A as long as they succeed in single precision. */
static int may_write(const lapack_case *c, int which) {
    char letter = "AFBX"[which];
    lapack_id id = c->r->of->id;
    if (strchr(c->r->of->writes, letter) == NULL) return 0;
    if ((id == LA_MGESV || id == LA_MPOSV) && letter == 'A') return c->iter < 0;
    if (id != LA_GESVX && id != LA_POSVX) return 1;
    if (letter == 'A') return c->o.fact == 'E' && c->equed_out != 'N';
    if (letter == 'F') return computes_factors(c);
    if (letter == 'B') return c->equed_out != 'N';
    return 1;
}

static int64_t narrow_room(int64_t room, form how) { return IS_64(how) ? room : (int32_t)room; }

uint64_t lapack_go(lapack_case *c, form how, placement place) {
    lapack_frame f;
    lapack_place(c, &f, how, place);
    c->result = lapack_call(c, &f, how);
    c->info = has(c, ARG_info) ? narrow_room(f.info_room, how) : 0;
    c->iter = has(c, ARG_iter) ? narrow_room(f.iter_room, how) : 0;
    c->equed_out = f.equed_room;
    uint64_t hash = lt_hash_bytes(1, &c->result.number, sizeof c->result.number);
    hash = lt_hash_bytes(hash, &c->info, sizeof c->info);
    for (int i = 0; i < LAPACK_OPERANDS; i++) {
        operand *o = &c->op[i];
        if (o->store == STORE_NONE) continue;
        operand_check(o, may_write(c, i));
        free(c->value[i]);
        c->value[i] = need((size_t)(o->m * o->n) * sizeof *c->value[i]);
        operand_read(o, c->value[i]);
        if (may_write(c, i)) hash = operand_hash(o, hash);
    }
    for (argument name = 1; name < ARG_COUNT; name++) {
        lt_buf *b = &f.buf[name];
        size_t size;
        if (b->base == NULL) continue;
        int64_t n = length_of(c, name, how, &size);
        if (name == ARG_ipiv) {
            free(c->ipiv_out);
            c->ipiv_out = need((size_t)n * sizeof *c->ipiv_out);
            for (int64_t i = 0; i < n; i++) c->ipiv_out[i] = get_integer(b, how, i);
            hash = lt_hash_bytes(hash, c->ipiv_out, (size_t)n * sizeof *c->ipiv_out);
        }
        int scratch = name == ARG_work || name == ARG_iwork || name == ARG_rwork || name == ARG_swork;
        for (int64_t i = 0; i < n && i < 80 && name != ARG_ipiv && (!scratch || (name == ARG_work && i == 0)); i++) {
            c->real[name][i] = creal(load_number(real_of(c->r->t), (char *)b->p + (size_t)i * size));
            hash = scratch ? hash : lt_hash_bytes(hash, &c->real[name][i], sizeof(double));
        }
        lt_buf_allow_bytes(b, b->p, b->bytes);
        LT_BUF_CHECK(b);
    }
    lapack_remove(c, &f);
    return hash;
}

const char *lapack_name(const lapack_case *c) {
    static __thread char text[256];
    const lapack_options *o = &c->o;
    size_t at = (size_t)snprintf(text, sizeof text, "%s", c->r->name);
    const argument letters[] = {ARG_fact, ARG_norm, ARG_uplo, ARG_ta, ARG_diag, ARG_equed};
    const char values[] = {o->fact, o->norm, o->uplo, o->ta, o->diag, o->equed};
    for (int i = 0; i < 6; i++)
        if (has(c, letters[i])) at += (size_t)sprintf(text + at, " %s=%c", argument_names[letters[i]], values[i]);
    at += (size_t)sprintf(text + at, " m=%d n=%d", (int)o->m, (int)o->n);
    if (has(c, ARG_nrhs)) at += (size_t)sprintf(text + at, " nrhs=%d", (int)o->nrhs);
    sprintf(text + at, " pad=%d %s", (int)o->pad, o->matrix);
    return text;
}
