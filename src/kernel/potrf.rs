//! Cholesky factorization (placeholder loop).

use super::par::Ctx;
use super::scalar::{Real, Scalar};
use super::view::MatMut;

/// The leading minor of this order (1-based) is not positive definite, or its pivot is NaN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotPositiveDefinite {
    pub minor: usize,
}

/// A = L L^H in the lower triangle of A; the strictly upper triangle is neither read nor written.
/// The upper case A = U^H U is this routine on `a.t()`.
pub fn potrf_lower<T: Scalar>(_ctx: &Ctx, mut a: MatMut<T>) -> Result<(), NotPositiveDefinite> {
    let n = a.rows();
    for j in 0..n {
        let mut d = a.get(j, j).re();
        for p in 0..j {
            let l = a.get(j, p);
            d -= (l * l.conj()).re();
        }
        if !(d > T::Real::ZERO) {
            a.set(j, j, T::from_real(d));
            return Err(NotPositiveDefinite { minor: j + 1 });
        }
        let d = d.sqrt();
        a.set(j, j, T::from_real(d));
        for i in j + 1..n {
            let mut s = a.get(i, j);
            for p in 0..j {
                s -= a.get(i, p) * a.get(j, p).conj();
            }
            a.set(i, j, s.scale(T::Real::ONE.div(d)));
        }
    }
    Ok(())
}
