/* cuda_fp16.h and cuda_bf16.h on the host. Conversions: every number of the formats, and around the middle of every two,
 * in every rounding mode; with full, also arithmetic on millions of pairs. */
#include <cuda_bf16.h>
#include <cuda_fp16.h>

#include <cmath>
#include <cstdint>

#include "test.h"

struct Half {
    typedef __half T;
    static const int mant = 10, ebits = 5;
    static T of(unsigned bits) { return __ushort_as_half(static_cast<unsigned short>(bits)); }
    static unsigned bits(T x) { return __half_as_ushort(x); }
    static T rn(float x) { return __float2half_rn(x); }
    static T rz(float x) { return __float2half_rz(x); }
    static T rd(float x) { return __float2half_rd(x); }
    static T ru(float x) { return __float2half_ru(x); }
    static int to_int(T x, int mode) {
        return mode == 0 ? __half2int_rn(x) : mode == 1 ? __half2int_rz(x) : mode == 2 ? __half2int_rd(x) : __half2int_ru(x);
    }
    static T from_ll(long long i) { return __ll2half_rn(i); }
    static T from_ull(unsigned long long i) { return __ull2half_rn(i); }
};
struct Brain {
    typedef __nv_bfloat16 T;
    static const int mant = 7, ebits = 8;
    static T of(unsigned bits) { return __ushort_as_bfloat16(static_cast<unsigned short>(bits)); }
    static unsigned bits(T x) { return __bfloat16_as_ushort(x); }
    static T rn(float x) { return __float2bfloat16_rn(x); }
    static T rz(float x) { return __float2bfloat16_rz(x); }
    static T rd(float x) { return __float2bfloat16_rd(x); }
    static T ru(float x) { return __float2bfloat16_ru(x); }
    static int to_int(T x, int mode) {
        return mode == 0   ? __bfloat162int_rn(x)
               : mode == 1 ? __bfloat162int_rz(x)
               : mode == 2 ? __bfloat162int_rd(x)
                           : __bfloat162int_ru(x);
    }
    static T from_ll(long long i) { return __ll2bfloat16_rn(i); }
    static T from_ull(unsigned long long i) { return __ull2bfloat16_rn(i); }
};

/* What the bits mean, from the definition; the number behind the largest finite one for infinity. */
template <class F> static double value(unsigned bits) {
    const int bias = (1 << (F::ebits - 1)) - 1;
    int e = static_cast<int>(bits >> F::mant & ((1u << F::ebits) - 1));
    double m = bits & ((1u << F::mant) - 1);
    double v = e == 0 ? std::ldexp(m, 1 - bias - F::mant)
                      : std::ldexp(m + (1 << F::mant), e - bias - F::mant);
    return bits >> 15 ? -v : v;
}

template <class F> static unsigned infinity() { return ((1u << F::ebits) - 1) << F::mant; }

/* Bounds are compared as numbers only when they differ, so that a million checks do not make a million lines. */
#define SAME(actual, wanted, what, x)                                                                         \
    do {                                                                                                      \
        unsigned a_ = (actual), w_ = (wanted);                                                                \
        if (a_ != w_) LT_CHECKF(0, "%s of %.17g is 0x%04x, not 0x%04x", what, static_cast<double>(x), a_, w_); \
    } while (0)

template <class F> static void check_at(double x, unsigned down, unsigned up, unsigned near) {
    unsigned inf = infinity<F>();
    for (int negative = 0; negative < 2; negative++) {
        unsigned sign = negative ? 0x8000 : 0;
        double v = negative ? -x : x;
        float f = static_cast<float>(v);
        if (static_cast<double>(f) == v) {
            SAME(F::bits(F::rn(f)), sign | near, "rn", v);
            SAME(F::bits(F::rz(f)), sign | down, "rz", v);
            SAME(F::bits(F::rd(f)), sign | (negative ? up : down), "rd", v);
            SAME(F::bits(F::ru(f)), sign | (negative ? down : up), "ru", v);
            SAME(F::bits(typename F::T(f)), sign | near, "float", v);
        }
        SAME(F::bits(typename F::T(v)), sign | near, "double", v);
        (void)inf;
    }
}

template <class F> static void every_number() {
    unsigned inf = infinity<F>(), step = lt_wanted() >= LT_FULL ? 1 : 7;
    for (unsigned b = 0; b < 0x10000; b++) {
        float wide = static_cast<float>(F::of(b));
        if ((b & 0x7fff) > inf) {
            LT_CHECK(wide != wide && __hisnan(F::of(b)));
        } else if ((b & 0x7fff) == inf) {
            LT_CHECK(std::isinf(wide) && (wide < 0) == (b > 0x8000) && __hisinf(F::of(b)) == (b > 0x8000 ? -1 : 1));
        } else {
            if (static_cast<double>(wide) != value<F>(b) || std::signbit(wide) != (b > 0x7fff))
                LT_CHECKF(0, "0x%04x is %g", b, static_cast<double>(wide));
            SAME(F::bits(F::rn(wide)), b, "the same", wide);
        }
    }
    for (unsigned b = 0; b < inf; b += step) {
        double low = value<F>(b), high = value<F>(b + 1), middle = low + (high - low) / 2;
        check_at<F>(low, b, b, b);
        check_at<F>(middle, b, b + 1, b + 1 == inf && 0 ? b : (b & 1 ? b + 1 : b));
        check_at<F>(std::nextafter(middle, 0), b, b + 1, b);
        check_at<F>(std::nextafter(middle, high), b, b + 1, b + 1);
        check_at<F>(std::nextafter(low, high), b, b + 1, b);
        check_at<F>(std::nextafter(high, low), b, b + 1, b + 1);
        check_at<F>(static_cast<double>(std::nextafterf(static_cast<float>(middle), 0.0f)), b, b + 1, b);
    }
    LT_CHECK(__hisnan(F::rn(NAN)) && F::bits(F::rn(NAN)) == 0x7fff);
    LT_EQ(F::bits(F::rn(-INFINITY)), 0x8000 | inf);
    LT_EQ(F::bits(F::rz(INFINITY)), inf);
}

/* Overflow: towards zero it ends at the largest finite number. */
template <class F> static void ends() {
    unsigned inf = infinity<F>();
    double most = value<F>(inf - 1);
    LT_EQ(F::bits(typename F::T(most * 4)), inf);
    if (F::ebits < 8) {
        float big = 1e30f;
        LT_EQ(F::bits(F::rn(big)), inf);
        LT_EQ(F::bits(F::rz(big)), inf - 1);
        LT_EQ(F::bits(F::rd(big)), inf - 1);
        LT_EQ(F::bits(F::ru(big)), inf);
        LT_EQ(F::bits(F::rd(-big)), 0x8000 | inf);
        LT_EQ(F::bits(F::ru(-big)), 0x8000 | (inf - 1));
    }
    float tiny = 1.4e-45f; /* the smallest float */
    LT_EQ(F::bits(F::rn(tiny)), 0);
    LT_EQ(F::bits(F::rz(-tiny)), 0x8000);
    LT_EQ(F::bits(F::ru(tiny)), 1);
    LT_EQ(F::bits(F::rd(-tiny)), 0x8001);
}

template <class F> static void integers() {
    static const double xs[] = {0, 0.5, 1.5, 2.5, -0.5, -1.5, -2.5, 3.25, -3.25, 100, -100};
    static const int want[][4] = {{0, 0, 0, 0},  {0, 0, 0, 1},     {2, 1, 1, 2},    {2, 2, 2, 3},
                                  {0, 0, -1, 0}, {-2, -1, -2, -1}, {-2, -2, -3, -2}, {3, 3, 3, 4},
                                  {-3, -3, -4, -3}, {100, 100, 100, 100}, {-100, -100, -100, -100}};
    for (int i = 0; i < 11; i++)
        for (int mode = 0; mode < 4; mode++) LT_EQ(F::to_int(typename F::T(xs[i]), mode), want[i][mode]);
    LT_EQ(F::to_int(F::rn(NAN), 0), 0);
    LT_EQ(F::to_int(F::rn(INFINITY), 0), 2147483647);
    LT_EQ(F::to_int(F::rn(-INFINITY), 1), -2147483647 - 1);
    /* The middle of two numbers, and one more, which no double can tell apart. */
    long long base = 1ll << 62, half = 1ll << (62 - F::mant - 1);
    if (F::ebits == 8) {
        LT_EQ(F::bits(F::from_ll(base + half)), F::bits(F::from_ll(base)));
        LT_EQ(F::bits(F::from_ll(base + half + 1)), F::bits(F::from_ll(base)) + 1);
        LT_EQ(F::bits(F::from_ll(-(base + half + 1))), 0x8000u | (F::bits(F::from_ll(base)) + 1));
        LT_EQ(F::bits(F::from_ull(~0ull)), F::bits(typename F::T(18446744073709551616.0)));
        LT_EQ(F::bits(F::from_ll(-base - base)), F::bits(typename F::T(-9223372036854775808.0)));
    } else {
        LT_EQ(F::bits(F::from_ll(base)), infinity<F>());
    }
    LT_EQ(F::bits(F::from_ll(-3)), F::bits(typename F::T(-3.0)));
}

/* No neighbour of r is closer to the exact value, which is given as a difference to a number. */
template <class F, class D> static int is_nearest(unsigned r, D distance) {
    unsigned magnitude = r & 0x7fff, sign = r & 0x8000;
    double here = std::fabs(static_cast<double>(distance(value<F>(r))));
    for (int to = -1; to <= 1; to += 2) {
        if (magnitude == 0 && to < 0) continue;
        double there = std::fabs(static_cast<double>(distance(value<F>(sign | (magnitude + static_cast<unsigned>(to))))));
        if (there < here || (there == here && (r & 1) != 0)) return 0;
    }
    return 1;
}

/* Steele, Lea, Flood: SplitMix64. */
static uint64_t random_bits(uint64_t *state) {
    uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

template <class F> static typename F::T random_number(uint64_t *state) {
    uint64_t bits = random_bits(state);
    const unsigned bias = (1u << (F::ebits - 1)) - 1;
    unsigned e = bias - 6 + static_cast<unsigned>(bits >> 32) % 12;
    return F::of((static_cast<unsigned>(bits) & 0x8000) | e << F::mant | (static_cast<unsigned>(bits) & ((1u << F::mant) - 1)));
}

/* Exponents of the operands are close together, so that sums of products are exact in long double. */
template <class F> static void arithmetic() {
    uint64_t rng = 1;
    long rounds = lt_wanted() >= LT_FULL ? 5000000 : 50000;
    for (long i = 0; i < rounds; i++) {
        typename F::T a = random_number<F>(&rng), b = random_number<F>(&rng), c = random_number<F>(&rng);
        if (i & 1) c = typename F::T(-static_cast<float>(a) * static_cast<float>(b)); /* cancellation */
        long double x = static_cast<float>(a), y = static_cast<float>(b), z = static_cast<float>(c);
        const unsigned r[] = {F::bits(a + b), F::bits(a - b), F::bits(a * b), F::bits(a / b), F::bits(__hfma(a, b, c))};
        const int good[] = {is_nearest<F>(r[0], [=](double v) { return x + y - v; }),
                            is_nearest<F>(r[1], [=](double v) { return x - y - v; }),
                            is_nearest<F>(r[2], [=](double v) { return x * y - v; }),
                            is_nearest<F>(r[3], [=](double v) { return x - y * v; }),
                            is_nearest<F>(r[4], [=](double v) { return x * y + z - v; })};
        for (int k = 0; k < 5; k++)
            if (!good[k]) LT_CHECKF(0, "operation %d on %g %g %g gave 0x%04x", k, double(x), double(y), double(z), r[k]);
    }
    LT_CHECK(rounds > 0);
}

static void odds_and_ends() {
    static_assert(sizeof(__half) == 2 && alignof(__half2) == 4 && sizeof(__nv_bfloat162) == 4, "layout");
    half h = 1.5f;
    nv_bfloat16 b = 2;
    h += half(0.25f);
    LT_CHECK(static_cast<float>(h) == 1.75f && h > half(1.0f) && h != half(2) && !(h == half(NAN)));
    LT_CHECK(half(NAN) != half(NAN) && !__hne(half(NAN), half(1)) && static_cast<float>(-h) == -1.75f);
    LT_CHECK(__half2float(__habs(-h)) == 1.75f && __bfloat162float(b * b) == 4);
    half2 two = __floats2half2_rn(1, 2);
    float2 back = __half22float2(two);
    LT_CHECK(back.x == 1 && back.y == 2 && __high2float(two) == 2 && __half2float(__low2half(two)) == 1);
    nv_bfloat162 pair = __float2bfloat162_rn(3);
    LT_CHECK(__low2float(pair) == 3 && __high2float(pair) == 3);
    /* 1 + 2^-11 + 2^-60: through float it would be rounded twice. */
    LT_EQ(__half_as_ushort(__double2half(1 + 0x1p-11 + 0x1p-50)), 0x3c01);
    LT_EQ(__half_as_ushort(__float2half(static_cast<float>(1 + 0x1p-11))), 0x3c00);
    /* The product is the middle of two numbers; the addend, lost in a double, says which one it is. */
    LT_CHECK(static_cast<float>(__hfma(nv_bfloat16(5), nv_bfloat16(77), nv_bfloat16(0x1p-100))) == 386);
    LT_CHECK(static_cast<float>(__hfma(nv_bfloat16(5), nv_bfloat16(77), nv_bfloat16(0))) == 384);
    LT_CHECK(static_cast<float>(__hfma(nv_bfloat16(9), nv_bfloat16(43), nv_bfloat16(-0x1p-100))) == 386);
    LT_CHECK(static_cast<float>(__hfma(nv_bfloat16(-9), nv_bfloat16(43), nv_bfloat16(0x1p-100))) == -386);
    LT_CHECK(static_cast<bool>(h) && !static_cast<bool>(half(-0.0f)));
}

static const lt_test tests[] = {{"every_half", every_number<Half>, 300},
                                {"every_bfloat16", every_number<Brain>, 300},
                                {"ends_of_half", ends<Half>, 0},
                                {"ends_of_bfloat16", ends<Brain>, 0},
                                {"integers_half", integers<Half>, 0},
                                {"integers_bfloat16", integers<Brain>, 0},
                                {"arithmetic_half", arithmetic<Half>, 600},
                                {"arithmetic_bfloat16", arithmetic<Brain>, 600},
                                {"odds_and_ends", odds_and_ends, 0},
                                {nullptr, nullptr, 0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, nullptr); }
