/* What the two files of LAPACK verdicts share. */
#ifndef LT_BLAS_LAPACK_JUDGE_H
#define LT_BLAS_LAPACK_JUDGE_H

#include "lapack.h"

void *judge_room(size_t bytes); /* zeroed; ends the program if there is none */
lt_view judge_typed(lt_type t, const double complex *values, int64_t m, int64_t n);
/* Norms, copies, interchanges, scalings. */
void judge_simple(const lapack_case *c);
/* Whether an expert driver was right to scale, or not to. */
void check_equilibration_choice(const lapack_case *c);

#endif
