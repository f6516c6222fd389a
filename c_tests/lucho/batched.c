/* lucho?potrfBatched, potrsBatched, getrfBatched, getrsBatched for S, D, C, Z and both integer sizes.
 *
 * Factors, pivots and info are bitwise those of xPOTRF and xGETRF for each matrix; solutions are judged by LAPACK's
 * residual ratios, and so are the factors, since the single routines are the same library's. What is not written is
 * watched: the other triangle, gaps, pointer arrays, factors during a solve, everything after a refusal.
 */
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "harness.h"
#include "lapack.h"
#include "lucho.h"

/* An integer argument array of either size. */
typedef struct {
    int wide;
    lt_buf buf;
} ints;

static ints ints_new(int wide, int count)
{
    ints x = {wide, lt_buf_new((size_t)count * (wide ? 8 : 4) + 8, LT_ZONES, NULL)};
    memset(x.buf.p, 0x55, x.buf.bytes);
    return x;
}
static int64_t ints_at(const ints *x, int i) { return x->wide ? ((int64_t *)x->buf.p)[i] : ((int *)x->buf.p)[i]; }

#define BY_TYPE(function, ...)                                                                   \
    (wide ? t == LT_S ? (int64_t)luchoS##function##_64(__VA_ARGS__)                              \
          : t == LT_D ? (int64_t)luchoD##function##_64(__VA_ARGS__)                              \
          : t == LT_C ? (int64_t)luchoC##function##_64(__VA_ARGS__)                              \
                      : (int64_t)luchoZ##function##_64(__VA_ARGS__)                              \
          : t == LT_S ? (int64_t)luchoS##function(__VA_ARGS__)                                   \
          : t == LT_D ? (int64_t)luchoD##function(__VA_ARGS__)                                   \
          : t == LT_C ? (int64_t)luchoC##function(__VA_ARGS__)                                   \
                      : (int64_t)luchoZ##function(__VA_ARGS__))

static int64_t potrf(int wide, lt_type t, char uplo, int n, void *a, int lda, void *info, int batch)
{
    return BY_TYPE(potrfBatched, uplo, n, a, lda, info, batch);
}
static int64_t potrs(int wide, lt_type t, char uplo, int n, int nrhs, void *a, int lda, void *b, int ldb, int batch)
{
    return BY_TYPE(potrsBatched, uplo, n, nrhs, a, lda, b, ldb, batch);
}
static int64_t getrf(int wide, lt_type t, int m, int n, void *a, int lda, void *ipiv, void *info, int batch)
{
    return BY_TYPE(getrfBatched, m, n, a, lda, ipiv, info, batch);
}
static int64_t getrs(int wide, lt_type t, char trans, int n, int nrhs, void *a, int lda, const void *ipiv, void *b,
                     int ldb, int batch)
{
    return BY_TYPE(getrsBatched, trans, n, nrhs, a, lda, ipiv, b, ldb, batch);
}

static int single_potrf(lt_type t, char uplo, lt_view a)
{
    int n = (int)a.n, lda = (int)a.cs, info = -99;
    switch (t) {
    case LT_S: spotrf_(&uplo, &n, a.p, &lda, &info); break;
    case LT_D: dpotrf_(&uplo, &n, a.p, &lda, &info); break;
    case LT_C: cpotrf_(&uplo, &n, a.p, &lda, &info); break;
    default: zpotrf_(&uplo, &n, a.p, &lda, &info);
    }
    return info;
}
static int single_getrf(lt_type t, lt_view a, int *ipiv)
{
    int m = (int)a.m, n = (int)a.n, lda = (int)a.cs, info = -99;
    switch (t) {
    case LT_S: sgetrf_(&m, &n, a.p, &lda, ipiv, &info); break;
    case LT_D: dgetrf_(&m, &n, a.p, &lda, ipiv, &info); break;
    case LT_C: cgetrf_(&m, &n, a.p, &lda, ipiv, &info); break;
    default: zgetrf_(&m, &n, a.p, &lda, ipiv, &info);
    }
    return info;
}

/* `count` m x n matrices in one guarded buffer, the last ones first, and pointers to them. */
typedef struct {
    lt_type t;
    int m, n, ld, count;
    lt_buf data, pointers;
} batch;

static batch batch_new(lt_type t, int m, int n, int ld, int count)
{
    batch b = {t, m, n, ld, count, {0}, {0}};
    int64_t stride = (int64_t)ld * n + 3;
    b.data = lt_buf_matrix(lt_cols(t, NULL, m, n, ld), count, stride, LT_PAGE, NULL);
    b.pointers = lt_buf_new((size_t)count * sizeof(void *), LT_ZONES, NULL);
    for (int i = 0; i < count; i++)
        ((void **)b.pointers.p)[i] = (char *)b.data.p + (size_t)((count - 1 - i) * stride) * lt_size(t);
    return b;
}
static lt_view at(const batch *b, int i) { return lt_cols(b->t, ((void **)b->pointers.p)[i], b->m, b->n, b->ld); }
static void freeze(batch *b) { lt_buf_freeze(&b->data), lt_buf_freeze(&b->pointers); }
static void check(batch *b, lt_part written)
{
    for (int i = 0; i < b->count && written != LT_NOTHING; i++) lt_buf_allow(&b->data, at(b, i), written);
    LT_BUF_CHECK(&b->data);
    LT_BUF_CHECK(&b->pointers);
}
static void release(batch *b) { lt_buf_free(&b->data), lt_buf_free(&b->pointers); }
static void thaw(ints *x)
{
    lt_buf_allow_bytes(&x->buf, x->buf.p, x->buf.bytes - 8);
    LT_BUF_CHECK(&x->buf);
}
static lt_view own_copy(lt_view a)
{
    lt_view copy = lt_cols(a.t, malloc((size_t)(a.cs * a.n + 1) * lt_size(a.t)), a.m, a.n, a.cs);
    LT_REQUIRE(copy.p != NULL);
    lt_copy(copy, a);
    return copy;
}

static void cholesky_case(int wide, lt_type t, char uplo, int n, int ld, int count, int nrhs, lt_rng *r)
{
    lt_part triangle = uplo == 'L' || uplo == 'l' ? LT_LOWER : LT_UPPER;
    batch a = batch_new(t, n, n, ld, count), b = batch_new(t, n, nrhs, ld, count);
    ints info = ints_new(wide, count);
    lt_view *original = calloc((size_t)count, sizeof *original);
    LT_REQUIRE(original != NULL);
    lt_context("type %c%s uplo %c n %d ld %d batch %d", lt_letter(t), wide ? " 64" : "", uplo, n, ld, count);
    int bad = count > 2 ? count / 2 : -1, minor = n / 2; /* one member is not definite */
    for (int i = 0; i < count; i++) {
        lt_generate(at(&a, i), "spd", 1, r);
        if (i == bad) lt_set(at(&a, i), minor, minor, -1);
        original[i] = own_copy(at(&a, i));
        lt_generate(at(&b, i), "random", 0, r);
    }
    freeze(&a), lt_buf_freeze(&info.buf);
    lt_step("potrf");
    LT_EQ(potrf(wide, t, uplo, n, a.pointers.p, ld, info.buf.p, count), 0);
    check(&a, triangle), thaw(&info);
    for (int i = 0; i < count; i++) {
        lt_view alone = own_copy(original[i]);
        int want = single_potrf(t, uplo, alone);
        LT_EQ(ints_at(&info, i), want);
        LT_EQ(want, i == bad ? minor + 1 : 0);
        LT_CHECKF(lt_same_bits(alone, at(&a, i)), "member %d differs from a call of potrf", i);
        if (want == 0 && lt_judged(i, count)) LT_LE(lt_ratio_potrf(original[i], at(&a, i), triangle), LT_RATIO);
        free(alone.p);
    }
    lt_step("potrs");
    batch x = batch_new(t, n, nrhs, ld, count);
    for (int i = 0; i < count; i++) lt_copy(at(&x, i), at(&b, i));
    freeze(&a), freeze(&x);
    LT_EQ(potrs(wide, t, uplo, n, nrhs, a.pointers.p, ld, x.pointers.p, ld, count), 0);
    check(&a, LT_NOTHING), check(&x, LT_ALL);
    for (int i = 0; i < count; i++)
        if (i != bad && lt_judged(i, count)) LT_LE(lt_ratio_solve(original[i], at(&x, i), at(&b, i), 'N'), LT_RATIO);
    for (int i = 0; i < count; i++) free(original[i].p);
    free(original), lt_buf_free(&info.buf), release(&a), release(&b), release(&x);
}

static void lu_case(int wide, lt_type t, int m, int n, int ld, int count, int pivoting, int nrhs, lt_rng *r)
{
    int k = m < n ? m : n;
    batch a = batch_new(t, m, n, ld, count);
    ints info = ints_new(wide, count), ipiv = ints_new(wide, count * k);
    lt_view *original = calloc((size_t)count, sizeof *original);
    int *rows = calloc((size_t)k * (size_t)count + 1, sizeof *rows);
    LT_REQUIRE(original != NULL && rows != NULL);
    lt_context("type %c%s m %d n %d ld %d batch %d pivots %d", lt_letter(t), wide ? " 64" : "", m, n, ld, count, pivoting);
    int bad = count > 2 ? count / 2 : -1, zero = k / 2; /* one member has a column of zeros */
    for (int i = 0; i < count; i++) {
        lt_generate(at(&a, i), pivoting || m != n ? "random" : "dominant", 0, r);
        if (i == bad) lt_fill(lt_sub(at(&a, i), 0, zero, m, 1), LT_ALL, 0);
        original[i] = own_copy(at(&a, i));
    }
    freeze(&a), lt_buf_freeze(&info.buf), lt_buf_freeze(&ipiv.buf);
    lt_step("getrf");
    LT_EQ(getrf(wide, t, m, n, a.pointers.p, ld, pivoting ? ipiv.buf.p : NULL, info.buf.p, count), 0);
    check(&a, LT_ALL), thaw(&info);
    if (pivoting) thaw(&ipiv);
    LT_BUF_CHECK(&ipiv.buf);
    for (int i = 0; i < count; i++) {
        int *own = rows + i * k;
        LT_EQ(ints_at(&info, i), i == bad ? zero + 1 : 0);
        for (int j = 0; j < k && pivoting; j++) own[j] = (int)ints_at(&ipiv, i * k + j);
        if (pivoting) {
            lt_view alone = own_copy(original[i]);
            int *wanted = malloc(sizeof *wanted * (size_t)k + 1);
            LT_EQ(single_getrf(t, alone, wanted), i == bad ? zero + 1 : 0);
            LT_CHECKF(lt_same_bits(alone, at(&a, i)), "member %d differs from a call of getrf", i);
            LT_CHECKF(memcmp(wanted, own, sizeof *own * (size_t)k) == 0, "member %d: other pivots", i);
            free(alone.p), free(wanted);
        }
        if (lt_judged(i, count)) LT_LE(lt_ratio_getrf(original[i], at(&a, i), pivoting ? own : NULL), LT_RATIO);
    }
    for (const char *trans = m == n ? "NTC" : ""; *trans; trans++) {
        batch b = batch_new(t, n, nrhs, ld, count), x = batch_new(t, n, nrhs, ld, count);
        for (int i = 0; i < count; i++) lt_generate(at(&b, i), "random", 0, r), lt_copy(at(&x, i), at(&b, i));
        freeze(&a), freeze(&x), lt_buf_freeze(&ipiv.buf);
        lt_step("getrs %c", *trans);
        LT_EQ(getrs(wide, t, *trans, n, nrhs, a.pointers.p, ld, pivoting ? ipiv.buf.p : NULL, x.pointers.p, ld, count), 0);
        check(&a, LT_NOTHING), check(&x, LT_ALL);
        LT_BUF_CHECK(&ipiv.buf);
        for (int i = 0; i < count; i++)
            if (i != bad && lt_judged(i, count))
                LT_LE(lt_ratio_solve(original[i], at(&x, i), at(&b, i), *trans), LT_RATIO);
        release(&b), release(&x);
    }
    for (int i = 0; i < count; i++) free(original[i].p);
    free(original), free(rows), lt_buf_free(&info.buf), lt_buf_free(&ipiv.buf), release(&a);
}

static const int orders[] = {1, 2, 3, 4, 5, 8, 9, 16, 17, 31, 32, 33, 64, 65, 130};
static const int counts[] = {1, 3, 4, 19, 67};

/* Each order with one or all of the batch sizes. */
static void sweep(void (*each)(int wide, lt_type t, int n, int count, int turn, lt_rng *r))
{
    lt_rng r = lt_seed(61);
    int all = lt_wanted() != LT_QUICK, turn = 0;
    for (int t = LT_S; t <= LT_Z; t++)
        for (size_t i = 0; i < sizeof orders / sizeof *orders; i++)
            for (size_t c = 0; c < sizeof counts / sizeof *counts; c++) {
                if (lt_under_valgrind() ? orders[i] > 33 || counts[c] > 19 || (i + c) % 3 : orders[i] > 33 && counts[c] > 19 && !all)
                    continue;
                each(turn % 2, (lt_type)t, orders[i], counts[c], turn, &r), turn++;
            }
}
static void one_cholesky(int wide, lt_type t, int n, int count, int turn, lt_rng *r)
{
    cholesky_case(wide, t, "LUlu"[turn % 4], n, n + turn % 3, count, 1 + turn % 5, r);
    if (count == 4) cholesky_case(!wide, t, "ULUL"[turn % 4], n, n + 1, count, 2, r);
}
static void one_lu(int wide, lt_type t, int n, int count, int turn, lt_rng *r)
{
    lu_case(wide, t, n, n, n + turn % 3, count, turn % 3 != 0, 1 + turn % 5, r);
    lu_case(!wide, t, n + turn % 7, n, n + 9, count, 1, 1, r);
    lu_case(wide, t, n, n + turn % 5, n, count, 1, 1, r);
}
static void cholesky(void) { sweep(one_cholesky); }
static void lu(void) { sweep(one_lu); }

/* Sizes of zero: nothing is looked at but info, which becomes 0 where there is a matrix. */
static void sizes_of_zero(void)
{
    for (int t = LT_S; t <= LT_Z; t++)
        for (int wide = 0; wide < 2; wide++) {
            ints info = ints_new(wide, 3);
            LT_EQ(potrf(wide, t, 'L', 5, NULL, 5, NULL, 0), 0);
            LT_EQ(getrf(wide, t, 5, 5, NULL, 5, NULL, NULL, 0), 0);
            LT_EQ(potrs(wide, t, 'L', 5, 0, NULL, 5, NULL, 5, 3), 0);
            LT_EQ(getrs(wide, t, 'N', 0, 2, NULL, 1, NULL, NULL, 1, 3), 0);
            lt_buf_freeze(&info.buf);
            LT_EQ(potrf(wide, t, 'U', 0, NULL, 1, info.buf.p, 3), 0);
            thaw(&info);
            for (int i = 0; i < 3; i++) LT_EQ(ints_at(&info, i), 0);
            memset(info.buf.p, 0x55, 16);
            lt_buf_freeze(&info.buf);
            LT_EQ(getrf(wide, t, 0, 7, NULL, 1, NULL, info.buf.p, 2), 0);
            thaw(&info);
            for (int i = 0; i < 2; i++) LT_EQ(ints_at(&info, i), 0);
            lt_buf_free(&info.buf);
        }
}

/* Each argument wrong in turn: its position, and nothing touched. */
static void refusals(void)
{
    enum { N = 6, COUNT = 5 };
    lt_rng r = lt_seed(62);
    for (int t = LT_S; t <= LT_Z; t++)
        for (int wide = 0; wide < 2; wide++) {
            batch a = batch_new((lt_type)t, N, N, N, COUNT), b = batch_new((lt_type)t, N, 2, N, COUNT);
            batch holes = batch_new((lt_type)t, N, N, N, COUNT);
            ints info = ints_new(wide, COUNT), ipiv = ints_new(wide, COUNT * N);
            for (int i = 0; i < COUNT; i++) lt_generate(at(&a, i), "spd", 1, &r), lt_generate(at(&b, i), "random", 0, &r);
            memcpy(holes.pointers.p, a.pointers.p, a.pointers.bytes);
            ((void **)holes.pointers.p)[COUNT - 1] = NULL;
            void *A = a.pointers.p, *B = b.pointers.p, *H = holes.pointers.p, *F = info.buf.p, *P = ipiv.buf.p;
            for (int i = 0; i < COUNT * N; i++) {
                if (wide) ((int64_t *)P)[i] = i % N + 1;
                else ((int *)P)[i] = i % N + 1;
            }
            freeze(&a), freeze(&b), lt_buf_freeze(&info.buf), lt_buf_freeze(&ipiv.buf);
            lt_context("type %c wide %d", lt_letter((lt_type)t), wide);
            LT_EQ(potrf(wide, t, 'X', N, A, N, F, COUNT), -1);
            LT_EQ(potrf(wide, t, 'L', -1, A, N, F, COUNT), -2);
            LT_EQ(potrf(wide, t, 'L', N, NULL, N, F, COUNT), -3);
            LT_EQ(potrf(wide, t, 'L', N, H, N, F, COUNT), -3);
            LT_EQ(potrf(wide, t, 'L', N, A, N - 1, F, COUNT), -4);
            LT_EQ(potrf(wide, t, 'L', 0, A, 0, F, COUNT), -4);
            LT_EQ(potrf(wide, t, 'L', N, A, N, NULL, COUNT), -5);
            LT_EQ(potrf(wide, t, 'L', N, A, N, F, -1), -6);
            LT_EQ(potrs(wide, t, 'X', N, 2, A, N, B, N, COUNT), -1);
            LT_EQ(potrs(wide, t, 'U', -1, 2, A, N, B, N, COUNT), -2);
            LT_EQ(potrs(wide, t, 'U', N, -1, A, N, B, N, COUNT), -3);
            LT_EQ(potrs(wide, t, 'U', N, 2, NULL, N, B, N, COUNT), -4);
            LT_EQ(potrs(wide, t, 'U', N, 2, H, N, B, N, COUNT), -4);
            LT_EQ(potrs(wide, t, 'U', N, 2, A, N - 1, B, N, COUNT), -5);
            LT_EQ(potrs(wide, t, 'U', N, 2, A, N, NULL, N, COUNT), -6);
            LT_EQ(potrs(wide, t, 'U', N, 2, A, N, H, N, COUNT), -6);
            LT_EQ(potrs(wide, t, 'U', N, 2, A, N, B, N - 1, COUNT), -7);
            LT_EQ(potrs(wide, t, 'U', N, 2, A, N, B, N, -1), -8);
            LT_EQ(getrf(wide, t, -1, N, A, N, P, F, COUNT), -1);
            LT_EQ(getrf(wide, t, N, -1, A, N, P, F, COUNT), -2);
            LT_EQ(getrf(wide, t, N, N, NULL, N, P, F, COUNT), -3);
            LT_EQ(getrf(wide, t, N, N, H, N, P, F, COUNT), -3);
            LT_EQ(getrf(wide, t, N, N, A, N - 1, P, F, COUNT), -4);
            LT_EQ(getrf(wide, t, N, N, A, N, P, NULL, COUNT), -6);
            LT_EQ(getrf(wide, t, N, N, A, N, P, F, -1), -7);
            LT_EQ(getrs(wide, t, 'X', N, 2, A, N, P, B, N, COUNT), -1);
            LT_EQ(getrs(wide, t, 'T', -1, 2, A, N, P, B, N, COUNT), -2);
            LT_EQ(getrs(wide, t, 'T', N, -1, A, N, P, B, N, COUNT), -3);
            LT_EQ(getrs(wide, t, 'T', N, 2, NULL, N, P, B, N, COUNT), -4);
            LT_EQ(getrs(wide, t, 'T', N, 2, H, N, P, B, N, COUNT), -4);
            LT_EQ(getrs(wide, t, 'T', N, 2, A, N - 1, P, B, N, COUNT), -5);
            LT_EQ(getrs(wide, t, 'T', N, 2, A, N, P, NULL, N, COUNT), -7);
            LT_EQ(getrs(wide, t, 'T', N, 2, A, N, P, H, N, COUNT), -7);
            LT_EQ(getrs(wide, t, 'T', N, 2, A, N, P, B, N - 1, COUNT), -8);
            LT_EQ(getrs(wide, t, 'T', N, 2, A, N, P, B, N, -1), -9);
            /* Sizes whose bytes no object has. */
            LT_EQ(potrf(wide, t, 'U', INT_MAX, A, INT_MAX, F, COUNT), -4);
            LT_EQ(potrs(wide, t, 'U', N, INT_MAX, A, N, B, INT_MAX, COUNT), -7);
            LT_EQ(getrf(wide, t, N, INT_MAX, A, INT_MAX, P, F, COUNT), -4);
            LT_EQ(getrs(wide, t, 'C', N, INT_MAX, A, N, P, B, INT_MAX, COUNT), -8);
            check(&a, LT_NOTHING), check(&b, LT_NOTHING);
            LT_BUF_CHECK(&info.buf);
            LT_BUF_CHECK(&ipiv.buf);
            lt_buf_free(&info.buf), lt_buf_free(&ipiv.buf), release(&a), release(&b), release(&holes);
        }
}

/* 64-bit counts that no array has. */
static void huge_counts(void)
{
    double *p = NULL, **a = &p;
    int64_t info = 55, most = INT64_MAX;
    LT_EQ(luchoDpotrfBatched_64('L', 3, a, 3, &info, most), -6);
    LT_EQ(luchoDpotrsBatched_64('L', 3, 1, a, 3, a, 3, most), -8);
    LT_EQ(luchoDgetrfBatched_64(3, 3, a, 3, NULL, &info, most), -7);
    LT_EQ(luchoDgetrsBatched_64('N', 3, 1, a, 3, NULL, a, 3, most), -9);
    LT_EQ(info, 55);
}

/* A pivot that names no row: -6, and its own right-hand side stays; the others are solved. */
static void bad_pivots(void)
{
    enum { N = 9, COUNT = 6, BAD = 2 };
    lt_rng r = lt_seed(63);
    for (int t = LT_S; t <= LT_Z; t++)
        for (int wide = 0; wide < 2; wide++) {
            batch a = batch_new((lt_type)t, N, N, N, COUNT), b = batch_new((lt_type)t, N, 1, N, COUNT);
            batch x = batch_new((lt_type)t, N, 1, N, COUNT), f = batch_new((lt_type)t, N, N, N, COUNT);
            ints info = ints_new(wide, COUNT), ipiv = ints_new(wide, COUNT * N);
            for (int i = 0; i < COUNT; i++) {
                lt_generate(at(&a, i), "random", 0, &r), lt_generate(at(&b, i), "random", 0, &r);
                lt_copy(at(&f, i), at(&a, i)), lt_copy(at(&x, i), at(&b, i));
            }
            LT_EQ(getrf(wide, t, N, N, f.pointers.p, N, ipiv.buf.p, info.buf.p, COUNT), 0);
            if (wide) ((int64_t *)ipiv.buf.p)[BAD * N + 4] = (int64_t)1 << 32 | 5;
            else ((int *)ipiv.buf.p)[BAD * N + 4] = N + 1;
            LT_EQ(getrs(wide, t, 'N', N, 1, f.pointers.p, N, ipiv.buf.p, x.pointers.p, N, COUNT), -6);
            for (int i = 0; i < COUNT; i++) {
                lt_context("type %c wide %d member %d", lt_letter((lt_type)t), wide, i);
                if (i == BAD) LT_CHECK(lt_same_bits(at(&x, i), at(&b, i)));
                else LT_LE(lt_ratio_solve(at(&a, i), at(&x, i), at(&b, i), 'N'), LT_RATIO);
            }
            lt_buf_free(&info.buf), lt_buf_free(&ipiv.buf), release(&a), release(&b), release(&x), release(&f);
        }
}

/* Memory is short during the call: work memory for one thread comes from the library's own block, with the usual
 * bits, as long as it is large enough (here 11 of 16 MB); beyond that (38 MB, or more) the call is refused, nothing touched. */
static void child_short(void)
{
    enum { N = 49, COUNT = 2 };
    lt_type t = (lt_type)atoi(getenv("LB_TYPE"));
    int m = atoi(getenv("LB_BYTES")) / (int)lt_size(t);
    lt_rng r = lt_seed(64);
    batch a = batch_new(t, m, N, m, COUNT);
    ints info = ints_new(0, COUNT), ipiv = ints_new(0, COUNT * N);
    lt_view original[COUNT];
    for (int i = 0; i < COUNT; i++) lt_generate(at(&a, i), "random", 0, &r), original[i] = own_copy(at(&a, i));
    freeze(&a), lt_buf_freeze(&info.buf), lt_buf_freeze(&ipiv.buf);
    int64_t result = getrf(0, t, m, N, a.pointers.p, m, ipiv.buf.p, info.buf.p, COUNT);
    if (result != 0) {
        LT_EQ(result, -1010);
        check(&a, LT_NOTHING);
        LT_BUF_CHECK(&info.buf);
        LT_BUF_CHECK(&ipiv.buf);
        LT_EQ(getrf(0, t, m, N, a.pointers.p, m, ipiv.buf.p, info.buf.p, COUNT), 0); /* once only */
    }
    for (int i = 0; i < COUNT; i++) {
        int wanted[N];
        LT_EQ(single_getrf(t, original[i], wanted), 0);
        LT_EQ(ints_at(&info, i), 0);
        LT_CHECKF(lt_same_bits(original[i], at(&a, i)), "member %d", i);
        LT_CHECK(memcmp(wanted, (int *)ipiv.buf.p + i * N, sizeof wanted) == 0);
        free(original[i].p);
    }
    printf("%s\n", result ? "refused" : "done");
    lt_buf_free(&info.buf), lt_buf_free(&ipiv.buf), release(&a);
}

static void short_of_memory(void)
{
    for (int t = LT_S; t <= LT_Z; t++)
        for (int large = 0; large < 2; large++) {
            int refused = 0;
            for (int k = 1; k <= 3; k++) {
                char type[32], bytes[32], fault[32];
                snprintf(type, sizeof type, "LB_TYPE=%d", t);
                snprintf(bytes, sizeof bytes, "LB_BYTES=%d", large ? 400000 : 120000);
                snprintf(fault, sizeof fault, "LUCHO_FAULT_ALLOC=%d", k);
                lt_context("type %c large %d %s", lt_letter((lt_type)t), large, fault);
                lt_result result = lt_child("short", (const char *[]){type, bytes, fault, NULL}, 60);
                if (!LT_EQ(result.status, 0)) lt_note("%s%s", result.out, result.err);
                refused += strstr(result.out, "refused") != NULL;
                lt_result_free(&result);
            }
            LT_CHECKF(large ? refused > 0 : refused == 0, "%d refusals", refused);
        }
}

/* ---- threads, processes ---- */

static uint64_t mixed(uint64_t hash, const void *p, size_t bytes)
{
    for (size_t i = 0; i < bytes; i++) hash = (hash ^ ((const unsigned char *)p)[i]) * 0x100000001b3u;
    return hash;
}

/* Factors and solves batches of every kind the kernels distinguish: a lane for each, tiles, blocks. Hash of the results. */
static uint64_t everything(void)
{
    static const int shapes[][2] = {{5, 200}, {40, 24}, {270, 3}};
    uint64_t hash = 0xcbf29ce484222325u;
    lt_rng r = lt_seed(65);
    for (int t = LT_S; t <= LT_Z; t++)
        for (int i = 0; i < (lt_under_valgrind() ? 2 : 3); i++) {
            int n = shapes[i][0], count = lt_under_valgrind() ? shapes[i][1] / 4 : shapes[i][1];
            size_t each = (size_t)n * (size_t)n * lt_size((lt_type)t), column = (size_t)n * lt_size((lt_type)t);
            char *l = malloc(each * count), *lu = malloc(each * count), *b = malloc(2 * column * count);
            void **lp = malloc(4 * sizeof *lp * count), **lup = lp + count, **xp = lup + count, **yp = xp + count;
            int *info = malloc(sizeof *info * count), *ipiv = malloc(sizeof *ipiv * count * n);
            for (int k = 0; k < count; k++) {
                lp[k] = l + each * k, lup[k] = lu + each * k, xp[k] = b + 2 * column * k, yp[k] = (char *)xp[k] + column;
                lt_generate(lt_cols((lt_type)t, lp[k], n, n, n), "spd", 0, &r);
                lt_generate(lt_cols((lt_type)t, lup[k], n, n, n), "random", 0, &r);
                lt_generate(lt_cols((lt_type)t, xp[k], n, 2, n), "random", 0, &r);
            }
            int64_t refused = potrf(0, t, 'L', n, lp, n, info, count);
            hash = mixed(hash, info, sizeof *info * count);
            refused |= potrs(0, t, 'L', n, 1, lp, n, xp, n, count);
            refused |= getrf(0, t, n, n, lup, n, ipiv, info, count);
            refused |= getrs(0, t, 'N', n, 1, lup, n, ipiv, yp, n, count);
            hash = mixed(hash, info, sizeof *info * count);
            hash = mixed(hash, ipiv, sizeof *ipiv * count * n);
            hash = mixed(mixed(mixed(hash, l, each * count), lu, each * count), b, 2 * column * count);
            if (refused) hash = 0;
            free(l), free(lu), free(b), free(lp), free(info), free(ipiv);
        }
    return hash;
}

static void child_hash(void) { printf("%016llx\n", (unsigned long long)everything()); }

/* The same bits for any number of threads. */
static void thread_counts(void)
{
    char first[64] = "";
    static const int counts[] = {1, 2, 3, 7, 16};
    for (int i = 0; i < 5; i++) {
        char threads[48];
        snprintf(threads, sizeof threads, "LUCHO_NUM_THREADS=%d", counts[i]);
        lt_context("%s", threads);
        lt_result result = lt_child("hash", (const char *[]){threads, NULL}, 60);
        if (!LT_EQ(result.status, 0)) lt_note("%s%s", result.out, result.err);
        LT_CHECK(strlen(result.out) >= 17 && strncmp(result.out, "0000000000000000", 16) != 0);
        if (!i) snprintf(first, sizeof first, "%.17s", result.out);
        LT_CHECKF(strncmp(result.out, first, 17) == 0, "%.17s, with one thread %s", result.out, first);
        lt_result_free(&result);
    }
}

static int begun;

static void *on_a_thread(void *out)
{
    __atomic_store_n(&begun, 1, __ATOMIC_RELEASE);
    *(uint64_t *)out = everything();
    return NULL;
}

/* Many callers at once. */
static void callers(void)
{
    enum { CALLERS = 6 };
    uint64_t wanted = everything(), got[CALLERS] = {0};
    pthread_t threads[CALLERS];
    LT_CHECK(wanted != 0);
    for (int i = 0; i < CALLERS; i++) LT_REQUIRE(pthread_create(&threads[i], NULL, on_a_thread, &got[i]) == 0);
    for (int i = 0; i < CALLERS; i++) pthread_join(threads[i], NULL), LT_CHECK(got[i] == wanted);
}

/* A forked child computes as its parent does, also when another thread of the parent was in the middle of a batch
 * (valgrind would count what that thread had allocated as lost in the child). */
static void forked(void)
{
    int alone = lt_under_valgrind();
    uint64_t wanted = everything(), beside = wanted;
    pthread_t other;
    begun = 0;
    LT_REQUIRE(alone || pthread_create(&other, NULL, on_a_thread, &beside) == 0);
    if (!alone) lt_before_fork(&begun);
    for (int round = 0; round < 4; round++) {
        pid_t child = fork();
        if (child == 0) _exit(everything() == wanted ? 42 : 1);
        LT_REQUIRE(child > 0);
        int status = 0;
        LT_REQUIRE(waitpid(child, &status, 0) == child);
        LT_CHECKF(WIFEXITED(status) && WEXITSTATUS(status) == 42, "round %d: status %x", round, status);
    }
    if (!alone) pthread_join(other, NULL);
    LT_CHECK(beside == wanted && everything() == wanted);
}

static const lt_test tests[] = {{"cholesky", cholesky, 100},  {"lu", lu, 100},
                                {"sizes_of_zero", sizes_of_zero, 0}, {"refusals", refusals, 0},
                                {"bad_pivots", bad_pivots, 0}, {"huge_counts", huge_counts, 0},
                                {"short_of_memory", short_of_memory, 0},
                                {"thread_counts", thread_counts, 100}, {"callers", callers, 100},
                                {"forked", forked, 100}, {0}};
static const lt_test children[] = {{"short", child_short, 0}, {"hash", child_hash, 0}, {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, children); }
