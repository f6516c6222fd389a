//! Vectors and matrices between host and device. No handle takes part: the copies without a stream
//! argument are on the default stream, and thereby after the work of all streams that keep order with it.

#![allow(clippy::extra_unused_type_parameters)] // every declaration names both types

use super::args::valid;
use super::status::*;
use super::types::*;
use crate::abi::fortran::Int;
use crate::op::device::error::Error;
use crate::op::device::stream::Stream;
use crate::op::streams;
use crate::op::volume::Volume;
use core::ffi::c_void;
use core::ptr::null_mut;

c_api! { dual status
    /// Copies n elements of elemSize bytes, incx elements apart on the host, to the device, incy elements
    /// apart; after all work of the default stream, and done when the call returns.
    ///
    /// CUBLAS_STATUS_INVALID_VALUE for elemSize, incx or incy < 1; then success for n = 0;
    /// CUBLAS_STATUS_MAPPING_ERROR for n < 0, a NULL pointer, a range that exceeds its allocation, or where
    /// the default stream cannot be waited for.
    [cublasSetVector | cublasSetVector_64: f32]
    fn(n: I, elemSize: I, x: *const c_void, incx: I, devicePtr: *mut c_void,
       incy: I) -> cublasStatus_t = vector;

    /// Copies n elements from the device to the host, as cublasSetVector.
    [cublasGetVector | cublasGetVector_64: f32]
    fn(n: I, elemSize: I, x: *const c_void, incx: I, y: *mut c_void,
       incy: I) -> cublasStatus_t = vector;

    /// Copies a rows x cols matrix of elements of elemSize bytes, column-major with leading dimension lda on
    /// the host, to the device with leading dimension ldb; after all work of the default stream, and done
    /// when the call returns.
    ///
    /// CUBLAS_STATUS_INVALID_VALUE for rows or cols < 0, elemSize, lda or ldb < 1; then success if there is
    /// no element; CUBLAS_STATUS_MAPPING_ERROR for lda or ldb < rows, a NULL pointer, a range that exceeds
    /// its allocation, or where the default stream cannot be waited for.
    [cublasSetMatrix | cublasSetMatrix_64: f32]
    fn(rows: I, cols: I, elemSize: I, A: *const c_void, lda: I, B: *mut c_void,
       ldb: I) -> cublasStatus_t = matrix;

    /// Copies a matrix from the device to the host, as cublasSetMatrix.
    [cublasGetMatrix | cublasGetMatrix_64: f32]
    fn(rows: I, cols: I, elemSize: I, A: *const c_void, lda: I, B: *mut c_void,
       ldb: I) -> cublasStatus_t = matrix;

    /// Queues the copy of cublasSetVector on a stream. Ordinary host memory has been read when the call
    /// returns; pinned host memory must stay as it is until the stream has done the copy.
    [cublasSetVectorAsync | cublasSetVectorAsync_64: f32]
    fn(n: I, elemSize: I, hostPtr: *const c_void, incx: I, devicePtr: *mut c_void, incy: I,
       stream: cudaStream_t) -> cublasStatus_t = vector_async;

    /// Queues the copy of cublasGetVector on a stream. Ordinary host memory has been written when the call
    /// returns; pinned host memory will be when the stream has done the copy.
    [cublasGetVectorAsync | cublasGetVectorAsync_64: f32]
    fn(n: I, elemSize: I, devicePtr: *const c_void, incx: I, hostPtr: *mut c_void, incy: I,
       stream: cudaStream_t) -> cublasStatus_t = vector_async;

    /// Queues the copy of cublasSetMatrix on a stream, as cublasSetVectorAsync.
    [cublasSetMatrixAsync | cublasSetMatrixAsync_64: f32]
    fn(rows: I, cols: I, elemSize: I, A: *const c_void, lda: I, B: *mut c_void, ldb: I,
       stream: cudaStream_t) -> cublasStatus_t = matrix_async;

    /// Queues the copy of cublasGetMatrix on a stream, as cublasGetVectorAsync.
    [cublasGetMatrixAsync | cublasGetMatrixAsync_64: f32]
    fn(rows: I, cols: I, elemSize: I, A: *const c_void, lda: I, B: *mut c_void, ldb: I,
       stream: cudaStream_t) -> cublasStatus_t = matrix_async;
}

/// Two boxes of bytes of one shape.
struct Copy {
    from: Volume,
    to: Volume,
}

fn unreachable_memory(call: &'static str) -> impl FnOnce(Error) -> cublasStatus_t {
    move |error| {
        let status = match error {
            Error::OutOfMemory => CUBLAS_STATUS_ALLOC_FAILED,
            Error::Unloading => CUBLAS_STATUS_NOT_INITIALIZED,
            Error::Panicked => CUBLAS_STATUS_INTERNAL_ERROR,
            _ => CUBLAS_STATUS_MAPPING_ERROR,
        };
        refuse(call, status, format_args!("the copy is not possible: {error}"))
    }
}

impl Copy {
    /// `columns` columns of `rows` elements, columns `steps` elements apart.
    fn new(
        call: &'static str,
        [rows, columns, element]: [usize; 3],
        (from, from_step): (*const c_void, usize),
        (to, to_step): (*mut c_void, usize),
    ) -> Outcome<Copy> {
        let bytes = |count: usize| count.checked_mul(element).ok_or(Error::InvalidValue);
        let made = || {
            // Without gaps it is one range.
            let one = rows == from_step && rows == to_step;
            let (rows, columns) = match one.then(|| rows.checked_mul(columns)).flatten() {
                Some(all) => (all, 1),
                None => (rows, columns),
            };
            let volume = |start: *mut c_void, step: usize| {
                Volume::pitched(start, bytes(step)?, bytes(rows)?, columns)
            };
            Ok(Copy { from: volume(from.cast_mut(), from_step)?, to: volume(to, to_step)? })
        };
        made().map_err(unreachable_memory(call))
    }

    /// None if there is nothing to copy.
    fn vector<I: Int>(
        call: &'static str,
        n: I,
        elemSize: I,
        (x, incx): (*const c_void, I),
        (y, incy): (*mut c_void, I),
    ) -> Outcome<Option<Copy>> {
        let [n, element, incx, incy] = [n, elemSize, incx, incy].map(I::get);
        valid(call, element >= 1, format_args!("elemSize is {element}"))?;
        valid(call, incx >= 1, format_args!("incx is {incx}"))?;
        valid(call, incy >= 1, format_args!("incy is {incy}"))?;
        if n == 0 {
            return Ok(None);
        }
        if n < 0 {
            return Err(unreachable_memory(call)(Error::InvalidValue));
        }
        let shape = [1, n as usize, element as usize];
        Copy::new(call, shape, (x, incx as usize), (y, incy as usize)).map(Some)
    }

    /// None if there is nothing to copy.
    fn matrix<I: Int>(
        call: &'static str,
        [rows, cols, elemSize]: [I; 3],
        (a, lda): (*const c_void, I),
        (b, ldb): (*mut c_void, I),
    ) -> Outcome<Option<Copy>> {
        let [rows, cols, element, lda, ldb] = [rows, cols, elemSize, lda, ldb].map(I::get);
        valid(call, rows >= 0, format_args!("rows is {rows}"))?;
        valid(call, cols >= 0, format_args!("cols is {cols}"))?;
        valid(call, element >= 1, format_args!("elemSize is {element}"))?;
        valid(call, lda >= 1, format_args!("lda is {lda}"))?;
        valid(call, ldb >= 1, format_args!("ldb is {ldb}"))?;
        if rows == 0 || cols == 0 {
            return Ok(None);
        }
        if lda < rows || ldb < rows {
            return Err(unreachable_memory(call)(Error::InvalidValue));
        }
        let shape = [rows as usize, cols as usize, element as usize];
        Copy::new(call, shape, (a, lda as usize), (b, ldb as usize)).map(Some)
    }

    fn stream(call: &'static str, stream: cudaStream_t) -> Outcome<Stream> {
        streams::resolve(stream, streams::LEGACY).map_err(unreachable_memory(call))
    }

    fn now(self, call: &'static str) -> Outcome {
        let stream = Copy::stream(call, null_mut())?;
        // SAFETY: the C caller's memory.
        let done = unsafe { self.to.copy_now(call, &stream, self.from) };
        done.map_err(|failure| unreachable_memory(call)(failure.error))
    }

    fn later(self, call: &'static str, stream: cudaStream_t) -> Outcome {
        let stream = Copy::stream(call, stream)?;
        // SAFETY: the C caller's memory.
        let done = unsafe { self.to.copy_on(call, &stream, self.from) };
        done.map_err(|failure| unreachable_memory(call)(failure.error))
    }
}

fn vector<T, I: Int>(
    call: &'static str,
    n: I,
    elemSize: I,
    x: *const c_void,
    incx: I,
    y: *mut c_void,
    incy: I,
) -> cublasStatus_t {
    answer(|| match Copy::vector(call, n, elemSize, (x, incx), (y, incy))? {
        Some(copy) => copy.now(call),
        None => Ok(()),
    })
}

fn vector_async<T, I: Int>(
    call: &'static str,
    n: I,
    elemSize: I,
    x: *const c_void,
    incx: I,
    y: *mut c_void,
    incy: I,
    stream: cudaStream_t,
) -> cublasStatus_t {
    answer(|| match Copy::vector(call, n, elemSize, (x, incx), (y, incy))? {
        Some(copy) => copy.later(call, stream),
        None => Ok(()),
    })
}

fn matrix<T, I: Int>(
    call: &'static str,
    rows: I,
    cols: I,
    elemSize: I,
    A: *const c_void,
    lda: I,
    B: *mut c_void,
    ldb: I,
) -> cublasStatus_t {
    answer(|| match Copy::matrix(call, [rows, cols, elemSize], (A, lda), (B, ldb))? {
        Some(copy) => copy.now(call),
        None => Ok(()),
    })
}

fn matrix_async<T, I: Int>(
    call: &'static str,
    rows: I,
    cols: I,
    elemSize: I,
    A: *const c_void,
    lda: I,
    B: *mut c_void,
    ldb: I,
    stream: cudaStream_t,
) -> cublasStatus_t {
    answer(|| match Copy::matrix(call, [rows, cols, elemSize], (A, lda), (B, ldb))? {
        Some(copy) => copy.later(call, stream),
        None => Ok(()),
    })
}
