//! Triangular matrix product in place: B := alpha A B and B := alpha B A.
//!
//! The counterpart of `trsm.rs`: up to TRMM_BASE the triangle is packed and each task multiplies strips of
//! columns of B by it in place. Larger triangles are halved; with A = [A11 0; A21 A22] the second half
//! of B is finished first, B2 := alpha A22 B2 + alpha A21 B1, then B1 := alpha A11 B1. Nothing outside
//! the triangle is read, and no zero stands in for it (0 * Inf would be NaN).

use super::gemm::{Operand, gemm};
use super::par::Ctx;
use super::params::TRSM_BASE;
use super::scalar::Scalar;
use super::strip;
use super::triangle::{Triangle, cut};
use super::trsm::Diag;
use super::view::MatMut;

/// Order up to which a product runs on packed strips, without GEMM.
const TRMM_BASE: usize = TRSM_BASE;

/// B := alpha op(A) B, where `a` says which triangle A is. alpha = 0 reads neither A nor B.
pub fn trmm_left<T: Scalar>(ctx: &Ctx, alpha: T, a: Triangle<T>, mut b: MatMut<T>) {
    if alpha.is_zero() {
        for j in 0..b.cols() {
            for i in 0..b.rows() {
                b.set(i, j, T::ZERO);
            }
        }
        return;
    }
    let (l, b) = a.lowered(b);
    lower_left(ctx, alpha, l, a.diag, b);
}

/// B := alpha B op(A).
pub fn trmm_right<T: Scalar>(ctx: &Ctx, alpha: T, a: Triangle<T>, b: MatMut<T>) {
    trmm_left(ctx, alpha, a.t(), b.t());
}

fn lower_left<T: Scalar>(ctx: &Ctx, alpha: T, a: Operand<T>, diag: Diag, b: MatMut<T>) {
    let n = b.rows();
    if b.is_empty() {
        return;
    }
    if n <= TRMM_BASE {
        return multiply_packed(ctx, alpha, a, diag, b);
    }
    let h = cut(n, 64);
    let (mut b1, mut b2) = b.split_rows(h);
    lower_left(ctx, alpha, a.sub(h, h, n - h, n - h), diag, b2.rb_mut());
    gemm(ctx, alpha, a.sub(h, 0, n - h, h), Operand::plain(b1.rb()), T::ONE, b2);
    lower_left(ctx, alpha, a.sub(0, 0, h, h), diag, b1.rb_mut());
}

fn multiply_packed<T: Scalar>(ctx: &Ctx, alpha: T, a: Operand<T>, diag: Diag, b: MatMut<T>) {
    let (kr, n) = (T::kernels(), b.rows());
    // SAFETY: the memory has room for a triangle of order TRMM_BASE; the strips are those of b.
    strip::for_each(
        ctx,
        b,
        |triangle| unsafe { strip::pack_factor(kr, a, diag, triangle) },
        |triangle, width, strip| unsafe {
            strip::multiply(kr, alpha, triangle, diag, n, width, strip);
        },
    );
}
