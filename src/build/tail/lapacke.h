/* The integer types of the interface; functions whose names end in 64_ have int64_t instead. */
#ifndef lapack_int
#define lapack_int int
#endif
#ifndef lapack_logical
#define lapack_logical lapack_int
#endif

/* Values of matrix_layout. */
#define LAPACK_ROW_MAJOR 101
#define LAPACK_COL_MAJOR 102

/* Results when memory is short: for work arrays, for matrices in the other layout. */
#define LAPACK_WORK_MEMORY_ERROR (-1010)
#define LAPACK_TRANSPOSE_MEMORY_ERROR (-1011)
