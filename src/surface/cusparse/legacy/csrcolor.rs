//! csrcolor: colourings of the graph of a matrix.

use super::super::args::array;
use super::super::handle;
use super::super::status::*;
use super::super::types::*;
use super::args::{Square, square};
use super::plain_info;
use crate::op::sparse::reblock::colors;
use crate::op::sparse::{Array, Factor, Matrix};
use core::ffi::c_int;
use num_complex::Complex;

c_api! {
    /// A colouring of the rows of an m x m matrix with a symmetric pattern: rows that name each other get different colours, counted from 0 in coloring; their
    /// number goes to ncolors. First fit in the order of rows, whatever cusparseSetColorAlgs says. Once the lowest colours together are those of
    /// *fractionToColor (between 0 and 1, where the pointer mode says) of all rows, every other row gets a colour of its own. Unless
    /// reordering is NULL, it gets the rows by ascending colours. Values do not matter. Runs in the stream's order and waits.
    ///
    /// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or nnz < 0, NULL, no such descriptor
    /// or info, arrays that are not sound.
    [cusparseScsrcolor: f32, cusparseDcsrcolor: f64]
    fn(handle: cusparseHandle_t, m: c_int, nnz: c_int, descrA: cusparseMatDescr_t, csrSortedValA:
       *const T, csrSortedRowPtrA: *const c_int, csrSortedColIndA: *const c_int, fractionToColor:
       *const T, ncolors: *mut c_int, coloring: *mut c_int, reordering: *mut c_int, info:
       cusparseColorInfo_t) -> cusparseStatus_t
       = real;
    /// A colouring of the rows of an m x m matrix with a symmetric pattern: rows that name each other get different colours, counted from 0 in coloring; their
    /// number goes to ncolors. First fit in the order of rows, whatever cusparseSetColorAlgs says. Once the lowest colours together are those of
    /// *fractionToColor (between 0 and 1, where the pointer mode says) of all rows, every other row gets a colour of its own. Unless
    /// reordering is NULL, it gets the rows by ascending colours. Values do not matter. Runs in the stream's order and waits.
    ///
    /// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or nnz < 0, NULL, no such descriptor
    /// or info, arrays that are not sound.
    [cusparseCcsrcolor: Complex<f32>]
    fn(handle: cusparseHandle_t, m: c_int, nnz: c_int, descrA: cusparseMatDescr_t, csrSortedValA:
       *const T, csrSortedRowPtrA: *const c_int, csrSortedColIndA: *const c_int, fractionToColor: *const f32, ncolors: *mut c_int, coloring: *mut c_int, reordering: *mut c_int, info:
       cusparseColorInfo_t) -> cusparseStatus_t
       = complex;
    /// A colouring of the rows of an m x m matrix with a symmetric pattern: rows that name each other get different colours, counted from 0 in coloring; their
    /// number goes to ncolors. First fit in the order of rows, whatever cusparseSetColorAlgs says. Once the lowest colours together are those of
    /// *fractionToColor (between 0 and 1, where the pointer mode says) of all rows, every other row gets a colour of its own. Unless
    /// reordering is NULL, it gets the rows by ascending colours. Values do not matter. Runs in the stream's order and waits.
    ///
    /// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for m or nnz < 0, NULL, no such descriptor
    /// or info, arrays that are not sound.
    [cusparseZcsrcolor: Complex<f64>]
    fn(handle: cusparseHandle_t, m: c_int, nnz: c_int, descrA: cusparseMatDescr_t, csrSortedValA:
       *const T, csrSortedRowPtrA: *const c_int, csrSortedColIndA: *const c_int, fractionToColor: *const f64, ncolors: *mut c_int, coloring: *mut c_int, reordering: *mut c_int, info:
       cusparseColorInfo_t) -> cusparseStatus_t
       = complex;
}

/// Arguments as they come: m and nnz, offsets and indices, the fraction, and what is written.
type Given<R> = ((c_int, c_int), [*const c_int; 2], *const R, (*mut c_int, *mut c_int, *mut c_int));

unsafe fn run<R: Copy + Into<f64> + Send>(
    call: &'static str,
    handle: cusparseHandle_t,
    descr: cusparseMatDescr_t,
    (size, [offsets, indices], fraction, (ncolors, coloring, reordering)): Given<R>,
    info: cusparseColorInfo_t,
) -> cusparseStatus_t {
    answer(|| {
        let context = handle::initialized(call, handle)?;
        let none = (core::ptr::null::<()>(), false);
        let Square { a, .. } = square(call, [2, 3, 4], size, descr, none, offsets, indices)?;
        pointer(call, 8, "fractionToColor", fraction)?;
        pointer(call, 9, "ncolors", ncolors)?;
        parameter(call, 9, "ncolors", "misaligned", ncolors.is_aligned())?;
        let to = array(call, 10, "coloring", coloring.cast_const(), a.rows)?;
        let order = match reordering.is_null() {
            true => Array::none(),
            false => array(call, 11, "reordering", reordering.cast_const(), a.rows)?,
        };
        plain_info::exists(call, 12, info)?;
        let stream = context.stream(call)?;
        let Matrix { rows, cols, base, offsets, indices, .. } = a;
        let pattern = Matrix { rows, cols, base, offsets, indices, values: Array::none() };
        // SAFETY: the C caller's scalar and arrays; the call waits for the work.
        let used = unsafe {
            let fraction = Factor::given(context.mode, fraction);
            colors(call, &stream, pattern, fraction, to, order).map_err(failed_in(call))?
        };
        let used = c_int::try_from(used).map_err(|_| CUSPARSE_STATUS_INTERNAL_ERROR)?;
        // SAFETY: the C caller's to be written.
        unsafe { handle::give(call, 9, "ncolors", ncolors, used) }
    })
}

unsafe fn real<T: Copy + Into<f64> + Send>(
    call: &'static str,
    handle: cusparseHandle_t,
    m: c_int,
    nnz: c_int,
    descrA: cusparseMatDescr_t,
    _csrSortedValA: *const T,
    csrSortedRowPtrA: *const c_int,
    csrSortedColIndA: *const c_int,
    fractionToColor: *const T,
    ncolors: *mut c_int,
    coloring: *mut c_int,
    reordering: *mut c_int,
    info: cusparseColorInfo_t,
) -> cusparseStatus_t {
    let out = (ncolors, coloring, reordering);
    let given = ((m, nnz), [csrSortedRowPtrA, csrSortedColIndA], fractionToColor, out);
    // SAFETY: the C caller's arrays.
    unsafe { run(call, handle, descrA, given, info) }
}

unsafe fn complex<T: Copy>(
    call: &'static str,
    handle: cusparseHandle_t,
    m: c_int,
    nnz: c_int,
    descrA: cusparseMatDescr_t,
    _csrSortedValA: *const T,
    csrSortedRowPtrA: *const c_int,
    csrSortedColIndA: *const c_int,
    fractionToColor: *const (impl Copy + Into<f64> + Send),
    ncolors: *mut c_int,
    coloring: *mut c_int,
    reordering: *mut c_int,
    info: cusparseColorInfo_t,
) -> cusparseStatus_t {
    let out = (ncolors, coloring, reordering);
    let given = ((m, nnz), [csrSortedRowPtrA, csrSortedColIndA], fractionToColor, out);
    // SAFETY: the C caller's arrays.
    unsafe { run(call, handle, descrA, given, info) }
}
