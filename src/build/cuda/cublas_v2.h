#ifdef CUBLAS_H_
#error "cublas.h and cublas_v2.h give the same names to different functions"
#endif
#ifndef CUBLAS_V2_H_
#define CUBLAS_V2_H_
#endif

@V2_NAMES@
