//! Compressed rows to rows of dense blocks and back.
//!
//! A block is there if one of its elements is; its other elements are zeros. Back again, all elements of blocks
//! are entries. Blocks of a row come out by ascending columns, entries of a row in the order of its blocks.

use super::super::bsr::Bsr;
use super::super::csr::Proven;
use super::super::number::Stored;
use super::super::{Base, Error, Index, Result, Value, for_ranges};
use super::{FirstWrong, counts_to_offsets, offsets_of_rows, rooms};
use crate::kernel::pack::Shared;
use crate::kernel::par::Executor;
use core::mem::MaybeUninit;

/// A mark that no row leaves.
const NONE: usize = usize::MAX;
/// Tasks that rows of blocks are cut into at most, and entries in one at least.
const TASKS: usize = 256;
const LEAST: usize = 4096;

/// Rows and columns of blocks that cover a matrix.
fn covers(rows: usize, cols: usize, block: (usize, usize)) -> Result<(usize, usize)> {
    if block.0 == 0 || block.1 == 0 {
        return Err(Error::Short);
    }
    Ok((rows.div_ceil(block.0), cols.div_ceil(block.1)))
}

/// Elements of work memory for [`csr_to_bsr_offsets`] and [`csr_to_bsr`]: one for each column of blocks and slot.
pub fn csr_to_bsr_work(slots: usize, cols: usize, block: (usize, usize)) -> usize {
    slots.saturating_mul(cols.div_ceil(block.1.max(1)))
}

/// Calls f(row of blocks, marks of columns of blocks) for all rows of blocks.
fn for_block_rows<I: Index, V: Value>(
    par: &dyn Executor,
    a: Proven<I, V>,
    (block_rows, block_cols): (usize, usize),
    marks: &mut [MaybeUninit<usize>],
    f: impl Fn(usize, &mut [usize]) + Sync,
) -> Result<()> {
    let needed = par.width().saturating_mul(block_cols);
    let marks = marks.get_mut(..needed).ok_or(Error::Short)?;
    marks.fill(MaybeUninit::new(NONE));
    let marks = Shared::new(marks.as_mut_ptr().cast::<usize>());
    let tasks = ((a.nnz() + a.rows()) / LEAST).clamp(1, TASKS).min(block_rows.max(1));
    let each = block_rows.div_ceil(tasks);
    let part = |task: usize, slot: usize| {
        // SAFETY: filled above, and the slot's own.
        let marks = unsafe {
            let first = marks.get().wrapping_add(slot * block_cols);
            core::slice::from_raw_parts_mut(first, block_cols)
        };
        for i in task * each..block_rows.min((task + 1) * each) {
            f(i, marks);
        }
    };
    if tasks == 1 {
        part(0, 0)
    } else {
        par.run(tasks, &part)
    }
    Ok(())
}

/// The rows of A in a row of blocks.
fn rows_of<I: Index, V: Value>(
    a: Proven<I, V>,
    i: usize,
    block: (usize, usize),
) -> core::ops::Range<usize> {
    i * block.0..a.rows().min((i + 1) * block.0)
}

/// The offsets of the blocks of `block` rows and columns. Returns their number.
pub fn csr_to_bsr_offsets<I: Index, V: Value>(
    par: &dyn Executor,
    a: Proven<I, V>,
    block: (usize, usize),
    base: Base,
    offsets: &mut [I],
    marks: &mut [MaybeUninit<usize>],
) -> Result<usize> {
    let cover = covers(a.rows(), a.cols(), block)?;
    if offsets.len() <= cover.0 {
        return Err(Error::Short);
    }
    let offsets = &mut offsets[..=cover.0];
    let out = Shared::new(offsets[1..].as_mut_ptr());
    for_block_rows(par, a, cover, marks, |i, marks| {
        let mut count = 0;
        for j in rows_of(a, i, block).flat_map(|row| a.columns(row)) {
            count += usize::from(marks[j / block.1] != i);
            marks[j / block.1] = i;
        }
        // SAFETY: one element for each row of blocks.
        unsafe { *out.get().wrapping_add(i) = I::new(count) };
    })?;
    counts_to_offsets(base, offsets)
}

/// The blocks, to where the offsets say; their elements by rows or by columns. Of entries that occur more than once
/// the last one counts.
pub fn csr_to_bsr<I: Index, T: Stored>(
    par: &dyn Executor,
    a: Proven<I, T>,
    (block, by_rows): ((usize, usize), bool),
    base: Base,
    (offsets, indices, values): (&[I], &mut [I], &mut [T]),
    marks: &mut [MaybeUninit<usize>],
) -> Result<()> {
    let cover = covers(a.rows(), a.cols(), block)?;
    if cover.1 > I::MAX - base.offset() {
        return Err(Error::TooLarge);
    }
    let size = block.0.checked_mul(block.1).ok_or(Error::TooLarge)?;
    rooms(base, offsets, cover.0, indices.len().min(values.len() / size))?;
    let (rs, cs) = if by_rows { (block.1, 1) } else { (1, block.0) };
    let wrong = FirstWrong::new();
    let (indices, values) = (Shared::new(indices.as_mut_ptr()), Shared::new(values.as_mut_ptr()));
    for_block_rows(par, a, cover, marks, |i, marks| {
        let begin = offsets[i].since(base.offset());
        let len = offsets[i + 1].since(base.offset()) - begin;
        // SAFETY: rows of blocks have elements of their own inside both arrays.
        let (indices, values) = unsafe {
            (
                core::slice::from_raw_parts_mut(indices.get().wrapping_add(begin), len),
                core::slice::from_raw_parts_mut(
                    values.get().wrapping_add(begin * size),
                    len * size,
                ),
            )
        };
        let mut met = 0;
        for j in rows_of(a, i, block).flat_map(|row| a.columns(row)) {
            let column = j / block.1;
            if indices[..met].len() == len && marks[column] == NONE {
                met = len + 1;
                break;
            }
            if marks[column] == NONE {
                marks[column] = 0;
                indices[met] = I::new(column + base.offset());
                met += 1;
            }
        }
        let found = &mut indices[..met.min(len)];
        found.sort_unstable();
        for (at, column) in found.iter().enumerate() {
            marks[column.since(base.offset())] = at;
        }
        values.fill(T::ZERO);
        if met == len {
            for row in rows_of(a, i, block) {
                for k in a.row(row) {
                    let (j, r) = (a.column(k), row - i * block.0);
                    let at = marks[j / block.1] * size + r * rs + j % block.1 * cs;
                    values[at] = a.values()[k];
                }
            }
        } else {
            wrong.note::<()>(Err(Error::Malformed { at: i }));
        }
        for column in found {
            marks[column.since(base.offset())] = NONE;
        }
    })?;
    wrong.result()
}

/// The offsets of the entries of a matrix of blocks. Returns their number.
pub fn bsr_to_csr_offsets<I: Index, T: Value>(
    par: &dyn Executor,
    a: &Bsr<I, T>,
    base: Base,
    offsets: &mut [I],
) -> Result<usize> {
    let (pattern, block) = (a.pattern().prove(par)?, a.block());
    if pattern.nnz().saturating_mul(block.0.saturating_mul(block.1)) > I::MAX - base.offset() {
        return Err(Error::TooLarge);
    }
    let bytes = size_of::<I>() * 2;
    offsets_of_rows(par, a.shape().0, bytes, base, offsets, |i| {
        pattern.row(i / block.0).len() * block.1
    })
}

/// The entries of a matrix of blocks, to where the offsets say.
pub fn bsr_to_csr<I: Index, T: Value>(
    par: &dyn Executor,
    a: &Bsr<I, T>,
    base: Base,
    offsets: &[I],
    indices: &mut [I],
    values: &mut [T],
) -> Result<()> {
    let (pattern, block) = (a.pattern().prove(par)?, a.block());
    let (rows, cols) = a.shape();
    if cols > I::MAX - base.offset() {
        return Err(Error::TooLarge);
    }
    rooms(base, offsets, rows, indices.len().min(values.len()))?;
    let wrong = FirstWrong::new();
    let (columns, out) = (Shared::new(indices.as_mut_ptr()), Shared::new(values.as_mut_ptr()));
    let bytes = a.values_len() / rows.max(1) * 2 * (size_of::<T>() + size_of::<I>());
    for_ranges(par, rows, bytes, |from, to| {
        for i in from..to {
            let blocks = pattern.row(i / block.0);
            let mut next = offsets[i].since(base.offset());
            if offsets[i + 1].since(base.offset()) - next != blocks.len() * block.1 {
                wrong.note::<()>(Err(Error::Malformed { at: i }));
                continue;
            }
            for k in blocks {
                for c in 0..block.1 {
                    let column = pattern.column(k) * block.1 + c;
                    // SAFETY: the offsets do not fall and end inside both arrays.
                    unsafe {
                        *columns.get().wrapping_add(next) = I::new(column + base.offset());
                        *out.get().wrapping_add(next) = a.values(k)[a.within(i % block.0, c)];
                    }
                    next += 1;
                }
            }
        }
    });
    wrong.result()
}
