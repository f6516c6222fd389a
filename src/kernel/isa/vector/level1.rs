//! Loops over one or two vectors.
//!
//! Sums run in a fixed number of independent vectors, which are joined by halves at the end, so the
//! order of additions depends on the length alone. Their loads are unaligned: beginning at an aligned
//! address would make the order depend on it. Loops without sums align their stores.

use super::{Lanes, Re, sum_lanes};
use crate::kernel::isa::simd::Simd;
use crate::kernel::scalar::Scalar;

/// Vectors in one step of a loop over two vectors: as many sums as an FMA takes cycles.
const PAIR: usize = 4;
/// Vectors in one step of a loop over one: two loads, and so two operations, in a cycle.
const ONE: usize = 8;
/// Elements between two looks at the maximum so far, and so elements that are searched for it at most: few
/// at first, as a look costs little more than they do.
const AMAX_BLOCK: (usize, usize) = (256, 2048);

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

/// Elements before the first whole vector of p, if a loop of n elements is worth the alignment of its
/// stores. Only for loops in which elements do not depend on each other: it changes no bits.
#[inline(always)]
fn head<V: Lanes>(n: usize, p: *const V::T) -> usize {
    let off = p.addr() % size_of::<V::V>();
    if off == 0 || n < 16 * V::VL || !off.is_multiple_of(size_of::<V::T>()) {
        return 0;
    }
    (size_of::<V::V>() - off) / size_of::<V::T>()
}

/// An address in a register of its own. Stores whose address is a sum of two registers take the
/// place of loads on many processors (Intel's before Ice Lake).
#[inline(always)]
#[allow(clippy::pointers_in_nomem_asm_block)] // nothing is read through it
fn alone<T>(mut p: *mut T) -> *mut T {
    // SAFETY: no instruction.
    unsafe {
        core::arch::asm!("/* {0} */", inout(reg) p, options(pure, nomem, nostack, preserves_flags))
    };
    p
}

/// A loop over x and y that computes new values of y, or of both.
macro_rules! pairs {
    ($V:ident, $n:ident, $x:ident, $y:ident, |$xv:ident, $yv:ident| $new_y:expr $(, $new_x:expr)?) => {
        let mut i = head::<$V>($n, $y);
        if i > 0 {
            let ($xv, $yv) = ($V::load_n($x, i), $V::load_n($y, i));
            $($V::store_n($x, $new_x, i);)?
            $V::store_n($y, $new_y, i);
        }
        while i + PAIR * $V::VL <= $n {
            // All loads before the stores: one that follows a store to an address with the same low
            // twelve bits waits for it.
            let (px, py) = ($x.add(i), alone($y.add(i)));
            let (mut xs, mut ys) = ([$V::load(px); PAIR], [$V::load(py); PAIR]);
            for q in 1..PAIR {
                (xs[q], ys[q]) = ($V::load(px.add(q * $V::VL)), $V::load(py.add(q * $V::VL)));
            }
            for q in 0..PAIR {
                let ($xv, $yv) = (xs[q], ys[q]);
                $($V::store(px.add(q * $V::VL), $new_x);)?
                $V::store(py.add(q * $V::VL), $new_y);
            }
            i += PAIR * $V::VL;
        }
        while i + $V::VL <= $n {
            let ($xv, $yv) = ($V::load($x.add(i)), $V::load($y.add(i)));
            $($V::store($x.add(i), $new_x);)?
            $V::store($y.add(i), $new_y);
            i += $V::VL;
        }
        if i < $n {
            let w = $n - i;
            let ($xv, $yv) = ($V::load_n($x.add(i), w), $V::load_n($y.add(i), w));
            $($V::store_n($x.add(i), $new_x, w);)?
            $V::store_n($y.add(i), $new_y, w);
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
pub(super) unsafe fn copy<V: Lanes>(n: usize, x: *const V::T, y: *mut V::T) {
    // SAFETY: see above.
    unsafe {
        let mut i = head::<V>(n, y);
        if i > 0 {
            V::store_n(y, V::load_n(x, i), i);
        }
        while i + PAIR * V::VL <= n {
            let py = alone(y.add(i));
            for q in 0..PAIR {
                V::store(py.add(q * V::VL), V::load(x.add(i + q * V::VL)));
            }
            i += PAIR * V::VL;
        }
        while i + V::VL <= n {
            V::store(y.add(i), V::load(x.add(i)));
            i += V::VL;
        }
        if i < n {
            V::store_n(y.add(i), V::load_n(x.add(i), n - i), n - i);
        }
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

/// A loop that computes new values of x.
macro_rules! each {
    ($V:ident, $n:ident, $x:ident, |$xv:ident| $new:expr) => {
        let mut i = head::<$V>($n, $x);
        if i > 0 {
            let $xv = $V::load_n($x, i);
            $V::store_n($x, $new, i);
        }
        while i + ONE * $V::VL <= $n {
            for q in 0..ONE {
                let p = $x.add(i + q * $V::VL);
                let $xv = $V::load(p);
                $V::store(p, $new);
            }
            i += ONE * $V::VL;
        }
        while i + $V::VL <= $n {
            let $xv = $V::load($x.add(i));
            $V::store($x.add(i), $new);
            i += $V::VL;
        }
        if i < $n {
            let (p, w) = ($x.add(i), $n - i);
            let $xv = $V::load_n(p, w);
            $V::store_n(p, $new, w);
        }
    };
}

#[inline(always)]
pub(super) unsafe fn scal<V: Lanes>(n: usize, alpha: V::T, x: *mut V::T) {
    // SAFETY: see above.
    unsafe {
        let a = V::factor(alpha, false);
        each!(V, n, x, |v| V::times(v, a));
    }
}

#[inline(always)]
pub(super) unsafe fn scal_real<V: Lanes>(n: usize, alpha: Re<V::T>, x: *mut V::T) {
    // SAFETY: see above.
    unsafe {
        let a = V::S::splat(alpha);
        each!(V, n, x, |v| V::S::mul(v, a));
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
            let len = (from / 4 / AMAX_BLOCK.0 * AMAX_BLOCK.0)
                .clamp(AMAX_BLOCK.0, AMAX_BLOCK.1)
                .min(n - from);
            let top = largest::<V>(len, x.add(from));
            if top > best {
                (best, place) = (top, from);
            }
            from += len;
        }
        // The block's own first occurrence; there is one unless every element is NaN.
        let sought = V::S::splat(best);
        while place + ONE * V::VL <= n {
            let mut bits = 0;
            for q in 0..ONE {
                bits |= V::S::equal(V::abs1(V::load(x.add(place + q * V::VL))), sought);
            }
            if bits != 0 {
                break;
            }
            place += ONE * V::VL;
        }
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
                let p = x.add(i + q * V::VL);
                best[q] = V::S::max(V::abs1(V::load(p)), best[q]);
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
