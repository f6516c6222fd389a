//! A := A + alpha x x^T or alpha x x^H on one triangle, dense or packed (`xSYR`, `xHER`, `xSPR`,
//! `xHPR`).

use super::lines::{Lines, LinesMut};
use super::worth;
use crate::kernel::level1::axpy::axpy_range;
use crate::kernel::level2::symv::Symmetry;
use crate::kernel::par::{Ctx, Executor, Sequential};
use crate::kernel::scalar::Scalar;
use crate::kernel::vector::{VecMut, VecRef};

/// A := A + alpha x x^T, or with a Hermitian A, real alpha and the diagonal kept real, x x^H. alpha = 0
/// does not read x.
pub fn syr<T: Scalar>(ctx: &Ctx, sym: Symmetry, alpha: T, x: VecRef<T>, a: LinesMut<T>) {
    if alpha.is_zero() {
        return;
    }
    each_line(
        ctx,
        &a.lines(),
        |j, first, line| {
            // The conjugate of A has the conjugates of x and of a real alpha.
            let xj = x.get(j).conj_if(sym.conj);
            if !xj.is_zero() {
                let factor = if sym.hermitian { xj.conj().scale(alpha.re()) } else { alpha * xj };
                let n = line.len();
                axpy_range(factor, x.sub(first, n), sym.conj, line);
            }
        },
        sym,
    );
}

/// Calls f(j, first row, elements) for every line, on all threads; a Hermitian diagonal is made real.
pub(super) fn each_line<T: Scalar>(
    ctx: &Ctx,
    a: &Lines<T>,
    f: impl Fn(usize, usize, VecMut<T>) + Sync,
    sym: Symmetry,
) {
    let tasks = worth(a.elements().saturating_mul(2 * size_of::<T>()));
    let borders = a.cut(0, a.n(), tasks);
    let par: &dyn Executor = if tasks == 1 { &Sequential } else { ctx.par };
    par.run(tasks, &|task, _| {
        for j in borders[task]..borders[task + 1] {
            let line = a.line(j);
            // SAFETY: elements of the triangle, which the caller may write to; every line has one task.
            unsafe {
                f(j, line.first, VecMut::from_raw(line.ptr, line.len, 1));
                if sym.hermitian {
                    let d = line.at(j);
                    *d = T::from_real((*d).re());
                }
            }
        }
    });
}
