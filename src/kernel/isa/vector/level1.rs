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
/// Bytes of a vector from which loops work at two places of it: memory gives two streams more.
const FAR: usize = 512 << 10;
/// Elements between two looks at the maximum so far, and so elements that are searched for it at most:
/// few at first, where it often grows.
const AMAX_BLOCK: (usize, usize) = (256, 1024);
/// So many elements are few.
const AMAX_FEW: usize = 4096;

// SAFETY (all functions here): the caller has V's instruction set and vectors of n elements; the last
// vector of a loop is limited to the elements left.

/// Elements of the first half of a vector that is worked on at two places, in steps of `vectors`; 0 for
/// a shorter one.
#[inline(always)]
fn near<V: Lanes>(n: usize, vectors: usize) -> usize {
    if n < FAR / size_of::<V::T>() {
        return 0;
    }
    let step = vectors * V::VL;
    n / (2 * step) * step
}

#[inline(always)]
pub(super) unsafe fn dot<V: Lanes>(n: usize, x: *const V::T, y: *const V::T, conj: bool) -> V::T {
    // SAFETY: see above.
    unsafe {
        let mut acc = [V::dot_zero(); PAIR];
        let mut i = 0;
        let half = near::<V>(n, PAIR);
        while i < half {
            for q in 0..PAIR {
                for at in [i + q * V::VL, half + i + q * V::VL] {
                    acc[q] = V::dot_add(acc[q], V::load(x.add(at)), V::load(y.add(at)));
                }
            }
            i += PAIR * V::VL;
        }
        i += half;
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

/// `$count` vectors of x and y become new ones; all loads come before the stores: one that follows a
/// store to an address with the same low twelve bits waits for it.
macro_rules! pairs_step {
    ($V:ident, $count:expr, $px:ident, $py:ident, $left:ident,
     |$xv:ident, $yv:ident| $new_y:expr $(, $new_x:expr)?) => {
        let (mut xs, mut ys) = ([$V::load($px); $count], [$V::load($py); $count]);
        for q in 0..$count {
            (xs[q], ys[q]) = ($V::load($px.add(q * $V::VL)), $V::load($py.add(q * $V::VL)));
        }
        for q in 0..$count {
            let ($xv, $yv) = (xs[q], ys[q]);
            $($V::store($px.add(q * $V::VL), $new_x);)?
            $V::store($py.add(q * $V::VL), $new_y);
        }
        ($px, $py) = ($px.add($count * $V::VL), alone($py.add($count * $V::VL)));
        $left -= $count * $V::VL;
    };
}

/// A loop over x and y that computes new values of y, or of both.
macro_rules! pairs {
    ($V:ident, $n:ident, $x:ident, $y:ident, |$xv:ident, $yv:ident| $new_y:expr $(, $new_x:expr)?) => {
        let head = head::<$V>($n, $y);
        if head > 0 {
            let ($xv, $yv) = ($V::load_n($x, head), $V::load_n($y, head));
            $($V::store_n($x, $new_x, head);)?
            $V::store_n($y, $new_y, head);
        }
        let (mut px, mut py, mut left) = ($x.add(head), $y.add(head), $n - head);
        while left >= ONE * $V::VL {
            pairs_step!($V, ONE, px, py, left, |$xv, $yv| $new_y $(, $new_x)?);
        }
        if left >= PAIR * $V::VL {
            pairs_step!($V, PAIR, px, py, left, |$xv, $yv| $new_y $(, $new_x)?);
        }
        while left >= $V::VL {
            pairs_step!($V, 1, px, py, left, |$xv, $yv| $new_y $(, $new_x)?);
        }
        if left > 0 {
            let ($xv, $yv) = ($V::load_n(px, left), $V::load_n(py, left));
            $($V::store_n(px, $new_x, left);)?
            $V::store_n(py, $new_y, left);
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
        let head = head::<V>(n, y);
        if head > 0 {
            V::store_n(y, V::load_n(x, head), head);
        }
        let (mut px, mut py, mut left) = (x.add(head), y.add(head), n - head);
        while left >= ONE * V::VL {
            for q in 0..ONE {
                V::store(py.add(q * V::VL), V::load(px.add(q * V::VL)));
            }
            (px, py) = (px.add(ONE * V::VL), alone(py.add(ONE * V::VL)));
            left -= ONE * V::VL;
        }
        while left >= V::VL {
            V::store(py, V::load(px));
            (px, py) = (px.add(V::VL), alone(py.add(V::VL)));
            left -= V::VL;
        }
        if left > 0 {
            V::store_n(py, V::load_n(px, left), left);
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
        let head = head::<$V>($n, $x);
        if head > 0 {
            let $xv = $V::load_n($x, head);
            $V::store_n($x, $new, head);
        }
        let (mut px, mut left) = ($x.add(head), $n - head);
        let half = near::<$V>(left, PAIR);
        if half > 0 {
            let mut far = px.add(half);
            let end = far;
            while px < end {
                for q in 0..PAIR {
                    for p in [px.add(q * $V::VL), far.add(q * $V::VL)] {
                        let $xv = $V::load(p);
                        $V::store(p, $new);
                    }
                }
                (px, far) = (alone(px.add(PAIR * $V::VL)), alone(far.add(PAIR * $V::VL)));
            }
            px = far;
            left -= 2 * half;
        }
        while left >= ONE * $V::VL {
            for q in 0..ONE {
                let p = px.add(q * $V::VL);
                let $xv = $V::load(p);
                $V::store(p, $new);
            }
            px = alone(px.add(ONE * $V::VL));
            left -= ONE * $V::VL;
        }
        while left >= $V::VL {
            let $xv = $V::load(px);
            $V::store(px, $new);
            px = alone(px.add($V::VL));
            left -= $V::VL;
        }
        if left > 0 {
            let $xv = $V::load_n(px, left);
            $V::store_n(px, $new, left);
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
        let half = near::<$V>($n, ONE);
        while i < half {
            for q in 0..ONE {
                for at in [i + q * $V::VL, half + i + q * $V::VL] {
                    let ($acc, $v) = (acc[q], $V::load($x.add(at)));
                    acc[q] = $step;
                }
            }
            i += ONE * $V::VL;
        }
        i += half;
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

/// The largest |re| + |im| of the elements met so far at one of the places AMAX works at.
struct Largest<V: Lanes> {
    top: [V::V; PAIR],
    /// What was largest at the last look, in all lanes, and the start of the block that brought it.
    best: V::V,
    place: usize,
}

impl<V: Lanes> Largest<V> {
    #[inline(always)]
    unsafe fn new(n: usize) -> Self {
        // SAFETY: see above.
        let start = unsafe { V::abs1_start() };
        Largest { top: [start; PAIR], best: start, place: n }
    }
    #[inline(always)]
    unsafe fn step(&mut self, p: *const V::T) {
        for q in 0..PAIR {
            // SAFETY: see above.
            unsafe {
                self.top[q] = V::S::max(V::abs1(V::load(p.add(q * V::VL))), self.top[q]);
            }
        }
    }
    /// Looks whether the block from `from` has brought a larger one.
    #[inline(always)]
    unsafe fn look(&mut self, from: usize) {
        let all = u32::MAX >> (u32::BITS as usize - V::S::LANES);
        // SAFETY: see above.
        unsafe {
            let top = &self.top;
            let (a, b) = (V::S::max(top[0], top[2]), V::S::max(top[1], top[3]));
            let largest = V::S::max(a, b);
            if V::S::equal(V::S::max(largest, self.best), self.best) != all {
                (self.best, self.place) = (V::S::largest(largest, 1), from);
            }
        }
    }
}

/// One pass keeps the maximum alone, and looks now and then whether it has grown; the elements that
/// made it grow last are searched for it.
#[inline(always)]
pub(super) unsafe fn amax<V: Lanes>(n: usize, x: *const V::T) -> usize {
    // SAFETY: see above; the last vectors of a long x overlap, which a maximum allows.
    unsafe {
        if n < V::VL {
            let (mut best, mut place) = (-Re::<V::T>::ONE, n);
            for i in 0..n {
                let v = (*x.add(i)).abs1();
                if v > best {
                    (best, place) = (v, i);
                }
            }
            return place;
        }
        let mut all = Largest::<V>::new(n);
        let mut from = 0;
        let half = near::<V>(n, AMAX_BLOCK.1 / V::VL);
        if half > 0 {
            // Of equals the first half has the first.
            let mut far = Largest::<V>::new(n);
            while from < half {
                for i in (from..from + AMAX_BLOCK.1).step_by(PAIR * V::VL) {
                    all.step(x.add(i));
                    far.step(x.add(half + i));
                }
                all.look(from);
                far.look(half + from);
                from += AMAX_BLOCK.1;
            }
            from += half;
            if V::S::first(far.best) > V::S::first(all.best) {
                all = far;
            }
        }
        while from < n {
            let end = n.min(from + if from < AMAX_FEW { AMAX_BLOCK.0 } else { AMAX_BLOCK.1 });
            let mut i = from;
            while i + PAIR * V::VL <= end {
                all.step(x.add(i));
                i += PAIR * V::VL;
            }
            while i < end {
                let at = i.min(n - V::VL);
                all.top[0] = V::S::max(V::abs1(V::load(x.add(at))), all.top[0]);
                i = at + V::VL;
            }
            all.look(from);
            from = end;
        }
        let (best, mut place) = (all.best, all.place);
        // The first of the block; there is one unless every element is NaN.
        while place + PAIR * V::VL <= n {
            let mut bits = 0;
            for q in 0..PAIR {
                bits |= V::S::equal(V::abs1(V::load(x.add(place + q * V::VL))), best);
            }
            if bits != 0 {
                break;
            }
            place += PAIR * V::VL;
        }
        while place + V::VL <= n {
            let bits = V::S::equal(V::abs1(V::load(x.add(place))), best);
            if bits != 0 {
                return place + bits.trailing_zeros() as usize / V::PARTS;
            }
            place += V::VL;
        }
        let best = V::S::first(best);
        while place < n && (*x.add(place)).abs1() != best {
            place += 1;
        }
        place
    }
}
