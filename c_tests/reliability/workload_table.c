/* The rows of the table. See workload.h. */
#include "workload_impl.h"

#include <stdio.h>

static const char *const kinds[] = {"cholesky", "xgetrf", "lu", "sgetrf2", "getrf", "getrs", "getri", "matinv",
                                    "lucho getrf", "lucho getrs", "lucho potrf", "lucho potrs", "lucho gemm",
                                    "lucho convert", "gesvMixed", "posvMixed", "bsrsv2", "bsrsm2", "bsric02", "bsrilu02",
                                    "csrgemm2", "csrcolor", "blocks converted", "bsrxmv", "SDDMM", "SpSV"};
_Static_assert(sizeof kinds / sizeof *kinds == WL_KINDS, "a name for each");

const char *wl_name(const struct wl *w)
{
    static _Thread_local char text[64];
    snprintf(text, sizeof text, "%s %c %dx%d mode %d", kinds[w->kind], w->type, w->m, w->n, w->mode);
    return text;
}

static int size_list(lt_level level, enum wl_kind kind, const int **sizes)
{
    static const int small[] = {1, 2, 3, 5, 8, 17, 33, 40}, middle[] = {64, 100, 129, 257}, large[] = {520, 1030};
    static const int some[] = {2, 5, 17, 33}, other[] = {70, 129}, most[] = {520};
    static const int *const lists[2][3] = {{small, middle, large}, {some, other, most}};
    static const int counts[2][3] = {{8, 4, 2}, {4, 2, 1}};
    int newer = kind >= WL_LGETRF;
    *sizes = lists[newer][level];
    return counts[newer][level];
}

static const struct family {
    enum wl_kind kind;
    const char *types;
    int modes[4], nmodes;
} families[] = {
    {WL_CHOLESKY, "scxh", {0, 1, 2, 3}, 4},
    {WL_XGETRF, "schx", {0, 1}, 2},
    {WL_LU, "schx", {0}, 1},
    {WL_SGETRF2, "sc", {0, 1}, 2},
    {WL_GETRF, "sdcz", {0, 1}, 2},
    {WL_GETRS, "sdcz", {ACLBLAS_OP_N, ACLBLAS_OP_T, ACLBLAS_OP_C}, 3},
    {WL_GETRI, "sdcz", {1}, 1},
    {WL_MATINV, "sdcz", {1}, 1},
    {WL_LGETRF, "hbsdcz", {0, 1}, 2},
    {WL_LGETRS, "hbsdcz", {1, 2, 0}, 3},
    {WL_LPOTRF, "bhsdcz", {0, 1}, 2},
    {WL_LPOTRS, "bhsdcz", {0, 1}, 2},
    {WL_LGEMM, "hb", {0, 1, 2, 3}, 4},
    {WL_LCONVERT, "hbx", {0}, 1},
    {WL_LGESV, "dzsc", {0, 1, 2}, 3},
    {WL_LPOSV, "zdsc", {0, 3, 4}, 3},
    {WL_BSRSV, "dscz", {0, 11, 21, 12}, 4},
    {WL_BSRSM, "zscd", {1, 10, 37}, 3},
    {WL_BSRIC, "dscz", {0, 1}, 2},
    {WL_BSRILU, "zscd", {1, 2}, 2},
    {WL_GEMM2, "dscz", {2, 1, 0}, 3},
    {WL_COLOR, "sd", {0, 1}, 2},
    {WL_REBLOCK, "dscz", {1, 0, 2, 3}, 4},
    {WL_BSRXMV, "dscz", {0, 1}, 2},
    {WL_SDDMM, "hbsdcz", {2, 0, 1, 3}, 4},
    {WL_SPSV, "dscz", {2, 4, 8, 0}, 4},
};

static void shape(struct wl *w, int s)
{
    if (w->kind == WL_GETRS || w->kind == WL_LGETRS || w->kind == WL_LPOTRS || w->kind == WL_LGESV || w->kind == WL_LPOSV)
        w->m = 1 + s % 3 * 2;
    /* The rectangular LU forms alternate between wide and tall. */
    if ((w->kind == WL_XGETRF || w->kind == WL_LU) && s % 3 == 1)
        w->n = w->n / 2 + 1;
    if ((w->kind == WL_XGETRF || w->kind == WL_LU) && s % 3 == 2)
        w->m = w->m / 2 + 1;
}

int wl_table(lt_level level, struct wl *rows, int cap)
{
    const int *sizes;
    int count = 0;
    for (size_t f = 0; f < sizeof families / sizeof *families; f++)
        for (const char *t = families[f].types; *t; t++)
            for (int s = 0; s < size_list(level, families[f].kind, &sizes); s++)
                for (int mode = 0; mode < families[f].nmodes; mode++) {
                    struct wl w = {families[f].kind, *t, sizes[s], sizes[s], families[f].modes[mode]};
                    if (w.kind == WL_MATINV && w.n > 32)
                        continue;
                    shape(&w, s);
                    CHECK(count < cap, "more rows than %d", cap);
                    if (count < cap)
                        rows[count++] = w;
                }
    return count;
}

int wl_one_of_each(int n, struct wl *rows, int cap)
{
    static struct wl all[WL_ROWS];
    int count = wl_table(LT_QUICK, all, WL_ROWS), kept = 0;
    for (int k = 0; k < count; k++)
        if (all[k].n == n && kept < cap && (kept == 0 || rows[kept - 1].kind != all[k].kind))
            rows[kept++] = all[k];
    return kept;
}
