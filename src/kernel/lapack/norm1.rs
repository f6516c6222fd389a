//! An estimate of the 1-norm of an operator that can only be applied to vectors (`xLACN2`).
//!
//! Higham's Algorithm 4.1 (ACM TOMS 14(4), 1988): a gradient ascent on the vertices of the unit ball,
//! at most ITERATIONS products with the operator and its adjoint, and at the end a vector of alternating
//! signs for the operators that deceive the ascent. The estimate is a lower bound, nearly always within
//! a factor of 3. A NaN in any product makes it NaN.

use super::vector::sum_moduli;
use crate::kernel::norm::modulus;
use crate::kernel::scalar::{Real, Scalar};

const ITERATIONS: usize = 5;

/// Estimates ||M||_1, where `apply(x, adjoint)` does x := M x or x := M^H x. It returns false to give
/// up, and so does the estimator then. `x` and `signs` have the order of M, at least 1.
pub fn norm1<T: Scalar>(
    x: &mut [T],
    signs: &mut [T],
    mut apply: impl FnMut(&mut [T], bool) -> bool,
) -> Option<T::Real> {
    let mut step = |x: &mut [T], adjoint| apply(x, adjoint).then_some(());
    let n = x.len();
    x.fill(T::from_real(T::Real::from_usize(n).recip()));
    step(x, false)?;
    if n == 1 {
        return Some(modulus(x[0]));
    }
    let mut estimate = sum_moduli(x);
    to_signs(x, signs);
    step(x, true)?;
    let mut j = largest(x);
    for iteration in 2..=ITERATIONS {
        x.fill(T::ZERO);
        x[j] = T::ONE;
        step(x, false)?;
        let reached = sum_moduli(x);
        if reached <= estimate {
            break;
        }
        estimate = reached;
        // A real vector of signs seen before: the ascent has come to its end.
        if !T::IS_COMPLEX && x.iter().zip(&*signs).all(|(&x, s)| sign(x) == *s) {
            break;
        }
        to_signs(x, signs);
        step(x, true)?;
        let last = j;
        j = largest(x);
        let here = if T::IS_COMPLEX { modulus(x[last]) } else { x[last].re() };
        if here == modulus(x[j]) || iteration == ITERATIONS {
            break;
        }
    }
    alternate(x);
    step(x, false)?;
    let third = T::Real::from_usize(3 * n);
    let alternative = (sum_moduli(x) + sum_moduli(x)).div(third);
    Some(if alternative > estimate || alternative.is_nan() { alternative } else { estimate })
}

/// x / |x|; for real x a sign, and for what is too small for a quotient 1.
fn sign<T: Scalar>(x: T) -> T {
    if !T::IS_COMPLEX {
        return if x.re() > T::Real::ZERO { T::ONE } else { -T::ONE };
    }
    let size = modulus(x);
    if size > T::Real::MIN_POSITIVE { x.div(T::from_real(size)) } else { T::ONE }
}

fn to_signs<T: Scalar>(x: &mut [T], signs: &mut [T]) {
    for (x, s) in x.iter_mut().zip(signs) {
        (*s, *x) = (sign(*x), sign(*x));
    }
}

/// The first index of the largest modulus.
fn largest<T: Scalar>(x: &[T]) -> usize {
    let (mut j, mut best) = (0, -T::Real::ONE);
    for (i, &x) in x.iter().enumerate() {
        let v = modulus(x);
        if v > best {
            (j, best) = (i, v);
        }
    }
    j
}

/// x_i := (-1)^i (1 + i / (n - 1)).
fn alternate<T: Scalar>(x: &mut [T]) {
    let last = T::Real::from_usize(x.len() - 1);
    for (i, x) in x.iter_mut().enumerate() {
        let v = T::from_real(T::Real::ONE + T::Real::from_usize(i).div(last));
        *x = if i % 2 == 0 { v } else { -v };
    }
}
