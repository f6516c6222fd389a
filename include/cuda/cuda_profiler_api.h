/* The profiler's two functions are in cuda_runtime_api.h.
 *
 * Generated from src/surface by `make headers`; not edited by hand. */

#ifndef LUCHO_CUDA_CUDA_PROFILER_API_H
#define LUCHO_CUDA_CUDA_PROFILER_API_H

#include "cuda_runtime_api.h"
#endif /* LUCHO_CUDA_CUDA_PROFILER_API_H */
