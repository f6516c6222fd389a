//! IC(0): A ~ L L^H on the pattern of A's lower triangle, in place (J. A. Meijerink, H. A. van der Vorst,
//! Math. Comp. 31, 1977).
//!
//! Row i needs the rows whose numbers are its columns, as in a solve with L, so it goes by the same
//! schedule: l_ij = (a_ij - sum of l_ik conj(l_jk), k < j) / l_jj by merging rows i and j, then
//! l_ii = sqrt(a_ii - sum of |l_ik|^2). Sums run over ascending columns: bits do not depend on threads.
//!
//! Entries above the diagonal are neither read nor written; the diagonal's imaginary part is neither read nor
//! left. A pivot that is not positive, NaN included, is recorded and its square root used as it comes.

use super::csr::Proven;
use super::levels::Schedule;
use super::strict::{MISSING, Strict};
use super::{Error, Index, Result, Value, common};
use crate::kernel::isa::vector::prefetch_first;
use crate::kernel::pack::Shared;
use crate::kernel::par::{Ctx, Executor, Sequential};
use crate::kernel::scalar::{Real, Scalar};
use crate::kernel::triangle::Trans;
use crate::kernel::trsm::Uplo;
use core::ops::Range;
use core::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// Rows that are asked for ahead.
const AHEAD: usize = 32;

/// What factorizations need to know of a pattern.
pub struct Analysis {
    pub(super) schedule: Schedule,
    pub(super) lower: Strict,
    pub(super) nnz: usize,
    structural_zero: Option<usize>,
}

impl Analysis {
    /// Looks at the lower triangle of a square matrix.
    pub fn new<I: Index, V: Value>(a: Proven<I, V>) -> Result<Analysis> {
        Analysis::on(&Sequential, a)
    }

    /// [`Analysis::new`] on all threads.
    pub fn on<I: Index, V: Value>(par: &dyn Executor, a: Proven<I, V>) -> Result<Analysis> {
        let lower = Strict::new(par, Trans::No, Uplo::Lower, a)?;
        let schedule = Schedule::new(par, &lower.dep)?;
        let structural_zero = lower.structural_zero();
        Ok(Analysis { schedule, lower, nnz: a.nnz(), structural_zero })
    }

    /// The first row without a diagonal entry.
    pub fn structural_zero(&self) -> Option<usize> {
        self.structural_zero
    }

    /// Replaces the lower triangle among the values of the whole matrix. Returns the first row whose pivot is
    /// missing or not positive.
    pub fn factor<T: Scalar>(&self, ctx: &Ctx, values: &mut [T]) -> Result<Option<usize>> {
        if values.len() < self.nnz {
            return Err(Error::Short);
        }
        let values = Shared::new(values.as_mut_ptr());
        let zero = AtomicUsize::new(usize::MAX);
        self.schedule.run(ctx, &|places| {
            // SAFETY: every position is below nnz, and the schedule calls when what these rows need is
            // there; a row is written by its own call only.
            let found = unsafe { self.rows(places, values.get()) };
            if found != usize::MAX {
                zero.fetch_min(found, Relaxed);
            }
        });
        Ok(Some(zero.into_inner()).filter(|&i| i != usize::MAX))
    }

    /// The rows at these places; the first of them whose pivot is not positive.
    ///
    /// # Safety
    /// `values` leads to those of the matrix, of which the rows that these depend on are finished.
    unsafe fn rows<T: Scalar>(&self, places: Range<usize>, values: *mut T) -> usize {
        let mut zero = usize::MAX;
        let order = self.schedule.rows();
        let dep = &self.lower.dep;
        for place in places {
            let ahead = order[(place + AHEAD).min(order.len() - 1)] as usize;
            prefetch_first(values.wrapping_add(self.lower.diagonal[ahead] as usize));
            prefetch_first(dep.list.as_ptr().wrapping_add(dep.starts[ahead] as usize));

            let i = order[place] as usize;
            let row = dep.of(i);
            let mut squares = T::Real::ZERO;
            for (t, &(j, k)) in row.iter().enumerate() {
                // SAFETY: the caller's promise; positions are below the number of values.
                unsafe {
                    let mut sum = *values.wrapping_add(k as usize);
                    if t > 0 {
                        common(&row[..t], dep.of(j as usize), |ki, kj| {
                            sum -= *values.wrapping_add(ki) * (*values.wrapping_add(kj)).conj();
                        });
                    }
                    let pivot = match self.lower.diagonal[j as usize] {
                        MISSING => T::ONE,
                        k => *values.wrapping_add(k as usize),
                    };
                    let l = sum.div(pivot);
                    *values.wrapping_add(k as usize) = l;
                    squares += l.re() * l.re() + l.im() * l.im();
                }
            }
            let k = self.lower.diagonal[i];
            if k == MISSING {
                zero = zero.min(i);
                continue;
            }
            // SAFETY: as above.
            unsafe {
                let pivot = (*values.wrapping_add(k as usize)).re() - squares;
                if !(pivot > T::Real::ZERO) {
                    zero = zero.min(i);
                }
                *values.wrapping_add(k as usize) = T::from_real(pivot.abs().sqrt());
            }
        }
        zero
    }
}
