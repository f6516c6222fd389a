//! Tensor descriptors: creation, shape, strides, element type, layout.

use super::descriptor::{self, Setting, State, with};
use super::status::{Outcome, entry, require};
use super::types::*;
use crate::abi::guard_or;
use crate::abi::pointer::store;
use core::ffi::c_int;

/// Creates a descriptor: no dimension, FLOAT, layout ARRAY, pointer mode DEVICE.
///
/// # Safety
/// desc can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mluOpCreateTensorDescriptor(
    desc: *mut mluOpTensorDescriptor_t,
) -> mluOpStatus_t {
    entry("mluOpCreateTensorDescriptor", |call| {
        require(call, !desc.is_null() && desc.is_aligned(), "desc is NULL or misaligned")?;
        let new = descriptor::create(call)?;
        // SAFETY: not null, and the caller's to be written.
        unsafe { desc.write(new) };
        Ok(())
    })
}

/// Destroys a descriptor.
#[unsafe(no_mangle)]
pub extern "C" fn mluOpDestroyTensorDescriptor(desc: mluOpTensorDescriptor_t) -> mluOpStatus_t {
    entry("mluOpDestroyTensorDescriptor", |call| descriptor::destroy(call, desc))
}

/// Makes a descriptor what it was when created.
#[unsafe(no_mangle)]
pub extern "C" fn mluOpResetTensorDescriptor(desc: mluOpTensorDescriptor_t) -> mluOpStatus_t {
    entry("mluOpResetTensorDescriptor", |call| {
        let former = with(call, desc, |s| core::mem::replace(s, State::fresh()))?;
        drop(former);
        Ok(())
    })
}

/// Sets layout, element type and dimNb dimensions, without gaps, the last one contiguous. Any number
/// of dimensions is accepted; dimNb = 0 only in pointer mode HOST, for a scalar. BAD_PARAM if desc
/// or dimSize is NULL, or layout, dtype or dimNb negative; layout and dtype are kept when a later
/// check fails.
///
/// # Safety
/// dimSize has dimNb readable entries.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mluOpSetTensorDescriptor(
    desc: mluOpTensorDescriptor_t,
    layout: mluOpTensorLayout_t,
    dtype: mluOpDataType_t,
    dimNb: c_int,
    dimSize: *const c_int,
) -> mluOpStatus_t {
    entry("mluOpSetTensorDescriptor", |call| {
        let set = Setting { layout, dtype, dim_nb: dimNb, dims: dimSize, strides: None };
        // SAFETY: the caller's promise.
        unsafe { set.apply(call, desc) }
    })
}

/// mluOpSetTensorDescriptor with 64-bit dimensions.
///
/// # Safety
/// As there.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mluOpSetTensorDescriptor_v2(
    desc: mluOpTensorDescriptor_t,
    layout: mluOpTensorLayout_t,
    dtype: mluOpDataType_t,
    dimNb: c_int,
    dimSize: *const i64,
) -> mluOpStatus_t {
    entry("mluOpSetTensorDescriptor_v2", |call| {
        let set = Setting { layout, dtype, dim_nb: dimNb, dims: dimSize, strides: None };
        // SAFETY: the caller's promise.
        unsafe { set.apply(call, desc) }
    })
}

/// As mluOpSetTensorDescriptor, with a stride (in elements) for each dimension; dimNb is positive.
///
/// # Safety
/// dimSize and dimStride have dimNb readable entries each.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mluOpSetTensorDescriptorEx(
    desc: mluOpTensorDescriptor_t,
    layout: mluOpTensorLayout_t,
    dtype: mluOpDataType_t,
    dimNb: c_int,
    dimSize: *const c_int,
    dimStride: *const c_int,
) -> mluOpStatus_t {
    entry("mluOpSetTensorDescriptorEx", |call| {
        let strides = Some(dimStride);
        let set = Setting { layout, dtype, dim_nb: dimNb, dims: dimSize, strides };
        // SAFETY: the caller's promise.
        unsafe { set.apply(call, desc) }
    })
}

/// mluOpSetTensorDescriptorEx with 64-bit dimensions and strides.
///
/// # Safety
/// As there.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mluOpSetTensorDescriptorEx_v2(
    desc: mluOpTensorDescriptor_t,
    layout: mluOpTensorLayout_t,
    dtype: mluOpDataType_t,
    dimNb: c_int,
    dimSize: *const i64,
    dimStride: *const i64,
) -> mluOpStatus_t {
    entry("mluOpSetTensorDescriptorEx_v2", |call| {
        let strides = Some(dimStride);
        let set = Setting { layout, dtype, dim_nb: dimNb, dims: dimSize, strides };
        // SAFETY: the caller's promise.
        unsafe { set.apply(call, desc) }
    })
}

/// Sets the dimensions, without gaps; layout and element type stay. BAD_PARAM if a pointer is NULL
/// or dimNb not positive.
///
/// # Safety
/// dimSize has dimNb readable entries.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mluOpSetTensorDescriptorDim(
    desc: mluOpTensorDescriptor_t,
    dimNb: c_int,
    dimSize: *const c_int,
) -> mluOpStatus_t {
    entry("mluOpSetTensorDescriptorDim", |call| {
        // SAFETY: the caller's promise.
        unsafe { descriptor::set_dims(call, desc, dimNb, dimSize) }
    })
}

/// mluOpSetTensorDescriptorDim with 64-bit dimensions.
///
/// # Safety
/// As there.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mluOpSetTensorDescriptorDim_v2(
    desc: mluOpTensorDescriptor_t,
    dimNb: c_int,
    dimSize: *const i64,
) -> mluOpStatus_t {
    entry("mluOpSetTensorDescriptorDim_v2", |call| {
        // SAFETY: the caller's promise.
        unsafe { descriptor::set_dims(call, desc, dimNb, dimSize) }
    })
}

/// Out parameters that describe a tensor; a null one is skipped.
struct Outs<I> {
    layout: *mut mluOpTensorLayout_t,
    dtype: *mut mluOpDataType_t,
    dim_nb: *mut c_int,
    dims: *mut I,
    strides: *mut I,
}

impl<I: Copy> Outs<I> {
    /// # Safety
    /// Pointers that are not null can be written, arrays for as many entries as there are dimensions.
    unsafe fn fill(
        self,
        call: &'static str,
        desc: mluOpTensorDescriptor_t,
        narrow: fn(i64) -> I,
    ) -> Outcome {
        // SAFETY: `store` skips null, and the rest is the caller's to be written.
        with(call, desc, |state| unsafe {
            store(self.layout, state.layout);
            store(self.dtype, state.dtype);
            store(self.dim_nb, state.axes.len() as c_int);
            for (i, &[dim, stride]) in state.axes.iter().enumerate() {
                for (array, value) in [(self.dims, dim), (self.strides, stride)] {
                    if !array.is_null() {
                        store(array.add(i), narrow(value));
                    }
                }
            }
        })
    }

    fn require_all(&self, call: &'static str) -> Outcome {
        let missing = self.layout.is_null()
            || self.dtype.is_null()
            || self.dim_nb.is_null()
            || self.dims.is_null()
            || self.strides.is_null();
        require(call, !missing, "a pointer is NULL")
    }
}

/// Writes what the descriptor says; a NULL pointer is skipped.
///
/// # Safety
/// Pointers that are not NULL can be written, dimSize for every dimension.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mluOpGetTensorDescriptor(
    desc: mluOpTensorDescriptor_t,
    layout: *mut mluOpTensorLayout_t,
    dtype: *mut mluOpDataType_t,
    dimNb: *mut c_int,
    dimSize: *mut c_int,
) -> mluOpStatus_t {
    entry("mluOpGetTensorDescriptor", |call| {
        let strides = core::ptr::null_mut();
        let outs = Outs { layout, dtype, dim_nb: dimNb, dims: dimSize, strides };
        // SAFETY: the caller's promise.
        unsafe { outs.fill(call, desc, |x| x as c_int) }
    })
}

/// mluOpGetTensorDescriptor with 64-bit dimensions.
///
/// # Safety
/// As there.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mluOpGetTensorDescriptor_v2(
    desc: mluOpTensorDescriptor_t,
    layout: *mut mluOpTensorLayout_t,
    dtype: *mut mluOpDataType_t,
    dimNb: *mut c_int,
    dimSize: *mut i64,
) -> mluOpStatus_t {
    entry("mluOpGetTensorDescriptor_v2", |call| {
        let strides = core::ptr::null_mut();
        let outs = Outs { layout, dtype, dim_nb: dimNb, dims: dimSize, strides };
        // SAFETY: the caller's promise.
        unsafe { outs.fill(call, desc, |x| x) }
    })
}

/// Writes what the descriptor says, strides in elements; every pointer is required.
///
/// # Safety
/// The pointers can be written, dimSize and dimStride for every dimension.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mluOpGetTensorDescriptorEx(
    desc: mluOpTensorDescriptor_t,
    layout: *mut mluOpTensorLayout_t,
    dtype: *mut mluOpDataType_t,
    dimNb: *mut c_int,
    dimSize: *mut c_int,
    dimStride: *mut c_int,
) -> mluOpStatus_t {
    entry("mluOpGetTensorDescriptorEx", |call| {
        let outs = Outs { layout, dtype, dim_nb: dimNb, dims: dimSize, strides: dimStride };
        outs.require_all(call)?;
        // SAFETY: the caller's promise.
        unsafe { outs.fill(call, desc, |x| x as c_int) }
    })
}

/// mluOpGetTensorDescriptorEx with 64-bit dimensions and strides.
///
/// # Safety
/// As there.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mluOpGetTensorDescriptorEx_v2(
    desc: mluOpTensorDescriptor_t,
    layout: *mut mluOpTensorLayout_t,
    dtype: *mut mluOpDataType_t,
    dimNb: *mut c_int,
    dimSize: *mut i64,
    dimStride: *mut i64,
) -> mluOpStatus_t {
    entry("mluOpGetTensorDescriptorEx_v2", |call| {
        let outs = Outs { layout, dtype, dim_nb: dimNb, dims: dimSize, strides: dimStride };
        outs.require_all(call)?;
        // SAFETY: the caller's promise.
        unsafe { outs.fill(call, desc, |x| x) }
    })
}

/// Product of the dimensions (1 for a scalar); 0 for a descriptor that is NULL or unknown.
#[unsafe(no_mangle)]
pub extern "C" fn mluOpGetTensorElementNum(desc: mluOpTensorDescriptor_t) -> usize {
    guard_or("mluOpGetTensorElementNum", 0, |call| {
        with(call, desc, |s| s.elements).map_or(0, |elements| elements as usize)
    })
}
