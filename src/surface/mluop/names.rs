//! Names, sizes and versions.

use super::status::{entry, require};
use super::types::*;
use crate::abi::guard_or;
use crate::abi::pointer::store;
use core::ffi::{CStr, c_char, c_int};

/// Name of a status, for instance "MLUOP_STATUS_BAD_PARAM"; "MLUOP_STATUS_UNKNOWN" for a value that
/// is none. The string is constant.
#[unsafe(no_mangle)]
pub extern "C" fn mluOpGetErrorString(status: mluOpStatus_t) -> *const c_char {
    let unknown = c"MLUOP_STATUS_UNKNOWN";
    guard_or("mluOpGetErrorString", unknown.as_ptr(), |_| status.name().unwrap_or(unknown).as_ptr())
}

/// Name of a data type without its first word, for instance "DTYPE_FLOAT"; "DTYPE_INVALID" for a
/// value that is none. The string is constant.
#[unsafe(no_mangle)]
pub extern "C" fn mluOpGetNameOfDataType(dtype: mluOpDataType_t) -> *const c_char {
    let unknown = c"DTYPE_INVALID";
    guard_or("mluOpGetNameOfDataType", unknown.as_ptr(), |_| {
        dtype.name().map_or(unknown, short).as_ptr()
    })
}

/// Name of a layout without its first word, for instance "LAYOUT_NCHW"; "LAYOUT_ARRAY" for a value
/// that is none. The string is constant.
#[unsafe(no_mangle)]
pub extern "C" fn mluOpGetNameOfTensorLayout(layout: mluOpTensorLayout_t) -> *const c_char {
    let unknown = c"LAYOUT_ARRAY";
    guard_or("mluOpGetNameOfTensorLayout", unknown.as_ptr(), |_| {
        layout.name().map_or(unknown, short).as_ptr()
    })
}

/// The part of a name behind "MLUOP_".
pub fn short(name: &'static CStr) -> &'static CStr {
    let tail = name.to_bytes_with_nul().get("MLUOP_".len()..).unwrap_or(b"\0");
    CStr::from_bytes_with_nul(tail).unwrap_or(name)
}

/// Writes the bytes of one element. size NULL or data_type MLUOP_DTYPE_INVALID is BAD_PARAM; a value
/// that is no data type has size 0.
///
/// # Safety
/// size can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mluOpGetSizeOfDataType(
    data_type: mluOpDataType_t,
    size: *mut usize,
) -> mluOpStatus_t {
    entry("mluOpGetSizeOfDataType", |call| {
        require(call, !size.is_null(), "size is NULL")?;
        require(call, data_type != MLUOP_DTYPE_INVALID, "data_type is MLUOP_DTYPE_INVALID")?;
        // SAFETY: not null, and the caller's to be written.
        require(call, unsafe { store(size, bytes(data_type)) }, "size is misaligned")
    })
}

fn bytes(dtype: mluOpDataType_t) -> usize {
    match dtype {
        MLUOP_DTYPE_INT8 | MLUOP_DTYPE_UINT8 | MLUOP_DTYPE_BOOL => 1,
        MLUOP_DTYPE_HALF | MLUOP_DTYPE_BFLOAT16 | MLUOP_DTYPE_INT16 | MLUOP_DTYPE_UINT16 => 2,
        MLUOP_DTYPE_FLOAT
        | MLUOP_DTYPE_INT31
        | MLUOP_DTYPE_INT32
        | MLUOP_DTYPE_UINT32
        | MLUOP_DTYPE_COMPLEX_HALF => 4,
        MLUOP_DTYPE_INT64 | MLUOP_DTYPE_UINT64 | MLUOP_DTYPE_DOUBLE | MLUOP_DTYPE_COMPLEX_FLOAT => {
            8
        }
        _ => 0,
    }
}

/// Writes the version of the interface; a NULL pointer is skipped.
///
/// # Safety
/// A pointer that is not NULL can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mluOpGetLibVersion(
    major: *mut c_int,
    minor: *mut c_int,
    patch: *mut c_int,
) {
    guard_or("mluOpGetLibVersion", (), |_| {
        let parts = [(major, MLUOP_MAJOR), (minor, MLUOP_MINOR), (patch, MLUOP_PATCHLEVEL)];
        for (out, value) in parts {
            // SAFETY: `store` skips null, and the rest is the caller's to be written.
            unsafe { store(out, value) };
        }
    })
}

/// Deprecated: the version as major * 1000 + minor * 100 + patch.
#[unsafe(no_mangle)]
pub extern "C" fn mluOpGetVersion() -> usize {
    (MLUOP_MAJOR * 1000 + MLUOP_MINOR * 100 + MLUOP_PATCHLEVEL) as usize
}

/// Writes the bytes of device memory that the library reserves for itself: 0.
///
/// # Safety
/// mem_size can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mluOpGetReservedMemSize(mem_size: *mut u64) -> mluOpStatus_t {
    entry("mluOpGetReservedMemSize", |call| {
        // SAFETY: the caller's promise.
        require(call, unsafe { store(mem_size, 0) }, "mem_size is NULL or misaligned")
    })
}

/// Has no effect; kept for programs that call it.
#[unsafe(no_mangle)]
pub extern "C" fn mluOpSetGenCaseMode(mode: c_int) {
    let _ = mode;
}

/// Has no effect; kept for programs that call it.
///
/// # Safety
/// None: the string is not read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mluOpSetGenCaseDirectory(dir: *const c_char) {
    let _ = dir;
}
