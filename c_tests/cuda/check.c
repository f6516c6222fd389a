/* LUCHO_CHECK=1: a direction that is not that of the pointers is cudaErrorInvalidValue, and nothing is copied. */
#include <string.h>

#include "support.h"

static void directions_are_judged(void) {
    enum { HOST, PINNED, DEVICE, MANAGED };
    unsigned char pageable[2][16], *at[4][2];
    for (int i = 0; i < 2; i++) {
        at[HOST][i] = pageable[i];
        RT(cudaMallocHost((void **)&at[PINNED][i], 16));
        RT(cudaMalloc((void **)&at[DEVICE][i], 16));
        RT(cudaMallocManaged((void **)&at[MANAGED][i], 16, cudaMemAttachGlobal));
    }
    for (int to = 0; to < 4; to++)
        for (int from = 0; from < 4; from++)
            for (int kind = 0; kind <= 4; kind++) {
                int to_device = kind == 1 || kind == 3, from_device = kind == 2 || kind == 3;
                int good = kind == 4 || ((to == MANAGED || (to == DEVICE) == to_device) &&
                                         (from == MANAGED || (from == DEVICE) == from_device));
                cudaError_t want = good ? cudaSuccess : cudaErrorInvalidValue;
                lt_context("to %d from %d kind %d", to, from, kind);
                for (int how = 0; how < 3; how++) {
                    enum cudaMemcpyKind k = (enum cudaMemcpyKind)kind;
                    unsigned char *y = at[to][0], *x = at[from][1];
                    memset(y, 1, 16), memset(x, 2, 16);
                    if (how == 0) LT_EQ(cudaMemcpy(y, x, 16, k), want);
                    if (how == 1) LT_EQ(cudaMemcpyAsync(y, x, 16, k, NULL), want);
                    if (how == 2) LT_EQ(cudaMemcpy2D(y, 4, x, 4, 4, 4, k), want);
                    RT(cudaDeviceSynchronize());
                    LT_EQ(y[15], good ? 2 : 1);
                }
            }
    for (int i = 0; i < 2; i++) {
        RT(cudaFreeHost(at[PINNED][i]));
        RT(cudaFree(at[DEVICE][i]));
        RT(cudaFree(at[MANAGED][i]));
    }
    cudaGetLastError();
}

static const lt_test tests[] = {{"directions_are_judged", directions_are_judged, 0}, {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
