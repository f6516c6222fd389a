//! Inner products: `xDOT`, `xDOTU`, `xDOTC`, and the ones of float vectors in double precision
//! (`DSDOT`, `SDSDOT`).

use super::{Block, Cut, is_short, reduce};
use crate::kernel::par::Executor;
use crate::kernel::scalar::Scalar;
use crate::kernel::vector::VecRef;

/// The sum of op(x_i) y_i, op being conjugation if `conj`.
#[inline]
pub fn dot<T: Scalar>(par: &dyn Executor, conj: bool, x: VecRef<T>, y: VecRef<T>) -> T {
    if is_short::<T>(x.len()) && x.is_contiguous() && y.is_contiguous() {
        // SAFETY: n adjacent elements.
        return unsafe { (T::vectors().dot)(x.len(), x.as_ptr(), y.as_ptr(), conj) };
    }
    dot_any(par, conj, x, y)
}

/// [`dot`] for all vectors.
#[inline(never)]
fn dot_any<T: Scalar>(par: &dyn Executor, conj: bool, x: VecRef<T>, y: VecRef<T>) -> T {
    let n = x.len().min(y.len());
    // Two vectors that are both read backwards are read forwards.
    let (x, y) = if x.inc() < 0 && y.inc() < 0 { (x.reverse(), y.reverse()) } else { (x, y) };
    reduce(
        par,
        Cut::new(n, 2 * size_of::<T>()),
        |from, len| dot_range(conj, x.sub(from, len), y.sub(from, len)),
        |a, b| a + b,
    )
}

/// [`dot`] on this thread.
#[inline(always)]
pub(in crate::kernel) fn dot_range<T: Scalar>(conj: bool, x: VecRef<T>, y: VecRef<T>) -> T {
    let kr = T::vectors();
    if x.is_contiguous() && y.is_contiguous() {
        // SAFETY: views of adjacent elements.
        return unsafe { (kr.dot)(x.len(), x.as_ptr(), y.as_ptr(), conj) };
    }
    let (mut xs, mut ys) = (Block::new(), Block::new());
    let mut sum = T::ZERO;
    let mut from = 0;
    while from < x.len() {
        let len = Block::room::<T>().min(x.len() - from);
        let (px, py) = (xs.gather(x.sub(from, len)), ys.gather(y.sub(from, len)));
        // SAFETY: len adjacent elements each.
        sum += unsafe { (kr.dot)(len, px, py, conj) };
        from += len;
    }
    sum
}

/// The sum of x_i y_i, products and sums in double precision, in which products are exact.
pub fn dsdot(par: &dyn Executor, x: VecRef<f32>, y: VecRef<f32>) -> f64 {
    const SUMS: usize = 8;
    let n = x.len().min(y.len());
    let range = |from: usize, len: usize| {
        let (mut xs, mut ys) = (Block::new(), Block::new());
        let mut sums = [0.0; SUMS];
        let mut at = from;
        while at < from + len {
            let room = Block::room::<f32>().min(from + len - at);
            let (px, py) = (xs.gather(x.sub(at, room)), ys.gather(y.sub(at, room)));
            for i in (0..room).step_by(SUMS) {
                for q in 0..SUMS.min(room - i) {
                    // SAFETY: room adjacent elements each.
                    let (a, b) = unsafe { (*px.wrapping_add(i + q), *py.wrapping_add(i + q)) };
                    sums[q] += f64::from(a) * f64::from(b);
                }
            }
            at += room;
        }
        let pair = |q: usize| sums[q] + sums[q + 4];
        (pair(0) + pair(2)) + (pair(1) + pair(3))
    };
    reduce(par, Cut::new(n, 8), range, |a, b| a + b)
}

/// start + the sum of x_i y_i in double precision, rounded once at the end.
pub fn sdsdot(par: &dyn Executor, start: f32, x: VecRef<f32>, y: VecRef<f32>) -> f32 {
    (f64::from(start) + dsdot(par, x, y)) as f32
}
