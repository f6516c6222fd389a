//! Matrices by compressed rows from the large elements of compressed ones.

use super::super::args::array;
use super::super::handle::{self, Context};
use super::super::status::*;
use super::super::types::*;
use super::args::{buffer, described, general, give_buffer_size, open, size, total};
use super::plain_info;
use crate::op::sparse::compress::{Least, Source};
use crate::op::sparse::{Base, Factor, Real, Scalar};
use core::ffi::{c_int, c_void};

c_api! {
    /// Stores how many bytes pruneCsr2csr, or its Nnz, wants as a buffer. Nothing is kept there, so it is a small number, and not
    /// 0. No array is read.
    [cusparseSpruneCsr2csr_bufferSizeExt: f32, cusparseDpruneCsr2csr_bufferSizeExt: f64]
    fn(handle: cusparseHandle_t, m: c_int, n: c_int, nnzA: c_int, descrA: cusparseMatDescr_t,
       csrSortedValA: *const T, csrSortedRowPtrA: *const c_int, csrSortedColIndA: *const c_int,
       threshold: *const T, descrC: cusparseMatDescr_t, csrSortedValC: *const T, csrSortedRowPtrC:
       *const c_int, csrSortedColIndC: *const c_int, pBufferSizeInBytes: *mut usize) ->
       cusparseStatus_t
       = buffer_size;
    /// The m + 1 offsets of the elements of an m x n matrix A by compressed rows, whose modulus exceeds
    /// *threshold, which is not negative and is where the pointer mode says.
    /// Their number goes to host memory (the call waits) or, in that pointer mode, to device memory (the call does not
    /// wait). A NaN stays.
    ///
    /// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them,
    /// no such descriptor, a pBuffer not at a multiple of 128 bytes.
    [cusparseSpruneCsr2csrNnz: f32, cusparseDpruneCsr2csrNnz: f64]
    fn(handle: cusparseHandle_t, m: c_int, n: c_int, nnzA: c_int, descrA: cusparseMatDescr_t,
       csrSortedValA: *const T, csrSortedRowPtrA: *const c_int, csrSortedColIndA: *const c_int,
       threshold: *const T, descrC: cusparseMatDescr_t, csrSortedRowPtrC: *mut c_int,
       nnzTotalDevHostPtr: *mut c_int, pBuffer: *mut c_void) -> cusparseStatus_t
       = offsets;
    /// The elements of an m x n matrix A by compressed rows, whose modulus exceeds
    /// *threshold, which is not negative and is where the pointer mode says.
    /// C's offsets are those that pruneCsr2csrNnz found. Asynchronous. Other offsets are a failure of the stream.
    ///
    /// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them,
    /// no such descriptor, a pBuffer not at a multiple of 128 bytes.
    [cusparseSpruneCsr2csr: f32, cusparseDpruneCsr2csr: f64]
    fn(handle: cusparseHandle_t, m: c_int, n: c_int, nnzA: c_int, descrA: cusparseMatDescr_t,
       csrSortedValA: *const T, csrSortedRowPtrA: *const c_int, csrSortedColIndA: *const c_int,
       threshold: *const T, descrC: cusparseMatDescr_t, csrSortedValC: *mut T, csrSortedRowPtrC:
       *const c_int, csrSortedColIndC: *mut c_int, pBuffer: *mut c_void) -> cusparseStatus_t
       = entries;
    /// Stores how many bytes pruneCsr2csrByPercentage, or its Nnz, wants as a buffer. Nothing is kept there, so it is a small number, and not
    /// 0. No array is read.
    [cusparseSpruneCsr2csrByPercentage_bufferSizeExt: f32,
     cusparseDpruneCsr2csrByPercentage_bufferSizeExt: f64]
    fn(handle: cusparseHandle_t, m: c_int, n: c_int, nnzA: c_int, descrA: cusparseMatDescr_t,
       csrSortedValA: *const T, csrSortedRowPtrA: *const c_int, csrSortedColIndA: *const c_int,
       percentage: f32, descrC: cusparseMatDescr_t, csrSortedValC: *const T, csrSortedRowPtrC:
       *const c_int, csrSortedColIndC: *const c_int, info: pruneInfo_t, pBufferSizeInBytes: *mut
       usize) -> cusparseStatus_t
       = percentage_buffer_size;
    /// The m + 1 offsets of the elements of an m x n matrix A by compressed rows, a percentage of whose
    /// elements, from 0 to 100, is dropped: all that do not exceed the modulus at that part of their ascending order.
    /// Their number goes to host memory (the call waits) or, in that pointer mode, to device memory (the call does not
    /// wait). A NaN stays.
    ///
    /// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them,
    /// no such descriptor or info, a percentage outside 0 to 100, a pBuffer not at a multiple of 128 bytes.
    [cusparseSpruneCsr2csrNnzByPercentage: f32, cusparseDpruneCsr2csrNnzByPercentage: f64]
    fn(handle: cusparseHandle_t, m: c_int, n: c_int, nnzA: c_int, descrA: cusparseMatDescr_t,
       csrSortedValA: *const T, csrSortedRowPtrA: *const c_int, csrSortedColIndA: *const c_int,
       percentage: f32, descrC: cusparseMatDescr_t, csrSortedRowPtrC: *mut c_int,
       nnzTotalDevHostPtr: *mut c_int, info: pruneInfo_t, pBuffer: *mut c_void) -> cusparseStatus_t
       = percentage_offsets;
    /// The elements of an m x n matrix A by compressed rows, a percentage of whose
    /// elements, from 0 to 100, is dropped: all that do not exceed the modulus at that part of their ascending order.
    /// C's offsets are those that pruneCsr2csrNnzByPercentage found. Asynchronous. Other offsets are a failure of the stream.
    ///
    /// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them,
    /// no such descriptor or info, a percentage outside 0 to 100, a pBuffer not at a multiple of 128 bytes.
    [cusparseSpruneCsr2csrByPercentage: f32, cusparseDpruneCsr2csrByPercentage: f64]
    fn(handle: cusparseHandle_t, m: c_int, n: c_int, nnzA: c_int, descrA: cusparseMatDescr_t,
       csrSortedValA: *const T, csrSortedRowPtrA: *const c_int, csrSortedColIndA: *const c_int,
       percentage: f32, descrC: cusparseMatDescr_t, csrSortedValC: *mut T, csrSortedRowPtrC: *const
       c_int, csrSortedColIndC: *mut c_int, info: pruneInfo_t, pBuffer: *mut c_void) ->
       cusparseStatus_t
       = percentage_entries;
}

fn source<T: Scalar>(
    call: &'static str,
    shape: (usize, usize),
    (nnz, descr): (c_int, cusparseMatDescr_t),
    (values, offsets, indices): (*const T, *const c_int, *const c_int),
) -> Outcome<Source<c_int, T>> {
    let (values, offsets, indices) = (((values, 6), true), (offsets, 7), (indices, 8));
    let descr = (5, "descrA", descr);
    Ok(Source::Sparse(described(call, shape, descr, (4, nnz), values, offsets, indices)?))
}

/// A threshold where the pointer mode says.
///
/// # Safety
/// As for [`Factor::given`].
unsafe fn than<T: Scalar>(
    call: &'static str,
    context: &Context,
    threshold: *const T,
) -> Outcome<Least<T>> {
    pointer(call, 9, "threshold", threshold)?;
    // SAFETY: the caller's promise.
    Ok(Least::Than(unsafe { Factor::given(context.mode, threshold) }))
}

fn base(call: &'static str, descr: cusparseMatDescr_t) -> Outcome<Base> {
    Ok(general(call, 10, "descrC", descr)?.base())
}

unsafe fn buffer_size<T: Real>(
    call: &'static str,
    handle: cusparseHandle_t,
    m: c_int,
    n: c_int,
    nnzA: c_int,
    descrA: cusparseMatDescr_t,
    csrSortedValA: *const T,
    csrSortedRowPtrA: *const c_int,
    csrSortedColIndA: *const c_int,
    threshold: *const T,
    descrC: cusparseMatDescr_t,
    _csrSortedValC: *const T,
    _csrSortedRowPtrC: *const c_int,
    _csrSortedColIndC: *const c_int,
    pBufferSizeInBytes: *mut usize,
) -> cusparseStatus_t {
    answer(|| {
        let context = handle::initialized(call, handle)?;
        let shape = (size(call, 2, "m", m)?, size(call, 3, "n", n)?);
        let given = (csrSortedValA, csrSortedRowPtrA, csrSortedColIndA);
        source(call, shape, (nnzA, descrA), given)?;
        // SAFETY: the C caller's scalar.
        unsafe { than(call, &context, threshold) }?;
        base(call, descrC)?;
        // SAFETY: the C caller's to be written.
        unsafe { give_buffer_size(call, 14, pBufferSizeInBytes) }
    })
}

unsafe fn offsets<T: Real>(
    call: &'static str,
    handle: cusparseHandle_t,
    m: c_int,
    n: c_int,
    nnzA: c_int,
    descrA: cusparseMatDescr_t,
    csrSortedValA: *const T,
    csrSortedRowPtrA: *const c_int,
    csrSortedColIndA: *const c_int,
    threshold: *const T,
    descrC: cusparseMatDescr_t,
    csrSortedRowPtrC: *mut c_int,
    nnzTotalDevHostPtr: *mut c_int,
    pBuffer: *mut c_void,
) -> cusparseStatus_t {
    answer(|| {
        let context = handle::initialized(call, handle)?;
        let shape = (size(call, 2, "m", m)?, size(call, 3, "n", n)?);
        let given = (csrSortedValA, csrSortedRowPtrA, csrSortedColIndA);
        let a = source(call, shape, (nnzA, descrA), given)?;
        // SAFETY: the C caller's scalar.
        let least = unsafe { than(call, &context, threshold) }?;
        let base = base(call, descrC)?;
        let rows = shape.0.saturating_add(1);
        let offsets = array(call, 11, "csrRowPtrC", csrSortedRowPtrC.cast_const(), rows)?;
        let total = total(call, 12, context.mode, nnzTotalDevHostPtr)?;
        buffer(call, 13, pBuffer)?;
        let stream = context.stream(call)?;
        // SAFETY: the C caller's arrays until the stream has done the work.
        unsafe { a.offsets(call, &stream, least, (base, offsets), total) }.map_err(failed_in(call))
    })
}

unsafe fn entries<T: Real>(
    call: &'static str,
    handle: cusparseHandle_t,
    m: c_int,
    n: c_int,
    nnzA: c_int,
    descrA: cusparseMatDescr_t,
    csrSortedValA: *const T,
    csrSortedRowPtrA: *const c_int,
    csrSortedColIndA: *const c_int,
    threshold: *const T,
    descrC: cusparseMatDescr_t,
    csrSortedValC: *mut T,
    csrSortedRowPtrC: *const c_int,
    csrSortedColIndC: *mut c_int,
    pBuffer: *mut c_void,
) -> cusparseStatus_t {
    answer(|| {
        let context = handle::initialized(call, handle)?;
        let shape = (size(call, 2, "m", m)?, size(call, 3, "n", n)?);
        let given = (csrSortedValA, csrSortedRowPtrA, csrSortedColIndA);
        let a = source(call, shape, (nnzA, descrA), given)?;
        // SAFETY: the C caller's scalar.
        let least = unsafe { than(call, &context, threshold) }?;
        let base = base(call, descrC)?;
        let arrays = [11, 12, 13];
        let c = open(call, shape, base, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, arrays)?;
        buffer(call, 14, pBuffer)?;
        let stream = context.stream(call)?;
        // SAFETY: the C caller's arrays until the stream has done the work.
        unsafe { a.enqueue(call, &stream, least, c) }.map_err(failed(call))
    })
}

unsafe fn percentage_buffer_size<T: Real>(
    call: &'static str,
    handle: cusparseHandle_t,
    m: c_int,
    n: c_int,
    nnzA: c_int,
    descrA: cusparseMatDescr_t,
    csrSortedValA: *const T,
    csrSortedRowPtrA: *const c_int,
    csrSortedColIndA: *const c_int,
    percentage: f32,
    descrC: cusparseMatDescr_t,
    _csrSortedValC: *const T,
    _csrSortedRowPtrC: *const c_int,
    _csrSortedColIndC: *const c_int,
    info: pruneInfo_t,
    pBufferSizeInBytes: *mut usize,
) -> cusparseStatus_t {
    answer(|| {
        handle::initialized(call, handle)?;
        let shape = (size(call, 2, "m", m)?, size(call, 3, "n", n)?);
        let given = (csrSortedValA, csrSortedRowPtrA, csrSortedColIndA);
        source(call, shape, (nnzA, descrA), given)?;
        plain_info::percentage(call, 9, percentage)?;
        base(call, descrC)?;
        plain_info::exists(call, 14, info)?;
        // SAFETY: the C caller's to be written.
        unsafe { give_buffer_size(call, 15, pBufferSizeInBytes) }
    })
}

unsafe fn percentage_offsets<T: Real>(
    call: &'static str,
    handle: cusparseHandle_t,
    m: c_int,
    n: c_int,
    nnzA: c_int,
    descrA: cusparseMatDescr_t,
    csrSortedValA: *const T,
    csrSortedRowPtrA: *const c_int,
    csrSortedColIndA: *const c_int,
    percentage: f32,
    descrC: cusparseMatDescr_t,
    csrSortedRowPtrC: *mut c_int,
    nnzTotalDevHostPtr: *mut c_int,
    info: pruneInfo_t,
    pBuffer: *mut c_void,
) -> cusparseStatus_t {
    answer(|| {
        let context = handle::initialized(call, handle)?;
        let shape = (size(call, 2, "m", m)?, size(call, 3, "n", n)?);
        let given = (csrSortedValA, csrSortedRowPtrA, csrSortedColIndA);
        let a = source(call, shape, (nnzA, descrA), given)?;
        let least = Least::Percentage(plain_info::percentage(call, 9, percentage)?);
        let base = base(call, descrC)?;
        let rows = shape.0.saturating_add(1);
        let offsets = array(call, 11, "csrRowPtrC", csrSortedRowPtrC.cast_const(), rows)?;
        let total = total(call, 12, context.mode, nnzTotalDevHostPtr)?;
        plain_info::exists(call, 13, info)?;
        buffer(call, 14, pBuffer)?;
        let stream = context.stream(call)?;
        // SAFETY: the C caller's arrays until the stream has done the work.
        unsafe { a.offsets(call, &stream, least, (base, offsets), total) }.map_err(failed_in(call))
    })
}

unsafe fn percentage_entries<T: Real>(
    call: &'static str,
    handle: cusparseHandle_t,
    m: c_int,
    n: c_int,
    nnzA: c_int,
    descrA: cusparseMatDescr_t,
    csrSortedValA: *const T,
    csrSortedRowPtrA: *const c_int,
    csrSortedColIndA: *const c_int,
    percentage: f32,
    descrC: cusparseMatDescr_t,
    csrSortedValC: *mut T,
    csrSortedRowPtrC: *const c_int,
    csrSortedColIndC: *mut c_int,
    info: pruneInfo_t,
    pBuffer: *mut c_void,
) -> cusparseStatus_t {
    answer(|| {
        let context = handle::initialized(call, handle)?;
        let shape = (size(call, 2, "m", m)?, size(call, 3, "n", n)?);
        let given = (csrSortedValA, csrSortedRowPtrA, csrSortedColIndA);
        let a = source(call, shape, (nnzA, descrA), given)?;
        let least = Least::Percentage(plain_info::percentage(call, 9, percentage)?);
        let base = base(call, descrC)?;
        let arrays = [11, 12, 13];
        let c = open(call, shape, base, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, arrays)?;
        plain_info::exists(call, 14, info)?;
        buffer(call, 15, pBuffer)?;
        let stream = context.stream(call)?;
        // SAFETY: the C caller's arrays until the stream has done the work.
        unsafe { a.enqueue(call, &stream, least, c) }.map_err(failed(call))
    })
}
