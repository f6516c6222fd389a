//! Handles of analyses: what the families with an analysis have in common.
//!
//! An analysis belongs to a pattern and not to an element type, so an analysis made for one type serves
//! all. What queued work needs of it is shared with that work: an info may be destroyed or analysed again
//! as soon as a call has returned.

use super::super::handle;
use super::super::object;
use super::super::status::*;
use super::super::types::*;
use crate::op::device::handle::Registry;
use crate::op::device::stream;
use crate::op::sparse::Base;
use crate::op::sparse::factor::{Ic0, Ilu0};
use core::ffi::c_int;

/// What can be asked of an analysis.
pub(super) trait Analysis: Clone + Send + Sync + 'static {
    /// Whether it was of a matrix with this many rows and entries.
    fn is_of(&self, rows: usize, nnz: usize) -> bool;
    /// The row of the first zero pivot, as far as it is known.
    fn zero(&self) -> Option<usize>;
}

macro_rules! analysis {
    ($($name:ty)*) => {$(
        impl Analysis for $name {
            fn is_of(&self, rows: usize, nnz: usize) -> bool {
                <$name>::is_of(self, rows, nnz)
            }
            fn zero(&self) -> Option<usize> {
                <$name>::zero(self)
            }
        }
    )*};
}
analysis!(Ic0 Ilu0);

/// An analysis, and what it was asked with.
#[derive(Clone)]
pub(super) struct Analysed<A> {
    pub analysis: A,
    pub policy: cusparseSolvePolicy_t,
    /// What the position of a zero pivot is counted from.
    pub base: Base,
}

/// What an info's handle stands for; `X` is what else its family keeps there.
pub(super) struct Info<A, X = ()> {
    analysed: Option<Analysed<A>>,
    pub extra: X,
}

pub(super) type Infos<A, X = ()> = Registry<Info<A, X>>;

/// Makes an info that nothing has been analysed for.
///
/// # Safety
/// `out`, unless NULL, can be written.
pub(super) unsafe fn create<A: Analysis, X: Send, H>(
    call: &'static str,
    infos: &'static Infos<A, X>,
    out: *mut *mut H,
    extra: X,
) -> cusparseStatus_t {
    let fresh = Info { analysed: None, extra };
    // SAFETY: the caller's promise.
    answer(|| unsafe { object::create(call, 1, "info", infos, out, fresh) })
}

/// Ends an info, if it is not NULL. Work that was queued with it is not affected.
pub(super) fn destroy<A: Analysis, X: Send, H>(
    call: &'static str,
    infos: &'static Infos<A, X>,
    info: *const H,
) -> cusparseStatus_t {
    answer(|| object::destroy(call, "info", infos, info))
}

/// Looks at or changes a living info, the parameter at a position. What `act` takes out is dropped by the caller.
pub(super) fn with<A: Analysis, X: Send, H, R>(
    call: &'static str,
    number: u32,
    infos: &'static Infos<A, X>,
    info: *mut H,
    act: impl FnOnce(&mut Info<A, X>) -> R,
) -> Outcome<R> {
    pointer(call, number, "info", info)?;
    infos.with(info.cast(), act).map_err(|_| {
        let text = format_args!("parameter number {number} (info): there is no such object");
        refuse(call, CUSPARSE_STATUS_INVALID_VALUE, text)
    })
}

/// Checks that there is an info, before anything is done for it.
pub(super) fn exists<A: Analysis, X: Send, H>(
    call: &'static str,
    number: u32,
    infos: &'static Infos<A, X>,
    info: *mut H,
) -> Outcome {
    with(call, number, infos, info, |_| ())
}

/// Keeps a new analysis.
pub(super) fn keep<A: Analysis, X: Send, H>(
    call: &'static str,
    number: u32,
    infos: &'static Infos<A, X>,
    info: *mut H,
    new: Analysed<A>,
) -> Outcome {
    let former = with(call, number, infos, info, |info| info.analysed.replace(new))?;
    drop(former);
    Ok(())
}

/// What it is to go by no analysis, and by levels that were not analysed: as the originals have it, which differ.
#[derive(Clone, Copy)]
pub(super) struct Lacks {
    analysis: cusparseStatus_t,
    levels: cusparseStatus_t,
}
/// To solves, to factorizations, and to those of blocks.
pub(super) const SOLVE: Lacks =
    Lacks { analysis: CUSPARSE_STATUS_INVALID_VALUE, levels: CUSPARSE_STATUS_INVALID_VALUE };
pub(super) const FACTOR: Lacks =
    Lacks { analysis: CUSPARSE_STATUS_INTERNAL_ERROR, levels: CUSPARSE_STATUS_INTERNAL_ERROR };
pub(super) const FACTOR_BLOCKS: Lacks =
    Lacks { analysis: CUSPARSE_STATUS_INTERNAL_ERROR, levels: CUSPARSE_STATUS_INVALID_VALUE };

/// The analysis that a solve or factorization goes by. It was made for as many rows and entries, and with levels if
/// they are asked for now.
pub(super) fn analysed<A: Analysis, X: Send, H>(
    call: &'static str,
    number: u32,
    infos: &'static Infos<A, X>,
    info: *mut H,
    (rows, nnz): (usize, usize),
    (policy_number, policy): (u32, cusparseSolvePolicy_t),
    lacks: Lacks,
) -> Outcome<A> {
    let found = with(call, number, infos, info, |info| info.analysed.clone())?;
    let found = found.ok_or_else(|| nothing(call, number, lacks.analysis))?;
    let same = found.analysis.is_of(rows, nnz);
    parameter(call, number, "info", "the analysis of another matrix", same)?;
    self::policy(call, policy_number, policy)?;
    let levels = policy == CUSPARSE_SOLVE_POLICY_USE_LEVEL;
    if levels && found.policy != CUSPARSE_SOLVE_POLICY_USE_LEVEL {
        let at = format_args!(
            "parameter number {policy_number} (policy): levels, which were not analysed"
        );
        return Err(refuse(call, lacks.levels, at));
    }
    Ok(found.analysis)
}

fn nothing(call: &'static str, number: u32, status: cusparseStatus_t) -> cusparseStatus_t {
    let text = format_args!("parameter number {number} (info): nothing has been analysed");
    refuse(call, status, text)
}

/// A policy at a position.
pub(super) fn policy(call: &'static str, number: u32, policy: cusparseSolvePolicy_t) -> Outcome {
    parameter(call, number, "policy", policy.0, policy.is_known())
}

/// Waits for the device and stores the first zero pivot, counted as the matrix's indices are, or -1.
///
/// # Safety
/// `position`, unless NULL, can be written.
pub(super) unsafe fn zero_pivot<A: Analysis, X: Send, H>(
    call: &'static str,
    handle: cusparseHandle_t,
    infos: &'static Infos<A, X>,
    info: *mut H,
    position: *mut c_int,
) -> cusparseStatus_t {
    answer(|| {
        let stream = handle::initialized(call, handle)?.stream(call)?;
        exists(call, 2, infos, info)?;
        pointer(call, 3, "position", position)?;
        // An info may have been used on any stream.
        stream.refuse_capture().and_then(|()| stream::drain_all()).map_err(failed(call))?;
        let found = with(call, 2, infos, info, |info| info.analysed.clone())?;
        let found = found.ok_or_else(|| nothing(call, 2, CUSPARSE_STATUS_INVALID_VALUE))?;
        let zero = found.analysis.zero().map(|row| (row, found.base));
        let at = zero.map(|(row, base)| row.saturating_add(base.offset()));
        let at = at.and_then(|at| c_int::try_from(at).ok());
        // SAFETY: the caller's promise.
        unsafe { handle::give(call, 3, "position", position, at.unwrap_or(-1)) }?;
        if at.is_some() { Err(CUSPARSE_STATUS_ZERO_PIVOT) } else { Ok(()) }
    })
}
