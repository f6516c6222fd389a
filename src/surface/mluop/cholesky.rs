//! Cholesky factorization.

use super::handle;
use super::operand::Operand;
use super::status::{Outcome, entry, failed_task, refuse, require, with_list};
use super::types::*;
use crate::abi::pointer::store;
use crate::abi::shape;
use crate::op::cholesky::{Uplo, cholesky};
use crate::op::device::error::report;
use crate::op::matrices::Scalar;
use crate::op::stored::{self, Stored};
use core::ffi::{c_float, c_void};
use half::f16;
use num_complex::Complex;

/// Operands of this size or more are refused: the document's limit, 7 GB.
const TOO_MANY_BYTES: usize = 7 << 30;
/// The vendor's later limit.
const TOO_MANY_ELEMENTS: usize = 1 << 31;
/// Failed matrices that are reported one by one; a last line counts the rest.
const REPORTED: usize = 16;

/// Writes the bytes of workspace for mluOpCholesky: 3 * batch * N * N elements. (This implementation
/// uses its own scratch memory; the size is the vendor's.)
///
/// input_desc: [N, N] or [batch, N, N], of a data type that mluOpCholesky takes, dimensions positive; else, or
/// when size is NULL, BAD_PARAM.
///
/// # Safety
/// size can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mluOpGetCholeskyWorkspaceSize(
    input_desc: mluOpTensorDescriptor_t,
    size: *mut usize,
) -> mluOpStatus_t {
    entry("mluOpGetCholeskyWorkspaceSize", |call| {
        let input = Operand::of(call, input_desc)?;
        require(call, matches!(input.dim, 2 | 3), "input has not 2 or 3 dimensions")?;
        let positive = input.dims().iter().all(|&d| d > 0);
        require(call, positive, "a dimension of input is not positive")?;
        input.require_dtype(call)?;
        require(call, !size.is_null(), "size is NULL")?;
        let order = input.dims()[input.dim - 2];
        let batch = if input.dim == 3 { input.dims()[0] } else { 1 };
        let bytes = shape::product(&[3, batch, order, order])
            .and_then(|n| shape::bytes(n, input.element_bytes()?));
        let bytes = bytes.ok_or_else(|| {
            refuse(call, MLUOP_STATUS_BAD_PARAM, "input is larger than the address space")
        })?;
        // SAFETY: not null, and the caller's to be written.
        require(call, unsafe { store(size, bytes) }, "size is misaligned")
    })
}

/// Cholesky factorization of each N x N matrix of a tensor [N, N] or [batch, N, N]: A = L L^H
/// (upper = false), A = U^H U (upper = true).
///
/// The factor is written to d_output, the other triangle of it as zeros. Only the triangle that
/// upper names is read; imaginary parts on the diagonal are ignored and written as 0. d_output may be
/// d_input (any overlap is handled); otherwise the input is left alone. Both tensors are dense and of
/// the same shape; their elements may be in any order that is the same for both, row-major and
/// column-major in particular. Work runs in the handle's queue and is waited for.
///
/// Besides FLOAT and COMPLEX_FLOAT, HALF and COMPLEX_HALF are taken, which the vendor refuses: such a matrix is factored in
/// float, and every element of the factor rounded once. If one is too large for half precision, it is stored as
/// infinity, and the call returns EXECUTION_FAILED with a line in the log.
///
/// workspace is accepted for the vendor's sake and may be NULL.
///
/// Checks, in this order: handle; input_desc, d_input, output_desc, d_output; layouts are ARRAY; 2 or
/// 3 dimensions, the same number for both; positive; square; data types equal, and one of those above; shapes equal; less than 7 * 2^30 bytes: all BAD_PARAM. Less than 2^31 elements:
/// NOT_SUPPORTED. Strides: BAD_PARAM. A refused call writes nothing.
///
/// EXECUTION_FAILED when a matrix is not positive definite or meets a NaN pivot: the log names each
/// such matrix of the batch and the order of the leading minor that failed; its factor is incomplete,
/// the other matrices are factored. ALLOC_FAILED when memory is short; nothing is written.
///
/// # Safety
/// d_input is readable and d_output writable for the tensors described, until the call returns.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mluOpCholesky(
    handle: mluOpHandle_t,
    input_desc: mluOpTensorDescriptor_t,
    d_input: *mut c_float,
    output_desc: mluOpTensorDescriptor_t,
    d_output: *mut c_float,
    upper: bool,
    workspace: *mut c_void,
) -> mluOpStatus_t {
    let _ = workspace;
    entry("mluOpCholesky", |call| {
        let stream = handle::resolve(call, handle)?;
        let input = Operand::of(call, input_desc)?;
        require(call, !d_input.is_null(), "d_input is NULL")?;
        let output = Operand::of(call, output_desc)?;
        require(call, !d_output.is_null(), "d_output is NULL")?;
        check(call, &input, &output)?;
        let stream = stream.stream(call)?;
        let uplo = if upper { Uplo::Upper } else { Uplo::Lower };
        let (from, to) = (d_input.cast(), d_output.cast());
        let job = Job { call, stream, uplo, input, output };
        // SAFETY: the caller's promise.
        unsafe {
            match job.input.dtype {
                MLUOP_DTYPE_FLOAT => job.run::<f32>(from, to),
                MLUOP_DTYPE_HALF => job.run_stored::<f16>(from, to),
                MLUOP_DTYPE_COMPLEX_HALF => job.run_stored::<Complex<f16>>(from, to),
                _ => job.run::<Complex<f32>>(from, to),
            }
        }
    })
}

/// Everything that the descriptors alone can be refused for.
fn check(call: &'static str, input: &Operand, output: &Operand) -> Outcome {
    let array = |x: &Operand| x.layout == MLUOP_LAYOUT_ARRAY;
    let positive = |x: &Operand| x.dims().iter().all(|&d| d > 0);
    let square = |x: &Operand| x.shape().is_some_and(|(_, m, n)| m == n);
    require(call, array(input), "the layout of input is not ARRAY")?;
    require(call, array(output), "the layout of output is not ARRAY")?;
    require(call, matches!(input.dim, 2 | 3), "input has not 2 or 3 dimensions")?;
    require(call, output.dim == input.dim, "output has another number of dimensions than input")?;
    require(call, positive(input), "a dimension of input is not positive")?;
    require(call, positive(output), "a dimension of output is not positive")?;
    require(call, square(input), "the matrices of input are not square")?;
    require(call, square(output), "the matrices of output are not square")?;
    require(call, input.dtype == output.dtype, "input and output differ in data type")?;
    input.require_dtype(call)?;
    require(call, input.dims() == output.dims(), "input and output differ in shape")?;
    let elements = input.elements();
    let bytes = elements.and_then(|n| shape::bytes(n, input.element_bytes()?));
    require(call, bytes.is_some_and(|b| b < TOO_MANY_BYTES), "input has 7 GB or more")?;
    if elements.is_none_or(|n| n >= TOO_MANY_ELEMENTS) {
        return Err(refuse(call, MLUOP_STATUS_NOT_SUPPORTED, "input has 2^31 elements or more"));
    }
    let why = "strides are not supported: the tensors are not dense, or ordered differently";
    require(call, input.is_arranged_as(output), why)
}

struct Job {
    call: &'static str,
    stream: crate::op::device::stream::Stream,
    uplo: Uplo,
    input: Operand,
    output: Operand,
}

impl Job {
    /// # Safety
    /// The data of the checked tensors, as mluOpCholesky is promised it.
    unsafe fn run<T: Scalar>(&self, from: *mut c_void, to: *mut c_void) -> Outcome {
        let call = self.call;
        let input = self.input.matrices::<T>(call, from)?;
        let output = self.output.matrices::<T>(call, to)?;
        with_list(call, "list of failures", output.count(), |minors| {
            // SAFETY: the caller's promise; a dense tensor has no two elements in one place.
            unsafe { cholesky(call, &self.stream, self.uplo, input, output, minors) }
                .map_err(failed_task(call))?;
            verdict(call, minors)
        })
    }
}

impl Job {
    /// As [`Job::run`].
    ///
    /// # Safety
    /// As there.
    unsafe fn run_stored<H: Stored>(&self, from: *mut c_void, to: *mut c_void) -> Outcome {
        let call = self.call;
        let input = self.input.matrices::<H>(call, from)?;
        let output = self.output.matrices::<H>(call, to)?;
        with_list(call, "list of failures", output.count(), |minors| {
            // SAFETY: the caller's promise; a dense tensor has no two elements in one place.
            let infinite =
                unsafe { stored::cholesky(call, &self.stream, self.uplo, input, output, minors) }
                    .map_err(failed_task(call))?;
            verdict(call, minors)?;
            fits(call, infinite)
        })
    }
}

/// EXECUTION_FAILED, with a line, if there is a matrix whose factors do not fit into half precision.
pub(super) fn fits(call: &'static str, infinite: Option<usize>) -> Outcome {
    let Some(batch) = infinite else { return Ok(()) };
    report(call, format_args!("batch {batch}: a result is too large for half precision"));
    Err(MLUOP_STATUS_EXECUTION_FAILED)
}

/// EXECUTION_FAILED if any matrix failed, with a line for each.
fn verdict(call: &'static str, minors: &[i32]) -> Outcome {
    let failures = || minors.iter().enumerate().filter(|(_, minor)| **minor != 0);
    let total = failures().count();
    if total > REPORTED {
        let rest = total - REPORTED;
        report(
            call,
            format_args!("{total} matrices are not positive definite, {rest} of them unnamed"),
        );
    }
    for (batch, minor) in failures().take(REPORTED) {
        report(
            call,
            format_args!(
                "batch {batch}: the leading minor of order {minor} is not positive definite"
            ),
        );
    }
    if total == 0 { Ok(()) } else { Err(MLUOP_STATUS_EXECUTION_FAILED) }
}
