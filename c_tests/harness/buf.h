/* Guarded buffers: every test matrix lives between guard zones, filled with NaN like its gaps.
 *
 * lt_buf_new() fills the whole allocation (zones and body) with a quiet NaN pattern. Data is stored
 * through views; lt_buf_freeze() takes a copy of every byte. After the call under test, lt_buf_allow()
 * names what may have changed and lt_buf_check() compares everything else bit for bit, so a write into
 * an ld gap, the other triangle, a read-only input or beyond the end is found. The PAGE kind ends
 * directly at a PROT_NONE page, which turns reads beyond the end into faults as well; BEFORE begins
 * directly behind one.
 */
#ifndef LT_BUF_H
#define LT_BUF_H

#include "num.h"

typedef enum { LT_ZONES, LT_PAGE, LT_PAGE_BEFORE } lt_guard;

/* Where LT_ZONES buffers come from: the surface's own device memory, or malloc when NULL. */
typedef struct {
    void *(*alloc)(size_t bytes);
    void (*release)(void *p);
} lt_memory;

typedef struct {
    void *p;      /* the body: what the code under test may know */
    size_t bytes; /* of the body */
    lt_guard guard;
    const lt_memory *memory;
    unsigned char *base;   /* zone + body + zone */
    size_t whole;          /* bytes at base that are ours to compare */
    size_t mapped;         /* bytes of the mapping, for PAGE kinds */
    unsigned char *shadow; /* copy of base taken by freeze */
} lt_buf;

lt_buf lt_buf_new(size_t bytes, lt_guard guard, const lt_memory *memory);
/* A vector of `count` matrices, `stride` elements apart; the last one needs only its own extent. */
lt_buf lt_buf_matrix(lt_view shape, int64_t count, int64_t stride, lt_guard guard, const lt_memory *memory);
void lt_buf_free(lt_buf *b);
void lt_buf_freeze(lt_buf *b);
void lt_buf_allow(lt_buf *b, lt_view a, lt_part part);
void lt_buf_allow_bytes(lt_buf *b, const void *p, size_t n);
int lt_buf_clean(const lt_buf *b);                            /* 1 if nothing else changed */
void lt_buf_check_at(const lt_buf *b, const char *what, const char *file, int line);
#define LT_BUF_CHECK(b) lt_buf_check_at((b), #b, __FILE__, __LINE__)

/* The extent in elements of a strided matrix: index of its last element plus one. */
int64_t lt_extent(lt_view shape);
void lt_poison(void *p, size_t n);

#endif
