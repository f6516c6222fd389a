/* The rows of the table, their elements and their memory. See workload.h. */
#define _GNU_SOURCE
#include "num.h"
#include "workload_impl.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/* A quiet NaN as a float, and twice in a row as a double. */
#define FILL 0x7ff8deadu
/* One as a half, and as a bfloat16. */
#define FILL_16 0x7fdf

const struct wl_how wl_plain = {1, 0, 0, 0, WL_DEVICE};

static size_t element_bytes(char type)
{
    return type == 'z' ? 16 : type == 'd' || type == 'c' ? 8 : type == 'h' || type == 'b' ? 2 : 4;
}

static int is_narrow(char type)
{
    return type == 'h' || type == 'b' || type == 'x';
}

/* x with so many significant bits and exponents from `least` on, as the bits of 16; nothing here overflows. */
static unsigned short narrow(double x, int digits, int least)
{
    int exponent = x == 0 || ilogb(x) < least ? least : ilogb(x);
    double units = nearbyint(ldexp(fabs(x), digits - 1 - exponent));
    return (unsigned short)((signbit(x) ? 0x8000 : 0) | (isnan(x) ? FILL_16 : (int)(units + ldexp(exponent - least, digits - 1))));
}

void wl_put(char type, void *base, size_t at, double re, double im)
{
    switch (type) {
    case 's': ((float *)base)[at] = (float)re; break;
    case 'd': ((double *)base)[at] = re; break;
    case 'c': ((float *)base)[2 * at] = (float)re, ((float *)base)[2 * at + 1] = (float)im; break;
    case 'z': ((double *)base)[2 * at] = re, ((double *)base)[2 * at + 1] = im; break;
    case 'h': ((unsigned short *)base)[at] = narrow(re, 11, -14); break;
    case 'b': ((unsigned short *)base)[at] = narrow(re, 8, -126); break;
    case 'x':
        ((unsigned short *)base)[2 * at] = narrow(re, 11, -14), ((unsigned short *)base)[2 * at + 1] = narrow(im, 11, -14);
        break;
    default: ((int *)base)[at] = (int)re; break;
    }
}

double wl_uniform(uint64_t seed, int i, int j, int part)
{
    uint64_t v = rel_mix(seed ^ rel_mix(((uint64_t)(unsigned)i << 33) | ((uint64_t)(unsigned)j << 2) | (unsigned)part));
    return (double)(v >> 11) * 0x1p-53 - 0.5;
}

static uint64_t seed_of(const struct wl *w, int member)
{
    uint64_t h = rel_mix((uint64_t)w->kind * 131 + (unsigned char)w->type);
    h = rel_mix(h ^ ((uint64_t)(unsigned)w->m << 32 | (unsigned)w->n));
    return rel_mix(h ^ (uint64_t)(unsigned)member);
}

static int is_definite(const struct wl *w)
{
    return w->kind == WL_CHOLESKY || w->kind == WL_LPOTRF || w->kind == WL_LPOTRS || w->kind == WL_LPOSV;
}

/* Whether LU exchanges rows, so that a matrix needs no strong diagonal. */
static int is_pivoting(const struct wl *w)
{
    return w->kind == WL_GETRS || w->kind == WL_GETRI || w->kind == WL_MATINV || w->kind == WL_LGETRS || w->kind == WL_LGESV ||
           (w->kind != WL_LU && w->mode);
}

/* The element, or 0 where the routine must not look. */
static int element(const struct wl *w, uint64_t seed, int i, int j, double *re, double *im)
{
    *im = wl_uniform(seed, i, j, 1);
    if (is_definite(w)) {
        int upper = w->mode & 1;
        if (upper ? i > j : i < j)
            return 0;
        if (i == j) {
            *re = w->n + wl_uniform(seed, i, i, 0);
            *im = (double)__builtin_nanf("");
        } else {
            int lo = i < j ? i : j, hi = i < j ? j : i;
            *re = wl_uniform(seed, hi, lo, 0);
            *im = (upper ? -1 : 1) * wl_uniform(seed, hi, lo, 1);
        }
        return 1;
    }
    *re = wl_uniform(seed, i, j, 0) + (i == j && !is_pivoting(w) ? w->m + w->n : 0);
    return 1;
}

static size_t at(const struct wl_region *r, int member, int i, int j)
{
    size_t base = (size_t)(member - r->first) * (size_t)r->ld * (size_t)(r->by_rows ? r->rows : r->cols);
    return base + (r->by_rows ? (size_t)i * (size_t)r->ld + (size_t)j : (size_t)j * (size_t)r->ld + (size_t)i);
}

/* Members are numbered so that the row's own problem is always 0, wherever in the batch it sits. */
static int logical(const struct wl_job *j, int member)
{
    return member == j->how.position ? 0 : member + 1;
}

static void fill(struct wl_job *j, struct wl_region *r)
{
    for (size_t k = 0; k < r->bytes / 2; k++)
        ((unsigned short *)r->host)[k] = is_narrow(r->type) ? FILL_16 : (unsigned short)(FILL >> 16 * (k & 1));
    if (r->content == WL_NOTHING)
        return;
    for (int member = r->first; member < r->first + r->count; member++) {
        uint64_t seed = seed_of(&j->w, logical(j, member));
        if (r->content == WL_SPARSE) {
            wl_fill_sparse(&j->w, seed, r);
            continue;
        }
        for (int i = 0; i < r->rows; i++)
            for (int c = 0; c < r->cols; c++) {
                double re, im;
                if (r->content == WL_RHS)
                    wl_put(r->type, r->host, at(r, member, i, c), wl_uniform(~seed, i, c, 0), wl_uniform(~seed, i, c, 1));
                else if (element(&j->w, seed, i, c, &re, &im))
                    wl_put(r->type, r->host, at(r, member, i, c), re, im);
            }
    }
}

static int place(struct wl_job *j, struct wl_region *r)
{
    size_t unit = element_bytes(r->type) < 8 ? element_bytes(r->type) : 8;
    size_t page = (size_t)sysconf(_SC_PAGESIZE), shift = (size_t)j->how.shift / unit * unit;
    r->host = malloc(r->bytes + 8);
    if (j->how.memory == WL_DEVICE) {
        int st = wl_device_alloc(&j->w, &r->mapping, r->bytes + shift);
        r->dev = (char *)r->mapping + shift;
        return st;
    }
    size_t body = (r->bytes + page - 1) / page * page;
    r->mapped = body + 2 * page;
    r->mapping = mmap(NULL, r->mapped, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (r->mapping == MAP_FAILED || mprotect((char *)r->mapping + page, body, PROT_READ | PROT_WRITE) != 0)
        abort();
    r->dev = (char *)r->mapping + page + (j->how.memory == WL_GUARD_AFTER ? body - r->bytes : 0);
    return 0;
}

static int transfer(struct wl_job *j, struct wl_region *r, int up)
{
    if (j->how.memory != WL_DEVICE) {
        memcpy(up ? r->dev : r->host, up ? r->host : r->dev, r->bytes);
        return 0;
    }
    return up ? wl_upload(&j->w, r->dev, r->host, r->bytes) : wl_download(&j->w, r->host, r->dev, r->bytes);
}

/* The last column of a column-major matrix ends with its last row: behind it there is no gap. */
static size_t extent(const struct wl_region *r)
{
    size_t lines = (size_t)(r->by_rows ? r->rows : r->cols), length = (size_t)(r->by_rows ? r->cols : r->rows);
    return (((size_t)r->count * lines - 1) * (size_t)r->ld + length) * element_bytes(r->type);
}

int wl_add(struct wl_job *j, struct wl_region **out, char type, enum wl_content content, int rows, int cols, int ld,
           int by_rows, int first, int count)
{
    struct wl_region *r = &j->r[j->nregions++];
    *r = (struct wl_region){.rows = rows, .cols = cols, .ld = ld, .by_rows = by_rows, .first = first};
    r->count = count;
    r->type = type;
    r->content = content;
    r->bytes = extent(r);
    if (out)
        *out = r;
    int st = place(j, r);
    if (st)
        j->nregions--, free(r->host);
    return st;
}

static int lay_out_mluop(struct wl_job *j)
{
    const struct wl *w = &j->w;
    int batch = j->how.batch, least = w->m < w->n ? w->m : w->n, st;
    /* Only the LU forms accept padded rows. */
    int ld = w->n + (w->kind == WL_CHOLESKY ? 0 : j->how.pad), in_place = w->kind == WL_CHOLESKY && (w->mode & 2);
    if ((st = wl_add(j, &j->x, w->type, WL_MATRIX, w->m, w->n, ld, 1, 0, batch)))
        return st;
    j->y = j->x;
    if (!in_place) {
        j->x->input_only = 1;
        if ((st = wl_add(j, &j->y, w->type, WL_NOTHING, w->m, w->n, ld, 1, 0, batch)))
            return st;
    }
    if ((st = wl_describe(j)))
        return st;
    int work = (int)((wl_work_bytes(j) + 3) / 4);
    if (work && (st = wl_add(j, &j->work, 'i', WL_NOTHING, work, 1, work, 0, 0, 1)))
        return st;
    if (w->kind == WL_XGETRF && (st = wl_add(j, &j->pivots, 'i', WL_NOTHING, least, 1, least, 0, 0, batch)))
        return st;
    if (w->kind == WL_SGETRF2 && (st = wl_add(j, &j->pivots, 'i', WL_NOTHING, w->m, 1, w->m, 0, 0, batch)))
        return st;
    return 0;
}

static int lay_out_aclblas(struct wl_job *j)
{
    const struct wl *w = &j->w;
    int batch = j->how.batch, n = w->n, ld = n + j->how.pad, st;
    int second = w->kind == WL_GETRS || w->kind == WL_GETRI || w->kind == WL_MATINV;
    struct wl_region *r;
    for (int k = 0; k < batch; k++) {
        if ((st = wl_add(j, &r, w->type, WL_MATRIX, n, n, ld, 0, k, 1)))
            return st;
        r->input_only = w->kind == WL_MATINV;
        j->pointers_a[k] = r->dev;
    }
    for (int k = 0; second && k < batch; k++) {
        int cols = w->kind == WL_GETRS ? w->m : n;
        if ((st = wl_add(j, &r, w->type, w->kind == WL_GETRS ? WL_RHS : WL_NOTHING, n, cols, ld, 0, k, 1)))
            return st;
        j->pointers_b[k] = r->dev;
    }
    if ((w->kind != WL_GETRF || w->mode) && w->kind != WL_MATINV)
        if ((st = wl_add(j, &j->pivots, 'i', WL_NOTHING, n, 1, n, 0, 0, batch)))
            return st;
    return wl_add(j, &j->info, 'i', WL_NOTHING, 1, 1, 1, 0, 0, batch);
}

int wl_prepare(struct wl_job **job, const struct wl *w, const struct wl_how *how)
{
    struct wl_job *j = calloc(1, sizeof *j);
    int batch = how->batch;
    j->w = *w;
    j->how = *how;
    j->r = calloc((size_t)(12 * batch + 6), sizeof *j->r);
    j->pointers_a = calloc((size_t)batch, sizeof(void *));
    j->pointers_b = calloc((size_t)batch, sizeof(void *));
    int st = WL_IS_MLUOP(w->kind) ? lay_out_mluop(j) : WL_IS_SPARSE(w->kind) ? wl_lay_out_sparse(j)
             : WL_IS_LUCHO(w->kind) ? wl_lay_out_lucho(j) : lay_out_aclblas(j);
    if (!st)
        st = wl_refill(j);
    if (st)
        wl_free(j), j = NULL;
    *job = j;
    return st;
}

int wl_refill(struct wl_job *j)
{
    int st = 0;
    for (int k = 0; k < j->nregions && !st; k++) {
        struct wl_region *r = &j->r[k];
        fill(j, r);
        /* SGETRF2 wants the identity permutation in. */
        if (j->w.kind == WL_SGETRF2 && r == j->pivots)
            for (int i = 0; i < r->rows * r->count; i++)
                ((int *)r->host)[i] = i % r->rows;
        st = transfer(j, r, 1);
    }
    j->info_host = (int)FILL;
    return st;
}

int wl_poke(struct wl_job *j, int member, int i, int c, double re, double im)
{
    for (int k = 0; k < j->nregions; k++) {
        struct wl_region *r = &j->r[k];
        if ((r->content != WL_MATRIX && r->content != WL_SPARSE) || r->type == 'i' || member < r->first ||
            member >= r->first + r->count)
            continue;
        size_t where = r->content == WL_SPARSE ? (size_t)(i * j->w.n + c) % (size_t)r->rows : at(r, member, i, c);
        wl_put(r->type, r->host, where, re, im);
        return transfer(j, r, 1);
    }
    return -1;
}

int wl_info(struct wl_job *j, int member)
{
    return j->info ? ((int *)j->info->dev)[member] : j->w.kind == WL_CHOLESKY || j->w.kind == WL_LU ? 0 : j->info_host;
}

void wl_set_info(struct wl_job *j, int info)
{
    j->info_host = info;
}

void wl_watch_outputs(struct wl_job *j)
{
    for (int k = 0; k < j->nregions; k++)
        wl_watch(j->r[k].dev, j->r[k].bytes);
    wl_watch(&j->info_host, sizeof j->info_host);
}

/* Compares everything outside the result with what was put there; `was` is a fresh fill. */
static void check_untouched(struct wl_job *j, const struct wl_region *r, const char *now, const char *was)
{
    size_t e = element_bytes(r->type), line = (size_t)(r->by_rows ? r->cols : r->rows) * e;
    if (r->input_only) {
        CHECK(memcmp(now, was, r->bytes) == 0, "%s: the input changed", wl_name(&j->w));
        return;
    }
    size_t stride = (size_t)r->ld * e;
    for (size_t from = line; from < r->bytes; from += stride)
        CHECK(memcmp(now + from, was + from, stride - line) == 0, "%s: the gap at byte %zu changed (ld %d, batch %d)",
              wl_name(&j->w), from, r->ld, j->how.batch);
}

static void check_other_triangle(struct wl_job *j, const struct wl_region *r, int member)
{
    static const char zero[16];
    size_t e = element_bytes(r->type);
    for (int i = 0; i < r->rows; i++)
        for (int c = 0; c < r->cols; c++) {
            const char *p = (const char *)r->host + at(r, member, i, c) * e;
            if ((j->w.mode & 1) ? i > c : i < c)
                CHECK(memcmp(p, zero, e) == 0, "%s: (%d, %d) of the other triangle is not zero", wl_name(&j->w), i, c);
            else if (i == c && (j->w.type == 'c' || j->w.type == 'x'))
                CHECK(memcmp(p + e / 2, zero, e / 2) == 0, "%s: the diagonal is not real at %d", wl_name(&j->w), i);
        }
}

int wl_collect_member(struct wl_job *j, int member, uint64_t *hash)
{
    uint64_t h = 0x10c8 + (uint64_t)(unsigned)wl_info(j, member);
    int st = 0;
    for (int k = 0; k < j->nregions && !st; k++) {
        struct wl_region *r = &j->r[k];
        if (r == j->work || member < r->first || member >= r->first + r->count)
            continue;
        char *was = malloc(r->bytes);
        memcpy(was, r->host, r->bytes);
        st = transfer(j, r, 0);
        if (!st) {
            check_untouched(j, r, r->host, was);
            if (j->w.kind == WL_CHOLESKY && r == j->y)
                check_other_triangle(j, r, member);
            size_t e = element_bytes(r->type);
            for (int i = 0; i < r->rows && !r->input_only; i++)
                for (int c = 0; c < r->cols; c++)
                    h = lt_hash_bytes(h, (const char *)r->host + at(r, member, i, c) * e, e);
        }
        memcpy(r->host, was, r->bytes);
        free(was);
    }
    *hash = h;
    return st;
}

int wl_collect(struct wl_job *j, uint64_t *hash)
{
    return wl_collect_member(j, j->how.position, hash);
}

void wl_free(struct wl_job *j)
{
    for (int k = 0; k < j->nregions; k++) {
        if (j->r[k].mapped)
            munmap(j->r[k].mapping, j->r[k].mapped);
        else
            wl_device_free(&j->w, j->r[k].mapping);
        free(j->r[k].host);
    }
    wl_undescribe(j);
    free(j->r);
    free(j->pointers_a);
    free(j->pointers_b);
    free(j);
}
