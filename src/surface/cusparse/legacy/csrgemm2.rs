//! csrgemm2: products of compressed matrices, plus a third one.

use super::super::args::array;
use super::super::handle;
use super::super::object;
use super::super::status::*;
use super::super::types::*;
use super::args::{buffer, described, general, give_buffer_size, open, size, total};
use crate::abi::{guard, kind};
use crate::op::device::handle::Registry;
use crate::op::sparse::gemm2::Gemm2;
use crate::op::sparse::{Factor, Matrix, Mode, Scalar};
use core::ffi::{c_int, c_void};
use num_complex::Complex;

/// Whether there is a product and whether there is a sum, as cusparse<t>csrgemm2_bufferSizeExt was told.
type Terms = Option<(bool, bool)>;

static INFOS: Registry<Terms> = Registry::new(kind::CUSPARSE_CSRGEMM2);

/// Creates a handle of what the steps of csrgemm2 hand on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseCreateCsrgemm2Info(info: *mut csrgemm2Info_t) -> cusparseStatus_t {
    guard("cusparseCreateCsrgemm2Info", |call| {
        // SAFETY: the C caller's to be written.
        answer(|| unsafe { object::create(call, 1, "info", &INFOS, info, None) })
    })
}

/// Destroys such a handle. NULL is accepted.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseDestroyCsrgemm2Info(info: csrgemm2Info_t) -> cusparseStatus_t {
    guard("cusparseDestroyCsrgemm2Info", |call| {
        answer(|| object::destroy(call, "info", &INFOS, info))
    })
}

/// Looks at or changes a living info, the parameter at a position.
fn with<R>(
    call: &'static str,
    number: u32,
    info: csrgemm2Info_t,
    act: impl FnOnce(&mut Terms) -> R,
) -> Outcome<R> {
    pointer(call, number, "info", info)?;
    INFOS.with(info.cast(), act).map_err(|_| object::unknown(call, number, "info"))
}

/// m, n and k.
fn sizes(call: &'static str, (m, n, k): (c_int, c_int, c_int)) -> Outcome<[usize; 3]> {
    Ok([size(call, 2, "m", m)?, size(call, 3, "n", n)?, size(call, 4, "k", k)?])
}

/// A matrix as it comes: its descriptor, number of entries, and arrays.
type Given<T> = (cusparseMatDescr_t, c_int, *const T, *const c_int, *const c_int);

/// The arrays of a matrix; its descriptor is the parameter at the position `first`, after which the others follow, values
/// only if there are some.
fn matrix<T>(
    call: &'static str,
    shape: (usize, usize),
    first: u32,
    valued: bool,
    (descr, nnz, values, offsets, indices): Given<T>,
) -> Outcome<Matrix<c_int, T>> {
    let at = |n: u32| first.saturating_add(n).saturating_add(u32::from(valued && n > 1));
    let values = ((values, first.saturating_add(2)), valued);
    let (offsets, indices) = ((offsets, at(2)), (indices, at(3)));
    described(call, shape, (first, "descr", descr), (at(1), nnz), values, offsets, indices)
}

/// The m + 1 offsets of C = alpha A B + beta D, counted from its descriptor's base, and the number of its entries, in host memory (the call
/// waits) or, in that pointer mode, in device memory (the call does not wait). A is m x k, B k x n, C and D m x n, all by compressed
/// rows. C has an entry wherever A B or D may have one; which of the two terms there are is what
/// cusparse<t>csrgemm2_bufferSizeExt was told with this info. Columns of D ascend.
///
/// A matrix that is not sound is an error of the call if it waits, else of the stream.
///
/// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in
/// them, no such descriptor or info, an info that has not been to bufferSizeExt, a pBuffer not at a multiple of 128 bytes. A matrix
/// of a term that there is not is not looked at.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseXcsrgemm2Nnz(
    handle: cusparseHandle_t,
    m: c_int,
    n: c_int,
    k: c_int,
    descrA: cusparseMatDescr_t,
    nnzA: c_int,
    csrSortedRowPtrA: *const c_int,
    csrSortedColIndA: *const c_int,
    descrB: cusparseMatDescr_t,
    nnzB: c_int,
    csrSortedRowPtrB: *const c_int,
    csrSortedColIndB: *const c_int,
    descrD: cusparseMatDescr_t,
    nnzD: c_int,
    csrSortedRowPtrD: *const c_int,
    csrSortedColIndD: *const c_int,
    descrC: cusparseMatDescr_t,
    csrSortedRowPtrC: *mut c_int,
    nnzTotalDevHostPtr: *mut c_int,
    info: csrgemm2Info_t,
    pBuffer: *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseXcsrgemm2Nnz", |call| {
        answer(|| {
            let context = handle::initialized(call, handle)?;
            let [m, n, k] = sizes(call, (m, n, k))?;
            let terms = with(call, 20, info, |terms| *terms)?;
            parameter(call, 20, "info", "has not been to bufferSizeExt", terms.is_some())?;
            let (multiplied, added) = terms.unwrap_or((false, false));
            let none = core::ptr::null::<f64>();
            let a = (descrA, nnzA, none, csrSortedRowPtrA, csrSortedColIndA);
            let b = (descrB, nnzB, none, csrSortedRowPtrB, csrSortedColIndB);
            let d = (descrD, nnzD, none, csrSortedRowPtrD, csrSortedColIndD);
            let unread = Factor::Value(0.0);
            let product = match multiplied {
                true => {
                    let a = matrix(call, (m, k), 5, false, a)?;
                    Some((unread, a, matrix(call, (k, n), 9, false, b)?))
                }
                false => None,
            };
            let sum = match added {
                true => Some((unread, matrix(call, (m, n), 13, false, d)?)),
                false => None,
            };
            let base = general(call, 17, "descrC", descrC)?.base();
            let to = csrSortedRowPtrC.cast_const();
            let offsets = array(call, 18, "csrSortedRowPtrC", to, m.saturating_add(1))?;
            let total = total(call, 19, context.mode, nnzTotalDevHostPtr)?;
            buffer(call, 21, pBuffer)?;
            let stream = context.stream(call)?;
            let what = Gemm2 { product, sum, shape: (m, n) };
            // SAFETY: the C caller's arrays until the stream has done the work.
            unsafe { what.offsets(call, &stream, (base, offsets), total) }.map_err(failed_in(call))
        })
    })
}

c_api! {
    /// Stores how many bytes csrgemm2, or cusparseXcsrgemm2Nnz, wants as a buffer: nothing is kept there, so it is a small number, and not
    /// 0. Also notes in the info whether alpha is NULL (there is no product then, and A and B are not looked at) and whether beta
    /// is (there is no D then). No array is read.
    ///
    /// CUSPARSE_STATUS_INVALID_VALUE if both are NULL, for sizes < 0, no such descriptor or info.
    [cusparseScsrgemm2_bufferSizeExt: f32, cusparseDcsrgemm2_bufferSizeExt: f64,
     cusparseCcsrgemm2_bufferSizeExt: Complex<f32>, cusparseZcsrgemm2_bufferSizeExt: Complex<f64>]
    fn(handle: cusparseHandle_t, m: c_int, n: c_int, k: c_int, alpha: *const T, descrA:
       cusparseMatDescr_t, nnzA: c_int, csrSortedRowPtrA: *const c_int, csrSortedColIndA: *const
       c_int, descrB: cusparseMatDescr_t, nnzB: c_int, csrSortedRowPtrB: *const c_int,
       csrSortedColIndB: *const c_int, beta: *const T, descrD: cusparseMatDescr_t, nnzD: c_int,
       csrSortedRowPtrD: *const c_int, csrSortedColIndD: *const c_int, info: csrgemm2Info_t,
       pBufferSizeInBytes: *mut usize) -> cusparseStatus_t
       = buffer_size;
    /// The entries of C = alpha A B + beta D, whose offsets cusparseXcsrgemm2Nnz has found, by ascending columns; alpha and beta as the
    /// pointer mode says, and NULL for a term that there is not. Asynchronous. Columns of D ascend.
    ///
    /// A matrix that is not sound, or offsets of C that are not theirs, are a failure of the stream.
    ///
    /// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless matrices are general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something
    /// in them, no such descriptor or info, other terms than bufferSizeExt was told, a pBuffer not at a multiple of 128 bytes.
    [cusparseScsrgemm2: f32, cusparseDcsrgemm2: f64, cusparseCcsrgemm2: Complex<f32>,
     cusparseZcsrgemm2: Complex<f64>]
    fn(handle: cusparseHandle_t, m: c_int, n: c_int, k: c_int, alpha: *const T, descrA:
       cusparseMatDescr_t, nnzA: c_int, csrSortedValA: *const T, csrSortedRowPtrA: *const c_int,
       csrSortedColIndA: *const c_int, descrB: cusparseMatDescr_t, nnzB: c_int, csrSortedValB:
       *const T, csrSortedRowPtrB: *const c_int, csrSortedColIndB: *const c_int, beta: *const T,
       descrD: cusparseMatDescr_t, nnzD: c_int, csrSortedValD: *const T, csrSortedRowPtrD: *const
       c_int, csrSortedColIndD: *const c_int, descrC: cusparseMatDescr_t, csrSortedValC: *mut T,
       csrSortedRowPtrC: *const c_int, csrSortedColIndC: *mut c_int, info: csrgemm2Info_t, pBuffer:
       *mut c_void) -> cusparseStatus_t
       = gemm2;
}

unsafe fn buffer_size<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    m: c_int,
    n: c_int,
    k: c_int,
    alpha: *const T,
    descrA: cusparseMatDescr_t,
    nnzA: c_int,
    _csrSortedRowPtrA: *const c_int,
    _csrSortedColIndA: *const c_int,
    descrB: cusparseMatDescr_t,
    nnzB: c_int,
    _csrSortedRowPtrB: *const c_int,
    _csrSortedColIndB: *const c_int,
    beta: *const T,
    descrD: cusparseMatDescr_t,
    nnzD: c_int,
    _csrSortedRowPtrD: *const c_int,
    _csrSortedColIndD: *const c_int,
    info: csrgemm2Info_t,
    pBufferSizeInBytes: *mut usize,
) -> cusparseStatus_t {
    answer(|| {
        handle::initialized(call, handle)?;
        sizes(call, (m, n, k))?;
        let (multiplied, added) = (!alpha.is_null(), !beta.is_null());
        parameter(call, 5, "alpha", "NULL as beta is", multiplied || added)?;
        if multiplied {
            general(call, 6, "descrA", descrA)?;
            size(call, 7, "nnzA", nnzA)?;
            general(call, 10, "descrB", descrB)?;
            size(call, 11, "nnzB", nnzB)?;
        }
        if added {
            general(call, 15, "descrD", descrD)?;
            size(call, 16, "nnzD", nnzD)?;
        }
        with(call, 19, info, |_| ())?;
        // SAFETY: the C caller's to be written.
        unsafe { give_buffer_size(call, 20, pBufferSizeInBytes) }?;
        with(call, 19, info, |terms| *terms = Some((multiplied, added)))
    })
}

/// A factor, if it is there.
///
/// # Safety
/// The C caller's promise about a scalar.
unsafe fn factor<T: Copy>(mode: Mode, at: *const T) -> Option<Factor<T>> {
    // SAFETY: the caller's promise.
    if at.is_null() { None } else { Some(unsafe { Factor::given(mode, at) }) }
}

unsafe fn gemm2<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    m: c_int,
    n: c_int,
    k: c_int,
    alpha: *const T,
    descrA: cusparseMatDescr_t,
    nnzA: c_int,
    csrSortedValA: *const T,
    csrSortedRowPtrA: *const c_int,
    csrSortedColIndA: *const c_int,
    descrB: cusparseMatDescr_t,
    nnzB: c_int,
    csrSortedValB: *const T,
    csrSortedRowPtrB: *const c_int,
    csrSortedColIndB: *const c_int,
    beta: *const T,
    descrD: cusparseMatDescr_t,
    nnzD: c_int,
    csrSortedValD: *const T,
    csrSortedRowPtrD: *const c_int,
    csrSortedColIndD: *const c_int,
    descrC: cusparseMatDescr_t,
    csrSortedValC: *mut T,
    csrSortedRowPtrC: *const c_int,
    csrSortedColIndC: *mut c_int,
    info: csrgemm2Info_t,
    pBuffer: *mut c_void,
) -> cusparseStatus_t {
    answer(|| {
        let context = handle::initialized(call, handle)?;
        let [m, n, k] = sizes(call, (m, n, k))?;
        let terms = with(call, 26, info, |terms| *terms)?;
        let same = terms == Some((!alpha.is_null(), !beta.is_null()));
        parameter(call, 26, "info", "other terms than bufferSizeExt was told", same)?;
        let a = (descrA, nnzA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA);
        let b = (descrB, nnzB, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB);
        let d = (descrD, nnzD, csrSortedValD, csrSortedRowPtrD, csrSortedColIndD);
        // SAFETY: the C caller's scalars.
        let (alpha, beta) = unsafe { (factor(context.mode, alpha), factor(context.mode, beta)) };
        let product = match alpha {
            Some(alpha) => {
                let a = matrix(call, (m, k), 6, true, a)?;
                Some((alpha, a, matrix(call, (k, n), 11, true, b)?))
            }
            None => None,
        };
        let sum = match beta {
            Some(beta) => Some((beta, matrix(call, (m, n), 17, true, d)?)),
            None => None,
        };
        let base = general(call, 22, "descrC", descrC)?.base();
        let (values, offsets, indices) = (csrSortedValC, csrSortedRowPtrC, csrSortedColIndC);
        let c = open(call, (m, n), base, values, offsets, indices, [23, 24, 25])?;
        buffer(call, 27, pBuffer)?;
        let stream = context.stream(call)?;
        let what = Gemm2 { product, sum, shape: (m, n) };
        // SAFETY: the C caller's arrays until the stream has done the work.
        unsafe { what.enqueue(call, &stream, c) }.map_err(failed(call))
    })
}
