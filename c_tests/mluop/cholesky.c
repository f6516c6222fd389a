/* mluOpCholesky: the acceptance of the operator's document, and LAPACK's residual, over cases/cholesky.csv.
 *
 * Every row runs upper and lower, out of place and in place. The input carries NaN in the triangle that must not be
 * read and, for complex data, junk in the imaginary part of the diagonal. Judged: diff1, diff2, diff3_2 of the factor
 * and of the rebuilt matrix against a double precision reference, with the dynamic threshold
 * max(10 * what a plain float32 Cholesky reaches, 1e-5); the residual ratio; the other triangle exactly zero; real
 * diagonal; in place bitwise as out of place; nothing else written. The table printed at the end has the worst
 * values of the 16 families (type x single/batch x upper/lower x factor/rebuilt).
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support.h"

#define BIG 3e9 /* above this many operations the row runs in place only, without guard zones */

typedef struct {
    lt_type t;
    int64_t batch, count, n; /* count: max(batch, 1) */
    int scaled, by_diff;
    lt_view a;          /* count * n x n, row-major: the Hermitian inputs, complete and clean */
    lt_view l;          /* wide reference factor of the members judged, lower */
    int64_t judged;     /* members compared with the reference: 1 when scaled */
    lt_diffs base_factor, base_rebuilt;
} problem;

typedef struct {
    lt_diffs diff, base;
    double ratio;
    int cases;
} family;
static family table[2][2][2][2]; /* complex, batch, upper, rebuilt */

static lt_view member(lt_view all, int64_t b, int64_t n) { return lt_sub(all, b * n, 0, n, n); }

static lt_view rows(lt_type t, int64_t m, int64_t n) {
    void *p = calloc((size_t)(m * n) + 1, lt_size(t));
    LT_REQUIRE(p != NULL);
    return lt_rows(t, p, m, n, n);
}

/* The generator of the operator's own tests: L random, A = L L^H + I (float) or + N I (complex). */
static void generate_gtest(lt_view a, lt_rng *r) {
    int64_t n = a.n;
    lt_view l = rows(a.t, n, n);
    for (int64_t i = 0; i < n; i++)
        for (int64_t j = 0; j <= i; j++) lt_set(l, i, j, i == j ? creal(lt_random(r, a.t)) : lt_random(r, a.t));
    lt_rebuild_potrf(a, l, LT_LOWER);
    for (int64_t i = 0; i < n; i++) lt_set(a, i, i, creal(lt_get(a, i, i)) + (lt_is_complex(a.t) ? (double)n : 1.0));
    free(l.p);
}

static void generate(problem *p, const char *name, lt_rng *r) {
    for (int64_t b = 0; b < p->count; b++) {
        lt_view a = member(p->a, b, p->n);
        if (strcmp(name, "gtest") == 0) generate_gtest(a, r);
        else if (p->scaled && b > 0) {
            double scale = ldexp(1, 2 * (int)(b % 8));
            for (int64_t i = 0; i < p->n; i++)
                for (int64_t j = 0; j < p->n; j++) lt_set(a, i, j, scale * lt_get(p->a, i, j));
        } else lt_generate(a, p->scaled ? "spd" : name, 1, r);
    }
}

/* Wide copies of the judged members' outputs, always as lower factors. */
static lt_view as_lower(lt_view out, int64_t judged, int64_t n, int upper) {
    lt_view w = rows(lt_is_complex(out.t) ? LT_Z : LT_D, judged * n, n);
    for (int64_t b = 0; b < judged; b++)
        for (int64_t i = 0; i < n; i++)
            for (int64_t j = 0; j < n; j++)
                lt_set(w, b * n + i, j, upper ? conj(lt_get(out, b * n + j, i)) : lt_get(out, b * n + i, j));
    return w;
}

static lt_view rebuilt(lt_view l, int64_t judged, int64_t n) {
    lt_view c = rows(l.t, judged * n, n);
    for (int64_t b = 0; b < judged; b++) {
        /* The wide factor holds float values, so double precision products are exact enough and long double is not
         * needed: rebuild from a narrow copy. */
        lt_type narrow = lt_is_complex(l.t) ? LT_C : LT_S;
        lt_view f = rows(narrow, n, n);
        for (int64_t i = 0; i < n; i++)
            for (int64_t j = 0; j <= i; j++) lt_set(f, i, j, lt_get(l, b * n + i, j));
        lt_rebuild_potrf(member(c, b, n), f, LT_LOWER);
        free(f.p);
    }
    return c;
}

/* The reference of the last large problem: a row with the same matrix in a batch need not compute it again. */
static struct {
    lt_view a, l;
    lt_diffs factor, rebuilt;
} last;

static int same_view(lt_view a, lt_view b) {
    return a.p && b.p && a.t == b.t && a.m == b.m && a.n == b.n && lt_same_bits(a, b);
}

static lt_view copy_of(lt_view a) {
    lt_view b = rows(a.t, a.m, a.n);
    lt_copy(b, a);
    return b;
}

static void compute_reference(problem *p);
static void reference(problem *p) {
    lt_view a = lt_sub(p->a, 0, 0, p->judged * p->n, p->n);
    if (same_view(a, last.a)) {
        p->l = copy_of(last.l);
        p->base_factor = last.factor;
        p->base_rebuilt = last.rebuilt;
        return;
    }
    compute_reference(p);
    if (p->n < 1024) return;
    free(last.a.p);
    free(last.l.p);
    last.a = copy_of(a);
    last.l = copy_of(p->l);
    last.factor = p->base_factor;
    last.rebuilt = p->base_rebuilt;
}

static void compute_reference(problem *p) {
    lt_view plain = rows(p->t, p->judged * p->n, p->n);
    p->l = rows(lt_is_complex(p->t) ? LT_Z : LT_D, p->judged * p->n, p->n);
    for (int64_t b = 0; b < p->judged; b++) {
        lt_view w = member(p->l, b, p->n), a = member(p->a, b, p->n);
        for (int64_t i = 0; i < p->n; i++)
            for (int64_t j = 0; j < p->n; j++) lt_set(w, i, j, lt_get(a, i, j));
        lt_copy(member(plain, b, p->n), a);
        lt_step("plain references of member %d", (int)b);
        LT_EQ(lt_oracle_potrf(w, LT_LOWER), 0);
        LT_EQ(lt_oracle_potrf(member(plain, b, p->n), LT_LOWER), 0);
    }
    lt_view f = as_lower(plain, p->judged, p->n, 0), c = rebuilt(f, p->judged, p->n);
    p->base_factor = lt_diff_of(f, p->l);
    p->base_rebuilt = lt_diff_of(c, lt_sub(p->a, 0, 0, p->judged * p->n, p->n));
    free(c.p);
    free(f.p);
    free(plain.p);
}

static void fill_input(const problem *p, lt_view in, int upper) {
    for (int64_t b = 0; b < p->count; b++)
        for (int64_t i = 0; i < p->n; i++)
            for (int64_t j = 0; j < p->n; j++) {
                int read = lt_inside(upper ? LT_UPPER : LT_LOWER, i, j);
                double complex e = lt_get(p->a, b * p->n + i, j);
                if (!read) e = CMPLX(NAN, NAN);
                else if (i == j && lt_is_complex(p->t)) e = CMPLX(creal(e), 0.75 - (double)(i & 3));
                lt_set(in, b * p->n + i, j, e);
            }
}

static void judge_diff(const char *what, lt_diff e, lt_diff base) {
    LT_CHECKF(e.diff1 <= fmax(10 * base.diff1, 1e-5), "%s: diff1 %.3g, baseline %.3g", what, e.diff1, base.diff1);
    LT_CHECKF(e.diff2 <= fmax(10 * base.diff2, 1e-5), "%s: diff2 %.3g, baseline %.3g", what, e.diff2, base.diff2);
    LT_CHECKF(e.diff3_2 <= fmax(10 * base.diff3_2, 1e-5), "%s: diff3_2 %.3g, baseline %.3g", what, e.diff3_2,
              base.diff3_2);
}

static void note_family(family *f, lt_diffs d, lt_diffs base, double ratio) {
    f->diff = lt_diff_max(f->diff, d);
    f->base = lt_diff_max(f->base, base);
    f->ratio = lt_max(f->ratio, ratio);
    f->cases++;
}

static void judge(const problem *p, lt_view out, int upper) {
    double ratio = 0;
    for (int64_t b = 0; b < p->judged; b++)
        ratio = lt_max(ratio, lt_ratio_potrf(member(p->a, b, p->n), member(out, b, p->n), upper ? LT_UPPER : LT_LOWER));
    LT_LE(ratio, LT_RATIO);
    for (int64_t b = 0; b < p->count; b++) {
        lt_view m = member(out, b, p->n);
        LT_CHECKF(lt_all_zero(m, upper ? LT_STRICT_LOWER : LT_STRICT_UPPER), "member %d: other triangle not zero", (int)b);
        for (int64_t i = 0; i < p->n; i++) {
            double complex d = lt_get(m, i, i);
            if (!(cimag(d) == 0 && creal(d) > 0)) LT_CHECKF(0, "member %d: diagonal %d is %g%+gi", (int)b, (int)i, creal(d), cimag(d));
        }
        if (p->scaled && b > 0) {
            double scale = ldexp(1, (int)(b % 8));
            int same = 1;
            for (int64_t i = 0; i < p->n; i++)
                for (int64_t j = 0; j < p->n; j++) same &= lt_get(m, i, j) == scale * lt_get(out, i, j);
            LT_CHECKF(same, "member %d is not exactly %g times member 0", (int)b, scale);
        }
    }
    if (!p->by_diff) return;
    /* The product of a factor that has the bits of the last one, from the same matrix, is known. */
    static lt_view known, known_of;
    static lt_diffs known_product;
    lt_view f = as_lower(out, p->judged, p->n, upper), a = lt_sub(p->a, 0, 0, p->judged * p->n, p->n);
    lt_diffs factor = lt_diff_of(f, p->l), product = known_product;
    if (!same_view(f, known) || !same_view(a, known_of)) {
        lt_view c = rebuilt(f, p->judged, p->n);
        product = known_product = lt_diff_of(c, a);
        free(c.p);
        free(known.p);
        free(known_of.p);
        known = copy_of(f);
        known_of = copy_of(a);
    }
    judge_diff("factor, real part", factor.re, p->base_factor.re);
    judge_diff("factor, imaginary part", factor.im, p->base_factor.im);
    judge_diff("rebuilt, real part", product.re, p->base_rebuilt.re);
    judge_diff("rebuilt, imaginary part", product.im, p->base_rebuilt.im);
    family(*at)[2] = table[lt_is_complex(p->t)][p->batch > 0];
    note_family(&at[upper][0], factor, p->base_factor, ratio);
    note_family(&at[upper][1], product, p->base_rebuilt, ratio);
    free(f.p);
}

static void run(fixture *f, const problem *p, int upper, lt_guard guard) {
    lt_view shape = lt_rows(p->t, NULL, p->count * p->n, p->n, p->n);
    lt_buf in = lt_buf_matrix(shape, 1, 0, guard, &device_memory), out = lt_buf_matrix(shape, 1, 0, guard, &device_memory);
    lt_view x = shape, y = shape;
    x.p = in.p;
    y.p = out.p;
    mluOpTensorDescriptor_t desc = square(p->t, p->batch, p->n);
    size_t bytes = 0;
    OK(mluOpGetCholeskyWorkspaceSize(desc, &bytes));
    LT_EQ(bytes, 3 * (uint64_t)p->count * (uint64_t)(p->n * p->n) * lt_size(p->t));
    lt_buf work = lt_buf_new(bytes, guard, &device_memory);
    fill_input(p, x, upper);
    lt_buf_freeze(&in), lt_buf_freeze(&out), lt_buf_freeze(&work);
    lt_step("out of place, %s", upper ? "upper" : "lower");
    OK(mluOpCholesky(f->handle, desc, x.p, desc, y.p, upper != 0, work.p));
    lt_step("judging");
    lt_buf_allow(&out, y, LT_ALL);
    lt_buf_allow_bytes(&work, work.p, bytes);
    LT_BUF_CHECK(&in);
    LT_BUF_CHECK(&out);
    LT_BUF_CHECK(&work);
    judge(p, y, upper);
    lt_step("in place, %s", upper ? "upper" : "lower");
    OK(mluOpCholesky(f->handle, desc, x.p, desc, x.p, upper != 0, NULL));
    lt_buf_allow(&in, x, LT_ALL);
    LT_BUF_CHECK(&in);
    LT_CHECKF(lt_same_bits(x, y), "in place differs from out of place");
    OK(mluOpDestroyTensorDescriptor(desc));
    lt_buf_free(&work), lt_buf_free(&in), lt_buf_free(&out);
}

static void run_big(fixture *f, const problem *p, int upper) {
    void *memory = NULL;
    RT(cnrtMalloc(&memory, (size_t)(p->count * p->n * p->n) * lt_size(p->t)));
    lt_view x = lt_rows(p->t, memory, p->count * p->n, p->n, p->n);
    mluOpTensorDescriptor_t desc = square(p->t, p->batch, p->n);
    fill_input(p, x, upper);
    lt_step("in place, %s, %d x %d", upper ? "upper" : "lower", (int)p->count, (int)p->n);
    double start = lt_seconds();
    OK(mluOpCholesky(f->handle, desc, memory, desc, memory, upper != 0, NULL));
    lt_note("     %c %s %2d x %-4d %8.3f s\n", lt_letter(p->t), upper ? "upper" : "lower", (int)p->count, (int)p->n,
            lt_seconds() - start);
    lt_step("judging %d x %d", (int)p->count, (int)p->n);
    judge(p, x, upper);
    OK(mluOpDestroyTensorDescriptor(desc));
    RT(cnrtFree(memory));
}

static void acceptance(void) {
    fixture f = fixture_new();
    lt_csv *c = lt_csv_open("cholesky.csv");
    while (lt_csv_next(c)) {
        const char *name = lt_csv_text(c, "family");
        problem p;
        memset(&p, 0, sizeof p);
        p.t = lt_type_of(lt_csv_text(c, "type"));
        p.batch = lt_csv_int(c, "batch");
        p.n = lt_csv_int(c, "n");
        p.count = p.batch > 0 ? p.batch : 1;
        p.scaled = strcmp(name, "scaled") == 0;
        double work = (double)p.count * (double)(p.n * p.n) * (double)p.n;
        if (lt_under_valgrind() && work > 5e6) continue; /* the oracles would take minutes there */
        p.by_diff = p.scaled || strcmp(name, "gtest") == 0 || strcmp(name, "spd") == 0 || strcmp(name, "dominant") == 0;
        p.judged = p.scaled ? 1 : p.count;
        p.a = rows(p.t, p.count * p.n, p.n);
        /* Large rows of a size have one matrix, alone and scaled: their references cost the most. */
        int shared = p.n >= 1024 && p.judged == 1;
        lt_rng r = lt_seed((uint64_t)(shared ? p.n : lt_csv_line(c)));
        lt_step("generating");
        generate(&p, name, &r);
        if (p.by_diff) reference(&p);
        for (int upper = 0; upper < 2; upper++) {
            if (work > BIG) run_big(&f, &p, upper);
            else run(&f, &p, upper, lt_csv_line(c) % 3 == 0 ? LT_PAGE : LT_ZONES);
        }
        free(p.l.p);
        free(p.a.p);
    }
    lt_csv_close(c);
    fixture_free(&f);
}

static void print_row(const char *part, lt_diff d, lt_diff base) {
    lt_note("  %-4s  %9.2e (%9.2e)  %9.2e (%9.2e)  %9.2e (%9.2e)", part, d.diff1, base.diff1, d.diff2, base.diff2,
            d.diff3_2, base.diff3_2);
}

static void sixteen_families(void) {
    lt_note("     worst of each family; in brackets what a plain float32 Cholesky reaches; ratio: LAPACK residual\n");
    lt_note("     type    batch  uplo   result   cases  part  %-23s%-23s%-23s ratio\n", "diff1", "diff2", "diff3_2");
    for (int c = 0; c < 2; c++)
        for (int b = 0; b < 2; b++)
            for (int u = 0; u < 2; u++)
                for (int r = 0; r < 2; r++) {
                    const family *f = &table[c][b][u][r];
                    LT_CHECKF(f->cases > 0, "a family without a case");
                    lt_note("     %-7s %-6s %-6s %-8s %5d", c ? "complex" : "float", b ? "multi" : "single",
                            u ? "upper" : "lower", r ? "rebuilt" : "factor", f->cases);
                    print_row(c ? "re" : "", f->diff.re, f->base.re);
                    lt_note("  %5.2f\n", f->ratio);
                    if (!c) continue;
                    lt_note("%42s", "");
                    print_row("im", f->diff.im, f->base.im);
                    lt_note("\n");
                }
}

static const lt_test tests[] = {
    {"acceptance", acceptance, 300}, {"sixteen_families", sixteen_families, 0}, {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
