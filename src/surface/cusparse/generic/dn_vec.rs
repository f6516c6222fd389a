//! Dense vectors.

use super::super::status::*;
use super::super::types::*;
use super::super::{args, object};
use super::common::*;
use crate::abi::{guard, kind};
use crate::op::device::handle::Registry;
use crate::op::sparse::Array;
use core::ffi::c_void;

/// What a descriptor says.
#[derive(Clone, Copy)]
pub(super) struct DnVec {
    pub(super) size: usize,
    pub(super) values: *mut c_void,
    pub(super) kind: cudaDataType,
}

// SAFETY: an address that is not followed here.
unsafe impl Send for DnVec {}

static VECTORS: Registry<DnVec> = Registry::new(kind::CUSPARSE_DN_VEC);

impl DnVec {
    /// The elements, for the parameter at a position.
    pub(super) fn array<T>(
        &self,
        call: &'static str,
        number: u32,
        name: &str,
    ) -> Outcome<Array<T>> {
        args::array(call, number, name, self.values.cast::<T>().cast_const(), self.size)
    }
}

/// What the descriptor that is the parameter at a position says.
pub(super) fn get(
    call: &'static str,
    number: u32,
    name: &str,
    descr: cusparseConstDnVecDescr_t,
) -> Outcome<DnVec> {
    look(call, number, name, descr, |d| *d)
}

/// Looks at or changes a living descriptor.
fn look<R>(
    call: &'static str,
    number: u32,
    name: &str,
    descr: cusparseConstDnVecDescr_t,
    act: impl FnOnce(&mut DnVec) -> R,
) -> Outcome<R> {
    pointer(call, number, name, descr)?;
    VECTORS.with(descr.cast_mut().cast(), act).map_err(|_| object::unknown(call, number, name))
}

/// # Safety
/// `out`, unless NULL, can be written.
unsafe fn create(
    call: &'static str,
    out: *mut cusparseDnVecDescr_t,
    size: i64,
    values: *mut c_void,
    kind: cudaDataType,
) -> Outcome {
    pointer(call, 1, "dnVecDescr", out)?;
    let size = count(call, 2, "size", size)?;
    element(call, 4, "valueType", kind)?;
    let fresh = DnVec { size, values, kind };
    // SAFETY: the caller's promise.
    unsafe { object::create(call, 1, "dnVecDescr", &VECTORS, out, fresh) }
}

/// Creates a descriptor of a dense vector of `size` adjacent elements. They may be NULL as long as no operation
/// is asked for. INVALID_VALUE for a negative size, or a type that is no element type.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseCreateDnVec(
    dnVecDescr: *mut cusparseDnVecDescr_t,
    size: i64,
    values: *mut c_void,
    valueType: cudaDataType,
) -> cusparseStatus_t {
    guard("cusparseCreateDnVec", |call| {
        // SAFETY: the C caller's to be written.
        answer(|| unsafe { create(call, dnVecDescr, size, values, valueType) })
    })
}

/// As cusparseCreateDnVec, for a vector that is only read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseCreateConstDnVec(
    dnVecDescr: *mut cusparseConstDnVecDescr_t,
    size: i64,
    values: *const c_void,
    valueType: cudaDataType,
) -> cusparseStatus_t {
    guard("cusparseCreateConstDnVec", |call| {
        // SAFETY: the C caller's to be written.
        answer(|| unsafe { create(call, dnVecDescr.cast(), size, values.cast_mut(), valueType) })
    })
}

/// Destroys a descriptor; operations that were given it are not affected. NULL is accepted.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseDestroyDnVec(dnVecDescr: cusparseConstDnVecDescr_t) -> cusparseStatus_t {
    guard("cusparseDestroyDnVec", |call| {
        answer(|| object::destroy(call, "dnVecDescr", &VECTORS, dnVecDescr))
    })
}

/// Stores everything that a descriptor says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseDnVecGet(
    dnVecDescr: cusparseDnVecDescr_t,
    size: *mut i64,
    values: *mut *mut c_void,
    valueType: *mut cudaDataType,
) -> cusparseStatus_t {
    guard("cusparseDnVecGet", |call| {
        answer(|| {
            let d = get(call, 1, "dnVecDescr", dnVecDescr)?;
            give_all!(call, 2 size = d.size as i64, 3 values = d.values, 4 valueType = d.kind)
        })
    })
}

/// Stores everything that a descriptor says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseConstDnVecGet(
    dnVecDescr: cusparseConstDnVecDescr_t,
    size: *mut i64,
    values: *mut *const c_void,
    valueType: *mut cudaDataType,
) -> cusparseStatus_t {
    guard("cusparseConstDnVecGet", |call| {
        answer(|| {
            let d = get(call, 1, "dnVecDescr", dnVecDescr)?;
            give_all!(
                call,
                2 size = d.size as i64,
                3 values = d.values.cast_const(),
                4 valueType = d.kind,
            )
        })
    })
}

/// Stores where the elements are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseDnVecGetValues(
    dnVecDescr: cusparseDnVecDescr_t,
    values: *mut *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseDnVecGetValues", |call| {
        answer(|| {
            let d = get(call, 1, "dnVecDescr", dnVecDescr)?;
            give_all!(call, 2 values = d.values)
        })
    })
}

/// Stores where the elements are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseConstDnVecGetValues(
    dnVecDescr: cusparseConstDnVecDescr_t,
    values: *mut *const c_void,
) -> cusparseStatus_t {
    guard("cusparseConstDnVecGetValues", |call| {
        answer(|| {
            let d = get(call, 1, "dnVecDescr", dnVecDescr)?;
            give_all!(call, 2 values = d.values.cast_const())
        })
    })
}

/// Says where the elements are from now on; operations called before are not affected.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseDnVecSetValues(
    dnVecDescr: cusparseDnVecDescr_t,
    values: *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseDnVecSetValues", |call| {
        answer(|| look(call, 1, "dnVecDescr", dnVecDescr, |d| d.values = values))
    })
}
