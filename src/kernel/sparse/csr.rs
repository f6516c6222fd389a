//! Compressed rows, as a caller passes them, and the proof that they can be walked.
//!
//! [`Csr`] has arrays of sufficient length and promises nothing about what is in them. Offsets and
//! indices are proven by [`Csr::prove_rows`], block by block, or by [`Csr::prove`], which returns a
//! [`Proven`] matrix: only that, or a proven range of rows, is walked without checks. The proof is a
//! few operations on vectors for each index ([`Index::all_below`]), without an early way out.
//!
//! Compressed columns are the compressed rows of the transpose.

use super::{Base, Error, Index, Result, TASK, Value};
use crate::kernel::par::Executor;
use crate::kernel::triangle::Trans;
use core::ops::{Deref, Range};
use core::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// Compressed rows. A pattern without values has `T = ()`.
#[derive(Debug)]
pub struct Csr<'a, I, T> {
    rows: usize,
    cols: usize,
    base: Base,
    offsets: &'a [I],
    indices: &'a [I],
    values: &'a [T],
}

impl<I, T> Clone for Csr<'_, I, T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<I, T> Copy for Csr<'_, I, T> {}

/// Which lines of a matrix are compressed. Compressed columns are passed as the rows of the transpose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    Rows,
    Columns,
}

impl By {
    /// Whether the stored rows are the rows of op(A), so that products sum along them.
    pub(super) fn gathers(self, trans: Trans) -> bool {
        (self == By::Rows) == (trans == Trans::No)
    }
}

/// Values of a matrix that has none.
pub const NO_VALUES: &[()] = &[(); usize::MAX];

impl<'a, I: Index> Csr<'a, I, ()> {
    /// A matrix without values.
    pub fn pattern(
        rows: usize,
        cols: usize,
        base: Base,
        offsets: &'a [I],
        indices: &'a [I],
    ) -> Result<Self> {
        Csr::new(rows, cols, base, offsets, indices, &NO_VALUES[..indices.len()])
    }
}

impl<'a, I: Index, T: Value> Csr<'a, I, T> {
    /// `offsets` has rows + 1 elements; row i's entries are offsets[i] - base up to offsets[i + 1] - base.
    /// There are as many entries as indices. Columns need not be sorted and may occur more than once.
    pub fn new(
        rows: usize,
        cols: usize,
        base: Base,
        offsets: &'a [I],
        indices: &'a [I],
        values: &'a [T],
    ) -> Result<Self> {
        if offsets.len() <= rows || values.len() < indices.len() {
            return Err(Error::Short);
        }
        let (offsets, values) = (&offsets[..rows + 1], &values[..indices.len()]);
        Ok(Csr { rows, cols, base, offsets, indices, values })
    }
    pub fn rows(&self) -> usize {
        self.rows
    }
    pub fn cols(&self) -> usize {
        self.cols
    }
    pub fn base(&self) -> Base {
        self.base
    }
    /// Entries there is room for; in a proven matrix, entries.
    pub fn nnz(&self) -> usize {
        self.indices.len()
    }
    pub fn offsets(&self) -> &'a [I] {
        self.offsets
    }
    pub fn indices(&self) -> &'a [I] {
        self.indices
    }
    pub fn values(&self) -> &'a [T] {
        self.values
    }
    /// The same entries without their values.
    pub fn without_values(&self) -> Csr<'a, I, ()> {
        let values = &NO_VALUES[..self.indices.len()];
        let Csr { rows, cols, base, offsets, indices, .. } = *self;
        Csr { rows, cols, base, offsets, indices, values }
    }
    /// Bytes of the entries and offsets, what a pass over the matrix reads.
    pub(super) fn bytes(&self) -> usize {
        let entry = size_of::<I>() + size_of::<T>();
        self.nnz().saturating_mul(entry).saturating_add(self.rows.saturating_mul(size_of::<I>()))
    }
    /// Where row i begins, if its offset is sound.
    #[inline(always)]
    pub(super) fn offset(&self, i: usize) -> usize {
        self.offsets[i].since(self.base.offset())
    }

    /// The row at which about `share` of `of` parts of the work is behind; any number up to rows in a matrix
    /// that is not sound, and 0 and rows for the first and last share.
    pub(super) fn cut(&self, share: usize, of: usize) -> usize {
        if share == 0 {
            return 0;
        }
        if share >= of {
            return self.rows;
        }
        // A row costs about as much as an entry, beside its entries.
        let total = (self.nnz() + self.rows) as u128;
        let wanted = (total * share as u128 / of as u128) as usize;
        let (mut low, mut high) = (0, self.rows);
        while low < high {
            let middle = low + (high - low) / 2;
            if self.offset(middle).saturating_add(middle) < wanted {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        low
    }

    /// Proves that the rows from..to have entries inside the arrays, in columns inside the matrix. Returns
    /// their entries.
    pub(super) fn prove_rows(&self, from: usize, to: usize) -> Result<Range<usize>> {
        let entries = self.prove_offsets(from, to)?;
        if !I::all_below(&self.indices[entries.clone()], self.base.offset(), self.cols) {
            return Err(self.wrong_row(from, to));
        }
        Ok(entries)
    }

    /// The part of [`Csr::prove_rows`] that concerns offsets.
    pub(super) fn prove_offsets(&self, from: usize, to: usize) -> Result<Range<usize>> {
        let offsets = &self.offsets[from..=to];
        let (first, last) = (self.offset(from), self.offset(to));
        let falling = offsets.iter().zip(&offsets[1..]).fold(false, |bad, (a, b)| bad | (a > b));
        if falling || first > last || last > self.nnz() {
            return Err(self.wrong_row(from, to));
        }
        Ok(first..last)
    }

    /// The first row of a range that is not sound.
    #[cold]
    fn wrong_row(&self, from: usize, to: usize) -> Error {
        let sound = |i: usize| {
            let (low, high) = (self.offset(i), self.offset(i + 1));
            low <= high
                && high <= self.nnz()
                && I::all_below(&self.indices[low..high], self.base.offset(), self.cols)
        };
        Error::Malformed { at: (from..to).find(|&i| !sound(i)).unwrap_or(from) }
    }

    /// Proves the whole matrix: offsets also begin at the base and end at the number of entries.
    pub fn prove(self, par: &dyn Executor) -> Result<Proven<'a, I, T>> {
        if self.offset(0) != 0 {
            return Err(Error::Malformed { at: 0 });
        }
        if self.offset(self.rows) != self.nnz() {
            return Err(Error::Malformed { at: self.rows });
        }
        let tasks = (self.without_values().bytes() / TASK).clamp(1, 64);
        let wrong = AtomicUsize::new(usize::MAX);
        let part = |task: usize| {
            let (from, to) = (self.cut(task, tasks), self.cut(task + 1, tasks));
            if from < to {
                if let Err(Error::Malformed { at }) = self.prove_rows(from, to) {
                    wrong.fetch_min(at, Relaxed);
                }
            } else if from > to {
                wrong.fetch_min(to, Relaxed);
            }
        };
        if tasks == 1 {
            part(0);
        } else {
            par.run(tasks, &|task, _| part(task));
        }
        match wrong.into_inner() {
            usize::MAX => Ok(Proven(self)),
            at => Err(Error::Malformed { at }),
        }
    }
}

/// Compressed rows that have been proven sound.
#[derive(Debug)]
pub struct Proven<'a, I, T>(Csr<'a, I, T>);

impl<I, T> Clone for Proven<'_, I, T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<I, T> Copy for Proven<'_, I, T> {}

impl<'a, I, T> Deref for Proven<'a, I, T> {
    type Target = Csr<'a, I, T>;
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl<'a, I: Index, T: Value> Proven<'a, I, T> {
    /// The entries of row i.
    #[inline(always)]
    pub fn row(&self, i: usize) -> Range<usize> {
        self.offset(i)..self.offset(i + 1)
    }
    /// The columns of row i.
    #[inline(always)]
    pub fn columns(&self, i: usize) -> impl DoubleEndedIterator<Item = usize> + use<'a, I, T> {
        let base = self.base.offset();
        self.indices[self.row(i)].iter().map(move |c| c.since(base))
    }
    /// The column of entry k.
    #[inline(always)]
    pub fn column(&self, k: usize) -> usize {
        self.indices[k].since(self.base.offset())
    }
    /// The same pattern; what was proven holds.
    pub fn pattern_only(&self) -> Proven<'a, I, ()> {
        Proven(self.0.without_values())
    }
    /// Whether the columns of every row ascend, none twice.
    pub fn is_sorted(&self) -> bool {
        (0..self.rows).all(|i| {
            let columns = &self.indices[self.row(i)];
            columns.is_sorted_by(|a, b| a < b)
        })
    }
}
