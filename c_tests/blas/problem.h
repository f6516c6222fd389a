/* One call of a BLAS routine: its options, operands with random values, the call in any form, and the verdict of an
 * oracle in long double.
 *
 * A problem is independent of how it is stored and called, so the forms of a call can be compared bit for bit. What
 * the routine must not read for this problem (C if beta = 0, A and B if alpha = 0) is NaN.
 */
#ifndef LT_BLAS_PROBLEM_H
#define LT_BLAS_PROBLEM_H

#include "operand.h"
#include "routines.h"

typedef struct {
    char side, uplo, ta, tb, diag;
    int64_t m, n, k, kl, ku, incx, incy;
    double complex alpha, beta; /* of real scalars the real part; rot: c and s; rotm: alpha is the flag */
    uint64_t seed;
} options;

enum { OPERANDS = 5 }; /* A, B, C, x, y */

typedef struct {
    const routine *r;
    options o;
    arguments a;
    operand op[OPERANDS];
    unsigned writes, poisons; /* bits of operands that may be written; that must not be read */
    double param[5];
    char param_room[5 * sizeof(double)];
} problem;

/* What came out: the written operands' elements, and the function's result. */
typedef struct {
    double complex *value[OPERANDS]; /* NULL if not written */
    answer result;
} outcome;

void problem_new(problem *p, const routine *r, const options *o);
void problem_free(problem *p);
/* Places the operands and fills p->a; for those who make the call themselves. */
void problem_place(problem *p, int row_major, placement how);
void problem_remove(problem *p);
/* The index of i?amax counts from 1 in every form; 0 if there is none. */
answer problem_call(const problem *p, form how, int row_major);
/* All in one: place, call, check guards and read-only operands, read the results, remove. */
outcome problem_run(problem *p, form how, int row_major, placement place);
uint64_t problem_hash(problem *p, form how, int row_major, placement place);
void outcome_free(outcome *c);
int outcome_same(const problem *p, const outcome *a, const outcome *b);

/* Checks an outcome against the oracle. */
void judge(const problem *p, const outcome *c);
void judge_vectors(const problem *p, const outcome *c); /* level 1 */
/* "dgemm ta=N tb=T m=3 ..." in a buffer of the thread. */
const char *problem_name(const problem *p);

#endif
