//! Compressed rows without entries that are small.

use super::super::args::array;
use super::super::handle;
use super::super::status::*;
use super::super::types::*;
use super::args::{described, general, open, size, total};
use crate::op::sparse::{Scalar, compress};
use core::ffi::c_int;
use num_complex::Complex;

c_api! {
    /// Counts the entries whose modulus exceeds the real part of tol: nnzPerRow gets those of each row, in device memory, and nnzC the sum, in host memory
    /// (the call waits) or, in that pointer mode, in device memory (the call does not wait). A NaN counts.
    ///
    /// Offsets that are not sound are an error of the call if it waits, else of the stream.
    ///
    /// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m < 0, a tol
    /// that is negative or NaN, NULL arrays with something in them, no such descriptor.
    [cusparseSnnz_compress: f32, cusparseDnnz_compress: f64, cusparseCnnz_compress: Complex<f32>,
     cusparseZnnz_compress: Complex<f64>]
    fn(handle: cusparseHandle_t, m: c_int, descr: cusparseMatDescr_t, csrSortedValA: *const T,
       csrSortedRowPtrA: *const c_int, nnzPerRow: *mut c_int, nnzC: *mut c_int, tol: T) ->
       cusparseStatus_t
       = counts;
    /// The entries of A whose modulus exceeds the real part of tol, with their offsets, counted from the same base: C has room for as many as
    /// nnzPerRow, which cusparse<t>nnz_compress found, says. Asynchronous.
    ///
    /// A matrix that is not sound, or another nnzPerRow, is a failure of the stream.
    ///
    /// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, a tol
    /// that is negative or NaN, NULL arrays with something in them, no such descriptor.
    [cusparseScsr2csr_compress: f32, cusparseDcsr2csr_compress: f64, cusparseCcsr2csr_compress:
     Complex<f32>, cusparseZcsr2csr_compress: Complex<f64>]
    fn(handle: cusparseHandle_t, m: c_int, n: c_int, descrA: cusparseMatDescr_t, csrSortedValA:
       *const T, csrSortedColIndA: *const c_int, csrSortedRowPtrA: *const c_int, nnzA: c_int,
       nnzPerRow: *const c_int, csrSortedValC: *mut T, csrSortedColIndC: *mut c_int,
       csrSortedRowPtrC: *mut c_int, tol: T) -> cusparseStatus_t
       = entries;
}

fn threshold<T: Scalar>(call: &'static str, number: u32, tol: T) -> Outcome<T::Real>
where
    T::Real: PartialOrd,
{
    let tol = tol.re();
    let zero = T::Real::ZERO;
    parameter(call, number, "tol", "negative or NaN", tol >= zero)?;
    Ok(tol)
}

unsafe fn counts<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    m: c_int,
    descr: cusparseMatDescr_t,
    csrSortedValA: *const T,
    csrSortedRowPtrA: *const c_int,
    nnzPerRow: *mut c_int,
    nnzC: *mut c_int,
    tol: T,
) -> cusparseStatus_t {
    answer(|| {
        let context = handle::initialized(call, handle)?;
        let m = size(call, 2, "m", m)?;
        let base = general(call, 3, "descr", descr)?.base();
        let none = core::ptr::dangling();
        let a =
            open(call, (m, usize::MAX), base, csrSortedValA, csrSortedRowPtrA, none, [4, 5, 5])?;
        let counts = array(call, 6, "nnzPerRow", nnzPerRow.cast_const(), m)?;
        let total = total(call, 7, context.mode, nnzC)?;
        let tol = threshold(call, 8, tol)?;
        let stream = context.stream(call)?;
        // SAFETY: the C caller's arrays until the stream has done the work.
        unsafe { compress::large_counts(call, &stream, a, tol, counts, total) }
            .map_err(failed_in(call))
    })
}

unsafe fn entries<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    m: c_int,
    n: c_int,
    descrA: cusparseMatDescr_t,
    csrSortedValA: *const T,
    csrSortedColIndA: *const c_int,
    csrSortedRowPtrA: *const c_int,
    nnzA: c_int,
    nnzPerRow: *const c_int,
    csrSortedValC: *mut T,
    csrSortedColIndC: *mut c_int,
    csrSortedRowPtrC: *mut c_int,
    tol: T,
) -> cusparseStatus_t {
    answer(|| {
        let context = handle::initialized(call, handle)?;
        let shape = (size(call, 2, "m", m)?, size(call, 3, "n", n)?);
        let values = ((csrSortedValA, 5), true);
        let (indices, offsets) = ((csrSortedColIndA, 6), (csrSortedRowPtrA, 7));
        let a = described(call, shape, (4, "descrA", descrA), (8, nnzA), values, offsets, indices)?;
        let counts = array(call, 9, "nnzPerRow", nnzPerRow, shape.0)?;
        let c = open(
            call,
            shape,
            a.base,
            csrSortedValC,
            csrSortedRowPtrC,
            csrSortedColIndC,
            [10, 12, 11],
        )?;
        let tol = threshold(call, 13, tol)?;
        let stream = context.stream(call)?;
        // SAFETY: the C caller's arrays until the stream has done the work.
        unsafe { compress::large_entries(call, &stream, a, tol, counts, c) }.map_err(failed(call))
    })
}
