//! Sparse vectors beside dense ones, and products with them.

use super::super::args::{array, compressed};
use super::super::handle;
use super::super::status::*;
use super::super::types::*;
use super::args::{base, operation, plane, size};
use crate::op::sparse::entries::{self, Beside, Gemvi};
use crate::op::sparse::number::Compute;
use crate::op::sparse::{Base, Factor, Scalar, Trans};
use core::ffi::{c_int, c_void};
use num_complex::Complex;

c_api! {
    /// y := y + alpha x for a sparse x and a dense y; alpha as the pointer mode says. xVal and xInd have nnz elements; y has as many as
    /// the indices ask for. Asynchronous. A negative index is a failure of the stream.
    ///
    /// CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, another idxBase.
    [cusparseSaxpyi: f32, cusparseDaxpyi: f64, cusparseCaxpyi: Complex<f32>, cusparseZaxpyi:
     Complex<f64>]
    fn(handle: cusparseHandle_t, nnz: c_int, alpha: *const T, xVal: *const T, xInd: *const c_int, y:
       *mut T, idxBase: cusparseIndexBase_t) -> cusparseStatus_t
       = axpyi;
    /// x := y where a sparse x has entries. xVal and xInd have nnz elements; y has as many as
    /// the indices ask for. Asynchronous. A negative index is a failure of the stream.
    ///
    /// CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, another idxBase.
    [cusparseSgthr: f32, cusparseDgthr: f64, cusparseCgthr: Complex<f32>, cusparseZgthr:
     Complex<f64>]
    fn(handle: cusparseHandle_t, nnz: c_int, y: *const T, xVal: *mut T, xInd: *const c_int, idxBase:
       cusparseIndexBase_t) -> cusparseStatus_t
       = gthr;
    /// x := y where a sparse x has entries, and zeros in their place in y. xVal and xInd have nnz elements; y has as many as
    /// the indices ask for. Asynchronous. A negative index is a failure of the stream.
    ///
    /// CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, another idxBase.
    [cusparseSgthrz: f32, cusparseDgthrz: f64, cusparseCgthrz: Complex<f32>, cusparseZgthrz:
     Complex<f64>]
    fn(handle: cusparseHandle_t, nnz: c_int, y: *mut T, xVal: *mut T, xInd: *const c_int, idxBase:
       cusparseIndexBase_t) -> cusparseStatus_t
       = gthrz;
    /// y := x where a sparse x has entries; of those at one index the last one counts. xVal and xInd have nnz elements; y has as many as
    /// the indices ask for. Asynchronous. A negative index is a failure of the stream.
    ///
    /// CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, another idxBase.
    [cusparseSsctr: f32, cusparseDsctr: f64, cusparseCsctr: Complex<f32>, cusparseZsctr:
     Complex<f64>]
    fn(handle: cusparseHandle_t, nnz: c_int, xVal: *const T, xInd: *const c_int, y: *mut T, idxBase:
       cusparseIndexBase_t) -> cusparseStatus_t
       = sctr;
    /// (x, y) := (c x + s y, c y - s x) where a sparse x has entries; c and s as the pointer mode says. xVal and xInd have nnz elements; y has as many as
    /// the indices ask for. Asynchronous. A negative index is a failure of the stream.
    ///
    /// CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, NULL arrays with something in them, another idxBase.
    [cusparseSroti: f32, cusparseDroti: f64]
    fn(handle: cusparseHandle_t, nnz: c_int, xVal: *mut T, xInd: *const c_int, y: *mut T, c: *const
       T, s: *const T, idxBase: cusparseIndexBase_t) -> cusparseStatus_t
       = roti;
    /// Stores how many bytes gemvi wants as a buffer. Nothing is kept there, so it is a small number, and not
    /// 0. No array is read.
    [cusparseSgemvi_bufferSize: f32, cusparseDgemvi_bufferSize: f64, cusparseCgemvi_bufferSize:
     Complex<f32>, cusparseZgemvi_bufferSize: Complex<f64>]
    fn(handle: cusparseHandle_t, transA: cusparseOperation_t, m: c_int, n: c_int, nnz: c_int,
       pBufferSize: *mut c_int) -> cusparseStatus_t
       = gemvi_buffer_size;
    /// y := alpha op(A) x + beta y for an m x n matrix A by columns and a sparse x with nnz entries; alpha and beta as
    /// the pointer mode says. Asynchronous; pBuffer is not used. An index that names no column of op(A) is a failure of the
    /// stream.
    ///
    /// CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, lda < max(1, m), nnz larger than x is long, NULL arrays with something in
    /// them, another transA or idxBase.
    [cusparseSgemvi: f32, cusparseDgemvi: f64, cusparseCgemvi: Complex<f32>, cusparseZgemvi:
     Complex<f64>]
    fn(handle: cusparseHandle_t, transA: cusparseOperation_t, m: c_int, n: c_int, alpha: *const T,
       A: *const T, lda: c_int, nnz: c_int, xVal: *const T, xInd: *const c_int, beta: *const T, y:
       *mut T, idxBase: cusparseIndexBase_t, pBuffer: *mut c_void) -> cusparseStatus_t
       = gemvi;
    /// C := alpha A B + beta C for an m x k matrix A and an m x n matrix C by columns, and a k x n matrix B by compressed
    /// columns with nnz entries and indices from 0; alpha and beta as the pointer mode says. Asynchronous. A B that is
    /// not sound is a failure of the stream.
    ///
    /// CUSPARSE_STATUS_INVALID_VALUE for sizes < 0, lda or ldc < max(1, m), NULL arrays with something in them.
    [cusparseSgemmi: f32, cusparseDgemmi: f64, cusparseCgemmi: Complex<f32>, cusparseZgemmi:
     Complex<f64>]
    fn(handle: cusparseHandle_t, m: c_int, n: c_int, k: c_int, nnz: c_int, alpha: *const T, A:
       *const T, lda: c_int, cscValB: *const T, cscColPtrB: *const c_int, cscRowIndB: *const c_int,
       beta: *const T, C: *mut T, ldc: c_int) -> cusparseStatus_t
       = gemmi;
}

fn beside<T>(
    call: &'static str,
    nnz: c_int,
    (values_number, values): (u32, *const T),
    (indices_number, indices): (u32, *const c_int),
    (dense_number, dense): (u32, *const T),
    (base_number, base): (u32, cusparseIndexBase_t),
) -> Outcome<Beside<c_int, T>> {
    let nnz = size(call, 2, "nnz", nnz)?;
    let values = array(call, values_number, "xVal", values, nnz)?;
    let indices = array(call, indices_number, "xInd", indices, nnz)?;
    let known = nnz == 0 || !dense.is_null();
    parameter(call, dense_number, "y", "NULL or misaligned", known && dense.is_aligned())?;
    let base = self::base(call, base_number, base)?;
    Ok(Beside { indices, base, values, dense })
}

unsafe fn axpyi<T: Scalar + Compute>(
    call: &'static str,
    handle: cusparseHandle_t,
    nnz: c_int,
    alpha: *const T,
    xVal: *const T,
    xInd: *const c_int,
    y: *mut T,
    idxBase: cusparseIndexBase_t,
) -> cusparseStatus_t {
    answer(|| {
        let context = handle::initialized(call, handle)?;
        pointer(call, 3, "alpha", alpha)?;
        let x = beside(call, nnz, (4, xVal), (5, xInd), (6, y), (7, idxBase))?;
        let stream = context.stream(call)?;
        // SAFETY: the C caller's arrays until the stream has done the work.
        unsafe { x.add(call, &stream, Factor::given(context.mode, alpha)) }.map_err(failed(call))
    })
}

unsafe fn gthr<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    nnz: c_int,
    y: *const T,
    xVal: *mut T,
    xInd: *const c_int,
    idxBase: cusparseIndexBase_t,
) -> cusparseStatus_t {
    answer(|| {
        let context = handle::initialized(call, handle)?;
        let x = beside(call, nnz, (4, xVal), (5, xInd), (3, y), (6, idxBase))?;
        let stream = context.stream(call)?;
        // SAFETY: the C caller's arrays until the stream has done the work.
        unsafe { x.gather(call, &stream, false) }.map_err(failed(call))
    })
}

unsafe fn gthrz<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    nnz: c_int,
    y: *mut T,
    xVal: *mut T,
    xInd: *const c_int,
    idxBase: cusparseIndexBase_t,
) -> cusparseStatus_t {
    answer(|| {
        let context = handle::initialized(call, handle)?;
        let x = beside(call, nnz, (4, xVal), (5, xInd), (3, y), (6, idxBase))?;
        let stream = context.stream(call)?;
        // SAFETY: the C caller's arrays until the stream has done the work.
        unsafe { x.gather(call, &stream, true) }.map_err(failed(call))
    })
}

unsafe fn sctr<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    nnz: c_int,
    xVal: *const T,
    xInd: *const c_int,
    y: *mut T,
    idxBase: cusparseIndexBase_t,
) -> cusparseStatus_t {
    answer(|| {
        let context = handle::initialized(call, handle)?;
        let x = beside(call, nnz, (3, xVal), (4, xInd), (5, y), (6, idxBase))?;
        let stream = context.stream(call)?;
        // SAFETY: the C caller's arrays until the stream has done the work.
        unsafe { x.scatter(call, &stream) }.map_err(failed(call))
    })
}

unsafe fn roti<T: Scalar + Compute>(
    call: &'static str,
    handle: cusparseHandle_t,
    nnz: c_int,
    xVal: *mut T,
    xInd: *const c_int,
    y: *mut T,
    c: *const T,
    s: *const T,
    idxBase: cusparseIndexBase_t,
) -> cusparseStatus_t {
    answer(|| {
        let context = handle::initialized(call, handle)?;
        pointer(call, 6, "c", c)?;
        pointer(call, 7, "s", s)?;
        let x = beside(call, nnz, (3, xVal), (4, xInd), (5, y), (8, idxBase))?;
        let stream = context.stream(call)?;
        // SAFETY: the C caller's arrays until the stream has done the work.
        unsafe {
            x.rotate(
                call,
                &stream,
                (Factor::given(context.mode, c), Factor::given(context.mode, s)),
            )
        }
        .map_err(failed(call))
    })
}

// The type is in the name only.
#[allow(clippy::extra_unused_type_parameters)]
unsafe fn gemvi_buffer_size<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    transA: cusparseOperation_t,
    m: c_int,
    n: c_int,
    nnz: c_int,
    pBufferSize: *mut c_int,
) -> cusparseStatus_t {
    answer(|| {
        handle::initialized(call, handle)?;
        operation(call, 2, "transA", transA)?;
        size(call, 3, "m", m)?;
        size(call, 4, "n", n)?;
        size(call, 5, "nnz", nnz)?;
        // SAFETY: the C caller's to be written.
        unsafe { super::args::give_buffer_size(call, 6, pBufferSize) }
    })
}

unsafe fn gemvi<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    transA: cusparseOperation_t,
    m: c_int,
    n: c_int,
    alpha: *const T,
    A: *const T,
    lda: c_int,
    nnz: c_int,
    xVal: *const T,
    xInd: *const c_int,
    beta: *const T,
    y: *mut T,
    idxBase: cusparseIndexBase_t,
    _pBuffer: *mut c_void,
) -> cusparseStatus_t {
    answer(|| {
        let context = handle::initialized(call, handle)?;
        let trans = operation(call, 2, "transA", transA)?;
        let (m, n) = (size(call, 3, "m", m)?, size(call, 4, "n", n)?);
        pointer(call, 5, "alpha", alpha)?;
        let a = plane(call, (m, n), (6, A), (7, lda))?;
        let (inner, outer) = if trans == Trans::No { (n, m) } else { (m, n) };
        let nnz = size(call, 8, "nnz", nnz)?;
        parameter(call, 8, "nnz", nnz, nnz <= inner)?;
        let values = array(call, 9, "xVal", xVal, nnz)?;
        let indices = array(call, 10, "xInd", xInd, nnz)?;
        pointer(call, 11, "beta", beta)?;
        let y = array(call, 12, "y", y, outer)?;
        let base = base(call, 13, idxBase)?;
        let stream = context.stream(call)?;
        // SAFETY: the C caller's scalars and arrays until the stream has done the work.
        unsafe {
            let (alpha, beta) =
                (Factor::given(context.mode, alpha), Factor::given(context.mode, beta));
            let product = Gemvi { trans, alpha, a, indices, base, values, beta, y };
            product.enqueue(call, &stream)
        }
        .map_err(failed(call))
    })
}

unsafe fn gemmi<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    m: c_int,
    n: c_int,
    k: c_int,
    nnz: c_int,
    alpha: *const T,
    A: *const T,
    lda: c_int,
    cscValB: *const T,
    cscColPtrB: *const c_int,
    cscRowIndB: *const c_int,
    beta: *const T,
    C: *mut T,
    ldc: c_int,
) -> cusparseStatus_t {
    answer(|| {
        let context = handle::initialized(call, handle)?;
        let (m, n) = (size(call, 2, "m", m)?, size(call, 3, "n", n)?);
        let (k, nnz) = (size(call, 4, "k", k)?, size(call, 5, "nnz", nnz)?);
        pointer(call, 6, "alpha", alpha)?;
        let a = plane(call, (m, k), (7, A), (8, lda))?;
        let values = (cscValB, 9);
        let (offsets, indices) = ((cscColPtrB, 10), (cscRowIndB, 11));
        let b = compressed(call, (n, k, nnz), Base::Zero, values, offsets, indices)?;
        pointer(call, 12, "beta", beta)?;
        let c = plane(call, (m, n), (13, C.cast_const()), (14, ldc))?;
        let stream = context.stream(call)?;
        // SAFETY: the C caller's scalars and arrays until the stream has done the work.
        unsafe {
            let (alpha, beta) =
                (Factor::given(context.mode, alpha), Factor::given(context.mode, beta));
            entries::gemmi(call, &stream, (alpha, a), b, (beta, c))
        }
        .map_err(failed(call))
    })
}
