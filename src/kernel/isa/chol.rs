//! Cholesky factorization of a small matrix where it stands, in register tiles.
//!
//! Left-looking by block columns of NR: a tile of A is loaded once, receives the products of all columns to
//! its left, is solved with (or, on the diagonal, becomes) the factor's diagonal block, and is stored
//! once, where it was or elsewhere. Nothing is packed; rows of A are adjacent in memory.

use super::ahead::Ahead;
use super::simd::{Vect, unroll};
use super::update::updated;
use crate::kernel::scalar::{Real, Scalar};
use core::mem::MaybeUninit;

/// Elements of a diagonal block's buffer: NR columns of at most two vectors, or one if that holds NR.
const BUFFER: usize = 8 * 16;

/// What rows below a diagonal block are solved with: its columns of `pitch` elements as they were before they
/// were divided by the roots of their pivots, conjugated and divided by the pivots; and the roots' reciprocals.
pub(super) struct Diagonal<T: Scalar> {
    l: [MaybeUninit<T>; BUFFER],
    inverse: [T::Real; 8],
}

/// Pivots whose reciprocals are numbers of full precision lie between this and its reciprocal.
#[inline(always)]
pub(super) fn least<R: Real>() -> R {
    let two = R::ONE + R::ONE;
    R::MIN_POSITIVE * (two + two)
}

impl<T: Scalar> Diagonal<T> {
    #[inline(always)]
    pub fn new() -> Self {
        Diagonal { l: [const { MaybeUninit::uninit() }; BUFFER], inverse: [T::Real::ZERO; 8] }
    }
    #[inline(always)]
    fn at(&mut self, i: usize, j: usize, pitch: usize) -> *mut T {
        self.l.as_mut_ptr().cast::<T>().wrapping_add(j * pitch + i)
    }
}

/// Keeps a branch a branch, and its work out of the other one's way.
#[cold]
#[inline(never)]
fn cold() {}

/// Factors the diagonal block that is in registers, row `top` of the tile its first. Returns how many columns
/// are done; `shown` receives the diagonal: roots, and where the factorization failed the pivot.
///
/// # Safety
/// The CPU has V's instruction set.
#[inline(always)]
pub(super) unsafe fn factored<V: Vect, const MV: usize, const NR: usize>(
    t: &mut [[V::V; MV]; NR],
    shown: &mut [<V::T as Scalar>::Real; NR],
    top: usize,
    cols: usize,
    d: &mut Diagonal<V::T>,
) -> usize {
    let pitch = MV * V::VL;
    // SAFETY: the caller's promise.
    unsafe {
        let mut done = NR;
        let one = <V::T as Scalar>::Real::ONE;
        unroll!(C < NR, {
            let column = d.at(0, C, pitch);
            if C < cols {
                let pivot =
                    V::value(V::element(t[C][((top + C) / V::VL).min(MV - 1)], (top + C) % V::VL))
                        .re();
                if !(pivot > <V::T as Scalar>::Real::ZERO) && done == NR {
                    done = C;
                }
                // What is subtracted is a column times its conjugate over the pivot: the next pivot waits for a
                // division, not for a root, too.
                let low = least::<<V::T as Scalar>::Real>();
                let mut over = t[C];
                let after = (top + C + 1).min(pitch - 1);
                let mut next = V::element(V::conj(t[C][after / V::VL]), after % V::VL);
                let usual = pivot > low && pivot < one.div(low);
                let by;
                if usual {
                    by = one.div(pivot);
                    next = V::scale_one(next, by);
                    for q in 0..MV {
                        over[q] = V::scale_real(V::conj(t[C][q]), by);
                    }
                } else {
                    cold();
                    by = one.div(pivot.sqrt());
                    next = V::scale_one(V::scale_one(next, by), by);
                    for q in 0..MV {
                        over[q] = V::scale_real(V::scale_real(V::conj(t[C][q]), by), by);
                    }
                }
                for k in C + 1..NR {
                    // Columns that a short tile has no row for do not exist either.
                    let row = (top + k).min(pitch - 1);
                    let l =
                        if k == C + 1 { next } else { V::element(over[row / V::VL], row % V::VL) };
                    for q in 0..MV {
                        t[k][q] = V::sub_scaled(t[k][q], t[C][q], l);
                    }
                }
                // Behind the division: one unit does both, and nothing waits for the root.
                let root = pivot.sqrt();
                d.inverse[C] = if usual { root * by } else { by };
                for q in 0..MV {
                    V::store(column.wrapping_add(q * V::VL), over[q]);
                    t[C][q] = V::scale_real(t[C][q], d.inverse[C]);
                }
                // On failure the pivot that was met.
                shown[C] = if done == NR { root } else { pivot };
            }
        });
        done.min(cols)
    }
}

/// Factors the diagonal block at j in registers; `rows` counts those of its tile, which may go on below
/// the block. Returns the columns done.
#[inline(always)]
unsafe fn diagonal<V: Vect, const MV: usize, const NR: usize, const WIDE: bool>(
    from: (*const V::T, usize),
    (a, lda): (*mut V::T, usize),
    j: usize,
    rows: usize,
    cols: usize,
    d: &mut Diagonal<V::T>,
) -> usize {
    // SAFETY: the caller's promise.
    unsafe {
        let y = (a.wrapping_add(j).cast_const(), 1, lda);
        let mut t = updated::<V, MV, NR, WIDE, true>(j, from, (a, lda), y, (j, rows), (j, cols));
        let mut shown = [<V::T as Scalar>::Real::ZERO; NR];
        let done = factored::<V, MV, NR>(&mut t, &mut shown, 0, cols, d);
        // What is above the diagonal stays as it is.
        unroll!(C < NR, {
            if C < done {
                let to = a.wrapping_add((j + C) * lda + j);
                for q in 0..MV {
                    let first = q * V::VL;
                    let v = t[C][q];
                    let (from, end) = (C.saturating_sub(first), V::VL.min(rows - first));
                    if from == 0 && end == V::VL {
                        V::store(to.wrapping_add(first), v);
                    } else if from < end {
                        V::store_part(to.wrapping_add(first), v, from, end);
                    }
                }
                let on = to.wrapping_add(C).cast::<<V::T as Scalar>::Real>();
                *on = shown[C];
                if V::T::IS_COMPLEX {
                    *on.wrapping_add(1) = <V::T as Scalar>::Real::ZERO;
                }
            }
        });
        if done < cols {
            *a.wrapping_add((j + done) * (lda + 1)) = <V::T as Scalar>::from_real(shown[done]);
        }
        done
    }
}

/// The rows i.. of block column j: updated, solved with the diagonal block, stored.
#[inline(always)]
unsafe fn below<V: Vect, const MV: usize, const NR: usize>(
    from: (*const V::T, usize),
    (a, lda): (*mut V::T, usize),
    (i, rows): (usize, usize),
    j: usize,
    d: &mut Diagonal<V::T>,
    pitch: usize,
) {
    // SAFETY: the caller's promise.
    unsafe {
        let y = (a.wrapping_add(j).cast_const(), 1, lda);
        let mut t = updated::<V, MV, NR, true, true>(j, from, (a, lda), y, (i, rows), (j, NR));
        let tail = rows - (MV - 1) * V::VL;
        unroll!(C < NR, {
            let column = a.wrapping_add((j + C) * lda + i);
            for k in C + 1..NR {
                let l = V::splat(*d.at(k, C, pitch));
                for q in 0..MV {
                    t[k][q] = V::sub_scaled(t[k][q], t[C][q], l);
                }
            }
            for q in 0..MV {
                let x = V::scale_real(t[C][q], d.inverse[C]);
                let p = column.wrapping_add(q * V::VL);
                if q + 1 < MV || tail == V::VL {
                    V::store(p, x);
                } else {
                    V::store_n(p, x, tail);
                }
            }
        });
    }
}

/// A = L L^H of the lower triangle of an n x n matrix (unit row stride, column stride lda), which is read at `from` (and
/// its column stride); that may be its own place, and is apart otherwise. Returns 0 or
/// the order of the first minor that is not positive; the columns before it hold their factor as far
/// as the rows of the minor go. M2 vectors hold NR elements. Each block column asks for its part of `next`, of the same
/// order.
///
/// # Safety
/// The CPU has V's instruction set; the matrix is writable, `from` readable.
#[inline(always)]
pub(crate) unsafe fn potrf<V: Vect, const M2: usize, const M3: usize, const NR: usize>(
    n: usize,
    from: (*const V::T, usize),
    (a, lda): (*mut V::T, usize),
    next: &Ahead<V::T>,
) -> usize {
    let mut d = Diagonal::new();
    let one = NR <= V::VL;
    let height = if one { V::VL } else { M2 * V::VL };
    let mut j = 0;
    while j < n {
        let (cols, rows) = (NR.min(n - j), height.min(n - j));
        next.columns(n, (j, j + cols));
        // SAFETY: the caller's promise; blocks and tiles end at row and column n.
        unsafe {
            // A tile of M2 vectors needs more rows than one vector has.
            let done = match (one || rows <= V::VL, cols == NR) {
                (true, true) => diagonal::<V, 1, NR, true>(from, (a, lda), j, rows, cols, &mut d),
                (true, false) => diagonal::<V, 1, NR, false>(from, (a, lda), j, rows, cols, &mut d),
                (false, true) => diagonal::<V, M2, NR, true>(from, (a, lda), j, rows, cols, &mut d),
                (false, false) => {
                    diagonal::<V, M2, NR, false>(from, (a, lda), j, rows, cols, &mut d)
                }
            };
            if done < cols {
                return j + done + 1;
            }
            let mut i = j + rows;
            while i < n {
                let m = (n - i).min(M3 * V::VL);
                match m.div_ceil(V::VL) {
                    1 => below::<V, 1, NR>(from, (a, lda), (i, m), j, &mut d, height),
                    2 => below::<V, M2, NR>(from, (a, lda), (i, m), j, &mut d, height),
                    _ => below::<V, M3, NR>(from, (a, lda), (i, m), j, &mut d, height),
                }
                i += M3 * V::VL;
            }
        }
        j += NR;
    }
    0
}
