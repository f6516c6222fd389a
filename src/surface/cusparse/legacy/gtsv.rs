//! Tridiagonal systems.

use super::super::args::array;
use super::super::handle;
use super::super::status::*;
use super::super::types::*;
use super::args::{buffer, give_buffer_size, plane, size};
use crate::op::sparse::tridiagonal::{self, Diagonals, Pivoting};
use crate::op::sparse::{Array, Scalar};
use core::ffi::{c_int, c_void};
use num_complex::Complex;

c_api! {
    /// Stores how many bytes gtsv2 wants as a buffer. Nothing is kept there, so it is a small number, and not
    /// 0. No array is read.
    [cusparseSgtsv2_bufferSizeExt: f32, cusparseDgtsv2_bufferSizeExt: f64,
     cusparseCgtsv2_bufferSizeExt: Complex<f32>, cusparseZgtsv2_bufferSizeExt: Complex<f64>]
    fn(handle: cusparseHandle_t, m: c_int, n: c_int, dl: *const T, d: *const T, du: *const T, B:
       *const T, ldb: c_int, bufferSizeInBytes: *mut usize) -> cusparseStatus_t
       = buffer_size;
    /// B := A^-1 B for a tridiagonal matrix A of m rows and n right-hand sides by columns; rows change places where that keeps factors small.
    /// dl, d and du have m elements each, those below, on and above the diagonal by rows: dl[0] and du[m - 1] are
    /// not used. A pivot of zero gives infinities or NaN. Asynchronous.
    ///
    /// CUSPARSE_STATUS_INVALID_VALUE for m < 3, n < 0, ldb < max(1, m), NULL, a pBuffer not at a multiple of 128 bytes.
    [cusparseSgtsv2: f32, cusparseDgtsv2: f64, cusparseCgtsv2: Complex<f32>, cusparseZgtsv2:
     Complex<f64>]
    fn(handle: cusparseHandle_t, m: c_int, n: c_int, dl: *const T, d: *const T, du: *const T, B:
       *mut T, ldb: c_int, pBuffer: *mut c_void) -> cusparseStatus_t
       = gtsv2;
    /// Stores how many bytes gtsv2_nopivot wants as a buffer. Nothing is kept there, so it is a small number, and not
    /// 0. No array is read.
    [cusparseSgtsv2_nopivot_bufferSizeExt: f32, cusparseDgtsv2_nopivot_bufferSizeExt: f64,
     cusparseCgtsv2_nopivot_bufferSizeExt: Complex<f32>, cusparseZgtsv2_nopivot_bufferSizeExt:
     Complex<f64>]
    fn(handle: cusparseHandle_t, m: c_int, n: c_int, dl: *const T, d: *const T, du: *const T, B:
       *const T, ldb: c_int, bufferSizeInBytes: *mut usize) -> cusparseStatus_t
       = buffer_size;
    /// B := A^-1 B for a tridiagonal matrix A of m rows and n right-hand sides by columns; rows do not change places.
    /// dl, d and du have m elements each, those below, on and above the diagonal by rows: dl[0] and du[m - 1] are
    /// not used. A pivot of zero gives infinities or NaN. Asynchronous.
    ///
    /// CUSPARSE_STATUS_INVALID_VALUE for m < 3, n < 0, ldb < max(1, m), NULL, a pBuffer not at a multiple of 128 bytes.
    [cusparseSgtsv2_nopivot: f32, cusparseDgtsv2_nopivot: f64, cusparseCgtsv2_nopivot: Complex<f32>,
     cusparseZgtsv2_nopivot: Complex<f64>]
    fn(handle: cusparseHandle_t, m: c_int, n: c_int, dl: *const T, d: *const T, du: *const T, B:
       *mut T, ldb: c_int, pBuffer: *mut c_void) -> cusparseStatus_t
       = gtsv2_nopivot;
    /// Stores how many bytes gtsv2StridedBatch wants as a buffer. Nothing is kept there, so it is a small number, and not
    /// 0. No array is read.
    [cusparseSgtsv2StridedBatch_bufferSizeExt: f32, cusparseDgtsv2StridedBatch_bufferSizeExt: f64,
     cusparseCgtsv2StridedBatch_bufferSizeExt: Complex<f32>,
     cusparseZgtsv2StridedBatch_bufferSizeExt: Complex<f64>]
    fn(handle: cusparseHandle_t, m: c_int, dl: *const T, d: *const T, du: *const T, x: *const T,
       batchCount: c_int, batchStride: c_int, bufferSizeInBytes: *mut usize) -> cusparseStatus_t
       = strided_buffer_size;
    /// x := A^-1 x for each of batchCount tridiagonal systems of m rows, without exchanges of rows. The arrays of a
    /// system begin batchStride elements after those of the one before. dl, d and du have m elements each, those below, on and above the diagonal by rows: dl[0] and du[m - 1] are
    /// not used. A pivot of zero gives infinities or NaN.
    /// Asynchronous.
    ///
    /// CUSPARSE_STATUS_INVALID_VALUE for m < 3, batchCount < 0, batchStride < m, NULL, a pBuffer not at a multiple of 128
    /// bytes.
    [cusparseSgtsv2StridedBatch: f32, cusparseDgtsv2StridedBatch: f64, cusparseCgtsv2StridedBatch:
     Complex<f32>, cusparseZgtsv2StridedBatch: Complex<f64>]
    fn(handle: cusparseHandle_t, m: c_int, dl: *const T, d: *const T, du: *const T, x: *mut T,
       batchCount: c_int, batchStride: c_int, pBuffer: *mut c_void) -> cusparseStatus_t
       = strided;
}

fn rows(call: &'static str, number: u32, m: c_int) -> Outcome<usize> {
    parameter(call, number, "m", m, m >= 3)?;
    size(call, number, "m", m)
}

/// The diagonals, at three positions from `first` on.
pub(super) fn diagonals<T>(
    call: &'static str,
    first: u32,
    [below, diagonal, above]: [*const T; 3],
    len: usize,
) -> Outcome<Diagonals<T>> {
    let at = |number: u32, name, start| array(call, first.saturating_add(number), name, start, len);
    Ok([at(0, "dl", below)?, at(1, "d", diagonal)?, at(2, "du", above)?])
}

unsafe fn buffer_size<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    m: c_int,
    n: c_int,
    dl: *const T,
    d: *const T,
    du: *const T,
    B: *const T,
    ldb: c_int,
    bufferSizeInBytes: *mut usize,
) -> cusparseStatus_t {
    answer(|| {
        handle::initialized(call, handle)?;
        let m = rows(call, 2, m)?;
        let n = size(call, 3, "n", n)?;
        diagonals(call, 4, [dl, d, du], m)?;
        plane(call, (m, n), (7, B), (8, ldb))?;
        // SAFETY: the C caller's to be written.
        unsafe { give_buffer_size(call, 9, bufferSizeInBytes) }
    })
}

unsafe fn gtsv2<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    m: c_int,
    n: c_int,
    dl: *const T,
    d: *const T,
    du: *const T,
    B: *mut T,
    ldb: c_int,
    pBuffer: *mut c_void,
) -> cusparseStatus_t {
    // SAFETY: the C caller's arrays until the stream has done the work.
    answer(|| unsafe {
        solve(call, handle, Pivoting::Rows, (m, n), [dl, d, du], (B, ldb), pBuffer)
    })
}

unsafe fn gtsv2_nopivot<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    m: c_int,
    n: c_int,
    dl: *const T,
    d: *const T,
    du: *const T,
    B: *mut T,
    ldb: c_int,
    pBuffer: *mut c_void,
) -> cusparseStatus_t {
    // SAFETY: the C caller's arrays until the stream has done the work.
    answer(|| unsafe {
        solve(call, handle, Pivoting::None, (m, n), [dl, d, du], (B, ldb), pBuffer)
    })
}

unsafe fn solve<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    pivoting: Pivoting,
    (m, n): (c_int, c_int),
    given: [*const T; 3],
    (B, ldb): (*mut T, c_int),
    pBuffer: *mut c_void,
) -> Outcome {
    let context = handle::initialized(call, handle)?;
    let m = rows(call, 2, m)?;
    let n = size(call, 3, "n", n)?;
    let a = diagonals(call, 4, given, m)?;
    let b = plane(call, (m, n), (7, B.cast_const()), (8, ldb))?;
    buffer(call, 9, pBuffer)?;
    let stream = context.stream(call)?;
    // SAFETY: the caller's promise.
    unsafe { tridiagonal::solve(call, &stream, pivoting, a, b) }.map_err(failed(call))
}

/// A batch with arrays at equal distances: rows, systems, distance, diagonals and right-hand sides.
struct Strided<T> {
    shape: (usize, usize, usize),
    a: Diagonals<T>,
    x: Array<T>,
}

fn strided_arguments<T>(
    call: &'static str,
    m: c_int,
    given: [*const T; 3],
    x: *const T,
    (count, stride): (c_int, c_int),
) -> Outcome<Strided<T>> {
    let m = rows(call, 2, m)?;
    let count = size(call, 7, "batchCount", count)?;
    let stride = size(call, 8, "batchStride", stride)?;
    parameter(call, 8, "batchStride", stride, stride >= m)?;
    let before = count.saturating_sub(1).checked_mul(stride);
    let len = if count == 0 { Some(0) } else { before.and_then(|b| b.checked_add(m)) };
    parameter(call, 8, "batchStride", stride, len.is_some())?;
    let len = len.unwrap_or(0);
    let a = diagonals(call, 3, given, len)?;
    let x = array(call, 6, "x", x, len)?;
    Ok(Strided { shape: (m, count, stride), a, x })
}

unsafe fn strided_buffer_size<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    m: c_int,
    dl: *const T,
    d: *const T,
    du: *const T,
    x: *const T,
    batchCount: c_int,
    batchStride: c_int,
    bufferSizeInBytes: *mut usize,
) -> cusparseStatus_t {
    answer(|| {
        handle::initialized(call, handle)?;
        strided_arguments(call, m, [dl, d, du], x, (batchCount, batchStride))?;
        // SAFETY: the C caller's to be written.
        unsafe { give_buffer_size(call, 9, bufferSizeInBytes) }
    })
}

unsafe fn strided<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    m: c_int,
    dl: *const T,
    d: *const T,
    du: *const T,
    x: *mut T,
    batchCount: c_int,
    batchStride: c_int,
    pBuffer: *mut c_void,
) -> cusparseStatus_t {
    answer(|| {
        let context = handle::initialized(call, handle)?;
        let Strided { shape, a, x } =
            strided_arguments(call, m, [dl, d, du], x, (batchCount, batchStride))?;
        buffer(call, 9, pBuffer)?;
        let stream = context.stream(call)?;
        // SAFETY: the C caller's arrays until the stream has done the work.
        unsafe { tridiagonal::solve_strided(call, &stream, Pivoting::None, shape, a, x) }
            .map_err(failed(call))
    })
}
