/* Element access, views, the random generator (splitmix64) and hashes (FNV-1a by words of eight bytes). */
#include "num.h"
#include "test.h"

#include <float.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    size_t size;
    double eps, safmin;
    char letter;
} types[] = {
    [LT_S] = {4, FLT_EPSILON / 2, FLT_MIN, 's'},
    [LT_D] = {8, DBL_EPSILON / 2, DBL_MIN, 'd'},
    [LT_C] = {8, FLT_EPSILON / 2, FLT_MIN, 'c'},
    [LT_Z] = {16, DBL_EPSILON / 2, DBL_MIN, 'z'},
};

size_t lt_size(lt_type t) { return types[t].size; }
int lt_is_complex(lt_type t) { return t == LT_C || t == LT_Z; }
double lt_eps(lt_type t) { return types[t].eps; }
double lt_safmin(lt_type t) { return types[t].safmin; }
char lt_letter(lt_type t) { return types[t].letter; }

lt_type lt_type_of(const char *letter) {
    for (int t = LT_S; t <= LT_Z; t++)
        if (letter[0] == types[t].letter && letter[1] == 0) return (lt_type)t;
    fprintf(stderr, "unknown element type '%s'\n", letter);
    abort();
}

lt_view lt_cols(lt_type t, void *p, int64_t m, int64_t n, int64_t ld) {
    lt_view a = {t, p, m, n, 1, ld};
    return a;
}

lt_view lt_rows(lt_type t, void *p, int64_t m, int64_t n, int64_t ld) {
    lt_view a = {t, p, m, n, ld, 1};
    return a;
}

void *lt_at(lt_view a, int64_t i, int64_t j) {
    return (char *)a.p + (i * a.rs + j * a.cs) * (int64_t)types[a.t].size;
}

lt_view lt_sub(lt_view a, int64_t i, int64_t j, int64_t m, int64_t n) {
    lt_view s = {a.t, lt_at(a, i, j), m, n, a.rs, a.cs};
    return s;
}

lt_view lt_transposed(lt_view a) {
    lt_view s = {a.t, a.p, a.n, a.m, a.cs, a.rs};
    return s;
}

double complex lt_get(lt_view a, int64_t i, int64_t j) {
    const void *p = lt_at(a, i, j);
    switch (a.t) {
    case LT_S: return *(const float *)p;
    case LT_D: return *(const double *)p;
    case LT_C: return CMPLX(((const float *)p)[0], ((const float *)p)[1]);
    default: return CMPLX(((const double *)p)[0], ((const double *)p)[1]);
    }
}

void lt_set(lt_view a, int64_t i, int64_t j, double complex value) {
    void *p = lt_at(a, i, j);
    switch (a.t) {
    case LT_S: *(float *)p = (float)creal(value); break;
    case LT_D: *(double *)p = creal(value); break;
    case LT_C:
        ((float *)p)[0] = (float)creal(value);
        ((float *)p)[1] = (float)cimag(value);
        break;
    default:
        ((double *)p)[0] = creal(value);
        ((double *)p)[1] = cimag(value);
    }
}

void lt_copy(lt_view dst, lt_view src) {
    size_t size = types[src.t].size;
    for (int64_t j = 0; j < src.n; j++)
        for (int64_t i = 0; i < src.m; i++) memcpy(lt_at(dst, i, j), lt_at(src, i, j), size);
}

static double real_part(const char *p, size_t size) {
    float f;
    double d;
    if (size == sizeof d) return memcpy(&d, p, sizeof d), d;
    return memcpy(&f, p, sizeof f), f;
}

int lt_same_bits(lt_view a, lt_view b) {
    size_t size = types[a.t].size;
    if (a.t != b.t || a.m != b.m || a.n != b.n) return 0;
    int signs = !lt_under_valgrind();
    size_t part = a.t == LT_C || a.t == LT_Z ? size / 2 : size;
    for (int64_t j = 0; j < a.n; j++)
        for (int64_t i = 0; i < a.m; i++)
            for (size_t at = 0; at < size; at += part) {
                const char *x = (const char *)lt_at(a, i, j) + at, *y = (const char *)lt_at(b, i, j) + at;
                if (memcmp(x, y, part) == 0) continue;
                if (signs || real_part(x, part) != 0 || real_part(y, part) != 0) return 0;
            }
    return 1;
}

int lt_inside(lt_part part, int64_t i, int64_t j) {
    switch (part) {
    case LT_ALL: return 1;
    case LT_LOWER: return i >= j;
    case LT_UPPER: return i <= j;
    case LT_STRICT_LOWER: return i > j;
    case LT_STRICT_UPPER: return i < j;
    default: return 0;
    }
}

void lt_fill(lt_view a, lt_part part, double complex value) {
    for (int64_t j = 0; j < a.n; j++)
        for (int64_t i = 0; i < a.m; i++)
            if (lt_inside(part, i, j)) lt_set(a, i, j, value);
}

int lt_all_zero(lt_view a, lt_part part) {
    for (int64_t j = 0; j < a.n; j++)
        for (int64_t i = 0; i < a.m; i++)
            if (lt_inside(part, i, j) && !(lt_get(a, i, j) == 0)) return 0;
    return 1;
}

lt_rng lt_seed(uint64_t seed) {
    lt_rng r = {seed * 0x9e3779b97f4a7c15u + 0x2545f4914f6cdd1du};
    return r;
}

uint64_t lt_bits(lt_rng *r) {
    uint64_t z = r->state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

double lt_uniform(lt_rng *r, double lo, double hi) {
    return lo + (hi - lo) * ((double)(lt_bits(r) >> 11) * 0x1p-53);
}

int64_t lt_below(lt_rng *r, int64_t n) { return (int64_t)(lt_bits(r) % (uint64_t)n); }

double complex lt_random(lt_rng *r, lt_type t) {
    double re = lt_uniform(r, -1, 1);
    return lt_is_complex(t) ? CMPLX(re, lt_uniform(r, -1, 1)) : re;
}

uint64_t lt_hash_bytes(uint64_t seed, const void *p, size_t n) {
    const unsigned char *b = p;
    uint64_t h = seed ^ 0xcbf29ce484222325u, word;
    size_t i = 0;
    for (; i + sizeof word <= n; i += sizeof word) {
        memcpy(&word, b + i, sizeof word);
        h = (h ^ word) * 0x100000001b3u;
        h ^= h >> 32; /* a product carries nothing downwards */
    }
    for (; i < n; i++) h = (h ^ b[i]) * 0x100000001b3u;
    return h;
}

uint64_t lt_hash(uint64_t seed, lt_view a) {
    uint64_t h = seed;
    for (int64_t j = 0; j < a.n; j++)
        for (int64_t i = 0; i < a.m; i++) h = lt_hash_bytes(h, lt_at(a, i, j), types[a.t].size);
    return h;
}
