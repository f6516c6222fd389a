/* Complex numbers: C's own, or std::complex in C++. Define lapack_complex_float and
 * lapack_complex_double before this header for other types of the same layout. */
#ifndef lapack_complex_float
#ifdef __cplusplus
#include <complex>
#define lapack_complex_float std::complex<float>
#define lapack_complex_double std::complex<double>
#else
#define lapack_complex_float float _Complex
#define lapack_complex_double double _Complex
#endif
#endif
