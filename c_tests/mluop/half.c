/* mluOpCholesky, mluOpLUFactorization and mluOpXgetrf on tensors of half precision, real and complex.
 *
 * Every element of a factor has to be the nearest number of the format to what the same call gives for the same matrix
 * in float, which other tests hold against an oracle; pivots and infos have to be the same. The formats are decoded
 * here from their bits.
 */
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "support.h"

enum { BATCH = 3, MOST = 260 };

static double decode(uint16_t h) {
    int exponent = h >> 10 & 31, fraction = h & 1023;
    double x = exponent == 31  ? (fraction ? NAN : INFINITY)
               : exponent == 0 ? ldexp(fraction, -24)
                               : ldexp(1024 + fraction, exponent - 25);
    return h & 0x8000 ? -x : x;
}

/* Half the distance of numbers of the format near x. */
static double reach(double x) {
    int exponent = 0;
    frexp(x, &exponent);
    return ldexp(1, (exponent < -13 ? -13 : exponent) - 12);
}

/* A number of the format between -1 and 1, a multiple of 2^-10. */
static uint16_t number(lt_rng *r, int integer) {
    int k = (int)lt_below(r, 1024) + integer * 1024;
    int exponent = 0;
    if (k == 0) return 0;
    frexp(k, &exponent);
    int fraction = (int)ldexp(k, 11 - exponent);
    return (uint16_t)((exponent + 4) << 10 | (fraction & 1023)) | (lt_below(r, 2) && !integer ? 0x8000 : 0);
}

static mluOpTensorDescriptor_t describe(mluOpDataType_t type, int m, int n) {
    int dims[] = {BATCH, m, n};
    mluOpTensorDescriptor_t desc = NULL;
    OK(mluOpCreateTensorDescriptor(&desc));
    OK(mluOpSetTensorDescriptor(desc, MLUOP_LAYOUT_ARRAY, type, 3, dims));
    return desc;
}

typedef struct {
    fixture f;
    int is_complex, m, n, parts;
    mluOpTensorDescriptor_t half, whole, pivots;
    uint16_t *a, *a_before, *y;
    float *w, *z;
    int *ipiv[2];
    size_t count;
} pair;

static pair pair_new(int is_complex, int m, int n) {
    pair p = {fixture_new(), is_complex, m, n, is_complex ? 2 : 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, {NULL, NULL}, 0};
    p.half = describe(is_complex ? MLUOP_DTYPE_COMPLEX_HALF : MLUOP_DTYPE_HALF, m, n);
    p.whole = describe(is_complex ? MLUOP_DTYPE_COMPLEX_FLOAT : MLUOP_DTYPE_FLOAT, m, n);
    p.pivots = describe(MLUOP_DTYPE_INT32, 1, m < n ? m : n);
    p.count = (size_t)BATCH * m * n * p.parts;
    p.a = malloc(2 * p.count), p.a_before = malloc(2 * p.count), p.y = malloc(2 * p.count);
    p.w = malloc(4 * p.count), p.z = malloc(4 * p.count);
    for (int i = 0; i < 2; i++) p.ipiv[i] = calloc(BATCH * (size_t)(m < n ? m : n), sizeof(int));
    return p;
}

static void pair_free(pair *p) {
    OK(mluOpDestroyTensorDescriptor(p->half));
    OK(mluOpDestroyTensorDescriptor(p->whole));
    OK(mluOpDestroyTensorDescriptor(p->pivots));
    free(p->a), free(p->a_before), free(p->y), free(p->w), free(p->z), free(p->ipiv[0]), free(p->ipiv[1]);
    fixture_free(&p->f);
}

/* Random numbers, `strong` more on the diagonal; Hermitian if asked for. */
static void fill(pair *p, int strong, int hermitian, lt_rng *r) {
    int m = p->m, n = p->n, q = p->parts;
    for (int b = 0; b < BATCH; b++) {
        uint16_t *a = p->a + (size_t)b * m * n * q;
        for (int i = 0; i < m; i++) {
            for (int j = 0; j < n; j++) {
                uint16_t *e = a + ((size_t)i * n + j) * q;
                for (int k = 0; k < q; k++) e[k] = number(r, i == j && k == 0 ? strong : 0);
                if (hermitian && i == j && q == 2) e[1] = 0;
                if (hermitian && j < i) {
                    const uint16_t *t = a + ((size_t)j * n + i) * q;
                    e[0] = t[0];
                    if (q == 2) e[1] = t[1] ^ 0x8000;
                }
            }
        }
    }
    memcpy(p->a_before, p->a, 2 * p->count);
    for (size_t k = 0; k < p->count; k++) p->w[k] = (float)decode(p->a[k]);
    memset(p->y, 0xee, 2 * p->count);
}

static void compare(const pair *p, const uint16_t *got) {
    for (size_t k = 0; k < p->count; k++) {
        double x = decode(got[k]), wanted = p->z[k];
        LT_CHECKF(fabs(x - wanted) <= reach(wanted), "element %d of %d: %g, not %g", (int)k, (int)p->count, x, wanted);
    }
}

static void cholesky(void) {
    static const int orders[] = {1, 2, 7, 33, 70, MOST};
    lt_rng r = lt_seed(1);
    for (int c = 0; c < 2; c++) {
        for (size_t o = 0; o < sizeof orders / sizeof *orders; o++) {
            if (lt_under_valgrind() && orders[o] > 70) continue; /* the shapes of LU are as long */
            pair p = pair_new(c, orders[o], orders[o]);
            fill(&p, orders[o] + 1, 1, &r);
            for (int upper = 0; upper < 2; upper++) {
                lt_step("%s, order %d, %s", c ? "complex" : "real", orders[o], upper ? "upper" : "lower");
                size_t bytes[2] = {0, 0};
                OK(mluOpGetCholeskyWorkspaceSize(p.half, &bytes[0]));
                OK(mluOpGetCholeskyWorkspaceSize(p.whole, &bytes[1]));
                LT_EQ(2 * bytes[0], bytes[1]);
                OK(mluOpCholesky(p.f.handle, p.whole, p.w, p.whole, p.z, upper, NULL));
                OK(mluOpCholesky(p.f.handle, p.half, (float *)(void *)p.a, p.half, (float *)(void *)p.y, upper, NULL));
                LT_CHECK(memcmp(p.a, p.a_before, 2 * p.count) == 0);
                compare(&p, p.y);
                OK(mluOpCholesky(p.f.handle, p.half, (float *)(void *)p.a, p.half, (float *)(void *)p.a, upper, NULL));
                LT_CHECK(memcmp(p.a, p.y, 2 * p.count) == 0);
                memcpy(p.a, p.a_before, 2 * p.count);
            }
            pair_free(&p);
        }
    }
}

static void lu(void) {
    static const int shapes[][2] = {{1, 1}, {3, 3}, {8, 5}, {5, 8}, {33, 33}, {70, 40}, {4, MOST}, {MOST, 3}};
    lt_rng r = lt_seed(2);
    for (int c = 0; c < 2; c++) {
        for (size_t s = 0; s < sizeof shapes / sizeof *shapes; s++) {
            int m = shapes[s][0], n = shapes[s][1], info[2] = {7, 7};
            lt_step("%s, %d x %d", c ? "complex" : "real", m, n);
            pair p = pair_new(c, m, n);
            fill(&p, 0, 0, &r);
            for (int mode = 0; mode < 2; mode++) {
                if (mode == 0) fill(&p, 2 * (m > n ? m : n), 0, &r);
                OK(mluOpXgetrf(p.f.handle, p.whole, p.w, p.whole, p.z, NULL, p.pivots, p.ipiv[0], &info[0], mode));
                OK(mluOpXgetrf(p.f.handle, p.half, p.a, p.half, p.y, NULL, p.pivots, p.ipiv[1], &info[1], mode));
                LT_EQ(info[0], 0);
                LT_EQ(info[1], 0);
                LT_CHECK(memcmp(p.ipiv[0], p.ipiv[1], BATCH * sizeof(int) * (size_t)(m < n ? m : n)) == 0);
                LT_CHECK(memcmp(p.a, p.a_before, 2 * p.count) == 0);
                compare(&p, p.y);
                if (mode == 0) {
                    OK(mluOpLUFactorization(p.f.handle, p.half, p.a, p.half, p.a, false));
                    LT_CHECK(memcmp(p.a, p.y, 2 * p.count) == 0);
                    fill(&p, 0, 0, &r);
                }
            }
            pair_free(&p);
        }
    }
}

/* Takes the elements of a dense tensor to where the strides say, or back. */
static void arrange(const pair *p, const int *strides, uint16_t *there, uint16_t *dense, int back) {
    for (int b = 0; b < BATCH; b++)
        for (int i = 0; i < p->m; i++)
            for (int j = 0; j < p->n; j++) {
                uint16_t *x = there + (size_t)(b * strides[0] + i * strides[1] + j * strides[2]) * p->parts;
                uint16_t *y = dense + (((size_t)b * p->m + i) * p->n + j) * p->parts;
                memcpy(back ? y : x, back ? x : y, 2 * (size_t)p->parts);
            }
}

/* Rows or columns with gaps, or neither adjacent: the same bits, and nothing between them is written to. */
static void arrangements(void) {
    static const int shapes[][2] = {{6, 9}, {9, 6}, {20, 20}, {MOST, 3}, {4, MOST}};
    lt_rng r = lt_seed(5);
    for (int c = 0; c < 2; c++)
        for (size_t s = 0; s < sizeof shapes / sizeof *shapes; s++) {
            int m = shapes[s][0], n = shapes[s][1], info = 7, dims[] = {BATCH, m, n};
            pair p = pair_new(c, m, n);
            fill(&p, 0, 0, &r);
            OK(mluOpXgetrf(p.f.handle, p.half, p.a, p.half, p.y, NULL, p.pivots, p.ipiv[0], &info, 1));
            int ways[][3] = {{m * (n + 3), n + 3, 1}, {n * (m + 2), 1, m + 2}, {2 * m * n + 1, 2 * n, 2}, {1, BATCH * n, BATCH}};
            for (int in = 0; in < 4; in++)
                for (int out = 0; out < 4; out++) {
                    lt_step("%s, %d x %d, from arrangement %d to %d", c ? "complex" : "real", m, n, in, out);
                    size_t room = (size_t)BATCH * 2 * (m + 3) * (n + 3) * p.parts;
                    uint16_t *x = malloc(2 * room), *y = malloc(2 * room), *got = malloc(2 * p.count), *clean = malloc(2 * room);
                    memset(x, 0xee, 2 * room), memset(y, 0xee, 2 * room), memset(clean, 0xee, 2 * room);
                    arrange(&p, ways[in], x, p.a, 0);
                    mluOpTensorDescriptor_t of_x = describe(c ? MLUOP_DTYPE_COMPLEX_HALF : MLUOP_DTYPE_HALF, m, n);
                    mluOpTensorDescriptor_t of_y = describe(c ? MLUOP_DTYPE_COMPLEX_HALF : MLUOP_DTYPE_HALF, m, n);
                    mluOpDataType_t type = c ? MLUOP_DTYPE_COMPLEX_HALF : MLUOP_DTYPE_HALF;
                    OK(mluOpSetTensorDescriptorEx(of_x, MLUOP_LAYOUT_ARRAY, type, 3, dims, ways[in]));
                    OK(mluOpSetTensorDescriptorEx(of_y, MLUOP_LAYOUT_ARRAY, type, 3, dims, ways[out]));
                    OK(mluOpXgetrf(p.f.handle, of_x, x, of_y, y, NULL, p.pivots, p.ipiv[1], &info, 1));
                    LT_EQ(info, 0);
                    arrange(&p, ways[out], y, got, 1);
                    LT_CHECK(memcmp(got, p.y, 2 * p.count) == 0);
                    LT_CHECK(memcmp(p.ipiv[0], p.ipiv[1], BATCH * sizeof(int) * (size_t)(m < n ? m : n)) == 0);
                    arrange(&p, ways[out], clean, p.y, 0);
                    LT_CHECK(memcmp(y, clean, 2 * room) == 0);
                    OK(mluOpDestroyTensorDescriptor(of_x));
                    OK(mluOpDestroyTensorDescriptor(of_y));
                    free(x), free(y), free(got), free(clean);
                }
            pair_free(&p);
        }
}

static void factor(void *argument) {
    pair *p = argument;
    LT_EQ(mluOpLUFactorization(p->f.handle, p->half, p->a, p->half, p->y, false), MLUOP_STATUS_EXECUTION_FAILED);
}

/* 2^-10 and 2^15: what is left of the last element is -2^40. In two matrices, of which the first is named; of complex numbers
 * also in the imaginary parts alone. */
static void too_large(void) {
    for (int c = 0; c < 2; c++)
        for (int part = 0; part <= c; part++) {
            lt_context("%s, part %d", c ? "complex" : "real", part);
            pair p = pair_new(c, 2, 2);
            lt_rng r = lt_seed(3);
            fill(&p, 2, 0, &r);
            int q = p.parts;
            for (int b = 1; b < BATCH; b++) {
                uint16_t *a = p.a + (size_t)b * 4 * q;
                memset(a, 0, 8 * (size_t)q);
                a[0] = 0x1400, a[q] = 0x7800, a[2 * q + part] = 0x7800;
            }
            char *log = lt_stderr_of(factor, &p);
            LT_CHECKF(says_number(log, "batch", 1), "the log does not name batch 1: %s", log);
            free(log);
            const uint16_t *y = p.y + (size_t)1 * 4 * q;
            LT_CHECK(decode(y[0]) == ldexp(1, -10) && decode(y[q]) == ldexp(1, 15));
            LT_CHECK(decode(y[3 * q + part]) == -INFINITY);
            if (c) LT_CHECK(decode(y[3 * q + 1 - part]) == 0);
            pair_free(&p);
        }
}

static void not_definite(void) {
    for (int c = 0; c < 2; c++) {
        pair p = pair_new(c, 7, 7);
        lt_rng r = lt_seed(4);
        fill(&p, 8, 1, &r);
        /* -1 as the fourth element of the second matrix's diagonal. */
        p.a[((size_t)49 + 3 * 7 + 3) * p.parts] = 0xbc00;
        LT_EQ(mluOpCholesky(p.f.handle, p.half, (float *)(void *)p.a, p.half, (float *)(void *)p.y, false, NULL),
              MLUOP_STATUS_EXECUTION_FAILED);
        OK(mluOpCholesky(p.f.handle, p.whole, p.w, p.whole, p.z, false, NULL));
        /* The others are factored. */
        pair first = p;
        first.count = (size_t)49 * p.parts;
        compare(&first, p.y);
        first.z = p.z + 98 * p.parts;
        compare(&first, p.y + (size_t)98 * p.parts);
        pair_free(&p);
    }
}

static const lt_test tests[] = {{"cholesky", cholesky, 0}, {"lu", lu, 0}, {"arrangements", arrangements, 0}, {"too_large", too_large, 0},
    {"not_definite", not_definite, 0}, {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
