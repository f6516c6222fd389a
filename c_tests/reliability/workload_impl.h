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
    char type;        /* s d c z, i for int */
    enum wl_content { WL_MATRIX, WL_RHS, WL_NOTHING } content;
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
/* What the size query of the row's routine asks for. */
size_t wl_work_bytes(struct wl_job *j);
void wl_undescribe(struct wl_job *j);

#endif
