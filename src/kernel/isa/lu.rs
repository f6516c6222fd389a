//! LU factorization with partial pivoting of a small matrix where it stands, in register tiles.
//!
//! Left-looking by block columns of NR: the interchanges so far, the rows of U by vectors (each a tile
//! minus a product, then a solve with a unit triangle in registers) and the rows below (`lu_tiles.rs`), and the block
//! column's own factorization by `panel.rs` or `lu_narrow.rs`. Nothing is packed. A matrix beyond the first level of the
//! cache goes by halves of its columns (the recursion of Toledo, 1997).

use super::LuPanel;
use super::lu_few;
use super::lu_narrow;
use super::lu_still;
use super::lu_tiles::{Columns, LuTiles};
use super::panel::divided;
use super::simd::{Vect, unroll};
use crate::kernel::params::{
    GETRF_BASE, GETRF_HALVED_BYTES, GETRF_HALVED_STEPS, GETRF_LANES, GETRF_TILED_MOST,
};
use crate::kernel::permute;
use crate::kernel::scalar::{Real, Scalar};
use crate::kernel::view::MatMut;
use core::mem::MaybeUninit;

/// Interchanges [from, to) on `count` columns that begin at `column`.
#[inline(always)]
unsafe fn interchange<T: Copy>(
    column: *mut T,
    lda: usize,
    count: usize,
    ipiv: *const i32,
    (from, to): (usize, usize),
) {
    // A few columns share the cost of looking at a pivot.
    let mut c = 0;
    // SAFETY: the caller's promise.
    unsafe {
        while c + 4 <= count {
            together::<T, 4>(column.wrapping_add(c * lda), lda, ipiv, (from, to));
            c += 4;
        }
        if c + 2 <= count {
            together::<T, 2>(column.wrapping_add(c * lda), lda, ipiv, (from, to));
            c += 2;
        }
        if c < count {
            together::<T, 1>(column.wrapping_add(c * lda), lda, ipiv, (from, to));
        }
    }
}

/// [`interchange`] of N columns.
#[inline(always)]
unsafe fn together<T: Copy, const N: usize>(
    column: *mut T,
    lda: usize,
    ipiv: *const i32,
    (from, to): (usize, usize),
) {
    let x: [*mut T; N] = core::array::from_fn(|q| column.wrapping_add(q * lda));
    for i in from..to {
        // SAFETY: the caller's promise: pivots are rows.
        unsafe {
            let p = *ipiv.wrapping_add(i) as usize - 1;
            x.iter().for_each(|x| exchange(x.wrapping_add(i), x.wrapping_add(p)));
        }
    }
}

/// # Safety
/// Both are readable and writable; they may be the same.
#[inline(always)]
unsafe fn exchange<T: Copy>(x: *mut T, y: *mut T) {
    // SAFETY: the caller's promise.
    unsafe {
        let (u, v) = (*x, *y);
        *x = v;
        *y = u;
    }
}

/// Columns of a matrix that is factored in registers.
pub(crate) const TINY_COLS: usize = 8;

/// [`getrf`] of a matrix whose columns fit in MV registers each, 1 or 2: right-looking, every product rounded, as in `panel.rs`
/// and with its bits. With PIVOTS rows change places by permutations.
#[inline(always)]
#[allow(clippy::absurd_extreme_comparisons)] // C and J are constants in each turn
unsafe fn tiny<V: Vect, const MV: usize, const PIVOTS: bool>(
    m: usize,
    n: usize,
    a: *mut V::T,
    lda: usize,
    ipiv: *mut i32,
) -> usize {
    let steps = m.min(n);
    let tail = m - (MV - 1) * V::VL;
    // Of two divisions of singles compilers make four, two of them by what stands beside.
    let reciprocals = PIVOTS || V::T::IS_COMPLEX && size_of::<V::T>() == 8;
    let mut info = 0;
    // SAFETY: the caller's promise; a column has (MV - 1) VL < m <= MV VL elements.
    unsafe {
        let mut t = [[V::load_n(a, 0); MV]; TINY_COLS];
        unroll!(C < TINY_COLS, {
            if C < n {
                for q in 0..MV {
                    let p = a.wrapping_add(C * lda + q * V::VL);
                    t[C][q] = if q + 1 < MV { V::load(p) } else { V::load_n(p, tail) };
                }
            }
        });
        unroll!(J < TINY_COLS, {
            if J / V::VL < MV && J < steps {
                let (first, lane) = (J / V::VL, J % V::VL);
                // All reciprocals, while the pivot is looked for; one that is known has a shorter chain by itself.
                let mut inverses = t[J];
                if reciprocals {
                    for q in first..MV {
                        inverses[q] = V::recip(t[J][q]);
                    }
                }
                let mut row = J;
                if PIVOTS {
                    // Rows above have had their turn, and lanes below the last row are 0: they are found
                    // only if row J has that size too. A maximum of NaN would raise an exception.
                    let mut p = J;
                    if !V::value(V::element(t[J][first], lane)).abs1().is_nan() {
                        let mut below = t[J];
                        below[first] = V::join(V::zeros(), t[J][first], lane);
                        let mut best = V::abs1_start();
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
                    row = p;
                    if p != J {
                        let places =
                            if MV == 1 { [V::places(J, p); 2] } else { V::places_two(J, p) };
                        unroll!(C < TINY_COLS, {
                            if C < n {
                                exchanged::<V, MV>(&mut t[C], places);
                            }
                        });
                        if MV > 1 {
                            exchanged::<V, MV>(&mut inverses, places);
                        }
                    }
                }
                let d = V::value(V::element(t[J][first], lane));
                if info == 0 && (d.is_zero() || d.abs1().is_nan()) {
                    info = J + 1;
                }
                let mut l = t[J];
                if d.is_zero() {
                    // Nothing to divide by.
                } else if d.abs1() >= <V::T as Scalar>::Real::MIN_POSITIVE {
                    let by = match reciprocals {
                        true => V::element(inverses[first], if MV > 1 { lane } else { row }),
                        false => V::splat(d.recip()),
                    };
                    for q in first..MV {
                        l[q] = V::mul_rounded(t[J][q], by);
                    }
                } else {
                    for q in first..MV {
                        l[q] = divided::<V>(t[J][q], d);
                    }
                }
                if J + 1 < MV * V::VL {
                    let top = V::join(t[J][first], l[first], lane + 1);
                    t[J] = l;
                    t[J][first] = top;
                    unroll!(C < TINY_COLS, {
                        if C > J && C < n {
                            let by = V::element(t[C][first], lane);
                            for q in first..MV {
                                let less = V::sub(t[C][q], V::mul_rounded(l[q], by));
                                let above = if q == first { lane + 1 } else { 0 };
                                t[C][q] = V::join(t[C][q], less, above);
                            }
                        }
                    });
                }
            }
        });
        unroll!(C < TINY_COLS, {
            if C < n {
                for q in 0..MV {
                    let p = a.wrapping_add(C * lda + q * V::VL);
                    V::store_n(p, t[C][q], if q + 1 < MV { V::VL } else { tail });
                }
            }
        });
    }
    info
}

/// Two rows change places.
#[inline(always)]
unsafe fn exchanged<V: Vect, const MV: usize>(column: &mut [V::V; MV], places: [V::Places; 2]) {
    // SAFETY: the caller's promise.
    unsafe {
        if MV == 1 {
            column[0] = V::exchange(column[0], places[0]);
        } else {
            [column[0], column[MV - 1]] = V::exchange_two([column[0], column[MV - 1]], places);
        }
    }
}

/// Whether an m x n matrix is factored by halves: interchanges of the left half wait for all of the right one's, so that its
/// columns come from the second level of the cache once.
#[inline(always)]
fn by_halves<T>(m: usize, n: usize) -> bool {
    m.min(n) >= GETRF_HALVED_STEPS && m * n * size_of::<T>() > GETRF_HALVED_BYTES
}

/// Whether an m x n matrix is of few vectors, and goes through a copy whose columns begin at vectors.
#[inline(always)]
pub(super) const fn in_a_copy<V: Vect>(m: usize, n: usize) -> bool {
    lu_few::fits::<V>(m, n) || lu_still::fits::<V>(m, n)
}

/// Steps up to which every product is rounded before it is subtracted, as in `panel.rs`.
pub(super) const ROUNDED_STEPS: usize = GETRF_BASE;

/// PA = LU of an m x n matrix (unit row stride, column stride lda). `ipiv` receives min(m, n) 1-based row
/// numbers; null factors without interchanges. Returns 0, or the 1-based column of the first pivot that is exactly zero or NaN.
///
/// # Safety
/// The CPU has V's instruction set; matrix and ipiv are writable.
#[inline(always)]
pub(crate) unsafe fn getrf<V: Vect, const M2: usize, const M3: usize, const NR: usize>(
    m: usize,
    n: usize,
    a: *mut V::T,
    lda: usize,
    ipiv: *mut i32,
    tiles: LuTiles<V::T>,
    [panel, narrow, few, whole]: [LuPanel<V::T>; 4],
) -> usize {
    if m <= V::VL && n <= TINY_COLS {
        // SAFETY: the caller's promise.
        return unsafe {
            match ipiv.is_null() {
                false => tiny::<V, 1, true>(m, n, a, lda, ipiv),
                true => tiny::<V, 1, false>(m, n, a, lda, ipiv),
            }
        };
    }
    if V::TWO && V::T::IS_COMPLEX && m <= 2 * V::VL && n <= TINY_COLS {
        // SAFETY: the caller's promise.
        return unsafe {
            match ipiv.is_null() {
                false => tiny::<V, 2, true>(m, n, a, lda, ipiv),
                true => tiny::<V, 2, false>(m, n, a, lda, ipiv),
            }
        };
    }
    // Real columns of two vectors with AVX2, where it was measured.
    let held = V::T::IS_COMPLEX || V::TWELVE > 0;
    if held && n <= m && m <= 2 * V::VL && n <= TINY_COLS {
        // One panel, in registers.
        // SAFETY: the caller's promise.
        return unsafe { panel(m, n, a, lda, ipiv) };
    }
    if in_a_copy::<V>(m, n) {
        // SAFETY: the caller's promise.
        return unsafe { few(m, n, a, lda, ipiv) };
    }
    let steps = m.min(n);
    let rounded = steps <= ROUNDED_STEPS;
    let mut info = 0;
    let mut j = 0;
    // The step up to which this goes; of the columns behind it the rows above are solved, and the others brought up to
    // date, before the rest is factored by itself: the second half, or a matrix of few vectors.
    let mut end = steps;
    // SAFETY: the caller's promise; blocks and tiles end at the last row, column and step.
    unsafe {
        if by_halves::<V::T>(m, n) {
            end = (steps / 2).next_multiple_of(M3 * V::VL);
            info = whole(m, end, a, lda, ipiv);
            j = end;
        }
        while j < n {
            if j < end && steps - j > ROUNDED_STEPS && in_a_copy::<V>(m - j, n - j) {
                end = j;
            }
            let k = j.min(end);
            let cols = NR.min(if j < end { end - j } else { n - j });
            let x = Columns { a, lda, j, cols };
            if !ipiv.is_null() {
                interchange(x.at(0, 0), lda, cols, ipiv, (0, k));
            }
            tiles(x, k, m, rounded);
            if j < end {
                let pivots = if ipiv.is_null() { ipiv } else { ipiv.wrapping_add(j) };
                // Fused ones, which complex ones are, not in what a batch factors too.
                let alone = !V::T::IS_COMPLEX || (m.max(n) > GETRF_LANES && !rounded);
                let alone = alone && lu_narrow::fits::<V>(m - j, cols);
                let factor = if alone { narrow } else { panel };
                let zero = factor(m - j, cols, x.at(j, 0), lda, pivots);
                if info == 0 && zero > 0 {
                    info = j + zero;
                }
                if !ipiv.is_null() {
                    for i in j..j + cols {
                        *ipiv.wrapping_add(i) += j as i32;
                    }
                    interchange(a, lda, j, ipiv, (j, j + cols));
                }
            }
            j += cols;
        }
        if end < steps {
            let pivots = if ipiv.is_null() { ipiv } else { ipiv.wrapping_add(end) };
            let rest = if in_a_copy::<V>(m - end, n - end) { few } else { whole };
            let zero = rest(m - end, n - end, a.wrapping_add(end * lda + end), lda, pivots);
            if info == 0 && zero > 0 {
                info = end + zero;
            }
            if !ipiv.is_null() {
                for i in end..steps {
                    *ipiv.wrapping_add(i) += end as i32;
                }
                settle((a, lda), (end, m), ipiv, (end, steps));
            }
        }
    }
    info
}

/// Interchanges [from, to) on the columns left of them, all at once.
#[inline(never)]
unsafe fn settle<T: Scalar>(
    (a, lda): (*mut T, usize),
    (columns, m): (usize, usize),
    ipiv: *const i32,
    (from, to): (usize, usize),
) {
    let rows = m - from;
    // SAFETY: the caller's promise: pivots are rows, and no smaller than their own number.
    unsafe {
        if rows > GETRF_TILED_MOST || !permute::pays(rows, to - from) {
            return interchange(a, lda, columns, ipiv, (from, to));
        }
        let mut source = MaybeUninit::<[u32; GETRF_TILED_MOST]>::uninit();
        let mut copy = MaybeUninit::<[T; GETRF_TILED_MOST]>::uninit();
        let (source, copy) = (source.as_mut_ptr().cast(), copy.as_mut_ptr().cast());
        let pairs = (from..to).map(|i| (i - from, *ipiv.wrapping_add(i) as usize - 1 - from));
        permute::sources(source, rows, pairs);
        let below = MatMut::from_raw(a.wrapping_add(from), rows, columns, 1, lda as isize);
        permute::gather(below, source, copy);
    }
}
