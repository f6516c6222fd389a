/* What asynchronous copies promise about ordinary and pinned host memory; rows and boxes. */
#include <stdlib.h>
#include <string.h>

#include "support.h"

static cudaStream_t s;

static int all(const unsigned char *p, size_t n, int value) {
    for (size_t i = 0; i < n; i++)
        if (p[i] != value) return 0;
    return 1;
}

/* The source of a copy from ordinary memory may be used again at once, however busy the stream is. */
static void sources_are_free_at_once(void) {
    static const size_t sizes[] = {1, 1000, 64 << 10, (64 << 10) + 1, 1 << 20};
    RT(cudaStreamCreate(&s));
    for (int i = 0; i < 5; i++)
        for (int busy = 0; busy < 2; busy++) {
            gate g = {0, 0, 0, FOREVER_MS};
            size_t n = sizes[i];
            unsigned char *device, *host = malloc(n);
            lt_context("%zu bytes, busy %d", n, busy);
            RT(cudaMalloc((void **)&device, n));
            memset(host, 5, n);
            if (busy) RT(cudaLaunchHostFunc(s, gate_hold, &g));
            lt_step("copying %zu bytes to a stream", n);
            RT(cudaMemcpyAsync(device, host, n, cudaMemcpyHostToDevice, s));
            memset(host, 6, n);
            free(host);
            gate_open(&g);
            RT(cudaStreamSynchronize(s));
            LT_CHECK(all(device, n, 5));
            RT(cudaFree(device));
        }
    /* What is too large to set aside is waited for. */
    gate g = {0, 0, 0, 50};
    size_t n = 3 << 20;
    unsigned char *device, *host = malloc(n);
    RT(cudaMalloc((void **)&device, n));
    memset(host, 5, n);
    RT(cudaLaunchHostFunc(s, gate_hold, &g));
    RT(cudaMemcpyAsync(device, host, n, cudaMemcpyHostToDevice, s));
    LT_CHECK(g.left && all(device, n, 5));
    free(host);
    RT(cudaFree(device));
    RT(cudaStreamDestroy(s));
}

static void destinations_are_there(void) {
    gate g = {0, 0, 0, 50};
    unsigned char *device, host[100] = {0};
    RT(cudaStreamCreate(&s));
    RT(cudaMalloc((void **)&device, 100));
    RT(cudaLaunchHostFunc(s, gate_hold, &g));
    RT(cudaMemsetAsync(device, 7, 100, s));
    RT(cudaMemcpyAsync(host, device, 100, cudaMemcpyDeviceToHost, s));
    LT_CHECK(g.left && all(host, 100, 7));
    RT(cudaFree(device));
    RT(cudaStreamDestroy(s));
}

/* Pinned memory is read and written when the stream comes to it, not before. */
static void pinned_memory_is_asynchronous(void) {
    for (int registered = 0; registered < 2; registered++) {
        gate g = {0, 0, 0, FOREVER_MS};
        unsigned char *device, *host = NULL;
        RT(cudaStreamCreate(&s));
        RT(cudaMalloc((void **)&device, 200));
        if (registered) {
            host = malloc(200);
            RT(cudaHostRegister(host, 200, cudaHostRegisterDefault));
        } else {
            RT(cudaMallocHost((void **)&host, 200));
        }
        memset(host, 5, 200);
        RT(cudaLaunchHostFunc(s, gate_hold, &g));
        lt_step("queueing copies of pinned memory");
        RT(cudaMemcpyAsync(device, host, 100, cudaMemcpyHostToDevice, s));
        RT(cudaMemcpyAsync(host + 100, device, 100, cudaMemcpyDeviceToHost, s));
        memset(host, 6, 100);
        a_while();
        LT_CHECK(all(host + 100, 100, 5) && !g.left);
        gate_open(&g);
        RT(cudaStreamSynchronize(s));
        LT_CHECK(all(device, 100, 6) && all(host + 100, 100, 6));
        RT(cudaFree(device));
        if (registered) {
            RT(cudaHostUnregister(host));
            free(host);
        } else {
            RT(cudaFreeHost(host));
        }
        RT(cudaStreamDestroy(s));
    }
}

static void device_copies_are_asynchronous(void) {
    gate g = {0, 0, 0, FOREVER_MS};
    unsigned char *x, *y;
    RT(cudaStreamCreate(&s));
    RT(cudaMalloc((void **)&x, 100));
    RT(cudaMalloc((void **)&y, 100));
    RT(cudaMemset(x, 1, 100));
    RT(cudaMemset(y, 2, 100));
    RT(cudaLaunchHostFunc(s, gate_hold, &g));
    lt_step("queueing a copy on the device");
    RT(cudaMemcpyAsync(y, x, 100, cudaMemcpyDeviceToDevice, s));
    RT(cudaMemcpyPeerAsync(y + 50, 0, x, 0, 50, s));
    a_while();
    LT_CHECK(all(y, 100, 2));
    gate_open(&g);
    RT(cudaStreamSynchronize(s));
    LT_CHECK(all(y, 100, 1));
    RT(cudaFree(x));
    RT(cudaFree(y));
    RT(cudaStreamDestroy(s));
}

/* Every direction moves bytes, also the wrong ones. */
static void directions(void) {
    unsigned char *device, in[64], out[64];
    RT(cudaMalloc((void **)&device, 64));
    for (int kind = 0; kind <= 4; kind++) {
        memset(in, kind + 1, 64), memset(out, 0, 64);
        RT(cudaMemcpy(device, in, 64, (enum cudaMemcpyKind)kind));
        RT(cudaMemcpy(out, device, 64, (enum cudaMemcpyKind)kind));
        LT_CHECK(all(out, 64, kind + 1));
    }
    RT(cudaMemcpyPeer(out, 0, device, 0, 0));
    /* Nothing to do, nothing looked at. */
    RT(cudaMemcpy(NULL, NULL, 0, cudaMemcpyDefault));
    RT(cudaMemcpyAsync(NULL, NULL, 0, cudaMemcpyDefault, NULL));
    RT(cudaMemset(NULL, 1, 0));
    /* Ranges that overlap. */
    for (int i = 0; i < 64; i++) in[i] = (unsigned char)i;
    RT(cudaMemcpy(in + 1, in, 63, cudaMemcpyHostToHost));
    LT_CHECK(in[1] == 0 && in[63] == 62);
    /* One byte more than there is. */
    LT_EQ(cudaMemcpy(device + 1, in, 64, cudaMemcpyHostToDevice), cudaErrorInvalidValue);
    LT_EQ(cudaMemcpy(in, device + 60, 5, cudaMemcpyDeviceToHost), cudaErrorInvalidValue);
    LT_EQ(cudaMemset(device + 60, 0, 5), cudaErrorInvalidValue);
    RT(cudaFree(device));
    cudaGetLastError();
}

static void rows(void) {
    enum { W = 37, H = 11, SP = 41, DP = 64 };
    unsigned char src[SP * H], want[DP * H], *host;
    for (int i = 0; i < SP * H; i++) src[i] = (unsigned char)(i * 7);
    RT(cudaStreamCreate(&s));
    RT(cudaMallocHost((void **)&host, DP * H));
    for (int how = 0; how < 3; how++) {
        memset(want, 3, sizeof want), memset(host, 3, sizeof want);
        for (int i = 0; i < H; i++) memcpy(want + i * DP, src + i * SP, W);
        if (how == 0) RT(cudaMemcpy2D(host, DP, src, SP, W, H, cudaMemcpyHostToHost));
        if (how == 1) RT(cudaMemcpy2DAsync(host, DP, src, SP, W, H, cudaMemcpyDefault, s));
        gate g = {0, 0, 0, FOREVER_MS};
        if (how == 2) { /* set aside without the gaps */
            unsigned char copy[SP * H];
            memcpy(copy, src, sizeof src);
            RT(cudaLaunchHostFunc(s, gate_hold, &g));
            RT(cudaMemcpy2DAsync(host, DP, copy, SP, W, H, cudaMemcpyHostToDevice, s));
            memset(copy, 0, sizeof copy);
            gate_open(&g);
        }
        RT(cudaStreamSynchronize(s));
        LT_CHECKF(memcmp(host, want, sizeof want) == 0, "way %d", how);
    }
    for (int how = 0; how < 2; how++) {
        memset(want, 3, sizeof want), memset(host, 3, sizeof want);
        for (int i = 0; i < H; i++) memset(want + i * DP, 0x1f, W);
        if (how == 0) RT(cudaMemset2D(host, DP, 0x71f, W, H));
        if (how == 1) RT(cudaMemset2DAsync(host, DP, 0x71f, W, H, s));
        RT(cudaStreamSynchronize(s));
        LT_CHECK(memcmp(host, want, sizeof want) == 0);
    }
    RT(cudaFreeHost(host));
    RT(cudaStreamDestroy(s));
}

static void boxes(void) {
    enum { W = 13, H = 5, D = 3, SP = 17, SH = 7, SD = 4 };
    unsigned char src[SP * SH * SD];
    struct cudaExtent whole = make_cudaExtent(20, 8, 4);
    struct cudaPitchedPtr device;
    struct cudaMemcpy3DParms p;
    for (unsigned i = 0; i < sizeof src; i++) src[i] = (unsigned char)(i * 5 + 1);
    RT(cudaMalloc3D(&device, whole));
    LT_CHECK(device.pitch >= 20 && device.pitch % 512 == 0 && device.xsize == 20 && device.ysize == 8);
    size_t bytes = device.pitch * 8 * 4;
    unsigned char *at = device.ptr, *want = malloc(bytes);
    for (int how = 0; how < 4; how++) {
        memset(want, 9, bytes);
        RT(cudaMemset(device.ptr, 9, bytes));
        memset(&p, 0, sizeof p);
        p.srcPtr = make_cudaPitchedPtr(src, SP, SP, SH), p.srcPos = make_cudaPos(2, 1, 1);
        p.dstPtr = device, p.dstPos = make_cudaPos(3, 2, 1);
        p.extent = make_cudaExtent(W, H, D), p.kind = cudaMemcpyHostToDevice;
        for (int k = 0; k < D; k++)
            for (int i = 0; i < H; i++)
                memcpy(want + ((size_t)(k + 1) * 8 + (size_t)i + 2) * device.pitch + 3,
                       src + ((k + 1) * SH + i + 1) * SP + 2, W);
        struct cudaMemcpy3DPeerParms q;
        memset(&q, 0, sizeof q);
        q.srcPtr = p.srcPtr, q.srcPos = p.srcPos, q.dstPtr = p.dstPtr, q.dstPos = p.dstPos, q.extent = p.extent;
        if (how == 0) RT(cudaMemcpy3D(&p));
        if (how == 1) RT(cudaMemcpy3DAsync(&p, NULL));
        if (how == 2) RT(cudaMemcpy3DPeer(&q));
        if (how == 3) RT(cudaMemcpy3DPeerAsync(&q, NULL));
        RT(cudaStreamSynchronize(NULL));
        LT_CHECKF(memcmp(at, want, bytes) == 0, "way %d", how);
        memset(want, 9, bytes);
        RT(cudaMemset(device.ptr, 9, bytes));
        for (int k = 0; k < D; k++)
            for (int i = 0; i < H; i++) memset(want + ((size_t)k * 8 + (size_t)i) * device.pitch, 4, W);
        if (how & 1) RT(cudaMemset3D(device, 4, p.extent));
        else RT(cudaMemset3DAsync(device, 4, p.extent, NULL));
        RT(cudaStreamSynchronize(NULL));
        LT_CHECKF(memcmp(at, want, bytes) == 0, "fill %d", how);
    }
    /* A box that leaves its rows, its slices, its allocation. */
    p.dstPos = make_cudaPos(device.pitch - W + 1, 0, 0);
    LT_EQ(cudaMemcpy3D(&p), cudaErrorInvalidValue);
    p.dstPos = make_cudaPos(0, 8 - H + 1, 0);
    LT_EQ(cudaMemcpy3D(&p), cudaErrorInvalidPitchValue);
    p.dstPos = make_cudaPos(0, 0, 4 - D + 1);
    LT_EQ(cudaMemcpy3D(&p), cudaErrorInvalidValue);
    p.dstPos = make_cudaPos(0, (size_t)-1, (size_t)-1);
    LT_EQ(cudaMemcpy3D(&p), cudaErrorInvalidPitchValue);
    LT_CHECK(memcmp(at, want, bytes) == 0);
    free(want);
    RT(cudaFree(device.ptr));
    cudaGetLastError();
}

static const lt_test tests[] = {{"sources_are_free_at_once", sources_are_free_at_once, 0},
                                {"destinations_are_there", destinations_are_there, 0},
                                {"pinned_memory_is_asynchronous", pinned_memory_is_asynchronous, 0},
                                {"device_copies_are_asynchronous", device_copies_are_asynchronous, 0},
                                {"directions", directions, 0},
                                {"rows", rows, 0},
                                {"boxes", boxes, 0},
                                {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
