//! L^H L in the triangle of L (`xLAUUM`), and from it the inverse of a factored Hermitian positive
//! definite matrix (`xPOTRI`).
//!
//! Recursive: with L = [L11 0; L21 L22] the product is [L11^H L11 + L21^H L21, .; L22^H L21, L22^H L22],
//! computed in this order: top left, then the square block, then the bottom right.

use super::gemm::Operand;
use super::par::Ctx;
use super::scalar::Scalar;
use super::syrk::gemmt_lower;
use super::triangle::{Trans, Triangle, cut};
use super::trmm::trmm_left;
use super::trsm::{Diag, Uplo};
use super::trtri::{Singular, trtri};
use super::view::MatMut;

/// Order up to which plain loops are used.
const BLOCK: usize = 16;

/// Lower triangle := L^H L; the strictly upper triangle is neither read nor written, the diagonal of
/// the result is real. For U U^H in an upper triangle pass `a.t()`: with L = U^T the lower triangle of
/// conj(U U^H) is written there, which is the upper triangle of U U^H.
pub fn lauum_lower<T: Scalar>(ctx: &Ctx, a: MatMut<T>) {
    let n = a.rows();
    if n <= BLOCK {
        return unblocked(a);
    }
    let h = cut(n, BLOCK);
    let [mut a11, _, mut a21, a22] = a.split_quad(h, h);
    lauum_lower(ctx, a11.rb_mut());
    let l21 = a21.rb();
    gemmt_lower(ctx, T::ONE, Operand::adjoint(l21), Operand::plain(l21), T::ONE, a11, true);
    let l22 = Triangle::new(Uplo::Lower, Diag::NonUnit, a22.rb());
    trmm_left(ctx, T::ONE, l22.op(Trans::Conj), a21.rb_mut());
    lauum_lower(ctx, a22);
}

/// Row i of the result needs rows i and below of L, so rows are overwritten from the first.
fn unblocked<T: Scalar>(mut a: MatMut<T>) {
    let n = a.rows();
    for i in 0..n {
        for j in 0..=i {
            let mut s = T::ZERO;
            for p in i..n {
                s += a.get(p, i).conj() * a.get(p, j);
            }
            a.set(i, j, if i == j { T::from_real(s.re()) } else { s });
        }
    }
}

/// A^-1 from the factor that `potrf` left in the triangle `uplo`, into that triangle. With a zero or
/// NaN on the diagonal of the factor nothing is written.
pub fn potri<T: Scalar>(ctx: &Ctx, uplo: Uplo, a: MatMut<T>) -> Result<(), Singular> {
    let mut a = match uplo {
        Uplo::Lower => a,
        Uplo::Upper => a.t(),
    };
    trtri(ctx, Uplo::Lower, Diag::NonUnit, a.rb_mut())?;
    lauum_lower(ctx, a);
    Ok(())
}
