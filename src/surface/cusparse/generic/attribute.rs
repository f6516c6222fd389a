//! Attributes of sparse matrices, and batches of them.

use super::super::status::*;
use super::super::types::*;
use super::common::*;
use super::sp_mat::{self, SpMat};
use crate::abi::guard;
use core::ffi::{c_int, c_void};

/// Every attribute is an enumeration, of this size.
const SIZE: usize = size_of::<c_int>();

/// Looks at what is said to be an attribute's value.
fn check(
    call: &'static str,
    attribute: cusparseSpMatAttribute_t,
    data: *mut c_void,
    size: usize,
) -> Outcome {
    parameter(call, 2, "attribute", attribute.0, attribute.is_known())?;
    pointer(call, 3, "data", data)?;
    parameter(call, 4, "dataSize", size, size == SIZE)
}

/// Stores an attribute: an enumeration, of dataSize bytes. A new matrix has a lower triangle with a diagonal that is
/// stored, is stored in full, and general. INVALID_VALUE for an attribute or a size that is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSpMatGetAttribute(
    spMatDescr: cusparseConstSpMatDescr_t,
    attribute: cusparseSpMatAttribute_t,
    data: *mut c_void,
    dataSize: usize,
) -> cusparseStatus_t {
    guard("cusparseSpMatGetAttribute", |call| {
        answer(|| {
            let d = sp_mat::get(call, 1, "spMatDescr", spMatDescr)?;
            check(call, attribute, data, dataSize)?;
            let value = match attribute {
                CUSPARSE_SPMAT_FILL_MODE => d.fill.0,
                CUSPARSE_SPMAT_DIAG_TYPE => d.diag.0,
                CUSPARSE_SPMAT_STORAGE => d.storage.0,
                _ => d.symmetry.0,
            };
            // SAFETY: the C caller's to be written, as many bytes as that.
            unsafe { data.cast::<c_int>().write_unaligned(value) };
            Ok(())
        })
    })
}

/// Sets an attribute: an enumeration, of dataSize bytes. cusparseSpSV and cusparseSpSM look at CUSPARSE_SPMAT_FILL_MODE and
/// CUSPARSE_SPMAT_DIAG_TYPE; the other two are kept, and nothing looks at them. INVALID_VALUE for an attribute, a size
/// or a value that is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSpMatSetAttribute(
    spMatDescr: cusparseSpMatDescr_t,
    attribute: cusparseSpMatAttribute_t,
    data: *mut c_void,
    dataSize: usize,
) -> cusparseStatus_t {
    guard("cusparseSpMatSetAttribute", |call| {
        answer(|| {
            sp_mat::get(call, 1, "spMatDescr", spMatDescr)?;
            check(call, attribute, data, dataSize)?;
            // SAFETY: the C caller's to be read, as many bytes as that.
            let value = unsafe { data.cast::<c_int>().read_unaligned() };
            let mut new = sp_mat::FRESH;
            let known = set(&mut new, attribute, value);
            parameter(call, 3, "data", value, known)?;
            sp_mat::change(call, 1, "spMatDescr", spMatDescr, |d| {
                set(d, attribute, value);
            })
        })
    })
}

/// Sets an attribute; false if its value is none.
fn set(d: &mut SpMat, attribute: cusparseSpMatAttribute_t, value: c_int) -> bool {
    match attribute {
        CUSPARSE_SPMAT_FILL_MODE => {
            d.fill = cusparseFillMode_t(value);
            d.fill.is_known()
        }
        CUSPARSE_SPMAT_DIAG_TYPE => {
            d.diag = cusparseDiagType_t(value);
            d.diag.is_known()
        }
        CUSPARSE_SPMAT_STORAGE => {
            d.storage = cusparseSpMatStorage_t(value);
            d.storage.is_known()
        }
        _ => {
            d.symmetry = cusparseSymmetryType_t(value);
            d.symmetry.is_known()
        }
    }
}

/// A distance at a position: 0, for the same array again and again, or at least as long as the array.
fn apart(call: &'static str, number: u32, name: &str, stride: i64, least: usize) -> Outcome {
    let holds = stride == 0 || usize::try_from(stride).is_ok_and(|stride| stride >= least);
    parameter(call, number, name, stride, holds)
}

/// Stores how many matrices there are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSpMatGetStridedBatch(
    spMatDescr: cusparseConstSpMatDescr_t,
    batchCount: *mut c_int,
) -> cusparseStatus_t {
    guard("cusparseSpMatGetStridedBatch", |call| {
        answer(|| {
            let d = sp_mat::get(call, 1, "spMatDescr", spMatDescr)?;
            give_all!(call, 2 batchCount = d.batch)
        })
    })
}

/// Makes it a batch of batchCount >= 1 matrices that are all the same: CUDA 11's function, without strides.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseSpMatSetStridedBatch(
    spMatDescr: cusparseSpMatDescr_t,
    batchCount: c_int,
) -> cusparseStatus_t {
    guard("cusparseSpMatSetStridedBatch", |call| {
        answer(|| {
            sp_mat::get(call, 1, "spMatDescr", spMatDescr)?;
            parameter(call, 2, "batchCount", batchCount, batchCount >= 1)?;
            batch(call, spMatDescr, batchCount, [0; 3])
        })
    })
}

/// Makes it a batch of batchCount >= 1 matrices by coordinates, batchStride elements apart in each of the three arrays: 0 or
/// at least as many as entries.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseCooSetStridedBatch(
    spMatDescr: cusparseSpMatDescr_t,
    batchCount: c_int,
    batchStride: i64,
) -> cusparseStatus_t {
    guard("cusparseCooSetStridedBatch", |call| {
        answer(|| {
            let d = sp_mat::get_as(call, spMatDescr, CUSPARSE_FORMAT_COO)?;
            parameter(call, 2, "batchCount", batchCount, batchCount >= 1)?;
            apart(call, 3, "batchStride", batchStride, d.nnz)?;
            batch(call, spMatDescr, batchCount, [batchStride; 3])
        })
    })
}

/// Makes it a batch of batchCount >= 1 matrices by compressed rows or columns: so many elements apart in the offsets, and in
/// indices and values. Each distance is 0 or at least an array's length.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseCsrSetStridedBatch(
    spMatDescr: cusparseSpMatDescr_t,
    batchCount: c_int,
    offsetsBatchStride: i64,
    columnsValuesBatchStride: i64,
) -> cusparseStatus_t {
    guard("cusparseCsrSetStridedBatch", |call| {
        answer(|| {
            let d = sp_mat::get(call, 1, "spMatDescr", spMatDescr)?;
            parameter(call, 1, "spMatDescr", "a matrix of another format", d.is_compressed())?;
            parameter(call, 2, "batchCount", batchCount, batchCount >= 1)?;
            let (offsets, entries) = (offsetsBatchStride, columnsValuesBatchStride);
            apart(call, 3, "offsetsBatchStride", offsets, d.outer().saturating_add(1))?;
            apart(call, 4, "columnsValuesBatchStride", entries, d.nnz)?;
            batch(call, spMatDescr, batchCount, [offsets, entries, entries])
        })
    })
}

/// Makes it a batch of batchCount >= 1 matrices of blocks: so many elements apart in offsets, in indices and in values.
/// Each distance is 0 or at least an array's length.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseBsrSetStridedBatch(
    spMatDescr: cusparseSpMatDescr_t,
    batchCount: c_int,
    offsetsBatchStride: i64,
    columnsBatchStride: i64,
    ValuesBatchStride: i64,
) -> cusparseStatus_t {
    guard("cusparseBsrSetStridedBatch", |call| {
        answer(|| {
            let d = sp_mat::get_as(call, spMatDescr, CUSPARSE_FORMAT_BSR)?;
            parameter(call, 2, "batchCount", batchCount, batchCount >= 1)?;
            let (offsets, columns, values) =
                (offsetsBatchStride, columnsBatchStride, ValuesBatchStride);
            let elements = d.nnz.saturating_mul(d.block.0.saturating_mul(d.block.1));
            apart(call, 3, "offsetsBatchStride", offsets, d.outer().saturating_add(1))?;
            apart(call, 4, "columnsBatchStride", columns, d.nnz)?;
            apart(call, 5, "ValuesBatchStride", values, elements)?;
            batch(call, spMatDescr, batchCount, [offsets, columns, values])
        })
    })
}

fn batch(
    call: &'static str,
    descr: cusparseSpMatDescr_t,
    count: c_int,
    strides: [i64; 3],
) -> Outcome {
    sp_mat::change(call, 1, "spMatDescr", descr, |d| (d.batch, d.strides) = (count, strides))
}
