//! What the right half of a tall panel gets from the left one (`getrf_panel.rs`), in register tiles; portable code has none of it.
//!
//! The panel is beyond the first-level cache, so nothing is packed that is multiplied once. Where columns of L compete for places
//! in that cache, some rows at a time are copied to where a tile's are side by side, one column after the other, the next one
//! asked for meanwhile; a tile asks for what the next one subtracts from.

use super::lu_tiles::{Columns, LuTiles, rest_of};
use super::machine::columns_kept;
use super::simd::Vect;
use super::tile::{LINE, prefetch};
use crate::kernel::params::GETRF_PANEL_TILED;
use core::mem::MaybeUninit;

/// Panels of many rows, by tiles of so many columns.
pub(crate) struct LuTall<T> {
    pub(crate) cols: usize,
    /// Rows that tasks are cut at.
    pub(crate) rows: usize,
    pub(crate) tiles: LuTiles<T>,
    pub(crate) rest: LuTallRest<T>,
}

/// Bytes of L that are copied at a time: a tile's rows of all of a panel's columns, at least.
const NEAR: usize = 16 << 10;

#[repr(align(64))]
struct Near(MaybeUninit<[u8; NEAR]>);

/// See [`rest`]: a, lda, rows, k, width.
pub(crate) type LuTallRest<T> = unsafe fn(*mut T, usize, (usize, usize), usize, usize);

/// Rows from..to, at or below k, of the `width` columns from k on minus L(.., ..k) U(..k, columns); at most
/// GETRF_PANEL_TILED columns in all.
///
/// # Safety
/// The CPU has V's instruction set; the matrix is writable there, and its first k columns and rows are readable.
#[inline(always)]
pub(crate) unsafe fn rest<V: Vect, const M2: usize, const M3: usize, const NR: usize>(
    a: *mut V::T,
    lda: usize,
    (from, to): (usize, usize),
    k: usize,
    width: usize,
) {
    let mr = M3 * V::VL;
    const { assert!(M3 * V::VL * GETRF_PANEL_TILED * size_of::<V::T>() <= NEAR) };
    let mut near = Near(MaybeUninit::uninit());
    let near = near.0.as_mut_ptr().cast::<V::T>();
    let still = k + NR <= columns_kept::<V::T>(lda as isize);
    let block = if still { mr } else { (NEAR / size_of::<V::T>() / (mr * k)).max(1) * mr };
    let mut i = from;
    while i < to {
        let rows = block.min(to - i);
        // SAFETY: the caller's promise; the copy has room for the rows, tiles end at the last row and column.
        unsafe {
            if !still {
                copy::<V, M3>((a.wrapping_add(i), lda), rows, k, near);
            }
            for r in (0..rows).step_by(mr) {
                let copied = (near.wrapping_add(r * k).wrapping_sub(i + r), mr);
                let l = if still { (a, lda) } else { copied };
                let here = mr.min(rows - r);
                for c in (k..k + width).step_by(NR) {
                    let x = Columns { a, lda, j: c, cols: NR.min(k + width - c) };
                    let last = c + NR >= k + width;
                    let next =
                        if last { a.wrapping_add(k * lda + i + r + mr) } else { x.at(i + r, NR) };
                    ask::<_, NR>(next, lda, mr);
                    rest_of::<V, M2, M3, NR>(x, k, (i + r, here), l);
                }
            }
        }
        i += rows;
    }
}

/// Asks for what a tile of so many rows subtracts from.
#[inline(always)]
fn ask<T, const NR: usize>(tile: *const T, lda: usize, rows: usize) {
    for c in 0..NR {
        for at in (0..rows).step_by(LINE / size_of::<T>()) {
            prefetch::<_, true>(tile.wrapping_add(c * lda + at));
        }
    }
}

/// `rows` rows of k columns to `to`, a tile's side by side.
#[inline(always)]
unsafe fn copy<V: Vect, const M3: usize>(
    (a, lda): (*const V::T, usize),
    rows: usize,
    k: usize,
    to: *mut V::T,
) {
    let mr = M3 * V::VL;
    for c in 0..k {
        let column = a.wrapping_add(c * lda);
        let next = column.wrapping_add(lda);
        let mut r = 0;
        // SAFETY: the caller's promise.
        unsafe {
            while r + mr <= rows {
                for q in 0..M3 {
                    let at = r + q * V::VL;
                    prefetch::<_, true>(next.wrapping_add(at));
                    let to = to.wrapping_add(r * k + c * mr + q * V::VL);
                    V::store(to, V::load(column.wrapping_add(at)));
                }
                r += mr;
            }
            for at in r..rows {
                *to.wrapping_add(r * k + c * mr + at - r) = *column.wrapping_add(at);
            }
        }
    }
}
