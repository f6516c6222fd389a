/* What the mluOp tests share: a handle on a queue, descriptors, device memory for guarded buffers. */
#ifndef LT_MLUOP_SUPPORT_H
#define LT_MLUOP_SUPPORT_H

#include "harness.h"
#include "mlu_op.h"

#define OK(call) LT_REQUIRE_EQ((call), MLUOP_STATUS_SUCCESS)
#define RT(call) LT_REQUIRE_EQ((call), cnrtSuccess)

extern const lt_memory device_memory; /* cnrtMalloc, cnrtFree */

typedef struct {
    cnrtQueue_t queue;
    mluOpHandle_t handle;
} fixture;
fixture fixture_new(void);
void fixture_free(fixture *f);

mluOpDataType_t dtype_of(lt_type t); /* FLOAT for s, COMPLEX_FLOAT for c */
/* Dense row-major, LAYOUT_ARRAY. */
mluOpTensorDescriptor_t dense(lt_type t, int dims, const int64_t *size);
mluOpTensorDescriptor_t strided(lt_type t, int dims, const int64_t *size, const int64_t *stride);
mluOpTensorDescriptor_t square(lt_type t, int64_t batch, int64_t n); /* [n,n] when batch is 0 */

/* Does the text contain the word followed, before the next letter, by exactly this number? */
int says_number(const char *text, const char *word, int64_t number);

#endif
