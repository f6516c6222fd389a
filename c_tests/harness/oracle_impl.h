/* Textbook factorizations in the type T itself: the plain baseline of the acceptance tests, and, on a wide
 * copy, the oracle. Same parameters as ratio_impl.h with W = T.
 */

#define AT(v, i, j) (((T *)(v).p)[(i) * (v).rs + (j) * (v).cs])

static int64_t NAME(potrf)(lt_view a, lt_part triangle) {
    int64_t n = a.n, failed = 0;
    lt_view l = triangle == LT_UPPER ? lt_transposed(a) : a; /* upper: l holds conj(L) */
    T *col = lt_need((size_t)n * sizeof *col);
    for (int64_t j = 0; j < n && failed == 0; j++) {
        R d = (R)REAL(AT(l, j, j));
        for (int64_t k = 0; k < j; k++) d -= (R)REAL(AT(l, j, k) * CONJ(AT(l, j, k)));
        if (!(d > 0)) {
            failed = j + 1;
            break;
        }
        d = (R)sqrt((double)d);
        AT(l, j, j) = d;
        for (int64_t k = 0; k < j; k++) col[k] = CONJ(AT(l, j, k));
        for (int64_t i = j + 1; i < n; i++) {
            T sum = AT(l, i, j);
            for (int64_t k = 0; k < j; k++) sum -= AT(l, i, k) * col[k];
            AT(l, i, j) = sum / d;
        }
    }
    free(col);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < j; i++) AT(l, i, j) = 0;
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
