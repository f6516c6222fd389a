//! y := alpha op(A) x + beta y for a list of coordinates, by scattering: contracts, types and bits as in `spmv`.

use super::number::{Compute, Load, Store};
use super::scatter;
use super::vector::scale_all;
use super::{Base, Error, Index, Result, Value};
use crate::kernel::pack::Shared;
use crate::kernel::par::Executor;
use crate::kernel::scalar::Scalar;
use crate::kernel::triangle::Trans;
use crate::kernel::vector::{VecMut, VecRef};
use core::mem::MaybeUninit;

/// Entries as coordinates, in any order, places more than once.
#[derive(Clone, Copy, Debug)]
pub struct Coo<'a, I, T> {
    pub rows: usize,
    pub cols: usize,
    pub base: Base,
    pub row_numbers: &'a [I],
    pub columns: &'a [I],
    pub values: &'a [T],
}

impl<I: Index, T: Value> Coo<'_, I, T> {
    pub(super) fn transposed(self) -> Self {
        let Coo { rows, cols, row_numbers, columns, .. } = self;
        Coo { rows: cols, cols: rows, row_numbers: columns, columns: row_numbers, ..self }
    }
}

/// Elements of work memory that [`spmv_coordinates`] needs.
pub fn spmv_coordinates_work<I: Index, T: Scalar>(trans: Trans, a: &Coo<I, T>) -> usize {
    spmv_coordinates_mixed_work::<I, T, T, T>(trans, a)
}

/// y := alpha op(A) x + beta y. Entries are added in their order, within parts that are.
pub fn spmv_coordinates<I: Index, T: Scalar>(
    par: &dyn Executor,
    trans: Trans,
    alpha: T,
    a: Coo<I, T>,
    x: VecRef<T>,
    beta: T,
    y: VecMut<T>,
    work: &mut [MaybeUninit<T>],
) -> Result<()> {
    spmv_coordinates_mixed(par, trans, alpha, a, x, beta, y, work)
}

/// Elements of work memory that [`spmv_coordinates_mixed`] needs.
pub fn spmv_coordinates_mixed_work<I: Index, A: Load<C>, Y: Store<C>, C: Compute>(
    trans: Trans,
    a: &Coo<I, A>,
) -> usize {
    scatter::work::<C, Y>(a.values.len(), if trans == Trans::No { a.rows } else { a.cols })
}

/// [`spmv_coordinates`] with elements of other types than the one that is computed in.
pub fn spmv_coordinates_mixed<I: Index, A: Load<C>, X: Load<C>, Y: Store<C>, C: Compute>(
    par: &dyn Executor,
    trans: Trans,
    alpha: C,
    a: Coo<I, A>,
    x: VecRef<X>,
    beta: C,
    mut y: VecMut<Y>,
    work: &mut [MaybeUninit<C>],
) -> Result<()> {
    let conj = trans == Trans::Conj;
    let a = if trans == Trans::No { a } else { a.transposed() };
    let nnz = a.values.len();
    if x.len() < a.cols || y.len() < a.rows || a.row_numbers.len() < nnz || a.columns.len() < nnz {
        return Err(Error::Short);
    }
    debug_assert!(x.is_contiguous() && y.is_contiguous());
    let (x, py) = (Shared::new(x.as_ptr().cast_mut()), y.as_mut_ptr());
    if alpha.is_zero() {
        scale_all(par, beta, Shared::new(py), a.rows);
        return Ok(());
    }
    let base = a.base.offset();
    let parts = scatter::parts::<C>(nnz, a.rows);
    let entries = |part: usize| {
        let share = |part: usize| (nnz as u128 * part as u128 / parts as u128) as usize;
        share(part)..share(part + 1)
    };
    let prove = |part: usize| {
        let entries = entries(part);
        let wrong = Error::Malformed { at: entries.start };
        if !I::all_below(&a.columns[entries.clone()], base, a.cols) {
            return Err(wrong);
        }
        scatter::span(&a.row_numbers[entries], base, a.rows).ok_or(wrong)
    };
    let add = |part: usize, p: *mut C| {
        for k in entries(part) {
            // SAFETY: the entries of this part have been proven.
            unsafe {
                let row = a.row_numbers.get_unchecked(k).since(base);
                let column = a.columns.get_unchecked(k).since(base);
                let value = a.values.get_unchecked(k).load().conj_if(conj);
                let x = alpha.times((*x.get().wrapping_add(column)).load());
                let sum = p.wrapping_add(row);
                *sum = (*sum).plus(value.times(x));
            }
        }
    };
    // SAFETY: y has an element for each row.
    unsafe { scatter::run(par, parts, a.rows, beta, py, work, prove, add) }
}
