/* The same bits for every number of threads, address and leading dimension: all of BLAS and LAPACK, each at a size below
 * and at sizes above what goes to several threads.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "f77blas.h"
#include "mix.h"
#include "rel.h"

enum { MOST = 4096 };
static struct {
    uint64_t hash[MOST];
    int count;
} *shared;

static int64_t sizes[4];
static int size_count;
static placement place = {LT_ZONES, 0, 0};

static void choose_sizes(void) {
    static const int64_t quick[] = {17, 100}, full[] = {17, 160, 300};
    size_count = lt_wanted() == LT_QUICK ? 2 : 3;
    for (int i = 0; i < size_count; i++) sizes[i] = lt_wanted() == LT_QUICK ? quick[i] : full[i];
}

static int compute(void *unused) {
    (void)unused;
    shared->count = mix_hashes(sizes, size_count, place, shared->hash);
    return 0;
}

static uint64_t *first;

static void compare(const char *what) {
    int n = mix_count();
    LT_EQ(shared->count, n * size_count);
    for (int i = 0; i < shared->count; i++) {
        if (shared->hash[i] == first[i]) continue;
        mix m = mix_new(i % n, 5);
        LT_CHECKF(0, "%s n=%d: other bits with %s", m.name, (int)sizes[i / n], what);
        mix_free(&m);
    }
}

static void child(const char *what, const char *threads) {
    char variable[64];
    snprintf(variable, sizeof variable, "LUCHO_NUM_THREADS=%s", threads);
    const char *const env[] = {variable, NULL};
    lt_step("%s", what);
    shared->count = 0;
    LT_EQ(rel_child(500, env, compute, NULL), 0);
    if (first == NULL) {
        first = malloc(sizeof shared->hash);
        for (int i = 0; i < MOST && first != NULL; i++) first[i] = shared->hash[i];
    } else compare(what);
}

static void threads(void) {
    choose_sizes();
    child("1 thread", "1");
    child("2 threads", "2");
    child("3 threads", "3");
    child("7 threads", "7");
}

static void places(void) {
    choose_sizes();
    child("the plain place", "1");
    size_count = 1, sizes[0] = lt_wanted() == LT_QUICK ? 17 : 97;
    /* The hashes to compare with are those of this size. */
    free(first), first = NULL, place = mix_plain;
    child("the plain place", "3");
    for (int k = 0; k < 10; k++) {
        char what[64];
        /* Natural alignment is Fortran's due; 16 bytes keep it for every type. */
        place.shift = k < 7 ? 8 * (k + 1) : 0;
        place.pad = k < 7 ? 0 : (int64_t[]){1, 7, 64}[k - 7];
        snprintf(what, sizeof what, "operands moved by %d bytes, leading dimensions padded by %d", place.shift, (int)place.pad);
        child(what, "3");
    }
    place = mix_plain;
}

/* So long that loops work at several places of a vector, one thread having all of it or not. What is
   computed is exact: products of one rounding, sums of integers below 2^24 and 2^53. */
enum { LONG = 2 * (64 << 16) + 4099, GUARD = 64, AROUND = LONG + 2 * GUARD + 4 };
#define LONG_VECTORS(T, P)                                                                     \
    for (int off = 0; off < 4; off += 3) {                                                     \
        T *v = malloc(AROUND * sizeof(T)), *x = v + GUARD + off, alpha = (T)0.3;               \
        LT_REQUIRE(v != NULL);                                                                 \
        for (int i = 0; i < AROUND; i++) v[i] = (T)(i % 8191 - 4095);                          \
        int n = LONG, one = 1;                                                                 \
        P##scal_(&n, &alpha, x, &one);                                                         \
        for (int i = 0; i < AROUND; i++) {                                                     \
            int at = i - GUARD - off;                                                          \
            T old = (T)(i % 8191 - 4095), want = at >= 0 && at < n ? alpha * old : old;        \
            if (v[i] == want) continue;                                                        \
            LT_CHECKF(0, "scal at offset %d: element %d is %g, expected %g", off, at, (double)v[i], (double)want); \
            break;                                                                             \
        }                                                                                      \
        /* Every element counts in the sums; those outside are NaN and would be seen. */           \
        static const int lengths[] = {LONG, LONG - 1, LONG - 4099, LONG / 2 + 77, LONG / 8 + 1};  \
        for (size_t k = 0; k < sizeof lengths / sizeof *lengths; k++) {                        \
            n = lengths[k];                                                                    \
            double sum = 0;                                                                    \
            for (int i = 0; i < AROUND; i++) v[i] = (T)NAN;                                    \
            for (int i = 0; i < n; i++) x[i] = (T)((i * 7 + i / 513) % 3 - 1), sum += x[i] * x[i]; \
            double dot = P##dot_(&n, x, &one, x, &one), asum = P##asum_(&n, x, &one);          \
            double nrm2 = P##nrm2_(&n, x, &one);                                               \
            LT_CHECKF(dot == sum, "dot of %d is %.17g, expected %.17g", n, dot, sum);          \
            LT_CHECKF(asum == sum, "asum of %d is %.17g, expected %.17g", n, asum, sum);       \
            LT_CHECKF(nrm2 == (double)(T)sqrt(sum), "nrm2 of %d is %.17g, expected %.17g", n, nrm2, (double)(T)sqrt(sum)); \
            /* One that is largest, anywhere; then two, of which the first counts, and NaN before the second. */ \
            for (int at = 0; at < n; at += n / parts) {                                          \
                int step = at % 2 ? n / 2 : n / 120, second = at + step < n ? at + step : n - 1; \
                T old = x[at], old2 = x[second], old3 = x[second - (second > at + 1)];         \
                x[at] = -7;                                                                    \
                int got = i##P##amax_(&n, x, &one);                                            \
                LT_CHECKF(got == at + 1, "amax of %d is %d, expected %d", n, got, at + 1);     \
                if (second > at + 1) x[second - 1] = (T)NAN;                                   \
                x[second] = 7;                                                                 \
                got = i##P##amax_(&n, x, &one);                                                \
                LT_CHECKF(got == at + 1, "amax of %d is %d, expected the first of equals, %d", n, got, at + 1); \
                x[second] = -8;                                                                \
                got = i##P##amax_(&n, x, &one);                                                \
                LT_CHECKF(got == second + 1, "amax of %d is %d, expected %d", n, got, second + 1); \
                x[second - (second > at + 1)] = old3, x[second] = old2, x[at] = old;           \
            }                                                                                  \
        }                                                                                      \
        LT_CHECKF(1, "compared");                                                              \
        free(v);                                                                               \
    }

static void long_vectors(void) {
    const int parts = lt_wanted() == LT_QUICK ? 3 : 37;
    LONG_VECTORS(double, d)
    LONG_VECTORS(float, s)
}

int main(int argc, char **argv) {
    static const lt_test tests[] = {{"threads", threads, 600}, {"places", places, 600}, {"long_vectors", long_vectors, 600}, {0}};
    shared = rel_shared(sizeof *shared);
    return lt_main(argc, argv, tests, NULL);
}
