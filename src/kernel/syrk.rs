//! Symmetric and Hermitian rank-k update of one triangle, and products of which one triangle is wanted.
//!
//! The loops are GEMM's; see `gemm.rs`. Only tiles that meet the triangle are computed.

use super::gemm::{Operand, Part, gemm_part};
use super::par::Ctx;
use super::scalar::Scalar;
use super::trsm::Uplo;
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

/// Triangle `uplo` of C := beta C + alpha A B, for any A (n x k) and B (k x n). The other triangle is
/// neither read nor written; beta = 0 does not read C, alpha = 0 does not read A and B.
pub fn gemmt<T: Scalar>(
    ctx: &Ctx,
    uplo: Uplo,
    alpha: T,
    a: Operand<T>,
    b: Operand<T>,
    beta: T,
    c: MatMut<T>,
) {
    gemm_part(ctx, alpha, a, b, beta, c, Part::triangle(uplo, false));
}

/// [`gemmt`] with B = A^T.
pub fn syrk<T: Scalar>(ctx: &Ctx, uplo: Uplo, alpha: T, a: Operand<T>, beta: T, c: MatMut<T>) {
    gemmt(ctx, uplo, alpha, a, a.t(), beta, c);
}

/// [`gemmt`] with B = A^H. The imaginary parts of the diagonal of C are taken to be 0 and set to 0,
/// except where the update is none at all (alpha or k is 0 and beta is 1), which touches nothing.
pub fn herk<T: Scalar>(
    ctx: &Ctx,
    uplo: Uplo,
    alpha: T::Real,
    a: Operand<T>,
    beta: T::Real,
    mut c: MatMut<T>,
) {
    let none = a.mat.cols() == 0 || alpha.is_zero();
    let beta = scale_real(ctx, uplo, none, beta, c.rb_mut());
    if !none {
        let part = Part::triangle(uplo, T::IS_COMPLEX);
        gemm_part(ctx, T::from_real(alpha), a, a.t().conj(), beta, c, part);
    }
}

/// Elements of C in one task.
const TASK: usize = 1 << 16;

/// What a Hermitian update does to C first: all of it if there is `none`, else what GEMM must not do,
/// which would multiply by beta + 0i and make NaN of Inf. Returns the beta that is left to do.
pub(super) fn scale_real<T: Scalar>(
    ctx: &Ctx,
    uplo: Uplo,
    none: bool,
    beta: T::Real,
    c: MatMut<T>,
) -> T {
    let one = T::Real::ONE;
    if beta == one || (beta.is_zero() && !none) {
        return T::from_real(beta);
    }
    let (uplo, c) = match c.rs().unsigned_abs() <= c.cs().unsigned_abs() {
        true => (uplo, c),
        false => (uplo.transposed(), c.t()),
    };
    let n = c.cols();
    let width = (TASK / n.max(1)).clamp(1, n.max(1));
    let part = |task: usize| {
        // SAFETY: tasks take disjoint ranges of columns.
        let mut c = unsafe { c.alias() };
        for j in task * width..n.min((task + 1) * width) {
            let rows = match uplo {
                Uplo::Lower => j..n,
                Uplo::Upper => 0..j + 1,
            };
            for i in rows {
                let x = if beta.is_zero() { T::ZERO } else { c.get(i, j).scale(beta) };
                c.set(i, j, if i == j { T::from_real(x.re()) } else { x });
            }
        }
    };
    match n.div_ceil(width) {
        1 => part(0),
        tasks => ctx.par.run(tasks, &|task, _| part(task)),
    }
    T::ONE
}
