/* Constructors of CUDA's short vectors.
 *
 * Generated from src/surface by `make headers`; not edited by hand. */

#ifndef LUCHO_CUDA_VECTOR_FUNCTIONS_H
#define LUCHO_CUDA_VECTOR_FUNCTIONS_H

#include "vector_types.h"

#ifdef __cplusplus
#define LUCHO_VECTOR static inline
#else
#define LUCHO_VECTOR static __inline__
#endif

LUCHO_VECTOR char1 make_char1(signed char x) {
  char1 v;
  v.x = x;
  return v;
}
LUCHO_VECTOR char2 make_char2(signed char x, signed char y) {
  char2 v;
  v.x = x; v.y = y;
  return v;
}
LUCHO_VECTOR char3 make_char3(signed char x, signed char y, signed char z) {
  char3 v;
  v.x = x; v.y = y; v.z = z;
  return v;
}
LUCHO_VECTOR char4 make_char4(signed char x, signed char y, signed char z, signed char w) {
  char4 v;
  v.x = x; v.y = y; v.z = z; v.w = w;
  return v;
}
LUCHO_VECTOR uchar1 make_uchar1(unsigned char x) {
  uchar1 v;
  v.x = x;
  return v;
}
LUCHO_VECTOR uchar2 make_uchar2(unsigned char x, unsigned char y) {
  uchar2 v;
  v.x = x; v.y = y;
  return v;
}
LUCHO_VECTOR uchar3 make_uchar3(unsigned char x, unsigned char y, unsigned char z) {
  uchar3 v;
  v.x = x; v.y = y; v.z = z;
  return v;
}
LUCHO_VECTOR uchar4 make_uchar4(unsigned char x, unsigned char y, unsigned char z, unsigned char w) {
  uchar4 v;
  v.x = x; v.y = y; v.z = z; v.w = w;
  return v;
}
LUCHO_VECTOR short1 make_short1(short x) {
  short1 v;
  v.x = x;
  return v;
}
LUCHO_VECTOR short2 make_short2(short x, short y) {
  short2 v;
  v.x = x; v.y = y;
  return v;
}
LUCHO_VECTOR short3 make_short3(short x, short y, short z) {
  short3 v;
  v.x = x; v.y = y; v.z = z;
  return v;
}
LUCHO_VECTOR short4 make_short4(short x, short y, short z, short w) {
  short4 v;
  v.x = x; v.y = y; v.z = z; v.w = w;
  return v;
}
LUCHO_VECTOR ushort1 make_ushort1(unsigned short x) {
  ushort1 v;
  v.x = x;
  return v;
}
LUCHO_VECTOR ushort2 make_ushort2(unsigned short x, unsigned short y) {
  ushort2 v;
  v.x = x; v.y = y;
  return v;
}
LUCHO_VECTOR ushort3 make_ushort3(unsigned short x, unsigned short y, unsigned short z) {
  ushort3 v;
  v.x = x; v.y = y; v.z = z;
  return v;
}
LUCHO_VECTOR ushort4 make_ushort4(unsigned short x, unsigned short y, unsigned short z, unsigned short w) {
  ushort4 v;
  v.x = x; v.y = y; v.z = z; v.w = w;
  return v;
}
LUCHO_VECTOR int1 make_int1(int x) {
  int1 v;
  v.x = x;
  return v;
}
LUCHO_VECTOR int2 make_int2(int x, int y) {
  int2 v;
  v.x = x; v.y = y;
  return v;
}
LUCHO_VECTOR int3 make_int3(int x, int y, int z) {
  int3 v;
  v.x = x; v.y = y; v.z = z;
  return v;
}
LUCHO_VECTOR int4 make_int4(int x, int y, int z, int w) {
  int4 v;
  v.x = x; v.y = y; v.z = z; v.w = w;
  return v;
}
LUCHO_VECTOR uint1 make_uint1(unsigned int x) {
  uint1 v;
  v.x = x;
  return v;
}
LUCHO_VECTOR uint2 make_uint2(unsigned int x, unsigned int y) {
  uint2 v;
  v.x = x; v.y = y;
  return v;
}
LUCHO_VECTOR uint3 make_uint3(unsigned int x, unsigned int y, unsigned int z) {
  uint3 v;
  v.x = x; v.y = y; v.z = z;
  return v;
}
LUCHO_VECTOR uint4 make_uint4(unsigned int x, unsigned int y, unsigned int z, unsigned int w) {
  uint4 v;
  v.x = x; v.y = y; v.z = z; v.w = w;
  return v;
}
LUCHO_VECTOR long1 make_long1(long x) {
  long1 v;
  v.x = x;
  return v;
}
LUCHO_VECTOR long2 make_long2(long x, long y) {
  long2 v;
  v.x = x; v.y = y;
  return v;
}
LUCHO_VECTOR long3 make_long3(long x, long y, long z) {
  long3 v;
  v.x = x; v.y = y; v.z = z;
  return v;
}
LUCHO_VECTOR long4 make_long4(long x, long y, long z, long w) {
  long4 v;
  v.x = x; v.y = y; v.z = z; v.w = w;
  return v;
}
LUCHO_VECTOR ulong1 make_ulong1(unsigned long x) {
  ulong1 v;
  v.x = x;
  return v;
}
LUCHO_VECTOR ulong2 make_ulong2(unsigned long x, unsigned long y) {
  ulong2 v;
  v.x = x; v.y = y;
  return v;
}
LUCHO_VECTOR ulong3 make_ulong3(unsigned long x, unsigned long y, unsigned long z) {
  ulong3 v;
  v.x = x; v.y = y; v.z = z;
  return v;
}
LUCHO_VECTOR ulong4 make_ulong4(unsigned long x, unsigned long y, unsigned long z, unsigned long w) {
  ulong4 v;
  v.x = x; v.y = y; v.z = z; v.w = w;
  return v;
}
LUCHO_VECTOR longlong1 make_longlong1(long long x) {
  longlong1 v;
  v.x = x;
  return v;
}
LUCHO_VECTOR longlong2 make_longlong2(long long x, long long y) {
  longlong2 v;
  v.x = x; v.y = y;
  return v;
}
LUCHO_VECTOR longlong3 make_longlong3(long long x, long long y, long long z) {
  longlong3 v;
  v.x = x; v.y = y; v.z = z;
  return v;
}
LUCHO_VECTOR longlong4 make_longlong4(long long x, long long y, long long z, long long w) {
  longlong4 v;
  v.x = x; v.y = y; v.z = z; v.w = w;
  return v;
}
LUCHO_VECTOR ulonglong1 make_ulonglong1(unsigned long long x) {
  ulonglong1 v;
  v.x = x;
  return v;
}
LUCHO_VECTOR ulonglong2 make_ulonglong2(unsigned long long x, unsigned long long y) {
  ulonglong2 v;
  v.x = x; v.y = y;
  return v;
}
LUCHO_VECTOR ulonglong3 make_ulonglong3(unsigned long long x, unsigned long long y, unsigned long long z) {
  ulonglong3 v;
  v.x = x; v.y = y; v.z = z;
  return v;
}
LUCHO_VECTOR ulonglong4 make_ulonglong4(unsigned long long x, unsigned long long y, unsigned long long z, unsigned long long w) {
  ulonglong4 v;
  v.x = x; v.y = y; v.z = z; v.w = w;
  return v;
}
LUCHO_VECTOR float1 make_float1(float x) {
  float1 v;
  v.x = x;
  return v;
}
LUCHO_VECTOR float2 make_float2(float x, float y) {
  float2 v;
  v.x = x; v.y = y;
  return v;
}
LUCHO_VECTOR float3 make_float3(float x, float y, float z) {
  float3 v;
  v.x = x; v.y = y; v.z = z;
  return v;
}
LUCHO_VECTOR float4 make_float4(float x, float y, float z, float w) {
  float4 v;
  v.x = x; v.y = y; v.z = z; v.w = w;
  return v;
}
LUCHO_VECTOR double1 make_double1(double x) {
  double1 v;
  v.x = x;
  return v;
}
LUCHO_VECTOR double2 make_double2(double x, double y) {
  double2 v;
  v.x = x; v.y = y;
  return v;
}
LUCHO_VECTOR double3 make_double3(double x, double y, double z) {
  double3 v;
  v.x = x; v.y = y; v.z = z;
  return v;
}
LUCHO_VECTOR double4 make_double4(double x, double y, double z, double w) {
  double4 v;
  v.x = x; v.y = y; v.z = z; v.w = w;
  return v;
}
LUCHO_VECTOR long4_16a make_long4_16a(long x, long y, long z, long w) {
  long4_16a v;
  v.x = x; v.y = y; v.z = z; v.w = w;
  return v;
}
LUCHO_VECTOR long4_32a make_long4_32a(long x, long y, long z, long w) {
  long4_32a v;
  v.x = x; v.y = y; v.z = z; v.w = w;
  return v;
}
LUCHO_VECTOR ulong4_16a make_ulong4_16a(unsigned long x, unsigned long y, unsigned long z, unsigned long w) {
  ulong4_16a v;
  v.x = x; v.y = y; v.z = z; v.w = w;
  return v;
}
LUCHO_VECTOR ulong4_32a make_ulong4_32a(unsigned long x, unsigned long y, unsigned long z, unsigned long w) {
  ulong4_32a v;
  v.x = x; v.y = y; v.z = z; v.w = w;
  return v;
}
LUCHO_VECTOR longlong4_16a make_longlong4_16a(long long x, long long y, long long z, long long w) {
  longlong4_16a v;
  v.x = x; v.y = y; v.z = z; v.w = w;
  return v;
}
LUCHO_VECTOR longlong4_32a make_longlong4_32a(long long x, long long y, long long z, long long w) {
  longlong4_32a v;
  v.x = x; v.y = y; v.z = z; v.w = w;
  return v;
}
LUCHO_VECTOR ulonglong4_16a make_ulonglong4_16a(unsigned long long x, unsigned long long y, unsigned long long z, unsigned long long w) {
  ulonglong4_16a v;
  v.x = x; v.y = y; v.z = z; v.w = w;
  return v;
}
LUCHO_VECTOR ulonglong4_32a make_ulonglong4_32a(unsigned long long x, unsigned long long y, unsigned long long z, unsigned long long w) {
  ulonglong4_32a v;
  v.x = x; v.y = y; v.z = z; v.w = w;
  return v;
}
LUCHO_VECTOR double4_16a make_double4_16a(double x, double y, double z, double w) {
  double4_16a v;
  v.x = x; v.y = y; v.z = z; v.w = w;
  return v;
}
LUCHO_VECTOR double4_32a make_double4_32a(double x, double y, double z, double w) {
  double4_32a v;
  v.x = x; v.y = y; v.z = z; v.w = w;
  return v;
}

#undef LUCHO_VECTOR

#endif /* LUCHO_CUDA_VECTOR_FUNCTIONS_H */
