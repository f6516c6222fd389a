
#ifdef __cplusplus
#define LUCHO_NARROW static inline
#endif

/* The bits of a number, and of two. */
typedef struct __attribute__((aligned(2))) __half_raw {
  unsigned short x;
} __half_raw;
typedef struct __attribute__((aligned(4))) __half2_raw {
  unsigned short x;
  unsigned short y;
} __half2_raw;

#ifndef __cplusplus
typedef __half_raw __half;
typedef __half2_raw __half2;
#else
/* A number: 1 bit of sign, 5 of exponent, 10 of fraction. Conversions round to nearest, ties to even. */
struct __attribute__((aligned(2))) __half {
protected:
  unsigned short __x;

public:
  __half() = default;
  __half(const __half_raw &r) : __x(r.x) {}
  __half(float f) : __x(lucho_narrow(f, 10, 5, 'n')) {}
  __half(double f) : __x(lucho_narrow(f, 10, 5, 'n')) {}
  __half(short i) : __x(lucho_narrow(i, 10, 5, 'n')) {}
  __half(unsigned short i) : __x(lucho_narrow(i, 10, 5, 'n')) {}
  __half(int i) : __x(lucho_narrow(i, 10, 5, 'n')) {}
  __half(unsigned int i) : __x(lucho_narrow(i, 10, 5, 'n')) {}
  __half(long i) : __half(static_cast<long long>(i)) {}
  __half(unsigned long i) : __half(static_cast<unsigned long long>(i)) {}
  __half(long long i)
      : __x(lucho_narrow(lucho_odd_int(i < 0, i < 0 ? 0 - static_cast<uint64_t>(i) : static_cast<uint64_t>(i)), 10, 5, 'n')) {}
  __half(unsigned long long i) : __x(lucho_narrow(lucho_odd_int(0, i), 10, 5, 'n')) {}
  operator __half_raw() const {
    __half_raw r;
    r.x = __x;
    return r;
  }
  operator float() const { return lucho_widen(__x, 10, 5); }
  explicit operator bool() const { return (__x & 0x7fff) != 0; }
  __half &operator=(const __half_raw &r) {
    __x = r.x;
    return *this;
  }
  __half &operator=(float f) { return *this = __half(f); }
  __half &operator=(double f) { return *this = __half(f); }
};

/* Two numbers. */
struct __attribute__((aligned(4))) __half2 {
  __half x;
  __half y;
  __half2() = default;
  __half2(const __half &a, const __half &b) : x(a), y(b) {}
  __half2(const __half2_raw &r) {
    __half_raw a, b;
    a.x = r.x, b.x = r.y;
    x = a, y = b;
  }
  operator __half2_raw() const {
    __half2_raw r;
    r.x = static_cast<__half_raw>(x).x, r.y = static_cast<__half_raw>(y).x;
    return r;
  }
};

typedef __half half;
typedef __half __nv_half;
typedef __half nv_half;
typedef __half2 half2;
typedef __half2 __nv_half2;
typedef __half2 nv_half2;

LUCHO_NARROW __half __ushort_as_half(unsigned short bits) {
  __half_raw r;
  r.x = bits;
  return __half(r);
}
LUCHO_NARROW __half __short_as_half(short bits) { return __ushort_as_half(static_cast<unsigned short>(bits)); }
LUCHO_NARROW unsigned short __half_as_ushort(__half h) { return static_cast<__half_raw>(h).x; }
LUCHO_NARROW short __half_as_short(__half h) { return static_cast<short>(static_cast<__half_raw>(h).x); }

LUCHO_NARROW __half __float2half(float a) { return __half(a); }
LUCHO_NARROW __half __float2half_rn(float a) { return __ushort_as_half(lucho_narrow(a, 10, 5, 'n')); }
LUCHO_NARROW __half __float2half_rz(float a) { return __ushort_as_half(lucho_narrow(a, 10, 5, 'z')); }
LUCHO_NARROW __half __float2half_rd(float a) { return __ushort_as_half(lucho_narrow(a, 10, 5, 'd')); }
LUCHO_NARROW __half __float2half_ru(float a) { return __ushort_as_half(lucho_narrow(a, 10, 5, 'u')); }
LUCHO_NARROW __half __double2half(double a) { return __half(a); }
LUCHO_NARROW float __half2float(__half a) { return static_cast<float>(a); }
LUCHO_NARROW __half __int2half_rn(int a) { return __ushort_as_half(lucho_narrow(a, 10, 5, 'n')); }
LUCHO_NARROW __half __int2half_rz(int a) { return __ushort_as_half(lucho_narrow(a, 10, 5, 'z')); }
LUCHO_NARROW __half __int2half_rd(int a) { return __ushort_as_half(lucho_narrow(a, 10, 5, 'd')); }
LUCHO_NARROW __half __int2half_ru(int a) { return __ushort_as_half(lucho_narrow(a, 10, 5, 'u')); }
LUCHO_NARROW __half __uint2half_rn(unsigned int a) { return __ushort_as_half(lucho_narrow(a, 10, 5, 'n')); }
LUCHO_NARROW __half __uint2half_rz(unsigned int a) { return __ushort_as_half(lucho_narrow(a, 10, 5, 'z')); }
LUCHO_NARROW __half __uint2half_rd(unsigned int a) { return __ushort_as_half(lucho_narrow(a, 10, 5, 'd')); }
LUCHO_NARROW __half __uint2half_ru(unsigned int a) { return __ushort_as_half(lucho_narrow(a, 10, 5, 'u')); }
LUCHO_NARROW __half __short2half_rn(short a) { return __ushort_as_half(lucho_narrow(a, 10, 5, 'n')); }
LUCHO_NARROW __half __short2half_rz(short a) { return __ushort_as_half(lucho_narrow(a, 10, 5, 'z')); }
LUCHO_NARROW __half __short2half_rd(short a) { return __ushort_as_half(lucho_narrow(a, 10, 5, 'd')); }
LUCHO_NARROW __half __short2half_ru(short a) { return __ushort_as_half(lucho_narrow(a, 10, 5, 'u')); }
LUCHO_NARROW __half __ushort2half_rn(unsigned short a) { return __ushort_as_half(lucho_narrow(a, 10, 5, 'n')); }
LUCHO_NARROW __half __ushort2half_rz(unsigned short a) { return __ushort_as_half(lucho_narrow(a, 10, 5, 'z')); }
LUCHO_NARROW __half __ushort2half_rd(unsigned short a) { return __ushort_as_half(lucho_narrow(a, 10, 5, 'd')); }
LUCHO_NARROW __half __ushort2half_ru(unsigned short a) { return __ushort_as_half(lucho_narrow(a, 10, 5, 'u')); }
LUCHO_NARROW __half __ll2half_rn(long long a) { return __ushort_as_half(lucho_narrow(lucho_odd_int(a < 0, a < 0 ? 0 - static_cast<uint64_t>(a) : static_cast<uint64_t>(a)), 10, 5, 'n')); }
LUCHO_NARROW __half __ll2half_rz(long long a) { return __ushort_as_half(lucho_narrow(lucho_odd_int(a < 0, a < 0 ? 0 - static_cast<uint64_t>(a) : static_cast<uint64_t>(a)), 10, 5, 'z')); }
LUCHO_NARROW __half __ll2half_rd(long long a) { return __ushort_as_half(lucho_narrow(lucho_odd_int(a < 0, a < 0 ? 0 - static_cast<uint64_t>(a) : static_cast<uint64_t>(a)), 10, 5, 'd')); }
LUCHO_NARROW __half __ll2half_ru(long long a) { return __ushort_as_half(lucho_narrow(lucho_odd_int(a < 0, a < 0 ? 0 - static_cast<uint64_t>(a) : static_cast<uint64_t>(a)), 10, 5, 'u')); }
LUCHO_NARROW __half __ull2half_rn(unsigned long long a) { return __ushort_as_half(lucho_narrow(lucho_odd_int(0, a), 10, 5, 'n')); }
LUCHO_NARROW __half __ull2half_rz(unsigned long long a) { return __ushort_as_half(lucho_narrow(lucho_odd_int(0, a), 10, 5, 'z')); }
LUCHO_NARROW __half __ull2half_rd(unsigned long long a) { return __ushort_as_half(lucho_narrow(lucho_odd_int(0, a), 10, 5, 'd')); }
LUCHO_NARROW __half __ull2half_ru(unsigned long long a) { return __ushort_as_half(lucho_narrow(lucho_odd_int(0, a), 10, 5, 'u')); }

/* The integer nearest in a direction; beyond the type its end, for NaN 0. */
LUCHO_NARROW int lucho_half_to_int(double a, char mode) {
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
LUCHO_NARROW int __half2int_rn(__half a) { return lucho_half_to_int(static_cast<float>(a), 'n'); }
LUCHO_NARROW int __half2int_rz(__half a) { return lucho_half_to_int(static_cast<float>(a), 'z'); }
LUCHO_NARROW int __half2int_rd(__half a) { return lucho_half_to_int(static_cast<float>(a), 'd'); }
LUCHO_NARROW int __half2int_ru(__half a) { return lucho_half_to_int(static_cast<float>(a), 'u'); }

LUCHO_NARROW __half2 __half2half2(__half a) { return __half2(a, a); }
LUCHO_NARROW __half2 __halves2half2(__half a, __half b) { return __half2(a, b); }
LUCHO_NARROW __half2 make_half2(__half x, __half y) { return __half2(x, y); }
LUCHO_NARROW __half2 __float2half2_rn(float a) { return __half2(__half(a), __half(a)); }
LUCHO_NARROW __half2 __floats2half2_rn(float a, float b) { return __half2(__half(a), __half(b)); }
LUCHO_NARROW __half2 __float22half2_rn(float2 a) { return __half2(__half(a.x), __half(a.y)); }
LUCHO_NARROW float2 __half22float2(__half2 a) {
  float2 r;
  r.x = static_cast<float>(a.x), r.y = static_cast<float>(a.y);
  return r;
}
LUCHO_NARROW float __low2float(__half2 a) { return static_cast<float>(a.x); }
LUCHO_NARROW float __high2float(__half2 a) { return static_cast<float>(a.y); }
LUCHO_NARROW __half __low2half(__half2 a) { return a.x; }
LUCHO_NARROW __half __high2half(__half2 a) { return a.y; }

/* A float has more than twice the bits and two, so that rounding its result again is rounding once. */
LUCHO_NARROW __half __hadd(__half a, __half b) { return __half(static_cast<float>(a) + static_cast<float>(b)); }
LUCHO_NARROW __half __hsub(__half a, __half b) { return __half(static_cast<float>(a) - static_cast<float>(b)); }
LUCHO_NARROW __half __hmul(__half a, __half b) { return __half(static_cast<float>(a) * static_cast<float>(b)); }
LUCHO_NARROW __half __hdiv(__half a, __half b) { return __half(static_cast<float>(a) / static_cast<float>(b)); }
LUCHO_NARROW __half __hfma(__half a, __half b, __half c) {
  return __half(lucho_odd_fma(static_cast<float>(a), static_cast<float>(b), static_cast<float>(c)));
}
LUCHO_NARROW __half __hneg(__half a) {
  return __ushort_as_half(static_cast<unsigned short>(__half_as_ushort(a) ^ 0x8000));
}
LUCHO_NARROW __half __habs(__half a) {
  return __ushort_as_half(static_cast<unsigned short>(__half_as_ushort(a) & 0x7fff));
}
LUCHO_NARROW bool __hisnan(__half a) { return static_cast<float>(a) != static_cast<float>(a); }
LUCHO_NARROW int __hisinf(__half a) {
  return __half_as_ushort(a) == 0x7c00 ? 1 : __half_as_ushort(a) == 0xfc00 ? -1 : 0;
}
LUCHO_NARROW bool __heq(__half a, __half b) { return static_cast<float>(a) == static_cast<float>(b); }
LUCHO_NARROW bool operator==(const __half &a, const __half &b) { return static_cast<float>(a) == static_cast<float>(b); }
LUCHO_NARROW bool __hne(__half a, __half b) { return !__hisnan(a) && !__hisnan(b) && static_cast<float>(a) != static_cast<float>(b); }
LUCHO_NARROW bool operator!=(const __half &a, const __half &b) { return static_cast<float>(a) != static_cast<float>(b); }
LUCHO_NARROW bool __hlt(__half a, __half b) { return static_cast<float>(a) < static_cast<float>(b); }
LUCHO_NARROW bool operator<(const __half &a, const __half &b) { return static_cast<float>(a) < static_cast<float>(b); }
LUCHO_NARROW bool __hle(__half a, __half b) { return static_cast<float>(a) <= static_cast<float>(b); }
LUCHO_NARROW bool operator<=(const __half &a, const __half &b) { return static_cast<float>(a) <= static_cast<float>(b); }
LUCHO_NARROW bool __hgt(__half a, __half b) { return static_cast<float>(a) > static_cast<float>(b); }
LUCHO_NARROW bool operator>(const __half &a, const __half &b) { return static_cast<float>(a) > static_cast<float>(b); }
LUCHO_NARROW bool __hge(__half a, __half b) { return static_cast<float>(a) >= static_cast<float>(b); }
LUCHO_NARROW bool operator>=(const __half &a, const __half &b) { return static_cast<float>(a) >= static_cast<float>(b); }
LUCHO_NARROW __half operator+(const __half &a, const __half &b) { return __hadd(a, b); }
LUCHO_NARROW __half &operator+=(__half &a, const __half &b) { return a = __hadd(a, b); }
LUCHO_NARROW __half operator-(const __half &a, const __half &b) { return __hsub(a, b); }
LUCHO_NARROW __half &operator-=(__half &a, const __half &b) { return a = __hsub(a, b); }
LUCHO_NARROW __half operator*(const __half &a, const __half &b) { return __hmul(a, b); }
LUCHO_NARROW __half &operator*=(__half &a, const __half &b) { return a = __hmul(a, b); }
LUCHO_NARROW __half operator/(const __half &a, const __half &b) { return __hdiv(a, b); }
LUCHO_NARROW __half &operator/=(__half &a, const __half &b) { return a = __hdiv(a, b); }
LUCHO_NARROW __half operator-(const __half &a) { return __hneg(a); }
LUCHO_NARROW __half operator+(const __half &a) { return a; }

#undef LUCHO_NARROW
#endif
