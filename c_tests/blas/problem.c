/* See problem.h. */
#include "problem.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { A, B, C, VX, VY };
#define BIT(x) (1u << (x))

static const struct {
    argument array, ld;
} names[OPERANDS] = {{ARG_A, ARG_lda}, {ARG_B, ARG_ldb}, {ARG_C, ARG_ldc}, {ARG_x, ARG_incx}, {ARG_y, ARG_incy}};

static operand *full(problem *p, int which, int64_t m, int64_t n) {
    operand *o = &p->op[which];
    o->t = p->r->t, o->store = STORE_FULL, o->shape = 'G', o->uplo = 'A';
    o->m = m > 0 ? m : 0, o->n = n > 0 ? n : 0;
    return o;
}

static void vector(problem *p, int which, int64_t n, int64_t inc) {
    operand *o = full(p, which, n, 1);
    o->store = STORE_VECTOR, o->inc = inc;
}

/* A square matrix of which one triangle is stored, in the family's scheme. */
static void triangle(problem *p, int which, int64_t n) {
    operand *o = full(p, which, n, n);
    o->store = p->r->of->store, o->shape = p->r->of->shape, o->uplo = p->o.uplo;
    o->unit = o->shape == 'T' && p->o.diag == 'U';
    o->ku = p->o.uplo == 'U' ? p->o.k : 0, o->kl = p->o.uplo == 'U' ? 0 : p->o.k;
}

/* Whether a routine returns at once, and what it must not read. */
static void contracts(problem *p) {
    const options *o = &p->o;
    formula does = p->r->of->does;
    int none = o->n <= 0 || (o->m <= 0 && has_argument(p->r->of->list, ARG_m));
    int keeps = o->alpha == 0 && o->beta == 1;
    unsigned inputs = (BIT(A) | BIT(B) | BIT(VX) | BIT(VY)) & ~p->writes;
    switch (does) {
    case DO_MV: none |= keeps; break;
    case DO_MM:
    case DO_SMM:
    case DO_RANKK:
    case DO_RANK2K:
        none |= keeps || (o->k == 0 && o->beta == 1 && does != DO_SMM);
        break;
    case DO_RANK1:
    case DO_RANK1S:
    case DO_RANK2S: none |= o->alpha == 0; break;
    default: break;
    }
    int has_alpha = has_argument(p->r->of->list, ARG_alpha) || has_argument(p->r->of->list, ARG_ralpha);
    if (has_alpha && o->alpha == 0 && p->r->of->result == 'v' && does != DO_OMATCOPY) p->poisons |= inputs;
    if ((does == DO_TMM || does == DO_TSM) && o->alpha == 0) p->poisons |= p->writes;
    int has_beta = has_argument(p->r->of->list, ARG_beta) || has_argument(p->r->of->list, ARG_rbeta);
    if (has_beta && o->beta == 0 && p->r->of->id != FAMILY_CROT) p->poisons |= p->writes;
    if (none) p->writes = 0;
}

static void rotm_parameters(problem *p) {
    double flag = creal(p->o.alpha);
    const double all[5] = {flag, 0.75, -0.5, 0.625, 1.25};
    for (int i = 0; i < 5; i++) {
        /* Elements the flag implies are not read. */
        int read = i == 0 || flag == -1 || (flag == 0 && (i == 2 || i == 3)) || (flag == 1 && (i == 1 || i == 4));
        p->param[i] = all[i];
        char *at = p->param_room + (size_t)i * lt_size(p->r->t);
        if (read) store_number(p->r->t, at, all[i]);
        else lt_poison(at, lt_size(p->r->t));
    }
}

static void vectors(problem *p) {
    const options *o = &p->o;
    const char *list = p->r->of->list;
    family_id id = p->r->of->id;
    if (!has_argument(list, ARG_x)) return;
    int one_sided = id == FAMILY_SCAL || id == FAMILY_RSCAL || id == FAMILY_ASUM || id == FAMILY_IAMAX;
    int64_t n = one_sided && o->incx <= 0 ? 0 : o->n;
    vector(p, VX, n, o->incx);
    if (has_argument(list, ARG_y)) vector(p, VY, n, o->incy);
    if (id == FAMILY_SWAP || id == FAMILY_ROT || id == FAMILY_CROT || id == FAMILY_ROTM) p->writes = BIT(VX) | BIT(VY);
    else if (id == FAMILY_SCAL || id == FAMILY_RSCAL) p->writes = BIT(VX);
    else if (p->r->of->result == 'v') p->writes = BIT(VY);
    if (id == FAMILY_COPY) p->poisons = BIT(VY);
    if (id == FAMILY_ROTM) rotm_parameters(p);
}

static void matrices(problem *p) {
    const options *o = &p->o;
    const family *f = p->r->of;
    int flip = o->ta != 'N' && o->ta != 'R', flip_b = o->tb != 'N' && o->tb != 'R';
    int64_t m = o->m, n = o->n, k = o->k, order = o->side == 'L' ? m : n;
    switch (f->does) {
    case DO_MV:
        if (f->shape != 'G') triangle(p, A, m = n);
        else full(p, A, m, n)->store = f->store, p->op[A].kl = o->kl, p->op[A].ku = o->ku;
        vector(p, VX, flip ? m : n, o->incx);
        vector(p, VY, flip ? n : m, o->incy);
        p->writes = BIT(VY);
        break;
    case DO_TMV:
    case DO_TSV:
        triangle(p, A, n);
        vector(p, VX, n, o->incx);
        p->writes = BIT(VX);
        break;
    case DO_RANK1:
        full(p, A, m, n);
        vector(p, VX, m, o->incx);
        vector(p, VY, n, o->incy);
        p->writes = BIT(A);
        break;
    case DO_RANK1S:
    case DO_RANK2S:
        triangle(p, A, n);
        vector(p, VX, n, o->incx);
        if (f->does == DO_RANK2S) vector(p, VY, n, o->incy);
        p->writes = BIT(A);
        break;
    case DO_MM:
        if (f->shape != 'G') m = n;
        full(p, A, flip ? k : m, flip ? m : k);
        full(p, B, flip_b ? n : k, flip_b ? k : n);
        if (f->shape == 'G') full(p, C, m, n);
        /* One triangle of a matrix that is not symmetric. */
        else triangle(p, C, n), p->op[C].shape = 'T';
        p->writes = BIT(C);
        break;
    case DO_SMM:
        triangle(p, A, order);
        full(p, B, m, n);
        full(p, C, m, n);
        p->writes = BIT(C);
        break;
    case DO_RANKK:
    case DO_RANK2K:
        full(p, A, flip ? k : n, flip ? n : k);
        if (f->does == DO_RANK2K) full(p, B, flip ? k : n, flip ? n : k);
        triangle(p, C, n);
        p->writes = BIT(C);
        break;
    case DO_TMM:
    case DO_TSM:
        triangle(p, A, order);
        full(p, B, m, n);
        p->writes = BIT(B);
        break;
    case DO_GEADD:
        full(p, A, m, n);
        full(p, C, m, n);
        p->writes = BIT(C);
        break;
    case DO_OMATCOPY:
        full(p, A, m, n);
        full(p, B, flip ? n : m, flip ? m : n);
        p->writes = BIT(B), p->poisons = BIT(B);
        break;
    case DO_IMATCOPY: full(p, A, m, n); break; /* the call is made elsewhere: the result has another shape */
    default: break;
    }
}

void problem_new(problem *p, const routine *r, const options *o) {
    memset(p, 0, sizeof *p);
    p->r = r;
    p->o = *o;
    const char *list = r->of->list;
    int real_alpha = has_argument(list, ARG_ralpha) || !lt_is_complex(r->t);
    int real_beta = has_argument(list, ARG_rbeta) || !lt_is_complex(r->t);
    p->o.alpha = rounded(r->t, real_alpha ? creal(o->alpha) : o->alpha);
    p->o.beta = rounded(r->t, real_beta ? creal(o->beta) : o->beta);
    if (r->of->does == DO_VECTORS) vectors(p);
    else matrices(p);
    contracts(p);
    arguments *a = &p->a;
    const int64_t letter[] = {o->side, o->uplo, o->ta, o->tb, o->diag};
    const argument letter_names[] = {ARG_side, ARG_uplo, ARG_ta, ARG_tb, ARG_diag};
    for (int i = 0; i < 5; i++) a->integer[letter_names[i]] = letter[i];
    a->integer[ARG_m] = o->m, a->integer[ARG_n] = o->n, a->integer[ARG_k] = o->k;
    a->integer[ARG_kl] = o->kl, a->integer[ARG_ku] = o->ku;
    a->number[ARG_alpha] = a->number[ARG_ralpha] = a->number[ARG_c] = p->o.alpha;
    a->number[ARG_beta] = a->number[ARG_rbeta] = a->number[ARG_s] = p->o.beta;
    a->array[ARG_param] = p->param_room;
    lt_rng rng = lt_seed(o->seed);
    int solves = r->of->does == DO_TSV || r->of->does == DO_TSM;
    for (int i = 0; i < OPERANDS; i++) {
        operand *x = &p->op[i];
        double scale = solves && i == A ? 0.5 / (double)(x->n + 1) : 1;
        if (x->store != STORE_NONE) operand_values(x, scale, &rng);
    }
}

void problem_free(problem *p) {
    for (int i = 0; i < OPERANDS; i++) operand_free(&p->op[i]);
}

void problem_place(problem *p, int row_major, placement how) {
    for (int i = 0; i < OPERANDS; i++) {
        operand *o = &p->op[i];
        o->row_major = row_major && o->store != STORE_VECTOR;
        o->ld = 0;
        operand_place(o, how, (p->poisons & BIT(i)) != 0);
        p->a.array[names[i].array] = o->p;
        p->a.integer[names[i].ld] = o->store == STORE_VECTOR ? o->inc : o->ld;
    }
}

void problem_remove(problem *p) {
    for (int i = 0; i < OPERANDS; i++) operand_remove(&p->op[i]);
}

answer problem_call(const problem *p, form how, int row_major) {
    answer a = call_routine(p->r->form[how], how, p->r->t, p->r->of->result, p->r->of->list, row_major, &p->a);
    if (p->r->of->id == FAMILY_IAMAX && IS_C(how) && p->op[VX].m > 0) a.integer++;
    return a;
}

outcome problem_run(problem *p, form how, int row_major, placement place) {
    outcome c = {{NULL}, {0, 0}};
    problem_place(p, row_major, place);
    c.result = problem_call(p, how, row_major);
    for (int i = 0; i < OPERANDS; i++) {
        operand *o = &p->op[i];
        int written = (p->writes & BIT(i)) != 0;
        operand_check(o, written);
        if (!written) continue;
        c.value[i] = malloc((size_t)(o->m * o->n + 1) * sizeof *c.value[i]);
        if (c.value[i] == NULL) abort();
        operand_read(o, c.value[i]);
    }
    problem_remove(p);
    return c;
}

uint64_t problem_hash(problem *p, form how, int row_major, placement place) {
    outcome c = problem_run(p, how, row_major, place);
    uint64_t hash = lt_hash_bytes(lt_hash_bytes(1, &c.result.number, sizeof c.result.number), &c.result.integer,
                                  sizeof c.result.integer);
    for (int i = 0; i < OPERANDS; i++)
        if (c.value[i] != NULL)
            hash = lt_hash_bytes(hash, c.value[i], (size_t)(p->op[i].m * p->op[i].n) * sizeof *c.value[i]);
    outcome_free(&c);
    return hash;
}

void outcome_free(outcome *c) {
    for (int i = 0; i < OPERANDS; i++) free(c->value[i]);
    memset(c, 0, sizeof *c);
}

int outcome_same(const problem *p, const outcome *a, const outcome *b) {
    if (memcmp(&a->result.number, &b->result.number, sizeof a->result.number) != 0) return 0;
    if (a->result.integer != b->result.integer) return 0;
    for (int i = 0; i < OPERANDS; i++) {
        size_t bytes = (size_t)(p->op[i].m * p->op[i].n) * sizeof *a->value[i];
        if (a->value[i] != NULL && memcmp(a->value[i], b->value[i], bytes) != 0) return 0;
    }
    return 1;
}

const char *problem_name(const problem *p) {
    static __thread char text[256];
    argument name[MOST_ARGUMENTS];
    size_t at = (size_t)snprintf(text, sizeof text, "%s", p->r->name);
    parse_arguments(p->r->of->list, name);
    for (int i = 0; name[i] != ARG_NONE && at < 200; i++) {
        const char *what = argument_names[name[i]];
        long value = (long)p->a.integer[name[i]];
        double complex v = p->a.number[name[i]];
        switch (argument_classes[name[i]]) {
        case CHAR: at += (size_t)sprintf(text + at, " %s=%c", what, (char)value); break;
        case INC: value = (long)p->op[name[i] == ARG_incx ? VX : VY].inc; /* fall through */
        case INT:
        case LD: at += (size_t)sprintf(text + at, " %s=%ld", what, value); break;
        case NUMBER:
        case REAL: at += (size_t)sprintf(text + at, " %s=%g%+gi", what, creal(v), cimag(v)); break;
        default: break;
        }
    }
    return text;
}
