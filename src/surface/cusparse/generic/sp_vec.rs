//! Sparse vectors: indices and values.

use super::super::status::*;
use super::super::types::*;
use super::super::{args, object};
use super::common::*;
use crate::abi::{guard, kind};
use crate::op::device::handle::Registry;
use crate::op::sparse::{Array, Base};
use core::ffi::c_void;

/// What a descriptor says.
#[derive(Clone, Copy)]
pub(super) struct SpVec {
    pub(super) size: usize,
    pub(super) nnz: usize,
    pub(super) indices: *mut c_void,
    pub(super) values: *mut c_void,
    pub(super) index_type: cusparseIndexType_t,
    pub(super) base: cusparseIndexBase_t,
    pub(super) kind: cudaDataType,
}

// SAFETY: addresses that are not followed here.
unsafe impl Send for SpVec {}

static VECTORS: Registry<SpVec> = Registry::new(kind::CUSPARSE_SP_VEC);

impl SpVec {
    /// Indices, their base, and values, for the parameter at a position.
    pub(super) fn arrays<I, T>(
        &self,
        call: &'static str,
        number: u32,
        name: &str,
    ) -> Outcome<(Array<I>, Base, Array<T>)> {
        let indices = self.indices.cast::<I>().cast_const();
        let values = self.values.cast::<T>().cast_const();
        Ok((
            args::array(call, number, name, indices, self.nnz)?,
            base_of(self.base),
            args::array(call, number, name, values, self.nnz)?,
        ))
    }
}

/// What the descriptor that is the parameter at a position says.
pub(super) fn get(
    call: &'static str,
    number: u32,
    name: &str,
    descr: cusparseConstSpVecDescr_t,
) -> Outcome<SpVec> {
    look(call, number, name, descr, |d| *d)
}

/// Looks at or changes a living descriptor.
fn look<R>(
    call: &'static str,
    number: u32,
    name: &str,
    descr: cusparseConstSpVecDescr_t,
    act: impl FnOnce(&mut SpVec) -> R,
) -> Outcome<R> {
    pointer(call, number, name, descr)?;
    VECTORS.with(descr.cast_mut().cast(), act).map_err(|_| object::unknown(call, number, name))
}

/// # Safety
/// `out`, unless NULL, can be written.
unsafe fn create(
    call: &'static str,
    out: *mut cusparseSpVecDescr_t,
    (size, nnz): (i64, i64),
    (indices, values): (*mut c_void, *mut c_void),
    (index_type, base): (cusparseIndexType_t, cusparseIndexBase_t),
    kind: cudaDataType,
) -> Outcome {
    pointer(call, 1, "spVecDescr", out)?;
    let size = count(call, 2, "size", size)?;
    let nnz = count(call, 3, "nnz", nnz)?;
    parameter(call, 3, "nnz", nnz, nnz <= size)?;
    self::index_type(call, 6, index_type)?;
    index_base(call, 7, base)?;
    element(call, 8, "valueType", kind)?;
    countable(call, 2, "size", size, (index_type, base))?;
    let fresh = SpVec { size, nnz, indices, values, index_type, base, kind };
    // SAFETY: the caller's promise.
    unsafe { object::create(call, 1, "spVecDescr", &VECTORS, out, fresh) }
}

/// Creates a descriptor of a vector of `size` elements of which nnz are stored: their indices, counted from idxBase, and
/// their values. INVALID_VALUE for sizes or types that are none, more entries than elements, or a size that the
/// index type cannot count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseCreateSpVec(
    spVecDescr: *mut cusparseSpVecDescr_t,
    size: i64,
    nnz: i64,
    indices: *mut c_void,
    values: *mut c_void,
    idxType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: cudaDataType,
) -> cusparseStatus_t {
    guard("cusparseCreateSpVec", |call| {
        let (arrays, index) = ((indices, values), (idxType, idxBase));
        // SAFETY: the C caller's to be written.
        answer(|| unsafe { create(call, spVecDescr, (size, nnz), arrays, index, valueType) })
    })
}

/// As cusparseCreateSpVec, for a vector that is only read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseCreateConstSpVec(
    spVecDescr: *mut cusparseConstSpVecDescr_t,
    size: i64,
    nnz: i64,
    indices: *const c_void,
    values: *const c_void,
    idxType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: cudaDataType,
) -> cusparseStatus_t {
    guard("cusparseCreateConstSpVec", |call| {
        let (arrays, index) = ((indices.cast_mut(), values.cast_mut()), (idxType, idxBase));
        let out = spVecDescr.cast();
        // SAFETY: the C caller's to be written.
        answer(|| unsafe { create(call, out, (size, nnz), arrays, index, valueType) })
    })
}

/// Destroys a descriptor; operations that were given it are not affected. NULL is accepted.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseDestroySpVec(spVecDescr: cusparseConstSpVecDescr_t) -> cusparseStatus_t {
    guard("cusparseDestroySpVec", |call| {
        answer(|| object::destroy(call, "spVecDescr", &VECTORS, spVecDescr))
    })
}

/// Stores everything that a descriptor says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSpVecGet(
    spVecDescr: cusparseSpVecDescr_t,
    size: *mut i64,
    nnz: *mut i64,
    indices: *mut *mut c_void,
    values: *mut *mut c_void,
    idxType: *mut cusparseIndexType_t,
    idxBase: *mut cusparseIndexBase_t,
    valueType: *mut cudaDataType,
) -> cusparseStatus_t {
    guard("cusparseSpVecGet", |call| {
        answer(|| {
            let d = get(call, 1, "spVecDescr", spVecDescr)?;
            give_all!(
                call,
                2 size = d.size as i64,
                3 nnz = d.nnz as i64,
                4 indices = d.indices,
                5 values = d.values,
                6 idxType = d.index_type,
                7 idxBase = d.base,
                8 valueType = d.kind,
            )
        })
    })
}

/// Stores everything that a descriptor says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseConstSpVecGet(
    spVecDescr: cusparseConstSpVecDescr_t,
    size: *mut i64,
    nnz: *mut i64,
    indices: *mut *const c_void,
    values: *mut *const c_void,
    idxType: *mut cusparseIndexType_t,
    idxBase: *mut cusparseIndexBase_t,
    valueType: *mut cudaDataType,
) -> cusparseStatus_t {
    guard("cusparseConstSpVecGet", |call| {
        answer(|| {
            let d = get(call, 1, "spVecDescr", spVecDescr)?;
            give_all!(
                call,
                2 size = d.size as i64,
                3 nnz = d.nnz as i64,
                4 indices = d.indices.cast_const(),
                5 values = d.values.cast_const(),
                6 idxType = d.index_type,
                7 idxBase = d.base,
                8 valueType = d.kind,
            )
        })
    })
}

/// Stores what indices count from.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSpVecGetIndexBase(
    spVecDescr: cusparseConstSpVecDescr_t,
    idxBase: *mut cusparseIndexBase_t,
) -> cusparseStatus_t {
    guard("cusparseSpVecGetIndexBase", |call| {
        answer(|| {
            let d = get(call, 1, "spVecDescr", spVecDescr)?;
            give_all!(call, 2 idxBase = d.base)
        })
    })
}

/// Stores where the values are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSpVecGetValues(
    spVecDescr: cusparseSpVecDescr_t,
    values: *mut *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseSpVecGetValues", |call| {
        answer(|| {
            let d = get(call, 1, "spVecDescr", spVecDescr)?;
            give_all!(call, 2 values = d.values)
        })
    })
}

/// Stores where the values are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseConstSpVecGetValues(
    spVecDescr: cusparseConstSpVecDescr_t,
    values: *mut *const c_void,
) -> cusparseStatus_t {
    guard("cusparseConstSpVecGetValues", |call| {
        answer(|| {
            let d = get(call, 1, "spVecDescr", spVecDescr)?;
            give_all!(call, 2 values = d.values.cast_const())
        })
    })
}

/// Says where the values are from now on; operations called before are not affected. NULL is INVALID_VALUE.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseSpVecSetValues(
    spVecDescr: cusparseSpVecDescr_t,
    values: *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseSpVecSetValues", |call| {
        answer(|| {
            get(call, 1, "spVecDescr", spVecDescr)?;
            pointer(call, 2, "values", values)?;
            look(call, 1, "spVecDescr", spVecDescr, |d| d.values = values)
        })
    })
}
