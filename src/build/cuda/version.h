
/* 11080, 12090 or 13000. The headers have the functions of all versions; this decides what macros say,
 * the layout of cudaDeviceProp and cudaPointerAttributes, and the few prototypes that differ. */
#ifndef LUCHO_CUDA_VERSION
#define LUCHO_CUDA_VERSION 12090
#endif
#define CUDART_VERSION LUCHO_CUDA_VERSION
#define CUDA_VERSION LUCHO_CUDA_VERSION
#define CUDA_API_VERSION LUCHO_CUDA_VERSION
#ifndef CUDARTAPI
#define CUDARTAPI
#endif
#ifndef CUDARTAPI_CDECL
#define CUDARTAPI_CDECL
#endif
#ifndef CUDART_CB
#define CUDART_CB
#endif
