/* The routines of few numbers: rotations and |re| + |im|; and imatcopy, whose result has another shape than its operand. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "problem.h"

typedef long double wide;

static const double sizes[] = {0, 1, -1, 0.3, -2.5, 1e10, -1e-10, 1e-30, 1e30};
enum { SIZES = sizeof sizes / sizeof sizes[0] };

static int near(double got, wide want, double eps) { return fabsl(got - want) <= eps * fabsl(want); }

/* a, b -> r, z, c, s of the real routine. z tells c and s: s if |s| < c, else 1/c, or 1 for c = 0. */
static void real_rotation(const routine *r, form how, double scale) {
    double eps = 8 * lt_eps(r->t), slack = 64 * lt_eps(r->t);
    for (int i = 0; i < SIZES; i++)
        for (int j = 0; j < SIZES; j++) {
            double a = creal(rounded(r->t, sizes[i] * scale)), b = creal(rounded(r->t, sizes[j] * scale)), room[4];
            arguments args = {0};
            const argument names[] = {ARG_p1, ARG_p2, ARG_p3, ARG_p4};
            for (int k = 0; k < 4; k++) args.array[names[k]] = &room[k];
            store_number(r->t, &room[0], a), store_number(r->t, &room[1], b);
            call_routine(r->form[how], how, r->t, 'v', r->of->list, 0, &args);
            double got[4];
            for (int k = 0; k < 4; k++) got[k] = creal(load_number(r->t, &room[k]));
            wide norm = hypotl(a, b), leading = fabs(a) > fabs(b) ? a : b;
            if (leading < 0) norm = -norm;
            wide c = norm != 0 ? a / norm : 1, s = norm != 0 ? b / norm : 0;
            wide z = norm == 0 ? 0 : fabs(a) > fabs(b) ? s : c != 0 ? 1 / c : 1;
            /* Subnormal numbers do not have all their digits, and their reciprocal may be out of range. */
            double tiny = lt_safmin(r->t);
            int any_z = fabsl(c) < 4 * tiny;
            int ok = near(got[0], norm, eps) && fabsl(got[2] - c) <= eps * fabsl(c) + tiny &&
                     fabsl(got[3] - s) <= eps * fabsl(s) + tiny && (any_z || fabsl(got[1] - z) <= slack * fabsl(z) + tiny);
            LT_CHECKF(ok, "%s(%g, %g) %s: r %g z %g c %g s %g, expected %Lg %Lg %Lg %Lg", r->name, a, b, form_names[how],
                      got[0], got[1], got[2], got[3], norm, z, c, s);
        }
}

/* a, b -> r; c real, s complex: c a + s b = r, -conj(s) a + c b = 0. */
static void complex_rotation(const routine *r, form how, double scale) {
    double eps = 16 * lt_eps(r->t);
    lt_rng rng = lt_seed(3);
    for (int i = 0; i < 200; i++) {
        double complex a = lt_random(&rng, r->t) * scale, b = lt_random(&rng, r->t) * scale * sizes[i % SIZES];
        if (i % 7 == 0) a = 0;
        if (i % 11 == 0) b = 0;
        a = rounded(r->t, a), b = rounded(r->t, b);
        double room[4][2];
        arguments args = {0};
        args.array[ARG_p1] = room[0], args.array[ARG_p2] = room[1], args.array[ARG_p3] = room[2], args.array[ARG_p4] = room[3];
        store_number(r->t, room[0], a), store_number(r->t, room[1], b);
        call_routine(r->form[how], how, r->t, 'v', r->of->list, 0, &args);
        double complex got = load_number(r->t, room[0]), s = load_number(r->t, room[3]);
        double c = creal(load_number(real_of(r->t), room[2]));
        wide na = hypotl(creal(a), cimag(a)), nb = hypotl(creal(b), cimag(b)), norm = hypotl(na, nb);
        long double complex want_r = na != 0 ? a / na * norm : (long double complex)nb;
        long double complex want_s = norm == 0 ? 0 : na != 0 ? a / na * conjl(b) / norm : conjl(b) / nb;
        wide want_c = norm != 0 ? na / norm : 1;
        if (na == 0 && nb == 0) want_r = 0;
        int ok = cabsl(got - want_r) <= eps * norm && fabsl(c - want_c) <= eps && cabsl(s - want_s) <= eps;
        LT_CHECKF(ok, "%s(%g%+gi, %g%+gi) %s: r %g%+gi c %g s %g%+gi, expected %Lg%+Lgi %Lg %Lg%+Lgi", r->name, creal(a),
                  cimag(a), creal(b), cimag(b), form_names[how], creal(got), cimag(got), c, creal(s), cimag(s),
                  creall(want_r), cimagl(want_r), want_c, creall(want_s), cimagl(want_s));
    }
}

static void rotations(void) {
    if (lt_under_valgrind()) { /* the oracle needs the range of long double, which is double's there */
        lt_note("     rotations: left to the runs without valgrind\n");
        LT_CHECK(sizeof(long double) > sizeof(double));
        return;
    }
    for (const routine *r = routines; r->name != NULL; r++) {
        if (r->of->id != FAMILY_ROTG) continue;
        double large = r->t == LT_D || r->t == LT_Z ? 1e290 : 1e20;
        const double scales[] = {1, large / 1e25, 1e25 / large};
        for (form how = FORTRAN; how < FORMS; how++)
            for (int i = 0; i < 3 && r->form[how] != NULL; i++) {
                lt_step("%s %s", r->name, form_names[how]);
                if (lt_is_complex(r->t)) complex_rotation(r, how, scales[i]);
                /* In float some of the products leave the range. */
                else if (r->t == LT_D || i == 0) real_rotation(r, how, scales[i]);
            }
    }
}

/* H of the parameters, as rotm applies it. */
static void matrix_of(const double *param, double h[4]) {
    double flag = param[0];
    h[0] = flag == -2 || flag == 0 ? 1 : param[1];
    h[1] = flag == -2 ? 0 : flag == 1 ? -1 : param[2];
    h[2] = flag == -2 ? 0 : flag == 1 ? 1 : param[3];
    h[3] = flag == -2 || flag == 0 ? 1 : param[4];
}

/* d1, d2, x1, y1 -> scaled rotation H with H (x1, y1) = (new x1, 0), and H diag(d) H' preserved: D1 = H^-T D H^-1. */
static void modified_rotations(void) {
    for (const routine *r = routines; r->name != NULL; r++) {
        if (r->of->id != FAMILY_ROTMG) continue;
        lt_rng rng = lt_seed(9);
        for (int i = 0; i < 600; i++) {
            double d[2], x, y, room[3], param[5], got[8];
            double spread = i % 3 == 0 ? 1e9 : 1;
            d[0] = lt_uniform(&rng, 0, 2) * (i % 5 == 0 ? spread : 1), d[1] = lt_uniform(&rng, 0, 2) * (i % 5 == 1 ? 1 / spread : 1);
            if (i % 13 == 0) d[1] = -d[1];
            if (i % 17 == 0) d[0] = -d[0];
            x = lt_uniform(&rng, -1, 1), y = i % 19 == 0 ? 0 : lt_uniform(&rng, -1, 1);
            d[0] = creal(rounded(r->t, d[0])), d[1] = creal(rounded(r->t, d[1]));
            x = creal(rounded(r->t, x)), y = creal(rounded(r->t, y));
            uint64_t first = 0;
            for (form how = FORTRAN; how < FORMS; how++) {
                if (r->form[how] == NULL) continue;
                arguments args = {0};
                args.array[ARG_p1] = &room[0], args.array[ARG_p2] = &room[1], args.array[ARG_p3] = &room[2];
                args.array[ARG_param] = param, args.number[ARG_y1] = y;
                store_number(r->t, &room[0], d[0]), store_number(r->t, &room[1], d[1]), store_number(r->t, &room[2], x);
                memset(param, 0, sizeof param);
                call_routine(r->form[how], how, r->t, 'v', r->of->list, 0, &args);
                for (int k = 0; k < 3; k++) got[k] = creal(load_number(r->t, &room[k]));
                for (int k = 0; k < 5; k++) got[3 + k] = creal(load_number(r->t, (char *)param + (size_t)k * lt_size(r->t)));
                uint64_t hash = lt_hash_bytes(0, got, sizeof got);
                if (how == FORTRAN) first = hash;
                LT_CHECKF(hash == first, "%s %s: other bits", r->name, form_names[how]);
            }
            double h[4], eps = 64 * lt_eps(r->t);
            matrix_of(got + 3, h);
            lt_context("%s(%g, %g, %g, %g) -> %g %g %g flag %g", r->name, d[0], d[1], x, y, got[0], got[1], got[2], got[3]);
            if (d[0] < 0) {
                /* No rotation: all becomes 0. */
                LT_CHECK(got[3] == -1 && h[0] == 0 && h[1] == 0 && h[2] == 0 && h[3] == 0 && got[0] == 0 && got[1] == 0 &&
                         got[2] == 0);
                continue;
            }
            if (d[1] * y == 0) {
                LT_CHECK(got[3] == -2 && got[0] == d[0] && got[1] == d[1] && got[2] == x);
                continue;
            }
            if (got[3] == -1 && h[0] == 0 && h[3] == 0 && h[1] == 0 && h[2] == 0) {
                /* An indefinite pair of which y has the greater weight, and x none. */
                LT_CHECK(d[1] < 0);
                continue;
            }
            wide new_x = (wide)h[0] * x + (wide)h[2] * y, zero = (wide)h[1] * x + (wide)h[3] * y;
            LT_CHECKF(fabsl(new_x - got[2]) <= eps * (fabsl(h[0] * x) + fabsl(h[2] * y)), "x1 %g, expected %Lg", got[2], new_x);
            LT_CHECKF(fabsl(zero) <= eps * (fabsl(h[1] * x) + fabsl(h[3] * y)), "y1 becomes %Lg", zero);
            /* H' D1 H = D, which is what makes it a rotation in the scaled coordinates. */
            wide d1 = got[0], d2 = got[1], e11 = h[0] * d1 * h[0] + h[1] * d2 * h[1], e22 = h[2] * d1 * h[2] + h[3] * d2 * h[3];
            wide e12 = h[0] * d1 * h[2] + h[1] * d2 * h[3], size = fabsl(d1 * h[0] * h[2]) + fabsl(d2 * h[1] * h[3]);
            LT_CHECKF(fabsl(e11 - d[0]) <= eps * (fabsl(d[0]) + fabsl(h[1] * d2 * h[1]) + fabsl(h[0] * d1 * h[0])), "d1 %Lg", e11);
            LT_CHECKF(fabsl(e22 - d[1]) <= eps * (fabsl(d[1]) + fabsl(h[3] * d2 * h[3]) + fabsl(h[2] * d1 * h[2])), "d2 %Lg", e22);
            LT_CHECKF(fabsl(e12) <= eps * size, "e12 %Lg", e12);
            /* Scaled so that nothing grows without limit. */
            LT_CHECK(got[0] == 0 || (fabs(got[0]) >= 5e-8 && fabs(got[0]) <= 1.7e7));
        }
        lt_context(NULL);
    }
}

static void absolute_values(void) {
    for (const routine *r = routines; r->name != NULL; r++) {
        if (r->of->id != FAMILY_CABS1) continue;
        const double complex values[] = {0, CMPLX(3, -4), CMPLX(-0.5, 0.25), CMPLX(INFINITY, 1), CMPLX(1e30, -1e30)};
        for (form how = FORTRAN; how < FORMS; how++)
            for (int i = 0; i < 5 && r->form[how] != NULL; i++) {
                double room[2], want = fabs(creal(values[i])) + fabs(cimag(values[i]));
                arguments args = {0};
                args.array[ARG_p1] = room;
                store_number(r->t, room, values[i]);
                answer a = call_routine(r->form[how], how, r->t, 'r', r->of->list, 0, &args);
                LT_CHECKF(creal(a.number) == creal(rounded(real_of(r->t), want)), "%s %s of %g%+gi: %g", r->name,
                          form_names[how], creal(values[i]), cimag(values[i]), creal(a.number));
            }
    }
}

/* A := alpha op(A), from leading dimension lda to ldb, in one buffer. What lies between the columns of neither is kept. */
static void in_place(const routine *r, form how, int row_major, char op, int64_t m, int64_t n, int64_t pad, int64_t more) {
    int flip = op == 'T' || op == 'C';
    int64_t rows = flip ? n : m, columns = flip ? m : n;
    int64_t lda = (row_major ? n : m) + pad, ldb = (row_major ? columns : rows) + more;
    lda += lda == 0, ldb += ldb == 0;
    lt_view a = row_major ? lt_rows(r->t, NULL, m, n, lda) : lt_cols(r->t, NULL, m, n, lda);
    lt_view b = row_major ? lt_rows(r->t, NULL, rows, columns, ldb) : lt_cols(r->t, NULL, rows, columns, ldb);
    int64_t extent = lt_extent(a) > lt_extent(b) ? lt_extent(a) : lt_extent(b);
    lt_buf buf = lt_buf_new((size_t)extent * lt_size(r->t), LT_PAGE, NULL);
    lt_view old = a;
    lt_rng rng = lt_seed(5);
    a.p = b.p = buf.p;
    lt_buf copy = lt_buf_new((size_t)(m * n + 1) * lt_size(r->t), LT_ZONES, NULL);
    old = lt_cols(r->t, copy.p, m, n, m > 0 ? m : 1);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < m; i++) lt_set(a, i, j, lt_random(&rng, r->t)), lt_set(old, i, j, lt_get(a, i, j));
    lt_buf_freeze(&buf);
    arguments args = {0};
    double complex alpha = rounded(r->t, lt_is_complex(r->t) ? CMPLX(0.75, -0.5) : 0.75);
    args.integer[ARG_ta] = op, args.integer[ARG_m] = m, args.integer[ARG_n] = n;
    args.integer[ARG_lda] = lda, args.integer[ARG_ldb] = ldb, args.number[ARG_alpha] = alpha, args.array[ARG_A] = buf.p;
    lt_context("%s %s%s op %c %dx%d lda %d ldb %d", r->name, form_names[how], row_major ? " row-major" : "", op, (int)m, (int)n,
               (int)lda, (int)ldb);
    lt_step("imatcopy");
    call_routine(r->form[how], how, r->t, 'v', r->of->list, row_major, &args);
    for (int64_t j = 0; j < columns; j++)
        for (int64_t i = 0; i < rows; i++) {
            double complex v = flip ? lt_get(old, j, i) : lt_get(old, i, j), got = lt_get(b, i, j);
            if (op == 'C' || op == 'R') v = conj(v);
            LT_CHECKF(cabs(got - alpha * v) <= 8 * lt_eps(r->t), "(%d, %d): %g%+gi", (int)i, (int)j, creal(got), cimag(got));
        }
    lt_buf_allow(&buf, a, LT_ALL), lt_buf_allow(&buf, b, LT_ALL);
    LT_BUF_CHECK(&buf);
    lt_buf_free(&buf), lt_buf_free(&copy);
}

static void in_place_copies(void) {
    static const int64_t n[] = {0, 1, 3, 8, 33};
    for (const routine *r = routines; r->name != NULL; r++) {
        if (r->of->does != DO_IMATCOPY) continue;
        for (form how = FORTRAN; how < FORMS; how++)
            for (int i = 0; i < 25 * 4 * 2 * 4 && r->form[how] != NULL; i += lt_under_valgrind() ? 7 : 1)
                in_place(r, how, i / 100 % 2, "NTCR"[i % 4], n[i / 4 % 5], n[i / 20 % 5], i / 200 % 2 * 3, i / 400 % 2 * 2);
    }
    lt_context(NULL);
}

int main(int argc, char **argv) {
    static const lt_test tests[] = {{"rotations", rotations, 60},
                                    {"modified_rotations", modified_rotations, 60},
                                    {"absolute_values", absolute_values, 60},
                                    {"in_place_copies", in_place_copies, 60},
                                    {0}};
    return lt_main(argc, argv, tests, NULL);
}
