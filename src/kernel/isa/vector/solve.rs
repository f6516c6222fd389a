//! x := A^-1 x for a triangle that is read once.
//!
//! By vectors of x. The triangle on the diagonal is solved in a register: element by element, each
//! subtracted from the lanes that wait for it. Every element waits for the one before, so what counts is
//! how little stands between two of them: reciprocals are computed beforehand, and what the next vector
//! waits for is found in the same loop. The last vector, and few elements, go one by one (`solve_few.rs`). Of real elements
//! only the other side of longer triangles goes this way at all (`solve_real.rs`).

use super::Lanes;
use super::level2::{COLS, columns_n, others, some_t};
use super::solve_few::{alone, blocks, in_blocks, most};
use super::solve_real;
use crate::kernel::isa::simd::{Simd, smaller};
use crate::kernel::scalar::{Real, Scalar};
use core::mem::MaybeUninit;

/// Most elements in a vector.
const MOST: usize = 16;

/// Elements of a vector from which on [`sums`] takes all its columns together.
const TOGETHER: usize = 8;

/// Room for a vector, or for a square of them.
type Square<V> = MaybeUninit<[V; MOST]>;

/// A block of the diagonal.
#[derive(Clone, Copy)]
pub(super) struct Corner<T> {
    pub a: *const T,
    pub lda: isize,
    pub turned: bool,
    pub conj: bool,
    pub unit: bool,
}

/// A function compiled for every kind of triangle: unit, turned, solved forwards. It is given the corner and what follows.
macro_rules! by_kind {
    ($solve:ident::<$v:ident>($corner:expr, $forwards:expr; $($arg:expr),*)) => {{
        let corner = $corner;
        match (corner.unit, corner.turned, $forwards) {
            (true, true, true) => $solve::<$v, true, true, true>(corner, $($arg),*),
            (true, true, false) => $solve::<$v, true, true, false>(corner, $($arg),*),
            (true, false, true) => $solve::<$v, true, false, true>(corner, $($arg),*),
            (true, false, false) => $solve::<$v, true, false, false>(corner, $($arg),*),
            (false, true, true) => $solve::<$v, false, true, true>(corner, $($arg),*),
            (false, true, false) => $solve::<$v, false, true, false>(corner, $($arg),*),
            (false, false, true) => $solve::<$v, false, false, true>(corner, $($arg),*),
            (false, false, false) => $solve::<$v, false, false, false>(corner, $($arg),*),
        }
    }};
}
pub(super) use by_kind;

// SAFETY (all functions here): the caller has V's instruction set, the matrix and the vectors.

impl<T: Scalar> Corner<T> {
    /// Element (i, c) of what is solved with.
    #[inline(always)]
    unsafe fn at(&self, i: usize, c: usize) -> T {
        let (i, c) = if self.turned { (c, i) } else { (i, c) };
        // SAFETY: the caller stays inside the block.
        unsafe { (*self.a.offset(i as isize + c as isize * self.lda)).conj_if(self.conj) }
    }
    /// n diagonal elements, then ones, and their reciprocals; false if one overflows.
    #[inline(always)]
    unsafe fn invert<V: Lanes<T = T>>(&self, n: usize, diagonal: *mut T, inverse: *mut T) -> bool {
        // SAFETY: the caller's block, and room for a vector.
        unsafe {
            for i in 0..V::VL {
                *diagonal.add(i) = if i < n { self.at(i, i) } else { T::ONE };
            }
            let (d, by) = (V::load(diagonal), V::recip(V::load(diagonal)));
            V::store(inverse, by);
            let mut small = 0;
            for v in [d, by] {
                small |= V::S::bits(smaller::<V::S>(V::abs1(v), Real::MIN_POSITIVE));
            }
            small == 0
        }
    }
    /// Solves for n elements one by one, dividing.
    #[cold]
    pub(super) unsafe fn divide(&self, n: usize, forwards: bool, x: *mut T) {
        for k in 0..n {
            let place = |k: usize| if forwards { k } else { n - 1 - k };
            let i = place(k);
            // SAFETY: the caller's block and vector.
            unsafe {
                let mut v = *x.add(i);
                for c in (0..k).map(place) {
                    v -= self.at(i, c) * *x.add(c);
                }
                *x.add(i) = if self.unit { v } else { v.div(self.at(i, i)) };
            }
        }
    }
}

/// `rows` rows of `cols` columns, lda apart, as vectors in memory: columns, or rows if `turned`.
#[inline(always)]
unsafe fn lay_out<V: Lanes, const FULL: bool>(
    a: *const V::T,
    lda: isize,
    (rows, cols): (usize, usize),
    (turned, conj): (bool, bool),
    square: &mut Square<V::V>,
) -> *const V::T {
    let to = square.as_mut_ptr().cast::<V::T>();
    // SAFETY: see above.
    unsafe {
        let mut lines = [V::load_n(a, 0); MOST];
        for c in 0..cols {
            let p = a.wrapping_offset(c as isize * lda);
            let v = if FULL { V::load(p) } else { V::load_n(p, rows) };
            lines[c] = if conj && V::T::IS_COMPLEX { V::conj(v) } else { v };
        }
        if turned {
            V::transpose(&mut lines);
        }
        for c in 0..V::VL {
            V::store(to.add(c * V::VL), lines[c]);
        }
    }
    to
}

/// Solves for `nb` elements of x, which are t before that, forwards if the block is a lower triangle. Returns minus
/// what they contribute to the `near` elements that are next, one at least, whose part of the triangle is at `beside`.
#[inline(always)]
unsafe fn solve_block<V: Lanes, const FULL: bool>(
    (nb, near): (usize, usize),
    corner: Corner<V::T>,
    forwards: bool,
    beside: *const V::T,
    mut t: V::V,
    x: *mut V::T,
) -> V::V {
    let (nb, near) = if FULL { (V::VL, V::VL) } else { (nb, near) };
    let Corner { a, lda, turned, conj, unit } = corner;
    let (mut square, mut other) = (Square::<V::V>::uninit(), Square::<V::V>::uninit());
    let (mut diagonal, mut inverse) = (Square::<V::V>::uninit(), Square::<V::V>::uninit());
    // SAFETY: the block has nb rows and columns. Lanes of the other triangle are loaded with it, and change
    // only what is finished.
    unsafe {
        let zero = V::load_n(x, 0);
        let (diagonal, inverse) = (diagonal.as_mut_ptr().cast(), inverse.as_mut_ptr().cast());
        V::store(inverse, zero);
        let good = unit || corner.invert::<V>(nb, diagonal, inverse);
        let by = V::factors(inverse);
        let own = lay_out::<V, FULL>(a, lda, (nb, nb), (turned, conj), &mut square);
        let shape = if turned { (nb, near) } else { (near, nb) };
        let next = lay_out::<V, FULL>(beside, lda, shape, (turned, conj), &mut other);
        let mut u = zero;
        if !good {
            V::store_n(x, t, nb);
            corner.divide(nb, forwards, x);
            for k in 0..nb {
                u = V::sub_scaled(u, V::load(next.add(k * V::VL)), V::splat(*x.add(k)));
            }
            return u;
        }
        let mut solved = t;
        for step in 0..nb {
            let k = if forwards { step } else { nb - 1 - step };
            let v = if unit { t } else { V::times(t, by) };
            solved = V::put(solved, t, k);
            let v = V::element(v, k);
            t = V::sub_scaled(t, V::load(own.add(k * V::VL)), v);
            u = V::sub_scaled(u, V::load(next.add(k * V::VL)), v);
        }
        // The others have received products with reciprocals; what is stored is divided, as it would be element by
        // element.
        if !unit {
            solved = V::quotients(solved, diagonal, by);
        }
        if FULL {
            V::store(x, solved)
        } else {
            V::store_n(x, solved, nb)
        }
        u
    }
}

/// The sums over m elements of y of nb columns, a vector of them at most.
#[inline(always)]
pub(super) unsafe fn sums<V: Lanes>(
    (m, nb): (usize, usize),
    a: *const V::T,
    lda: isize,
    conj: bool,
    y: *const V::T,
) -> V::V {
    if V::VL >= TOGETHER {
        // SAFETY: passed on.
        return unsafe { sums_together::<V>((m, nb), a, lda, conj && V::T::IS_COMPLEX, y) };
    }
    let mut sums = Square::<V::V>::uninit();
    let sums = sums.as_mut_ptr().cast::<V::T>();
    // SAFETY: see above; there is room for a vector.
    unsafe {
        let mut c = 0;
        while c < nb {
            let p = a.offset(c as isize * lda);
            if c + COLS <= nb {
                some_t::<V, COLS>(m, p, lda, 0, conj, y, sums.add(c));
                c += COLS;
            } else {
                some_t::<V, 1>(m, p, lda, 0, conj, y, sums.add(c));
                c += 1;
            }
        }
        V::load_n(sums, nb)
    }
}

/// x less those sums, for as many columns as x has elements.
#[inline(always)]
pub(super) unsafe fn subtract_sums<V: Lanes>(
    (m, nb): (usize, usize),
    a: *const V::T,
    lda: isize,
    conj: bool,
    y: *const V::T,
    x: *mut V::T,
) {
    for c in (0..nb).step_by(V::VL) {
        // SAFETY: see above; x has nb elements.
        unsafe {
            let (w, own) = (V::VL.min(nb - c), x.add(c));
            let s = sums::<V>((m, w), a.offset(c as isize * lda), lda, conj, y);
            V::store_n(own, V::sub(V::load_n(own, w), s), w);
        }
    }
}

/// [`sums`] where a vector has so many elements that as many sums hide each other's latency: one vector for each column,
/// whose lanes are added in rounds of halves for all columns together.
#[inline(always)]
unsafe fn sums_together<V: Lanes>(
    (m, nb): (usize, usize),
    a: *const V::T,
    lda: isize,
    conj: bool,
    y: *const V::T,
) -> V::V {
    // SAFETY: see above.
    unsafe {
        let mut sum = [V::zeros(); MOST];
        let mut part = Square::<V::V>::uninit();
        let part = part.as_mut_ptr().cast::<V::T>();
        for i in (0..m).step_by(V::VL) {
            let rows = V::VL.min(m - i);
            let own = V::load_n(y.add(i), rows);
            V::store(part, if conj { V::conj(own) } else { own });
            let by = V::factors(part);
            if rows == V::VL && nb == V::VL {
                for c in 0..V::VL {
                    let v = V::load(a.offset(c as isize * lda).add(i));
                    sum[c] = V::plus_times(sum[c], v, by);
                }
            } else {
                for c in 0..V::VL {
                    if c < nb {
                        let v = V::load_n(a.offset(c as isize * lda).add(i), rows);
                        sum[c] = V::plus_times(sum[c], v, by);
                    }
                }
            }
        }
        let mut half = V::VL / 2;
        while half > 0 {
            for c in 0..half {
                let (x, z) = V::zip(sum[c], sum[c + half]);
                sum[c] = V::add(x, z);
            }
            half /= 2;
        }
        if conj { V::conj(sum[0]) } else { sum[0] }
    }
}

/// y := y + op(m rows of nb columns) s, complex.
#[inline(always)]
pub(super) unsafe fn subtract<V: Lanes>(
    shape: (usize, usize),
    a: *const V::T,
    lda: isize,
    conj: bool,
    s: *const V::T,
    y: *mut V::T,
) {
    // SAFETY: see above.
    unsafe {
        match conj {
            true => columns_n::<V, true>(shape, a, lda, false, s, y),
            false => columns_n::<V, false>(shape, a, lda, false, s, y),
        }
    }
}

/// The triangle `upper` of a as stored; `turned` says that its transpose is meant.
#[inline(always)]
pub(super) unsafe fn trsv<V: Lanes>(
    n: usize,
    a: *const V::T,
    lda: isize,
    upper: bool,
    turned: bool,
    conj: bool,
    unit: bool,
    x: *mut V::T,
) {
    if n == 0 {
        return;
    }
    let forwards = upper == turned;
    let corner = Corner { a, lda, turned, conj, unit };
    if solve_real::fits::<V>(n, turned) {
        // SAFETY: see above.
        return unsafe { solve_real::trsv::<V>(n, corner, forwards, x) };
    }
    if n <= most::<V>() {
        // SAFETY: see above.
        return unsafe { alone::<V>(n, corner, forwards, x) };
    }
    if in_blocks::<V>() {
        // SAFETY: see above.
        return unsafe { blocks::<V>(n, corner, upper, x) };
    }
    let steps = n.div_ceil(V::VL);
    // What the step before has found out about this one.
    let mut found = None;
    for step in 0..steps {
        let j = V::VL * if forwards { step } else { steps - 1 - step };
        let nb = V::VL.min(n - j);
        // The elements that are next, and those behind them or before this step's.
        let next = if forwards { (j + nb).min(n) } else { j.saturating_sub(V::VL) };
        let near = if forwards { V::VL.min(n - next) } else { j - next };
        let (from, len) = others(n, j, nb, upper);
        // SAFETY: see above.
        unsafe {
            let (own, columns) = (x.add(j), a.offset(j as isize * lda));
            let mut t = if nb == V::VL { V::load(own) } else { V::load_n(own, nb) };
            if turned {
                // All but the newest.
                let newest = if step > 0 { V::VL.min(len) } else { 0 };
                let first = if forwards { from } else { from + newest };
                let beside = columns.add(first);
                if len > newest {
                    t = V::sub(t, sums::<V>((len - newest, nb), beside, lda, conj, x.add(first)));
                }
            }
            if let Some(found) = found {
                t = V::add(t, found);
            }
            let corner = Corner { a: columns.add(j), ..corner };
            if near == 0 {
                V::store_n(own, t, nb);
                return alone::<V>(nb, corner, forwards, own);
            }
            let beside =
                if turned { a.offset(next as isize * lda).add(j) } else { columns.add(next) };
            found = Some(if nb == V::VL && near == V::VL {
                solve_block::<V, true>((nb, near), corner, forwards, beside, t, own)
            } else {
                solve_block::<V, false>((nb, near), corner, forwards, beside, t, own)
            });
            if !turned && len > near {
                let mut minus = Square::<V::V>::uninit();
                let s = minus.as_mut_ptr().cast::<V::T>();
                V::store(s, V::sub(V::load_n(own, 0), V::load_n(own, nb)));
                let first = if forwards { next + near } else { 0 };
                let (block, y) = (columns.add(first), x.add(first));
                subtract::<V>((len - near, nb), block, lda, conj, s, y);
            }
        }
    }
}
