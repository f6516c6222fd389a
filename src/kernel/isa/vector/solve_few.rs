//! x := A^-1 x for a triangle of few elements, one after the other.
//!
//! Every element is in all lanes of a vector of its own: between one and the next there is a product with a
//! reciprocal and one multiply-add, and nothing of the matrix is moved to where it can be used. Where vectors are
//! so long that their squares take longer to turn, or hold so few elements that the loop counts, longer triangles
//! are solved by such blocks, too.

use super::Lanes;
use super::level2::others;
use super::solve::{Corner, by_kind, subtract, subtract_sums};
use crate::kernel::isa::simd::{Simd, smaller};
use crate::kernel::scalar::{Real, Scalar};

/// Elements that are solved for at most.
const MOST: usize = 16;

/// Vectors that hold them.
const VECTORS: usize = 2;

/// Whether triangles of any order are solved in blocks of [`most`] (`bench/README.md`, Small solves).
pub(super) const fn in_blocks<V: Lanes>() -> bool {
    V::VL >= MOST || size_of::<V::T>() == 16
}

/// Elements that [`alone`] takes at most.
pub(super) const fn most<V: Lanes>() -> usize {
    if VECTORS * V::VL < MOST { VECTORS * V::VL } else { MOST }
}

/// What is solved, as a lower triangle that is solved forwards.
struct Rows<T> {
    /// The first element of the first row.
    row: *const T,
    /// From one row to the next, from one column to the next.
    rs: isize,
    cs: isize,
    /// The first element of the vector, and what is between two.
    x: *const T,
    inc: isize,
    conj: bool,
}

// SAFETY (all functions here): the caller has V's instruction set, the matrix and the vectors.

/// Row I: x_I less what is known, times a reciprocal, of which there is one for each place in memory.
#[inline(always)]
unsafe fn row<V: Lanes, const UNIT: bool, const I: usize>(
    from: &Rows<V::T>,
    inverse: *const V::T,
    known: &mut [V::V; MOST],
) -> V::V {
    // SAFETY: the row and the vector have an element I.
    unsafe {
        let i = I as isize;
        let x = V::fill_at(from.x.offset(i * from.inc));
        let mut sum = if from.conj { V::conj(x) } else { x };
        let row = from.row.offset(i * from.rs);
        for k in 0..I {
            sum = V::sub_scaled(sum, known[k], V::splat(*row.offset(k as isize * from.cs)));
        }
        known[I] = if UNIT { sum } else { V::scale(sum, V::splat(*inverse.offset(i * from.inc))) };
        sum
    }
}

/// Solves for n <= [`most`] elements of x.
#[inline(always)]
pub(super) unsafe fn alone<V: Lanes>(n: usize, corner: Corner<V::T>, forwards: bool, x: *mut V::T) {
    // SAFETY: the caller's block and vector.
    unsafe {
        let done = by_kind!(few::<V>(corner, forwards; n, x));
        if !done {
            corner.divide(n, forwards, x);
        }
    }
}

/// Solves for n elements of x by blocks; the triangle `upper` of the corner as stored.
#[inline(always)]
pub(super) unsafe fn blocks<V: Lanes>(n: usize, corner: Corner<V::T>, upper: bool, x: *mut V::T) {
    let Corner { a, lda, turned, conj, .. } = corner;
    let (forwards, most) = (upper == turned, most::<V>());
    let steps = n.div_ceil(most);
    for step in 0..steps {
        let j = most * if forwards { step } else { steps - 1 - step };
        let nb = most.min(n - j);
        let (from, len) = others(n, j, nb, upper);
        // SAFETY: the block, what is beside it and their parts of x.
        unsafe {
            let (own, columns) = (x.add(j), a.offset(j as isize * lda));
            let (block, y) = (columns.add(from), x.add(from));
            if turned && len > 0 {
                subtract_sums::<V>((len, nb), block, lda, conj, y, own);
            }
            alone::<V>(nb, Corner { a: columns.add(j), ..corner }, forwards, own);
            if !turned && len > 0 {
                let mut minus = [V::T::ZERO; MOST];
                for i in 0..nb {
                    minus[i] = -*own.add(i);
                }
                subtract::<V>((len, nb), block, lda, conj, minus.as_ptr(), y);
            }
        }
    }
}

/// Solves for n <= [`most`] elements of x; false, and x as it was, if a reciprocal is no normal number.
#[inline(always)]
unsafe fn few<V: Lanes, const UNIT: bool, const TURNED: bool, const FORWARDS: bool>(
    corner: Corner<V::T>,
    n: usize,
    x: *mut V::T,
) -> bool {
    let Corner { a, lda, conj, .. } = corner;
    let conj = conj && V::T::IS_COMPLEX;
    let (rs, cs) = if TURNED { (lda, 1) } else { (1, lda) };
    let vectors = n.div_ceil(V::VL);
    // SAFETY: the triangle and x have n elements; what is behind them in a vector is 1 or not stored.
    unsafe {
        let one = V::fill_at(&V::T::ONE);
        let (mut diagonal, mut inverse) = ([one; VECTORS], [one; VECTORS]);
        if !UNIT {
            for i in 0..n {
                let d = V::fill_at(a.offset(i as isize * (lda + 1)));
                diagonal[0] = V::put(diagonal[0], d, i);
                diagonal[1] = V::put(diagonal[1], d, i.wrapping_sub(V::VL));
            }
            let mut small = 0;
            for q in 0..vectors {
                inverse[q] = V::recip(diagonal[q]);
                for v in [diagonal[q], inverse[q]] {
                    small |= V::S::bits(smaller::<V::S>(V::abs1(v), Real::MIN_POSITIVE));
                }
            }
            if small != 0 {
                return false;
            }
        }
        let last = if FORWARDS { 0 } else { n as isize - 1 };
        let sign = if FORWARDS { 1 } else { -1 };
        let from = Rows {
            row: a.offset(last * (lda + 1)),
            rs: sign * rs,
            cs: sign * cs,
            x: x.offset(last),
            inc: sign,
            conj,
        };
        let by = inverse.as_ptr().cast::<V::T>().offset(last);
        let (mut known, mut solved) = ([one; MOST], [one; VECTORS]);
        macro_rules! rows {
            ($($i:literal)*) => {
                'all: {$(
                    if $i >= n {
                        break 'all;
                    }
                    let sum = row::<V, UNIT, $i>(&from, by, &mut known);
                    let place = if FORWARDS { $i } else { n - 1 - $i };
                    solved[0] = V::put(solved[0], sum, place);
                    solved[1] = V::put(solved[1], sum, place.wrapping_sub(V::VL));
                )*}
            };
        }
        rows!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15);
        for q in 0..vectors {
            let mut v = solved[q];
            if !UNIT {
                let at = q * V::VL;
                let by = V::factors(inverse.as_ptr().cast::<V::T>().add(at));
                v = V::quotients(v, diagonal.as_ptr().cast::<V::T>().add(at), by);
            }
            let (to, left) = (x.add(q * V::VL), n - q * V::VL);
            V::store_n(to, if conj { V::conj(v) } else { v }, V::VL.min(left));
        }
    }
    true
}
