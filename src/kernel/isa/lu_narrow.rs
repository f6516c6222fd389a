//! Unblocked LU with partial pivoting of a narrow panel between register tiles (`lu.rs`): complex ones, and with AVX2 real ones.
//!
//! Right-looking where it stands. A step passes over the rows once for all columns behind its own, and keeps the largest
//! modulus of the next one together with its place: nothing is read again to find it. Complex products are subtracted as the
//! tiles around the panel do it, fused; real ones are rounded first, as in `panel.rs`, whose panels may be all of a matrix.

use super::simd::Vect;
use crate::kernel::scalar::{Real, Scalar};

/// Columns of a panel at most, and rows.
const COLS: usize = 4;
const ROWS: usize = 2048;
/// Vectors of a column that fit in registers, with the others, complex and real: `panel.rs` holds them there.
const HELD: usize = 4;
const HELD_REAL: usize = 3;

/// Whether an m x n panel goes this way: not in portable code, which selects lane by lane.
#[inline(always)]
pub(super) fn fits<V: Vect>(m: usize, n: usize) -> bool {
    let vectors = V::TWO || V::TWELVE > 0;
    let complex = V::T::IS_COMPLEX && m > HELD * V::VL;
    let real = V::TWELVE > 0 && m > HELD_REAL * V::VL;
    vectors && (complex || real) && n <= COLS && m <= ROWS
}

/// The rows of a panel of m rows from column j on.
struct Step<T> {
    /// Column j, row 0.
    l: *mut T,
    lda: usize,
    m: usize,
    j: usize,
}

/// The largest modulus so far, by lanes, and where it was met.
type Largest<V> = (<V as Vect>::V, <V as Vect>::V);

/// PA = LU of an m x n panel that [`fits`]; otherwise as `panel.rs`.
///
/// # Safety
/// The CPU has V's instruction set; the panel and ipiv are valid.
#[inline(always)]
pub(crate) unsafe fn panel<V: Vect>(
    m: usize,
    n: usize,
    a: *mut V::T,
    lda: usize,
    ipiv: *mut i32,
) -> usize {
    let at = |i: usize, j: usize| a.wrapping_add(j * lda + i);
    let mut info = 0;
    // SAFETY: the caller's promise; indices stay below m and n.
    unsafe {
        let mut best = first::<V>(m, a);
        for j in 0..n {
            let mut p = j;
            if !ipiv.is_null() {
                // A NaN is the pivot only if it is met before any number, as in LAPACK's i?amax.
                if !(*at(j, j)).abs1().is_nan() {
                    // Lanes beyond the last row are 0: the largest, and before it, never.
                    p = V::met(best);
                }
                *ipiv.wrapping_add(j) = p as i32 + 1;
            }
            let d = *at(p, j);
            if p != j {
                exchange::<V>((m, n), a, lda, (j, p));
            }
            let size = d.abs1();
            if info == 0 && (d.is_zero() || size.is_nan()) {
                info = j + 1;
            }
            let mut by = None;
            if d.is_zero() {
                // Nothing to divide by: the column below is zero too, or there was no pivoting.
            } else if size >= <V::T as Scalar>::Real::MIN_POSITIVE {
                by = Some(V::splat(d.recip()));
            } else {
                for i in j + 1..m {
                    *at(i, j) = (*at(i, j)).div(d);
                }
            }
            let x = Step { l: at(0, j), lda, m, j };
            best = match n - 1 - j {
                0 => step::<V, 0>(&x, by),
                1 => step::<V, 1>(&x, by),
                2 => step::<V, 2>(&x, by),
                _ => step::<V, 3>(&x, by),
            };
        }
    }
    info
}

/// The largest modulus of a column.
#[inline(always)]
unsafe fn first<V: Vect>(m: usize, column: *const V::T) -> Largest<V> {
    // SAFETY: the caller's promise.
    unsafe {
        let mut best = (V::abs1_start(), V::zeros());
        let mut here = V::before(0);
        let mut i = 0;
        while i + V::VL <= m {
            best = V::larger(best, V::load(column.wrapping_add(i)), here);
            here = V::behind(here);
            i += V::VL;
        }
        if i < m {
            best = V::larger(best, V::load_n(column.wrapping_add(i), m - i), here);
        }
        best
    }
}

/// Rows j and p change places, by vectors: a load of one waits long for a store of a part of it.
#[inline(always)]
unsafe fn exchange<V: Vect>(
    (m, n): (usize, usize),
    a: *mut V::T,
    lda: usize,
    (j, p): (usize, usize),
) {
    let (first, place) = (j / V::VL * V::VL, p / V::VL * V::VL);
    for c in 0..n {
        let at = |i: usize| a.wrapping_add(c * lda + i);
        // SAFETY: the caller's promise; row j is in a whole vector, since there are more than COLS of them.
        unsafe {
            if place + V::VL <= m {
                let (x, y) = (V::fill_at(at(j)), V::fill_at(at(p)));
                V::store(at(first), V::put(V::load(at(first)), y, j - first));
                V::store(at(place), V::put(V::load(at(place)), x, p - place));
            } else {
                core::ptr::swap(at(j), at(p));
            }
        }
    }
}

/// Rows below j of column j are multiplied by `by`, and their products with row j subtracted from the W columns behind.
/// Returns the largest modulus of the first of these.
#[inline(always)]
unsafe fn step<V: Vect, const W: usize>(x: &Step<V::T>, by: Option<V::B>) -> Largest<V> {
    // SAFETY: the caller's promise.
    unsafe {
        let mut best = (V::abs1_start(), V::zeros());
        let mut u = [V::splat(V::T::ONE); W];
        for w in 0..W {
            u[w] = V::splat_at(x.l.wrapping_add((1 + w) * x.lda + x.j));
        }
        let first = x.j / V::VL;
        let mut here = V::before(first);
        let mut i = first * V::VL;
        best = vector::<V, W, true, true>(x, i, (by, u), (best, here));
        i += V::VL;
        here = V::behind(here);
        while i + V::VL <= x.m {
            best = vector::<V, W, false, true>(x, i, (by, u), (best, here));
            i += V::VL;
            here = V::behind(here);
        }
        if i < x.m {
            best = vector::<V, W, false, false>(x, i, (by, u), (best, here));
        }
        best
    }
}

/// [`step`] for the vector at row i; with row j in it if TOP, and beyond the last row unless WHOLE.
#[inline(always)]
unsafe fn vector<V: Vect, const W: usize, const TOP: bool, const WHOLE: bool>(
    x: &Step<V::T>,
    i: usize,
    (by, u): (Option<V::B>, [V::B; W]),
    (mut best, here): (Largest<V>, V::V),
) -> Largest<V> {
    let above = if TOP { x.j + 1 - i } else { 0 };
    let own = x.l.wrapping_add(i);
    // SAFETY: the caller's promise.
    unsafe {
        let load = |p: *mut V::T| if WHOLE { V::load(p) } else { V::load_n(p, x.m - i) };
        let store = |p: *mut V::T, old: V::V, new: V::V| {
            let v = if TOP { V::join(old, new, above) } else { new };
            if WHOLE {
                V::store(p, v);
            } else {
                V::store_n(p, v, x.m - i);
            }
        };
        let old = load(own);
        let mut l = old;
        if let Some(by) = by {
            l = V::mul_rounded(old, by);
            store(own, old, l);
        }
        for w in 0..W {
            let p = own.wrapping_add((1 + w) * x.lda);
            let old = load(p);
            let less = if V::T::IS_COMPLEX {
                V::sub_scaled(old, l, u[w])
            } else {
                V::sub(old, V::mul_rounded(l, u[w]))
            };
            store(p, old, less);
            if w == 0 {
                // Rows above have had their turn.
                let counted = if TOP { V::join(V::nan(), less, above) } else { less };
                best = V::larger(best, counted, here);
            }
        }
        best
    }
}
