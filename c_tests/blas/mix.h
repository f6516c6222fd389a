/* One problem for each routine of BLAS and LAPACK, at any size, and its result as a hash: what the reliability tests run
 * in an unfriendly world. Element values depend on the routine and the size only.
 */
#ifndef LT_BLAS_MIX_H
#define LT_BLAS_MIX_H

#include "lapack.h"
#include "problem.h"

typedef struct {
    problem *blas; /* one of the two */
    lapack_case *lapack;
    const char *name;
} mix;

int mix_count(void);
/* The i-th routine with matrices of order about n, vectors of about n * n elements. */
mix mix_new(int i, int64_t n);
/* Calls it and checks what must be untouched. A form the routine does not have is taken as FORTRAN. */
uint64_t mix_run(mix *m, form how, placement place);
void mix_free(mix *m);
extern const placement mix_plain;

/* Hashes of every routine for each of several sizes, in the order of sizes, then routines. */
int mix_hashes(const int64_t *sizes, int count, placement place, uint64_t *into);

#endif
