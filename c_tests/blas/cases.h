/* Rows of cases/blas1.csv, blas2.csv, blas3.csv as problems.
 *
 * A row names families and types and lists sizes; every combination of sizes and of the routine's options becomes
 * `times` problems, each with scalars, increments and a padding of the leading dimensions drawn from the row's lists.
 */
#ifndef LT_BLAS_CASES_H
#define LT_BLAS_CASES_H

#include "problem.h"

typedef struct {
    const routine *r;
    options o;
    placement how;
} blas_case;

/* Calls f for every case of the table at the wanted level, until f returns 0. */
void each_case(const char *csv, int (*f)(const blas_case *c, void *data), void *data);

#endif
