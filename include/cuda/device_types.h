/* CUDA's rounding modes.
 *
 * Generated from src/surface by `make headers`; not edited by hand. */

#ifndef LUCHO_CUDA_DEVICE_TYPES_H
#define LUCHO_CUDA_DEVICE_TYPES_H

#include "host_defines.h"

enum cudaRoundMode {
  cudaRoundNearest = 0,
  cudaRoundZero = 1,
  cudaRoundPosInf = 2,
  cudaRoundMinInf = 3
};

#endif /* LUCHO_CUDA_DEVICE_TYPES_H */
