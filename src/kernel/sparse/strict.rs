//! Triangles of a sparse matrix without their diagonals, as dependencies of rows on earlier ones: what analyses of
//! solves and factorizations begin with.

use super::csr::Proven;
use super::levels::Schedule;
use super::owned::{reserved, zeroed};
use super::{Entries, Error, Index, Result, Value, for_ranges};
use crate::kernel::isa::vector::prefetch_first;
use crate::kernel::pack::Shared;
use crate::kernel::par::Executor;
use crate::kernel::triangle::Trans;
use crate::kernel::trsm::Uplo;
use core::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// Columns that an analysis asks for ahead.
const COLUMNS_AHEAD: usize = 1024;

/// The position of an entry that is missing.
pub(super) const MISSING: u32 = u32::MAX;

/// Which rows each row depends on: those of `list[starts[r]..starts[r + 1]]`, all smaller than r. Beside each
/// stands a number that is none of this module's business.
pub(super) struct Dependencies {
    pub starts: Vec<u32>,
    pub list: Vec<(u32, u32)>,
}

impl Dependencies {
    pub fn rows(&self) -> usize {
        self.starts.len() - 1
    }
    #[inline(always)]
    pub fn of(&self, row: usize) -> &[(u32, u32)] {
        &self.list[self.starts[row] as usize..self.starts[row + 1] as usize]
    }
    /// The level of each row of a range, not counting what lies before it; and how many levels there are.
    pub fn levels(&self, from: usize, to: usize, levels: &mut [u32]) -> usize {
        let mut most = 0;
        for row in from..to {
            let mut level = 0;
            for &(before, _) in self.of(row) {
                if before as usize >= from {
                    level = level.max(levels[before as usize - from] + 1);
                }
            }
            levels[row - from] = level;
            most = most.max(level as usize + 1);
        }
        most
    }
}

/// A triangle of op(A) without its diagonal, as dependencies of rows on earlier ones (`forward`: in their order,
/// else counted from the end), each with the position of its value; and the positions of the diagonal, by
/// rows of A.
pub(super) struct Strict {
    pub forward: bool,
    pub dep: Dependencies,
    pub diagonal: Vec<u32>,
}

impl Strict {
    pub fn new<I: Index, V: Value>(
        par: &dyn Executor,
        trans: Trans,
        uplo: Uplo,
        a: Proven<I, V>,
    ) -> Result<Strict> {
        let n = a.rows();
        if n != a.cols() {
            return Err(Error::Short);
        }
        if n >= MISSING as usize || a.nnz() >= MISSING as usize {
            return Err(Error::TooLarge);
        }
        let lower = uplo == Uplo::Lower;
        let forward = lower == (trans == Trans::No);
        if trans == Trans::No {
            Strict::of_rows(par, forward, a)
        } else {
            Strict::of_columns(forward, a)
        }
    }

    /// The triangle of A itself: lower, forward, or upper, from the end.
    fn of_rows<I: Index, V: Value>(
        par: &dyn Executor,
        forward: bool,
        a: Proven<I, V>,
    ) -> Result<Strict> {
        if par.width() == 1 {
            return Strict::at_once(forward, a);
        }
        let n = a.rows();
        let turn = |i: usize| if forward { i } else { n - 1 - i };
        let bytes = a.without_values().bytes() / n.max(1);
        let (mut diagonal, mut starts) = (zeroed::<u32>(n)?, zeroed::<u32>(n + 1)?);
        let (d, s) = (Shared::new(diagonal.as_mut_ptr()), Shared::new(starts.as_mut_ptr()));
        for_ranges(par, n, bytes, |from, to| {
            for i in from..to {
                let (mut count, mut at) = (0, MISSING);
                prefetch_first(a.indices().as_ptr().wrapping_add(a.offset(i) + COLUMNS_AHEAD));
                for (k, c) in a.row(i).zip(a.columns(i)) {
                    count += u32::from(if forward { c < i } else { c > i });
                    if c == i {
                        at = at.min(k as u32);
                    }
                }
                // SAFETY: an element for each row, and one more.
                unsafe {
                    *d.get().wrapping_add(i) = at;
                    *s.get().wrapping_add(turn(i) + 1) = count;
                }
            }
        });
        for row in 0..n {
            starts[row + 1] += starts[row];
        }
        let mut list = zeroed::<(u32, u32)>(starts[n] as usize)?;
        let out = Shared::new(list.as_mut_ptr());
        for_ranges(par, n, bytes + size_of::<(u32, u32)>(), |from, to| {
            for i in from..to {
                let (begin, end) = (starts[turn(i)] as usize, starts[turn(i) + 1] as usize);
                // SAFETY: rows have entries of their own.
                let row = unsafe {
                    core::slice::from_raw_parts_mut(out.get().wrapping_add(begin), end - begin)
                };
                prefetch_first(a.indices().as_ptr().wrapping_add(a.offset(i) + COLUMNS_AHEAD));
                let inside = |c: usize| if forward { c < i } else { c > i };
                let entries = a.row(i).zip(a.columns(i)).filter(|e| inside(e.1));
                let mut ascending = true;
                let mut last = 0;
                for (k, (at, c)) in entries.enumerate() {
                    // From the end a row is met from its end.
                    let to = if forward { k } else { row.len() - 1 - k };
                    row[to] = (turn(c) as u32, at as u32);
                    ascending &= k == 0 || last < c;
                    last = c;
                }
                // What occurs more than once comes in a fixed order.
                if !ascending {
                    row.sort_unstable();
                }
            }
        });
        Ok(Strict { forward, dep: Dependencies { starts, list }, diagonal })
    }

    /// [`Strict::of_rows`] in one pass.
    fn at_once<I: Index, V: Value>(forward: bool, a: Proven<I, V>) -> Result<Strict> {
        let n = a.rows();
        let mut diagonal = zeroed::<u32>(n)?;
        let mut starts = zeroed::<u32>(n + 1)?;
        // What is not used is never touched.
        let mut list = reserved::<(u32, u32)>(a.nnz())?;
        for row in 0..n {
            let i = if forward { row } else { n - 1 - row };
            let ahead = if forward { COLUMNS_AHEAD } else { COLUMNS_AHEAD.wrapping_neg() };
            let indices = a.indices().as_ptr().wrapping_add(a.offset(i));
            prefetch_first(indices.wrapping_add(ahead));
            let (begin, mut at, mut ascending) = (list.len(), MISSING, true);
            let mut least = 0;
            let mut put = |k: usize, c: usize| {
                if c == i {
                    at = at.min(k as u32);
                } else if (c < i) == forward {
                    let before = if forward { c } else { n - 1 - c } as u32;
                    ascending &= before >= least;
                    least = before + 1;
                    // There is room for all entries, so this does not allocate.
                    list.push((before, k as u32));
                }
            };
            let entries = a.row(i).zip(a.columns(i));
            if forward {
                entries.for_each(|(k, c)| put(k, c));
            } else {
                a.row(i).rev().for_each(|k| put(k, a.column(k)));
            }
            if !ascending {
                list[begin..].sort_unstable();
            }
            diagonal[i] = at;
            starts[row + 1] = list.len() as u32;
        }
        Ok(Strict { forward, dep: Dependencies { starts, list }, diagonal })
    }

    /// The triangle of A transposed: upper, forward, or lower, from the end.
    fn of_columns<I: Index, V: Value>(forward: bool, a: Proven<I, V>) -> Result<Strict> {
        let n = a.rows();
        // Counting from the end, and back.
        let turn = |i: usize| if forward { i } else { n - 1 - i };
        let inside = |i: usize, c: usize| if forward { c > i } else { c < i };
        let mut diagonal = zeroed::<u32>(n)?;
        diagonal.fill(MISSING);
        let mut starts = zeroed::<u32>(n + 1)?;
        let mut ascending = true;
        for i in 0..n {
            let mut least = 0;
            prefetch_first(a.indices().as_ptr().wrapping_add(a.offset(i) + COLUMNS_AHEAD));
            for (k, c) in a.row(i).zip(a.columns(i)) {
                ascending &= c >= least;
                least = c + 1;
                if c == i {
                    diagonal[i] = diagonal[i].min(k as u32);
                } else if inside(i, c) {
                    starts[turn(c)] += 1;
                }
            }
        }
        // Each start is where the row ends, until its entries are put in from behind.
        let mut sum = 0;
        for start in &mut starts {
            sum += *start;
            *start = sum;
        }
        let mut list = zeroed::<(u32, u32)>(sum as usize)?;
        for row in (0..n).rev() {
            let i = turn(row);
            let here = a.indices().as_ptr().wrapping_add(a.offset(i));
            prefetch_first(if forward {
                here.wrapping_sub(COLUMNS_AHEAD)
            } else {
                here.wrapping_add(COLUMNS_AHEAD)
            });
            for (k, c) in a.row(i).zip(a.columns(i)) {
                if inside(i, c) {
                    let start = &mut starts[turn(c)];
                    *start -= 1;
                    list[*start as usize] = (row as u32, k as u32);
                }
            }
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

    /// Calls f(row, its entries, their elements of `out`) in the order of a schedule, in which entries begin at `starts`.
    fn by_place(
        &self,
        par: &dyn Executor,
        schedule: &Schedule,
        starts: &[u32],
        out: &mut [u32],
        f: impl Fn(usize, &Entries, &mut [u32]) + Sync,
    ) {
        let n = schedule.rows().len();
        let out = Shared::new(out.as_mut_ptr());
        for_ranges(par, n, 16 * (self.dep.list.len() / n.max(1) + 1), |from, to| {
            for place in from..to {
                let row = schedule.rows()[place] as usize;
                let entries = self.dep.of(row);
                // SAFETY: places have elements of their own.
                let out = unsafe {
                    let first = out.get().wrapping_add(starts[place] as usize);
                    core::slice::from_raw_parts_mut(first, entries.len())
                };
                f(row, entries, out);
            }
        });
    }

    /// The columns of A's entries. Whether the values of each row lie side by side up to the diagonal.
    pub fn columns(
        &self,
        par: &dyn Executor,
        schedule: &Schedule,
        starts: &[u32],
        columns: &mut [u32],
    ) -> bool {
        let apart = AtomicBool::new(false);
        self.by_place(par, schedule, starts, columns, |row, entries, out| {
            let at = self.diagonal[self.turn(row as u32) as usize];
            let mut adjacent = true;
            for (t, (&(before, k), out)) in entries.iter().zip(out).enumerate() {
                *out = self.turn(before);
                let left = (entries.len() - t) as u32;
                let beside =
                    if self.forward { at.wrapping_sub(left) } else { at.wrapping_add(left) };
                // Beside what is missing is nothing, though the sum may say otherwise.
                adjacent &= at != MISSING && k == beside;
            }
            if !adjacent {
                apart.store(true, Relaxed);
            }
        });
        !apart.into_inner()
    }

    /// The positions of A's entries.
    pub fn positions(
        &self,
        par: &dyn Executor,
        schedule: &Schedule,
        starts: &[u32],
        positions: &mut [u32],
    ) {
        self.by_place(par, schedule, starts, positions, |_, entries, out| {
            entries.iter().zip(out).for_each(|(e, out)| *out = e.1);
        });
    }

    /// The first row of A without a diagonal entry.
    pub fn structural_zero(&self) -> Option<usize> {
        self.diagonal.iter().position(|&k| k == MISSING)
    }
}
