//! Compressed rows to compressed columns: the transpose, by counting (F. G. Gustavson, ACM TOMS 4(3), 1978).
//!
//! Rows are met in their order, so the rows of a column come out ascending whatever the order of
//! columns was, and entries that occur twice stay in their order.

use super::super::csr::Proven;
use super::super::{Base, Error, Index, Result, Value};
use super::counts_to_offsets;

/// The columns of A: cols + 1 offsets, the row numbers and the values of the entries (`T = ()` for a
/// pattern, or positions for a permutation), counted from `base`.
pub fn csr_to_csc<I: Index, T: Value>(
    a: Proven<I, T>,
    base: Base,
    offsets: &mut [I],
    row_numbers: &mut [I],
    values: &mut [T],
) -> Result<()> {
    let (n, nnz) = (a.cols(), a.nnz());
    if offsets.len() <= n || row_numbers.len() < nnz || values.len() < nnz {
        return Err(Error::Short);
    }
    if nnz > I::MAX - base.offset() || a.rows() > I::MAX - base.offset() {
        return Err(Error::TooLarge);
    }
    let offsets = &mut offsets[..=n];
    offsets.fill(I::new(0));
    for k in 0..nnz {
        let count = &mut offsets[a.column(k) + 1];
        *count = I::new(count.since(0) + 1);
    }
    counts_to_offsets(base, offsets)?;
    // Each offset runs through its column and ends as the next one's.
    for i in 0..a.rows() {
        for k in a.row(i) {
            let next = &mut offsets[a.column(k)];
            let to = next.since(base.offset());
            *next = I::new(to + 1 + base.offset());
            row_numbers[to] = I::new(i + base.offset());
            values[to] = a.values()[k];
        }
    }
    offsets.copy_within(0..n, 1);
    offsets[0] = I::new(base.offset());
    Ok(())
}
