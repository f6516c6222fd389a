/* Words that NVIDIA's runtime headers expect from a header of their compiler, which its runtime package lacks. Written
 * for plain gcc. */
#ifndef LUCHO_TEST_CRT_HOST_DEFINES_H
#define LUCHO_TEST_CRT_HOST_DEFINES_H

#define __host__
#define __device__
#define __global__
#define __shared__
#define __constant__
#define __managed__
#define __grid_constant__
#define __device_builtin__
#define __device_builtin_texture_type__
#define __device_builtin_surface_type__
#define __cudart_builtin__
#define __builtin_align__(n) __attribute__((aligned(n)))
#define __align__(n) __attribute__((aligned(n)))
#define __forceinline__ __inline__ __attribute__((always_inline))
#define __no_return__ __attribute__((noreturn))
#define __location__(a)
#define __annotate__(a)
#define __specialization_static static
#define CUDARTAPI
#define CUDARTAPI_CDECL
#define __NV_SILENCE_HOST_DEPRECATION_BEGIN
#define __NV_SILENCE_HOST_DEPRECATION_END
#define __CUDA_ARCH_HAS_FEATURE__(x) 0

#endif
