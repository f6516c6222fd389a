//! y := alpha op(A) x + beta y for a sparse A.
//!
//! Compressed rows (or compressed columns, transposed) are products of rows with x: bound by memory, so
//! what counts is that entries are met once and asked for ahead. Offsets and columns are checked where they
//! are used, which costs less than meeting them twice. The other way round, and for coordinates,
//! contributions are scattered (`scatter`).
//!
//! alpha = 0 reads neither A nor x, beta = 0 does not read y. A matrix that is not sound is reported; y
//! may have been written by then. Short rows are summed in their order, long ones in four sums.
//!
//! There is nothing here for one instruction set or another: with gathers of AVX-512, checked by masks, an entry
//! takes 0.3 instead of 0.4 ns where everything is in the first-level cache, as long from the second-level cache,
//! and longer from memory. So bits are the same for all of them.

use super::convert::FirstWrong;
use super::csr::Csr;
use super::scatter::{self, scale};
use super::{Base, Error, Index, PARALLEL, Result, TASK, for_ranges};
use crate::kernel::isa::vector::prefetch_first;
use crate::kernel::pack::Shared;
use crate::kernel::par::Executor;
use crate::kernel::scalar::Scalar;
use crate::kernel::triangle::Trans;
use crate::kernel::vector::{VecMut, VecRef};
use core::mem::MaybeUninit;

/// Bytes of values and of columns that are asked for ahead. Left to itself a processor core draws a third of
/// what it can from the memory behind its own caches (measured: 9.0 ms without, 2.9 ms with).
const AHEAD: usize = 4096;
/// Entries from which a row is summed in four sums.
const LONG: usize = 16;

/// Elements of work memory that [`spmv`] needs.
pub fn spmv_work<I: Index, T: Scalar>(trans: Trans, a: Csr<I, T>) -> usize {
    if trans == Trans::No { 0 } else { scatter::work::<T>(a.nnz(), a.cols()) }
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
    let conj = trans == Trans::Conj;
    if trans == Trans::No {
        gather(par, false, alpha, a, x, beta, y)
    } else {
        spread(par, conj, alpha, a, x, beta, y, work)
    }
}

/// Elements of work memory that [`spmv_columns`] needs.
pub fn spmv_columns_work<I: Index, T: Scalar>(trans: Trans, a: Csr<I, T>) -> usize {
    if trans == Trans::No { scatter::work::<T>(a.nnz(), a.cols()) } else { 0 }
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
    if trans == Trans::No {
        spread(par, false, alpha, a, x, beta, y, work)
    } else {
        gather(par, trans == Trans::Conj, alpha, a, x, beta, y)
    }
}

/// y := beta y
pub(super) fn only_scale<T: Scalar>(par: &dyn Executor, beta: T, y: Shared<T>, n: usize) {
    for_ranges(par, n, 2 * size_of::<T>(), |from, to| {
        // SAFETY: ranges of the n elements of y.
        scale(beta, unsafe {
            core::slice::from_raw_parts_mut(y.get().wrapping_add(from), to - from)
        });
    });
}

/// y := alpha op(A) x + beta y with op the identity or conjugation.
fn gather<I: Index, T: Scalar>(
    par: &dyn Executor,
    conj: bool,
    alpha: T,
    a: Csr<I, T>,
    x: VecRef<T>,
    beta: T,
    mut y: VecMut<T>,
) -> Result<()> {
    if x.len() < a.cols() || y.len() < a.rows() {
        return Err(Error::Short);
    }
    debug_assert!(x.is_contiguous() && y.is_contiguous());
    let (px, py) = (Shared::new(x.as_ptr().cast_mut()), Shared::new(y.as_mut_ptr()));
    if alpha.is_zero() {
        only_scale(par, beta, py, a.rows());
        return Ok(());
    }
    // Rows are summed whole, so the cut may depend on the number of threads.
    let total = a.bytes() + 2 * size_of::<T>() * a.rows();
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
fn ask_ahead<I: Index, T: Scalar>(a: &Csr<I, T>, k: usize) {
    prefetch_first(a.values().as_ptr().wrapping_add(k).wrapping_byte_add(AHEAD));
    prefetch_first(a.indices().as_ptr().wrapping_add(k).wrapping_byte_add(AHEAD));
}

/// The rows from..to of y, or the first of them that is not sound.
///
/// # Safety
/// x has an element for each column, y for each row.
unsafe fn dots<I: Index, T: Scalar>(
    a: &Csr<I, T>,
    conj: bool,
    (from, to): (usize, usize),
    alpha: T,
    x: *const T,
    beta: T,
    y: *mut T,
) -> Result<()> {
    // SAFETY: passed on.
    unsafe {
        match (conj && T::IS_COMPLEX, beta.is_zero()) {
            (false, true) => dots_of::<I, T, false, true>(a, from, to, alpha, x, beta, y),
            (false, false) => dots_of::<I, T, false, false>(a, from, to, alpha, x, beta, y),
            (true, true) => dots_of::<I, T, true, true>(a, from, to, alpha, x, beta, y),
            (true, false) => dots_of::<I, T, true, false>(a, from, to, alpha, x, beta, y),
        }
    }
}

/// # Safety
/// As for [`dots`].
unsafe fn dots_of<I: Index, T: Scalar, const CONJ: bool, const FRESH: bool>(
    a: &Csr<I, T>,
    from: usize,
    to: usize,
    alpha: T,
    x: *const T,
    beta: T,
    y: *mut T,
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
            Some((*values.wrapping_add(k)).conj_if(CONJ) * *x.wrapping_add(column))
        };
        ask_ahead(a, low);
        let mut sum = Some(T::ZERO);
        let mut k = low;
        if high - low >= LONG {
            let mut s = [T::ZERO; 4];
            'entries: while k + 4 <= high {
                ask_ahead(a, k);
                for (l, s) in s.iter_mut().enumerate() {
                    let Some(term) = term(k + l) else {
                        sum = None;
                        break 'entries;
                    };
                    *s += term;
                }
                k += 4;
            }
            sum = sum.map(|_| (s[0] + s[1]) + (s[2] + s[3]));
        }
        let Some(mut sum) = sum else { return Err(Error::Malformed { at: i }) };
        while k < high {
            let Some(term) = term(k) else { return Err(Error::Malformed { at: i }) };
            sum += term;
            k += 1;
        }
        low = high;
        // SAFETY: a row of y.
        unsafe {
            let y = y.wrapping_add(i);
            *y = if FRESH { alpha * sum } else { alpha * sum + beta * *y };
        }
    }
    Ok(())
}

/// y := alpha op(A) x + beta y with op transposition, with or without conjugation.
fn spread<I: Index, T: Scalar>(
    par: &dyn Executor,
    conj: bool,
    alpha: T,
    a: Csr<I, T>,
    x: VecRef<T>,
    beta: T,
    mut y: VecMut<T>,
    work: &mut [MaybeUninit<T>],
) -> Result<()> {
    if x.len() < a.rows() || y.len() < a.cols() {
        return Err(Error::Short);
    }
    debug_assert!(x.is_contiguous() && y.is_contiguous());
    let (x, py) = (Shared::new(x.as_ptr().cast_mut()), y.as_mut_ptr());
    if alpha.is_zero() {
        only_scale(par, beta, Shared::new(py), a.cols());
        return Ok(());
    }
    let base = a.base().offset();
    let parts = scatter::parts::<T>(a.nnz(), a.cols());
    let rows = |part: usize| (a.cut(part, parts), a.cut(part + 1, parts));
    let prove = |part: usize| {
        let (from, to) = rows(part);
        if from > to {
            return Err(Error::Malformed { at: to });
        }
        let entries = a.prove_offsets(from, to)?;
        scatter::span(&a.indices()[entries], base, a.cols()).ok_or(Error::Malformed { at: from })
    };
    let add = |part: usize, p: *mut T| {
        let (from, to) = rows(part);
        for i in from..to {
            // SAFETY: the rows of this part have been proven, and so has the span of their columns.
            unsafe {
                let factor = alpha * *x.get().wrapping_add(i);
                ask_ahead(&a, a.offset(i));
                for k in a.offset(i)..a.offset(i + 1) {
                    if k % 8 == 7 {
                        ask_ahead(&a, k);
                    }
                    let column = a.indices().get_unchecked(k).since(base);
                    *p.wrapping_add(column) += a.values().get_unchecked(k).conj_if(conj) * factor;
                }
            }
        }
    };
    // SAFETY: y has an element for each column.
    unsafe { scatter::run(par, parts, a.cols(), beta, py, work, prove, add) }
}

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

impl<I: Index, T: Scalar> Coo<'_, I, T> {
    pub(super) fn transposed(self) -> Self {
        let Coo { rows, cols, row_numbers, columns, .. } = self;
        Coo { rows: cols, cols: rows, row_numbers: columns, columns: row_numbers, ..self }
    }
}

/// Elements of work memory that [`spmv_coordinates`] needs.
pub fn spmv_coordinates_work<I: Index, T: Scalar>(trans: Trans, a: &Coo<I, T>) -> usize {
    scatter::work::<T>(a.values.len(), if trans == Trans::No { a.rows } else { a.cols })
}

/// [`spmv`] for coordinates. Entries are added in their order, within parts that are.
pub fn spmv_coordinates<I: Index, T: Scalar>(
    par: &dyn Executor,
    trans: Trans,
    alpha: T,
    a: Coo<I, T>,
    x: VecRef<T>,
    beta: T,
    mut y: VecMut<T>,
    work: &mut [MaybeUninit<T>],
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
        only_scale(par, beta, Shared::new(py), a.rows);
        return Ok(());
    }
    let base = a.base.offset();
    let parts = scatter::parts::<T>(nnz, a.rows);
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
    let add = |part: usize, p: *mut T| {
        for k in entries(part) {
            // SAFETY: the entries of this part have been proven.
            unsafe {
                let row = a.row_numbers.get_unchecked(k).since(base);
                let column = a.columns.get_unchecked(k).since(base);
                let value = a.values.get_unchecked(k).conj_if(conj);
                *p.wrapping_add(row) += value * (alpha * *x.get().wrapping_add(column));
            }
        }
    };
    // SAFETY: y has an element for each row.
    unsafe { scatter::run(par, parts, a.rows, beta, py, work, prove, add) }
}
