//! Blocked ELL: every row of square blocks has the same number of places for blocks, some of them empty.
//!
//! Values lie by rows of the whole matrix, `width` places of `block` elements in each. A place names a column of
//! blocks, or -1 (with base one, 0 as well): then it is empty, and its values are not read. Products sum a row's
//! places in their order.

use super::number::{Compute, Load, Store, Stored};
use super::spmm::{Dense, TASKS, fits, sum_rows};
use super::{Base, Error, Index, PARALLEL, Result, Value, for_ranges};
use crate::kernel::pack::Shared;
use crate::kernel::par::Executor;
use crate::kernel::view::{MatMut, MatRef};

/// The places of a matrix, proven to lead inside it.
#[derive(Clone, Copy, Debug)]
pub struct Places<'a, I> {
    rows: usize,
    cols: usize,
    block: usize,
    width: usize,
    base: Base,
    columns: &'a [I],
}

/// Which column of blocks an index names; none for an empty place.
#[inline(always)]
pub(super) fn named<I: Index>(index: I, base: Base) -> Option<usize> {
    let (column, last) = (index.since(base.offset()), usize::MAX);
    // -1 and base - 1, counted from the base.
    if column == last || column == last.wrapping_sub(base.offset()) { None } else { Some(column) }
}

impl<'a, I: Index> Places<'a, I> {
    /// `columns` has `ell_cols` / `block` places for each of `rows` / `block` rows of blocks; both divide, and so do
    /// `cols`. A column outside names its row of blocks.
    pub fn new(
        (rows, cols): (usize, usize),
        block: usize,
        ell_cols: usize,
        base: Base,
        columns: &'a [I],
    ) -> Result<Self> {
        if block == 0 || rows % block + cols % block + ell_cols % block != 0 {
            return Err(Error::Short);
        }
        let width = ell_cols / block;
        let count = (rows / block).checked_mul(width).ok_or(Error::TooLarge)?;
        let columns = columns.get(..count).ok_or(Error::Short)?;
        rows.checked_mul(ell_cols).ok_or(Error::TooLarge)?;
        let wrong = |i: &I| named(*i, base).is_some_and(|c| c >= cols / block);
        match columns.iter().position(wrong) {
            None => Ok(Places { rows, cols, block, width, base, columns }),
            Some(at) => Err(Error::Malformed { at: at / width }),
        }
    }
    /// Elements of the values' array.
    pub fn values(&self) -> usize {
        self.rows * self.ell_cols()
    }
    fn ell_cols(&self) -> usize {
        self.width * self.block
    }
    /// The places of row i: where their values begin in the row, and their first columns.
    #[inline(always)]
    fn of(&self, i: usize) -> impl Iterator<Item = (usize, Option<usize>)> + use<'a, I> {
        let first = i / self.block * self.width;
        let (block, base) = (self.block, self.base);
        let places = self.columns[first..first + self.width].iter().enumerate();
        places.map(move |(p, &c)| (p * block, named(c, base).map(|c| c * block)))
    }
}

/// C := alpha A op(B) + beta C; alpha = 0 reads neither A nor B, beta = 0 does not read C. `values` are A's.
pub fn spmm_ell<I: Index, A: Load<C>, X: Load<C>, Y: Store<C>, C: Compute>(
    par: &dyn Executor,
    alpha: C,
    (a, values): (Places<I>, &[A]),
    b: Dense<X>,
    beta: C,
    c: MatMut<Y>,
) -> Result<()> {
    fits((a.rows, a.cols), &b, &c)?;
    let values = values.get(..a.values()).ok_or(Error::Short)?;
    let (columns, ld, block) = (c.cols(), a.ell_cols(), a.block);
    let work = (values.len() + a.rows).saturating_mul(columns).saturating_mul(size_of::<C>());
    let tasks = if work < PARALLEL { 1 } else { (work / PARALLEL).clamp(1, TASKS) };
    let each = a.rows.div_ceil(tasks);
    let part = |task: usize| {
        let (from, to) = ((task * each).min(a.rows), ((task + 1) * each).min(a.rows));
        let terms = |i: usize| {
            let row = &values[(from + i) * ld..(from + i + 1) * ld];
            a.of(from + i).filter_map(|(at, first)| first.map(|first| (at, first))).flat_map(
                move |(at, first)| (0..block).map(move |l| (row[at + l].load(), first + l)),
            )
        };
        // SAFETY: tasks have rows of their own, and the places have been proven.
        unsafe {
            let mut c = c.alias();
            sum_rows(alpha, b, beta, c.rb_mut().sub(from, 0, to - from, columns), terms);
        }
    };
    if tasks == 1 {
        part(0);
    } else {
        par.run(tasks, &|task, _| part(task));
    }
    Ok(())
}

/// The values at the places of a dense matrix of the same shape; zeros in empty places.
pub fn dense_to_ell<I: Index, T: Stored>(
    par: &dyn Executor,
    b: MatRef<T>,
    a: Places<I>,
    values: &mut [T],
) -> Result<()> {
    if (b.rows(), b.cols()) != (a.rows, a.cols) || values.len() < a.values() {
        return Err(Error::Short);
    }
    let (out, ld) = (Shared::new(values.as_mut_ptr()), a.ell_cols());
    for_ranges(par, a.rows, 2 * ld * size_of::<T>(), |from, to| {
        for i in from..to {
            // SAFETY: rows do not overlap, and there is an element for each place's.
            let row =
                unsafe { core::slice::from_raw_parts_mut(out.get().wrapping_add(i * ld), ld) };
            for (at, first) in a.of(i) {
                for l in 0..a.block {
                    row[at + l] = first.map_or(T::ZERO, |first| b.get(i, first + l));
                }
            }
        }
    });
    Ok(())
}

/// All elements of a dense matrix of A's shape: zeros, and A's values. Of places that name the same column the last
/// one counts.
pub fn ell_to_dense<I: Index, T: Stored>(
    par: &dyn Executor,
    (a, values): (Places<I>, &[T]),
    b: MatMut<T>,
) -> Result<()> {
    if (b.rows(), b.cols()) != (a.rows, a.cols) || values.len() < a.values() {
        return Err(Error::Short);
    }
    let ld = a.ell_cols();
    for_ranges(par, a.rows, (ld + a.cols) * size_of::<T>(), |from, to| {
        // SAFETY: ranges have rows of their own.
        let mut b = unsafe { b.alias() };
        for i in from..to {
            for j in 0..a.cols {
                b.set(i, j, T::ZERO);
            }
            for (at, first) in a.of(i) {
                let Some(first) = first else { continue };
                for l in 0..a.block {
                    b.set(i, first + l, values[i * ld + at + l]);
                }
            }
        }
    });
    Ok(())
}

/// A matrix in slices of rows (sliced ELL): within a slice entries lie column by column, each as high as the slice,
/// with empty places as in blocked ELL.
#[derive(Clone, Copy, Debug)]
pub struct Sliced<'a, I, A> {
    pub rows: usize,
    pub cols: usize,
    /// Rows of a slice; the last one is as high as the others, with empty places below the matrix.
    pub slice: usize,
    pub base: Base,
    /// Where slices begin, and where the last one ends: a multiple of `slice` apart.
    pub offsets: &'a [I],
    pub columns: &'a [I],
    pub values: &'a [A],
}

impl<I: Index, A: Value> Sliced<'_, I, A> {
    pub(super) fn slices(&self) -> usize {
        self.rows.div_ceil(self.slice)
    }
    /// Whether there are as many offsets as slices ask for.
    pub(super) fn fits(&self) -> bool {
        self.slice > 0
            && self.offsets.len() > self.slices()
            && self.columns.len() >= self.values.len()
    }
    /// Where the entries of slice s are, if all of them are sound.
    pub(super) fn prove(&self, s: usize) -> Result<core::ops::Range<usize>> {
        let places = self.prove_bounds(s)?;
        let sound = |i: &I| named(*i, self.base).is_none_or(|c| c < self.cols);
        match self.columns[places.clone()].iter().all(sound) {
            true => Ok(places),
            false => Err(Error::Malformed { at: s * self.slice }),
        }
    }
    /// The part of [`Sliced::prove`] that concerns offsets.
    pub(super) fn prove_bounds(&self, s: usize) -> Result<core::ops::Range<usize>> {
        let base = self.base.offset();
        let (low, high) = (self.offsets[s].since(base), self.offsets[s + 1].since(base));
        if low > high || high > self.values.len() || (high - low) % self.slice != 0 {
            return Err(Error::Malformed { at: s * self.slice });
        }
        Ok(low..high)
    }
}
