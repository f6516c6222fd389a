//! Types of `mlu_op.h`.

use core::ffi::c_int;

/// Version of the interface that is modelled.
pub const MLUOP_MAJOR: c_int = 1;
pub const MLUOP_MINOR: c_int = 11;
pub const MLUOP_PATCHLEVEL: c_int = 1;
/// Dimensions that most operators accept; descriptors accept more.
pub const MLUOP_DIM_MAX: c_int = 8;

c_enum! {
    /// What a call returns.
    pub enum mluOpStatus_t {
        /// Done.
        MLUOP_STATUS_SUCCESS = 0,
        /// The library cannot be used: the process is exiting.
        MLUOP_STATUS_NOT_INITIALIZED = 1,
        /// Memory could not be allocated; nothing was written.
        MLUOP_STATUS_ALLOC_FAILED = 2,
        /// An argument is null, out of range or does not fit the others; nothing was written.
        MLUOP_STATUS_BAD_PARAM = 3,
        /// An internal error of the library.
        MLUOP_STATUS_INTERNAL_ERROR = 4,
        MLUOP_STATUS_ARCH_MISMATCH = 5,
        /// The operation was carried out and failed, see the function.
        MLUOP_STATUS_EXECUTION_FAILED = 6,
        MLUOP_STATUS_NOT_SUPPORTED = 7,
        MLUOP_STATUS_NUMERICAL_OVERFLOW = 8,
    }

    /// Element type of a tensor. The operators take FLOAT and COMPLEX_FLOAT: pairs of real and
    /// imaginary part.
    pub enum mluOpDataType_t {
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
    }

    /// Meaning of a tensor's dimensions.
    pub enum mluOpTensorLayout_t {
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
    }

    /// Whether a scalar lies in host or device memory.
    pub enum mluOpPointerMode_t {
        MLUOP_POINTER_MODE_HOST = 0,
        MLUOP_POINTER_MODE_DEVICE = 1,
    }

    /// Rounding of conversions to fixed point; kept for the caller, no operator here uses it.
    pub enum mluOpQuantizeRoundMode_t {
        MLUOP_ROUND_HALF_TO_EVEN = 0,
        MLUOP_ROUND_HALF_UP = 1,
        MLUOP_ROUND_HALF_OFF_ZERO = 2,
    }

    /// Whether results may depend on the order of additions; kept for the caller. Results of this
    /// library never do.
    pub enum mluOpAtomicsMode_t {
        MLUOP_ATOMICS_NOT_ALLOWED = 1,
        MLUOP_ATOMICS_ALLOWED = 2,
    }
}

/// A handle's target, opaque.
#[repr(C)]
pub struct mluOpContext {
    _private: [u8; 0],
}
/// What operators run with: it holds the queue. Handles are independent of each other; one may be
/// used by several threads.
pub type mluOpHandle_t = *mut mluOpContext;

/// A descriptor's target, opaque.
#[repr(C)]
pub struct mluOpTensorStruct {
    _private: [u8; 0],
}
/// Shape, strides, element type and layout of a tensor.
pub type mluOpTensorDescriptor_t = *mut mluOpTensorStruct;
