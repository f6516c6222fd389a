//! C = alpha A + beta B for compressed rows with ascending columns, by merging rows.
//!
//! C's pattern is the union, explicit zeros included, and does not depend on alpha and beta. Columns that do
//! not ascend give a C with entries that occur more than once, whose sum is right.

use super::super::csr::Proven;
use super::super::{Base, Error, Index, Result, for_ranges};
use super::{FirstWrong, offsets_of_rows, rooms};
use crate::kernel::pack::Shared;
use crate::kernel::par::Executor;
use crate::kernel::scalar::Scalar;
use crate::kernel::sparse::Value;

/// Calls f(column, entry of A, entry of B) for the union of two rows.
#[inline(always)]
fn merge<I: Index, T: Value>(
    a: Proven<I, T>,
    b: Proven<I, T>,
    i: usize,
    mut f: impl FnMut(usize, Option<usize>, Option<usize>),
) {
    let (mut p, mut q) = (a.row(i), b.row(i));
    let (mut ka, mut kb) = (p.next(), q.next());
    loop {
        match (ka, kb) {
            (None, None) => return,
            (Some(k), None) => {
                f(a.column(k), ka, None);
                ka = p.next();
            }
            (None, Some(k)) => {
                f(b.column(k), None, kb);
                kb = q.next();
            }
            (Some(x), Some(y)) => {
                let (ca, cb) = (a.column(x), b.column(y));
                f(ca.min(cb), ka.filter(|_| ca <= cb), kb.filter(|_| cb <= ca));
                if ca <= cb {
                    ka = p.next();
                }
                if cb <= ca {
                    kb = q.next();
                }
            }
        }
    }
}

fn same_shape<I: Index, T: Value>(a: Proven<I, T>, b: Proven<I, T>) -> Result<()> {
    if (a.rows(), a.cols()) == (b.rows(), b.cols()) { Ok(()) } else { Err(Error::Short) }
}

/// The offsets of C. Returns the number of its entries.
pub fn geam_offsets<I: Index, T: Value>(
    par: &dyn Executor,
    a: Proven<I, T>,
    b: Proven<I, T>,
    base: Base,
    offsets: &mut [I],
) -> Result<usize> {
    same_shape(a, b)?;
    let bytes = (a.bytes() + b.bytes()) / a.rows().max(1);
    offsets_of_rows(par, a.rows(), bytes, base, offsets, |i| {
        let mut count = 0;
        merge(a, b, i, |_, _, _| count += 1);
        count
    })
}

/// The entries of C, to where the offsets say. A factor of zero takes its matrix's values for zeros, unread.
pub fn geam<I: Index, T: Scalar>(
    par: &dyn Executor,
    (alpha, a): (T, Proven<I, T>),
    (beta, b): (T, Proven<I, T>),
    base: Base,
    offsets: &[I],
    indices: &mut [I],
    values: &mut [T],
) -> Result<()> {
    same_shape(a, b)?;
    if a.cols() > I::MAX - base.offset() {
        return Err(Error::TooLarge);
    }
    rooms(base, offsets, a.rows(), indices.len().min(values.len()))?;
    let wrong = FirstWrong::new();
    let (columns, out) = (Shared::new(indices.as_mut_ptr()), Shared::new(values.as_mut_ptr()));
    let times = |factor: T, x: Proven<I, T>, k: Option<usize>| match k {
        Some(k) if !factor.is_zero() => factor * x.values()[k],
        _ => T::ZERO,
    };
    for_ranges(par, a.rows(), 2 * (a.bytes() + b.bytes()) / a.rows().max(1), |from, to| {
        for i in from..to {
            let mut next = offsets[i].since(base.offset());
            let end = offsets[i + 1].since(base.offset());
            let mut fits = true;
            merge(a, b, i, |column, ka, kb| {
                if next == end {
                    fits = false;
                    return;
                }
                let value = match (ka, kb) {
                    (Some(_), Some(_)) => times(alpha, a, ka) + times(beta, b, kb),
                    (Some(_), None) => times(alpha, a, ka),
                    _ => times(beta, b, kb),
                };
                // SAFETY: the offsets do not fall and end inside both arrays.
                unsafe {
                    *columns.get().wrapping_add(next) = I::new(column + base.offset());
                    *out.get().wrapping_add(next) = value;
                }
                next += 1;
            });
            if !fits || next != end {
                wrong.note::<()>(Err(Error::Malformed { at: i }));
            }
        }
    });
    wrong.result()
}
