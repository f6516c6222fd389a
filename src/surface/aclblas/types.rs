//! Handle, complex numbers and enumerations of aclBLAS.

use core::ffi::c_void;

/// What a handle points to; known to the library only.
#[repr(C)]
pub struct _aclblas_handle {
    _private: [u8; 0],
}

/// A set of settings, foremost the stream that operations are queued on (aclblasCreate).
pub type aclblasHandle_t = *mut _aclblas_handle;

/// A stream of the ACL runtime. (Declared there; the same type.)
pub(super) type aclrtStream = *mut c_void;

/// A complex number in single precision.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct aclblasComplex {
    pub real: f32,
    pub imag: f32,
}

/// A complex number in double precision.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct aclblasDoubleComplex {
    pub real: f64,
    pub imag: f64,
}

c_enum! {
    /// What every function returns.
    pub enum aclblasStatus_t {
        /// Done, or queued.
        ACLBLAS_STATUS_SUCCESS = 0,
        /// The handle was destroyed or never created, or the process is exiting.
        ACLBLAS_STATUS_NOT_INITIALIZED = 1,
        /// Memory could not be allocated; nothing was queued or written.
        ACLBLAS_STATUS_ALLOC_FAILED = 2,
        /// An argument is out of range or NULL; nothing was queued or written.
        ACLBLAS_STATUS_INVALID_VALUE = 3,
        ACLBLAS_STATUS_MAPPING_ERROR = 4,
        /// The work could not be queued, or waiting for earlier work is not possible here.
        ACLBLAS_STATUS_EXECUTION_FAILED = 5,
        /// The library failed.
        ACLBLAS_STATUS_INTERNAL_ERROR = 6,
        /// Not implemented; nothing was written.
        ACLBLAS_STATUS_NOT_SUPPORTED = 7,
        ACLBLAS_STATUS_ARCH_MISMATCH = 8,
        /// The handle is NULL.
        ACLBLAS_STATUS_HANDLE_IS_NULLPTR = 9,
        /// An enumeration argument has an unlisted value.
        ACLBLAS_STATUS_INVALID_ENUM = 10,
        ACLBLAS_STATUS_UNKNOWN = 11,
    }

    /// op(A): A, its transpose, or its conjugate transpose.
    pub enum aclblasOperation_t {
        ACLBLAS_OP_N = 111,
        ACLBLAS_OP_T = 112,
        ACLBLAS_OP_C = 113,
    }

    /// Which triangle of a matrix is stored.
    pub enum aclblasFillMode_t {
        ACLBLAS_UPPER = 121,
        ACLBLAS_LOWER = 122,
    }

    /// Whether a diagonal is stored or known to be 1.
    pub enum aclblasDiagType_t {
        ACLBLAS_NON_UNIT = 131,
        ACLBLAS_UNIT = 132,
    }

    /// On which side of a product a matrix stands.
    pub enum aclblasSideMode_t {
        ACLBLAS_SIDE_LEFT = 141,
        ACLBLAS_SIDE_RIGHT = 142,
    }
}
