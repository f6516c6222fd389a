
#ifdef __cplusplus
#define LUCHO_NARROW static inline
#endif

/* The bits of a number, and of two. */
typedef struct __attribute__((aligned(2))) __nv_bfloat16_raw {
  unsigned short x;
} __nv_bfloat16_raw;
typedef struct __attribute__((aligned(4))) __nv_bfloat162_raw {
  unsigned short x;
  unsigned short y;
} __nv_bfloat162_raw;

#ifndef __cplusplus
typedef __nv_bfloat16_raw __nv_bfloat16;
typedef __nv_bfloat162_raw __nv_bfloat162;
#else
/* A number: 1 bit of sign, 8 of exponent, 7 of fraction. Conversions round to nearest, ties to even. */
struct __attribute__((aligned(2))) __nv_bfloat16 {
protected:
  unsigned short __x;

public:
  __nv_bfloat16() = default;
  __nv_bfloat16(const __nv_bfloat16_raw &r) : __x(r.x) {}
  __nv_bfloat16(float f) : __x(lucho_narrow(f, 7, 8, 'n')) {}
  __nv_bfloat16(double f) : __x(lucho_narrow(f, 7, 8, 'n')) {}
  __nv_bfloat16(short i) : __x(lucho_narrow(i, 7, 8, 'n')) {}
  __nv_bfloat16(unsigned short i) : __x(lucho_narrow(i, 7, 8, 'n')) {}
  __nv_bfloat16(int i) : __x(lucho_narrow(i, 7, 8, 'n')) {}
  __nv_bfloat16(unsigned int i) : __x(lucho_narrow(i, 7, 8, 'n')) {}
  __nv_bfloat16(long i) : __nv_bfloat16(static_cast<long long>(i)) {}
  __nv_bfloat16(unsigned long i) : __nv_bfloat16(static_cast<unsigned long long>(i)) {}
  __nv_bfloat16(long long i)
      : __x(lucho_narrow(lucho_odd_int(i < 0, i < 0 ? 0 - static_cast<uint64_t>(i) : static_cast<uint64_t>(i)), 7, 8, 'n')) {}
  __nv_bfloat16(unsigned long long i) : __x(lucho_narrow(lucho_odd_int(0, i), 7, 8, 'n')) {}
  operator __nv_bfloat16_raw() const {
    __nv_bfloat16_raw r;
    r.x = __x;
    return r;
  }
  operator float() const { return lucho_widen(__x, 7, 8); }
  explicit operator bool() const { return (__x & 0x7fff) != 0; }
  __nv_bfloat16 &operator=(const __nv_bfloat16_raw &r) {
    __x = r.x;
    return *this;
  }
  __nv_bfloat16 &operator=(float f) { return *this = __nv_bfloat16(f); }
  __nv_bfloat16 &operator=(double f) { return *this = __nv_bfloat16(f); }
};

/* Two numbers. */
struct __attribute__((aligned(4))) __nv_bfloat162 {
  __nv_bfloat16 x;
  __nv_bfloat16 y;
  __nv_bfloat162() = default;
  __nv_bfloat162(const __nv_bfloat16 &a, const __nv_bfloat16 &b) : x(a), y(b) {}
  __nv_bfloat162(const __nv_bfloat162_raw &r) {
    __nv_bfloat16_raw a, b;
    a.x = r.x, b.x = r.y;
    x = a, y = b;
  }
  operator __nv_bfloat162_raw() const {
    __nv_bfloat162_raw r;
    r.x = static_cast<__nv_bfloat16_raw>(x).x, r.y = static_cast<__nv_bfloat16_raw>(y).x;
    return r;
  }
};

typedef __nv_bfloat16 nv_bfloat16;
typedef __nv_bfloat162 nv_bfloat162;

LUCHO_NARROW __nv_bfloat16 __ushort_as_bfloat16(unsigned short bits) {
  __nv_bfloat16_raw r;
  r.x = bits;
  return __nv_bfloat16(r);
}
LUCHO_NARROW __nv_bfloat16 __short_as_bfloat16(short bits) { return __ushort_as_bfloat16(static_cast<unsigned short>(bits)); }
LUCHO_NARROW unsigned short __bfloat16_as_ushort(__nv_bfloat16 h) { return static_cast<__nv_bfloat16_raw>(h).x; }
LUCHO_NARROW short __bfloat16_as_short(__nv_bfloat16 h) { return static_cast<short>(static_cast<__nv_bfloat16_raw>(h).x); }

LUCHO_NARROW __nv_bfloat16 __float2bfloat16(float a) { return __nv_bfloat16(a); }
LUCHO_NARROW __nv_bfloat16 __float2bfloat16_rn(float a) { return __ushort_as_bfloat16(lucho_narrow(a, 7, 8, 'n')); }
LUCHO_NARROW __nv_bfloat16 __float2bfloat16_rz(float a) { return __ushort_as_bfloat16(lucho_narrow(a, 7, 8, 'z')); }
LUCHO_NARROW __nv_bfloat16 __float2bfloat16_rd(float a) { return __ushort_as_bfloat16(lucho_narrow(a, 7, 8, 'd')); }
LUCHO_NARROW __nv_bfloat16 __float2bfloat16_ru(float a) { return __ushort_as_bfloat16(lucho_narrow(a, 7, 8, 'u')); }
LUCHO_NARROW __nv_bfloat16 __double2bfloat16(double a) { return __nv_bfloat16(a); }
LUCHO_NARROW float __bfloat162float(__nv_bfloat16 a) { return static_cast<float>(a); }
LUCHO_NARROW __nv_bfloat16 __int2bfloat16_rn(int a) { return __ushort_as_bfloat16(lucho_narrow(a, 7, 8, 'n')); }
LUCHO_NARROW __nv_bfloat16 __int2bfloat16_rz(int a) { return __ushort_as_bfloat16(lucho_narrow(a, 7, 8, 'z')); }
LUCHO_NARROW __nv_bfloat16 __int2bfloat16_rd(int a) { return __ushort_as_bfloat16(lucho_narrow(a, 7, 8, 'd')); }
LUCHO_NARROW __nv_bfloat16 __int2bfloat16_ru(int a) { return __ushort_as_bfloat16(lucho_narrow(a, 7, 8, 'u')); }
LUCHO_NARROW __nv_bfloat16 __uint2bfloat16_rn(unsigned int a) { return __ushort_as_bfloat16(lucho_narrow(a, 7, 8, 'n')); }
LUCHO_NARROW __nv_bfloat16 __uint2bfloat16_rz(unsigned int a) { return __ushort_as_bfloat16(lucho_narrow(a, 7, 8, 'z')); }
LUCHO_NARROW __nv_bfloat16 __uint2bfloat16_rd(unsigned int a) { return __ushort_as_bfloat16(lucho_narrow(a, 7, 8, 'd')); }
LUCHO_NARROW __nv_bfloat16 __uint2bfloat16_ru(unsigned int a) { return __ushort_as_bfloat16(lucho_narrow(a, 7, 8, 'u')); }
LUCHO_NARROW __nv_bfloat16 __short2bfloat16_rn(short a) { return __ushort_as_bfloat16(lucho_narrow(a, 7, 8, 'n')); }
LUCHO_NARROW __nv_bfloat16 __short2bfloat16_rz(short a) { return __ushort_as_bfloat16(lucho_narrow(a, 7, 8, 'z')); }
LUCHO_NARROW __nv_bfloat16 __short2bfloat16_rd(short a) { return __ushort_as_bfloat16(lucho_narrow(a, 7, 8, 'd')); }
LUCHO_NARROW __nv_bfloat16 __short2bfloat16_ru(short a) { return __ushort_as_bfloat16(lucho_narrow(a, 7, 8, 'u')); }
LUCHO_NARROW __nv_bfloat16 __ushort2bfloat16_rn(unsigned short a) { return __ushort_as_bfloat16(lucho_narrow(a, 7, 8, 'n')); }
LUCHO_NARROW __nv_bfloat16 __ushort2bfloat16_rz(unsigned short a) { return __ushort_as_bfloat16(lucho_narrow(a, 7, 8, 'z')); }
LUCHO_NARROW __nv_bfloat16 __ushort2bfloat16_rd(unsigned short a) { return __ushort_as_bfloat16(lucho_narrow(a, 7, 8, 'd')); }
LUCHO_NARROW __nv_bfloat16 __ushort2bfloat16_ru(unsigned short a) { return __ushort_as_bfloat16(lucho_narrow(a, 7, 8, 'u')); }
LUCHO_NARROW __nv_bfloat16 __ll2bfloat16_rn(long long a) { return __ushort_as_bfloat16(lucho_narrow(lucho_odd_int(a < 0, a < 0 ? 0 - static_cast<uint64_t>(a) : static_cast<uint64_t>(a)), 7, 8, 'n')); }
LUCHO_NARROW __nv_bfloat16 __ll2bfloat16_rz(long long a) { return __ushort_as_bfloat16(lucho_narrow(lucho_odd_int(a < 0, a < 0 ? 0 - static_cast<uint64_t>(a) : static_cast<uint64_t>(a)), 7, 8, 'z')); }
LUCHO_NARROW __nv_bfloat16 __ll2bfloat16_rd(long long a) { return __ushort_as_bfloat16(lucho_narrow(lucho_odd_int(a < 0, a < 0 ? 0 - static_cast<uint64_t>(a) : static_cast<uint64_t>(a)), 7, 8, 'd')); }
LUCHO_NARROW __nv_bfloat16 __ll2bfloat16_ru(long long a) { return __ushort_as_bfloat16(lucho_narrow(lucho_odd_int(a < 0, a < 0 ? 0 - static_cast<uint64_t>(a) : static_cast<uint64_t>(a)), 7, 8, 'u')); }
LUCHO_NARROW __nv_bfloat16 __ull2bfloat16_rn(unsigned long long a) { return __ushort_as_bfloat16(lucho_narrow(lucho_odd_int(0, a), 7, 8, 'n')); }
LUCHO_NARROW __nv_bfloat16 __ull2bfloat16_rz(unsigned long long a) { return __ushort_as_bfloat16(lucho_narrow(lucho_odd_int(0, a), 7, 8, 'z')); }
LUCHO_NARROW __nv_bfloat16 __ull2bfloat16_rd(unsigned long long a) { return __ushort_as_bfloat16(lucho_narrow(lucho_odd_int(0, a), 7, 8, 'd')); }
LUCHO_NARROW __nv_bfloat16 __ull2bfloat16_ru(unsigned long long a) { return __ushort_as_bfloat16(lucho_narrow(lucho_odd_int(0, a), 7, 8, 'u')); }

/* The integer nearest in a direction; beyond the type its end, for NaN 0. */
LUCHO_NARROW int lucho_bfloat16_to_int(double a, char mode) {
  double r;
  if (a != a) return 0;
  switch (mode) {
  case 'z': r = a < 0 ? ceil(a) : floor(a); break;
  case 'd': r = floor(a); break;
  case 'u': r = ceil(a); break;
  default:
    r = floor(a + 0.5);
    if (r - a == 0.5 && fmod(r, 2) != 0) r -= 1;
  }
  if (r >= 2147483647.0) return 2147483647;
  if (r <= -2147483648.0) return -2147483647 - 1;
  return static_cast<int>(r);
}
LUCHO_NARROW int __bfloat162int_rn(__nv_bfloat16 a) { return lucho_bfloat16_to_int(static_cast<float>(a), 'n'); }
LUCHO_NARROW int __bfloat162int_rz(__nv_bfloat16 a) { return lucho_bfloat16_to_int(static_cast<float>(a), 'z'); }
LUCHO_NARROW int __bfloat162int_rd(__nv_bfloat16 a) { return lucho_bfloat16_to_int(static_cast<float>(a), 'd'); }
LUCHO_NARROW int __bfloat162int_ru(__nv_bfloat16 a) { return lucho_bfloat16_to_int(static_cast<float>(a), 'u'); }

LUCHO_NARROW __nv_bfloat162 __bfloat162bfloat162(__nv_bfloat16 a) { return __nv_bfloat162(a, a); }
LUCHO_NARROW __nv_bfloat162 __halves2bfloat162(__nv_bfloat16 a, __nv_bfloat16 b) { return __nv_bfloat162(a, b); }
LUCHO_NARROW __nv_bfloat162 make_bfloat162(__nv_bfloat16 x, __nv_bfloat16 y) { return __nv_bfloat162(x, y); }
LUCHO_NARROW __nv_bfloat162 __float2bfloat162_rn(float a) { return __nv_bfloat162(__nv_bfloat16(a), __nv_bfloat16(a)); }
LUCHO_NARROW __nv_bfloat162 __floats2bfloat162_rn(float a, float b) { return __nv_bfloat162(__nv_bfloat16(a), __nv_bfloat16(b)); }
LUCHO_NARROW __nv_bfloat162 __float22bfloat162_rn(float2 a) { return __nv_bfloat162(__nv_bfloat16(a.x), __nv_bfloat16(a.y)); }
LUCHO_NARROW float2 __bfloat1622float2(__nv_bfloat162 a) {
  float2 r;
  r.x = static_cast<float>(a.x), r.y = static_cast<float>(a.y);
  return r;
}
LUCHO_NARROW float __low2float(__nv_bfloat162 a) { return static_cast<float>(a.x); }
LUCHO_NARROW float __high2float(__nv_bfloat162 a) { return static_cast<float>(a.y); }
LUCHO_NARROW __nv_bfloat16 __low2bfloat16(__nv_bfloat162 a) { return a.x; }
LUCHO_NARROW __nv_bfloat16 __high2bfloat16(__nv_bfloat162 a) { return a.y; }

/* A float has more than twice the bits and two, so that rounding its result again is rounding once. */
LUCHO_NARROW __nv_bfloat16 __hadd(__nv_bfloat16 a, __nv_bfloat16 b) { return __nv_bfloat16(static_cast<float>(a) + static_cast<float>(b)); }
LUCHO_NARROW __nv_bfloat16 __hsub(__nv_bfloat16 a, __nv_bfloat16 b) { return __nv_bfloat16(static_cast<float>(a) - static_cast<float>(b)); }
LUCHO_NARROW __nv_bfloat16 __hmul(__nv_bfloat16 a, __nv_bfloat16 b) { return __nv_bfloat16(static_cast<float>(a) * static_cast<float>(b)); }
LUCHO_NARROW __nv_bfloat16 __hdiv(__nv_bfloat16 a, __nv_bfloat16 b) { return __nv_bfloat16(static_cast<float>(a) / static_cast<float>(b)); }
LUCHO_NARROW __nv_bfloat16 __hfma(__nv_bfloat16 a, __nv_bfloat16 b, __nv_bfloat16 c) {
  return __nv_bfloat16(lucho_odd_fma(static_cast<float>(a), static_cast<float>(b), static_cast<float>(c)));
}
LUCHO_NARROW __nv_bfloat16 __hneg(__nv_bfloat16 a) {
  return __ushort_as_bfloat16(static_cast<unsigned short>(__bfloat16_as_ushort(a) ^ 0x8000));
}
LUCHO_NARROW __nv_bfloat16 __habs(__nv_bfloat16 a) {
  return __ushort_as_bfloat16(static_cast<unsigned short>(__bfloat16_as_ushort(a) & 0x7fff));
}
LUCHO_NARROW bool __hisnan(__nv_bfloat16 a) { return static_cast<float>(a) != static_cast<float>(a); }
LUCHO_NARROW int __hisinf(__nv_bfloat16 a) {
  return __bfloat16_as_ushort(a) == 0x7f80 ? 1 : __bfloat16_as_ushort(a) == 0xff80 ? -1 : 0;
}
LUCHO_NARROW bool __heq(__nv_bfloat16 a, __nv_bfloat16 b) { return static_cast<float>(a) == static_cast<float>(b); }
LUCHO_NARROW bool operator==(const __nv_bfloat16 &a, const __nv_bfloat16 &b) { return static_cast<float>(a) == static_cast<float>(b); }
LUCHO_NARROW bool __hne(__nv_bfloat16 a, __nv_bfloat16 b) { return !__hisnan(a) && !__hisnan(b) && static_cast<float>(a) != static_cast<float>(b); }
LUCHO_NARROW bool operator!=(const __nv_bfloat16 &a, const __nv_bfloat16 &b) { return static_cast<float>(a) != static_cast<float>(b); }
LUCHO_NARROW bool __hlt(__nv_bfloat16 a, __nv_bfloat16 b) { return static_cast<float>(a) < static_cast<float>(b); }
LUCHO_NARROW bool operator<(const __nv_bfloat16 &a, const __nv_bfloat16 &b) { return static_cast<float>(a) < static_cast<float>(b); }
LUCHO_NARROW bool __hle(__nv_bfloat16 a, __nv_bfloat16 b) { return static_cast<float>(a) <= static_cast<float>(b); }
LUCHO_NARROW bool operator<=(const __nv_bfloat16 &a, const __nv_bfloat16 &b) { return static_cast<float>(a) <= static_cast<float>(b); }
LUCHO_NARROW bool __hgt(__nv_bfloat16 a, __nv_bfloat16 b) { return static_cast<float>(a) > static_cast<float>(b); }
LUCHO_NARROW bool operator>(const __nv_bfloat16 &a, const __nv_bfloat16 &b) { return static_cast<float>(a) > static_cast<float>(b); }
LUCHO_NARROW bool __hge(__nv_bfloat16 a, __nv_bfloat16 b) { return static_cast<float>(a) >= static_cast<float>(b); }
LUCHO_NARROW bool operator>=(const __nv_bfloat16 &a, const __nv_bfloat16 &b) { return static_cast<float>(a) >= static_cast<float>(b); }
LUCHO_NARROW __nv_bfloat16 operator+(const __nv_bfloat16 &a, const __nv_bfloat16 &b) { return __hadd(a, b); }
LUCHO_NARROW __nv_bfloat16 &operator+=(__nv_bfloat16 &a, const __nv_bfloat16 &b) { return a = __hadd(a, b); }
LUCHO_NARROW __nv_bfloat16 operator-(const __nv_bfloat16 &a, const __nv_bfloat16 &b) { return __hsub(a, b); }
LUCHO_NARROW __nv_bfloat16 &operator-=(__nv_bfloat16 &a, const __nv_bfloat16 &b) { return a = __hsub(a, b); }
LUCHO_NARROW __nv_bfloat16 operator*(const __nv_bfloat16 &a, const __nv_bfloat16 &b) { return __hmul(a, b); }
LUCHO_NARROW __nv_bfloat16 &operator*=(__nv_bfloat16 &a, const __nv_bfloat16 &b) { return a = __hmul(a, b); }
LUCHO_NARROW __nv_bfloat16 operator/(const __nv_bfloat16 &a, const __nv_bfloat16 &b) { return __hdiv(a, b); }
LUCHO_NARROW __nv_bfloat16 &operator/=(__nv_bfloat16 &a, const __nv_bfloat16 &b) { return a = __hdiv(a, b); }
LUCHO_NARROW __nv_bfloat16 operator-(const __nv_bfloat16 &a) { return __hneg(a); }
LUCHO_NARROW __nv_bfloat16 operator+(const __nv_bfloat16 &a) { return a; }

#undef LUCHO_NARROW
#endif
