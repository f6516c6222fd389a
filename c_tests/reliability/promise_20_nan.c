/* Promise 20: the NaN and Inf contract. A NaN, Inf or -Inf at every position of every matrix up to n = 8.
 *
 * Cholesky fails exactly when the plain loops below fail, with the same minor; the other triangle is
 * not looked at. LU reports the first pivot that is zero or NaN, as the plain loops do, and never
 * info = 0 for a factor with a NaN on its diagonal. */
#include "proc.h"
#include "workload.h"

#include <complex.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 8 };

static const double plants[] = {NAN, INFINITY, -INFINITY};
static struct wl_session session;

/* ---- plain loops: LAPACK's unblocked algorithms, in the precision of the row ---- */

static double complex round_to(char type, double complex v)
{
    return type == 's' || type == 'c' ? CMPLX((float)creal(v), (float)cimag(v)) : v;
}

/* (a + bi)(c + di) by its four products: C's own complex product would repair infinities. */
static double complex times(double complex x, double complex y, int is_complex)
{
    if (!is_complex)
        return CMPLX(creal(x) * creal(y), 0);
    return CMPLX(creal(x) * creal(y) - cimag(x) * cimag(y), creal(x) * cimag(y) + cimag(x) * creal(y));
}

static double complex minus(double complex x, double complex y)
{
    return CMPLX(creal(x) - creal(y), cimag(x) - cimag(y));
}

static int is_nan(double complex x)
{
    return isnan(creal(x)) || isnan(cimag(x));
}

static double abs1(double complex x)
{
    return fabs(creal(x)) + fabs(cimag(x));
}

/* Order of the first leading minor that is not positive definite, or 0. Lower triangle of a. */
static int plain_potrf(int n, double complex a[MOST][MOST], int is_complex)
{
    for (int j = 0; j < n; j++) {
        double d = creal(a[j][j]);
        for (int p = 0; p < j; p++)
            d -= creal(a[j][p]) * creal(a[j][p]) + cimag(a[j][p]) * cimag(a[j][p]);
        if (!(d > 0))
            return j + 1;
        d = sqrt(d);
        a[j][j] = d;
        for (int i = j + 1; i < n; i++) {
            double complex v = a[i][j];
            for (int p = 0; p < j; p++)
                v = minus(v, times(a[i][p], conj(a[j][p]), is_complex));
            a[i][j] = CMPLX(creal(v) / d, cimag(v) / d);
        }
    }
    return 0;
}

/* First pivot that is zero or NaN, or 0. */
static int plain_getrf(char type, int n, double complex a[MOST][MOST], int pivoting)
{
    int info = 0, is_complex = type == 'c' || type == 'z';
    for (int k = 0; k < n; k++) {
        int p = k;
        double best = abs1(a[k][k]);
        for (int i = k + 1; pivoting && i < n; i++)
            if (abs1(a[i][k]) > best)
                best = abs1(a[i][k]), p = i;
        for (int j = 0; j < n; j++) {
            double complex t = a[k][j];
            a[k][j] = a[p][j];
            a[p][j] = t;
        }
        double complex d = a[k][k];
        if (!info && (d == 0 || is_nan(d)))
            info = k + 1;
        if (d == 0)
            continue;
        for (int i = k + 1; i < n; i++) {
            a[i][k] = round_to(type, is_complex ? a[i][k] / d : CMPLX(creal(a[i][k]) / creal(d), 0));
            for (int j = k + 1; j < n; j++)
                a[i][j] = round_to(type, minus(a[i][j], round_to(type, times(a[i][k], a[k][j], is_complex))));
        }
    }
    return info;
}

/* ---- Cholesky ---- */

static double value(int i, int j, int part)
{
    return (double)(rel_mix((uint64_t)(i * 64 + j * 2 + part)) >> 11) * 0x1p-53 - 0.5;
}

struct cholesky {
    int n, upper, is_complex, status, in_place;
    float in[2 * MOST * MOST], out[2 * MOST * MOST];
};

static void call_cholesky(void *arg)
{
    struct cholesky *c = arg;
    int dims[2] = {c->n, c->n};
    mluOpTensorDescriptor_t d;
    mluOpCreateTensorDescriptor(&d);
    mluOpSetTensorDescriptor(d, MLUOP_LAYOUT_ARRAY, c->is_complex ? MLUOP_DTYPE_COMPLEX_FLOAT : MLUOP_DTYPE_FLOAT, 2, dims);
    size_t bytes = 0;
    mluOpGetCholeskyWorkspaceSize(d, &bytes);
    void *work = malloc(bytes + 1);
    c->status = mluOpCholesky(session.mlu, d, c->in, d, c->out, c->upper, work);
    free(work);
    mluOpDestroyTensorDescriptor(d);
}

/* The number after "minor" in the log, or 0. */
static int logged_minor(struct cholesky *c)
{
    char *text = lt_stderr_of(call_cholesky, c), *at = strstr(text, "minor");
    int minor = at ? atoi(at + strcspn(at, "0123456789")) : 0;
    free(text);
    return minor;
}

static void one_cholesky(struct cholesky *c, int pi, int pj, int part, double plant)
{
    double complex a[MOST][MOST] = {{0}};
    int n = c->n, w = c->is_complex ? 2 : 1;
    for (int i = 0; i < n; i++)
        for (int j = 0; j <= i; j++) {
            double re = i == j ? n + 1 : (float)value(i, j, 0), im = i == j || !c->is_complex ? 0 : (float)value(i, j, 1);
            if (i == pi && j == pj) {
                re = part ? re : plant;
                im = part ? plant : im;
            }
            a[i][j] = CMPLX(re, im);
            /* Upper holds the conjugate; the other triangle is NaN and must not matter. */
            int at = c->upper ? j * n + i : i * n + j, other = c->upper ? i * n + j : j * n + i;
            c->in[w * other] = NAN;
            c->in[w * at] = (float)re;
            if (w == 2) {
                c->in[w * other + 1] = NAN;
                c->in[w * at + 1] = (float)(c->upper ? -im : im);
            }
        }
    int minor = logged_minor(c), expected = plain_potrf(n, a, c->is_complex);
    CHECK(c->status == (expected ? MLUOP_STATUS_EXECUTION_FAILED : MLUOP_STATUS_SUCCESS) && minor == expected,
          "cholesky %s n %d upper %d: %f at (%d, %d) part %d: status %d, minor %d, not %d", c->is_complex ? "c" : "s", n, c->upper,
          plant, pi, pj, part, c->status, minor, expected);
    for (int i = 0; i < n && !expected; i++)
        for (int j = 0; j < i; j++)
            CHECK(c->out[w * (c->upper ? i * n + j : j * n + i)] == 0, "the other triangle is not zero");
}

static void cholesky(void)
{
    struct cholesky c;
    CHECK(wl_open(&session, 1) == 0, "open");
    for (c.n = 1; c.n <= MOST; c.n++)
        for (c.is_complex = 0; c.is_complex < 2; c.is_complex++)
            for (c.upper = 0; c.upper < 2; c.upper++) {
                one_cholesky(&c, -1, -1, 0, 0);
                for (int i = 0; i < c.n; i++)
                    for (int j = 0; j <= i; j++)
                        for (int part = 0; part < (c.is_complex && i != j ? 2 : 1); part++)
                            for (int p = 0; p < 3; p++)
                                one_cholesky(&c, i, j, part, plants[p]);
            }
    CHECK(wl_close(&session) == 0, "close");
}

/* ---- LU ---- */

static void put(char type, void *at, size_t k, double complex v)
{
    switch (type) {
    case 's': ((float *)at)[k] = (float)creal(v); break;
    case 'd': ((double *)at)[k] = creal(v); break;
    case 'c': ((float *)at)[2 * k] = (float)creal(v), ((float *)at)[2 * k + 1] = (float)cimag(v); break;
    default: ((double *)at)[2 * k] = creal(v), ((double *)at)[2 * k + 1] = cimag(v); break;
    }
}

static double complex get(char type, const void *at, size_t k)
{
    switch (type) {
    case 's': return ((const float *)at)[k];
    case 'd': return ((const double *)at)[k];
    case 'c': return CMPLX(((const float *)at)[2 * k], ((const float *)at)[2 * k + 1]);
    default: return CMPLX(((const double *)at)[2 * k], ((const double *)at)[2 * k + 1]);
    }
}

static int call_getrf(char type, int n, void *a, int *pivots)
{
    int info = -1, st;
    switch (type) {
    case 's': { float *const p[1] = {a}; st = aclblasSgetrfBatched(session.blas, n, p, n, pivots, &info, 1); break; }
    case 'd': { double *const p[1] = {a}; st = aclblasDgetrfBatched(session.blas, n, p, n, pivots, &info, 1); break; }
    case 'c': { aclblasComplex *const p[1] = {a}; st = aclblasCgetrfBatched(session.blas, n, p, n, pivots, &info, 1); break; }
    default: { aclblasDoubleComplex *const p[1] = {a}; st = aclblasZgetrfBatched(session.blas, n, p, n, pivots, &info, 1); break; }
    }
    st += aclrtSynchronizeStream(session.stream);
    CHECK(st == 0, "getrf %c n %d: status %d", type, n, st);
    return info;
}

/* mluOpXgetrf, row-major. */
static int call_xgetrf(char type, int n, void *x, void *y, int *pivots, int mode)
{
    int dims[2] = {n, n}, info = -1;
    mluOpTensorDescriptor_t d, dp;
    mluOpCreateTensorDescriptor(&d);
    mluOpCreateTensorDescriptor(&dp);
    mluOpSetTensorDescriptor(d, MLUOP_LAYOUT_ARRAY, type == 'c' ? MLUOP_DTYPE_COMPLEX_FLOAT : MLUOP_DTYPE_FLOAT, 2, dims);
    mluOpSetTensorDescriptor(dp, MLUOP_LAYOUT_ARRAY, MLUOP_DTYPE_INT32, 1, dims);
    int st = mluOpXgetrf(session.mlu, d, x, d, y, NULL, dp, pivots, &info, mode);
    CHECK(st == 0, "xgetrf %c n %d: status %d", type, n, st);
    mluOpDestroyTensorDescriptor(d);
    mluOpDestroyTensorDescriptor(dp);
    return info;
}

static void judge(const char *what, char type, int n, int by_rows, const void *factor, int info, int expected, int i, int j, double plant)
{
    int first = 0;
    for (int k = 0; k < n && !first; k++) {
        double complex u = get(type, factor, (size_t)(k * n + k));
        if (u == 0 || is_nan(u))
            first = k + 1;
    }
    (void)by_rows;
    CHECK(info == expected, "%s %c n %d: %f at (%d, %d): info %d, the plain loops give %d", what, type, n, plant, i, j, info, expected);
    CHECK(info == first, "%s %c n %d: %f at (%d, %d): info %d, but U's first zero or NaN is %d", what, type, n, plant, i, j, info, first);
}

static void one_getrf(char type, int n, int pi, int pj, int part, double plant, int pivoting)
{
    double complex a[MOST][MOST];
    double columns[2 * MOST * MOST], rows[2 * MOST * MOST], y[2 * MOST * MOST];
    int pivots[MOST];
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            double re = value(i, j, 0) + (i == j && !pivoting ? n : 0), im = type == 'c' || type == 'z' ? value(i, j, 1) : 0;
            if (i == pi && j == pj) {
                re = part ? re : plant;
                im = part ? plant : im;
            }
            a[i][j] = round_to(type, CMPLX(re, im));
            put(type, columns, (size_t)(j * n + i), a[i][j]);
            put(type, rows, (size_t)(i * n + j), a[i][j]);
        }
    int expected = plain_getrf(type, n, a, pivoting);
    int info = call_getrf(type, n, columns, pivoting ? pivots : NULL);
    judge("getrf", type, n, 0, columns, info, expected, pi, pj, plant);
    if (type == 's' || type == 'c') {
        info = call_xgetrf(type, n, rows, y, pivots, pivoting);
        judge("xgetrf", type, n, 1, y, info, expected, pi, pj, plant);
    }
}

static void lu(void)
{
    CHECK(wl_open(&session, 1) == 0, "open");
    for (const char *t = "sdcz"; *t; t++)
        for (int n = 1; n <= MOST; n++)
            for (int pivoting = 0; pivoting < 2; pivoting++) {
                one_getrf(*t, n, -1, -1, 0, 0, pivoting);
                for (int i = 0; i < n; i++)
                    for (int j = 0; j < n; j++)
                        for (int part = 0; part < (*t == 'c' || *t == 'z' ? 2 : 1); part++) {
                            one_getrf(*t, n, i, j, part, NAN, pivoting);
                            if (*t == 's' || *t == 'd')
                                for (int p = 1; p < 3; p++)
                                    one_getrf(*t, n, i, j, part, plants[p], pivoting);
                        }
            }
    CHECK(wl_close(&session) == 0, "close");
}

int main(int argc, char **argv)
{
    static const lt_test tests[] = {{"cholesky", cholesky, 120}, {"lu", lu, 120}, {0}};
    return lt_main(argc, argv, tests, NULL);
}
