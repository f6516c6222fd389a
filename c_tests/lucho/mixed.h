/* What the tests of luchoGesvMixed and luchoPosvMixed share: a system in guarded buffers, a call, a judge. */
#ifndef MIXED_H
#define MIXED_H

#include "harness.h"
#include "lucho.h"

/* A X = B; uplo 0: general, else Hermitian positive definite with the other triangle hidden behind NaN. */
typedef struct {
    lt_type t;
    char uplo;
    int n, nrhs, wide;
    lt_view full; /* A as it was made, for the judge */
    lt_buf a, b, x, ipiv;
    lt_view va, vb, vx;
} mixed_system;

#define MIXED_ROOM 40
/* What a call did. */
typedef struct {
    int64_t info;
    luchoMixedReport report;
    double history[MIXED_ROOM + 1];
} mixed_result;

/* Room for everything; A and B are to be filled through `full` and `vb`, then mixed_ready. */
mixed_system mixed_new(lt_type t, char uplo, int n, int nrhs, int wide);
void mixed_ready(mixed_system *s);
void mixed_free(mixed_system *s);

luchoMixedOptions mixed_options(luchoPrecision precision, luchoRefinement refinement);
/* Calls, and checks that nothing was written but what may be. */
mixed_result mixed_solve(mixed_system *s, const luchoMixedOptions *options);

/* The largest |b - A x| / (|x| ||A||) of the columns in long double; NaN if a number is. */
double mixed_error(const mixed_system *s);
/* The tolerance that the library is to meet: roundoff times sqrt(n). */
double mixed_tolerance(const mixed_system *s);
/* X solves the system as well as a working-precision solver's, and the report is in keeping with it. */
void mixed_judge(const mixed_system *s, const mixed_result *r, const luchoMixedOptions *options);

const char *mixed_word(luchoPrecision precision, luchoRefinement refinement);

#endif
