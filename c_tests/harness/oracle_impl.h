/* Textbook factorizations in the type T itself: the plain baseline of the acceptance tests, and, on a wide
 * copy, the oracle. Same parameters as ratio_impl.h with W = T.
 */

#define AT(v, i, j) (((T *)(v).p)[(i) * (v).rs + (j) * (v).cs])

static void NAME(subtract)(T *y, T alpha, const T *x, int64_t n) {
    for (int64_t j = 0; j < n; j++) y[j] -= alpha * x[j];
}

/* Row-major U with U^H U = A. Eight rows at a time go through the rest, so that memory is not the limit; every element
 * still subtracts its products one by one, in the textbook's order. */
FOR_THIS_CPU static int64_t NAME(upper_factor)(T *u, int64_t n) {
    for (int64_t kb = 0; kb < n; kb += 8) {
        int64_t ke = kb + 8 < n ? kb + 8 : n;
        for (int64_t i = kb; i < n; i++) {
            for (int64_t k = kb; k < ke && k < i; k++)
                NAME(subtract)(u + i * n + i, CONJ(u[k * n + i]), u + k * n + i, n - i);
            if (i >= ke) continue;
            R d = (R)REAL(u[i * n + i]);
            if (!(d > 0)) return i + 1;
            d = (R)sqrt((double)d);
            u[i * n + i] = d;
            for (int64_t j = i + 1; j < n; j++) u[i * n + j] /= d;
        }
    }
    return 0;
}

static int64_t NAME(potrf)(lt_view a, lt_part triangle) {
    int64_t n = a.n;
    T *u = lt_need((size_t)(n * n) * sizeof *u);
    for (int64_t i = 0; i < n; i++)
        for (int64_t j = i; j < n; j++) u[i * n + j] = triangle == LT_UPPER ? AT(a, i, j) : CONJ(AT(a, j, i));
    int64_t failed = NAME(upper_factor)(u, n);
    for (int64_t i = 0; i < n; i++)
        for (int64_t j = 0; j < n; j++) {
            if (triangle == LT_UPPER) AT(a, i, j) = i <= j ? u[i * n + j] : 0;
            else AT(a, i, j) = i >= j ? CONJ(u[j * n + i]) : 0;
        }
    free(u);
    return failed;
}

static int64_t NAME(getrf)(lt_view a, int *pivots) {
    int64_t m = a.m, n = a.n, k = m < n ? m : n, failed = 0;
    for (int64_t j = 0; j < k; j++) {
        int64_t p = j;
        for (int64_t i = j + 1; i < m && pivots != NULL; i++)
            if (ABS1(AT(a, i, j)) > ABS1(AT(a, p, j))) p = i;
        if (pivots != NULL) pivots[j] = (int)(p + 1);
        for (int64_t c = 0; c < n && p != j; c++) {
            T t = AT(a, j, c);
            AT(a, j, c) = AT(a, p, c);
            AT(a, p, c) = t;
        }
        if (AT(a, j, j) == 0) {
            if (failed == 0) failed = j + 1;
            if (pivots != NULL) continue; /* the whole column is zero: nothing to eliminate */
        }
        /* Scaled division: the plain quotient of complex numbers squares the magnitude of the divisor. */
        R size = ABS1(AT(a, j, j));
        T unit = AT(a, j, j) / size;
        for (int64_t i = j + 1; i < m; i++) {
            T l = AT(a, i, j) = AT(a, i, j) / size / unit;
            for (int64_t c = j + 1; c < n; c++) AT(a, i, c) -= l * AT(a, j, c);
        }
    }
    return failed;
}

#undef AT
#undef T
#undef R
#undef ABS1
#undef CONJ
#undef REAL
#undef NAME
