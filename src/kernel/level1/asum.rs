//! The sum of |re| + |im| (`xASUM`; for complex vectors this is not the sum of moduli).

use super::{Cut, blocks, is_short, reduce};
use crate::kernel::par::Executor;
use crate::kernel::scalar::Scalar;
use crate::kernel::vector::VecRef;

/// The sum of |re x_i| + |im x_i|.
#[inline]
pub fn asum<T: Scalar>(par: &dyn Executor, x: VecRef<T>) -> T::Real {
    if is_short::<T>(x.len()) && x.is_contiguous() {
        // SAFETY: n adjacent elements.
        return unsafe { (T::vectors().asum)(x.len(), x.as_ptr()) };
    }
    asum_any(par, x)
}

/// [`asum`] for all vectors.
#[inline(never)]
fn asum_any<T: Scalar>(par: &dyn Executor, x: VecRef<T>) -> T::Real {
    let kr = T::vectors();
    let x = if x.inc() < 0 { x.reverse() } else { x };
    reduce(
        par,
        Cut::new(x.len(), size_of::<T>()),
        |from, len| {
            // SAFETY: blocks of n adjacent elements.
            blocks(x.sub(from, len), |n, x| unsafe { (kr.asum)(n, x) }, |a, _, b| a + b)
        },
        |a, b| a + b,
    )
}
