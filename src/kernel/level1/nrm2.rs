//! The Euclidean norm (`xNRM2`), without spurious overflow or underflow.
//!
//! The plain sum of squares is right whenever it ends up between two thresholds: below overflow, and
//! so large that all squares that underflowed cannot matter (E. Anderson, ACM TOMS 44(1), 2017,
//! Algorithm 978, calls these the mid-range values). Otherwise the vector is multiplied by a power of
//! two that brings its largest element near 1, which is exact for every element that counts, and is
//! summed again. A NaN gives NaN; an Inf without a NaN gives Inf.

use super::iamax::iamax;
use super::{Cut, blocks, is_short, reduce};
use crate::kernel::par::Executor;
use crate::kernel::scalar::{Real, Scalar};
use crate::kernel::vector::VecRef;

/// The square root of the sum of |x_i|^2.
#[inline]
pub fn nrm2<T: Scalar>(par: &dyn Executor, x: VecRef<T>) -> T::Real {
    if is_short::<T>(x.len()) && x.is_contiguous() {
        // SAFETY: n adjacent elements.
        let sum = unsafe { (T::vectors().sum_squares)(x.len(), x.as_ptr()) };
        if trusted(sum, x.len()) {
            return sum.sqrt();
        }
    }
    nrm2_any(par, x)
}

/// Whether a sum of n squares has lost nothing, or is NaN.
#[inline(always)]
fn trusted<R: Real>(sum: R, n: usize) -> bool {
    // Each square is off by at most half the smallest subnormal, eps * MIN_POSITIVE / 2. The bound of the
    // lengths of all vectors is much quicker to find than that of this one's.
    let well_above = R::MIN_POSITIVE.div(R::EPSILON * R::EPSILON);
    sum.is_nan()
        || (sum.is_finite() && (sum >= well_above || sum >= R::MIN_POSITIVE * count::<R>(n)))
}

/// [`nrm2`] for all vectors.
#[inline(never)]
fn nrm2_any<T: Scalar>(par: &dyn Executor, x: VecRef<T>) -> T::Real {
    let kr = T::vectors();
    let x = if x.inc() < 0 { x.reverse() } else { x };
    if x.is_empty() {
        return T::Real::ZERO;
    }
    // SAFETY: blocks of n adjacent elements.
    let sum = sum(par, x, |n, x| unsafe { (kr.sum_squares)(n, x) });
    if trusted(sum, x.len()) {
        return sum.sqrt();
    }
    let top = iamax(par, x).map_or(T::Real::ZERO, |i| {
        let (re, im) = (x.get(i).re().abs(), x.get(i).im().abs());
        if re > im { re } else { im }
    });
    if top.is_zero() || !top.is_finite() {
        return top;
    }
    let (scale, back) = powers(top);
    // SAFETY: blocks of n adjacent elements.
    let sum = self::sum(par, x, |n, x| unsafe { (kr.sum_squares_scaled)(n, x, scale) });
    sum.sqrt() * back
}

fn sum<T: Scalar>(
    par: &dyn Executor,
    x: VecRef<T>,
    f: impl Fn(usize, *const T) -> T::Real + Sync,
) -> T::Real {
    reduce(
        par,
        Cut::new(x.len(), size_of::<T>()),
        |from, len| blocks(x.sub(from, len), &f, |a, _, b| a + b),
        |a, b| a + b,
    )
}

/// n rounded up to a power of two, as a real.
fn count<R: Real>(n: usize) -> R {
    let mut c = R::ONE;
    for _ in 0..n.next_power_of_two().trailing_zeros() {
        c += c;
    }
    c
}

/// A power of two that brings `top` near 1, or as near as its inverse, returned as well, allows.
fn powers<R: Real>(top: R) -> (R, R) {
    let half = R::ONE.div(R::ONE + R::ONE);
    let (mut up, mut down) = (R::ONE, R::ONE);
    if top > R::ONE {
        // The inverse stays normal.
        while top * down > R::ONE && down * half > R::MIN_POSITIVE {
            (down, up) = (down * half, up + up);
        }
        (down, up)
    } else {
        while top * up < half && down * half >= R::MIN_POSITIVE {
            (down, up) = (down * half, up + up);
        }
        (up, down)
    }
}
