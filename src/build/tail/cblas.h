/* The integer types of the interface, and an earlier name. */
#ifndef CBLAS_INT
#define CBLAS_INT int
#endif
#ifndef CBLAS_INDEX
#define CBLAS_INDEX size_t
#endif
#define CBLAS_ORDER CBLAS_LAYOUT
