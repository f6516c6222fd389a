//! Sums of compressed matrices.

use super::super::args::array;
use super::super::handle;
use super::super::status::*;
use super::super::types::*;
use super::args::{buffer, described, general, give_buffer_size, open, size, total};
use crate::abi::guard;
use crate::op::sparse::{Factor, Scalar, compress};
use core::ffi::{c_int, c_void};
use num_complex::Complex;

/// The m + 1 offsets of C = alpha A + beta B, counted from its descriptor's base, and the number of its entries, in host
/// memory (the call waits) or, in that pointer mode, in device memory (the call does not wait). All are m x n by
/// compressed rows; C has an entry wherever A or B has one. With columns that do not ascend C has
/// entries more than once, whose sum is right.
///
/// A or B that is not sound is an error of the call if it waits, else of the stream.
///
/// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, no
/// such descriptor, a workspace not at a multiple of 128 bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseXcsrgeam2Nnz(
    handle: cusparseHandle_t,
    m: c_int,
    n: c_int,
    descrA: cusparseMatDescr_t,
    nnzA: c_int,
    csrSortedRowPtrA: *const c_int,
    csrSortedColIndA: *const c_int,
    descrB: cusparseMatDescr_t,
    nnzB: c_int,
    csrSortedRowPtrB: *const c_int,
    csrSortedColIndB: *const c_int,
    descrC: cusparseMatDescr_t,
    csrSortedRowPtrC: *mut c_int,
    nnzTotalDevHostPtr: *mut c_int,
    workspace: *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseXcsrgeam2Nnz", |call| {
        answer(|| {
            let context = handle::initialized(call, handle)?;
            let shape = (size(call, 2, "m", m)?, size(call, 3, "n", n)?);
            let a = (csrSortedRowPtrA, 6);
            let none = ((core::ptr::null::<f64>(), 0), false);
            let a = described(
                call,
                shape,
                (4, "descrA", descrA),
                (5, nnzA),
                none,
                a,
                (csrSortedColIndA, 7),
            )?;
            let b = (csrSortedRowPtrB, 10);
            let b = described(
                call,
                shape,
                (8, "descrB", descrB),
                (9, nnzB),
                none,
                b,
                (csrSortedColIndB, 11),
            )?;
            let base = general(call, 12, "descrC", descrC)?.base();
            let offsets = array(
                call,
                13,
                "csrSortedRowPtrC",
                csrSortedRowPtrC.cast_const(),
                shape.0.saturating_add(1),
            )?;
            let total = total(call, 14, context.mode, nnzTotalDevHostPtr)?;
            buffer(call, 15, workspace)?;
            let stream = context.stream(call)?;
            // SAFETY: the C caller's arrays until the stream has done the work.
            unsafe { compress::sum_offsets(call, &stream, (a, b), (base, offsets), total) }
                .map_err(failed_in(call))
        })
    })
}

c_api! {
    /// Stores how many bytes csrgeam2, or cusparseXcsrgeam2Nnz, wants as a buffer. Nothing is kept there, so it is a small number, and not
    /// 0. No array is read.
    [cusparseScsrgeam2_bufferSizeExt: f32, cusparseDcsrgeam2_bufferSizeExt: f64,
     cusparseCcsrgeam2_bufferSizeExt: Complex<f32>, cusparseZcsrgeam2_bufferSizeExt: Complex<f64>]
    fn(handle: cusparseHandle_t, m: c_int, n: c_int, alpha: *const T, descrA: cusparseMatDescr_t,
       nnzA: c_int, csrSortedValA: *const T, csrSortedRowPtrA: *const c_int, csrSortedColIndA:
       *const c_int, beta: *const T, descrB: cusparseMatDescr_t, nnzB: c_int, csrSortedValB: *const
       T, csrSortedRowPtrB: *const c_int, csrSortedColIndB: *const c_int, descrC:
       cusparseMatDescr_t, csrSortedValC: *const T, csrSortedRowPtrC: *const c_int,
       csrSortedColIndC: *const c_int, pBufferSizeInBytes: *mut usize) -> cusparseStatus_t
       = buffer_size;
    /// The entries of C = alpha A + beta B, whose offsets cusparseXcsrgeam2Nnz has found; alpha and beta as the pointer mode
    /// says. A factor of zero takes its matrix's values for zeros, unread. Asynchronous.
    ///
    /// A or B that is not sound, or offsets of C that are not theirs, are a failure of the stream.
    ///
    /// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, no
    /// such descriptor, a pBuffer not at a multiple of 128 bytes.
    [cusparseScsrgeam2: f32, cusparseDcsrgeam2: f64, cusparseCcsrgeam2: Complex<f32>,
     cusparseZcsrgeam2: Complex<f64>]
    fn(handle: cusparseHandle_t, m: c_int, n: c_int, alpha: *const T, descrA: cusparseMatDescr_t,
       nnzA: c_int, csrSortedValA: *const T, csrSortedRowPtrA: *const c_int, csrSortedColIndA:
       *const c_int, beta: *const T, descrB: cusparseMatDescr_t, nnzB: c_int, csrSortedValB: *const
       T, csrSortedRowPtrB: *const c_int, csrSortedColIndB: *const c_int, descrC:
       cusparseMatDescr_t, csrSortedValC: *mut T, csrSortedRowPtrC: *mut c_int, csrSortedColIndC:
       *mut c_int, pBuffer: *mut c_void) -> cusparseStatus_t
       = geam;
}

unsafe fn buffer_size<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    m: c_int,
    n: c_int,
    alpha: *const T,
    descrA: cusparseMatDescr_t,
    nnzA: c_int,
    _csrSortedValA: *const T,
    _csrSortedRowPtrA: *const c_int,
    _csrSortedColIndA: *const c_int,
    beta: *const T,
    descrB: cusparseMatDescr_t,
    nnzB: c_int,
    _csrSortedValB: *const T,
    _csrSortedRowPtrB: *const c_int,
    _csrSortedColIndB: *const c_int,
    descrC: cusparseMatDescr_t,
    _csrSortedValC: *const T,
    _csrSortedRowPtrC: *const c_int,
    _csrSortedColIndC: *const c_int,
    pBufferSizeInBytes: *mut usize,
) -> cusparseStatus_t {
    answer(|| {
        handle::initialized(call, handle)?;
        size(call, 2, "m", m)?;
        size(call, 3, "n", n)?;
        pointer(call, 4, "alpha", alpha)?;
        general(call, 5, "descrA", descrA)?;
        size(call, 6, "nnzA", nnzA)?;
        pointer(call, 10, "beta", beta)?;
        general(call, 11, "descrB", descrB)?;
        size(call, 12, "nnzB", nnzB)?;
        general(call, 16, "descrC", descrC)?;
        // SAFETY: the C caller's to be written.
        unsafe { give_buffer_size(call, 20, pBufferSizeInBytes) }
    })
}

unsafe fn geam<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    m: c_int,
    n: c_int,
    alpha: *const T,
    descrA: cusparseMatDescr_t,
    nnzA: c_int,
    csrSortedValA: *const T,
    csrSortedRowPtrA: *const c_int,
    csrSortedColIndA: *const c_int,
    beta: *const T,
    descrB: cusparseMatDescr_t,
    nnzB: c_int,
    csrSortedValB: *const T,
    csrSortedRowPtrB: *const c_int,
    csrSortedColIndB: *const c_int,
    descrC: cusparseMatDescr_t,
    csrSortedValC: *mut T,
    csrSortedRowPtrC: *mut c_int,
    csrSortedColIndC: *mut c_int,
    pBuffer: *mut c_void,
) -> cusparseStatus_t {
    answer(|| {
        let context = handle::initialized(call, handle)?;
        let shape = (size(call, 2, "m", m)?, size(call, 3, "n", n)?);
        pointer(call, 4, "alpha", alpha)?;
        let values = ((csrSortedValA, 7), true);
        let a = (csrSortedRowPtrA, 8);
        let a = described(
            call,
            shape,
            (5, "descrA", descrA),
            (6, nnzA),
            values,
            a,
            (csrSortedColIndA, 9),
        )?;
        pointer(call, 10, "beta", beta)?;
        let values = ((csrSortedValB, 13), true);
        let b = (csrSortedRowPtrB, 14);
        let b = described(
            call,
            shape,
            (11, "descrB", descrB),
            (12, nnzB),
            values,
            b,
            (csrSortedColIndB, 15),
        )?;
        let base = general(call, 16, "descrC", descrC)?.base();
        let c = open(
            call,
            shape,
            base,
            csrSortedValC,
            csrSortedRowPtrC,
            csrSortedColIndC,
            [17, 18, 19],
        )?;
        buffer(call, 20, pBuffer)?;
        let stream = context.stream(call)?;
        // SAFETY: the C caller's scalars and arrays until the stream has done the work.
        unsafe {
            let (alpha, beta) =
                (Factor::given(context.mode, alpha), Factor::given(context.mode, beta));
            compress::sum(call, &stream, (alpha, a), (beta, b), c)
        }
        .map_err(failed(call))
    })
}
