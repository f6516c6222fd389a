//! op(L) x = alpha f for a triangle of a sparse matrix: an analysis of the pattern, then solves.
//!
//! A backward substitution is a forward one with rows counted from the end, and a transposed triangle gets
//! its rows' positions among the values, so the solve knows one loop: x_i = (f_i - sum of l_ij x_j) / l_ii,
//! in the order of a schedule (`levels`), the sum beginning with what was computed first. Everything
//! the loop reads of the pattern lies in the order of computation. Where a row's entries lie side
//! by side, as in a sorted matrix that is not transposed, one position per row says where.
//!
//! Entries of the other triangle are ignored. Of several entries on the diagonal the first one counts;
//! entries of other places that occur more than once are added. x and f may be the same vector.

use super::csr::Proven;
use super::expand::Expanded;
use super::levels::Schedule;
use super::owned::zeroed;
use super::strict::{MISSING, Strict};
use super::{Error, Index, Result, Value, for_ranges};
use crate::kernel::isa::vector::prefetch_first;
use crate::kernel::pack::Shared;
use crate::kernel::par::{Ctx, Executor, Sequential};
use crate::kernel::scalar::Scalar;
use crate::kernel::triangle::Trans;
use crate::kernel::trsm::{Diag, Uplo};
use crate::kernel::vector::{VecMut, VecRef};
use core::ops::Range;
use core::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// Places that are asked for ahead.
const AHEAD: usize = 64;

/// What solves need to know of a triangle's pattern.
pub struct Analysis {
    pub(super) schedule: Schedule,
    pub(super) conj: bool,
    pub(super) unit: bool,
    forward: bool,
    /// Values of the whole matrix.
    pub(super) nnz: usize,
    /// By place: the row, where its diagonal is (MISSING: nowhere), and where its entries begin in `columns`.
    pub(super) rows: Vec<u32>,
    pub(super) diagonal: Vec<u32>,
    pub(super) starts: Vec<u32>,
    pub(super) columns: Vec<u32>,
    /// Where the values are; empty if those of each row lie side by side up to the diagonal.
    positions: Vec<u32>,
    structural_zero: Option<usize>,
}

impl Analysis {
    /// Looks at the pattern of a square matrix, of which op(triangle) is to be solved with.
    pub fn new<I: Index, V: Value>(
        trans: Trans,
        uplo: Uplo,
        diag: Diag,
        a: Proven<I, V>,
    ) -> Result<Analysis> {
        Analysis::on(&Sequential, trans, uplo, diag, a)
    }

    /// [`Analysis::new`] on all threads.
    pub fn on<I: Index, V: Value>(
        par: &dyn Executor,
        trans: Trans,
        uplo: Uplo,
        diag: Diag,
        a: Proven<I, V>,
    ) -> Result<Analysis> {
        Analysis::conjugating(par, trans == Trans::Conj, trans, uplo, diag, a)
    }

    /// [`Analysis::on`] for solves that conjugate the values or not, whichever way op transposes.
    pub fn conjugating<I: Index, V: Value>(
        par: &dyn Executor,
        conj: bool,
        trans: Trans,
        uplo: Uplo,
        diag: Diag,
        a: Proven<I, V>,
    ) -> Result<Analysis> {
        let strict = Strict::new(par, trans, uplo, a)?;
        let schedule = Schedule::new(par, &strict.dep)?;
        let unit = diag == Diag::Unit;
        let structural_zero = if unit { None } else { strict.structural_zero() };
        let (n, entries) = (a.rows(), strict.dep.list.len());
        let (mut rows, mut diagonal) = (zeroed::<u32>(n)?, zeroed::<u32>(n)?);
        let mut starts = zeroed::<u32>(n + 1)?;
        let order = Shared::new(rows.as_mut_ptr());
        let (d, s) = (Shared::new(diagonal.as_mut_ptr()), Shared::new(starts.as_mut_ptr()));
        for_ranges(par, n, 32, |from, to| {
            for place in from..to {
                let row = schedule.rows()[place];
                let i = strict.turn(row);
                // SAFETY: an element for each place, and one more.
                unsafe {
                    *order.get().wrapping_add(place) = i;
                    *d.get().wrapping_add(place) = strict.diagonal[i as usize];
                    *s.get().wrapping_add(place + 1) = strict.dep.of(row as usize).len() as u32;
                }
            }
        });
        for place in 0..n {
            starts[place + 1] += starts[place];
        }
        // Variants of the loop that hardly any caller would gain from do without.
        let maybe_adjacent = !unit && !conj;
        let mut columns = zeroed::<u32>(entries)?;
        let adjacent = strict.columns(par, &schedule, &starts, &mut columns) && maybe_adjacent;
        let mut positions = Vec::new();
        if !adjacent {
            positions = zeroed::<u32>(entries)?;
            strict.positions(par, &schedule, &starts, &mut positions);
        }
        Ok(Analysis {
            schedule,
            conj,
            unit,
            forward: strict.forward,
            nnz: a.nnz(),
            rows,
            diagonal,
            starts,
            columns,
            positions,
            structural_zero,
        })
    }

    /// The analysis of a matrix whose values do not lie as its pattern's entries do.
    pub fn expanded(
        par: &dyn Executor,
        (trans, uplo, diag): (Trans, Uplo, Diag),
        a: &Expanded,
    ) -> Result<Analysis> {
        let found = Analysis::on(par, trans, uplo, diag, a.pattern(par)?)?;
        let mut positions = zeroed::<u32>(found.columns.len())?;
        for place in 0..found.rows.len() {
            let entries = found.starts[place] as usize..found.starts[place + 1] as usize;
            let (diagonal, count) = (found.diagonal[place] as usize, entries.len());
            for (t, e) in entries.enumerate() {
                positions[e] = a.positions()[found.position(e, diagonal, count, t)];
            }
        }
        let mut diagonal = found.diagonal;
        for at in diagonal.iter_mut().filter(|at| **at != MISSING) {
            *at = a.positions()[*at as usize];
        }
        Ok(Analysis { diagonal, positions, nnz: a.values(), ..found })
    }

    /// Values that solves ask for.
    pub fn values(&self) -> usize {
        self.nnz
    }

    /// The first row without a diagonal entry; none for a unit diagonal.
    pub fn structural_zero(&self) -> Option<usize> {
        self.structural_zero
    }

    /// Replaces the values of stored diagonal entries by those of a vector.
    pub fn replace_diagonal<T: Value>(&self, diagonal: &[T], values: &mut [T]) -> Result<()> {
        if diagonal.len() < self.rows.len() || values.len() < self.nnz {
            return Err(Error::Short);
        }
        for (&row, &at) in self.rows.iter().zip(&self.diagonal) {
            if at != MISSING {
                values[at as usize] = diagonal[row as usize];
            }
        }
        Ok(())
    }

    /// Where the value of entry e is, the t-th of `count` in a row with this diagonal.
    #[inline(always)]
    pub(super) fn position(&self, e: usize, diagonal: usize, count: usize, t: usize) -> usize {
        match self.positions.get(e) {
            Some(&k) => k as usize,
            None if self.forward => diagonal - count + t,
            None => diagonal + count - t,
        }
    }

    /// Solves op(L) x = alpha f with the values of the whole matrix. Returns the first row whose diagonal is
    /// zero or missing; x is then as divisions by zero, and by 1 where nothing is, make it.
    pub fn solve<T: Scalar>(
        &self,
        ctx: &Ctx,
        alpha: T,
        values: &[T],
        f: VecRef<T>,
        mut x: VecMut<T>,
    ) -> Result<Option<usize>> {
        let n = self.rows.len();
        if values.len() < self.nnz || f.len() < n || x.len() < n {
            return Err(Error::Short);
        }
        debug_assert!(f.is_contiguous() && x.is_contiguous());
        // Rows without a diagonal are known; the loop looks for those where it is zero.
        let (f, x) = (Shared::new(f.as_ptr().cast_mut()), Shared::new(x.as_mut_ptr()));
        let zero = AtomicUsize::new(self.structural_zero.unwrap_or(usize::MAX));
        self.schedule.run(ctx, &|places| {
            // SAFETY: lengths were compared, and the schedule calls when what these rows need is there.
            let found = unsafe {
                match (self.conj && T::IS_COMPLEX, self.unit, self.positions.is_empty()) {
                    (false, false, true) => {
                        self.rows::<T, false, false, true>(places, alpha, values, f.get(), x.get())
                    }
                    (false, false, false) => {
                        self.rows::<T, false, false, false>(places, alpha, values, f.get(), x.get())
                    }
                    (false, true, _) => {
                        self.rows::<T, false, true, false>(places, alpha, values, f.get(), x.get())
                    }
                    (true, false, _) => {
                        self.rows::<T, true, false, false>(places, alpha, values, f.get(), x.get())
                    }
                    (true, true, _) => {
                        self.rows::<T, true, true, false>(places, alpha, values, f.get(), x.get())
                    }
                }
            };
            if found != usize::MAX {
                zero.fetch_min(found, Relaxed);
            }
        });
        Ok(Some(zero.into_inner()).filter(|&i| i != usize::MAX))
    }

    /// The rows at these places; the first of them whose diagonal is zero.
    ///
    /// # Safety
    /// x, f and values are as long as the analysis asks for, and x has what these rows depend on.
    unsafe fn rows<T: Scalar, const CONJ: bool, const UNIT: bool, const ADJACENT: bool>(
        &self,
        places: Range<usize>,
        alpha: T,
        values: &[T],
        f: *const T,
        x: *mut T,
    ) -> usize {
        let mut zero = usize::MAX;
        let last = self.rows.len() - 1;
        let values = values.as_ptr();
        let step = if self.forward { 1usize } else { 1usize.wrapping_neg() };
        // The analysis has checked every index that it holds against the shape.
        // SAFETY: so none leads outside.
        unsafe {
            let at = |v: &[u32], k: usize| *v.get_unchecked(k) as usize;
            let mut low = at(&self.starts, places.start);
            for place in places {
                let ahead = last.min(place + AHEAD);
                let row = at(&self.rows, ahead);
                prefetch_first(values.wrapping_add(at(&self.diagonal, ahead)));
                prefetch_first(f.wrapping_add(row));
                prefetch_first(x.wrapping_add(row));

                let i = at(&self.rows, place);
                let high = at(&self.starts, place + 1);
                let diagonal = at(&self.diagonal, place);
                let mut sum = alpha * *f.wrapping_add(i);
                // Not used unless entries lie side by side.
                let mut k = diagonal.wrapping_sub(step.wrapping_mul(high - low));
                for e in low..high {
                    if !ADJACENT {
                        k = at(&self.positions, e);
                    }
                    let value = (*values.wrapping_add(k)).conj_if(CONJ);
                    sum -= value * *x.wrapping_add(at(&self.columns, e));
                    if ADJACENT {
                        k = k.wrapping_add(step);
                    }
                }
                low = high;
                if !UNIT {
                    let pivot = match diagonal {
                        k if k == MISSING as usize => T::ONE,
                        k => (*values.wrapping_add(k)).conj_if(CONJ),
                    };
                    if pivot.is_zero() {
                        zero = zero.min(i);
                    }
                    sum = sum.div(pivot);
                }
                *x.wrapping_add(i) = sum;
            }
        }
        zero
    }
}
