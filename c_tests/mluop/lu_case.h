/* A tensor of matrices in one of the layouts of cases/lu.csv, and one LU call on it. */
#ifndef LT_MLUOP_LU_CASE_H
#define LT_MLUOP_LU_CASE_H

#include "support.h"

typedef struct {
    lt_type t;
    int dims;
    int64_t size[4], stride[4];
    int64_t batch, m, n, k; /* k = min(m, n) */
    int64_t extent;         /* elements from the first to the last */
} tensor;

tensor tensor_new(lt_type t, const char *dims, const char *layout);
lt_view tensor_member(const tensor *s, void *p, int64_t b);
mluOpTensorDescriptor_t tensor_desc(const tensor *s);
/* INT32 [batch dims..., min(m, n)], as the operator's own tests pass it. */
mluOpTensorDescriptor_t pivot_desc(const tensor *s);

#endif
