//! Triangular solve with many right-hand sides (placeholder loop).

use super::gemm::Operand;
use super::par::Ctx;
use super::scalar::Scalar;
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

/// B := A^-1 B, A lower triangular n x n, B n x m. All other variants reduce to this one: right-side
/// by transposing both, upper by reversing both (see [`trsm`]).
pub fn trsm_lower_left<T: Scalar>(_ctx: &Ctx, a: Operand<T>, diag: Diag, mut b: MatMut<T>) {
    for j in 0..b.cols() {
        for i in 0..b.rows() {
            let mut s = b.get(i, j);
            for p in 0..i {
                s -= a.mat.get(i, p).conj_if(a.conj) * b.get(p, j);
            }
            if diag == Diag::NonUnit {
                s = s.div(a.mat.get(i, i).conj_if(a.conj));
            }
            b.set(i, j, s);
        }
    }
}
