//! Sparse matrices of blocks and of slices.

use super::super::status::*;
use super::super::types::*;
use super::common::*;
use super::sp_mat::{self, SpMat};
use crate::abi::guard;
use core::ffi::c_void;

/// The types of a description.
struct Types {
    offsets: cusparseIndexType_t,
    indices: cusparseIndexType_t,
    base: cusparseIndexBase_t,
    kind: cudaDataType,
}

impl Types {
    /// Looks at them; `first` is the position of the first one.
    fn check(&self, call: &'static str, first: u32) -> Outcome {
        self::index_type(call, first, self.offsets)?;
        self::index_type(call, first.saturating_add(1), self.indices)?;
        index_base(call, first.saturating_add(2), self.base)?;
        element(call, first.saturating_add(3), "valueType", self.kind)
    }
    /// Whether the index types can count these.
    fn count(&self, call: &'static str, rows: usize, cols: usize, entries: usize) -> Outcome {
        countable(call, 2, "rows", rows, (self.indices, self.base))?;
        countable(call, 3, "cols", cols, (self.indices, self.base))?;
        countable(call, 4, "nnz", entries, (self.offsets, self.base))
    }
    /// A matrix of these types.
    fn describe(&self) -> SpMat {
        let Types { offsets, indices, base, kind } = *self;
        SpMat { offset_type: offsets, index_type: indices, base, kind, ..sp_mat::FRESH }
    }
}

/// A size that is above zero.
fn positive(call: &'static str, number: u32, name: &str, value: i64) -> Outcome<usize> {
    parameter(call, number, name, value, value > 0)?;
    Ok(value as usize)
}

fn describe_bsr(
    call: &'static str,
    (brows, bcols, bnnz): (i64, i64, i64),
    block: (i64, i64),
    [offsets, indices, values]: [*mut c_void; 3],
    types: Types,
    order: cusparseOrder_t,
) -> Outcome<SpMat> {
    let brows = count(call, 2, "brows", brows)?;
    let bcols = count(call, 3, "bcols", bcols)?;
    let nnz = count(call, 4, "bnnz", bnnz)?;
    parameter(call, 4, "bnnz", nnz, nnz <= brows.saturating_mul(bcols))?;
    let height = positive(call, 5, "rowBlockSize", block.0)?;
    let width = positive(call, 6, "colBlockSize", block.1)?;
    types.check(call, 10)?;
    types.count(call, brows, bcols, nnz)?;
    parameter(call, 14, "order", order.0, order.is_known())?;
    let rows = brows.checked_mul(height).filter(|&n| n <= i64::MAX as usize);
    let cols = bcols.checked_mul(width).filter(|&n| n <= i64::MAX as usize);
    parameter(call, 5, "rowBlockSize", height, rows.is_some())?;
    parameter(call, 6, "colBlockSize", width, cols.is_some())?;
    Ok(SpMat {
        format: CUSPARSE_FORMAT_BSR,
        rows: rows.unwrap_or(0),
        cols: cols.unwrap_or(0),
        nnz,
        offsets,
        indices,
        values,
        block: (height, width),
        order,
        ..types.describe()
    })
}

/// Creates a descriptor of a matrix of brows x bcols blocks, of which bnnz are stored, by compressed rows of blocks: brows + 1
/// offsets, the blocks' columns, and for each block rowBlockSize x colBlockSize values, by rows or by columns. Blocks need not
/// be square. INVALID_VALUE as for cusparseCreateCsr, for block sizes below 1, and for an order that is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseCreateBsr(
    spMatDescr: *mut cusparseSpMatDescr_t,
    brows: i64,
    bcols: i64,
    bnnz: i64,
    rowBlockSize: i64,
    colBlockSize: i64,
    bsrRowOffsets: *mut c_void,
    bsrColInd: *mut c_void,
    bsrValues: *mut c_void,
    bsrRowOffsetsType: cusparseIndexType_t,
    bsrColIndType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: cudaDataType,
    order: cusparseOrder_t,
) -> cusparseStatus_t {
    guard("cusparseCreateBsr", |call| {
        answer(|| {
            pointer(call, 1, "spMatDescr", spMatDescr)?;
            let arrays = [bsrRowOffsets, bsrColInd, bsrValues];
            let (offsets, indices) = (bsrRowOffsetsType, bsrColIndType);
            let types = Types { offsets, indices, base: idxBase, kind: valueType };
            let (sizes, block) = ((brows, bcols, bnnz), (rowBlockSize, colBlockSize));
            let d = describe_bsr(call, sizes, block, arrays, types, order)?;
            // SAFETY: the C caller's to be written.
            unsafe { sp_mat::publish(call, spMatDescr, d) }
        })
    })
}

/// As cusparseCreateBsr, for a matrix that is only read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseCreateConstBsr(
    spMatDescr: *mut cusparseConstSpMatDescr_t,
    brows: i64,
    bcols: i64,
    bnnz: i64,
    rowBlockDim: i64,
    colBlockDim: i64,
    bsrRowOffsets: *const c_void,
    bsrColInd: *const c_void,
    bsrValues: *const c_void,
    bsrRowOffsetsType: cusparseIndexType_t,
    bsrColIndType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: cudaDataType,
    order: cusparseOrder_t,
) -> cusparseStatus_t {
    guard("cusparseCreateConstBsr", |call| {
        answer(|| {
            pointer(call, 1, "spMatDescr", spMatDescr)?;
            let arrays = [bsrRowOffsets, bsrColInd, bsrValues].map(|a| a.cast_mut());
            let (offsets, indices) = (bsrRowOffsetsType, bsrColIndType);
            let types = Types { offsets, indices, base: idxBase, kind: valueType };
            let (sizes, block) = ((brows, bcols, bnnz), (rowBlockDim, colBlockDim));
            let d = describe_bsr(call, sizes, block, arrays, types, order)?;
            // SAFETY: the C caller's to be written.
            unsafe { sp_mat::publish(call, spMatDescr.cast(), d) }
        })
    })
}

fn describe_ell(
    call: &'static str,
    (rows, cols, block, width): (i64, i64, i64, i64),
    (indices, values): (*mut c_void, *mut c_void),
    types: Types,
) -> Outcome<SpMat> {
    let rows = count(call, 2, "rows", rows)?;
    let cols = count(call, 3, "cols", cols)?;
    let block = positive(call, 4, "ellBlockSize", block)?;
    let width = count(call, 5, "ellCols", width)?;
    let whole = |n: usize| n.checked_rem(block) == Some(0);
    parameter(call, 4, "ellBlockSize", block, block <= rows && block <= cols)?;
    parameter(call, 2, "rows", rows, whole(rows))?;
    parameter(call, 3, "cols", cols, whole(cols))?;
    parameter(call, 5, "ellCols", width, whole(width) && width <= cols)?;
    types.check(call, 7)?;
    types.count(call, rows, cols, 0)?;
    Ok(SpMat {
        format: CUSPARSE_FORMAT_BLOCKED_ELL,
        rows,
        cols,
        indices,
        values,
        block: (block, block),
        width,
        ..types.describe()
    })
}

/// Creates a descriptor of a rows x cols matrix whose rows of blocks have the same number of blocks: ellBlockSize rows and
/// columns in a block, ellCols columns in the blocks of a row. ellColInd has the blocks' columns, by rows of blocks; -1
/// stands for none. ellValue has the elements of the rows x ellCols matrix that results, by rows. INVALID_VALUE
/// unless ellBlockSize divides the three sizes, and where cusparseCreateCsr says it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseCreateBlockedEll(
    spMatDescr: *mut cusparseSpMatDescr_t,
    rows: i64,
    cols: i64,
    ellBlockSize: i64,
    ellCols: i64,
    ellColInd: *mut c_void,
    ellValue: *mut c_void,
    ellIdxType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: cudaDataType,
) -> cusparseStatus_t {
    guard("cusparseCreateBlockedEll", |call| {
        answer(|| {
            pointer(call, 1, "spMatDescr", spMatDescr)?;
            let (sizes, arrays) = ((rows, cols, ellBlockSize, ellCols), (ellColInd, ellValue));
            let (offsets, indices) = (ellIdxType, ellIdxType);
            let types = Types { offsets, indices, base: idxBase, kind: valueType };
            let d = describe_ell(call, sizes, arrays, types)?;
            // SAFETY: the C caller's to be written.
            unsafe { sp_mat::publish(call, spMatDescr, d) }
        })
    })
}

/// As cusparseCreateBlockedEll, for a matrix that is only read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseCreateConstBlockedEll(
    spMatDescr: *mut cusparseConstSpMatDescr_t,
    rows: i64,
    cols: i64,
    ellBlockSize: i64,
    ellCols: i64,
    ellColInd: *const c_void,
    ellValue: *const c_void,
    ellIdxType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: cudaDataType,
) -> cusparseStatus_t {
    guard("cusparseCreateConstBlockedEll", |call| {
        answer(|| {
            pointer(call, 1, "spMatDescr", spMatDescr)?;
            let arrays = (ellColInd.cast_mut(), ellValue.cast_mut());
            let (offsets, indices) = (ellIdxType, ellIdxType);
            let types = Types { offsets, indices, base: idxBase, kind: valueType };
            let d = describe_ell(call, (rows, cols, ellBlockSize, ellCols), arrays, types)?;
            // SAFETY: the C caller's to be written.
            unsafe { sp_mat::publish(call, spMatDescr.cast(), d) }
        })
    })
}

/// Stores everything that a descriptor of equally many blocks in each row says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseBlockedEllGet(
    spMatDescr: cusparseSpMatDescr_t,
    rows: *mut i64,
    cols: *mut i64,
    ellBlockSize: *mut i64,
    ellCols: *mut i64,
    ellColInd: *mut *mut c_void,
    ellValue: *mut *mut c_void,
    ellIdxType: *mut cusparseIndexType_t,
    idxBase: *mut cusparseIndexBase_t,
    valueType: *mut cudaDataType,
) -> cusparseStatus_t {
    guard("cusparseBlockedEllGet", |call| {
        answer(|| {
            let d = sp_mat::get_as(call, spMatDescr, CUSPARSE_FORMAT_BLOCKED_ELL)?;
            give_all!(
                call,
                2 rows = d.rows as i64,
                3 cols = d.cols as i64,
                4 ellBlockSize = d.block.0 as i64,
                5 ellCols = d.width as i64,
                6 ellColInd = d.indices,
                7 ellValue = d.values,
                8 ellIdxType = d.index_type,
                9 idxBase = d.base,
                10 valueType = d.kind,
            )
        })
    })
}

/// Stores everything that a descriptor of equally many blocks in each row says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseConstBlockedEllGet(
    spMatDescr: cusparseConstSpMatDescr_t,
    rows: *mut i64,
    cols: *mut i64,
    ellBlockSize: *mut i64,
    ellCols: *mut i64,
    ellColInd: *mut *const c_void,
    ellValue: *mut *const c_void,
    ellIdxType: *mut cusparseIndexType_t,
    idxBase: *mut cusparseIndexBase_t,
    valueType: *mut cudaDataType,
) -> cusparseStatus_t {
    guard("cusparseConstBlockedEllGet", |call| {
        answer(|| {
            let d = sp_mat::get_as(call, spMatDescr, CUSPARSE_FORMAT_BLOCKED_ELL)?;
            give_all!(
                call,
                2 rows = d.rows as i64,
                3 cols = d.cols as i64,
                4 ellBlockSize = d.block.0 as i64,
                5 ellCols = d.width as i64,
                6 ellColInd = d.indices.cast_const(),
                7 ellValue = d.values.cast_const(),
                8 ellIdxType = d.index_type,
                9 idxBase = d.base,
                10 valueType = d.kind,
            )
        })
    })
}

fn describe_sell(
    call: &'static str,
    (rows, cols, nnz): (i64, i64, i64),
    (stored, slice): (i64, i64),
    [offsets, indices, values]: [*mut c_void; 3],
    types: Types,
) -> Outcome<SpMat> {
    let rows = count(call, 2, "rows", rows)?;
    let cols = count(call, 3, "cols", cols)?;
    let nnz = count(call, 4, "nnz", nnz)?;
    let width = count(call, 5, "sellValuesSize", stored)?;
    parameter(call, 4, "nnz", nnz, nnz <= width && nnz <= rows.saturating_mul(cols))?;
    let slice = positive(call, 6, "sliceSize", slice)?;
    types.check(call, 10)?;
    types.count(call, rows, cols, width)?;
    Ok(SpMat {
        format: CUSPARSE_FORMAT_SLICED_ELLPACK,
        rows,
        cols,
        nnz,
        offsets,
        indices,
        values,
        block: (slice, 1),
        width,
        ..types.describe()
    })
}

/// Creates a descriptor of a rows x cols matrix of nnz entries by slices of sliceSize rows. The rows of a slice have as many
/// places as its longest row; columns (-1 where there is no entry) and values of a slice lie column by column of
/// places, sellValuesSize in all, and begin where the slice's offset says. INVALID_VALUE as for cusparseCreateCsr,
/// for fewer places than entries, and for a sliceSize below 1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseCreateSlicedEll(
    spMatDescr: *mut cusparseSpMatDescr_t,
    rows: i64,
    cols: i64,
    nnz: i64,
    sellValuesSize: i64,
    sliceSize: i64,
    sellSliceOffsets: *mut c_void,
    sellColInd: *mut c_void,
    sellValues: *mut c_void,
    sellSliceOffsetsType: cusparseIndexType_t,
    sellColIndType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: cudaDataType,
) -> cusparseStatus_t {
    guard("cusparseCreateSlicedEll", |call| {
        answer(|| {
            pointer(call, 1, "spMatDescr", spMatDescr)?;
            let arrays = [sellSliceOffsets, sellColInd, sellValues];
            let (offsets, indices) = (sellSliceOffsetsType, sellColIndType);
            let types = Types { offsets, indices, base: idxBase, kind: valueType };
            let (sizes, stored) = ((rows, cols, nnz), (sellValuesSize, sliceSize));
            let d = describe_sell(call, sizes, stored, arrays, types)?;
            // SAFETY: the C caller's to be written.
            unsafe { sp_mat::publish(call, spMatDescr, d) }
        })
    })
}

/// As cusparseCreateSlicedEll, for a matrix that is only read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseCreateConstSlicedEll(
    spMatDescr: *mut cusparseConstSpMatDescr_t,
    rows: i64,
    cols: i64,
    nnz: i64,
    sellValuesSize: i64,
    sliceSize: i64,
    sellSliceOffsets: *const c_void,
    sellColInd: *const c_void,
    sellValues: *const c_void,
    sellSliceOffsetsType: cusparseIndexType_t,
    sellColIndType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: cudaDataType,
) -> cusparseStatus_t {
    guard("cusparseCreateConstSlicedEll", |call| {
        answer(|| {
            pointer(call, 1, "spMatDescr", spMatDescr)?;
            let arrays = [sellSliceOffsets, sellColInd, sellValues].map(|a| a.cast_mut());
            let (offsets, indices) = (sellSliceOffsetsType, sellColIndType);
            let types = Types { offsets, indices, base: idxBase, kind: valueType };
            let (sizes, stored) = ((rows, cols, nnz), (sellValuesSize, sliceSize));
            let d = describe_sell(call, sizes, stored, arrays, types)?;
            // SAFETY: the C caller's to be written.
            unsafe { sp_mat::publish(call, spMatDescr.cast(), d) }
        })
    })
}
