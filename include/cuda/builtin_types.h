/* All types of the CUDA runtime.
 *
 * Generated from src/surface by `make headers`; not edited by hand. */

#ifndef LUCHO_CUDA_BUILTIN_TYPES_H
#define LUCHO_CUDA_BUILTIN_TYPES_H

#include "device_types.h"
#include "driver_types.h"
#include "vector_types.h"
#endif /* LUCHO_CUDA_BUILTIN_TYPES_H */
