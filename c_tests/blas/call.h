/* One way to call every routine of BLAS, CBLAS and LAPACK, whatever its arguments.
 *
 * A routine's arguments are a list of names ("uplo ta n A lda x incx"), the same for its Fortran and its C form. Each
 * name has a class, which says how it is passed: Fortran passes all by address; C passes options as enumerations,
 * integers and real numbers by value, complex numbers and arrays by address. A call is made through a prototype of 28
 * integer and 4 floating-point arguments. That is how the psABIs of 64-bit Linux lay out any mix of up to so many: the
 * two kinds are counted separately, and no routine has enough floating-point arguments for them to reach the stack.
 * 32-bit integers come with garbage in the upper half, which a callee must not look at.
 */
#ifndef LT_BLAS_CALL_H
#define LT_BLAS_CALL_H

#include "harness.h"

#define ARGUMENTS(X)                                                                                              \
    X(order, CHAR) X(side, CHAR) X(uplo, CHAR) X(ta, CHAR) X(tb, CHAR) X(diag, CHAR)                              \
    X(m, INT) X(n, INT) X(k, INT) X(kl, INT) X(ku, INT)                                                           \
    X(alpha, NUMBER) X(beta, NUMBER) X(ralpha, REAL) X(rbeta, REAL) X(c, REAL) X(s, REAL) X(y1, REAL)             \
    X(A, ARRAY) X(B, ARRAY) X(C, ARRAY) X(x, ARRAY) X(y, ARRAY) X(param, ARRAY)                                   \
    X(p1, ARRAY) X(p2, ARRAY) X(p3, ARRAY) X(p4, ARRAY)                                                           \
    X(lda, LD) X(ldb, LD) X(ldc, LD) X(incx, INC) X(incy, INC)                                                    \
    X(fact, CHAR) X(norm, CHAR) X(equed, CHAR) X(nrhs, INT) X(lwork, INT) X(k1, INT) X(k2, INT)                   \
    X(AF, ARRAY) X(X, ARRAY) X(ldaf, LD) X(ldx, LD) X(ipiv, ARRAY) X(work, ARRAY) X(iwork, ARRAY)                 \
    X(rwork, ARRAY) X(swork, ARRAY) X(anorm, REAL) X(rcond, ARRAY) X(ferr, ARRAY) X(berr, ARRAY)                  \
    X(r, ARRAY) X(rc, ARRAY) X(rowcnd, ARRAY) X(colcnd, ARRAY) X(amax, ARRAY) X(iter, ARRAY) X(info, ARRAY)

typedef enum { CHAR, INT, LD, INC, NUMBER, REAL, ARRAY } argument_class;

typedef enum {
    ARG_NONE,
#define X(name, class) ARG_##name,
    ARGUMENTS(X)
#undef X
    ARG_COUNT
} argument;

extern const char *const argument_names[ARG_COUNT];
extern const argument_class argument_classes[ARG_COUNT];
enum { MOST_ARGUMENTS = 28 };
/* The arguments of a list in order, ended by ARG_NONE; their number. */
int parse_arguments(const char *list, argument *into);

/* The forms in which a routine can be called. */
typedef enum { FORTRAN, FORTRAN64, CBLAS, CBLAS64, FORMS } form;
extern const char *const form_names[FORMS];
#define IS_C(f) ((f) >= CBLAS)
#define IS_64(f) ((f) & 1)

typedef void (*any_function)(void);

typedef struct {
    int64_t integer[ARG_COUNT];       /* CHAR (the letter), INT, LD, INC */
    double complex number[ARG_COUNT]; /* NUMBER, REAL */
    void *array[ARG_COUNT];           /* ARRAY; of equed the address of the letter, which is written too */
} arguments;

typedef struct {
    int64_t integer;
    double complex number;
} answer;

/* result: 'v' nothing, 'i' an integer, 'r' a real number of the type, 't' a number of the type, 's' float, 'd' double.
 * In C, complex results come through a further argument. `row_major` matters to C, and to Fortran's
 * `order`: 0, 1, or 2 for a layout that does not exist. */
answer call_routine(any_function f, form how, lt_type t, char result, const char *list, int row_major,
                    const arguments *a);

/* Called right before and after every such call, when set. */
extern void (*call_before)(void), (*call_after)(void);

/* CBLAS's value of an option; 0 for a letter that is none. */
int option_value(argument a, char letter);

#endif
