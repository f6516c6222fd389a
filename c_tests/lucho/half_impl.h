/* The tests of half.c for one format and one size of integers. Defined before: NAME(x) a name of this file's, CALL(x)
 * one of lucho.h, TYPE the element, INT the integer, VALUE its value, NEAREST the element next to a double, ROUNDOFF. */

static TYPE NAME(get)(const TYPE *a, int ld, int i, int j) { return a[(size_t)j * ld + i]; }
static double NAME(at)(const TYPE *a, int ld, int i, int j) { return VALUE(NAME(get)(a, ld, i, j)); }
static void NAME(set)(TYPE *a, int ld, int i, int j, double x) { a[(size_t)j * ld + i] = NEAREST(x); }

/* An m x n matrix with a gap behind each column, all of it guarded. */
static lt_buf NAME(matrix)(int n, int ld)
{
    lt_buf b = lt_buf_new((size_t)ld * n * sizeof(TYPE), LT_PAGE, NULL);
    memset(b.p, 0x7f, b.bytes);
    return b;
}
static void NAME(fill)(TYPE *a, int m, int n, int ld, uint64_t seed)
{
    for (int j = 0; j < n; j++)
        for (int i = 0; i < m; i++) NAME(set)(a, ld, i, j, uniform(&seed));
}
static void NAME(definite)(TYPE *a, int n, int ld, uint64_t seed)
{
    for (int j = 0; j < n; j++)
        for (int i = 0; i <= j; i++) {
            double x = i == j ? n / 2.0 + 2 : uniform(&seed) / 2;
            NAME(set)(a, ld, i, j, x), NAME(set)(a, ld, j, i, x);
        }
}

/* Nothing but the m x n elements has changed since the buffer was frozen. */
static void NAME(only)(lt_buf *b, int m, int n, int ld)
{
    for (int j = 0; j < n; j++) lt_buf_allow_bytes(b, (TYPE *)b->p + (size_t)j * ld, (size_t)m * sizeof(TYPE));
    LT_BUF_CHECK(b);
}

/* |P A - L U| over n |A| u, maximum row sums; ipiv NULL: no exchanges. */
static double NAME(lu_ratio)(const TYPE *a, const TYPE *lu, int m, int n, int ld, const INT *ipiv)
{
    int steps = m < n ? m : n, *order = malloc((size_t)m * sizeof *order);
    double worst = 0, norm = 0, *row = malloc((size_t)n * sizeof *row);
    LT_REQUIRE(order && row);
    for (int i = 0; i < m; i++) order[i] = i;
    for (int i = 0; ipiv && i < steps; i++) {
        int p = (int)ipiv[i] - 1, old = order[i];
        LT_REQUIRE(p >= i && p < m);
        order[i] = order[p], order[p] = old;
    }
    for (int i = 0; i < m; i += row_step(m)) {
        double error = 0, size = 0;
        for (int j = 0; j < n; j++) row[j] = NAME(at)(a, ld, order[i], j), size += fabs(row[j]);
        for (int k = 0; k < steps && k <= i; k++) {
            double l = k == i ? 1 : NAME(at)(lu, ld, i, k);
            for (int j = k; j < n; j++) row[j] -= l * NAME(at)(lu, ld, k, j);
        }
        for (int j = 0; j < n; j++) error += fabs(row[j]);
        worst = larger(worst, error), norm = larger(norm, size);
    }
    free(order), free(row);
    return worst == 0 ? 0 : worst / (n * norm * ROUNDOFF);
}

static double NAME(cholesky_ratio)(const TYPE *a, const TYPE *l, char uplo, int n, int ld)
{
    double worst = 0, norm = 0;
#define FACTOR(i, k) (uplo == 'L' ? NAME(at)(l, ld, i, k) : NAME(at)(l, ld, k, i))
    for (int i = 0; i < n; i += row_step(n)) {
        double error = 0, size = 0;
        for (int j = 0; j < n; j++) {
            double sum = 0;
            for (int k = 0; k <= i && k <= j; k++) sum += FACTOR(i, k) * FACTOR(j, k);
            error += fabs(NAME(at)(a, ld, i, j) - sum), size += fabs(NAME(at)(a, ld, i, j));
        }
        worst = larger(worst, error), norm = larger(norm, size);
    }
#undef FACTOR
    return worst == 0 ? 0 : worst / (n * norm * ROUNDOFF);
}

/* |B - op(A) X| over n (|A| |X| + |B|) u, largest entries. */
static double NAME(solve_ratio)(const TYPE *a, const TYPE *x, const TYPE *b, char trans, int n, int nrhs, int ld)
{
    double worst = 0, sa = 0, sx = 0, sb = 0;
    for (int c = 0; c < nrhs; c++)
        for (int i = 0; i < n; i++) {
            double sum = 0, size = 0;
            for (int k = 0; k < n; k++) {
                double e = trans == 'N' ? NAME(at)(a, ld, i, k) : NAME(at)(a, ld, k, i);
                sum += e * NAME(at)(x, ld, k, c), size += fabs(e);
            }
            worst = larger(worst, fabs(NAME(at)(b, ld, i, c) - sum));
            sa = larger(sa, size), sx = larger(sx, fabs(NAME(at)(x, ld, i, c)));
            sb = larger(sb, fabs(NAME(at)(b, ld, i, c)));
        }
    return worst == 0 ? 0 : worst / ((sa * sx + sb) * n * ROUNDOFF);
}

static void NAME(lu_case)(int m, int n, int pivoting)
{
    int ld = m + 5, steps = m < n ? m : n, count = 3;
    lt_context("%s: LU %d x %d%s", TITLE, m, n, pivoting ? "" : " without pivoting");
    lt_buf a = NAME(matrix)(n, ld), before = NAME(matrix)(n, ld);
    INT *ipiv = calloc((size_t)steps * 3, sizeof *ipiv), info[3] = {-7, -7, -7};
    LT_REQUIRE(ipiv);
    if (pivoting) NAME(fill)(a.p, m, n, ld, 17 * m + n);
    else NAME(fill)(a.p, m, n, ld, 3);
    for (int i = 0; !pivoting && i < steps; i++) NAME(set)(a.p, ld, i, i, steps + 2);
    memcpy(before.p, a.p, a.bytes);
    lt_buf_freeze(&a);
    LT_EQ(CALL(getrf)(m, n, a.p, ld, pivoting ? ipiv : NULL), 0);
    NAME(only)(&a, m, n, ld);
    double ratio = NAME(lu_ratio)(before.p, a.p, m, n, ld, pivoting ? ipiv : NULL);
    LT_CHECKF(ratio < 30, "ratio %g", ratio);
    /* The same of a batch, with the same bits: the second matrix is another one. */
    lt_buf members[3];
    TYPE *pointers[3];
    for (int i = 0; i < count; i++) {
        members[i] = NAME(matrix)(n, ld), pointers[i] = members[i].p;
        memcpy(members[i].p, before.p, a.bytes);
    }
    for (int i = 0; i < m; i++) NAME(set)(pointers[1], ld, i, n / 2, 0);
    for (int i = 0; i < count; i++) lt_buf_freeze(&members[i]);
    INT *all = malloc((size_t)steps * 3 * sizeof *all);
    LT_REQUIRE(all);
    LT_EQ(CALL(getrfBatched)(m, n, pointers, ld, pivoting ? all : NULL, info, count), 0);
    for (int i = 0; i < count; i += 2) {
        LT_EQ(info[i], 0);
        LT_CHECK(memcmp(pointers[i], a.p, a.bytes) == 0);
        LT_CHECK(!pivoting || memcmp(all + (size_t)i * steps, ipiv, (size_t)steps * sizeof *ipiv) == 0);
    }
    LT_EQ(info[1], n / 2 < steps ? n / 2 + 1 : 0);
    for (int i = 0; i < count; i++) NAME(only)(&members[i], m, n, ld), lt_buf_free(&members[i]);
    if (m == n) {
        int nrhs = 4;
        lt_buf b = NAME(matrix)(nrhs, ld), x = NAME(matrix)(nrhs, ld), y = NAME(matrix)(nrhs, ld);
        TYPE *factored = malloc(a.bytes);
        LT_REQUIRE(factored);
        memcpy(factored, a.p, a.bytes);
        for (const char *trans = "NTc"; *trans; trans++) {
            NAME(fill)(b.p, n, nrhs, ld, 5);
            for (int i = 0; i < n; i++)
                for (int c = 0; c < nrhs; c++) NAME(set)(b.p, ld, i, c, NAME(at)(b.p, ld, i, c) / 64);
            memcpy(x.p, b.p, b.bytes), memcpy(y.p, b.p, b.bytes);
            LT_EQ(CALL(getrs)(*trans, n, nrhs, a.p, ld, pivoting ? ipiv : NULL, x.p, ld), 0);
            ratio = NAME(solve_ratio)(before.p, x.p, b.p, *trans == 'N' ? 'N' : 'T', n, nrhs, ld);
            LT_CHECKF(ratio < 30, "%c: ratio %g", *trans, ratio);
            TYPE *factors[2] = {a.p, a.p}, *right[2] = {y.p, x.p};
            memcpy(x.p, b.p, b.bytes);
            if (pivoting) memcpy(all, ipiv, (size_t)n * sizeof *ipiv), memcpy(all + n, ipiv, (size_t)n * sizeof *ipiv);
            LT_EQ(CALL(getrsBatched)(*trans, n, nrhs, factors, ld, pivoting ? all : NULL, right, ld, 2), 0);
            LT_CHECK(memcmp(x.p, y.p, b.bytes) == 0);
            ratio = NAME(solve_ratio)(before.p, y.p, b.p, *trans == 'N' ? 'N' : 'T', n, nrhs, ld);
            LT_CHECKF(ratio < 30, "%c of a batch: ratio %g", *trans, ratio);
        }
        LT_CHECK(memcmp(factored, a.p, a.bytes) == 0); /* only read by the solves */
        lt_buf_free(&b), lt_buf_free(&x), lt_buf_free(&y), free(factored);
    }
    lt_buf_free(&a), lt_buf_free(&before), free(ipiv), free(all);
}

static void NAME(cholesky_case)(char uplo, int n)
{
    int ld = n + 3, nrhs = 3;
    lt_context("%s: Cholesky %c %d", TITLE, uplo, n);
    lt_buf a = NAME(matrix)(n, ld), before = NAME(matrix)(n, ld), other = NAME(matrix)(n, ld);
    NAME(definite)(a.p, n, ld, n);
    memcpy(before.p, a.p, a.bytes), memcpy(other.p, a.p, a.bytes);
    lt_buf_freeze(&a);
    LT_EQ(CALL(potrf)(uplo, n, a.p, ld), 0);
    NAME(only)(&a, n, n, ld);
    double ratio = NAME(cholesky_ratio)(before.p, a.p, uplo, n, ld);
    LT_CHECKF(ratio < 30, "ratio %g", ratio);
    for (int j = 0; j < n; j++)
        for (int i = 0; i < n; i++)
            if (uplo == 'L' ? i < j : i > j)
                LT_CHECK(NAME(get)(a.p, ld, i, j).bits == NAME(get)(before.p, ld, i, j).bits);
    lt_buf second = NAME(matrix)(n, ld);
    memcpy(second.p, before.p, a.bytes);
    NAME(set)(second.p, ld, n / 2, n / 2, -1);
    TYPE *pointers[2] = {second.p, other.p};
    INT info[2] = {-7, -7};
    LT_EQ(CALL(potrfBatched)(uplo, n, pointers, ld, info, 2), 0);
    LT_EQ(info[0], n / 2 + 1);
    LT_EQ(info[1], 0);
    LT_CHECK(memcmp(other.p, a.p, a.bytes) == 0);
    lt_buf b = NAME(matrix)(nrhs, ld), x = NAME(matrix)(nrhs, ld), y = NAME(matrix)(nrhs, ld);
    NAME(fill)(b.p, n, nrhs, ld, 9);
    memcpy(x.p, b.p, b.bytes), memcpy(y.p, b.p, b.bytes);
    lt_buf_freeze(&x);
    LT_EQ(CALL(potrs)(uplo, n, nrhs, a.p, ld, x.p, ld), 0);
    NAME(only)(&x, n, nrhs, ld);
    ratio = NAME(solve_ratio)(before.p, x.p, b.p, 'N', n, nrhs, ld);
    LT_CHECKF(ratio < 30, "solve: ratio %g", ratio);
    TYPE *factors[1] = {a.p}, *right[1] = {y.p};
    LT_EQ(CALL(potrsBatched)(uplo, n, nrhs, factors, ld, right, ld, 1), 0);
    LT_CHECK(memcmp(x.p, y.p, b.bytes) == 0);
    lt_buf_free(&a), lt_buf_free(&before), lt_buf_free(&other), lt_buf_free(&second);
    lt_buf_free(&b), lt_buf_free(&x), lt_buf_free(&y);
}

static void NAME(gemm_case)(char ta, char tb, int m, int n, int k, float alpha, float beta)
{
    lt_context("%s: %c%c %d x %d x %d, alpha %g, beta %g", TITLE, ta, tb, m, n, k, alpha, beta);
    int lda = (ta == 'N' ? m : k) + 2, ldb = (tb == 'N' ? k : n) + 1, ldc = m + 3;
    lt_buf a = NAME(matrix)(ta == 'N' ? k : m, lda), b = NAME(matrix)(tb == 'N' ? n : k, ldb);
    lt_buf c = NAME(matrix)(n, ldc), before = NAME(matrix)(n, ldc);
    NAME(fill)(a.p, ta == 'N' ? m : k, ta == 'N' ? k : m, lda, 1);
    NAME(fill)(b.p, tb == 'N' ? k : n, tb == 'N' ? n : k, ldb, 2);
    for (int j = 0; j < n; j++)
        for (int i = 0; i < m; i++) NAME(set)(c.p, ldc, i, j, beta == 0 ? NAN : (i - j) / 8.0);
    memcpy(before.p, c.p, c.bytes);
    lt_buf_freeze(&c);
    LT_EQ(CALL(gemm)(ta, tb, m, n, k, alpha, a.p, lda, b.p, ldb, beta, c.p, ldc), 0);
    for (int j = 0; j < n; j++)
        for (int i = 0; i < m; i += row_step(m)) {
            double sum = 0, size = 0;
            for (int p = 0; p < k; p++) {
                double x = ta == 'N' ? NAME(at)(a.p, lda, i, p) : NAME(at)(a.p, lda, p, i);
                double y = tb == 'N' ? NAME(at)(b.p, ldb, p, j) : NAME(at)(b.p, ldb, j, p);
                sum += x * y, size += fabs(x * y);
            }
            double old = beta == 0 ? 0 : beta * NAME(at)(before.p, ldc, i, j), exact = alpha * sum + old;
            double bound = 1.01 * ROUNDOFF * fabs(exact) + (k + 4) * 6e-8 * (fabs(alpha) * size + fabs(old)) + TINY;
            double error = fabs(NAME(at)(c.p, ldc, i, j) - exact);
            LT_CHECKF(error <= bound, "(%d, %d): error %g, bound %g", i, j, error, bound);
        }
    NAME(only)(&c, m, n, ldc);
    lt_buf_free(&a), lt_buf_free(&b), lt_buf_free(&c), lt_buf_free(&before);
}

/* Every argument that can be refused, alone; nothing is written then. */
static void NAME(refusals)(void)
{
    lt_context("%s", TITLE);
    enum { N = 4, LD = 5 };
    lt_buf a = NAME(matrix)(N, LD), b = NAME(matrix)(N, LD);
    NAME(definite)(a.p, N, LD, 1), NAME(fill)(b.p, N, N, LD, 2);
    TYPE *pa = a.p, *pb = b.p, *none[2] = {a.p, NULL}, *two[2] = {a.p, a.p};
    INT ipiv[2 * N] = {1, 2, 3, 4, 1, 2, 3, 4}, info[2] = {-7, -7};
    lt_buf_freeze(&a), lt_buf_freeze(&b);
    LT_EQ(CALL(getrf)(-1, N, pa, LD, ipiv), -1);
    LT_EQ(CALL(getrf)(N, -1, pa, LD, ipiv), -2);
    LT_EQ(CALL(getrf)(N, N, NULL, LD, ipiv), -3);
    LT_EQ(CALL(getrf)(N, N, pa, N - 1, ipiv), -4);
    LT_EQ(CALL(getrfBatched)(-1, N, two, LD, ipiv, info, 2), -1);
    LT_EQ(CALL(getrfBatched)(N, -1, two, LD, ipiv, info, 2), -2);
    LT_EQ(CALL(getrfBatched)(N, N, NULL, LD, ipiv, info, 2), -3);
    LT_EQ(CALL(getrfBatched)(N, N, none, LD, ipiv, info, 2), -3);
    LT_EQ(CALL(getrfBatched)(N, N, two, N - 1, ipiv, info, 2), -4);
    LT_EQ(CALL(getrfBatched)(N, N, two, LD, ipiv, NULL, 2), -6);
    LT_EQ(CALL(getrfBatched)(N, N, two, LD, ipiv, info, -1), -7);
    LT_EQ(CALL(potrf)('X', N, pa, LD), -1);
    LT_EQ(CALL(potrf)('L', -1, pa, LD), -2);
    LT_EQ(CALL(potrf)('L', N, NULL, LD), -3);
    LT_EQ(CALL(potrf)('U', N, pa, N - 1), -4);
    LT_EQ(CALL(potrfBatched)('X', N, two, LD, info, 2), -1);
    LT_EQ(CALL(potrfBatched)('L', -1, two, LD, info, 2), -2);
    LT_EQ(CALL(potrfBatched)('L', N, none, LD, info, 2), -3);
    LT_EQ(CALL(potrfBatched)('L', N, two, N - 1, info, 2), -4);
    LT_EQ(CALL(potrfBatched)('L', N, two, LD, NULL, 2), -5);
    LT_EQ(CALL(potrfBatched)('L', N, two, LD, info, -1), -6);
    LT_EQ(CALL(getrs)('X', N, 1, pa, LD, ipiv, pb, LD), -1);
    LT_EQ(CALL(getrs)('N', -1, 1, pa, LD, ipiv, pb, LD), -2);
    LT_EQ(CALL(getrs)('N', N, -1, pa, LD, ipiv, pb, LD), -3);
    LT_EQ(CALL(getrs)('N', N, 1, NULL, LD, ipiv, pb, LD), -4);
    LT_EQ(CALL(getrs)('N', N, 1, pa, N - 1, ipiv, pb, LD), -5);
    for (INT bad = -1; bad <= N + 1; bad += bad == 0 ? N + 1 : 1) {
        INT wrong[N] = {1, 2, bad, 4};
        LT_EQ(CALL(getrs)('N', N, 1, pa, LD, wrong, pb, LD), -6);
    }
    LT_EQ(CALL(getrs)('N', N, 1, pa, LD, ipiv, NULL, LD), -7);
    LT_EQ(CALL(getrs)('N', N, 1, pa, LD, ipiv, pb, N - 1), -8);
    LT_EQ(CALL(getrsBatched)('N', N, 1, none, LD, ipiv, &pb, LD, 2), -4);
    LT_EQ(CALL(getrsBatched)('N', N, 1, &pa, LD, ipiv, NULL, LD, 1), -7);
    LT_EQ(CALL(getrsBatched)('N', N, 1, &pa, LD, ipiv, &pb, LD, -1), -9);
    LT_EQ(CALL(potrs)('X', N, 1, pa, LD, pb, LD), -1);
    LT_EQ(CALL(potrs)('L', -1, 1, pa, LD, pb, LD), -2);
    LT_EQ(CALL(potrs)('L', N, -1, pa, LD, pb, LD), -3);
    LT_EQ(CALL(potrs)('L', N, 1, NULL, LD, pb, LD), -4);
    LT_EQ(CALL(potrs)('L', N, 1, pa, N - 1, pb, LD), -5);
    LT_EQ(CALL(potrs)('L', N, 1, pa, LD, NULL, LD), -6);
    LT_EQ(CALL(potrs)('L', N, 1, pa, LD, pb, N - 1), -7);
    LT_EQ(CALL(potrsBatched)('L', N, 1, &pa, LD, &pb, LD, -1), -8);
    LT_EQ(CALL(gemm)('X', 'N', N, N, N, 1, pa, LD, pa, LD, 0, pb, LD), -1);
    LT_EQ(CALL(gemm)('N', 'X', N, N, N, 1, pa, LD, pa, LD, 0, pb, LD), -2);
    LT_EQ(CALL(gemm)('N', 'N', -1, N, N, 1, pa, LD, pa, LD, 0, pb, LD), -3);
    LT_EQ(CALL(gemm)('N', 'N', N, -1, N, 1, pa, LD, pa, LD, 0, pb, LD), -4);
    LT_EQ(CALL(gemm)('N', 'N', N, N, -1, 1, pa, LD, pa, LD, 0, pb, LD), -5);
    LT_EQ(CALL(gemm)('N', 'N', N, N, N, 1, NULL, LD, pa, LD, 0, pb, LD), -7);
    LT_EQ(CALL(gemm)('N', 'N', N, N, N, 1, pa, N - 1, pa, LD, 0, pb, LD), -8);
    LT_EQ(CALL(gemm)('T', 'N', 1, N, N, 1, pa, N - 1, pa, LD, 0, pb, LD), -8);
    LT_EQ(CALL(gemm)('N', 'N', N, N, N, 1, pa, LD, NULL, LD, 0, pb, LD), -9);
    LT_EQ(CALL(gemm)('N', 'T', N, N, 1, 1, pa, LD, pa, N - 1, 0, pb, LD), -10);
    LT_EQ(CALL(gemm)('N', 'N', N, N, N, 1, pa, LD, pa, LD, 0, NULL, LD), -12);
    LT_EQ(CALL(gemm)('N', 'N', N, N, N, 1, pa, LD, pa, LD, 0, pb, N - 1), -13);
    LT_BUF_CHECK(&a), LT_BUF_CHECK(&b);
    LT_CHECK(info[0] == -7 && info[1] == -7);
    for (int i = 0; i < N; i++) LT_CHECK(ipiv[i] == i + 1);
    /* Sizes of zero need no matrices. */
    LT_EQ(CALL(getrf)(0, N, NULL, 1, NULL), 0);
    LT_EQ(CALL(potrf)('L', 0, NULL, 1), 0);
    LT_EQ(CALL(getrs)('N', 0, 1, NULL, 1, NULL, NULL, 1), 0);
    LT_EQ(CALL(potrs)('L', N, 0, NULL, LD, NULL, LD), 0);
    LT_EQ(CALL(gemm)('N', 'N', 0, N, N, 1, NULL, 1, NULL, LD, 0, NULL, 1), 0);
    LT_EQ(CALL(getrfBatched)(N, N, NULL, LD, NULL, NULL, 0), 0);
    LT_EQ(CALL(getrfBatched)(0, N, NULL, 1, NULL, info, 2), 0);
    LT_CHECK(info[0] == 0 && info[1] == 0);
    lt_buf_free(&a), lt_buf_free(&b);
}

/* Info of what goes wrong: a zero pivot, a minor, and overflow in column 2. */
static void NAME(info)(void)
{
    lt_context("%s", TITLE);
    TYPE a[9], b[3];
    static const double zero[9] = {4, 2, 1, 8, 4, 2, 1, 1, 1}, tiny[4] = {1, 1, 0, 0};
    for (int i = 0; i < 9; i++) a[i] = NEAREST(zero[i]);
    INT ipiv[3];
    LT_EQ(CALL(getrf)(3, 3, a, 3, ipiv), 2); /* the second column is twice the first, exactly */
    for (int i = 0; i < 4; i++) a[i] = NEAREST(tiny[i]);
    LT_EQ(CALL(getrf)(2, 2, a, 2, ipiv), 2);
    a[0] = a[3] = NEAREST(1), a[1] = NEAREST(-1), a[2] = a[3] = NEAREST(LARGE);
    LT_EQ(CALL(getrf)(2, 2, a, 2, NULL), 2 + 2);
    LT_CHECK(isinf(VALUE(a[3])) && VALUE(a[2]) == VALUE(NEAREST(LARGE)));
    a[0] = a[3] = NEAREST(1), a[1] = a[2] = NEAREST(2);
    LT_EQ(CALL(potrf)('L', 2, a, 2), 2);
    a[0] = NEAREST(SMALL), a[1] = a[2] = NEAREST(LARGE), a[3] = NEAREST(1);
    LT_EQ(CALL(potrf)('U', 2, a, 2), 2 + 1); /* in row 1 of U */
    a[0] = NEAREST(SMALL), a[1] = a[2] = NEAREST(0), a[3] = NEAREST(1);
    b[0] = NEAREST(LARGE), b[1] = NEAREST(1);
    LT_EQ(CALL(getrs)('N', 2, 1, a, 2, NULL, b, 2), 1);
    LT_CHECK(isinf(VALUE(b[0])) && VALUE(b[1]) == 1);
}

static void NAME(lu)(void)
{
    static const int sizes[][2] = {{1, 1}, {2, 3}, {3, 2}, {17, 17}, {64, 64}, {100, 31}, {31, 100}, {257, 257}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        for (int pivoting = 0; pivoting < 2; pivoting++) NAME(lu_case)(sizes[i][0], sizes[i][1], pivoting);
    /* Valgrind sees both formats and both sizes of integers above; the large ones are the same code for either. */
    if (lt_under_valgrind() && sizeof(INT) > 4) return;
    NAME(lu_case)(600, 530, 1);
    if (!lt_under_valgrind()) NAME(lu_case)(601, 601, 1);
}
static void NAME(cholesky)(void)
{
    static const int sizes[] = {1, 2, 3, 16, 33, 192, 193, 450};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        if (lt_under_valgrind() && sizeof(INT) > 4 && sizes[i] > 200) continue;
        NAME(cholesky_case)('L', sizes[i]), NAME(cholesky_case)('U', sizes[i]);
    }
}
static void NAME(gemm)(void)
{
    static const int sizes[][3] = {{1, 1, 1}, {5, 3, 7}, {40, 33, 65}, {130, 70, 300}, {64, 600, 40}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        for (int way = 0; way < 4; way++)
            NAME(gemm_case)("NT"[way & 1], "NC"[way >> 1], sizes[i][0], sizes[i][1], sizes[i][2], way & 1 ? 1 : -0.5f,
                            way == 1 ? 0 : way == 2 ? 1 : 0.25f);
    NAME(gemm_case)('N', 'N', 6, 5, 0, 1, 0), NAME(gemm_case)('N', 'N', 6, 5, 0, 1, 2);
    NAME(gemm_case)('N', 'N', 6, 5, 4, 0, 2);
}
