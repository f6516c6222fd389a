/* cuSPARSE of lucho: sparse matrices on the virtual device.
 *
 * Generated from src/surface by `make headers`; not edited by hand. */

#ifndef LUCHO_CUDA_CUSPARSE_H
#define LUCHO_CUDA_CUSPARSE_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include "lucho_cuda_version.h"
#include "cuComplex.h"
#include "library_types.h"
#include "cuda_runtime_api.h"

/* What comes with the version of CUDA that the headers present. */
#if LUCHO_CUDA_VERSION < 12000
#define CUSPARSE_VER_MAJOR 11
#define CUSPARSE_VER_MINOR 7
#define CUSPARSE_VER_PATCH 5
#define CUSPARSE_VER_BUILD 86
#elif LUCHO_CUDA_VERSION < 13000
#define CUSPARSE_VER_MAJOR 12
#define CUSPARSE_VER_MINOR 5
#define CUSPARSE_VER_PATCH 10
#define CUSPARSE_VER_BUILD 65
#else
#define CUSPARSE_VER_MAJOR 12
#define CUSPARSE_VER_MINOR 9
#define CUSPARSE_VER_PATCH 4
#define CUSPARSE_VER_BUILD 2
#endif
#define CUSPARSE_VERSION (CUSPARSE_VER_MAJOR * 1000 + CUSPARSE_VER_MINOR * 100 + CUSPARSE_VER_PATCH)
#ifndef CUSPARSEAPI
#define CUSPARSEAPI
#endif
#ifdef __cplusplus
#include "cuda_runtime.h"
#endif

/** What every function returns. */
typedef enum cusparseStatus_t {
  /** Done, or queued. */
  CUSPARSE_STATUS_SUCCESS = 0,
  /** The handle was destroyed or never created, or the process is exiting. */
  CUSPARSE_STATUS_NOT_INITIALIZED = 1,
  /** Memory could not be allocated; nothing was queued or written. */
  CUSPARSE_STATUS_ALLOC_FAILED = 2,
  /** An argument is out of range or NULL; nothing was queued or written. */
  CUSPARSE_STATUS_INVALID_VALUE = 3,
  CUSPARSE_STATUS_ARCH_MISMATCH = 4,
  CUSPARSE_STATUS_MAPPING_ERROR = 5,
  /** The work could not be queued, or waiting for it failed. */
  CUSPARSE_STATUS_EXECUTION_FAILED = 6,
  /** The library failed. */
  CUSPARSE_STATUS_INTERNAL_ERROR = 7,
  /** The matrix descriptor's type is not one the function works on. */
  CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED = 8,
  /** A pivot is missing or zero. */
  CUSPARSE_STATUS_ZERO_PIVOT = 9,
  /** Not implemented for these arguments; nothing was written. */
  CUSPARSE_STATUS_NOT_SUPPORTED = 10,
  CUSPARSE_STATUS_INSUFFICIENT_RESOURCES = 11,
} cusparseStatus_t;

/** Whether scalars and scalar results are in host or in device memory. */
typedef enum cusparsePointerMode_t {
  CUSPARSE_POINTER_MODE_HOST = 0,
  CUSPARSE_POINTER_MODE_DEVICE = 1,
} cusparsePointerMode_t;

/** What the program says about a matrix of the first generation. */
typedef enum cusparseMatrixType_t {
  CUSPARSE_MATRIX_TYPE_GENERAL = 0,
  CUSPARSE_MATRIX_TYPE_SYMMETRIC = 1,
  CUSPARSE_MATRIX_TYPE_HERMITIAN = 2,
  CUSPARSE_MATRIX_TYPE_TRIANGULAR = 3,
} cusparseMatrixType_t;

/** Which triangle is meant. */
typedef enum cusparseFillMode_t {
  CUSPARSE_FILL_MODE_LOWER = 0,
  CUSPARSE_FILL_MODE_UPPER = 1,
} cusparseFillMode_t;

/** Whether the diagonal is stored, or all ones and not read. */
typedef enum cusparseDiagType_t {
  CUSPARSE_DIAG_TYPE_NON_UNIT = 0,
  CUSPARSE_DIAG_TYPE_UNIT = 1,
} cusparseDiagType_t;

/** What indices and offsets count from. */
typedef enum cusparseIndexBase_t {
  CUSPARSE_INDEX_BASE_ZERO = 0,
  CUSPARSE_INDEX_BASE_ONE = 1,
} cusparseIndexBase_t;

/** What cusparseSpMatSetAttribute sets. */
typedef enum cusparseSpMatAttribute_t {
  CUSPARSE_SPMAT_FILL_MODE = 0,
  CUSPARSE_SPMAT_DIAG_TYPE = 1,
  CUSPARSE_SPMAT_STORAGE = 2,
  CUSPARSE_SPMAT_SYMMETRY_TYPE = 3,
} cusparseSpMatAttribute_t;

/** The type of offsets and indices. */
typedef enum cusparseIndexType_t {
  CUSPARSE_INDEX_16U = 1,
  CUSPARSE_INDEX_32I = 2,
  CUSPARSE_INDEX_64I = 3,
} cusparseIndexType_t;

/** How a dense matrix is stored. */
typedef enum cusparseOrder_t {
  CUSPARSE_ORDER_COL = 1,
  CUSPARSE_ORDER_ROW = 2,
} cusparseOrder_t;

/** Algorithms of cusparseSparseToDense. */
typedef enum cusparseSparseToDenseAlg_t {
  CUSPARSE_SPARSETODENSE_ALG_DEFAULT = 0,
} cusparseSparseToDenseAlg_t;

/** Algorithms of cusparseDenseToSparse. */
typedef enum cusparseDenseToSparseAlg_t {
  CUSPARSE_DENSETOSPARSE_ALG_DEFAULT = 0,
} cusparseDenseToSparseAlg_t;

/** Whether a conversion also moves values. */
typedef enum cusparseAction_t {
  CUSPARSE_ACTION_SYMBOLIC = 0,
  CUSPARSE_ACTION_NUMERIC = 1,
} cusparseAction_t;

/** How compressed rows become compressed columns. */
typedef enum cusparseCsr2CscAlg_t {
  CUSPARSE_CSR2CSC_ALG_DEFAULT = 1,
  CUSPARSE_CSR2CSC_ALG1 = 1,
  CUSPARSE_CSR2CSC_ALG2 = 2,
} cusparseCsr2CscAlg_t;

/** op(A): A, its transpose, or its conjugate transpose. */
typedef enum cusparseOperation_t {
  CUSPARSE_OPERATION_NON_TRANSPOSE = 0,
  CUSPARSE_OPERATION_TRANSPOSE = 1,
  CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE = 2,
} cusparseOperation_t;

/** Algorithms of cusparseSDDMM. */
typedef enum cusparseSDDMMAlg_t {
  CUSPARSE_SDDMM_ALG_DEFAULT = 0,
} cusparseSDDMMAlg_t;

/** How a sparse matrix is stored. */
typedef enum cusparseFormat_t {
  /** Compressed rows. */
  CUSPARSE_FORMAT_CSR = 1,
  /** Compressed columns. */
  CUSPARSE_FORMAT_CSC = 2,
  /** Coordinates, rows and columns in an array each. */
  CUSPARSE_FORMAT_COO = 3,
  /** Coordinates in pairs. */
  CUSPARSE_FORMAT_COO_AOS = 4,
  /** Blocks, the same number in each row of blocks. */
  CUSPARSE_FORMAT_BLOCKED_ELL = 5,
  /** Compressed rows of blocks. */
  CUSPARSE_FORMAT_BSR = 6,
  /** Slices of rows, padded to the longest row of each. */
  CUSPARSE_FORMAT_SLICED_ELLPACK = 7,
} cusparseFormat_t;

/** Algorithms of cusparseSpGEAM. */
typedef enum cusparseSpGEAMAlg_t {
  CUSPARSE_SPGEAM_ALG_DEFAULT = 0,
  CUSPARSE_SPGEAM_ALG1 = 1,
} cusparseSpGEAMAlg_t;

/** Algorithms of cusparseSpGEMM. All give the same bits here. */
typedef enum cusparseSpGEMMAlg_t {
  CUSPARSE_SPGEMM_DEFAULT = 0,
  CUSPARSE_SPGEMM_CSR_ALG_DETERMINITIC = 1,
  CUSPARSE_SPGEMM_CSR_ALG_NONDETERMINITIC = 2,
  CUSPARSE_SPGEMM_ALG1 = 3,
  CUSPARSE_SPGEMM_ALG2 = 4,
  CUSPARSE_SPGEMM_ALG3 = 5,
} cusparseSpGEMMAlg_t;

/** Algorithms of cusparseSpMM. All give the same bits here. */
typedef enum cusparseSpMMAlg_t {
  CUSPARSE_SPMM_ALG_DEFAULT = 0,
  CUSPARSE_SPMM_COO_ALG1 = 1,
  CUSPARSE_SPMM_COO_ALG2 = 2,
  CUSPARSE_SPMM_COO_ALG3 = 3,
  CUSPARSE_SPMM_CSR_ALG1 = 4,
  CUSPARSE_SPMM_COO_ALG4 = 5,
  CUSPARSE_SPMM_CSR_ALG2 = 6,
  CUSPARSE_SPMM_CSR_ALG3 = 12,
  CUSPARSE_SPMM_BLOCKED_ELL_ALG1 = 13,
  CUSPARSE_SPMM_BSR_ALG1 = 14,
  /** The names before CUDA 12. */
  CUSPARSE_MM_ALG_DEFAULT = 0,
  CUSPARSE_COOMM_ALG1 = 1,
  CUSPARSE_COOMM_ALG2 = 2,
  CUSPARSE_COOMM_ALG3 = 3,
  CUSPARSE_CSRMM_ALG1 = 4,
} cusparseSpMMAlg_t;

/** Algorithms of cusparseSpMV. All give the same bits here. */
typedef enum cusparseSpMVAlg_t {
  CUSPARSE_SPMV_ALG_DEFAULT = 0,
  CUSPARSE_SPMV_COO_ALG1 = 1,
  CUSPARSE_SPMV_CSR_ALG1 = 2,
  CUSPARSE_SPMV_CSR_ALG2 = 3,
  CUSPARSE_SPMV_COO_ALG2 = 4,
  CUSPARSE_SPMV_SELL_ALG1 = 5,
  CUSPARSE_SPMV_BSR_ALG1 = 6,
  /** The names before CUDA 12. */
  CUSPARSE_MV_ALG_DEFAULT = 0,
  CUSPARSE_COOMV_ALG = 1,
  CUSPARSE_CSRMV_ALG1 = 2,
  CUSPARSE_CSRMV_ALG2 = 3,
} cusparseSpMVAlg_t;

/** Algorithms of cusparseSpSM. */
typedef enum cusparseSpSMAlg_t {
  CUSPARSE_SPSM_ALG_DEFAULT = 0,
} cusparseSpSMAlg_t;

/** Which values cusparseSpSM_updateMatrix brings. */
typedef enum cusparseSpSMUpdate_t {
  CUSPARSE_SPSM_UPDATE_GENERAL = 0,
  CUSPARSE_SPSM_UPDATE_DIAGONAL = 1,
} cusparseSpSMUpdate_t;

/** Algorithms of cusparseSpSV. */
typedef enum cusparseSpSVAlg_t {
  CUSPARSE_SPSV_ALG_DEFAULT = 0,
  CUSPARSE_SPSV_ALG1 = 1,
  CUSPARSE_SPSV_ALG2 = 2,
} cusparseSpSVAlg_t;

/** Which values cusparseSpSV_updateMatrix brings. */
typedef enum cusparseSpSVUpdate_t {
  CUSPARSE_SPSV_UPDATE_GENERAL = 0,
  CUSPARSE_SPSV_UPDATE_DIAGONAL = 1,
} cusparseSpSVUpdate_t;

/** Algorithms of cusparseSpMMOp. */
typedef enum cusparseSpMMOpAlg_t {
  CUSPARSE_SPMM_OP_ALG_DEFAULT = 0,
} cusparseSpMMOpAlg_t;

/** By rows or by columns: which entries are counted, or how blocks are stored. */
typedef enum cusparseDirection_t {
  CUSPARSE_DIRECTION_ROW = 0,
  CUSPARSE_DIRECTION_COLUMN = 1,
} cusparseDirection_t;

/** Whether an analysis looks for levels. It always does here. */
typedef enum cusparseSolvePolicy_t {
  CUSPARSE_SOLVE_POLICY_NO_LEVEL = 0,
  CUSPARSE_SOLVE_POLICY_USE_LEVEL = 1,
} cusparseSolvePolicy_t;

/** How cusparseCsrmvEx works. */
typedef enum cusparseAlgMode_t {
  CUSPARSE_ALG_MERGE_PATH = 0,
} cusparseAlgMode_t;

/** How colours are found. */
typedef enum cusparseColorAlg_t {
  CUSPARSE_COLOR_ALG0 = 0,
  CUSPARSE_COLOR_ALG1 = 1,
} cusparseColorAlg_t;

/** Which part of a sparse matrix is stored. */
typedef enum cusparseSpMatStorage_t {
  CUSPARSE_STORE_FULL = 0,
  CUSPARSE_STORE_LOWER = 1,
  CUSPARSE_STORE_UPPER = 2,
} cusparseSpMatStorage_t;

/** Which symmetry a sparse matrix has. */
typedef enum cusparseSymmetryType_t {
  CUSPARSE_GENERAL = 0,
  CUSPARSE_SYMMETRIC = 1,
  CUSPARSE_HERMITIAN = 2,
} cusparseSymmetryType_t;

/** Target of a handle. */
typedef struct bsric02Info bsric02Info;

/** Target of a handle. */
typedef struct bsrilu02Info bsrilu02Info;

/** Target of a handle. */
typedef struct bsrsm2Info bsrsm2Info;

/** Target of a handle. */
typedef struct bsrsv2Info bsrsv2Info;

/** Target of a handle. */
typedef struct csrgemm2Info csrgemm2Info;

/** Target of a handle. */
typedef struct csric02Info csric02Info;

/** Target of a handle. */
typedef struct csrilu02Info csrilu02Info;

/** Target of a handle. */
typedef struct csrsm2Info csrsm2Info;

/** Target of a handle. */
typedef struct csrsv2Info csrsv2Info;

/** Target of a handle. */
typedef struct csru2csrInfo csru2csrInfo;

/** Target of a handle. */
typedef struct cusparseColorInfo cusparseColorInfo;

/** Target of a handle. */
typedef struct cusparseContext cusparseContext;

/** Target of a handle. */
typedef struct cusparseDnMatDescr cusparseDnMatDescr;

/** Target of a handle. */
typedef struct cusparseDnVecDescr cusparseDnVecDescr;

/** Target of a handle. */
typedef struct cusparseMatDescr cusparseMatDescr;

/** Target of a handle. */
typedef struct cusparseSpGEAMDescr cusparseSpGEAMDescr;

/** Target of a handle. */
typedef struct cusparseSpGEMMDescr cusparseSpGEMMDescr;

/** Target of a handle. */
typedef struct cusparseSpMMOpPlan cusparseSpMMOpPlan;

/** Target of a handle. */
typedef struct cusparseSpMatDescr cusparseSpMatDescr;

/** Target of a handle. */
typedef struct cusparseSpSMDescr cusparseSpSMDescr;

/** Target of a handle. */
typedef struct cusparseSpSVDescr cusparseSpSVDescr;

/** Target of a handle. */
typedef struct cusparseSpVecDescr cusparseSpVecDescr;

/** Target of a handle. */
typedef struct pruneInfo pruneInfo;

/** A set of settings: the stream operations are queued on, and where scalars are (cusparseCreate). */
typedef cusparseContext *cusparseHandle_t;

/** What the functions of the first generation know of a matrix beside its arrays (cusparseCreateMatDescr). */
typedef cusparseMatDescr *cusparseMatDescr_t;

/** The same, read only. */
typedef const cusparseSpMatDescr *cusparseConstSpMatDescr_t;

/** A sparse matrix (cusparseCreateCsr and others). */
typedef cusparseSpMatDescr *cusparseSpMatDescr_t;

/** A dense matrix (cusparseCreateDnMat). */
typedef cusparseDnMatDescr *cusparseDnMatDescr_t;

/** The same, read only. */
typedef const cusparseDnMatDescr *cusparseConstDnMatDescr_t;

/** A dense vector (cusparseCreateDnVec). */
typedef cusparseDnVecDescr *cusparseDnVecDescr_t;

/** The same, read only. */
typedef const cusparseDnVecDescr *cusparseConstDnVecDescr_t;

/** A function of the program's that is told of events: their level, the function and a text. */
typedef void (*cusparseLoggerCallback_t)(int logLevel, const char *functionName, const char *message);

/** A sparse vector (cusparseCreateSpVec). */
typedef cusparseSpVecDescr *cusparseSpVecDescr_t;

/** The same, read only. */
typedef const cusparseSpVecDescr *cusparseConstSpVecDescr_t;

/** What the steps of cusparseSpGEAM hand on. */
typedef cusparseSpGEAMDescr *cusparseSpGEAMDescr_t;

/** What the steps of cusparseSpGEMM hand on (cusparseSpGEMM_createDescr). */
typedef cusparseSpGEMMDescr *cusparseSpGEMMDescr_t;

/** The analysis of a triangle for cusparseSpSM (cusparseSpSM_createDescr). */
typedef cusparseSpSMDescr *cusparseSpSMDescr_t;

/** The analysis of a triangle for cusparseSpSV (cusparseSpSV_createDescr). */
typedef cusparseSpSVDescr *cusparseSpSVDescr_t;

/** A plan of a product with operators of the program's own. */
typedef cusparseSpMMOpPlan *cusparseSpMMOpPlan_t;

/** The analysis of a pattern of blocks for incomplete Cholesky factorizations. */
typedef bsric02Info *bsric02Info_t;

/** The analysis of a pattern of blocks for incomplete LU factorizations. */
typedef bsrilu02Info *bsrilu02Info_t;

/** The analysis of a triangle of blocks, for many right-hand sides. */
typedef bsrsm2Info *bsrsm2Info_t;

/** The analysis of a triangle of blocks, for one right-hand side. */
typedef bsrsv2Info *bsrsv2Info_t;

/** Settings of a graph colouring. */
typedef cusparseColorInfo *cusparseColorInfo_t;

/** What the steps of a sparse product hand on. */
typedef csrgemm2Info *csrgemm2Info_t;

/** The analysis of a pattern for incomplete Cholesky factorizations (cusparseCreateCsric02Info). */
typedef csric02Info *csric02Info_t;

/** The analysis of a pattern for incomplete LU factorizations (cusparseCreateCsrilu02Info). */
typedef csrilu02Info *csrilu02Info_t;

/** The analysis of a triangle, for many right-hand sides (cusparseCreateCsrsm2Info). */
typedef csrsm2Info *csrsm2Info_t;

/** The analysis of a triangle, for one right-hand side (cusparseCreateCsrsv2Info). */
typedef csrsv2Info *csrsv2Info_t;

/** Settings of a pruning by percentage. */
typedef pruneInfo *pruneInfo_t;

/** The permutation that cusparse<t>csru2csr found. */
typedef csru2csrInfo *csru2csrInfo_t;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/** Creates a handle, bound to the default stream, with scalars in host memory. */
cusparseStatus_t cusparseCreate(cusparseHandle_t *handle);

/** Waits for the handle's stream and destroys the handle. NULL is accepted. */
cusparseStatus_t cusparseDestroy(cusparseHandle_t handle);

/** Binds the handle to a stream; 0 is the default stream. Work queued before stays where it is. */
cusparseStatus_t cusparseSetStream(cusparseHandle_t handle, cudaStream_t streamId);

/** Stores the stream the handle is bound to; 0 is the default stream. */
cusparseStatus_t cusparseGetStream(cusparseHandle_t handle, cudaStream_t *streamId);

/** Stores where the handle expects scalars. */
cusparseStatus_t cusparseGetPointerMode(cusparseHandle_t handle, cusparsePointerMode_t *mode);

/**
 * Chooses where scalars (alpha, beta, counts, positions) are: in host memory, where they are read during the
 * call and written before it returns, or in device memory, where the stream reads and writes them.
 */
cusparseStatus_t cusparseSetPointerMode(cusparseHandle_t handle,
                                        cusparsePointerMode_t mode);

/** Stores the version of the interface, 12510 for 12.5.10. */
cusparseStatus_t cusparseGetVersion(cusparseHandle_t handle, int *version);

/** Stores a part of the version of the interface. */
cusparseStatus_t cusparseGetProperty(libraryPropertyType type, int *value);

/**
 * Creates a descriptor of a general matrix with indices from 0, and a lower triangle with a diagonal where a
 * triangle is meant.
 */
cusparseStatus_t cusparseCreateMatDescr(cusparseMatDescr_t *descrA);

/** Destroys a descriptor; calls that were given it are not affected. NULL is accepted. */
cusparseStatus_t cusparseDestroyMatDescr(cusparseMatDescr_t descrA);

/** Copies what a descriptor says to another one. */
cusparseStatus_t cusparseCopyMatDescr(cusparseMatDescr_t dest, cusparseMatDescr_t src);

/** Says what kind of matrix it is. Every kind is accepted here; most functions want a general one. */
cusparseStatus_t cusparseSetMatType(cusparseMatDescr_t descrA, cusparseMatrixType_t type);

/** What kind of matrix it is; CUSPARSE_MATRIX_TYPE_GENERAL for no descriptor. */
cusparseMatrixType_t cusparseGetMatType(cusparseMatDescr_t descrA);

/** Says which triangle is meant, where one is. */
cusparseStatus_t cusparseSetMatFillMode(cusparseMatDescr_t descrA, cusparseFillMode_t fillMode);

/** Which triangle is meant; CUSPARSE_FILL_MODE_LOWER for no descriptor. */
cusparseFillMode_t cusparseGetMatFillMode(cusparseMatDescr_t descrA);

/** Says whether a triangle's diagonal is stored, or all ones. */
cusparseStatus_t cusparseSetMatDiagType(cusparseMatDescr_t descrA, cusparseDiagType_t diagType);

/** Whether a triangle's diagonal is stored; CUSPARSE_DIAG_TYPE_NON_UNIT for no descriptor. */
cusparseDiagType_t cusparseGetMatDiagType(cusparseMatDescr_t descrA);

/** Says what indices and offsets count from. */
cusparseStatus_t cusparseSetMatIndexBase(cusparseMatDescr_t descrA, cusparseIndexBase_t base);

/** What indices and offsets count from; CUSPARSE_INDEX_BASE_ZERO for no descriptor. */
cusparseIndexBase_t cusparseGetMatIndexBase(cusparseMatDescr_t descrA);

/** Name of a status, for instance "CUSPARSE_STATUS_INVALID_VALUE". The string is constant. */
const char *cusparseGetErrorName(cusparseStatus_t status);

/** A few words about a status. The string is constant. */
const char *cusparseGetErrorString(cusparseStatus_t status);

/**
 * Stores an attribute: an enumeration, of dataSize bytes. A new matrix has a lower triangle with a diagonal that is
 * stored, is stored in full, and general. INVALID_VALUE for an attribute or a size that is none.
 */
cusparseStatus_t cusparseSpMatGetAttribute(cusparseConstSpMatDescr_t spMatDescr,
                                           cusparseSpMatAttribute_t attribute,
                                           void *data,
                                           size_t dataSize);

/**
 * Sets an attribute: an enumeration, of dataSize bytes. cusparseSpSV and cusparseSpSM look at CUSPARSE_SPMAT_FILL_MODE and
 * CUSPARSE_SPMAT_DIAG_TYPE; the other two are kept, and nothing looks at them. INVALID_VALUE for an attribute, a size
 * or a value that is none.
 */
cusparseStatus_t cusparseSpMatSetAttribute(cusparseSpMatDescr_t spMatDescr,
                                           cusparseSpMatAttribute_t attribute,
                                           void *data,
                                           size_t dataSize);

/** Stores how many matrices there are. */
cusparseStatus_t cusparseSpMatGetStridedBatch(cusparseConstSpMatDescr_t spMatDescr,
                                              int *batchCount);

/** Makes it a batch of batchCount >= 1 matrices that are all the same: CUDA 11's function, without strides. */
cusparseStatus_t cusparseSpMatSetStridedBatch(cusparseSpMatDescr_t spMatDescr,
                                              int batchCount);

/**
 * Makes it a batch of batchCount >= 1 matrices by coordinates, batchStride elements apart in each of the three arrays: 0 or
 * at least as many as entries.
 */
cusparseStatus_t cusparseCooSetStridedBatch(cusparseSpMatDescr_t spMatDescr,
                                            int batchCount,
                                            int64_t batchStride);

/**
 * Makes it a batch of batchCount >= 1 matrices by compressed rows or columns: so many elements apart in the offsets, and in
 * indices and values. Each distance is 0 or at least an array's length.
 */
cusparseStatus_t cusparseCsrSetStridedBatch(cusparseSpMatDescr_t spMatDescr,
                                            int batchCount,
                                            int64_t offsetsBatchStride,
                                            int64_t columnsValuesBatchStride);

/**
 * Makes it a batch of batchCount >= 1 matrices of blocks: so many elements apart in offsets, in indices and in values.
 * Each distance is 0 or at least an array's length.
 */
cusparseStatus_t cusparseBsrSetStridedBatch(cusparseSpMatDescr_t spMatDescr,
                                            int batchCount,
                                            int64_t offsetsBatchStride,
                                            int64_t columnsBatchStride,
                                            int64_t ValuesBatchStride);

/**
 * Creates a descriptor of a matrix of brows x bcols blocks, of which bnnz are stored, by compressed rows of blocks: brows + 1
 * offsets, the blocks' columns, and for each block rowBlockSize x colBlockSize values, by rows or by columns. Blocks need not
 * be square. INVALID_VALUE as for cusparseCreateCsr, for block sizes below 1, and for an order that is none.
 */
cusparseStatus_t cusparseCreateBsr(cusparseSpMatDescr_t *spMatDescr,
                                   int64_t brows,
                                   int64_t bcols,
                                   int64_t bnnz,
                                   int64_t rowBlockSize,
                                   int64_t colBlockSize,
                                   void *bsrRowOffsets,
                                   void *bsrColInd,
                                   void *bsrValues,
                                   cusparseIndexType_t bsrRowOffsetsType,
                                   cusparseIndexType_t bsrColIndType,
                                   cusparseIndexBase_t idxBase,
                                   cudaDataType valueType,
                                   cusparseOrder_t order);

/** As cusparseCreateBsr, for a matrix that is only read. */
cusparseStatus_t cusparseCreateConstBsr(cusparseConstSpMatDescr_t *spMatDescr,
                                        int64_t brows,
                                        int64_t bcols,
                                        int64_t bnnz,
                                        int64_t rowBlockDim,
                                        int64_t colBlockDim,
                                        const void *bsrRowOffsets,
                                        const void *bsrColInd,
                                        const void *bsrValues,
                                        cusparseIndexType_t bsrRowOffsetsType,
                                        cusparseIndexType_t bsrColIndType,
                                        cusparseIndexBase_t idxBase,
                                        cudaDataType valueType,
                                        cusparseOrder_t order);

/**
 * Creates a descriptor of a rows x cols matrix whose rows of blocks have the same number of blocks: ellBlockSize rows and
 * columns in a block, ellCols columns in the blocks of a row. ellColInd has the blocks' columns, by rows of blocks; -1
 * stands for none. ellValue has the elements of the rows x ellCols matrix that results, by rows. INVALID_VALUE
 * unless ellBlockSize divides the three sizes, and where cusparseCreateCsr says it.
 */
cusparseStatus_t cusparseCreateBlockedEll(cusparseSpMatDescr_t *spMatDescr,
                                          int64_t rows,
                                          int64_t cols,
                                          int64_t ellBlockSize,
                                          int64_t ellCols,
                                          void *ellColInd,
                                          void *ellValue,
                                          cusparseIndexType_t ellIdxType,
                                          cusparseIndexBase_t idxBase,
                                          cudaDataType valueType);

/** As cusparseCreateBlockedEll, for a matrix that is only read. */
cusparseStatus_t cusparseCreateConstBlockedEll(cusparseConstSpMatDescr_t *spMatDescr,
                                               int64_t rows,
                                               int64_t cols,
                                               int64_t ellBlockSize,
                                               int64_t ellCols,
                                               const void *ellColInd,
                                               const void *ellValue,
                                               cusparseIndexType_t ellIdxType,
                                               cusparseIndexBase_t idxBase,
                                               cudaDataType valueType);

/** Stores everything that a descriptor of equally many blocks in each row says. */
cusparseStatus_t cusparseBlockedEllGet(cusparseSpMatDescr_t spMatDescr,
                                       int64_t *rows,
                                       int64_t *cols,
                                       int64_t *ellBlockSize,
                                       int64_t *ellCols,
                                       void **ellColInd,
                                       void **ellValue,
                                       cusparseIndexType_t *ellIdxType,
                                       cusparseIndexBase_t *idxBase,
                                       cudaDataType *valueType);

/** Stores everything that a descriptor of equally many blocks in each row says. */
cusparseStatus_t cusparseConstBlockedEllGet(cusparseConstSpMatDescr_t spMatDescr,
                                            int64_t *rows,
                                            int64_t *cols,
                                            int64_t *ellBlockSize,
                                            int64_t *ellCols,
                                            const void **ellColInd,
                                            const void **ellValue,
                                            cusparseIndexType_t *ellIdxType,
                                            cusparseIndexBase_t *idxBase,
                                            cudaDataType *valueType);

/**
 * Creates a descriptor of a rows x cols matrix of nnz entries by slices of sliceSize rows. The rows of a slice have as many
 * places as its longest row; columns (-1 where there is no entry) and values of a slice lie column by column of
 * places, sellValuesSize in all, and begin where the slice's offset says. INVALID_VALUE as for cusparseCreateCsr,
 * for fewer places than entries, and for a sliceSize below 1.
 */
cusparseStatus_t cusparseCreateSlicedEll(cusparseSpMatDescr_t *spMatDescr,
                                         int64_t rows,
                                         int64_t cols,
                                         int64_t nnz,
                                         int64_t sellValuesSize,
                                         int64_t sliceSize,
                                         void *sellSliceOffsets,
                                         void *sellColInd,
                                         void *sellValues,
                                         cusparseIndexType_t sellSliceOffsetsType,
                                         cusparseIndexType_t sellColIndType,
                                         cusparseIndexBase_t idxBase,
                                         cudaDataType valueType);

/** As cusparseCreateSlicedEll, for a matrix that is only read. */
cusparseStatus_t cusparseCreateConstSlicedEll(cusparseConstSpMatDescr_t *spMatDescr,
                                              int64_t rows,
                                              int64_t cols,
                                              int64_t nnz,
                                              int64_t sellValuesSize,
                                              int64_t sliceSize,
                                              const void *sellSliceOffsets,
                                              const void *sellColInd,
                                              const void *sellValues,
                                              cusparseIndexType_t sellSliceOffsetsType,
                                              cusparseIndexType_t sellColIndType,
                                              cusparseIndexBase_t idxBase,
                                              cudaDataType valueType);

/**
 * Creates a descriptor of a rows x cols matrix of nnz entries by compressed rows: rows + 1 offsets, the entries'
 * columns and their values, each counted from idxBase. Columns need not ascend, except where a function says so, and
 * may occur more than once. Arrays may be NULL as long as no operation needs them. INVALID_VALUE for sizes or types
 * that are none, more entries than elements, or sizes that the index types cannot count. Offsets and columns may be of
 * different types: products, solves and cusparseSparseToDense copy such offsets to memory of the library first; other operations refuse them.
 */
cusparseStatus_t cusparseCreateCsr(cusparseSpMatDescr_t *spMatDescr,
                                   int64_t rows,
                                   int64_t cols,
                                   int64_t nnz,
                                   void *csrRowOffsets,
                                   void *csrColInd,
                                   void *csrValues,
                                   cusparseIndexType_t csrRowOffsetsType,
                                   cusparseIndexType_t csrColIndType,
                                   cusparseIndexBase_t idxBase,
                                   cudaDataType valueType);

/** As cusparseCreateCsr, for a matrix that is only read. */
cusparseStatus_t cusparseCreateConstCsr(cusparseConstSpMatDescr_t *spMatDescr,
                                        int64_t rows,
                                        int64_t cols,
                                        int64_t nnz,
                                        const void *csrRowOffsets,
                                        const void *csrColInd,
                                        const void *csrValues,
                                        cusparseIndexType_t csrRowOffsetsType,
                                        cusparseIndexType_t csrColIndType,
                                        cusparseIndexBase_t idxBase,
                                        cudaDataType valueType);

/**
 * Creates a descriptor of a rows x cols matrix of nnz entries by compressed columns: cols + 1 offsets, the entries'
 * rows and their values; else as cusparseCreateCsr.
 */
cusparseStatus_t cusparseCreateCsc(cusparseSpMatDescr_t *spMatDescr,
                                   int64_t rows,
                                   int64_t cols,
                                   int64_t nnz,
                                   void *cscColOffsets,
                                   void *cscRowInd,
                                   void *cscValues,
                                   cusparseIndexType_t cscColOffsetsType,
                                   cusparseIndexType_t cscRowIndType,
                                   cusparseIndexBase_t idxBase,
                                   cudaDataType valueType);

/** As cusparseCreateCsc, for a matrix that is only read. */
cusparseStatus_t cusparseCreateConstCsc(cusparseConstSpMatDescr_t *spMatDescr,
                                        int64_t rows,
                                        int64_t cols,
                                        int64_t nnz,
                                        const void *cscColOffsets,
                                        const void *cscRowInd,
                                        const void *cscValues,
                                        cusparseIndexType_t cscColOffsetsType,
                                        cusparseIndexType_t cscRowIndType,
                                        cusparseIndexBase_t idxBase,
                                        cudaDataType valueType);

/** Stores everything that a descriptor of compressed rows says. */
cusparseStatus_t cusparseCsrGet(cusparseSpMatDescr_t spMatDescr,
                                int64_t *rows,
                                int64_t *cols,
                                int64_t *nnz,
                                void **csrRowOffsets,
                                void **csrColInd,
                                void **csrValues,
                                cusparseIndexType_t *csrRowOffsetsType,
                                cusparseIndexType_t *csrColIndType,
                                cusparseIndexBase_t *idxBase,
                                cudaDataType *valueType);

/** Stores everything that a descriptor of compressed rows says. */
cusparseStatus_t cusparseConstCsrGet(cusparseConstSpMatDescr_t spMatDescr,
                                     int64_t *rows,
                                     int64_t *cols,
                                     int64_t *nnz,
                                     const void **csrRowOffsets,
                                     const void **csrColInd,
                                     const void **csrValues,
                                     cusparseIndexType_t *csrRowOffsetsType,
                                     cusparseIndexType_t *csrColIndType,
                                     cusparseIndexBase_t *idxBase,
                                     cudaDataType *valueType);

/** Stores everything that a descriptor of compressed columns says. */
cusparseStatus_t cusparseCscGet(cusparseSpMatDescr_t spMatDescr,
                                int64_t *rows,
                                int64_t *cols,
                                int64_t *nnz,
                                void **cscColOffsets,
                                void **cscRowInd,
                                void **cscValues,
                                cusparseIndexType_t *cscColOffsetsType,
                                cusparseIndexType_t *cscRowIndType,
                                cusparseIndexBase_t *idxBase,
                                cudaDataType *valueType);

/** Stores everything that a descriptor of compressed columns says. */
cusparseStatus_t cusparseConstCscGet(cusparseConstSpMatDescr_t spMatDescr,
                                     int64_t *rows,
                                     int64_t *cols,
                                     int64_t *nnz,
                                     const void **cscColOffsets,
                                     const void **cscRowInd,
                                     const void **cscValues,
                                     cusparseIndexType_t *cscColOffsetsType,
                                     cusparseIndexType_t *cscRowIndType,
                                     cusparseIndexBase_t *idxBase,
                                     cudaDataType *valueType);

/** Says where the arrays of compressed rows are from now on; operations called before are not affected. */
cusparseStatus_t cusparseCsrSetPointers(cusparseSpMatDescr_t spMatDescr,
                                        void *csrRowOffsets,
                                        void *csrColInd,
                                        void *csrValues);

/** Says where the arrays of compressed columns are from now on; operations called before are not affected. */
cusparseStatus_t cusparseCscSetPointers(cusparseSpMatDescr_t spMatDescr,
                                        void *cscColOffsets,
                                        void *cscRowInd,
                                        void *cscValues);

/** Stores the size of a buffer for cusparseSparseToDense: small and not 0, as none is used. */
cusparseStatus_t cusparseSparseToDense_bufferSize(cusparseHandle_t handle,
                                                  cusparseConstSpMatDescr_t matA,
                                                  cusparseDnMatDescr_t matB,
                                                  cusparseSparseToDenseAlg_t alg,
                                                  size_t *bufferSize);

/**
 * B = A for a sparse A and a dense B of the same shape and type: all elements of B. Of entries at one place the last one
 * counts. Asynchronous on the handle's stream; can be captured. externalBuffer is not used and may be NULL.
 * INVALID_VALUE for different shapes; NOT_SUPPORTED for formats and types that there is no kernel for.
 */
cusparseStatus_t cusparseSparseToDense(cusparseHandle_t handle,
                                       cusparseConstSpMatDescr_t matA,
                                       cusparseDnMatDescr_t matB,
                                       cusparseSparseToDenseAlg_t alg,
                                       void *externalBuffer);

/** Stores the size of a buffer for cusparseDenseToSparse_analysis: small and not 0, as none is used. */
cusparseStatus_t cusparseDenseToSparse_bufferSize(cusparseHandle_t handle,
                                                  cusparseConstDnMatDescr_t matA,
                                                  cusparseSpMatDescr_t matB,
                                                  cusparseDenseToSparseAlg_t alg,
                                                  size_t *bufferSize);

/**
 * Counts the elements of A that are not zero, in the stream's order, and waits: cusparseSpMatGetSize(matB) tells their number
 * then, for arrays to be made and set. The offsets of compressed rows or columns are written already, and have to be there.
 * NaN is not zero. Blocked-ELL has its places already: nothing is to be found there. externalBuffer is not used and may be NULL. INVALID_VALUE for different shapes, and if there are
 * more entries than the index type counts; NOT_SUPPORTED for formats and types that there is no kernel for.
 */
cusparseStatus_t cusparseDenseToSparse_analysis(cusparseHandle_t handle,
                                                cusparseConstDnMatDescr_t matA,
                                                cusparseSpMatDescr_t matB,
                                                cusparseDenseToSparseAlg_t alg,
                                                void *externalBuffer);

/**
 * B = A for a dense A and a sparse B, which cusparseDenseToSparse_analysis has counted: offsets, indices (ascending) and
 * values. Asynchronous on the handle's stream; can be captured. An A with another number of entries than was counted
 * is an error of the stream. externalBuffer is not used and may be NULL.
 */
cusparseStatus_t cusparseDenseToSparse_convert(cusparseHandle_t handle,
                                               cusparseConstDnMatDescr_t matA,
                                               cusparseSpMatDescr_t matB,
                                               cusparseDenseToSparseAlg_t alg,
                                               void *externalBuffer);

/** Stores the size of a buffer for cusparseCsr2cscEx2: small and not 0, as none is used. */
cusparseStatus_t cusparseCsr2cscEx2_bufferSize(cusparseHandle_t handle,
                                               int m,
                                               int n,
                                               int nnz,
                                               const void *csrVal,
                                               const int *csrRowPtr,
                                               const int *csrColInd,
                                               void *cscVal,
                                               int *cscColPtr,
                                               int *cscRowInd,
                                               cudaDataType valType,
                                               cusparseAction_t copyValues,
                                               cusparseIndexBase_t idxBase,
                                               cusparseCsr2CscAlg_t alg,
                                               size_t *bufferSize);

/**
 * The columns of an m x n matrix of nnz entries by rows: n + 1 offsets, row numbers (ascending if no row has an entry twice)
 * and, with CUSPARSE_ACTION_NUMERIC, values. Any element type that descriptors name. Asynchronous on the handle's
 * stream; can be captured. Without entries the offsets are written alone, and those of rows not read. buffer is not used and may be NULL.
 */
cusparseStatus_t cusparseCsr2cscEx2(cusparseHandle_t handle,
                                    int m,
                                    int n,
                                    int nnz,
                                    const void *csrVal,
                                    const int *csrRowPtr,
                                    const int *csrColInd,
                                    void *cscVal,
                                    int *cscColPtr,
                                    int *cscRowInd,
                                    cudaDataType valType,
                                    cusparseAction_t copyValues,
                                    cusparseIndexBase_t idxBase,
                                    cusparseCsr2CscAlg_t alg,
                                    void *buffer);

/**
 * Creates a descriptor of a rows x cols matrix of nnz entries by coordinates: their rows, their columns and their
 * values. Rows should ascend (solves and cusparseSpGEMM insist; products do not). Else as cusparseCreateCsr.
 */
cusparseStatus_t cusparseCreateCoo(cusparseSpMatDescr_t *spMatDescr,
                                   int64_t rows,
                                   int64_t cols,
                                   int64_t nnz,
                                   void *cooRowInd,
                                   void *cooColInd,
                                   void *cooValues,
                                   cusparseIndexType_t cooIdxType,
                                   cusparseIndexBase_t idxBase,
                                   cudaDataType valueType);

/** As cusparseCreateCoo, for a matrix that is only read. */
cusparseStatus_t cusparseCreateConstCoo(cusparseConstSpMatDescr_t *spMatDescr,
                                        int64_t rows,
                                        int64_t cols,
                                        int64_t nnz,
                                        const void *cooRowInd,
                                        const void *cooColInd,
                                        const void *cooValues,
                                        cusparseIndexType_t cooIdxType,
                                        cusparseIndexBase_t idxBase,
                                        cudaDataType valueType);

/** Stores everything that a descriptor of coordinates says. */
cusparseStatus_t cusparseCooGet(cusparseSpMatDescr_t spMatDescr,
                                int64_t *rows,
                                int64_t *cols,
                                int64_t *nnz,
                                void **cooRowInd,
                                void **cooColInd,
                                void **cooValues,
                                cusparseIndexType_t *idxType,
                                cusparseIndexBase_t *idxBase,
                                cudaDataType *valueType);

/** Stores everything that a descriptor of coordinates says. */
cusparseStatus_t cusparseConstCooGet(cusparseConstSpMatDescr_t spMatDescr,
                                     int64_t *rows,
                                     int64_t *cols,
                                     int64_t *nnz,
                                     const void **cooRowInd,
                                     const void **cooColInd,
                                     const void **cooValues,
                                     cusparseIndexType_t *idxType,
                                     cusparseIndexBase_t *idxBase,
                                     cudaDataType *valueType);

/** Says where the arrays of coordinates are from now on; operations called before are not affected. */
cusparseStatus_t cusparseCooSetPointers(cusparseSpMatDescr_t spMatDescr,
                                        void *cooRows,
                                        void *cooColumns,
                                        void *cooValues);

/** NOT_SUPPORTED: coordinates in pairs, which CUDA 12 no longer has. Nothing is stored. */
cusparseStatus_t cusparseCreateCooAoS(cusparseSpMatDescr_t *spMatDescr,
                                      int64_t rows,
                                      int64_t cols,
                                      int64_t nnz,
                                      void *cooInd,
                                      void *cooValues,
                                      cusparseIndexType_t cooIdxType,
                                      cusparseIndexBase_t idxBase,
                                      cudaDataType valueType);

/** NOT_SUPPORTED: there are no coordinates in pairs. Nothing is stored. */
cusparseStatus_t cusparseCooAoSGet(cusparseSpMatDescr_t spMatDescr,
                                   int64_t *rows,
                                   int64_t *cols,
                                   int64_t *nnz,
                                   void **cooInd,
                                   void **cooValues,
                                   cusparseIndexType_t *idxType,
                                   cusparseIndexBase_t *idxBase,
                                   cudaDataType *valueType);

/**
 * Creates a descriptor of a dense matrix of rows x cols elements: by columns that are ld >= rows elements apart, or
 * (CUSPARSE_ORDER_ROW) by rows that are ld >= cols apart. The elements may be NULL as long as no operation is
 * asked for. INVALID_VALUE for sizes, a type or an order that are none.
 */
cusparseStatus_t cusparseCreateDnMat(cusparseDnMatDescr_t *dnMatDescr,
                                     int64_t rows,
                                     int64_t cols,
                                     int64_t ld,
                                     void *values,
                                     cudaDataType valueType,
                                     cusparseOrder_t order);

/** As cusparseCreateDnMat, for a matrix that is only read. */
cusparseStatus_t cusparseCreateConstDnMat(cusparseConstDnMatDescr_t *dnMatDescr,
                                          int64_t rows,
                                          int64_t cols,
                                          int64_t ld,
                                          const void *values,
                                          cudaDataType valueType,
                                          cusparseOrder_t order);

/** Destroys a descriptor; operations that were given it are not affected. NULL is accepted. */
cusparseStatus_t cusparseDestroyDnMat(cusparseConstDnMatDescr_t dnMatDescr);

/** Stores everything that a descriptor says, apart from its batch. */
cusparseStatus_t cusparseDnMatGet(cusparseDnMatDescr_t dnMatDescr,
                                  int64_t *rows,
                                  int64_t *cols,
                                  int64_t *ld,
                                  void **values,
                                  cudaDataType *type,
                                  cusparseOrder_t *order);

/** Stores everything that a descriptor says, apart from its batch. */
cusparseStatus_t cusparseConstDnMatGet(cusparseConstDnMatDescr_t dnMatDescr,
                                       int64_t *rows,
                                       int64_t *cols,
                                       int64_t *ld,
                                       const void **values,
                                       cudaDataType *type,
                                       cusparseOrder_t *order);

/** Stores where the elements are. */
cusparseStatus_t cusparseDnMatGetValues(cusparseDnMatDescr_t dnMatDescr, void **values);

/** Stores where the elements are. */
cusparseStatus_t cusparseConstDnMatGetValues(cusparseConstDnMatDescr_t dnMatDescr,
                                             const void **values);

/** Says where the elements are from now on; operations called before are not affected. */
cusparseStatus_t cusparseDnMatSetValues(cusparseDnMatDescr_t dnMatDescr, void *values);

/**
 * Makes it a batch of batchCount >= 1 matrices of this shape, batchStride elements apart: 0 for the same one again and
 * again, else at least as many as a matrix has with its gaps.
 */
cusparseStatus_t cusparseDnMatSetStridedBatch(cusparseDnMatDescr_t dnMatDescr,
                                              int batchCount,
                                              int64_t batchStride);

/** Stores how many matrices there are, and how far apart. */
cusparseStatus_t cusparseDnMatGetStridedBatch(cusparseConstDnMatDescr_t dnMatDescr,
                                              int *batchCount,
                                              int64_t *batchStride);

/**
 * Creates a descriptor of a dense vector of `size` adjacent elements. They may be NULL as long as no operation
 * is asked for. INVALID_VALUE for a negative size, or a type that is no element type.
 */
cusparseStatus_t cusparseCreateDnVec(cusparseDnVecDescr_t *dnVecDescr,
                                     int64_t size,
                                     void *values,
                                     cudaDataType valueType);

/** As cusparseCreateDnVec, for a vector that is only read. */
cusparseStatus_t cusparseCreateConstDnVec(cusparseConstDnVecDescr_t *dnVecDescr,
                                          int64_t size,
                                          const void *values,
                                          cudaDataType valueType);

/** Destroys a descriptor; operations that were given it are not affected. NULL is accepted. */
cusparseStatus_t cusparseDestroyDnVec(cusparseConstDnVecDescr_t dnVecDescr);

/** Stores everything that a descriptor says. */
cusparseStatus_t cusparseDnVecGet(cusparseDnVecDescr_t dnVecDescr,
                                  int64_t *size,
                                  void **values,
                                  cudaDataType *valueType);

/** Stores everything that a descriptor says. */
cusparseStatus_t cusparseConstDnVecGet(cusparseConstDnVecDescr_t dnVecDescr,
                                       int64_t *size,
                                       const void **values,
                                       cudaDataType *valueType);

/** Stores where the elements are. */
cusparseStatus_t cusparseDnVecGetValues(cusparseDnVecDescr_t dnVecDescr, void **values);

/** Stores where the elements are. */
cusparseStatus_t cusparseConstDnVecGetValues(cusparseConstDnVecDescr_t dnVecDescr,
                                             const void **values);

/** Says where the elements are from now on; operations called before are not affected. */
cusparseStatus_t cusparseDnVecSetValues(cusparseDnVecDescr_t dnVecDescr, void *values);

/** Sets a function that is told of events; NULL for none. */
cusparseStatus_t cusparseLoggerSetCallback(cusparseLoggerCallback_t callback);

/** Sets the stream that lines are written to; NULL for standard output, or none if there is a callback. */
cusparseStatus_t cusparseLoggerSetFile(FILE *file);

/**
 * Opens a new file and writes lines to it; NULL is as for cusparseLoggerSetFile. Links are not followed. INVALID_VALUE if
 * it cannot be opened.
 */
cusparseStatus_t cusparseLoggerOpenFile(const char *logFile);

/**
 * Sets the level up to which events are told: 0 for none, 1 for errors; there are no events of higher levels. INVALID_VALUE
 * for a negative one.
 */
cusparseStatus_t cusparseLoggerSetLevel(int level);

/** Sets which events are told: 1 for errors; there are no others. */
cusparseStatus_t cusparseLoggerSetMask(int mask);

/** Tells nothing any more, for the rest of the process. */
cusparseStatus_t cusparseLoggerForceDisable(void);

/** Stores the size of a buffer for cusparseSDDMM: small and not 0, as none is used. */
cusparseStatus_t cusparseSDDMM_bufferSize(cusparseHandle_t handle,
                                          cusparseOperation_t opA,
                                          cusparseOperation_t opB,
                                          const void *alpha,
                                          cusparseConstDnMatDescr_t matA,
                                          cusparseConstDnMatDescr_t matB,
                                          const void *beta,
                                          cusparseSpMatDescr_t matC,
                                          cudaDataType computeType,
                                          cusparseSDDMMAlg_t alg,
                                          size_t *bufferSize);

/** Looks at the arguments of cusparseSDDMM. There is nothing to prepare: this may be left out. */
cusparseStatus_t cusparseSDDMM_preprocess(cusparseHandle_t handle,
                                          cusparseOperation_t opA,
                                          cusparseOperation_t opB,
                                          const void *alpha,
                                          cusparseConstDnMatDescr_t matA,
                                          cusparseConstDnMatDescr_t matB,
                                          const void *beta,
                                          cusparseSpMatDescr_t matC,
                                          cudaDataType computeType,
                                          cusparseSDDMMAlg_t alg,
                                          void *externalBuffer);

/**
 * C = alpha (op(A) op(B)) . pattern(C) + beta C: those elements of a dense product that are entries of C. Asynchronous on
 * the handle's stream; can be captured.
 *
 * op(A) is m x k and op(B) k x n, each by rows or by columns; C is m x n: compressed rows or columns, coordinates in any
 * order, or blocks of any size; its pattern is only read. beta = 0 does not read C's values, alpha = 0 neither A nor B. alpha and beta
 * are of computeType. A, B and C have that type, or A and B 16 bits (CUDA_R_16F or CUDA_R_16BF), C these or 32, and computeType is
 * CUDA_R_32F. For a batch, C is as many matrices, and A and B are one or as many each. externalBuffer is not used and may
 * be NULL. INVALID_VALUE for shapes or batches that do not go together; NOT_SUPPORTED for other types, Blocked-ELL and slices.
 */
cusparseStatus_t cusparseSDDMM(cusparseHandle_t handle,
                               cusparseOperation_t opA,
                               cusparseOperation_t opB,
                               const void *alpha,
                               cusparseConstDnMatDescr_t matA,
                               cusparseConstDnMatDescr_t matB,
                               const void *beta,
                               cusparseSpMatDescr_t matC,
                               cudaDataType computeType,
                               cusparseSDDMMAlg_t alg,
                               void *externalBuffer);

/** CUDA 11's name of cusparseSDDMM_bufferSize, without an algorithm. */
cusparseStatus_t cusparseConstrainedGeMM_bufferSize(cusparseHandle_t handle,
                                                    cusparseOperation_t opA,
                                                    cusparseOperation_t opB,
                                                    const void *alpha,
                                                    cusparseDnMatDescr_t matA,
                                                    cusparseDnMatDescr_t matB,
                                                    const void *beta,
                                                    cusparseSpMatDescr_t matC,
                                                    cudaDataType computeType,
                                                    size_t *bufferSize);

/** CUDA 11's name of cusparseSDDMM, without an algorithm. */
cusparseStatus_t cusparseConstrainedGeMM(cusparseHandle_t handle,
                                         cusparseOperation_t opA,
                                         cusparseOperation_t opB,
                                         const void *alpha,
                                         cusparseDnMatDescr_t matA,
                                         cusparseDnMatDescr_t matB,
                                         const void *beta,
                                         cusparseSpMatDescr_t matC,
                                         cudaDataType computeType,
                                         void *externalBuffer);

/** Destroys a descriptor; operations that were given it are not affected. NULL is accepted. */
cusparseStatus_t cusparseDestroySpMat(cusparseConstSpMatDescr_t spMatDescr);

/** Stores the format. */
cusparseStatus_t cusparseSpMatGetFormat(cusparseConstSpMatDescr_t spMatDescr,
                                        cusparseFormat_t *format);

/** Stores what offsets and indices count from. */
cusparseStatus_t cusparseSpMatGetIndexBase(cusparseConstSpMatDescr_t spMatDescr,
                                           cusparseIndexBase_t *idxBase);

/** Stores where the values are. */
cusparseStatus_t cusparseSpMatGetValues(cusparseSpMatDescr_t spMatDescr, void **values);

/** Stores where the values are. */
cusparseStatus_t cusparseConstSpMatGetValues(cusparseConstSpMatDescr_t spMatDescr,
                                             const void **values);

/** Says where the values are from now on; operations called before are not affected. */
cusparseStatus_t cusparseSpMatSetValues(cusparseSpMatDescr_t spMatDescr, void *values);

/**
 * Stores rows, columns and the number of stored elements: entries, or for blocks all elements of all blocks. What
 * cusparseSpGEMM_compute, cusparseDenseToSparse_analysis and their like have found is told here.
 */
cusparseStatus_t cusparseSpMatGetSize(cusparseConstSpMatDescr_t spMatDescr,
                                      int64_t *rows,
                                      int64_t *cols,
                                      int64_t *nnz);

/**
 * Creates a descriptor of a vector of `size` elements of which nnz are stored: their indices, counted from idxBase, and
 * their values. INVALID_VALUE for sizes or types that are none, more entries than elements, or a size that the
 * index type cannot count.
 */
cusparseStatus_t cusparseCreateSpVec(cusparseSpVecDescr_t *spVecDescr,
                                     int64_t size,
                                     int64_t nnz,
                                     void *indices,
                                     void *values,
                                     cusparseIndexType_t idxType,
                                     cusparseIndexBase_t idxBase,
                                     cudaDataType valueType);

/** As cusparseCreateSpVec, for a vector that is only read. */
cusparseStatus_t cusparseCreateConstSpVec(cusparseConstSpVecDescr_t *spVecDescr,
                                          int64_t size,
                                          int64_t nnz,
                                          const void *indices,
                                          const void *values,
                                          cusparseIndexType_t idxType,
                                          cusparseIndexBase_t idxBase,
                                          cudaDataType valueType);

/** Destroys a descriptor; operations that were given it are not affected. NULL is accepted. */
cusparseStatus_t cusparseDestroySpVec(cusparseConstSpVecDescr_t spVecDescr);

/** Stores everything that a descriptor says. */
cusparseStatus_t cusparseSpVecGet(cusparseSpVecDescr_t spVecDescr,
                                  int64_t *size,
                                  int64_t *nnz,
                                  void **indices,
                                  void **values,
                                  cusparseIndexType_t *idxType,
                                  cusparseIndexBase_t *idxBase,
                                  cudaDataType *valueType);

/** Stores everything that a descriptor says. */
cusparseStatus_t cusparseConstSpVecGet(cusparseConstSpVecDescr_t spVecDescr,
                                       int64_t *size,
                                       int64_t *nnz,
                                       const void **indices,
                                       const void **values,
                                       cusparseIndexType_t *idxType,
                                       cusparseIndexBase_t *idxBase,
                                       cudaDataType *valueType);

/** Stores what indices count from. */
cusparseStatus_t cusparseSpVecGetIndexBase(cusparseConstSpVecDescr_t spVecDescr,
                                           cusparseIndexBase_t *idxBase);

/** Stores where the values are. */
cusparseStatus_t cusparseSpVecGetValues(cusparseSpVecDescr_t spVecDescr, void **values);

/** Stores where the values are. */
cusparseStatus_t cusparseConstSpVecGetValues(cusparseConstSpVecDescr_t spVecDescr,
                                             const void **values);

/** Says where the values are from now on; operations called before are not affected. NULL is INVALID_VALUE. */
cusparseStatus_t cusparseSpVecSetValues(cusparseSpVecDescr_t spVecDescr,
                                        void *values);

/** Creates a descriptor for the steps of a sum. */
cusparseStatus_t cusparseSpGEAM_createDescr(cusparseSpGEAMDescr_t *descr);

/** Destroys a descriptor; sums that were given it are not affected. NULL is accepted. */
cusparseStatus_t cusparseSpGEAM_destroyDescr(cusparseSpGEAMDescr_t descr);

/** Stores the size of a buffer for the next two steps: small and not 0, as none is used. */
cusparseStatus_t cusparseSpGEAM_bufferSize(cusparseHandle_t handle,
                                           cusparseOperation_t opA,
                                           cusparseOperation_t opB,
                                           const void *alpha,
                                           cusparseSpMatDescr_t matA,
                                           const void *beta,
                                           cusparseSpMatDescr_t matB,
                                           cusparseSpMatDescr_t matC,
                                           cudaDataType computeType,
                                           cusparseSpGEAMAlg_t alg,
                                           cusparseSpGEAMDescr_t spgeamDescr,
                                           size_t *bufferSize);

/**
 * Finds the number of entries of C = alpha A + beta B, in the stream's order, and waits; cusparseSpMatGetSize(matC) tells it
 * then. C's offsets are written already if they are there. The pattern is the union of A's and B's, whatever alpha and
 * beta are. All three are compressed rows with ascending columns (others give a C in which entries occur twice), indices
 * and values of one type each; op is the identity (NOT_SUPPORTED else). externalBuffer is not used.
 */
cusparseStatus_t cusparseSpGEAM_nnz(cusparseHandle_t handle,
                                    cusparseOperation_t opA,
                                    cusparseOperation_t opB,
                                    const void *alpha,
                                    cusparseSpMatDescr_t matA,
                                    const void *beta,
                                    cusparseSpMatDescr_t matB,
                                    cusparseSpMatDescr_t matC,
                                    cudaDataType computeType,
                                    cusparseSpGEAMAlg_t alg,
                                    cusparseSpGEAMDescr_t spgeamDescr,
                                    void *externalBuffer);

/**
 * C = alpha A + beta B: offsets, columns and values, asynchronous on the handle's stream; can be captured. A factor of zero
 * takes its matrix's values for zeros, unread. INVALID_VALUE before cusparseSpGEAM_nnz. externalBuffer is not used.
 */
cusparseStatus_t cusparseSpGEAM(cusparseHandle_t handle,
                                cusparseOperation_t opA,
                                cusparseOperation_t opB,
                                const void *alpha,
                                cusparseSpMatDescr_t matA,
                                const void *beta,
                                cusparseSpMatDescr_t matB,
                                cusparseSpMatDescr_t matC,
                                cudaDataType computeType,
                                cusparseSpGEAMAlg_t alg,
                                cusparseSpGEAMDescr_t spgeamDescr,
                                void *externalBuffer);

/** Creates a descriptor for the steps of a product. */
cusparseStatus_t cusparseSpGEMM_createDescr(cusparseSpGEMMDescr_t *descr);

/** Destroys a descriptor; products that were given it are not affected. NULL is accepted. */
cusparseStatus_t cusparseSpGEMM_destroyDescr(cusparseSpGEMMDescr_t descr);

/**
 * First step of C = alpha A B + beta C. Without a buffer: stores the size of one. With a buffer, which is not used: counts
 * the multiplications, for cusparseSpGEMM_getNumProducts; waits. A, B and C are compressed rows with indices and values of
 * one type each, in any order; op is the identity (NOT_SUPPORTED else).
 */
cusparseStatus_t cusparseSpGEMM_workEstimation(cusparseHandle_t handle,
                                               cusparseOperation_t opA,
                                               cusparseOperation_t opB,
                                               const void *alpha,
                                               cusparseConstSpMatDescr_t matA,
                                               cusparseConstSpMatDescr_t matB,
                                               const void *beta,
                                               cusparseSpMatDescr_t matC,
                                               cudaDataType computeType,
                                               cusparseSpGEMMAlg_t alg,
                                               cusparseSpGEMMDescr_t spgemmDescr,
                                               size_t *bufferSize1,
                                               void *externalBuffer1);

/** Stores the number of multiplications that cusparseSpGEMM_workEstimation has counted; 0 before. */
cusparseStatus_t cusparseSpGEMM_getNumProducts(cusparseSpGEMMDescr_t spgemmDescr,
                                               int64_t *num_prods);

/**
 * Stores the sizes of the buffers for this function and cusparseSpGEMM_compute; neither is used. INVALID_VALUE for a
 * chunk_fraction outside (0, 1].
 */
cusparseStatus_t cusparseSpGEMM_estimateMemory(cusparseHandle_t handle,
                                               cusparseOperation_t opA,
                                               cusparseOperation_t opB,
                                               const void *alpha,
                                               cusparseConstSpMatDescr_t matA,
                                               cusparseConstSpMatDescr_t matB,
                                               const void *beta,
                                               cusparseSpMatDescr_t matC,
                                               cudaDataType computeType,
                                               cusparseSpGEMMAlg_t alg,
                                               cusparseSpGEMMDescr_t spgemmDescr,
                                               float chunk_fraction,
                                               size_t *bufferSize3,
                                               void *externalBuffer3,
                                               size_t *bufferSize2);

/**
 * Second step. Without a buffer: stores the size of one. With a buffer, which is not used: finds C's offsets and the number
 * of its entries, in the stream's order, and waits. cusparseSpMatGetSize(matC) tells the number then, for arrays to be
 * made and set.
 */
cusparseStatus_t cusparseSpGEMM_compute(cusparseHandle_t handle,
                                        cusparseOperation_t opA,
                                        cusparseOperation_t opB,
                                        const void *alpha,
                                        cusparseConstSpMatDescr_t matA,
                                        cusparseConstSpMatDescr_t matB,
                                        const void *beta,
                                        cusparseSpMatDescr_t matC,
                                        cudaDataType computeType,
                                        cusparseSpGEMMAlg_t alg,
                                        cusparseSpGEMMDescr_t spgemmDescr,
                                        size_t *bufferSize2,
                                        void *externalBuffer2);

/**
 * Last step: writes C's offsets, columns (ascending) and values, computed now from A and B, asynchronous on the handle's
 * stream. beta = 0 does not read C's values; else they are those of a C with the entries of A B, in their order.
 * INVALID_VALUE before cusparseSpGEMM_compute.
 */
cusparseStatus_t cusparseSpGEMM_copy(cusparseHandle_t handle,
                                     cusparseOperation_t opA,
                                     cusparseOperation_t opB,
                                     const void *alpha,
                                     cusparseConstSpMatDescr_t matA,
                                     cusparseConstSpMatDescr_t matB,
                                     const void *beta,
                                     cusparseSpMatDescr_t matC,
                                     cudaDataType computeType,
                                     cusparseSpGEMMAlg_t alg,
                                     cusparseSpGEMMDescr_t spgemmDescr);

/**
 * First step. Without a buffer: stores the size of one. With a buffer, which is not used: counts the multiplications;
 * waits. Matrices as for cusparseSpGEMM_workEstimation.
 */
cusparseStatus_t cusparseSpGEMMreuse_workEstimation(cusparseHandle_t handle,
                                                    cusparseOperation_t opA,
                                                    cusparseOperation_t opB,
                                                    cusparseConstSpMatDescr_t matA,
                                                    cusparseConstSpMatDescr_t matB,
                                                    cusparseSpMatDescr_t matC,
                                                    cusparseSpGEMMAlg_t alg,
                                                    cusparseSpGEMMDescr_t spgemmDescr,
                                                    size_t *bufferSize1,
                                                    void *externalBuffer1);

/**
 * Second step. Without the first of the buffers: stores the sizes of all three. With it: finds C's offsets and the number
 * of its entries, in the stream's order, and waits. cusparseSpMatGetSize(matC) tells the number then. No buffer is used.
 */
cusparseStatus_t cusparseSpGEMMreuse_nnz(cusparseHandle_t handle,
                                         cusparseOperation_t opA,
                                         cusparseOperation_t opB,
                                         cusparseConstSpMatDescr_t matA,
                                         cusparseConstSpMatDescr_t matB,
                                         cusparseSpMatDescr_t matC,
                                         cusparseSpGEMMAlg_t alg,
                                         cusparseSpGEMMDescr_t spgemmDescr,
                                         size_t *bufferSize2,
                                         void *externalBuffer2,
                                         size_t *bufferSize3,
                                         void *externalBuffer3,
                                         size_t *bufferSize4,
                                         void *externalBuffer4);

/**
 * Third step. Without a buffer: stores the size of one. With a buffer, which is not used: writes C's offsets and columns
 * (ascending), asynchronous on the handle's stream. INVALID_VALUE before cusparseSpGEMMreuse_nnz.
 */
cusparseStatus_t cusparseSpGEMMreuse_copy(cusparseHandle_t handle,
                                          cusparseOperation_t opA,
                                          cusparseOperation_t opB,
                                          cusparseConstSpMatDescr_t matA,
                                          cusparseConstSpMatDescr_t matB,
                                          cusparseSpMatDescr_t matC,
                                          cusparseSpGEMMAlg_t alg,
                                          cusparseSpGEMMDescr_t spgemmDescr,
                                          size_t *bufferSize5,
                                          void *externalBuffer5);

/**
 * C = alpha A B + beta C into the pattern that cusparseSpGEMMreuse_copy has written; again and again, with other values of A,
 * B and C. Asynchronous on the handle's stream; can be captured. beta = 0 does not read C's values. A pattern that is not
 * that of A B is an error of the stream. INVALID_VALUE before cusparseSpGEMMreuse_nnz.
 */
cusparseStatus_t cusparseSpGEMMreuse_compute(cusparseHandle_t handle,
                                             cusparseOperation_t opA,
                                             cusparseOperation_t opB,
                                             const void *alpha,
                                             cusparseConstSpMatDescr_t matA,
                                             cusparseConstSpMatDescr_t matB,
                                             const void *beta,
                                             cusparseSpMatDescr_t matC,
                                             cudaDataType computeType,
                                             cusparseSpGEMMAlg_t alg,
                                             cusparseSpGEMMDescr_t spgemmDescr);

/** Stores the size of a buffer for cusparseSpMM: small and not 0, as none is used. */
cusparseStatus_t cusparseSpMM_bufferSize(cusparseHandle_t handle,
                                         cusparseOperation_t opA,
                                         cusparseOperation_t opB,
                                         const void *alpha,
                                         cusparseConstSpMatDescr_t matA,
                                         cusparseConstDnMatDescr_t matB,
                                         const void *beta,
                                         cusparseDnMatDescr_t matC,
                                         cudaDataType computeType,
                                         cusparseSpMMAlg_t alg,
                                         size_t *bufferSize);

/** Looks at the arguments of cusparseSpMM. There is nothing to prepare: this may be left out. */
cusparseStatus_t cusparseSpMM_preprocess(cusparseHandle_t handle,
                                         cusparseOperation_t opA,
                                         cusparseOperation_t opB,
                                         const void *alpha,
                                         cusparseConstSpMatDescr_t matA,
                                         cusparseConstDnMatDescr_t matB,
                                         const void *beta,
                                         cusparseDnMatDescr_t matC,
                                         cudaDataType computeType,
                                         cusparseSpMMAlg_t alg,
                                         void *externalBuffer);

/**
 * C = alpha op(A) op(B) + beta C, asynchronous on the handle's stream; can be captured.
 *
 * op(A) is m x k and sparse, op(B) k x n and C m x n, each by rows or by columns. Entries of A may be in any order, and
 * several at one place are added. beta = 0 does not read C, alpha = 0 neither the values of A nor B. All algorithms give
 * the same bits, for any number of threads. alpha and beta are of computeType. C does not overlap the operands.
 * For a batch, C is as many matrices, which do not overlap, and A and B are one or as many each. externalBuffer is not
 * used and may be NULL. INVALID_VALUE for shapes or batches that do not go together; NOT_SUPPORTED for combinations of
 * types that there is no kernel for, for slices, and for a transposed A of blocks.
 */
cusparseStatus_t cusparseSpMM(cusparseHandle_t handle,
                              cusparseOperation_t opA,
                              cusparseOperation_t opB,
                              const void *alpha,
                              cusparseConstSpMatDescr_t matA,
                              cusparseConstDnMatDescr_t matB,
                              const void *beta,
                              cusparseDnMatDescr_t matC,
                              cudaDataType computeType,
                              cusparseSpMMAlg_t alg,
                              void *externalBuffer);

/** Stores the size of a buffer for cusparseSpMV: small and not 0, as none is used. */
cusparseStatus_t cusparseSpMV_bufferSize(cusparseHandle_t handle,
                                         cusparseOperation_t opA,
                                         const void *alpha,
                                         cusparseConstSpMatDescr_t matA,
                                         cusparseConstDnVecDescr_t vecX,
                                         const void *beta,
                                         cusparseDnVecDescr_t vecY,
                                         cudaDataType computeType,
                                         cusparseSpMVAlg_t alg,
                                         size_t *bufferSize);

/** Looks at the arguments of cusparseSpMV. There is nothing to prepare: this may be left out. */
cusparseStatus_t cusparseSpMV_preprocess(cusparseHandle_t handle,
                                         cusparseOperation_t opA,
                                         const void *alpha,
                                         cusparseConstSpMatDescr_t matA,
                                         cusparseConstDnVecDescr_t vecX,
                                         const void *beta,
                                         cusparseDnVecDescr_t vecY,
                                         cudaDataType computeType,
                                         cusparseSpMVAlg_t alg,
                                         void *externalBuffer);

/**
 * y = alpha op(A) x + beta y, asynchronous on the handle's stream; can be captured.
 *
 * A is m x n and may have any format but Blocked-ELL; x has as many elements as op(A) has columns, y as many as it has rows. Entries may be
 * in any order, and several at one place are added. beta = 0 does not read y, alpha = 0 reads neither A nor x. All
 * algorithms give the same bits, for any number of threads. alpha and beta are of computeType. x and y do not overlap.
 * externalBuffer is not used and may be NULL. INVALID_VALUE for shapes that do not go together; NOT_SUPPORTED for
 * combinations of types that there is no kernel for, and for batches.
 */
cusparseStatus_t cusparseSpMV(cusparseHandle_t handle,
                              cusparseOperation_t opA,
                              const void *alpha,
                              cusparseConstSpMatDescr_t matA,
                              cusparseConstDnVecDescr_t vecX,
                              const void *beta,
                              cusparseDnVecDescr_t vecY,
                              cudaDataType computeType,
                              cusparseSpMVAlg_t alg,
                              void *externalBuffer);

/** Creates a descriptor for cusparseSpSM_analysis to fill in. */
cusparseStatus_t cusparseSpSM_createDescr(cusparseSpSMDescr_t *descr);

/** Destroys a descriptor; solves that were given it are not affected. NULL is accepted. */
cusparseStatus_t cusparseSpSM_destroyDescr(cusparseSpSMDescr_t descr);

/** Stores the size of a buffer for cusparseSpSM_analysis: small and not 0, as none is used. */
cusparseStatus_t cusparseSpSM_bufferSize(cusparseHandle_t handle,
                                         cusparseOperation_t opA,
                                         cusparseOperation_t opB,
                                         const void *alpha,
                                         cusparseConstSpMatDescr_t matA,
                                         cusparseConstDnMatDescr_t matB,
                                         cusparseDnMatDescr_t matC,
                                         cudaDataType computeType,
                                         cusparseSpSMAlg_t alg,
                                         cusparseSpSMDescr_t spsmDescr,
                                         size_t *bufferSize);

/**
 * Looks at the pattern of the triangle that CUSPARSE_SPMAT_FILL_MODE names, for solves with op of it; entries
 * outside are ignored. Runs in the stream's order and waits. Dense matrices and values are not looked at and may be
 * NULL; externalBuffer is not used. A is compressed rows or columns, or coordinates whose rows ascend (INVALID_VALUE else), with any
 * order in a row. INVALID_VALUE for a matrix that is not sound, NOT_SUPPORTED for other formats.
 */
cusparseStatus_t cusparseSpSM_analysis(cusparseHandle_t handle,
                                       cusparseOperation_t opA,
                                       cusparseOperation_t opB,
                                       const void *alpha,
                                       cusparseConstSpMatDescr_t matA,
                                       cusparseConstDnMatDescr_t matB,
                                       cusparseDnMatDescr_t matC,
                                       cudaDataType computeType,
                                       cusparseSpSMAlg_t alg,
                                       cusparseSpSMDescr_t spsmDescr,
                                       void *externalBuffer);

/**
 * Solves op(A) C = alpha op(B), asynchronous on the handle's stream; can be captured. A is m x m, op(B) and C are m x n,
 * each by rows or by columns; C and op(B) may be the same matrix in the same layout.
 *
 * The values are those that matA leads to when the stream comes to it, until cusparseSpSM_updateMatrix brings others. Matrix,
 * attributes and op are those of the analysis (INVALID_VALUE else, NOT_INITIALIZED without one). A zero on the diagonal is
 * divided by: the result has infinities or NaN. What is missing there counts as 1.
 */
cusparseStatus_t cusparseSpSM_solve(cusparseHandle_t handle,
                                    cusparseOperation_t opA,
                                    cusparseOperation_t opB,
                                    const void *alpha,
                                    cusparseConstSpMatDescr_t matA,
                                    cusparseConstDnMatDescr_t matB,
                                    cusparseDnMatDescr_t matC,
                                    cudaDataType computeType,
                                    cusparseSpSMAlg_t alg,
                                    cusparseSpSMDescr_t spsmDescr);

/**
 * Copies other values to the descriptor, in the stream's order, for later solves: those of all entries, in the order of
 * the matrix that was analysed, or (CUSPARSE_SPSM_UPDATE_DIAGONAL) those of the diagonal, one for each row. Solves no longer
 * read the matrix's own values then. INVALID_VALUE before an analysis.
 */
cusparseStatus_t cusparseSpSM_updateMatrix(cusparseHandle_t handle,
                                           cusparseSpSMDescr_t spsmDescr,
                                           void *newValues,
                                           cusparseSpSMUpdate_t updatePart);

/** Creates a descriptor for cusparseSpSV_analysis to fill in. */
cusparseStatus_t cusparseSpSV_createDescr(cusparseSpSVDescr_t *descr);

/** Destroys a descriptor; solves that were given it are not affected. NULL is accepted. */
cusparseStatus_t cusparseSpSV_destroyDescr(cusparseSpSVDescr_t descr);

/** Stores the size of a buffer for cusparseSpSV_analysis: small and not 0, as none is used. */
cusparseStatus_t cusparseSpSV_bufferSize(cusparseHandle_t handle,
                                         cusparseOperation_t opA,
                                         const void *alpha,
                                         cusparseConstSpMatDescr_t matA,
                                         cusparseConstDnVecDescr_t vecX,
                                         cusparseDnVecDescr_t vecY,
                                         cudaDataType computeType,
                                         cusparseSpSVAlg_t alg,
                                         cusparseSpSVDescr_t spsvDescr,
                                         size_t *bufferSize);

/**
 * Looks at the pattern of the triangle that CUSPARSE_SPMAT_FILL_MODE names, for solves with op of it; entries
 * outside are ignored. Runs in the stream's order and waits. Vectors and values are not looked at and may be
 * NULL; externalBuffer is not used. A is compressed rows or columns, slices, or coordinates whose rows ascend (INVALID_VALUE else), with any
 * order in a row. INVALID_VALUE for a matrix that is not sound, NOT_SUPPORTED for other formats.
 */
cusparseStatus_t cusparseSpSV_analysis(cusparseHandle_t handle,
                                       cusparseOperation_t opA,
                                       const void *alpha,
                                       cusparseConstSpMatDescr_t matA,
                                       cusparseConstDnVecDescr_t vecX,
                                       cusparseDnVecDescr_t vecY,
                                       cudaDataType computeType,
                                       cusparseSpSVAlg_t alg,
                                       cusparseSpSVDescr_t spsvDescr,
                                       void *externalBuffer);

/**
 * Solves op(A) y = alpha x, asynchronous on the handle's stream; can be captured. x and y may be the same.
 *
 * The values are those that matA leads to when the stream comes to it, until cusparseSpSV_updateMatrix brings others. Matrix,
 * attributes and op are those of the analysis (INVALID_VALUE else, NOT_INITIALIZED without one). A zero on the diagonal is
 * divided by: the result has infinities or NaN. What is missing there counts as 1.
 */
cusparseStatus_t cusparseSpSV_solve(cusparseHandle_t handle,
                                    cusparseOperation_t opA,
                                    const void *alpha,
                                    cusparseConstSpMatDescr_t matA,
                                    cusparseConstDnVecDescr_t vecX,
                                    cusparseDnVecDescr_t vecY,
                                    cudaDataType computeType,
                                    cusparseSpSVAlg_t alg,
                                    cusparseSpSVDescr_t spsvDescr);

/**
 * Copies other values to the descriptor, in the stream's order, for later solves: those of all entries, in the order of
 * the matrix that was analysed, or (CUSPARSE_SPSV_UPDATE_DIAGONAL) those of the diagonal, one for each row. Solves no longer
 * read the matrix's own values then. INVALID_VALUE before an analysis.
 */
cusparseStatus_t cusparseSpSV_updateMatrix(cusparseHandle_t handle,
                                           cusparseSpSVDescr_t spsvDescr,
                                           void *newValues,
                                           cusparseSpSVUpdate_t updatePart);

/** NOT_SUPPORTED: operators are given as code for the device. Nothing is stored. */
cusparseStatus_t cusparseSpMMOp_createPlan(cusparseHandle_t handle,
                                           cusparseSpMMOpPlan_t *plan,
                                           cusparseOperation_t opA,
                                           cusparseOperation_t opB,
                                           cusparseConstSpMatDescr_t matA,
                                           cusparseConstDnMatDescr_t matB,
                                           cusparseDnMatDescr_t matC,
                                           cudaDataType computeType,
                                           cusparseSpMMOpAlg_t alg,
                                           const void *addOperationNvvmBuffer,
                                           size_t addOperationBufferSize,
                                           const void *mulOperationNvvmBuffer,
                                           size_t mulOperationBufferSize,
                                           const void *epilogueNvvmBuffer,
                                           size_t epilogueBufferSize,
                                           size_t *SpMMWorkspaceSize);

/** NOT_SUPPORTED: there are no plans. */
cusparseStatus_t cusparseSpMMOp(cusparseSpMMOpPlan_t plan, void *externalBuffer);

/** There are no plans: NULL is accepted, anything else is INVALID_VALUE. */
cusparseStatus_t cusparseSpMMOp_destroyPlan(cusparseSpMMOpPlan_t plan);

/**
 * y = alpha x + beta y for a sparse x and a dense y of the same size and type, asynchronous on the handle's stream; can be
 * captured. beta = 0 does not read y, alpha = 0 does not read the values of x. Entries of x may be in any order and name an
 * element more than once. alpha and beta are of the vectors' type, or float (complex float) for 16-bit elements.
 */
cusparseStatus_t cusparseAxpby(cusparseHandle_t handle,
                               const void *alpha,
                               cusparseConstSpVecDescr_t vecX,
                               const void *beta,
                               cusparseDnVecDescr_t vecY);

/** x = y where x has entries, for vectors of the same size and type. Asynchronous on the handle's stream; can be captured. */
cusparseStatus_t cusparseGather(cusparseHandle_t handle,
                                cusparseConstDnVecDescr_t vecY,
                                cusparseSpVecDescr_t vecX);

/**
 * y = x where x has entries, for vectors of the same size and type; of entries that name one element the last one counts.
 * Asynchronous on the handle's stream; can be captured.
 */
cusparseStatus_t cusparseScatter(cusparseHandle_t handle,
                                 cusparseConstSpVecDescr_t vecX,
                                 cusparseDnVecDescr_t vecY);

/**
 * (x, y) = (c x + s y, c y - s x) where x has entries, for vectors of the same size and type. c and s are of the vectors'
 * type, or float (complex float) for 16-bit elements; nothing is conjugated. Asynchronous on the handle's stream; can be
 * captured.
 */
cusparseStatus_t cusparseRot(cusparseHandle_t handle,
                             const void *c_coeff,
                             const void *s_coeff,
                             cusparseSpVecDescr_t vecX,
                             cusparseDnVecDescr_t vecY);

/** Stores the size of a buffer for cusparseSpVV: small and not 0, as none is used. */
cusparseStatus_t cusparseSpVV_bufferSize(cusparseHandle_t handle,
                                         cusparseOperation_t opX,
                                         cusparseConstSpVecDescr_t vecX,
                                         cusparseConstDnVecDescr_t vecY,
                                         const void *result,
                                         cudaDataType computeType,
                                         size_t *bufferSize);

/**
 * result = the sum of op(x) y over x's entries, for vectors of the same size; CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE conjugates
 * x. The result is of computeType: in host memory it is there when the call returns; in device memory
 * (CUSPARSE_POINTER_MODE_DEVICE) the call is asynchronous on the handle's stream and can be captured. externalBuffer is not
 * used and may be NULL. NOT_SUPPORTED for combinations of types that there is no kernel for.
 */
cusparseStatus_t cusparseSpVV(cusparseHandle_t handle,
                              cusparseOperation_t opX,
                              cusparseConstSpVecDescr_t vecX,
                              cusparseConstDnVecDescr_t vecY,
                              void *result,
                              cudaDataType computeType,
                              void *externalBuffer);

/**
 * y := alpha op(A) x + beta y for a matrix A of mb x nb blocks of blockDim rows and columns, nnzb of which are
 * stored, each by rows or by columns (dirA); alpha and beta as the pointer mode says. Asynchronous. A matrix that is
 * not sound is a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than
 * 1 x 1, NULL arrays with something in them, another dirA, no such descriptor or transA.
 */
cusparseStatus_t cusparseSbsrmv(cusparseHandle_t handle,
                                cusparseDirection_t dirA,
                                cusparseOperation_t transA,
                                int mb,
                                int nb,
                                int nnzb,
                                const float *alpha,
                                cusparseMatDescr_t descrA,
                                const float *bsrSortedValA,
                                const int *bsrSortedRowPtrA,
                                const int *bsrSortedColIndA,
                                int blockDim,
                                const float *x,
                                const float *beta,
                                float *y);

/**
 * y := alpha op(A) x + beta y for a matrix A of mb x nb blocks of blockDim rows and columns, nnzb of which are
 * stored, each by rows or by columns (dirA); alpha and beta as the pointer mode says. Asynchronous. A matrix that is
 * not sound is a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than
 * 1 x 1, NULL arrays with something in them, another dirA, no such descriptor or transA.
 */
cusparseStatus_t cusparseDbsrmv(cusparseHandle_t handle,
                                cusparseDirection_t dirA,
                                cusparseOperation_t transA,
                                int mb,
                                int nb,
                                int nnzb,
                                const double *alpha,
                                cusparseMatDescr_t descrA,
                                const double *bsrSortedValA,
                                const int *bsrSortedRowPtrA,
                                const int *bsrSortedColIndA,
                                int blockDim,
                                const double *x,
                                const double *beta,
                                double *y);

/**
 * y := alpha op(A) x + beta y for a matrix A of mb x nb blocks of blockDim rows and columns, nnzb of which are
 * stored, each by rows or by columns (dirA); alpha and beta as the pointer mode says. Asynchronous. A matrix that is
 * not sound is a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than
 * 1 x 1, NULL arrays with something in them, another dirA, no such descriptor or transA.
 */
cusparseStatus_t cusparseCbsrmv(cusparseHandle_t handle,
                                cusparseDirection_t dirA,
                                cusparseOperation_t transA,
                                int mb,
                                int nb,
                                int nnzb,
                                const cuComplex *alpha,
                                cusparseMatDescr_t descrA,
                                const cuComplex *bsrSortedValA,
                                const int *bsrSortedRowPtrA,
                                const int *bsrSortedColIndA,
                                int blockDim,
                                const cuComplex *x,
                                const cuComplex *beta,
                                cuComplex *y);

/**
 * y := alpha op(A) x + beta y for a matrix A of mb x nb blocks of blockDim rows and columns, nnzb of which are
 * stored, each by rows or by columns (dirA); alpha and beta as the pointer mode says. Asynchronous. A matrix that is
 * not sound is a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than
 * 1 x 1, NULL arrays with something in them, another dirA, no such descriptor or transA.
 */
cusparseStatus_t cusparseZbsrmv(cusparseHandle_t handle,
                                cusparseDirection_t dirA,
                                cusparseOperation_t transA,
                                int mb,
                                int nb,
                                int nnzb,
                                const cuDoubleComplex *alpha,
                                cusparseMatDescr_t descrA,
                                const cuDoubleComplex *bsrSortedValA,
                                const int *bsrSortedRowPtrA,
                                const int *bsrSortedColIndA,
                                int blockDim,
                                const cuDoubleComplex *x,
                                const cuDoubleComplex *beta,
                                cuDoubleComplex *y);

/**
 * C := alpha A op(B) + beta C for a matrix A of mb x kb blocks of blockSize rows and columns, nnzb of which are
 * stored, each by rows or by columns (dirA), and dense B and C of n columns (op(B)'s); alpha and beta as the
 * pointer mode says. Asynchronous. A matrix that is not sound is a failure of the stream.
 *
 * CUSPARSE_STATUS_NOT_SUPPORTED for another transA than CUSPARSE_OPERATION_NON_TRANSPOSE.
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than
 * 1 x 1, NULL arrays with something in them, another dirA, no such descriptor, a
 * transA or transB that there is not, ldb or ldc smaller than the matrix has rows.
 */
cusparseStatus_t cusparseSbsrmm(cusparseHandle_t handle,
                                cusparseDirection_t dirA,
                                cusparseOperation_t transA,
                                cusparseOperation_t transB,
                                int mb,
                                int n,
                                int kb,
                                int nnzb,
                                const float *alpha,
                                cusparseMatDescr_t descrA,
                                const float *bsrSortedValA,
                                const int *bsrSortedRowPtrA,
                                const int *bsrSortedColIndA,
                                int blockSize,
                                const float *B,
                                int ldb,
                                const float *beta,
                                float *C,
                                int ldc);

/**
 * C := alpha A op(B) + beta C for a matrix A of mb x kb blocks of blockSize rows and columns, nnzb of which are
 * stored, each by rows or by columns (dirA), and dense B and C of n columns (op(B)'s); alpha and beta as the
 * pointer mode says. Asynchronous. A matrix that is not sound is a failure of the stream.
 *
 * CUSPARSE_STATUS_NOT_SUPPORTED for another transA than CUSPARSE_OPERATION_NON_TRANSPOSE.
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than
 * 1 x 1, NULL arrays with something in them, another dirA, no such descriptor, a
 * transA or transB that there is not, ldb or ldc smaller than the matrix has rows.
 */
cusparseStatus_t cusparseDbsrmm(cusparseHandle_t handle,
                                cusparseDirection_t dirA,
                                cusparseOperation_t transA,
                                cusparseOperation_t transB,
                                int mb,
                                int n,
                                int kb,
                                int nnzb,
                                const double *alpha,
                                cusparseMatDescr_t descrA,
                                const double *bsrSortedValA,
                                const int *bsrSortedRowPtrA,
                                const int *bsrSortedColIndA,
                                int blockSize,
                                const double *B,
                                int ldb,
                                const double *beta,
                                double *C,
                                int ldc);

/**
 * C := alpha A op(B) + beta C for a matrix A of mb x kb blocks of blockSize rows and columns, nnzb of which are
 * stored, each by rows or by columns (dirA), and dense B and C of n columns (op(B)'s); alpha and beta as the
 * pointer mode says. Asynchronous. A matrix that is not sound is a failure of the stream.
 *
 * CUSPARSE_STATUS_NOT_SUPPORTED for another transA than CUSPARSE_OPERATION_NON_TRANSPOSE.
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than
 * 1 x 1, NULL arrays with something in them, another dirA, no such descriptor, a
 * transA or transB that there is not, ldb or ldc smaller than the matrix has rows.
 */
cusparseStatus_t cusparseCbsrmm(cusparseHandle_t handle,
                                cusparseDirection_t dirA,
                                cusparseOperation_t transA,
                                cusparseOperation_t transB,
                                int mb,
                                int n,
                                int kb,
                                int nnzb,
                                const cuComplex *alpha,
                                cusparseMatDescr_t descrA,
                                const cuComplex *bsrSortedValA,
                                const int *bsrSortedRowPtrA,
                                const int *bsrSortedColIndA,
                                int blockSize,
                                const cuComplex *B,
                                int ldb,
                                const cuComplex *beta,
                                cuComplex *C,
                                int ldc);

/**
 * C := alpha A op(B) + beta C for a matrix A of mb x kb blocks of blockSize rows and columns, nnzb of which are
 * stored, each by rows or by columns (dirA), and dense B and C of n columns (op(B)'s); alpha and beta as the
 * pointer mode says. Asynchronous. A matrix that is not sound is a failure of the stream.
 *
 * CUSPARSE_STATUS_NOT_SUPPORTED for another transA than CUSPARSE_OPERATION_NON_TRANSPOSE.
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than
 * 1 x 1, NULL arrays with something in them, another dirA, no such descriptor, a
 * transA or transB that there is not, ldb or ldc smaller than the matrix has rows.
 */
cusparseStatus_t cusparseZbsrmm(cusparseHandle_t handle,
                                cusparseDirection_t dirA,
                                cusparseOperation_t transA,
                                cusparseOperation_t transB,
                                int mb,
                                int n,
                                int kb,
                                int nnzb,
                                const cuDoubleComplex *alpha,
                                cusparseMatDescr_t descrA,
                                const cuDoubleComplex *bsrSortedValA,
                                const int *bsrSortedRowPtrA,
                                const int *bsrSortedColIndA,
                                int blockSize,
                                const cuDoubleComplex *B,
                                int ldb,
                                const cuDoubleComplex *beta,
                                cuDoubleComplex *C,
                                int ldc);

/**
 * The offsets of the rows of blocks of an m x n matrix by compressed rows, counted from descrC's base, and the number of
 * blocks that have an entry: in host memory (the call waits) or, in that pointer mode, in device memory (the call does
 * not wait). Rows and columns that do not fill a block are filled up with zeros.
 *
 * A matrix that is not sound is an error of the call if it waits, else of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than
 * 1 x 1, NULL arrays with something in them, another dirA, no such descriptor.
 */
cusparseStatus_t cusparseXcsr2bsrNnz(cusparseHandle_t handle,
                                     cusparseDirection_t dirA,
                                     int m,
                                     int n,
                                     cusparseMatDescr_t descrA,
                                     const int *csrSortedRowPtrA,
                                     const int *csrSortedColIndA,
                                     int blockDim,
                                     cusparseMatDescr_t descrC,
                                     int *bsrSortedRowPtrC,
                                     int *nnzTotalDevHostPtr);

/**
 * The offsets of the rows of blocks of an m x n matrix by compressed rows, counted from descrC's base, and the number of
 * blocks that have an entry: in host memory (the call waits) or, in that pointer mode, in device memory (the call does
 * not wait). Rows and columns that do not fill a block are filled up with zeros.
 *
 * A matrix that is not sound is an error of the call if it waits, else of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than
 * 1 x 1, NULL arrays with something in them, another dirA, no such descriptor, a pBuffer not at a
 * multiple of 128 bytes.
 */
cusparseStatus_t cusparseXcsr2gebsrNnz(cusparseHandle_t handle,
                                       cusparseDirection_t dirA,
                                       int m,
                                       int n,
                                       cusparseMatDescr_t descrA,
                                       const int *csrSortedRowPtrA,
                                       const int *csrSortedColIndA,
                                       cusparseMatDescr_t descrC,
                                       int *bsrSortedRowPtrC,
                                       int rowBlockDim,
                                       int colBlockDim,
                                       int *nnzTotalDevHostPtr,
                                       void *pBuffer);

/**
 * The blocks of an m x n matrix by compressed rows whose offsets cusparseXcsr2bsrNnz has found, elements by
 * rows or by columns (dirA); of entries that occur more than once the last one counts. Asynchronous. A matrix that
 * is not sound, or other offsets, are a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than
 * 1 x 1, NULL arrays with something in them, another dirA, no such descriptor.
 */
cusparseStatus_t cusparseScsr2bsr(cusparseHandle_t handle,
                                  cusparseDirection_t dirA,
                                  int m,
                                  int n,
                                  cusparseMatDescr_t descrA,
                                  const float *csrSortedValA,
                                  const int *csrSortedRowPtrA,
                                  const int *csrSortedColIndA,
                                  int blockDim,
                                  cusparseMatDescr_t descrC,
                                  float *bsrSortedValC,
                                  int *bsrSortedRowPtrC,
                                  int *bsrSortedColIndC);

/**
 * The blocks of an m x n matrix by compressed rows whose offsets cusparseXcsr2bsrNnz has found, elements by
 * rows or by columns (dirA); of entries that occur more than once the last one counts. Asynchronous. A matrix that
 * is not sound, or other offsets, are a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than
 * 1 x 1, NULL arrays with something in them, another dirA, no such descriptor.
 */
cusparseStatus_t cusparseDcsr2bsr(cusparseHandle_t handle,
                                  cusparseDirection_t dirA,
                                  int m,
                                  int n,
                                  cusparseMatDescr_t descrA,
                                  const double *csrSortedValA,
                                  const int *csrSortedRowPtrA,
                                  const int *csrSortedColIndA,
                                  int blockDim,
                                  cusparseMatDescr_t descrC,
                                  double *bsrSortedValC,
                                  int *bsrSortedRowPtrC,
                                  int *bsrSortedColIndC);

/**
 * The blocks of an m x n matrix by compressed rows whose offsets cusparseXcsr2bsrNnz has found, elements by
 * rows or by columns (dirA); of entries that occur more than once the last one counts. Asynchronous. A matrix that
 * is not sound, or other offsets, are a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than
 * 1 x 1, NULL arrays with something in them, another dirA, no such descriptor.
 */
cusparseStatus_t cusparseCcsr2bsr(cusparseHandle_t handle,
                                  cusparseDirection_t dirA,
                                  int m,
                                  int n,
                                  cusparseMatDescr_t descrA,
                                  const cuComplex *csrSortedValA,
                                  const int *csrSortedRowPtrA,
                                  const int *csrSortedColIndA,
                                  int blockDim,
                                  cusparseMatDescr_t descrC,
                                  cuComplex *bsrSortedValC,
                                  int *bsrSortedRowPtrC,
                                  int *bsrSortedColIndC);

/**
 * The blocks of an m x n matrix by compressed rows whose offsets cusparseXcsr2bsrNnz has found, elements by
 * rows or by columns (dirA); of entries that occur more than once the last one counts. Asynchronous. A matrix that
 * is not sound, or other offsets, are a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than
 * 1 x 1, NULL arrays with something in them, another dirA, no such descriptor.
 */
cusparseStatus_t cusparseZcsr2bsr(cusparseHandle_t handle,
                                  cusparseDirection_t dirA,
                                  int m,
                                  int n,
                                  cusparseMatDescr_t descrA,
                                  const cuDoubleComplex *csrSortedValA,
                                  const int *csrSortedRowPtrA,
                                  const int *csrSortedColIndA,
                                  int blockDim,
                                  cusparseMatDescr_t descrC,
                                  cuDoubleComplex *bsrSortedValC,
                                  int *bsrSortedRowPtrC,
                                  int *bsrSortedColIndC);

/**
 * The entries of a matrix of mb x nb blocks by compressed rows, counted from descrC's base: all elements of blocks, zeros
 * too, and the offsets. Asynchronous. A matrix that is not sound is a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than
 * 1 x 1, NULL arrays with something in them, another dirA, no such descriptor.
 */
cusparseStatus_t cusparseSbsr2csr(cusparseHandle_t handle,
                                  cusparseDirection_t dirA,
                                  int mb,
                                  int nb,
                                  cusparseMatDescr_t descrA,
                                  const float *bsrSortedValA,
                                  const int *bsrSortedRowPtrA,
                                  const int *bsrSortedColIndA,
                                  int blockDim,
                                  cusparseMatDescr_t descrC,
                                  float *csrSortedValC,
                                  int *csrSortedRowPtrC,
                                  int *csrSortedColIndC);

/**
 * The entries of a matrix of mb x nb blocks by compressed rows, counted from descrC's base: all elements of blocks, zeros
 * too, and the offsets. Asynchronous. A matrix that is not sound is a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than
 * 1 x 1, NULL arrays with something in them, another dirA, no such descriptor.
 */
cusparseStatus_t cusparseDbsr2csr(cusparseHandle_t handle,
                                  cusparseDirection_t dirA,
                                  int mb,
                                  int nb,
                                  cusparseMatDescr_t descrA,
                                  const double *bsrSortedValA,
                                  const int *bsrSortedRowPtrA,
                                  const int *bsrSortedColIndA,
                                  int blockDim,
                                  cusparseMatDescr_t descrC,
                                  double *csrSortedValC,
                                  int *csrSortedRowPtrC,
                                  int *csrSortedColIndC);

/**
 * The entries of a matrix of mb x nb blocks by compressed rows, counted from descrC's base: all elements of blocks, zeros
 * too, and the offsets. Asynchronous. A matrix that is not sound is a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than
 * 1 x 1, NULL arrays with something in them, another dirA, no such descriptor.
 */
cusparseStatus_t cusparseCbsr2csr(cusparseHandle_t handle,
                                  cusparseDirection_t dirA,
                                  int mb,
                                  int nb,
                                  cusparseMatDescr_t descrA,
                                  const cuComplex *bsrSortedValA,
                                  const int *bsrSortedRowPtrA,
                                  const int *bsrSortedColIndA,
                                  int blockDim,
                                  cusparseMatDescr_t descrC,
                                  cuComplex *csrSortedValC,
                                  int *csrSortedRowPtrC,
                                  int *csrSortedColIndC);

/**
 * The entries of a matrix of mb x nb blocks by compressed rows, counted from descrC's base: all elements of blocks, zeros
 * too, and the offsets. Asynchronous. A matrix that is not sound is a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than
 * 1 x 1, NULL arrays with something in them, another dirA, no such descriptor.
 */
cusparseStatus_t cusparseZbsr2csr(cusparseHandle_t handle,
                                  cusparseDirection_t dirA,
                                  int mb,
                                  int nb,
                                  cusparseMatDescr_t descrA,
                                  const cuDoubleComplex *bsrSortedValA,
                                  const int *bsrSortedRowPtrA,
                                  const int *bsrSortedColIndA,
                                  int blockDim,
                                  cusparseMatDescr_t descrC,
                                  cuDoubleComplex *csrSortedValC,
                                  int *csrSortedRowPtrC,
                                  int *csrSortedColIndC);

/**
 * Stores how many bytes csr2gebsr, or its Nnz, wants as a buffer. Nothing is kept there, so it is a small number, and
 * not 0. No array is read.
 */
cusparseStatus_t cusparseScsr2gebsr_bufferSize(cusparseHandle_t handle,
                                               cusparseDirection_t dirA,
                                               int m,
                                               int n,
                                               cusparseMatDescr_t descrA,
                                               const float *csrSortedValA,
                                               const int *csrSortedRowPtrA,
                                               const int *csrSortedColIndA,
                                               int rowBlockDim,
                                               int colBlockDim,
                                               int *pBufferSizeInBytes);

/**
 * Stores how many bytes csr2gebsr, or its Nnz, wants as a buffer. Nothing is kept there, so it is a small number, and
 * not 0. No array is read.
 */
cusparseStatus_t cusparseDcsr2gebsr_bufferSize(cusparseHandle_t handle,
                                               cusparseDirection_t dirA,
                                               int m,
                                               int n,
                                               cusparseMatDescr_t descrA,
                                               const double *csrSortedValA,
                                               const int *csrSortedRowPtrA,
                                               const int *csrSortedColIndA,
                                               int rowBlockDim,
                                               int colBlockDim,
                                               int *pBufferSizeInBytes);

/**
 * Stores how many bytes csr2gebsr, or its Nnz, wants as a buffer. Nothing is kept there, so it is a small number, and
 * not 0. No array is read.
 */
cusparseStatus_t cusparseCcsr2gebsr_bufferSize(cusparseHandle_t handle,
                                               cusparseDirection_t dirA,
                                               int m,
                                               int n,
                                               cusparseMatDescr_t descrA,
                                               const cuComplex *csrSortedValA,
                                               const int *csrSortedRowPtrA,
                                               const int *csrSortedColIndA,
                                               int rowBlockDim,
                                               int colBlockDim,
                                               int *pBufferSizeInBytes);

/**
 * Stores how many bytes csr2gebsr, or its Nnz, wants as a buffer. Nothing is kept there, so it is a small number, and
 * not 0. No array is read.
 */
cusparseStatus_t cusparseZcsr2gebsr_bufferSize(cusparseHandle_t handle,
                                               cusparseDirection_t dirA,
                                               int m,
                                               int n,
                                               cusparseMatDescr_t descrA,
                                               const cuDoubleComplex *csrSortedValA,
                                               const int *csrSortedRowPtrA,
                                               const int *csrSortedColIndA,
                                               int rowBlockDim,
                                               int colBlockDim,
                                               int *pBufferSizeInBytes);

/**
 * Stores how many bytes csr2gebsr, or its Nnz, wants as a buffer. Nothing is kept there, so it is a small number, and
 * not 0. No array is read.
 */
cusparseStatus_t cusparseScsr2gebsr_bufferSizeExt(cusparseHandle_t handle,
                                                  cusparseDirection_t dirA,
                                                  int m,
                                                  int n,
                                                  cusparseMatDescr_t descrA,
                                                  const float *csrSortedValA,
                                                  const int *csrSortedRowPtrA,
                                                  const int *csrSortedColIndA,
                                                  int rowBlockDim,
                                                  int colBlockDim,
                                                  size_t *pBufferSize);

/**
 * Stores how many bytes csr2gebsr, or its Nnz, wants as a buffer. Nothing is kept there, so it is a small number, and
 * not 0. No array is read.
 */
cusparseStatus_t cusparseDcsr2gebsr_bufferSizeExt(cusparseHandle_t handle,
                                                  cusparseDirection_t dirA,
                                                  int m,
                                                  int n,
                                                  cusparseMatDescr_t descrA,
                                                  const double *csrSortedValA,
                                                  const int *csrSortedRowPtrA,
                                                  const int *csrSortedColIndA,
                                                  int rowBlockDim,
                                                  int colBlockDim,
                                                  size_t *pBufferSize);

/**
 * Stores how many bytes csr2gebsr, or its Nnz, wants as a buffer. Nothing is kept there, so it is a small number, and
 * not 0. No array is read.
 */
cusparseStatus_t cusparseCcsr2gebsr_bufferSizeExt(cusparseHandle_t handle,
                                                  cusparseDirection_t dirA,
                                                  int m,
                                                  int n,
                                                  cusparseMatDescr_t descrA,
                                                  const cuComplex *csrSortedValA,
                                                  const int *csrSortedRowPtrA,
                                                  const int *csrSortedColIndA,
                                                  int rowBlockDim,
                                                  int colBlockDim,
                                                  size_t *pBufferSize);

/**
 * Stores how many bytes csr2gebsr, or its Nnz, wants as a buffer. Nothing is kept there, so it is a small number, and
 * not 0. No array is read.
 */
cusparseStatus_t cusparseZcsr2gebsr_bufferSizeExt(cusparseHandle_t handle,
                                                  cusparseDirection_t dirA,
                                                  int m,
                                                  int n,
                                                  cusparseMatDescr_t descrA,
                                                  const cuDoubleComplex *csrSortedValA,
                                                  const int *csrSortedRowPtrA,
                                                  const int *csrSortedColIndA,
                                                  int rowBlockDim,
                                                  int colBlockDim,
                                                  size_t *pBufferSize);

/**
 * The blocks of an m x n matrix by compressed rows whose offsets cusparseXcsr2gebsrNnz has found, elements by
 * rows or by columns (dirA); of entries that occur more than once the last one counts. Asynchronous. A matrix that
 * is not sound, or other offsets, are a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than
 * 1 x 1, NULL arrays with something in them, another dirA, no such descriptor, a pBuffer not at a
 * multiple of 128 bytes.
 */
cusparseStatus_t cusparseScsr2gebsr(cusparseHandle_t handle,
                                    cusparseDirection_t dirA,
                                    int m,
                                    int n,
                                    cusparseMatDescr_t descrA,
                                    const float *csrSortedValA,
                                    const int *csrSortedRowPtrA,
                                    const int *csrSortedColIndA,
                                    cusparseMatDescr_t descrC,
                                    float *bsrSortedValC,
                                    int *bsrSortedRowPtrC,
                                    int *bsrSortedColIndC,
                                    int rowBlockDim,
                                    int colBlockDim,
                                    void *pBuffer);

/**
 * The blocks of an m x n matrix by compressed rows whose offsets cusparseXcsr2gebsrNnz has found, elements by
 * rows or by columns (dirA); of entries that occur more than once the last one counts. Asynchronous. A matrix that
 * is not sound, or other offsets, are a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than
 * 1 x 1, NULL arrays with something in them, another dirA, no such descriptor, a pBuffer not at a
 * multiple of 128 bytes.
 */
cusparseStatus_t cusparseDcsr2gebsr(cusparseHandle_t handle,
                                    cusparseDirection_t dirA,
                                    int m,
                                    int n,
                                    cusparseMatDescr_t descrA,
                                    const double *csrSortedValA,
                                    const int *csrSortedRowPtrA,
                                    const int *csrSortedColIndA,
                                    cusparseMatDescr_t descrC,
                                    double *bsrSortedValC,
                                    int *bsrSortedRowPtrC,
                                    int *bsrSortedColIndC,
                                    int rowBlockDim,
                                    int colBlockDim,
                                    void *pBuffer);

/**
 * The blocks of an m x n matrix by compressed rows whose offsets cusparseXcsr2gebsrNnz has found, elements by
 * rows or by columns (dirA); of entries that occur more than once the last one counts. Asynchronous. A matrix that
 * is not sound, or other offsets, are a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than
 * 1 x 1, NULL arrays with something in them, another dirA, no such descriptor, a pBuffer not at a
 * multiple of 128 bytes.
 */
cusparseStatus_t cusparseCcsr2gebsr(cusparseHandle_t handle,
                                    cusparseDirection_t dirA,
                                    int m,
                                    int n,
                                    cusparseMatDescr_t descrA,
                                    const cuComplex *csrSortedValA,
                                    const int *csrSortedRowPtrA,
                                    const int *csrSortedColIndA,
                                    cusparseMatDescr_t descrC,
                                    cuComplex *bsrSortedValC,
                                    int *bsrSortedRowPtrC,
                                    int *bsrSortedColIndC,
                                    int rowBlockDim,
                                    int colBlockDim,
                                    void *pBuffer);

/**
 * The blocks of an m x n matrix by compressed rows whose offsets cusparseXcsr2gebsrNnz has found, elements by
 * rows or by columns (dirA); of entries that occur more than once the last one counts. Asynchronous. A matrix that
 * is not sound, or other offsets, are a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than
 * 1 x 1, NULL arrays with something in them, another dirA, no such descriptor, a pBuffer not at a
 * multiple of 128 bytes.
 */
cusparseStatus_t cusparseZcsr2gebsr(cusparseHandle_t handle,
                                    cusparseDirection_t dirA,
                                    int m,
                                    int n,
                                    cusparseMatDescr_t descrA,
                                    const cuDoubleComplex *csrSortedValA,
                                    const int *csrSortedRowPtrA,
                                    const int *csrSortedColIndA,
                                    cusparseMatDescr_t descrC,
                                    cuDoubleComplex *bsrSortedValC,
                                    int *bsrSortedRowPtrC,
                                    int *bsrSortedColIndC,
                                    int rowBlockDim,
                                    int colBlockDim,
                                    void *pBuffer);

/**
 * The entries of a matrix of mb x nb blocks by compressed rows, counted from descrC's base: all elements of blocks, zeros
 * too, and the offsets. Asynchronous. A matrix that is not sound is a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than
 * 1 x 1, NULL arrays with something in them, another dirA, no such descriptor.
 */
cusparseStatus_t cusparseSgebsr2csr(cusparseHandle_t handle,
                                    cusparseDirection_t dirA,
                                    int mb,
                                    int nb,
                                    cusparseMatDescr_t descrA,
                                    const float *bsrSortedValA,
                                    const int *bsrSortedRowPtrA,
                                    const int *bsrSortedColIndA,
                                    int rowBlockDim,
                                    int colBlockDim,
                                    cusparseMatDescr_t descrC,
                                    float *csrSortedValC,
                                    int *csrSortedRowPtrC,
                                    int *csrSortedColIndC);

/**
 * The entries of a matrix of mb x nb blocks by compressed rows, counted from descrC's base: all elements of blocks, zeros
 * too, and the offsets. Asynchronous. A matrix that is not sound is a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than
 * 1 x 1, NULL arrays with something in them, another dirA, no such descriptor.
 */
cusparseStatus_t cusparseDgebsr2csr(cusparseHandle_t handle,
                                    cusparseDirection_t dirA,
                                    int mb,
                                    int nb,
                                    cusparseMatDescr_t descrA,
                                    const double *bsrSortedValA,
                                    const int *bsrSortedRowPtrA,
                                    const int *bsrSortedColIndA,
                                    int rowBlockDim,
                                    int colBlockDim,
                                    cusparseMatDescr_t descrC,
                                    double *csrSortedValC,
                                    int *csrSortedRowPtrC,
                                    int *csrSortedColIndC);

/**
 * The entries of a matrix of mb x nb blocks by compressed rows, counted from descrC's base: all elements of blocks, zeros
 * too, and the offsets. Asynchronous. A matrix that is not sound is a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than
 * 1 x 1, NULL arrays with something in them, another dirA, no such descriptor.
 */
cusparseStatus_t cusparseCgebsr2csr(cusparseHandle_t handle,
                                    cusparseDirection_t dirA,
                                    int mb,
                                    int nb,
                                    cusparseMatDescr_t descrA,
                                    const cuComplex *bsrSortedValA,
                                    const int *bsrSortedRowPtrA,
                                    const int *bsrSortedColIndA,
                                    int rowBlockDim,
                                    int colBlockDim,
                                    cusparseMatDescr_t descrC,
                                    cuComplex *csrSortedValC,
                                    int *csrSortedRowPtrC,
                                    int *csrSortedColIndC);

/**
 * The entries of a matrix of mb x nb blocks by compressed rows, counted from descrC's base: all elements of blocks, zeros
 * too, and the offsets. Asynchronous. A matrix that is not sound is a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than
 * 1 x 1, NULL arrays with something in them, another dirA, no such descriptor.
 */
cusparseStatus_t cusparseZgebsr2csr(cusparseHandle_t handle,
                                    cusparseDirection_t dirA,
                                    int mb,
                                    int nb,
                                    cusparseMatDescr_t descrA,
                                    const cuDoubleComplex *bsrSortedValA,
                                    const int *bsrSortedRowPtrA,
                                    const int *bsrSortedColIndA,
                                    int rowBlockDim,
                                    int colBlockDim,
                                    cusparseMatDescr_t descrC,
                                    cuDoubleComplex *csrSortedValC,
                                    int *csrSortedRowPtrC,
                                    int *csrSortedColIndC);

/** Creates what an analysis is kept in. */
cusparseStatus_t cusparseCreateBsric02Info(bsric02Info_t *info);

/** Destroys an analysis. Work that was queued with it is not affected. NULL is accepted. */
cusparseStatus_t cusparseDestroyBsric02Info(bsric02Info_t info);

/**
 * Waits for the device, then stores the number of the first row of blocks whose block on the diagonal is missing or, once a
 * factorization has run, is not positive definite, counted as the matrix's indices are, and returns
 * CUSPARSE_STATUS_ZERO_PIVOT; or stores -1. CUSPARSE_STATUS_INVALID_VALUE without an analysis.
 */
cusparseStatus_t cusparseXbsric02_zeroPivot(cusparseHandle_t handle,
                                            bsric02Info_t info,
                                            int *position);

/**
 * Stores how many bytes bsric02 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseSbsric02_bufferSize(cusparseHandle_t handle,
                                             cusparseDirection_t dirA,
                                             int mb,
                                             int nnzb,
                                             cusparseMatDescr_t descrA,
                                             float *bsrSortedVal,
                                             const int *bsrSortedRowPtr,
                                             const int *bsrSortedColInd,
                                             int blockDim,
                                             bsric02Info_t info,
                                             int *pBufferSizeInBytes);

/**
 * Stores how many bytes bsric02 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseDbsric02_bufferSize(cusparseHandle_t handle,
                                             cusparseDirection_t dirA,
                                             int mb,
                                             int nnzb,
                                             cusparseMatDescr_t descrA,
                                             double *bsrSortedVal,
                                             const int *bsrSortedRowPtr,
                                             const int *bsrSortedColInd,
                                             int blockDim,
                                             bsric02Info_t info,
                                             int *pBufferSizeInBytes);

/**
 * Stores how many bytes bsric02 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseCbsric02_bufferSize(cusparseHandle_t handle,
                                             cusparseDirection_t dirA,
                                             int mb,
                                             int nnzb,
                                             cusparseMatDescr_t descrA,
                                             cuComplex *bsrSortedVal,
                                             const int *bsrSortedRowPtr,
                                             const int *bsrSortedColInd,
                                             int blockDim,
                                             bsric02Info_t info,
                                             int *pBufferSizeInBytes);

/**
 * Stores how many bytes bsric02 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseZbsric02_bufferSize(cusparseHandle_t handle,
                                             cusparseDirection_t dirA,
                                             int mb,
                                             int nnzb,
                                             cusparseMatDescr_t descrA,
                                             cuDoubleComplex *bsrSortedVal,
                                             const int *bsrSortedRowPtr,
                                             const int *bsrSortedColInd,
                                             int blockDim,
                                             bsric02Info_t info,
                                             int *pBufferSizeInBytes);

/**
 * Stores how many bytes bsric02 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseSbsric02_bufferSizeExt(cusparseHandle_t handle,
                                                cusparseDirection_t dirA,
                                                int mb,
                                                int nnzb,
                                                cusparseMatDescr_t descrA,
                                                float *bsrSortedVal,
                                                const int *bsrSortedRowPtr,
                                                const int *bsrSortedColInd,
                                                int blockSize,
                                                bsric02Info_t info,
                                                size_t *pBufferSize);

/**
 * Stores how many bytes bsric02 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseDbsric02_bufferSizeExt(cusparseHandle_t handle,
                                                cusparseDirection_t dirA,
                                                int mb,
                                                int nnzb,
                                                cusparseMatDescr_t descrA,
                                                double *bsrSortedVal,
                                                const int *bsrSortedRowPtr,
                                                const int *bsrSortedColInd,
                                                int blockSize,
                                                bsric02Info_t info,
                                                size_t *pBufferSize);

/**
 * Stores how many bytes bsric02 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseCbsric02_bufferSizeExt(cusparseHandle_t handle,
                                                cusparseDirection_t dirA,
                                                int mb,
                                                int nnzb,
                                                cusparseMatDescr_t descrA,
                                                cuComplex *bsrSortedVal,
                                                const int *bsrSortedRowPtr,
                                                const int *bsrSortedColInd,
                                                int blockSize,
                                                bsric02Info_t info,
                                                size_t *pBufferSize);

/**
 * Stores how many bytes bsric02 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseZbsric02_bufferSizeExt(cusparseHandle_t handle,
                                                cusparseDirection_t dirA,
                                                int mb,
                                                int nnzb,
                                                cusparseMatDescr_t descrA,
                                                cuDoubleComplex *bsrSortedVal,
                                                const int *bsrSortedRowPtr,
                                                const int *bsrSortedColInd,
                                                int blockSize,
                                                bsric02Info_t info,
                                                size_t *pBufferSize);

/**
 * Looks at the pattern of the lower triangle of a square matrix of mb rows of square blocks, nnzb of which are stored, after what is
 * queued before it, and waits. Blocks of a row need not be sorted. Values, fill mode and diagonal type do not matter. A block
 * on the diagonal that is missing is no error here; cusparseXbsric02_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks
 * smaller than 1 x 1, NULL, another dirA, no such descriptor or info, a pBuffer not at a multiple of 128
 * bytes, or arrays that are not sound.
 */
cusparseStatus_t cusparseSbsric02_analysis(cusparseHandle_t handle,
                                           cusparseDirection_t dirA,
                                           int mb,
                                           int nnzb,
                                           cusparseMatDescr_t descrA,
                                           const float *bsrSortedVal,
                                           const int *bsrSortedRowPtr,
                                           const int *bsrSortedColInd,
                                           int blockDim,
                                           bsric02Info_t info,
                                           cusparseSolvePolicy_t policy,
                                           void *pInputBuffer);

/**
 * Looks at the pattern of the lower triangle of a square matrix of mb rows of square blocks, nnzb of which are stored, after what is
 * queued before it, and waits. Blocks of a row need not be sorted. Values, fill mode and diagonal type do not matter. A block
 * on the diagonal that is missing is no error here; cusparseXbsric02_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks
 * smaller than 1 x 1, NULL, another dirA, no such descriptor or info, a pBuffer not at a multiple of 128
 * bytes, or arrays that are not sound.
 */
cusparseStatus_t cusparseDbsric02_analysis(cusparseHandle_t handle,
                                           cusparseDirection_t dirA,
                                           int mb,
                                           int nnzb,
                                           cusparseMatDescr_t descrA,
                                           const double *bsrSortedVal,
                                           const int *bsrSortedRowPtr,
                                           const int *bsrSortedColInd,
                                           int blockDim,
                                           bsric02Info_t info,
                                           cusparseSolvePolicy_t policy,
                                           void *pInputBuffer);

/**
 * Looks at the pattern of the lower triangle of a square matrix of mb rows of square blocks, nnzb of which are stored, after what is
 * queued before it, and waits. Blocks of a row need not be sorted. Values, fill mode and diagonal type do not matter. A block
 * on the diagonal that is missing is no error here; cusparseXbsric02_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks
 * smaller than 1 x 1, NULL, another dirA, no such descriptor or info, a pBuffer not at a multiple of 128
 * bytes, or arrays that are not sound.
 */
cusparseStatus_t cusparseCbsric02_analysis(cusparseHandle_t handle,
                                           cusparseDirection_t dirA,
                                           int mb,
                                           int nnzb,
                                           cusparseMatDescr_t descrA,
                                           const cuComplex *bsrSortedVal,
                                           const int *bsrSortedRowPtr,
                                           const int *bsrSortedColInd,
                                           int blockDim,
                                           bsric02Info_t info,
                                           cusparseSolvePolicy_t policy,
                                           void *pInputBuffer);

/**
 * Looks at the pattern of the lower triangle of a square matrix of mb rows of square blocks, nnzb of which are stored, after what is
 * queued before it, and waits. Blocks of a row need not be sorted. Values, fill mode and diagonal type do not matter. A block
 * on the diagonal that is missing is no error here; cusparseXbsric02_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks
 * smaller than 1 x 1, NULL, another dirA, no such descriptor or info, a pBuffer not at a multiple of 128
 * bytes, or arrays that are not sound.
 */
cusparseStatus_t cusparseZbsric02_analysis(cusparseHandle_t handle,
                                           cusparseDirection_t dirA,
                                           int mb,
                                           int nnzb,
                                           cusparseMatDescr_t descrA,
                                           const cuDoubleComplex *bsrSortedVal,
                                           const int *bsrSortedRowPtr,
                                           const int *bsrSortedColInd,
                                           int blockDim,
                                           bsric02Info_t info,
                                           cusparseSolvePolicy_t policy,
                                           void *pInputBuffer);

/**
 * A ~ L L^H with the pattern of blocks of A's lower triangle, in place of it; L is triangular as a matrix of elements, and blocks below the
 * diagonal are dense. Blocks above the diagonal, and what is above the diagonal within those on it, are neither read nor
 * written, whatever fill mode and diagonal type say. Asynchronous. mb, nnzb and the pattern are those of the analysis, which may
 * have been made with values of any type.
 *
 * A block on the diagonal that is missing or not positive definite is no error here; cusparseXbsric02_zeroPivot tells. The
 * factorization goes on with roots of absolute values, or with the identity if it is missing.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks
 * smaller than 1 x 1, NULL, another dirA, no such descriptor or info, a pBuffer not at a multiple of 128
 * bytes, an info with an analysis of another mb or nnzb, or
 * CUSPARSE_SOLVE_POLICY_USE_LEVEL when the analysis had not. CUSPARSE_STATUS_INTERNAL_ERROR for one without an analysis.
 */
cusparseStatus_t cusparseSbsric02(cusparseHandle_t handle,
                                  cusparseDirection_t dirA,
                                  int mb,
                                  int nnzb,
                                  cusparseMatDescr_t descrA,
                                  float *bsrSortedVal,
                                  const int *bsrSortedRowPtr,
                                  const int *bsrSortedColInd,
                                  int blockDim,
                                  bsric02Info_t info,
                                  cusparseSolvePolicy_t policy,
                                  void *pBuffer);

/**
 * A ~ L L^H with the pattern of blocks of A's lower triangle, in place of it; L is triangular as a matrix of elements, and blocks below the
 * diagonal are dense. Blocks above the diagonal, and what is above the diagonal within those on it, are neither read nor
 * written, whatever fill mode and diagonal type say. Asynchronous. mb, nnzb and the pattern are those of the analysis, which may
 * have been made with values of any type.
 *
 * A block on the diagonal that is missing or not positive definite is no error here; cusparseXbsric02_zeroPivot tells. The
 * factorization goes on with roots of absolute values, or with the identity if it is missing.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks
 * smaller than 1 x 1, NULL, another dirA, no such descriptor or info, a pBuffer not at a multiple of 128
 * bytes, an info with an analysis of another mb or nnzb, or
 * CUSPARSE_SOLVE_POLICY_USE_LEVEL when the analysis had not. CUSPARSE_STATUS_INTERNAL_ERROR for one without an analysis.
 */
cusparseStatus_t cusparseDbsric02(cusparseHandle_t handle,
                                  cusparseDirection_t dirA,
                                  int mb,
                                  int nnzb,
                                  cusparseMatDescr_t descrA,
                                  double *bsrSortedVal,
                                  const int *bsrSortedRowPtr,
                                  const int *bsrSortedColInd,
                                  int blockDim,
                                  bsric02Info_t info,
                                  cusparseSolvePolicy_t policy,
                                  void *pBuffer);

/**
 * A ~ L L^H with the pattern of blocks of A's lower triangle, in place of it; L is triangular as a matrix of elements, and blocks below the
 * diagonal are dense. Blocks above the diagonal, and what is above the diagonal within those on it, are neither read nor
 * written, whatever fill mode and diagonal type say. Asynchronous. mb, nnzb and the pattern are those of the analysis, which may
 * have been made with values of any type.
 *
 * A block on the diagonal that is missing or not positive definite is no error here; cusparseXbsric02_zeroPivot tells. The
 * factorization goes on with roots of absolute values, or with the identity if it is missing.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks
 * smaller than 1 x 1, NULL, another dirA, no such descriptor or info, a pBuffer not at a multiple of 128
 * bytes, an info with an analysis of another mb or nnzb, or
 * CUSPARSE_SOLVE_POLICY_USE_LEVEL when the analysis had not. CUSPARSE_STATUS_INTERNAL_ERROR for one without an analysis.
 */
cusparseStatus_t cusparseCbsric02(cusparseHandle_t handle,
                                  cusparseDirection_t dirA,
                                  int mb,
                                  int nnzb,
                                  cusparseMatDescr_t descrA,
                                  cuComplex *bsrSortedVal,
                                  const int *bsrSortedRowPtr,
                                  const int *bsrSortedColInd,
                                  int blockDim,
                                  bsric02Info_t info,
                                  cusparseSolvePolicy_t policy,
                                  void *pBuffer);

/**
 * A ~ L L^H with the pattern of blocks of A's lower triangle, in place of it; L is triangular as a matrix of elements, and blocks below the
 * diagonal are dense. Blocks above the diagonal, and what is above the diagonal within those on it, are neither read nor
 * written, whatever fill mode and diagonal type say. Asynchronous. mb, nnzb and the pattern are those of the analysis, which may
 * have been made with values of any type.
 *
 * A block on the diagonal that is missing or not positive definite is no error here; cusparseXbsric02_zeroPivot tells. The
 * factorization goes on with roots of absolute values, or with the identity if it is missing.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks
 * smaller than 1 x 1, NULL, another dirA, no such descriptor or info, a pBuffer not at a multiple of 128
 * bytes, an info with an analysis of another mb or nnzb, or
 * CUSPARSE_SOLVE_POLICY_USE_LEVEL when the analysis had not. CUSPARSE_STATUS_INTERNAL_ERROR for one without an analysis.
 */
cusparseStatus_t cusparseZbsric02(cusparseHandle_t handle,
                                  cusparseDirection_t dirA,
                                  int mb,
                                  int nnzb,
                                  cusparseMatDescr_t descrA,
                                  cuDoubleComplex *bsrSortedVal,
                                  const int *bsrSortedRowPtr,
                                  const int *bsrSortedColInd,
                                  int blockDim,
                                  bsric02Info_t info,
                                  cusparseSolvePolicy_t policy,
                                  void *pBuffer);

/** Creates what an analysis is kept in. */
cusparseStatus_t cusparseCreateBsrilu02Info(bsrilu02Info_t *info);

/** Destroys an analysis. Work that was queued with it is not affected. NULL is accepted. */
cusparseStatus_t cusparseDestroyBsrilu02Info(bsrilu02Info_t info);

/**
 * Waits for the device, then stores the number of the first row of blocks whose block on the diagonal is missing or, once a
 * factorization has run, has a zero or NaN for a pivot, counted as the matrix's indices are, and returns
 * CUSPARSE_STATUS_ZERO_PIVOT; or stores -1. CUSPARSE_STATUS_INVALID_VALUE without an analysis.
 */
cusparseStatus_t cusparseXbsrilu02_zeroPivot(cusparseHandle_t handle,
                                             bsrilu02Info_t info,
                                             int *position);

/**
 * Stores how many bytes bsrilu02 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseSbsrilu02_bufferSize(cusparseHandle_t handle,
                                              cusparseDirection_t dirA,
                                              int mb,
                                              int nnzb,
                                              cusparseMatDescr_t descrA,
                                              float *bsrSortedVal,
                                              const int *bsrSortedRowPtr,
                                              const int *bsrSortedColInd,
                                              int blockDim,
                                              bsrilu02Info_t info,
                                              int *pBufferSizeInBytes);

/**
 * Stores how many bytes bsrilu02 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseDbsrilu02_bufferSize(cusparseHandle_t handle,
                                              cusparseDirection_t dirA,
                                              int mb,
                                              int nnzb,
                                              cusparseMatDescr_t descrA,
                                              double *bsrSortedVal,
                                              const int *bsrSortedRowPtr,
                                              const int *bsrSortedColInd,
                                              int blockDim,
                                              bsrilu02Info_t info,
                                              int *pBufferSizeInBytes);

/**
 * Stores how many bytes bsrilu02 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseCbsrilu02_bufferSize(cusparseHandle_t handle,
                                              cusparseDirection_t dirA,
                                              int mb,
                                              int nnzb,
                                              cusparseMatDescr_t descrA,
                                              cuComplex *bsrSortedVal,
                                              const int *bsrSortedRowPtr,
                                              const int *bsrSortedColInd,
                                              int blockDim,
                                              bsrilu02Info_t info,
                                              int *pBufferSizeInBytes);

/**
 * Stores how many bytes bsrilu02 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseZbsrilu02_bufferSize(cusparseHandle_t handle,
                                              cusparseDirection_t dirA,
                                              int mb,
                                              int nnzb,
                                              cusparseMatDescr_t descrA,
                                              cuDoubleComplex *bsrSortedVal,
                                              const int *bsrSortedRowPtr,
                                              const int *bsrSortedColInd,
                                              int blockDim,
                                              bsrilu02Info_t info,
                                              int *pBufferSizeInBytes);

/**
 * Stores how many bytes bsrilu02 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseSbsrilu02_bufferSizeExt(cusparseHandle_t handle,
                                                 cusparseDirection_t dirA,
                                                 int mb,
                                                 int nnzb,
                                                 cusparseMatDescr_t descrA,
                                                 float *bsrSortedVal,
                                                 const int *bsrSortedRowPtr,
                                                 const int *bsrSortedColInd,
                                                 int blockSize,
                                                 bsrilu02Info_t info,
                                                 size_t *pBufferSize);

/**
 * Stores how many bytes bsrilu02 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseDbsrilu02_bufferSizeExt(cusparseHandle_t handle,
                                                 cusparseDirection_t dirA,
                                                 int mb,
                                                 int nnzb,
                                                 cusparseMatDescr_t descrA,
                                                 double *bsrSortedVal,
                                                 const int *bsrSortedRowPtr,
                                                 const int *bsrSortedColInd,
                                                 int blockSize,
                                                 bsrilu02Info_t info,
                                                 size_t *pBufferSize);

/**
 * Stores how many bytes bsrilu02 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseCbsrilu02_bufferSizeExt(cusparseHandle_t handle,
                                                 cusparseDirection_t dirA,
                                                 int mb,
                                                 int nnzb,
                                                 cusparseMatDescr_t descrA,
                                                 cuComplex *bsrSortedVal,
                                                 const int *bsrSortedRowPtr,
                                                 const int *bsrSortedColInd,
                                                 int blockSize,
                                                 bsrilu02Info_t info,
                                                 size_t *pBufferSize);

/**
 * Stores how many bytes bsrilu02 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseZbsrilu02_bufferSizeExt(cusparseHandle_t handle,
                                                 cusparseDirection_t dirA,
                                                 int mb,
                                                 int nnzb,
                                                 cusparseMatDescr_t descrA,
                                                 cuDoubleComplex *bsrSortedVal,
                                                 const int *bsrSortedRowPtr,
                                                 const int *bsrSortedColInd,
                                                 int blockSize,
                                                 bsrilu02Info_t info,
                                                 size_t *pBufferSize);

/**
 * Looks at the pattern of a square matrix of mb rows of square blocks, nnzb of which are stored, after what is
 * queued before it, and waits. Blocks of a row need not be sorted. Values, fill mode and diagonal type do not matter. A block
 * on the diagonal that is missing is no error here; cusparseXbsrilu02_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks
 * smaller than 1 x 1, NULL, another dirA, no such descriptor or info, a pBuffer not at a multiple of 128
 * bytes, or arrays that are not sound.
 */
cusparseStatus_t cusparseSbsrilu02_analysis(cusparseHandle_t handle,
                                            cusparseDirection_t dirA,
                                            int mb,
                                            int nnzb,
                                            cusparseMatDescr_t descrA,
                                            float *bsrSortedVal,
                                            const int *bsrSortedRowPtr,
                                            const int *bsrSortedColInd,
                                            int blockDim,
                                            bsrilu02Info_t info,
                                            cusparseSolvePolicy_t policy,
                                            void *pBuffer);

/**
 * Looks at the pattern of a square matrix of mb rows of square blocks, nnzb of which are stored, after what is
 * queued before it, and waits. Blocks of a row need not be sorted. Values, fill mode and diagonal type do not matter. A block
 * on the diagonal that is missing is no error here; cusparseXbsrilu02_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks
 * smaller than 1 x 1, NULL, another dirA, no such descriptor or info, a pBuffer not at a multiple of 128
 * bytes, or arrays that are not sound.
 */
cusparseStatus_t cusparseDbsrilu02_analysis(cusparseHandle_t handle,
                                            cusparseDirection_t dirA,
                                            int mb,
                                            int nnzb,
                                            cusparseMatDescr_t descrA,
                                            double *bsrSortedVal,
                                            const int *bsrSortedRowPtr,
                                            const int *bsrSortedColInd,
                                            int blockDim,
                                            bsrilu02Info_t info,
                                            cusparseSolvePolicy_t policy,
                                            void *pBuffer);

/**
 * Looks at the pattern of a square matrix of mb rows of square blocks, nnzb of which are stored, after what is
 * queued before it, and waits. Blocks of a row need not be sorted. Values, fill mode and diagonal type do not matter. A block
 * on the diagonal that is missing is no error here; cusparseXbsrilu02_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks
 * smaller than 1 x 1, NULL, another dirA, no such descriptor or info, a pBuffer not at a multiple of 128
 * bytes, or arrays that are not sound.
 */
cusparseStatus_t cusparseCbsrilu02_analysis(cusparseHandle_t handle,
                                            cusparseDirection_t dirA,
                                            int mb,
                                            int nnzb,
                                            cusparseMatDescr_t descrA,
                                            cuComplex *bsrSortedVal,
                                            const int *bsrSortedRowPtr,
                                            const int *bsrSortedColInd,
                                            int blockDim,
                                            bsrilu02Info_t info,
                                            cusparseSolvePolicy_t policy,
                                            void *pBuffer);

/**
 * Looks at the pattern of a square matrix of mb rows of square blocks, nnzb of which are stored, after what is
 * queued before it, and waits. Blocks of a row need not be sorted. Values, fill mode and diagonal type do not matter. A block
 * on the diagonal that is missing is no error here; cusparseXbsrilu02_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks
 * smaller than 1 x 1, NULL, another dirA, no such descriptor or info, a pBuffer not at a multiple of 128
 * bytes, or arrays that are not sound.
 */
cusparseStatus_t cusparseZbsrilu02_analysis(cusparseHandle_t handle,
                                            cusparseDirection_t dirA,
                                            int mb,
                                            int nnzb,
                                            cusparseMatDescr_t descrA,
                                            cuDoubleComplex *bsrSortedVal,
                                            const int *bsrSortedRowPtr,
                                            const int *bsrSortedColInd,
                                            int blockDim,
                                            bsrilu02Info_t info,
                                            cusparseSolvePolicy_t policy,
                                            void *pBuffer);

/**
 * A ~ L U with the pattern of blocks of A, in place of it: L below the diagonal, with a unit diagonal that is not stored, and U, both
 * triangular as matrices of elements; blocks are dense, and rows are not exchanged. Asynchronous. mb, nnzb and the pattern are those of the
 * analysis, which may have been made with values of any type.
 *
 * A pivot that is missing, zero or NaN is no error here; cusparseXbsrilu02_zeroPivot tells. Small ones are
 * replaced first if cusparse<t>bsrilu02_numericBoost, for the same type, said so.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks
 * smaller than 1 x 1, NULL, another dirA, no such descriptor or info, a pBuffer not at a multiple of 128
 * bytes, an info with an analysis of another mb or nnzb, or
 * CUSPARSE_SOLVE_POLICY_USE_LEVEL when the analysis had not. CUSPARSE_STATUS_INTERNAL_ERROR for one without an analysis.
 */
cusparseStatus_t cusparseSbsrilu02(cusparseHandle_t handle,
                                   cusparseDirection_t dirA,
                                   int mb,
                                   int nnzb,
                                   cusparseMatDescr_t descrA,
                                   float *bsrSortedVal,
                                   const int *bsrSortedRowPtr,
                                   const int *bsrSortedColInd,
                                   int blockDim,
                                   bsrilu02Info_t info,
                                   cusparseSolvePolicy_t policy,
                                   void *pBuffer);

/**
 * A ~ L U with the pattern of blocks of A, in place of it: L below the diagonal, with a unit diagonal that is not stored, and U, both
 * triangular as matrices of elements; blocks are dense, and rows are not exchanged. Asynchronous. mb, nnzb and the pattern are those of the
 * analysis, which may have been made with values of any type.
 *
 * A pivot that is missing, zero or NaN is no error here; cusparseXbsrilu02_zeroPivot tells. Small ones are
 * replaced first if cusparse<t>bsrilu02_numericBoost, for the same type, said so.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks
 * smaller than 1 x 1, NULL, another dirA, no such descriptor or info, a pBuffer not at a multiple of 128
 * bytes, an info with an analysis of another mb or nnzb, or
 * CUSPARSE_SOLVE_POLICY_USE_LEVEL when the analysis had not. CUSPARSE_STATUS_INTERNAL_ERROR for one without an analysis.
 */
cusparseStatus_t cusparseDbsrilu02(cusparseHandle_t handle,
                                   cusparseDirection_t dirA,
                                   int mb,
                                   int nnzb,
                                   cusparseMatDescr_t descrA,
                                   double *bsrSortedVal,
                                   const int *bsrSortedRowPtr,
                                   const int *bsrSortedColInd,
                                   int blockDim,
                                   bsrilu02Info_t info,
                                   cusparseSolvePolicy_t policy,
                                   void *pBuffer);

/**
 * A ~ L U with the pattern of blocks of A, in place of it: L below the diagonal, with a unit diagonal that is not stored, and U, both
 * triangular as matrices of elements; blocks are dense, and rows are not exchanged. Asynchronous. mb, nnzb and the pattern are those of the
 * analysis, which may have been made with values of any type.
 *
 * A pivot that is missing, zero or NaN is no error here; cusparseXbsrilu02_zeroPivot tells. Small ones are
 * replaced first if cusparse<t>bsrilu02_numericBoost, for the same type, said so.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks
 * smaller than 1 x 1, NULL, another dirA, no such descriptor or info, a pBuffer not at a multiple of 128
 * bytes, an info with an analysis of another mb or nnzb, or
 * CUSPARSE_SOLVE_POLICY_USE_LEVEL when the analysis had not. CUSPARSE_STATUS_INTERNAL_ERROR for one without an analysis.
 */
cusparseStatus_t cusparseCbsrilu02(cusparseHandle_t handle,
                                   cusparseDirection_t dirA,
                                   int mb,
                                   int nnzb,
                                   cusparseMatDescr_t descrA,
                                   cuComplex *bsrSortedVal,
                                   const int *bsrSortedRowPtr,
                                   const int *bsrSortedColInd,
                                   int blockDim,
                                   bsrilu02Info_t info,
                                   cusparseSolvePolicy_t policy,
                                   void *pBuffer);

/**
 * A ~ L U with the pattern of blocks of A, in place of it: L below the diagonal, with a unit diagonal that is not stored, and U, both
 * triangular as matrices of elements; blocks are dense, and rows are not exchanged. Asynchronous. mb, nnzb and the pattern are those of the
 * analysis, which may have been made with values of any type.
 *
 * A pivot that is missing, zero or NaN is no error here; cusparseXbsrilu02_zeroPivot tells. Small ones are
 * replaced first if cusparse<t>bsrilu02_numericBoost, for the same type, said so.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks
 * smaller than 1 x 1, NULL, another dirA, no such descriptor or info, a pBuffer not at a multiple of 128
 * bytes, an info with an analysis of another mb or nnzb, or
 * CUSPARSE_SOLVE_POLICY_USE_LEVEL when the analysis had not. CUSPARSE_STATUS_INTERNAL_ERROR for one without an analysis.
 */
cusparseStatus_t cusparseZbsrilu02(cusparseHandle_t handle,
                                   cusparseDirection_t dirA,
                                   int mb,
                                   int nnzb,
                                   cusparseMatDescr_t descrA,
                                   cuDoubleComplex *bsrSortedVal,
                                   const int *bsrSortedRowPtr,
                                   const int *bsrSortedColInd,
                                   int blockDim,
                                   bsrilu02Info_t info,
                                   cusparseSolvePolicy_t policy,
                                   void *pBuffer);

/**
 * Replaces pivots of later factorizations with this info: one, within a block on the
 * diagonal, whose modulus is less than *tol by *boost_val. Both are where the pointer mode says, in host memory read now, in
 * device memory at each factorization. With enable_boost 0 pivots stay, and the two are not looked at.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for NULL or no such info.
 */
cusparseStatus_t cusparseSbsrilu02_numericBoost(cusparseHandle_t handle,
                                                bsrilu02Info_t info,
                                                int enable_boost,
                                                double *tol,
                                                float *boost_val);

/**
 * Replaces pivots of later factorizations with this info: one, within a block on the
 * diagonal, whose modulus is less than *tol by *boost_val. Both are where the pointer mode says, in host memory read now, in
 * device memory at each factorization. With enable_boost 0 pivots stay, and the two are not looked at.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for NULL or no such info.
 */
cusparseStatus_t cusparseDbsrilu02_numericBoost(cusparseHandle_t handle,
                                                bsrilu02Info_t info,
                                                int enable_boost,
                                                double *tol,
                                                double *boost_val);

/**
 * Replaces pivots of later factorizations with this info: one, within a block on the
 * diagonal, whose modulus is less than *tol by *boost_val. Both are where the pointer mode says, in host memory read now, in
 * device memory at each factorization. With enable_boost 0 pivots stay, and the two are not looked at.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for NULL or no such info.
 */
cusparseStatus_t cusparseCbsrilu02_numericBoost(cusparseHandle_t handle,
                                                bsrilu02Info_t info,
                                                int enable_boost,
                                                double *tol,
                                                cuComplex *boost_val);

/**
 * Replaces pivots of later factorizations with this info: one, within a block on the
 * diagonal, whose modulus is less than *tol by *boost_val. Both are where the pointer mode says, in host memory read now, in
 * device memory at each factorization. With enable_boost 0 pivots stay, and the two are not looked at.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for NULL or no such info.
 */
cusparseStatus_t cusparseZbsrilu02_numericBoost(cusparseHandle_t handle,
                                                bsrilu02Info_t info,
                                                int enable_boost,
                                                double *tol,
                                                cuDoubleComplex *boost_val);

/** Creates what an analysis is kept in. */
cusparseStatus_t cusparseCreateBsrsm2Info(bsrsm2Info_t *info);

/** Destroys an analysis. Work that was queued with it is not affected. NULL is accepted. */
cusparseStatus_t cusparseDestroyBsrsm2Info(bsrsm2Info_t info);

/**
 * Waits for the device, then stores the number of the first row of blocks whose block on the diagonal is missing or, once a
 * solve has run, has a zero on its diagonal, counted as the matrix's indices are, and returns CUSPARSE_STATUS_ZERO_PIVOT; or
 * stores -1. A unit diagonal has none. CUSPARSE_STATUS_INVALID_VALUE without an analysis.
 */
cusparseStatus_t cusparseXbsrsm2_zeroPivot(cusparseHandle_t handle,
                                           bsrsm2Info_t info,
                                           int *position);

/**
 * Stores how many bytes bsrsm2 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseSbsrsm2_bufferSize(cusparseHandle_t handle,
                                            cusparseDirection_t dirA,
                                            cusparseOperation_t transA,
                                            cusparseOperation_t transXY,
                                            int mb,
                                            int n,
                                            int nnzb,
                                            cusparseMatDescr_t descrA,
                                            float *bsrSortedVal,
                                            const int *bsrSortedRowPtr,
                                            const int *bsrSortedColInd,
                                            int blockSize,
                                            bsrsm2Info_t info,
                                            int *pBufferSizeInBytes);

/**
 * Stores how many bytes bsrsm2 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseDbsrsm2_bufferSize(cusparseHandle_t handle,
                                            cusparseDirection_t dirA,
                                            cusparseOperation_t transA,
                                            cusparseOperation_t transXY,
                                            int mb,
                                            int n,
                                            int nnzb,
                                            cusparseMatDescr_t descrA,
                                            double *bsrSortedVal,
                                            const int *bsrSortedRowPtr,
                                            const int *bsrSortedColInd,
                                            int blockSize,
                                            bsrsm2Info_t info,
                                            int *pBufferSizeInBytes);

/**
 * Stores how many bytes bsrsm2 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseCbsrsm2_bufferSize(cusparseHandle_t handle,
                                            cusparseDirection_t dirA,
                                            cusparseOperation_t transA,
                                            cusparseOperation_t transXY,
                                            int mb,
                                            int n,
                                            int nnzb,
                                            cusparseMatDescr_t descrA,
                                            cuComplex *bsrSortedVal,
                                            const int *bsrSortedRowPtr,
                                            const int *bsrSortedColInd,
                                            int blockSize,
                                            bsrsm2Info_t info,
                                            int *pBufferSizeInBytes);

/**
 * Stores how many bytes bsrsm2 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseZbsrsm2_bufferSize(cusparseHandle_t handle,
                                            cusparseDirection_t dirA,
                                            cusparseOperation_t transA,
                                            cusparseOperation_t transXY,
                                            int mb,
                                            int n,
                                            int nnzb,
                                            cusparseMatDescr_t descrA,
                                            cuDoubleComplex *bsrSortedVal,
                                            const int *bsrSortedRowPtr,
                                            const int *bsrSortedColInd,
                                            int blockSize,
                                            bsrsm2Info_t info,
                                            int *pBufferSizeInBytes);

/**
 * Stores how many bytes bsrsm2 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseSbsrsm2_bufferSizeExt(cusparseHandle_t handle,
                                               cusparseDirection_t dirA,
                                               cusparseOperation_t transA,
                                               cusparseOperation_t transB,
                                               int mb,
                                               int n,
                                               int nnzb,
                                               cusparseMatDescr_t descrA,
                                               float *bsrSortedVal,
                                               const int *bsrSortedRowPtr,
                                               const int *bsrSortedColInd,
                                               int blockSize,
                                               bsrsm2Info_t info,
                                               size_t *pBufferSize);

/**
 * Stores how many bytes bsrsm2 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseDbsrsm2_bufferSizeExt(cusparseHandle_t handle,
                                               cusparseDirection_t dirA,
                                               cusparseOperation_t transA,
                                               cusparseOperation_t transB,
                                               int mb,
                                               int n,
                                               int nnzb,
                                               cusparseMatDescr_t descrA,
                                               double *bsrSortedVal,
                                               const int *bsrSortedRowPtr,
                                               const int *bsrSortedColInd,
                                               int blockSize,
                                               bsrsm2Info_t info,
                                               size_t *pBufferSize);

/**
 * Stores how many bytes bsrsm2 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseCbsrsm2_bufferSizeExt(cusparseHandle_t handle,
                                               cusparseDirection_t dirA,
                                               cusparseOperation_t transA,
                                               cusparseOperation_t transB,
                                               int mb,
                                               int n,
                                               int nnzb,
                                               cusparseMatDescr_t descrA,
                                               cuComplex *bsrSortedVal,
                                               const int *bsrSortedRowPtr,
                                               const int *bsrSortedColInd,
                                               int blockSize,
                                               bsrsm2Info_t info,
                                               size_t *pBufferSize);

/**
 * Stores how many bytes bsrsm2 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseZbsrsm2_bufferSizeExt(cusparseHandle_t handle,
                                               cusparseDirection_t dirA,
                                               cusparseOperation_t transA,
                                               cusparseOperation_t transB,
                                               int mb,
                                               int n,
                                               int nnzb,
                                               cusparseMatDescr_t descrA,
                                               cuDoubleComplex *bsrSortedVal,
                                               const int *bsrSortedRowPtr,
                                               const int *bsrSortedColInd,
                                               int blockSize,
                                               bsrsm2Info_t info,
                                               size_t *pBufferSize);

/**
 * Looks at the pattern of op(triangle) of a square matrix of mb rows of square blocks, nnzb of which are stored, after what is
 * queued before it, and waits. The descriptor says which triangle, and whether its diagonal is all ones; it is the triangle of the
 * matrix of elements, so of blocks on the diagonal only that part is used. Blocks outside are not looked at, and those
 * of a row need not be sorted. Values and n do not matter. A block on the diagonal that is missing is no error here;
 * cusparseXbsrsm2_zeroPivot tells.
 *
 * CUSPARSE_STATUS_NOT_SUPPORTED for transXY CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE.
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks
 * smaller than 1 x 1, NULL, another dirA, transA or transXY, no such descriptor or info, a pBuffer not at a multiple of 128
 * bytes, or arrays that are not sound.
 */
cusparseStatus_t cusparseSbsrsm2_analysis(cusparseHandle_t handle,
                                          cusparseDirection_t dirA,
                                          cusparseOperation_t transA,
                                          cusparseOperation_t transXY,
                                          int mb,
                                          int n,
                                          int nnzb,
                                          cusparseMatDescr_t descrA,
                                          const float *bsrSortedVal,
                                          const int *bsrSortedRowPtr,
                                          const int *bsrSortedColInd,
                                          int blockSize,
                                          bsrsm2Info_t info,
                                          cusparseSolvePolicy_t policy,
                                          void *pBuffer);

/**
 * Looks at the pattern of op(triangle) of a square matrix of mb rows of square blocks, nnzb of which are stored, after what is
 * queued before it, and waits. The descriptor says which triangle, and whether its diagonal is all ones; it is the triangle of the
 * matrix of elements, so of blocks on the diagonal only that part is used. Blocks outside are not looked at, and those
 * of a row need not be sorted. Values and n do not matter. A block on the diagonal that is missing is no error here;
 * cusparseXbsrsm2_zeroPivot tells.
 *
 * CUSPARSE_STATUS_NOT_SUPPORTED for transXY CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE.
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks
 * smaller than 1 x 1, NULL, another dirA, transA or transXY, no such descriptor or info, a pBuffer not at a multiple of 128
 * bytes, or arrays that are not sound.
 */
cusparseStatus_t cusparseDbsrsm2_analysis(cusparseHandle_t handle,
                                          cusparseDirection_t dirA,
                                          cusparseOperation_t transA,
                                          cusparseOperation_t transXY,
                                          int mb,
                                          int n,
                                          int nnzb,
                                          cusparseMatDescr_t descrA,
                                          const double *bsrSortedVal,
                                          const int *bsrSortedRowPtr,
                                          const int *bsrSortedColInd,
                                          int blockSize,
                                          bsrsm2Info_t info,
                                          cusparseSolvePolicy_t policy,
                                          void *pBuffer);

/**
 * Looks at the pattern of op(triangle) of a square matrix of mb rows of square blocks, nnzb of which are stored, after what is
 * queued before it, and waits. The descriptor says which triangle, and whether its diagonal is all ones; it is the triangle of the
 * matrix of elements, so of blocks on the diagonal only that part is used. Blocks outside are not looked at, and those
 * of a row need not be sorted. Values and n do not matter. A block on the diagonal that is missing is no error here;
 * cusparseXbsrsm2_zeroPivot tells.
 *
 * CUSPARSE_STATUS_NOT_SUPPORTED for transXY CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE.
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks
 * smaller than 1 x 1, NULL, another dirA, transA or transXY, no such descriptor or info, a pBuffer not at a multiple of 128
 * bytes, or arrays that are not sound.
 */
cusparseStatus_t cusparseCbsrsm2_analysis(cusparseHandle_t handle,
                                          cusparseDirection_t dirA,
                                          cusparseOperation_t transA,
                                          cusparseOperation_t transXY,
                                          int mb,
                                          int n,
                                          int nnzb,
                                          cusparseMatDescr_t descrA,
                                          const cuComplex *bsrSortedVal,
                                          const int *bsrSortedRowPtr,
                                          const int *bsrSortedColInd,
                                          int blockSize,
                                          bsrsm2Info_t info,
                                          cusparseSolvePolicy_t policy,
                                          void *pBuffer);

/**
 * Looks at the pattern of op(triangle) of a square matrix of mb rows of square blocks, nnzb of which are stored, after what is
 * queued before it, and waits. The descriptor says which triangle, and whether its diagonal is all ones; it is the triangle of the
 * matrix of elements, so of blocks on the diagonal only that part is used. Blocks outside are not looked at, and those
 * of a row need not be sorted. Values and n do not matter. A block on the diagonal that is missing is no error here;
 * cusparseXbsrsm2_zeroPivot tells.
 *
 * CUSPARSE_STATUS_NOT_SUPPORTED for transXY CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE.
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks
 * smaller than 1 x 1, NULL, another dirA, transA or transXY, no such descriptor or info, a pBuffer not at a multiple of 128
 * bytes, or arrays that are not sound.
 */
cusparseStatus_t cusparseZbsrsm2_analysis(cusparseHandle_t handle,
                                          cusparseDirection_t dirA,
                                          cusparseOperation_t transA,
                                          cusparseOperation_t transXY,
                                          int mb,
                                          int n,
                                          int nnzb,
                                          cusparseMatDescr_t descrA,
                                          const cuDoubleComplex *bsrSortedVal,
                                          const int *bsrSortedRowPtr,
                                          const int *bsrSortedColInd,
                                          int blockSize,
                                          bsrsm2Info_t info,
                                          cusparseSolvePolicy_t policy,
                                          void *pBuffer);

/**
 * op(A) op(X) = alpha op(B) with the triangle that the descriptor means. op(B) and op(X) have mb * blockSize rows and n columns; B and X are
 * by columns, transposed both or none (transXY), and may be the same. Asynchronous; alpha as the pointer mode says. dirA, transA, mb,
 * nnzb, blockSize, fill mode, diagonal type and pattern are those of the analysis; n and transXY need not be.
 *
 * Of a zero on the diagonal X is what divisions by zero make of it; what is missing there counts as 1. Neither is
 * an error here; cusparseXbsrsm2_zeroPivot tells.
 *
 * CUSPARSE_STATUS_NOT_SUPPORTED for transXY CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE.
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks
 * smaller than 1 x 1, NULL, another dirA, transA or transXY, no such descriptor or info, a pBuffer not at a multiple of 128
 * bytes, ldb or ldx smaller than B or X has rows, an info without an analysis, or with
 * one of another triangle or size, or CUSPARSE_SOLVE_POLICY_USE_LEVEL when the analysis had not.
 */
cusparseStatus_t cusparseSbsrsm2_solve(cusparseHandle_t handle,
                                       cusparseDirection_t dirA,
                                       cusparseOperation_t transA,
                                       cusparseOperation_t transXY,
                                       int mb,
                                       int n,
                                       int nnzb,
                                       const float *alpha,
                                       cusparseMatDescr_t descrA,
                                       const float *bsrSortedVal,
                                       const int *bsrSortedRowPtr,
                                       const int *bsrSortedColInd,
                                       int blockSize,
                                       bsrsm2Info_t info,
                                       const float *B,
                                       int ldb,
                                       float *X,
                                       int ldx,
                                       cusparseSolvePolicy_t policy,
                                       void *pBuffer);

/**
 * op(A) op(X) = alpha op(B) with the triangle that the descriptor means. op(B) and op(X) have mb * blockSize rows and n columns; B and X are
 * by columns, transposed both or none (transXY), and may be the same. Asynchronous; alpha as the pointer mode says. dirA, transA, mb,
 * nnzb, blockSize, fill mode, diagonal type and pattern are those of the analysis; n and transXY need not be.
 *
 * Of a zero on the diagonal X is what divisions by zero make of it; what is missing there counts as 1. Neither is
 * an error here; cusparseXbsrsm2_zeroPivot tells.
 *
 * CUSPARSE_STATUS_NOT_SUPPORTED for transXY CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE.
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks
 * smaller than 1 x 1, NULL, another dirA, transA or transXY, no such descriptor or info, a pBuffer not at a multiple of 128
 * bytes, ldb or ldx smaller than B or X has rows, an info without an analysis, or with
 * one of another triangle or size, or CUSPARSE_SOLVE_POLICY_USE_LEVEL when the analysis had not.
 */
cusparseStatus_t cusparseDbsrsm2_solve(cusparseHandle_t handle,
                                       cusparseDirection_t dirA,
                                       cusparseOperation_t transA,
                                       cusparseOperation_t transXY,
                                       int mb,
                                       int n,
                                       int nnzb,
                                       const double *alpha,
                                       cusparseMatDescr_t descrA,
                                       const double *bsrSortedVal,
                                       const int *bsrSortedRowPtr,
                                       const int *bsrSortedColInd,
                                       int blockSize,
                                       bsrsm2Info_t info,
                                       const double *B,
                                       int ldb,
                                       double *X,
                                       int ldx,
                                       cusparseSolvePolicy_t policy,
                                       void *pBuffer);

/**
 * op(A) op(X) = alpha op(B) with the triangle that the descriptor means. op(B) and op(X) have mb * blockSize rows and n columns; B and X are
 * by columns, transposed both or none (transXY), and may be the same. Asynchronous; alpha as the pointer mode says. dirA, transA, mb,
 * nnzb, blockSize, fill mode, diagonal type and pattern are those of the analysis; n and transXY need not be.
 *
 * Of a zero on the diagonal X is what divisions by zero make of it; what is missing there counts as 1. Neither is
 * an error here; cusparseXbsrsm2_zeroPivot tells.
 *
 * CUSPARSE_STATUS_NOT_SUPPORTED for transXY CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE.
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks
 * smaller than 1 x 1, NULL, another dirA, transA or transXY, no such descriptor or info, a pBuffer not at a multiple of 128
 * bytes, ldb or ldx smaller than B or X has rows, an info without an analysis, or with
 * one of another triangle or size, or CUSPARSE_SOLVE_POLICY_USE_LEVEL when the analysis had not.
 */
cusparseStatus_t cusparseCbsrsm2_solve(cusparseHandle_t handle,
                                       cusparseDirection_t dirA,
                                       cusparseOperation_t transA,
                                       cusparseOperation_t transXY,
                                       int mb,
                                       int n,
                                       int nnzb,
                                       const cuComplex *alpha,
                                       cusparseMatDescr_t descrA,
                                       const cuComplex *bsrSortedVal,
                                       const int *bsrSortedRowPtr,
                                       const int *bsrSortedColInd,
                                       int blockSize,
                                       bsrsm2Info_t info,
                                       const cuComplex *B,
                                       int ldb,
                                       cuComplex *X,
                                       int ldx,
                                       cusparseSolvePolicy_t policy,
                                       void *pBuffer);

/**
 * op(A) op(X) = alpha op(B) with the triangle that the descriptor means. op(B) and op(X) have mb * blockSize rows and n columns; B and X are
 * by columns, transposed both or none (transXY), and may be the same. Asynchronous; alpha as the pointer mode says. dirA, transA, mb,
 * nnzb, blockSize, fill mode, diagonal type and pattern are those of the analysis; n and transXY need not be.
 *
 * Of a zero on the diagonal X is what divisions by zero make of it; what is missing there counts as 1. Neither is
 * an error here; cusparseXbsrsm2_zeroPivot tells.
 *
 * CUSPARSE_STATUS_NOT_SUPPORTED for transXY CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE.
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks
 * smaller than 1 x 1, NULL, another dirA, transA or transXY, no such descriptor or info, a pBuffer not at a multiple of 128
 * bytes, ldb or ldx smaller than B or X has rows, an info without an analysis, or with
 * one of another triangle or size, or CUSPARSE_SOLVE_POLICY_USE_LEVEL when the analysis had not.
 */
cusparseStatus_t cusparseZbsrsm2_solve(cusparseHandle_t handle,
                                       cusparseDirection_t dirA,
                                       cusparseOperation_t transA,
                                       cusparseOperation_t transXY,
                                       int mb,
                                       int n,
                                       int nnzb,
                                       const cuDoubleComplex *alpha,
                                       cusparseMatDescr_t descrA,
                                       const cuDoubleComplex *bsrSortedVal,
                                       const int *bsrSortedRowPtr,
                                       const int *bsrSortedColInd,
                                       int blockSize,
                                       bsrsm2Info_t info,
                                       const cuDoubleComplex *B,
                                       int ldb,
                                       cuDoubleComplex *X,
                                       int ldx,
                                       cusparseSolvePolicy_t policy,
                                       void *pBuffer);

/** Creates what an analysis is kept in. */
cusparseStatus_t cusparseCreateBsrsv2Info(bsrsv2Info_t *info);

/** Destroys an analysis. Work that was queued with it is not affected. NULL is accepted. */
cusparseStatus_t cusparseDestroyBsrsv2Info(bsrsv2Info_t info);

/**
 * Waits for the device, then stores the number of the first row of blocks whose block on the diagonal is missing or, once a
 * solve has run, has a zero on its diagonal, counted as the matrix's indices are, and returns CUSPARSE_STATUS_ZERO_PIVOT; or
 * stores -1. A unit diagonal has none. CUSPARSE_STATUS_INVALID_VALUE without an analysis.
 */
cusparseStatus_t cusparseXbsrsv2_zeroPivot(cusparseHandle_t handle,
                                           bsrsv2Info_t info,
                                           int *position);

/**
 * Stores how many bytes bsrsv2 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseSbsrsv2_bufferSize(cusparseHandle_t handle,
                                            cusparseDirection_t dirA,
                                            cusparseOperation_t transA,
                                            int mb,
                                            int nnzb,
                                            cusparseMatDescr_t descrA,
                                            float *bsrSortedValA,
                                            const int *bsrSortedRowPtrA,
                                            const int *bsrSortedColIndA,
                                            int blockDim,
                                            bsrsv2Info_t info,
                                            int *pBufferSizeInBytes);

/**
 * Stores how many bytes bsrsv2 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseDbsrsv2_bufferSize(cusparseHandle_t handle,
                                            cusparseDirection_t dirA,
                                            cusparseOperation_t transA,
                                            int mb,
                                            int nnzb,
                                            cusparseMatDescr_t descrA,
                                            double *bsrSortedValA,
                                            const int *bsrSortedRowPtrA,
                                            const int *bsrSortedColIndA,
                                            int blockDim,
                                            bsrsv2Info_t info,
                                            int *pBufferSizeInBytes);

/**
 * Stores how many bytes bsrsv2 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseCbsrsv2_bufferSize(cusparseHandle_t handle,
                                            cusparseDirection_t dirA,
                                            cusparseOperation_t transA,
                                            int mb,
                                            int nnzb,
                                            cusparseMatDescr_t descrA,
                                            cuComplex *bsrSortedValA,
                                            const int *bsrSortedRowPtrA,
                                            const int *bsrSortedColIndA,
                                            int blockDim,
                                            bsrsv2Info_t info,
                                            int *pBufferSizeInBytes);

/**
 * Stores how many bytes bsrsv2 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseZbsrsv2_bufferSize(cusparseHandle_t handle,
                                            cusparseDirection_t dirA,
                                            cusparseOperation_t transA,
                                            int mb,
                                            int nnzb,
                                            cusparseMatDescr_t descrA,
                                            cuDoubleComplex *bsrSortedValA,
                                            const int *bsrSortedRowPtrA,
                                            const int *bsrSortedColIndA,
                                            int blockDim,
                                            bsrsv2Info_t info,
                                            int *pBufferSizeInBytes);

/**
 * Stores how many bytes bsrsv2 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseSbsrsv2_bufferSizeExt(cusparseHandle_t handle,
                                               cusparseDirection_t dirA,
                                               cusparseOperation_t transA,
                                               int mb,
                                               int nnzb,
                                               cusparseMatDescr_t descrA,
                                               float *bsrSortedValA,
                                               const int *bsrSortedRowPtrA,
                                               const int *bsrSortedColIndA,
                                               int blockSize,
                                               bsrsv2Info_t info,
                                               size_t *pBufferSize);

/**
 * Stores how many bytes bsrsv2 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseDbsrsv2_bufferSizeExt(cusparseHandle_t handle,
                                               cusparseDirection_t dirA,
                                               cusparseOperation_t transA,
                                               int mb,
                                               int nnzb,
                                               cusparseMatDescr_t descrA,
                                               double *bsrSortedValA,
                                               const int *bsrSortedRowPtrA,
                                               const int *bsrSortedColIndA,
                                               int blockSize,
                                               bsrsv2Info_t info,
                                               size_t *pBufferSize);

/**
 * Stores how many bytes bsrsv2 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseCbsrsv2_bufferSizeExt(cusparseHandle_t handle,
                                               cusparseDirection_t dirA,
                                               cusparseOperation_t transA,
                                               int mb,
                                               int nnzb,
                                               cusparseMatDescr_t descrA,
                                               cuComplex *bsrSortedValA,
                                               const int *bsrSortedRowPtrA,
                                               const int *bsrSortedColIndA,
                                               int blockSize,
                                               bsrsv2Info_t info,
                                               size_t *pBufferSize);

/**
 * Stores how many bytes bsrsv2 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseZbsrsv2_bufferSizeExt(cusparseHandle_t handle,
                                               cusparseDirection_t dirA,
                                               cusparseOperation_t transA,
                                               int mb,
                                               int nnzb,
                                               cusparseMatDescr_t descrA,
                                               cuDoubleComplex *bsrSortedValA,
                                               const int *bsrSortedRowPtrA,
                                               const int *bsrSortedColIndA,
                                               int blockSize,
                                               bsrsv2Info_t info,
                                               size_t *pBufferSize);

/**
 * Looks at the pattern of op(triangle) of a square matrix of mb rows of square blocks, nnzb of which are stored, after what is
 * queued before it, and waits. The descriptor says which triangle, and whether its diagonal is all ones; it is the triangle of the
 * matrix of elements, so of blocks on the diagonal only that part is used. Blocks outside are not looked at, and those
 * of a row need not be sorted. Values do not matter. A block on the diagonal that is missing is no error here;
 * cusparseXbsrsv2_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks
 * smaller than 1 x 1, NULL, another dirA or transA, no such descriptor or info, a pBuffer not at a multiple of 128
 * bytes, or arrays that are not sound.
 */
cusparseStatus_t cusparseSbsrsv2_analysis(cusparseHandle_t handle,
                                          cusparseDirection_t dirA,
                                          cusparseOperation_t transA,
                                          int mb,
                                          int nnzb,
                                          cusparseMatDescr_t descrA,
                                          const float *bsrSortedValA,
                                          const int *bsrSortedRowPtrA,
                                          const int *bsrSortedColIndA,
                                          int blockDim,
                                          bsrsv2Info_t info,
                                          cusparseSolvePolicy_t policy,
                                          void *pBuffer);

/**
 * Looks at the pattern of op(triangle) of a square matrix of mb rows of square blocks, nnzb of which are stored, after what is
 * queued before it, and waits. The descriptor says which triangle, and whether its diagonal is all ones; it is the triangle of the
 * matrix of elements, so of blocks on the diagonal only that part is used. Blocks outside are not looked at, and those
 * of a row need not be sorted. Values do not matter. A block on the diagonal that is missing is no error here;
 * cusparseXbsrsv2_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks
 * smaller than 1 x 1, NULL, another dirA or transA, no such descriptor or info, a pBuffer not at a multiple of 128
 * bytes, or arrays that are not sound.
 */
cusparseStatus_t cusparseDbsrsv2_analysis(cusparseHandle_t handle,
                                          cusparseDirection_t dirA,
                                          cusparseOperation_t transA,
                                          int mb,
                                          int nnzb,
                                          cusparseMatDescr_t descrA,
                                          const double *bsrSortedValA,
                                          const int *bsrSortedRowPtrA,
                                          const int *bsrSortedColIndA,
                                          int blockDim,
                                          bsrsv2Info_t info,
                                          cusparseSolvePolicy_t policy,
                                          void *pBuffer);

/**
 * Looks at the pattern of op(triangle) of a square matrix of mb rows of square blocks, nnzb of which are stored, after what is
 * queued before it, and waits. The descriptor says which triangle, and whether its diagonal is all ones; it is the triangle of the
 * matrix of elements, so of blocks on the diagonal only that part is used. Blocks outside are not looked at, and those
 * of a row need not be sorted. Values do not matter. A block on the diagonal that is missing is no error here;
 * cusparseXbsrsv2_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks
 * smaller than 1 x 1, NULL, another dirA or transA, no such descriptor or info, a pBuffer not at a multiple of 128
 * bytes, or arrays that are not sound.
 */
cusparseStatus_t cusparseCbsrsv2_analysis(cusparseHandle_t handle,
                                          cusparseDirection_t dirA,
                                          cusparseOperation_t transA,
                                          int mb,
                                          int nnzb,
                                          cusparseMatDescr_t descrA,
                                          const cuComplex *bsrSortedValA,
                                          const int *bsrSortedRowPtrA,
                                          const int *bsrSortedColIndA,
                                          int blockDim,
                                          bsrsv2Info_t info,
                                          cusparseSolvePolicy_t policy,
                                          void *pBuffer);

/**
 * Looks at the pattern of op(triangle) of a square matrix of mb rows of square blocks, nnzb of which are stored, after what is
 * queued before it, and waits. The descriptor says which triangle, and whether its diagonal is all ones; it is the triangle of the
 * matrix of elements, so of blocks on the diagonal only that part is used. Blocks outside are not looked at, and those
 * of a row need not be sorted. Values do not matter. A block on the diagonal that is missing is no error here;
 * cusparseXbsrsv2_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks
 * smaller than 1 x 1, NULL, another dirA or transA, no such descriptor or info, a pBuffer not at a multiple of 128
 * bytes, or arrays that are not sound.
 */
cusparseStatus_t cusparseZbsrsv2_analysis(cusparseHandle_t handle,
                                          cusparseDirection_t dirA,
                                          cusparseOperation_t transA,
                                          int mb,
                                          int nnzb,
                                          cusparseMatDescr_t descrA,
                                          const cuDoubleComplex *bsrSortedValA,
                                          const int *bsrSortedRowPtrA,
                                          const int *bsrSortedColIndA,
                                          int blockDim,
                                          bsrsv2Info_t info,
                                          cusparseSolvePolicy_t policy,
                                          void *pBuffer);

/**
 * x := alpha op(A)^-1 f with the triangle that the descriptor means: mb * blockDim elements each, which may be the same.
 * Asynchronous; alpha as the pointer mode says. dirA, transA, mb, nnzb, blockDim, fill mode, diagonal type and pattern are those of
 * the analysis, which may have been made with values of any type.
 *
 * Of a zero on the diagonal x is what divisions by zero make of it; what is missing there counts as 1. Neither is
 * an error here; cusparseXbsrsv2_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks
 * smaller than 1 x 1, NULL, another dirA or transA, no such descriptor or info, a pBuffer not at a multiple of 128
 * bytes, an info without an analysis, or with one of another triangle or size, or
 * CUSPARSE_SOLVE_POLICY_USE_LEVEL when the analysis had not.
 */
cusparseStatus_t cusparseSbsrsv2_solve(cusparseHandle_t handle,
                                       cusparseDirection_t dirA,
                                       cusparseOperation_t transA,
                                       int mb,
                                       int nnzb,
                                       const float *alpha,
                                       cusparseMatDescr_t descrA,
                                       const float *bsrSortedValA,
                                       const int *bsrSortedRowPtrA,
                                       const int *bsrSortedColIndA,
                                       int blockDim,
                                       bsrsv2Info_t info,
                                       const float *f,
                                       float *x,
                                       cusparseSolvePolicy_t policy,
                                       void *pBuffer);

/**
 * x := alpha op(A)^-1 f with the triangle that the descriptor means: mb * blockDim elements each, which may be the same.
 * Asynchronous; alpha as the pointer mode says. dirA, transA, mb, nnzb, blockDim, fill mode, diagonal type and pattern are those of
 * the analysis, which may have been made with values of any type.
 *
 * Of a zero on the diagonal x is what divisions by zero make of it; what is missing there counts as 1. Neither is
 * an error here; cusparseXbsrsv2_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks
 * smaller than 1 x 1, NULL, another dirA or transA, no such descriptor or info, a pBuffer not at a multiple of 128
 * bytes, an info without an analysis, or with one of another triangle or size, or
 * CUSPARSE_SOLVE_POLICY_USE_LEVEL when the analysis had not.
 */
cusparseStatus_t cusparseDbsrsv2_solve(cusparseHandle_t handle,
                                       cusparseDirection_t dirA,
                                       cusparseOperation_t transA,
                                       int mb,
                                       int nnzb,
                                       const double *alpha,
                                       cusparseMatDescr_t descrA,
                                       const double *bsrSortedValA,
                                       const int *bsrSortedRowPtrA,
                                       const int *bsrSortedColIndA,
                                       int blockDim,
                                       bsrsv2Info_t info,
                                       const double *f,
                                       double *x,
                                       cusparseSolvePolicy_t policy,
                                       void *pBuffer);

/**
 * x := alpha op(A)^-1 f with the triangle that the descriptor means: mb * blockDim elements each, which may be the same.
 * Asynchronous; alpha as the pointer mode says. dirA, transA, mb, nnzb, blockDim, fill mode, diagonal type and pattern are those of
 * the analysis, which may have been made with values of any type.
 *
 * Of a zero on the diagonal x is what divisions by zero make of it; what is missing there counts as 1. Neither is
 * an error here; cusparseXbsrsv2_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks
 * smaller than 1 x 1, NULL, another dirA or transA, no such descriptor or info, a pBuffer not at a multiple of 128
 * bytes, an info without an analysis, or with one of another triangle or size, or
 * CUSPARSE_SOLVE_POLICY_USE_LEVEL when the analysis had not.
 */
cusparseStatus_t cusparseCbsrsv2_solve(cusparseHandle_t handle,
                                       cusparseDirection_t dirA,
                                       cusparseOperation_t transA,
                                       int mb,
                                       int nnzb,
                                       const cuComplex *alpha,
                                       cusparseMatDescr_t descrA,
                                       const cuComplex *bsrSortedValA,
                                       const int *bsrSortedRowPtrA,
                                       const int *bsrSortedColIndA,
                                       int blockDim,
                                       bsrsv2Info_t info,
                                       const cuComplex *f,
                                       cuComplex *x,
                                       cusparseSolvePolicy_t policy,
                                       void *pBuffer);

/**
 * x := alpha op(A)^-1 f with the triangle that the descriptor means: mb * blockDim elements each, which may be the same.
 * Asynchronous; alpha as the pointer mode says. dirA, transA, mb, nnzb, blockDim, fill mode, diagonal type and pattern are those of
 * the analysis, which may have been made with values of any type.
 *
 * Of a zero on the diagonal x is what divisions by zero make of it; what is missing there counts as 1. Neither is
 * an error here; cusparseXbsrsv2_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks
 * smaller than 1 x 1, NULL, another dirA or transA, no such descriptor or info, a pBuffer not at a multiple of 128
 * bytes, an info without an analysis, or with one of another triangle or size, or
 * CUSPARSE_SOLVE_POLICY_USE_LEVEL when the analysis had not.
 */
cusparseStatus_t cusparseZbsrsv2_solve(cusparseHandle_t handle,
                                       cusparseDirection_t dirA,
                                       cusparseOperation_t transA,
                                       int mb,
                                       int nnzb,
                                       const cuDoubleComplex *alpha,
                                       cusparseMatDescr_t descrA,
                                       const cuDoubleComplex *bsrSortedValA,
                                       const int *bsrSortedRowPtrA,
                                       const int *bsrSortedColIndA,
                                       int blockDim,
                                       bsrsv2Info_t info,
                                       const cuDoubleComplex *f,
                                       cuDoubleComplex *x,
                                       cusparseSolvePolicy_t policy,
                                       void *pBuffer);

/**
 * y := alpha A x + beta y for those rows of blocks that bsrSortedMaskPtrA names, sizeOfMask of them; the other rows of y are not touched. A has
 * mb x nb blocks of blockDim rows and columns, nnzb of which are in memory, each by rows or by columns (dirA). Row i's blocks are those from
 * bsrSortedRowPtrA[i] up to bsrSortedEndPtrA[i]; mask, both ends and columns are counted from the descriptor's base. alpha and beta as the
 * pointer mode says. Asynchronous, on one thread. A matrix or mask that is not sound is a failure of the stream, and y is not touched.
 *
 * CUSPARSE_STATUS_NOT_SUPPORTED for another transA than CUSPARSE_OPERATION_NON_TRANSPOSE.
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller
 * than 1 x 1, NULL arrays with something in them, another dirA or transA, no such descriptor.
 */
cusparseStatus_t cusparseSbsrxmv(cusparseHandle_t handle,
                                 cusparseDirection_t dirA,
                                 cusparseOperation_t transA,
                                 int sizeOfMask,
                                 int mb,
                                 int nb,
                                 int nnzb,
                                 const float *alpha,
                                 cusparseMatDescr_t descrA,
                                 const float *bsrSortedValA,
                                 const int *bsrSortedMaskPtrA,
                                 const int *bsrSortedRowPtrA,
                                 const int *bsrSortedEndPtrA,
                                 const int *bsrSortedColIndA,
                                 int blockDim,
                                 const float *x,
                                 const float *beta,
                                 float *y);

/**
 * y := alpha A x + beta y for those rows of blocks that bsrSortedMaskPtrA names, sizeOfMask of them; the other rows of y are not touched. A has
 * mb x nb blocks of blockDim rows and columns, nnzb of which are in memory, each by rows or by columns (dirA). Row i's blocks are those from
 * bsrSortedRowPtrA[i] up to bsrSortedEndPtrA[i]; mask, both ends and columns are counted from the descriptor's base. alpha and beta as the
 * pointer mode says. Asynchronous, on one thread. A matrix or mask that is not sound is a failure of the stream, and y is not touched.
 *
 * CUSPARSE_STATUS_NOT_SUPPORTED for another transA than CUSPARSE_OPERATION_NON_TRANSPOSE.
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller
 * than 1 x 1, NULL arrays with something in them, another dirA or transA, no such descriptor.
 */
cusparseStatus_t cusparseDbsrxmv(cusparseHandle_t handle,
                                 cusparseDirection_t dirA,
                                 cusparseOperation_t transA,
                                 int sizeOfMask,
                                 int mb,
                                 int nb,
                                 int nnzb,
                                 const double *alpha,
                                 cusparseMatDescr_t descrA,
                                 const double *bsrSortedValA,
                                 const int *bsrSortedMaskPtrA,
                                 const int *bsrSortedRowPtrA,
                                 const int *bsrSortedEndPtrA,
                                 const int *bsrSortedColIndA,
                                 int blockDim,
                                 const double *x,
                                 const double *beta,
                                 double *y);

/**
 * y := alpha A x + beta y for those rows of blocks that bsrSortedMaskPtrA names, sizeOfMask of them; the other rows of y are not touched. A has
 * mb x nb blocks of blockDim rows and columns, nnzb of which are in memory, each by rows or by columns (dirA). Row i's blocks are those from
 * bsrSortedRowPtrA[i] up to bsrSortedEndPtrA[i]; mask, both ends and columns are counted from the descriptor's base. alpha and beta as the
 * pointer mode says. Asynchronous, on one thread. A matrix or mask that is not sound is a failure of the stream, and y is not touched.
 *
 * CUSPARSE_STATUS_NOT_SUPPORTED for another transA than CUSPARSE_OPERATION_NON_TRANSPOSE.
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller
 * than 1 x 1, NULL arrays with something in them, another dirA or transA, no such descriptor.
 */
cusparseStatus_t cusparseCbsrxmv(cusparseHandle_t handle,
                                 cusparseDirection_t dirA,
                                 cusparseOperation_t transA,
                                 int sizeOfMask,
                                 int mb,
                                 int nb,
                                 int nnzb,
                                 const cuComplex *alpha,
                                 cusparseMatDescr_t descrA,
                                 const cuComplex *bsrSortedValA,
                                 const int *bsrSortedMaskPtrA,
                                 const int *bsrSortedRowPtrA,
                                 const int *bsrSortedEndPtrA,
                                 const int *bsrSortedColIndA,
                                 int blockDim,
                                 const cuComplex *x,
                                 const cuComplex *beta,
                                 cuComplex *y);

/**
 * y := alpha A x + beta y for those rows of blocks that bsrSortedMaskPtrA names, sizeOfMask of them; the other rows of y are not touched. A has
 * mb x nb blocks of blockDim rows and columns, nnzb of which are in memory, each by rows or by columns (dirA). Row i's blocks are those from
 * bsrSortedRowPtrA[i] up to bsrSortedEndPtrA[i]; mask, both ends and columns are counted from the descriptor's base. alpha and beta as the
 * pointer mode says. Asynchronous, on one thread. A matrix or mask that is not sound is a failure of the stream, and y is not touched.
 *
 * CUSPARSE_STATUS_NOT_SUPPORTED for another transA than CUSPARSE_OPERATION_NON_TRANSPOSE.
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller
 * than 1 x 1, NULL arrays with something in them, another dirA or transA, no such descriptor.
 */
cusparseStatus_t cusparseZbsrxmv(cusparseHandle_t handle,
                                 cusparseDirection_t dirA,
                                 cusparseOperation_t transA,
                                 int sizeOfMask,
                                 int mb,
                                 int nb,
                                 int nnzb,
                                 const cuDoubleComplex *alpha,
                                 cusparseMatDescr_t descrA,
                                 const cuDoubleComplex *bsrSortedValA,
                                 const int *bsrSortedMaskPtrA,
                                 const int *bsrSortedRowPtrA,
                                 const int *bsrSortedEndPtrA,
                                 const int *bsrSortedColIndA,
                                 int blockDim,
                                 const cuDoubleComplex *x,
                                 const cuDoubleComplex *beta,
                                 cuDoubleComplex *y);

/**
 * Counts the entries whose modulus exceeds the real part of tol: nnzPerRow gets those of each row, in device memory, and nnzC the sum, in host memory
 * (the call waits) or, in that pointer mode, in device memory (the call does not wait). A NaN counts.
 *
 * Offsets that are not sound are an error of the call if it waits, else of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m < 0, a tol
 * that is negative or NaN, NULL arrays with something in them, no such descriptor.
 */
cusparseStatus_t cusparseSnnz_compress(cusparseHandle_t handle,
                                       int m,
                                       cusparseMatDescr_t descr,
                                       const float *csrSortedValA,
                                       const int *csrSortedRowPtrA,
                                       int *nnzPerRow,
                                       int *nnzC,
                                       float tol);

/**
 * Counts the entries whose modulus exceeds the real part of tol: nnzPerRow gets those of each row, in device memory, and nnzC the sum, in host memory
 * (the call waits) or, in that pointer mode, in device memory (the call does not wait). A NaN counts.
 *
 * Offsets that are not sound are an error of the call if it waits, else of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m < 0, a tol
 * that is negative or NaN, NULL arrays with something in them, no such descriptor.
 */
cusparseStatus_t cusparseDnnz_compress(cusparseHandle_t handle,
                                       int m,
                                       cusparseMatDescr_t descr,
                                       const double *csrSortedValA,
                                       const int *csrSortedRowPtrA,
                                       int *nnzPerRow,
                                       int *nnzC,
                                       double tol);

/**
 * Counts the entries whose modulus exceeds the real part of tol: nnzPerRow gets those of each row, in device memory, and nnzC the sum, in host memory
 * (the call waits) or, in that pointer mode, in device memory (the call does not wait). A NaN counts.
 *
 * Offsets that are not sound are an error of the call if it waits, else of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m < 0, a tol
 * that is negative or NaN, NULL arrays with something in them, no such descriptor.
 */
cusparseStatus_t cusparseCnnz_compress(cusparseHandle_t handle,
                                       int m,
                                       cusparseMatDescr_t descr,
                                       const cuComplex *csrSortedValA,
                                       const int *csrSortedRowPtrA,
                                       int *nnzPerRow,
                                       int *nnzC,
                                       cuComplex tol);

/**
 * Counts the entries whose modulus exceeds the real part of tol: nnzPerRow gets those of each row, in device memory, and nnzC the sum, in host memory
 * (the call waits) or, in that pointer mode, in device memory (the call does not wait). A NaN counts.
 *
 * Offsets that are not sound are an error of the call if it waits, else of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m < 0, a tol
 * that is negative or NaN, NULL arrays with something in them, no such descriptor.
 */
cusparseStatus_t cusparseZnnz_compress(cusparseHandle_t handle,
                                       int m,
                                       cusparseMatDescr_t descr,
                                       const cuDoubleComplex *csrSortedValA,
                                       const int *csrSortedRowPtrA,
                                       int *nnzPerRow,
                                       int *nnzC,
                                       cuDoubleComplex tol);

/**
 * The entries of A whose modulus exceeds the real part of tol, with their offsets, counted from the same base: C has room for as many as
 * nnzPerRow, which cusparse<t>nnz_compress found, says. Asynchronous.
 *
 * A matrix that is not sound, or another nnzPerRow, is a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, a tol
 * that is negative or NaN, NULL arrays with something in them, no such descriptor.
 */
cusparseStatus_t cusparseScsr2csr_compress(cusparseHandle_t handle,
                                           int m,
                                           int n,
                                           cusparseMatDescr_t descrA,
                                           const float *csrSortedValA,
                                           const int *csrSortedColIndA,
                                           const int *csrSortedRowPtrA,
                                           int nnzA,
                                           const int *nnzPerRow,
                                           float *csrSortedValC,
                                           int *csrSortedColIndC,
                                           int *csrSortedRowPtrC,
                                           float tol);

/**
 * The entries of A whose modulus exceeds the real part of tol, with their offsets, counted from the same base: C has room for as many as
 * nnzPerRow, which cusparse<t>nnz_compress found, says. Asynchronous.
 *
 * A matrix that is not sound, or another nnzPerRow, is a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, a tol
 * that is negative or NaN, NULL arrays with something in them, no such descriptor.
 */
cusparseStatus_t cusparseDcsr2csr_compress(cusparseHandle_t handle,
                                           int m,
                                           int n,
                                           cusparseMatDescr_t descrA,
                                           const double *csrSortedValA,
                                           const int *csrSortedColIndA,
                                           const int *csrSortedRowPtrA,
                                           int nnzA,
                                           const int *nnzPerRow,
                                           double *csrSortedValC,
                                           int *csrSortedColIndC,
                                           int *csrSortedRowPtrC,
                                           double tol);

/**
 * The entries of A whose modulus exceeds the real part of tol, with their offsets, counted from the same base: C has room for as many as
 * nnzPerRow, which cusparse<t>nnz_compress found, says. Asynchronous.
 *
 * A matrix that is not sound, or another nnzPerRow, is a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, a tol
 * that is negative or NaN, NULL arrays with something in them, no such descriptor.
 */
cusparseStatus_t cusparseCcsr2csr_compress(cusparseHandle_t handle,
                                           int m,
                                           int n,
                                           cusparseMatDescr_t descrA,
                                           const cuComplex *csrSortedValA,
                                           const int *csrSortedColIndA,
                                           const int *csrSortedRowPtrA,
                                           int nnzA,
                                           const int *nnzPerRow,
                                           cuComplex *csrSortedValC,
                                           int *csrSortedColIndC,
                                           int *csrSortedRowPtrC,
                                           cuComplex tol);

/**
 * The entries of A whose modulus exceeds the real part of tol, with their offsets, counted from the same base: C has room for as many as
 * nnzPerRow, which cusparse<t>nnz_compress found, says. Asynchronous.
 *
 * A matrix that is not sound, or another nnzPerRow, is a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, a tol
 * that is negative or NaN, NULL arrays with something in them, no such descriptor.
 */
cusparseStatus_t cusparseZcsr2csr_compress(cusparseHandle_t handle,
                                           int m,
                                           int n,
                                           cusparseMatDescr_t descrA,
                                           const cuDoubleComplex *csrSortedValA,
                                           const int *csrSortedColIndA,
                                           const int *csrSortedRowPtrA,
                                           int nnzA,
                                           const int *nnzPerRow,
                                           cuDoubleComplex *csrSortedValC,
                                           int *csrSortedColIndC,
                                           int *csrSortedRowPtrC,
                                           cuDoubleComplex tol);

/**
 * The m + 1 offsets of the rows of nnz entries whose row numbers are given in ascending order. Columns by their
 * numbers become offsets of columns in the same way. Asynchronous.
 *
 * Row numbers that do not ascend or name no row are a failure of the stream.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for nnz or m < 0, NULL arrays with something in them, another idxBase.
 */
cusparseStatus_t cusparseXcoo2csr(cusparseHandle_t handle,
                                  const int *cooRowInd,
                                  int nnz,
                                  int m,
                                  int *csrSortedRowPtr,
                                  cusparseIndexBase_t idxBase);

/**
 * The row numbers of nnz entries with the offsets of m rows. Asynchronous.
 *
 * Offsets that decrease or lead beyond nnz are a failure of the stream.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for nnz or m < 0, NULL arrays with something in them, another idxBase.
 */
cusparseStatus_t cusparseXcsr2coo(cusparseHandle_t handle,
                                  const int *csrSortedRowPtr,
                                  int nnz,
                                  int m,
                                  int *cooRowInd,
                                  cusparseIndexBase_t idxBase);

/**
 * A colouring of the rows of an m x m matrix with a symmetric pattern: rows that name each other get different colours, counted from 0 in coloring; their
 * number goes to ncolors. First fit in the order of rows, whatever cusparseSetColorAlgs says. Once the lowest colours together are those of
 * *fractionToColor (between 0 and 1, where the pointer mode says) of all rows, every other row gets a colour of its own. Unless
 * reordering is NULL, it gets the rows by ascending colours. Values do not matter. Runs in the stream's order and waits.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or nnz < 0, NULL, no such descriptor
 * or info, arrays that are not sound.
 */
cusparseStatus_t cusparseScsrcolor(cusparseHandle_t handle,
                                   int m,
                                   int nnz,
                                   cusparseMatDescr_t descrA,
                                   const float *csrSortedValA,
                                   const int *csrSortedRowPtrA,
                                   const int *csrSortedColIndA,
                                   const float *fractionToColor,
                                   int *ncolors,
                                   int *coloring,
                                   int *reordering,
                                   cusparseColorInfo_t info);

/**
 * A colouring of the rows of an m x m matrix with a symmetric pattern: rows that name each other get different colours, counted from 0 in coloring; their
 * number goes to ncolors. First fit in the order of rows, whatever cusparseSetColorAlgs says. Once the lowest colours together are those of
 * *fractionToColor (between 0 and 1, where the pointer mode says) of all rows, every other row gets a colour of its own. Unless
 * reordering is NULL, it gets the rows by ascending colours. Values do not matter. Runs in the stream's order and waits.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or nnz < 0, NULL, no such descriptor
 * or info, arrays that are not sound.
 */
cusparseStatus_t cusparseDcsrcolor(cusparseHandle_t handle,
                                   int m,
                                   int nnz,
                                   cusparseMatDescr_t descrA,
                                   const double *csrSortedValA,
                                   const int *csrSortedRowPtrA,
                                   const int *csrSortedColIndA,
                                   const double *fractionToColor,
                                   int *ncolors,
                                   int *coloring,
                                   int *reordering,
                                   cusparseColorInfo_t info);

/**
 * A colouring of the rows of an m x m matrix with a symmetric pattern: rows that name each other get different colours, counted from 0 in coloring; their
 * number goes to ncolors. First fit in the order of rows, whatever cusparseSetColorAlgs says. Once the lowest colours together are those of
 * *fractionToColor (between 0 and 1, where the pointer mode says) of all rows, every other row gets a colour of its own. Unless
 * reordering is NULL, it gets the rows by ascending colours. Values do not matter. Runs in the stream's order and waits.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or nnz < 0, NULL, no such descriptor
 * or info, arrays that are not sound.
 */
cusparseStatus_t cusparseCcsrcolor(cusparseHandle_t handle,
                                   int m,
                                   int nnz,
                                   cusparseMatDescr_t descrA,
                                   const cuComplex *csrSortedValA,
                                   const int *csrSortedRowPtrA,
                                   const int *csrSortedColIndA,
                                   const float *fractionToColor,
                                   int *ncolors,
                                   int *coloring,
                                   int *reordering,
                                   cusparseColorInfo_t info);

/**
 * A colouring of the rows of an m x m matrix with a symmetric pattern: rows that name each other get different colours, counted from 0 in coloring; their
 * number goes to ncolors. First fit in the order of rows, whatever cusparseSetColorAlgs says. Once the lowest colours together are those of
 * *fractionToColor (between 0 and 1, where the pointer mode says) of all rows, every other row gets a colour of its own. Unless
 * reordering is NULL, it gets the rows by ascending colours. Values do not matter. Runs in the stream's order and waits.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or nnz < 0, NULL, no such descriptor
 * or info, arrays that are not sound.
 */
cusparseStatus_t cusparseZcsrcolor(cusparseHandle_t handle,
                                   int m,
                                   int nnz,
                                   cusparseMatDescr_t descrA,
                                   const cuDoubleComplex *csrSortedValA,
                                   const int *csrSortedRowPtrA,
                                   const int *csrSortedColIndA,
                                   const double *fractionToColor,
                                   int *ncolors,
                                   int *coloring,
                                   int *reordering,
                                   cusparseColorInfo_t info);

/** Creates a handle of what the steps of csrgemm2 hand on. */
cusparseStatus_t cusparseCreateCsrgemm2Info(csrgemm2Info_t *info);

/** Destroys such a handle. NULL is accepted. */
cusparseStatus_t cusparseDestroyCsrgemm2Info(csrgemm2Info_t info);

/**
 * The m + 1 offsets of C = alpha A B + beta D, counted from its descriptor's base, and the number of its entries, in host memory (the call
 * waits) or, in that pointer mode, in device memory (the call does not wait). A is m x k, B k x n, C and D m x n, all by compressed
 * rows. C has an entry wherever A B or D may have one; which of the two terms there are is what
 * cusparse<t>csrgemm2_bufferSizeExt was told with this info. Columns of D ascend.
 *
 * A matrix that is not sound is an error of the call if it waits, else of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in
 * them, no such descriptor or info, an info that has not been to bufferSizeExt, a pBuffer not at a multiple of 128 bytes. A matrix
 * of a term that there is not is not looked at.
 */
cusparseStatus_t cusparseXcsrgemm2Nnz(cusparseHandle_t handle,
                                      int m,
                                      int n,
                                      int k,
                                      cusparseMatDescr_t descrA,
                                      int nnzA,
                                      const int *csrSortedRowPtrA,
                                      const int *csrSortedColIndA,
                                      cusparseMatDescr_t descrB,
                                      int nnzB,
                                      const int *csrSortedRowPtrB,
                                      const int *csrSortedColIndB,
                                      cusparseMatDescr_t descrD,
                                      int nnzD,
                                      const int *csrSortedRowPtrD,
                                      const int *csrSortedColIndD,
                                      cusparseMatDescr_t descrC,
                                      int *csrSortedRowPtrC,
                                      int *nnzTotalDevHostPtr,
                                      csrgemm2Info_t info,
                                      void *pBuffer);

/**
 * Stores how many bytes csrgemm2, or cusparseXcsrgemm2Nnz, wants as a buffer: nothing is kept there, so it is a small number, and not
 * 0. Also notes in the info whether alpha is NULL (there is no product then, and A and B are not looked at) and whether beta
 * is (there is no D then). No array is read.
 *
 * CUSPARSE_STATUS_INVALID_VALUE if both are NULL, for sizes < 0, no such descriptor or info.
 */
cusparseStatus_t cusparseScsrgemm2_bufferSizeExt(cusparseHandle_t handle,
                                                 int m,
                                                 int n,
                                                 int k,
                                                 const float *alpha,
                                                 cusparseMatDescr_t descrA,
                                                 int nnzA,
                                                 const int *csrSortedRowPtrA,
                                                 const int *csrSortedColIndA,
                                                 cusparseMatDescr_t descrB,
                                                 int nnzB,
                                                 const int *csrSortedRowPtrB,
                                                 const int *csrSortedColIndB,
                                                 const float *beta,
                                                 cusparseMatDescr_t descrD,
                                                 int nnzD,
                                                 const int *csrSortedRowPtrD,
                                                 const int *csrSortedColIndD,
                                                 csrgemm2Info_t info,
                                                 size_t *pBufferSizeInBytes);

/**
 * Stores how many bytes csrgemm2, or cusparseXcsrgemm2Nnz, wants as a buffer: nothing is kept there, so it is a small number, and not
 * 0. Also notes in the info whether alpha is NULL (there is no product then, and A and B are not looked at) and whether beta
 * is (there is no D then). No array is read.
 *
 * CUSPARSE_STATUS_INVALID_VALUE if both are NULL, for sizes < 0, no such descriptor or info.
 */
cusparseStatus_t cusparseDcsrgemm2_bufferSizeExt(cusparseHandle_t handle,
                                                 int m,
                                                 int n,
                                                 int k,
                                                 const double *alpha,
                                                 cusparseMatDescr_t descrA,
                                                 int nnzA,
                                                 const int *csrSortedRowPtrA,
                                                 const int *csrSortedColIndA,
                                                 cusparseMatDescr_t descrB,
                                                 int nnzB,
                                                 const int *csrSortedRowPtrB,
                                                 const int *csrSortedColIndB,
                                                 const double *beta,
                                                 cusparseMatDescr_t descrD,
                                                 int nnzD,
                                                 const int *csrSortedRowPtrD,
                                                 const int *csrSortedColIndD,
                                                 csrgemm2Info_t info,
                                                 size_t *pBufferSizeInBytes);

/**
 * Stores how many bytes csrgemm2, or cusparseXcsrgemm2Nnz, wants as a buffer: nothing is kept there, so it is a small number, and not
 * 0. Also notes in the info whether alpha is NULL (there is no product then, and A and B are not looked at) and whether beta
 * is (there is no D then). No array is read.
 *
 * CUSPARSE_STATUS_INVALID_VALUE if both are NULL, for sizes < 0, no such descriptor or info.
 */
cusparseStatus_t cusparseCcsrgemm2_bufferSizeExt(cusparseHandle_t handle,
                                                 int m,
                                                 int n,
                                                 int k,
                                                 const cuComplex *alpha,
                                                 cusparseMatDescr_t descrA,
                                                 int nnzA,
                                                 const int *csrSortedRowPtrA,
                                                 const int *csrSortedColIndA,
                                                 cusparseMatDescr_t descrB,
                                                 int nnzB,
                                                 const int *csrSortedRowPtrB,
                                                 const int *csrSortedColIndB,
                                                 const cuComplex *beta,
                                                 cusparseMatDescr_t descrD,
                                                 int nnzD,
                                                 const int *csrSortedRowPtrD,
                                                 const int *csrSortedColIndD,
                                                 csrgemm2Info_t info,
                                                 size_t *pBufferSizeInBytes);

/**
 * Stores how many bytes csrgemm2, or cusparseXcsrgemm2Nnz, wants as a buffer: nothing is kept there, so it is a small number, and not
 * 0. Also notes in the info whether alpha is NULL (there is no product then, and A and B are not looked at) and whether beta
 * is (there is no D then). No array is read.
 *
 * CUSPARSE_STATUS_INVALID_VALUE if both are NULL, for sizes < 0, no such descriptor or info.
 */
cusparseStatus_t cusparseZcsrgemm2_bufferSizeExt(cusparseHandle_t handle,
                                                 int m,
                                                 int n,
                                                 int k,
                                                 const cuDoubleComplex *alpha,
                                                 cusparseMatDescr_t descrA,
                                                 int nnzA,
                                                 const int *csrSortedRowPtrA,
                                                 const int *csrSortedColIndA,
                                                 cusparseMatDescr_t descrB,
                                                 int nnzB,
                                                 const int *csrSortedRowPtrB,
                                                 const int *csrSortedColIndB,
                                                 const cuDoubleComplex *beta,
                                                 cusparseMatDescr_t descrD,
                                                 int nnzD,
                                                 const int *csrSortedRowPtrD,
                                                 const int *csrSortedColIndD,
                                                 csrgemm2Info_t info,
                                                 size_t *pBufferSizeInBytes);

/**
 * The entries of C = alpha A B + beta D, whose offsets cusparseXcsrgemm2Nnz has found, by ascending columns; alpha and beta as the
 * pointer mode says, and NULL for a term that there is not. Asynchronous. Columns of D ascend.
 *
 * A matrix that is not sound, or offsets of C that are not theirs, are a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something
 * in them, no such descriptor or info, other terms than bufferSizeExt was told, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseScsrgemm2(cusparseHandle_t handle,
                                   int m,
                                   int n,
                                   int k,
                                   const float *alpha,
                                   cusparseMatDescr_t descrA,
                                   int nnzA,
                                   const float *csrSortedValA,
                                   const int *csrSortedRowPtrA,
                                   const int *csrSortedColIndA,
                                   cusparseMatDescr_t descrB,
                                   int nnzB,
                                   const float *csrSortedValB,
                                   const int *csrSortedRowPtrB,
                                   const int *csrSortedColIndB,
                                   const float *beta,
                                   cusparseMatDescr_t descrD,
                                   int nnzD,
                                   const float *csrSortedValD,
                                   const int *csrSortedRowPtrD,
                                   const int *csrSortedColIndD,
                                   cusparseMatDescr_t descrC,
                                   float *csrSortedValC,
                                   const int *csrSortedRowPtrC,
                                   int *csrSortedColIndC,
                                   csrgemm2Info_t info,
                                   void *pBuffer);

/**
 * The entries of C = alpha A B + beta D, whose offsets cusparseXcsrgemm2Nnz has found, by ascending columns; alpha and beta as the
 * pointer mode says, and NULL for a term that there is not. Asynchronous. Columns of D ascend.
 *
 * A matrix that is not sound, or offsets of C that are not theirs, are a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something
 * in them, no such descriptor or info, other terms than bufferSizeExt was told, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseDcsrgemm2(cusparseHandle_t handle,
                                   int m,
                                   int n,
                                   int k,
                                   const double *alpha,
                                   cusparseMatDescr_t descrA,
                                   int nnzA,
                                   const double *csrSortedValA,
                                   const int *csrSortedRowPtrA,
                                   const int *csrSortedColIndA,
                                   cusparseMatDescr_t descrB,
                                   int nnzB,
                                   const double *csrSortedValB,
                                   const int *csrSortedRowPtrB,
                                   const int *csrSortedColIndB,
                                   const double *beta,
                                   cusparseMatDescr_t descrD,
                                   int nnzD,
                                   const double *csrSortedValD,
                                   const int *csrSortedRowPtrD,
                                   const int *csrSortedColIndD,
                                   cusparseMatDescr_t descrC,
                                   double *csrSortedValC,
                                   const int *csrSortedRowPtrC,
                                   int *csrSortedColIndC,
                                   csrgemm2Info_t info,
                                   void *pBuffer);

/**
 * The entries of C = alpha A B + beta D, whose offsets cusparseXcsrgemm2Nnz has found, by ascending columns; alpha and beta as the
 * pointer mode says, and NULL for a term that there is not. Asynchronous. Columns of D ascend.
 *
 * A matrix that is not sound, or offsets of C that are not theirs, are a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something
 * in them, no such descriptor or info, other terms than bufferSizeExt was told, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseCcsrgemm2(cusparseHandle_t handle,
                                   int m,
                                   int n,
                                   int k,
                                   const cuComplex *alpha,
                                   cusparseMatDescr_t descrA,
                                   int nnzA,
                                   const cuComplex *csrSortedValA,
                                   const int *csrSortedRowPtrA,
                                   const int *csrSortedColIndA,
                                   cusparseMatDescr_t descrB,
                                   int nnzB,
                                   const cuComplex *csrSortedValB,
                                   const int *csrSortedRowPtrB,
                                   const int *csrSortedColIndB,
                                   const cuComplex *beta,
                                   cusparseMatDescr_t descrD,
                                   int nnzD,
                                   const cuComplex *csrSortedValD,
                                   const int *csrSortedRowPtrD,
                                   const int *csrSortedColIndD,
                                   cusparseMatDescr_t descrC,
                                   cuComplex *csrSortedValC,
                                   const int *csrSortedRowPtrC,
                                   int *csrSortedColIndC,
                                   csrgemm2Info_t info,
                                   void *pBuffer);

/**
 * The entries of C = alpha A B + beta D, whose offsets cusparseXcsrgemm2Nnz has found, by ascending columns; alpha and beta as the
 * pointer mode says, and NULL for a term that there is not. Asynchronous. Columns of D ascend.
 *
 * A matrix that is not sound, or offsets of C that are not theirs, are a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something
 * in them, no such descriptor or info, other terms than bufferSizeExt was told, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseZcsrgemm2(cusparseHandle_t handle,
                                   int m,
                                   int n,
                                   int k,
                                   const cuDoubleComplex *alpha,
                                   cusparseMatDescr_t descrA,
                                   int nnzA,
                                   const cuDoubleComplex *csrSortedValA,
                                   const int *csrSortedRowPtrA,
                                   const int *csrSortedColIndA,
                                   cusparseMatDescr_t descrB,
                                   int nnzB,
                                   const cuDoubleComplex *csrSortedValB,
                                   const int *csrSortedRowPtrB,
                                   const int *csrSortedColIndB,
                                   const cuDoubleComplex *beta,
                                   cusparseMatDescr_t descrD,
                                   int nnzD,
                                   const cuDoubleComplex *csrSortedValD,
                                   const int *csrSortedRowPtrD,
                                   const int *csrSortedColIndD,
                                   cusparseMatDescr_t descrC,
                                   cuDoubleComplex *csrSortedValC,
                                   const int *csrSortedRowPtrC,
                                   int *csrSortedColIndC,
                                   csrgemm2Info_t info,
                                   void *pBuffer);

/** Creates what an analysis is kept in. */
cusparseStatus_t cusparseCreateCsric02Info(csric02Info_t *info);

/** Destroys an analysis. Work that was queued with it is not affected. NULL is accepted. */
cusparseStatus_t cusparseDestroyCsric02Info(csric02Info_t info);

/**
 * Waits for the device, then stores the position of the first pivot that is missing or, once a factorization
 * has run, not positive, counted as the matrix's indices are, and returns CUSPARSE_STATUS_ZERO_PIVOT; or
 * stores -1. CUSPARSE_STATUS_INVALID_VALUE without an analysis.
 */
cusparseStatus_t cusparseXcsric02_zeroPivot(cusparseHandle_t handle,
                                            csric02Info_t info,
                                            int *position);

/**
 * Stores how many bytes csric02 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseScsric02_bufferSize(cusparseHandle_t handle,
                                             int m,
                                             int nnz,
                                             cusparseMatDescr_t descrA,
                                             float *csrSortedValA,
                                             const int *csrSortedRowPtrA,
                                             const int *csrSortedColIndA,
                                             csric02Info_t info,
                                             int *pBufferSizeInBytes);

/**
 * Stores how many bytes csric02 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseDcsric02_bufferSize(cusparseHandle_t handle,
                                             int m,
                                             int nnz,
                                             cusparseMatDescr_t descrA,
                                             double *csrSortedValA,
                                             const int *csrSortedRowPtrA,
                                             const int *csrSortedColIndA,
                                             csric02Info_t info,
                                             int *pBufferSizeInBytes);

/**
 * Stores how many bytes csric02 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseCcsric02_bufferSize(cusparseHandle_t handle,
                                             int m,
                                             int nnz,
                                             cusparseMatDescr_t descrA,
                                             cuComplex *csrSortedValA,
                                             const int *csrSortedRowPtrA,
                                             const int *csrSortedColIndA,
                                             csric02Info_t info,
                                             int *pBufferSizeInBytes);

/**
 * Stores how many bytes csric02 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseZcsric02_bufferSize(cusparseHandle_t handle,
                                             int m,
                                             int nnz,
                                             cusparseMatDescr_t descrA,
                                             cuDoubleComplex *csrSortedValA,
                                             const int *csrSortedRowPtrA,
                                             const int *csrSortedColIndA,
                                             csric02Info_t info,
                                             int *pBufferSizeInBytes);

/**
 * Stores how many bytes csric02 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseScsric02_bufferSizeExt(cusparseHandle_t handle,
                                                int m,
                                                int nnz,
                                                cusparseMatDescr_t descrA,
                                                float *csrSortedVal,
                                                const int *csrSortedRowPtr,
                                                const int *csrSortedColInd,
                                                csric02Info_t info,
                                                size_t *pBufferSize);

/**
 * Stores how many bytes csric02 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseDcsric02_bufferSizeExt(cusparseHandle_t handle,
                                                int m,
                                                int nnz,
                                                cusparseMatDescr_t descrA,
                                                double *csrSortedVal,
                                                const int *csrSortedRowPtr,
                                                const int *csrSortedColInd,
                                                csric02Info_t info,
                                                size_t *pBufferSize);

/**
 * Stores how many bytes csric02 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseCcsric02_bufferSizeExt(cusparseHandle_t handle,
                                                int m,
                                                int nnz,
                                                cusparseMatDescr_t descrA,
                                                cuComplex *csrSortedVal,
                                                const int *csrSortedRowPtr,
                                                const int *csrSortedColInd,
                                                csric02Info_t info,
                                                size_t *pBufferSize);

/**
 * Stores how many bytes csric02 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseZcsric02_bufferSizeExt(cusparseHandle_t handle,
                                                int m,
                                                int nnz,
                                                cusparseMatDescr_t descrA,
                                                cuDoubleComplex *csrSortedVal,
                                                const int *csrSortedRowPtr,
                                                const int *csrSortedColInd,
                                                csric02Info_t info,
                                                size_t *pBufferSize);

/**
 * Looks at the pattern of the lower triangle of a square matrix of m rows and nnz entries, which need not be
 * sorted, after what is queued before it, and waits. Values, fill mode and diagonal type do not matter. A diagonal
 * entry that is missing is no error here; cusparseXcsric02_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * nnz < 0, NULL, no such descriptor or info, a pBuffer not at a multiple of 128 bytes, or arrays that
 * are not sound.
 */
cusparseStatus_t cusparseScsric02_analysis(cusparseHandle_t handle,
                                           int m,
                                           int nnz,
                                           cusparseMatDescr_t descrA,
                                           const float *csrSortedValA,
                                           const int *csrSortedRowPtrA,
                                           const int *csrSortedColIndA,
                                           csric02Info_t info,
                                           cusparseSolvePolicy_t policy,
                                           void *pBuffer);

/**
 * Looks at the pattern of the lower triangle of a square matrix of m rows and nnz entries, which need not be
 * sorted, after what is queued before it, and waits. Values, fill mode and diagonal type do not matter. A diagonal
 * entry that is missing is no error here; cusparseXcsric02_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * nnz < 0, NULL, no such descriptor or info, a pBuffer not at a multiple of 128 bytes, or arrays that
 * are not sound.
 */
cusparseStatus_t cusparseDcsric02_analysis(cusparseHandle_t handle,
                                           int m,
                                           int nnz,
                                           cusparseMatDescr_t descrA,
                                           const double *csrSortedValA,
                                           const int *csrSortedRowPtrA,
                                           const int *csrSortedColIndA,
                                           csric02Info_t info,
                                           cusparseSolvePolicy_t policy,
                                           void *pBuffer);

/**
 * Looks at the pattern of the lower triangle of a square matrix of m rows and nnz entries, which need not be
 * sorted, after what is queued before it, and waits. Values, fill mode and diagonal type do not matter. A diagonal
 * entry that is missing is no error here; cusparseXcsric02_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * nnz < 0, NULL, no such descriptor or info, a pBuffer not at a multiple of 128 bytes, or arrays that
 * are not sound.
 */
cusparseStatus_t cusparseCcsric02_analysis(cusparseHandle_t handle,
                                           int m,
                                           int nnz,
                                           cusparseMatDescr_t descrA,
                                           const cuComplex *csrSortedValA,
                                           const int *csrSortedRowPtrA,
                                           const int *csrSortedColIndA,
                                           csric02Info_t info,
                                           cusparseSolvePolicy_t policy,
                                           void *pBuffer);

/**
 * Looks at the pattern of the lower triangle of a square matrix of m rows and nnz entries, which need not be
 * sorted, after what is queued before it, and waits. Values, fill mode and diagonal type do not matter. A diagonal
 * entry that is missing is no error here; cusparseXcsric02_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * nnz < 0, NULL, no such descriptor or info, a pBuffer not at a multiple of 128 bytes, or arrays that
 * are not sound.
 */
cusparseStatus_t cusparseZcsric02_analysis(cusparseHandle_t handle,
                                           int m,
                                           int nnz,
                                           cusparseMatDescr_t descrA,
                                           const cuDoubleComplex *csrSortedValA,
                                           const int *csrSortedRowPtrA,
                                           const int *csrSortedColIndA,
                                           csric02Info_t info,
                                           cusparseSolvePolicy_t policy,
                                           void *pBuffer);

/**
 * A ~ L L^H with the pattern of A's lower triangle, in place of it: the upper triangle is not read and stays as
 * it is. Asynchronous. m, nnz and the pattern are those of the analysis, which may have been made with values
 * of any type.
 *
 * A pivot that is missing, zero, negative or NaN is no error here; cusparseXcsric02_zeroPivot tells. The
 * factorization goes on with the root of its absolute value, or with 1 if it is missing.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * nnz < 0, NULL, no such descriptor or info, a pBuffer not at a multiple of 128 bytes, or an info with an analysis of
 * another m or nnz. CUSPARSE_STATUS_INTERNAL_ERROR for one without, and CUSPARSE_SOLVE_POLICY_USE_LEVEL when the
 * analysis had not.
 */
cusparseStatus_t cusparseScsric02(cusparseHandle_t handle,
                                  int m,
                                  int nnz,
                                  cusparseMatDescr_t descrA,
                                  float *csrSortedValA_valM,
                                  const int *csrSortedRowPtrA,
                                  const int *csrSortedColIndA,
                                  csric02Info_t info,
                                  cusparseSolvePolicy_t policy,
                                  void *pBuffer);

/**
 * A ~ L L^H with the pattern of A's lower triangle, in place of it: the upper triangle is not read and stays as
 * it is. Asynchronous. m, nnz and the pattern are those of the analysis, which may have been made with values
 * of any type.
 *
 * A pivot that is missing, zero, negative or NaN is no error here; cusparseXcsric02_zeroPivot tells. The
 * factorization goes on with the root of its absolute value, or with 1 if it is missing.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * nnz < 0, NULL, no such descriptor or info, a pBuffer not at a multiple of 128 bytes, or an info with an analysis of
 * another m or nnz. CUSPARSE_STATUS_INTERNAL_ERROR for one without, and CUSPARSE_SOLVE_POLICY_USE_LEVEL when the
 * analysis had not.
 */
cusparseStatus_t cusparseDcsric02(cusparseHandle_t handle,
                                  int m,
                                  int nnz,
                                  cusparseMatDescr_t descrA,
                                  double *csrSortedValA_valM,
                                  const int *csrSortedRowPtrA,
                                  const int *csrSortedColIndA,
                                  csric02Info_t info,
                                  cusparseSolvePolicy_t policy,
                                  void *pBuffer);

/**
 * A ~ L L^H with the pattern of A's lower triangle, in place of it: the upper triangle is not read and stays as
 * it is. Asynchronous. m, nnz and the pattern are those of the analysis, which may have been made with values
 * of any type.
 *
 * A pivot that is missing, zero, negative or NaN is no error here; cusparseXcsric02_zeroPivot tells. The
 * factorization goes on with the root of its absolute value, or with 1 if it is missing.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * nnz < 0, NULL, no such descriptor or info, a pBuffer not at a multiple of 128 bytes, or an info with an analysis of
 * another m or nnz. CUSPARSE_STATUS_INTERNAL_ERROR for one without, and CUSPARSE_SOLVE_POLICY_USE_LEVEL when the
 * analysis had not.
 */
cusparseStatus_t cusparseCcsric02(cusparseHandle_t handle,
                                  int m,
                                  int nnz,
                                  cusparseMatDescr_t descrA,
                                  cuComplex *csrSortedValA_valM,
                                  const int *csrSortedRowPtrA,
                                  const int *csrSortedColIndA,
                                  csric02Info_t info,
                                  cusparseSolvePolicy_t policy,
                                  void *pBuffer);

/**
 * A ~ L L^H with the pattern of A's lower triangle, in place of it: the upper triangle is not read and stays as
 * it is. Asynchronous. m, nnz and the pattern are those of the analysis, which may have been made with values
 * of any type.
 *
 * A pivot that is missing, zero, negative or NaN is no error here; cusparseXcsric02_zeroPivot tells. The
 * factorization goes on with the root of its absolute value, or with 1 if it is missing.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * nnz < 0, NULL, no such descriptor or info, a pBuffer not at a multiple of 128 bytes, or an info with an analysis of
 * another m or nnz. CUSPARSE_STATUS_INTERNAL_ERROR for one without, and CUSPARSE_SOLVE_POLICY_USE_LEVEL when the
 * analysis had not.
 */
cusparseStatus_t cusparseZcsric02(cusparseHandle_t handle,
                                  int m,
                                  int nnz,
                                  cusparseMatDescr_t descrA,
                                  cuDoubleComplex *csrSortedValA_valM,
                                  const int *csrSortedRowPtrA,
                                  const int *csrSortedColIndA,
                                  csric02Info_t info,
                                  cusparseSolvePolicy_t policy,
                                  void *pBuffer);

/** Creates what an analysis is kept in. */
cusparseStatus_t cusparseCreateCsrilu02Info(csrilu02Info_t *info);

/** Destroys an analysis. Work that was queued with it is not affected. NULL is accepted. */
cusparseStatus_t cusparseDestroyCsrilu02Info(csrilu02Info_t info);

/**
 * Waits for the device, then stores the position of the first pivot that is missing or, once a factorization
 * has run, zero or NaN, counted as the matrix's indices are, and returns CUSPARSE_STATUS_ZERO_PIVOT; or
 * stores -1. CUSPARSE_STATUS_INVALID_VALUE without an analysis.
 */
cusparseStatus_t cusparseXcsrilu02_zeroPivot(cusparseHandle_t handle,
                                             csrilu02Info_t info,
                                             int *position);

/**
 * Stores how many bytes csrilu02 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseScsrilu02_bufferSize(cusparseHandle_t handle,
                                              int m,
                                              int nnz,
                                              cusparseMatDescr_t descrA,
                                              float *csrSortedValA,
                                              const int *csrSortedRowPtrA,
                                              const int *csrSortedColIndA,
                                              csrilu02Info_t info,
                                              int *pBufferSizeInBytes);

/**
 * Stores how many bytes csrilu02 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseDcsrilu02_bufferSize(cusparseHandle_t handle,
                                              int m,
                                              int nnz,
                                              cusparseMatDescr_t descrA,
                                              double *csrSortedValA,
                                              const int *csrSortedRowPtrA,
                                              const int *csrSortedColIndA,
                                              csrilu02Info_t info,
                                              int *pBufferSizeInBytes);

/**
 * Stores how many bytes csrilu02 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseCcsrilu02_bufferSize(cusparseHandle_t handle,
                                              int m,
                                              int nnz,
                                              cusparseMatDescr_t descrA,
                                              cuComplex *csrSortedValA,
                                              const int *csrSortedRowPtrA,
                                              const int *csrSortedColIndA,
                                              csrilu02Info_t info,
                                              int *pBufferSizeInBytes);

/**
 * Stores how many bytes csrilu02 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseZcsrilu02_bufferSize(cusparseHandle_t handle,
                                              int m,
                                              int nnz,
                                              cusparseMatDescr_t descrA,
                                              cuDoubleComplex *csrSortedValA,
                                              const int *csrSortedRowPtrA,
                                              const int *csrSortedColIndA,
                                              csrilu02Info_t info,
                                              int *pBufferSizeInBytes);

/**
 * Stores how many bytes csrilu02 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseScsrilu02_bufferSizeExt(cusparseHandle_t handle,
                                                 int m,
                                                 int nnz,
                                                 cusparseMatDescr_t descrA,
                                                 float *csrSortedVal,
                                                 const int *csrSortedRowPtr,
                                                 const int *csrSortedColInd,
                                                 csrilu02Info_t info,
                                                 size_t *pBufferSize);

/**
 * Stores how many bytes csrilu02 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseDcsrilu02_bufferSizeExt(cusparseHandle_t handle,
                                                 int m,
                                                 int nnz,
                                                 cusparseMatDescr_t descrA,
                                                 double *csrSortedVal,
                                                 const int *csrSortedRowPtr,
                                                 const int *csrSortedColInd,
                                                 csrilu02Info_t info,
                                                 size_t *pBufferSize);

/**
 * Stores how many bytes csrilu02 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseCcsrilu02_bufferSizeExt(cusparseHandle_t handle,
                                                 int m,
                                                 int nnz,
                                                 cusparseMatDescr_t descrA,
                                                 cuComplex *csrSortedVal,
                                                 const int *csrSortedRowPtr,
                                                 const int *csrSortedColInd,
                                                 csrilu02Info_t info,
                                                 size_t *pBufferSize);

/**
 * Stores how many bytes csrilu02 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseZcsrilu02_bufferSizeExt(cusparseHandle_t handle,
                                                 int m,
                                                 int nnz,
                                                 cusparseMatDescr_t descrA,
                                                 cuDoubleComplex *csrSortedVal,
                                                 const int *csrSortedRowPtr,
                                                 const int *csrSortedColInd,
                                                 csrilu02Info_t info,
                                                 size_t *pBufferSize);

/**
 * Looks at the pattern of a square matrix of m rows and nnz entries, which need not be
 * sorted, after what is queued before it, and waits. Values, fill mode and diagonal type do not matter. A diagonal
 * entry that is missing is no error here; cusparseXcsrilu02_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * nnz < 0, NULL, no such descriptor or info, a pBuffer not at a multiple of 128 bytes, or arrays that
 * are not sound.
 */
cusparseStatus_t cusparseScsrilu02_analysis(cusparseHandle_t handle,
                                            int m,
                                            int nnz,
                                            cusparseMatDescr_t descrA,
                                            const float *csrSortedValA,
                                            const int *csrSortedRowPtrA,
                                            const int *csrSortedColIndA,
                                            csrilu02Info_t info,
                                            cusparseSolvePolicy_t policy,
                                            void *pBuffer);

/**
 * Looks at the pattern of a square matrix of m rows and nnz entries, which need not be
 * sorted, after what is queued before it, and waits. Values, fill mode and diagonal type do not matter. A diagonal
 * entry that is missing is no error here; cusparseXcsrilu02_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * nnz < 0, NULL, no such descriptor or info, a pBuffer not at a multiple of 128 bytes, or arrays that
 * are not sound.
 */
cusparseStatus_t cusparseDcsrilu02_analysis(cusparseHandle_t handle,
                                            int m,
                                            int nnz,
                                            cusparseMatDescr_t descrA,
                                            const double *csrSortedValA,
                                            const int *csrSortedRowPtrA,
                                            const int *csrSortedColIndA,
                                            csrilu02Info_t info,
                                            cusparseSolvePolicy_t policy,
                                            void *pBuffer);

/**
 * Looks at the pattern of a square matrix of m rows and nnz entries, which need not be
 * sorted, after what is queued before it, and waits. Values, fill mode and diagonal type do not matter. A diagonal
 * entry that is missing is no error here; cusparseXcsrilu02_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * nnz < 0, NULL, no such descriptor or info, a pBuffer not at a multiple of 128 bytes, or arrays that
 * are not sound.
 */
cusparseStatus_t cusparseCcsrilu02_analysis(cusparseHandle_t handle,
                                            int m,
                                            int nnz,
                                            cusparseMatDescr_t descrA,
                                            const cuComplex *csrSortedValA,
                                            const int *csrSortedRowPtrA,
                                            const int *csrSortedColIndA,
                                            csrilu02Info_t info,
                                            cusparseSolvePolicy_t policy,
                                            void *pBuffer);

/**
 * Looks at the pattern of a square matrix of m rows and nnz entries, which need not be
 * sorted, after what is queued before it, and waits. Values, fill mode and diagonal type do not matter. A diagonal
 * entry that is missing is no error here; cusparseXcsrilu02_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * nnz < 0, NULL, no such descriptor or info, a pBuffer not at a multiple of 128 bytes, or arrays that
 * are not sound.
 */
cusparseStatus_t cusparseZcsrilu02_analysis(cusparseHandle_t handle,
                                            int m,
                                            int nnz,
                                            cusparseMatDescr_t descrA,
                                            const cuDoubleComplex *csrSortedValA,
                                            const int *csrSortedRowPtrA,
                                            const int *csrSortedColIndA,
                                            csrilu02Info_t info,
                                            cusparseSolvePolicy_t policy,
                                            void *pBuffer);

/**
 * A ~ L U with the pattern of A, in place of it: L below the diagonal, with a unit diagonal that is not stored,
 * and U. Asynchronous. m, nnz and the pattern are those of the analysis, which may have been made with values
 * of any type.
 *
 * A pivot that is missing, zero or NaN is no error here; cusparseXcsrilu02_zeroPivot tells. One that is missing
 * counts as 1. Small ones are replaced first if cusparse<t>csrilu02_numericBoost, for the same type, said so.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * nnz < 0, NULL, no such descriptor or info, a pBuffer not at a multiple of 128 bytes, or an info with an analysis of
 * another m or nnz. CUSPARSE_STATUS_INTERNAL_ERROR for one without, and CUSPARSE_SOLVE_POLICY_USE_LEVEL when the
 * analysis had not.
 */
cusparseStatus_t cusparseScsrilu02(cusparseHandle_t handle,
                                   int m,
                                   int nnz,
                                   cusparseMatDescr_t descrA,
                                   float *csrSortedValA_valM,
                                   const int *csrSortedRowPtrA,
                                   const int *csrSortedColIndA,
                                   csrilu02Info_t info,
                                   cusparseSolvePolicy_t policy,
                                   void *pBuffer);

/**
 * A ~ L U with the pattern of A, in place of it: L below the diagonal, with a unit diagonal that is not stored,
 * and U. Asynchronous. m, nnz and the pattern are those of the analysis, which may have been made with values
 * of any type.
 *
 * A pivot that is missing, zero or NaN is no error here; cusparseXcsrilu02_zeroPivot tells. One that is missing
 * counts as 1. Small ones are replaced first if cusparse<t>csrilu02_numericBoost, for the same type, said so.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * nnz < 0, NULL, no such descriptor or info, a pBuffer not at a multiple of 128 bytes, or an info with an analysis of
 * another m or nnz. CUSPARSE_STATUS_INTERNAL_ERROR for one without, and CUSPARSE_SOLVE_POLICY_USE_LEVEL when the
 * analysis had not.
 */
cusparseStatus_t cusparseDcsrilu02(cusparseHandle_t handle,
                                   int m,
                                   int nnz,
                                   cusparseMatDescr_t descrA,
                                   double *csrSortedValA_valM,
                                   const int *csrSortedRowPtrA,
                                   const int *csrSortedColIndA,
                                   csrilu02Info_t info,
                                   cusparseSolvePolicy_t policy,
                                   void *pBuffer);

/**
 * A ~ L U with the pattern of A, in place of it: L below the diagonal, with a unit diagonal that is not stored,
 * and U. Asynchronous. m, nnz and the pattern are those of the analysis, which may have been made with values
 * of any type.
 *
 * A pivot that is missing, zero or NaN is no error here; cusparseXcsrilu02_zeroPivot tells. One that is missing
 * counts as 1. Small ones are replaced first if cusparse<t>csrilu02_numericBoost, for the same type, said so.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * nnz < 0, NULL, no such descriptor or info, a pBuffer not at a multiple of 128 bytes, or an info with an analysis of
 * another m or nnz. CUSPARSE_STATUS_INTERNAL_ERROR for one without, and CUSPARSE_SOLVE_POLICY_USE_LEVEL when the
 * analysis had not.
 */
cusparseStatus_t cusparseCcsrilu02(cusparseHandle_t handle,
                                   int m,
                                   int nnz,
                                   cusparseMatDescr_t descrA,
                                   cuComplex *csrSortedValA_valM,
                                   const int *csrSortedRowPtrA,
                                   const int *csrSortedColIndA,
                                   csrilu02Info_t info,
                                   cusparseSolvePolicy_t policy,
                                   void *pBuffer);

/**
 * A ~ L U with the pattern of A, in place of it: L below the diagonal, with a unit diagonal that is not stored,
 * and U. Asynchronous. m, nnz and the pattern are those of the analysis, which may have been made with values
 * of any type.
 *
 * A pivot that is missing, zero or NaN is no error here; cusparseXcsrilu02_zeroPivot tells. One that is missing
 * counts as 1. Small ones are replaced first if cusparse<t>csrilu02_numericBoost, for the same type, said so.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * nnz < 0, NULL, no such descriptor or info, a pBuffer not at a multiple of 128 bytes, or an info with an analysis of
 * another m or nnz. CUSPARSE_STATUS_INTERNAL_ERROR for one without, and CUSPARSE_SOLVE_POLICY_USE_LEVEL when the
 * analysis had not.
 */
cusparseStatus_t cusparseZcsrilu02(cusparseHandle_t handle,
                                   int m,
                                   int nnz,
                                   cusparseMatDescr_t descrA,
                                   cuDoubleComplex *csrSortedValA_valM,
                                   const int *csrSortedRowPtrA,
                                   const int *csrSortedColIndA,
                                   csrilu02Info_t info,
                                   cusparseSolvePolicy_t policy,
                                   void *pBuffer);

/**
 * Replaces pivots of later factorizations with this info: one whose modulus is less than *tol by *boost_val. Both
 * are where the pointer mode says, in host memory read now, in device memory at each factorization. With
 * enable_boost 0 pivots stay, and the two are not looked at.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for NULL or no such info.
 */
cusparseStatus_t cusparseScsrilu02_numericBoost(cusparseHandle_t handle,
                                                csrilu02Info_t info,
                                                int enable_boost,
                                                double *tol,
                                                float *boost_val);

/**
 * Replaces pivots of later factorizations with this info: one whose modulus is less than *tol by *boost_val. Both
 * are where the pointer mode says, in host memory read now, in device memory at each factorization. With
 * enable_boost 0 pivots stay, and the two are not looked at.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for NULL or no such info.
 */
cusparseStatus_t cusparseDcsrilu02_numericBoost(cusparseHandle_t handle,
                                                csrilu02Info_t info,
                                                int enable_boost,
                                                double *tol,
                                                double *boost_val);

/**
 * Replaces pivots of later factorizations with this info: one whose modulus is less than *tol by *boost_val. Both
 * are where the pointer mode says, in host memory read now, in device memory at each factorization. With
 * enable_boost 0 pivots stay, and the two are not looked at.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for NULL or no such info.
 */
cusparseStatus_t cusparseCcsrilu02_numericBoost(cusparseHandle_t handle,
                                                csrilu02Info_t info,
                                                int enable_boost,
                                                double *tol,
                                                cuComplex *boost_val);

/**
 * Replaces pivots of later factorizations with this info: one whose modulus is less than *tol by *boost_val. Both
 * are where the pointer mode says, in host memory read now, in device memory at each factorization. With
 * enable_boost 0 pivots stay, and the two are not looked at.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for NULL or no such info.
 */
cusparseStatus_t cusparseZcsrilu02_numericBoost(cusparseHandle_t handle,
                                                csrilu02Info_t info,
                                                int enable_boost,
                                                double *tol,
                                                cuDoubleComplex *boost_val);

/**
 * Stores how many bytes cusparseCsrmvEx wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseCsrmvEx_bufferSize(cusparseHandle_t handle,
                                            cusparseAlgMode_t alg,
                                            cusparseOperation_t transA,
                                            int m,
                                            int n,
                                            int nnz,
                                            const void *_alpha,
                                            cudaDataType alphatype,
                                            cusparseMatDescr_t _descrA,
                                            const void *_csrValA,
                                            cudaDataType csrValAtype,
                                            const int *_csrRowPtrA,
                                            const int *_csrColIndA,
                                            const void *_x,
                                            cudaDataType xtype,
                                            const void *_beta,
                                            cudaDataType betatype,
                                            void *_y,
                                            cudaDataType ytype,
                                            cudaDataType executiontype,
                                            size_t *bufferSizeInBytes);

/**
 * y := alpha op(A) x + beta y for an m x n matrix A by compressed rows; alpha and beta as the pointer mode says.
 * Asynchronous; buffer is not used. All six types are the same, one of CUDA_R_32F, CUDA_R_64F, CUDA_C_32F and
 * CUDA_C_64F; others are CUSPARSE_STATUS_NOT_SUPPORTED. A matrix that is not sound is a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0,
 * NULL arrays with something in them, another alg or transA, no such descriptor.
 */
cusparseStatus_t cusparseCsrmvEx(cusparseHandle_t handle,
                                 cusparseAlgMode_t alg,
                                 cusparseOperation_t transA,
                                 int m,
                                 int n,
                                 int nnz,
                                 const void *alpha,
                                 cudaDataType alphatype,
                                 cusparseMatDescr_t descrA,
                                 const void *csrValA,
                                 cudaDataType csrValAtype,
                                 const int *csrRowPtrA,
                                 const int *csrColIndA,
                                 const void *x,
                                 cudaDataType xtype,
                                 const void *beta,
                                 cudaDataType betatype,
                                 void *y,
                                 cudaDataType ytype,
                                 cudaDataType executiontype,
                                 void *_buffer);

/** Creates what an analysis is kept in. */
cusparseStatus_t cusparseCreateCsrsm2Info(csrsm2Info_t *info);

/** Destroys an analysis. Work that was queued with it is not affected. NULL is accepted. */
cusparseStatus_t cusparseDestroyCsrsm2Info(csrsm2Info_t info);

/**
 * Waits for the device, then stores the position of the first diagonal entry that is missing or, once a solve
 * has run, zero, counted as the matrix's indices are, and returns CUSPARSE_STATUS_ZERO_PIVOT; or stores -1. A
 * unit diagonal has none. CUSPARSE_STATUS_INVALID_VALUE without an analysis.
 */
cusparseStatus_t cusparseXcsrsm2_zeroPivot(cusparseHandle_t handle,
                                           csrsm2Info_t info,
                                           int *position);

/**
 * Stores how many bytes csrsm2 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseScsrsm2_bufferSizeExt(cusparseHandle_t handle,
                                               int algo,
                                               cusparseOperation_t transA,
                                               cusparseOperation_t transB,
                                               int m,
                                               int nrhs,
                                               int nnz,
                                               const float *alpha,
                                               cusparseMatDescr_t descrA,
                                               const float *csrSortedValA,
                                               const int *csrSortedRowPtrA,
                                               const int *csrSortedColIndA,
                                               const float *B,
                                               int ldb,
                                               csrsm2Info_t info,
                                               cusparseSolvePolicy_t policy,
                                               size_t *pBufferSize);

/**
 * Stores how many bytes csrsm2 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseDcsrsm2_bufferSizeExt(cusparseHandle_t handle,
                                               int algo,
                                               cusparseOperation_t transA,
                                               cusparseOperation_t transB,
                                               int m,
                                               int nrhs,
                                               int nnz,
                                               const double *alpha,
                                               cusparseMatDescr_t descrA,
                                               const double *csrSortedValA,
                                               const int *csrSortedRowPtrA,
                                               const int *csrSortedColIndA,
                                               const double *B,
                                               int ldb,
                                               csrsm2Info_t info,
                                               cusparseSolvePolicy_t policy,
                                               size_t *pBufferSize);

/**
 * Stores how many bytes csrsm2 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseCcsrsm2_bufferSizeExt(cusparseHandle_t handle,
                                               int algo,
                                               cusparseOperation_t transA,
                                               cusparseOperation_t transB,
                                               int m,
                                               int nrhs,
                                               int nnz,
                                               const cuComplex *alpha,
                                               cusparseMatDescr_t descrA,
                                               const cuComplex *csrSortedValA,
                                               const int *csrSortedRowPtrA,
                                               const int *csrSortedColIndA,
                                               const cuComplex *B,
                                               int ldb,
                                               csrsm2Info_t info,
                                               cusparseSolvePolicy_t policy,
                                               size_t *pBufferSize);

/**
 * Stores how many bytes csrsm2 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseZcsrsm2_bufferSizeExt(cusparseHandle_t handle,
                                               int algo,
                                               cusparseOperation_t transA,
                                               cusparseOperation_t transB,
                                               int m,
                                               int nrhs,
                                               int nnz,
                                               const cuDoubleComplex *alpha,
                                               cusparseMatDescr_t descrA,
                                               const cuDoubleComplex *csrSortedValA,
                                               const int *csrSortedRowPtrA,
                                               const int *csrSortedColIndA,
                                               const cuDoubleComplex *B,
                                               int ldb,
                                               csrsm2Info_t info,
                                               cusparseSolvePolicy_t policy,
                                               size_t *pBufferSize);

/**
 * Looks at the pattern of op(triangle) of a square matrix of m rows and nnz entries, after what is queued
 * before it, and waits. The descriptor says which triangle, and whether its diagonal is all ones; the other
 * triangle is not looked at, and columns need not be sorted. Values, alpha and B do not matter. algo is 0 or 1, and
 * both are the same here. A diagonal entry that is missing is no error here; cusparseXcsrsm2_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m, nrhs
 * or nnz < 0, NULL, another algo, transA or transB, ldb < max(1, rows of B), no such descriptor or info, a pBuffer not at
 * a multiple of 128 bytes, or
 * arrays that are not sound.
 */
cusparseStatus_t cusparseScsrsm2_analysis(cusparseHandle_t handle,
                                          int algo,
                                          cusparseOperation_t transA,
                                          cusparseOperation_t transB,
                                          int m,
                                          int nrhs,
                                          int nnz,
                                          const float *alpha,
                                          cusparseMatDescr_t descrA,
                                          const float *csrSortedValA,
                                          const int *csrSortedRowPtrA,
                                          const int *csrSortedColIndA,
                                          const float *B,
                                          int ldb,
                                          csrsm2Info_t info,
                                          cusparseSolvePolicy_t policy,
                                          void *pBuffer);

/**
 * Looks at the pattern of op(triangle) of a square matrix of m rows and nnz entries, after what is queued
 * before it, and waits. The descriptor says which triangle, and whether its diagonal is all ones; the other
 * triangle is not looked at, and columns need not be sorted. Values, alpha and B do not matter. algo is 0 or 1, and
 * both are the same here. A diagonal entry that is missing is no error here; cusparseXcsrsm2_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m, nrhs
 * or nnz < 0, NULL, another algo, transA or transB, ldb < max(1, rows of B), no such descriptor or info, a pBuffer not at
 * a multiple of 128 bytes, or
 * arrays that are not sound.
 */
cusparseStatus_t cusparseDcsrsm2_analysis(cusparseHandle_t handle,
                                          int algo,
                                          cusparseOperation_t transA,
                                          cusparseOperation_t transB,
                                          int m,
                                          int nrhs,
                                          int nnz,
                                          const double *alpha,
                                          cusparseMatDescr_t descrA,
                                          const double *csrSortedValA,
                                          const int *csrSortedRowPtrA,
                                          const int *csrSortedColIndA,
                                          const double *B,
                                          int ldb,
                                          csrsm2Info_t info,
                                          cusparseSolvePolicy_t policy,
                                          void *pBuffer);

/**
 * Looks at the pattern of op(triangle) of a square matrix of m rows and nnz entries, after what is queued
 * before it, and waits. The descriptor says which triangle, and whether its diagonal is all ones; the other
 * triangle is not looked at, and columns need not be sorted. Values, alpha and B do not matter. algo is 0 or 1, and
 * both are the same here. A diagonal entry that is missing is no error here; cusparseXcsrsm2_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m, nrhs
 * or nnz < 0, NULL, another algo, transA or transB, ldb < max(1, rows of B), no such descriptor or info, a pBuffer not at
 * a multiple of 128 bytes, or
 * arrays that are not sound.
 */
cusparseStatus_t cusparseCcsrsm2_analysis(cusparseHandle_t handle,
                                          int algo,
                                          cusparseOperation_t transA,
                                          cusparseOperation_t transB,
                                          int m,
                                          int nrhs,
                                          int nnz,
                                          const cuComplex *alpha,
                                          cusparseMatDescr_t descrA,
                                          const cuComplex *csrSortedValA,
                                          const int *csrSortedRowPtrA,
                                          const int *csrSortedColIndA,
                                          const cuComplex *B,
                                          int ldb,
                                          csrsm2Info_t info,
                                          cusparseSolvePolicy_t policy,
                                          void *pBuffer);

/**
 * Looks at the pattern of op(triangle) of a square matrix of m rows and nnz entries, after what is queued
 * before it, and waits. The descriptor says which triangle, and whether its diagonal is all ones; the other
 * triangle is not looked at, and columns need not be sorted. Values, alpha and B do not matter. algo is 0 or 1, and
 * both are the same here. A diagonal entry that is missing is no error here; cusparseXcsrsm2_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m, nrhs
 * or nnz < 0, NULL, another algo, transA or transB, ldb < max(1, rows of B), no such descriptor or info, a pBuffer not at
 * a multiple of 128 bytes, or
 * arrays that are not sound.
 */
cusparseStatus_t cusparseZcsrsm2_analysis(cusparseHandle_t handle,
                                          int algo,
                                          cusparseOperation_t transA,
                                          cusparseOperation_t transB,
                                          int m,
                                          int nrhs,
                                          int nnz,
                                          const cuDoubleComplex *alpha,
                                          cusparseMatDescr_t descrA,
                                          const cuDoubleComplex *csrSortedValA,
                                          const int *csrSortedRowPtrA,
                                          const int *csrSortedColIndA,
                                          const cuDoubleComplex *B,
                                          int ldb,
                                          csrsm2Info_t info,
                                          cusparseSolvePolicy_t policy,
                                          void *pBuffer);

/**
 * op(A) op(X) = alpha op(B) with the triangle that the descriptor means; X takes B's place. B is m x nrhs, or nrhs x m if
 * transB is not CUSPARSE_OPERATION_NON_TRANSPOSE, by columns. Asynchronous; alpha as the pointer mode says. transA,
 * m, nnz, fill mode, diagonal type and pattern are those of the analysis; nrhs and transB need not be.
 *
 * Of a zero on the diagonal X is what divisions by zero make of it; what is missing there counts as 1. Neither is
 * an error here; cusparseXcsrsm2_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m, nrhs
 * or nnz < 0, NULL, another algo, transA or transB, ldb < max(1, rows of B), no such descriptor or info, a pBuffer not at
 * a multiple of 128 bytes, an info
 * without an analysis, or with one of another triangle or size, or CUSPARSE_SOLVE_POLICY_USE_LEVEL when the
 * analysis had not.
 */
cusparseStatus_t cusparseScsrsm2_solve(cusparseHandle_t handle,
                                       int algo,
                                       cusparseOperation_t transA,
                                       cusparseOperation_t transB,
                                       int m,
                                       int nrhs,
                                       int nnz,
                                       const float *alpha,
                                       cusparseMatDescr_t descrA,
                                       const float *csrSortedValA,
                                       const int *csrSortedRowPtrA,
                                       const int *csrSortedColIndA,
                                       float *B,
                                       int ldb,
                                       csrsm2Info_t info,
                                       cusparseSolvePolicy_t policy,
                                       void *pBuffer);

/**
 * op(A) op(X) = alpha op(B) with the triangle that the descriptor means; X takes B's place. B is m x nrhs, or nrhs x m if
 * transB is not CUSPARSE_OPERATION_NON_TRANSPOSE, by columns. Asynchronous; alpha as the pointer mode says. transA,
 * m, nnz, fill mode, diagonal type and pattern are those of the analysis; nrhs and transB need not be.
 *
 * Of a zero on the diagonal X is what divisions by zero make of it; what is missing there counts as 1. Neither is
 * an error here; cusparseXcsrsm2_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m, nrhs
 * or nnz < 0, NULL, another algo, transA or transB, ldb < max(1, rows of B), no such descriptor or info, a pBuffer not at
 * a multiple of 128 bytes, an info
 * without an analysis, or with one of another triangle or size, or CUSPARSE_SOLVE_POLICY_USE_LEVEL when the
 * analysis had not.
 */
cusparseStatus_t cusparseDcsrsm2_solve(cusparseHandle_t handle,
                                       int algo,
                                       cusparseOperation_t transA,
                                       cusparseOperation_t transB,
                                       int m,
                                       int nrhs,
                                       int nnz,
                                       const double *alpha,
                                       cusparseMatDescr_t descrA,
                                       const double *csrSortedValA,
                                       const int *csrSortedRowPtrA,
                                       const int *csrSortedColIndA,
                                       double *B,
                                       int ldb,
                                       csrsm2Info_t info,
                                       cusparseSolvePolicy_t policy,
                                       void *pBuffer);

/**
 * op(A) op(X) = alpha op(B) with the triangle that the descriptor means; X takes B's place. B is m x nrhs, or nrhs x m if
 * transB is not CUSPARSE_OPERATION_NON_TRANSPOSE, by columns. Asynchronous; alpha as the pointer mode says. transA,
 * m, nnz, fill mode, diagonal type and pattern are those of the analysis; nrhs and transB need not be.
 *
 * Of a zero on the diagonal X is what divisions by zero make of it; what is missing there counts as 1. Neither is
 * an error here; cusparseXcsrsm2_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m, nrhs
 * or nnz < 0, NULL, another algo, transA or transB, ldb < max(1, rows of B), no such descriptor or info, a pBuffer not at
 * a multiple of 128 bytes, an info
 * without an analysis, or with one of another triangle or size, or CUSPARSE_SOLVE_POLICY_USE_LEVEL when the
 * analysis had not.
 */
cusparseStatus_t cusparseCcsrsm2_solve(cusparseHandle_t handle,
                                       int algo,
                                       cusparseOperation_t transA,
                                       cusparseOperation_t transB,
                                       int m,
                                       int nrhs,
                                       int nnz,
                                       const cuComplex *alpha,
                                       cusparseMatDescr_t descrA,
                                       const cuComplex *csrSortedValA,
                                       const int *csrSortedRowPtrA,
                                       const int *csrSortedColIndA,
                                       cuComplex *B,
                                       int ldb,
                                       csrsm2Info_t info,
                                       cusparseSolvePolicy_t policy,
                                       void *pBuffer);

/**
 * op(A) op(X) = alpha op(B) with the triangle that the descriptor means; X takes B's place. B is m x nrhs, or nrhs x m if
 * transB is not CUSPARSE_OPERATION_NON_TRANSPOSE, by columns. Asynchronous; alpha as the pointer mode says. transA,
 * m, nnz, fill mode, diagonal type and pattern are those of the analysis; nrhs and transB need not be.
 *
 * Of a zero on the diagonal X is what divisions by zero make of it; what is missing there counts as 1. Neither is
 * an error here; cusparseXcsrsm2_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m, nrhs
 * or nnz < 0, NULL, another algo, transA or transB, ldb < max(1, rows of B), no such descriptor or info, a pBuffer not at
 * a multiple of 128 bytes, an info
 * without an analysis, or with one of another triangle or size, or CUSPARSE_SOLVE_POLICY_USE_LEVEL when the
 * analysis had not.
 */
cusparseStatus_t cusparseZcsrsm2_solve(cusparseHandle_t handle,
                                       int algo,
                                       cusparseOperation_t transA,
                                       cusparseOperation_t transB,
                                       int m,
                                       int nrhs,
                                       int nnz,
                                       const cuDoubleComplex *alpha,
                                       cusparseMatDescr_t descrA,
                                       const cuDoubleComplex *csrSortedValA,
                                       const int *csrSortedRowPtrA,
                                       const int *csrSortedColIndA,
                                       cuDoubleComplex *B,
                                       int ldb,
                                       csrsm2Info_t info,
                                       cusparseSolvePolicy_t policy,
                                       void *pBuffer);

/** Creates what an analysis is kept in. */
cusparseStatus_t cusparseCreateCsrsv2Info(csrsv2Info_t *info);

/** Destroys an analysis. Work that was queued with it is not affected. NULL is accepted. */
cusparseStatus_t cusparseDestroyCsrsv2Info(csrsv2Info_t info);

/**
 * Waits for the device, then stores the position of the first diagonal entry that is missing or, once a solve
 * has run, zero, counted as the matrix's indices are, and returns CUSPARSE_STATUS_ZERO_PIVOT; or stores -1. A
 * unit diagonal has none. CUSPARSE_STATUS_INVALID_VALUE without an analysis.
 */
cusparseStatus_t cusparseXcsrsv2_zeroPivot(cusparseHandle_t handle,
                                           csrsv2Info_t info,
                                           int *position);

/**
 * Stores how many bytes csrsv2 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseScsrsv2_bufferSize(cusparseHandle_t handle,
                                            cusparseOperation_t transA,
                                            int m,
                                            int nnz,
                                            cusparseMatDescr_t descrA,
                                            float *csrSortedValA,
                                            const int *csrSortedRowPtrA,
                                            const int *csrSortedColIndA,
                                            csrsv2Info_t info,
                                            int *pBufferSizeInBytes);

/**
 * Stores how many bytes csrsv2 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseDcsrsv2_bufferSize(cusparseHandle_t handle,
                                            cusparseOperation_t transA,
                                            int m,
                                            int nnz,
                                            cusparseMatDescr_t descrA,
                                            double *csrSortedValA,
                                            const int *csrSortedRowPtrA,
                                            const int *csrSortedColIndA,
                                            csrsv2Info_t info,
                                            int *pBufferSizeInBytes);

/**
 * Stores how many bytes csrsv2 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseCcsrsv2_bufferSize(cusparseHandle_t handle,
                                            cusparseOperation_t transA,
                                            int m,
                                            int nnz,
                                            cusparseMatDescr_t descrA,
                                            cuComplex *csrSortedValA,
                                            const int *csrSortedRowPtrA,
                                            const int *csrSortedColIndA,
                                            csrsv2Info_t info,
                                            int *pBufferSizeInBytes);

/**
 * Stores how many bytes csrsv2 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseZcsrsv2_bufferSize(cusparseHandle_t handle,
                                            cusparseOperation_t transA,
                                            int m,
                                            int nnz,
                                            cusparseMatDescr_t descrA,
                                            cuDoubleComplex *csrSortedValA,
                                            const int *csrSortedRowPtrA,
                                            const int *csrSortedColIndA,
                                            csrsv2Info_t info,
                                            int *pBufferSizeInBytes);

/**
 * Stores how many bytes csrsv2 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseScsrsv2_bufferSizeExt(cusparseHandle_t handle,
                                               cusparseOperation_t transA,
                                               int m,
                                               int nnz,
                                               cusparseMatDescr_t descrA,
                                               float *csrSortedValA,
                                               const int *csrSortedRowPtrA,
                                               const int *csrSortedColIndA,
                                               csrsv2Info_t info,
                                               size_t *pBufferSize);

/**
 * Stores how many bytes csrsv2 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseDcsrsv2_bufferSizeExt(cusparseHandle_t handle,
                                               cusparseOperation_t transA,
                                               int m,
                                               int nnz,
                                               cusparseMatDescr_t descrA,
                                               double *csrSortedValA,
                                               const int *csrSortedRowPtrA,
                                               const int *csrSortedColIndA,
                                               csrsv2Info_t info,
                                               size_t *pBufferSize);

/**
 * Stores how many bytes csrsv2 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseCcsrsv2_bufferSizeExt(cusparseHandle_t handle,
                                               cusparseOperation_t transA,
                                               int m,
                                               int nnz,
                                               cusparseMatDescr_t descrA,
                                               cuComplex *csrSortedValA,
                                               const int *csrSortedRowPtrA,
                                               const int *csrSortedColIndA,
                                               csrsv2Info_t info,
                                               size_t *pBufferSize);

/**
 * Stores how many bytes csrsv2 wants as a buffer, and how many its analysis does. Nothing is kept there,
 * so it is a small number, and not 0. No array is read.
 */
cusparseStatus_t cusparseZcsrsv2_bufferSizeExt(cusparseHandle_t handle,
                                               cusparseOperation_t transA,
                                               int m,
                                               int nnz,
                                               cusparseMatDescr_t descrA,
                                               cuDoubleComplex *csrSortedValA,
                                               const int *csrSortedRowPtrA,
                                               const int *csrSortedColIndA,
                                               csrsv2Info_t info,
                                               size_t *pBufferSize);

/**
 * Looks at the pattern of op(triangle) of a square matrix of m rows and nnz entries, after what is queued
 * before it, and waits. The descriptor says which triangle, and whether its diagonal is all ones; the other
 * triangle is not looked at, and columns need not be sorted. Values do not matter. A diagonal entry that is
 * missing is no error here; cusparseXcsrsv2_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * nnz < 0, NULL, another transA, no such descriptor or info, a pBuffer not at a multiple of 128 bytes, or arrays that
 * are not sound.
 */
cusparseStatus_t cusparseScsrsv2_analysis(cusparseHandle_t handle,
                                          cusparseOperation_t transA,
                                          int m,
                                          int nnz,
                                          cusparseMatDescr_t descrA,
                                          const float *csrSortedValA,
                                          const int *csrSortedRowPtrA,
                                          const int *csrSortedColIndA,
                                          csrsv2Info_t info,
                                          cusparseSolvePolicy_t policy,
                                          void *pBuffer);

/**
 * Looks at the pattern of op(triangle) of a square matrix of m rows and nnz entries, after what is queued
 * before it, and waits. The descriptor says which triangle, and whether its diagonal is all ones; the other
 * triangle is not looked at, and columns need not be sorted. Values do not matter. A diagonal entry that is
 * missing is no error here; cusparseXcsrsv2_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * nnz < 0, NULL, another transA, no such descriptor or info, a pBuffer not at a multiple of 128 bytes, or arrays that
 * are not sound.
 */
cusparseStatus_t cusparseDcsrsv2_analysis(cusparseHandle_t handle,
                                          cusparseOperation_t transA,
                                          int m,
                                          int nnz,
                                          cusparseMatDescr_t descrA,
                                          const double *csrSortedValA,
                                          const int *csrSortedRowPtrA,
                                          const int *csrSortedColIndA,
                                          csrsv2Info_t info,
                                          cusparseSolvePolicy_t policy,
                                          void *pBuffer);

/**
 * Looks at the pattern of op(triangle) of a square matrix of m rows and nnz entries, after what is queued
 * before it, and waits. The descriptor says which triangle, and whether its diagonal is all ones; the other
 * triangle is not looked at, and columns need not be sorted. Values do not matter. A diagonal entry that is
 * missing is no error here; cusparseXcsrsv2_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * nnz < 0, NULL, another transA, no such descriptor or info, a pBuffer not at a multiple of 128 bytes, or arrays that
 * are not sound.
 */
cusparseStatus_t cusparseCcsrsv2_analysis(cusparseHandle_t handle,
                                          cusparseOperation_t transA,
                                          int m,
                                          int nnz,
                                          cusparseMatDescr_t descrA,
                                          const cuComplex *csrSortedValA,
                                          const int *csrSortedRowPtrA,
                                          const int *csrSortedColIndA,
                                          csrsv2Info_t info,
                                          cusparseSolvePolicy_t policy,
                                          void *pBuffer);

/**
 * Looks at the pattern of op(triangle) of a square matrix of m rows and nnz entries, after what is queued
 * before it, and waits. The descriptor says which triangle, and whether its diagonal is all ones; the other
 * triangle is not looked at, and columns need not be sorted. Values do not matter. A diagonal entry that is
 * missing is no error here; cusparseXcsrsv2_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * nnz < 0, NULL, another transA, no such descriptor or info, a pBuffer not at a multiple of 128 bytes, or arrays that
 * are not sound.
 */
cusparseStatus_t cusparseZcsrsv2_analysis(cusparseHandle_t handle,
                                          cusparseOperation_t transA,
                                          int m,
                                          int nnz,
                                          cusparseMatDescr_t descrA,
                                          const cuDoubleComplex *csrSortedValA,
                                          const int *csrSortedRowPtrA,
                                          const int *csrSortedColIndA,
                                          csrsv2Info_t info,
                                          cusparseSolvePolicy_t policy,
                                          void *pBuffer);

/**
 * x := alpha op(A)^-1 f with the triangle that the descriptor means: m elements each, which may be the
 * same. Asynchronous; alpha as the pointer mode says. transA, m, nnz, fill mode, diagonal type and
 * pattern are those of the analysis, which may have been made with values of any type.
 *
 * Of a zero on the diagonal x is what divisions by zero make of it; what is missing there counts as 1. Neither is
 * an error here; cusparseXcsrsv2_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * nnz < 0, NULL, another transA, no such descriptor or info, a pBuffer not at a multiple of 128 bytes, an
 * info without an analysis, or with one of another triangle or size, or CUSPARSE_SOLVE_POLICY_USE_LEVEL when
 * the analysis had not.
 */
cusparseStatus_t cusparseScsrsv2_solve(cusparseHandle_t handle,
                                       cusparseOperation_t transA,
                                       int m,
                                       int nnz,
                                       const float *alpha,
                                       cusparseMatDescr_t descrA,
                                       const float *csrSortedValA,
                                       const int *csrSortedRowPtrA,
                                       const int *csrSortedColIndA,
                                       csrsv2Info_t info,
                                       const float *f,
                                       float *x,
                                       cusparseSolvePolicy_t policy,
                                       void *pBuffer);

/**
 * x := alpha op(A)^-1 f with the triangle that the descriptor means: m elements each, which may be the
 * same. Asynchronous; alpha as the pointer mode says. transA, m, nnz, fill mode, diagonal type and
 * pattern are those of the analysis, which may have been made with values of any type.
 *
 * Of a zero on the diagonal x is what divisions by zero make of it; what is missing there counts as 1. Neither is
 * an error here; cusparseXcsrsv2_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * nnz < 0, NULL, another transA, no such descriptor or info, a pBuffer not at a multiple of 128 bytes, an
 * info without an analysis, or with one of another triangle or size, or CUSPARSE_SOLVE_POLICY_USE_LEVEL when
 * the analysis had not.
 */
cusparseStatus_t cusparseDcsrsv2_solve(cusparseHandle_t handle,
                                       cusparseOperation_t transA,
                                       int m,
                                       int nnz,
                                       const double *alpha,
                                       cusparseMatDescr_t descrA,
                                       const double *csrSortedValA,
                                       const int *csrSortedRowPtrA,
                                       const int *csrSortedColIndA,
                                       csrsv2Info_t info,
                                       const double *f,
                                       double *x,
                                       cusparseSolvePolicy_t policy,
                                       void *pBuffer);

/**
 * x := alpha op(A)^-1 f with the triangle that the descriptor means: m elements each, which may be the
 * same. Asynchronous; alpha as the pointer mode says. transA, m, nnz, fill mode, diagonal type and
 * pattern are those of the analysis, which may have been made with values of any type.
 *
 * Of a zero on the diagonal x is what divisions by zero make of it; what is missing there counts as 1. Neither is
 * an error here; cusparseXcsrsv2_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * nnz < 0, NULL, another transA, no such descriptor or info, a pBuffer not at a multiple of 128 bytes, an
 * info without an analysis, or with one of another triangle or size, or CUSPARSE_SOLVE_POLICY_USE_LEVEL when
 * the analysis had not.
 */
cusparseStatus_t cusparseCcsrsv2_solve(cusparseHandle_t handle,
                                       cusparseOperation_t transA,
                                       int m,
                                       int nnz,
                                       const cuComplex *alpha,
                                       cusparseMatDescr_t descrA,
                                       const cuComplex *csrSortedValA,
                                       const int *csrSortedRowPtrA,
                                       const int *csrSortedColIndA,
                                       csrsv2Info_t info,
                                       const cuComplex *f,
                                       cuComplex *x,
                                       cusparseSolvePolicy_t policy,
                                       void *pBuffer);

/**
 * x := alpha op(A)^-1 f with the triangle that the descriptor means: m elements each, which may be the
 * same. Asynchronous; alpha as the pointer mode says. transA, m, nnz, fill mode, diagonal type and
 * pattern are those of the analysis, which may have been made with values of any type.
 *
 * Of a zero on the diagonal x is what divisions by zero make of it; what is missing there counts as 1. Neither is
 * an error here; cusparseXcsrsv2_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * nnz < 0, NULL, another transA, no such descriptor or info, a pBuffer not at a multiple of 128 bytes, an
 * info without an analysis, or with one of another triangle or size, or CUSPARSE_SOLVE_POLICY_USE_LEVEL when
 * the analysis had not.
 */
cusparseStatus_t cusparseZcsrsv2_solve(cusparseHandle_t handle,
                                       cusparseOperation_t transA,
                                       int m,
                                       int nnz,
                                       const cuDoubleComplex *alpha,
                                       cusparseMatDescr_t descrA,
                                       const cuDoubleComplex *csrSortedValA,
                                       const int *csrSortedRowPtrA,
                                       const int *csrSortedColIndA,
                                       csrsv2Info_t info,
                                       const cuDoubleComplex *f,
                                       cuDoubleComplex *x,
                                       cusparseSolvePolicy_t policy,
                                       void *pBuffer);

/**
 * Counts the nonzeros of an m x n matrix A by columns: nnzPerRowCol gets those of each row or of each column,
 * in device memory, and nnzTotalDevHostPtr the sum, in host memory (the call waits) or, in that pointer mode, in
 * device memory (the call does not wait). A NaN is no zero.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * n < 0, lda < max(1, m), NULL arrays with something in them, no such descriptor, NULL for the
 * sum, another dirA.
 */
cusparseStatus_t cusparseSnnz(cusparseHandle_t handle,
                              cusparseDirection_t dirA,
                              int m,
                              int n,
                              cusparseMatDescr_t descrA,
                              const float *A,
                              int lda,
                              int *nnzPerRowCol,
                              int *nnzTotalDevHostPtr);

/**
 * Counts the nonzeros of an m x n matrix A by columns: nnzPerRowCol gets those of each row or of each column,
 * in device memory, and nnzTotalDevHostPtr the sum, in host memory (the call waits) or, in that pointer mode, in
 * device memory (the call does not wait). A NaN is no zero.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * n < 0, lda < max(1, m), NULL arrays with something in them, no such descriptor, NULL for the
 * sum, another dirA.
 */
cusparseStatus_t cusparseDnnz(cusparseHandle_t handle,
                              cusparseDirection_t dirA,
                              int m,
                              int n,
                              cusparseMatDescr_t descrA,
                              const double *A,
                              int lda,
                              int *nnzPerRowCol,
                              int *nnzTotalDevHostPtr);

/**
 * Counts the nonzeros of an m x n matrix A by columns: nnzPerRowCol gets those of each row or of each column,
 * in device memory, and nnzTotalDevHostPtr the sum, in host memory (the call waits) or, in that pointer mode, in
 * device memory (the call does not wait). A NaN is no zero.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * n < 0, lda < max(1, m), NULL arrays with something in them, no such descriptor, NULL for the
 * sum, another dirA.
 */
cusparseStatus_t cusparseCnnz(cusparseHandle_t handle,
                              cusparseDirection_t dirA,
                              int m,
                              int n,
                              cusparseMatDescr_t descrA,
                              const cuComplex *A,
                              int lda,
                              int *nnzPerRowCol,
                              int *nnzTotalDevHostPtr);

/**
 * Counts the nonzeros of an m x n matrix A by columns: nnzPerRowCol gets those of each row or of each column,
 * in device memory, and nnzTotalDevHostPtr the sum, in host memory (the call waits) or, in that pointer mode, in
 * device memory (the call does not wait). A NaN is no zero.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * n < 0, lda < max(1, m), NULL arrays with something in them, no such descriptor, NULL for the
 * sum, another dirA.
 */
cusparseStatus_t cusparseZnnz(cusparseHandle_t handle,
                              cusparseDirection_t dirA,
                              int m,
                              int n,
                              cusparseMatDescr_t descrA,
                              const cuDoubleComplex *A,
                              int lda,
                              int *nnzPerRowCol,
                              int *nnzTotalDevHostPtr);

/**
 * The nonzeros of an m x n matrix A by columns as compressed rows, counted from the descriptor's
 * base, with ascending indices. nnzPerRow is what cusparse<t>nnz found; values and indices have room for as
 * many entries as it says, and m + 1 offsets are made. Asynchronous.
 *
 * A row with another number of nonzeros than nnzPerRow says is a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * n < 0, lda < max(1, m), NULL arrays with something in them, no such descriptor.
 */
cusparseStatus_t cusparseSdense2csr(cusparseHandle_t handle,
                                    int m,
                                    int n,
                                    cusparseMatDescr_t descrA,
                                    const float *A,
                                    int lda,
                                    const int *nnzPerRow,
                                    float *csrSortedValA,
                                    int *csrSortedRowPtrA,
                                    int *csrSortedColIndA);

/**
 * The nonzeros of an m x n matrix A by columns as compressed rows, counted from the descriptor's
 * base, with ascending indices. nnzPerRow is what cusparse<t>nnz found; values and indices have room for as
 * many entries as it says, and m + 1 offsets are made. Asynchronous.
 *
 * A row with another number of nonzeros than nnzPerRow says is a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * n < 0, lda < max(1, m), NULL arrays with something in them, no such descriptor.
 */
cusparseStatus_t cusparseDdense2csr(cusparseHandle_t handle,
                                    int m,
                                    int n,
                                    cusparseMatDescr_t descrA,
                                    const double *A,
                                    int lda,
                                    const int *nnzPerRow,
                                    double *csrSortedValA,
                                    int *csrSortedRowPtrA,
                                    int *csrSortedColIndA);

/**
 * The nonzeros of an m x n matrix A by columns as compressed rows, counted from the descriptor's
 * base, with ascending indices. nnzPerRow is what cusparse<t>nnz found; values and indices have room for as
 * many entries as it says, and m + 1 offsets are made. Asynchronous.
 *
 * A row with another number of nonzeros than nnzPerRow says is a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * n < 0, lda < max(1, m), NULL arrays with something in them, no such descriptor.
 */
cusparseStatus_t cusparseCdense2csr(cusparseHandle_t handle,
                                    int m,
                                    int n,
                                    cusparseMatDescr_t descrA,
                                    const cuComplex *A,
                                    int lda,
                                    const int *nnzPerRow,
                                    cuComplex *csrSortedValA,
                                    int *csrSortedRowPtrA,
                                    int *csrSortedColIndA);

/**
 * The nonzeros of an m x n matrix A by columns as compressed rows, counted from the descriptor's
 * base, with ascending indices. nnzPerRow is what cusparse<t>nnz found; values and indices have room for as
 * many entries as it says, and m + 1 offsets are made. Asynchronous.
 *
 * A row with another number of nonzeros than nnzPerRow says is a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * n < 0, lda < max(1, m), NULL arrays with something in them, no such descriptor.
 */
cusparseStatus_t cusparseZdense2csr(cusparseHandle_t handle,
                                    int m,
                                    int n,
                                    cusparseMatDescr_t descrA,
                                    const cuDoubleComplex *A,
                                    int lda,
                                    const int *nnzPerRow,
                                    cuDoubleComplex *csrSortedValA,
                                    int *csrSortedRowPtrA,
                                    int *csrSortedColIndA);

/**
 * The m x n matrix A by columns with the entries of compressed rows, in any order, and zeros. Of entries
 * that occur more than once the last one counts. Asynchronous.
 *
 * Offsets or indices that are not sound, or more entries than elements, are a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * n < 0, lda < max(1, m), NULL arrays with something in them, no such descriptor.
 */
cusparseStatus_t cusparseScsr2dense(cusparseHandle_t handle,
                                    int m,
                                    int n,
                                    cusparseMatDescr_t descrA,
                                    const float *csrSortedValA,
                                    const int *csrSortedRowPtrA,
                                    const int *csrSortedColIndA,
                                    float *A,
                                    int lda);

/**
 * The m x n matrix A by columns with the entries of compressed rows, in any order, and zeros. Of entries
 * that occur more than once the last one counts. Asynchronous.
 *
 * Offsets or indices that are not sound, or more entries than elements, are a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * n < 0, lda < max(1, m), NULL arrays with something in them, no such descriptor.
 */
cusparseStatus_t cusparseDcsr2dense(cusparseHandle_t handle,
                                    int m,
                                    int n,
                                    cusparseMatDescr_t descrA,
                                    const double *csrSortedValA,
                                    const int *csrSortedRowPtrA,
                                    const int *csrSortedColIndA,
                                    double *A,
                                    int lda);

/**
 * The m x n matrix A by columns with the entries of compressed rows, in any order, and zeros. Of entries
 * that occur more than once the last one counts. Asynchronous.
 *
 * Offsets or indices that are not sound, or more entries than elements, are a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * n < 0, lda < max(1, m), NULL arrays with something in them, no such descriptor.
 */
cusparseStatus_t cusparseCcsr2dense(cusparseHandle_t handle,
                                    int m,
                                    int n,
                                    cusparseMatDescr_t descrA,
                                    const cuComplex *csrSortedValA,
                                    const int *csrSortedRowPtrA,
                                    const int *csrSortedColIndA,
                                    cuComplex *A,
                                    int lda);

/**
 * The m x n matrix A by columns with the entries of compressed rows, in any order, and zeros. Of entries
 * that occur more than once the last one counts. Asynchronous.
 *
 * Offsets or indices that are not sound, or more entries than elements, are a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * n < 0, lda < max(1, m), NULL arrays with something in them, no such descriptor.
 */
cusparseStatus_t cusparseZcsr2dense(cusparseHandle_t handle,
                                    int m,
                                    int n,
                                    cusparseMatDescr_t descrA,
                                    const cuDoubleComplex *csrSortedValA,
                                    const int *csrSortedRowPtrA,
                                    const int *csrSortedColIndA,
                                    cuDoubleComplex *A,
                                    int lda);

/**
 * The nonzeros of an m x n matrix A by columns as compressed columns, counted from the descriptor's
 * base, with ascending indices. nnzPerCol is what cusparse<t>nnz found; values and indices have room for as
 * many entries as it says, and n + 1 offsets are made. Asynchronous.
 *
 * A column with another number of nonzeros than nnzPerCol says is a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * n < 0, lda < max(1, m), NULL arrays with something in them, no such descriptor.
 */
cusparseStatus_t cusparseSdense2csc(cusparseHandle_t handle,
                                    int m,
                                    int n,
                                    cusparseMatDescr_t descrA,
                                    const float *A,
                                    int lda,
                                    const int *nnzPerCol,
                                    float *cscSortedValA,
                                    int *cscSortedRowIndA,
                                    int *cscSortedColPtrA);

/**
 * The nonzeros of an m x n matrix A by columns as compressed columns, counted from the descriptor's
 * base, with ascending indices. nnzPerCol is what cusparse<t>nnz found; values and indices have room for as
 * many entries as it says, and n + 1 offsets are made. Asynchronous.
 *
 * A column with another number of nonzeros than nnzPerCol says is a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * n < 0, lda < max(1, m), NULL arrays with something in them, no such descriptor.
 */
cusparseStatus_t cusparseDdense2csc(cusparseHandle_t handle,
                                    int m,
                                    int n,
                                    cusparseMatDescr_t descrA,
                                    const double *A,
                                    int lda,
                                    const int *nnzPerCol,
                                    double *cscSortedValA,
                                    int *cscSortedRowIndA,
                                    int *cscSortedColPtrA);

/**
 * The nonzeros of an m x n matrix A by columns as compressed columns, counted from the descriptor's
 * base, with ascending indices. nnzPerCol is what cusparse<t>nnz found; values and indices have room for as
 * many entries as it says, and n + 1 offsets are made. Asynchronous.
 *
 * A column with another number of nonzeros than nnzPerCol says is a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * n < 0, lda < max(1, m), NULL arrays with something in them, no such descriptor.
 */
cusparseStatus_t cusparseCdense2csc(cusparseHandle_t handle,
                                    int m,
                                    int n,
                                    cusparseMatDescr_t descrA,
                                    const cuComplex *A,
                                    int lda,
                                    const int *nnzPerCol,
                                    cuComplex *cscSortedValA,
                                    int *cscSortedRowIndA,
                                    int *cscSortedColPtrA);

/**
 * The nonzeros of an m x n matrix A by columns as compressed columns, counted from the descriptor's
 * base, with ascending indices. nnzPerCol is what cusparse<t>nnz found; values and indices have room for as
 * many entries as it says, and n + 1 offsets are made. Asynchronous.
 *
 * A column with another number of nonzeros than nnzPerCol says is a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * n < 0, lda < max(1, m), NULL arrays with something in them, no such descriptor.
 */
cusparseStatus_t cusparseZdense2csc(cusparseHandle_t handle,
                                    int m,
                                    int n,
                                    cusparseMatDescr_t descrA,
                                    const cuDoubleComplex *A,
                                    int lda,
                                    const int *nnzPerCol,
                                    cuDoubleComplex *cscSortedValA,
                                    int *cscSortedRowIndA,
                                    int *cscSortedColPtrA);

/**
 * The m x n matrix A by columns with the entries of compressed columns, in any order, and zeros. Of entries
 * that occur more than once the last one counts. Asynchronous.
 *
 * Offsets or indices that are not sound, or more entries than elements, are a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * n < 0, lda < max(1, m), NULL arrays with something in them, no such descriptor.
 */
cusparseStatus_t cusparseScsc2dense(cusparseHandle_t handle,
                                    int m,
                                    int n,
                                    cusparseMatDescr_t descrA,
                                    const float *cscSortedValA,
                                    const int *cscSortedRowIndA,
                                    const int *cscSortedColPtrA,
                                    float *A,
                                    int lda);

/**
 * The m x n matrix A by columns with the entries of compressed columns, in any order, and zeros. Of entries
 * that occur more than once the last one counts. Asynchronous.
 *
 * Offsets or indices that are not sound, or more entries than elements, are a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * n < 0, lda < max(1, m), NULL arrays with something in them, no such descriptor.
 */
cusparseStatus_t cusparseDcsc2dense(cusparseHandle_t handle,
                                    int m,
                                    int n,
                                    cusparseMatDescr_t descrA,
                                    const double *cscSortedValA,
                                    const int *cscSortedRowIndA,
                                    const int *cscSortedColPtrA,
                                    double *A,
                                    int lda);

/**
 * The m x n matrix A by columns with the entries of compressed columns, in any order, and zeros. Of entries
 * that occur more than once the last one counts. Asynchronous.
 *
 * Offsets or indices that are not sound, or more entries than elements, are a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * n < 0, lda < max(1, m), NULL arrays with something in them, no such descriptor.
 */
cusparseStatus_t cusparseCcsc2dense(cusparseHandle_t handle,
                                    int m,
                                    int n,
                                    cusparseMatDescr_t descrA,
                                    const cuComplex *cscSortedValA,
                                    const int *cscSortedRowIndA,
                                    const int *cscSortedColPtrA,
                                    cuComplex *A,
                                    int lda);

/**
 * The m x n matrix A by columns with the entries of compressed columns, in any order, and zeros. Of entries
 * that occur more than once the last one counts. Asynchronous.
 *
 * Offsets or indices that are not sound, or more entries than elements, are a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * n < 0, lda < max(1, m), NULL arrays with something in them, no such descriptor.
 */
cusparseStatus_t cusparseZcsc2dense(cusparseHandle_t handle,
                                    int m,
                                    int n,
                                    cusparseMatDescr_t descrA,
                                    const cuDoubleComplex *cscSortedValA,
                                    const int *cscSortedRowIndA,
                                    const int *cscSortedColPtrA,
                                    cuDoubleComplex *A,
                                    int lda);

/**
 * The m + 1 offsets of C = alpha A + beta B, counted from its descriptor's base, and the number of its entries, in host
 * memory (the call waits) or, in that pointer mode, in device memory (the call does not wait). All are m x n by
 * compressed rows; C has an entry wherever A or B has one. With columns that do not ascend C has
 * entries more than once, whose sum is right.
 *
 * A or B that is not sound is an error of the call if it waits, else of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, no
 * such descriptor, a workspace not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseXcsrgeam2Nnz(cusparseHandle_t handle,
                                      int m,
                                      int n,
                                      cusparseMatDescr_t descrA,
                                      int nnzA,
                                      const int *csrSortedRowPtrA,
                                      const int *csrSortedColIndA,
                                      cusparseMatDescr_t descrB,
                                      int nnzB,
                                      const int *csrSortedRowPtrB,
                                      const int *csrSortedColIndB,
                                      cusparseMatDescr_t descrC,
                                      int *csrSortedRowPtrC,
                                      int *nnzTotalDevHostPtr,
                                      void *workspace);

/**
 * Stores how many bytes csrgeam2, or cusparseXcsrgeam2Nnz, wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseScsrgeam2_bufferSizeExt(cusparseHandle_t handle,
                                                 int m,
                                                 int n,
                                                 const float *alpha,
                                                 cusparseMatDescr_t descrA,
                                                 int nnzA,
                                                 const float *csrSortedValA,
                                                 const int *csrSortedRowPtrA,
                                                 const int *csrSortedColIndA,
                                                 const float *beta,
                                                 cusparseMatDescr_t descrB,
                                                 int nnzB,
                                                 const float *csrSortedValB,
                                                 const int *csrSortedRowPtrB,
                                                 const int *csrSortedColIndB,
                                                 cusparseMatDescr_t descrC,
                                                 const float *csrSortedValC,
                                                 const int *csrSortedRowPtrC,
                                                 const int *csrSortedColIndC,
                                                 size_t *pBufferSizeInBytes);

/**
 * Stores how many bytes csrgeam2, or cusparseXcsrgeam2Nnz, wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseDcsrgeam2_bufferSizeExt(cusparseHandle_t handle,
                                                 int m,
                                                 int n,
                                                 const double *alpha,
                                                 cusparseMatDescr_t descrA,
                                                 int nnzA,
                                                 const double *csrSortedValA,
                                                 const int *csrSortedRowPtrA,
                                                 const int *csrSortedColIndA,
                                                 const double *beta,
                                                 cusparseMatDescr_t descrB,
                                                 int nnzB,
                                                 const double *csrSortedValB,
                                                 const int *csrSortedRowPtrB,
                                                 const int *csrSortedColIndB,
                                                 cusparseMatDescr_t descrC,
                                                 const double *csrSortedValC,
                                                 const int *csrSortedRowPtrC,
                                                 const int *csrSortedColIndC,
                                                 size_t *pBufferSizeInBytes);

/**
 * Stores how many bytes csrgeam2, or cusparseXcsrgeam2Nnz, wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseCcsrgeam2_bufferSizeExt(cusparseHandle_t handle,
                                                 int m,
                                                 int n,
                                                 const cuComplex *alpha,
                                                 cusparseMatDescr_t descrA,
                                                 int nnzA,
                                                 const cuComplex *csrSortedValA,
                                                 const int *csrSortedRowPtrA,
                                                 const int *csrSortedColIndA,
                                                 const cuComplex *beta,
                                                 cusparseMatDescr_t descrB,
                                                 int nnzB,
                                                 const cuComplex *csrSortedValB,
                                                 const int *csrSortedRowPtrB,
                                                 const int *csrSortedColIndB,
                                                 cusparseMatDescr_t descrC,
                                                 const cuComplex *csrSortedValC,
                                                 const int *csrSortedRowPtrC,
                                                 const int *csrSortedColIndC,
                                                 size_t *pBufferSizeInBytes);

/**
 * Stores how many bytes csrgeam2, or cusparseXcsrgeam2Nnz, wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseZcsrgeam2_bufferSizeExt(cusparseHandle_t handle,
                                                 int m,
                                                 int n,
                                                 const cuDoubleComplex *alpha,
                                                 cusparseMatDescr_t descrA,
                                                 int nnzA,
                                                 const cuDoubleComplex *csrSortedValA,
                                                 const int *csrSortedRowPtrA,
                                                 const int *csrSortedColIndA,
                                                 const cuDoubleComplex *beta,
                                                 cusparseMatDescr_t descrB,
                                                 int nnzB,
                                                 const cuDoubleComplex *csrSortedValB,
                                                 const int *csrSortedRowPtrB,
                                                 const int *csrSortedColIndB,
                                                 cusparseMatDescr_t descrC,
                                                 const cuDoubleComplex *csrSortedValC,
                                                 const int *csrSortedRowPtrC,
                                                 const int *csrSortedColIndC,
                                                 size_t *pBufferSizeInBytes);

/**
 * The entries of C = alpha A + beta B, whose offsets cusparseXcsrgeam2Nnz has found; alpha and beta as the pointer mode
 * says. A factor of zero takes its matrix's values for zeros, unread. Asynchronous.
 *
 * A or B that is not sound, or offsets of C that are not theirs, are a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, no
 * such descriptor, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseScsrgeam2(cusparseHandle_t handle,
                                   int m,
                                   int n,
                                   const float *alpha,
                                   cusparseMatDescr_t descrA,
                                   int nnzA,
                                   const float *csrSortedValA,
                                   const int *csrSortedRowPtrA,
                                   const int *csrSortedColIndA,
                                   const float *beta,
                                   cusparseMatDescr_t descrB,
                                   int nnzB,
                                   const float *csrSortedValB,
                                   const int *csrSortedRowPtrB,
                                   const int *csrSortedColIndB,
                                   cusparseMatDescr_t descrC,
                                   float *csrSortedValC,
                                   int *csrSortedRowPtrC,
                                   int *csrSortedColIndC,
                                   void *pBuffer);

/**
 * The entries of C = alpha A + beta B, whose offsets cusparseXcsrgeam2Nnz has found; alpha and beta as the pointer mode
 * says. A factor of zero takes its matrix's values for zeros, unread. Asynchronous.
 *
 * A or B that is not sound, or offsets of C that are not theirs, are a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, no
 * such descriptor, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseDcsrgeam2(cusparseHandle_t handle,
                                   int m,
                                   int n,
                                   const double *alpha,
                                   cusparseMatDescr_t descrA,
                                   int nnzA,
                                   const double *csrSortedValA,
                                   const int *csrSortedRowPtrA,
                                   const int *csrSortedColIndA,
                                   const double *beta,
                                   cusparseMatDescr_t descrB,
                                   int nnzB,
                                   const double *csrSortedValB,
                                   const int *csrSortedRowPtrB,
                                   const int *csrSortedColIndB,
                                   cusparseMatDescr_t descrC,
                                   double *csrSortedValC,
                                   int *csrSortedRowPtrC,
                                   int *csrSortedColIndC,
                                   void *pBuffer);

/**
 * The entries of C = alpha A + beta B, whose offsets cusparseXcsrgeam2Nnz has found; alpha and beta as the pointer mode
 * says. A factor of zero takes its matrix's values for zeros, unread. Asynchronous.
 *
 * A or B that is not sound, or offsets of C that are not theirs, are a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, no
 * such descriptor, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseCcsrgeam2(cusparseHandle_t handle,
                                   int m,
                                   int n,
                                   const cuComplex *alpha,
                                   cusparseMatDescr_t descrA,
                                   int nnzA,
                                   const cuComplex *csrSortedValA,
                                   const int *csrSortedRowPtrA,
                                   const int *csrSortedColIndA,
                                   const cuComplex *beta,
                                   cusparseMatDescr_t descrB,
                                   int nnzB,
                                   const cuComplex *csrSortedValB,
                                   const int *csrSortedRowPtrB,
                                   const int *csrSortedColIndB,
                                   cusparseMatDescr_t descrC,
                                   cuComplex *csrSortedValC,
                                   int *csrSortedRowPtrC,
                                   int *csrSortedColIndC,
                                   void *pBuffer);

/**
 * The entries of C = alpha A + beta B, whose offsets cusparseXcsrgeam2Nnz has found; alpha and beta as the pointer mode
 * says. A factor of zero takes its matrix's values for zeros, unread. Asynchronous.
 *
 * A or B that is not sound, or offsets of C that are not theirs, are a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, no
 * such descriptor, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseZcsrgeam2(cusparseHandle_t handle,
                                   int m,
                                   int n,
                                   const cuDoubleComplex *alpha,
                                   cusparseMatDescr_t descrA,
                                   int nnzA,
                                   const cuDoubleComplex *csrSortedValA,
                                   const int *csrSortedRowPtrA,
                                   const int *csrSortedColIndA,
                                   const cuDoubleComplex *beta,
                                   cusparseMatDescr_t descrB,
                                   int nnzB,
                                   const cuDoubleComplex *csrSortedValB,
                                   const int *csrSortedRowPtrB,
                                   const int *csrSortedColIndB,
                                   cusparseMatDescr_t descrC,
                                   cuDoubleComplex *csrSortedValC,
                                   int *csrSortedRowPtrC,
                                   int *csrSortedColIndC,
                                   void *pBuffer);

/**
 * Stores how many bytes gebsr2gebsc wants as a buffer. Nothing is kept there, so it is a small number, and
 * not 0. No array is read.
 */
cusparseStatus_t cusparseSgebsr2gebsc_bufferSize(cusparseHandle_t handle,
                                                 int mb,
                                                 int nb,
                                                 int nnzb,
                                                 const float *bsrSortedVal,
                                                 const int *bsrSortedRowPtr,
                                                 const int *bsrSortedColInd,
                                                 int rowBlockDim,
                                                 int colBlockDim,
                                                 int *pBufferSizeInBytes);

/**
 * Stores how many bytes gebsr2gebsc wants as a buffer. Nothing is kept there, so it is a small number, and
 * not 0. No array is read.
 */
cusparseStatus_t cusparseDgebsr2gebsc_bufferSize(cusparseHandle_t handle,
                                                 int mb,
                                                 int nb,
                                                 int nnzb,
                                                 const double *bsrSortedVal,
                                                 const int *bsrSortedRowPtr,
                                                 const int *bsrSortedColInd,
                                                 int rowBlockDim,
                                                 int colBlockDim,
                                                 int *pBufferSizeInBytes);

/**
 * Stores how many bytes gebsr2gebsc wants as a buffer. Nothing is kept there, so it is a small number, and
 * not 0. No array is read.
 */
cusparseStatus_t cusparseCgebsr2gebsc_bufferSize(cusparseHandle_t handle,
                                                 int mb,
                                                 int nb,
                                                 int nnzb,
                                                 const cuComplex *bsrSortedVal,
                                                 const int *bsrSortedRowPtr,
                                                 const int *bsrSortedColInd,
                                                 int rowBlockDim,
                                                 int colBlockDim,
                                                 int *pBufferSizeInBytes);

/**
 * Stores how many bytes gebsr2gebsc wants as a buffer. Nothing is kept there, so it is a small number, and
 * not 0. No array is read.
 */
cusparseStatus_t cusparseZgebsr2gebsc_bufferSize(cusparseHandle_t handle,
                                                 int mb,
                                                 int nb,
                                                 int nnzb,
                                                 const cuDoubleComplex *bsrSortedVal,
                                                 const int *bsrSortedRowPtr,
                                                 const int *bsrSortedColInd,
                                                 int rowBlockDim,
                                                 int colBlockDim,
                                                 int *pBufferSizeInBytes);

/**
 * Stores how many bytes gebsr2gebsc wants as a buffer. Nothing is kept there, so it is a small number, and
 * not 0. No array is read.
 */
cusparseStatus_t cusparseSgebsr2gebsc_bufferSizeExt(cusparseHandle_t handle,
                                                    int mb,
                                                    int nb,
                                                    int nnzb,
                                                    const float *bsrSortedVal,
                                                    const int *bsrSortedRowPtr,
                                                    const int *bsrSortedColInd,
                                                    int rowBlockDim,
                                                    int colBlockDim,
                                                    size_t *pBufferSize);

/**
 * Stores how many bytes gebsr2gebsc wants as a buffer. Nothing is kept there, so it is a small number, and
 * not 0. No array is read.
 */
cusparseStatus_t cusparseDgebsr2gebsc_bufferSizeExt(cusparseHandle_t handle,
                                                    int mb,
                                                    int nb,
                                                    int nnzb,
                                                    const double *bsrSortedVal,
                                                    const int *bsrSortedRowPtr,
                                                    const int *bsrSortedColInd,
                                                    int rowBlockDim,
                                                    int colBlockDim,
                                                    size_t *pBufferSize);

/**
 * Stores how many bytes gebsr2gebsc wants as a buffer. Nothing is kept there, so it is a small number, and
 * not 0. No array is read.
 */
cusparseStatus_t cusparseCgebsr2gebsc_bufferSizeExt(cusparseHandle_t handle,
                                                    int mb,
                                                    int nb,
                                                    int nnzb,
                                                    const cuComplex *bsrSortedVal,
                                                    const int *bsrSortedRowPtr,
                                                    const int *bsrSortedColInd,
                                                    int rowBlockDim,
                                                    int colBlockDim,
                                                    size_t *pBufferSize);

/**
 * Stores how many bytes gebsr2gebsc wants as a buffer. Nothing is kept there, so it is a small number, and
 * not 0. No array is read.
 */
cusparseStatus_t cusparseZgebsr2gebsc_bufferSizeExt(cusparseHandle_t handle,
                                                    int mb,
                                                    int nb,
                                                    int nnzb,
                                                    const cuDoubleComplex *bsrSortedVal,
                                                    const int *bsrSortedRowPtr,
                                                    const int *bsrSortedColInd,
                                                    int rowBlockDim,
                                                    int colBlockDim,
                                                    size_t *pBufferSize);

/**
 * The columns of blocks of a matrix of mb x nb blocks, nnzb of which are stored, each of rowBlockDim x colBlockDim elements: nb + 1 offsets, the blocks'
 * rows (ascending) and, with CUSPARSE_ACTION_NUMERIC, their values. Elements of a block stay where they are in it. Both are counted from
 * idxBase. Asynchronous. A matrix that is not sound is a failure of the stream.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than 1 x 1, NULL arrays with something in them, another copyValues or
 * idxBase, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseSgebsr2gebsc(cusparseHandle_t handle,
                                      int mb,
                                      int nb,
                                      int nnzb,
                                      const float *bsrSortedVal,
                                      const int *bsrSortedRowPtr,
                                      const int *bsrSortedColInd,
                                      int rowBlockDim,
                                      int colBlockDim,
                                      float *bscVal,
                                      int *bscRowInd,
                                      int *bscColPtr,
                                      cusparseAction_t copyValues,
                                      cusparseIndexBase_t idxBase,
                                      void *pBuffer);

/**
 * The columns of blocks of a matrix of mb x nb blocks, nnzb of which are stored, each of rowBlockDim x colBlockDim elements: nb + 1 offsets, the blocks'
 * rows (ascending) and, with CUSPARSE_ACTION_NUMERIC, their values. Elements of a block stay where they are in it. Both are counted from
 * idxBase. Asynchronous. A matrix that is not sound is a failure of the stream.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than 1 x 1, NULL arrays with something in them, another copyValues or
 * idxBase, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseDgebsr2gebsc(cusparseHandle_t handle,
                                      int mb,
                                      int nb,
                                      int nnzb,
                                      const double *bsrSortedVal,
                                      const int *bsrSortedRowPtr,
                                      const int *bsrSortedColInd,
                                      int rowBlockDim,
                                      int colBlockDim,
                                      double *bscVal,
                                      int *bscRowInd,
                                      int *bscColPtr,
                                      cusparseAction_t copyValues,
                                      cusparseIndexBase_t idxBase,
                                      void *pBuffer);

/**
 * The columns of blocks of a matrix of mb x nb blocks, nnzb of which are stored, each of rowBlockDim x colBlockDim elements: nb + 1 offsets, the blocks'
 * rows (ascending) and, with CUSPARSE_ACTION_NUMERIC, their values. Elements of a block stay where they are in it. Both are counted from
 * idxBase. Asynchronous. A matrix that is not sound is a failure of the stream.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than 1 x 1, NULL arrays with something in them, another copyValues or
 * idxBase, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseCgebsr2gebsc(cusparseHandle_t handle,
                                      int mb,
                                      int nb,
                                      int nnzb,
                                      const cuComplex *bsrSortedVal,
                                      const int *bsrSortedRowPtr,
                                      const int *bsrSortedColInd,
                                      int rowBlockDim,
                                      int colBlockDim,
                                      cuComplex *bscVal,
                                      int *bscRowInd,
                                      int *bscColPtr,
                                      cusparseAction_t copyValues,
                                      cusparseIndexBase_t idxBase,
                                      void *pBuffer);

/**
 * The columns of blocks of a matrix of mb x nb blocks, nnzb of which are stored, each of rowBlockDim x colBlockDim elements: nb + 1 offsets, the blocks'
 * rows (ascending) and, with CUSPARSE_ACTION_NUMERIC, their values. Elements of a block stay where they are in it. Both are counted from
 * idxBase. Asynchronous. A matrix that is not sound is a failure of the stream.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than 1 x 1, NULL arrays with something in them, another copyValues or
 * idxBase, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseZgebsr2gebsc(cusparseHandle_t handle,
                                      int mb,
                                      int nb,
                                      int nnzb,
                                      const cuDoubleComplex *bsrSortedVal,
                                      const int *bsrSortedRowPtr,
                                      const int *bsrSortedColInd,
                                      int rowBlockDim,
                                      int colBlockDim,
                                      cuDoubleComplex *bscVal,
                                      int *bscRowInd,
                                      int *bscColPtr,
                                      cusparseAction_t copyValues,
                                      cusparseIndexBase_t idxBase,
                                      void *pBuffer);

/**
 * The pattern of a matrix of mb x nb blocks by compressed rows of elements, counted from descrC's base: all elements of blocks, in the order of
 * the rows' blocks, and the offsets. Asynchronous. A matrix that is not sound is a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than
 * 1 x 1, NULL offsets, another dirA, no such descriptor.
 */
cusparseStatus_t cusparseXgebsr2csr(cusparseHandle_t handle,
                                    cusparseDirection_t dirA,
                                    int mb,
                                    int nb,
                                    cusparseMatDescr_t descrA,
                                    const int *bsrSortedRowPtrA,
                                    const int *bsrSortedColIndA,
                                    int rowBlockDim,
                                    int colBlockDim,
                                    cusparseMatDescr_t descrC,
                                    int *csrSortedRowPtrC,
                                    int *csrSortedColIndC);

/**
 * The offsets of the rows of blocks of rowBlockDimC x colBlockDimC elements that hold those of A's blocks, counted from descrC's base, and the
 * number of those blocks: in host memory (the call waits) or, in that pointer mode, in device memory (the call does not wait).
 *
 * A matrix that is not sound is an error of the call if it waits, else of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than
 * 1 x 1, NULL arrays with something in them, another dirA, no such descriptor, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseXgebsr2gebsrNnz(cusparseHandle_t handle,
                                         cusparseDirection_t dirA,
                                         int mb,
                                         int nb,
                                         int nnzb,
                                         cusparseMatDescr_t descrA,
                                         const int *bsrSortedRowPtrA,
                                         const int *bsrSortedColIndA,
                                         int rowBlockDimA,
                                         int colBlockDimA,
                                         cusparseMatDescr_t descrC,
                                         int *bsrSortedRowPtrC,
                                         int rowBlockDimC,
                                         int colBlockDimC,
                                         int *nnzTotalDevHostPtr,
                                         void *pBuffer);

/**
 * Stores how many bytes gebsr2gebsr, or its Nnz, wants as a buffer. Nothing is kept there, so it is a small number, and
 * not 0. No array is read.
 */
cusparseStatus_t cusparseSgebsr2gebsr_bufferSize(cusparseHandle_t handle,
                                                 cusparseDirection_t dirA,
                                                 int mb,
                                                 int nb,
                                                 int nnzb,
                                                 cusparseMatDescr_t descrA,
                                                 const float *bsrSortedValA,
                                                 const int *bsrSortedRowPtrA,
                                                 const int *bsrSortedColIndA,
                                                 int rowBlockDimA,
                                                 int colBlockDimA,
                                                 int rowBlockDimC,
                                                 int colBlockDimC,
                                                 int *pBufferSizeInBytes);

/**
 * Stores how many bytes gebsr2gebsr, or its Nnz, wants as a buffer. Nothing is kept there, so it is a small number, and
 * not 0. No array is read.
 */
cusparseStatus_t cusparseDgebsr2gebsr_bufferSize(cusparseHandle_t handle,
                                                 cusparseDirection_t dirA,
                                                 int mb,
                                                 int nb,
                                                 int nnzb,
                                                 cusparseMatDescr_t descrA,
                                                 const double *bsrSortedValA,
                                                 const int *bsrSortedRowPtrA,
                                                 const int *bsrSortedColIndA,
                                                 int rowBlockDimA,
                                                 int colBlockDimA,
                                                 int rowBlockDimC,
                                                 int colBlockDimC,
                                                 int *pBufferSizeInBytes);

/**
 * Stores how many bytes gebsr2gebsr, or its Nnz, wants as a buffer. Nothing is kept there, so it is a small number, and
 * not 0. No array is read.
 */
cusparseStatus_t cusparseCgebsr2gebsr_bufferSize(cusparseHandle_t handle,
                                                 cusparseDirection_t dirA,
                                                 int mb,
                                                 int nb,
                                                 int nnzb,
                                                 cusparseMatDescr_t descrA,
                                                 const cuComplex *bsrSortedValA,
                                                 const int *bsrSortedRowPtrA,
                                                 const int *bsrSortedColIndA,
                                                 int rowBlockDimA,
                                                 int colBlockDimA,
                                                 int rowBlockDimC,
                                                 int colBlockDimC,
                                                 int *pBufferSizeInBytes);

/**
 * Stores how many bytes gebsr2gebsr, or its Nnz, wants as a buffer. Nothing is kept there, so it is a small number, and
 * not 0. No array is read.
 */
cusparseStatus_t cusparseZgebsr2gebsr_bufferSize(cusparseHandle_t handle,
                                                 cusparseDirection_t dirA,
                                                 int mb,
                                                 int nb,
                                                 int nnzb,
                                                 cusparseMatDescr_t descrA,
                                                 const cuDoubleComplex *bsrSortedValA,
                                                 const int *bsrSortedRowPtrA,
                                                 const int *bsrSortedColIndA,
                                                 int rowBlockDimA,
                                                 int colBlockDimA,
                                                 int rowBlockDimC,
                                                 int colBlockDimC,
                                                 int *pBufferSizeInBytes);

/**
 * Stores how many bytes gebsr2gebsr, or its Nnz, wants as a buffer. Nothing is kept there, so it is a small number, and
 * not 0. No array is read.
 */
cusparseStatus_t cusparseSgebsr2gebsr_bufferSizeExt(cusparseHandle_t handle,
                                                    cusparseDirection_t dirA,
                                                    int mb,
                                                    int nb,
                                                    int nnzb,
                                                    cusparseMatDescr_t descrA,
                                                    const float *bsrSortedValA,
                                                    const int *bsrSortedRowPtrA,
                                                    const int *bsrSortedColIndA,
                                                    int rowBlockDimA,
                                                    int colBlockDimA,
                                                    int rowBlockDimC,
                                                    int colBlockDimC,
                                                    size_t *pBufferSize);

/**
 * Stores how many bytes gebsr2gebsr, or its Nnz, wants as a buffer. Nothing is kept there, so it is a small number, and
 * not 0. No array is read.
 */
cusparseStatus_t cusparseDgebsr2gebsr_bufferSizeExt(cusparseHandle_t handle,
                                                    cusparseDirection_t dirA,
                                                    int mb,
                                                    int nb,
                                                    int nnzb,
                                                    cusparseMatDescr_t descrA,
                                                    const double *bsrSortedValA,
                                                    const int *bsrSortedRowPtrA,
                                                    const int *bsrSortedColIndA,
                                                    int rowBlockDimA,
                                                    int colBlockDimA,
                                                    int rowBlockDimC,
                                                    int colBlockDimC,
                                                    size_t *pBufferSize);

/**
 * Stores how many bytes gebsr2gebsr, or its Nnz, wants as a buffer. Nothing is kept there, so it is a small number, and
 * not 0. No array is read.
 */
cusparseStatus_t cusparseCgebsr2gebsr_bufferSizeExt(cusparseHandle_t handle,
                                                    cusparseDirection_t dirA,
                                                    int mb,
                                                    int nb,
                                                    int nnzb,
                                                    cusparseMatDescr_t descrA,
                                                    const cuComplex *bsrSortedValA,
                                                    const int *bsrSortedRowPtrA,
                                                    const int *bsrSortedColIndA,
                                                    int rowBlockDimA,
                                                    int colBlockDimA,
                                                    int rowBlockDimC,
                                                    int colBlockDimC,
                                                    size_t *pBufferSize);

/**
 * Stores how many bytes gebsr2gebsr, or its Nnz, wants as a buffer. Nothing is kept there, so it is a small number, and
 * not 0. No array is read.
 */
cusparseStatus_t cusparseZgebsr2gebsr_bufferSizeExt(cusparseHandle_t handle,
                                                    cusparseDirection_t dirA,
                                                    int mb,
                                                    int nb,
                                                    int nnzb,
                                                    cusparseMatDescr_t descrA,
                                                    const cuDoubleComplex *bsrSortedValA,
                                                    const int *bsrSortedRowPtrA,
                                                    const int *bsrSortedColIndA,
                                                    int rowBlockDimA,
                                                    int colBlockDimA,
                                                    int rowBlockDimC,
                                                    int colBlockDimC,
                                                    size_t *pBufferSize);

/**
 * The blocks of rowBlockDimC x colBlockDimC elements that hold those of A's blocks, whose offsets cusparseXgebsr2gebsrNnz has found; the elements
 * of both lie by rows or by columns (dirA). What no block of A has is zero. Asynchronous. A matrix that is not sound, or other offsets, are
 * a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than
 * 1 x 1, NULL arrays with something in them, another dirA, no such descriptor, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseSgebsr2gebsr(cusparseHandle_t handle,
                                      cusparseDirection_t dirA,
                                      int mb,
                                      int nb,
                                      int nnzb,
                                      cusparseMatDescr_t descrA,
                                      const float *bsrSortedValA,
                                      const int *bsrSortedRowPtrA,
                                      const int *bsrSortedColIndA,
                                      int rowBlockDimA,
                                      int colBlockDimA,
                                      cusparseMatDescr_t descrC,
                                      float *bsrSortedValC,
                                      int *bsrSortedRowPtrC,
                                      int *bsrSortedColIndC,
                                      int rowBlockDimC,
                                      int colBlockDimC,
                                      void *pBuffer);

/**
 * The blocks of rowBlockDimC x colBlockDimC elements that hold those of A's blocks, whose offsets cusparseXgebsr2gebsrNnz has found; the elements
 * of both lie by rows or by columns (dirA). What no block of A has is zero. Asynchronous. A matrix that is not sound, or other offsets, are
 * a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than
 * 1 x 1, NULL arrays with something in them, another dirA, no such descriptor, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseDgebsr2gebsr(cusparseHandle_t handle,
                                      cusparseDirection_t dirA,
                                      int mb,
                                      int nb,
                                      int nnzb,
                                      cusparseMatDescr_t descrA,
                                      const double *bsrSortedValA,
                                      const int *bsrSortedRowPtrA,
                                      const int *bsrSortedColIndA,
                                      int rowBlockDimA,
                                      int colBlockDimA,
                                      cusparseMatDescr_t descrC,
                                      double *bsrSortedValC,
                                      int *bsrSortedRowPtrC,
                                      int *bsrSortedColIndC,
                                      int rowBlockDimC,
                                      int colBlockDimC,
                                      void *pBuffer);

/**
 * The blocks of rowBlockDimC x colBlockDimC elements that hold those of A's blocks, whose offsets cusparseXgebsr2gebsrNnz has found; the elements
 * of both lie by rows or by columns (dirA). What no block of A has is zero. Asynchronous. A matrix that is not sound, or other offsets, are
 * a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than
 * 1 x 1, NULL arrays with something in them, another dirA, no such descriptor, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseCgebsr2gebsr(cusparseHandle_t handle,
                                      cusparseDirection_t dirA,
                                      int mb,
                                      int nb,
                                      int nnzb,
                                      cusparseMatDescr_t descrA,
                                      const cuComplex *bsrSortedValA,
                                      const int *bsrSortedRowPtrA,
                                      const int *bsrSortedColIndA,
                                      int rowBlockDimA,
                                      int colBlockDimA,
                                      cusparseMatDescr_t descrC,
                                      cuComplex *bsrSortedValC,
                                      int *bsrSortedRowPtrC,
                                      int *bsrSortedColIndC,
                                      int rowBlockDimC,
                                      int colBlockDimC,
                                      void *pBuffer);

/**
 * The blocks of rowBlockDimC x colBlockDimC elements that hold those of A's blocks, whose offsets cusparseXgebsr2gebsrNnz has found; the elements
 * of both lie by rows or by columns (dirA). What no block of A has is zero. Asynchronous. A matrix that is not sound, or other offsets, are
 * a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than
 * 1 x 1, NULL arrays with something in them, another dirA, no such descriptor, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseZgebsr2gebsr(cusparseHandle_t handle,
                                      cusparseDirection_t dirA,
                                      int mb,
                                      int nb,
                                      int nnzb,
                                      cusparseMatDescr_t descrA,
                                      const cuDoubleComplex *bsrSortedValA,
                                      const int *bsrSortedRowPtrA,
                                      const int *bsrSortedColIndA,
                                      int rowBlockDimA,
                                      int colBlockDimA,
                                      cusparseMatDescr_t descrC,
                                      cuDoubleComplex *bsrSortedValC,
                                      int *bsrSortedRowPtrC,
                                      int *bsrSortedColIndC,
                                      int rowBlockDimC,
                                      int colBlockDimC,
                                      void *pBuffer);

/**
 * Stores how many bytes gtsv2 wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseSgtsv2_bufferSizeExt(cusparseHandle_t handle,
                                              int m,
                                              int n,
                                              const float *dl,
                                              const float *d,
                                              const float *du,
                                              const float *B,
                                              int ldb,
                                              size_t *bufferSizeInBytes);

/**
 * Stores how many bytes gtsv2 wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseDgtsv2_bufferSizeExt(cusparseHandle_t handle,
                                              int m,
                                              int n,
                                              const double *dl,
                                              const double *d,
                                              const double *du,
                                              const double *B,
                                              int ldb,
                                              size_t *bufferSizeInBytes);

/**
 * Stores how many bytes gtsv2 wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseCgtsv2_bufferSizeExt(cusparseHandle_t handle,
                                              int m,
                                              int n,
                                              const cuComplex *dl,
                                              const cuComplex *d,
                                              const cuComplex *du,
                                              const cuComplex *B,
                                              int ldb,
                                              size_t *bufferSizeInBytes);

/**
 * Stores how many bytes gtsv2 wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseZgtsv2_bufferSizeExt(cusparseHandle_t handle,
                                              int m,
                                              int n,
                                              const cuDoubleComplex *dl,
                                              const cuDoubleComplex *d,
                                              const cuDoubleComplex *du,
                                              const cuDoubleComplex *B,
                                              int ldb,
                                              size_t *bufferSizeInBytes);

/**
 * B := A^-1 B for a tridiagonal matrix A of m rows and n right-hand sides by columns; rows change places where that keeps factors small.
 * dl, d and du have m elements each, those below, on and above the diagonal by rows: dl[0] and du[m - 1] are
 * not used. A pivot of zero gives infinities or NaN. Asynchronous.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for m < 3, n < 0, ldb < max(1, m), NULL, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseSgtsv2(cusparseHandle_t handle,
                                int m,
                                int n,
                                const float *dl,
                                const float *d,
                                const float *du,
                                float *B,
                                int ldb,
                                void *pBuffer);

/**
 * B := A^-1 B for a tridiagonal matrix A of m rows and n right-hand sides by columns; rows change places where that keeps factors small.
 * dl, d and du have m elements each, those below, on and above the diagonal by rows: dl[0] and du[m - 1] are
 * not used. A pivot of zero gives infinities or NaN. Asynchronous.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for m < 3, n < 0, ldb < max(1, m), NULL, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseDgtsv2(cusparseHandle_t handle,
                                int m,
                                int n,
                                const double *dl,
                                const double *d,
                                const double *du,
                                double *B,
                                int ldb,
                                void *pBuffer);

/**
 * B := A^-1 B for a tridiagonal matrix A of m rows and n right-hand sides by columns; rows change places where that keeps factors small.
 * dl, d and du have m elements each, those below, on and above the diagonal by rows: dl[0] and du[m - 1] are
 * not used. A pivot of zero gives infinities or NaN. Asynchronous.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for m < 3, n < 0, ldb < max(1, m), NULL, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseCgtsv2(cusparseHandle_t handle,
                                int m,
                                int n,
                                const cuComplex *dl,
                                const cuComplex *d,
                                const cuComplex *du,
                                cuComplex *B,
                                int ldb,
                                void *pBuffer);

/**
 * B := A^-1 B for a tridiagonal matrix A of m rows and n right-hand sides by columns; rows change places where that keeps factors small.
 * dl, d and du have m elements each, those below, on and above the diagonal by rows: dl[0] and du[m - 1] are
 * not used. A pivot of zero gives infinities or NaN. Asynchronous.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for m < 3, n < 0, ldb < max(1, m), NULL, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseZgtsv2(cusparseHandle_t handle,
                                int m,
                                int n,
                                const cuDoubleComplex *dl,
                                const cuDoubleComplex *d,
                                const cuDoubleComplex *du,
                                cuDoubleComplex *B,
                                int ldb,
                                void *pBuffer);

/**
 * Stores how many bytes gtsv2_nopivot wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseSgtsv2_nopivot_bufferSizeExt(cusparseHandle_t handle,
                                                      int m,
                                                      int n,
                                                      const float *dl,
                                                      const float *d,
                                                      const float *du,
                                                      const float *B,
                                                      int ldb,
                                                      size_t *bufferSizeInBytes);

/**
 * Stores how many bytes gtsv2_nopivot wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseDgtsv2_nopivot_bufferSizeExt(cusparseHandle_t handle,
                                                      int m,
                                                      int n,
                                                      const double *dl,
                                                      const double *d,
                                                      const double *du,
                                                      const double *B,
                                                      int ldb,
                                                      size_t *bufferSizeInBytes);

/**
 * Stores how many bytes gtsv2_nopivot wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseCgtsv2_nopivot_bufferSizeExt(cusparseHandle_t handle,
                                                      int m,
                                                      int n,
                                                      const cuComplex *dl,
                                                      const cuComplex *d,
                                                      const cuComplex *du,
                                                      const cuComplex *B,
                                                      int ldb,
                                                      size_t *bufferSizeInBytes);

/**
 * Stores how many bytes gtsv2_nopivot wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseZgtsv2_nopivot_bufferSizeExt(cusparseHandle_t handle,
                                                      int m,
                                                      int n,
                                                      const cuDoubleComplex *dl,
                                                      const cuDoubleComplex *d,
                                                      const cuDoubleComplex *du,
                                                      const cuDoubleComplex *B,
                                                      int ldb,
                                                      size_t *bufferSizeInBytes);

/**
 * B := A^-1 B for a tridiagonal matrix A of m rows and n right-hand sides by columns; rows do not change places.
 * dl, d and du have m elements each, those below, on and above the diagonal by rows: dl[0] and du[m - 1] are
 * not used. A pivot of zero gives infinities or NaN. Asynchronous.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for m < 3, n < 0, ldb < max(1, m), NULL, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseSgtsv2_nopivot(cusparseHandle_t handle,
                                        int m,
                                        int n,
                                        const float *dl,
                                        const float *d,
                                        const float *du,
                                        float *B,
                                        int ldb,
                                        void *pBuffer);

/**
 * B := A^-1 B for a tridiagonal matrix A of m rows and n right-hand sides by columns; rows do not change places.
 * dl, d and du have m elements each, those below, on and above the diagonal by rows: dl[0] and du[m - 1] are
 * not used. A pivot of zero gives infinities or NaN. Asynchronous.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for m < 3, n < 0, ldb < max(1, m), NULL, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseDgtsv2_nopivot(cusparseHandle_t handle,
                                        int m,
                                        int n,
                                        const double *dl,
                                        const double *d,
                                        const double *du,
                                        double *B,
                                        int ldb,
                                        void *pBuffer);

/**
 * B := A^-1 B for a tridiagonal matrix A of m rows and n right-hand sides by columns; rows do not change places.
 * dl, d and du have m elements each, those below, on and above the diagonal by rows: dl[0] and du[m - 1] are
 * not used. A pivot of zero gives infinities or NaN. Asynchronous.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for m < 3, n < 0, ldb < max(1, m), NULL, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseCgtsv2_nopivot(cusparseHandle_t handle,
                                        int m,
                                        int n,
                                        const cuComplex *dl,
                                        const cuComplex *d,
                                        const cuComplex *du,
                                        cuComplex *B,
                                        int ldb,
                                        void *pBuffer);

/**
 * B := A^-1 B for a tridiagonal matrix A of m rows and n right-hand sides by columns; rows do not change places.
 * dl, d and du have m elements each, those below, on and above the diagonal by rows: dl[0] and du[m - 1] are
 * not used. A pivot of zero gives infinities or NaN. Asynchronous.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for m < 3, n < 0, ldb < max(1, m), NULL, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseZgtsv2_nopivot(cusparseHandle_t handle,
                                        int m,
                                        int n,
                                        const cuDoubleComplex *dl,
                                        const cuDoubleComplex *d,
                                        const cuDoubleComplex *du,
                                        cuDoubleComplex *B,
                                        int ldb,
                                        void *pBuffer);

/**
 * Stores how many bytes gtsv2StridedBatch wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseSgtsv2StridedBatch_bufferSizeExt(cusparseHandle_t handle,
                                                          int m,
                                                          const float *dl,
                                                          const float *d,
                                                          const float *du,
                                                          const float *x,
                                                          int batchCount,
                                                          int batchStride,
                                                          size_t *bufferSizeInBytes);

/**
 * Stores how many bytes gtsv2StridedBatch wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseDgtsv2StridedBatch_bufferSizeExt(cusparseHandle_t handle,
                                                          int m,
                                                          const double *dl,
                                                          const double *d,
                                                          const double *du,
                                                          const double *x,
                                                          int batchCount,
                                                          int batchStride,
                                                          size_t *bufferSizeInBytes);

/**
 * Stores how many bytes gtsv2StridedBatch wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseCgtsv2StridedBatch_bufferSizeExt(cusparseHandle_t handle,
                                                          int m,
                                                          const cuComplex *dl,
                                                          const cuComplex *d,
                                                          const cuComplex *du,
                                                          const cuComplex *x,
                                                          int batchCount,
                                                          int batchStride,
                                                          size_t *bufferSizeInBytes);

/**
 * Stores how many bytes gtsv2StridedBatch wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseZgtsv2StridedBatch_bufferSizeExt(cusparseHandle_t handle,
                                                          int m,
                                                          const cuDoubleComplex *dl,
                                                          const cuDoubleComplex *d,
                                                          const cuDoubleComplex *du,
                                                          const cuDoubleComplex *x,
                                                          int batchCount,
                                                          int batchStride,
                                                          size_t *bufferSizeInBytes);

/**
 * x := A^-1 x for each of batchCount tridiagonal systems of m rows, without exchanges of rows. The arrays of a
 * system begin batchStride elements after those of the one before. dl, d and du have m elements each, those below, on and above the diagonal by rows: dl[0] and du[m - 1] are
 * not used. A pivot of zero gives infinities or NaN.
 * Asynchronous.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for m < 3, batchCount < 0, batchStride < m, NULL, a pBuffer not at a multiple of 128
 * bytes.
 */
cusparseStatus_t cusparseSgtsv2StridedBatch(cusparseHandle_t handle,
                                            int m,
                                            const float *dl,
                                            const float *d,
                                            const float *du,
                                            float *x,
                                            int batchCount,
                                            int batchStride,
                                            void *pBuffer);

/**
 * x := A^-1 x for each of batchCount tridiagonal systems of m rows, without exchanges of rows. The arrays of a
 * system begin batchStride elements after those of the one before. dl, d and du have m elements each, those below, on and above the diagonal by rows: dl[0] and du[m - 1] are
 * not used. A pivot of zero gives infinities or NaN.
 * Asynchronous.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for m < 3, batchCount < 0, batchStride < m, NULL, a pBuffer not at a multiple of 128
 * bytes.
 */
cusparseStatus_t cusparseDgtsv2StridedBatch(cusparseHandle_t handle,
                                            int m,
                                            const double *dl,
                                            const double *d,
                                            const double *du,
                                            double *x,
                                            int batchCount,
                                            int batchStride,
                                            void *pBuffer);

/**
 * x := A^-1 x for each of batchCount tridiagonal systems of m rows, without exchanges of rows. The arrays of a
 * system begin batchStride elements after those of the one before. dl, d and du have m elements each, those below, on and above the diagonal by rows: dl[0] and du[m - 1] are
 * not used. A pivot of zero gives infinities or NaN.
 * Asynchronous.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for m < 3, batchCount < 0, batchStride < m, NULL, a pBuffer not at a multiple of 128
 * bytes.
 */
cusparseStatus_t cusparseCgtsv2StridedBatch(cusparseHandle_t handle,
                                            int m,
                                            const cuComplex *dl,
                                            const cuComplex *d,
                                            const cuComplex *du,
                                            cuComplex *x,
                                            int batchCount,
                                            int batchStride,
                                            void *pBuffer);

/**
 * x := A^-1 x for each of batchCount tridiagonal systems of m rows, without exchanges of rows. The arrays of a
 * system begin batchStride elements after those of the one before. dl, d and du have m elements each, those below, on and above the diagonal by rows: dl[0] and du[m - 1] are
 * not used. A pivot of zero gives infinities or NaN.
 * Asynchronous.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for m < 3, batchCount < 0, batchStride < m, NULL, a pBuffer not at a multiple of 128
 * bytes.
 */
cusparseStatus_t cusparseZgtsv2StridedBatch(cusparseHandle_t handle,
                                            int m,
                                            const cuDoubleComplex *dl,
                                            const cuDoubleComplex *d,
                                            const cuDoubleComplex *du,
                                            cuDoubleComplex *x,
                                            int batchCount,
                                            int batchStride,
                                            void *pBuffer);

/**
 * Stores how many bytes gtsvInterleavedBatch wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseSgtsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle,
                                                             int algo,
                                                             int m,
                                                             const float *dl,
                                                             const float *d,
                                                             const float *du,
                                                             const float *x,
                                                             int batchCount,
                                                             size_t *pBufferSizeInBytes);

/**
 * Stores how many bytes gtsvInterleavedBatch wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseDgtsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle,
                                                             int algo,
                                                             int m,
                                                             const double *dl,
                                                             const double *d,
                                                             const double *du,
                                                             const double *x,
                                                             int batchCount,
                                                             size_t *pBufferSizeInBytes);

/**
 * Stores how many bytes gtsvInterleavedBatch wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseCgtsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle,
                                                             int algo,
                                                             int m,
                                                             const cuComplex *dl,
                                                             const cuComplex *d,
                                                             const cuComplex *du,
                                                             const cuComplex *x,
                                                             int batchCount,
                                                             size_t *pBufferSizeInBytes);

/**
 * Stores how many bytes gtsvInterleavedBatch wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseZgtsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle,
                                                             int algo,
                                                             int m,
                                                             const cuDoubleComplex *dl,
                                                             const cuDoubleComplex *d,
                                                             const cuDoubleComplex *du,
                                                             const cuDoubleComplex *x,
                                                             int batchCount,
                                                             size_t *pBufferSizeInBytes);

/**
 * x := A^-1 x for each of batchCount tridiagonal systems of m rows, whose elements alternate: row i of system s is at
 * i * batchCount + s. dl, d and du have m elements each, those below, on and above the diagonal by rows: dl[0] and du[m - 1] are
 * not used. They are not changed. algo 0 exchanges no
 * rows, 1 does, 2 rotates them. A pivot of zero gives infinities or NaN. Asynchronous.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for another algo, m or batchCount < 0, NULL, a pBuffer not at a multiple of 128
 * bytes.
 */
cusparseStatus_t cusparseSgtsvInterleavedBatch(cusparseHandle_t handle,
                                               int algo,
                                               int m,
                                               float *dl,
                                               float *d,
                                               float *du,
                                               float *x,
                                               int batchCount,
                                               void *pBuffer);

/**
 * x := A^-1 x for each of batchCount tridiagonal systems of m rows, whose elements alternate: row i of system s is at
 * i * batchCount + s. dl, d and du have m elements each, those below, on and above the diagonal by rows: dl[0] and du[m - 1] are
 * not used. They are not changed. algo 0 exchanges no
 * rows, 1 does, 2 rotates them. A pivot of zero gives infinities or NaN. Asynchronous.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for another algo, m or batchCount < 0, NULL, a pBuffer not at a multiple of 128
 * bytes.
 */
cusparseStatus_t cusparseDgtsvInterleavedBatch(cusparseHandle_t handle,
                                               int algo,
                                               int m,
                                               double *dl,
                                               double *d,
                                               double *du,
                                               double *x,
                                               int batchCount,
                                               void *pBuffer);

/**
 * x := A^-1 x for each of batchCount tridiagonal systems of m rows, whose elements alternate: row i of system s is at
 * i * batchCount + s. dl, d and du have m elements each, those below, on and above the diagonal by rows: dl[0] and du[m - 1] are
 * not used. They are not changed. algo 0 exchanges no
 * rows, 1 does, 2 rotates them. A pivot of zero gives infinities or NaN. Asynchronous.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for another algo, m or batchCount < 0, NULL, a pBuffer not at a multiple of 128
 * bytes.
 */
cusparseStatus_t cusparseCgtsvInterleavedBatch(cusparseHandle_t handle,
                                               int algo,
                                               int m,
                                               cuComplex *dl,
                                               cuComplex *d,
                                               cuComplex *du,
                                               cuComplex *x,
                                               int batchCount,
                                               void *pBuffer);

/**
 * x := A^-1 x for each of batchCount tridiagonal systems of m rows, whose elements alternate: row i of system s is at
 * i * batchCount + s. dl, d and du have m elements each, those below, on and above the diagonal by rows: dl[0] and du[m - 1] are
 * not used. They are not changed. algo 0 exchanges no
 * rows, 1 does, 2 rotates them. A pivot of zero gives infinities or NaN. Asynchronous.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for another algo, m or batchCount < 0, NULL, a pBuffer not at a multiple of 128
 * bytes.
 */
cusparseStatus_t cusparseZgtsvInterleavedBatch(cusparseHandle_t handle,
                                               int algo,
                                               int m,
                                               cuDoubleComplex *dl,
                                               cuDoubleComplex *d,
                                               cuDoubleComplex *du,
                                               cuDoubleComplex *x,
                                               int batchCount,
                                               void *pBuffer);

/**
 * Stores how many bytes gpsvInterleavedBatch wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseSgpsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle,
                                                             int algo,
                                                             int m,
                                                             const float *ds,
                                                             const float *dl,
                                                             const float *d,
                                                             const float *du,
                                                             const float *dw,
                                                             const float *x,
                                                             int batchCount,
                                                             size_t *pBufferSizeInBytes);

/**
 * Stores how many bytes gpsvInterleavedBatch wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseDgpsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle,
                                                             int algo,
                                                             int m,
                                                             const double *ds,
                                                             const double *dl,
                                                             const double *d,
                                                             const double *du,
                                                             const double *dw,
                                                             const double *x,
                                                             int batchCount,
                                                             size_t *pBufferSizeInBytes);

/**
 * Stores how many bytes gpsvInterleavedBatch wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseCgpsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle,
                                                             int algo,
                                                             int m,
                                                             const cuComplex *ds,
                                                             const cuComplex *dl,
                                                             const cuComplex *d,
                                                             const cuComplex *du,
                                                             const cuComplex *dw,
                                                             const cuComplex *x,
                                                             int batchCount,
                                                             size_t *pBufferSizeInBytes);

/**
 * Stores how many bytes gpsvInterleavedBatch wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseZgpsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle,
                                                             int algo,
                                                             int m,
                                                             const cuDoubleComplex *ds,
                                                             const cuDoubleComplex *dl,
                                                             const cuDoubleComplex *d,
                                                             const cuDoubleComplex *du,
                                                             const cuDoubleComplex *dw,
                                                             const cuDoubleComplex *x,
                                                             int batchCount,
                                                             size_t *pBufferSizeInBytes);

/**
 * x := A^-1 x for each of batchCount pentadiagonal systems of m rows, whose elements alternate: row i of system s is at
 * i * batchCount + s. ds, dl, d, du and dw are the elements two below, one below, on, one above and two above the
 * diagonal; those outside the matrix are not used, and none is changed. algo is 0. A pivot of zero gives infinities or NaN.
 * Asynchronous.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for another algo, m or batchCount < 0, NULL, a pBuffer not at a multiple of 128
 * bytes.
 */
cusparseStatus_t cusparseSgpsvInterleavedBatch(cusparseHandle_t handle,
                                               int algo,
                                               int m,
                                               float *ds,
                                               float *dl,
                                               float *d,
                                               float *du,
                                               float *dw,
                                               float *x,
                                               int batchCount,
                                               void *pBuffer);

/**
 * x := A^-1 x for each of batchCount pentadiagonal systems of m rows, whose elements alternate: row i of system s is at
 * i * batchCount + s. ds, dl, d, du and dw are the elements two below, one below, on, one above and two above the
 * diagonal; those outside the matrix are not used, and none is changed. algo is 0. A pivot of zero gives infinities or NaN.
 * Asynchronous.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for another algo, m or batchCount < 0, NULL, a pBuffer not at a multiple of 128
 * bytes.
 */
cusparseStatus_t cusparseDgpsvInterleavedBatch(cusparseHandle_t handle,
                                               int algo,
                                               int m,
                                               double *ds,
                                               double *dl,
                                               double *d,
                                               double *du,
                                               double *dw,
                                               double *x,
                                               int batchCount,
                                               void *pBuffer);

/**
 * x := A^-1 x for each of batchCount pentadiagonal systems of m rows, whose elements alternate: row i of system s is at
 * i * batchCount + s. ds, dl, d, du and dw are the elements two below, one below, on, one above and two above the
 * diagonal; those outside the matrix are not used, and none is changed. algo is 0. A pivot of zero gives infinities or NaN.
 * Asynchronous.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for another algo, m or batchCount < 0, NULL, a pBuffer not at a multiple of 128
 * bytes.
 */
cusparseStatus_t cusparseCgpsvInterleavedBatch(cusparseHandle_t handle,
                                               int algo,
                                               int m,
                                               cuComplex *ds,
                                               cuComplex *dl,
                                               cuComplex *d,
                                               cuComplex *du,
                                               cuComplex *dw,
                                               cuComplex *x,
                                               int batchCount,
                                               void *pBuffer);

/**
 * x := A^-1 x for each of batchCount pentadiagonal systems of m rows, whose elements alternate: row i of system s is at
 * i * batchCount + s. ds, dl, d, du and dw are the elements two below, one below, on, one above and two above the
 * diagonal; those outside the matrix are not used, and none is changed. algo is 0. A pivot of zero gives infinities or NaN.
 * Asynchronous.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for another algo, m or batchCount < 0, NULL, a pBuffer not at a multiple of 128
 * bytes.
 */
cusparseStatus_t cusparseZgpsvInterleavedBatch(cusparseHandle_t handle,
                                               int algo,
                                               int m,
                                               cuDoubleComplex *ds,
                                               cuDoubleComplex *dl,
                                               cuDoubleComplex *d,
                                               cuDoubleComplex *du,
                                               cuDoubleComplex *dw,
                                               cuDoubleComplex *x,
                                               int batchCount,
                                               void *pBuffer);

/** Creates a handle of settings of a pruning by percentage. There are none. */
cusparseStatus_t cusparseCreatePruneInfo(pruneInfo_t *info);

/** Destroys such a handle. NULL is accepted. */
cusparseStatus_t cusparseDestroyPruneInfo(pruneInfo_t info);

/** Creates a handle of settings of a graph colouring. */
cusparseStatus_t cusparseCreateColorInfo(cusparseColorInfo_t *info);

/** Destroys such a handle. NULL is accepted. */
cusparseStatus_t cusparseDestroyColorInfo(cusparseColorInfo_t info);

/** Keeps the algorithm of a colouring. */
cusparseStatus_t cusparseSetColorAlgs(cusparseColorInfo_t info, cusparseColorAlg_t alg);

/** Stores the algorithm of a colouring. */
cusparseStatus_t cusparseGetColorAlgs(cusparseColorInfo_t info, cusparseColorAlg_t *alg);

/**
 * Stores how many bytes pruneCsr2csr, or its Nnz, wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseSpruneCsr2csr_bufferSizeExt(cusparseHandle_t handle,
                                                     int m,
                                                     int n,
                                                     int nnzA,
                                                     cusparseMatDescr_t descrA,
                                                     const float *csrSortedValA,
                                                     const int *csrSortedRowPtrA,
                                                     const int *csrSortedColIndA,
                                                     const float *threshold,
                                                     cusparseMatDescr_t descrC,
                                                     const float *csrSortedValC,
                                                     const int *csrSortedRowPtrC,
                                                     const int *csrSortedColIndC,
                                                     size_t *pBufferSizeInBytes);

/**
 * Stores how many bytes pruneCsr2csr, or its Nnz, wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseDpruneCsr2csr_bufferSizeExt(cusparseHandle_t handle,
                                                     int m,
                                                     int n,
                                                     int nnzA,
                                                     cusparseMatDescr_t descrA,
                                                     const double *csrSortedValA,
                                                     const int *csrSortedRowPtrA,
                                                     const int *csrSortedColIndA,
                                                     const double *threshold,
                                                     cusparseMatDescr_t descrC,
                                                     const double *csrSortedValC,
                                                     const int *csrSortedRowPtrC,
                                                     const int *csrSortedColIndC,
                                                     size_t *pBufferSizeInBytes);

/**
 * The m + 1 offsets of the elements of an m x n matrix A by compressed rows, whose modulus exceeds
 * *threshold, which is not negative and is where the pointer mode says.
 * Their number goes to host memory (the call waits) or, in that pointer mode, to device memory (the call does not
 * wait). A NaN stays.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them,
 * no such descriptor, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseSpruneCsr2csrNnz(cusparseHandle_t handle,
                                          int m,
                                          int n,
                                          int nnzA,
                                          cusparseMatDescr_t descrA,
                                          const float *csrSortedValA,
                                          const int *csrSortedRowPtrA,
                                          const int *csrSortedColIndA,
                                          const float *threshold,
                                          cusparseMatDescr_t descrC,
                                          int *csrSortedRowPtrC,
                                          int *nnzTotalDevHostPtr,
                                          void *pBuffer);

/**
 * The m + 1 offsets of the elements of an m x n matrix A by compressed rows, whose modulus exceeds
 * *threshold, which is not negative and is where the pointer mode says.
 * Their number goes to host memory (the call waits) or, in that pointer mode, to device memory (the call does not
 * wait). A NaN stays.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them,
 * no such descriptor, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseDpruneCsr2csrNnz(cusparseHandle_t handle,
                                          int m,
                                          int n,
                                          int nnzA,
                                          cusparseMatDescr_t descrA,
                                          const double *csrSortedValA,
                                          const int *csrSortedRowPtrA,
                                          const int *csrSortedColIndA,
                                          const double *threshold,
                                          cusparseMatDescr_t descrC,
                                          int *csrSortedRowPtrC,
                                          int *nnzTotalDevHostPtr,
                                          void *pBuffer);

/**
 * The elements of an m x n matrix A by compressed rows, whose modulus exceeds
 * *threshold, which is not negative and is where the pointer mode says.
 * C's offsets are those that pruneCsr2csrNnz found. Asynchronous. Other offsets are a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them,
 * no such descriptor, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseSpruneCsr2csr(cusparseHandle_t handle,
                                       int m,
                                       int n,
                                       int nnzA,
                                       cusparseMatDescr_t descrA,
                                       const float *csrSortedValA,
                                       const int *csrSortedRowPtrA,
                                       const int *csrSortedColIndA,
                                       const float *threshold,
                                       cusparseMatDescr_t descrC,
                                       float *csrSortedValC,
                                       const int *csrSortedRowPtrC,
                                       int *csrSortedColIndC,
                                       void *pBuffer);

/**
 * The elements of an m x n matrix A by compressed rows, whose modulus exceeds
 * *threshold, which is not negative and is where the pointer mode says.
 * C's offsets are those that pruneCsr2csrNnz found. Asynchronous. Other offsets are a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them,
 * no such descriptor, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseDpruneCsr2csr(cusparseHandle_t handle,
                                       int m,
                                       int n,
                                       int nnzA,
                                       cusparseMatDescr_t descrA,
                                       const double *csrSortedValA,
                                       const int *csrSortedRowPtrA,
                                       const int *csrSortedColIndA,
                                       const double *threshold,
                                       cusparseMatDescr_t descrC,
                                       double *csrSortedValC,
                                       const int *csrSortedRowPtrC,
                                       int *csrSortedColIndC,
                                       void *pBuffer);

/**
 * Stores how many bytes pruneCsr2csrByPercentage, or its Nnz, wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseSpruneCsr2csrByPercentage_bufferSizeExt(cusparseHandle_t handle,
                                                                 int m,
                                                                 int n,
                                                                 int nnzA,
                                                                 cusparseMatDescr_t descrA,
                                                                 const float *csrSortedValA,
                                                                 const int *csrSortedRowPtrA,
                                                                 const int *csrSortedColIndA,
                                                                 float percentage,
                                                                 cusparseMatDescr_t descrC,
                                                                 const float *csrSortedValC,
                                                                 const int *csrSortedRowPtrC,
                                                                 const int *csrSortedColIndC,
                                                                 pruneInfo_t info,
                                                                 size_t *pBufferSizeInBytes);

/**
 * Stores how many bytes pruneCsr2csrByPercentage, or its Nnz, wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseDpruneCsr2csrByPercentage_bufferSizeExt(cusparseHandle_t handle,
                                                                 int m,
                                                                 int n,
                                                                 int nnzA,
                                                                 cusparseMatDescr_t descrA,
                                                                 const double *csrSortedValA,
                                                                 const int *csrSortedRowPtrA,
                                                                 const int *csrSortedColIndA,
                                                                 float percentage,
                                                                 cusparseMatDescr_t descrC,
                                                                 const double *csrSortedValC,
                                                                 const int *csrSortedRowPtrC,
                                                                 const int *csrSortedColIndC,
                                                                 pruneInfo_t info,
                                                                 size_t *pBufferSizeInBytes);

/**
 * The m + 1 offsets of the elements of an m x n matrix A by compressed rows, a percentage of whose
 * elements, from 0 to 100, is dropped: all that do not exceed the modulus at that part of their ascending order.
 * Their number goes to host memory (the call waits) or, in that pointer mode, to device memory (the call does not
 * wait). A NaN stays.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them,
 * no such descriptor or info, a percentage outside 0 to 100, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseSpruneCsr2csrNnzByPercentage(cusparseHandle_t handle,
                                                      int m,
                                                      int n,
                                                      int nnzA,
                                                      cusparseMatDescr_t descrA,
                                                      const float *csrSortedValA,
                                                      const int *csrSortedRowPtrA,
                                                      const int *csrSortedColIndA,
                                                      float percentage,
                                                      cusparseMatDescr_t descrC,
                                                      int *csrSortedRowPtrC,
                                                      int *nnzTotalDevHostPtr,
                                                      pruneInfo_t info,
                                                      void *pBuffer);

/**
 * The m + 1 offsets of the elements of an m x n matrix A by compressed rows, a percentage of whose
 * elements, from 0 to 100, is dropped: all that do not exceed the modulus at that part of their ascending order.
 * Their number goes to host memory (the call waits) or, in that pointer mode, to device memory (the call does not
 * wait). A NaN stays.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them,
 * no such descriptor or info, a percentage outside 0 to 100, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseDpruneCsr2csrNnzByPercentage(cusparseHandle_t handle,
                                                      int m,
                                                      int n,
                                                      int nnzA,
                                                      cusparseMatDescr_t descrA,
                                                      const double *csrSortedValA,
                                                      const int *csrSortedRowPtrA,
                                                      const int *csrSortedColIndA,
                                                      float percentage,
                                                      cusparseMatDescr_t descrC,
                                                      int *csrSortedRowPtrC,
                                                      int *nnzTotalDevHostPtr,
                                                      pruneInfo_t info,
                                                      void *pBuffer);

/**
 * The elements of an m x n matrix A by compressed rows, a percentage of whose
 * elements, from 0 to 100, is dropped: all that do not exceed the modulus at that part of their ascending order.
 * C's offsets are those that pruneCsr2csrNnzByPercentage found. Asynchronous. Other offsets are a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them,
 * no such descriptor or info, a percentage outside 0 to 100, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseSpruneCsr2csrByPercentage(cusparseHandle_t handle,
                                                   int m,
                                                   int n,
                                                   int nnzA,
                                                   cusparseMatDescr_t descrA,
                                                   const float *csrSortedValA,
                                                   const int *csrSortedRowPtrA,
                                                   const int *csrSortedColIndA,
                                                   float percentage,
                                                   cusparseMatDescr_t descrC,
                                                   float *csrSortedValC,
                                                   const int *csrSortedRowPtrC,
                                                   int *csrSortedColIndC,
                                                   pruneInfo_t info,
                                                   void *pBuffer);

/**
 * The elements of an m x n matrix A by compressed rows, a percentage of whose
 * elements, from 0 to 100, is dropped: all that do not exceed the modulus at that part of their ascending order.
 * C's offsets are those that pruneCsr2csrNnzByPercentage found. Asynchronous. Other offsets are a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them,
 * no such descriptor or info, a percentage outside 0 to 100, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseDpruneCsr2csrByPercentage(cusparseHandle_t handle,
                                                   int m,
                                                   int n,
                                                   int nnzA,
                                                   cusparseMatDescr_t descrA,
                                                   const double *csrSortedValA,
                                                   const int *csrSortedRowPtrA,
                                                   const int *csrSortedColIndA,
                                                   float percentage,
                                                   cusparseMatDescr_t descrC,
                                                   double *csrSortedValC,
                                                   const int *csrSortedRowPtrC,
                                                   int *csrSortedColIndC,
                                                   pruneInfo_t info,
                                                   void *pBuffer);

/**
 * Stores how many bytes pruneDense2csr, or its Nnz, wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseSpruneDense2csr_bufferSizeExt(cusparseHandle_t handle,
                                                       int m,
                                                       int n,
                                                       const float *A,
                                                       int lda,
                                                       const float *threshold,
                                                       cusparseMatDescr_t descrC,
                                                       const float *csrSortedValC,
                                                       const int *csrSortedRowPtrC,
                                                       const int *csrSortedColIndC,
                                                       size_t *pBufferSizeInBytes);

/**
 * Stores how many bytes pruneDense2csr, or its Nnz, wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseDpruneDense2csr_bufferSizeExt(cusparseHandle_t handle,
                                                       int m,
                                                       int n,
                                                       const double *A,
                                                       int lda,
                                                       const double *threshold,
                                                       cusparseMatDescr_t descrC,
                                                       const double *csrSortedValC,
                                                       const int *csrSortedRowPtrC,
                                                       const int *csrSortedColIndC,
                                                       size_t *pBufferSizeInBytes);

/**
 * The m + 1 offsets of the elements of an m x n matrix A by columns, whose modulus exceeds
 * *threshold, which is not negative and is where the pointer mode says.
 * Their number goes to host memory (the call waits) or, in that pointer mode, to device memory (the call does not
 * wait). A NaN stays.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, lda < max(1, m),
 * no such descriptor, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseSpruneDense2csrNnz(cusparseHandle_t handle,
                                            int m,
                                            int n,
                                            const float *A,
                                            int lda,
                                            const float *threshold,
                                            cusparseMatDescr_t descrC,
                                            int *csrSortedRowPtrC,
                                            int *nnzTotalDevHostPtr,
                                            void *pBuffer);

/**
 * The m + 1 offsets of the elements of an m x n matrix A by columns, whose modulus exceeds
 * *threshold, which is not negative and is where the pointer mode says.
 * Their number goes to host memory (the call waits) or, in that pointer mode, to device memory (the call does not
 * wait). A NaN stays.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, lda < max(1, m),
 * no such descriptor, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseDpruneDense2csrNnz(cusparseHandle_t handle,
                                            int m,
                                            int n,
                                            const double *A,
                                            int lda,
                                            const double *threshold,
                                            cusparseMatDescr_t descrC,
                                            int *csrSortedRowPtrC,
                                            int *nnzTotalDevHostPtr,
                                            void *pBuffer);

/**
 * The elements of an m x n matrix A by columns, whose modulus exceeds
 * *threshold, which is not negative and is where the pointer mode says.
 * C's offsets are those that pruneDense2csrNnz found. Asynchronous. Other offsets are a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, lda < max(1, m),
 * no such descriptor, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseSpruneDense2csr(cusparseHandle_t handle,
                                         int m,
                                         int n,
                                         const float *A,
                                         int lda,
                                         const float *threshold,
                                         cusparseMatDescr_t descrC,
                                         float *csrSortedValC,
                                         const int *csrSortedRowPtrC,
                                         int *csrSortedColIndC,
                                         void *pBuffer);

/**
 * The elements of an m x n matrix A by columns, whose modulus exceeds
 * *threshold, which is not negative and is where the pointer mode says.
 * C's offsets are those that pruneDense2csrNnz found. Asynchronous. Other offsets are a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, lda < max(1, m),
 * no such descriptor, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseDpruneDense2csr(cusparseHandle_t handle,
                                         int m,
                                         int n,
                                         const double *A,
                                         int lda,
                                         const double *threshold,
                                         cusparseMatDescr_t descrC,
                                         double *csrSortedValC,
                                         const int *csrSortedRowPtrC,
                                         int *csrSortedColIndC,
                                         void *pBuffer);

/**
 * Stores how many bytes pruneDense2csrByPercentage, or its Nnz, wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseSpruneDense2csrByPercentage_bufferSizeExt(cusparseHandle_t handle,
                                                                   int m,
                                                                   int n,
                                                                   const float *A,
                                                                   int lda,
                                                                   float percentage,
                                                                   cusparseMatDescr_t descrC,
                                                                   const float *csrSortedValC,
                                                                   const int *csrSortedRowPtrC,
                                                                   const int *csrSortedColIndC,
                                                                   pruneInfo_t info,
                                                                   size_t *pBufferSizeInBytes);

/**
 * Stores how many bytes pruneDense2csrByPercentage, or its Nnz, wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseDpruneDense2csrByPercentage_bufferSizeExt(cusparseHandle_t handle,
                                                                   int m,
                                                                   int n,
                                                                   const double *A,
                                                                   int lda,
                                                                   float percentage,
                                                                   cusparseMatDescr_t descrC,
                                                                   const double *csrSortedValC,
                                                                   const int *csrSortedRowPtrC,
                                                                   const int *csrSortedColIndC,
                                                                   pruneInfo_t info,
                                                                   size_t *pBufferSizeInBytes);

/**
 * The m + 1 offsets of the elements of an m x n matrix A by columns, a percentage of whose
 * elements, from 0 to 100, is dropped: all that do not exceed the modulus at that part of their ascending order.
 * Their number goes to host memory (the call waits) or, in that pointer mode, to device memory (the call does not
 * wait). A NaN stays.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, lda < max(1, m),
 * no such descriptor or info, a percentage outside 0 to 100, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseSpruneDense2csrNnzByPercentage(cusparseHandle_t handle,
                                                        int m,
                                                        int n,
                                                        const float *A,
                                                        int lda,
                                                        float percentage,
                                                        cusparseMatDescr_t descrC,
                                                        int *csrRowPtrC,
                                                        int *nnzTotalDevHostPtr,
                                                        pruneInfo_t info,
                                                        void *pBuffer);

/**
 * The m + 1 offsets of the elements of an m x n matrix A by columns, a percentage of whose
 * elements, from 0 to 100, is dropped: all that do not exceed the modulus at that part of their ascending order.
 * Their number goes to host memory (the call waits) or, in that pointer mode, to device memory (the call does not
 * wait). A NaN stays.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, lda < max(1, m),
 * no such descriptor or info, a percentage outside 0 to 100, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseDpruneDense2csrNnzByPercentage(cusparseHandle_t handle,
                                                        int m,
                                                        int n,
                                                        const double *A,
                                                        int lda,
                                                        float percentage,
                                                        cusparseMatDescr_t descrC,
                                                        int *csrRowPtrC,
                                                        int *nnzTotalDevHostPtr,
                                                        pruneInfo_t info,
                                                        void *pBuffer);

/**
 * The elements of an m x n matrix A by columns, a percentage of whose
 * elements, from 0 to 100, is dropped: all that do not exceed the modulus at that part of their ascending order.
 * C's offsets are those that pruneDense2csrNnzByPercentage found. Asynchronous. Other offsets are a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, lda < max(1, m),
 * no such descriptor or info, a percentage outside 0 to 100, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseSpruneDense2csrByPercentage(cusparseHandle_t handle,
                                                     int m,
                                                     int n,
                                                     const float *A,
                                                     int lda,
                                                     float percentage,
                                                     cusparseMatDescr_t descrC,
                                                     float *csrSortedValC,
                                                     const int *csrSortedRowPtrC,
                                                     int *csrSortedColIndC,
                                                     pruneInfo_t info,
                                                     void *pBuffer);

/**
 * The elements of an m x n matrix A by columns, a percentage of whose
 * elements, from 0 to 100, is dropped: all that do not exceed the modulus at that part of their ascending order.
 * C's offsets are those that pruneDense2csrNnzByPercentage found. Asynchronous. Other offsets are a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, lda < max(1, m),
 * no such descriptor or info, a percentage outside 0 to 100, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseDpruneDense2csrByPercentage(cusparseHandle_t handle,
                                                     int m,
                                                     int n,
                                                     const double *A,
                                                     int lda,
                                                     float percentage,
                                                     cusparseMatDescr_t descrC,
                                                     double *csrSortedValC,
                                                     const int *csrSortedRowPtrC,
                                                     int *csrSortedColIndC,
                                                     pruneInfo_t info,
                                                     void *pBuffer);

/**
 * Writes 0, 1, ... n - 1 to p. Asynchronous.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them.
 */
cusparseStatus_t cusparseCreateIdentityPermutation(cusparseHandle_t handle, int n, int *p);

/**
 * Stores how many bytes cusparseXcoosortByRow or -ByColumn wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseXcoosort_bufferSizeExt(cusparseHandle_t handle,
                                                int m,
                                                int n,
                                                int nnz,
                                                const int *_cooRowsA,
                                                const int *_cooColsA,
                                                size_t *pBufferSizeInBytes);

/**
 * Stores how many bytes cusparseXcsrsort wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseXcsrsort_bufferSizeExt(cusparseHandle_t handle,
                                                int m,
                                                int n,
                                                int nnz,
                                                const int *_csrRowPtrA,
                                                const int *_csrColIndA,
                                                size_t *pBufferSizeInBytes);

/**
 * Stores how many bytes cusparseXcscsort wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseXcscsort_bufferSizeExt(cusparseHandle_t handle,
                                                int m,
                                                int n,
                                                int nnz,
                                                const int *_cscColPtrA,
                                                const int *_cscRowIndA,
                                                size_t *pBufferSizeInBytes);

/**
 * Sorts nnz coordinates by rows, and by columns in each. P, unless NULL, is reordered as the entries are; numbers from 0 on
 * become the permutation, with which cusparse<t>gthr sorts the values. Entries at one place keep their order. Asynchronous.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseXcoosortByRow(cusparseHandle_t handle,
                                       int m,
                                       int n,
                                       int nnz,
                                       int *cooRowsA,
                                       int *cooColsA,
                                       int *P,
                                       void *pBuffer);

/**
 * Sorts nnz coordinates by columns, and by rows in each. P, unless NULL, is reordered as the entries are; numbers from 0 on
 * become the permutation, with which cusparse<t>gthr sorts the values. Entries at one place keep their order. Asynchronous.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseXcoosortByColumn(cusparseHandle_t handle,
                                          int m,
                                          int n,
                                          int nnz,
                                          int *cooRowsA,
                                          int *cooColsA,
                                          int *P,
                                          void *pBuffer);

/**
 * Sorts the columns of each row of a compressed matrix. P, unless NULL, is reordered as the entries are; numbers from 0 on
 * become the permutation, with which cusparse<t>gthr sorts the values. Entries at one place keep their order. Asynchronous.
 *
 * Offsets that are not sound are a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, no such
 * descriptor, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseXcsrsort(cusparseHandle_t handle,
                                  int m,
                                  int n,
                                  int nnz,
                                  cusparseMatDescr_t descrA,
                                  const int *csrRowPtrA,
                                  int *csrColIndA,
                                  int *P,
                                  void *pBuffer);

/**
 * Sorts the rows of each column of a compressed matrix. P, unless NULL, is reordered as the entries are; numbers from 0 on
 * become the permutation, with which cusparse<t>gthr sorts the values. Entries at one place keep their order. Asynchronous.
 *
 * Offsets that are not sound are a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, no such
 * descriptor, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseXcscsort(cusparseHandle_t handle,
                                  int m,
                                  int n,
                                  int nnz,
                                  cusparseMatDescr_t descrA,
                                  const int *cscColPtrA,
                                  int *cscRowIndA,
                                  int *P,
                                  void *pBuffer);

/** Creates what the permutation of a sorted matrix is kept in. */
cusparseStatus_t cusparseCreateCsru2csrInfo(csru2csrInfo_t *info);

/** Destroys it. Work that was queued with it is not affected. NULL is accepted. */
cusparseStatus_t cusparseDestroyCsru2csrInfo(csru2csrInfo_t info);

/**
 * Stores how many bytes csru2csr, or csr2csru, wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseScsru2csr_bufferSizeExt(cusparseHandle_t handle,
                                                 int m,
                                                 int n,
                                                 int nnz,
                                                 float *csrVal,
                                                 const int *csrRowPtr,
                                                 int *csrColInd,
                                                 csru2csrInfo_t info,
                                                 size_t *pBufferSizeInBytes);

/**
 * Stores how many bytes csru2csr, or csr2csru, wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseDcsru2csr_bufferSizeExt(cusparseHandle_t handle,
                                                 int m,
                                                 int n,
                                                 int nnz,
                                                 double *csrVal,
                                                 const int *csrRowPtr,
                                                 int *csrColInd,
                                                 csru2csrInfo_t info,
                                                 size_t *pBufferSizeInBytes);

/**
 * Stores how many bytes csru2csr, or csr2csru, wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseCcsru2csr_bufferSizeExt(cusparseHandle_t handle,
                                                 int m,
                                                 int n,
                                                 int nnz,
                                                 cuComplex *csrVal,
                                                 const int *csrRowPtr,
                                                 int *csrColInd,
                                                 csru2csrInfo_t info,
                                                 size_t *pBufferSizeInBytes);

/**
 * Stores how many bytes csru2csr, or csr2csru, wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseZcsru2csr_bufferSizeExt(cusparseHandle_t handle,
                                                 int m,
                                                 int n,
                                                 int nnz,
                                                 cuDoubleComplex *csrVal,
                                                 const int *csrRowPtr,
                                                 int *csrColInd,
                                                 csru2csrInfo_t info,
                                                 size_t *pBufferSizeInBytes);

/**
 * Sorts the columns of each row of a compressed matrix with their values, and keeps in `info` how. Asynchronous.
 * Offsets that are not sound are a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, no such
 * descriptor or info, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseScsru2csr(cusparseHandle_t handle,
                                   int m,
                                   int n,
                                   int nnz,
                                   cusparseMatDescr_t descrA,
                                   float *csrVal,
                                   const int *csrRowPtr,
                                   int *csrColInd,
                                   csru2csrInfo_t info,
                                   void *pBuffer);

/**
 * Sorts the columns of each row of a compressed matrix with their values, and keeps in `info` how. Asynchronous.
 * Offsets that are not sound are a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, no such
 * descriptor or info, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseDcsru2csr(cusparseHandle_t handle,
                                   int m,
                                   int n,
                                   int nnz,
                                   cusparseMatDescr_t descrA,
                                   double *csrVal,
                                   const int *csrRowPtr,
                                   int *csrColInd,
                                   csru2csrInfo_t info,
                                   void *pBuffer);

/**
 * Sorts the columns of each row of a compressed matrix with their values, and keeps in `info` how. Asynchronous.
 * Offsets that are not sound are a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, no such
 * descriptor or info, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseCcsru2csr(cusparseHandle_t handle,
                                   int m,
                                   int n,
                                   int nnz,
                                   cusparseMatDescr_t descrA,
                                   cuComplex *csrVal,
                                   const int *csrRowPtr,
                                   int *csrColInd,
                                   csru2csrInfo_t info,
                                   void *pBuffer);

/**
 * Sorts the columns of each row of a compressed matrix with their values, and keeps in `info` how. Asynchronous.
 * Offsets that are not sound are a failure of the stream.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, no such
 * descriptor or info, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseZcsru2csr(cusparseHandle_t handle,
                                   int m,
                                   int n,
                                   int nnz,
                                   cusparseMatDescr_t descrA,
                                   cuDoubleComplex *csrVal,
                                   const int *csrRowPtr,
                                   int *csrColInd,
                                   csru2csrInfo_t info,
                                   void *pBuffer);

/**
 * Puts the columns and values of a compressed matrix back to where they were before cusparse<t>csru2csr with this
 * info and as many rows and entries. Asynchronous.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, no such
 * descriptor or info, an info that nothing was sorted with, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseScsr2csru(cusparseHandle_t handle,
                                   int m,
                                   int n,
                                   int nnz,
                                   cusparseMatDescr_t descrA,
                                   float *csrVal,
                                   const int *csrRowPtr,
                                   int *csrColInd,
                                   csru2csrInfo_t info,
                                   void *pBuffer);

/**
 * Puts the columns and values of a compressed matrix back to where they were before cusparse<t>csru2csr with this
 * info and as many rows and entries. Asynchronous.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, no such
 * descriptor or info, an info that nothing was sorted with, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseDcsr2csru(cusparseHandle_t handle,
                                   int m,
                                   int n,
                                   int nnz,
                                   cusparseMatDescr_t descrA,
                                   double *csrVal,
                                   const int *csrRowPtr,
                                   int *csrColInd,
                                   csru2csrInfo_t info,
                                   void *pBuffer);

/**
 * Puts the columns and values of a compressed matrix back to where they were before cusparse<t>csru2csr with this
 * info and as many rows and entries. Asynchronous.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, no such
 * descriptor or info, an info that nothing was sorted with, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseCcsr2csru(cusparseHandle_t handle,
                                   int m,
                                   int n,
                                   int nnz,
                                   cusparseMatDescr_t descrA,
                                   cuComplex *csrVal,
                                   const int *csrRowPtr,
                                   int *csrColInd,
                                   csru2csrInfo_t info,
                                   void *pBuffer);

/**
 * Puts the columns and values of a compressed matrix back to where they were before cusparse<t>csru2csr with this
 * info and as many rows and entries. Asynchronous.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, no such
 * descriptor or info, an info that nothing was sorted with, a pBuffer not at a multiple of 128 bytes.
 */
cusparseStatus_t cusparseZcsr2csru(cusparseHandle_t handle,
                                   int m,
                                   int n,
                                   int nnz,
                                   cusparseMatDescr_t descrA,
                                   cuDoubleComplex *csrVal,
                                   const int *csrRowPtr,
                                   int *csrColInd,
                                   csru2csrInfo_t info,
                                   void *pBuffer);

/**
 * y := y + alpha x for a sparse x and a dense y; alpha as the pointer mode says. xVal and xInd have nnz elements; y has as many as
 * the indices ask for. Asynchronous. A negative index is a failure of the stream.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, another idxBase.
 */
cusparseStatus_t cusparseSaxpyi(cusparseHandle_t handle,
                                int nnz,
                                const float *alpha,
                                const float *xVal,
                                const int *xInd,
                                float *y,
                                cusparseIndexBase_t idxBase);

/**
 * y := y + alpha x for a sparse x and a dense y; alpha as the pointer mode says. xVal and xInd have nnz elements; y has as many as
 * the indices ask for. Asynchronous. A negative index is a failure of the stream.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, another idxBase.
 */
cusparseStatus_t cusparseDaxpyi(cusparseHandle_t handle,
                                int nnz,
                                const double *alpha,
                                const double *xVal,
                                const int *xInd,
                                double *y,
                                cusparseIndexBase_t idxBase);

/**
 * y := y + alpha x for a sparse x and a dense y; alpha as the pointer mode says. xVal and xInd have nnz elements; y has as many as
 * the indices ask for. Asynchronous. A negative index is a failure of the stream.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, another idxBase.
 */
cusparseStatus_t cusparseCaxpyi(cusparseHandle_t handle,
                                int nnz,
                                const cuComplex *alpha,
                                const cuComplex *xVal,
                                const int *xInd,
                                cuComplex *y,
                                cusparseIndexBase_t idxBase);

/**
 * y := y + alpha x for a sparse x and a dense y; alpha as the pointer mode says. xVal and xInd have nnz elements; y has as many as
 * the indices ask for. Asynchronous. A negative index is a failure of the stream.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, another idxBase.
 */
cusparseStatus_t cusparseZaxpyi(cusparseHandle_t handle,
                                int nnz,
                                const cuDoubleComplex *alpha,
                                const cuDoubleComplex *xVal,
                                const int *xInd,
                                cuDoubleComplex *y,
                                cusparseIndexBase_t idxBase);

/**
 * x := y where a sparse x has entries. xVal and xInd have nnz elements; y has as many as
 * the indices ask for. Asynchronous. A negative index is a failure of the stream.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, another idxBase.
 */
cusparseStatus_t cusparseSgthr(cusparseHandle_t handle,
                               int nnz,
                               const float *y,
                               float *xVal,
                               const int *xInd,
                               cusparseIndexBase_t idxBase);

/**
 * x := y where a sparse x has entries. xVal and xInd have nnz elements; y has as many as
 * the indices ask for. Asynchronous. A negative index is a failure of the stream.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, another idxBase.
 */
cusparseStatus_t cusparseDgthr(cusparseHandle_t handle,
                               int nnz,
                               const double *y,
                               double *xVal,
                               const int *xInd,
                               cusparseIndexBase_t idxBase);

/**
 * x := y where a sparse x has entries. xVal and xInd have nnz elements; y has as many as
 * the indices ask for. Asynchronous. A negative index is a failure of the stream.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, another idxBase.
 */
cusparseStatus_t cusparseCgthr(cusparseHandle_t handle,
                               int nnz,
                               const cuComplex *y,
                               cuComplex *xVal,
                               const int *xInd,
                               cusparseIndexBase_t idxBase);

/**
 * x := y where a sparse x has entries. xVal and xInd have nnz elements; y has as many as
 * the indices ask for. Asynchronous. A negative index is a failure of the stream.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, another idxBase.
 */
cusparseStatus_t cusparseZgthr(cusparseHandle_t handle,
                               int nnz,
                               const cuDoubleComplex *y,
                               cuDoubleComplex *xVal,
                               const int *xInd,
                               cusparseIndexBase_t idxBase);

/**
 * x := y where a sparse x has entries, and zeros in their place in y. xVal and xInd have nnz elements; y has as many as
 * the indices ask for. Asynchronous. A negative index is a failure of the stream.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, another idxBase.
 */
cusparseStatus_t cusparseSgthrz(cusparseHandle_t handle,
                                int nnz,
                                float *y,
                                float *xVal,
                                const int *xInd,
                                cusparseIndexBase_t idxBase);

/**
 * x := y where a sparse x has entries, and zeros in their place in y. xVal and xInd have nnz elements; y has as many as
 * the indices ask for. Asynchronous. A negative index is a failure of the stream.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, another idxBase.
 */
cusparseStatus_t cusparseDgthrz(cusparseHandle_t handle,
                                int nnz,
                                double *y,
                                double *xVal,
                                const int *xInd,
                                cusparseIndexBase_t idxBase);

/**
 * x := y where a sparse x has entries, and zeros in their place in y. xVal and xInd have nnz elements; y has as many as
 * the indices ask for. Asynchronous. A negative index is a failure of the stream.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, another idxBase.
 */
cusparseStatus_t cusparseCgthrz(cusparseHandle_t handle,
                                int nnz,
                                cuComplex *y,
                                cuComplex *xVal,
                                const int *xInd,
                                cusparseIndexBase_t idxBase);

/**
 * x := y where a sparse x has entries, and zeros in their place in y. xVal and xInd have nnz elements; y has as many as
 * the indices ask for. Asynchronous. A negative index is a failure of the stream.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, another idxBase.
 */
cusparseStatus_t cusparseZgthrz(cusparseHandle_t handle,
                                int nnz,
                                cuDoubleComplex *y,
                                cuDoubleComplex *xVal,
                                const int *xInd,
                                cusparseIndexBase_t idxBase);

/**
 * y := x where a sparse x has entries; of those at one index the last one counts. xVal and xInd have nnz elements; y has as many as
 * the indices ask for. Asynchronous. A negative index is a failure of the stream.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, another idxBase.
 */
cusparseStatus_t cusparseSsctr(cusparseHandle_t handle,
                               int nnz,
                               const float *xVal,
                               const int *xInd,
                               float *y,
                               cusparseIndexBase_t idxBase);

/**
 * y := x where a sparse x has entries; of those at one index the last one counts. xVal and xInd have nnz elements; y has as many as
 * the indices ask for. Asynchronous. A negative index is a failure of the stream.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, another idxBase.
 */
cusparseStatus_t cusparseDsctr(cusparseHandle_t handle,
                               int nnz,
                               const double *xVal,
                               const int *xInd,
                               double *y,
                               cusparseIndexBase_t idxBase);

/**
 * y := x where a sparse x has entries; of those at one index the last one counts. xVal and xInd have nnz elements; y has as many as
 * the indices ask for. Asynchronous. A negative index is a failure of the stream.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, another idxBase.
 */
cusparseStatus_t cusparseCsctr(cusparseHandle_t handle,
                               int nnz,
                               const cuComplex *xVal,
                               const int *xInd,
                               cuComplex *y,
                               cusparseIndexBase_t idxBase);

/**
 * y := x where a sparse x has entries; of those at one index the last one counts. xVal and xInd have nnz elements; y has as many as
 * the indices ask for. Asynchronous. A negative index is a failure of the stream.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, another idxBase.
 */
cusparseStatus_t cusparseZsctr(cusparseHandle_t handle,
                               int nnz,
                               const cuDoubleComplex *xVal,
                               const int *xInd,
                               cuDoubleComplex *y,
                               cusparseIndexBase_t idxBase);

/**
 * (x, y) := (c x + s y, c y - s x) where a sparse x has entries; c and s as the pointer mode says. xVal and xInd have nnz elements; y has as many as
 * the indices ask for. Asynchronous. A negative index is a failure of the stream.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, another idxBase.
 */
cusparseStatus_t cusparseSroti(cusparseHandle_t handle,
                               int nnz,
                               float *xVal,
                               const int *xInd,
                               float *y,
                               const float *c,
                               const float *s,
                               cusparseIndexBase_t idxBase);

/**
 * (x, y) := (c x + s y, c y - s x) where a sparse x has entries; c and s as the pointer mode says. xVal and xInd have nnz elements; y has as many as
 * the indices ask for. Asynchronous. A negative index is a failure of the stream.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, another idxBase.
 */
cusparseStatus_t cusparseDroti(cusparseHandle_t handle,
                               int nnz,
                               double *xVal,
                               const int *xInd,
                               double *y,
                               const double *c,
                               const double *s,
                               cusparseIndexBase_t idxBase);

/**
 * Stores how many bytes gemvi wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseSgemvi_bufferSize(cusparseHandle_t handle,
                                           cusparseOperation_t transA,
                                           int m,
                                           int n,
                                           int nnz,
                                           int *pBufferSize);

/**
 * Stores how many bytes gemvi wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseDgemvi_bufferSize(cusparseHandle_t handle,
                                           cusparseOperation_t transA,
                                           int m,
                                           int n,
                                           int nnz,
                                           int *pBufferSize);

/**
 * Stores how many bytes gemvi wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseCgemvi_bufferSize(cusparseHandle_t handle,
                                           cusparseOperation_t transA,
                                           int m,
                                           int n,
                                           int nnz,
                                           int *pBufferSize);

/**
 * Stores how many bytes gemvi wants as a buffer. Nothing is kept there, so it is a small number, and not
 * 0. No array is read.
 */
cusparseStatus_t cusparseZgemvi_bufferSize(cusparseHandle_t handle,
                                           cusparseOperation_t transA,
                                           int m,
                                           int n,
                                           int nnz,
                                           int *pBufferSize);

/**
 * y := alpha op(A) x + beta y for an m x n matrix A by columns and a sparse x with nnz entries; alpha and beta as
 * the pointer mode says. Asynchronous; pBuffer is not used. An index that names no column of op(A) is a failure of the
 * stream.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, lda < max(1, m), nnz larger than x is long, NULL arrays with something in
 * them, another transA or idxBase.
 */
cusparseStatus_t cusparseSgemvi(cusparseHandle_t handle,
                                cusparseOperation_t transA,
                                int m,
                                int n,
                                const float *alpha,
                                const float *A,
                                int lda,
                                int nnz,
                                const float *xVal,
                                const int *xInd,
                                const float *beta,
                                float *y,
                                cusparseIndexBase_t idxBase,
                                void *pBuffer);

/**
 * y := alpha op(A) x + beta y for an m x n matrix A by columns and a sparse x with nnz entries; alpha and beta as
 * the pointer mode says. Asynchronous; pBuffer is not used. An index that names no column of op(A) is a failure of the
 * stream.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, lda < max(1, m), nnz larger than x is long, NULL arrays with something in
 * them, another transA or idxBase.
 */
cusparseStatus_t cusparseDgemvi(cusparseHandle_t handle,
                                cusparseOperation_t transA,
                                int m,
                                int n,
                                const double *alpha,
                                const double *A,
                                int lda,
                                int nnz,
                                const double *xVal,
                                const int *xInd,
                                const double *beta,
                                double *y,
                                cusparseIndexBase_t idxBase,
                                void *pBuffer);

/**
 * y := alpha op(A) x + beta y for an m x n matrix A by columns and a sparse x with nnz entries; alpha and beta as
 * the pointer mode says. Asynchronous; pBuffer is not used. An index that names no column of op(A) is a failure of the
 * stream.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, lda < max(1, m), nnz larger than x is long, NULL arrays with something in
 * them, another transA or idxBase.
 */
cusparseStatus_t cusparseCgemvi(cusparseHandle_t handle,
                                cusparseOperation_t transA,
                                int m,
                                int n,
                                const cuComplex *alpha,
                                const cuComplex *A,
                                int lda,
                                int nnz,
                                const cuComplex *xVal,
                                const int *xInd,
                                const cuComplex *beta,
                                cuComplex *y,
                                cusparseIndexBase_t idxBase,
                                void *pBuffer);

/**
 * y := alpha op(A) x + beta y for an m x n matrix A by columns and a sparse x with nnz entries; alpha and beta as
 * the pointer mode says. Asynchronous; pBuffer is not used. An index that names no column of op(A) is a failure of the
 * stream.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, lda < max(1, m), nnz larger than x is long, NULL arrays with something in
 * them, another transA or idxBase.
 */
cusparseStatus_t cusparseZgemvi(cusparseHandle_t handle,
                                cusparseOperation_t transA,
                                int m,
                                int n,
                                const cuDoubleComplex *alpha,
                                const cuDoubleComplex *A,
                                int lda,
                                int nnz,
                                const cuDoubleComplex *xVal,
                                const int *xInd,
                                const cuDoubleComplex *beta,
                                cuDoubleComplex *y,
                                cusparseIndexBase_t idxBase,
                                void *pBuffer);

/**
 * C := alpha A B + beta C for an m x k matrix A and an m x n matrix C by columns, and a k x n matrix B by compressed
 * columns with nnz entries and indices from 0; alpha and beta as the pointer mode says. Asynchronous. A B that is
 * not sound is a failure of the stream.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, lda or ldc < max(1, m), NULL arrays with something in them.
 */
cusparseStatus_t cusparseSgemmi(cusparseHandle_t handle,
                                int m,
                                int n,
                                int k,
                                int nnz,
                                const float *alpha,
                                const float *A,
                                int lda,
                                const float *cscValB,
                                const int *cscColPtrB,
                                const int *cscRowIndB,
                                const float *beta,
                                float *C,
                                int ldc);

/**
 * C := alpha A B + beta C for an m x k matrix A and an m x n matrix C by columns, and a k x n matrix B by compressed
 * columns with nnz entries and indices from 0; alpha and beta as the pointer mode says. Asynchronous. A B that is
 * not sound is a failure of the stream.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, lda or ldc < max(1, m), NULL arrays with something in them.
 */
cusparseStatus_t cusparseDgemmi(cusparseHandle_t handle,
                                int m,
                                int n,
                                int k,
                                int nnz,
                                const double *alpha,
                                const double *A,
                                int lda,
                                const double *cscValB,
                                const int *cscColPtrB,
                                const int *cscRowIndB,
                                const double *beta,
                                double *C,
                                int ldc);

/**
 * C := alpha A B + beta C for an m x k matrix A and an m x n matrix C by columns, and a k x n matrix B by compressed
 * columns with nnz entries and indices from 0; alpha and beta as the pointer mode says. Asynchronous. A B that is
 * not sound is a failure of the stream.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, lda or ldc < max(1, m), NULL arrays with something in them.
 */
cusparseStatus_t cusparseCgemmi(cusparseHandle_t handle,
                                int m,
                                int n,
                                int k,
                                int nnz,
                                const cuComplex *alpha,
                                const cuComplex *A,
                                int lda,
                                const cuComplex *cscValB,
                                const int *cscColPtrB,
                                const int *cscRowIndB,
                                const cuComplex *beta,
                                cuComplex *C,
                                int ldc);

/**
 * C := alpha A B + beta C for an m x k matrix A and an m x n matrix C by columns, and a k x n matrix B by compressed
 * columns with nnz entries and indices from 0; alpha and beta as the pointer mode says. Asynchronous. A B that is
 * not sound is a failure of the stream.
 *
 * CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, lda or ldc < max(1, m), NULL arrays with something in them.
 */
cusparseStatus_t cusparseZgemmi(cusparseHandle_t handle,
                                int m,
                                int n,
                                int k,
                                int nnz,
                                const cuDoubleComplex *alpha,
                                const cuDoubleComplex *A,
                                int lda,
                                const cuDoubleComplex *cscValB,
                                const int *cscColPtrB,
                                const int *cscRowIndB,
                                const cuDoubleComplex *beta,
                                cuDoubleComplex *C,
                                int ldc);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif /* LUCHO_CUDA_CUSPARSE_H */
