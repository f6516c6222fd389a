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

/** Whether an analysis looks for levels. It always does here. */
typedef enum cusparseSolvePolicy_t {
  CUSPARSE_SOLVE_POLICY_NO_LEVEL = 0,
  CUSPARSE_SOLVE_POLICY_USE_LEVEL = 1,
} cusparseSolvePolicy_t;

/** op(A): A, its transpose, or its conjugate transpose. */
typedef enum cusparseOperation_t {
  CUSPARSE_OPERATION_NON_TRANSPOSE = 0,
  CUSPARSE_OPERATION_TRANSPOSE = 1,
  CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE = 2,
} cusparseOperation_t;

/** By rows or by columns: which entries are counted, or how blocks are stored. */
typedef enum cusparseDirection_t {
  CUSPARSE_DIRECTION_ROW = 0,
  CUSPARSE_DIRECTION_COLUMN = 1,
} cusparseDirection_t;

/** Whether a conversion also moves values. */
typedef enum cusparseAction_t {
  CUSPARSE_ACTION_SYMBOLIC = 0,
  CUSPARSE_ACTION_NUMERIC = 1,
} cusparseAction_t;

/** How colours are found. */
typedef enum cusparseColorAlg_t {
  CUSPARSE_COLOR_ALG0 = 0,
  CUSPARSE_COLOR_ALG1 = 1,
} cusparseColorAlg_t;

/** How cusparseCsrmvEx works. */
typedef enum cusparseAlgMode_t {
  CUSPARSE_ALG_MERGE_PATH = 0,
} cusparseAlgMode_t;

/** How compressed rows become compressed columns. */
typedef enum cusparseCsr2CscAlg_t {
  CUSPARSE_CSR2CSC_ALG_DEFAULT = 1,
  CUSPARSE_CSR2CSC_ALG1 = 1,
  CUSPARSE_CSR2CSC_ALG2 = 2,
} cusparseCsr2CscAlg_t;

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

/** How a dense matrix is stored. */
typedef enum cusparseOrder_t {
  CUSPARSE_ORDER_COL = 1,
  CUSPARSE_ORDER_ROW = 2,
} cusparseOrder_t;

/** The type of offsets and indices. */
typedef enum cusparseIndexType_t {
  CUSPARSE_INDEX_16U = 1,
  CUSPARSE_INDEX_32I = 2,
  CUSPARSE_INDEX_64I = 3,
} cusparseIndexType_t;

/** What cusparseSpMatSetAttribute sets. */
typedef enum cusparseSpMatAttribute_t {
  CUSPARSE_SPMAT_FILL_MODE = 0,
  CUSPARSE_SPMAT_DIAG_TYPE = 1,
  CUSPARSE_SPMAT_STORAGE = 2,
  CUSPARSE_SPMAT_SYMMETRY_TYPE = 3,
} cusparseSpMatAttribute_t;

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

/** Algorithms of cusparseSparseToDense. */
typedef enum cusparseSparseToDenseAlg_t {
  CUSPARSE_SPARSETODENSE_ALG_DEFAULT = 0,
} cusparseSparseToDenseAlg_t;

/** Algorithms of cusparseDenseToSparse. */
typedef enum cusparseDenseToSparseAlg_t {
  CUSPARSE_DENSETOSPARSE_ALG_DEFAULT = 0,
} cusparseDenseToSparseAlg_t;

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

/** Algorithms of cusparseSpSM. */
typedef enum cusparseSpSMAlg_t {
  CUSPARSE_SPSM_ALG_DEFAULT = 0,
} cusparseSpSMAlg_t;

/** Which values cusparseSpSM_updateMatrix brings. */
typedef enum cusparseSpSMUpdate_t {
  CUSPARSE_SPSM_UPDATE_GENERAL = 0,
  CUSPARSE_SPSM_UPDATE_DIAGONAL = 1,
} cusparseSpSMUpdate_t;

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

/** Algorithms of cusparseSpGEMM. All give the same bits here. */
typedef enum cusparseSpGEMMAlg_t {
  CUSPARSE_SPGEMM_DEFAULT = 0,
  CUSPARSE_SPGEMM_CSR_ALG_DETERMINITIC = 1,
  CUSPARSE_SPGEMM_CSR_ALG_NONDETERMINITIC = 2,
  CUSPARSE_SPGEMM_ALG1 = 3,
  CUSPARSE_SPGEMM_ALG2 = 4,
  CUSPARSE_SPGEMM_ALG3 = 5,
} cusparseSpGEMMAlg_t;

/** Algorithms of cusparseSpGEAM. */
typedef enum cusparseSpGEAMAlg_t {
  CUSPARSE_SPGEAM_ALG_DEFAULT = 0,
  CUSPARSE_SPGEAM_ALG1 = 1,
} cusparseSpGEAMAlg_t;

/** Algorithms of cusparseSDDMM. */
typedef enum cusparseSDDMMAlg_t {
  CUSPARSE_SDDMM_ALG_DEFAULT = 0,
} cusparseSDDMMAlg_t;

/** Algorithms of cusparseSpMMOp. */
typedef enum cusparseSpMMOpAlg_t {
  CUSPARSE_SPMM_OP_ALG_DEFAULT = 0,
} cusparseSpMMOpAlg_t;

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

/** The analysis of a pattern for incomplete Cholesky factorizations (cusparseCreateCsric02Info). */
typedef csric02Info *csric02Info_t;

/** The analysis of a pattern for incomplete LU factorizations (cusparseCreateCsrilu02Info). */
typedef csrilu02Info *csrilu02Info_t;

/** The analysis of a triangle, for many right-hand sides (cusparseCreateCsrsm2Info). */
typedef csrsm2Info *csrsm2Info_t;

/** The analysis of a triangle, for one right-hand side (cusparseCreateCsrsv2Info). */
typedef csrsv2Info *csrsv2Info_t;

/** The analysis of a triangle of blocks, for one right-hand side. */
typedef bsrsv2Info *bsrsv2Info_t;

/** The analysis of a triangle of blocks, for many right-hand sides. */
typedef bsrsm2Info *bsrsm2Info_t;

/** The analysis of a pattern of blocks for incomplete Cholesky factorizations. */
typedef bsric02Info *bsric02Info_t;

/** The analysis of a pattern of blocks for incomplete LU factorizations. */
typedef bsrilu02Info *bsrilu02Info_t;

/** What the steps of a sparse product hand on. */
typedef csrgemm2Info *csrgemm2Info_t;

/** The permutation that cusparse<t>csru2csr found. */
typedef csru2csrInfo *csru2csrInfo_t;

/** Settings of a graph colouring. */
typedef cusparseColorInfo *cusparseColorInfo_t;

/** Settings of a pruning by percentage. */
typedef pruneInfo *pruneInfo_t;

/** A sparse vector (cusparseCreateSpVec). */
typedef cusparseSpVecDescr *cusparseSpVecDescr_t;

/** The same, read only. */
typedef const cusparseSpVecDescr *cusparseConstSpVecDescr_t;

/** A dense vector (cusparseCreateDnVec). */
typedef cusparseDnVecDescr *cusparseDnVecDescr_t;

/** The same, read only. */
typedef const cusparseDnVecDescr *cusparseConstDnVecDescr_t;

/** A sparse matrix (cusparseCreateCsr and others). */
typedef cusparseSpMatDescr *cusparseSpMatDescr_t;

/** The same, read only. */
typedef const cusparseSpMatDescr *cusparseConstSpMatDescr_t;

/** A dense matrix (cusparseCreateDnMat). */
typedef cusparseDnMatDescr *cusparseDnMatDescr_t;

/** The same, read only. */
typedef const cusparseDnMatDescr *cusparseConstDnMatDescr_t;

/** The analysis of a triangle for cusparseSpSV (cusparseSpSV_createDescr). */
typedef cusparseSpSVDescr *cusparseSpSVDescr_t;

/** The analysis of a triangle for cusparseSpSM (cusparseSpSM_createDescr). */
typedef cusparseSpSMDescr *cusparseSpSMDescr_t;

/** What the steps of cusparseSpGEMM hand on (cusparseSpGEMM_createDescr). */
typedef cusparseSpGEMMDescr *cusparseSpGEMMDescr_t;

/** What the steps of cusparseSpGEAM hand on. */
typedef cusparseSpGEAMDescr *cusparseSpGEAMDescr_t;

/** A plan of a product with operators of the program's own. */
typedef cusparseSpMMOpPlan *cusparseSpMMOpPlan_t;

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

/** Creates what an analysis is kept in. */
cusparseStatus_t cusparseCreateCsric02Info(csric02Info_t *info);

/** Destroys an analysis. Work that was queued with it is not affected. NULL is accepted. */
cusparseStatus_t cusparseDestroyCsric02Info(csric02Info_t info);

/**
 * Waits for the device, then stores the position of the first pivot that is missing or, once a factorization
 * has run, not positive, counted as the matrix's indices are, and returns CUSPARSE_STATUS_ZERO_PIVOT; or
 * stores -1.
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
 * A pivot that is missing, zero, negative or NaN is no error here; cusparseXcsric02_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * nnz < 0, NULL, no such descriptor or info, a pBuffer not at a multiple of 128 bytes, an info without an analysis, or with one
 * of another m or nnz, or CUSPARSE_SOLVE_POLICY_USE_LEVEL when the analysis had not.
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
 * A pivot that is missing, zero, negative or NaN is no error here; cusparseXcsric02_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * nnz < 0, NULL, no such descriptor or info, a pBuffer not at a multiple of 128 bytes, an info without an analysis, or with one
 * of another m or nnz, or CUSPARSE_SOLVE_POLICY_USE_LEVEL when the analysis had not.
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
 * A pivot that is missing, zero, negative or NaN is no error here; cusparseXcsric02_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * nnz < 0, NULL, no such descriptor or info, a pBuffer not at a multiple of 128 bytes, an info without an analysis, or with one
 * of another m or nnz, or CUSPARSE_SOLVE_POLICY_USE_LEVEL when the analysis had not.
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
 * A pivot that is missing, zero, negative or NaN is no error here; cusparseXcsric02_zeroPivot tells.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * nnz < 0, NULL, no such descriptor or info, a pBuffer not at a multiple of 128 bytes, an info without an analysis, or with one
 * of another m or nnz, or CUSPARSE_SOLVE_POLICY_USE_LEVEL when the analysis had not.
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
 * stores -1.
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
 * A pivot that is missing, zero or NaN is no error here; cusparseXcsrilu02_zeroPivot tells. Small ones are
 * replaced first if cusparse<t>csrilu02_numericBoost, for the same type, said so.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * nnz < 0, NULL, no such descriptor or info, a pBuffer not at a multiple of 128 bytes, an info without an analysis, or with one
 * of another m or nnz, or CUSPARSE_SOLVE_POLICY_USE_LEVEL when the analysis had not.
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
 * A pivot that is missing, zero or NaN is no error here; cusparseXcsrilu02_zeroPivot tells. Small ones are
 * replaced first if cusparse<t>csrilu02_numericBoost, for the same type, said so.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * nnz < 0, NULL, no such descriptor or info, a pBuffer not at a multiple of 128 bytes, an info without an analysis, or with one
 * of another m or nnz, or CUSPARSE_SOLVE_POLICY_USE_LEVEL when the analysis had not.
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
 * A pivot that is missing, zero or NaN is no error here; cusparseXcsrilu02_zeroPivot tells. Small ones are
 * replaced first if cusparse<t>csrilu02_numericBoost, for the same type, said so.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * nnz < 0, NULL, no such descriptor or info, a pBuffer not at a multiple of 128 bytes, an info without an analysis, or with one
 * of another m or nnz, or CUSPARSE_SOLVE_POLICY_USE_LEVEL when the analysis had not.
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
 * A pivot that is missing, zero or NaN is no error here; cusparseXcsrilu02_zeroPivot tells. Small ones are
 * replaced first if cusparse<t>csrilu02_numericBoost, for the same type, said so.
 *
 * CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
 * nnz < 0, NULL, no such descriptor or info, a pBuffer not at a multiple of 128 bytes, an info without an analysis, or with one
 * of another m or nnz, or CUSPARSE_SOLVE_POLICY_USE_LEVEL when the analysis had not.
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
 * Replaces pivots of later factorizations with this info: one whose modulus does not exceed *tol by *boost_val. Both
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
 * Replaces pivots of later factorizations with this info: one whose modulus does not exceed *tol by *boost_val. Both
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
 * Replaces pivots of later factorizations with this info: one whose modulus does not exceed *tol by *boost_val. Both
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
 * Replaces pivots of later factorizations with this info: one whose modulus does not exceed *tol by *boost_val. Both
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

/** Creates what an analysis is kept in. */
cusparseStatus_t cusparseCreateCsrsm2Info(csrsm2Info_t *info);

/** Destroys an analysis. Work that was queued with it is not affected. NULL is accepted. */
cusparseStatus_t cusparseDestroyCsrsm2Info(csrsm2Info_t info);

/**
 * Waits for the device, then stores the position of the first diagonal entry that is missing or, once a solve
 * has run, zero, counted as the matrix's indices are, and returns CUSPARSE_STATUS_ZERO_PIVOT; or stores -1. A
 * unit diagonal has none.
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
 * Of a diagonal entry that is zero or missing X is what divisions by zero make of it, and that is no error
 * here; cusparseXcsrsm2_zeroPivot tells.
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
 * Of a diagonal entry that is zero or missing X is what divisions by zero make of it, and that is no error
 * here; cusparseXcsrsm2_zeroPivot tells.
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
 * Of a diagonal entry that is zero or missing X is what divisions by zero make of it, and that is no error
 * here; cusparseXcsrsm2_zeroPivot tells.
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
 * Of a diagonal entry that is zero or missing X is what divisions by zero make of it, and that is no error
 * here; cusparseXcsrsm2_zeroPivot tells.
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
 * unit diagonal has none.
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
 * Of a diagonal entry that is zero or missing x is what divisions by zero make of it, and that is no error
 * here; cusparseXcsrsv2_zeroPivot tells.
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
 * Of a diagonal entry that is zero or missing x is what divisions by zero make of it, and that is no error
 * here; cusparseXcsrsv2_zeroPivot tells.
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
 * Of a diagonal entry that is zero or missing x is what divisions by zero make of it, and that is no error
 * here; cusparseXcsrsv2_zeroPivot tells.
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
 * Of a diagonal entry that is zero or missing x is what divisions by zero make of it, and that is no error
 * here; cusparseXcsrsv2_zeroPivot tells.
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

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif /* LUCHO_CUDA_CUSPARSE_H */
