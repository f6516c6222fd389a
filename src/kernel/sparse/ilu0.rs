//! ILU(0): A ~ L U on the pattern of A, in place, L with a unit diagonal (Y. Saad, Iterative Methods for
//! Sparse Linear Systems, 2nd ed., algorithm 10.4, the IKJ variant).
//!
//! Row i needs the rows whose numbers are its columns below the diagonal, as in a solve with L, so it goes by
//! the same schedule. Each of these rows, in ascending order, is merged into row i: bits do not depend
//! on threads. A pivot that is zero or NaN is recorded; with a [`Boost`], a small one is replaced first.

use super::csr::Proven;
use super::levels::Schedule;
use super::owned::zeroed;
use super::strict::{MISSING, Strict};
use super::{Entries, Error, Index, Result, Value, common, for_ranges, modulus};
use crate::kernel::isa::vector::prefetch_first;
use crate::kernel::pack::Shared;
use crate::kernel::par::{Ctx, Executor, Sequential};
use crate::kernel::scalar::Scalar;
use crate::kernel::triangle::Trans;
use crate::kernel::trsm::Uplo;
use core::ops::Range;
use core::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// Rows that are asked for ahead.
const AHEAD: usize = 32;

/// What a pivot whose modulus is less than `tolerance` is replaced by.
#[derive(Clone, Copy, Debug)]
pub struct Boost<T: Scalar> {
    pub tolerance: T::Real,
    pub value: T,
}

/// What factorizations need to know of a pattern.
pub struct Analysis {
    pub(super) schedule: Schedule,
    /// The entries of each row by ascending columns, with the positions of their values; where rows start, and
    /// where their entries from the diagonal on do.
    pub(super) list: Vec<(u32, u32)>,
    starts: Vec<u32>,
    middles: Vec<u32>,
    pub(super) diagonal: Vec<u32>,
    structural_zero: Option<usize>,
}

impl Analysis {
    /// Looks at the pattern of a square matrix.
    pub fn new<I: Index, V: Value>(a: Proven<I, V>) -> Result<Analysis> {
        Analysis::on(&Sequential, a)
    }

    /// [`Analysis::new`] on all threads.
    pub fn on<I: Index, V: Value>(par: &dyn Executor, a: Proven<I, V>) -> Result<Analysis> {
        let lower = Strict::new(par, Trans::No, Uplo::Lower, a)?;
        let schedule = Schedule::new(par, &lower.dep)?;
        let n = a.rows();
        let mut list = zeroed::<(u32, u32)>(a.nnz())?;
        let (mut starts, mut middles) = (zeroed::<u32>(n + 1)?, zeroed::<u32>(n)?);
        let out = Shared::new(list.as_mut_ptr());
        let (s, m) = (Shared::new(starts.as_mut_ptr()), Shared::new(middles.as_mut_ptr()));
        for_ranges(par, n, a.without_values().bytes() / n.max(1) * 3, |from, to| {
            for i in from..to {
                let range = a.row(i);
                // SAFETY: rows have entries of their own, and an element each.
                let row = unsafe {
                    let first = out.get().wrapping_add(range.start);
                    core::slice::from_raw_parts_mut(first, range.len())
                };
                let mut ascending = true;
                let (mut last, mut below) = (0, 0);
                for ((entry, k), c) in row.iter_mut().zip(range.clone()).zip(a.columns(i)) {
                    *entry = (c as u32, k as u32);
                    ascending &= k == range.start || last < c;
                    last = c;
                    below += usize::from(c < i);
                }
                if !ascending {
                    row.sort_unstable();
                }
                // SAFETY: as above.
                unsafe {
                    *m.get().wrapping_add(i) = (range.start + below) as u32;
                    *s.get().wrapping_add(i + 1) = range.end as u32;
                }
            }
        });
        let structural_zero = lower.structural_zero();
        Ok(Analysis { schedule, list, starts, middles, diagonal: lower.diagonal, structural_zero })
    }

    /// The first row without a diagonal entry.
    pub fn structural_zero(&self) -> Option<usize> {
        self.structural_zero
    }

    /// Replaces the values by those of L, below the diagonal, and U. Returns the first row whose pivot is
    /// missing, zero or NaN.
    pub fn factor<T: Scalar>(
        &self,
        ctx: &Ctx,
        boost: Option<Boost<T>>,
        values: &mut [T],
    ) -> Result<Option<usize>> {
        if values.len() < self.list.len() {
            return Err(Error::Short);
        }
        let values = Shared::new(values.as_mut_ptr());
        let zero = AtomicUsize::new(usize::MAX);
        self.schedule.run(ctx, &|places| {
            // SAFETY: every position is below the number of values, and the schedule calls when what
            // these rows need is there; a row is written by its own call only.
            let found = unsafe { self.rows(places, boost, values.get()) };
            if found != usize::MAX {
                zero.fetch_min(found, Relaxed);
            }
        });
        Ok(Some(zero.into_inner()).filter(|&i| i != usize::MAX))
    }

    /// The entries of row i below and from the diagonal on.
    #[inline(always)]
    pub(super) fn row(&self, i: usize) -> (&Entries, &Entries) {
        let middle = self.middles[i] as usize;
        (
            &self.list[self.starts[i] as usize..middle],
            &self.list[middle..self.starts[i + 1] as usize],
        )
    }

    /// The rows at these places; the first of them whose pivot is zero.
    ///
    /// # Safety
    /// `values` leads to those of the matrix, of which the rows that these depend on are finished.
    unsafe fn rows<T: Scalar>(
        &self,
        places: Range<usize>,
        boost: Option<Boost<T>>,
        values: *mut T,
    ) -> usize {
        let mut zero = usize::MAX;
        let order = self.schedule.rows();
        for place in places {
            let ahead = order[(place + AHEAD).min(order.len() - 1)] as usize;
            prefetch_first(values.wrapping_add(self.starts[ahead] as usize));
            prefetch_first(self.list.as_ptr().wrapping_add(self.starts[ahead] as usize));

            let i = order[place] as usize;
            let (below, rest) = self.row(i);
            for (t, &(j, k)) in below.iter().enumerate() {
                let pivot = match self.diagonal[j as usize] {
                    MISSING => T::ONE,
                    // SAFETY: the caller's promise, here and below; positions are below nnz.
                    k => unsafe { *values.wrapping_add(k as usize) },
                };
                // SAFETY: as above.
                let l = unsafe {
                    let v = values.wrapping_add(k as usize);
                    *v = (*v).div(pivot);
                    *v
                };
                let behind = self.row(j as usize).1;
                let behind = &behind[usize::from(self.diagonal[j as usize] != MISSING)..];
                let subtract = |target: usize, source: usize| {
                    // SAFETY: as above.
                    unsafe { *values.wrapping_add(target) -= l * *values.wrapping_add(source) };
                };
                let split = behind.partition_point(|e| (e.0 as usize) < i);
                common(&below[t + 1..], &behind[..split], subtract);
                common(rest, &behind[split..], subtract);
            }
            let k = self.diagonal[i];
            if k == MISSING {
                zero = zero.min(i);
                continue;
            }
            // SAFETY: as above.
            let pivot = unsafe { &mut *values.wrapping_add(k as usize) };
            if let Some(boost) = boost.filter(|b| modulus(*pivot) < b.tolerance) {
                *pivot = boost.value;
            }
            #[allow(clippy::eq_op)]
            if pivot.is_zero() || *pivot != *pivot {
                zero = zero.min(i);
            }
        }
        zero
    }
}
