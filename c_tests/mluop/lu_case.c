/* See lu_case.h. */
#include "lu_case.h"

#include <stdlib.h>
#include <string.h>

static void lay_out(tensor *s, const char *layout) {
    int64_t rs = s->n, cs = 1, gap = 0;
    if (strcmp(layout, "gap") == 0) {
        rs = s->n + 3;
        gap = 5;
    } else if (strcmp(layout, "col") == 0) {
        rs = 1;
        cs = s->m;
    } else if (strcmp(layout, "general") == 0) {
        cs = 2;
        rs = 2 * s->n + 3;
        gap = 7;
    } else {
        LT_CHECKF(strcmp(layout, "dense") == 0, "unknown layout %s", layout);
    }
    s->stride[s->dims - 1] = cs;
    s->stride[s->dims - 2] = rs;
    int64_t next = (s->m - 1) * rs + (s->n - 1) * cs + 1;
    if (gap > 0) next += gap;
    for (int d = s->dims - 3; d >= 0; d--) {
        s->stride[d] = next;
        next = next * s->size[d] + gap;
    }
    s->extent = 1;
    for (int d = 0; d < s->dims; d++) s->extent += (s->size[d] - 1) * s->stride[d];
}

tensor tensor_new(lt_type t, const char *dims, const char *layout) {
    tensor s;
    memset(&s, 0, sizeof s);
    s.t = t;
    for (const char *at = dims; s.dims < 4; at++) {
        char *end;
        s.size[s.dims++] = strtoll(at, &end, 10);
        at = end;
        if (*at != 'x') break;
    }
    s.m = s.size[s.dims - 2];
    s.n = s.size[s.dims - 1];
    s.k = s.m < s.n ? s.m : s.n;
    s.batch = 1;
    for (int d = 0; d < s.dims - 2; d++) s.batch *= s.size[d];
    lay_out(&s, layout);
    return s;
}

lt_view tensor_member(const tensor *s, void *p, int64_t b) {
    int64_t at = 0;
    for (int d = s->dims - 3; d >= 0; d--) {
        at += b % s->size[d] * s->stride[d];
        b /= s->size[d];
    }
    lt_view v = {s->t, p ? (char *)p + at * (int64_t)lt_size(s->t) : NULL, s->m, s->n, s->stride[s->dims - 2],
                 s->stride[s->dims - 1]};
    return v;
}

mluOpTensorDescriptor_t tensor_desc(const tensor *s) { return strided(s->t, s->dims, s->size, s->stride); }

mluOpTensorDescriptor_t pivot_desc(const tensor *s) {
    int64_t size[4];
    int dims = s->dims - 1;
    memcpy(size, s->size, sizeof size);
    size[dims - 1] = s->k;
    mluOpTensorDescriptor_t d = NULL;
    OK(mluOpCreateTensorDescriptor(&d));
    OK(mluOpSetTensorDescriptor_v2(d, MLUOP_LAYOUT_ARRAY, MLUOP_DTYPE_INT32, dims, size));
    return d;
}
