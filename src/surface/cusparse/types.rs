//! Enumerations of cuSPARSE; its handles are in [`handles`](super::handles).

pub use super::handles::*;
pub(super) use crate::surface::cudart::types::{cudaDataType, cudaStream_t, libraryPropertyType};

c_enum! {
    /// What every function returns.
    pub enum cusparseStatus_t {
        /// Done, or queued.
        CUSPARSE_STATUS_SUCCESS = 0,
        /// The handle was destroyed or never created, or the process is exiting.
        CUSPARSE_STATUS_NOT_INITIALIZED = 1,
        /// Memory could not be allocated; nothing was queued or written.
        CUSPARSE_STATUS_ALLOC_FAILED = 2,
        /// An argument is out of range or NULL; nothing was queued or written.
        CUSPARSE_STATUS_INVALID_VALUE = 3,
        CUSPARSE_STATUS_ARCH_MISMATCH = 4,
        CUSPARSE_STATUS_MAPPING_ERROR = 5,
        /// The work could not be queued, or waiting for it failed.
        CUSPARSE_STATUS_EXECUTION_FAILED = 6,
        /// The library failed.
        CUSPARSE_STATUS_INTERNAL_ERROR = 7,
        /// The matrix descriptor's type is not one the function works on.
        CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED = 8,
        /// A pivot is missing or zero.
        CUSPARSE_STATUS_ZERO_PIVOT = 9,
        /// Not implemented for these arguments; nothing was written.
        CUSPARSE_STATUS_NOT_SUPPORTED = 10,
        CUSPARSE_STATUS_INSUFFICIENT_RESOURCES = 11,
    }

    /// Whether scalars and scalar results are in host or in device memory.
    pub enum cusparsePointerMode_t {
        CUSPARSE_POINTER_MODE_HOST = 0,
        CUSPARSE_POINTER_MODE_DEVICE = 1,
    }

    /// Whether a conversion also moves values.
    pub enum cusparseAction_t {
        CUSPARSE_ACTION_SYMBOLIC = 0,
        CUSPARSE_ACTION_NUMERIC = 1,
    }

    /// What the program says about a matrix of the first generation.
    pub enum cusparseMatrixType_t {
        CUSPARSE_MATRIX_TYPE_GENERAL = 0,
        CUSPARSE_MATRIX_TYPE_SYMMETRIC = 1,
        CUSPARSE_MATRIX_TYPE_HERMITIAN = 2,
        CUSPARSE_MATRIX_TYPE_TRIANGULAR = 3,
    }

    /// Which triangle is meant.
    pub enum cusparseFillMode_t {
        CUSPARSE_FILL_MODE_LOWER = 0,
        CUSPARSE_FILL_MODE_UPPER = 1,
    }

    /// Whether the diagonal is stored, or all ones and not read.
    pub enum cusparseDiagType_t {
        CUSPARSE_DIAG_TYPE_NON_UNIT = 0,
        CUSPARSE_DIAG_TYPE_UNIT = 1,
    }

    /// What indices and offsets count from.
    pub enum cusparseIndexBase_t {
        CUSPARSE_INDEX_BASE_ZERO = 0,
        CUSPARSE_INDEX_BASE_ONE = 1,
    }

    /// op(A): A, its transpose, or its conjugate transpose.
    pub enum cusparseOperation_t {
        CUSPARSE_OPERATION_NON_TRANSPOSE = 0,
        CUSPARSE_OPERATION_TRANSPOSE = 1,
        CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE = 2,
    }

    /// By rows or by columns: which entries are counted, or how blocks are stored.
    pub enum cusparseDirection_t {
        CUSPARSE_DIRECTION_ROW = 0,
        CUSPARSE_DIRECTION_COLUMN = 1,
    }

    /// Whether an analysis looks for levels. It always does here.
    pub enum cusparseSolvePolicy_t {
        CUSPARSE_SOLVE_POLICY_NO_LEVEL = 0,
        CUSPARSE_SOLVE_POLICY_USE_LEVEL = 1,
    }

    /// How colours are found.
    pub enum cusparseColorAlg_t {
        CUSPARSE_COLOR_ALG0 = 0,
        CUSPARSE_COLOR_ALG1 = 1,
    }

    /// How cusparseCsrmvEx works.
    pub enum cusparseAlgMode_t {
        CUSPARSE_ALG_MERGE_PATH = 0,
    }

    /// How compressed rows become compressed columns.
    pub enum cusparseCsr2CscAlg_t {
        CUSPARSE_CSR2CSC_ALG_DEFAULT = 1,
        CUSPARSE_CSR2CSC_ALG1 = 1,
        CUSPARSE_CSR2CSC_ALG2 = 2,
    }

    /// How a sparse matrix is stored.
    pub enum cusparseFormat_t {
        /// Compressed rows.
        CUSPARSE_FORMAT_CSR = 1,
        /// Compressed columns.
        CUSPARSE_FORMAT_CSC = 2,
        /// Coordinates, rows and columns in an array each.
        CUSPARSE_FORMAT_COO = 3,
        /// Coordinates in pairs.
        CUSPARSE_FORMAT_COO_AOS = 4,
        /// Blocks, the same number in each row of blocks.
        CUSPARSE_FORMAT_BLOCKED_ELL = 5,
        /// Compressed rows of blocks.
        CUSPARSE_FORMAT_BSR = 6,
        /// Slices of rows, padded to the longest row of each.
        CUSPARSE_FORMAT_SLICED_ELLPACK = 7,
    }

    /// How a dense matrix is stored.
    pub enum cusparseOrder_t {
        CUSPARSE_ORDER_COL = 1,
        CUSPARSE_ORDER_ROW = 2,
    }

    /// The type of offsets and indices.
    pub enum cusparseIndexType_t {
        CUSPARSE_INDEX_16U = 1,
        CUSPARSE_INDEX_32I = 2,
        CUSPARSE_INDEX_64I = 3,
    }

    /// What cusparseSpMatSetAttribute sets.
    pub enum cusparseSpMatAttribute_t {
        CUSPARSE_SPMAT_FILL_MODE = 0,
        CUSPARSE_SPMAT_DIAG_TYPE = 1,
        CUSPARSE_SPMAT_STORAGE = 2,
        CUSPARSE_SPMAT_SYMMETRY_TYPE = 3,
    }

    /// Which part of a sparse matrix is stored.
    pub enum cusparseSpMatStorage_t {
        CUSPARSE_STORE_FULL = 0,
        CUSPARSE_STORE_LOWER = 1,
        CUSPARSE_STORE_UPPER = 2,
    }

    /// Which symmetry a sparse matrix has.
    pub enum cusparseSymmetryType_t {
        CUSPARSE_GENERAL = 0,
        CUSPARSE_SYMMETRIC = 1,
        CUSPARSE_HERMITIAN = 2,
    }

    /// Algorithms of cusparseSparseToDense.
    pub enum cusparseSparseToDenseAlg_t {
        CUSPARSE_SPARSETODENSE_ALG_DEFAULT = 0,
    }

    /// Algorithms of cusparseDenseToSparse.
    pub enum cusparseDenseToSparseAlg_t {
        CUSPARSE_DENSETOSPARSE_ALG_DEFAULT = 0,
    }

    /// Algorithms of cusparseSpMV. All give the same bits here.
    pub enum cusparseSpMVAlg_t {
        CUSPARSE_SPMV_ALG_DEFAULT = 0,
        CUSPARSE_SPMV_COO_ALG1 = 1,
        CUSPARSE_SPMV_CSR_ALG1 = 2,
        CUSPARSE_SPMV_CSR_ALG2 = 3,
        CUSPARSE_SPMV_COO_ALG2 = 4,
        CUSPARSE_SPMV_SELL_ALG1 = 5,
        CUSPARSE_SPMV_BSR_ALG1 = 6,
        /// The names before CUDA 12.
        CUSPARSE_MV_ALG_DEFAULT = 0,
        CUSPARSE_COOMV_ALG = 1,
        CUSPARSE_CSRMV_ALG1 = 2,
        CUSPARSE_CSRMV_ALG2 = 3,
    }

    /// Algorithms of cusparseSpSV.
    pub enum cusparseSpSVAlg_t {
        CUSPARSE_SPSV_ALG_DEFAULT = 0,
        CUSPARSE_SPSV_ALG1 = 1,
        CUSPARSE_SPSV_ALG2 = 2,
    }

    /// Which values cusparseSpSV_updateMatrix brings.
    pub enum cusparseSpSVUpdate_t {
        CUSPARSE_SPSV_UPDATE_GENERAL = 0,
        CUSPARSE_SPSV_UPDATE_DIAGONAL = 1,
    }

    /// Algorithms of cusparseSpSM.
    pub enum cusparseSpSMAlg_t {
        CUSPARSE_SPSM_ALG_DEFAULT = 0,
    }

    /// Which values cusparseSpSM_updateMatrix brings.
    pub enum cusparseSpSMUpdate_t {
        CUSPARSE_SPSM_UPDATE_GENERAL = 0,
        CUSPARSE_SPSM_UPDATE_DIAGONAL = 1,
    }

    /// Algorithms of cusparseSpMM. All give the same bits here.
    pub enum cusparseSpMMAlg_t {
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
        /// The names before CUDA 12.
        CUSPARSE_MM_ALG_DEFAULT = 0,
        CUSPARSE_COOMM_ALG1 = 1,
        CUSPARSE_COOMM_ALG2 = 2,
        CUSPARSE_COOMM_ALG3 = 3,
        CUSPARSE_CSRMM_ALG1 = 4,
    }

    /// Algorithms of cusparseSpGEMM. All give the same bits here.
    pub enum cusparseSpGEMMAlg_t {
        CUSPARSE_SPGEMM_DEFAULT = 0,
        CUSPARSE_SPGEMM_CSR_ALG_DETERMINITIC = 1,
        CUSPARSE_SPGEMM_CSR_ALG_NONDETERMINITIC = 2,
        CUSPARSE_SPGEMM_ALG1 = 3,
        CUSPARSE_SPGEMM_ALG2 = 4,
        CUSPARSE_SPGEMM_ALG3 = 5,
    }

    /// Algorithms of cusparseSpGEAM.
    pub enum cusparseSpGEAMAlg_t {
        CUSPARSE_SPGEAM_ALG_DEFAULT = 0,
        CUSPARSE_SPGEAM_ALG1 = 1,
    }

    /// Algorithms of cusparseSDDMM.
    pub enum cusparseSDDMMAlg_t {
        CUSPARSE_SDDMM_ALG_DEFAULT = 0,
    }

    /// Algorithms of cusparseSpMMOp.
    pub enum cusparseSpMMOpAlg_t {
        CUSPARSE_SPMM_OP_ALG_DEFAULT = 0,
    }
}
