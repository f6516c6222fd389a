//! The index of the largest |re| + |im| (`IxAMAX`).
//!
//! Defined by a chain of comparisons that starts with the first element: a NaN there is never beaten,
//! a NaN elsewhere never beats, and of equals the first wins.

use super::{Cut, blocks, is_short, reduce};
use crate::kernel::par::Executor;
use crate::kernel::scalar::{Real, Scalar};
use crate::kernel::vector::VecRef;

/// The index, none for an empty vector.
#[inline]
pub fn iamax<T: Scalar>(par: &dyn Executor, x: VecRef<T>) -> Option<usize> {
    if x.is_empty() {
        return None;
    }
    if x.get(0).abs1().is_nan() {
        return Some(0);
    }
    let kr = T::vectors();
    if is_short::<T>(x.len()) && x.is_contiguous() {
        // SAFETY: n adjacent elements; there is a number, the first.
        return Some(unsafe { (kr.amax)(x.len(), x.as_ptr()) });
    }
    iamax_any(par, x)
}

/// [`iamax`] for all vectors that begin with a number.
#[inline(never)]
fn iamax_any<T: Scalar>(par: &dyn Executor, x: VecRef<T>) -> Option<usize> {
    let kr = T::vectors();
    let better = |a: usize, b: usize| {
        let (va, vb) = (x.get(a).abs1(), x.get(b).abs1());
        // A range or block without any number reports its first element.
        if vb > va || va.is_nan() || (vb == va && b < a) { b } else { a }
    };
    let range = |from: usize, len: usize| {
        let block = |n: usize, p: *const T| {
            // SAFETY: n adjacent elements.
            let i = unsafe { (kr.amax)(n, p) };
            if i < n { i } else { 0 }
        };
        from + blocks(x.sub(from, len), block, |a, at, b| better(from + a, from + at + b) - from)
    };
    let cut = Cut::new(x.len(), size_of::<T>()).for_threads(par.width());
    Some(reduce(par, cut, range, better))
}
