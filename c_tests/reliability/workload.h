/* One table of everything the library computes, and one way to run a row of it: the reliability
 * tests are loops over this table in an unfriendly world (no memory, forked, FTZ, guard pages, ...).
 *
 * A row is a logical problem: element (i, j) of matrix `member` depends on nothing but the row, so
 * the same problem can sit in any layout, at any address, on any stream and anywhere in a batch,
 * and its result hash must be the same everywhere. All that a routine must not read is NaN (ld
 * gaps, the other triangle, the diagonal's imaginary part, work memory); all that it must not write
 * is compared afterwards. */
#ifndef LUCHO_RELIABILITY_WORKLOAD_H
#define LUCHO_RELIABILITY_WORKLOAD_H

#include "acl/acl.h"
#include "cann_ops_blas.h"
#include "mlu_op.h"
#include "rel.h"

#ifdef __cplusplus
extern "C" {
#endif

enum wl_surface { WL_MLUOP, WL_CNRT, WL_ACL, WL_ACLBLAS, WL_CUDA, WL_CUBLAS, WL_CUSPARSE, WL_LUCHO };

enum wl_kind {
    WL_CHOLESKY, WL_XGETRF, WL_LU, WL_SGETRF2,   /* mlu_op.h */
    WL_GETRF, WL_GETRS, WL_GETRI, WL_MATINV,     /* cann_ops_blas.h */
    WL_LGETRF, WL_LGETRS, WL_LPOTRF, WL_LPOTRS,  /* lucho.h, from here on */
    WL_LGEMM, WL_LCONVERT, WL_LGESV, WL_LPOSV,
    WL_BSRSV, WL_BSRSM, WL_BSRIC, WL_BSRILU,     /* cusparse.h, from here on */
    WL_GEMM2, WL_COLOR, WL_REBLOCK, WL_BSRXMV, WL_SDDMM, WL_SPSV,
    WL_KINDS
};

/* Cholesky: mode bit 0 = upper, bit 1 = in place. LU forms: mode 1 = pivoting. GETRS: mode = trans. Of the others
 * see workload_lucho.c and workload_sparse.c. `m` x `n` is the matrix; GETRS and the like take `m` as their number of
 * right-hand sides, cuSPARSE's kinds as nothing. */
struct wl {
    enum wl_kind kind;
    char type; /* s d c z, h half, b bfloat16, x complex half */
    int m, n, mode;
};

/* "cholesky c 33x33 mode 2", in a buffer of the thread. */
const char *wl_name(const struct wl *w);

/* The table at a level, not including lower ones. Quick: sizes up to 40, every kind, type and mode. Full:
 * around the block sizes up to 300. Stress: up to 1100. Rows written; at most cap. */
#define WL_ROWS 2304
int wl_table(lt_level level, struct wl *rows, int cap);
/* One row of each kind of the quick table, all of size n (one of its sizes): a cheap cross-section. */
int wl_one_of_each(int n, struct wl *rows, int cap);

/* Handles and streams of both surfaces. own = 1: own streams; 0: the default stream. */
struct wl_session {
    mluOpHandle_t mlu;
    cnrtQueue_t queue;
    aclblasHandle_t blas;
    aclrtStream stream;
    void *sparse, *cuda; /* cusparseHandle_t, cudaStream_t */
    int own;
};
int wl_open(struct wl_session *s, int own);
int wl_close(struct wl_session *s);

enum wl_memory {
    WL_DEVICE,      /* cnrtMalloc or aclrtMalloc */
    WL_GUARD_AFTER, /* host pages, an unreadable page right behind the last byte */
    WL_GUARD_BEFORE /* host pages, an unreadable page right before the first byte */
};

struct wl_how {
    int batch, position; /* the row's problem is member `position` of `batch` matrices */
    int shift;           /* bytes to move every pointer by */
    int pad;             /* elements added to every leading dimension that may be larger */
    enum wl_memory memory;
};
extern const struct wl_how wl_plain; /* one matrix, device memory, no shift, no pad */

struct wl_job;
/* Allocates and fills; runs nothing. */
int wl_prepare(struct wl_job **job, const struct wl *w, const struct wl_how *how);
/* Fills the buffers again, so that the job can be launched again. */
int wl_refill(struct wl_job *job);
/* The call itself (two for GETRS and GETRI, which need their factor). Does not wait. */
int wl_launch(struct wl_job *job, struct wl_session *s);
/* Waits for the session's stream of the surface that this row uses. */
int wl_sync(const struct wl *w, struct wl_session *s);
/* After the wait: checks what must be untouched; the hash of member `position`. */
int wl_collect(struct wl_job *job, uint64_t *hash);
/* The same for any member. */
int wl_collect_member(struct wl_job *job, int member, uint64_t *hash);
/* Overwrites element (i, j) of matrix `member` of the input before the launch. */
int wl_poke(struct wl_job *job, int member, int i, int j, double re, double im);
/* The info value of a member (LU forms that have one), else 0. */
int wl_info(struct wl_job *job, int member);
/* Replaces the one info of a mluOp call, which describes the batch and not the member. */
void wl_set_info(struct wl_job *job, int info);
void wl_free(struct wl_job *job);

/* All of the above on a session; 0 and the hash, or the first status that was not success. */
int wl_run(const struct wl *w, const struct wl_how *how, struct wl_session *s, uint64_t *hash);

/* Every library call that the functions above make goes through this pair when it is set: `before`,
 * the call, `after`; and when `after` returns non-zero, again. wl_watched says whether memory that a
 * failing call must not touch has changed since `before`. */
struct wl_hooks {
    void (*before)(void);
    int (*after)(enum wl_surface surface, const char *call, int status, int waits);
};
extern struct wl_hooks wl_hooks;
int wl_watched(void);

#ifdef __cplusplus
}
#endif
#endif
