/* Promise 21: indices do not overflow. Every routine with a leading dimension or an increment is called
 * with one that puts elements more than 2^31, and with 64-bit integers more than 2^33, elements apart, in
 * address space of which only the matrix is touched; results have the bits of the compact call.
 * Dimensions whose products no integer holds, but without elements, return at once. */
#include <string.h>
#include <sys/mman.h>

#include "cblas.h"
#include "cnrt.h"
#include "f77blas.h"
#include "lapack.h"
#include "lapacke.h"
#include "mlu_op.h"
#include "num.h"
#include "rel.h"

enum { MATS = 3, MOST = 150 };

struct place {
    int64_t ld;
    double *m[MATS];
    double v[MOST], w[MOST], scalar;
    int64_t pivots[MOST], info;
};

static double element(int k, int i, int j)
{
    return (double)(rel_mix((uint64_t)(k * 1000 + i) * 1000 + (uint64_t)j) >> 11) * 0x1p-53 - 0.5;
}

static void fill(struct place *p, int n)
{
    for (int k = 0; k < MATS; k++)
        for (int j = 0; j < n; j++)
            for (int i = 0; i < n; i++)
                /* One positive definite, one for pivoting, one for triangular solves. */
                p->m[k][i + j * p->ld] = k == 0 ? (i == j ? n : element(0, i > j ? i : j, i > j ? j : i))
                                       : k == 1 ? element(1, i, j)
                                                : (i == j ? 2 : element(2, i, j) / n);
    for (int i = 0; i < MOST; i++)
        p->v[i] = element(3, i, 0), p->w[i] = element(4, i, 0), p->pivots[i] = i % n + 1;
    p->scalar = 0, p->info = 0;
}

static uint64_t digest(const struct place *p, int n)
{
    uint64_t h = 1;
    for (int k = 0; k < MATS; k++)
        for (int j = 0; j < n; j++) h = lt_hash_bytes(h, p->m[k] + j * p->ld, (size_t)n * sizeof(double));
    h = lt_hash_bytes(h, p->v, sizeof p->v);
    h = lt_hash_bytes(h, p->w, sizeof p->w);
    h = lt_hash_bytes(h, p->pivots, sizeof p->pivots);
    h = lt_hash_bytes(h, &p->info, sizeof p->info);
    return lt_hash_bytes(h, &p->scalar, sizeof p->scalar);
}

/* F makes a Fortran name, G one of CBLAS and LAPACKE. S is symmetric positive definite, R anything, T a triangle. */
#define CASES(X)                                                                                          \
    X(dot, s = F(ddot)(&n, S, &ld, R, &ld))                                                               \
    X(dot_backwards, s = F(ddot)(&n, S, &back, R, &ld))                                                   \
    X(nrm2, s = F(dnrm2)(&n, R, &ld))                                                                     \
    X(asum, s = F(dasum)(&n, R, &ld))                                                                     \
    X(iamax, s = (double)F(idamax)(&n, R, &ld))                                                           \
    X(axpy, F(daxpy)(&n, &half, S, &ld, R, &ld))                                                          \
    X(scal, F(dscal)(&n, &half, R, &ld))                                                                  \
    X(copy, F(dcopy)(&n, S, &ld, R, &back))                                                               \
    X(swap, F(dswap)(&n, S, &ld, R, &ld))                                                                 \
    X(rot, F(drot)(&n, S, &ld, R, &ld, &half, &one))                                                      \
    X(gemv_n, F(dgemv)("N", &n, &n, &half, R, &ld, v, &i1, &one, w, &i1))                                 \
    X(gemv_t, F(dgemv)("T", &n, &n, &half, R, &ld, S, &ld, &one, T, &ld))                                 \
    X(ger, F(dger)(&n, &n, &half, v, &i1, S, &ld, R, &ld))                                                \
    X(symv, F(dsymv)("L", &n, &half, S, &ld, v, &i1, &one, R, &ld))                                       \
    X(syr, F(dsyr)("U", &n, &half, R, &ld, S, &ld))                                                       \
    X(syr2, F(dsyr2)("L", &n, &half, R, &ld, v, &i1, S, &ld))                                             \
    X(trmv, F(dtrmv)("U", "N", "N", &n, T, &ld, R, &ld))                                                  \
    X(trsv, F(dtrsv)("L", "T", "N", &n, T, &ld, R, &ld))                                                  \
    X(gbmv, F(dgbmv)("N", &n, &n, &i1, &i1, &half, R, &ld, v, &i1, &one, w, &i1))                         \
    X(gemm, F(dgemm)("N", "T", &n, &n, &n, &half, S, &ld, T, &ld, &one, R, &ld))                          \
    X(symm, F(dsymm)("R", "U", &n, &n, &half, S, &ld, T, &ld, &one, R, &ld))                              \
    X(syrk, F(dsyrk)("L", "T", &n, &n, &half, R, &ld, &one, S, &ld))                                      \
    X(syr2k, F(dsyr2k)("U", "N", &n, &n, &half, R, &ld, T, &ld, &one, S, &ld))                            \
    X(trmm, F(dtrmm)("R", "U", "T", "N", &n, &n, &half, T, &ld, R, &ld))                                  \
    X(trsm, F(dtrsm)("L", "L", "N", "U", &n, &n, &half, T, &ld, R, &ld))                                  \
    X(omatcopy, F(domatcopy)("C", "T", &n, &n, &half, R, &ld, S, &ld))                                    \
    X(imatcopy, F(dimatcopy)("C", "T", &n, &n, &half, R, &ld, &ld))                                       \
    X(potrf, F(dpotrf)("L", &n, S, &ld, &info))                                                           \
    X(potrf_u, F(dpotrf)("U", &n, S, &ld, &info))                                                         \
    X(potri, (F(dpotrf)("U", &n, S, &ld, &info), F(dpotri)("U", &n, S, &ld, &info)))                      \
    X(posv, F(dposv)("L", &n, &n, S, &ld, R, &ld, &info))                                                 \
    X(getrf, F(dgetrf)(&n, &n, R, &ld, ipiv, &info))                                                      \
    X(getri, (F(dgetrf)(&n, &n, R, &ld, ipiv, &info), F(dgetri)(&n, R, &ld, ipiv, work, &lwork, &info)))  \
    X(gesv, F(dgesv)(&n, &n, R, &ld, ipiv, S, &ld, &info))                                                \
    X(trtri, F(dtrtri)("U", "N", &n, T, &ld, &info))                                                      \
    X(lauum, F(dlauum)("L", &n, T, &ld, &info))                                                           \
    X(laswp, F(dlaswp)(&n, R, &ld, &i1, &n, ipiv, &i1))                                                   \
    X(lacpy, F(dlacpy)("A", &n, &n, S, &ld, R, &ld))                                                      \
    X(laset, F(dlaset)("U", &n, &n, &half, &one, R, &ld))                                                 \
    X(lange, s = F(dlange)("F", &n, &n, R, &ld, work))                                                    \
    X(c_gemm, G(cblas_dgemm)(CblasRowMajor, CblasNoTrans, CblasTrans, n, n, n, half, S, ld, T, ld, one, R, ld)) \
    X(c_trsm, G(cblas_dtrsm)(CblasRowMajor, CblasLeft, CblasUpper, CblasNoTrans, CblasNonUnit, n, n, half, T, ld, R, ld)) \
    X(e_getrf, info = (INT)G(LAPACKE_dgetrf)(LAPACK_ROW_MAJOR, n, n, R, ld, ipiv))                          \
    X(e_gesv, info = (INT)G(LAPACKE_dgesv)(LAPACK_ROW_MAJOR, n, n, R, ld, ipiv, S, ld))                     \
    X(e_potrf, info = (INT)G(LAPACKE_dpotrf)(LAPACK_ROW_MAJOR, 'L', n, S, ld))                              \
    X(e_lange, s = G(LAPACKE_dlange)(LAPACK_ROW_MAJOR, '1', n, n, R, ld))

static double work[MOST * MOST];
#define DEFINE(name, call)                                                                     \
    static void NAMED(name)(struct place *p, int order)                                        \
    {                                                                                          \
        INT n = (INT)order, ld = (INT)p->ld, back = -ld, i1 = 1, lwork = MOST * MOST, info = 0, ipiv[MOST]; \
        double one = 1, half = 0.5, s = 0, *S = p->m[0], *R = p->m[1], *T = p->m[2], *v = p->v, *w = p->w; \
        for (int i = 0; i < MOST; i++) ipiv[i] = (INT)p->pivots[i];                              \
        (void)n, (void)ld, (void)back, (void)i1, (void)lwork, (void)one, (void)half, (void)S, (void)R, (void)T, (void)v, (void)w; \
        call;                                                                                  \
        for (int i = 0; i < MOST; i++) p->pivots[i] = ipiv[i];                                 \
        p->scalar = s, p->info = info;                                                         \
    }
#define ENTRY(name, call) {#name, NAMED(name)},
struct entry {
    const char *name;
    void (*run)(struct place *, int);
};

#define INT int
#define F(name) name##_
#define G(name) name
#define NAMED(name) short_##name
CASES(DEFINE)
static const struct entry shorts[] = {CASES(ENTRY)};
#undef INT
#undef F
#undef G
#undef NAMED
#define INT int64_t
#define F(name) name##_64_
#define G(name) name##64_
#define NAMED(name) long_##name
CASES(DEFINE)
static const struct entry longs[] = {CASES(ENTRY)};

static void compare(const struct entry *e, int64_t far, int n)
{
    static struct place compact, sparse;
    static double dense[MATS][MOST * MOST];
    compact.ld = n, sparse.ld = far;
    size_t bytes = (size_t)far * (size_t)n * sizeof(double);
    for (int k = 0; k < MATS; k++) {
        compact.m[k] = dense[k];
        sparse.m[k] = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        LT_REQUIRE(sparse.m[k] != MAP_FAILED);
    }
    fill(&compact, n), fill(&sparse, n);
    e->run(&compact, n), e->run(&sparse, n);
    CHECK(sparse.info == 0, "%s: n = %d, ld = %lld: info %lld", e->name, n, (long long)far, (long long)sparse.info);
    CHECK(digest(&compact, n) == digest(&sparse, n), "%s: n = %d: other bits with ld = %lld", e->name, n, (long long)far);
    for (int k = 0; k < MATS; k++) munmap(sparse.m[k], bytes);
}

static void far_apart(void)
{
    static const int orders[] = {5, 40, MOST};
    for (int o = 0; o < 3; o++)
        for (size_t k = 0; k < sizeof longs / sizeof *longs; k++) {
            /* Beyond 2^31 elements from the second column on (4 for the short ones), and no multiple of a page. */
            compare(&shorts[k], ((int64_t)1 << 30) + 24, orders[o]);
            compare(&longs[k], ((int64_t)1 << 32) + 24, orders[o]);
        }
}

static void empty(void)
{
    const int64_t huge = (int64_t)1 << 62, none = 0, one64 = 1;
    const double one = 1;
    double a[4] = {1, 2, 3, 4};
    int64_t info = 7, ipiv[4];
    dgemm_64_("N", "N", &none, &huge, &huge, &one, a, &one64, a, &huge, &one, a, &one64);
    dsyrk_64_("L", "N", &none, &huge, &one, a, &one64, &one, a, &one64);
    dtrsm_64_("R", "L", "N", "N", &none, &huge, &one, a, &huge, a, &one64);
    dgemv_64_("N", &none, &huge, &one, a, &one64, a, &one64, &one, a, &one64);
    dger_64_(&huge, &none, &one, a, &one64, a, &one64, a, &huge);
    dgetrf_64_(&huge, &none, a, &huge, ipiv, &info);
    CHECK(info == 0, "getrf: info %lld", (long long)info);
    dgetrs_64_("N", &none, &huge, a, &one64, ipiv, a, &one64, &info);
    CHECK(info == 0, "getrs: info %lld", (long long)info);
    dlaswp_64_(&none, a, &huge, &one64, &one64, ipiv, &one64);
    int64_t r = LAPACKE_dgetrf64_(LAPACK_ROW_MAJOR, 0, huge, a, huge, ipiv);
    CHECK(r == 0 || r == LAPACK_TRANSPOSE_MEMORY_ERROR, "LAPACKE_dgetrf64_: %lld", (long long)r);
    r = LAPACKE_dgetrs64_(LAPACK_ROW_MAJOR, 'N', 0, huge, a, 1, ipiv, a, huge);
    CHECK(r == 0 || r == LAPACK_TRANSPOSE_MEMORY_ERROR, "LAPACKE_dgetrs64_: %lld", (long long)r);
    CHECK(a[0] == 1 && a[1] == 2 && a[2] == 3 && a[3] == 4, "something was written");
}

/* Shapes whose products exceed 32 bits are described and measured, the impossible ones refused. */
static void descriptors(void)
{
    mluOpTensorDescriptor_t desc;
    LT_REQUIRE(mluOpCreateTensorDescriptor(&desc) == MLUOP_STATUS_SUCCESS);
    static const int shapes[][3] = {{1, 46341, 46341}, {32, 65536, 65536}, {46341, 46341, 2}, {2147483647, 2147483647, 2147483647}};
    for (size_t k = 0; k < sizeof shapes / sizeof *shapes; k++) {
        size_t bytes = 0;
        int status = mluOpSetTensorDescriptor(desc, MLUOP_LAYOUT_ARRAY, MLUOP_DTYPE_FLOAT, 3, shapes[k]);
        if (status == MLUOP_STATUS_SUCCESS) {
            double wanted = 4.0 * shapes[k][0] * shapes[k][1] * shapes[k][2];
            size_t elements = mluOpGetTensorElementNum(desc);
            if (wanted < 0x1p62) CHECK(elements == (size_t)(wanted / 4), "shape %zu: %zu elements", k, elements);
            status = mluOpGetCholeskyWorkspaceSize(desc, &bytes);
            CHECK(status != MLUOP_STATUS_SUCCESS || (double)bytes < 0x1p62, "shape %zu: %zu bytes of workspace", k, bytes);
        }
        CHECK(k == 3 || k == 2 || status == MLUOP_STATUS_SUCCESS, "shape %zu: status %d", k, status);
    }
    mluOpDestroyTensorDescriptor(desc);
}

int main(int argc, char **argv)
{
    static const lt_test tests[] = {{"far_apart", far_apart, 300}, {"empty", empty, 60}, {"descriptors", descriptors, 60}, {0}};
    return lt_main(argc, argv, tests, NULL);
}
