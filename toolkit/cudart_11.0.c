/* In libcudart.so.11.0: functions that programs built for CUDA 11 call under names that mean others, or say
 * something else, in liblucho. */
#define LUCHO_CUDA_VERSION 11080
#include "forward.h"

FORWARD("cudaGraphInstantiate", graph_instantiate, luchoCudaGraphInstantiate11,
        (cudaGraphExec_t *exec, cudaGraph_t graph, cudaGraphNode_t *node, char *text, size_t size),
        (exec, graph, node, text, size))
FORWARD("cudaGraphExecUpdate", graph_exec_update, luchoCudaGraphExecUpdate11,
        (cudaGraphExec_t exec, cudaGraph_t graph, cudaGraphNode_t *node, enum cudaGraphExecUpdateResult *result),
        (exec, graph, node, result))
VERSION("cudaRuntimeGetVersion", runtime_version)
