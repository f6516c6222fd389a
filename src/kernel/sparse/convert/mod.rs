//! From one storage of a sparse matrix to another.
//!
//! Outputs are slices, so what a caller passes as sizes is compared with what is written. Results whose
//! length is not known beforehand are made in two steps: offsets first, entries second; the second
//! step trusts the offsets as far as they lead inside the arrays and agree with what it finds.

use super::{Base, Error, Index, Result};

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
