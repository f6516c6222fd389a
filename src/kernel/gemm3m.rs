//! The complex product BLAS extensions call gemm3m.
//!
//! 3M (N. J. Higham, SIAM J. Matrix Anal. Appl. 13(3), 1992) forms a complex product from three real
//! ones instead of four and pays with a weaker bound: the error of the imaginary part is relative to
//! the norm of the whole product, so a small imaginary part may have no correct digit. The name is a
//! permission to be faster, not a promise to be less accurate, and here it is GEMM: same bits, same
//! componentwise bound.

use super::gemm::{Operand, gemm};
use super::par::Ctx;
use super::scalar::Scalar;
use super::view::MatMut;

/// C := beta C + alpha A B, exactly as [`gemm`].
pub fn gemm3m<T: Scalar>(ctx: &Ctx, alpha: T, a: Operand<T>, b: Operand<T>, beta: T, c: MatMut<T>) {
    gemm(ctx, alpha, a, b, beta, c);
}
