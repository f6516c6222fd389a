//! Symmetric and Hermitian rank-k update of one triangle (placeholder loop).

use super::gemm::Operand;
use super::par::Ctx;
use super::scalar::Scalar;
use super::view::MatMut;

/// Lower triangle of C := beta C + alpha A B, where the caller knows A B to be symmetric or
/// Hermitian: B = A^T or A^H. The strictly upper triangle of C is neither read nor written. With
/// `hermitian` the imaginary part of the diagonal of C is ignored and written as 0.
pub fn gemmt_lower<T: Scalar>(
    _ctx: &Ctx,
    alpha: T,
    a: Operand<T>,
    b: Operand<T>,
    beta: T,
    mut c: MatMut<T>,
    hermitian: bool,
) {
    for j in 0..c.cols() {
        for i in j..c.rows() {
            let mut s = T::ZERO;
            for p in 0..a.mat.cols() {
                s += a.mat.get(i, p).conj_if(a.conj) * b.mat.get(p, j).conj_if(b.conj);
            }
            let old = if beta.is_zero() { T::ZERO } else { beta * c.get(i, j) };
            let new = old + alpha * s;
            c.set(i, j, if hermitian && i == j { T::from_real(new.re()) } else { new });
        }
    }
}
