/* CUDA's functions for code on the device: none. CMake's FindCUDA looks for a file of this name.
 *
 * Generated from src/surface by `make headers`; not edited by hand. */

#ifndef LUCHO_CUDA_DEVICE_FUNCTIONS_H
#define LUCHO_CUDA_DEVICE_FUNCTIONS_H

#include "host_defines.h"
#endif /* LUCHO_CUDA_DEVICE_FUNCTIONS_H */
