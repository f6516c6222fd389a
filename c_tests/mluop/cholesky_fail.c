/* mluOpCholesky on matrices that are not positive definite, on NaN, at the size limits, and with column-major
 * descriptors.
 *
 * A bad member fails the call with EXECUTION_FAILED and a log line that names batch and minor; the other members must
 * be bitwise what a call on each alone gives. Size limits are read off the descriptors, before memory is touched, so
 * no memory stands behind the huge shapes here.
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "support.h"

typedef struct {
    mluOpHandle_t handle;
    mluOpTensorDescriptor_t desc;
    void *in, *out;
    int upper;
    mluOpStatus_t status;
} job;

static void cholesky(void *p) {
    job *j = p;
    j->status = mluOpCholesky(j->handle, j->desc, j->in, j->desc, j->out, j->upper != 0, NULL);
}

static int broken(const char *which, int64_t b, int64_t count) {
    switch (which[0]) {
    case 'f': return b == 0;
    case 'q': return b == count / 4;
    case 'm': return b == count / 2;
    case 'l': return b == count - 1;
    default: return 1;
    }
}

static int64_t minor_of(const char *where, int64_t n) {
    return where[0] == 'f' ? 1 : where[0] == 'm' ? (n + 1) / 2 : n;
}

/* Makes the leading minor k the first bad one: its Schur complement becomes `with`. */
static void break_at(lt_view a, int64_t k, const char *with) {
    double complex d = NAN;
    if (with[0] == 'z' || (with[0] == 'n' && with[1] == 'e')) {
        /* The row is zero but for the diagonal, so that the pivot is exactly the diagonal. */
        for (int64_t j = 0; j < a.n; j++) {
            lt_set(a, k - 1, j, 0);
            lt_set(a, j, k - 1, 0);
        }
        d = with[0] == 'z' ? 0 : -1;
    }
    lt_set(a, k - 1, k - 1, d);
}

static void bad_members(void) {
    fixture f = fixture_new();
    lt_csv *c = lt_csv_open("cholesky_fail.csv");
    while (lt_csv_next(c)) {
        lt_type t = lt_type_of(lt_csv_text(c, "type"));
        int64_t batch = lt_csv_int(c, "batch"), n = lt_csv_int(c, "n"), count = batch > 0 ? batch : 1;
        int64_t minor = minor_of(lt_csv_text(c, "minor"), n);
        const char *members = lt_csv_text(c, "members");
        lt_rng r = lt_seed((uint64_t)lt_csv_line(c));
        lt_buf in = lt_buf_matrix(lt_rows(t, NULL, count * n, n, n), 1, 0, LT_ZONES, &device_memory);
        lt_buf out = lt_buf_matrix(lt_rows(t, NULL, count * n, n, n), 1, 0, LT_ZONES, &device_memory);
        lt_buf alone = lt_buf_matrix(lt_rows(t, NULL, n, n, n), 1, 0, LT_ZONES, &device_memory);
        lt_view x = lt_rows(t, in.p, count * n, n, n), y = lt_rows(t, out.p, count * n, n, n);
        lt_view z = lt_rows(t, alone.p, n, n, n);
        mluOpTensorDescriptor_t desc = square(t, batch, n), one = square(t, 0, n);
        for (int64_t b = 0; b < count; b++) {
            lt_generate(lt_sub(x, b * n, 0, n, n), "spd", 1, &r);
            if (broken(members, b, count)) break_at(lt_sub(x, b * n, 0, n, n), minor, lt_csv_text(c, "with"));
        }
        lt_buf_freeze(&in);
        for (int upper = 0; upper < 2; upper++) {
            lt_step("%s", upper ? "upper" : "lower");
            lt_poison(out.p, out.bytes);
            lt_buf_freeze(&out);
            job j = {f.handle, desc, in.p, out.p, upper, MLUOP_STATUS_SUCCESS};
            char *log = lt_stderr_of(cholesky, &j);
            LT_EQ(j.status, MLUOP_STATUS_EXECUTION_FAILED);
            LT_BUF_CHECK(&in);
            lt_buf_allow(&out, y, LT_ALL);
            LT_BUF_CHECK(&out);
            for (int64_t b = 0; b < count; b++) {
                lt_view got = lt_sub(y, b * n, 0, n, n);
                LT_CHECK(lt_all_zero(got, upper ? LT_STRICT_LOWER : LT_STRICT_UPPER));
                if (broken(members, b, count)) {
                    LT_CHECKF(says_number(log, "batch", b), "the log does not name batch %d: %s", (int)b, log);
                    LT_CHECKF(says_number(log, "minor of order", minor), "the log does not name minor %d: %s", (int)minor, log);
                    continue;
                }
                job k = {f.handle, one, lt_at(x, b * n, 0), alone.p, upper, MLUOP_STATUS_SUCCESS};
                cholesky(&k);
                LT_EQ(k.status, MLUOP_STATUS_SUCCESS);
                LT_CHECKF(lt_same_bits(got, z), "member %d differs from a call on it alone", (int)b);
            }
            free(log);
            /* In place: same status, same survivors. */
            if (upper) continue;
            memcpy(out.p, in.p, in.bytes);
            j.in = j.out = out.p;
            free(lt_stderr_of(cholesky, &j));
            LT_EQ(j.status, MLUOP_STATUS_EXECUTION_FAILED);
        }
        OK(mluOpDestroyTensorDescriptor(desc));
        OK(mluOpDestroyTensorDescriptor(one));
        lt_buf_free(&in), lt_buf_free(&out), lt_buf_free(&alone);
    }
    lt_csv_close(c);
    fixture_free(&f);
}

/* A NaN anywhere in the triangle that is read makes some pivot NaN; anywhere else it must not matter. The first bad
 * minor is the row of the NaN, in the lower triangle: there the pivot subtracts its square. */
static void planted_nan(void) {
    fixture f = fixture_new();
    lt_rng r = lt_seed(11);
    for (int t = LT_S; t <= LT_C; t += LT_C - LT_S)
        for (int64_t n = 1; n <= 8; n++) {
            lt_view a = lt_rows((lt_type)t, calloc((size_t)(n * n), 8), n, n, n);
            lt_view x = lt_rows((lt_type)t, calloc((size_t)(n * n), 8), n, n, n);
            lt_view y = lt_rows((lt_type)t, calloc((size_t)(n * n), 8), n, n, n);
            mluOpTensorDescriptor_t desc = square((lt_type)t, 0, n);
            lt_generate(a, "spd", 1, &r);
            for (int64_t i = 0; i < n; i++)
                for (int64_t j = 0; j < n; j++)
                    for (int upper = 0; upper < 2; upper++) {
                        lt_context("type %c n %d upper %d NaN at %d,%d", lt_letter((lt_type)t), (int)n, upper, (int)i, (int)j);
                        lt_copy(x, a);
                        lt_set(x, i, j, NAN);
                        int read = lt_inside(upper ? LT_UPPER : LT_LOWER, i, j);
                        job k = {f.handle, desc, x.p, y.p, upper, MLUOP_STATUS_SUCCESS};
                        char *log = lt_stderr_of(cholesky, &k);
                        LT_EQ(k.status, read ? MLUOP_STATUS_EXECUTION_FAILED : MLUOP_STATUS_SUCCESS);
                        if (read) LT_CHECKF(says_number(log, "minor of order", i > j ? i + 1 : j + 1), "log: %s", log);
                        free(log);
                    }
            OK(mluOpDestroyTensorDescriptor(desc));
            free(a.p), free(x.p), free(y.p);
        }
    fixture_free(&f);
}

/* After a failure the same handle and queue work. */
static void usable_after_failure(void) {
    fixture f = fixture_new();
    float bad[4] = {1, 0, 2, 1}, good[4] = {4, 0, 2, 5}, out[4];
    int64_t size[] = {2, 2};
    mluOpTensorDescriptor_t desc = dense(LT_S, 2, size);
    job j = {f.handle, desc, bad, out, 0, MLUOP_STATUS_SUCCESS};
    free(lt_stderr_of(cholesky, &j));
    LT_EQ(j.status, MLUOP_STATUS_EXECUTION_FAILED);
    RT(cnrtQueueSync(f.queue));
    OK(mluOpCholesky(f.handle, desc, good, desc, out, false, NULL));
    LT_CHECK(out[0] == 2 && out[1] == 0 && out[2] == 1 && out[3] == 2);
    OK(mluOpDestroyTensorDescriptor(desc));
    fixture_free(&f);
}

static mluOpStatus_t at_size(mluOpHandle_t handle, lt_type t, int dims, const int64_t *size, int64_t *huge) {
    mluOpTensorDescriptor_t desc = dense(t, dims, size);
    mluOpStatus_t s = mluOpCholesky(handle, desc, (float *)huge, desc, (float *)huge, false, NULL);
    OK(mluOpDestroyTensorDescriptor(desc));
    return s;
}

/* The 7 GB rule, decided from descriptors alone: far side. */
static void limits_above(void) {
    fixture f = fixture_new();
    static int64_t word; /* 8 bytes: any access beyond them would fault or be seen by a sanitizer */
    static const struct {
        lt_type t;
        int64_t size[3];
    } huge[] = {{LT_S, {32, 7663, 7663}},     {LT_S, {1, 43348, 43348}},  {LT_S, {1879048192, 1, 1}},
                {LT_C, {32, 5419, 5419}},     {LT_C, {939524096, 1, 1}},  {LT_S, {2, 32768, 32768}},
                {LT_C, {1, 46341, 46341}},    {LT_S, {1, 2147483647, 2147483647}}, {LT_S, {INT64_MAX, 1, 1}},
                {LT_C, {4294967296, 65536, 65536}}};
    for (size_t i = 0; i < sizeof huge / sizeof huge[0]; i++) {
        lt_context("shape %d", (int)i);
        mluOpStatus_t s = at_size(f.handle, huge[i].t, 3, huge[i].size, &word);
        /* Beyond 7 * 2^30 bytes, which comes before the limit of 2^31 elements for both types. */
        LT_EQ(s, MLUOP_STATUS_BAD_PARAM);
    }
    int64_t flat[] = {43348, 43348};
    LT_EQ(at_size(f.handle, LT_S, 2, flat, &word), MLUOP_STATUS_BAD_PARAM);
    fixture_free(&f);
}

/* Just below 7 * 2^30 bytes: 7340031 identity matrices of order 16, whose factors are themselves. The memory is one
 * 2 MiB piece mapped again and again. */
static void limits_below(void) {
    if (lt_wanted() < LT_FULL) return;
    const size_t piece = 2u << 20, pieces = 3584;
    fixture f = fixture_new();
    FILE *file = tmpfile();
    char *x = mmap(NULL, piece * pieces, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    LT_REQUIRE(file != NULL && x != MAP_FAILED && ftruncate(fileno(file), (off_t)piece) == 0);
    for (size_t i = 0; i < pieces; i++)
        LT_REQUIRE(mmap(x + i * piece, piece, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, fileno(file), 0) != MAP_FAILED);
    for (size_t i = 0; i < piece / 4; i++) ((float *)x)[i] = i % 256 % 17 == 0;
    int64_t size[] = {7340031, 16, 16};
    mluOpTensorDescriptor_t desc = dense(LT_S, 3, size);
    lt_step("a batch of 7340031 matrices of order 16");
    OK(mluOpCholesky(f.handle, desc, (float *)x, desc, (float *)x, false, NULL));
    for (size_t i = 0; i < piece / 4; i++)
        if (((float *)x)[i] != (i % 256 % 17 == 0)) LT_CHECKF(0, "element %d is %g", (int)i, ((float *)x)[i]);
    OK(mluOpDestroyTensorDescriptor(desc));
    munmap(x, piece * pieces);
    fclose(file);
    fixture_free(&f);
}

/* A pair of column-major descriptors passes the vendor's check: it is either refused or done right. */
static void column_major(void) {
    fixture f = fixture_new();
    lt_rng r = lt_seed(12);
    for (int t = LT_S; t <= LT_C; t += LT_C - LT_S)
        for (int upper = 0; upper < 2; upper++) {
            int64_t n = 9, size[] = {n, n}, stride[] = {1, n};
            mluOpTensorDescriptor_t desc = strided((lt_type)t, 2, size, stride);
            lt_view a = lt_cols((lt_type)t, calloc((size_t)(n * n), 8), n, n, n);
            lt_view y = lt_cols((lt_type)t, calloc((size_t)(n * n), 8), n, n, n);
            lt_generate(a, "spd", 1, &r);
            mluOpStatus_t s = mluOpCholesky(f.handle, desc, a.p, desc, y.p, upper != 0, NULL);
            if (s != MLUOP_STATUS_BAD_PARAM) {
                LT_EQ(s, MLUOP_STATUS_SUCCESS);
                LT_LE(lt_ratio_potrf(a, y, upper ? LT_UPPER : LT_LOWER), LT_RATIO);
                LT_CHECK(lt_all_zero(y, upper ? LT_STRICT_LOWER : LT_STRICT_UPPER));
            }
            OK(mluOpDestroyTensorDescriptor(desc));
            free(a.p), free(y.p);
        }
    fixture_free(&f);
}

/* Strides of dimensions of size 1 do not matter; any other stride is refused. */
static void strides(void) {
    fixture f = fixture_new();
    float x[64] = {0}, y[64] = {0};
    for (int i = 0; i < 4; i++) x[i * 5] = 4;
    static const struct {
        int dims, ok;
        int64_t size[3], stride[3];
    } cases[] = {{2, 1, {4, 4}, {4, 1}},           {3, 1, {1, 4, 4}, {999, 4, 1}}, {3, 1, {4, 1, 1}, {1, 77, 5}},
                 {2, 1, {1, 1}, {0, 0}},           {2, 0, {4, 4}, {5, 1}},         {2, 0, {4, 4}, {4, 2}},
                 {3, 0, {2, 2, 2}, {5, 2, 1}},     {2, 0, {4, 4}, {0, 1}},         {2, 0, {4, 4}, {-4, 1}}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        lt_context("stride case %d", (int)i);
        if (cases[i].dims == 3 && cases[i].ok && cases[i].size[0] == 4) x[0] = x[1] = x[2] = x[3] = 4;
        mluOpTensorDescriptor_t d = strided(LT_S, cases[i].dims, cases[i].size, cases[i].stride);
        LT_EQ(mluOpCholesky(f.handle, d, x, d, y, false, NULL), cases[i].ok ? MLUOP_STATUS_SUCCESS : MLUOP_STATUS_BAD_PARAM);
        OK(mluOpDestroyTensorDescriptor(d));
        memset(x, 0, sizeof x);
        for (int k = 0; k < 4; k++) x[k * 5] = 4;
    }
    fixture_free(&f);
}

static const lt_test tests[] = {{"bad_members", bad_members, 0},   {"planted_nan", planted_nan, 0},
                                {"usable_after_failure", usable_after_failure, 0},
                                {"limits_above", limits_above, 0}, {"column_major", column_major, 0},
                                {"strides", strides, 0},           {"limits_below", limits_below, 300},
                                {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
