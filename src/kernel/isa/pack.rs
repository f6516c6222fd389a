//! Copying a block of a matrix into the order the register tiles read it.
//!
//! A packed panel is k steps of `pitch` elements: step p holds the elements p of `width` lines, then
//! zeros. The lines are rows of A or columns of B; the same routine serves both.

use super::simd::Vect;
use crate::kernel::scalar::Scalar;

/// dst[p * pitch + w] := conj?(src[w * ws + p * ks]) for w < width, 0 for width <= w < pitch.
///
/// # Safety
/// The CPU has V's instruction set; every element named is readable or writable.
#[inline(always)]
pub(crate) unsafe fn pack<V: Vect>(
    width: usize,
    pitch: usize,
    k: usize,
    src: *const V::T,
    ws: isize,
    ks: isize,
    conj: bool,
    dst: *mut V::T,
) {
    // SAFETY: the caller's promise.
    unsafe {
        if ws == 1 {
            pack_steps::<V>(width, pitch, k, src, ks, conj && V::T::IS_COMPLEX, dst);
        } else {
            pack_any(width, pitch, k, src, ws, ks, conj && V::T::IS_COMPLEX, dst);
        }
    }
}

/// The lines' elements of one step are adjacent: copy vectors.
#[inline(always)]
unsafe fn pack_steps<V: Vect>(
    width: usize,
    pitch: usize,
    k: usize,
    src: *const V::T,
    ks: isize,
    conj: bool,
    dst: *mut V::T,
) {
    // SAFETY: the caller's promise; lanes are limited to width when read and to pitch when written.
    unsafe {
        for p in 0..k {
            let from = src.wrapping_offset(p as isize * ks);
            let to = dst.wrapping_add(p * pitch);
            let mut w = 0;
            while w < pitch {
                let (have, want) = (width.saturating_sub(w).min(V::VL), (pitch - w).min(V::VL));
                let v = if have == V::VL {
                    V::load(from.wrapping_add(w))
                } else {
                    V::load_n(from.wrapping_add(w), have)
                };
                let v = if conj { V::conj(v) } else { v };
                if want == V::VL {
                    V::store(to.wrapping_add(w), v);
                } else {
                    V::store_n(to.wrapping_add(w), v, want);
                }
                w += V::VL;
            }
        }
    }
}

/// Any strides; blocks of steps, so that a line's cache lines are used up before they are evicted.
#[inline(always)]
unsafe fn pack_any<T: Scalar>(
    width: usize,
    pitch: usize,
    k: usize,
    src: *const T,
    ws: isize,
    ks: isize,
    conj: bool,
    dst: *mut T,
) {
    const STEPS: usize = 16;
    // SAFETY: the caller's promise.
    unsafe {
        for p0 in (0..k).step_by(STEPS) {
            let steps = STEPS.min(k - p0);
            for w in 0..width {
                let line = src.wrapping_offset(w as isize * ws + p0 as isize * ks);
                let to = dst.wrapping_add(p0 * pitch + w);
                for p in 0..steps {
                    let x = *line.wrapping_offset(p as isize * ks);
                    *to.wrapping_add(p * pitch) = x.conj_if(conj);
                }
            }
            for w in width..pitch {
                for p in 0..steps {
                    *dst.wrapping_add((p0 + p) * pitch + w) = T::ZERO;
                }
            }
        }
    }
}
