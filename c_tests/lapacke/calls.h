/* Every LAPACKE routine as a row of data, and calls of it that are made from that row.
 *
 * A call holds its arguments as 64-bit slots, with every array in a guarded buffer, so that the same call can be
 * copied, changed in one argument, and made under another name: with or without work arrays, in the other layout, with
 * 64-bit integers, in the reference library.
 */
#ifndef LK_CALLS_H
#define LK_CALLS_H

#include "harness.h"

#define LK_MOST 32

typedef struct {
    const char *name;  /* "getrf"; those of mixed precision begin with mixed_ */
    const char *types; /* "sdcz" */
    const char *args;  /* see calls.c */
    const char *work_real, *work_complex; /* what the variant with work arrays takes besides */
    const char *plain;                    /* what the other variant takes besides */
    const char *last;                     /* what both take at the end */
} lk_routine;

extern const lk_routine lk_routines[]; /* ends with a NULL name */

/* What a call is to be about. Numbers are checked by nobody: a test changes them in the finished call. */
typedef struct {
    lt_type t;
    int row_major, wide, work;
    int64_t m, n, nrhs;
    char uplo, trans, diag, norm, fact, equed;
    int bad_scale; /* A with rows and columns of very different sizes */
    int singular;  /* 1-based column where elimination meets a zero (or the minor that is not positive); 0: none */
} lk_case;

typedef struct {
    char name[8];
    char kind;    /* 'i' integer, 'c' character, 'm' matrix, 'p' integer vector, 'r' real vector, 'e' error bound, 'g' estimate, 'q' equed,
                     'f' real by value, 't' element by value, 'w' work array of elements, 'v' of reals, 'j' of integers,
                     'h' of the lower precision */
    char content; /* of a matrix; see calls.c */
    int written;  /* the routine may write it */
    int64_t value;
    double complex number; /* of kinds f and t */
    int of;                /* of a leading dimension: the index of its matrix, else -1 */
    lt_buf buf;
    lt_view view; /* of kinds m, r, e, g */
    int64_t count; /* of vectors */
} lk_arg;

typedef struct {
    const lk_routine *routine;
    lk_case c;
    int nargs;
    lk_arg args[LK_MOST];
} lk_call;

lk_call lk_new(const lk_routine *r, lk_case c, uint64_t seed);
lk_call lk_copy(const lk_call *call);
void lk_free(lk_call *call);
int lk_index(const lk_call *call, const char *name); /* -1 if there is none */
void lk_set(lk_call *call, const char *name, int64_t value);

/* The exported name, for the case's type, variant and width. Static storage. */
const char *lk_symbol(const lk_call *call);
int lk_returns_real(const lk_routine *r);
/* Makes the call; `function` is what has been found under the name. A real result comes as it is. */
double lk_invoke(const lk_call *call, void *function);
/* ... of this library. */
double lk_invoke_ours(const lk_call *call);

/* The reports of one call: which handler, which name, which number, one after the other. */
typedef struct {
    char text[256];
} lk_events;
extern lk_events lk_reported; /* of this library, cleared by lk_invoke_ours */

#endif
