//! Symmetric and Hermitian rank-k update of one triangle.
//!
//! The loops are GEMM's; see `gemm.rs`. Only tiles that meet the triangle are computed.

use super::gemm::{Operand, Part, gemm_part};
use super::par::Ctx;
use super::scalar::Scalar;
use super::view::MatMut;

/// Lower triangle of C := beta C + alpha A B, where the caller knows A B to be symmetric or
/// Hermitian: B = A^T or A^H. The strictly upper triangle of C is neither read nor written. With
/// `hermitian` the imaginary part of the diagonal of C is ignored and written as 0.
pub fn gemmt_lower<T: Scalar>(
    ctx: &Ctx,
    alpha: T,
    a: Operand<T>,
    b: Operand<T>,
    beta: T,
    c: MatMut<T>,
    hermitian: bool,
) {
    gemm_part(ctx, alpha, a, b, beta, c, Part::Lower { real: hermitian && T::IS_COMPLEX });
}
