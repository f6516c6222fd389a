/* The same bits for every number of threads, address and leading dimension: all of BLAS and LAPACK, each at a size below
 * and at sizes above what goes to several threads.
 */
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

/* So long that loops work at several places of a vector; one product is one rounding, so the naive loop has its bits. */
enum { LONG = 2 * (64 << 16) + 4099, GUARD = 64 };
#define LONG_VECTORS(T, scal)                                                                  \
    for (int off = 0; off < 4; off += 3) {                                                     \
        T *x = malloc((LONG + 2 * GUARD) * sizeof(T)), alpha = (T)0.3;                         \
        LT_REQUIRE(x != NULL);                                                                 \
        for (int i = 0; i < LONG + 2 * GUARD; i++) x[i] = (T)(i % 8191 - 4095);                \
        int n = LONG, one = 1;                                                                 \
        scal(&n, &alpha, x + GUARD + off, &one);                                               \
        for (int i = 0; i < LONG + 2 * GUARD; i++) {                                           \
            int inside = i >= GUARD + off && i < GUARD + off + n;                              \
            T old = (T)(i % 8191 - 4095), want = inside ? alpha * old : old;                   \
            if (x[i] == want) continue;                                                        \
            LT_CHECKF(0, #scal " at offset %d: element %d is %g, expected %g", off, i - GUARD - off, (double)x[i], (double)want); \
            break;                                                                             \
        }                                                                                      \
        LT_CHECKF(1, "compared");                                                              \
        free(x);                                                                               \
    }

static void long_vectors(void) {
    LONG_VECTORS(double, dscal_)
    LONG_VECTORS(float, sscal_)
}

int main(int argc, char **argv) {
    static const lt_test tests[] = {{"threads", threads, 600}, {"places", places, 600}, {"long_vectors", long_vectors, 600}, {0}};
    shared = rel_shared(sizeof *shared);
    return lt_main(argc, argv, tests, NULL);
}
