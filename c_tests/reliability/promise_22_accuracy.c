/* Promise 22: LAPACK's ratios stay below 30 for factorizations, solutions and inverses, and below 16 for products, also for
 * matrices that are graded, badly scaled, singular, or near the ends of the range. What the tests of mluOp and LAPACK
 * show of theirs (lu.csv, cholesky.csv, lapack.csv), this shows of batches, lucho.h's and aclBLAS's, and of GEMM. Maxima keep
 * NaN. Each judge is shown a wrong answer besides, of each matrix, and has to object. */
#include "harness.h"
#include "workload.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "lucho.h"

void sgemm_(const char *, const char *, const int *, const int *, const int *, const void *, const void *, const int *, const void *, const int *, const void *, void *, const int *);
void dgemm_(const char *, const char *, const int *, const int *, const int *, const void *, const void *, const int *, const void *, const int *, const void *, void *, const int *);
void cgemm_(const char *, const char *, const int *, const int *, const int *, const void *, const void *, const int *, const void *, const int *, const void *, void *, const int *);
void zgemm_(const char *, const char *, const int *, const int *, const int *, const void *, const void *, const int *, const void *, const int *, const void *, void *, const int *);

/* The function of a type; addresses are void pointers. */
#define TYPED(t, prefix, name, ...)                                                                \
    ((t) == LT_S   ? prefix##S##name(__VA_ARGS__)                                                  \
     : (t) == LT_D ? prefix##D##name(__VA_ARGS__)                                                  \
     : (t) == LT_C ? prefix##C##name(__VA_ARGS__)                                                  \
                   : prefix##Z##name(__VA_ARGS__))

/* Members enough for those forms that take several at once. */
enum { MEMBERS = 5, NRHS = 3 };
static const int quick_orders[] = {1, 2, 5, 16, 41}, more_orders[] = {70, 130, 257};
static lt_rng rng;
static struct wl_session session;

static void *elements(lt_type t, int count)
{
    void *p = calloc((size_t)count + 1, lt_size(t));
    LT_REQUIRE(p);
    return p;
}

/* Members of a family, the matrices as they were made, and pointers to them. */
struct batch {
    lt_type t;
    int m, n;
    void *p, *was, *at[MEMBERS];
};

static struct batch make(lt_type t, int m, int n, const char *family, int hermitian)
{
    struct batch b = {t, m, n, elements(t, m * n * MEMBERS), elements(t, m * n * MEMBERS), {0}};
    for (int k = 0; k < MEMBERS; k++) {
        b.at[k] = (char *)b.p + (size_t)k * m * n * lt_size(t);
        lt_generate(lt_cols(t, b.at[k], m, n, m), family, hermitian, &rng);
    }
    memcpy(b.was, b.p, (size_t)m * n * MEMBERS * lt_size(t));
    return b;
}

static lt_view now(const struct batch *b, int k)
{
    return lt_cols(b->t, b->at[k], b->m, b->n, b->m);
}

static lt_view before(const struct batch *b, int k)
{
    return lt_cols(b->t, (char *)b->was + (size_t)k * b->m * b->n * lt_size(b->t), b->m, b->n, b->m);
}

static void drop(struct batch *b)
{
    free(b->p), free(b->was);
}

/* The largest element, on the diagonal if asked for, is doubled: an answer that is wrong in one place. */
struct place {
    int64_t i, j;
    double complex value;
};

static struct place spoil(lt_view a, int on_diagonal)
{
    struct place most = {0, 0, lt_get(a, 0, 0)};
    for (int64_t i = 0; i < a.m; i++)
        for (int64_t j = 0; j < a.n; j++)
            if ((i == j || !on_diagonal) && cabs(lt_get(a, i, j)) > cabs(most.value))
                most = (struct place){i, j, lt_get(a, i, j)};
    lt_set(a, most.i, most.j, most.value != 0 ? 2 * most.value : 1);
    return most;
}

/* Whether a solution that is wrong in one place leaves a residual: for the others it may be within what their norm or condition
 * allows. */
static int is_plain(const char *family)
{
    static const char *const plain[] = {"random", "dominant", "spd", "underflow", "overflow"};
    for (int k = 0; k < 5; k++)
        if (strcmp(family, plain[k]) == 0)
            return 1;
    return 0;
}

#define JUDGED(ratio, result, on_diagonal, plain)                                                         \
    do {                                                                                           \
        LT_LE(ratio, LT_RATIO);                                                                    \
        struct place was_ = spoil(result, on_diagonal);                                            \
        double wrong_ = ratio;                                                                     \
        LT_CHECKF(!(plain) || !(wrong_ <= LT_RATIO), "a wrong answer has the ratio %g", wrong_);               \
        lt_set(result, was_.i, was_.j, was_.value);                                                \
    } while (0)

static int zero_column(const char *family, int n)
{
    return strcmp(family, "zero_first") == 0 ? 1 : strcmp(family, "zero_mid") == 0 ? n / 2 + 1 : strcmp(family, "zero_last") == 0 ? n : 0;
}

static void *pointers(struct batch *b)
{
    return b->at;
}

static void solutions(struct batch *a, const int *pivots, char uplo, const char *family)
{
    int n = a->n;
    for (const char *op = uplo ? "N" : "NTC"; *op; op++) {
        struct batch b = make(a->t, n, NRHS, "random", 0);
        int st = uplo ? TYPED(a->t, lucho, potrsBatched, uplo, n, NRHS, pointers(a), n, pointers(&b), n, MEMBERS)
                      : TYPED(a->t, lucho, getrsBatched, *op, n, NRHS, pointers(a), n, pivots, pointers(&b), n, MEMBERS);
        LT_EQ(st, 0);
        for (int k = 0; k < MEMBERS; k++)
            JUDGED(lt_ratio_solve(before(a, k), now(&b, k), before(&b, k), *op), now(&b, k), 0, is_plain(family));
        drop(&b);
    }
}

static void lucho_lu(lt_type t, int m, int n, const char *family, int pivoting)
{
    struct batch a = make(t, m, n, family, 0);
    int steps = m < n ? m : n, *pivots = calloc((size_t)steps * MEMBERS, sizeof *pivots), info[MEMBERS], bad = zero_column(family, n);
    LT_EQ(TYPED(t, lucho, getrfBatched, m, n, pointers(&a), m, pivoting ? pivots : NULL, info, MEMBERS), 0);
    for (int k = 0; k < MEMBERS; k++) {
        const int *own = pivoting ? pivots + k * steps : NULL;
        LT_CHECKF(bad ? info[k] > 0 : info[k] == 0, "info %d", info[k]);
        JUDGED(lt_ratio_getrf(before(&a, k), now(&a, k), own), now(&a, k), 1, 1);
    }
    if (m == n && !bad)
        solutions(&a, pivoting ? pivots : NULL, 0, family);
    free(pivots), drop(&a);
}

static void lucho_cholesky(lt_type t, int n, const char *family, char uplo)
{
    struct batch a = make(t, n, n, family, 1);
    int info[MEMBERS];
    LT_EQ(TYPED(t, lucho, potrfBatched, uplo, n, pointers(&a), n, info, MEMBERS), 0);
    for (int k = 0; k < MEMBERS; k++) {
        LT_EQ(info[k], zero_column(family, n));
        if (info[k] == 0)
            JUDGED(lt_ratio_potrf(before(&a, k), now(&a, k), uplo == 'L' ? LT_LOWER : LT_UPPER), now(&a, k), 1, 1);
    }
    if (!zero_column(family, n))
        solutions(&a, NULL, uplo, family);
    drop(&a);
}

static void aclblas_lu(lt_type t, int n, const char *family)
{
    struct batch a = make(t, n, n, family, 0), b = make(t, n, NRHS, "random", 0), c = make(t, n, n, "random", 0);
    int *pivots = calloc((size_t)n * MEMBERS, sizeof *pivots), info[MEMBERS], told = 7, bad = zero_column(family, n);
    LT_EQ(TYPED(t, aclblas, getrfBatched, session.blas, n, pointers(&a), n, pivots, info, MEMBERS), 0);
    LT_EQ(aclrtSynchronizeStream(session.stream), 0);
    for (int k = 0; k < MEMBERS; k++) {
        LT_CHECKF(bad ? info[k] > 0 : info[k] == 0, "info %d", info[k]);
        JUDGED(lt_ratio_getrf(before(&a, k), now(&a, k), pivots + k * n), now(&a, k), 1, 1);
    }
    if (!bad) {
        LT_EQ(TYPED(t, aclblas, getrsBatched, session.blas, ACLBLAS_OP_N, n, NRHS, pointers(&a), n, pivots, pointers(&b), n, &told, MEMBERS), 0);
        LT_EQ(TYPED(t, aclblas, getriBatched, session.blas, n, pointers(&a), n, pivots, pointers(&c), n, info, MEMBERS), 0);
        LT_EQ(aclrtSynchronizeStream(session.stream), 0);
        for (int k = 0; k < MEMBERS; k++) {
            JUDGED(lt_ratio_solve(before(&a, k), now(&b, k), before(&b, k), 'N'), now(&b, k), 0, is_plain(family));
            LT_LE(lt_ratio_inverse(before(&a, k), now(&c, k)), LT_RATIO);
        }
    }
    free(pivots), drop(&a), drop(&b), drop(&c);
}

/* Row i, or with `column` column i, as real parts and then imaginary ones. */
static void line(lt_view a, int64_t i, int column, long double *to)
{
    int64_t n = column ? a.m : a.n;
    for (int64_t l = 0; l < n; l++) {
        double complex e = column ? lt_get(a, l, i) : lt_get(a, i, l);
        to[l] = creal(e), to[n + l] = cimag(e);
    }
}

/* |C - A B| over k |A| |B| eps, 1-norms, the exact product summed in the next precision. */
static double product_ratio(lt_view a, lt_view b, lt_view c)
{
    int64_t n = a.n, imaginary = lt_is_complex(a.t) ? n : 0;
    double worst = 0, norms[] = {lt_norm1(a), lt_norm1(b)};
    long double *rows = malloc((size_t)(2 * n * (a.m + 1)) * sizeof *rows), *y = rows + 2 * n * a.m;
    LT_REQUIRE(rows);
    for (int64_t i = 0; i < a.m; i++)
        line(a, i, 0, rows + 2 * n * i);
    for (int64_t j = 0; j < c.n; j++) {
        long double sum = 0;
        line(b, j, 1, y);
        for (int64_t i = 0; i < c.m; i++) {
            const long double *x = rows + 2 * n * i;
            long double re = creal(lt_get(c, i, j)), im = cimag(lt_get(c, i, j));
            for (int64_t l = 0; l < n; l++)
                re -= x[l] * y[l];
            for (int64_t l = 0; l < imaginary; l++)
                re += x[n + l] * y[n + l], im -= x[l] * y[n + l] + x[n + l] * y[l];
            sum += hypotl(re, im);
        }
        worst = lt_max(worst, (double)(sum / (long double)norms[0] / (long double)norms[1]));
    }
    free(rows);
    return worst / (double)n / lt_eps(a.t);
}

static void products(lt_type t, int n, const char *left, const char *right)
{
    struct batch a = make(t, n, n, left, 0), b = make(t, n, n, right, 0), c = make(t, n, n, "random", 0);
    double one[2] = {1, 0}, zero[2] = {0, 0};
    float one_f[2] = {1, 0}, zero_f[2] = {0, 0};
    void *p = t == LT_S || t == LT_C ? (void *)one_f : one, *q = t == LT_S || t == LT_C ? (void *)zero_f : zero;
    (t == LT_S ? sgemm_ : t == LT_D ? dgemm_ : t == LT_C ? cgemm_ : zgemm_)("N", "N", &n, &n, &n, p, a.p, &n, b.p, &n, q, c.p, &n);
    LT_LE(product_ratio(before(&a, 0), before(&b, 0), now(&c, 0)), 16);
    spoil(now(&c, 0), 0);
    double wrong = product_ratio(before(&a, 0), before(&b, 0), now(&c, 0));
    LT_CHECKF(!(wrong <= 16), "a wrong product has the ratio %g", wrong);
    drop(&a), drop(&b), drop(&c);
}

static void orders(void (*one)(lt_type, int))
{
    for (int t = LT_S; t <= LT_Z; t++) {
        for (size_t k = 0; k < sizeof quick_orders / sizeof *quick_orders; k++)
            one((lt_type)t, quick_orders[k]);
        for (size_t k = 0; k < sizeof more_orders / sizeof *more_orders && lt_wanted() > LT_QUICK; k++)
            one((lt_type)t, more_orders[k]);
    }
}

static const char *const general[] = {"random", "dominant", "cond_mid", "cond_high", "underflow", "overflow", "graded", "badscaled",
                                      "diag", "upper", "lower", "zero_first", "zero_mid", "zero_last"};
static const char *const definite[] = {"spd", "cond_mid", "underflow", "overflow", "graded", "badscaled", "zero_first", "zero_mid", "zero_last"};
#define EACH(list, f) for (size_t f = 0; f < sizeof list / sizeof *list; f++)
#define NAMED(t, n, family) lt_context("type %c n %d %s", lt_letter(t), n, family), lt_step("%c %d %s", lt_letter(t), n, family)

static void each_lu(lt_type t, int n)
{
    EACH(general, f) {
        NAMED(t, n, general[f]);
        lucho_lu(t, n, n, general[f], 1);
        if (strcmp(general[f], "dominant") == 0)
            lucho_lu(t, n, n, general[f], 0);
        if (!zero_column(general[f], n))
            lucho_lu(t, n + 7, n, general[f], 1), lucho_lu(t, n, n + 3, general[f], 1);
        aclblas_lu(t, n, general[f]);
    }
}

static void each_cholesky(lt_type t, int n)
{
    EACH(definite, f) {
        NAMED(t, n, definite[f]);
        lucho_cholesky(t, n, definite[f], 'L'), lucho_cholesky(t, n, definite[f], 'U');
    }
}

static void each_product(lt_type t, int n)
{
    static const char *const pairs[][2] = {{"random", "random"}, {"overflow", "underflow"}, {"graded", "badscaled"}, {"cond_high", "dominant"}, {"upper", "lower"}};
    EACH(pairs, f) {
        NAMED(t, n, pairs[f][0]);
        products(t, n, pairs[f][0], pairs[f][1]);
    }
}

static void lu(void)
{
    rng = lt_seed(221);
    CHECK(wl_open(&session, 1) == 0, "open");
    orders(each_lu);
    CHECK(wl_close(&session) == 0, "close");
}
static void cholesky(void) { rng = lt_seed(222), orders(each_cholesky); }
static void product(void) { rng = lt_seed(223), orders(each_product); }

int main(int argc, char **argv)
{
    static const lt_test tests[] = {{"lu", lu, 120}, {"cholesky", cholesky, 120}, {"product", product, 120}, {0}};
    return lt_main(argc, argv, tests, NULL);
}
