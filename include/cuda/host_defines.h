/* Words that CUDA adds to C++, for compilers that do not know them.
 *
 * Generated from src/surface by `make headers`; not edited by hand. */

#ifndef LUCHO_CUDA_HOST_DEFINES_H
#define LUCHO_CUDA_HOST_DEFINES_H

#ifndef __host__
#define __host__
#endif
#ifndef __device__
#define __device__
#endif
#ifndef __global__
#define __global__
#endif
#ifndef __shared__
#define __shared__
#endif
#ifndef __constant__
#define __constant__
#endif
#ifndef __managed__
#define __managed__
#endif
#ifndef __forceinline__
#define __forceinline__ __inline__ __attribute__((always_inline))
#endif
#ifndef __launch_bounds__
#define __launch_bounds__(...)
#endif
#ifndef __align__
#define __align__(n) __attribute__((aligned(n)))
#endif

/* A value that C++ callers may leave out. */
#ifdef __cplusplus
#define LUCHO_DEFAULT(value) = value
#else
#define LUCHO_DEFAULT(value)
#endif

#endif /* LUCHO_CUDA_HOST_DEFINES_H */
