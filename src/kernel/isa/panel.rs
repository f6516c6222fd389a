//! Unblocked LU of a narrow column-major panel.
//!
//! Left-looking (the `jki` form) by blocks of four columns: a block receives all updates of the columns left
//! of it in one pass over the rows, and inside the block column j those of the block's. A pass also
//! scales column j - 1 and finds the largest modulus of column j. Products are rounded before they are subtracted, as compilers
//! without contraction do: then a matrix whose elimination is exact in the textbook meets its zero
//! pivot exactly. A panel of a few vectors is held in registers, and a real one of some more is copied to where all its columns
//! are at hand: both go right-looking.

use super::simd::{Vect, unroll};
use crate::kernel::scalar::{Real, Scalar};
use core::mem::MaybeUninit;

/// Columns that get the updates of all columns left of them in one pass, and the vectors handled together in
/// such a pass and in those inside the block.
const BLOCK: usize = 4;
const BLOCK_UNROLL: usize = 2;
const UNROLL: usize = 4;

/// Vectors of which all reciprocals are taken while the pivot is looked for, instead of the pivot's own after that.
const RECIPROCALS: usize = 2;

/// Vectors and columns of a real panel that is factored in a copy: complex ones wait for a chain of operations in any case,
/// and 16 registers gain nothing.
const COPIED: usize = 16;
const COPIED_COLS: usize = 8;

/// PA = LU of the m x n panel at `a` (unit row stride, column stride lda), n <= m. `ipiv` receives n
/// 1-based row numbers; null factors without interchanges. Returns the 1-based column of the first
/// exactly zero or NaN pivot, or 0.
///
/// # Safety
/// The CPU has V's instruction set; the panel and ipiv are valid.
#[inline(always)]
pub(crate) unsafe fn lu_panel<V: Vect>(
    m: usize,
    n: usize,
    a: *mut V::T,
    lda: usize,
    ipiv: *mut i32,
) -> usize {
    let vectors = m.div_ceil(V::VL);
    // SAFETY: the caller's promise; m tells how many vectors a column has.
    unsafe {
        match (vectors, n) {
            (1, ..=4) if V::T::IS_COMPLEX => return held::<V, 1, 4>(m, n, a, lda, ipiv),
            (2, ..=4) if V::T::IS_COMPLEX => return held::<V, 2, 4>(m, n, a, lda, ipiv),
            (2, ..=8) if V::T::IS_COMPLEX => return held::<V, 2, 8>(m, n, a, lda, ipiv),
            (3, ..=4) if V::T::IS_COMPLEX => return held::<V, 3, 4>(m, n, a, lda, ipiv),
            (4, ..=4) if V::T::IS_COMPLEX => return held::<V, 4, 4>(m, n, a, lda, ipiv),
            (1, ..=8) if !V::T::IS_COMPLEX => return held::<V, 1, 8>(m, n, a, lda, ipiv),
            (2, ..=8) if !V::T::IS_COMPLEX => return held::<V, 2, 8>(m, n, a, lda, ipiv),
            (3, ..=8) if !V::T::IS_COMPLEX => return held::<V, 3, 8>(m, n, a, lda, ipiv),
            (..=COPIED, ..=COPIED_COLS) if !V::T::IS_COMPLEX && V::TWELVE == 0 => {
                return copied::<V>(m, n, a, lda, ipiv);
            }
            _ => {}
        }
    }
    let at = |i: usize, j: usize| a.wrapping_add(j * lda + i);
    let mut info = 0;
    let mut inverse = None;
    // SAFETY: the caller's promise; indices stay below m and n.
    unsafe {
        for j in 0..n {
            // Column j lacks the updates of the columns from `first` on; a block's first column that of all.
            let first = j - j % BLOCK;
            let width = if j == first { BLOCK.min(n - j) } else { 1 };
            let from = if j == first { 0 } else { first };
            for c in j..j + width {
                for i in from + 1..j {
                    let mut s = *at(i, c);
                    for p in from..i {
                        s -= *at(i, p) * *at(p, c);
                    }
                    *at(i, c) = s;
                }
            }
            let best = {
                let (l, u, count) = (at(j, from), at(from, j), j - from);
                match width {
                    // Nothing to subtract yet.
                    _ if j == 0 => largest::<V>(m, a),
                    1 => pass::<V, 1, UNROLL>(m - j, count, l, lda, u, inverse),
                    2 => pass::<V, 2, BLOCK_UNROLL>(m - j, count, l, lda, u, inverse),
                    3 => pass::<V, 3, BLOCK_UNROLL>(m - j, count, l, lda, u, inverse),
                    _ => pass::<V, BLOCK, BLOCK_UNROLL>(m - j, count, l, lda, u, inverse),
                }
            };
            if !ipiv.is_null() {
                // A NaN is the pivot only if it is met before any number, as in LAPACK's i?amax.
                let first = (*at(j, j)).abs1();
                let p = if first.is_nan() { j } else { j + find::<V>(m - j, at(j, j), best) };
                *ipiv.wrapping_add(j) = p as i32 + 1;
                if p != j {
                    for c in 0..n {
                        core::ptr::swap(at(j, c), at(p, c));
                    }
                }
            }
            let d = *at(j, j);
            inverse = None;
            if info == 0 && (d.is_zero() || d.abs1().is_nan()) {
                info = j + 1;
            }
            if d.is_zero() {
                // Nothing to divide by: the column below is zero too, or there was no pivoting.
            } else if d.abs1() >= <V::T as Scalar>::Real::MIN_POSITIVE {
                inverse = Some(d.recip());
            } else {
                for i in j + 1..m {
                    *at(i, j) = (*at(i, j)).div(d);
                }
            }
        }
        if let Some(inv) = inverse {
            scale::<V>(m - n, at(n, n - 1), inv);
        }
    }
    info
}

/// [`lu_panel`] of a panel that fits in registers, n <= NC and m <= MV VL: right-looking, with the same
/// bits. A copy in memory, stored after every change, says what is where the pivot turns up; finished
/// columns have their interchanges in it alone. Lanes below the last row stay 0, or NaN.
#[inline(always)]
#[allow(clippy::absurd_extreme_comparisons)] // C and J are constants in each turn
unsafe fn held<V: Vect, const MV: usize, const NC: usize>(
    m: usize,
    n: usize,
    a: *mut V::T,
    lda: usize,
    ipiv: *mut i32,
) -> usize {
    let mut copy = MaybeUninit::<[[V::V; MV]; NC]>::uninit();
    let copy = copy.as_mut_ptr().cast::<V::T>();
    let at = |i: usize, c: usize| copy.wrapping_add(c * MV * V::VL + i);
    let tail = m - (MV - 1) * V::VL;
    let mut info = 0;
    // SAFETY: the caller's promise; the copy has MV vectors for each of NC columns.
    unsafe {
        let mut t = [[V::nan(); MV]; NC];
        unroll!(C < NC, {
            if C < n {
                for q in 0..MV {
                    let p = a.wrapping_add(C * lda + q * V::VL);
                    t[C][q] = if q + 1 < MV { V::load(p) } else { V::load_n(p, tail) };
                    V::store(at(q * V::VL, C), t[C][q]);
                }
            }
        });
        unroll!(J < NC, {
            if J < n {
                let (first, lane) = (J / V::VL, J % V::VL);
                let mut p = J;
                let mut inverses = MaybeUninit::<[V::V; MV]>::uninit();
                let inverses = inverses.as_mut_ptr().cast::<V::T>();
                if MV <= RECIPROCALS {
                    for q in first..MV {
                        V::store(inverses.wrapping_add(q * V::VL), V::recip(t[J][q]));
                    }
                }
                if !ipiv.is_null() {
                    // A NaN is the pivot only if it is met before any number, as in LAPACK's i?amax.
                    if !(*at(J, J)).abs1().is_nan() {
                        let mut best = V::abs1_start();
                        let mut below = t[J];
                        // A maximum of NaN would raise an exception.
                        below[first] = V::join(V::zeros(), t[J][first], lane);
                        for q in first..MV {
                            best = V::abs1_max(best, below[q]);
                        }
                        below[first] = V::join(V::nan(), t[J][first], lane);
                        let size = V::largest(best);
                        for q in (first..MV).rev() {
                            let found = V::first_of_size(below[q], size);
                            p = if found < V::VL { q * V::VL + found } else { p };
                        }
                    }
                    *ipiv.wrapping_add(J) = p as i32 + 1;
                    unroll!(C < NC, {
                        if C < J {
                            core::ptr::swap(at(J, C), at(p, C));
                        }
                    });
                }
                let d = *at(p, J);
                let size = d.abs1();
                if info == 0 && (d.is_zero() || size.is_nan()) {
                    info = J + 1;
                }
                let mut l = t[J];
                let own = V::fill_at(at(J, J));
                for q in first..MV {
                    l[q] = V::put(l[q], own, p.wrapping_sub(q * V::VL));
                }
                let above = V::put(l[first], V::fill_at(at(p, J)), lane);
                if d.is_zero() {
                    // Nothing to divide by.
                } else if size >= <V::T as Scalar>::Real::MIN_POSITIVE {
                    let by = if MV <= RECIPROCALS {
                        V::splat_at(inverses.wrapping_add(p))
                    } else {
                        V::splat(d.recip())
                    };
                    for q in first..MV {
                        l[q] = V::mul_rounded(l[q], by);
                    }
                } else {
                    for q in first..MV {
                        l[q] = divided::<V>(l[q], d);
                    }
                }
                for q in first..MV {
                    let v = if q == first { V::join(above, l[q], lane + 1) } else { l[q] };
                    V::store(at(q * V::VL, J), v);
                }
                unroll!(C < NC, {
                    if C > J && C < n {
                        let own = V::fill_at(at(J, C));
                        let (by, u) = (V::splat_at(at(p, C)), V::fill_at(at(p, C)));
                        for q in first..MV {
                            let old = V::put(t[C][q], own, p.wrapping_sub(q * V::VL));
                            let less = V::sub(old, V::mul_rounded(l[q], by));
                            t[C][q] = if q == first {
                                V::join(V::put(old, u, lane), less, lane + 1)
                            } else {
                                less
                            };
                            V::store(at(q * V::VL, C), t[C][q]);
                        }
                    }
                });
            }
        });
        for c in 0..n {
            for q in 0..MV {
                let (p, v) = (a.wrapping_add(c * lda + q * V::VL), V::load(at(q * V::VL, c)));
                if q + 1 < MV {
                    V::store(p, v);
                } else {
                    V::store_n(p, v, tail);
                }
            }
        }
    }
    info
}

/// [`lu_panel`] of a panel of at most COPIED vectors and COPIED_COLS columns: right-looking in a copy whose columns begin
/// at vectors, with the same bits. A step subtracts from the next column first, so that its pivot is looked for
/// while the others have their turn. Lanes below the last row stay 0, or NaN.
#[inline(always)]
unsafe fn copied<V: Vect>(m: usize, n: usize, a: *mut V::T, lda: usize, ipiv: *mut i32) -> usize {
    let mut copy = MaybeUninit::<[[V::V; COPIED + 1]; COPIED_COLS]>::uninit();
    let copy = copy.as_mut_ptr().cast::<V::T>();
    let count = m.div_ceil(V::VL);
    let tail = m - (count - 1) * V::VL;
    let at = |i: usize, c: usize| copy.wrapping_add(c * (count | 1) * V::VL + i);
    let mut info = 0;
    // SAFETY: the caller's promise; a column of the copy has `count` vectors.
    unsafe {
        let mut best = V::abs1_start();
        for c in 0..n {
            for q in 0..count {
                let p = a.wrapping_add(c * lda + q * V::VL);
                let v = if q + 1 < count { V::load(p) } else { V::load_n(p, tail) };
                V::store(at(q * V::VL, c), v);
                if c == 0 {
                    best = V::abs1_max(best, v);
                }
            }
        }
        let mut size = V::largest(best);
        for j in 0..n {
            let (first, lane) = (j / V::VL * V::VL, j % V::VL);
            let mut p = j;
            if !ipiv.is_null() {
                // A NaN is the pivot only if it is met before any number, as in LAPACK's i?amax.
                if !(*at(j, j)).abs1().is_nan() {
                    let mut q = count * V::VL;
                    while q > first + V::VL {
                        q -= V::VL;
                        let found = V::first_of_size(V::load(at(q, j)), size);
                        p = if found < V::VL { q + found } else { p };
                    }
                    let top = V::join(V::nan(), V::load(at(first, j)), lane);
                    let found = V::first_of_size(top, size);
                    p = if found < V::VL { first + found } else { p };
                }
                *ipiv.wrapping_add(j) = p as i32 + 1;
                // By vectors: a load of one waits long for a store of a part of it.
                let place = p / V::VL * V::VL;
                for c in 0..n {
                    let (x, y) = (V::fill_at(at(j, c)), V::fill_at(at(p, c)));
                    V::store(at(first, c), V::put(V::load(at(first, c)), y, lane));
                    V::store(at(place, c), V::put(V::load(at(place, c)), x, p - place));
                }
            }
            let d = *at(j, j);
            let below = d.abs1();
            if info == 0 && (d.is_zero() || below.is_nan()) {
                info = j + 1;
            }
            if !d.is_zero() && below < <V::T as Scalar>::Real::MIN_POSITIVE {
                for q in (first..count * V::VL).step_by(V::VL) {
                    let l = V::load(at(q, j));
                    let l_d = divided::<V>(l, d);
                    V::store(at(q, j), if q == first { V::join(l, l_d, lane + 1) } else { l_d });
                }
            } else if !d.is_zero() {
                let by = V::splat(d.recip());
                for q in (first..count * V::VL).step_by(V::VL) {
                    let l = V::load(at(q, j));
                    let l_d = V::mul_rounded(l, by);
                    V::store(at(q, j), if q == first { V::join(l, l_d, lane + 1) } else { l_d });
                }
            }
            let l = V::load(at(first, j));
            for c in j + 1..n {
                let u = V::splat_at(at(j, c));
                let old = V::load(at(first, c));
                let less = V::join(old, V::sub(old, V::mul_rounded(l, u)), lane + 1);
                V::store(at(first, c), less);
                let mut best = V::abs1_start();
                if c == j + 1 && lane + 1 < V::VL {
                    best = V::abs1_max(best, V::join(V::zeros(), less, lane + 1));
                }
                for q in (first + V::VL..count * V::VL).step_by(V::VL) {
                    let old = V::load(at(q, c));
                    let less = V::sub(old, V::mul_rounded(V::load(at(q, j)), u));
                    V::store(at(q, c), less);
                    if c == j + 1 {
                        best = V::abs1_max(best, less);
                    }
                }
                if c == j + 1 {
                    size = V::largest(best);
                }
            }
        }
        for c in 0..n {
            for q in 0..count {
                let (p, v) = (a.wrapping_add(c * lda + q * V::VL), V::load(at(q * V::VL, c)));
                if q + 1 < count {
                    V::store(p, v);
                } else {
                    V::store_n(p, v, tail);
                }
            }
        }
    }
    info
}

/// Every element divided by d, for a divisor whose reciprocal may overflow.
#[cold]
#[inline(always)]
pub(super) unsafe fn divided<V: Vect>(v: V::V, d: V::T) -> V::V {
    let mut lanes = [MaybeUninit::<V::V>::uninit()];
    let p = lanes.as_mut_ptr().cast::<V::T>();
    // SAFETY: one vector.
    unsafe {
        V::store(p, v);
        for i in 0..V::VL {
            *p.wrapping_add(i) = (*p.wrapping_add(i)).div(d);
        }
        V::load(p)
    }
}

/// W columns behind `count` others: subtract their products with U from all rows, and return the largest
/// modulus in the first of the W. `l` is the first row of the first of those others, lda apart like the W
/// behind them, and `u` the top of U; the last of the others is first multiplied by `inverse`. U rows go
/// with one column of the others each.
#[inline(always)]
unsafe fn pass<V: Vect, const W: usize, const U: usize>(
    rows: usize,
    count: usize,
    l: *mut V::T,
    lda: usize,
    u: *const V::T,
    inverse: Option<V::T>,
) -> V::V {
    // SAFETY: the caller's promise; the last vector is limited to the rows left.
    unsafe {
        let mut best = [V::abs1_start(); U];
        let mut i = 0;
        while i + U * V::VL <= rows {
            let at = |c: usize, q: usize| l.wrapping_add(c * lda + i + q * V::VL);
            let mut t = [[V::load(l); U]; W];
            for w in 0..W {
                for q in 0..U {
                    t[w][q] = V::load(at(count + w, q));
                }
            }
            for c in 0..count {
                let mut lc = [V::load(l); U];
                for q in 0..U {
                    lc[q] = V::load(at(c, q));
                }
                if let (true, Some(inv)) = (c + 1 == count, inverse) {
                    for q in 0..U {
                        lc[q] = V::mul_rounded(lc[q], V::splat(inv));
                        V::store(at(c, q), lc[q]);
                    }
                }
                for w in 0..W {
                    let uc = V::splat(*u.wrapping_add(w * lda + c));
                    for q in 0..U {
                        t[w][q] = V::sub(t[w][q], V::mul_rounded(lc[q], uc));
                    }
                }
            }
            for q in 0..U {
                for w in 0..W {
                    V::store(at(count + w, q), t[w][q]);
                }
                best[q] = V::abs1_max(best[q], t[0][q]);
            }
            i += U * V::VL;
        }
        while i < rows {
            let here = V::VL.min(rows - i);
            let at = |c: usize| l.wrapping_add(c * lda + i);
            let mut t = [V::load_n(l, 0); W];
            for w in 0..W {
                t[w] = V::load_n(at(count + w), here);
            }
            for c in 0..count {
                let mut lc = V::load_n(at(c), here);
                if let (true, Some(inv)) = (c + 1 == count, inverse) {
                    lc = V::mul_rounded(lc, V::splat(inv));
                    V::store_n(at(c), lc, here);
                }
                for w in 0..W {
                    let uc = V::splat(*u.wrapping_add(w * lda + c));
                    t[w] = V::sub(t[w], V::mul_rounded(lc, uc));
                }
            }
            for w in 0..W {
                V::store_n(at(count + w), t[w], here);
            }
            best[0] = V::abs1_max(best[0], t[0]);
            i += V::VL;
        }
        for q in 1..U {
            best[0] = V::max(best[0], best[q]);
        }
        V::largest(best[0])
    }
}

/// The largest modulus of a column.
#[inline(always)]
unsafe fn largest<V: Vect>(rows: usize, x: *const V::T) -> V::V {
    // SAFETY: the caller's promise.
    unsafe {
        let mut best = [V::abs1_start(); UNROLL];
        let mut i = 0;
        while i + UNROLL * V::VL <= rows {
            for q in 0..UNROLL {
                best[q] = V::abs1_max(best[q], V::load(x.wrapping_add(i + q * V::VL)));
            }
            i += UNROLL * V::VL;
        }
        while i < rows {
            let here = V::VL.min(rows - i);
            best[0] = V::abs1_max(best[0], V::load_n(x.wrapping_add(i), here));
            i += V::VL;
        }
        for q in 1..UNROLL {
            best[0] = V::max(best[0], best[q]);
        }
        V::largest(best[0])
    }
}

/// First row whose modulus is `best`, known to occur.
#[inline(always)]
unsafe fn find<V: Vect>(rows: usize, x: *const V::T, best: V::V) -> usize {
    // SAFETY: the caller's promise.
    unsafe {
        let mut i = 0;
        while i + V::VL <= rows {
            let at = V::first_of_size(V::load(x.wrapping_add(i)), best);
            if at < V::VL {
                return i + at;
            }
            i += V::VL;
        }
        if i < rows {
            // Lanes beyond the rows are 0, which is the size looked for only if row i has it too.
            let at = V::first_of_size(V::load_n(x.wrapping_add(i), rows - i), best);
            return (i + at).min(rows - 1);
        }
        0
    }
}

/// x := s x
#[inline(always)]
unsafe fn scale<V: Vect>(rows: usize, x: *mut V::T, s: V::T) {
    // SAFETY: the caller's promise.
    unsafe {
        let vs = V::splat(s);
        let mut i = 0;
        while i < rows {
            let w = V::VL.min(rows - i);
            let p = x.wrapping_add(i);
            V::store_n(p, V::mul_rounded(V::load_n(p, w), vs), w);
            i += V::VL;
        }
    }
}
