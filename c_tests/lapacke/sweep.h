/* Running through types, layouts and options; comparing what two calls left. */
#ifndef LK_SWEEP_H
#define LK_SWEEP_H

#include "calls.h"

/* A small case with the first value of each option. */
lk_case lk_usual(lt_type t, int row_major, int work);
int lk_has_type(const lk_routine *r, lt_type t);
/* Calls f for every routine (or the one named by LK_ONLY), type, layout, and variant without and with work arrays. */
void lk_each(void (*f)(const lk_routine *, lk_case));
/* Calls f for all options of a routine at the sizes of a case, with a seed. */
void lk_options(const lk_routine *r, lk_case c, void (*f)(const lk_routine *, lk_case, uint64_t));

/* Says what is being called when a check fails. */
void lk_explain(const lk_call *call, const char *what);
/* Results of two calls that returned `result`: pivots and letters equal, numbers up to rounding. Work arrays are not
 * looked at. */
void lk_compare(const lk_call *ours, const lk_call *theirs, double result);
void lk_freeze(lk_call *call);
/* Which elements of a matrix the routine may write. */
lt_part lk_part(const lk_call *call, const lk_arg *arg);
/* Nothing has changed since then except, if so told, the elements of what the routine may write. */
void lk_check_untouched(lk_call *call, int may_write);

#endif
