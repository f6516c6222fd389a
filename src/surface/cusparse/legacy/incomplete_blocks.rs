//! Incomplete factorizations of matrices of blocks: what the functions of bsric02 and bsrilu02 do.

use super::super::handle;
use super::super::status::*;
use super::super::types::*;
use super::args::{buffer, give_buffer_size};
use super::block_args::{Given, SquareBlocks, square_blocks};
use super::info::{self, Analysed, Analysis, Infos};
use crate::op::device::error::{Failure, Result};
use crate::op::device::stream::Stream;
use crate::op::sparse::factor::Square;
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
    unsafe fn analyse(
        call: &'static str,
        stream: &Stream,
        pattern: Matrix<c_int, ()>,
    ) -> core::result::Result<Self::Analysis, Failure>;
    /// # Safety
    /// The values are used by nothing else when the stream comes to it.
    unsafe fn factor<T: Scalar>(
        call: &'static str,
        stream: &Stream,
        analysis: &Self::Analysis,
        extra: Self::Extra,
        block: Square,
        values: Array<T>,
    ) -> Outcome<Result<()>>;
}

pub(super) unsafe fn buffer_size<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    dir: cusparseDirection_t,
    mb: c_int,
    nnzb: c_int,
    descr: cusparseMatDescr_t,
    values: *const T,
    offsets: *const c_int,
    indices: *const c_int,
    dim: c_int,
    info: impl Family,
    bytes: *mut impl TryFrom<usize>,
) -> cusparseStatus_t {
    answer(|| {
        handle::initialized(call, handle)?;
        let given = Given { dir, size: (mb, nnzb), descr, dim };
        square_blocks(call, [3, 4, 5], given, (values, offsets, indices), false)?;
        exists(call, info)?;
        // SAFETY: the C caller's to be written.
        unsafe { give_buffer_size(call, 11, bytes) }
    })
}

fn exists<F: Family>(call: &'static str, info: F) -> Outcome {
    info::exists(call, 10, F::infos(), info.info())
}

pub(super) unsafe fn analysis<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    dir: cusparseDirection_t,
    mb: c_int,
    nnzb: c_int,
    descr: cusparseMatDescr_t,
    values: *const T,
    offsets: *const c_int,
    indices: *const c_int,
    dim: c_int,
    info: impl Family,
    policy: cusparseSolvePolicy_t,
    pBuffer: *mut c_void,
) -> cusparseStatus_t {
    answer(|| {
        let context = handle::initialized(call, handle)?;
        let given = Given { dir, size: (mb, nnzb), descr, dim };
        let a = square_blocks(call, [3, 4, 5], given, (values, offsets, indices), false)?;
        exists(call, info)?;
        info::policy(call, 11, policy)?;
        buffer(call, 12, pBuffer)?;
        let stream = context.stream(call)?;
        // SAFETY: the C caller's arrays.
        unsafe { analyse(call, &stream, a.pattern, info, policy) }
    })
}

unsafe fn analyse<F: Family>(
    call: &'static str,
    stream: &Stream,
    pattern: Matrix<c_int, ()>,
    info: F,
    policy: cusparseSolvePolicy_t,
) -> Outcome {
    // SAFETY: the caller's promise.
    let analysis = unsafe { F::analyse(call, stream, pattern) }.map_err(failed_in(call))?;
    let new = Analysed { analysis, policy, base: pattern.base };
    info::keep(call, 10, F::infos(), info.info(), new)
}

pub(super) unsafe fn factorization<T: Scalar>(
    call: &'static str,
    handle: cusparseHandle_t,
    dir: cusparseDirection_t,
    mb: c_int,
    nnzb: c_int,
    descr: cusparseMatDescr_t,
    values: *mut T,
    offsets: *const c_int,
    indices: *const c_int,
    dim: c_int,
    info: impl Family,
    policy: cusparseSolvePolicy_t,
    pBuffer: *mut c_void,
) -> cusparseStatus_t {
    answer(|| {
        let context = handle::initialized(call, handle)?;
        let given = Given { dir, size: (mb, nnzb), descr, dim };
        let arrays = (values.cast_const(), offsets, indices);
        let a = square_blocks(call, [3, 4, 5], given, arrays, true)?;
        // SAFETY: the C caller's arrays.
        unsafe { factor(call, &context, a, info, policy, pBuffer) }
    })
}

unsafe fn factor<T: Scalar, F: Family>(
    call: &'static str,
    context: &handle::Context,
    a: SquareBlocks<T>,
    info: F,
    policy: cusparseSolvePolicy_t,
    pBuffer: *mut c_void,
) -> Outcome {
    let found = info::analysed(
        call,
        10,
        F::infos(),
        info.info(),
        a.size(),
        (11, policy),
        info::FACTOR_BLOCKS,
    )?;
    buffer(call, 12, pBuffer)?;
    let extra = info::with(call, 10, F::infos(), info.info(), |info| info.extra)?;
    let stream = context.stream(call)?;
    let block = Square::new(a.dim, a.by_rows);
    // SAFETY: the caller's promise.
    unsafe { F::factor(call, &stream, &found, extra, block, a.values) }?.map_err(failed(call))
}
