//! Sums of sparse matrices: offsets first, entries second.

use super::solve::Kept;
use super::{Array, Factor, Index, Matrix, enqueue, run};
use crate::device::error::{Failure, Result};
use crate::device::stream::Stream;
use crate::kernel::scalar::Scalar;
use crate::kernel::sparse::Error;
use crate::kernel::sparse::convert::geam::{geam, geam_offsets};

/// C := alpha A + beta B
pub struct Sum<I, T> {
    pub alpha: Factor<T>,
    pub a: Matrix<I, T>,
    pub beta: Factor<T>,
    pub b: Matrix<I, T>,
}

impl<I: Index, T: Scalar> Sum<I, T> {
    /// Finds C's offsets in the stream's order, waits, and returns the number of entries. They are also written to
    /// C's own offsets, if there are any.
    ///
    /// # Safety
    /// When the stream comes to it, the patterns can be read, and C's offsets are used by nothing else.
    pub unsafe fn offsets(
        &self,
        call: &'static str,
        stream: &Stream,
        kept: &Kept,
        c: &Matrix<I, T>,
    ) -> core::result::Result<usize, Failure> {
        let offsets = kept.array::<I>(c.rows.saturating_add(1));
        let offsets = offsets.map_err(|error| Failure { call, error })?;
        run::<u8, _>(call, stream, 0, |ctx, _| {
            // SAFETY: the caller's promise; `kept` is new.
            unsafe {
                let a = self.a.pattern()?.prove(ctx.par)?;
                let b = self.b.pattern()?.prove(ctx.par)?;
                let nnz = geam_offsets(ctx.par, a, b, c.base, offsets.get_mut())?;
                if !c.offsets.is_empty() {
                    c.offsets.get_mut().copy_from_slice(offsets.get());
                }
                Ok(nnz)
            }
        })
    }

    /// Queues C's offsets, indices and values.
    ///
    /// # Safety
    /// When the stream comes to it, everything can be read, and C's arrays are used by nothing else.
    pub unsafe fn enqueue(
        self,
        call: &'static str,
        stream: &Stream,
        kept: &Kept,
        c: Matrix<I, T>,
    ) -> Result<()> {
        let offsets = kept.array::<I>(c.rows.saturating_add(1))?;
        let bytes = self.a.bytes().saturating_add(self.b.bytes()).saturating_mul(2);
        let kept = kept.clone();
        enqueue::<u8>(call, stream, bytes, 0, move |ctx, _| {
            let _ = &kept;
            // SAFETY: the caller's promise.
            unsafe {
                let (a, b) = (self.a.view()?.prove(ctx.par)?, self.b.view()?.prove(ctx.par)?);
                let (alpha, beta) = (self.alpha.get(), self.beta.get());
                write(&c.offsets, offsets)?;
                let (indices, values) = (c.indices.get_mut(), c.values.get_mut());
                geam(ctx.par, (alpha, a), (beta, b), c.base, offsets.get(), indices, values)
            }
        })
    }
}

/// Copies offsets.
///
/// # Safety
/// One array can be read, and the other one is used by nothing else.
pub(super) unsafe fn write<I: Index>(
    to: &Array<I>,
    from: Array<I>,
) -> crate::kernel::sparse::Result<()> {
    // SAFETY: the caller's promise.
    let (to, from) = unsafe { (to.get_mut(), from.get()) };
    if to.len() != from.len() {
        return Err(Error::Short);
    }
    to.copy_from_slice(from);
    Ok(())
}
