/* Element types, strided views, random numbers, matrix generators and hashes.
 *
 * A view has a row and a column stride in elements, so row-major, column-major, transposed and gapped
 * matrices are one thing. Values go through `double complex`; generators work in double and round once.
 */
#ifndef LT_NUM_H
#define LT_NUM_H

#include <complex.h>
#include <stddef.h>
#include <stdint.h>

#ifndef CMPLX /* C11; the product re + I*im would turn an infinite part into NaN */
#define CMPLX(re, im) __builtin_complex((double)(re), (double)(im))
#define CMPLXF(re, im) __builtin_complex((float)(re), (float)(im))
#endif

typedef enum { LT_S = 0, LT_D = 1, LT_C = 2, LT_Z = 3 } lt_type;

size_t lt_size(lt_type t);
int lt_is_complex(lt_type t);
double lt_eps(lt_type t);     /* relative rounding error: 2^-24 or 2^-53, LAPACK's 'Epsilon' */
double lt_safmin(lt_type t);
char lt_letter(lt_type t);
lt_type lt_type_of(const char *letter); /* "s", "d", "c", "z" */

typedef struct {
    lt_type t;
    void *p;
    int64_t m, n, rs, cs;
} lt_view;

lt_view lt_cols(lt_type t, void *p, int64_t m, int64_t n, int64_t ld); /* column-major */
lt_view lt_rows(lt_type t, void *p, int64_t m, int64_t n, int64_t ld); /* row-major */
lt_view lt_sub(lt_view a, int64_t i, int64_t j, int64_t m, int64_t n);
lt_view lt_transposed(lt_view a);
void *lt_at(lt_view a, int64_t i, int64_t j);
double complex lt_get(lt_view a, int64_t i, int64_t j);
void lt_set(lt_view a, int64_t i, int64_t j, double complex value);
void lt_copy(lt_view dst, lt_view src); /* same type: bits are kept */
/* But for the signs of zeros under valgrind, whose negated multiply-add makes 0 - 0 * 1 a -0; its plain one does not, and
 * which of them is met depends on how a loop was compiled. */
int lt_same_bits(lt_view a, lt_view b);

/* Which elements of a matrix: the triangles include the diagonal unless STRICT. */
typedef enum { LT_ALL, LT_LOWER, LT_UPPER, LT_STRICT_LOWER, LT_STRICT_UPPER, LT_NOTHING } lt_part;
int lt_inside(lt_part part, int64_t i, int64_t j);
void lt_fill(lt_view a, lt_part part, double complex value);
int lt_all_zero(lt_view a, lt_part part); /* exactly zero; NaN is not */

typedef struct {
    uint64_t state;
} lt_rng;
lt_rng lt_seed(uint64_t seed);
uint64_t lt_bits(lt_rng *r);
double lt_uniform(lt_rng *r, double lo, double hi);
int64_t lt_below(lt_rng *r, int64_t n); /* 0 .. n-1 */
double complex lt_random(lt_rng *r, lt_type t); /* parts in (-1, 1), imaginary part 0 for real types */

/* The matrix families of LAPACK's test drivers, by name in the CSV files:
 *   random      entries uniform in (-1, 1)            dominant    random, diagonal > sum of the row
 *   spd         Hermitian, eigenvalues 1 .. 1/100     diag, upper, lower
 *   cond_mid    condition sqrt(0.1/eps)               cond_high   condition 0.1/eps
 *   underflow   cond 2, norm 0.25 safmin/eps          overflow    cond 2, norm its reciprocal
 *   graded      rows and columns fall to 1e-6         badscaled   rows and columns times random powers of 2
 *   zero_first, zero_mid, zero_last                   random with that row (hermitian: and column) or column zero
 *   ties        entries of {-1, 0, 1}: many equal candidates for the pivot
 * With `hermitian` the same spectrum is made Hermitian positive definite (zero_*: semidefinite). */
void lt_generate(lt_view a, const char *family, int hermitian, lt_rng *r);
/* Singular values (eigenvalues) norm * cond^(-i/(k-1)), random orthogonal factors. */
void lt_generate_cond(lt_view a, int hermitian, double cond, double norm, lt_rng *r);

uint64_t lt_hash_bytes(uint64_t seed, const void *p, size_t n);
uint64_t lt_hash(uint64_t seed, lt_view a); /* the elements only, never the gaps */

#endif
