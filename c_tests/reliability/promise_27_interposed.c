/* Promise 27: what the program brings under the names the library exports is not what the library calls.
 *
 * Prints a hash of factorizations through every surface. interposed.sh runs it twice: alone, and with a
 * library loaded before ours whose every BLAS and LAPACK name, but those called here, ends the process.
 * `dgemm` as an argument calls such a name, which shows that they are in place. */
#include "lapack.h"
#include "f77blas.h"
#include "num.h"
#include "workload.h"

#include <stdio.h>
#include <string.h>

enum { N = 500, ROWS = 12 };

static double a[N * N], b[N];

/* Diagonally dominant and symmetric. */
static void fill(void)
{
    for (int j = 0; j < N; j++) {
        b[j] = j;
        for (int i = 0; i < N; i++)
            a[i + j * N] = i == j ? N : (double)((i * j + i + j) % 17) / 17;
    }
}

int main(int argc, char **argv)
{
    static int pivots[N];
    int n = N, one = 1, info = 0;
    uint64_t hash = 1, row_hash;
    struct wl rows[ROWS];
    struct wl_session s;

    if (argc > 1 && strcmp(argv[1], "dgemm") == 0) {
        double alpha = 1, beta = 0, c = 0;
        dgemm_("N", "N", &one, &one, &one, &alpha, a, &one, a, &one, &beta, &c, &one);
        return 0;
    }
    fill();
    dgetrf_(&n, &n, a, &n, pivots, &info);
    hash = lt_hash_bytes(lt_hash_bytes(hash, a, sizeof a), pivots, sizeof pivots);
    fill();
    dpotrf_("L", &n, a, &n, &info);
    hash = lt_hash_bytes(hash, a, sizeof a);
    fill();
    dgesv_(&n, &one, a, &n, pivots, b, &n, &info);
    hash = lt_hash_bytes(hash, b, sizeof b);
    dpotri_("L", &n, a, &n, &info);
    hash = lt_hash_bytes(hash, a, sizeof a);
    if (wl_open(&s, 1))
        return 1;
    int nrows = wl_one_of_each(33, rows, ROWS);
    for (int k = 0; k < nrows; k++) {
        if (wl_run(&rows[k], &wl_plain, &s, &row_hash))
            return 1;
        hash = lt_hash_bytes(hash, &row_hash, sizeof row_hash);
    }
    if (wl_close(&s))
        return 1;
    printf("%016llx\n", (unsigned long long)hash);
    return 0;
}
