//! A triangular operand in all its variants, reduced to one.
//!
//! Left or right, lower or upper, plain, transposed or conjugated: BLAS knows 24 triangular products
//! and as many solves. Here an operand carries its triangle with it. A right-side problem is the left
//! one of the transposes, so every routine needs the left-side case only. Nothing depends on what the other
//! triangle holds.

use super::gemm::Operand;
use super::par::Ctx;
use super::scalar::Scalar;
use super::trsm::{self, Diag, Uplo};
use super::view::{MatMut, MatRef};

/// op(A) = A, A^T or A^H.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trans {
    No,
    Yes,
    Conj,
}

/// One triangle of a square view, as it enters a product or a solve.
#[derive(Clone, Copy)]
pub struct Triangle<'a, T> {
    pub a: Operand<'a, T>,
    pub uplo: Uplo,
    pub diag: Diag,
}

impl<'a, T> Triangle<'a, T> {
    /// The triangle of `mat` as stored.
    pub fn new(uplo: Uplo, diag: Diag, mat: MatRef<'a, T>) -> Self {
        Triangle { a: Operand { mat, conj: false }, uplo, diag }
    }
    /// The transpose.
    pub fn t(self) -> Self {
        let uplo = match self.uplo {
            Uplo::Lower => Uplo::Upper,
            Uplo::Upper => Uplo::Lower,
        };
        Triangle { a: Operand { mat: self.a.mat.t(), ..self.a }, uplo, ..self }
    }
    /// The conjugate.
    pub fn conj(self) -> Self {
        Triangle { a: Operand { conj: !self.a.conj, ..self.a }, ..self }
    }
    /// op applied to what this is now.
    pub fn op(self, trans: Trans) -> Self {
        match trans {
            Trans::No => self,
            Trans::Yes => self.t(),
            Trans::Conj => self.t().conj(),
        }
    }
    /// The lower triangular operand and the rows of B in the order that goes with it.
    pub(super) fn lowered<'b>(self, b: MatMut<'b, T>) -> (Operand<'a, T>, MatMut<'b, T>) {
        match self.uplo {
            Uplo::Lower => (self.a, b),
            Uplo::Upper => (Operand { mat: self.a.mat.reverse(), ..self.a }, b.reverse_rows()),
        }
    }
}

/// B := A^-1 B.
pub fn trsm_left<T: Scalar>(ctx: &Ctx, a: Triangle<T>, b: MatMut<T>) {
    trsm::solve(ctx, a, b);
}

/// B := B A^-1.
pub fn trsm_right<T: Scalar>(ctx: &Ctx, a: Triangle<T>, b: MatMut<T>) {
    trsm_left(ctx, a.t(), b.t());
}

/// Where a recursion on an n x n triangle cuts it: near the middle, at a multiple of `block`, and
/// dependent on n alone, so that bits do not depend on the machine.
pub(super) fn cut(n: usize, block: usize) -> usize {
    (n / 2).next_multiple_of(block)
}
