/* Shared by workload_sparse.c (matrices and their memory) and workload_sparse_calls.c (the calls). */
#ifndef LUCHO_RELIABILITY_WORKLOAD_SPARSE_H
#define LUCHO_RELIABILITY_WORKLOAD_SPARSE_H

#include "workload_impl.h"

enum part { VALUES, OFFSETS, INDICES, ROWS, MASK, ENDS, X, Y, OUT, OUT_OFFSETS, OUT_INDICES, PARTS };
enum { NRHS = 5, DEPTH = 6, SLICE = 4 };
enum { CSR_TO_BLOCKS, BLOCKS_TO_CSR, BLOCKS_TO_BLOCKS, BLOCKS_BY_COLUMNS };

/* The blocks of a row's matrix: so many rows and columns of elements. */
struct block {
    int rows, cols;
};

struct block wls_block_of(const struct wl *w);
/* Blocks, or entries; places of slices. */
int wls_count(const struct wl *w);
int wls_places(const struct wl *w);
int wls_is_sliced(const struct wl *w);
/* What a product or a conversion has. */
int wls_product(const struct wl *w);
int wls_covered(const struct wl *w);
/* The shape of blocks that a conversion makes. */
struct block wls_target(const struct wl *w);
void *wls_array(struct wl_job *j, int member, enum part part);

#endif
