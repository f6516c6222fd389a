//! Row numbers of all entries to row offsets and back.

use super::super::{Base, Error, Index, Result, for_ranges};
use super::rooms;
use crate::kernel::pack::Shared;
use crate::kernel::par::Executor;

/// The rows + 1 offsets of entries whose row numbers ascend.
pub fn coo_to_csr<I: Index>(
    rows: usize,
    base: Base,
    row_numbers: &[I],
    offsets: &mut [I],
) -> Result<()> {
    if offsets.len() <= rows {
        return Err(Error::Short);
    }
    if row_numbers.len() > I::MAX - base.offset() {
        return Err(Error::TooLarge);
    }
    // Every offset up to row i is known once an entry of row i has come.
    let mut known = 0;
    for (k, row) in row_numbers.iter().enumerate() {
        let row = row.since(base.offset());
        if row >= rows || row + 1 < known {
            return Err(Error::Malformed { at: k });
        }
        if row >= known {
            offsets[known..=row].fill(I::new(k + base.offset()));
            known = row + 1;
        }
    }
    offsets[known..=rows].fill(I::new(row_numbers.len() + base.offset()));
    Ok(())
}

/// The row numbers of entries with these offsets.
pub fn csr_to_coo<I: Index>(
    par: &dyn Executor,
    rows: usize,
    base: Base,
    offsets: &[I],
    row_numbers: &mut [I],
) -> Result<()> {
    // Offsets that do not fall give every row elements of its own.
    let len = row_numbers.len();
    rooms(base, offsets, rows, len)?;
    let out = Shared::new(row_numbers.as_mut_ptr());
    let bytes = size_of::<I>() * (len / rows.max(1) + 1);
    for_ranges(par, rows, bytes, |from, to| {
        for i in from..to {
            let begin = offsets[i].since(base.offset());
            let end = offsets[i + 1].since(base.offset());
            for k in begin..end {
                // SAFETY: below `len`, and in no other row.
                unsafe { *out.get().wrapping_add(k) = I::new(i + base.offset()) };
            }
        }
    });
    Ok(())
}
