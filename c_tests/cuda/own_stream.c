/* Each thread's own default stream. With CUDA_API_PER_THREAD_DEFAULT_STREAM, stream 0 is it; otherwise it has a
 * name, and functions of its own. */
#include <pthread.h>

#include "support.h"

#ifdef CUDA_API_PER_THREAD_DEFAULT_STREAM
#define OWN NULL
#define OWN_MEMCPY cudaMemcpy
#else
#define OWN cudaStreamPerThread
#define OWN_MEMCPY cudaMemcpy_ptds
#endif

static unsigned char *block;

typedef struct {
    gate g;
    unsigned long long id;
    int ready;
} held;

static void *hold_own(void *p) {
    held *h = (held *)p;
    RT(cudaStreamGetId(OWN, &h->id));
    RT(cudaLaunchHostFunc(OWN, gate_hold, &h->g));
    RT(cudaMemsetAsync(block, 2, 1, OWN));
    __atomic_store_n(&h->ready, 1, __ATOMIC_RELEASE);
    RT(cudaStreamSynchronize(OWN));
    return NULL;
}

/* One thread's stream is busy; another thread's is not, and both keep order with the common one. */
static void threads_are_independent(void) {
    held h = {{0, 0, 0, FOREVER_MS}, 0, 0};
    unsigned long long mine = 0, common = 0;
    unsigned char out = 0;
    pthread_t t;
    RT(cudaMalloc((void **)&block, 64));
    RT(cudaMemset(block, 1, 64));
    RT(cudaDeviceSynchronize());
    pthread_create(&t, NULL, hold_own, &h);
    while (!__atomic_load_n(&h.ready, __ATOMIC_ACQUIRE)) lt_sleep_ms(1);
    RT(cudaStreamGetId(OWN, &mine));
    RT(cudaStreamGetId(cudaStreamLegacy, &common));
    LT_CHECK(mine != h.id && mine != common && h.id != common);
    lt_step("the own stream of a second thread");
    RT(cudaMemsetAsync(block + 1, 3, 1, OWN));
    RT(cudaStreamSynchronize(OWN));
    RT(OWN_MEMCPY(&out, block + 1, 1, cudaMemcpyDeviceToHost));
    LT_EQ(out, 3);
    LT_EQ(block[0], 1);
    lt_step("the common stream behind both");
    RT(cudaMemsetAsync(block + 2, 4, 1, cudaStreamLegacy));
    a_while();
    LT_EQ(block[2], 1);
    gate_open(&h.g);
    RT(cudaStreamSynchronize(cudaStreamLegacy));
    LT_CHECK(block[0] == 2 && block[2] == 4);
    pthread_join(t, NULL);
    RT(cudaFree(block));
}

static void waits_for_the_common_stream(void) {
    gate g = {0, 0, 0, FOREVER_MS};
    RT(cudaMalloc((void **)&block, 64));
    RT(cudaMemset(block, 1, 64));
    RT(cudaLaunchHostFunc(cudaStreamLegacy, gate_hold, &g));
    RT(cudaMemsetAsync(block, 2, 1, OWN));
    a_while();
    LT_EQ(block[0], 1);
    gate_open(&g);
    RT(cudaStreamSynchronize(OWN));
    LT_EQ(block[0], 2);
    RT(cudaFree(block));
}

static void *use_own(void *p) {
    unsigned char *at = (unsigned char *)p;
    RT(cudaMemsetAsync(at, 5, 1, OWN));
    RT(cudaStreamSynchronize(OWN));
    LT_EQ(*at, 5);
    return NULL;
}

/* Streams of threads that are gone are used again: after thousands of threads the numbers are still small. */
static void threads_come_and_go(void) {
    unsigned long long before = 0, after = 0;
    cudaStream_t s;
    RT(cudaMalloc((void **)&block, 64));
    RT(cudaStreamCreate(&s));
    RT(cudaStreamGetId(s, &before));
    RT(cudaStreamDestroy(s));
    int rounds = lt_under_valgrind() ? 100 : 1000;
    for (int i = 0; i < rounds; i++) {
        pthread_t t[2];
        for (int k = 0; k < 2; k++) pthread_create(&t[k], NULL, use_own, block + k);
        for (int k = 0; k < 2; k++) pthread_join(t[k], NULL);
    }
    RT(cudaStreamCreate(&s));
    RT(cudaStreamGetId(s, &after));
    RT(cudaStreamDestroy(s));
    LT_LE((double)(after - before), 32);
    RT(cudaFree(block));
}

static void cannot_be_destroyed(void) {
    LT_EQ(cudaStreamDestroy(cudaStreamPerThread), cudaErrorInvalidResourceHandle);
    LT_EQ(cudaStreamDestroy(cudaStreamLegacy), cudaErrorInvalidResourceHandle);
    LT_EQ(cudaStreamDestroy(NULL), cudaErrorInvalidResourceHandle);
    LT_EQ(cudaGetLastError(), cudaErrorInvalidResourceHandle);
}

static const lt_test tests[] = {{"threads_are_independent", threads_are_independent, 0},
                                {"waits_for_the_common_stream", waits_for_the_common_stream, 0},
                                {"threads_come_and_go", threads_come_and_go, 0},
                                {"cannot_be_destroyed", cannot_be_destroyed, 0},
                                {0}};

int main(int argc, char **argv) { return lt_main(argc, argv, tests, NULL); }
