//! Reciprocal condition numbers from a factorization (`xGECON`, `xPOCON`) or of a triangle (`xTRCON`).
//!
//! ||A^-1|| is estimated by products with A^-1 and its adjoint ([`norm1`]), which are solves that
//! cannot overflow ([`ScaledTriangle`]). When a solution, brought back to scale, would leave the range
//! of normal numbers, A is singular to working precision and rcond is 0.

use super::norm1::norm1;
use super::scaled_solve::ScaledTriangle;
use super::vector::{column, divide, largest1, take};
use crate::kernel::norm::{Norm, triangular};
use crate::kernel::par::Ctx;
use crate::kernel::scalar::{Real, Scalar};
use crate::kernel::triangle::{Trans, Triangle};
use crate::kernel::trsm::{Diag, Uplo};
use crate::kernel::view::MatRef;
use core::mem::MaybeUninit;

/// What `gecon` and its like return.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Condition<R> {
    pub rcond: R,
    /// `anorm` is NaN or Inf: LAPACK's info = -5.
    pub bad_norm: bool,
    /// rcond is NaN or Inf, or the norm of the inverse came out as 0: LAPACK's info = 1.
    pub doubtful: bool,
}

impl<R: Real> Condition<R> {
    fn of(rcond: R) -> Self {
        Condition { rcond, bad_norm: false, doubtful: !rcond.is_finite() }
    }
}

/// x := x / s, unless a quotient would be out of range.
fn unscale<T: Scalar>(s: T::Real, smallest: T::Real, x: &mut [T]) -> bool {
    if s == T::Real::ONE {
        return true;
    }
    if s.is_zero() || s < largest1(column(x).rb()) * smallest {
        return false;
    }
    divide(s, x);
    true
}

/// Of a general matrix with `anorm` in the 1- or infinity-norm, from what `getrf` left in `lu`. `work`
/// has 2n elements and `rwork` 2n.
pub fn gecon<T: Scalar>(
    ctx: &Ctx,
    norm: Norm,
    lu: MatRef<T>,
    anorm: T::Real,
    work: &mut [MaybeUninit<T>],
    rwork: &mut [MaybeUninit<T::Real>],
) -> Condition<T::Real> {
    let (n, zero, one) = (lu.rows(), T::Real::ZERO, T::Real::ONE);
    if n == 0 {
        return Condition::of(one);
    }
    if anorm.is_zero() {
        return Condition::of(zero);
    }
    if !anorm.is_finite() {
        let rcond = if anorm.is_nan() { anorm } else { zero };
        return Condition { rcond, bad_norm: true, doubtful: false };
    }
    let ((x, work), (sums_l, rwork)) = (take(work, n), take(rwork, n));
    let ((v, _), (sums_u, _)) = (take(work, n), take(rwork, n));
    let l = ScaledTriangle::new(Triangle::new(Uplo::Lower, Diag::Unit, lu), sums_l);
    let u = ScaledTriangle::new(Triangle::new(Uplo::Upper, Diag::NonUnit, lu), sums_u);
    // The interchanges do not change either norm of the inverse. ||A^-1||_inf = ||A^-H||_1.
    let estimate = norm1(x, v, |x, adjoint| {
        let scale = if adjoint == (norm == Norm::Inf) {
            l.solve(ctx, Trans::No, column(x)) * u.solve(ctx, Trans::No, column(x))
        } else {
            u.solve(ctx, Trans::Conj, column(x)) * l.solve(ctx, Trans::Conj, column(x))
        };
        unscale(scale, T::Real::MIN_POSITIVE, x)
    });
    match estimate {
        None => Condition::of(zero),
        Some(inverse) if inverse.is_zero() => {
            Condition { rcond: zero, bad_norm: false, doubtful: true }
        }
        Some(inverse) => Condition::of(one.div(inverse).div(anorm)),
    }
}

/// Of a Hermitian positive definite matrix with the 1-norm `anorm`, from what `potrf` left in the
/// triangle `uplo`. `work` has 2n elements and `rwork` n.
pub fn pocon<T: Scalar>(
    ctx: &Ctx,
    uplo: Uplo,
    factor: MatRef<T>,
    anorm: T::Real,
    work: &mut [MaybeUninit<T>],
    rwork: &mut [MaybeUninit<T::Real>],
) -> T::Real {
    let (n, zero, one) = (factor.rows(), T::Real::ZERO, T::Real::ONE);
    if n == 0 {
        return one;
    }
    if anorm.is_zero() {
        return zero;
    }
    let ((x, work), (sums, _)) = (take(work, n), take(rwork, n));
    let (v, _) = take(work, n);
    let factor = ScaledTriangle::new(Triangle::new(uplo, Diag::NonUnit, factor), sums);
    let (first, second) = match uplo {
        Uplo::Lower => (Trans::No, Trans::Conj),
        Uplo::Upper => (Trans::Conj, Trans::No),
    };
    let estimate = norm1(x, v, |x, _| {
        let scale = factor.solve(ctx, first, column(x)) * factor.solve(ctx, second, column(x));
        unscale(scale, T::Real::MIN_POSITIVE, x)
    });
    match estimate {
        Some(inverse) if !inverse.is_zero() => one.div(inverse).div(anorm),
        _ => zero,
    }
}

/// Of a triangle, in the 1- or infinity-norm. `work` has 2n elements and `rwork` n.
pub fn trcon<T: Scalar>(
    ctx: &Ctx,
    norm: Norm,
    uplo: Uplo,
    diag: Diag,
    a: MatRef<T>,
    work: &mut [MaybeUninit<T>],
    rwork: &mut [MaybeUninit<T::Real>],
) -> T::Real {
    let (n, zero, one) = (a.rows(), T::Real::ZERO, T::Real::ONE);
    if n == 0 {
        return one;
    }
    let anorm = triangular(norm, uplo, diag, a);
    // A NaN passes on, for rcond to become NaN.
    if anorm <= zero {
        return zero;
    }
    let ((x, work), (sums, _)) = (take(work, n), take(rwork, n));
    let (v, _) = take(work, n);
    let a = ScaledTriangle::new(Triangle::new(uplo, diag, a), sums);
    let smallest = T::Real::MIN_POSITIVE * T::Real::from_usize(n);
    let estimate = norm1(x, v, |x, adjoint| {
        let trans = if adjoint == (norm == Norm::Inf) { Trans::No } else { Trans::Conj };
        unscale(a.solve(ctx, trans, column(x)), smallest, x)
    });
    match estimate {
        Some(inverse) if !inverse.is_zero() => one.div(anorm).div(inverse),
        _ => zero,
    }
}
