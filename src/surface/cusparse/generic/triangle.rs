//! What cusparseSpSV and cusparseSpSM keep of a triangle between analysis and solves.

use super::super::args::operation;
use super::super::status::*;
use super::super::types::*;
use super::common::*;
use super::sp_mat::SpMat;
use crate::op::device::shared::Shared;
use crate::op::device::stream::Stream;
use crate::op::sparse::Array;
use crate::op::sparse::solve::{Kept, Triangle};
use core::ffi::c_void;

/// A triangle that has been analysed.
pub(super) struct Analysed {
    triangle: Triangle,
    op: cusparseOperation_t,
    /// The matrix as it was described then.
    a: SpMat,
    /// Values that cusparseSpSV_updateMatrix has brought; else those of the matrix that a solve is given count.
    kept: Option<Kept>,
}

/// What is behind a descriptor.
pub(super) type Slot = Option<Shared<Analysed>>;

impl Analysed {
    /// Looks at the triangle of `a`, in the stream's order. Waits.
    ///
    /// # Safety
    /// The C caller's promises about what the descriptor leads to.
    pub(super) unsafe fn new(
        call: &'static str,
        stream: &Stream,
        op: cusparseOperation_t,
        (number, name): (u32, &str),
        a: SpMat,
    ) -> Outcome<Shared<Analysed>> {
        let trans = operation(call, 2, "opA", op)?;
        // SAFETY: the caller's promise. The analysis is waited for, so nothing has to be held.
        let (even, _kept) = unsafe { a.even(call, stream, (number, name))? };
        let index = even.indices(call)?;
        let part = (trans, a.uplo(), a.diag());
        let triangle = by_index!(call, index, I => {
            let pattern = even.pattern::<I>(call, (number, name))?;
            // SAFETY: the caller's promise.
            unsafe { Triangle::of(call, stream, part, pattern) }.map_err(failed_in(call))
        })?;
        Shared::try_new(Analysed { triangle, op, a, kept: None }).map_err(failed(call))
    }

    /// Refuses a solve with another triangle than the one that was analysed.
    pub(super) fn check(&self, call: &'static str, op: cusparseOperation_t, a: &SpMat) -> Outcome {
        let shape = |a: &SpMat| (a.format, a.rows, a.nnz, a.stored(), a.index_type, a.base);
        let key = |a: &SpMat| (shape(a), a.fill, a.diag, a.kind);
        if self.op == op && key(&self.a) == key(a) {
            return Ok(());
        }
        let text = format_args!("the matrix, its attributes or op differ from those analysed");
        Err(refuse(call, CUSPARSE_STATUS_INVALID_VALUE, text))
    }

    pub(super) fn triangle(&self) -> &Triangle {
        &self.triangle
    }

    /// The values that a solve with `a` reads, and who keeps them.
    pub(super) fn values<T>(
        &self,
        call: &'static str,
        at: (u32, &str),
        a: &SpMat,
    ) -> Outcome<(Array<T>, Option<Kept>)> {
        match &self.kept {
            Some(kept) => {
                Ok((kept.array(self.a.stored()).map_err(failed(call))?, Some(kept.clone())))
            }
            None => Ok((a.values_at(call, at)?, None)),
        }
    }

    /// The same with a copy of other values: all of them, or those of the diagonal only. Queues the copy.
    ///
    /// # Safety
    /// The C caller's promises about both arrays.
    pub(super) unsafe fn update(
        &self,
        call: &'static str,
        stream: &Stream,
        new: *mut c_void,
        diagonal: bool,
    ) -> Outcome<Shared<Analysed>> {
        let a = self.a;
        let kept = by_element!(call, a.kind, T => {
            let kept = match &self.kept {
                Some(kept) => kept.clone(),
                None => Kept::new::<T>(a.stored()).map_err(failed(call))?,
            };
            let count = if diagonal { a.rows } else { a.stored() };
            let new = Array::new(new.cast::<T>().cast_const(), count).map_err(failed(call))?;
            // All values come from the matrix once, if only the diagonal is brought.
            let rest = match diagonal && self.kept.is_none() {
                true => Some(a.values_at::<T>(call, (2, "the analysed matrix"))?),
                false => None,
            };
            // SAFETY: the caller's promise.
            unsafe { self.triangle.update(call, stream, &kept, rest, new, diagonal) }
                .map_err(failed(call))?;
            Ok(kept)
        })?;
        let (triangle, op) = (self.triangle.clone(), self.op);
        Shared::try_new(Analysed { triangle, op, a, kept: Some(kept) }).map_err(failed(call))
    }
}

/// The refusal of a solve before any analysis.
#[cold]
pub(super) fn not_analysed(call: &'static str) -> cusparseStatus_t {
    let text = format_args!("no analysis has been made with this descriptor");
    refuse(call, CUSPARSE_STATUS_NOT_INITIALIZED, text)
}
