/* What comes with the version of CUDA that the headers present. */
#if LUCHO_CUDA_VERSION < 12000
#define CUSPARSE_VER_MAJOR 11
#define CUSPARSE_VER_MINOR 7
#define CUSPARSE_VER_PATCH 5
#define CUSPARSE_VER_BUILD 86
#elif LUCHO_CUDA_VERSION < 13000
#define CUSPARSE_VER_MAJOR 12
#define CUSPARSE_VER_MINOR 5
#define CUSPARSE_VER_PATCH 10
#define CUSPARSE_VER_BUILD 65
#else
#define CUSPARSE_VER_MAJOR 12
#define CUSPARSE_VER_MINOR 9
#define CUSPARSE_VER_PATCH 4
#define CUSPARSE_VER_BUILD 2
#endif
#define CUSPARSE_VERSION (CUSPARSE_VER_MAJOR * 1000 + CUSPARSE_VER_MINOR * 100 + CUSPARSE_VER_PATCH)
#ifndef CUSPARSEAPI
#define CUSPARSEAPI
#endif
#ifdef __cplusplus
#include "cuda_runtime.h"
#endif
