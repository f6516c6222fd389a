/* Residual ratios, oracles in higher precision, and the diff measures of the mluOp acceptance tests.
 *
 * Ratios are LAPACK's (xPOT01, xGET01, xGET02, xGET03): norm of the residual / (n * norm(A) * eps), 1-norms,
 * eps the relative rounding error, computed in double for s and c, in long double for d and z. Pass
 * means ratio <= 30; every maximum keeps a NaN once seen, so NaN fails. Pivots are LAPACK's 1-based swaps;
 * NULL means none. Above about 2e9 multiplications the residual matrix is measured by its product with
 * random +-1 vectors, which costs O(n^2).
 */
#ifndef LT_RATIO_H
#define LT_RATIO_H

#include "num.h"

#define LT_RATIO 30.0

double lt_max(double a, double b); /* NaN if either is */
double lt_norm1(lt_view a);

/* A = L L^H (LOWER) or U^H U (UPPER); of both only that triangle is read, A's diagonal as real. */
double lt_ratio_potrf(lt_view a, lt_view factor, lt_part triangle);
/* P A = L U, m x n, packed. */
double lt_ratio_getrf(lt_view a, lt_view lu, const int *pivots);
/* op(A) X = B, op one of 'N', 'T', 'C'. */
double lt_ratio_solve(lt_view a, lt_view x, lt_view b, char op);
double lt_ratio_inverse(lt_view a, lt_view inverse);

/* Oracles. They work in place in the precision of the view's own type, by the plain textbook loops. Oracles in
 * higher precision are the same on a lt_wide() copy (s -> d, c -> z).
 * potrf: 0, or the 1-based first minor that is not positive (NaN included). The other triangle becomes 0.
 * getrf: 0, or the 1-based first k with U(k,k) == 0; completed as LAPACK does. pivots may be NULL (none). */
int64_t lt_oracle_potrf(lt_view a, lt_part triangle);
int64_t lt_oracle_getrf(lt_view a, int *pivots);

/* Are these pivots what partial pivoting may choose? Replays the elimination in higher precision along the
 * given pivots: each must be within `slack` (relative) of the largest candidate. 1.0 = in range only. */
int lt_pivots_plausible(lt_view a, const int *pivots, double slack);

/* dst = the product of a packed factorization: L L^H, U^H U or P^T L U. dst may be of wider type. */
void lt_rebuild_potrf(lt_view dst, lt_view factor, lt_part triangle);
void lt_rebuild_getrf(lt_view dst, lt_view lu, const int *pivots);

/* mluop acceptance: sum|e-b|/(sum|b|+1e-9), sqrt(sum(e-b)^2/(sum b^2+1e-9)), max|e-b|, over all elements of the
 * views, imaginary parts separately (0 for real types). A non-finite value must match, else DBL_MAX. */
typedef struct {
    double diff1, diff2, diff3_2;
} lt_diff;
typedef struct {
    lt_diff re, im;
} lt_diffs;
lt_diffs lt_diff_of(lt_view evaluated, lt_view baseline);
lt_diffs lt_diff_max(lt_diffs a, lt_diffs b);

/* A dense copy in the wider type, column-major, to be freed with free(.p). */
lt_view lt_wide(lt_view a);

#endif
