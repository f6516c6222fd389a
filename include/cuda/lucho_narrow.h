/* Rounding to the 16-bit formats of cuda_fp16.h and cuda_bf16.h.
 *
 * Generated from src/surface by `make headers`; not edited by hand. */

#ifndef LUCHO_CUDA_LUCHO_NARROW_H
#define LUCHO_CUDA_LUCHO_NARROW_H

#include <stdint.h>
#include <string.h>

/* Rounding to a format with a sign, `expbits` bits of exponent and `mant` bits of fraction, in one step from
 * double, which holds every float, int and sum below exactly. IEEE 754: subnormal numbers, NaN as 0x7fff.
 * mode: 'n' nearest, ties to even; 'z' to zero; 'd' down; 'u' up. */
static inline unsigned short lucho_narrow(double x, int mant, int expbits, char mode) {
  const int emin = 2 - (1 << (expbits - 1));
  const uint32_t infinity = ((1u << expbits) - 1u) << mant;
  uint64_t bits, m, q, rest, half;
  int e, shift, up;
  uint32_t sign, value;
  memcpy(&bits, &x, sizeof bits);
  sign = (uint32_t)(bits >> 63) << 15;
  e = (int)(bits >> 52 & 0x7ff);
  m = bits & ((UINT64_C(1) << 52) - 1);
  if (e == 0x7ff) return (unsigned short)(m != 0 ? 0x7fff : sign | infinity);
  if (e == 0) e = 1;
  else m |= UINT64_C(1) << 52;
  e -= 1023;
  shift = 52 - mant + (e < emin ? emin - e : 0);
  if (shift > 60) shift = 60;
  q = m >> shift;
  rest = m & ((UINT64_C(1) << shift) - 1);
  half = UINT64_C(1) << (shift - 1);
  switch (mode) {
  case 'z': up = 0; break;
  case 'd': up = sign != 0 && rest != 0; break;
  case 'u': up = sign == 0 && rest != 0; break;
  default: up = rest > half || (rest == half && (q & 1) != 0);
  }
  q += (uint64_t)up;
  /* A carry out of the fraction is the next exponent. */
  if (e - emin >= 1 << expbits) value = infinity;
  else value = (uint32_t)q + (e > emin ? (uint32_t)(e - emin) << mant : 0);
  if (value >= infinity) {
    int to_infinity = mode == 'n' || (mode == 'd' && sign != 0) || (mode == 'u' && sign == 0);
    value = to_infinity ? infinity : infinity - 1;
  }
  return (unsigned short)(sign | value);
}

/* The number that such bits stand for. */
static inline float lucho_widen(unsigned short x, int mant, int expbits) {
  const int emin = 2 - (1 << (expbits - 1));
  const uint32_t ones = (1u << expbits) - 1u, e = (uint32_t)(x >> mant) & ones;
  const uint32_t m = x & ((1u << mant) - 1u);
  uint32_t bits = (uint32_t)(x >> 15) << 31;
  float f;
  if (e == ones) {
    bits |= UINT32_C(0x7f800000) | m << (23 - mant);
  } else if (e == 0 && expbits < 8) {
    /* Normal as float: exact, and the product too. */
    float unit = 1;
    int i;
    for (i = 0; i < mant - emin; i++) unit *= 0.5f;
    f = (float)m * unit;
    return bits != 0 ? -f : f;
  } else {
    bits |= (expbits < 8 ? e + 127u - ((1u << (expbits - 1)) - 1u) : e) << 23 | m << (23 - mant);
  }
  memcpy(&f, &bits, sizeof f);
  return f;
}

/* a b + c with what does not fit the double folded into its last bit, so that rounding it once more is as
 * rounding the exact value. The product of two narrow numbers is exact. */
static inline double lucho_odd_fma(double a, double b, double c) {
  const double p = a * b, s = p + c, t = s - p, error = (p - (s - t)) + (c - t);
  uint64_t bits;
  double r = s;
  memcpy(&bits, &s, sizeof bits);
  if (error != 0 && error == error && s - s == 0 && (bits & 1) == 0) {
    bits += (error > 0) == (s > 0) ? 1 : UINT64_MAX;
    memcpy(&r, &bits, sizeof r);
  }
  return r;
}

/* An integer in the same way: the bits below a double's go into its last one. */
static inline double lucho_odd_int(int negative, uint64_t magnitude) {
  int shift = 0;
  double d;
  while (magnitude >> 53 != 0) {
    magnitude = magnitude >> 1 | (magnitude & 1);
    shift++;
  }
  d = (double)magnitude;
  while (shift-- > 0) d *= 2;
  return negative ? -d : d;
}

#endif /* LUCHO_CUDA_LUCHO_NARROW_H */
