//! Inverse of a triangular matrix, in place.
//!
//! With L = [L11 0; L21 L22] the inverse has -L22^-1 L21 L11^-1 below the diagonal blocks: two
//! triangular solves while L11 and L22 are still themselves, then the two halves by recursion. An upper
//! triangle is its own transpose's lower one.

use super::par::Ctx;
use super::scalar::{Real, Scalar};
use super::triangle::{Triangle, cut, trsm_left, trsm_right};
use super::trsm::{Diag, Uplo};
use super::view::{MatMut, MatRef};

/// Order up to which plain loops are used.
const BLOCK: usize = 16;

/// The diagonal entry with this 1-based index is the first that is exactly zero or NaN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Singular {
    pub index: usize,
}

/// A := A^-1 for the triangle `uplo` of A; the other triangle, and a unit diagonal, are neither read
/// nor written. A singular matrix is left as it is.
pub fn trtri<T: Scalar>(ctx: &Ctx, uplo: Uplo, diag: Diag, a: MatMut<T>) -> Result<(), Singular> {
    if diag == Diag::NonUnit {
        check_diagonal(a.rb())?;
    }
    invert(ctx, uplo, diag, a);
    Ok(())
}

/// [`trtri`] of a triangle that is not looked at first: a zero on the diagonal gives Inf and NaN.
pub fn invert<T: Scalar>(ctx: &Ctx, uplo: Uplo, diag: Diag, a: MatMut<T>) {
    match uplo {
        Uplo::Lower => lower(ctx, diag, a),
        Uplo::Upper => lower(ctx, diag, a.t()),
    }
}

/// The first diagonal entry that is exactly zero.
pub fn find_zero<T: Scalar>(a: MatRef<T>) -> Result<(), Singular> {
    match (0..a.rows()).find(|&i| a.get(i, i).is_zero()) {
        Some(i) => Err(Singular { index: i + 1 }),
        None => Ok(()),
    }
}

/// The first diagonal entry without an inverse. LAPACK lets a NaN pass here; then an inverse full of NaN
/// would come with info = 0, while the factorization has reported the same entry.
pub(super) fn check_diagonal<T: Scalar>(a: MatRef<T>) -> Result<(), Singular> {
    let bad = |d: T| d.is_zero() || d.re().is_nan() || d.im().is_nan();
    match (0..a.rows()).find(|&i| bad(a.get(i, i))) {
        Some(i) => Err(Singular { index: i + 1 }),
        None => Ok(()),
    }
}

fn lower<T: Scalar>(ctx: &Ctx, diag: Diag, a: MatMut<T>) {
    let n = a.rows();
    if n <= BLOCK {
        return unblocked(diag, a);
    }
    let h = cut(n, BLOCK);
    let [a11, _, mut a21, a22] = a.split_quad(h, h);
    for j in 0..h {
        for i in 0..n - h {
            a21.set(i, j, -a21.get(i, j));
        }
    }
    trsm_left(ctx, Triangle::new(Uplo::Lower, diag, a22.rb()), a21.rb_mut());
    trsm_right(ctx, Triangle::new(Uplo::Lower, diag, a11.rb()), a21);
    lower(ctx, diag, a11);
    lower(ctx, diag, a22);
}

/// Columns from the last: with M = L22^-1 already in place, column j below its diagonal becomes
/// -M l / l_jj.
fn unblocked<T: Scalar>(diag: Diag, mut a: MatMut<T>) {
    let n = a.rows();
    for j in (0..n).rev() {
        let mut d = T::ONE;
        if diag == Diag::NonUnit {
            d = a.get(j, j).recip();
            a.set(j, j, d);
        }
        // Bottom up, because row i of M l needs the old l above it.
        for i in (j + 1..n).rev() {
            let mut s = a.get(i, j);
            if diag == Diag::NonUnit {
                s = a.get(i, i) * s;
            }
            for p in j + 1..i {
                s += a.get(i, p) * a.get(p, j);
            }
            a.set(i, j, if diag == Diag::NonUnit { -(s * d) } else { -s });
        }
    }
}
