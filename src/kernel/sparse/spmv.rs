//! y := alpha op(A) x + beta y for a sparse A.
//!
//! Compressed rows (or compressed columns, transposed) are products of rows with x: bound by memory, so
//! what counts is that entries are met once and asked for ahead. Offsets and columns are checked where they
//! are used, which costs less than meeting them twice. The other way round, and for coordinates,
//! contributions are scattered (`scatter`).
//!
//! Elements may be stored as other types than sums are formed in (`number`); an element of y is rounded once then.
//!
//! alpha = 0 reads neither A nor x, beta = 0 does not read y. A matrix that is not sound is reported; y
//! may have been written by then. Short rows are summed in their order, long ones in four sums.
//!
//! There is nothing here for one instruction set or another: with gathers of AVX-512, checked by masks, an entry
//! takes 0.3 instead of 0.4 ns where everything is in the first-level cache, as long from the second-level cache,
//! and longer from memory. So bits are the same for all of them.

use super::convert::FirstWrong;
use super::csr::{By, Csr};
use super::number::{Compute, Load, Store};
use super::scatter;
use super::vector::scale_all;
use super::{Error, Index, PARALLEL, Result, TASK, Value};
use crate::kernel::isa::vector::prefetch_first;
use crate::kernel::pack::Shared;
use crate::kernel::par::Executor;
use crate::kernel::scalar::Scalar;
use crate::kernel::triangle::Trans;
use crate::kernel::vector::{VecMut, VecRef};
use core::mem::MaybeUninit;

pub use super::coordinates::{Coo, spmv_coordinates, spmv_coordinates_work};

/// Bytes of values and of columns that are asked for ahead. Left to itself a processor core draws a third of
/// what it can from the memory behind its own caches (measured: 9.0 ms without, 2.9 ms with).
const AHEAD: usize = 4096;
/// Entries from which a row is summed in four sums.
const LONG: usize = 16;

/// Elements of work memory that [`spmv`] needs.
pub fn spmv_work<I: Index, T: Scalar>(trans: Trans, a: Csr<I, T>) -> usize {
    spmv_mixed_work::<I, T, T, T>(By::Rows, trans, a)
}

/// y := alpha op(A) x + beta y for compressed rows. x and y have adjacent elements; y is no part of x.
pub fn spmv<I: Index, T: Scalar>(
    par: &dyn Executor,
    trans: Trans,
    alpha: T,
    a: Csr<I, T>,
    x: VecRef<T>,
    beta: T,
    y: VecMut<T>,
    work: &mut [MaybeUninit<T>],
) -> Result<()> {
    spmv_mixed(par, (By::Rows, trans), alpha, a, x, beta, y, work)
}

/// Elements of work memory that [`spmv_columns`] needs.
pub fn spmv_columns_work<I: Index, T: Scalar>(trans: Trans, a: Csr<I, T>) -> usize {
    spmv_mixed_work::<I, T, T, T>(By::Columns, trans, a)
}

/// [`spmv`] for compressed columns: `a` is the transpose of A by rows.
pub fn spmv_columns<I: Index, T: Scalar>(
    par: &dyn Executor,
    trans: Trans,
    alpha: T,
    a: Csr<I, T>,
    x: VecRef<T>,
    beta: T,
    y: VecMut<T>,
    work: &mut [MaybeUninit<T>],
) -> Result<()> {
    spmv_mixed(par, (By::Columns, trans), alpha, a, x, beta, y, work)
}

/// Elements of work memory that [`spmv_mixed`] needs.
pub fn spmv_mixed_work<I: Index, A: Load<C>, Y: Store<C>, C: Compute>(
    by: By,
    trans: Trans,
    a: Csr<I, A>,
) -> usize {
    if by.gathers(trans) { 0 } else { scatter::work::<C, Y>(a.nnz(), a.cols()) }
}

/// [`spmv`] or [`spmv_columns`] with elements of A, x and y of other types than the one that is computed in.
pub fn spmv_mixed<I: Index, A: Load<C>, X: Load<C>, Y: Store<C>, C: Compute>(
    par: &dyn Executor,
    (by, trans): (By, Trans),
    alpha: C,
    a: Csr<I, A>,
    x: VecRef<X>,
    beta: C,
    y: VecMut<Y>,
    work: &mut [MaybeUninit<C>],
) -> Result<()> {
    let conj = C::IS_COMPLEX && trans == Trans::Conj;
    if by.gathers(trans) {
        gather(par, conj, alpha, a, x, beta, y)
    } else {
        spread(par, conj, alpha, a, x, beta, y, work)
    }
}

/// y := alpha op(A) x + beta y with op the identity or conjugation.
fn gather<I: Index, A: Load<C>, X: Load<C>, Y: Store<C>, C: Compute>(
    par: &dyn Executor,
    conj: bool,
    alpha: C,
    a: Csr<I, A>,
    x: VecRef<X>,
    beta: C,
    mut y: VecMut<Y>,
) -> Result<()> {
    if x.len() < a.cols() || y.len() < a.rows() {
        return Err(Error::Short);
    }
    debug_assert!(x.is_contiguous() && y.is_contiguous());
    let (px, py) = (Shared::new(x.as_ptr().cast_mut()), Shared::new(y.as_mut_ptr()));
    if alpha.is_zero() {
        scale_all(par, beta, py, a.rows());
        return Ok(());
    }
    // Rows are summed whole, so the cut may depend on the number of threads.
    let total = a.bytes() + 2 * size_of::<Y>() * a.rows();
    let tasks = if total < PARALLEL { 1 } else { (total / TASK).clamp(1, 4 * par.width()) };
    let wrong = FirstWrong::new();
    let part = |task: usize| {
        let (from, to) = (a.cut(task, tasks), a.cut(task + 1, tasks));
        if from > to {
            return wrong.note::<()>(Err(Error::Malformed { at: to }));
        }
        // SAFETY: x and y are long enough; rows of y belong to one task each.
        wrong.note(unsafe { dots(&a, conj, (from, to), alpha, px.get(), beta, py.get()) });
    };
    if tasks == 1 {
        part(0);
    } else {
        par.run(tasks, &|task, _| part(task));
    }
    wrong.result()
}

/// Asks for what lies some way behind entry k.
#[inline(always)]
fn ask_ahead<I: Index, A: Value>(a: &Csr<I, A>, k: usize) {
    prefetch_first(a.values().as_ptr().wrapping_add(k).wrapping_byte_add(AHEAD));
    prefetch_first(a.indices().as_ptr().wrapping_add(k).wrapping_byte_add(AHEAD));
}

/// The rows from..to of y, or the first of them that is not sound.
///
/// # Safety
/// x has an element for each column, y for each row.
unsafe fn dots<I: Index, A: Load<C>, X: Load<C>, Y: Store<C>, C: Compute>(
    a: &Csr<I, A>,
    conj: bool,
    (from, to): (usize, usize),
    alpha: C,
    x: *const X,
    beta: C,
    y: *mut Y,
) -> Result<()> {
    // SAFETY: passed on.
    unsafe {
        match (conj, beta.is_zero()) {
            (false, true) => dots_of::<I, A, X, Y, C, false, true>(a, from, to, alpha, x, beta, y),
            (false, false) => {
                dots_of::<I, A, X, Y, C, false, false>(a, from, to, alpha, x, beta, y)
            }
            (true, true) => dots_of::<I, A, X, Y, C, true, true>(a, from, to, alpha, x, beta, y),
            (true, false) => dots_of::<I, A, X, Y, C, true, false>(a, from, to, alpha, x, beta, y),
        }
    }
}

/// # Safety
/// As for [`dots`].
unsafe fn dots_of<
    I: Index,
    A: Load<C>,
    X: Load<C>,
    Y: Store<C>,
    C: Compute,
    const CONJ: bool,
    const FRESH: bool,
>(
    a: &Csr<I, A>,
    from: usize,
    to: usize,
    alpha: C,
    x: *const X,
    beta: C,
    y: *mut Y,
) -> Result<()> {
    let (base, cols, nnz) = (a.base().offset(), a.cols(), a.nnz());
    let (columns, values) = (a.indices().as_ptr(), a.values().as_ptr());
    let mut low = a.offset(from);
    for i in from..to {
        let high = a.offset(i + 1);
        if low > high || high > nnz {
            return Err(Error::Malformed { at: i });
        }
        // SAFETY: entry k is below nnz; x is only read in a column that it has.
        let term = |k: usize| unsafe {
            let column = (*columns.wrapping_add(k)).since(base);
            if column >= cols {
                return None;
            }
            let value = (*values.wrapping_add(k)).load().conj_if(CONJ);
            Some(value.times((*x.wrapping_add(column)).load()))
        };
        ask_ahead(a, low);
        let mut sum = Some(C::ZERO);
        let mut k = low;
        if high - low >= LONG {
            let mut s = [C::ZERO; 4];
            'entries: while k + 4 <= high {
                ask_ahead(a, k);
                for (l, s) in s.iter_mut().enumerate() {
                    let Some(term) = term(k + l) else {
                        sum = None;
                        break 'entries;
                    };
                    *s = s.plus(term);
                }
                k += 4;
            }
            sum = sum.map(|_| s[0].plus(s[1]).plus(s[2].plus(s[3])));
        }
        let Some(mut sum) = sum else { return Err(Error::Malformed { at: i }) };
        while k < high {
            let Some(term) = term(k) else { return Err(Error::Malformed { at: i }) };
            sum = sum.plus(term);
            k += 1;
        }
        low = high;
        // SAFETY: a row of y.
        unsafe {
            let y = y.wrapping_add(i);
            let sum = alpha.times(sum);
            *y = Y::store(if FRESH { sum } else { sum.plus(beta.times((*y).load())) });
        }
    }
    Ok(())
}

/// y := alpha op(A) x + beta y with op transposition, with or without conjugation.
fn spread<I: Index, A: Load<C>, X: Load<C>, Y: Store<C>, C: Compute>(
    par: &dyn Executor,
    conj: bool,
    alpha: C,
    a: Csr<I, A>,
    x: VecRef<X>,
    beta: C,
    mut y: VecMut<Y>,
    work: &mut [MaybeUninit<C>],
) -> Result<()> {
    if x.len() < a.rows() || y.len() < a.cols() {
        return Err(Error::Short);
    }
    debug_assert!(x.is_contiguous() && y.is_contiguous());
    let (x, py) = (Shared::new(x.as_ptr().cast_mut()), y.as_mut_ptr());
    if alpha.is_zero() {
        scale_all(par, beta, Shared::new(py), a.cols());
        return Ok(());
    }
    let base = a.base().offset();
    let parts = scatter::parts::<C>(a.nnz(), a.cols());
    let rows = |part: usize| (a.cut(part, parts), a.cut(part + 1, parts));
    let prove = |part: usize| {
        let (from, to) = rows(part);
        if from > to {
            return Err(Error::Malformed { at: to });
        }
        let entries = a.prove_offsets(from, to)?;
        scatter::span(&a.indices()[entries], base, a.cols()).ok_or(Error::Malformed { at: from })
    };
    let add = |part: usize, p: *mut C| {
        let (from, to) = rows(part);
        for i in from..to {
            // SAFETY: the rows of this part have been proven, and so has the span of their columns.
            unsafe {
                let factor = alpha.times((*x.get().wrapping_add(i)).load());
                ask_ahead(&a, a.offset(i));
                for k in a.offset(i)..a.offset(i + 1) {
                    if k % 8 == 7 {
                        ask_ahead(&a, k);
                    }
                    let column = a.indices().get_unchecked(k).since(base);
                    let term = a.values().get_unchecked(k).load().conj_if(conj).times(factor);
                    let sum = p.wrapping_add(column);
                    *sum = (*sum).plus(term);
                }
            }
        }
    };
    // SAFETY: y has an element for each column.
    unsafe { scatter::run(par, parts, a.cols(), beta, py, work, prove, add) }
}
