//! y := x (`xCOPY`), x and y exchanged (`xSWAP`), and every element set to one value.

use super::{Cut, executor, is_short, pairs_mut};
use crate::kernel::par::Executor;
use crate::kernel::scalar::Scalar;
use crate::kernel::vector::{VecMut, VecRef};

/// y := x. An increment of 0 in x repeats its element.
#[inline]
pub fn copy<T: Scalar>(par: &dyn Executor, x: VecRef<T>, mut y: VecMut<T>) {
    if is_short::<T>(x.len()) && x.is_contiguous() && y.is_contiguous() {
        // SAFETY: n adjacent elements.
        return unsafe { (T::vectors().copy)(x.len(), x.as_ptr(), y.as_mut_ptr()) };
    }
    copy_any(par, x, y)
}

/// [`copy`] for all vectors.
#[inline(never)]
fn copy_any<T: Scalar>(par: &dyn Executor, x: VecRef<T>, y: VecMut<T>) {
    let n = x.len().min(y.len());
    let both_back = x.inc() < 0 && y.inc() < 0;
    let (x, y) = if both_back { (x.reverse(), y.reverse()) } else { (x, y) };
    Cut::new(n, 2 * size_of::<T>()).run(executor(par, y.inc()), |from, len| {
        // SAFETY: the ranges are disjoint, or all on this thread.
        let (x, mut y) = (x.sub(from, len), unsafe { y.alias() }.sub(from, len));
        if x.is_contiguous() && y.is_contiguous() {
            // SAFETY: len adjacent elements each.
            unsafe { core::ptr::copy(x.as_ptr(), y.as_mut_ptr(), len) };
        } else {
            for i in 0..len {
                y.set(i, x.get(i));
            }
        }
    });
}

/// Every element of y := value.
pub fn fill<T: Scalar>(par: &dyn Executor, value: T, y: VecMut<T>) {
    Cut::new(y.len(), size_of::<T>()).run(executor(par, y.inc()), |from, len| {
        // SAFETY: the ranges are disjoint, or all on this thread.
        let mut y = unsafe { y.alias() }.sub(from, len);
        if y.is_contiguous() {
            let p = y.as_mut_ptr();
            for i in 0..len {
                // SAFETY: len adjacent elements.
                unsafe { *p.wrapping_add(i) = value };
            }
        } else {
            for i in 0..len {
                y.set(i, value);
            }
        }
    });
}

/// x and y change places.
#[inline]
pub fn swap<T: Scalar>(par: &dyn Executor, mut x: VecMut<T>, mut y: VecMut<T>) {
    if is_short::<T>(x.len()) && x.is_contiguous() && y.is_contiguous() {
        // SAFETY: n adjacent elements.
        return unsafe { (T::vectors().swap)(x.len(), x.as_mut_ptr(), y.as_mut_ptr()) };
    }
    swap_any(par, x, y)
}

/// [`swap`] for all vectors.
#[inline(never)]
fn swap_any<T: Scalar>(par: &dyn Executor, x: VecMut<T>, y: VecMut<T>) {
    let kr = T::vectors();
    let n = x.len().min(y.len());
    let both_back = x.inc() < 0 && y.inc() < 0;
    let (x, y) = if both_back { (x.reverse(), y.reverse()) } else { (x, y) };
    let alone = x.inc() == 0 || y.inc() == 0;
    Cut::new(n, 4 * size_of::<T>()).run(executor(par, !alone as isize), |from, len| {
        // SAFETY: the ranges are disjoint, or all on this thread.
        let (x, y) = unsafe { (x.alias().sub(from, len), y.alias().sub(from, len)) };
        // SAFETY: blocks of n adjacent elements.
        pairs_mut(x, y, |n, x, y| unsafe { (kr.swap)(n, x, y) });
    });
}
