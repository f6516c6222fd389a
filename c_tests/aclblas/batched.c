/* getrfBatched, getrsBatched, getriBatched, matinvBatched for S, D, C, Z over cases/aclblas.csv.
 *
 * Judged by LAPACK's residual ratios; info exact for every member; every member bitwise as in a call on it alone;
 * inputs, gaps, pointer arrays and guard zones untouched; solve and inversion also with one shared read-only factor.
 */
#include <stdlib.h>
#include <string.h>

#include "support.h"

typedef struct {
    fixture f;
    lt_type t;
    int n, lda, count, nrhs, pivot;
    const char *family;
    lt_rng rng;
    batch original, a; /* a becomes the factors */
    lt_buf pivots, info;
} problem;

static int singular_family(const char *family) { return strncmp(family, "zero_", 5) == 0; }

static int singular(const problem *p, int b) {
    return singular_family(p->family) && (b == 0 || b == p->count / 4 || b == p->count / 2 || b == p->count - 1);
}

static int expected_info(const problem *p, int b) {
    if (!singular(p, b)) return 0;
    return p->family[5] == 'f' ? 1 : p->family[5] == 'm' ? p->n / 2 + 1 : p->n;
}

static void check_info(const problem *p, lt_buf *info, const char *who) {
    lt_buf_allow_bytes(info, info->p, info->bytes);
    LT_BUF_CHECK(info);
    for (int b = 0; b < p->count; b++) {
        int got = ((int *)info->p)[b], want = expected_info(p, b);
        LT_CHECKF(got == want, "%s: info[%d] is %d, expected %d", who, b, got, want);
    }
}

static int *pivots_of(const problem *p, int b) { return p->pivot ? (int *)p->pivots.p + b * p->n : NULL; }

static void sync(const problem *p) { RT(aclrtSynchronizeStream(p->f.stream)); }

/* One matrix alone in a plain array, and a device-side pointer to it. */
static void *alone(const problem *p, int m, int n, void ***pointer) {
    void *data = malloc((size_t)m * (size_t)n * lt_size(p->t) + 1);
    *pointer = malloc(sizeof(void *));
    LT_REQUIRE(data != NULL && *pointer != NULL);
    **pointer = data;
    return data;
}

static void factor(problem *p) {
    lt_step("getrf");
    batch_freeze(&p->a), lt_buf_freeze(&p->pivots), lt_buf_freeze(&p->info);
    OK(getrf(p->t, p->f.handle, p->n, p->a.pointers.p, p->lda, p->pivot ? p->pivots.p : NULL, p->info.p, p->count));
    sync(p);
    batch_check(&p->a, 1, LT_ALL);
    if (p->pivot) lt_buf_allow_bytes(&p->pivots, p->pivots.p, p->pivots.bytes);
    LT_BUF_CHECK(&p->pivots);
    check_info(p, &p->info, "getrf");
    double worst = 0;
    for (int b = 0; b < p->count; b++) {
        lt_view a = batch_at(&p->original, b), lu = batch_at(&p->a, b);
        const int *piv = pivots_of(p, b);
        if (lt_judged(b, p->count)) worst = lt_max(worst, lt_ratio_getrf(a, lu, piv));
        for (int i = 0; i < p->n && piv != NULL; i++)
            if (!(piv[i] > i && piv[i] <= p->n)) LT_CHECKF(0, "member %d: pivot %d is %d", b, i, piv[i]);
        if (piv != NULL && p->n <= 300 && lt_judged(b, p->count) && strcmp(p->family, "cond_high") != 0)
            LT_CHECKF(lt_pivots_plausible(a, piv, 1e-2), "member %d: a pivot is not the largest candidate", b);
    }
    LT_LE(worst, LT_RATIO);
}

static void factor_alone(problem *p) {
    void **pointer;
    void *data = alone(p, p->n, p->n, &pointer);
    int *piv = malloc(sizeof(int) * (size_t)p->n), info = -1;
    lt_view x = lt_cols(p->t, data, p->n, p->n, p->n);
    lt_step("getrf, one by one");
    for (int b = 0; b < p->count; b++) {
        lt_copy(x, batch_at(&p->original, b));
        OK(getrf(p->t, p->f.handle, p->n, pointer, p->n, p->pivot ? piv : NULL, &info, 1));
        sync(p);
        LT_EQ(info, expected_info(p, b));
        LT_CHECKF(lt_same_bits(x, batch_at(&p->a, b)), "getrf: member %d differs from a call on it alone", b);
        if (p->pivot)
            LT_CHECKF(memcmp(piv, pivots_of(p, b), sizeof(int) * (size_t)p->n) == 0, "member %d: other pivots", b);
    }
    free(piv), free(data), free(pointer);
}

static void solve(problem *p, aclblasOperation_t op, int shared) {
    char name = op == ACLBLAS_OP_N ? 'N' : op == ACLBLAS_OP_T ? 'T' : 'C';
    int ldb = p->n + (p->nrhs & 1) * 2, info = -9;
    batch b = batch_new(p->t, p->n, p->nrhs, ldb, p->count, LT_ZONES);
    batch x = batch_new(p->t, p->n, p->nrhs, ldb, p->count, p->count & 1 ? LT_PAGE : LT_ZONES);
    lt_buf factors = lt_buf_new(p->a.pointers.bytes, LT_ZONES, &device_memory), pivots = ints((size_t)(p->n * p->count));
    for (int i = 0; i < p->count; i++) {
        int from = shared ? p->count / 3 : i; /* never a singular member: those are 0, 1/4, 1/2 and the last */
        ((void **)factors.p)[i] = ((void **)p->a.pointers.p)[from];
        if (p->pivot) memcpy((int *)pivots.p + i * p->n, pivots_of(p, from), sizeof(int) * (size_t)p->n);
        lt_generate(batch_at(&b, i), "random", 0, &p->rng);
        lt_copy(batch_at(&x, i), batch_at(&b, i));
    }
    lt_buf_freeze(&factors), lt_buf_freeze(&pivots), batch_freeze(&x), batch_freeze(&p->a);
    lt_step("getrs %c, %d right hand sides%s", name, p->nrhs, shared ? ", shared factor" : "");
    OK(getrs(p->t, p->f.handle, op, p->n, p->nrhs, factors.p, p->lda, p->pivot ? pivots.p : NULL, x.pointers.p, ldb, &info,
             p->count));
    LT_EQ(info, 0);
    sync(p);
    batch_check(&p->a, 0, LT_NOTHING);
    batch_check(&x, 1, LT_ALL);
    LT_BUF_CHECK(&factors);
    LT_BUF_CHECK(&pivots);
    double worst = 0;
    for (int i = 0; i < p->count; i++) {
        if ((singular(p, i) && !shared) || !lt_judged(i, p->count)) continue;
        lt_view a = batch_at(&p->original, shared ? p->count / 3 : i);
        worst = lt_max(worst, lt_ratio_solve(a, batch_at(&x, i), batch_at(&b, i), name));
    }
    LT_LE(worst, LT_RATIO);
    lt_buf_free(&factors), lt_buf_free(&pivots);
    batch_free(&b), batch_free(&x);
}

static void judge_inverse(problem *p, batch *c, const char *who) {
    double worst = 0;
    for (int b = 0; b < p->count; b++)
        if (!singular(p, b) && lt_judged(b, p->count))
            worst = lt_max(worst, lt_ratio_inverse(batch_at(&p->original, b), batch_at(c, b)));
    LT_CHECKF(worst <= LT_RATIO, "%s: ratio %.3g", who, worst);
}

static void invert(problem *p) {
    int ldc = p->n + 1;
    batch c = batch_new(p->t, p->n, p->n, ldc, p->count, p->count & 1 ? LT_PAGE : LT_ZONES);
    lt_buf info = ints((size_t)p->count);
    batch_freeze(&c), batch_freeze(&p->a), lt_buf_freeze(&info), lt_buf_freeze(&p->pivots);
    lt_step("getri");
    OK(getri(p->t, p->f.handle, p->n, p->a.pointers.p, p->lda, p->pivot ? p->pivots.p : NULL, c.pointers.p, ldc, info.p,
             p->count));
    sync(p);
    batch_check(&p->a, 0, LT_NOTHING);
    batch_check(&c, 1, LT_ALL);
    LT_BUF_CHECK(&p->pivots);
    check_info(p, &info, "getri");
    judge_inverse(p, &c, "getri");
    void **from, **to;
    void *lu = alone(p, p->n, p->n, &from), *inverse = alone(p, p->n, p->n, &to);
    lt_step("getri, one by one");
    for (int b = 0; b < p->count; b++) {
        int one = -1;
        if (singular(p, b)) continue;
        lt_copy(lt_cols(p->t, lu, p->n, p->n, p->n), batch_at(&p->a, b));
        OK(getri(p->t, p->f.handle, p->n, from, p->n, pivots_of(p, b), to, p->n, &one, 1));
        sync(p);
        LT_EQ(one, 0);
        LT_CHECKF(lt_same_bits(lt_cols(p->t, inverse, p->n, p->n, p->n), batch_at(&c, b)),
                  "getri: member %d differs from a call on it alone", b);
    }
    free(lu), free(inverse), free(from), free(to);
    lt_buf_free(&info);
    batch_free(&c);
}

static void invert_small(problem *p) {
    int ldi = p->n + 2;
    batch c = batch_new(p->t, p->n, p->n, ldi, p->count, LT_ZONES);
    lt_buf info = ints((size_t)p->count);
    batch_freeze(&c), batch_freeze(&p->original), lt_buf_freeze(&info);
    lt_step("matinv");
    aclblasStatus_t s = matinv(p->t, p->f.handle, p->n, p->original.pointers.p, p->lda, c.pointers.p, ldi, info.p, p->count);
    sync(p);
    LT_EQ(s, p->n <= 32 ? ACLBLAS_STATUS_SUCCESS : ACLBLAS_STATUS_INVALID_VALUE);
    batch_check(&p->original, 0, LT_NOTHING);
    batch_check(&c, p->n <= 32, LT_ALL);
    if (p->n <= 32) {
        check_info(p, &info, "matinv");
        judge_inverse(p, &c, "matinv");
    }
    LT_BUF_CHECK(&info);
    lt_buf_free(&info);
    batch_free(&c);
}

static void run(lt_csv *c) {
    problem p;
    memset(&p, 0, sizeof p);
    p.f = fixture_new();
    p.t = lt_type_of(lt_csv_text(c, "type"));
    p.n = (int)lt_csv_int(c, "n");
    p.lda = p.n + (int)lt_csv_int(c, "gap");
    p.count = (int)lt_csv_int(c, "batch");
    p.nrhs = (int)lt_csv_int(c, "nrhs");
    p.pivot = (int)lt_csv_int(c, "pivot");
    p.family = lt_csv_text(c, "family");
    p.rng = lt_seed((uint64_t)lt_csv_line(c));
    lt_guard guard = lt_csv_line(c) % 3 == 0 ? LT_PAGE : LT_ZONES;
    p.original = batch_new(p.t, p.n, p.n, p.lda, p.count, guard);
    p.a = batch_new(p.t, p.n, p.n, p.lda, p.count, guard);
    p.pivots = ints((size_t)(p.n * p.count)), p.info = ints((size_t)p.count);
    for (int b = 0; b < p.count; b++) {
        int plain = singular_family(p.family) && !singular(&p, b);
        lt_generate(batch_at(&p.original, b), plain ? "random" : p.family, 0, &p.rng);
        lt_copy(batch_at(&p.a, b), batch_at(&p.original, b));
    }
    factor(&p);
    factor_alone(&p);
    solve(&p, ACLBLAS_OP_N, 0), solve(&p, ACLBLAS_OP_T, 0), solve(&p, ACLBLAS_OP_C, 0);
    if (!singular(&p, p.count / 3)) solve(&p, ACLBLAS_OP_N, 1);
    invert(&p);
    invert_small(&p);
    batch_free(&p.original), batch_free(&p.a), lt_buf_free(&p.pivots), lt_buf_free(&p.info);
    fixture_free(&p.f);
}

static void cases(void) {
    lt_csv *c = lt_csv_open("aclblas.csv");
    while (lt_csv_next(c)) {
        const char *family = lt_csv_text(c, "family");
        lt_type t = lt_type_of(lt_csv_text(c, "type"));
        /* Valgrind computes long double in double, which cannot judge doubles at the ends of their range. */
        int extreme = strcmp(family, "underflow") == 0 || strcmp(family, "overflow") == 0;
        if (extreme && lt_under_valgrind() && (t == LT_D || t == LT_Z)) continue;
        run(c);
    }
    lt_csv_close(c);
}

/* matinv and getri from one shared read-only matrix into different outputs. */
static void shared_inputs(void) {
    fixture f = fixture_new();
    lt_rng r = lt_seed(41);
    for (int t = LT_S; t <= LT_Z; t++) {
        int n = 12, count = 9, pivots[9 * 12], info[9];
        batch a = batch_new((lt_type)t, n, n, n, 1, LT_ZONES), c = batch_new((lt_type)t, n, n, n, count, LT_ZONES);
        batch d = batch_new((lt_type)t, n, n, n, count, LT_ZONES), lu = batch_new((lt_type)t, n, n, n, 1, LT_ZONES);
        void *same[9], *factors[9];
        lt_generate(batch_at(&a, 0), "random", 0, &r);
        lt_copy(batch_at(&lu, 0), batch_at(&a, 0));
        OK(getrf((lt_type)t, f.handle, n, lu.pointers.p, n, pivots, info, 1));
        RT(aclrtSynchronizeStream(f.stream));
        for (int i = 0; i < count; i++) {
            same[i] = batch_at(&a, 0).p;
            factors[i] = batch_at(&lu, 0).p;
            memcpy(pivots + i * n, pivots, sizeof(int) * (size_t)n);
        }
        batch_freeze(&a), batch_freeze(&lu);
        OK(matinv((lt_type)t, f.handle, n, same, n, c.pointers.p, n, info, count));
        OK(getri((lt_type)t, f.handle, n, factors, n, pivots, d.pointers.p, n, info, count));
        RT(aclrtSynchronizeStream(f.stream));
        batch_check(&a, 0, LT_NOTHING), batch_check(&lu, 0, LT_NOTHING);
        for (int i = 0; i < count; i++) {
            LT_LE(lt_ratio_inverse(batch_at(&a, 0), batch_at(&c, i)), LT_RATIO);
            LT_LE(lt_ratio_inverse(batch_at(&a, 0), batch_at(&d, i)), LT_RATIO);
            LT_CHECK(lt_same_bits(batch_at(&c, i), batch_at(&c, 0)));
            LT_CHECK(lt_same_bits(batch_at(&d, i), batch_at(&d, 0)));
        }
        batch_free(&a), batch_free(&c), batch_free(&d), batch_free(&lu);
    }
    fixture_free(&f);
}

static const lt_test tests[] = {{"cases", cases, 60}, {"shared_inputs", shared_inputs, 0}, {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
