//! bsrxmv: products with some rows of blocks of a matrix.

use super::super::args::array;
use super::super::handle;
use super::super::status::*;
use super::super::types::*;
use super::args::{general, operation, size};
use super::bsr::{block_dim, by_rows, whole};
use crate::op::sparse::factor::Square;
use crate::op::sparse::reblock::{Rows, multiply};
use crate::op::sparse::{Factor, Scalar, Trans};
use core::ffi::c_int;
use num_complex::Complex;

c_api! {
    /// y := alpha A x + beta y for those rows of blocks that bsrSortedMaskPtrA names, sizeOfMask of them; the other rows of y are not touched. A has
    /// mb x nb blocks of blockDim rows and columns, nnzb of which are in memory, each by rows or by columns (dirA). Row i's blocks are those from
    /// bsrSortedRowPtrA[i] up to bsrSortedEndPtrA[i]; mask, both ends and columns are counted from the descriptor's base. alpha and beta as the
    /// pointer mode says. Asynchronous, on one thread. A matrix or mask that is not sound is a failure of the stream, and y is not touched.
    ///
    /// CUSPARSE_STATUS_NOT_SUPPORTED for another transA than CUSPARSE_OPERATION_NON_TRANSPOSE.
    /// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, blocks smaller
    /// than 1 x 1, NULL arrays with something in them, another dirA or transA, no such descriptor.
    [cusparseSbsrxmv: f32, cusparseDbsrxmv: f64, cusparseCbsrxmv: Complex<f32>, cusparseZbsrxmv:
     Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, sizeOfMask:
       c_int, mb: c_int, nb: c_int, nnzb: c_int, alpha: *const T, descrA: cusparseMatDescr_t,
       bsrSortedValA: *const T, bsrSortedMaskPtrA: *const c_int, bsrSortedRowPtrA: *const c_int,
       bsrSortedEndPtrA: *const c_int, bsrSortedColIndA: *const c_int, blockDim: c_int, x: *const T,
       beta: *const T, y: *mut T) -> cusparseStatus_t
       = bsrxmv;
}

unsafe fn bsrxmv<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    sizeOfMask: c_int,
    mb: c_int,
    nb: c_int,
    nnzb: c_int,
    alpha: *const T,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: *const T,
    bsrSortedMaskPtrA: *const c_int,
    bsrSortedRowPtrA: *const c_int,
    bsrSortedEndPtrA: *const c_int,
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
        supported(call, trans == Trans::No, format_args!("not implemented for this transA"))?;
        let masked = size(call, 4, "sizeOfMask", sizeOfMask)?;
        let (mb, cols) = (size(call, 5, "mb", mb)?, size(call, 6, "nb", nb)?);
        let nnzb = size(call, 7, "nnzb", nnzb)?;
        pointer(call, 8, "alpha", alpha)?;
        let base = general(call, 9, "descrA", descrA)?.base();
        let dim = block_dim(call, 15, blockDim)?;
        let len = whole(call, 15, whole(call, 15, nnzb, dim)?, dim)?;
        let a = Rows {
            cols,
            base,
            values: array(call, 10, "bsrSortedValA", bsrSortedValA, len)?,
            mask: array(call, 11, "bsrSortedMaskPtrA", bsrSortedMaskPtrA, masked)?,
            starts: array(call, 12, "bsrSortedRowPtrA", bsrSortedRowPtrA, mb)?,
            ends: array(call, 13, "bsrSortedEndPtrA", bsrSortedEndPtrA, mb)?,
            indices: array(call, 14, "bsrSortedColIndA", bsrSortedColIndA, nnzb)?,
            block: Square::new(dim, by_rows),
        };
        let x = array(call, 16, "x", x, whole(call, 15, cols, dim)?)?;
        pointer(call, 17, "beta", beta)?;
        let y = array(call, 18, "y", y.cast_const(), whole(call, 15, mb, dim)?)?;
        let stream = context.stream(call)?;
        // SAFETY: the C caller's scalars and arrays until the stream has done the work.
        unsafe {
            let (alpha, beta) =
                (Factor::given(context.mode, alpha), Factor::given(context.mode, beta));
            multiply(call, &stream, (alpha, a), x, (beta, y))
        }
        .map_err(failed(call))
    })
}
