//! C := alpha (op(A) op(B)) . pattern(C) + beta C: the entries of a dense product that a sparse matrix has.

use super::coordinates::Coo;
use super::csr::Proven;
use super::number::{Compute, Load, Store};
use super::spmm::Dense;
use super::{Error, Index, PARALLEL, Result, Value, for_ranges};
use crate::kernel::pack::Shared;
use crate::kernel::par::Executor;
use crate::kernel::scalar::Scalar;

/// Tasks that rows are cut into at most.
const TASKS: usize = 256;

/// The values of C's entries, for compressed rows. beta = 0 does not read them, alpha = 0 neither A nor B.
pub fn sddmm<I: Index, V: Value, T: Scalar>(
    par: &dyn Executor,
    alpha: T,
    a: Dense<T>,
    b: Dense<T>,
    beta: T,
    c: Proven<I, V>,
    values: &mut [T],
) -> Result<()> {
    sddmm_mixed(par, alpha, a, b, beta, c, values)
}

/// [`sddmm`] with elements of A and B and of C of other types than the one that is computed in.
pub fn sddmm_mixed<I: Index, V: Value, A: Load<C>, Y: Store<C>, C: Compute>(
    par: &dyn Executor,
    alpha: C,
    a: Dense<A>,
    b: Dense<A>,
    beta: C,
    c: Proven<I, V>,
    values: &mut [Y],
) -> Result<()> {
    let depth = a.mat.cols();
    let fits = a.mat.rows() == c.rows() && b.mat.cols() == c.cols() && b.mat.rows() == depth;
    if !fits || values.len() < c.nnz() {
        return Err(Error::Short);
    }
    let work = c.nnz().saturating_mul(depth + 1).saturating_mul(size_of::<C>());
    let tasks = (work / PARALLEL).clamp(1, TASKS);
    let out = Shared::new(values.as_mut_ptr());
    let part = |task: usize| {
        for i in c.cut(task, tasks)..c.cut(task + 1, tasks) {
            for k in c.row(i) {
                // SAFETY: below nnz, and rows belong to one task each.
                let value = unsafe { &mut *out.get().wrapping_add(k) };
                *value = entry(alpha, &a, &b, (i, c.column(k)), beta, value);
            }
        }
    };
    if tasks == 1 {
        part(0);
    } else {
        par.run(tasks, &|task, _| part(task));
    }
    Ok(())
}

/// [`sddmm_mixed`] for a C of blocks of so many rows and columns, which lie by rows or by columns.
pub fn sddmm_blocks<I: Index, V: Value, A: Load<C>, Y: Store<C>, C: Compute>(
    par: &dyn Executor,
    alpha: C,
    a: Dense<A>,
    b: Dense<A>,
    beta: C,
    c: Proven<I, V>,
    (block, by_rows): ((usize, usize), bool),
    values: &mut [Y],
) -> Result<()> {
    let (depth, size) = (a.mat.cols(), block.0.saturating_mul(block.1));
    let times = |a: usize, b: usize| a.checked_mul(b).ok_or(Error::TooLarge);
    let (rows, cols) = (times(c.rows(), block.0)?, times(c.cols(), block.1)?);
    let fits = a.mat.rows() == rows && b.mat.cols() == cols && b.mat.rows() == depth;
    if !fits || values.len() < times(c.nnz(), size)? {
        return Err(Error::Short);
    }
    let work = values.len().saturating_mul(depth + 1).saturating_mul(size_of::<C>());
    let tasks = (work / PARALLEL).clamp(1, TASKS);
    let out = Shared::new(values.as_mut_ptr());
    let part = |task: usize| {
        for i in c.cut(task, tasks)..c.cut(task + 1, tasks) {
            for k in c.row(i) {
                let first = c.column(k) * block.1;
                for e in 0..size {
                    let (r, l) = if by_rows {
                        (e / block.1, e % block.1)
                    } else {
                        (e % block.0, e / block.0)
                    };
                    // SAFETY: below nnz times `size`, and rows belong to one task each.
                    let value = unsafe { &mut *out.get().wrapping_add(k * size + e) };
                    let place = (i * block.0 + r, first + l);
                    *value = entry(alpha, &a, &b, place, beta, value);
                }
            }
        }
    };
    if tasks == 1 {
        part(0);
    } else {
        par.run(tasks, &|task, _| part(task));
    }
    Ok(())
}

/// [`sddmm_mixed`] for a C of coordinates in any order.
pub fn sddmm_coordinates<I: Index, V: Value, A: Load<C>, Y: Store<C>, C: Compute>(
    par: &dyn Executor,
    alpha: C,
    a: Dense<A>,
    b: Dense<A>,
    beta: C,
    c: Coo<I, V>,
    values: &mut [Y],
) -> Result<()> {
    let (depth, base, nnz) = (a.mat.cols(), c.base.offset(), c.columns.len());
    let fits = a.mat.rows() == c.rows && b.mat.cols() == c.cols && b.mat.rows() == depth;
    if !fits || c.row_numbers.len() != nnz || values.len() < nnz {
        return Err(Error::Short);
    }
    let wrong =
        |k: usize| c.row_numbers[k].since(base) >= c.rows || c.columns[k].since(base) >= c.cols;
    if !I::all_below(c.row_numbers, base, c.rows) || !I::all_below(c.columns, base, c.cols) {
        return Err(Error::Malformed { at: (0..nnz).find(|&k| wrong(k)).unwrap_or(0) });
    }
    let out = Shared::new(values.as_mut_ptr());
    for_ranges(par, nnz, (depth + 1).saturating_mul(size_of::<C>()), |from, to| {
        for k in from..to {
            let place = (c.row_numbers[k].since(base), c.columns[k].since(base));
            // SAFETY: below nnz, and entries belong to one range each.
            let value = unsafe { &mut *out.get().wrapping_add(k) };
            *value = entry(alpha, &a, &b, place, beta, value);
        }
    });
    Ok(())
}

/// The entry at (i, j), which was `value`.
#[inline(always)]
pub(super) fn entry<A: Load<C>, Y: Store<C>, C: Compute>(
    alpha: C,
    a: &Dense<A>,
    b: &Dense<A>,
    (i, j): (usize, usize),
    beta: C,
    value: &Y,
) -> Y {
    let mut sum = C::ZERO;
    if !alpha.is_zero() {
        for l in 0..a.mat.cols() {
            sum = sum.plus(a.element::<C>(i, l).times(b.element(l, j)));
        }
        sum = alpha.times(sum);
    }
    Y::store(if beta.is_zero() { sum } else { sum.plus(beta.times(value.load())) })
}
