/* Rules of LU that a residual cannot see: which row wins a tie, how complex sizes compare, what info says, what
 * happens at zero and NaN pivots, empty tensors, and the rounding of the unblocked part.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "lu_case.h"

typedef struct {
    fixture f;
    tensor s;
    void *x, *y;
    int *pivots;
    int info;
} one;

static one one_new(lt_type t, const char *dims) {
    one o;
    memset(&o, 0, sizeof o);
    o.f = fixture_new();
    o.s = tensor_new(t, dims, "dense");
    o.x = calloc((size_t)o.s.extent, lt_size(t));
    o.y = calloc((size_t)o.s.extent, lt_size(t));
    o.pivots = calloc((size_t)(o.s.batch * o.s.k) + 1, sizeof *o.pivots);
    return o;
}

static void one_free(one *o) {
    free(o->x), free(o->y), free(o->pivots);
    fixture_free(&o->f);
}

static mluOpStatus_t run(one *o, int mode) {
    mluOpTensorDescriptor_t d = tensor_desc(&o->s), p = pivot_desc(&o->s);
    o->info = -99;
    mluOpStatus_t s = mluOpXgetrf(o->f.handle, d, o->x, d, o->y, NULL, p, o->pivots, &o->info, mode);
    OK(mluOpDestroyTensorDescriptor(d));
    OK(mluOpDestroyTensorDescriptor(p));
    return s;
}

static void expect_oracle_pivots(one *o) {
    lt_view w = lt_wide(tensor_member(&o->s, o->x, 0));
    int *want = calloc((size_t)o->s.k, sizeof *want);
    lt_oracle_getrf(w, want);
    OK(run(o, 1));
    for (int64_t i = 0; i < o->s.k; i++)
        LT_CHECKF(o->pivots[i] == want[i], "pivot %d is %d, the lowest of the largest is %d", (int)i, o->pivots[i], want[i]);
    free(want);
    free(w.p);
}

/* Rows of a Hadamard matrix in random order with random signs (complex: times powers of i): every candidate ties at
 * every step and all arithmetic is exact, so the choice of rows is determined. */
static void ties_hadamard(void) {
    lt_rng r = lt_seed(21);
    for (int trial = 0; trial < 60; trial++) {
        lt_type t = trial & 1 ? LT_C : LT_S;
        one o = one_new(t, "8x8");
        lt_context("trial %d", trial);
        lt_view a = tensor_member(&o.s, o.x, 0);
        int order[8] = {0, 1, 2, 3, 4, 5, 6, 7};
        for (int i = 7; i > 0; i--) {
            int64_t j = lt_below(&r, i + 1);
            int swap = order[i];
            order[i] = order[j];
            order[j] = swap;
        }
        for (int i = 0; i < 8; i++) {
            static const double complex turn[4] = {1, -1, 1 * I, -1 * I};
            double complex factor = turn[lt_below(&r, t == LT_C ? 4 : 2)];
            for (int j = 0; j < 8; j++) lt_set(a, i, j, factor * (__builtin_parity((unsigned)(order[i] & j)) ? -1 : 1));
        }
        expect_oracle_pivots(&o);
        one_free(&o);
    }
}

/* Tall and narrow: ties far apart, where a search split over vector lanes or threads could lose the order. */
static void ties_tall(void) {
    lt_rng r = lt_seed(22);
    static const char *const dims[] = {"3x2", "17x2", "100x2", "1000x2", "5000x2", "70000x2"};
    for (int i = 0; i < 6; i++)
        for (int t = LT_S; t <= LT_C; t += LT_C - LT_S) {
            one o = one_new((lt_type)t, dims[i]);
            lt_context("%s %c", dims[i], lt_letter((lt_type)t));
            lt_view a = tensor_member(&o.s, o.x, 0);
            lt_generate(a, "ties", 0, &r);
            expect_oracle_pivots(&o);
            lt_fill(a, LT_ALL, 1);
            OK(run(&o, 1));
            LT_EQ(o.pivots[0], 1);
            LT_EQ(o.pivots[1], 2);
            LT_EQ(o.info, 2);
            one_free(&o);
        }
}

static void complex_size_is_sum(void) {
    one o = one_new(LT_C, "2x2");
    float complex a[4] = {5, 1, CMPLXF(3, -3), 2}; /* modulus 5 against 4.24, but |re|+|im| 5 against 6 */
    memcpy(o.x, a, sizeof a);
    OK(run(&o, 1));
    LT_EQ(o.pivots[0], 2);
    one_free(&o);
}

/* info is the first zero pivot of the first singular member; later members are factorized all the same. */
static void info_of_batches(void) {
    for (int mode = 0; mode < 2; mode++)
        for (int t = LT_S; t <= LT_C; t += LT_C - LT_S) {
            one o = one_new((lt_type)t, "2x4x5x5");
            one alone = one_new((lt_type)t, "5x5");
            lt_rng r = lt_seed(23);
            lt_context("mode %d type %c", mode, lt_letter((lt_type)t));
            for (int64_t b = 0; b < 8; b++) lt_generate(tensor_member(&o.s, o.x, b), "dominant", 0, &r);
            lt_fill(lt_sub(tensor_member(&o.s, o.x, 3), 0, 2, 5, 1), LT_ALL, 0);
            lt_fill(lt_sub(tensor_member(&o.s, o.x, 3), 0, 4, 5, 1), LT_ALL, 0);
            lt_fill(lt_sub(tensor_member(&o.s, o.x, 6), 0, 0, 5, 1), LT_ALL, 0);
            OK(run(&o, mode));
            LT_EQ(o.info, 3);
            for (int64_t b = 0; b < 8; b++) {
                if (mode == 0 && (b == 3 || b == 6)) continue; /* Inf and NaN */
                lt_copy(tensor_member(&alone.s, alone.x, 0), tensor_member(&o.s, o.x, b));
                OK(run(&alone, mode));
                LT_EQ(alone.info, b == 3 ? 3 : b == 6 ? 1 : 0);
                LT_CHECKF(lt_same_bits(tensor_member(&o.s, o.y, b), tensor_member(&alone.s, alone.y, 0)), "member %d", (int)b);
            }
            one_free(&o), one_free(&alone);
        }
}

static void zero_pivot_without_pivoting(void) {
    static const int at[] = {0, 1, 17, 63, 64, 99};
    for (int i = 0; i < 6; i++)
        for (int t = LT_S; t <= LT_C; t += LT_C - LT_S) {
            one o = one_new((lt_type)t, "100x100");
            lt_context("zero pivot %d", at[i]);
            for (int64_t j = 0; j < 100; j++) lt_set(tensor_member(&o.s, o.x, 0), j, j, j == at[i] ? 0 : 2);
            OK(run(&o, 0));
            LT_EQ(o.info, at[i] + 1);
            LT_CHECK(lt_get(tensor_member(&o.s, o.y, 0), at[i], at[i]) == 0);
            one_free(&o);
        }
}

/* LAPACK multiplies, rounds, then subtracts in the unblocked part: this matrix is then exactly singular. */
static void rounds_before_subtracting(void) {
    for (int t = LT_S; t <= LT_C; t += LT_C - LT_S) {
        one o = one_new((lt_type)t, "3x3");
        for (int i = 0; i < 3; i++)
            for (int j = 0; j < 3; j++) lt_set(tensor_member(&o.s, o.x, 0), i, j, (i + 1) * (j + 1));
        OK(run(&o, 1));
        LT_EQ(o.info, 2);
        LT_EQ(o.pivots[0], 3);
        LT_EQ(o.pivots[1], 2);
        LT_EQ(o.pivots[2], 3);
        one_free(&o);
    }
}

/* A NaN stays visible in the factors, and info names the first U(k,k) that is zero or NaN: never 0 then. */
static void nan_is_reported(void) {
    for (int mode = 0; mode < 2; mode++)
        for (int t = LT_S; t <= LT_C; t += LT_C - LT_S)
            for (int n = 1; n <= 8; n++)
                for (int at = 0; at < n * n; at++) {
                    one o = one_new((lt_type)t, (const char *const[]){"1x1", "2x2", "3x3", "4x4", "5x5", "6x6", "7x7", "8x8"}[n - 1]);
                    lt_rng r = lt_seed(24);
                    lt_view x = tensor_member(&o.s, o.x, 0), y = tensor_member(&o.s, o.y, 0);
                    lt_context("mode %d type %c n %d NaN at %d,%d", mode, lt_letter((lt_type)t), n, at / n, at % n);
                    lt_generate(x, "dominant", 0, &r);
                    lt_set(x, at / n, at % n, at & 1 && t == LT_C ? CMPLX(1, NAN) : NAN);
                    OK(run(&o, mode));
                    int found = 0, first = 0;
                    for (int i = 0; i < n; i++)
                        for (int j = 0; j < n; j++) {
                            double complex e = lt_get(y, i, j);
                            int nan = isnan(creal(e)) || isnan(cimag(e));
                            found |= nan;
                            if (i == j && first == 0 && (nan || e == 0)) first = i + 1;
                        }
                    LT_CHECKF(found, "a NaN of the input vanished");
                    LT_EQ(o.info, first);
                    for (int k = 0; k < n && mode; k++) LT_CHECK(o.pivots[k] > k && o.pivots[k] <= n);
                    one_free(&o);
                }
}

/* No elements: success, nothing touched. info is 0 or untouched. */
static void empty(void) {
    static const char *const dims[] = {"0x5", "5x0", "0x0", "0x5x5", "3x0x5", "2x0x4x4", "0x2x4x4"};
    for (size_t i = 0; i < sizeof dims / sizeof dims[0]; i++)
        for (int mode = 0; mode < 2; mode++) {
            fixture f = fixture_new();
            tensor s = tensor_new(LT_S, dims[i], "dense");
            mluOpTensorDescriptor_t d = dense(LT_S, s.dims, s.size);
            float x = 1, y = 2;
            int pivot = 7, info = 0, perm = 9;
            lt_context("%s mode %d", dims[i], mode);
            LT_EQ(mluOpXgetrf(f.handle, d, &x, d, &y, NULL, d, &pivot, &info, mode), MLUOP_STATUS_SUCCESS);
            LT_EQ(info, 0);
            LT_CHECK(x == 1 && y == 2 && pivot == 7);
            size_t bytes = 0;
            LT_EQ(mluOpGetXgetrfWorkspaceSize(f.handle, d, &bytes), MLUOP_STATUS_SUCCESS);
            if (mode == 0) LT_EQ(mluOpLUFactorization(f.handle, d, &x, d, &y, false), MLUOP_STATUS_SUCCESS);
            mluOpStatus_t status = mluOpSgetrf2(f.handle, d, &x, d, &y, NULL, &perm, &info, mode);
            LT_CHECKF(status == MLUOP_STATUS_SUCCESS || status == MLUOP_STATUS_BAD_PARAM, "status %d", (int)status);
            LT_CHECK(x == 1 && y == 2);
            OK(mluOpDestroyTensorDescriptor(d));
            fixture_free(&f);
        }
}

/* mluOpLUFactorization cannot return pivots: with pivoting it is refused and writes nothing. */
static void pivoting_refused(void) {
    fixture f = fixture_new();
    float x[4] = {1, 2, 3, 4}, y[4] = {9, 9, 9, 9};
    int64_t size[] = {2, 2};
    mluOpTensorDescriptor_t d = dense(LT_S, 2, size);
    LT_EQ(mluOpLUFactorization(f.handle, d, x, d, y, true), MLUOP_STATUS_NOT_SUPPORTED);
    for (int i = 0; i < 4; i++) LT_CHECK(y[i] == 9);
    LT_EQ(mluOpLUFactorization(f.handle, d, x, d, y, false), MLUOP_STATUS_SUCCESS);
    LT_CHECK(y[0] == 1 && y[1] == 2 && y[2] == 3 && y[3] == -2);
    OK(mluOpDestroyTensorDescriptor(d));
    fixture_free(&f);
}

static const lt_test tests[] = {{"ties_hadamard", ties_hadamard, 0},
                                {"ties_tall", ties_tall, 0},
                                {"complex_size_is_sum", complex_size_is_sum, 0},
                                {"info_of_batches", info_of_batches, 0},
                                {"zero_pivot_without_pivoting", zero_pivot_without_pivoting, 0},
                                {"rounds_before_subtracting", rounds_before_subtracting, 0},
                                {"nan_is_reported", nan_is_reported, 0},
                                {"empty", empty, 0},
                                {"pivoting_refused", pivoting_refused, 0},
                                {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
