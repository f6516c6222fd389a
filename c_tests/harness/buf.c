/* Guarded buffers; see buf.h. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "buf.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "test.h"

#define ZONE 512 /* keeps the 256-byte alignment of device memory */

/* As float and as double a NaN, and recognisable in a dump. */
static const unsigned char pattern[4] = {0xa5, 0xa5, 0xf7, 0x7f};

static void out_of_memory(size_t bytes) {
    fprintf(stderr, "harness: no memory for a buffer of %zu bytes\n", bytes);
    abort();
}

void lt_poison(void *p, size_t n) {
    /* Phase by address, so that every aligned element of any size reads as NaN. */
    unsigned char *b = p;
    for (size_t i = 0; i < n; i++) b[i] = pattern[((uintptr_t)b + i) & 3];
}

int64_t lt_extent(lt_view s) {
    if (s.m <= 0 || s.n <= 0) return 0;
    return (s.m - 1) * s.rs + (s.n - 1) * s.cs + 1;
}

lt_buf lt_buf_new(size_t bytes, lt_guard guard, const lt_memory *memory) {
    lt_buf b = {0};
    b.bytes = bytes;
    b.guard = guard;
    b.memory = memory;
    if (guard == LT_ZONES) {
        b.whole = bytes + 2 * ZONE;
        b.base = memory ? memory->alloc(b.whole) : malloc(b.whole);
        if (b.base == NULL) out_of_memory(b.whole);
        b.p = b.base + ZONE;
    } else {
        size_t page = (size_t)sysconf(_SC_PAGESIZE), body = (bytes + page - 1) / page * page;
        b.mapped = body + 2 * page;
        unsigned char *map = mmap(NULL, b.mapped, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (map == MAP_FAILED || (body && mprotect(map + page, body, PROT_READ | PROT_WRITE) != 0))
            out_of_memory(b.mapped);
        b.base = map + page;
        b.whole = body;
        b.p = guard == LT_PAGE ? b.base + (body - bytes) : b.base;
    }
    lt_poison(b.base, b.whole);
    return b;
}

lt_buf lt_buf_matrix(lt_view shape, int64_t count, int64_t stride, lt_guard guard, const lt_memory *memory) {
    int64_t elements = count > 0 ? (count - 1) * stride + lt_extent(shape) : 0;
    return lt_buf_new((size_t)elements * lt_size(shape.t), guard, memory);
}

void lt_buf_free(lt_buf *b) {
    free(b->shadow);
    if (b->guard != LT_ZONES) munmap(b->base - (size_t)sysconf(_SC_PAGESIZE), b->mapped);
    else if (b->memory) b->memory->release(b->base);
    else free(b->base);
    memset(b, 0, sizeof *b);
}

void lt_buf_freeze(lt_buf *b) {
    if (b->shadow == NULL) b->shadow = malloc(b->whole ? b->whole : 1);
    if (b->shadow == NULL) out_of_memory(b->whole);
    memcpy(b->shadow, b->base, b->whole);
}

void lt_buf_allow_bytes(lt_buf *b, const void *p, size_t n) {
    size_t at = (size_t)((const unsigned char *)p - b->base);
    memcpy(b->shadow + at, p, n);
}

void lt_buf_allow(lt_buf *b, lt_view a, lt_part part) {
    size_t size = lt_size(a.t);
    for (int64_t j = 0; j < a.n; j++)
        for (int64_t i = 0; i < a.m; i++)
            if (lt_inside(part, i, j)) lt_buf_allow_bytes(b, lt_at(a, i, j), size);
}

int lt_buf_clean(const lt_buf *b) { return b->shadow != NULL && memcmp(b->base, b->shadow, b->whole) == 0; }

void lt_buf_check_at(const lt_buf *b, const char *what, const char *file, int line) {
    if (lt_buf_clean(b)) {
        lt_check_at(1, file, line, "%s", what);
        return;
    }
    size_t first = 0, differing = 0;
    for (size_t i = b->whole; b->shadow != NULL && i-- > 0;)
        if (b->base[i] != b->shadow[i]) {
            first = i;
            differing++;
        }
    long long offset = (long long)first - (long long)((unsigned char *)b->p - b->base);
    lt_check_at(0, file, line, "%s: %zu bytes written outside what is allowed, the first at byte %lld of %zu%s", what,
                differing, offset, b->bytes,
                b->shadow == NULL ? " (never frozen)" : offset < 0 || offset >= (long long)b->bytes ? " (guard zone)" : "");
}
