/* Memory of the cnrt runtime: allocation, copies in every direction, two-dimensional copies, fills, and what the
 * registry knows of a pointer.
 */
#include <stdlib.h>
#include <string.h>

#include "support.h"

static void allocation(void) {
    static const size_t sizes[] = {1, 7, 255, 256, 257, 4096, 100000, 5u << 20, 300u << 20};
    void *p[9];
    for (int i = 0; i < 9; i++) {
        p[i] = NULL;
        RT(cnrtMalloc(&p[i], sizes[i]));
        LT_CHECK(p[i] != NULL);
        LT_EQ((uintptr_t)p[i] % 256, 0);
        memset(p[i], i, sizes[i] < (1u << 20) ? sizes[i] : (1u << 20));
        ((char *)p[i])[sizes[i] - 1] = 9;
    }
    for (int i = 0; i < 9; i++)
        for (int j = 0; j < i; j++)
            LT_CHECK((char *)p[i] + sizes[i] <= (char *)p[j] || (char *)p[j] + sizes[j] <= (char *)p[i]);
    for (int i = 0; i < 9; i++) RT(cnrtFree(p[i]));
    void *c = NULL, *h = NULL;
    RT(cnrtMallocConstant(&c, 1000));
    RT(cnrtHostMalloc(&h, 1000));
    memset(c, 1, 1000), memset(h, 2, 1000);
    RT(cnrtFree(c));
    RT(cnrtFreeHost(h));
    RT(cnrtFree(NULL)); /* nothing */
}

static void failed_allocation_writes_nothing(void) {
    void *p = &p;
    cnrtRet_t s = cnrtMalloc(&p, (size_t)1 << 62);
    LT_CHECKF(s == cnrtErrorNoMem || s == cnrtErrorSysNoMem, "status %d", (int)s);
    LT_CHECK(p == (void *)&p);
    s = cnrtHostMalloc(&p, SIZE_MAX);
    LT_CHECKF(s == cnrtErrorNoMem || s == cnrtErrorSysNoMem, "status %d", (int)s);
    s = cnrtMalloc(&p, SIZE_MAX);
    LT_CHECKF(s == cnrtErrorNoMem || s == cnrtErrorSysNoMem, "status %d", (int)s);
    LT_CHECK(p == (void *)&p);
}

/* Freeing twice, freeing the middle of a block, freeing a stranger: refused, and the block stays usable. */
static void wrong_frees(void) {
    void *p = NULL, *h = NULL, *stranger = malloc(512);
    int local = 0;
    RT(cnrtMalloc(&p, 512));
    RT(cnrtHostMalloc(&h, 512));
    LT_CHECK(cnrtFree((char *)p + 8) != cnrtSuccess);
    LT_CHECK(cnrtFree(stranger) != cnrtSuccess);
    LT_CHECK(cnrtFree(&local) != cnrtSuccess);
    LT_CHECK(cnrtFree((void *)0x1234) != cnrtSuccess);
    LT_CHECK(cnrtFreeHost(stranger) != cnrtSuccess);
    memset(p, 1, 512), memset(h, 1, 512);
    RT(cnrtFree(p));
    LT_CHECK(cnrtFree(p) != cnrtSuccess);
    RT(cnrtFreeHost(h));
    LT_CHECK(cnrtFreeHost(h) != cnrtSuccess);
    free(stranger);
    cnrtGetLastError();
}

static void copies(void) {
    enum { N = 100003 };
    static const cnrtMemTransDir_t directions[] = {cnrtMemcpyHostToDev, cnrtMemcpyDevToDev, cnrtMemcpyDevToHost,
                                                   cnrtMemcpyHostToHost, cnrtMemcpyPeerToPeer, cnrtMemcpyNoDirection};
    cnrtQueue_t q = NULL;
    RT(cnrtQueueCreate(&q));
    for (int d = 0; d < 6; d++)
        for (int async = 0; async < 4; async++) {
            lt_context("direction %d, form %d", d, async);
            LT_EQ(directions[d], d);
            unsigned char *from = NULL, *to = NULL;
            RT(cnrtMalloc((void **)&from, N));
            RT(cnrtMalloc((void **)&to, N));
            for (int i = 0; i < N; i++) from[i] = (unsigned char)(i * 7 + d), to[i] = 0xee;
            /* An odd part of it, so that both ends of the target must stay. */
            if (async == 0) RT(cnrtMemcpy(to + 3, from + 5, N - 11, directions[d]));
            if (async == 1) RT(cnrtMemcpyAsync(to + 3, from + 5, N - 11, q, directions[d]));
            if (async == 2) RT(cnrtMemcpyAsync_V2(to + 3, from + 5, N - 11, q, directions[d]));
            if (async == 3) RT(cnrtMemcpyAsync_V3(to + 3, from + 5, N - 11, q, directions[d]));
            RT(cnrtQueueSync(q));
            LT_EQ(memcmp(to + 3, from + 5, N - 11), 0);
            LT_CHECK(to[2] == 0xee && to[N - 8] == 0xee);
            RT(cnrtFree(from));
            RT(cnrtFree(to));
        }
    for (int bad = -1; bad <= 1000; bad += bad < 0 ? 7 : 994) {
        char a[4] = "abc", b[4] = "xyz";
        LT_EQ(cnrtMemcpy(a, b, 4, (cnrtMemTransDir_t)bad), cnrtErrorMemcpyDirectionInvalid);
        LT_EQ(cnrtMemcpyAsync(a, b, 4, q, (cnrtMemTransDir_t)bad), cnrtErrorMemcpyDirectionInvalid);
        LT_STREQ(a, "abc");
    }
    char a[4] = "abc", b[4] = "xyz";
    RT(cnrtMemcpyPeer(a, 0, b, 0, 4));
    LT_STREQ(a, "xyz");
    LT_CHECK(cnrtMemcpyPeer(a, 0, b, 1, 4) != cnrtSuccess);
    LT_CHECK(cnrtMemcpyPeer(a, -1, b, 0, 4) != cnrtSuccess);
    RT(cnrtMemcpy(a, b, 0, cnrtMemcpyHostToDev));
    cnrtGetLastError();
    RT(cnrtQueueDestroy(q));
}

static void two_dimensional(void) {
    unsigned char from[20 * 30], to[20 * 40];
    cnrtQueue_t q = NULL;
    RT(cnrtQueueCreate(&q));
    for (int async = 0; async < 2; async++) {
        for (int i = 0; i < 600; i++) from[i] = (unsigned char)i;
        memset(to, 0xee, sizeof to);
        if (async) RT(cnrtMemcpy2DAsync(to, 40, from, 30, 11, 20, cnrtMemcpyHostToDev, q));
        else RT(cnrtMemcpy2D(to, 40, from, 30, 11, 20, cnrtMemcpyHostToDev));
        RT(cnrtQueueSync(q));
        for (int i = 0; i < 20; i++)
            for (int j = 0; j < 40; j++) LT_CHECK(to[i * 40 + j] == (j < 11 ? from[i * 30 + j] : 0xee));
    }
    /* A width beyond a pitch is refused; nothing is written. */
    memset(to, 0xee, sizeof to);
    LT_CHECK(cnrtMemcpy2D(to, 10, from, 30, 11, 20, cnrtMemcpyHostToDev) != cnrtSuccess);
    LT_CHECK(cnrtMemcpy2D(to, 40, from, 10, 11, 20, cnrtMemcpyHostToDev) != cnrtSuccess);
    LT_CHECK(cnrtMemcpy2D(to, 40, from, 30, 11, SIZE_MAX, cnrtMemcpyHostToDev) != cnrtSuccess);
    LT_CHECK(cnrtMemcpy2DAsync(to, 10, from, 30, 11, 20, cnrtMemcpyHostToDev, q) != cnrtSuccess);
    LT_EQ(cnrtMemcpy2D(to, 40, from, 30, 11, 20, (cnrtMemTransDir_t)77), cnrtErrorMemcpyDirectionInvalid);
    RT(cnrtQueueSync(q));
    for (size_t i = 0; i < sizeof to; i++) LT_CHECK(to[i] == 0xee);
    RT(cnrtMemcpy2D(to, 40, from, 30, 0, 20, cnrtMemcpyHostToDev));
    RT(cnrtMemcpy2D(to, 40, from, 30, 11, 0, cnrtMemcpyHostToDev));
    LT_CHECK(to[0] == 0xee);
    cnrtGetLastError();
    RT(cnrtQueueDestroy(q));
}

static void fills(void) {
    unsigned char *p = NULL;
    cnrtQueue_t q = NULL;
    RT(cnrtQueueCreate(&q));
    RT(cnrtMalloc((void **)&p, 1000));
    memset(p, 1, 1000);
    RT(cnrtMemset(p + 10, 0x1ab, 900)); /* the low byte counts */
    LT_CHECK(p[9] == 1 && p[10] == 0xab && p[909] == 0xab && p[910] == 1);
    RT(cnrtMemsetAsync(p + 20, 0, 10, q));
    RT(cnrtQueueSync(q));
    LT_CHECK(p[19] == 0xab && p[20] == 0 && p[29] == 0 && p[30] == 0xab);
    RT(cnrtMemset(p, 5, 0));
    LT_CHECK(p[0] == 1);
    RT(cnrtFree(p));
    RT(cnrtQueueDestroy(q));
}

static void queue_ordered_memory(void) {
    cnrtQueue_t q = NULL;
    unsigned char *p = NULL, out[4096];
    RT(cnrtQueueCreate(&q));
    for (int round = 0; round < 20; round++) {
        RT(cnrtMemAllocAsync((void **)&p, 4096, q));
        LT_CHECK(p != NULL);
        RT(cnrtMemsetAsync(p, round, 4096, q));
        RT(cnrtMemcpyAsync(out, p, 4096, q, cnrtMemcpyDevToHost));
        RT(cnrtMemFreeAsync(p, q));
        RT(cnrtQueueSync(q));
        LT_CHECK(out[0] == round && out[4095] == round);
        LT_CHECK(cnrtFree(p) != cnrtSuccess);
    }
    cnrtGetLastError();
    RT(cnrtQueueDestroy(q));
}

/* cnrtFree waits for the work that uses the memory. */
static void free_waits(void) {
    cnrtQueue_t q = NULL;
    unsigned char *p = NULL, *out = malloc(1 << 20);
    RT(cnrtQueueCreate(&q));
    RT(cnrtMalloc((void **)&p, 1 << 20));
    memset(p, 0x5a, 1 << 20);
    gate g = {0, 0, 0, 80};
    RT(cnrtInvokeHostFunc(q, gate_hold, &g));
    RT(cnrtMemcpyAsync(out, p, 1 << 20, q, cnrtMemcpyDevToHost));
    lt_step("cnrtFree of memory in use");
    RT(cnrtFree(p));
    LT_EQ(g.left, 1);
    LT_CHECK(out[0] == 0x5a && out[(1 << 20) - 1] == 0x5a);
    RT(cnrtQueueDestroy(q));
    free(out);
}

static void information(void) {
    size_t total = 0, before = 0, during = 0;
    void *p = NULL, *h = NULL;
    int local = 0;
    cnrtPointerAttributes_t a;
    RT(cnrtMemGetInfo(&before, &total));
    LT_CHECK(total > 0 && before > 0 && before <= total);
    RT(cnrtMalloc(&p, 64u << 20));
    memset(p, 1, 64u << 20);
    RT(cnrtMemGetInfo(&during, &total));
    LT_CHECK(during <= total);
    RT(cnrtHostMalloc(&h, 100));
    memset(&a, 0xff, sizeof a);
    RT(cnrtPointerGetAttributes(&a, p));
    LT_EQ(a.type, cnrtMemTypeDevice);
    LT_CHECK(a.devicePointer == p);
    RT(cnrtPointerGetAttributes(&a, (char *)p + 1000));
    LT_EQ(a.type, cnrtMemTypeDevice);
    LT_CHECK(a.devicePointer == (void *)((char *)p + 1000));
    LT_CHECK(a.deviceBasePointer == p);
    RT(cnrtPointerGetAttributes(&a, h));
    LT_EQ(a.type, cnrtMemTypeHost);
    RT(cnrtPointerGetAttributes(&a, &local));
    LT_EQ(a.type, cnrtMemTypeUnregistered);
    RT(cnrtFree(p));
    RT(cnrtPointerGetAttributes(&a, p));
    LT_EQ(a.type, cnrtMemTypeUnregistered);
    RT(cnrtFreeHost(h));
}

static const lt_test tests[] = {{"allocation", allocation, 0},
                                {"failed_allocation_writes_nothing", failed_allocation_writes_nothing, 0},
                                {"wrong_frees", wrong_frees, 0},
                                {"copies", copies, 0},
                                {"two_dimensional", two_dimensional, 0},
                                {"fills", fills, 0},
                                {"queue_ordered_memory", queue_ordered_memory, 0},
                                {"free_waits", free_waits, 0},
                                {"information", information, 0},
                                {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
