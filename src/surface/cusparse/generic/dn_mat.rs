//! Dense matrices, by columns or by rows, and batches of them.

use super::super::status::*;
use super::super::types::*;
use super::super::{args, object};
use super::common::*;
use crate::abi::{guard, kind};
use crate::op::device::handle::Registry;
use crate::op::sparse::dense::Matrices;
use core::ffi::{c_int, c_void};

/// What a descriptor says.
#[derive(Clone, Copy)]
pub(super) struct DnMat {
    pub(super) rows: usize,
    pub(super) cols: usize,
    pub(super) ld: usize,
    pub(super) values: *mut c_void,
    pub(super) kind: cudaDataType,
    pub(super) order: cusparseOrder_t,
    pub(super) batch: c_int,
    /// Elements from one matrix of the batch to the next.
    pub(super) stride: i64,
}

// SAFETY: an address that is not followed here.
unsafe impl Send for DnMat {}

static MATRICES: Registry<DnMat> = Registry::new(kind::CUSPARSE_DN_MAT);

impl DnMat {
    /// The matrix, or matrices, for the parameter at a position. INVALID_VALUE if they are missing or leave
    /// the address space.
    pub(super) fn matrices<T>(
        &self,
        call: &'static str,
        number: u32,
        name: &str,
    ) -> Outcome<Matrices<T>> {
        let batch = self.batch as usize;
        let stride = if batch == 1 { 0 } else { self.stride as usize };
        let by_rows = self.order == CUSPARSE_ORDER_ROW;
        let (rows, cols, ld) = (self.rows, self.cols, self.ld);
        let elements = Matrices::<T>::extent(rows, cols, ld, by_rows, batch, stride);
        parameter(call, number, name, "too large", elements.is_some())?;
        let start = self.values.cast::<T>().cast_const();
        let elements = args::array(call, number, name, start, elements.unwrap_or(0))?;
        Ok(Matrices { rows, cols, ld, by_rows, stride, elements })
    }

    /// Rows and columns of the transpose, if it is to be.
    pub(super) fn shape(&self, op: cusparseOperation_t) -> (usize, usize) {
        match op {
            CUSPARSE_OPERATION_NON_TRANSPOSE => (self.rows, self.cols),
            _ => (self.cols, self.rows),
        }
    }
}

/// What the descriptor that is the parameter at a position says.
pub(super) fn get(
    call: &'static str,
    number: u32,
    name: &str,
    descr: cusparseConstDnMatDescr_t,
) -> Outcome<DnMat> {
    look(call, number, name, descr, |d| *d)
}

/// Looks at or changes a living descriptor.
fn look<R>(
    call: &'static str,
    number: u32,
    name: &str,
    descr: cusparseConstDnMatDescr_t,
    act: impl FnOnce(&mut DnMat) -> R,
) -> Outcome<R> {
    pointer(call, number, name, descr)?;
    MATRICES.with(descr.cast_mut().cast(), act).map_err(|_| object::unknown(call, number, name))
}

/// # Safety
/// `out`, unless NULL, can be written.
unsafe fn create(
    call: &'static str,
    out: *mut cusparseDnMatDescr_t,
    (rows, cols, ld): (i64, i64, i64),
    values: *mut c_void,
    kind: cudaDataType,
    order: cusparseOrder_t,
) -> Outcome {
    pointer(call, 1, "dnMatDescr", out)?;
    let rows = count(call, 2, "rows", rows)?;
    let cols = count(call, 3, "cols", cols)?;
    parameter(call, 7, "order", order.0, order.is_known())?;
    let least = if order == CUSPARSE_ORDER_ROW { cols } else { rows };
    parameter(call, 4, "ld", ld, ld >= least as i64)?;
    element(call, 6, "valueType", kind)?;
    let ld = ld as usize;
    let fresh = DnMat { rows, cols, ld, values, kind, order, batch: 1, stride: 0 };
    // SAFETY: the caller's promise.
    unsafe { object::create(call, 1, "dnMatDescr", &MATRICES, out, fresh) }
}

/// Creates a descriptor of a dense matrix of rows x cols elements: by columns that are ld >= rows elements apart, or
/// (CUSPARSE_ORDER_ROW) by rows that are ld >= cols apart. The elements may be NULL as long as no operation is
/// asked for. INVALID_VALUE for sizes, a type or an order that are none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseCreateDnMat(
    dnMatDescr: *mut cusparseDnMatDescr_t,
    rows: i64,
    cols: i64,
    ld: i64,
    values: *mut c_void,
    valueType: cudaDataType,
    order: cusparseOrder_t,
) -> cusparseStatus_t {
    guard("cusparseCreateDnMat", |call| {
        let sizes = (rows, cols, ld);
        // SAFETY: the C caller's to be written.
        answer(|| unsafe { create(call, dnMatDescr, sizes, values, valueType, order) })
    })
}

/// As cusparseCreateDnMat, for a matrix that is only read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseCreateConstDnMat(
    dnMatDescr: *mut cusparseConstDnMatDescr_t,
    rows: i64,
    cols: i64,
    ld: i64,
    values: *const c_void,
    valueType: cudaDataType,
    order: cusparseOrder_t,
) -> cusparseStatus_t {
    guard("cusparseCreateConstDnMat", |call| {
        let (sizes, values) = ((rows, cols, ld), values.cast_mut());
        // SAFETY: the C caller's to be written.
        answer(|| unsafe { create(call, dnMatDescr.cast(), sizes, values, valueType, order) })
    })
}

/// Destroys a descriptor; operations that were given it are not affected. NULL is accepted.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseDestroyDnMat(dnMatDescr: cusparseConstDnMatDescr_t) -> cusparseStatus_t {
    guard("cusparseDestroyDnMat", |call| {
        answer(|| object::destroy(call, "dnMatDescr", &MATRICES, dnMatDescr))
    })
}

/// Stores everything that a descriptor says, apart from its batch.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseDnMatGet(
    dnMatDescr: cusparseDnMatDescr_t,
    rows: *mut i64,
    cols: *mut i64,
    ld: *mut i64,
    values: *mut *mut c_void,
    r#type: *mut cudaDataType,
    order: *mut cusparseOrder_t,
) -> cusparseStatus_t {
    guard("cusparseDnMatGet", |call| {
        answer(|| {
            let (d, kind) = (get(call, 1, "dnMatDescr", dnMatDescr)?, r#type);
            give_all!(
                call,
                2 rows = d.rows as i64,
                3 cols = d.cols as i64,
                4 ld = d.ld as i64,
                5 values = d.values,
                6 kind = d.kind,
                7 order = d.order,
            )
        })
    })
}

/// Stores everything that a descriptor says, apart from its batch.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseConstDnMatGet(
    dnMatDescr: cusparseConstDnMatDescr_t,
    rows: *mut i64,
    cols: *mut i64,
    ld: *mut i64,
    values: *mut *const c_void,
    r#type: *mut cudaDataType,
    order: *mut cusparseOrder_t,
) -> cusparseStatus_t {
    guard("cusparseConstDnMatGet", |call| {
        answer(|| {
            let (d, kind) = (get(call, 1, "dnMatDescr", dnMatDescr)?, r#type);
            give_all!(
                call,
                2 rows = d.rows as i64,
                3 cols = d.cols as i64,
                4 ld = d.ld as i64,
                5 values = d.values.cast_const(),
                6 kind = d.kind,
                7 order = d.order,
            )
        })
    })
}

/// Stores where the elements are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseDnMatGetValues(
    dnMatDescr: cusparseDnMatDescr_t,
    values: *mut *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseDnMatGetValues", |call| {
        answer(|| {
            let d = get(call, 1, "dnMatDescr", dnMatDescr)?;
            give_all!(call, 2 values = d.values)
        })
    })
}

/// Stores where the elements are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseConstDnMatGetValues(
    dnMatDescr: cusparseConstDnMatDescr_t,
    values: *mut *const c_void,
) -> cusparseStatus_t {
    guard("cusparseConstDnMatGetValues", |call| {
        answer(|| {
            let d = get(call, 1, "dnMatDescr", dnMatDescr)?;
            give_all!(call, 2 values = d.values.cast_const())
        })
    })
}

/// Says where the elements are from now on; operations called before are not affected.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseDnMatSetValues(
    dnMatDescr: cusparseDnMatDescr_t,
    values: *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseDnMatSetValues", |call| {
        answer(|| look(call, 1, "dnMatDescr", dnMatDescr, |d| d.values = values))
    })
}

/// Makes it a batch of batchCount >= 1 matrices of this shape, batchStride elements apart: 0 for the same one again and
/// again, else at least as many as a matrix has with its gaps.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseDnMatSetStridedBatch(
    dnMatDescr: cusparseDnMatDescr_t,
    batchCount: c_int,
    batchStride: i64,
) -> cusparseStatus_t {
    guard("cusparseDnMatSetStridedBatch", |call| {
        answer(|| {
            let d = get(call, 1, "dnMatDescr", dnMatDescr)?;
            parameter(call, 2, "batchCount", batchCount, batchCount >= 1)?;
            let lines = if d.order == CUSPARSE_ORDER_ROW { d.rows } else { d.cols };
            let least = d.ld.checked_mul(lines).and_then(|n| i64::try_from(n).ok());
            let apart = batchStride == 0 || least.is_some_and(|least| batchStride >= least);
            parameter(call, 3, "batchStride", batchStride, batchStride >= 0 && apart)?;
            look(call, 1, "dnMatDescr", dnMatDescr, |d| {
                (d.batch, d.stride) = (batchCount, batchStride)
            })
        })
    })
}

/// Stores how many matrices there are, and how far apart.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseDnMatGetStridedBatch(
    dnMatDescr: cusparseConstDnMatDescr_t,
    batchCount: *mut c_int,
    batchStride: *mut i64,
) -> cusparseStatus_t {
    guard("cusparseDnMatGetStridedBatch", |call| {
        answer(|| {
            let d = get(call, 1, "dnMatDescr", dnMatDescr)?;
            give_all!(call, 2 batchCount = d.batch, 3 batchStride = d.stride)
        })
    })
}
