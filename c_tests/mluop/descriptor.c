/* Tensor descriptors: every function and rule of mluop.md 1.6. */
#include <stdlib.h>
#include <string.h>

#include "support.h"

#define BAD(call) LT_EQ((call), MLUOP_STATUS_BAD_PARAM)

typedef mluOpTensorDescriptor_t desc_t;

static desc_t fresh(void) {
    desc_t d = NULL;
    OK(mluOpCreateTensorDescriptor(&d));
    LT_CHECK(d != NULL);
    return d;
}

static void expect(desc_t d, int layout, int dtype, int dims, const int64_t *size, const int64_t *stride) {
    mluOpTensorLayout_t l = (mluOpTensorLayout_t)-7;
    mluOpDataType_t t = (mluOpDataType_t)-7;
    int n = -7, size32[16], stride32[16];
    int64_t size64[16], stride64[16];
    OK(mluOpGetTensorDescriptorEx_v2(d, &l, &t, &n, size64, stride64));
    LT_EQ(l, layout);
    LT_EQ(t, dtype);
    LT_EQ(n, dims);
    for (int i = 0; i < n && i < 16; i++) {
        LT_EQ(size64[i], size[i]);
        LT_EQ(stride64[i], stride[i]);
    }
    OK(mluOpGetTensorDescriptor_v2(d, &l, &t, &n, size64));
    for (int i = 0; i < n && i < 16; i++) LT_EQ(size64[i], size[i]);
    OK(mluOpGetTensorDescriptorEx(d, &l, &t, &n, size32, stride32));
    for (int i = 0; i < n && i < 16; i++) {
        LT_EQ(size32[i], (int)size[i]);
        LT_EQ(stride32[i], (int)stride[i]);
    }
    OK(mluOpGetTensorDescriptor(d, &l, &t, &n, size32));
    LT_EQ(l, layout);
    LT_EQ(t, dtype);
    LT_EQ(n, dims);
    for (int i = 0; i < n && i < 16; i++) LT_EQ(size32[i], (int)size[i]);
}

static void expect_fresh(desc_t d) {
    mluOpDataType_t onchip = MLUOP_DTYPE_FLOAT;
    mluOpPointerMode_t mode = MLUOP_POINTER_MODE_HOST;
    int position = -7, offset = -7;
    float scale = -7;
    expect(d, MLUOP_LAYOUT_ARRAY, MLUOP_DTYPE_FLOAT, 0, NULL, NULL);
    OK(mluOpGetTensorDescriptorOnchipDataType(d, &onchip));
    LT_EQ(onchip, MLUOP_DTYPE_INVALID);
    OK(mluOpGetTensorDescriptorPointerMode(d, &mode));
    LT_EQ(mode, MLUOP_POINTER_MODE_DEVICE);
    OK(mluOpGetTensorDescriptorPositionScaleAndOffset(d, &position, &scale, &offset));
    LT_EQ(position, 0);
    LT_CHECK(scale == 1.0f);
    LT_EQ(offset, 0);
    LT_EQ(mluOpGetTensorElementNum(d), 0);
}

static void create_reset_destroy(void) {
    BAD(mluOpCreateTensorDescriptor(NULL));
    BAD(mluOpDestroyTensorDescriptor(NULL));
    BAD(mluOpResetTensorDescriptor(NULL));
    desc_t d = fresh();
    expect_fresh(d);
    int size[] = {2, 3, 4};
    OK(mluOpSetTensorDescriptor(d, MLUOP_LAYOUT_NCHW, MLUOP_DTYPE_INT32, 3, size));
    OK(mluOpSetTensorDescriptorOnchipDataType(d, MLUOP_DTYPE_HALF));
    OK(mluOpSetTensorDescriptorPointerMode(d, MLUOP_POINTER_MODE_HOST));
    OK(mluOpSetTensorDescriptorPositionScaleAndOffset(d, 3, 0.5f, 7));
    OK(mluOpResetTensorDescriptor(d));
    expect_fresh(d);
    OK(mluOpDestroyTensorDescriptor(d));
    LT_CHECK(mluOpDestroyTensorDescriptor(d) != MLUOP_STATUS_SUCCESS);
    LT_CHECK(mluOpResetTensorDescriptor(d) != MLUOP_STATUS_SUCCESS);
    LT_CHECK(mluOpSetTensorDescriptor(d, MLUOP_LAYOUT_NCHW, MLUOP_DTYPE_INT32, 3, size) != MLUOP_STATUS_SUCCESS);
    LT_EQ(mluOpGetTensorElementNum(d), 0);
    LT_EQ(mluOpGetTensorElementNum(NULL), 0);
}

static void dense_strides(void) {
    desc_t d = fresh();
    int size[] = {2, 3, 4, 5};
    int64_t wide[] = {2, 3, 4, 5}, stride[] = {60, 20, 5, 1};
    OK(mluOpSetTensorDescriptor(d, MLUOP_LAYOUT_NHWC, MLUOP_DTYPE_HALF, 4, size));
    expect(d, MLUOP_LAYOUT_NHWC, MLUOP_DTYPE_HALF, 4, wide, stride);
    LT_EQ(mluOpGetTensorElementNum(d), 120);
    OK(mluOpSetTensorDescriptor_v2(d, MLUOP_LAYOUT_ARRAY, MLUOP_DTYPE_COMPLEX_FLOAT, 2, wide + 1));
    expect(d, MLUOP_LAYOUT_ARRAY, MLUOP_DTYPE_COMPLEX_FLOAT, 2, wide + 1, (int64_t[]){4, 1});
    LT_EQ(mluOpGetTensorElementNum(d), 12);
    OK(mluOpSetTensorDescriptor(d, MLUOP_LAYOUT_ARRAY, MLUOP_DTYPE_FLOAT, 1, size));
    expect(d, MLUOP_LAYOUT_ARRAY, MLUOP_DTYPE_FLOAT, 1, wide, (int64_t[]){1});
    OK(mluOpDestroyTensorDescriptor(d));
}

static void given_strides(void) {
    desc_t d = fresh();
    int size[] = {2, 3}, stride[] = {50, 7};
    int64_t size64[] = {2, 3, 4}, stride64[] = {1, 1000, -9};
    OK(mluOpSetTensorDescriptorEx(d, MLUOP_LAYOUT_ARRAY, MLUOP_DTYPE_FLOAT, 2, size, stride));
    expect(d, MLUOP_LAYOUT_ARRAY, MLUOP_DTYPE_FLOAT, 2, size64, (int64_t[]){50, 7});
    LT_EQ(mluOpGetTensorElementNum(d), 6); /* strides do not count */
    OK(mluOpSetTensorDescriptorEx_v2(d, MLUOP_LAYOUT_TNC, MLUOP_DTYPE_INT8, 3, size64, stride64));
    expect(d, MLUOP_LAYOUT_TNC, MLUOP_DTYPE_INT8, 3, size64, stride64);
    LT_EQ(mluOpGetTensorElementNum(d), 24);
    OK(mluOpDestroyTensorDescriptor(d));
}

static void more_than_eight_dimensions(void) {
    desc_t d = fresh();
    int size[12];
    int64_t wide[12], stride[12];
    for (int i = 11; i >= 0; i--) {
        size[i] = 2;
        wide[i] = 2;
        stride[i] = i == 11 ? 1 : 2 * stride[i + 1];
    }
    OK(mluOpSetTensorDescriptor(d, MLUOP_LAYOUT_ARRAY, MLUOP_DTYPE_FLOAT, 12, size));
    expect(d, MLUOP_LAYOUT_ARRAY, MLUOP_DTYPE_FLOAT, 12, wide, stride);
    LT_EQ(mluOpGetTensorElementNum(d), 4096);
    OK(mluOpSetTensorDescriptorEx_v2(d, MLUOP_LAYOUT_ARRAY, MLUOP_DTYPE_FLOAT, 12, wide, stride));
    expect(d, MLUOP_LAYOUT_ARRAY, MLUOP_DTYPE_FLOAT, 12, wide, stride);
    OK(mluOpDestroyTensorDescriptor(d));
}

static void bad_sets(void) {
    desc_t d = fresh();
    int size[] = {2, 3}, stride[] = {3, 1};
    int64_t size64[] = {2, 3}, stride64[] = {3, 1};
    const mluOpTensorLayout_t a = MLUOP_LAYOUT_ARRAY, no_layout = (mluOpTensorLayout_t)-1;
    const mluOpDataType_t f = MLUOP_DTYPE_FLOAT, no_type = (mluOpDataType_t)-1;
    BAD(mluOpSetTensorDescriptor(NULL, a, f, 2, size));
    BAD(mluOpSetTensorDescriptor(d, no_layout, f, 2, size));
    BAD(mluOpSetTensorDescriptor(d, a, no_type, 2, size));
    BAD(mluOpSetTensorDescriptor(d, a, f, 0, size));
    BAD(mluOpSetTensorDescriptor(d, a, f, -1, size));
    BAD(mluOpSetTensorDescriptor(d, a, f, 2, NULL));
    BAD(mluOpSetTensorDescriptor_v2(NULL, a, f, 2, size64));
    BAD(mluOpSetTensorDescriptor_v2(d, no_layout, f, 2, size64));
    BAD(mluOpSetTensorDescriptor_v2(d, a, no_type, 2, size64));
    BAD(mluOpSetTensorDescriptor_v2(d, a, f, 0, size64));
    BAD(mluOpSetTensorDescriptor_v2(d, a, f, -1, size64));
    BAD(mluOpSetTensorDescriptor_v2(d, a, f, 2, NULL));
    BAD(mluOpSetTensorDescriptorEx(NULL, a, f, 2, size, stride));
    BAD(mluOpSetTensorDescriptorEx(d, no_layout, f, 2, size, stride));
    BAD(mluOpSetTensorDescriptorEx(d, a, no_type, 2, size, stride));
    BAD(mluOpSetTensorDescriptorEx(d, a, f, 0, size, stride));
    BAD(mluOpSetTensorDescriptorEx(d, a, f, -3, size, stride));
    BAD(mluOpSetTensorDescriptorEx(d, a, f, 2, NULL, stride));
    BAD(mluOpSetTensorDescriptorEx(d, a, f, 2, size, NULL));
    BAD(mluOpSetTensorDescriptorEx_v2(NULL, a, f, 2, size64, stride64));
    BAD(mluOpSetTensorDescriptorEx_v2(d, no_layout, f, 2, size64, stride64));
    BAD(mluOpSetTensorDescriptorEx_v2(d, a, no_type, 2, size64, stride64));
    BAD(mluOpSetTensorDescriptorEx_v2(d, a, f, 2, NULL, stride64));
    BAD(mluOpSetTensorDescriptorEx_v2(d, a, f, 2, size64, NULL));
    LT_CHECK(mluOpSetTensorDescriptorEx_v2(d, a, f, -5, size64, stride64) != MLUOP_STATUS_SUCCESS);
    /* No upper bound on the enumerations, and INVALID is a type like any other here. */
    OK(mluOpSetTensorDescriptor(d, (mluOpTensorLayout_t)99, MLUOP_DTYPE_INVALID, 2, size));
    expect(d, 99, MLUOP_DTYPE_INVALID, 2, size64, stride64);
    OK(mluOpSetTensorDescriptor(d, a, (mluOpDataType_t)1234, 2, size));
    expect(d, a, 1234, 2, size64, stride64);
    /* Layout and type are stored before the later checks; the shape stays. */
    BAD(mluOpSetTensorDescriptor(d, MLUOP_LAYOUT_NTC, MLUOP_DTYPE_INT16, -1, size));
    expect(d, MLUOP_LAYOUT_NTC, MLUOP_DTYPE_INT16, 2, size64, stride64);
    OK(mluOpDestroyTensorDescriptor(d));
}

static void zero_dimensions_are_host_scalars(void) {
    desc_t d = fresh();
    OK(mluOpSetTensorDescriptorPointerMode(d, MLUOP_POINTER_MODE_HOST));
    mluOpPointerMode_t mode = MLUOP_POINTER_MODE_DEVICE;
    OK(mluOpGetTensorDescriptorPointerMode(d, &mode));
    LT_EQ(mode, MLUOP_POINTER_MODE_HOST);
    OK(mluOpSetTensorDescriptor(d, MLUOP_LAYOUT_ARRAY, MLUOP_DTYPE_FLOAT, 0, NULL));
    LT_EQ(mluOpGetTensorElementNum(d), 1);
    expect(d, MLUOP_LAYOUT_ARRAY, MLUOP_DTYPE_FLOAT, 0, NULL, NULL);
    OK(mluOpSetTensorDescriptor_v2(d, MLUOP_LAYOUT_ARRAY, MLUOP_DTYPE_INT32, 0, NULL));
    LT_EQ(mluOpGetTensorElementNum(d), 1);
    OK(mluOpSetTensorDescriptorPointerMode(d, MLUOP_POINTER_MODE_DEVICE));
    BAD(mluOpSetTensorDescriptor(d, MLUOP_LAYOUT_ARRAY, MLUOP_DTYPE_FLOAT, 0, NULL));
    BAD(mluOpSetTensorDescriptorPointerMode(NULL, MLUOP_POINTER_MODE_HOST));
    BAD(mluOpGetTensorDescriptorPointerMode(NULL, &mode));
    BAD(mluOpGetTensorDescriptorPointerMode(d, NULL));
    OK(mluOpDestroyTensorDescriptor(d));
}

static void negative_and_large(void) {
    desc_t d = fresh();
    int size[] = {-2, 3};
    OK(mluOpSetTensorDescriptor(d, MLUOP_LAYOUT_ARRAY, MLUOP_DTYPE_FLOAT, 2, size));
    int large[] = {65536, 65536};
    OK(mluOpSetTensorDescriptor(d, MLUOP_LAYOUT_ARRAY, MLUOP_DTYPE_FLOAT, 2, large));
    LT_EQ(mluOpGetTensorElementNum(d), (int64_t)1 << 32);
    int64_t huge[] = {(int64_t)1 << 40, 3};
    OK(mluOpSetTensorDescriptor_v2(d, MLUOP_LAYOUT_ARRAY, MLUOP_DTYPE_FLOAT, 2, huge));
    LT_EQ(mluOpGetTensorElementNum(d), 3 * ((int64_t)1 << 40));
    /* Beyond 64 bits nothing is promised but an answer. */
    int64_t beyond[] = {INT64_MAX, INT64_MAX, INT64_MAX};
    mluOpSetTensorDescriptor_v2(d, MLUOP_LAYOUT_ARRAY, MLUOP_DTYPE_FLOAT, 3, beyond);
    mluOpGetTensorElementNum(d);
    OK(mluOpDestroyTensorDescriptor(d));
}

static void dimensions_only(void) {
    desc_t d = fresh();
    int size[] = {4, 5, 6};
    int64_t wide[] = {7, 8}, first[] = {4, 5, 6};
    OK(mluOpSetTensorDescriptor(d, MLUOP_LAYOUT_NCL, MLUOP_DTYPE_BFLOAT16, 2, size));
    OK(mluOpSetTensorDescriptorDim(d, 3, size));
    expect(d, MLUOP_LAYOUT_NCL, MLUOP_DTYPE_BFLOAT16, 3, first, (int64_t[]){30, 6, 1});
    LT_EQ(mluOpGetTensorElementNum(d), 120);
    OK(mluOpSetTensorDescriptorDim_v2(d, 2, wide));
    expect(d, MLUOP_LAYOUT_NCL, MLUOP_DTYPE_BFLOAT16, 2, wide, (int64_t[]){8, 1});
    LT_CHECK(mluOpSetTensorDescriptorDim(NULL, 3, size) != MLUOP_STATUS_SUCCESS);
    LT_CHECK(mluOpSetTensorDescriptorDim(d, 3, NULL) != MLUOP_STATUS_SUCCESS);
    LT_CHECK(mluOpSetTensorDescriptorDim(d, -1, size) != MLUOP_STATUS_SUCCESS);
    LT_CHECK(mluOpSetTensorDescriptorDim_v2(NULL, 2, wide) != MLUOP_STATUS_SUCCESS);
    LT_CHECK(mluOpSetTensorDescriptorDim_v2(d, 2, NULL) != MLUOP_STATUS_SUCCESS);
    OK(mluOpDestroyTensorDescriptor(d));
}

static void partial_gets(void) {
    desc_t d = fresh();
    int size[] = {4, 5}, n = 0, out[2] = {0}, out2[2] = {0};
    int64_t wide[2] = {0}, wide2[2] = {0};
    mluOpTensorLayout_t l;
    mluOpDataType_t t;
    OK(mluOpSetTensorDescriptor(d, MLUOP_LAYOUT_NC, MLUOP_DTYPE_INT64, 2, size));
    OK(mluOpGetTensorDescriptor(d, NULL, NULL, NULL, NULL));
    OK(mluOpGetTensorDescriptor(d, NULL, NULL, &n, NULL));
    LT_EQ(n, 2);
    OK(mluOpGetTensorDescriptor(d, NULL, NULL, NULL, out));
    LT_EQ(out[1], 5);
    OK(mluOpGetTensorDescriptor_v2(d, NULL, &t, NULL, wide));
    LT_EQ(t, MLUOP_DTYPE_INT64);
    LT_EQ(wide[0], 4);
    BAD(mluOpGetTensorDescriptor(NULL, &l, &t, &n, out));
    BAD(mluOpGetTensorDescriptor_v2(NULL, &l, &t, &n, wide));
    BAD(mluOpGetTensorDescriptorEx(NULL, &l, &t, &n, out, out2));
    BAD(mluOpGetTensorDescriptorEx(d, NULL, &t, &n, out, out2));
    BAD(mluOpGetTensorDescriptorEx(d, &l, NULL, &n, out, out2));
    BAD(mluOpGetTensorDescriptorEx(d, &l, &t, NULL, out, out2));
    BAD(mluOpGetTensorDescriptorEx(d, &l, &t, &n, NULL, out2));
    BAD(mluOpGetTensorDescriptorEx(d, &l, &t, &n, out, NULL));
    BAD(mluOpGetTensorDescriptorEx_v2(NULL, &l, &t, &n, wide, wide2));
    BAD(mluOpGetTensorDescriptorEx_v2(d, NULL, &t, &n, wide, wide2));
    BAD(mluOpGetTensorDescriptorEx_v2(d, &l, NULL, &n, wide, wide2));
    BAD(mluOpGetTensorDescriptorEx_v2(d, &l, &t, NULL, wide, wide2));
    BAD(mluOpGetTensorDescriptorEx_v2(d, &l, &t, &n, NULL, wide2));
    BAD(mluOpGetTensorDescriptorEx_v2(d, &l, &t, &n, wide, NULL));
    OK(mluOpDestroyTensorDescriptor(d));
}

static void quantization(void) {
    desc_t d = fresh();
    int position = 0, offset = 0;
    float scale = 0;
    mluOpDataType_t t = MLUOP_DTYPE_INVALID;
    OK(mluOpSetTensorDescriptorOnchipDataType(d, MLUOP_DTYPE_INT16));
    OK(mluOpGetTensorDescriptorOnchipDataType(d, &t));
    LT_EQ(t, MLUOP_DTYPE_INT16);
    OK(mluOpSetTensorDescriptorPosition(d, -5));
    OK(mluOpGetTensorDescriptorPosition(d, &position));
    LT_EQ(position, -5);
    OK(mluOpSetTensorDescriptorPositionAndScale(d, 6, 0.25f));
    OK(mluOpGetTensorDescriptorPositionAndScale(d, &position, &scale));
    LT_EQ(position, 6);
    LT_CHECK(scale == 0.25f);
    OK(mluOpSetTensorDescriptorPositionScaleAndOffset(d, 7, 0.75f, -8));
    OK(mluOpGetTensorDescriptorPositionScaleAndOffset(d, &position, &scale, &offset));
    LT_EQ(position, 7);
    LT_CHECK(scale == 0.75f);
    LT_EQ(offset, -8);
    BAD(mluOpSetTensorDescriptorOnchipDataType(NULL, MLUOP_DTYPE_INT16));
    BAD(mluOpGetTensorDescriptorOnchipDataType(NULL, &t));
    BAD(mluOpGetTensorDescriptorOnchipDataType(d, NULL));
    BAD(mluOpSetTensorDescriptorPosition(NULL, 1));
    BAD(mluOpGetTensorDescriptorPosition(NULL, &position));
    BAD(mluOpGetTensorDescriptorPosition(d, NULL));
    BAD(mluOpSetTensorDescriptorPositionAndScale(NULL, 1, 1));
    BAD(mluOpGetTensorDescriptorPositionAndScale(NULL, &position, &scale));
    BAD(mluOpGetTensorDescriptorPositionAndScale(d, NULL, &scale));
    BAD(mluOpGetTensorDescriptorPositionAndScale(d, &position, NULL));
    BAD(mluOpSetTensorDescriptorPositionScaleAndOffset(NULL, 1, 1, 1));
    BAD(mluOpGetTensorDescriptorPositionScaleAndOffset(NULL, &position, &scale, &offset));
    BAD(mluOpGetTensorDescriptorPositionScaleAndOffset(d, NULL, &scale, &offset));
    BAD(mluOpGetTensorDescriptorPositionScaleAndOffset(d, &position, NULL, &offset));
    BAD(mluOpGetTensorDescriptorPositionScaleAndOffset(d, &position, &scale, NULL));
    LT_EQ(position, 7);
    LT_EQ(offset, -8);
    OK(mluOpDestroyTensorDescriptor(d));
}

static void groups(void) {
    enum { N = 3 };
    desc_t d[N] = {NULL}, *group[N] = {&d[0], &d[1], &d[2]};
    const mluOpTensorLayout_t layouts[N] = {MLUOP_LAYOUT_NC, MLUOP_LAYOUT_ARRAY, MLUOP_LAYOUT_NTC};
    const mluOpDataType_t types[N] = {MLUOP_DTYPE_HALF, MLUOP_DTYPE_FLOAT, MLUOP_DTYPE_INT32};
    const int dims[N] = {2, 1, 3}, flat[] = {4, 5, 6, 7, 8, 9};
    const int64_t flat64[] = {4, 5, 6, 7, 8, 9};
    BAD(mluOpCreateGroupTensorDescriptors(NULL, N));
    BAD(mluOpCreateGroupTensorDescriptors(group, 0));
    BAD(mluOpCreateGroupTensorDescriptors(group, -1));
    OK(mluOpCreateGroupTensorDescriptors(group, N));
    for (int i = 0; i < N; i++) expect_fresh(d[i]);
    for (int wide = 0; wide < 2; wide++) {
        if (wide) OK(mluOpSetGroupTensorDescriptors_v2(group, layouts, types, dims, flat64, N));
        else OK(mluOpSetGroupTensorDescriptors(group, layouts, types, dims, flat, N));
        expect(d[0], layouts[0], types[0], 2, flat64, (int64_t[]){5, 1});
        expect(d[1], layouts[1], types[1], 1, flat64 + 2, (int64_t[]){1});
        expect(d[2], layouts[2], types[2], 3, flat64 + 3, (int64_t[]){72, 9, 1});
        for (int i = 0; i < N; i++) OK(mluOpResetTensorDescriptor(d[i]));
    }
    BAD(mluOpSetGroupTensorDescriptors(NULL, layouts, types, dims, flat, N));
    BAD(mluOpSetGroupTensorDescriptors(group, NULL, types, dims, flat, N));
    BAD(mluOpSetGroupTensorDescriptors(group, layouts, NULL, dims, flat, N));
    BAD(mluOpSetGroupTensorDescriptors(group, layouts, types, NULL, flat, N));
    BAD(mluOpSetGroupTensorDescriptors(group, layouts, types, dims, NULL, N));
    BAD(mluOpSetGroupTensorDescriptors(group, layouts, types, dims, flat, 0));
    BAD(mluOpSetGroupTensorDescriptors(group, layouts, types, dims, flat, -2));
    BAD(mluOpSetGroupTensorDescriptors_v2(NULL, layouts, types, dims, flat64, N));
    BAD(mluOpSetGroupTensorDescriptors_v2(group, NULL, types, dims, flat64, N));
    BAD(mluOpSetGroupTensorDescriptors_v2(group, layouts, NULL, dims, flat64, N));
    BAD(mluOpSetGroupTensorDescriptors_v2(group, layouts, types, NULL, flat64, N));
    BAD(mluOpSetGroupTensorDescriptors_v2(group, layouts, types, dims, NULL, N));
    BAD(mluOpSetGroupTensorDescriptors_v2(group, layouts, types, dims, flat64, 0));
    for (int i = 0; i < N; i++) expect_fresh(d[i]);
    BAD(mluOpDestroyGroupTensorDescriptors(NULL, N));
    BAD(mluOpDestroyGroupTensorDescriptors(group, 0));
    OK(mluOpDestroyGroupTensorDescriptors(group, N));
    for (int i = 0; i < N; i++) LT_CHECK(mluOpDestroyTensorDescriptor(d[i]) != MLUOP_STATUS_SUCCESS);
}

static const lt_test tests[] = {{"create_reset_destroy", create_reset_destroy, 0},
                                {"dense_strides", dense_strides, 0},
                                {"given_strides", given_strides, 0},
                                {"more_than_eight_dimensions", more_than_eight_dimensions, 0},
                                {"bad_sets", bad_sets, 0},
                                {"zero_dimensions_are_host_scalars", zero_dimensions_are_host_scalars, 0},
                                {"negative_and_large", negative_and_large, 0},
                                {"dimensions_only", dimensions_only, 0},
                                {"partial_gets", partial_gets, 0},
                                {"quantization", quantization, 0},
                                {"groups", groups, 0},
                                {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
