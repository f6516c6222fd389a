//! The inverse of a matrix of few vectors from its LU factors, in place.
//!
//! U^-1 column by column, each of them made of those before (LAPACK's `dtrti2`), then X of X L = U^-1 from the last
//! column on (`dgetri`). The inverse is kept in whole vectors meanwhile; what a column waits for is one multiply-add
//! of the one before.

use super::Lanes;
use crate::kernel::isa::simd::Simd;
use crate::kernel::params::GETRI_ALONE;
use crate::kernel::scalar::{Real, Scalar};
use core::mem::MaybeUninit;

/// Columns at most.
const MOST: usize = 32;

/// Vectors of a column at most.
const VECTORS: usize = 4;

/// The largest order that [`getri`] takes.
pub(super) const fn getri_most<V: Lanes>() -> usize {
    const {
        assert!(
            VECTORS * size_of::<V::V>() >= GETRI_ALONE && MOST * size_of::<V::T>() >= GETRI_ALONE
        )
    };
    if VECTORS * V::VL < MOST { VECTORS * V::VL } else { MOST }
}

/// (L U)^-1 in place of the factors; L has ones on its diagonal, which are not stored.
#[inline(always)]
pub(super) unsafe fn getri<V: Lanes>(n: usize, a: *mut V::T, lda: isize) {
    // SAFETY: the caller has V's instruction set, and columns of n elements.
    unsafe {
        match n.div_ceil(V::VL) {
            0 => (),
            1 => invert::<V, 1>(n, a, lda),
            2 => invert::<V, 2>(n, a, lda),
            _ => invert::<V, VECTORS>(n, a, lda),
        }
    }
}

#[inline(always)]
unsafe fn invert<V: Lanes, const R: usize>(n: usize, a: *mut V::T, lda: isize) {
    let mut held = MaybeUninit::<[[V::V; R]; MOST]>::uninit();
    let held = held.as_mut_ptr().cast::<V::V>();
    // SAFETY: as above; columns of `held` are written before they are read.
    unsafe {
        for j in 0..n {
            let column = a.offset(j as isize * lda);
            let one = (*column.add(j)).recip();
            let sum = if finite::<V, R>(j, column) {
                products::<V, R>((0, j), held, column)
            } else {
                each_to_its_own_row::<V, R>(j, held, column)
            };
            for r in 0..R {
                // Nothing is below the diagonal.
                let own = j.saturating_sub(r * V::VL).min(V::VL);
                let x = V::join(V::scale(sum[r], V::splat(-one)), V::zeros(), own);
                let place = j.wrapping_sub(r * V::VL);
                *held.add(j * R + r) = V::put(x, V::fill_at(&one), place);
            }
        }
        for j in (0..n).rev() {
            let column = a.offset(j as isize * lda);
            let sum = products::<V, R>((j + 1, n), held, column);
            for r in 0..R {
                let x = V::sub(*held.add(j * R + r), sum[r]);
                *held.add(j * R + r) = x;
                let left = n.saturating_sub(r * V::VL).min(V::VL);
                if left > 0 {
                    V::store_n(column.add(r * V::VL), x, left);
                }
            }
        }
    }
}

/// The first j columns of what is held, times the elements of a column some of which are not finite: each of those reaches the
/// rows of U^-1 up to its own; below there are no products with it, not zeros.
#[inline(always)]
unsafe fn each_to_its_own_row<V: Lanes, const R: usize>(
    j: usize,
    held: *const V::V,
    column: *const V::T,
) -> [V::V; R] {
    // SAFETY: as above.
    unsafe {
        let is_finite = |k: usize| (*column.add(k)).abs1().is_finite();
        let mut known = [V::T::ZERO; MOST];
        for k in (0..j).filter(|&k| is_finite(k)) {
            known[k] = *column.add(k);
        }
        let mut sum = products::<V, R>((0, j), held, known.as_ptr());
        for k in (0..j).filter(|&k| !is_finite(k)) {
            for r in 0..R {
                let more = V::scale(*held.add(k * R + r), V::splat(*column.add(k)));
                let own = (k + 1).saturating_sub(r * V::VL).min(V::VL);
                sum[r] = V::join(V::add(sum[r], more), sum[r], own);
            }
        }
        sum
    }
}

/// Whether the first n elements of a column are finite.
#[inline(always)]
unsafe fn finite<V: Lanes, const R: usize>(n: usize, column: *const V::T) -> bool {
    let all = ((1_u64 << V::S::LANES) - 1) as u32;
    let mut zero = all;
    // SAFETY: as above.
    unsafe {
        for r in 0..R {
            let own = n.saturating_sub(r * V::VL).min(V::VL);
            let x = V::load_n(column.wrapping_add(r * V::VL), own);
            zero &= V::S::equal(V::sub(x, x), V::zeros());
        }
    }
    zero == all
}

/// The columns [from, to) of what is held, times the elements of a column.
#[inline(always)]
unsafe fn products<V: Lanes, const R: usize>(
    (from, to): (usize, usize),
    held: *const V::V,
    column: *const V::T,
) -> [V::V; R] {
    // SAFETY: as above.
    unsafe {
        let mut acc = [V::zero(); R];
        for k in from..to {
            let s = V::splat(*column.add(k));
            for r in 0..R {
                acc[r] = V::mac(acc[r], *held.add(k * R + r), s);
            }
        }
        let mut sum = [V::zeros(); R];
        for r in 0..R {
            sum[r] = V::finish(acc[r]);
        }
        sum
    }
}
