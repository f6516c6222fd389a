/* Level 1 of cuBLAS against loops in long double: lengths, increments of both signs, both widths of integers, both
 * pointer modes, the default stream and another one; what is not an element of a vector keeps its bits. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "typed.h"

typedef long double wide;
typedef struct {
    wide re, im, size;
} number;

static void *take(size_t bytes) {
    void *p = NULL;
    RT(cudaMalloc(&p, bytes));
    return p;
}
static void give_back(void *p) { RT(cudaFree(p)); }
static const lt_memory device = {take, give_back};
static cublasHandle_t handle;
static cudaStream_t streams[2];

static const int64_t lengths[] = {1, 2, 3, 7, 16, 33, 100, 1000, 40000, 100000};
static const int64_t steps[][2] = {{1, 1}, {2, 1}, {1, 3}, {-1, 1}, {1, -2}, {-3, -1}, {5, 7}};

/* The i-th element of a vector, as BLAS counts. */
static int64_t place(int64_t i, int64_t n, int64_t inc) { return inc >= 0 ? i * inc : (i - n + 1) * inc; }

typedef struct {
    lt_type t;
    int64_t n, inc;
    lt_buf buf;
    double complex *was; /* the elements in order */
} vector;

static double complex at(const vector *v, int64_t i) {
    return lt_get(lt_cols(v->t, v->buf.p, v->n, 1, v->n), place(i, v->n, v->inc), 0);
}
static vector make(lt_type t, int64_t n, int64_t inc, lt_rng *r) {
    int64_t step = inc < 0 ? -inc : inc, extent = (n - 1) * step + 1;
    vector v = {t, n, inc, lt_buf_new((size_t)extent * lt_size(t), LT_ZONES, &device),
                malloc((size_t)n * sizeof(double complex))};
    lt_view whole = lt_cols(t, v.buf.p, extent, 1, extent);
    for (int64_t i = 0; i < n; i++) lt_set(whole, place(i, n, inc), 0, lt_random(r, t));
    for (int64_t i = 0; i < n; i++) v.was[i] = at(&v, i);
    lt_buf_freeze(&v.buf);
    return v;
}
/* Only if `written`, and then only its elements, may have changed. */
static void finish(vector *v, int written) {
    if (written)
        for (int64_t i = 0; i < v->n; i++)
            lt_buf_allow_bytes(&v->buf, (char *)v->buf.p + (size_t)place(i, v->n, v->inc) * lt_size(v->t), lt_size(v->t));
    LT_BUF_CHECK(&v->buf);
    lt_buf_free(&v->buf);
    free(v->was);
}

static number times(double complex a, double complex b) {
    wide ar = creal(a), ai = cimag(a), br = creal(b), bi = cimag(b);
    number p = {ar * br - ai * bi, ar * bi + ai * br, (fabsl(ar) + fabsl(ai)) * (fabsl(br) + fabsl(bi))};
    return p;
}
static number plus(number a, number b) {
    number p = {a.re + b.re, a.im + b.im, a.size + b.size};
    return p;
}
static int near(lt_type t, double complex got, number want, double roundings) {
    wide error = fabsl(creal(got) - want.re) + fabsl(cimag(got) - want.im);
    return error <= (wide)(roundings * lt_eps(t)) * want.size;
}

static vectors both(vector *x, vector *y) {
    vectors v = {x->n, x->inc, y ? y->inc : 1, x->buf.p, y ? y->buf.p : NULL};
    return v;
}

/* A result in device memory or on the host, by the handle's pointer mode; and the same for a scalar. */
static void *cell[3];
static int device_mode;
static void *result_cell(scalar *host) {
    memset(host, 0x77, sizeof *host);
    memset(cell[0], 0x77, sizeof *host);
    return device_mode ? cell[0] : (void *)host;
}
static scalar result_of(scalar *host) {
    if (!device_mode) return *host; /* without waiting */
    RT(cudaDeviceSynchronize());
    return *(scalar *)cell[0];
}
static const void *scalar_cell(scalar *host, int which) {
    if (!device_mode) return host;
    memcpy(cell[which], host, sizeof *host);
    return cell[which];
}

static double sum_roundings(int64_t n) { return 8 + 2 * sqrt((double)n); }

static void reductions(lt_type t, int64_t n, int64_t incx, int64_t incy, int w, lt_rng *r) {
    vector x = make(t, n, incx, r), y = make(t, n, incy, r);
    number dot = {0}, dotc = {0};
    wide asum = 0, square = 0, most = -1, least = INFINITY;
    int64_t amax = 0, amin = 0;
    scalar out;
    for (int64_t i = 0; i < n; i++) {
        wide size = fabsl(creal(x.was[i])) + fabsl(cimag(x.was[i]));
        dot = plus(dot, times(x.was[i], y.was[i]));
        dotc = plus(dotc, times(conj(x.was[i]), y.was[i]));
        asum += size, square += (wide)creal(x.was[i]) * creal(x.was[i]) + (wide)cimag(x.was[i]) * cimag(x.was[i]);
        /* the sum as the type rounds it, for that is compared */
        double rounded = real_of(t) == LT_S ? (double)((float)fabs(creal(x.was[i])) + (float)fabs(cimag(x.was[i])))
                                            : fabs(creal(x.was[i])) + fabs(cimag(x.was[i]));
        if (rounded > most) most = rounded, amax = i + 1;
        if (rounded < least) least = rounded, amin = i + 1;
    }
    BLAS(dotu_of[t][w](handle, both(&x, &y), result_cell(&out)));
    out = result_of(&out);
    LT_CHECK(near(t, value_of(t, &out), dot, sum_roundings(n)));
    if (dotc_of[t][w]) {
        BLAS(dotc_of[t][w](handle, both(&x, &y), result_cell(&out)));
        out = result_of(&out);
        LT_CHECK(near(t, value_of(t, &out), dotc, sum_roundings(n)));
    }
    int none = incx < 0; /* one vector, counted backwards: none */
    number norm = {none ? 0 : sqrtl(square), 0, none ? 0 : sqrtl(square)}, one = {none ? 0 : asum, 0, none ? 0 : asum};
    BLAS(nrm2_of[t][w](handle, both(&x, NULL), result_cell(&out)));
    out = result_of(&out);
    LT_CHECK(near(t, creal(value_of(real_of(t), &out)), norm, sum_roundings(n)));
    BLAS(asum_of[t][w](handle, both(&x, NULL), result_cell(&out)));
    out = result_of(&out);
    LT_CHECK(near(t, creal(value_of(real_of(t), &out)), one, sum_roundings(n)));
    for (int least_one = 0; least_one < 2; least_one++) {
        BLAS((least_one ? amin_of : amax_of)[t][w](handle, both(&x, NULL), result_cell(&out)));
        out = result_of(&out);
        int64_t got = w ? out.l : out.i;
        LT_EQ(got, none ? 0 : least_one ? amin : amax);
    }
    finish(&x, 0), finish(&y, 0);
}

typedef enum { SCAL, RSCAL, AXPY, COPY, SWAP, ROT, RROT, ROTM, KINDS } kind;
static const char *const kinds[] = {"scal", "real scal", "axpy", "copy", "swap", "rot", "real rot", "rotm"};

static void elementwise(kind k, lt_type t, int64_t n, int64_t incx, int64_t incy, int w, lt_rng *r) {
    scaled *const *f = k == SCAL    ? scal_of[t]
                       : k == RSCAL ? rscal_of[t]
                       : k == AXPY  ? axpy_of[t]
                       : k == COPY  ? copy_of[t]
                       : k == SWAP  ? swap_of[t]
                       : k == ROTM  ? rotm_of[t]
                                    : NULL;
    rotated *const *rot = k == ROT ? rot_of[t] : k == RROT ? rrot_of[t] : NULL;
    if (f ? !f[w] : !rot[w]) return;
    lt_type real = real_of(t);
    int real_alpha = k == RSCAL || k == RROT;
    double complex alpha = lt_random(r, real_alpha ? real : t), c = lt_random(r, real);
    scalar a = scalar_of(real_alpha ? real : t, alpha), cs = scalar_of(real, c);
    alpha = value_of(real_alpha ? real : t, &a), c = value_of(real, &cs);
    float ps[5] = {-1, 0.5F, -0.25F, 0.75F, 1.5F};
    double pd[5] = {-1, 0.5, -0.25, 0.75, 1.5};
    vector x = make(t, n, incx, r), y = make(t, n, incy, r);
    if (k == ROTM) {
        void *param = t == LT_S ? (void *)ps : (void *)pd;
        if (device_mode) param = memcpy(cell[1], param, t == LT_S ? sizeof ps : sizeof pd);
        BLAS(f[w](handle, both(&x, &y), param));
    } else if (rot) {
        BLAS(rot[w](handle, both(&x, &y), scalar_cell(&cs, 1), scalar_cell(&a, 2)));
    } else {
        BLAS(f[w](handle, both(&x, &y), scalar_cell(&a, 1)));
    }
    if (!device_mode) memset(&a, 0xff, sizeof a), memset(&cs, 0xff, sizeof cs), memset(ps, 0xff, sizeof ps), memset(pd, 0xff, sizeof pd);
    RT(cudaDeviceSynchronize());
    int none = (k == SCAL || k == RSCAL) && incx < 0, exact = k == COPY || k == SWAP;
    long bad = 0;
    for (int64_t i = 0; i < n; i++) {
        double complex a0 = x.was[i], b0 = y.was[i];
        number want_x = times(1, a0), want_y = times(1, b0);
        if ((k == SCAL || k == RSCAL) && !none) want_x = times(alpha, a0);
        if (k == AXPY) want_y = plus(times(alpha, a0), times(1, b0));
        if (k == COPY) want_y = times(1, a0);
        if (k == SWAP) want_x = times(1, b0), want_y = times(1, a0);
        if (rot) want_x = plus(times(c, a0), times(alpha, b0)), want_y = plus(times(c, b0), times(-conj(alpha), a0));
        if (k == ROTM) want_x = plus(times(.5, a0), times(.75, b0)), want_y = plus(times(-.25, a0), times(1.5, b0));
        bad += !near(t, at(&x, i), want_x, exact ? 0 : 6) || !near(t, at(&y, i), want_y, exact ? 0 : 6);
    }
    LT_EQ(bad, 0);
    finish(&x, k != AXPY && k != COPY && !none), finish(&y, k != SCAL && k != RSCAL);
}

static void run(int mode, int64_t longest) {
    lt_rng r = lt_seed(11);
    device_mode = mode;
    BLAS(cublasSetPointerMode(handle, mode ? CUBLAS_POINTER_MODE_DEVICE : CUBLAS_POINTER_MODE_HOST));
    for (size_t l = 0; l < sizeof lengths / sizeof *lengths; l++)
        for (size_t s = 0; s < sizeof steps / sizeof *steps; s++)
            for (int t = 0; t < 4; t++) {
                int64_t n = lengths[l], incx = steps[s][0], incy = steps[s][1];
                int w = (int)(l + s + (size_t)t) % 2;
                if (n > longest) continue;
                BLAS(cublasSetStream(handle, streams[(l + s) % 2]));
                lt_step("%c n %ld, increments %ld and %ld, wide %d, device scalars %d", lt_letter((lt_type)t), (long)n,
                        (long)incx, (long)incy, w, mode);
                lt_context("%c n %ld, increments %ld and %ld, wide %d, device scalars %d", lt_letter((lt_type)t), (long)n,
                           (long)incx, (long)incy, w, mode);
                reductions((lt_type)t, n, incx, incy, w, &r);
                for (int k = 0; k < KINDS; k++) {
                    lt_context("%s: %c n %ld, increments %ld and %ld, wide %d, device scalars %d", kinds[k],
                               lt_letter((lt_type)t), (long)n, (long)incx, (long)incy, w, mode);
                    elementwise((kind)k, (lt_type)t, n, incx, incy, w, &r);
                }
            }
    lt_context(NULL);
}

static int64_t longest(void) { return lt_under_valgrind() ? 1000 : lt_wanted() >= LT_FULL ? 100000 : 40000; }
static void with_host_scalars(void) { run(0, longest()); }
static void with_device_scalars(void) { run(1, longest()); }

/* n <= 0: result 0, nothing else read or written, NULL vectors allowed. */
static void nothing_to_do(void) {
    for (int mode = 0; mode < 2; mode++) {
        device_mode = mode;
        BLAS(cublasSetPointerMode(handle, mode ? CUBLAS_POINTER_MODE_DEVICE : CUBLAS_POINTER_MODE_HOST));
        for (int t = 0; t < 4; t++)
            for (int w = 0; w < 2; w++)
                for (int64_t n = -1; n <= 0; n++) {
                    vectors v = {n, 1, 1, NULL, NULL};
                    scalar out;
                    of_one *const one[] = {nrm2_of[t][w], asum_of[t][w], amax_of[t][w], amin_of[t][w], dotu_of[t][w], dotc_of[t][w]};
                    lt_context("%c n %d wide %d", lt_letter((lt_type)t), (int)n, w);
                    for (int f = 0; f < 6; f++) {
                        if (!one[f]) continue;
                        BLAS(one[f](handle, v, result_cell(&out)));
                        out = result_of(&out);
                        int index = f == 2 || f == 3;
                        int64_t got = w ? out.l : out.i;
                        LT_CHECK(index ? got == 0 : value_of(f < 2 ? real_of((lt_type)t) : (lt_type)t, &out) == 0);
                    }
                    scaled *const change[] = {scal_of[t][w], rscal_of[t][w], axpy_of[t][w], copy_of[t][w], swap_of[t][w], rotm_of[t][w]};
                    for (int f = 0; f < 6; f++)
                        if (change[f]) BLAS(change[f](handle, v, NULL));
                    BLAS(rot_of[t][w](handle, v, NULL, NULL));
                    if (rrot_of[t][w]) BLAS(rrot_of[t][w](handle, v, NULL, NULL));
                }
    }
    lt_context(NULL);
}

/* Where a NaN or an infinity is, and what comes of it. */
static void not_numbers(void) {
    device_mode = 0;
    BLAS(cublasSetPointerMode(handle, CUBLAS_POINTER_MODE_HOST));
    enum { N = 37 };
    for (int t = 0; t < 4; t++)
        for (int64_t where = 0; where < N; where++)
            for (int what = 0; what < 4; what++) {
                lt_rng r = lt_seed(5);
                int64_t incx = what & 2 ? 3 : 1;
                vector x = make((lt_type)t, N, incx, &r), y = make((lt_type)t, N, 1, &r);
                double planted = what & 1 ? (double)INFINITY : (double)NAN;
                scalar out, zero = scalar_of((lt_type)t, 0), two = scalar_of((lt_type)t, 2);
                lt_context("%c, %f at %ld by %ld", lt_letter((lt_type)t), planted, (long)where, (long)incx);
                lt_set(lt_cols((lt_type)t, x.buf.p, N * incx, 1, N * incx), where * incx, 0, planted);
                lt_buf_freeze(&x.buf);
                vectors v = both(&x, &y);
                int64_t first = 0; /* NaN does not count */
                while (isnan(fabs(creal(at(&x, first))) + fabs(cimag(at(&x, first))))) first++;
                int64_t biggest = first, smallest = first;
                for (int64_t i = first + 1; i < N; i++) {
                    double a = fabs(creal(at(&x, i))) + fabs(cimag(at(&x, i)));
                    double b = fabs(creal(at(&x, biggest))) + fabs(cimag(at(&x, biggest)));
                    double c = fabs(creal(at(&x, smallest))) + fabs(cimag(at(&x, smallest)));
                    if (a > b) biggest = i;
                    if (a < c) smallest = i;
                }
                BLAS(amax_of[t][0](handle, v, &out));
                LT_EQ(out.i, biggest + 1);
                BLAS(amin_of[t][0](handle, v, &out));
                LT_EQ(out.i, smallest + 1);
                BLAS(nrm2_of[t][0](handle, v, &out));
                double norm = creal(value_of(real_of((lt_type)t), &out));
                LT_CHECK(what & 1 ? isinf(norm) : isnan(norm));
                BLAS(asum_of[t][0](handle, v, &out));
                norm = creal(value_of(real_of((lt_type)t), &out));
                LT_CHECK(what & 1 ? isinf(norm) : isnan(norm));
                BLAS(dotu_of[t][0](handle, v, &out));
                LT_CHECK(!isfinite(creal(value_of((lt_type)t, &out))));
                /* alpha = 0 does not read x; alpha = 2 brings the NaN to its place and nowhere else */
                BLAS(axpy_of[t][0](handle, v, &zero));
                RT(cudaDeviceSynchronize());
                LT_BUF_CHECK(&y.buf);
                BLAS(axpy_of[t][0](handle, v, &two));
                RT(cudaDeviceSynchronize());
                for (int64_t i = 0; i < N; i++) LT_EQ(!isfinite(creal(at(&y, i))), i == where);
                finish(&x, 0), finish(&y, 1);
            }
    lt_context(NULL);
}

/* Equal candidates: the first one. Among infinities and NaNs, the first infinity. */
static void first_of_equals(void) {
    enum { N = 200 };
    double *x;
    int result = 0;
    RT(cudaMallocManaged((void **)&x, N * sizeof *x, cudaMemAttachGlobal));
    BLAS(cublasSetPointerMode(handle, CUBLAS_POINTER_MODE_HOST));
    for (int first = 0; first < N; first += 7) {
        for (int i = 0; i < N; i++) x[i] = i >= first && (i - first) % 5 == 0 ? -1.0 : 3.0;
        BLAS(cublasIdamin(handle, N, x, 1, &result));
        LT_EQ(result, first + 1);
        for (int i = 0; i < N; i++) x[i] = i >= first && (i - first) % 5 == 0 ? -3.0 : 1.0;
        BLAS(cublasIdamax(handle, N, x, 1, &result));
        LT_EQ(result, first + 1);
        for (int i = 0; i < N; i++) x[i] = i < first && i > 0 ? (double)NAN : -(double)INFINITY;
        BLAS(cublasIdamin(handle, N, x, 1, &result));
        LT_EQ(result, 1);
    }
    RT(cudaFree(x));
}

/* rotg turns (a, b) into (r, 0); the numbers of the interface's own example; rotmg with the identity it promises. */
static void rotations_are_made(void) {
    for (int mode = 0; mode < 2; mode++) {
        BLAS(cublasSetPointerMode(handle, mode ? CUBLAS_POINTER_MODE_DEVICE : CUBLAS_POINTER_MODE_HOST));
        double *p;
        RT(cudaMallocManaged((void **)&p, 16 * sizeof *p, cudaMemAttachGlobal));
        p[0] = 2.10, p[1] = 1.20;
        BLAS(cublasDrotg(handle, p, p + 1, p + 2, p + 3));
        RT(cudaDeviceSynchronize());
        LT_LE(fabs(p[0] - 2.4186773), 1e-6);
        LT_LE(fabs(p[1] - 0.4961390), 1e-6);
        LT_LE(fabs(p[2] * 2.10 + p[3] * 1.20 - p[0]), 1e-14);
        LT_LE(fabs(p[2] * 1.20 - p[3] * 2.10), 1e-14);
        cuDoubleComplex *a = (cuDoubleComplex *)p, *b = (cuDoubleComplex *)(p + 2), *s = (cuDoubleComplex *)(p + 6);
        *a = make_cuDoubleComplex(1, -2), *b = make_cuDoubleComplex(0.5, 3);
        BLAS(cublasZrotg(handle, a, b, p + 4, s));
        RT(cudaDeviceSynchronize());
        double complex za = CMPLX(1, -2), zb = CMPLX(0.5, 3), zs = CMPLX(s->x, s->y), zr = CMPLX(a->x, a->y);
        LT_LE(cabs(p[4] * za + zs * zb - zr), 1e-14);
        LT_LE(cabs(p[4] * zb - conj(zs) * za), 1e-14);
        LT_CHECK(b->x == 0.5 && b->y == 3);
        float *q = (float *)p;
        q[0] = 3, q[1] = -4;
        BLAS(cublasSrotg(handle, q, q + 1, q + 2, q + 3));
        RT(cudaDeviceSynchronize());
        LT_LE(fabs(fabs((double)q[0]) - 5), 1e-6);
        cuComplex *ca = (cuComplex *)q, *cb = ca + 1, *cs = ca + 3;
        *ca = make_cuComplex(3, 0), *cb = make_cuComplex(0, 4);
        BLAS(cublasCrotg(handle, ca, cb, q + 4, cs));
        RT(cudaDeviceSynchronize());
        LT_LE(fabs(hypot((double)ca->x, (double)ca->y) - 5), 1e-6);
        /* H (x1, y1) = (x1', 0), and d1', d2' weigh what d1, d2 did */
        double d1 = 2, d2 = 3, x1 = 1.5, y1 = -0.7, h[5];
        p[0] = d1, p[1] = d2, p[2] = x1, p[3] = y1;
        BLAS(cublasDrotmg(handle, p, p + 1, p + 2, p + 3, p + 4));
        RT(cudaDeviceSynchronize());
        memcpy(h, p + 4, sizeof h);
        double h11 = h[0] == 0 ? 1 : h[1], h22 = h[0] == 0 ? 1 : h[4], h21 = h[0] == 1 ? -1 : h[2], h12 = h[0] == 1 ? 1 : h[3];
        LT_LE(fabs(h11 * x1 + h12 * y1 - p[2]), 1e-14);
        LT_LE(fabs(h21 * x1 + h22 * y1), 1e-14);
        LT_LE(fabs(p[0] * p[2] * p[2] - (d1 * x1 * x1 + d2 * y1 * y1)), 1e-13);
        q[0] = 2, q[1] = 3, q[2] = 1.5F, q[3] = -0.7F;
        BLAS(cublasSrotmg(handle, q, q + 1, q + 2, q + 3, q + 4));
        RT(cudaDeviceSynchronize());
        LT_LE(fabs((double)q[0] * (double)q[2] * (double)q[2] - (d1 * x1 * x1 + d2 * y1 * y1)), 1e-5);
        RT(cudaFree(p));
    }
}

int main(int argc, char **argv) {
    static const lt_test tests[] = {{"with_host_scalars", with_host_scalars, 0},
                                    {"with_device_scalars", with_device_scalars, 0},
                                    {"nothing_to_do", nothing_to_do, 0},
                                    {"not_numbers", not_numbers, 0},
                                    {"first_of_equals", first_of_equals, 0},
                                    {"rotations_are_made", rotations_are_made, 0},
                                    {0}};
    LT_REQUIRE_EQ(cublasCreate(&handle), CUBLAS_STATUS_SUCCESS);
    LT_REQUIRE_EQ(cudaStreamCreate(&streams[1]), cudaSuccess);
    for (int i = 0; i < 3; i++) LT_REQUIRE_EQ(cudaMalloc(&cell[i], 64), cudaSuccess);
    return lt_main(argc, argv, tests, NULL);
}
