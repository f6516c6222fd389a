//! Drops the entries of compressed rows whose modulus does not exceed a threshold; NaN stays.

use super::super::csr::Proven;
use super::super::{Base, Error, Index, Result, for_ranges, modulus};
use super::{FirstWrong, offsets_of_rows, rooms};
use crate::kernel::pack::Shared;
use crate::kernel::par::Executor;
use crate::kernel::scalar::Scalar;

/// Whether an entry stays.
fn stays<T: Scalar>(a: T, threshold: T::Real) -> bool {
    !(modulus(a) <= threshold)
}

/// The offsets of what stays. Returns its number.
pub fn prune_offsets<I: Index, T: Scalar>(
    par: &dyn Executor,
    a: Proven<I, T>,
    threshold: T::Real,
    base: Base,
    offsets: &mut [I],
) -> Result<usize> {
    offsets_of_rows(par, a.rows(), a.bytes() / a.rows().max(1), base, offsets, |i| {
        a.values()[a.row(i)].iter().filter(|&&v| stays(v, threshold)).count()
    })
}

/// The entries that stay, to where the offsets say.
pub fn prune<I: Index, T: Scalar>(
    par: &dyn Executor,
    a: Proven<I, T>,
    threshold: T::Real,
    base: Base,
    offsets: &[I],
    indices: &mut [I],
    values: &mut [T],
) -> Result<()> {
    if a.cols() > I::MAX - base.offset() {
        return Err(Error::TooLarge);
    }
    rooms(base, offsets, a.rows(), indices.len().min(values.len()))?;
    let wrong = FirstWrong::new();
    let (columns, out) = (Shared::new(indices.as_mut_ptr()), Shared::new(values.as_mut_ptr()));
    for_ranges(par, a.rows(), 2 * a.bytes() / a.rows().max(1), |from, to| {
        for i in from..to {
            let mut next = offsets[i].since(base.offset());
            let end = offsets[i + 1].since(base.offset());
            for k in a.row(i) {
                let v = a.values()[k];
                if !stays(v, threshold) {
                    continue;
                }
                if next == end {
                    return wrong.note::<()>(Err(Error::Malformed { at: i }));
                }
                // SAFETY: the offsets do not fall and end inside both arrays.
                unsafe {
                    *columns.get().wrapping_add(next) = I::new(a.column(k) + base.offset());
                    *out.get().wrapping_add(next) = v;
                }
                next += 1;
            }
            if next != end {
                return wrong.note::<()>(Err(Error::Malformed { at: i }));
            }
        }
    });
    wrong.result()
}

/// The number of entries of each row that stay, of rows that end at the last value. Returns their sum.
pub fn prune_counts<I: Index, T: Scalar>(
    par: &dyn Executor,
    base: Base,
    offsets: &[I],
    values: &[T],
    threshold: T::Real,
    counts: &mut [I],
) -> Result<usize> {
    let rows = counts.len();
    rooms(base, offsets, rows, values.len())?;
    let out = Shared::new(counts.as_mut_ptr());
    let each = values.len() / rows.max(1) * size_of::<T>() + 1;
    for_ranges(par, rows, each, |from, to| {
        for i in from..to {
            let (low, high) =
                (offsets[i].since(base.offset()), offsets[i + 1].since(base.offset()));
            let count = values[low..high].iter().filter(|&&v| stays(v, threshold)).count();
            // SAFETY: one element for each row.
            unsafe { *out.get().wrapping_add(i) = I::new(count) };
        }
    });
    Ok(counts.iter().map(|count| count.since(0)).sum())
}
