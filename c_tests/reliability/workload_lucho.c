/* The rows of lucho.h: batches, matrices of 16 bits, conversions, mixed-precision solutions. They run on the calling
 * thread and are finished when they return. A failure is -1010, with nothing done.
 *
 * WL_LGETRF: mode 1 = pivoting. WL_LGETRS: mode 0 N, 1 T, 2 C. WL_LPOTRF, WL_LPOTRS: mode 1 = upper. WL_LGEMM: bits of the
 * mode transpose A and B; the last one has a beta. WL_LGESV: mode = precision of the factors; WL_LPOSV: that twice,
 * and 1 = upper. Single matrices of 16 bits go by the single functions. */
#include "lucho.h"
#include "workload_impl.h"

#include <stdio.h>
#include <string.h>

static int is_16(char type)
{
    return type == 'h' || type == 'b' || type == 'x';
}

/* Member k's arrays: those of the parts, one after the other. */
static int lay_out_members(struct wl_job *j, int parts, const enum wl_content *contents, const int *columns)
{
    int st = 0, n = j->w.n;
    for (int p = 0; p < parts; p++)
        for (int k = 0; k < j->how.batch && !st; k++) {
            struct wl_region *r;
            st = wl_add(j, &r, j->w.type, contents[p], n, columns[p], n + j->how.pad, 0, k, 1);
            if (!st && p == 0)
                j->pointers_a[k] = r->dev;
            if (!st && p == 1)
                j->pointers_b[k] = r->dev;
        }
    return st;
}

/* Part p of member k. */
static struct wl_region *part(struct wl_job *j, int p, int k)
{
    return &j->r[p * j->how.batch + k];
}

static void read_only(struct wl_job *j, int p)
{
    for (int k = 0; k < j->how.batch; k++)
        part(j, p, k)->input_only = 1;
}

static int lay_out_conversion(struct wl_job *j)
{
    /* Floats, as numbers of 16 bits, and as floats again. */
    const char types[] = {j->w.type == 'x' ? 'c' : 's', j->w.type, j->w.type == 'x' ? 'c' : 's'};
    int n = j->w.n * 9, st = 0;
    for (int p = 0; p < 3; p++)
        for (int k = 0; k < j->how.batch && !st; k++)
            st = wl_add(j, NULL, types[p], p == 0 ? WL_RHS : WL_NOTHING, n, 1, n, 0, k, 1);
    if (!st)
        read_only(j, 0);
    return st;
}

int wl_lay_out_lucho(struct wl_job *j)
{
    const struct wl *w = &j->w;
    int n = w->n, st = 0, pivots = 0;
    switch (w->kind) {
    case WL_LGETRF:
    case WL_LPOTRF:
        st = lay_out_members(j, 1, (enum wl_content[]){WL_MATRIX}, (int[]){n});
        pivots = w->kind == WL_LGETRF && w->mode;
        break;
    case WL_LGETRS:
    case WL_LPOTRS:
        st = lay_out_members(j, 2, (enum wl_content[]){WL_MATRIX, WL_RHS}, (int[]){n, w->m});
        pivots = w->kind == WL_LGETRS;
        break;
    case WL_LGEMM:
        st = lay_out_members(j, 3, (enum wl_content[]){WL_MATRIX, WL_RHS, w->mode == 3 ? WL_RHS : WL_NOTHING}, (int[]){n, n, n});
        if (!st)
            read_only(j, 0), read_only(j, 1);
        break;
    case WL_LCONVERT:
        return lay_out_conversion(j);
    default:
        st = lay_out_members(j, 3, (enum wl_content[]){WL_MATRIX, WL_RHS, WL_NOTHING}, (int[]){n, w->m, w->m});
        if (!st)
            read_only(j, 0), read_only(j, 1);
        pivots = w->kind == WL_LGESV;
    }
    if (!st && pivots)
        st = wl_add(j, &j->pivots, 'i', WL_NOTHING, n, 1, n, 0, 0, j->how.batch);
    return st ? st : wl_add(j, &j->info, 'i', WL_NOTHING, 1, 1, 1, 0, 0, j->how.batch);
}

/* luchoXname(...) for the type of a row; a is what the type calls its arrays. */
#define BY_TYPE(t, name, ...)                                                                      \
    ((t) == 'h'   ? luchoH##name(__VA_ARGS__)                                                      \
     : (t) == 'b' ? luchoB##name(__VA_ARGS__)                                                      \
     : (t) == 's' ? luchoS##name(__VA_ARGS__)                                                      \
     : (t) == 'd' ? luchoD##name(__VA_ARGS__)                                                      \
     : (t) == 'c' ? luchoC##name(__VA_ARGS__)                                                      \
                  : luchoZ##name(__VA_ARGS__))
#define OF_16(t, name, ...) ((t) == 'h' ? luchoH##name(__VA_ARGS__) : luchoB##name(__VA_ARGS__))

/* A single function's result is an info unless it is negative. */
static int told(struct wl_job *j, int result)
{
    if (result >= 0)
        *(int *)j->info->dev = result;
    return result < 0 ? result : 0;
}

static int luchoGetrf(struct wl_job *j)
{
    int n = j->w.n, ld = n + j->how.pad, *pivots = j->pivots ? j->pivots->dev : NULL;
    void *a = j->pointers_a;
    if (j->how.batch == 1 && is_16(j->w.type))
        return told(j, OF_16(j->w.type, getrf, n, n, j->pointers_a[0], ld, pivots));
    return BY_TYPE(j->w.type, getrfBatched, n, n, a, ld, pivots, j->info->dev, j->how.batch);
}

static int luchoPotrf(struct wl_job *j)
{
    int n = j->w.n, ld = n + j->how.pad;
    char uplo = j->w.mode & 1 ? 'U' : 'L';
    void *a = j->pointers_a;
    if (j->how.batch == 1 && is_16(j->w.type))
        return told(j, OF_16(j->w.type, potrf, uplo, n, j->pointers_a[0], ld));
    return BY_TYPE(j->w.type, potrfBatched, uplo, n, a, ld, j->info->dev, j->how.batch);
}

static int luchoGetrs(struct wl_job *j)
{
    int n = j->w.n, ld = n + j->how.pad, nrhs = j->w.m;
    char trans = "NTC"[j->w.mode];
    void *a = j->pointers_a, *b = j->pointers_b;
    if (j->how.batch == 1 && is_16(j->w.type))
        return OF_16(j->w.type, getrs, trans, n, nrhs, j->pointers_a[0], ld, j->pivots->dev, j->pointers_b[0], ld);
    return BY_TYPE(j->w.type, getrsBatched, trans, n, nrhs, a, ld, j->pivots->dev, b, ld, j->how.batch);
}

static int luchoPotrs(struct wl_job *j)
{
    int n = j->w.n, ld = n + j->how.pad, nrhs = j->w.m;
    char uplo = j->w.mode & 1 ? 'U' : 'L';
    void *a = j->pointers_a, *b = j->pointers_b;
    if (j->how.batch == 1 && is_16(j->w.type))
        return OF_16(j->w.type, potrs, uplo, n, nrhs, j->pointers_a[0], ld, j->pointers_b[0], ld);
    return BY_TYPE(j->w.type, potrsBatched, uplo, n, nrhs, a, ld, b, ld, j->how.batch);
}

static int luchoGemm(struct wl_job *j, int k)
{
    int n = j->w.n, ld = n + j->how.pad;
    char ta = j->w.mode & 1 ? 'T' : 'N', tb = j->w.mode & 2 ? 'T' : 'N';
    void *a = part(j, 0, k)->dev, *b = part(j, 1, k)->dev, *c = part(j, 2, k)->dev;
    float beta = j->w.mode == 3 ? -0.5f : 0;
    int st = OF_16(j->w.type, gemm, ta, tb, n, n, n, 0.75f, a, ld, b, ld, beta, c, ld);
    if (!st)
        ((int *)j->info->dev)[k] = 0;
    return st;
}

static int luchoNarrow(struct wl_job *j, int k)
{
    int n = j->w.n * 9;
    const void *x = part(j, 0, k)->dev;
    void *y = part(j, 1, k)->dev;
    return j->w.type == 'h'   ? luchoFloatToHalf(n, x, y)
           : j->w.type == 'b' ? luchoFloatToBfloat16(n, x, y)
                              : luchoComplexFloatToHalf(n, x, y);
}

static int luchoWiden(struct wl_job *j, int k)
{
    int n = j->w.n * 9;
    const void *x = part(j, 1, k)->dev;
    void *y = part(j, 2, k)->dev;
    return j->w.type == 'h'   ? luchoHalfToFloat(n, x, y)
           : j->w.type == 'b' ? luchoBfloat16ToFloat(n, x, y)
                              : luchoComplexHalfToFloat(n, x, y);
}

/* A mixed solution; the corrections that it took are the info. */
static int luchoMixed(struct wl_job *j, int k)
{
    const struct wl *w = &j->w;
    int n = w->n, ld = n + j->how.pad, *pivots = j->pivots ? (int *)j->pivots->dev + (size_t)k * (size_t)n : NULL;
    luchoDataType type = (luchoDataType)(strchr("sdcz", w->type) - "sdcz");
    const void *a = part(j, 0, k)->dev, *b = part(j, 1, k)->dev;
    void *x = part(j, 2, k)->dev;
    luchoMixedOptions options = {.size = sizeof options};
    luchoMixedReport report = {.size = sizeof report};
    options.precision = (luchoPrecision)(w->kind == WL_LGESV ? w->mode : w->mode / 2);
    int st = w->kind == WL_LGESV
                 ? luchoGesvMixed(type, n, w->m, a, ld, pivots, b, ld, x, ld, &options, &report)
                 : luchoPosvMixed(type, w->mode & 1 ? 'U' : 'L', n, w->m, a, ld, b, ld, x, ld, &options, &report);
    if (st >= 0)
        ((int *)j->info->dev)[k] = (int)report.iterations + 1000 * st;
    return st < 0 ? st : 0;
}

int wl_launch_lucho(struct wl_job *j)
{
    int st = 0;
    switch (j->w.kind) {
    case WL_LGETRF:
        STEP(st, WL_LUCHO, 0, luchoGetrf(j));
        return st;
    case WL_LPOTRF:
        STEP(st, WL_LUCHO, 0, luchoPotrf(j));
        return st;
    case WL_LGETRS:
        STEP(st, WL_LUCHO, 0, luchoGetrf(j));
        if (!st)
            STEP(st, WL_LUCHO, 0, luchoGetrs(j));
        return st;
    case WL_LPOTRS:
        STEP(st, WL_LUCHO, 0, luchoPotrf(j));
        if (!st)
            STEP(st, WL_LUCHO, 0, luchoPotrs(j));
        return st;
    default:
        break;
    }
    for (int k = 0; k < j->how.batch && !st; k++) {
        if (j->w.kind == WL_LGEMM)
            STEP(st, WL_LUCHO, 0, luchoGemm(j, k));
        else if (j->w.kind != WL_LCONVERT)
            STEP(st, WL_LUCHO, 0, luchoMixed(j, k));
        else {
            STEP(st, WL_LUCHO, 0, luchoNarrow(j, k));
            if (!st)
                STEP(st, WL_LUCHO, 0, luchoWiden(j, k));
        }
    }
    return st;
}
