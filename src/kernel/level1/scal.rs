//! x := alpha x (`xSCAL`, and `CSSCAL`, `ZDSCAL` with a real factor). As in the current reference, 0
//! times NaN or Inf is NaN, and only alpha = 1 leaves x unread.

use super::{Block, Cut, executor, is_short, scatter};
use crate::kernel::par::Executor;
use crate::kernel::scalar::Scalar;
use crate::kernel::vector::VecMut;

/// x := alpha x.
#[inline]
pub fn scal<T: Scalar>(par: &dyn Executor, alpha: T, mut x: VecMut<T>) {
    if alpha != T::ONE && is_short::<T>(x.len()) && x.is_contiguous() {
        // SAFETY: n adjacent elements.
        return unsafe { (T::vectors().scal)(x.len(), alpha, x.as_mut_ptr()) };
    }
    scal_any(par, alpha, x)
}

/// [`scal`] for all vectors.
#[inline(never)]
fn scal_any<T: Scalar>(par: &dyn Executor, alpha: T, x: VecMut<T>) {
    let kr = T::vectors();
    if alpha != T::ONE {
        // SAFETY: blocks of n adjacent elements.
        each(par, x, |n, x| unsafe { (kr.scal)(n, alpha, x) });
    }
}

/// x := alpha x, alpha real.
#[inline]
pub fn scal_real<T: Scalar>(par: &dyn Executor, alpha: T::Real, mut x: VecMut<T>) {
    if alpha != T::Real::ONE && is_short::<T>(x.len()) && x.is_contiguous() {
        // SAFETY: n adjacent elements.
        return unsafe { (T::vectors().scal_real)(x.len(), alpha, x.as_mut_ptr()) };
    }
    scal_real_any(par, alpha, x)
}

/// [`scal_real`] for all vectors.
#[inline(never)]
fn scal_real_any<T: Scalar>(par: &dyn Executor, alpha: T::Real, x: VecMut<T>) {
    let kr = T::vectors();
    if alpha != T::Real::ONE {
        // SAFETY: blocks of n adjacent elements.
        each(par, x, |n, x| unsafe { (kr.scal_real)(n, alpha, x) });
    }
}

/// y := beta y as levels 2 and 3 mean it: beta = 0 sets to 0 what it does not read.
pub(in crate::kernel) fn scale_or_clear<T: Scalar>(par: &dyn Executor, beta: T, y: VecMut<T>) {
    if beta.is_zero() {
        super::copy::fill(par, T::ZERO, y);
    } else {
        scal(par, beta, y);
    }
}

#[inline(always)]
fn each<T: Scalar>(par: &dyn Executor, x: VecMut<T>, f: impl Fn(usize, *mut T) + Sync) {
    let cut = Cut::new(x.len(), 2 * size_of::<T>());
    cut.run(executor(par, x.inc()), |from, len| {
        // SAFETY: the ranges are disjoint, or all on this thread.
        let mut x = unsafe { x.alias() }.sub(from, len);
        if x.is_contiguous() {
            return f(len, x.as_mut_ptr());
        }
        let mut block = Block::new();
        let room = if x.inc() == 0 { 1 } else { Block::room::<T>() };
        let mut at = 0;
        while at < len {
            let len = room.min(len - at);
            let mut part = x.rb_mut().sub(at, len);
            let p = block.gather_mut(&mut part);
            f(len, p);
            // SAFETY: p was gathered from `part`.
            unsafe { scatter(p, part) };
            at += len;
        }
    });
}
