//! Sparse matrices to dense ones and back.

use super::super::args;
use super::super::handle::{self, Context, give};
use super::super::status::*;
use super::super::types::*;
use super::common::*;
use super::dn_mat::{self, DnMat};
use super::sp_mat::{self, SpMat};
use crate::abi::guard;
use crate::op::sparse::densify::{self, Target};
use crate::op::sparse::{Index, csc, offsets};
use core::ffi::{c_int, c_void};

/// The arguments of a conversion, looked at.
struct Call {
    context: Context,
    sparse: SpMat,
    dense: DnMat,
}

/// Which of the matrices comes first.
#[derive(Clone, Copy, PartialEq)]
enum First {
    Sparse,
    Dense,
}

impl Call {
    fn new(
        call: &'static str,
        handle: cusparseHandle_t,
        first: First,
        sparse: cusparseConstSpMatDescr_t,
        dense: cusparseConstDnMatDescr_t,
        (alg, known): (i32, bool),
    ) -> Outcome<Call> {
        let context = handle::get(call, handle)?;
        let (sparse, dense) = match first {
            First::Sparse => {
                (sp_mat::get(call, 2, "matA", sparse)?, dn_mat::get(call, 3, "matB", dense)?)
            }
            First::Dense => {
                let dense = dn_mat::get(call, 2, "matA", dense)?;
                (sp_mat::get(call, 3, "matB", sparse)?, dense)
            }
        };
        parameter(call, 4, "alg", alg, known)?;
        let same = (sparse.rows, sparse.cols) == (dense.rows, dense.cols);
        parameter(call, 3, "matB", "of another shape", same)?;
        sparse.alone(call)?;
        supported(call, dense.batch == 1, format_args!("a batch of dense matrices"))?;
        if sparse.kind != dense.kind {
            return Err(no_such_types(call, &[sparse.kind, dense.kind]));
        }
        Ok(Call { context, sparse, dense })
    }
}

/// Stores the size of a buffer for cusparseSparseToDense: small and not 0, as none is used.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSparseToDense_bufferSize(
    handle: cusparseHandle_t,
    matA: cusparseConstSpMatDescr_t,
    matB: cusparseDnMatDescr_t,
    alg: cusparseSparseToDenseAlg_t,
    bufferSize: *mut usize,
) -> cusparseStatus_t {
    guard("cusparseSparseToDense_bufferSize", |call| {
        answer(|| {
            let alg = (alg.0, alg.is_known());
            Call::new(call, handle, First::Sparse, matA, matB, alg)?;
            // SAFETY: the C caller's to be written.
            unsafe { give(call, 5, "bufferSize", bufferSize, BUFFER) }
        })
    })
}

/// B = A for a sparse A and a dense B of the same shape and type: all elements of B. Of entries at one place the last one
/// counts. Asynchronous on the handle's stream; can be captured. externalBuffer is not used and may be NULL.
/// INVALID_VALUE for different shapes; NOT_SUPPORTED for formats and types that there is no kernel for.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSparseToDense(
    handle: cusparseHandle_t,
    matA: cusparseConstSpMatDescr_t,
    matB: cusparseDnMatDescr_t,
    alg: cusparseSparseToDenseAlg_t,
    externalBuffer: *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseSparseToDense", |call| {
        answer(|| {
            let _ = externalBuffer;
            let alg = (alg.0, alg.is_known());
            let Call { context, sparse: a, dense: b } =
                Call::new(call, handle, First::Sparse, matA, matB, alg)?;
            if a.is(CUSPARSE_FORMAT_BSR) || a.is(CUSPARSE_FORMAT_SLICED_ELLPACK) {
                return Err(a.no_such_format(call));
            }
            let stream = context.stream(call)?;
            // SAFETY: the C caller's promises.
            let (a, kept) = unsafe { a.even(call, &stream, (2, "matA"))? };
            let index = a.indices(call)?;
            by_index!(call, index, I => by_any_element!(call, a.kind, T => {
                let a = a.storage::<I, T>(call, (2, "matA"))?;
                let b = b.matrices::<T>(call, 3, "matB")?;
                // SAFETY: the C caller's promises.
                unsafe { densify::to_dense(call, &stream, a, b) }.map_err(failed(call))
            }))?;
            offsets::hold(call, &stream, kept).map_err(failed(call))
        })
    })
}

/// Stores the size of a buffer for cusparseDenseToSparse_analysis: small and not 0, as none is used.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseDenseToSparse_bufferSize(
    handle: cusparseHandle_t,
    matA: cusparseConstDnMatDescr_t,
    matB: cusparseSpMatDescr_t,
    alg: cusparseDenseToSparseAlg_t,
    bufferSize: *mut usize,
) -> cusparseStatus_t {
    guard("cusparseDenseToSparse_bufferSize", |call| {
        answer(|| {
            let alg = (alg.0, alg.is_known());
            Call::new(call, handle, First::Dense, matB, matA, alg)?;
            // SAFETY: the C caller's to be written.
            unsafe { give(call, 5, "bufferSize", bufferSize, BUFFER) }
        })
    })
}

/// Where the entries of `b` are to go. Before their number is known there is only room for offsets.
fn target<I: Index, T>(call: &'static str, b: &SpMat, counted: bool) -> Outcome<Target<I, T>> {
    let b = if counted { *b } else { SpMat { nnz: 0, ..*b } };
    let (at, base) = ((3, "matB"), base_of(b.base));
    Ok(match b.format {
        CUSPARSE_FORMAT_CSR => Target::Rows(b.compressed(call, at)?),
        CUSPARSE_FORMAT_CSC => Target::Columns(b.compressed(call, at)?),
        CUSPARSE_FORMAT_COO => {
            let list = b.list(call, at)?;
            let (row_numbers, columns) = (list.row_numbers, list.columns);
            Target::Coordinates { base, row_numbers, columns, values: list.values }
        }
        CUSPARSE_FORMAT_BLOCKED_ELL => Target::Ell(b.ell(call, at)?),
        _ => return Err(b.no_such_format(call)),
    })
}

/// Counts the elements of A that are not zero, in the stream's order, and waits: cusparseSpMatGetSize(matB) tells their number
/// then, for arrays to be made and set. The offsets of compressed rows or columns are written already, and have to be there.
/// NaN is not zero. Blocked-ELL has its places already: nothing is to be found there. externalBuffer is not used and may be NULL. INVALID_VALUE for different shapes, and if there are
/// more entries than the index type counts; NOT_SUPPORTED for formats and types that there is no kernel for.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseDenseToSparse_analysis(
    handle: cusparseHandle_t,
    matA: cusparseConstDnMatDescr_t,
    matB: cusparseSpMatDescr_t,
    alg: cusparseDenseToSparseAlg_t,
    externalBuffer: *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseDenseToSparse_analysis", |call| {
        answer(|| {
            let _ = externalBuffer;
            let alg = (alg.0, alg.is_known());
            let Call { context, sparse: b, dense: a } =
                Call::new(call, handle, First::Dense, matB, matA, alg)?;
            if b.is(CUSPARSE_FORMAT_BLOCKED_ELL) {
                return Ok(());
            }
            let index = b.indices(call)?;
            let stream = context.stream(call)?;
            let nnz = by_index!(call, index, I => by_any_element!(call, a.kind, T => {
                let a = a.matrices::<T>(call, 2, "matA")?;
                let target = target::<I, T>(call, &b, false)?;
                // SAFETY: the C caller's promises.
                unsafe { densify::count(call, &stream, a, target) }.map_err(failed_in(call))
            }))?;
            sp_mat::change(call, 3, "matB", matB, |d| d.nnz = nnz)
        })
    })
}

/// B = A for a dense A and a sparse B, which cusparseDenseToSparse_analysis has counted: offsets, indices (ascending) and
/// values. Asynchronous on the handle's stream; can be captured. An A with another number of entries than was counted
/// is an error of the stream. externalBuffer is not used and may be NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseDenseToSparse_convert(
    handle: cusparseHandle_t,
    matA: cusparseConstDnMatDescr_t,
    matB: cusparseSpMatDescr_t,
    alg: cusparseDenseToSparseAlg_t,
    externalBuffer: *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseDenseToSparse_convert", |call| {
        answer(|| {
            let _ = externalBuffer;
            let alg = (alg.0, alg.is_known());
            let Call { context, sparse: b, dense: a } =
                Call::new(call, handle, First::Dense, matB, matA, alg)?;
            let index = b.indices(call)?;
            let stream = context.stream(call)?;
            by_index!(call, index, I => by_any_element!(call, a.kind, T => {
                let a = a.matrices::<T>(call, 2, "matA")?;
                let target = target::<I, T>(call, &b, true)?;
                // SAFETY: the C caller's promises.
                unsafe { densify::from_dense(call, &stream, a, target) }.map_err(failed(call))
            }))
        })
    })
}

/// The arguments of a transposition, looked at; nothing but the offsets of columns is to be written if there are no entries.
struct Transposition {
    context: Context,
    rows: usize,
    cols: usize,
    nnz: usize,
}

fn transposition(
    call: &'static str,
    handle: cusparseHandle_t,
    [m, n, nnz]: [c_int; 3],
    (kind, action, base, alg): (
        cudaDataType,
        cusparseAction_t,
        cusparseIndexBase_t,
        cusparseCsr2CscAlg_t,
    ),
) -> Outcome<Transposition> {
    let context = handle::get(call, handle)?;
    let rows = args::size(call, 2, "m", m)?;
    let cols = args::size(call, 3, "n", n)?;
    let nnz = args::size(call, 4, "nnz", nnz)?;
    parameter(call, 11, "valType", kind.0, bytes(kind).is_some())?;
    parameter(call, 12, "copyValues", action.0, action.is_known())?;
    parameter(call, 13, "idxBase", base.0, base.is_known())?;
    parameter(call, 14, "alg", alg.0, alg.is_known())?;
    Ok(Transposition { context, rows, cols, nnz })
}

/// Stores the size of a buffer for cusparseCsr2cscEx2: small and not 0, as none is used.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseCsr2cscEx2_bufferSize(
    handle: cusparseHandle_t,
    m: c_int,
    n: c_int,
    nnz: c_int,
    csrVal: *const c_void,
    csrRowPtr: *const c_int,
    csrColInd: *const c_int,
    cscVal: *mut c_void,
    cscColPtr: *mut c_int,
    cscRowInd: *mut c_int,
    valType: cudaDataType,
    copyValues: cusparseAction_t,
    idxBase: cusparseIndexBase_t,
    alg: cusparseCsr2CscAlg_t,
    bufferSize: *mut usize,
) -> cusparseStatus_t {
    guard("cusparseCsr2cscEx2_bufferSize", |call| {
        answer(|| {
            let _ = (csrVal, csrRowPtr, csrColInd, cscVal, cscColPtr, cscRowInd);
            let types = (valType, copyValues, idxBase, alg);
            transposition(call, handle, [m, n, nnz], types)?;
            // SAFETY: the C caller's to be written.
            unsafe { give(call, 15, "bufferSize", bufferSize, BUFFER) }
        })
    })
}

/// The columns of an m x n matrix of nnz entries by rows: n + 1 offsets, row numbers (ascending if no row has an entry twice)
/// and, with CUSPARSE_ACTION_NUMERIC, values. Any element type that descriptors name. Asynchronous on the handle's
/// stream; can be captured. Without entries the offsets are written alone, and those of rows not read. buffer is not used and may be NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseCsr2cscEx2(
    handle: cusparseHandle_t,
    m: c_int,
    n: c_int,
    nnz: c_int,
    csrVal: *const c_void,
    csrRowPtr: *const c_int,
    csrColInd: *const c_int,
    cscVal: *mut c_void,
    cscColPtr: *mut c_int,
    cscRowInd: *mut c_int,
    valType: cudaDataType,
    copyValues: cusparseAction_t,
    idxBase: cusparseIndexBase_t,
    alg: cusparseCsr2CscAlg_t,
    buffer: *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseCsr2cscEx2", |call| {
        answer(|| {
            let _ = buffer;
            let types = (valType, copyValues, idxBase, alg);
            let Transposition { context, rows, cols, nnz } =
                transposition(call, handle, [m, n, nnz], types)?;
            if (rows == 0 || cols == 0) && cscColPtr.is_null() {
                return Ok(());
            }
            let stream = context.stream(call)?;
            let (shape, base) = ((rows, cols, nnz), base_of(idxBase));
            let (offsets, indices) = ((csrRowPtr, 6), (csrColInd, 7));
            let columns = args::array(call, 9, "cscColPtr", cscColPtr, cols.saturating_add(1))?;
            if nnz == 0 {
                // SAFETY: the C caller's promise.
                return unsafe { csc::no_entries(call, &stream, base, columns) }
                    .map_err(failed(call));
            }
            let row_numbers = args::array(call, 10, "cscRowInd", cscRowInd, nnz)?;
            if copyValues == CUSPARSE_ACTION_SYMBOLIC {
                let none = (core::ptr::dangling::<()>(), 5);
                let a = args::compressed(call, shape, base, none, offsets, indices)?;
                let values = crate::op::sparse::Array::none();
                // SAFETY: the C caller's promises.
                return unsafe { csc::transpose(call, &stream, a, columns, row_numbers, values) }
                    .map_err(failed(call));
            }
            by_size!(call, valType, T => {
                let values = (csrVal.cast::<T>(), 5);
                let a = args::compressed(call, shape, base, values, offsets, indices)?;
                let values = args::array(call, 8, "cscVal", cscVal.cast::<T>().cast_const(), nnz)?;
                // SAFETY: the C caller's promises.
                unsafe { csc::transpose(call, &stream, a, columns, row_numbers, values) }
                    .map_err(failed(call))
            })
        })
    })
}
