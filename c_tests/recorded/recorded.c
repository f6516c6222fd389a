/* See recorded.h. */
#include "recorded.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

cublasHandle_t blas;
cusparseHandle_t sparse;

enum { LINE = 4096, MOST_BLOCKS = 1024 };

static FILE *file; /* the record: read, or written */
static int writing;
static char text[LINE], want[LINE];
static void *blocks[MOST_BLOCKS];
static int block_count;

/* Where this library means to be another one: lines whose labels begin so, and why. */
static const struct {
    const char *label, *why;
} meant[] = {
    {"cudaMalloc of ", "a call that fails leaves the caller's pointer alone"},
    {"cudaMallocManaged with ", "as above"},
    {"cudaHostAlloc with ", "as above"},
    {"cudaMallocPitch of ", "as above"},
    {"copy of kind 1, ordinary", "all memory is the host's: directions are judged with LUCHO_CHECK=1 only"},
    {"copy of kind 2, ordinary", "as above"},
    {"copy of kind 3, ordinary", "as above"},
    {"while capturing allocates", "what might be unsafe in a capture, and is not here, is allowed"},
    {"while capturing waits for the device", "as above"},
    {"nrm2 of case 13", "a norm of NaN and infinity is NaN"},
    {"nrm2 of far 2", "the smallest numbers count"},
    {"SM count 100000", "programs for large devices shall run on a small one"},
    {"csric02, matrix 3 ", "a NaN pivot is reported"},
    {"csrilu02, matrix 3 ", "as above, and as below"},
    {"bsric02, matrix 4 ", "as above"},
    {"bsrilu02, matrix 4 ", "as above"},
    {"complex csric02, matrix 3", "a pivot whose real part is zero, divided by as a complex number"},
    {"csrilu02, matrix 0 without 1", "what follows a missing pivot is made with 1 throughout; theirs leaves entries as they are"},
    {"csrilu02, matrix 1 without 1", "as above"},
    {"csrilu02, matrix 2 without 1", "as above"},
    {"bsrilu02 without a block", "as above"},
    {"bsrsv2, matrix ", "a unit diagonal has no zero pivots, as documented"},
    {"boost without numbers", "NULL is an invalid value"},
    {"SpMV, op 2", "real matrices have a conjugate transpose as well"},
    {"SpMV, op 0, case 6", "NaN times an empty row is NaN"},
    {"SpMM of types 1 0 0", "more combinations of types than theirs"},
    {"SpSV of types ", "types that cannot be solved with are refused at once"},
    {"csr2csc, algorithm 2", "an algorithm of CUDA 11"},
    {"gtsv2", "orders that cannot be solved are refused at once"},
};
enum { MEANT = sizeof meant / sizeof *meant };
static int differing[MEANT];

static void add(const char *format, ...) {
    size_t at = strlen(text);
    va_list v;
    va_start(v, format);
    vsnprintf(text + at, LINE - at, format, v);
    va_end(v);
}
void say(const char *format, ...) {
    va_list v;
    va_start(v, format);
    vsnprintf(text, LINE, format, v);
    va_end(v);
    add(":");
}
void say_int(int64_t value) { add(" %lld", (long long)value); }
void say_text(const char *word) { add(" %s", word); }
void say_floats(const float *p, int count) {
    add(" f");
    for (int i = 0; i < count; i++) add(" %.9g", (double)p[i]);
}
void say_doubles(const double *p, int count) {
    add(" d");
    for (int i = 0; i < count; i++) add(" %.17g", p[i]);
}

/* Two words of a line; `eps` is 0 where they are no floating-point numbers. */
static int alike(const char *a, const char *b, double eps) {
    if (eps == 0) return strcmp(a, b) == 0;
    char *a_end, *b_end;
    double x = strtod(a, &a_end), y = strtod(b, &b_end);
    if (*a_end != 0 || *b_end != 0) return 0;
    if (isnan(x) || isnan(y)) return isnan(x) && isnan(y);
    return x == y || fabs(x - y) <= eps * (fabs(x) + fabs(y));
}
static int same(char *a, char *b) {
    char *a_rest = NULL, *b_rest = NULL;
    double eps = 0;
    for (char *x = strtok_r(a, " ", &a_rest), *y = strtok_r(b, " ", &b_rest);; x = strtok_r(NULL, " ", &a_rest), y = strtok_r(NULL, " ", &b_rest)) {
        if (x == NULL || y == NULL) return x == y;
        if (strcmp(x, "f") == 0 || strcmp(x, "d") == 0) {
            if (strcmp(x, y) != 0) return 0;
            eps = *x == 'f' ? 0x1p-20 : 0x1p-46;
        } else if (!alike(x, y, eps))
            return 0;
    }
}
void said(void) {
    if (writing) {
        fprintf(file, "%s\n", text);
        fflush(file); /* what was said before a crash */
        return;
    }
    do {
        if (!LT_CHECKF(fgets(want, LINE, file) != NULL, "the record ends before '%s'", text)) lt_end_test();
        want[strcspn(want, "\n")] = 0;
    } while (*want == '#' || *want == 0);
    char a[LINE], b[LINE];
    strcpy(a, text), strcpy(b, want);
    int is_same = same(a, b), is_meant = 0;
    for (int i = 0; i < MEANT; i++)
        if (strncmp(text, meant[i].label, strlen(meant[i].label)) == 0) is_meant = 1, differing[i] += !is_same;
    LT_CHECKF(is_same || is_meant, "here '%s', recorded '%s'", text, want);
}

void *device(const void *bytes, size_t count) {
    void *p = NULL;
    LT_REQUIRE(block_count < MOST_BLOCKS);
    LT_REQUIRE_EQ(cudaMalloc(&p, count), cudaSuccess);
    if (bytes != NULL) LT_REQUIRE_EQ(cudaMemcpy(p, bytes, count, cudaMemcpyHostToDevice), cudaSuccess);
    return blocks[block_count++] = p;
}
void host(void *bytes, const void *from, size_t count) {
    LT_REQUIRE_EQ(cudaMemcpy(bytes, from, count, cudaMemcpyDeviceToHost), cudaSuccess);
}

/* All checks in one test each; the record is read in their order. */
static void run(const lt_test *tests) {
    for (; tests->name != NULL; tests++) {
        lt_step("%s", tests->name);
        say("= %s", tests->name), said();
        tests->run();
        say("= end"), say_int(cudaDeviceSynchronize()), say_int(cudaGetLastError()), said();
        while (block_count > 0) LT_EQ(cudaFree(blocks[--block_count]), cudaSuccess);
    }
}
static void all(void) {
    const char *to = getenv("LT_RECORD");
    writing = to != NULL && *to != 0;
    file = fopen(writing ? to : lt_data("nvidia.txt"), writing ? "w" : "r");
    LT_REQUIRE(file != NULL);
    LT_REQUIRE_EQ(cublasCreate(&blas), CUBLAS_STATUS_SUCCESS);
    LT_REQUIRE_EQ(cusparseCreate(&sparse), CUSPARSE_STATUS_SUCCESS);
    if (writing) {
        int driver, runtime, b, s;
        struct cudaDeviceProp p;
        cudaDriverGetVersion(&driver), cudaRuntimeGetVersion(&runtime), cublasGetVersion(blas, &b), cusparseGetVersion(sparse, &s);
        LT_REQUIRE_EQ(cudaGetDeviceProperties(&p, 0), cudaSuccess);
        fprintf(file, "# %s; driver for CUDA %d, runtime %d, cuBLAS %d, cuSPARSE %d. See recorded/README.md.\n", p.name, driver, runtime, b, s);
    }
    static const lt_test *const parts[] = {recorded_runtime, recorded_blas, recorded_factors, recorded_sparse};
    const char *part = getenv("LT_PART"); /* one alone, to record it */
    for (int i = 0; i < 4; i++)
        if (part == NULL || atoi(part) == i) run(parts[i]);
    if (!writing) LT_CHECKF(fgets(want, LINE, file) == NULL, "the record goes on: '%s'", want);
    for (int i = 0; i < MEANT && !writing; i++) LT_CHECKF(differing[i] > 0, "'%s' is as recorded, though meant to differ: %s", meant[i].label, meant[i].why);
    fclose(file);
    LT_EQ(cublasDestroy(blas), CUBLAS_STATUS_SUCCESS);
    LT_EQ(cusparseDestroy(sparse), CUSPARSE_STATUS_SUCCESS);
}

static const lt_test tests[] = {{"all", all, 120}, {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
