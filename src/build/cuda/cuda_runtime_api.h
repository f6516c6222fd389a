/* With CUDA_API_PER_THREAD_DEFAULT_STREAM, stream 0 is the calling thread's own. */
#if defined(CUDA_API_PER_THREAD_DEFAULT_STREAM) || defined(__CUDA_API_PER_THREAD_DEFAULT_STREAM)
#define LUCHO_PTDS(name) name##_ptds
#define LUCHO_PTSZ(name) name##_ptsz
#define cudaMemcpy cudaMemcpy_ptds
#define cudaMemcpy2D cudaMemcpy2D_ptds
#define cudaMemcpy3D cudaMemcpy3D_ptds
#define cudaMemcpy3DPeer cudaMemcpy3DPeer_ptds
#define cudaMemcpyToSymbol cudaMemcpyToSymbol_ptds
#define cudaMemcpyFromSymbol cudaMemcpyFromSymbol_ptds
#define cudaMemset cudaMemset_ptds
#define cudaMemset2D cudaMemset2D_ptds
#define cudaMemset3D cudaMemset3D_ptds
#define cudaMemcpyAsync cudaMemcpyAsync_ptsz
#define cudaMemcpy2DAsync cudaMemcpy2DAsync_ptsz
#define cudaMemcpy3DAsync cudaMemcpy3DAsync_ptsz
#define cudaMemcpy3DPeerAsync cudaMemcpy3DPeerAsync_ptsz
#define cudaMemcpyToSymbolAsync cudaMemcpyToSymbolAsync_ptsz
#define cudaMemcpyFromSymbolAsync cudaMemcpyFromSymbolAsync_ptsz
#define cudaMemsetAsync cudaMemsetAsync_ptsz
#define cudaMemset2DAsync cudaMemset2DAsync_ptsz
#define cudaMemset3DAsync cudaMemset3DAsync_ptsz
#define cudaMallocAsync cudaMallocAsync_ptsz
#define cudaFreeAsync cudaFreeAsync_ptsz
#define cudaMallocFromPoolAsync cudaMallocFromPoolAsync_ptsz
#define cudaStreamAttachMemAsync cudaStreamAttachMemAsync_ptsz
#define cudaStreamQuery cudaStreamQuery_ptsz
#define cudaStreamSynchronize cudaStreamSynchronize_ptsz
#define cudaStreamWaitEvent cudaStreamWaitEvent_ptsz
#define cudaStreamAddCallback cudaStreamAddCallback_ptsz
#define cudaStreamGetPriority cudaStreamGetPriority_ptsz
#define cudaStreamGetFlags cudaStreamGetFlags_ptsz
#define cudaStreamGetId cudaStreamGetId_ptsz
#define cudaStreamGetDevice cudaStreamGetDevice_ptsz
#define cudaEventRecord cudaEventRecord_ptsz
#define cudaEventRecordWithFlags cudaEventRecordWithFlags_ptsz
#define cudaLaunchHostFunc cudaLaunchHostFunc_ptsz
#define cudaLaunchKernel cudaLaunchKernel_ptsz
#define cudaGraphLaunch cudaGraphLaunch_ptsz
#define cudaGraphUpload cudaGraphUpload_ptsz
#define cudaStreamBeginCapture cudaStreamBeginCapture_ptsz
#define cudaStreamEndCapture cudaStreamEndCapture_ptsz
#define cudaStreamIsCapturing cudaStreamIsCapturing_ptsz
#if CUDART_VERSION < 13000
#define cudaMemPrefetchAsync cudaMemPrefetchAsync_ptsz
#define cudaMemPrefetchAsync_v2 cudaMemPrefetchAsync_v2_ptsz
#endif
#else
#define LUCHO_PTDS(name) name
#define LUCHO_PTSZ(name) name
#endif

/* One name, several functions: what it means in the version chosen. */
#if CUDART_VERSION >= 13000
#define cudaStreamGetCaptureInfo LUCHO_PTSZ(cudaStreamGetCaptureInfo_v3)
#define cudaGraphGetEdges cudaGraphGetEdges_v2
#define cudaGraphAddDependencies cudaGraphAddDependencies_v2
#elif CUDART_VERSION >= 12000
#define cudaStreamGetCaptureInfo LUCHO_PTSZ(cudaStreamGetCaptureInfo_v2)
#else
#define cudaStreamGetCaptureInfo LUCHO_PTSZ(cudaStreamGetCaptureInfo)
#define cudaGraphInstantiate luchoCudaGraphInstantiate11
#define cudaGraphExecUpdate luchoCudaGraphExecUpdate11
#endif
#if CUDART_VERSION >= 13000
#define cudaGetDeviceProperties luchoCudaGetDeviceProperties13
#define cudaMemAdvise cudaMemAdvise_v2
#define cudaMemPrefetchAsync LUCHO_PTSZ(cudaMemPrefetchAsync_v2)
#elif CUDART_VERSION >= 12000
#define cudaGetDeviceProperties cudaGetDeviceProperties_v2
#endif
