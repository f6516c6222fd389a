//! Sparse matrices: what their descriptors say in every format.

use super::super::object;
use super::super::status::*;
use super::super::types::*;
use super::common::*;
use crate::abi::{guard, kind};
use crate::op::device::handle::Registry;
use crate::op::sparse::{Diag, Uplo};
use core::ffi::{c_int, c_void};

/// What a descriptor says. Rows and columns count elements in every format.
#[derive(Clone, Copy)]
pub(super) struct SpMat {
    pub(super) format: cusparseFormat_t,
    pub(super) rows: usize,
    pub(super) cols: usize,
    /// Entries, or blocks.
    pub(super) nnz: usize,
    /// Of rows or columns or slices; the row numbers of coordinates.
    pub(super) offsets: *mut c_void,
    pub(super) indices: *mut c_void,
    pub(super) values: *mut c_void,
    pub(super) offset_type: cusparseIndexType_t,
    pub(super) index_type: cusparseIndexType_t,
    pub(super) base: cusparseIndexBase_t,
    pub(super) kind: cudaDataType,
    /// Rows and columns of a block, and how its elements are ordered; rows of a slice.
    pub(super) block: (usize, usize),
    pub(super) order: cusparseOrder_t,
    /// Columns of the blocks of a row; elements of all slices.
    pub(super) width: usize,
    pub(super) fill: cusparseFillMode_t,
    pub(super) diag: cusparseDiagType_t,
    pub(super) storage: cusparseSpMatStorage_t,
    pub(super) symmetry: cusparseSymmetryType_t,
    pub(super) batch: c_int,
    /// Elements from one matrix of the batch to the next, in offsets, indices and values.
    pub(super) strides: [i64; 3],
}

// SAFETY: addresses that are not followed here.
unsafe impl Send for SpMat {}
// SAFETY: as above.
unsafe impl Sync for SpMat {}

static MATRICES: Registry<SpMat> = Registry::new(kind::CUSPARSE_SP_MAT);

/// A general matrix without entries, to be filled in.
pub(super) const FRESH: SpMat = SpMat {
    format: CUSPARSE_FORMAT_CSR,
    rows: 0,
    cols: 0,
    nnz: 0,
    offsets: core::ptr::null_mut(),
    indices: core::ptr::null_mut(),
    values: core::ptr::null_mut(),
    offset_type: CUSPARSE_INDEX_32I,
    index_type: CUSPARSE_INDEX_32I,
    base: CUSPARSE_INDEX_BASE_ZERO,
    kind: CUDA_R_32F,
    block: (1, 1),
    order: CUSPARSE_ORDER_ROW,
    width: 0,
    fill: CUSPARSE_FILL_MODE_LOWER,
    diag: CUSPARSE_DIAG_TYPE_NON_UNIT,
    storage: CUSPARSE_STORE_FULL,
    symmetry: CUSPARSE_GENERAL,
    batch: 1,
    strides: [0; 3],
};

impl SpMat {
    pub(super) fn uplo(&self) -> Uplo {
        if self.fill == CUSPARSE_FILL_MODE_UPPER { Uplo::Upper } else { Uplo::Lower }
    }
    pub(super) fn diag(&self) -> Diag {
        if self.diag == CUSPARSE_DIAG_TYPE_UNIT { Diag::Unit } else { Diag::NonUnit }
    }
    pub(super) fn is(&self, format: cusparseFormat_t) -> bool {
        self.format == format
    }
    /// Compressed rows or columns.
    pub(super) fn is_compressed(&self) -> bool {
        self.is(CUSPARSE_FORMAT_CSR) || self.is(CUSPARSE_FORMAT_CSC)
    }
    /// Rows and columns of op(A).
    pub(super) fn shape(&self, op: cusparseOperation_t) -> (usize, usize) {
        match op {
            CUSPARSE_OPERATION_NON_TRANSPOSE => (self.rows, self.cols),
            _ => (self.cols, self.rows),
        }
    }
    /// The type of offsets and indices, if it is one.
    pub(super) fn indices(&self, call: &'static str) -> Outcome<cusparseIndexType_t> {
        let same = self.is(CUSPARSE_FORMAT_BLOCKED_ELL) || self.offset_type == self.index_type;
        supported(call, same, format_args!("offsets and indices of different types"))?;
        Ok(self.index_type)
    }
    /// Whether there is one matrix only; operations that know no batches say NOT_SUPPORTED else.
    pub(super) fn alone(&self, call: &'static str) -> Outcome {
        supported(call, self.batch == 1, format_args!("a batch of sparse matrices"))
    }
}

/// What the descriptor that is the parameter at a position says.
pub(super) fn get(
    call: &'static str,
    number: u32,
    name: &str,
    descr: cusparseConstSpMatDescr_t,
) -> Outcome<SpMat> {
    change(call, number, name, descr, |d| *d)
}

/// What a descriptor says, if it is of a format.
pub(super) fn get_as(
    call: &'static str,
    descr: cusparseConstSpMatDescr_t,
    format: cusparseFormat_t,
) -> Outcome<SpMat> {
    let d = get(call, 1, "spMatDescr", descr)?;
    parameter(call, 1, "spMatDescr", "a matrix of another format", d.is(format))?;
    Ok(d)
}

/// Looks at or changes a living descriptor.
pub(super) fn change<R>(
    call: &'static str,
    number: u32,
    name: &str,
    descr: cusparseConstSpMatDescr_t,
    act: impl FnOnce(&mut SpMat) -> R,
) -> Outcome<R> {
    pointer(call, number, name, descr)?;
    MATRICES.with(descr.cast_mut().cast(), act).map_err(|_| object::unknown(call, number, name))
}

/// Gives a new descriptor to the caller.
///
/// # Safety
/// `out`, unless NULL, can be written.
pub(super) unsafe fn publish(
    call: &'static str,
    out: *mut cusparseSpMatDescr_t,
    fresh: SpMat,
) -> Outcome {
    // SAFETY: the caller's promise.
    unsafe { object::create(call, 1, "spMatDescr", &MATRICES, out, fresh) }
}

/// Destroys a descriptor; operations that were given it are not affected. NULL is accepted.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseDestroySpMat(spMatDescr: cusparseConstSpMatDescr_t) -> cusparseStatus_t {
    guard("cusparseDestroySpMat", |call| {
        answer(|| object::destroy(call, "spMatDescr", &MATRICES, spMatDescr))
    })
}

/// Stores the format.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSpMatGetFormat(
    spMatDescr: cusparseConstSpMatDescr_t,
    format: *mut cusparseFormat_t,
) -> cusparseStatus_t {
    guard("cusparseSpMatGetFormat", |call| {
        answer(|| {
            let d = get(call, 1, "spMatDescr", spMatDescr)?;
            give_all!(call, 2 format = d.format)
        })
    })
}

/// Stores what offsets and indices count from.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSpMatGetIndexBase(
    spMatDescr: cusparseConstSpMatDescr_t,
    idxBase: *mut cusparseIndexBase_t,
) -> cusparseStatus_t {
    guard("cusparseSpMatGetIndexBase", |call| {
        answer(|| {
            let d = get(call, 1, "spMatDescr", spMatDescr)?;
            give_all!(call, 2 idxBase = d.base)
        })
    })
}

/// Stores where the values are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSpMatGetValues(
    spMatDescr: cusparseSpMatDescr_t,
    values: *mut *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseSpMatGetValues", |call| {
        answer(|| {
            let d = get(call, 1, "spMatDescr", spMatDescr)?;
            give_all!(call, 2 values = d.values)
        })
    })
}

/// Stores where the values are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseConstSpMatGetValues(
    spMatDescr: cusparseConstSpMatDescr_t,
    values: *mut *const c_void,
) -> cusparseStatus_t {
    guard("cusparseConstSpMatGetValues", |call| {
        answer(|| {
            let d = get(call, 1, "spMatDescr", spMatDescr)?;
            give_all!(call, 2 values = d.values.cast_const())
        })
    })
}

/// Says where the values are from now on; operations called before are not affected.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseSpMatSetValues(
    spMatDescr: cusparseSpMatDescr_t,
    values: *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseSpMatSetValues", |call| {
        answer(|| change(call, 1, "spMatDescr", spMatDescr, |d| d.values = values))
    })
}

/// Stores rows, columns and the number of stored elements: entries, or for blocks all elements of all blocks. What
/// cusparseSpGEMM_compute, cusparseDenseToSparse_analysis and their like have found is told here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSpMatGetSize(
    spMatDescr: cusparseConstSpMatDescr_t,
    rows: *mut i64,
    cols: *mut i64,
    nnz: *mut i64,
) -> cusparseStatus_t {
    guard("cusparseSpMatGetSize", |call| {
        answer(|| {
            let d = get(call, 1, "spMatDescr", spMatDescr)?;
            let stored = match d.format {
                CUSPARSE_FORMAT_BSR => d.nnz.saturating_mul(d.block.0).saturating_mul(d.block.1),
                CUSPARSE_FORMAT_BLOCKED_ELL => d.rows.saturating_mul(d.width),
                _ => d.nnz,
            };
            give_all!(call, 2 rows = d.rows as i64, 3 cols = d.cols as i64, 4 nnz = stored as i64)
        })
    })
}
