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
use super::levels::{Dependencies, Schedule, filled};
use super::{Error, Index, Result, Value};
use crate::kernel::isa::vector::prefetch_first;
use crate::kernel::pack::Shared;
use crate::kernel::par::Ctx;
use crate::kernel::scalar::Scalar;
use crate::kernel::triangle::Trans;
use crate::kernel::trsm::{Diag, Uplo};
use crate::kernel::vector::{VecMut, VecRef};
use core::ops::Range;
use core::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// Places that are asked for ahead.
const AHEAD: usize = 64;

/// Columns that an analysis asks for ahead.
const COLUMNS_AHEAD: usize = 1024;

/// The position of an entry that is missing.
pub(super) const MISSING: u32 = u32::MAX;

/// A triangle of op(A) without its diagonal, as dependencies of rows on earlier ones (`forward`: in their order,
/// else counted from the end), each with the position of its value; and the positions of the diagonal, by
/// rows of A.
pub(super) struct Strict {
    pub forward: bool,
    pub dep: Dependencies,
    pub diagonal: Vec<u32>,
}

impl Strict {
    pub fn new<I: Index, V: Value>(trans: Trans, uplo: Uplo, a: Proven<I, V>) -> Result<Strict> {
        let n = a.rows();
        if n != a.cols() {
            return Err(Error::Short);
        }
        if n >= MISSING as usize || a.nnz() >= MISSING as usize {
            return Err(Error::TooLarge);
        }
        let lower = uplo == Uplo::Lower;
        let forward = lower == (trans == Trans::No);
        // Counting from the end, and back.
        let turn = |i: usize| if forward { i } else { n - 1 - i };
        let inside = |i: usize, c: usize| if lower { c < i } else { c > i };
        let mut diagonal = filled(n, MISSING)?;
        let mut starts = filled(n + 1, 0u32)?;
        let mut ascending = true;
        for i in 0..n {
            let mut least = 0;
            prefetch_first(a.indices().as_ptr().wrapping_add(a.offset(i) + COLUMNS_AHEAD));
            for k in a.row(i) {
                let c = a.column(k);
                ascending &= c >= least;
                least = c + 1;
                if c == i {
                    diagonal[i] = diagonal[i].min(k as u32);
                } else if inside(i, c) {
                    let row = if trans == Trans::No { i } else { c };
                    starts[turn(row)] += 1;
                }
            }
        }
        // Each start is where the row ends, until its entries are put in from behind.
        let mut sum = 0;
        for start in &mut starts {
            sum += *start;
            *start = sum;
        }
        let mut list = filled(sum as usize, (0u32, 0u32))?;
        for row in (0..n).rev() {
            let i = turn(row);
            let before = a.indices().as_ptr().wrapping_add(a.offset(i));
            let far = if forward {
                before.wrapping_sub(COLUMNS_AHEAD)
            } else {
                before.wrapping_add(COLUMNS_AHEAD)
            };
            prefetch_first(far);
            let mut put = |k: usize| {
                let c = a.column(k);
                if inside(i, c) {
                    let (row, before) = if trans == Trans::No { (i, c) } else { (c, i) };
                    let start = &mut starts[turn(row)];
                    *start -= 1;
                    list[*start as usize] = (turn(before) as u32, k as u32);
                }
            };
            if forward { a.row(i).rev().for_each(&mut put) } else { a.row(i).for_each(&mut put) }
        }
        // Rows that were not sorted, and what occurs more than once in a fixed order.
        for row in if ascending { 0..0 } else { 0..n } {
            let entries = &mut list[starts[row] as usize..starts[row + 1] as usize];
            if !entries.is_sorted_by(|a, b| a.0 < b.0) {
                entries.sort_unstable();
            }
        }
        Ok(Strict { forward, dep: Dependencies { starts, list }, diagonal })
    }

    /// The row of A that row `row` of the dependencies is.
    #[inline(always)]
    pub fn turn(&self, row: u32) -> u32 {
        if self.forward { row } else { self.dep.rows() as u32 - 1 - row }
    }

    /// The first row of A without a diagonal entry.
    pub fn structural_zero(&self) -> Option<usize> {
        self.diagonal.iter().position(|&k| k == MISSING)
    }
}

/// What solves need to know of a triangle's pattern.
pub struct Analysis {
    pub(super) schedule: Schedule,
    pub(super) conj: bool,
    pub(super) unit: bool,
    forward: bool,
    /// Entries of the whole matrix.
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
        Analysis::conjugating(trans == Trans::Conj, trans, uplo, diag, a)
    }

    /// [`Analysis::new`] for solves that conjugate the values or not, whichever way op transposes.
    pub fn conjugating<I: Index, V: Value>(
        conj: bool,
        trans: Trans,
        uplo: Uplo,
        diag: Diag,
        a: Proven<I, V>,
    ) -> Result<Analysis> {
        let strict = Strict::new(trans, uplo, a)?;
        let schedule = Schedule::new(&strict.dep)?;
        let (n, entries) = (a.rows(), strict.dep.list.len());
        let (mut rows, mut diagonal) = (filled(n, 0)?, filled(n, 0)?);
        let (mut starts, mut columns) = (filled(n + 1, 0u32)?, filled(entries, 0)?);
        let mut positions = filled(entries, 0)?;
        let mut adjacent = true;
        let mut next = 0;
        for (place, &row) in schedule.rows().iter().enumerate() {
            let i = strict.turn(row);
            let at = strict.diagonal[i as usize];
            (rows[place], diagonal[place], starts[place]) = (i, at, next as u32);
            let entries = strict.dep.of(row as usize);
            for (t, &(before, k)) in entries.iter().enumerate() {
                columns[next] = strict.turn(before);
                positions[next] = k;
                next += 1;
                let left = (entries.len() - t) as u32;
                adjacent &= if strict.forward {
                    k == at.wrapping_sub(left)
                } else {
                    k == at.wrapping_add(left)
                };
            }
        }
        starts[n] = next as u32;
        // Variants of the loop that hardly any caller would gain from do without.
        let unit = diag == Diag::Unit;
        if adjacent && !unit && !conj {
            positions = Vec::new();
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
            structural_zero: if unit { None } else { strict.structural_zero() },
        })
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
    /// zero or missing; x is then as divisions by zero make it.
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
        let (f, x) = (Shared::new(f.as_ptr().cast_mut()), Shared::new(x.as_mut_ptr()));
        let zero = AtomicUsize::new(usize::MAX);
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
                        k if k == MISSING as usize => T::ZERO,
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
