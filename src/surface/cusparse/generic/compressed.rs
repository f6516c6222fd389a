//! Sparse matrices by compressed rows and by compressed columns.

use super::super::status::*;
use super::super::types::*;
use super::common::*;
use super::sp_mat::{self, SpMat};
use crate::abi::guard;
use core::ffi::c_void;

/// A description whose sizes and types have been looked at.
fn describe(
    call: &'static str,
    format: cusparseFormat_t,
    (rows, cols, nnz): (i64, i64, i64),
    [offsets, indices, values]: [*mut c_void; 3],
    (offset_type, index_type, base): (
        cusparseIndexType_t,
        cusparseIndexType_t,
        cusparseIndexBase_t,
    ),
    kind: cudaDataType,
) -> Outcome<SpMat> {
    let rows = count(call, 2, "rows", rows)?;
    let cols = count(call, 3, "cols", cols)?;
    let nnz = count(call, 4, "nnz", nnz)?;
    parameter(call, 4, "nnz", nnz, nnz <= rows.saturating_mul(cols))?;
    self::index_type(call, 8, offset_type)?;
    self::index_type(call, 9, index_type)?;
    index_base(call, 10, base)?;
    element(call, 11, "valueType", kind)?;
    countable(call, 2, "rows", rows, (index_type, base))?;
    countable(call, 3, "cols", cols, (index_type, base))?;
    countable(call, 4, "nnz", nnz, (offset_type, base))?;
    Ok(SpMat {
        format,
        rows,
        cols,
        nnz,
        offsets,
        indices,
        values,
        offset_type,
        index_type,
        base,
        kind,
        ..sp_mat::FRESH
    })
}

/// Creates a descriptor of a rows x cols matrix of nnz entries by compressed rows: rows + 1 offsets, the entries'
/// columns and their values, each counted from idxBase. Columns need not ascend, except where a function says so, and
/// may occur more than once. Arrays may be NULL as long as no operation needs them. INVALID_VALUE for sizes or types
/// that are none, more entries than elements, or sizes that the index types cannot count. Offsets and columns may be of
/// different types: products, solves and cusparseSparseToDense copy such offsets to memory of the library first; other operations refuse them.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseCreateCsr(
    spMatDescr: *mut cusparseSpMatDescr_t,
    rows: i64,
    cols: i64,
    nnz: i64,
    csrRowOffsets: *mut c_void,
    csrColInd: *mut c_void,
    csrValues: *mut c_void,
    csrRowOffsetsType: cusparseIndexType_t,
    csrColIndType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: cudaDataType,
) -> cusparseStatus_t {
    guard("cusparseCreateCsr", |call| {
        answer(|| {
            pointer(call, 1, "spMatDescr", spMatDescr)?;
            let arrays = [csrRowOffsets, csrColInd, csrValues];
            let types = (csrRowOffsetsType, csrColIndType, idxBase);
            let sizes = (rows, cols, nnz);
            let d = describe(call, CUSPARSE_FORMAT_CSR, sizes, arrays, types, valueType)?;
            // SAFETY: the C caller's to be written.
            unsafe { sp_mat::publish(call, spMatDescr, d) }
        })
    })
}

/// As cusparseCreateCsr, for a matrix that is only read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseCreateConstCsr(
    spMatDescr: *mut cusparseConstSpMatDescr_t,
    rows: i64,
    cols: i64,
    nnz: i64,
    csrRowOffsets: *const c_void,
    csrColInd: *const c_void,
    csrValues: *const c_void,
    csrRowOffsetsType: cusparseIndexType_t,
    csrColIndType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: cudaDataType,
) -> cusparseStatus_t {
    guard("cusparseCreateConstCsr", |call| {
        answer(|| {
            pointer(call, 1, "spMatDescr", spMatDescr)?;
            let arrays = [csrRowOffsets, csrColInd, csrValues].map(|a| a.cast_mut());
            let types = (csrRowOffsetsType, csrColIndType, idxBase);
            let sizes = (rows, cols, nnz);
            let d = describe(call, CUSPARSE_FORMAT_CSR, sizes, arrays, types, valueType)?;
            // SAFETY: the C caller's to be written.
            unsafe { sp_mat::publish(call, spMatDescr.cast(), d) }
        })
    })
}

/// Creates a descriptor of a rows x cols matrix of nnz entries by compressed columns: cols + 1 offsets, the entries'
/// rows and their values; else as cusparseCreateCsr.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseCreateCsc(
    spMatDescr: *mut cusparseSpMatDescr_t,
    rows: i64,
    cols: i64,
    nnz: i64,
    cscColOffsets: *mut c_void,
    cscRowInd: *mut c_void,
    cscValues: *mut c_void,
    cscColOffsetsType: cusparseIndexType_t,
    cscRowIndType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: cudaDataType,
) -> cusparseStatus_t {
    guard("cusparseCreateCsc", |call| {
        answer(|| {
            pointer(call, 1, "spMatDescr", spMatDescr)?;
            let arrays = [cscColOffsets, cscRowInd, cscValues];
            let types = (cscColOffsetsType, cscRowIndType, idxBase);
            let sizes = (rows, cols, nnz);
            let d = describe(call, CUSPARSE_FORMAT_CSC, sizes, arrays, types, valueType)?;
            // SAFETY: the C caller's to be written.
            unsafe { sp_mat::publish(call, spMatDescr, d) }
        })
    })
}

/// As cusparseCreateCsc, for a matrix that is only read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseCreateConstCsc(
    spMatDescr: *mut cusparseConstSpMatDescr_t,
    rows: i64,
    cols: i64,
    nnz: i64,
    cscColOffsets: *const c_void,
    cscRowInd: *const c_void,
    cscValues: *const c_void,
    cscColOffsetsType: cusparseIndexType_t,
    cscRowIndType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: cudaDataType,
) -> cusparseStatus_t {
    guard("cusparseCreateConstCsc", |call| {
        answer(|| {
            pointer(call, 1, "spMatDescr", spMatDescr)?;
            let arrays = [cscColOffsets, cscRowInd, cscValues].map(|a| a.cast_mut());
            let types = (cscColOffsetsType, cscRowIndType, idxBase);
            let sizes = (rows, cols, nnz);
            let d = describe(call, CUSPARSE_FORMAT_CSC, sizes, arrays, types, valueType)?;
            // SAFETY: the C caller's to be written.
            unsafe { sp_mat::publish(call, spMatDescr.cast(), d) }
        })
    })
}

/// Stores everything that a descriptor of compressed rows says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseCsrGet(
    spMatDescr: cusparseSpMatDescr_t,
    rows: *mut i64,
    cols: *mut i64,
    nnz: *mut i64,
    csrRowOffsets: *mut *mut c_void,
    csrColInd: *mut *mut c_void,
    csrValues: *mut *mut c_void,
    csrRowOffsetsType: *mut cusparseIndexType_t,
    csrColIndType: *mut cusparseIndexType_t,
    idxBase: *mut cusparseIndexBase_t,
    valueType: *mut cudaDataType,
) -> cusparseStatus_t {
    guard("cusparseCsrGet", |call| {
        answer(|| {
            let d = sp_mat::get_as(call, spMatDescr, CUSPARSE_FORMAT_CSR)?;
            give_all!(
                call,
                2 rows = d.rows as i64,
                3 cols = d.cols as i64,
                4 nnz = d.nnz as i64,
                5 csrRowOffsets = d.offsets,
                6 csrColInd = d.indices,
                7 csrValues = d.values,
                8 csrRowOffsetsType = d.offset_type,
                9 csrColIndType = d.index_type,
                10 idxBase = d.base,
                11 valueType = d.kind,
            )
        })
    })
}

/// Stores everything that a descriptor of compressed rows says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseConstCsrGet(
    spMatDescr: cusparseConstSpMatDescr_t,
    rows: *mut i64,
    cols: *mut i64,
    nnz: *mut i64,
    csrRowOffsets: *mut *const c_void,
    csrColInd: *mut *const c_void,
    csrValues: *mut *const c_void,
    csrRowOffsetsType: *mut cusparseIndexType_t,
    csrColIndType: *mut cusparseIndexType_t,
    idxBase: *mut cusparseIndexBase_t,
    valueType: *mut cudaDataType,
) -> cusparseStatus_t {
    guard("cusparseConstCsrGet", |call| {
        answer(|| {
            let d = sp_mat::get_as(call, spMatDescr, CUSPARSE_FORMAT_CSR)?;
            give_all!(
                call,
                2 rows = d.rows as i64,
                3 cols = d.cols as i64,
                4 nnz = d.nnz as i64,
                5 csrRowOffsets = d.offsets.cast_const(),
                6 csrColInd = d.indices.cast_const(),
                7 csrValues = d.values.cast_const(),
                8 csrRowOffsetsType = d.offset_type,
                9 csrColIndType = d.index_type,
                10 idxBase = d.base,
                11 valueType = d.kind,
            )
        })
    })
}

/// Stores everything that a descriptor of compressed columns says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseCscGet(
    spMatDescr: cusparseSpMatDescr_t,
    rows: *mut i64,
    cols: *mut i64,
    nnz: *mut i64,
    cscColOffsets: *mut *mut c_void,
    cscRowInd: *mut *mut c_void,
    cscValues: *mut *mut c_void,
    cscColOffsetsType: *mut cusparseIndexType_t,
    cscRowIndType: *mut cusparseIndexType_t,
    idxBase: *mut cusparseIndexBase_t,
    valueType: *mut cudaDataType,
) -> cusparseStatus_t {
    guard("cusparseCscGet", |call| {
        answer(|| {
            let d = sp_mat::get_as(call, spMatDescr, CUSPARSE_FORMAT_CSC)?;
            give_all!(
                call,
                2 rows = d.rows as i64,
                3 cols = d.cols as i64,
                4 nnz = d.nnz as i64,
                5 cscColOffsets = d.offsets,
                6 cscRowInd = d.indices,
                7 cscValues = d.values,
                8 cscColOffsetsType = d.offset_type,
                9 cscRowIndType = d.index_type,
                10 idxBase = d.base,
                11 valueType = d.kind,
            )
        })
    })
}

/// Stores everything that a descriptor of compressed columns says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseConstCscGet(
    spMatDescr: cusparseConstSpMatDescr_t,
    rows: *mut i64,
    cols: *mut i64,
    nnz: *mut i64,
    cscColOffsets: *mut *const c_void,
    cscRowInd: *mut *const c_void,
    cscValues: *mut *const c_void,
    cscColOffsetsType: *mut cusparseIndexType_t,
    cscRowIndType: *mut cusparseIndexType_t,
    idxBase: *mut cusparseIndexBase_t,
    valueType: *mut cudaDataType,
) -> cusparseStatus_t {
    guard("cusparseConstCscGet", |call| {
        answer(|| {
            let d = sp_mat::get_as(call, spMatDescr, CUSPARSE_FORMAT_CSC)?;
            give_all!(
                call,
                2 rows = d.rows as i64,
                3 cols = d.cols as i64,
                4 nnz = d.nnz as i64,
                5 cscColOffsets = d.offsets.cast_const(),
                6 cscRowInd = d.indices.cast_const(),
                7 cscValues = d.values.cast_const(),
                8 cscColOffsetsType = d.offset_type,
                9 cscRowIndType = d.index_type,
                10 idxBase = d.base,
                11 valueType = d.kind,
            )
        })
    })
}

/// Says where the arrays are from now on.
fn point(
    call: &'static str,
    descr: cusparseSpMatDescr_t,
    format: cusparseFormat_t,
    [offsets, indices, values]: [*mut c_void; 3],
) -> Outcome {
    sp_mat::get_as(call, descr, format)?;
    sp_mat::change(call, 1, "spMatDescr", descr, |d| {
        (d.offsets, d.indices, d.values) = (offsets, indices, values)
    })
}

/// Says where the arrays of compressed rows are from now on; operations called before are not affected.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseCsrSetPointers(
    spMatDescr: cusparseSpMatDescr_t,
    csrRowOffsets: *mut c_void,
    csrColInd: *mut c_void,
    csrValues: *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseCsrSetPointers", |call| {
        let arrays = [csrRowOffsets, csrColInd, csrValues];
        answer(|| point(call, spMatDescr, CUSPARSE_FORMAT_CSR, arrays))
    })
}

/// Says where the arrays of compressed columns are from now on; operations called before are not affected.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseCscSetPointers(
    spMatDescr: cusparseSpMatDescr_t,
    cscColOffsets: *mut c_void,
    cscRowInd: *mut c_void,
    cscValues: *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseCscSetPointers", |call| {
        let arrays = [cscColOffsets, cscRowInd, cscValues];
        answer(|| point(call, spMatDescr, CUSPARSE_FORMAT_CSC, arrays))
    })
}
