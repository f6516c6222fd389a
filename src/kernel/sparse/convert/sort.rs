//! Sorts entries, with the permutation that did it.
//!
//! The permutation is the caller's array, reordered as the entries are (an identity becomes the
//! permutation itself). Entries with the same place keep their order. Memory for the entries being
//! sorted is the caller's.

use super::super::csr::Csr;
use super::super::{Base, Error, Index, Result, for_ranges};
use super::FirstWrong;
use crate::kernel::pack::Shared;
use crate::kernel::par::Executor;
use core::mem::MaybeUninit;

/// An entry being sorted: its place, where it stood, and its element of the permutation.
#[derive(Clone, Copy)]
pub struct Entry<I> {
    major: I,
    minor: I,
    stood: usize,
    number: I,
}

/// Memory that sorting needs: one [`Entry`] for each entry.
pub type Work<I> = [MaybeUninit<Entry<I>>];

/// Sorts the columns of each row. `indices` and `permutation` have as many elements as there are entries.
pub fn sort_rows<I: Index>(
    par: &dyn Executor,
    rows: usize,
    base: Base,
    offsets: &[I],
    indices: &mut [I],
    permutation: &mut [I],
    work: &mut Work<I>,
) -> Result<()> {
    let nnz = indices.len();
    if permutation.len() < nnz || work.len() < nnz {
        return Err(Error::Short);
    }
    // Columns are only compared, so any are sound here; rows get elements of their own.
    let sound = Csr::pattern(rows, usize::MAX, base, offsets, &[] as &[I])?;
    let wrong = FirstWrong::new();
    for i in 0..rows {
        if sound.offset(i) > sound.offset(i + 1) || sound.offset(i + 1) > nnz {
            wrong.note::<()>(Err(Error::Malformed { at: i }));
        }
    }
    wrong.result()?;
    let columns = Shared::new(indices.as_mut_ptr());
    let numbers = Shared::new(permutation.as_mut_ptr());
    let items = Shared::new(work.as_mut_ptr().cast::<Entry<I>>());
    let bytes = (nnz / rows.max(1) + 1) * size_of::<Entry<I>>() * 4;
    for_ranges(par, rows, bytes, |from, to| {
        for i in from..to {
            let (begin, len) = (sound.offset(i), sound.offset(i + 1) - sound.offset(i));
            // SAFETY: the rows' ranges are inside all three arrays and do not overlap.
            let (columns, numbers) = unsafe {
                (
                    core::slice::from_raw_parts_mut(columns.get().wrapping_add(begin), len),
                    core::slice::from_raw_parts_mut(numbers.get().wrapping_add(begin), len),
                )
            };
            if columns.is_sorted() {
                continue;
            }
            let items = items.get().wrapping_add(begin);
            for k in 0..len {
                let (major, minor) = (columns[k], columns[k]);
                // SAFETY: as above.
                unsafe {
                    *items.wrapping_add(k) = Entry { major, minor, stood: k, number: numbers[k] };
                }
            }
            // SAFETY: all of them have been written.
            let items = unsafe { core::slice::from_raw_parts_mut(items, len) };
            items.sort_unstable_by_key(|e| (e.major, e.stood));
            for (k, e) in items.iter().enumerate() {
                (columns[k], numbers[k]) = (e.major, e.number);
            }
        }
    });
    Ok(())
}

/// Sorts coordinates by `major`, then `minor`: rows and columns, or columns and rows.
pub fn sort_coordinates<I: Index>(
    major: &mut [I],
    minor: &mut [I],
    permutation: &mut [I],
    work: &mut Work<I>,
) -> Result<()> {
    let nnz = major.len();
    if minor.len() < nnz || permutation.len() < nnz || work.len() < nnz {
        return Err(Error::Short);
    }
    for k in 0..nnz {
        work[k].write(Entry { major: major[k], minor: minor[k], stood: k, number: permutation[k] });
    }
    // SAFETY: nnz elements have been written.
    let items = unsafe { core::slice::from_raw_parts_mut(work.as_mut_ptr().cast(), nnz) };
    items.sort_unstable_by_key(|e: &Entry<I>| (e.major, e.minor, e.stood));
    for (k, e) in items.iter().enumerate() {
        (major[k], minor[k], permutation[k]) = (e.major, e.minor, e.number);
    }
    Ok(())
}
