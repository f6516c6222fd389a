/* Our header against the reference's: both in one file, so that a prototype which differs does not compile, and the
 * numbers side by side. */
#include "../../include/lapacke.h"

enum { OURS = 2 * LAPACK_ROW_MAJOR + 3 * LAPACK_COL_MAJOR + 5 * LAPACK_WORK_MEMORY_ERROR + 7 * LAPACK_TRANSPOSE_MEMORY_ERROR };
#undef LAPACK_ROW_MAJOR
#undef LAPACK_COL_MAJOR
#undef LAPACK_WORK_MEMORY_ERROR
#undef LAPACK_TRANSPOSE_MEMORY_ERROR

#include REFERENCE_HEADER
#include REFERENCE_UTILS

enum { THEIRS = 2 * LAPACK_ROW_MAJOR + 3 * LAPACK_COL_MAJOR + 5 * LAPACK_WORK_MEMORY_ERROR + 7 * LAPACK_TRANSPOSE_MEMORY_ERROR };
_Static_assert((int)OURS == (int)THEIRS, "constants");

int main(void) { return 0; }
