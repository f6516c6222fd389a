//! Batches of tridiagonal and pentadiagonal systems whose elements alternate.

use super::super::args::array;
use super::super::handle;
use super::super::status::*;
use super::super::types::*;
use super::args::{buffer, give_buffer_size, size};
use super::gtsv::diagonals;
use crate::op::sparse::tridiagonal::{self, Algorithm, Diagonals};
use crate::op::sparse::{Array, Scalar};
use core::ffi::{c_int, c_void};
use num_complex::Complex;

c_api! {
    /// Stores how many bytes gtsvInterleavedBatch wants as a buffer. Nothing is kept there, so it is a small number, and not
    /// 0. No array is read.
    [cusparseSgtsvInterleavedBatch_bufferSizeExt: f32, cusparseDgtsvInterleavedBatch_bufferSizeExt:
     f64, cusparseCgtsvInterleavedBatch_bufferSizeExt: Complex<f32>,
     cusparseZgtsvInterleavedBatch_bufferSizeExt: Complex<f64>]
    fn(handle: cusparseHandle_t, algo: c_int, m: c_int, dl: *const T, d: *const T, du: *const T, x:
       *const T, batchCount: c_int, pBufferSizeInBytes: *mut usize) -> cusparseStatus_t
       = interleaved_buffer_size;
    /// x := A^-1 x for each of batchCount tridiagonal systems of m rows, whose elements alternate: row i of system s is at
    /// i * batchCount + s. dl, d and du have m elements each, those below, on and above the diagonal by rows: dl[0] and du[m - 1] are
    /// not used. They are not changed. algo 0 exchanges no
    /// rows, 1 does, 2 rotates them. A pivot of zero gives infinities or NaN. Asynchronous.
    ///
    /// CUSPARSE_STATUS_INVALID_VALUE for another algo, m or batchCount < 0, NULL, a pBuffer not at a multiple of 128
    /// bytes.
    [cusparseSgtsvInterleavedBatch: f32, cusparseDgtsvInterleavedBatch: f64,
     cusparseCgtsvInterleavedBatch: Complex<f32>, cusparseZgtsvInterleavedBatch: Complex<f64>]
    fn(handle: cusparseHandle_t, algo: c_int, m: c_int, dl: *mut T, d: *mut T, du: *mut T, x: *mut
       T, batchCount: c_int, pBuffer: *mut c_void) -> cusparseStatus_t
       = interleaved;
    /// Stores how many bytes gpsvInterleavedBatch wants as a buffer. Nothing is kept there, so it is a small number, and not
    /// 0. No array is read.
    [cusparseSgpsvInterleavedBatch_bufferSizeExt: f32, cusparseDgpsvInterleavedBatch_bufferSizeExt:
     f64, cusparseCgpsvInterleavedBatch_bufferSizeExt: Complex<f32>,
     cusparseZgpsvInterleavedBatch_bufferSizeExt: Complex<f64>]
    fn(handle: cusparseHandle_t, algo: c_int, m: c_int, ds: *const T, dl: *const T, d: *const T, du:
       *const T, dw: *const T, x: *const T, batchCount: c_int, pBufferSizeInBytes: *mut usize) ->
       cusparseStatus_t
       = five_buffer_size;
    /// x := A^-1 x for each of batchCount pentadiagonal systems of m rows, whose elements alternate: row i of system s is at
    /// i * batchCount + s. ds, dl, d, du and dw are the elements two below, one below, on, one above and two above the
    /// diagonal; those outside the matrix are not used, and none is changed. algo is 0. A pivot of zero gives infinities or NaN.
    /// Asynchronous.
    ///
    /// CUSPARSE_STATUS_INVALID_VALUE for another algo, m or batchCount < 0, NULL, a pBuffer not at a multiple of 128
    /// bytes.
    [cusparseSgpsvInterleavedBatch: f32, cusparseDgpsvInterleavedBatch: f64,
     cusparseCgpsvInterleavedBatch: Complex<f32>, cusparseZgpsvInterleavedBatch: Complex<f64>]
    fn(handle: cusparseHandle_t, algo: c_int, m: c_int, ds: *mut T, dl: *mut T, d: *mut T, du: *mut
       T, dw: *mut T, x: *mut T, batchCount: c_int, pBuffer: *mut c_void) -> cusparseStatus_t
       = five;
}

/// A batch with alternating elements.
struct Interleaved<T> {
    algorithm: Algorithm,
    shape: (usize, usize),
    a: Diagonals<T>,
    x: Array<T>,
}

fn interleaved_arguments<T>(
    call: &'static str,
    (algo, m, count): (c_int, c_int, c_int),
    given: [*const T; 3],
    x: *const T,
) -> Outcome<Interleaved<T>> {
    parameter(call, 2, "algo", algo, (0..=2).contains(&algo))?;
    let algorithm = match algo {
        0 => Algorithm::Thomas,
        1 => Algorithm::Lu,
        _ => Algorithm::Qr,
    };
    let m = size(call, 3, "m", m)?;
    let count = size(call, 8, "batchCount", count)?;
    let len = m.saturating_mul(count);
    let a = diagonals(call, 4, given, len)?;
    let x = array(call, 7, "x", x, len)?;
    Ok(Interleaved { algorithm, shape: (m, count), a, x })
}

unsafe fn interleaved_buffer_size<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    algo: c_int,
    m: c_int,
    dl: *const T,
    d: *const T,
    du: *const T,
    x: *const T,
    batchCount: c_int,
    pBufferSizeInBytes: *mut usize,
) -> cusparseStatus_t {
    answer(|| {
        handle::initialized(call, handle)?;
        interleaved_arguments(call, (algo, m, batchCount), [dl, d, du], x)?;
        // SAFETY: the C caller's to be written.
        unsafe { give_buffer_size(call, 9, pBufferSizeInBytes) }
    })
}

unsafe fn interleaved<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    algo: c_int,
    m: c_int,
    dl: *mut T,
    d: *mut T,
    du: *mut T,
    x: *mut T,
    batchCount: c_int,
    pBuffer: *mut c_void,
) -> cusparseStatus_t {
    answer(|| {
        let context = handle::initialized(call, handle)?;
        let Interleaved { algorithm, shape, a, x } =
            interleaved_arguments(call, (algo, m, batchCount), [dl, d, du], x)?;
        buffer(call, 9, pBuffer)?;
        let stream = context.stream(call)?;
        // SAFETY: the C caller's arrays until the stream has done the work.
        unsafe { tridiagonal::solve_interleaved(call, &stream, algorithm, shape, a, x) }
            .map_err(failed(call))
    })
}

/// Pentadiagonal systems.
struct Five<T> {
    shape: (usize, usize),
    a: [Array<T>; 5],
    x: Array<T>,
}

fn five_arguments<T>(
    call: &'static str,
    (algo, m, count): (c_int, c_int, c_int),
    [ds, dl, d, du, dw]: [*const T; 5],
    x: *const T,
) -> Outcome<Five<T>> {
    parameter(call, 2, "algo", algo, algo == 0)?;
    let m = size(call, 3, "m", m)?;
    let count = size(call, 10, "batchCount", count)?;
    let len = m.saturating_mul(count);
    let ds = array(call, 4, "ds", ds, len)?;
    let [dl, d, du] = diagonals(call, 5, [dl, d, du], len)?;
    let a = [ds, dl, d, du, array(call, 8, "dw", dw, len)?];
    Ok(Five { shape: (m, count), a, x: array(call, 9, "x", x, len)? })
}

unsafe fn five_buffer_size<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    algo: c_int,
    m: c_int,
    ds: *const T,
    dl: *const T,
    d: *const T,
    du: *const T,
    dw: *const T,
    x: *const T,
    batchCount: c_int,
    pBufferSizeInBytes: *mut usize,
) -> cusparseStatus_t {
    answer(|| {
        handle::initialized(call, handle)?;
        five_arguments(call, (algo, m, batchCount), [ds, dl, d, du, dw], x)?;
        // SAFETY: the C caller's to be written.
        unsafe { give_buffer_size(call, 11, pBufferSizeInBytes) }
    })
}

unsafe fn five<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    algo: c_int,
    m: c_int,
    ds: *mut T,
    dl: *mut T,
    d: *mut T,
    du: *mut T,
    dw: *mut T,
    x: *mut T,
    batchCount: c_int,
    pBuffer: *mut c_void,
) -> cusparseStatus_t {
    answer(|| {
        let context = handle::initialized(call, handle)?;
        let given = [ds, dl, d, du, dw].map(|v| v.cast_const());
        let Five { shape, a, x } = five_arguments(call, (algo, m, batchCount), given, x)?;
        buffer(call, 11, pBuffer)?;
        let stream = context.stream(call)?;
        // SAFETY: the C caller's arrays until the stream has done the work.
        unsafe { tridiagonal::solve_five_interleaved(call, &stream, shape, a, x) }
            .map_err(failed(call))
    })
}
