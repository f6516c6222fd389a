//! Incomplete factorizations: what the functions of csric02 and csrilu02 do.

use super::super::handle;
use super::super::status::*;
use super::super::types::*;
use super::args::{Square, buffer, give_buffer_size, square};
use super::info::{self, Analysed, Analysis, Infos};
use crate::op::device::error::{Failure, Result};
use crate::op::device::stream::Stream;
use crate::op::sparse::{Array, Matrix, Scalar};
use core::ffi::{c_int, c_void};

/// One of the factorizations, told by the type of its info.
pub(super) trait Family: Copy {
    type Target: 'static;
    type Analysis: Analysis;
    /// What an info keeps beside the analysis.
    type Extra: Copy + Send + 'static;

    fn info(self) -> *mut Self::Target;
    fn infos() -> &'static Infos<Self::Analysis, Self::Extra>;
    /// # Safety
    /// Offsets and indices can be read when the stream comes to it.
    unsafe fn analyse<T: Scalar>(
        call: &'static str,
        stream: &Stream,
        a: Matrix<c_int, T>,
    ) -> core::result::Result<Self::Analysis, Failure>;
    /// # Safety
    /// The values are used by nothing else when the stream comes to it.
    unsafe fn factor<T: Scalar>(
        call: &'static str,
        stream: &Stream,
        analysis: &Self::Analysis,
        extra: Self::Extra,
        values: Array<T>,
    ) -> Outcome<Result<()>>;
}

pub(super) unsafe fn buffer_size<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    m: c_int,
    nnz: c_int,
    descr: cusparseMatDescr_t,
    values: *const T,
    offsets: *const c_int,
    indices: *const c_int,
    info: impl Family,
    bytes: *mut impl TryFrom<usize>,
) -> cusparseStatus_t {
    answer(|| {
        handle::initialized(call, handle)?;
        square(call, [2, 3, 4], (m, nnz), descr, (values, false), offsets, indices)?;
        exists(call, info)?;
        // SAFETY: the C caller's to be written.
        unsafe { give_buffer_size(call, 9, bytes) }
    })
}

fn exists<F: Family>(call: &'static str, info: F) -> Outcome {
    info::exists(call, 8, F::infos(), info.info())
}

pub(super) unsafe fn analysis<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    m: c_int,
    nnz: c_int,
    descr: cusparseMatDescr_t,
    values: *const T,
    offsets: *const c_int,
    indices: *const c_int,
    info: impl Family,
    policy: cusparseSolvePolicy_t,
    pBuffer: *mut c_void,
) -> cusparseStatus_t {
    answer(|| {
        let context = handle::initialized(call, handle)?;
        let Square { a, .. } =
            square(call, [2, 3, 4], (m, nnz), descr, (values, false), offsets, indices)?;
        exists(call, info)?;
        info::policy(call, 9, policy)?;
        buffer(call, 10, pBuffer)?;
        let stream = context.stream(call)?;
        // SAFETY: the C caller's arrays.
        unsafe { analyse(call, &stream, a, info, policy) }
    })
}

unsafe fn analyse<T: Scalar, F: Family>(
    call: &'static str,
    stream: &Stream,
    a: Matrix<c_int, T>,
    info: F,
    policy: cusparseSolvePolicy_t,
) -> Outcome {
    // SAFETY: the caller's promise.
    let analysis = unsafe { F::analyse(call, stream, a) }.map_err(failed_in(call))?;
    info::keep(call, 8, F::infos(), info.info(), Analysed { analysis, policy, base: a.base })
}

pub(super) unsafe fn factorization<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    m: c_int,
    nnz: c_int,
    descr: cusparseMatDescr_t,
    values: *mut T,
    offsets: *const c_int,
    indices: *const c_int,
    info: impl Family,
    policy: cusparseSolvePolicy_t,
    pBuffer: *mut c_void,
) -> cusparseStatus_t {
    answer(|| {
        let context = handle::initialized(call, handle)?;
        let Square { a, .. } =
            square(call, [2, 3, 4], (m, nnz), descr, (values, true), offsets, indices)?;
        // SAFETY: the C caller's arrays.
        unsafe { factor(call, &context, a, info, policy, pBuffer) }
    })
}

unsafe fn factor<T: Scalar, F: Family>(
    call: &'static str,
    context: &handle::Context,
    a: Matrix<c_int, T>,
    info: F,
    policy: cusparseSolvePolicy_t,
    pBuffer: *mut c_void,
) -> Outcome {
    let size = (a.rows, a.nnz());
    let found = info::analysed(call, 8, F::infos(), info.info(), size, (9, policy), info::FACTOR)?;
    buffer(call, 10, pBuffer)?;
    let extra = info::with(call, 8, F::infos(), info.info(), |info| info.extra)?;
    let stream = context.stream(call)?;
    // SAFETY: the caller's promise.
    unsafe { F::factor(call, &stream, &found, extra, a.values) }?.map_err(failed(call))
}
