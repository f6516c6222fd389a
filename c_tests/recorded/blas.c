/* cuBLAS: lengths and increments that are not positive, NaN, rotations, scalars of products, statuses. */
#include "recorded.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { LONG = 8 };
static const float given_x[LONG] = {3, -4, 1, 2, -5, 6, 7, 8}, given_y[LONG] = {1, 2, 3, 4, 5, 6, 7, 8};

static void vector(const char *what, cublasStatus_t is, const float *p) {
    float v[LONG];
    HOST(v, p);
    say_text(what), say_int(is), say_floats(v, LONG);
}

static void reset(float *x, float *y) {
    LT_REQUIRE_EQ(cudaMemcpy(x, given_x, sizeof given_x, cudaMemcpyHostToDevice), cudaSuccess);
    LT_REQUIRE_EQ(cudaMemcpy(y, given_y, sizeof given_y, cudaMemcpyHostToDevice), cudaSuccess);
}

static void lengths(void) {
    static const int counts[] = {-1, 0, 1, 3}, steps[] = {-2, -1, 0, 1, 2};
    float *x = DEVICE(given_x), *y = DEVICE(given_y);
    for (int a = 0; a < 4; a++)
        for (int b = 0; b < 5; b++) {
            const int n = counts[a], inc = steps[b];
            const float two = 2, c = 0.6f, s = 0.8f;
            const struct {
                float param[5];
            } h = {{-1, 0.5f, 2, -1, 0.25f}};
            float sum = -77;
            int place = -77;
#define SUM(what, call) (sum = -77, say("%s of %d by %d", what, n, inc), say_int(call), say_floats(&sum, 1), said())
#define PLACE(what, call) (place = -77, say("%s of %d by %d", what, n, inc), say_int(call), say_int(place), said())
#define VECTOR(what, call, v) (reset(x, y), say("%s of %d by %d", what, n, inc), vector(what, call, v), said())
            reset(x, y);
            SUM("nrm2", cublasSnrm2(blas, n, x, inc, &sum));
            SUM("asum", cublasSasum(blas, n, x, inc, &sum));
            PLACE("amax", cublasIsamax(blas, n, x, inc, &place));
            PLACE("amin", cublasIsamin(blas, n, x, inc, &place));
            SUM("dot", cublasSdot(blas, n, x, inc, y, 1, &sum));
            SUM("dot, y", cublasSdot(blas, n, x, 1, y, inc, &sum));
            VECTOR("scal", cublasSscal(blas, n, &two, x, inc), x);
            VECTOR("axpy", cublasSaxpy(blas, n, &two, x, inc, y, 1), y);
            VECTOR("copy", cublasScopy(blas, n, x, inc, y, 1), y);
            if (inc == 0) continue; /* several values for one element */
            VECTOR("axpy, y", cublasSaxpy(blas, n, &two, x, 1, y, inc), y);
            VECTOR("copy, y", cublasScopy(blas, n, x, 1, y, inc), y);
            VECTOR("swap", cublasSswap(blas, n, x, inc, y, 1), y);
            VECTOR("rot", cublasSrot(blas, n, x, inc, y, 1, &c, &s), x);
            VECTOR("rotm", cublasSrotm(blas, n, x, inc, y, 1, h.param), y);
        }
}

static void not_numbers(void) {
    static const float v[][4] = {{1, NAN, 3, 2}, {NAN, 1, 3, 2}, {1, 3, 2, NAN}, {NAN, NAN, NAN, NAN}, {1, INFINITY, -INFINITY, 2}, {INFINITY, 1, 0, 0}, {1e30f, 1e30f, 1, 0},
                                {1e-30f, 1e-30f, 0, 0}, {0, 0, 0, 0}, {-0.0f, 0, 0, 0}, {2, -2, 2, 1}, {1, 2, 1, -1}, {NAN, NAN, 5, 4}, {NAN, INFINITY, 5, 4}};
    const float zero = 0, y[4] = {NAN, 1, INFINITY, 2};
    for (size_t i = 0; i < sizeof v / sizeof *v; i++) {
        float *x = DEVICE(v[i]), *z = DEVICE(y), out[4], sum;
        int place;
#define OF(what) say("%s of case %zu", what, i)
        OF("amax"), say_int(cublasIsamax(blas, 4, x, 1, &place)), say_int(place), said();
        OF("amin"), say_int(cublasIsamin(blas, 4, x, 1, &place)), say_int(place), said();
        OF("nrm2"), say_int(cublasSnrm2(blas, 4, x, 1, &sum)), say_floats(&sum, 1), said();
        OF("asum"), say_int(cublasSasum(blas, 4, x, 1, &sum)), say_floats(&sum, 1), said();
        OF("complex amax"), say_int(cublasIcamax(blas, 2, (cuComplex *)x, 1, &place)), say_int(place), said();
        OF("complex amin"), say_int(cublasIcamin(blas, 2, (cuComplex *)x, 1, &place)), say_int(place), said();
        OF("complex nrm2"), say_int(cublasScnrm2(blas, 2, (cuComplex *)x, 1, &sum)), say_floats(&sum, 1), said();
        OF("complex asum"), say_int(cublasScasum(blas, 2, (cuComplex *)x, 1, &sum)), say_floats(&sum, 1), said();
        OF("dot"), say_int(cublasSdot(blas, 4, x, 1, z, 1, &sum)), say_floats(&sum, 1), said();
        OF("axpy by 0"), say_int(cublasSaxpy(blas, 4, &zero, x, 1, z, 1)), HOST(out, z), say_floats(out, 4), said();
        OF("scal by 0"), say_int(cublasSscal(blas, 4, &zero, x, 1)), HOST(out, x), say_floats(out, 4), said();
    }
    /* NaN among many, in a place that another thread of the device may look at. */
    enum { MANY = 5000 };
    float *many = malloc(MANY * sizeof *many);
    for (int at = 0; at < 3; at++) {
        int place;
        for (int i = 0; i < MANY; i++) many[i] = (float)(1 + (i * 7919) % 4999);
        many[at == 0 ? 0 : at == 1 ? 2500 : MANY - 1] = NAN;
        float *x = device(many, MANY * sizeof *many);
        say("amax of many, NaN %d", at), say_int(cublasIsamax(blas, MANY, x, 1, &place)), say_int(place), said();
        say("amin of many, NaN %d", at), say_int(cublasIsamin(blas, MANY, x, 1, &place)), say_int(place), said();
    }
    free(many);
    static const double far[][2] = {{1e200, 1e200}, {1e-200, 1e-200}, {3e-320, 4e-320}};
    for (int i = 0; i < 3; i++) {
        double norm;
        say("nrm2 of far %d", i), say_int(cublasDnrm2(blas, 2, DEVICE(far[i]), 1, &norm)), say_doubles(&norm, 1), said();
    }
}

static void rotations(void) {
    static const float v[] = {0, 1, -1, 2, -3, 1e20f, 1e-30f};
    for (int i = 0; i < 7; i++)
        for (int j = 0; j < 7; j++) {
            float s[4] = {v[i], v[j], 9, 9};
            say("srotg %g %g", v[i], v[j]), say_int(cublasSrotg(blas, s, s + 1, s + 2, s + 3)), say_floats(s, 4), said();
            double d[4] = {v[i], v[j], 9, 9};
            say("drotg %g %g", v[i], v[j]), say_int(cublasDrotg(blas, d, d + 1, d + 2, d + 3)), say_doubles(d, 4), said();
            cuComplex c[3] = {{v[i], v[j]}, {v[j], 1}, {9, 9}};
            float cosine = 9;
            say("crotg (%g,%g) (%g,1)", v[i], v[j], v[j]), say_int(cublasCrotg(blas, c, c + 1, &cosine, c + 2)), say_floats(&cosine, 1), say_floats(&c[0].x, 6), said();
        }
    cuComplex none[3] = {{0, 0}, {0, 0}, {9, 9}};
    float cosine = 9;
    say("crotg of zeros"), say_int(cublasCrotg(blas, none, none + 1, &cosine, none + 2)), say_floats(&cosine, 1), say_floats(&none[0].x, 6), said();
    static const float w[] = {0, 1, -1, 2, 1e-9f, 1e9f};
    for (int i = 0; i < 6; i++)
        for (int j = 0; j < 6; j++)
            for (int k = 0; k < 4; k++)
                for (int l = 0; l < 4; l++) {
                    float s[8] = {w[i], w[j], w[k], 9, 9, 9, 9, 9};
                    say("srotmg %g %g %g %g", w[i], w[j], w[k], w[l]), say_int(cublasSrotmg(blas, s, s + 1, s + 2, &w[l], s + 3)), say_floats(s, 8), said();
                }
}

static void products(void) {
    static const float ordinary[4] = {1, 2, 3, 4}, unusual[4] = {NAN, 2, 3, 4}, before[4] = {NAN, 1, 2, 3};
    static const struct {
        float alpha, beta;
        const float *a;
        int k;
    } cases[] = {{1, 0, ordinary, 2}, {0, 1, unusual, 2}, {0, 0, unusual, 2}, {1, 1, unusual, 2}, {1, 0, ordinary, 0}, {1, 2, ordinary, 0}, {0, 2, ordinary, 2}, {NAN, 0, ordinary, 2}, {1, NAN, ordinary, 2}};
    float *b = DEVICE(ordinary), out[4];
    const float one = 1, zero = 0;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        float *c = DEVICE(before);
        say("gemm, case %zu", i), say_int(cublasSgemm(blas, CUBLAS_OP_N, CUBLAS_OP_N, 2, 2, cases[i].k, &cases[i].alpha, device(cases[i].a, 16), 2, b, 2, &cases[i].beta, c, 2));
        HOST(out, c), say_floats(out, 4), said();
    }
    float *c = DEVICE(before);
#define GEMM(what, ta, tb, m, n, k, al, a, lda, b, ldb, be, c, ldc) \
    (say("gemm, %s", what), say_int(cublasSgemm(blas, (cublasOperation_t)(ta), (cublasOperation_t)(tb), m, n, k, al, a, lda, b, ldb, be, c, ldc)), said())
    GEMM("no rows", 0, 0, 0, 2, 2, &one, NULL, 2, NULL, 2, &one, NULL, 2);
    GEMM("no columns", 0, 0, 2, 0, 2, &one, NULL, 2, NULL, 2, &one, NULL, 2);
    GEMM("no rows, no scalars", 0, 0, 0, 2, 2, NULL, NULL, 2, NULL, 2, NULL, NULL, 2);
    GEMM("nothing to add", 0, 0, 2, 2, 0, &one, NULL, 2, NULL, 2, &one, c, 2);
    GEMM("alpha 0", 0, 0, 2, 2, 2, &zero, NULL, 2, NULL, 2, &zero, c, 2);
    GEMM("m -1", 0, 0, -1, 2, 2, &one, b, 2, b, 2, &one, c, 2);
    GEMM("n -1", 0, 0, 2, -1, 2, &one, b, 2, b, 2, &one, c, 2);
    GEMM("k -1", 0, 0, 2, 2, -1, &one, b, 2, b, 2, &one, c, 2);
    GEMM("lda 1", 0, 0, 2, 2, 2, &one, b, 1, b, 2, &one, c, 2);
    GEMM("ldb 1", 0, 0, 2, 2, 2, &one, b, 2, b, 1, &one, c, 2);
    GEMM("ldc 1", 0, 0, 2, 2, 2, &one, b, 2, b, 2, &one, c, 1);
    GEMM("lda 0, no rows", 0, 0, 0, 2, 2, &one, b, 0, b, 2, &one, c, 2);
    GEMM("ldb 0, nothing to add", 0, 0, 2, 2, 0, &one, b, 2, b, 0, &one, c, 2);
    for (int op = -1; op < 6; op++) {
        GEMM("transa", op, 0, 2, 2, 2, &one, b, 2, b, 2, &one, c, 2);
        GEMM("transb", 0, op, 2, 2, 2, &one, b, 2, b, 2, &one, c, 2);
    }
    GEMM("no alpha", 0, 0, 2, 2, 2, NULL, b, 2, b, 2, &one, c, 2);
    GEMM("no beta", 0, 0, 2, 2, 2, &one, b, 2, b, 2, NULL, c, 2);
}

/* Which settings a handle takes, and what is asked of none. */
static void settings(void) {
    cublasMath_t math;
    cublasAtomicsMode_t atomics;
    cublasPointerMode_t pointers;
    cudaStream_t s;
    int count, value;
    say("math mode"), say_int(cublasGetMathMode(blas, &math)), say_int(math), said();
    say("atomics mode"), say_int(cublasGetAtomicsMode(blas, &atomics)), say_int(atomics), said();
    say("pointer mode"), say_int(cublasGetPointerMode(blas, &pointers)), say_int(pointers), said();
    for (int m = -1; m < 40; m++) say("math mode %d", m), say_int(cublasSetMathMode(blas, (cublasMath_t)m)), say_int(cublasGetMathMode(blas, &math)), say_int(math), said();
    cublasSetMathMode(blas, CUBLAS_DEFAULT_MATH);
    for (int m = -1; m < 4; m++) say("atomics mode %d", m), say_int(cublasSetAtomicsMode(blas, (cublasAtomicsMode_t)m)), said();
    cublasSetAtomicsMode(blas, CUBLAS_ATOMICS_NOT_ALLOWED);
    for (int m = -1; m < 4; m++) say("pointer mode %d", m), say_int(cublasSetPointerMode(blas, (cublasPointerMode_t)m)), said();
    cublasSetPointerMode(blas, CUBLAS_POINTER_MODE_HOST);
    say("SM count"), say_int(cublasGetSmCountTarget(blas, &count)), say_int(count), said();
    say("SM count -1"), say_int(cublasSetSmCountTarget(blas, -1)), said();
    say("SM count 100000"), say_int(cublasSetSmCountTarget(blas, 100000)), said();
    void *block = device(NULL, 4096);
    say("workspace"), say_int(cublasSetWorkspace(blas, block, 4096)), said();
    say("workspace, not aligned"), say_int(cublasSetWorkspace(blas, (char *)block + 16, 1024)), said();
    say("workspace of no bytes"), say_int(cublasSetWorkspace(blas, NULL, 0)), said();
    say("workspace nowhere"), say_int(cublasSetWorkspace(blas, NULL, 4096)), said();
    LT_EQ(cublasSetStream(blas, NULL), CUBLAS_STATUS_SUCCESS);
#define NONE(what, call) (say("no handle, %s", what), say_int(call), said())
    NONE("destroyed", cublasDestroy(NULL));
    NONE("version", cublasGetVersion(NULL, &value));
    NONE("stream", cublasSetStream(NULL, NULL));
    NONE("its stream", cublasGetStream(NULL, &s));
    NONE("its stream, nowhere", cublasGetStream(NULL, NULL));
    NONE("its math mode", cublasGetMathMode(NULL, &math));
    NONE("its math mode, nowhere", cublasGetMathMode(NULL, NULL));
    NONE("its atomics mode, nowhere", cublasGetAtomicsMode(NULL, NULL));
    NONE("its pointer mode, nowhere", cublasGetPointerMode(NULL, NULL));
    NONE("its SM count, nowhere", cublasGetSmCountTarget(NULL, NULL));
    NONE("pointer mode 9", cublasSetPointerMode(NULL, (cublasPointerMode_t)9));
    NONE("math mode 99", cublasSetMathMode(NULL, (cublasMath_t)99));
    NONE("nrm2", cublasSnrm2(NULL, 0, NULL, 1, NULL));
    NONE("gemm with m -1", cublasSgemm(NULL, CUBLAS_OP_N, CUBLAS_OP_N, -1, 2, 2, NULL, NULL, 2, NULL, 2, NULL, NULL, 2));
#define NOWHERE(what, call) (say("nowhere, %s", what), say_int(call), said())
    NOWHERE("handle", cublasCreate(NULL));
    NOWHERE("stream", cublasGetStream(blas, NULL));
    NOWHERE("math mode", cublasGetMathMode(blas, NULL));
    NOWHERE("atomics mode", cublasGetAtomicsMode(blas, NULL));
    NOWHERE("pointer mode", cublasGetPointerMode(blas, NULL));
    NOWHERE("version", cublasGetVersion(blas, NULL));
    NOWHERE("property", cublasGetProperty(MAJOR_VERSION, NULL));
    for (int e = -1; e < 20; e++) say("status %d", e), say_text(strncmp(cublasGetStatusName((cublasStatus_t)e), "CUBLAS", 6) == 0 ? cublasGetStatusName((cublasStatus_t)e) : "-"), said();
}

const lt_test recorded_blas[] = {{"lengths", lengths, 0}, {"not_numbers", not_numbers, 0}, {"rotations", rotations, 0}, {"products", products, 0}, {"settings", settings, 0}, {0}};
