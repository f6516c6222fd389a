//! Triangular solve with many right-hand sides.
//!
//! Every variant is a lower triangle from the left on suitable views. Up to TRSM_BASE the triangle is
//! packed once and each task solves strips of right-hand sides: a strip is packed like an operand A
//! of GEMM, right-hand sides along the vectors, and solved in place nr columns at a time by the
//! GEMM register tile with a triangular solve fused to its end (BLIS's gemmtrsm). Larger triangles
//! are halved, with GEMM in between.

use super::gemm::{Operand, Part, gemm, scale_part};
use super::par::Ctx;
use super::params::TRSM_BASE;
use super::scalar::{Real, Scalar};
use super::strip;
use super::view::MatMut;

/// Which part of a matrix is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Uplo {
    Lower,
    Upper,
}

/// Whether the diagonal is stored or known to be 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Diag {
    NonUnit,
    Unit,
}

/// Which side of the unknown the triangle stands on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    Left,
    Right,
}

impl Side {
    /// Where the triangle stands in the transposed problem.
    pub fn opposite(self) -> Side {
        match self {
            Side::Left => Side::Right,
            Side::Right => Side::Left,
        }
    }
}

impl Uplo {
    /// The triangle the transpose has.
    pub fn transposed(self) -> Uplo {
        match self {
            Uplo::Lower => Uplo::Upper,
            Uplo::Upper => Uplo::Lower,
        }
    }
}

/// Whether a solve or a product with a triangle of this order and so many right-hand sides stays on the
/// calling thread and uses no scratch memory.
pub fn is_small(order: usize, others: usize) -> bool {
    strip::small(order, others)
}

/// B := alpha A^-1 B (left) or alpha B A^-1 (right). `uplo` names the triangle of the view `a.mat`: a
/// transposed solve passes the transposed view and `uplo.transposed()`. alpha = 0 does not read A, B.
pub fn trsm<T: Scalar>(
    ctx: &Ctx,
    side: Side,
    uplo: Uplo,
    a: Operand<T>,
    diag: Diag,
    alpha: T,
    mut b: MatMut<T>,
) {
    if alpha != T::ONE {
        scale_part(alpha, b.rb_mut(), Part::Full);
        if alpha.is_zero() {
            return;
        }
    }
    let (a, uplo, b) = match side {
        Side::Left => (a, uplo, b),
        Side::Right => (a.t(), uplo.transposed(), b.t()),
    };
    match uplo {
        Uplo::Lower => trsm_lower_left(ctx, a, diag, b),
        Uplo::Upper => {
            let reversed = Operand { mat: a.mat.reverse(), conj: a.conj };
            trsm_lower_left(ctx, reversed, diag, b.reverse_rows());
        }
    }
}

/// B := A^-1 B, A lower triangular n x n, B n x m.
pub fn trsm_lower_left<T: Scalar>(ctx: &Ctx, a: Operand<T>, diag: Diag, b: MatMut<T>) {
    let n = b.rows();
    if b.is_empty() {
        return;
    }
    if n <= TRSM_BASE {
        return solve_packed(ctx, a, diag, b);
    }
    let half = (n / 2).next_multiple_of(TRSM_BASE.min(64));
    let (mut top, mut bottom) = b.split_rows(half);
    trsm_lower_left(ctx, a.sub(0, 0, half, half), diag, top.rb_mut());
    let below = a.sub(half, 0, n - half, half);
    gemm(ctx, -T::ONE, below, Operand::plain(top.rb()), T::ONE, bottom.rb_mut());
    trsm_lower_left(ctx, a.sub(half, half, n - half, n - half), diag, bottom);
}

fn solve_packed<T: Scalar>(ctx: &Ctx, a: Operand<T>, diag: Diag, b: MatMut<T>) {
    let kr = T::kernels();
    let n = b.rows();
    if diag == Diag::NonUnit && !(0..n).all(|i| invertible(a.mat.get(i, i))) {
        return substitute(a, b);
    }
    // SAFETY: the memory has room for a triangle of order TRSM_BASE; the strips are those of b.
    strip::for_each(
        ctx,
        b,
        |triangle| unsafe { strip::pack_triangle(kr, a, diag, triangle) },
        |triangle, width, strip| unsafe { strip::solve(kr, triangle, n, width, strip) },
    );
}

/// Whether multiplying by the reciprocal can stand in for a division.
fn invertible<T: Scalar>(d: T) -> bool {
    let small = |x: T| x.abs1() < T::Real::MIN_POSITIVE;
    d.is_zero() || !(small(d) || small(d.recip()))
}

/// Plain substitution, dividing: for diagonals whose reciprocal overflows.
fn substitute<T: Scalar>(a: Operand<T>, mut b: MatMut<T>) {
    for j in 0..b.cols() {
        for i in 0..b.rows() {
            let mut s = b.get(i, j);
            for p in 0..i {
                s -= a.mat.get(i, p).conj_if(a.conj) * b.get(p, j);
            }
            b.set(i, j, s.div(a.mat.get(i, i).conj_if(a.conj)));
        }
    }
}
