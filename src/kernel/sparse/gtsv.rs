//! Tridiagonal systems A X = B.
//!
//! With [`Pivoting::Rows`] elimination interchanges neighbouring rows, as LAPACK's xGTSV does: A becomes U with
//! two superdiagonals. Without, it is the same elimination as it comes (L. H. Thomas, 1949).
//! Neither changes the caller's diagonals: what becomes of them lies in work memory. Elimination is a
//! chain, so a matrix is eliminated by one thread; threads share the columns of B, or the systems of a batch.
//! A pivot of zero is reported, and the solution is then as divisions by zero make it.
//!
//! Diagonals are of length n; dl's first and du's last element are not read.

use super::{Error, PARALLEL, Result};
use crate::kernel::pack::Shared;
use crate::kernel::par::Executor;
use crate::kernel::scalar::Scalar;
use crate::kernel::vector::{VecMut, VecRef};
use crate::kernel::view::MatMut;
use core::mem::MaybeUninit;
use core::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// A tridiagonal matrix: the elements below, on and above the diagonal, by rows.
#[derive(Clone, Copy)]
pub struct Tridiagonal<'a, T> {
    pub below: VecRef<'a, T>,
    pub diagonal: VecRef<'a, T>,
    pub above: VecRef<'a, T>,
}

impl<'a, T: Scalar> Tridiagonal<'a, T> {
    fn rows(&self) -> usize {
        self.diagonal.len()
    }
    fn fits(&self) -> bool {
        self.below.len() >= self.rows() && self.above.len() >= self.rows()
    }
}

/// Whether rows change places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pivoting {
    Rows,
    None,
}

/// What the elimination made of a row: the factor that its predecessor (or the row it changed places with) is
/// subtracted with, and the row of U.
#[derive(Clone, Copy)]
struct Step<T> {
    factor: T,
    swapped: bool,
    u: [T; 3],
}

/// Elements of work memory for a system of n rows, for each of those solved at once.
pub fn gtsv_work<T>(n: usize) -> usize {
    n.saturating_mul(size_of::<Step<T>>().div_ceil(size_of::<T>())).saturating_add(1)
}

/// Work memory as steps.
fn steps<T: Scalar>(work: &mut [MaybeUninit<T>], n: usize) -> Result<&mut [MaybeUninit<Step<T>>]> {
    const { assert!(align_of::<Step<T>>() == align_of::<T>()) };
    if work.len() < gtsv_work::<T>(n) {
        return Err(Error::Short);
    }
    // SAFETY: as large as that, as aligned as elements are, and without values.
    Ok(unsafe { core::slice::from_raw_parts_mut(work.as_mut_ptr().cast(), n) })
}

/// U and the steps that lead to it. Returns the first row whose pivot is zero.
fn eliminate<'w, T: Scalar>(
    a: &Tridiagonal<T>,
    pivoting: Pivoting,
    steps: &'w mut [MaybeUninit<Step<T>>],
) -> (&'w [Step<T>], Option<usize>) {
    let (n, pivoting) = (a.rows(), pivoting == Pivoting::Rows);
    let element = |v: VecRef<T>, i: usize| if i < n { v.get(i) } else { T::ZERO };
    // The row that has lost its element below the diagonal already.
    let mut row = [T::ZERO; 3];
    if n > 0 {
        row = [a.diagonal.get(0), if n > 1 { a.above.get(0) } else { T::ZERO }, T::ZERO];
    }
    let mut zero = None;
    for i in 0..n {
        let mut step = Step { factor: T::ZERO, swapped: false, u: row };
        if i + 1 < n {
            let above = if i + 2 < n { element(a.above, i + 1) } else { T::ZERO };
            let next = [a.below.get(i + 1), a.diagonal.get(i + 1), above];
            step.swapped = pivoting && row[0].abs1() < next[0].abs1();
            let (pivot, other) = if step.swapped { (next, row) } else { (row, next) };
            step.u = pivot;
            // A column of zeros needs no elimination; without interchanges the quotient comes as it may.
            if !(pivoting && other[0].is_zero()) {
                step.factor = other[0].div(pivot[0]);
            }
            let f = step.factor;
            row = [other[1] - f * pivot[1], other[2] - f * pivot[2], T::ZERO];
        }
        if step.u[0].is_zero() && zero.is_none() {
            zero = Some(i);
        }
        steps[i].write(step);
    }
    // SAFETY: n steps have been written.
    (unsafe { core::slice::from_raw_parts(steps.as_ptr().cast(), n) }, zero)
}

/// Substitution in one right-hand side.
fn substitute<T: Scalar>(steps: &[Step<T>], mut b: VecMut<T>) {
    let n = steps.len();
    for i in 0..n.saturating_sub(1) {
        let step = &steps[i];
        let (mut x, mut y) = (b.get(i), b.get(i + 1));
        if step.swapped {
            (x, y) = (y, x);
            b.set(i, x);
        }
        b.set(i + 1, y - step.factor * x);
    }
    let (mut next, mut second) = (T::ZERO, T::ZERO);
    for i in (0..n).rev() {
        let u = steps[i].u;
        let mut x = b.get(i);
        if i + 1 < n {
            x -= u[1] * next;
        }
        if i + 2 < n && steps[i].swapped {
            x -= u[2] * second;
        }
        x = x.div(u[0]);
        b.set(i, x);
        (second, next) = (next, x);
    }
}

/// X := A^-1 B in place of B. Returns the first row whose pivot is zero.
pub fn gtsv<T: Scalar>(
    par: &dyn Executor,
    pivoting: Pivoting,
    a: Tridiagonal<T>,
    b: MatMut<T>,
    work: &mut [MaybeUninit<T>],
) -> Result<Option<usize>> {
    let n = a.rows();
    if !a.fits() || b.rows() != n {
        return Err(Error::Short);
    }
    let (steps, zero) = eliminate(&a, pivoting, steps(work, n)?);
    let columns = b.cols();
    let part = |j: usize| {
        // SAFETY: tasks have columns of their own.
        substitute(steps, VecMut::column(unsafe { b.alias() }, j));
    };
    if columns == 1 || n.saturating_mul(columns).saturating_mul(size_of::<T>()) < PARALLEL {
        (0..columns).for_each(part);
    } else {
        par.run(columns, &|j, _| part(j));
    }
    Ok(zero)
}

/// [`gtsv`] for `count` systems of n rows, each with one right-hand side; the arrays of system s begin at s *
/// `stride`. `work` has [`gtsv_work`] elements for each slot. Returns the first system with
/// a pivot of zero.
pub fn gtsv_batched<T: Scalar>(
    par: &dyn Executor,
    pivoting: Pivoting,
    (n, count, stride): (usize, usize, usize),
    [below, diagonal, above]: [&[T]; 3],
    b: &mut [T],
    work: &mut [MaybeUninit<T>],
) -> Result<Option<usize>> {
    if n == 0 || count == 0 {
        return Ok(None);
    }
    let last = (count - 1).checked_mul(stride).and_then(|s| s.checked_add(n));
    let Some(len) = last else { return Err(Error::TooLarge) };
    let shortest = below.len().min(diagonal.len()).min(above.len()).min(b.len());
    let each = gtsv_work::<T>(n);
    if shortest < len || stride < n && count > 1 || work.len() / par.width() < each {
        return Err(Error::Short);
    }
    let (out, work) = (Shared::new(b.as_mut_ptr()), Shared::new(work.as_mut_ptr()));
    let wrong = AtomicUsize::new(usize::MAX);
    let part = |system: usize, slot: usize| {
        let from = system * stride;
        let view = |v: &[T]| {
            // SAFETY: n elements from there on are inside.
            unsafe { VecRef::from_raw(v.as_ptr().wrapping_add(from), n, 1) }
        };
        let (below, diagonal, above) = (view(below), view(diagonal), view(above));
        let a = Tridiagonal { below, diagonal, above };
        // SAFETY: systems do not overlap, and a slot's work memory is its own.
        let (b, work) = unsafe {
            let work = work.get().wrapping_add(slot * each);
            (
                VecMut::from_raw(out.get().wrapping_add(from), n, 1),
                core::slice::from_raw_parts_mut(work, each),
            )
        };
        if let Ok(steps) = steps(work, n) {
            let (steps, zero) = eliminate(&a, pivoting, steps);
            substitute(steps, b);
            if zero.is_some() {
                wrong.fetch_min(system, Relaxed);
            }
        }
    };
    let per_task = PARALLEL.div_ceil(n * size_of::<Step<T>>()).max(1);
    let tasks = count.div_ceil(per_task);
    let group = |task: usize, slot: usize| {
        for system in task * per_task..count.min((task + 1) * per_task) {
            part(system, slot);
        }
    };
    if tasks == 1 {
        group(0, 0)
    } else {
        par.run(tasks, &group)
    }
    Ok(match wrong.into_inner() {
        usize::MAX => None,
        system => Some(system),
    })
}
