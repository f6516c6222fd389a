//! Dense matrices to compressed rows and back. Compressed columns are the rows of the transposed view.
//!
//! Elements that are exactly zero are dropped; a NaN is none. Whichever way a dense matrix is stored, it
//! is met in strips of rows, column by column, with a cursor for each row of the strip.

use super::super::csr::Proven;
use super::super::number::Stored;
use super::super::{Base, Error, Index, Result, for_ranges};
use super::{FirstWrong, counts_to_offsets, rooms};
use crate::kernel::pack::Shared;
use crate::kernel::par::Executor;
use crate::kernel::view::{MatMut, MatRef};

/// Rows of a strip.
const STRIP: usize = 64;

/// Calls f(first row, rows) for all strips.
fn strips(par: &dyn Executor, rows: usize, bytes: usize, f: impl Fn(usize, usize) + Sync) {
    let bytes = bytes.saturating_mul(STRIP);
    for_ranges(par, rows.div_ceil(STRIP), bytes, |from, to| {
        for strip in from..to {
            f(strip * STRIP, STRIP.min(rows - strip * STRIP));
        }
    });
}

/// The number of nonzeros in each row of a view, and their sum.
pub fn count_rows<I: Index, T: Stored>(
    par: &dyn Executor,
    a: MatRef<T>,
    counts: &mut [I],
) -> Result<usize> {
    let rows = a.rows();
    if counts.len() < rows {
        return Err(Error::Short);
    }
    if a.cols() > I::MAX {
        return Err(Error::TooLarge);
    }
    let out = Shared::new(counts.as_mut_ptr());
    strips(par, rows, a.cols() * size_of::<T>(), |first, height| {
        let mut count = [0usize; STRIP];
        for j in 0..a.cols() {
            for i in 0..height {
                count[i] += usize::from(!a.get(first + i, j).is_zero());
            }
        }
        for i in 0..height {
            // SAFETY: one element for each row.
            unsafe { *out.get().wrapping_add(first + i) = I::new(count[i]) };
        }
    });
    let sum = |sum: usize, count: &I| sum.checked_add(count.since(0));
    counts[..rows].iter().try_fold(0, sum).ok_or(Error::TooLarge)
}

/// The offsets of the nonzeros of a view by rows. Returns their number.
pub fn dense_offsets<I: Index, T: Stored>(
    par: &dyn Executor,
    a: MatRef<T>,
    base: Base,
    offsets: &mut [I],
) -> Result<usize> {
    if offsets.len() <= a.rows() {
        return Err(Error::Short);
    }
    let offsets = &mut offsets[..=a.rows()];
    count_rows(par, a, &mut offsets[1..])?;
    counts_to_offsets(base, offsets)
}

/// The offsets that go with numbers of entries.
pub fn offsets_of_counts<I: Index>(base: Base, counts: &[I], offsets: &mut [I]) -> Result<usize> {
    if offsets.len() <= counts.len() {
        return Err(Error::Short);
    }
    let offsets = &mut offsets[..=counts.len()];
    offsets[1..].copy_from_slice(counts);
    counts_to_offsets(base, offsets)
}

/// The nonzeros of a view by rows, to where the offsets say.
pub fn dense_to_csr<I: Index, T: Stored>(
    par: &dyn Executor,
    a: MatRef<T>,
    base: Base,
    offsets: &[I],
    indices: &mut [I],
    values: &mut [T],
) -> Result<()> {
    let rows = a.rows();
    if a.cols() > I::MAX - base.offset() {
        return Err(Error::TooLarge);
    }
    rooms(base, offsets, rows, indices.len().min(values.len()))?;
    let wrong = FirstWrong::new();
    let (columns, out) = (Shared::new(indices.as_mut_ptr()), Shared::new(values.as_mut_ptr()));
    strips(par, rows, a.cols() * size_of::<T>(), |first, height| {
        let (mut next, mut end) = ([0; STRIP], [0; STRIP]);
        for i in 0..height {
            next[i] = offsets[first + i].since(base.offset());
            end[i] = offsets[first + i + 1].since(base.offset());
        }
        for j in 0..a.cols() {
            for i in 0..height {
                let x = a.get(first + i, j);
                if x.is_zero() {
                    continue;
                }
                if next[i] == end[i] {
                    wrong.note::<()>(Err(Error::Malformed { at: first + i }));
                    continue;
                }
                // SAFETY: the offsets do not fall and end inside both arrays, so rows have elements
                // of their own.
                unsafe {
                    *columns.get().wrapping_add(next[i]) = I::new(j + base.offset());
                    *out.get().wrapping_add(next[i]) = x;
                }
                next[i] += 1;
            }
        }
        for i in 0..height {
            if next[i] != end[i] {
                wrong.note::<()>(Err(Error::Malformed { at: first + i }));
            }
        }
    });
    wrong.result()
}

/// All elements of a dense matrix of A's shape: zeros, and the entries of A. Of entries that occur more than
/// once the last one counts.
pub fn csr_to_dense<I: Index, T: Stored>(
    par: &dyn Executor,
    a: Proven<I, T>,
    b: MatMut<T>,
) -> Result<()> {
    if (a.rows(), a.cols()) != (b.rows(), b.cols()) {
        return Err(Error::Short);
    }
    strips(par, b.rows(), b.cols() * size_of::<T>(), |first, height| {
        // SAFETY: strips have rows of their own.
        let mut b = unsafe { b.alias() };
        for j in 0..b.cols() {
            for i in first..first + height {
                b.set(i, j, T::ZERO);
            }
        }
        for i in first..first + height {
            for k in a.row(i) {
                b.set(i, a.column(k), a.values()[k]);
            }
        }
    });
    Ok(())
}
