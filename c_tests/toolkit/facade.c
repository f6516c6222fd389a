/* What a program built for CUDA 11, 12 or 13 (VERSION) gets under the names that mean other things in each. Linked with
 * a library that has NVIDIA's soname and version node; none of our headers, whose macros would lead elsewhere. */
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct graph *graph_t;
typedef struct node *node_t;
typedef struct exec *exec_t;
typedef struct stream *stream_t;
typedef struct { int type, id; } location;
typedef struct { unsigned char from, to, type, reserved[5]; } edge;
typedef struct { unsigned x, y, z; } dim3;

int cudaGetLastError(void), cudaRuntimeGetVersion(int *), cudaDriverGetVersion(int *);
int cudaMallocManaged(void **, size_t, unsigned), cudaFree(void *);
int cudaGraphCreate(graph_t *, unsigned), cudaGraphDestroy(graph_t);
int cudaGraphAddEmptyNode(node_t *, graph_t, const node_t *, size_t);
int cudaGraphExecDestroy(exec_t), cudaGraphLaunch(exec_t, stream_t), cudaDeviceSynchronize(void);
int cudaStreamCreate(stream_t *), cudaStreamDestroy(stream_t);
int cudaStreamBeginCapture(stream_t, int), cudaStreamEndCapture(stream_t, graph_t *);

#if VERSION == 11
enum { BYTES = 728, NUMBER = 11080 };
int cudaGetDeviceProperties(void *, int);
int cudaGraphInstantiate(exec_t *, graph_t, node_t *, char *, size_t);
int cudaGraphExecUpdate(exec_t, graph_t, node_t *, int *);
int cudaMemAdvise(const void *, size_t, int, int), cudaMemPrefetchAsync(const void *, size_t, int, stream_t);
int cudaStreamGetCaptureInfo(stream_t, int *, unsigned long long *);
#elif VERSION == 12
enum { BYTES = 1032, NUMBER = 12090 };
int cudaGetDeviceProperties_v2(void *, int);
#define cudaGetDeviceProperties cudaGetDeviceProperties_v2
int cudaGraphInstantiate(exec_t *, graph_t, unsigned long long);
int cudaMemAdvise(const void *, size_t, int, int), cudaMemPrefetchAsync(const void *, size_t, int, stream_t);
int cudaStreamGetCaptureInfo_v2(stream_t, int *, unsigned long long *, graph_t *, const node_t **, size_t *);
#else
enum { BYTES = 1008, NUMBER = 13000 };
int cudaGetDeviceProperties(void *, int);
int cudaGraphInstantiate(exec_t *, graph_t, unsigned long long);
int cudaMemAdvise(const void *, size_t, int, location);
int cudaMemPrefetchAsync(const void *, size_t, location, unsigned, stream_t);
int cudaMemPrefetchAsync_ptsz(const void *, size_t, location, unsigned, stream_t);
int cudaStreamGetCaptureInfo(stream_t, int *, unsigned long long *, graph_t *, const node_t **, const edge **, size_t *);
int cudaStreamGetCaptureInfo_ptsz(stream_t, int *, unsigned long long *, graph_t *, const node_t **, const edge **,
                                  size_t *);
int cudaGraphAddDependencies(graph_t, const node_t *, const node_t *, const edge *, size_t);
int cudaGraphGetEdges(graph_t, node_t *, node_t *, edge *, size_t *);
#endif

void **__cudaRegisterFatBinary(void *);
void __cudaRegisterFatBinaryEnd(void **), __cudaUnregisterFatBinary(void **);
unsigned __cudaPushCallConfiguration(dim3, dim3, size_t, stream_t);

#define CHECK(holds)                                                                            \
    do {                                                                                        \
        if (!(holds)) printf("FAILED %s:%d: %s\n", __FILE__, __LINE__, #holds), exit(1);        \
    } while (0)
#define RT(call) CHECK((call) == 0)

static void properties(void) {
    unsigned char bytes[1200];
    int length = sizeof bytes;
    memset(bytes, 0x5a, sizeof bytes);
    RT(cudaGetDeviceProperties(bytes, 0));
    CHECK(strcmp((char *)bytes, "lucho virtual device") == 0);
    while (length > 0 && bytes[length - 1] == 0x5a) length--;
    CHECK(length == BYTES);
}

static void versions(void) {
    int version = 0;
    RT(cudaRuntimeGetVersion(&version));
    CHECK(version == NUMBER);
    version = 0;
    RT(cudaDriverGetVersion(&version));
    CHECK(version >= NUMBER);
    CHECK(cudaRuntimeGetVersion(NULL) == 1 && cudaGetLastError() == 1);
    CHECK(cudaDriverGetVersion(NULL) == 1 && cudaGetLastError() == 1);
}

static void advice(void) {
    void *block;
    RT(cudaMallocManaged(&block, 4096, 1));
#if VERSION == 13 /* as numbers, these are devices 1 and 2, which there are not */
    location device = {1, 0}, host = {2, 0};
    RT(cudaMemAdvise(block, 4096, 3, device));
    RT(cudaMemAdvise(block, 4096, 3, host));
    RT(cudaMemPrefetchAsync(block, 4096, device, 0, NULL));
    RT(cudaMemPrefetchAsync(block, 4096, host, 0, NULL));
    RT(cudaMemPrefetchAsync_ptsz(block, 4096, host, 0, NULL));
#else
    RT(cudaMemAdvise(block, 4096, 3, 0));
    RT(cudaMemPrefetchAsync(block, 4096, 0, NULL));
    CHECK(cudaMemPrefetchAsync(block, 4096, 1, NULL) == 101 && cudaGetLastError() == 101);
#endif
    RT(cudaDeviceSynchronize());
    RT(cudaFree(block));
}

static void graphs(void) {
    graph_t graph;
    node_t nodes[2];
    exec_t exec = NULL;
    RT(cudaGraphCreate(&graph, 0));
    RT(cudaGraphAddEmptyNode(&nodes[0], graph, NULL, 0));
    RT(cudaGraphAddEmptyNode(&nodes[1], graph, NULL, 0));
#if VERSION == 13
    node_t from = NULL, to = NULL;
    edge data;
    size_t count = 1;
    RT(cudaGraphAddDependencies(graph, &nodes[0], &nodes[1], NULL, 1));
    memset(&data, 0x5a, sizeof data);
    RT(cudaGraphGetEdges(graph, &from, &to, &data, &count));
    CHECK(count == 1 && from == nodes[0] && to == nodes[1] && data.from == 0 && data.to == 0);
#endif
#if VERSION == 11
    node_t fault = nodes[0];
    char text[2] = "?";
    int why = 9;
    RT(cudaGraphInstantiate(&exec, graph, &fault, text, sizeof text));
    CHECK(fault == NULL && text[0] == 0);
    RT(cudaGraphExecUpdate(exec, graph, &fault, &why));
    CHECK(fault == NULL && why == 0);
#else
    RT(cudaGraphInstantiate(&exec, graph, 0));
#endif
    RT(cudaGraphLaunch(exec, NULL));
    RT(cudaDeviceSynchronize());
    RT(cudaGraphExecDestroy(exec));
    RT(cudaGraphDestroy(graph));
}

static void capture(void) {
    stream_t stream;
    graph_t made = NULL;
    int status = 9;
    unsigned long long id = 0;
    RT(cudaStreamCreate(&stream));
    RT(cudaStreamBeginCapture(stream, 0));
#if VERSION == 11
    RT(cudaStreamGetCaptureInfo(stream, &status, &id));
#elif VERSION == 12
    RT(cudaStreamGetCaptureInfo_v2(stream, &status, &id, NULL, NULL, NULL));
#else /* the graph is not told: an error, where the function of CUDA 11 would not look at the argument */
    graph_t graph = NULL;
    CHECK(cudaStreamGetCaptureInfo(stream, &status, &id, &graph, NULL, NULL, NULL) == 801);
    CHECK(cudaStreamGetCaptureInfo_ptsz(stream, &status, &id, &graph, NULL, NULL, NULL) == 801);
    CHECK(cudaGetLastError() == 801 && status == 9 && id == 0);
    RT(cudaStreamGetCaptureInfo_ptsz(stream, &status, &id, NULL, NULL, NULL, NULL));
    CHECK(status == 1 && id != 0);
    status = 9, id = 0;
    RT(cudaStreamGetCaptureInfo(stream, &status, &id, NULL, NULL, NULL, NULL));
#endif
    CHECK(status == 1 && id != 0);
    RT(cudaStreamEndCapture(stream, &made));
    RT(cudaGraphDestroy(made));
    RT(cudaStreamDestroy(stream));
}

/* What NVIDIA's compiler adds to every .cu file, and to every launch. */
static void kernels(void) {
    dim3 one = {1, 1, 1};
    void **handle = __cudaRegisterFatBinary(NULL);
    CHECK(handle != NULL);
    __cudaRegisterFatBinaryEnd(handle);
    CHECK(__cudaPushCallConfiguration(one, one, 0, NULL) != 0 && cudaGetLastError() == 801);
    __cudaUnregisterFatBinary(handle);
}

/* Every name of a file can be had from a library that is opened by its path. */
static void opened(const char *path, const char *names) {
    char name[128];
    int count = 0;
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL), *lucho = dlopen("liblucho.so.0", RTLD_NOW | RTLD_NOLOAD);
    FILE *file = fopen(names, "r");
    CHECK(library != NULL && lucho != NULL && file != NULL);
    while (fscanf(file, "%127s", name) == 1) {
        void *here = dlsym(library, name), *there = dlsym(lucho, name);
        if (here == NULL || there == NULL || here != there) printf("%s: %s\n", path, name), count = -100000;
        count++;
    }
    CHECK(count >= 0);
    fclose(file);
}

int main(int argc, char **argv) {
    if (argc == 3) return opened(argv[1], argv[2]), 0;
    properties(), versions(), advice(), graphs(), capture(), kernels();
    return 0;
}
