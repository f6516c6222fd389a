//! Vectors inside the LAPACK algorithms: slices of work memory and single columns of views.
//!
//! Sums have a fixed number of lanes, so their bits depend on the length only.

use crate::kernel::norm::modulus;
use crate::kernel::scalar::{Real, Scalar};
use crate::kernel::view::{MatMut, MatRef};
use core::mem::MaybeUninit;

/// The first n elements of `work`, zeroed, and the rest.
pub(super) fn take<T: Scalar>(
    work: &mut [MaybeUninit<T>],
    n: usize,
) -> (&mut [T], &mut [MaybeUninit<T>]) {
    let (head, tail) = work.split_at_mut(n);
    for x in head.iter_mut() {
        x.write(T::ZERO);
    }
    // SAFETY: every element has just been written, and MaybeUninit<T> lies in memory as T does.
    (unsafe { core::slice::from_raw_parts_mut(head.as_mut_ptr().cast(), n) }, tail)
}

/// A slice as one column.
pub(super) fn column<T>(x: &mut [T]) -> MatMut<'_, T> {
    // SAFETY: the elements of a slice, borrowed for as long.
    unsafe { MatMut::from_raw(x.as_mut_ptr(), x.len(), 1, 1, x.len() as isize) }
}

/// Rows in memory order, for two columns that run the same way.
#[inline]
fn ascending<'a, 'b, T>(
    a: MatRef<'a, T>,
    x: MatMut<'b, T>,
) -> (MatRef<'a, T>, MatMut<'b, T>, bool) {
    if x.rs() < 0 {
        let (a, x) = (a.reverse_rows(), x.reverse_rows());
        let adjacent = a.rs() == 1 && x.rs() == 1;
        (a, x, adjacent)
    } else {
        let adjacent = a.rs() == 1 && x.rs() == 1;
        (a, x, adjacent)
    }
}

/// # Safety
/// The column's rows are adjacent.
#[inline]
unsafe fn adjacent<'a, T>(a: MatRef<'a, T>) -> &'a [T] {
    // SAFETY: the caller's promise, and the view's.
    unsafe { core::slice::from_raw_parts(a.as_ptr(), a.rows()) }
}

/// x := x - s a, with a conjugated if so asked.
pub(super) fn subtract<T: Scalar>(s: T, a: MatRef<T>, conj: bool, x: MatMut<T>) {
    if x.is_empty() {
        return;
    }
    let (a, mut x, dense) = ascending(a, x);
    if dense {
        // SAFETY: both have adjacent rows; a MatMut overlaps nothing else.
        let (a, x) =
            unsafe { (adjacent(a), core::slice::from_raw_parts_mut(x.as_mut_ptr(), a.rows())) };
        if conj {
            x.iter_mut().zip(a).for_each(|(x, &a)| *x -= s * a.conj());
        } else {
            x.iter_mut().zip(a).for_each(|(x, &a)| *x -= s * a);
        }
        return;
    }
    for i in 0..x.rows() {
        x.set(i, 0, x.get(i, 0) - s * a.get(i, 0).conj_if(conj));
    }
}

/// The sum of a_i x_i, with a conjugated if so asked.
pub(super) fn dot<T: Scalar>(a: MatRef<T>, conj: bool, x: MatRef<T>) -> T {
    let (a, x) = if x.rs() < 0 { (a.reverse_rows(), x.reverse_rows()) } else { (a, x) };
    if a.rs() == 1 && x.rs() == 1 {
        // SAFETY: both have adjacent rows.
        let (a, x) = unsafe { (adjacent(a), adjacent(x)) };
        return lanes(a.len().min(x.len()), |i| a[i].conj_if(conj) * x[i]);
    }
    lanes(x.rows(), |i| a.get(i, 0).conj_if(conj) * x.get(i, 0))
}

/// f(0) + ... + f(n - 1), in independent sums.
#[inline(always)]
pub(super) fn lanes<T: Scalar>(n: usize, f: impl Fn(usize) -> T) -> T {
    const LANES: usize = 8;
    let mut sums = [T::ZERO; LANES];
    let rest = n - n % LANES;
    for i in (0..rest).step_by(LANES) {
        for l in 0..LANES {
            sums[l] += f(i + l);
        }
    }
    for i in rest..n {
        sums[i - rest] += f(i);
    }
    let [a, b, c, d, e, f, g, h] = sums;
    ((a + e) + (c + g)) + ((b + f) + (d + h))
}

/// The sum of `size` over a column.
pub(super) fn sum_of<T: Scalar>(a: MatRef<T>, size: impl Fn(T) -> T::Real) -> T::Real {
    if a.rs() == 1 {
        // SAFETY: its rows are adjacent.
        let a = unsafe { adjacent(a) };
        return lanes(a.len(), |i| size(a[i]));
    }
    lanes(a.rows(), |i| size(a.get(i, 0)))
}

/// w_i := w_i + s |a_i|, with |re| + |im| for moduli.
pub(super) fn add_sizes<T: Scalar>(s: T::Real, a: MatRef<T>, w: &mut [T::Real]) {
    if a.rs() == 1 {
        // SAFETY: its rows are adjacent.
        let a = unsafe { adjacent(a) };
        return w.iter_mut().zip(a).for_each(|(w, a)| *w += a.abs1() * s);
    }
    w.iter_mut().enumerate().for_each(|(i, w)| *w += a.get(i, 0).abs1() * s);
}

/// The sum of |a_i| |x_i|.
pub(super) fn dot_sizes<T: Scalar>(a: MatRef<T>, x: MatRef<T>) -> T::Real {
    if a.rs() == 1 && x.rs() == 1 {
        // SAFETY: their rows are adjacent.
        let (a, x) = unsafe { (adjacent(a), adjacent(x)) };
        return lanes(a.len().min(x.len()), |i| a[i].abs1() * x[i].abs1());
    }
    lanes(x.rows(), |i| a.get(i, 0).abs1() * x.get(i, 0).abs1())
}

/// The larger of the two; NaN if either is.
#[inline(always)]
pub(super) fn worse<R: Real>(a: R, b: R) -> R {
    if b > a || b.is_nan() { b } else { a }
}

/// Largest |re| + |im|; NaN if there is one.
pub(super) fn largest1<T: Scalar>(x: MatRef<T>) -> T::Real {
    let (mut best, mut nan) = (T::Real::ZERO, T::Real::ZERO);
    for i in 0..x.rows() {
        let v = x.get(i, 0).abs1();
        best = if v > best { v } else { best };
        nan = if v.is_nan() { v } else { nan };
    }
    best + nan
}

/// Sum of moduli.
pub(super) fn sum_moduli<T: Scalar>(x: &[T]) -> T::Real {
    x.iter().fold(T::Real::ZERO, |s, &x| s + modulus(x))
}

/// x := s x.
pub(super) fn scale<T: Scalar>(s: T::Real, x: &mut [T]) {
    x.iter_mut().for_each(|x| *x = x.scale(s));
}

/// x := x / s, where the quotients are known to be finite though 1 / s may not be.
pub(super) fn divide<T: Scalar>(s: T::Real, x: &mut [T]) {
    let r = s.recip();
    if r.is_finite() && !(r < T::Real::MIN_POSITIVE) {
        return scale(r, x);
    }
    // 1 / s is not a normal number: two factors, each of which has a reciprocal.
    let half = s.sqrt();
    scale(half.recip(), x);
    scale(half.recip(), x);
}
