/* The rows of cusparse.h: matrices of blocks and what was added beside them. `n` is the number of rows, of blocks where there
 * are blocks; the pattern is the same for all of a size, symmetric, and the matrix dominated by its diagonal.
 *
 * WL_BSRSV, WL_BSRSM: mode = direction + 2 op + 8 upper + 16 unit (+ 32: X by rows). WL_BSRIC, WL_BSRILU: direction, 2 = boost.
 * WL_GEMM2: which terms (product, both, sum). WL_COLOR: 1 = half of the rows. WL_REBLOCK: which conversion. WL_BSRXMV:
 * direction. WL_SDDMM: CSR, COO, BSR, two of BSR. WL_SPSV: CSR, COO, sliced ELL + 3 op. */
#include "workload_sparse.h"

#include <stdlib.h>

int wls_is_sliced(const struct wl *w)
{
    return w->kind == WL_SPSV && w->mode % 3 == 2;
}

struct block wls_block_of(const struct wl *w)
{
    static const struct block none = {1, 1}, square = {2, 2}, other = {2, 3};
    switch (w->kind) {
    case WL_REBLOCK: return w->mode == CSR_TO_BLOCKS ? none : other;
    case WL_SDDMM: return w->mode >= 2 ? square : none;
    case WL_SPSV:
    case WL_GEMM2:
    case WL_COLOR: return none;
    default: return square;
    }
}

static int there(int i, int j)
{
    int apart = abs(i - j);
    return apart <= 1 || ((i + j) % 7 == 0 && apart % 3 == 0);
}

/* The first column from j on that is there in row i, or n: beside the diagonal, or i + j is a multiple of 7. */
static int next(int i, int j, int n)
{
    while (j < n && !there(i, j)) {
        int multiple = j + 7 - (i + j) % 7;
        j = j < i - 1 && multiple > i - 1 ? i - 1 : multiple;
    }
    return j < n ? j : n;
}

/* For every column j that is there in row i. */
#define EACH(j, i, n) for (int j = next(i, 0, n); j < (n); j = next(i, j + 1, n))

static int length(const struct wl *w, int i)
{
    int count = 0;
    EACH(j, i, w->n)
        count++;
    return count;
}

int wls_count(const struct wl *w)
{
    static _Thread_local int order, count; /* all of a size have the same pattern */
    if (order != w->n) {
        count = 0;
        for (int i = 0; i < w->n; i++)
            count += length(w, i);
        order = w->n;
    }
    return count;
}

/* Places in a row of a slice. */
static int width(const struct wl *w, int slice)
{
    int most = 0;
    for (int i = slice * SLICE; i < w->n && i < (slice + 1) * SLICE; i++)
        most = length(w, i) > most ? length(w, i) : most;
    return most;
}

int wls_places(const struct wl *w)
{
    int count = 0;
    for (int s = 0; s * SLICE < w->n; s++)
        count += SLICE * width(w, s);
    return count;
}

/* Whether an element of a block that is there lies in block (i, j) of another shape. */
static int covers(const struct wl *w, struct block b, int i, int j)
{
    struct block own = wls_block_of(w);
    for (int p = i * b.rows; p < (i + 1) * b.rows && p < w->n * own.rows; p++)
        for (int q = j * b.cols; q < (j + 1) * b.cols && q < w->n * own.cols; q++)
            if (there(p / own.rows, q / own.cols))
                return 1;
    return 0;
}

/* Entries of A A, or of A A + A. */
int wls_product(const struct wl *w)
{
    int count = 0, *last = calloc((size_t)w->n, sizeof *last); /* the last row, from 1, that has the column */
    for (int i = 0; i < w->n && last; i++) {
        EACH(k, i, w->n) {
            if (w->mode >= 1)
                last[k] = i + 1;
            if (w->mode <= 1)
                EACH(j, k, w->n)
                    last[j] = i + 1;
        }
        for (int j = 0; j < w->n; j++)
            count += last[j] == i + 1;
    }
    free(last);
    return count;
}

struct block wls_target(const struct wl *w)
{
    return w->mode == CSR_TO_BLOCKS ? (struct block){2, 3} : w->mode == BLOCKS_TO_BLOCKS ? (struct block){3, 2} : wls_block_of(w);
}

static int blocks_across(int elements, int each)
{
    return (elements + each - 1) / each;
}

int wls_covered(const struct wl *w)
{
    struct block own = wls_block_of(w), b = wls_target(w);
    int count = 0;
    for (int i = 0; i < blocks_across(w->n * own.rows, b.rows); i++)
        for (int j = 0; j < blocks_across(w->n * own.cols, b.cols); j++)
            count += covers(w, b, i, j);
    return count;
}

/* ---- memory ---- */

static int add(struct wl_job *j, int member, enum part part, char type, enum wl_content content, int rows, int cols, int ld)
{
    struct wl_region *r;
    int st = wl_add(j, &r, type, content, rows, cols, ld, 0, member, 1);
    if (!st) {
        r->part = part;
        r->input_only = content != WL_NOTHING && part != OUT;
    }
    return st;
}

static struct wl_region *find(struct wl_job *j, int member, enum part part)
{
    for (int k = 0; k < j->nregions; k++)
        if (j->r[k].first == member && j->r[k].part == (int)part)
            return &j->r[k];
    return NULL;
}

void *wls_array(struct wl_job *j, int member, enum part part)
{
    struct wl_region *r = find(j, member, part);
    return r ? r->dev : NULL;
}

#define LINE(part, type, content, count) (st = st ? st : add(j, m, part, type, content, count, 1, count))
#define PLANE(part, content, rows, cols) (st = st ? st : add(j, m, part, w->type, content, rows, cols, (rows) + j->how.pad))

static int lay_out_outputs(struct wl_job *j, int m)
{
    const struct wl *w = &j->w;
    struct block b = wls_block_of(w), to = wls_target(w);
    int st = 0, n = w->n, rows = n * b.rows, cols = n * b.cols, several = w->kind == WL_SDDMM && w->mode == 3 ? 2 : 1;
    switch (w->kind) {
    case WL_BSRSV:
    case WL_SPSV:
        LINE(X, w->type, WL_RHS, rows), LINE(OUT, w->type, WL_NOTHING, rows);
        break;
    case WL_BSRSM:
        if (w->mode & 32)
            PLANE(X, WL_RHS, NRHS, rows), PLANE(OUT, WL_NOTHING, NRHS, rows);
        else
            PLANE(X, WL_RHS, rows, NRHS), PLANE(OUT, WL_NOTHING, rows, NRHS);
        break;
    case WL_BSRXMV:
        LINE(MASK, 'i', WL_SPARSE, n / 2 + 1), LINE(ENDS, 'i', WL_SPARSE, n);
        LINE(X, w->type, WL_RHS, cols), LINE(OUT, w->type, WL_RHS, rows);
        break;
    case WL_SDDMM:
        PLANE(X, WL_RHS, rows, DEPTH * several), PLANE(Y, WL_RHS, DEPTH, cols * several);
        break;
    case WL_COLOR:
        LINE(OUT, 'i', WL_NOTHING, n), LINE(OUT_INDICES, 'i', WL_NOTHING, n);
        break;
    case WL_GEMM2:
        LINE(OUT_OFFSETS, 'i', WL_NOTHING, n + 1), LINE(OUT_INDICES, 'i', WL_NOTHING, wls_product(w));
        LINE(OUT, w->type, WL_NOTHING, wls_product(w));
        break;
    case WL_REBLOCK:
        if (w->mode == BLOCKS_TO_CSR || w->mode == BLOCKS_BY_COLUMNS) {
            int count = wls_count(w), inside = w->mode == BLOCKS_TO_CSR ? count * b.rows * b.cols : count;
            LINE(OUT_OFFSETS, 'i', WL_NOTHING, (w->mode == BLOCKS_TO_CSR ? rows : n) + 1);
            LINE(OUT_INDICES, 'i', WL_NOTHING, inside), LINE(OUT, w->type, WL_NOTHING, count * b.rows * b.cols);
        } else {
            int count = wls_covered(w);
            LINE(OUT_OFFSETS, 'i', WL_NOTHING, blocks_across(rows, to.rows) + 1);
            LINE(OUT_INDICES, 'i', WL_NOTHING, count), LINE(OUT, w->type, WL_NOTHING, count * to.rows * to.cols);
        }
        break;
    default:
        break;
    }
    return st;
}

int wl_lay_out_sparse(struct wl_job *j)
{
    const struct wl *w = &j->w;
    struct block b = wls_block_of(w);
    int st = 0, count = wls_count(w), several = w->kind == WL_SDDMM && w->mode == 3 ? 2 : 1;
    int values = wls_is_sliced(w) ? wls_places(w) : count * b.rows * b.cols * several;
    int is_list = (w->kind == WL_SDDMM && w->mode == 1) || (w->kind == WL_SPSV && w->mode % 3 == 1);
    for (int m = 0; m < j->how.batch && !st; m++) {
        LINE(VALUES, w->type, WL_SPARSE, values);
        if (is_list)
            LINE(ROWS, 'i', WL_SPARSE, count);
        else
            LINE(OFFSETS, 'i', WL_SPARSE, wls_is_sliced(w) ? blocks_across(w->n, SLICE) + 1 : (w->n + 1) * several);
        LINE(INDICES, 'i', WL_SPARSE, wls_is_sliced(w) ? values : count * several);
        st = st ? st : lay_out_outputs(j, m);
        if (!st && (w->kind == WL_BSRIC || w->kind == WL_BSRILU || w->kind == WL_SDDMM))
            find(j, m, VALUES)->input_only = 0;
    }
    return st;
}

/* Element (p, q), of the matrix of elements. */
static void put(const struct wl *w, uint64_t seed, struct wl_region *r, int k, int p, int q)
{
    int lo = p < q ? p : q, hi = p < q ? q : p;
    double re = wl_uniform(seed, hi, lo, 0) / 8, im = (p < q ? 1 : -1) * wl_uniform(seed, hi, lo, 1) / 8;
    /* The diagonal of ones is stored nowhere: what lies there is not read. */
    int unread = p == q && (w->kind == WL_BSRSV || w->kind == WL_BSRSM) && (w->mode & 16);
    if (!unread)
        wl_put(r->type, r->host, (size_t)k, p == q ? 6 + re : re, p == q ? 0 : im);
}

static void fill_slices(const struct wl *w, uint64_t seed, struct wl_region *r)
{
    int *numbers = r->host, first = 0;
    for (int s = 0; s * SLICE < w->n; first += SLICE * width(w, s++)) {
        if (r->part == OFFSETS)
            numbers[s] = first, numbers[s + 1] = first + SLICE * width(w, s);
        for (int e = 0; e < SLICE * width(w, s) && r->part == INDICES; e++)
            numbers[first + e] = -1;
        for (int i = s * SLICE; i < w->n && i < (s + 1) * SLICE; i++) {
            int k = first + i % SLICE;
            EACH(c, i, w->n) {
                if (r->part == INDICES)
                    numbers[k] = c;
                if (r->part == VALUES)
                    put(w, seed, r, k, i, c);
                k += SLICE;
            }
        }
    }
}

static void fill_blocks(const struct wl *w, uint64_t seed, struct wl_region *r, int from, int which)
{
    struct block b = wls_block_of(w);
    int *numbers = r->host, by_columns = (w->kind == WL_SDDMM || w->kind == WL_SPSV ? 0 : w->mode & 1);
    for (int i = 0, k = from; i < w->n; i++)
        EACH(c, i, w->n) {
            if (r->part == INDICES)
                numbers[k] = c;
            if (r->part == ROWS)
                numbers[k] = i;
            for (int e = 0; e < b.rows * b.cols && r->part == VALUES; e++) {
                int p = by_columns ? e % b.rows : e / b.cols, q = by_columns ? e / b.rows : e % b.cols;
                put(w, seed + (uint64_t)which, r, k * b.rows * b.cols + e, i * b.rows + p, c * b.cols + q);
            }
            k++;
        }
}

void wl_fill_sparse(const struct wl *w, uint64_t seed, struct wl_region *r)
{
    int *numbers = r->host, several = w->kind == WL_SDDMM && w->mode == 3 ? 2 : 1, count = wls_count(w);
    if (r->part == MASK) {
        for (int k = 0; k < r->rows; k++)
            numbers[k] = w->n - 1 - 2 * k < 0 ? 0 : w->n - 1 - 2 * k;
    } else if (wls_is_sliced(w)) {
        fill_slices(w, seed, r);
    } else if (r->part == OFFSETS || r->part == ENDS) {
        for (int which = 0; which < several; which++)
            for (int i = 0, k = 0; i <= w->n; k += i < w->n ? length(w, i) : 0, i++)
                if (r->part == OFFSETS)
                    numbers[which * (w->n + 1) + i] = k;
                else if (i < w->n) /* the last block of a row that has several is left out */
                    numbers[i] = k + length(w, i) - (length(w, i) > 1);
    } else {
        for (int which = 0; which < several; which++)
            fill_blocks(w, seed, r, which * count, which);
    }
}
