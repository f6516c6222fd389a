//! Which cuBLAS this stands for: that of CUDA 12.9, whatever version the headers were asked to present.

use super::args::{required, valid};
use super::status::answer;
use super::types::*;
use crate::abi::{guard, guard_or};
use core::ffi::c_int;

/// Major, minor, patch level.
const VERSION: [c_int; 3] = [12, 9, 1];
const NUMBER: c_int = VERSION[0] * 10000 + VERSION[1] * 100 + VERSION[2];
const CUDART: usize = 12090;

/// Stores the version, 120901. `handle` is not looked at and may be NULL. CUBLAS_STATUS_INVALID_VALUE if
/// `version` is NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cublasGetVersion_v2(
    handle: cublasHandle_t,
    version: *mut c_int,
) -> cublasStatus_t {
    let _ = handle;
    guard("cublasGetVersion_v2", |call| {
        answer(|| {
            required(call, "version", version)?;
            // SAFETY: not null; the caller passes room for one value.
            unsafe { *version = NUMBER };
            Ok(())
        })
    })
}

/// Stores a part of the version. CUBLAS_STATUS_INVALID_VALUE for a part that is none of MAJOR_VERSION,
/// MINOR_VERSION and PATCH_LEVEL, or if `value` is NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cublasGetProperty(
    r#type: libraryPropertyType,
    value: *mut c_int,
) -> cublasStatus_t {
    guard("cublasGetProperty", |call| {
        answer(|| {
            let part = usize::try_from(r#type).ok().and_then(|part| VERSION.get(part));
            valid(call, part.is_some(), format_args!("type is {type}", type = r#type))?;
            required(call, "value", value)?;
            // SAFETY: not null; the caller passes room for one value.
            unsafe { *value = part.copied().unwrap_or_default() };
            Ok(())
        })
    })
}

/// The version of the CUDA runtime, 12090.
#[unsafe(no_mangle)]
pub extern "C" fn cublasGetCudartVersion() -> usize {
    guard_or("cublasGetCudartVersion", CUDART, |_| CUDART)
}
