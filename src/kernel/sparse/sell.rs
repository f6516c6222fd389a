//! y := alpha op(A) x + beta y for a matrix in slices of rows (M. Kreutzer, G. Hager, G. Wellein, H. Fehske,
//! A. R. Bishop, SIAM J. Sci. Comput. 36(5), 2014): contracts, types and bits as in `spmv`.
//!
//! A slice's rows are summed side by side, whose entries lie side by side. The other way round contributions are
//! scattered.

use super::convert::FirstWrong;
use super::ell::{Sliced, named};
use super::number::{Compute, Load, Store};
use super::vector::scale_all;
use super::{Error, Index, PARALLEL, Result, TASK, scatter};
use crate::kernel::pack::Shared;
use crate::kernel::par::Executor;
use crate::kernel::triangle::Trans;
use crate::kernel::vector::{VecMut, VecRef};
use core::mem::MaybeUninit;

/// Rows that are summed at once.
const STRIP: usize = 8;

/// Elements of work memory that [`spmv_sliced`] needs.
pub fn spmv_sliced_work<I: Index, A: Load<C>, Y: Store<C>, C: Compute>(
    trans: Trans,
    a: &Sliced<I, A>,
) -> usize {
    if trans == Trans::No { 0 } else { scatter::work::<C, Y>(a.values.len(), a.cols) }
}

/// y := alpha op(A) x + beta y. x and y have adjacent elements; y is no part of x.
pub fn spmv_sliced<I: Index, A: Load<C>, X: Load<C>, Y: Store<C>, C: Compute>(
    par: &dyn Executor,
    trans: Trans,
    alpha: C,
    a: Sliced<I, A>,
    x: VecRef<X>,
    beta: C,
    mut y: VecMut<Y>,
    work: &mut [MaybeUninit<C>],
) -> Result<()> {
    let (rows, cols) = if trans == Trans::No { (a.rows, a.cols) } else { (a.cols, a.rows) };
    if !a.fits() || y.len() < rows || x.len() < cols {
        return Err(Error::Short);
    }
    debug_assert!(x.is_contiguous() && y.is_contiguous());
    // SAFETY: adjacent elements.
    let x = unsafe { core::slice::from_raw_parts(x.as_ptr(), cols) };
    let y = Shared::new(y.as_mut_ptr());
    if alpha.is_zero() {
        scale_all(par, beta, y, rows);
        return Ok(());
    }
    if trans == Trans::No {
        gather(par, alpha, &a, x, beta, y)
    } else {
        spread(par, C::IS_COMPLEX && trans == Trans::Conj, alpha, &a, x, beta, y, work)
    }
}

/// The slices of a task.
fn share(slices: usize, task: usize, tasks: usize) -> core::ops::Range<usize> {
    let cut = |task: usize| (slices as u128 * task as u128 / tasks as u128) as usize;
    cut(task)..cut(task + 1)
}

fn gather<I: Index, A: Load<C>, X: Load<C>, Y: Store<C>, C: Compute>(
    par: &dyn Executor,
    alpha: C,
    a: &Sliced<I, A>,
    x: &[X],
    beta: C,
    y: Shared<Y>,
) -> Result<()> {
    let total = size_of_val(a.values) + size_of_val(a.columns);
    let tasks = if total < PARALLEL { 1 } else { (total / TASK).clamp(1, 4 * par.width()) };
    let wrong = FirstWrong::new();
    let part = |task: usize| {
        for s in share(a.slices(), task, tasks) {
            let entries = match a.prove(s) {
                Ok(entries) => entries,
                Err(e) => return wrong.note::<()>(Err(e)),
            };
            let (first, end) = (s * a.slice, a.rows.min((s + 1) * a.slice));
            // SAFETY: rows of y belong to one task each.
            let y = unsafe {
                core::slice::from_raw_parts_mut(y.get().wrapping_add(first), end - first)
            };
            for (strip, y) in y.chunks_mut(STRIP).enumerate() {
                strip_of(alpha, a, entries.clone(), strip * STRIP, x, beta, y);
            }
        }
    };
    if tasks == 1 {
        part(0);
    } else {
        par.run(tasks, &|task, _| part(task));
    }
    wrong.result()
}

/// The rows of y from row `low` of a slice on.
fn strip_of<I: Index, A: Load<C>, X: Load<C>, Y: Store<C>, C: Compute>(
    alpha: C,
    a: &Sliced<I, A>,
    entries: core::ops::Range<usize>,
    low: usize,
    x: &[X],
    beta: C,
    y: &mut [Y],
) {
    let mut sum = [C::ZERO; STRIP];
    for column in entries.step_by(a.slice) {
        let k = column + low..column + low + y.len();
        let terms = a.columns[k.clone()].iter().zip(&a.values[k]);
        for (sum, (&c, v)) in sum.iter_mut().zip(terms) {
            if let Some(c) = named(c, a.base) {
                *sum = sum.plus(v.load().times(x[c].load()));
            }
        }
    }
    for (y, &sum) in y.iter_mut().zip(&sum) {
        let sum = alpha.times(sum);
        *y = Y::store(if beta.is_zero() { sum } else { sum.plus(beta.times(y.load())) });
    }
}

fn spread<I: Index, A: Load<C>, X: Load<C>, Y: Store<C>, C: Compute>(
    par: &dyn Executor,
    conj: bool,
    alpha: C,
    a: &Sliced<I, A>,
    x: &[X],
    beta: C,
    y: Shared<Y>,
    work: &mut [MaybeUninit<C>],
) -> Result<()> {
    let parts = scatter::parts::<C>(a.values.len(), a.cols);
    let prove = |part: usize| {
        for s in share(a.slices(), part, parts) {
            a.prove(s)?;
        }
        Ok(0..a.cols)
    };
    let add = |part: usize, p: *mut C| {
        for s in share(a.slices(), part, parts) {
            let base = a.base.offset();
            let entries = a.offsets[s].since(base)..a.offsets[s + 1].since(base);
            for r in 0..a.slice.min(a.rows - s * a.slice) {
                let factor = alpha.times(x[s * a.slice + r].load());
                for k in entries.clone().skip(r).step_by(a.slice) {
                    if let Some(c) = named(a.columns[k], a.base) {
                        let term = a.values[k].load().conj_if(conj).times(factor);
                        // SAFETY: this slice has been proven.
                        let sum = unsafe { &mut *p.wrapping_add(c) };
                        *sum = sum.plus(term);
                    }
                }
            }
        }
    };
    // SAFETY: y has an element for each column.
    unsafe { scatter::run(par, parts, a.cols, beta, y.get(), work, prove, add) }
}
