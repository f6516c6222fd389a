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

/* m x n elements as doubles, by rows. */
static double *NAME(values)(const TYPE *a, int m, int n, int ld)
{
    double *v = malloc(((size_t)m * n + 1) * sizeof *v);
    LT_REQUIRE(v);
    for (int i = 0; i < m; i++)
        for (int j = 0; j < n; j++) v[(size_t)i * n + j] = NAME(at)(a, ld, i, j);
    return v;
}

/* Errors are measured entry by entry, against the sum of the moduli of an entry's terms: with the roundoffs of these
 * formats a norm with a factor n in front would let anything pass. Each factor was rounded once, and `sum` of `terms`
 * products of them is off by two roundoffs of each and what float32 leaves. */
static double NAME(excess)(double error, double roundoffs, double moduli, double factors, int terms)
{
    double bound = (roundoffs * 1.05 * ROUNDOFF + (terms + 8) * 2.4e-7) * moduli + (factors + 1) * TINY;
    return fabs(error) / bound;
}

/* Of P A - L U; ipiv NULL: no exchanges. */
static double NAME(lu_ratio)(const TYPE *a, const TYPE *lu, int m, int n, int ld, const INT *ipiv)
{
    int steps = m < n ? m : n, *order = malloc((size_t)m * sizeof *order);
    double worst = 0, *row = malloc(3 * (size_t)n * sizeof *row), *f = NAME(values)(lu, m, n, ld);
    LT_REQUIRE(order && row);
    for (int i = 0; i < m; i++) order[i] = i;
    for (int i = 0; ipiv && i < steps; i++) {
        int p = (int)ipiv[i] - 1, old = order[i];
        LT_REQUIRE(p >= i && p < m);
        order[i] = order[p], order[p] = old;
    }
    for (int i = 0; i < m; i += row_step(m)) {
        double *moduli = row + n, *factors = moduli + n;
        for (int j = 0; j < n; j++) row[j] = NAME(at)(a, ld, order[i], j), moduli[j] = factors[j] = 0;
        for (int k = 0; k < steps && k <= i; k++) {
            double l = k == i ? 1 : f[(size_t)i * n + k];
            for (int j = k; j < n; j++) {
                double u = f[(size_t)k * n + j];
                row[j] -= l * u, moduli[j] += fabs(l * u), factors[j] += fabs(l) + fabs(u);
            }
        }
        for (int j = 0; j < n; j++) worst = larger(worst, NAME(excess)(row[j], 2, moduli[j], factors[j], steps));
    }
    free(order), free(row), free(f);
    return worst;
}

/* Of A - L L^T. */
static double NAME(cholesky_ratio)(const TYPE *a, const TYPE *l, char uplo, int n, int ld)
{
    double worst = 0, *f = NAME(values)(l, n, n, ld);
#define FACTOR(i, k) f[uplo == 'L' ? (size_t)(i) * n + (k) : (size_t)(k) * n + (i)]
    for (int i = 0; i < n; i += row_step(n))
        for (int j = 0; j <= i; j++) {
            double sum = 0, moduli = 0, factors = 0;
            for (int k = 0; k <= j; k++) {
                double x = FACTOR(i, k), y = FACTOR(j, k);
                sum += x * y, moduli += fabs(x * y), factors += fabs(x) + fabs(y);
            }
            worst = larger(worst, NAME(excess)(NAME(at)(a, ld, i, j) - sum, 2, moduli, factors, n));
        }
#undef FACTOR
    free(f);
    return worst;
}

/* y := T x, and |T| |x|, for a triangle of f or its transpose. */
static void NAME(triangle)(const double *f, int n, int upper, int unit, int turned, const double *x, double *y)
{
    for (int i = 0; i < n; i++) {
        double sum = 0, moduli = 0;
        for (int k = 0; k < n; k++) {
            int r = turned ? k : i, c = turned ? i : k;
            if (r != c && upper != (c > r)) continue;
            double t = r == c && unit ? 1 : f[(size_t)r * n + c];
            sum += t * x[k], moduli += fabs(t) * x[n + k];
        }
        y[i] = sum, y[n + i] = moduli;
    }
}

/* Of B - op(P L U) X with the stored factors; kind 'N', 'T': of LU with pivots; 'L', 'U': of Cholesky. */
static double NAME(solve_ratio)(const TYPE *lu, const INT *ipiv, const TYPE *x, const TYPE *b, char kind, int n, int nrhs, int ld)
{
    int cholesky = kind == 'L' || kind == 'U', upper_first = kind != 'T';
    double worst = 0, *f = NAME(values)(lu, n, n, ld), *v = malloc(6 * (size_t)n * sizeof *v), *mid = v + 2 * n, *end = mid + 2 * n;
    LT_REQUIRE(v);
    for (int c = 0; c < nrhs; c++) {
        double factors = 0;
        for (int i = 0; i < n; i++) v[i] = NAME(at)(x, ld, i, c);
        for (int i = 0; ipiv && kind == 'T' && i < n; i++) {
            double old = v[i];
            v[i] = v[ipiv[i] - 1], v[ipiv[i] - 1] = old;
        }
        /* Numbers below the smallest normal one have an absolute roundoff. */
        for (int i = 0; i < n; i++) v[n + i] = fabs(v[i]) + TINY / ROUNDOFF / 2, factors += v[n + i];
        if (cholesky) {
            NAME(triangle)(f, n, kind == 'U', 0, kind == 'L', v, mid);
            NAME(triangle)(f, n, kind == 'U', 0, kind == 'U', mid, end);
        } else {
            NAME(triangle)(f, n, upper_first, !upper_first, kind == 'T', v, mid);
            NAME(triangle)(f, n, !upper_first, upper_first, kind == 'T', mid, end);
        }
        for (int i = n; ipiv && kind == 'N' && i-- > 0;) {
            int p = (int)ipiv[i] - 1;
            double old[2] = {end[i], end[n + i]};
            end[i] = end[p], end[n + i] = end[n + p], end[p] = old[0], end[n + p] = old[1];
        }
        for (int i = 0; i < n; i++)
            worst = larger(worst, NAME(excess)(NAME(at)(b, ld, i, c) - end[i], 1, end[n + i], factors, n));
    }
    free(f), free(v);
    return worst;
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
    LT_CHECKF(ratio <= 1, "ratio %g", ratio);
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
        lt_buf b = NAME(matrix)(nrhs, ld), x = NAME(matrix)(nrhs, ld), y = NAME(matrix)(nrhs, ld), z = NAME(matrix)(nrhs, ld);
        TYPE *factored = malloc(a.bytes);
        LT_REQUIRE(factored);
        memcpy(factored, a.p, a.bytes);
        for (const char *trans = "NTc"; *trans; trans++) {
            NAME(fill)(b.p, n, nrhs, ld, 5);
            for (int i = 0; i < n; i++)
                for (int c = 0; c < nrhs; c++) NAME(set)(b.p, ld, i, c, NAME(at)(b.p, ld, i, c) / 64);
            memcpy(x.p, b.p, b.bytes), memcpy(y.p, b.p, b.bytes);
            LT_EQ(CALL(getrs)(*trans, n, nrhs, a.p, ld, pivoting ? ipiv : NULL, x.p, ld), 0);
            char kind = *trans == 'N' ? 'N' : 'T';
            ratio = NAME(solve_ratio)(a.p, pivoting ? ipiv : NULL, x.p, b.p, kind, n, nrhs, ld);
            LT_CHECKF(ratio <= 1, "%c: ratio %g", *trans, ratio);
            /* Of a batch: the same bits by the same pivots, and other pivots are another matrix's. */
            TYPE *factors[2] = {a.p, a.p}, *right[2] = {y.p, z.p};
            memcpy(y.p, b.p, b.bytes), memcpy(z.p, b.p, b.bytes);
            for (int i = 0; pivoting && i < n; i++) all[i] = n - i / 2, all[n + i] = ipiv[i];
            LT_EQ(CALL(getrsBatched)(*trans, n, nrhs, factors, ld, pivoting ? all : NULL, right, ld, 2), 0);
            LT_CHECK(memcmp(x.p, z.p, b.bytes) == 0);
            ratio = NAME(solve_ratio)(a.p, pivoting ? all : NULL, y.p, b.p, kind, n, nrhs, ld);
            LT_CHECKF(ratio <= 1, "%c of a batch: ratio %g", *trans, ratio);
        }
        LT_CHECK(memcmp(factored, a.p, a.bytes) == 0); /* only read by the solves */
        lt_buf_free(&b), lt_buf_free(&x), lt_buf_free(&y), lt_buf_free(&z), free(factored);
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
    LT_CHECKF(ratio <= 1, "ratio %g", ratio);
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
    ratio = NAME(solve_ratio)(a.p, NULL, x.p, b.p, uplo, n, nrhs, ld);
    LT_CHECKF(ratio <= 1, "solve: ratio %g", ratio);
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
    /* Without alpha neither A nor B is read. */
    for (size_t i = 0; alpha == 0 && i < a.bytes / sizeof(TYPE); i++) ((TYPE *)a.p)[i] = NEAREST(NAN);
    for (size_t i = 0; alpha == 0 && i < b.bytes / sizeof(TYPE); i++) ((TYPE *)b.p)[i] = NEAREST(NAN);
    for (int j = 0; j < n; j++)
        for (int i = 0; i < m; i++) NAME(set)(c.p, ldc, i, j, beta == 0 ? NAN : (i - j) / 8.0);
    memcpy(before.p, c.p, c.bytes);
    lt_buf_freeze(&c);
    LT_EQ(CALL(gemm)(ta, tb, m, n, k, alpha, a.p, lda, b.p, ldb, beta, c.p, ldc), 0);
    for (int j = 0; j < n; j++)
        for (int i = 0; i < m; i += row_step(m)) {
            double sum = 0, size = 0;
            for (int p = 0; p < k && alpha != 0; p++) {
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
