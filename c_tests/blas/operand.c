/* See operand.h. */
#include "operand.h"

#include <stdlib.h>
#include <string.h>

double complex load_number(lt_type t, const void *p) {
    const float *f = p;
    const double *d = p;
    switch (t) {
    case LT_S: return f[0];
    case LT_D: return d[0];
    case LT_C: return CMPLX(f[0], f[1]);
    default: return CMPLX(d[0], d[1]);
    }
}

void store_number(lt_type t, void *p, double complex value) {
    float *f = p;
    double *d = p;
    switch (t) {
    case LT_S: f[0] = (float)creal(value); break;
    case LT_D: d[0] = creal(value); break;
    case LT_C: f[0] = (float)creal(value), f[1] = (float)cimag(value); break;
    default: d[0] = creal(value), d[1] = cimag(value);
    }
}

double complex rounded(lt_type t, double complex value) {
    double room[2];
    store_number(t, room, value);
    return load_number(t, room);
}

lt_type real_of(lt_type t) { return t == LT_C ? LT_S : t == LT_Z ? LT_D : t; }

static int in_part(const operand *o, int64_t i, int64_t j) {
    if (o->store == STORE_BAND && (i - j > o->kl || j - i > o->ku)) return 0;
    return o->uplo == 'A' || (o->uplo == 'U' ? i <= j : i >= j);
}

int operand_stored(const operand *o, int64_t i, int64_t j) { return in_part(o, i, j) && !(o->unit && i == j); }

void *operand_at(const operand *o, int64_t i, int64_t j) {
    int64_t at, n = o->row_major ? o->m : o->n, ku = o->row_major ? o->kl : o->ku;
    int upper = (o->uplo == 'U') != o->row_major;
    if (o->row_major && o->store != STORE_VECTOR) {
        int64_t swap = i;
        i = j, j = swap;
    }
    switch (o->store) {
    case STORE_FULL: at = i + j * o->ld; break;
    case STORE_BAND: at = ku + i - j + j * o->ld; break;
    case STORE_PACKED: at = upper ? i + j * (j + 1) / 2 : i + j * (2 * n - j - 1) / 2; break;
    default: at = o->inc >= 0 ? i * o->inc : (o->m - 1 - i) * -o->inc;
    }
    return (char *)o->p + at * (int64_t)lt_size(o->t);
}

int64_t operand_least_ld(const operand *o) {
    int64_t rows = o->store == STORE_BAND ? o->kl + o->ku + 1 : o->row_major ? o->n : o->m;
    return rows > 1 ? rows : 1;
}

static int64_t elements(const operand *o) {
    int64_t columns = o->row_major ? o->m : o->n, inc = o->inc < 0 ? -o->inc : o->inc;
    if (o->m <= 0 || o->n <= 0) return 0;
    switch (o->store) {
    case STORE_FULL: return (columns - 1) * o->ld + (o->row_major ? o->n : o->m);
    case STORE_BAND: return (columns - 1) * o->ld + o->kl + o->ku + 1;
    case STORE_PACKED: return o->n * (o->n + 1) / 2;
    default: return (o->m - 1) * inc + 1;
    }
}

void operand_values(operand *o, double scale, lt_rng *r) {
    int64_t m = o->m, n = o->n;
    free(o->value);
    o->value = calloc((size_t)(m * n) + 1, sizeof *o->value);
    if (o->value == NULL) abort();
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < m; i++) {
            double complex v = lt_random(r, o->t);
            if (scale < 1 && i == j) v = v / cabs(v) * lt_uniform(r, 1, 2);
            else v *= scale;
            if (!in_part(o, i, j)) continue;
            if (o->shape == 'H' && i == j) v = creal(v);
            if (o->unit && i == j) v = 1;
            v = rounded(o->t, v);
            o->value[i + j * m] = v;
            if (o->shape == 'S') o->value[j + i * m] = v;
            if (o->shape == 'H') o->value[j + i * m] = i == j ? v : conj(v);
        }
    /* An increment of 0 is one element seen m times. */
    for (int64_t i = 1; i < m && o->store == STORE_VECTOR && o->inc == 0; i++) o->value[i] = o->value[0];
}

void operand_place(operand *o, placement how, int poison) {
    size_t size = lt_size(o->t), shift = (size_t)how.shift;
    if (o->store == STORE_NONE) return;
    if ((o->store == STORE_FULL || o->store == STORE_BAND) && o->ld == 0) o->ld = operand_least_ld(o) + how.pad;
    o->buf = lt_buf_new((size_t)elements(o) * size + shift, shift ? LT_ZONES : how.guard, NULL);
    o->p = (char *)o->buf.p + shift;
    for (int64_t j = 0; j < o->n && !poison; j++)
        for (int64_t i = 0; i < o->m; i++) {
            if (!operand_stored(o, i, j)) continue;
            double complex v = o->value[i + j * o->m];
            /* Of a Hermitian diagonal only the real part. */
            lt_type t = o->shape == 'H' && i == j ? real_of(o->t) : o->t;
            store_number(t, operand_at(o, i, j), v);
        }
    lt_buf_freeze(&o->buf);
}

void operand_remove(operand *o) {
    if (o->store != STORE_NONE && o->buf.base != NULL) lt_buf_free(&o->buf);
    o->p = NULL;
}

void operand_free(operand *o) {
    operand_remove(o);
    free(o->value);
    memset(o, 0, sizeof *o);
}

void operand_check(operand *o, int may_change) {
    if (o->store == STORE_NONE) return;
    for (int64_t j = 0; j < o->n && may_change; j++)
        for (int64_t i = 0; i < o->m; i++)
            if (operand_stored(o, i, j)) lt_buf_allow_bytes(&o->buf, operand_at(o, i, j), lt_size(o->t));
    LT_BUF_CHECK(&o->buf);
}

void operand_read(const operand *o, double complex *into) {
    for (int64_t j = 0; j < o->n; j++)
        for (int64_t i = 0; i < o->m; i++)
            into[i + j * o->m] = operand_stored(o, i, j) ? load_number(o->t, operand_at(o, i, j)) : 0;
}

uint64_t operand_hash(const operand *o, uint64_t seed) {
    for (int64_t j = 0; j < o->n; j++)
        for (int64_t i = 0; i < o->m; i++)
            if (operand_stored(o, i, j)) seed = lt_hash_bytes(seed, operand_at(o, i, j), lt_size(o->t));
    return seed;
}
