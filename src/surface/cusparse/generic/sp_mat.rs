//! Sparse matrices: what their descriptors say in every format.

use super::super::status::*;
use super::super::types::*;
use super::super::{args, object};
use super::common::*;
use crate::abi::{guard, kind};
use crate::op::device::handle::Registry;
use crate::op::sparse::storage::{Blocks, Ell, List, Slices, Storage};
use crate::op::sparse::{Array, Diag, Index, Matrix, Uplo};
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

/// Where offsets of a matrix without rows are, if the program has none: the base alone. (Its first half is the
/// same number, least significant bytes being first.)
static BASES: [[i64; 2]; 2] = [[0; 2], [1; 2]];

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

    /// Rows that the offsets are of: of the transpose for compressed columns.
    pub(super) fn outer(&self) -> usize {
        match self.format {
            CUSPARSE_FORMAT_CSC => self.cols,
            CUSPARSE_FORMAT_BSR => self.rows.checked_div(self.block.0).unwrap_or(0),
            CUSPARSE_FORMAT_SLICED_ELLPACK => self.rows.div_ceil(self.block.0.max(1)),
            _ => self.rows,
        }
    }

    /// The offsets, for the parameter at a position; `offset` elements on.
    pub(super) fn offsets_at<I: Index>(
        &self,
        call: &'static str,
        (number, name): (u32, &str),
    ) -> Outcome<Array<I>> {
        let outer = self.outer();
        let start = match self.offsets.is_null() && outer == 0 {
            true => BASES[usize::from(self.base == CUSPARSE_INDEX_BASE_ONE)].as_ptr().cast(),
            false => self.offsets.cast::<I>().cast_const(),
        };
        args::array(call, number, name, start, outer.saturating_add(1))
    }

    /// Compressed rows (or those of the transpose), for the parameter at a position.
    pub(super) fn compressed<I: Index, T>(
        &self,
        call: &'static str,
        (number, name): (u32, &str),
    ) -> Outcome<Matrix<I, T>> {
        let offsets = self.offsets_at(call, (number, name))?;
        let indices = self.indices.cast::<I>().cast_const();
        let indices = args::array(call, number, name, indices, self.nnz)?;
        let values = args::array(call, number, name, self.values.cast(), self.nnz)?;
        let (rows, cols) = match self.is(CUSPARSE_FORMAT_CSC) {
            true => (self.cols, self.rows),
            false => (self.rows, self.cols),
        };
        Ok(Matrix { rows, cols, base: base_of(self.base), offsets, indices, values })
    }

    /// Coordinates, for the parameter at a position.
    pub(super) fn list<I: Index, T>(
        &self,
        call: &'static str,
        (number, name): (u32, &str),
    ) -> Outcome<List<I, T>> {
        let row_numbers = self.offsets.cast::<I>().cast_const();
        let columns = self.indices.cast::<I>().cast_const();
        Ok(List {
            rows: self.rows,
            cols: self.cols,
            base: base_of(self.base),
            row_numbers: args::array(call, number, name, row_numbers, self.nnz)?,
            columns: args::array(call, number, name, columns, self.nnz)?,
            values: args::array(call, number, name, self.values.cast(), self.nnz)?,
        })
    }

    /// Compressed rows of blocks, for the parameter at a position.
    fn blocks<I: Index, T>(
        &self,
        call: &'static str,
        (number, name): (u32, &str),
    ) -> Outcome<Blocks<I, T>> {
        let offsets = self.offsets_at(call, (number, name))?;
        let indices = self.indices.cast::<I>().cast_const();
        let indices = args::array(call, number, name, indices, self.nnz)?;
        let elements = self.nnz.checked_mul(self.block.0.saturating_mul(self.block.1));
        parameter(call, number, name, "too large", elements.is_some())?;
        let values = self.values.cast::<T>().cast_const();
        let values = args::array(call, number, name, values, elements.unwrap_or(0))?;
        let (rows, cols) = (self.outer(), self.cols.checked_div(self.block.1).unwrap_or(0));
        let base = base_of(self.base);
        let pattern = Matrix { rows, cols, base, offsets, indices, values: Array::none() };
        let by_rows = self.order == CUSPARSE_ORDER_ROW;
        Ok(Blocks { pattern, block: self.block, by_rows, values })
    }

    /// Rows of equally many blocks, for the parameter at a position.
    pub(super) fn ell<I: Index, T>(
        &self,
        call: &'static str,
        (number, name): (u32, &str),
    ) -> Outcome<Ell<I, T>> {
        let SpMat { rows, cols, width, block: (block, _), .. } = *self;
        let divided = |n: usize| n.checked_div(block).unwrap_or(0);
        let places = divided(rows).checked_mul(divided(width));
        let values = rows.checked_mul(width);
        parameter(call, number, name, "too large", places.is_some() && values.is_some())?;
        let (places, count) = (places.unwrap_or(0), values.unwrap_or(0));
        let columns = self.indices.cast::<I>().cast_const();
        let columns = args::array(call, number, name, columns, places)?;
        let values = args::array(call, number, name, self.values.cast(), count)?;
        Ok(Ell { rows, cols, block, width, base: base_of(self.base), columns, values })
    }

    /// Slices of rows, for the parameter at a position.
    fn slices<I: Index, T>(
        &self,
        call: &'static str,
        (number, name): (u32, &str),
    ) -> Outcome<Slices<I, T>> {
        let SpMat { rows, cols, block: (slice, _), .. } = *self;
        let offsets = self.offsets_at(call, (number, name))?;
        let columns = self.indices.cast::<I>().cast_const();
        let columns = args::array(call, number, name, columns, self.width)?;
        let values = args::array(call, number, name, self.values.cast(), self.width)?;
        Ok(Slices { rows, cols, slice, base: base_of(self.base), offsets, columns, values })
    }

    /// How far apart the arrays of a batch are, for the parameter at a position. INVALID_VALUE if the last ones
    /// leave the address space.
    pub(super) fn strides<I: Index, T>(
        &self,
        call: &'static str,
        (number, name): (u32, &str),
    ) -> Outcome<[usize; 3]> {
        if self.batch == 1 {
            return Ok([0; 3]);
        }
        if self.is(CUSPARSE_FORMAT_BLOCKED_ELL) || self.is(CUSPARSE_FORMAT_SLICED_ELLPACK) {
            self.alone(call)?;
        }
        let strides = self.strides.map(|stride| stride as usize);
        let further = (self.batch as usize).saturating_sub(1);
        let reach = |len: usize, stride: usize| {
            stride.saturating_mul(further).saturating_add(len).min(usize::MAX >> 1)
        };
        let first =
            if self.is(CUSPARSE_FORMAT_COO) { self.nnz } else { self.outer().saturating_add(1) };
        let elements = self.nnz.saturating_mul(self.block.0.saturating_mul(self.block.1));
        args::array::<I>(call, number, name, self.offsets.cast(), reach(first, strides[0]))?;
        args::array::<I>(call, number, name, self.indices.cast(), reach(self.nnz, strides[1]))?;
        args::array::<T>(call, number, name, self.values.cast(), reach(elements, strides[2]))?;
        Ok(strides)
    }

    /// The values of the entries, for the parameter at a position.
    pub(super) fn values_at<T>(
        &self,
        call: &'static str,
        (number, name): (u32, &str),
    ) -> Outcome<Array<T>> {
        args::array(call, number, name, self.values.cast::<T>().cast_const(), self.nnz)
    }

    /// The places of the entries alone, for the parameter at a position.
    pub(super) fn pattern<I: Index>(
        &self,
        call: &'static str,
        (number, name): (u32, &str),
    ) -> Outcome<Storage<I, ()>> {
        // There is a place for () everywhere.
        let values = core::ptr::NonNull::<()>::dangling().as_ptr().cast();
        SpMat { values, ..*self }.storage(call, (number, name))
    }

    /// The matrix in whichever format it is, for the parameter at a position.
    pub(super) fn storage<I: Index, T>(
        &self,
        call: &'static str,
        at: (u32, &str),
    ) -> Outcome<Storage<I, T>> {
        Ok(match self.format {
            CUSPARSE_FORMAT_CSR => Storage::Rows(self.compressed(call, at)?),
            CUSPARSE_FORMAT_CSC => Storage::Columns(self.compressed(call, at)?),
            CUSPARSE_FORMAT_COO => Storage::Coordinates(self.list(call, at)?),
            CUSPARSE_FORMAT_BSR => Storage::Blocks(self.blocks(call, at)?),
            CUSPARSE_FORMAT_BLOCKED_ELL => Storage::Ell(self.ell(call, at)?),
            CUSPARSE_FORMAT_SLICED_ELLPACK => Storage::Slices(self.slices(call, at)?),
            _ => return Err(self.no_such_format(call)),
        })
    }

    /// The refusal of a format that an operation does not know.
    #[cold]
    pub(super) fn no_such_format(&self, call: &'static str) -> cusparseStatus_t {
        let name = self.format.name();
        let text = format_args!("not implemented for a matrix of this format: {name:?}");
        refuse(call, CUSPARSE_STATUS_NOT_SUPPORTED, text)
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
