//! Sparse matrices by coordinates.

use super::super::status::*;
use super::super::types::*;
use super::common::*;
use super::sp_mat::{self, SpMat};
use crate::abi::guard;
use core::ffi::c_void;

/// A description whose sizes and types have been looked at.
fn describe(
    call: &'static str,
    (rows, cols, nnz): (i64, i64, i64),
    [row_numbers, columns, values]: [*mut c_void; 3],
    (index_type, base): (cusparseIndexType_t, cusparseIndexBase_t),
    kind: cudaDataType,
) -> Outcome<SpMat> {
    let rows = count(call, 2, "rows", rows)?;
    let cols = count(call, 3, "cols", cols)?;
    let nnz = count(call, 4, "nnz", nnz)?;
    parameter(call, 4, "nnz", nnz, nnz <= rows.saturating_mul(cols))?;
    self::index_type(call, 8, index_type)?;
    index_base(call, 9, base)?;
    element(call, 10, "valueType", kind)?;
    countable(call, 2, "rows", rows, (index_type, base))?;
    countable(call, 3, "cols", cols, (index_type, base))?;
    countable(call, 4, "nnz", nnz, (index_type, base))?;
    Ok(SpMat {
        format: CUSPARSE_FORMAT_COO,
        rows,
        cols,
        nnz,
        offsets: row_numbers,
        indices: columns,
        values,
        offset_type: index_type,
        index_type,
        base,
        kind,
        ..sp_mat::FRESH
    })
}

/// Creates a descriptor of a rows x cols matrix of nnz entries by coordinates: their rows, their columns and their
/// values. Rows should ascend (solves and cusparseSpGEMM insist; products do not). Else as cusparseCreateCsr.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseCreateCoo(
    spMatDescr: *mut cusparseSpMatDescr_t,
    rows: i64,
    cols: i64,
    nnz: i64,
    cooRowInd: *mut c_void,
    cooColInd: *mut c_void,
    cooValues: *mut c_void,
    cooIdxType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: cudaDataType,
) -> cusparseStatus_t {
    guard("cusparseCreateCoo", |call| {
        answer(|| {
            pointer(call, 1, "spMatDescr", spMatDescr)?;
            let arrays = [cooRowInd, cooColInd, cooValues];
            let d = describe(call, (rows, cols, nnz), arrays, (cooIdxType, idxBase), valueType)?;
            // SAFETY: the C caller's to be written.
            unsafe { sp_mat::publish(call, spMatDescr, d) }
        })
    })
}

/// As cusparseCreateCoo, for a matrix that is only read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseCreateConstCoo(
    spMatDescr: *mut cusparseConstSpMatDescr_t,
    rows: i64,
    cols: i64,
    nnz: i64,
    cooRowInd: *const c_void,
    cooColInd: *const c_void,
    cooValues: *const c_void,
    cooIdxType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: cudaDataType,
) -> cusparseStatus_t {
    guard("cusparseCreateConstCoo", |call| {
        answer(|| {
            pointer(call, 1, "spMatDescr", spMatDescr)?;
            let arrays = [cooRowInd, cooColInd, cooValues].map(|a| a.cast_mut());
            let d = describe(call, (rows, cols, nnz), arrays, (cooIdxType, idxBase), valueType)?;
            // SAFETY: the C caller's to be written.
            unsafe { sp_mat::publish(call, spMatDescr.cast(), d) }
        })
    })
}

/// Stores everything that a descriptor of coordinates says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseCooGet(
    spMatDescr: cusparseSpMatDescr_t,
    rows: *mut i64,
    cols: *mut i64,
    nnz: *mut i64,
    cooRowInd: *mut *mut c_void,
    cooColInd: *mut *mut c_void,
    cooValues: *mut *mut c_void,
    idxType: *mut cusparseIndexType_t,
    idxBase: *mut cusparseIndexBase_t,
    valueType: *mut cudaDataType,
) -> cusparseStatus_t {
    guard("cusparseCooGet", |call| {
        answer(|| {
            let d = sp_mat::get_as(call, spMatDescr, CUSPARSE_FORMAT_COO)?;
            give_all!(
                call,
                2 rows = d.rows as i64,
                3 cols = d.cols as i64,
                4 nnz = d.nnz as i64,
                5 cooRowInd = d.offsets,
                6 cooColInd = d.indices,
                7 cooValues = d.values,
                8 idxType = d.index_type,
                9 idxBase = d.base,
                10 valueType = d.kind,
            )
        })
    })
}

/// Stores everything that a descriptor of coordinates says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseConstCooGet(
    spMatDescr: cusparseConstSpMatDescr_t,
    rows: *mut i64,
    cols: *mut i64,
    nnz: *mut i64,
    cooRowInd: *mut *const c_void,
    cooColInd: *mut *const c_void,
    cooValues: *mut *const c_void,
    idxType: *mut cusparseIndexType_t,
    idxBase: *mut cusparseIndexBase_t,
    valueType: *mut cudaDataType,
) -> cusparseStatus_t {
    guard("cusparseConstCooGet", |call| {
        answer(|| {
            let d = sp_mat::get_as(call, spMatDescr, CUSPARSE_FORMAT_COO)?;
            give_all!(
                call,
                2 rows = d.rows as i64,
                3 cols = d.cols as i64,
                4 nnz = d.nnz as i64,
                5 cooRowInd = d.offsets.cast_const(),
                6 cooColInd = d.indices.cast_const(),
                7 cooValues = d.values.cast_const(),
                8 idxType = d.index_type,
                9 idxBase = d.base,
                10 valueType = d.kind,
            )
        })
    })
}

/// Says where the arrays of coordinates are from now on; operations called before are not affected.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseCooSetPointers(
    spMatDescr: cusparseSpMatDescr_t,
    cooRows: *mut c_void,
    cooColumns: *mut c_void,
    cooValues: *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseCooSetPointers", |call| {
        answer(|| {
            sp_mat::get_as(call, spMatDescr, CUSPARSE_FORMAT_COO)?;
            sp_mat::change(call, 1, "spMatDescr", spMatDescr, |d| {
                (d.offsets, d.indices, d.values) = (cooRows, cooColumns, cooValues)
            })
        })
    })
}

/// NOT_SUPPORTED: coordinates in pairs, which CUDA 12 no longer has. Nothing is stored.
#[unsafe(no_mangle)]
#[allow(unused_variables)]
pub extern "C" fn cusparseCreateCooAoS(
    spMatDescr: *mut cusparseSpMatDescr_t,
    rows: i64,
    cols: i64,
    nnz: i64,
    cooInd: *mut c_void,
    cooValues: *mut c_void,
    cooIdxType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: cudaDataType,
) -> cusparseStatus_t {
    guard("cusparseCreateCooAoS", |call| answer(|| in_pairs(call)))
}

/// NOT_SUPPORTED: there are no coordinates in pairs. Nothing is stored.
#[unsafe(no_mangle)]
#[allow(unused_variables)]
pub extern "C" fn cusparseCooAoSGet(
    spMatDescr: cusparseSpMatDescr_t,
    rows: *mut i64,
    cols: *mut i64,
    nnz: *mut i64,
    cooInd: *mut *mut c_void,
    cooValues: *mut *mut c_void,
    idxType: *mut cusparseIndexType_t,
    idxBase: *mut cusparseIndexBase_t,
    valueType: *mut cudaDataType,
) -> cusparseStatus_t {
    guard("cusparseCooAoSGet", |call| answer(|| in_pairs(call)))
}

fn in_pairs(call: &'static str) -> Outcome {
    supported(call, false, format_args!("coordinates in pairs are not implemented"))
}
