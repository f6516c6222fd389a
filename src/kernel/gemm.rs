//! C := beta C + alpha op(A) op(B) (placeholder loop; the packed core replaces it).

use super::par::Ctx;
use super::scalar::Scalar;
use super::view::{MatMut, MatRef};

/// An operand: a view, and whether its elements are conjugated as they are read.
#[derive(Clone, Copy)]
pub struct Operand<'a, T> {
    pub mat: MatRef<'a, T>,
    pub conj: bool,
}

impl<'a, T> Operand<'a, T> {
    /// As stored.
    pub fn plain(mat: MatRef<'a, T>) -> Self {
        Operand { mat, conj: false }
    }
    /// The conjugate transpose.
    pub fn adjoint(mat: MatRef<'a, T>) -> Self {
        Operand { mat: mat.t(), conj: true }
    }
}

/// C := beta C + alpha A B; beta = 0 does not read C, alpha = 0 does not read A and B.
pub fn gemm<T: Scalar>(
    _ctx: &Ctx,
    alpha: T,
    a: Operand<T>,
    b: Operand<T>,
    beta: T,
    mut c: MatMut<T>,
) {
    for j in 0..c.cols() {
        for i in 0..c.rows() {
            let mut s = T::ZERO;
            if !alpha.is_zero() {
                for p in 0..a.mat.cols() {
                    s += a.mat.get(i, p).conj_if(a.conj) * b.mat.get(p, j).conj_if(b.conj);
                }
            }
            let old = if beta.is_zero() { T::ZERO } else { beta * c.get(i, j) };
            c.set(i, j, old + alpha * s);
        }
    }
}
