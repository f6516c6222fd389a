//! The product of compressed rows and a vector whose types are told by arguments.

use super::super::args::array;
use super::super::handle::{self, Context};
use super::super::status::*;
use super::super::types::*;
use super::args::{described, give_buffer_size, operation, size};
use crate::abi::guard;
use crate::op::sparse::product::Spmv;
use crate::op::sparse::{Factor, Scalar, Trans};
use crate::surface::cudart::types::*;
use core::ffi::{c_int, c_void};
use num_complex::Complex;

/// Stores how many bytes cusparseCsrmvEx wants as a buffer. Nothing is kept there, so it is a small number, and not
/// 0. No array is read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseCsrmvEx_bufferSize(
    handle: cusparseHandle_t,
    alg: cusparseAlgMode_t,
    transA: cusparseOperation_t,
    m: c_int,
    n: c_int,
    nnz: c_int,
    _alpha: *const c_void,
    alphatype: cudaDataType,
    _descrA: cusparseMatDescr_t,
    _csrValA: *const c_void,
    csrValAtype: cudaDataType,
    _csrRowPtrA: *const c_int,
    _csrColIndA: *const c_int,
    _x: *const c_void,
    xtype: cudaDataType,
    _beta: *const c_void,
    betatype: cudaDataType,
    _y: *mut c_void,
    ytype: cudaDataType,
    executiontype: cudaDataType,
    bufferSizeInBytes: *mut usize,
) -> cusparseStatus_t {
    guard("cusparseCsrmvEx_bufferSize", |call| {
        answer(|| {
            handle::initialized(call, handle)?;
            parameter(call, 2, "alg", alg.0, alg.is_known())?;
            operation(call, 3, "transA", transA)?;
            size(call, 4, "m", m)?;
            size(call, 5, "n", n)?;
            size(call, 6, "nnz", nnz)?;
            uniform(call, [alphatype, csrValAtype, xtype, betatype, ytype, executiontype])?;
            // SAFETY: the C caller's to be written.
            unsafe { give_buffer_size(call, 21, bufferSizeInBytes) }
        })
    })
}

/// y := alpha op(A) x + beta y for an m x n matrix A by compressed rows; alpha and beta as the pointer mode says.
/// Asynchronous; buffer is not used. All six types are the same, one of CUDA_R_32F, CUDA_R_64F, CUDA_C_32F and
/// CUDA_C_64F; others are CUSPARSE_STATUS_NOT_SUPPORTED. A matrix that is not sound is a failure of the stream.
///
/// CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED unless the matrix is general. CUSPARSE_STATUS_INVALID_VALUE for sizes < 0,
/// NULL arrays with something in them, another alg or transA, no such descriptor.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseCsrmvEx(
    handle: cusparseHandle_t,
    alg: cusparseAlgMode_t,
    transA: cusparseOperation_t,
    m: c_int,
    n: c_int,
    nnz: c_int,
    alpha: *const c_void,
    alphatype: cudaDataType,
    descrA: cusparseMatDescr_t,
    csrValA: *const c_void,
    csrValAtype: cudaDataType,
    csrRowPtrA: *const c_int,
    csrColIndA: *const c_int,
    x: *const c_void,
    xtype: cudaDataType,
    beta: *const c_void,
    betatype: cudaDataType,
    y: *mut c_void,
    ytype: cudaDataType,
    executiontype: cudaDataType,
    _buffer: *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseCsrmvEx", |call| {
        answer(|| {
            let types = [alphatype, csrValAtype, xtype, betatype, ytype, executiontype];
            let given = Given {
                alg,
                transA,
                sizes: (m, n, nnz),
                scalars: [alpha, beta],
                descrA,
                arrays: (csrValA, csrRowPtrA, csrColIndA),
                x,
                y,
            };
            let context = handle::initialized(call, handle)?;
            // SAFETY: the C caller's scalars and arrays until the stream has done the work.
            unsafe {
                match uniform(call, types)? {
                    CUDA_R_32F => multiply::<f32>(call, &context, given),
                    CUDA_R_64F => multiply::<f64>(call, &context, given),
                    CUDA_C_32F => multiply::<Complex<f32>>(call, &context, given),
                    _ => multiply::<Complex<f64>>(call, &context, given),
                }
            }
        })
    })
}

/// The one type that all are.
fn uniform(call: &'static str, types: [cudaDataType; 6]) -> Outcome<cudaDataType> {
    let [first, ..] = types;
    let known = [CUDA_R_32F, CUDA_R_64F, CUDA_C_32F, CUDA_C_64F].contains(&first);
    let same = types.iter().all(|t| *t == first);
    supported(call, known && same, format_args!("not implemented for these types"))?;
    Ok(first)
}

/// The arguments of a product, before it is known which type they have.
struct Given {
    alg: cusparseAlgMode_t,
    transA: cusparseOperation_t,
    sizes: (c_int, c_int, c_int),
    scalars: [*const c_void; 2],
    descrA: cusparseMatDescr_t,
    arrays: (*const c_void, *const c_int, *const c_int),
    x: *const c_void,
    y: *mut c_void,
}

unsafe fn multiply<T: Scalar>(call: &'static str, context: &Context, given: Given) -> Outcome {
    let Given { alg, transA, sizes: (m, n, nnz), scalars, descrA, arrays, x, y } = given;
    parameter(call, 2, "alg", alg.0, alg.is_known())?;
    let trans = operation(call, 3, "transA", transA)?;
    let shape = (size(call, 4, "m", m)?, size(call, 5, "n", n)?);
    let [alpha, beta] = scalars.map(|scalar| scalar.cast::<T>());
    pointer(call, 7, "alpha", alpha)?;
    let (values, offsets, indices) = arrays;
    let values = ((values.cast::<T>(), 10), true);
    let (offsets, indices) = ((offsets, 12), (indices, 13));
    let a = described(call, shape, (9, "descrA", descrA), (6, nnz), values, offsets, indices)?;
    let (inner, outer) = if trans == Trans::No { (a.cols, a.rows) } else { (a.rows, a.cols) };
    let x = array(call, 14, "x", x.cast::<T>(), inner)?;
    pointer(call, 16, "beta", beta)?;
    let y = array(call, 18, "y", y.cast::<T>().cast_const(), outer)?;
    let stream = context.stream(call)?;
    // SAFETY: the caller's promise.
    unsafe {
        let (alpha, beta) = (Factor::given(context.mode, alpha), Factor::given(context.mode, beta));
        let product = Spmv { trans, alpha, a, by_columns: false, x, beta, y };
        product.enqueue(call, &stream)
    }
    .map_err(failed(call))
}
