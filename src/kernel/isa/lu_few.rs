//! LU factorization with partial pivoting of a matrix of few vectors.
//!
//! Right-looking in a copy whose columns begin at vectors and stay in the first-level cache. A step finds the
//! pivot, then passes over the columns behind it once: both rows change places in registers, and the
//! product is subtracted. The next column is the first of them, so that the search for its pivot runs beside the rest.

use super::lu::ROUNDED_STEPS;
use super::panel::divided;
use super::simd::Vect;
use crate::kernel::scalar::{Real, Scalar};
use core::mem::MaybeUninit;

/// Columns of the copy; and up to how many real ones go this way. Beyond, it pays only while nothing shares the core.
const COLS: usize = 56;
const COLS_REAL: usize = 32;
/// Vectors in a column of it, at most.
const VECTORS: usize = 8;

/// Whether an m x n matrix goes this way.
#[inline(always)]
pub(super) fn fits<V: Vect>(m: usize, n: usize) -> bool {
    m <= VECTORS * V::VL && n <= if V::T::IS_COMPLEX { COLS } else { COLS_REAL }
}

/// A step: the matrix from the vector that has its row `lane` on, and how much there is of it.
struct Step<T> {
    /// The copy's row 0 of that vector, first column.
    a: *mut T,
    pitch: usize,
    n: usize,
    j: usize,
    lane: usize,
}

/// Factors column j and subtracts its product with row j from what is behind it. Returns the row that row j
/// changed places with, counted from the vector's first, and whether the pivot is 0 or NaN.
#[inline(always)]
unsafe fn step<V: Vect, const MV: usize, const ROUNDED: bool>(
    x: &Step<V::T>,
    pivoting: bool,
) -> (usize, bool) {
    let at = |i: usize, c: usize| x.a.wrapping_add(c * x.pitch + i);
    let (j, lane) = (x.j, x.lane);
    // SAFETY: the caller's promise.
    unsafe {
        let mut l = [V::nan(); MV];
        for q in 0..MV {
            l[q] = V::load(at(q * V::VL, j));
        }
        let mut p = lane;
        // A NaN is the pivot only if it is met before any number, as in LAPACK's i?amax.
        if pivoting && !(*at(lane, j)).abs1().is_nan() {
            let mut below = l;
            below[0] = V::join(V::nan(), l[0], lane);
            let mut best = V::abs1_max(V::abs1_start(), below[0]);
            for q in 1..MV {
                best = V::abs1_max(best, below[q]);
            }
            let size = V::reduce_max(best);
            for q in (0..MV).rev() {
                let found = V::first_of_size(below[q], size);
                p = if found < V::VL { q * V::VL + found } else { p };
            }
        }
        let d = *at(p, j);
        let size = d.abs1();
        let own = V::fill_at(at(lane, j));
        for q in 0..MV {
            l[q] = V::put(l[q], own, p.wrapping_sub(q * V::VL));
        }
        let above = V::put(l[0], V::fill_at(at(p, j)), lane);
        if d.is_zero() {
            // Nothing to divide by.
        } else if size >= <V::T as Scalar>::Real::MIN_POSITIVE {
            let by = V::splat(d.recip());
            for q in 0..MV {
                l[q] = V::mul_rounded(l[q], by);
            }
        } else {
            for q in 0..MV {
                l[q] = divided::<V>(l[q], d);
            }
        }
        V::store(at(0, j), V::join(above, l[0], lane + 1));
        for q in 1..MV {
            V::store(at(q * V::VL, j), l[q]);
        }
        for c in 0..j {
            core::ptr::swap(at(lane, c), at(p, c));
        }
        for c in j + 1..x.n {
            let own = V::fill_at(at(lane, c));
            let (by, u) = (V::splat_at(at(p, c)), V::fill_at(at(p, c)));
            for q in 0..MV {
                let old = V::put(V::load(at(q * V::VL, c)), own, p.wrapping_sub(q * V::VL));
                let mut less = if ROUNDED {
                    V::sub(old, V::mul_rounded(l[q], by))
                } else {
                    V::sub_scaled(old, l[q], by)
                };
                if q == 0 {
                    less = V::join(V::put(old, u, lane), less, lane + 1);
                }
                V::store(at(q * V::VL, c), less);
            }
        }
        (p, d.is_zero() || size.is_nan())
    }
}

/// PA = LU of an m x n matrix that [`fits`]; otherwise as `lu.rs`, with the bits of `panel.rs` as far as
/// ROUNDED_STEPS goes.
///
/// # Safety
/// As for `lu.rs`.
#[inline(always)]
pub(super) unsafe fn getrf<V: Vect>(
    m: usize,
    n: usize,
    a: *mut V::T,
    lda: usize,
    ipiv: *mut i32,
) -> usize {
    let mut copy = MaybeUninit::<[[V::V; VECTORS]; COLS]>::uninit();
    let copy = copy.as_mut_ptr().cast::<V::T>();
    let vectors = m.div_ceil(V::VL);
    let pitch = vectors * V::VL;
    let tail = m - (vectors - 1) * V::VL;
    // SAFETY: the caller's promise; the copy has room for the columns.
    unsafe {
        for c in 0..n {
            let (from, to) = (a.wrapping_add(c * lda), copy.wrapping_add(c * pitch));
            for q in 0..vectors {
                let (from, to) = (from.wrapping_add(q * V::VL), to.wrapping_add(q * V::VL));
                V::store(to, if q + 1 < vectors { V::load(from) } else { V::load_n(from, tail) });
            }
        }
        let info = if m.min(n) <= ROUNDED_STEPS {
            steps::<V, true>(m, n, copy, ipiv)
        } else {
            steps::<V, false>(m, n, copy, ipiv)
        };
        for c in 0..n {
            let (from, to) = (copy.wrapping_add(c * pitch), a.wrapping_add(c * lda));
            for q in 0..vectors {
                let (from, to) = (from.wrapping_add(q * V::VL), to.wrapping_add(q * V::VL));
                if q + 1 < vectors {
                    V::store(to, V::load(from));
                } else {
                    V::store_n(to, V::load(from), tail);
                }
            }
        }
        info
    }
}

/// All steps on the copy.
#[inline(always)]
unsafe fn steps<V: Vect, const ROUNDED: bool>(
    m: usize,
    n: usize,
    copy: *mut V::T,
    ipiv: *mut i32,
) -> usize {
    let vectors = m.div_ceil(V::VL);
    let pivoting = !ipiv.is_null();
    let mut info = 0;
    for j in 0..m.min(n) {
        let first = j / V::VL;
        let top = first * V::VL;
        let x = Step { a: copy.wrapping_add(top), pitch: vectors * V::VL, n, j, lane: j - top };
        // SAFETY: the caller's promise.
        unsafe {
            let (p, bad) = match vectors - first {
                1 => step::<V, 1, ROUNDED>(&x, pivoting),
                2 => step::<V, 2, ROUNDED>(&x, pivoting),
                3 => step::<V, 3, ROUNDED>(&x, pivoting),
                4 => step::<V, 4, ROUNDED>(&x, pivoting),
                5 => step::<V, 5, ROUNDED>(&x, pivoting),
                6 => step::<V, 6, ROUNDED>(&x, pivoting),
                7 => step::<V, 7, ROUNDED>(&x, pivoting),
                _ => step::<V, 8, ROUNDED>(&x, pivoting),
            };
            if pivoting {
                *ipiv.wrapping_add(j) = (top + p) as i32 + 1;
            }
            if bad && info == 0 {
                info = j + 1;
            }
        }
    }
    info
}
