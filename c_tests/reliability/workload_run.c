/* The library calls behind the rows of the table. Each goes through STEP, so that a test can fail
 * any one of them and look at what it left behind. See workload.h. */
#include <pthread.h>
#include "num.h"
#include "workload_impl.h"

#include <stdio.h>
#include <string.h>

struct wl_hooks wl_hooks;

/* ---- watched memory ---- */

static struct { const void *p; size_t n; } watched[512];
static int nwatched;

void wl_watch(const void *p, size_t n)
{
    if (wl_hooks.before && nwatched < 512) {
        watched[nwatched].p = p;
        watched[nwatched++].n = n;
    }
}

void wl_unwatch(void)
{
    nwatched = 0;
}

int wl_watched(void)
{
    static uint64_t before;
    uint64_t h = 1;
    for (int k = 0; k < nwatched; k++)
        h = lt_hash_bytes(h, watched[k].p, watched[k].n);
    int changed = h != before;
    before = h;
    return changed;
}

/* ---- sessions ---- */

int wl_open(struct wl_session *s, int own)
{
    int st;
    memset(s, 0, sizeof *s);
    s->own = own;
    /* Once, whoever comes first; a failure leaves it to the next. */
    static int initialized;
    static pthread_mutex_t initializing = PTHREAD_MUTEX_INITIALIZER;
    pthread_mutex_lock(&initializing);
    st = 0;
    if (!initialized)
        STEP(st, WL_ACL, 0, aclInit(NULL));
    initialized |= !st;
    pthread_mutex_unlock(&initializing);
    if (st)
        return st;
    wl_watch(s, sizeof *s);
    STEP(st, WL_MLUOP, 0, mluOpCreate(&s->mlu));
    if (!st)
        STEP(st, WL_ACLBLAS, 0, aclblasCreate(&s->blas));
    if (!st && own)
        STEP(st, WL_CNRT, 0, cnrtQueueCreate(&s->queue));
    if (!st && own)
        STEP(st, WL_ACL, 0, aclrtCreateStream(&s->stream));
    if (!st && own)
        STEP(st, WL_MLUOP, 0, mluOpSetQueue(s->mlu, s->queue));
    if (!st && own)
        STEP(st, WL_ACLBLAS, 1, aclblasSetStream(s->blas, s->stream));
    if (!st)
        st = wl_open_sparse(s);
    wl_unwatch();
    return st;
}

int wl_close(struct wl_session *s)
{
    int st, first = 0;
#define CLOSE(have, surface, call)                                                                 \
    if (have) {                                                                                    \
        STEP(st, surface, 1, call);                                                                \
        first = first ? first : st;                                                                \
    }
    CLOSE(s->mlu, WL_MLUOP, mluOpDestroy(s->mlu))
    CLOSE(s->blas, WL_ACLBLAS, aclblasDestroy(s->blas))
    CLOSE(s->queue, WL_CNRT, cnrtQueueDestroy(s->queue))
    CLOSE(s->stream, WL_ACL, aclrtDestroyStream(s->stream))
#undef CLOSE
    st = wl_close_sparse(s);
    first = first ? first : st;
    memset(s, 0, sizeof *s);
    return first;
}

int wl_sync(const struct wl *w, struct wl_session *s)
{
    int st;
    if (WL_IS_SPARSE(w->kind))
        st = wl_sync_sparse(s);
    else if (WL_IS_MLUOP(w->kind))
        STEP(st, WL_CNRT, 1, cnrtQueueSync(s->queue));
    else
        STEP(st, WL_ACL, 1, aclrtSynchronizeStream(s->stream));
    return st;
}

/* ---- memory ---- */

int wl_device_alloc(const struct wl *w, void **p, size_t bytes)
{
    int st;
    *p = NULL;
    wl_watch(p, sizeof *p);
    if (WL_IS_MLUOP(w->kind))
        STEP(st, WL_CNRT, 0, cnrtMalloc(p, bytes));
    else
        STEP(st, WL_ACL, 0, aclrtMalloc(p, bytes, ACL_MEM_MALLOC_HUGE_FIRST));
    wl_unwatch();
    return st;
}

int wl_device_free(const struct wl *w, void *p)
{
    int st = 0;
    if (p && WL_IS_MLUOP(w->kind))
        STEP(st, WL_CNRT, 1, cnrtFree(p));
    else if (p)
        STEP(st, WL_ACL, 1, aclrtFree(p));
    return st;
}

int wl_upload(const struct wl *w, void *dev, const void *host, size_t bytes)
{
    int st;
    if (WL_IS_MLUOP(w->kind))
        STEP(st, WL_CNRT, 1, cnrtMemcpy(dev, (void *)host, bytes, cnrtMemcpyHostToDev));
    else
        STEP(st, WL_ACL, 1, aclrtMemcpy(dev, bytes, host, bytes, ACL_MEMCPY_HOST_TO_DEVICE));
    return st;
}

int wl_download(const struct wl *w, void *host, const void *dev, size_t bytes)
{
    int st;
    if (WL_IS_MLUOP(w->kind))
        STEP(st, WL_CNRT, 1, cnrtMemcpy(host, (void *)dev, bytes, cnrtMemcpyDevToHost));
    else
        STEP(st, WL_ACL, 1, aclrtMemcpy(host, bytes, dev, bytes, ACL_MEMCPY_DEVICE_TO_HOST));
    return st;
}

/* ---- mluOp ---- */

static int describe(mluOpTensorDescriptor_t *d, mluOpDataType_t type, int batch, int rows, int cols, int ld)
{
    int st, dims[3], strides[3], k = 0;
    wl_watch(d, sizeof *d);
    STEP(st, WL_MLUOP, 0, mluOpCreateTensorDescriptor(d));
    wl_unwatch();
    if (st)
        return st;
    if (batch > 1) {
        dims[k] = batch;
        strides[k++] = rows * ld;
    }
    if (rows > 0) {
        dims[k] = rows;
        strides[k++] = ld;
    }
    dims[k] = cols;
    strides[k++] = 1;
    if (ld == cols)
        STEP(st, WL_MLUOP, 0, mluOpSetTensorDescriptor(*d, MLUOP_LAYOUT_ARRAY, type, k, dims));
    else
        STEP(st, WL_MLUOP, 0, mluOpSetTensorDescriptorEx(*d, MLUOP_LAYOUT_ARRAY, type, k, dims, strides));
    return st;
}

int wl_describe(struct wl_job *j)
{
    mluOpDataType_t type = j->w.type == 'c'   ? MLUOP_DTYPE_COMPLEX_FLOAT
                           : j->w.type == 'x' ? MLUOP_DTYPE_COMPLEX_HALF
                           : j->w.type == 'h' ? MLUOP_DTYPE_HALF
                                              : MLUOP_DTYPE_FLOAT;
    int batch = j->how.batch, least = j->w.m < j->w.n ? j->w.m : j->w.n;
    int st = describe(&j->dx, type, batch, j->w.m, j->w.n, j->x->ld);
    if (!st)
        st = describe(&j->dy, type, batch, j->w.m, j->w.n, j->y->ld);
    if (!st && j->w.kind == WL_XGETRF)
        st = describe(&j->dp, MLUOP_DTYPE_INT32, batch, 0, least, least);
    return st;
}

void wl_undescribe(struct wl_job *j)
{
    mluOpTensorDescriptor_t all[3] = {j->dx, j->dy, j->dp};
    int st = 0;
    for (int k = 0; k < 3; k++)
        if (all[k])
            STEP(st, WL_MLUOP, 0, mluOpDestroyTensorDescriptor(all[k]));
    (void)st;
}

size_t wl_work_bytes(struct wl_job *j)
{
    size_t bytes = 0;
    int st = 0;
    if (j->w.kind == WL_CHOLESKY)
        STEP(st, WL_MLUOP, 0, mluOpGetCholeskyWorkspaceSize(j->dx, &bytes));
    (void)st;
    return bytes;
}

static int launch_mluop(struct wl_job *j, struct wl_session *s)
{
    const struct wl *w = &j->w;
    void *x = j->x->dev, *y = j->y->dev, *work = j->work ? j->work->dev : NULL;
    int *pivots = j->pivots ? j->pivots->dev : NULL, st;
    switch (w->kind) {
    case WL_CHOLESKY:
        STEP(st, WL_MLUOP, 1, mluOpCholesky(s->mlu, j->dx, x, j->dy, y, (w->mode & 1) != 0, work));
        break;
    case WL_XGETRF:
        STEP(st, WL_MLUOP, 1, mluOpXgetrf(s->mlu, j->dx, x, j->dy, y, work, j->dp, pivots, &j->info_host, w->mode));
        break;
    case WL_SGETRF2:
        STEP(st, WL_MLUOP, 1, mluOpSgetrf2(s->mlu, j->dx, x, j->dy, y, work, pivots, &j->info_host, w->mode));
        break;
    default:
        STEP(st, WL_MLUOP, 1, mluOpLUFactorization(s->mlu, j->dx, x, j->dy, y, false));
        break;
    }
    return st;
}

/* ---- aclBLAS ---- */

#define S_ARRAY(p) ((float *const *)(p))
#define D_ARRAY(p) ((double *const *)(p))
#define C_ARRAY(p) ((aclblasComplex *const *)(p))
#define Z_ARRAY(p) ((aclblasDoubleComplex *const *)(p))
#define S_INPUT(p) ((const float *const *)(p))
#define D_INPUT(p) ((const double *const *)(p))
#define C_INPUT(p) ((const aclblasComplex *const *)(p))
#define Z_INPUT(p) ((const aclblasDoubleComplex *const *)(p))

static aclblasStatus_t getrf(struct wl_job *j, aclblasHandle_t h, int *pivots)
{
    void **a = j->pointers_a;
    int n = j->w.n, ld = n + j->how.pad, batch = j->how.batch, *info = j->info->dev;
    switch (j->w.type) {
    case 's': return aclblasSgetrfBatched(h, n, S_ARRAY(a), ld, pivots, info, batch);
    case 'd': return aclblasDgetrfBatched(h, n, D_ARRAY(a), ld, pivots, info, batch);
    case 'c': return aclblasCgetrfBatched(h, n, C_ARRAY(a), ld, pivots, info, batch);
    default: return aclblasZgetrfBatched(h, n, Z_ARRAY(a), ld, pivots, info, batch);
    }
}

static aclblasStatus_t getrs(struct wl_job *j, aclblasHandle_t h, const int *pivots)
{
    void **a = j->pointers_a, **b = j->pointers_b;
    int n = j->w.n, nrhs = j->w.m, ld = n + j->how.pad, batch = j->how.batch, *info = &j->info_host;
    aclblasOperation_t op = (aclblasOperation_t)j->w.mode;
    switch (j->w.type) {
    case 's': return aclblasSgetrsBatched(h, op, n, nrhs, S_INPUT(a), ld, pivots, S_ARRAY(b), ld, info, batch);
    case 'd': return aclblasDgetrsBatched(h, op, n, nrhs, D_INPUT(a), ld, pivots, D_ARRAY(b), ld, info, batch);
    case 'c': return aclblasCgetrsBatched(h, op, n, nrhs, C_INPUT(a), ld, pivots, C_ARRAY(b), ld, info, batch);
    default: return aclblasZgetrsBatched(h, op, n, nrhs, Z_INPUT(a), ld, pivots, Z_ARRAY(b), ld, info, batch);
    }
}

static aclblasStatus_t getri(struct wl_job *j, aclblasHandle_t h, const int *pivots)
{
    void **a = j->pointers_a, **c = j->pointers_b;
    int n = j->w.n, ld = n + j->how.pad, batch = j->how.batch, *info = j->info->dev;
    switch (j->w.type) {
    case 's': return aclblasSgetriBatched(h, n, S_INPUT(a), ld, pivots, S_ARRAY(c), ld, info, batch);
    case 'd': return aclblasDgetriBatched(h, n, D_INPUT(a), ld, pivots, D_ARRAY(c), ld, info, batch);
    case 'c': return aclblasCgetriBatched(h, n, C_INPUT(a), ld, pivots, C_ARRAY(c), ld, info, batch);
    default: return aclblasZgetriBatched(h, n, Z_INPUT(a), ld, pivots, Z_ARRAY(c), ld, info, batch);
    }
}

static aclblasStatus_t matinv(struct wl_job *j, aclblasHandle_t h)
{
    void **a = j->pointers_a, **c = j->pointers_b;
    int n = j->w.n, ld = n + j->how.pad, batch = j->how.batch, *info = j->info->dev;
    switch (j->w.type) {
    case 's': return aclblasSmatinvBatched(h, n, S_INPUT(a), ld, S_ARRAY(c), ld, info, batch);
    case 'd': return aclblasDmatinvBatched(h, n, D_INPUT(a), ld, D_ARRAY(c), ld, info, batch);
    case 'c': return aclblasCmatinvBatched(h, n, C_INPUT(a), ld, C_ARRAY(c), ld, info, batch);
    default: return aclblasZmatinvBatched(h, n, Z_INPUT(a), ld, Z_ARRAY(c), ld, info, batch);
    }
}

static int launch_aclblas(struct wl_job *j, struct wl_session *s)
{
    int *pivots = j->pivots ? j->pivots->dev : NULL, st = 0;
    if (j->w.kind != WL_MATINV)
        STEP(st, WL_ACLBLAS, 0, getrf(j, s->blas, pivots));
    else
        STEP(st, WL_ACLBLAS, 0, matinv(j, s->blas));
    /* The factorization may still be writing: a failure of the second call cannot be told from it. */
    wl_unwatch();
    if (!st && j->w.kind == WL_GETRS)
        STEP(st, WL_ACLBLAS, 0, getrs(j, s->blas, pivots));
    if (!st && j->w.kind == WL_GETRI)
        STEP(st, WL_ACLBLAS, 0, getri(j, s->blas, pivots));
    return st;
}

int wl_launch(struct wl_job *j, struct wl_session *s)
{
    wl_watch_outputs(j);
    int st = WL_IS_MLUOP(j->w.kind) ? launch_mluop(j, s) : WL_IS_SPARSE(j->w.kind) ? wl_launch_sparse(j, s)
             : WL_IS_LUCHO(j->w.kind) ? wl_launch_lucho(j) : launch_aclblas(j, s);
    wl_unwatch();
    return st;
}

int wl_run(const struct wl *w, const struct wl_how *how, struct wl_session *s, uint64_t *hash)
{
    struct wl_job *j;
    int st = wl_prepare(&j, w, how);
    if (st)
        return st;
    st = wl_launch(j, s);
    if (!st)
        st = wl_sync(w, s);
    if (!st)
        st = wl_collect(j, hash);
    wl_free(j);
    return st;
}
