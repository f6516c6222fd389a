//! x := A^-1 x for a triangle of real elements that is read once, one element after the other.
//!
//! Between one element and the next there is a product with a reciprocal and one multiply-add, as in `solve_few.rs`, but
//! on single numbers: a core does more of them at once than of long vectors, and which way the triangle is read is known where
//! this is compiled, which leaves little to compute about addresses. A triangle of more elements goes by blocks, whose
//! products with what is beside them are sums of vectors.

use super::Lanes;
use super::level2::{others, some_n};
use super::solve::{Corner, by_kind, subtract_sums};
use crate::kernel::isa::simd::Simd;
use crate::kernel::scalar::{Real, Scalar};

/// Elements that are solved for as one block, at most.
const ALONE: usize = 16;

/// Elements of each of several blocks.
const BLOCK: usize = 8;

/// Elements of a vector so short that solving for what one holds in a register does not pay.
const SHORT: usize = 4;

/// Whether a triangle of order n goes this way. Blocks whose rows are columns in memory load what has been solved for as vectors,
/// and wait until it has been stored number by number.
#[inline(always)]
pub(super) fn fits<V: Lanes>(n: usize, turned: bool) -> bool {
    !V::T::IS_COMPLEX && (!turned || n <= ALONE || V::VL <= SHORT)
}

// SAFETY (all functions here): the caller has V's instruction set, the matrix and the vectors, of real elements.

/// Solves for n elements of x, if that [`fits`].
#[inline(always)]
pub(super) unsafe fn trsv<V: Lanes>(n: usize, a: Corner<V::T>, forwards: bool, x: *mut V::T) {
    // SAFETY: passed on.
    unsafe { by_kind!(blocks::<V>(a, forwards; n, x)) }
}

/// The same, by blocks of which the last one to be solved for may be smaller.
#[inline(always)]
unsafe fn blocks<V: Lanes, const UNIT: bool, const TURNED: bool, const FORWARDS: bool>(
    corner: Corner<V::T>,
    n: usize,
    x: *mut V::T,
) {
    if n <= ALONE {
        let nobody = core::ptr::null_mut();
        // SAFETY: passed on.
        return unsafe { block::<V, UNIT, TURNED, FORWARDS, ALONE>(n, corner, x, nobody) };
    }
    let Corner { a, lda, .. } = corner;
    let mut done = 0;
    while done < n {
        let nb = BLOCK.min(n - done);
        let j = if FORWARDS { done } else { n - done - nb };
        let (from, len) = others(n, j, nb, FORWARDS == TURNED);
        done += nb;
        // SAFETY: the block, what is beside it and their parts of x.
        unsafe {
            let (own, columns) = (x.add(j), a.offset(j as isize * lda));
            let (beside, y) = (columns.add(from), x.add(from));
            if TURNED && len > 0 {
                subtract_sums::<V>((len, nb), beside, lda, false, y, own);
            }
            let mut minus = [V::T::ZERO; BLOCK];
            let corner = Corner { a: columns.add(j), ..corner };
            block::<V, UNIT, TURNED, FORWARDS, BLOCK>(nb, corner, own, minus.as_mut_ptr());
            if !TURNED && len > 0 {
                some_n::<V, false, BLOCK>(len, beside, lda, 0, minus.as_ptr(), y);
            }
        }
    }
}

/// Solves for the n elements of a block of at most MOST. With several of them those beside it are given minus what they are.
#[inline(always)]
unsafe fn block<
    V: Lanes,
    const UNIT: bool,
    const TURNED: bool,
    const FORWARDS: bool,
    const MOST: usize,
>(
    n: usize,
    corner: Corner<V::T>,
    x: *mut V::T,
    minus: *mut V::T,
) {
    // SAFETY: the caller's block and vectors; a real element is its real part.
    unsafe {
        let (a, own, to) = ((corner.a.cast(), corner.lda), x.cast(), minus.cast());
        if !substitute::<V::S, UNIT, TURNED, FORWARDS, MOST>(n, a, own, to) {
            corner.divide(n, FORWARDS, x);
            if MOST < ALONE {
                for i in 0..n {
                    *minus.add(i) = -*x.add(i);
                }
            }
        }
    }
}

/// [`block`]; false, and x as it was, if a number on the diagonal has no normal reciprocal.
#[inline(always)]
#[allow(unused_assignments, clippy::reversed_empty_ranges)] // rows, the first and the last among them, are written out
unsafe fn substitute<
    S: Simd,
    const UNIT: bool,
    const TURNED: bool,
    const FORWARDS: bool,
    const MOST: usize,
>(
    n: usize,
    (a, lda): (*const S::R, isize),
    x: *mut S::R,
    minus: *mut S::R,
) -> bool {
    // Backwards it is a lower triangle that is read from its end.
    let step = |distance: isize| if FORWARDS { distance } else { -distance };
    let first = if FORWARDS { 0 } else { n as isize - 1 };
    let (a, x) = (a.wrapping_offset(first * (lda + 1)), x.wrapping_offset(first));
    let minus = minus.wrapping_offset(first);
    let at = |i: usize, k: usize| {
        let (i, k) = (i as isize, k as isize);
        a.wrapping_offset(step(if TURNED { i * lda + k } else { i + k * lda }))
    };
    // Unrolled by hand, with a way out before each: of a loop compilers make gathers, which are slower.
    macro_rules! each {
        ($($i:literal)*; $body:ident) => {
            'all: {$(
                if $i >= MOST || $i >= n {
                    break 'all;
                }
                $body!($i);
            )*}
        };
    }
    // SAFETY: the triangle and the vectors have n elements.
    unsafe {
        if !UNIT {
            // Before anything is divided by them, which would raise an exception.
            let mut good = true;
            macro_rules! look {
                ($i:literal) => {
                    good &= (*at($i, $i)).has_reciprocal();
                };
            }
            each!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; look);
            if !good {
                return false;
            }
        }
        let mut known = [S::R::ZERO; ALONE];
        macro_rules! row {
            ($i:literal) => {
                let own = x.wrapping_offset(step($i));
                let mut sum = *own;
                for k in 0..$i {
                    sum = S::fnma_one(known[k], *at($i, k), sum);
                }
                let (times, solved) = match UNIT {
                    true => (sum, sum),
                    false => (sum * (*at($i, $i)).recip(), sum.div(*at($i, $i))),
                };
                known[$i] = times;
                *own = solved;
                if MOST < ALONE && !TURNED {
                    *minus.wrapping_offset(step($i)) = -solved;
                }
            };
        }
        each!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; row);
    }
    true
}
