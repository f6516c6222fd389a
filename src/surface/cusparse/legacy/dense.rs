//! Dense matrices to compressed ones and back. Compressed columns are the rows of the transpose.

use super::super::args::array;
use super::super::handle::{self, give};
use super::super::status::*;
use super::super::types::*;
use super::args::{general, open, plane, size};
use crate::op::sparse::convert::{self, Along, Count};
use crate::op::sparse::{Array, Mode, Scalar};
use core::ffi::c_int;
use num_complex::Complex;

c_api! {
    /// Counts the nonzeros of an m x n matrix A by columns: nnzPerRowCol gets those of each row or of each column,
    /// in device memory, and nnzTotalDevHostPtr the sum, in host memory (the call waits) or, in that pointer mode, in
    /// device memory (the call does not wait). A NaN is no zero.
    ///
    /// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
    /// n < 0, lda < max(1, m), NULL arrays with something in them, no such descriptor, NULL for the
    /// sum, another dirA.
    [cusparseSnnz: f32, cusparseDnnz: f64, cusparseCnnz: Complex<f32>, cusparseZnnz: Complex<f64>]
    fn(handle: cusparseHandle_t, dirA: cusparseDirection_t, m: c_int, n: c_int, descrA:
       cusparseMatDescr_t, A: *const T, lda: c_int, nnzPerRowCol: *mut c_int, nnzTotalDevHostPtr:
       *mut c_int) -> cusparseStatus_t
       = nnz;
    /// The nonzeros of an m x n matrix A by columns as compressed rows, counted from the descriptor's
    /// base, with ascending indices. nnzPerRow is what cusparse<t>nnz found; values and indices have room for as
    /// many entries as it says, and m + 1 offsets are made. Asynchronous.
    ///
    /// A row with another number of nonzeros than nnzPerRow says is a failure of the stream.
    ///
    /// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
    /// n < 0, lda < max(1, m), NULL arrays with something in them, no such descriptor.
    [cusparseSdense2csr: f32, cusparseDdense2csr: f64, cusparseCdense2csr: Complex<f32>,
     cusparseZdense2csr: Complex<f64>]
    fn(handle: cusparseHandle_t, m: c_int, n: c_int, descrA: cusparseMatDescr_t, A: *const T, lda:
       c_int, nnzPerRow: *const c_int, csrSortedValA: *mut T, csrSortedRowPtrA: *mut c_int,
       csrSortedColIndA: *mut c_int) -> cusparseStatus_t
       = dense2csr;
    /// The m x n matrix A by columns with the entries of compressed rows, in any order, and zeros. Of entries
    /// that occur more than once the last one counts. Asynchronous.
    ///
    /// Offsets or indices that are not sound, or more entries than elements, are a failure of the stream.
    ///
    /// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
    /// n < 0, lda < max(1, m), NULL arrays with something in them, no such descriptor.
    [cusparseScsr2dense: f32, cusparseDcsr2dense: f64, cusparseCcsr2dense: Complex<f32>,
     cusparseZcsr2dense: Complex<f64>]
    fn(handle: cusparseHandle_t, m: c_int, n: c_int, descrA: cusparseMatDescr_t, csrSortedValA:
       *const T, csrSortedRowPtrA: *const c_int, csrSortedColIndA: *const c_int, A: *mut T, lda:
       c_int) -> cusparseStatus_t
       = csr2dense;
    /// The nonzeros of an m x n matrix A by columns as compressed columns, counted from the descriptor's
    /// base, with ascending indices. nnzPerCol is what cusparse<t>nnz found; values and indices have room for as
    /// many entries as it says, and n + 1 offsets are made. Asynchronous.
    ///
    /// A column with another number of nonzeros than nnzPerCol says is a failure of the stream.
    ///
    /// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
    /// n < 0, lda < max(1, m), NULL arrays with something in them, no such descriptor.
    [cusparseSdense2csc: f32, cusparseDdense2csc: f64, cusparseCdense2csc: Complex<f32>,
     cusparseZdense2csc: Complex<f64>]
    fn(handle: cusparseHandle_t, m: c_int, n: c_int, descrA: cusparseMatDescr_t, A: *const T, lda:
       c_int, nnzPerCol: *const c_int, cscSortedValA: *mut T, cscSortedRowIndA: *mut c_int,
       cscSortedColPtrA: *mut c_int) -> cusparseStatus_t
       = dense2csc;
    /// The m x n matrix A by columns with the entries of compressed columns, in any order, and zeros. Of entries
    /// that occur more than once the last one counts. Asynchronous.
    ///
    /// Offsets or indices that are not sound, or more entries than elements, are a failure of the stream.
    ///
    /// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or
    /// n < 0, lda < max(1, m), NULL arrays with something in them, no such descriptor.
    [cusparseScsc2dense: f32, cusparseDcsc2dense: f64, cusparseCcsc2dense: Complex<f32>,
     cusparseZcsc2dense: Complex<f64>]
    fn(handle: cusparseHandle_t, m: c_int, n: c_int, descrA: cusparseMatDescr_t, cscSortedValA:
       *const T, cscSortedRowIndA: *const c_int, cscSortedColPtrA: *const c_int, A: *mut T, lda:
       c_int) -> cusparseStatus_t
       = csc2dense;
}

unsafe fn nnz<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    m: c_int,
    n: c_int,
    descrA: cusparseMatDescr_t,
    A: *const T,
    lda: c_int,
    nnzPerRowCol: *mut c_int,
    nnzTotalDevHostPtr: *mut c_int,
) -> cusparseStatus_t {
    answer(|| {
        let context = handle::initialized(call, handle)?;
        parameter(call, 2, "dirA", dirA.0, dirA.is_known())?;
        let shape = (size(call, 3, "m", m)?, size(call, 4, "n", n)?);
        general(call, 5, "descrA", descrA)?;
        let a = plane(call, shape, (6, A), (7, lda))?;
        let along = if dirA == CUSPARSE_DIRECTION_ROW { Along::Rows } else { Along::Columns };
        let counts = array(call, 8, "nnzPerRowCol", nnzPerRowCol, along.count(&a))?;
        pointer(call, 9, "nnzTotalDevHostPtr", nnzTotalDevHostPtr)?;
        let total: Array<c_int> = array(call, 9, "nnzTotalDevHostPtr", nnzTotalDevHostPtr, 1)?;
        let stream = context.stream(call)?;
        let count = Count { a, along, counts };
        if context.mode == Mode::Device {
            // SAFETY: the C caller's arrays until the stream has done the work.
            return unsafe { count.enqueue(call, &stream, total) }.map_err(failed(call));
        }
        // SAFETY: as above.
        let sum = unsafe { count.run(call, &stream) }.map_err(failed_in(call))?;
        let sum = c_int::try_from(sum).ok();
        parameter(call, 9, "nnzTotalDevHostPtr", "more than fit", sum.is_some())?;
        // SAFETY: as above.
        unsafe { give(call, 9, "nnzTotalDevHostPtr", nnzTotalDevHostPtr, sum.unwrap_or(0)) }
    })
}

unsafe fn dense2csr<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    m: c_int,
    n: c_int,
    descrA: cusparseMatDescr_t,
    A: *const T,
    lda: c_int,
    nnzPerRow: *const c_int,
    csrSortedValA: *mut T,
    csrSortedRowPtrA: *mut c_int,
    csrSortedColIndA: *mut c_int,
) -> cusparseStatus_t {
    answer(|| {
        let context = handle::initialized(call, handle)?;
        let (rows, cols) = (size(call, 2, "m", m)?, size(call, 3, "n", n)?);
        let base = general(call, 4, "descrA", descrA)?.base();
        let a = plane(call, (rows, cols), (5, A), (6, lda))?;
        let counts = array(call, 7, "nnzPerRow", nnzPerRow, Along::Rows.count(&a))?;
        let to = open(
            call,
            (rows, cols),
            base,
            csrSortedValA,
            csrSortedRowPtrA,
            csrSortedColIndA,
            [8, 9, 10],
        )?;
        let stream = context.stream(call)?;
        // SAFETY: the C caller's arrays until the stream has done the work.
        unsafe { convert::dense_to_csr(call, &stream, (a, Along::Rows), counts, to) }
            .map_err(failed(call))
    })
}

unsafe fn csr2dense<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    m: c_int,
    n: c_int,
    descrA: cusparseMatDescr_t,
    csrSortedValA: *const T,
    csrSortedRowPtrA: *const c_int,
    csrSortedColIndA: *const c_int,
    A: *mut T,
    lda: c_int,
) -> cusparseStatus_t {
    answer(|| {
        let context = handle::initialized(call, handle)?;
        let (rows, cols) = (size(call, 2, "m", m)?, size(call, 3, "n", n)?);
        let base = general(call, 4, "descrA", descrA)?.base();
        let from = open(
            call,
            (rows, cols),
            base,
            csrSortedValA,
            csrSortedRowPtrA,
            csrSortedColIndA,
            [5, 6, 7],
        )?;
        let a = plane(call, (rows, cols), (8, A), (9, lda))?;
        let stream = context.stream(call)?;
        // SAFETY: the C caller's arrays until the stream has done the work.
        unsafe { convert::csr_to_dense(call, &stream, from, (a, Along::Rows)) }
            .map_err(failed(call))
    })
}

unsafe fn dense2csc<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    m: c_int,
    n: c_int,
    descrA: cusparseMatDescr_t,
    A: *const T,
    lda: c_int,
    nnzPerCol: *const c_int,
    cscSortedValA: *mut T,
    cscSortedRowIndA: *mut c_int,
    cscSortedColPtrA: *mut c_int,
) -> cusparseStatus_t {
    answer(|| {
        let context = handle::initialized(call, handle)?;
        let (rows, cols) = (size(call, 2, "m", m)?, size(call, 3, "n", n)?);
        let base = general(call, 4, "descrA", descrA)?.base();
        let a = plane(call, (rows, cols), (5, A), (6, lda))?;
        let counts = array(call, 7, "nnzPerCol", nnzPerCol, Along::Columns.count(&a))?;
        let to = open(
            call,
            (cols, rows),
            base,
            cscSortedValA,
            cscSortedColPtrA,
            cscSortedRowIndA,
            [8, 10, 9],
        )?;
        let stream = context.stream(call)?;
        // SAFETY: the C caller's arrays until the stream has done the work.
        unsafe { convert::dense_to_csr(call, &stream, (a, Along::Columns), counts, to) }
            .map_err(failed(call))
    })
}

unsafe fn csc2dense<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    m: c_int,
    n: c_int,
    descrA: cusparseMatDescr_t,
    cscSortedValA: *const T,
    cscSortedRowIndA: *const c_int,
    cscSortedColPtrA: *const c_int,
    A: *mut T,
    lda: c_int,
) -> cusparseStatus_t {
    answer(|| {
        let context = handle::initialized(call, handle)?;
        let (rows, cols) = (size(call, 2, "m", m)?, size(call, 3, "n", n)?);
        let base = general(call, 4, "descrA", descrA)?.base();
        let from = open(
            call,
            (cols, rows),
            base,
            cscSortedValA,
            cscSortedColPtrA,
            cscSortedRowIndA,
            [5, 7, 6],
        )?;
        let a = plane(call, (rows, cols), (8, A), (9, lda))?;
        let stream = context.stream(call)?;
        // SAFETY: the C caller's arrays until the stream has done the work.
        unsafe { convert::csr_to_dense(call, &stream, from, (a, Along::Columns)) }
            .map_err(failed(call))
    })
}
