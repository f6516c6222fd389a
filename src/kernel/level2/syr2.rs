//! A := A + alpha x y^T + alpha y x^T, or alpha x y^H + conj(alpha) y x^H, on one triangle, dense or
//! packed (`xSYR2`, `xHER2`, `xSPR2`, `xHPR2`).

use super::lines::LinesMut;
use super::syr::each_line;
use crate::kernel::level1::axpy::axpy_range;
use crate::kernel::level2::symv::Symmetry;
use crate::kernel::par::Ctx;
use crate::kernel::scalar::Scalar;
use crate::kernel::vector::VecRef;

/// The rank-two update of a symmetric A, or of a Hermitian one whose diagonal is kept real. alpha = 0
/// does not read x and y.
pub fn syr2<T: Scalar>(
    ctx: &Ctx,
    sym: Symmetry,
    alpha: T,
    x: VecRef<T>,
    y: VecRef<T>,
    a: LinesMut<T>,
) {
    if alpha.is_zero() {
        return;
    }
    let alpha = alpha.conj_if(sym.conj);
    let other = alpha.conj_if(sym.hermitian);
    each_line(
        ctx,
        &a.lines(),
        |j, first, mut line| {
            let (xj, yj) = (x.get(j).conj_if(sym.conj), y.get(j).conj_if(sym.conj));
            if xj.is_zero() && yj.is_zero() {
                return;
            }
            let n = line.len();
            let of_x = alpha * yj.conj_if(sym.hermitian);
            let of_y = other * xj.conj_if(sym.hermitian);
            axpy_range(of_x, x.sub(first, n), sym.conj, line.rb_mut());
            axpy_range(of_y, y.sub(first, n), sym.conj, line);
        },
        sym,
    );
}
