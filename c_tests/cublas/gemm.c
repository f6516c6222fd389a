/* Products through cuBLAS against a naive loop in long double: all operations, sizes on both sides of every way that a
 * product is made, gaps between columns, alpha and beta of every kind, both pointer modes and widths of integers. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "typed.h"

typedef long double wide;
static cublasHandle_t handle;
static void *cell[2];

typedef struct {
    lt_type t;
    int64_t m, n, k, gap;
    cublasOperation_t ta, tb;
    double complex alpha, beta;
    int w, device;
} problem;

static double complex op(lt_view a, cublasOperation_t o, int64_t i, int64_t j) {
    if (o == CUBLAS_OP_N) return lt_get(a, i, j);
    double complex z = lt_get(a, j, i);
    return o == CUBLAS_OP_C ? conj(z) : z;
}

static lt_buf matrix(lt_type t, int64_t rows, int64_t cols, int64_t ld, lt_view *v, lt_rng *r) {
    lt_view shape = lt_cols(t, NULL, rows, cols, ld);
    lt_buf b = lt_buf_matrix(shape, 1, 0, LT_ZONES, NULL);
    *v = lt_cols(t, b.p, rows, cols, ld);
    if (r)
        for (int64_t j = 0; j < cols; j++)
            for (int64_t i = 0; i < rows; i++) lt_set(*v, i, j, lt_random(r, t));
    return b;
}

static void check(problem p, lt_rng *r) {
    lt_view a, b, c;
    int64_t ra = p.ta == CUBLAS_OP_N ? p.m : p.k, ca = p.ta == CUBLAS_OP_N ? p.k : p.m;
    int64_t rb = p.tb == CUBLAS_OP_N ? p.k : p.n, cb = p.tb == CUBLAS_OP_N ? p.n : p.k;
    int64_t lda = (ra > 1 ? ra : 1) + p.gap, ldb = (rb > 1 ? rb : 1) + 2 * p.gap, ldc = p.m + p.gap;
    lt_context("%cgemm %d %d, %ld x %ld x %ld, gap %ld, alpha %g, beta %g, wide %d, device scalars %d", lt_letter(p.t),
               (int)p.ta, (int)p.tb, (long)p.m, (long)p.n, (long)p.k, (long)p.gap, creal(p.alpha), creal(p.beta), p.w, p.device);
    /* What is not read is NaN. */
    lt_buf ba = matrix(p.t, ra, ca, lda, &a, p.alpha == 0 ? NULL : r), bb = matrix(p.t, rb, cb, ldb, &b, p.alpha == 0 ? NULL : r);
    lt_buf bc = matrix(p.t, p.m, p.n, ldc, &c, p.beta == 0 ? NULL : r);
    double complex *was = malloc((size_t)(p.m * p.n) * sizeof *was);
    for (int64_t j = 0; j < p.n; j++)
        for (int64_t i = 0; i < p.m; i++) was[i + j * p.m] = lt_get(c, i, j);
    lt_buf_freeze(&ba), lt_buf_freeze(&bb), lt_buf_freeze(&bc);
    scalar alpha = scalar_of(p.t, p.alpha), beta = scalar_of(p.t, p.beta);
    const void *pa = &alpha, *pb = &beta;
    if (p.device) pa = memcpy(cell[0], &alpha, sizeof alpha), pb = memcpy(cell[1], &beta, sizeof beta);
    BLAS(cublasSetPointerMode(handle, p.device ? CUBLAS_POINTER_MODE_DEVICE : CUBLAS_POINTER_MODE_HOST));
    BLAS(gemm_of[p.t][p.w](handle, p.ta, p.tb, p.m, p.n, p.k, pa, a.p, lda, b.p, ldb, pb, c.p, ldc));
    if (!p.device) memset(&alpha, 0xff, sizeof alpha), memset(&beta, 0xff, sizeof beta);
    RT(cudaDeviceSynchronize());
    long bad = 0;
    wide bound = (wide)((16 + 2 * sqrt((double)p.k)) * lt_eps(p.t));
    /* The rows of op(A) and the columns of op(B), if they are read at all. */
    int64_t k = p.alpha == 0 ? 0 : p.k;
    double complex *rows = malloc((size_t)(p.m * k) * sizeof *rows + 1), *cols = malloc((size_t)(p.n * k) * sizeof *cols + 1);
    LT_REQUIRE(rows != NULL && cols != NULL);
    for (int64_t l = 0; l < k; l++) {
        for (int64_t i = 0; i < p.m; i++) rows[l + i * k] = op(a, p.ta, i, l);
        for (int64_t j = 0; j < p.n; j++) cols[l + j * k] = op(b, p.tb, l, j);
    }
    for (int64_t j = 0; j < p.n; j++)
        for (int64_t i = 0; i < p.m; i++) {
            wide re = 0, im = 0, size = 0;
            for (int64_t l = 0; l < k; l++) {
                double complex x = rows[l + i * k], y = cols[l + j * k];
                wide xr = creal(x), xi = cimag(x), yr = creal(y), yi = cimag(y);
                re += xr * yr - xi * yi, im += xr * yi + xi * yr;
                size += (fabsl(xr) + fabsl(xi)) * (fabsl(yr) + fabsl(yi));
            }
            wide ar = creal(p.alpha), ai = cimag(p.alpha), want_re = ar * re - ai * im, want_im = ar * im + ai * re;
            size *= fabsl(ar) + fabsl(ai);
            if (p.beta != 0) {
                wide br = creal(p.beta), bi = cimag(p.beta), cr = creal(was[i + j * p.m]), ci = cimag(was[i + j * p.m]);
                want_re += br * cr - bi * ci, want_im += br * ci + bi * cr;
                size += (fabsl(br) + fabsl(bi)) * (fabsl(cr) + fabsl(ci));
            }
            double complex got = lt_get(c, i, j);
            bad += !(fabsl(creal(got) - want_re) + fabsl(cimag(got) - want_im) <= bound * size);
        }
    LT_EQ(bad, 0);
    free(rows), free(cols);
    lt_buf_allow(&bc, c, LT_ALL);
    LT_BUF_CHECK(&ba), LT_BUF_CHECK(&bb), LT_BUF_CHECK(&bc);
    lt_buf_free(&ba), lt_buf_free(&bb), lt_buf_free(&bc);
    free(was);
    lt_context(NULL);
}

static void all_of_it(void) {
    static const int64_t quick[][3] = {{1, 1, 1}, {3, 2, 4}, {8, 8, 8}, {17, 5, 33}, {64, 64, 64}, {1, 100, 50}, {97, 61, 120}, {5, 4, 0}};
    static const int64_t full[][3] = {{200, 130, 250}, {512, 31, 300}};
    lt_rng r = lt_seed(3);
    size_t count = sizeof quick / sizeof *quick + (lt_wanted() >= LT_FULL ? sizeof full / sizeof *full : 0);
    int turn = 0;
    for (size_t s = 0; s < count; s++) {
        const int64_t *size = s < sizeof quick / sizeof *quick ? quick[s] : full[s - sizeof quick / sizeof *quick];
        if (lt_under_valgrind() && size[0] * size[1] * size[2] > 50000) continue;
        for (int t = 0; t < 4; t++)
            for (int ops = 0; ops < 9; ops++)
                for (int scalars = 0; scalars < 4; scalars++, turn++) {
                    if (scalars < 3 && size[0] * size[1] * size[2] > 1000000) continue;
                    problem p = {(lt_type)t, size[0], size[1], size[2], turn % 3, (cublasOperation_t)(ops / 3),
                                 (cublasOperation_t)(ops % 3), 0, 0, turn % 2, turn / 2 % 2};
                    p.alpha = scalars == 1 ? 0 : scalars == 2 ? 1 : lt_is_complex((lt_type)t) ? CMPLX(0.5, -1.5) : -1.5;
                    p.beta = scalars == 0 ? 0 : scalars == 2 ? 1 : lt_is_complex((lt_type)t) ? CMPLX(0.75, 0.25) : 0.75;
                    lt_step("%c %ld %ld %ld", lt_letter((lt_type)t), (long)size[0], (long)size[1], (long)size[2]);
                    check(p, &r);
                }
    }
}

/* The numbers of a first program: row-major matrices as transposed ones. */
static void first_program(void) {
    float alpha = 1, beta = 0, c[4] = {0}, *d;
    RT(cudaMalloc((void **)&d, 64));
    float x[] = {1, 3, 2, 4}, y[] = {5, 7, 6, 8};
    BLAS(cublasSetPointerMode(handle, CUBLAS_POINTER_MODE_HOST));
    BLAS(cublasSetMatrix(2, 2, sizeof *x, x, 2, d, 2));
    BLAS(cublasSetMatrix(2, 2, sizeof *y, y, 2, d + 4, 2));
    BLAS(cublasSgemm(handle, CUBLAS_OP_N, CUBLAS_OP_N, 2, 2, 2, &alpha, d, 2, d + 4, 2, &beta, d + 8, 2));
    BLAS(cublasGetMatrix(2, 2, sizeof *c, d + 8, 2, c, 2));
    LT_CHECK(c[0] == 19 && c[1] == 43 && c[2] == 22 && c[3] == 50);
    RT(cudaFree(d));
}

/* Nothing to do: no pointer is looked at. With k = 0 or alpha = 0, A and B are not. */
static void quick_returns(void) {
    double one = 1, zero = 0, c[4] = {1, 2, 3, 4};
    BLAS(cublasSetPointerMode(handle, CUBLAS_POINTER_MODE_HOST));
    BLAS(cublasDgemm(handle, CUBLAS_OP_N, CUBLAS_OP_N, 0, 2, 2, NULL, NULL, 1, NULL, 2, NULL, NULL, 1));
    BLAS(cublasDgemm(handle, CUBLAS_OP_N, CUBLAS_OP_N, 2, 0, 2, NULL, NULL, 2, NULL, 2, NULL, NULL, 2));
    BLAS(cublasDgemm(handle, CUBLAS_OP_N, CUBLAS_OP_N, 2, 2, 0, &one, NULL, 2, NULL, 1, &one, c, 2));
    BLAS(cublasDgemm(handle, CUBLAS_OP_N, CUBLAS_OP_N, 2, 2, 2, &zero, NULL, 2, NULL, 2, &one, c, 2));
    RT(cudaDeviceSynchronize());
    LT_CHECK(c[0] == 1 && c[1] == 2 && c[2] == 3 && c[3] == 4);
    BLAS(cublasDgemm(handle, CUBLAS_OP_N, CUBLAS_OP_N, 2, 2, 0, &one, NULL, 2, NULL, 1, &zero, c, 2));
    RT(cudaDeviceSynchronize());
    LT_CHECK(c[0] == 0 && c[1] == 0 && c[2] == 0 && c[3] == 0);
}

int main(int argc, char **argv) {
    static const lt_test tests[] = {{"all_of_it", all_of_it, 0}, {"first_program", first_program, 0}, {"quick_returns", quick_returns, 0}, {0}};
    LT_REQUIRE_EQ(cublasCreate(&handle), CUBLAS_STATUS_SUCCESS);
    for (int i = 0; i < 2; i++) LT_REQUIRE_EQ(cudaMalloc(&cell[i], 64), cudaSuccess);
    return lt_main(argc, argv, tests, NULL);
}
