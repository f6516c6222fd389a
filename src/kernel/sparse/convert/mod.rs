//! From one storage of a sparse matrix to another.
//!
//! Outputs are slices, so what a caller passes as sizes is compared with what is written. Results whose
//! length is not known beforehand are made in two steps: offsets first, entries second; the second
//! step trusts the offsets as far as they lead inside the arrays and agree with what it finds.

use super::{Base, Error, Index, Result, for_ranges};
use crate::kernel::pack::Shared;
use crate::kernel::par::Executor;

pub mod bsr;
pub mod coo;
pub mod csc;
pub mod dense;
pub mod geam;
pub mod prune;
pub mod sort;

/// Turns the rows' numbers of entries in offsets[1..] into offsets. Returns their sum.
pub(super) fn counts_to_offsets<I: Index>(base: Base, offsets: &mut [I]) -> Result<usize> {
    let mut sum = 0usize;
    let Some((first, counts)) = offsets.split_first_mut() else { return Err(Error::Short) };
    *first = I::new(base.offset());
    for count in counts {
        sum = sum.checked_add(count.since(0)).ok_or(Error::TooLarge)?;
        if sum > I::MAX - base.offset() {
            return Err(Error::TooLarge);
        }
        *count = I::new(sum + base.offset());
    }
    Ok(sum)
}

/// The offsets of rows that have count(i) entries each. Returns the number of all entries. A row moves about `bytes`.
pub(super) fn offsets_of_rows<I: Index>(
    par: &dyn Executor,
    rows: usize,
    bytes: usize,
    base: Base,
    offsets: &mut [I],
    count: impl Fn(usize) -> usize + Sync,
) -> Result<usize> {
    if offsets.len() <= rows {
        return Err(Error::Short);
    }
    let offsets = &mut offsets[..=rows];
    let out = Shared::new(offsets[1..].as_mut_ptr());
    for_ranges(par, rows, bytes, |from, to| {
        for i in from..to {
            // SAFETY: one element for each row.
            unsafe { *out.get().wrapping_add(i) = I::new(count(i)) };
        }
    });
    counts_to_offsets(base, offsets)
}

/// Whether there are offsets for all rows, which do not fall and end inside `len` elements: then rows have elements of
/// their own.
pub(super) fn rooms<I: Index>(base: Base, offsets: &[I], rows: usize, len: usize) -> Result<()> {
    if offsets.len() <= rows {
        return Err(Error::Short);
    }
    (0..rows).try_for_each(|i| room(base, offsets, i, len).map(|_| ()))
}

/// Where row i's entries are to be written, if the offsets lead inside `len` elements.
pub(super) fn room<I: Index>(
    base: Base,
    offsets: &[I],
    i: usize,
    len: usize,
) -> Result<(usize, usize)> {
    let (from, to) = (offsets[i].since(base.offset()), offsets[i + 1].since(base.offset()));
    if from <= to && to <= len { Ok((from, to)) } else { Err(Error::Malformed { at: i }) }
}

/// Remembers the first error of tasks that run at once, by row.
pub(super) struct FirstWrong(core::sync::atomic::AtomicUsize);

impl FirstWrong {
    pub fn new() -> Self {
        FirstWrong(core::sync::atomic::AtomicUsize::new(usize::MAX))
    }
    pub fn note<R>(&self, result: Result<R>) {
        if let Err(Error::Malformed { at }) = result {
            self.0.fetch_min(at, core::sync::atomic::Ordering::Relaxed);
        }
    }
    pub fn result(self) -> Result<()> {
        match self.0.into_inner() {
            usize::MAX => Ok(()),
            at => Err(Error::Malformed { at }),
        }
    }
}
