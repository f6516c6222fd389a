//! B := alpha op(A), out of place and in place.
//!
//! Out of place a block is moved by `copy.rs`, which transposes in registers, and scaled while it is in
//! cache. In place a square matrix exchanges pairs of tiles; a matrix that only changes its leading
//! dimension moves column by column in the direction that overwrites nothing still needed; everything
//! else goes through a work array, because a matrix's old and new places are no permutation of each
//! other when the leading dimensions differ.

use super::copy::copy;
use super::gemm::Operand;
use super::par::Ctx;
use super::scalar::Scalar;
use super::view::{MatMut, MatRef};
use core::mem::MaybeUninit;

/// Elements in one task: about what stays in a second-level cache.
const TASK: usize = 1 << 14;
/// Edge of the tiles that a transposition in place exchanges.
const TILE: usize = 32;

/// What is done to a block, by a slot.
type Step<'f, T> = dyn Fn(usize, Operand<T>, MatMut<T>) + Sync + 'f;

/// Calls `f(slot, a, b)` on disjoint blocks of columns, after turning both so that the columns of b are
/// the direction of its smaller stride.
pub(super) fn by_columns<T: Scalar>(ctx: &Ctx, a: Operand<T>, b: MatMut<T>, f: &Step<T>) {
    let (a, b) =
        if b.rs().unsigned_abs() <= b.cs().unsigned_abs() { (a, b) } else { (a.t(), b.t()) };
    let (m, n) = (b.rows(), b.cols());
    if b.is_empty() {
        return;
    }
    let width = (TASK / m).clamp(1, n).next_multiple_of(TILE).min(n);
    let part = |task: usize, slot: usize| {
        let from = task * width;
        let cols = width.min(n - from);
        // SAFETY: tasks take disjoint ranges of columns.
        f(slot, a.sub(0, from, m, cols), unsafe { b.alias() }.sub(0, from, m, cols));
    };
    match n.div_ceil(width) {
        1 => part(0, 0),
        tasks => ctx.par.run(tasks, &part),
    }
}

/// B := alpha op(A), of the same shape; alpha = 0 does not read A.
pub fn omatcopy<T: Scalar>(ctx: &Ctx, alpha: T, a: Operand<T>, b: MatMut<T>) {
    let conj = a.conj && T::IS_COMPLEX;
    if alpha == T::ONE && !conj {
        return copy(ctx, a.mat, b);
    }
    by_columns(ctx, a, b, &|slot, a, mut b| {
        if !alpha.is_zero() {
            copy(&ctx.sequential(slot), a.mat, b.rb_mut());
        }
        scale(alpha, conj, b);
    });
}

/// B := alpha B or alpha conj(B); alpha = 0 does not read it.
fn scale<T: Scalar>(alpha: T, conj: bool, mut b: MatMut<T>) {
    if alpha == T::ONE && !conj {
        return;
    }
    for j in 0..b.cols() {
        for i in 0..b.rows() {
            let new = match alpha {
                a if a.is_zero() => T::ZERO,
                a if a == T::ONE => b.get(i, j).conj(),
                a => a * b.get(i, j).conj_if(conj),
            };
            b.set(i, j, new);
        }
    }
}

/// Elements of work memory that [`imatcopy`] needs.
pub fn imatcopy_work(trans: bool, rows: usize, cols: usize, lda: usize, ldb: usize) -> usize {
    if trans && (rows != cols || lda != ldb) { rows.saturating_mul(cols) } else { 0 }
}

/// A := alpha op(A) in place. A is rows x cols by columns with leading dimension lda; the result is of
/// the shape of op(A), from the same address, with leading dimension ldb. alpha = 0 does not read A.
///
/// # Safety
/// All elements of A before and after are readable and writable, and nothing else uses them meanwhile;
/// lda and ldb are at least the number of rows before and after.
pub unsafe fn imatcopy<T: Scalar>(
    ctx: &Ctx,
    alpha: T,
    (trans, conj): (bool, bool),
    a: *mut T,
    (rows, cols): (usize, usize),
    lda: usize,
    ldb: usize,
    work: &mut [MaybeUninit<T>],
) {
    let conj = conj && T::IS_COMPLEX;
    let (lda, ldb) = (lda as isize, ldb as isize);
    let (m, n) = if trans { (cols, rows) } else { (rows, cols) };
    if m == 0 || n == 0 {
        return;
    }
    // SAFETY: the caller's promise; the two are not used at the same time.
    let before = || unsafe { MatMut::from_raw(a, rows, cols, 1, lda) };
    // SAFETY: as above.
    let after = || unsafe { MatMut::from_raw(a, m, n, 1, ldb) };
    if alpha.is_zero() {
        return omatcopy(ctx, alpha, Operand::plain(after().rb()), after());
    }
    if !trans {
        if lda != ldb {
            // SAFETY: the caller's promise.
            return unsafe { change_pitch(alpha, conj, a, (rows, cols), lda, ldb) };
        }
        let a = after();
        // The operand is of this shape and not read.
        // SAFETY: a is valid memory of this shape.
        let same = unsafe { MatRef::from_raw(a.as_ptr(), m, n, 1, ldb) };
        return by_columns(ctx, Operand::plain(same), a, &|_, _, b| scale(alpha, conj, b));
    }
    if m == n && lda == ldb {
        return transpose_square(ctx, alpha, conj, after());
    }
    if work.len() < m * n {
        debug_assert!(false, "imatcopy without its work memory");
        return;
    }
    let w = work.as_mut_ptr().cast::<T>();
    // SAFETY: work has m n elements; each is written before it is read.
    let mut w = unsafe { MatMut::from_raw(w, m, n, 1, m as isize) };
    omatcopy(ctx, alpha, Operand { mat: before().rb().t(), conj }, w.rb_mut());
    copy(ctx, w.rb(), after());
}

/// A column's new place begins before its old one and ends before the next column's old one when the
/// leading dimension shrinks, so going forward is safe; growing is the same from the last element.
unsafe fn change_pitch<T: Scalar>(
    alpha: T,
    conj: bool,
    a: *mut T,
    (rows, cols): (usize, usize),
    lda: isize,
    ldb: isize,
) {
    let element = |i: usize, j: usize| {
        let at = |ld: isize| a.wrapping_offset(j as isize * ld + i as isize);
        // SAFETY: an element of the matrix, before and after.
        let x = unsafe { *at(lda) }.conj_if(conj);
        // SAFETY: as above.
        unsafe { *at(ldb) = if alpha == T::ONE { x } else { alpha * x } };
    };
    for q in 0..cols {
        for p in 0..rows {
            match ldb < lda {
                true => element(p, q),
                false => element(rows - 1 - p, cols - 1 - q),
            }
        }
    }
}

/// Pairs of tiles change places, each transposed; a task is the tiles of a column on and below the
/// diagonal.
fn transpose_square<T: Scalar>(ctx: &Ctx, alpha: T, conj: bool, a: MatMut<T>) {
    let n = a.rows();
    let tiles = n.div_ceil(TILE);
    let column = |tj: usize, slot: usize| {
        let ctx = ctx.sequential(slot);
        let (j, nb) = (tj * TILE, TILE.min(n - tj * TILE));
        for ti in tj..tiles {
            let (i, mb) = (ti * TILE, TILE.min(n - ti * TILE));
            let mut temp = [MaybeUninit::<T>::uninit(); TILE * TILE];
            // SAFETY: temp has room for TILE x TILE elements, which are written before they are read.
            let mut temp = unsafe {
                MatMut::from_raw(temp.as_mut_ptr().cast::<T>(), nb, mb, 1, TILE as isize)
            };
            // SAFETY: a pair of tiles is exchanged by one task.
            let mut below = unsafe { a.alias() }.sub(i, j, mb, nb);
            copy(&ctx, below.rb().t(), temp.rb_mut());
            scale(alpha, conj, temp.rb_mut());
            if ti == tj {
                copy(&ctx, temp.rb(), below);
                continue;
            }
            // SAFETY: as above; off the diagonal the two tiles are disjoint.
            let mut above = unsafe { a.alias() }.sub(j, i, nb, mb);
            copy(&ctx, above.rb().t(), below.rb_mut());
            scale(alpha, conj, below);
            copy(&ctx, temp.rb(), above.rb_mut());
        }
    };
    if n * n <= TASK {
        return (0..tiles).for_each(|tj| column(tj, 0));
    }
    ctx.par.run(tiles, &column);
}
