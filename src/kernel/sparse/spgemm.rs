//! C = alpha A B + beta C for compressed rows, row by row (F. G. Gustavson, ACM TOMS 4(3), 1978): offsets first,
//! entries second.
//!
//! A thread has a mark and a sum for each column. The entries of a row of C are summed in the order in which
//! A's and B's entries are met, and columns are sorted at the end, so bits do not depend on threads.

use super::convert::{FirstWrong, counts_to_offsets, rooms};
use super::csr::Proven;
use super::{Base, Error, Index, Result, Value};
use crate::kernel::pack::Shared;
use crate::kernel::par::Executor;
use crate::kernel::scalar::Scalar;
use core::mem::MaybeUninit;

/// Tasks that rows are cut into at most, and entries of A in one at least.
const TASKS: usize = 256;
const LEAST: usize = 1024;

/// A mark that no row leaves.
const NONE: usize = usize::MAX;

/// Elements of work memory of either kind: one for each column and slot.
pub fn spgemm_work(slots: usize, columns: usize) -> usize {
    slots.saturating_mul(columns)
}

/// Calls f(row, marks, slot) for all rows of A, with the slot's marks of B's columns.
fn for_rows<I: Index, V: Value>(
    par: &dyn Executor,
    a: Proven<I, V>,
    columns: usize,
    marks: &mut [MaybeUninit<usize>],
    f: impl Fn(usize, &mut [usize], usize) + Sync,
) -> Result<()> {
    let needed = spgemm_work(par.width(), columns);
    if marks.len() < needed {
        return Err(Error::Short);
    }
    marks[..needed].fill(MaybeUninit::new(NONE));
    let marks = Shared::new(marks.as_mut_ptr().cast::<usize>());
    let tasks = ((a.nnz() + a.rows()) / LEAST).clamp(1, TASKS);
    let part = |task: usize, slot: usize| {
        // SAFETY: filled above, and the slot's own.
        let marks = unsafe {
            core::slice::from_raw_parts_mut(marks.get().wrapping_add(slot * columns), columns)
        };
        for i in a.cut(task, tasks)..a.cut(task + 1, tasks) {
            f(i, marks, slot);
        }
    };
    if tasks == 1 {
        part(0, 0)
    } else {
        par.run(tasks, &part)
    }
    Ok(())
}

/// The offsets of C. Returns the number of its entries. `marks` as [`spgemm_work`] says, for B's columns.
pub fn spgemm_offsets<I: Index, V: Value>(
    par: &dyn Executor,
    a: Proven<I, V>,
    b: Proven<I, V>,
    base: Base,
    offsets: &mut [I],
    marks: &mut [MaybeUninit<usize>],
) -> Result<usize> {
    if a.cols() != b.rows() || offsets.len() <= a.rows() {
        return Err(Error::Short);
    }
    if b.cols() > I::MAX - base.offset() {
        return Err(Error::TooLarge);
    }
    let offsets = &mut offsets[..=a.rows()];
    let out = Shared::new(offsets[1..].as_mut_ptr());
    for_rows(par, a, b.cols(), marks, |i, marks, _| {
        let mut count = 0;
        for j in a.columns(i) {
            for column in b.columns(j) {
                count += usize::from(marks[column] != i);
                marks[column] = i;
            }
        }
        // SAFETY: one element for each row.
        unsafe { *out.get().wrapping_add(i) = I::new(count) };
    })?;
    counts_to_offsets(base, offsets)
}

/// The entries of C by ascending columns, to where the offsets say. With beta not zero, `values` holds those of
/// a C with these entries. `sums` like `marks`.
pub fn spgemm<I: Index, T: Scalar>(
    par: &dyn Executor,
    alpha: T,
    a: Proven<I, T>,
    b: Proven<I, T>,
    beta: T,
    base: Base,
    (offsets, indices, values): (&[I], &mut [I], &mut [T]),
    marks: &mut [MaybeUninit<usize>],
    sums: &mut [MaybeUninit<T>],
) -> Result<()> {
    if a.cols() != b.rows() || sums.len() < spgemm_work(par.width(), b.cols()) {
        return Err(Error::Short);
    }
    if b.cols() > I::MAX - base.offset() {
        return Err(Error::TooLarge);
    }
    rooms(base, offsets, a.rows(), indices.len().min(values.len()))?;
    let wrong = FirstWrong::new();
    let (indices, values) = (Shared::new(indices.as_mut_ptr()), Shared::new(values.as_mut_ptr()));
    let sums = Shared::new(sums.as_mut_ptr().cast::<T>());
    for_rows(par, a, b.cols(), marks, |i, marks, slot| {
        let sums = sums.get().wrapping_add(slot * b.cols());
        let begin = offsets[i].since(base.offset());
        let len = offsets[i + 1].since(base.offset()) - begin;
        // SAFETY: rows have elements of their own inside both arrays.
        let (indices, values) = unsafe {
            (
                core::slice::from_raw_parts_mut(indices.get().wrapping_add(begin), len),
                core::slice::from_raw_parts_mut(values.get().wrapping_add(begin), len),
            )
        };
        let mut met = 0;
        for k in a.row(i) {
            let v = a.values()[k];
            for l in b.row(a.column(k)) {
                let column = b.column(l);
                let sum = sums.wrapping_add(column);
                let term = v * b.values()[l];
                if marks[column] == i {
                    // SAFETY: the slot's own sums; this one has been written in this row.
                    unsafe { *sum += term };
                    continue;
                }
                if met == len {
                    return wrong.note::<()>(Err(Error::Malformed { at: i }));
                }
                marks[column] = i;
                indices[met] = I::new(column + base.offset());
                met += 1;
                // SAFETY: the slot's own sums.
                unsafe { *sum = term };
            }
        }
        if met != len {
            return wrong.note::<()>(Err(Error::Malformed { at: i }));
        }
        indices.sort_unstable();
        for (index, value) in indices.iter().zip(values) {
            // SAFETY: written above, in this row.
            let sum = alpha * unsafe { *sums.wrapping_add(index.since(base.offset())) };
            *value = if beta.is_zero() { sum } else { sum + beta * *value };
        }
    })?;
    wrong.result()
}
