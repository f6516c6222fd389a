/* See support.h. */
#include "support.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static void *device_alloc(size_t bytes) {
    void *p = NULL;
    return cnrtMalloc(&p, bytes) == cnrtSuccess ? p : NULL;
}

static void device_release(void *p) { LT_EQ(cnrtFree(p), cnrtSuccess); }

const lt_memory device_memory = {device_alloc, device_release};

fixture fixture_new(void) {
    fixture f = {0};
    RT(cnrtSetDevice(0));
    RT(cnrtQueueCreate(&f.queue));
    OK(mluOpCreate(&f.handle));
    OK(mluOpSetQueue(f.handle, f.queue));
    return f;
}

void fixture_free(fixture *f) {
    OK(mluOpDestroy(f->handle));
    RT(cnrtQueueDestroy(f->queue));
    f->handle = NULL;
    f->queue = NULL;
}

mluOpDataType_t dtype_of(lt_type t) { return t == LT_C ? MLUOP_DTYPE_COMPLEX_FLOAT : MLUOP_DTYPE_FLOAT; }

mluOpTensorDescriptor_t dense(lt_type t, int dims, const int64_t *size) {
    mluOpTensorDescriptor_t d = NULL;
    OK(mluOpCreateTensorDescriptor(&d));
    OK(mluOpSetTensorDescriptor_v2(d, MLUOP_LAYOUT_ARRAY, dtype_of(t), dims, size));
    return d;
}

mluOpTensorDescriptor_t strided(lt_type t, int dims, const int64_t *size, const int64_t *stride) {
    mluOpTensorDescriptor_t d = NULL;
    OK(mluOpCreateTensorDescriptor(&d));
    OK(mluOpSetTensorDescriptorEx_v2(d, MLUOP_LAYOUT_ARRAY, dtype_of(t), dims, size, stride));
    return d;
}

mluOpTensorDescriptor_t square(lt_type t, int64_t batch, int64_t n) {
    int64_t size[] = {batch, n, n};
    return batch == 0 ? dense(t, 2, size + 1) : dense(t, 3, size);
}

int says_number(const char *text, const char *word, int64_t number) {
    size_t length = strlen(word);
    for (const char *at = strstr(text, word); at != NULL; at = strstr(at + 1, word)) {
        const char *p = at + length;
        while (*p != 0 && !isdigit((unsigned char)*p) && !isalpha((unsigned char)*p) && *p != '\n') p++;
        if (isdigit((unsigned char)*p) && strtoll(p, NULL, 10) == number) return 1;
    }
    return 0;
}
