//! Further properties of tensor descriptors: pointer mode and what fixed-point operators use. Kept
//! for the caller; Cholesky and LU factorization ignore them.

use super::descriptor::{check, with};
use super::status::{Outcome, entry, require};
use super::types::*;
use crate::abi::pointer::store;
use core::ffi::{c_float, c_int};

/// Says where a scalar lies, one of mluOpPointerMode_t.
#[unsafe(no_mangle)]
pub extern "C" fn mluOpSetTensorDescriptorPointerMode(
    desc: mluOpTensorDescriptor_t,
    pointer_mode: mluOpPointerMode_t,
) -> mluOpStatus_t {
    entry("mluOpSetTensorDescriptorPointerMode", |call| {
        check(call, desc)?;
        require(call, pointer_mode.is_known(), "pointer_mode is no mluOpPointerMode_t")?;
        with(call, desc, |s| s.pointer_mode = pointer_mode)
    })
}

/// Writes the pointer mode.
///
/// # Safety
/// pointer_mode can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mluOpGetTensorDescriptorPointerMode(
    desc: mluOpTensorDescriptor_t,
    pointer_mode: *mut mluOpPointerMode_t,
) -> mluOpStatus_t {
    entry("mluOpGetTensorDescriptorPointerMode", |call| {
        let mode = with(call, desc, |s| s.pointer_mode)?;
        // SAFETY: the caller's promise.
        unsafe { out(call, pointer_mode, mode) }
    })
}

/// Keeps the type that fixed-point operators compute in.
#[unsafe(no_mangle)]
pub extern "C" fn mluOpSetTensorDescriptorOnchipDataType(
    desc: mluOpTensorDescriptor_t,
    onchip_dtype: mluOpDataType_t,
) -> mluOpStatus_t {
    entry("mluOpSetTensorDescriptorOnchipDataType", |call| {
        with(call, desc, |s| s.onchip_dtype = onchip_dtype)
    })
}

/// Writes the type that fixed-point operators compute in; MLUOP_DTYPE_INVALID unless it was set.
///
/// # Safety
/// onchip_dtype can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mluOpGetTensorDescriptorOnchipDataType(
    desc: mluOpTensorDescriptor_t,
    onchip_dtype: *mut mluOpDataType_t,
) -> mluOpStatus_t {
    entry("mluOpGetTensorDescriptorOnchipDataType", |call| {
        let dtype = with(call, desc, |s| s.onchip_dtype)?;
        // SAFETY: the caller's promise.
        unsafe { out(call, onchip_dtype, dtype) }
    })
}

/// Keeps the position of fixed-point numbers.
#[unsafe(no_mangle)]
pub extern "C" fn mluOpSetTensorDescriptorPosition(
    desc: mluOpTensorDescriptor_t,
    position: c_int,
) -> mluOpStatus_t {
    entry("mluOpSetTensorDescriptorPosition", |call| with(call, desc, |s| s.position = position))
}

/// Writes the position of fixed-point numbers.
///
/// # Safety
/// position can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mluOpGetTensorDescriptorPosition(
    desc: mluOpTensorDescriptor_t,
    position: *mut c_int,
) -> mluOpStatus_t {
    entry("mluOpGetTensorDescriptorPosition", |call| {
        let kept = with(call, desc, |s| s.position)?;
        // SAFETY: the caller's promise.
        unsafe { out(call, position, kept) }
    })
}

/// Keeps position and scale of fixed-point numbers.
#[unsafe(no_mangle)]
pub extern "C" fn mluOpSetTensorDescriptorPositionAndScale(
    desc: mluOpTensorDescriptor_t,
    position: c_int,
    scale: c_float,
) -> mluOpStatus_t {
    entry("mluOpSetTensorDescriptorPositionAndScale", |call| {
        with(call, desc, |s| (s.position, s.scale) = (position, scale))
    })
}

/// Writes position and scale of fixed-point numbers; both pointers are required.
///
/// # Safety
/// The pointers can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mluOpGetTensorDescriptorPositionAndScale(
    desc: mluOpTensorDescriptor_t,
    position: *mut c_int,
    scale: *mut c_float,
) -> mluOpStatus_t {
    entry("mluOpGetTensorDescriptorPositionAndScale", |call| {
        check(call, desc)?;
        require(call, !position.is_null() && !scale.is_null(), "a pointer is NULL")?;
        let kept = with(call, desc, |s| (s.position, s.scale))?;
        // SAFETY: the caller's promise.
        unsafe {
            out(call, position, kept.0)?;
            out(call, scale, kept.1)
        }
    })
}

/// Keeps position, scale and offset of fixed-point numbers.
#[unsafe(no_mangle)]
pub extern "C" fn mluOpSetTensorDescriptorPositionScaleAndOffset(
    desc: mluOpTensorDescriptor_t,
    position: c_int,
    scale: c_float,
    offset: c_int,
) -> mluOpStatus_t {
    entry("mluOpSetTensorDescriptorPositionScaleAndOffset", |call| {
        let kept = (position, scale, offset);
        with(call, desc, |s| (s.position, s.scale, s.offset) = kept)
    })
}

/// Writes position, scale and offset of fixed-point numbers; all pointers are required.
///
/// # Safety
/// The pointers can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mluOpGetTensorDescriptorPositionScaleAndOffset(
    desc: mluOpTensorDescriptor_t,
    position: *mut c_int,
    scale: *mut c_float,
    offset: *mut c_int,
) -> mluOpStatus_t {
    entry("mluOpGetTensorDescriptorPositionScaleAndOffset", |call| {
        check(call, desc)?;
        let missing = position.is_null() || scale.is_null() || offset.is_null();
        require(call, !missing, "a pointer is NULL")?;
        let kept = with(call, desc, |s| (s.position, s.scale, s.offset))?;
        // SAFETY: the caller's promise.
        unsafe {
            out(call, position, kept.0)?;
            out(call, scale, kept.1)?;
            out(call, offset, kept.2)
        }
    })
}

/// # Safety
/// A pointer that is not null can be written.
unsafe fn out<V>(call: &'static str, to: *mut V, value: V) -> Outcome {
    // SAFETY: the caller's promise.
    require(call, unsafe { store(to, value) }, "a pointer is NULL or misaligned")
}
