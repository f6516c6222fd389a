//! Handle and enumerations of cuBLAS.

use core::ffi::{c_int, c_void};

/// What a handle points to; known to the library only.
#[repr(C)]
pub struct cublasContext {
    _private: [u8; 0],
}

/// A set of settings, foremost the stream that work is queued on (cublasCreate).
pub type cublasHandle_t = *mut cublasContext;

/// A stream of the CUDA runtime. (Declared there; the same type.)
pub(super) type cudaStream_t = *mut c_void;

/// Which part of a version is meant. (Declared in library_types.h; the same values.)
pub(super) type libraryPropertyType = c_int;

c_enum! {
    /// What every function returns.
    pub enum cublasStatus_t {
        /// Done, or queued.
        CUBLAS_STATUS_SUCCESS = 0,
        /// The handle is NULL, was destroyed or never created, or the process is exiting.
        CUBLAS_STATUS_NOT_INITIALIZED = 1,
        /// Memory could not be allocated; nothing was queued or written.
        CUBLAS_STATUS_ALLOC_FAILED = 3,
        /// An argument is out of range, unlisted or NULL; nothing was queued or written.
        CUBLAS_STATUS_INVALID_VALUE = 7,
        CUBLAS_STATUS_ARCH_MISMATCH = 8,
        /// A copy between host and device is not possible.
        CUBLAS_STATUS_MAPPING_ERROR = 11,
        /// The work could not be queued, or waiting for it is not possible here.
        CUBLAS_STATUS_EXECUTION_FAILED = 13,
        /// The library failed.
        CUBLAS_STATUS_INTERNAL_ERROR = 14,
        /// Not implemented; nothing was written.
        CUBLAS_STATUS_NOT_SUPPORTED = 15,
        CUBLAS_STATUS_LICENSE_ERROR = 16,
    }

    /// Which triangle of a matrix is stored.
    pub enum cublasFillMode_t {
        CUBLAS_FILL_MODE_LOWER = 0,
        CUBLAS_FILL_MODE_UPPER = 1,
        /// All of it.
        CUBLAS_FILL_MODE_FULL = 2,
    }

    /// Whether a diagonal is stored or known to be 1.
    pub enum cublasDiagType_t {
        CUBLAS_DIAG_NON_UNIT = 0,
        CUBLAS_DIAG_UNIT = 1,
    }

    /// On which side of a product a matrix stands.
    pub enum cublasSideMode_t {
        CUBLAS_SIDE_LEFT = 0,
        CUBLAS_SIDE_RIGHT = 1,
    }

    /// op(A): A, its transpose, or its conjugate transpose.
    pub enum cublasOperation_t {
        CUBLAS_OP_N = 0,
        CUBLAS_OP_T = 1,
        CUBLAS_OP_C = 2,
        /// CUBLAS_OP_C, under its old and misspelt name.
        CUBLAS_OP_HERMITAN = 2,
        /// The conjugate, not transposed: not supported.
        CUBLAS_OP_CONJG = 3,
    }

    /// Whose memory scalar arguments and scalar results are in.
    pub enum cublasPointerMode_t {
        /// Scalars are read at the call, and results are there when it returns.
        CUBLAS_POINTER_MODE_HOST = 0,
        /// Scalars are read, and results written, when the stream comes to the work.
        CUBLAS_POINTER_MODE_DEVICE = 1,
    }

    /// Whether results may differ from run to run. They never do here.
    pub enum cublasAtomicsMode_t {
        CUBLAS_ATOMICS_NOT_ALLOWED = 0,
        CUBLAS_ATOMICS_ALLOWED = 1,
    }

    /// Algorithms of the products that let one be chosen. There is one here, whatever is chosen.
    pub enum cublasGemmAlgo_t {
        CUBLAS_GEMM_DFALT = -1,
        CUBLAS_GEMM_DEFAULT = -1,
        CUBLAS_GEMM_ALGO0 = 0,
        CUBLAS_GEMM_ALGO1 = 1,
        CUBLAS_GEMM_ALGO2 = 2,
        CUBLAS_GEMM_ALGO3 = 3,
        CUBLAS_GEMM_ALGO4 = 4,
        CUBLAS_GEMM_ALGO5 = 5,
        CUBLAS_GEMM_ALGO6 = 6,
        CUBLAS_GEMM_ALGO7 = 7,
        CUBLAS_GEMM_ALGO8 = 8,
        CUBLAS_GEMM_ALGO9 = 9,
        CUBLAS_GEMM_ALGO10 = 10,
        CUBLAS_GEMM_ALGO11 = 11,
        CUBLAS_GEMM_ALGO12 = 12,
        CUBLAS_GEMM_ALGO13 = 13,
        CUBLAS_GEMM_ALGO14 = 14,
        CUBLAS_GEMM_ALGO15 = 15,
        CUBLAS_GEMM_ALGO16 = 16,
        CUBLAS_GEMM_ALGO17 = 17,
        CUBLAS_GEMM_ALGO18 = 18,
        CUBLAS_GEMM_ALGO19 = 19,
        CUBLAS_GEMM_ALGO20 = 20,
        CUBLAS_GEMM_ALGO21 = 21,
        CUBLAS_GEMM_ALGO22 = 22,
        CUBLAS_GEMM_ALGO23 = 23,
        CUBLAS_GEMM_DEFAULT_TENSOR_OP = 99,
        CUBLAS_GEMM_DFALT_TENSOR_OP = 99,
        CUBLAS_GEMM_ALGO0_TENSOR_OP = 100,
        CUBLAS_GEMM_ALGO1_TENSOR_OP = 101,
        CUBLAS_GEMM_ALGO2_TENSOR_OP = 102,
        CUBLAS_GEMM_ALGO3_TENSOR_OP = 103,
        CUBLAS_GEMM_ALGO4_TENSOR_OP = 104,
        CUBLAS_GEMM_ALGO5_TENSOR_OP = 105,
        CUBLAS_GEMM_ALGO6_TENSOR_OP = 106,
        CUBLAS_GEMM_ALGO7_TENSOR_OP = 107,
        CUBLAS_GEMM_ALGO8_TENSOR_OP = 108,
        CUBLAS_GEMM_ALGO9_TENSOR_OP = 109,
        CUBLAS_GEMM_ALGO10_TENSOR_OP = 110,
        CUBLAS_GEMM_ALGO11_TENSOR_OP = 111,
        CUBLAS_GEMM_ALGO12_TENSOR_OP = 112,
        CUBLAS_GEMM_ALGO13_TENSOR_OP = 113,
        CUBLAS_GEMM_ALGO14_TENSOR_OP = 114,
        CUBLAS_GEMM_ALGO15_TENSOR_OP = 115,
    }

    /// Which arithmetic may stand for the one asked for. Kept, and not acted upon: products are as exact as
    /// the plain ones in every mode.
    pub enum cublasMath_t {
        CUBLAS_DEFAULT_MATH = 0,
        CUBLAS_TENSOR_OP_MATH = 1,
        CUBLAS_PEDANTIC_MATH = 2,
        CUBLAS_TF32_TENSOR_OP_MATH = 3,
        CUBLAS_FP32_EMULATED_BF16X9_MATH = 4,
        /// May be added to the others.
        CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION = 16,
    }

    /// In which type a product is accumulated.
    pub enum cublasComputeType_t {
        CUBLAS_COMPUTE_16F = 64,
        CUBLAS_COMPUTE_16F_PEDANTIC = 65,
        CUBLAS_COMPUTE_32F = 68,
        CUBLAS_COMPUTE_32F_PEDANTIC = 69,
        CUBLAS_COMPUTE_32F_FAST_16F = 74,
        CUBLAS_COMPUTE_32F_FAST_16BF = 75,
        CUBLAS_COMPUTE_32F_FAST_TF32 = 77,
        CUBLAS_COMPUTE_32F_EMULATED_16BFX9 = 78,
        CUBLAS_COMPUTE_64F = 70,
        CUBLAS_COMPUTE_64F_PEDANTIC = 71,
        CUBLAS_COMPUTE_32I = 72,
        CUBLAS_COMPUTE_32I_PEDANTIC = 73,
    }

    /// When arithmetic may be emulated by narrower one. Kept, and not acted upon.
    pub enum cublasEmulationStrategy_t {
        CUBLAS_EMULATION_STRATEGY_DEFAULT = 0,
        CUBLAS_EMULATION_STRATEGY_PERFORMANT = 1,
        CUBLAS_EMULATION_STRATEGY_EAGER = 2,
    }
}
