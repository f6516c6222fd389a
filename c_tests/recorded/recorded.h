/* What NVIDIA's own libraries answer, recorded on their hardware in data/nvidia.txt, against what this library answers.
 *
 * Each check makes calls that a program for them could make, and says what came of it in lines: a label, then values.
 * By default each line is held against the recorded one; with LT_RECORD=<file> in the environment the lines are
 * written there, which is how the data came about (README.md). Statuses, positions and other integers have to be the
 * same, floating-point numbers equal but for roundings; NaN is NaN whatever its sign, and 0 is -0. */
#ifndef LT_RECORDED_H
#define LT_RECORDED_H

#include <cublas_v2.h>
#include <cuda_runtime.h>
#include <cusparse.h>

#include "harness.h"

/* A line: its label, then any number of values, then its end. */
void say(const char *format, ...) __attribute__((format(printf, 1, 2)));
void say_int(int64_t value);
void say_text(const char *text); /* without blanks */
void say_floats(const float *p, int count);
void say_doubles(const double *p, int count);
void said(void);

/* Memory of the device with these bytes, and the bytes of it. All of it is freed after the check. */
void *device(const void *bytes, size_t count);
void host(void *bytes, const void *device, size_t count);
#define DEVICE(array) device((array), sizeof(array))
#define HOST(array, from) host((array), (from), sizeof(array))

extern cublasHandle_t blas;
extern cusparseHandle_t sparse;

extern const lt_test recorded_runtime[], recorded_blas[], recorded_factors[], recorded_sparse[];

#endif
