//! C := alpha op(A) op(B) + beta C for a sparse A and dense B and C in any layout.
//!
//! Columns of C are taken in blocks, so that an entry of A that has been fetched is used several times. Compressed
//! rows (or compressed columns, transposed) form a row of the block in registers; the tasks are rows. The other
//! way round, and for coordinates, contributions are scattered to the block's columns in the order of entries;
//! the tasks are blocks. Either way an element is summed by one task in an order that A fixes.
//!
//! Elements may be stored as other types than sums are formed in (`number`). What is scattered is summed in work memory
//! then, and an element of C is rounded once.
//!
//! alpha = 0 reads neither A nor B, beta = 0 does not read C.

use super::coordinates::Coo;
use super::csr::{By, Proven};
use super::number::{Compute, Load, Store, same, scaled};
use super::{Error, Index, PARALLEL, Result};
use crate::kernel::pack::Shared;
use crate::kernel::par::Executor;
use crate::kernel::scalar::Scalar;
use crate::kernel::triangle::Trans;
use crate::kernel::view::{MatMut, MatRef};
use core::mem::MaybeUninit;

/// Columns of a block, and of the narrower one that is left or when there are fewer blocks than threads.
const WIDE: usize = 8;
/// Tasks that rows are cut into at most.
pub(super) const TASKS: usize = 64;

/// op(B): a view, transposed where the caller's op says so, and whether it is conjugated.
#[derive(Clone, Copy)]
pub struct Dense<'a, T> {
    pub mat: MatRef<'a, T>,
    pub conj: bool,
}

impl<'a, T> Dense<'a, T> {
    /// op(B) for a matrix as it is stored.
    pub fn new(trans: Trans, mat: MatRef<'a, T>) -> Self {
        let mat = if trans == Trans::No { mat } else { mat.t() };
        Dense { mat, conj: trans == Trans::Conj }
    }
    /// The element (i, j) of op(B).
    #[inline(always)]
    pub(super) fn element<C: Compute>(&self, i: usize, j: usize) -> C
    where
        T: Load<C>,
    {
        self.mat.get(i, j).load().conj_if(self.conj)
    }
}

/// C := alpha op(A) op(B) + beta C for compressed rows.
pub fn spmm<I: Index, T: Scalar>(
    par: &dyn Executor,
    trans: Trans,
    alpha: T,
    a: Proven<I, T>,
    b: Dense<T>,
    beta: T,
    c: MatMut<T>,
) -> Result<()> {
    spmm_mixed(par, (By::Rows, trans), alpha, a, b, beta, c, &mut [])
}

/// [`spmm`] for compressed columns: `a` is the transpose of A by rows.
pub fn spmm_columns<I: Index, T: Scalar>(
    par: &dyn Executor,
    trans: Trans,
    alpha: T,
    a: Proven<I, T>,
    b: Dense<T>,
    beta: T,
    c: MatMut<T>,
) -> Result<()> {
    spmm_mixed(par, (By::Columns, trans), alpha, a, b, beta, c, &mut [])
}

/// Elements of work memory that [`spmm_mixed`] needs on so many threads for a C of this shape.
pub fn spmm_mixed_work<Y: Store<C>, C: Compute>(
    slots: usize,
    (by, trans): (By, Trans),
    (rows, cols): (usize, usize),
) -> usize {
    if by.gathers(trans) { 0 } else { blocks_work::<Y, C>(slots, rows, cols) }
}

/// [`spmm`] or [`spmm_columns`] with elements of A, B and C of other types than the one that is computed in.
pub fn spmm_mixed<I: Index, A: Load<C>, X: Load<C>, Y: Store<C>, C: Compute>(
    par: &dyn Executor,
    (by, trans): (By, Trans),
    alpha: C,
    a: Proven<I, A>,
    b: Dense<X>,
    beta: C,
    c: MatMut<Y>,
    work: &mut [MaybeUninit<C>],
) -> Result<()> {
    let conj = C::IS_COMPLEX && trans == Trans::Conj;
    if by.gathers(trans) {
        fits((a.rows(), a.cols()), &b, &c)?;
        gather(par, conj, alpha, a, b, beta, c);
        Ok(())
    } else {
        fits((a.cols(), a.rows()), &b, &c)?;
        spread(par, conj, alpha, a, b, beta, c, work)
    }
}

/// [`spmm`] for coordinates in any order.
pub fn spmm_coordinates<I: Index, T: Scalar>(
    par: &dyn Executor,
    trans: Trans,
    alpha: T,
    a: Coo<I, T>,
    b: Dense<T>,
    beta: T,
    c: MatMut<T>,
) -> Result<()> {
    spmm_coordinates_mixed(par, trans, alpha, a, b, beta, c, &mut [])
}

/// Elements of work memory that [`spmm_coordinates_mixed`] needs on so many threads for a C of this shape.
pub fn spmm_coordinates_mixed_work<Y: Store<C>, C: Compute>(
    slots: usize,
    (rows, cols): (usize, usize),
) -> usize {
    blocks_work::<Y, C>(slots, rows, cols)
}

/// [`spmm_coordinates`] with elements of A, B and C of other types than the one that is computed in.
pub fn spmm_coordinates_mixed<I: Index, A: Load<C>, X: Load<C>, Y: Store<C>, C: Compute>(
    par: &dyn Executor,
    trans: Trans,
    alpha: C,
    a: Coo<I, A>,
    b: Dense<X>,
    beta: C,
    c: MatMut<Y>,
    work: &mut [MaybeUninit<C>],
) -> Result<()> {
    let a = if trans == Trans::No { a } else { a.transposed() };
    let (nnz, base) = (a.values.len(), a.base.offset());
    fits((a.rows, a.cols), &b, &c)?;
    if a.row_numbers.len() < nnz || a.columns.len() < nnz {
        return Err(Error::Short);
    }
    let (row_numbers, columns) = (&a.row_numbers[..nnz], &a.columns[..nnz]);
    if !I::all_below(row_numbers, base, a.rows) || !I::all_below(columns, base, a.cols) {
        return Err(Error::Malformed { at: 0 });
    }
    let conj = trans == Trans::Conj;
    by_blocks(par, nnz, alpha, beta, c, work, |mut c, first, width| {
        for ((&i, &j), &v) in row_numbers.iter().zip(columns).zip(a.values) {
            let (i, j, v) = (i.since(base), j.since(base), v.load().conj_if(conj));
            for w in 0..width {
                let x = alpha.times(b.element(j, first + w));
                c.set(i, w, c.get(i, w).plus(v.times(x)));
            }
        }
    })
}

/// Whether op(A), op(B) and C have shapes that go together.
pub(super) fn fits<X, Y>((rows, cols): (usize, usize), b: &Dense<X>, c: &MatMut<Y>) -> Result<()> {
    let good = c.rows() == rows && b.mat.rows() == cols && c.cols() == b.mat.cols();
    if good { Ok(()) } else { Err(Error::Short) }
}

/// C := beta C, which is not read if beta is zero.
fn scale<C: Compute, Y: Store<C>>(beta: C, c: MatMut<Y>) {
    if beta == C::ONE {
        return;
    }
    let mut c = if c.rs().unsigned_abs() > c.cs().unsigned_abs() { c.t() } else { c };
    for j in 0..c.cols() {
        for i in 0..c.rows() {
            let value = if beta.is_zero() { C::ZERO } else { beta.times(c.get(i, j).load()) };
            c.set(i, j, Y::store(value));
        }
    }
}

/// Columns of a block of C.
fn block_width(cols: usize) -> usize {
    if cols <= WIDE { cols.div_ceil(2).max(1) } else { WIDE }
}

/// Elements of work memory for [`by_blocks`].
fn blocks_work<Y: Store<C>, C: Compute>(slots: usize, rows: usize, cols: usize) -> usize {
    if same::<C, Y>() { 0 } else { slots.saturating_mul(rows).saturating_mul(block_width(cols)) }
}

/// Calls f(block of C, its first column, its columns) for all blocks of C, already multiplied by beta; not at all
/// if alpha is zero. If C is not stored in the type that is computed in, the block is a copy in work memory.
fn by_blocks<C: Compute, Y: Store<C>>(
    par: &dyn Executor,
    entries: usize,
    alpha: C,
    beta: C,
    c: MatMut<Y>,
    work: &mut [MaybeUninit<C>],
    f: impl Fn(MatMut<C>, usize, usize) + Sync,
) -> Result<()> {
    let (rows, cols) = (c.rows(), c.cols());
    let width = block_width(cols);
    if work.len() < blocks_work::<Y, C>(par.width(), rows, cols) {
        return Err(Error::Short);
    }
    let copies = Shared::new(work.as_mut_ptr().cast::<C>());
    let part = |block: usize, slot: usize| {
        let first = block * width;
        let columns = width.min(cols - first);
        // SAFETY: blocks have columns of their own.
        let mut c = unsafe { c.alias() }.sub(0, first, rows, columns);
        if alpha.is_zero() || same::<C, Y>() {
            scale(beta, c.rb_mut());
        }
        if alpha.is_zero() {
            return;
        }
        if same::<C, Y>() {
            // SAFETY: the same block; Y is C.
            let c = unsafe {
                MatMut::from_raw(c.as_mut_ptr().cast::<C>(), rows, columns, c.rs(), c.cs())
            };
            return f(c, first, columns);
        }
        let copy = copies.get().wrapping_add(slot * rows * width);
        // SAFETY: a slot has room for a block of its own; every element is written before it is read.
        let mut sums = unsafe { MatMut::from_raw(copy, rows, columns, columns as isize, 1) };
        let each = |f: &mut dyn FnMut(usize, usize)| {
            (0..rows).for_each(|i| (0..columns).for_each(|j| f(i, j)));
        };
        each(&mut |i, j| {
            sums.set(i, j, if beta.is_zero() { C::ZERO } else { scaled(beta, &c.get(i, j)) });
        });
        f(sums.rb_mut(), first, columns);
        each(&mut |i, j| c.set(i, j, Y::store(sums.get(i, j))));
    };
    let work = (entries + rows).saturating_mul(cols).saturating_mul(size_of::<C>());
    match cols.div_ceil(width) {
        0 => {}
        blocks if blocks == 1 || work < PARALLEL => (0..blocks).for_each(|block| part(block, 0)),
        blocks => par.run(blocks, &part),
    }
    Ok(())
}

/// Rows of C as sums over rows of A, which is conjugated if so asked.
fn gather<I: Index, A: Load<C>, X: Load<C>, Y: Store<C>, C: Compute>(
    par: &dyn Executor,
    conj: bool,
    alpha: C,
    a: Proven<I, A>,
    b: Dense<X>,
    beta: C,
    c: MatMut<Y>,
) {
    let columns = c.cols();
    let work = (a.nnz() + a.rows()).saturating_mul(columns).saturating_mul(size_of::<C>());
    let tasks = if work < PARALLEL { 1 } else { (work / PARALLEL).clamp(1, TASKS) };
    let terms = |i: usize| a.row(i).map(move |k| (a.values()[k].load().conj_if(conj), a.column(k)));
    let part = |task: usize| {
        let (from, to) = (a.cut(task, tasks), a.cut(task + 1, tasks));
        // SAFETY: tasks have rows of their own.
        let mut c = unsafe { c.alias() };
        // SAFETY: columns of a proven matrix are rows of B.
        unsafe {
            sum_rows(alpha, b, beta, c.rb_mut().sub(from, 0, to - from, columns), |i| {
                terms(from + i)
            })
        };
    };
    if tasks == 1 {
        part(0);
    } else {
        par.run(tasks, &|task, _| part(task));
    }
}

/// C := alpha A op(B) + beta C for the rows of A whose entries, with their columns, `terms` gives.
///
/// # Safety
/// All columns are rows of op(B).
pub(super) unsafe fn sum_rows<X: Load<C>, Y: Store<C>, C: Compute, Terms>(
    alpha: C,
    b: Dense<X>,
    beta: C,
    c: MatMut<Y>,
    terms: impl Fn(usize) -> Terms,
) where
    Terms: Iterator<Item = (C, usize)>,
{
    if alpha.is_zero() {
        return scale(beta, c);
    }
    // With adjacent elements in rows of B the distance is a constant, and a block is a vector.
    // SAFETY: passed on.
    unsafe {
        if b.mat.cs() == 1 {
            sums::<X, Y, C, Terms, true>(alpha, b, beta, c, terms);
        } else {
            sums::<X, Y, C, Terms, false>(alpha, b, beta, c, terms);
        }
    }
}

/// # Safety
/// As for [`sum_rows`].
unsafe fn sums<X: Load<C>, Y: Store<C>, C: Compute, Terms, const ADJACENT: bool>(
    alpha: C,
    b: Dense<X>,
    beta: C,
    mut c: MatMut<Y>,
    terms: impl Fn(usize) -> Terms,
) where
    Terms: Iterator<Item = (C, usize)>,
{
    let (p, rs, cs) = (b.mat.as_ptr(), b.mat.rs(), if ADJACENT { 1 } else { b.mat.cs() });
    for from in (0..c.cols()).step_by(WIDE) {
        let width = WIDE.min(c.cols() - from);
        for i in 0..c.rows() {
            let mut sum = [C::ZERO; WIDE];
            terms(i).for_each(|(v, column)| {
                let row = p.wrapping_offset((column as isize).wrapping_mul(rs));
                let row = row.wrapping_offset((from as isize).wrapping_mul(cs));
                let term = |w: usize| {
                    let at = row.wrapping_offset((w as isize).wrapping_mul(cs));
                    // SAFETY: the column of A is a row of B, and from + w is one of its columns.
                    v.times(unsafe { *at }.load().conj_if(b.conj))
                };
                if width == WIDE {
                    for (w, sum) in sum.iter_mut().enumerate() {
                        *sum = sum.plus(term(w));
                    }
                } else {
                    for (w, sum) in sum[..width].iter_mut().enumerate() {
                        *sum = sum.plus(term(w));
                    }
                }
            });
            for (w, &sum) in sum[..width].iter().enumerate() {
                let (j, mut sum) = (from + w, alpha.times(sum));
                if !beta.is_zero() {
                    sum = sum.plus(beta.times(c.get(i, j).load()));
                }
                c.set(i, j, Y::store(sum));
            }
        }
    }
}

/// Rows of B, times entries of A's rows, added to rows of C.
fn spread<I: Index, A: Load<C>, X: Load<C>, Y: Store<C>, C: Compute>(
    par: &dyn Executor,
    conj: bool,
    alpha: C,
    a: Proven<I, A>,
    b: Dense<X>,
    beta: C,
    c: MatMut<Y>,
    work: &mut [MaybeUninit<C>],
) -> Result<()> {
    by_blocks(par, a.nnz(), alpha, beta, c, work, |mut c, first, width| {
        for i in 0..a.rows() {
            let mut x = [C::ZERO; WIDE];
            for (w, x) in x[..width].iter_mut().enumerate() {
                *x = alpha.times(b.element(i, first + w));
            }
            for k in a.row(i) {
                let (j, v) = (a.column(k), a.values()[k].load().conj_if(conj));
                for (w, &x) in x[..width].iter().enumerate() {
                    c.set(j, w, c.get(j, w).plus(v.times(x)));
                }
            }
        }
    })
}
