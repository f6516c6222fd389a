/* Shared by workload.c (problems and their memory) and workload_run.c (the library calls). */
#ifndef LUCHO_RELIABILITY_WORKLOAD_IMPL_H
#define LUCHO_RELIABILITY_WORKLOAD_IMPL_H

#include "workload.h"

/* A rectangle, or `count` of them one behind the other, that the library reads or writes. */
struct wl_region {
    void *dev, *host, *mapping;
    size_t bytes, mapped;
    int rows, cols, ld, by_rows;
    int first, count; /* members first .. first + count - 1 */
    char type;        /* as a row's, i for int */
    enum wl_content { WL_MATRIX, WL_RHS, WL_NOTHING, WL_SPARSE } content;
    int part; /* of a sparse matrix: workload_sparse.c */
    int input_only;
};

struct wl_job {
    struct wl w;
    struct wl_how how;
    int nregions, cap;
    struct wl_region *r;
    struct wl_region *x, *y, *pivots, *info, *work; /* as far as the row has them; else NULL */
    void **pointers_a, **pointers_b;                 /* device arrays of the aclBLAS forms */
    mluOpTensorDescriptor_t dx, dy, dp;
    int info_host;
};

#define WL_IS_MLUOP(k) ((k) <= WL_SGETRF2)
#define WL_IS_LUCHO(k) ((k) >= WL_LGETRF && (k) <= WL_LPOSV)
#define WL_IS_SPARSE(k) ((k) >= WL_BSRSV)

/* STEP(status, surface, waits, call): `waits` says that the call reports failures of earlier work. */
#define STEP(st, surface, waits, call)                                                             \
    do {                                                                                           \
        if (wl_hooks.before)                                                                       \
            wl_hooks.before();                                                                     \
        (st) = (int)(call);                                                                        \
    } while (wl_hooks.after && wl_hooks.after(surface, #call, (st), waits))

/* Memory that the next STEP may write only if it succeeds; forgotten by wl_unwatch. */
void wl_watch(const void *p, size_t n);
void wl_unwatch(void);
void wl_watch_outputs(struct wl_job *j);

int wl_device_alloc(const struct wl *w, void **p, size_t bytes);
int wl_device_free(const struct wl *w, void *p);
int wl_upload(const struct wl *w, void *dev, const void *host, size_t bytes);
int wl_download(const struct wl *w, void *host, const void *dev, size_t bytes);
int wl_describe(struct wl_job *j);
/* Adds a region: see struct wl_region. Returns a status. */
int wl_add(struct wl_job *j, struct wl_region **out, char type, enum wl_content content, int rows, int cols, int ld,
           int by_rows, int first, int count);
/* Sets an element of a type; half precision and bfloat16 by rounding to nearest even. */
void wl_put(char type, void *base, size_t at, double re, double im);
/* A number in [-0.5, 0.5) that depends on its arguments only. */
double wl_uniform(uint64_t seed, int i, int j, int part);

/* The kinds of lucho.h and of cusparse.h. */
int wl_lay_out_lucho(struct wl_job *j);
int wl_launch_lucho(struct wl_job *j);
int wl_lay_out_sparse(struct wl_job *j);
void wl_fill_sparse(const struct wl *w, uint64_t seed, struct wl_region *r);
int wl_launch_sparse(struct wl_job *j, struct wl_session *s);
int wl_open_sparse(struct wl_session *s);
int wl_close_sparse(struct wl_session *s);
int wl_sync_sparse(struct wl_session *s);
/* What the size query of the row's routine asks for. */
size_t wl_work_bytes(struct wl_job *j);
void wl_undescribe(struct wl_job *j);

#endif
