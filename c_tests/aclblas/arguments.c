/* Every argument of every aclBLAS function gets bad values: cases/aclblas_arguments.csv, in the documented order. */
#include <string.h>

#include "support.h"

#define H ((aclblasHandle_t)LT_P(v[0]))
#define INT(i) ((int)v[i])

static aclblasHandle_t created;

static int64_t create(const int64_t *v) { return aclblasCreate(LT_P(v[0])); }
static int64_t destroy(const int64_t *v) { return aclblasDestroy(H); }
static int64_t set_stream(const int64_t *v) { return aclblasSetStream(H, LT_P(v[1])); }
static int64_t get_stream(const int64_t *v) { return aclblasGetStream(H, LT_P(v[1])); }
static int64_t set_workspace(const int64_t *v) { return aclblasSetWorkspace(H, LT_P(v[1]), (size_t)v[2]); }
static int64_t get_version(const int64_t *v) { return aclblasGetVersion(H, LT_P(v[1])); }

#define FAMILY(L)                                                                                                   \
    static int64_t getrf_##L(const int64_t *v) {                                                                    \
        return aclblas##L##getrfBatched(H, INT(1), LT_P(v[2]), INT(3), LT_P(v[4]), LT_P(v[5]), INT(6));                   \
    }                                                                                                               \
    static int64_t getrs_##L(const int64_t *v) {                                                                    \
        return aclblas##L##getrsBatched(H, (aclblasOperation_t)v[1], INT(2), INT(3), LT_P(v[4]), INT(5), LT_P(v[6]),       \
                                        LT_P(v[7]), INT(8), LT_P(v[9]), INT(10));                                       \
    }                                                                                                               \
    static int64_t getri_##L(const int64_t *v) {                                                                    \
        return aclblas##L##getriBatched(H, INT(1), LT_P(v[2]), INT(3), LT_P(v[4]), LT_P(v[5]), INT(6), LT_P(v[7]), INT(8));  \
    }                                                                                                               \
    static int64_t matinv_##L(const int64_t *v) {                                                                   \
        return aclblas##L##matinvBatched(H, INT(1), LT_P(v[2]), INT(3), LT_P(v[4]), INT(5), LT_P(v[6]), INT(7));             \
    }                                                                                                               \
    static int64_t geqrf_##L(const int64_t *v) {                                                                    \
        return aclblas##L##geqrfBatched(H, INT(1), INT(2), LT_P(v[3]), INT(4), LT_P(v[5]), LT_P(v[6]), INT(7));              \
    }                                                                                                               \
    static int64_t gels_##L(const int64_t *v) {                                                                     \
        return aclblas##L##gelsBatched(H, (aclblasOperation_t)v[1], INT(2), INT(3), INT(4), LT_P(v[5]), INT(6), LT_P(v[7]),  \
                                       INT(8), LT_P(v[9]), INT(10));                                                    \
    }
FAMILY(S)
FAMILY(D)
FAMILY(C)
FAMILY(Z)

#define ENTRIES(L)                                                                                              \
    {"aclblas" #L "getrfBatched", "handle=handle n=3 A=" #L " lda=3 pivots=pivots info=info batch=2", getrf_##L, "pivots"}, \
    {"aclblas" #L "getrsBatched",                                                                               \
     "handle=handle op=111 n=3 nrhs=1 A=" #L " lda=3 ipiv=pivots B=" #L "2 ldb=3 info=host batch=2", getrs_##L, "ipiv info"}, \
    {"aclblas" #L "getriBatched", "handle=handle n=3 A=" #L " lda=3 pivots=pivots C=" #L "2 ldc=3 info=info batch=2", \
     getri_##L, "pivots"},                                                                                      \
    {"aclblas" #L "matinvBatched", "handle=handle n=3 A=" #L " lda=3 Ainv=" #L "2 ldi=3 info=info batch=2", matinv_##L, NULL}, \
    {"aclblas" #L "geqrfBatched", "handle=handle m=3 n=3 A=" #L " lda=3 tau=" #L "2 info=host batch=2", geqrf_##L, NULL}, \
    {"aclblas" #L "gelsBatched",                                                                                \
     "handle=handle op=111 m=3 n=3 nrhs=1 A=" #L " lda=3 C=" #L "2 ldc=3 info=info batch=2", gels_##L, NULL}

static const lt_entry entries[] = {
    {"aclblasCreate", "handle=created", create, NULL},
    {"aclblasDestroy", "handle=handle", destroy, NULL},
    {"aclblasSetStream", "handle=handle stream=stream", set_stream, NULL},
    {"aclblasGetStream", "handle=handle stream=host", get_stream, NULL},
    {"aclblasSetWorkspace", "handle=handle workspace=work size=64", set_workspace, NULL},
    {"aclblasGetVersion", "handle=handle version=host", get_version, NULL},
    ENTRIES(S), ENTRIES(D), ENTRIES(C), ENTRIES(Z), {0}};

static const lt_name statuses[] = {{"SUCCESS", ACLBLAS_STATUS_SUCCESS},
                                   {"INVALID_VALUE", ACLBLAS_STATUS_INVALID_VALUE},
                                   {"HANDLE_IS_NULLPTR", ACLBLAS_STATUS_HANDLE_IS_NULLPTR},
                                   {"INVALID_ENUM", ACLBLAS_STATUS_INVALID_ENUM},
                                   {"NOT_SUPPORTED", ACLBLAS_STATUS_NOT_SUPPORTED},
                                   {NULL, 0}};

static fixture f;
static batch a[4], b[4];
static lt_buf pivots, info, host;

static void restore(void) {
    for (int t = 0; t < 4; t++)
        for (int i = 0; i < 2; i++) {
            lt_fill(batch_at(&a[t], i), LT_ALL, 1);
            for (int j = 0; j < 3; j++) lt_set(batch_at(&a[t], i), j, j, 4);
            lt_fill(batch_at(&b[t], i), LT_ALL, 5);
        }
    for (int i = 0; i < 6; i++) ((int *)pivots.p)[i] = i % 3 + 1;
    lt_poison(info.p, info.bytes), lt_poison(host.p, host.bytes);
    for (int t = 0; t < 4; t++) batch_freeze(&a[t]), batch_freeze(&b[t]);
    lt_buf_freeze(&pivots), lt_buf_freeze(&info), lt_buf_freeze(&host);
}

/* A failing getrs reports the argument through its host info, counting the handle as 1. */
static void after(const char *function, int64_t status) {
    RT(aclrtSynchronizeStream(f.stream));
    RT(aclrtSynchronizeStream(NULL));
    if (strcmp(function, "aclblasCreate") == 0 && status == 0) OK(aclblasDestroy(created));
    restore();
}

static void keep_all(void) {
    lt_table_keep(NULL);
    for (int t = 0; t < 4; t++) {
        lt_table_keep(&a[t].data), lt_table_keep(&a[t].pointers);
        lt_table_keep(&b[t].data), lt_table_keep(&b[t].pointers);
    }
    lt_table_keep(&pivots), lt_table_keep(&info);
}

static void bad_arguments(void) {
    f = fixture_new();
    aclblasHandle_t dead = NULL;
    aclrtStream dead_stream = NULL;
    OK(aclblasCreate(&dead));
    OK(aclblasDestroy(dead));
    RT(aclrtCreateStream(&dead_stream));
    RT(aclrtDestroyStream(dead_stream));
    for (int t = 0; t < 4; t++) {
        a[t] = batch_new((lt_type)t, 3, 3, 3, 2, LT_ZONES);
        b[t] = batch_new((lt_type)t, 3, 3, 3, 2, LT_ZONES);
    }
    lt_buf work = lt_buf_new(64, LT_ZONES, &device_memory);
    pivots = ints(6), info = ints(2), host = lt_buf_new(8, LT_ZONES, NULL);
    restore();
    keep_all();
#define PTR(p) (int64_t)(intptr_t)(p)
    const lt_name values[] = {{"null", 0}, {"garbage", 0x5bd1e995cafe1234}, {"created", PTR(&created)},
        {"handle", PTR(f.handle)}, {"dead", PTR(dead)}, {"stream", PTR(f.stream)}, {"deadstream", PTR(dead_stream)},
        {"work", PTR(work.p)}, {"pivots", PTR(pivots.p)}, {"info", PTR(info.p)}, {"host", PTR(host.p)},
        {"S", PTR(a[LT_S].pointers.p)}, {"S2", PTR(b[LT_S].pointers.p)}, {"D", PTR(a[LT_D].pointers.p)},
        {"D2", PTR(b[LT_D].pointers.p)}, {"C", PTR(a[LT_C].pointers.p)}, {"C2", PTR(b[LT_C].pointers.p)},
        {"Z", PTR(a[LT_Z].pointers.p)}, {"Z2", PTR(b[LT_Z].pointers.p)}, {NULL, 0}};
    lt_table_run("aclblas_arguments.csv", entries, values, statuses, after);
    for (int t = 0; t < 4; t++) batch_free(&a[t]), batch_free(&b[t]);
    OK(aclblasDestroy(f.handle)); /* before its workspace goes */
    lt_buf_free(&work), lt_buf_free(&pivots), lt_buf_free(&info), lt_buf_free(&host);
    RT(aclrtDestroyStream(f.stream));
}

/* getrs writes -i into its host info for the i-th argument, counting the handle as 1. */
static void host_info_of_getrs(void) {
    f = fixture_new();
    batch x = batch_new(LT_D, 3, 3, 3, 1, LT_ZONES), y = batch_new(LT_D, 3, 3, 3, 1, LT_ZONES);
    static const struct {
        int op, n, nrhs, lda, ldb, count, info;
    } rows[] = {{0, 3, 1, 3, 3, 1, -2}, {111, -1, 1, 3, 3, 1, -3}, {111, 3, -1, 3, 3, 1, -4}, {111, 3, 1, 2, 3, 1, -6},
                {111, 3, 1, 3, 2, 1, -9}, {111, 3, 1, 3, 3, -1, -11}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        int got = 99;
        lt_context("row %d", (int)i);
        LT_CHECK(getrs(LT_D, f.handle, (aclblasOperation_t)rows[i].op, rows[i].n, rows[i].nrhs, x.pointers.p, rows[i].lda,
                       NULL, y.pointers.p, rows[i].ldb, &got, rows[i].count) != ACLBLAS_STATUS_SUCCESS);
        LT_EQ(got, rows[i].info);
    }
    int got = 99;
    LT_EQ(getrs(LT_D, f.handle, ACLBLAS_OP_N, 3, 1, NULL, 3, NULL, y.pointers.p, 3, &got, 1), ACLBLAS_STATUS_INVALID_VALUE);
    LT_EQ(got, -5);
    LT_EQ(getrs(LT_D, f.handle, ACLBLAS_OP_N, 3, 1, x.pointers.p, 3, NULL, NULL, 3, &got, 1), ACLBLAS_STATUS_INVALID_VALUE);
    LT_EQ(got, -8);
    batch_free(&x), batch_free(&y);
    fixture_free(&f);
}

static const lt_test tests[] = {{"bad_arguments", bad_arguments, 0}, {"host_info_of_getrs", host_info_of_getrs, 0}, {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
