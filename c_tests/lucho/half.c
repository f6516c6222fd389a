/* lucho's matrices of 16 bits: luchoH... and luchoB... with both sizes of integers, and the conversions.
 *
 * Residuals are computed in double from the stored numbers; LAPACK's ratios with the unit roundoff of the format. The
 * formats are read and written here by arithmetic on values, not by the library.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness.h"
#include "lucho.h"

static double uniform(uint64_t *seed)
{
    *seed = *seed * 6364136223846793005u + 1442695040888963407u;
    return (double)(int64_t)(*seed >> 11) / 4503599627370496.0 - 1;
}
static double larger(double a, double b) { return isnan(a) || isnan(b) ? NAN : a > b ? a : b; }

/* A format of `digits` significant bits and exponents from `least` (of the smallest normal number) on. */
static double value(unsigned bits, int digits, int least)
{
    int fraction = digits - 1, exponent = (bits & 0x7fff) >> fraction, top = 0x7fff >> fraction;
    double sign = bits >> 15 ? -1 : 1, f = ldexp(bits & ((1u << fraction) - 1), -fraction);
    if (exponent == top) return f != 0 ? NAN : sign * INFINITY;
    return sign * (exponent == 0 ? ldexp(f, least) : ldexp(1 + f, exponent - 1 + least));
}
static unsigned nearest(double x, int digits, int least)
{
    unsigned sign = signbit(x) ? 0x8000 : 0, top = (unsigned)(0x7fff >> (digits - 1)) << (digits - 1);
    if (isnan(x)) return sign | top | 1u << (digits - 2);
    if (isinf(x)) return sign | top;
    int exponent = x == 0 ? least : ilogb(x) < least ? least : ilogb(x);
    /* In units of the last place, to nearest even; a carry moves into the exponent by itself. */
    double units = nearbyint(ldexp(fabs(x), digits - 1 - exponent));
    double bits = units + ldexp(exponent - least, digits - 1);
    return sign | (bits >= top ? top : (unsigned)bits);
}
/* By tables: the oracles ask for a value in their innermost loops. */
static double half_table[65536], bfloat_table[65536];
static double half_value(luchoHalf x) { return half_table[x.bits]; }
static double bfloat_value(luchoBfloat16 x) { return bfloat_table[x.bits]; }
static void fill_tables(void)
{
    for (unsigned i = 0; i < 65536; i++) half_table[i] = value(i, 11, -14), bfloat_table[i] = value(i, 8, -126);
}
/* Rows from one that is judged to the next; valgrind is asked for other things than residuals. */
static int row_step(int rows) { return lt_under_valgrind() && rows > 64 ? 16 : 1; }
static luchoHalf to_half(double x) { return (luchoHalf){(uint16_t)nearest(x, 11, -14)}; }
static luchoBfloat16 to_bfloat(double x) { return (luchoBfloat16){(uint16_t)nearest(x, 8, -126)}; }

#define TYPE luchoHalf
#define VALUE half_value
#define NEAREST to_half
#define ROUNDOFF (1.0 / 2048)
#define TINY 6e-8
#define LARGE 60000
#define SMALL 6e-8
#define INT int
#define TITLE "half"
#define NAME(x) half_##x
#define CALL(x) luchoH##x
#include "half_impl.h"
#undef INT
#undef TITLE
#undef NAME
#undef CALL
#define INT int64_t
#define TITLE "half, 64 bits"
#define NAME(x) half64_##x
#define CALL(x) luchoH##x##_64
#include "half_impl.h"
#undef TYPE
#undef VALUE
#undef NEAREST
#undef ROUNDOFF
#undef TINY
#undef LARGE
#undef SMALL
#undef INT
#undef TITLE
#undef NAME
#undef CALL
#define TYPE luchoBfloat16
#define VALUE bfloat_value
#define NEAREST to_bfloat
#define ROUNDOFF (1.0 / 256)
#define TINY 1e-38
#define LARGE 3e38
#define SMALL 1e-30
#define INT int
#define TITLE "bfloat16"
#define NAME(x) bfloat_##x
#define CALL(x) luchoB##x
#include "half_impl.h"
#undef INT
#undef TITLE
#undef NAME
#undef CALL
#define INT int64_t
#define TITLE "bfloat16, 64 bits"
#define NAME(x) bfloat64_##x
#define CALL(x) luchoB##x##_64
#include "half_impl.h"

static void lu(void) { half_lu(), half64_lu(), bfloat_lu(), bfloat64_lu(); }
static void cholesky(void) { half_cholesky(), half64_cholesky(), bfloat_cholesky(), bfloat64_cholesky(); }
static void gemm(void) { half_gemm(), half64_gemm(), bfloat_gemm(), bfloat64_gemm(); }
static void refusals(void) { half_refusals(), half64_refusals(), bfloat_refusals(), bfloat64_refusals(); }
static void info(void) { half_info(), half64_info(), bfloat_info(), bfloat64_info(); }

/* All patterns of 16 bits to float and back, and what lies between them. */
static void conversions(void)
{
    enum { ALL = 65536 };
    luchoHalf *h = malloc(2 * ALL * sizeof *h);
    luchoBfloat16 *b = malloc(2 * ALL * sizeof *b);
    float *x = malloc(2 * ALL * sizeof *x);
    LT_REQUIRE(h && b && x);
    for (int i = 0; i < ALL; i++) h[i].bits = b[i].bits = (uint16_t)i;
    LT_EQ(luchoHalfToFloat(ALL, h, x), 0);
    for (int i = 0; i < ALL; i++) {
        double wanted = half_value(h[i]);
        LT_CHECKF(x[i] == wanted || (isnan(x[i]) && isnan(wanted)), "half %04x: %g", i, x[i]);
    }
    LT_EQ(luchoFloatToHalf_64(ALL, x, h), 0);
    for (int i = 0; i < ALL; i++) LT_CHECKF(h[i].bits == i || isnan(x[i]), "half %04x back", i);
    LT_EQ(luchoBfloat16ToFloat_64(ALL, b, x), 0);
    for (int i = 0; i < ALL; i++) {
        double wanted = bfloat_value(b[i]);
        LT_CHECKF(x[i] == wanted || (isnan(x[i]) && isnan(wanted)), "bfloat16 %04x: %g", i, x[i]);
    }
    LT_EQ(luchoFloatToBfloat16(ALL, x, b), 0);
    for (int i = 0; i < ALL; i++) LT_CHECKF(b[i].bits == i || isnan(x[i]), "bfloat16 %04x back", i);
    /* Any floats, as complex numbers. */
    uint64_t seed = 7;
    for (int i = 0; i < 2 * ALL; i++) x[i] = (float)(uniform(&seed) * ldexp(1, (int)(uniform(&seed) * 20)));
    LT_EQ(luchoComplexFloatToHalf(ALL, (const void *)x, (luchoComplexHalf *)h) >= 0, 1);
    LT_EQ(luchoComplexFloatToBfloat16(ALL, (const void *)x, (luchoComplexBfloat16 *)b), 0);
    for (int i = 0; i < 2 * ALL; i++) {
        LT_CHECKF(h[i].bits == to_half(x[i]).bits, "%a: %04x", x[i], h[i].bits);
        LT_CHECKF(b[i].bits == to_bfloat(x[i]).bits, "%a: %04x", x[i], b[i].bits);
    }
    float *y = malloc(2 * ALL * sizeof *y);
    LT_REQUIRE(y);
    LT_EQ(luchoComplexHalfToFloat_64(ALL, (const luchoComplexHalf *)h, (void *)y), 0);
    for (int i = 0; i < 2 * ALL; i++) LT_CHECK(y[i] == half_value(h[i]));
    LT_EQ(luchoComplexBfloat16ToFloat_64(ALL, (const luchoComplexBfloat16 *)b, (void *)y), 0);
    for (int i = 0; i < 2 * ALL; i++) LT_CHECK(y[i] == bfloat_value(b[i]));
    /* Overflow is told apart from infinite input. */
    for (int i = 0; i < 8; i++) x[i] = i == 2 ? INFINITY : i == 5 ? 65520 : 65519;
    LT_EQ(luchoFloatToHalf(8, x, h), 6);
    LT_CHECK(h[2].bits == 0x7c00 && h[5].bits == 0x7c00 && h[7].bits == 0x7bff);
    LT_EQ(luchoFloatToHalf(5, x, h), 0);
    LT_EQ(luchoComplexFloatToHalf_64(4, (const void *)x, (luchoComplexHalf *)h), 3);
    x[1] = 3.4e38f;
    LT_EQ(luchoFloatToBfloat16_64(8, x, b), 2);
    LT_EQ(luchoComplexFloatToBfloat16_64(4, (const void *)x, (luchoComplexBfloat16 *)b), 1);
    /* Refusals. */
    luchoHalf untouched = {0x1234};
    LT_EQ(luchoFloatToHalf(-1, x, &untouched), -1);
    LT_EQ(luchoFloatToHalf(1, NULL, &untouched), -2);
    LT_EQ(luchoFloatToHalf(1, x, NULL), -3);
    LT_EQ(luchoFloatToHalf(0, NULL, NULL), 0);
    LT_EQ(luchoComplexFloatToHalf_64(INT64_MAX, (const void *)x, (luchoComplexHalf *)h), -1);
    LT_EQ(luchoHalfToFloat(-1, &untouched, x), -1);
    LT_EQ(luchoHalfToFloat(1, NULL, x), -2);
    LT_EQ(luchoHalfToFloat(1, &untouched, NULL), -3);
    LT_EQ(luchoComplexHalfToFloat(-1, (const luchoComplexHalf *)h, (void *)y), -1);
    LT_CHECK(untouched.bits == 0x1234);
    free(h), free(b), free(x), free(y);
}

static const lt_test tests[] = {{"lu", lu, 100},           {"cholesky", cholesky, 100}, {"gemm", gemm, 100},
                                {"refusals", refusals, 0}, {"info", info, 0},           {"conversions", conversions, 0},
                                {0}};

int main(int argc, char **argv)
{
    fill_tables();
    return lt_main(argc, argv, tests, NULL);
}
