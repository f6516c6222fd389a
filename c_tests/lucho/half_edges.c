/* The edges of lucho's matrices of 16 bits: where a conversion has two nearest numbers, what several block columns
 * report, pivots that are zero or NaN as stored, overflow in several places at once, memory that is short. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness.h"
#include "lucho.h"

/* The two formats: functions by name, and the numbers that are looked for. */
typedef struct {
    const char *name;
    uint16_t one, minus_one, large, half_of_large, tiny, infinite, nan;
    int (*getrf)(int, int, void *, int, int *);
    int (*potrf)(char, int, void *, int);
    int (*getrs)(char, int, int, const void *, int, const int *, void *, int);
    int (*potrs)(char, int, int, const void *, int, void *, int);
    int (*getrf_batched)(int, int, void *, int, int *, int *, int);
    int (*potrf_batched)(char, int, void *, int, int *, int);
    int (*getrs_batched)(char, int, int, void *, int, const int *, void *, int, int);
    int (*potrs_batched)(char, int, int, void *, int, void *, int, int);
    int (*gemm)(char, char, int, int, int, float, const void *, int, const void *, int, float, void *, int);
} format;

#define FUNCTIONS(X)                                                                               \
    static int X##getrf(int m, int n, void *a, int lda, int *p) { return lucho##X##getrf(m, n, a, lda, p); }                                                    \
    static int X##potrf(char u, int n, void *a, int lda) { return lucho##X##potrf(u, n, a, lda); }                                                              \
    static int X##getrs(char t, int n, int r, const void *a, int lda, const int *p, void *b, int ldb) { return lucho##X##getrs(t, n, r, a, lda, p, b, ldb); }   \
    static int X##potrs(char u, int n, int r, const void *a, int lda, void *b, int ldb) { return lucho##X##potrs(u, n, r, a, lda, b, ldb); }                    \
    static int X##getrf_batched(int m, int n, void *a, int lda, int *p, int *i, int c) { return lucho##X##getrfBatched(m, n, a, lda, p, i, c); }                \
    static int X##potrf_batched(char u, int n, void *a, int lda, int *i, int c) { return lucho##X##potrfBatched(u, n, a, lda, i, c); }                          \
    static int X##getrs_batched(char t, int n, int r, void *a, int lda, const int *p, void *b, int ldb, int c)                                                  \
    {                                                                                                                                                           \
        return lucho##X##getrsBatched(t, n, r, a, lda, p, b, ldb, c);                                                                                           \
    }                                                                                                                                                           \
    static int X##potrs_batched(char u, int n, int r, void *a, int lda, void *b, int ldb, int c) { return lucho##X##potrsBatched(u, n, r, a, lda, b, ldb, c); } \
    static int X##gemm(char s, char t, int m, int n, int k, float x, const void *a, int lda, const void *b, int ldb, float y, void *c, int ldc)                 \
    {                                                                                                                                                           \
        return lucho##X##gemm(s, t, m, n, k, x, a, lda, b, ldb, y, c, ldc);                                                                                     \
    }
FUNCTIONS(H)
FUNCTIONS(B)
#define LISTED(X) X##getrf, X##potrf, X##getrs, X##potrs, X##getrf_batched, X##potrf_batched, X##getrs_batched, X##potrs_batched, X##gemm

/* 2^15, 2^14 and 2^-14 of half precision; 2^127, 2^126 and 2^-126 of bfloat16. */
static const format formats[] = {
    {"half", 0x3c00, 0xbc00, 0x7800, 0x7400, 0x0400, 0x7c00, 0x7e00, LISTED(H)},
    {"bfloat16", 0x3f80, 0xbf80, 0x7f00, 0x7e80, 0x0080, 0x7f80, 0x7fc0, LISTED(B)},
};

static uint16_t *identity(const format *f, int m, int n)
{
    uint16_t *a = calloc((size_t)m * n + 1, sizeof *a);
    LT_REQUIRE(a);
    for (int i = 0; i < m && i < n; i++) a[(size_t)i * m + i] = f->one;
    return a;
}

static uint32_t bits_of(float x)
{
    uint32_t bits;
    memcpy(&bits, &x, 4);
    return bits;
}
static float of_bits(uint32_t bits)
{
    float x;
    memcpy(&x, &bits, 4);
    return x;
}

/* Every number half way between two of a format, and the floats beside it; in runs of many lengths, as a conversion
 * takes several at once, and a rest one by one. */
static void ties(void)
{
    enum { MOST = 0x7c00 };
    float *x = malloc(MOST * 4);
    uint16_t *y = malloc(MOST * 2 + 2);
    LT_REQUIRE(x && y);
    for (int brain = 0; brain < 2; brain++)
        for (int off = -1; off <= 1; off++)
            for (int sign = 0; sign < 2; sign++) {
                lt_context("%s, %d beside, sign %d", brain ? "bfloat16" : "half", off, sign);
                int count = brain ? MOST : MOST - 1;
                for (int i = 0; i < count; i++) {
                    luchoHalf pair[2] = {{(uint16_t)i}, {(uint16_t)(i + 1)}};
                    float lower, upper;
                    if (brain) x[i] = of_bits(((uint32_t)i << 16 | 0x8000) + (uint32_t)off);
                    else {
                        luchoHalfToFloat(1, &pair[0], &lower), luchoHalfToFloat(1, &pair[1], &upper);
                        x[i] = of_bits(bits_of((lower + upper) / 2) + (uint32_t)off); /* exact: one more bit */
                    }
                    if (sign) x[i] = -x[i];
                }
                for (int first = 0, length = 1; first < count; first += length, length = length % 37 + 1) {
                    int run = length < count - first ? length : count - first;
                    int st = brain ? luchoFloatToBfloat16(run, x + first, (luchoBfloat16 *)y + first) : luchoFloatToHalf(run, x + first, (luchoHalf *)y + first);
                    LT_EQ(st, 0);
                }
                for (int i = 0; i < count; i++) {
                    int wanted = (off < 0 ? i : off > 0 ? i + 1 : i + (i & 1)) | sign << 15;
                    LT_CHECKF(y[i] == wanted, "%a: %04x, not %04x", x[i], y[i], wanted);
                }
            }
    free(x), free(y);
}

/* A zero or NaN on the diagonal, at places in several block columns: the first one is told, the factorization goes on. */
static void pivots(void)
{
    enum { N = 300 };
    static const int places[] = {0, 1, 100, 255, 256, 299};
    for (int k = 0; k < 2; k++)
        for (int p = 0; p < 6; p++)
            for (int nan = 0; nan < 2; nan++)
                for (int way = 0; way < 4; way++) {
                    const format *f = &formats[k];
                    int at = places[p], ipiv[N], info = 0;
                    lt_context("%s, %s at %d, way %d", f->name, nan ? "NaN" : "zero", at, way);
                    uint16_t *a = identity(f, N, N);
                    a[(size_t)at * N + at] = nan ? f->nan : 0;
                    void *one = a;
                    switch (way) {
                    case 0: info = f->getrf(N, N, a, N, NULL); break;
                    case 1: info = f->getrf(N, N, a, N, ipiv); break;
                    case 2: info = f->potrf('L', N, a, N); break;
                    default: LT_EQ(f->potrf_batched('U', N, &one, N, &info, 1), 0);
                    }
                    LT_EQ(info, at + 1);
                    if (way < 2)
                        for (int i = at + 1; i < N; i++)
                            LT_CHECK(nan || a[(size_t)i * N + i] == f->one);
                    free(a);
                }
}

/* Overflow in each part of a factorization that is stored by itself: U above the diagonal's block column, the rest of a
 * block column; and that it counts up to the column of a bad pivot, and not behind it. */
static void overflow(void)
{
    enum { N = 530 };
    for (int k = 0; k < 2; k++) {
        const format *f = &formats[k];
        lt_context("%s", f->name);
        uint16_t *a = identity(f, N, N);
        /* U(2, 400) = large + large: in the rows of the first block column. */
        a[2] = f->minus_one, a[(size_t)400 * N] = a[(size_t)400 * N + 2] = f->large;
        LT_EQ(f->getrf(N, N, a, N, NULL), N + 401);
        LT_EQ(a[(size_t)400 * N + 2], f->infinite);
        free(a), a = identity(f, N, N);
        /* And in the rows of its own: of the two the first column counts, though found later or earlier. */
        a[300] = f->minus_one, a[(size_t)500 * N] = a[(size_t)500 * N + 300] = f->large;
        a[2] = f->minus_one, a[(size_t)510 * N] = a[(size_t)510 * N + 2] = f->large;
        LT_EQ(f->getrf(N, N, a, N, NULL), N + 501);
        free(a), a = identity(f, N, N);
        /* Below the diagonal: L(5, 3) = large / tiny. */
        a[(size_t)3 * N + 3] = f->tiny, a[(size_t)3 * N + 5] = f->large;
        LT_EQ(f->getrf(N, N, a, N, NULL), N + 4);
        free(a), a = identity(f, N, N);
        /* The same column has a bad pivot: overflow is told. One before it: the pivot is. */
        a[2] = f->minus_one, a[(size_t)2 * N] = a[(size_t)2 * N + 2] = f->large;
        LT_EQ(f->getrf(3, 3, a, N, NULL), 3 + 3);
        free(a), a = identity(f, N, N);
        a[(size_t)3 * N + 3] = f->nan, a[(size_t)3 * N + 1] = f->infinite;
        LT_EQ(f->getrf(N, N, a, N, NULL), N + 4);
        free(a), a = identity(f, N, N);
        a[(size_t)2 * N + 2] = 0, a[(size_t)7 * N + 1] = f->infinite;
        LT_EQ(f->getrf(N, N, a, N, NULL), 3);
        free(a), a = identity(f, N, N);
        /* Cholesky, below the block on the diagonal. */
        a[(size_t)4 * N + 4] = f->tiny, a[(size_t)4 * N + 520] = f->large;
        LT_EQ(f->potrf('L', N, a, N), N + 5);
        free(a);
    }
}

/* The first column of a solution that overflows, with more columns than are solved for at a time; of a batch, the first
 * of all of them. */
static void columns_that_overflow(void)
{
    /* One row: bfloat16 has the range of float, and with more rows what is infinite in float makes NaN of the others; see below. */
    enum { N = 1, SIDES = 600 };
    static const int places[][2] = {{0, 599}, {255, 400}, {256, 257}, {511, 512}, {599, 599}};
    for (int k = 0; k < 2; k++)
        for (int p = 0; p < 5; p++)
            for (int cholesky = 0; cholesky < 2; cholesky++) {
                const format *f = &formats[k];
                int first = places[p][0], second = places[p][1];
                lt_context("%s, columns %d and %d", f->name, first, second);
                uint16_t a[1] = {f->tiny}, *b[3];
                for (int m = 0; m < 3; m++) b[m] = calloc((size_t)N * SIDES, sizeof **b);
                LT_REQUIRE(b[0] && b[1] && b[2]);
                b[0][first] = b[0][second] = f->large;
                int got = cholesky ? f->potrs('L', N, SIDES, a, N, b[0], N) : f->getrs('N', N, SIDES, a, N, NULL, b[0], N);
                LT_EQ(got, first + 1);
                LT_EQ(b[0][first], f->infinite);
                /* Members in either order, and one without any. */
                for (int turned = 0; turned < 2; turned++) {
                    void *factors[3] = {a, a, a}, *sides[3];
                    for (int m = 0; m < 3; m++) memset(b[m], 0, N * SIDES * sizeof **b), sides[m] = b[turned ? 2 - m : m];
                    b[0][first] = f->large, b[1][second] = f->large;
                    got = cholesky ? f->potrs_batched('U', N, SIDES, factors, N, sides, N, 3)
                                   : f->getrs_batched('T', N, SIDES, factors, N, NULL, sides, N, 3);
                    LT_EQ(got, first + 1);
                }
                for (int m = 0; m < 3; m++) free(b[m]);
            }
}

/* With more rows what is too large for float on the way makes NaN of what is solved for after it: the column is told all the same.
 * A NaN of the caller's own is passed on quietly; one in the factors is told. */
static void columns_that_become_nan(void)
{
    enum { N = 3, SIDES = 4 };
    const format *f = &formats[1];
    for (int cholesky = 0; cholesky < 2; cholesky++) {
        lt_context("%s", cholesky ? "Cholesky" : "LU");
        /* (L21 x1) with x1 = large / tiny, which is infinite in float; the zero below it makes NaN. */
        uint16_t a[N * N] = {0}, b[N * SIDES] = {0};
        for (int i = 0; i < N; i++) a[i * N + i] = f->tiny;
        b[0] = f->nan, b[2 * N] = f->large, b[3 * N] = f->large;
        int got = cholesky ? f->potrs('L', N, SIDES, a, N, b, N) : f->getrs('N', N, SIDES, a, N, NULL, b, N);
        LT_EQ(got, 3);
        LT_CHECK((b[0] & 0x7fff) > f->infinite && (b[N] & 0x7fff) == 0);
        memset(b, 0, sizeof b);
        a[1] = f->nan, b[N] = f->one;
        got = cholesky ? f->potrs('L', N, SIDES, a, N, b, N) : f->getrs('N', N, SIDES, a, N, NULL, b, N);
        LT_CHECK(got >= 1 && got <= 2);
    }
}

/* ---- memory ---- */

/* One call of each kind. Where the library's own block of 16 MB is too small for the work memory, it is refused with nothing
 * written, and right when made again. For LU that is a tall matrix; for solves one of an order that only the full level
 * has time for; Cholesky and products need no more than the block for anything that can be factored in a test. */
enum { GETRF, GETRF_BATCHED, POTRF, POTRF_BATCHED, GETRS, POTRS_BATCHED, GEMM, WAYS };
enum { SMALL = 1100, TALL = 3 << 20, ORDER = 16500, NRHS = 256 };

static int call(const format *f, int way, int m, int n, void *a, void *b, int *ipiv, int *info)
{
    switch (way) {
    case GETRF: return f->getrf(m, n, a, m, ipiv);
    case GETRF_BATCHED: return f->getrf_batched(m, n, &a, m, ipiv, info, 1);
    case POTRF: return f->potrf('L', m, a, m);
    case POTRF_BATCHED: return f->potrf_batched('U', m, &a, m, info, 1);
    case GETRS: return f->getrs('N', m, NRHS, a, m, NULL, b, m);
    case POTRS_BATCHED: return f->potrs_batched('L', m, NRHS, &a, m, &b, m, 1);
    default: return f->gemm('N', 'N', m, NRHS, m, 1, a, m, b, m, 1, b, m);
    }
}

static void child_short(void)
{
    const format *f = &formats[atoi(getenv("HALF_FORMAT"))];
    int way = atoi(getenv("HALF_WAY")), large = atoi(getenv("HALF_LARGE")), tall = way <= GETRF_BATCHED;
    int m = large ? tall ? TALL : ORDER : SMALL, n = tall ? 2 : m, sides = way >= GETRS;
    int info = -7, ipiv[2] = {-7, -7}, refused = 0, st = 0;
    /* A unit matrix; nothing else of it is touched, as it may be large. */
    uint16_t *a = identity(f, m, n), *b = sides ? malloc((size_t)m * NRHS * 2) : NULL;
    LT_REQUIRE(a && (b || !sides));
    for (size_t i = 0; sides && i < (size_t)m * NRHS; i++) b[i] = f->one;
    for (int turn = 0; turn < 2; turn++) {
        st = call(f, way, m, n, a, b, ipiv, &info);
        if (turn > 0 || st == 0) break;
        refused = 1;
        LT_EQ(st, -1010);
        LT_CHECK(info == -7 && ipiv[0] == -7 && ipiv[1] == -7);
        for (size_t i = 0; sides && i < (size_t)m * NRHS; i++) LT_CHECK(b[i] == f->one);
        for (int i = 0; i < n; i++) LT_CHECK(a[(size_t)i * m + i] == f->one);
    }
    LT_EQ(st, 0);
    for (int i = 0; i < n; i++) LT_CHECK(a[(size_t)i * m + i] == f->one);
    /* B + B = 2 B for the product. */
    for (size_t i = 0; sides && i < (size_t)m * NRHS; i++) LT_CHECK(way == GEMM ? b[i] > f->one : b[i] == f->one);
    if (tall) LT_CHECK(ipiv[0] == 1 && ipiv[1] == 2);
    if (way == GETRF_BATCHED || way == POTRF_BATCHED) LT_EQ(info, 0);
    printf("%s\n", refused ? "refused" : "done");
    free(a), free(b);
}

static void short_of_memory(void)
{
    if (lt_under_valgrind()) return;
    for (int way = 0; way < WAYS; way++)
        for (int large = 0; large < 2; large++) {
            int refused = 0, tall = way <= GETRF_BATCHED, solves = way == GETRS || way == POTRS_BATCHED;
            if (large && !tall && !(solves && lt_wanted() > LT_QUICK)) continue;
            for (int k = 0; k < 2; k++)
                for (int fault = 1; fault <= 3; fault++) {
                    char format[32], kind[32], size[32], hit[32];
                    snprintf(format, sizeof format, "HALF_FORMAT=%d", k), snprintf(kind, sizeof kind, "HALF_WAY=%d", way);
                    snprintf(size, sizeof size, "HALF_LARGE=%d", large), snprintf(hit, sizeof hit, "LUCHO_FAULT_ALLOC=%d", fault);
                    lt_context("%s, way %d, large %d, %s", formats[k].name, way, large, hit);
                    lt_result r = lt_child("short", (const char *[]){format, kind, size, hit, "LUCHO_NUM_THREADS=2", NULL}, 120);
                    if (!LT_EQ(r.status, 0)) lt_note("%s%s", r.out, r.err);
                    refused += strstr(r.out, "refused") != NULL;
                    lt_result_free(&r);
                }
            lt_context("way %d, large %d", way, large);
            LT_CHECKF(large ? refused > 0 : refused == 0, "%d refused", refused);
        }
}

static const lt_test tests[] = {{"ties", ties, 0},
                                {"pivots", pivots, 0},
                                {"overflow", overflow, 0},
                                {"columns_that_overflow", columns_that_overflow, 0},
                                {"columns_that_become_nan", columns_that_become_nan, 0},
                                {"short_of_memory", short_of_memory, 120},
                                {0}};
static const lt_test children[] = {{"short", child_short, 120}, {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, children); }
