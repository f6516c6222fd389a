/* mluOp operators of lucho: Cholesky and LU factorization on the virtual device.
 *
 * Generated from src/surface by `make headers`; not edited by hand. */

#ifndef LUCHO_MLU_OP_H
#define LUCHO_MLU_OP_H

#include <stdint.h>
#include "cn_api.h"
#include "cnrt.h"

/** Version of the interface that is modelled. */
#define MLUOP_MAJOR 1

#define MLUOP_MINOR 11

#define MLUOP_PATCHLEVEL 1

/** Dimensions that most operators accept; descriptors accept more. */
#define MLUOP_DIM_MAX 8

/** What a call returns. */
typedef enum mluOpStatus_t {
  /** Done. */
  MLUOP_STATUS_SUCCESS = 0,
  /** The library cannot be used: the process is exiting. */
  MLUOP_STATUS_NOT_INITIALIZED = 1,
  /** Memory could not be allocated; nothing was written. */
  MLUOP_STATUS_ALLOC_FAILED = 2,
  /** An argument is null, out of range or does not fit the others; nothing was written. */
  MLUOP_STATUS_BAD_PARAM = 3,
  /** An internal error of the library. */
  MLUOP_STATUS_INTERNAL_ERROR = 4,
  MLUOP_STATUS_ARCH_MISMATCH = 5,
  /** The operation was carried out and failed, see the function. */
  MLUOP_STATUS_EXECUTION_FAILED = 6,
  MLUOP_STATUS_NOT_SUPPORTED = 7,
  MLUOP_STATUS_NUMERICAL_OVERFLOW = 8,
} mluOpStatus_t;

/** Meaning of a tensor's dimensions. */
typedef enum mluOpTensorLayout_t {
  MLUOP_LAYOUT_NCHW = 0,
  MLUOP_LAYOUT_NHWC = 1,
  MLUOP_LAYOUT_HWCN = 2,
  MLUOP_LAYOUT_NDHWC = 3,
  MLUOP_LAYOUT_ARRAY = 4,
  MLUOP_LAYOUT_NCDHW = 5,
  MLUOP_LAYOUT_TNC = 6,
  MLUOP_LAYOUT_NTC = 7,
  MLUOP_LAYOUT_NC = 8,
  MLUOP_LAYOUT_NLC = 9,
  MLUOP_LAYOUT_NCL = 10,
} mluOpTensorLayout_t;

/**
 * Element type of a tensor. The operators take FLOAT and COMPLEX_FLOAT: pairs of real and
 * imaginary part.
 */
typedef enum mluOpDataType_t {
  MLUOP_DTYPE_INVALID = 0,
  MLUOP_DTYPE_HALF = 1,
  MLUOP_DTYPE_FLOAT = 2,
  MLUOP_DTYPE_INT8 = 3,
  MLUOP_DTYPE_INT16 = 4,
  MLUOP_DTYPE_INT31 = 5,
  MLUOP_DTYPE_INT32 = 6,
  MLUOP_DTYPE_UINT8 = 7,
  MLUOP_DTYPE_BOOL = 8,
  MLUOP_DTYPE_INT64 = 9,
  MLUOP_DTYPE_UINT32 = 11,
  MLUOP_DTYPE_UINT64 = 12,
  MLUOP_DTYPE_UINT16 = 13,
  MLUOP_DTYPE_DOUBLE = 14,
  MLUOP_DTYPE_COMPLEX_HALF = 15,
  MLUOP_DTYPE_COMPLEX_FLOAT = 16,
  MLUOP_DTYPE_BFLOAT16 = 17,
} mluOpDataType_t;

/** Rounding of conversions to fixed point; kept for the caller, no operator here uses it. */
typedef enum mluOpQuantizeRoundMode_t {
  MLUOP_ROUND_HALF_TO_EVEN = 0,
  MLUOP_ROUND_HALF_UP = 1,
  MLUOP_ROUND_HALF_OFF_ZERO = 2,
} mluOpQuantizeRoundMode_t;

/**
 * Whether results may depend on the order of additions; kept for the caller. Results of this
 * library never do.
 */
typedef enum mluOpAtomicsMode_t {
  MLUOP_ATOMICS_NOT_ALLOWED = 1,
  MLUOP_ATOMICS_ALLOWED = 2,
} mluOpAtomicsMode_t;

/** Whether a scalar lies in host or device memory. */
typedef enum mluOpPointerMode_t {
  MLUOP_POINTER_MODE_HOST = 0,
  MLUOP_POINTER_MODE_DEVICE = 1,
} mluOpPointerMode_t;

/** A handle's target, opaque. */
typedef struct mluOpContext mluOpContext;

/** A descriptor's target, opaque. */
typedef struct mluOpTensorStruct mluOpTensorStruct;

/** Shape, strides, element type and layout of a tensor. */
typedef mluOpTensorStruct *mluOpTensorDescriptor_t;

/**
 * What operators run with: it holds the queue. Handles are independent of each other; one may be
 * used by several threads.
 */
typedef mluOpContext *mluOpHandle_t;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * Writes the bytes of workspace for mluOpCholesky: 3 * batch * N * N elements. (This implementation
 * uses its own scratch memory; the size is the vendor's.)
 *
 * input_desc: [N, N] or [batch, N, N], of a data type that mluOpCholesky takes, dimensions positive; else, or
 * when size is NULL, BAD_PARAM.
 */
mluOpStatus_t mluOpGetCholeskyWorkspaceSize(mluOpTensorDescriptor_t input_desc,
                                            size_t *size);

/**
 * Cholesky factorization of each N x N matrix of a tensor [N, N] or [batch, N, N]: A = L L^H
 * (upper = false), A = U^H U (upper = true).
 *
 * The factor is written to d_output, the other triangle of it as zeros. Only the triangle that
 * upper names is read; imaginary parts on the diagonal are ignored and written as 0. d_output may be
 * d_input (any overlap is handled); otherwise the input is left alone. Both tensors are dense and of
 * the same shape; their elements may be in any order that is the same for both, row-major and
 * column-major in particular. Work runs in the handle's queue and is waited for.
 *
 * Besides FLOAT and COMPLEX_FLOAT, HALF and COMPLEX_HALF are taken, which the vendor refuses: such a matrix is factored in
 * float, and every element of the factor rounded once. If one is too large for half precision, it is stored as
 * infinity, and the call returns EXECUTION_FAILED with a line in the log.
 *
 * workspace is accepted for the vendor's sake and may be NULL.
 *
 * Checks, in this order: handle; input_desc, d_input, output_desc, d_output; layouts are ARRAY; 2 or
 * 3 dimensions, the same number for both; positive; square; data types equal, and one of those above; shapes equal; less than 7 * 2^30 bytes: all BAD_PARAM. Less than 2^31 elements:
 * NOT_SUPPORTED. Strides: BAD_PARAM. A refused call writes nothing.
 *
 * EXECUTION_FAILED when a matrix is not positive definite or meets a NaN pivot: the log names each
 * such matrix of the batch and the order of the leading minor that failed; its factor is incomplete,
 * the other matrices are factored. ALLOC_FAILED when memory is short; nothing is written.
 */
mluOpStatus_t mluOpCholesky(mluOpHandle_t handle,
                            mluOpTensorDescriptor_t input_desc,
                            float *d_input,
                            mluOpTensorDescriptor_t output_desc,
                            float *d_output,
                            bool upper,
                            void *workspace);

/**
 * Creates desc_num descriptors and writes each where group_desc points; all of them or, when memory
 * is short, none.
 */
mluOpStatus_t mluOpCreateGroupTensorDescriptors(mluOpTensorDescriptor_t **group_desc, int desc_num);

/** Destroys the descriptors of a group. One that is unknown is BAD_PARAM; the others are destroyed. */
mluOpStatus_t mluOpDestroyGroupTensorDescriptors(mluOpTensorDescriptor_t **group_desc,
                                                 int desc_num);

/**
 * mluOpSetTensorDescriptor for each descriptor of a group. group_dimSize holds the dimensions of all
 * of them, one after the other. Stops at the first that fails.
 */
mluOpStatus_t mluOpSetGroupTensorDescriptors(mluOpTensorDescriptor_t **group_desc,
                                             const mluOpTensorLayout_t *group_layout,
                                             const mluOpDataType_t *group_dtype,
                                             const int *group_dimNb,
                                             const int *group_dimSize,
                                             int desc_num);

/** mluOpSetGroupTensorDescriptors with 64-bit dimensions. */
mluOpStatus_t mluOpSetGroupTensorDescriptors_v2(mluOpTensorDescriptor_t **group_desc,
                                                const mluOpTensorLayout_t *group_layout,
                                                const mluOpDataType_t *group_dtype,
                                                const int *group_dimNb,
                                                const int64_t *group_dimSize,
                                                int desc_num);

/** Creates a handle with the default queue. handle NULL is BAD_PARAM. */
mluOpStatus_t mluOpCreate(mluOpHandle_t *handle);

/** Destroys a handle. Its queue is not destroyed and may already be. */
mluOpStatus_t mluOpDestroy(mluOpHandle_t handle);

/** Has no effect: there is one device, whose properties do not change. */
mluOpStatus_t mluOpUpdateContextInformation(mluOpHandle_t handle);

/**
 * Binds a queue to the handle; later operators run in it. NULL, cnrtQueuePerThread and
 * cnrtQueueLegacy are the default queue; an unknown queue is BAD_PARAM.
 */
mluOpStatus_t mluOpSetQueue(mluOpHandle_t handle, cnrtQueue_t queue);

/** Writes the queue that was bound to the handle, NULL if none was. */
mluOpStatus_t mluOpGetQueue(mluOpHandle_t handle, cnrtQueue_t *queue);

/** Keeps a rounding mode, one of mluOpQuantizeRoundMode_t. */
mluOpStatus_t mluOpSetQuantizeRoundMode(mluOpHandle_t handle, mluOpQuantizeRoundMode_t round_mode);

/** Writes the rounding mode, MLUOP_ROUND_HALF_TO_EVEN unless it was set. */
mluOpStatus_t mluOpGetQuantizeRoundMode(mluOpHandle_t handle, mluOpQuantizeRoundMode_t *round_mode);

/** Keeps an atomics mode, one of mluOpAtomicsMode_t. */
mluOpStatus_t mluOpSetAtomicsMode(mluOpHandle_t handle, mluOpAtomicsMode_t atomics_mode);

/** Writes the atomics mode, MLUOP_ATOMICS_NOT_ALLOWED unless it was set. */
mluOpStatus_t mluOpGetAtomicsMode(mluOpHandle_t handle, mluOpAtomicsMode_t *atomics_mode);

/** Writes the device that the handle belongs to: 0. */
mluOpStatus_t mluOpGetDevice(mluOpHandle_t handle, int *device);

/**
 * LU factorization without interchanges of each M x N matrix of a tensor [M, N], [batch, M, N] or
 * [batch0, batch1, M, N]: strictly below its diagonal output holds L (whose diagonal is 1), on and
 * above it U.
 *
 * input and output have the same shape and type, FLOAT, COMPLEX_FLOAT, or, which the vendor refuses, HALF or COMPLEX_HALF
 * (factored in float, every element rounded once; EXECUTION_FAILED with a line in the log if one is too large), and each its own strides;
 * output may be input (any overlap is handled). Work runs in the handle's queue and is waited for.
 * A tensor without elements is SUCCESS.
 *
 * Checks, in this order: handle; descriptors, data type, shape: BAD_PARAM; mode = true
 * (interchanges, which this function could not return): NOT_SUPPORTED; input and output NULL;
 * strides that let elements of output coincide: BAD_PARAM. A refused call writes nothing.
 *
 * EXECUTION_FAILED when a pivot is exactly zero or NaN: every matrix is still factored to the end as LAPACK
 * does, and the log names the first such matrix and pivot. ALLOC_FAILED when memory is short;
 * nothing is written.
 */
mluOpStatus_t mluOpLUFactorization(mluOpHandle_t handle,
                                   mluOpTensorDescriptor_t input_desc,
                                   void *input,
                                   mluOpTensorDescriptor_t output_desc,
                                   void *output,
                                   bool mode);

/**
 * Writes the bytes of workspace for mluOpXgetrf. (This implementation uses its own scratch memory;
 * the size is the vendor's, but for complex matrices with M > N, where the vendor's M * M term would
 * be larger than memory for the tall shapes of the document, M * N stands in its place.)
 *
 * x_desc: 2 to 4 dimensions, of a type that mluOpLUFactorization takes, none negative; else, or when handle or
 * workspace_size is NULL, BAD_PARAM.
 */
mluOpStatus_t mluOpGetXgetrfWorkspaceSize(mluOpHandle_t handle,
                                          mluOpTensorDescriptor_t x_desc,
                                          size_t *workspace_size);

/** Writes the bytes of workspace for mluOpSgetrf2, as mluOpGetSgetrf2WorkspaceSize does. */
mluOpStatus_t mluOpGetLUWorkspaceSize(mluOpHandle_t handle,
                                      mluOpTensorDescriptor_t input_desc,
                                      size_t *workspace_size);

/**
 * Writes the bytes of workspace for mluOpSgetrf2. (This implementation uses its own scratch memory;
 * the size is as for mluOpGetXgetrfWorkspaceSize.)
 *
 * x_desc: 2 to 4 dimensions, all positive, of a type that mluOpLUFactorization takes; else, or when handle or
 * workspace_size is NULL, BAD_PARAM.
 */
mluOpStatus_t mluOpGetSgetrf2WorkspaceSize(mluOpHandle_t handle,
                                           mluOpTensorDescriptor_t x_desc,
                                           size_t *workspace_size);

/**
 * LU factorization of each M x N matrix of a tensor [M, N], [batch, M, N] or [batch0, batch1, M, N],
 * with row interchanges (mode other than 0) or without (mode 0). Strictly below its diagonal y holds
 * L (whose diagonal is 1), on and above it U.
 *
 * x and y have the same shape and type, those of mluOpLUFactorization, and each its own strides; y may be x
 * (any overlap is handled). dipiv (device memory, int) has min(M, N) entries for each matrix, one
 * matrix after the other: row i was swapped with row dipiv[i] - 1, for i ascending. With mode 0 it is
 * not written. The pivot is the entry of largest modulus, for complex numbers of largest |re| + |im|;
 * of equal ones the one in the lowest row. info (host memory, one int for the call): 0, or i > 0 when
 * U(i, i) is exactly zero or NaN, 1-based, of the first such matrix of the batch; every matrix is factored
 * to the end either way. Work runs in the handle's queue and is waited for, so info is final.
 * workspace is accepted for the vendor's sake and may be NULL.
 *
 * Checks, in this order: handle, x_desc, y_desc, dipiv_desc, x, y, dipiv, info NULL; 2 to 4
 * dimensions; data type; negative dimensions; y like x; all BAD_PARAM. Dimensions beyond int:
 * NOT_SUPPORTED. A tensor without elements is SUCCESS with info 0. Then dipiv_desc if mode is not 0
 * (INT32, enough entries) and strides that let elements of y coincide: BAD_PARAM. A refused call
 * writes nothing. ALLOC_FAILED when memory is short; nothing is written.
 */
mluOpStatus_t mluOpXgetrf(mluOpHandle_t handle,
                          mluOpTensorDescriptor_t x_desc,
                          const void *x,
                          mluOpTensorDescriptor_t y_desc,
                          void *y,
                          void *workspace,
                          mluOpTensorDescriptor_t dipiv_desc,
                          int *dipiv,
                          int *info,
                          int mode);

/**
 * LU factorization as mluOpXgetrf, except: ipiv is host memory with M entries for each matrix, and
 * after a factorization with interchanges ipiv[i] is the 0-based number of the row of x that is now
 * row i. With mode 0 ipiv is not written and may be NULL.
 *
 * Checks, in this order: handle, x_desc, y_desc NULL; 2 to 4 dimensions; all positive; data type; y
 * like x; x, y, info and (mode not 0) ipiv NULL: all BAD_PARAM; then as mluOpXgetrf.
 */
mluOpStatus_t mluOpSgetrf2(mluOpHandle_t handle,
                           mluOpTensorDescriptor_t x_desc,
                           void *x,
                           mluOpTensorDescriptor_t y_desc,
                           void *y,
                           void *workspace,
                           int *ipiv,
                           int *info,
                           int mode);

/**
 * Name of a status, for instance "MLUOP_STATUS_BAD_PARAM"; "MLUOP_STATUS_UNKNOWN" for a value that
 * is none. The string is constant.
 */
const char *mluOpGetErrorString(mluOpStatus_t status);

/**
 * Name of a data type without its first word, for instance "DTYPE_FLOAT"; "DTYPE_INVALID" for a
 * value that is none. The string is constant.
 */
const char *mluOpGetNameOfDataType(mluOpDataType_t dtype);

/**
 * Name of a layout without its first word, for instance "LAYOUT_NCHW"; "LAYOUT_ARRAY" for a value
 * that is none. The string is constant.
 */
const char *mluOpGetNameOfTensorLayout(mluOpTensorLayout_t layout);

/**
 * Writes the bytes of one element. size NULL or data_type MLUOP_DTYPE_INVALID is BAD_PARAM; a value
 * that is no data type has size 0.
 */
mluOpStatus_t mluOpGetSizeOfDataType(mluOpDataType_t data_type, size_t *size);

/** Writes the version of the interface; a NULL pointer is skipped. */
void mluOpGetLibVersion(int *major, int *minor, int *patch);

/** Deprecated: the version as major * 1000 + minor * 100 + patch. */
size_t mluOpGetVersion(void);

/** Writes the bytes of device memory that the library reserves for itself: 0. */
mluOpStatus_t mluOpGetReservedMemSize(uint64_t *mem_size);

/** Has no effect; kept for programs that call it. */
void mluOpSetGenCaseMode(int mode);

/** Has no effect; kept for programs that call it. */
void mluOpSetGenCaseDirectory(const char *dir);

/** Says where a scalar lies, one of mluOpPointerMode_t. */
mluOpStatus_t mluOpSetTensorDescriptorPointerMode(mluOpTensorDescriptor_t desc,
                                                  mluOpPointerMode_t pointer_mode);

/** Writes the pointer mode. */
mluOpStatus_t mluOpGetTensorDescriptorPointerMode(mluOpTensorDescriptor_t desc,
                                                  mluOpPointerMode_t *pointer_mode);

/** Keeps the type that fixed-point operators compute in. */
mluOpStatus_t mluOpSetTensorDescriptorOnchipDataType(mluOpTensorDescriptor_t desc,
                                                     mluOpDataType_t onchip_dtype);

/** Writes the type that fixed-point operators compute in; MLUOP_DTYPE_INVALID unless it was set. */
mluOpStatus_t mluOpGetTensorDescriptorOnchipDataType(mluOpTensorDescriptor_t desc,
                                                     mluOpDataType_t *onchip_dtype);

/** Keeps the position of fixed-point numbers. */
mluOpStatus_t mluOpSetTensorDescriptorPosition(mluOpTensorDescriptor_t desc, int position);

/** Writes the position of fixed-point numbers. */
mluOpStatus_t mluOpGetTensorDescriptorPosition(mluOpTensorDescriptor_t desc, int *position);

/** Keeps position and scale of fixed-point numbers. */
mluOpStatus_t mluOpSetTensorDescriptorPositionAndScale(mluOpTensorDescriptor_t desc,
                                                       int position,
                                                       float scale);

/** Writes position and scale of fixed-point numbers; both pointers are required. */
mluOpStatus_t mluOpGetTensorDescriptorPositionAndScale(mluOpTensorDescriptor_t desc,
                                                       int *position,
                                                       float *scale);

/** Keeps position, scale and offset of fixed-point numbers. */
mluOpStatus_t mluOpSetTensorDescriptorPositionScaleAndOffset(mluOpTensorDescriptor_t desc,
                                                             int position,
                                                             float scale,
                                                             int offset);

/** Writes position, scale and offset of fixed-point numbers; all pointers are required. */
mluOpStatus_t mluOpGetTensorDescriptorPositionScaleAndOffset(mluOpTensorDescriptor_t desc,
                                                             int *position,
                                                             float *scale,
                                                             int *offset);

/** Creates a descriptor: no dimension, FLOAT, layout ARRAY, pointer mode DEVICE. */
mluOpStatus_t mluOpCreateTensorDescriptor(mluOpTensorDescriptor_t *desc);

/** Destroys a descriptor. */
mluOpStatus_t mluOpDestroyTensorDescriptor(mluOpTensorDescriptor_t desc);

/** Makes a descriptor what it was when created. */
mluOpStatus_t mluOpResetTensorDescriptor(mluOpTensorDescriptor_t desc);

/**
 * Sets layout, element type and dimNb dimensions, without gaps, the last one contiguous. Any number
 * of dimensions is accepted; dimNb = 0 only in pointer mode HOST, for a scalar. BAD_PARAM if desc
 * or dimSize is NULL, or layout, dtype or dimNb negative; layout and dtype are kept when a later
 * check fails.
 */
mluOpStatus_t mluOpSetTensorDescriptor(mluOpTensorDescriptor_t desc,
                                       mluOpTensorLayout_t layout,
                                       mluOpDataType_t dtype,
                                       int dimNb,
                                       const int *dimSize);

/** mluOpSetTensorDescriptor with 64-bit dimensions. */
mluOpStatus_t mluOpSetTensorDescriptor_v2(mluOpTensorDescriptor_t desc,
                                          mluOpTensorLayout_t layout,
                                          mluOpDataType_t dtype,
                                          int dimNb,
                                          const int64_t *dimSize);

/** As mluOpSetTensorDescriptor, with a stride (in elements) for each dimension; dimNb is positive. */
mluOpStatus_t mluOpSetTensorDescriptorEx(mluOpTensorDescriptor_t desc,
                                         mluOpTensorLayout_t layout,
                                         mluOpDataType_t dtype,
                                         int dimNb,
                                         const int *dimSize,
                                         const int *dimStride);

/** mluOpSetTensorDescriptorEx with 64-bit dimensions and strides. */
mluOpStatus_t mluOpSetTensorDescriptorEx_v2(mluOpTensorDescriptor_t desc,
                                            mluOpTensorLayout_t layout,
                                            mluOpDataType_t dtype,
                                            int dimNb,
                                            const int64_t *dimSize,
                                            const int64_t *dimStride);

/**
 * Sets the dimensions, without gaps; layout and element type stay. BAD_PARAM if a pointer is NULL
 * or dimNb not positive.
 */
mluOpStatus_t mluOpSetTensorDescriptorDim(mluOpTensorDescriptor_t desc,
                                          int dimNb,
                                          const int *dimSize);

/** mluOpSetTensorDescriptorDim with 64-bit dimensions. */
mluOpStatus_t mluOpSetTensorDescriptorDim_v2(mluOpTensorDescriptor_t desc,
                                             int dimNb,
                                             const int64_t *dimSize);

/** Writes what the descriptor says; a NULL pointer is skipped. */
mluOpStatus_t mluOpGetTensorDescriptor(mluOpTensorDescriptor_t desc,
                                       mluOpTensorLayout_t *layout,
                                       mluOpDataType_t *dtype,
                                       int *dimNb,
                                       int *dimSize);

/** mluOpGetTensorDescriptor with 64-bit dimensions. */
mluOpStatus_t mluOpGetTensorDescriptor_v2(mluOpTensorDescriptor_t desc,
                                          mluOpTensorLayout_t *layout,
                                          mluOpDataType_t *dtype,
                                          int *dimNb,
                                          int64_t *dimSize);

/** Writes what the descriptor says, strides in elements; every pointer is required. */
mluOpStatus_t mluOpGetTensorDescriptorEx(mluOpTensorDescriptor_t desc,
                                         mluOpTensorLayout_t *layout,
                                         mluOpDataType_t *dtype,
                                         int *dimNb,
                                         int *dimSize,
                                         int *dimStride);

/** mluOpGetTensorDescriptorEx with 64-bit dimensions and strides. */
mluOpStatus_t mluOpGetTensorDescriptorEx_v2(mluOpTensorDescriptor_t desc,
                                            mluOpTensorLayout_t *layout,
                                            mluOpDataType_t *dtype,
                                            int *dimNb,
                                            int64_t *dimSize,
                                            int64_t *dimStride);

/** Product of the dimensions (1 for a scalar); 0 for a descriptor that is NULL or unknown. */
size_t mluOpGetTensorElementNum(mluOpTensorDescriptor_t desc);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

/* Decoration of the vendor's prototypes, in case a caller repeats it. */
#ifndef MLUOP_WIN_API
#define MLUOP_WIN_API
#endif

/* Deprecated: the version as one number. */
#define MLUOP_VERSION (MLUOP_MAJOR * 1000 + MLUOP_MINOR * 100 + MLUOP_PATCHLEVEL)

#endif /* LUCHO_MLU_OP_H */
