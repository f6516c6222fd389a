//! y := alpha x + y (`xAXPY`) and y := alpha x + beta y (`xAXPBY`, an extension all vendors have).

use super::copy::{copy, fill};
use super::scal::scal;
use super::{Cut, executor, is_short, pairs};
use crate::kernel::par::Executor;
use crate::kernel::scalar::Scalar;
use crate::kernel::vector::{VecMut, VecRef};

/// y := y + alpha x; alpha = 0 does not read x.
#[inline]
pub fn axpy<T: Scalar>(par: &dyn Executor, alpha: T, x: VecRef<T>, mut y: VecMut<T>) {
    if !alpha.is_zero() && is_short::<T>(x.len()) && x.is_contiguous() && y.is_contiguous() {
        // SAFETY: n adjacent elements.
        return unsafe { (T::vectors().axpy)(x.len(), alpha, x.as_ptr(), false, y.as_mut_ptr()) };
    }
    axpy_any(par, alpha, x, y)
}

/// [`axpy`] for all vectors.
#[inline(never)]
fn axpy_any<T: Scalar>(par: &dyn Executor, alpha: T, x: VecRef<T>, y: VecMut<T>) {
    let n = x.len().min(y.len());
    if n == 0 || alpha.is_zero() {
        return;
    }
    let both_back = x.inc() < 0 && y.inc() < 0;
    let (x, y) = if both_back { (x.reverse(), y.reverse()) } else { (x, y) };
    Cut::new(n, 3 * size_of::<T>()).run(executor(par, y.inc()), |from, len| {
        // SAFETY: the ranges are disjoint, or all on this thread.
        let y = unsafe { y.alias() }.sub(from, len);
        axpy_range(alpha, x.sub(from, len), false, y);
    });
}

/// y := y + alpha op(x) on this thread, op being conjugation if `conj`.
#[inline(always)]
pub(in crate::kernel) fn axpy_range<T: Scalar>(alpha: T, x: VecRef<T>, conj: bool, y: VecMut<T>) {
    let kr = T::vectors();
    // SAFETY: blocks of n adjacent elements.
    pairs(x, y, |n, x, y| unsafe { (kr.axpy)(n, alpha, x, conj, y) });
}

/// y := alpha x + beta y; alpha = 0 does not read x, beta = 0 does not read y.
pub fn axpby<T: Scalar>(par: &dyn Executor, alpha: T, x: VecRef<T>, beta: T, mut y: VecMut<T>) {
    let n = x.len().min(y.len());
    if n == 0 {
        return;
    }
    match (alpha.is_zero(), beta.is_zero()) {
        (true, true) => return fill(par, T::ZERO, y),
        (true, false) => return scal(par, beta, y),
        (false, true) => {
            copy(par, x, y.rb_mut());
            return scal(par, alpha, y);
        }
        (false, false) => {}
    }
    let kr = T::vectors();
    Cut::new(n, 3 * size_of::<T>()).run(executor(par, y.inc()), |from, len| {
        // SAFETY: the ranges are disjoint, or all on this thread.
        let y = unsafe { y.alias() }.sub(from, len);
        // SAFETY: blocks of n adjacent elements.
        pairs(x.sub(from, len), y, |n, x, y| unsafe { (kr.axpby)(n, alpha, x, beta, y) });
    });
}
