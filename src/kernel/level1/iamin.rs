//! The index of the smallest |re| + |im|. BLAS has no such function; cuBLAS and others do.
//!
//! Defined as [`iamax`](super::iamax) is: a NaN at the beginning is never beaten, a NaN elsewhere never
//! beats, and of equals the first wins.

use super::{Cut, blocks, reduce};
use crate::kernel::par::Executor;
use crate::kernel::scalar::{Real, Scalar};
use crate::kernel::vector::VecRef;

/// The index, none for an empty vector.
pub fn iamin<T: Scalar>(par: &dyn Executor, x: VecRef<T>) -> Option<usize> {
    if x.is_empty() {
        return None;
    }
    if x.get(0).abs1().is_nan() {
        return Some(0);
    }
    let better = |a: usize, b: usize| {
        let (va, vb) = (x.get(a).abs1(), x.get(b).abs1());
        // A range or block without any number reports its first element.
        if vb < va || va.is_nan() || (vb == va && b < a) { b } else { a }
    };
    let range = |from: usize, len: usize| {
        // SAFETY: n adjacent elements.
        let block = |n: usize, p: *const T| unsafe { least(n, p) };
        from + blocks(x.sub(from, len), block, |a, at, b| better(from + a, from + at + b) - from)
    };
    let cut = Cut::new(x.len(), size_of::<T>()).for_threads(par.width());
    Some(reduce(par, cut, range, better))
}

/// The first of the smallest of n adjacent elements; 0 if all are NaN. The smallest is found before its
/// place, because the search for it alone can use vectors.
unsafe fn least<T: Scalar>(n: usize, x: *const T) -> usize {
    const LANES: usize = 16;
    // SAFETY: the caller's elements.
    let at = |i: usize| unsafe { *x.add(i) }.abs1();
    let mut lanes = [T::Real::MAX; LANES];
    let whole = n - n % LANES;
    for i in (0..whole).step_by(LANES) {
        for (j, lane) in lanes.iter_mut().enumerate() {
            let v = at(i + j);
            *lane = if v < *lane { v } else { *lane };
        }
    }
    let mut best = lanes[0];
    for v in lanes.into_iter().chain((whole..n).map(at)) {
        best = if v < best { v } else { best };
    }
    // Infinities alone, or with NaNs: MAX is nowhere, the first number is.
    (0..n).find(|&i| at(i) == best).or_else(|| (0..n).find(|&i| !at(i).is_nan())).unwrap_or(0)
}
