//! Symmetric and Hermitian rank-2k update of one triangle, as two products of GEMM's loops.

use super::gemm::{Operand, Part, gemm_part};
use super::par::Ctx;
use super::scalar::Scalar;
use super::syrk::scale_real;
use super::trsm::Uplo;
use super::view::MatMut;

/// Triangle `uplo` of C := beta C + alpha A B^T + alpha B A^T; A and B are n x k. The other triangle
/// is neither read nor written; beta = 0 does not read C, alpha = 0 does not read A and B.
pub fn syr2k<T: Scalar>(
    ctx: &Ctx,
    uplo: Uplo,
    alpha: T,
    a: Operand<T>,
    b: Operand<T>,
    beta: T,
    mut c: MatMut<T>,
) {
    let part = Part::triangle(uplo, false);
    gemm_part(ctx, alpha, a, b.t(), beta, c.rb_mut(), part);
    if a.mat.cols() > 0 && !alpha.is_zero() {
        gemm_part(ctx, alpha, b, a.t(), T::ONE, c, part);
    }
}

/// Triangle `uplo` of C := beta C + alpha A B^H + conj(alpha) B A^H, otherwise as [`syr2k`]. The
/// imaginary parts of the diagonal of C are taken to be 0 and set to 0, except where the update is
/// none at all (alpha or k is 0 and beta is 1), which touches nothing.
pub fn her2k<T: Scalar>(
    ctx: &Ctx,
    uplo: Uplo,
    alpha: T,
    a: Operand<T>,
    b: Operand<T>,
    beta: T::Real,
    mut c: MatMut<T>,
) {
    let none = a.mat.cols() == 0 || alpha.is_zero();
    let beta = scale_real(ctx, uplo, none, beta, c.rb_mut());
    if none {
        return;
    }
    let part = Part::triangle(uplo, T::IS_COMPLEX);
    gemm_part(ctx, alpha, a, b.t().conj(), beta, c.rb_mut(), part);
    gemm_part(ctx, alpha.conj(), b, a.t().conj(), T::ONE, c, part);
}
