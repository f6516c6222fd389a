/* The entry points of the CUDA runtime as rows of a table: good arguments, and how to pass them. */
#include "support.h"

#undef cudaGetDeviceProperties
#undef cudaStreamGetCaptureInfo

extern const lt_entry cuda_entries[];

static struct cudaMemLocation place(int64_t type, int64_t id) {
    struct cudaMemLocation location = {(enum cudaMemLocationType)type, (int)id};
    return location;
}
static struct dim3 one = {1, 1, 1};

static int64_t call_GetDeviceCount(const int64_t *v) { return cudaGetDeviceCount(LT_P(v[0])); }
static int64_t call_GetDevice(const int64_t *v) { return cudaGetDevice(LT_P(v[0])); }
static int64_t call_SetDevice(const int64_t *v) { return cudaSetDevice((int)v[0]); }
static int64_t call_SetValidDevices(const int64_t *v) { return cudaSetValidDevices(LT_P(v[0]), (int)v[1]); }
static int64_t call_InitDevice(const int64_t *v) { return cudaInitDevice((int)v[0], (unsigned)v[1], (unsigned)v[2]); }
static int64_t call_SetDeviceFlags(const int64_t *v) { return cudaSetDeviceFlags((unsigned)v[0]); }
static int64_t call_GetDeviceFlags(const int64_t *v) { return cudaGetDeviceFlags(LT_P(v[0])); }
static int64_t call_DeviceGetPCIBusId(const int64_t *v) { return cudaDeviceGetPCIBusId(LT_P(v[0]), (int)v[1], (int)v[2]); }
static int64_t call_DeviceGetByPCIBusId(const int64_t *v) { return cudaDeviceGetByPCIBusId(LT_P(v[0]), LT_P(v[1])); }
static int64_t call_DeviceCanAccessPeer(const int64_t *v) { return cudaDeviceCanAccessPeer(LT_P(v[0]), (int)v[1], (int)v[2]); }
static int64_t call_DeviceGetP2PAttribute(const int64_t *v) { return cudaDeviceGetP2PAttribute(LT_P(v[0]), (enum cudaDeviceP2PAttr)v[1], (int)v[2], (int)v[3]); }
static int64_t call_DeviceEnablePeerAccess(const int64_t *v) { return cudaDeviceEnablePeerAccess((int)v[0], (unsigned)v[1]); }
static int64_t call_DeviceDisablePeerAccess(const int64_t *v) { return cudaDeviceDisablePeerAccess((int)v[0]); }
static int64_t call_DeviceGetAttribute(const int64_t *v) { return cudaDeviceGetAttribute(LT_P(v[0]), (enum cudaDeviceAttr)v[1], (int)v[2]); }
static int64_t call_GetDeviceProperties(const int64_t *v) { return cudaGetDeviceProperties(LT_P(v[0]), (int)v[1]); }
static int64_t call_GetDeviceProperties_v2(const int64_t *v) { return cudaGetDeviceProperties_v2(LT_P(v[0]), (int)v[1]); }
static int64_t call_luchoCudaGetDeviceProperties13(const int64_t *v) { return luchoCudaGetDeviceProperties13(LT_P(v[0]), (int)v[1]); }
static int64_t call_ChooseDevice(const int64_t *v) { return cudaChooseDevice(LT_P(v[0]), LT_P(v[1])); }
static int64_t call_DeviceSetLimit(const int64_t *v) { return cudaDeviceSetLimit((enum cudaLimit)v[0], (size_t)v[1]); }
static int64_t call_DeviceGetLimit(const int64_t *v) { return cudaDeviceGetLimit(LT_P(v[0]), (enum cudaLimit)v[1]); }
static int64_t call_DeviceSetCacheConfig(const int64_t *v) { return cudaDeviceSetCacheConfig((enum cudaFuncCache)v[0]); }
static int64_t call_DeviceGetCacheConfig(const int64_t *v) { return cudaDeviceGetCacheConfig(LT_P(v[0])); }
static int64_t call_DeviceSetSharedMemConfig(const int64_t *v) { return cudaDeviceSetSharedMemConfig((enum cudaSharedMemConfig)v[0]); }
static int64_t call_DeviceGetSharedMemConfig(const int64_t *v) { return cudaDeviceGetSharedMemConfig(LT_P(v[0])); }
static int64_t call_RuntimeGetVersion(const int64_t *v) { return cudaRuntimeGetVersion(LT_P(v[0])); }
static int64_t call_DriverGetVersion(const int64_t *v) { return cudaDriverGetVersion(LT_P(v[0])); }
static int64_t call_Malloc(const int64_t *v) { return cudaMalloc(LT_P(v[0]), (size_t)v[1]); }
static int64_t call_Free(const int64_t *v) { return cudaFree(LT_P(v[0])); }
static int64_t call_MallocHost(const int64_t *v) { return cudaMallocHost(LT_P(v[0]), (size_t)v[1]); }
static int64_t call_HostAlloc(const int64_t *v) { return cudaHostAlloc(LT_P(v[0]), (size_t)v[1], (unsigned)v[2]); }
static int64_t call_FreeHost(const int64_t *v) { return cudaFreeHost(LT_P(v[0])); }
static int64_t call_HostRegister(const int64_t *v) { return cudaHostRegister(LT_P(v[0]), (size_t)v[1], (unsigned)v[2]); }
static int64_t call_HostUnregister(const int64_t *v) { return cudaHostUnregister(LT_P(v[0])); }
static int64_t call_HostGetDevicePointer(const int64_t *v) { return cudaHostGetDevicePointer(LT_P(v[0]), LT_P(v[1]), (unsigned)v[2]); }
static int64_t call_HostGetFlags(const int64_t *v) { return cudaHostGetFlags(LT_P(v[0]), LT_P(v[1])); }
static int64_t call_MallocManaged(const int64_t *v) { return cudaMallocManaged(LT_P(v[0]), (size_t)v[1], (unsigned)v[2]); }
static int64_t call_MallocPitch(const int64_t *v) { return cudaMallocPitch(LT_P(v[0]), LT_P(v[1]), (size_t)v[2], (size_t)v[3]); }
static int64_t call_Malloc3D(const int64_t *v) { return cudaMalloc3D(LT_P(v[0]), make_cudaExtent((size_t)v[1], (size_t)v[2], (size_t)v[3])); }
static int64_t call_MallocAsync(const int64_t *v) { return cudaMallocAsync(LT_P(v[0]), (size_t)v[1], (cudaStream_t)LT_P(v[2])); }
static int64_t call_FreeAsync(const int64_t *v) { return cudaFreeAsync(LT_P(v[0]), (cudaStream_t)LT_P(v[1])); }
static int64_t call_MemGetInfo(const int64_t *v) { return cudaMemGetInfo(LT_P(v[0]), LT_P(v[1])); }
static int64_t call_PointerGetAttributes(const int64_t *v) { return cudaPointerGetAttributes(LT_P(v[0]), LT_P(v[1])); }
static int64_t call_MemAdvise(const int64_t *v) { return cudaMemAdvise(LT_P(v[0]), (size_t)v[1], (enum cudaMemoryAdvise)v[2], (int)v[3]); }
static int64_t call_MemAdvise_v2(const int64_t *v) { return cudaMemAdvise_v2(LT_P(v[0]), (size_t)v[1], (enum cudaMemoryAdvise)v[2], place(v[3], v[4])); }
static int64_t call_MemPrefetchAsync(const int64_t *v) { return cudaMemPrefetchAsync(LT_P(v[0]), (size_t)v[1], (int)v[2], (cudaStream_t)LT_P(v[3])); }
static int64_t call_MemPrefetchAsync_v2(const int64_t *v) { return cudaMemPrefetchAsync_v2(LT_P(v[0]), (size_t)v[1], place(v[2], v[3]), (unsigned)v[4], (cudaStream_t)LT_P(v[5])); }
static int64_t call_StreamAttachMemAsync(const int64_t *v) { return cudaStreamAttachMemAsync((cudaStream_t)LT_P(v[0]), LT_P(v[1]), (size_t)v[2], (unsigned)v[3]); }
static int64_t call_Memcpy(const int64_t *v) { return cudaMemcpy(LT_P(v[0]), LT_P(v[1]), (size_t)v[2], (enum cudaMemcpyKind)v[3]); }
static int64_t call_Memcpy_ptds(const int64_t *v) { return cudaMemcpy_ptds(LT_P(v[0]), LT_P(v[1]), (size_t)v[2], (enum cudaMemcpyKind)v[3]); }
static int64_t call_MemcpyAsync(const int64_t *v) { return cudaMemcpyAsync(LT_P(v[0]), LT_P(v[1]), (size_t)v[2], (enum cudaMemcpyKind)v[3], (cudaStream_t)LT_P(v[4])); }
static int64_t call_Memcpy2D(const int64_t *v) { return cudaMemcpy2D(LT_P(v[0]), (size_t)v[1], LT_P(v[2]), (size_t)v[3], (size_t)v[4], (size_t)v[5], (enum cudaMemcpyKind)v[6]); }
static int64_t call_Memcpy2DAsync(const int64_t *v) { return cudaMemcpy2DAsync(LT_P(v[0]), (size_t)v[1], LT_P(v[2]), (size_t)v[3], (size_t)v[4], (size_t)v[5], (enum cudaMemcpyKind)v[6], (cudaStream_t)LT_P(v[7])); }
static int64_t call_Memcpy3D(const int64_t *v) { return cudaMemcpy3D(LT_P(v[0])); }
static int64_t call_Memcpy3DAsync(const int64_t *v) { return cudaMemcpy3DAsync(LT_P(v[0]), (cudaStream_t)LT_P(v[1])); }
static int64_t call_Memcpy3DPeer(const int64_t *v) { return cudaMemcpy3DPeer(LT_P(v[0])); }
static int64_t call_Memcpy3DPeerAsync(const int64_t *v) { return cudaMemcpy3DPeerAsync(LT_P(v[0]), (cudaStream_t)LT_P(v[1])); }
static int64_t call_MemcpyPeer(const int64_t *v) { return cudaMemcpyPeer(LT_P(v[0]), (int)v[1], LT_P(v[2]), (int)v[3], (size_t)v[4]); }
static int64_t call_MemcpyPeerAsync(const int64_t *v) { return cudaMemcpyPeerAsync(LT_P(v[0]), (int)v[1], LT_P(v[2]), (int)v[3], (size_t)v[4], (cudaStream_t)LT_P(v[5])); }
static int64_t call_Memset(const int64_t *v) { return cudaMemset(LT_P(v[0]), (int)v[1], (size_t)v[2]); }
static int64_t call_MemsetAsync(const int64_t *v) { return cudaMemsetAsync(LT_P(v[0]), (int)v[1], (size_t)v[2], (cudaStream_t)LT_P(v[3])); }
static int64_t call_Memset2D(const int64_t *v) { return cudaMemset2D(LT_P(v[0]), (size_t)v[1], (int)v[2], (size_t)v[3], (size_t)v[4]); }
static int64_t call_Memset2DAsync(const int64_t *v) { return cudaMemset2DAsync(LT_P(v[0]), (size_t)v[1], (int)v[2], (size_t)v[3], (size_t)v[4], (cudaStream_t)LT_P(v[5])); }
static int64_t call_Memset3D(const int64_t *v) { return cudaMemset3D(make_cudaPitchedPtr(LT_P(v[0]), (size_t)v[1], 0, (size_t)v[2]), (int)v[3], make_cudaExtent((size_t)v[4], (size_t)v[5], (size_t)v[6])); }
static int64_t call_Memset3DAsync(const int64_t *v) { return cudaMemset3DAsync(make_cudaPitchedPtr(LT_P(v[0]), (size_t)v[1], 0, (size_t)v[2]), (int)v[3], make_cudaExtent((size_t)v[4], (size_t)v[5], (size_t)v[6]), (cudaStream_t)LT_P(v[7])); }
static int64_t call_StreamCreate(const int64_t *v) { return cudaStreamCreate(LT_P(v[0])); }
static int64_t call_StreamCreateWithFlags(const int64_t *v) { return cudaStreamCreateWithFlags(LT_P(v[0]), (unsigned)v[1]); }
static int64_t call_StreamCreateWithPriority(const int64_t *v) { return cudaStreamCreateWithPriority(LT_P(v[0]), (unsigned)v[1], (int)v[2]); }
static int64_t call_DeviceGetStreamPriorityRange(const int64_t *v) { return cudaDeviceGetStreamPriorityRange(LT_P(v[0]), LT_P(v[1])); }
static int64_t call_StreamDestroy(const int64_t *v) { return cudaStreamDestroy((cudaStream_t)LT_P(v[0])); }
static int64_t call_StreamQuery(const int64_t *v) { return cudaStreamQuery((cudaStream_t)LT_P(v[0])); }
static int64_t call_StreamSynchronize(const int64_t *v) { return cudaStreamSynchronize((cudaStream_t)LT_P(v[0])); }
static int64_t call_StreamWaitEvent(const int64_t *v) { return cudaStreamWaitEvent((cudaStream_t)LT_P(v[0]), (cudaEvent_t)LT_P(v[1]), (unsigned)v[2]); }
static int64_t call_LaunchHostFunc(const int64_t *v) { return cudaLaunchHostFunc((cudaStream_t)LT_P(v[0]), (cudaHostFn_t)LT_P(v[1]), LT_P(v[2])); }
static int64_t call_StreamAddCallback(const int64_t *v) { return cudaStreamAddCallback((cudaStream_t)LT_P(v[0]), (cudaStreamCallback_t)LT_P(v[1]), LT_P(v[2]), (unsigned)v[3]); }
static int64_t call_StreamGetPriority(const int64_t *v) { return cudaStreamGetPriority((cudaStream_t)LT_P(v[0]), LT_P(v[1])); }
static int64_t call_StreamGetFlags(const int64_t *v) { return cudaStreamGetFlags((cudaStream_t)LT_P(v[0]), LT_P(v[1])); }
static int64_t call_StreamGetId(const int64_t *v) { return cudaStreamGetId((cudaStream_t)LT_P(v[0]), LT_P(v[1])); }
static int64_t call_StreamGetDevice(const int64_t *v) { return cudaStreamGetDevice((cudaStream_t)LT_P(v[0]), LT_P(v[1])); }
static int64_t call_EventCreate(const int64_t *v) { return cudaEventCreate(LT_P(v[0])); }
static int64_t call_EventCreateWithFlags(const int64_t *v) { return cudaEventCreateWithFlags(LT_P(v[0]), (unsigned)v[1]); }
static int64_t call_EventDestroy(const int64_t *v) { return cudaEventDestroy((cudaEvent_t)LT_P(v[0])); }
static int64_t call_EventQuery(const int64_t *v) { return cudaEventQuery((cudaEvent_t)LT_P(v[0])); }
static int64_t call_EventSynchronize(const int64_t *v) { return cudaEventSynchronize((cudaEvent_t)LT_P(v[0])); }
static int64_t call_EventRecord(const int64_t *v) { return cudaEventRecord((cudaEvent_t)LT_P(v[0]), (cudaStream_t)LT_P(v[1])); }
static int64_t call_EventRecordWithFlags(const int64_t *v) { return cudaEventRecordWithFlags((cudaEvent_t)LT_P(v[0]), (cudaStream_t)LT_P(v[1]), (unsigned)v[2]); }
static int64_t call_EventElapsedTime(const int64_t *v) { return cudaEventElapsedTime(LT_P(v[0]), (cudaEvent_t)LT_P(v[1]), (cudaEvent_t)LT_P(v[2])); }
static int64_t call_EventElapsedTime_v2(const int64_t *v) { return cudaEventElapsedTime_v2(LT_P(v[0]), (cudaEvent_t)LT_P(v[1]), (cudaEvent_t)LT_P(v[2])); }
static int64_t call_LaunchKernel(const int64_t *v) { return cudaLaunchKernel(LT_P(v[0]), one, one, NULL, 0, (cudaStream_t)LT_P(v[1])); }
static int64_t call_MemcpyToSymbol(const int64_t *v) { return cudaMemcpyToSymbol(LT_P(v[0]), &one, 4, 0, (enum cudaMemcpyKind)v[1]); }
static int64_t call_MemcpyToSymbolAsync(const int64_t *v) { return cudaMemcpyToSymbolAsync(LT_P(v[0]), &one, 4, 0, (enum cudaMemcpyKind)v[1], (cudaStream_t)LT_P(v[2])); }
static int64_t call_MemcpyFromSymbol(const int64_t *v) { return cudaMemcpyFromSymbol(&one, LT_P(v[0]), 4, 0, (enum cudaMemcpyKind)v[1]); }
static int64_t call_MemcpyFromSymbolAsync(const int64_t *v) { return cudaMemcpyFromSymbolAsync(&one, LT_P(v[0]), 4, 0, (enum cudaMemcpyKind)v[1], (cudaStream_t)LT_P(v[2])); }
static int64_t call_GetSymbolAddress(const int64_t *v) { return cudaGetSymbolAddress(LT_P(v[0]), LT_P(v[1])); }
static int64_t call_GetSymbolSize(const int64_t *v) { return cudaGetSymbolSize(LT_P(v[0]), LT_P(v[1])); }
static int64_t call_FuncGetAttributes(const int64_t *v) { return cudaFuncGetAttributes(LT_P(v[0]), LT_P(v[1])); }
static int64_t call_FuncSetAttribute(const int64_t *v) { return cudaFuncSetAttribute(LT_P(v[0]), (enum cudaFuncAttribute)v[1], (int)v[2]); }
static int64_t call_FuncSetCacheConfig(const int64_t *v) { return cudaFuncSetCacheConfig(LT_P(v[0]), (enum cudaFuncCache)v[1]); }
static int64_t call_DeviceGetDefaultMemPool(const int64_t *v) { return cudaDeviceGetDefaultMemPool(LT_P(v[0]), (int)v[1]); }
static int64_t call_DeviceGetMemPool(const int64_t *v) { return cudaDeviceGetMemPool(LT_P(v[0]), (int)v[1]); }
static int64_t call_DeviceSetMemPool(const int64_t *v) { return cudaDeviceSetMemPool((int)v[0], (cudaMemPool_t)LT_P(v[1])); }
static int64_t call_MemPoolTrimTo(const int64_t *v) { return cudaMemPoolTrimTo((cudaMemPool_t)LT_P(v[0]), (size_t)v[1]); }
static int64_t call_MemPoolDestroy(const int64_t *v) { return cudaMemPoolDestroy((cudaMemPool_t)LT_P(v[0])); }
static int64_t call_MemPoolCreate(const int64_t *v) { return cudaMemPoolCreate(LT_P(v[0]), LT_P(v[1])); }
static int64_t call_MemPoolSetAttribute(const int64_t *v) { return cudaMemPoolSetAttribute((cudaMemPool_t)LT_P(v[0]), (enum cudaMemPoolAttr)v[1], LT_P(v[2])); }
static int64_t call_MemPoolGetAttribute(const int64_t *v) { return cudaMemPoolGetAttribute((cudaMemPool_t)LT_P(v[0]), (enum cudaMemPoolAttr)v[1], LT_P(v[2])); }
static int64_t call_MemPoolSetAccess(const int64_t *v) { return cudaMemPoolSetAccess((cudaMemPool_t)LT_P(v[0]), LT_P(v[1]), (size_t)v[2]); }
static int64_t call_MemPoolGetAccess(const int64_t *v) { return cudaMemPoolGetAccess(LT_P(v[0]), (cudaMemPool_t)LT_P(v[1]), LT_P(v[2])); }
static int64_t call_MallocFromPoolAsync(const int64_t *v) { return cudaMallocFromPoolAsync(LT_P(v[0]), (size_t)v[1], (cudaMemPool_t)LT_P(v[2]), (cudaStream_t)LT_P(v[3])); }
static int64_t call_StreamIsCapturing(const int64_t *v) { return cudaStreamIsCapturing((cudaStream_t)LT_P(v[0]), LT_P(v[1])); }
static int64_t call_StreamGetCaptureInfo(const int64_t *v) { return cudaStreamGetCaptureInfo((cudaStream_t)LT_P(v[0]), LT_P(v[1]), LT_P(v[2])); }
static int64_t call_StreamGetCaptureInfo_v2(const int64_t *v) { return cudaStreamGetCaptureInfo_v2((cudaStream_t)LT_P(v[0]), LT_P(v[1]), LT_P(v[2]), LT_P(v[3]), LT_P(v[4]), LT_P(v[5])); }
static int64_t call_StreamGetCaptureInfo_v3(const int64_t *v) { return cudaStreamGetCaptureInfo_v3((cudaStream_t)LT_P(v[0]), LT_P(v[1]), LT_P(v[2]), LT_P(v[3]), LT_P(v[4]), LT_P(v[5]), LT_P(v[6])); }
static int64_t call_StreamBeginCapture(const int64_t *v) { return cudaStreamBeginCapture((cudaStream_t)LT_P(v[0]), (enum cudaStreamCaptureMode)v[1]); }
static int64_t call_StreamEndCapture(const int64_t *v) { return cudaStreamEndCapture((cudaStream_t)LT_P(v[0]), LT_P(v[1])); }
static int64_t call_ThreadExchangeStreamCaptureMode(const int64_t *v) { return cudaThreadExchangeStreamCaptureMode(LT_P(v[0])); }
static int64_t call_GraphCreate(const int64_t *v) { return cudaGraphCreate(LT_P(v[0]), (unsigned)v[1]); }
static int64_t call_GraphDestroy(const int64_t *v) { return cudaGraphDestroy((cudaGraph_t)LT_P(v[0])); }
static int64_t call_GraphGetNodes(const int64_t *v) { return cudaGraphGetNodes((cudaGraph_t)LT_P(v[0]), LT_P(v[1]), LT_P(v[2])); }
static int64_t call_GraphGetRootNodes(const int64_t *v) { return cudaGraphGetRootNodes((cudaGraph_t)LT_P(v[0]), LT_P(v[1]), LT_P(v[2])); }
static int64_t call_GraphGetEdges(const int64_t *v) { return cudaGraphGetEdges((cudaGraph_t)LT_P(v[0]), LT_P(v[1]), LT_P(v[2]), LT_P(v[3])); }
static int64_t call_GraphNodeGetType(const int64_t *v) { return cudaGraphNodeGetType((cudaGraphNode_t)LT_P(v[0]), LT_P(v[1])); }
static int64_t call_GraphInstantiate(const int64_t *v) { return cudaGraphInstantiate(LT_P(v[0]), (cudaGraph_t)LT_P(v[1]), (unsigned long long)v[2]); }
static int64_t call_GraphInstantiateWithFlags(const int64_t *v) { return cudaGraphInstantiateWithFlags(LT_P(v[0]), (cudaGraph_t)LT_P(v[1]), (unsigned long long)v[2]); }
static int64_t call_GraphInstantiate11(const int64_t *v) { return luchoCudaGraphInstantiate11(LT_P(v[0]), (cudaGraph_t)LT_P(v[1]), LT_P(v[2]), LT_P(v[3]), (size_t)v[4]); }
static int64_t call_GraphExecUpdate11(const int64_t *v) { return luchoCudaGraphExecUpdate11((cudaGraphExec_t)LT_P(v[0]), (cudaGraph_t)LT_P(v[1]), LT_P(v[2]), LT_P(v[3])); }
static int64_t call_GraphExecUpdate(const int64_t *v) { return cudaGraphExecUpdate((cudaGraphExec_t)LT_P(v[0]), (cudaGraph_t)LT_P(v[1]), LT_P(v[2])); }
static int64_t call_GraphExecDestroy(const int64_t *v) { return cudaGraphExecDestroy((cudaGraphExec_t)LT_P(v[0])); }
static int64_t call_GraphLaunch(const int64_t *v) { return cudaGraphLaunch((cudaGraphExec_t)LT_P(v[0]), (cudaStream_t)LT_P(v[1])); }
static int64_t call_GraphUpload(const int64_t *v) { return cudaGraphUpload((cudaGraphExec_t)LT_P(v[0]), (cudaStream_t)LT_P(v[1])); }
static int64_t call_GraphAddDependencies(const int64_t *v) { return cudaGraphAddDependencies((cudaGraph_t)LT_P(v[0]), LT_P(v[1]), LT_P(v[2]), (size_t)v[3]); }
static int64_t call_GraphAddDependencies_v2(const int64_t *v) { return cudaGraphAddDependencies_v2((cudaGraph_t)LT_P(v[0]), LT_P(v[1]), LT_P(v[2]), LT_P(v[3]), (size_t)v[4]); }
static int64_t call_GraphGetEdges_v2(const int64_t *v) { return cudaGraphGetEdges_v2((cudaGraph_t)LT_P(v[0]), LT_P(v[1]), LT_P(v[2]), LT_P(v[3]), LT_P(v[4])); }
static int64_t call_OccupancyMaxActiveBlocksPerMultiprocessor(const int64_t *v) { return cudaOccupancyMaxActiveBlocksPerMultiprocessor(LT_P(v[0]), LT_P(v[1]), (int)v[2], (size_t)v[3]); }

const lt_entry cuda_entries[] = {
    {"cudaGetDeviceCount", "count=word", call_GetDeviceCount, NULL},
    {"cudaGetDevice", "device=word", call_GetDevice, NULL},
    {"cudaSetDevice", "device=0", call_SetDevice, NULL},
    {"cudaSetValidDevices", "devices=zeros len=1", call_SetValidDevices, NULL},
    {"cudaInitDevice", "device=0 deviceFlags=0 flags=1", call_InitDevice, NULL},
    {"cudaSetDeviceFlags", "flags=0", call_SetDeviceFlags, NULL},
    {"cudaGetDeviceFlags", "flags=word", call_GetDeviceFlags, NULL},
    {"cudaDeviceGetPCIBusId", "id=text len=32 device=0", call_DeviceGetPCIBusId, NULL},
    {"cudaDeviceGetByPCIBusId", "device=word id=busid", call_DeviceGetByPCIBusId, NULL},
    {"cudaDeviceCanAccessPeer", "can=word device=0 peer=0", call_DeviceCanAccessPeer, NULL},
    {"cudaDeviceGetP2PAttribute", "value=word attr=1 src=0 dst=0", call_DeviceGetP2PAttribute, NULL},
    {"cudaDeviceEnablePeerAccess", "peer=0 flags=0", call_DeviceEnablePeerAccess, NULL},
    {"cudaDeviceDisablePeerAccess", "peer=0", call_DeviceDisablePeerAccess, NULL},
    {"cudaDeviceGetAttribute", "value=word attr=1 device=0", call_DeviceGetAttribute, NULL},
    {"cudaGetDeviceProperties", "prop=big device=0", call_GetDeviceProperties, NULL},
    {"cudaGetDeviceProperties_v2", "prop=big device=0", call_GetDeviceProperties_v2, NULL},
    {"luchoCudaGetDeviceProperties13", "prop=big device=0", call_luchoCudaGetDeviceProperties13, NULL},
    {"cudaChooseDevice", "device=word prop=big", call_ChooseDevice, NULL},
    {"cudaDeviceSetLimit", "limit=0 value=1024", call_DeviceSetLimit, "value"},
    {"cudaDeviceGetLimit", "value=word limit=0", call_DeviceGetLimit, NULL},
    {"cudaDeviceSetCacheConfig", "config=0", call_DeviceSetCacheConfig, NULL},
    {"cudaDeviceGetCacheConfig", "config=word", call_DeviceGetCacheConfig, NULL},
    {"cudaDeviceSetSharedMemConfig", "config=0", call_DeviceSetSharedMemConfig, NULL},
    {"cudaDeviceGetSharedMemConfig", "config=word", call_DeviceGetSharedMemConfig, NULL},
    {"cudaRuntimeGetVersion", "version=word", call_RuntimeGetVersion, NULL},
    {"cudaDriverGetVersion", "version=word", call_DriverGetVersion, NULL},
    {"cudaMalloc", "ptr=made size=100", call_Malloc, NULL},
    {"cudaFree", "ptr=once", call_Free, NULL},
    {"cudaMallocHost", "ptr=made size=100", call_MallocHost, NULL},
    {"cudaHostAlloc", "ptr=made size=100 flags=0", call_HostAlloc, NULL},
    {"cudaFreeHost", "ptr=hostonce", call_FreeHost, NULL},
    {"cudaHostRegister", "ptr=area size=64 flags=0", call_HostRegister, NULL},
    {"cudaHostUnregister", "ptr=registered", call_HostUnregister, NULL},
    {"cudaHostGetDevicePointer", "device=out host=pinned flags=0", call_HostGetDevicePointer, NULL},
    {"cudaHostGetFlags", "flags=word host=pinned", call_HostGetFlags, NULL},
    {"cudaMallocManaged", "ptr=made size=100 flags=1", call_MallocManaged, NULL},
    {"cudaMallocPitch", "ptr=made pitch=word width=100 height=2", call_MallocPitch, NULL},
    {"cudaMalloc3D", "ptr=pitched width=10 height=2 depth=2", call_Malloc3D, NULL},
    {"cudaMallocAsync", "ptr=made size=100 stream=stream", call_MallocAsync, NULL},
    {"cudaFreeAsync", "ptr=twice stream=stream", call_FreeAsync, NULL},
    {"cudaMemGetInfo", "free=word total=word2", call_MemGetInfo, NULL},
    {"cudaPointerGetAttributes", "attributes=big ptr=x", call_PointerGetAttributes, "ptr"},
    {"cudaMemAdvise", "ptr=managed count=64 advice=3 device=0", call_MemAdvise, NULL},
    {"cudaMemAdvise_v2", "ptr=managed count=64 advice=3 type=1 id=0", call_MemAdvise_v2, NULL},
    {"cudaMemPrefetchAsync", "ptr=managed count=64 device=0 stream=stream", call_MemPrefetchAsync, NULL},
    {"cudaMemPrefetchAsync_v2", "ptr=managed count=64 type=1 id=0 flags=0 stream=stream", call_MemPrefetchAsync_v2, NULL},
    {"cudaStreamAttachMemAsync", "stream=stream ptr=managed length=0 flags=4", call_StreamAttachMemAsync, NULL},
    {"cudaMemcpy", "dst=y src=x count=8 kind=0", call_Memcpy, NULL},
    {"cudaMemcpy_ptds", "dst=y src=x count=8 kind=0", call_Memcpy_ptds, NULL},
    {"cudaMemcpyAsync", "dst=y src=x count=8 kind=0 stream=stream", call_MemcpyAsync, NULL},
    {"cudaMemcpy2D", "dst=y dpitch=8 src=x spitch=8 width=4 height=4 kind=0", call_Memcpy2D, NULL},
    {"cudaMemcpy2DAsync", "dst=y dpitch=8 src=x spitch=8 width=4 height=4 kind=0 stream=stream", call_Memcpy2DAsync, NULL},
    {"cudaMemcpy3D", "p=box", call_Memcpy3D, NULL},
    {"cudaMemcpy3DAsync", "p=box stream=stream", call_Memcpy3DAsync, NULL},
    {"cudaMemcpy3DPeer", "p=peerbox", call_Memcpy3DPeer, NULL},
    {"cudaMemcpy3DPeerAsync", "p=peerbox stream=stream", call_Memcpy3DPeerAsync, NULL},
    {"cudaMemcpyPeer", "dst=y dstdevice=0 src=x srcdevice=0 count=8", call_MemcpyPeer, NULL},
    {"cudaMemcpyPeerAsync", "dst=y dstdevice=0 src=x srcdevice=0 count=8 stream=stream", call_MemcpyPeerAsync, NULL},
    {"cudaMemset", "ptr=y value=0 count=8", call_Memset, "value"},
    {"cudaMemsetAsync", "ptr=y value=0 count=8 stream=stream", call_MemsetAsync, "value"},
    {"cudaMemset2D", "ptr=y pitch=8 value=0 width=4 height=4", call_Memset2D, "value"},
    {"cudaMemset2DAsync", "ptr=y pitch=8 value=0 width=4 height=4 stream=stream", call_Memset2DAsync, "value"},
    {"cudaMemset3D", "ptr=y pitch=8 ysize=4 value=0 width=4 height=2 depth=2", call_Memset3D, "value"},
    {"cudaMemset3DAsync", "ptr=y pitch=8 ysize=4 value=0 width=4 height=2 depth=2 stream=stream", call_Memset3DAsync, "value"},
    {"cudaStreamCreate", "stream=made", call_StreamCreate, NULL},
    {"cudaStreamCreateWithFlags", "stream=made flags=0", call_StreamCreateWithFlags, NULL},
    {"cudaStreamCreateWithPriority", "stream=made flags=0 priority=0", call_StreamCreateWithPriority, "priority"},
    {"cudaDeviceGetStreamPriorityRange", "least=word greatest=word2", call_DeviceGetStreamPriorityRange, NULL},
    {"cudaStreamDestroy", "stream=oncestream", call_StreamDestroy, NULL},
    {"cudaStreamQuery", "stream=stream", call_StreamQuery, NULL},
    {"cudaStreamSynchronize", "stream=stream", call_StreamSynchronize, NULL},
    {"cudaStreamWaitEvent", "stream=stream event=event flags=0", call_StreamWaitEvent, NULL},
    {"cudaLaunchHostFunc", "stream=stream fn=function data=null", call_LaunchHostFunc, "data"},
    {"cudaStreamAddCallback", "stream=stream callback=callback data=null flags=0", call_StreamAddCallback, "data"},
    {"cudaStreamGetPriority", "stream=stream priority=word", call_StreamGetPriority, NULL},
    {"cudaStreamGetFlags", "stream=stream flags=word", call_StreamGetFlags, NULL},
    {"cudaStreamGetId", "stream=stream id=word", call_StreamGetId, NULL},
    {"cudaStreamGetDevice", "stream=stream device=word", call_StreamGetDevice, NULL},
    {"cudaEventCreate", "event=made", call_EventCreate, NULL},
    {"cudaEventCreateWithFlags", "event=made flags=0", call_EventCreateWithFlags, NULL},
    {"cudaEventDestroy", "event=onceevent", call_EventDestroy, NULL},
    {"cudaEventQuery", "event=event", call_EventQuery, NULL},
    {"cudaEventSynchronize", "event=event", call_EventSynchronize, NULL},
    {"cudaEventRecord", "event=event stream=stream", call_EventRecord, NULL},
    {"cudaEventRecordWithFlags", "event=event stream=stream flags=0", call_EventRecordWithFlags, NULL},
    {"cudaEventElapsedTime", "ms=word start=event end=event", call_EventElapsedTime, NULL},
    {"cudaEventElapsedTime_v2", "ms=word start=event end=event", call_EventElapsedTime_v2, NULL},
    {"cudaLaunchKernel", "func=function stream=stream", call_LaunchKernel, NULL},
    {"cudaMemcpyToSymbol", "symbol=x kind=1", call_MemcpyToSymbol, NULL},
    {"cudaMemcpyToSymbolAsync", "symbol=x kind=1 stream=stream", call_MemcpyToSymbolAsync, NULL},
    {"cudaMemcpyFromSymbol", "symbol=x kind=2", call_MemcpyFromSymbol, NULL},
    {"cudaMemcpyFromSymbolAsync", "symbol=x kind=2 stream=stream", call_MemcpyFromSymbolAsync, NULL},
    {"cudaGetSymbolAddress", "ptr=out symbol=x", call_GetSymbolAddress, NULL},
    {"cudaGetSymbolSize", "size=word symbol=x", call_GetSymbolSize, NULL},
    {"cudaFuncGetAttributes", "attr=big func=function", call_FuncGetAttributes, NULL},
    {"cudaFuncSetAttribute", "func=function attr=8 value=0", call_FuncSetAttribute, "value"},
    {"cudaFuncSetCacheConfig", "func=function config=0", call_FuncSetCacheConfig, NULL},
    {"cudaDeviceGetDefaultMemPool", "pool=out device=0", call_DeviceGetDefaultMemPool, NULL},
    {"cudaDeviceGetMemPool", "pool=out device=0", call_DeviceGetMemPool, NULL},
    {"cudaDeviceSetMemPool", "device=0 pool=pool", call_DeviceSetMemPool, NULL},
    {"cudaMemPoolTrimTo", "pool=pool keep=0", call_MemPoolTrimTo, "keep"},
    {"cudaMemPoolDestroy", "pool=oncepool", call_MemPoolDestroy, NULL},
    {"cudaMemPoolCreate", "pool=made props=poolprops", call_MemPoolCreate, NULL},
    {"cudaMemPoolSetAttribute", "pool=pool attr=4 value=zeros", call_MemPoolSetAttribute, NULL},
    {"cudaMemPoolGetAttribute", "pool=pool attr=4 value=word", call_MemPoolGetAttribute, NULL},
    {"cudaMemPoolSetAccess", "pool=pool list=access count=1", call_MemPoolSetAccess, NULL},
    {"cudaMemPoolGetAccess", "flags=word pool=pool location=access", call_MemPoolGetAccess, NULL},
    {"cudaMallocFromPoolAsync", "ptr=made size=100 pool=pool stream=stream", call_MallocFromPoolAsync, NULL},
    {"cudaStreamIsCapturing", "stream=stream status=word", call_StreamIsCapturing, NULL},
    {"cudaStreamGetCaptureInfo", "stream=stream status=word id=word2", call_StreamGetCaptureInfo, NULL},
    {"cudaStreamGetCaptureInfo_v2", "stream=stream status=word id=word2 graph=null nodes=null count=null", call_StreamGetCaptureInfo_v2, NULL},
    {"cudaStreamGetCaptureInfo_v3", "stream=stream status=word id=word2 graph=null nodes=null edges=null count=null", call_StreamGetCaptureInfo_v3, NULL},
    {"cudaStreamBeginCapture", "stream=onestream mode=0", call_StreamBeginCapture, NULL},
    {"cudaStreamEndCapture", "stream=onestream graph=made", call_StreamEndCapture, NULL},
    {"cudaThreadExchangeStreamCaptureMode", "mode=modeword", call_ThreadExchangeStreamCaptureMode, NULL},
    {"cudaGraphCreate", "graph=made flags=0", call_GraphCreate, NULL},
    {"cudaGraphDestroy", "graph=oncegraph", call_GraphDestroy, NULL},
    {"cudaGraphGetNodes", "graph=graph nodes=null count=sizeword", call_GraphGetNodes, NULL},
    {"cudaGraphGetRootNodes", "graph=graph nodes=null count=sizeword", call_GraphGetRootNodes, NULL},
    {"cudaGraphGetEdges", "graph=graph from=null to=null count=sizeword", call_GraphGetEdges, NULL},
    {"cudaGraphNodeGetType", "node=node type=word", call_GraphNodeGetType, NULL},
    {"cudaGraphInstantiate", "exec=made graph=graph flags=0", call_GraphInstantiate, NULL},
    {"cudaGraphInstantiateWithFlags", "exec=made graph=graph flags=0", call_GraphInstantiateWithFlags, NULL},
    {"luchoCudaGraphInstantiate11", "exec=made graph=graph node=null text=null size=8", call_GraphInstantiate11, NULL},
    {"luchoCudaGraphExecUpdate11", "exec=exec graph=graph node=null result=null", call_GraphExecUpdate11, NULL},
    {"cudaGraphExecUpdate", "exec=exec graph=graph info=infoword", call_GraphExecUpdate, NULL},
    {"cudaGraphExecDestroy", "exec=onceexec", call_GraphExecDestroy, NULL},
    {"cudaGraphLaunch", "exec=exec stream=stream", call_GraphLaunch, NULL},
    {"cudaGraphUpload", "exec=exec stream=stream", call_GraphUpload, NULL},
    {"cudaGraphAddDependencies", "graph=graph from=null to=null count=0", call_GraphAddDependencies, "from to"},
    {"cudaGraphAddDependencies_v2", "graph=graph from=null to=null data=null count=0", call_GraphAddDependencies_v2, "from to data"},
    {"cudaGraphGetEdges_v2", "graph=graph from=null to=null data=null count=sizeword", call_GraphGetEdges_v2, "data"},
    {"cudaOccupancyMaxActiveBlocksPerMultiprocessor", "blocks=word func=function size=32 shared=0", call_OccupancyMaxActiveBlocksPerMultiprocessor, "size shared"},
    {0}};
