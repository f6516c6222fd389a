
#ifdef __cplusplus
#define LUCHO_NARROW static inline
#endif

/* The bits of a number, and of two. */
typedef struct __attribute__((aligned(2))) @TYPE@_raw {
  unsigned short x;
} @TYPE@_raw;
typedef struct __attribute__((aligned(4))) @TYPE@2_raw {
  unsigned short x;
  unsigned short y;
} @TYPE@2_raw;

#ifndef __cplusplus
typedef @TYPE@_raw @TYPE@;
typedef @TYPE@2_raw @TYPE@2;
#else
/* A number: 1 bit of sign, @EXPONENT@ of exponent, @FRACTION@ of fraction. Conversions round to nearest, ties to even. */
struct __attribute__((aligned(2))) @TYPE@ {
protected:
  unsigned short __x;

public:
  @TYPE@() = default;
  @TYPE@(const @TYPE@_raw &r) : __x(r.x) {}
  @TYPE@(float f) : __x(lucho_narrow(f, @FRACTION@, @EXPONENT@, 'n')) {}
  @TYPE@(double f) : __x(lucho_narrow(f, @FRACTION@, @EXPONENT@, 'n')) {}
  @TYPE@(short i) : __x(lucho_narrow(i, @FRACTION@, @EXPONENT@, 'n')) {}
  @TYPE@(unsigned short i) : __x(lucho_narrow(i, @FRACTION@, @EXPONENT@, 'n')) {}
  @TYPE@(int i) : __x(lucho_narrow(i, @FRACTION@, @EXPONENT@, 'n')) {}
  @TYPE@(unsigned int i) : __x(lucho_narrow(i, @FRACTION@, @EXPONENT@, 'n')) {}
  @TYPE@(long i) : @TYPE@(static_cast<long long>(i)) {}
  @TYPE@(unsigned long i) : @TYPE@(static_cast<unsigned long long>(i)) {}
  @TYPE@(long long i)
      : __x(lucho_narrow(lucho_odd_int(i < 0, i < 0 ? 0 - static_cast<uint64_t>(i) : static_cast<uint64_t>(i)), @FRACTION@, @EXPONENT@, 'n')) {}
  @TYPE@(unsigned long long i) : __x(lucho_narrow(lucho_odd_int(0, i), @FRACTION@, @EXPONENT@, 'n')) {}
  operator @TYPE@_raw() const {
    @TYPE@_raw r;
    r.x = __x;
    return r;
  }
  operator float() const { return lucho_widen(__x, @FRACTION@, @EXPONENT@); }
  explicit operator bool() const { return (__x & 0x7fff) != 0; }
  @TYPE@ &operator=(const @TYPE@_raw &r) {
    __x = r.x;
    return *this;
  }
  @TYPE@ &operator=(float f) { return *this = @TYPE@(f); }
  @TYPE@ &operator=(double f) { return *this = @TYPE@(f); }
};

/* Two numbers. */
struct __attribute__((aligned(4))) @TYPE@2 {
  @TYPE@ x;
  @TYPE@ y;
  @TYPE@2() = default;
  @TYPE@2(const @TYPE@ &a, const @TYPE@ &b) : x(a), y(b) {}
  @TYPE@2(const @TYPE@2_raw &r) {
    @TYPE@_raw a, b;
    a.x = r.x, b.x = r.y;
    x = a, y = b;
  }
  operator @TYPE@2_raw() const {
    @TYPE@2_raw r;
    r.x = static_cast<@TYPE@_raw>(x).x, r.y = static_cast<@TYPE@_raw>(y).x;
    return r;
  }
};

@ALIASES@

LUCHO_NARROW @TYPE@ __ushort_as_@NAME@(unsigned short bits) {
  @TYPE@_raw r;
  r.x = bits;
  return @TYPE@(r);
}
LUCHO_NARROW @TYPE@ __short_as_@NAME@(short bits) { return __ushort_as_@NAME@(static_cast<unsigned short>(bits)); }
LUCHO_NARROW unsigned short __@NAME@_as_ushort(@TYPE@ h) { return static_cast<@TYPE@_raw>(h).x; }
LUCHO_NARROW short __@NAME@_as_short(@TYPE@ h) { return static_cast<short>(static_cast<@TYPE@_raw>(h).x); }

LUCHO_NARROW @TYPE@ __float2@NAME@(float a) { return @TYPE@(a); }
LUCHO_NARROW @TYPE@ __float2@NAME@_rn(float a) { return __ushort_as_@NAME@(lucho_narrow(a, @FRACTION@, @EXPONENT@, 'n')); }
LUCHO_NARROW @TYPE@ __float2@NAME@_rz(float a) { return __ushort_as_@NAME@(lucho_narrow(a, @FRACTION@, @EXPONENT@, 'z')); }
LUCHO_NARROW @TYPE@ __float2@NAME@_rd(float a) { return __ushort_as_@NAME@(lucho_narrow(a, @FRACTION@, @EXPONENT@, 'd')); }
LUCHO_NARROW @TYPE@ __float2@NAME@_ru(float a) { return __ushort_as_@NAME@(lucho_narrow(a, @FRACTION@, @EXPONENT@, 'u')); }
LUCHO_NARROW @TYPE@ __double2@NAME@(double a) { return @TYPE@(a); }
LUCHO_NARROW float __@NAME@2float(@TYPE@ a) { return static_cast<float>(a); }
LUCHO_NARROW @TYPE@ __int2@NAME@_rn(int a) { return __ushort_as_@NAME@(lucho_narrow(a, @FRACTION@, @EXPONENT@, 'n')); }
LUCHO_NARROW @TYPE@ __int2@NAME@_rz(int a) { return __ushort_as_@NAME@(lucho_narrow(a, @FRACTION@, @EXPONENT@, 'z')); }
LUCHO_NARROW @TYPE@ __int2@NAME@_rd(int a) { return __ushort_as_@NAME@(lucho_narrow(a, @FRACTION@, @EXPONENT@, 'd')); }
LUCHO_NARROW @TYPE@ __int2@NAME@_ru(int a) { return __ushort_as_@NAME@(lucho_narrow(a, @FRACTION@, @EXPONENT@, 'u')); }
LUCHO_NARROW @TYPE@ __uint2@NAME@_rn(unsigned int a) { return __ushort_as_@NAME@(lucho_narrow(a, @FRACTION@, @EXPONENT@, 'n')); }
LUCHO_NARROW @TYPE@ __uint2@NAME@_rz(unsigned int a) { return __ushort_as_@NAME@(lucho_narrow(a, @FRACTION@, @EXPONENT@, 'z')); }
LUCHO_NARROW @TYPE@ __uint2@NAME@_rd(unsigned int a) { return __ushort_as_@NAME@(lucho_narrow(a, @FRACTION@, @EXPONENT@, 'd')); }
LUCHO_NARROW @TYPE@ __uint2@NAME@_ru(unsigned int a) { return __ushort_as_@NAME@(lucho_narrow(a, @FRACTION@, @EXPONENT@, 'u')); }
LUCHO_NARROW @TYPE@ __short2@NAME@_rn(short a) { return __ushort_as_@NAME@(lucho_narrow(a, @FRACTION@, @EXPONENT@, 'n')); }
LUCHO_NARROW @TYPE@ __short2@NAME@_rz(short a) { return __ushort_as_@NAME@(lucho_narrow(a, @FRACTION@, @EXPONENT@, 'z')); }
LUCHO_NARROW @TYPE@ __short2@NAME@_rd(short a) { return __ushort_as_@NAME@(lucho_narrow(a, @FRACTION@, @EXPONENT@, 'd')); }
LUCHO_NARROW @TYPE@ __short2@NAME@_ru(short a) { return __ushort_as_@NAME@(lucho_narrow(a, @FRACTION@, @EXPONENT@, 'u')); }
LUCHO_NARROW @TYPE@ __ushort2@NAME@_rn(unsigned short a) { return __ushort_as_@NAME@(lucho_narrow(a, @FRACTION@, @EXPONENT@, 'n')); }
LUCHO_NARROW @TYPE@ __ushort2@NAME@_rz(unsigned short a) { return __ushort_as_@NAME@(lucho_narrow(a, @FRACTION@, @EXPONENT@, 'z')); }
LUCHO_NARROW @TYPE@ __ushort2@NAME@_rd(unsigned short a) { return __ushort_as_@NAME@(lucho_narrow(a, @FRACTION@, @EXPONENT@, 'd')); }
LUCHO_NARROW @TYPE@ __ushort2@NAME@_ru(unsigned short a) { return __ushort_as_@NAME@(lucho_narrow(a, @FRACTION@, @EXPONENT@, 'u')); }
LUCHO_NARROW @TYPE@ __ll2@NAME@_rn(long long a) { return __ushort_as_@NAME@(lucho_narrow(lucho_odd_int(a < 0, a < 0 ? 0 - static_cast<uint64_t>(a) : static_cast<uint64_t>(a)), @FRACTION@, @EXPONENT@, 'n')); }
LUCHO_NARROW @TYPE@ __ll2@NAME@_rz(long long a) { return __ushort_as_@NAME@(lucho_narrow(lucho_odd_int(a < 0, a < 0 ? 0 - static_cast<uint64_t>(a) : static_cast<uint64_t>(a)), @FRACTION@, @EXPONENT@, 'z')); }
LUCHO_NARROW @TYPE@ __ll2@NAME@_rd(long long a) { return __ushort_as_@NAME@(lucho_narrow(lucho_odd_int(a < 0, a < 0 ? 0 - static_cast<uint64_t>(a) : static_cast<uint64_t>(a)), @FRACTION@, @EXPONENT@, 'd')); }
LUCHO_NARROW @TYPE@ __ll2@NAME@_ru(long long a) { return __ushort_as_@NAME@(lucho_narrow(lucho_odd_int(a < 0, a < 0 ? 0 - static_cast<uint64_t>(a) : static_cast<uint64_t>(a)), @FRACTION@, @EXPONENT@, 'u')); }
LUCHO_NARROW @TYPE@ __ull2@NAME@_rn(unsigned long long a) { return __ushort_as_@NAME@(lucho_narrow(lucho_odd_int(0, a), @FRACTION@, @EXPONENT@, 'n')); }
LUCHO_NARROW @TYPE@ __ull2@NAME@_rz(unsigned long long a) { return __ushort_as_@NAME@(lucho_narrow(lucho_odd_int(0, a), @FRACTION@, @EXPONENT@, 'z')); }
LUCHO_NARROW @TYPE@ __ull2@NAME@_rd(unsigned long long a) { return __ushort_as_@NAME@(lucho_narrow(lucho_odd_int(0, a), @FRACTION@, @EXPONENT@, 'd')); }
LUCHO_NARROW @TYPE@ __ull2@NAME@_ru(unsigned long long a) { return __ushort_as_@NAME@(lucho_narrow(lucho_odd_int(0, a), @FRACTION@, @EXPONENT@, 'u')); }

/* The integer nearest in a direction; beyond the type its end, for NaN 0. */
LUCHO_NARROW int lucho_@NAME@_to_int(double a, char mode) {
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
LUCHO_NARROW int __@NAME@2int_rn(@TYPE@ a) { return lucho_@NAME@_to_int(static_cast<float>(a), 'n'); }
LUCHO_NARROW int __@NAME@2int_rz(@TYPE@ a) { return lucho_@NAME@_to_int(static_cast<float>(a), 'z'); }
LUCHO_NARROW int __@NAME@2int_rd(@TYPE@ a) { return lucho_@NAME@_to_int(static_cast<float>(a), 'd'); }
LUCHO_NARROW int __@NAME@2int_ru(@TYPE@ a) { return lucho_@NAME@_to_int(static_cast<float>(a), 'u'); }

LUCHO_NARROW @TYPE@2 __@NAME@2@NAME@2(@TYPE@ a) { return @TYPE@2(a, a); }
LUCHO_NARROW @TYPE@2 __halves2@NAME@2(@TYPE@ a, @TYPE@ b) { return @TYPE@2(a, b); }
LUCHO_NARROW @TYPE@2 make_@NAME@2(@TYPE@ x, @TYPE@ y) { return @TYPE@2(x, y); }
LUCHO_NARROW @TYPE@2 __float2@NAME@2_rn(float a) { return @TYPE@2(@TYPE@(a), @TYPE@(a)); }
LUCHO_NARROW @TYPE@2 __floats2@NAME@2_rn(float a, float b) { return @TYPE@2(@TYPE@(a), @TYPE@(b)); }
LUCHO_NARROW @TYPE@2 __float22@NAME@2_rn(float2 a) { return @TYPE@2(@TYPE@(a.x), @TYPE@(a.y)); }
LUCHO_NARROW float2 __@NAME@22float2(@TYPE@2 a) {
  float2 r;
  r.x = static_cast<float>(a.x), r.y = static_cast<float>(a.y);
  return r;
}
LUCHO_NARROW float __low2float(@TYPE@2 a) { return static_cast<float>(a.x); }
LUCHO_NARROW float __high2float(@TYPE@2 a) { return static_cast<float>(a.y); }
LUCHO_NARROW @TYPE@ __low2@NAME@(@TYPE@2 a) { return a.x; }
LUCHO_NARROW @TYPE@ __high2@NAME@(@TYPE@2 a) { return a.y; }

/* A float has more than twice the bits and two, so that rounding its result again is rounding once. */
LUCHO_NARROW @TYPE@ __hadd(@TYPE@ a, @TYPE@ b) { return @TYPE@(static_cast<float>(a) + static_cast<float>(b)); }
LUCHO_NARROW @TYPE@ __hsub(@TYPE@ a, @TYPE@ b) { return @TYPE@(static_cast<float>(a) - static_cast<float>(b)); }
LUCHO_NARROW @TYPE@ __hmul(@TYPE@ a, @TYPE@ b) { return @TYPE@(static_cast<float>(a) * static_cast<float>(b)); }
LUCHO_NARROW @TYPE@ __hdiv(@TYPE@ a, @TYPE@ b) { return @TYPE@(static_cast<float>(a) / static_cast<float>(b)); }
LUCHO_NARROW @TYPE@ __hfma(@TYPE@ a, @TYPE@ b, @TYPE@ c) {
  return @TYPE@(lucho_odd_fma(static_cast<float>(a), static_cast<float>(b), static_cast<float>(c)));
}
LUCHO_NARROW @TYPE@ __hneg(@TYPE@ a) {
  return __ushort_as_@NAME@(static_cast<unsigned short>(__@NAME@_as_ushort(a) ^ 0x8000));
}
LUCHO_NARROW @TYPE@ __habs(@TYPE@ a) {
  return __ushort_as_@NAME@(static_cast<unsigned short>(__@NAME@_as_ushort(a) & 0x7fff));
}
LUCHO_NARROW bool __hisnan(@TYPE@ a) { return static_cast<float>(a) != static_cast<float>(a); }
LUCHO_NARROW int __hisinf(@TYPE@ a) {
  return __@NAME@_as_ushort(a) == 0x@INFINITY@ ? 1 : __@NAME@_as_ushort(a) == 0x@MINUS_INFINITY@ ? -1 : 0;
}
LUCHO_NARROW bool __heq(@TYPE@ a, @TYPE@ b) { return static_cast<float>(a) == static_cast<float>(b); }
LUCHO_NARROW bool operator==(const @TYPE@ &a, const @TYPE@ &b) { return static_cast<float>(a) == static_cast<float>(b); }
LUCHO_NARROW bool __hne(@TYPE@ a, @TYPE@ b) { return !__hisnan(a) && !__hisnan(b) && static_cast<float>(a) != static_cast<float>(b); }
LUCHO_NARROW bool operator!=(const @TYPE@ &a, const @TYPE@ &b) { return static_cast<float>(a) != static_cast<float>(b); }
LUCHO_NARROW bool __hlt(@TYPE@ a, @TYPE@ b) { return static_cast<float>(a) < static_cast<float>(b); }
LUCHO_NARROW bool operator<(const @TYPE@ &a, const @TYPE@ &b) { return static_cast<float>(a) < static_cast<float>(b); }
LUCHO_NARROW bool __hle(@TYPE@ a, @TYPE@ b) { return static_cast<float>(a) <= static_cast<float>(b); }
LUCHO_NARROW bool operator<=(const @TYPE@ &a, const @TYPE@ &b) { return static_cast<float>(a) <= static_cast<float>(b); }
LUCHO_NARROW bool __hgt(@TYPE@ a, @TYPE@ b) { return static_cast<float>(a) > static_cast<float>(b); }
LUCHO_NARROW bool operator>(const @TYPE@ &a, const @TYPE@ &b) { return static_cast<float>(a) > static_cast<float>(b); }
LUCHO_NARROW bool __hge(@TYPE@ a, @TYPE@ b) { return static_cast<float>(a) >= static_cast<float>(b); }
LUCHO_NARROW bool operator>=(const @TYPE@ &a, const @TYPE@ &b) { return static_cast<float>(a) >= static_cast<float>(b); }
LUCHO_NARROW @TYPE@ operator+(const @TYPE@ &a, const @TYPE@ &b) { return __hadd(a, b); }
LUCHO_NARROW @TYPE@ &operator+=(@TYPE@ &a, const @TYPE@ &b) { return a = __hadd(a, b); }
LUCHO_NARROW @TYPE@ operator-(const @TYPE@ &a, const @TYPE@ &b) { return __hsub(a, b); }
LUCHO_NARROW @TYPE@ &operator-=(@TYPE@ &a, const @TYPE@ &b) { return a = __hsub(a, b); }
LUCHO_NARROW @TYPE@ operator*(const @TYPE@ &a, const @TYPE@ &b) { return __hmul(a, b); }
LUCHO_NARROW @TYPE@ &operator*=(@TYPE@ &a, const @TYPE@ &b) { return a = __hmul(a, b); }
LUCHO_NARROW @TYPE@ operator/(const @TYPE@ &a, const @TYPE@ &b) { return __hdiv(a, b); }
LUCHO_NARROW @TYPE@ &operator/=(@TYPE@ &a, const @TYPE@ &b) { return a = __hdiv(a, b); }
LUCHO_NARROW @TYPE@ operator-(const @TYPE@ &a) { return __hneg(a); }
LUCHO_NARROW @TYPE@ operator+(const @TYPE@ &a) { return a; }

#undef LUCHO_NARROW
#endif
