/* Promise 29: a program that runs with more rights than its user takes no orders from the environment.
 *
 * Prints whether the kernel says so (AT_SECURE), and how many threads the library uses; secure.sh runs it with
 * LUCHO_NUM_THREADS set, as it is and as a set-user-id program. */
#include "lucho.h"

#include <stdio.h>
#include <sys/auxv.h>

int main(void)
{
    printf("%d %d\n", getauxval(AT_SECURE) != 0, luchoGetNumThreads());
    return 0;
}
