//! Products with matrices of blocks.

use super::super::args::{array, compressed};
use super::super::handle;
use super::super::status::*;
use super::super::types::*;
use super::args::{general, operation, plane, size};
use crate::op::sparse::blocks::{Blocks, multiply, multiply_many};
use crate::op::sparse::{Base, Factor, Scalar, Trans};
use core::ffi::c_int;
use num_complex::Complex;

c_api! {
    /// y := alpha op(A) x + beta y for a matrix A of mb x nb blocks of blockDim rows and columns, nnzb of which are
    /// stored, each by rows or by columns (dirA); alpha and beta as the pointer mode says. Asynchronous. A matrix that is
    /// not sound is a failure of the stream.
    ///
    /// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than
    /// 1 x 1, NULL arrays with something in them, another dirA, no such descriptor or transA.
    [cusparseSbsrmv: f32, cusparseDbsrmv: f64, cusparseCbsrmv: Complex<f32>, cusparseZbsrmv:
     Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: c_int,
       nb: c_int, nnzb: c_int, alpha: *const T, descrA: cusparseMatDescr_t, bsrSortedValA: *const T,
       bsrSortedRowPtrA: *const c_int, bsrSortedColIndA: *const c_int, blockDim: c_int, x: *const T,
       beta: *const T, y: *mut T) -> cusparseStatus_t
       = bsrmv;
    /// C := alpha A op(B) + beta C for a matrix A of mb x kb blocks of blockSize rows and columns, nnzb of which are
    /// stored, each by rows or by columns (dirA), and dense B and C of n columns (op(B)'s); alpha and beta as the
    /// pointer mode says. Asynchronous. A matrix that is not sound is a failure of the stream.
    ///
    /// CUSPARSE_STATUS_NOT_SUPPORTED for another transA than CUSPARSE_OPERATION_NON_TRANSPOSE.
    /// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller than
    /// 1 x 1, NULL arrays with something in them, another dirA, no such descriptor, a
    /// transA or transB that there is not, ldb or ldc smaller than the matrix has rows.
    [cusparseSbsrmm: f32, cusparseDbsrmm: f64, cusparseCbsrmm: Complex<f32>, cusparseZbsrmm:
     Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transB:
       cusparseOperation_t, mb: c_int, n: c_int, kb: c_int, nnzb: c_int, alpha: *const T, descrA:
       cusparseMatDescr_t, bsrSortedValA: *const T, bsrSortedRowPtrA: *const c_int,
       bsrSortedColIndA: *const c_int, blockSize: c_int, B: *const T, ldb: c_int, beta: *const T, C:
       *mut T, ldc: c_int) -> cusparseStatus_t
       = bsrmm;
}

/// Whether the elements of a block lie by rows.
pub(super) fn by_rows(call: &'static str, dir: cusparseDirection_t) -> Outcome<bool> {
    parameter(call, 2, "dirA", dir.0, dir.is_known())?;
    Ok(dir == CUSPARSE_DIRECTION_ROW)
}

/// The rows or columns of a block, at a position.
pub(super) fn block_dim(call: &'static str, number: u32, dim: c_int) -> Outcome<usize> {
    parameter(call, number, "blockDim", dim, dim >= 1)?;
    size(call, number, "blockDim", dim)
}

/// Rows or columns of the whole.
pub(super) fn whole(call: &'static str, number: u32, blocks: usize, dim: usize) -> Outcome<usize> {
    let whole = blocks.checked_mul(dim);
    parameter(call, number, "blockDim", dim, whole.is_some())?;
    Ok(whole.unwrap_or(0))
}

/// A matrix of square blocks: the number of its blocks, its arrays from the position `first` on, and its blocks' size.
fn blocks<T>(
    call: &'static str,
    (by_rows, base): (bool, Base),
    (mb, nb, nnzb): (usize, usize, usize),
    first: u32,
    (values, offsets, indices, dim): (*const T, *const c_int, *const c_int, c_int),
) -> Outcome<Blocks<c_int, T>> {
    let at = |n: u32| first.saturating_add(n);
    let dim = block_dim(call, at(3), dim)?;
    let len = whole(call, at(3), whole(call, at(3), nnzb, dim)?, dim)?;
    let pattern = compressed(
        call,
        (mb, nb, nnzb),
        base,
        (core::ptr::dangling::<()>(), at(0)),
        (offsets, at(1)),
        (indices, at(2)),
    )?;
    let values = array(call, first, "bsrSortedValA", values, len)?;
    Ok(Blocks { pattern, block: (dim, dim), by_rows, values })
}

unsafe fn bsrmv<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    mb: c_int,
    nb: c_int,
    nnzb: c_int,
    alpha: *const T,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: *const T,
    bsrSortedRowPtrA: *const c_int,
    bsrSortedColIndA: *const c_int,
    blockDim: c_int,
    x: *const T,
    beta: *const T,
    y: *mut T,
) -> cusparseStatus_t {
    answer(|| {
        let context = handle::initialized(call, handle)?;
        let by_rows = by_rows(call, dirA)?;
        let trans = operation(call, 3, "transA", transA)?;
        let shape = (size(call, 4, "mb", mb)?, size(call, 5, "nb", nb)?);
        let nnzb = size(call, 6, "nnzb", nnzb)?;
        pointer(call, 7, "alpha", alpha)?;
        let base = general(call, 8, "descrA", descrA)?.base();
        let arrays = (bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim);
        let a = blocks(call, (by_rows, base), (shape.0, shape.1, nnzb), 9, arrays)?;
        let (rows, cols) =
            (whole(call, 12, shape.0, a.block.0)?, whole(call, 12, shape.1, a.block.1)?);
        let (inner, outer) = if trans == Trans::No { (cols, rows) } else { (rows, cols) };
        let x = array(call, 13, "x", x, inner)?;
        pointer(call, 14, "beta", beta)?;
        let y = array(call, 15, "y", y.cast_const(), outer)?;
        let stream = context.stream(call)?;
        // SAFETY: the C caller's scalars and arrays until the stream has done the work.
        unsafe {
            let (alpha, beta) =
                (Factor::given(context.mode, alpha), Factor::given(context.mode, beta));
            multiply(call, &stream, trans, (alpha, a), x, (beta, y))
        }
        .map_err(failed(call))
    })
}

unsafe fn bsrmm<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    transB: cusparseOperation_t,
    mb: c_int,
    n: c_int,
    kb: c_int,
    nnzb: c_int,
    alpha: *const T,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: *const T,
    bsrSortedRowPtrA: *const c_int,
    bsrSortedColIndA: *const c_int,
    blockSize: c_int,
    B: *const T,
    ldb: c_int,
    beta: *const T,
    C: *mut T,
    ldc: c_int,
) -> cusparseStatus_t {
    answer(|| {
        let context = handle::initialized(call, handle)?;
        let by_rows = by_rows(call, dirA)?;
        let trans = operation(call, 3, "transA", transA)?;
        supported(call, trans == Trans::No, format_args!("not implemented for this transA"))?;
        let side = operation(call, 4, "transB", transB)?;
        let (mb, n) = (size(call, 5, "mb", mb)?, size(call, 6, "n", n)?);
        let (kb, nnzb) = (size(call, 7, "kb", kb)?, size(call, 8, "nnzb", nnzb)?);
        pointer(call, 9, "alpha", alpha)?;
        let base = general(call, 10, "descrA", descrA)?.base();
        let arrays = (bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockSize);
        let a = blocks(call, (by_rows, base), (mb, kb, nnzb), 11, arrays)?;
        let (rows, cols) = (whole(call, 14, mb, a.block.0)?, whole(call, 14, kb, a.block.1)?);
        let shape = if side == Trans::No { (cols, n) } else { (n, cols) };
        let b = plane(call, shape, (15, B), (16, ldb))?;
        pointer(call, 17, "beta", beta)?;
        let c = plane(call, (rows, n), (18, C.cast_const()), (19, ldc))?;
        let stream = context.stream(call)?;
        // SAFETY: the C caller's scalars and arrays until the stream has done the work.
        unsafe {
            let (alpha, beta) =
                (Factor::given(context.mode, alpha), Factor::given(context.mode, beta));
            multiply_many(call, &stream, (alpha, a), (side, b), (beta, c))
        }
        .map_err(failed(call))
    })
}
