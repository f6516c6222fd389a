//! y := alpha op(A) x + beta y and C := alpha A op(B) + beta C for a sparse matrix of small dense blocks.
//!
//! The blocks' pattern is a matrix of compressed rows; the values of block k are the k-th group, by rows or by
//! columns. Products by rows of blocks keep the block row's sums in registers; transposed ones are scattered
//! as in `spmv`. Contracts and bits as there.

use super::convert::FirstWrong;
use super::csr::Csr;
use super::number::{Compute, Load, Store};
use super::scatter;
use super::spmm::{Dense, TASKS, fits, sum_rows};
use super::vector::scale_all;
use super::{Error, Index, PARALLEL, Result, TASK, Value};
use crate::kernel::pack::Shared;
use crate::kernel::par::Executor;
use crate::kernel::scalar::Scalar;
use crate::kernel::triangle::Trans;
use crate::kernel::vector::{VecMut, VecRef};
use crate::kernel::view::MatMut;
use core::mem::MaybeUninit;

/// Rows of a block that are summed at once.
const STRIP: usize = 8;

/// A matrix of blocks.
#[derive(Clone, Copy)]
pub struct Bsr<'a, I, T> {
    pattern: Csr<'a, I, ()>,
    /// Rows and columns of a block.
    block: (usize, usize),
    /// Distances in a block from row to row and from column to column.
    strides: (usize, usize),
    values: &'a [T],
    rows: usize,
    cols: usize,
}

impl<'a, I: Index, T: Value> Bsr<'a, I, T> {
    /// `pattern` counts in blocks of `block` rows and columns, whose elements lie by rows or by columns.
    pub fn new(
        pattern: Csr<'a, I, ()>,
        block: (usize, usize),
        by_rows: bool,
        values: &'a [T],
    ) -> Result<Self> {
        let times = |a: usize, b: usize| a.checked_mul(b).ok_or(Error::TooLarge);
        let (rows, cols) = (times(pattern.rows(), block.0)?, times(pattern.cols(), block.1)?);
        let len = times(pattern.nnz(), times(block.0, block.1)?)?;
        let strides = if by_rows { (block.1, 1) } else { (1, block.0) };
        let values = values.get(..len).ok_or(Error::Short)?;
        Ok(Bsr { pattern, block, strides, values, rows, cols })
    }
    /// Rows and columns of the matrix.
    pub fn shape(&self) -> (usize, usize) {
        (self.rows, self.cols)
    }
    /// Rows and columns of a block.
    pub fn block(&self) -> (usize, usize) {
        self.block
    }
    /// The blocks' places.
    pub fn pattern(&self) -> Csr<'a, I, ()> {
        self.pattern
    }
    /// Elements of all blocks.
    pub(super) fn values_len(&self) -> usize {
        self.values.len()
    }
    /// Where element (r, c) of a block lies among its values.
    #[inline(always)]
    pub(super) fn within(&self, r: usize, c: usize) -> usize {
        r * self.strides.0 + c * self.strides.1
    }
    /// The values of block k.
    #[inline(always)]
    pub(super) fn values(&self, k: usize) -> &'a [T] {
        let size = self.block.0 * self.block.1;
        &self.values[k * size..(k + 1) * size]
    }
}

/// Elements of work memory that [`spmv_blocks`] needs.
pub fn spmv_blocks_work<I: Index, T: Scalar>(trans: Trans, a: &Bsr<I, T>) -> usize {
    spmv_blocks_mixed_work::<I, T, T, T>(trans, a)
}

/// y := alpha op(A) x + beta y. x and y have adjacent elements; y is no part of x.
pub fn spmv_blocks<I: Index, T: Scalar>(
    par: &dyn Executor,
    trans: Trans,
    alpha: T,
    a: Bsr<I, T>,
    x: VecRef<T>,
    beta: T,
    y: VecMut<T>,
    work: &mut [MaybeUninit<T>],
) -> Result<()> {
    spmv_blocks_mixed(par, trans, alpha, a, x, beta, y, work)
}

/// Elements of work memory that [`spmv_blocks_mixed`] needs.
pub fn spmv_blocks_mixed_work<I: Index, A: Load<C>, Y: Store<C>, C: Compute>(
    trans: Trans,
    a: &Bsr<I, A>,
) -> usize {
    if trans == Trans::No { 0 } else { scatter::work::<C, Y>(a.values.len(), a.cols) }
}

/// [`spmv_blocks`] with elements of A, x and y of other types than the one that is computed in.
pub fn spmv_blocks_mixed<I: Index, A: Load<C>, X: Load<C>, Y: Store<C>, C: Compute>(
    par: &dyn Executor,
    trans: Trans,
    alpha: C,
    a: Bsr<I, A>,
    x: VecRef<X>,
    beta: C,
    mut y: VecMut<Y>,
    work: &mut [MaybeUninit<C>],
) -> Result<()> {
    let (rows, cols) = if trans == Trans::No { (a.rows, a.cols) } else { (a.cols, a.rows) };
    if y.len() < rows || x.len() < cols {
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
        spread(par, trans == Trans::Conj, alpha, &a, x, beta, y, work)
    }
}

fn gather<I: Index, A: Load<C>, X: Load<C>, Y: Store<C>, C: Compute>(
    par: &dyn Executor,
    alpha: C,
    a: &Bsr<I, A>,
    x: &[X],
    beta: C,
    y: Shared<Y>,
) -> Result<()> {
    let total = size_of_val(a.values);
    let tasks = if total < PARALLEL { 1 } else { (total / TASK).clamp(1, 4 * par.width()) };
    let wrong = FirstWrong::new();
    let part = |task: usize| {
        let (from, to) = (a.pattern.cut(task, tasks), a.pattern.cut(task + 1, tasks));
        for i in from..to {
            match a.pattern.prove_rows(i, i + 1) {
                Ok(blocks) => {
                    // SAFETY: rows of y belong to one task each.
                    let y = unsafe {
                        let first = y.get().wrapping_add(i * a.block.0);
                        core::slice::from_raw_parts_mut(first, a.block.0)
                    };
                    block_row(alpha, a, blocks, x, beta, y);
                }
                Err(e) => return wrong.note::<()>(Err(e)),
            }
        }
        if from > to {
            wrong.note::<()>(Err(Error::Malformed { at: to }));
        }
    };
    if tasks == 1 {
        part(0);
    } else {
        par.run(tasks, &|task, _| part(task));
    }
    wrong.result()
}

/// The rows of y that a row of blocks stands for.
fn block_row<I: Index, A: Load<C>, X: Load<C>, Y: Store<C>, C: Compute>(
    alpha: C,
    a: &Bsr<I, A>,
    blocks: core::ops::Range<usize>,
    x: &[X],
    beta: C,
    y: &mut [Y],
) {
    let base = a.pattern.base().offset();
    for (strip, y) in y.chunks_mut(STRIP).enumerate() {
        let mut sum = [C::ZERO; STRIP];
        for k in blocks.clone() {
            let column = a.pattern.indices()[k].since(base) * a.block.1;
            let (v, x) = (a.values(k), &x[column..column + a.block.1]);
            for (c, x) in x.iter().enumerate() {
                let x = x.load();
                let first = strip * STRIP * a.strides.0 + c * a.strides.1;
                for (r, sum) in sum[..y.len()].iter_mut().enumerate() {
                    *sum = sum.plus(v[first + r * a.strides.0].load().times(x));
                }
            }
        }
        for (y, &sum) in y.iter_mut().zip(&sum) {
            let sum = alpha.times(sum);
            *y = Y::store(if beta.is_zero() { sum } else { sum.plus(beta.times(y.load())) });
        }
    }
}

fn spread<I: Index, A: Load<C>, X: Load<C>, Y: Store<C>, C: Compute>(
    par: &dyn Executor,
    conj: bool,
    alpha: C,
    a: &Bsr<I, A>,
    x: &[X],
    beta: C,
    y: Shared<Y>,
    work: &mut [MaybeUninit<C>],
) -> Result<()> {
    let base = a.pattern.base().offset();
    let parts = scatter::parts::<C>(a.values.len(), a.cols);
    let rows = |part: usize| (a.pattern.cut(part, parts), a.pattern.cut(part + 1, parts));
    let prove = |part: usize| {
        let (from, to) = rows(part);
        if from > to {
            return Err(Error::Malformed { at: to });
        }
        let entries = a.pattern.prove_offsets(from, to)?;
        let span = scatter::span(&a.pattern.indices()[entries], base, a.pattern.cols());
        let span = span.ok_or(Error::Malformed { at: from })?;
        Ok(span.start * a.block.1..span.end * a.block.1)
    };
    let add = |part: usize, p: *mut C| {
        let (from, to) = rows(part);
        for i in from..to {
            let x = &x[i * a.block.0..(i + 1) * a.block.0];
            for k in a.pattern.offset(i)..a.pattern.offset(i + 1) {
                let (v, column) = (a.values(k), a.pattern.indices()[k].since(base) * a.block.1);
                for (r, &x) in x.iter().enumerate() {
                    let factor = alpha.times(x.load());
                    for c in 0..a.block.1 {
                        let value = v[a.within(r, c)].load().conj_if(conj);
                        // SAFETY: the span of this part's columns has been proven.
                        let sum = unsafe { &mut *p.wrapping_add(column + c) };
                        *sum = sum.plus(value.times(factor));
                    }
                }
            }
        }
    };
    // SAFETY: y has an element for each column.
    unsafe { scatter::run(par, parts, a.cols, beta, y.get(), work, prove, add) }
}

/// C := alpha A op(B) + beta C; alpha = 0 reads neither A nor B, beta = 0 does not read C.
pub fn spmm_blocks<I: Index, A: Load<C>, X: Load<C>, Y: Store<C>, C: Compute>(
    par: &dyn Executor,
    alpha: C,
    a: Bsr<I, A>,
    b: Dense<X>,
    beta: C,
    c: MatMut<Y>,
) -> Result<()> {
    fits(a.shape(), &b, &c)?;
    let (pattern, columns, base) = (a.pattern, c.cols(), a.pattern.base().offset());
    let work = (a.values.len() + a.rows).saturating_mul(columns).saturating_mul(size_of::<C>());
    let tasks = if work < PARALLEL { 1 } else { (work / PARALLEL).clamp(1, TASKS) };
    let wrong = FirstWrong::new();
    let part = |task: usize| {
        let (from, to) = (pattern.cut(task, tasks), pattern.cut(task + 1, tasks));
        for i in from..to {
            let blocks = match pattern.prove_rows(i, i + 1) {
                Ok(blocks) => blocks,
                Err(e) => return wrong.note::<()>(Err(e)),
            };
            let (a, terms) = (&a, |r: usize| {
                blocks.clone().flat_map(move |k| {
                    let (v, first) = (a.values(k), pattern.indices()[k].since(base) * a.block.1);
                    (0..a.block.1).map(move |c| (v[a.within(r, c)].load(), first + c))
                })
            });
            // SAFETY: tasks have rows of their own, and the columns of this row have been proven.
            unsafe {
                let mut c = c.alias();
                let rows = c.rb_mut().sub(i * a.block.0, 0, a.block.0, columns);
                sum_rows(alpha, b, beta, rows, terms);
            }
        }
        if from > to {
            wrong.note::<()>(Err(Error::Malformed { at: to }));
        }
    };
    if tasks == 1 {
        part(0);
    } else {
        par.run(tasks, &|task, _| part(task));
    }
    wrong.result()
}
