//! Loops over one or two vectors.
//!
//! Sums run in a fixed number of independent vectors, which are joined by halves at the end, so the
//! order of additions depends on the length alone. Loads are unaligned: peeling to an aligned address
//! would make the order depend on it.

use super::{Lanes, Re, sum_lanes};
use crate::kernel::isa::simd::Simd;
use crate::kernel::scalar::Scalar;

/// Vectors in one step of a loop over two vectors: as many sums as an FMA takes cycles.
const PAIR: usize = 4;
/// Vectors in one step of a loop over one: two loads, and so two operations, in a cycle.
const ONE: usize = 8;
/// Elements between two looks at the maximum so far.
const AMAX_BLOCK: usize = 4096;

// SAFETY (all functions here): the caller has V's instruction set and vectors of n elements; the last
// vector of a loop is limited to the elements left.

#[inline(always)]
pub(super) unsafe fn dot<V: Lanes>(n: usize, x: *const V::T, y: *const V::T, conj: bool) -> V::T {
    // SAFETY: see above.
    unsafe {
        let mut acc = [V::dot_zero(); PAIR];
        let mut i = 0;
        while i + PAIR * V::VL <= n {
            for q in 0..PAIR {
                let at = i + q * V::VL;
                acc[q] = V::dot_add(acc[q], V::load(x.add(at)), V::load(y.add(at)));
            }
            i += PAIR * V::VL;
        }
        for q in 0..PAIR {
            if i < n {
                let w = V::VL.min(n - i);
                acc[q] = V::dot_add(acc[q], V::load_n(x.add(i), w), V::load_n(y.add(i), w));
                i += w;
            }
        }
        let (a, b) = (V::dot_join(acc[0], acc[2]), V::dot_join(acc[1], acc[3]));
        V::dot_finish(V::dot_join(a, b), conj)
    }
}

/// A loop over x and y that computes new values of y, or of both.
macro_rules! pairs {
    ($V:ident, $n:ident, $x:ident, $y:ident, |$xv:ident, $yv:ident| $new_y:expr $(, $new_x:expr)?) => {
        let mut i = 0;
        while i + PAIR * $V::VL <= $n {
            for q in 0..PAIR {
                let at = i + q * $V::VL;
                let ($xv, $yv) = ($V::load($x.add(at)), $V::load($y.add(at)));
                $($V::store($x.add(at), $new_x);)?
                $V::store($y.add(at), $new_y);
            }
            i += PAIR * $V::VL;
        }
        while i < $n {
            let w = $V::VL.min($n - i);
            let ($xv, $yv) = ($V::load_n($x.add(i), w), $V::load_n($y.add(i), w));
            $($V::store_n($x.add(i), $new_x, w);)?
            $V::store_n($y.add(i), $new_y, w);
            i += w;
        }
    };
}

#[inline(always)]
pub(super) unsafe fn axpy<V: Lanes>(
    n: usize,
    alpha: V::T,
    x: *const V::T,
    conj: bool,
    y: *mut V::T,
) {
    // SAFETY: see above.
    unsafe {
        let a = V::factor(alpha, conj);
        pairs!(V, n, x, y, |xv, yv| V::plus_times(yv, xv, a));
    }
}

#[inline(always)]
pub(super) unsafe fn axpby<V: Lanes>(
    n: usize,
    alpha: V::T,
    x: *const V::T,
    beta: V::T,
    y: *mut V::T,
) {
    // SAFETY: see above.
    unsafe {
        let (a, b) = (V::factor(alpha, false), V::factor(beta, false));
        pairs!(V, n, x, y, |xv, yv| V::plus_times(V::times(yv, b), xv, a));
    }
}

#[inline(always)]
pub(super) unsafe fn swap<V: Lanes>(n: usize, x: *mut V::T, y: *mut V::T) {
    // SAFETY: see above.
    unsafe {
        pairs!(V, n, x, y, |xv, yv| xv, yv);
    }
}

#[inline(always)]
pub(super) unsafe fn rot<V: Lanes>(n: usize, x: *mut V::T, y: *mut V::T, c: Re<V::T>, s: V::T) {
    // SAFETY: see above.
    unsafe {
        let c = V::S::splat(c);
        let (s, t) = (V::factor(s, false), V::factor(-s.conj(), false));
        pairs!(
            V,
            n,
            x,
            y,
            |xv, yv| V::plus_times(V::S::mul(yv, c), xv, t),
            V::plus_times(V::S::mul(xv, c), yv, s)
        );
    }
}

#[inline(always)]
pub(super) unsafe fn rot_real<V: Lanes>(
    n: usize,
    x: *mut V::T,
    y: *mut V::T,
    c: Re<V::T>,
    s: Re<V::T>,
) {
    // SAFETY: see above.
    unsafe {
        let (c, s) = (V::S::splat(c), V::S::splat(s));
        pairs!(
            V,
            n,
            x,
            y,
            |xv, yv| V::S::fnma(xv, s, V::S::mul(yv, c)),
            V::S::fma(yv, s, V::S::mul(xv, c))
        );
    }
}

#[inline(always)]
pub(super) unsafe fn rot_general<V: Lanes>(n: usize, x: *mut V::T, y: *mut V::T, h: [V::T; 4]) {
    // SAFETY: see above.
    unsafe {
        let (a, b) = (V::factor(h[0], false), V::factor(h[1], false));
        let (c, d) = (V::factor(h[2], false), V::factor(h[3], false));
        pairs!(
            V,
            n,
            x,
            y,
            |xv, yv| V::plus_times(V::times(xv, c), yv, d),
            V::plus_times(V::times(xv, a), yv, b)
        );
    }
}

#[inline(always)]
pub(super) unsafe fn scal<V: Lanes>(n: usize, alpha: V::T, x: *mut V::T) {
    // SAFETY: see above.
    unsafe {
        let a = V::factor(alpha, false);
        let mut i = 0;
        while i + PAIR * V::VL <= n {
            for q in 0..PAIR {
                let p = x.add(i + q * V::VL);
                V::store(p, V::times(V::load(p), a));
            }
            i += PAIR * V::VL;
        }
        while i < n {
            let (p, w) = (x.add(i), V::VL.min(n - i));
            V::store_n(p, V::times(V::load_n(p, w), a), w);
            i += w;
        }
    }
}

#[inline(always)]
pub(super) unsafe fn scal_real<V: Lanes>(n: usize, alpha: Re<V::T>, x: *mut V::T) {
    // SAFETY: see above.
    unsafe {
        let a = V::S::splat(alpha);
        let mut i = 0;
        while i + PAIR * V::VL <= n {
            for q in 0..PAIR {
                let p = x.add(i + q * V::VL);
                V::store(p, V::S::mul(V::load(p), a));
            }
            i += PAIR * V::VL;
        }
        while i < n {
            let (p, w) = (x.add(i), V::VL.min(n - i));
            V::store_n(p, V::S::mul(V::load_n(p, w), a), w);
            i += w;
        }
    }
}

/// A sum over the reals of a vector, lane by lane.
macro_rules! sum {
    ($V:ident, $n:ident, $x:ident, |$acc:ident, $v:ident| $step:expr) => {{
        let mut acc = [$V::S::splat(Re::<$V::T>::ZERO); ONE];
        let mut i = 0;
        while i + ONE * $V::VL <= $n {
            for q in 0..ONE {
                let ($acc, $v) = (acc[q], $V::load($x.add(i + q * $V::VL)));
                acc[q] = $step;
            }
            i += ONE * $V::VL;
        }
        for q in 0..ONE {
            if i < $n {
                let w = $V::VL.min($n - i);
                let ($acc, $v) = (acc[q], $V::load_n($x.add(i), w));
                acc[q] = $step;
                i += w;
            }
        }
        let mut width = ONE / 2;
        while width > 0 {
            for q in 0..width {
                acc[q] = $V::S::add(acc[q], acc[q + width]);
            }
            width /= 2;
        }
        sum_lanes::<$V::S>(acc[0], 1)[0]
    }};
}

#[inline(always)]
pub(super) unsafe fn asum<V: Lanes>(n: usize, x: *const V::T) -> Re<V::T> {
    // SAFETY: see above.
    unsafe { sum!(V, n, x, |acc, v| V::S::add(acc, V::S::abs(v))) }
}

#[inline(always)]
pub(super) unsafe fn sum_squares<V: Lanes>(n: usize, x: *const V::T) -> Re<V::T> {
    // SAFETY: see above.
    unsafe { sum!(V, n, x, |acc, v| V::S::fma(v, v, acc)) }
}

#[inline(always)]
pub(super) unsafe fn sum_squares_scaled<V: Lanes>(
    n: usize,
    x: *const V::T,
    s: Re<V::T>,
) -> Re<V::T> {
    // SAFETY: see above.
    unsafe {
        let s = V::S::splat(s);
        sum!(V, n, x, |acc, v| {
            let v = V::S::mul(v, s);
            V::S::fma(v, v, acc)
        })
    }
}

#[inline(always)]
pub(super) unsafe fn amax<V: Lanes>(n: usize, x: *const V::T) -> usize {
    let mut best = -Re::<V::T>::ONE;
    let (mut from, mut place) = (0, n);
    // SAFETY: see above.
    unsafe {
        while from < n {
            let len = AMAX_BLOCK.min(n - from);
            let top = largest::<V>(len, x.add(from));
            if top > best {
                (best, place) = (top, from);
            }
            from += len;
        }
        // The block's own first occurrence; there is one unless every element is NaN.
        let sought = V::S::splat(best);
        while place + V::VL <= n {
            let bits = V::S::equal(V::abs1(V::load(x.add(place))), sought);
            if bits != 0 {
                return place + bits.trailing_zeros() as usize / V::PARTS;
            }
            place += V::VL;
        }
        while place < n && (*x.add(place)).abs1() != best {
            place += 1;
        }
        place
    }
}

/// The largest |re| + |im|, -1 if there is no number.
#[inline(always)]
unsafe fn largest<V: Lanes>(n: usize, x: *const V::T) -> Re<V::T> {
    // SAFETY: see above; the last vector of a long x overlaps the one before, which a maximum allows.
    unsafe {
        let mut top = -Re::<V::T>::ONE;
        if n < V::VL {
            for i in 0..n {
                let v = (*x.add(i)).abs1();
                if v > top {
                    top = v;
                }
            }
            return top;
        }
        let mut best = [V::abs1_start(); PAIR];
        let mut i = 0;
        while i + PAIR * V::VL <= n {
            for q in 0..PAIR {
                best[q] = V::S::max(V::abs1(V::load(x.add(i + q * V::VL))), best[q]);
            }
            i += PAIR * V::VL;
        }
        while i < n {
            let at = i.min(n - V::VL);
            best[0] = V::S::max(V::abs1(V::load(x.add(at))), best[0]);
            i = at + V::VL;
        }
        let (a, b) = (V::S::max(best[0], best[2]), V::S::max(best[1], best[3]));
        V::S::reduce_max(V::S::max(a, b))
    }
}
