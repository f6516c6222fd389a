/* The harness tested by itself: right answers pass, and each seeded wrong answer (a flipped element, a NaN, an
 * overwritten guard, a wrong pivot, a written input) is caught. A test that cannot fail proves nothing.
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "harness.h"

static const char *const families[] = {"random", "spd",    "diag",   "cond_mid", "cond_high",  "underflow",
                                       "overflow", "graded", "badscaled", "dominant"};
enum { FAMILIES = sizeof families / sizeof families[0] };

static lt_view fresh(lt_type t, int64_t m, int64_t n) {
    void *p = calloc((size_t)(m * n) + 1, lt_size(t));
    return lt_cols(t, p, m, n, m > 0 ? m : 1);
}

/* Long double has the range of double under valgrind, so the extreme double families cannot be judged there. */
static int judgeable(lt_type t, const char *family) {
    int extreme = strcmp(family, "underflow") == 0 || strcmp(family, "overflow") == 0;
    return !(extreme && lt_under_valgrind() && (t == LT_D || t == LT_Z));
}

static void oracles_pass(void) {
    lt_rng r = lt_seed(1);
    for (int t = LT_S; t <= LT_Z; t++)
        for (int64_t n = 1; n <= 33; n += n < 6 ? 1 : 9)
            for (int f = 0; f < FAMILIES; f++) {
                if (!judgeable(t, families[f])) continue;
                lt_context("type %c, n %d, %s", lt_letter(t), (int)n, families[f]);
                lt_view a = fresh(t, n, n), l = fresh(t, n, n);
                int *pivots = calloc((size_t)n, sizeof *pivots);
                lt_part part = n & 1 ? LT_LOWER : LT_UPPER;
                lt_generate(a, families[f], 1, &r);
                lt_copy(l, a);
                LT_EQ(lt_oracle_potrf(l, part), 0);
                LT_LE(lt_ratio_potrf(a, l, part), LT_RATIO);
                LT_CHECK(lt_all_zero(l, part == LT_LOWER ? LT_STRICT_UPPER : LT_STRICT_LOWER));
                lt_generate(a, families[f], 0, &r);
                lt_copy(l, a);
                LT_EQ(lt_oracle_getrf(l, pivots), 0);
                LT_LE(lt_ratio_getrf(a, l, pivots), LT_RATIO);
                LT_CHECK(lt_pivots_plausible(a, pivots, 1e-3));
                free(pivots);
                free(a.p);
                free(l.p);
            }
}

static void rectangular_and_singular(void) {
    lt_rng r = lt_seed(2);
    static const int shapes[][2] = {{1, 9}, {9, 1}, {12, 5}, {5, 12}};
    static const char *const zero[] = {"zero_first", "zero_mid", "zero_last"};
    for (int t = LT_S; t <= LT_Z; t++)
        for (int s = 0; s < 4; s++) {
            lt_view a = fresh(t, shapes[s][0], shapes[s][1]), l = fresh(t, shapes[s][0], shapes[s][1]);
            int pivots[16];
            lt_generate(a, "random", 0, &r);
            lt_copy(l, a);
            LT_EQ(lt_oracle_getrf(l, pivots), 0);
            LT_LE(lt_ratio_getrf(a, l, pivots), LT_RATIO);
            free(a.p);
            free(l.p);
        }
    for (int t = LT_S; t <= LT_Z; t++)
        for (int f = 0; f < 3; f++) {
            lt_view a = fresh(t, 8, 8);
            int pivots[8];
            lt_generate(a, zero[f], 0, &r);
            LT_EQ(lt_oracle_getrf(a, pivots), f == 0 ? 1 : f == 1 ? 5 : 8);
            lt_generate(a, zero[f], 1, &r);
            LT_EQ(lt_oracle_potrf(a, LT_LOWER), f == 0 ? 1 : f == 1 ? 5 : 8);
            free(a.p);
        }
}

static void wrong_answers_fail(void) {
    lt_rng r = lt_seed(3);
    for (int t = LT_S; t <= LT_Z; t++) {
        int64_t n = 17;
        lt_view a = fresh(t, n, n), l = fresh(t, n, n), keep = fresh(t, n, n);
        int pivots[17];
        lt_generate(a, "spd", 1, &r);
        lt_copy(keep, a);
        lt_oracle_potrf(keep, LT_LOWER);
        for (int64_t k = 0; k < n; k += 4) {
            lt_copy(l, keep);
            lt_set(l, n - 1, k, lt_get(l, n - 1, k) + 1e-3);
            LT_CHECKF(!(lt_ratio_potrf(a, l, LT_LOWER) <= LT_RATIO), "a changed element of L passes");
            lt_set(l, n - 1, k, NAN);
            LT_CHECKF(!(lt_ratio_potrf(a, l, LT_LOWER) <= LT_RATIO), "a NaN in L passes");
        }
        lt_generate(a, "random", 0, &r);
        lt_copy(keep, a);
        lt_oracle_getrf(keep, pivots);
        for (int64_t k = 0; k < n; k += 4) {
            lt_copy(l, keep);
            lt_set(l, k, n - 1, lt_get(l, k, n - 1) + 1e-3);
            LT_CHECKF(!(lt_ratio_getrf(a, l, pivots) <= LT_RATIO), "a changed element of LU passes");
            lt_set(l, k, n - 1, NAN);
            LT_CHECKF(!(lt_ratio_getrf(a, l, pivots) <= LT_RATIO), "a NaN in LU passes");
        }
        pivots[2] = pivots[2] == 9 ? 10 : 9;
        LT_CHECKF(!(lt_ratio_getrf(a, keep, pivots) <= LT_RATIO), "a wrong pivot passes");
        LT_CHECKF(!lt_pivots_plausible(a, pivots, 1e-3), "a wrong pivot is plausible");
        pivots[2] = 0;
        LT_CHECKF(!lt_pivots_plausible(a, pivots, 1.0), "pivot 0 is plausible");
        free(a.p);
        free(l.p);
        free(keep.p);
    }
}

/* The sampled ratio of large shapes must see the same mistakes. */
static void sampled_ratio(void) {
    if (lt_under_valgrind()) return; /* it begins at sizes that take minutes there */
    lt_rng r = lt_seed(4);
    int64_t m = 32000, n = 255;
    lt_view a = lt_transposed(fresh(LT_S, n, m)), l = lt_transposed(fresh(LT_S, n, m)); /* row-major: faster here */
    int *pivots = calloc((size_t)n, sizeof *pivots);
    lt_generate(lt_sub(a, 0, 0, n, n), "dominant", 0, &r);
    for (int64_t i = n; i < m; i++)
        for (int64_t j = 0; j < n; j++) lt_set(a, i, j, lt_random(&r, LT_S));
    lt_copy(l, a);
    lt_step("plain LU");
    lt_oracle_getrf(l, pivots);
    lt_step("ratio");
    LT_LE(lt_ratio_getrf(a, l, pivots), LT_RATIO);
    lt_set(l, m - 1, 3, lt_get(l, m - 1, 3) * 2 + 100);
    LT_CHECKF(!(lt_ratio_getrf(a, l, pivots) <= LT_RATIO), "a changed element passes the sampled ratio");
    free(pivots);
    free(a.p);
    free(l.p);
}

static void solve_and_inverse(void) {
    lt_rng r = lt_seed(5);
    for (int t = LT_S; t <= LT_Z; t++)
        for (int o = 0; o < 3; o++) {
            char op = "NTC"[o];
            lt_view a = fresh(t, 6, 6), x = fresh(t, 6, 3), b = fresh(t, 6, 3), inv = fresh(t, 6, 6);
            lt_generate(a, "diag", 1, &r);
            lt_generate(x, "random", 0, &r);
            for (int i = 0; i < 6; i++) {
                if (lt_is_complex(t)) lt_set(a, i, i, lt_get(a, i, i) * CMPLX(0, 1));
                double complex d = op == 'C' ? conj(lt_get(a, i, i)) : lt_get(a, i, i);
                lt_set(inv, i, i, 1 / lt_get(a, i, i));
                for (int j = 0; j < 3; j++) lt_set(b, i, j, d * lt_get(x, i, j));
            }
            LT_LE(lt_ratio_solve(a, x, b, op), LT_RATIO);
            LT_LE(lt_ratio_inverse(a, inv), LT_RATIO);
            lt_set(x, 4, 1, lt_get(x, 4, 1) * 1.01);
            lt_set(inv, 4, 4, lt_get(inv, 4, 4) * 1.01);
            LT_CHECKF(!(lt_ratio_solve(a, x, b, op) <= LT_RATIO), "a wrong solution passes");
            LT_CHECKF(!(lt_ratio_inverse(a, inv) <= LT_RATIO), "a wrong inverse passes");
            lt_set(inv, 0, 5, NAN);
            LT_CHECKF(!(lt_ratio_inverse(a, inv) <= LT_RATIO), "a NaN in the inverse passes");
            free(a.p), free(x.p), free(b.p), free(inv.p);
        }
}

static int provoked_by(const lt_buf *b) {
    lt_expect_failures_begin();
    LT_BUF_CHECK(b);
    return (int)lt_expect_failures_end();
}

static void guards(void) {
    for (int g = LT_ZONES; g <= LT_PAGE_BEFORE; g++) {
        lt_view shape = lt_cols(LT_D, NULL, 5, 5, 7);
        lt_buf b = lt_buf_matrix(shape, 2, 40, (lt_guard)g, NULL);
        shape.p = b.p;
        LT_EQ(b.bytes, (40 + 33) * 8);
        for (int64_t i = 0; i < 40 + 33; i++) LT_CHECK(isnan(((double *)b.p)[i]));
        lt_fill(shape, LT_ALL, 1);
        lt_buf_freeze(&b);
        LT_EQ(provoked_by(&b), 0);
        lt_fill(shape, LT_LOWER, 2);
        LT_EQ(provoked_by(&b), 1);
        lt_buf_allow(&b, shape, LT_LOWER);
        LT_EQ(provoked_by(&b), 0);
        lt_set(shape, 0, 3, 7); /* the other triangle */
        LT_EQ(provoked_by(&b), 1);
        lt_set(shape, 0, 3, 1);
        ((double *)b.p)[5] = 0; /* the gap under a column */
        LT_EQ(provoked_by(&b), 1);
        lt_poison((double *)b.p + 5, 8);
        LT_EQ(provoked_by(&b), 0);
        if (g == LT_ZONES) {
            ((char *)b.p)[-1] ^= 1;
            LT_EQ(provoked_by(&b), 1);
            ((char *)b.p)[-1] ^= 1;
            ((char *)b.p)[b.bytes] ^= 1;
            LT_EQ(provoked_by(&b), 1);
        }
        lt_buf_free(&b);
    }
}

static void checks_fail(void) {
    lt_expect_failures_begin();
    LT_CHECK(0);
    LT_EQ(1, 2);
    LT_LE(NAN, 1.0);
    LT_LE(2.0, 1.0);
    LT_STREQ("a", "b");
    LT_STREQ(NULL, "b");
    LT_LE(1.0, 1.0);
    LT_EQ(lt_expect_failures_end(), 6);
}

static void diffs(void) {
    float e[] = {1, 2, 3, 4}, b[] = {1, 2, 3, 5};
    lt_diffs d = lt_diff_of(lt_cols(LT_S, e, 4, 1, 4), lt_cols(LT_S, b, 4, 1, 4));
    LT_LE(fabs(d.re.diff1 - 1.0 / 11), 1e-9);
    LT_LE(fabs(d.re.diff2 - sqrt(1.0 / 39)), 1e-9);
    LT_LE(fabs(d.re.diff3_2 - 1), 1e-12);
    LT_EQ(d.im.diff1 == 0, 1);
    e[0] = NAN;
    LT_CHECK(!(lt_diff_of(lt_cols(LT_S, e, 4, 1, 4), lt_cols(LT_S, b, 4, 1, 4)).re.diff1 <= 1e300));
    b[0] = NAN;
    LT_EQ(lt_diff_of(lt_cols(LT_S, e, 4, 1, 4), lt_cols(LT_S, b, 4, 1, 4)).re.diff1 == 0, 1);
}

static void reads_files(void) {
    lt_mm a;
    LT_REQUIRE(lt_mm_read(lt_data("gr_900_900_crg.mtx"), &a));
    LT_EQ(a.m, 900);
    LT_EQ(a.entries, 4322);
    LT_EQ(a.symmetric, 1);
    lt_mm_free(&a);
    LT_REQUIRE(lt_mm_read(lt_data("young1c.mtx"), &a));
    LT_EQ(a.m, 841);
    LT_EQ(a.complex_values, 1);
    lt_mm_free(&a);
    LT_EQ(lt_mm_read(lt_data("no such file"), &a), 0);
}

/* Any bit counts, at any length and place; so do the order of words and the seed. */
static void hashes(void) {
    unsigned char bytes[41];
    for (int i = 0; i < 41; i++) bytes[i] = (unsigned char)(7 * i + 1);
    for (size_t n = 1; n <= sizeof bytes; n++) {
        uint64_t h = lt_hash_bytes(5, bytes, n);
        LT_CHECK(h == lt_hash_bytes(5, bytes, n) && h != lt_hash_bytes(6, bytes, n) && h != lt_hash_bytes(5, bytes, n - 1));
        for (size_t bit = 0; bit < 8 * n; bit++) {
            bytes[bit / 8] ^= (unsigned char)(1 << bit % 8);
            LT_CHECKF(lt_hash_bytes(5, bytes, n) != h, "bit %d of %d bytes does not count", (int)bit, (int)n);
            bytes[bit / 8] ^= (unsigned char)(1 << bit % 8);
        }
    }
    /* Two signs that change together; words in another order. */
    double x[] = {1, 2, 3, 4}, y[] = {-1, 2, 3, -4}, z[] = {2, 1, 3, 4};
    LT_CHECK(lt_hash_bytes(0, x, sizeof x) != lt_hash_bytes(0, y, sizeof y));
    LT_CHECK(lt_hash_bytes(0, x, sizeof x) != lt_hash_bytes(0, z, sizeof z));
}

static void child_fails(void) { LT_EQ(1, 2); }
static void child_hangs(void) {
    lt_step("sleeping for ever");
    lt_sleep_ms(600000);
}
static void child_crashes(void) {
    lt_step("writing nowhere");
    raise(11);
}
static void child_env(void) {
    LT_STREQ(getenv("LT_PROBE"), "yes");
    fprintf(stderr, "to stderr\n");
}

static void children(void) {
    static const char *const env[] = {"LT_PROBE=yes", NULL};
    lt_result r = lt_child("env", env, 20);
    LT_EQ(r.status, 0);
    LT_CHECK(strstr(r.err, "to stderr") != NULL);
    lt_result_free(&r);
    r = lt_child("fails", NULL, 20);
    LT_EQ(r.status, 1);
    LT_CHECK(strstr(r.out, "expected 2") != NULL);
    lt_result_free(&r);
    static const char *const fast[] = {"LT_SLOWNESS=1", NULL};
    r = lt_child("hangs", fast, 30);
    LT_EQ(r.status, 124);
    LT_CHECK(strstr(r.out, "sleeping for ever") != NULL);
    lt_result_free(&r);
#if !defined(__SANITIZE_ADDRESS__)
    r = lt_child("crashes", NULL, 20);
    LT_CHECK(r.status >= 128);
    LT_CHECK(strstr(r.out, "writing nowhere") != NULL);
    lt_result_free(&r);
#endif
}

static const lt_test tests[] = {{"checks_fail", checks_fail, 0},
                                {"oracles_pass", oracles_pass, 0},
                                {"rectangular_and_singular", rectangular_and_singular, 0},
                                {"wrong_answers_fail", wrong_answers_fail, 0},
                                {"sampled_ratio", sampled_ratio, 0},
                                {"solve_and_inverse", solve_and_inverse, 0},
                                {"guards", guards, 0},
                                {"diffs", diffs, 0},
                                {"reads_files", reads_files, 0},
                                {"hashes", hashes, 0},
                                {"children", children, 0},
                                {0}};
static const lt_test kids[] = {
    {"fails", child_fails, 0}, {"hangs", child_hangs, 2}, {"crashes", child_crashes, 0}, {"env", child_env, 0}, {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, kids); }
