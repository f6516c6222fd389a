/* The loops of ratio.c for one element type: include with T (storage), W (arithmetic), R (real of W), ABS1(w) (a
 * norm of one element), CONJ(w), REAL(w), and NAME(x) (the suffix). Row-major work arrays throughout, so that the
 * inner loops are contiguous axpys.
 */

static W *NAME(load)(lt_view a) {
    W *w = lt_need((size_t)(a.m * a.n) * sizeof *w);
    for (int64_t i = 0; i < a.m; i++) {
        const T *row = (const T *)a.p + i * a.rs;
        for (int64_t j = 0; j < a.n; j++) w[i * a.n + j] = (W)row[j * a.cs];
    }
    return w;
}

/* The triangle of a Hermitian matrix or a factor as a full lower one; upper is transposed and conjugated. */
static W *NAME(load_lower)(lt_view a, lt_part triangle, int real_diagonal) {
    int64_t n = a.n;
    W *w = NAME(load)(triangle == LT_UPPER ? lt_transposed(a) : a);
    for (int64_t i = 0; i < n; i++) {
        for (int64_t j = 0; j < i && triangle == LT_UPPER; j++) w[i * n + j] = CONJ(w[i * n + j]);
        for (int64_t j = i + 1; j < n; j++) w[i * n + j] = 0;
        if (real_diagonal) w[i * n + i] = REAL(w[i * n + i]);
        else if (triangle == LT_UPPER) w[i * n + i] = CONJ(w[i * n + i]);
    }
    return w;
}

static void NAME(axpy)(W *y, W alpha, const W *x, int64_t n) {
    for (int64_t j = 0; j < n; j++) y[j] += alpha * x[j];
}

static double NAME(norm1)(const W *w, int64_t m, int64_t n) {
    double worst = 0;
    R *sums = lt_need((size_t)n * sizeof *sums);
    for (int64_t j = 0; j < n; j++) sums[j] = 0;
    for (int64_t i = 0; i < m; i++)
        for (int64_t j = 0; j < n; j++) sums[j] += ABS1(w[i * n + j]);
    for (int64_t j = 0; j < n; j++) worst = lt_max(worst, (double)sums[j]);
    free(sums);
    return worst;
}

static void NAME(swap_rows)(W *w, int64_t n, int64_t i, int64_t j) {
    for (int64_t k = 0; k < n && i != j; k++) {
        W t = w[i * n + k];
        w[i * n + k] = w[j * n + k];
        w[j * n + k] = t;
    }
}

/* C += A B for lower triangular A (m x k, without its diagonal if `strict`) and upper triangular B (k x n): only those
 * triangles are read, and only the lower one of C is written with `half`. Tiled, so that large references are not bound
 * by memory. */
FOR_THIS_CPU static void NAME(add_product)(W *c, const W *a, int64_t lda, const W *b, int64_t m, int64_t n, int64_t k,
                                           int strict, int half) {
    enum { ROWS = 16, COLUMNS = 256 };
    for (int64_t jb = 0; jb < n; jb += COLUMNS)
        for (int64_t ib = 0; ib < m; ib += ROWS) {
            int64_t je = jb + COLUMNS < n ? jb + COLUMNS : n, ie = ib + ROWS < m ? ib + ROWS : m;
            for (int64_t l = 0; l < k && l < ie && l < je; l++) {
                int64_t j = l > jb ? l : jb;
                for (int64_t i = l + strict > ib ? l + strict : ib; i < ie; i++) {
                    int64_t end = half && i + 1 < je ? i + 1 : je;
                    NAME(axpy)(c + i * n + j, a[i * lda + l], b + l * n + j, end - j);
                }
            }
        }
}

/* lower * lower^H, full. */
static W *NAME(times_adjoint)(const W *l, int64_t n) {
    W *c = lt_need((size_t)(n * n) * sizeof *c), *u = lt_need((size_t)(n * n) * sizeof *u);
    for (int64_t i = 0; i < n; i++)
        for (int64_t j = 0; j < n; j++) {
            u[j * n + i] = CONJ(l[i * n + j]);
            c[i * n + j] = 0;
        }
    NAME(add_product)(c, l, n, u, n, n, n, 0, 1);
    for (int64_t i = 0; i < n; i++)
        for (int64_t j = 0; j < i; j++) c[j * n + i] = CONJ(c[i * n + j]);
    free(u);
    return c;
}

/* L * U of a packed m x n factorization, then the rows swapped back. */
static W *NAME(multiply_lu)(const W *lu, int64_t m, int64_t n, const int *pivots) {
    int64_t k = m < n ? m : n;
    W *c = lt_need((size_t)(m * n) * sizeof *c);
    for (int64_t i = 0; i < m; i++)
        for (int64_t j = 0; j < n; j++) c[i * n + j] = i < k && j >= i ? lu[i * n + j] : 0;
    NAME(add_product)(c, lu, n, lu, m, n, k, 1, 0);
    for (int64_t i = k; pivots != NULL && i-- > 0;)
        if (pivots[i] >= 1 && pivots[i] <= m) NAME(swap_rows)(c, n, i, pivots[i] - 1);
    return c;
}

static double NAME(worst_difference)(const W *a, const W *b, int64_t m, int64_t n) {
    W *d = lt_need((size_t)(m * n) * sizeof *d);
    for (int64_t i = 0; i < m * n; i++) d[i] = a[i] - b[i];
    double worst = NAME(norm1)(d, m, n);
    free(d);
    return worst;
}

static double NAME(ratio_potrf)(lt_view a, lt_view f, lt_part triangle, double eps) {
    int64_t n = a.n;
    W *l = NAME(load_lower)(f, triangle, 0), *c = NAME(times_adjoint)(l, n), *h = NAME(load_lower)(a, triangle, 1);
    for (int64_t i = 0; i < n; i++)
        for (int64_t j = 0; j < i; j++) h[j * n + i] = CONJ(h[i * n + j]);
    double norm = NAME(norm1)(h, n, n), residual = NAME(worst_difference)(c, h, n, n);
    free(h);
    free(c);
    free(l);
    return lt_ratio_of(residual, norm, (double)n, eps);
}

static double NAME(ratio_getrf)(lt_view a, lt_view lu, const int *pivots, double eps) {
    int64_t m = a.m, n = a.n;
    W *f = NAME(load)(lu), *c = NAME(multiply_lu)(f, m, n, pivots), *x = NAME(load)(a);
    double norm = NAME(norm1)(x, m, n), residual = NAME(worst_difference)(c, x, m, n);
    free(x);
    free(c);
    free(f);
    return lt_ratio_of(residual, norm, (double)(m > n ? m : n), eps);
}

/* max over random x of ||(P^T L U - A) x||_1 / ||x||_inf: never above n times, rarely below a fraction of the norm. */
static double NAME(sampled_getrf)(lt_view a, lt_view lu, const int *pivots, double eps) {
    int64_t m = a.m, n = a.n, k = m < n ? m : n;
    W *x = lt_need((size_t)n * sizeof *x), *y = lt_need((size_t)m * sizeof *y), *u = lt_need((size_t)k * sizeof *u);
    double residual = 0, norm = 0;
    lt_rng r = lt_seed(77);
    for (int round = 0; round < 3; round++) {
        for (int64_t j = 0; j < n; j++) x[j] = lt_bits(&r) & 1 ? 1 : -1;
        for (int64_t i = 0; i < k; i++) {
            u[i] = 0;
            for (int64_t j = i; j < n; j++) u[i] += (W)((const T *)lu.p)[i * lu.rs + j * lu.cs] * x[j];
        }
        for (int64_t i = 0; i < m; i++) {
            y[i] = i < k ? u[i] : 0;
            for (int64_t j = 0; j < i && j < k; j++) y[i] += (W)((const T *)lu.p)[i * lu.rs + j * lu.cs] * u[j];
        }
        for (int64_t i = k; pivots != NULL && i-- > 0;)
            if (pivots[i] >= 1 && pivots[i] <= m) NAME(swap_rows)(y, 1, i, pivots[i] - 1);
        double sum = 0, largest = 0;
        for (int64_t i = 0; i < m; i++) {
            W d = y[i];
            R row = 0;
            for (int64_t j = 0; j < n; j++) {
                W e = (W)((const T *)a.p)[i * a.rs + j * a.cs];
                d -= e * x[j];
                row += ABS1(e);
            }
            sum += (double)ABS1(d);
            largest += (double)row;
        }
        residual = lt_max(residual, sum);
        norm = lt_max(norm, largest);
    }
    free(u);
    free(y);
    free(x);
    /* Both sides are sums over all rows: the entrywise 1-norm of the residual image against that of A. */
    return lt_ratio_of(residual, norm / sqrt((double)n), (double)(m > n ? m : n), eps);
}

static double NAME(ratio_solve)(lt_view a, lt_view x, lt_view b, char op, double eps) {
    int64_t n = a.n, nrhs = b.n;
    W *f = NAME(load)(op == 'N' ? a : lt_transposed(a)), *s = NAME(load)(x), *r = NAME(load)(b);
    for (int64_t i = 0; i < n * n && op == 'C'; i++) f[i] = CONJ(f[i]);
    for (int64_t i = 0; i < n; i++)
        for (int64_t k = 0; k < n; k++) NAME(axpy)(r + i * nrhs, -f[i * n + k], s + k * nrhs, nrhs);
    double anorm = NAME(norm1)(f, n, n), worst = 0;
    for (int64_t j = 0; j < nrhs; j++) {
        R above = 0, below = 0;
        for (int64_t i = 0; i < n; i++) {
            above += ABS1(r[i * nrhs + j]);
            below += ABS1(s[i * nrhs + j]);
        }
        worst = lt_max(worst, lt_ratio_of((double)above, anorm * (double)below, (double)n, eps));
    }
    free(r);
    free(s);
    free(f);
    return worst;
}

/* C += A B, all of them n x n; eight rows of B at a time. */
FOR_THIS_CPU static void NAME(add_square)(W *c, const W *a, const W *b, int64_t n) {
    for (int64_t kb = 0; kb < n; kb += 8)
        for (int64_t i = 0; i < n; i++)
            for (int64_t k = kb; k < n && k < kb + 8; k++) NAME(axpy)(c + i * n, a[i * n + k], b + k * n, n);
}

static double NAME(ratio_inverse)(lt_view a, lt_view inverse, double eps) {
    int64_t n = a.n;
    W *f = NAME(load)(a), *v = NAME(load)(inverse), *c = lt_need((size_t)(n * n) * sizeof *c);
    for (int64_t i = 0; i < n; i++)
        for (int64_t j = 0; j < n; j++) c[i * n + j] = i == j ? -1 : 0;
    NAME(add_square)(c, f, v, n);
    double ratio = lt_ratio_of(NAME(norm1)(c, n, n), NAME(norm1)(f, n, n) * NAME(norm1)(v, n, n), (double)n, eps);
    free(c);
    free(v);
    free(f);
    return ratio;
}

static int NAME(pivots_plausible)(lt_view a, const int *pivots, double slack) {
    int64_t m = a.m, n = a.n, k = m < n ? m : n;
    int ok = 1;
    W *w = NAME(load)(a);
    for (int64_t j = 0; j < k && ok; j++) {
        if (pivots[j] < j + 1 || pivots[j] > m) ok = 0;
        double most = 0;
        for (int64_t i = j; i < m && ok; i++) most = fmax(most, (double)ABS1(w[i * n + j]));
        if (!ok || most == 0) continue;
        int64_t p = pivots[j] - 1;
        if ((double)ABS1(w[p * n + j]) < most * (1 - slack)) ok = 0;
        NAME(swap_rows)(w, n, j, p);
        for (int64_t i = j + 1; i < m && ok; i++) {
            W l = w[i * n + j] / w[j * n + j];
            NAME(axpy)(w + i * n + j + 1, -l, w + j * n + j + 1, n - j - 1);
        }
    }
    free(w);
    return ok;
}

static void NAME(rebuild_potrf)(lt_view dst, lt_view f, lt_part triangle) {
    int64_t n = f.n;
    W *l = NAME(load_lower)(f, triangle, 0), *c = NAME(times_adjoint)(l, n);
    for (int64_t i = 0; i < n; i++)
        for (int64_t j = i; j < n; j++) {
            lt_set(dst, i, j, (double complex)c[i * n + j]);
            lt_set(dst, j, i, (double complex)CONJ(c[i * n + j]));
        }
    free(c);
    free(l);
}

static void NAME(rebuild_getrf)(lt_view dst, lt_view lu, const int *pivots) {
    W *f = NAME(load)(lu), *c = NAME(multiply_lu)(f, lu.m, lu.n, pivots);
    for (int64_t i = 0; i < lu.m; i++)
        for (int64_t j = 0; j < lu.n; j++) lt_set(dst, i, j, (double complex)c[i * lu.n + j]);
    free(c);
    free(f);
}

#undef T
#undef W
#undef R
#undef ABS1
#undef CONJ
#undef REAL
#undef NAME
