//! Plane rotations of the pairs (x_i, y_i): `xROT`, with a complex sine as in LAPACK's `CROT` or a
//! real one as in `CSROT`, and the modified rotation `xROTM`.

use super::{Cut, executor, pairs_mut};
use crate::kernel::par::Executor;
use crate::kernel::scalar::Scalar;
use crate::kernel::vector::VecMut;

/// x := c x + s y, y := c y - conj(s) x.
pub fn rot<T: Scalar>(par: &dyn Executor, x: VecMut<T>, y: VecMut<T>, c: T::Real, s: T) {
    let kr = T::vectors();
    // SAFETY: blocks of n adjacent elements.
    each(par, x, y, |n, x, y| unsafe { (kr.rot)(n, x, y, c, s) });
}

/// x := c x + s y, y := c y - s x, both real.
pub fn rot_real<T: Scalar>(par: &dyn Executor, x: VecMut<T>, y: VecMut<T>, c: T::Real, s: T::Real) {
    let kr = T::vectors();
    // SAFETY: blocks of n adjacent elements.
    each(par, x, y, |n, x, y| unsafe { (kr.rot_real)(n, x, y, c, s) });
}

/// The modified rotation that `param` = (flag, h11, h21, h12, h22) describes: flag -2 is the identity,
/// -1 the full matrix, 0 has ones on the diagonal, 1 has (1, -1) off it.
pub fn rotm<T: Scalar>(par: &dyn Executor, x: VecMut<T>, y: VecMut<T>, param: &[T; 5]) {
    let [flag, h11, h21, h12, h22] = *param;
    let one = T::ONE;
    let h = if flag == -(one + one) {
        return;
    } else if flag.is_zero() {
        [one, h12, h21, one]
    } else if flag == one {
        [h11, one, -one, h22]
    } else {
        [h11, h12, h21, h22]
    };
    let kr = T::vectors();
    // SAFETY: blocks of n adjacent elements.
    each(par, x, y, |n, x, y| unsafe { (kr.rot_general)(n, x, y, h) });
}

#[inline(always)]
fn each<T: Scalar>(
    par: &dyn Executor,
    x: VecMut<T>,
    y: VecMut<T>,
    f: impl Fn(usize, *mut T, *mut T) + Sync,
) {
    let n = x.len().min(y.len());
    let both_back = x.inc() < 0 && y.inc() < 0;
    let (x, y) = if both_back { (x.reverse(), y.reverse()) } else { (x, y) };
    let alone = x.inc() == 0 || y.inc() == 0;
    Cut::new(n, 4 * size_of::<T>()).run(executor(par, !alone as isize), |from, len| {
        // SAFETY: the ranges are disjoint, or all on this thread.
        let (x, y) = unsafe { (x.alias().sub(from, len), y.alias().sub(from, len)) };
        pairs_mut(x, y, &f);
    });
}
