//! The same for several tensor descriptors at once. A group is an array of pointers to descriptors.

use super::descriptor::{self, Setting};
use super::status::{Outcome, entry, failed, refuse, require};
use super::types::*;
use crate::abi::pointer;
use crate::op::device::shared;
use core::ffi::c_int;

type Group = *mut *mut mluOpTensorDescriptor_t;

/// The places of the group's descriptors, none of them null.
///
/// # Safety
/// The array is readable.
unsafe fn places<'a>(
    call: &'static str,
    group: Group,
    count: c_int,
) -> Outcome<&'a [*mut mluOpTensorDescriptor_t]> {
    let bad = |why| refuse(call, MLUOP_STATUS_BAD_PARAM, why);
    let count = usize::try_from(count).ok().filter(|&n| n > 0);
    let count = count.ok_or_else(|| bad("desc_num is not positive"))?;
    // SAFETY: the caller's promise.
    let places = unsafe { pointer::slice(group.cast_const(), count) };
    let places = places.ok_or_else(|| bad("group_desc is NULL or misaligned"))?;
    let usable = places.iter().all(|p| !p.is_null() && p.is_aligned());
    if usable { Ok(places) } else { Err(bad("a pointer in group_desc is NULL or misaligned")) }
}

/// Creates desc_num descriptors and writes each where group_desc points; all of them or, when memory
/// is short, none.
///
/// # Safety
/// group_desc has desc_num entries, which point to writable memory.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mluOpCreateGroupTensorDescriptors(
    group_desc: *mut *mut mluOpTensorDescriptor_t,
    desc_num: c_int,
) -> mluOpStatus_t {
    entry("mluOpCreateGroupTensorDescriptors", |call| {
        // SAFETY: the caller's promise.
        let places = unsafe { places(call, group_desc, desc_num) }?;
        let none: mluOpTensorDescriptor_t = core::ptr::null_mut();
        let mut new = shared::try_vec(places.len(), none).map_err(failed(call, "new group"))?;
        for i in 0..new.len() {
            match descriptor::create(call) {
                Ok(desc) => new[i] = desc,
                Err(status) => {
                    for &desc in &new[..i] {
                        let _ = descriptor::destroy(call, desc);
                    }
                    return Err(status);
                }
            }
        }
        for (&place, &desc) in places.iter().zip(&new) {
            // SAFETY: the caller's promise.
            unsafe { place.write(desc) };
        }
        Ok(())
    })
}

/// Destroys the descriptors of a group. One that is unknown is BAD_PARAM; the others are destroyed.
///
/// # Safety
/// group_desc has desc_num entries, which point to readable memory.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mluOpDestroyGroupTensorDescriptors(
    group_desc: *mut *mut mluOpTensorDescriptor_t,
    desc_num: c_int,
) -> mluOpStatus_t {
    entry("mluOpDestroyGroupTensorDescriptors", |call| {
        // SAFETY: the caller's promise.
        let places = unsafe { places(call, group_desc, desc_num) }?;
        let mut outcome = Ok(());
        for &place in places {
            // SAFETY: the caller's promise.
            outcome = outcome.and(descriptor::destroy(call, unsafe { place.read() }));
        }
        outcome
    })
}

/// The arrays of a group setting.
struct Settings<I> {
    layouts: *const mluOpTensorLayout_t,
    dtypes: *const mluOpDataType_t,
    dim_nbs: *const c_int,
    dims: *const I,
}

impl<I: Copy + Into<i64>> Settings<I> {
    /// # Safety
    /// The arrays have an entry for each descriptor, the last one dimNb entries for each.
    unsafe fn apply(self, call: &'static str, group: Group, count: c_int) -> Outcome {
        require(call, !group.is_null(), "group_desc is NULL")?;
        require(call, !self.layouts.is_null(), "group_layout is NULL")?;
        require(call, !self.dtypes.is_null(), "group_dtype is NULL")?;
        require(call, !self.dim_nbs.is_null(), "group_dimNb is NULL")?;
        require(call, !self.dims.is_null(), "group_dimSize is NULL")?;
        let bad = || refuse(call, MLUOP_STATUS_BAD_PARAM, "an array is misaligned");
        // SAFETY: the caller's promise.
        let (places, layouts, dtypes, dim_nbs) = unsafe {
            let places = places(call, group, count)?;
            let n = places.len();
            let layouts = pointer::slice(self.layouts, n).ok_or_else(bad)?;
            let dtypes = pointer::slice(self.dtypes, n).ok_or_else(bad)?;
            (places, layouts, dtypes, pointer::slice(self.dim_nbs, n).ok_or_else(bad)?)
        };
        let mut dims = self.dims;
        for (i, &place) in places.iter().enumerate() {
            let (layout, dtype, dim_nb) = (layouts[i], dtypes[i], dim_nbs[i]);
            let set = Setting { layout, dtype, dim_nb, dims, strides: None };
            // SAFETY: the caller's promise; a negative dimNb ends the loop here.
            unsafe {
                set.apply(call, place.read())?;
                dims = dims.add(dim_nb as usize);
            }
        }
        Ok(())
    }
}

/// mluOpSetTensorDescriptor for each descriptor of a group. group_dimSize holds the dimensions of all
/// of them, one after the other. Stops at the first that fails.
///
/// # Safety
/// The arrays have desc_num entries, group_dimSize the sum of group_dimNb.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mluOpSetGroupTensorDescriptors(
    group_desc: *mut *mut mluOpTensorDescriptor_t,
    group_layout: *const mluOpTensorLayout_t,
    group_dtype: *const mluOpDataType_t,
    group_dimNb: *const c_int,
    group_dimSize: *const c_int,
    desc_num: c_int,
) -> mluOpStatus_t {
    entry("mluOpSetGroupTensorDescriptors", |call| {
        let (layouts, dtypes, dim_nbs) = (group_layout, group_dtype, group_dimNb);
        let all = Settings { layouts, dtypes, dim_nbs, dims: group_dimSize };
        // SAFETY: the caller's promise.
        unsafe { all.apply(call, group_desc, desc_num) }
    })
}

/// mluOpSetGroupTensorDescriptors with 64-bit dimensions.
///
/// # Safety
/// As there.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mluOpSetGroupTensorDescriptors_v2(
    group_desc: *mut *mut mluOpTensorDescriptor_t,
    group_layout: *const mluOpTensorLayout_t,
    group_dtype: *const mluOpDataType_t,
    group_dimNb: *const c_int,
    group_dimSize: *const i64,
    desc_num: c_int,
) -> mluOpStatus_t {
    entry("mluOpSetGroupTensorDescriptors_v2", |call| {
        let (layouts, dtypes, dim_nbs) = (group_layout, group_dtype, group_dimNb);
        let all = Settings { layouts, dtypes, dim_nbs, dims: group_dimSize };
        // SAFETY: the caller's promise.
        unsafe { all.apply(call, group_desc, desc_num) }
    })
}
