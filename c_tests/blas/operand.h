/* Operands of BLAS and LAPACK calls in guarded memory, in every storage scheme.
 *
 * An operand is a logical m x n matrix of values (a vector is m x 1) and a way to store it: full, band, packed or a
 * vector with an increment, column- or row-major. Row-major storage is the column-major storage of the transposed
 * matrix, for every scheme. Only what the routine may read is stored; all else (gaps, the other triangle, a unit
 * diagonal, imaginary parts of a Hermitian diagonal, corners of a band) stays the NaN of lt_buf.
 */
#ifndef LT_BLAS_OPERAND_H
#define LT_BLAS_OPERAND_H

#include "harness.h"

typedef enum { STORE_NONE, STORE_FULL, STORE_BAND, STORE_PACKED, STORE_VECTOR } storage;

typedef struct {
    lt_type t;
    storage store;
    char shape; /* 'G'eneral, 'S'ymmetric, 'H'ermitian, 'T'riangular: how `value` follows from the stored part */
    char uplo;  /* 'U', 'L'; 'A' if everything is stored */
    int unit;   /* the diagonal is 1 and not stored */
    int64_t m, n, kl, ku, ld, inc;
    int row_major;
    double complex *value; /* m x n, column-major, as the routine is to see it */
    lt_buf buf;
    void *p; /* what the routine gets */
} operand;

/* How an operand is put into memory. */
typedef struct {
    lt_guard guard;
    int64_t pad; /* elements added to the least leading dimension */
    int shift;   /* bytes to move the operand by; its guards are zones then */
} placement;

/* Random values, rounded to the type; `scale` multiplies what is off the diagonal, and with scale < 1 the diagonal gets
 * a magnitude of 1 to 2. */
void operand_values(operand *o, double scale, lt_rng *r);
int operand_stored(const operand *o, int64_t i, int64_t j);
void *operand_at(const operand *o, int64_t i, int64_t j);
int64_t operand_least_ld(const operand *o);
/* Memory and, unless `poison`, the values in it. `ld` or `inc` are set before; ld = 0: the least plus the pad. */
void operand_place(operand *o, placement how, int poison);
void operand_remove(operand *o); /* the memory, not the values */
void operand_free(operand *o);
/* After the call: lets the stored part change (or not), checks all else. */
void operand_check(operand *o, int may_change);
/* The stored elements as they are in memory; m x n, the others 0. */
void operand_read(const operand *o, double complex *into);
uint64_t operand_hash(const operand *o, uint64_t seed);

double complex rounded(lt_type t, double complex value);
void store_number(lt_type t, void *p, double complex value);
double complex load_number(lt_type t, const void *p);
lt_type real_of(lt_type t);

#endif
