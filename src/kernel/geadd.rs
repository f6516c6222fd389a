//! C := alpha A + beta C.

use super::gemm::Operand;
use super::par::Ctx;
use super::scalar::Scalar;
use super::transpose::by_columns;
use super::view::MatMut;

/// C := alpha op(A) + beta C, of the same shape. alpha = 0 does not read A, beta = 0 does not read C.
pub fn geadd<T: Scalar>(ctx: &Ctx, alpha: T, a: Operand<T>, beta: T, c: MatMut<T>) {
    by_columns(ctx, a, c, &|_, a, mut c| {
        for j in 0..c.cols() {
            for i in 0..c.rows() {
                let old = if beta.is_zero() { T::ZERO } else { beta * c.get(i, j) };
                let new = match alpha.is_zero() {
                    true => old,
                    false => alpha * a.mat.get(i, j).conj_if(a.conj) + old,
                };
                c.set(i, j, new);
            }
        }
    });
}
