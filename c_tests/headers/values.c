/* The vendors' numbers and prototypes, frozen: programs carry them in their binaries. Compiled as C11
 * and as C++17, never run.
 */
#include "acl/acl.h"
#include "cann_ops_blas.h"
#include "cnrt.h"
#include "mlu_op.h"

#ifdef __cplusplus
#define IS(name, value) static_assert((long long)(name) == (value), #name)
#else
#define IS(name, value) _Static_assert((long long)(name) == (value), #name)
#endif
#define SIZE(type, bytes) IS(sizeof(type), bytes)

/* mluOpStatus_t */
IS(MLUOP_STATUS_SUCCESS, 0);
IS(MLUOP_STATUS_NOT_INITIALIZED, 1);
IS(MLUOP_STATUS_ALLOC_FAILED, 2);
IS(MLUOP_STATUS_BAD_PARAM, 3);
IS(MLUOP_STATUS_INTERNAL_ERROR, 4);
IS(MLUOP_STATUS_ARCH_MISMATCH, 5);
IS(MLUOP_STATUS_EXECUTION_FAILED, 6);
IS(MLUOP_STATUS_NOT_SUPPORTED, 7);
IS(MLUOP_STATUS_NUMERICAL_OVERFLOW, 8);

/* mluOpDataType_t */
IS(MLUOP_DTYPE_INVALID, 0);
IS(MLUOP_DTYPE_HALF, 1);
IS(MLUOP_DTYPE_FLOAT, 2);
IS(MLUOP_DTYPE_INT8, 3);
IS(MLUOP_DTYPE_INT16, 4);
IS(MLUOP_DTYPE_INT31, 5);
IS(MLUOP_DTYPE_INT32, 6);
IS(MLUOP_DTYPE_UINT8, 7);
IS(MLUOP_DTYPE_BOOL, 8);
IS(MLUOP_DTYPE_INT64, 9);
IS(MLUOP_DTYPE_UINT32, 11);
IS(MLUOP_DTYPE_UINT64, 12);
IS(MLUOP_DTYPE_UINT16, 13);
IS(MLUOP_DTYPE_DOUBLE, 14);
IS(MLUOP_DTYPE_COMPLEX_HALF, 15);
IS(MLUOP_DTYPE_COMPLEX_FLOAT, 16);
IS(MLUOP_DTYPE_BFLOAT16, 17);

/* mluOpTensorLayout_t */
IS(MLUOP_LAYOUT_NCHW, 0);
IS(MLUOP_LAYOUT_NHWC, 1);
IS(MLUOP_LAYOUT_HWCN, 2);
IS(MLUOP_LAYOUT_NDHWC, 3);
IS(MLUOP_LAYOUT_ARRAY, 4);
IS(MLUOP_LAYOUT_NCDHW, 5);
IS(MLUOP_LAYOUT_TNC, 6);
IS(MLUOP_LAYOUT_NTC, 7);
IS(MLUOP_LAYOUT_NC, 8);
IS(MLUOP_LAYOUT_NLC, 9);
IS(MLUOP_LAYOUT_NCL, 10);

/* Modes */
IS(MLUOP_POINTER_MODE_HOST, 0);
IS(MLUOP_POINTER_MODE_DEVICE, 1);
IS(MLUOP_ROUND_HALF_TO_EVEN, 0);
IS(MLUOP_ROUND_HALF_UP, 1);
IS(MLUOP_ROUND_HALF_OFF_ZERO, 2);
IS(MLUOP_ATOMICS_NOT_ALLOWED, 1);
IS(MLUOP_ATOMICS_ALLOWED, 2);
IS(MLUOP_DIM_MAX, 8);

/* cnrtRet_t */
IS(cnrtSuccess, 0);
IS(cnrtErrorNotReady, 1);
IS(cnrtErrorInit, 100002);
IS(cnrtErrorNoDevice, 100004);
IS(cnrtErrorDeviceInvalid, 100005);
IS(cnrtErrorArgsInvalid, 100006);
IS(cnrtErrorSys, 100007);
IS(cnrtErrorSysNoMem, 100010);
IS(cnrtErrorInvalidResourceHandle, 100014);
IS(cnrtErrorIllegalState, 100015);
IS(cnrtErrorNotSupport, 100050);
IS(cnrtErrorOpsNotPermitted, 100051);
IS(cnrtErrorQueue, 100060);
IS(cnrtErrorNoMem, 100100);
IS(cnrtErrorNoKernel, 101312);
IS(cnrtErrorNoModule, 101315);
IS(cnrtErrorSetOnActiveProcess, 632002);
IS(cnrtErrorDevice, 632006);
IS(cnrtErrorNoAttribute, 632009);
IS(cnrtErrorMemcpyDirectionInvalid, 632013);
IS(cnrtErrorBusy, 632014);
IS(cnrtErrorCndrvFuncCall, 632015);
IS(cnrtErrorCndevFuncCall, 632017);
IS(cnrtErrorNoCnrtContext, 632019);
IS(cnrtErrorCndrvFuncNotFound, 632020);
IS(cnrtErrorInvalidSymbol, 632100);
IS(cnrtErrorUnknown, 999991);
IS(cnrtErrorMax, 999992);

/* cnrtMemTransDir_t and its old names */
IS(cnrtMemcpyHostToDev, 0);
IS(cnrtMemcpyDevToDev, 1);
IS(cnrtMemcpyDevToHost, 2);
IS(cnrtMemcpyHostToHost, 3);
IS(cnrtMemcpyPeerToPeer, 4);
IS(cnrtMemcpyNoDirection, 5);
IS(CNRT_MEM_TRANS_DIR_HOST2DEV, 0);
IS(CNRT_MEM_TRANS_DIR_DEV2DEV, 1);
IS(CNRT_MEM_TRANS_DIR_DEV2HOST, 2);
IS(CNRT_MEM_TRANS_DIR_HOST2HOST, 3);
IS(CNRT_MEM_TRANS_DIR_PEER2PEER, 4);
IS(CNRT_MEM_TRANS_DIR_NODIR, 5);
IS(CNRT_RET_SUCCESS, 0);

/* aclError */
IS(ACL_SUCCESS, 0);
IS(ACL_ERROR_NONE, 0);
IS(ACL_ERROR_INVALID_PARAM, 100000);
IS(ACL_ERROR_UNINITIALIZE, 100001);
IS(ACL_ERROR_REPEAT_INITIALIZE, 100002);
IS(ACL_ERROR_REPEAT_FINALIZE, 100037);
IS(ACL_ERROR_BAD_ALLOC, 200000);
IS(ACL_ERROR_API_NOT_SUPPORT, 200001);
IS(ACL_ERROR_INVALID_DEVICE, 200002);
IS(ACL_ERROR_INVALID_RESOURCE_HANDLE, 200005);
IS(ACL_ERROR_INTERNAL_ERROR, 500000);
IS(ACL_ERROR_RT_PARAM_INVALID, 107000);
IS(ACL_ERROR_RT_INVALID_DEVICEID, 107001);
IS(ACL_ERROR_RT_MEMORY_ALLOCATION, 207001);
IS(ACL_ERROR_RT_STREAM_NOT_COMPLETE, 507004);
IS(ACL_ERROR_RT_STREAM_SYNC_TIMEOUT, 507046);

/* ACL enumerations */
IS(ACL_MEM_MALLOC_HUGE_FIRST, 0);
IS(ACL_MEM_MALLOC_HUGE_ONLY, 1);
IS(ACL_MEM_MALLOC_NORMAL_ONLY, 2);
IS(ACL_MEM_MALLOC_HUGE_FIRST_P2P, 3);
IS(ACL_MEM_MALLOC_HUGE_ONLY_P2P, 4);
IS(ACL_MEM_MALLOC_NORMAL_ONLY_P2P, 5);
IS(ACL_MEMCPY_HOST_TO_HOST, 0);
IS(ACL_MEMCPY_HOST_TO_DEVICE, 1);
IS(ACL_MEMCPY_DEVICE_TO_HOST, 2);
IS(ACL_MEMCPY_DEVICE_TO_DEVICE, 3);
IS(ACL_MEMCPY_DEFAULT, 4);
IS(ACL_DEVICE, 0);
IS(ACL_HOST, 1);
IS(ACL_STREAM_STATUS_COMPLETE, 0);
IS(ACL_STREAM_STATUS_NOT_READY, 1);
IS(ACL_EVENT_RECORDED_STATUS_NOT_READY, 0);
IS(ACL_EVENT_RECORDED_STATUS_COMPLETE, 1);
IS(ACL_EVENT_SYNC, 1);
IS(ACL_EVENT_TIME_LINE, 8);

/* aclDataType */
IS(ACL_DT_UNDEFINED, -1);
IS(ACL_FLOAT, 0);
IS(ACL_FLOAT16, 1);
IS(ACL_INT8, 2);
IS(ACL_INT32, 3);
IS(ACL_UINT8, 4);
IS(ACL_INT16, 6);
IS(ACL_UINT16, 7);
IS(ACL_UINT32, 8);
IS(ACL_INT64, 9);
IS(ACL_UINT64, 10);
IS(ACL_DOUBLE, 11);
IS(ACL_BOOL, 12);
IS(ACL_STRING, 13);
IS(ACL_COMPLEX64, 16);
IS(ACL_COMPLEX128, 17);
IS(ACL_BF16, 27);
IS(ACL_COMPLEX32, 33);

/* aclblasStatus_t */
IS(ACLBLAS_STATUS_SUCCESS, 0);
IS(ACLBLAS_STATUS_NOT_INITIALIZED, 1);
IS(ACLBLAS_STATUS_ALLOC_FAILED, 2);
IS(ACLBLAS_STATUS_INVALID_VALUE, 3);
IS(ACLBLAS_STATUS_MAPPING_ERROR, 4);
IS(ACLBLAS_STATUS_EXECUTION_FAILED, 5);
IS(ACLBLAS_STATUS_INTERNAL_ERROR, 6);
IS(ACLBLAS_STATUS_NOT_SUPPORTED, 7);
IS(ACLBLAS_STATUS_ARCH_MISMATCH, 8);
IS(ACLBLAS_STATUS_HANDLE_IS_NULLPTR, 9);
IS(ACLBLAS_STATUS_INVALID_ENUM, 10);
IS(ACLBLAS_STATUS_UNKNOWN, 11);

/* aclBLAS enumerations */
IS(ACLBLAS_OP_N, 111);
IS(ACLBLAS_OP_T, 112);
IS(ACLBLAS_OP_C, 113);
IS(ACLBLAS_UPPER, 121);
IS(ACLBLAS_LOWER, 122);
IS(ACLBLAS_NON_UNIT, 131);
IS(ACLBLAS_UNIT, 132);
IS(ACLBLAS_SIDE_LEFT, 141);
IS(ACLBLAS_SIDE_RIGHT, 142);

SIZE(mluOpStatus_t, 4);
SIZE(mluOpDataType_t, 4);
SIZE(mluOpHandle_t, sizeof(void *));
SIZE(cnrtRet_t, 4);
SIZE(cnrtDim3_t, 12);
SIZE(aclError, 4);
SIZE(aclFloat16, 2);
SIZE(aclblasStatus_t, 4);
SIZE(aclblasComplex, 8);
SIZE(aclblasDoubleComplex, 16);

/* An initialisation from another type of function does not compile. */
extern mluOpStatus_t (*const cholesky)(mluOpHandle_t, const mluOpTensorDescriptor_t, float *,
                                       const mluOpTensorDescriptor_t, float *, bool, void *);
mluOpStatus_t (*const cholesky)(mluOpHandle_t, const mluOpTensorDescriptor_t, float *,
                                const mluOpTensorDescriptor_t, float *, bool,
                                void *) = mluOpCholesky;
extern mluOpStatus_t (*const cholesky_size)(mluOpTensorDescriptor_t, size_t *);
mluOpStatus_t (*const cholesky_size)(mluOpTensorDescriptor_t,
                                     size_t *) = mluOpGetCholeskyWorkspaceSize;
extern mluOpStatus_t (*const lu)(mluOpHandle_t, const mluOpTensorDescriptor_t, void *,
                                 const mluOpTensorDescriptor_t, void *, const bool);
mluOpStatus_t (*const lu)(mluOpHandle_t, const mluOpTensorDescriptor_t, void *,
                          const mluOpTensorDescriptor_t, void *, const bool) = mluOpLUFactorization;
extern mluOpStatus_t (*const xgetrf)(mluOpHandle_t, const mluOpTensorDescriptor_t, const void *,
                                     const mluOpTensorDescriptor_t, void *, void *,
                                     const mluOpTensorDescriptor_t, int *, int *, int);
mluOpStatus_t (*const xgetrf)(mluOpHandle_t, const mluOpTensorDescriptor_t, const void *,
                              const mluOpTensorDescriptor_t, void *, void *,
                              const mluOpTensorDescriptor_t, int *, int *, int) = mluOpXgetrf;
extern cnrtRet_t (*const copy)(void *, void *, size_t, cnrtMemTransDir_t);
cnrtRet_t (*const copy)(void *, void *, size_t, cnrtMemTransDir_t) = cnrtMemcpy;
extern aclblasStatus_t (*const sgetrf)(aclblasHandle_t, int, float *const *, int, int *, int *, int);
aclblasStatus_t (*const sgetrf)(aclblasHandle_t, int, float *const *, int, int *, int *,
                                int) = aclblasSgetrfBatched;
extern aclblasStatus_t (*const sgetri)(aclblasHandle_t, int, const float *const *, int, const int *,
                                       float *const *, int, int *, int);
aclblasStatus_t (*const sgetri)(aclblasHandle_t, int, const float *const *, int, const int *,
                                float *const *, int, int *, int) = aclblasSgetriBatched;
extern aclError (*const acl_copy)(void *, size_t, const void *, size_t, aclrtMemcpyKind);
aclError (*const acl_copy)(void *, size_t, const void *, size_t, aclrtMemcpyKind) = aclrtMemcpy;
