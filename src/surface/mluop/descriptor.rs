//! The tensor descriptor as an object: what it remembers, and how callers' arrays get in and out.
//!
//! Dimensions and strides are 64-bit whatever the form of the call. Nothing here judges them: that is
//! done where a tensor is used.

use super::status::{Outcome, failed, refuse, require};
use super::types::*;
use crate::abi::kind;
use crate::abi::pointer;
use crate::op::device::handle::Registry;
use crate::op::device::shared;
use core::ffi::{c_float, c_int};

static DESCRIPTORS: Registry<State> = Registry::new(kind::MLUOP_DESCRIPTOR);

/// What a descriptor remembers.
pub(super) struct State {
    pub layout: mluOpTensorLayout_t,
    pub dtype: mluOpDataType_t,
    pub onchip_dtype: mluOpDataType_t,
    pub pointer_mode: mluOpPointerMode_t,
    /// Product of the dimensions, wrapping as the vendor's does.
    pub elements: u64,
    pub position: c_int,
    pub scale: c_float,
    pub offset: c_int,
    /// Dimension and stride of each axis.
    pub axes: Vec<[i64; 2]>,
}

impl State {
    pub fn fresh() -> State {
        State {
            layout: MLUOP_LAYOUT_ARRAY,
            dtype: MLUOP_DTYPE_FLOAT,
            onchip_dtype: MLUOP_DTYPE_INVALID,
            pointer_mode: MLUOP_POINTER_MODE_DEVICE,
            elements: 0,
            position: 0,
            scale: 1.0,
            offset: 0,
            axes: Vec::new(),
        }
    }
}

/// A new descriptor, registered.
pub(super) fn create(call: &'static str) -> Outcome<mluOpTensorDescriptor_t> {
    let new = DESCRIPTORS.insert(State::fresh()).map_err(failed(call, "new descriptor"))?;
    Ok(new.cast())
}

/// Forgets a descriptor.
pub(super) fn destroy(call: &'static str, desc: mluOpTensorDescriptor_t) -> Outcome {
    require(call, !desc.is_null(), "a descriptor is NULL")?;
    let removed = DESCRIPTORS.remove(desc.cast());
    require(call, removed.is_ok(), "a descriptor is unknown or destroyed")
}

/// Reads or changes what a caller's descriptor remembers; see [`Registry::with`].
#[inline]
pub(super) fn with<R>(
    call: &'static str,
    desc: mluOpTensorDescriptor_t,
    act: impl FnOnce(&mut State) -> R,
) -> Outcome<R> {
    DESCRIPTORS.with(desc.cast(), act).map_err(|_| {
        let null = desc.is_null();
        let why =
            if null { "a descriptor is NULL" } else { "a descriptor is unknown or destroyed" };
        refuse(call, MLUOP_STATUS_BAD_PARAM, why)
    })
}

/// Refuses what is no descriptor.
pub(super) fn check(call: &'static str, desc: mluOpTensorDescriptor_t) -> Outcome {
    with(call, desc, |_| ())
}

/// Takes over dimensions and strides; without strides they are dense, the last axis contiguous.
fn set_axes<I: Copy + Into<i64>>(
    call: &'static str,
    desc: mluOpTensorDescriptor_t,
    dims: &[I],
    strides: Option<&[I]>,
) -> Outcome {
    let mut axes = shared::try_vec(dims.len(), [0i64; 2]).map_err(failed(call, "dimensions"))?;
    let mut elements = 1i64;
    for (i, axis) in axes.iter_mut().enumerate().rev() {
        let dim: i64 = dims[i].into();
        *axis = [dim, strides.map_or(elements, |s| s[i].into())];
        elements = elements.wrapping_mul(dim);
    }
    // The former ones are dropped outside.
    with(call, desc, |s| {
        s.elements = elements as u64;
        core::mem::swap(&mut s.axes, &mut axes);
    })
}

/// The numbers of a mluOpSetTensorDescriptor call of any form.
pub(super) struct Setting<I> {
    pub layout: mluOpTensorLayout_t,
    pub dtype: mluOpDataType_t,
    pub dim_nb: c_int,
    pub dims: *const I,
    /// Given by the Ex forms only.
    pub strides: Option<*const I>,
}

impl<I: Copy + Into<i64>> Setting<I> {
    /// Checks in the vendor's order: layout and data type are kept even if a later check fails.
    ///
    /// # Safety
    /// Arrays that are not null have dim_nb readable entries.
    pub unsafe fn apply(&self, call: &'static str, desc: mluOpTensorDescriptor_t) -> Outcome {
        check(call, desc)?;
        require(call, self.layout.0 >= 0, "layout is negative")?;
        require(call, self.dtype.0 >= 0, "dtype is negative")?;
        let pointer_mode = with(call, desc, |s| {
            (s.layout, s.dtype) = (self.layout, self.dtype);
            s.pointer_mode
        })?;
        if self.dim_nb == 0 && self.strides.is_none() {
            let scalar = pointer_mode == MLUOP_POINTER_MODE_HOST;
            require(call, scalar, "dimNb is 0, which only a scalar in host memory can have")?;
            return set_axes::<I>(call, desc, &[], None);
        }
        // SAFETY: the caller's promise.
        let dims = unsafe { array(call, self.dims, self.dim_nb) }?;
        let strides = match self.strides {
            // SAFETY: the caller's promise.
            Some(strides) => Some(unsafe { array(call, strides, self.dim_nb) }?),
            None => None,
        };
        set_axes(call, desc, dims, strides)
    }
}

/// Replaces the dimensions only.
///
/// # Safety
/// An array that is not null has dim_nb readable entries.
pub(super) unsafe fn set_dims<I: Copy + Into<i64>>(
    call: &'static str,
    desc: mluOpTensorDescriptor_t,
    dim_nb: c_int,
    dims: *const I,
) -> Outcome {
    check(call, desc)?;
    // SAFETY: the caller's promise.
    let dims = unsafe { array(call, dims, dim_nb) }?;
    set_axes(call, desc, dims, None)
}

/// An array of dimNb > 0 entries.
unsafe fn array<'a, I>(call: &'static str, start: *const I, dim_nb: c_int) -> Outcome<&'a [I]> {
    let len = usize::try_from(dim_nb).ok().filter(|&n| n > 0);
    let len = len.ok_or_else(|| refuse(call, MLUOP_STATUS_BAD_PARAM, "dimNb is not positive"))?;
    // SAFETY: the caller's promise.
    unsafe { pointer::slice(start, len) }
        .ok_or_else(|| refuse(call, MLUOP_STATUS_BAD_PARAM, "an array is NULL or misaligned"))
}
