//! C := alpha op(A) op(B) + beta C for a sparse A and dense B and C in any layout.
//!
//! Columns of C are taken in blocks, so that an entry of A that has been fetched is used several times. Compressed
//! rows (or compressed columns, transposed) form a row of the block in registers; the tasks are rows. The other
//! way round, and for coordinates, contributions are scattered to the block's columns in the order of entries;
//! the tasks are blocks. Either way an element is summed by one task in an order that A fixes.
//!
//! alpha = 0 reads neither A nor B, beta = 0 does not read C.

use super::csr::Proven;
use super::spmv::Coo;
use super::{Error, Index, PARALLEL, Result};
use crate::kernel::par::Executor;
use crate::kernel::scalar::Scalar;
use crate::kernel::triangle::Trans;
use crate::kernel::view::{MatMut, MatRef};

/// Columns of a block, and of the narrower one that is left or when there are fewer blocks than threads.
const WIDE: usize = 8;
/// Tasks that rows are cut into at most.
const TASKS: usize = 64;

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
    let (rows, cols) = (a.rows(), a.cols());
    if trans == Trans::No {
        fits((rows, cols), &b, &c)?;
        gather(par, false, alpha, a, b, beta, c);
    } else {
        fits((cols, rows), &b, &c)?;
        spread(par, trans == Trans::Conj, alpha, a, b, beta, c);
    }
    Ok(())
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
    let (cols, rows) = (a.rows(), a.cols());
    if trans == Trans::No {
        fits((rows, cols), &b, &c)?;
        spread(par, false, alpha, a, b, beta, c);
    } else {
        fits((cols, rows), &b, &c)?;
        gather(par, trans == Trans::Conj, alpha, a, b, beta, c);
    }
    Ok(())
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
    by_blocks(par, nnz, alpha, beta, c, |mut c, first, width| {
        for ((&i, &j), &v) in row_numbers.iter().zip(columns).zip(a.values) {
            let (i, j, v) = (i.since(base), j.since(base), v.conj_if(conj));
            for w in 0..width {
                let x = alpha * b.mat.get(j, first + w).conj_if(b.conj);
                c.set(i, w, c.get(i, w) + v * x);
            }
        }
    });
    Ok(())
}

/// Whether op(A), op(B) and C have shapes that go together.
fn fits<T>((rows, cols): (usize, usize), b: &Dense<T>, c: &MatMut<T>) -> Result<()> {
    let good = c.rows() == rows && b.mat.rows() == cols && c.cols() == b.mat.cols();
    if good { Ok(()) } else { Err(Error::Short) }
}

/// C := beta C, which is not read if beta is zero.
fn scale<T: Scalar>(beta: T, c: MatMut<T>) {
    if beta == T::ONE {
        return;
    }
    let mut c = if c.rs().unsigned_abs() > c.cs().unsigned_abs() { c.t() } else { c };
    for j in 0..c.cols() {
        for i in 0..c.rows() {
            let value = if beta.is_zero() { T::ZERO } else { beta * c.get(i, j) };
            c.set(i, j, value);
        }
    }
}

/// Calls f(block of C, its first column, its columns) for all blocks of C, already multiplied by beta; not at all
/// if alpha is zero.
fn by_blocks<T: Scalar>(
    par: &dyn Executor,
    entries: usize,
    alpha: T,
    beta: T,
    c: MatMut<T>,
    f: impl Fn(MatMut<T>, usize, usize) + Sync,
) {
    let (rows, cols) = (c.rows(), c.cols());
    let width = if cols <= WIDE { cols.div_ceil(2).max(1) } else { WIDE };
    let part = |block: usize| {
        let first = block * width;
        let columns = width.min(cols - first);
        // SAFETY: blocks have columns of their own.
        let mut c = unsafe { c.alias() }.sub(0, first, rows, columns);
        scale(beta, c.rb_mut());
        if !alpha.is_zero() {
            f(c, first, columns);
        }
    };
    let work = (entries + rows).saturating_mul(cols).saturating_mul(size_of::<T>());
    match cols.div_ceil(width) {
        0 => {}
        blocks if blocks == 1 || work < PARALLEL => (0..blocks).for_each(part),
        blocks => par.run(blocks, &|block, _| part(block)),
    }
}

/// Rows of C as sums over rows of A, which is conjugated if so asked.
fn gather<I: Index, T: Scalar>(
    par: &dyn Executor,
    conj: bool,
    alpha: T,
    a: Proven<I, T>,
    b: Dense<T>,
    beta: T,
    c: MatMut<T>,
) {
    let columns = c.cols();
    let work = (a.nnz() + a.rows()).saturating_mul(columns).saturating_mul(size_of::<T>());
    let tasks = if work < PARALLEL { 1 } else { (work / PARALLEL).clamp(1, TASKS) };
    let part = |task: usize| {
        let (from, to) = (a.cut(task, tasks), a.cut(task + 1, tasks));
        // SAFETY: tasks have rows of their own.
        let mut c = unsafe { c.alias() };
        let c = c.rb_mut().sub(from, 0, to - from, columns);
        if alpha.is_zero() {
            return scale(beta, c);
        }
        // With adjacent elements in rows of B the distance is a constant, and a block is a vector.
        if b.mat.cs() == 1 {
            sums::<I, T, true>(conj, alpha, a, from, b, beta, c);
        } else {
            sums::<I, T, false>(conj, alpha, a, from, b, beta, c);
        }
    };
    if tasks == 1 {
        part(0);
    } else {
        par.run(tasks, &|task, _| part(task));
    }
}

/// The rows of C from `first` on.
fn sums<I: Index, T: Scalar, const ADJACENT: bool>(
    conj: bool,
    alpha: T,
    a: Proven<I, T>,
    first: usize,
    b: Dense<T>,
    beta: T,
    mut c: MatMut<T>,
) {
    let (p, rs, cs) = (b.mat.as_ptr(), b.mat.rs(), if ADJACENT { 1 } else { b.mat.cs() });
    for from in (0..c.cols()).step_by(WIDE) {
        let width = WIDE.min(c.cols() - from);
        for i in 0..c.rows() {
            let mut sum = [T::ZERO; WIDE];
            for k in a.row(first + i) {
                let v = a.values()[k].conj_if(conj);
                let row = p.wrapping_offset((a.column(k) as isize).wrapping_mul(rs));
                let row = row.wrapping_offset((from as isize).wrapping_mul(cs));
                let term = |w: usize| {
                    let at = row.wrapping_offset((w as isize).wrapping_mul(cs));
                    // SAFETY: the column of A is a row of B, and from + w is one of its columns.
                    v * unsafe { *at }.conj_if(b.conj)
                };
                if width == WIDE {
                    for (w, sum) in sum.iter_mut().enumerate() {
                        *sum += term(w);
                    }
                } else {
                    for (w, sum) in sum[..width].iter_mut().enumerate() {
                        *sum += term(w);
                    }
                }
            }
            for (w, &sum) in sum[..width].iter().enumerate() {
                let sum = alpha * sum;
                let j = from + w;
                c.set(i, j, if beta.is_zero() { sum } else { sum + beta * c.get(i, j) });
            }
        }
    }
}

/// Rows of B, times entries of A's rows, added to rows of C.
fn spread<I: Index, T: Scalar>(
    par: &dyn Executor,
    conj: bool,
    alpha: T,
    a: Proven<I, T>,
    b: Dense<T>,
    beta: T,
    c: MatMut<T>,
) {
    by_blocks(par, a.nnz(), alpha, beta, c, |mut c, first, width| {
        for i in 0..a.rows() {
            let mut x = [T::ZERO; WIDE];
            for (w, x) in x[..width].iter_mut().enumerate() {
                *x = alpha * b.mat.get(i, first + w).conj_if(b.conj);
            }
            for k in a.row(i) {
                let (j, v) = (a.column(k), a.values()[k].conj_if(conj));
                for (w, &x) in x[..width].iter().enumerate() {
                    c.set(j, w, c.get(j, w) + v * x);
                }
            }
        }
    });
}
